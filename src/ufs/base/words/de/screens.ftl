# Die Seiten rund um das Spiel: Start, neues Spiel, Laden und Weitergeben, Statistik, Einstellungen.

## Der Rahmen

## Ein Spiel in einer Zeile

game-threat = Bedrohungslevel { $level }
game-level = Stufe { $level }
game-rounds = { $round ->
        [one] 1 Runde
       *[other] { $round } Runden
    }
game-title = { $game }, Runde { $round }
game-damaged = beschädigte Seite
game-own-dice = eigene Würfel
game-strict = streng
game-team = { $count ->
        [one] 1 Charakter
       *[other] { $count } Charaktere
    }
game-tutorial = Einführung
game-forked = abgezweigt
game-won = Gewonnen durch Forschung
game-lost-damage = Verloren: Die Basis wurde zerstört
game-lost-mothership = Verloren: Das Mutterschiff kam zu tief
game-won-card = Gewonnen durch eine Karte
game-lost-card = Verloren durch eine Karte
game-research = Forschung
game-damage = Schaden
game-of = { $now } von { $all }

## Start

home-notice = Zu deinen Spielständen
home-line = Der Himmel stürzt herab. Du hast fünf Würfel.
home-continue = Weiterspielen
home-continue-game = { $game } weiterspielen
home-begin = Was jetzt?
home-new-text = Wähle eine Stadt, und wie schlimm es wird.
home-learn = Kennenlernen
home-learn-text = Spiel die erste Runde in Roswell, Zug um Zug. Ein paar Minuten.
home-learn-first = Zum ersten Mal hier? Dann fang hiermit an.
home-battle = Schlacht des Tages
home-battle-stars = Schwierigkeit { $difficulty }
home-own = Neben dem echten Spiel
home-own-text = Du würfelst, das Programm führt Buch und kennt die Regeln.
home-load = Spiel laden
home-load-text = Aus dem Text, den dir jemand gegeben hat.
home-unfinished = Weitere laufende Spiele
home-finished = Beendete Spiele
home-look = Ansehen
home-look-game = { $game } ansehen
home-delete = Löschen
home-delete-game = { $game } löschen
home-delete-ask = Dieses Spiel löschen?
home-delete-text = { $game } kommt für 30 Tage in den Papierkorb und zählt nicht mehr in der Statistik.
home-keep = Behalten
home-deleted = Gelöscht: { $game }.
bin-undo = Rückgängig
bin-undo-name = Rückgängig: { $name } zurückholen
bin-back = Zurückgeholt: { $name }.
bin-title = Papierkorb ({ $count })
bin-text = Gelöschtes bleibt { $days } Tage hier.
bin-restore = Zurückholen
bin-restore-name = { $name } zurückholen
bin-deleted = gelöscht am { $date }
bin-empty = Papierkorb leeren
bin-empty-ask = Den Papierkorb leeren?
bin-keep = Abbrechen
bin-empty-text = Endgültig gelöscht werden { $games ->
    [0] kein Spiel
    [one] ein Spiel
   *[other] { $games } Spiele
} und { $campaigns ->
    [0] keine Kampagne
    [one] eine Kampagne
   *[other] { $campaigns } Kampagnen
}.
bin-emptied = Der Papierkorb ist leer.
bin-unnamed = { $id } (nicht lesbar)
unreadable-title = Nicht lesbar
unreadable-export = Exportieren
unreadable-export-name = { $name } exportieren, wie es gespeichert ist
home-more = { $count ->
        [one] Noch 1 zeigen
       *[other] Noch { $count } zeigen
    }
home-credit = Eine inoffizielle Fan-Ausgabe. Das Spiel ist von Tomáš Uhlíř, erschienen bei Czech Games Edition; wenn es dir gefällt, kauf die Schachtel.

## Neues Spiel

