# Die Kampagne.

campaign-scenarios = Szenarien
campaign-cities = Städte
campaign-characters = Charaktere

# Was jetzt an der Reihe ist.

campaign-phase-deal = zwei Stapel werden gebildet
campaign-phase-choose = wähle einen der beiden Stapel
campaign-phase-defend = wähle die gerettete Stadt, die du verteidigst
campaign-phase-muster = wähle die Upgrade-Charaktere, die mitkommen
campaign-phase-prepare = wähle den Bedrohungslevel der nächsten Partie
campaign-phase-game = spiele die nächste Partie oder trage ihr Ergebnis ein
campaign-phase-over = die Kampagne ist zu Ende

# Schritte, die nicht gehen. Jeder Satz nennt einen Ausweg.

campaign-other-phase = Das ist jetzt nicht an der Reihe, sondern: { $now }.
campaign-not-left = „{ $found }“ gehört nicht zu dem, was in diesem Kapitel übrig ist; das wären: { $expected }.
campaign-in-both-piles = „{ $found }“ kann nicht in beiden Stapeln liegen.
campaign-not-saved = „{ $found }“ ist keine Stadt, die du verteidigen könntest; gerettet sind: { $expected }.
campaign-other-scenario = „{ $found }“ ist nicht das Szenario des letzten Kapitels; das ist: { $expected }.
campaign-cannot-join = „{ $found }“ kann in dieser Schlacht nicht dabei sein; zur Wahl stehen: { $expected }.
campaign-team-size = { $count ->
        [one] Genau 1 Charakter kommt mit
       *[other] Genau { $count } verschiedene Charaktere kommen mit
    }; zur Wahl stehen: { $expected }.
campaign-no-such-threat = Den Bedrohungslevel { $found } gibt es hier nicht; möglich sind: { $expected }. Er ist die Anzahl der bedrohlichen Himmelsplättchen.
campaign-other-threat = Dieser Himmel ergibt Bedrohungslevel { $shown }, nicht { $found }.
campaign-tile = Das Himmelsplättchen „{ $found }“ ist an dieser Stelle nicht im Spiel; hier dürfen liegen: { $expected }.
campaign-tile-count = Der Himmel dieses Kapitels hat { $expected } Plättchen, nicht { $found }.
campaign-game-runs = Diese Partie hat schon begonnen. Spiele sie zu Ende oder trage ihr Ergebnis ein.
campaign-other-record = Diese Aufzeichnung passt nicht zum Ergebnis; ihre letzte Zeile müsste mit „{ $expected }“ beginnen.
campaign-other-game = Das ist nicht die nächste Partie der Kampagne: anderer Aufbau oder nicht von Anfang an gespielt.
campaign-unfinished-game = Diese Partie ist noch nicht zu Ende. Spiele sie erst fertig.
campaign-cards-are-dealt = In dieser Kampagne teilt das Programm die Karten aus und zieht die Plättchen. Mit eigenen Karten beginnst du so: ufs campaign new TITEL --own-cards
campaign-typed-city = Das Programm kennt die Stadt { $found } nicht und kann ihre Basis nicht auslegen. Spiel am Tisch und trag das Ergebnis ein.
campaign-typed-cards = Karten, die das Programm nicht kennt, können nur auf deinem eigenen Tisch liegen: { $found }. In dieser Kampagne teilt das Programm aus.
campaign-nothing-to-undo = Es gibt keine Wahl, die du zurücknehmen könntest.
campaign-game-begun = Eine Partie, die begonnen oder gespielt wurde, lässt sich nicht zurücknehmen.

# Kampagnen, die nicht stimmen.

campaign-name = Eine Kampagne braucht einen Titel von 1 bis { $most } Zeichen in einer Zeile.
campaign-name-hidden = Der Titel einer Kampagne darf das Zeichen { $found } nicht enthalten: Es ist unsichtbar oder ändert die Schreibrichtung.
campaign-cards = { $found } ist keine Art auszuteilen; erwartet: „auto“ oder „manual“.
campaign-step = Schritt { $step }: { $what }
campaign-no-file = Das ist keine Kampagnendatei, oder sie ist beschädigt: { $reason }
campaign-deal-missing = Die beiden Stapel, die jetzt kommen müssten, fehlen.
campaign-piece-gone = Teile von Kapitel { $chapter } fehlen: { $found }. Wenn sie aus einem Paket stammen, starte noch einmal mit diesem Paket.
campaign-piece-twice = Ein Teil steht zweimal in einem Kapitel: { $found }.
campaign-too-few = Kapitel { $chapter } hat zu wenige { $kind }; nötig: mindestens { $count }.
campaign-sky-gap = Dem Himmel von Kapitel { $chapter } fehlt für diese Stellen ein Plättchen: { $found }.
store-no-such-campaign = Es gibt keine Kampagne „{ $found }“. Eine Übersicht gibt: ufs campaign list
store-campaign-changed = Diese Kampagne ging woanders weiter, vielleicht in einem anderen Fenster. Sieh sie dir noch einmal an.
store-broken-campaign = Die Kampagne { $id } lässt sich nicht öffnen: { $what }
campaign-differs = Die Kampagne { $id } steht anders, wenn ihre Schritte nachgespielt werden. Nichts wurde geändert. Sie kann angesehen und exportiert werden.
store-campaign-noted = Das Ergebnis dieser Partie steht im Notizbuch ihrer Kampagne. Es wird nicht zurückgenommen.
campaign-of-no-game = Die Partie „{ $found }“ gehört zu keiner Kampagne.

