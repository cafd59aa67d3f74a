# The log: what happened, in sentences a player would say.
# Rows and columns count from 1. A drop point is in the row of the mothership.

event-round = Round { $round }.
event-roll = Rolled { $dice }.
event-place = { $color ->
        [white] White
       *[plain] { term-Gray }
    } { $value } to { $on } (row { $space_row }, column { $space_column }).
event-place-ahead = { $color ->
        [white] White
       *[plain] { term-Gray }
    } { $value } ahead of the excavator: { $ahead ->
        [one] 1 step
       *[other] { $ahead } steps
    } to dig ({ $on }, row { $space_row }, column { $space_column }).
event-descend = Column { $from_column }: a{ $which ->
        [orange] n
       *[other] {""}
    } { $kind } drops from row { $from_row } to row { $to_row }.
event-descend-city = Column { $from_column }: a{ $which ->
        [orange] n
       *[other] {""}
    } { $kind } drops from row { $from_row } into the city.
event-held = The AA gun holds column { $column }: no ship moves.
event-too-far = Careful: this space is { $distance } steps ahead. A { $value } cannot dig that far and will do nothing there.
event-miss = Fighters of value { $value } hit no ship.
event-research-nothing = Research stays where it is.
event-shift = An arrow moves the { $kind } in row { $from_row } from column { $from_column } to column { $to_column }.
event-blocked = The arrow in row { $from_row }, column { $from_column } does nothing: a ship is in the way.
event-teleport = A teleport takes the { $kind } from row { $from_row }, column { $from_column } to row { $to_row }, column { $to_column }.
event-teleport-blocked-ship = The teleport in row { $from_row }, column { $from_column } does nothing: a ship is at its other end.
event-teleport-blocked-mothership = The teleport in row { $from_row }, column { $from_column } does nothing: the mothership has reached its other end.
event-mothership-icon = The { $kind } calls the mothership: it descends to row { $to }.
event-mothership-phase = The mothership descends to row { $to }.
event-lift = The { $kind } in row { $from_row }, column { $from_column } goes back aboard.
event-city = A{ $which ->
        [orange] n
       *[other] {""}
    } { $kind } reaches the city in column { $column }.
event-hit = The base takes damage: { $damage } of { $of }.
event-set-aside = There is no legal space for a { $color ->
        [white] white
       *[plain] { term-gray }
    } die: it is set aside.
event-phase = Now: { $phase }.
event-use = Room in row { $space_row }, column { $space_column } ({ $room }) works with value { $value }{ $cost ->
        [0] .
       *[other] {" "}for { $cost } energy; { $energy } left.
    }
event-aim-yellow = Aimed at the yellow explosions.
event-aim-red = Aimed at the red explosions.
event-no-effect = A value of { $value } does nothing.
event-energy = Energy +{ $gained }: now { $energy }.
event-destroy = { $to ->
        [supply] The { term-white } ship in row { $from_row }, column { $from_column } is shot down and goes back to the supply.
       *[mothership] The { term-purple } ship in row { $from_row }, column { $from_column } is shot down and goes aboard.
    }
event-research = Research: { $from } → { $to } of { $of }.
event-build = A new robot with value { $value } is built.
event-install = Robot { $robot } goes to work in row { $space_row }, column { $space_column } with value { $value }.
event-given-up = The { $color ->
        [white] white
       *[plain] { term-gray }
    } die in row { $space_row }, column { $space_column } is given up: it leaves without effect.
event-points = The command room has { $points ->
        [one] 1 point
       *[other] { $points } points
    } for other dice.
event-raise = The { $color ->
        [white] white
       *[plain] { term-gray }
    } die is raised to { $value }.
event-points-lost = { $points ->
        [one] 1 point is
       *[other] { $points } points are
    } lost: no other die can be raised.
event-wear = Robot { $robot } wears down to { $value }.
event-fresh = Robot { $robot } is fresh again.
event-robot-off-worn = Robot { $robot } is worn out and leaves the base.
event-robot-off-worker = Robot { $robot } makes way for { term-a-worker }.
event-robot-off-player = Robot { $robot } is taken off the board.
event-robot-off-buried = Robot { $robot } is buried and lost.
event-robot-off-rebuilt = Robot { $robot } is taken to be built anew.
event-excavator-dug = The excavator digs { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } to row { $to_row }, column { $to_column } for 1 energy; { $energy } left.
event-excavator-action = The excavator is pushed back { $steps ->
        [0] no further: it stands on its starting space.
        [one] 1 space to row { $to_row }, column { $to_column }.
       *[other] { $steps } spaces to row { $to_row }, column { $to_column }.
    }
event-unused = Unused: the { $color ->
        [white] white
       *[plain] { term-gray }
    } die in row { $space_row }, column { $space_column }.
