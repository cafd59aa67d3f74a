# Das Labor: Bots, Läufe, Laufprotokolle, Tabellen.

lab-unknown-bot = Einen Bot { $found } gibt es nicht; möglich sind: { $expected } oder ein eigener als file.py:MyBot.
lab-bad-option = Die Optionen des Bots { $bot } sind nicht zu verstehen: { $found } gefunden, erwartet: key=value,key=value.
lab-unknown-option = Der Bot { $bot } hat keine Option "{ $found }"; möglich sind: { $expected }.
lab-wrong-option = Die Option "{ $option }" des Bots { $bot } ist { $found }, erwartet: { $expected }.
lab-no-options = keine
lab-expected-number = eine Zahl
lab-bot-broken = Der Bot { $name } aus { $file } kann nicht spielen: { $detail }
lab-bot-crashed = Der Bot { $bot } hat das Spiel mit Seed { $seed } bei Entscheidung { $decision } verloren, weil er abgestürzt ist: { $detail }
lab-bot-hung = Der Bot { $bot } hat das Spiel mit Seed { $seed } bei Entscheidung { $decision } verloren, weil er nicht rechtzeitig geantwortet hat ({ $detail }).
lab-bot-gone = Der Bot { $bot } hat das Spiel mit Seed { $seed } bei Entscheidung { $decision } verloren, weil sein Prozess endete (Exit-Code { $detail }).
lab-bot-illegal = Der Bot { $bot } hat das Spiel mit Seed { $seed } bei Entscheidung { $decision } verloren, weil seine Antwort nicht erlaubt ist: { $detail }

lab-bad-games = { $found } ist keine Anzahl von Spielen; erwartet: 1 bis { $most }.
lab-bad-jobs = { $found } ist keine Anzahl von Prozessen; erwartet: 1 bis 1024.
lab-bad-timeout = Die Zeit für eine Entscheidung muss über 0 und bei höchstens { $most } Sekunden liegen.
lab-setup-and-options = Gib den ganzen Aufbau mit --setup an oder seine Teile mit { $options }, aber nicht beides.
lab-setups-and-grid = Gib eine Liste mit --setups an oder wähle mit --edition, --city, --threat, --damaged, --scenario und --team aus, aber nicht beides.
lab-json-and-csv = Wähle --json oder --csv, nicht beides.
lab-jobs-and-on = --jobs gilt für diesen Rechner und --on für andere: Gib nur eins davon an.
lab-tournament-two = Ein Turnier braucht mindestens zwei Bots, jeden einmal genannt: --bot random --bot greedy.
lab-setups-not-list = { $file } enthält keine Liste von Aufbauten: erwartet wird eine JSON-Liste oder TOML mit [[setups]].
lab-setups-entry = { $file }, Aufbau { $number }: { $what }
lab-setups-twice = In { $file } heißen zwei Aufbauten "{ $found }".
lab-write-error = { $file } lässt sich nicht schreiben: { $reason }

lab-needs-joblib = Mehrere Prozesse brauchen Joblib: { INSTALL("lab") }. Oder spiele in einem: --jobs 1 ({ $reason })
lab-needs-dask = Andere Rechner brauchen Dask: { INSTALL("dask") } ({ $reason })
lab-bad-address = { $found } ist keine Adresse eines Clusters; erwartet: dask://host:port.
lab-no-cluster = Unter { $address } gibt es keinen Dask-Cluster: { $reason }
lab-cluster-empty = Der Cluster unter { $address } hat keine Worker. Starte welche mit: dask worker tcp://host:port{ $reason }
lab-cluster-without-us = Die Worker des Clusters unter { $address } können nicht spielen; installiere dieses Spiel auf jedem von ihnen. ({ $reason })
lab-cluster-differs = Ein Worker des Clusters unter { $address } hat eine andere Version dieses Spiels; installiere auf allen Rechnern dieselbe. ({ $reason })
lab-cluster-lost = Der Cluster unter { $address } ist verschwunden. Was er bis dahin gespielt hat, bleibt erhalten.{ $reason }
lab-worker-died = Ein Prozess, der Spiele spielte, wurde von außen beendet, vielleicht aus Mangel an Speicher. Was gespielt war, bleibt erhalten. ({ $reason })

