"""The rules: one small file per phase of the rulebook.

=================  =====================================================================
`state`            what changes during a game
`board`            the pieces on the table as numbers; never changes during a game
`fields`           declaring the fields of state and board once
`dice`             D: placing workers, ships descending, landing
`rooms`            R: using rooms, excavating
`robots`           B: building, installing, wearing out, removing
`excavator`        what is excavated, what lies ahead (S6, D3, D4)
`mothership`       M: the mothership's descent, its actions, spawning
`abilities`        F: what cities, scenarios and characters add, each at its moment
`effects`          what rooms, actions, sky spaces and abilities do, one function each
`end`              E: winning and losing
`turn`             which phase follows which, and everything that happens automatically
`legal`            why an action is not allowed: a reason for every refusal
`actions`          actions as small integers, encoded and decoded only here
`events`           what the engine reports while it works
`chance`           the random generator
`play`             whole random games, for benchmarks and comparisons
`compiled`         the same functions, compiled by Numba
=================  =====================================================================

Every function takes a state `s` and a board `b`. Nothing here knows about files, JSON or words.
The code keeps to what both Python and Numba understand: small integers, `for` over ranges,
no allocation. Columns count from 0 here and from 1 everywhere people look.
"""

# Saved with every game. Raise it when the same actions and dice lead to another position.
RULES_VERSION = 1
