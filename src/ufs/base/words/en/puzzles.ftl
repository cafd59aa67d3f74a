# Puzzles.

home-puzzle = Puzzle of the day
home-puzzle-text = One line of play wins far more often than all others. Find it.
puzzles-title = Puzzles
puzzles-about = Positions from simulated games in which one line of play wins far more often than all others. Mondays are easy, Sundays are hard; everybody gets the same puzzle each day.
puzzles-today = Today
puzzles-before = The days before
puzzles-try = Solve it
puzzles-again = View it again
puzzles-another = Another one
puzzles-figures = { $solved } of { $count } solved.
puzzles-streak = { $streak } days in a row.
puzzle-name = { $place }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
puzzle-dice = { $count ->
    [one] 1 die in hand
   *[other] { $count } dice in hand
  }
puzzle-is-solved = solved
puzzle-is-shown = solution seen
puzzle-is-tried = tried
puzzle-is-open = open
puzzle-label = The puzzle
puzzle-task = Place dice up to the next roll, or all of them, so that you win as often as possible. Undo as much as you like.
puzzle-tries = { $tries ->
    [0] No try yet
    [one] 1 try
   *[other] { $tries } tries
  }
puzzle-give-up = Show the solution
puzzle-solution = The solution
puzzle-start-over = Start over
puzzle-more = More puzzles
puzzle-ended = The line ends here. Undo to try another one.
