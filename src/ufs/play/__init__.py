"""The application: everything a player can do, without HTTP, terminal or browser.

================  ===============================================================
`application`     all services in one object, with a storage, a library and a coach
`sessions`        open games: act, undo, redo, strict play, forks, versions
`pieces`          the pieces that games and campaigns are played with, kept beside them
`replay`          opening a stored game: replayed, compared with where it was left
`games`           every request about games, answered as JSON
`game_json`       the JSON of these answers
`again`           what comes after a game: the damaged city, a new sky, the same (S10)
`hints`           the coach's hints, the chance of winning, what a move was worth
`reviews`         reviews of finished games
`puzzles`         the puzzle of the day, attempts, verdicts, solutions
`campaigns`       choices, the next game, what a result does to the notebook (C3)
`campaign_steps`  the steps of a campaign as JSON
`bin`             deleted games and campaigns; what cannot be read
`battles`         custom, random and daily battles: their stars and codes
`content_json`    what can be chosen for a game
`settings`        the player's preferences
`seal`            what is sealed until its chapter is opened (C11)
`statistics`      wins, losses and streaks
`text_files`      imports the games that version 0.1 saved as text files
================  ===============================================================

The server, the text game, the campaign commands and the tests are thin layers around it.
"""

from ufs.play.application import Application, open_application
from ufs.play.sessions import Session, Sessions

__all__ = ["Application", "Session", "Sessions", "open_application"]
