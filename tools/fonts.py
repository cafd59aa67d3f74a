"""The page's faces: cut down to the characters the game uses, from packages of npm.

`python tools/fonts.py` writes `src/ufs/web/page/fonts` with the licence of each face; a test says
when the files are stale. The same packages and words give the same bytes.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

import check_page

ROOT = Path(__file__).parent.parent
SCOPE = "@expo-google-fonts"
PACKAGES = ROOT / "node_modules" / SCOPE
SOURCE = ROOT / "src/ufs"
OUT = SOURCE / "web/page/fonts"

# Where the characters come from that a player may read.
TEXTS = (
    *("base/words/**/*.ftl", "content/packs/**/*.toml", "drawing/*.py"),
    *("web/page/**/*.js", "web/page/**/*.css", "web/page/**/*.html"),
)
BASIC_LATIN, LATIN_1 = range(0x20, 0x7F), range(0xA0, 0x100)
NARROW_SPACE, THIN_SPACE, SPACE = 0x202F, 0x2009, 0x20
UNITS = 1000  # to the em: finer outlines weigh more and look the same
FEATURES = ["kern"]
DIGITS = "0123456789"
NAMES = [0, 1, 2, 13, 14]  # copyright, family, style, licence and its address
NOT_NEEDED = ["DSIG", "GDEF", "GSUB", "STAT", "gasp", "meta"]


@dataclass(frozen=True)
class Face:
    """A file of the page, and where it comes from."""

    file: str
    package: str
    source: str

    @property
    def licence(self) -> str:
        return f"OFL-{self.package}.txt"


FACES = (
    Face("display.woff2", "barlow-condensed", "700Bold/BarlowCondensed_700Bold.ttf"),
    Face("text.woff2", "figtree", "400Regular/Figtree_400Regular.ttf"),
    Face("text-bold.woff2", "figtree", "600SemiBold/Figtree_600SemiBold.ttf"),
)


def name_and_version(package: str) -> tuple[str, str]:
    """As npm knows the package that a face comes from."""
    name = f"{SCOPE}/{package}"
    locked = json.loads(check_page.LOCK.read_bytes())["packages"]
    return name, locked[f"node_modules/{name}"]["version"]


def characters() -> set[int]:
    """Those of the words, the pieces and the page, in both cases; the letters of Western Europe.

    Names that players type may have these letters. Signs of Latin-1 that nobody uses are left out:
    they would weigh a tenth of all.
    """
    files = (path for pattern in TEXTS for path in SOURCE.glob(pattern))
    used = set("".join(path.read_text(encoding="utf-8") for path in files))
    cased = used | {other for one in used for other in one.upper() + one.lower()}
    letters = {one for one in LATIN_1 if chr(one).isalpha()}
    return {ord(one) for one in cased if one != "\n"} | letters | set(BASIC_LATIN)


def make(face: Face) -> bytes:
    font = TTFont(PACKAGES / face.package / face.source, recalcTimestamp=False)
    give_narrow_space(font)
    make_tabular(font)
    cut(font)
    scale_upem(font, UNITS)
    font.flavor = "woff2"
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def give_narrow_space(font: TTFont) -> None:
    """French puts it before its marks; a face without it would leave the line to another face."""
    by_character = font.getBestCmap()
    if NARROW_SPACE in by_character:
        return
    glyph = by_character.get(THIN_SPACE, by_character[SPACE])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_SPACE] = glyph


def make_tabular(font: TTFont) -> None:
    """Figures of one width take the place of the others: numbers stand in columns everywhere."""
    by_character = font.getBestCmap()
    tabular = substitutes(font, "tnum")
    figures = {ord(one): tabular.get(by_character[ord(one)]) for one in DIGITS}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({one: glyph for one, glyph in figures.items() if glyph})


def substitutes(font: TTFont, feature: str) -> dict[str, str]:
    """Which glyph a feature puts in place of which other."""
    table = font["GSUB"].table
    records = [one.Feature for one in table.FeatureList.FeatureRecord if one.FeatureTag == feature]
    lookups = {index for record in records for index in record.LookupListIndex}
    found: dict[str, str] = {}
    for index in lookups:
        for subtable in table.LookupList.Lookup[index].SubTable:
            found |= getattr(subtable, "ExtSubTable", subtable).mapping
    return found


def cut(font: TTFont) -> None:
    options = Options()
    options.hinting = False
    options.layout_features = FEATURES
    options.name_IDs = NAMES
    options.drop_tables += NOT_NEEDED
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters())
    subsetter.subset(font)


def made_files() -> Iterator[tuple[Path, bytes]]:
    """What belongs into the folder: the faces, and the licences they are under."""
    for face in FACES:
        yield OUT / face.file, make(face)
        yield OUT / face.licence, (PACKAGES / face.package / "LICENSE_FONT").read_bytes()


def main() -> int:
    if check_page.install():
        return 1
    OUT.mkdir(exist_ok=True)
    made = dict(made_files())
    for old in set(OUT.iterdir()) - set(made):
        old.unlink()
    for path, content in made.items():
        path.write_bytes(content)
        sys.stdout.write(f"{path.name}: {len(content)} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
