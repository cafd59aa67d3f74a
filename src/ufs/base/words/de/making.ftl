# Für alle, die eigene Teile machen: `ufs content new` und was in seinen Dateien steht.

making-written = Geschrieben: { $file }
making-check = Prüfen: ufs content check { $path }
making-play = Spielen: { $command }
making-fill = Teile hinzufügen: ufs content new city NAME --out { $path }
making-in-city = Verwenden: { $id } als upper oder lower in die Datei einer Stadt eintragen.
making-replaces = Ein Teil dieser Art mit der id { $id } gibt es schon; deines tritt an seine Stelle. Mit einer anderen id wird es ein eigenes Teil.
making-unknown-kind = Die Art „{ $found }“ gibt es nicht; möglich sind: { $expected }.
making-no-name = Aus „{ $found }“ wird keine id; ein Name braucht einen Buchstaben oder eine Ziffer und hat höchstens 60 Zeichen.
making-exists = { $file } ist schon da und bleibt unverändert. Nimm einen anderen Namen oder Ordner.

# Die Kommentare einer neuen Datei, in ihrer Reihenfolge.

making-city = Eine Stadt. Zeilen, die mit # beginnen, sind Erklärungen; das Spiel liest sie nicht.
making-character = Ein Charakter. Zeilen, die mit # beginnen, sind Erklärungen; das Spiel liest sie nicht.
making-scenario = Ein Szenario. Zeilen, die mit # beginnen, sind Erklärungen; das Spiel liest sie nicht.
making-sky = Ein Himmelsplättchen: vier Reihen Himmel auf zwei Seiten. Zeilen, die mit # beginnen, sind Erklärungen; das Spiel liest sie nicht.
making-base-tile = Ein Basisplättchen: drei Reihen der Basis. Eine Stadt nutzt eine seiner beiden Seiten. Zeilen, die mit # beginnen, sind Erklärungen; das Spiel liest sie nicht.
making-pack = Ein Paket: Diese Datei gibt ihm den Namen. Seine Teile sind die anderen Dateien in diesem Ordner. Zeilen, die mit # beginnen, sind Erklärungen; das Spiel liest sie nicht.
making-chapter = Ein Kapitel der Kampagne. Zeilen, die mit # beginnen, sind Erklärungen; das Spiel liest sie nicht.
making-kind = Die Art des Teils; das bleibt so.
making-id = So nennen es Aufbauten, Aufzeichnungen und andere Dateien: Buchstaben, Ziffern, - . und _. Mit der id eines vorhandenen Teils ersetzt es dieses.
making-source = own: von dir entworfen. (sure und likely sind für Zahlen, die von gedruckten Teilen abgeschrieben sind.)
making-side-source = Jede Seite darf ihr eigenes source haben, wenn es abweicht:
making-editions = Die Ausgaben, zu denen es gehört: box, pnp1, pnp2. Städte, Charaktere und Szenarien sind für die Schachtel (box).
making-piece-chapter = Das Kapitel der Kampagne, in dem es auftaucht, 1 bis 4. Ohne Angabe bleibt es aus der Kampagne heraus.
making-name = Wie es für die Spieler heißt, in allen drei Sprachen.
making-city-at = Wo sie liegt: Breite und Länge, für die Karte.
making-city-tiles = Ihre Basis: die obere Hälfte von einem Basisplättchen, die untere von einem anderen. A bis G sind im Spiel dabei.
making-city-blue = Die blaue Seite, für die erste Partie in dieser Stadt.
making-city-energy = Energie zu Beginn; höchstens so viel, wie beide Plättchen fassen.
making-city-ability = Was sie besonders macht: nichts oder bis zu vier Fähigkeiten, jede mit [[blue.ability]]. Wie man eine schreibt, steht am Ende dieser Datei.
making-city-text = Dasselbe in Worten, für die Spieler; fällt weg, wenn es nichts Besonderes gibt.
making-city-damaged = Die beschädigte Seite, nach einer verlorenen Partie: meist etwas stärker.
making-character-role = Was diese Person tut, in ein, zwei Worten.
making-character-normal = Die normale Seite: in dem Kapitel, in dem der Charakter auftaucht. Genau eine Fähigkeit; wie man sie schreibt, steht am Ende dieser Datei.
making-character-text = Dasselbe in Worten, für die Spieler.
making-character-upgraded = Die Upgrade-Seite, für alle späteren Partien: meist das Gleiche, nur mehr davon.
making-scenario-sky = Ein Himmelsplättchen, das es mitbringt, mit seiner id; es liegt an seinem Platz, wenn du keine anderen wählst.
making-scenario-text = Seine Regeln in Worten, für die Spieler.
making-scenario-scene = Die Geschichte vor der Partie: bis zu vier Bilder, jedes mit [[scene]].
making-scenario-ability = Seine Regeln für die Partie: eine bis vier Fähigkeiten, jede mit [[ability]]. Wie man eine schreibt, steht am Ende dieser Datei.
making-sky-position = Sein Platz, von 1 (oben) bis 4 (unten). Auf Platz 3 der Schachtel liegt der Totenschädel: Ein Plättchen für diesen Platz braucht auf jeder Seite einen. Ein Plättchen für Platz 0 liegt über Plättchen I; es hat zwei Reihen, zwei Forschungszahlen und nur die einfache Seite.
making-sky-spaces = Besondere Felder: jeder Großbuchstabe von A bis Z außer M, für die Reihen weiter unten. Was ein Schiff auslöst, das dort landet, und wie viel davon, 1 bis 9. Teleporter gehören paarweise zusammen: auf jeder Seite keiner oder genau zwei mit demselben Buchstaben, in verschiedenen Spalten; eine Menge brauchen sie nicht. Diese Wirkungen sind möglich:
making-sky-easy = Die einfache Seite, danach die bedrohlichere.
making-sky-stars = Schwarze Sternchen, 0 bis 3. Ohne Angabe: hier 0, auf der bedrohlicheren Seite 1.
making-sky-rows = Vier Reihen von oben. Je fünf Felder: . nichts, < und > ein Pfeil, M ein Mutterschiff-Symbol, eine Ziffer von 1 bis 9 eine Explosion, mit einem r dahinter wie in 2r eine rote; dazu die Buchstaben von oben. Ein Pfeil darf nur auf . oder eine Explosion zeigen. Auf Platz 4 kann in den letzten Reihen einfach "city" stehen: Dann ist der Himmel kürzer. Hinter dem Strich steht, was das Mutterschiff tut, wenn es in diese Reihe kommt:
making-sky-research = Die Zahlen der Forschungsleiste neben diesen Reihen, die unterste Reihe zuerst.
making-base-upper = Die obere Seite. Ihre erste Reihe sind fünf Luftabwehr-Räume, und der Tunnelbohrer beginnt auf einem Feld der zweiten oder dritten Reihe.
making-base-rows = Zellen von links nach rechts mit Strichen dazwischen; sie füllen fünf Felder. aa, tunnel und start nehmen je eines ein. Jede andere Zelle ist ein Raum: was er bringt, ein Modifikator wie -1, seine Kosten in Energie wie /2 und [2], wenn er zwei Felder einnimmt. [2 down] geht über zwei Reihen; ^ steht für das Feld darunter. Zwei oder drei Effekte werden mit + verbunden. Ein Raum bringt:
making-base-energy = Felder der Energieleiste auf dieser Seite; beide Plättchen einer Stadt werden addiert.
making-base-damage = Felder der Schadensleiste auf dieser Seite. Die Summe beider Plättchen minus eins ist der Treffer, mit dem du verlierst.
making-base-lower = Die untere Seite: weder aa noch start.
making-pack-version = Die Version deines Pakets, ganz wie du willst.
making-chapter-number = Das wievielte Kapitel es ist, 1 bis 4. Die Kapitel des Spiels heißen chapter-1 bis chapter-4: Wer eines ersetzen will, nimmt dessen id.
making-chapter-sky = Der Himmel dieses Kapitels: vier Plättchen von oben, mit ihren ids. Ohne Angabe: die einfachen.
making-chapter-briefing = Was zu Beginn erzählt wird: ein bis sechs Absätze, jeder mit [[briefing]].

