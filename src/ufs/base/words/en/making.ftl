# For people who make their own pieces: `ufs content new` and what its files say.

making-written = Written: { $file }
making-check = Check it: ufs content check { $path }
making-play = Play it: { $command }
making-fill = Put pieces into it: ufs content new city NAME --out { $path }
making-in-city = Use it: write { $id } as upper or lower in a city's file.
making-replaces = There is already a piece of this kind with the id { $id }; yours replaces it. Use another id to have both.
making-unknown-kind = There is no kind "{ $found }"; expected one of: { $expected }.
making-no-name = "{ $found }" cannot be made into an id; a name needs a letter or digit, and at most 60 characters.
making-exists = { $file } already exists and was not changed. Choose another name or folder.

# The comments in a new file, in its order.

making-city = A city. Lines that begin with # are explanations; the game does not read them.
making-character = A character. Lines that begin with # are explanations; the game does not read them.
making-scenario = A scenario. Lines that begin with # are explanations; the game does not read them.
making-sky = A sky tile: four rows of the sky, on two sides. Lines that begin with # are explanations; the game does not read them.
making-base-tile = A base tile: three rows of the base. A city uses one of its two sides. Lines that begin with # are explanations; the game does not read them.
making-pack = A pack: this file names it. Its pieces are the other files in this folder. Lines that begin with # are explanations; the game does not read them.
making-chapter = A chapter of the campaign. Lines that begin with # are explanations; the game does not read them.
making-kind = The kind of piece; do not change it.
making-id = Its name in setups, records and other files: letters, digits, - . and _. With the id of an existing piece, it replaces that piece.
making-source = own: you designed it. (sure and likely are for numbers copied from printed pieces.)
making-side-source = Each side below may have its own source, if it differs:
making-editions = The editions it belongs to: box, pnp1, pnp2. Cities, characters and scenarios are for the box.
making-piece-chapter = The chapter of the campaign in which it appears, 1 to 4. If left out, it is not part of the campaign.
making-name = What players call it, in all three languages.
making-city-at = Its location: latitude and longitude, for the map.
making-city-tiles = Its base: the upper half from one base tile, the lower half from another. A to G come with the game.
making-city-blue = The blue side, for the first game in this city.
making-city-energy = Energy at the start; at most what both tiles can hold.
making-city-ability = What is special about it: up to four abilities, each one [[blue.ability]]. The end of this file explains how to write one.
making-city-text = The same in words, for the players; leave it out if there is no ability.
making-city-damaged = The damaged side, after a lost game: usually a little stronger.
making-character-role = What this person does, in a word or two.
making-character-normal = The normal side, used in the chapter in which the character first appears. Exactly one ability; the end of this file explains how to write one.
making-character-text = The same in words, for the players.
making-character-upgraded = The upgraded side, for all later games: usually the same, but more.
making-scenario-sky = A sky tile that it brings along, by its id; it is used unless the player chooses other tiles.
making-scenario-text = Its rules in words, for the players.
making-scenario-scene = The story told before the game: up to four panels, each one [[scene]].
making-scenario-ability = Its rules for the game: one to four abilities, each one [[ability]]. The end of this file explains how to write one.
making-sky-position = Its position, 1 at the top to 4 at the bottom. Position 3 of the box holds the skull: a tile for it needs one on each side. A tile for position 0 lies above tile I; it has two rows, two research numbers and only the easy side.
making-sky-spaces = Special spaces: any capital letter from A to Z except M, used in the rows below. Each has an effect, triggered by a ship that lands there, and an amount from 1 to 9. Teleports come in pairs: on each side none or exactly two with the same letter, in different columns; they need no amount. The effects are:
making-sky-easy = The easy side, then the threatening one.
making-sky-stars = Black stars, 0 to 3. If left out: 0 here, 1 on the threatening side.
making-sky-rows = Four rows from the top. Five spaces each: . nothing, < and > an arrow, M a mothership icon, a digit from 1 to 9 an explosion, with an r, as in 2r, a red one, or a letter from above. An arrow may only point at . or an explosion. In position 4 the last rows may be just "city": the sky is shorter then. After the bar: what the mothership does when it reaches this row:
making-sky-research = The numbers of the research track beside these rows, from the bottom row up.
making-base-upper = The upper side. Its first row is five AA guns, and the excavator starts on a space in the second or third row.
making-base-rows = Cells from left to right, separated by bars; they fill five spaces. aa, tunnel and start take one space each. Every other cell is a room: its effect, a modifier such as -1, its cost in energy such as /2, and [2] if it takes two spaces. [2 down] takes two rows; ^ marks the space below. Two or three effects are joined with +. The effects are:
making-base-energy = Cells of the energy track on this side; those of both tiles of a city are added up.
making-base-damage = Cells of the damage track on this side. Those of both tiles together, minus one, are the hits that lose the game.
making-base-lower = The lower side: neither aa nor start.
making-pack-version = The version of your pack, in any form you like.
making-chapter-number = Its number, 1 to 4. The built-in chapters have the ids chapter-1 to chapter-4: to replace one, use its id.
making-chapter-sky = The sky of this chapter: four tiles from the top, by their ids. If left out: the basic tiles.
making-chapter-briefing = What the player reads when it begins: one to six paragraphs, each one [[briefing]].

# How to write an ability.

