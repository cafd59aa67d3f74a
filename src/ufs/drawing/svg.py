"""Writing SVG: elements with escaped text, and the shared shapes. No styles, no scripts.

Colours are attributes, not rules: a drawing looks the same in a notebook, a page and a file.
"""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape, quoteattr

from ufs.base.words import Book
from ufs.drawing import shapes
from ufs.drawing.shapes import Paint, Part, paint_of


def format_number(value: float) -> str:
    """As short as possible: two decimals are finer than a pixel."""
    return f"{round(value, 2):g}" if abs(value) < 100_000 else str(round(value))


def element(tag: str, *children: str, **attributes: Any) -> str:
    """`element("g", "...", fill_opacity=0.5, class_="ship")`; None leaves an attribute out."""
    written = "".join(
        f" {attribute(name)}={quoteattr(format_number(value) if is_number(value) else str(value))}"
        for name, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>"


def attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def text_element(tag: str, content: object, **attributes: Any) -> str:
    """An element that contains text."""
    return element(tag, escape(str(content)), **attributes)


def group(*children: str, title: str | None = None, **attributes: Any) -> str:
    """A group of elements; the title is its tooltip."""
    name = text_element("title", title) if title else ""
    return element("g", name, *children, **attributes)


def text(x: float, y: float, content: object, size: float, fill: str, **more: Any) -> str:
    """A line of text; y is its middle."""
    attributes = {"text_anchor": "middle", **more}
    return text_element(
        "text", content, x=x, y=y + 0.35 * size, font_size=size, fill=fill, **attributes
    )


def box(x: float, y: float, width: float, height: float, fill: str, **more: Any) -> str:
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **more)


def path(d: str, **more: Any) -> str:
    return element("path", d=d, **more)


# --- the shared shapes ---


def paint_attributes(paint: Paint) -> dict[str, Any]:
    """A paint as attributes."""
    fill, opacity = paint.fill or "none", None
    if len(fill) == len("#rrggbbaa") and fill.startswith("#"):  # not every program supports these
        fill, opacity = fill[:7], round(int(fill[7:], 16) / 255, 2)
    found: dict[str, Any] = {"fill": fill, "fill_opacity": opacity}
    if paint.stroke:
        found |= {"stroke": paint.stroke, "stroke_width": paint.width}
        found["stroke_linejoin"] = paint.join
    found["opacity"] = paint.opacity if paint.opacity != 1 else None
    return found


def draw_part(name: str, part: Part, book: Book = "box") -> str:
    paint = paint_attributes(paint_of(name, part.classes, book=book))
    match part.geometry:
        case str(d):
            return path(d, **paint)
        case (x, y, r):
            return element("circle", cx=x, cy=y, r=r, **paint)
        case (x, y, rx, ry):
            return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **paint)
        case (x, y, width, height, rx):
            return element("rect", x=x, y=y, width=width, height=height, rx=rx, **paint)
    raise ValueError(f"a part of a sign cannot be {part.geometry}")


def draw_parts(name: str, parts: tuple[Part, ...] | None = None, book: Book = "box") -> str:
    """A sign, or other parts painted like it."""
    return "".join(draw_part(name, part, book) for part in parts or shapes.signs()[name])


def transform_to(x: float, y: float, k: float = 1, left: bool = False) -> str:
    """A transform to (x, y), scaled by `k`, mirrored if `left`."""
    moved = f"translate({format_number(x)} {format_number(y)})"
    if left:
        return f"{moved} scale({format_number(-k)} {format_number(k)})"
    return moved if k == 1 else f"{moved} scale({format_number(k)})"


def sign(
    name: str,
    x: float,
    y: float,
    k: float = 1,
    left: bool = False,
    title: str | None = None,
    book: Book = "box",
    **more: Any,
) -> str:
    """One of the shared signs: `sign("ship basic", 10, 20)`."""
    drawn = draw_parts(name, book=book)
    return group(drawn, title=title, class_=name, transform=transform_to(x, y, k, left), **more)


def die(
    kind: str,
    value: int | None,
    x: float,
    y: float,
    size: float,
    book: Book = "box",
    **more: Any,
) -> str:
    """A die: plain, white, robot or `robot exhausted`; a question mark if not rolled yet."""
    name = f"die {kind}"
    parts = [draw_parts(name, shapes.signs()[f"die {kind.split()[0]}"], book)]
    if value:
        offset, radius = shapes.pip_size()
        parts += [
            draw_part(name, Part("pip", (offset * a, offset * b, radius)))
            for a, b in shapes.pips(value)
        ]
    else:
        parts.append(text(0, 0, "?", 18, paint_of(name, "pip-text").fill or "none"))
    if "exhausted" in kind:
        parts.append(draw_parts(name, shapes.signs()["die exhausted"]))
    if kind == "white":
        parts.append(group(draw_parts("reroll"), transform=transform_to(15, -15, 0.92)))
    return group(*parts, class_=name, transform=transform_to(x, y, size / 30), **more)


def burst(number: int, x: float, y: float, k: float = 1, red: bool = False, **more: Any) -> str:
    """An explosion with its number; A2: a red one has another shape."""
    name = "burst red" if red else "burst"
    shape = draw_part(name, Part("burst-shape", shapes.burst(1.2, red)))
    inside = text(0, 0, number, 16, paint_of(name, "burst-number").fill or "none")
    return group(shape, inside, class_=name, transform=transform_to(x, y, k), **more)


def teleport(letter: str, pair: str, x: float, y: float, k: float = 1, **more: Any) -> str:
    """A1: a teleport with the letter of its pair."""
    name = f"teleport {pair}"
    inside = text(0, 0, letter, 14, paint_of(name, "teleport-letter").fill or "none")
    return group(draw_parts(name), inside, class_=name, transform=transform_to(x, y, k), **more)


def special(effect: str, x: float, y: float, k: float = 1, **more: Any) -> str:
    """F37: a special space, as a plate with the sign of its effect."""
    name = f"special {effect}"
    plate = draw_parts(name, shapes.signs()["special"])
    inside = sign(shapes.load()["specials"][effect], 0, 0, 0.8)
    return group(plate, inside, class_=name, transform=transform_to(x, y, k), **more)
