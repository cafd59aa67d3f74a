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
        [die] {" "}(jeder noch nicht genutzte { term-arbeiter }würfel)
        [change] {" "}(jeder noch nicht genutzte { term-arbeiter }würfel, up oder down)
        [colour] {" "}(auf die gelben oder die roten Explosionen)
       *[none] {""}
    }, noch { $left }-mal { $per ->
        [round] in dieser Runde
       *[game] in dieser Partie
    }.
terminal-special-drain = { $amount } Energie verloren
terminal-special-damage = { $amount } Schaden
terminal-special-call = { $amount ->
        [one] 1 { term-weiss }es Schiff
       *[other] { $amount } { term-weiss }e Schiffe
    } aufs Mutterschiff
terminal-special-cave-in = { term-bohrer } { $amount } zurück
terminal-special-forget = Forschung { $amount } zurück
terminal-special-pulse = jeder Roboter verliert { $amount }
terminal-special-energy = { $amount } Energie gewonnen
terminal-special-teleport = Teleporter; das Schiff wechselt zum anderen mit diesem Buchstaben auf demselben Plättchen
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
terminal-supply = { term-Weiss }e Schiffe im Vorrat: { $count }
terminal-install = Ein neuer Roboter mit Wert { $value } wartet. Tippe: install Reihe-Spalte (oder install R1 Reihe-Spalte für einen bestimmten blauen Würfel)
terminal-install-over = Auf einem Feld mit einem { term-arbeiter }würfel nimmt er dessen Platz ein: Der Würfel wird aufgegeben.
terminal-raise = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } zu verteilen. Tippe eines davon: { $moves }
terminal-use-colour = Am Himmel sind rote und gelbe Explosionen. Sag welche: { $move } yellow oder { $move } red
terminal-choose-spawn = Ein Schiff startet. Tippe eines davon: { $moves }
terminal-spawn-kind = Beide Arten von Schiffen warten. Sag welche: spawn 3 basic ({ term-violett }) oder spawn 3 reinforcement ({ term-weiss })
terminal-use = { $move }: { $room }, Wert { $value }{ $cost ->
        [0] .
       *[other] {" "}für { $cost } Energie.
    }
terminal-can-excavate = excavate: bis zum Würfel vor dem { term-bohrer } { term-bohren }{ $cost ->
        [0] ; das kostet nichts.
       *[other] , für { $cost } Energie.
    }
terminal-can-stop = done: den Rest ungenutzt lassen.
terminal-roll = Wirf { $dice } und tippe die Werte in dieser Reihenfolge, z. B.: roll { $example }
terminal-prompt = >{" "}
terminal-help =
    P1 2-3          { term-grau }en Würfel 1 auf Reihe 2, Spalte 3 der Basis einsetzen (W1, W2: die weißen)
    moves, moves P1 alle erlaubten Züge, oder die eines Würfels
    use 2-3         den Raum in Reihe 2, Spalte 3 nutzen (use 2-3 red: auf die roten Explosionen)
    raise P1        dem grauen Würfel 1 einen Punkt der Kommandozentrale geben
    excavate        bis zum Würfel vor dem { term-bohrer } { term-bohren }
    install 2-3     den neuen Roboter installieren (install R1 2-3: mit dem blauen Würfel 1)
    remove R1       einen Roboter aus der Basis entfernen
    spawn 3 [Art]   das Schiff auf den { term-abwurfpunkt } von Spalte 3 setzen (basic, reinforcement, orange)
    done            den Rest ungenutzt lassen, die Phase beenden
    character ID …  eine Fähigkeit nutzen: character pilot 3 (Spalte), character gambler P1
    city …          die Fähigkeit der Stadt nutzen, wenn nötig mit Spalte oder Würfel
    roll 3 5 1 …    eigene Würfel, in der verlangten Reihenfolge (nur mit --own-dice)
    correct …       von Hand korrigieren, neben dem echten Spiel: correct energy 4
                    (auch damage, research, mothership, round, tokens, excavator 3-5,
                    P1 5@2-3, R1 4@2-1, S3 7-2, S3 mothership, result won)
    why …           Ist das erlaubt? Was würde passieren?
    hint            wohin schauen; noch einmal: die besten Züge und warum
    undo, redo      zurücknehmen, wiederholen
    board, log      den Spielplan zeigen, das bisherige Spiel erzählen
    table           wie der echte Tisch aufgebaut wird
    setup, legend   was gespielt wird, was die Zeichen bedeuten
    round           die Schritte einer Runde, und wo du bist
    record          das Spiel als Text ausgeben
    again …         nach dem Ende: noch einmal; again same, again damaged (S10)
    save FILE       das Spiel in eine Datei schreiben
    quit            aufhören; das Spiel bleibt erhalten
