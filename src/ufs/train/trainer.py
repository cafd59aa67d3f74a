"""Training the coach's network by self-play, with PyTorch (the extra `train`).

In each generation the search plays games with the current network, on boards drawn from all
editions, cities and levels; then the network learns how its positions turned out. Games are played
in chunks whose seeds depend on the generation only, so any number of cores gives the same weights.
After each generation everything the next one needs is on disk, so a run can be resumed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import torch
from joblib import Parallel, delayed
from torch import nn

from ufs.base.errors import UfsError
from ufs.coach.core import compiled as coach
from ufs.coach.core.network_shape import COLUMN_FEATURES, SHAPE, TABLE_FEATURES, TERRAIN_FEATURES
from ufs.coach.core.playouts import Budget
from ufs.coach.training_tables import all_boards, learned_pieces
from ufs.coach.weightfile import engine_digest, piece_digests
from ufs.content.loader import Library
from ufs.lab.backends import start_workers
from ufs.rules import compiled
from ufs.rules.board import COLUMNS, SPACES
from ufs.train.torch_network import TorchNetwork

CHUNK = 100  # games; also the unit of reproducibility
POSITIONS = 2000  # at most, per game
STATE = "state.pt"
CURVES = "curves.json"


@dataclass(frozen=True)
class Plan:
    """Everything a training run depends on. The same plan gives the same weights."""

    seed: int = 1
    generations: int = 130
    games: int = 2000  # per generation
    memory: int = 6  # generations the network learns from
    steps: int = 200  # gradient steps per generation
    batch: int = 2048
    rate: float = 2e-3  # falls to a twentieth towards the end
    mixing: float = 0.8  # TD lambda
    curious: float = 0.08  # share of exploratory plans, played although another looks better
    comfort: float = 0.6  # what the research of a lost game counts at first; soon nothing
    changed: float = 0.7  # share of changed starts while a level is never won; fewer later
    width: int = 3
    rooms: int = 2
    strong_from: float = 0.9  # from this point of the run on, playouts choose the plans
    playouts: int = 8
    boards: str = ""  # the network that learns (`networks.FILES`); "": one for everything
    start: str = ""  # digest of the weights to start from; empty: random weights


WARM_START_RATE = 0.2  # of the learning rate: at the full rate a trained network would forget
SHARES = {"cards": 0.15, "city": 0.4, "battles": 0.45}  # of the games
Chunk = tuple[Any, Any, Any, Any]


def play_chunk(
    weights: dict[str, Any],
    boards: Any,
    which: Any,
    seeds: Any,
    changed: Any,
    settings: dict[str, Any],
) -> Chunk:
    """Play some games; returns positions, their boards and targets, and which games were won."""
    engine = coach.engine
    network, buffers = coach.make_network(weights), coach.make_playout_buffers()
    states, targets = compiled.state_array(POSITIONS), np.zeros(POSITIONS, np.float32)
    played: list[tuple[Any, Any, Any]] = []
    won = []
    for board, seed, is_changed in zip(which, seeds, changed, strict=True):
        b, s = boards[board], buffers.games[1]
        engine["precompute_terrain"](b, network)
        engine["start"](s, b)
        engine["seed_dice"](s, int(seed))
        if is_changed:
            engine["change_start"](s, b, int(seed) & 0xFFFFFFFF)
        n = engine["self_play"](
            *(b, network, buffers, settings["budget"], int(seed)),
            *(settings["curious"], settings["mixing"], settings["comfort"]),
            *(states, targets, POSITIONS),
        )
        played.append((states[:n].copy(), np.full(n, board, np.int32), targets[:n].copy()))
        won.append(int(s["result"]) == 1)
    states, which, targets = (np.concatenate(column) for column in zip(*played, strict=True))
    return states, which, targets, np.array(won)


class Trainer:
    """A training run: its plan, its network, its memory, its curves, in a folder."""

    def __init__(
        self, plan: Plan, library: Library, folder: Path, jobs: int = -1, start: Any = None
    ) -> None:
        torch.set_num_threads(1)  # a fixed order of summation gives the same weights every time
        self.plan, self.folder, self.jobs = plan, folder, jobs
        self.boards, self.families, self.board_families = all_boards(library, plan.boards)
        self.made_for: dict[str, Any] = {
            "shape": SHAPE,
            "engine": engine_digest(),
            "pieces": learned_pieces(piece_digests(library), self.families, plan.boards),
        }
        self.terrain = torch.from_numpy(terrain_table(self.boards))
        torch.manual_seed(plan.seed)
        self.network = TorchNetwork()
        if start is not None:
            self.network.load_weights(start)
        self.optimizer = torch.optim.Adam(self.network.parameters(), plan.rate)
        self.generation = 0
        self.rates = np.zeros((len(self.families), 1 + max(self.board_families[:, 1])))
        self.memory: list[tuple[Any, Any, Any]] = []
        self.curves: list[dict[str, Any]] = []
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE).exists():
            self.resume()

    def run(
        self, on_generation: Callable[[dict[str, Any]], None], until: int | None = None
    ) -> None:
        """Run the remaining generations, or those up to `until`; the run can be resumed later.

        Whatever stops it, the last complete generation is on disk.
        """
        last = min(self.plan.generations, until or self.plan.generations)
        with Parallel(n_jobs=self.jobs) as parallel:
            while self.generation < last:
                began = time.perf_counter()
                line = self.play(parallel)
                line["loss"] = self.learn()
                line["seconds"] = round(time.perf_counter() - began, 1)
                self.generation += 1
                self.curves.append(line)
                self.save()
                on_generation(line)

    # --- schedule ---

    def progress(self) -> float:
        """How much of the run is done, from 0 to 1."""
        return self.generation / max(1, self.plan.generations)

    def play_settings(self) -> dict[str, Any]:
        """How games are played now. At first only the end of a game counts, because the network
        knows nothing, and lost games count a little, because there are hardly any others. This
        does not apply to a network that starts from trained weights."""
        plan, progress = self.plan, self.progress()
        playouts = plan.playouts if progress >= plan.strong_from else 0
        known = progress if not plan.start else 1.0
        return {
            "budget": Budget(plan.width, plan.rooms, 4, playouts, 2, 1, 1),
            "curious": plan.curious,
            "mixing": max(plan.mixing, 1.0 - known * 10 * (1.0 - plan.mixing)),
            "comfort": max(0.0, plan.comfort * (1.0 - 8 * known)),
        }

    # --- playing ---

    def play(self, parallel: Parallel) -> dict[str, Any]:
        """Play a generation; returns its results by family."""
        plan = self.plan
        dice = np.random.default_rng([plan.seed, self.generation])
        which = self.draw_boards(dice, plan.games)
        seeds = dice.integers(1 << 62, size=plan.games)
        changed = self.draw_changed_starts(dice, which)
        weights, settings = self.network.weights(), self.play_settings()
        start_workers(self.jobs)
        chunks = parallel(
            delayed(play_chunk)(weights, self.boards, which[at], seeds[at], changed[at], settings)
            for at in (slice(i, i + CHUNK) for i in range(0, plan.games, CHUNK))
        )
        states, boards, targets = (np.concatenate([c[k] for c in chunks]) for k in range(3))
        self.memory = [*self.memory, (states, boards, targets)][-plan.memory :]
        won = np.concatenate([c[3] for c in chunks])
        self.remember_rates(which, changed, won)
        return self.curve_line(which, changed, won, len(states))

    def draw_boards(self, dice: Any, games: int) -> Any:
        """Draw cards, cities and battles in their shares, favouring levels that are neither always
        lost nor always won: there is most to learn."""
        kinds = np.array([family.kind for family in self.families])
        kind, level = self.board_families[:, 0], self.board_families[:, 1]
        weight = np.array([SHARES[name] / (kinds == name).sum() for name in kinds])[kind]
        levels = np.array([len(np.unique(level[kind == k])) for k in range(len(kinds))])
        same = np.array([(self.board_families == row).all(1).sum() for row in self.board_families])
        rate = self.rates[kind, level]
        weight = weight / levels[kind] / same * (0.1 + rate * (1 - rate))
        return dice.choice(len(kind), size=games, p=weight / weight.sum())

    def draw_changed_starts(self, dice: Any, which: Any) -> Any:
        """Which games have a changed start: most on levels never won yet, some always."""
        rate = self.rates[self.board_families[which, 0], self.board_families[which, 1]]
        share = self.plan.changed * np.clip(1.0 - 4.0 * rate, 0.2, 1.0)
        return dice.random(len(which)) < share

    def remember_rates(self, which: Any, changed: Any, won: Any) -> None:
        """Update the running win rate of unchanged games, by family and level."""
        for kind, level in np.unique(self.board_families, axis=0):
            here = ~changed & (self.board_families[which] == (kind, level)).all(1)
            if here.any():
                keep = 0.9 ** here.sum()
                new = won[here].mean()
                self.rates[kind, level] = keep * self.rates[kind, level] + (1 - keep) * new

    def curve_line(self, which: Any, changed: Any, won: Any, positions: int) -> dict[str, Any]:
        """One line of the curves: win rates of unchanged games by family, in all and at level 0."""
        line: dict[str, Any] = {"generation": self.generation, "positions": positions}
        line["won"] = share(won[~changed])
        line["won_changed"] = share(won[changed])
        for kind, family in enumerate(self.families):
            here = ~changed & (self.board_families[which, 0] == kind)
            line[family.name] = share(won[here])
            line[f"{family.name} 0"] = share(won[here & (self.board_families[which, 1] == 0)])
        return line

    # --- learning ---

    def learn(self) -> float:
        """Take gradient steps on positions drawn from memory; returns the mean loss."""
        plan = self.plan
        dice = np.random.default_rng([plan.seed, self.generation, 1])
        sizes = np.array([len(states) for states, _, _ in self.memory])
        for group in self.optimizer.param_groups:
            group["lr"] = (
                plan.rate * (1 - 0.95 * self.progress()) * (WARM_START_RATE if plan.start else 1)
            )
        total = 0.0
        for _ in range(plan.steps):
            states, boards, targets = self.memory[dice.choice(len(sizes), p=sizes / sizes.sum())]
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
        torch.autograd.backward(loss)
        self.optimizer.step()
        return float(loss.detach())

    # --- on disk ---

    def save(self) -> None:
        """Save the newest generation's positions in a separate file, then the state atomically."""
        states, boards, targets = self.memory[-1]
        np.savez(self.memory_file(self.generation), states=states, boards=boards, targets=targets)
        self.memory_file(self.generation - self.plan.memory).unlink(missing_ok=True)
        (self.folder / CURVES).write_text(json.dumps(self.curves, indent=1), encoding="utf-8")
        new = self.folder / f"{STATE}.new"
        torch.save(
            {
                "plan": asdict(self.plan),
                "made_for": self.made_for,
                "generation": self.generation,
                "network": self.network.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "curves": self.curves,
                "rates": self.rates.tolist(),
            },
            new,
        )
        new.replace(self.folder / STATE)

    def memory_file(self, generation: int) -> Path:
        return self.folder / f"positions-{generation:05}.npz"

    def resume(self) -> None:
        """Resume a run; one with another plan or other pieces is refused."""
        try:
            saved = torch.load(self.folder / STATE, weights_only=True)
            differing = [
                field.name
                for field in fields(Plan)
                if saved["plan"].get(field.name) != getattr(self.plan, field.name)
            ]
            if saved["made_for"] != self.made_for:
                differing.append("content")
            if differing:
                raise UfsError(
                    "bad_request", "train-other-run", folder=str(self.folder), found=differing
                )
            self.network.load_state_dict(saved["network"])
            self.optimizer.load_state_dict(saved["optimizer"])
            self.generation, self.curves = saved["generation"], saved["curves"]
            self.rates = np.array(saved["rates"])
            first = max(1, self.generation - self.plan.memory + 1)
            for generation in range(first, self.generation + 1):
                with np.load(self.memory_file(generation)) as file:
                    self.memory.append((file["states"], file["boards"], file["targets"]))
        except UfsError:
            raise
        except Exception as error:  # PyTorch may raise anything on a damaged file
            raise UfsError(
                "bad_request",
                "train-unreadable-run",
                folder=str(self.folder),
                reason=str(error)[:200],
            ) from None


def share(won: Any) -> float | None:
    return round(float(won.mean()), 4) if len(won) else None


def terrain_table(boards: Any) -> Any:
    """By board, excavator and column: the terrain's features."""
    table = np.zeros((len(boards), SPACES, COLUMNS, TERRAIN_FEATURES), np.float32)
    coach.engine["fill_terrain"](boards, table)
    return table


def extract(states: Any, which: Any, boards: Any) -> tuple[Any, Any]:
    """The features of many positions."""
    column = np.zeros((len(states), COLUMNS, COLUMN_FEATURES), np.float32)
    table = np.zeros((len(states), TABLE_FEATURES), np.float32)
    coach.engine["fill_features"](states, which, boards, column, table)
    return column, table
