"""Every screen of the page and how to open it, for audits of all screens."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.support.browser.places import go, read_game
from tests.support.browser.server import Server
from tests.support.table import PNP1, ROSWELL, WHOLE_BASE, only, position, rooms
from ufs.game import Game
from ufs.puzzles import shipped

Opener = Callable[[Page, Server], None]


def played(name: str, moves: int) -> str:
    """The record of a sample game after `moves` moves."""
    finished = Game.from_record(read_game(name))
    game = Game.new(finished.table.setup, finished.seed, finished.dice)
    for step in finished.steps[:moves]:
        game.act(step.action)
    return game.record()


def play_to_the_end(server: Server, name: str, **more: Any) -> str:
    """Play a sample game move by move: imported games would not count in the statistics."""
    finished = Game.from_record(read_game(name))
    setup = dict(finished.table.setup)
    id = server.new_game(setup, finished.seed, dice=finished.dice, **more)
    for version, step in enumerate(finished.steps, 1):
        server.act(id, step.action, version)
    return id


def show_game(record: str) -> Opener:
    def open_it(page: Page, server: Server) -> None:
        go(page, server, f"#/game/{server.load(record)}")

    return open_it


def show_position(made: Any) -> Opener:
    return show_game(json.dumps(made))


def show_route(route: str) -> Opener:
    return lambda page, server: go(page, server, route)


def then(first: Opener, more: Callable[[Page], None]) -> Opener:
    """Open something and do something there."""

    def open_it(page: Page, server: Server) -> None:
        first(page, server)
        more(page)

    return open_it


def home_with_games(page: Page, server: Server) -> None:
    server.load(played("win", 9))
    server.load(played("damage", 3))
    server.load(read_game("win"))
    server.load(read_game("damage"))
    go(page, server, "#/")


def delete_dialog(page: Page, server: Server) -> None:
    home_with_games(page, server)
    page.get_by_role("button", name="delete").or_(
        page.locator(".continue button, .games button")
    ).first.click()
    page.wait_for_selector("dialog[open]")


def edition(name: str) -> Opener:
    def open_it(page: Page, server: Server) -> None:
        go(page, server, "#/new")
        page.locator(f"label:has(input[value='{name}'])").click()
        page.locator("label:has(input[type='radio'][value='true'])").last.click()  # choose pieces
        page.wait_for_selector("input[type='checkbox'], .places", state="attached")

    return open_it


def statistics(page: Page, server: Server) -> None:
    for name in ("win", "damage", "mothership"):
        play_to_the_end(server, name)
    go(page, server, "#/statistics")
    page.locator("details").first.evaluate("element => { element.open = true }")


def preview(page: Page) -> None:
    page.locator(".tray-die").first.click()
    page.locator(".hit.open").first.hover()
    expect(page.locator(".ghost").first).to_be_attached()


def refused(page: Page) -> None:
    page.locator(".tray-die").first.click()
    page.locator(".hit.closed").first.click(force=True)  # "disabled" still answers
    page.wait_for_selector(".rule-link")


def explained(page: Page) -> None:
    page.locator(".energy-cell").first.click()
    page.wait_for_selector(".explained")


def words_open(page: Page) -> None:
    page.keyboard.press("t")
    page.wait_for_selector(".words-box[open] .board-words td", state="attached")


def moment(page: Page) -> None:
    page.locator(".log-entry").nth(1).click()
    page.wait_for_selector(".log-entry.current[data-step='1']")


def keys_dialog(page: Page) -> None:
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")


def share_dialog(page: Page) -> None:
    page.locator(".tool-share").click()
    page.wait_for_selector("dialog[open]")


def open_log(page: Page) -> None:
    """On a phone the log is a sheet over the board."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".tool-log").click()
    page.wait_for_selector(".play.sheet-open")


def load_wrong(page: Page) -> None:
    page.locator("textarea").fill("ufs-record/1\nedition: box\n\nroll P1=9\n")
    page.locator("button[type='submit']").click()
    expect(page.locator("#load-error")).not_to_be_empty()


