"""What the coach looks at: every feature has its name, and no two share a place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ufs.coach.core import features, network_shape
from ufs.gym import features as gym_features
from ufs.gym import numbers as gym_numbers

SOURCE = Path(str(network_shape.__file__)).read_text(encoding="utf-8")
# The names that stand for several features, and for how many.
SEVERAL: dict[str, dict[str, int]] = {
    "Terrain": {
        "SINGLE_ROOM": 4 * 4,
        "LARGE_ROOM": 4 * 4 + 1,  # the one behind it is never set
        "DIG_STEPS": 6,
        "NEAREST_EFFECT": 4,
        "NEW_SINGLE": 3 * 4,
        "NEW_LARGE": 3 * 4,
        "NEW_NEAREST": 3,
        **dict.fromkeys(("COMMAND_SINGLE", "COMMAND_LARGE"), 4),
    },
    "Column": {
        **dict.fromkeys(("PENDING", "ROBOT_ROOM"), 4),
        **dict.fromkeys(("HITS", "ICONS", "BLASTS", "SPECIALS", "TELEPORTS", "RED_BLASTS"), 6),
        **dict.fromkeys(("NEW_PENDING", "NEW_ROBOT_ROOM"), 3),
    },
    "Table": {
        **dict.fromkeys(("NEXT_COSTS", "LAST_ROWS", "PROMISED_NEW"), 3),
        **dict.fromkeys(("ACTIONS_ALL", "PROMISED"), 4),
        **dict.fromkeys(("HITS_LEFT", "ENERGY_STEPS", "PLAIN_DICE", "WHITE_DICE"), 6),
        "ACTIONS_AHEAD": 6 * 4,
        "ACTIONS_LATER": (6 + 1) * 3,
        "CHOOSABLE": 24,
        "SET_OFF": 8 * 8,
    },
}
SIZES = {"CHOOSABLE_EFFECTS", "MOMENTS", "CLASSES"}  # they stand beside what they are the size of


@pytest.mark.parametrize("part", SEVERAL)
def test_the_features_of_a_part_lie_one_behind_the_other(part: str) -> None:
    size = f"{part.upper()}_FEATURES"
    text = SOURCE[SOURCE.index(f"# {part}: ") : SOURCE.index(f"\n{size} = ")]
    names = re.findall(r"^([A-Z0-9_]+) = ", text, re.MULTILINE)
    at = 0
    for name in names:
        if name not in SIZES:
            assert getattr(network_shape, name) == at, name
            at += SEVERAL[part].get(name, 1)
    assert getattr(network_shape, size) == at
    assert set(SEVERAL[part]) <= set(names)


@pytest.mark.parametrize("module", [features, gym_features, gym_numbers])
def test_no_feature_goes_by_its_number(module: object) -> None:
    text = Path(str(module.__file__)).read_text(encoding="utf-8")  # type: ignore[attr-defined]
    assert re.findall(r"\b(?:x|row)\[(?:at \+ )?\d+\b", text) == []