# Im Terminal.

campaign-none = Es gibt noch keine Kampagne. Beginne eine: ufs campaign new "Die lange Nacht"
campaign-title = { $name } ({ $id }) · Kapitel { $chapter }: { $title } · Punkte: { $score }
campaign-pile = Stapel { $number }
campaign-line-city = Stadt: { $name }. { $text }
campaign-line-scenario = Szenario: { $name }
campaign-line-rules = Regeln: { $text }
campaign-line-character = Charakter: { $name }, { $role }. { $text }
campaign-line-upgraded = Upgrade: { $name }, { $role }. { $text }
campaign-line-own-character = Charakter: { $name }
campaign-line-own-upgraded = Upgrade: { $name }
campaign-now-deal = Bilde zwei Stapel und tippe sie ein: ufs campaign deal SZENARIO,STADT,CHARAKTER SZENARIO,STADT,CHARAKTER. Eine Karte, die das Programm nicht kennt, schreibst du als "=NAME". Oder lass das Programm austeilen: ufs campaign deal. Übrig sind die Szenarien { $scenarios }; die Städte { $cities }; die Charaktere { $characters }.
campaign-now-choose = Welche Schlacht schlägst du? Der andere Stapel verlässt die Kampagne. ufs campaign choose 1 (oder 2); mit den Regeln beider Szenarien: ufs campaign show --rules
campaign-now-defend = Die letzte Schlacht. Wähle die gerettete Stadt, die du verteidigst: ufs campaign choose --city STADT
campaign-city-damaged = { $name }, beschädigte Seite, eine Partie
campaign-unnamed = { $count ->
        [one] Dazu 1 gerettete Stadt, die das Programm nicht kennt
       *[other] Dazu { $count } gerettete Städte, die das Programm nicht kennt
    }: ufs campaign choose --city "=NAME"
campaign-now-muster = { $count ->
        [one] Wähle den Upgrade-Charakter, der mitkommt
       *[other] Wähle die { $count } Upgrade-Charaktere, die mitkommen
    }: ufs campaign choose --team A,B
campaign-now-prepare = Partie { $game }. Spiele wie bisher mit Bedrohungslevel { $kept }: ufs campaign play. Oder wähle einen anderen von { $low } bis { $high } (0 ist vereinfacht, 1 normal): ufs campaign choose --threat { $high }
campaign-now-game = Spiele: ufs campaign play. Oder spiele am Tisch und trage das Ergebnis ein: ufs campaign result won (gewonnen) oder lost (verloren)
campaign-now-game-typed = Das Programm kennt diese Stadt nicht: Spiele am Tisch und trage das Ergebnis ein: ufs campaign result won (gewonnen) oder lost (verloren)
campaign-sky = Himmel von oben: { $tiles } · Bedrohungslevel { $threat } · Schwierigkeit in Sternchen { $difficulty } · Epik { $epicness }
campaign-tile-turned = { $tile } (bedrohlichere Seite)
campaign-won = Die Kampagne ist gewonnen. Endpunktzahl: { $score }
campaign-lost = Keine Stadt ist mehr übrig. Die Kampagne ist verloren. Endpunktzahl: { $score }
campaign-score = Punkte bisher: { $score }
campaign-final-score = Endpunktzahl: { $score }
campaign-left = { $count ->
        [0] Noch hat nichts die Kampagne verlassen.
        [one] 1 Karte hat die Kampagne verlassen:
       *[other] { $count } Karten haben die Kampagne verlassen:
    }
campaign-left-unchosen = { $kind }: { $name } (Kapitel { $chapter }, im nicht gewählten Stapel)
campaign-left-fought = { $kind }: { $name } (Kapitel { $chapter }, geschlagen)
campaign-left-lost = { $kind }: { $name } (Kapitel { $chapter }, verloren)
campaign-head-id = Kürzel
campaign-head-name = Titel
campaign-head-chapter = Kapitel
campaign-head-score = Punkte
campaign-head-state = Stand
campaign-head-city = Stadt
campaign-head-scenario = Szenario
campaign-head-character = Charakter
campaign-head-upgraded = Upgrade
campaign-head-game = Partie { $number }
campaign-end-open = läuft
campaign-end-won = gewonnen
campaign-end-lost = verloren
campaign-bad-pile = „{ $found }“ ist kein Stapel; erwartet: SZENARIO,STADT,CHARAKTER.
campaign-choose-what = Sag, was du wählst: einen Stapel (1 oder 2), --city, --team oder --threat.
campaign-result-what = Sag, wie die Partie ausging, won (gewonnen) oder lost (verloren), oder gib ihre Aufzeichnung mit --record an.
campaign-saved = Kampagne gespeichert in { $file }.
campaign-tiles-alone = --sky und --hard beschreiben den Himmel der nächsten Partie: Gib mit --threat auch ihren Bedrohungslevel an.
campaign-hard-alone = { $found } auf der bedrohlicheren Seite, aber welche Plättchen liegen am Himmel? Nenne sie alle mit --sky (im Schritt: sky).
campaign-deleted = Die Kampagne { $id } ist gelöscht.
