"""Train sb3-contrib's MaskablePPO on compiled games, then compare it with the greedy bot.

    pip install 'under-falling-skies[rl]'
    python examples/maskable_ppo.py --steps 1500000 --games 10000

Both play the same seeds: the same pieces, and the same dice as long as they roll in the same order.
docs/gym.md has the results on our machine.
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

from ufs.content.loader import Library, built_in, load
from ufs.content.notation import read_base
from ufs.content.schema import BaseTile, City, Sky
from ufs.game.setup import lay
from ufs.gym.features import (
    AT_LANDINGS,
    AT_ROBOT_DICE,
    AT_SHIPS_SEEN,
    AT_WORKER_DICE,
    LANDING_FEATURES,
    WORKER_FEATURES,
)
from ufs.gym.sb3 import MaskableVecEnv
from ufs.gym.vector import CompiledVectorEnv
from ufs.lab.bots import greedy_bot
from ufs.lab.intervals import mcnemar, paired_difference, wilson
from ufs.rules.actions import ACTIONS, USE
from ufs.rules.board import AA_GUN, COLUMNS, SPACES
from ufs.rules.state import DIE_SIDES, FIRST_WHITE, UNDECIDED, WON_RESEARCH, WORKERS

DICE_SEEN = AT_ROBOT_DICE - AT_WORKER_DICE
HEAD_NEEDS = DICE_SEEN + AT_SHIPS_SEEN - AT_LANDINGS

# Threat 0. Here even the greedy bot comes close: only the last research space, an 11, is beyond it.
# That takes a large laboratory, so several dice must be planned for one room, rounds ahead.
SETUP = {"edition": "box", "city": "washington", "damaged": True, "hard": []}
# The training games: three in eight are whole games, the others start closer to the end, with a
# deeper excavator, more energy, and only the last space or the last tile of the research track. So
# the agent meets winning positions early and often, and then from farther away.
ALL, TOP, LAST = "all", "top", "last"
LESSONS = (
    *(("washington", ALL), ("washington-29", LAST), ("washington", ALL), ("washington-18", LAST)),
    *(("washington", ALL), ("washington-12", LAST), ("washington", LAST), ("washington-12", TOP)),
)
TRACKS = {
    ALL: ["I", "II", "III", "IV"],
    TOP: ["I", "II-none", "III-none", "IV-none"],
    LAST: ["I-last", "II-none", "III-none", "IV-none"],
}
# Where the excavator starts in a lesson: tile, side, row (on its last tunnel), and the energy.
STARTS = {29: ("C", "lower", 2, 7), 18: ("C", "lower", 0, 5), 12: ("B", "upper", 2, 4)}
# Winning is what counts; the rest guides the agent there.
REWARD = {"win": 4.0, "research": 4.0, "damage": -1.0, "excavator": 0.5, "energy": 0.3}
WIDTH = 192
ROLLOUT = 64  # decisions per game between two updates
FIRST_TEST_SEED = 1_000_000_000  # far from the seeds of the training


class Trunk(BaseFeaturesExtractor):
    """Two layers over all features; the inputs that the head needs are appended."""

    def __init__(self, space: Any, width: int) -> None:
        super().__init__(space, width + HEAD_NEEDS)
        self.layers = nn.Sequential(
            nn.Linear(space.shape[0], width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        needs = seen[:, AT_WORKER_DICE:AT_ROBOT_DICE], seen[:, AT_LANDINGS:AT_SHIPS_SEEN]
        return torch.cat([self.layers(seen), *needs], 1)


class Head(nn.Module):
    """A logit for every action number.

    Workers of the same value share their weights: what the network learns about a 3 in the
    laboratory holds for every 3. The weights of hits, icons and explosions are computed once and
    shared by all columns and numbers of steps.
    """

    landing: torch.Tensor

    def __init__(self, width: int) -> None:
        super().__init__()
        self.width = width
        self.places = nn.Linear(width, DIE_SIDES * SPACES + SPACES)  # by value; for white dice
        self.others = nn.Linear(width, ACTIONS - USE)
        self.landing_weights = nn.Linear(width, LANDING_FEATURES)
        self.register_buffer("landing", torch.tensor(landing_of_places()))
        for layer in (self.places, self.others, self.landing_weights):
            nn.init.orthogonal_(layer.weight, 0.01)

    def forward(self, latent: torch.Tensor) -> torch.Tensor:
        n = len(latent)
        hidden, dice, landings = latent.tensor_split([self.width, self.width + DICE_SEEN], 1)
        dice = dice.view(n, WORKERS, WORKER_FEATURES)[:, :, :DIE_SIDES]
        landings = landings.view(n, COLUMNS * DIE_SIDES, LANDING_FEATURES)
        scores = torch.bmm(landings, self.landing_weights(hidden)[:, :, None]).squeeze(2)
        scores = nn.functional.pad(scores, (0, 1))[:, self.landing]  # the last: no ship moves
        places, white = self.places(hidden).tensor_split([DIE_SIDES * SPACES], 1)
        by_worker = torch.bmm(dice, (places + scores).view(n, DIE_SIDES, SPACES))
        plain, whites = by_worker.tensor_split([FIRST_WHITE], 1)
        whites = whites + white[:, None]
        return torch.cat([plain.flatten(1), whites.flatten(1), self.others(hidden)], 1)


def landing_of_places() -> list[int]:
    """For every value and space: the index of column and steps. D6: one step less on an AA gun."""
    board = lay(SETUP, built_in()).board
    places = []
    for value in range(1, DIE_SIDES + 1):
        for space in range(SPACES):
            steps = value - (board.kind[space] == AA_GUN)
            place = board.column[space] * DIE_SIDES + steps - 1
            places.append(place if steps > 0 else COLUMNS * DIE_SIDES)
    return places


class Policy(MaskableActorCriticPolicy):
    """SB3's policy with our head in place of its last layer."""

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = Head(WIDTH)
        self.optimizer = torch.optim.Adam(self.parameters(), lr=lr_schedule(1), eps=1e-5)


