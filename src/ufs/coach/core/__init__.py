"""What Numba compiles: plain functions on a state and a board, like those of `ufs.rules`.

- `network_shape.py`: where every feature lies, how wide the layers are
- `features.py`: a position as numbers
- `network.py`: what the position is worth
- `search.py`: plans from a roll to the next one
- `playouts.py`: playing plans on, whole games, every move of a moment
- `selfplay.py`: games to learn from
- `heuristic.py`: a position at a glance, without a network
- `compiled.py`: all of it compiled, with its buffers
"""
