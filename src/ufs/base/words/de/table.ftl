# Wie der echte Tisch vor dem Spiel aufgebaut wird.

table-title = So baust du den Tisch auf
table-sky = Himmel
table-base = Stadt und Basis
table-sides = Weitere Karten
table-markers = Marker
table-ships = Schiffe
table-dice = Würfel
table-cards = Karten
table-sky-tile = { $place }. von oben: Himmelsplättchen { $tile }, { $side ->
        [hard] bedrohlichere Seite oben (mehr Sterne)
        [only] seine einzige Seite oben
       *[easy] einfache Seite oben
    }.
table-sky-card = { $place }. von oben: Himmelskarte { $place }, { $side ->
        [hard] schwierige Seite oben
       *[easy] leichte Seite oben
    }.
table-city = Stadt { $city } unter dem Himmel, { $side ->
        [damaged] beschädigte Seite oben
       *[blue] blaue Seite oben
    }.
table-upper = Basisplättchen { $tile } als obere Basis (Reihen 1 bis 3).
table-lower = Basisplättchen { $tile } als untere Basis (Reihen 4 bis 6).
table-card = { $card ->
        [mothership] Mutterschiff
        [upper] Obere Basis
        [lower] Untere Basis
       *[tracks] Karte mit den Leisten
    }: { $side ->
        [hard] schwierige Seite oben
       *[easy] leichte Seite oben
    }.
table-mothership = { $row ->
        [0] Mutterschiff über dem Himmel: Seine { term-abwurfpunkte } liegen über Reihe 1.
       *[other] Mutterschiff mit den { term-abwurfpunkte }n in Reihe { $row }.
    }
table-energy = Energiemarker auf { $energy } (die Leiste endet bei { $most }).
table-research = { $research ->
        [0] Forschungsmarker unter das erste Feld (es kostet { $first }).
       *[other] Forschungsmarker { $research } Felder hoch.
    }
table-damage = Schadensmarker auf { $damage } (Treffer Nr. { $hits } verliert).
table-excavator = { term-bohrer } in Reihe { $row }, Spalte { $column } der Basis.
table-ships-drop = { $count } × { $kind }: { $columns ->
        [all] eines auf jeden der fünf { term-abwurfpunkte }
       *[other] auf die { term-abwurfpunkte } der Spalten { $columns }
    }.
table-ships-sky = { $count } × { $kind }: in den Himmel, Spalten { $columns }.
table-ships-mothership = { $count } × { $kind }: auf das Mutterschiff.
table-ships-supply = { $count } × { $kind }: in den Vorrat neben dem Plan.
table-workers = { term-arbeiter }würfel: { $plain } { term-grau }e und { $white } weiße, auf die Hand.
table-robots = Roboter: { $count ->
        [one] 1 blauer Würfel
       *[other] { $count } blaue Würfel
    }, neben den Plan.
table-scenario = Szenario: { $name }.
table-character = Charakter: { $name }, { $side ->
        [upgraded] verbesserte Seite oben
       *[normal] normale Seite oben
    }.
table-real-character = Charakter: { $name }.
table-real = Diese Karten kennt das Programm nicht. Was sie bewirken, setzt du mit „Korrektur …“.