# Wie man eine Fähigkeit schreibt.

making-ability = Eine Fähigkeit: wann sie eintritt (when), was sie bewirkt (effect), wie viel (amount, ohne Angabe 1) und bei manchen Wörtern, worauf sie beschränkt ist (on). times sagt, wie oft, je Partie (per = "game") oder je Runde ("round"); ohne Angabe jedes Mal, wenn ihr Zeitpunkt kommt, und einmal je Partie, wenn der Spieler sie wählt.
making-ability-moments = Wann:
making-ability-effects = Was sie zu ihrem Zeitpunkt bewirkt; n ist amount:
making-ability-standing = Was sie mit when = "always" bewirkt; n ist amount:

# Der Wortschatz: Zeitpunkte, Wirkungen, Aktionen des Mutterschiffs.

vocabulary-when-always = die ganze Zeit, solange das Teil auf dem Tisch liegt
vocabulary-when-setup = einmal, beim Aufbau
vocabulary-when-placed = nachdem ein Würfel eingesetzt wurde und seine Schiffe fertig sind
vocabulary-when-used = nachdem ein Raum genutzt wurde
vocabulary-when-dug = nachdem der Tunnelbohrer mit einem Würfel gebohrt hat
vocabulary-when-unused = für jeden Arbeiterwürfel, der ungenutzt wegkommt
vocabulary-when-action = nach einer Aktion des Mutterschiffs
vocabulary-when-hit = für jeden Schaden
vocabulary-when-destroyed = für jedes zerstörte Schiff
vocabulary-when-round = in der Mutterschiff-Phase, kurz bevor Schiffe starten
vocabulary-when-chosen = wenn der Spieler es sagt: in der Würfel-Phase bei { $dice }; in beiden Phasen bei { $both }; in der Raum-Phase bei allem anderen

