# Abgelehnte Aktionen. Jede Meldung nennt den Ausweg.

refuse-game-over = Das Spiel ist zu Ende. Beginne ein neues oder nimm die letzte Aktion zurück.
refuse-not-dice-phase = { term-arbeiter }würfel setzt du { term-in-wuerfel-phase } ein (jetzt: { $phase }).
refuse-not-rooms-phase = Räume nutzt du { term-in-raum-phase } (jetzt: { $phase }).
refuse-not-spawn-phase = Auf { term-abwurfpunkte } setzt du Schiffe nur, wenn eins startet und du die Wahl hast (jetzt: { $phase }).
refuse-roll-first = Würfle zuerst.
refuse-install-first = Ein neuer Roboter wartet: Installiere ihn, bevor du weitermachst.
refuse-worker-placed = Würfel { $worker } ist schon eingesetzt. Nimm einen der übrigen Würfel.
refuse-no-such-worker = Einen { term-arbeiter }würfel { $found } gibt es nicht; sie zählen von 0 bis 4.
refuse-no-such-column = Eine Spalte { $found } gibt es nicht; die Spalten zählen von 1 bis 5.
refuse-column-taken = In Spalte { $column } liegt diese Runde schon ein { term-arbeiter }würfel. Wähle eine andere Spalte.
refuse-excavators-space = In Reihe { $row }, Spalte { $column } steht { term-der-bohrer }; auf sein eigenes Feld kommt kein Würfel.
refuse-second-ahead = Nur ein Würfel pro Runde darf vor { term-den-bohrer }, und dort liegt schon einer. Wähle ein { term-ausgebohrt }es Feld.
refuse-too-far = Reihe { $row }, Spalte { $column } liegt { $distance } Felder vor dem { term-bohrer }, zu weit für einen Würfel, der { $value } zeigt.
refuse-too-far-for-any = Reihe { $row }, Spalte { $column } liegt { $distance } Schritte vor dem { term-bohrer }, mehr als ein Würfel zeigt.
refuse-dice-left = Erst sind noch Würfel einzusetzen: { $hand }.
refuse-die-can-only-dig = Reihe { $row }, Spalte { $column } ist nicht { term-ausgebohrt }. Der Würfel dort kann nur { term-bohren }: excavate.
refuse-robot-in-the-way = In Reihe { $row }, Spalte { $column } steht ein Roboter; in dieser Ausgabe darf kein { term-arbeiter }würfel dorthin.
refuse-tunnel-does-nothing = Reihe { $row }, Spalte { $column } ist ein Tunnel: Hier gibt es nichts zu nutzen.
refuse-aa-gun-does-nothing = Reihe { $row }, Spalte { $column } ist ein Luftabwehr-Raum: Er hat schon beim Einsetzen des Würfels gewirkt und tut jetzt nichts mehr.
refuse-not-excavated = Reihe { $row }, Spalte { $column } ist noch nicht { term-ausgebohrt }, der Raum lässt sich also nicht nutzen.
refuse-room-empty = In Reihe { $row }, Spalte { $column } liegt kein Würfel.
refuse-room-not-full = Dieser Raum hat { $size } Felder und lässt sich nur nutzen, wenn auf jedem ein nutzbarer Würfel liegt.
refuse-robot-exhausted = Der Roboter in Reihe { $row }, Spalte { $column } ist schon genutzt; nächste Runde arbeitet er wieder.
refuse-exhausted-in-large-room = Ein genutzter Roboter zählt als leeres Feld, dieser Raum mit { $size } Feldern ist also nicht voll.
refuse-cannot-pay = Der Raum kostet { $cost } Energie und du hast { $energy }. Sorge erst für Energie oder lass den Würfel ungenutzt.
refuse-nothing-ahead = Vor dem { term-bohrer } liegt kein Würfel, es gibt also nichts zu { term-bohren }.
refuse-no-energy-to-dig = { term-Bohren } kostet { $dig } Energie und du hast { $energy }.
refuse-die-too-low = Der Würfel zeigt { $value }, liegt aber { $distance } Felder vor dem { term-bohrer }: zu weit zum { term-Bohren }.
refuse-nothing-to-install = Es wartet kein neuer Roboter. Nutze zuerst einen Roboterraum.
refuse-install-later = In dieser Ausgabe werden neue Roboter erst installiert, wenn alle Würfel ausgewertet sind. Nutze zuerst die übrigen oder verzichte auf sie.
refuse-install-not-excavated = Reihe { $row }, Spalte { $column } ist nicht { term-ausgebohrt }; ein Roboter braucht einen { term-ausgebohrt }en Raum.
refuse-install-in-tunnel = Reihe { $row }, Spalte { $column } ist ein Tunnel; ein Roboter braucht einen Raum.
refuse-install-occupied = In Reihe { $row }, Spalte { $column } steht der andere Roboter.
refuse-install-in-command-room = Reihe { $row }, Spalte { $column } ist eine Kommandozentrale; dort kann kein Roboter installiert werden.
refuse-points-first = Die Kommandozentrale hat noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } zu verteilen: Erhöhe zuerst Würfel.
refuse-nothing-to-deal-out = Es sind keine Punkte zu verteilen. Nutze zuerst eine Kommandozentrale.
refuse-raise-used = { $worker } liegt nicht mehr auf dem Plan; nur noch nicht genutzte Würfel können erhöht werden.
refuse-raise-ahead = { $worker } liegt vor dem Tunnelbohrer; seine Augenzahl bleibt, wie er eingesetzt wurde.
refuse-raise-six = { $worker } zeigt schon eine 6; höher geht es nicht.
refuse-no-red-explosions = Alle Explosionen an diesem Himmel haben dieselbe Farbe; da gibt es nichts zu wählen.
refuse-no-fighters-to-aim = Dieser Raum hat keine Kampfflugzeuge, die zielen könnten.
refuse-nothing-to-aim = Hier ist keine Farbe zu wählen: "at" gilt für Kampfflugzeuge unter einem Himmel mit roten und gelben Explosionen.
refuse-no-such-robot = Roboter { $robot } gibt es hier nicht; du hast { $robots ->
        [one] nur 1 Roboter
       *[other] { $robots } Roboter
    }.
