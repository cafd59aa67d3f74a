# Refused actions. Each message names the way out.

refuse-game-over = The game is over. Start a new one, or undo the last action.
refuse-not-dice-phase = { term-Workers } are placed in { term-dice-phase }; now it is: { $phase }.
refuse-not-rooms-phase = Rooms are used in { term-rooms-phase }; now it is: { $phase }.
refuse-not-spawn-phase = Ships are put on { term-drop-point }s only when a ship spawns and you have a choice; now it is: { $phase }.
refuse-roll-first = Roll the dice first.
refuse-install-first = A new robot is waiting: install it first.
refuse-worker-placed = { $worker } has already been placed. Choose one of the dice still in hand.
refuse-no-such-worker = There is no { term-worker } { $found }; they are numbered 0 to 4.
refuse-no-such-column = There is no column { $found }; columns are 1 to 5.
refuse-column-taken = Column { $column } already holds { term-a-worker } this round. Choose another column.
refuse-excavators-space = The excavator is on row { $row }, column { $column }; no die may go on its space.
refuse-second-ahead = Only one die per round may go ahead of the excavator, and one is there already. Choose an excavated space.
refuse-too-far = Row { $row }, column { $column } is { $distance } steps ahead of the excavator, too far for a die that shows { $value }.
refuse-too-far-for-any = Row { $row }, column { $column } is { $distance } steps ahead of the excavator, more than any die shows.
refuse-dice-left = There are dice to place first: { $hand }.
refuse-die-can-only-dig = Row { $row }, column { $column } is not excavated. The die there can only dig: excavate.
refuse-robot-in-the-way = A robot occupies row { $row }, column { $column }; in this edition no { term-worker } may go there.
refuse-tunnel-does-nothing = Row { $row }, column { $column } is a tunnel: there is nothing to use.
refuse-aa-gun-does-nothing = Row { $row }, column { $column } is an AA gun: it worked when the die was placed and does nothing now.
refuse-not-excavated = Row { $row }, column { $column } is not excavated yet, so the room cannot be used.
refuse-room-empty = There is no die in row { $row }, column { $column }.
refuse-room-not-full = This room has { $size } spaces and works only when each of them holds a usable die.
refuse-robot-exhausted = The robot in row { $row }, column { $column } is exhausted; it works again next round.
refuse-exhausted-in-large-room = An exhausted robot counts as an empty space, so this room of { $size } spaces is not full.
refuse-cannot-pay = The room costs { $cost } energy and you have { $energy }. Gain energy first, or leave the die unused.
refuse-nothing-ahead = No die lies ahead of the excavator, so there is nothing to dig.
refuse-no-energy-to-dig = Digging costs { $dig } energy and you have { $energy }.
refuse-die-too-low = The die shows { $value }, but its space is { $distance } steps ahead: too far to dig.
refuse-nothing-to-install = No new robot is waiting to be installed. Use a robot room first.
refuse-install-later = In this edition you install new robots after all dice have been resolved. Use the other dice first, or stop.
refuse-install-not-excavated = Row { $row }, column { $column } is not excavated; a robot needs an excavated room.
refuse-install-in-tunnel = Row { $row }, column { $column } is a tunnel; a robot needs a room.
refuse-install-occupied = The other robot is on row { $row }, column { $column }.
refuse-install-in-command-room = Row { $row }, column { $column } is a command room; no robot can be installed there.
refuse-points-first = The command room still has { $points ->
        [one] 1 point
       *[other] { $points } points
    } to deal out: raise dice first.
