"""Before and after: what every move of the moment would do, and what its room brings later.

Nothing here knows a rule of its own: the rules run on copies of the state, with a log to read.
Dice that are not rolled yet stay unknown, as in `Game.why`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ufs.base.words import Book, Words, variables_of
from ufs.game.circumstances import circumstances
from ufs.game.events import Event, Raw, say_event, write_events
from ufs.game.game import Game
from ufs.game.moves import (
    COLOURS,
    COLUMN_EFFECTS,
    KINDS,
    Action,
    action_json,
    aims,
    has_two_aims,
    in_hand,
    is_one_die,
    to_json,
)
from ufs.game.setup import Table
from ufs.rules import actions as A
from ufs.rules import events as E
from ufs.rules.abilities import after_placing, set_off
from ufs.rules.board import (
    AA_GUN,
    BOTH_COLOURS,
    COLUMNS,
    ENERGY,
    FIGHTERS,
    HIGHEST_EXPLOSION,
    JAM,
    LAST_SPACE,
    MAX_ROOM_SIZE,
    MISSILES,
    NUDGE,
    RESEARCH,
    ROOM,
    SPACES,
    WHEN_PLACED,
    Board,
)
from ufs.rules.dice import needs_roll, place, taken_columns
from ufs.rules.effects import better_aim, may_turn, shoot
from ufs.rules.excavator import is_excavated, steps_ahead, worker_ahead
from ufs.rules.legal import refusal
from ufs.rules.rooms import (
    can_excavate,
    die_on,
    excavate,
    is_usable,
    price,
    room_value,
    use_room,
)
from ufs.rules.state import DICE, OFF, OVER, ROOMS, SHIP_KINDS, SPAWN, WON_RESEARCH, WORKERS, State
from ufs.rules.turn import follow_up, settle

Forecast = dict[str, Any]
RoomForecast = dict[str, Any]

REMEMBERED = 8192  # sentences of a language
MISSING = object()  # not None, which a sentence can be given


class Remembering(Words):
    """Says a sentence it said before without making it again: most moves share theirs."""

    def __init__(self, language: str, book: Book) -> None:
        super().__init__(language, book)
        self._sentences: dict[Any, str] = {}
        self._events: dict[str, str] = {}

    def say(self, key: str, /, **args: Any) -> str:
        used = variables_of(self.language, key)
        memo = (key, *[hashable(args.get(name, MISSING)) for name in used]) if used else key
        return self._sentences.get(memo) or self._say(memo, key, args)

    def _say(self, memo: Any, key: str, args: dict[str, Any]) -> str:
        """Put a sentence together, and remember it."""
        make_room(self._sentences)
        text = self._sentences[memo] = super().say(key, **args)
        return text

    def refuse(self, name: str, s: State, table: Table, code: int) -> str:
        """Why an action is refused."""
        key = f"refuse-{name}"
        return self.say(key, **circumstances(s, table, code, variables_of(self.language, key)))

    def tell(self, events: list[Event]) -> list[Event]:
        """Events with their sentences. Many a move does the same to the ships of its column."""
        return [{**event, "text": self._event(event)} for event in events]

    def _event(self, event: Event) -> str:
        key = repr(event)
        text = self._events.get(key)
        if text is None:
            text = say_event(event, self)
            make_room(self._events)
            self._events[key] = text
        return text


def hashable(value: Any) -> Any:
    return tuple(value) if type(value) is list else value


def make_room(memory: dict[Any, str]) -> None:
    if len(memory) >= REMEMBERED:
        memory.clear()


@cache
def remembering(language: str, book: Book) -> Remembering:
    """One for all games: they have most of their sentences in common."""
    return Remembering(language, book)


def forecasts(game: Game, words: Words, worker: int | None = None) -> list[Forecast]:
    """What a player could try now, legal or not; with `worker` only where that one could go."""
    said, s = remembering(words.language, game.table.book), game.state()
    rolls = [forecast_roll(game, said)] if worker is None and needs_roll(s) else []
    tried = placings([worker]) if worker is not None else everything(s, game.table)
    return rolls + [forecast(game, s, code, said) for code in tried]


# --- what could be tried ---


def everything(s: State, table: Table) -> list[int]:
    """Every move of the phase, and the robots that could be taken off at any time (B2)."""
    tried: list[int] = []
    if s.phase == OVER:
        return tried
    if s.phase == DICE:
        tried = placings(in_hand(s))
    elif s.phase == ROOMS:
        tried = [*raises(s), *installs(s, table), *uses(s, table)]
        tried += [A.EXCAVATE] if worker_ahead(s) >= 0 else []
        tried.append(A.DONE)
    elif s.phase == SPAWN:
        kinds = kinds_there(table)
        tried = [A.spawn_code(kind, column) for kind in kinds for column in range(COLUMNS)]
    tried += abilities(s, table)
    robots = [robot for robot in range(table.board.robots) if s.robot_space[robot] != OFF]
    return tried + [A.remove_code(robot) for robot in robots]


def kinds_there(table: Table) -> list[int]:
    """The kinds of ships on this table; F35: few have an orange one."""
    return [kind for kind in range(SHIP_KINDS) if KINDS[kind] != "orange" or table.board.orange]


def abilities(s: State, table: Table) -> list[int]:
    """F13: everything that can be chosen, with every target it could have."""
    return [
        A.ability_code(slot, target)
        for slot in range(table.board.chosen)
        for target in targets(s, table, slot)
    ]


def targets(s: State, table: Table, slot: int) -> list[int]:
    """F13: all columns, all dice not used yet or one to say why not, or nothing to point at."""
    if table.board.ability_effect[slot] in COLUMN_EFFECTS:
        return list(range(COLUMNS))
    if aims(table, slot):
        return list(range(len(COLOURS)))
    dice = [worker for worker in range(WORKERS) if may_turn(s, worker)] or [0]
    if table.board.ability_effect[slot] == NUDGE:
        return [A.nudge_target(worker, up) for worker in dice for up in (0, 1)]
    return dice if is_one_die(table, slot) else [0]


def placings(workers: list[int]) -> list[int]:
    return [A.place_code(worker, space) for worker in workers for space in range(SPACES)]


def uses(s: State, table: Table) -> list[int]:
    """The rooms that hold a die or could, and the AA guns and tunnels where one lies."""
    b = table.board
    spaces: list[int] = []
    for space in range(SPACES):
        has_die = die_on(s, space) >= 0
        if b.kind[space] == ROOM and (has_die or is_excavated(s, space)):
            spaces.append(b.room_first[b.room[space]])
        elif has_die and is_excavated(s, space):
            spaces.append(space)
    tried = []
    for space in dict.fromkeys(spaces):
        tried.append(A.use_code(space))
        if has_two_aims(space, table):  # A2
            tried.append(A.use_red_code(space))
    return tried


def raises(s: State) -> list[int]:
    """A5: every die that lies on the board while points are dealt out."""
    if s.points == 0:
        return []
    return [A.raise_code(worker) for worker in range(WORKERS) if s.worker_space[worker] >= 0]


def installs(s: State, table: Table) -> list[int]:
    """The oldest new robot on every space: every blue die that may, or one to say why not."""
    tried: list[int] = []
    if s.install_count == 0:
        return tried
    for space in range(SPACES):
        codes = [A.install_code(robot, space) for robot in range(table.board.robots)]
        legal = [code for code in codes if refusal(s, table.board, code) is None]
        tried += legal or codes[:1]
    return tried


# --- one move ---


def forecast(game: Game, s: State, code: int, words: Remembering) -> Forecast:
    """One move: legal or not, why, what happens at once, and what its room does.

    `s` is the state of the game, and stays as it is. A move is carried out at most once.
    """
    table, kind = game.table, A.kind_of(code)
    action = action_json(code, table)
    reason = refusal(s, table.board, code)
    if reason is None and kind == A.PLACE:
        return {
            "action": action,
            "legal": True,
            "rule": None,
            **forecast_place(s, table, code, words),
        }
    room: RoomForecast | None = None
    if kind == A.USE:
        room = forecast_use(s, table, A.space_of(code), words, int(A.is_aimed_at_red(code)))
    elif kind == A.EXCAVATE:
        room = forecast_dig(s, table.board, s.worker_space[worker_ahead(s)], words)
    events: list[Event] = []
    if reason is not None:
        name, rule = reason
        message = words.refuse(name, s, table, code)
    else:
        rule = None
        events = words.tell(game.why_code(code).events)
        message = in_a_row([bring(game, s, code, room, events, words), loss(events)])
    return {
        "action": action,
        "legal": reason is None,
        "rule": rule,
        "message": message,
        "events": events,
        "room": room,
    }


def forecast_roll(game: Game, words: Words) -> Forecast:
    """D1, D14: the dice are to be rolled."""
    action: Action = {"do": "roll"}
    why = game.why(action)
    told = {"action": action, "legal": why.legal, "rule": why.rule, "message": why.message(words)}
    return {**told, "events": [], "room": None}


def in_a_row(sentences: list[str]) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def loss(events: list[Event]) -> str:
    """How the game is lost by it, if it is; of a win the research tells."""
    return in_a_row([e["text"] for e in events if e["event"] == "end" and not e["won"]])


def bring(
    game: Game,
    s: State,
    code: int,
    room: RoomForecast | None,
    events: list[Event],
    words: Remembering,
) -> str:
    """What a legal move brings, in a short sentence."""
    kind = A.kind_of(code)
    if room is not None:
        return str(room["text"])
    if kind == A.ABILITY:
        return forecast_ability(s, game.table, code, words)
    if kind == A.DONE:
        left = sum(A.kind_of(other) in (A.USE, A.EXCAVATE) for other in game.codes())
        return words.say("forecast-done", left=left)
    # A spawn, a robot installed or taken off, a die raised: what happens first says it all.
    told = TOLD_BY[kind]
    said = {event["event"]: str(event["text"]) for event in reversed(events)}
    return in_a_row([said[name] for name in told if name in said])


TOLD_BY = {
    A.SPAWN_SHIP: ("spawn",),
    A.INSTALL: ("given_up", "install"),  # B1
    A.REMOVE: ("robot_off",),
    A.RAISE: ("raise", "points_lost"),
}


def forecast_place(s: State, table: Table, code: int, words: Remembering) -> Forecast:
    """What the ships do at once, in words, and what the die does in the rooms phase.

    As `act` does it, with a look at the table between the placement and what follows it.
    """
    b, worker, space = table.board, A.worker_of(code), A.space_of(code)
    log: list[Raw] = []
    after = s.copy()
    after.log = log
    place(after, b, worker, space)
    placed = len(log)
    if b.moments & WHEN_PLACED:
        after_placing(after, b, worker)
    done = len(log)
    after.log = None
    room = room_of_die(after, table, space, words)
    after.log = log
    follow_up(after, b, code, s.damage, s.destroyed)
    events = words.tell(write_events(log, after, table))
    said = [say_descent(log[:placed], rolled_again(s, after, code), words)]
    if any(number not in SHOWN_NUMBERS for number, *_ in log[:done]):
        said += say_rest(write_events(log[:done], after, table), words)
    message = in_a_row([*said, loss(events)])
    return {"message": message, "events": events, "room": room}


def room_of_die(s: State, table: Table, space: int, words: Words) -> RoomForecast | None:
    """What a die that was just placed does in the rooms phase, if the game gets there."""
    if s.result:
        return None
    if steps_ahead(s, space) > 0:
        return forecast_dig(s, table.board, space, words)
    return forecast_use(s, table, space, words)


def rolled_again(s: State, after: State, code: int) -> int:
    """D14: how many dice a placement has rolled again."""
    if not A.is_white_placed(code) or after.round > s.round or not needs_roll(after):
        return 0
    return after.worker_space.count(OFF)


def say_descent(log: list[Raw], dice: int, words: Words) -> str:
    """What a placement does to ships, city, mothership, robots and the other dice."""
    steps = [to - start for number, _, _, start, to in log if number == E.E_DESCEND]
    told = [number for number, *_ in log]
    if steps:
        said = [words.say("forecast-drop", ships=len(steps), steps=max(steps))]
    else:
        said = [words.say("forecast-no-ship")]
    if E.E_HIT in told:
        said.append(words.say("forecast-hits", hits=told.count(E.E_HIT)))
    if E.E_MOTHERSHIP in told:
        said.append(words.say("forecast-mothership", rows=told.count(E.E_MOTHERSHIP)))
    if E.E_ROBOT_OFF in told:
        said.append(words.say("forecast-robot-makes-way"))
    if dice:
        said.append(words.say("forecast-reroll", dice=dice))
    return in_a_row(said)


# --- abilities ---

# What a recall or a barrage does to ship after ship.
ALIKE = {"rise": "forecast-rise", "destroy": "forecast-destroy"}
MANY = 3
# What a descent is told by in numbers, and what the board shows well enough.
SHOWN = (
    *("place", "descend", "shift", "blocked", "mothership", "lift", "city", "hit", "held"),
    *("too_far", "robot_off", "end"),
)
# The same events as the rules number them: most placements set off nothing else.
SHOWN_NUMBERS = frozenset(
    {
        *(E.E_PLACE, E.E_DESCEND, E.E_SHIFT, E.E_SHIFT_BLOCKED, E.E_MOTHERSHIP, E.E_LIFT),
        *(E.E_LAND_CITY, E.E_HIT, E.E_HELD, E.E_TOO_FAR, E.E_ROBOT_OFF, E.E_END),
    }
)


def forecast_ability(before: State, table: Table, code: int, words: Remembering) -> str:
    """F13: what a chosen ability does, and what that sets off at once (F10, F11); the dice it has
    rolled again stay unknown."""
    log: list[Raw] = []
    s = before.copy()
    s.log = log
    set_off(s, table.board, A.ability_of(code), A.target_of(code))
    settle(s, table.board, before.damage, before.destroyed)
    s.log = None
    # How the game is lost is told by `loss`.
    events = [
        event
        for event in write_events(log, s, table)
        if event["event"] != "ability" and not (event["event"] == "end" and not event["won"])
    ]
    told = in_a_row(in_short(words.tell(events), words))
    return told or words.say("forecast-changes-nothing")


def in_short(events: list[Event], words: Words) -> list[str]:
    """F42-F44: what ships or dice do alike again and again is told once, and energy when it is
    all there."""
    said: dict[str, str] = {}
    for n, event in enumerate(events):
        kind = event["event"]
        ships = [other["ship"] for other in events if kind in ALIKE and other["event"] == kind]
        if len(ships) >= MANY:
            said[kind] = words.say(ALIKE[kind], ships=len(set(ships)))
        elif kind == "nudge":
            dice = sum(other["to"] == event["to"] for other in events if other["event"] == kind)
            match = words.say("forecast-match", dice=dice, value=event["to"])
            said[f"{kind} {event['to']}"] = match if dice > 1 else event["text"]
        elif kind == "energy":
            gained = sum(other["gained"] for other in events if other["event"] == kind)
            said[kind] = say_event({**event, "gained": gained}, words)
        else:
            said[f"{kind} {n}"] = event["text"]
    return list(said.values())


def say_rest(events: list[Event], words: Remembering) -> list[str]:
    """F5, F37: special spaces and abilities a placement sets off, with what comes of them."""
    told = [event for event in events if event["event"] not in SHOWN]
    said = [str(event["text"]) for event in words.tell(told)]
    first = next((n for n, event in enumerate(events) if event["event"] == "ability"), len(events))
    drops = [e["to"][0] - e["from"][0] for e in events[first:] if e["event"] == "descend"]
    hits = sum(event["event"] == "hit" for event in events[first:])
    if drops:  # F21, F23
        said.append(words.say("forecast-drop", ships=len(drops), steps=max(drops)))
    if hits:
        said.append(words.say("forecast-hits", hits=hits))
    return said


# --- what a die does in the rooms phase ---


def forecast_use(
    s: State, table: Table, space: int, words: Words, red: int | None = None
) -> RoomForecast:
    """R2 to R9: the room of a space if it were used now, or an AA gun or tunnel, which are idle.

    A2: fighters that are not aimed yet are told as if aimed at the colour that destroys more.
    """
    b = table.board
    if b.kind[space] != ROOM:
        effect = "aa" if b.kind[space] == AA_GUN else "tunnel"
        text = say_idle(effect, b.hold[space], words)
        return outline(space, [effect], results=[{"effect": effect}], text=text)
    room = b.room[space]
    cost = price(s, b, room)  # F27: with supplies none
    made = outline(
        b.room_first[room],
        list(table.rooms[room].effects),
        cost=cost,
        affordable=s.energy >= cost,
    )
    empty = [place for place in room_spaces(table, room) if not is_manned_space(s, place)]
    if empty:
        return made | {"missing": len(empty), "text": say_missing(s, table, room, empty, words)}
    value, results = try_room(s, table, room, red)
    said = [] if made["affordable"] else [say_cost(s, made["cost"], words)]
    said += [say_result(result, value, table, words) for result in results]
    if not results:
        said.append(say_nothing(value, made["effects"], words))
    return made | {"value": value, "results": results, "text": in_a_row(said)}


def say_idle(effect: str, hold: int, words: Words) -> str:
    """D6, R9: an AA gun or a tunnel; F29: some cities make either slow ships down more."""
    if hold > (effect == "aa"):
        return words.say("forecast-hold", rows=hold)
    return words.say("forecast-aa" if effect == "aa" else "forecast-tunnel")


def outline(
    space: int,
    effects: list[str],
    *,
    cost: int = 0,
    affordable: bool = True,
    results: list[dict[str, Any]] | None = None,
    text: str = "",
) -> RoomForecast:
    """A room forecast with every field, most of them still open."""
    return {
        "space": to_json(space),
        "effects": effects,
        "value": None,
        "cost": cost,
        "missing": 0,
        "affordable": affordable,
        "results": results or [],
        "text": text,
    }


def room_spaces(table: Table, room: int) -> list[int]:
    b = table.board
    first = room * MAX_ROOM_SIZE
    return b.room_space[first : first + b.room_size[room]]


def is_manned_space(s: State, space: int) -> bool:
    """R4, B8: an excavated space with a usable die."""
    return is_excavated(s, space) and is_usable(s, die_on(s, space))


def with_energy(s: State, cost: int) -> State:
    """A copy that can pay: energy may still be gained before the room is used."""
    copy = s.copy()
    copy.energy = max(copy.energy, cost)
    return copy


def try_room(
    s: State, table: Table, room: int, red: int | None
) -> tuple[int, list[dict[str, Any]]]:
    """Let the rules use the room on a copy, and read from the log what its effects did."""
    b = table.board
    if red is None:
        red = better_aim(s, b, room_value(s, b, room) + b.bonus[FIGHTERS])
    after = with_energy(s, price(s, b, room))
    damage, destroyed = after.damage, after.destroyed
    log: list[Raw] = []
    after.log = log
    use_room(after, b, b.room_first[room], red)
    after.log = None
    settle(after, b, damage, destroyed)  # F36: a game may be won by other things than research
    value = next(value for number, _, value, _, _ in log if number == E.E_USE)
    results = [
        result
        for effect in table.rooms[room].effects
        for result in read_result(effect, log, s, after, table, value, red)
    ]
    if after.result == WON_RESEARCH and not any("wins" in result for result in results):
        results[-1]["wins"] = True
    return value, results


def read_result(
    effect: str, log: list[Raw], s: State, after: State, table: Table, value: int, red: int
) -> list[dict[str, Any]]:
    """What one effect of a room did, if it did anything."""
    b = table.board
    told = {number: (first, second) for number, first, second, _, _ in log}
    shot = [{"ship": a, "at": [r, c + 1]} for number, a, r, c, _ in log if number == E.E_DESTROY]
    aimed = any(number in (E.E_DESTROY, E.E_MISS, E.E_CORE) for number in told)
    match effect:
        case "energy" if E.E_ENERGY in told:
            gain, to = told[E.E_ENERGY]
            return [{"effect": effect, "gain": gain, "to": to}]
        case "research" if E.E_RESEARCH in told:
            return [research_result(after, table, value + b.bonus[RESEARCH], told[E.E_RESEARCH][0])]
        case "robot" if E.E_BUILD in told:
            return [{"effect": effect, "value": told[E.E_BUILD][0]}]
        case "repair" if E.E_REPAIR in told:
            return [{"effect": effect, "gain": told[E.E_REPAIR][0], "to": told[E.E_REPAIR][1]}]
        case "jam" if value + b.bonus[JAM] > 0:
            risen = [
                {"ship": a, "from": [old, c + 1], "to": [new, c + 1]}
                for number, a, c, old, new in log
                if number == E.E_RISE
            ]
            return [{"effect": effect, "ships": risen}]
        case "fighters" if aimed:
            made = {"effect": effect, "value": value + b.bonus[FIGHTERS], "ships": shot}
            made |= {"on_explosions": ships_on_explosions(s, table, red)}
            if b.explosions == BOTH_COLOURS:
                made |= {"at": COLOURS[red]}
            return [made | ({"core": True} if E.E_CORE in told else {})]
        case "command" if E.E_POINTS in told:
            lost = E.E_POINTS_LOST in told and not in_hand(s)  # dice in hand may still take them
            return [{"effect": effect, "points": 0 if lost else told[E.E_POINTS][0]}]
        case "missiles" if aimed:
            return [{"effect": effect, "value": value + b.bonus[MISSILES], "ships": shot}]
    return []


def research_result(after: State, table: Table, value: int, old: int) -> dict[str, Any]:
    """R8: the spaces passed, and what is missing for one more; F36: the last may not be enough."""
    b = table.board
    complete = after.research >= b.research_length
    rest = value - sum(b.research_cost[old : after.research])
    return {
        "effect": "research",
        "steps": after.research - old,
        "to": after.research,
        "short": None if complete else b.research_cost[after.research] - rest,
        "wins": after.result == WON_RESEARCH,
    }


def ships_on_explosions(s: State, table: Table, red: int) -> int:
    """R7, A2: the ships that fighters of any strength could shoot, aimed at this colour."""
    copy = s.copy()
    log: list[Raw] = []
    copy.log = log
    shoot(copy, table.board, HIGHEST_EXPLOSION + table.board.orange_armour, red)  # F35
    return sum(number == E.E_DESTROY for number, *_ in log)


def forecast_dig(s: State, b: Board, space: int, words: Words) -> RoomForecast:
    """R10: where the die ahead takes the excavator; a too low one (pnp) takes it nowhere."""
    steps = steps_ahead(s, space)
    made = outline(space, ["dig"], cost=b.dig_cost, affordable=s.energy >= b.dig_cost) | {
        "value": s.worker_value[worker_ahead(s)]
    }
    after = with_energy(s, b.dig_cost)
    if not can_excavate(after, b):
        return made | {"text": words.say("forecast-dig-too-low", steps=steps)}
    excavate(after, b)
    opened = [n for n in range(SPACES) if is_excavated(after, n) and not is_excavated(s, n)]
    said = [] if made["affordable"] else [say_cost(s, b.dig_cost, words)]
    said.append(words.say("forecast-dig", steps=steps, cost=b.dig_cost))
    if after.excavator == LAST_SPACE:
        said.append(words.say("forecast-dig-whole"))
    result = {"effect": "dig", "steps": steps, "opens": [to_json(n) for n in opened]}
    return made | {"results": [{**result, "cost": b.dig_cost}], "text": in_a_row(said)}


# --- sentences ---


def say_cost(s: State, cost: int, words: Words) -> str:
    return words.say("forecast-cost", cost=cost, energy=s.energy)


def say_missing(s: State, table: Table, room: int, empty: list[int], words: Words) -> str:
    """Why the room does not work: not dug out, used up, or short of dice that may still come."""
    buried = sum(not is_excavated(s, space) for space in empty)
    if buried:
        return words.say("forecast-not-excavated", spaces=buried, size=table.board.room_size[room])
    if any(die_on(s, space) >= WORKERS for space in empty):
        return words.say("forecast-exhausted")
    taken = taken_columns(s, table.board)
    if s.phase == DICE and not any((taken >> table.board.column[n]) & 1 for n in empty):
        return words.say("forecast-missing", missing=len(empty))
    return words.say("forecast-cannot-fill", missing=len(empty))


def say_nothing(value: int, effects: list[str], words: Words) -> str:
    """R3: a value too low for anything. B2: or a room for robots where there are none."""
    if value > 0 and "robot" in effects:
        return words.say("forecast-no-robots")
    return words.say("forecast-nothing", value=value)


def say_result(result: dict[str, Any], value: int, table: Table, words: Words) -> str:
    """One effect of a room, and whether it wins."""
    said = say_effect(result, value, table.board, words)
    other = result["effect"] != "research" and result.get("wins")
    return in_a_row([said, words.say("forecast-wins") if other else ""])


def say_effect(result: dict[str, Any], value: int, b: Board, words: Words) -> str:
    """One effect of a room, as short as it gets."""
    match result["effect"]:
        case "energy":
            full = result["gain"] < value + b.bonus[ENERGY] and result["to"] == b.energy_max
            key = "forecast-energy-full" if full else "forecast-energy"
            return words.say(key, gain=result["gain"], to=result["to"])
        case "fighters" if "core" in result:
            return words.say("forecast-core", ships=len(result["ships"]))
        case "fighters":
            ready = result["on_explosions"]
            said = words.say("forecast-fighters", ships=len(result["ships"]), ready=ready)
            return (
                in_a_row([words.say(f"forecast-at-{result['at']}"), said])
                if "at" in result
                else said
            )
        case "missiles":
            return words.say("forecast-missiles", ships=len(result["ships"]), range=result["value"])
        case "jam":
            rows = [ship["from"][0] - ship["to"][0] for ship in result["ships"]]
            return words.say("forecast-jam", ships=len(rows), rows=max(rows, default=0))
        case "command":
            return words.say("forecast-command", points=result["points"])
        case "repair":
            return words.say("forecast-repair", gain=result["gain"], to=result["to"])
        case "research" if result["wins"]:
            return words.say("forecast-research-wins", steps=result["steps"])
        case "research" if result["short"] is None:
            return words.say("forecast-research-complete", steps=result["steps"])
        case "research":
            return words.say("forecast-research", steps=result["steps"], short=result["short"])
    return words.say("forecast-robot", value=result["value"])
