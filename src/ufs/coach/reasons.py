"""Why an action is good or bad: a few facts, in the reader's language.

The coach's chance comes from thousands of imagined games, which convinces nobody. So it comes with
facts that a player can check on the table: the rules carry out the action and the plan behind it
(`lookahead`), and the most telling events become facts. `focus` is the first step of a hint: where
to look, without the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from ufs.base.words import Term, Words
from ufs.coach.lookahead import (
    LogSummary,
    Threat,
    Trace,
    explosion_at,
    summarise,
    threat,
    trace_plan,
    try_descent,
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

MAX_FACTS = 3  # per action
SHARED_WEIGHT = 0.4  # factor for a fact that applies to the rival action as well


class Fact(NamedTuple):
    """A sentence in no language yet: its message key and arguments."""

    key: str
    args: dict[str, Any]

    def say(self, words: Words) -> str:
        return words.say(self.key, **self.args)


@dataclass
class WeightedFact:
    """A fact, how telling it is, and its topic; only one fact per topic is shown."""

    topic: str
    weight: float
    fact: Fact


def weighted(topic: str, weight: float, key: str, **args: Any) -> WeightedFact:
    return WeightedFact(topic, weight, Fact(key, args))


def because(game: Game, advice: Advice, option: Option) -> list[Fact]:
    """The reasons for one option of an advice, the most telling first; at most three."""
    return reasons_for(game.state(), game.table, advice, option)


def reasons_for(state: State, table: Table, advice: Advice, option: Option) -> list[Fact]:
    """The same for any state.

    Facts that the option shares with its strongest rival count less: they do not decide.
    """
    if option.code < 0:  # a roll is due; there is nothing to choose
        return []
    rival = next((other for other in advice.options if other.code != option.code), None)
    mine = collect_facts(trace_plan(state, table.board, option.code, option.plan), table)
    if rival is not None:
        theirs = collect_facts(trace_plan(state, table.board, rival.code, rival.plan), table)
        common = [other.fact for other in theirs]
        for one in mine:
            if one.fact in common:
                one.weight *= SHARED_WEIGHT
    return most_telling(mine)


def reasons(state: State, table: Table, code: int, plan: Sequence[int] = ()) -> list[Fact]:
    """The facts about one action by itself; at most three."""
    return most_telling(collect_facts(trace_plan(state, table.board, code, plan), table))


def say_all(facts: Sequence[Fact], words: Words) -> list[str]:
    return [fact.say(words) for fact in facts]


def most_telling(candidates: list[WeightedFact]) -> list[Fact]:
    """The most telling facts, one per topic."""
    topics: set[str] = set()
    picked: list[Fact] = []
    for one in sorted(candidates, key=lambda one: -one.weight):
        if one.topic not in topics and len(picked) < MAX_FACTS:
            topics.add(one.topic)
            picked.append(one.fact)
    return picked


def collect_facts(trace: Trace, table: Table) -> list[WeightedFact]:
    """All facts about an action and its plan."""
    now, later = summarise(trace.action_log), summarise(trace.plan_log)
    if now.result:
        return [end_fact(now.result, "coach-wins", "coach-loses")]
    facts = action_facts(trace, table, now)
    if later.result:
        facts.append(end_fact(later.result, "coach-plan-wins", "coach-plan-loses"))
    else:
        facts += outlook_facts(trace, table)
    return facts + plan_facts(trace, table, now, later)


def end_fact(result: int, won: str, lost: str) -> WeightedFact:
    if result == WON_RESEARCH:
        return weighted("end", 1000, won)
    return weighted("end", 1000, lost, reason="damage" if result == LOST_DAMAGE else "mothership")


def action_facts(trace: Trace, table: Table, now: LogSummary) -> list[WeightedFact]:
    """What the action itself does."""
    kind = A.kind_of(trace.code)
    if kind == A.PLACE:
        return placement_facts(trace, table, now)
    if kind in (A.USE, A.EXCAVATE):
        return use_facts(trace, table, now)
    if kind == A.INSTALL:
        return install_facts(trace, table, A.space_of(trace.code))
    if kind == A.RAISE:
        return raise_facts(trace, table)
    if kind == A.REMOVE:
        return [weighted("robot", 20, "coach-remove")]
    if kind == A.SPAWN_SHIP:
        return spawn_facts(trace, table, A.column_of(trace.code))
    if kind == A.ABILITY:
        return ability_facts(trace, table, now)
    energy = trace.before.energy
    return [weighted("energy", 20, "coach-saves", energy=energy)] if energy else []


def raise_facts(trace: Trace, table: Table) -> list[WeightedFact]:
    """A5: what the room of the raised die will bring with one more, and so with all its points."""
    space = trace.before.worker_space[A.worker_of(trace.code)]
    room = table.board.room[space]
    if room < 0:
        return []
    first = table.board.room_first[room]
    return effect_facts(trace.before, table, log_of_room(trace.plan_log, table.board, first))


# --- the dice phase ---


def placement_facts(trace: Trace, table: Table, now: LogSummary) -> list[WeightedFact]:
    """The immediate effect on ships and mothership, and what the die's room will bring."""
    s, b = trace.before, table.board
    worker, space = A.worker_of(trace.code), A.space_of(trace.code)
    column, value = b.column[space], s.worker_value[worker]
    facts = []
    if now.hits:
        left = b.hits - trace.after.damage
        facts.append(weighted("hit", 70 + 20 * now.hits, "coach-hits", hits=now.hits, left=left))
    if now.icons:
        facts.append(weighted("icon", 60, "coach-icon", rows=now.icons))
    if now.lost_robots:
        facts.append(weighted("robot", 30, "coach-loses-robot"))
    if b.kind[space] == AA_GUN:
        facts.append(aa_gun_fact(trace, table, column, value))
    facts += column_facts(trace, table, column, value, now)
    facts += landing_facts(trace, table)
    facts += room_facts(trace, table, space)
    left = trace.after.worker_space.count(OFF)
    if A.is_white_placed(trace.code) and left and needs_roll(trace.after):
        if trace.after.round == s.round:
            facts.append(weighted("white", 12, "coach-rerolls", dice=left))
    return facts