def pieces_for_lessons() -> Library:
    """The pieces of the box, and those of LESSONS."""
    library = load([])
    for sky in library.all(Sky):
        for name, research in (("none", None), ("last", (sky.easy.research or [])[-1:])):
            easy = sky.easy.model_copy(update={"research": research})
            library.add(sky.model_copy(update={"id": f"{sky.id}-{name}", "easy": easy}), "lessons")
    for start in STARTS:
        add_city(library, start)
    return library


def add_city(library: Library, start: int) -> None:
    """Washington with its excavator at another start."""
    id, part, row, energy = STARTS[start]
    city, tile = library.get(City, "washington"), library.get(BaseTile, id)
    assert city is not None
    assert tile is not None
    side = getattr(tile, part)
    rows = list(side.rows.texts)
    before, _, after = rows[row].rpartition("tunnel")
    rows[row] = f"{before}start{after}"
    changed = {"id": f"{id}-{start}", part: side.model_copy(update={"rows": read_base(rows)})}
    library.add(tile.model_copy(update=changed), "lessons")
    damaged = city.damaged.model_copy(update={"energy": energy})
    changed = {"id": f"washington-{start}", part: f"{id}-{start}", "damaged": damaged}
    library.add(city.model_copy(update=changed), "lessons")


def lesson(number: int) -> dict[str, Any]:
    """The setup of one of the parallel games."""
    city, track = LESSONS[number % len(LESSONS)]
    return {**SETUP, "city": city, "sky": TRACKS[track]}


def train(steps: int, envs: int, seed: int) -> MaskablePPO:
    """PPO with a small network; a few thousand decisions a second on one core."""
    setups = [lesson(number) for number in range(envs)]
    library = pieces_for_lessons()
    games = CompiledVectorEnv(envs, setups, observation="features", reward=REWARD, library=library)
    env = MaskableVecEnv(games)
    env.seed(seed)
    model = MaskablePPO(
        Policy,
        env,
        n_steps=ROLLOUT,
        batch_size=min(1024, ROLLOUT * envs),
        n_epochs=4,
        gamma=0.995,
        gae_lambda=0.95,
        learning_rate=lambda left: 1e-3 * max(left, 0.05),
        ent_coef=0.01,
        clip_range=0.2,
        policy_kwargs={
            "net_arch": [],
            "features_extractor_class": Trunk,
            "features_extractor_kwargs": {"width": WIDTH},
        },
        seed=seed,
        device="cpu",
    )
    return model.learn(steps, callback=Progress())


