# Le journal : ce qui s’est passé, avec les mots d’un joueur.
# Rangées et colonnes comptent à partir de 1. Un point de largage est dans la rangée du vaisseau-mère.

event-round = Manche { $round }.
event-roll = Lancer : { $dice }.
event-place = { $value } { $color ->
        [white] blanc
       *[plain] { term-gris }
    } : { $on } (rangée { $space_row }, colonne { $space_column }).
event-place-ahead = { $value } { $color ->
        [white] blanc
       *[plain] { term-gris }
    } devant l’excavatrice : { $ahead ->
        [one] { $ahead } case
       *[other] { $ahead } cases
    } à creuser ({ $on }, rangée { $space_row }, colonne { $space_column }).
event-descend = Colonne { $from_column } : un { $kind } descend de la rangée { $from_row } à la rangée { $to_row }.
event-descend-city = Colonne { $from_column } : un { $kind } descend de la rangée { $from_row } jusqu’à la ville.
event-held = Le canon AA tient la colonne { $column } : aucun vaisseau ne bouge.
event-too-far = Attention : cette case est à { $distance } pas de l’excavatrice. Un { $value } ne creuse pas si loin et n’y fera rien.
event-miss = Les chasseurs de valeur { $value } ne touchent aucun vaisseau.
event-research-nothing = La recherche reste où elle est.
event-shift = Rangée { $from_row } : une flèche déplace le { $kind } de la colonne { $from_column } à la colonne { $to_column }.
event-blocked = Rangée { $from_row }, colonne { $from_column } : la flèche est sans effet, un autre vaisseau bloque.
event-teleport = Un téléporteur emmène le { $kind } de la rangée { $from_row }, colonne { $from_column } à la rangée { $to_row }, colonne { $to_column }.
event-teleport-blocked-ship = Rangée { $from_row }, colonne { $from_column } : le téléporteur est sans effet, un vaisseau est à l’autre bout.
event-teleport-blocked-mothership = Rangée { $from_row }, colonne { $from_column } : le téléporteur est sans effet, le vaisseau-mère a atteint l’autre bout.
event-mothership-icon = Le { $kind } appelle le vaisseau-mère : il descend à la rangée { $to }.
event-mothership-phase = Le vaisseau-mère descend à la rangée { $to }.
event-lift = Rangée { $from_row }, colonne { $from_column } : le { $kind } remonte à bord du vaisseau-mère.
event-city = Colonne { $column } : un { $kind } atteint la ville.
event-hit = La base subit 1 dégât ({ $damage } sur { $of }).
event-set-aside = Aucune case possible pour un dé { $color ->
        [white] blanc
       *[plain] { term-gris }
    } : il est mis de côté.
event-phase = Maintenant : { $phase }.
event-use = Salle en rangée { $space_row }, colonne { $space_column } ({ $room }) : valeur { $value }{ $cost ->
        [0] .
        [one] , pour { $cost } énergie ; il en reste { $energy }.
       *[other] , pour { $cost } énergies ; il en reste { $energy }.
    }
event-aim-yellow = Cible : les explosions jaunes.
event-aim-red = Cible : les explosions rouges.
event-no-effect = Une valeur de { $value } est sans effet.
event-energy = Énergie +{ $gained } : total { $energy }.
event-destroy = { $to ->
        [supply] Rangée { $from_row }, colonne { $from_column } : le vaisseau { term-blanc } est abattu et retourne dans la réserve.
       *[mothership] Rangée { $from_row }, colonne { $from_column } : le vaisseau { term-violet } est abattu et retourne à bord du vaisseau-mère.
    }
event-research = Recherche : { $from } → { $to } sur { $of }.
event-build = Un nouveau robot de valeur { $value } est construit.
event-install = Le robot { $robot } est installé en rangée { $space_row }, colonne { $space_column }, avec la valeur { $value }.
event-given-up = Le dé { $color ->
        [white] blanc
       *[plain] { term-gris }
    } de la rangée { $space_row }, colonne { $space_column } est abandonné : il quitte le plateau sans effet.
