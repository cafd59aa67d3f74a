"""Packs that mean harm are left out and named, cost little, and do not hurt what is beside them."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.support.commands import ufs
from tests.support.files import ROOT
from tests.support.hostile import CITY, DOTS, EN, PACKS, PLAIN_CITY, numbered, zip_bytes, zipped
from ufs.base.errors import UfsError
from ufs.base.text import find_hidden
from ufs.base.words import LANGUAGES, Words
from ufs.content import limits
from ufs.content.loader import BUILT_IN, built_in, choose_user_packs, load, load_all
from ufs.content.pack_files import PackFiles, read_pack
from ufs.content.schema import City, Text
from ufs.content.toml_text import check_outline, read_toml
from ufs.play.campaigns import left_out as left_out_as_json

MEMORY = 32_000_000  # bytes; the worst of these packs took 900 MB
BUILT_INS = 200  # as long as reading the built-in pack so many times; it takes about 20


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of packs."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "under-falling-skies" / "packs"
    folder.mkdir(parents=True)
    return folder


def measured_load() -> dict[str, Any]:
    """Load the user's packs in a process of its own, and what it took."""
    command = [sys.executable, "-m", "tests.support.measured_load"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


# --- all together ---


def test_a_folder_full_of_hostile_packs(packs: Path) -> None:
    for name, (build, _) in PACKS.items():
        build(packs / name)
    (packs / "zz-honest.zip").write_bytes(zip_bytes({"city.toml": CITY}))
    found = measured_load()
    assert {name: told["keys"][0] for name, told in found["told"].items()} == {
        name: key for name, (_, key) in PACKS.items()
    }
    assert "bremen" in found["pieces"]
    assert len(found["pieces"]) == len(built_in().pieces) + 1
    for name, told in found["told"].items():
        assert len(told["keys"]) <= 2 * (limits.MAX_PROBLEMS + 1), name
        for message in told["messages"]:
            assert find_hidden(message) is None, name
            assert len(message) < 2_000, name
    assert found["memory"] < MEMORY
    assert found["built_ins"] < BUILT_INS
    assert not [path for path in found["opened"] if Path(path).exists() and not is_plain(path)]


def is_plain(path: str) -> bool:
    return Path(path).is_file() or Path(path).is_dir()


def test_the_smallest_worst_pack_takes_next_to_nothing(packs: Path) -> None:
    data = zip_bytes({"a.toml": f"{DOTS}=1"})
    assert len(data) < 170
    (packs / "dots.zip").write_bytes(data)
    found = measured_load()
    assert found["told"]["dots.zip"]["keys"] == ["toml-parts"]
    assert found["parsed"] == 0
    assert found["memory"] < 4_000_000
    assert found["built_ins"] < 20


def test_a_crammed_folder_is_read_up_to_a_limit(packs: Path) -> None:
    """As much as may be read, and more; small packs come first."""
    files: dict[str, str | bytes] = {f"{n}.toml": "#" * 90_000 for n in range(10)}
    for n in range(limits.MAX_PACKS - 1):
        (packs / f"{n:03}.zip").write_bytes(zip_bytes(files))
    (packs / "zz-honest.toml").write_text(CITY, encoding="utf-8")
    found = measured_load()
    told = {one["keys"][0] for one in found["told"].values()}
    assert told == {"misfit-missing", "packs-too-large"}
    assert "bremen" in found["pieces"]
    assert limits.MAX_ALL_TEXT // 2 < found["parsed"] <= limits.MAX_ALL_TEXT
    assert found["memory"] < MEMORY


def test_no_command_stumbles_over_hostile_packs(packs: Path) -> None:
    for name in ("dots.zip", "device.zip", "loop-inside", *(n for n in PACKS if not n.isascii())):
        PACKS[name][0](packs / name)
    (packs / "bremen.toml").write_text(CITY, encoding="utf-8")
    run = ufs("content", "list", folder=packs.parent, XDG_DATA_HOME=str(packs.parent.parent))
    assert run.returncode == 0
    assert "bremen" in run.stdout
    assert "\\u202e" in run.stderr
    check = ufs("content", "check", folder=packs.parent, XDG_DATA_HOME=str(packs.parent.parent))
    assert check.returncode == 2
    assert "Traceback" not in check.stderr
    library, _ = load_all()
    json.dumps(left_out_as_json(library, EN), ensure_ascii=False).encode()


# --- how much there may be ---


def test_the_built_in_pack_leaves_room() -> None:
    """Honest packs are far from every limit."""
    found = read_pack(BUILT_IN)
    assert 5 * len(found.files) < limits.MAX_PIECES
    assert 10 * found.size < limits.MAX_TEXT
    for name, data in found.files:
        text = data.decode()
        assert 10 * len(data) < limits.MAX_FILE, name
        check_outline(text + "\nx = [" + "1," * (limits.MAX_VALUES // 2) + "]\n")
    for piece in built_in().pieces.values():
        for shown in texts_in(piece.model_dump()):
            assert 2 * len(shown) < limits.MAX_TEXT_LENGTH
        if isinstance(piece, City):
            assert 2 * max(map(len, piece.name.model_dump().values())) < limits.MAX_NAME_LENGTH


def texts_in(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for inner in value.values() for text in texts_in(inner)]
    if isinstance(value, list | tuple):
        return [text for inner in value for text in texts_in(inner)]
    return [value] if isinstance(value, str) else []


OUTLINES = {
    "toml-parts": (".".join("a" * limits.MAX_PARTS) + " = 1", ".a = 1"),
    "toml-nesting": ("x = " + "[" * limits.MAX_NESTING, "["),
    "toml-values": ("x = 1\n" * limits.MAX_VALUES, "x = 1"),
    "toml-word": ("x = " + "1" * limits.MAX_WORD, "1"),
}


@pytest.mark.parametrize("key", OUTLINES)
def test_the_outline_of_a_file_has_limits(key: str) -> None:
    most, more = OUTLINES[key]
    check_outline(most)
    with pytest.raises(UfsError) as caught:
        check_outline(most.removesuffix(" = 1") + more)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert caught.value.args_["most"] in caught.value.message(Words(language))


STRINGS = [
    f'x = "{DOTS} \\" {DOTS}" # {DOTS}',
    f"x = '{DOTS} [[[[[[[[[[[[[[['",
    f'x = """{DOTS} " "" \\""" \n {DOTS}"""""',
    f"x = '''{DOTS} ' '' \n {DOTS}'''''",
    'x = "' + "=," * 5_000 + '"',
]


@pytest.mark.parametrize("text", STRINGS)
def test_what_is_in_quotes_is_no_part_of_the_outline(text: str) -> None:
    assert read_toml(text.encode())["x"]


@pytest.mark.parametrize("quotes", ['"""x"""', '"""x"""""', "'''x'''''", '"x"', "''", '""'])
def test_what_comes_after_quotes_is(quotes: str) -> None:
    with pytest.raises(UfsError, match="parts"):
        read_toml(f"x = [{quotes}, {{{DOTS} = 1}}]".encode())


class Endless(io.RawIOBase):
    """A file that grows while it is read."""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any, /) -> int:
        return len(buffer)


def test_a_file_that_grows_is_read_up_to_the_limit(tmp_path: Path) -> None:
    found = PackFiles(tmp_path, "")
    found.read(Path("endless.toml"), lambda: io.BufferedReader(Endless()))
    assert [problem.key for problem in found.problems] == ["file-too-large"]
    assert found.size == limits.MAX_FILE + 1


def test_a_pack_with_too_many_mistakes_is_not_told_in_full(tmp_path: Path) -> None:
    wrong = numbered(PLAIN_CITY.replace("[name]", "[nam]"), "bremen", 200)
    zipped(wrong)(tmp_path / "wrong.zip")
    *told, last = load([tmp_path / "wrong.zip"]).problems
    assert len(told) == limits.MAX_PROBLEMS
    assert last.key == "problems-too-many"
    unknown = numbered(PLAIN_CITY.replace('"box"', '"bux"'), "bremen", 200)
    zipped(unknown)(tmp_path / "unknown.zip")
    *told, last = load([tmp_path / "unknown.zip"]).problems
    assert {problem.key for problem in told} == {"unknown-edition"}
    assert len(told) == limits.MAX_PROBLEMS
    assert last.key == "problems-too-many"


def test_more_packs_than_are_used(packs: Path) -> None:
    for n in range(limits.MAX_PACKS + 3):
        (packs / f"{n:03}.zip").mkdir()
    (packs / "000.zip" / "city.toml").write_text(CITY, encoding="utf-8")
    chosen, (left,) = choose_user_packs()
    assert [pack.name for pack in chosen] == [f"{n:03}.zip" for n in range(limits.MAX_PACKS)]
    assert (left.pack.name, left.problems[0].key) == ("100.zip", "packs-too-many")
    library, left_out = load_all()
    assert library.get(City, "bremen") is not None
    assert left_out[-1].pack.name == "100.zip"


def test_more_pieces_than_all_packs_may_have(packs: Path) -> None:
    """The largest pack stays out, whatever its name."""
    for name, count in (("a", 490), ("b", 480), ("c", 1), ("d", 470)):
        zipped(numbered(PLAIN_CITY, name, count))(packs / f"{name}.zip")
    chosen, (left,) = choose_user_packs()
    assert [pack.name for pack in chosen] == ["b.zip", "c.zip", "d.zip"]
    assert (left.pack.name, left.problems[0].key) == ("a.zip", "packs-too-many-pieces")


# --- what is no part of a pack ---


@pytest.mark.parametrize("name", [".git/a.toml", "__MACOSX/a.toml", "sub/.#a.toml", "._a.toml"])
def test_what_programs_put_into_a_folder_is_left_out(name: str, tmp_path: Path) -> None:
    """In a folder as in a zip file."""
    for file in ("city.toml", name):
        (tmp_path / "pack" / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "pack" / file).write_text(CITY if file != name else "x", encoding="utf-8")
    zipped({"city.toml": CITY, name: "x"})(tmp_path / "pack.zip")
    for pack in (tmp_path / "pack", tmp_path / "pack.zip"):
        assert load([pack]).problems == []


def test_the_list_of_contents_of_an_honest_zip_is_read(tmp_path: Path) -> None:
    """As many files as are allowed, with long names."""
    with zipfile.ZipFile(tmp_path / "many.zip", "w") as pack:
        for n in range(limits.MAX_ENTRIES - 1):
            pack.writestr(f"pictures/of/some/length/{n:05}-{'x' * 60}.png", b"")
        pack.writestr("city.toml", CITY)
    assert load([tmp_path / "many.zip"]).problems == []


def test_a_linked_pack_is_a_pack(packs: Path, tmp_path: Path) -> None:
    """Whoever makes a pack may link it into the folder; only links inside it are not followed."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "city.toml").write_text(CITY, encoding="utf-8")
    (packs / "mine").symlink_to(tmp_path / "mine")
    (packs / "city.toml").symlink_to(tmp_path / "mine" / "city.toml")
    library, left_out = load_all()
    assert left_out == []
    assert library.get(City, "bremen") is not None


# --- emoji ---


@pytest.mark.parametrize("name", ["👩\u200d🚀 Bremen", "🏴\U000e0067\U000e007f", "❤\ufe0f"])
def test_emoji_are_no_mistake(name: str, tmp_path: Path) -> None:
    text = CITY.replace('"Bremen"', json.dumps(name, ensure_ascii=False))
    (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    library = load([tmp_path])
    assert library.problems == []
    city = library.get(City, "bremen")
    assert city is not None
    assert isinstance(city.name, Text)
    assert city.name.en == name
    assert library.file(city) == f"{name}.toml"


# --- the page about it ---


def test_the_page_names_every_limit() -> None:
    page = (ROOT / "docs" / "content.md").read_text(encoding="utf-8")
    section = page.split("## Limits")[1]
    values = {name: value for name, value in vars(limits).items() if name.startswith("MAX_")}
    untold = {"MAX_DIRECTORY", "MAX_FOLDER_ENTRIES", "MAX_PROBLEMS"}  # nobody gets there
    assert untold < values.keys()
    for name in values.keys() - untold:
        assert re.search(rf"\b{values[name]:,}\b", section), name
