"""Three ways to play: with the mouse, with the keyboard only, with a touch screen.

A player turns an action into gestures, and uses only what a person can see on the page: which die
is in the tray, which space is lit, what has the focus.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.places import game_id, wait_for_screen, wait_for_version
from tests.support.browser.server import Server
from ufs.game.setup import sky_names

Action = dict[str, Any]
Place = list[int]


class Player:
    """What all three share: finding the elements of the page that an action is about."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.moves = 0
        self.view: Any = None  # the game as the server holds it

    def do(self, action: Action) -> None:
        """Make a move and wait until the page shows the result."""
        if self.view is None:
            self.look()
        before = self.view["version"]
        self.moves += 1
        # `raise` is no name for a method.
        getattr(self, "raise_die" if action["do"] == "raise" else action["do"])(action)
        wait_for_version(self.page, before + 1)
        self.look()

    def look(self) -> Any:
        self.view = self.server.game(game_id(self.page))
        return self.view

    # --- where things are ---

    def die(self, worker: int) -> Locator:
        return self.page.locator(f".tray-die[data-worker='{worker}']")

    def space(self, place: Place) -> Locator:
        return self.page.locator(f"[data-space='{place[0]}-{place[1]}']")

    def lit_space(self, place: Place) -> Locator:
        return self.page.locator(f".hit.open[data-space='{place[0]}-{place[1]}']")

    def drop(self, column: int) -> Locator:
        return self.page.locator(f".hit.drop.open[data-drop='{column}']")

    def option(self, do: str, number: int = 0) -> Locator:
        return self.page.locator(f".option[data-action='{do}']").nth(number)

    def number_among(self, action: Action) -> int:
        """The number of an action's button among those of its kind."""
        same_kind = [other for other in self.view["actions"] if other["do"] == action["do"]]
        return same_kind.index(action)

    def place_ahead(self) -> Place:
        """The space of the die ahead of the excavator."""
        path, position = self.view["table"]["path"], self.view["position"]
        reached = path.index(position["excavator"])
        places = [worker["space"] for worker in position["workers"] if worker["space"]]
        return list(next(place for place in places if path.index(place) >= reached))

    def kind_choice(self, kind: str) -> Locator:
        number = 0 if kind == "basic" else 1
        return self.page.locator(".options input[name='kind']").nth(number)

    def robot_choice(self, robot: int) -> Locator:
        return self.page.locator(".options input[name='robot']").nth(robot)

    def card(self, action: Action) -> Locator:
        """The card of the city or character that has the ability."""
        label = "city:" if action["do"] == "city" else f"character:{action['id']}"
        return self.page.locator(f"[data-ability^='{label}']")

    def column(self, column: int) -> Locator:
        return self.page.locator(f".hit.column.open[data-column='{column}']")

    def turn(self, action: Action) -> Locator:
        """The button that turns a die."""
        change = f"[data-change='{action['change']}']" if "change" in action else ""
        return self.page.locator(f".turn[data-target='{action['worker']}']{change}")

    def raise_button(self, worker: int) -> Locator:
        return self.page.locator(f"[data-raise='{worker}']")

    def place_of(self, worker: int) -> Place:
        return list(self.view["position"]["workers"][worker]["space"])

    def aim(self, action: Action) -> Locator:
        """A2: the button of a colour."""
        return self.page.locator(f".aim[data-aim='{action['at']}']")

    def confirm(self) -> Locator:
        return self.page.locator(".confirm .primary")

    def city(self, action: Action) -> None:
        self.character(action)

    def character(self, action: Action) -> None:
        """Use an ability: its card, then its target."""
        raise NotImplementedError

    # --- starting ---

    def press(self, target: Locator) -> None:
        """Press a link, a button or a field."""
        raise NotImplementedError

    def write(self, target: Locator, text: str) -> None:
        self.press(target)
        self.page.keyboard.type(text)

    def start(self, setup: dict[str, Any], seed: int, dice: str) -> None:
        """From home to the first die of a new game."""
        page = self.page
        self.press(page.locator("main a[href='#/new']"))
        wait_for_screen(page, "#/new")
        self.choose(setup["edition"])
        if "city" in setup:
            self.choose(setup["city"])
        self.choose_battle(setup)
        self.choose(dice)
        self.write(page.get_by_role("textbox", name="Seed"), str(seed))
        self.press(page.get_by_role("button", name="Start"))
        if dice == "manual":  # first the pieces for one's own table
            wait_for_screen(page, "#/table")
            self.press(page.locator("a.primary[href^='#/game/']"))
        wait_for_screen(page, "#/game")

    def choose_battle(self, setup: dict[str, Any]) -> None:
        """Scenario, team and sky, where there are any."""
        if setup.get("scenario"):
            self.unfold("Scenario")
            self.choose(setup["scenario"])
        if setup.get("characters"):
            self.unfold("Team")
        for who in setup.get("characters", []):
            self.tick(self.page.locator(f".member:has(input[value='{who['id']}']) input").first)
            if who["upgraded"]:
                self.tick(self.page.locator(f".member:has(input[value='{who['id']}']) input").last)
        if setup.get("hard"):
            self.choose_true()
            for name, tile in zip(sky_names(setup["sky"]), setup["sky"], strict=True):
                self.choose(tile + "!" * (name in setup["hard"]), ".places ")
        elif setup.get("sky", ["I", "II", "III", "IV"]) != ["I", "II", "III", "IV"]:
            self.unfold("Sky tiles")
            for tile in setup["sky"]:
                self.choose(tile, ".places ")

    def unfold(self, name: str) -> None:
        fold = self.page.locator(".fold", has=self.page.get_by_text(name, exact=True))
        if fold.get_attribute("open") is None:
            self.press(fold.locator("summary"))

    def tick(self, box: Locator) -> None:
        self.press(box)
        expect(box).to_be_checked()

    def choose_true(self) -> None:
        """Choose which pieces show their difficult side."""
        field = self.page.locator("input[type='radio'][value='true']").last
        if not field.is_checked():
            self.press(field)

    def choose(self, value: str, where: str = "") -> None:
        field = self.page.locator(f"{where}input[type='radio'][value='{value}']")
        if not field.is_checked():
            self.press(field)
        expect(field).to_be_checked()


