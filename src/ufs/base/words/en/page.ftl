# The page where the game is played: board, desk, log.

board-label = The board: sky, city and base
desk-label = Your desk
tray-label = Dice in hand
board-as-text = The board as text

# Signs and spaces, for screen readers.
space-label = Row { $row }, column { $column }
drop-point = { term-Drop-point } of column { $column }
possible = Possible
unexcavated = not excavated
excavator = excavator
costs = costs { $cost } energy
large-room = room of { $size } spaces
die-plain = { term-gray } die showing { $value }
die-white = white die showing { $value }
robot-here = robot { $robot } showing { $value }
robot-tired = robot { $robot } showing { $value }, exhausted
sign-left = an arrow to the left
sign-right = an arrow to the right
sign-icon = a mothership icon
sign-explosion = an explosion { $number }
sign-red-explosion = a red explosion { $number }
standing = Round { $round }, { $phase }. Energy { $energy } of { $energy_max }. Damage { $damage } of { $hits }. Research { $research } of { $research_length }; the next spaces cost { $next }.
mothership-at = The mothership is in row { $row }; { $rows ->
        [one] the skull is 1 row away.
       *[other] the skull is { $rows } rows away.
    }
caption-descends = The mothership descends to row { $row }.
caption-acts = It acts: { $action }.
caption-launches = It launches its ships.
board-next = Next: { $action }
next-action = In the next row: { $action }.
waiting-ships = Aboard: { $aboard ->
        [one] 1 ship
       *[other] { $aboard } ships
    }. In the supply: { $supply ->
        [one] 1 { term-white } ship
       *[other] { $supply } { term-white } ships
    }.
ships-title = Ships
base-title = Base
ship-line = Column { $column }, row { $row }: { $kind }.
ship-line-on = Column { $column }, row { $row }: { $kind } on { $sign }.
no-ships = No ship is in the sky.
column-short = Column { $column }
row-short = Row { $row }

# How things stand.
round-number = Round { $round }
round-word = Round
overview-title = A round
research = Research
energy = Energy
damage = Damage
next-costs = next { $costs }
threat-short = threat level { $level }
level-short = level { $level }
damaged-short = damaged side
strict-short = strict

# What to do now.
prompt-pick = Take a die.
prompt-place = Put it on a lit space.
prompt-rooms = Use your rooms, in any order.
prompt-rooms-done = There is nothing left to do here.
prompt-spawn = A ship arrives. Choose its { term-drop-point }.
prompt-install = A new robot with a { $value }: choose its room.
prompt-roll = { $count ->
        [one] Roll 1 die and enter it.
       *[other] Roll { $count } dice and enter them.
    }
prompt-watch = See what happens.
prompt-moment = You are looking back.
white-die-hint = White: after placing it, the rest are rolled again
plain-die-hint = { term-Gray } die

telling-idle = Point at a space to see what it would do.
on-your-table = On your table
nothing-moves = No ship moves.
leaves-open = { $count ->
        [one] Still open: column { $columns }.
       *[other] Still open: columns { $columns }.
    }
rule-link = rule { $rule }
to-the-rules = Read it in the rules
confirm-place = Place it here
confirm-do = Do it
cancel = Cancel
close = Close

use-room = Use { $room }: { $value }
excavate = Dig
done = Continue
done-rest = Leave the rest
done-detail = Unused dice have no effect; the mothership moves.
remove-robot = Take the robot ({ $value }) off
which-robot = Which blue die?
robot-new = Robot { $robot }, not on the board
robot-on-board = Robot { $robot }, on the board with { $value }
which-ship = Which ship?
spawn-here = Column { $column }

roll-enter = Enter the roll
roll-clear = Clear
roll-dice = Roll the dice
worker-row-plain = Die { $number }, { term-gray }
worker-row-white = Die { $number }, white

undo-strict = Strict play: rolled dice are not taken back.
menu = Menu
undo = Undo
redo = Redo
log = Log
share = Share
keys = Keys
correct = Correct…
correct-title = Correct the table
correct-hint = Set what lies on your real table. Tap a piece, then where it goes, here or on the picture.
correct-tracks = Markers
correct-mothership = Row of the mothership
correct-tokens = Own counter
correct-less = { $name }: less
correct-more = { $name }: more
correct-pieces = Ships, dice, excavator
correct-robot = Robot { $number }
correct-value = Number on the die
correct-row = Row
correct-column = Column
correct-aboard = On the mothership
correct-supply = In the supply
correct-hand = In hand
correct-resolved = Used
correct-off = Off the board
correct-exhausted = Exhausted
correct-others = Abilities and rooms
correct-spent = Used: { $name }
correct-smoke = Dice under smoke
correct-supplies = Rooms with supplies
correct-destroyed = Ships destroyed
correct-points = Points to deal out
correct-held = Mothership held back
correct-held-null = no
correct-held-action = no action this round
correct-held-descent = no descent in its phase
correct-core-shot = Heart of the mothership
correct-core-shot-false = not struck
correct-core-shot-true = struck
correct-end = Phase and end of the game
correct-won = Won by a card
correct-lost = Lost by a card
correct-install = Robot to install
correct-none = none
correct-changes = This will change
correct-nothing-yet = Nothing is changed yet.
correct-apply = Correct
corrected-hint = Facts were set by hand; the game does not count in the statistics.

