"""What speaks for an action, and against it: a few facts, said in the reader's language.

The coach's chance comes from thousands of imagined games; that convinces nobody. So beside it
stands what a player can check on the table: the rules carry out the action and the plan behind it
(`lookahead`), and the most telling things that happened are told. `focus` is the first step of a
hint: where to look, without the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from ufs.base.words import Term, Words
from ufs.coach.lookahead import (
    Course,
    LogSummary,
    Threat,
    count,
    drop,
    explosion_at,
    follow,
    threat,
    worst_threat,
)
from ufs.game import Game
from ufs.game.events import Raw
from ufs.game.forecast import try_room
from ufs.game.setup import Table
from ufs.rules import actions as A
from ufs.rules import events as E
from ufs.rules.board import AA_GUN, RESEARCH, ROOM, Board
from ufs.rules.dice import needs_roll, taken_columns
from ufs.rules.excavator import is_excavated
from ufs.rules.rooms import can_excavate, is_manned, price
from ufs.rules.state import DICE, DIE_SIDES, LOST_DAMAGE, OFF, ROOMS, SPAWN, WON_RESEARCH, State

if TYPE_CHECKING:
    from ufs.coach.advice import Advice, Option

MOST = 3  # facts that are told of one action
SHARED = 0.4  # what a fact weighs that speaks for the other action just as well


class Fact(NamedTuple):
    """A sentence to be: its key and what it mentions."""

    key: str
    args: dict[str, Any]

    def say(self, words: Words) -> str:
        return words.say(self.key, **self.args)


@dataclass
class Found:
    """A fact, how telling it is, and what it is about; of one topic only one fact is told."""

    topic: str
    weight: float
    fact: Fact


def found(topic: str, weight: float, key: str, **args: Any) -> Found:
    return Found(topic, weight, Fact(key, args))


def because(game: Game, advice: Advice, option: Option) -> list[Fact]:
    """What speaks for one option of an advice, the most telling first; at most three facts."""
    return because_at(game.state(), game.table, advice, option)


def because_at(state: State, table: Table, advice: Advice, option: Option) -> list[Fact]:
    """The same for any moment of a game.

    What the option has in common with its strongest rival counts less: that would not decide.
    """
    if option.code < 0:  # the dice are to be rolled; nothing to choose
        return []
    rival = next((other for other in advice.options if other.code != option.code), None)
    mine = gather(follow(state, table.board, option.code, option.plan), table)
    if rival is not None:
        theirs = gather(follow(state, table.board, rival.code, rival.plan), table)
        common = [other.fact for other in theirs]
        for one in mine:
            if one.fact in common:
                one.weight *= SHARED
    return pick(mine)


def reasons(state: State, table: Table, code: int, plan: Sequence[int] = ()) -> list[Fact]:
    """What is to be said of one action by itself; at most three facts."""
    return pick(gather(follow(state, table.board, code, plan), table))


def say_all(facts: Sequence[Fact], words: Words) -> list[str]:
    return [fact.say(words) for fact in facts]


def pick(everything: list[Found]) -> list[Fact]:
    """The most telling facts, one of each topic."""
    topics: set[str] = set()
    told: list[Fact] = []
    for one in sorted(everything, key=lambda one: -one.weight):
        if one.topic not in topics and len(told) < MOST:
            topics.add(one.topic)
            told.append(one.fact)
    return told


def gather(course: Course, table: Table) -> list[Found]:
    """Everything that could be said of an action and its plan."""
    now, later = count(course.now), count(course.later)
    if now.result:
        return [of_end(now.result, "coach-wins", "coach-loses")]
    facts = of_action(course, table, now)
    if later.result:
        facts.append(of_end(later.result, "coach-plan-wins", "coach-plan-loses"))
    else:
        facts += of_future(course, table)
    return facts + of_plan(course, table, now, later)


def of_end(result: int, won: str, lost: str) -> Found:
    if result == WON_RESEARCH:
        return found("end", 1000, won)
    return found("end", 1000, lost, reason="damage" if result == LOST_DAMAGE else "mothership")


def of_action(course: Course, table: Table, now: LogSummary) -> list[Found]:
    """What the action itself does."""
    kind = A.kind_of(course.code)
    if kind == A.PLACE:
        return of_place(course, table, now)
    if kind in (A.USE, A.EXCAVATE):
        return of_use(course, table, now)
    if kind == A.INSTALL:
        return of_install(course, table, A.space_of(course.code))
    if kind == A.REMOVE:
        return [found("robot", 20, "coach-remove")]
    if kind == A.SPAWN_SHIP:
        return of_spawn(course, table, A.column_of(course.code))
    if kind == A.ABILITY:
        return of_ability(course, table, now)
    energy = course.before.energy
    return [found("energy", 20, "coach-saves", energy=energy)] if energy else []


# --- the dice phase ---


def of_place(course: Course, table: Table, now: LogSummary) -> list[Found]:
    """Ships and mothership at once, and what the die's room promises."""
    s, b = course.before, table.board
    worker, space = A.worker_of(course.code), A.space_of(course.code)
    column, value = b.column[space], s.worker_value[worker]
    facts = []
    if now.hits:
        left = b.hits - course.after.damage
        facts.append(found("hit", 70 + 20 * now.hits, "coach-hits", hits=now.hits, left=left))
    if now.icons:
        facts.append(found("icon", 60, "coach-icon", rows=now.icons))
    if now.lost_robots:
        facts.append(found("robot", 30, "coach-loses-robot"))
    if b.kind[space] == AA_GUN:
        facts.append(of_aa(course, table, column, value))
    facts += of_column(course, table, column, value, now)
    facts += of_landing(course, table)
    facts += of_room(course, table, space)
    left = course.after.worker_space.count(OFF)
    if A.is_white_placed(course.code) and left and needs_roll(course.after):
        if course.after.round == s.round:
            facts.append(found("white", 12, "coach-rerolls", dice=left))
    return facts


