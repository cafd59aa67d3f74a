"""Campaigns (C1-C10): lists, choices, the next game, what a result does to the notebook.

As with games, every change names the version it is based on; a change to an old version is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal

from ufs.base import extras
from ufs.base.errors import UfsError
from ufs.base.text import escape_hidden
from ufs.base.words import Term, Words
from ufs.campaign import Campaign
from ufs.campaign.campaign import check_name
from ufs.campaign.notebook import id_and_name, localize, notebook, notebook_to_print
from ufs.campaign.shapes import is_typed
from ufs.campaign.state import Battle, BattleGame, CampaignState
from ufs.campaign.view import view
from ufs.content.loader import Library
from ufs.content.schema import ChapterFile, City
from ufs.game import Game
from ufs.play import game_json
from ufs.play.campaign_steps import Step, carry_out
from ufs.play.sessions import Session, Sessions
from ufs.rules import RULES_VERSION
from ufs.store.storage import (
    CAMPAIGN,
    CAMPAIGNS,
    CampaignInfo,
    CampaignRecord,
    GameRecord,
    new_id,
    now,
)

Json = dict[str, Any]
PlaceState = Literal["attacked", "chosen", "saved", "damaged", "lost", "left"]
MAX_ATTEMPTS = 5  # to note a result while other windows change the campaign
MAX_PROBLEMS = 5  # reported for one pack


@dataclass(frozen=True)
class OpenCampaign:
    """A campaign with its stored metadata."""

    campaign: Campaign
    info: CampaignInfo
    trouble: UfsError | None = None  # it was left elsewhere: it can only be looked at

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def version(self) -> int:
        return self.info.version

    @property
    def pending(self) -> BattleGame | None:
        """The next game, whether or not it is on the table yet."""
        battle = self.campaign.battle
        return battle.pending if battle else None


class Campaigns:
    """All campaigns of one player."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.storage = sessions.storage
        self.library = sessions.library
        self.pieces = sessions.pieces
        self.after_change: list[Callable[[Campaign], None]] = []  # called after each save
        sessions.after_change.append(self.note_result)
        sessions.after_going_on.append(self.link_again)

    # --- saving ---

    def infos(self) -> list[CampaignInfo]:
        """All campaigns, the most recently played first."""
        return self.storage.campaigns()

    def open(self, id: str) -> OpenCampaign:
        """The latest saved version of a campaign."""
        record = self.storage.read_campaign(id)
        if record is None:
            raise no_such_campaign(id)
        try:
            library = self.pieces.library_or_today(record.info.pieces)
            campaign = Campaign.from_save(record.data, library)
        except UfsError as error:
            what = Term(error.key, **error.args_)
            raise UfsError("broken_campaign", "store-broken-campaign", id=id, what=what) from None
        is_as_left = record.position in (None, as_json(campaign.position()))
        trouble = None if is_as_left else UfsError("other_position", "campaign-differs", id=id)
        return OpenCampaign(campaign, record.info, trouble)

    def create(self, campaign: Campaign) -> OpenCampaign:
        """Save a new campaign."""
        when = now()
        info = CampaignInfo(
            id=new_id(),
            version=1,
            created=when,
            updated=when,
            pieces=self.pieces.keep(campaign.pieces),
            rules=RULES_VERSION,
            **list_fields(campaign),
        )
        campaign = Campaign.from_save(campaign.save(), self.pieces.library_for(info.pieces))
        self.storage.add_campaign(CampaignRecord(info, campaign.save(), campaign.position()))
        self.tell(campaign)
        return OpenCampaign(campaign, info)

    def change(
        self, opened: OpenCampaign, version: int, work: Callable[[Campaign], None]
    ) -> OpenCampaign:
        """Change a campaign and save it, or do neither.

        `opened` is left unchanged; the changed campaign is returned.
        """
        record, changed = self.changed(opened, version, work)
        if not self.storage.change_campaign(record):
            raise changed_elsewhere()
        self.tell(changed)
        return OpenCampaign(changed, record.info)

    def tell(self, campaign: Campaign) -> None:
        for listener in self.after_change:
            listener(campaign)

    def changed(
        self, opened: OpenCampaign, version: int, work: Callable[[Campaign], None]
    ) -> tuple[CampaignRecord, Campaign]:
        """A changed copy of a campaign, not saved yet."""
        if opened.trouble is not None:
            raise opened.trouble
        if version != opened.version:
            raise changed_elsewhere()
        changed = Campaign.from_save(opened.campaign.save(), opened.campaign.library)
        work(changed)
        info = replace(opened.info, version=version + 1, updated=now(), **list_fields(changed))
        return CampaignRecord(info, changed.save(), changed.position()), changed

    def delete(self, id: str) -> None:
        """Put a campaign into the bin. Its games stay."""
        if not self.storage.delete_campaign(id):
            raise no_such_campaign(id)

    def restore(self, id: str) -> None:
        """Bring a campaign back from the bin, and its games back into it."""
        if not self.storage.restore_campaign(id):
            raise no_such_campaign(id)

    # --- the games of a campaign ---

    def begin(
        self, opened: OpenCampaign, version: int, dice: str = "auto", mode: str = "relaxed"
    ) -> Session:
        """C3: put the next game on the table and link it to the campaign, or do neither.

        Its result is noted automatically when the game is over.
        """
        campaign = opened.campaign
        seed, setup = campaign.seed_of_next_game(), campaign.setup_of_next_game()
        if not self.can_begin(opened):
            raise UfsError("bad_step", "campaign-game-runs", "C3")
        id = new_id()

        def link_game(campaign: Campaign) -> None:
            campaign.discard_begun_game()  # an earlier game was deleted
            campaign.begin(id)

        record, _changed = self.changed(opened, version, link_game)

        def add(game: GameRecord) -> None:
            if not self.storage.add_campaign_game(game, record):
                raise changed_elsewhere()

        game = Game.new(setup, seed, dice, campaign.library)
        return self.sessions.create(game, mode, CAMPAIGN, id=id, add=add)

    def can_begin(self, opened: OpenCampaign) -> bool:
        """C3: whether the next game can be put on the table: it has not begun, or was deleted."""
        pending = None if opened.trouble else opened.pending
        if opened.campaign.battle is not None and is_typed(opened.campaign.battle.city):
            return False  # its base is not known
        if pending is None or not pending.begun:
            return pending is not None
        return pending.game is not None and self.running(opened) is None

    def running(self, opened: OpenCampaign) -> Session | None:
        """The game on the table, if it is in this storage."""
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

    def link_again(self, id: str, session: Session) -> None:
        """C3: a game of a campaign goes on as another one; its result is noted all the same."""
        info = self.storage.campaign_of_game(id)
        if session.kind == CAMPAIGN and info is not None:
            opened = self.open(info.id)
            self.change(opened, opened.version, lambda campaign: campaign.link(id, session.id))

    def note_result(self, session: Session) -> None:
        """C3: note a finished game in its campaign, unless the player has entered its result."""
        if session.is_noted:
            info = self.storage.campaign_of_game(session.id)
            if info is not None:
                self.open_and_note_result(info.id)

    def open_and_note_result(self, id: str) -> OpenCampaign:
        """Open a campaign; if the game on its table is over, note the result exactly once."""
        for attempt in range(MAX_ATTEMPTS):
            opened = self.open(id)
            game = self.running(opened)
            if opened.trouble is not None or game is None or not game.game.is_over:
                return opened
            note = partial(Campaign.finish, game=game.game, reference=game.id)
            try:
                return self.change(opened, opened.version, note)
            except UfsError as error:
                if error.code != "changed_elsewhere" or attempt == MAX_ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    # --- what a client can ask ---

    def list(self, words: Words) -> Json:
        """All campaigns, the most recently played first, and the packs that could not be used."""
        rows = [summary(info, self.library, words) for info in self.infos()]
        return {"campaigns": rows, "left_out": left_out(self.library, words)}

    def new(self, name: str, seed: int | None, cards: str, words: Words) -> Json:
        """C1: begin a campaign. Without a seed, one is drawn."""
        campaign = Campaign.new(check_name(name), seed, cards, self.library)
        return self.to_json(self.create(campaign), words)

    def load(self, text: str, words: Words) -> Json:
        """Create a campaign from the text of a campaign file."""
        campaign = Campaign.from_text(text, self.library, self.pieces.find)
        return self.to_json(self.create(campaign), words)

    def file(self, id: str, with_pieces: bool = False) -> Json:
        """The whole campaign as a file, also for `ufs campaign import`.

        One that cannot be replayed comes just as it is stored.
        """
        try:
            return self.open_and_note_result(id).campaign.save(with_pieces)
        except UfsError as error:
            if error.code != "broken_campaign":
                raise
            return self.stored_file(id)

    def stored_file(self, id: str) -> Json:
        """What is stored of a campaign that cannot be replayed, or of one that cannot be read."""
        try:
            record = self.storage.read_campaign(id)
        except UfsError:
            return self.storage.raw(CAMPAIGNS, id) or {}
        return (record.data if record else None) or {}

    def view(self, id: str, rules: bool, words: Words) -> Json:
        """The current state of a campaign, without spoilers (C2)."""
        return self.to_json(self.open_and_note_result(id), words, rules)

    def notebook(self, id: str, words: Words) -> Json:
        """C10: the notebook."""
        return notebook(self.open_and_note_result(id).campaign, words)

    def notebook_pdf(self, id: str, words: Words) -> bytes:
        """C10: the notebook as a page to print."""
        page = notebook_to_print(self.open_and_note_result(id).campaign, words)
        if not extras.has("print"):
            raise UfsError("no_printing", "print-needs-extra", reason="reportlab")
        from ufs.printing.notebook import notebook_pdf

        return notebook_pdf(page["rows"], words, page["name"], page["score"])

    def step(self, id: str, version: int, step: Step, words: Words) -> Json:
        """Choose a pile, a city, a team or a threat level, enter a result, or undo."""
        changed = self.change(self.open(id), version, partial(carry_out, step=step))
        return self.to_json(changed, words)

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

    def to_json(self, opened: OpenCampaign, words: Words, rules: bool = False) -> Json:
        """A campaign as its player may see it, with its id, version and dates."""
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
            "trouble": opened.trouble.message(words) if opened.trouble else None,
            **view(campaign, words, rules),
        }


