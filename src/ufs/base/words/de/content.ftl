# Die Prüfung der Inhalte.

check-fine = { $pieces ->
        [one] 1 Teil hier
       *[other] { $pieces } Teile hier
    }, { $built_in } eingebaut: keine Fehler.
check-mistakes = { $count ->
        [one] 1 Fehler.
       *[other] { $count } Fehler.
    }
pack-missing = diese Datei oder diesen Ordner gibt es nicht
pack-empty = der Ordner enthält keine TOML-Dateien
pack-too-many = darin sind mehr als { $most } Dateien und Ordner
pack-too-deep = darin sind Ordner mehr als { $most }-fach verschachtelt
pack-too-many-pieces = darin sind mehr als { $most } Teile; erwartet: mehrere kleinere Pakete
pack-too-large = die Teile haben zusammen mehr als { $most } Bytes
packs-too-many = nur die ersten { $most } Pakete im Ordner, nach Namen, werden verwendet: dieses und alle danach nicht
packs-too-many-pieces = damit hätten alle Pakete zusammen mehr als { $most } Teile
packs-too-large = damit hätten die Teile aller Pakete zusammen mehr als { $most } Bytes
problems-too-many = es kann noch mehr Fehler geben; die Liste endet nach { $most }
piece-twice = "{ $found }" noch einmal gefunden, erwartet: eine andere id als die von { $other }
file-too-large = die Datei ist größer als { $most } Bytes
file-unreadable = die Datei lässt sich nicht lesen: { $reason }
file-not-a-file = das ist keine gewöhnliche Datei
file-ignored = wird nicht gelesen: Teile stehen in Dateien, die auf .toml enden
files-ignored-too = { $count ->
        [one] 1 weitere Datei wird nicht gelesen
       *[other] { $count } weitere Dateien werden nicht gelesen
    }
pack-ignored = wird nicht gelesen: ein Paket ist ein Ordner, eine Zip-Datei oder eine Datei, die auf .toml endet
file-not-utf8 = die Datei ist kein UTF-8 (bei Byte { $byte })
file-not-toml = die Datei ist kein gültiges TOML: { $reason }
file-is-link = das ist eine Verknüpfung, und Verknüpfungen in einem Paket wird nicht gefolgt; erwartet: die Datei oder der Ordner selbst
file-name-long = der Name ist mit seinen Ordnern länger als { $most } Zeichen
file-name-hidden = im Namen sind Zeichen, die unsichtbar sind oder die Schreibrichtung ändern; erwartet: ein Name ohne sie
toml-parts = Zeile { $line }: ein Name hat mehr als { $most } durch Punkte verbundene Teile
toml-nesting = Zeile { $line }: Klammern sind mehr als { $most }-fach verschachtelt
toml-values = Zeile { $line }: in der Datei sind mehr als { $most } Werte; ein Teil hat viel weniger
toml-word = Zeile { $line }: eine Zahl oder ein Name ohne Anführungszeichen ist länger als { $most } Zeichen
zip-broken = das ist keine lesbare Zip-Datei: { $reason }
zip-twice = die Zip-Datei hat zwei Dateien dieses Namens
zip-outside = dieser Name führt aus dem Paket hinaus; erwartet: einer darin
zip-encrypted = die Datei ist mit einem Passwort geschützt
zip-packing = die Datei ist auf ungewöhnliche Weise gepackt; erwartet: eine gewöhnliche Zip-Datei (store oder deflate)
chapter-twice = Kapitel { $number } wird zweimal erzählt, von { $found }; erwartet: einmal. Nimm die id des Kapitels, das du ersetzen willst
chapter-sky = { $found } ist kein Himmel; erwartet: für jede der vier Stellen ein Plättchen, von oben (Plättchen 0 darf darüber liegen), oder gar kein Himmel für den einfachen
unknown-edition = "{ $found }" gefunden, möglich sind: { $expected }
unknown-piece = "{ $found }" gefunden, möglich sind: { $expected }
edition-needs-piece = fehlt, wird in dieser Ausgabe aber gebraucht
edition-rules-clash = robots_block braucht any_space_ahead: sonst passt ein Arbeiterwürfel womöglich nirgends hin (D15)
piece-other-edition = gefunden: "{ $found }"; das Teil gehört nicht zur Ausgabe { $edition }
energy-above-track = Start bei { $found } gefunden, aber die Energieleiste endet bei { $most }
track-cannot-be-won = Forschungszahl { $found } gefunden, aber der beste bezahlbare Forschungsraum schafft nur { $most }
city-cannot-be-won = Forschungszahl { $found } gefunden, aber der beste bezahlbare Forschungsraum der Stadt "{ $city }" schafft nur { $most }
sky-row-length = { $found ->
        [one] 1 Symbol
       *[other] { $found } Symbole
    } in "{ $row }" gefunden, erwartet: 5
