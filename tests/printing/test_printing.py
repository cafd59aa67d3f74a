"""Printed sheets: every piece is there, in its size, in the reader's words, and can be cut out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from pypdf.generic import ContentStream
from reportlab.pdfbase import pdfmetrics

from tests.support import commands
from tests.support.commands import without
from tests.support.table import rule
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.content.limits import MAX_NAME_LENGTH
from ufs.content.loader import built_in, load
from ufs.content.notation import ACTION_WORDS, EFFECT_WORDS, Room
from ufs.content.schema import (
    ChapterFile,
    Character,
    City,
    EditionFile,
    Pack,
    Scenario,
    SkySpace,
    Tracks,
)
from ufs.content.starters import KINDS as STARTERS
from ufs.content.starters import starter, write_starter
from ufs.drawing import shapes
from ufs.printing import cards, letters, pen, signs, tiles
from ufs.printing.choose import KINDS, SETS, Printable, choose
from ufs.printing.markers import markers
from ufs.printing.notebook import notebook_pdf
from ufs.printing.sheets import (
    EDGE,
    PAPERS,
    arrange,
    draw_marks,
    open_canvas,
    print_sheets,
)

EN = Words("en")
MM = 72 / 25.4


def read(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


def text_of(pdf: bytes) -> str:
    """The words of a PDF, in one line; spaces that must not break are spaces."""
    words = " ".join(page.extract_text() for page in read(pdf).pages)
    return " ".join(words.replace("\u00a0", " ").split())


def printed(what: str, words: Words = EN, paper: str = "a4") -> bytes:
    return print_sheets(choose(what, built_in(), words), paper, words)[0]


@dataclass
class Everything:
    """All sheets in one language: their words, and what was reported while they were printed."""

    language: str
    text: str
    reports: list[str]


@pytest.fixture(scope="module", params=LANGUAGES)
def everything(request: pytest.FixtureRequest) -> Everything:
    reports: list[str] = []
    words = Words(request.param)
    pdf, _ = print_sheets(choose("all", built_in(), words), "a4", words, reports.append)
    return Everything(request.param, text_of(pdf), reports)


def names(what: str) -> list[str]:
    return [piece.name for piece in choose(what, built_in(), EN)]


# --- what is printed ---


def test_everything_is_every_side_of_every_piece() -> None:
    found = names("all")
    for kind, piece in built_in().pieces.items():
        if kind[0] in (EditionFile, Pack):
            continue
        sides = [name for name in found if f":{piece.id}:" in f"{name}:"]
        word = next(word for word, shape in KINDS.items() if shape is kind[0])
        mine = [name for name in sides if name.startswith(f"{word}:")]
        one_side = kind[0] is ChapterFile or piece.id == "0"  # A7
        assert len(mine) == (1 if one_side else 2), (word, piece.id)
    assert "mothership:box" in found
    assert len(set(found)) == len([name for name in found if not name.startswith("marker:")]) + len(
        {name for name in found if name.startswith("marker:")}
    )


@rule("S8")
def test_the_print_and_play_is_eight_cards_with_two_sides() -> None:
    found = [
        name for name in names("pnp") if not name.startswith(("marker:", "signs:", "overview:"))
    ]
    assert len(found) == len(set(found)) == 16
    pieces = choose("pnp", built_in(), EN)
    cards_ = [piece for piece in pieces if piece.name in found]
    assert {(piece.width, piece.height) for piece in cards_} == {(88.0, 63.0)}


@rule("S3", "S4")
def test_there_are_ships_and_markers_enough() -> None:
    found = [name for name, *_ in markers()]
    assert found.count("basic") == 5
    assert found.count("reinforcement") >= 4
    assert found.count("orange") == 1
    for track in ("research", "energy", "damage", "excavator"):
        assert found.count(track) == 1
    assert "orange" not in [name for name, *_ in markers(tiles.CARD)]


def test_the_sets_and_kinds() -> None:
    for what in (*SETS, *KINDS):
        if what != "own":
            assert names(what), what
    assert names("city:berlin") == ["city:berlin:blue", "city:berlin:damaged"]
    assert names("city:berlin, sky:I+") == [*names("city:berlin"), *names("sky:I+")]
    everything, box, campaign = set(names("all")), set(names("box")), set(names("campaign"))
    assert box | campaign | set(names("pnp")) == everything
    assert "city:roswell:blue" in box - campaign
    assert "city:berlin:blue" in campaign - box


def test_own_pieces_alone(tmp_path: Path) -> None:
    for kind in STARTERS:
        write_starter(kind, "Bremen", tmp_path, EN)
    library = load([tmp_path])
    found = {piece.name.split(":")[0] for piece in choose("own", library, EN)}
    assert found == set(STARTERS) - {"pack"}
    assert "Bremen" in text_of(print_sheets(choose("own", library, EN), "a4", EN)[0])


@pytest.mark.parametrize(
    ("what", "key"),
    [
        ("nothing", "print-unknown"),
        ("", "print-unknown"),
        ("town:x", "print-unknown"),
        ("city:atlantis", "unknown-piece"),
        ("own", "print-nothing"),
        ("all,nothing", "print-unknown"),
    ],
)
def test_what_is_not_there_is_said(what: str, key: str) -> None:
    with pytest.raises(UfsError) as caught:
        choose(what, built_in(), EN)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert caught.value.message(Words(language))


# --- words ---


def test_every_name_and_rule_is_on_its_card_in_the_readers_language(everything: Everything) -> None:
    library = built_in()
    told: list[Any] = []
    for city in library.all(City):
        told += [city.name, *(side.text for side in (city.blue, city.damaged) if side.text)]
    for one in library.all(Character):
        told += [one.name, one.role, one.normal.text, one.upgraded.text]
    for scenario in library.all(Scenario):
        told += [scenario.name, scenario.text, *scenario.scene]
    for chapter in library.all(ChapterFile):
        told += [chapter.name, *chapter.briefing]
    for piece in told:
        said = " ".join(getattr(piece, everything.language).replace("\u00a0", " ").split())
        assert said in everything.text, said


def test_the_font_has_every_letter(everything: Everything) -> None:
    from reportlab.pdfbase.ttfonts import TTFont

    font = TTFont("whole", "Vera.ttf")
    known = set(font.face.charToGlyph)
    assert {
        letter for letter in everything.text if ord(letter) not in known and letter != " "
    } == set()
    for letter in "’éß„“«»…–−ñç":
        assert ord(letter) in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_card(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In letters that can be read: nothing is cut off at the lower edge."""
    sizes: list[tuple[float, str]] = []
    usual = pen.fit

    def watched(texts: Any, name: str, size: float, width: float, height: float) -> Any:
        lines, small = usual(texts, name, size, width, height)
        tall = sum(len(part) for part in lines) * small * pen.LINE_HEIGHT
        assert tall + (len(lines) - 1) * small * 0.5 <= height, texts
        assert all(
            pdfmetrics.stringWidth(line, name, small) <= width + 0.01
            for part in lines
            for line in part
        )
        sizes.append((small, str(texts)))
        return lines, small

    monkeypatch.setattr(pen, "fit", watched)
    printed("all", Words(language))
    notebook_pdf(ROWS, Words(language), "Name", 3)
    assert min(sizes)[0] >= 5.5, min(sizes)


