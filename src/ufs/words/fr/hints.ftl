# Le coach : s’il est prêt, ses conseils, les chances de gagner.

coaching-missing = Le coach a besoin de Numba. Installez-le avec : pip install "under-falling-skies[fast]", puis relancez. Tout le reste marche sans lui.
coaching-compiling = Le coach se prépare. La première fois, cela prend quelques minutes ; continuez à jouer.
coaching-failed = Le coach n’a pas pu se préparer : { $reason } Tout le reste marche sans lui. Relancez le programme pour réessayer.
coaching-child-died = la compilation a échoué ({ $reason }).
coaching-no-cache = impossible d’écrire dans son dossier de cache.
coaching-stale = Le coach est prêt, mais il a appris avant ce changement : { $changed }. À ces tables, ses chances sont approximatives.
coaching-the-rules = les règles
coaching-remark = À prendre avec prudence : depuis que le coach a appris, ceci a changé : { $changed }.
coaching-strict = En jeu strict, le coach se tait.
coaching-game-over = La partie est finie : il n’y a plus rien à conseiller.

# Les actions, comme on les noterait.
hint-place = { $color ->
        [white] { $value } blanc
       *[plain] { $value } gris
    } sur { $on }, rangée { $row }, colonne { $column }
hint-use = Utiliser { $on }, rangée { $row }, colonne { $column }
hint-install = Le robot sur { $on }, rangée { $row }, colonne { $column }
hint-remove = Retirer le robot ({ $value })
hint-spawn = Le { $kind } dans la colonne { $column }
hint-excavate = Creuser
hint-done = Continuer, laisser le reste
hint-ability = { $name }
hint-ability-column = { $name } : colonne { $column }
hint-ability-die = { $name } : { $color ->
        [white] le { $value } blanc
       *[plain] le { $value } gris
    } { $change ->
        [up] vers le haut
        [down] vers le bas
       *[flip] retourné
    }

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
