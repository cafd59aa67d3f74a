# The coach: whether it is ready, its hints, the chance of winning.

coaching-compiling = The coach is getting ready. The first time this takes a few minutes; you can keep playing.
coaching-strict = In strict play the coach keeps quiet.

# On the desk.
hint = Hint
hint-title-1 = Look here
hint-title-2 = Worth considering, in no particular order
hint-title-3 = Chances of winning
hint-thinking = The coach is thinking …
hint-more-1 = Show candidates
hint-more-2 = Show the chances
hint-close = Close the hint
hint-rest = { $count ->
        [one] 1 more
       *[other] { $count } more
    }
hint-candidate = Candidate { $letter }
hint-chance = { $chance } to win
hint-show-bar = Always show my chance
key-hint = A hint; again for more

chance-label = Chance of winning

after-cost = { $points ->
        [one] That cost 1 point of your chance to win ({ $before } → { $after }).
       *[other] That cost { $points } points of your chance to win ({ $before } → { $after }).
    }
after-better = Better: { $action }.
after-undo = Take it back

settings-win-chance = Chance of winning beside the board
settings-win-chance-hint = Not in strict play.
settings-after-move = The coach after a move
settings-after-move-on = Speaks up when a move cost 3 points or more
settings-shown = Shown
settings-hidden = Hidden
settings-quiet = Keeps quiet
