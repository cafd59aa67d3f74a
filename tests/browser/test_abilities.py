"""Abilities in the page: every kind of target in three ways, and what is seen before and after."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.places import PHONE, WIDE, OpenWindow, wait_for_version, walk
from tests.support.browser.players import PLAYERS, KeyboardPlayer, MousePlayer
from tests.support.browser.screens import battle, battle_rooms, gamble, loaded_dice, team
from tests.support.browser.server import Server
from ufs.base.words import Words
from ufs.content.starters import starter

WAYS = ["mouse", "keyboard", "touch"]
Action = dict[str, Any]
Opened = tuple[Page, str]


def open_position(server: Server, open_window: OpenWindow, made: Any, **options: Any) -> Opened:
    id = server.load(json.dumps(made))
    return open_window(server, f"#/game/{id}", **options), id


def amount_of(game: Any, id: str) -> int:
    """How much an ability is worth: pieces are balanced now and then."""
    (found,) = [one for one in game["table"]["abilities"] if one["id"] == id]
    return int(found["amount"])


TARGETS: dict[str, tuple[Any, Action]] = {
    "a column": (battle(), {"do": "character", "id": "pilot", "column": 2}),
    "a die in hand": (battle(), {"do": "character", "id": "gambler", "worker": 1}),
    "a die on the board": (battle_rooms(), {"do": "character", "id": "gambler", "worker": 3}),
    "all dice": (loaded_dice(), {"do": "character", "id": "gambler"}),
    "a city's dice": (gamble(), {"do": "city"}),
    "nothing": (battle_rooms(), {"do": "character", "id": "engineer"}),
}


@pytest.mark.parametrize("way", WAYS)
def test_an_ability_is_used_with_its_target(
    way: str, server: Server, open_window: OpenWindow
) -> None:
    touch = way == "touch"
    page = open_window(server, size=PHONE if touch else WIDE, touch=touch)
    for target, (made, action) in TARGETS.items():
        id = server.load(json.dumps(made))
        walk(page, f"#/game/{id}")
        PLAYERS[way](page, server).do(action)
        label = "city:sydney" if action["do"] == "city" else f"character:{action['id']}"
        assert server.game(id)["position"]["spent"] == {label: 1}, target
        card = page.locator(f"[data-ability='{label}']")
        assert "used up" in (card.text_content() or ""), target
        expect(page.locator(".hit.column.open, .turn, .confirm button")).to_have_count(0)


def test_aiming_shows_what_each_column_would_do_and_can_be_called_off(
    server: Server, open_window: OpenWindow
) -> None:
    page, id = open_position(server, open_window, battle())
    before = server.game(id)["version"]
    card = page.locator("[data-ability='character:pilot']")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).to_contain_text("choose a column.")
    legal = {a["column"] for a in server.game(id)["actions"] if a.get("id") == "pilot"}
    expect(page.locator(".hit.column.open")).to_have_count(len(legal))
    page.locator("[data-column='2']").hover()
    expect(page.locator(".ghost .target")).to_have_count(1)
    expect(page.locator(".telling")).to_contain_text("row 16, column 2 is shot down")
    page.locator(".confirm button").click()
    expect(page.locator(".hit.column.open")).to_have_count(0)
    card.click()
    page.keyboard.press("Escape")
    expect(page.locator(".hit.column.open")).to_have_count(0)
    expect(card).to_be_focused()
    card.click()
    page.locator(".tray-die").first.click()  # a die instead
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".hit.open").first).to_be_attached()
    assert server.game(id)["version"] == before


def test_before_a_yes_the_board_shows_what_would_change(
    server: Server, open_window: OpenWindow
) -> None:
    made = battle_rooms()
    made["setup"] = made["setup"] | {"characters": team("mason")}
    page, id = open_position(server, open_window, made)
    left = 2 - min(2, amount_of(server.game(id), "mason"))
    page.locator("[data-ability='character:mason']").hover()
    would = page.locator(".damage-cell.would .cell-number")
    expect(would).to_have_text(str(left))
    expect(page.locator(".telling")).to_contain_text(f"Damage is now {left}.")
    page.mouse.move(1, 1)
    expect(page.locator(".damage-cell.would")).to_have_count(0)


def test_supplies_take_the_price_off_the_rooms(server: Server, open_window: OpenWindow) -> None:
    made = battle_rooms()
    made["setup"] = made["setup"] | {"characters": team("engineer", upgraded=True)}  # F27
    page, _ = open_position(server, open_window, made)
    missiles = page.get_by_role("button", name="Use missiles")
    expect(missiles.get_by_role("img", name="costs 1 energy")).to_have_count(1)
    page.locator("[data-ability='character:engineer']").click()
    page.get_by_role("button", name="Use it").click()
    expect(missiles).to_contain_text("Use missiles: 5")
    expect(missiles.get_by_role("img", name="costs 1 energy")).to_have_count(0)


def test_words_without_a_message_cover_no_card(server: Server, open_window: OpenWindow) -> None:
    page, _ = open_position(server, open_window, battle_rooms())
    page.locator("[data-ability='character:engineer']").scroll_into_view_if_needed()
    words, card = (
        page.locator(part).bounding_box()
        for part in (".telling", "[data-ability='character:engineer']")
    )
    assert words
    assert card
    assert words["y"] + words["height"] <= card["y"]


# Whether words lie over the middle of a card, and the card still has the pointer there.
LEFT_TO_THE_CARD = """(card) => {
  const box = card.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const words = document.querySelector(".telling:not(.idle)")?.getBoundingClientRect();
  return words && words.top < y && card.contains(document.elementFromPoint(x, y));
}"""


def test_words_that_appear_over_a_card_leave_the_pointer_to_it(
    server: Server, open_window: OpenWindow
) -> None:
    """Or it flickers, and whoever clicks at the wrong moment has not clicked."""
    page, _ = open_position(server, open_window, battle_rooms())
    card = page.locator("[data-ability='character:engineer']")
    box = card.bounding_box()
    assert box
    # The words stick to the lower edge of the window: here, over the card.
    page.set_viewport_size({"width": 1440, "height": round(box["y"] + box["height"])})
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(LEFT_TO_THE_CARD, arg=card.element_handle())
    page.mouse.down()
    page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "true")


TURNS: dict[str, tuple[str, dict[str, Any], list[int]]] = {
    "up": ("nudge", {"worker": 3, "change": "up"}, [1, 2, 3, 6, 5]),
    "down": ("nudge", {"worker": 3, "change": "down"}, [1, 2, 3, 2, 5]),
    "pattern": ("match", {"worker": 3}, [4, 4, 4, 4, 4]),
}


@pytest.fixture(scope="module")
def turners_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With a pack of the player's own: a character for each way to turn dice."""
    folder = tmp_path_factory.mktemp("turners")
    pack = folder / "under-falling-skies" / "packs" / "own"
    pack.mkdir(parents=True)
    (pack / "pack.toml").write_text(starter("pack", "Own", Words("en")), encoding="utf-8")
    for effect, amount in (("nudge", 2), ("match", 1)):
        turner = starter("character", effect, Words("en")).replace('"fighters"', f'"{effect}"')
        turner = re.sub(r"amount = \d+", f"amount = {amount}", turner)
        (pack / f"{effect}.toml").write_text(turner, encoding="utf-8")
    server = Server(folder)
    yield server
    server.stop()


