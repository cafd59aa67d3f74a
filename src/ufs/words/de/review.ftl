# Der Rückblick auf ein beendetes Spiel, auf der Seite. Chancen in ganzen Prozent, Änderungen in Punkten.

review = Rückblick
review-game = Rückblick auf { $game }
review-not-over = Dieses Spiel ist noch nicht zu Ende. Den Rückblick gibt es danach; bis dahin helfen Tipps.
review-intro = Der Coach sieht sich jeden Wurf und jede Entscheidung dieses Spiels noch einmal an.
review-positions = { $done } von { $total } Stellungen
review-stop = Anhalten
review-halted = Angehalten. Der Rückblick reicht bis Runde { $round }.
review-go-on = Weitermachen
review-retry = Noch einmal versuchen
review-to-game = Spiel öffnen

review-split = Die Würfel oder du?
review-part-start = Anfang
review-part-luck = Würfel
review-part-skill = Entscheidungen
review-part-end = Ende
review-part-now = Bis hier
review-verdict-clean = So gut wie nichts wurde verschenkt.
review-verdict-choices = Deine Entscheidungen wogen schwerer als die Würfel.
review-verdict-bad-dice = Die Würfel wogen schwerer als deine Entscheidungen.
review-verdict-good-dice = Die Würfel haben es wettgemacht.
review-points = Auf und Ab in Punkten der Gewinnchance.

review-graph = Gewinnchance im Lauf des Spiels
review-keys = Mit den Pfeiltasten von Punkt zu Punkt, mit Bild auf und Bild ab von Runde zu Runde.
review-legend-roll = Wurf
review-legend-decision = Entscheidung
review-legend-loss = hat etwas gekostet
review-previous = Voriger Punkt
review-next = Nächster Punkt

review-moments = Die Momente, auf die es ankam
review-clean = Keine Entscheidung hat erkennbar etwas gekostet.
review-minus = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

review-kind-start = Anfang
review-kind-roll = Die Würfel
review-kind-decision = Deine Entscheidung
review-kind-end = Ende
review-cost-none = Hat nichts gekostet: Gewinnchance { $chance }.
review-cost-some = { $points ->
        [0] Hat weniger als einen Punkt gekostet ({ $before } → { $after }).
        [one] Hat 1 Punkt gekostet ({ $before } → { $after }).
       *[other] Hat { $points } Punkte gekostet ({ $before } → { $after }).
    }
review-luck-up = { $points ->
        [one] Gut gewürfelt: 1 Punkt mehr ({ $before } → { $after }).
       *[other] Gut gewürfelt: { $points } Punkte mehr ({ $before } → { $after }).
    }
review-luck-down = { $points ->
        [one] Schlecht gewürfelt: 1 Punkt weniger ({ $before } → { $after }).
       *[other] Schlecht gewürfelt: { $points } Punkte weniger ({ $before } → { $after }).
    }
review-luck-none = Gewürfelt wie zu erwarten: Gewinnchance { $chance }.
review-at-start = Gewinnchance { $chance } vor dem ersten Wurf.
review-instead = Besser war
review-best = Etwas Besseres gab es nicht.
review-try = Von hier noch einmal versuchen
review-board = Der Spielplan in diesem Moment

review-list = Jeder Wurf und jede Entscheidung
review-what = Was geschah
review-change = Punkte
review-chance = Chance