class MousePlayer(Player):
    """Clicks and drags, alternately."""

    def press(self, target: Locator) -> None:
        if target.get_attribute("type") == "radio":
            target = target.locator("xpath=..")  # the label is visible, not the field
        target.click()

    def place(self, action: Action) -> None:
        if self.moves % 3 == 0:
            self.drag(self.die(action["worker"]), action["space"])
            return
        self.die(action["worker"]).click()
        self.lit_space(action["space"]).click()

    def drag(self, die: Locator, place: Place) -> None:
        mouse = self.page.mouse
        die.hover()
        mouse.down()
        box = die.bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] / 2 + 9)
        expect(self.page.locator(".carried")).to_have_count(1)
        target = self.lit_space(place).bounding_box()
        assert target
        mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=4)
        mouse.up()
        expect(self.page.locator(".carried")).to_have_count(0)

    def use(self, action: Action) -> None:
        if self.moves % 2:
            self.lit_space(action["space"]).click()
            if "at" in action:
                self.aim(action).click()
        else:
            self.option("use", self.number_among(action)).click()

    def raise_die(self, action: Action) -> None:
        if self.moves % 2:
            self.lit_space(self.place_of(action["worker"])).click()
        else:
            self.raise_button(action["worker"]).click()

    def excavate(self, _action: Action) -> None:
        if self.moves % 2:
            self.lit_space(self.place_ahead()).click()
        else:
            self.option("excavate").click()

    def install(self, action: Action) -> None:
        if self.robot_choice(0).count():
            self.press(self.robot_choice(action["robot"]))
        self.lit_space(action["space"]).click()

    def remove(self, action: Action) -> None:
        self.option("remove", self.number_among(action)).click()

    def done(self, _action: Action) -> None:
        self.option("done").click()

    def spawn(self, action: Action) -> None:
        if self.kind_choice(action["kind"]).count():
            self.press(self.kind_choice(action["kind"]))
        self.drop(action["column"]).click()

    def character(self, action: Action) -> None:
        self.card(action).click()
        if "column" in action:
            self.column(action["column"]).click()
        elif "at" in action:
            self.aim(action).click()
        else:
            (self.turn(action) if "worker" in action else self.confirm()).click()

    def roll(self, action: Action) -> None:
        for number, value in enumerate(action["values"]):
            self.press(self.page.locator(f".face[data-die='{number}'][data-value='{value}']"))
        self.press(self.page.locator(".hand-roll .primary"))


