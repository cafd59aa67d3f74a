"""The clock and the chance of the application, as a simulation has them.

Modules of the application take the time from `datetime`, days from `date` and random numbers from
`secrets` and `random`. While a simulation runs, these names mean its own ones, in whichever module
they are used.
"""

from __future__ import annotations

import datetime as real_time
import random
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from ufs.store.housekeeping import Housekeeper

START = real_time.datetime(2026, 11, 17, 9, tzinfo=real_time.UTC)
LIMITS = START.replace(year=1970), START.replace(year=2090)
TICK = 5000  # microseconds that pass at most between two looks at the clock


class Clock:
    """Time passes when somebody looks at it, and jumps when it is told to."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.time = START

    def look(self) -> real_time.datetime:
        self.time += real_time.timedelta(microseconds=self.chance.randint(1, TICK))
        return self.time

    def jump(self, seconds: float) -> None:
        time = self.time + real_time.timedelta(seconds=seconds)
        self.time = min(max(time, LIMITS[0]), LIMITS[1])


class SeededSecrets:
    """What the application uses of `secrets`, from a seed."""

    def __init__(self, chance: random.Random) -> None:
        self.choice = chance.choice
        self.randbits = chance.getrandbits
        self.randbelow = chance.randrange

    def token_hex(self, count: int = 32) -> str:
        return "".join(self.choice("0123456789abcdef") for _ in range(2 * count))


def simulated_datetime(clock: Clock) -> type[real_time.datetime]:
    class SimulatedDatetime(real_time.datetime):
        @classmethod
        def now(cls, tz: real_time.tzinfo | None = None) -> Any:
            now = clock.look()
            return now.astimezone(tz) if tz else now.replace(tzinfo=None)

    return SimulatedDatetime


def simulated_date(clock: Clock) -> type[real_time.date]:
    class SimulatedDate(real_time.date):
        @classmethod
        def today(cls) -> Any:
            return clock.look().date()

    return SimulatedDate


def application_modules() -> list[ModuleType]:
    names = sorted(name for name in sys.modules if name == "ufs" or name.startswith("ufs."))
    return [sys.modules[name] for name in names]


@contextmanager
def world(clock: Clock, chance: random.Random) -> Iterator[None]:
    """Let the application see this clock and this chance."""
    meant: Sequence[tuple[object, object]] = (
        (real_time.datetime, simulated_datetime(clock)),
        (real_time.date, simulated_date(clock)),
        (secrets, SeededSecrets(chance)),
    )
    replaced: list[tuple[ModuleType, str, object]] = []
    for module in application_modules():
        for name, value in list(vars(module).items()):
            ours = next((new for old, new in meant if value is old), None)
            if ours is not None:
                replaced.append((module, name, value))
                setattr(module, name, ours)
    state = random.getstate()
    random.seed(chance.getrandbits(64))  # the application's own dice for things that do not matter
    in_background = Housekeeper.begin
    setattr(Housekeeper, "begin", Housekeeper.tidy)  # noqa: B010  nothing happens at the same time
    try:
        yield
    finally:
        setattr(Housekeeper, "begin", in_background)  # noqa: B010
        random.setstate(state)
        for module, name, value in replaced:
            setattr(module, name, value)