def test_lines_break_at_spaces_only() -> None:
    name = letters.font("sans")
    assert pen.wrap("a b\u00a0c d", name, 10, 20) == ["a", "b\u00a0c", "d"]
    broken = pen.wrap("x" * 40, name, 10, 60)
    assert "".join(broken) == "x" * 40
    assert all(pdfmetrics.stringWidth(part, name, 10) <= 60 for part in broken)
    assert pen.wrap("", name, 10, 60) == [""]


# --- paper ---


@pytest.mark.parametrize("paper", PAPERS)
def test_pages_have_the_size_of_the_paper_and_pieces_stay_on_it(paper: str) -> None:
    wide, tall = PAPERS[paper]
    pieces = choose("all", built_in(), EN)
    pages = arrange(pieces, (wide, tall))
    laid = [piece for page in pages for piece, _, _ in page.pieces]
    assert Counter(piece.name for piece in laid) == Counter(piece.name for piece in pieces)
    for page in pages:
        boxes = [(x, y, x + piece.width, y + piece.height) for piece, x, y in page.pieces]
        for x, y, right, bottom in boxes:
            assert x >= EDGE - 0.01
            assert y >= EDGE - 0.01
            assert right <= wide - EDGE + 0.01
            assert bottom <= tall - EDGE + 0.01
        for n, one in enumerate(boxes):
            for other in boxes[:n]:
                apart = one[0] >= other[2] - 0.01 or other[0] >= one[2] - 0.01
                assert apart or one[1] >= other[3] - 0.01 or other[1] >= one[3] - 0.01
    pdf, count = print_sheets(pieces, paper, EN)
    reader = read(pdf)
    assert len(reader.pages) == count == len(pages)
    for sheet in reader.pages:
        assert float(sheet.mediabox.width) == pytest.approx(wide * MM, abs=0.1)
        assert float(sheet.mediabox.height) == pytest.approx(tall * MM, abs=0.1)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("what", ["all", "box", "campaign", "pnp", "city:berlin,city:berlin,sky"])