class Progress(BaseCallback):
    """Prints a line every few rollouts: the win rate of each kind of training game."""

    def __init__(self) -> None:
        super().__init__()
        self.began = time.perf_counter()
        self.ends: dict[tuple[str, str], deque[tuple[float, float]]] = {
            lesson: deque(maxlen=300) for lesson in dict.fromkeys(LESSONS)
        }

    def _on_step(self) -> bool:
        for i, info in enumerate(self.locals["infos"]):
            if "episode" in info:
                ends = self.ends[LESSONS[i % len(LESSONS)]]
                ends.append((info["episode"]["r"], info["episode"]["won"]))
        return True

    def _on_rollout_end(self) -> None:
        if self.n_calls // ROLLOUT % 8:
            return
        line = f"{self.num_timesteps:>10,} steps {time.perf_counter() - self.began:6.0f} s  won:"
        for (city, track), ends in self.ends.items():
            _, won = np.mean(ends, axis=0) if ends else (0.0, 0.0)
            line += f"  {city.removeprefix('washington-')} {track} {100 * won:.1f} %"
        rewards = [reward for reward, _ in self.ends[LESSONS[0]]]
        line += f"  reward {np.mean(rewards):.2f}" if rewards else ""
        print(line, flush=True)


def play(model: MaskablePPO, seeds: list[int]) -> list[int]:
    """Plays one game per seed, always with the likeliest action; returns the results."""
    games = CompiledVectorEnv(len(seeds), SETUP, observation="features", copy=False)
    observation, _ = games.reset(seed=seeds)
    results = np.zeros(len(seeds), np.int64)
    while (results == UNDECIDED).any():
        masks = games.action_masks()
        actions, _ = model.predict(observation, deterministic=True, action_masks=masks)
        observation, _, over, _, infos = games.step(actions)
        ended = over & (results == UNDECIDED)
        if ended.any():
            results[ended] = infos["final_info"]["result"][ended]
    return results.tolist()


def compare(model: MaskablePPO, games: int) -> dict[str, Any]:
    """The network against the greedy bot on the same seeds: who wins which game?"""
    seeds = list(range(FIRST_TEST_SEED, FIRST_TEST_SEED + games))
    ours = [
        r == WON_RESEARCH
        for at in range(0, games, 1000)
        for r in play(model, seeds[at : at + 1000])
    ]
    table = lay(SETUP, built_in())
    theirs = [outcome.result == WON_RESEARCH for outcome in greedy_bot().play(table, seeds)]
    only_ours = sum(a and not b for a, b in zip(ours, theirs, strict=True))
    only_theirs = sum(b and not a for a, b in zip(ours, theirs, strict=True))
    return {
        "games": games,
        "ppo": wilson(sum(ours), games),
        "greedy": wilson(sum(theirs), games),
        "difference": paired_difference(only_ours, only_theirs, games),
        "p": mcnemar(only_ours, only_theirs),
    }


def show(figures: dict[str, Any]) -> None:
    for name in ("ppo", "greedy", "difference"):
        rate, low, high = figures[name]
        print(f"{name:10}  {100 * rate:6.2f} %   (95 %: {100 * low:.2f} to {100 * high:.2f})")
    print(f"{figures['games']:,} games on the same seeds, p = {figures['p']:.2g}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=1_500_000, help="decisions to learn from")
    parser.add_argument("--envs", type=int, default=128, help="games at once")
    parser.add_argument("--games", type=int, default=10_000, help="games to compare")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="file to save the network to")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # a tenth of the time
    model = train(options.steps, options.envs, options.seed)
    if options.save:
        model.save(options.save)
    show(compare(model, options.games))


if __name__ == "__main__":
    main()