new-edition = Ausgabe
new-box-note = Städte, Szenarien, Charaktere und sechzehn Reihen Himmel.
new-pnp1-note = Neun Karten, die ersten Regeln: Roboter versperren ihr Feld und nutzen sich auch ungenutzt ab.
new-pnp2-note = Dieselben neun Karten, Regeln fast wie in der Schachtel.
new-city = Stadt
new-city-energy = { $energy } Energie zu Beginn.
new-city-plain = Keine eigene Fähigkeit: die Stadt für das erste Spiel.
new-city-source-own = Die Fähigkeit haben wir selbst entworfen; was in der Schachtel steht, ist nicht öffentlich.
new-side = Seite der Stadt
new-side-blue = Blau
new-side-damaged = Beschädigt
new-threat = Bedrohungslevel
new-level = Stufe
threat-easy = vereinfacht
threat-standard = normal
new-threat-hint = So viele Himmelsplättchen zeigen ihre bedrohlichere Seite.
new-level-hint = So viele der acht Karten zeigen ihre schwierige Seite.
new-pieces = Welche davon
new-pieces-draw = Zufällig gezogen
new-pieces-choose = Selbst gewählt
new-chosen = Teile auf der { term-schwierigen-seite }
new-sky0-none = Keins
new-dice = Würfel
new-dice-auto = Das Programm würfelt
new-dice-auto-hint = Derselbe Seed ergibt immer dieselben Würfe.
new-dice-manual = Ich würfle selbst
new-dice-manual-hint = Tipp ein, was deine Würfel zeigen; das echte Spiel liegt daneben.
new-real = Echte Karten
new-real-hint = Szenario und Charaktere aus deiner eigenen Schachtel, mit ihren Namen. Das Programm wendet dafür nichts Eigenes an; was sie bewirken, setzt du mit „Korrektur …“.
new-real-scenario = Szenario
new-real-characters = Charaktere, durch Kommas getrennt
table-count = { $done } von { $of } liegen bereit
table-all = Alles liegt bereit
table-ready = Fertig: zum ersten Wurf
table-back = Zurück zum Spiel
new-mode = Züge zurücknehmen
new-relaxed-hint = Jeder Zug lässt sich zurücknehmen, samt Würfen.
new-strict-hint = Gewürfelt ist gewürfelt, wie am Tisch.
new-seed-hint = Leer heißt Zufall. Dieselbe Zahl bringt dieselben Würfe noch einmal.
new-seed-wrong = Ein Seed ist eine ganze Zahl von 0 bis { $most }.
new-summary = Dein Spiel
new-sum-city = { $city }, Seite: { $side }.
new-sum-drawn = { $count ->
        [0] Alle Teile auf der einfachen Seite.
        [one] Ein Teil auf der { term-schwierigen-seite }, zufällig gezogen.
       *[other] { $count } Teile auf der { term-schwierigen-seite }, zufällig gezogen.
    }
new-sum-chosen = { $count ->
        [0] Alle Teile auf der einfachen Seite.
       *[other] Auf der { term-schwierigen-seite }: { $pieces }.
    }
new-sum-auto = Das Programm würfelt.
new-sum-manual = Du würfelst.
new-sum-relaxed = Züge lassen sich zurücknehmen.
new-sum-strict = Gewürfelt ist gewürfelt.
new-sum-seed = Seed { $seed }.
new-scenario = Szenario
new-scenario-none = keins
new-team = Team
new-team-none = niemand
new-stars = Schwierigkeit { $difficulty }, Epik { $epicness }
new-link = Link zu dieser Schlacht
new-link-short = Teilen
new-link-lead = Wer diesen Link öffnet, findet dieselbe Schlacht: Stadt, Szenario, Team und Himmel; mit einem Seed sogar dieselben Würfel.
new-sum-scenario = Szenario: { $scenario }.
new-sum-team = Team: { $team }.
new-sum-sky = Himmelsplättchen: { $tiles }.
seal-title = Noch versiegelt
seal-note = Die Kampagne bringt mehr, Kapitel für Kapitel. Damit nichts verraten wird, bleibt ein Kapitel versiegelt, bis eine deiner Kampagnen es öffnet.
seal-cities = { $count ->
        [one] 1 Stadt
       *[other] { $count } Städte
    }
seal-scenarios = { $count ->
        [one] 1 Szenario
       *[other] { $count } Szenarien
    }
seal-characters = { $count ->
        [one] 1 Charakter
       *[other] { $count } Charaktere
    }
seal-skies = { $count ->
        [one] 1 Himmelsplättchen
       *[other] { $count } Himmelsplättchen
    }
seal-chapter = Bis Kapitel { $chapter }: { $pieces }
seal-break-ask = Siegel brechen …
seal-break-title = Das Siegel brechen?
seal-break-text = Dann können sofort alle Teile aller Kapitel gewählt und gezogen werden. Die Kampagne bleibt spielbar, wird dich aber weniger überraschen. In den Einstellungen kannst du sie wieder versiegeln; was du gesehen hast, hast du gesehen.
seal-break = Siegel brechen
seal-keep = Versiegelt lassen
seal-see-title = Hier ist etwas versiegelt
seal-see = Zeigen
seal-not-yet = Noch nicht
ask-sealed = Gezogen wird nur, was du schon kennst; die übrigen Kapitel sind noch versiegelt.
ask-title = Schlacht auslosen
ask-hint = Alles per Zufall, so schwer, wie du willst.
ask-difficulty = Schwierigkeit in Sternchen
ask-any = Egal
ask-with = Mit
ask-without = Ohne
ask-basic = Einfache
ask-advanced = Fortgeschrittene
ask-chapters = Material aus
ask-chapter = Kapitel { $chapter }
ask-standard = dem Grundspiel
ask-draw = Auslosen
ask-drawn = Die Schlacht ist ausgelost. Ändere, was du willst, oder starte.
new-start = Los

