# Das Textspiel im Terminal.

terminal-welcome = UNDER FALLING SKIES. „help“ zeigt die Befehle, „legend“ die Zeichen.
terminal-status = Runde { $round } · { $phase } · Energie { $energy }/{ $energy_max } · Schaden { $damage }/{ $hits } · Forschung { $research }/{ $research_length }
terminal-next-research = als Nächstes: { $costs }
terminal-research-done = abgeschlossen
terminal-next-step = Als Nächstes: Mutterschiff auf Reihe { $row }, { $action } · { $rows ->
        [one] noch 1 Reihe bis zum Totenschädel
       *[other] noch { $rows } Reihen bis zum Totenschädel
    }
terminal-next-halted = Als Nächstes: Mutterschiff bleibt auf Reihe { $row } · { $rows ->
        [one] noch 1 Reihe bis zum Totenschädel
       *[other] noch { $rows } Reihen bis zum Totenschädel
    }
terminal-city = Stadt
side-blue = blaue Seite
side-damaged = beschädigte Seite
side-normal = normal
side-upgraded = Upgrade
terminal-piece = { $name }: { $text }
terminal-member = { $name } ({ $id }, { $side }): { $text }
terminal-goals = Zum Sieg gehört auch: { $goals }
terminal-goal-depth = Tunnelbohrer in Reihe { $amount } der Basis oder tiefer (jetzt Reihe { $now })
terminal-goal-ships = zerstörte Schiffe: { $now } von { $amount }
terminal-goal-orange = oranges Schiff zerstört
terminal-goal-shot = Kampfflugzeuge ab Wert { $amount } nach abgeschlossener Forschung
terminal-left = Noch übrige Fähigkeiten: { $abilities }
terminal-ability = { $move }: { $name }{ $target ->
        [column] {" "}(jede Spalte mit Schiffen)
        [die] {" "}(jeder noch nicht genutzte Arbeiterwürfel)
        [change] {" "}(jeder noch nicht genutzte Arbeiterwürfel, up oder down)
       *[none] {""}
    }, noch { $left }-mal { $per ->
        [round] in dieser Runde
       *[game] in dieser Partie
    }.
terminal-special-drain = { $amount } Energie verloren
terminal-special-damage = { $amount } Schaden
terminal-special-call = { $amount ->
        [one] 1 Verstärkung
       *[other] { $amount } Verstärkungen
    } aufs Mutterschiff
terminal-special-cave-in = Tunnelbohrer { $amount } zurück
terminal-special-forget = Forschung { $amount } zurück
terminal-special-pulse = jeder Roboter verliert { $amount }
terminal-special-energy = { $amount } Energie gewonnen
terminal-threat = { $level ->
        [0] Bedrohungslevel 0
       *[other] Bedrohungslevel { $level } ({ $pieces })
    }
terminal-level = { $level ->
        [0] Stufe 0
       *[other] Stufe { $level } ({ $pieces })
    }
terminal-seed = Seed { $seed }
terminal-dice = Noch einzusetzen: { $dice }
terminal-dice-placed = Auf dem Spielplan: { $dice }
terminal-aboard = Auf dem Mutterschiff: { $ships }
terminal-supply = Verstärkungen im Vorrat: { $count }
terminal-install = Ein neuer Roboter mit Wert { $value } wartet. Tippe: install Reihe-Spalte (oder install R1 Reihe-Spalte für einen bestimmten blauen Würfel)
terminal-choose-spawn = Ein Schiff startet. Tippe eines davon: { $moves }
terminal-spawn-kind = Beide Arten von Schiffen warten. Sag welche: spawn 3 basic oder spawn 3 reinforcement
terminal-use = { $move }: { $room }, Wert { $value }{ $cost ->
        [0] .
       *[other] {" "}für { $cost } Energie.
    }
terminal-can-excavate = excavate: bis zum Würfel vor dem Tunnelbohrer bohren{ $cost ->
        [0] ; das kostet nichts.
       *[other] , für { $cost } Energie.
    }