refuse-nothing-to-deal-out = There are no points to deal out. Use a command room first.
refuse-raise-used = { $worker } is not on the board any more; only dice not yet used can be raised.
refuse-raise-ahead = { $worker } is ahead of the excavator; its number has to stay as it was placed.
refuse-raise-six = { $worker } shows 6 already; no die goes higher.
refuse-no-red-explosions = All explosions in this sky have the same colour; there is nothing to choose.
refuse-no-fighters-to-aim = This room has no fighters to aim.
refuse-nothing-to-aim = There is no colour to choose here: "at" is for fighters under a sky with red and yellow explosions.
refuse-no-such-robot = There is no robot { $robot } here; you have { $robots ->
        [one] 1 robot
       *[other] { $robots } robots
    }.
refuse-robot-not-on-board = Robot { $robot } is not on the board.
refuse-robots-stay = In this edition robots cannot be taken off at will; a robot on the board may only become the new one.
refuse-none-waiting = No ship of this kind is waiting aboard.
refuse-basic-first = { term-Purple } ships spawn before { term-white } ones.
refuse-drop-point-taken = The { term-drop-point } of column { $column } is taken.
refuse-empty-column-first = Ships spawn first in columns without a ship; column { $column } has one.
refuse-farthest-first = The ship must spawn where the top ship of the column is farthest away; column { $column } is not such a column.
refuse-orange-last = The orange ship spawns after all others.
refuse-no-such-ability = There is no such ability on the table.
refuse-ability-spent = This ability has been used up.
refuse-ability-in-dice-phase = This ability is used in the dice phase; now it is: { $phase }.
refuse-ability-in-rooms-phase = This ability is used in the rooms phase; now it is: { $phase }.
refuse-ability-in-both-phases = This ability is used in the dice phase or the rooms phase; now it is: { $phase }.
refuse-no-robots-here = There are no robots in this game.
refuse-no-target = There is nothing for this ability to work on there.
refuse-city-has-none = This city has no ability for you to use.
refuse-nothing-to-roll = There is nothing to roll now.
refuse-dice-are-automatic = The dice are rolled automatically in this game. Leave out the values.
refuse-correct-plain = Facts are corrected by hand only beside the real board, with your own dice, or in relaxed play if the settings allow corrections.
refuse-correct-here = Puzzles and the tutorial are played as they are: nothing is corrected in them.
refuse-correction = The game could not be played on like this: { $what }
correct-nothing = Nothing would change: all of this is so already.
correct-not-used = { $which }, but nothing that causes it ({ $by }) can have been used so far this round. Correct its uses, too.
correct-more-than-used = { $which }: { $found }, expected at most { $most }; { $by } cannot have caused more by now. Correct its uses, too.
correct-ship-kind = Ship { $number } is "{ $found }", expected "{ $expected }": a ship can be moved, but stays of its kind.
correct-fixed = "{ $field }" belongs to the table and cannot be corrected. Start another game for another table.
correct-line = "{ $found }" is not a correction; expected facts as in: { $expected }
correct-no-piece = There is no { $found } here; there are { $count } of its kind.
no-such-character = There is no character "{ $found }" in this game.
number-unknown = There is no action { $found }; actions are numbered 0 to { $last }.
number-wrong = { $found } is not an action; expected a whole number from 0 to { $last }.
number-no-ability = Action { $action } would use ability { $number }. { $count ->
        [0] On this table there is none to use yourself.
        [1] On this table there is only ability 0 to use yourself.
       *[other] On this table there are { $count } to use yourself, numbered from 0.
    }
number-needs-no-target = This ability needs no target: its action is { $action }, not { $found }.
number-first-space = A room of several spaces is used by its first space, row { $row }, column { $column }: action { $action }.
target-column = a column (column)
target-worker = a die (worker)
target-change = up or down (change)
target-at = red or yellow (at)
ability-needs = This ability needs { $expected ->
        [none] nothing more
       *[other] { $expected }
    }; given: { $found ->
        [none] nothing
       *[other] { $found }
    }.

# Invalid actions, requests and games.

