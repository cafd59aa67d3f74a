"""The application: everything a player can do, without HTTP, terminal or browser.

================  ===============================================================
`application`     one object with all of it: a storage, a library, a coach
`sessions`        open games: act, undo, redo, strict play, forks, versions
`games`           games as a client asks about them, answered as JSON
`game_json`       what such an answer says
`hints`           the coach's hints, the chance of winning, what a move was worth
`reviews`         reviews of finished games
`puzzles`         the puzzle of a day, trying one, whether it is solved
`campaigns`       choices, the next game, what a result does to the notebook (C3)
`campaign_steps`  the steps of a campaign as JSON
`battles`         battles of one's own: stars, codes, by chance, of the day
`content_json`    what can be chosen for a game
`settings`        what the player likes
`statistics`      what came of the games
`text_files`      games of version 0.1 that lie in text files move in
================  ===============================================================

The server, the text game, the campaign commands and the tests are thin around it.
"""

from ufs.play.application import Application, open_application
from ufs.play.sessions import Session, Sessions

__all__ = ["Application", "Session", "Sessions", "open_application"]
