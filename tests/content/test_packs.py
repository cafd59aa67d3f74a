"""Packs as zip files, and packs in the user's folder: what is wrong is named, nothing stops."""

from __future__ import annotations

import random
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.content.test_starters import ufs
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.content.limits import MAX_ENTRIES, MAX_FILE, MAX_TEXT
from ufs.content.loader import built_in, choose_user_packs, load, load_all
from ufs.content.pack_files import read_pack
from ufs.content.schema import City, Sky
from ufs.content.starters import starter
from ufs.game import Game
from ufs.game.setup import lay

EN = Words("en")
BREMEN = starter("city", "Bremen", EN)
STORM = starter("sky", "Storm", EN)


def zip_of(files: dict[str, str | bytes], path: Path) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, text in files.items():
            pack.writestr(name, text)
    return path


def keys(pack: Path) -> list[str]:
    problems = load([pack]).problems
    for language in LANGUAGES:
        assert all(problem.message(Words(language)) for problem in problems)
    return [problem.key for problem in problems]


def test_a_zip_is_a_pack(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"mine/bremen.toml": BREMEN, "mine/sky/storm.toml": STORM}
    files |= {"mine/README.txt": "hello", "mine/picture.png": b"\x89PNG"}
    library = load([zip_of(files, tmp_path / "mine.ZIP")])
    assert library.problems == []
    assert library.get(Sky, "storm") is not None
    city = library.get(City, "bremen")
    assert city is not None
    assert library.file(city) == "mine/bremen.toml"
    setup = {"edition": "box", "city": "bremen", "sky": ["I", "storm", "III", "IV"]}
    assert Game.new(setup, 1, library=library).table.city == city


def test_what_macos_puts_beside_the_files_is_left_out(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"bremen.toml": BREMEN, "__MACOSX/._bremen.toml": b"\0\5\26\7"}
    assert keys(zip_of({**files, "._bremen.toml": b"\0"}, tmp_path / "mine.zip")) == []


def test_mistakes_in_a_zip_are_named_with_their_file(tmp_path: Path) -> None:
    wrong = BREMEN.replace('upper = "A"', 'upper = "Z"')
    pack = zip_of({"in/bremen.toml": wrong, "broken.toml": "kind = "}, tmp_path / "mine.zip")
    found = {(problem.file, problem.key) for problem in load([pack]).problems}
    assert found == {("in/bremen.toml", "unknown-piece"), ("broken.toml", "file-not-toml")}
    beside = load([pack, pack]).problems  # with several packs the names say which one
    assert {problem.file.partition("/")[0] for problem in beside} == {"mine.zip"}


@pytest.mark.parametrize(
    "name", ["../evil.toml", "a/../../evil.toml", "/etc/evil.toml", "C:/evil.toml", "..\\evil.toml"]
)
def test_a_name_that_leads_out_of_the_pack_is_refused(name: str, tmp_path: Path) -> None:
    pack = zip_of({name: BREMEN}, tmp_path / "mine.zip")
    assert keys(pack) == ["zip-outside"]
    assert [path.name for path in tmp_path.iterdir()] == ["mine.zip"]
    assert load([pack]).get(City, "bremen") is None


def test_a_bomb_does_not_go_off(tmp_path: Path) -> None:
    """Much unpacked from little packed: neither one file nor all together may be too large."""
    big = b"#" * (MAX_FILE + 1)
    assert keys(zip_of({"big.toml": big}, tmp_path / "one.zip")) == ["file-too-large"]
    count = MAX_TEXT // MAX_FILE + 1
    many: dict[str, str | bytes] = {f"{n}.toml": big[:-1] for n in range(count)}
    pack = zip_of(many, tmp_path / "many.zip")
    assert pack.stat().st_size < 100_000
    assert keys(pack) == ["pack-too-large"]


def test_a_size_that_is_a_lie_is_noticed(tmp_path: Path) -> None:
    """The headers say 10 bytes, there are two million."""
    pack = zip_of({"big.toml": b"#" * 2_000_000}, tmp_path / "lie.zip")
    data = pack.read_bytes()
    assert data.count(struct.pack("<I", 2_000_000)) == 2
    pack.write_bytes(data.replace(struct.pack("<I", 2_000_000), struct.pack("<I", 10)))
    assert keys(pack) == ["zip-broken"]


