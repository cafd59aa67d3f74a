# Kampagnen auf der Seite.

home-campaign = Kampagne
home-campaign-text = Vier Kapitel, eine Geschichte. Wähle deine Schlachten, halte deine Leute zusammen, rette, was zu retten ist.
game-campaign = Kampagne
camp-back = Weiter mit der Kampagne
camp-list = Kampagnen
camp-lead = Drei Kapitel mit eigenen Szenarien, Städten und Charakteren, dann die letzte Schlacht. Etwa zehn Partien; das Programm teilt aus und führt das Notizbuch.
camp-open = Im Gange
camp-over = Zu Ende erzählt
camp-new = Eine neue Kampagne
camp-name = Titel
camp-example = Die lange Nacht
camp-cards = Wer teilt aus?
camp-cards-auto = Das Programm
camp-cards-manual = Ich, an meinem Tisch
camp-cards-hint = An deinem Tisch sagst du dem Notizbuch, was in den Stapeln liegt und wie deine Partien ausgingen.
camp-seed = Seed wählen
camp-seed-hint = Bleibt das Feld leer, entscheidet der Zufall. Dieselbe Zahl ergibt dieselben Stapel.
camp-begin = Beginnen
camp-go-on = Weiter
camp-all = Alle Kampagnen
camp-delete-ask = Diese Kampagne löschen?
camp-delete-text = { $name } kommt für 30 Tage in den Papierkorb. Die Partien, die du darin gespielt hast, bleiben.
camp-gone = Diese Kampagne ist weg
camp-gone-text = Sie wurde gelöscht, vielleicht in einem anderen Fenster. Die Partien, die du darin gespielt hast, bleiben.
camp-waits = „{ $campaign }“ wartet auf ihr Ergebnis; dort kannst du sie noch einmal beginnen, mit denselben Würfen.
camp-broken-pack = Das Paket „{ $pack }“ bleibt außen vor, weil etwas darin nicht stimmt:
camp-chapter = Kapitel { $number }: { $name }
camp-chapter-number = Kapitel { $number }
camp-briefing = Lagebericht { $number }: { $name }
camp-score = Punkte: { $score }
camp-final = Endpunktzahl: { $score }
camp-is-won = Die Kampagne ist gewonnen
camp-is-lost = Die Kampagne ist verloren

camp-map = Weltkarte; die Liste darunter nennt alle Städte.
camp-place-attacked = wird angegriffen
camp-place-chosen = hier bist du
camp-place-saved = gerettet
camp-place-damaged = gerettet, beschädigt
camp-place-lost = verloren
camp-place-left = da warst du woanders

camp-deal = Zwei Stapel austeilen
camp-pile = Stapel { $number }
camp-lay = So liegen die Stapel
camp-now-deal = Zwei neue Stapel
camp-now-choose = Welche Schlacht schlägst du?
camp-now-defend = Die letzte Schlacht: Wo hältst du die Stellung?
camp-now-muster = Wer kommt mit?
camp-now-prepare = Wie schlimm darf es werden?
camp-choose-lead = Du kannst nur an einem Ort sein. Der andere Stapel verlässt die Kampagne: Stadt, Szenario und Charakter.
camp-show-rules = Erst die Regeln beider Szenarien zeigen
camp-fight = { $city } verteidigen
camp-defend-lead = Jede Stadt, die du gerettet hast, wartet auf dich, dazu die, von denen noch nie die Rede war. Fällt eine, ist sie dahin; dann wird die nächste angegriffen.
camp-one-game = beschädigt: eine Partie
camp-two-games = zwei Partien, die zweite in der beschädigten Stadt
camp-rules-word = Szenario.
camp-scene = Was geschah
camp-upgraded = mit Upgrade
camp-muster = { $count ->
    [one] Mitnehmen
   *[other] Diese { $count } mitnehmen
  }
camp-chosen = { $chosen } von { $count } gewählt
camp-threat-level = Bedrohungslevel { $level }
camp-threat-hint = Gezählt werden die Sternchen der Himmelsplättchen und 1 für das Szenario. Die Sternchen jeder gewonnenen Partie bekommst du als Punkte.
camp-draw-sky = Himmel ziehen
camp-game-number = { $city }, Partie { $number } von höchstens { $most }
camp-stars = (Himmelsplättchen { $sky }, Szenario 1). Schwierigkeit { $difficulty }, Epik { $epicness }.
camp-sky = Himmel von oben:
camp-threatening = bedrohlichere Seite
camp-easy = einfache Seite
camp-play = Diese Partie spielen
camp-play-on = Weiterspielen
camp-play-hint = Sobald sie begonnen hat, stehen die Entscheidungen davor fest. Ihr Ergebnis kommt von selbst ins Notizbuch.
camp-game-gone = Diese Partie wurde gelöscht. Sie kann noch einmal beginnen, mit denselben Würfen.
camp-elsewhere = Diese Partie wurde in einem Terminal begonnen. Spiel sie dort zu Ende oder trag ein, wie sie ausging.
camp-by-hand = Am echten Tisch gespielt?
camp-by-hand-hint = Leg diese Teile aus, spiel und trag das Ergebnis ein.
camp-note-won = Gewonnen: { $level ->
    [one] 1 Sternchen
   *[other] { $level } Sternchen
  }
camp-note-lost = Verloren: ein X
camp-once-more = Verloren, und { $city } ist beschädigt. Noch eine Partie, unter neuem Himmel.
camp-undo = Letzte Entscheidung zurücknehmen
camp-people = { $count ->
    [one] 1 Charakter ist bei dir
   *[other] { $count } Charaktere sind bei dir
  }

camp-won-lead = Der Ton bekam seine Antwort. Am Morgen war der Himmel nur noch ein Himmel, und die Leute standen auf der Straße und sahen ihn an, als wäre er neu.
camp-lost-lead = Es gibt keine Stadt mehr, die man anrufen könnte. Was gelernt wurde, ist aufgeschrieben; wer es findet, macht es vielleicht besser.
camp-story = Wie es gelaufen ist
camp-told = { $city }: „{ $scenario }“. { $how }
camp-battle-saved = Auf Anhieb gehalten, Bedrohungslevel { $level }. Im Einsatz: { $who }.
camp-battle-damaged = Einmal verloren, dann in den Trümmern gehalten, Bedrohungslevel { $level }. Im Einsatz: { $who }.
camp-battle-lost = Zweimal verloren. Davongekommen: { $who }.
camp-last-saved = Hier endete der Krieg, Bedrohungslevel { $level }. Im Einsatz: { $who }.
camp-last-damaged = Fast zu spät: In den Trümmern endete der Krieg, Bedrohungslevel { $level }. Im Einsatz: { $who }.
camp-last-lost = Die Stadt fiel. Davongekommen: { $who }.
camp-again = Noch eine beginnen

camp-notebook = Notizbuch: { $name }
camp-head-chapter = Kapitel
camp-head-city = Stadt
camp-head-scenario = Szenario
camp-head-character = Charakter
camp-head-upgraded = Mit Upgrade
camp-head-first = Partie 1
camp-head-second = Partie 2
camp-print = Notizbuch drucken
camp-file = Kampagne als Datei speichern
camp-from-file = Kampagne aus einer Datei fortsetzen …
camp-pdf = Notizbuch zum Drucken (PDF)
camp-rules = Wie die Punkte gezählt werden