def lesson(page: Page) -> None:
    for _ in range(3):
        page.locator(".lesson-next").click()


def with_robots() -> Any:
    """A robot waits for its room, and another one could be taken instead."""
    game = rooms(
        ROSWELL,
        (5, [2, 1]),
        excavator=WHOLE_BASE,
        energy=5,
        robots=[(4, [2, 2]), (3, [1, 1])],
        ships=only({0: [3, 1]}),
    )
    return game.position() | {"install": {"values": [5]}}


def two_kinds() -> Any:
    """The player chooses which ship comes (pnp1)."""
    return position(
        PNP1,
        phase="spawn",
        workers=[(1, "resolved")] * 5,
        ships={0: "mothership", 1: "mothership", 5: "mothership"},
    )


def team(*ids: str, upgraded: bool = False) -> list[dict[str, Any]]:
    return [{"id": id, "upgraded": upgraded} for id in ids]


BATTLE = {
    "edition": "box",
    "city": "berlin",
    "scenario": "last-stand",
    "characters": [*team("pilot", "gambler"), *team("engineer", upgraded=True)],
    "sky": ["0", "I+", "II+", "III+", "IV"],
    "hard": ["sky2"],
}


def battle() -> Any:
    """A battle with everything: special rooms and spaces, the orange ship, a goal, a team."""
    ships = {0: [9, 1], 1: [16, 2], 2: [6, 3], 3: [10, 4], 4: "mothership", 5: [8, 4], 9: [5, 5]}
    more: dict[str, Any] = {"energy": 3, "damage": 2, "robots": [(4, [2, 2])]}
    return position(BATTLE, ships=ships, mothership=2, excavator=[4, 3], **more)


def battle_rooms() -> Any:
    """The same in the rooms phase."""
    spaces = [[2, 1], [1, 2], [2, 3], [3, 4], [1, 5]]
    workers = list(zip((1, 2, 3, 4, 5), spaces, strict=True))
    return battle() | {"phase": "rooms", "workers": position(BATTLE, workers=workers)["workers"]}


def gamble() -> Any:
    """A city whose ability is chosen, and ships that can be called back."""
    setup = {"edition": "box", "city": "sydney", "characters": team("gambler", "operator")}
    return position(setup, ships={1: [7, 2], 2: [11, 3], 3: [5, 3]})


def loaded_dice() -> Any:
    """All dice may be turned to a 6."""
    crew = team("gambler", upgraded=True)
    return position({"edition": "box", "city": "sydney", "characters": crew})


FINAL: dict[str, Any] = {
    "edition": "box",
    "city": "toronto",  # A5: with a command room
    "characters": team("mechanic"),
    "sky": ["0", "I+", "II+", "III+", "IV"],
    "hard": ["sky2"],
}


def final(**changes: Any) -> Any:
    """The final battle: 18 rows, teleports, explosions of both colours."""
    ships = {0: [3, 1], 1: [4, 5], 2: [11, 3], 3: [12, 5], 4: [9, 2]}
    more: dict[str, Any] = {"excavator": [5, 5], "energy": 5, "mothership": 2, "ships": ships}
    return position(FINAL, **(more | changes))


def final_rooms(**changes: Any) -> Any:
    """Fighters of 5, a command room of 3 points, and dice that can be raised."""
    dice = [(5, [2, 3]), (4, [3, 2]), (3, [1, 4]), (2, [2, 1]), (6, [4, 5])]
    return final(phase="rooms", **({"workers": dice} | changes))


def final_rooms_after_command() -> list[tuple[int, Any]]:
    return [(5, [2, 3]), (4, "resolved"), (3, [1, 4]), (2, [2, 1]), (6, [4, 5])]


def robot_over_a_worker() -> Any:
    """B1: a new robot waits, and workers that it could take the place of."""
    dice = [(5, "resolved"), (4, [1, 4]), (3, [5, 2]), (2, [2, 1]), (6, [4, 5])]
    return final_rooms(workers=dice, excavator=[6, 1], install={"values": [5]})


