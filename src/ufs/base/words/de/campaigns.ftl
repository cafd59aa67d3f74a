# Kampagnen auf der Seite.

home-campaign = Kampagne
home-campaign-text = Vier Kapitel, eine Geschichte. Wähle deine Schlachten, halte deine Leute zusammen, rette, was zu retten ist.
game-campaign = Kampagne
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
camp-cards-hint = An deinem eigenen Tisch sagst du dem Notizbuch, was in den Stapeln liegt und wie deine Partien ausgingen. Karten, die das Programm nicht kennt, merkt es sich mit ihrem Namen; angewendet wird von ihnen nichts.
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
camp-briefing = Kapitel-Briefing { $number }: { $name }
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
camp-own-card = Eine andere Karte …
camp-own-city = Name der Stadt auf deiner Karte
camp-own-scenario = Name des Szenarios auf deiner Karte
camp-own-character = Name des Charakters auf deiner Karte
camp-own-last-scenario = Das letzte Szenario, wenn es eine eigene Karte ist
camp-defend-own = Diese Stadt verteidigen
camp-own-played = Das Programm kennt diese Stadt nicht: Spiel an deinem Tisch und trag das Ergebnis ein.
camp-now-deal = Zwei neue Stapel
camp-now-choose = Welche Schlacht schlägst du?
camp-now-defend = Die letzte Schlacht: Wo hältst du die Stellung?
camp-now-muster = Wer kommt mit?
camp-now-prepare = Welcher Bedrohungslevel?
camp-choose-lead = Du kannst nur an einem Ort sein. Der andere Stapel verlässt die Kampagne: Stadt, Szenario und Charakter.
camp-show-rules = Erst die Regeln beider Szenarien zeigen
camp-fight = { $city } verteidigen
camp-defend-lead = Jede Stadt, die du gerettet hast, wartet auf dich, dazu die, von denen noch nie die Rede war. Verteidigt wird auf der beschädigten Seite, in einer einzigen Partie. Fällt eine Stadt, ist sie dahin; dann wählst du die nächste.
camp-rules-word = Szenario.
camp-scene = Was geschah
camp-upgraded = mit Upgrade
camp-muster = { $count ->
    [one] Mitnehmen
   *[other] Diese { $count } mitnehmen
  }
camp-chosen = { $chosen } von { $count } gewählt
camp-threat-level = Bedrohungslevel { $level }
camp-threat-hint = So viele der vier Himmelsplättchen zeigen ihre bedrohlichere Seite. Er bleibt, bis du ihn änderst, und ein Sieg bringt so viele Punkte.
camp-draw-sky = Himmel ziehen
camp-game-number = { $most ->
    [one] { $city }, eine Partie
   *[other] { $city }, Partie { $number } von höchstens { $most }
  }
camp-stars = Schwierigkeit in Sternchen: { $difficulty }, Epik { $epicness }.
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
camp-note-won = Gewonnen, Bedrohungslevel { $level }
camp-note-lost = Verloren: ein X
camp-once-more = Verloren, und { $city } ist beschädigt. Noch eine Partie, unter neuem Himmel.
camp-undo = Letzte Entscheidung zurücknehmen
camp-people = { $count ->
    [one] 1 Charakter ist bei dir
   *[other] { $count } Charaktere sind bei dir
  }
camp-left = Was die Kampagne verlassen hat: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
camp-left-lead = Die Stapel, die du nicht gewählt hast, die geschlagenen Szenarien und die verlorenen Städte. Auch ihre Regeln stehen hier: Sieh nur hin, wenn du magst.
camp-left-unchosen = nicht gewählt
camp-left-fought = geschlagen
camp-left-lost = verloren

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