event-points = Le poste de commandement a { $points ->
        [one] 1 point
       *[other] { $points } points
    } pour d’autres dés.
event-raise = Le dé { $color ->
        [white] blanc
       *[plain] { term-gris }
    } passe à { $value }.
event-points-lost = { $points ->
        [one] 1 point est perdu
       *[other] { $points } points sont perdus
    } : aucun autre dé ne peut monter.
event-wear = Le robot { $robot } s’use et passe à { $value }.
event-fresh = Le robot { $robot } est de nouveau actif.
event-robot-off-worn = Le robot { $robot } est hors d’usage et quitte la base.
event-robot-off-worker = Le robot { $robot } laisse sa place à un ouvrier.
event-robot-off-player = Le robot { $robot } est retiré du plateau.
event-robot-off-buried = Le robot { $robot } est enseveli et perdu.
event-robot-off-rebuilt = Le robot { $robot } est repris pour être reconstruit.
event-excavator-dug = L’excavatrice avance de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, jusqu’en rangée { $to_row }, colonne { $to_column }, pour 1 énergie ; il en reste { $energy }.
event-excavator-action = L’excavatrice { $steps ->
        [0] ne recule pas : elle est sur sa case de départ.
        [one] recule de { $steps } case, en rangée { $to_row }, colonne { $to_column }.
       *[other] recule de { $steps } cases, en rangée { $to_row }, colonne { $to_column }.
    }
event-unused = Inutilisé : le dé { $color ->
        [white] blanc
       *[plain] { term-gris }
    } en rangée { $space_row }, colonne { $space_column }.
event-action-none = Rangée { $row } : le vaisseau-mère ne fait rien.
event-action-excavator = Rangée { $row } : le vaisseau-mère fait trembler le sol, recul de { $amount } pour l’excavatrice.
event-action-research = Rangée { $row } : le vaisseau-mère perturbe la recherche, recul de { $amount }.
event-action-reinforcements = Rangée { $row } : le vaisseau-mère appelle { $amount ->
        [one] { $amount } vaisseau { term-blanc }.
       *[other] { $amount } vaisseaux { term-blanc }s.
    }
event-action-damage = Rangée { $row } : le vaisseau-mère tire sur la base.
event-reinforce = Un vaisseau { term-blanc } arrive à bord du vaisseau-mère.
event-spawn = Colonne { $at_column } : un { $kind } est largué.
event-end-research = La recherche est terminée. Vous avez gagné !
event-end-damage = La base est détruite. Vous avez perdu.
event-end-mothership = Le vaisseau-mère est descendu trop bas. Vous avez perdu.
event-corrected = Corrigé : { $which } { $from } → { $to }.
event-corrected-place = Corrigé : { $which }, { $from } → { $to }.
event-end-won-card = Une carte en décide. Vous avez gagné !
event-end-lost-card = Une carte en décide. Vous avez perdu.

# Ce qui a été corrigé à la main, avant et après.

fact-round = manche
fact-phase = phase
fact-result = résultat
fact-mothership = rangée du vaisseau-mère
fact-research = recherche
fact-energy = énergie
fact-damage = dégâts
fact-excavator = excavatrice
fact-install = robots à installer
fact-points = points du poste de commandement
fact-destroyed = vaisseaux détruits
fact-core-shot = cœur du vaisseau-mère touché
fact-smoke = dés sous la fumée
fact-supplies = salles ravitaillées
fact-held = vaisseau-mère retenu
fact-tokens = compteur personnel
fact-worker = { $color ->
        [white] dé blanc
       *[plain] dé { term-gris }
    } { $name }
