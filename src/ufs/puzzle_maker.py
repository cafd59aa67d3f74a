"""Making puzzles: search simulated games for positions in which one line is far ahead.

At every roll of a game the coach lists the lines it finds and plays out the best ones for a round.
If one of them (or a few of equal value) is clearly ahead, it plays all of them to the end of the
game many times, with the same dice for each. Weaker bots then try the positions that remain.
Puzzles made earlier can be judged again, after the coach or a piece has changed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from joblib import Parallel, delayed

from ufs.base.errors import UfsError
from ufs.base.interrupts import starting_processes
from ufs.coach.core import compiled as coach
from ufs.coach.core.playouts import Budget
from ufs.coach.networks import Networks, load_networks
from ufs.coach.training_tables import families
from ufs.content.loader import Library, built_in
from ufs.content.piece_hash import piece_hash, piece_json
from ufs.content.schema import City, Piece
from ufs.game.moves import action_json, write_move
from ufs.game.position import read_position, write_position
from ufs.game.setup import Table, lay
from ufs.lab.backends import close_quietly
from ufs.lab.greedy import greedy_action
from ufs.puzzles.judge import End, end_of_line, is_end, play_line
from ufs.puzzles.shapes import FORMAT, Other, Puzzle, PuzzleFile
from ufs.rules import RULES_VERSION, compiled
from ufs.rules.actions import ACTIONS
from ufs.rules.board import Board
from ufs.rules.chance import MASK, mix
from ufs.rules.state import DICE, OFF, OVER, WORKERS, State
from ufs.rules.turn import act

LINES_BUDGET = Budget(48, 32, candidates=32, playouts=0, inner_width=2, inner_rooms=1, rounds=1)
FULL_GAME_BUDGET = LINES_BUDGET._replace(inner_width=3, inner_rooms=2)
QUICK = Budget(3, 2, 4, 0, 2, 1, 1)  # for playing the games that are searched
SECOND_BEST_EVERY = 4  # about one plan in four is the second best: trouble makes puzzles
NEVER = 1_000_000  # a round no game reaches
MAX_LINES = 6  # lines that are played out
MIN_SPREAD = 0.04  # minimum difference of the network's values between the first and last of them
ROUNDS_BETWEEN = 3  # two puzzles of one game
MIN_DICE = 3  # still in hand
FIRST_ROUND = 2
MIN_CHANCE = 0.2  # of the best line
OPEN_RANGE = (0.03, 0.8)  # of the network's value, which is too pessimistic (`Calibration`)
SOLUTION_MARGIN = 0.04  # lines as close as this to the best one solve the puzzle too
MAX_SOLUTIONS = 3


class Stage(NamedTuple):
    """How often to play out each line, and how far the best must then be ahead."""

    to_the_end: bool
    playouts: int
    min_lead: float
    min_deviations: float  # the lead in standard deviations
    others: int  # lines that advance to the next stage besides the best ones


STAGES = (
    Stage(False, 10, 0.08, 1.0, 3),
    Stage(False, 48, 0.1, 2.0, 2),
    Stage(True, 40, 0.1, 1.0, 2),
    Stage(True, 120, 0.12, 2.5, 2),
)
GAMES = STAGES[-1].playouts
# A puzzle that is judged again was selected with other dice: its lead was partly luck then.
AGAIN = Stage(True, 240, 0.06, 2.5, 2)

# Weaker bots: the network alone with a narrow beam, and the coach with few playouts.
NETWORK_BOTS = (
    Budget(1, 1, 1, 0, 1, 1, 1),
    Budget(2, 1, 2, 0, 1, 1, 1),
    Budget(4, 2, 4, 0, 1, 1, 1),
)
PLAYOUT_BOTS = (Budget(4, 2, 4, 8, 1, 1, 1), Budget(8, 4, 6, 32, 2, 1, 1))
TRIES = 6  # per playout bot, each with different imagined dice


@dataclass
class CandidateLine:
    """A line of the coach: its placements, the board they lead to, and the leaf of its plan."""

    codes: list[int]
    end: End
    leaf: int
    chances: Any = None  # playout by playout


class PuzzleFinder:
    """Searches games for puzzles; one per process."""

    def __init__(self, weights: Networks) -> None:
        self.engine = coach.engine
        self.networks = coach.NetworkPair(weights)
        self.buffers = coach.make_playout_buffers()
        self.game = compiled.state_array(1)

    def search(self, setup: dict[str, Any], seed: int, library: Library) -> list[Puzzle]:
        """The puzzles of a game."""
        found: list[Puzzle] = []
        table = lay(setup, library, seed)
        b, s = self.prepare(table.board), self.game[0]
        engine = self.engine
        engine["start"](s, b)
        engine["seed_dice"](s, compiled.signed(seed))
        key = mix((seed ^ 0x51ED2701) & MASK)
        while s["phase"] != OVER:
            if engine["needs_roll"](s):
                engine["roll"](s)
            n = engine["find_plans"](
                s, b, self.network, self.buffers.outer, QUICK.width, QUICK.rooms, 2
            )
            plan = self.plan_of(1 if n > 1 and key % SECOND_BEST_EVERY == 0 else 0)
            last = found[-1].position["round"] if found else FIRST_ROUND - ROUNDS_BETWEEN
            if self.is_open() and is_worth_searching(s) and s["round"] >= last + ROUNDS_BETWEEN:
                puzzle = self.find_puzzle(s, b, table, key)
                found += [puzzle] if puzzle is not None else []
            for code in plan:
                engine["act"](s, b, code)
            key = mix((key + 1) & MASK)
        return found

    def prepare(self, board: Board) -> Any:
        b, self.network = self.networks.prepare(board)
        return b

    def is_open(self) -> bool:
        """Whether the best plan of the last search may win or lose."""
        return bool(OPEN_RANGE[0] < self.buffers.outer.leaf_value[0] < OPEN_RANGE[1])

    def plan_of(self, leaf: int) -> list[int]:
        plan = self.buffers.outer.leaf_plan[leaf]
        return [int(code) for code in plan[1 : 1 + plan[0]]]

    def find_puzzle(self, s: Any, b: Any, table: Table, key: int) -> Puzzle | None:
        """The puzzle at this position, if there is one."""
        lines = self.lines(s, b, table)
        if len(lines) < 2:
            return None
        first, *_, last = (float(self.buffers.outer.leaf_value[line.leaf]) for line in lines)
        if not self.is_open() or first - last < MIN_SPREAD:
            return None
        best = 0
        for number, stage in enumerate(STAGES):
            until = int(self.engine["horizon"](s, self.buffers, len(lines), 1))
            budget = FULL_GAME_BUDGET if stage.to_the_end else LINES_BUDGET
            dice = mix((key + number) & MASK)
            self.play_on(
                lines, b, NEVER if stage.to_the_end else until, stage.playouts, dice, budget
            )
            found = count_solutions(lines, stage)
            if found is None:
                return None
            best = found
            lines = lines[: best + stage.others]
        return self.write(s, b, table, lines, best, GAMES)

    def judge_again(self, puzzle: Puzzle, key: int, library: Library) -> Puzzle | None:
        """The puzzle with figures from new games; None if its solution is not ahead any more, or a
        piece has changed so much that the position cannot be laid."""
        try:
            table, state = read_position(puzzle.position, library)
        except UfsError:
            return None
        b, s = self.prepare(table.board), compiled.state_record(state)
        solved = {end_of_line(play_line(puzzle, line, library).state()) for line in puzzle.lines}
        lines = self.lines(s, b, table)
        if not lines or not any(line.end in solved for line in lines):
            return None
        until = int(self.engine["horizon"](s, self.buffers, len(lines), 1))
        self.play_on(lines, b, until, STAGES[1].playouts, mix(key), LINES_BUDGET)
        others = [line for line in lines if line.end not in solved][: AGAIN.others]
        lines = [line for line in lines if line.end in solved] + others
        self.play_on(lines, b, NEVER, AGAIN.playouts, mix((key + 1) & MASK), FULL_GAME_BUDGET)
        best = count_solutions(lines, AGAIN)
        if best is None or lines[0].end not in solved:
            return None
        return self.write(s, b, table, lines, best, AGAIN.playouts)

    def lines(self, s: Any, b: Any, table: Table) -> list[CandidateLine]:
        """The best lines the coach finds; lines that lead to the same board count once."""
        w = self.buffers.outer
        n = self.engine["find_plans"](
            s, b, self.network, w, LINES_BUDGET.width, LINES_BUDGET.rooms, LINES_BUDGET.candidates
        )
        found: dict[End, CandidateLine] = {}
        for leaf in range(n):
            state, codes = compiled.plain_state(s), []
            for code in self.plan_of(leaf):
                act(state, table.board, code)
                codes.append(code)
                if is_end(state):
                    break
            found.setdefault(end_of_line(state), CandidateLine(codes, end_of_line(state), leaf))
        return list(found.values())[:MAX_LINES]

    def play_on(
        self, lines: list[CandidateLine], b: Any, until: int, count: int, key: int, budget: Budget
    ) -> None:
        """Play out every line `count` times, with the same dice for all; sorts the best first."""
        games = self.buffers.games
        for line in lines:
            line.chances = np.zeros(count)
            for i in range(count):
                games[0] = self.buffers.outer.leaves[line.leaf]
                dice = mix((key + 7919 * i) & MASK)
                line.chances[i] = self.engine["play_on"](
                    games, 0, b, self.network, self.buffers.inner, dice, until, budget
                )
        lines.sort(key=lambda line: -line.chances.mean())

    def write(
        self, s: Any, b: Any, table: Table, lines: list[CandidateLine], best: int, games: int
    ) -> Puzzle:
        state = compiled.plain_state(s)
        position = write_position(state, table)
        ends = {line.end for line in lines[:best]}
        missed = self.missed(s, b, table, ends)
        return Puzzle(
            id=hashlib.sha256(json.dumps(position).encode()).hexdigest()[:8],
            position=position,
            lines=[moves(line.codes, table) for line in lines[:best]],
            chance=win_rate(lines[0]),
            others=[
                Other(line=moves(line.codes, table), chance=win_rate(line)) for line in lines[best:]
            ],
            games=games,
            missed=round(missed, 3),
        )

    # --- weaker bots ---

    def missed(self, s: Any, b: Any, table: Table, ends: set[End]) -> float:
        """The share of weaker bots that miss the solution."""
        tries = [self.line_of(s, b, table, bot, 1) for bot in NETWORK_BOTS]
        tries += [
            self.line_of(s, b, table, bot, mix(key + 1))
            for bot in PLAYOUT_BOTS
            for key in range(TRIES)
        ]
        tries.append(greedy_end(compiled.plain_state(s), table.board))
        return sum(end not in ends for end in tries) / len(tries)

    def line_of(self, s: Any, b: Any, table: Table, budget: Budget, key: int) -> End:
        plan = self.engine["choose_plan"](s, b, self.network, self.buffers, budget, key)
        state = compiled.plain_state(s)
        for code in self.plan_of(plan):
            act(state, table.board, code)
            if is_end(state):
                break
        return end_of_line(state)


def greedy_end(s: State, b: Board) -> End:
    """Where the greedy bot's line ends."""
    states, out = [s, State()], [0] * ACTIONS
    while not is_end(s):
        act(s, b, greedy_action(states, b, out))
    return end_of_line(s)


