"""Packs that mean harm: each with what is said about it. All of them are small and quickly made."""

from __future__ import annotations

import io
import os
import socket
import struct
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

from ufs.base.words import Words
from ufs.content.limits import MAX_DEPTH, MAX_DIRECTORY, MAX_ENTRIES, MAX_FILE, MAX_PIECES, MAX_TEXT
from ufs.content.starters import starter

EN = Words("en")
CITY = starter("city", "Bremen", EN)
SKY = starter("sky", "Storm", EN)
PLAIN_CITY = "\n".join(line for line in CITY.splitlines() if not line.startswith("#"))
DOTS = ".".join("a" * 15_000)  # a key with so many parts: the parser would take 0.9 GB
Build = Callable[[Path], object]


def zip_bytes(files: dict[str, str | bytes]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
        for name, text in files.items():
            pack.writestr(name, text)
    return data.getvalue()


def zipped(files: dict[str, str | bytes]) -> Build:
    return lambda path: path.write_bytes(zip_bytes(files))


def written(text: str) -> Build:
    return lambda path: path.write_text(text, encoding="utf-8")


def filled(*files: str, text: str = CITY) -> Build:
    """A folder with these files."""

    def build(folder: Path) -> None:
        for name in files:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")

    return build


def linked(target: str) -> Build:
    return lambda path: path.symlink_to(target)


def with_link(name: str, target: str) -> Build:
    """A folder with a city, and a link beside it."""

    def build(folder: Path) -> None:
        filled("city.toml")(folder)
        (folder / name).symlink_to(target)

    return build


def pipe_inside(folder: Path) -> None:
    filled("city.toml")(folder)
    os.mkfifo(folder / "pipe.toml")


def listen(path: Path) -> None:
    """A socket. Its address must be short, so it is made where it belongs by a relative name."""
    here = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


def endless_directory(path: Path) -> None:
    """A zip that is a list of contents and nothing else; its end says that there is one entry."""
    entry = struct.pack("<4s4B4HL2L5H2L", b"PK\x01\x02", *[0] * 18)
    listed = entry * (2 * MAX_DIRECTORY // len(entry))
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 1, 1, len(listed), 0, 0)
    path.write_bytes(listed + end)


def overlapping(path: Path) -> None:
    """Many entries for the same packed bytes: what is unpacked is many times as much."""
    data = zip_bytes({"00.toml": "#" * MAX_FILE})
    at = data.index(b"PK\x01\x02")
    end = data.index(b"PK\x05\x06")
    entry = data[at:end]
    entries = b"".join(entry.replace(b"00.toml", b"%02d.toml" % n) for n in range(90))
    tail = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 90, 90, len(entries), at, 0)
    path.write_bytes(data[:at] + entries + tail)


def named(letter: str) -> str:
    """The city with a character in its name."""
    return CITY.replace('en = "Bremen"', f'en = "Bre{letter}men"')


def numbered(text: str, old: str, count: int) -> dict[str, str | bytes]:
    """So many pieces like one, each with its own id."""
    return {f"{n}.toml": text.replace(f'id = "{old}"', f'id = "{old}{n}"') for n in range(count)}


def unreachable(count: int) -> dict[str, str | bytes]:
    """Skies that no city can win against: each of them with every city is a mistake."""
    research = "research = [99, 99, 99, 99]"
    lines = [research if one.startswith("research") else one for one in SKY.splitlines()]
    return numbered("\n".join(lines), "storm", count)


