"""Play a game in a few lines: list the legal actions, choose one, act; print the board on the way.

    python examples/play_a_game.py

This player always takes the middle one of the legal actions and will not save the world. The same
setup, seed and actions always give the same game.
"""

from __future__ import annotations

from ufs.base.words import Words
from ufs.drawing.text_board import draw_board
from ufs.game import Game


def main() -> None:
    game = Game.new({"edition": "box", "city": "roswell", "threat": 1}, seed=7)
    while not game.is_over:
        actions = game.actions()  # plain dicts, as in docs/protocol.md
        game.act(actions[len(actions) // 2])
        if game.position()["round"] == 2 and game.phase == "dice" and len(game.in_hand()) == 5:
            print(draw_board(game, Words("en")), "\n")  # once, at the start of round 2
    print(game.result, "after", len(game.steps), "decisions")

    game.undo()  # as far back as you like, including the dice
    print(game.result, "again, with", len(game.actions()), "actions to choose from")
    game.redo()
    print(game.record().splitlines()[-1])


if __name__ == "__main__":
    main()
