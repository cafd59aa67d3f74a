# The rules for players: short and in our own words. docs/rules.md is the exact text, with the same ids.
# One line is one paragraph. A rule's id in a text becomes a link.

rules-title = Rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found. Try a shorter word.
        [one] 1 entry
       *[other] { $count } entries
    }
rules-icons = Signs and pieces
rules-icons-intro = Everything that is drawn on the board, and what it means for you.
icon-group-sky = In the sky
icon-group-edge = At the edge
icon-group-base = In the base
icon-group-dice = Dice and robots
rules-top = Back to the contents
rules-other-game = A fan project after the game by Tomáš Uhlíř (Czech Games Edition). The wording of these rules is ours.
rules-editions = A paragraph that begins with “Box” or “Print-and-play” holds for that edition only; everything else holds for all of them.
rules-book = Words and colours
rules-box = Box
rules-pnp = Print-and-play
rules-pnp1 = First print-and-play
rules-newer = Box and second print-and-play

rule-intro = Under Falling Skies is a dice game for one. Alien ships fall on your city while your people dig a base under it and look for a weapon. You win the moment your research is complete; you lose when the damage gets to the skull on its track, or the mothership to the skull beside the sky. A round has three phases: you place five dice, one in each column, and every die brings the ships of its column down; then the rooms under the dice work; then the mothership comes lower, acts, and drops ships again. High dice make strong rooms and fast ships: that is the whole trouble.

rule-section-S = Setup
rule-section-S-intro = What lies on the table before the first roll. The program lays it all out for you.
rule-section-D = { $book ->
        [pnp] Place dice and move ships
       *[box] Dice phase
    }
rule-section-D-intro = Roll five { term-workers } and place one in each column. Every die you place moves ships at once.
rule-section-R = { $book ->
        [pnp] Resolve rooms
       *[box] Rooms phase
    }
rule-section-R-intro = All dice are placed. Now they work, in the order you like, and you pay with energy.
rule-section-B = Robots
rule-section-B-intro = Robots are blue dice that stay in the base and work round after round, until they are worn out.
rule-section-M = { $book ->
        [pnp] Move the mothership
       *[box] Mothership phase
    }
rule-section-M-intro = The mothership comes lower, does what the row says, and drops the ships it has aboard.
rule-section-E = End of the game
rule-section-E-intro = One way to win, two ways to lose. The first to happen counts.
rule-section-A = Advanced pieces
rule-section-A-intro = What the pieces of the later chapters bring: sky tiles with a plus, tile 0, command rooms. In a first game none of them lies on your table.
rule-section-F = Abilities
rule-section-F-intro = What cities, scenarios and characters of the box can do. Only those on your table count; all of them are our own design.
rule-section-C = Campaign
rule-section-C-intro = Four chapters, about ten games, one notebook. The program deals, draws and keeps the books; you choose and fight.

## Setup

rule-S1-title = The sky
rule-S1 = Four pieces of 4 rows make a sky of 5 columns and 16 rows. A space is blank or shows one thing: an explosion with a number, a mothership icon, or an arrow to the left or right; on advanced pieces there is more (A1, A2). Beside a row there can be an action of the mothership, or the skull.
rule-S2-title = Where the city lies
rule-S2 =
    Box: all 16 rows are sky. A ship hits the city when it drops below row 16.
    Print-and-play: row 16 is the city itself. A ship that gets there, or would go past, hits it.
rule-S3-title = The first ships
rule-S3 = One { term-purple } ship stands on each of the five { term-drop-point }s, one per column. The mothership begins in row 0, just above the sky.
rule-S4-title = { term-White } ships
rule-S4 =
    The { term-white } ships are reinforcements: they wait in the supply until the mothership calls them.
    Box: there are 4.
    Print-and-play: there are 2. With the difficult side of the mothership card one of them is aboard from the start (our design).