terminal-legend =
    Himmel: . nichts, < > Pfeil, M Mutterschiff-Symbol, 1-9 Explosion, 3r rote Explosion; andere
    Buchstaben weiter unten. Schiffe: B { term-violett }, R { term-weiss }, O orange; dahinter, was auf dem Feld steht.
    =>  das Mutterschiff mit seinen fünf { term-abwurfpunkte }n.
    Am Rand, was es in dieser Reihe tut: exc 2 { term-bohrer } 2 zurück, res 1 Forschung 1 zurück,
    ship 1 { term-weiss }es Schiff, hit 1 Schaden, drain 2 Energie verloren, emp 1 Roboter verlieren 1,
    mv 1 alle Schiffe 1 tiefer, SKULL Totenschädel (verloren). In Klammern: wirkt hier nicht.
    Basis: Räume mit Modifikator und /Kosten; [2] bei zwei Feldern; ##### ist noch nicht { term-ausgebohrt }.
    energy oder nrg Energie, fighters oder jet Kampfflugzeuge, research oder lab Forschung,
    robot oder bot Roboter, repair oder fix Werkstatt, jam Störsender, missiles oder msl Raketen,
    command oder cmd Kommandozentrale, aa Luftabwehr, EXCAVATOR { term-der-bohrer }.
    hold 1: Bei einem Würfel hier sinken Schiffe um 1 weniger.
    (3) { term-grau }er Würfel, (w3) weißer Würfel, <R1:4> Roboter, <R1:4*> genutzter Roboter.
terminal-unknown = „{ $found }“ kenne ich nicht. „help“ zeigt die Befehle.
terminal-no-die = Einen Würfel { $found } gibt es nicht; du hast: { $expected }.
terminal-which-robot = Beide Roboter sind in der Basis. Sag, welcher neu gebaut wird: install R1 Reihe-Spalte
terminal-taken-back = Zurückgenommen: { $move }.
terminal-correct-sure = So korrigieren? (ja, nein){" "}
terminal-yes = ja j yes y
terminal-correct-not = Nichts wurde geändert.
terminal-corrected = Von Hand korrigiert: Dieses Spiel zählt nicht in der Statistik.
terminal-tokens = Eigener Zähler: { $count }
terminal-saved = Gespeichert in { $file }.
terminal-save-where = Sag, wohin: save mein-spiel.txt
terminal-go-on = Weiterspielen: { $command }
terminal-hint = Faustregel: { $moves }
terminal-not-saved = Schreiben nicht möglich: { $reason }
terminal-rule = { $message } [Regel { $rule }]
terminal-again = { $command }: { $name }. { $text }
terminal-again-what = „again { $found }“ kenne ich nicht. Möglich sind: again, again same und again damaged.
terminal-new-again = Neues Spiel: { $command }
play-record-and-setup = Wer ein Spiel fortsetzt, gibt weder Aufbau noch Seed noch Würfel an: Das steht in der Aufzeichnung.
unseal-what = --unseal ist „once“ oder „always“, nicht „{ $found }“.
play-nothing-kept = Es gibt kein Spiel zum Fortsetzen.