log-title = Log
log-close = Close the log
log-look = Show this moment

moment = You are looking at step { $step } of { $of }.
moment-back = Back to now
moment-fork = Continue from here
forked = A new game continues from here. The old one is kept.
forked-relaxed = A new game continues from here, in relaxed play. The old one is kept.
changed-elsewhere = This game was changed in another window. Nothing is lost: load its current state here.
reload-game = Load it

end-won = You win
end-lost = You lose
end-research = The research is complete.
end-damage = The base is destroyed.
end-mothership = The mothership has come too low.
end-card = A card decides it.
end-rounds = { $rounds ->
        [one] It took 1 round.
       *[other] It took { $rounds } rounds.
    }
end-look = Look at the board

keys-title = Keys
key-pick = Take a die, or enter a die you rolled
key-move = Move around the base
key-place = Place the die, use the room
key-escape = Put the die back
key-excavate = Dig
key-done = Leave the rest, continue
key-undo = Undo
key-redo = Redo
key-log = Open or close the log
key-text = The board as text
key-overview = A round, step by step
key-help = These keys

stands-on = It stands on a { $number }.
stands-on-red = It stands on a red { $number }.
place-short = row { $row }, column { $column }
robot-waiting = new robot showing { $value }
about-game = About this game
about-edition = Edition
about-hard = { $book ->
        [pnp] Difficult side
       *[box] More threatening side
    }
about-none = none
about-dice = Dice
about-dice-auto = rolled by the program
about-dice-manual = your own
about-mode = Play
end-figures = Research { $research } of { $research_length }, damage { $damage } of { $hits }.

# Abilities, goals, what was planned for this round.
abilities = Abilities
upgraded = upgraded
ability-left = { $left ->
        [0] used up
       *[other] { $left } left
    }
ability-left-round = { $left ->
        [0] used this round
       *[other] { $left } left this round
    }
prompt-ability-now = { $name }: now?
prompt-ability-column = { $name }: choose a column.
prompt-ability-die = { $name }: choose a die.
prompt-ability-change = { $name }: choose a die, up or down.
prompt-ability-colour = { $name }: at the yellow or at the red explosions?
prompt-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } to deal out: choose a die.
prompt-colour = Fighters: at the yellow or at the red explosions?
points-left = Points of the command room still to be dealt out: { $points }.
points-to-die = { $die }, row { $row }, column { $column }: raise it to { $value }
aim-yellow = Yellow explosions
aim-red = Red explosions
confirm-ability = Use it
plan-smoke = Smoke: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
plan-supplies = Supplies: { $rooms ->
        [one] 1 room
       *[other] { $rooms } rooms
    }
plan-held-action = No action this round
plan-held-descent = No descent in its phase
goal-title = Besides the research
goal-depth = Excavator in row { $now }; needed: row { $amount } or deeper.
goal-ships = Ships destroyed: { $now } of { $amount }.
goal-orange = The orange ship must be destroyed.
goal-shot = After the last research space: fighters of { $amount } or more at the mothership.
goal-met = Done.
holds = ships descend { $rows } less
sign-drain = a power line
sign-pulse = a pulse coil
sign-damage = a gun battery
sign-call = a beacon
sign-cave-in = a fault line
sign-forget = a scrambler
sign-energy = a power source
sign-teleport = a teleport { $letter }
gains-energy = { $amount } energy gained
about-sky = Sky tiles

## What the game screen shares with the others

title = Under Falling Skies
skip-to-content = Skip to the content
nav-label = Under Falling Skies, main menu
nav-home = Home
nav-new = New game
nav-rules = Rules
nav-statistics = Statistics
nav-settings = Settings
trouble-title = Something went wrong
no-server = The game's server does not answer. Restart it (make play or ufs play); nothing you played is lost.
game-corrected = corrected
piece-sky0 = Sky, above them all (final battle)
piece-sky1 = Sky, 1st from the top
piece-sky2 = Sky, 2nd from the top
piece-sky3 = Sky, 3rd from the top
piece-sky4 = Sky, lowest
piece-mothership = Mothership
piece-upper = Upper base
piece-lower = Lower base
piece-tracks = Tracks
table-link = Set up your table like this
new-relaxed = Relaxed
new-strict = Strict
new-seed = Seed
stuck-prompt = You can only look at this game.
nav-review = Review
camp-back = Back to the campaign
sound-card-label = Sound
sound-card-text = Every ship hums a note: would you like to hear it?
sound-card-yes = With sound
sound-card-no = Without