rule-S5-title = The base and its path
rule-S5 = The base has 6 rows and 5 columns. Its top row is five AA guns. The excavator's path begins at the right end of that row and winds through all 30 spaces, row by row, turning at each end. A room can cover several spaces, beside or above each other.
rule-S6-title = What is excavated
rule-S6 = The excavator begins on the space marked in the base. Everything behind it on the path is excavated; its own space and everything ahead is not. Only when it stands on the very last space is the whole base excavated, that space too (our ruling).
rule-S7-title = The three tracks
rule-S7 =
    Research begins below its first space, damage at 0, energy at the printed number.
    Box: the city can set another energy. The number of hits that lose is the damage cells of both base tiles, less one: in Roswell 4 + 4 − 1, so the 7th hit loses.
    Print-and-play: the hits printed on the two base cards, added up, lose the game.
rule-S8-title = Level of the cards
rule-S8 = Print-and-play: eight cards have a difficult side: the mothership, four of sky, two of the base, and the one with research and energy. Each card you turn adds 1 to the level, from 0 to 8. Choose them yourself, or let chance pick as many as you like.
rule-S9-title = Threat level
rule-S9 = Box: choose a threat level from 0 to 4. That many sky tiles, picked by chance, show their more threatening side. Level 0 is the easy game, level 1 the standard one.
rule-S10-title = Cities
rule-S10 =
    Box: the city says which base tiles you use, how much energy you begin with, and what it can do. Begin with its blue side. After a loss you may play the next game there on the damaged side, which is stronger; the threatening sky tiles are then picked anew.
    Roswell has no ability and begins with 2 energy.
    New York has one robot only, and the room it works in counts 1 more (damaged: 2 more). It begins with 2 energy. The numbers are ours.
    In Washington, D.C. rooms with fighters cost 1 energy less, never below 0 (damaged: 2 less, and their fighters count 2 more). It begins with 3 energy. The ability is our design.
rule-S11-title = Your first game
rule-S11 = Box: take Roswell on its blue side at threat level 0. None of its rooms builds robots, so you need no blue dice.
rule-S12-title = Battles of your own
rule-S12 = Box: outside the campaign you may mix what you like: any city on either side, a scenario or none, any team of characters, basic and advanced sky tiles.
rule-S13-title = Difficulty in stars
rule-S13 = Box: black stars make a battle harder: those on the sky tiles, and 1 for a scenario. Yellow stars make it easier: 1 for each upgraded character, ½ for each normal one, ½ for a damaged city. The difficulty is black minus yellow; how epic a battle is, black plus yellow.

## Dice phase

rule-D1-title = Roll and place
rule-D1 = Roll all five { term-workers } and place them one by one, in any order. In the end each column holds exactly one (for one rare exception see D15).
rule-D2-title = Where { term-workers } go
rule-D2 = { term-A-worker } goes on an excavated space: a room, an AA gun or a tunnel. A space takes one die, and a column one { term-worker } a round. (For the print-and-play, tunnels are our ruling.)
rule-D3-title = One die ahead
rule-D3 = One { term-worker } a round may go on a space ahead of the excavator, room or tunnel. The space under the excavator takes no die.
rule-D4-title = Ahead of the excavator
rule-D4 =
    Count the steps along the path from the excavator to the die.
    Box: the die has to show that number or more, or it may not go there.
    Print-and-play: it may go on any space ahead. If it is too low, it will do nothing there (R10).
