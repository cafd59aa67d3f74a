"""The content check: everything a schema cannot see. It reports all mistakes at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import product

from ufs.content.loader import Library
from ufs.content.notation import (
    BaseRows,
    Report,
    SkyRow,
    check_lower,
    check_upper,
    quiet,
    read_base,
    read_sky,
)
from ufs.content.problems import Problem
from ufs.content.schema import (
    BaseCard,
    BaseTile,
    City,
    EditionFile,
    Mothership,
    OnTheTable,
    Piece,
    Sky,
    Tracks,
)

SIDES = ("easy", "hard")


def check(library: Library) -> list[Problem]:
    """Check every piece by itself, then how the pieces of an edition fit together."""
    problems: list[Problem] = []
    for sky in library.all(Sky):
        check_sky(sky, reporter(problems, library.file(sky)), library)
    for card in library.all(BaseCard):
        check_base(card, reporter(problems, library.file(card)))
    for tile in library.all(BaseTile):
        check_base(tile, reporter(problems, library.file(tile)))
    for kind in (Sky, BaseCard, BaseTile, Tracks, Mothership, City):
        for thing in library.all(kind):
            check_editions(thing, reporter(problems, library.file(thing)), library)
    for city in library.all(City):
        check_city(city, reporter(problems, library.file(city)), library)
    for edition in library.all(EditionFile):
        check_edition(edition, problems, library)
    return list({repr(problem): problem for problem in problems}.values())  # each one once


def reporter(problems: list[Problem], file: str, prefix: str = "") -> Report:
    """A function that notes a problem of one file."""

    def report(place: str, key: str, **args: object) -> None:
        problems.append(Problem(file, f"{prefix}{place}", key, **args))

    return report


def within(report: Report, side: str) -> Report:
    """The same reporter for places inside one side of a piece."""
    return lambda place, key, **args: report(f"{side}.{place}", key, **args)


def check_sky(sky: Sky, report: Report, library: Library) -> None:
    """S1, S2: rows, tokens, arrows; research numbers (box), a city row (print-and-play)."""
    editions = [edition for id in sky.editions if (edition := library.edition(id))]
    for name in SIDES:
        side = getattr(sky, name)
        here = within(report, name)
        rows = read_sky(side.rows, here)
        city_rows = [n for n, row in enumerate(rows) if row.is_city]
        in_the_sky = any(edition.rules.city_in_the_sky for edition in editions)
        expected = [3] if in_the_sky and sky.position == 4 else []
        if editions and city_rows != expected:
            here("rows", "sky-city-row" if expected else "sky-no-city-row")
        has_tracks = any(edition.pieces.tracks for edition in editions)
        if editions and (side.research is None) != has_tracks:
            here("research", "sky-research-unused" if has_tracks else "sky-research-missing")


def check_base(piece: BaseCard | BaseTile, report: Report) -> None:
    """S5, S6: rooms inside the base, none overlapping; the excavator's start on the upper piece."""
    names = SIDES if isinstance(piece, BaseCard) else ("upper", "lower")
    for name in names:
        here = within(report, name)
        base = read_base(getattr(piece, name).rows, here)
        part = piece.part if isinstance(piece, BaseCard) else name
        (check_upper if part == "upper" else check_lower)(base, here)


def check_editions(piece: OnTheTable, report: Report, library: Library) -> None:
    known = [edition.id for edition in library.all(EditionFile)]
    for n, id in enumerate(piece.editions):
        if id not in known:
            report(f"editions[{n}]", "unknown-edition", found=id, expected=known)


def check_city(city: City, report: Report, library: Library) -> None:
    """S10: a city names base tiles that exist, starts on the track, and can be won."""
    tiles = [library.get(BaseTile, city.upper), library.get(BaseTile, city.lower)]
    for place, tile, id in zip(("upper", "lower"), tiles, (city.upper, city.lower), strict=True):
        if tile is None:
            known = [t.id for t in library.all(BaseTile)]
            report(place, "unknown-piece", found=id, expected=known)
    upper, lower = tiles
    if upper is None or lower is None:
        return
    energy_max = upper.upper.energy + lower.lower.energy
    for name in ("blue", "damaged"):
        side = getattr(city, name)
        if side.energy > energy_max:
            report(f"{name}.energy", "energy-above-track", found=side.energy, most=energy_max)
    rows = [read_base(upper.upper.rows, quiet), read_base(lower.lower.rows, quiet)]
    check_winnable(box_costs(library), rows, energy_max, partial(report, "upper + lower"))


