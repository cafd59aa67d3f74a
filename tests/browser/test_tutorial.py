"""The tutorial: its story is true, it can be played in every way, and nobody gets stuck in it."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.places import (
    PHONE,
    WIDE,
    OpenWindow,
    go,
    wait_for_screen,
    wait_for_version,
    walk,
)
from tests.support.browser.players import PLAYERS, Player
from tests.support.browser.server import Server
from tests.support.browser.watch import Watcher
from ufs.base.words import FOLDER, Words
from ufs.game import Game
from ufs.game.table_json import view_table

SETUP = {"edition": "box", "city": "roswell", "threat": 0}
SEED = 1347

MARKS_ARE_SEEN = """() => {
  const desk = document.querySelector(".desk").getBoundingClientRect();
  const marks = [...document.querySelectorAll(".mark")].map((one) => one.getBoundingClientRect());
  return marks.every(({ top, bottom }) => top >= -1 && bottom <= desk.top + 1);
}"""
# What of the desk is not on the screen, or "board" if more than half of the screen is desk.
OUTSIDE = """() => {
  const wanted = ".lesson, .lesson button, .lesson a, .tray-die, .option";
  const shown = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
  const isOut = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  };
  const desk = document.querySelector(".desk").getBoundingClientRect();
  const covered = desk.top < innerHeight / 2 ? ["board"] : [];
  return [...covered, ...shown.filter(isOut).map((one) => one.className)];
}"""


def placing(worker: int, row: int, column: int) -> dict[str, Any]:
    return {"do": "place", "worker": worker, "space": [row, column]}


MOVES: list[dict[str, Any]] = [
    placing(2, 2, 2),
    placing(1, 1, 1),
    placing(3, 3, 3),
    placing(0, 2, 4),
    placing(4, 2, 5),
    {"do": "use", "space": [2, 4]},
    {"do": "use", "space": [2, 2]},
    {"do": "excavate"},
]
PLACES = ["dice", "landed", "white", "arrow", "last"]  # what is said before a die is taken
PUTS = ["preview", "aa", "ahead", "large", "fill"]  # and before it is put down
WORK = ["energy", "research", "dig"]
OUTLOOK = ["mothership", "open", "fighters", "end"]


def said(language: str = "en") -> dict[str, str]:
    """The sentences of the tutorial; those with a variable are left out."""
    body = parse((FOLDER / language / "tutorial.ftl").read_text(encoding="utf-8")).body
    return {
        entry.id.name.removeprefix("tutorial-"): "".join(
            part.value for part in entry.value.elements if isinstance(part, ast.TextElement)
        )
        for entry in body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def lesson(page: Page) -> Locator:
    return page.locator(".lesson-words")


def expect_step(page: Page, name: str, language: str = "en") -> None:
    expect(lesson(page)).to_contain_text(said(language)[name])
    todo = page.locator(".lesson-todo")
    if f"{name}-do" in said(language):
        expect(todo).to_have_text(said(language)[f"{name}-do"])
    else:
        expect(todo).to_have_count(0)


def kept_id(page: Page) -> str:
    return str(page.evaluate("JSON.parse(localStorage.getItem('ufs-tutorial')).id"))


def begin(page: Page, server: Server, way: str = "mouse") -> Player:
    """Read on to the first move. A player wants to know the game's address."""
    go(page, server, f"#/game/{kept_id(page)}")
    player = PLAYERS[way](page, server)
    for name in ("welcome", "win", "lose"):
        expect_step(page, name)
        player.press(page.locator(".lesson-next"))
    expect_step(page, "dice")
    return player


