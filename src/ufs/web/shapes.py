"""Requests and answers, for validation and for /openapi.json; field names as in PROTOCOL."""

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
from ufs.play.again import Way
from ufs.play.settings import Mode

Dice = Literal["auto", "manual"]
Kind = Literal["game", "tutorial"]
StoredKind = Literal["game", "tutorial", "puzzle", "campaign"]
Version = Annotated[int, Field(ge=0, le=2**62)]


def parse_digits(value: Any) -> Any:
    """Accept a number as text: large numbers lose digits in JavaScript."""
    return int(value) if isinstance(value, str) and DIGITS.fullmatch(value) else value


DIGITS = re.compile(r"[0-9]{1,20}")
NUMBER = {"type": "integer", "minimum": 0, "maximum": MAX_SEED}
TEXT = {"type": "string", "pattern": f"^{DIGITS.pattern}$"}
Seed = Annotated[
    Annotated[int, Field(ge=0, le=MAX_SEED)] | None,
    BeforeValidator(parse_digits),
    WithJsonSchema({"anyOf": [NUMBER, TEXT, {"type": "null"}]}),
]


Unseal = Annotated[bool, Field(description="C11: also if it shows sealed pieces")]


# --- requests ---


class NewGame(Shape):
    setup: SetupShape
    seed: Seed = None
    dice: Dice = "auto"
    mode: Mode = "relaxed"
    kind: Kind = "game"
    unseal: Unseal = False


class LoadGame(Shape):
    text: str
    mode: Mode = "relaxed"
    unseal: Unseal = False


class Act(Shape):
    version: Version
    action: ActionShape


class Change(Shape):
    version: Version


class WhyRequest(Shape):
    action: ActionShape


class EmptyRequest(Shape):
    """A request whose URL says everything; its body is `{}`."""


class PlayAgain(Shape):
    """The damaged city (S10), a new sky with the same choices, or the same pieces, new dice."""

    way: Way


class Fork(Shape):
    step: Annotated[int, Field(ge=0, le=2**31)]


MIN_BUDGET, MAX_BUDGET = 10, 10_000  # milliseconds


class HintRequest(Shape):
    step: Literal[1, 2, 3]
    budget_ms: Annotated[int, Field(ge=MIN_BUDGET, le=MAX_BUDGET)] = 1000


# --- answers ---


class ResponseModel(BaseModel):
    """An answer, or part of one."""

    model_config = ConfigDict(extra="forbid")


class ErrorBody(ResponseModel):
    code: str
    message: str
    rule: str | None


class ErrorAnswer(ResponseModel):
    error: ErrorBody


class Event(BaseModel):
    """Something that happened: its name, its fields, and a sentence."""

    model_config = ConfigDict(extra="allow")
    event: str
    text: str


class About(ResponseModel):
    name: str
    version: str
    languages: list[str]
    notice: str | None


class WordsAnswer(ResponseModel):
    """Compact Fluent patterns: a string, or a list of strings, [variable], {"v","s","d"}, {"m"}."""

    language: str
    messages: dict[str, Any]


class CitySide(ResponseModel):
    energy: int
    text: str | None
    source: str


class CityChoice(ResponseModel):
    id: str
    name: str
    source: str
    chapter: int
    blue: CitySide
    damaged: CitySide


class SkyChoice(ResponseModel):
    """`stars`: on its easy side and on its threatening side; tile 0 has one side."""

    id: str
    position: int
    chapter: int
    stars: Annotated[list[int], Field(min_length=1, max_length=2)]


class ScenarioChoice(ResponseModel):
    """`sky`: the tile that comes with the scenario."""

    id: str
    name: str
    text: str
    chapter: int
    sky: str | None


class CharacterSide(ResponseModel):
    text: str
    effect: str


class CharacterChoice(ResponseModel):
    id: str
    name: str
    role: str
    chapter: int
    normal: CharacterSide
    upgraded: CharacterSide


class SealedChapter(ResponseModel):
    """C11: how many pieces a chapter brings that is not open yet."""

    chapter: int
    cities: int
    scenarios: int
    characters: int
    skies: int


class EditionChoice(ResponseModel):
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
    sealed: list[SealedChapter]


class SealAnswer(ResponseModel):
    """C11: whether the seal is broken; the highest chapter that a campaign has opened."""

    broken: bool
    met: int


class Content(ResponseModel):
    """What may be chosen; sealed pieces (C11) are only counted."""

    editions: list[EditionChoice]
    seal: SealAnswer


class UnsealedPieces(ResponseModel):
    """The pieces of a battle that are not among what may be chosen (C11)."""

    cities: list[CityChoice]
    scenarios: list[ScenarioChoice]
    characters: list[CharacterChoice]
    skies: list[SkyChoice]


