"""Campaigns (C1-C10): lists, choices, the next game, what a result does to the notebook.

As with games, every change names the version it was made from: whoever holds an old one is told
and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal

from ufs.base import extras
from ufs.base.errors import UfsError
from ufs.base.words import Term, Words
from ufs.campaign import Campaign
from ufs.campaign.campaign import check_name
from ufs.campaign.notebook import id_and_name, localize, notebook, notebook_to_print
from ufs.campaign.state import Battle, BattleGame, CampaignState
from ufs.campaign.view import view
from ufs.content.loader import Library
from ufs.content.schema import ChapterFile, City
from ufs.game import Game
from ufs.play import game_json
from ufs.play.campaign_steps import Step, take
from ufs.play.sessions import Session, Sessions
from ufs.store.storage import CAMPAIGN, CampaignInfo, CampaignRecord, new_id, now

Json = dict[str, Any]
PlaceState = Literal["attacked", "chosen", "saved", "damaged", "lost", "left"]
TRIES = 5  # to note a result while other windows change the campaign, too
NAMED = 5  # problems of one pack


@dataclass(frozen=True)
class OpenCampaign:
    """A campaign with what the storage knows about it."""

    campaign: Campaign
    info: CampaignInfo

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def version(self) -> int:
        return self.info.version

    @property
    def pending(self) -> BattleGame | None:
        """The game that comes next, or is on the table."""
        battle = self.campaign.battle
        return battle.pending if battle else None


class Campaigns:
    """All campaigns of one player."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.storage = sessions.storage
        self.library = sessions.library
        sessions.after_change.append(self.note_result)

    # --- keeping ---

    def infos(self) -> list[CampaignInfo]:
        """All campaigns, the one played last first."""
        return self.storage.campaigns()

    def open(self, id: str) -> OpenCampaign:
        """A campaign as it is kept now."""
        record = self.storage.read_campaign(id)
        if record is None:
            raise no_such_campaign(id)
        try:
            campaign = Campaign.from_save(record.data, self.library)
        except UfsError as error:
            what = Term(error.key, **error.args_)
            raise UfsError("broken_campaign", "store-broken-campaign", id=id, what=what) from None
        return OpenCampaign(campaign, record.info)

    def create(self, campaign: Campaign) -> OpenCampaign:
        """Keep a campaign from now on."""
        when = now()
        info = CampaignInfo(id=new_id(), version=1, created=when, updated=when, **listed(campaign))
        self.storage.add_campaign(CampaignRecord(info, campaign.save()))
        return OpenCampaign(campaign, info)

    def change(
        self, opened: OpenCampaign, version: int, work: Callable[[Campaign], None]
    ) -> OpenCampaign:
        """Do something to a campaign and keep it; if either fails, it was not done.

        `opened` stays what it was; the answer is the campaign as it is now.
        """
        if version != opened.version:
            raise changed_elsewhere()
        changed = Campaign.from_save(opened.campaign.save(), self.library)
        work(changed)
        info = replace(opened.info, version=version + 1, updated=now(), **listed(changed))
        if not self.storage.change_campaign(CampaignRecord(info, changed.save())):
            raise changed_elsewhere()
        return OpenCampaign(changed, info)

    def delete(self, id: str) -> None:
        """Delete a campaign for good. The games played in it stay."""
        if not self.storage.delete_campaign(id):
            raise no_such_campaign(id)

    # --- the games of a campaign ---

    def begin(
        self, opened: OpenCampaign, version: int, dice: str = "auto", mode: str = "relaxed"
    ) -> Session:
        """C3: put the next game on the table and tie it to the campaign, or do neither.

        Its result is noted by itself when it is over.
        """
        campaign = opened.campaign
        seed, setup = campaign.seed_of_next_game(), campaign.setup_of_next_game()
        if not self.can_begin(opened):
            raise UfsError("bad_step", "campaign-game-runs", "C3")
        game = self.sessions.create(Game.new(setup, seed, dice, self.library), mode, CAMPAIGN)

        def tie(now: Campaign) -> None:
            now.discard_begun_game()  # a game that was begun before is gone
            now.begin(game.id)

        try:
            self.change(opened, version, tie)
        except BaseException:
            self.sessions.delete(game.id)
            raise
        return game

    def can_begin(self, opened: OpenCampaign) -> bool:
        """C3: whether the next game can be put on the table: it never was, or it was deleted."""
        pending = opened.pending
        if pending is None or not pending.begun:
            return pending is not None
        return pending.game is not None and self.running(opened) is None

    def running(self, opened: OpenCampaign) -> Session | None:
        """The game that is on the table, if it is kept here."""
        pending = opened.pending
        if pending is None or pending.game is None:
            return None
        try:
            with self.sessions.opened(pending.game) as game:
                return game
        except UfsError as error:
            if error.code not in ("no_such_game", "broken_game"):
                raise
            return None

    def note_result(self, session: Session) -> None:
        """C3: a game that is over now is noted in its campaign, unless that was done by hand."""
        if session.is_noted:
            info = self.storage.campaign_of_game(session.id)
            if info is not None:
                self.settled(info.id)

    def settled(self, id: str) -> OpenCampaign:
        """A campaign in which the game that is over is noted: once, whoever looks first."""
        for attempt in range(TRIES):
            opened = self.open(id)
            game = self.running(opened)
            if game is None or not game.game.is_over:
                return opened
            note = partial(Campaign.finish, game=game.game, reference=game.id)
            try:
                return self.change(opened, opened.version, note)
            except UfsError as error:
                if error.code != "changed_elsewhere" or attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    # --- what a client can ask ---

    def list(self, words: Words) -> Json:
        """All campaigns, the one played last first, and the packs that could not be used."""
        rows = [summary(info, self.library, words) for info in self.infos()]
        return {"campaigns": rows, "left_out": left_out(self.library, words)}

    def new(self, name: str, seed: int | None, cards: str, words: Words) -> Json:
        """C1: begin a campaign. Without a seed one is made."""
        made = Campaign.new(check_name(name), seed, cards, self.library)
        return self.told(self.create(made), words)

    def load(self, text: str, words: Words) -> Json:
        """Go on with a campaign from the text of its file, beside the others."""
        return self.told(self.create(Campaign.from_text(text, self.library)), words)

    def file(self, id: str) -> Json:
        """The whole campaign as a file, also for `ufs campaign import`."""
        return self.settled(id).campaign.save()

    def view(self, id: str, rules: bool, words: Words) -> Json:
        """A campaign as it stands. What would spoil it is left out (C2)."""
        return self.told(self.settled(id), words, rules)

    def notebook(self, id: str, words: Words) -> Json:
        """C10: the notebook."""
        return notebook(self.settled(id).campaign, words)

    def notebook_pdf(self, id: str, words: Words) -> bytes:
        """C10: the notebook as a page to print."""
        told = notebook_to_print(self.settled(id).campaign, words)
        if not extras.has("print"):
            raise UfsError("no_printing", "print-needs-extra", reason="reportlab")
        from ufs.printing.notebook import notebook_pdf

        return notebook_pdf(told["rows"], words, told["name"], told["score"])

    def step(self, id: str, version: int, step: Step, words: Words) -> Json:
        """Choose a pile, a city, a team or a threat level, enter a result, or take that back."""
        return self.told(self.change(self.open(id), version, lambda now: take(now, step)), words)

    def begin_game(self, id: str, version: int, dice: str, mode: str, words: Words) -> Json:
        """C3: put the next game on the table."""
        return game_json.view(self.begin(self.open(id), version, dice, mode), words)

    def of_game(self, game: str) -> Json:
        """The campaign in which a game is played."""
        info = self.storage.campaign_of_game(game)
        if info is None:
            raise UfsError("no_such_campaign", "campaign-of-no-game", found=game[:40])
        pending = self.open(info.id).pending
        waits = pending is not None and pending.game == game
        return {"id": info.id, "name": info.name, "waits": waits}

    def told(self, opened: OpenCampaign, words: Words, rules: bool = False) -> Json:
        """A campaign as its player may see it, with what the storage knows about it."""
        campaign, info = opened.campaign, opened.info
        game = self.running(opened)
        return {
            "id": info.id,
            "version": info.version,
            "created": info.created,
            "updated": info.updated,
            "seed": str(campaign.seed),
            "running": game.id if game else None,
            "can_begin": self.can_begin(opened),
            "places": places(campaign, words),
            "can_print": extras.has("print"),
            **view(campaign, words, rules),
        }


