"""A game with history: setup, seed, actions, events, undo and redo, text record.

=================  =====================================================================
`game`             `Game`: a state with its history; act, undo, redo, why
`moves`            actions as numbers, as JSON and in words
`events`           what the rules told, as JSON and as sentences
`position`         a moment of a game as JSON, and back; impossible ones are refused
`record`           the text record and the JSON save, written and read
`comments`         what people wrote into a record
`shapes`           the shapes of setups, positions, actions and saves
`setup`            from the pieces of a setup to the board of the rules
`abilities`        abilities of pieces as numbers on the board
`forecast`         what every move of the moment would do
`table_json`       everything printed on the pieces, as JSON for a board
`sampling`         pieces drawn by chance from a seed
`random_battle`    battles of one's own: stars, codes, asking for one (S12, S13)
=================  =====================================================================

>>> from ufs.game import Game
>>> game = Game.new({"edition": "box"}, seed=7)
>>> events = game.act(game.actions()[0])
>>> events[0]["event"]
'place'
>>> game.undo()
"""

from ufs.game.game import Game, Why

__all__ = ["Game", "Why"]