class Settings(ResponseModel):
    language: str
    theme: str
    speed: str
    sound: bool
    volume: int
    effects: bool
    music: bool
    sound_asked: bool
    mode: Mode
    panel: bool
    tutorial_done: bool
    win_chance: bool
    after_move: bool
    mothership_waits: bool
    corrections: bool
    seal_broken: bool


class Summary(ResponseModel):
    """A game in a list."""

    id: str
    created: str
    updated: str
    setup: dict[str, Any]
    city_name: str | None
    scenario_name: str | None
    title: str | None  # the names of real cards
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
    corrected: bool


class Games(ResponseModel):
    games: list[Summary]
    total: int  # on all pages
    next: str | None  # the `cursor` of the next page


class BinnedEntry(ResponseModel):
    """A deleted game or campaign; neither `game` nor `campaign` if it cannot be read."""

    kind: Literal["games", "campaigns"]
    id: str
    deleted: str
    game: Summary | None
    campaign: dict[str, Any] | None


class UnreadableEntry(ResponseModel):
    """Something kept that cannot be read: in which table, and what is wrong with it."""

    kind: str
    id: str
    message: str
    can_be_deleted: bool


class BinAnswer(ResponseModel):
    days: int  # after which the bin is emptied
    deleted: list[BinnedEntry]
    unreadable: list[UnreadableEntry]


class BinEmptied(ResponseModel):
    removed: int


class NamedPart(ResponseModel):
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
    """An ability and when it applies. `label` is its name in a position's `spent`; `times` 0 means

    unlimited. `target` is what its action has to name: a `column`, a `die`, a die and its
    `change`, or the `colour` of explosions that fighters are aimed at.
    """

    owner: Literal["city", "scenario", "character"]
    label: str
    when: str
    effect: str
    amount: int
    times: int
    per: Literal["round", "game"]
    target: Literal["column", "die", "change", "colour"] | None


class TableGoal(ResponseModel):
    """A goal besides the research: a depth, a number of ships, a strength of shot."""

    goal: Literal["depth", "ships", "orange", "shot"]
    amount: int


class TableSpecial(ResponseModel):
    """What a letter in the sky stands for. The two teleports of a pair share a letter and a tile;

    their `amount` is 0.
    """

    effect: str
    amount: int


class TableRow(ResponseModel):
    """A row of the sky: 16, or 18 with tile 0. One that is the city's has no `tokens`.

    A token such as `3r` is a red explosion. The action `dive` moves every ship down.
    """

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


class TableSpace(ResponseModel):
    """`hold`: how many spaces fewer ships descend for a die placed here."""

    kind: Literal["aa", "tunnel", "room"]
    room: int | None
    hold: int


class TableRoom(ResponseModel):
    effects: list[str]
    modifier: int
    cost: int
    spaces: list[Space]


class TableAnswer(BaseModel):
    """Everything that is printed on the pieces of a game."""

    model_config = ConfigDict(extra="allow")
    edition: NamedPart
    book: Literal["box", "pnp"]
    city: TableCity | None
    scenario: TableScenario | None
    title: str | None  # the names of real cards
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
    both_colours: bool  # of explosions: fighters are aimed at one of them
    action_before_descent: bool
    any_space_ahead: bool
    dig_cost: int
    robots_stay: bool


class NextGame(ResponseModel):
    """A way to play on after the end: its name for a button, and what would differ."""

    way: Way
    name: str
    text: str


class GameState(ResponseModel):
    """`next`: the ways to play on once the game is over, the foremost first."""

    version: int
    position: PositionShape
    actions: list[ActionShape]
    forecasts: list[Forecast]
    step: int
    corrected: bool  # whether facts were set by hand
    doing: str | None  # the step of the overview that is on
    undo: bool
    redo: bool
    next: list[NextGame]


class OverviewStep(ResponseModel):
    id: str
    text: str


class OverviewPhase(ResponseModel):
    """A phase of a round, as the ninth card tells it."""

    id: str
    title: str
    steps: list[OverviewStep]


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
    overview: list[OverviewPhase]
    updated: str
    trouble: str | None  # why the game can only be looked at


class Answer(GameState):
    """The result of an action."""

    events: list[Event]


class WhyAnswer(ResponseModel):
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


class Forecasts(ResponseModel):
    version: int
    forecasts: list[Forecast]


class LogEntry(ResponseModel):
    step: int
    action: ActionShape | None
    events: list[Event]


class Log(ResponseModel):
    version: int
    entries: list[LogEntry]


class ChecklistGroup(ResponseModel):
    title: str
    items: list[str]
    note: str | None


