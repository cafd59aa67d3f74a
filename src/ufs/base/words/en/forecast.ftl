# Before a move: what it would do, as short as it gets.
# gain, to: energy; ready: ships on any explosion; short: what is missing for one more research space.

forecast-energy = +{ $gain } energy → { $to }.
forecast-energy-full = +{ $gain } energy → { $to }, the track is full.
forecast-fighters = { $ready ->
        [0] No ship is on an explosion.
       *[other] { $ships ->
            [0] Shoots none of { $ready }.
           *[other] Shoots { $ships } of { $ready }.
        }
    }
forecast-research = { $steps ->
        [0] No research, { $short } short of the next.
       *[other] Research +{ $steps }, { $short } short of the next.
    }
forecast-research-wins = Research +{ $steps }: that wins.
forecast-robot = Builds a robot of { $value }.
forecast-command = { $points ->
        [0] No other die can take its points.
        [one] 1 point for other dice.
       *[other] { $points } points for other dice.
    }
forecast-at-yellow = At the yellow explosions:
forecast-at-red = At the red explosions:
forecast-dig = Digs { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } for { $cost } energy.
forecast-dig-whole = The whole base is open then.
forecast-dig-too-low = Too low for { $steps } steps: will do nothing.
forecast-aa = Ships here descend one less. Nothing in { term-rooms-phase }.
forecast-tunnel = A tunnel: nothing in { term-rooms-phase }.
forecast-nothing = A value of { $value } does nothing.
forecast-no-robots = There is no robot to build here.
forecast-cost = Costs { $cost } energy, you have { $energy }.
forecast-missing = { $missing ->
        [one] Needs one more die in this room.
       *[other] Needs { $missing } more dice in this room.
    }
forecast-cannot-fill = { $missing ->
        [one] One die short, and none can come this round.
       *[other] { $missing } dice short, and none can come this round.
    }
forecast-not-excavated = { $size ->
        [one] Not excavated yet.
       *[other] { $spaces } of { $size } spaces not excavated yet.
    }
forecast-exhausted = The robot here is exhausted until next round.

# What a move does at once.
forecast-no-ship = No ship moves.
forecast-drop = { $ships ->
        [one] 1 ship drops { $steps }.
       *[other] { $ships } ships drop { $steps }.
    }
forecast-rise = { $ships ->
        [one] 1 ship rises.
       *[other] { $ships } ships rise.
    }
forecast-destroy = { $ships ->
        [one] 1 ship is shot down.
       *[other] { $ships } ships are shot down.
    }
forecast-match = { $dice ->
        [one] 1 die turns to { $value }.
       *[other] { $dice } dice turn to { $value }.
    }
forecast-hits = { $hits ->
        [one] 1 hits the city.
       *[other] { $hits } hit the city.
    }
forecast-mothership = The mothership descends { $rows ->
        [one] 1 row.
       *[other] { $rows } rows.
    }
forecast-robot-makes-way = The robot here is lost.
forecast-reroll = { $dice ->
        [one] The last die is rolled again.
       *[other] { $dice } dice are rolled again.
    }
forecast-done = { $left ->
        [0] Ends { term-rooms-phase }.
        [one] Ends { term-rooms-phase }. 1 move is given up.
       *[other] Ends { term-rooms-phase }. { $left } moves are given up.
    }

# F: the rooms of the campaign, goals, abilities.
forecast-hold = Ships here descend { $rows } less. Nothing in { term-rooms-phase }.
forecast-wins = That wins.
forecast-changes-nothing = That changes nothing.
forecast-core = { $ships ->
        [0] Strikes the heart of the mothership.
       *[other] Shoots { $ships } and strikes the heart of the mothership.
    }
forecast-missiles = { $ships ->
        [0] No ship of this column in range { $range }.
       *[other] Destroys { $ships } in this column, range { $range }.
    }
forecast-jam = { $ships ->
        [0] No ship of this column can rise.
        [one] 1 ship rises { $rows }.
       *[other] { $ships } ships rise, up to { $rows }.
    }
forecast-repair = { $gain ->
        [0] There is no damage to repair.
       *[other] Repairs { $gain } → damage { $to }.
    }
forecast-research-complete = { $steps ->
        [0] The research is complete already.
       *[other] Research +{ $steps }: complete. The goal is still open.
    }