def of_column(
    course: Course, table: Table, column: int, value: int, now: LogSummary
) -> list[Found]:
    """Whether another die here would have hit the city, or whether no ship is here at all."""
    danger = threat(course.before, table.board, column)
    if danger and not now.hits and danger.lowest > value:
        return [
            found("safe", 45 + danger.weight, "coach-safe", column=column + 1, lowest=danger.lowest)
        ]
    ships = range(table.board.ships)
    s = course.before
    if all(s.ship_row[n] < 0 or s.ship_column[n] != column for n in ships):
        return [found("safe", 15 + 4 * value, "coach-empty-column", column=column + 1)]
    return []


def of_aa(course: Course, table: Table, column: int, value: int) -> Found:
    """D6: what the ships would have done without the AA gun."""
    without = count(drop(course.before, table.board, column, value))
    now = count(course.now)
    if without.hits > now.hits:
        return found("aa", 65, "coach-aa-city", ships=without.hits - now.hits)
    if without.icons > now.icons:
        return found("aa", 50, "coach-aa-icon")
    if any(number == E.E_HELD for number, *_ in course.now):
        return found("aa", 30, "coach-aa-holds", column=column + 1)
    return found("aa", 14, "coach-aa-softens", column=column + 1)


def of_landing(course: Course, table: Table) -> list[Found]:
    """D8, D12: ships on explosions, and ships that slide out of the way."""
    b, after = table.board, course.after
    moved = {ship for number, ship, *_ in course.now if number == E.E_DESCEND}
    numbers = [n for ship in moved if (n := explosion_at(after, b, ship))]
    facts = []
    if numbers:
        weight = 24 + 8 * len(numbers) - 2 * max(numbers)
        facts.append(
            found("shoot", weight, "coach-explosion", ships=len(numbers), value=max(numbers))
        )
    taken = taken_columns(after, b)
    for number, _, _, _, target in course.now:
        if number == E.E_SHIFT and after.phase == DICE:
            closed = bool((taken >> target) & 1)
            key = "coach-slides-away" if closed else "coach-slides"
            facts.append(found("shift", 28 if closed else 16, key, column=target + 1))
    return facts