@pytest.fixture
def turners(turners_server: Server) -> Server:
    turners_server.clear()
    return turners_server


@pytest.mark.parametrize(("turn", "way"), list(zip(TURNS, WAYS, strict=True)))
def test_a_pack_may_let_dice_be_turned_in_other_ways(
    turn: str, way: str, turners: Server, open_window: OpenWindow
) -> None:
    effect, target, values = TURNS[turn]
    made = gamble()
    made["setup"] = made["setup"] | {"characters": team(effect)}
    touch = way == "touch"
    size = PHONE if touch else WIDE
    page, id = open_position(turners, open_window, made, size=size, touch=touch)
    PLAYERS[way](page, turners).do({"do": "character", "id": effect, **target})
    assert [one["value"] for one in turners.game(id)["position"]["workers"]] == values


def test_a_recall_shows_where_every_ship_would_be(server: Server, open_window: OpenWindow) -> None:
    page, id = open_position(server, open_window, gamble())
    page.locator("[data-ability='character:operator']").hover()
    rising = [ship for ship in server.game(id)["position"]["ships"] if isinstance(ship["at"], list)]
    expect(page.locator(".ghost")).to_have_count(len([s for s in rising if s["at"][0] > 1]))
    expect(page.locator(".telling")).to_have_text("3 ships rise.")