def no_such_campaign(id: str) -> UfsError:
    return UfsError("no_such_campaign", "store-no-such-campaign", found=id[:40])


def changed_elsewhere() -> UfsError:
    return UfsError("changed_elsewhere", "store-campaign-changed")


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def list_fields(campaign: Campaign) -> Json:
    """The fields of a campaign that lists show."""
    names = ("name", "chapter", "score", "won")
    return {name: getattr(campaign, name) for name in names}


def places(campaign: Campaign, words: Words) -> list[dict[str, Any]]:
    """Every city mentioned so far, for the map: attacked, chosen, saved, damaged, lost, or left

    (in a pile that was not chosen, C2).
    """
    state: CampaignState = campaign.state
    states = {pile.city: "left" for pile in state.dealt}
    states |= dict.fromkeys(state.saved_cities(), "saved")  # C7: including those never dealt
    states |= {battle.city: fate(battle) for battle in state.battles}  # the last battle counts
    states |= {pile.city: "attacked" for pile in state.piles}
    return [place(campaign.library, id, state, words) for id, state in states.items()]


def fate(battle: Battle) -> PlaceState:
    """C4, C7: the outcome of a battle for its city, or `chosen` while it is being fought."""
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
    """The faulty packs in the player's folder, with their problems."""
    return [
        {
            "pack": escape_hidden(bad.pack.name),
            "problems": [problem.message(words) for problem in bad.problems[:MAX_PROBLEMS]],
        }
        for bad in library.left_out
    ]
