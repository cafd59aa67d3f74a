# Avant un coup : ce qu’il ferait, en aussi peu de mots que possible.
# gain, to : énergie ; ready : vaisseaux sur une explosion quelconque ; short : ce qui manque pour la case de recherche suivante.

forecast-energy = Énergie +{ $gain } → { $to }.
forecast-energy-full = Énergie +{ $gain } → { $to }, la piste est pleine.
forecast-fighters = { $ready ->
        [0] Aucun vaisseau n’est sur une explosion.
       *[other] { $ships ->
            [0] N’en abat aucun sur { $ready }.
           *[other] En abat { $ships } sur { $ready }.
        }
    }
forecast-research = { $steps ->
        [0] Pas de recherche, il manque { $short } pour la prochaine case.
       *[other] Recherche +{ $steps }, il manque { $short } pour la prochaine case.
    }
forecast-research-wins = Recherche +{ $steps } : c’est la victoire.
forecast-robot = Construit un robot de valeur { $value }.
forecast-command = { $points ->
        [0] Aucun autre dé ne peut recevoir ses points.
        [one] 1 point pour d’autres dés.
       *[other] { $points } points pour d’autres dés.
    }
forecast-at-yellow = Sur les explosions jaunes :
forecast-at-red = Sur les explosions rouges :
forecast-dig = Creuse { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } pour { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }.
forecast-dig-whole = Toute la base est alors excavée.
forecast-dig-too-low = Trop faible pour { $steps } pas : ne fera rien.
forecast-aa = Ici, les vaisseaux descendent d’une rangée de moins. Rien pendant la phase des salles.
forecast-tunnel = Un tunnel : rien pendant la phase des salles.
forecast-nothing = Une valeur de { $value } ne fait rien.
forecast-no-robots = Il n’y a pas de robot à construire ici.
forecast-cost = Coûte { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }, vous en avez { $energy }.
forecast-missing = { $missing ->
        [one] Il faut encore un dé dans cette salle.
       *[other] Il faut encore { $missing } dés dans cette salle.
    }
forecast-cannot-fill = { $missing ->
        [one] Il manque un dé, et il n’en viendra plus pendant cette manche.
       *[other] Il manque { $missing } dés, et il n’en viendra plus pendant cette manche.
    }
forecast-not-excavated = { $size ->
        [one] Case pas encore excavée.
       *[other] { $spaces ->
            [one] { $spaces } case sur { $size } pas encore excavée.
           *[other] { $spaces } cases sur { $size } pas encore excavées.
        }
    }
forecast-exhausted = Ce robot est désactivé jusqu’à la prochaine manche.

# Ce qu’un coup fait tout de suite.
forecast-no-ship = Aucun vaisseau ne bouge.
forecast-drop = { $ships ->
        [one] { $ships } vaisseau descend de { $steps }.
       *[other] { $ships } vaisseaux descendent de { $steps }.
    }
forecast-rise = { $ships ->
        [one] { $ships } vaisseau remonte.
       *[other] { $ships } vaisseaux remontent.
    }
forecast-destroy = { $ships ->
        [one] { $ships } vaisseau est abattu.
       *[other] { $ships } vaisseaux sont abattus.
    }
forecast-match = { $dice ->
        [one] { $dice } dé passe à { $value }.
       *[other] { $dice } dés passent à { $value }.
    }
forecast-hits = { $hits ->
        [one] { $hits } touche la ville.
       *[other] { $hits } touchent la ville.
    }
forecast-mothership = Le vaisseau-mère descend de { $rows ->
        [one] { $rows } rangée.
       *[other] { $rows } rangées.
    }
forecast-robot-makes-way = Le robot de cette case est perdu.
forecast-reroll = { $dice ->
        [one] Le dernier dé est relancé.
       *[other] { $dice } dés sont relancés.
    }
forecast-done = { $left ->
        [0] Termine la phase des salles.
        [one] Termine la phase des salles. { $left } possibilité est perdue.
       *[other] Termine la phase des salles. { $left } possibilités sont perdues.
    }

# F : les salles de la campagne, les objectifs, les capacités.
forecast-hold = Ici, les vaisseaux descendent de { $rows } de moins. Rien pendant la phase des salles.
forecast-wins = C’est la victoire.
forecast-changes-nothing = Cela ne change rien.
forecast-core = { $ships ->
        [0] Frappe le vaisseau-mère en plein cœur.
       *[other] En abat { $ships } et frappe le vaisseau-mère en plein cœur.
    }
forecast-missiles = { $ships ->
        [0] Aucun vaisseau de cette colonne à portée ({ $range }).
       *[other] En détruit { $ships } dans cette colonne, à portée { $range }.
    }
forecast-jam = { $ships ->
        [0] Aucun vaisseau de cette colonne ne peut remonter.
        [one] { $ships } vaisseau remonte de { $rows }.
       *[other] { $ships } vaisseaux remontent de { $rows } au plus.
    }
forecast-repair = { $gain ->
        [0] Il n’y a aucun dégât à réparer.
       *[other] Répare { $gain } → dégâts { $to }.
    }
forecast-research-complete = { $steps ->
        [0] La recherche est déjà terminée.
       *[other] Recherche +{ $steps } : terminée. L’objectif reste à atteindre.
    }
