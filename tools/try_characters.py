"""Measure abilities for characters: `python tools/try_characters.py smoke:1 smoke:5`.

Each ability becomes a separate character. The coach plays it in the cities of the balance report at
threats 3 and 4, where help matters most, with the same dice as games without a character. Costs are
in threatening tiles as in docs/balance.md; a negative cost means that it helps. `--games N` sets
the games per cell (240), about 16 per second on two cores. This takes minutes; the whole report
takes half an hour.
"""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import replace
from pathlib import Path

from ufs.base.words import Words
from ufs.content.loader import Library, load
from ufs.lab import report
from ufs.lab.bots import read_player
from ufs.lab.report import BASELINE, Block, Row
from ufs.lab.simulate import RunOptions

THREATS = (3, 4)
TILE = 1.34  # the cost of one threatening tile in log-odds, from docs/balance.md
SEED = 7
PACK = """kind = "pack"
id = "tried"
version = "1"
source = "own"
name = { en = "Tried", de = "Tried", fr = "Tried" }
"""
CHARACTER = """kind = "character"
id = "{id}"
source = "own"
editions = ["box"]
chapter = 1
name = {{ en = "{name}", de = "{name}", fr = "{name}" }}
role = {{ en = "{name}", de = "{name}", fr = "{name}" }}
"""
SIDE = """[{side}]
ability = [{{ when = "chosen", effect = "{effect}", amount = {amount} }}]
text = {{ en = "{effect}", de = "{effect}", fr = "{effect}" }}
"""


def make_pack(folder: Path, tried: list[str]) -> Library:
    """Write and load a pack with a character for each `effect:amount`."""
    (folder / "pack.toml").write_text(PACK, encoding="utf-8")
    for number, name in enumerate(tried):
        effect, _, amount = name.partition(":")
        sides = [
            SIDE.format(side=side, effect=effect, amount=amount or 1)
            for side in ("normal", "upgraded")
        ]
        text = CHARACTER.format(id=f"tried-{number}", name=name) + "".join(sides)
        (folder / f"tried-{number}.toml").write_text(text, encoding="utf-8")
    return load([folder])


def rows(tried: list[str]) -> list[Row]:
    """A row without a character and one for each character, at the threats above."""
    all_threats = [Row(BASELINE, report.everywhere({}))]
    for number, name in enumerate(tried):
        team = [{"id": f"tried-{number}", "upgraded": False}]
        all_threats.append(Row(name, report.everywhere({"characters": team}), BASELINE))
    return [replace(row, cells=tuple(row.cells[n] for n in THREATS)) for row in all_threats]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tried", nargs="+", metavar="EFFECT:AMOUNT")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--bot", default="coach:ms=0.5")
    options = parser.parse_args()
    words = Words("en")
    with tempfile.TemporaryDirectory() as folder:
        library = make_pack(Path(folder), options.tried)
        if library.problems:
            raise SystemExit("\n".join(problem.message(words) for problem in library.problems))
        block = Block("Characters", tuple(map(str, THREATS)), rows(options.tried))
        block.play(read_player(options.bot, 60.0), RunOptions(options.games, SEED), library, words)
    for row in block.rows:
        rates = "  ".join(f"{100 * count.rate:3.0f} %" for count in block.counts[row.name])
        cost = (
            report.in_tiles(report.cost(block, row.name, row.compared_with), TILE)
            if row.compared_with
            else ""
        )
        print(f"{row.name:20} {rates}  {cost}")


if __name__ == "__main__":
    main()
