# L’analyse d’une partie terminée, dans la page. Chances en pour cent entiers, écarts en points.

review = Analyse
review-game = Analyser { $game }
review-not-over = Cette partie n’est pas encore finie. L’analyse viendra après ; d’ici là, il y a les conseils.
review-intro = Le coach revoit chaque lancer et chaque choix de cette partie.
review-positions = { $done } positions sur { $total }
review-stop = Arrêter
review-halted = Arrêtée. L’analyse va jusqu’à la manche { $round }.
review-go-on = Continuer
review-retry = Réessayer
review-to-game = Ouvrir la partie

review-split = Les dés ou vous ?
review-part-start = Départ
review-part-luck = Dés
review-part-skill = Choix
review-part-end = Fin
review-part-now = Jusqu’ici
review-verdict-clean = Presque rien n’a été gaspillé.
review-verdict-choices = Vos choix ont pesé plus lourd que les dés.
review-verdict-bad-dice = Les dés ont pesé plus lourd que vos choix.
review-verdict-good-dice = Les dés ont rattrapé le reste.
review-points = Gains et pertes en points de chances de gagner.

review-graph = Les chances de gagner au fil de la partie
review-keys = Les flèches vont de point en point, Page préc. et Page suiv. de manche en manche.
review-legend-roll = lancer
review-legend-decision = choix
review-legend-loss = a coûté quelque chose
review-previous = Point précédent
review-next = Point suivant

review-moments = Les moments décisifs
review-clean = Aucun choix n’a coûté quoi que ce soit de mesurable.
review-minus = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

review-kind-start = Départ
review-kind-roll = Les dés
review-kind-decision = Votre choix
review-kind-end = Fin
review-cost-none = N’a rien coûté : { $chance } de chances.
review-cost-some = { $points ->
        [0] A coûté moins d’un point ({ $before } → { $after }).
        [one] A coûté { $points } point ({ $before } → { $after }).
       *[other] A coûté { $points } points ({ $before } → { $after }).
    }
review-luck-up = { $points ->
        [one] Bons dés : { $points } point de plus ({ $before } → { $after }).
       *[other] Bons dés : { $points } points de plus ({ $before } → { $after }).
    }
review-luck-down = { $points ->
        [one] Mauvais dés : { $points } point de moins ({ $before } → { $after }).
       *[other] Mauvais dés : { $points } points de moins ({ $before } → { $after }).
    }
review-luck-none = Des dés sans surprise : { $chance } de chances.
review-at-start = { $chance } de chances avant le premier lancer.
review-instead = Mieux valait
review-best = Il n’y avait pas mieux.
review-try = Réessayer d’ici
review-board = Le plateau à ce moment

review-list = Chaque lancer et chaque choix
review-what = Ce qui s’est passé
review-change = Points
review-chance = Chances
