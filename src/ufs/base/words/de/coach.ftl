# Der Coach: was für einen Zug spricht, wohin man schauen sollte, und der Rückblick auf ein Spiel.
# column und row zählen ab 1; lowest: der niedrigste Würfel, der die Stadt trifft; Chancen in ganzen Prozent.

coach-weights-other = Die Gewichte des Coachs in { $file } passen nicht zu dieser Version: gefunden { $found }, erwartet { $expected }.
coach-weights-unreadable = Die Gewichte des Coachs in { $file } sind nicht lesbar: { $reason }
coach-needs-numba = Der Coach braucht Numba: { INSTALL("fast") } ({ $reason })
coach-getting-ready = Der Coach macht sich bereit; beim ersten Mal dauert das ein, zwei Minuten …
coach-or = { $first } oder { $last }

# Was ein Zug sofort bewirkt.
coach-wins = Gewinnt sofort: Die Forschung ist abgeschlossen.
coach-loses = { $reason ->
        [damage] Verliert sofort: Die Basis wird zerstört.
       *[mothership] Verliert sofort: Das Mutterschiff sinkt zu tief.
    }
coach-hits = { $hits ->
        [one] Ein Schiff trifft die Stadt
       *[other] { $hits } Schiffe treffen die Stadt
    }; { $left ->
        [one] der nächste Treffer ist der letzte.
       *[other] noch { $left } Treffer, dann ist die Basis verloren.
    }
coach-icon = Holt das Mutterschiff { $rows ->
        [one] eine Reihe herunter.
       *[other] { $rows } Reihen herunter.
    }
coach-loses-robot = Kostet den Roboter, der dort steht.
coach-safe = { $lowest ->
        [1] In Spalte { $column } würde jeder Würfel die Stadt treffen; dieser nicht.
        [6] Eine 6 in Spalte { $column } würde die Stadt treffen; dieser Würfel nicht.
       *[other] In Spalte { $column } würde alles ab { $lowest } die Stadt treffen; dieser Würfel nicht.
    }
coach-empty-column = In Spalte { $column } ist kein Schiff: Nichts sinkt.
coach-aa-city = { $ships ->
        [one] Die Luftabwehr bewahrt die Stadt vor einem Schiff.
       *[other] Die Luftabwehr bewahrt die Stadt vor { $ships } Schiffen.
    }
coach-aa-icon = Die Luftabwehr stoppt ein Schiff vor dem Mutterschiff-Symbol.
coach-aa-holds = Die Luftabwehr hält Spalte { $column }: Kein Schiff bewegt sich.
coach-aa-softens = Die Luftabwehr bremst die Schiffe in Spalte { $column }.
coach-explosion = { $ships ->
        [one] Ein Schiff landet auf einer Explosion mit { $value }.
       *[other] { $ships } Schiffe landen auf Explosionen bis { $value }.
    }
coach-slides = Ein Schiff rückt in Spalte { $column }, in die noch ein Würfel kommt.
coach-slides-away = Ein Schiff rückt in Spalte { $column }, in die diese Runde kein Würfel mehr kommt.
coach-rerolls = { $dice ->
        [one] Der letzte Würfel wird neu gewürfelt.
       *[other] Die anderen { $dice } Würfel werden neu gewürfelt.
    }

# Was der Raum bewirkt.
coach-energy = Bringt { $gain } Energie.
coach-research = { $steps ->
        [one] Ein Forschungsfeld.
       *[other] { $steps } Forschungsfelder.
    }
coach-research-wins = Schließt die Forschung { term-in-raum-phase } ab: Das ist der Sieg.
coach-research-short = Reicht nicht für die Forschung, { $short } zu wenig.
coach-shoots = { $ships ->
        [one] Schießt ein Schiff ab.
       *[other] Schießt { $ships } Schiffe ab.
    }
