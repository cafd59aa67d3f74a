# Der Coach: ob er bereit ist, seine Tipps, die Gewinnchance.

coaching-missing = Der Coach braucht Numba. Installiere es mit: pip install "under-falling-skies[fast]", und starte neu. Alles andere geht auch ohne.
coaching-compiling = Der Coach macht sich bereit. Beim ersten Mal dauert das ein paar Minuten; spiel ruhig weiter.
coaching-failed = Der Coach ist nicht bereit geworden: { $reason } Alles andere geht auch ohne ihn. Ein Neustart versucht es noch einmal.
coaching-child-died = das Übersetzen ist gescheitert ({ $reason }).
coaching-no-cache = in seinen Zwischenspeicher kann nicht geschrieben werden.
coaching-stale = Der Coach ist bereit, hat aber gelernt, bevor sich das geändert hat: { $changed }. An solchen Tischen sind seine Chancen nur grob.
coaching-the-rules = die Regeln
coaching-remark = Mit Vorsicht zu genießen: Seit der Coach gelernt hat, hat sich das geändert: { $changed }.
coaching-strict = Im strengen Spiel schweigt der Coach.
coaching-game-over = Die Partie ist vorbei, es gibt nichts mehr zu raten.

# Aktionen, wie man sie sich notieren würde.
hint-place = { $color ->
        [white] Weiße
       *[plain] Graue
    } { $value } auf { $on }, Reihe { $row }, Spalte { $column }
hint-use = { $on } nutzen, Reihe { $row }, Spalte { $column }
hint-install = Roboter auf { $on }, Reihe { $row }, Spalte { $column }
hint-remove = Roboter ({ $value }) wegnehmen
hint-spawn = { $kind } in Spalte { $column }
hint-excavate = Graben
hint-done = Weiter, den Rest lassen
hint-ability = { $name }
hint-ability-column = { $name }: Spalte { $column }
hint-ability-die = { $name }: { $color ->
        [white] weiße
       *[plain] graue
    } { $value } { $change ->
        [up] höher drehen
        [down] tiefer drehen
       *[flip] umdrehen
    }

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
