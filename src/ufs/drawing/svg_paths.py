"""SVG paths: the shared shapes as curves (for a PDF) or as corners (for a picture)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from math import acos, ceil, cos, hypot, pi, sin, sqrt, tan

Point = tuple[float, float]
Step = tuple[str, tuple[Point, ...]]  # M and L with their end, C with two controls and its end, Z

TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "Z": 0}


def read_path(d: str) -> list[Step]:
    """An SVG path as steps with absolute points; arcs and quadratic curves become cubic."""
    steps: list[Step] = []
    here = start = (0.0, 0.0)
    for command, numbers in commands(d):
        if command == "Z":
            steps.append(("Z", ()))
            here = start
            continue
        made = list(to_steps(command, numbers, here))
        steps += made
        here = made[-1][1][-1] if made else here
        if command.upper() == "M":
            start = here
    return steps


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; further numbers repeat the command."""
    command = ""
    numbers: list[float] = []
    for token in TOKEN.findall(d):
        if not token.isalpha():
            numbers.append(float(token))
            if len(numbers) == ARGUMENTS[command.upper()]:
                yield command, numbers
                numbers = []
                command = {"M": "L", "m": "l"}.get(command, command)
        else:
            command = token if token not in "zZ" else "Z"
            if command == "Z":
                yield "Z", []


def to_steps(command: str, n: list[float], here: Point) -> Iterator[Step]:
    """One command as steps from the current point."""
    x, y = here if command.islower() else (0.0, 0.0)
    match command.upper():
        case "M" | "L" as kind:
            yield kind, ((x + n[0], y + n[1]),)
        case "H":
            yield "L", ((x + n[0], here[1]),)
        case "V":
            yield "L", ((here[0], y + n[0]),)
        case "C":
            yield "C", ((x + n[0], y + n[1]), (x + n[2], y + n[3]), (x + n[4], y + n[5]))
        case "Q":
            control, end = (x + n[0], y + n[1]), (x + n[2], y + n[3])
            yield "C", (cubic_control(here, control), cubic_control(end, control), end)
        case "A":
            yield from arc(here, n, (x + n[5], y + n[6]))


def cubic_control(point: Point, control: Point) -> Point:
    """The cubic control point of a quadratic curve: two thirds of the way to the quadratic one."""
    return (
        point[0] + 2 / 3 * (control[0] - point[0]),
        point[1] + 2 / 3 * (control[1] - point[1]),
    )


def arc(here: Point, n: list[float], end: Point) -> Iterator[Step]:
    """An elliptical arc, not rotated, in quarters or less; see SVG 1.1, appendix F.6."""
    rx, ry = abs(n[0]), abs(n[1])
    half_x, half_y = (here[0] - end[0]) / 2, (here[1] - end[1]) / 2
    if not rx or not ry or (half_x == 0 and half_y == 0):
        yield "L", (end,)
        return
    too_far = hypot(half_x / rx, half_y / ry)
    if too_far > 1:
        rx, ry = rx * too_far, ry * too_far
    on_ellipse = (half_x * ry) ** 2 + (half_y * rx) ** 2
    root = sqrt(max(0.0, ((rx * ry) ** 2 - on_ellipse) / on_ellipse))
    if bool(n[3]) == bool(n[4]):
        root = -root
    cx, cy = root * rx * half_y / ry, -root * ry * half_x / rx
    middle = (cx + (here[0] + end[0]) / 2, cy + (here[1] + end[1]) / 2)
    first = angle((half_x - cx) / rx, (half_y - cy) / ry)
    last = angle((-half_x - cx) / rx, (-half_y - cy) / ry)
    sweep = last - first
    if n[4] and sweep < 0:
        sweep += 2 * pi
    elif not n[4] and sweep > 0:
        sweep -= 2 * pi
    yield from quarters(middle, (rx, ry), first, sweep)


def angle(x: float, y: float) -> float:
    found = acos(max(-1.0, min(1.0, x / hypot(x, y))))
    return found if y >= 0 else -found


def quarters(middle: Point, radii: Point, first: float, sweep: float) -> Iterator[Step]:
    count = max(1, ceil(abs(sweep) / (pi / 2) - 1e-9))
    part = sweep / count
    reach = 4 / 3 * tan(part / 4)
    for n in range(count):
        a, b = first + n * part, first + (n + 1) * part

        def at(u: float, v: float) -> Point:
            return middle[0] + radii[0] * u, middle[1] + radii[1] * v

        first_control = at(cos(a) - reach * sin(a), sin(a) + reach * cos(a))
        last_control = at(cos(b) + reach * sin(b), sin(b) - reach * cos(b))
        yield "C", (first_control, last_control, at(cos(b), sin(b)))


# --- corners instead of curves ---

POINTS_PER_CURVE = 8  # enough at the size of a sign


@cache
def flatten(d: str) -> tuple[tuple[Point, ...], ...]:
    """Every subpath as its corners; a closed one ends where it begins."""
    lines: list[list[Point]] = []
    for kind, points in read_path(d):
        if kind == "M":
            lines.append([points[0]])
        elif kind == "L":
            lines[-1].append(points[0])
        elif kind == "C":
            lines[-1] += sample_curve(lines[-1][-1], *points)
        elif lines[-1][-1] != lines[-1][0]:
            lines[-1].append(lines[-1][0])
    return tuple(tuple(line) for line in lines)


def sample_curve(start: Point, first: Point, last: Point, end: Point) -> Iterator[Point]:
    """Points along a cubic curve."""
    for n in range(1, POINTS_PER_CURVE + 1):
        t = n / POINTS_PER_CURVE
        u = 1 - t
        weights = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        curve = start, first, last, end
        yield (
            sum(w * x for w, (x, _) in zip(weights, curve, strict=True)),
            sum(w * y for w, (_, y) in zip(weights, curve, strict=True)),
        )