def test_a_card_that_cannot_be_used_now_says_why_with_its_rule(
    server: Server, open_window: OpenWindow
) -> None:
    page, id = open_position(server, open_window, battle())
    card = page.locator("[data-ability='character:engineer']")
    expect(card).to_have_attribute("aria-disabled", "true")
    card.click(force=True)  # "disabled" still answers
    expect(page.locator(".telling .warning")).not_to_be_empty()
    expect(page.locator(".rule-link")).to_have_text("rule F13")
    assert server.game(id)["version"] == 1


def test_digits_go_to_the_dice_that_can_be_turned(server: Server, open_window: OpenWindow) -> None:
    page, _ = open_position(server, open_window, battle())
    player = KeyboardPlayer(page, server)
    player.key("a")
    player.press(page.locator("[data-ability='character:gambler']"))
    expect(page.locator(".turn").first).to_be_focused()
    player.key("5")
    assert page.evaluate("document.activeElement.dataset.target") == "4"
    expect(page.locator(".turn[data-target='4']")).to_have_attribute(
        "aria-label", "white die showing 5 → 2"
    )


@pytest.mark.parametrize("touch", [False, True])
def test_a_die_on_the_board_is_turned_where_it_lies(
    touch: bool, server: Server, open_window: OpenWindow
) -> None:
    """In the tray it says where it lies and points there; the space itself answers too."""
    size = PHONE if touch else WIDE
    page, id = open_position(server, open_window, battle_rooms(), size=size, touch=touch)
    if touch:
        page.locator(".tool-cards").tap()
    card = page.locator("[data-ability='character:gambler']")
    card.tap() if touch else card.click()
    turn = page.locator(".turn[data-target='3']")
    expect(turn).to_have_attribute("aria-label", "white die showing 4, Row 3, column 4 → 3")
    space = page.locator("[data-space='3-4']")
    if touch:
        space.tap()
        page.locator(".confirm .primary").tap()
    else:
        turn.hover()
        expect(page.locator(".die-ghost")).to_have_count(1)
        space.click()
    expect(card).to_contain_text("used up")
    assert server.game(id)["position"]["workers"][3]["value"] == 3


def test_goals_and_plans_are_seen_and_told(server: Server, open_window: OpenWindow) -> None:
    made = battle() | {"smoke": 2, "held": "descent", "destroyed": 3, "round": 3}
    made["spent"] = {"character:marshal": 1, "character:hacker": 1}
    made["setup"]["characters"] += team("marshal", "hacker", upgraded=True)
    page, id = open_position(server, open_window, made)
    (goal,) = server.game(id)["table"]["goals"]
    expect(page.locator(".goal-number")).to_have_text(f"{goal['amount']}+")
    expect(page.locator(".board.smoky.halted")).to_have_count(1)
    expect(page.locator(".plan")).to_have_text(["Smoke: 2 dice", "No descent in its phase"])
    told = page.locator(".board-words").text_content() or ""
    shot = f"fighters of {goal['amount']} or more"
    for words in (shot, "Smoke: 2 dice", "orange ship", "missiles"):
        assert words in told, words
    page.locator(".goal-sign").click()
    expect(page.locator(".explained h3")).to_have_text("Besides the research")