def column_facts(
    trace: Trace, table: Table, column: int, value: int, now: LogSummary
) -> list[WeightedFact]:
    """Whether another die here would have hit the city, or whether the column has no ships."""
    danger = threat(trace.before, table.board, column)
    if danger and not now.hits and danger.lowest > value:
        return [
            weighted(
                "safe", 45 + danger.weight, "coach-safe", column=column + 1, lowest=danger.lowest
            )
        ]
    ships = range(table.board.ships)
    s = trace.before
    if all(s.ship_row[n] < 0 or s.ship_column[n] != column for n in ships):
        return [weighted("safe", 15 + 4 * value, "coach-empty-column", column=column + 1)]
    return []


def aa_gun_fact(trace: Trace, table: Table, column: int, value: int) -> WeightedFact:
    """D6: what the ships would have done without the AA gun."""
    without = summarise(try_descent(trace.before, table.board, column, value))
    now = summarise(trace.action_log)
    if without.hits > now.hits:
        return weighted("aa", 65, "coach-aa-city", ships=without.hits - now.hits)
    if without.icons > now.icons:
        return weighted("aa", 50, "coach-aa-icon")
    if any(number == E.E_HELD for number, *_ in trace.action_log):
        return weighted("aa", 30, "coach-aa-holds", column=column + 1)
    return weighted("aa", 14, "coach-aa-softens", column=column + 1)


def landing_facts(trace: Trace, table: Table) -> list[WeightedFact]:
    """D8, D12: ships on explosions, and ships that slide out of the way."""
    b, after = table.board, trace.after
    moved = {ship for number, ship, *_ in trace.action_log if number == E.E_DESCEND}
    numbers = [n for ship in moved if (n := explosion_at(after, b, ship))]
    facts = []
    if numbers:
        weight = 24 + 8 * len(numbers) - 2 * max(numbers)
        facts.append(
            weighted("shoot", weight, "coach-explosion", ships=len(numbers), value=max(numbers))
        )
    taken = taken_columns(after, b)
    for number, _, _, _, target in trace.action_log:
        if number == E.E_SHIFT and after.phase == DICE:
            closed = bool((taken >> target) & 1)
            key = "coach-slides-away" if closed else "coach-slides"
            facts.append(weighted("shift", 28 if closed else 16, key, column=target + 1))
    return facts


