# Der Rückblick auf ein beendetes Spiel, auf der Seite. Chancen in ganzen Prozent, Änderungen in Punkten.

review-game = Rückblick auf { $game }
review-not-over = Dieses Spiel ist noch nicht zu Ende. Den Rückblick gibt es danach; bis dahin helfen Tipps.
review-intro = Der Coach sieht sich jeden Wurf und jede Entscheidung dieses Spiels noch einmal an.
review-positions = { $done } von { $total } Stellungen
review-stop = Anhalten
review-halted = Angehalten. Der Rückblick reicht bis Runde { $round }.
review-go-on = Weitermachen
review-to-game = Spiel öffnen

review-split = Die Würfel oder du?
review-start = Anfang
review-end = Ende
review-now = Bis hier
review-dice = Würfel
review-choices = Entscheidungen
review-verdict-clean = Du hast so gut wie nichts verschenkt.
review-verdict-choices = Deine Entscheidungen wogen schwerer als die Würfel.
review-verdict-bad-dice = Die Würfel wogen schwerer als deine Entscheidungen.
review-verdict-good-dice = Die Würfel haben es wettgemacht.
review-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
review-unit = In Punkten der Gewinnchance.

review-graph = Gewinnchance im Lauf des Spiels
review-roll = Wurf
review-correction = Korrektur
review-corrected = Von Hand gesetzt: { $before } → { $chance }.
review-decision = Entscheidung
review-loss = hat etwas gekostet
review-previous = Voriger Punkt
review-next = Nächster Punkt

review-moments = Die Momente, auf die es ankam
review-clean = Keine Entscheidung hat erkennbar etwas gekostet.
review-cost-none = Hat nichts gekostet: Gewinnchance { $chance }.
review-cost-some = Hat { review-points } gekostet ({ $before } → { $chance }).
review-cost-little = Hat weniger als einen Punkt gekostet: Gewinnchance { $chance }.
review-luck-up = Gut gewürfelt: { review-points } mehr ({ $before } → { $chance }).
review-luck-down = Schlecht gewürfelt: { review-points } weniger ({ $before } → { $chance }).
review-luck-none = Gewürfelt wie zu erwarten: Gewinnchance { $chance }.
review-at-start = Gewinnchance { $chance } vor dem ersten Wurf.
review-instead = Besser war
review-try = Von hier noch einmal versuchen

review-list = Jeder Wurf und jede Entscheidung
review-what = Was geschah
review-change = Punkte
review-chance = Chance
