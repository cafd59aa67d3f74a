# The coach: whether it is ready, its hints, the chance of winning.

coaching-missing = The coach needs Numba. Install it with: pip install "under-falling-skies[fast]", then start again. Everything else works without it.
coaching-compiling = The coach is getting ready. The first time this takes a few minutes; play on meanwhile.
coaching-failed = The coach could not get ready: { $reason } Everything else works without it. Start the program again to try once more.
coaching-child-died = compiling it failed ({ $reason }).
coaching-no-cache = its cache folder cannot be written.
coaching-stale = The coach is ready, but it learned the game before this changed: { $changed }. At such tables its chances are rough.
coaching-the-rules = the rules
coaching-remark = Take this with a grain of salt: since the coach learned, this has changed: { $changed }.
coaching-strict = In strict play the coach keeps quiet.
coaching-game-over = The game is over: there is nothing left to advise.

# Actions, as a player would note them.
hint-place = { $color ->
        [white] White
       *[plain] Plain
    } { $value } to { $on }, row { $row }, column { $column }
hint-use = Use { $on }, row { $row }, column { $column }
hint-install = The robot to { $on }, row { $row }, column { $column }
hint-remove = Take the robot ({ $value }) off
hint-spawn = The { $kind } to column { $column }
hint-excavate = Dig
hint-done = Go on, leave the rest
hint-ability = { $name }
hint-ability-column = { $name }: column { $column }
hint-ability-die = { $name }: { $color ->
        [white] white
       *[plain] plain
    } { $value } { $change ->
        [up] up
        [down] down
       *[flip] over
    }

# On the desk.
hint = Hint
hint-title-1 = Look here
hint-title-2 = Worth a thought, in no order
hint-title-3 = Chances of winning
hint-thinking = The coach is thinking …
hint-more-1 = Name candidates
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
