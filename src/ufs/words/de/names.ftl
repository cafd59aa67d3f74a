# Namen der Dinge im Spiel.

phase-dice = Würfel-Phase
phase-rooms = Raum-Phase
phase-spawn = Start der Schiffe
phase-over = Spielende

room-energy = Energie
room-fighters = Kampfflugzeuge
room-research = Forschung
room-robot = Roboter
room-aa = Luftabwehr
room-tunnel = Tunnel
room-start = Startfeld des Tunnelbohrers
# effects: eines oder mehrere der obigen, aneinandergereiht
room-name = { $effects }

ship-basic = einfaches Schiff
ship-reinforcement = Verstärkung

# Die fünf Arbeiterwürfel, wie sie in Aufzeichnungen heißen: P1 P2 P3 sind normal, W1 W2 sind weiß.
worker-plain = normaler Würfel { $name }
worker-white = weißer Würfel { $name }
die-rolled = { $name } = { $value }

# Was das Mutterschiff in einer Reihe tut.
next-none = keine Aktion
next-excavator = Tunnelbohrer { $amount } zurück
next-research = Forschung { $amount } zurück
next-reinforcements = { $amount ->
        [one] 1 Verstärkung
       *[other] { $amount } Verstärkungen
    }
next-damage = 1 Schaden
next-skull = der Totenschädel: verloren
