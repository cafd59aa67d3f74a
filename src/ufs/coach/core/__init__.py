"""What Numba compiles: plain functions on a state and a board, like those of `ufs.rules`.

=================  ============================================================
`network_shape`    where every feature lies, how wide the layers are
`features`         a position as numbers
`network`          what the position is worth
`search`           plans from a roll to the next one
`playouts`         playing plans on, whole games, every move of a moment
`selfplay`         games to learn from
`heuristic`        a position at a glance, without a network
`compiled`         all of it compiled, with its buffers
=================  ============================================================
"""