rule-D5-title = Ships come down
rule-D5 = As soon as a die is placed, all ships of its column come down as many rows as the die shows. A room's modifier does not count here. They all move first; then the spaces they have reached take effect, highest ship first (for the print-and-play this order is our ruling).
rule-D6-title = AA gun
rule-D6 = A die on an AA gun moves its column one row less. With a 1 no ship moves, and nothing is triggered (for the first print-and-play this is our ruling).
rule-D7-title = Only the landing counts
rule-D7 = The space where a ship comes to rest takes effect. Spaces it flies over do nothing.
rule-D8-title = Arrow
rule-D8 = The ship slides one space, where the arrow points. If a ship is there already, it stays. The space it slides onto does nothing now (our ruling).
rule-D9-title = Moved twice
rule-D9 = A ship that has slid into another column comes down again when you place a die there later in the round.
rule-D10-title = Mothership icon
rule-D10 = The mothership comes down one row at once. It skips the action of that row; only the skull counts (E3). Ships in its new row go aboard, sometimes the very ship that called it, and wait there until the end of the round. Ships on { term-drop-point }s ride along.
rule-D12-title = Explosion
rule-D12 = Nothing happens yet. But a ship on an explosion can be shot down by fighters in { term-rooms-phase } (R7).
rule-D13-title = The city is hit
rule-D13 = A ship that comes down into the city does 1 damage (the orange ship: F35) and goes back aboard the mothership, whatever its kind. If several ships of the column moved, hits too are dealt with from the top down, as in D5 (our ruling).
rule-D14-title = White dice
rule-D14 = After a white die, first deal with its ships and all that they trigger. Then roll every { term-worker } again that is not placed yet.
rule-D15-title = A robot in the way
rule-D15 =
    Box and second print-and-play: you may place { term-a-worker } where a robot stands. The robot leaves the board.
    First print-and-play: the robot keeps its space, no { term-worker } may go there. If no { term-worker } left in hand has a legal space, those { term-workers } are put aside and do nothing this round (our ruling).

## Rooms phase

rule-R1-title = In any order
rule-R1 = You choose the order in which your dice work. { term-A-worker } that has done its work comes off; so does one you do not want to use, with no effect, at any moment of the phase.
rule-R2-title = Cost
rule-R2 = Using a room costs the energy printed on it. If you cannot pay, or do not want to, the room does nothing.
rule-R3-title = Value of a room
rule-R3 = The value is the die plus the room's modifier. In a room of several spaces add all its dice, and the modifier once. At 0 or less nothing happens, and nothing is taken from you. You may use any room you can pay for, even if it changes nothing (our ruling).
rule-R4-title = Rooms of several spaces
rule-R4 = Such a room works only if every one of its spaces holds a usable die. If one is missing, the { term-workers } in it come off with no effect.
rule-R5-title = Several effects
rule-R5 = A room that shows several effects is paid for once, and each effect gets the whole value.
rule-R6-title = Energy
rule-R6 = You gain as much energy as the room's value, up to the end of the track.
rule-R7-title = Fighters
rule-R7 = They shoot down all ships on explosions whose number is no higher than the room's value. { term-Purple } ships go aboard the mothership, { term-white } ones back to the supply. On the { term-drop-point }s ships are safe: the mothership covers that row (our ruling).
rule-R8-title = Research
rule-R8 = Add up the numbers of the spaces ahead of the marker. As long as the sum is no higher than the room's value, the marker moves on. Every research room counts by itself, and what is left over is lost. (The rulebooks let you stop earlier. That never helps, so the marker always goes as far as it can: our ruling.)
rule-R9-title = AA guns and tunnels
rule-R9 = A die on an AA gun or in a tunnel does nothing in this phase. It just comes off.
rule-R10-title = Digging
rule-R10 =
    The die ahead of the excavator can bring the excavator to its space. That costs 1 energy, near or far. The room under the die does not work this time (FAQ).
    Print-and-play: only if the die is at least as high as the distance. Raising the die later does not help (FAQ).
rule-R11-title = Freshly dug
rule-R11 = Robots can move into the new rooms at once. { term-Workers } can use them from the next round on.

## Robots

rule-B1-title = Building a robot
rule-B1 =
    A robot room turns a blue die to its value, 6 at most. Put the new robot on a free space of an excavated room. On an AA gun it is allowed but useless; a tunnel is no room. You choose which blue die it is, even one that is on the board.
    Box and second print-and-play: put it down at once. It may also take the place of { term-a-worker } that has not worked yet: that die is given up (R1).
    First print-and-play: put it down when all dice are done. Robots you did not use lose their 1 first (B6); new ones follow in the order they were built.
