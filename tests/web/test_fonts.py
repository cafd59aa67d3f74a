"""The faces of the page (tools/fonts.py): small, fresh, ours to send, and complete."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fontTools.ttLib import TTFont
from starlette.testclient import TestClient

import fonts
from ufs.base.words import FOLDER, LANGUAGES
from ufs.web.door import PUBLIC
from ufs.web.static import PAGE, SHELL

WEIGHT = 34_000  # bytes of all faces together
FILES = [face.file for face in fonts.FACES]
BASIC_LATIN = {chr(one) for one in range(0x20, 0x7F)}
SIGNS = set("←↑→↓≤")  # the display face leaves them to the text face
NAMED = re.compile(r"url\(\"\.\./fonts/([\w.-]+)\"\)")


def read(file: str) -> TTFont:
    return TTFont(fonts.OUT / file)


def covered(file: str) -> set[str]:
    return {chr(one) for one in read(file).getBestCmap()}


def characters_of(language: str) -> set[str]:
    files = (FOLDER / language).glob("*.ftl")
    return set("".join(path.read_text(encoding="utf-8") for path in files)) - {"\n"}


def test_nothing_else_is_in_the_folder_and_the_files_are_fresh() -> None:
    assert fonts.PACKAGES.is_dir(), "`python tools/check_page.py` fetches the packages"
    made = dict(fonts.made_files())
    assert set(fonts.OUT.iterdir()) == set(made)
    stale = [path.name for path, content in made.items() if path.read_bytes() != content]
    assert not stale, "run `python tools/fonts.py`"


def test_they_weigh_little() -> None:
    assert sum((fonts.OUT / file).stat().st_size for file in FILES) <= WEIGHT


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_the_words_is_there(language: str, file: str) -> None:
    left_out = SIGNS if file == "display.woff2" else set()
    needed = BASIC_LATIN | characters_of(language) - left_out
    assert not needed - covered(file)


@pytest.mark.parametrize("file", FILES)
def test_names_and_capitals_are_there(file: str) -> None:
    assert set("Tomáš Uhlíř, São Paulo, Œuvre, Šíř, Æßøý") <= covered(file)


@pytest.mark.parametrize("file", FILES)
def test_figures_have_one_width_and_no_kerning(file: str) -> None:
    font = read(file)
    figures = {font.getBestCmap()[ord(one)] for one in "0123456789"}
    assert len({font["hmtx"][glyph][0] for glyph in figures}) == 1
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            assert not kerns_among(subtable, figures)


def kerns_among(pairs: Any, glyphs: set[str]) -> bool:
    """Whether a table of pairs moves two of these together or apart."""
    first = [glyph for glyph in pairs.Coverage.glyphs if glyph in glyphs]
    if pairs.Format == 1:
        rows = dict(zip(pairs.Coverage.glyphs, pairs.PairSet, strict=True))
        seconds = {one.SecondGlyph for glyph in first for one in rows[glyph].PairValueRecord}
        return bool(seconds & glyphs)
    cells = [
        pairs.Class1Record[pairs.ClassDef1.classDefs.get(one, 0)].Class2Record[
            pairs.ClassDef2.classDefs.get(other, 0)
        ]
        for one in first
        for other in glyphs
    ]
    return any(cell.Value1 and cell.Value1.XAdvance for cell in cells)


@pytest.mark.parametrize("file", FILES)
def test_letters_are_kerned_and_nothing_is_hinted(file: str) -> None:
    font = read(file)
    features = {one.FeatureTag for one in font["GPOS"].table.FeatureList.FeatureRecord}
    assert features == {"kern"}
    assert not {"fpgm", "prep", "cvt "} & set(font.keys())


@pytest.mark.parametrize("face", fonts.FACES, ids=FILES)
def test_the_licence_lies_beside_them_and_reserves_no_name(face: fonts.Face) -> None:
    """A face that is cut down is a changed one: under a reserved name it would need another."""
    text = (fonts.OUT / face.licence).read_text(encoding="utf-8")
    notice, _, terms = text.partition("This Font Software is licensed under")
    assert "SIL OPEN FONT LICENSE Version 1.1" in terms
    assert "copyright" in notice.lower()
    assert "reserved" not in notice.lower()
    names = {one.nameID: str(one) for one in read(face.file)["name"].names}
    assert names[0].split("(")[0].strip() in notice
    assert "Open Font License" in names[13]


def test_the_page_names_sends_and_keeps_them(client: TestClient) -> None:
    style = (PAGE / "core/style.css").read_text(encoding="utf-8")
    preloaded = re.findall(
        r'rel="preload" href="fonts/([\w.-]+)"', (PAGE / "index.html").read_text()
    )
    assert sorted(NAMED.findall(style)) == sorted(preloaded) == sorted(FILES)
    for file in FILES:
        answer = client.get(f"/fonts/{file}", headers={"Accept-Encoding": "gzip"})
        assert answer.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in answer.headers  # it is compressed already
        assert answer.content == (fonts.OUT / file).read_bytes()
        assert f"fonts/{file}" in SHELL
        assert f"/fonts/{file}" in PUBLIC  # the page at the door looks the same
