"""What the engine reports while it works. An interface can animate a game from this alone.

`tell` is the one place where the two modes differ: the plain engine logs the event if `s.log` is a
list; in the compiled engine it is a no-op.
"""

from __future__ import annotations

from ufs.rules.state import State

E_ROUND = 0  # round
E_ROLL = 1  # worker, value: one event per die
E_PLACE = 2  # worker, space, value, steps ahead of the excavator
E_DESCEND = 3  # ship, column, from row, to row
E_SHIFT = 4  # ship, row, from column, to column
E_SHIFT_BLOCKED = 5  # ship, row, column, column it points to
E_MOTHERSHIP = 6  # from row, to row, the ship on the icon or -1 for its phase
E_LIFT = 7  # ship, row, column
E_HIT = 8  # damage now, ship or -1 for a mothership action
E_SET_ASIDE = 9  # worker
E_PHASE = 10  # phase
E_USE = 11  # room's first space, value, cost, energy left
E_ENERGY = 12  # gained, energy now
E_DESTROY = 13  # ship, row, column
E_RESEARCH = 14  # from, to
E_BUILD = 15  # value of the new robot
E_INSTALL = 16  # robot, space, value
E_WEAR = 17  # robot, value now
E_ROBOT_OFF = 18  # robot, space, why (OFF_*)
E_EXCAVATOR = 19  # from space, to space, DUG or PUSHED_BACK, energy left if dug
E_UNUSED = 20  # worker, space
E_ACTION = 21  # row, action, amount
E_REINFORCE = 22  # ship
E_SPAWN = 23  # ship, column, row
E_END = 24  # result
E_NO_EFFECT = 25  # room's first space, value
E_LAND_CITY = 26  # ship, column
E_TOO_FAR = 27  # worker, value, steps ahead: it will not dig that far (pnp)
E_HELD = 28  # column, what stopped its ships (HELD_*)
E_MISS = 29  # value, what found nothing to shoot (MISSED_*)
E_FRESH = 30  # robot: it can be used again
E_ABILITY = 31  # ability, where
E_REPAIR = 32  # repaired, damage now
E_RISE = 33  # ship, column, from row, to row
E_CORE = 34  # value: the shot at the mothership's core (F36)
E_SMOKE = 35  # how many of the next dice move no ships
E_SUPPLIES = 36  # how many of the next rooms cost nothing and count more
E_HALT = 37  # what the mothership leaves out this round
E_REROLL = 38
E_NUDGE = 39  # worker, from, to
E_SPECIAL = 40  # ship, number of the special space
E_TELEPORT = 41  # ship, from space of the sky, to space of the sky
E_TELEPORT_BLOCKED = 42  # ship, space of the sky, its partner, what blocks it (BLOCKED_*)
E_GIVEN_UP = 43  # worker, space: a new robot takes its place (B1)
E_POINTS = 44  # points of a command room to deal out (A5)
E_RAISE = 45  # worker, value now, points left
E_POINTS_LOST = 46  # points that no die can take

DUG = 0  # R10
PUSHED_BACK = 1  # M3
TUNNELLED = 2  # F17

BLOCKED_BY_SHIP = 0  # A1
BLOCKED_BY_MOTHERSHIP = 1

HELD_BY_AA_GUN = 0  # D6
HELD_BY_SMOKE = 1  # F26
HELD_BY_SPACE = 2  # F29

MISSED_BY_FIGHTERS = 0  # R7
MISSED_BY_MISSILES = 1  # F18
MISSED_BY_BARRAGE = 2  # F43

OFF_WORN = 0  # B5, B6
OFF_WORKER = 1  # D15
OFF_PLAYER = 2  # B2
OFF_BURIED = 3  # B9
OFF_REBUILT = 4  # B1


def tell(s: State, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Log an event, if there is a log."""
    if s.log is not None:
        s.log.append((event, a, b, c, d))