rule-B2-title = Two robots
rule-B2 =
    You have 2 robots (New York: 1).
    Box and second print-and-play: you may take a robot off at any time, for instance to build it anew.
    First print-and-play: you may take one off the board only if it becomes the new robot.
rule-B3-title = Exhausted
rule-B3 = A robot just built or just used is exhausted and does not work any more in this phase. When the phase ends, all robots are fresh again.
rule-B4-title = Quiet helpers
rule-B4 = Robots never move ships, and they do not count as a column's { term-worker }.
rule-B5-title = Robots wear down
rule-B5 = A fresh robot works like { term-a-worker }, alone or with others in a larger room, and the room has to be paid for. After that it stays and shows 1 less; if it showed a 1, it leaves the board instead.
rule-B6-title = Idle robots
rule-B6 =
    Box and second print-and-play: a robot you do not use keeps its value.
    First print-and-play: every robot that was in the base when the phase began loses 1 each round, used or not; if it showed a 1, it leaves.
rule-B7-title = Building itself
rule-B7 = A robot that works in a robot room may itself be the die that becomes the new robot.
rule-B8-title = Exhausted in larger rooms
rule-B8 = In a room of several spaces an exhausted robot counts as an empty space.
rule-B9-title = Buried
rule-B9 = When the excavator is driven back, robots on spaces that are no longer excavated leave the board.

## Mothership phase

rule-M1-title = Three steps
rule-M1 =
    Box: the mothership comes down one row; the action beside its drop points happens; ships spawn.
    Print-and-play: the action one row below the { term-drop-point }s happens; the mothership comes down one row; ships spawn.
rule-M2-title = The way down
rule-M2 = Ships in its new row go aboard. Ships on { term-drop-point }s stay on them and ride along.
rule-M3-title = Actions
rule-M3 = Excavator back: it retreats that many spaces, never behind its start (for the print-and-play this is our ruling). Research back: the marker retreats that many spaces, never below its start. { term-White } ships: that many go aboard, as long as the supply lasts. Hit: the base takes 1 damage.
rule-M4-title = Ships spawn
rule-M4 =
    Ships aboard go onto free { term-drop-point }s, one at a time. { term-Purple } ships go first, and columns without any ship come first. When every column has one, the next ship goes where the highest ship of the column is farthest from the { term-drop-point }. If several places are equal, you choose.
    First print-and-play: you choose which ship goes next, and once no column is empty, any free { term-drop-point } will do.
rule-M5-title = No { term-drop-point } free
rule-M5 = When all five { term-drop-point }s are taken, the other ships wait aboard until the next round.

## End

rule-E1-title = You win
rule-E1 = You win the moment the research marker gets to its last space. A scenario can ask for more (F36).
rule-E2-title = The base is destroyed
rule-E2 = You lose the moment the damage marker gets to the skull.
rule-E3-title = The mothership is too low
rule-E3 = You lose the moment the { term-drop-point }s get to the row with the skull, even when a ship on a mothership icon brought them there (D10).
rule-E4-title = First come, first counted
rule-E4 = Whichever end comes first decides the game. Anything still to do is dropped.
## A: advanced pieces

