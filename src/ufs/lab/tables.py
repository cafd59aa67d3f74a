"""Results as tables for people, and as JSON and CSV for programs."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from ufs.base.words import Words
from ufs.lab.intervals import Interval
from ufs.lab.outcome import BotError, Totals
from ufs.lab.run import Entry

THOUSANDS = {"en": ",", "de": ".", "fr": "\u202f"}
NO_VALUE = "–"


def number(value: float | None, words: Words, places: int = 0) -> str:
    """A number as the language writes it."""
    if value is None:
        return NO_VALUE
    whole, _, rest = f"{value:,.{places}f}".partition(".")
    text = whole.replace(",", THOUSANDS[words.language])
    return f"{text}{'.' if words.language == 'en' else ','}{rest}" if rest else text


def percent(rate: float, words: Words, signed: bool = False) -> str:
    sign = "+" if signed and rate > 0 else ""
    gap = "" if words.language == "en" else "\u202f" if words.language == "fr" else "\u00a0"
    return f"{sign}{number(100 * rate, words, 1)}{gap}%"


def span(interval: Interval, words: Words, signed: bool = False) -> str:
    return f"{percent(interval.low, words, signed)} … {percent(interval.high, words, signed)}"


def rate_of(tally: Totals, words: Words) -> list[str]:
    """Games, wins, rate and interval, as cells of a table row."""
    if tally.games == 0:
        return ["0", "0", NO_VALUE, NO_VALUE]
    interval = tally.interval
    counts = [number(tally.games, words), number(tally.wins, words)]
    return [*counts, percent(interval.rate, words), span(interval, words)]


def columns(rows: list[list[str]], left: tuple[int, ...] = (0,)) -> list[str]:
    """Rows with aligned cells: the columns in `left` to the left, numbers to the right."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))] if rows else []
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if n in left else cell.rjust(width)
            for n, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def simulation(entry: Entry, tally: Totals, words: Words) -> list[str]:
    """The table of `ufs simulate`."""
    games, wins, rate, interval = rate_of(tally, words)
    figures = tally.json()
    losses = figures["losses"]
    rows = {
        "lab-row-bot": entry.player.text,
        "lab-row-setup": json.dumps(entry.setup, ensure_ascii=False),
        "lab-row-games": games,
        "lab-row-wins": wins,
        "lab-row-rate": f"{rate}  ({interval})",
        "lab-row-lost-damage": number(losses["damage"], words),
        "lab-row-lost-mothership": number(losses["mothership"], words),
        "lab-row-lost-bot": number(losses["bot"], words),
        "lab-row-rounds": number(figures["mean_rounds"], words, 2),
        "lab-row-research": number(figures["mean_research"], words, 2),
        "lab-row-damage": number(figures["mean_damage"], words, 2),
        "lab-row-speed": number(figures["decisions_per_s"], words),
        "lab-row-ms": number(figures["ms_per_decision"], words, 4),
    }
    table = columns([[words.say(key), text] for key, text in rows.items()], left=(0, 1))
    return [*table, *errors(entry, tally.errors, words)]


def errors(entry: Entry, found: list[BotError], words: Words) -> list[str]:
    """The errors by which a bot lost games."""
    return [str(words.term(error.term(entry.player.text))) for error in found]


def as_csv(rows: list[dict[str, Any]]) -> str:
    """One line per row; nested fields get a name like `lost_damage`."""
    flat = [flatten(row) for row in rows]
    names = list(dict.fromkeys(name for row in flat for name in row))
    out = io.StringIO()
    writer = csv.DictWriter(out, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(flat)
    return out.getvalue()


def flatten(row: dict[str, Any]) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for name, value in row.items():
        if name == "losses":
            flat |= {f"lost_{reason}": count for reason, count in value.items()}
        elif isinstance(value, (dict, list)):
            flat[name] = json.dumps(value, ensure_ascii=False)
        else:
            flat[name] = value
    return flat
