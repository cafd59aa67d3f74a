# Namen der Dinge im Spiel.

phase-dice = Würfel-Phase
phase-rooms = Raum-Phase
phase-spawn = Start der Schiffe
phase-over = Spielende

room-energy = Energie
room-fighters = Kampfflugzeuge
room-research = Forschung
room-robot = Roboter
room-repair = Werkstatt
room-jam = Störsender
room-missiles = Raketen
room-aa = Luftabwehr
room-tunnel = Tunnel
room-start = Startfeld des Tunnelbohrers
# effects: eines oder mehrere der obigen, aneinandergereiht
room-name = { $effects }

ship-basic = einfaches Schiff
ship-reinforcement = Verstärkung
ship-orange = oranges Schiff

# Die Würfel eines Wurfs, nach Farbe.
rolled-plain = grau { $values }
rolled-white = weiß { $values }

# Was das Mutterschiff in einer Reihe tut.
next-none = keine Aktion
next-excavator = Tunnelbohrer { $amount } zurück
next-research = Forschung { $amount } zurück
next-reinforcements = { $amount ->
        [one] 1 Verstärkung
       *[other] { $amount } Verstärkungen
    }
next-damage = 1 Schaden
next-energy = { $amount } Energie weniger
next-robots = Roboter verlieren { $amount }
next-dive = alle Schiffe { $amount } tiefer
next-skull = der Totenschädel (verloren)
