"""The weights' file: what it is made for, what is wrong with another one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ufs.base.errors import UfsError
from ufs.cli.train import check_boards
from ufs.coach.advice import Coach
from ufs.coach.networks import BATTLES, FILES, STANDARD, Networks, is_standard, load_networks
from ufs.coach.training_tables import families, for_network
from ufs.coach.weightfile import Calibration, load, piece_digests, save
from ufs.content.loader import built_in
from ufs.content.loader import load as load_library
from ufs.game import Game
from ufs.game.setup import lay


def test_the_weights_of_the_game_fit_its_rules_and_pieces() -> None:
    assert load_networks().stale(built_in()) == []


def test_a_file_comes_back_as_it_was(tmp_path: Path) -> None:
    weights = replace(load_networks().standard, calibration=Calibration(1.25, -0.5))
    save(tmp_path / "w.npz", weights)
    back = load(tmp_path / "w.npz")
    assert (back.calibration, back.provenance, back.pieces) == (
        weights.calibration,
        weights.provenance,
        weights.pieces,
    )
    assert all(np.array_equal(back.arrays[name], weights.arrays[name]) for name in back.arrays)


def test_they_are_small() -> None:
    import ufs.coach

    folder = Path(str(ufs.coach.__file__)).parent / "weights"
    assert sum(path.stat().st_size for path in folder.iterdir()) < 2_000_000


def test_a_changed_piece_is_named(tmp_path: Path) -> None:
    import ufs.content

    base = Path(str(ufs.content.__file__)).parent / "packs/base/sky/II.toml"
    (tmp_path / "pack.toml").write_text(
        'kind = "pack"\nid = "mine"\nversion = "1"\nsource = "own"\n\n'
        '[name]\nen = "Mine"\nde = "Meins"\nfr = "Le mien"\n'
    )
    text = base.read_text(encoding="utf-8").replace('id = "II"', 'id = "II-mine"')
    (tmp_path / "II.toml").write_text(text.replace("research = [1, 6,", "research = [1, 5,"))
    library = load_library([tmp_path])
    assert not library.problems
    assert load_networks().stale(library) == ["sky II-mine"]


CAIRO = {"edition": "box", "city": "cairo"}


@pytest.mark.parametrize(
    ("setup", "standard"),
    [
        ({"edition": "pnp1", "level": 8}, True),
        ({"edition": "pnp2"}, True),
        ({"edition": "box", "damaged": True, "threat": 4}, True),
        (CAIRO, False),
        ({"edition": "box", "scenario": "warlord"}, False),
        ({"edition": "box", "scenario": "surge"}, False),
        ({"edition": "box", "characters": [{"id": "pilot"}]}, False),
        ({"edition": "box", "sky": ["I+", "II", "III", "IV"]}, False),  # A1
        ({"edition": "box", "sky": ["I", "II", "III", "IV+"]}, True),  # as short as in pnp (S2)
        ({"edition": "box", "sky": ["I", "II", "III", "IV+"], "hard": ["sky4"]}, False),  # A3
        ({"edition": "box", "sky": ["0", "I", "II", "III", "IV"]}, False),  # A7
        ({"edition": "box", "city": "washington"}, True),
        ({"edition": "box", "city": "new-york", "damaged": True}, True),
        ({"edition": "box", "city": "washington", "damaged": True}, False),  # F30
    ],
)
def test_a_table_has_the_network_that_is_for_it(setup: dict[str, Any], standard: bool) -> None:
    """The standard game is what has no abilities, goals or later pieces (F1-F39)."""
    board = lay(setup, built_in(), seed=1).board
    assert is_standard(board) == standard
    minds = load_networks()
    assert minds.weights_for(board) is (minds.standard if standard else minds.battles)


def test_both_networks_come_with_the_game_and_one_file_serves_for_all(tmp_path: Path) -> None:
    minds = load_networks()
    assert not np.array_equal(minds.standard.arrays["w_first"], minds.battles.arrays["w_first"])
    save(tmp_path / "mine.npz", minds.battles)
    mine = load_networks(tmp_path / "mine.npz")
    assert mine.standard is mine.battles
    assert not np.array_equal(mine.standard.arrays["w_first"], minds.standard.arrays["w_first"])


def test_the_coach_turns_to_the_network_of_the_table() -> None:
    coach = Coach()
    heard = []
    for setup in ({"edition": "box"}, CAIRO, {"edition": "pnp1"}):
        coach.advise(Game.new(setup, 1), 1.0)
        heard.append((coach.calibration, coach.network is coach.networks.networks[STANDARD]))
    known = coach.weights
    standard, battles = known.standard.calibration, known.battles.calibration
    assert heard == [(standard, True), (battles, False), (standard, True)]


def test_a_changed_scenario_makes_only_its_network_stale() -> None:
    minds = load_networks()
    changed = replace(minds.battles, pieces=minds.battles.pieces | {"scenario surge": "other"})
    assert Networks(minds.standard, changed).stale(built_in()) == ["scenario surge"]
    assert "scenario surge" not in minds.standard.pieces
    changed = replace(minds.standard, engine="other")
    assert Networks(changed, minds.battles).stale(built_in()) == ["rules"]


def test_every_piece_but_the_pack_itself_has_a_digest() -> None:
    ids = {name.partition(" ")[2] for name in piece_digests(built_in())}
    chapters = {f"chapter-{n}" for n in range(1, 5)}  # they are words alone
    assert ids == {piece_id for _, piece_id in built_in().pieces} - {"base"} - chapters


@pytest.mark.parametrize("kind", ["empty", "text", "cut", "other", "not-a-number"])
def test_a_file_that_is_no_weights_is_told(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "w.npz"
    whole = Path(str(sys.modules["ufs.coach.weightfile"].__file__)).parent / "weights/coach.npz"
    if kind == "empty":
        path.write_bytes(b"")
    elif kind == "text":
        path.write_text("hello")
    elif kind == "cut":
        path.write_bytes(whole.read_bytes()[:5000])
    elif kind == "other":
        about = np.frombuffer(json.dumps({"format": "ufs-weights/9", "shape": 1}).encode(), "u1")
        np.savez(path, about=about)
    else:
        weights = load_networks().battles
        save(path, replace(weights, arrays=weights.arrays | {"b_last": np.array([np.nan])}))
    with pytest.raises(UfsError, match=r"w\.npz"):
        load(path)


def test_a_bot_with_unreadable_weights_says_so_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.npz").write_text("hello")
    done = subprocess.run(
        [sys.executable, "-m", "ufs", "simulate", "--games", "1", "--jobs", "1",
         "--bot", f"coach:weights={tmp_path / 'bad.npz'}"],
        capture_output=True, text=True, env=os.environ | {"LANG": "C.UTF-8"},
    )  # fmt: skip
    assert done.returncode == 2
    assert "bad.npz" in done.stderr
    assert "Traceback" not in done.stderr


def test_each_network_is_trained_on_its_own_tables() -> None:
    everything = families(built_in())
    parts = {kind: for_network(everything, built_in(), kind) for kind in FILES}
    names = {kind: {family.name for family in found} for kind, found in parts.items()}
    assert {"roswell", "roswell damaged", "pnp1", "pnp2"} <= names[STANDARD]
    assert {"cairo", "battles warlord"} <= names[BATTLES]
    assert not {"cairo", "battles warlord"} & names[STANDARD]
    count = [sum(len(family.setups) for family in found) for found in parts.values()]
    assert sum(count) == sum(len(family.setups) for family in everything)
    assert for_network(everything, built_in(), "") == everything


@pytest.mark.parametrize("kind", ["", *FILES])
def test_a_network_is_asked_for_by_name(kind: str) -> None:
    assert check_boards(kind) == kind


def test_a_network_there_is_not_is_told() -> None:
    with pytest.raises(UfsError, match="standard, battles"):
        check_boards("chess")