def test_what_the_tutorial_tells_is_what_happens() -> None:
    game = Game.new(SETUP, seed=SEED)

    def hand() -> list[tuple[str, int]]:
        workers = game.position()["workers"]
        return [(one["color"], one["value"]) for one in workers if not one["space"]]

    def events(kind: str) -> list[Any]:
        return [event for event in happened if event["event"] == kind]

    assert hand() == [("plain", 1), ("plain", 3), ("plain", 4), ("white", 2), ("white", 1)]
    sky = [row["tokens"] for row in view_table(game.table, Words("en"))["sky"]]
    happened = game.act(MOVES[0])
    assert events("descend")[0]["to"] == [4, 2]
    happened = game.act(MOVES[1])
    assert events("descend")[0]["to"] == [2, 1]
    assert sky[2][0] == "M"  # three rows down there would have been an icon
    happened = game.act(MOVES[2])
    assert events("shift")[0]["to"] == [2, 4]
    assert hand() == [("plain", 3), ("white", 5)]
    happened = game.act(MOVES[3])
    assert len(events("descend")) == 2
    game.act(MOVES[4])
    happened = game.act(MOVES[5])
    assert events("energy")[0]["gained"] == 3 + 5 - 3
    happened = game.act(MOVES[6])
    assert (events("use")[0]["cost"], events("research")[0]["to"]) == (2, 2)
    happened = game.act(MOVES[7])
    assert events("mothership")[0]["to"] == 1
    assert events("reinforce")
    assert events("spawn")[0]["at"] == [1, 3]
    assert game.position()["round"] == 2
    values = [worker["value"] for worker in game.position()["workers"]]
    assert {3, 4} <= set(values)  # enough for the fighters it speaks of
    game.act(placing(values.index(3), 2, 2))
    game.act(placing(values.index(4), 2, 1))
    ships = [ship["at"] for ship in game.position()["ships"]]
    assert [7, 2] in ships
    assert sky[6][1] == "3"


@pytest.mark.parametrize("way", ["mouse", "keyboard", "touch"])
def test_the_whole_tutorial_and_on(way: str, server: Server, open_window: OpenWindow) -> None:
    touch = way == "touch"
    page = open_window(server, "#/tutorial", size=PHONE if touch else WIDE, touch=touch)
    player = begin(page, server, way)
    id = kept_id(page)
    for number, move in enumerate(MOVES):
        expect_step(page, PLACES[number] if number < 5 else WORK[number - 5])
        expect(page.locator(".look").first).to_be_visible()
        expect(page.locator(".layer-marks .mark, .tray-die.look").first).to_be_visible()
        player.do(move)
        if way == "keyboard" and move["do"] == "place":
            expect(player.space(move["space"])).to_be_focused()  # nobody took it away
    for name in OUTLOOK:
        expect_step(page, name)
        player.press(page.locator(".lesson-next"))
    expect(page.locator(".lesson")).to_have_count(0)
    assert server.ask("GET", "/api/settings")["tutorial_done"]
    assert page.url.endswith(f"#/game/{id}")
    player.do(placing(0, 1, 5))  # free to do what one likes
    page.locator(".tool-undo").press("Enter")
    expect(player.die(0)).to_be_visible()
    page.reload()
    wait_for_screen(page, "#/game")
    expect(page.locator(".lesson")).to_have_count(0)


def test_taking_and_putting_back_a_die_goes_back_and_forth(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, "#/tutorial")
    player = begin(page, server)
    player.die(2).click()
    expect_step(page, "preview")
    expect(player.space([2, 2])).to_contain_class("look")
    page.keyboard.press("Escape")
    expect_step(page, "dice")
    expect(player.die(2)).to_contain_class("look")


def test_other_moves_are_refused_with_the_way_out(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, "#/tutorial")
    player = begin(page, server)
    version = player.look()["version"]
    telling = page.locator(".telling")
    player.die(0).click()
    expect(telling).to_contain_text(said()["dice-do"])
    player.space([1, 3]).click()
    expect(telling).to_contain_text(said()["dice-do"])
    player.die(2).click()
    player.space([1, 3]).click()
    expect(telling).to_contain_text(said()["preview-do"])
    page.keyboard.press("u")
    assert player.look()["version"] == version
    expect(page.locator(".tool-undo")).to_be_disabled()
    page.keyboard.press("Escape")
    player.do(MOVES[0])
    expect(page.locator(".tool-undo")).to_be_disabled()
    page.keyboard.press("u")
    expect_step(page, "landed")
    assert player.look()["step"] == 1


def test_a_reload_comes_back_to_the_same_step(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, "#/tutorial")
    id = kept_id(page)

    def reload_shows(name: str) -> None:
        page.reload()
        wait_for_screen(page, "#/tutorial")
        expect_step(page, name)
        assert kept_id(page) == id

    reload_shows("welcome")
    for _ in range(3):
        page.locator(".lesson-next").click()
    player = PLAYERS["mouse"](page, server)
    player.die(2).click()
    expect_step(page, "preview")
    reload_shows("dice")  # the die is back in the hand
    for number, move in enumerate(MOVES):
        server.act(id, move)
        if number in (0, 4, 7):  # the first die, the last one, the last work
            reload_shows([*PLACES, *WORK, *OUTLOOK][number + 1])
    for name in OUTLOOK:
        expect_step(page, name)
        page.locator(".lesson-next").click()
    expect(page.locator(".lesson")).to_have_count(0)


