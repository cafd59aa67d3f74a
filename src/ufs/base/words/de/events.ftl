# Das Protokoll: was geschah, in Sätzen, wie ein Spieler sie sagen würde.
# Reihen und Spalten zählen ab 1. Ein Abwurfpunkt liegt in der Reihe des Mutterschiffs.
# kind und on stehen im Nominativ ohne Artikel; die Sätze sind danach gebaut.

event-round = Runde { $round }.
event-roll = Gewürfelt: { $dice }.
event-place = { $color ->
        [white] Weiße
       *[plain] { term-Grau }e
    } { $value }: { $on } (Reihe { $space_row }, Spalte { $space_column }).
event-place-ahead = { $color ->
        [white] Weiße
       *[plain] { term-Grau }e
    } { $value } vor { term-den-bohrer }: { $ahead ->
        [one] 1 Feld
       *[other] { $ahead } Felder
    } zu { term-bohren } ({ $on }, Reihe { $space_row }, Spalte { $space_column }).
event-descend = Spalte { $from_column }: { $kind } sinkt von Reihe { $from_row } auf Reihe { $to_row }.
event-descend-city = Spalte { $from_column }: { $kind } sinkt von Reihe { $from_row } in die Stadt.
event-held = Die Luftabwehr hält Spalte { $column }: Kein Schiff bewegt sich.
event-too-far = Vorsicht: Dieses Feld liegt { $distance } Schritte vor dem { term-bohrer }. Eine { $value } { term-bohrt } nicht so weit und bewirkt dort nichts.
event-miss = Kampfflugzeuge mit Wert { $value } treffen kein Schiff.
event-research-nothing = Die Forschung bleibt, wo sie ist.
event-shift = Pfeil in Reihe { $from_row }: { $kind } rückt von Spalte { $from_column } in Spalte { $to_column }.
event-blocked = Der Pfeil in Reihe { $from_row }, Spalte { $from_column } ist wirkungslos: Auf dem Zielfeld ist schon ein Schiff.
event-teleport = Teleporter in Reihe { $from_row }, Spalte { $from_column }: { $kind } wechselt in Reihe { $to_row }, Spalte { $to_column }.
event-teleport-blocked-ship = Der Teleporter in Reihe { $from_row }, Spalte { $from_column } ist wirkungslos: Am anderen Ende ist schon ein Schiff.
event-teleport-blocked-mothership = Der Teleporter in Reihe { $from_row }, Spalte { $from_column } ist wirkungslos: Das Mutterschiff hat sein anderes Ende erreicht.
event-mothership-icon = Das Mutterschiff wird gerufen ({ $kind }): Es senkt sich auf Reihe { $to }.
event-mothership-phase = Das Mutterschiff senkt sich auf Reihe { $to }.
event-lift = Reihe { $from_row }, Spalte { $from_column }: { $kind } kehrt aufs Mutterschiff zurück.
event-city = Spalte { $column }: { $kind } trifft die Stadt.
event-hit = Die Basis erleidet Schaden: { $damage } von { $of }.
event-set-aside = Kein erlaubtes Feld mehr: Ein { $color ->
        [white] weißer
       *[plain] { term-grau }er
    } Würfel wird beiseitegelegt.
event-phase = Jetzt: { $phase }.
event-use = Der Raum in Reihe { $space_row }, Spalte { $space_column } ({ $room }) wird mit Wert { $value } genutzt{ $cost ->
        [0] .
       *[other] {" "}und kostet { $cost } Energie; noch { $energy } übrig.
    }
event-aim-yellow = Ziel: die gelben Explosionen.
event-aim-red = Ziel: die roten Explosionen.
event-no-effect = Ein Wert von { $value } bewirkt nichts.
event-energy = Energie +{ $gained }: jetzt { $energy }.
event-destroy = { $to ->
        [supply] Das { term-weiss }e Schiff in Reihe { $from_row }, Spalte { $from_column } wird abgeschossen und kommt zurück in den Vorrat.
       *[mothership] Das { term-violett }e Schiff in Reihe { $from_row }, Spalte { $from_column } wird abgeschossen und kommt aufs Mutterschiff.
    }
