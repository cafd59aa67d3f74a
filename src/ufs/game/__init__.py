"""A game with history: setup, seed, actions, events, undo and redo, text record.

>>> from ufs.game import Game
>>> game = Game.new({"edition": "box"}, seed=7)
>>> events = game.act(game.actions()[0])
>>> events[0]["event"]
'place'
>>> game.undo()
"""

from ufs.game.game import Game, Why

__all__ = ["Game", "Why"]
