"""The application: everything a player can do, without HTTP, terminal or browser.

application.py    one object with all of it: give it a storage, a library and a coach
sessions.py       open games: act, undo, redo, strict play, forks, versions
games.py          games as a client asks about them, answered as JSON
game_json.py      what such an answer says
hints.py          the coach's hints, the chance of winning, what a move was worth
reviews.py        reviews of finished games
puzzles.py        the puzzle of a day, trying one, whether it is solved
campaigns.py      campaigns: choices, the next game, what a result does to the notebook (C3)
campaign_steps.py the steps of a campaign as JSON
battles.py        battles of one's own: stars, codes, one by chance, the one of a day
content_json.py   what can be chosen for a game
settings.py       what the player likes
statistics.py     what came of the games
text_files.py     games of version 0.1 that lie in text files move into the storage
"""

from ufs.play.application import Application, open_application
from ufs.play.sessions import Session, Sessions

__all__ = ["Application", "Session", "Sessions", "open_application"]
