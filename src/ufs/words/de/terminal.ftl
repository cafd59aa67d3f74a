# Das Textspiel im Terminal.

terminal-welcome = UNDER FALLING SKIES. "help" zeigt die Befehle, "rules" die Legende.
terminal-status = Runde { $round } · { $phase } · Energie { $energy }/{ $energy_max } · Schaden { $damage }/{ $hits } · Forschung { $research }/{ $research_length }
terminal-next-research = als Nächstes: { $costs }
terminal-research-done = abgeschlossen
terminal-mothership = Mutterschiff
terminal-city = Stadt
terminal-dice = Noch einzusetzen: { $dice }
terminal-aboard = Auf dem Mutterschiff: { $ships }
terminal-supply = Verstärkungen im Vorrat: { $count }
terminal-install = Ein neuer Roboter mit Wert { $value } wartet. Installiere ihn: install R1 Reihe-Spalte
terminal-choose-spawn = Ein Schiff startet. Wähle seine Spalte: { $columns }
terminal-usable = Nutzbare Räume: { $rooms }
terminal-can-excavate = Du kannst bohren: excavate
terminal-roll = Wirf { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } und tippe: roll { $example }
terminal-prompt = >{" "}
terminal-help =
    P1 2-3          normalen Würfel 1 in Reihe 2, Spalte 3 einsetzen (W1, W2: die weißen)
    use 2-3         den Raum in Reihe 2, Spalte 3 nutzen
    excavate        bis zum Würfel vor dem Tunnelbohrer bohren
    install R1 2-3  den neuen Roboter mit dem blauen Würfel 1 installieren
    remove R1       einen Roboter aus der Basis entfernen
    spawn 3         das Schiff auf den Abwurfpunkt von Spalte 3 setzen
    done            den Rest ungenutzt lassen, die Phase beenden
    roll 3 5 1 …    eigene Würfel, in der gezeigten Reihenfolge (nur mit --own-dice)
    why …           Ist das erlaubt? Was würde passieren?
    hint            was gut aussieht (eine Faustregel)
    undo, redo      zurücknehmen, wiederholen
    board, log      den Spielplan zeigen, das bisherige Spiel erzählen
    record          das Spiel als Text ausgeben
    save FILE       das Spiel in eine Datei schreiben
    quit            aufhören; das Spiel bleibt erhalten
terminal-legend =
    Himmel: . nichts, < > Pfeil, M Mutterschiff-Symbol, 1-9 Explosion. B einfaches Schiff, R Verstärkung.
    Am Rand: was das Mutterschiff in dieser Reihe tut (exc Tunnelbohrer zurück, res Forschung zurück,
    ship Verstärkung, hit Schaden, SKULL Totenschädel).
    Basis: Räume mit Modifikator und /Kosten; [2] bei zwei Feldern; ##### ist noch nicht ausgebohrt.
    energy oder nrg Energie, fighters oder jet Kampfflugzeuge, research oder lab Forschung,
    robot oder bot Roboter, aa Luftabwehr, EXCAVATOR der Tunnelbohrer.
    (3) normaler Würfel, (w3) weißer Würfel, <4> Roboter, <4*> genutzter Roboter.
terminal-unknown = "{ $found }" kenne ich nicht. "help" zeigt die Befehle.
terminal-saved = Geschrieben in { $file }.
terminal-kept = Das Spiel liegt in { $file }. Weiterspielen: ufs play { $file }
terminal-hint = Faustregel: { $moves }
terminal-not-saved = Schreiben nicht möglich: { $reason }
terminal-rule = { $message } [Regel { $rule }]
terminal-new-again = Noch einmal: ufs play
