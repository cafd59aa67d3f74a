"""E: the end of the game."""

from __future__ import annotations

from ufs.rules.board import Board
from ufs.rules.events import E_END, E_HIT, E_LAND_CITY, tell
from ufs.rules.state import (
    ABOARD,
    LOST_DAMAGE,
    LOST_MOTHERSHIP,
    ORANGE,
    OVER,
    SUPPLY,
    UNDECIDED,
    WON_RESEARCH,
    State,
    leave_sky,
)


def finish(s: State, result: int) -> None:
    """E4: the first end to happen decides; nothing after it is carried out."""
    if s.result == UNDECIDED:
        s.result = result
        s.phase = OVER
        tell(s, E_END, result)


def check_win(s: State, b: Board) -> None:
    """E1: reaching the last research space wins at once, unless there is more to do (F36)."""
    if s.research >= b.research_length and (b.goals == 0 or are_goals_met(s, b)):
        finish(s, WON_RESEARCH)


def are_goals_met(s: State, b: Board) -> bool:
    """F36: what a scenario asks for besides the research."""
    if s.excavator < b.goal_depth or s.destroyed < b.goal_ships:
        return False
    if b.goal_orange and s.ship_row[b.ships - 1] != SUPPLY:
        return False
    return b.goal_shot == 0 or s.core_shot != 0


def hit_city(s: State, b: Board, ship: int) -> None:
    """D13: 1 damage, and the ship goes onto the mothership whatever its kind; F35: orange more."""
    tell(s, E_LAND_CITY, ship, s.ship_column[ship])
    leave_sky(s, ship, ABOARD)
    hits = b.orange_damage if s.ship_kind[ship] == ORANGE else 1
    for _ in range(hits):
        if s.result == UNDECIDED:
            take_hit(s, b, ship)


def take_hit(s: State, b: Board, ship: int) -> None:
    """E2: one more damage; the marker reaching the skull loses at once."""
    s.damage += 1
    tell(s, E_HIT, s.damage, ship)
    if s.damage >= b.hits:
        finish(s, LOST_DAMAGE)


def check_skull(s: State, b: Board) -> None:
    """E3: the drop points reaching the skull row loses at once."""
    if s.mothership >= b.skull_row:
        finish(s, LOST_MOTHERSHIP)
