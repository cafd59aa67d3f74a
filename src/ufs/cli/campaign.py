"""The commands `ufs campaign …`: a campaign in a terminal, or the records of one at a real table.

Each command imports what it needs when it runs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ufs.cli.options import (
    TEXT,
    Lang,
    Packs,
    Store,
    fail,
    fail_with,
    get_library,
    get_words,
    program,
    read_text,
    repeated_options,
    with_line_editing,
    write_file,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ufs.base.words import Words
    from ufs.campaign import Campaign
    from ufs.content.schema import Character, City
    from ufs.play import Application
    from ufs.play.campaigns import Campaigns, OpenCampaign

campaign_app = typer.Typer(help=TEXT["campaigns"], no_args_is_help=True, rich_markup_mode=None)

CampaignId = Annotated[
    str | None, typer.Option("--campaign", help=TEXT["campaigns-which"], metavar="ID")
]
# In a campaign sky tiles are drawn, not chosen: these options have other help texts than a setup's.
CampaignThreat = Annotated[int | None, typer.Option("--threat", help=TEXT["campaigns-threat"])]
DrawnSky = Annotated[str | None, typer.Option("--sky", help=TEXT["campaigns-sky"])]
DrawnHard = Annotated[str | None, typer.Option("--hard", help=TEXT["campaigns-hard"])]
AsJson = Annotated[bool, typer.Option("--json", help=TEXT["json"])]


def register(app: typer.Typer) -> None:
    """Add the commands to `ufs`."""
    app.add_typer(campaign_app, name="campaign")


@dataclass
class CampaignContext:
    """What every campaign command needs: the application and the player's language."""

    app: Application
    words: Words

    @property
    def campaigns(self) -> Campaigns:
        return self.app.campaigns

    def open(self, id: str | None) -> OpenCampaign:
        """The campaign with this id, or the most recently played, with all results noted."""
        return self.campaigns.open_and_note_result(self.find(id))

    def find(self, id: str | None) -> str:
        """An id, by default that of the campaign that was played last."""
        infos = [] if id else self.campaigns.infos()
        if not id and not infos:
            fail(self.words.say("campaign-none"), self.words)
        return id or infos[0].id

    def change(self, opened: OpenCampaign, work: Callable[[Campaign], None]) -> OpenCampaign:
        return self.campaigns.change(opened, opened.version, work)

    def show(self, opened: OpenCampaign, rules: bool = False) -> None:
        from ufs.terminal.campaign_text import show

        for line in show(opened, self.words, rules):
            typer.echo(line)


@contextmanager
def open_campaigns(
    pack: list[Path] | None, store: str | None, lang: str | None
) -> Iterator[CampaignContext]:
    """Open the saves; an error ends the command with a message."""
    from ufs.base.errors import UfsError
    from ufs.play import open_application

    words = get_words(lang)
    library = get_library(pack, words)
    try:
        app = open_application(library, store)
        notice = app.notice(words)
        if notice is not None:
            typer.echo(notice, err=True)
        try:
            yield CampaignContext(app, words)
        finally:
            app.close()
    except UfsError as error:
        fail_with(error, words)


def print_table(table: RenderableType) -> None:
    from rich.console import Console

    Console(highlight=False, emoji=False, markup=False).print(table)