event-research = Forschung: { $from } → { $to } von { $of }.
event-build = Ein neuer Roboter mit Wert { $value } wird gebaut.
event-install = Roboter { $robot } wird mit Wert { $value } in Reihe { $space_row }, Spalte { $space_column } installiert.
event-given-up = Auf den { $color ->
        [white] weißen
       *[plain] { term-grau }en
    } Würfel in Reihe { $space_row }, Spalte { $space_column } wird verzichtet: Er kommt ohne Wirkung vom Plan.
event-points = Die Kommandozentrale hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für andere Würfel.
event-raise = Der { $color ->
        [white] weiße
       *[plain] { term-grau }e
    } Würfel steigt auf { $value }.
event-points-lost = { $points ->
        [one] 1 Punkt verfällt
       *[other] { $points } Punkte verfallen
    }: Kein anderer Würfel kann steigen.
event-wear = Roboter { $robot } nutzt sich ab: jetzt Wert { $value }.
event-fresh = Roboter { $robot } ist wieder bereit.
event-robot-off-worn = Roboter { $robot } ist abgenutzt und verlässt die Basis.
event-robot-off-worker = Roboter { $robot } weicht einem { term-arbeiter }würfel.
event-robot-off-player = Roboter { $robot } wird aus der Basis entfernt.
event-robot-off-buried = Roboter { $robot } wird verschüttet und ist verloren.
event-robot-off-rebuilt = Roboter { $robot } wird weggenommen und neu gebaut.
event-excavator-dug = { term-Der-Bohrer } { term-bohrt } für 1 Energie { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weit bis Reihe { $to_row }, Spalte { $to_column }; noch { $energy } übrig.
event-excavator-action = { $steps ->
        [0] { term-Der-Bohrer } steht schon auf seinem Startfeld und bleibt dort.
        [one] { term-Der-Bohrer } muss 1 Feld zurück bis Reihe { $to_row }, Spalte { $to_column }.
       *[other] { term-Der-Bohrer } muss { $steps } Felder zurück bis Reihe { $to_row }, Spalte { $to_column }.
    }
event-unused = Ungenutzt: der { $color ->
        [white] weiße
       *[plain] { term-grau }e
    } Würfel in Reihe { $space_row }, Spalte { $space_column }.
event-action-none = Reihe { $row }: Das Mutterschiff tut nichts.
event-action-excavator = Reihe { $row }: Das Mutterschiff lässt die Erde beben, { term-bohrer } { $amount } zurück.
event-action-research = Reihe { $row }: Das Mutterschiff stört die Forschung, { $amount } zurück.
event-action-reinforcements = Reihe { $row }: Das Mutterschiff ruft { $amount ->
        [one] 1 { term-weiss }es Schiff.
       *[other] { $amount } { term-weiss }e Schiffe.
    }
event-action-damage = Reihe { $row }: Das Mutterschiff beschießt die Basis.
event-reinforce = Ein { term-weiss }es Schiff kommt aufs Mutterschiff.
event-spawn = Spalte { $at_column }: { $kind } startet am { term-abwurfpunkt }.
event-end-research = Die Forschung ist abgeschlossen. Du hast gewonnen!
event-end-damage = Die Basis ist zerstört. Du hast verloren.
event-end-mothership = Das Mutterschiff ist zu tief gesunken. Du hast verloren.
event-corrected = Korrigiert: { $which } { $from } → { $to }.
event-corrected-place = Korrigiert: { $which }, { $from } → { $to }.
event-end-won-card = Eine Karte entscheidet. Du hast gewonnen!
event-end-lost-card = Eine Karte entscheidet. Du hast verloren.

# Von Hand gesetzte Tatsachen, vorher und nachher.

fact-round = Runde
fact-phase = Phase
fact-result = Ergebnis
fact-mothership = Reihe des Mutterschiffs
fact-research = Forschung
fact-energy = Energie
fact-damage = Schaden
fact-excavator = { term-bohrer }
fact-install = wartende Roboter
fact-points = Punkte der Kommandozentrale
fact-destroyed = zerstörte Schiffe
fact-core-shot = Herz des Mutterschiffs getroffen
fact-smoke = Würfel im Rauch
fact-supplies = Räume mit Nachschub
fact-held = Mutterschiff aufgehalten
fact-tokens = eigener Zähler
fact-worker = { $color ->
        [white] weißer Würfel
       *[plain] { term-grau }er Würfel
    } { $name }
fact-robot = Roboter { $number }
fact-ship = { $kind } { $name }
fact-spent = Einsätze von { $name }
fact-at = Reihe { $row }, Spalte { $column }
fact-at-mothership = auf dem Mutterschiff
fact-at-supply = im Vorrat
fact-in-hand = auf der Hand
fact-resolved = genutzt
fact-off = nicht auf dem Plan
fact-die = { $value } ({ $place })
fact-die-exhausted = { $value } ({ $place }, genutzt)
fact-none = keine
fact-yes = ja
fact-no = nein
fact-held-none = nein
fact-held-action = seine Aktion
fact-held-descent = sein Sinken
fact-result-none = offen
fact-result-won-research = gewonnen durch Forschung
fact-result-won-card = gewonnen durch eine Karte
fact-result-lost-damage = verloren durch Schaden
fact-result-lost-mothership = verloren durch das Mutterschiff
fact-result-lost-card = verloren durch eine Karte

# F: abilities.

event-energy-lost = Energie −{ $lost }: jetzt { $energy }.
event-research-lost = Die Forschung fällt zurück: { $from } → { $to } von { $of }.
event-excavator-tunnelled = { $steps ->
        [0] { term-Der-Bohrer } kommt nicht weiter: Kein Feld vor ihm ist frei.
        [one] { term-Der-Bohrer } rückt 1 Feld vor bis Reihe { $to_row }, Spalte { $to_column }.
       *[other] { term-Der-Bohrer } rückt { $steps } Felder vor bis Reihe { $to_row }, Spalte { $to_column }.
    }
event-action-energy = Reihe { $row }: Das Mutterschiff entzieht dir { $amount } Energie.
event-action-robots = Reihe { $row }: Ein Impuls vom Mutterschiff, Roboter verlieren { $amount }.
event-action-dive = Reihe { $row }: Alle Schiffe sinken um { $amount }.
event-ability = { $name }:
event-special-drain = Auf einer Stromleitung gelandet: { $kind }.
event-special-damage = Auf einer Geschützbatterie gelandet: { $kind }. Die Basis wird beschossen.
event-special-call = Auf einem Leuchtfeuer gelandet: { $kind }.
event-special-cave-in = Auf einer Verwerfung gelandet: { $kind }.
event-special-forget = Auf einem Störfeld gelandet: { $kind }.
event-special-pulse = Auf einer Impulsspule gelandet: { $kind }.
event-special-energy = Auf einer Stromquelle gelandet: { $kind }.
event-repair = { $repaired ->
        [0] Es gibt keinen Schaden zu reparieren.
       *[other] Repariert: { $repaired }; Schaden jetzt { $damage }.
    }
event-rise = Spalte { $from_column }: { $kind } steigt von Reihe { $from_row } auf Reihe { $to_row }.
event-held-smoke = Rauch über Spalte { $column }: Kein Schiff bewegt sich.
event-held-space = Spalte { $column } wird gehalten: Kein Schiff bewegt sich.
event-miss-barrage = Das Sperrfeuer trifft kein Schiff.
event-miss-missiles = Raketen mit Reichweite { $value } finden in dieser Spalte kein Schiff.
event-destroy-orange = Das orange Schiff in Reihe { $from_row }, Spalte { $from_column } wird abgeschossen und ist aus dem Spiel.
event-excavator-dug-for = { term-Der-Bohrer } { term-bohrt } { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weit bis Reihe { $to_row }, Spalte { $to_column }; { $cost ->
        [0] das kostet nichts.
       *[other] das kostet { $cost } Energie, noch { $energy } übrig.
    }
event-core = Kampfflugzeuge mit Wert { $value } treffen das Mutterschiff ins Herz!
event-smoke = { $dice ->
        [one] Der nächste Würfel bewegt keine Schiffe.
       *[other] Die nächsten { $dice } Würfel bewegen keine Schiffe.
    }
event-supplies = { $rooms ->
        [one] Der nächste Raum kostet keine Energie und zählt 2 mehr.
       *[other] Die nächsten { $rooms } Räume kosten keine Energie und zählen je 2 mehr.
    }
event-halt-action = Das Mutterschiff führt in dieser Runde keine Aktion aus.
event-halt-descent = In seiner Phase sinkt das Mutterschiff nicht und führt keine Aktion aus.
event-reroll = Die Würfel in der Hand werden neu geworfen.
event-nudge = { $color ->
        [white] Ein weißer Würfel
       *[plain] Ein { term-grau }er Würfel
    } wird von { $from } auf { $to } gedreht.
