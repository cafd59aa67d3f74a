"""Training: the same seed gives the same weights, a run goes on where it stopped, errors help."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from tests.support.commands import process, ufs, without
from tests.support.lab import interrupt_workers, start
from ufs.base.errors import UfsError
from ufs.base.extras import install_command
from ufs.coach.core import compiled as machine
from ufs.coach.weightfile import Calibration, load
from ufs.content.loader import built_in
from ufs.rules import compiled
from ufs.train.calibration import Predictions, calibration_error, fit, table
from ufs.train.model_card import CARD, DRAWING, groups
from ufs.train.torch_network import TorchNetwork
from ufs.train.trainer import Plan, Trainer, extract
from ufs.train.training import finish_run

SMALL = Plan(seed=3, generations=2, games=120, steps=5, batch=64, playouts=2, strong_from=0.5)


def trained(folder: Path, jobs: int = 1, plan: Plan = SMALL) -> Trainer:
    trainer = Trainer(plan, built_in(), folder, jobs)
    trainer.run(lambda _: None)
    return trainer


@pytest.fixture(scope="module")
def whole_run(tmp_path_factory: pytest.TempPathFactory) -> Trainer:
    return trained(tmp_path_factory.mktemp("whole"))


def same(one: Trainer, other: Trainer) -> bool:
    mine, others = one.network.weights(), other.network.weights()
    return all(np.array_equal(mine[name], others[name]) for name in mine)


def test_any_number_of_processes_gives_the_same_weights(tmp_path: Path) -> None:
    plan = Plan(**{**vars(SMALL), "generations": 1, "games": 30})
    assert same(trained(tmp_path / "one", 1, plan), trained(tmp_path / "two", 2, plan))


def test_ctrl_c_is_for_the_parent_only(tmp_path: Path) -> None:
    run = start("train", "--out", tmp_path / "run", "--games", "100000", "--jobs", "2")
    errors = interrupt_workers(run)
    assert run.returncode == 130
    assert "Traceback" not in errors
    assert errors.splitlines()[-1].startswith("Stopped.")


def test_a_stopped_run_goes_on_as_if_nothing_had_happened(
    whole_run: Trainer, tmp_path: Path
) -> None:
    class StopError(Exception):
        pass

    def stop(_: dict[str, Any]) -> None:
        raise StopError

    trainer = Trainer(SMALL, built_in(), tmp_path, 1)
    with pytest.raises(StopError):
        trainer.run(stop)
    again = Trainer(SMALL, built_in(), tmp_path, 1)
    assert again.generation == 1
    again.run(lambda _: None)
    assert same(whole_run, again)
    assert [line["generation"] for line in again.curves] == [0, 1]


def test_another_plan_or_a_broken_file_is_told(whole_run: Trainer, tmp_path: Path) -> None:
    with pytest.raises(UfsError, match="seed"):
        Trainer(Plan(**{**vars(SMALL), "seed": 4}), built_in(), whole_run.folder, 1)
    (tmp_path / "state.pt").write_bytes(b"torn")
    with pytest.raises(UfsError, match=tmp_path.name):
        Trainer(SMALL, built_in(), tmp_path, 1)


def test_learning_lowers_the_loss(tmp_path: Path) -> None:
    trainer = Trainer(Plan(**{**vars(SMALL), "steps": 60}), built_in(), tmp_path, 1)
    from joblib import Parallel

    trainer.play(Parallel(n_jobs=1))
    first = trainer.learn()
    assert trainer.learn() < first


def test_the_network_that_learns_is_the_one_that_plays(whole_run: Trainer) -> None:
    states, boards, _ = whole_run.memory[-1]
    at = np.arange(0, len(states), max(1, len(states) // 50))
    column, features = extract(states[at], boards[at], whole_run.boards)
    terrain = whole_run.terrain[
        torch.from_numpy(boards[at].astype(np.int64)),
        torch.from_numpy(states["excavator"][at].astype(np.int64)),
    ]
    network: TorchNetwork = whole_run.network
    with torch.no_grad():
        learned = torch.sigmoid(
            network(terrain, torch.from_numpy(column), torch.from_numpy(features))
        ).numpy()
    mind = machine.make_network(network.weights())
    for place, n in enumerate(at):
        b = whole_run.boards[boards[n]]
        machine.engine["precompute_terrain"](b, mind)
        played = machine.engine["value"](states[n], b, mind)
        assert played == pytest.approx(learned[place], abs=1e-4)


def test_positions_and_targets_make_sense(whole_run: Trainer) -> None:
    states, boards, targets = whole_run.memory[-1]
    assert len(states) == len(boards) == len(targets) > 1000
    assert targets.min() >= 0
    assert targets.max() <= 1
    assert (states["phase"] != 3).all()
    assert states.dtype == compiled.STATE_DTYPE


def test_a_run_ends_with_weights_a_card_and_curves(whole_run: Trainer) -> None:
    path = finish_run(whole_run, built_in(), 16, 0.1, 1)
    weights = load(path)
    assert weights.stale(built_in()) == []
    assert weights.provenance["plan"]["seed"] == 3
    card = (path.parent / CARD).read_text(encoding="utf-8")
    assert "ufs train --seed 3 --generations 2" in card
    assert "| pnp1 |" in card
    drawing = (path.parent / DRAWING).read_text(encoding="utf-8")
    assert drawing.count("<polyline") == len(groups(whole_run))
    assert all(f"{name}</text>" in drawing for name in groups(whole_run))


# --- what chances mean ---


def claims(slope: float, shift: float, count: int = 40_000) -> Predictions:
    """A coach whose log-odds are off in a known way."""
    dice = np.random.default_rng(5)
    said = dice.uniform(0.02, 0.98, count)
    true = 1 / (1 + np.exp(-(shift + slope * np.log(said / (1 - said)))))
    return Predictions(said, dice.random(count) < true, 100)


def test_calibration_finds_what_is_off() -> None:
    found = fit(claims(1.4, -0.3))
    assert found.slope == pytest.approx(1.4, abs=0.06)
    assert found.shift == pytest.approx(-0.3, abs=0.06)


def test_the_table_shows_whether_chances_hold() -> None:
    heard = claims(1.4, -0.3)
    assert (
        calibration_error(table(heard, fit(heard)))
        < 0.015
        < calibration_error(table(heard, Calibration()))
    )
    assert sum(one.positions for one in table(heard, Calibration())) == len(heard.predicted)


def test_nothing_can_be_said_about_games_all_lost() -> None:
    lost = Predictions(np.full(50, 0.3), np.zeros(50, bool), 1)
    assert fit(lost).slope > 0


# --- the command ---


def test_the_command_trains_and_tells(tmp_path: Path) -> None:
    run = tmp_path / "run"
    options = ("--generations", "2", "--games", "100", "--listen", "10", "--jobs", "1")
    done = ufs("train", "--out", run, *options, "--until", "1", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "Generation 1 of 1" in done.stderr
    assert (run / "coach.npz").exists()
    assert "--until 1" in (run / CARD).read_text(encoding="utf-8")
    other = ufs("train", "--out", str(run), *options, "--seed", "9", "--lang", "de")
    assert other.returncode == 2
    assert "anderen Einstellungen" in other.stderr
    assert "Traceback" not in other.stderr


def test_without_torch_a_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    hidden = without(tmp_path, "torch")
    done = process("train", "--out", tmp_path / "run", "--lang", "fr", **hidden)
    assert done.returncode == 2
    assert install_command("train") in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("option", ["--generations", "--games", "--listen", "--jobs"])
def test_numbers_out_of_range_are_told(option: str, tmp_path: Path) -> None:
    done = ufs("train", "--out", str(tmp_path), option, "0", "--lang", "en")
    assert done.returncode == 2
    assert option in done.stderr
    assert "Traceback" not in done.stderr