coach-misses = Kein Schiff wird getroffen.
coach-builds = Baut einen Roboter mit Wert { $value }.
coach-digs = { $steps ->
        [one] { term-Der-Bohrer } { term-bohrt } 1 Feld weit.
       *[other] { term-Der-Bohrer } { term-bohrt } { $steps } Felder weit.
    }
coach-would-dig = { $steps ->
        [one] Kann { term-in-raum-phase } 1 Feld weit { term-bohren }.
       *[other] Kann { term-in-raum-phase } { $steps } Felder weit { term-bohren }.
    }
coach-costs = Kostet { $cost } Energie, { $left } bleiben.
coach-costs-all = Kostet die letzte Energie ({ $cost }).
coach-saves = Spart { $energy } Energie für die nächste Runde.
coach-installs = Der Roboter ({ $value }) arbeitet dort ab der nächsten Runde mit Wert { $works }: { $room }.
coach-installs-idle = Der Roboter ({ $value }) hat dort nichts zu tun.
coach-remove = Nimmt den Roboter weg, damit er neu gebaut werden kann.
coach-spawn-icons = In Spalte { $column } würde eine { $values } das Mutterschiff herunterholen.
coach-spawn-no-icon = In Spalte { $column } würde kein Würfel das Mutterschiff herunterholen.
coach-spawn-explosions = Von Spalte { $column } bringt eine { $values } das Schiff auf eine Explosion.

# Was der Plan dahinter bewirkt, bis zum nächsten Wurf.
coach-plan-wins = Mit den vorhandenen Würfeln gewinnt das in dieser Runde.
coach-plan-loses = { $reason ->
        [damage] Danach verliert selbst der beste Plan in dieser Runde: Die Basis wird zerstört.
       *[mothership] Danach verliert selbst der beste Plan in dieser Runde: Das Mutterschiff sinkt zu tief.
    }
coach-plan-research = { $steps ->
        [one] Führt diese Runde zu einem Forschungsfeld.
       *[other] Führt diese Runde zu { $steps } Forschungsfeldern.
    }
coach-plan-shoots = { $ships ->
        [one] Führt diese Runde zu einem Abschuss.
       *[other] Führt diese Runde zu { $ships } Abschüssen.
    }
coach-plan-hits = { $hits ->
        [one] Danach trifft selbst beim besten Plan ein Schiff die Stadt.
       *[other] Danach treffen selbst beim besten Plan { $hits } Schiffe die Stadt.
    }
coach-plan-icon = Danach sinkt das Mutterschiff selbst beim besten Plan um { $rows ->
        [one] eine weitere Reihe.
       *[other] { $rows } weitere Reihen.
    }
coach-plan-digs = { $steps ->
        [one] Lässt einen Würfel übrig, um 1 Feld weit zu { term-bohren }.
       *[other] Lässt einen Würfel übrig, um { $steps } Felder weit zu { term-bohren }.
    }
coach-plan-energy = Lässt Würfel für { $gain } Energie übrig.
coach-plan-robot = Lässt Würfel für einen Roboter übrig.
coach-plan-turns = { $dice ->
        [one] Ein Würfel wird später gedreht, ehe er genutzt wird.
       *[other] { $dice } Würfel werden später gedreht, ehe sie genutzt werden.
    }
coach-energy-short = { $dice ->
        [one] Die Energie reicht nicht: Ein Würfel bleibt ungenutzt.
       *[other] Die Energie reicht nicht: { $dice } Würfel bleiben ungenutzt.
    }
coach-threat = { $lowest ->
        [1] Vorsicht: Diese Runde trifft in Spalte { $column } noch jeder Würfel die Stadt
        [6] Vorsicht: Diese Runde trifft eine 6 in Spalte { $column } noch die Stadt
       *[other] Vorsicht: Diese Runde trifft in Spalte { $column } noch alles ab { $lowest } die Stadt
    }{ $ships ->
        [one] .
       *[other] {" "}(bis zu { $ships } Schiffe).
    }
