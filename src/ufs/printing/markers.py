"""Small pieces: ships, and a marker for every track."""

from __future__ import annotations

from collections.abc import Callable

from ufs.printing import signs as S
from ufs.printing.pen import Pen
from ufs.printing.signs import Sign, paint
from ufs.printing.tiles import CARD, TILE, Format

Drawing = Callable[[Pen], None]

# The number of each in the largest game, with a spare reinforcement.
SHIPS = {"basic": 5, "reinforcement": 6, "orange": 1}
TRACKS: dict[str, Sign] = {
    "research": S.effect("research"),
    "energy": S.effect("energy"),
    "damage": S.action("hit"),
}
USED_MARKERS = 4  # for abilities that were used up


def size_of(form: Format) -> tuple[float, float]:
    """A ship covers the upper half of its space and no more."""
    return (19.0, 12.0) if form is TILE else (13.0, 8.5)


def markers(form: Format = TILE) -> list[tuple[str, float, float, Drawing]]:
    """Every marker of a set: its name, its size, and how to draw it."""
    wide, tall = size_of(form)
    k = 1.2 if form is TILE else 0.85
    found: list[tuple[str, float, float, Drawing]] = []
    for kind, count in SHIPS.items():
        if form is CARD and kind == "orange":
            continue
        sign = S.sign(f"ship {kind}", form.book)
        ship = kind, wide, tall, marker_drawing(sign, wide, tall, k, S.SKY[2])
        found += [ship] * (min(count, 5) if form is CARD else count)
    for track, sign in TRACKS.items():
        found.append((track, wide, tall, marker_drawing(sign, wide, tall, 0.8 * k, S.ROOM)))
    found.append(
        (
            "excavator",
            wide,
            tall,
            marker_drawing(S.sign("excavator"), wide, tall, 0.75 * k, S.TUNNEL),
        )
    )
    if form is TILE:
        cross = S.sign("cross")
        found += [
            ("used", wide, tall, marker_drawing(cross, wide, tall, k, S.EDGE))
            for _ in range(USED_MARKERS)
        ]
    return found


def marker_drawing(sign: Sign, wide: float, tall: float, k: float, color: str) -> Drawing:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, tall, color)
        paint(pen.at(wide / 2, tall / 2, k), sign)

    return draw