@campaign_app.command("new", help=TEXT["campaigns-new"])
def new_command(
    name: Annotated[str, typer.Argument(help=TEXT["campaigns-name"], metavar="NAME")],
    seed: Annotated[int | None, typer.Option(help=TEXT["campaigns-seed"])] = None,
    own_cards: Annotated[
        bool, typer.Option("--own-cards", help=TEXT["campaigns-own-cards"])
    ] = False,
    pack: Packs = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    from ufs.campaign import Campaign

    with open_campaigns(pack, store, lang) as ctx:
        cards = "manual" if own_cards else "auto"
        ctx.show(ctx.campaigns.create(Campaign.new(name, seed, cards, ctx.app.library)))


@campaign_app.command("list", help=TEXT["campaigns-list"])
def list_command(
    as_json: AsJson = False, pack: Packs = None, store: Store = None, lang: Lang = None
) -> None:
    from ufs.terminal.campaign_text import campaign_table

    with open_campaigns(pack, store, lang) as ctx:
        infos = ctx.campaigns.infos()
        if as_json:
            names = ("id", "name", "chapter", "score", "won", "created", "updated")
            rows = [{name: getattr(info, name) for name in names} for info in infos]
            typer.echo(json.dumps(rows))
        elif infos:
            print_table(campaign_table(infos, ctx.words))
        else:
            typer.echo(ctx.words.say("campaign-none"))


@campaign_app.command("show", help=TEXT["campaigns-show"])
def show_command(
    campaign: CampaignId = None,
    rules: Annotated[bool, typer.Option("--rules", help=TEXT["campaigns-rules"])] = False,
    as_json: AsJson = False,
    pack: Packs = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    from ufs.campaign.view import view

    with open_campaigns(pack, store, lang) as ctx:
        opened = ctx.open(campaign)
        if as_json:
            fields = {"id": opened.id, **view(opened.campaign, ctx.words, rules)}
            typer.echo(json.dumps(fields, ensure_ascii=False))
        else:
            ctx.show(opened, rules)


@campaign_app.command("deal", help=TEXT["campaigns-deal"])
def deal_command(
    piles: Annotated[
        list[str] | None, typer.Argument(help=TEXT["campaigns-piles"], metavar="PILE PILE")
    ] = None,
    campaign: CampaignId = None,
    pack: Packs = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    with open_campaigns(pack, store, lang) as ctx:
        opened = ctx.open(campaign)
        dealt = [read_pile(text, ctx.words) for text in piles] if piles else None
        ctx.show(ctx.change(opened, lambda changed: changed.deal(dealt)))


def split_names(text: str) -> list[str]:
    """What stands between commas; a name with a comma of its own stands in quotes."""
    parts = [part.strip() for part in re.findall(r'\s*"[^"]*"\s*(?=,|$)|[^,]+', text)]
    return [re.sub(r'^"(.*)"$', r"\1", part) for part in parts if part]


def read_pile(text: str, words: Words) -> dict[str, str]:
    """`scenario,city,character`"""
    parts = split_names(text)
    if len(parts) != 3:
        fail(words.say("campaign-bad-pile", found=text[:80]), words)
    return dict(zip(("scenario", "city", "character"), parts, strict=True))


@campaign_app.command("choose", help=TEXT["campaigns-choose"])
def choose_command(
    pile: Annotated[
        int | None, typer.Argument(help=TEXT["campaigns-pile"], metavar="[1|2]")
    ] = None,
    city: Annotated[str | None, typer.Option("--city", help=TEXT["campaigns-city"])] = None,
    scenario: Annotated[
        str | None, typer.Option("--scenario", help=TEXT["campaigns-scenario"])
    ] = None,
    team: Annotated[str | None, typer.Option("--team", help=TEXT["campaigns-team"])] = None,
    threat: CampaignThreat = None,
    sky: DrawnSky = None,
    hard: DrawnHard = None,
    campaign: CampaignId = None,
    pack: Packs = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    with open_campaigns(pack, store, lang) as ctx:
        if pile is None and city is None and team is None and threat is None and not (sky or hard):
            fail(ctx.words.say("campaign-choose-what"), ctx.words)
        opened = ctx.open(campaign)
        place, game = (city, scenario), (threat, sky, hard)
        ctx.show(ctx.change(opened, lambda now: choose_all(now, pile, place, team, game)))


def choose_all(
    campaign: Campaign,
    pile: int | None,
    place: tuple[str | None, str | None],
    team: str | None,
    game: tuple[int | None, str | None, str | None],
) -> None:
    """Make every choice of one command in the order of the rules: all of them or none."""
    from ufs.content.schema import Character, City

    if pile is not None:
        campaign.choose(pile)
    city, scenario = place
    if city is not None:
        campaign.defend(id_of(city, City, campaign), scenario)
    if team is not None:
        campaign.muster([id_of(name, Character, campaign) for name in split_names(team)])
    prepare(campaign, *game)


def prepare(campaign: Campaign, threat: int | None, sky: str | None, hard: str | None) -> None:
    from ufs.base.errors import UfsError

    if threat is None and (sky or hard):
        raise UfsError("bad_step", "campaign-tiles-alone", "C9")
    if threat is not None:
        tiles = [id.strip() for id in sky.split(",")] if sky else None
        turned = [name.strip() for name in hard.split(",")] if hard else []
        campaign.prepare(threat, tiles, turned)


def id_of(text: str, kind: type[City | Character], campaign: Campaign) -> str:
    """The id of a piece, given its id or its name in any language, in any case.

    A card that was typed in has its name.
    """
    from ufs.campaign.shapes import TYPED, is_typed

    wanted = text.strip().casefold()
    for typed in filter(is_typed, [*campaign.state.saved_cities(), *campaign.state.candidates()]):
        if wanted == typed.removeprefix(TYPED).casefold():
            return typed
    for piece in campaign.library.all(kind):
        names = (piece.id, piece.name.en, piece.name.de, piece.name.fr)
        if wanted in [name.casefold() for name in names]:
            return piece.id
    return text.strip()


@campaign_app.command("play", help=TEXT["campaigns-play"])
def play_command(
    threat: CampaignThreat = None,
    only_print: Annotated[bool, typer.Option("--print", help=TEXT["campaigns-print"])] = False,
    own_dice: Annotated[bool, typer.Option("--own-dice", help=TEXT["own-dice"])] = False,
    campaign: CampaignId = None,
    pack: Packs = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    from ufs.terminal.campaign_text import setup_json, setup_line

    with open_campaigns(pack, store, lang) as ctx:
        opened = ctx.open(campaign)
        if threat is not None or opened.campaign.phase == "prepare":  # C9: kept unless changed
            opened = ctx.change(opened, lambda now: now.prepare(threat))
        opened.campaign.state.expect("game", "C3")
        typer.echo(setup_line(opened.campaign, ctx.words))
        if only_print:
            typer.echo(setup_json(opened.campaign))
            return
        play_next_game(
            ctx, opened, "manual" if own_dice else "auto", repeated_options(pack, store, lang)
        )
        now = ctx.campaigns.open_and_note_result(opened.id)
        if now.campaign.state.phase != "game":  # the game is over and was noted
            ctx.show(now)


def play_next_game(ctx: CampaignContext, opened: OpenCampaign, dice: str, options: str) -> None:
    """C3: the game on the table, or the next one, until it is over or the player leaves."""
    from ufs.terminal.text import Commands, TextGame

    session = ctx.campaigns.running(opened) or ctx.campaigns.begin(
        opened, opened.version, dice, ctx.app.settings.mode
    )
    with_line_editing()
    command = f"{program()} campaign play --campaign {opened.id} {options}".rstrip()
    TextGame(ctx.app, session, ctx.words, input, typer.echo, Commands(command, command)).run()


@campaign_app.command("result", help=TEXT["campaigns-result"])
def result_command(
    result: Annotated[
        str | None, typer.Argument(help=TEXT["campaigns-outcome"], metavar="[won|lost]")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", help=TEXT["campaigns-record"], metavar="FILE")
    ] = None,
    threat: CampaignThreat = None,
    sky: DrawnSky = None,
    hard: DrawnHard = None,
    campaign: CampaignId = None,
    pack: Packs = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    with open_campaigns(pack, store, lang) as ctx:
        if (result is None) == (record is None) or result not in (None, "won", "lost"):
            fail(ctx.words.say("campaign-result-what"), ctx.words)
        opened = ctx.open(campaign)

        def work(now: Campaign) -> None:
            prepare(now, threat, sky, hard)
            if record is None:
                now.note(result == "won")
            else:
                from ufs.game.record import read_any

                now.finish(read_any(read_text(record, ctx.words), now.library))

        ctx.show(ctx.change(opened, work))


@campaign_app.command("undo", help=TEXT["campaigns-undo"])
def undo_command(
    campaign: CampaignId = None, pack: Packs = None, store: Store = None, lang: Lang = None
) -> None:
    with open_campaigns(pack, store, lang) as ctx:
        ctx.show(ctx.change(ctx.open(campaign), lambda now: now.undo()))


@campaign_app.command("notebook", help=TEXT["campaigns-notebook"])
def notebook_command(
    campaign: CampaignId = None,
    as_json: AsJson = False,
    pdf: Annotated[Path | None, typer.Option(help=TEXT["campaigns-pdf"], metavar="FILE")] = None,
    blank: Annotated[
        Path | None, typer.Option(help=TEXT["campaigns-blank"], metavar="FILE")
    ] = None,
    paper: Annotated[str, typer.Option(help=TEXT["content-paper"], metavar="PAPER")] = "a4",
    pack: Packs = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    from ufs.campaign.notebook import notebook, notebook_to_print
    from ufs.terminal.campaign_text import notebook_table

    if blank is not None:
        print_notebook({"rows": [], "name": "", "score": None}, blank, paper, get_words(lang))
        return
    with open_campaigns(pack, store, lang) as ctx:
        opened = ctx.open(campaign).campaign
        if pdf is not None:
            print_notebook(notebook_to_print(opened, ctx.words), pdf, paper, ctx.words)
        elif as_json:
            typer.echo(json.dumps(notebook(opened, ctx.words), ensure_ascii=False))
        else:
            print_table(notebook_table(opened, ctx.words))


def print_notebook(page: dict[str, Any], file: Path, paper: str, words: Words) -> None:
    """C10: the notebook as a page to print."""
    from ufs.base import extras
    from ufs.base.errors import UfsError

    try:
        with extras.explain_missing("print-needs-extra"):
            from ufs.printing.notebook import notebook_pdf
        write_file(file, notebook_pdf(page["rows"], words, page["name"], page["score"], paper))
    except UfsError as error:
        fail_with(error, words)
    typer.echo(words.say("making-written", file=str(file)))


@campaign_app.command("left", help=TEXT["campaigns-left"])
def left_command(
    campaign: CampaignId = None, pack: Packs = None, store: Store = None, lang: Lang = None
) -> None:
    from ufs.terminal.campaign_text import left_lines

    with open_campaigns(pack, store, lang) as ctx:
        for line in left_lines(ctx.open(campaign), ctx.words):
            typer.echo(line)


@campaign_app.command("export", help=TEXT["campaigns-export"])
def export_command(
    file: Annotated[Path, typer.Argument(help=TEXT["campaigns-file"], metavar="FILE")],
    campaign: CampaignId = None,
    pieces: Annotated[bool, typer.Option("--pieces", help=TEXT["campaigns-pieces"])] = False,
    pack: Packs = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    with open_campaigns(pack, store, lang) as ctx:
        data = json.dumps(
            ctx.campaigns.file(ctx.find(campaign), pieces), ensure_ascii=False, indent=1
        )
        try:
            file.write_text(data + "\n", encoding="utf-8")
        except OSError as error:
            fail(ctx.words.say("terminal-not-saved", reason=str(error.strerror)), ctx.words)
        typer.echo(ctx.words.say("campaign-saved", file=str(file)))


@campaign_app.command("import", help=TEXT["campaigns-import"])
def import_command(
    file: Annotated[Path, typer.Argument(help=TEXT["campaigns-file"], metavar="FILE")],
    pack: Packs = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    from ufs.campaign import Campaign

    with open_campaigns(pack, store, lang) as ctx:
        text = read_text(file, ctx.words, not_utf8="campaign-no-file")
        read = Campaign.from_text(text, ctx.app.library, ctx.campaigns.pieces.find)
        ctx.show(ctx.campaigns.create(read))


@campaign_app.command("delete", help=TEXT["campaigns-delete"])
def delete_command(
    id: Annotated[str, typer.Argument(help=TEXT["campaigns-which"], metavar="ID")],
    pack: Packs = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    with open_campaigns(pack, store, lang) as ctx:
        ctx.campaigns.delete(id)
        typer.echo(ctx.words.say("campaign-deleted", id=id))