rule-A1-title = Teleports
rule-A1 = Teleports come in pairs: two with the same letter, colour and shape on one tile. A ship that lands on one moves to the other at once, up or down. It stays if a ship is there, or if the drop points have reached that row or passed it. The space it comes to does nothing more (our ruling, as with arrows in D8).
rule-A2-title = Red explosions
rule-A2 = When red and yellow explosions are in the sky, say each time what your fighters are aimed at: the red ones or the yellow ones, never both. With one colour in the sky there is nothing to say. Fighters of abilities that happen by themselves are aimed where they destroy more ships, at the yellow ones if that is equal (our ruling).
rule-A3-title = A shorter sky
rule-A3 = The last rows of tile IV+ belong to the city. A ship that gets to the first of them hits, and research still has a space beside every row.
rule-A4-title = Move
rule-A4 = An action of the mothership: every ship in every column comes down that many rows, even from the drop points. Their spaces do nothing, but a ship that gets to the city hits it (our ruling).
rule-A5-title = Command room
rule-A5 = Its value is dealt out to other workers that are on excavated spaces and not used yet, point by point as you like. No die goes above 6; what none can take is lost. Otherwise it is used like any room (R1 to R4). No robot can be installed in it. Our rulings: robots take no points, nor does a worker ahead of the excavator, and all points are dealt out before you do anything else.
rule-A6-title = Upright rooms
rule-A6 = A room can have its spaces one above the other. They lie in the same column, and a column takes one worker: only with a robot's help does such a room work (R4).
rule-A7-title = Tile 0, advanced tiles
rule-A7 = A tile with a plus takes the place of the tile with the same number. In the final battle tile 0 lies above tile I, with two rows and one side: the sky has 18 rows, the research 18 spaces. The skull stays where it is printed.

## Abilities