making-ability = An ability: when it happens, what it does (effect), how much (amount, 1 if left out), and for some words what it is limited to (on). times is how often, per "game" or per "round"; if left out, it happens whenever its moment comes, or once per game if the player chooses it.
making-ability-moments = When:
making-ability-effects = What it does at its moment; n is the amount:
making-ability-standing = What it does with when = "always"; n is the amount:

# The vocabulary: moments, effects, mothership actions.

vocabulary-when-always = all the time while the piece is on the table
vocabulary-when-setup = once, when the game is set up
vocabulary-when-placed = after a die has been placed and its ships have taken effect
vocabulary-when-used = after a room has been used
vocabulary-when-dug = after the excavator has dug with a die
vocabulary-when-unused = for each worker that leaves the board unused
vocabulary-when-action = after an action of the mothership
vocabulary-when-hit = for each damage
vocabulary-when-destroyed = for each ship destroyed
vocabulary-when-round = in the mothership phase, just before ships spawn
vocabulary-when-chosen = when the player chooses: in the dice phase for { $dice }; in both phases for { $both }; in the rooms phase for everything else

vocabulary-effect-energy = n energy, as from a room
vocabulary-effect-fighters = fighters of value n
vocabulary-effect-research = research of value n
vocabulary-effect-robot = a new robot of value n
vocabulary-effect-repair = n damage is repaired
vocabulary-effect-jam = the ships of a column rise n rows, never into the mothership's row
vocabulary-effect-missiles = the ships of a column that are at most n rows above the city are destroyed
vocabulary-effect-command = n points are dealt out to other workers not yet used, none above 6
vocabulary-effect-teleport = the ship moves to the other space with the same letter, unless a ship is there or the mothership is not above it
vocabulary-effect-tunnel = the excavator moves n spaces forward for free; it stops before a die ahead
vocabulary-effect-drain = n energy is lost
vocabulary-effect-damage = n damage
vocabulary-effect-call = n { term-white } ships go aboard
vocabulary-effect-cave-in = the excavator goes back n spaces
vocabulary-effect-forget = research goes back n spaces
vocabulary-effect-dive = every ship descends n rows; its new space does nothing
vocabulary-effect-pulse = every robot shows n less
vocabulary-effect-prowl = the orange ship descends n rows by itself, onto the next free space
vocabulary-effect-reroll = the dice in hand are rolled again
vocabulary-effect-nudge = an unused worker shows n more or n less, from 1 to 6
vocabulary-effect-smoke = the next n dice move no ships
vocabulary-effect-supplies = the next n rooms cost no energy and count 2 more each
vocabulary-effect-silence = the mothership carries out no action this round
vocabulary-effect-halt = in its phase the mothership neither descends nor acts
vocabulary-effect-flip = an unused worker is turned to its opposite side; with amount 2 or more, every one is
vocabulary-effect-gust = the ships of the column descend n rows; their new spaces do nothing
vocabulary-effect-lift = the ships of every column rise n rows, never into the mothership's row
vocabulary-effect-barrage = all ships that are at most n rows above the city are destroyed
vocabulary-effect-match = all unused workers show n, or with amount 1 the number of one of them

vocabulary-effect-robots = there are n robots, 0 to 2
vocabulary-effect-robot-bonus = a room a robot works in counts n more
vocabulary-effect-discount = rooms of this kind cost n energy less
vocabulary-effect-bonus = rooms of this kind count n more
vocabulary-effect-energy-track = the energy track is n longer
vocabulary-effect-walls = the base withstands n more hits
vocabulary-effect-dig-cost = digging costs n energy
vocabulary-effect-dig-reach = a die reaches n spaces further ahead of the excavator
vocabulary-effect-hold = ships descend n less for a die there (edges: columns 1 and 5; middle: column 3)
vocabulary-effect-immune = this action of the mothership does nothing
vocabulary-effect-leap = research spaces numbered 5 or more count n less
vocabulary-effect-spawn-anywhere = the player chooses any free drop point for every ship that spawns
vocabulary-effect-reinforcements = n more reinforcements in the supply
vocabulary-effect-one-target = fighters destroy only the lowest ship in range
vocabulary-effect-orange = there is an orange ship; it deals n damage to the city
vocabulary-effect-armour = fighters count n less against the orange ship
vocabulary-effect-goal-depth = to win, the excavator must also stand in base row n or deeper
vocabulary-effect-goal-ships = to win, n ships must also have been destroyed
vocabulary-effect-goal-orange = to win, the orange ship must also be destroyed
vocabulary-effect-goal-shot = to win, fighters of value n must strike once the research is complete

vocabulary-action-exc = excavator back n
vocabulary-action-res = research back n
vocabulary-action-ship = n { term-white } ships
vocabulary-action-hit = 1 damage
vocabulary-action-drain = n energy lost
vocabulary-action-emp = every robot shows n less
vocabulary-action-mv = every ship descends n rows; its new space does nothing
vocabulary-action-skull = the skull: the game is lost
vocabulary-action-none = nothing

# What the example abilities of new files say.

making-text-city-blue = Rooms with fighters cost 1 energy less.
making-text-city-damaged = Rooms with fighters cost 1 energy less. Once per game, 2 damage is repaired.
making-text-character-normal = Once per game: fighters of value 3.
making-text-character-upgraded = Once per game: fighters of value 6.
making-text-role = Pilot
making-text-scenario = Each round, before ships spawn: if you have no energy, the base takes 1 damage.
making-text-scene = The lights of the city flicker, then go out.
making-text-briefing = The second wave is here. Watch your energy.
