# The coach: reasons for an action, where to look, and the review of a game.
# column and row count from 1; lowest: the lowest die that hits the city; chances are whole percents.

coach-weights-other = The coach's weights in { $file } do not fit this version: found { $found }, expected { $expected }.
coach-weights-unreadable = The coach's weights in { $file } cannot be read: { $reason }
coach-needs-numba = The coach needs Numba: { INSTALL("fast") } ({ $reason })
coach-getting-ready = Getting the coach ready; the first time this takes a minute or two …
coach-or = { $first } or { $last }

# What an action does at once.
coach-wins = Wins at once: the research is complete.
coach-loses = { $reason ->
        [damage] Loses at once: the base is destroyed.
       *[mothership] Loses at once: the mothership comes too low.
    }
coach-hits = { $hits ->
        [one] A ship hits the city
       *[other] { $hits } ships hit the city
    }; { $left ->
        [one] the next hit loses.
       *[other] { $left } more and the base is lost.
    }
coach-icon = Pulls the mothership down { $rows ->
        [one] a row.
       *[other] { $rows } rows.
    }
coach-loses-robot = Costs the robot there.
coach-safe = { $lowest ->
        [1] Any die in column { $column } would hit the city; this one does not.
        [6] A 6 in column { $column } would hit the city; this die does not.
       *[other] A { $lowest } or more in column { $column } would hit the city; this die does not.
    }
coach-empty-column = No ship is in column { $column }: nothing comes down.
coach-aa-city = { $ships ->
        [one] The AA gun keeps a ship out of the city.
       *[other] The AA gun keeps { $ships } ships out of the city.
    }
coach-aa-icon = The AA gun stops a ship short of the mothership icon.
coach-aa-holds = The AA gun holds column { $column }: no ship moves.
coach-aa-softens = The AA gun slows the ships of column { $column }.
coach-explosion = { $ships ->
        [one] A ship lands on an explosion of { $value }.
       *[other] { $ships } ships land on explosions of { $value } or less.
    }
coach-slides = A ship slides over to column { $column }, which will still get a die.
coach-slides-away = A ship slides over to column { $column }, which gets no more dice this round.
coach-rerolls = { $dice ->
        [one] The last die is rolled again.
       *[other] The other { $dice } dice are rolled again.
    }

# What its room does.
coach-energy = Brings { $gain } energy.
coach-research = { $steps ->
        [one] One research space.
       *[other] { $steps } research spaces.
    }
coach-research-wins = Completes the research in { term-rooms-phase }: that wins.
coach-research-short = Not enough for research, { $short } short.
coach-shoots = { $ships ->
        [one] Shoots down a ship.
       *[other] Shoots down { $ships } ships.
    }
coach-misses = No ship is hit.
coach-builds = Builds a robot of { $value }.
coach-digs = { $steps ->
        [one] The excavator digs 1 space.
       *[other] The excavator digs { $steps } spaces.
    }
coach-would-dig = { $steps ->
        [one] Can dig 1 space in { term-rooms-phase }.
       *[other] Can dig { $steps } spaces in { term-rooms-phase }.
    }
coach-costs = Costs { $cost } energy, { $left } left.
coach-costs-all = Takes the last energy ({ $cost }).
coach-saves = Saves { $energy } energy for the next round.
coach-installs = The robot ({ $value }) works here with value { $works } from the next round on: { $room }.
coach-installs-idle = The robot ({ $value }) has nothing to do there.
coach-remove = Takes the robot off so that it can be rebuilt.
coach-spawn-icons = In column { $column } a { $values } would pull the mothership down.
coach-spawn-no-icon = In column { $column } no die would pull the mothership down.
coach-spawn-explosions = From column { $column } a { $values } brings the ship onto an explosion.

# What the plan behind it does, up to the next roll.
coach-plan-wins = With the dice in hand, this wins this round.
coach-plan-loses = { $reason ->
        [damage] Even the best plan after it loses this round: the base is destroyed.
       *[mothership] Even the best plan after it loses this round: the mothership comes too low.
    }
coach-plan-research = { $steps ->
        [one] Leads to one research space this round.
       *[other] Leads to { $steps } research spaces this round.
    }
coach-plan-shoots = { $ships ->
        [one] Leads to a ship shot down this round.
       *[other] Leads to { $ships } ships shot down this round.
    }
coach-plan-hits = { $hits ->
        [one] After it, one ship hits the city even with the best plan.
       *[other] After it, { $hits } ships hit the city even with the best plan.
    }
coach-plan-icon = After it, the mothership is pulled down { $rows ->
        [one] a row
       *[other] { $rows } rows
    } even with the best plan.
coach-plan-digs = { $steps ->
        [one] Leaves a die for digging 1 space.
       *[other] Leaves a die for digging { $steps } spaces.
    }
coach-plan-energy = Leaves dice for { $gain } energy.
coach-plan-robot = Leaves dice for building a robot.
coach-plan-turns = { $dice ->
        [one] A die is turned later, before it is used.
       *[other] { $dice } dice are turned later, before they are used.
    }
coach-energy-short = { $dice ->
        [one] Energy runs out: a die stays unused.
       *[other] Energy runs out: { $dice } dice stay unused.
    }
coach-threat = { $lowest ->
        [1] Careful: any die in column { $column } still hits the city this round
        [6] Careful: a 6 in column { $column } still hits the city this round
       *[other] Careful: a { $lowest } or more in column { $column } still hits the city this round
    }{ $ships ->
        [one] .
       *[other] {" "}(up to { $ships } ships).
    }
