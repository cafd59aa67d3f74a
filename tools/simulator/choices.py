"""What the tabs do next: everything a player can do, drawn from the seed."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

from simulator import bin_requests as bins
from simulator import campaign_requests as campaigns
from simulator import game_requests as games
from simulator import other_requests as others
from simulator.backup_requests import GoBack
from simulator.backups import Backups
from simulator.model import CampaignModel, Model, digest
from simulator.requests import Request, Seen, Tab
from ufs.game.random_battle import of_the_day
from ufs.puzzles import shipped
from ufs.store.storage import CAMPAIGN, GAMES, PUZZLE

MOST_GAMES, MOST_CAMPAIGNS, PUZZLES = 8, 2, 3
FIRST_DAY = date(2026, 1, 1)
SETTINGS: dict[str, list[Any]] = {
    "language": ["auto", "en", "de", "fr"],
    "theme": ["auto", "light", "dark"],
    "speed": ["off", "fast", "normal", "slow"],
    "sound": [True, False],
    "mode": ["relaxed", "strict"],
    "tutorial_done": [True, False],
}


class Choices:
    """Draws the next request of a tab."""

    def __init__(self, model: Model, backups: Backups, chance: random.Random) -> None:
        self.model = model
        self.backups = backups
        self.chance = chance

    def next(self, tab: Tab) -> Request:
        """What this tab asks next; one that got no answer often asks the same again."""
        again, tab.again = tab.again, None
        if again is not None and self.chance.random() < 0.5:
            return again
        if self.chance.random() < 0.6:
            return self.play_on(tab)
        kinds: list[tuple[int, Callable[[Tab], Request]]] = [
            (4, self.new_game),
            (8, self.look_at_another),
            (2, self.fork),
            (2, self.load),
            (3, self.delete),
            (3, self.look_at_list),
            (4, self.use_bin),
            (2, self.go_back),
            (4, self.change_settings),
            (16, self.go_on_with_campaign),
            (5, self.try_puzzle),
        ]
        weights = [weight for weight, _kind in kinds]
        kind = self.chance.choices([kind for _weight, kind in kinds], weights)[0]
        return kind(tab)

    # --- games ---

    def play_on(self, tab: Tab) -> Request:
        if tab.at is None:
            return self.look_at_another(tab)
        known = tab.games.get(tab.at)
        if known is None:
            return games.View(tab.at)
        return self.move(tab, tab.at, known)

    def move(self, tab: Tab, id: str, known: Seen) -> Request:
        version, position = known["version"], digest(known["position"])
        full = self.chance.random() < 0.05
        drawn = self.chance.random()
        if known["undo"] and drawn < 0.06:
            return games.Undo(id, version, position, full)
        if known["redo"] and drawn < 0.4:
            return games.Redo(id, version, position, full)
        if not known["actions"]:
            tab.at = None
            return self.new_game(tab) if drawn < 0.7 else self.go_on_with_campaign(tab)
        action = self.with_dice(id, self.chance.choice(known["actions"]))
        return games.Act(id, version, position, full, action)

    def with_dice(self, id: str, action: Any) -> Any:
        """A player with real dice says what they show."""
        game = self.model.games.get(id)
        if action["do"] != "roll" or game is None or game.game.dice == "auto":
            return action
        count = max(1, game.game.dice_to_roll())
        return {"do": "roll", "values": [self.chance.randint(1, 6) for _ in range(count)]}

    def some_game(self) -> str | None:
        return self.chance.choice(sorted(self.model.games)) if self.model.games else None

    def look_at_another(self, tab: Tab) -> Request:
        """Mostly a game that can end soon: else hardly any would."""
        open_games = [game for game in self.model.games.values() if not game.game.is_over]
        longest = sorted(open_games, key=lambda one: (one.kind == CAMPAIGN, len(one.game.steps)))
        id = longest[-1].id if longest and self.chance.random() < 0.6 else self.some_game()
        if id is None:
            return self.new_game(tab)
        tab.at = id
        return games.View(id)

    def new_game(self, _tab: Tab) -> Request:
        if len(self.model.games) >= MOST_GAMES:
            return self.delete(_tab)
        mode = self.chance.choice(("relaxed", "strict"))
        dice = self.chance.choice(("auto", "auto", "auto", "manual"))
        seed, full = self.chance.getrandbits(32), self.chance.random() < 0.1
        return games.NewGame(self.setup(), seed, dice, mode, full)

    def setup(self) -> dict[str, Any]:
        edition = self.chance.choice(("box", "pnp1", "pnp2", "battle"))
        if edition == "battle":
            return of_the_day(FIRST_DAY + timedelta(self.chance.randrange(300))).setup
        return {"edition": edition}

    def fork(self, tab: Tab) -> Request:
        id = self.some_game()
        if id is None or len(self.model.games) >= MOST_GAMES:
            return self.look_at_another(tab)
        return games.Fork(id, self.chance.randint(0, len(self.model.games[id].game.steps)))

    def load(self, tab: Tab) -> Request:
        id = self.some_game()
        if id is None or len(self.model.games) >= MOST_GAMES:
            return self.look_at_another(tab)
        return games.Load(self.model.games[id].game.record(), "relaxed")

    def delete(self, tab: Tab) -> Request:
        id = self.some_game()
        return games.Delete(id) if id is not None else self.new_game(tab)

    def look_at_list(self, tab: Tab) -> Request:
        """The next page of the list that the tab looks at, or the first of another."""
        if tab.next_page is not None and self.chance.random() < 0.8:
            return tab.next_page
        limit, finished = self.chance.choice((1, 2, 3, 50)), self.chance.choice((None, True, False))
        return games.ListGames(limit, finished, self.chance.choice((None, None, CAMPAIGN, PUZZLE)))

    def use_bin(self, _tab: Tab) -> Request:
        """Mostly something comes back: else there would be nothing left to delete."""
        drawn = self.chance.random()
        if drawn < 0.1:
            return bins.EmptyBin()
        if not self.model.bin or drawn < 0.3:
            return bins.ViewBin()
        id = self.chance.choice(sorted(self.model.bin))
        is_game = self.model.bin[id].table == GAMES
        return bins.RestoreGame(id) if is_game else bins.RestoreCampaign(id)

    def go_back(self, tab: Tab) -> Request:
        known = sorted(self.backups.moments)
        if not known:
            return self.look_at_list(tab)
        path = self.chance.choice(known)
        return GoBack(known.index(path), self.backups.save, path, self.backups.moments[path])

    # --- settings, puzzles ---

    def change_settings(self, _tab: Tab) -> Request:
        names = self.chance.sample(sorted(SETTINGS), self.chance.randint(1, 3))
        return others.ChangeSettings({name: self.chance.choice(SETTINGS[name]) for name in names})

    def try_puzzle(self, _tab: Tab) -> Request:
        id = self.chance.choice(shipped().puzzles[:PUZZLES]).id
        if self.model.puzzle(id).game not in self.model.games:
            return others.OpenPuzzle(id)
        kinds = (others.OpenPuzzle, others.AnswerPuzzle, others.AnswerPuzzle, others.ShowSolution)
        return self.chance.choices(kinds, (4, 4, 4, 1))[0](id)

    # --- campaigns ---

    def go_on_with_campaign(self, tab: Tab) -> Request:
        known = sorted(self.model.campaigns)
        drawn = self.chance.random()
        if not known or (drawn < 0.05 and len(known) < MOST_CAMPAIGNS):
            name = f"The night of {self.chance.getrandbits(30)}"
            return campaigns.NewCampaign(name, self.chance.getrandbits(32))
        id = self.chance.choice(known)
        if drawn > 0.97:
            return campaigns.DeleteCampaign(id)
        version = tab.campaigns.get(id)
        if version is None or drawn > 0.9:
            return campaigns.ViewCampaign(id)
        return self.step_in(self.model.campaigns[id], version, tab)

    def step_in(self, campaign: CampaignModel, version: int, tab: Tab) -> Request:
        """The next step of a campaign, as the tab believes it to be."""
        state, phase = campaign.campaign.state, campaign.campaign.phase
        step: dict[str, Any] = {"do": "undo"}
        if phase == "choose":
            step = {"do": "choose", "pile": self.chance.choice((1, 2))}
        elif phase == "defend":
            step = {"do": "defend", "city": self.chance.choice(sorted(state.saved_cities()))}
        elif phase == "muster":
            team = self.chance.sample(state.candidates(), state.team_size())
            step = {"do": "muster", "characters": team}
        elif phase == "prepare":
            step = {"do": "prepare", "threat": self.chance.choice(state.threats())}
        elif phase == "game" and self.chance.random() < 0.85:
            running = campaign.running
            if running in self.model.games and self.chance.random() < 0.8:
                tab.at = running
                return self.play_on(tab)
            return campaigns.Begin(campaign.id, version, self.chance.choice(("relaxed", "strict")))
        elif phase == "game" and self.chance.random() < 0.5:
            step = {"do": "note", "won": self.chance.random() < 0.7}
        if self.chance.random() < 0.05:
            step = {"do": "undo"}
        return campaigns.TakeStep(campaign.id, version, step)
