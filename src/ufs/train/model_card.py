"""The results of a training run: the weights, a model card, and its curves as SVG.

The card is in English only: it belongs to the weights, not to the program.
"""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from ufs import __version__
from ufs.coach.weightfile import Calibration, Weights, save
from ufs.train.calibration import Bin, calibration_error
from ufs.train.trainer import Trainer

WEIGHTS = "coach.npz"
CARD = "card.md"
DRAWING = "curves.svg"
WIDTH, HEIGHT, LEFT, TOP, LEGEND = 640, 320, 48, 20, 190
COLOURS = ("#4e79a7", "#f28e2b", "#e15759", "#76b7b2", "#59a14f", "#edc948", "#b07aa1", "#9c755f")


def write_results(trainer: Trainer, calibration: Calibration, bins: list[Bin], games: int) -> Path:
    """Write all three files; returns the path of the weights."""
    about = {
        "version": __version__,
        "date": datetime.now(UTC).date().isoformat(),
        "plan": asdict(trainer.plan),
        "generations": trainer.generation,
        "games": trainer.generation * trainer.plan.games,
        "positions": sum(line["positions"] for line in trainer.curves),
    }
    trained_for = trainer.made_for
    arrays = trainer.network.weights()
    weights = Weights(arrays, trained_for["engine"], trained_for["pieces"], calibration, about)
    path = trainer.folder / WEIGHTS
    save(path, weights)
    (trainer.folder / CARD).write_text(card(weights, bins, games, trainer), encoding="utf-8")
    (trainer.folder / DRAWING).write_text(draw_curves(trainer), encoding="utf-8")
    return path


def card(weights: Weights, bins: list[Bin], games: int, trainer: Trainer) -> str:
    """The model card: what the network is, how it was trained, and how far to trust it."""
    about, by = weights.provenance, weights.calibration
    options = (
        f"--{'from' if name == 'start' else name} {value}"
        for name, value in changed_options(about["plan"]).items()
    )
    stopped = about["generations"] < about["plan"]["generations"]
    until = [f"--until {about['generations']}"] if stopped else []
    command = " ".join(("ufs train", *options, *until))
    numbers = sum(array.size for array in weights.arrays.values())
    last = trainer.curves[-1] if trainer.curves else {}
    lines = [
        "# The coach's network",
        "",
        f"{numbers} weights in five layers; the columns share theirs. It estimates the chance of",
        "winning a position of Under Falling Skies, for the search in `ufs.coach`.",
        "",
        f"- Made {about['date']} with version {about['version']}: `{command}`",
        f"- {about['games']} games of self-play in {about['generations']} generations,",
        f"  {about['positions']} positions, no human games",
        f"- For rules `{weights.engine}` and {len(weights.pieces)} pieces; others make it stale",
        f"- Calibrated on {games} further games, mostly on hard tables:",
        f"  log-odds × {by.slope} + {by.shift}",
        "",
        "## How accurate its chances are",
        "",
        "The coach's prediction at every plan of games that it then played itself, over all",
        "editions, cities and levels. The mean error is",
        f"{100 * calibration_error(bins):.1f} points. (The positions of one game share its result,",
        "so the intervals are slightly too narrow.)",
        "",
        "| predicted | positions | mean predicted | won | 95 % |",
        "|---|---|---|---|---|",
        *(row(one) for one in bins),
        "",
        "## The last generation (fast play, as in training)",
        "",
        "| family | won |",
        "|---|---|",
        *(f"| {family.name} | {percent(last.get(family.name))} |" for family in trainer.families),
        "",
        "Positions unlike those of real games (untrained pieces, invented positions) may be judged",
        "badly; the program warns when pieces have changed.",
    ]
    return "\n".join(lines) + "\n"


def changed_options(plan: dict[str, Any]) -> dict[str, Any]:
    """The options that differ from their defaults."""
    from ufs.train.trainer import Plan

    usual = asdict(Plan())
    return {name: value for name, value in plan.items() if usual[name] != value}


def row(one: Bin) -> str:
    span = f"{100 * one.low:.0f}–{100 * one.high:.0f} %"
    interval = f"{100 * one.won_low:.1f}–{100 * one.won_high:.1f} %"
    predicted, won = f"{100 * one.predicted:.1f} %", f"{100 * one.won:.1f} %"
    return f"| {span} | {one.positions} | {predicted} | {won} | {interval} |"


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f} %"


def draw_curves(trainer: Trainer) -> str:
    """Share of whole games won, by family and generation, as a running mean."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + LEGEND} '
        f'{TOP + HEIGHT + 40}" font-family="sans-serif" font-size="13">',
        f'<rect width="{LEFT + WIDTH + LEGEND}" height="{TOP + HEIGHT + 40}" fill="#ffffff"/>',
    ]
    for tenth in range(0, 11, 2):
        y = TOP + HEIGHT * (1 - tenth / 10)
        parts.append(f'<path d="M{LEFT} {y}h{WIDTH}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{tenth * 10}</text>')
    last = max(1, len(trainer.curves) - 1)
    for number, (name, members) in enumerate(groups(trainer).items()):
        colour = COLOURS[number % len(COLOURS)]
        points = running_mean([mean(line, members) for line in trainer.curves])
        path = " ".join(
            f"{LEFT + WIDTH * n / last:.1f},{TOP + HEIGHT * (1 - share):.1f}"
            for n, share in enumerate(points)
        )
        y = TOP + 16 + 20 * number
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{LEFT + WIDTH + 12}" y="{y}" fill="{colour}">')
        parts.append(f"{escape(name)}</text>")
    parts.append(f'<text x="{LEFT}" y="{TOP + HEIGHT + 28}">% won, by generation</text></svg>')
    return "\n".join(parts) + "\n"


def groups(trainer: Trainer) -> dict[str, list[str]]:
    """The families of each curve: editions with cards, cities, damaged cities, battles."""
    found: dict[str, list[str]] = {}
    for family in trainer.families:
        name = family.name if family.kind == "cards" else family.kind
        if family.kind == "city" and family.setups[0]["damaged"]:
            name = "damaged city"
        found.setdefault(name, []).append(family.name)
    return found


def mean(line: dict[str, Any], members: list[str]) -> float | None:
    shares = [line[name] for name in members if line.get(name) is not None]
    return sum(shares) / len(shares) if shares else None


def running_mean(shares: list[float | None], weight: float = 0.2) -> list[float]:
    means: list[float] = []
    for share in shares:
        before = means[-1] if means else (share or 0.0)
        means.append(before if share is None else before + weight * (share - before))
    return means
