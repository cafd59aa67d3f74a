"""Write golden saves: games, campaigns and records as this version of the program stores them.

    python tools/golden_saves.py tests/samples/saves/NAME

Run it before pieces, rules or the schema change, with a new name. A folder that was written stays
as it is: `tests/play/test_golden_saves.py` opens every one of them, position for position, so that
whatever any version wrote opens in all later ones. What is written is chosen by a fixed seed.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
from pathlib import Path
from typing import Any

from ufs.base.words import Words
from ufs.campaign import Campaign
from ufs.content.loader import built_in
from ufs.content.schema import Character, City, Scenario
from ufs.game import Game
from ufs.play import Application, Session
from ufs.play.campaigns import OpenCampaign
from ufs.puzzles import shipped
from ufs.store.sqlite import SqliteStorage

SEED = 20261118
WORDS = Words("en")
RECORDS = 12  # games that are also exported, as text and as JSON
Json = dict[str, Any]


class Writer:
    """Fills a new folder with games and campaigns, and notes how each of them stands."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.chance = random.Random(SEED)
        self.app = Application(SqliteStorage(folder / "games.sqlite3"), built_in())
        self.campaigns: list[str] = []

    # --- games ---

    def setups(self) -> list[Json]:
        """Every edition, every city with a random sky and team, every scenario."""
        library = built_in()
        pick, scenarios = self.chance, library.all(Scenario)
        characters = [who.id for who in library.all(Character)]
        setups: list[Json] = [{"edition": "pnp1", "level": 2}, {"edition": "pnp2", "level": 3}]
        setups += [{"edition": edition} for edition in ("pnp1", "pnp2", "box")]
        for n, city in enumerate(library.all(City)):
            team = [
                {"id": id, "upgraded": pick.random() < 0.5} for id in pick.sample(characters, n % 4)
            ]
            scenario = scenarios[n % len(scenarios)].id if n % 3 else None
            setups.append(
                {
                    "edition": "box",
                    "city": city.id,
                    "damaged": pick.random() < 0.3,
                    "threat": pick.randrange(4),
                    "scenario": scenario,
                    "characters": team,
                }
            )
        setups += [
            {"edition": "box", "city": "roswell", "scenario": one.id, "characters": []}
            for one in scenarios
        ]
        return setups

    def play(self, session: Session, moves: int) -> None:
        """Some random moves; now and then one is taken back."""
        sessions = self.app.sessions
        for _ in range(moves):
            game = session.game
            if game.is_over:
                return
            action = self.chance.choice(game.actions())
            if action["do"] == "roll" and game.dice == "manual":
                rolled = [self.chance.randint(1, 6) for _ in range(game.dice_to_roll())]
                action = {"do": "roll", "values": rolled}
            sessions.act(session, session.version, action)
            if self.chance.random() < 0.05 and session.can_undo():
                sessions.undo(session, session.version)

    def write_games(self) -> None:
        sessions = self.app.sessions
        for n, setup in enumerate(self.setups()):
            dice, mode = (
                ("manual" if n % 5 == 4 else "auto"),
                ("strict" if n % 4 == 3 else "relaxed"),
            )
            game = Game.new(setup, self.chance.getrandbits(40), dice, built_in())
            session = sessions.create(game, mode)
            self.play(session, 10_000 if n % 3 == 0 else self.chance.randint(0, 50))
        tutorial = sessions.create(Game.new({"edition": "box"}, 7), kind="tutorial")
        self.play(tutorial, 9)
        position = tutorial.game.position()
        self.play(sessions.load(json.dumps(position)), 6)
        self.play(sessions.fork(tutorial.id, 4), 5)
        puzzle = shipped().puzzles[0]
        self.play(self.app.puzzles.game_of(puzzle), 1)

    # --- campaigns ---

    def write_campaigns(self) -> None:
        for n, (name, steps) in enumerate(
            (("One night", 3), ("Two chapters 🌃", 45), ("All", 400))
        ):
            campaign = Campaign.new(name, 100 + n, "manual" if n == 1 else "auto", built_in())
            opened = self.app.campaigns.create(campaign)
            self.campaigns.append(opened.id)
            for _ in range(steps):
                opened = self.app.campaigns.open_and_note_result(opened.id)
                if opened.campaign.phase == "over":
                    break
                self.take_step(opened)

    def take_step(self, opened: OpenCampaign) -> None:
        """The next step of a campaign, chosen at random; some of its games are really played."""
        campaign, state = opened.campaign, opened.campaign.state
        if campaign.phase == "game" and self.chance.random() < 0.4:
            session = self.app.campaigns.begin(opened, opened.version)
            self.play(session, 10_000)
            return
        choose = self.chance.choice

        def work(campaign: Campaign) -> None:
            match campaign.phase:
                case "deal":
                    campaign.deal()
                case "choose":
                    campaign.choose(choose([1, 2]))
                case "defend":
                    campaign.defend(choose([*state.saved_cities()]))
                case "muster":
                    campaign.muster(self.chance.sample(state.candidates(), state.team_size()))
                case "prepare":
                    campaign.prepare(choose(state.threats()))
                case _:
                    campaign.note(self.chance.random() < 0.7)

        self.app.campaigns.change(opened, opened.version, work)

    # --- what is expected of later versions ---

    def expected(self) -> Json:
        """How every game and campaign stands, as the page would show it."""
        games = {}
        for info in self.app.storage.games():
            view = self.app.games.view(info.id, WORDS)
            entries = self.app.games.log(info.id, WORDS)["entries"]
            games[info.id] = {
                "position": view["position"],
                "actions": view["actions"],
                "version": view["version"],
                "undo": view["undo"],
                "redo": view["redo"],
                "log": [entry["action"] for entry in entries],
            }
        campaigns = {id: self.app.campaigns.notebook(id, WORDS) for id in self.campaigns}
        return {"games": games, "campaigns": campaigns, "statistics": self.statistics()}

    def statistics(self) -> Json:
        figures = self.app.statistics(WORDS)
        return {name: figures[name] for name in ("games", "won", "lost", "streaks", "unfinished")}

    def export(self) -> None:
        """Some games as text records and as JSON, all campaigns as files."""
        for name in ("records", "saves", "campaigns"):
            (self.folder / name).mkdir()
        infos = sorted(self.app.storage.games(), key=lambda info: info.created)
        for info in infos[:: max(1, len(infos) // RECORDS)]:
            with self.app.sessions.opened(info.id) as session:
                self.write(f"records/{info.id}.txt", session.game.record())
                self.write(f"saves/{info.id}.json", json.dumps(session.game.save()))
        for id in self.campaigns:
            self.write(f"campaigns/{id}.json", json.dumps(self.app.campaigns.file(id)))

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")

    def close(self) -> None:
        self.app.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True)  # never over an older one
    writer = Writer(folder)
    writer.write_games()
    writer.write_campaigns()
    writer.write("expected.json", json.dumps(writer.expected(), indent=1))
    writer.export()
    writer.close()
    shutil.rmtree(folder / "backups", ignore_errors=True)
    for path in folder.glob("games.sqlite3?*"):
        path.unlink()  # the lock, the reserve; SQLite removes its own files when it closes


if __name__ == "__main__":
    main(Path(sys.argv[1]))
