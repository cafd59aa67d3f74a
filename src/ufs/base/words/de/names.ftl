# Namen der Dinge im Spiel.

phase-dice = { $book ->
        [pnp] Würfel platzieren und Schiffe bewegen
       *[box] Würfel-Phase
    }
phase-rooms = { $book ->
        [pnp] Räume aktivieren
       *[box] Raum-Phase
    }
phase-spawn = Start der Schiffe
phase-over = Spielende

room-energy = Energie
room-fighters = Kampfflugzeuge
room-research = Forschung
room-robot = Roboter
room-repair = Werkstatt
room-jam = Störsender
room-missiles = Raketen
room-command = Kommandozentrale
room-aa = Luftabwehr
room-tunnel = Tunnel
room-start = Startfeld { term-des-bohrers }
# effects: eines oder mehrere der obigen, aneinandergereiht
room-name = { $effects }

ship-basic = { term-violett }es Schiff
ship-reinforcement = { term-weiss }es Schiff
ship-orange = oranges Schiff

# Die Würfel eines Wurfs, nach Farbe.
rolled-plain = { term-grau } { $values }
rolled-white = weiß { $values }

# Was das Mutterschiff in einer Reihe tut.
next-none = keine Aktion
next-excavator = { term-bohrer } { $amount } zurück
next-research = Forschung { $amount } zurück
next-reinforcements = { $amount ->
        [one] 1 { term-weiss }es Schiff
       *[other] { $amount } { term-weiss }e Schiffe
    }
next-damage = 1 Schaden
next-energy = { $amount } Energie weniger
next-robots = Roboter verlieren { $amount }
next-dive = alle Schiffe { $amount } tiefer
next-skull = der Totenschädel (verloren)