def shortened() -> Any:
    """A3: two rows of the sky are the city's."""
    setup = {"edition": "box", "sky": ["I", "II", "III", "IV+"], "hard": ["sky4"]}
    return position(setup, ships={0: [13, 1], 1: [14, 4]})


def press_space(space: str) -> Callable[[Page], None]:
    return lambda page: page.locator(f"[data-space='{space}']").click()


def press_card(label: str) -> Callable[[Page], None]:
    return lambda page: page.locator(f"[data-ability='{label}']").click()


def cards_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".tool-cards").click()
    expect(page.locator(".abilities")).to_be_visible()


def campaign_at(phase: str, chapter: int = 1) -> Opener:
    """A campaign at this phase; only the first game was lost."""

    def open_it(page: Page, server: Server) -> None:
        seen = server.ask("POST", "/api/campaigns", {"name": "Aurora", "seed": 7})
        path, results = f"/api/campaigns/{seen['id']}", [False]
        while seen["phase"] != phase or len(seen["chapters"]) < chapter:
            step = campaign_step(seen, results)
            seen = server.ask("POST", f"{path}/step", {"version": seen["version"], "step": step})
        go(page, server, f"#/campaign/{seen['id']}")

    return open_it


def campaign_step(seen: Any, results: list[bool]) -> dict[str, Any]:
    """The next step, always the first choice."""
    choices = seen["choices"]
    if seen["phase"] == "muster":
        team = [who["id"] for who in choices["characters"][: choices["count"]]]
        return {"do": "muster", "characters": team}
    if seen["phase"] == "game":
        return {"do": "note", "won": results.pop() if results else True}
    if seen["phase"] == "defend":
        return {"do": "defend", "city": choices["cities"][0]["id"]}
    if seen["phase"] == "prepare":
        return {"do": "prepare", "threat": 2}
    return {"do": "choose", "pile": 1}


def campaigns(page: Page, server: Server) -> None:
    campaign_at("over", 4)(page, server)
    campaign_at("choose")(page, server)
    go(page, server, "#/campaigns")


def own_battle(page: Page) -> None:
    """A custom battle, with every section unfolded."""
    for lid in page.locator(".fold > summary").all():
        lid.click()
    page.locator("label:has(input[value='swarm'])").click()
    page.locator("input[value='pilot']").check()
    page.locator("label:has(input[value='II+'])").click()
    page.locator(".places label:has(input[value='0'])").click()


def ask_for_a_battle(page: Page) -> None:
    page.locator(".new-fields .row > button").click()
    page.wait_for_selector("dialog[open]")


def link_to_a_battle(page: Page) -> None:
    page.locator(".new-buttons button").last.click()
    page.wait_for_selector("dialog[open] textarea")


def companion_table(page: Page, server: Server) -> None:
    """The table before a game, with real cards."""
    setup = {**ROSWELL, "hard": ["sky2"], "real": {"scenario": "Zz", "characters": ["Xx"]}}
    go(page, server, f"#/table/{server.new_game(setup, 1, dice='manual')}")


def correcting(page: Page, server: Server) -> None:
    """Something is corrected, and a die is chosen."""
    go(page, server, f"#/game/{server.new_game(ROSWELL, 1, dice='manual')}")
    page.locator(".tool-correct").click()
    page.locator("[data-key='energy+']").click()
    page.locator("[data-key='robots0']").click()
    page.wait_for_selector(".correct-changes li")


PUZZLE = shipped().puzzles[0]


def give_up(page: Page) -> None:
    page.locator(".lesson.puzzle .quiet").click()
    page.wait_for_selector(".puzzle-solution")


def settings_with_sound(page: Page, server: Server) -> None:
    server.settle(sound=True)
    go(page, server, "#/settings")


def sound_question(page: Page, server: Server) -> None:
    server.settle(sound_asked=False)
    go(page, server, f"#/game/{server.new_game(ROSWELL)}")
    expect(page.locator(".sound-card")).to_be_visible()