space-outside = Row { $row }, column { $column } is not a space of the base: rows are 1 to 6, columns 1 to 5.
spawn-needs-kind = Both kinds of ships are waiting. Say which one spawns: "kind": "basic" or "reinforcement".
use-needs-colour = Red and yellow explosions are in the sky. Say which ones the fighters are aimed at: "at": "red" or "yellow".
roll-needs-values = Roll { $count ->
        [one] 1 die
       *[other] { $count } dice
    } and give the values in the order of the workers, "values": […].
roll-wrong-count = { $count ->
        [one] 1 die is
       *[other] { $count } dice are
    } to be rolled, but the number of values given is { $found }.
roll-no-die = No die can show { $found }; expected 1 to 6.
seed-wrong = { $found } is not a seed; expected a whole number from 0 to 18446744073709551615.
dice-wrong = { $found } is not a way to roll dice; expected "auto" or "manual".
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
why-legal = This is allowed.
why-legal-roll = This is allowed. Nobody knows what the dice will show.

# Data of the wrong shape.

misfits = { $misfits }
misfit-at = { $place }: { $what }
misfit-whole = as a whole
misfit-missing = missing
misfit-unknown-field = unknown field
misfit-wrong = found { $found }, expected { $expected }
expected-whole-number = a whole number
expected-smaller-number = a shorter whole number
expected-number = a number
expected-finite-number = a finite number
expected-date = a date that exists, as year-month-day: 2026-07-14
expected-nothing = nothing
expected-visible-text = at least one visible character
expected-plain-text = no control characters except line breaks
expected-no-hidden = no invisible characters and none that change the direction of writing
expected-text = text
expected-true-or-false = true or false
expected-list = a list
expected-table = an object with named fields
expected-one-of = one of { $words }
expected-id = a name of letters, digits, - . and _ without spaces
expected-capital = one capital letter from A to Z except M
expected-comment = a comment: one line that begins with #
expected-at-least = at least { $low }
expected-at-most = at most { $high }
expected-more-than = more than { $low }
expected-less-than = less than { $high }
expected-multiple = a multiple of { $step }
expected-letters-least = at least { $low } characters
expected-letters-most = at most { $high } characters
expected-entries-least = at least { $low } entries (found: { $found })
expected-entries-most = at most { $high } entries (found: { $found })
expected-fitting = something else ({ $hint })

# Setups.

setup-unknown-edition = There is no edition "{ $found }"; expected one of: { $expected }.
setup-threat-not-level = The box has a "threat" from 0 to 4, not a "level".
setup-level-not-threat = The print-and-play has a "level" from 0 to 8, not a "threat".
setup-hard-and-level = Name the difficult pieces in "hard" or give a number to draw, not both.
setup-real-and-ours = "{ $field }" is named twice: as a real card in "real" and as a piece of this program. Leave one of them out.
setup-level-in-position = A position names its difficult pieces in "hard"; nothing is drawn when it is loaded.
setup-unknown-hard = "{ $found }" is not a piece with a difficult side here; expected any of: { $expected }.
setup-hard-twice = A piece is named twice in "hard": { $found }.
setup-box-only = Only the box has these: { $found }.
setup-kind-city = city
setup-kind-scenario = scenario
setup-kind-character = character
setup-kind-sky = sky tile
setup-unknown-piece = There is no piece "{ $found }" ({ $kind }) in this edition; expected one of: { $expected }.
setup-no-pieces = There is no piece "{ $found }" ({ $kind }) here, nor any other of its kind.
setup-sky-position = Sky piece "{ $found }" belongs in position { $position } from the top, not in position { $expected }.
setup-no-skull = This sky has no skull, so the mothership could never win.
setup-character-twice = A character is named twice: { $found }.
setup-too-few-sides = Threat level { $found } needs more tiles with a threatening side than there are; at most { $most }.
setup-too-many-abilities = There are too many abilities on the table; at most { $most } fit.
setup-too-many-specials = There are too many kinds of special sky spaces; at most { $most } fit.

# Positions.