def box_costs(library: Library) -> list[int]:
    """Every research number on any side of any sky tile."""
    return [
        cost
        for sky in library.all(Sky)
        for side in (sky.easy, sky.hard)
        for cost in side.research or ()
    ]


def check_winnable(
    costs: Iterable[int], bases: list[BaseRows], energy: int, report: Callable[..., None]
) -> None:
    """R8, E1: the highest research number must be within reach of a room that can be paid."""
    reach = [
        6 * len(room.spaces) + room.modifier
        for base in bases
        for room in base.rooms
        if "research" in room.effects and room.cost <= energy
    ]
    hardest = max(costs, default=0)
    best = max(reach, default=0)
    if best < hardest:
        report("track-cannot-be-won", found=hardest, most=best)


def check_edition(edition: EditionFile, problems: list[Problem], library: Library) -> None:
    """S1, S8: the pieces of an edition exist and fit; every sky has a skull."""
    report = reporter(problems, library.file(edition))
    pieces = edition.pieces
    wanted: list[tuple[str, type[Piece], str | None]] = [
        *((f"pieces.sky[{n}]", Sky, id) for n, id in enumerate(pieces.sky)),
        ("pieces.upper", BaseCard, pieces.upper),
        ("pieces.lower", BaseCard, pieces.lower),
        ("pieces.tracks", Tracks, pieces.tracks),
        ("pieces.mothership", Mothership, pieces.mothership),
        ("pieces.city", City, pieces.city),
    ]
    for place, kind, id in wanted:
        if id is not None and library.get(kind, id) is None:
            known = [piece.id for piece in library.all(kind)]
            report(place, "unknown-piece", found=id, expected=known)
    needed = ("city",) if pieces.city else ("upper", "lower", "tracks", "mothership")
    for name in needed:
        if getattr(pieces, name) is None:
            report(f"pieces.{name}", "edition-needs-piece")
    check_skull(edition, report, problems, library)
    if not pieces.city:
        check_cards(edition, report, problems, library)


def check_skull(
    edition: EditionFile, report: Report, problems: list[Problem], library: Library
) -> None:
    """E3: whichever sides are up, the sky has a skull the mothership can reach."""
    usual = [library.get(Sky, id) for id in edition.pieces.sky]
    for n, sky in enumerate(usual):
        if sky is not None and sky.position != n + 1:
            report(
                f"pieces.sky[{n}]",
                "sky-position",
                found=sky.id,
                position=sky.position,
                expected=n + 1,
            )
    if None in usual:
        return
    if not always_skull(usual):
        report("pieces.sky", "sky-no-skull", found=edition.pieces.sky)
    for sky in library.all(Sky):  # a tile of one's own takes the place of the usual one
        if edition.id in sky.editions and sky.id not in edition.pieces.sky:
            swapped = [sky if n + 1 == sky.position else other for n, other in enumerate(usual)]
            if not always_skull(swapped):
                mine = reporter(problems, library.file(sky))
                mine("rows", "sky-no-skull", found=[one.id for one in swapped if one])


def always_skull(skies: list[Sky | None]) -> bool:
    """Whether one of the pieces has a skull on both sides."""
    return any(
        all(has_skull(read_sky(side.rows, quiet)) for side in (sky.easy, sky.hard))
        for sky in skies
        if sky is not None
    )


def has_skull(rows: list[SkyRow]) -> bool:
    return any(row.action == "SKULL" for row in rows)


def check_cards(
    edition: EditionFile, report: Report, problems: list[Problem], library: Library
) -> None:
    """S7, E1: whichever sides are up, the print-and-play's track can be won."""
    tracks = library.get(Tracks, edition.pieces.tracks or "")
    upper = library.get(BaseCard, edition.pieces.upper or "")
    lower = library.get(BaseCard, edition.pieces.lower or "")
    if tracks is None or upper is None or lower is None:
        return
    report_tracks = reporter(problems, library.file(tracks))
    for place, card, part in (("upper", upper, "upper"), ("lower", lower, "lower")):
        if card.part != part:
            report(f"pieces.{place}", "base-wrong-part", found=card.part, expected=part)
    for name in SIDES:
        side = getattr(tracks, name)
        here = within(report_tracks, name)
        if side.energy_start > side.energy_max:
            here(
                "energy_start", "energy-above-track", found=side.energy_start, most=side.energy_max
            )
        for u, lo in product((upper.easy, upper.hard), (lower.easy, lower.hard)):
            bases = [read_base(u.rows, quiet), read_base(lo.rows, quiet)]
            check_winnable(side.research, bases, side.energy_max, partial(here, "research"))
