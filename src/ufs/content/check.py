"""The content check: everything a schema cannot check. It reports all mistakes at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product
from typing import Any

from pydantic import ValidationError

from ufs.content.limits import MAX_PROBLEMS, MAX_ROW_LENGTH
from ufs.content.loader import Draft, Library, stopped
from ufs.content.notation import (
    SPECIALS,
    BaseRows,
    Report,
    SkyRows,
    check_lower,
    check_upper,
)
from ufs.content.problems import Problem
from ufs.content.references import KINDS, named_pieces, walk
from ufs.content.schema import (
    Ability,
    BaseCard,
    BaseTile,
    ChapterFile,
    Character,
    City,
    CitySide,
    EditionFile,
    Mothership,
    Piece,
    Rows,
    Scenario,
    Sky,
    SkySide,
    Tracks,
)
from ufs.content.vocabulary import NEED_ORANGE, ONLY_ONE, refusals
from ufs.rules.state import ROBOTS

SIDES = ("easy", "hard")
Blame = Sequence[tuple[Piece, str]]  # pieces that do not fit together, each with the place in it


def check(library: Library) -> list[Problem]:
    """Check every piece by itself, then how the pieces of an edition fit together."""
    checker = Checker(library)
    rest: list[Problem] = []
    try:
        run_checks(checker)
    except EnoughFound as full:
        rest = [stopped(full.file)]
    return [*checker.problems.values(), *checker.out_of_reach.values(), *rest]


def run_checks(checker: Checker) -> None:
    library = checker.library
    for sky in library.all(Sky):
        checker.check_sky(sky)
    for card in library.all(BaseCard):
        checker.check_base(card)
    for tile in library.all(BaseTile):
        checker.check_base(tile)
    for piece in library.all(Piece):
        checker.check_names(piece)
    for draft in library.drafts:
        checker.check_draft(draft)
    for city in library.all(City):
        checker.check_city(city)
        checker.check_city_side(city, "blue", city.blue)
        checker.check_city_side(city, "damaged", city.damaged)
    for scenario in library.all(Scenario):
        checker.check_abilities(scenario, "ability", scenario.ability)
        if scenario.sky:
            checker.find(scenario, "sky", Sky, scenario.sky, scenario.editions)
    for character in library.all(Character):
        checker.check_abilities(character, "normal.ability", character.normal.ability)
        checker.check_abilities(character, "upgraded.ability", character.upgraded.ability)
    checker.check_chapters()
    for edition in library.all(EditionFile):
        checker.check_edition(edition)


class EnoughFound(Exception):  # noqa: N818 - it is no error
    """There are so many problems that nobody wants to read more; the last one is in this file."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