rule-F1-title = Who comes first
rule-F1 = At the same moment the city's ability comes first, then the scenario's, then those of your characters. What hits and destroyed ships set off comes last and sets off nothing more.
rule-F2-title = How often
rule-F2 = Some abilities work only so many times a round or a game. One that you choose works once a game unless it says otherwise.
rule-F3-title = What always holds
rule-F3 = Some abilities change costs, tracks or actions for the whole game, as if the pieces were printed so.
rule-F4-title = At the start
rule-F4 = Takes effect when all is set up, before the first roll.
rule-F5-title = After placing a die
rule-F5 = When a die is placed and its ships are done, before the others are rolled again (D14). Often only for white or gray dice, for one number, or on AA guns or in tunnels.
rule-F6-title = After using a room
rule-F6 = When a room has worked. Often only for rooms with a certain effect, even if their value was too low.
rule-F7-title = After digging
rule-F7 = When a die has brought the excavator to its space (R10).
rule-F8-title = For unused dice
rule-F8 = When the rooms phase ends, once for each worker that comes off unused. Dice on AA guns and in tunnels count. One that is given up for a new robot (B1) counts at once.
rule-F9-title = After the mothership's action
rule-F9 = When the mothership has acted in its phase. A row without an action does not count.
rule-F10-title = After a hit
rule-F10 = Once for every damage your base takes.
rule-F11-title = After a ship is destroyed
rule-F11 = Once for every ship that is destroyed, by fighters, missiles or a barrage.
rule-F12-title = End of the round
rule-F12 = In the mothership phase, just before ships spawn. Sometimes only if you have no energy then.
rule-F13-title = You choose when
rule-F13 = Between two of your actions, in the phase the ability names: in the dice phase while you have rolled dice in hand, in the rooms phase while no new robot waits and no points are dealt out (A5). Some abilities need a target: a colour of explosions (A2), a column with a ship below the drop points, or a worker that has not been used yet and is not ahead of the excavator.
rule-F14-title = Like a room
rule-F14 = Energy, fighters, research or a robot, as in a room of that value, but free. Bonuses of rooms (F30) do not count.
rule-F15-title = Repair
rule-F15 = That much damage is taken back.
rule-F16-title = Jam
rule-F16 = The ships of a column rise that many rows. None gets into the mothership's row or past another ship, and nothing is triggered.
rule-F17-title = The excavator moves on
rule-F17 = It goes that many spaces by itself, for no energy, but stops before a die that lies ahead.
rule-F18-title = Missiles
rule-F18 = They destroy all ships of a column that are at most that many rows above the city, explosion or not. On drop points ships are safe.
rule-F19-title = Energy lost
rule-F19 = You lose that much energy, as far as you have any.
rule-F20-title = Like the mothership
rule-F20 = Hits, reinforcements, excavator back and research back work as in M3.
rule-F21-title = Ships down
rule-F21 = All ships come down that many rows, even from the drop points. Their spaces do nothing, but they can hit the city.
rule-F22-title = Pulse
rule-F22 = All robots show that much less. One that would show nothing leaves.
rule-F23-title = Prowl
rule-F23 = The orange ship comes down by itself. If a ship is there, it goes on to the next free space. Its space does nothing, but it can hit the city.
rule-F24-title = Reroll
rule-F24 = You roll all dice in hand again.
rule-F25-title = Nudge
rule-F25 = A worker that has not been used yet, in hand or on the board, shows that much more or less, from 1 to 6. Ships it has moved stay where they are.
rule-F26-title = Smoke
rule-F26 = The next dice you place this round, up to that number, move no ships.
rule-F27-title = Supplies
rule-F27 = The next rooms you use this round, up to that number, cost no energy and count 2 more each. Free rooms use up supplies too; digging does not.
rule-F28-title = Silence and halt
rule-F28 = Silence: the mothership leaves out its action this round. Halt: in its phase it does not come down either. Mothership icons still work (D10).
rule-F29-title = Hold
rule-F29 = For dice on certain spaces or in certain columns, ships come down that many rows less, on top of D6. If nothing is left, no ship moves.
rule-F30-title = Discount and bonus
rule-F30 = Certain rooms cost less energy, never below 0, or one of their effects counts more.
rule-F31-title = Other numbers
rule-F31 = Digging costs something else or reaches further than the die shows. There are more or fewer robots or reinforcements, a longer energy track, or stronger walls.
rule-F32-title = Immune
rule-F32 = One action of the mothership does nothing here, as if it were not printed.
rule-F33-title = Leap
rule-F33 = Research spaces with a 5 or more count that much less, but at least 1.
rule-F34-title = Other spawning, other shooting
rule-F34 = Spawn anywhere: you choose any free drop point. One target: fighters destroy only the lowest ship they could reach.
rule-F35-title = The orange ship
rule-F35 = It is aboard from the start and spawns last. It can do more damage, and its armour weakens fighters, but nothing else. Destroyed, it is gone for good.
rule-F36-title = More goals
rule-F36 = Some scenarios ask for more than research: dig down to a row, destroy so many ships or the orange one, or, with the research complete, launch fighters of a certain value. You win the moment all of it is done.
rule-F37-title = Special spaces
rule-F37 = A ship that lands on one sets off what the sign shows: energy or research lost, damage, reinforcements, weaker robots. Ships that rise, are moved (A4) or prowl set off nothing.
rule-F38-title = New rooms
rule-F38 = The workshop repairs (F15), the jammer jams (F16) and missiles fly (F18), each with the room's value, in the column of its first space.
rule-F39-title = New actions
rule-F39 = The mothership can take energy (F19), weaken robots (F22) or move all ships down (A4).
rule-F40-title = Flip
rule-F40 = One worker that has not been used yet, or every one, is turned over: 7 less its number.
rule-F41-title = Gust
rule-F41 = The ships of a column come down that many rows. Their spaces do nothing, but they can hit the city.
rule-F42-title = Recall
rule-F42 = The ships of all columns rise that many rows, each column as if it were jammed (F16).
rule-F43-title = Barrage
rule-F43 = In all columns, the ships that are at most that many rows above the city are destroyed, explosion or not. On drop points ships are safe.
rule-F44-title = Match
rule-F44 = All workers that have not been used yet are turned to one number: the one given or that of a worker you choose. Not possible if they all show it already.

## Campaign

