# Vor einem Zug: was er bewirken würde, so knapp es geht.
# gain, to: Energie; ready: Schiffe auf irgendeiner Explosion; short: was zum nächsten Forschungsfeld fehlt.

forecast-energy = +{ $gain } Energie → { $to }.
forecast-energy-full = +{ $gain } Energie → { $to }, die Leiste ist voll.
forecast-fighters = { $ready ->
        [0] Kein Schiff steht auf einer Explosion.
       *[other] { $ships ->
            [0] Trifft keins von { $ready }.
           *[other] Schießt { $ships } von { $ready } ab.
        }
    }
forecast-research = { $steps ->
        [0] Keine Forschung, { $short } zu wenig fürs nächste Feld.
       *[other] Forschung +{ $steps }, { $short } zu wenig fürs nächste Feld.
    }
forecast-research-wins = Forschung +{ $steps }: Das ist der Sieg.
forecast-robot = Baut einen Roboter mit Wert { $value }.
forecast-command = { $points ->
        [0] Kein anderer Würfel kann die Punkte nehmen.
        [one] 1 Punkt für andere Würfel.
       *[other] { $points } Punkte für andere Würfel.
    }
forecast-at-yellow = Auf die gelben Explosionen:
forecast-at-red = Auf die roten Explosionen:
forecast-dig = { term-Bohrt } { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weit für { $cost } Energie.
forecast-dig-whole = Dann ist die ganze Basis { term-ausgebohrt }.
forecast-dig-too-low = Zu niedrig für { $steps } Schritte: bewirkt nichts.
forecast-aa = Die Schiffe hier sinken um 1 Reihe weniger. { term-In-Raum-Phase } passiert nichts.
forecast-tunnel = Ein Tunnel: { term-In-Raum-Phase } passiert nichts.
forecast-nothing = Ein Wert von { $value } bewirkt nichts.
forecast-no-robots = Hier gibt es keinen Roboter zu bauen.
forecast-cost = Kostet { $cost } Energie, du hast { $energy }.
forecast-missing = { $missing ->
        [one] Braucht noch einen Würfel in diesem Raum.
       *[other] Braucht noch { $missing } Würfel in diesem Raum.
    }
forecast-cannot-fill = { $missing ->
        [one] Ein Würfel fehlt, und diese Runde kommt keiner mehr.
       *[other] { $missing } Würfel fehlen, und diese Runde kommt keiner mehr.
    }
forecast-not-excavated = { $size ->
        [one] Noch nicht { term-ausgebohrt }.
       *[other] { $spaces } von { $size } Feldern noch nicht { term-ausgebohrt }.
    }
forecast-exhausted = Der Roboter hier arbeitet erst nächste Runde wieder.

# Was ein Zug sofort bewirkt.
forecast-no-ship = Kein Schiff bewegt sich.
forecast-drop = { $ships ->
        [one] 1 Schiff sinkt um { $steps }.
       *[other] { $ships } Schiffe sinken um { $steps }.
    }
forecast-rise = { $ships ->
        [one] 1 Schiff steigt.
       *[other] { $ships } Schiffe steigen.
    }
forecast-destroy = { $ships ->
        [one] 1 Schiff wird abgeschossen.
       *[other] { $ships } Schiffe werden abgeschossen.
    }
forecast-match = { $dice ->
        [one] 1 Würfel zeigt nun { $value }.
       *[other] { $dice } Würfel zeigen nun { $value }.
    }
forecast-hits = { $hits ->
        [one] 1 trifft die Stadt.
       *[other] { $hits } treffen die Stadt.
    }
forecast-mothership = Das Mutterschiff senkt sich um { $rows ->
        [one] 1 Reihe.
       *[other] { $rows } Reihen.
    }
forecast-robot-makes-way = Der Roboter hier geht verloren.
forecast-reroll = { $dice ->
        [one] Der letzte Würfel wird neu gewürfelt.
       *[other] { $dice } Würfel werden neu gewürfelt.
    }
forecast-done = { $left ->
        [0] Beendet { term-die-raum-phase }.
        [one] Beendet { term-die-raum-phase }. 1 Möglichkeit verfällt.
       *[other] Beendet { term-die-raum-phase }. { $left } Möglichkeiten verfallen.
    }

# F: die Räume der Kampagne, Ziele, Fähigkeiten.
forecast-hold = Die Schiffe hier sinken um { $rows } weniger. { term-In-Raum-Phase } passiert nichts.
forecast-wins = Das ist der Sieg.
forecast-changes-nothing = Das ändert nichts.
forecast-core = { $ships ->
        [0] Trifft das Mutterschiff ins Herz.
       *[other] Schießt { $ships } ab und trifft das Mutterschiff ins Herz.
    }
forecast-missiles = { $ships ->
        [0] Kein Schiff dieser Spalte in Reichweite ({ $range }).
       *[other] Zerstört { $ships } in dieser Spalte (Reichweite { $range }).
    }
forecast-jam = { $ships ->
        [0] Kein Schiff dieser Spalte kann steigen.
        [one] 1 Schiff steigt um { $rows }.
       *[other] { $ships } Schiffe steigen um bis zu { $rows }.
    }
forecast-repair = { $gain ->
        [0] Es gibt keinen Schaden zu reparieren.
       *[other] Repariert { $gain } → Schaden { $to }.
    }
forecast-research-complete = { $steps ->
        [0] Die Forschung ist schon abgeschlossen.
       *[other] Forschung +{ $steps }: abgeschlossen. Das Ziel steht noch aus.
    }
