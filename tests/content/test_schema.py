"""Rows and rooms are read once, with their file; what a file said is still there to be written."""

from __future__ import annotations

import pickle
import tomllib
from typing import Any

import pytest

from ufs.content import notation
from ufs.content.loader import BUILT_IN, built_in
from ufs.content.schema import BaseCard, BaseTile, Sky
from ufs.game.setup import lay


def sides() -> list[Any]:
    """Every side with rows in the box: as TOML has it, and as the library has it."""
    found = []
    for kind in (Sky, BaseCard, BaseTile):
        for piece in built_in().all(kind):
            file = BUILT_IN / built_in().file(piece)
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            names = [n for n, side in data.items() if isinstance(side, dict) and "rows" in side]
            assert names
            found += [pytest.param(data[n], getattr(piece, n), id=f"{piece.id}-{n}") for n in names]
    return found


@pytest.mark.parametrize(("data", "side"), sides())
def test_a_dump_has_the_rows_of_the_file(data: dict[str, Any], side: Any) -> None:
    assert side.model_dump()["rows"] == data["rows"]
    assert side.model_dump(mode="json")["rows"] == data["rows"]
    assert type(side).model_validate(data) == side


def test_a_library_goes_to_another_process_with_its_rows() -> None:
    twin = pickle.loads(pickle.dumps(built_in()))
    assert twin.pieces == built_in().pieces


def test_laying_a_table_reads_no_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    library = built_in()
    for name in ("read_sky_row", "BaseReader"):
        monkeypatch.delattr(notation, name)
    for setup in ({"edition": "box", "city": "washington", "damaged": True}, {"edition": "pnp1"}):
        assert lay(setup, library).rooms


def test_a_discount_stays_on_its_table() -> None:
    """F30: rooms that cost less in one game are in the library as they are printed."""
    tile = built_in().get(BaseTile, "C")
    assert tile is not None
    printed = [room.cost for room in tile.lower.rows.rooms]
    laid = lay({"edition": "box", "city": "washington"}, built_in()).rooms
    assert sum(room.cost for room in laid[-len(printed) :]) < sum(printed)
    assert [room.cost for room in tile.lower.rows.rooms] == printed