rule-C1-title = Four chapters
rule-C1 = Chapters 1 to 3 have 4 scenarios and 4 characters each, and 4, 5 and 5 cities. Chapter 4 is the last battle. A campaign keeps the pieces it began with.
rule-C2-title = Two piles
rule-C2 = In chapters 1 to 3 you fight two battles. Before each one two piles are dealt, each with a scenario, a city and a character that were in no pile before. You choose one, and the other leaves the campaign. What the scenario asks of you may stay hidden until then.
rule-C3-title = One game or two
rule-C3 = A battle is one game. If you lose it, a second one follows in the same city, on its damaged side, with the same scenario and characters and a newly drawn sky. You note the threat level of a win, or an X.
rule-C4-title = What leaves, what stays
rule-C4 = After a battle the scenario leaves and the character stays with you. A city where you won is saved; one where you lost twice is gone.
rule-C5-title = Your team
rule-C5 = A character's ability works once a game: on the normal side in the chapter where you meet, upgraded later. To each battle of chapter 2 you add 1 upgraded character, in chapter 3 you add 2, and nobody joins both battles of a chapter (our ruling).
rule-C6-title = New in every chapter
rule-C6 = A briefing opens each chapter and tells what is new: rooms, base tiles, sky tiles, actions of the mothership. Each chapter has its own sky, from the top: 1: I II III IV; 2: I II III IV+; 3: I+ II+ III IV; 4: 0 I+ II+ III+ IV.
rule-C7-title = The last battle
rule-C7 = In chapter 4 you lead 3 upgraded characters in a saved city of your choice, on its damaged side; cities of chapters 2 and 3 that were in no pile count as saved (our ruling). There is one game. If you lose it, the city is gone: choose the next one, and a new team if you like. Your first win wins the campaign; without a city it is lost.
rule-C8-title = Final score
rule-C8 = Add the threat levels of all games you won and take off 1 for each X.
rule-C9-title = Threat level
rule-C9 = It is the number of sky tiles that show their more threatening side, drawn by chance as in S9; tile 0 has only one side. You choose it before a game, from 0 to 4 (0 scores nothing: our ruling), and it stays until you change it. The scenario and the stars of the tiles do not count here, but for the difficulty (S13).
rule-C10-title = The notebook
rule-C10 = It has the name of the campaign, a row for each battle with its city, scenario, characters and both results, and the final score. Chapter 4 has six rows, more if more cities are left. The second box is for the damaged side.
rule-C11-title = Sealed chapters
rule-C11 = What a later chapter brings – cities, scenarios, characters, sky tiles – stays unseen until one of your campaigns opens it, also outside the campaign. What you have met once stays open. You can break the seal for good in the settings or where you choose the pieces. The standard game and your own packs are never sealed.

## Signs: the sky

icon-mothership-title = Mothership
icon-mothership = It comes down one row each round, and once more whenever a ship lands on a mothership icon. If it gets to the skull, you lose.
icon-drop-point-title = { term-Drop-point }
icon-drop-point = Ships appear here, one spot per column, and travel with the mothership until a die moves them. Fighters cannot reach them here.
icon-basic-title = { term-Purple } ship
icon-basic = One of the five ships of the start. Shot down, or after a hit on the city, it goes aboard the mothership and comes again.
icon-reinforcement-title = { term-White } ship
icon-reinforcement = A reinforcement. It flies like the others, but when it is shot down it goes back to the supply.
icon-orange-title = Orange ship
icon-orange = Some scenarios bring it. It spawns last and can do more damage; destroyed, it is gone for good.
icon-arrow-left-title = Arrow to the left
icon-arrow-left = A ship that lands here slides one column to the left, if that space is free of ships.
icon-arrow-right-title = Arrow to the right
icon-arrow-right = A ship that lands here slides one column to the right, if that space is free of ships.
icon-icon-title = Mothership icon
icon-icon = A ship that lands here brings the mothership down one row at once, without the action of that row. That can be a way around a bad one.
icon-explosion-title = Explosion
icon-explosion = Here ships can be shot down. The number is the value your fighters need at least.
icon-red-explosion-title = Red explosion
icon-red-explosion = As an explosion, but fighters are aimed either at the red ones or at the yellow ones.
icon-teleport-title = Teleport
icon-teleport = A ship that lands here moves to the other one with this letter on the same tile, if no ship is there and the mothership is still above it.
icon-special-title = Special space
icon-special = A ship that lands here sets off what the sign shows: you lose energy, your robots weaken, and the like.
icon-city-title = City
icon-city = Every ship that gets through to the city damages the base.