class TouchPlayer(MousePlayer):
    """Taps. The first tap on a space shows a preview, the second one acts."""

    def press(self, target: Locator) -> None:
        if target.get_attribute("type") == "radio":
            target = target.locator("xpath=..")
        target.tap()

    def tap_space(self, place: Place) -> None:
        before = self.view["version"]
        space = self.lit_space(place)
        space.tap()
        expect(self.page.locator(".hit.chosen")).to_have_attribute(
            "data-space", f"{place[0]}-{place[1]}"
        )
        expect(self.page.locator(".telling")).not_to_be_empty()
        assert self.look()["version"] == before, "the first tap did something already"
        if self.moves % 3 == 0:
            self.page.locator(".confirm .primary").tap()
        else:
            space.tap()

    def place(self, action: Action) -> None:
        self.die(action["worker"]).tap()
        self.tap_space(action["space"])

    def use(self, action: Action) -> None:
        if self.moves % 2 and "at" in action:
            self.lit_space(action["space"]).tap()
            self.aim(action).tap()
        elif self.moves % 2:
            self.tap_space(action["space"])
        else:
            self.option("use", self.number_among(action)).tap()

    def raise_die(self, action: Action) -> None:
        if self.moves % 2:
            self.lit_space(self.place_of(action["worker"])).tap()
        else:
            self.raise_button(action["worker"]).tap()

    def excavate(self, _action: Action) -> None:
        if self.moves % 2:
            self.tap_space(self.place_ahead())
        else:
            self.option("excavate").tap()

    def install(self, action: Action) -> None:
        if self.robot_choice(0).count():
            self.press(self.robot_choice(action["robot"]))
        self.tap_space(action["space"])

    def remove(self, action: Action) -> None:
        self.option("remove", self.number_among(action)).tap()

    def done(self, _action: Action) -> None:
        self.option("done").tap()

    def spawn(self, action: Action) -> None:
        if self.kind_choice(action["kind"]).count():
            self.press(self.kind_choice(action["kind"]))
        if self.moves % 2:
            self.drop(action["column"]).tap()
        else:
            self.option("spawn", self.shown_number(action)).tap()

    def character(self, action: Action) -> None:
        self.page.locator(".tool-cards").tap()
        self.card(action).tap()
        if "worker" in action or "at" in action:
            (self.turn(action) if "worker" in action else self.aim(action)).tap()
            return
        if "column" in action:
            before = self.view["version"]
            self.column(action["column"]).tap()
            assert self.look()["version"] == before, "the first tap did something already"
            if self.moves % 2:
                self.column(action["column"]).tap()
                return
        self.confirm().tap()

    def shown_number(self, action: Action) -> int:
        spawns = [one for one in self.view["actions"] if one["do"] == "spawn"]
        return [one for one in spawns if one["kind"] == action["kind"]].index(action)


