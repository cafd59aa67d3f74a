"""One run: tabs, servers, disk and clock in one process, everything drawn from one seed."""

from __future__ import annotations

import random
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from simulator.backup_requests import GoBack
from simulator.backups import Backups
from simulator.checks import Checks
from simulator.choices import Choices
from simulator.damage import DamageCheck, damage
from simulator.disk import ERROR, FULL, KILL, POWER, READ_ERROR, Disk, Fault
from simulator.model import BrokenPromiseError, Model
from simulator.old_files import make_old_file
from simulator.requests import Request, Tab, short
from simulator.servers import Died, OpenStorage, Server, Servers
from simulator.stored import Stored
from simulator.trace import Trace
from simulator.vfs import SimulatedVfs
from simulator.world import Clock, world
from ufs.base.errors import UfsError
from ufs.content.loader import built_in
from ufs.store.sqlite import SqliteStorage

FILE = "games.sqlite3"
RAM_DISK = Path("/dev/shm")
TABS = 3
STEPS = 150
HOURS = 3600


@dataclass
class Report:
    """What one run did, and the promise it saw broken, if any."""

    seed: int
    steps: int = 0
    hash: str = ""
    violation: str | None = None
    last_lines: list[str] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    healing: Counter[str] = field(default_factory=Counter)  # what became of games after damage
    restarts: int = 0
    checks: int = 0
    operations: int = 0


def simulate(
    seed: int,
    steps: int = STEPS,
    open_storage: OpenStorage = SqliteStorage,
    show: Callable[[str], None] | None = None,
) -> Report:
    """Run one seed. The same seed does the same every time."""
    parent = RAM_DISK if RAM_DISK.is_dir() else None
    with tempfile.TemporaryDirectory(dir=parent) as folder:
        return Simulation(seed, Path(folder), open_storage, show).run(steps)


