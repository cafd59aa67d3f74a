# Comment installer la vraie table avant une partie.

table-title = Installez votre table ainsi
table-sky = Ciel
table-base = Ville et base
table-sides = Autres cartes
table-markers = Marqueurs
table-ships = Vaisseaux
table-dice = Dés
table-cards = Cartes
table-sky-tile = N° { $place } en partant du haut : tuile Ciel { $tile }, { $side ->
        [hard] côté Menace visible (plus d’étoiles)
        [only] sa seule face visible
       *[easy] côté facile visible
    }.
table-sky-card = N° { $place } en partant du haut : carte Ciel { $place }, { $side ->
        [hard] côté difficile visible
       *[easy] côté facile visible
    }.
table-city = Ville { $city } sous le ciel, { $side ->
        [damaged] côté endommagé visible
       *[blue] côté bleu visible
    }.
table-upper = Tuile Base { $tile } comme base supérieure (rangées 1 à 3).
table-lower = Tuile Base { $tile } comme base inférieure (rangées 4 à 6).
table-card = { $card ->
        [mothership] Vaisseau-mère
        [upper] Base supérieure
        [lower] Base inférieure
       *[tracks] Carte des pistes
    } : { $side ->
        [hard] côté difficile visible
       *[easy] côté facile visible
    }.
table-mothership = { $row ->
        [0] Vaisseau-mère au-dessus du ciel : ses points de largage sont au-dessus de la rangée 1.
       *[other] Vaisseau-mère, points de largage dans la rangée { $row }.
    }
table-energy = Marqueur d’énergie sur { $energy } (la piste s’arrête à { $most }).
table-research = { $research ->
        [0] Marqueur de recherche sous la première case (elle coûte { $first }).
       *[other] Marqueur de recherche { $research } cases plus haut.
    }
table-damage = Marqueur de dégâts sur { $damage } (au dégât n° { $hits }, c’est perdu).
table-excavator = Excavatrice dans la rangée { $row }, colonne { $column } de la base.
table-ships-drop = { $count } × { $kind } : { $columns ->
        [all] un sur chacun des cinq points de largage
       *[other] sur les points de largage des colonnes { $columns }
    }.
table-ships-sky = { $count } × { $kind } : dans le ciel, colonnes { $columns }.
table-ships-mothership = { $count } × { $kind } : à bord du vaisseau-mère.
table-ships-supply = { $count } × { $kind } : dans la réserve, à côté du plateau.
table-workers = Ouvriers : { $plain } dés { term-gris-pluriel } et { $white } blancs, en main.
table-robots = Robots : { $count ->
        [one] 1 dé bleu
       *[other] { $count } dés bleus
    }, à côté du plateau.
table-scenario = Scénario : { $name }.
table-character = Personnage : { $name }, { $side ->
        [upgraded] côté amélioré visible
       *[normal] côté normal visible
    }.
table-real-character = Personnage : { $name }.
table-real = Le programme ne connaît pas ces cartes. Leurs effets se règlent avec « Corriger… ».
