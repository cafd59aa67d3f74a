# Battles of one's own: stars, asking for one, codes.

battle-box-only = Only games of the box have stars and codes; this one is of the edition "{ $found }".
battle-nearest = There is no battle of difficulty { $wished } with these wishes; the nearest has { $found }.
battle-none = No battle can be made with these wishes. Allow more chapters, or wish for less.
battle-no-advanced-tiles = The chapters you allow bring no advanced sky tiles. Allow chapter 2 or 3, or take basic tiles.
battle-chapters = Chapters are { $expected } (0 is the standard game), found: { $found }.
battle-tiles = { $found } is no choice of sky tiles; expected "any", "basic" or "advanced".
battle-no-code = { $found } is no code of a battle; one begins with { $expected }
battle-newer-code = This code is of another version ({ $found }); this program reads { $expected }. A newer one may know it.
battle-mistyped = The code { $found } is not complete, or a letter of it is wrong. Copy it once more, up to its last letter.