class Simulation:
    def __init__(
        self,
        seed: int,
        folder: Path,
        open_storage: OpenStorage,
        show: Callable[[str], None] | None,
    ) -> None:
        self.report = Report(seed)
        self.trace = Trace(show)
        self.chance = random.Random(f"steps {seed}")
        self.application_chance = random.Random(f"application {seed}")
        self.rot_chance = random.Random(f"rot {seed}")
        self.clock = Clock(random.Random(f"clock {seed}"))
        self.disk = Disk(folder, random.Random(f"disk {seed}"), self.trace.tell)
        self.vfs = SimulatedVfs(self.disk)
        library = built_in()
        self.model = Model(library)
        self.checks = Checks(self.model)
        self.path = folder / FILE
        self.backups = Backups(self.path, self.model)
        self.choices = Choices(self.model, self.backups, self.chance)
        self.tabs = [Tab(number) for number in range(TABS)]
        self.servers = Servers(
            self.path, library, self.vfs, self.clock, self.chance, open_storage, self.between
        )
        self.interrupted: Request | None = None  # a request that another server may interrupt
        self.overtaken = False  # another server was quicker than the one that is asked
        self.writes = 0  # on the disk when it began: it is only interrupted before its first one

    # --- the run ---

    def run(self, steps: int) -> Report:
        report = self.report
        with self.vfs.installed(), world(self.clock, self.application_chance):
            try:
                self.steps(steps)
            except BrokenPromiseError as violation:
                report.violation = str(violation)
                self.trace.tell(f"VIOLATION {violation}")
                report.last_lines = list(self.trace.last)
            finally:
                self.close()
        report.hash = self.trace.hash
        report.faults.update(self.disk.struck)
        report.checks = self.checks.looks
        report.faults["left the bin by age"] = self.checks.aged
        report.faults["backup"] = self.backups.made
        report.operations = self.disk.operations.total()
        return report

    def steps(self, steps: int) -> None:
        if self.chance.random() < 0.2:
            self.begin_with_old_file()
        if self.chance.random() < 0.5:
            self.arm()  # while the file is made or migrated
        self.keep_running()
        for number in range(steps):
            self.report.steps = number + 1
            self.something_happens()
            self.keep_running()
            tab = self.chance.choice(self.tabs)
            self.ask(self.chance.choice(self.servers.running), tab, self.choices.next(tab))
            self.play_on(tab)
            self.keep_running()
            self.check()
        self.disk.fault = None
        self.disk.free()
        self.restart(self.servers.running[0])
        self.keep_running()
        if self.rot_chance.random() < 0.5:
            self.rot()

    def rot(self) -> None:
        """The end of the run: a page of the file is damaged while nobody has it open."""
        for server in list(self.servers.running):
            if self.rot_chance.random() < 0.3:
                self.disk.die(server.number, everybody=True)
            self.servers.stop(server)
        self.servers.bury()
        self.tell(damage(self.path, self.rot_chance))
        self.disk.forget(self.path)
        check = DamageCheck(self.model, self.path)
        if self.rot_chance.random() < 0.5:
            self.arm()  # while it is healed
        try:
            server = self.servers.start()
            self.disk.fault = None
            self.look(partial(check.look, server.application), server)
            self.report.healing.update(check.found)
        except BrokenPromiseError:
            raise
        except Exception as error:
            lines = "".join(traceback.format_exception(error)[-3:])
            raise BrokenPromiseError(f"an error without a sentence: {lines}") from error

    def play_on(self, tab: Tab) -> None:
        """Often the same tab makes some more moves, so that games come to an end."""
        for _ in range(self.chance.choice((0, 0, 5, 15))):
            alive = self.alive()
            if not alive or tab.again is not None:
                return
            self.ask(self.chance.choice(alive), tab, self.choices.play_on(tab))

    def alive(self) -> list[Server]:
        return [one for one in self.servers.running if not self.disk.is_dead(one.number)]

    def begin_with_old_file(self) -> None:
        """The player had an earlier version of the program."""
        self.count("migration")
        with self.disk.calm():
            for game in make_old_file(self.path, self.model.library, self.chance):
                self.tell(f"an old game: {game.id}")
                self.model.add_game(game)

    def close(self) -> None:
        """Let go of everything, whatever state it is in."""
        with self.disk.calm():
            for server in list(self.servers.running):
                self.servers.stop(server)

    # --- what goes wrong ---

    def something_happens(self) -> None:
        """Now and then: a fault is prepared, a clock is set, a server stops."""
        if self.disk.room is not None and self.chance.random() < 0.2:
            self.tell("there is room on the disk again")
            self.disk.free()
        drawn = self.chance.random()
        if drawn < 0.25:
            self.arm()
        elif drawn < 0.3:
            self.set_clock()
        elif drawn < 0.32:
            self.count("power cut at rest")
            self.disk.die(0, everybody=True)
        elif drawn < 0.34:
            self.count("kill at rest")
            self.disk.die(self.chance.choice(self.servers.running).number, everybody=False)
        elif drawn < 0.37:
            self.count("restart")
            self.restart(self.chance.choice(self.servers.running))

    def arm(self) -> None:
        kind = self.chance.choice((POWER, POWER, KILL, KILL, ERROR, READ_ERROR, FULL))
        after = self.chance.randrange(self.chance.choice((5, 25, 60)))
        lasts = self.chance.randrange(20_000) if kind == FULL else self.chance.randint(1, 4)
        self.tell(f"{kind} after {after} operations, {lasts}")
        self.disk.arm(Fault(kind, after, lasts))

    def set_clock(self) -> None:
        far = self.chance.choice((1, 24, 24 * 60, 24 * 365 * 10, 24 * 365 * 60))
        seconds = self.chance.uniform(-far, far) * HOURS
        self.count("clock set back" if seconds < 0 else "clock set forward")
        self.tell(f"the clock jumps by {seconds:.0f} seconds")
        self.clock.jump(seconds)

    def restart(self, server: Server) -> None:
        """Stop a server properly; `keep_running` starts another."""
        self.tell(f"server {server.number} stops")
        self.servers.stop(server)
        self.vfs.check()

    def keep_running(self) -> None:
        """Take away what died; start one server or two, and look at what they find."""
        self.servers.bury()
        wanted = self.chance.choice((1, 2, 2))
        while not self.servers.running or (
            len(self.servers.running) < wanted and self.chance.random() < 0.2
        ):
            self.backups.new()  # of servers that died: what came after is not known
            server = self.servers.start()
            self.vfs.check()
            self.report.restarts += 1
            attempts = self.servers.attempts
            look = partial(self.checks.after_restart, server.application, self.path, attempts)
            self.look(look, server)
            self.look(self.backups.look, server)

    # --- asking ---

    def ask(self, server: Server, tab: Tab, request: Request) -> None:
        """One request of a tab to a server, and what it must do to the model."""
        self.tell(f"{self.report.steps}: tab {tab.number}, server {server.number}: {request}")
        struck, syncs = self.disk.struck.total(), self.disk.syncs
        overtaken, self.overtaken = self.overtaken, False
        outcome, answer = self.outcome(server, request)
        is_outdated, self.overtaken = self.overtaken and request.only_looks, overtaken
        self.tell(f"{outcome}: {answer if isinstance(answer, UfsError) else ''}")
        self.report.outcomes[outcome] += 1
        if outcome == "answered":
            if self.disk.syncs > syncs:
                self.checks.saved()
            if isinstance(request, GoBack):
                self.count("went back to a backup")
            if not is_outdated:
                self.answered(tab, request, answer)
        elif outcome == "refused":
            self.refused(tab, request, answer)
        else:
            if (
                struck == self.disk.struck.total()
                and self.disk.room is None
                and outcome == "failed"
            ):
                raise BrokenPromiseError(f"failed though nothing went wrong: {request}: {answer!r}")
            self.checks.doubt(request)
            self.unanswered(tab, request)
            self.learn()
        self.look_at_backups()

    def look_at_backups(self) -> None:
        alive = self.alive()
        if alive:
            self.look(self.backups.look, alive[0])

    def outcome(self, server: Server, request: Request) -> tuple[str, Any]:
        before, interrupted = self.disk.acting, self.interrupted
        self.disk.acting, self.writes = server.number, self.disk.operations["write"]
        self.interrupted = request if interrupted is None and request.interleaves else None
        outcome, answer = "answered", None
        try:
            answer = request.send(server.application)
        except Died:
            outcome = "died"
        except UfsError as error:
            outcome, answer = "failed" if error.code == "not_saved" else "refused", error
        except Exception as error:
            lines = "".join(traceback.format_exception(error)[-3:])
            raise BrokenPromiseError(f"an error without a sentence: {request}: {lines}") from error
        finally:
            self.disk.acting, self.interrupted = before, interrupted
        self.vfs.check()
        return ("died", None) if self.disk.is_dead(server.number) else (outcome, answer)

    def learn(self) -> None:
        """Find out at once what became of a request, before anybody else changes the same."""
        alive = self.alive()
        if alive:
            stored = Stored(alive[0].application)
            self.look(lambda: self.checks.reconcile(stored), alive[0])

    def answered(self, tab: Tab, request: Request, answer: Any) -> None:
        if not request.is_possible(self.model):
            raise BrokenPromiseError(f"carried out, and should have been refused: {request}")
        request.apply(self.model, answer)
        request.check(self.model, answer)
        if self.chance.random() < 0.03:
            self.count("answer lost")
            self.tell("the answer is lost")
            self.unanswered(tab, request)
        else:
            request.hear(tab, answer)

    def refused(self, tab: Tab, request: Request, error: UfsError) -> None:
        if request.is_possible(self.model):
            raise BrokenPromiseError(f"refused without reason: {request}: {error!r}")
        if self.chance.random() < 0.8:
            request.forget(tab)

    def unanswered(self, tab: Tab, request: Request) -> None:
        """The tab asks the same again, looks what became of it, or knows nothing of it."""
        drawn = self.chance.random()
        if drawn < 0.5 and request.repeats:
            tab.again = request
        elif drawn < 0.9:
            request.forget(tab)

    def between(self, number: int) -> None:
        """Before a server reads or writes: another one may be quicker."""
        if self.disk.is_dead(number):
            raise Died
        others = [one for one in self.alive() if one.number != number]
        has_written = self.disk.operations["write"] > self.writes
        if self.interrupted is None or self.looking or has_written or not others:
            return
        if self.chance.random() < 0.03:
            self.count("two servers at once")
            tab = self.chance.choice(self.tabs)
            request = self.choices.next(tab)
            if not request.overtakes:
                return
            self.ask(self.chance.choice(others), tab, request)
            self.overtaken = True
            if self.disk.is_dead(number):
                raise Died

    # --- looking ---

    looking = False

    def check(self) -> None:
        server = self.chance.choice(self.servers.running)
        self.look(lambda: self.checks.after_step(server.application), server)

    def look(self, work: Callable[[], None], server: Server) -> None:
        """Compare, undisturbed."""
        before, self.disk.acting, self.looking = self.disk.acting, server.number, True
        try:
            with self.disk.calm():
                work()
        except UfsError as error:
            raise BrokenPromiseError(f"cannot be read: {error!r} {error}") from error
        finally:
            self.disk.acting, self.looking = before, False
        self.vfs.check()

    def tell(self, line: str) -> None:
        self.trace.tell(short(line))

    def count(self, what: str) -> None:
        self.report.faults[what] += 1