def room_facts(trace: Trace, table: Table, space: int) -> list[WeightedFact]:
    """What the die's room does in the plan, or would do if the plan ends before."""
    b, s = table.board, trace.before
    if not is_excavated(s, space):
        return dig_facts(trace, space)
    if b.kind[space] != ROOM:
        return []
    room = b.room[space]
    log = log_of_room(trace.plan_log, b, b.room_first[room])
    if log:
        return effect_facts(trace.before, table, log)
    if trace.end.round > s.round or trace.end.phase != DICE:
        return []  # the plan includes the rooms phase and does not use this room
    return promise_facts(trace.end, table, room) if is_manned(trace.end, b, room) else []


def log_of_room(log: Sequence[Raw], b: Board, space: int) -> list[Raw]:
    """The part of a log about one room, without abilities chosen after it."""
    start = next((n for n, raw in enumerate(log) if raw[:2] == (E.E_USE, space)), None)
    if start is None:
        return []
    ends = (E.E_USE, E.E_EXCAVATOR, E.E_PHASE, E.E_UNUSED)
    for stop in range(start + 1, len(log)):
        number, first = log[stop][:2]
        if number in ends or (number == E.E_ABILITY and first < b.chosen):
            return list(log[start:stop])
    return list(log[start:])


def promise_facts(s: State, table: Table, room: int) -> list[WeightedFact]:
    """R5: a room that is manned but not used yet."""
    facts = []
    for result in try_room(s, table, room, None)[1]:
        match result["effect"]:
            case "energy":
                weight = energy_weight(s, result["gain"])
                facts.append(weighted("energy", weight, "coach-energy", gain=result["gain"]))
            case "research" if result["wins"] and s.energy >= price(s, table.board, room):
                facts.append(weighted("research", 200, "coach-research-wins"))
            case "research":
                facts.append(research_fact(result["steps"], result["short"] or 0))
            case "fighters" if result["ships"]:
                ships = len(result["ships"])
                facts.append(weighted("shoot", 35 + 12 * ships, "coach-shoots", ships=ships))
            case "robot":
                facts.append(weighted("robot", 26, "coach-builds", value=result["value"]))
    return facts


def research_fact(steps: int, short: int) -> WeightedFact:
    if steps:
        return weighted("research", 50 + 8 * steps, "coach-research", steps=steps)
    return weighted("research", 24, "coach-research-short", short=short)


def energy_weight(s: State, gain: int) -> float:
    """The less energy there is, the more a gain matters."""
    return 12 + 2 * gain + 5 * max(0, 4 - s.energy)


def dig_facts(trace: Trace, space: int) -> list[WeightedFact]:
    """R10: how far the die placed ahead moves the excavator."""
    dug = summarise(trace.plan_log).dug
    steps = space - trace.before.excavator
    if dug:
        return [weighted("dig", 26 + 3 * steps, "coach-digs", steps=steps)]
    worker = A.worker_of(trace.code)
    if trace.before.worker_value[worker] >= steps and not summarise(trace.plan_log).unused:
        return [weighted("dig", 20 + 3 * steps, "coach-would-dig", steps=steps)]
    return []


# --- the rooms phase, robots, spawning ---


def use_facts(trace: Trace, table: Table, now: LogSummary) -> list[WeightedFact]:
    """What a room or the excavator does, and what it costs."""
    facts: list[WeightedFact] = []
    if A.kind_of(trace.code) == A.USE:
        log = log_of_room(trace.action_log, table.board, A.space_of(trace.code))
        facts = effect_facts(trace.before, table, log)
    if now.dug:
        facts.append(weighted("dig", 26 + 3 * now.dug, "coach-digs", steps=now.dug))
    if now.spent and not now.energy:
        left = trace.before.energy - now.spent
        key, weight = ("coach-costs", 12) if left else ("coach-costs-all", 18)
        facts.append(weighted("energy", weight, key, cost=now.spent, left=left))
    return facts


