# Sheets to print and cut out.

print-title = Under Falling Skies: pieces to cut out
print-author = An unofficial fan edition; the game is by Tomáš Uhlíř
print-footer = Under Falling Skies, an unofficial fan edition · page { $page } of { $pages } · print at 100 %, cut along the lines
print-written = { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    } with { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }: { $file }
print-needs-extra = Printing needs ReportLab: { INSTALL("print") } ({ $reason })
print-unknown = There is nothing called "{ $found }" to print; expected one of: { $expected }.
print-nothing = There is nothing to print for "{ $found }".
print-bad-paper = There is no paper "{ $found }"; expected one of: { $expected }.
print-letters = { $piece } has letters that cannot be printed (replacements in brackets): { $letters }
print-too-long = { $piece }: the text “{ $start }” is too long for its space; only the first { $room } of its { $letters } letters are printed.
print-side-easy = easy
print-side-hard = { $book ->
        [pnp] difficult
       *[box] more threatening
    }
print-side-box = mothership
print-upper = upper half
print-lower = lower half
print-city = City
print-scenario = Scenario
print-rules = Scenario: rules
print-briefing = Chapter briefing
print-chapter = chapter { $number }
print-no-ability = This city has no ability.
print-energy-start = Energy at the start: { $energy }
print-base-tiles = Base: { $upper } above, { $lower } below
print-scenario-sky = With sky tile { $tile } in its place.
print-chapter-sky = From now on these sky tiles may be in play: { $tiles }
print-signs = What the signs mean
print-signs-rooms = Rooms
print-signs-actions = The mothership
print-signs-sky = The sky
print-sign-aa = AA gun: ships descend 1 less for a die here
print-sign-tunnel = tunnel: nothing happens here
print-sign-arrow = the ship moves one space that way, if it is free
print-sign-icon = the mothership descends one row at once
print-sign-burst = fighters of this value or more destroy the ship
print-sign-red = a red explosion: one use of fighters is aimed at the red ones or at the yellow ones
print-sign-teleport = teleport: the ship moves to the other one with this letter, if it is free
print-needed = You also need
print-needed-dice = 3 { term-gray } and 2 white dice as { term-workers }, and 2 blue dice as robots. Edges of 14 to 16 mm fit the tiles, 8 to 9 mm the cards.
print-glue = The two sides of a piece are printed beside or below each other: glue them back to back, or use whichever you need.

# The notebook of a campaign.
notebook-title = Campaign notebook
notebook-name = Name of the campaign
notebook-chapter = Chapter { $number }
notebook-finale = Chapter 4: the last battle
notebook-city = City
notebook-scenario = Scenario
notebook-character = Main character
notebook-upgraded = Upgraded characters
notebook-game = Game { $number }
notebook-result = Result
notebook-score = Final score
notebook-how = A result is the threat level of a won game, or X. The final score is the sum of the threat levels won, less 1 for every X.
