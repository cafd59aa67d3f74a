# The screens around the game: home, new game, loading and sharing, statistics, settings.

## The shell

## A game in one line

game-threat = threat level { $level }
game-level = level { $level }
game-rounds = { $round ->
        [one] 1 round
       *[other] { $round } rounds
    }
game-title = { $game }, round { $round }
game-damaged = damaged side
game-own-dice = own dice
game-strict = strict
game-team = { $count ->
        [one] 1 character
       *[other] { $count } characters
    }
game-tutorial = tutorial
game-forked = branch
game-won = Won by research
game-lost-damage = Lost: the base was destroyed
game-lost-mothership = Lost: the mothership came too low
game-won-card = Won by a card
game-lost-card = Lost by a card
game-research = Research
game-damage = Damage
game-of = { $now } of { $all }

## Home

home-notice = About your saves
home-line = The sky is coming down. You have five dice.
home-continue = Continue
home-continue-game = Continue { $game }
home-begin = What would you like to do?
home-new-text = Choose a city and how bad it gets.
home-learn = Learn it
home-learn-text = Play the first round in Roswell, move by move. A few minutes.
home-learn-first = First time here? Start with this.
home-battle = Battle of the day
home-battle-stars = difficulty { $difficulty }
home-own = Beside the real board
home-own-text = You roll; the program keeps track of the board and knows the rules.
home-load = Load a game
home-load-text = From a text somebody gave you.
home-unfinished = Other games in progress
home-finished = Finished games
home-look = View
home-look-game = View { $game }
home-delete = Delete
home-delete-game = Delete { $game }
home-delete-ask = Delete this game?
home-delete-text = { $game } goes into the bin for 30 days and no longer counts in the statistics.
home-keep = Keep it
home-deleted = Deleted: { $game }.
bin-undo = Undo
bin-undo-name = Undo: bring { $name } back
bin-back = Brought back: { $name }.
bin-title = Bin ({ $count })
bin-text = What was deleted stays here for { $days } days.
bin-restore = Bring back
bin-restore-name = Bring { $name } back
bin-deleted = deleted { $date }
bin-empty = Empty the bin
bin-empty-ask = Empty the bin?
bin-keep = Cancel
bin-empty-text = { $games ->
    [0] No games
    [one] One game
   *[other] { $games } games
} and { $campaigns ->
    [0] no campaigns
    [one] one campaign
   *[other] { $campaigns } campaigns
} will be gone for good.
bin-emptied = The bin is empty.
bin-unnamed = { $id } (cannot be read)
unreadable-title = Cannot be read
unreadable-export = Export
unreadable-export-name = Export { $name } as it is stored
home-more = Show { $count ->
        [one] 1 more
       *[other] { $count } more
    }
home-credit = An unofficial fan edition. The game is by Tomáš Uhlíř and published by Czech Games Edition; if you like it, buy the box.

## New game

new-edition = Edition
new-box-note = Cities, scenarios, characters, and sixteen rows of sky.
new-pnp1-note = Nine cards, the first rules: robots block their space and wear out even unused.
new-pnp2-note = The same nine cards, rules close to the box.
new-city = City
new-city-energy = { $energy } energy at the start.
new-city-plain = No ability: the city of the first game.
new-city-source-own = This ability is our own design; the one in the box is not public.
new-side = Side of the city
new-side-blue = Blue
new-side-damaged = Damaged
new-threat = Threat level
new-level = Level
threat-easy = easy
threat-standard = standard
new-threat-hint = How many sky tiles show their more threatening side.
new-level-hint = How many of the eight cards show their difficult side.
new-pieces = Which pieces
new-pieces-draw = Random
new-pieces-choose = My choice
new-chosen = Pieces on the { term-hard-side }
new-sky0-none = None
new-dice = Dice
new-dice-auto = The program rolls
new-dice-auto-hint = The same seed always gives the same dice.
new-dice-manual = I roll my own
new-dice-manual-hint = Tap in what your dice show, with the real board beside you.
new-real = Real cards
new-real-hint = Scenario and characters from your own box, by their names. The program applies nothing of its own for them; what they do, you set with “Correct…”.
new-real-scenario = Scenario
new-real-characters = Characters, separated by commas
table-count = { $done } of { $of } in place
table-all = All in place
table-ready = Ready: to the first roll
table-back = Back to the game
new-mode = Undo
new-relaxed-hint = Every move can be taken back, dice and all.
new-strict-hint = What was rolled stays rolled, as at the table.
new-seed-hint = Leave it empty for a random one. The same number gives the same dice.
new-seed-wrong = A seed is a whole number from 0 to { $most }.
new-summary = Your game
new-sum-city = { $city }, { $side } side.
new-sum-drawn = { $count ->
        [0] Every piece on its easy side.
        [one] One piece on its { term-hard-side }, drawn at random.
       *[other] { $count } pieces on their { term-hard-side }, drawn at random.
    }
new-sum-chosen = { $count ->
        [0] Every piece on its easy side.
       *[other] On the { term-hard-side }: { $pieces }.
    }