SCREENS: dict[str, Opener] = {
    "companion-table": companion_table,
    "correcting": correcting,
    "puzzles": show_route("#/puzzles"),
    "puzzle": show_route(f"#/puzzle/{PUZZLE.id}"),
    "puzzle-solution": then(show_route(f"#/puzzle/{PUZZLE.id}"), give_up),
    "home, nothing played": show_route("#/"),
    "home, with games": home_with_games,
    "home, asked before deleting": delete_dialog,
    "new game, box": edition("box"),
    "new game, first print-and-play": edition("pnp1"),
    "new game, second print-and-play": edition("pnp2"),
    "new game, a battle of one's own": then(show_route("#/new"), own_battle),
    "new game, a battle asked for": then(show_route("#/new"), ask_for_a_battle),
    "new game, a link to it": then(show_route("#/new"), link_to_a_battle),
    "new game, own dice": show_route("#/new/own"),
    "game, dice": show_game(played("win", 1)),
    "game, a die over a space": then(show_game(played("win", 1)), preview),
    "game, a refused space": then(show_game(played("win", 1)), refused),
    "game, a sign explained": then(show_game(played("win", 1)), explained),
    "game, the board as text": then(show_game(played("win", 12)), words_open),
    "game, rooms": show_game(played("win", 13)),
    "game, robots": show_position(with_robots()),
    "game, spawn": show_game(played("win", 7)),
    "game, spawn with two kinds": show_position(two_kinds()),
    "game, own dice": show_game(played("damage", 3)),
    "game, looking back": then(show_game(played("win", 12)), moment),
    "game, won": show_game(read_game("win")),
    "game, lost": show_game(read_game("mothership")),
    "game, log on a phone": then(show_game(played("win", 12)), open_log),
    "game, keys": then(show_game(played("win", 1)), keys_dialog),
    "game, share": then(show_game(played("win", 1)), share_dialog),
    "battle, dice": show_position(battle()),
    "battle, rooms": show_position(battle_rooms()),
    "battle, a column asked for": then(show_position(battle()), press_card("character:pilot")),
    "battle, a die asked for": then(show_position(battle()), press_card("character:gambler")),
    "battle, a die on the board asked for": then(
        show_position(battle_rooms()), press_card("character:gambler")
    ),
    "battle, all dice to be turned": then(
        show_position(loaded_dice()), press_card("character:gambler")
    ),
    "battle, a yes asked for": then(
        show_position(battle_rooms()), press_card("character:engineer")
    ),
    "final battle, dice": show_position(final()),
    "final battle, rooms": show_position(final_rooms()),
    "final battle, a colour asked for": then(show_position(final_rooms()), press_space("2-3")),
    "final battle, a character's colour asked for": then(
        show_position(final_rooms()), press_card("character:mechanic")
    ),
    "final battle, points to deal out": show_position(
        final_rooms(points=3, workers=final_rooms_after_command())
    ),
    "final battle, a robot for a worker": show_position(robot_over_a_worker()),
    "a shortened sky": show_position(shortened()),
    "battle, cards on a phone": then(show_position(battle()), cards_on_a_phone),
    "campaigns, none": show_route("#/campaigns"),
    "campaigns": campaigns,
    "campaign, piles": campaign_at("choose"),
    "campaign, team": campaign_at("muster", 3),
    "campaign, threat": campaign_at("prepare", 2),
    "campaign, game": campaign_at("game", 2),
    "campaign, last battle": campaign_at("defend", 4),
    "campaign, over": campaign_at("over", 4),
    "tutorial, begin": show_route("#/tutorial"),
    "tutorial, first die": then(show_route("#/tutorial"), lesson),
    "rules": show_route("#/rules"),
    "rules, one of them": show_route("#/rules/D7"),
    "rules, advanced pieces": show_route("#/rules/A1"),
    "statistics, empty": show_route("#/statistics"),
    "statistics, full": statistics,
    "settings": show_route("#/settings"),
    "load": show_route("#/load"),
    "load, refused": then(show_route("#/load"), load_wrong),
    "settings, sound": settings_with_sound,
    "first game, sound asked for": sound_question,
}
