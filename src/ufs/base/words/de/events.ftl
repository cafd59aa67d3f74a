# Das Protokoll: was geschah, in Sätzen, wie ein Spieler sie sagen würde.
# Reihen und Spalten zählen ab 1. Ein Abwurfpunkt liegt in der Reihe des Mutterschiffs.
# kind und on stehen im Nominativ ohne Artikel; die Sätze sind danach gebaut.

event-round = Runde { $round }.
event-roll = Gewürfelt: { $dice }.
event-place = { $color ->
        [white] Weiße
       *[plain] Graue
    } { $value }: { $on } (Reihe { $space_row }, Spalte { $space_column }).
event-place-ahead = { $color ->
        [white] Weiße
       *[plain] Graue
    } { $value } vor den Tunnelbohrer: { $ahead ->
        [one] 1 Feld
       *[other] { $ahead } Felder
    } zu bohren ({ $on }, Reihe { $space_row }, Spalte { $space_column }).
event-descend = Spalte { $from_column }: { $kind } sinkt von Reihe { $from_row } auf Reihe { $to_row }.
event-descend-city = Spalte { $from_column }: { $kind } sinkt von Reihe { $from_row } in die Stadt.
event-held = Die Luftabwehr hält Spalte { $column }: Kein Schiff bewegt sich.
event-too-far = Vorsicht: Dieses Feld liegt { $distance } Schritte vor dem Tunnelbohrer. Eine { $value } bohrt nicht so weit und bewirkt dort nichts.
event-miss = Kampfflugzeuge mit Wert { $value } treffen kein Schiff.
event-research-nothing = Die Forschung bleibt, wo sie ist.
event-shift = Pfeil in Reihe { $from_row }: { $kind } rückt von Spalte { $from_column } in Spalte { $to_column }.
event-blocked = Der Pfeil in Reihe { $from_row }, Spalte { $from_column } ist wirkungslos: Auf dem Zielfeld ist schon ein Schiff.
event-mothership-icon = Das Mutterschiff wird gerufen ({ $kind }): Es senkt sich auf Reihe { $to }.
event-mothership-phase = Das Mutterschiff senkt sich auf Reihe { $to }.
event-lift = Reihe { $from_row }, Spalte { $from_column }: { $kind } kehrt aufs Mutterschiff zurück.
event-city = Spalte { $column }: { $kind } trifft die Stadt.
event-hit = Die Basis erleidet Schaden: { $damage } von { $of }.
event-set-aside = Kein erlaubtes Feld mehr: Ein { $color ->
        [white] weißer
       *[plain] grauer
    } Würfel wird beiseitegelegt.
event-phase = Jetzt: { $phase }.
event-use = Der Raum in Reihe { $space_row }, Spalte { $space_column } ({ $room }) wird mit Wert { $value } genutzt{ $cost ->
        [0] .
       *[other] {" "}und kostet { $cost } Energie; noch { $energy } übrig.
    }
event-no-effect = Ein Wert von { $value } bewirkt nichts.
event-energy = Energie +{ $gained }: jetzt { $energy }.
event-destroy = { $to ->
        [supply] Die Verstärkung in Reihe { $from_row }, Spalte { $from_column } wird abgeschossen und kommt zurück in den Vorrat.
       *[mothership] Das einfache Schiff in Reihe { $from_row }, Spalte { $from_column } wird abgeschossen und kommt aufs Mutterschiff.
    }
event-research = Forschung: { $from } → { $to } von { $of }.
event-build = Ein neuer Roboter mit Wert { $value } wird gebaut.
event-install = Roboter { $robot } wird mit Wert { $value } in Reihe { $space_row }, Spalte { $space_column } installiert.
event-wear = Roboter { $robot } nutzt sich ab: jetzt Wert { $value }.
event-fresh = Roboter { $robot } ist wieder bereit.
event-robot-off-worn = Roboter { $robot } ist abgenutzt und verlässt die Basis.
event-robot-off-worker = Roboter { $robot } weicht einem Arbeiterwürfel.
event-robot-off-player = Roboter { $robot } wird aus der Basis entfernt.
event-robot-off-buried = Roboter { $robot } wird verschüttet und ist verloren.
event-robot-off-rebuilt = Roboter { $robot } wird weggenommen und neu gebaut.
event-excavator-dug = Der Tunnelbohrer bohrt für 1 Energie { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weit bis Reihe { $to_row }, Spalte { $to_column }; noch { $energy } übrig.
event-excavator-action = { $steps ->
        [0] Der Tunnelbohrer steht schon auf seinem Startfeld und bleibt dort.
        [one] Der Tunnelbohrer muss 1 Feld zurück bis Reihe { $to_row }, Spalte { $to_column }.
       *[other] Der Tunnelbohrer muss { $steps } Felder zurück bis Reihe { $to_row }, Spalte { $to_column }.
    }
event-unused = Ungenutzt: der { $color ->
        [white] weiße
       *[plain] graue
    } Würfel in Reihe { $space_row }, Spalte { $space_column }.
event-action-none = Reihe { $row }: Das Mutterschiff tut nichts.
event-action-excavator = Reihe { $row }: Das Mutterschiff lässt die Erde beben, Tunnelbohrer { $amount } zurück.
event-action-research = Reihe { $row }: Das Mutterschiff stört die Forschung, { $amount } zurück.
event-action-reinforcements = Reihe { $row }: Das Mutterschiff ruft { $amount ->
        [one] 1 Verstärkung.
       *[other] { $amount } Verstärkungen.
    }
event-action-damage = Reihe { $row }: Das Mutterschiff beschießt die Basis.
event-reinforce = Eine Verstärkung kommt aufs Mutterschiff.
event-spawn = Spalte { $at_column }: { $kind } startet am Abwurfpunkt.
event-end-research = Die Forschung ist abgeschlossen. Du hast gewonnen!
event-end-damage = Die Basis ist zerstört. Du hast verloren.
event-end-mothership = Das Mutterschiff ist zu tief gesunken. Du hast verloren.

# F: abilities.

event-energy-lost = Energie −{ $lost }: jetzt { $energy }.
event-research-lost = Die Forschung fällt zurück: { $from } → { $to } von { $of }.
event-excavator-tunnelled = { $steps ->
        [0] Der Tunnelbohrer kommt nicht weiter: Kein Feld vor ihm ist frei.
        [one] Der Tunnelbohrer rückt 1 Feld vor bis Reihe { $to_row }, Spalte { $to_column }.
       *[other] Der Tunnelbohrer rückt { $steps } Felder vor bis Reihe { $to_row }, Spalte { $to_column }.
    }
event-action-energy = Reihe { $row }: Das Mutterschiff entzieht dir { $amount } Energie.
event-action-robots = Reihe { $row }: Ein Impuls vom Mutterschiff, Roboter verlieren { $amount }.
event-action-dive = Reihe { $row }: Das Mutterschiff befiehlt den Sturzflug, alle Schiffe sinken um { $amount }.
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
event-excavator-dug-for = Der Tunnelbohrer bohrt { $steps ->
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
       *[plain] Ein grauer Würfel
    } wird von { $from } auf { $to } gedreht.
