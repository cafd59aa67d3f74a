# Le coach : s’il est prêt, ses conseils, les chances de gagner.

coaching-compiling = Le coach se prépare. La première fois, cela prend quelques minutes ; continuez à jouer.
coaching-strict = En jeu strict, le coach se tait.

# Au pupitre.
hint = Conseil
hint-title-1 = Regardez ici
hint-title-2 = À considérer, dans le désordre
hint-title-3 = Chances de gagner
hint-thinking = Le coach réfléchit…
hint-more-1 = Nommer des candidats
hint-more-2 = Montrer les chances
hint-close = Fermer le conseil
hint-rest = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
hint-candidate = Candidat { $letter }
hint-chance = { $chance } de chances
hint-show-bar = Toujours montrer mes chances
key-hint = Un conseil ; encore pour plus

chance-label = Chances de gagner

after-cost = { $points ->
        [one] Ce coup a coûté { $points } point de chances ({ $before } → { $after }).
       *[other] Ce coup a coûté { $points } points de chances ({ $before } → { $after }).
    }
after-better = Mieux : { $action }.
after-undo = Le reprendre

settings-win-chance = Chances de gagner à côté du plateau
settings-win-chance-hint = Jamais en jeu strict.
settings-after-move = Le coach après un coup
settings-after-move-on = Intervient quand un coup a coûté 3 points ou plus
settings-shown = Visibles
settings-hidden = Cachées
settings-quiet = Se tait
