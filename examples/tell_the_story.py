"""Replay a text record and print its events as sentences in English, German and French.

    python examples/tell_the_story.py [RECORD]

A record is a game as text: setup, rolls and moves, easy to read and to edit. The rolls in the text
count, not the seed. Events are data; the sentences come from the catalogues in ufs/base/words.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ufs.base.words import LANGUAGES, Words
from ufs.game import Game
from ufs.game.events import say_event

RECORD = """\
ufs-record/1
edition: box
city: roswell
seed: 7
dice: auto

roll P1=3 P2=6 P3=1 W1=2 W2=2
W1 2-4  # a white die: the others are rolled again
roll P1=4 P2=6 P3=2 W2=1
P1 3-1
unfinished
"""


def main() -> None:
    text = Path(sys.argv[1]).read_text(encoding="utf-8") if len(sys.argv) > 1 else RECORD
    game = Game.from_record(text)
    for language in LANGUAGES:
        words = Words(language)
        print(f"--- {language}")
        for event in game.events():
            print(say_event(event, words))


if __name__ == "__main__":
    main()
