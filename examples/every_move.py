"""Print every move of a position: what it would do, or which rule forbids it and why.

    python examples/every_move.py

`forecasts` is what the page shows before a player commits to a move. It also lists what is *not*
allowed, so that a click on a wrong space gets an answer.
"""

from __future__ import annotations

from ufs.base.words import Words
from ufs.game import Game
from ufs.game.forecast import forecasts


def main() -> None:
    words = Words("en")
    game = Game.new({"edition": "box", "city": "roswell"}, seed=7)
    for move in forecasts(game, words, worker=0):  # one die is enough to read
        row, column = move["action"]["space"]
        if move["legal"]:
            print(f"row {row}, column {column}: {move['message']} {move['room']['text']}")
        else:
            print(f"row {row}, column {column}: no, by rule {move['rule']}. {move['message']}")

    # The same for any single action; nothing is carried out.
    why = game.why({"do": "excavate"})
    print(f"\nexcavate: legal={why.legal}, rule {why.rule}. {why.message(words)}")


if __name__ == "__main__":
    main()
