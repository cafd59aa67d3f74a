"""The weights' file: what it is made for, what is wrong with another one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ufs.coach.weightfile import Calibration, load, piece_digests, save
from ufs.content.loader import built_in
from ufs.content.loader import load as load_library
from ufs.errors import Trouble


def test_the_weights_of_the_game_fit_its_rules_and_pieces() -> None:
    assert load().stale(built_in()) == []


def test_a_file_comes_back_as_it_was(tmp_path: Path) -> None:
    weights = replace(load(), calibration=Calibration(1.25, -0.5))
    save(tmp_path / "w.npz", weights)
    back = load(tmp_path / "w.npz")
    assert (back.calibration, back.made, back.pieces) == (
        weights.calibration,
        weights.made,
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
    assert load().stale(library) == ["sky II-mine"]


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
        weights = load()
        save(path, replace(weights, arrays=weights.arrays | {"b_last": np.array([np.nan])}))
    with pytest.raises(Trouble, match=r"w\.npz"):
        load(path)


def test_a_bot_with_unreadable_weights_says_so_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.npz").write_text("hello")
    done = subprocess.run(
        [sys.executable, "-m", "ufs.cli", "simulate", "--games", "1", "--jobs", "1",
         "--bot", f"coach:weights={tmp_path / 'bad.npz'}"],
        capture_output=True, text=True, env=os.environ | {"LANG": "C.UTF-8"},
    )  # fmt: skip
    assert done.returncode == 2
    assert "bad.npz" in done.stderr
    assert "Traceback" not in done.stderr
