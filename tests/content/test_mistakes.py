"""What somebody who makes a first piece gets wrong: each mistake is told once, where it stands."""

from __future__ import annotations

import codecs
import re
import zipfile
from copy import deepcopy
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import pytest
from pydantic import Field, TypeAdapter, ValidationError

from tests.content.test_starters import ufs
from tests.support.table import rule
from ufs.base.errors import format_location, show, to_field_error
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import (
    BUILT_IN,
    built_in,
    choose_user_packs,
    load,
    load_all,
)
from ufs.content.pack_files import MAX_IGNORED_LISTED
from ufs.content.problems import Problem
from ufs.content.references import KINDS, named_pieces
from ufs.content.schema import Ability, AnyPiece, City, PermanentEffect, Piece, Sky, Text
from ufs.content.starters import starter
from ufs.content.vocabulary import AMOUNTS, NARROWED, ONLY_ONE
from ufs.game import Game
from ufs.game.abilities import OwnedAbility, discounts, lay_abilities
from ufs.game.setup import lay
from ufs.lab.balance import read_data
from ufs.rules.board import Board

EN = Words("en")
CITY = starter("city", "Bremen", EN)
SCENARIO = starter("scenario", "Storm tide", EN)
SKY = starter("sky", "Storm", EN)
BLUE_TEXT = CITY[CITY.index("[blue.text]") : CITY.index("[damaged]")]


def shipped(name: str) -> str:
    return (BUILT_IN / f"{name}.toml").read_text(encoding="utf-8")


def problems_of(text: str | bytes, folder: Path) -> list[Problem]:
    """What is wrong with one file; in every language there are as many sentences."""
    file = folder / "piece.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    problems = load([file]).problems
    for language in LANGUAGES:
        assert all(problem.message(Words(language)) for problem in problems)
    return problems


def told(text: str | bytes, folder: Path) -> list[str]:
    """What the check says about one file, after its name."""
    problems = problems_of(text, folder)
    return [problem.message(EN).removeprefix("piece.toml: ") for problem in problems]