def is_worth_searching(s: Any) -> bool:
    in_hand = sum(int(s["worker_space"][n]) == OFF for n in range(WORKERS))
    return s["phase"] == DICE and in_hand >= MIN_DICE


def count_solutions(lines: list[CandidateLine], stage: Stage) -> int | None:
    """How many of the sorted lines solve the puzzle: one or a few that are far ahead."""
    chances = [line.chances for line in lines]
    top = float(chances[0].mean())
    best = sum(float(each.mean()) >= top - SOLUTION_MARGIN for each in chances)
    if best > MAX_SOLUTIONS or best == len(lines) or not top >= MIN_CHANCE:
        return None
    gap = chances[0] - chances[best]
    error = float(gap.std(ddof=1)) / len(gap) ** 0.5
    mean = float(gap.mean())
    return best if mean >= max(stage.min_lead, stage.min_deviations * error) else None


def win_rate(line: CandidateLine) -> float:
    return round(float(line.chances.mean()), 3)


def moves(codes: list[int], table: Table) -> list[str]:
    return [write_move(action_json(code, table)) for code in codes]


# --- many games ---


def setups(library: Library) -> Iterator[dict[str, Any]]:
    """All families in turn, endlessly, at levels the coach neither always wins nor always loses.

    C11: not in cities of a chapter, which a player may not have met.
    """
    sealed = {city.id for city in library.all(City) if city.chapter}
    kinds = [
        family
        for family in families(library)
        if family.kind != "battles" and family.setups[0].get("city") not in sealed
    ]
    number = 0
    while True:
        family = kinds[number % len(kinds)]
        round_ = number // len(kinds)
        setup = {name: value for name, value in family.setups[0].items() if name != "hard"}
        if family.kind == "city":
            yield setup | {"threat": 2 + round_ % 3}
        else:
            yield setup | {"level": 1 + round_ % 5}
        number += 1