PLANNED = {
    E.E_SMOKE: ("safe", "coach-smoke"),
    E.E_SUPPLIES: ("energy", "coach-supplies"),
    E.E_HALT: ("mothership", "coach-halts"),
    E.E_REROLL: ("white", "coach-rolls-again"),
}


def ability_facts(trace: Trace, table: Table, now: LogSummary) -> list[WeightedFact]:
    """F13: what a chosen ability does at once or later in the round."""
    facts = effect_facts(trace.before, table, trace.action_log)
    if now.dug:
        facts.append(weighted("dig", 26 + 3 * now.dug, "coach-digs", steps=now.dug))
    lifted = len({ship for number, ship, *_ in trace.action_log if number == E.E_RISE})
    if lifted:
        facts.append(weighted("safe", 30 + 8 * lifted, "coach-lifts", ships=lifted))
    facts += turned_dice_facts(
        [(old, new) for number, _, old, new, _ in trace.action_log if number == E.E_NUDGE]
    )
    for number, a, *_ in trace.action_log:
        if number == E.E_REPAIR and a:
            facts.append(weighted("hit", 40 + 10 * a, "coach-repairs", repaired=a))
        elif number in PLANNED:
            topic, key = PLANNED[number]
            facts.append(weighted(topic, 30, key, count=a))
    return facts


def turned_dice_facts(turned: list[tuple[int, int]]) -> list[WeightedFact]:
    """F25, F40, F44: a die with a new value, or several that now show the same."""
    shown = {new for _, new in turned}
    if len(turned) > 1 and len(shown) == 1:
        return [weighted("die", 20, "coach-match", dice=len(turned), new=shown.pop())]
    return [weighted("die", 20, "coach-turns", old=old, new=new) for old, new in turned]


def effect_facts(s: State, table: Table, log: Sequence[Raw]) -> list[WeightedFact]:
    """The effects of rooms, read from a log."""
    summary = summarise(log)
    facts = []
    if summary.energy:
        facts.append(
            weighted(
                "energy", energy_weight(s, summary.energy), "coach-energy", gain=summary.energy
            )
        )
    if summary.shot:
        facts.append(weighted("shoot", 38 + 12 * summary.shot, "coach-shoots", ships=summary.shot))
    if any(number == E.E_MISS for number, *_ in log):
        facts.append(weighted("shoot", 22, "coach-misses"))
    if summary.built:
        facts.append(weighted("robot", 26, "coach-builds", value=summary.built[0]))
    for number, old, new, _, _ in log:
        if number == E.E_RESEARCH and new >= old:
            cost = table.board.research_cost
            facts.append(research_fact(new - old, cost[new] - research_value(log, table)))
    return facts


def research_value(log: Sequence[Raw], table: Table) -> int:
    """R8, F14, F30: the value used for research, by a room or an ability."""
    b = table.board
    for number, what, value, *_ in log:
        if number == E.E_USE:
            return value + b.bonus[RESEARCH]
        if number == E.E_ABILITY:
            return b.ability_amount[what]
    return 0


def install_facts(trace: Trace, table: Table, space: int) -> list[WeightedFact]:
    """B1: where the robot will work from the next round on."""
    b = table.board
    value = trace.before.install_value[0]
    if b.kind[space] != ROOM:
        return [weighted("robot", 20, "coach-installs-idle", value=value)]
    room = b.room[space]
    effects = [Term(f"room-{name}") for name in table.rooms[room].effects]
    name = Term("room-name", effects=effects)
    return [
        weighted(
            "robot",
            40,
            "coach-installs",
            value=value,
            room=name,
            works=value + b.room_modifier[room],
        )
    ]


