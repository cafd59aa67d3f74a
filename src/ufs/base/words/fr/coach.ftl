# Le coach : ce qui parle pour un coup, où regarder, et l’analyse d’une partie.
# column et row comptent à partir de 1 ; lowest : le plus petit dé qui touche la ville ; chances en pour cent entiers.

coach-weights-other = Les poids du coach dans { $file } ne conviennent pas à cette version : trouvé { $found }, attendu { $expected }.
coach-weights-unreadable = Impossible de lire les poids du coach dans { $file } : { $reason }
coach-needs-numba = Le coach a besoin de Numba : { INSTALL("fast") } ({ $reason })
coach-getting-ready = Le coach se prépare ; la première fois, il lui faut une minute ou deux …
coach-or = { $first } ou { $last }

# Ce qu’un coup fait tout de suite.
coach-wins = Gagne tout de suite : la recherche est terminée.
coach-loses = { $reason ->
        [damage] Perd tout de suite : la base est détruite.
       *[mothership] Perd tout de suite : le vaisseau-mère descend trop bas.
    }
coach-hits = { $hits ->
        [one] Un vaisseau touche la ville
       *[other] { $hits } vaisseaux touchent la ville
    } ; { $left ->
        [one] le prochain coup au but est fatal.
       *[other] encore { $left } coups au but et la base est perdue.
    }
coach-icon = Fait descendre le vaisseau-mère { $rows ->
        [one] d’une rangée.
       *[other] de { $rows } rangées.
    }
coach-loses-robot = Coûte le robot qui s’y trouve.
coach-safe = { $lowest ->
        [1] Dans la colonne { $column }, tout dé toucherait la ville ; celui-ci non.
        [6] Un 6 dans la colonne { $column } toucherait la ville ; ce dé-ci non.
       *[other] Un { $lowest } ou plus dans la colonne { $column } toucherait la ville ; ce dé-ci non.
    }
coach-empty-column = Aucun vaisseau dans la colonne { $column } : rien ne descend.
coach-aa-city = { $ships ->
        [one] Le canon AA garde un vaisseau loin de la ville.
       *[other] Le canon AA garde { $ships } vaisseaux loin de la ville.
    }
coach-aa-icon = Le canon AA arrête un vaisseau avant l’icône Vaisseau-mère.
coach-aa-holds = Le canon AA tient la colonne { $column } : aucun vaisseau ne bouge.
coach-aa-softens = Le canon AA freine les vaisseaux de la colonne { $column }.
coach-explosion = { $ships ->
        [one] Un vaisseau arrive sur une explosion de { $value }.
       *[other] { $ships } vaisseaux arrivent sur des explosions de { $value } au plus.
    }
coach-slides = Un vaisseau glisse vers la colonne { $column }, qui recevra encore un dé.
coach-slides-away = Un vaisseau glisse vers la colonne { $column }, qui ne recevra plus de dé pendant cette manche.
coach-rerolls = { $dice ->
        [one] Le dernier dé est relancé.
       *[other] Les { $dice } autres dés sont relancés.
    }

# Ce que fait sa salle.
coach-energy = Rapporte { $gain ->
        [one] { $gain } énergie.
       *[other] { $gain } énergies.
    }
coach-research = { $steps ->
        [one] Une case de recherche.
       *[other] { $steps } cases de recherche.
    }
coach-research-wins = Termine la recherche pendant la phase des salles : c’est la victoire.
coach-research-short = Trop peu pour la recherche, il manque { $short }.
coach-shoots = { $ships ->
        [one] Abat un vaisseau.
       *[other] Abat { $ships } vaisseaux.
    }
coach-misses = Aucun vaisseau n’est touché.
coach-builds = Construit un robot de valeur { $value }.
coach-digs = { $steps ->
        [one] L’excavatrice creuse { $steps } case.
       *[other] L’excavatrice creuse { $steps } cases.
    }
coach-would-dig = { $steps ->
        [one] Peut creuser { $steps } case pendant la phase des salles.
       *[other] Peut creuser { $steps } cases pendant la phase des salles.
    }
coach-costs = Coûte { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }, il en reste { $left }.
coach-costs-all = Coûte la dernière énergie ({ $cost }).
coach-saves = Garde { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    } pour la prochaine manche.
coach-installs = Le robot ({ $value }) y travaille dès la prochaine manche avec la valeur { $works } : { $room }.
coach-installs-idle = Le robot ({ $value }) n’y a rien à faire.
coach-remove = Retire le robot pour pouvoir le reconstruire.
coach-spawn-icons = Dans la colonne { $column }, un { $values } ferait descendre le vaisseau-mère.
coach-spawn-no-icon = Dans la colonne { $column }, aucun dé ne ferait descendre le vaisseau-mère.
coach-spawn-explosions = Depuis la colonne { $column }, un { $values } amène le vaisseau sur une explosion.