def test_both_sides_of_a_piece_lie_beside_or_below_each_other(what: str, paper: str) -> None:
    """So says the card with what else is needed; nobody looks for a side on another page."""
    sides = [name for name in names(what) if name.count(":") == 2 and name != "sky:0:easy"]
    met = 0
    for page in arrange(choose(what, built_in(), EN), PAPERS[paper]):
        for one, x, y in page.pieces:
            for other, left, top in page.pieces:
                if one.name < other.name and stem(one) == stem(other):
                    beside = (left - x, top - y) in near(one.width, 0)
                    met += beside or (left - x, top - y) in near(0, one.height)
    assert met >= len(sides) / 2
    assert "or below" in EN.say("print-glue")


def stem(piece: Printable) -> str:
    return piece.name.rpartition(":")[0] if piece.name.count(":") == 2 else piece.name


def near(x: float, y: float) -> list[Any]:
    return [pytest.approx((x, y)), pytest.approx((-x, -y))]


def test_pieces_are_laid_without_wasting_paper() -> None:
    """Four cards with two sides on a page of nine places, cards below tiles."""
    cities = choose("city", built_in(), EN)
    assert len(arrange(cities[:8], PAPERS["a4"])) == 1
    assert len(arrange(choose("sky:I,city:berlin", built_in(), EN), PAPERS["letter"])) == 1


def test_sizes() -> None:
    """Cards of 63 by 88, tiles whose columns lie above each other."""
    by_name = {piece.name: piece for piece in choose("all", built_in(), EN)}
    assert size(by_name["city:roswell:blue"]) == (63, 88)
    assert size(by_name["sky:I:easy"]) == size(by_name["base-tile:A:upper"]) == (165, 81)
    assert by_name["mothership:box"].width == 165
    forms = (tiles.TILE, tiles.HULL_TILE)
    assert len({(form.left, form.column, form.right) for form in forms}) == 1


def size(piece: Printable) -> tuple[float, float]:
    return piece.width, piece.height


def test_nine_cards_fit_on_a_page_of_either_paper() -> None:
    pieces = choose("city", built_in(), EN)[:9]
    for paper in PAPERS.values():
        assert len(arrange(pieces, paper)) == 1


def test_the_same_pieces_give_the_same_file() -> None:
    assert printed("city:berlin") == printed("city:berlin")
    assert printed("city:berlin") != printed("city:berlin", Words("de"))


def test_the_fonts_are_in_the_file() -> None:
    reader = read(printed("city:berlin", Words("fr")))
    fonts = reader.pages[0]["/Resources"]["/Font"]  # type: ignore[index]
    embedded = [one.get_object() for one in fonts.values()]
    drawn = [font for font in embedded if "Vera" in str(font.get("/BaseFont"))]
    assert drawn
    for font in drawn:
        assert "/FontFile2" in font["/FontDescriptor"]
    assert reader.trailer["/Root"]["/Lang"] == "fr"  # type: ignore[index]


def operations(pdf: bytes) -> list[str]:
    """What is drawn on the first page, in the words of a PDF: S strokes, re is a rectangle."""
    page = read(pdf).pages[0]
    stream = ContentStream(page["/Contents"].get_object(), None)
    return [operator.decode() for _, operator in stream.operations]


def test_there_are_marks_to_cut_along() -> None:
    file = BytesIO()
    canvas = open_canvas(file, PAPERS["a4"], "marks", EN)
    (page,) = arrange(choose("city:berlin", built_in(), EN), PAPERS["a4"])
    draw_marks(pen.Pen(canvas, PAPERS["a4"][1]), page, PAPERS["a4"])
    canvas.save()
    assert operations(file.getvalue()).count("S") == 2 * 2 + 2 * 4  # two rows' ends, two pieces


# --- signs ---


def test_every_word_of_the_files_has_a_printed_sign() -> None:
    for word in EFFECT_WORDS:
        assert signs.effect(word), word
    for word in ACTION_WORDS:
        assert signs.action(word), word
    effects = SkySpace.model_fields["effect"].annotation
    for word in set(getattr(effects, "__args__", ())) - {"teleport"}:
        assert signs.special(word), word
    assert signs.sign("teleport pair-1") != signs.sign("teleport pair-2")
    assert cards.EFFECT_SIGNS.keys() >= {
        one.normal.ability[0].effect for one in built_in().all(Character)
    }


