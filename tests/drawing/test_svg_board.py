"""The board as SVG: well-formed, complete, the same every time, and in words for who listens."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.support.files import GAMES as GAMES_FOLDER
from tests.support.stage import stage
from tests.support.table import PNP1, ROSWELL, WHOLE_BASE, only, position, rooms, rule
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import load
from ufs.content.starters import starter
from ufs.drawing import Picture, draw_svg
from ufs.drawing.shapes import color, pips
from ufs.game import Game
from ufs.game.table_json import view_table

EN = Words("en")
SVG = "{http://www.w3.org/2000/svg}"
Node = ElementTree.Element


def played(name: str, moves: int | None = None) -> Game:
    """One of the kept games after so many moves, or at its end."""
    whole = Game.from_record((GAMES_FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    game = Game.new(whole.table.setup, whole.seed, whole.dice)
    for step in whole.steps[:moves]:
        game.act(step.action)
    return game


def battle() -> Game:
    """Everything new on one table: rooms, actions, spaces, the orange ship, a goal, a team."""
    setup = {
        "edition": "box",
        "city": "berlin",
        "scenario": "last-stand",
        "characters": [{"id": "pilot", "upgraded": True}],
        "sky": ["0", "I+", "II+", "III+", "IV+"],
        "hard": ["sky2"],
    }
    ships = {0: [9, 1], 1: [14, 2], 2: [6, 3], 3: [10, 4], 4: "mothership", 5: [8, 4], 9: [5, 5]}
    more: dict[str, Any] = {"energy": 3, "damage": 2, "robots": [(4, [2, 2])]}
    return Game.load(position(setup, ships=ships, mothership=2, excavator=[4, 3], **more))


def with_robots() -> Game:
    """A robot waits for its room, one has worked, one has not."""
    game = rooms(
        ROSWELL,
        (5, [2, 1]),
        excavator=WHOLE_BASE,
        energy=5,
        robots=[(4, [2, 2]), (3, [1, 1])],
        ships=only({0: [3, 1]}),
    )
    return Game.load(game.position() | {"install": {"values": [5]}})


def two_kinds() -> Game:
    """The first print-and-play: no city piece, and ships of both kinds aboard."""
    ships: dict[int, Any] = {0: "mothership", 1: "mothership", 5: "mothership"}
    done = [(1, "resolved")] * 5
    return Game.load(position(PNP1, phase="spawn", workers=done, ships=ships))


def commanded() -> Game:
    """A5, A3: points of a command room to deal out, under a shortened sky."""
    setup = {
        "edition": "box",
        "city": "toronto",
        "sky": ["I", "II", "III", "IV+"],
        "hard": ["sky4"],
    }
    workers = [(3, [2, 1]), (4, [2, 3]), (5, "resolved"), (2, [2, 4]), (6, [1, 5])]
    more: dict[str, Any] = {"excavator": [4, 1], "points": 3, "ships": only({0: [13, 1]})}
    return Game.load(position(setup, phase="rooms", workers=workers, **more))


# F37: letters that set something off.
SPECIAL = stage(
    sky=["D P . . E  | -", *[". . . . .  | -"] * 3],
    spaces={"D": ("drain", 1), "P": ("pulse", 1), "E": ("energy", 1)},
)
PIECES = {"special spaces": SPECIAL.library}


GAMES = {
    "dice": played("win", 1),
    "rooms": played("win", 13),
    "won": played("win"),
    "lost": played("mothership"),
    "battle": battle(),
    "robots": with_robots(),
    "print-and-play": two_kinds(),
    "command room": commanded(),
    "special spaces": SPECIAL.new(),
}


def drawn(game: Game, language: str = "en") -> Node:
    return ElementTree.fromstring(draw_svg(game, Words(language)))


def groups(root: Node, name: str) -> list[Node]:
    """Every group with a class, or with several."""
    wanted = set(name.split())
    return [node for node in root.iter(f"{SVG}g") if wanted <= set(node.get("class", "").split())]


def title(node: Node) -> str:
    found = node.find(f"{SVG}title")
    return "" if found is None else found.text or ""


def pips_of(die: Node) -> int:
    """How many pips a die shows: circles of their size."""
    return sum(circle.get("r") == "2.9" for circle in die.iter(f"{SVG}circle"))


@pytest.mark.parametrize("name", GAMES)
def test_every_ship_is_in_it(name: str) -> None:
    game = GAMES[name]
    root, at = drawn(game), game.position()
    for kind in ("basic", "reinforcement", "orange"):
        ships = [ship for ship in at["ships"] if ship["kind"] == kind]
        shown = [ship for ship in ships if ship["at"] != "supply"]
        sign = 1 if kind == "reinforcement" else 0  # the supply has one of its own
        sign += sum(goal["goal"] == kind for goal in view_table(game.table, EN)["goals"])
        assert len(groups(root, f"ship {kind}")) == len(shown) + sign
    flying = [ship["at"] for ship in at["ships"] if isinstance(ship["at"], list)]
    assert Counter(node.get("data-space") for node in groups(root, "ship-in-sky")) == Counter(
        f"{row}-{column}" for row, column in flying
    )


@pytest.mark.parametrize("name", GAMES)
def test_every_die_is_in_it(name: str) -> None:
    game = GAMES[name]
    root, at = drawn(game), game.position()
    over = at["phase"] == "over"
    expected: Counter[tuple[str, int]] = Counter()
    for worker in at["workers"]:
        if worker["space"] or not (over or worker.get("resolved")):
            expected[worker["color"], worker["value"] or 0] += 1
    for robot in at["robots"]:
        if robot["space"]:
            expected["robot", robot["value"]] += 1
    for value in at.get("install", {}).get("values", []):
        expected["robot", value] += 1
    found = Counter(
        (kind, pips_of(die))
        for kind in ("plain", "white", "robot")
        for die in groups(root, f"die {kind}")
    )
    assert found == expected


@pytest.mark.parametrize("name", GAMES)
def test_every_room_and_space_of_the_base_is_in_it(name: str) -> None:
    game = GAMES[name]
    root, table = drawn(game), view_table(game.table, EN)
    rooms = groups(root, "room")
    assert len(rooms) == len(table["rooms"])
    for node, room in zip(rooms, table["rooms"], strict=True):
        assert set(room["effects"]) <= set(node.get("class", "").split())
        for effect in room["effects"]:
            assert groups(node, f"effect {effect}")
        said = "".join(node.itertext())
        assert not room["cost"] or str(room["cost"]) in said
        assert not room["modifier"] or f"{abs(room['modifier'])}" in said
    spaces = " ".join(node.get("data-space", "") for node in [*rooms, *groups(root, "space")])
    assert sorted(spaces.split()) == sorted(f"{r}-{c}" for r in range(1, 7) for c in range(1, 6))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_printed_in_the_sky_is_in_it(name: str) -> None:
    """Below the mothership: what it has passed matters no more."""
    game = GAMES[name]
    root, table = drawn(game), view_table(game.table, EN)
    rows = [row for row in table["sky"] if row["row"] > game.position()["mothership"]]
    tokens = Counter(token for row in rows for token in row["tokens"])
    numbers = sum(count for token, count in tokens.items() if token.isdigit())
    red = sum(count for token, count in tokens.items() if token.endswith("r"))
    assert len(groups(root, "burst")) == numbers + red
    assert len(groups(root, "burst red")) == red
    assert len(groups(root, "space arrow")) == tokens["<"] + tokens[">"]
    assert len(groups(root, "space mother")) == tokens["M"]
    meant = [row["specials"].get(token) for row in rows for token in row["tokens"]]
    effects = Counter(one["effect"] for one in meant if one)
    assert len(groups(root, "teleport")) == effects.pop("teleport", 0)
    assert len(groups(root, "special")) == effects.total()
    assert len(groups(root, "action")) == sum(bool(row["tokens"]) for row in table["sky"])


@pytest.mark.parametrize("name", GAMES)
def test_the_tracks_are_as_long_as_they_are(name: str) -> None:
    game = GAMES[name]
    root, table, at = drawn(game), view_table(game.table, EN), game.position()
    for track, length in (
        ("research", len(table["research"])),
        ("energy", table["energy_max"] + 1),
        ("damage", table["hits"] + 1),
    ):
        (node,) = groups(root, f"track {track}")
        assert len(node.findall(f"{SVG}rect")) == length
        assert f": {at[track]}/" in title(node)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_has_a_title_in_the_readers_language(name: str, language: str) -> None:
    root = drawn(GAMES[name], language)
    words = Words(language, GAMES[name].table.book)
    assert root.get("role") == "img"
    assert title(root).startswith("Under Falling Skies, ")
    assert words.say(f"phase-{GAMES[name].phase}") in title(root)
    told = root.findtext(f"{SVG}desc") or ""
    for kind in (
        "ship-in-sky",
        "room",
        "space aa",
        "space tunnel",
        "action",
        "track",
        "mothership",
    ):
        assert all(title(node) for node in groups(root, kind)), kind
    for node in groups(root, "ship-in-sky"):
        assert title(node) in told
    assert words.say("excavator") in told


def test_the_languages_differ() -> None:
    assert len({draw_svg(GAMES["battle"], Words(language)) for language in LANGUAGES}) == 3


@pytest.mark.parametrize("name", GAMES)
def test_the_same_position_gives_the_same_drawing(name: str) -> None:
    game = GAMES[name]
    twin = Game.load(game.position(), library=PIECES.get(name)) if not game.is_over else game
    assert draw_svg(game, EN) == draw_svg(twin, EN)


def test_another_position_gives_another_drawing() -> None:
    game = played("win", 1)
    seen = {draw_svg(game, EN)}
    for _ in range(5):
        game.act(game.actions()[0])
        seen.add(draw_svg(game, EN))
    assert len(seen) == 6


def test_it_stands_alone() -> None:
    """No rules, scripts or files from elsewhere: notebooks throw them away, or take them over."""
    for game in GAMES.values():
        root = drawn(game)
        for node in root.iter():
            assert node.tag.removeprefix(SVG) not in ("style", "script", "image", "use", "a")
            for value in node.attrib.values():
                assert "url(" not in value or "url(#ufs-" in value
        ids = {node.get("id") for node in root.iter() if node.get("id")}
        used = {
            v[5:-1] for node in root.iter() for v in node.attrib.values() if v.startswith("url(#")
        }
        assert used <= ids


def test_names_of_ones_own_cannot_break_it(tmp_path: Path) -> None:
    text = starter("city", "Aa", EN).replace('"Aa"', "'<b> & \"q\"'")
    (tmp_path / "city.toml").write_text(text, encoding="utf-8")
    library = load([tmp_path])
    assert not library.problems
    game = Game.new({"edition": "box", "city": "aa"}, 1, library=library)
    assert '<b> & "q"' in title(drawn(game))


@rule("F26", "F28")
def test_what_was_planned_is_seen() -> None:
    team = [{"id": id, "upgraded": True} for id in ("marshal", "hacker")]
    setup = {**ROSWELL, "characters": team}
    game = Game.load(position(setup))
    beam, smoke = "#8ff5e3", "#d8d2dc"
    assert (count_fill(drawn(game), beam), count_fill(drawn(game), smoke)) == (5, 0)
    game.act({"do": "character", "id": "hacker"})
    assert (count_fill(drawn(game), beam), count_fill(drawn(game), smoke)) == (0, 0)
    game.act({"do": "character", "id": "marshal"})
    assert (count_fill(drawn(game), beam), count_fill(drawn(game), smoke)) == (0, 1)


def count_fill(root: Node, fill: str) -> int:
    return sum(node.get("fill") == fill for node in root.iter())


def test_dice_that_are_not_rolled_show_a_question_mark() -> None:
    game = Game.new(ROSWELL, 1, "manual")
    root = drawn(game)
    dice = groups(root, "die")
    assert len(dice) == 5
    assert all("?" in "".join(die.itertext()) for die in dice)
    assert len(pips(6)) == 6


def test_a_notebook_shows_it() -> None:
    game = GAMES["rooms"]
    picture = Picture(game, "fr")
    assert picture._repr_svg_() == str(picture) == draw_svg(game, Words("fr"))


def test_the_room_offers_nothing_else() -> None:
    import ufs.drawing

    with pytest.raises(AttributeError, match="nothing"):
        _ = ufs.drawing.nothing


@rule("A1")
def test_the_two_pairs_of_teleports_differ_in_letter_shape_and_colour() -> None:
    root = drawn(GAMES["battle"])
    found = {
        name: {
            ("".join(node.itertext()), ring_of(node)) for node in groups(root, f"teleport {name}")
        }
        for name in ("pair-1", "pair-2")
    }
    assert [{letter for letter, _ in one} for one in found.values()] == [{"P"}, {"T"}]
    assert not {ring for _, ring in found["pair-1"]} & {ring for _, ring in found["pair-2"]}


def ring_of(node: Node) -> tuple[str, str]:
    """What the ring of a teleport is, and its colour."""
    (ring,) = [part for part in node if part.get("stroke-width") == "3"]
    return ring.tag, str(ring.get("stroke"))


@rule("A2")
def test_red_explosions_have_another_shape_and_another_colour() -> None:
    root = drawn(GAMES["battle"])
    red = groups(root, "burst red")
    yellow = [node for node in groups(root, "burst") if node not in red]
    looks = [{(node[0].get("d"), node[0].get("fill")) for node in some} for some in (red, yellow)]
    ((shape, fill),), ((other_shape, other_fill),) = looks
    assert shape != other_shape
    assert fill != other_fill


@rule("A3", "A7")
def test_rows_of_the_city_are_no_sky_and_eighteen_rows_fit() -> None:
    for name, rows in (("battle", 17), ("command room", 14)):
        root = drawn(GAMES[name])
        assert len(groups(root, "row")) == rows
        (track,) = groups(root, "track research")
        cells = [float(rect.get("y", 0)) for rect in track.findall(f"{SVG}rect")]
        assert len(set(cells)) == len(cells) == (18 if name == "battle" else 16)
        assert min(cells) > 56  # below the head, not outside of the picture
    heights = {drawn(GAMES[name]).get("height") for name in ("battle", "dice")}
    assert len(heights) == 1


@rule("A5")
def test_points_to_deal_out_are_shown_and_told() -> None:
    root = drawn(GAMES["command room"])
    (points,) = groups(root, "points")
    assert "+3" in "".join(points.itertext())
    assert title(points) in (root.findtext(f"{SVG}desc") or "")
    assert not groups(drawn(GAMES["rooms"]), "points")


def test_ships_and_dice_have_the_colours_of_the_edition() -> None:
    cards, box = (draw_svg(Game.new({"edition": id}, 1), Words("en")) for id in ("pnp1", "box"))
    for name in ("basic", "die-plain"):
        assert f'fill="{color(name, book="pnp")}"' in cards
        assert f'fill="{color(name, book="pnp")}"' not in box
        assert f'fill="{color(name)}"' in box