refuse-robot-not-on-board = Roboter { $robot } ist nicht in der Basis.
refuse-robots-stay = In dieser Ausgabe darfst du Roboter nicht nach Belieben entfernen, sondern nur wegnehmen, um sie neu zu installieren.
refuse-none-waiting = Auf dem Mutterschiff wartet kein Schiff dieser Art.
refuse-basic-first = { term-Violett }e Schiffe starten vor { term-weiss }en.
refuse-drop-point-taken = Der { term-abwurfpunkt } in Spalte { $column } ist besetzt.
refuse-empty-column-first = Schiffe starten zuerst in Spalten ohne Schiff; in Spalte { $column } ist schon eins.
refuse-farthest-first = Das Schiff startet dort, wo das oberste Schiff der Spalte am weitesten entfernt ist; für Spalte { $column } gilt das nicht.
refuse-orange-last = Das orange Schiff startet nach allen anderen.
refuse-no-such-ability = Eine solche Fähigkeit liegt nicht auf dem Tisch.
refuse-ability-spent = Diese Fähigkeit ist verbraucht.
refuse-ability-in-dice-phase = Diese Fähigkeit wird in der Würfel-Phase eingesetzt; jetzt ist: { $phase }.
refuse-ability-in-rooms-phase = Diese Fähigkeit wird in der Raum-Phase eingesetzt; jetzt ist: { $phase }.
refuse-ability-in-both-phases = Diese Fähigkeit wird in der Würfel-Phase oder der Raum-Phase eingesetzt; jetzt ist: { $phase }.
refuse-no-robots-here = In diesem Spiel gibt es keine Roboter.
refuse-no-target = Dort gibt es nichts, worauf diese Fähigkeit wirken könnte.
refuse-city-has-none = Diese Stadt hat keine Fähigkeit, die du selbst einsetzt.
refuse-nothing-to-roll = Jetzt gibt es nichts zu würfeln.
refuse-dice-are-automatic = In diesem Spiel wird automatisch gewürfelt. Lass die Werte weg.
refuse-correct-plain = Von Hand korrigiert wird nur neben dem echten Spiel, also mit eigenen Würfeln, oder im entspannten Spiel, wenn die Einstellungen Korrekturen erlauben.
refuse-correct-here = Rätsel und Einführung werden gespielt, wie sie sind: In ihnen wird nichts korrigiert.
refuse-correction = So ließe sich nicht weiterspielen: { $what }
correct-nothing = Es würde sich nichts ändern: Das alles ist schon so.
correct-not-used = { $which }, aber nichts, was das bewirkt ({ $by }), kann in dieser Runde schon eingesetzt worden sein. Korrigiere auch die Einsätze.
correct-more-than-used = { $which }: { $found }, erwartet: höchstens { $most }. Mehr kann bis jetzt nicht daher kommen: { $by }. Korrigiere auch die Einsätze.
correct-ship-kind = Schiff { $number } ist "{ $found }", erwartet: "{ $expected }". Ein Schiff lässt sich versetzen, bleibt aber von seiner Art.
correct-fixed = "{ $field }" gehört zum Tisch und lässt sich nicht korrigieren. Beginne für einen anderen Tisch ein neues Spiel.
correct-line = "{ $found }" ist keine Korrektur; erwartet werden Angaben wie: { $expected }
correct-no-piece = { $found } gibt es hier nicht; von dieser Art gibt es { $count }.
no-such-character = In diesem Spiel gibt es keinen Charakter "{ $found }".
number-unknown = Aktion { $found } gibt es nicht; die Aktionen haben die Nummern 0 bis { $last }.
number-wrong = { $found } ist keine Aktion; erwartet wird ihre Nummer, eine ganze Zahl von 0 bis { $last }.
number-no-ability = Aktion { $action } würde Fähigkeit { $number } einsetzen. { $count ->
        [0] Auf diesem Tisch kann man keine selbst einsetzen.
        [1] Auf diesem Tisch kann man nur Fähigkeit 0 selbst einsetzen.
       *[other] Auf diesem Tisch kann man { $count } selbst einsetzen, gezählt ab 0.
    }
