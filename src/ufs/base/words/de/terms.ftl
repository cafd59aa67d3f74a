# Was in den Ausgaben verschieden heißt, mit den Wörtern ihrer Anleitungen: der Schachtel und des zweiten
# Print-and-Play, das es auf Deutsch gibt. Sätze verweisen hierher; $book sagt, was gespielt wird.

## Farben: die 5 Schiffe vom Anfang, die später dazukommen, 3 der 5 Würfel. Die Endung folgt im Satz.

term-violett = { $book ->
        [pnp] grün
       *[box] violett
    }
term-Violett = { $book ->
        [pnp] Grün
       *[box] Violett
    }
term-weiss = { $book ->
        [pnp] rot
       *[box] weiß
    }
term-Weiss = { $book ->
        [pnp] Rot
       *[box] Weiß
    }
term-grau = { $book ->
        [pnp] schwarz
       *[box] grau
    }
term-Grau = { $book ->
        [pnp] Schwarz
       *[box] Grau
    }

## Dinge und Phasen.

term-bohrer = { $book ->
        [pnp] Grabegerät
       *[box] Tunnelbohrer
    }
term-der-bohrer = { $book ->
        [pnp] das Grabegerät
       *[box] der Tunnelbohrer
    }
term-Der-Bohrer = { $book ->
        [pnp] Das Grabegerät
       *[box] Der Tunnelbohrer
    }
term-den-bohrer = { $book ->
        [pnp] das Grabegerät
       *[box] den Tunnelbohrer
    }
term-des-bohrers = { $book ->
        [pnp] des Grabegeräts
       *[box] des Tunnelbohrers
    }
term-vom-bohrer = { $book ->
        [pnp] vom Grabegerät
       *[box] vom Tunnelbohrer
    }
term-er-der-bohrer = { $book ->
        [pnp] es
       *[box] er
    }
term-Er-der-Bohrer = { $book ->
        [pnp] Es
       *[box] Er
    }
term-ihn-den-bohrer = { $book ->
        [pnp] es
       *[box] ihn
    }
term-bohren = { $book ->
        [pnp] graben
       *[box] bohren
    }
term-Bohren = { $book ->
        [pnp] Graben
       *[box] Bohren
    }
term-bohrt = { $book ->
        [pnp] gräbt
       *[box] bohrt
    }
term-Bohrt = { $book ->
        [pnp] Gräbt
       *[box] Bohrt
    }
term-ausgebohrt = { $book ->
        [pnp] ausgegraben
       *[box] ausgebohrt
    }
term-abwurfpunkt = { $book ->
        [pnp] Startplatz
       *[box] Abwurfpunkt
    }
term-abwurfpunkte = { $book ->
        [pnp] Startplätze
       *[box] Abwurfpunkte
    }
term-arbeiter = { $book ->
        [pnp] Aktions
       *[box] Arbeiter
    }
term-in-wuerfel-phase = { $book ->
        [pnp] in Phase 1 (Würfel platzieren und Schiffe bewegen)
       *[box] in der Würfel-Phase
    }
term-in-raum-phase = { $book ->
        [pnp] in Phase 2 (Räume aktivieren)
       *[box] in der Raum-Phase
    }
term-In-Raum-Phase = { $book ->
        [pnp] In Phase 2 (Räume aktivieren)
       *[box] In der Raum-Phase
    }
term-die-raum-phase = { $book ->
        [pnp] Phase 2 (Räume aktivieren)
       *[box] die Raum-Phase
    }
term-schwierigen-seite = { $book ->
        [pnp] schwierigen Seite
       *[box] bedrohlicheren Seite
    }
