"""The shapes of requests and answers, for checking and for /openapi.json; names as in PROTOCOL."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

from ufs.game.game import MAX_SEED
from ufs.game.shapes import (
    ActionShape,
    PositionShape,
    ResultShape,
    SetupShape,
    Shape,
    Space,
)
from ufs.play.settings import Mode

Dice = Literal["auto", "manual"]
Kind = Literal["game", "tutorial"]
StoredKind = Literal["game", "tutorial", "puzzle", "campaign"]
Version = Annotated[int, Field(ge=0, le=2**62)]


def digits(value: Any) -> Any:
    """A number as text: long ones lose digits in JavaScript."""
    return int(value) if isinstance(value, str) and DIGITS.fullmatch(value) else value


DIGITS = re.compile(r"[0-9]{1,20}")
NUMBER = {"type": "integer", "minimum": 0, "maximum": MAX_SEED}
TEXT = {"type": "string", "pattern": f"^{DIGITS.pattern}$"}
Seed = Annotated[
    Annotated[int, Field(ge=0, le=MAX_SEED)] | None,
    BeforeValidator(digits),
    WithJsonSchema({"anyOf": [NUMBER, TEXT, {"type": "null"}]}),
]


# --- requests ---


class NewGame(Shape):
    setup: SetupShape
    seed: Seed = None
    dice: Dice = "auto"
    mode: Mode = "relaxed"
    kind: Kind = "game"


class LoadGame(Shape):
    text: str
    mode: Mode = "relaxed"


class Act(Shape):
    version: Version
    action: ActionShape


class Change(Shape):
    version: Version


class Ask(Shape):
    action: ActionShape


class Nothing(Shape):
    """A request that says all in its address: `{}`."""


class Fork(Shape):
    step: Annotated[int, Field(ge=0, le=2**31)]


LEAST_BUDGET, MOST_BUDGET = 10, 10_000  # milliseconds


class HintWish(Shape):
    step: Literal[1, 2, 3]
    budget_ms: Annotated[int, Field(ge=LEAST_BUDGET, le=MOST_BUDGET)] = 1000


# --- answers ---


class Told(BaseModel):
    """Part of an answer."""

    model_config = ConfigDict(extra="forbid")


class ErrorBody(Told):
    code: str
    message: str
    rule: str | None


class ErrorAnswer(Told):
    error: ErrorBody


class Event(BaseModel):
    """Something that happened: its name, what belongs to it, and a sentence."""

    model_config = ConfigDict(extra="allow")
    event: str
    text: str


class About(Told):
    name: str
    version: str
    languages: list[str]
    notice: str | None


class WordsAnswer(Told):
    """Compact Fluent patterns: a string, or a list of strings, [variable], {"v","s","d"}, {"m"}."""

    language: str
    messages: dict[str, Any]


class CitySide(Told):
    energy: int
    text: str | None
    source: str


class CityChoice(Told):
    id: str
    name: str
    source: str
    chapter: int
    blue: CitySide
    damaged: CitySide


class SkyChoice(Told):
    """`stars` of its easy and of its threatening side."""

    id: str
    position: int
    chapter: int
    stars: tuple[int, int]


class ScenarioChoice(Told):
    """`sky` is a tile it brings along."""

    id: str
    name: str
    text: str
    chapter: int
    sky: str | None


class CharacterSide(Told):
    text: str
    effect: str


class CharacterChoice(Told):
    id: str
    name: str
    role: str
    chapter: int
    normal: CharacterSide
    upgraded: CharacterSide


class EditionChoice(Told):
    id: str
    name: str
    source: str
    kind: Literal["box", "cards"]
    most: int
    hard: list[str]
    sky: list[str]
    skies: list[SkyChoice]
    cities: list[CityChoice]
    default_city: str | None
    scenarios: list[ScenarioChoice]
    characters: list[CharacterChoice]


class Content(Told):
    editions: list[EditionChoice]


class Settings(Told):
    language: str
    theme: str
    speed: str
    sound: bool
    mode: Mode
    panel: bool
    tutorial_done: bool
    win_chance: bool
    after_move: bool


class Summary(Told):
    """A game in a list."""

    id: str
    created: str
    updated: str
    setup: dict[str, Any]
    city_name: str | None
    scenario_name: str | None
    edition_name: str
    level: int
    dice: Dice
    mode: Mode
    kind: StoredKind
    forked: bool
    imported: bool
    round: int
    phase: str
    research: int
    research_length: int
    damage: int
    hits: int
    result: ResultShape | None
    steps: int


class Games(Told):
    games: list[Summary]


class NamedPart(Told):
    id: str
    name: str


class TableCity(NamedPart):
    text: str | None
    damaged: bool


class TableScenario(NamedPart):
    text: str


class TableCharacter(NamedPart):
    role: str
    text: str
    upgraded: bool


class TableAbility(NamedPart):
    """An ability with its moment. `label` is its name in `spent` of a position; `times` 0: always.

    `target` is what has to be named with it: a `column`, a `die`, a die and its `change`.
    """

    owner: Literal["city", "scenario", "character"]
    label: str
    when: str
    effect: str
    amount: int
    times: int
    per: Literal["round", "game"]
    target: Literal["column", "die", "change"] | None


class TableGoal(Told):
    """What is asked for besides the research: how deep, how many ships, how strong a shot."""

    goal: Literal["depth", "ships", "orange", "shot"]
    amount: int


class TableSpecial(Told):
    effect: str
    amount: int


class TableRow(Told):
    row: int
    tokens: list[str]
    specials: dict[str, TableSpecial]
    action: Literal[
        "none",
        "excavator",
        "research",
        "reinforcements",
        "damage",
        "energy",
        "robots",
        "dive",
        "skull",
    ]
    amount: int
    hard: bool
    stars: int


class TableSpace(Told):
    """`hold`: by how much ships descend less for a die here."""

    kind: Literal["aa", "tunnel", "room"]
    room: int | None
    hold: int


class TableRoom(Told):
    effects: list[str]
    modifier: int
    cost: int
    spaces: list[Space]


class TableAnswer(BaseModel):
    """What is printed on the pieces of a game."""

    model_config = ConfigDict(extra="allow")
    edition: NamedPart
    city: TableCity | None
    scenario: TableScenario | None
    team: list[TableCharacter]
    abilities: list[TableAbility]
    goals: list[TableGoal]
    level: int
    sky: list[TableRow]
    city_row: int
    skull_row: int
    research: list[int]
    energy_max: int
    energy_start: int
    hits: int
    robots: int
    reinforcements: int
    excavator_start: Space
    path: list[Space]
    spaces: list[list[TableSpace]]
    rooms: list[TableRoom]
    action_before_descent: bool
    any_space_ahead: bool
    dig_cost: int
    robots_stay: bool


class GameState(Told):
    version: int
    position: PositionShape
    actions: list[ActionShape]
    forecasts: list[Forecast]
    step: int
    undo: bool
    redo: bool


class View(GameState):
    """A game with its table."""

    id: str
    mode: Mode
    dice: Dice
    kind: StoredKind
    seed: str
    forked: bool
    imported: bool
    table: TableAnswer
    updated: str


class Answer(GameState):
    """What came of an action."""

    events: list[Event]


class WhyAnswer(Told):
    legal: bool
    rule: str | None
    message: str
    events: list[Event]


class RoomForecast(BaseModel):
    """What a room would do."""

    model_config = ConfigDict(extra="allow")
    space: Space
    effects: list[str]
    value: int | None
    cost: int
    missing: int
    affordable: bool
    results: list[dict[str, Any]]
    text: str


class Forecast(WhyAnswer):
    """What a move would do, or why it is not allowed."""

    model_config = ConfigDict(extra="allow")
    action: ActionShape
    room: RoomForecast | None


class Forecasts(Told):
    version: int
    forecasts: list[Forecast]


class LogEntry(Told):
    step: int
    action: ActionShape | None
    events: list[Event]


class Log(Told):
    version: int
    entries: list[LogEntry]


class Moment(Told):
    step: int
    position: PositionShape


class Tally(Told):
    id: str
    name: str
    played: int
    won: int


class LevelTally(Told):
    edition: str
    level: int
    played: int
    won: int


class Streaks(Told):
    current: int
    best: int


class Losses(Told):
    damage: int
    mothership: int


class Statistics(Told):
    """Only finished games count, and no tutorials, forks or games from a text."""

    games: int
    won: int
    lost: int
    editions: list[Tally]
    cities: list[Tally]
    levels: list[LevelTally]
    streaks: Streaks
    losses: Losses
    average_rounds: float | None
    fewest_rounds: int | None
    unfinished: int
    recent: list[Summary]


class CoachAnswer(Told):
    """Whether the coach can be asked; `message` says what a player should know about it."""

    state: Literal["missing", "compiling", "ready", "stale", "failed"]
    message: str | None


class Advised(Told):
    """An action; `same` are others that come to the same, like equal dice."""

    action: ActionShape
    same: list[ActionShape]
    text: str


Share = Annotated[float, Field(ge=0, le=1)]


class Weighed(Advised):
    """An action with the chance of winning after it, and for the best few the reasons."""

    chance: Share
    error: float
    playouts: int
    because: list[str]


class Hint(Told):
    """Step 1 has `text`, step 2 `candidates` in no order, step 3 `options`, the best first.

    `remark` says what has changed of this table since the coach learned.
    """

    version: int
    step: Literal[1, 2, 3]
    text: str | None
    candidates: list[Advised]
    options: list[Weighed]
    chance: Share | None
    remark: str | None


class LastMove(Told):
    """What a move was worth: the chance `before` is that of the best action there was.

    `better` is that action, if the loss is large and sure enough for a word.
    """

    action: ActionShape
    text: str
    before: Share
    chance: Share
    loss: float
    better: Weighed | None


class Chance(Told):
    version: int
    chance: Share
    error: float
    playouts: int
    last: LastMove | None
    remark: str | None


class PuzzleAnswer(Told):
    """A puzzle, without what would give it away. `grade`: from 1 star to 5."""

    id: str
    grade: Annotated[int, Field(ge=1, le=5)]
    city: str | None
    edition: str
    city_name: str | None
    edition_name: str
    level: int
    dice: int
    tries: int
    solved: bool
    shown: bool


class PuzzleDay(Told):
    day: str
    puzzle: PuzzleAnswer


class Puzzles(Told):
    """The puzzles of the last days, the newest first; `unsolved` is one that was never tried."""

    days: list[PuzzleDay]
    count: int
    solved: int
    streak: int
    unsolved: str | None


class PuzzleLine(Told):
    """Moves in words; any order that leaves the same board is as good."""

    moves: list[str]
    actions: list[ActionShape]


class PuzzleSolution(Told):
    line: PuzzleLine
    text: str
    chance: Share
    next_best: Share
    missed: Share


class PuzzleVerdict(Told):
    """What the line of the puzzle's game is worth. The solution comes when it was found."""

    state: Literal["open", "solved", "missed"]
    text: str | None
    tries: int
    solution: PuzzleSolution | None


class Better(Told):
    """An action that would have been better; `facts` say why."""

    action: ActionShape
    text: str
    chance: Share
    facts: list[str]


class ReviewPoint(Told):
    """A point of the graph; `n` is its moment. A decision's `chance` is that after it,

    `best` what the best action would have kept; `luck` is what a roll changed.
    """

    n: int
    kind: Literal["start", "roll", "decision", "end"]
    round: int
    chance: Share
    best: Share | None
    loss: float
    luck: float
    action: ActionShape | None
    text: str | None
    facts: list[str]
    better: list[Better]


class Review(Told):
    """start + luck + skill = result. `moments`: the decisions that cost most, the worst first."""

    format: Literal["ufs-review/1"]
    start: Share
    luck: float
    skill: float
    result: Share
    over: ResultShape | None
    complete: bool
    playouts: int
    ms: int
    points: list[ReviewPoint]
    moments: list[ReviewPoint]


class ReviewAnswer(Told):
    """How many positions of how many are done; `review` is there at the end, or when stopped."""

    version: int
    done: int
    total: int
    review: Review | None
    remark: str | None