ROW = "x " * 90  # a mistake for each of them
KEYS = "".join(f"k{n} = 1\n" for n in range(300))
TEXTS = {
    "dots-in-header.toml": (f"[{DOTS}]\n", "toml-parts"),
    "dots-in-quotes.toml": ('"a".' * 15_000 + "a = 1\n", "toml-parts"),
    "dots-in-table.toml": (f"x = ['''y''''', {{{DOTS} = 1}}]\n", "toml-parts"),
    "brackets.toml": ("x = " + "[" * 90_000, "toml-nesting"),
    "braces.toml": ("x = " + "{a = " * 30_000, "toml-nesting"),
    "tables.toml": ("".join(f"[a.b.c{n}]\n" for n in range(10_000)), "toml-values"),
    "lists-of-tables.toml": ("[[a.b.c]]\n" * 10_000, "toml-values"),
    "list.toml": ("x = [" + "1," * 90_000 + "]", "toml-values"),
    "number.toml": ("x = 0x" + "f" * 190_000, "toml-word"),
    "decimal.toml": ("x = 1." + "1" * 190_000, "toml-word"),
    "large.toml": ("#" * (MAX_FILE + 1), "file-too-large"),
    "keys.toml": (CITY + KEYS.replace("k", "a.b.k"), "misfit-unknown-field"),
    "problems.toml": (KEYS + CITY, "misfit-unknown-field"),
    "long-key.toml": (f'"{"k" * 190_000}" = 1\n' + CITY, "misfit-unknown-field"),
    "long-name.toml": (named("e" * 80), "misfit-wrong"),
    "long-text.toml": (named("e" * 190_000), "misfit-wrong"),
    "rows.toml": (SKY.replace("rows = [", "rows = [" + f'"{ROW}",' * 150), "misfit-wrong"),
    "long-row.toml": (SKY.replace("rows = [", f'rows = ["{ROW * 500}",'), "misfit-wrong"),
    "overridden.toml": (named("\u202e"), "misfit-wrong"),
    "isolated.toml": (named("\\u2067"), "misfit-wrong"),
    "invisible.toml": (named("\u200b"), "misfit-wrong"),
    "joined-id.toml": (CITY.replace('id = "bremen"', 'id = "bre\\u200dmen"'), "misfit-wrong"),
}
PACKS: dict[str, tuple[Build, str]] = {
    **{name: (written(text), key) for name, (text, key) in TEXTS.items()},
    "dots.zip": (zipped({"a.toml": f"{DOTS}=1"}), "toml-parts"),
    "bomb.zip": (zipped({"a.toml": b"#" * 5_000_000}), "file-too-large"),
    "bombs.zip": (
        zipped({f"{n}.toml": b"#" * MAX_FILE for n in range(MAX_TEXT // MAX_FILE + 1)}),
        "pack-too-large",
    ),
    "directory.zip": (endless_directory, "pack-too-many"),
    "overlapping.zip": (overlapping, "zip-broken"),
    "outside.zip": (zipped({"../a.toml": CITY}), "zip-outside"),
    "deep.zip": (zipped({"a/" * 5_000 + "a.toml": CITY}), "pack-too-deep"),
    "long-file-name.zip": (zipped({f"{'a' * 5_000}.toml": CITY}), "file-name-long"),
    "overridden-file-name.zip": (zipped({"a\u202elmot.toml": CITY}), "file-name-hidden"),
    "pieces.zip": (zipped(numbered(PLAIN_CITY, "bremen", MAX_PIECES + 1)), "pack-too-many-pieces"),
    "unreachable.zip": (
        zipped(
            {f"sky{name}": text for name, text in unreachable(80).items()}
            | numbered(PLAIN_CITY, "bremen", 80)
        ),
        "city-cannot-be-won",
    ),
    "many": (filled(*(f"{n}.txt" for n in range(MAX_ENTRIES + 1)), text=""), "pack-too-many"),
    "deep": (filled("a/" * (MAX_DEPTH + 1) + "city.toml"), "pack-too-deep"),
}
if hasattr(os, "mkfifo"):  # links to devices, pipes and sockets
    PACKS |= {
        "device.toml": (linked("/dev/zero"), "file-not-a-file"),
        "device.zip": (linked("/dev/zero"), "file-not-a-file"),
        "nowhere.zip": (linked("nowhere"), "pack-missing"),
        "loop.toml": (linked("loop.toml"), "pack-missing"),
        "pipe.toml": (os.mkfifo, "file-not-a-file"),
        "pipe.zip": (os.mkfifo, "file-not-a-file"),
        "socket.toml": (listen, "file-not-a-file"),
        "device-inside": (with_link("a.toml", "/dev/zero"), "file-is-link"),
        "input-inside": (with_link("a.toml", "/dev/stdin"), "file-is-link"),
        "outside": (with_link("a.toml", "/etc/passwd"), "file-is-link"),
        "folder-outside": (with_link("a", "/etc"), "file-is-link"),
        "loop-inside": (with_link("a", "."), "file-is-link"),
        "pipe-inside": (pipe_inside, "file-not-a-file"),
        "overridden\u202elmot.toml": (written(CITY), "file-name-hidden"),
    }
if sys.platform == "linux":  # where a file's name can be any bytes
    PACKS |= {os.fsdecode(b"bytes\xff.toml"): (written(CITY), "file-name-hidden")}
