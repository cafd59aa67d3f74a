"""`ufs balance`: win rates over cities and threats or any list of setups, and what changed."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ufs import __version__
from ufs.base.errors import UfsError, show
from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.content.schema import City
from ufs.game.shapes import SETUP, validate
from ufs.lab.bots import Player
from ufs.lab.intervals import Interval, difference, holm, p_value_of_difference
from ufs.lab.outcome import Totals
from ufs.lab.run import Entry, Run, content_digest

FORMAT = "ufs-balance/1"
THREATS = range(5)
LEVELS = range(9)
MAX_FILE = 50_000_000  # bytes
MAX_SETUPS = 10_000


@dataclass(frozen=True)
class Cell:
    """One setup, and its row and column in the map."""

    row: str
    column: str
    setup: dict[str, Any]

    @property
    def name(self) -> str:
        return " · ".join(part for part in (self.row, self.column) if part)

    def entry(self, player: Player) -> Entry:
        return Entry(self.name, player, self.setup)


def grid(
    edition: str,
    cities: list[str],
    threats: list[int],
    damaged: bool,
    library: Library,
    more: dict[str, Any] | None = None,
) -> list[Cell]:
    """Every city at every threat; for an edition without cities, every level.

    `more` applies to all: a scenario, characters.
    """
    same = more or {}
    file = library.edition(edition)
    if file is None or not file.pieces.city:
        levels = threats or list(LEVELS)
        return [Cell(edition, str(n), {"edition": edition, "level": n, **same}) for n in levels]
    if not cities:
        cities = [city.id for city in library.all(City) if edition in city.editions]
    cells = []
    for city in cities:
        for side in (False, True) if damaged else (False,):
            for threat in threats or THREATS:
                setup: dict[str, Any] = {"edition": edition, "city": city, "threat": threat}
                setup |= {"damaged": True} if side else {}
                setup |= same
                cells.append(Cell(f"{city}{' (damaged)' if side else ''}", str(threat), setup))
    return cells


def read_setups(path: Path) -> list[Cell]:
    """A list of setups from a TOML or JSON file, each with an optional name."""
    data = read_data(path)
    listed = data.get("setups") if isinstance(data, dict) else data
    if not isinstance(listed, list) or not listed or len(listed) > MAX_SETUPS:
        raise UfsError("bad_setup", "lab-setups-not-list", file=str(path))
    cells: dict[str, Cell] = {}
    for number, given in enumerate(listed, 1):
        setup = dict(given) if isinstance(given, dict) else given
        name = setup.pop("name", None) if isinstance(setup, dict) else None
        try:
            validate(SETUP, setup, "bad_setup")
        except UfsError as error:
            what = error.args_.get("misfits")
            raise UfsError(
                "bad_setup", "lab-setups-entry", file=str(path), number=number, what=what
            ) from None
        cell = Cell(str(name) if name else show(setup, 200), "", setup)
        if cell.name in cells:
            raise UfsError("bad_setup", "lab-setups-twice", file=str(path), found=cell.name)
        cells[cell.name] = cell
    return list(cells.values())


def read_data(path: Path) -> Any:
    """The data of a TOML or JSON file; raises an error that says what is wrong."""
    try:
        with path.open("rb") as file:
            text = file.read(MAX_FILE).decode("utf-8-sig")
        return tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except OSError as error:
        reason = str(error.strerror)
    except UnicodeDecodeError:
        reason = "UTF-8"
    except (ValueError, RecursionError) as error:
        reason = show(str(error), 200)
    raise UfsError("bad_request", "file-read-error", file=show(str(path)), reason=reason)


# --- saving and comparing ---


def as_json(run: Run, cells: list[Cell]) -> dict[str, Any]:
    """The output of `--json`, and what `--save` writes for a later `--baseline`."""
    return {
        "format": FORMAT,
        "version": __version__,
        "bot": run.entries[0].player.label,
        "seed": run.seed,
        "pieces": piece_digests(run.library),
        "cells": [
            {
                "name": cell.name,
                "row": cell.row,
                "column": cell.column,
                "setup": cell.setup,
                "content": content_digest(cell.setup, run.library, run.seed),
                **tally.json(),
            }
            for cell, tally in zip(cells, run.tallies, strict=True)
        ],
    }


def piece_digests(library: Library) -> dict[str, str]:
    """A short digest of each piece, by kind and id."""
    return {
        f"{kind.__name__}/{id}": hashlib.sha256(piece.model_dump_json().encode()).hexdigest()[:12]
        for (kind, id), piece in sorted(library.pieces.items(), key=lambda item: str(item[0]))
    }


@dataclass(frozen=True)
class Change:
    """How a cell has changed since the baseline."""

    old: Interval
    by: Interval
    significant: bool  # its 95 % interval excludes zero
    certain: bool  # still significant when all cells are considered together (Holm)
    content: bool  # the pieces on the table have changed


@dataclass(frozen=True)
class Comparison:
    """A map against its baseline."""

    changes: dict[str, Change]
    new: list[str]
    gone: list[str]
    pieces: list[str]  # changed, new or gone, by kind and id

    def json(self) -> dict[str, Any]:
        return {
            "changes": {
                name: {
                    "before": round(change.old.rate, 6),
                    "difference": round(change.by.rate, 6),
                    "low": round(change.by.low, 6),
                    "high": round(change.by.high, 6),
                    "significant": change.significant,
                    "certain": change.certain,
                    "content_changed": change.content,
                }
                for name, change in self.changes.items()
            },
            "new": self.new,
            "gone": self.gone,
            "pieces_changed": self.pieces,
        }


def read_baseline(path: Path) -> dict[str, Any]:
    data = read_data(path)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise UfsError("bad_request", "lab-baseline-not-one", file=str(path), expected=FORMAT)
    try:
        cells = {str(cell["name"]): cell for cell in data["cells"]}
        for cell in cells.values():
            if not 0 <= int(cell["wins"]) <= int(cell["games"]):
                raise ValueError
            str(cell["content"])
        return {"bot": str(data["bot"]), "pieces": dict(data["pieces"]), "cells": cells}
    except (KeyError, TypeError, ValueError):
        raise UfsError(
            "bad_request", "lab-baseline-not-one", file=str(path), expected=FORMAT
        ) from None


def check_baseline(baseline: dict[str, Any], player: Player) -> None:
    """Win rates of different bots say nothing about what changed on the table."""
    if baseline["bot"] != player.label:
        args = {"found": baseline["bot"], "expected": player.label}
        raise UfsError("bad_request", "lab-baseline-other-bot", **args)


def compare(data: dict[str, Any], tallies: list[Totals], baseline: dict[str, Any]) -> Comparison:
    old_cells: dict[str, Any] = baseline["cells"]
    found: list[tuple[str, Totals, Any, str]] = [
        (cell["name"], tally, old_cells[cell["name"]], cell["content"])
        for cell, tally in zip(data["cells"], tallies, strict=True)
        if cell["name"] in old_cells and tally.games and old_cells[cell["name"]]["games"]
    ]
    counts = [(t.wins, t.games, int(old["wins"]), int(old["games"])) for _, t, old, _ in found]
    certain = holm([p_value_of_difference(*count) for count in counts])
    changes = {}
    for (name, _, old, content), count, sure in zip(found, counts, certain, strict=True):
        by = difference(*count)
        old_rate = Interval(count[2] / count[3], 0.0, 1.0)
        other = old["content"] != content
        changes[name] = Change(old_rate, by, by.excludes_zero, sure and by.excludes_zero, other)
    names = [cell["name"] for cell in data["cells"]]
    before, now = baseline["pieces"], data["pieces"]
    return Comparison(
        changes,
        [name for name in names if name not in old_cells],
        [name for name in old_cells if name not in names],
        [id for id in sorted({*before, *now}) if before.get(id) != now.get(id)],
    )


def save(data: dict[str, Any], path: Path) -> None:
    """Write a baseline. A half-written one would be worse than none."""
    write_atomically(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def write_atomically(path: Path, text: str) -> None:
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise UfsError(
            "bad_request", "lab-write-error", file=str(path), reason=str(error.strerror)
        ) from None


# --- as a table ---


def table(
    cells: list[Cell], tallies: list[Totals], comparison: Comparison | None, words: Words
) -> list[str]:
    from ufs.lab.tables import columns, number, percent, rate_of, span

    heads = ["lab-col-setup", "lab-row-games", "lab-row-wins", "lab-row-rate", "lab-col-interval"]
    heads.append("lab-row-research")
    if comparison is not None:
        heads += ["lab-col-change", "lab-col-interval"]
    rows = [[words.say(head) for head in heads] + ([""] if comparison else [])]
    for cell, tally in zip(cells, tallies, strict=True):
        research = number(tally.mean(tally.research), words, 2)
        row = [cell.name, *rate_of(tally, words), research]
        if comparison is not None:
            change = comparison.changes.get(cell.name)
            if change is None:
                new = words.say("lab-new") if cell.name in comparison.new else ""
                row += ["", "", new]
            else:
                row += [percent(change.by.rate, words, True), span(change.by, words, True)]
                row.append(mark(change, words))
        rows.append(row)
    return columns(rows, left=(0, len(rows[0]) - 1) if comparison is not None else (0,))


def mark(change: Change, words: Words) -> str:
    """`**` for a certain change, `*` for a probable one, and whether the pieces changed."""
    stars = "**" if change.certain else "*" if change.significant else ""
    content = words.say("lab-content-changed") if change.content else ""
    return "  ".join(part for part in (stars, content) if part)


def notes(comparison: Comparison, words: Words) -> list[str]:
    """The notes below a table of changes."""
    lines = [words.say("lab-stars")]
    if comparison.pieces:
        lines.append(words.say("lab-pieces-changed", pieces=comparison.pieces))
    if comparison.gone:
        lines.append(words.say("lab-gone", names=comparison.gone))
    return lines
