# The review of a finished game, in the page. Chances are whole percents, changes are points.

review = Review
review-game = Review { $game }
review-not-over = This game is not over yet. Its review comes afterwards; until then there are hints.
review-intro = The coach looks at every roll and every choice of this game once more.
review-positions = { $done } of { $total } positions
review-stop = Stop
review-halted = Stopped. The review goes as far as round { $round }.
review-go-on = Go on
review-retry = Try again
review-to-game = Open the game

review-split = The dice or you?
review-part-start = Start
review-part-luck = Dice
review-part-skill = Choices
review-part-end = End
review-part-now = So far
review-verdict-clean = As good as nothing was given away.
review-verdict-choices = Your choices weighed more than the dice.
review-verdict-bad-dice = The dice weighed more than your choices.
review-verdict-good-dice = The dice made up for it.
review-points = Up and down in points of the chance to win.

review-graph = Chance of winning over the game
review-keys = Arrow keys go from point to point, Page Up and Page Down from round to round.
review-legend-roll = roll
review-legend-decision = choice
review-legend-loss = cost something
review-previous = Previous point
review-next = Next point

review-moments = The moments that mattered
review-clean = No choice cost anything the coach could tell.
review-minus = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

review-kind-start = Start
review-kind-roll = The dice
review-kind-decision = Your choice
review-kind-end = End
review-cost-none = Cost nothing: { $chance } to win.
review-cost-some = { $points ->
        [0] Cost less than a point ({ $before } → { $after }).
        [one] Cost 1 point ({ $before } → { $after }).
       *[other] Cost { $points } points ({ $before } → { $after }).
    }
review-luck-up = { $points ->
        [one] Good dice: up 1 point ({ $before } → { $after }).
       *[other] Good dice: up { $points } points ({ $before } → { $after }).
    }
review-luck-down = { $points ->
        [one] Bad dice: down 1 point ({ $before } → { $after }).
       *[other] Bad dice: down { $points } points ({ $before } → { $after }).
    }
review-luck-none = Dice as expected: { $chance } to win.
review-at-start = { $chance } to win before the first roll.
review-instead = Better was
review-best = The best there was.
review-try = Try again from here
review-board = The board at this moment

review-list = Every roll and every choice
review-what = What happened
review-change = Points
review-chance = Chance