number-needs-no-target = Diese Fähigkeit braucht kein Ziel: Ihre Aktion ist { $action }, nicht { $found }.
number-first-space = Ein Raum mit mehreren Feldern wird über sein erstes Feld benutzt, Reihe { $row }, Spalte { $column }: Aktion { $action }.
target-column = eine Spalte (column)
target-worker = einen Würfel (worker)
target-change = up oder down (change)
target-at = red oder yellow (at)
ability-needs = Diese Fähigkeit braucht { $expected ->
        [none] nichts weiter
       *[other] { $expected }
    }; angegeben: { $found ->
        [none] nichts
       *[other] { $found }
    }.

# Aktionen, Anfragen und Spiele, die nicht passen.

space-outside = Reihe { $row }, Spalte { $column } ist kein Feld der Basis: Reihen zählen von 1 bis 6, Spalten von 1 bis 5.
spawn-needs-kind = Beide Arten von Schiffen warten: Sag, welche startet, "kind": "basic" oder "reinforcement".
use-needs-colour = Am Himmel sind rote und gelbe Explosionen: Sag, auf welche die Kampfflugzeuge zielen, "at": "red" oder "yellow".
roll-needs-values = { $count ->
        [one] Wirf 1 Würfel und gib seinen Wert an
       *[other] Wirf { $count } Würfel und gib die Werte in der Reihenfolge der Arbeiterwürfel an
    }, "values": […].
roll-wrong-count = { $count ->
        [one] 1 Würfel ist
       *[other] { $count } Würfel sind
    } zu werfen, die Zahl der angegebenen Werte ist aber { $found }.
