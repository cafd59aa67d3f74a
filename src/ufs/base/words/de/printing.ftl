# Bögen zum Drucken und Ausschneiden.

print-title = Under Falling Skies: Teile zum Ausschneiden
print-author = Eine inoffizielle Fan-Ausgabe; das Spiel ist von Tomáš Uhlíř
print-footer = Under Falling Skies, eine inoffizielle Fan-Ausgabe · Seite { $page } von { $pages } · mit 100 % drucken, an den Linien schneiden
print-written = { $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
    } mit { $pieces ->
        [one] 1 Teil
       *[other] { $pieces } Teilen
    }: { $file }
print-needs-extra = Zum Drucken wird ReportLab gebraucht: { INSTALL("print") } ({ $reason })
print-unknown = „{ $found }“ lässt sich nicht drucken; möglich sind: { $expected }.
print-nothing = Für „{ $found }“ gibt es nichts zu drucken.
print-bad-paper = Das Papier „{ $found }“ gibt es nicht; möglich sind: { $expected }.
print-letters = { $piece } enthält Zeichen, die sich nicht drucken lassen (in Klammern, was stattdessen dasteht): { $letters }
print-too-long = { $piece }: Der Text „{ $start }“ ist zu lang für seinen Platz; von seinen { $letters } Zeichen werden die ersten { $room } gedruckt.
print-side-easy = einfach
print-side-hard = { $book ->
        [pnp] schwierig
       *[box] bedrohlicher
    }
print-side-box = Mutterschiff
print-upper = obere Hälfte
print-lower = untere Hälfte
print-city = Stadt
print-scenario = Szenario
print-rules = Szenario: Regeln
print-briefing = Kapitel-Briefing
print-chapter = Kapitel { $number }
print-no-ability = Diese Stadt hat keine Fähigkeit.
print-energy-start = Energie zu Beginn: { $energy }
print-base-tiles = Basis: oben { $upper }, unten { $lower }
print-scenario-sky = Mit dem Himmelsplättchen { $tile } an seinem Platz.
print-chapter-sky = Von jetzt an dürfen diese Himmelsplättchen vorkommen: { $tiles }
print-signs = Was die Zeichen bedeuten
print-signs-rooms = Räume
print-signs-actions = Das Mutterschiff
print-signs-sky = Der Himmel
print-sign-aa = Luftabwehr: Bei einem Würfel hier sinken Schiffe um 1 weniger
print-sign-tunnel = Tunnel: Hier passiert nichts
print-sign-arrow = das Schiff rückt ein Feld in diese Richtung, wenn dort frei ist
print-sign-icon = das Mutterschiff sinkt sofort um eine Reihe
print-sign-burst = Kampfflugzeuge ab diesem Wert zerstören das Schiff
print-sign-red = rote Explosion: Kampfflugzeuge zielen auf die roten oder die gelben
print-sign-teleport = Teleporter: Das Schiff wechselt zum anderen mit diesem Buchstaben, wenn dort frei ist
print-needed = Außerdem brauchst du
print-needed-dice = 3 { term-grau }e und 2 weiße Würfel als { term-arbeiter }würfel und 2 blaue Würfel als Roboter. Auf die Plättchen passen Würfel von 14 bis 16 mm, auf die Karten von 8 bis 9 mm.
print-glue = Die beiden Seiten eines Teils sind nebeneinander oder untereinander gedruckt: Klebe sie mit den Rückseiten zusammen, oder nimm einfach die, die du brauchst.

# Das Notizbuch einer Kampagne.
notebook-title = Notizbuch der Kampagne
notebook-name = Titel der Kampagne
notebook-chapter = Kapitel { $number }
notebook-finale = Kapitel 4: die letzte Schlacht
notebook-city = Stadt
notebook-scenario = Szenario
notebook-character = Charakter
notebook-upgraded = Upgrade-Charaktere
notebook-game = Partie { $number }
notebook-result = Ergebnis
notebook-score = Endpunktzahl
notebook-how = Ein Ergebnis ist der Bedrohungslevel einer gewonnenen Partie oder ein X. Die Endpunktzahl ist die Summe dieser Bedrohungslevel, minus 1 für jedes X.
