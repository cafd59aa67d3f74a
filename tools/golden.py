"""Regenerate the golden playthroughs: `make golden`, then read the diff.

`python tools/golden.py NAME RECORD` adds one from the text record of a finished game.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.support.battles import BATTLES, GAMES_PER_SCENARIO, bot_action, plan, regenerated
from tests.support.playthrough import FOLDER, answers_of, game_of, play

from ufs.base.errors import UfsError
from ufs.game import Game


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    if arguments:
        name, record = arguments
        finished = Game.from_record(Path(record).read_text(encoding="utf-8"))
        game = Game.new(finished.table.setup, finished.seed, finished.dice)
        text = play(game, [step.action for step in finished.steps])
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        return
    for path in sorted(FOLDER.glob("*.txt")):
        old = path.read_text(encoding="utf-8")
        new = replayed_or_gone_on(old)
        path.write_text(new, encoding="utf-8")
        print(f"{path.name}: {'changed' if new != old else 'unchanged'}")
    write_battles()


def replayed_or_gone_on(text: str) -> str:
    """The text that the game gives today. Where an old move is no longer legal, the bot goes on."""
    game = game_of(text)
    try:
        for action in answers_of(text):
            game.act(action)
    except UfsError as error:
        print(f"  a move is no longer legal: {error}")
    while not game.is_over:
        game.act(bot_action(game))
    return play(game_of(text), [step.action for step in game.steps])


def write_battles() -> None:
    """Write every planned battle, with its old moves as far as they are still legal."""
    BATTLES.mkdir(exist_ok=True)
    planned = plan()
    for path in BATTLES.glob("*.txt"):
        if path.stem not in planned:
            path.unlink()
            print(f"battles/{path.name}: deleted")
    for n, (scenario, setups) in enumerate(planned.items()):
        path = BATTLES / f"{scenario}.txt"
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        new = regenerated(old, setups, GAMES_PER_SCENARIO * n)
        path.write_text(new, encoding="utf-8")
        print(f"battles/{path.name}: {'changed' if new != old else 'unchanged'}")


if __name__ == "__main__":
    main(sys.argv[1:])