def test_signs_are_printed_from_the_shared_shapes() -> None:
    drawn = {part.path for parts in shapes.signs().values() for part in parts}
    for name in ("ship basic", "effect robot", "action-icon skull", "excavator"):
        printed_parts = {d for d, _ in signs.sign(name)}
        assert printed_parts, name
        assert printed_parts <= drawn, name


def test_every_ink_is_for_a_part_that_there_is() -> None:
    groups = {**shapes.signs(), "mothership": shapes.mothership(410, 33)}
    parts = [(name, part.classes) for name, found in groups.items() for part in found]
    parts += [("burst", "burst-shape"), ("burst red", "burst-shape")]
    for key in signs.INKS:
        assert any(shapes.matching_rules({key: 1}, *part) for part in parts), key


@rule("A7")
def test_tile_0_has_one_side_as_wide_as_the_others_with_half_their_rows() -> None:
    (top,) = choose("sky:0", built_in(), EN)
    first, _ = choose("sky:I", built_in(), EN)
    assert (top.width, top.height) == (first.width, first.height / 2)
    text = text_of(printed("sky:0"))
    assert "12" in text.split()
    assert "3" in text.split()
    assert EN.say("print-side-easy") not in text


@rule("A1", "A2", "A3")
def test_the_signs_of_the_advanced_tiles_are_printed() -> None:
    """Letters of teleports, numbers of red explosions; a shortened sky has fewer rows of signs."""
    assert text_of(printed("sky:I+")).split().count("P") == 4  # two on each side
    assert text_of(printed("sky:III+")).split().count("T") == 4
    assert shapes.burst(1, red=True) != shapes.burst(1)
    yellow, red = signs.INKS["burst-shape"], signs.INKS["burst.red burst-shape"]
    assert yellow[0] != red[0]


# --- pieces of one's own ---


def test_odd_pieces_are_printed_too(tmp_path: Path) -> None:
    """A long text, a long name, high numbers, letters the font does not have."""
    city = starter("city", "Llanfairpwllgwyngyllgogerychwyrndrobwll 東京", EN)
    long = "Rooms with fighters cost 1 energy less."
    (tmp_path / "city.toml").write_text(city.replace(long, long * 30), encoding="utf-8")
    tile = starter("base-tile", "x" * 50, EN).replace("energy = 4", "energy = 40")
    (tmp_path / "tile.toml").write_text(
        tile.replace("damage_cells = 4", "damage_cells = 40"), encoding="utf-8"
    )
    library = load([tmp_path])
    assert library.problems == []
    assert read(print_sheets(choose("own", library, EN), "letter", EN)[0]).pages


# --- where things are drawn ---

Box = tuple[float, float, float, float]


class Seen:
    """A canvas that only notes where something is drawn, in millimetres; y counts upwards."""

    def __init__(self) -> None:
        self.texts: list[tuple[str, float, Box]] = []  # with the size of the letters
        self.boxes: list[Box] = []
        self.shapes: list[Box] = []
        self.name, self.size = "", 0.0
        self.origin: tuple[float, float] | None = None  # where upright text begins

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: None  # colours, widths of lines, clips

    def beginPath(self) -> Track:  # noqa: N802
        return Track()

    def drawPath(self, path: Track, **_: Any) -> None:  # noqa: N802
        xs, ys = path.numbers[::2], path.numbers[1::2]
        self.shapes.append(in_mm(min(xs), min(ys), max(xs), max(ys)))

    def roundRect(self, x: float, y: float, w: float, h: float, *_: Any, **__: Any) -> None:  # noqa: N802
        self.boxes.append(in_mm(x, y, x + w, y + h))

    def setFont(self, name: str, size: float) -> None:  # noqa: N802
        self.name, self.size = name, size

    def translate(self, x: float, y: float) -> None:
        self.origin = x, y

    def restoreState(self) -> None:  # noqa: N802
        self.origin = None

    def drawString(self, x: float, y: float, text: str) -> None:  # noqa: N802
        wide, tall = pdfmetrics.stringWidth(text, self.name, self.size), 0.73 * self.size
        box = in_mm(x, y, x + wide, y + tall)
        if self.origin:
            left, bottom = self.origin
            box = in_mm(left - y - tall, bottom, left - y, bottom + wide)
        self.texts.append((text, self.size, box))