vocabulary-effect-energy = n Energie wie aus einem Raum
vocabulary-effect-fighters = Kampfflugzeuge mit Wert n
vocabulary-effect-research = Forschung mit Wert n
vocabulary-effect-robot = ein neuer Roboter mit Wert n
vocabulary-effect-repair = n Schaden wird repariert
vocabulary-effect-jam = die Schiffe einer Spalte steigen um n Reihen, nie in die Reihe des Mutterschiffs
vocabulary-effect-missiles = die Schiffe einer Spalte, die höchstens n Reihen über der Stadt sind, werden zerstört
vocabulary-effect-command = n Punkte werden auf andere, noch nicht genutzte Arbeiterwürfel verteilt, keiner über 6
vocabulary-effect-teleport = das Schiff wechselt auf das andere Feld mit demselben Buchstaben, außer wenn dort ein Schiff steht oder das Mutterschiff nicht mehr darüber ist
vocabulary-effect-tunnel = der Tunnelbohrer rückt von selbst n Felder vor; vor einem Würfel hält er an
vocabulary-effect-drain = n Energie geht verloren
vocabulary-effect-damage = n Schaden
vocabulary-effect-call = n { term-weiss }e Schiffe kommen auf das Mutterschiff
vocabulary-effect-cave-in = { term-der-bohrer } geht n Felder zurück
vocabulary-effect-forget = die Forschung geht n Felder zurück
vocabulary-effect-dive = jedes Schiff sinkt um n Reihen; sein neues Feld löst nichts aus
vocabulary-effect-pulse = jeder Roboter zeigt n weniger
vocabulary-effect-prowl = das orange Schiff sinkt von selbst um n Reihen, auf das nächste freie Feld
vocabulary-effect-reroll = die noch nicht eingesetzten Würfel werden neu geworfen
vocabulary-effect-nudge = ein noch nicht genutzter Arbeiterwürfel zeigt n mehr oder n weniger, von 1 bis 6
vocabulary-effect-smoke = die nächsten n Würfel bewegen keine Schiffe
vocabulary-effect-supplies = die nächsten n Räume kosten keine Energie und zählen je 2 mehr
vocabulary-effect-silence = das Mutterschiff führt diese Runde keine Aktion aus
vocabulary-effect-halt = in seiner Phase sinkt das Mutterschiff nicht und führt keine Aktion aus
vocabulary-effect-flip = ein noch nicht genutzter Arbeiterwürfel wird auf seine Gegenseite gedreht; mit amount 2 alle
vocabulary-effect-gust = die Schiffe der Spalte sinken um n Reihen; die Felder, auf die sie kommen, lösen nichts aus
vocabulary-effect-lift = die Schiffe aller Spalten steigen um n Reihen, nie in die Reihe des Mutterschiffs
vocabulary-effect-barrage = alle Schiffe, die höchstens n Reihen über der Stadt sind, werden zerstört
vocabulary-effect-match = alle noch nicht genutzten Arbeiterwürfel zeigen n, oder mit amount 1 die Zahl eines von ihnen