new-sum-auto = The program rolls.
new-sum-manual = You roll.
new-sum-relaxed = Moves can be taken back.
new-sum-strict = Rolls stand.
new-sum-seed = Seed { $seed }.
new-scenario = Scenario
new-scenario-none = none
new-team = Team
new-team-none = nobody
new-stars = Difficulty { $difficulty }, epicness { $epicness }
new-link = Link to this battle
new-link-short = Share
new-link-lead = Anyone who opens this link gets the same battle: city, scenario, team and sky; with a seed, even the same dice.
new-sum-scenario = Scenario: { $scenario }.
new-sum-team = Team: { $team }.
new-sum-sky = Sky tiles: { $tiles }.
seal-title = Still sealed
seal-note = The campaign brings more, chapter by chapter. So that nothing is given away, a chapter stays sealed until a campaign of yours opens it.
seal-cities = { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
seal-scenarios = { $count ->
        [one] 1 scenario
       *[other] { $count } scenarios
    }
seal-characters = { $count ->
        [one] 1 character
       *[other] { $count } characters
    }
seal-skies = { $count ->
        [one] 1 sky tile
       *[other] { $count } sky tiles
    }
seal-chapter = Until chapter { $chapter }: { $pieces }
seal-break-ask = Break the seal …
seal-break-title = Break the seal?
seal-break-text = All pieces of all chapters can then be chosen and drawn at once. The campaign stays playable, but it will surprise you less. You can seal them again in the settings; what you have seen you have seen.
seal-break = Break the seal
seal-keep = Keep it sealed
seal-see-title = Something sealed is in here
seal-see = Show it
seal-not-yet = Not yet
ask-sealed = Only pieces that you have met are drawn; the other chapters are still sealed.
ask-title = Draw a battle
ask-hint = Everything at random, as hard as you like.
ask-difficulty = Difficulty in stars
ask-any = Either
ask-with = With
ask-without = Without
ask-basic = Basic
ask-advanced = Advanced
ask-chapters = Pieces of
ask-chapter = Chapter { $chapter }
ask-standard = The standard game
ask-draw = Draw
ask-drawn = A battle is drawn. Change what you like, or start.
new-start = Start

## Load and share

load-lead = Paste the record of a game or the text of a campaign’s file, or open the file. The game continues where the text ends.
load-text = Record of the game, or campaign
load-open = Open a file
load-drop = You can also drop a file anywhere on this page.
load-go = Load it
load-empty = There is no text yet. Paste a record, or open a file.
load-unreadable = The file cannot be read as text.
stuck-title = This game can only be looked at
stuck-go-on = Go on from here
stuck-export = Export
stuck-look = Just look
share-title = Share this game
share-lead = The whole game as text: setup, dice and moves. Anyone who loads it can continue from here.
share-pieces = With its pieces, for a program that does not have them
share-copy = Copy
share-copied = Copied.
share-copy-failed = The browser did not allow copying. The text is selected: copy it with the keyboard.
share-download = Save as a file
share-native = Send
share-close = Close

## Statistics

stats-lead = Games played from start to finish. Tutorials, loaded games and branches do not count.
stats-empty = Nothing to count yet. Finish a game, won or lost, and it shows up here.
stats-games = Games
stats-won = Won
stats-lost = Lost
stats-streak = Wins in a row
stats-streak-best = longest: { $best }
stats-rounds = Rounds per game
stats-rounds-fewest = fastest win: { $rounds }
stats-unfinished = in progress: { $count }
stats-corrected = { $count ->
        [one] Not counted: 1 game that was corrected by hand.
       *[other] Not counted: { $count } games that were corrected by hand.
    }
stats-by-edition = By edition
stats-by-city = By city
stats-by-threat = By threat level
stats-by-level = By level
stats-how-lost = How games were lost
stats-damage = The base was destroyed
stats-mothership = The mothership came too low
stats-never-lost = No game was lost. Yet.
stats-recent = Latest games
stats-table = As a table
stats-what = Category
stats-played = Played
stats-bar = { $what }: { $won } won, { $lost } lost
stats-count = { $what }: { $count }

## Settings

settings-lead = Changes take effect at once and are saved.
settings-language = Language
settings-language-auto = Same as the browser
settings-theme = Light or dark
settings-theme-auto = Same as the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-mothership = The mothership's phase
settings-mothership-paced = Told at a steady pace
settings-mothership-waits = Each step waits for a click
settings-speed = Animations
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-reduced = Your system asks for less motion: nothing flies or shakes, things only fade.
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = On
settings-volume = Volume
settings-volume-value = { $volume }%
settings-volume-test = Test tone
settings-heard = What is heard
settings-effects = Effects: dice, digging, jets, hits
settings-music = Music: every ship hums a note
settings-mode = New games
settings-corrections = Corrections by hand
settings-corrections-hint = Beside the real board they are always possible; with the program’s dice never in strict play.
settings-corrections-off = Only beside the real board
settings-corrections-on = In relaxed play, too
settings-seal = Chapters not opened yet
settings-seal-hint = What a later chapter of the campaign brings is kept from you until you get there.
settings-sealed = Sealed
settings-unsealed = Everything open
settings-saves = Your saves
settings-saves-text = Backups are made automatically and kept beside the saves. To take everything with you, save all games, campaigns and settings to one file; "ufs saves restore FILE" brings them back on any machine.
settings-saves-file = Save everything to a file
settings-about = About
settings-version = Version { $version }

## Sound in the first game