def of_room(course: Course, table: Table, space: int) -> list[Found]:
    """What the die's room does in the plan; if the plan ends before, what it promises."""
    b, s = table.board, course.before
    if not is_excavated(s, space):
        return of_dig(course, space)
    if b.kind[space] != ROOM:
        return []
    room = b.room[space]
    log = used(course.later, b, b.room_first[room])
    if log:
        return of_effects(course.before, table, log)
    if course.end.round > s.round or course.end.phase != DICE:
        return []  # the plan leads through the rooms phase and leaves this room alone
    return of_promise(course.end, table, room) if is_manned(course.end, b, room) else []


def used(log: Sequence[Raw], b: Board, space: int) -> list[Raw]:
    """The part of a log that tells what one room did, without abilities chosen after it."""
    start = next((n for n, raw in enumerate(log) if raw[:2] == (E.E_USE, space)), None)
    if start is None:
        return []
    ends = (E.E_USE, E.E_EXCAVATOR, E.E_PHASE, E.E_UNUSED)
    for stop in range(start + 1, len(log)):
        number, first = log[stop][:2]
        if number in ends or (number == E.E_ABILITY and first < b.chosen):
            return list(log[start:stop])
    return list(log[start:])


def of_promise(s: State, table: Table, room: int) -> list[Found]:
    """R5: a room that is manned but not used yet."""
    facts = []
    for result in try_room(s, table, room)[1]:
        match result["effect"]:
            case "energy":
                weight = worth_of_energy(s, result["gain"])
                facts.append(found("energy", weight, "coach-energy", gain=result["gain"]))
            case "research" if result["wins"] and s.energy >= price(s, table.board, room):
                facts.append(found("research", 200, "coach-research-wins"))
            case "research":
                facts.append(of_research(result["steps"], result["short"] or 0))
            case "fighters" if result["ships"]:
                ships = len(result["ships"])
                facts.append(found("shoot", 35 + 12 * ships, "coach-shoots", ships=ships))
            case "robot":
                facts.append(found("robot", 26, "coach-builds", value=result["value"]))
    return facts


def of_research(steps: int, short: int) -> Found:
    if steps:
        return found("research", 50 + 8 * steps, "coach-research", steps=steps)
    return found("research", 24, "coach-research-short", short=short)


def worth_of_energy(s: State, gain: int) -> float:
    """Energy tells more the less there is."""
    return 12 + 2 * gain + 5 * max(0, 4 - s.energy)


def of_dig(course: Course, space: int) -> list[Found]:
    """R10: how far the die ahead takes the excavator."""
    dug = count(course.later).dug
    steps = space - course.before.excavator
    if dug:
        return [found("dig", 26 + 3 * steps, "coach-digs", steps=steps)]
    worker = A.worker_of(course.code)
    if course.before.worker_value[worker] >= steps and not count(course.later).unused:
        return [found("dig", 20 + 3 * steps, "coach-would-dig", steps=steps)]
    return []


# --- the rooms phase, robots, spawning ---


def of_use(course: Course, table: Table, now: LogSummary) -> list[Found]:
    """What a room does, or the excavator, and what it costs."""
    facts: list[Found] = []
    if A.kind_of(course.code) == A.USE:
        log = used(course.now, table.board, A.space_of(course.code))
        facts = of_effects(course.before, table, log)
    if now.dug:
        facts.append(found("dig", 26 + 3 * now.dug, "coach-digs", steps=now.dug))
    if now.spent and not now.energy:
        left = course.before.energy - now.spent
        key, weight = ("coach-costs", 12) if left else ("coach-costs-all", 18)
        facts.append(found("energy", weight, key, cost=now.spent, left=left))
    return facts


