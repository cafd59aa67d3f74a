"""Ask the coach what each move is worth, and why.

    pip install 'under-falling-skies[fast]'  # it needs Numba
    python examples/ask_the_coach.py

The first time, the coach is compiled and cached, which takes a minute or two; later it is ready in
seconds. It never looks at dice that have not been rolled.
"""

from __future__ import annotations

from ufs.base.words import Words
from ufs.coach.advice import Coach
from ufs.coach.reasons import because, focus, say_all
from ufs.game import Game
from ufs.game.moves import action_json


def main() -> None:
    words = Words("en")
    game = Game.new({"edition": "box", "city": "roswell", "threat": 2}, seed=1)
    coach = Coach()
    coach.advise(game, budget_ms=500)  # warm up: the first call also loads the coach
    advice = coach.advise(game, budget_ms=1000)

    print("Where to look:", focus(game, advice).say(words))
    for option in advice.options[:3]:
        print(f"{option.chance:.0%} ± {option.error:.0%}", action_json(option.code, game.table))
        print("   ", *say_all(because(game, advice, option), words))


if __name__ == "__main__":
    main()