def no_such_campaign(id: str) -> UfsError:
    return UfsError("no_such_campaign", "store-no-such-campaign", found=id[:40])


def changed_elsewhere() -> UfsError:
    return UfsError("changed_elsewhere", "store-campaign-changed")


def listed(campaign: Campaign) -> Json:
    """What a list says of a campaign."""
    names = ("name", "chapter", "score", "won")
    return {name: getattr(campaign, name) for name in names}


def places(campaign: Campaign, words: Words) -> list[dict[str, Any]]:
    """Every city that was spoken of so far, for the map: attacked, chosen, saved, damaged, lost,

    or left, with the pile that was not taken (C2).
    """
    state: CampaignState = campaign.state
    states = {pile.city: "left" for pile in state.dealt}
    states |= dict.fromkeys(state.saved_cities(), "saved")  # C7: also those that were in no pile
    states |= {battle.city: fate(battle) for battle in state.battles}  # the last one counts
    states |= {pile.city: "attacked" for pile in state.piles}
    return [place(campaign.library, id, state, words) for id, state in states.items()]


def fate(battle: Battle) -> PlaceState:
    """C4, C7: how a city fares in its battle, or fared."""
    if not battle.is_over:
        return "chosen"
    if not battle.is_won:
        return "lost"
    return "damaged" if battle.is_damaged else "saved"


def place(library: Library, id: str, state: str, words: Words) -> dict[str, Any]:
    city = library.get(City, id)
    at = city.at if city else None
    return {**(id_and_name(library, City, id, words) or {}), "state": state, "at": at}


def summary(info: CampaignInfo, library: Library, words: Words) -> dict[str, Any]:
    names = ("id", "name", "chapter", "score", "won", "created", "updated")
    chapters = {file.number: localize(file.name, words) for file in library.all(ChapterFile)}
    chapter_name = chapters.get(info.chapter, str(info.chapter))
    return {**{name: getattr(info, name) for name in names}, "chapter_name": chapter_name}


def left_out(library: Library, words: Words) -> list[dict[str, Any]]:
    """The packs of the player's folder that break something, each with what is wrong."""
    return [
        {"pack": bad.pack.name, "problems": [one.message(words) for one in bad.problems[:NAMED]]}
        for bad in library.left_out
    ]
