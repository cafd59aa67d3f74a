# Rätsel.

home-puzzle = Rätsel des Tages
home-puzzle-text = Ein Zug gewinnt viel öfter als alle anderen. Finde ihn.
puzzles-title = Rätsel
puzzles-about = Stellungen aus simulierten Partien, in denen ein Zug viel öfter gewinnt als alle anderen. Montags leicht, sonntags schwer; alle haben jeden Tag dasselbe.
puzzles-today = Heute
puzzles-before = Die Tage davor
puzzles-try = Lösen
puzzles-again = Noch einmal ansehen
puzzles-another = Ein anderes
puzzles-figures = { $solved } von { $count } gelöst.
puzzles-streak = { $streak } Tage in Folge.
puzzle-name = { $place }, { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }
puzzle-dice = { $count ->
    [one] 1 Würfel in der Hand
   *[other] { $count } Würfel in der Hand
  }
puzzle-is-solved = gelöst
puzzle-is-shown = Lösung gesehen
puzzle-is-tried = versucht
puzzle-is-open = offen
puzzle-label = Das Rätsel
puzzle-task = Setze Würfel bis zum nächsten Wurf, oder alle, sodass du so oft wie möglich gewinnst. Nimm zurück, so viel du willst.
puzzle-tries = { $tries ->
    [0] Noch kein Versuch
    [one] 1 Versuch
   *[other] { $tries } Versuche
  }
puzzle-give-up = Lösung zeigen
puzzle-solution = Die Lösung
puzzle-start-over = Von vorn
puzzle-more = Weitere Rätsel
puzzle-ended = Hier endet der Zug. Nimm Würfel zurück, um einen anderen zu versuchen.