class Checklist(ResponseModel):
    """What lies on the real table before a game; `position` is how it begins."""

    title: str
    groups: list[ChecklistGroup]
    table: TableAnswer
    position: PositionShape
    step: int


class PositionAtStep(ResponseModel):
    step: int
    position: PositionShape


class WinCount(ResponseModel):
    id: str
    name: str
    played: int
    won: int


class LevelWinCount(ResponseModel):
    edition: str
    level: int
    played: int
    won: int


class Streaks(ResponseModel):
    current: int
    best: int


class Losses(ResponseModel):
    damage: int
    mothership: int


class Statistics(ResponseModel):
    """Only finished games count; tutorials, forks and imported games do not."""

    games: int
    won: int
    lost: int
    editions: list[WinCount]
    cities: list[WinCount]
    levels: list[LevelWinCount]
    streaks: Streaks
    losses: Losses
    average_rounds: float | None
    fewest_rounds: int | None
    unfinished: int
    corrected: int  # finished, and left out of everything else
    recent: list[Summary]


class CoachAnswer(ResponseModel):
    """Whether the coach is ready; `message` is for the player."""

    state: Literal["missing", "compiling", "ready", "stale", "failed"]
    message: str | None


class AdvisedAction(ResponseModel):
    """An action; `same` are equivalent ones, such as with an equal die."""

    action: ActionShape
    same: list[ActionShape]
    text: str


Probability = Annotated[float, Field(ge=0, le=1)]


class RatedAction(AdvisedAction):
    """An action with the chance of winning after it; the best few come with reasons."""

    chance: Probability
    error: float
    playouts: int
    because: list[str]


class Hint(ResponseModel):
    """Step 1 has `text`, step 2 unordered `candidates`, step 3 `options`, the best first.

    `remark` says which pieces of this table have changed since the coach was trained.
    """

    version: int
    step: Literal[1, 2, 3]
    text: str | None
    candidates: list[AdvisedAction]
    options: list[RatedAction]
    chance: Probability | None
    remark: str | None


class LastMove(ResponseModel):
    """What a move was worth: `before` is the chance with the best action.

    `better` is that action, if the loss is large and significant enough to mention.
    """

    action: ActionShape
    text: str
    before: Probability
    chance: Probability
    loss: float
    better: RatedAction | None


class Chance(ResponseModel):
    version: int
    chance: Probability
    error: float
    playouts: int
    last: LastMove | None
    remark: str | None


class PuzzleAnswer(ResponseModel):
    """A puzzle, without its solution. `grade`: from 1 star to 5."""

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


class PuzzleDay(ResponseModel):
    day: str
    puzzle: PuzzleAnswer


class Puzzles(ResponseModel):
    """The puzzles of the last days, the newest first; `unsolved` is a puzzle never tried."""

    days: list[PuzzleDay]
    count: int
    solved: int
    streak: int
    unsolved: str | None


class PuzzleLine(ResponseModel):
    """Moves in words; any order that leads to the same board is equally good."""

    moves: list[str]
    actions: list[ActionShape]


class PuzzleSolution(ResponseModel):
    line: PuzzleLine
    text: str
    chance: Probability
    next_best: Probability
    missed: Probability


class PuzzleVerdict(ResponseModel):
    """The verdict on the line played in the puzzle's game; with the solution if it is solved."""

    state: Literal["open", "solved", "missed"]
    text: str | None
    tries: int
    solution: PuzzleSolution | None


class BetterAction(ResponseModel):
    """An action that would have been better; `facts` say why."""

    action: ActionShape
    text: str
    chance: Probability
    facts: list[str]


class ReviewPoint(ResponseModel):
    """A point of the graph; `n` is its step. `chance` is the chance after a decision, `best` the

    chance with the best action; `luck` is how much a roll changed the chance.
    """

    n: int
    kind: Literal["start", "roll", "correction", "decision", "end"]
    round: int
    chance: Probability
    best: Probability | None
    loss: float
    luck: float
    action: ActionShape | None
    text: str | None
    facts: list[str]
    better: list[BetterAction]


class Review(ResponseModel):
    """start + luck + skill = result. `moments`: the costliest decisions, the worst first."""

    format: Literal["ufs-review/1"]
    start: Probability
    luck: float
    skill: float
    result: Probability
    over: ResultShape | None
    complete: bool
    playouts: int
    ms: int
    points: list[ReviewPoint]
    moments: list[ReviewPoint]


class ReviewAnswer(ResponseModel):
    """`done` of `total` positions are reviewed; `review` stays null until complete or stopped."""

    version: int
    done: int
    total: int
    review: Review | None
    remark: str | None