terminal-can-stop = done: den Rest ungenutzt lassen.
terminal-roll = Wirf { $dice } und tippe die Werte in dieser Reihenfolge, z. B.: roll { $example }
terminal-prompt = >{" "}
terminal-help =
    P1 2-3          grauen Würfel 1 auf Reihe 2, Spalte 3 der Basis einsetzen (W1, W2: die weißen)
    moves, moves P1 alle erlaubten Züge, oder die eines Würfels
    use 2-3         den Raum in Reihe 2, Spalte 3 nutzen
    excavate        bis zum Würfel vor dem Tunnelbohrer bohren
    install 2-3     den neuen Roboter installieren (install R1 2-3: mit dem blauen Würfel 1)
    remove R1       einen Roboter aus der Basis entfernen
    spawn 3 [Art]   das Schiff auf den Abwurfpunkt von Spalte 3 setzen (basic, reinforcement, orange)
    done            den Rest ungenutzt lassen, die Phase beenden
    character ID …  eine Fähigkeit nutzen: character pilot 3 (Spalte), character gambler P1
    city …          die Fähigkeit der Stadt nutzen, wenn nötig mit Spalte oder Würfel
    roll 3 5 1 …    eigene Würfel, in der verlangten Reihenfolge (nur mit --own-dice)
    why …           Ist das erlaubt? Was würde passieren?
    hint            wohin schauen; noch einmal: die besten Züge und warum
    undo, redo      zurücknehmen, wiederholen
    board, log      den Spielplan zeigen, das bisherige Spiel erzählen
    setup, legend   was gespielt wird, was die Zeichen bedeuten
    record          das Spiel als Text ausgeben
    save FILE       das Spiel in eine Datei schreiben
    quit            aufhören; das Spiel bleibt erhalten
terminal-legend =
    Himmel: . nichts, < > Pfeil, M Mutterschiff-Symbol, 1-9 Explosion; andere
    Buchstaben weiter unten. Schiffe: B einfach, R Verstärkung, O orange; dahinter, was auf dem Feld steht.
    =>  das Mutterschiff mit seinen fünf Abwurfpunkten.
    Am Rand, was es in dieser Reihe tut: exc 2 Tunnelbohrer 2 zurück, res 1 Forschung 1 zurück,
    ship 1 Verstärkung, hit 1 Schaden, drain 2 Energie verloren, emp 1 Roboter verlieren 1,
    dive 1 alle Schiffe 1 tiefer, SKULL Totenschädel (verloren). In Klammern: wirkt hier nicht.
    Basis: Räume mit Modifikator und /Kosten; [2] bei zwei Feldern; ##### ist noch nicht ausgebohrt.
    energy oder nrg Energie, fighters oder jet Kampfflugzeuge, research oder lab Forschung,
    robot oder bot Roboter, repair oder fix Werkstatt, jam Störsender, missiles oder msl Raketen,
    aa Luftabwehr, EXCAVATOR der Tunnelbohrer. hold 1: Bei einem Würfel hier sinken Schiffe um 1 weniger.
    (3) grauer Würfel, (w3) weißer Würfel, <R1:4> Roboter, <R1:4*> genutzter Roboter.
terminal-unknown = „{ $found }“ kenne ich nicht. „help“ zeigt die Befehle.
terminal-no-die = Einen Würfel { $found } gibt es nicht; du hast: { $expected }.
terminal-which-robot = Beide Roboter sind in der Basis. Sag, welcher neu gebaut wird: install R1 Reihe-Spalte
terminal-taken-back = Zurückgenommen: { $move }.
terminal-saved = Gespeichert in { $file }.
terminal-save-where = Sag, wohin: save mein-spiel.txt
terminal-go-on = Weiterspielen: { $command }
terminal-hint = Faustregel: { $moves }
terminal-not-saved = Schreiben nicht möglich: { $reason }
terminal-rule = { $message } [Regel { $rule }]
terminal-new-again = Neues Spiel: { $command }
play-record-and-setup = Wer ein Spiel fortsetzt, gibt weder Aufbau noch Seed noch Würfel an: Das steht in der Aufzeichnung.
play-nothing-kept = Es gibt kein Spiel zum Fortsetzen.