def test_too_many_entries_are_refused(tmp_path: Path) -> None:
    many: dict[str, str | bytes] = {f"{n}.txt": "" for n in range(MAX_ENTRIES + 1)}
    assert keys(zip_of(many, tmp_path / "many.zip")) == ["pack-too-many"]


def test_a_locked_or_oddly_packed_file_is_named(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "odd.zip", "w") as pack:
        pack.writestr("bz2.toml", BREMEN, zipfile.ZIP_BZIP2)
    assert keys(tmp_path / "odd.zip") == ["zip-packing"]
    locked = bytearray(zip_of({"bremen.toml": BREMEN}, tmp_path / "locked.zip").read_bytes())
    locked[6] |= 1
    locked[locked.index(b"PK\x01\x02") + 8] |= 1
    (tmp_path / "locked.zip").write_bytes(bytes(locked))
    assert keys(tmp_path / "locked.zip") == ["zip-encrypted"]


def test_an_empty_one_and_one_that_is_none(tmp_path: Path) -> None:
    assert keys(zip_of({}, tmp_path / "empty.zip")) == ["pack-empty"]
    (tmp_path / "none.zip").write_text("not a zip", encoding="utf-8")
    assert keys(tmp_path / "none.zip") == ["zip-broken"]
    (tmp_path / "folder.zip").mkdir()
    (tmp_path / "folder.zip" / "bremen.toml").write_text(BREMEN, encoding="utf-8")
    assert keys(tmp_path / "folder.zip") == []


def test_a_damaged_zip_never_stops_the_program(tmp_path: Path) -> None:
    good = zip_of({"bremen.toml": BREMEN, "sky/storm.toml": STORM}, tmp_path / "good.zip")
    data, luck = good.read_bytes(), random.Random(3)
    for n in range(150):
        broken = bytearray(data)
        for _ in range(luck.randint(1, 6)):
            broken[luck.randrange(len(broken))] = luck.randrange(256)
        path = tmp_path / "broken.zip"
        path.write_bytes(bytes(broken[: luck.randrange(len(broken))] if n % 3 == 0 else broken))
        found = read_pack(path)
        assert found.files or found.problems
        for problem in found.problems:
            assert problem.message(EN)


# --- the user's folder ---


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of packs."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = tmp_path / "data" / "under-falling-skies" / "packs"
    folder.mkdir(parents=True)
    return folder


def test_folders_and_zips_of_the_user_are_used_by_themselves(packs: Path) -> None:
    (packs / "cities").mkdir()
    (packs / "cities" / "bremen.toml").write_text(BREMEN, encoding="utf-8")
    zip_of({"storm.toml": STORM}, packs / "skies.zip")
    (packs / ".hidden").mkdir()
    (packs / "notes.txt").write_text("hello", encoding="utf-8")
    assert [path.name for path in choose_user_packs()[0]] == ["cities", "skies.zip"]
    library, left_out = load_all()
    assert left_out == []
    assert library.get(City, "bremen") is not None
    assert library.get(Sky, "storm") is not None


def test_without_a_folder_there_are_no_packs(packs: Path) -> None:
    packs.rmdir()
    assert choose_user_packs() == ([], [])
    packs.write_text("a file", encoding="utf-8")
    assert choose_user_packs() == ([], [])


