"""E: the end of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.table import (
    BY_DAMAGE,
    BY_MOTHERSHIP,
    EDITIONS,
    NEW_YORK,
    PNP1,
    PNP2,
    ROSWELL,
    WASHINGTON,
    WON,
    Workers,
    impossible,
    kinds,
    load,
    only,
    place,
    position,
    refused,
    rule,
    ship_at,
    use,
)
from ufs.base.errors import UfsError
from ufs.content.loader import BUILT_IN, Library
from ufs.game import Game

GUNS: Workers = [(1, [1, column]) for column in range(1, 6)]


def last_room(setup: dict[str, Any], values: tuple[int, int, int], **changes: Any) -> Game:
    """The rooms phase with three dice in the research room of row 6, two more elsewhere."""
    dice: Workers = [(value, [6, column]) for value, column in zip(values, (2, 3, 4), strict=True)]
    usual: dict[str, Any] = {
        "workers": [*dice, (4, [3, 1]), (1, [1, 5])],
        "excavator": [6, 5],
        "energy": 3,
    }
    return load(setup, phase="rooms", **(usual | changes))


def last_gun(setup: dict[str, Any], **changes: Any) -> Game:
    """One worker left for the AA gun of column 5: placing it leads to the mothership phase."""
    return load(setup, workers=[*GUNS[:4], (1, None)], **changes)


def is_over(game: Game, result: dict[str, Any]) -> None:
    """The game has ended like this, it says so last, and nothing can be done any more."""
    made = game.position()
    assert made["phase"] == "over"
    assert made["result"] == game.result == result
    assert game.is_over
    assert game.events()[-1] == {"event": "end", **result}
    assert game.actions() == []


# --- E1 ---


@rule("E1")
@pytest.mark.parametrize(
    ("setup", "length", "last", "values"),
    [
        pytest.param(PNP1, 14, 12, (4, 4, 4), id="pnp1"),
        pytest.param(PNP2, 14, 12, (4, 4, 4), id="pnp2"),
        pytest.param({"edition": "pnp2", "hard": ["tracks"]}, 14, 12, (6, 5, 1), id="pnp2 hard"),
        pytest.param(ROSWELL, 16, 11, (4, 4, 3), id="box"),
        pytest.param({**ROSWELL, "hard": ["sky1"]}, 16, 12, (4, 4, 4), id="box hard"),
    ],
)
def test_reaching_the_last_research_space_wins_at_once(
    setup: dict[str, Any], length: int, last: int, values: tuple[int, int, int]
) -> None:
    assert sum(values) == last
    game = last_room(setup, values, research=length - 1)
    events = game.act(use(6, 2))
    assert kinds(events) == ["use", "research", "end"]
    assert game.position()["research"] == length
    is_over(game, WON)
    # One less is not enough, and then the game goes on.
    game = last_room(setup, (values[0] - 1, *values[1:]), research=length - 1)
    game.act(use(6, 2))
    assert game.result is None
    assert game.position()["research"] == length - 1


@rule("E1")
def test_the_space_before_the_last_does_not_win() -> None:
    game = last_room(ROSWELL, (3, 3, 3), research=12)  # 5, 1 and 3 are passed, 11 is ahead
    game.act(use(6, 2))
    assert game.position()["research"] == 15
    assert game.result is None
    assert game.position()["phase"] == "rooms"


@rule("E1")
def test_a_win_from_further_below_counts_too() -> None:
    game = last_room(ROSWELL, (5, 5, 5), research=13)  # 1, 3 and 11
    game.act(use(6, 2))
    is_over(game, WON)


@rule("E1")
@pytest.mark.parametrize(("setup", "length"), [(PNP1, 14), (PNP2, 14), (ROSWELL, 16)])
def test_in_a_position_a_marker_at_the_top_is_a_game_won(
    setup: dict[str, Any], length: int
) -> None:
    impossible(position(setup, research=length), "E1")
    impossible(position(setup, research=length + 1), "E1")
    impossible(position(setup, research=3, phase="over", result=WON), "E1")
    assert load(setup, research=length, phase="over", result=WON).is_over


# --- E2 ---


@rule("E2", "S7")
@pytest.mark.parametrize(
    ("setup", "hits"),
    [
        pytest.param(PNP1, 5, id="pnp1"),
        pytest.param(PNP2, 5, id="pnp2"),
        pytest.param({"edition": "pnp1", "hard": ["upper"]}, 6, id="pnp1 upper"),
        pytest.param({"edition": "pnp2", "hard": ["lower"]}, 4, id="pnp2 lower"),
        pytest.param({"edition": "pnp1", "hard": ["upper", "lower"]}, 5, id="pnp1 both"),
        pytest.param(ROSWELL, 7, id="roswell"),
        pytest.param(NEW_YORK, 6, id="new york"),
        pytest.param(WASHINGTON, 6, id="washington"),
    ],
)
def test_the_damage_marker_reaching_the_skull_loses_at_once(
    setup: dict[str, Any], hits: int
) -> None:
    ships = only({0: [15, 1], 5: [14, 2]})
    game = load(setup, damage=hits - 2, ships=ships, workers=[(6, None)] * 5)
    game.act(place(0, 2, 1))
    assert game.position()["damage"] == hits - 1
    assert game.result is None
    events = game.act(place(1, 1, 2))
    assert kinds(events) == ["place", "descend", "city", "hit", "end"]
    assert game.position()["damage"] == hits
    is_over(game, BY_DAMAGE)


@rule("E2", "M3")
@pytest.mark.parametrize(
    ("setup", "row", "hits"),
    [
        pytest.param(PNP1, 9, 5, id="pnp1"),
        pytest.param(PNP2, 9, 5, id="pnp2"),
        pytest.param({**ROSWELL, "hard": ["sky3"]}, 8, 7, id="box"),
    ],
)
def test_a_hit_of_the_mothership_loses_too(setup: dict[str, Any], row: int, hits: int) -> None:
    changes: dict[str, Any] = {"mothership": row, "ships": only({0: [15, 1]})}
    game = last_gun(setup, damage=hits - 1, **changes)
    game.act(place(4, 1, 5))
    assert game.position()["damage"] == hits
    is_over(game, BY_DAMAGE)
    game = last_gun(setup, damage=hits - 2, **changes)
    game.act(place(4, 1, 5))
    assert game.position()["damage"] == hits - 1
    assert game.result is None


@rule("E2")
@pytest.mark.parametrize(("setup", "hits"), [(PNP1, 5), (PNP2, 5), (ROSWELL, 7)])
def test_in_a_position_a_damage_marker_on_the_skull_is_a_game_lost(
    setup: dict[str, Any], hits: int
) -> None:
    impossible(position(setup, damage=hits), "E2")
    impossible(position(setup, damage=hits + 1), "E2")
    impossible(position(setup, damage=hits - 1, phase="over", result=BY_DAMAGE), "E2")
    assert load(setup, damage=hits, phase="over", result=BY_DAMAGE).is_over


# --- E3 ---

SKULLS = [
    pytest.param(PNP1, 12, id="pnp1"),
    pytest.param(PNP2, 12, id="pnp2"),
    pytest.param({"edition": "pnp1", "hard": ["sky3"]}, 11, id="pnp1 hard"),
    pytest.param({"edition": "pnp2", "hard": ["sky3"]}, 11, id="pnp2 hard"),
    pytest.param(ROSWELL, 12, id="box"),
    pytest.param({**ROSWELL, "hard": ["sky3"]}, 11, id="box hard"),
]


@rule("E3")
@pytest.mark.parametrize(("setup", "skull"), SKULLS)
def test_drop_points_reaching_the_skull_row_lose_in_the_mothership_phase(
    setup: dict[str, Any], skull: int
) -> None:
    game = last_gun(setup, mothership=skull - 1, ships=only({0: [15, 1]}))
    game.act(place(4, 1, 5))
    assert game.position()["mothership"] == skull
    is_over(game, BY_MOTHERSHIP)


@rule("E3")
@pytest.mark.parametrize(("setup", "skull"), SKULLS)
def test_one_row_above_the_skull_the_game_goes_on(setup: dict[str, Any], skull: int) -> None:
    game = last_gun(setup, mothership=skull - 2, ships=only({0: [15, 1]}))
    game.act(place(4, 1, 5))
    assert game.position()["mothership"] == skull - 1
    assert game.result is None


@rule("E3", "D10")
@pytest.mark.parametrize(
    ("setup", "skull", "start"),
    [
        pytest.param(PNP1, 12, [14, 4], id="pnp1"),
        pytest.param(PNP2, 12, [14, 4], id="pnp2"),
        pytest.param({"edition": "pnp2", "hard": ["sky3"]}, 11, [14, 4], id="pnp2 hard"),
        pytest.param(ROSWELL, 12, [15, 3], id="box"),
        pytest.param(ROSWELL, 12, [11, 5], id="box, from the drop point"),
        pytest.param({**ROSWELL, "hard": ["sky3"]}, 11, [15, 3], id="box hard"),
    ],
)
def test_drop_points_reaching_the_skull_row_lose_in_the_dice_phase_too(
    setup: dict[str, Any], skull: int, start: list[int]
) -> None:
    game = load(setup, mothership=skull - 1, ships=only({0: start}))
    events = game.act(place(0, 2, start[1]))
    assert "action" not in kinds(events)
    assert game.position()["mothership"] == skull
    is_over(game, BY_MOTHERSHIP)


@rule("E3")
@pytest.mark.parametrize(("setup", "skull"), SKULLS)
def test_in_a_position_a_mothership_at_the_skull_is_a_game_lost(
    setup: dict[str, Any], skull: int
) -> None:
    ships = only({})
    impossible(position(setup, mothership=skull, ships=ships), "E3")
    impossible(position(setup, mothership=skull + 1, ships=ships), "E3")
    over: dict[str, Any] = {"phase": "over", "result": BY_MOTHERSHIP, "ships": ships}
    impossible(position(setup, mothership=skull - 1, **over), "E3")
    assert load(setup, mothership=skull, **over).is_over


# --- E4 ---


@rule("E4")
@pytest.mark.parametrize("setup", EDITIONS)
def test_after_the_end_nothing_is_allowed(setup: dict[str, Any]) -> None:
    length = 16 if setup is ROSWELL else 14
    game = last_room(setup, (6, 6, 6), research=length - 1, robots=[(3, [2, 1])])
    game.act(use(6, 2))
    for action in (
        place(0, 1, 1),
        use(3, 1),
        {"do": "excavate"},
        {"do": "done"},
        {"do": "remove", "robot": 0},
        {"do": "install", "space": [2, 2], "robot": 0},
        {"do": "spawn", "column": 1, "kind": "basic"},
    ):
        refused(game, action, "E4")
    with pytest.raises(UfsError) as caught:
        game.act({"do": "roll", "values": [1, 1, 1, 1, 1]})
    assert (caught.value.code, caught.value.rule) == ("illegal_action", "E4")


@rule("E4", "E1")
@pytest.mark.parametrize("setup", EDITIONS)
def test_after_a_win_no_other_die_is_resolved_and_the_mothership_stays(
    setup: dict[str, Any],
) -> None:
    length = 16 if setup is ROSWELL else 14
    game = last_room(setup, (6, 6, 6), research=length - 1)
    game.act(use(6, 2))
    after = game.position()
    assert after["mothership"] == 0
    assert [worker["space"] for worker in after["workers"]] == [None, None, None, [3, 1], [1, 5]]
    assert after["energy"] == (1 if setup is ROSWELL else 2)  # paid, nothing gained since
    assert after["round"] == 1


@rule("E4", "E1")
def test_a_win_in_the_last_round_comes_before_the_skull() -> None:
    game = last_room(ROSWELL, (6, 6, 6), research=15, mothership=11, damage=6, ships=only({}))
    game.act(use(6, 2))
    is_over(game, WON)


@rule("E4", "E1")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2"])
def test_a_room_that_wins_carries_out_no_further_effect(tmp_path: Path, edition: str) -> None:
    # research+fighters reaches 9: with a last space of 9 the room can win, and then shoots nobody.
    text = (BUILT_IN / "tracks" / "pnp.toml").read_text(encoding="utf-8")
    file = tmp_path / "pnp.toml"
    file.write_text(text.replace("2, 12]", "2, 9]"), encoding="utf-8")
    library = Library()
    library.read(BUILT_IN)
    library.read(file)
    assert not library.problems
    rest: Workers = [(1, "resolved")] * 3
    for research, shot in ((13, False), (0, True)):
        made = position(
            {"edition": edition, "hard": ["lower"]},
            phase="rooms",
            workers=[(6, [4, 2]), (6, [4, 3]), *rest],
            excavator=[5, 5],
            energy=3,
            research=research,
            ships=only({0: [3, 2]}),
        )
        game = Game.load(made, seed=1, dice="manual", library=library)
        events = game.act(use(4, 2))
        assert ("destroy" in kinds(events)) == shot
        assert (game.result == WON) != shot
        if not shot:
            assert ship_at(game, 0) == [3, 2]


@rule("E4", "E2")
def test_after_a_fatal_landing_no_dice_are_rolled_again() -> None:
    game = load(ROSWELL, dice="auto", damage=6, ships=only({0: [16, 1]}), workers=[(3, None)] * 5)
    events = game.act(place(3, 2, 1))  # a white die
    assert kinds(events) == ["place", "descend", "city", "hit", "end"]
    assert [worker["value"] for worker in game.position()["workers"]] == [3, 3, 3, 3, 3]
    is_over(game, BY_DAMAGE)


@rule("E4", "E3", "D5")
@pytest.mark.parametrize("upper", [0, 1])
def test_after_the_skull_ships_further_down_take_no_effect(upper: int) -> None:
    # Column 1: row 12 has an icon, row 15 an arrow; the lower ship stays on the arrow.
    ships = only({upper: [11, 1], 1 - upper: [14, 1]})
    game = load(ROSWELL, mothership=11, ships=ships)
    events = game.act(place(0, 2, 1))
    assert kinds(events) == ["place", "descend", "descend", "mothership", "lift", "end"]
    assert ship_at(game, 1 - upper) == [15, 1]
    is_over(game, BY_MOTHERSHIP)


@rule("E4", "E2", "E3")
@pytest.mark.parametrize("setup", EDITIONS)
def test_an_icon_at_the_skull_comes_before_a_fatal_hit_further_down(setup: dict[str, Any]) -> None:
    # The upper ship comes from the drop point onto an icon of row 12, the lower one hits the city.
    top, low, column = ([11, 5], [16, 5], 5) if setup is ROSWELL else ([11, 3], [15, 3], 3)
    hits = 7 if setup is ROSWELL else 5
    game = load(setup, mothership=11, damage=hits - 1, ships=only({0: low, 1: top}))
    game.act(place(0, 2, column))
    assert game.position()["damage"] == hits - 1
    assert ship_at(game, 0) == ([17, 5] if setup is ROSWELL else [16, 3])
    is_over(game, BY_MOTHERSHIP)


@rule("E4", "E2", "M1")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2"])
def test_in_the_print_and_play_a_fatal_action_comes_before_the_step_down(edition: str) -> None:
    ships = only({0: [10, 1], 1: [9, 2]})
    game = last_gun({"edition": edition}, mothership=9, damage=4, ships=ships)
    game.act(place(4, 1, 5))
    told = kinds(game.events())
    assert told[-3:] == ["action", "hit", "end"]
    assert "mothership" not in told
    after = game.position()
    assert after["mothership"] == 9
    assert ship_at(game, 0) == [10, 1]  # not taken aboard
    assert ship_at(game, 2) == "mothership"  # not spawned
    assert after["round"] == 1
    is_over(game, BY_DAMAGE)


@rule("E4", "E2", "M1")
def test_in_the_box_after_a_fatal_action_no_ship_spawns() -> None:
    game = last_gun({**ROSWELL, "hard": ["sky3"]}, mothership=8, damage=6, ships=only({0: [12, 1]}))
    game.act(place(4, 1, 5))
    told = kinds(game.events())
    assert told[-4:] == ["mothership", "action", "hit", "end"]
    assert ship_at(game, 1) == "mothership"
    assert game.position()["mothership"] == 9
    is_over(game, BY_DAMAGE)


@rule("E4", "E3")
@pytest.mark.parametrize(("setup", "skull"), SKULLS)
def test_after_the_skull_no_ship_spawns_and_no_round_begins(
    setup: dict[str, Any], skull: int
) -> None:
    game = last_gun(setup, mothership=skull - 1, ships=only({0: [skull, 1], 1: [15, 2]}))
    game.act(place(4, 1, 5))
    told = kinds(game.events())
    assert "spawn" not in told
    assert "round" not in told
    assert told[-3:] == ["mothership", "lift", "end"]
    assert [ship_at(game, ship) for ship in range(5)] == [
        "mothership",
        [15, 2],
        *["mothership"] * 3,
    ]
    assert game.position()["round"] == 1


@rule("E4", "E3", "M1")
def test_in_the_box_a_mothership_at_the_skull_carries_out_no_action() -> None:
    game = last_gun({**ROSWELL, "hard": ["sky3"]}, mothership=10, damage=6, ships=only({}))
    game.act(place(4, 1, 5))
    assert "action" not in kinds(game.events())
    assert game.position()["damage"] == 6
    is_over(game, BY_MOTHERSHIP)


@rule("E4")
@pytest.mark.parametrize("setup", EDITIONS)
def test_a_game_is_over_exactly_when_it_has_a_result(setup: dict[str, Any]) -> None:
    impossible(position(setup, phase="over"), "E4")
    impossible(position(setup, result=BY_DAMAGE), "E4")
    impossible(position(setup, result={"won": True, "reason": "damage"}), "E4")