position-out-of-range = "{ $field }" is { $found }, expected { $low } to { $high }.
position-result = This is not a possible result: a game is won by research or a card, or lost by damage, mothership or a card.
position-over-without-result = The phase must be "over" if there is a result, and only then.
position-end-reached = A marker is at the end of its track, but the result does not say so.
position-end-not-reached = The result says the game has ended, but the marker is not at the end of its track.
position-excavator-start = The excavator is at { $found }, behind its start { $start }.
position-worker-color = Worker { $number } is "{ $found }", expected "{ $expected }": three plain dice, then two white ones.
position-half-rolled = Some dice in hand have a value and some do not; they are rolled together.
position-not-rolled = The dice in hand are rolled again only after a white die was placed.
position-no-space-left = No { term-worker } in hand has a legal space left; they are set aside and { term-rooms-phase } begins.
position-resolved-on-board = Die { $number } is used and cannot be on a space.
position-placed-unrolled = Die { $number } is on a space but has no value.
position-worker-in-phase = Die { $number } is on a space, but no { term-worker } is in this phase: { $phase }.
position-two-dice = Two dice are on the same space: { $found }.
position-two-workers = Two { term-workers } are in column { $column }.
position-on-excavator = { term-A-worker } is on the excavator's own space: { $found }.
position-two-ahead = Two { term-workers } are ahead of the excavator; at most one may be.
position-too-far = Die { $number } shows { $value } but is { $distance } steps ahead of the excavator.
position-too-many-robots = There are more robots than this game has ({ $most }).
position-exhausted-off = Robot { $number } is off the board and cannot be exhausted.
position-robot-value = Robot { $number } is on a space but has no value.
position-robot-buried = Robot { $number } is at { $found }, which is not excavated.
position-robot-in-tunnel = Robot { $number } is at { $found }, which is a tunnel, not a room.
position-robot-in-command-room = Robot { $number } is at { $found }, which is a command room; no robot can be there.
position-exhausted-phase = Robot { $number } is exhausted, but that happens only in { term-rooms-phase } (now: { $phase }).
position-ship-count = Basic ships: { $basic }, reinforcements: { $reinforcements }; expected { $expected_basic } and { $expected_reinforcements }.
position-basic-in-supply = Ship { $number } is a basic ship; these are never in the supply.
position-ship-outside = Ship { $number } is at { $found }, expected a row from { $low } to { $high } and a column from 1 to 5.
position-two-ships = Two ships are on the same space: { $found }.
position-orange = There must be { $expected ->
        [0] no orange ship
       *[other] one orange ship, at the end of the list
    }; found: { $found }.
position-unknown-ability = There is no ability "{ $found }" on this table; expected one of: { $expected }.
position-no-abilities = Nothing on this table has an ability, so these fields must be left out: { $found }.
position-nobody-can = "{ $field }" is { $found }, but nothing on this table can cause that; leave it out.
position-not-used = "{ $field }" is { $found }, but nothing that causes it can have been used so far this round ({ $by }). "spent" lists what has been used.
position-more-than-used = "{ $field }" is { $found }, expected at most { $most }: { $by } cannot have caused more by now. "spent" lists what has been used.
position-destroyed = "destroyed" is { $found }, expected at most { $most }: no more ships can have spawned by round { $round }.
position-install-phase = New robots wait to be installed only in { term-rooms-phase }, and only if there are robots.
position-install-many = { $found } new robots are waiting, but in this edition each is installed at once.
position-no-command-room = { $found } points are to be dealt out, but this base has no command room.
position-points-phase = { $found } points are to be dealt out, but that happens only in the rooms phase.
position-points-for-none = { $found } points are to be dealt out, but no die can take one.
position-all-placed = In { term-dice-phase } at least one of the { term-workers } must still be unplaced.
position-resolved-in-dice = None of the { term-workers } has been used yet in { term-dice-phase }.
position-unplaced-in-rooms = In { term-rooms-phase } all { term-workers } are placed or used.
position-nothing-to-spawn = The phase is "spawn", but no ship is waiting aboard.
position-no-drop-point = The phase is "spawn", but no { term-drop-point } is free.