sky-token = Spalte { $column }: "{ $found }" gefunden, möglich sind: { $expected }
sky-no-action = keine Aktion in "{ $row }" gefunden, erwartet: ein senkrechter Strich und eins von: { $expected }
sky-action = Aktion "{ $found }" gefunden, möglich sind: { $expected }
sky-action-amount = Aktion "{ $found }" gefunden, erwartet: eine ganze Zahl von 1 bis { $most } nach "{ $action }"
sky-arrow-leaves = Spalte { $column }: der Pfeil { $found } zeigt aus dem Himmel hinaus, erwartet: ein Feld als Ziel
sky-arrow-triggers = Spalte { $column }: der Pfeil { $found } zeigt auf { $target }, und das löst etwas aus; erwartet: . oder eine Zahl (D8)
sky-city-row = "city" als vierte Reihe erwartet: in dieser Ausgabe ist Reihe 16 die Stadt
sky-no-city-row = Reihe "city" gefunden; in dieser Ausgabe oder an diesem Platz ist jede Reihe Himmel
sky-research-missing = fehlt; erwartet: eine Zahl für jede Reihe, die unterste zuerst
sky-research-unused = Forschungszahlen gefunden, aber in dieser Ausgabe liegt die Forschungsleiste auf ihrer eigenen Karte
sky-position = "{ $found }" gefunden, das an Platz { $position } gehört, erwartet: ein Teil für Platz { $expected }
sky-one-side = zweite Seite gefunden, erwartet: keine; Plättchen 0 hat nur eine Seite (A7)
sky-two-sides = fehlt; erwartet: eine zweite Seite, nur Plättchen 0 hat bloß eine (A7)
sky-rows = { $found } Reihen gefunden, erwartet: { $expected }; nur Plättchen 0 hat zwei (A7)
sky-research-length = { $found } Zahlen gefunden, erwartet: { $expected }, eine je Reihe
sky-city-rows-last = eine Himmelsreihe unter einer Reihe "city" gefunden, erwartet: die Reihen der Stadt ganz unten (A3)
sky-teleport-alone = der Teleporter { $letter } ist allein; erwartet: zwei mit demselben Buchstaben auf einer Seite (A1)
sky-teleport-many = { $found } Teleporter { $letter } gefunden; erwartet: zwei mit demselben Buchstaben auf einer Seite (A1)
sky-teleport-column = beide Teleporter { $letter } sind in derselben Spalte; erwartet: zwei verschiedene Spalten (A1)
sky-no-skull = kein Totenschädel im Himmel { $found } gefunden, wenn bestimmte Seiten oben liegen, erwartet: einer (E3)
base-row-length = Räume für { $found } Spalten in "{ $row }" gefunden, erwartet: 5
base-room = Spalte { $column }: "{ $found }" gefunden, erwartet: etwas wie "{ $expected }"
base-word = Spalte { $column }: "{ $found }" gefunden, möglich sind: { $expected }
base-single = Spalte { $column }: gefunden "{ $found }", aber { $word } nimmt ein Feld ein und hat weder Wert noch Kosten; erwartet: nur { $word }
base-effects = Spalte { $column }: "{ $found }" gefunden, erwartet: höchstens { $most } verschiedene Effekte
base-number = Spalte { $column }: "{ $found }" gefunden, erwartet: keine Zahl über { $most }
base-room-size = Spalte { $column }: Raumgröße { $found } gefunden, erwartet: 1 bis 5 Felder
base-room-leaves = Spalte { $column }: der Raum "{ $found }" ragt aus der Basis hinaus, erwartet: alle Felder innerhalb
base-overlap = Spalte { $column }: "{ $found }" überschneidet sich mit einem anderen Raum, erwartet: ein freies Feld (oder ^ für den Raum darüber)
base-nothing-above = Spalte { $column }: ^ gefunden, aber von oben reicht kein Raum bis hierher
base-aa-row = "{ $expected }" erwartet: die erste Reihe eines oberen Teils sind fünf Luftabwehr-Räume
base-one-start = Felder mit "start": { $found }, erwartet: genau eins
base-start-row = "start" in der ersten Reihe gefunden, erwartet: in der zweiten oder dritten
base-only-upper = "{ $found }" ({ $word }) gefunden, gehört aber nur auf obere Teile
base-wrong-part = Teil "{ $found }" gefunden, erwartet: "{ $expected }"
ability-when = Die Wirkung "{ $effect }" passt nicht zum Zeitpunkt "{ $found }"; möglich sind: { $expected }.
ability-on = Die Wirkung "{ $effect }" lässt sich nicht auf "{ $found }" beschränken; möglich sind: { $expected }.
ability-on-moment = Der Zeitpunkt "{ $when }" lässt sich nicht auf "{ $found }" beschränken; möglich sind: { $expected }.
ability-on-missing = fehlt; die Wirkung "{ $effect }" braucht es, möglich sind: { $expected }.
ability-on-unneeded = gefunden: "{ $found }", aber weder der Zeitpunkt "{ $when }" noch die Wirkung "{ $effect }" lässt sich beschränken; lass das weg.
ability-amount = Die Wirkung "{ $effect }" hat die Zahl { $found }; erwartet: { $expected }.
ability-no-limit = Was immer gilt oder einmal beim Aufbau geschieht, hat keine Grenze; lass das weg.
ability-per-without-times = gefunden: "{ $found }" ohne Zahl; sag mit "times", wie oft pro Runde es geschieht.
ability-needs-orange = "{ $found }" braucht ein oranges Schiff; erwartet wird daneben eine Fähigkeit "orange".
ability-not-chosen-here = Die Fähigkeit eines Szenarios kann niemand wählen; erwartet wird ein anderer Zeitpunkt.
ability-chosen-twice = Ein Teil hat höchstens eine Fähigkeit, die man selbst auslöst; für diese hier wird ein anderer Zeitpunkt erwartet.
ability-twice = "{ $found }" noch einmal gefunden, schon gesagt in { $first }; von diesen beiden würde nur eine zählen, also lass eine weg.
side-text-missing = fehlt; diese Seite hat Fähigkeiten, also brauchen die Spieler sie in Worten
side-text-unneeded = Text gefunden, aber diese Seite hat keine Fähigkeit; erwartet: eine Fähigkeit oder kein Text
sky-special = Der Buchstabe { $found } ist unter "spaces" nicht erklärt; erklärt sind: { $expected }.
