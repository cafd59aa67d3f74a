"""A game with history: setup, seed, actions, events, undo and redo, text record.

=================  =====================================================================
`game`             `Game`: a state with its history; act, undo, redo, why
`corrections`      facts set by hand, for cards that the program does not know
`moves`            actions as numbers, as JSON, as lines of a record, as sentences
`events`           the events of the rules, as JSON and as sentences
`position`         positions as JSON, written and read; impossible ones are refused
`record`           the text record and the JSON save, written and read
`made_with`        the pieces a record or save was made with, and where to find them
`comments`         the comments in a record
`shapes`           the shapes of setups, positions, actions and saves
`setup`            from the pieces of a setup to the board of the rules
`abilities`        the abilities of pieces as numbers on the board
`forecast`         what every possible move would do
`circumstances`    what a sentence about a refused action may mention
`table_json`       everything printed on the pieces, as JSON for a board
`overview`         a round at a glance, in the words and order of an edition
`sampling`         random pieces drawn from a seed
`random_battle`    custom battles: stars, codes, random ones (S12, S13)
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