roll-no-die = Kein Würfel zeigt { $found }; erwartet: 1 bis 6.
seed-wrong = { $found } ist kein Seed; erwartet: eine ganze Zahl von 0 bis 18446744073709551615.
dice-wrong = { $found } ist keine Art zu würfeln; erwartet: "auto" oder "manual".
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
why-legal = Das ist erlaubt.
why-legal-roll = Das ist erlaubt. Was die Würfel zeigen werden, weiß niemand.

# Daten in der falschen Form.

misfits = { $misfits }
misfit-at = { $place }: { $what }
misfit-whole = das Ganze
misfit-missing = fehlt
misfit-unknown-field = unbekannte Angabe
misfit-wrong = { $found } gefunden, erwartet: { $expected }
expected-whole-number = eine ganze Zahl
expected-smaller-number = eine ganze Zahl, die nicht so lang ist
expected-number = eine Zahl
expected-finite-number = eine endliche Zahl
expected-date = ein Datum, das es gibt, als Jahr-Monat-Tag: 2026-07-14
expected-nothing = nichts
expected-visible-text = mindestens ein sichtbares Zeichen
expected-plain-text = keine Steuerzeichen außer Zeilenumbrüchen
expected-no-hidden = keine unsichtbaren Zeichen und keine, die die Schreibrichtung ändern
expected-text = ein Text
expected-true-or-false = true oder false
expected-list = eine Liste
expected-table = ein Objekt mit benannten Angaben
expected-one-of = einer der Werte { $words }
expected-id = ein Name aus Buchstaben, Ziffern, - . und _ ohne Leerzeichen
expected-capital = ein Großbuchstabe von A bis Z außer M
expected-comment = ein Kommentar: eine Zeile, die mit # beginnt
expected-at-least = mindestens { $low }
expected-at-most = höchstens { $high }
expected-more-than = mehr als { $low }
expected-less-than = weniger als { $high }
expected-multiple = ein Vielfaches von { $step }
expected-letters-least = mindestens { $low } Zeichen
expected-letters-most = höchstens { $high } Zeichen
expected-entries-least = mindestens { $low } Einträge (es sind { $found })
expected-entries-most = höchstens { $high } Einträge (es sind { $found })
expected-fitting = etwas anderes ({ $hint })

# Spielaufbau.

setup-unknown-edition = Eine Ausgabe "{ $found }" gibt es nicht; möglich sind: { $expected }.
setup-threat-not-level = In der Schachtel gibt es "threat" von 0 bis 4, kein "level".
setup-level-not-threat = Im Print-and-Play gibt es "level" von 0 bis 8, kein "threat".
setup-hard-and-level = Nenne die schwierigen Teile in "hard" oder gib an, wie viele gezogen werden, aber nicht beides.
setup-real-and-ours = "{ $field }" ist doppelt genannt: als echte Karte in "real" und als Teil dieses Programms. Lass eines davon weg.
setup-level-in-position = Eine Stellung nennt ihre schwierigen Teile in "hard"; beim Laden wird nichts gezogen.
setup-unknown-hard = "{ $found }" ist hier kein Teil mit schwieriger Seite; möglich sind: { $expected }.
setup-hard-twice = In "hard" steht ein Teil doppelt: { $found }.
setup-box-only = Das gibt es nur in der Schachtel: { $found }.
setup-kind-city = Stadt
setup-kind-scenario = Szenario
setup-kind-character = Charakter
setup-kind-sky = Himmelsplättchen
setup-unknown-piece = Ein Teil "{ $found }" ({ $kind }) gibt es in dieser Ausgabe nicht; möglich sind: { $expected }.
setup-no-pieces = Ein Teil "{ $found }" ({ $kind }) gibt es hier nicht, und auch kein anderes dieser Art.
setup-sky-position = Das Himmelsplättchen "{ $found }" gehört an Platz { $position } von oben, nicht an Platz { $expected }.
setup-no-skull = Dieser Himmel hat keinen Totenschädel, das Mutterschiff könnte also nie gewinnen.
setup-character-twice = Ein Charakter ist zweimal genannt: { $found }.
setup-too-few-sides = Für Bedrohungslevel { $found } liegen zu wenige Plättchen mit bedrohlicherer Seite aus; höchstens { $most }.
setup-too-many-abilities = Auf dem Tisch liegen zu viele Fähigkeiten; höchstens { $most } passen.
setup-too-many-specials = Es gibt zu viele Arten besonderer Himmelsfelder; höchstens { $most } passen.