# Ce que fait le plan qui suit, jusqu’au prochain lancer.
coach-plan-wins = Avec les dés présents, cela gagne pendant cette manche.
coach-plan-loses = { $reason ->
        [damage] Ensuite, même le meilleur plan perd pendant cette manche : la base est détruite.
       *[mothership] Ensuite, même le meilleur plan perd pendant cette manche : le vaisseau-mère descend trop bas.
    }
coach-plan-research = { $steps ->
        [one] Mène à une case de recherche pendant cette manche.
       *[other] Mène à { $steps } cases de recherche pendant cette manche.
    }
coach-plan-shoots = { $ships ->
        [one] Mène à un vaisseau abattu pendant cette manche.
       *[other] Mène à { $ships } vaisseaux abattus pendant cette manche.
    }
coach-plan-hits = { $hits ->
        [one] Ensuite, un vaisseau touche la ville même avec le meilleur plan.
       *[other] Ensuite, { $hits } vaisseaux touchent la ville même avec le meilleur plan.
    }
coach-plan-icon = Ensuite, même avec le meilleur plan, le vaisseau-mère descend encore { $rows ->
        [one] d’une rangée.
       *[other] de { $rows } rangées.
    }
coach-plan-digs = { $steps ->
        [one] Laisse un dé pour creuser { $steps } case.
       *[other] Laisse un dé pour creuser { $steps } cases.
    }
coach-plan-energy = Laisse des dés pour { $gain ->
        [one] { $gain } énergie.
       *[other] { $gain } énergies.
    }
coach-plan-robot = Laisse des dés pour construire un robot.
coach-plan-turns = { $dice ->
        [one] Un dé est tourné plus tard, avant de servir.
       *[other] { $dice } dés sont tournés plus tard, avant de servir.
    }
coach-energy-short = { $dice ->
        [one] L’énergie manque : un dé reste inutilisé.
       *[other] L’énergie manque : { $dice } dés restent inutilisés.
    }
coach-threat = { $lowest ->
        [1] Attention : pendant cette manche, tout dé dans la colonne { $column } touche encore la ville
        [6] Attention : pendant cette manche, un 6 dans la colonne { $column } touche encore la ville
       *[other] Attention : pendant cette manche, un { $lowest } ou plus dans la colonne { $column } touche encore la ville
    }{ $ships ->
        [one] .
       *[other] {" "}(jusqu’à { $ships } vaisseaux).
    }
coach-threat-next = { $lowest ->
        [1] Attention : à la prochaine manche, tout dé dans la colonne { $column } touche la ville
        [6] Attention : à la prochaine manche, un 6 dans la colonne { $column } touche la ville
       *[other] Attention : à la prochaine manche, un { $lowest } ou plus dans la colonne { $column } touche la ville
    }{ $ships ->
        [one] .
       *[other] {" "}(jusqu’à { $ships } vaisseaux).
    }
coach-skull = { $rows ->
        [one] Le vaisseau-mère est alors à { $rows } rangée du crâne.
       *[other] Le vaisseau-mère est alors à { $rows } rangées du crâne.
    }

# Où regarder : le premier pas d’un conseil, sans le coup.
coach-focus-over = La partie est finie.
coach-focus-roll = Lancez d’abord les dés.
coach-focus-single = Il n’y a qu’une seule possibilité.
coach-focus-even = Rien ne dépend de ce choix : tout se vaut à peu près.
coach-focus-win = Vous pouvez gagner pendant cette manche. Trouvez comment.
coach-focus-loss = Attention : certains choix perdent la partie tout de suite.
coach-focus-hits = Regardez la colonne { $column } : ses vaisseaux menacent la ville.
coach-focus-safety = Regardez où descendent les vaisseaux : quel dé fait le moins de mal, et où ?
coach-focus-icons = Regardez les icônes Vaisseau-mère : quels dés y amènent un vaisseau, et dans quelle colonne ?
coach-focus-research = C’est la recherche qui compte : comment en tirer le plus ?
coach-focus-shoot = Regardez les explosions : quels vaisseaux vos chasseurs peuvent-ils abattre pendant cette manche ?
coach-focus-energy = Surveillez l’énergie : vous en avez { $energy }, et de quoi aurez-vous besoin ?
coach-focus-dig = Pensez à l’excavatrice : quel dé pourrait creuser, et jusqu’où ?
coach-focus-robot = Un robot mérite réflexion : il travaille manche après manche.
coach-focus-white = Pensez aux dés blancs : est-ce le moment d’en placer un, ou les dés sont-ils trop bons pour être relancés ?
coach-focus-install = Où le robot sera-t-il utile le plus longtemps ? Il s’use de 1 à chaque emploi.
coach-focus-spawn = Comparez les points de largage : sur quelles cases chaque dé amènerait-il un vaisseau depuis là ?