def spawn_facts(trace: Trace, table: Table, column: int) -> list[WeightedFact]:
    """M4: where each die would take a ship from this drop point."""
    s, b = trace.after, table.board
    if s.result:
        return []
    icons, explosions = [], []
    ship = next(n for number, n, c, *_ in trace.action_log if number == E.E_SPAWN and c == column)
    for die in range(1, DIE_SIDES + 1):
        fallen = s.copy()
        fallen.ship_row[ship] += die
        if summarise(try_descent(s, b, column, die)).icons:
            icons.append(die)
        elif explosion_at(fallen, b, ship):
            explosions.append(die)
    facts = [weighted("icon", 30, "coach-spawn-icons", column=column + 1, values=or_list(icons))]
    if not icons:
        facts = [weighted("icon", 35, "coach-spawn-no-icon", column=column + 1)]
    if explosions:
        weight = 20 + 4 * len(explosions)
        args = {"column": column + 1, "values": or_list(explosions)}
        facts.append(weighted("shoot", weight, "coach-spawn-explosions", **args))
    return facts


def or_list(values: list[int]) -> Any:
    """`3`, or `3 or 5`, or `1, 3 or 5`."""
    if len(values) < 2:
        return str(values[0]) if values else ""
    return Term("coach-or", first=", ".join(map(str, values[:-1])), last=str(values[-1]))


# --- the plan, and what follows ---


def plan_facts(
    trace: Trace, table: Table, now: LogSummary, later: LogSummary
) -> list[WeightedFact]:
    """What the dice still in hand do in the best plan, and which dice are turned for it (F13)."""
    turned = [new for number, _, _, new, _ in trace.plan_log if number == E.E_NUDGE]
    facts = [weighted("die", 20, "coach-plan-turns", dice=len(turned))] if turned else []
    if later.research > now.research and not later.result:
        facts.append(
            weighted(
                "research", 40 + 8 * later.research, "coach-plan-research", steps=later.research
            )
        )
    if later.shot:
        facts.append(weighted("shoot", 30 + 9 * later.shot, "coach-plan-shoots", ships=later.shot))
    if later.hits:
        facts.append(weighted("hit", 40 + 10 * later.hits, "coach-plan-hits", hits=later.hits))
    if later.icons:
        facts.append(weighted("icon", 34, "coach-plan-icon", rows=later.icons))
    if later.dug:
        facts.append(weighted("dig", 18 + 2 * later.dug, "coach-plan-digs", steps=later.dug))
    if later.energy:
        facts.append(
            weighted("energy", energy_weight(trace.before, later.energy) - 8, "coach-plan-energy",
                  gain=later.energy)
        )  # fmt: skip
    if later.built:
        facts.append(weighted("robot", 18, "coach-plan-robot"))
    if later.unused and trace.end.energy == 0 and has_stranded_die(trace, table):
        facts.append(weighted("short", 24, "coach-energy-short", dice=later.unused))
    return facts


def has_stranded_die(trace: Trace, table: Table) -> bool:
    """Whether a die went unused in a room that costs energy, or ahead of the excavator."""
    b = table.board
    spaces = [space for number, _, space, *_ in trace.plan_log if number == E.E_UNUSED]
    return any(
        not is_excavated(trace.before, n) or (b.kind[n] == ROOM and b.room_cost[b.room[n]] > 0)
        for n in spaces
    )


def outlook_facts(trace: Trace, table: Table) -> list[WeightedFact]:
    """What comes after the plan: threatened columns, and how near the skull is."""
    b, end = table.board, trace.end
    facts = []
    danger = worst_threat(end, b) if end.phase in (DICE, SPAWN) else None
    if danger and (danger.lowest <= 4 or danger.ships > 1):
        facts.append(threat_fact(danger, end.round > trace.before.round or end.phase == SPAWN))
    rows = b.skull_row - end.mothership
    if rows <= 2:
        facts.append(weighted("skull", 32, "coach-skull", rows=rows))
    return facts


def threat_fact(danger: Threat, is_next_round: bool) -> WeightedFact:
    key = "coach-threat-next" if is_next_round else "coach-threat"
    args = {"column": danger.column + 1, "lowest": danger.lowest, "ships": danger.ships}
    return weighted("threat", 14 + 2 * danger.weight, key, **args)


# --- where to look ---

EVEN_GAP = 0.01  # if all actions are closer together than this, there is nothing to hint at
MAX_COMPARED = 24  # options traced to see what the good ones have in common
MIN_CORRELATION = 0.3  # between a theme and the chance, for the theme to be shown


