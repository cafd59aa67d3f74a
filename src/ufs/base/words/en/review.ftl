# The review of a finished game, in the page. Chances are whole percents, changes are points.

review-game = Review { $game }
review-not-over = This game is not over yet. Its review comes afterwards; until then there are hints.
review-intro = The coach looks again at every roll and every choice of this game.
review-positions = { $done } of { $total } positions
review-stop = Stop
review-halted = Stopped. The review covers the game up to round { $round }.
review-go-on = Continue
review-to-game = Open the game

review-split = The dice or you?
review-start = Start
review-end = End
review-now = So far
review-dice = Dice
review-choices = Choices
review-verdict-clean = You gave away next to nothing.
review-verdict-choices = Your choices weighed more than the dice.
review-verdict-bad-dice = The dice weighed more than your choices.
review-verdict-good-dice = The dice made up for it.
review-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-unit = In points of the chance to win.

review-graph = Chance of winning over the game
review-roll = roll
review-correction = correction
review-corrected = Set by hand: { $before } → { $chance }.
review-decision = choice
review-loss = costly choice
review-previous = Previous point
review-next = Next point

review-moments = The moments that mattered
review-clean = No choice cost anything measurable.
review-cost-none = Cost nothing: { $chance } to win.
review-cost-some = Cost { review-points } ({ $before } → { $chance }).
review-cost-little = Cost less than a point: { $chance } to win.
review-luck-up = Good dice: { review-points } up ({ $before } → { $chance }).
review-luck-down = Bad dice: { review-points } down ({ $before } → { $chance }).
review-luck-none = Dice as expected: { $chance } to win.
review-at-start = { $chance } to win before the first roll.
review-instead = Better was
review-try = Try again from here

review-list = Every roll and every choice
review-what = What happened
review-change = Points
review-chance = Chance
