# La page où l’on joue : plateau, pupitre, journal.

board-label = Le plateau : ciel, ville et base
desk-label = Votre pupitre
tray-label = Dés en main
board-as-text = Le plateau en texte

space-label = Rangée { $row }, colonne { $column }
drop-point = Point de largage de la colonne { $column }
possible = Possible
unexcavated = case non excavée
excavator = excavatrice
costs = coûte { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }
large-room = salle de { $size } cases
die-plain = dé { term-gris } de valeur { $value }
die-white = dé blanc de valeur { $value }
robot-here = robot { $robot } de valeur { $value }
robot-tired = robot { $robot } de valeur { $value }, désactivé
sign-left = une flèche vers la gauche
sign-right = une flèche vers la droite
sign-icon = une icône Vaisseau-mère
sign-explosion = une explosion de { $number }
sign-red-explosion = une explosion rouge de { $number }
standing = Manche { $round }, { $phase }. Énergie { $energy } sur { $energy_max }. Dégâts { $damage } sur { $hits }. Recherche { $research } sur { $research_length } ; les prochaines cases coûtent { $next }.
mothership-at = Le vaisseau-mère est en rangée { $row } ; { $rows ->
        [one] le crâne est à { $rows } rangée.
       *[other] le crâne est à { $rows } rangées.
    }
caption-descends = Le vaisseau-mère descend en rangée { $row }.
caption-acts = Il agit : { $action }.
caption-launches = Il lance ses vaisseaux.
board-next = Ensuite : { $action }
next-action = Dans la rangée suivante : { $action }.
waiting-ships = À bord du vaisseau-mère : { $aboard ->
        [one] { $aboard } vaisseau
       *[other] { $aboard } vaisseaux
    }. Dans la réserve : { $supply ->
        [one] { $supply } vaisseau { term-blanc }
       *[other] { $supply } vaisseaux { term-blanc }s
    }.
ships-title = Vaisseaux
base-title = Base
ship-line = Colonne { $column }, rangée { $row } : { $kind }.
ship-line-on = Colonne { $column }, rangée { $row } : { $kind } sur { $sign }.
no-ships = Aucun vaisseau n’est dans le ciel.
column-short = Colonne { $column }
row-short = Rangée { $row }

round-number = Manche { $round }
round-word = Manche
overview-title = Une manche
research = Recherche
energy = Énergie
damage = Dégâts
next-costs = ensuite { $costs }
threat-short = niveau de menace { $level }
level-short = niveau { $level }
damaged-short = côté endommagé
strict-short = strict

prompt-pick = Prenez un dé.
prompt-place = Posez-le sur une case éclairée.
prompt-rooms = Utilisez vos salles, dans l’ordre que vous voulez.
prompt-rooms-done = Il n’y a plus rien à faire ici.
prompt-spawn = Un vaisseau est largué. Choisissez son point de largage.
prompt-install = Un nouveau robot de valeur { $value } : choisissez sa salle.
prompt-roll = { $count ->
        [one] Lancez { $count } dé et saisissez sa valeur.
       *[other] Lancez { $count } dés et saisissez leurs valeurs.
    }
prompt-watch = Regardez ce qui se passe.
prompt-moment = Vous revoyez un moment passé.
white-die-hint = Blanc : une fois posé, les autres sont relancés
plain-die-hint = Dé { term-gris }

telling-idle = Pointez une case pour voir ce qu’elle ferait.
on-your-table = Sur votre table
nothing-moves = Aucun vaisseau ne bouge.
leaves-open = { $count ->
        [one] Encore libre : colonne { $columns }.
       *[other] Encore libres : colonnes { $columns }.
    }
rule-link = règle { $rule }
to-the-rules = Lire dans les règles
confirm-place = Poser ici
confirm-do = Valider
cancel = Renoncer
close = Fermer

