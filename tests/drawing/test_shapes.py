"""The one set of shapes: complete, well written, and painted as a style sheet would."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ufs.base.words import Book
from ufs.content.loader import built_in
from ufs.content.notation import EFFECT_WORDS
from ufs.content.schema import City
from ufs.drawing import shapes
from ufs.drawing.page_files import PAGE_FILES, shapes_script, shapes_style
from ufs.drawing.shapes import Part, paint_of
from ufs.drawing.svg_paths import read_path
from ufs.game.events import ACTION_NAMES, SPECIAL_NAMES
from ufs.game.moves import KINDS

HEX = re.compile(r"#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})")


def test_there_is_a_sign_for_everything_in_the_game() -> None:
    names = [f"ship {kind}" for kind in KINDS]
    names += [f"effect {word}" for word in EFFECT_WORDS]
    names += [f"action-icon {name}" for name in (*ACTION_NAMES.values(), "skull")]
    names += [f"die {kind}" for kind in ("plain", "white", "robot", "exhausted")]
    assert set(names) <= set(shapes.signs())
    specials = shapes.load()["specials"]
    assert set(specials) == set(SPECIAL_NAMES.values())
    assert set(specials.values()) <= set(shapes.signs())


def test_every_part_can_be_drawn_and_is_painted() -> None:
    for name, parts in shapes.signs().items():
        assert parts, name
        for part in parts:
            assert len(read_path(part.path)) > 1, (name, part)
            paint = paint_of(name, part.classes)
            assert paint.fill or paint.stroke, (name, part)


def test_colours_are_colours() -> None:
    for name, value in shapes.load()["colors"].items():
        for one in [value] if isinstance(value, str) else value:
            assert HEX.fullmatch(one), name
    for key, how in shapes.load()["paint"].items():
        for name in ("fill", "stroke"):
            found = shapes.color(how.get(name, "none"))
            assert HEX.fullmatch(found) or found in ("none", "currentColor"), key


def test_day_and_night() -> None:
    assert shapes.color("ink", night=True) != shapes.color("ink", night=False)
    assert shapes.color("energy", night=True) == shapes.color("energy", night=False) == "#e6b800"
    assert shapes.color("#123456") == "#123456"


def test_what_names_more_classes_wins() -> None:
    plain, hot = (
        paint_of("action-icon damage", name) for name in ("action-shape", "action-shape hot")
    )
    assert plain.fill != hot.fill
    assert plain.stroke == hot.stroke
    assert paint_of("effect jam", "effect-shape").fill == shapes.color("jam")
    assert paint_of("special energy", "special-plate") != paint_of("special drain", "special-plate")
    assert paint_of("effect jam", "effect-wave").fill is None


@pytest.mark.parametrize(
    ("drawn", "box"),
    [
        ("M-1 -2 H3 V4 Z", (-1, -2, 3, 4)),
        ((1, 2, 3), (-2, -1, 4, 5)),
        ((0, 1, 21, 5), (-21, -4, 21, 6)),
        ((-9, -8, 18, 17, 3), (-9, -8, 9, 9)),
    ],
)
def test_every_kind_of_part_is_also_a_path(drawn: Any, box: tuple[float, ...]) -> None:
    ends = [points[-1] for _, points in read_path(Part("any", drawn).path) if points]
    assert min(x for x, _ in ends) == pytest.approx(box[0])
    assert min(y for _, y in ends) == pytest.approx(box[1])
    assert max(x for x, _ in ends) == pytest.approx(box[2])
    assert max(y for _, y in ends) == pytest.approx(box[3])


def test_a_part_that_is_nothing_says_so() -> None:
    with pytest.raises(ValueError, match="cannot be"):
        _ = Part("any", (1, 2)).path


def test_dice_have_as_many_pips_as_their_value() -> None:
    assert [len(shapes.pips(value)) for value in range(7)] == list(range(7))


def test_every_city_has_a_skyline_of_its_own() -> None:
    drawn = shapes.load()["skylines"]
    for city in built_in().all(City):
        assert len(drawn[city.id]) == 5, city.id
        assert shapes.skyline(city.id) == drawn[city.id]
    made = {tuple(shapes.skyline(name)) for name in ("bremen", "atlantis", "東京", "city")}
    assert len(made) == 4


def test_text_boards_tell_ships_and_rooms_apart() -> None:
    letters = [shapes.ship_letter(kind) for kind in KINDS]
    short = [shapes.short_effect(word) for word in EFFECT_WORDS]
    assert len(set(letters)) == len(letters)
    assert len(set(short)) == len(short)
    assert {len(word) for word in short} == {3}


# --- what the page gets ---


def test_the_script_of_the_page_holds_every_shape() -> None:
    script = shapes_script()
    assert script.startswith("export default {")
    for name, parts in shapes.signs().items():
        assert f'"{name}":' in script
        for part in parts:
            assert not isinstance(part.geometry, str) or part.geometry in script
    for drawn in shapes.load()["skylines"].values():
        assert all(d in script for d in drawn)


def test_the_style_sheet_of_the_page_holds_every_colour() -> None:
    style = shapes_style()
    assert "--paper: light-dark(#f5ecd9, #16112b);" in style
    assert "--energy: #e6b800;" in style
    assert ".ship.basic .dome {\n  fill: var(--basic-dome);\n  stroke: var(--basic-line);" in style
    assert ".action-shape.hot {\n  fill: #ff8a4c;\n}" in style
    assert style.count("{") == 2 + len(shapes.load()["paint"])


def test_what_is_made_for_the_page_is_the_same_every_time() -> None:
    for make in PAGE_FILES.values():
        assert make() == make()


# --- the colours of the editions ---

SKY = ("space-top", "space-mid", "space-low", "dusk", "horizon", "edge")
BOOKS: tuple[Book, ...] = ("box", "pnp")


def contrast(one: str, other: str) -> float:
    """As WCAG counts it: 1 is none, 21 black on white."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(color: str) -> float:
    parts = [int(color[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(share * p for share, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("night", [True, False])
@pytest.mark.parametrize("book", BOOKS)
def test_ships_stand_out_from_every_part_of_the_sky(book: Book, night: bool) -> None:
    """Their outline is dark, and a light line runs around it: one of them is always seen."""
    for kind in ("basic", "reinforcement"):
        paint = paint_of(f"ship {kind}", "hull-shape", night, book)
        assert paint.fill
        assert paint.stroke
        halo = paint_of(f"ship {kind}", "halo", night, book).stroke or ""
        assert contrast(halo, paint.stroke) >= 7
        assert contrast(paint.fill, paint.stroke) >= 2.5
        for place in SKY:
            ground = shapes.color(place, night)
            assert max(contrast(halo, ground), contrast(paint.stroke, ground)) >= 3, place


@pytest.mark.parametrize("night", [True, False])
@pytest.mark.parametrize("book", BOOKS)
def test_plain_dice_stand_out_from_the_desk_and_the_rooms(book: Book, night: bool) -> None:
    body = paint_of("die plain", "body", night, book)
    pip = paint_of("die plain", "pip", night, book)
    assert body.fill
    assert body.stroke
    assert pip.fill
    assert contrast(body.fill, pip.fill) >= 4.5
    for place in ("paper-2", "paper-3", "room", "tunnel"):
        ground = shapes.color(place, night)
        assert max(contrast(body.fill, ground), contrast(body.stroke, ground)) >= 2, place


def hue(color: str) -> str:
    red, green, blue = (int(color[n : n + 2], 16) for n in (1, 3, 5))
    names = {red: "red", green: "green", blue: "blue"}
    return "gray" if max(names) - min(names) < 40 else names[max(names)]


@pytest.mark.parametrize("night", [True, False])
def test_the_colours_are_those_of_the_pieces(night: bool) -> None:
    """Purple and white ships and gray dice in the box; green and red ships, black dice as cards."""

    def fill(sign: str, part: str, book: Book) -> str:
        return paint_of(sign, part, night, book).fill or ""

    assert hue(fill("ship basic", "hull-shape", "box")) == "blue"  # purple is mostly blue
    assert fill("ship reinforcement", "hull-shape", "box") == "#ffffff"
    assert hue(fill("ship basic", "hull-shape", "pnp")) == "green"
    assert hue(fill("ship reinforcement", "hull-shape", "pnp")) == "red"
    assert hue(fill("die plain", "body", "box")) == "gray"
    assert 0.05 < luminance(fill("die plain", "body", "box")) < 0.4
    assert luminance(fill("die plain", "body", "pnp")) < 0.01
    for book in BOOKS:
        assert luminance(fill("die white", "body", book)) > 0.9


def test_the_page_has_the_colours_of_both_editions() -> None:
    style = shapes_style()
    start = style.index(':root[data-book="pnp"]')
    own = style[start : style.index("}", start)]
    for name in shapes.load()["colors-pnp"]:
        assert f"--{name}:" in own
        assert name in shapes.load()["colors"], "only what differs"