# Conseils dans la partie en mode texte.
coach-hint-again = Tapez encore « hint » pour voir les coups.
coach-hint-move = { $move } : { $chance } % de chances de gagner. { $because }
coach-hint-thumb = Le coach se prépare (une seule fois, une minute ou deux). En attendant, à vue de nez : { $moves }

# `ufs review`
review-progress = { $done } positions sur { $total } …
review-bad-budget = { $found } n’est pas un temps de réflexion par position ; attendu : de 1 à { $most } millisecondes.
review-nothing = Rien n’a encore été joué dans cette partie.
review-stopped = Arrêtée : l’analyse va jusqu’à la manche { $round }.
review-title = Chances de gagner, manche par manche
review-table = Choix qui ont coûté 2 points ou plus :
review-table-none = Aucun choix n’a coûté 2 points ou plus.
review-round = Manche
review-played = Joué
review-cost = Coût
review-better = Mieux
review-moment = { $number }. Manche { $round } : avec { $move }, les chances sont passées de { $best } % à { $chance } %. Mieux valait { $better }.
review-moment-against = { $move } : { $facts }
review-no-moments = Aucun de vos choix n’a coûté quoi que ce soit de mesurable.
review-balance = { $over ->
        [yes] Au départ { $start } %, chance { $luck }, choix { $skill } : à la fin { $result } %.
       *[no] Au départ { $start } %, chance { $luck }, choix { $skill } : maintenant { $result } %.
    }
coach-smoke = { $count ->
        [one] Le prochain dé ne déplace aucun vaisseau.
       *[other] Les { $count } prochains dés ne déplacent aucun vaisseau.
    }
coach-supplies = { $count ->
        [one] La prochaine salle ne coûte rien et vaut 2 de plus.
       *[other] Les { $count } prochaines salles ne coûtent rien et valent chacune 2 de plus.
    }
coach-halts = Le vaisseau-mère n’agit pas pendant cette manche.
coach-rolls-again = Les dés en main sont faibles ; de nouveaux valent mieux en moyenne.
coach-lifts = { $ships ->
        [one] Un vaisseau remonte.
       *[other] { $ships } vaisseaux remontent.
    }
coach-repairs = { $repaired ->
        [one] Un dégât est réparé.
       *[other] { $repaired } dégâts sont réparés.
    }
coach-turns = Un { $old } devient un { $new }.
coach-match = { $dice } dés affichent alors { $new }.

# Ce que le serveur dit du coach, et les actions comme on les noterait.
coaching-busy = Trop de questions attendent le coach. Redemandez dans un instant.
coaching-child-died = la compilation a échoué ({ $reason }).
coaching-failed = Le coach n’a pas pu se préparer : { $reason } Tout le reste marche sans lui. Relancez le programme pour réessayer.
coaching-game-over = La partie est finie : il n’y a plus rien à conseiller.
coaching-missing = Le coach a besoin de Numba. Installez-le avec : { INSTALL("fast") }, puis relancez. Tout le reste marche sans lui.
coaching-no-cache = impossible d’écrire dans son dossier de cache.
coaching-remark = À prendre avec prudence : depuis que le coach a appris, ceci a changé : { $changed }.
coaching-stale = Le coach est prêt, mais il a appris avant ce changement : { $changed }. À ces tables, ses chances sont approximatives.
coaching-the-rules = les règles
hint-place = { $color ->
        [white] { $value } blanc
       *[plain] { $value } { term-gris }
    } sur { $on }, rangée { $row }, colonne { $column }
hint-use = Utiliser { $on }, rangée { $row }, colonne { $column }
hint-use-yellow = Utiliser { $on } sur les explosions jaunes, rangée { $row }, colonne { $column }
hint-use-red = Utiliser { $on } sur les explosions rouges, rangée { $row }, colonne { $column }
hint-install = Le robot sur { $on }, rangée { $row }, colonne { $column }
hint-install-over = Le robot sur { $on }, rangée { $row }, colonne { $column } ; le dé qui s’y trouve est abandonné
hint-raise = Augmenter le { $value } { $color ->
        [white] blanc
       *[plain] { term-gris }
    }, rangée { $row }, colonne { $column }
hint-remove = Retirer le robot ({ $value })
hint-spawn = Le { $kind } dans la colonne { $column }
hint-excavate = Creuser
hint-done = Continuer, laisser le reste
hint-ability = { $name }
hint-ability-column = { $name } : colonne { $column }
hint-ability-yellow = { $name } : sur les explosions jaunes
hint-ability-red = { $name } : sur les explosions rouges
hint-ability-match = { $name } : tous les dés sur { $value }
hint-ability-die = { $name } : { $color ->
        [white] le { $value } blanc
       *[plain] le { $value } { term-gris }
    } { $change ->
        [up] vers le haut
        [down] vers le bas
       *[flip] retourné
    }{ $row ->
        [0] {""}
       *[other] {""} (rangée { $row }, colonne { $column })
    }