fact-robot = robot { $number }
fact-ship = { $kind } { $name }
fact-spent = emplois de { $name }
fact-at = rangée { $row }, colonne { $column }
fact-at-mothership = à bord du vaisseau-mère
fact-at-supply = dans la réserve
fact-in-hand = en main
fact-resolved = utilisé
fact-off = hors du plateau
fact-die = { $value } ({ $place })
fact-die-exhausted = { $value } ({ $place }, désactivé)
fact-none = aucun
fact-yes = oui
fact-no = non
fact-held-none = non
fact-held-action = son action
fact-held-descent = sa descente
fact-result-none = en cours
fact-result-won-research = gagnée par la recherche
fact-result-won-card = gagnée par une carte
fact-result-lost-damage = perdue par les dégâts
fact-result-lost-mothership = perdue par le vaisseau-mère
fact-result-lost-card = perdue par une carte

# F: abilities.

event-energy-lost = Énergie −{ $lost } : il en reste { $energy }.
event-research-lost = La recherche recule : { $from } → { $to } sur { $of }.
event-excavator-tunnelled = { $steps ->
        [0] L’excavatrice n’avance pas : aucune case libre devant elle.
        [one] L’excavatrice avance d’une case jusqu’à la rangée { $to_row }, colonne { $to_column }.
       *[other] L’excavatrice avance de { $steps } cases jusqu’à la rangée { $to_row }, colonne { $to_column }.
    }
event-action-energy = Rangée { $row } : le vaisseau-mère vous prend de l’énergie, −{ $amount }.
event-action-robots = Rangée { $row } : une impulsion du vaisseau-mère, les robots perdent { $amount }.
event-action-dive = Rangée { $row } : tous les vaisseaux descendent de { $amount }.
event-ability = { $name } –
event-special-drain = Un { $kind } se pose sur une ligne électrique.
event-special-damage = Un { $kind } se pose sur une batterie et tire sur la base.
event-special-call = Un { $kind } se pose sur une balise.
event-special-cave-in = Un { $kind } se pose sur une faille.
event-special-forget = Un { $kind } se pose sur un champ parasite.
event-special-pulse = Un { $kind } se pose sur une bobine à impulsions.
event-special-energy = Un { $kind } se pose sur une source d’énergie.
event-repair = { $repaired ->
        [0] Il n’y a aucun dégât à réparer.
       *[other] Réparé : { $repaired }. Dégâts : { $damage }.
    }
event-rise = Colonne { $from_column } : un { $kind } remonte de la rangée { $from_row } à la rangée { $to_row }.
event-held-smoke = De la fumée sur la colonne { $column } : aucun vaisseau ne bouge.
event-held-space = La colonne { $column } tient bon : aucun vaisseau ne bouge.
event-miss-barrage = Le tir de barrage ne touche aucun vaisseau.
event-miss-missiles = Les missiles de portée { $value } ne trouvent aucun vaisseau dans cette colonne.
event-destroy-orange = Rangée { $from_row }, colonne { $from_column } : le vaisseau orange est abattu pour de bon.
event-excavator-dug-for = L’excavatrice avance de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, jusqu’en rangée { $to_row }, colonne { $to_column } ; { $cost ->
        [0] cela ne coûte rien.
       *[other] cela coûte { $cost } énergies, il en reste { $energy }.
    }
event-core = Les chasseurs de valeur { $value } frappent le vaisseau-mère en plein cœur !
event-smoke = { $dice ->
        [one] Le prochain dé ne déplace aucun vaisseau.
       *[other] Les { $dice } prochains dés ne déplacent aucun vaisseau.
    }
event-supplies = { $rooms ->
        [one] La prochaine salle ne coûte pas d’énergie et vaut 2 de plus.
       *[other] Les { $rooms } prochaines salles ne coûtent pas d’énergie et valent chacune 2 de plus.
    }
event-halt-action = Le vaisseau-mère n’agira pas pendant cette manche.
event-halt-descent = Pendant sa phase, le vaisseau-mère ne descendra pas et n’agira pas.
event-reroll = Les dés en main sont relancés.
event-nudge = { $color ->
        [white] Un dé blanc
       *[plain] Un dé { term-gris }
    } passe de { $from } à { $to }.