class Checker:
    """Checks a library and collects problems."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.ids = ids_by_kind(library)
        self.problems: dict[str, Problem] = {}  # each once
        self.out_of_reach: dict[tuple[str, str], Problem] = {}

    def note(self, piece: Piece | Draft, place: str, key: str, **args: Any) -> None:
        file = piece.file if isinstance(piece, Draft) else self.library.file(piece)
        problem = Problem(file, place, key, **args)
        self.problems[repr(problem)] = problem
        self.stop_when_full(file)

    def stop_when_full(self, file: str) -> None:
        if len(self.problems) + len(self.out_of_reach) >= MAX_PROBLEMS:
            raise EnoughFound(file)

    def blame(self, pieces: Blame, key: str, **args: Any) -> None:
        """Note a problem between pieces at the newest one: its author can fix it."""
        self.note(*self.to_blame(pieces), key, **args)

    def to_blame(self, pieces: Blame) -> tuple[Piece, str]:
        newest = self.library.newest(*(piece for piece, _ in pieces))
        return newest, next(place for piece, place in pieces if piece is newest)

    def check_reach(self, pieces: Blame, key: str, *, found: int, most: int, **args: Any) -> None:
        """E1: a research number that no room reaches. Of several limits the lowest is reported."""
        if found <= most:
            return
        piece, place = self.to_blame(pieces)
        problem = Problem(self.library.file(piece), place, key, found=found, most=most, **args)
        earlier = self.out_of_reach.setdefault((problem.file, place), problem)
        if (most, -found) < (earlier.args["most"], -earlier.args["found"]):
            self.out_of_reach[problem.file, place] = problem
        self.stop_when_full(problem.file)

    def side(self, piece: Piece, side: str) -> Report:
        """A reporter for places inside one side of a piece."""
        return lambda place, key, **args: self.note(piece, f"{side}.{place}", key, **args)

    def note_rows(self, piece: Piece | Draft, place: str, rows: SkyRows | BaseRows) -> None:
        for one in rows.mistakes:
            self.note(piece, f"{place}{one.place}", one.key, **one.args)

    def check_sky(self, sky: Sky) -> None:
        """S1, S2: rows, tokens, arrows; research numbers (box), a city row (print-and-play)."""
        self.check_shape(sky)
        for name, side in sky.sides.items():
            here = self.side(sky, name)
            self.note_rows(sky, f"{name}.rows", side.rows)
            city_rows = [n for n, row in enumerate(side.rows) if row.is_city]
            for n, row in enumerate(side.rows):
                for token in row.tokens:
                    if token in SPECIALS and token not in sky.spaces:  # F37
                        here(f"rows[{n}]", "sky-special", found=token, expected=list(sky.spaces))
            self.check_teleports(sky, name, side)
            for id in sky.editions:
                edition = self.library.edition(id)
                if edition is not None:
                    self.check_sky_in(sky, name, city_rows, edition)

    def check_shape(self, sky: Sky) -> None:
        """A7: tile 0 has two rows and one side, every other piece four rows and two sides."""
        rows = 2 if sky.position == 0 else 4
        if sky.position == 0 and sky.hard is not None:
            self.note(sky, "hard", "sky-one-side")
        if sky.position > 0 and sky.hard is None:
            self.note(sky, "hard", "sky-two-sides")
        for name, side in sky.sides.items():
            if len(side.rows) != rows:
                self.note(sky, f"{name}.rows", "sky-rows", found=len(side.rows), expected=rows)
            if side.research is not None and len(side.research) != rows:
                args = {"found": len(side.research), "expected": rows}
                self.note(sky, f"{name}.research", "sky-research-length", **args)

    def check_teleports(self, sky: Sky, name: str, side: SkySide) -> None:
        """A1: two of each colour on a side, in different columns: ships land column by column."""
        for letter, meant in sky.spaces.items():
            if meant.effect != "teleport":
                continue
            found = [
                column
                for row in side.rows
                for column, token in enumerate(row.tokens)
                if token == letter
            ]
            if found and len(found) != 2:
                key = "sky-teleport-alone" if len(found) == 1 else "sky-teleport-many"
                self.note(sky, f"{name}.rows", key, found=len(found), letter=letter)
            elif found and found[0] == found[1]:
                self.note(sky, f"{name}.rows", "sky-teleport-column", letter=letter)

    def check_sky_in(self, sky: Sky, name: str, city_rows: list[int], edition: EditionFile) -> None:
        """S2, S7: what an edition expects of its sky: a city row, research numbers."""
        last = edition.rules.city_in_the_sky and sky.position == 4
        # A3: the box's last piece may end with rows of the city.
        shortened = not edition.rules.city_in_the_sky and sky.position == 4
        if shortened and city_rows and city_rows != list(range(city_rows[0], 4)):
            self.note(sky, f"{name}.rows", "sky-city-rows-last")
        if city_rows != ([3] if last else []) and not shortened:
            pieces: Blame = [(sky, f"{name}.rows"), (edition, "rules.city_in_the_sky")]
            self.blame(pieces, "sky-city-row" if last else "sky-no-city-row")
        has_tracks = edition.pieces.tracks is not None
        if (sky.sides[name].research is None) != has_tracks:
            key = "sky-research-unused" if has_tracks else "sky-research-missing"
            self.blame([(sky, f"{name}.research"), (edition, "pieces.tracks")], key)

    def check_base(self, piece: BaseCard | BaseTile) -> None:
        """S5, S6: rooms inside the base, none overlapping; the start on the upper piece."""
        names = SIDES if isinstance(piece, BaseCard) else ("upper", "lower")
        for name in names:
            base: BaseRows = getattr(piece, name).rows
            self.note_rows(piece, f"{name}.rows", base)
            part = piece.part if isinstance(piece, BaseCard) else name
            (check_upper if part == "upper" else check_lower)(base, self.side(piece, name))

    def check_names(self, piece: Piece | Draft) -> None:
        """Every piece that a piece names must exist."""
        value = piece.data if isinstance(piece, Draft) else piece
        for place, kind, id in named_pieces(shape_of(piece), value):
            if id not in self.ids[kind]:
                key = "unknown-edition" if kind == "edition" else "unknown-piece"
                self.note(piece, place, key, found=id, expected=sorted(self.ids[kind]))

    def check_draft(self, draft: Draft) -> None:
        """Check as much as possible of a file whose mistakes keep it from being a piece."""
        self.check_names(draft)
        abilities: dict[str, list[Ability | None]] = {}
        for place, shape, value in walk(draft.kind, draft.data):
            if isinstance(shape, Rows) and is_list_of_rows(value):
                self.note_rows(draft, place, shape.read(value[: shape.count]))
            elif shape is Ability:
                abilities.setdefault(place.rpartition("[")[0], []).append(parse_ability(value))
        for place, found in abilities.items():
            self.check_abilities(draft, place, found)

    def find(
        self, piece: Piece, place: str, kind: type[Any], id: str, editions: list[str]
    ) -> Any | None:
        """A piece that another one names, if it exists; it must belong to the same editions."""
        found = self.library.get(kind, id)
        if found is None:
            return None
        for edition in editions:
            if edition not in found.editions and self.library.edition(edition):
                args = {"found": id, "edition": edition}
                self.blame([(piece, place), (found, "editions")], "piece-other-edition", **args)
        return found

    def check_abilities(
        self, piece: Piece | Draft, place: str, abilities: Sequence[Ability | None]
    ) -> None:
        """F1-F3: every effect at a suitable moment, and `on` names something that exists."""
        has_orange = any(ability is None or ability.effect == "orange" for ability in abilities)
        first: dict[tuple[str, str | None], str] = {}
        choices = 0
        for n, ability in enumerate(abilities):
            here = f"{place}[{n}]"
            if ability is None:  # its mistakes are already reported
                continue
            for field, key, expected in refusals(ability):
                args = {"found": getattr(ability, field), "expected": expected}
                args |= {"effect": ability.effect, "when": ability.when}
                self.note(piece, f"{here}.{field}", key, **args)
            earlier = first.setdefault((ability.effect, ability.on), here)
            if ability.effect in ONLY_ONE and earlier != here:
                args = {"found": ability.effect, "first": earlier}
                self.note(piece, f"{here}.effect", "ability-twice", **args)
            if ability.effect in NEED_ORANGE and not has_orange:  # F35
                self.note(piece, f"{here}.effect", "ability-needs-orange", found=ability.effect)
            choices += ability.when == "chosen"
            if ability.when == "chosen" and shape_of(piece) is Scenario:  # F13
                self.note(piece, f"{here}.when", "ability-not-chosen-here")
            elif ability.when == "chosen" and choices > 1:
                self.note(piece, f"{here}.when", "ability-chosen-twice")

    def check_city_side(self, city: City, name: str, side: CitySide) -> None:
        """F1: abilities, and the text that explains them to the players."""
        self.check_abilities(city, f"{name}.ability", side.ability)
        if side.ability and side.text is None:
            self.note(city, f"{name}.text", "side-text-missing")
        if side.text is not None and not side.ability:
            self.note(city, f"{name}.text", "side-text-unneeded")

    def check_city(self, city: City) -> None:
        """S10: a city names base tiles that exist, starts on the track, and can be won."""
        upper: BaseTile | None = self.find(city, "upper", BaseTile, city.upper, city.editions)
        lower: BaseTile | None = self.find(city, "lower", BaseTile, city.lower, city.editions)
        if upper is None or lower is None:
            return
        most = upper.upper.energy + lower.lower.energy
        for name in ("blue", "damaged"):
            start = getattr(city, name).energy
            if start > most:
                energies: Blame = [(upper, "upper.energy"), (lower, "lower.energy")]
                pieces: Blame = [(city, f"{name}.energy"), *energies]
                self.blame(pieces, "energy-above-track", found=start, most=most)
        bases = upper.upper.rows, lower.lower.rows
        best = best_research(bases, most, min(robot_count(city.blue), robot_count(city.damaged)))
        for number, sky, name in self.highest_research:
            if number <= best:
                break
            if set(sky.editions) & set(city.editions):
                rooms: Blame = [(upper, "upper.rows"), (lower, "lower.rows")]
                blamed: Blame = [(city, "upper + lower"), (sky, f"{name}.research"), *rooms]
                told = "city-cannot-be-won"
                self.check_reach(blamed, told, found=number, most=best, city=city.id)

    @cached_property
    def highest_research(self) -> list[tuple[int, Sky, str]]:
        """The highest number on each side of each sky piece, the highest first."""
        found = [
            (max(side.research or [0]), sky, name)
            for sky in self.library.all(Sky)
            for name, side in sky.sides.items()
        ]
        return sorted(found, key=lambda one: -one[0])

    def check_chapters(self) -> None:
        """C6: every chapter has only one file, and its sky a tile for each place, from the top."""
        by_number: dict[int, ChapterFile] = {}
        for chapter in self.library.all(ChapterFile):
            self.check_chapter_sky(chapter)
            other = by_number.setdefault(chapter.number, chapter)
            if other is not chapter:
                pieces: Blame = [(chapter, "number"), (other, "number")]
                known = [other.id, chapter.id]
                self.blame(pieces, "chapter-twice", number=chapter.number, found=known)

    def check_chapter_sky(self, chapter: ChapterFile) -> None:
        tiles = [tile for id in chapter.sky if (tile := self.library.get(Sky, id)) is not None]
        places = [tile.position for tile in tiles]
        is_known = len(tiles) == len(chapter.sky)  # otherwise `check_names` has told it
        if is_known and places not in ([], [1, 2, 3, 4], [0, 1, 2, 3, 4]):
            pieces: Blame = [(chapter, "sky"), *((tile, "position") for tile in tiles)]
            self.blame(pieces, "chapter-sky", found=chapter.sky)

    def check_edition(self, edition: EditionFile) -> None:
        """S1, S8: the pieces of an edition exist and fit, and so do its rules."""
        pieces = edition.pieces
        needed = ("city",) if pieces.city else ("upper", "lower", "tracks", "mothership")
        kinds = {"upper": BaseCard, "lower": BaseCard, "tracks": Tracks, "city": City}
        found: dict[str, Any] = {}
        for name in needed:
            id = getattr(pieces, name)
            if id is None:
                self.note(edition, f"pieces.{name}", "edition-needs-piece")
                continue
            kind = kinds.get(name, Mothership)
            found[name] = self.find(edition, f"pieces.{name}", kind, id, [edition.id])
        skies = [
            self.find(edition, f"pieces.sky[{n}]", Sky, id, [edition.id])
            for n, id in enumerate(pieces.sky)
        ]
        if edition.rules.robots_block and not edition.rules.any_space_ahead:
            self.note(edition, "rules.robots_block", "edition-rules-clash")
        if all(skies):
            self.check_skies(edition, [sky for sky in skies if sky])
        if not pieces.city and all(found.get(name) for name in needed):
            self.check_cards(edition, found["upper"], found["lower"], found["tracks"])

    def check_skies(self, edition: EditionFile, usual_sky: list[Sky]) -> None:
        """S1, E3: each piece in its place, and a skull whichever sides are up."""
        for n, sky in enumerate(usual_sky):
            if sky.position != n + 1:
                pieces = [(edition, f"pieces.sky[{n}]"), (sky, "position")]
                args = {"found": sky.id, "position": sky.position, "expected": n + 1}
                self.blame(pieces, "sky-position", **args)
        skies = [usual_sky]
        skies += [  # an added tile takes the place of the usual one
            [own if n + 1 == own.position else sky for n, sky in enumerate(usual_sky)]
            for own in self.library.all(Sky)
            if edition.id in own.editions and own not in usual_sky and own.position > 0
        ]
        reported: set[str] = set()  # each piece once, whatever is beside it
        for sky_pieces in skies:
            blamed: Blame = [(edition, "pieces.sky"), *((sky, "rows") for sky in sky_pieces)]
            wrong, place = self.to_blame(blamed)
            has_skull = any(has_skull_on_both_sides(sky) for sky in sky_pieces)
            if wrong.id not in reported and not has_skull:
                self.note(wrong, place, "sky-no-skull", found=[sky.id for sky in sky_pieces])
                reported.add(wrong.id)

    def check_cards(
        self, edition: EditionFile, upper: BaseCard, lower: BaseCard, tracks: Tracks
    ) -> None:
        """S7, E1: whichever sides are up, the print-and-play's track can be won."""
        for place, card in (("upper", upper), ("lower", lower)):
            if card.part != place:
                pieces: Blame = [(edition, f"pieces.{place}"), (card, "part")]
                self.blame(pieces, "base-wrong-part", found=card.part, expected=place)
        for name, u, lo in product(SIDES, SIDES, SIDES):
            side = getattr(tracks, name)
            if side.energy_start > side.energy_max:
                args = {"found": side.energy_start, "most": side.energy_max}
                self.note(tracks, f"{name}.energy_start", "energy-above-track", **args)
            bases = getattr(upper, u).rows, getattr(lower, lo).rows
            best = best_research(bases, side.energy_max, ROBOTS)
            blamed = [(tracks, f"{name}.research"), (upper, f"{u}.rows"), (lower, f"{lo}.rows")]
            self.check_reach(blamed, "track-cannot-be-won", found=max(side.research), most=best)