def focus(game: Game, advice: Advice) -> Fact:
    """What to look at in a position, without the move: what separates good actions from bad."""
    state, table = game.state(), game.table
    options = [option for option in advice.options if option.code >= 0]
    if not options:
        return Fact("coach-focus-over" if state.result else "coach-focus-roll", {})
    if len(options) == 1:
        return Fact("coach-focus-single", {})
    best, worst = options[0], min(options, key=lambda option: option.chance)
    trace = trace_plan(state, table.board, best.code, best.plan)
    if WON_RESEARCH in (summarise(trace.action_log).result, summarise(trace.plan_log).result):
        return Fact("coach-focus-win", {})
    if best.chance - worst.chance < EVEN_GAP:
        return Fact("coach-focus-even", {})
    return deciding_theme(state, table, options) or plan_theme(state, table, trace)


def deciding_theme(state: State, table: Table, options: list[Option]) -> Fact | None:
    """The theme that correlates best with the chance, across good and bad options."""
    step = max(1, -(-len(options) // MAX_COMPARED))
    some = options[::step]
    traces = [trace_plan(state, table.board, option.code, option.plan) for option in some]
    chances = [option.chance for option in some]
    if any(summarise(trace.action_log).result for trace in traces):
        return Fact("coach-focus-loss", {})
    scores = []
    for name, sign, weight in THEMES:
        values = [sign * measure(name, trace) for trace in traces]
        together = correlation(values, chances)
        if name == "white":  # placing it now or later: either may be what matters
            together = abs(together)
        elif values[0] < sum(values) / len(values):
            continue
        scores.append((together * weight, name))
    score, name = max(scores, default=(0.0, ""))
    return theme_fact(name, state, table) if score > MIN_CORRELATION else None


# What good options may have more of (1) or less of (-1), and the weight of each theme.
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


def measure(name: str, trace: Trace) -> float:
    """How much of a theme there is in an action and its plan."""
    summary = summarise([*trace.action_log, *trace.plan_log])
    match name:
        case "energy":
            return float(trace.end.energy)
        case "robot":
            return float(sum(summary.built))
        case "white":
            return float(A.is_white_placed(trace.code))
    return float(getattr(summary, name))


def correlation(xs: list[float], ys: list[float]) -> float:
    n = len(xs)
    mean_x, mean_y = sum(xs) / n, sum(ys) / n
    spread_x = sum((x - mean_x) ** 2 for x in xs)
    spread_y = sum((y - mean_y) ** 2 for y in ys)
    if spread_x <= 0 or spread_y <= 0:
        return 0.0
    both = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    return float(both / (spread_x * spread_y) ** 0.5)


def theme_fact(name: str, state: State, table: Table) -> Fact:
    """The sentence for a theme; ships are shown by their column."""
    if name == "hits":
        danger = worst_threat(state, table.board)
        if danger is not None:
            return Fact("coach-focus-hits", {"column": danger.column + 1})
        return Fact("coach-focus-safety", {})
    if name == "energy":
        return Fact("coach-focus-energy", {"energy": state.energy})
    return Fact(THEME_MESSAGES[name], {})


THEME_MESSAGES = {
    "icons": "coach-focus-icons",
    "research": "coach-focus-research",
    "shot": "coach-focus-shoot",
    "dug": "coach-focus-dig",
    "robot": "coach-focus-robot",
    "white": "coach-focus-white",
}


def plan_theme(state: State, table: Table, trace: Trace) -> Fact:
    """What the best plan is about, when no single theme decides."""
    if A.kind_of(trace.code) == A.INSTALL:
        return Fact("coach-focus-install", {})
    if A.kind_of(trace.code) == A.SPAWN_SHIP:
        return Fact("coach-focus-spawn", {})
    summary = summarise([*trace.action_log, *trace.plan_log])
    for name in ("research", "shot", "dug", "robot"):
        if measure(name, trace):
            return theme_fact(name, state, table)
    if summary.energy:
        return theme_fact("energy", state, table)
    if state.phase == ROOMS and can_excavate(state, table.board):
        return theme_fact("dug", state, table)
    return theme_fact("hits", state, table)
