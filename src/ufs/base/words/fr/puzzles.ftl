# Les énigmes.

home-puzzle = L’énigme du jour
home-puzzle-text = Un coup gagne bien plus souvent que tous les autres. À vous de le trouver.
puzzles-title = Énigmes
puzzles-about = Des positions tirées de parties simulées, où un coup gagne bien plus souvent que tous les autres. Faciles le lundi, difficiles le dimanche ; chaque jour, la même pour tout le monde.
puzzles-today = Aujourd’hui
puzzles-before = Les jours précédents
puzzles-try = Chercher
puzzles-again = La revoir
puzzles-another = Une autre
puzzles-figures = { $solved } sur { $count } résolues.
puzzles-streak = { $streak } jours de suite.
puzzle-name = { $place }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
puzzle-dice = { $count ->
    [one] { $count } dé en main
   *[other] { $count } dés en main
  }
puzzle-is-solved = résolue
puzzle-is-shown = solution vue
puzzle-is-tried = essayée
puzzle-is-open = à résoudre
puzzle-label = L’énigme
puzzle-task = Placez des dés jusqu’au prochain lancer, ou tous, de façon à gagner le plus souvent possible. Reprenez autant de coups que vous voulez.
puzzle-tries = { $tries ->
    [0] Aucun essai
    [one] { $tries } essai
   *[other] { $tries } essais
  }
puzzle-give-up = Montrer la solution
puzzle-solution = La solution
puzzle-start-over = Recommencer
puzzle-more = D’autres énigmes
puzzle-ended = Le coup s’arrête ici. Reprenez des dés pour en essayer un autre.