## Laden und weitergeben

load-lead = Füg die Aufzeichnung eines Spiels oder den Text einer Kampagnendatei ein, oder öffne die Datei. Es geht dort weiter, wo der Text endet.
load-text = Aufzeichnung des Spiels oder Kampagne
load-open = Datei öffnen
load-drop = Du kannst eine Datei auch irgendwo auf dieser Seite ablegen.
load-go = Laden
load-empty = Noch steht hier kein Text. Füg eine Aufzeichnung ein oder öffne eine Datei.
load-unreadable = Die Datei lässt sich nicht als Text lesen.
stuck-title = Dieses Spiel kann nur angesehen werden
stuck-go-on = Von hier weiterspielen
stuck-export = Exportieren
stuck-look = Nur ansehen
share-title = Dieses Spiel teilen
share-lead = Das ganze Spiel als Text: Aufbau, Würfe und Züge. Wer ihn lädt, kann von hier aus weiterspielen.
share-pieces = Mit seinen Teilen, für ein Programm, das sie nicht hat
share-copy = Kopieren
share-copied = Kopiert.
share-copy-failed = Der Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopier ihn mit der Tastatur.
share-download = Als Datei speichern
share-native = Senden
share-close = Schließen

## Statistik

stats-lead = Es zählen Spiele vom Anfang bis zum Ende. Einführungen, geladene und abgezweigte Spiele zählen nicht.
stats-empty = Noch gibt es nichts zu zählen. Bring ein Spiel zu Ende, so oder so, dann steht es hier.
stats-games = Spiele
stats-won = Gewonnen
stats-lost = Verloren
stats-streak = Siege in Folge
stats-streak-best = längste Serie: { $best }
stats-rounds = Runden pro Spiel
stats-rounds-fewest = schnellster Sieg: { $rounds }
stats-unfinished = noch im Gang: { $count }
stats-corrected = { $count ->
        [one] Nicht gezählt: 1 von Hand korrigiertes Spiel.
       *[other] Nicht gezählt: { $count } von Hand korrigierte Spiele.
    }
stats-by-edition = Nach Ausgabe
stats-by-city = Nach Stadt
stats-by-threat = Nach Bedrohungslevel
stats-by-level = Nach Stufe
stats-how-lost = Woran Spiele verloren gingen
stats-damage = Die Basis wurde zerstört
stats-mothership = Das Mutterschiff kam zu tief
stats-never-lost = Kein Spiel verloren. Noch.
stats-recent = Letzte Spiele
stats-table = Als Tabelle
stats-what = Kategorie
stats-played = Gespielt
stats-bar = { $what }: { $won } gewonnen, { $lost } verloren
stats-count = { $what }: { $count }

## Einstellungen

settings-lead = Jede Änderung gilt sofort und wird gespeichert.
settings-language = Sprache
settings-language-auto = Wie im Browser
settings-theme = Hell oder dunkel
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-mothership = Die Phase des Mutterschiffs
settings-mothership-paced = Läuft von selbst weiter
settings-mothership-waits = Jeder Schritt wartet auf einen Klick
settings-speed = Animationen
settings-speed-off = Aus
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-reduced = Dein System wünscht weniger Bewegung: Nichts fliegt oder wackelt, alles wird nur überblendet.
settings-sound = Ton
settings-sound-off = Aus
settings-sound-on = An
settings-volume = Lautstärke
settings-volume-value = { $volume } %
settings-volume-test = Probehören
settings-heard = Was zu hören ist
settings-effects = Geräusche: Würfel, Bohrer, Kampfflugzeuge, Treffer
settings-music = Musik: Jedes Schiff summt einen Ton
settings-mode = Neue Spiele
settings-corrections = Korrekturen von Hand
settings-corrections-hint = Neben dem echten Spiel sind sie immer möglich, mit den Würfeln des Programms nie im strengen Spiel.
settings-corrections-off = Nur neben dem echten Spiel
settings-corrections-on = Auch im entspannten Spiel
settings-seal = Noch nicht geöffnete Kapitel
settings-seal-hint = Was spätere Kapitel der Kampagne bringen, bleibt dir verborgen, bis du dort bist.
settings-sealed = Versiegelt
settings-unsealed = Alles offen
settings-saves = Deine Spielstände
settings-saves-text = Sicherungen entstehen von selbst und liegen neben den Spielständen. Willst du alles mitnehmen, sichere alle Spiele, Kampagnen und Einstellungen in einer Datei; "ufs saves restore DATEI" holt sie auf jedem Rechner zurück.
settings-saves-file = Alles in eine Datei sichern
settings-about = Über das Programm
settings-version = Version { $version }

## Ton im ersten Spiel