def find_puzzles(setup: dict[str, Any], seed: int, weights: Path | None) -> list[Puzzle]:
    return finder_for(weights).search(setup, seed, built_in())


_finders: dict[Path | None, PuzzleFinder] = {}


def finder_for(weights: Path | None) -> PuzzleFinder:
    if weights not in _finders:
        _finders[weights] = PuzzleFinder(load_networks(weights))
    return _finders[weights]


def judge_puzzle(puzzle: Puzzle, key: int, weights: Path | None) -> Puzzle | None:
    return finder_for(weights).judge_again(puzzle, key, built_in())


def judge_all(
    puzzles: list[Puzzle], seed: int, weights: Path | None = None, jobs: int = -1
) -> Iterator[Puzzle | None]:
    """Judge every puzzle again, in order, with today's coach and new dice."""
    yield from answers_of(
        (
            delayed(judge_puzzle)(puzzle, mix((seed + n) & MASK), weights)
            for n, puzzle in enumerate(puzzles)
        ),
        jobs,
    )


def make(seed: int, weights: Path | None = None, jobs: int = -1) -> Iterator[list[Puzzle]]:
    """The puzzles of an endless sequence of games, game by game; a seed fixes the sequence."""
    yield from answers_of(
        (
            delayed(find_puzzles)(setup, mix((seed + n) & MASK) >> 2, weights)
            for n, setup in enumerate(setups(built_in()))
        ),
        jobs,
    )