event-action-none = Row { $row }: the mothership does nothing.
event-action-excavator = Row { $row }: the mothership shakes the ground, excavator back { $amount }.
event-action-research = Row { $row }: the mothership disturbs the research, back { $amount }.
event-action-reinforcements = Row { $row }: the mothership calls { $amount ->
        [one] 1 { term-white } ship.
       *[other] { $amount } { term-white } ships.
    }
event-action-damage = Row { $row }: the mothership fires on the base.
event-reinforce = A { term-white } ship comes aboard the mothership.
event-spawn = A{ $which ->
        [orange] n
       *[other] {""}
    } { $kind } appears on the { term-drop-point } of column { $at_column }.
event-end-research = The research is complete. You win!
event-end-damage = The base is destroyed. You lose.
event-end-mothership = The mothership has come too low. You lose.
event-corrected = Corrected: { $which } { $from } → { $to }.
event-corrected-place = Corrected: { $which }, { $from } → { $to }.
event-end-won-card = A card decides it. You win!
event-end-lost-card = A card decides it. You lose.

# Facts that were set by hand, and what they were and are.

fact-round = round
fact-phase = phase
fact-result = result
fact-mothership = row of the mothership
fact-research = research
fact-energy = energy
fact-damage = damage
fact-excavator = excavator
fact-install = robots to install
fact-points = points of the command room
fact-destroyed = ships destroyed
fact-core-shot = heart of the mothership struck
fact-smoke = dice under smoke
fact-supplies = rooms with supplies
fact-held = mothership held back
fact-tokens = own counter
fact-worker = { $color ->
        [white] white die
       *[plain] { term-gray } die
    } { $name }
fact-robot = robot { $number }
fact-ship = { $kind } { $name }
fact-spent = uses of { $name }
fact-at = row { $row }, column { $column }
fact-at-mothership = aboard the mothership
fact-at-supply = in the supply
fact-in-hand = in hand
fact-resolved = used
fact-off = off the board
fact-die = { $value } ({ $place })
fact-die-exhausted = { $value } ({ $place }, exhausted)
fact-none = none
fact-yes = yes
fact-no = no
fact-held-none = no
fact-held-action = its action
fact-held-descent = its descent
fact-result-none = open
fact-result-won-research = won by research
fact-result-won-card = won by a card
fact-result-lost-damage = lost by damage
fact-result-lost-mothership = lost by the mothership
fact-result-lost-card = lost by a card

# F: abilities.

event-energy-lost = Energy −{ $lost }: now { $energy }.
event-research-lost = Research falls back: { $from } → { $to } of { $of }.
event-excavator-tunnelled = The excavator moves on { $steps ->
        [0] no further: there is no free space ahead.
        [one] 1 space to row { $to_row }, column { $to_column }.
       *[other] { $steps } spaces to row { $to_row }, column { $to_column }.
    }
event-action-energy = Row { $row }: the mothership drains { $amount } energy.
event-action-robots = Row { $row }: a pulse from the mothership, robots lose { $amount }.
event-action-dive = Row { $row }: all ships move down { $amount }.
event-ability = { $name }:
event-special-drain = The { $kind } landed on a power line.
event-special-damage = The { $kind } landed on a gun battery and fires on the base.
event-special-call = The { $kind } landed on a beacon.
event-special-cave-in = The { $kind } landed on a fault line.
event-special-forget = The { $kind } landed on a scrambler.
event-special-pulse = The { $kind } landed on a pulse coil.
event-special-energy = The { $kind } landed on a power source.
event-repair = { $repaired ->
        [0] There is no damage to repair.
       *[other] Repaired: { $repaired }. Damage is now { $damage }.
    }
event-rise = Column { $from_column }: a{ $which ->
        [orange] n
       *[other] {""}
    } { $kind } rises from row { $from_row } to row { $to_row }.
event-held-smoke = Smoke over column { $column }: no ship moves.
event-held-space = Column { $column } is held: no ship moves.
event-miss-barrage = The barrage hits no ship.
event-miss-missiles = Missiles of range { $value } find no ship in this column.
event-destroy-orange = The orange ship in row { $from_row }, column { $from_column } is shot down for good.
event-excavator-dug-for = The excavator digs { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } to row { $to_row }, column { $to_column }; { $cost ->
        [0] it costs nothing.
       *[other] it costs { $cost } energy, { $energy } left.
    }
event-core = Fighters of value { $value } strike the heart of the mothership!
event-smoke = { $dice ->
        [one] The next die moves no ships.
       *[other] The next { $dice } dice move no ships.
    }
event-supplies = { $rooms ->
        [one] The next room costs no energy and counts 2 more.
       *[other] The next { $rooms } rooms cost no energy and count 2 more each.
    }
event-halt-action = The mothership will not act this round.
event-halt-descent = In its phase, the mothership will neither descend nor act.
event-reroll = The dice in hand are rolled again.
event-nudge = { $color ->
        [white] A white die
       *[plain] A { term-gray } die
    } turns from { $from } to { $to }.