def test_a_pack_that_breaks_something_is_left_out_and_named(packs: Path) -> None:
    """Whatever is wrong with it, and whatever else is there is used."""
    zip_of({"bremen.toml": BREMEN}, packs / "b-good.zip")
    wrong = {
        "a-mistake.zip": BREMEN.replace('upper = "A"', 'upper = "Z"'),
        "c-no-toml.zip": "kind = ",
        "d-takes-the-skull.zip": STORM.replace("position = 2", "position = 3"),
        "e-breaks-a-city.zip": STORM.replace('id = "storm"', 'id = "I"'),
    }
    for name, text in wrong.items():
        zip_of({"piece.toml": text}, packs / name)
    (packs / "f-no-zip.zip").write_bytes(b"PK\x03\x04 not really")
    (packs / "g-empty").mkdir()
    library, left_out = load_all()
    assert [one.pack.name for one in left_out] == [*wrong, "f-no-zip.zip", "g-empty"]
    assert all(one.problems for one in left_out)
    assert library.problems == []
    assert len(library.pieces) == len(built_in().pieces) + 1
    run = ufs("content", "list", folder=packs.parent.parent.parent)
    assert run.returncode == 0
    assert "bremen" in run.stdout
    for one in left_out:
        assert one.pack.name in run.stderr
    assert '"Z"' in run.stderr
    assert "b-good.zip" not in run.stderr


def test_two_packs_that_do_not_go_together(packs: Path) -> None:
    """Each is fine alone; the second one is left out."""
    tile = starter("base-tile", "A", EN).replace('id = "a"', 'id = "own"')
    city = BREMEN.replace('upper = "A"', 'upper = "own"')
    zip_of({"tile.toml": tile, "city.toml": city}, packs / "a.zip")
    other = tile.replace('editions = ["box"]', 'editions = ["pnp1"]')
    zip_of({"tile.toml": other}, packs / "b.zip")
    library, left_out = load_all()
    assert [one.pack.name for one in left_out] == ["b.zip"]
    assert library.get(City, "bremen") is not None


def test_a_pack_that_was_asked_for_still_stops(packs: Path, tmp_path: Path) -> None:
    bad = zip_of({"bremen.toml": "kind = "}, tmp_path / "bad.zip")
    run = ufs("play", "--text", "--pack", str(bad), folder=tmp_path)
    assert run.returncode == 2
    assert "bremen.toml" in run.stderr
    good = zip_of({"bremen.toml": BREMEN}, tmp_path / "good.zip")
    run = ufs("play", "--text", "--city", "bremen", "--pack", str(good), folder=tmp_path)
    assert run.returncode == 0
    assert packs.is_dir()


def test_a_pack_from_a_pipe_does_not_hang(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from ufs.content.loader import load\n"
        "path = Path(sys.argv[1]); os.mkfifo(path)\n"
        "print([p.key for p in load([path]).problems])"
    )
    arguments = [sys.executable, "-c", code, str(tmp_path / "pipe.zip")]
    run = subprocess.run(arguments, capture_output=True, text=True, timeout=20, check=True)
    assert "file-not-a-file" in run.stdout


def test_reading_leaves_the_memory_of_the_built_in_pieces_alone(tmp_path: Path) -> None:
    before = len(built_in().pieces)
    load([zip_of({"bremen.toml": BREMEN}, tmp_path / "mine.zip")])
    assert len(built_in().pieces) == before
    assert built_in().problems == []


def test_pieces_are_found_however_their_names_are_written(tmp_path: Path) -> None:
    """Capitals and spaces do not matter, also where a pack's id has capitals."""
    own = starter("city", "Bremen", Words("en")).replace('id = "bremen"', 'id = "Bremen"')
    (tmp_path / "bremen.toml").write_text(own, encoding="utf-8")
    library = load([tmp_path / "bremen.toml"])
    team = [{"id": "Pilot"}, {"id": "MINER", "upgraded": True}]
    wanted = {"edition": "box", "scenario": "Ion Storm", "characters": team, "sky": None}
    for city in ("Bremen", "bremen", " BREMEN "):
        setup = lay({**wanted, "city": city}, library, 1).setup
        assert (setup["city"], setup["scenario"]) == ("Bremen", "ion-storm")
        assert [who["id"] for who in setup["characters"]] == ["pilot", "miner"]
    with pytest.raises(UfsError) as error:
        lay({**wanted, "characters": [{"id": "pilot"}, {"id": "Pilot"}]}, library, 1)
    assert error.value.key == "setup-character-twice"
    with pytest.raises(UfsError) as error:
        lay({**wanted, "city": ""}, library, 1)
    assert error.value.key == "setup-unknown-piece"