# Stellungen.

position-out-of-range = "{ $field }" ist { $found }, erwartet: { $low } bis { $high }.
position-result = Das Ergebnis passt zu keinem Spielende: gewonnen durch Forschung oder eine Karte, verloren durch Schaden, Mutterschiff oder eine Karte.
position-over-without-result = Die Phase ist genau dann "over", wenn es ein Ergebnis gibt.
position-end-reached = Ein Marker steht am Ende seiner Leiste, aber das Ergebnis sagt nichts davon.
position-end-not-reached = Laut Ergebnis ist das Spiel zu Ende, aber der Marker steht nicht am Ende seiner Leiste.
position-excavator-start = { term-Der-Bohrer } steht auf { $found }, hinter dem Startfeld { $start }.
position-worker-color = Arbeiterwürfel { $number } ist "{ $found }", erwartet: "{ $expected }". Erst kommen drei graue Würfel, dann zwei weiße.
position-half-rolled = Von den Würfeln, die noch nicht eingesetzt sind, haben manche einen Wert und manche keinen; sie werden zusammen geworfen.
position-not-rolled = Die übrigen Würfel werden erst neu geworfen, wenn ein weißer Würfel eingesetzt wurde.
position-no-space-left = Kein übriger { term-arbeiter }würfel passt noch irgendwohin; sie kommen beiseite, und { term-die-raum-phase } beginnt.
position-resolved-on-board = { term-arbeiter }würfel { $number } ist genutzt und kann auf keinem Feld liegen.
position-placed-unrolled = { term-arbeiter }würfel { $number } liegt ohne Wert auf einem Feld.
position-worker-in-phase = { term-arbeiter }würfel { $number } liegt auf einem Feld, aber in dieser Phase liegt keiner in der Basis: { $phase }.
position-two-dice = Zwei Würfel liegen auf demselben Feld: { $found }.
position-two-workers = In Spalte { $column } liegen zwei { term-arbeiter }würfel.
position-on-excavator = Auf dem Feld { term-des-bohrers } liegt ein { term-arbeiter }würfel: { $found }.
position-two-ahead = Vor dem { term-bohrer } liegen zwei { term-arbeiter }würfel; erlaubt ist höchstens einer.
position-too-far = { term-arbeiter }würfel { $number } zeigt { $value }, liegt aber { $distance } Felder vor dem { term-bohrer }.
position-too-many-robots = Es sind mehr Roboter, als dieses Spiel hat ({ $most }).
position-exhausted-off = Roboter { $number } ist nicht in der Basis und kann nicht genutzt sein.
position-robot-value = Roboter { $number } steht ohne Wert auf einem Feld.
position-robot-buried = Roboter { $number } steht auf einem Feld, das nicht { term-ausgebohrt } ist: { $found }.
position-robot-in-tunnel = Roboter { $number } steht in einem Tunnel statt in einem Raum: { $found }.
position-robot-in-command-room = Roboter { $number } steht in einer Kommandozentrale, wo kein Roboter sein kann: { $found }.
position-exhausted-phase = Roboter { $number } ist genutzt, aber das gibt es nur { term-in-raum-phase } (jetzt: { $phase }).
position-ship-count = Einfache Schiffe: { $basic }, Verstärkungen: { $reinforcements }; erwartet: { $expected_basic } und { $expected_reinforcements }.
position-basic-in-supply = Schiff { $number } ist ein einfaches Schiff und liegt nie im Vorrat.
position-ship-outside = Schiff { $number } ist auf { $found }, erwartet: eine Reihe von { $low } bis { $high } und eine Spalte von 1 bis 5.
position-two-ships = Zwei Schiffe sind auf demselben Feld: { $found }.
position-orange = Es muss { $expected ->
        [0] kein oranges Schiff geben
       *[other] genau ein oranges Schiff am Ende der Liste geben
    }; gefunden: { $found }.