PLANNED = {
    E.E_SMOKE: ("safe", "coach-smoke"),
    E.E_SUPPLIES: ("energy", "coach-supplies"),
    E.E_HALT: ("mothership", "coach-halts"),
    E.E_REROLL: ("white", "coach-rolls-again"),
}


def of_ability(course: Course, table: Table, now: LogSummary) -> list[Found]:
    """F13: what a chosen ability does at once, or lets happen later in the round."""
    facts = of_effects(course.before, table, course.now)
    if now.dug:
        facts.append(found("dig", 26 + 3 * now.dug, "coach-digs", steps=now.dug))
    lifted = len({ship for number, ship, *_ in course.now if number == E.E_RISE})
    if lifted:
        facts.append(found("safe", 30 + 8 * lifted, "coach-lifts", ships=lifted))
    facts += of_dice([(old, new) for number, _, old, new, _ in course.now if number == E.E_NUDGE])
    for number, a, *_ in course.now:
        if number == E.E_REPAIR and a:
            facts.append(found("hit", 40 + 10 * a, "coach-repairs", repaired=a))
        elif number in PLANNED:
            topic, key = PLANNED[number]
            facts.append(found(topic, 30, key, count=a))
    return facts


def of_dice(turned: list[tuple[int, int]]) -> list[Found]:
    """F25, F40, F44: a die that shows something else, or several that show the same now."""
    shown = {new for _, new in turned}
    if len(turned) > 1 and len(shown) == 1:
        return [found("die", 20, "coach-match", dice=len(turned), new=shown.pop())]
    return [found("die", 20, "coach-turns", old=old, new=new) for old, new in turned]


def of_effects(s: State, table: Table, log: Sequence[Raw]) -> list[Found]:
    """The effects of rooms, out of a log."""
    did = count(log)
    facts = []
    if did.energy:
        facts.append(
            found("energy", worth_of_energy(s, did.energy), "coach-energy", gain=did.energy)
        )
    if did.shot:
        facts.append(found("shoot", 38 + 12 * did.shot, "coach-shoots", ships=did.shot))
    if any(number == E.E_MISS for number, *_ in log):
        facts.append(found("shoot", 22, "coach-misses"))
    if did.built:
        facts.append(found("robot", 26, "coach-builds", value=did.built[0]))
    for number, old, new, _, _ in log:
        if number == E.E_RESEARCH and new >= old:
            cost = table.board.research_cost
            facts.append(of_research(new - old, cost[new] - value_of(log, table)))
    return facts


def value_of(log: Sequence[Raw], table: Table) -> int:
    """R8, F14, F30: the value research is done with, in a room or by an ability."""
    b = table.board
    for number, what, value, *_ in log:
        if number == E.E_USE:
            return value + b.bonus[RESEARCH]
        if number == E.E_ABILITY:
            return b.ability_amount[what]
    return 0


def of_install(course: Course, table: Table, space: int) -> list[Found]:
    """B1: where the robot works from the next round on."""
    b = table.board
    value = course.before.install_value[0]
    if b.kind[space] != ROOM:
        return [found("robot", 20, "coach-installs-idle", value=value)]
    room = b.room[space]
    effects = [Term(f"room-{name}") for name in table.rooms[room].effects]
    name = Term("room-name", effects=effects)
    return [
        found(
            "robot",
            40,
            "coach-installs",
            value=value,
            room=name,
            works=value + b.room_modifier[room],
        )
    ]


def of_spawn(course: Course, table: Table, column: int) -> list[Found]:
    """M4: onto what each die would bring a ship from this drop point."""
    s, b = course.after, table.board
    if s.result:
        return []
    icons, explosions = [], []
    ship = next(n for number, n, c, *_ in course.now if number == E.E_SPAWN and c == column)
    for die in range(1, DIE_SIDES + 1):
        fallen = s.copy()
        fallen.ship_row[ship] += die
        if count(drop(s, b, column, die)).icons:
            icons.append(die)
        elif explosion_at(fallen, b, ship):
            explosions.append(die)
    facts = [found("icon", 30, "coach-spawn-icons", column=column + 1, values=either(icons))]
    if not icons:
        facts = [found("icon", 35, "coach-spawn-no-icon", column=column + 1)]
    if explosions:
        weight = 20 + 4 * len(explosions)
        args = {"column": column + 1, "values": either(explosions)}
        facts.append(found("shoot", weight, "coach-spawn-explosions", **args))
    return facts


