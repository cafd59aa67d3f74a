"""What a tab can ask about campaigns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from pydantic import TypeAdapter

from simulator.model import CampaignModel, GameModel, Model
from simulator.requests import WORDS, Request, Tab, check_seen, expect, seen
from simulator.stored import Stored
from ufs.base.errors import UfsError
from ufs.campaign import Campaign
from ufs.game import Game
from ufs.play import Application
from ufs.play.campaign_steps import Step, carry_out
from ufs.store.storage import CAMPAIGN

STEP: TypeAdapter[Step] = TypeAdapter(Step)


@dataclass
class NewCampaign(Request):
    name: str
    seed: int

    def send(self, application: Application) -> Any:
        return application.campaigns.new(self.name, self.seed, "auto", WORDS)

    def is_possible(self, model: Model) -> bool:
        return True

    def apply(self, model: Model, answer: Any) -> None:
        campaign = Campaign.new(self.name, self.seed, "auto", model.library)
        model.add_campaign(CampaignModel(answer["id"], campaign))

    def find(self, model: Model, stored: Stored) -> Any:
        unknown = sorted(stored.campaigns.keys() - model.campaigns.keys())
        named = [id for id in unknown if stored.campaigns[id].name == self.name]
        return {"id": named[0]} if named else None

    def check(self, model: Model, answer: Any) -> None:
        check_campaign(model.campaigns[answer["id"]], answer)

    def hear(self, tab: Tab, answer: Any) -> None:
        tab.campaigns[answer["id"]] = answer["version"]


@dataclass
class OnCampaign(Request):
    """Something about one campaign."""

    id: str

    def is_possible(self, model: Model) -> bool:
        return self.id in model.campaigns

    def check(self, model: Model, answer: Any) -> None:
        check_campaign(model.campaigns[self.id], answer)

    def hear(self, tab: Tab, answer: Any) -> None:
        tab.campaigns[self.id] = answer["version"]

    def forget(self, tab: Tab) -> None:
        tab.campaigns.pop(self.id, None)


@dataclass
class ViewCampaign(OnCampaign):
    """Show the campaign, which notes the result of a game that is over (C3)."""

    only_looks: ClassVar[bool] = True

    def send(self, application: Application) -> Any:
        return application.campaigns.view(self.id, False, WORDS)

    def apply(self, model: Model, answer: Any) -> None:
        campaign = model.campaigns[self.id]
        if model.can_note(campaign):
            model.note(campaign)

    def find(self, model: Model, stored: Stored) -> Any:
        return None  # a result may be noted at any time: see `Checks.reconcile`


@dataclass
class TakeStep(OnCampaign):
    version: int
    step: dict[str, Any]

    def send(self, application: Application) -> Any:
        step = STEP.validate_python(self.step)
        return application.campaigns.step(self.id, self.version, step, WORDS)

    def is_possible(self, model: Model) -> bool:
        campaign = model.campaigns.get(self.id)
        if campaign is None or campaign.version != self.version:
            return False
        try:
            self.tried(campaign, model)
        except UfsError:
            return False
        return True

    def tried(self, campaign: CampaignModel, model: Model) -> Campaign:
        copy = Campaign.from_save(campaign.campaign.save(), model.library)
        carry_out(copy, STEP.validate_python(self.step))
        return copy

    def apply(self, model: Model, answer: Any) -> None:
        campaign = model.campaigns[self.id]
        campaign.campaign = self.tried(campaign, model)
        campaign.version += 1
        model.changed(campaign)

    def find(self, model: Model, stored: Stored) -> bool | None:
        done = self.is_possible(model) and stored.went_on(model.campaigns[self.id])
        return True if done else None


@dataclass
class Begin(OnCampaign):
    """Put the next game on the table."""

    version: int
    mode: str

    def send(self, application: Application) -> Any:
        campaigns = application.campaigns
        return seen(campaigns.begin(campaigns.open(self.id), self.version, "auto", self.mode))

    def is_possible(self, model: Model) -> bool:
        campaign = model.campaigns.get(self.id)
        if campaign is None or campaign.version != self.version:
            return False
        battle = campaign.campaign.battle
        pending = battle.pending if battle else None
        if pending is None or campaign.campaign.phase != "game":
            return False
        return not pending.begun or (pending.game is not None and pending.game not in model.games)

    def apply(self, model: Model, answer: Any) -> None:
        campaign = model.campaigns[self.id]
        setup = campaign.campaign.setup_of_next_game()
        game = Game.new(setup, campaign.campaign.seed_of_next_game(), "auto", model.library)
        campaign.campaign.discard_begun_game()
        campaign.campaign.begin(answer["id"])
        campaign.version += 1
        model.changed(campaign)
        model.add_game(GameModel(answer["id"], game, mode=self.mode, kind=CAMPAIGN))

    def find(self, model: Model, stored: Stored) -> Any:
        if not self.is_possible(model) or not stored.went_on(model.campaigns[self.id]):
            return None
        begun = stored.begun_game(self.id)
        return {"id": begun} if begun and begun in stored.games else None

    def check(self, model: Model, answer: Any) -> None:
        check_seen(answer, model.games[answer["id"]])

    def hear(self, tab: Tab, answer: Any) -> None:
        tab.at = answer["id"]
        tab.games[answer["id"]] = answer
        self.forget(tab)


@dataclass
class DeleteCampaign(OnCampaign):
    def send(self, application: Application) -> None:
        application.campaigns.delete(self.id)

    def apply(self, model: Model, answer: Any) -> None:
        model.delete_campaign(self.id)

    def find(self, model: Model, stored: Stored) -> bool | None:
        return True if self.id in model.campaigns and self.id in stored.bin else None

    def check(self, model: Model, answer: Any) -> None:
        pass

    def hear(self, tab: Tab, answer: Any) -> None:
        self.forget(tab)


def check_campaign(campaign: CampaignModel, answer: Any) -> None:
    """The answer agrees with the model's own campaign."""
    own = campaign.campaign
    said = {name: answer[name] for name in ("version", "phase", "score", "won")}
    known = {"phase": own.phase, "score": own.score, "won": own.won}
    expect(f"answered campaign {campaign.id}", said, {"version": campaign.version, **known})
