"""What Numba compiles: plain functions on a state and a board, like those of `ufs.rules`.

=================  ============================================================
`network_shape`    the index of every feature, and the width of the layers
`features`         a position as numbers
`network`          the value of a position
`search`           plans from one roll to the next
`playouts`         playing out plans, whole games, every action of a position
`selfplay`         games for training
`heuristic`        a quick score for a position, without a network
`compiled`         all of it compiled, with its buffers
=================  ============================================================

Short names everywhere: `s` state, `b` board, `m` network, `w` search buffers, `h` playout buffers,
`e` budget.
"""