lab-playing = Es wird gespielt
lab-progress = { $played } von { $total } Spielen …
lab-going-on = Es geht weiter: { $played } von { $total } Spielen waren schon gespielt.
lab-interrupted = Unterbrochen nach { $played } von { $total } Spielen.
lab-again = Derselbe Befehl macht hier weiter.
lab-again-out = Mit --out RUN könnte derselbe Befehl hier weitermachen.

lab-journal-unusable = Das Laufprotokoll { $file } lässt sich nicht benutzen: { $reason }
lab-journal-busy = Das Laufprotokoll { $file } wird gerade von einem anderen Lauf benutzt.
lab-journal-not-one = { $file } ist kein Laufprotokoll ({ $expected }). Die Datei wurde nicht angerührt.
lab-journal-torn = Die letzte Zeile von { $file } ist abgeschnitten und fällt weg; ihre Spiele werden noch einmal gespielt.
lab-journal-line = Zeile { $line } des Laufprotokolls { $file } ist beschädigt. Bessere sie aus oder nimm eine andere Datei.
lab-journal-differs = Das Laufprotokoll { $file } gehört zu einem anderen Lauf: { $what } (dort: { $found }, jetzt: { $expected }). Nimm eine andere Datei.
lab-differs-seed = Der Seed ist ein anderer
lab-differs-engine = Die Regeln des Programms haben sich geändert
lab-differs-entries = Es spielen andere Bots oder Aufbauten
lab-differs-bot = Der Bot ist ein anderer
lab-differs-identity = Der Bot spielt jetzt anders
lab-differs-setup = Der Aufbau ist ein anderer
lab-differs-content = Die Teile haben sich geändert

lab-baseline-not-one = { $file } ist kein Ergebnis, das --save aufgehoben hat ({ $expected }).
lab-baseline-other-bot = Im Vergleichslauf spielte der Bot { $found }, jetzt ist es { $expected }. Nur derselbe Bot zeigt, was sich am Tisch geändert hat.
lab-new = neu
lab-content-changed = Teile geändert
lab-stars = *: Das 95-%-Intervall der Änderung schließt die Null aus. **: Das gilt auch, wenn man alle Aufbauten zusammen betrachtet (Holm).
lab-pieces-changed = Seit dem Vergleichslauf geänderte Teile: { $pieces }
lab-gone = Nur im Vergleichslauf: { $names }
lab-map-title = Siegquoten von { $bot }, je { $games } Spiele ab Seed { $seed }

lab-row-bot = Bot
lab-row-setup = Aufbau
lab-row-games = Spiele
lab-row-wins = Siege
lab-row-rate = Siegquote
lab-row-lost-damage = verloren durch Schaden
lab-row-lost-mothership = verloren ans Mutterschiff
lab-row-lost-bot = verloren durch Fehler des Bots
lab-row-rounds = Runden im Mittel
lab-row-research = Forschung im Mittel
lab-row-damage = Schaden im Mittel
lab-row-speed = Entscheidungen/s und Kern
lab-row-ms = ms/Entscheidung
lab-col-setup = Aufbau
lab-col-interval = 95 %
lab-col-change = Änderung
lab-col-duel = Duell
lab-col-duel-wins = nur einer gewann
lab-col-difference = Unterschied
lab-col-sure = wie sicher
lab-sure = { $sure } (p = { $chance })
lab-sure-very = so gut wie sicher
lab-sure-quite = sehr sicher
lab-sure-likely = ziemlich sicher
lab-sure-not = kann Glück sein

lab-outdated = { $bot } hat das Spiel gelernt, bevor sich dies geändert hat: { $changed }. Er spielt vielleicht schlechter, als er könnte; ufs train macht neue Gewichte.

