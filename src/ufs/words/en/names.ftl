# Names of things in the game.

phase-dice = dice phase
phase-rooms = rooms phase
phase-spawn = spawning
phase-over = end of the game

room-energy = energy
room-fighters = fighters
room-research = research
room-robot = robot
room-aa = AA gun
room-tunnel = tunnel
room-start = excavator's start
# effects: one or more of the above, joined
room-name = { $effects }

ship-basic = basic ship
ship-reinforcement = reinforcement

# The dice of a roll, by colour.
rolled-plain = plain { $values }
rolled-white = white { $values }

# What the mothership does in a row.
next-none = no action
next-excavator = excavator back { $amount }
next-research = research back { $amount }
next-reinforcements = { $amount ->
        [one] 1 reinforcement
       *[other] { $amount } reinforcements
    }
next-damage = 1 damage
next-skull = the skull (you lose)
