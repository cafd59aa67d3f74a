"""Training the coach's network by self-play, with PyTorch (the extra `train`).

One generation: games on boards drawn from all editions, cities and levels, played by the search
with the network as it is; then the network learns what its positions came to. Games are played in
chunks whose seeds depend on the generation only, so any number of cores gives the same weights.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from joblib import Parallel, delayed
from torch import nn

from ufs.coach import compiled as coach
from ufs.coach.boards import all_boards
from ufs.coach.playouts import Effort
from ufs.coach.shape import (
    COLUMN_FEATURES,
    COLUMN_WIDTH,
    FIRST_WIDTH,
    SECOND_WIDTH,
    TABLE_FEATURES,
    TERRAIN_FEATURES,
)
from ufs.rules import compiled
from ufs.rules.board import COLUMNS, SPACES

CHUNK = 100  # games; also the unit of reproducibility
POSITIONS = 2000  # room for one game


@dataclass(frozen=True)
class Plan:
    """Everything a training run depends on. The same plan gives the same weights."""

    seed: int = 1
    generations: int = 120
    games: int = 4000  # a generation
    memory: int = 8  # generations the network learns from
    steps: int = 250  # of gradient a generation
    batch: int = 2048
    rate: float = 2e-3  # falls to a twentieth towards the end
    mixing: float = 0.8  # TD lambda
    curious: float = 0.08
    comfort: float = 0.6  # what a lost game's research counts at first; soon nothing
    changed: float = 0.5  # games that start elsewhere, at first; falls to a fifth of it
    width: int = 3
    rooms: int = 2
    strong_from: float = 0.8  # from this part of the run on, playouts choose the moves
    playouts: int = 8


class Network(nn.Module):
    """The same network as `coach.value`, for learning."""

    def __init__(self) -> None:
        super().__init__()
        self.terrain = nn.Linear(TERRAIN_FEATURES, COLUMN_WIDTH, bias=False)
        self.column = nn.Linear(COLUMN_FEATURES, COLUMN_WIDTH)
        self.first = nn.Linear(COLUMN_WIDTH + TABLE_FEATURES, FIRST_WIDTH)
        self.second = nn.Linear(FIRST_WIDTH, SECOND_WIDTH)
        self.last = nn.Linear(SECOND_WIDTH, 1)

    def forward(self, terrain: Any, column: Any, table: Any) -> Any:
        pooled = torch.relu(self.terrain(terrain) + self.column(column)).sum(1)
        hidden = torch.relu(self.first(torch.cat((pooled, table), 1)))
        return self.last(torch.relu(self.second(hidden))).squeeze(1)

    def weights(self) -> dict[str, Any]:
        """As `coach.compiled.make_mind` wants them: inputs by outputs."""

        def of(layer: nn.Linear) -> Any:
            return layer.weight.detach().numpy().T.copy()

        return {
            "w_terrain": of(self.terrain),
            "w_column": of(self.column),
            "b_column": self.column.bias.detach().numpy().copy(),
            "w_first": of(self.first),
            "b_first": self.first.bias.detach().numpy().copy(),
            "w_second": of(self.second),
            "b_second": self.second.bias.detach().numpy().copy(),
            "w_last": of(self.last)[:, 0],
            "b_last": self.last.bias.detach().numpy().copy(),
        }


def play_chunk(
    weights: dict[str, Any], boards: Any, which: Any, seeds: Any, changed: Any, how: dict[str, Any]
) -> tuple[Any, Any, Any, Any]:
    """Play some games; positions, their boards, their targets, and per game whether it was won."""
    engine = coach.engine
    mind, bench = coach.make_mind(weights), coach.make_bench()
    effort = Effort(*how["effort"])
    states, targets = compiled.state_array(POSITIONS), np.zeros(POSITIONS, np.float32)
    all_states, all_targets, all_boards_, won = [], [], [], []
    for board, seed, elsewhere in zip(which, seeds, changed, strict=True):
        b, s = boards[board], bench.games[1]
        engine["learn_terrain"](b, mind)
        engine["start"](s, b)
        engine["seed_dice"](s, int(seed))
        if elsewhere:
            engine["change_start"](s, b, int(seed) & 0xFFFFFFFF)
        n = engine["self_play"](
            *(b, mind, bench, effort, int(seed), how["curious"], how["mixing"]),
            *(how["comfort"], states, targets, POSITIONS),
        )
        all_states.append(states[:n].copy())
        all_targets.append(targets[:n].copy())
        all_boards_.append(np.full(n, board, np.int32))
        won.append(int(s["result"]) == 1)
    return (
        np.concatenate(all_states),
        np.concatenate(all_boards_),
        np.concatenate(all_targets),
        np.array(won),
    )


class Trainer:
    """A training run: its plan, its network, its memory, its curves, in a folder."""

    def __init__(self, plan: Plan, library: Any, folder: Path, jobs: int = -1) -> None:
        self.plan, self.folder, self.jobs = plan, folder, jobs
        self.boards, self.families, self.of = all_boards(library)
        self.terrain = torch.from_numpy(terrain_table(self.boards))
        torch.manual_seed(plan.seed)
        self.network = Network()
        self.optimizer = torch.optim.Adam(self.network.parameters(), plan.rate)
        self.generation = 0
        self.memory: list[tuple[Any, Any, Any]] = []
        self.curves: list[dict[str, Any]] = []

    def run(self, tell: Callable[[dict[str, Any]], None]) -> None:
        with Parallel(n_jobs=self.jobs) as parallel:
            while self.generation < self.plan.generations:
                began = time.perf_counter()
                line = self.play(parallel)
                line["play_s"] = round(time.perf_counter() - began, 1)
                line |= {"loss": self.learn()}
                line["s"] = round(time.perf_counter() - began, 1)
                self.generation += 1
                self.curves.append(line)
                self.save()
                tell(line)

    def part(self) -> float:
        """How much of the run is done."""
        return self.generation / max(1, self.plan.generations)

    def mixing(self) -> float:
        """Only the end of the game counts at first, while the network knows nothing yet."""
        return max(self.plan.mixing, 1.0 - self.part() * 10 * (1.0 - self.plan.mixing))

    def effort(self) -> Effort:
        strong = self.part() >= self.plan.strong_from
        playouts = self.plan.playouts if strong else 0
        return Effort(self.plan.width, self.plan.rooms, 4, playouts, 2, 1, 1)

    def play(self, parallel: Parallel) -> dict[str, Any]:
        """Play a generation; what came of it, family by family."""
        plan = self.plan
        dice = np.random.default_rng([plan.seed, self.generation])
        which = self.draw_boards(dice, plan.games)
        seeds = dice.integers(1 << 62, size=plan.games)
        changed = dice.random(plan.games) < plan.changed * (1 - 0.8 * self.part())
        how = {"effort": self.effort(), "curious": plan.curious, "mixing": self.mixing()}
        how["comfort"] = max(0.0, plan.comfort * (1.0 - 8 * self.part()))
        weights = self.network.weights()
        chunks = parallel(
            delayed(play_chunk)(
                weights, self.boards, which[i : i + CHUNK], seeds[i : i + CHUNK],
                changed[i : i + CHUNK], how,
            )
            for i in range(0, plan.games, CHUNK)
        )  # fmt: skip
        states, boards, targets = (np.concatenate([c[k] for c in chunks]) for k in range(3))
        self.memory = [*self.memory, (states, boards, targets)][-plan.memory :]
        won = np.concatenate([c[3] for c in chunks])
        return self.line(which, changed, won, len(states))

    def draw_boards(self, dice: Any, games: int) -> Any:
        """Half of the games in the box, half with the cards; levels evenly, then any board of it."""
        box = np.array(["city" in family.setup for family in self.families])
        weight = np.where(box[self.of[:, 0]], 0.5 / box.sum(), 0.5 / (~box).sum())
        sizes = {}
        for key in map(tuple, self.of):
            sizes[key] = sizes.get(key, 0) + 1
        levels = np.array([len(f.pieces) + 1 for f in self.families])
        weight = weight / levels[self.of[:, 0]] / np.array([sizes[tuple(k)] for k in self.of])
        return dice.choice(len(self.of), size=games, p=weight / weight.sum())

    def line(self, which: Any, changed: Any, won: Any, positions: int) -> dict[str, Any]:
        line: dict[str, Any] = {"generation": self.generation, "positions": positions}
        natural = ~changed
        for level, name in ((0, "easiest"), (4, "level 4")):
            for kind, family in enumerate(self.families):
                if "damaged" in family.name:
                    continue
                at = natural & (self.of[which, 0] == kind) & (self.of[which, 1] == level)
                if at.any():
                    line[f"{family.name} {name}"] = round(float(won[at].mean()), 3)
        line["won"] = round(float(won[natural].mean()), 4)
        line["won_changed"] = round(float(won[changed].mean()), 4) if changed.any() else None
        return line

    def learn(self) -> float:
        """Gradient steps on positions drawn from memory; the mean loss."""
        plan = self.plan
        dice = np.random.default_rng([plan.seed, self.generation, 1])
        sizes = np.array([len(states) for states, _, _ in self.memory])
        rate = plan.rate * (1 - 0.95 * self.part())
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        total = 0.0
        for _ in range(plan.steps):
            picks = dice.choice(len(sizes), p=sizes / sizes.sum())
            states, boards, targets = self.memory[picks]
            at = dice.integers(len(states), size=plan.batch)
            total += self.descend(states[at], boards[at], targets[at])
        return round(total / plan.steps, 5)

    def descend(self, states: Any, boards: Any, targets: Any) -> float:
        column, table = extract(states, boards, self.boards)
        excavator = torch.from_numpy(states["excavator"].astype(np.int64))
        terrain = self.terrain[torch.from_numpy(boards.astype(np.int64)), excavator]
        guess = self.network(terrain, torch.from_numpy(column), torch.from_numpy(table))
        loss = nn.functional.binary_cross_entropy_with_logits(guess, torch.from_numpy(targets))
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        return float(loss.detach())

    def save(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        np.savez(self.folder / "weights.npz", **self.network.weights())
        torch.save(
            {
                "plan": asdict(self.plan),
                "generation": self.generation,
                "network": self.network.state_dict(),
                "optimizer": self.optimizer.state_dict(),
            },
            self.folder / "state.pt",
        )
        (self.folder / "curves.json").write_text(json.dumps(self.curves, indent=1))


def terrain_table(boards: Any) -> Any:
    """By board, excavator and column: the terrain's features."""
    table = np.zeros((len(boards), SPACES, COLUMNS, TERRAIN_FEATURES), np.float32)
    for number in range(len(boards)):
        for excavator in range(SPACES):
            for column in range(COLUMNS):
                coach.engine["terrain_features"](
                    boards[number], excavator, column, table[number, excavator, column]
                )
    return table


def extract(states: Any, which: Any, boards: Any) -> tuple[Any, Any]:
    """The features of many positions."""
    column = np.zeros((len(states), COLUMNS * COLUMN_FEATURES), np.float32)
    table = np.zeros((len(states), TABLE_FEATURES), np.float32)
    coach.engine["fill_features"](states, which, boards, column, table)
    return column.reshape(len(states), COLUMNS, COLUMN_FEATURES), table


def batches(count: int, size: int) -> Iterator[slice]:
    for first in range(0, count, size):
        yield slice(first, first + size)
