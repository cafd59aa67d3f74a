"""A field of the state or the board is declared once: copies, records and hashes follow."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from typing import Any

import pytest

from ufs.rules import compiled
from ufs.rules.board import BOARD_FIELDS, Board
from ufs.rules.fields import Field, fields_of, layout, number, numbers, spelled_out
from ufs.rules.play import hash_state
from ufs.rules.state import STATE_FIELDS, State


def touch(record: Any, one: Field) -> None:
    """Change the last number of a field."""
    value = getattr(record, one.name)
    if one.size:
        value[-1] += 3
    else:
        setattr(record, one.name, value + 3)


@pytest.mark.parametrize("one", STATE_FIELDS, ids=lambda one: one.name)
def test_whatever_changes_in_a_state_is_noticed(one: Field) -> None:
    s = State()
    before = s.copy()
    touch(s, one)
    assert s != before
    assert hash_state(s, 1) != hash_state(before, 1)
    twin = s.copy()
    assert twin == s
    touch(twin, one)
    assert twin != s, "a copy shares nothing"
    assert compiled.plain_state(compiled.state_record(s)) == s


@pytest.mark.parametrize("one", BOARD_FIELDS, ids=lambda one: one.name)
def test_whatever_is_on_a_board_is_in_its_record(one: Field) -> None:
    b = Board()
    before = compiled.board_record(b).tobytes()
    touch(b, one)
    record = compiled.board_record(b)
    assert record.tobytes() != before
    assert record[one.name].tolist() == getattr(b, one.name)


@pytest.mark.parametrize(
    ("fields", "kind", "dtype"),
    [
        (STATE_FIELDS, State, compiled.STATE_DTYPE),
        (BOARD_FIELDS, Board, compiled.BOARD_DTYPE),
    ],
)
def test_records_have_the_declared_fields_and_no_gaps(
    fields: tuple[Field, ...], kind: type[Any], dtype: Any
) -> None:
    assert set(dtype.names) == {one.name for one in fields}
    assert {one.name for one in fields} == set(kind.__slots__) - {"log"}
    used = sum((8 if one.is_wide else 1) * max(one.size, 1) for one in fields)
    assert used <= dtype.itemsize < used + 8


def test_a_copy_listens_to_nothing_and_a_log_is_not_compared() -> None:
    s = State(log=[])
    assert s.copy().log is None
    assert s.copy() == s


def test_states_and_boards_take_no_other_field() -> None:
    for record in (State(), Board()):
        with pytest.raises(AttributeError):
            record.enrgy = 3  # type: ignore[union-attr]


@dataclass(slots=True)
class Small:
    first: int = number()
    second: list[int] = numbers(3, wide=True)
    third: int = number(hidden=True)
    note: str = ""


def test_a_declaration_says_everything() -> None:
    found = fields_of(Small)
    assert found == (
        Field("first", 0, False, False),
        Field("second", 3, True, False),
        Field("third", 0, False, True),
    )
    assert layout(found, 10) == ({"first": 10, "second": 11, "third": 14}, 15)
    assert Small().second is not Small().second


def test_a_function_that_was_spelled_out_is_found_where_it_was_asked_for() -> None:
    broken = spelled_out("broken(x)", ["y = 1 / x", "return y"])
    assert broken(2) == 0.5
    assert broken.__module__ == __name__
    with pytest.raises(ZeroDivisionError) as caught:
        broken(0)
    last = traceback.extract_tb(caught.tb)[-1]
    assert last.name == "broken"
    assert "spelled_out(" in str(last.line)