position-unknown-ability = Eine Fähigkeit "{ $found }" liegt nicht auf diesem Tisch; möglich sind: { $expected }.
position-no-abilities = An diesem Tisch hat niemand eine Fähigkeit; diese Angaben müssen also fehlen: { $found }.
position-nobody-can = "{ $field }" ist { $found }, aber nichts auf diesem Tisch könnte das bewirken; lass es weg.
position-not-used = "{ $field }" ist { $found }, aber nichts, was das bewirkt, kann in dieser Runde schon eingesetzt worden sein ({ $by }). In "spent" steht, was eingesetzt wurde.
position-more-than-used = "{ $field }" ist { $found }, erwartet: höchstens { $most }. So viel kann bis jetzt daher kommen: { $by }. In "spent" steht, was eingesetzt wurde.
position-destroyed = "destroyed" ist { $found }, erwartet: höchstens { $most }. Bis Runde { $round } können nicht mehr Schiffe gekommen und gegangen sein.
position-install-phase = Neue Roboter warten nur { term-in-raum-phase } und nur, wo es Roboter gibt.
position-install-many = Es warten { $found } neue Roboter, aber in dieser Ausgabe wird jeder sofort installiert.
position-no-command-room = { $found } Punkte sind zu verteilen, aber diese Basis hat keine Kommandozentrale.
position-points-phase = { $found } Punkte sind zu verteilen, aber das geschieht nur in der Raum-Phase.
position-points-for-none = { $found } Punkte sind zu verteilen, aber kein Würfel kann einen bekommen.
position-all-placed = Mindestens ein { term-arbeiter }würfel muss { term-in-wuerfel-phase } noch einzusetzen sein.
position-resolved-in-dice = Kein { term-arbeiter }würfel ist { term-in-wuerfel-phase } schon genutzt.
position-unplaced-in-rooms = Jeder { term-arbeiter }würfel ist { term-in-raum-phase } eingesetzt oder genutzt.
position-nothing-to-spawn = Die Phase ist "spawn", aber auf dem Mutterschiff wartet kein Schiff.
position-no-drop-point = Die Phase ist "spawn", aber kein { term-abwurfpunkt } ist frei.

# Aufzeichnungen und Spielstände.

