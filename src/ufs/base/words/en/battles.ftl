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