coach-threat-next = { $lowest ->
        [1] Vorsicht: Nächste Runde trifft in Spalte { $column } jeder Würfel die Stadt
        [6] Vorsicht: Nächste Runde trifft eine 6 in Spalte { $column } die Stadt
       *[other] Vorsicht: Nächste Runde trifft in Spalte { $column } alles ab { $lowest } die Stadt
    }{ $ships ->
        [one] .
       *[other] {" "}(bis zu { $ships } Schiffe).
    }
coach-skull = { $rows ->
        [one] Das Mutterschiff steht dann 1 Reihe über dem Totenschädel.
       *[other] Das Mutterschiff steht dann { $rows } Reihen über dem Totenschädel.
    }

# Wohin man schauen sollte: der erste Schritt eines Tipps, ohne den Zug.
coach-focus-over = Das Spiel ist zu Ende.
coach-focus-roll = Erst wird gewürfelt.
coach-focus-single = Es gibt nur eine Möglichkeit.
coach-focus-even = Hier kommt es nicht darauf an: Alles ist etwa gleich gut.
coach-focus-win = Du kannst in dieser Runde gewinnen. Finde heraus, wie.
coach-focus-loss = Vorsicht: Manches verliert das Spiel sofort.
coach-focus-hits = Schau auf Spalte { $column }: Ihre Schiffe bedrohen die Stadt.
coach-focus-safety = Schau, wo Schiffe sinken: Welcher Würfel richtet wo am wenigsten an?
coach-focus-icons = Schau auf die Mutterschiff-Symbole: Welche Würfel bringen in welcher Spalte ein Schiff darauf?
coach-focus-research = Jetzt zählt die Forschung: Wie holst du am meisten heraus?
coach-focus-shoot = Schau auf die Explosionen: Welche Schiffe können deine Kampfflugzeuge diese Runde abschießen?
coach-focus-energy = Achte auf die Energie: Du hast { $energy }, und was wirst du brauchen?
coach-focus-dig = Denk an { term-den-bohrer }: Welcher Würfel könnte { term-bohren }, und wie weit?
coach-focus-robot = Ein Roboter lohnt einen Gedanken: Er arbeitet Runde um Runde.
coach-focus-white = Denk an die weißen Würfel: Ist es Zeit für einen, oder sind die Würfel zu gut, um neu zu würfeln?
coach-focus-install = Wo nützt der Roboter am längsten? Jeder Einsatz senkt ihn um 1.
coach-focus-spawn = Vergleiche die { term-abwurfpunkte }: Auf welche Felder brächte jeder Würfel ein Schiff von dort?

# Tipps im Textspiel.
coach-hint-again = Noch einmal „hint“ zeigt die Züge.
coach-hint-move = { $move }: { $chance } % Siegchance. { $because }
coach-hint-thumb = Der Coach macht sich bereit (einmal, ein, zwei Minuten). Bis dahin eine Faustregel: { $moves }

# `ufs review`
review-progress = { $done } von { $total } Stellungen …
review-bad-budget = { $found } ist keine Bedenkzeit je Stellung; erwartet werden 1 bis { $most } Millisekunden.
review-nothing = In diesem Spiel wurde noch nichts gespielt.
review-stopped = Angehalten: Der Rückblick reicht bis Runde { $round }.
review-title = Siegchance, Runde für Runde
review-table = Entscheidungen, die 2 Punkte oder mehr gekostet haben:
review-table-none = Keine Entscheidung hat 2 Punkte oder mehr gekostet.
review-round = Runde
review-played = Gespielt
review-cost = Preis
review-better = Besser
review-moment = { $number }. Runde { $round }: Mit { $move } fiel die Chance von { $best } % auf { $chance } %. Besser war { $better }.
review-moment-against = { $move }: { $facts }
review-no-moments = Keine deiner Entscheidungen hat erkennbar etwas gekostet.
review-balance = { $over ->
        [yes] Anfang { $start } %, Glück { $luck }, Entscheidungen { $skill }: am Ende { $result } %.
       *[no] Anfang { $start } %, Glück { $luck }, Entscheidungen { $skill }: jetzt { $result } %.
    }