record-line = Zeile { $line } ("{ $text }"): { $what }
record-not-one = Das ist keine Aufzeichnung eines Spiels: Die erste Zeile müsste { $expected } lauten.
record-too-long = Die Aufzeichnung ist länger als { $most } Zeichen.
record-unknown-header = unbekannte Kopfzeile "{ $found }", möglich sind: { $expected }
record-header-twice = die Kopfzeile "{ $found }" steht hier zum zweiten Mal
record-no-edition = Die Aufzeichnung sagt nicht, welche Ausgabe gespielt wurde; erwartet: eine Zeile wie "edition: box".
record-header-json = das ist kein gültiges JSON: { $reason }
record-position-has-setup = das sagt schon die Stellung; lass "{ $found }" weg
record-other-edition = die Stellung gehört zu einer anderen Ausgabe
record-roll-missing = hiernach wird gewürfelt, aber es folgt kein Wurf
record-die = "{ $found }" ist kein Würfel, erwartet: etwas wie { $expected }
record-dice-in-hand = das sind nicht die Würfel, die noch einzusetzen sind, erwartet: { $expected }
record-move = das ist kein Zug, erwartet: etwas wie { $expected }
record-wrong-end = so steht das Spiel nicht, erwartet: { $expected }
record-after-end = die Aufzeichnung geht nach ihrem Ende weiter
record-cut = Die Aufzeichnung hört nach Zeile { $line } auf, ohne "result …" oder "unfinished"; sie wurde wohl abgeschnitten.
save-other-position = Nachgespielt führt der Spielstand nicht zu seiner eigenen Stellung: { $what }
pieces-unknown = Die Teile, mit denen es gespielt wurde ({ $found }), sind hier nicht bekannt. Exportiere es zusammen mit seinen Teilen, oder schreibe „pieces: { $today }“, um es mit den Teilen dieser Version nachzuspielen.
pieces-do-not-match = Die Teile in dieser Datei sind nicht die, mit denen gespielt wurde ({ $found }).
pieces-too-many = In dieser Datei sind mehr als { $most } Teile.
pieces-wrong = Das Teil „{ $id }“ in dieser Datei ist fehlerhaft: { $what }
save-other-setup = Der Spielaufbau des Spielstands passt nicht zu seinem Spiel.
save-first-roll = Der Spielstand hat einen ersten Wurf, wo keiner hingehört.
save-step = Schritt { $step }: { $what }
save-rolls-missing = weniger Würfe, als das Spiel verlangt
save-rolls-left = mehr Würfe, als das Spiel verlangt hat

# Das Zeilenprotokoll und die Kommandozeile.

protocol-not-json = Die Zeile ist kein JSON: { $reason }.
protocol-not-utf8 = Die Zeile ist kein UTF-8.
protocol-too-long = Die Zeile ist länger als { $most } Bytes.
protocol-not-object = Eine Anfrage ist ein JSON-Objekt mit "cmd".
protocol-unknown-command = Einen Befehl "{ $found }" gibt es nicht; möglich sind: { $expected }.
protocol-missing-field = Der Befehl "{ $cmd }" braucht "{ $field }".
protocol-unknown-field = Der Befehl "{ $cmd }" kennt "{ $field }" nicht; er kennt: { $expected }.
protocol-wrong-field = "{ $field }" ist { $found }, erwartet: { $expected }.
protocol-no-game = Es gibt noch kein Spiel. Beginne eins mit "new" oder "load".
json-duplicate-field = Die Angabe "{ $field }" steht zweimal im selben Objekt.
protocol-internal = Im Programm ist etwas schiefgegangen; das Spiel ist, wie es vorher war.
expected-milliseconds = eine ganze Zahl von Millisekunden von 1 bis 600000
expected-top = eine ganze Zahl von 1 bis 1000
error-prefix = Fehler: { $message }
bad-language = Eine Sprache "{ $found }" gibt es nicht; möglich sind: { $expected }.
bad-setup-json = Der Spielaufbau ist kein gültiges JSON: { $reason }.
bad-pack = Das Paket { $pack } hat Fehler und wird nicht benutzt. Siehe: ufs content check { $pack }
bench-compiling = Die Engine wird übersetzt. Das geschieht einmal und dauert etwa eine halbe Minute …
cache-unwritable = In den Ordner für kompilierten Code, { $folder }, kann nicht geschrieben werden ({ $reason }): Er wird jedes Mal neu übersetzt, was ein bis zwei Minuten dauert.
cache-nowhere = Kompilierter Code lässt sich nirgends ablegen, auch nicht in einem temporären Ordner: { $reason }.
engine-needs-numba = Die kompilierte Engine braucht Numba: { INSTALL("fast") } ({ $reason })
bench-needs-numba = Die kompilierte Engine braucht Numba: { INSTALL("fast") }. Oder miss die einfache: --mode plain ({ $reason })
bench-bad-jobs = { $found } Prozesse lassen sich nicht mit einem vergleichen; erwartet: 2 bis 1024.
bench-bad-seconds = Die Sekunden müssen mehr als 0 und höchstens ein Tag (86400) sein.
file-read-error = { $file } lässt sich nicht lesen: { $reason }