def either(values: list[int]) -> Any:
    """`3`, or `3 or 5`, or `1, 3 or 5`."""
    if len(values) < 2:
        return str(values[0]) if values else ""
    return Term("coach-or", first=", ".join(map(str, values[:-1])), last=str(values[-1]))


# --- the plan, and what comes after it ---


def of_plan(course: Course, table: Table, now: LogSummary, later: LogSummary) -> list[Found]:
    """What the dice still in hand do in the best plan, and which dice are turned for it (F13)."""
    turned = [new for number, _, _, new, _ in course.later if number == E.E_NUDGE]
    facts = [found("die", 20, "coach-plan-turns", dice=len(turned))] if turned else []
    if later.research > now.research and not later.result:
        facts.append(
            found("research", 40 + 8 * later.research, "coach-plan-research", steps=later.research)
        )
    if later.shot:
        facts.append(found("shoot", 30 + 9 * later.shot, "coach-plan-shoots", ships=later.shot))
    if later.hits:
        facts.append(found("hit", 40 + 10 * later.hits, "coach-plan-hits", hits=later.hits))
    if later.icons:
        facts.append(found("icon", 34, "coach-plan-icon", rows=later.icons))
    if later.dug:
        facts.append(found("dig", 18 + 2 * later.dug, "coach-plan-digs", steps=later.dug))
    if later.energy:
        facts.append(
            found("energy", worth_of_energy(course.before, later.energy) - 8, "coach-plan-energy",
                  gain=later.energy)
        )  # fmt: skip
    if later.built:
        facts.append(found("robot", 18, "coach-plan-robot"))
    if later.unused and course.end.energy == 0 and has_stranded(course, table):
        facts.append(found("short", 24, "coach-energy-short", dice=later.unused))
    return facts


def has_stranded(course: Course, table: Table) -> bool:
    """Whether a die stayed unused in a room that costs energy, or ahead of the excavator."""
    b = table.board
    spaces = [space for number, _, space, *_ in course.later if number == E.E_UNUSED]
    return any(
        not is_excavated(course.before, n) or (b.kind[n] == ROOM and b.room_cost[b.room[n]] > 0)
        for n in spaces
    )


def of_future(course: Course, table: Table) -> list[Found]:
    """What waits after the plan: threatened columns, and how near the skull is."""
    b, end = table.board, course.end
    facts = []
    danger = worst_threat(end, b) if end.phase in (DICE, SPAWN) else None
    if danger and (danger.lowest <= 4 or danger.ships > 1):
        facts.append(warning(danger, end.round > course.before.round or end.phase == SPAWN))
    rows = b.skull_row - end.mothership
    if rows <= 2:
        facts.append(found("skull", 32, "coach-skull", rows=rows))
    return facts


def warning(danger: Threat, is_next_round: bool) -> Found:
    key = "coach-threat-next" if is_next_round else "coach-threat"
    args = {"column": danger.column + 1, "lowest": danger.lowest, "ships": danger.ships}
    return found("threat", 14 + 2 * danger.weight, key, **args)


# --- where to look ---

EVEN = 0.01  # closer together than this, no action is worth a hint
COMPARED = 24  # options that are followed to see what good ones have in common
CLEAR = 0.3  # how well a theme must go with the chance to be told


