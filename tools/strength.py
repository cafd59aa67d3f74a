"""The strength of the coach, as docs/strength.md tells it: `python tools/strength.py FOLDER`.

Every row is a run of the laboratory with a journal in FOLDER, on seeds training never used: what is
there is not played again, so the table may be made in several sittings. Takes hours.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ufs.base.words import Words
from ufs.coach.networks import load_networks
from ufs.content.loader import built_in
from ufs.lab.bots import read_player
from ufs.lab.outcome import Totals
from ufs.lab.run import Entry
from ufs.lab.simulate import RunOptions, play_entries

SEED = 3_000_000_000  # training draws its seeds from elsewhere
REPORT = Path(__file__).parent.parent / "docs" / "strength.md"
HEAD = """# How strong the coach is

Whole games by the bot `coach:ms=N` ([lab.md](lab.md)) on seeds that training never used, with
95 % intervals (Wilson). A row is allowed so many milliseconds a decision; what the bot was
told and what it took on this machine stand beside. A row that needs less time than another allows
counts there as well: threat 0 at 5 ms is the answer for 20 and 300 ms too (aims 94 and 96 %).
Made by `python tools/strength.py FOLDER`.
"""


@dataclass(frozen=True)
class Row:
    """One line of the table: who plays, how often, and what has to come out."""

    name: str
    setup: dict[str, Any]
    allowed: int  # milliseconds a decision
    ms: float  # what the bot is told, so that it takes no more than that
    games: int
    aim: float | None = None


def rows() -> Iterator[Row]:
    box: dict[str, Any] = {"edition": "box"}
    yield Row("Roswell, threat 0", box | {"threat": 0}, 5, 4, 1000, 0.90)
    yield Row("Roswell, threat 4", box | {"threat": 4}, 20, 12, 1000, 0.30)
    yield Row("Roswell, threat 4", box | {"threat": 4}, 300, 40, 200, 0.40)
    for threat in (1, 2, 3):
        yield Row(f"Roswell, threat {threat}", box | {"threat": threat}, 20, 10, 400)
    for city, name in (("new-york", "New York"), ("washington", "Washington, D.C.")):
        for threat in (0, 4):
            setup = box | {"city": city, "threat": threat}
            yield Row(f"{name}, threat {threat}", setup, 20, 4, 400)
    for edition in ("pnp1", "pnp2"):  # more rooms and robots: the same effort takes longer
        for level in (0, 4, 8):
            setup = {"edition": edition, "level": level}
            yield Row(f"{edition}, level {level}", setup, 20, 3.6, 400)


def play(row: Row, folder: Path) -> Totals:
    """Play what the row's journal does not have yet."""
    name = "".join(letter if letter.isalnum() else "-" for letter in row.name.lower())
    player = read_player(f"coach:ms={row.ms}", 60.0)
    wish = RunOptions(row.games, SEED, None, None, folder / f"{name}-{row.allowed}ms.jsonl")
    played = play_entries([Entry("", player, row.setup)], wish, built_in(), Words("en"))
    if played.interrupted or played.error:
        raise SystemExit(130)
    return played.run.tallies[0]


def line(row: Row, tally: Totals) -> str:
    sure, per = tally.interval, 1000 * tally.seconds / max(1, tally.decisions)
    aim = "" if row.aim is None else f"{100 * row.aim:.0f} %"
    won = f"**{100 * sure.rate:.1f} %** | {100 * sure.low:.1f}–{100 * sure.high:.1f} %"
    time = f"≤ {row.allowed} ms | `ms={row.ms:g}` | {per:.1f} ms"
    return f"| {row.name} | {time} | {tally.games} | {won} | {aim} |"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for row in rows():
        lines.append(line(row, play(row, folder)))
        print(lines[-1], flush=True)
    made = load_networks().standard.provenance
    about = f"Played {datetime.now(UTC).date()} with the weights of {made.get('date')}."
    table = [
        "| battle | allowed | bot | took | games | won | 95 % | aim |",
        "|---|---|---|---|---|---|---|---|",
        *lines,
    ]
    REPORT.write_text("\n".join([HEAD, about, "", *table]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "strength-runs"))