vocabulary-effect-robots = es gibt n Roboter, 0 bis 2
vocabulary-effect-robot-bonus = ein Raum, in dem ein Roboter arbeitet, zählt n mehr
vocabulary-effect-discount = Räume dieser Art kosten n Energie weniger
vocabulary-effect-bonus = Räume dieser Art zählen n mehr
vocabulary-effect-energy-track = die Energieleiste ist n länger
vocabulary-effect-walls = die Basis hält n Treffer mehr aus
vocabulary-effect-dig-cost = Bohren kostet n Energie
vocabulary-effect-dig-reach = ein Würfel reicht n Felder weiter vor den Tunnelbohrer
vocabulary-effect-hold = bei einem Würfel dort sinken Schiffe um n weniger (edges: Spalten 1 und 5; middle: Spalte 3)
vocabulary-effect-immune = diese Aktion des Mutterschiffs bewirkt nichts
vocabulary-effect-leap = Forschungsfelder mit 5 oder mehr zählen n weniger
vocabulary-effect-spawn-anywhere = Schiffe starten auf einem beliebigen freien Abwurfpunkt
vocabulary-effect-reinforcements = n Verstärkungen mehr im Vorrat
vocabulary-effect-one-target = Kampfflugzeuge zerstören nur das unterste Schiff in Reichweite
vocabulary-effect-orange = es gibt ein oranges Schiff; in der Stadt richtet es n Schaden an
vocabulary-effect-armour = Kampfflugzeuge zählen gegen das orange Schiff n weniger
vocabulary-effect-goal-depth = zum Sieg muss der Tunnelbohrer auch in Reihe n der Basis oder tiefer stehen
vocabulary-effect-goal-ships = zum Sieg müssen auch n Schiffe zerstört worden sein
vocabulary-effect-goal-orange = zum Sieg muss auch das orange Schiff zerstört sein
vocabulary-effect-goal-shot = zum Sieg müssen nach abgeschlossener Forschung Kampfflugzeuge ab Wert n das Mutterschiff treffen

vocabulary-action-exc = { term-bohrer } n zurück
vocabulary-action-res = Forschung n zurück
vocabulary-action-ship = n { term-weiss }e Schiffe
vocabulary-action-hit = 1 Schaden
vocabulary-action-drain = n Energie verloren
vocabulary-action-emp = jeder Roboter zeigt n weniger
vocabulary-action-mv = jedes Schiff sinkt um n Reihen; sein neues Feld löst nichts aus
vocabulary-action-skull = der Totenschädel: Die Partie ist verloren
vocabulary-action-none = nichts

# Was die Beispiele in neuen Dateien sagen.

making-text-city-blue = Räume mit Kampfflugzeugen kosten 1 Energie weniger.
making-text-city-damaged = Räume mit Kampfflugzeugen kosten 1 Energie weniger. Einmal pro Partie: Repariere 2 Schaden.
making-text-character-normal = Einmal pro Partie: Kampfflugzeuge mit Wert 3.
making-text-character-upgraded = Einmal pro Partie: Kampfflugzeuge mit Wert 6.
making-text-role = Pilotin
making-text-scenario = Jede Runde, bevor Schiffe starten: Hast du keine Energie, erleidet die Basis 1 Schaden.
making-text-scene = Die Lichter der Stadt flackern, dann gehen sie aus.
making-text-briefing = Die zweite Welle ist da. Achte auf deine Energie.