def focus(game: Game, advice: Advice) -> Fact:
    """What to look at in a position, without the move: what tells good actions from bad ones."""
    state, table = game.state(), game.table
    options = [option for option in advice.options if option.code >= 0]
    if not options:
        return Fact("coach-focus-over" if state.result else "coach-focus-roll", {})
    if len(options) == 1:
        return Fact("coach-focus-single", {})
    best, worst = options[0], min(options, key=lambda option: option.chance)
    course = follow(state, table.board, best.code, best.plan)
    if WON_RESEARCH in (count(course.now).result, count(course.later).result):
        return Fact("coach-focus-win", {})
    if best.chance - worst.chance < EVEN:
        return Fact("coach-focus-even", {})
    return compared(state, table, options) or theme(state, table, course)


def compared(state: State, table: Table, options: list[Option]) -> Fact | None:
    """The theme that goes best with the chance, over good and bad options alike."""
    step = max(1, -(-len(options) // COMPARED))
    some = options[::step]
    courses = [follow(state, table.board, option.code, option.plan) for option in some]
    chances = [option.chance for option in some]
    if any(count(course.now).result for course in courses):
        return Fact("coach-focus-loss", {})
    scores = []
    for name, sign, weight in THEMES:
        values = [sign * measure(name, course) for course in courses]
        together = correlation(values, chances)
        if name == "white":  # now or later: either may be what matters
            together = abs(together)
        elif values[0] < sum(values) / len(values):
            continue
        scores.append((together * weight, name))
    score, name = max(scores, default=(0.0, ""))
    return themed(name, state, table) if score > CLEAR else None


# What good options may have more of (or less), and how readily it is told.
THEMES = (
    ("hits", -1, 1.2),
    ("icons", -1, 1.1),
    ("research", 1, 1.0),
    ("shot", 1, 1.0),
    ("energy", 1, 0.8),
    ("dug", 1, 0.8),
    ("robot", 1, 0.8),
    ("white", 1, 0.7),
)


def measure(name: str, course: Course) -> float:
    """How much of a theme there is in an action and its plan."""
    did = count([*course.now, *course.later])
    match name:
        case "energy":
            return float(course.end.energy)
        case "robot":
            return float(sum(did.built))
        case "white":
            return float(A.is_white_placed(course.code))
    return float(getattr(did, name))


def correlation(xs: list[float], ys: list[float]) -> float:
    n = len(xs)
    mean_x, mean_y = sum(xs) / n, sum(ys) / n
    spread_x = sum((x - mean_x) ** 2 for x in xs)
    spread_y = sum((y - mean_y) ** 2 for y in ys)
    if spread_x <= 0 or spread_y <= 0:
        return 0.0
    both = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    return float(both / (spread_x * spread_y) ** 0.5)


def themed(name: str, state: State, table: Table) -> Fact:
    """The sentence of a theme; ships are shown by their column."""
    if name == "hits":
        danger = worst_threat(state, table.board)
        if danger is not None:
            return Fact("coach-focus-hits", {"column": danger.column + 1})
        return Fact("coach-focus-safety", {})
    if name == "energy":
        return Fact("coach-focus-energy", {"energy": state.energy})
    return Fact(SENTENCES[name], {})


SENTENCES = {
    "icons": "coach-focus-icons",
    "research": "coach-focus-research",
    "shot": "coach-focus-shoot",
    "dug": "coach-focus-dig",
    "robot": "coach-focus-robot",
    "white": "coach-focus-white",
}


def theme(state: State, table: Table, course: Course) -> Fact:
    """What the best plan is about, where no single thing decides."""
    if A.kind_of(course.code) == A.INSTALL:
        return Fact("coach-focus-install", {})
    if A.kind_of(course.code) == A.SPAWN_SHIP:
        return Fact("coach-focus-spawn", {})
    did = count([*course.now, *course.later])
    for name in ("research", "shot", "dug", "robot"):
        if measure(name, course):
            return themed(name, state, table)
    if did.energy:
        return themed("energy", state, table)
    if state.phase == ROOMS and can_excavate(state, table.board):
        return themed("dug", state, table)
    return themed("hits", state, table)
