"""After a game: the damaged city (S10), the same choices under a new sky, the same pieces again.

What comes after a campaign's game, the campaign says (C3); after a puzzle, the puzzle.
"""

from __future__ import annotations

import secrets
from typing import Any, Literal

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.content.schema import City
from ufs.game import Game
from ufs.game.setup import drawn_again, turnable
from ufs.game.table_json import localize
from ufs.play.sessions import Session, Sessions
from ufs.store.storage import CAMPAIGN, GAME, PUZZLE

Way = Literal["damaged", "again", "same"]


def ways(session: Session) -> list[Way]:
    """How to play on once a game is over, the foremost first; nothing before that.

    Where nothing could be drawn otherwise, `again` and `same` would be one and the same.
    """
    if session.info.won is None or session.kind in (CAMPAIGN, PUZZLE):
        return []
    found: list[Way] = ["again"]
    if can_differ(session):
        found.append("same")
    if is_lost_whole(session):
        found.insert(0, "damaged")
    return found


def is_lost_whole(session: Session) -> bool:
    """S10: a game of its own, lost in a city that is not damaged yet."""
    setup = session.game.table.setup
    is_own_game = session.kind == GAME and session.info.won is False
    return is_own_game and "city" in setup and not setup["damaged"]


def can_differ(session: Session) -> bool:
    """S8, S9: whether drawing again can turn over other pieces than these."""
    setup = session.game.table.setup
    sides = turnable(setup, session.library)
    return 0 < sum(name in sides for name in setup["hard"]) < len(sides)


def play_on(sessions: Sessions, id: str, way: Way) -> Session:
    """A new game after this one, with the same dice and rules of play; the old one stays."""
    with sessions.opened(id) as session:
        if way not in ways(session):
            raise refusal(session, way)
        seed = secrets.randbits(32)
        game = next_game(session, way, seed, sessions.library)
        mode = session.mode
    return sessions.create(game, mode)


def refusal(session: Session, way: Way) -> UfsError:
    """Why a game cannot be played on in this way."""
    if session.kind in (CAMPAIGN, PUZZLE):
        return UfsError("bad_request", "again-not-here", "C3" if session.kind == CAMPAIGN else None)
    if not session.game.is_over:
        return UfsError("game_not_over", "again-not-over")
    if way == "damaged":
        return UfsError("bad_request", "again-not-damaged", "S10")
    return UfsError("bad_request", "again-nothing-drawn", "S9")


def next_game(session: Session, way: Way, seed: int, library: Library) -> Game:
    """With today's pieces, or if some of them are gone, with those of the game."""
    try:
        return begin(session.game, way, seed, library)
    except UfsError:
        return begin(session.game, way, seed, session.library)


def begin(game: Game, way: Way, seed: int, library: Library) -> Game:
    setup: dict[str, Any] = dict(game.table.setup)
    if way != "same":
        setup = drawn_again(setup, library, seed)
    if way == "damaged":
        setup["damaged"] = True
    return Game.new(setup, seed, game.dice, library)


# --- in words ---


def offers(session: Session, words: Words) -> list[dict[str, Any]]:
    """The ways to play on, each with a name for its button and a sentence on what differs."""
    found = ways(session)
    return [{"way": way, **in_words(session, way, words)} for way in found]


def in_words(session: Session, way: Way, words: Words) -> dict[str, str]:
    city = session.game.table.city
    if city is None:
        keys = {"again": "again-cards", "same": "again-same-cards"}
    else:
        keys = {"again": "again-sky", "same": "again-same-text"}
    if way == "same":
        return {"name": words.say("again-same"), "text": words.say(keys[way])}
    if city is not None and way == "damaged":
        return {
            "name": words.say("again-damaged", city=localize(city.name, words)),
            "text": say_damaged(city, can_differ(session), words),
        }
    text = words.say(keys["again"] if can_differ(session) else "again-new-dice")
    if city is not None and session.game.table.setup["damaged"]:
        name = words.say("again-damaged-more", city=localize(city.name, words))
        return {"name": name, "text": text}
    return {"name": words.say("play-again"), "text": text}


def say_damaged(city: City, is_drawn: bool, words: Words) -> str:
    """S10: in what the damaged side differs from the blue one; what is alike only if nothing is."""
    blue, damaged = city.blue, city.damaged
    said = []
    if damaged.text is None:
        said.append(words.say("again-ability-none", city=localize(city.name, words)))
    elif damaged.text == blue.text:
        said.append(words.say("again-ability-same"))
    else:
        said.append(words.say("again-ability", text=localize(damaged.text, words)))
    if damaged.energy != blue.energy:
        said.append(words.say("again-energy", energy=damaged.energy, before=blue.energy))
    elif damaged.text == blue.text:
        said.append(words.say("again-energy-same"))
    said.append(words.say("again-damaged-sky" if is_drawn else "again-damaged-fixed"))
    return " ".join(said)