class Track:
    """A path, of which only its corners matter; control points lie a little outside."""

    def __init__(self) -> None:
        self.numbers: list[float] = []

    def moveTo(self, *numbers: float) -> None:  # noqa: N802
        self.numbers += numbers

    lineTo = curveTo = moveTo  # noqa: N815

    def close(self, *_: float) -> None:
        pass

    rect = close


def in_mm(*points: float) -> Box:
    left, bottom, right, top = (n / MM for n in points)
    return left, bottom, right, top


def overlap(one: Box, other: Box, slack: float = 0.05) -> bool:
    return all(one[n] < other[n + 2] - slack and other[n] < one[n + 2] - slack for n in (0, 1))


def lies_in(one: Box, other: Box, slack: float = 0.05) -> bool:
    low = all(one[n] >= other[n] - slack for n in (0, 1))
    return low and all(one[n] <= other[n] + slack for n in (2, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_label_of_a_card_keeps_off_its_tracks(language: str) -> None:
    for piece in choose("pnp", built_in(), Words(language)):
        if piece.name.startswith(("base-card:", "tracks:")):
            seen = Seen()
            piece.draw(pen.Pen(seen, piece.height))
            side = Words(language, "pnp").say(f"print-side-{piece.name.rpartition(':')[2]}")
            (label,) = [box for text, _, box in seen.texts if side in text]
            assert lies_in(label, (0, 0, piece.width, piece.height))
            assert not [box for box in seen.boxes if overlap(label, box)], piece.name


@rule("M1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_of_a_round_is_whole_and_stays_on_its_card(language: str) -> None:
    """In every edition, in the words of its rulebook, in letters that can be read."""
    found = choose("overview", built_in(), Words(language))
    assert [piece.name for piece in found] == ["overview:box", "overview:pnp1", "overview:pnp2"]
    for piece in found:
        seen = Seen()
        piece.draw(pen.Pen(seen, piece.height))
        assert all(lies_in(box, (0, 0, piece.width, piece.height)) for _, _, box in seen.texts)
        assert min(size for _, size, _ in seen.texts) >= 5.75
        words = Words(language, "box" if piece.name == "overview:box" else "pnp")
        printed = " ".join(text for text, _, _ in seen.texts)
        acts = words.say("overview-action" if words.book == "box" else "overview-action-first")
        for sentence in (acts, words.say("overview-descend")):
            assert " ".join(sentence.split()) in " ".join(printed.split())
        order = printed.index(words.say("overview-descend")[:20]) - printed.index(acts[:20])
        assert (order < 0) == (words.book == "box")


def test_every_game_is_printed_with_its_overview() -> None:
    """It is the ninth card of the print-and-play."""
    overviews = {what: [one for one in names(what) if "overview" in one] for what in ("box", "pnp")}
    assert overviews == {"box": ["overview:box"], "pnp": ["overview:pnp1", "overview:pnp2"]}
    assert len([one for one in names("all") if "overview" in one]) == 3


def test_ships_are_printed_in_the_colours_of_the_edition() -> None:
    for kind in ("basic", "reinforcement"):
        inks = [signs.sign(f"ship {kind}", book) for book in ("box", "pnp")]
        fills = [{ink[0] for _, ink in sign} for sign in inks]
        assert shapes.color(kind, night=False) in fills[0]
        assert shapes.color(kind, night=False, book="pnp") in fills[1]


def test_a_label_of_a_tile_has_room_in_every_language() -> None:
    """Even French halves of a tile with a name of ordinary length."""
    for language in LANGUAGES:
        seen, words = Seen(), Words(language)
        label = f"winterthur · {words.say('print-upper')}"
        tiles.draw_label(pen.Pen(seen, 81), tiles.TILE, label)
        assert "winterthur" in seen.texts[0][0]
        assert words.say("print-upper") in seen.texts[-1][0]
        assert all(box[0] >= 149 for _, _, box in seen.texts)


def rooms() -> Iterator[Room]:
    """Rooms as narrow as they may be, with all that may be in them."""
    effects: list[tuple[str, ...]] = [("jam",), ("energy", "robot")]
    effects += [("energy", "fighters", "research"), ("jam", "missiles", "repair")]
    for one in effects:
        for modifier in (0, -1, 9, -30, 30):
            for cost in (0, 1, 9, 10, 30):
                yield Room(one, modifier, cost, ((0, 0),))
                yield Room(one, modifier, cost, ((0, 0), (1, 0)))
                yield Room(one, modifier, cost, ((0, 0), (0, 1)))


@pytest.mark.parametrize("form", [tiles.TILE, tiles.CARD])
def test_what_a_room_gives_and_costs_is_in_the_room(form: tiles.Format) -> None:
    for room in rooms():
        seen = Seen()
        tiles.draw_room(pen.Pen(seen, form.height), form, form.height / 3, room)
        whole, *dice = seen.boxes
        assert len(seen.texts) == bool(room.modifier) + bool(room.cost)
        for text, size, box in seen.texts:
            assert lies_in(box, whole), (room, text)
            assert size >= 4.5
            assert not [die for die in dice if overlap(box, die)], (room, text)
            assert not [shape for shape in seen.shapes if overlap(box, shape, 0.3)], (room, text)
        assert all(lies_in(shape, whole) for shape in seen.shapes), room


@rule("S7")
@pytest.mark.parametrize("form", [tiles.TILE, tiles.CARD])
@pytest.mark.parametrize("count", [1, 4, 13, 18, 25, 39, 40])
@pytest.mark.parametrize(
    ("track", "on_left"), [("damage", True), ("hits", True), ("energy", False)]
)
@pytest.mark.parametrize("is_upper", [True, False])
def test_a_long_track_can_be_read(
    form: tiles.Format, count: int, track: str, on_left: bool, is_upper: bool
) -> None:
    seen = Seen()
    tiles.draw_cells(pen.Pen(seen, form.height), form, count, is_upper, track, on_left)
    assert len(seen.boxes) == count
    for n, box in enumerate(seen.boxes):
        assert lies_in(box, (0, 2.9, form.width, form.height))
        assert not [other for other in seen.boxes[:n] if overlap(box, other)]
    numbers = [(text, size, box) for text, size, box in seen.texts if text != "+"]
    assert len(numbers) == count - (on_left and not is_upper)  # the last one is the skull
    for text, size, box in numbers:
        assert size >= 3.8, text
        assert [cell for cell in seen.boxes if lies_in(box, cell)], text


def test_energy_goes_up_and_damage_down_in_two_columns_too() -> None:
    for track, on_left, first in (("energy", False, "1"), ("damage", True, "0")):
        seen = Seen()
        is_upper = track == "damage"
        tiles.draw_cells(pen.Pen(seen, 81), tiles.TILE, 25, is_upper, track, on_left)
        place = {text: box[:2] for text, _, box in seen.texts}
        second = str(int(first) + 1)
        assert (place[second][1] > place[first][1]) == (track == "energy")
        assert place[first][0] < place["24"][0]


@rule("S7")
def test_much_energy_fits_the_tracks_of_the_print_and_play() -> None:
    side = next(iter(built_in().all(Tracks))).easy
    for most in (7, 12, 40):
        seen = Seen()
        full = side.model_copy(update={"energy_max": most, "research": [99] * 32})
        tiles.draw_tracks(pen.Pen(seen, 63), tiles.CARD, full, "easy")
        assert len(seen.boxes) == most + 1 + 32
        for n, box in enumerate(seen.boxes):
            assert lies_in(box, (0, 0, 88, 63))
            assert not [other for other in seen.boxes[:n] if overlap(box, other)]
        assert min(size for _, size, _ in seen.texts) >= 4.5


# --- letters ---


def test_letters_are_put_together_or_replaced() -> None:
    assert letters.spell("Łódź")[0] == "Łódz\u0301"
    assert letters.spell("Plzen\u030c Ōsaka ő") == ("Plzen\u030c O\u0304saka o\u030b", {})
    assert letters.spell("日本 ★ → ħ")[1] == {"日": "?", "本": "?", "★": "*", "→": "->", "ħ": "h"}
    assert letters.spell("a\tb\u2009c\r\nd\x07e") == ("a b c\nd e", {})
    assert letters.spell("non\u00adsense\u200b 1\u20112") == ("nonsense 1-2", {})
    assert letters.spell("\u200bx\u0308\u0301") == ("x", {"ẍ\u0301": "x"})
    assert letters.spell("２ ﬃ")[0] == "2 ffi"
    for style in letters.FONTS:
        glyphs = pdfmetrics.getFont(letters.font(style)).face.charToGlyph
        assert all(ord(one) in glyphs for one in {*letters.font_chars(), *letters.ACCENTS.values()})


def test_an_accent_is_drawn_above_its_letter() -> None:
    seen = Seen()
    pen.Pen(seen, 100).text(0, 50, letters.spell("Plzeňi")[0], 10, anchor="start", style="sans")
    (word, size, place), (accent, _, above) = seen.texts
    assert (word, accent) == ("Plzeni", "ˇ")
    start, end = (
        pdfmetrics.stringWidth(part, letters.font("sans"), size) for part in ("Plze", word)
    )
    assert start / MM - 0.5 < above[0] - place[0] < end / MM
    assert letters.width("Plzen\u030ci", letters.font("sans"), 10) == pytest.approx(end)


def test_lines_break_where_the_text_says() -> None:
    seen = Seen()
    pen.Pen(seen, 100).paragraphs(0, 0, 50, 50, ["One.\nTwo:\tthree.\n"])
    assert [text for text, _, _ in seen.texts] == ["One.", "Two: three."]


def test_nothing_of_ours_is_cut_off_or_lacks_letters(everything: Everything) -> None:
    assert everything.reports == []
    reports: list[str] = []
    notebook_pdf(ROWS, Words(everything.language), "Name", 3, report=reports.append)
    assert reports == []


def own_city(folder: Path, name: str, text: str) -> list[Printable]:
    """A city whose file says something else than the starter."""
    city = starter("city", "Bremen", EN).replace('"Bremen"', f'"{name}"')
    city = city.replace("Rooms with fighters cost 1 energy less.", text)
    (folder / "city.toml").write_text(city, encoding="utf-8")
    library = load([folder])
    assert library.problems == []
    return choose("own", library, EN)


def test_letters_that_cannot_be_printed_are_told(tmp_path: Path) -> None:
    for language, said in zip(LANGUAGES, ("printed", "drucken", "imprimés"), strict=True):
        told: list[str] = []
        pieces = own_city(tmp_path, "Łódź 日本", "Once → ő.")
        pdf, _ = print_sheets(pieces, "a4", Words(language), told.append)
        assert "??" in text_of(pdf)
        assert [one.split()[0] for one in told] == ["city:bremen:blue", "city:bremen:damaged"]
        for one in told:
            assert "日 (?), 本 (?), → (->)" in one
            assert said in one
            assert "ź" not in one


def test_a_text_that_does_not_fit_is_cut_off_and_told(tmp_path: Path) -> None:
    long = "You gain 1 energy after the second die. " * 49
    for language, said in zip(LANGUAGES, ("too long", "zu lang", "trop long"), strict=True):
        told: list[str] = []
        pieces = own_city(tmp_path, "W" * MAX_NAME_LENGTH, long)
        pdf, _ = print_sheets(pieces, "a4", Words(language), told.append)
        assert text_of(pdf).count("…") >= 2
        assert {one.split()[0].rstrip(":") for one in told} == {piece.name for piece in pieces}
        assert all(said in one for one in told)


def test_a_text_ends_above_the_foot_of_its_card(tmp_path: Path) -> None:
    long = "You gain 1 energy after the second die. " * 49
    for piece in own_city(tmp_path, "Bremen", long):
        seen = Seen()
        piece.draw(pen.Pen(seen, piece.height))
        body = [(text, box) for text, _, box in seen.texts if "second die" in text or "…" in text]
        assert body[-1][0].endswith("…")
        assert min(box[1] for _, box in body) > piece.height - 74.5
        assert min(size for _, size, _ in seen.texts) >= 4.5


def test_texts_are_cut_at_the_end_of_their_box() -> None:
    for texts in (["word " * 900], ["x" * 20_000], ["One.\n" * 90, "Two."], ["One."] * 80):
        seen = Seen()
        one = pen.Pen(seen, 100)
        end = one.paragraphs(5, 10, 40, 30, texts)
        assert 36 < end <= 40.01
        assert all(lies_in(box, (5, 60, 45, 90), 0.3) for _, _, box in seen.texts)
        assert seen.texts[-1][0].endswith("…")
        assert one.notes.messages(EN)


# --- the notebook ---

ROWS: list[dict[str, Any]] = [
    {
        "chapter": 1,
        "battle": 1,
        "city": {"id": "paris", "name": "Paris"},
        "scenario": {"id": "surge", "name": "The surge"},
        "character": {"id": "pilot", "name": "Ines Okafor"},
        "upgraded": [],
        "results": ["X", 2],
    },
    {
        "chapter": 4,
        "battle": 1,
        "city": {"id": "mexico-city", "name": "Mexico City"},
        "scenario": {"id": "last-stand", "name": "Until morning"},
        "character": None,
        "upgraded": [{"id": n, "name": f"Wanjiru Kamande {n}"} for n in "abc"],
        "results": ["-", 3],
    },
]


@rule("C10")
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notebook_is_one_page_with_every_battle(language: str, paper: str) -> None:
    pdf = notebook_pdf(ROWS, Words(language), "Spring", -3, paper)
    (page,) = read(pdf).pages
    assert float(page.mediabox.width) == pytest.approx(PAPERS[paper][0] * MM, abs=0.1)
    text = text_of(pdf)
    for told in ("Spring", "−3", "Paris", "The surge", "Ines Okafor", "X", "Wanjiru Kamande c"):
        assert told in text
    assert Words(language).say("notebook-score") in text


@rule("C10")
def test_a_blank_notebook_has_room_for_every_battle() -> None:
    drawn = operations(notebook_pdf([], EN)).count("re")
    title, heads, battles = 1, 4, 3 * 2 + 6
    assert drawn == title + heads + battles


@rule("C7", "C10")
def test_a_city_of_the_last_chapter_has_one_result() -> None:
    heads = text_of(notebook_pdf([], EN)).count
    assert (heads("Game 1"), heads("Game 2"), heads("Result")) == (3, 3, 1)
    rows = [{**ROWS[1], "battle": n, "results": ["-", "X"]} for n in range(1, 9)]
    assert text_of(notebook_pdf(rows, EN)).count("Mexico City") == 8


def test_rows_of_a_real_campaign_can_be_printed() -> None:
    from ufs.campaign import Campaign
    from ufs.campaign.notebook import notebook

    campaign = Campaign.new("Spring", 1)
    told = notebook(campaign, EN)
    text = text_of(notebook_pdf(told["rows"], EN, told["name"], told["score"]))
    assert "Spring" in text


# --- the command ---


def ufs(*arguments: str, folder: Path) -> commands.Run:
    return commands.ufs(*arguments, folder=folder, XDG_DATA_HOME=str(folder / "data"))


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    run = ufs("content", "print", "--what", "city:paris,sky:I", "--lang", "fr", folder=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert "under-falling-skies.pdf" in run.stdout
    assert re.search(r"1 page avec 4 éléments", run.stdout)
    pdf = (tmp_path / "under-falling-skies.pdf").read_bytes()
    assert "Paris" in text_of(pdf)
    assert [path.name for path in tmp_path.iterdir()] == ["under-falling-skies.pdf"]
    own = ["--pack", "mine", "--what", "own", "--out", "mine.pdf", "--paper", "letter"]
    ufs("content", "new", "scenario", "Storm 日本", "--out", "mine", folder=tmp_path)
    run = ufs("content", "print", *own, folder=tmp_path)
    assert run.returncode == 0
    assert run.stderr.count("日 (?), 本 (?)") == 2
    assert "Storm" in text_of((tmp_path / "mine.pdf").read_bytes())


def test_a_blank_notebook_by_command(tmp_path: Path) -> None:
    run = ufs("campaign", "notebook", "--blank", "notes.pdf", "--lang", "de", folder=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert "Notizbuch" in text_of((tmp_path / "notes.pdf").read_bytes())


def test_the_notebook_of_a_campaign_by_command(tmp_path: Path) -> None:
    ufs("campaign", "new", "Spring", "--seed", "1", folder=tmp_path)
    run = ufs("campaign", "notebook", "--pdf", "notes.pdf", folder=tmp_path)
    assert run.returncode == 0, run.stderr
    assert "Spring" in text_of((tmp_path / "notes.pdf").read_bytes())


@pytest.mark.parametrize(
    "arguments",
    [
        ("--what", "nothing"),
        ("--paper", "a3"),
        ("--out", "nowhere/at/all.pdf"),
        ("--what", "own"),
        ("--what", "signs", "--out", "."),
    ],
)
def test_what_is_wrong_is_said_without_a_traceback(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    run = ufs("content", "print", *arguments, folder=tmp_path)
    assert run.returncode == 2
    assert run.stderr.startswith("Error: ")
    assert list(tmp_path.glob("*.pdf*")) == []


def test_without_reportlab_it_says_what_to_install(tmp_path: Path) -> None:
    """Everything else works."""
    hidden = without(tmp_path, "reportlab")
    for command in (("content", "print"), ("campaign", "notebook", "--blank", "x.pdf")):
        run = commands.process(*command, folder=tmp_path, **hidden)
        assert run.returncode == 2
        assert "[print]" in run.stderr
        assert "Traceback" not in run.stderr
    assert commands.process("content", "list", folder=tmp_path, **hidden).returncode == 0