# Records and saves.

record-line = Line { $line } ("{ $text }"): { $what }
record-not-one = This is not a record of a game: the first line should be { $expected }.
record-too-long = The record is longer than { $most } characters.
record-unknown-header = unknown header "{ $found }", expected one of: { $expected }
record-header-twice = the header "{ $found }" appears twice
record-no-edition = The record does not say which edition was played; expected a line like "edition: box".
record-header-json = this is not valid JSON: { $reason }
record-position-has-setup = the position already says this; leave out "{ $found }"
record-other-edition = the position is from another edition
record-roll-missing = the dice are rolled after this, but no roll follows
record-die = "{ $found }" is not a die, expected something like { $expected }
record-dice-in-hand = these are not the dice in hand, expected: { $expected }
record-move = this is not a move, expected something like: { $expected }
record-wrong-end = the game does not end like this, expected: { $expected }
record-after-end = the record continues after its end
record-cut = The record stops after line { $line } without "result …" or "unfinished"; it seems to have been cut off.
save-other-position = Replayed, the saved game does not lead to its own position: { $what }
pieces-unknown = The pieces it was made with ({ $found }) are not known here. Export it together with its pieces, or write “pieces: { $today }” to replay it with the pieces of this version.
pieces-do-not-match = The pieces in this file are not those it was made with ({ $found }).
pieces-too-many = There are more than { $most } pieces in this file.
pieces-wrong = The piece “{ $id }” in this file is wrong: { $what }
save-other-setup = The setup of the save differs from that of its game.
save-first-roll = The save has a first roll where none is due.
save-step = Step { $step }: { $what }
save-rolls-missing = fewer rolls than the game called for
save-rolls-left = more rolls than the game called for

# The line protocol and the command line.

protocol-not-json = The line is not JSON: { $reason }.
protocol-not-utf8 = The line is not UTF-8.
protocol-too-long = The line is longer than { $most } bytes.
protocol-not-object = A request is one JSON object with a "cmd".
protocol-unknown-command = There is no command "{ $found }"; expected one of: { $expected }.
protocol-missing-field = The command "{ $cmd }" needs "{ $field }".
protocol-unknown-field = The command "{ $cmd }" has no field "{ $field }"; it has: { $expected }.
protocol-wrong-field = "{ $field }" is { $found }, expected { $expected }.
protocol-no-game = There is no game yet. Start one with "new" or "load".
json-duplicate-field = The field "{ $field }" appears twice in one object.
protocol-internal = Something went wrong inside the program; the game is unchanged.
expected-milliseconds = a whole number of milliseconds from 1 to 600000
expected-top = a whole number from 1 to 1000
error-prefix = Error: { $message }
bad-language = There is no language "{ $found }"; expected one of: { $expected }.
bad-setup-json = The setup is not valid JSON: { $reason }.
bad-pack = The pack { $pack } has mistakes and is not used. See: ufs content check { $pack }
bench-compiling = Compiling the engine. This happens once and takes about half a minute …
cache-unwritable = The folder for compiled code, { $folder }, cannot be written ({ $reason }): it is compiled anew each time, which takes a minute or two.
cache-nowhere = Compiled code can be kept nowhere, not even in a temporary folder: { $reason }.
engine-needs-numba = The compiled engine needs Numba: { INSTALL("fast") } ({ $reason })
bench-needs-numba = The compiled engine needs Numba: { INSTALL("fast") }. Or measure the plain one: --mode plain ({ $reason })
bench-bad-jobs = { $found } is not a number of processes to compare with one; expected 2 to 1024.
bench-bad-seconds = Seconds must be more than 0 and at most a day (86400).
file-read-error = { $file } cannot be read: { $reason }
