"""The next game of a campaign at the prompt. It is kept in a file of its own until it is over."""

from __future__ import annotations

import shlex
from pathlib import Path

import typer

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.cli.options import read_text
from ufs.game import Game
from ufs.store.campaigns import Campaigns, SavedCampaign
from ufs.terminal.kept import Keeper, data_folder
from ufs.terminal.text import TextGame


class CampaignKeeper(Keeper):
    """Going on with such a game means going on with its campaign, which notes how it ends."""

    def __init__(
        self, saved: SavedCampaign, campaigns: Campaigns, program: str, options: str
    ) -> None:
        super().__init__(file_of(saved), program, options)
        self.saved, self.campaigns = saved, campaigns
        self.noted: SavedCampaign | None = None

    def command(self) -> str:
        return f"{self.program} {self.options}".rstrip()

    def keep(self, game: Game) -> None:
        super().keep(game)
        self.note(game)

    def note(self, game: Game) -> None:
        """C3: a game that is over is noted at once."""
        if game.is_over and self.noted is None:
            saved, name = self.saved, file_of(self.saved).name
            self.noted = self.campaigns.change(
                saved, saved.version, lambda now: now.finish(game, name)
            )

    def check_undo(self) -> None:
        """C3: what is in the notebook stays, as on the page."""
        if self.noted is not None:
            raise UfsError("illegal_undo", "store-campaign-noted", "C3")


def file_of(saved: SavedCampaign) -> Path:
    """Where the text of the game that comes next is kept."""
    number = sum(len(battle.games) for battle in saved.campaign.battles)
    return data_folder() / "campaigns" / f"{saved.id}-{number}.txt"


def begin(saved: SavedCampaign, campaigns: Campaigns) -> SavedCampaign:
    """Note that the game is on the table; one that began in another place goes on there."""
    pending = saved.campaign.battle.pending if saved.campaign.battle else None
    name = file_of(saved).name
    if pending is not None and pending.begun:
        if pending.game != name:
            raise UfsError("bad_step", "campaign-begun-elsewhere", "C3", game=pending.game or "–")
        return saved
    return campaigns.change(saved, saved.version, lambda now: now.begin(name))


def play(
    saved: SavedCampaign,
    campaigns: Campaigns,
    dice: str,
    words: Words,
    program: str,
    options: str,
) -> SavedCampaign | None:
    """Play on until the player leaves; the campaign with the result if the game is over."""
    campaign, file = saved.campaign, file_of(saved)
    if file.is_file():
        game = Game.from_record(read_text(file, words), campaign.library)
    else:
        setup, seed = campaign.setup_of_next_game(), campaign.seed_of_next_game()
        game = Game.new(setup, seed, dice, campaign.library)
    which = shlex.join(["--campaign", saved.id])
    keeper = CampaignKeeper(saved, campaigns, f"{program} campaign play {which}", options)
    keeper.note(game)  # it may have ended when nobody was there to note it
    TextGame(game, words, input, typer.echo, keeper).run()
    return keeper.noted
