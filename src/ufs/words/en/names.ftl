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

worker-plain = plain die { $number }
worker-white = white die { $number }
die-rolled = { $worker }: { $value }