def ids_by_kind(library: Library) -> dict[str, set[str]]:
    """The ids that may be named; files with mistakes count too, because they exist."""
    found = {name: {piece.id for piece in library.all(kind)} for name, kind in KINDS.items()}
    for draft in library.drafts:
        found[str(draft.data["kind"])].add(draft.id)
    return found


def shape_of(piece: Piece | Draft) -> type[Piece]:
    return piece.kind if isinstance(piece, Draft) else type(piece)


def is_list_of_rows(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(row, str) and len(row) <= MAX_ROW_LENGTH for row in value
    )


def parse_ability(value: Any) -> Ability | None:
    """A valid ability, or None."""
    try:
        return Ability.model_validate(value)
    except ValidationError:
        return None


def best_research(bases: Sequence[BaseRows], energy: int, robots: int) -> int:
    """R8, E1: the most that one use of an affordable research room yields, all dice showing 6.

    One worker per column (D2): the other spaces of an upright room need robots.
    """
    reach = [
        6 * len(room.spaces) + room.modifier
        for base in bases
        for room in base.rooms
        if "research" in room.effects
        and room.cost <= energy
        and len(room.spaces) - len({column for _, column in room.spaces}) <= robots
    ]
    return max(reach, default=0)


def robot_count(side: CitySide) -> int:
    """B2, F31: how many robots a city has."""
    return next((a.amount for a in side.ability if a.effect == "robots"), ROBOTS)


def has_skull_on_both_sides(sky: Sky) -> bool:
    """E3: whether a piece has a skull on both sides."""
    return all(any(row.action == "SKULL" for row in side.rows) for side in sky.sides.values())
