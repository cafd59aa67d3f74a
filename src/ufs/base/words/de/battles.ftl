# Eigene Schlachten: Sternchen, eine wünschen, Codes.

battle-box-only = Sternchen und Codes gibt es nur bei Partien aus der Schachtel; diese gehört zur Ausgabe „{ $found }“.
battle-nearest = Eine Schlacht der Schwierigkeit { $wished } gibt es mit diesen Wünschen nicht; die nächstliegende hat { $found }.
battle-none = Mit diesen Wünschen lässt sich keine Schlacht bilden. Lass mehr Kapitel zu oder wünsche dir weniger.
battle-no-advanced-tiles = In den erlaubten Kapiteln gibt es keine fortgeschrittenen Himmelsplättchen. Lass Kapitel 2 oder 3 zu, oder nimm die einfachen.
battle-chapters = Möglich sind die Kapitel { $expected } (0 ist das Grundspiel), gefunden: { $found }.
battle-tiles = { $found } ist keine Auswahl von Himmelsplättchen; erwartet: „any“, „basic“ oder „advanced“.
battle-no-code = { $found } ist kein Code einer Schlacht; ein solcher beginnt mit { $expected }
battle-newer-code = Dieser Code gehört zu einer anderen Version ({ $found }); dieses Programm liest { $expected }. Ein neueres kennt ihn vielleicht.
battle-mistyped = Der Code { $found } ist unvollständig oder enthält einen Tippfehler. Kopiere ihn noch einmal bis zum letzten Zeichen.
