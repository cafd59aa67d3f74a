# What the editions call by different names, in the words of their rulebooks: the box, and the first
# print-and-play, whose book is in English. Sentences refer to these; $book says which one is played.

## Colours: 5 ships of the start, ships that join later, 3 of the 5 dice.

term-purple = { $book ->
        [pnp] green
       *[box] purple
    }
term-Purple = { $book ->
        [pnp] Green
       *[box] Purple
    }
term-white = { $book ->
        [pnp] red
       *[box] white
    }
term-White = { $book ->
        [pnp] Red
       *[box] White
    }
term-gray = { $book ->
        [pnp] black
       *[box] gray
    }
term-Gray = { $book ->
        [pnp] Black
       *[box] Gray
    }

## Things and phases.

term-drop-point = { $book ->
        [pnp] starting spot
       *[box] drop point
    }
term-Drop-point = { $book ->
        [pnp] Starting spot
       *[box] Drop point
    }
term-worker = { $book ->
        [pnp] action die
       *[box] worker
    }
term-a-worker = { $book ->
        [pnp] an action die
       *[box] a worker
    }
term-A-worker = { $book ->
        [pnp] An action die
       *[box] A worker
    }
term-workers = { $book ->
        [pnp] action dice
       *[box] workers
    }
term-Workers = { $book ->
        [pnp] Action dice
       *[box] Workers
    }
term-dice-phase = { $book ->
        [pnp] phase 1 (place dice and move ships)
       *[box] the dice phase
    }
term-rooms-phase = { $book ->
        [pnp] phase 2 (resolve rooms)
       *[box] the rooms phase
    }
term-hard-side = { $book ->
        [pnp] difficult side
       *[box] more threatening side
    }