def exchanged(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def with_ability(lines: str) -> str:
    """The city with another blue ability."""
    start, end = CITY.index("\n[[blue.ability]]") + 1, CITY.index("[blue.text]")
    return CITY[:start] + f"[[blue.ability]]\n{lines}\n\n" + CITY[end:]


# --- abilities ---


@rule("F1")
def test_a_side_with_abilities_tells_of_them(tmp_path: Path) -> None:
    (message,) = told(exchanged(CITY, BLUE_TEXT, ""), tmp_path)
    assert message.startswith("blue.text: missing; this side has abilities")


@rule("F1")
def test_a_side_without_abilities_tells_of_none(tmp_path: Path) -> None:
    start, end = CITY.index("\n[[blue.ability]]") + 1, CITY.index("[blue.text]")
    (message,) = told(CITY[:start] + CITY[end:], tmp_path)
    assert message.startswith("blue.text: found a text, but this side has no ability")


def test_a_misspelt_effect_is_one_mistake(tmp_path: Path) -> None:
    wrong = with_ability('when = "always"\neffect = "discountt"\non = "fighters"')
    (message,) = told(wrong, tmp_path)
    beginning = """blue.ability[0].effect: found "discountt", expected one of 'robots', """
    assert message.startswith(beginning)
    assert "'barrage'" in message


ON = {
    'when = "always"\neffect = "discount"': 'missing; the effect "discount" needs it, expected',
    'when = "hit"\neffect = "energy"\non = "white"': "leave this out",
    'when = "placed"\neffect = "energy"\non = "7"': 'The moment "placed" cannot be limited to "7"',
    'when = "always"\neffect = "hold"\non = "7"': 'The effect "hold" cannot be limited to "7"',
}


@rule("F5", "F29", "F30")
@pytest.mark.parametrize("lines", ON)
def test_what_is_wrong_about_narrowing(lines: str, tmp_path: Path) -> None:
    (message,) = told(with_ability(lines), tmp_path)
    assert message.startswith("blue.ability[0].on: ")
    assert ON[lines] in message
    assert "null" not in message


def standing(effect: str, count: int) -> Any:
    """The table with the same ability so often: every number that it could have changed."""
    table = lay({"edition": "box"}, built_in())
    board = deepcopy(table.board)
    low = AMOUNTS[effect][0]
    amount = -1 if effect == "reinforcements" else max(1, low)
    on = NARROWED[effect][0] if effect in NARROWED else None
    data = {"when": "always", "effect": effect, "on": on, "amount": amount}
    ability = Ability.model_validate(data)
    name = Text(en="x", de="x", fr="x")
    owned = [OwnedAbility("scenario", "x", name, ability, n) for n in range(count)]
    lay_abilities(board, owned)
    return discounts(owned), [str(getattr(board, name)) for name in Board.__slots__]


@rule("F31", "F32")
@pytest.mark.parametrize("effect", get_args(PermanentEffect))
def test_only_what_cannot_add_up_is_refused_twice(effect: str) -> None:
    assert standing(effect, 1) != standing(effect, 0) or effect in ("robots", "dig-cost")
    assert (standing(effect, 2) == standing(effect, 1)) == (effect in ONLY_ONE)


def test_abilities_that_contradict_each_other(tmp_path: Path) -> None:
    def always(effect: str, rest: str) -> str:
        return f'\n[[ability]]\nwhen = "always"\neffect = "{effect}"\n{rest}\n'

    robots = always("robots", "amount = 0") + always("robots", "amount = 2")
    (message,) = told(SCENARIO + robots, tmp_path)
    assert message.startswith('ability[2].effect: found "robots" again, already in ability[1]')
    both = always("immune", 'on = "exc"') + always("immune", 'on = "res"')
    assert told(SCENARIO + both, tmp_path) == []
    assert told(SCENARIO + 2 * always("walls", "amount = 1"), tmp_path) == []


# --- the sky ---


@rule("F37")
@pytest.mark.parametrize("letter", ["M", "5", "TT", '"é"', "s"])
def test_a_special_space_is_a_capital_letter(letter: str, tmp_path: Path) -> None:
    wrong = SKY + f'\n[spaces.{letter}]\neffect = "drain"\n'
    (message,) = told(wrong, tmp_path)
    found = letter.strip('"')
    expected = "expected one capital letter from A to Z except M"
    assert message == f'spaces.{found}: found "{found}", {expected}'


@rule("M3")
@pytest.mark.parametrize("amount", ["0", "100", "999999999999", "-1", "x"])
def test_the_amount_of_an_action(amount: str, tmp_path: Path) -> None:
    (message,) = told(exchanged(SKY, "ship 1", f"ship {amount}"), tmp_path)
    assert message.endswith(
        f'found the action "ship {amount}", expected a whole number from 1 to 99 after "ship"'
    )


@rule("E1")
def test_a_research_number_out_of_reach_is_told_once(tmp_path: Path) -> None:
    """With the city that sets the lowest limit; a limit that is kept is none."""
    (message,) = told(exchanged(SKY, "research = [2, ", "research = [99, "), tmp_path)
    assert message.startswith("easy.research: found a research number of 99")
    most = int(message.rpartition(" ")[2])
    city = message.split('"')[1]
    assert built_in().get(City, city) is not None
    assert told(exchanged(SKY, "research = [2, ", f"research = [{most}, "), tmp_path) == []
    assert told(exchanged(SKY, "research = [2, ", f"research = [{most + 1}, "), tmp_path) != []


def test_both_sides_out_of_reach_are_both_told(tmp_path: Path) -> None:
    wrong = re.sub(r"^research = .*$", "research = [99, 1, 1, 1]", SKY, flags=re.MULTILINE)
    assert [message.split(":")[0] for message in told(wrong, tmp_path)] == [
        "easy.research",
        "hard.research",
    ]


@rule("E3")
def test_a_tile_without_a_skull_is_told_once(tmp_path: Path) -> None:
    third = exchanged(SKY, 'id = "storm"', 'id = "III"').replace("position = 2", "position = 3")
    (message,) = told(third, tmp_path)
    assert "no skull" in message


# --- a file with mistakes hides nothing ---

BAD_NAMES = {
    "city": (CITY, 'upper = "A"', 'upper = "Z"', "upper", "unknown-piece"),
    "edition": (CITY, '["box"]', '["boxx"]', "editions[0]", "unknown-edition"),
    "scenario": (
        *(SCENARIO, 'editions = ["box"]', 'editions = ["box"]\nsky = "Z"'),
        *("sky", "unknown-piece"),
    ),
    "chapter": (
        *(shipped("chapters/1"), "sky = [", 'sky = ["Z", '),
        *("sky[0]", "unknown-piece"),
    ),
    "box": (shipped("editions/box"), '"II"', '"Z"', "pieces.sky[1]", "unknown-piece"),
    "cards": (shipped("editions/pnp1"), 'tracks = "pnp"', 'tracks = "Z"', "pieces.tracks", None),
}


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_that_leads_nowhere_is_told_together_with_the_rest(
    name: str, tmp_path: Path
) -> None:
    text, old, new, place, key = BAD_NAMES[name]
    wrong = exchanged(text, old, new)
    (alone,) = [one for one in problems_of(wrong, tmp_path) if one.place == place]
    wrong = re.sub(r'^source = ".*"$', 'source = "hearsay"', wrong, flags=re.MULTILINE)
    both = problems_of(wrong, tmp_path)
    assert [one.place for one in both] == ["source", place]
    assert repr(both[1]) == repr(alone), "the same words, whatever else is wrong"
    assert both[1].key == (key or "unknown-piece")


def test_what_is_wrong_about_an_ability_is_told_together_with_the_rest(tmp_path: Path) -> None:
    wrong = with_ability('when = "always"\neffect = "hold"\non = "7"')
    wrong = exchanged(wrong, "energy = ", "energi = ")
    assert [one.place for one in problems_of(wrong, tmp_path)] == [
        *("blue.energy", "blue.energi", "blue.ability[0].on")
    ]


def test_an_ability_that_cannot_be_read_is_told_once(tmp_path: Path) -> None:
    """What another one would need of it is not missed either."""
    lines = 'when = "always"\neffect = "orange"\namount = "2"\n\n[[ability]]\n'
    lines += 'when = "always"\neffect = "armour"\namount = 1'
    text = SCENARIO + f"\n[[ability]]\n{lines}\n"
    assert [one.place for one in problems_of(text, tmp_path)] == ["ability[1].amount"]


def test_a_choice_in_a_scenario_with_mistakes_is_told(tmp_path: Path) -> None:
    text = SCENARIO + '\n[[ability]]\nwhen = "chosen"\neffect = "energy"\n'
    text = exchanged(text, "kind = ", "kynd = 1\nkind = ")
    assert [one.key for one in problems_of(text, tmp_path)] == [
        *("misfit-unknown-field", "ability-not-chosen-here")
    ]


def test_a_piece_with_mistakes_is_there_to_be_named(tmp_path: Path) -> None:
    """The city is right: its tile exists and is only to be mended."""
    tile = exchanged(starter("base-tile", "Weser", EN), "damage_cells = ", "damage_cels = ")
    (tmp_path / "tile.toml").write_text(tile, encoding="utf-8")
    city = exchanged(CITY, 'upper = "A"', 'upper = "weser"')
    (tmp_path / "city.toml").write_text(city, encoding="utf-8")
    assert {problem.file for problem in load([tmp_path]).problems} == {"tile.toml"}


def test_every_kind_of_field_that_names_a_piece_is_marked() -> None:
    """Whatever text is the id of another piece in the box, but for ids themselves, is marked."""
    marked = set()
    for piece in built_in().all(Piece):
        found = {(place, id) for place, _, id in named_pieces(type(piece), piece)}
        for place, kind, id in named_pieces(type(piece), piece):
            assert built_in().get(KINDS[kind], id) is not None, (piece.id, place)
            marked.add((type(piece).__name__, place.partition("[")[0]))
        ids = {id for _, id in built_in().pieces}
        fields = {(name, value) for name, value in piece if isinstance(value, str)}
        named = {(name, value) for name, value in fields if value in ids}
        assert named - found <= {("id", piece.id), ("kind", "pack"), ("part", "upper")}, piece.id
    assert {name for name, _ in marked} >= {"City", "Scenario", "EditionFile", "ChapterFile"}


# --- files that are not read ---


def remarks_of(pack: Path) -> list[tuple[str, str]]:
    library = load([pack])
    for language in LANGUAGES:
        assert all(remark.message(Words(language)) for remark in library.remarks)
    return [(remark.file, remark.key) for remark in library.remarks]


def test_a_file_that_is_not_read_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    (folder / "cities").mkdir(parents=True)
    (folder / ".git").mkdir()
    (folder / "bremen.toml").write_text(CITY, encoding="utf-8")
    for name in ("cities/kiel.tml", "README.md", "sky.toml.txt", ".DS_Store", ".git/config"):
        (folder / name).write_text("hello", encoding="utf-8")
    named = [(name, "file-ignored") for name in ("README.md", "cities/kiel.tml", "sky.toml.txt")]
    assert remarks_of(folder) == named
    with zipfile.ZipFile(tmp_path / "mine.zip", "w") as pack:
        for path in sorted(folder.rglob("*")):
            pack.write(path, path.relative_to(folder))
        pack.writestr("__MACOSX/._bremen.toml", b"")
        pack.writestr("__MACOSX/._README.md", b"")
    assert remarks_of(tmp_path / "mine.zip") == named
    run = ufs("content", "check", "mine", folder=tmp_path)
    first, *_, last = run.stdout.splitlines()
    assert first == "README.md: ignored: pieces are in files whose names end in .toml"
    assert (run.returncode, run.stderr) == (0, "")
    assert "no mistakes" in last


def test_a_pack_without_a_piece_says_what_it_has_instead(tmp_path: Path) -> None:
    (tmp_path / "bremen.json").write_text("{}", encoding="utf-8")
    run = ufs("content", "check", ".", folder=tmp_path)
    assert run.returncode == 2
    assert run.stdout.splitlines()[0].startswith("bremen.json: ignored")


def test_a_folder_full_of_other_files_is_not_told_in_full(tmp_path: Path) -> None:
    (tmp_path / "bremen.toml").write_text(CITY, encoding="utf-8")
    for n in range(MAX_IGNORED_LISTED + 30):
        (tmp_path / f"{n:03}.png").touch()
    *named, (file, key) = remarks_of(tmp_path)
    assert len(named) == MAX_IGNORED_LISTED
    assert (file, key) == (str(tmp_path), "files-ignored-too")


def test_what_lies_beside_the_packs_of_the_user_is_named(tmp_path: Path) -> None:
    packs = tmp_path / "data" / "under-falling-skies" / "packs"
    packs.mkdir(parents=True)
    (packs / "bremen.toml").write_text(CITY, encoding="utf-8")
    (packs / "bremen.tar").touch()
    (packs / ".hidden").touch()
    run = ufs("content", "check", folder=tmp_path)
    first, _ = run.stdout.splitlines()
    assert first.startswith(f"{packs / 'bremen.tar'}: ignored: a pack is a folder")
    assert run.returncode == 0
    given = ufs("content", "check", "packs", folder=packs.parent)
    assert given.stdout.splitlines()[0].startswith("bremen.tar: ignored")


# --- words, numbers and names ---


@pytest.mark.parametrize("name", ['""', '"   "', '"\\u00a0\\n"', '"\\u200b"'])
def test_a_text_has_something_to_read(name: str, tmp_path: Path) -> None:
    (message,) = told(exchanged(CITY, 'de = "Bremen"', f"de = {name}"), tmp_path)
    assert message.startswith("name.de: found ")
    assert message.endswith("expected at least one visible character")


@pytest.mark.parametrize("letter", ["\\u0007", "\\u001b", "\\u007f", "\\u009b", "\\t"])
def test_a_text_has_no_control_characters(letter: str, tmp_path: Path) -> None:
    (message,) = told(exchanged(CITY, 'de = "Bremen"', f'de = "Bre{letter}men"'), tmp_path)
    assert message.endswith("expected no control characters except line breaks")
    assert message.isprintable(), "the terminal is not told to do anything"
    assert told(exchanged(CITY, 'de = "Bremen"', 'de = "Bre\\nmen"'), tmp_path) == []


def test_a_message_never_carries_control_characters(tmp_path: Path) -> None:
    wrong = exchanged(SKY, "ship 1", "ship \\u001b[31m")
    (message,) = told(wrong + '\n["\\u001b[2J"]\nx = 1\n', tmp_path)[:1]
    assert message.isprintable()
    assert all(message.isprintable() for message in told(wrong, tmp_path))
    assert show("\x9b") == '"\\u009b"'
    assert format_location(("a\x1b", 2)) == "a\\u001b[2]"


AT = {
    "[nan, 8.8]": "at[0]: found NaN, expected a finite number",
    "[53.1, inf]": "at[1]: found Infinity, expected a finite number",
    "[530.1, 8.8]": "at[0]: found 530.1, expected at most 90",
    "[53.1, -180.5]": "at[1]: found -180.5, expected at least -180",
    "[53.1]": "at[1]: missing",
    "[53.1, 8.8, 1]": "at: found [53.1, 8.8, 1], expected at most 2 entries (found: 3)",
    '["53.1", 8.8]': 'at[0]: found "53.1", expected a number',
    "53.1": "at: found 53.1, expected a list",
}


@pytest.mark.parametrize("at", AT)
def test_where_a_city_lies(at: str, tmp_path: Path) -> None:
    line = next(line for line in CITY.splitlines() if "at = [" in line)
    assert told(exchanged(CITY, line, f"at = {at}"), tmp_path) == [AT[at]]
    assert told(exchanged(CITY, line, "at = [-90, 180.0]"), tmp_path) == []


def test_a_chapter_is_1_to_4_or_left_out(tmp_path: Path) -> None:
    wrong = exchanged(CITY, "editions = ", "chapter = 0\neditions = ")
    assert told(wrong, tmp_path) == ["chapter: found 0, expected at least 1"]
    assert told(CITY, tmp_path) == []
    city = load([tmp_path]).get(City, "bremen")
    assert city is not None
    assert city.chapter == 0


@pytest.mark.parametrize("kind", ['"room"', "3", '["city"]', '"ki"'])
def test_an_unknown_kind_is_shown_alone(kind: str, tmp_path: Path) -> None:
    (message,) = told(exchanged(CITY, 'kind = "city"', f"kind = {kind}"), tmp_path)
    assert message.startswith(f"kind: found {kind}, expected one of 'pack', 'edition', ")


def test_a_misspelt_edition_is_one_mistake(tmp_path: Path) -> None:
    (message,) = told(exchanged(CITY, '["box"]', '["boxx"]'), tmp_path)
    assert message.startswith('editions[0]: found "boxx", expected one of: box')


# --- what pydantic finds, in our own words ---

Found = tuple[Any, Any, str]
FOUND: list[Found] = [
    (float, "x", "expected-number"),
    (Annotated[float, Field(strict=True)], "2", "expected-number"),
    (Annotated[float, Field(allow_inf_nan=False)], float("nan"), "expected-finite-number"),
    (Annotated[float, Field(multiple_of=0.5)], 0.3, "expected-multiple"),
    (Annotated[int, Field(gt=3)], 3, "expected-more-than"),
    (Annotated[int, Field(lt=3)], 3, "expected-less-than"),
    (Annotated[str, Field(max_length=2)], "abc", "expected-letters-most"),
    (Annotated[str, Field(min_length=2)], "a", "expected-letters-least"),
    (str, b"\xff", "expected-text"),
    (int, "9" * 5000, "expected-smaller-number"),
    (None, 3, "expected-nothing"),
    *((date, day, "expected-date") for day in ("2026-13-01", "soon", "2026-01-01T10:00")),
    (date, [], "expected-date"),
]


@pytest.mark.parametrize(("shape", "value", "key"), FOUND)
def test_no_mistake_is_told_in_pydantics_words(shape: Any, value: Any, key: str) -> None:
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(shape).validate_python(value)
    (detail,) = caught.value.errors()
    wrong = to_field_error(detail)
    assert wrong.args["expected"].key == key
    for language in LANGUAGES:
        assert detail["msg"] not in Words(language).term(wrong.term())


def test_a_kind_of_thing_is_asked_for_by_its_field() -> None:
    shape = Annotated[Literal["a", "b"], Field()]
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(AnyPiece).validate_python({"id": "x"})
    assert to_field_error(caught.value.errors()[0]).place == "kind"
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(shape).validate_python("c")
    assert to_field_error(caught.value.errors()[0]).args["expected"].args["words"] == "'a', 'b'"


# --- files as other programs write them ---

MARKED = codecs.BOM_UTF8 + CITY.encode()


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    assert told(MARKED, tmp_path) == []
    with zipfile.ZipFile(tmp_path / "mine.zip", "w") as pack:
        pack.writestr("city.toml", MARKED)
    library = load([tmp_path / "mine.zip"])
    assert library.problems == []
    assert library.get(City, "bremen") is not None


def test_a_record_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    record = Game.new({"edition": "box"}, 1).record()
    (tmp_path / "game.txt").write_bytes(codecs.BOM_UTF8 + record.encode())
    run = ufs("replay", "game.txt", folder=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")


def test_a_list_of_setups_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    (tmp_path / "setups.toml").write_bytes(codecs.BOM_UTF8 + b"a = 1\n")
    assert read_data(tmp_path / "setups.toml") == {"a": 1}


def test_names_in_capitals_are_read(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "CITY.TOML").write_text(CITY, encoding="utf-8")
    assert load([folder]).get(City, "bremen") is not None
    with zipfile.ZipFile(tmp_path / "mine.zip", "w") as pack:
        pack.write(folder / "CITY.TOML", "CITY.TOML")
    assert load([tmp_path / "mine.zip"]).get(City, "bremen") is not None


def test_a_single_file_of_the_user_is_a_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    packs = tmp_path / "under-falling-skies" / "packs"
    packs.mkdir(parents=True)
    (packs / "sky-storm.toml").write_text(SKY, encoding="utf-8")
    (packs / "wrong.toml").write_text("kind = ", encoding="utf-8")
    assert [path.name for path in choose_user_packs()[0]] == ["sky-storm.toml", "wrong.toml"]
    library, (left_out,) = load_all()
    sky = library.get(Sky, "storm")
    assert sky is not None
    assert library.file(sky) == "sky-storm.toml"
    assert left_out.pack == packs / "wrong.toml"


# --- the commands ---


def test_the_next_steps_name_the_pack_where_there_is_one(tmp_path: Path) -> None:
    """A city that uses a tile of its pack could not be checked or played alone."""
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    alone = ufs("content", "new", "city", "Alone", folder=tmp_path).stdout
    assert "ufs content check city-alone.toml" in alone
    made = ufs("content", "new", "pack", "Mine", folder=tmp_path).stdout
    assert "ufs content check mine\n" in made
    for kind in ("base-tile", "city"):
        said = ufs("content", "new", kind, "Bremen", "--out", "mine", folder=tmp_path).stdout
        assert "ufs content check mine\n" in said
    assert said.rstrip().endswith("ufs play --city bremen --pack mine")
    ufs("content", "new", "base-tile", "Weser", "--out", "two", folder=tmp_path)
    said = ufs("content", "new", "city", "Bremen", "--out", "two", folder=tmp_path).stdout
    assert "ufs content check two\n" in said


def test_balance_asks_for_a_path_without_promising_a_default(tmp_path: Path) -> None:
    said = ufs("content", "balance", "--help", folder=tmp_path).stdout
    path = said.partition("Arguments:")[2].partition("Options:")[0]
    assert "[required]" in path
    assert "Default" not in path


def test_a_file_that_is_no_campaign_is_called_so(tmp_path: Path) -> None:
    (tmp_path / "my-pack.zip").write_bytes(b"PK\x03\x04\xff\xfe")
    run = ufs("campaign", "import", "my-pack.zip", folder=tmp_path)
    assert run.returncode == 2
    assert "This is not the file of a campaign" in run.stderr
    assert "the file is not UTF-8 (at byte 4)" in run.stderr