## Signs: the edge

icon-action-excavator-title = Excavator back
icon-action-excavator = When the mothership does this, your excavator goes back that many spaces, at most to its start. Robots it leaves behind in the rock are lost.
icon-action-research-title = Research back
icon-action-research = When the mothership does this, your research marker goes back that many spaces.
icon-action-reinforcements-title = { term-White } ships
icon-action-reinforcements = When the mothership does this, that many { term-white } ships from the supply come aboard and spawn right after.
icon-action-damage-title = Hit
icon-action-damage = When the mothership does this, your base takes 1 damage.
icon-action-energy-title = Energy lost
icon-action-energy = When the mothership does this, you lose that much energy.
icon-action-robots-title = Robots weakened
icon-action-robots = When the mothership does this, every robot shows that much less.
icon-action-dive-title = Move
icon-action-dive = When the mothership does this, all ships come down that many rows. Their spaces do nothing.
icon-skull-title = Skull
icon-skull = The end. Beside the sky: if the { term-drop-point }s get to this row, you lose. On the damage track: if the marker gets here, you lose.
icon-star-title = Star
icon-star = Stars at the edge tell how hard this side of a piece is. They make up the difficulty of a battle (S13).
icon-research-track-title = Research track
icon-research-track = Each number is what the next step costs. At the last space you win.
icon-energy-track-title = Energy track
icon-energy-track = Your energy and how much you can store. Rooms and digging are paid from it.
icon-damage-track-title = Damage track
icon-damage-track = How many hits the base has taken, and how many are left before the skull.

## Signs: the base

icon-aa-title = AA gun
icon-aa = A die placed here moves the ships of its column one row less. It does nothing else.
icon-tunnel-title = Tunnel
icon-tunnel = A space without a room. A die here does nothing but move its ships; sometimes that is just what you need.
icon-excavator-title = Excavator
icon-excavator = Everything behind it on the path is open to your dice. A die placed ahead of it can bring it forward.
icon-unexcavated-title = Not excavated
icon-unexcavated = Still rock. Only one die a round may go here, and only to dig.
icon-energy-title = Energy room
icon-energy = Gives as much energy as its value.
icon-fighters-title = Fighters
icon-fighters = Shoot down all ships on explosions up to the room's value.
icon-research-title = Research room
icon-research = Moves the research marker as far as the room's value pays for.
icon-robot-room-title = Robot room
icon-robot-room = Builds a robot, a blue die with the room's value, and puts it to work in a room of your choice.
icon-repair-title = Workshop
icon-repair = Takes back as much damage as its value.
icon-jam-title = Jammer
icon-jam = Sends the ships of its column up again, as many rows as its value.
icon-missiles-title = Missiles
icon-missiles = Destroy the ships of their column that are no more rows above the city than the room's value.
icon-command-title = Command room
icon-command = Its value is dealt out to other workers not used yet, point by point, none above 6. No robot can be installed here.
icon-cost-title = Cost
icon-cost = The energy you pay to use the room. No number: it is free.
icon-modifier-title = Modifier
icon-modifier = Is added to the dice when the room works. It does not change how far the ships come down.
icon-large-room-title = Room of several spaces
icon-large-room = Works only with a die on every space. Its value is their sum: this is where big numbers come from.

## Signs: dice and robots

icon-plain-die-title = { term-Gray } die
icon-plain-die = { term-A-worker }. Three of your five dice are { term-gray }.
icon-white-die-title = White die
icon-white-die = { term-A-worker } as well. When you have placed it, all dice still in hand are rolled again.
icon-robot-title = Robot
icon-robot = A blue die. It is never rolled, moves no ships, works once a round and wears down by 1 each time.
icon-exhausted-title = Exhausted robot
icon-exhausted = Pale and struck through: it has worked or was just built, and rests until the phase is over.