def answers_of(tasks: Iterator[Any], jobs: int) -> Iterator[Any]:
    """The answers to tasks in several processes, in order."""
    with (
        Parallel(n_jobs=jobs, return_as="generator", pre_dispatch="2*n_jobs") as parallel,
        ExitStack() as stack,
    ):
        with starting_processes():
            answers = parallel(tasks)
            stack.callback(close_quietly, answers)
        yield from answers


def write_file(puzzles: list[Puzzle], path: Path, library: Library | None = None) -> None:
    """One line per puzzle and per piece, so that diffs are readable."""
    made_by = f"coach {coach.identity()}"
    head = json.dumps({"format": FORMAT, "made_by": made_by, "rules": RULES_VERSION})[:-1]
    pieces = pieces_of(puzzles, library or built_in())
    parts = {
        "puzzles": [
            puzzle.model_dump()
            for puzzle in sorted(puzzles, key=lambda puzzle: (puzzle.missed, puzzle.id))
        ],
        "pieces": [piece_json(piece) for piece in pieces],
    }
    text = head
    for name, entries in parts.items():
        lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries)
        text += f', "{name}": [\n{lines}\n]'
    PuzzleFile.model_validate_json(f"{text}}}")
    path.write_text(f"{text}}}\n", "utf-8")


def pieces_of(puzzles: list[Puzzle], library: Library) -> list[Piece]:
    """All pieces that puzzles are made with, each once."""
    tables = [lay(puzzle.position["setup"], library) for puzzle in puzzles]
    found = {piece_hash(piece): piece for table in tables for piece in table.pieces}
    return sorted(found.values(), key=lambda piece: (type(piece).__name__, piece.id))
