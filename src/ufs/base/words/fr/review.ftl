# L’analyse d’une partie terminée, dans la page. Chances en pour cent entiers, écarts en points.

review-game = Analyser { $game }
review-not-over = Cette partie n’est pas encore finie. L’analyse viendra après ; d’ici là, il y a les conseils.
review-intro = Le coach revoit chaque lancer et chaque choix de cette partie.
review-positions = { $done } positions sur { $total }
review-stop = Arrêter
review-halted = Arrêtée. L’analyse va jusqu’à la manche { $round }.
review-go-on = Continuer
review-to-game = Ouvrir la partie

review-split = Les dés ou vous ?
review-start = Départ
review-end = Fin
review-now = Jusqu’ici
review-dice = Dés
review-choices = Choix
review-verdict-clean = Vous n’avez presque rien gaspillé.
review-verdict-choices = Vos choix ont pesé plus lourd que les dés.
review-verdict-bad-dice = Les dés ont pesé plus lourd que vos choix.
review-verdict-good-dice = Les dés ont tout rattrapé.
review-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-unit = En points de chances de gagner.

review-graph = Les chances de gagner au fil de la partie
review-roll = lancer
review-correction = correction
review-corrected = Réglé à la main : { $before } → { $chance }.
review-decision = choix
review-loss = a coûté quelque chose
review-previous = Point précédent
review-next = Point suivant

review-moments = Les moments décisifs
review-clean = Aucun choix n’a coûté quoi que ce soit de mesurable.
review-cost-none = N’a rien coûté : { $chance } de chances.
review-cost-some = A coûté { review-points } ({ $before } → { $chance }).
review-cost-little = A coûté moins d’un point : { $chance } de chances.
review-luck-up = Bons dés : { review-points } de plus ({ $before } → { $chance }).
review-luck-down = Mauvais dés : { review-points } de moins ({ $before } → { $chance }).
review-luck-none = Des dés sans surprise : { $chance } de chances.
review-at-start = { $chance } de chances avant le premier lancer.
review-instead = Mieux valait
review-try = Réessayer d’ici

review-list = Chaque lancer et chaque choix
review-what = Ce qui s’est passé
review-change = Points
review-chance = Chances