## ufs train
train-preparing = Alles wird vorbereitet …
train-goes-on = Der Lauf in diesem Ordner geht nach Generation { $generation } weiter.
train-progress = Generation { $generation } von { $generations }: { $won } % gewonnen, Fehler { $loss }, noch etwa { $minutes } Minuten
train-listening = { $games } Spiele werden mitgehört, zweimal …
train-stopped = Angehalten. Die letzte ganze Generation liegt in { $folder }; derselbe Befehl macht dort weiter.
train-done = Die Gewichte liegen in { $file }, Wissenswertes über sie steht in { $card }.
train-needs-torch = Das Training braucht PyTorch, Numba und joblib: { INSTALL("train") } ({ $reason })
train-bad-boards = --boards: { $found } gefunden, erwartet eines von { $expected }.
train-bad-number = { $option } ist { $found }; erwartet wird eine ganze Zahl bis { $most }.
train-other-run = In { $folder } liegt ein Lauf mit anderen Einstellungen ({ $found }). Nimm einen anderen Ordner oder dieselben Einstellungen.
train-unreadable-run = Der Lauf in { $folder } ist nicht lesbar: { $reason }
lab-coach-ms = Der Coach kann nicht { $found } Millisekunden lang nachdenken; erwartet: { $expected }.
bench-needs-gym = Die Umgebungen brauchen Gymnasium: { INSTALL("gym") } ({ $reason })
bench-needs-joblib = Mehrere Prozesse brauchen Joblib: { INSTALL("lab") } ({ $reason })

## ufs puzzles
puzzles-found = { $found } von { $count } Rätseln, aus { $games } Partien
puzzles-judged = { $kept } von { $judged } Rätseln stimmen noch
puzzles-written = { $found } Rätsel aus { $games } Partien stehen in { $file }.
puzzles-no-folder = Den Ordner { $folder }, in den geschrieben werden soll, gibt es nicht.
puzzles-need-extras = Rätsel zu suchen braucht Numba und Joblib: { INSTALL("fast,lab") } ({ $reason })
lab-report-block = { $title }:
lab-report-written = Der Bericht steht in { $file }.
standing-rates = { $name }: { $rates } % gewonnen, nach Bedrohungslevel
standing-place = Platz { $place } von { $rows }, vom leichtesten an ({ $span } innerhalb der Messgenauigkeit): { $between }.
standing-too-few = Zu wenige Partien, um den Platz zu bestimmen: { $span } von { $rows } liegen innerhalb der Messgenauigkeit. Bisher ist es, vom leichtesten an, Platz { $place }: { $between }.
standing-after = schwerer als { $name }
standing-before = leichter als { $name }
standing-own = { $name } (eigenes Teil)
standing-no-scenario = ein Spiel ohne Szenario
standing-no-characters = ein Spiel ohne Charaktere
standing-interrupted = { $games ->
    [0] Abgebrochen, bevor die erste Partie zu Ende war.
    [one] Abgebrochen nach { $games } Partie. Mehr sagt sie nicht:
   *[other] Abgebrochen nach { $games } Partien. Das sagen sie bisher:
}
standing-damaged = { $name }, beschädigte Seite
standing-character = { $name } ({ $role })
standing-upgraded = { $name } ({ $role }), Upgrade
standing-sky-front = Himmelsplättchen { $name }, Vorderseite ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
})
standing-sky-back = Himmelsplättchen { $name }, Rückseite ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
})
standing-nothing = Hier ist nichts, was für sich gespielt werden könnte; möglich sind: { $expected }.
standing-no-figures = Für diese Version gibt es noch keine Zahlen zu den Teilen des Spiels. So entstehen sie: ufs balance --report DATEI.md --save DATEI.json, danach --figures DATEI.json angeben.
standing-bad-figures = { $file } enthält keine Zahlen eines Balance-Berichts.
