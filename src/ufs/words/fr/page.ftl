# La page où l’on joue : plateau, pupitre, journal.

board-label = Le plateau : ciel, ville et base
desk-label = Votre pupitre
tray-label = Dés en main
board-as-text = Le plateau en texte

space-label = Rangée { $row }, colonne { $column }
drop-point = Point de largage de la colonne { $column }
possible = Possible
unexcavated = non excavée
excavator = excavatrice
costs = coûte { $cost } énergie
large-room = salle de { $size } cases
die-plain = dé gris affichant { $value }
die-white = dé blanc affichant { $value }
robot-here = robot { $robot } affichant { $value }
robot-tired = robot { $robot } affichant { $value }, épuisé
sign-left = une flèche vers la gauche
sign-right = une flèche vers la droite
sign-icon = une icône de vaisseau mère
sign-explosion = une explosion { $number }
standing = Manche { $round }, { $phase }. Énergie { $energy } sur { $energy_max }. Dégâts { $damage } sur { $hits }. Recherche { $research } sur { $research_length } ; les prochaines cases coûtent { $next }.
mothership-at = Le vaisseau mère est à la rangée { $row } ; { $rows ->
        [one] le crâne est à 1 rangée.
       *[other] le crâne est à { $rows } rangées.
    }
next-action = À la rangée suivante : { $action }.
waiting-ships = Sur le vaisseau mère : { $aboard ->
        [one] { $aboard } vaisseau
       *[other] { $aboard } vaisseaux
    }. Dans la réserve : { $supply ->
        [one] { $supply } renfort
       *[other] { $supply } renforts
    }.
ships-title = Vaisseaux
base-title = Base
ship-line = Colonne { $column }, rangée { $row } : { $kind }.
ship-line-on = Colonne { $column }, rangée { $row } : { $kind } sur { $sign }.
no-ships = Aucun vaisseau dans le ciel.
column-short = Colonne { $column }
row-short = Rangée { $row }

round-number = Manche { $round }
round-word = Manche
research = Recherche
energy = Énergie
damage = Dégâts
next-costs = ensuite { $costs }
threat-short = menace { $level }
level-short = niveau { $level }
damaged-short = côté endommagé
strict-short = strict

prompt-pick = Prenez un dé.
prompt-place = Posez-le sur une case éclairée.
prompt-rooms = Utilisez vos salles, dans l’ordre voulu.
prompt-rooms-done = Il n’y a plus rien à faire ici.
prompt-spawn = Un vaisseau arrive. Choisissez son point de largage.
prompt-install = Un nouveau robot de valeur { $value } : choisissez sa salle.
prompt-roll = { $count ->
        [one] Lancez { $count } dé et saisissez-le.
       *[other] Lancez { $count } dés et saisissez-les.
    }
prompt-watch = Voyez ce qui se passe.
prompt-moment = Vous regardez en arrière.
white-die-hint = Blanc : une fois posé, les autres sont relancés
plain-die-hint = Dé gris

telling-idle = Pointez une case pour voir ce qu’elle ferait.
on-your-table = Sur votre table
nothing-moves = Aucun vaisseau ne bouge.
leaves-open = { $count ->
        [one] Encore libre : colonne { $columns }.
       *[other] Encore libres : colonnes { $columns }.
    }
rule-link = règle { $rule }
to-the-rules = Lire dans les règles
confirm-place = Poser ici
confirm-do = Valider
cancel = Annuler
close = Fermer

use-room = Utiliser { $room } : { $value }
excavate = Creuser
done = Continuer
done-rest = Laisser le reste
done-detail = Les dés inutilisés n’ont pas d’effet ; le vaisseau mère avance.
remove-robot = Retirer le robot ({ $value })
which-robot = Quel dé bleu ?
robot-new = Robot { $robot }, hors du plateau
robot-on-board = Robot { $robot }, en poste avec { $value }
which-ship = Quel vaisseau ?
spawn-here = Colonne { $column }

roll-enter = Saisir le lancer
roll-clear = Effacer
roll-dice = Lancer les dés
worker-row-plain = Dé { $number }, gris
worker-row-white = Dé { $number }, blanc

undo-strict = Jeu strict : un lancer de dés ne s’annule pas.
menu = Menu
undo = Annuler
redo = Refaire
log = Journal
share = Partager
keys = Touches

log-title = Journal
log-close = Fermer le journal
log-look = Montrer ce moment

moment = Vous regardez l’étape { $step } sur { $of }.
moment-back = Revenir au présent
moment-fork = Reprendre d’ici
forked = Une nouvelle partie reprend d’ici. L’ancienne est conservée.
changed-elsewhere = Cette partie a continué dans une autre fenêtre. Rien n’est perdu : chargez ici l’état actuel.
reload-game = Charger

end-won = Victoire
end-lost = Défaite
end-research = La recherche est achevée.
end-damage = La base est détruite.
end-mothership = Le vaisseau mère est descendu trop bas.
end-rounds = { $rounds ->
        [one] En { $rounds } manche.
       *[other] En { $rounds } manches.
    }
end-look = Voir le plateau
play-again = Rejouer

keys-title = Touches
key-pick = Prendre un dé, ou saisir un dé lancé
key-move = Se déplacer dans la base
key-place = Poser le dé, utiliser la salle
key-escape = Reposer le dé
key-excavate = Creuser
key-done = Laisser le reste, continuer
key-undo = Annuler
key-redo = Refaire
key-log = Ouvrir ou replier le journal
key-text = Le plateau en texte
key-help = Ces touches
