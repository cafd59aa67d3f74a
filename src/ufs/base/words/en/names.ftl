# Names of things in the game.

phase-dice = { $book ->
        [pnp] place dice and move ships
       *[box] dice phase
    }
phase-rooms = { $book ->
        [pnp] resolve rooms
       *[box] rooms phase
    }
phase-spawn = spawning
phase-over = end of the game

room-energy = energy
room-fighters = fighters
room-research = research
room-robot = robot
room-repair = workshop
room-jam = jammer
room-missiles = missiles
room-command = command room
room-aa = AA gun
room-tunnel = tunnel
room-start = excavator's start
# effects: one or more of the above, joined
room-name = { $effects }

ship-basic = { term-purple } ship
ship-reinforcement = { term-white } ship
ship-orange = orange ship

# The dice of a roll, by colour.
rolled-plain = { term-gray } { $values }
rolled-white = white { $values }

# What the mothership does in a row.
next-none = no action
next-excavator = excavator back { $amount }
next-research = research back { $amount }
next-reinforcements = { $amount ->
        [one] 1 { term-white } ship
       *[other] { $amount } { term-white } ships
    }
next-damage = 1 damage
next-energy = { $amount } energy lost
next-robots = robots lose { $amount }
next-dive = all ships down { $amount }
next-skull = the skull (you lose)
