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

## Versiegelte Kapitel

sealed-here = { $count ->
        [one] Das zeigt ein Teil, das noch versiegelt ist: Es kommt
       *[other] Das zeigt { $count } Teile, die noch versiegelt sind: Sie kommen
    } mit der Kampagne (Kapitel { $chapters }), und die erste Begegnung dort gehört zum Vergnügen.
sealed-chapters = { $count ->
        [one] Kapitel { $chapters } ist noch versiegelt: Keine deiner Kampagnen hat es geöffnet.
       *[other] Die Kapitel { $chapters } sind noch versiegelt: Keine deiner Kampagnen hat sie geöffnet.
    }
battle-none-open = Was du bisher kennst, reicht für eine solche Schlacht nicht. Wünsche dir weniger, spiele die Kampagne oder brich das Siegel.
sealed-how = Wenn du es trotzdem sehen willst: --unseal once (nur dieses Spiel) oder --unseal always (das Siegel für immer brechen).

## Nach einer Partie

play-again = Noch einmal
again-same = Noch einmal dasselbe
again-same-text = Derselbe Himmel, neue Würfel.
again-same-cards = Dieselben Karten, neue Würfel.
again-damaged = Im beschädigten { $city } weiterspielen
again-damaged-more = Noch einmal im beschädigten { $city }
again-sky = Der Himmel wird neu ausgelost.
again-cards = Die Karten werden neu ausgelost.
again-new-dice = Nichts auszulosen, neue Würfel.
again-damaged-sky = Der Himmel wird beim selben Bedrohungslevel neu ausgelost.
again-damaged-fixed = Bei diesem Bedrohungslevel bleibt der Himmel, wie er ist.
again-ability = Fähigkeit der beschädigten Seite: { $text }
again-ability-same = Die beschädigte Seite hat dieselbe Fähigkeit.
again-ability-none = Die beschädigte Seite von { $city } hat keine Fähigkeit.
again-energy = Du beginnst mit { $energy } statt { $before } Energie.
again-energy-same = Du beginnst mit derselben Energie.
again-not-over = Dieses Spiel ist noch nicht zu Ende.
again-not-here = Was nach dieser Partie kommt, entscheidet sich anderswo: in ihrer Kampagne oder beim nächsten Rätsel.
again-not-damaged = Die beschädigte Seite kommt nach einer Partie, die außerhalb der Kampagne auf der blauen Seite einer Stadt verloren wurde.
again-nothing-drawn = Auf dieser Stufe wird nichts ausgelost: „Noch einmal“ ist schon dasselbe Spiel.