use-room = Utiliser { $room } : { $value }
excavate = Creuser
done = Continuer
done-rest = Laisser le reste
done-detail = Les dés inutilisés n’ont pas d’effet ; puis c’est au vaisseau-mère.
remove-robot = Retirer le robot ({ $value })
which-robot = Quel dé bleu ?
robot-new = Robot { $robot }, hors du plateau
robot-on-board = Robot { $robot }, sur le plateau avec la valeur { $value }
which-ship = Quel vaisseau ?
spawn-here = Colonne { $column }

roll-enter = Saisir le lancer
roll-clear = Effacer
roll-dice = Lancer les dés
worker-row-plain = Dé { $number }, { term-gris }
worker-row-white = Dé { $number }, blanc

undo-strict = Jeu strict : un lancer ne s’annule pas.
menu = Menu
undo = Annuler
redo = Refaire
log = Journal
share = Partager
keys = Touches
correct = Corriger…
correct-title = Corriger la table
correct-hint = Réglez ce qu’il y a sur votre vraie table. Touchez une pièce, puis sa place, ici ou sur l’image.
correct-tracks = Marqueurs
correct-mothership = Rangée du vaisseau-mère
correct-tokens = Compteur personnel
correct-less = { $name } : moins
correct-more = { $name } : plus
correct-pieces = Vaisseaux, dés, excavatrice
correct-robot = Robot { $number }
correct-value = Valeur du dé
correct-row = Rangée
correct-column = Colonne
correct-aboard = Sur le vaisseau-mère
correct-supply = Dans la réserve
correct-hand = En main
correct-resolved = Utilisé
correct-off = Hors du plateau
correct-exhausted = Désactivé
correct-others = Capacités et salles
correct-spent = Utilisée : { $name }
correct-smoke = Dés sous la fumée
correct-supplies = Salles ravitaillées
correct-destroyed = Vaisseaux détruits
correct-points = Points à répartir
correct-held = Vaisseau-mère retenu
correct-held-null = non
correct-held-action = pas d’action cette manche
correct-held-descent = pas de descente dans sa phase
correct-core-shot = Cœur du vaisseau-mère
correct-core-shot-false = pas touché
correct-core-shot-true = touché
correct-end = Phase et fin de partie
correct-won = Gagnée par une carte
correct-lost = Perdue par une carte
correct-install = Robot à installer
correct-none = aucun
correct-changes = Ce qui va changer
correct-nothing-yet = Rien n’est encore changé.
correct-apply = Corriger
corrected-hint = Corrigée à la main ; la partie ne compte pas dans les statistiques.

log-title = Journal
log-close = Fermer le journal
log-look = Montrer ce moment

moment = Vous voyez l’étape { $step } sur { $of }.
moment-back = Revenir au présent
moment-fork = Reprendre ici
forked = Une nouvelle partie reprend ici. L’ancienne est conservée.
forked-relaxed = Une nouvelle partie reprend d’ici, en jeu souple. L’ancienne est conservée.
changed-elsewhere = Cette partie a continué dans une autre fenêtre. Rien n’est perdu : chargez ici l’état actuel.
reload-game = Charger

end-won = Victoire
end-lost = Défaite
end-research = La recherche est terminée.
end-damage = La base est détruite.
end-mothership = Le vaisseau-mère est descendu trop bas.
end-card = Une carte en décide.
end-rounds = { $rounds ->
        [one] La partie a duré { $rounds } manche.
       *[other] La partie a duré { $rounds } manches.
    }
end-look = Voir le plateau

keys-title = Touches
key-pick = Prendre un dé, ou saisir un lancer
key-move = Se déplacer dans la base
key-place = Poser le dé, utiliser la salle
key-escape = Reposer le dé
key-excavate = Creuser
key-done = Laisser le reste, continuer
key-undo = Annuler
key-redo = Refaire
key-log = Ouvrir ou replier le journal
key-text = Le plateau en texte
key-overview = Une manche, étape par étape
key-help = Ces touches