coach-threat-next = { $lowest ->
        [1] Careful: next round any die in column { $column } hits the city
        [6] Careful: next round a 6 in column { $column } hits the city
       *[other] Careful: next round a { $lowest } or more in column { $column } hits the city
    }{ $ships ->
        [one] .
       *[other] {" "}(up to { $ships } ships).
    }
coach-skull = { $rows ->
        [one] The mothership is then 1 row above the skull.
       *[other] The mothership is then { $rows } rows above the skull.
    }

# Where to look: the first step of a hint, without the move.
coach-focus-over = The game is over.
coach-focus-roll = Roll the dice first.
coach-focus-single = You have only one option.
coach-focus-even = Nothing depends on this: all options are about equally good.
coach-focus-win = You can win this round. Find out how.
coach-focus-loss = Careful: some choices lose the game at once.
coach-focus-hits = Look at column { $column }: its ships threaten the city.
coach-focus-safety = Look at where ships come down: which die does the least harm, and where?
coach-focus-icons = Look at the mothership icons: which dice bring a ship onto one, and in which column?
coach-focus-research = Research is what counts now: how do you get the most out of it?
coach-focus-shoot = Look at the explosions: which ships can your fighters shoot this round?
coach-focus-energy = Watch your energy: you have { $energy }. How much will you need?
coach-focus-dig = Think of the excavator: which die could dig, and how far?
coach-focus-robot = Consider a robot: it works round after round.
coach-focus-white = Think about the white dice: is it time for one, or are the dice in hand too good to roll again?
coach-focus-install = Where will the robot be useful for longest? It wears down by 1 each time.
coach-focus-spawn = Compare the { term-drop-point }s: onto which spaces would each die bring a ship from there?

# Hints in the text game.
coach-hint-again = Type "hint" again for the moves.
coach-hint-move = { $move }: { $chance }% to win. { $because }
coach-hint-thumb = The coach is getting ready (only once, for a minute or two). Until then, a rule of thumb: { $moves }

# `ufs review`
review-progress = { $done } of { $total } positions …
review-bad-budget = { $found } is not a time for a position; expected 1 to { $most } milliseconds.
review-nothing = Nothing has been played in this game yet.
review-stopped = Stopped: the review covers the game up to round { $round }.
review-title = Chance of winning, round by round
review-table = Choices that cost 2 points or more:
review-table-none = No choice cost 2 points or more.
review-round = Round
review-played = Played
review-cost = Cost
review-better = Better
review-moment = { $number }. Round { $round }: { $move } took the chance from { $best }% to { $chance }%. Better was { $better }.
review-moment-against = { $move }: { $facts }
review-no-moments = None of your choices cost anything measurable.
review-balance = { $over ->
        [yes] Start { $start }%, luck { $luck }, choices { $skill }: the end { $result }%.
       *[no] Start { $start }%, luck { $luck }, choices { $skill }: now { $result }%.
    }
coach-smoke = { $count ->
        [one] The next die moves no ships.
       *[other] The next { $count } dice move no ships.
    }
coach-supplies = { $count ->
        [one] The next room costs nothing and counts 2 more.
       *[other] The next { $count } rooms cost nothing and count 2 more each.
    }
coach-halts = The mothership does not act this round.
coach-rolls-again = The dice in hand are poor; a new roll is better on average.
coach-lifts = { $ships ->
        [one] A ship rises again.
       *[other] { $ships } ships rise again.
    }
coach-repairs = { $repaired } damage is repaired.
coach-turns = A { $old } becomes a { $new }.
coach-match = { $dice } dice turn to { $new }.

# The coach's status, and actions in short.
coaching-busy = Too many questions are waiting for the coach. Ask again in a moment.
coaching-child-died = compilation failed ({ $reason }).
coaching-failed = The coach could not get ready: { $reason } Everything else works without it. Restart the program to try again.
coaching-game-over = The game is over: there is nothing left to advise.
coaching-missing = The coach needs Numba. Install it with: { INSTALL("fast") }, then restart. Everything else works without it.
coaching-no-cache = its cache folder cannot be written.
coaching-remark = Take this with a grain of salt: this has changed since the coach was trained: { $changed }.
coaching-stale = The coach is ready, but it was trained before this changed: { $changed }. At such tables its chances are rough.
coaching-the-rules = the rules
hint-place = { $color ->
        [white] White
       *[plain] { term-Gray }
    } { $value } to { $on }, row { $row }, column { $column }
hint-use = Use { $on }, row { $row }, column { $column }
hint-use-yellow = Use { $on } at the yellow explosions, row { $row }, column { $column }
hint-use-red = Use { $on } at the red explosions, row { $row }, column { $column }
hint-install = The robot to { $on }, row { $row }, column { $column }
hint-install-over = The robot to { $on }, row { $row }, column { $column }; the die there is given up
hint-raise = Raise the { $color ->
        [white] white
       *[plain] { term-gray }
    } { $value } in row { $row }, column { $column }
hint-remove = Take the robot ({ $value }) off
hint-spawn = The { $kind } to column { $column }
hint-excavate = Dig
hint-done = Continue, leave the rest
hint-ability = { $name }
hint-ability-column = { $name }: column { $column }
hint-ability-yellow = { $name }: at the yellow explosions
hint-ability-red = { $name }: at the red explosions
hint-ability-match = { $name }: all dice to { $value }
hint-ability-die = { $name }: { $color ->
        [white] white
       *[plain] { term-gray }
    } { $value } { $change ->
        [up] up
        [down] down
       *[flip] over
    }{ $row ->
        [0] {""}
       *[other] {""} (row { $row }, column { $column })
    }
