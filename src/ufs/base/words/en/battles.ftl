# Battles: stars, drawing one, codes.

battle-box-only = Only games of the box have stars and codes; this one is of the edition "{ $found }".
battle-nearest = There is no battle of difficulty { $wished } with these options; the nearest has { $found }.
battle-none = No battle can be made with these options. Allow more chapters, or choose less.
battle-no-advanced-tiles = The chapters you allow have no advanced sky tiles. Allow chapter 2 or 3, or choose basic tiles.
battle-chapters = Chapters are { $expected } (0 is the standard game), found: { $found }.
battle-tiles = { $found } is not a choice of sky tiles; expected "any", "basic" or "advanced".
battle-no-code = { $found } is not the code of a battle; a code begins with { $expected }
battle-newer-code = This code is from another version ({ $found }); this program reads { $expected }. A newer program may read it.
battle-mistyped = The code { $found } is incomplete, or one of its letters is wrong. Copy it again, up to its last letter.

## Sealed chapters

sealed-here = { $count ->
        [one] This shows a piece that is still sealed: it comes
       *[other] This shows { $count } pieces that are still sealed: they come
    } with the campaign (chapter { $chapters }), and the first meeting there is part of the fun.
sealed-chapters = { $count ->
        [one] Chapter { $chapters } is still sealed: no campaign of yours has opened it yet.
       *[other] Chapters { $chapters } are still sealed: no campaign of yours has opened them yet.
    }
battle-none-open = What you have met so far is not enough for such a battle. Wish for less, play the campaign, or break the seal.
sealed-how = To see it all the same, add --unseal once (this game only) or --unseal always (break the seal for good).

## After a game

play-again = Play again
again-same = The same game again
again-same-text = Same sky, new dice.
again-same-cards = Same cards, new dice.
again-damaged = Play on in damaged { $city }
again-damaged-more = Try damaged { $city } once more
again-sky = The sky is drawn anew.
again-cards = The cards are drawn anew.
again-new-dice = Nothing to draw, new dice.
again-damaged-sky = The sky is drawn anew at the same threat level.
again-damaged-fixed = At this threat level the sky stays as it is.
again-ability = Ability of the damaged side: { $text }
again-ability-same = The damaged side has the same ability.
again-ability-none = The damaged side of { $city } has no ability.
again-energy = You begin with { $energy } energy instead of { $before }.
again-energy-same = You begin with the same energy.
again-not-over = This game is not over yet.
again-not-here = What comes after this game is decided elsewhere: in its campaign, or with the next puzzle.
again-not-damaged = The damaged side comes after a game that was lost on the blue side of a city, outside the campaign.
again-nothing-drawn = At this level nothing is drawn: playing again is already the same game.