coach-smoke = { $count ->
        [one] Der nächste Würfel bewegt keine Schiffe.
       *[other] Die nächsten { $count } Würfel bewegen keine Schiffe.
    }
coach-supplies = { $count ->
        [one] Der nächste Raum kostet nichts und zählt 2 mehr.
       *[other] Die nächsten { $count } Räume kosten nichts und zählen je 2 mehr.
    }
coach-halts = Das Mutterschiff führt in dieser Runde keine Aktion aus.
coach-rolls-again = Die Würfel in der Hand sind schwach; neue sind im Mittel besser.
coach-lifts = { $ships ->
        [one] Ein Schiff steigt wieder auf.
       *[other] { $ships } Schiffe steigen wieder auf.
    }
coach-repairs = Repariert { $repaired } Schaden.
coach-turns = Aus einer { $old } wird eine { $new }.
coach-match = { $dice } Würfel zeigen dann eine { $new }.

# Was der Server über den Coach sagt, und Aktionen, wie man sie notieren würde.
coaching-busy = Zu viele Fragen warten auf den Coach. Frage gleich noch einmal.
coaching-child-died = das Übersetzen ist gescheitert ({ $reason }).
coaching-failed = Der Coach ist nicht bereit geworden: { $reason } Alles andere geht auch ohne ihn. Ein Neustart versucht es noch einmal.
coaching-game-over = Die Partie ist vorbei, es gibt nichts mehr zu raten.
coaching-missing = Der Coach braucht Numba. Installiere es mit: { INSTALL("fast") }, und starte neu. Alles andere geht auch ohne.
coaching-no-cache = in seinen Zwischenspeicher kann nicht geschrieben werden.
coaching-remark = Mit Vorsicht zu genießen: Seit der Coach gelernt hat, hat sich das geändert: { $changed }.
coaching-stale = Der Coach ist bereit, hat aber gelernt, bevor sich das geändert hat: { $changed }. An solchen Tischen sind seine Chancen nur grob.
coaching-the-rules = die Regeln
hint-place = { $color ->
        [white] Weiße
       *[plain] { term-Grau }e
    } { $value } auf { $on }, Reihe { $row }, Spalte { $column }
hint-use = { $on } nutzen, Reihe { $row }, Spalte { $column }
hint-use-yellow = { $on } auf die gelben Explosionen, Reihe { $row }, Spalte { $column }
hint-use-red = { $on } auf die roten Explosionen, Reihe { $row }, Spalte { $column }
hint-install = Roboter auf { $on }, Reihe { $row }, Spalte { $column }
hint-install-over = Roboter auf { $on }, Reihe { $row }, Spalte { $column }; auf den Würfel dort wird verzichtet
hint-raise = { $color ->
        [white] Weiße
       *[plain] { term-Grau }e
    } { $value } in Reihe { $row }, Spalte { $column } erhöhen
hint-remove = Roboter ({ $value }) wegnehmen
hint-spawn = { $kind } in Spalte { $column }
hint-excavate = { term-Bohren }
hint-done = Weiter, den Rest lassen
hint-ability = { $name }
hint-ability-column = { $name }: Spalte { $column }
hint-ability-yellow = { $name }: auf die gelben Explosionen
hint-ability-red = { $name }: auf die roten Explosionen
hint-ability-match = { $name }: alle Würfel auf { $value }
hint-ability-die = { $name }: { $color ->
        [white] weiße
       *[plain] { term-grau }e
    } { $value } { $change ->
        [up] höher drehen
        [down] tiefer drehen
       *[flip] umdrehen
    }{ $row ->
        [0] {""}
       *[other] {""} (Reihe { $row }, Spalte { $column })
    }
