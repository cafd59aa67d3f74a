"""The campaigns of one player, beside the games: several at once, each saved at every step.

As with games, a change first takes the campaign's next version: whoever holds an old one is told
and changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import CursorResult, select, update
from sqlalchemy.orm import Session, defer

from ufs.base.errors import UfsError
from ufs.base.words import Term
from ufs.campaign import Campaign
from ufs.store.sqlite_errors import told_in_words
from ufs.store.store import CAMPAIGN, GAME, LETTERS, Store, now
from ufs.store.tables import CampaignRow, GameRow


@dataclass
class SavedCampaign:
    """An open campaign with what the store knows about it."""

    id: str
    campaign: Campaign
    version: int
    created: str
    updated: str


class Campaigns:
    """All campaigns in the file of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def rows(self) -> list[CampaignRow]:
        """All campaigns, the one played last first; without their steps."""
        newest_first = select(CampaignRow).order_by(CampaignRow.updated.desc(), CampaignRow.id)
        with told_in_words(), Session(self.store.engine) as session:
            return list(session.scalars(newest_first.options(defer(CampaignRow.data))))

    def open(self, id: str) -> SavedCampaign:
        """A campaign as it stands in the file now."""
        with told_in_words(), Session(self.store.engine) as session:
            row = session.get(CampaignRow, id)
            if row is None:
                raise no_such(id)
        try:
            campaign = Campaign.from_save(row.data, self.store.library)
        except UfsError as error:
            what = Term(error.key, **error.args_)
            raise UfsError("broken_campaign", "store-broken-campaign", id=id, what=what) from None
        return SavedCampaign(row.id, campaign, row.version, row.created, row.updated)

    def create(self, campaign: Campaign) -> SavedCampaign:
        """Put a campaign into the file."""
        id, when = "".join(secrets.choice(LETTERS) for _ in range(8)), now()
        row = CampaignRow(id=id, created=when, updated=when, version=1, **derived(campaign))
        with told_in_words(), Session(self.store.writer) as session, session.begin():
            session.add(row)
        return SavedCampaign(id, campaign, 1, when, when)

    def change(
        self, saved: SavedCampaign, version: int, work: Callable[[Campaign], None]
    ) -> SavedCampaign:
        """Do something to a campaign and write it down; if either fails, it was not done.

        `saved` stays what it was; the answer is the campaign as it is now.
        """
        if version != saved.version:
            raise UfsError("changed_elsewhere", "store-campaign-changed")
        changed = Campaign.from_save(saved.campaign.save(), self.store.library)
        work(changed)
        when = now()
        taken = (
            update(CampaignRow)
            .where(CampaignRow.id == saved.id, CampaignRow.version == version)
            .values(version=version + 1, updated=when, **derived(changed))
        )
        with told_in_words(), self.store.writer.begin() as connection:
            result: CursorResult[Any] = connection.execute(taken)
            if result.rowcount != 1:
                raise UfsError("changed_elsewhere", "store-campaign-changed")
        return SavedCampaign(saved.id, changed, version + 1, saved.created, when)

    def delete(self, id: str) -> None:
        """Delete a campaign. Its games stay, as any other games if no copy of it names them."""
        with told_in_words(), Session(self.store.writer) as session, session.begin():
            row = session.get(CampaignRow, id)
            if row is None:
                raise no_such(id)
            session.delete(row)
            session.flush()
            named = [games_in(data) for data in session.scalars(select(CampaignRow.data))]
            games = games_in(row.data).difference(*named)
            mine = GameRow.id.in_(games), GameRow.kind == CAMPAIGN
            freed = {"kind": GAME, "version": GameRow.version + 1}  # whoever has it open is told
            session.execute(update(GameRow).where(*mine).values(freed))


def derived(campaign: Campaign) -> dict[str, Any]:
    """The campaign, and what lists say of it."""
    return {
        "data": campaign.save(),
        "name": campaign.name,
        "chapter": campaign.chapter,
        "score": campaign.score,
        "won": campaign.won,
    }


def games_in(data: Any) -> set[str]:
    """The games in the saves that the steps of a campaign name."""
    steps = data.get("steps", []) if isinstance(data, dict) else []
    return {step["game"] for step in steps if step.get("game")}


def no_such(id: str) -> UfsError:
    return UfsError("no_such_campaign", "store-no-such-campaign", found=id[:40])
