"""Make your own city: write a file, check it, play it.

    python examples/own_city.py

A pack is a folder of TOML files. This one is written to a temporary folder; yours can be given to
every command with `--pack`. docs/making.md is the guide, docs/content.md describes every field.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from ufs.base.words import Words
from ufs.content.loader import load
from ufs.drawing.text_board import draw_board
from ufs.game import Game

LISBON = """\
kind = "city"
id = "lisbon"
source = "own"
editions = ["box"]
upper = "B"
lower = "A"
name = { en = "Lisbon", de = "Lissabon", fr = "Lisbonne" }

[blue]
energy = 3

[damaged]
energy = 4
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "lisbon.toml").write_text(LISBON, encoding="utf-8")
        library = load([Path(folder)])
    assert not library.problems  # everything wrong with the pack, with file, place and reason
    game = Game.new({"edition": "box", "city": "lisbon", "damaged": True}, seed=3, library=library)
    print(draw_board(game, Words("en")))
    while not game.is_over:
        game.act(game.actions()[0])
    print(game.result)


if __name__ == "__main__":
    main()