def test_a_long_text_unfolds(server: Server, open_window: OpenWindow) -> None:
    page, _ = open_position(server, open_window, battle())
    folded = page.locator(".folds")
    expect(folded).to_have_attribute("aria-expanded", "false")
    small = folded.bounding_box()
    folded.click()
    expect(folded).to_have_attribute("aria-expanded", "true")
    large = folded.bounding_box()
    assert small
    assert large
    assert large["height"] > small["height"]


def test_on_a_phone_the_cards_are_a_sheet_that_closes_again(
    server: Server, open_window: OpenWindow
) -> None:
    page, _ = open_position(server, open_window, battle(), size=PHONE, touch=True)
    cards = page.locator(".abilities")
    expect(cards).to_be_hidden()
    button = page.locator(".tool-cards")
    expect(button).to_have_text("2")  # so many can be used now
    button.tap()
    expect(cards).to_be_visible()
    for card in page.locator(".ability-card").all():
        box = card.bounding_box()
        assert box
        assert box["height"] >= 44
    cards.locator("header button").tap()
    expect(cards).to_be_hidden()


@pytest.mark.parametrize(
    ("made", "actions"),
    [
        (
            battle(),
            [
                {"do": "character", "id": "pilot", "column": 2},
                {"do": "character", "id": "gambler", "worker": 1},
                {"do": "place", "worker": 0, "space": [1, 1]},
            ],
        ),
        (gamble(), [{"do": "character", "id": "operator"}, {"do": "city"}]),
    ],
    ids=["missiles", "rise"],
)
def test_what_abilities_do_is_shown_move_by_move(
    made: Any, actions: list[Action], server: Server, open_window: OpenWindow
) -> None:
    """With animations the same stands there in the end, and the log tells whose doing it was."""
    server.settle(speed="fast")
    page, id = open_position(server, open_window, made, reduced_motion="no-preference")
    player = MousePlayer(page, server)
    for action in actions:
        player.do(action)
    game = server.game(id)
    wait_for_version(page, game["version"])
    for number, ship in enumerate(game["position"]["ships"]):
        if isinstance(ship["at"], list):
            box = page.locator(".ship-piece").nth(number).bounding_box()
            space = page.locator(f"[data-space='1-{ship['at'][1]}']").bounding_box()
            assert box
            assert space
            assert abs(box["x"] + box["width"] / 2 - space["x"] - space["width"] / 2) < 1.5
    names = [one["name"] for one in game["table"]["team"] if one["id"] == actions[0]["id"]]
    expect(page.locator(".log-list")).to_contain_text(f"{names[0]}:")


def test_the_orange_ship_is_drawn_and_told(server: Server, open_window: OpenWindow) -> None:
    page, id = open_position(server, open_window, battle())
    ships = server.game(id)["position"]["ships"]
    assert [ship["kind"] for ship in ships].count("orange") == 1
    expect(page.locator(".ship-piece .ship.orange")).to_have_count(1)
    page.locator(".ship-piece .ship.orange").click()
    expect(page.locator(".explained h3")).to_have_text("Orange ship")


def test_advice_of_the_coach_leads_to_the_card(coached: Server, open_window: OpenWindow) -> None:
    page, id = open_position(coached, open_window, battle())
    expect(page.locator(".tool-hint:not([aria-disabled])")).to_be_enabled()
    for step in ("1", "2", "3"):
        page.keyboard.press("h")
        title = {"1": "Look here", "2": "Worth considering", "3": "Chances of winning"}[step]
        expect(page.locator(".hint h3")).to_contain_text(title)
    (name,) = [one["name"] for one in coached.game(id)["table"]["team"] if one["id"] == "pilot"]
    page.locator(".advised-rest").evaluate_all("all => all.forEach((one) => (one.open = true))")
    page.locator(".advised-action", has_text=f"{name}: column 2").click()
    card = page.locator("[data-ability='character:pilot']")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hit.column.open").first).to_be_attached()
    assert card.locator(".advice").count() == 1