stands-on = Il est sur un { $number }.
stands-on-red = Il est sur un { $number } rouge.
place-short = rangée { $row }, colonne { $column }
robot-waiting = nouveau robot affichant { $value }
about-game = À propos de cette partie
about-edition = Édition
about-hard = { term-Cote-difficile }
about-none = aucune carte
about-dice = Dés
about-dice-auto = lancés par le programme
about-dice-manual = les vôtres
about-mode = Jeu
end-figures = Recherche { $research } sur { $research_length }, dégâts { $damage } sur { $hits }.

# Les capacités, les objectifs, ce qui est prévu pour cette manche.
abilities = Capacités
upgraded = amélioré
ability-left = { $left ->
        [0] épuisée
       *[other] encore { $left } fois
    }
ability-left-round = { $left ->
        [0] épuisée pour cette manche
       *[other] encore { $left } fois pendant cette manche
    }
prompt-ability-now = { $name } : maintenant ?
prompt-ability-column = { $name } : choisissez une colonne.
prompt-ability-die = { $name } : choisissez un dé.
prompt-ability-change = { $name } : choisissez un dé, vers le haut ou vers le bas.
prompt-ability-colour = { $name } : sur les explosions jaunes ou sur les rouges ?
prompt-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à répartir : choisissez un dé.
prompt-colour = Chasseurs : sur les explosions jaunes ou sur les rouges ?
points-left = Points du poste de commandement encore à répartir : { $points }.
points-to-die = { $die }, rangée { $row }, colonne { $column } : le monter à { $value }
aim-yellow = Explosions jaunes
aim-red = Explosions rouges
confirm-ability = L’utiliser
plan-smoke = Fumée : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
plan-supplies = Ravitaillement : { $rooms ->
        [one] { $rooms } salle
       *[other] { $rooms } salles
    }
plan-held-action = Pas d’action pendant cette manche
plan-held-descent = Pas de descente dans sa phase
goal-title = En plus de la recherche
goal-depth = Excavatrice en rangée { $now }, à atteindre : rangée { $amount } ou plus bas.
goal-ships = Vaisseaux détruits : { $now } sur { $amount }.
goal-orange = Le vaisseau orange doit être détruit.
goal-shot = Après la dernière case de recherche : des chasseurs de { $amount } ou plus sur le vaisseau-mère.
goal-met = C’est fait.
holds = les vaisseaux descendent de { $rows } de moins
sign-drain = une ligne électrique
sign-pulse = une bobine à impulsions
sign-damage = une batterie
sign-call = une balise
sign-cave-in = une faille
sign-forget = un champ parasite
sign-energy = une source d’énergie
sign-teleport = un téléporteur { $letter }
gains-energy = énergie +{ $amount }
about-sky = Tuiles Ciel

## What the game screen shares with the others

title = Under Falling Skies
skip-to-content = Aller au contenu
nav-label = Under Falling Skies, menu principal
nav-home = Accueil
nav-new = Nouvelle partie
nav-rules = Règles
nav-statistics = Statistiques
nav-settings = Réglages
trouble-title = Quelque chose a mal tourné
no-server = Le serveur du jeu ne répond pas. Relancez-le (make play ou ufs play) ; rien de ce que vous avez joué n’est perdu.
game-corrected = corrigée
piece-sky0 = Ciel, au-dessus de tous (bataille finale)
piece-sky1 = Ciel, tout en haut
piece-sky2 = Ciel, 2e en partant du haut
piece-sky3 = Ciel, 3e en partant du haut
piece-sky4 = Ciel, tout en bas
piece-mothership = Vaisseau-mère
piece-upper = Base supérieure
piece-lower = Base inférieure
piece-tracks = Pistes
table-link = Installez votre table ainsi
new-relaxed = Souple
new-strict = Strict
new-seed = Graine
stuck-prompt = Vous ne pouvez que regarder cette partie.
nav-review = Analyse
camp-back = Reprendre la campagne
sound-card-label = Son
sound-card-text = Chaque vaisseau tient une note : voulez-vous l’entendre ?
sound-card-yes = Avec le son
sound-card-no = En silence
