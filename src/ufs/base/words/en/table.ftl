# How the real table is set up before a game.

table-title = Set up your table like this
table-sky = Sky
table-base = City and base
table-sides = Other cards
table-markers = Markers
table-ships = Ships
table-dice = Dice
table-cards = Cards
table-sky-tile = No. { $place } from the top: sky tile { $tile }, { $side ->
        [hard] more threatening side up (more stars)
        [only] its only side up
       *[easy] easy side up
    }.
table-sky-card = No. { $place } from the top: sky card { $place }, { $side ->
        [hard] difficult side up
       *[easy] easy side up
    }.
table-city = City { $city } below the sky, { $side ->
        [damaged] damaged side up
       *[blue] blue side up
    }.
table-upper = Base tile { $tile } as the upper base (rows 1 to 3).
table-lower = Base tile { $tile } as the lower base (rows 4 to 6).
table-card = { $card ->
        [mothership] Mothership
        [upper] Upper base
        [lower] Lower base
       *[tracks] Card with the tracks
    }: { $side ->
        [hard] difficult side up
       *[easy] easy side up
    }.
table-mothership = { $row ->
        [0] Mothership above the sky: its { term-drop-point }s lie above row 1.
       *[other] Mothership with its { term-drop-point }s in row { $row }.
    }
table-energy = Energy marker on { $energy } (the track ends at { $most }).
table-research = { $research ->
        [0] Research marker below the first space (which costs { $first }).
       *[other] Research marker { $research } spaces up.
    }
table-damage = Damage marker on { $damage } (hit no. { $hits } loses).
table-excavator = Excavator in row { $row }, column { $column } of the base.
table-ships-drop = { $count } × { $kind }: { $columns ->
        [all] one on each of the five { term-drop-point }s
       *[other] on the { term-drop-point }s of columns { $columns }
    }.
table-ships-sky = { $count } × { $kind }: in the sky, columns { $columns }.
table-ships-mothership = { $count } × { $kind }: aboard the mothership.
table-ships-supply = { $count } × { $kind }: in the supply beside the board.
table-workers = { term-Workers }: { $plain } { term-gray } dice and { $white } white ones, in your hand.
table-robots = Robots: { $count ->
        [one] 1 blue die
       *[other] { $count } blue dice
    }, beside the board.
table-scenario = Scenario: { $name }.
table-character = Character: { $name }, { $side ->
        [upgraded] upgraded side up
       *[normal] normal side up
    }.
table-real-character = Character: { $name }.
table-real = The program does not know these cards. What they do, you set with "Correct…".