def test_a_game_that_is_gone_or_went_its_own_way_means_a_new_one(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, "#/tutorial")
    first = kept_id(page)
    server.ask("DELETE", f"/api/games/{first}")
    go(page, server, "#/tutorial")
    expect_step(page, "welcome")
    second = kept_id(page)
    assert second != first
    server.act(second, placing(0, 1, 1))
    go(page, server, "#/tutorial")
    expect_step(page, "welcome")
    assert kept_id(page) not in (first, second)


def test_nonsense_in_the_browsers_memory_does_no_harm(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server)
    for kept in ("", "null", "7", '{"id": 7}', '{"id": "x", "read": 1.5}', "{"):
        page.evaluate("kept => localStorage.setItem('ufs-tutorial', kept)", kept)
        walk(page, "#/tutorial")
        expect_step(page, "welcome")


def test_a_wrong_place_in_the_book_is_put_right(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, "#/tutorial")
    id = kept_id(page)
    for move in MOVES[:5]:
        server.act(id, move)
    for read in (-3, 6, 19, 1000):
        page.evaluate(
            "kept => localStorage.setItem('ufs-tutorial', JSON.stringify(kept))",
            {"id": id, "read": read},
        )
        walk(page, "#/tutorial")
        expect_step(page, "energy")


def test_leaving_and_coming_back(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, "#/tutorial")
    page.locator(".lesson-next").click()
    page.locator(".lesson-leave").click()
    wait_for_screen(page, "#/")
    page.locator(".continue a.primary").click()
    wait_for_screen(page, "#/tutorial")
    expect_step(page, "win")
    assert len(server.games()) == 1
    assert not server.ask("GET", "/api/settings")["tutorial_done"]


@pytest.mark.parametrize(("elsewhere", "then"), [(MOVES[:2], "white"), ([placing(0, 1, 1)], None)])
def test_when_the_game_goes_on_in_another_window(
    elsewhere: list[Any],
    then: str | None,
    server: Server,
    open_window: OpenWindow,
    watcher: Watcher,
) -> None:
    watcher.allow("409")
    page = open_window(server, "#/tutorial")
    player = begin(page, server)
    for move in elsewhere:
        server.act(kept_id(page), move)
    player.die(2).click()
    player.lit_space([2, 2]).click()
    page.locator(".banner .primary").click()
    if then:
        expect_step(page, then)
    else:
        expect(page.locator(".lesson")).to_have_count(0)  # it is not the tutorial any more


@pytest.mark.parametrize("language", ["de", "fr"])  # their sentences are longer than English ones
def test_on_a_phone_everything_a_step_needs_is_in_sight(
    language: str, server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, "#/tutorial", size=PHONE, touch=True, locale=language)

    def in_sight(name: str) -> None:
        expect_step(page, name, language)
        page.wait_for_function(MARKS_ARE_SEEN)  # scrolling takes a moment
        outside = page.evaluate(OUTSIDE)
        assert outside == [], f"{name}: {outside}"

    for name in ("welcome", "win", "lose"):
        in_sight(name)
        page.locator(".lesson-next").tap()
    player = PLAYERS["touch"](page, server)
    id = kept_id(page)
    for number, move in enumerate(MOVES):
        in_sight(PLACES[number] if number < 5 else WORK[number - 5])
        if move["do"] == "place":
            player.die(move["worker"]).tap()
            in_sight(PUTS[number])
        before = server.game(id)["version"]
        place = move.get("space", [3, 3])
        player.lit_space(place).tap()
        expect(player.space(place)).to_contain_class("chosen")
        page.locator(".confirm .primary").tap()
        wait_for_version(page, before + 1)
    for name in OUTLOOK:
        in_sight(name)
        page.locator(".lesson-next").tap()


def test_each_step_is_said_to_those_who_listen(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, "#/tutorial")
    expect(page.get_by_role("region", name="Tutorial")).to_be_visible()
    expect(lesson(page)).to_have_attribute("aria-live", "polite")
    next_button = page.locator(".lesson-next")
    next_button.focus()
    page.keyboard.press("Enter")
    expect_step(page, "win")
    expect(next_button).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect_step(page, "dice")
    expect(page.locator(".tray-die.look")).to_be_focused()
