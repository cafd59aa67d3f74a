# Der Coach: ob er bereit ist, seine Tipps, die Gewinnchance.

coaching-compiling = Der Coach macht sich bereit. Beim ersten Mal dauert das ein paar Minuten; spiel ruhig weiter.
coaching-strict = Im strengen Spiel schweigt der Coach.

# Am Pult.
hint = Tipp
hint-title-1 = Schau hierhin
hint-title-2 = Einen Gedanken wert, ohne Reihenfolge
hint-title-3 = Gewinnchancen
hint-thinking = Der Coach denkt nach …
hint-more-1 = Kandidaten nennen
hint-more-2 = Chancen zeigen
hint-close = Tipp schließen
hint-rest = { $count ->
        [one] 1 weitere
       *[other] { $count } weitere
    }
hint-candidate = Kandidat { $letter }
hint-chance = Gewinnchance { $chance }
hint-show-bar = Meine Chance immer zeigen
key-hint = Ein Tipp; noch einmal für mehr

chance-label = Gewinnchance

after-cost = { $points ->
        [one] Das hat 1 Punkt Gewinnchance gekostet ({ $before } → { $after }).
       *[other] Das hat { $points } Punkte Gewinnchance gekostet ({ $before } → { $after }).
    }
after-better = Besser: { $action }.
after-undo = Zurücknehmen

settings-win-chance = Gewinnchance neben dem Spielplan
settings-win-chance-hint = Nie im strengen Spiel.
settings-after-move = Der Coach nach einem Zug
settings-after-move-on = Meldet sich, wenn ein Zug 3 Punkte oder mehr gekostet hat
settings-shown = Sichtbar
settings-hidden = Verborgen
settings-quiet = Schweigt