class KeyboardPlayer(Player):
    """Uses only keys, also to move the focus."""

    MOST_TABS = 120

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def has_focus(self, target: Locator) -> bool:
        here = "found => found.length === 1 && found[0] === document.activeElement"
        return bool(target.evaluate_all(here))

    def tab_to(self, target: Locator) -> None:
        """Press Tab until `target` has the focus; a group of radio buttons is one stop."""
        for _ in range(self.MOST_TABS):
            if self.has_focus(target):
                return
            self.key("Tab")
        raise AssertionError(f"Tab never comes to {target}")

    def press(self, target: Locator) -> None:
        if target.get_attribute("type") == "radio":
            self.choose_radio(target)
            return
        self.tab_to(target)
        if target.get_attribute("id") != "seed":
            self.key("Space" if target.get_attribute("type") == "checkbox" else "Enter")

    def choose_radio(self, target: Locator) -> None:
        """Tab enters a group at the checked button; arrows move from there."""
        name = target.get_attribute("name")
        self.tab_to(self.page.locator(f"input[name='{name}']:checked"))
        for _ in range(20):
            if target.is_checked():
                return
            self.key("ArrowRight")
        raise AssertionError(f"the arrows never come to {target}")

    # --- moves ---

    def walk_to(self, place: Place) -> None:
        """Move over the base with the arrow keys."""
        at = self.page.evaluate("document.activeElement.dataset.space ?? null")
        if at is None:
            self.tab_to(self.page.locator("[data-space][tabindex='0']"))
            at = self.page.evaluate("document.activeElement.dataset.space")
        row, column = (int(part) for part in at.split("-"))
        self.key(*["ArrowDown" if place[0] > row else "ArrowUp"] * abs(place[0] - row))
        self.key(*["ArrowRight" if place[1] > column else "ArrowLeft"] * abs(place[1] - column))
        assert self.has_focus(self.space(place)), f"the focus is not on {place}"

    def press_space(self, place: Place) -> None:
        self.walk_to(place)
        expect(self.lit_space(place)).to_have_count(1)
        self.key("Enter" if self.moves % 2 else "Space")

    def place(self, action: Action) -> None:
        self.key(str(action["worker"] + 1))
        expect(self.die(action["worker"])).to_have_attribute("aria-pressed", "true")
        self.press_space(action["space"])

    def use(self, action: Action) -> None:
        if self.moves % 2:
            self.press_space(action["space"])
            if "at" in action:
                self.press(self.aim(action))
        else:
            self.press(self.option("use", self.number_among(action)))

    def raise_die(self, action: Action) -> None:
        if self.moves % 3 == 0:
            self.key(str(action["worker"] + 1))
        elif self.moves % 2:
            self.press_space(self.place_of(action["worker"]))
        else:
            self.press(self.raise_button(action["worker"]))

    def excavate(self, _action: Action) -> None:
        self.key("e")

    def install(self, action: Action) -> None:
        if self.robot_choice(0).count():
            self.choose_radio(self.robot_choice(action["robot"]))
        self.press_space(action["space"])

    def remove(self, action: Action) -> None:
        self.press(self.option("remove", self.number_among(action)))

    def done(self, _action: Action) -> None:
        self.key("n")

    def spawn(self, action: Action) -> None:
        if self.kind_choice(action["kind"]).count():
            self.choose_radio(self.kind_choice(action["kind"]))
        self.press(self.drop(action["column"]))

    def character(self, action: Action) -> None:
        self.key("a")
        self.press(self.card(action))
        if "column" in action:
            self.arrow_to(self.column(action["column"]))
        elif "worker" in action:
            self.key(str(action["worker"] + 1))
            self.tab_to(self.turn(action))
        elif "at" in action:
            self.tab_to(self.aim(action))
        else:
            expect(self.confirm()).to_be_focused()
        self.key("Enter")

    def arrow_to(self, column: Locator) -> None:
        """Move to the right from the first column that can be chosen."""
        for _ in range(5):
            if self.has_focus(column):
                return
            self.key("ArrowRight")
        raise AssertionError(f"the arrows never come to {column}")

    def roll(self, action: Action) -> None:
        for value in action["values"]:
            self.key(str(value))
        expect(self.page.locator(".hand-roll .primary")).to_be_focused()
        self.key("Enter")


PLAYERS: dict[str, type[Player]] = {
    "mouse": MousePlayer,
    "keyboard": KeyboardPlayer,
    "touch": TouchPlayer,
}
