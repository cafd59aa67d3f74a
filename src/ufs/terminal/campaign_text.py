"""A campaign in a terminal: what there is to decide in sentences, the notebook as a table."""

from __future__ import annotations

import json
import shutil
import textwrap
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from ufs.campaign.notebook import NOT_PLAYED, Row, rows
from ufs.campaign.view import View, view
from ufs.game.random_battle import write_stars

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ufs.base.words import Words
    from ufs.campaign import Campaign
    from ufs.play.campaigns import OpenCampaign
    from ufs.store.storage import CampaignInfo

STATES = {None: "campaign-end-open", True: "campaign-end-won", False: "campaign-end-lost"}


LEFT = {
    "unchosen": "campaign-left-unchosen",
    "fought": "campaign-left-fought",
    "lost": "campaign-left-lost",
}


OWN_CARD = {
    "campaign-line-character": "campaign-line-own-character",
    "campaign-line-upgraded": "campaign-line-own-upgraded",
}


def show(opened: OpenCampaign, words: Words, rules: bool = False) -> Iterator[str]:
    """A campaign and its next decision, wrapped to the width of the terminal."""
    yield from wrapped(lines(opened, words, rules))


def wrapped(paragraphs: Iterable[str]) -> Iterator[str]:
    width = max(40, shutil.get_terminal_size((100, 24)).columns - 1)
    for line in paragraphs:
        indent = "  " * line.startswith("  ")
        yield textwrap.fill(line.strip(), width, initial_indent=indent, subsequent_indent=indent)


def lines(opened: OpenCampaign, words: Words, rules: bool) -> Iterator[str]:
    """The same without wrapping, one line per paragraph."""
    campaign = opened.campaign
    state = view(campaign, words, rules)
    chapter = state["chapters"][-1]
    yield words.say(
        "campaign-title",
        name=campaign.name,
        id=opened.id,
        chapter=chapter["number"],
        title=chapter["name"],
        score=campaign.score,
    )
    if not any(battle.chapter == campaign.chapter for battle in campaign.battles):
        for paragraph in chapter["briefing"]:
            yield ""
            yield paragraph
    yield ""
    yield from PHASE_LINES[campaign.phase](campaign, state, words)


def left_lines(opened: OpenCampaign, words: Words) -> Iterator[str]:
    """C2, C4: what has left the campaign, wrapped to the width of the terminal."""
    pieces = view(opened.campaign, words)["left"]
    yield words.say("campaign-left", count=len(pieces))
    for piece in pieces:
        yield from wrapped([words.say(LEFT[piece["why"]], **left_names(piece, words))])
        details = [*(piece.get("scene") or []), piece["text"]]
        yield from wrapped(f"  {text}" for text in details if text)


def left_names(piece: dict[str, Any], words: Words) -> dict[str, Any]:
    kind = words.say(f"campaign-head-{piece['kind']}")
    return {"kind": kind, "name": piece["name"], "chapter": piece["chapter"]}


def deal_lines(campaign: Campaign, state: dict[str, Any], words: Words) -> Iterator[str]:  # noqa: ARG001
    left = {kind: campaign.state.undealt(kind) for kind in ("scenarios", "cities", "characters")}
    yield words.say("campaign-now-deal", **left)


def choose_lines(campaign: Campaign, state: dict[str, Any], words: Words) -> Iterator[str]:  # noqa: ARG001
    for number, pile in enumerate(state["piles"], 1):
        yield words.say("campaign-pile", number=number)
        yield from pile_lines(pile, words, scene=True)
        yield ""
    yield words.say("campaign-now-choose")


def pile_lines(pile: dict[str, Any], words: Words, scene: bool = False) -> Iterator[str]:
    """A city, a scenario and characters; hidden information is left out."""
    city, scenario = pile["city"], pile["scenario"]
    yield words.say("campaign-line-city", name=city["name"], text=city["text"] or "").rstrip()
    yield words.say("campaign-line-scenario", name=scenario["name"])
    if scene:
        yield from (f"  {panel}" for panel in scenario["scene"])
    if scenario["text"]:
        yield words.say("campaign-line-rules", text=scenario["text"])
    if pile["character"]:
        yield character_line("campaign-line-character", pile["character"], words)
    for who in pile.get("upgraded", []):
        yield character_line("campaign-line-upgraded", who, words)


def character_line(key: str, who: dict[str, Any], words: Words) -> str:
    if who["role"] is None:  # a card that was typed in
        return words.say(OWN_CARD[key], name=who["name"])
    return words.say(key, name=who["name"], role=who["role"], text=who["text"])


def defend_lines(campaign: Campaign, state: dict[str, Any], words: Words) -> Iterator[str]:  # noqa: ARG001
    yield words.say("campaign-now-defend")
    for city in state["choices"]["cities"]:
        yield f"  {city['id']}: {words.say('campaign-city-damaged', name=city['name'])}"
    if state["choices"]["unnamed"]:
        yield words.say("campaign-unnamed", count=state["choices"]["unnamed"])


def muster_lines(campaign: Campaign, state: dict[str, Any], words: Words) -> Iterator[str]:  # noqa: ARG001
    yield from pile_lines(state["battle"], words)
    yield ""
    yield words.say("campaign-now-muster", count=state["choices"]["count"])
    for who in state["choices"]["characters"]:
        yield f"  {who['id']}: {who['name']}. {who['text'] or ''}".rstrip()


def prepare_lines(campaign: Campaign, state: dict[str, Any], words: Words) -> Iterator[str]:
    yield from pile_lines(state["battle"], words)
    yield ""
    threats, kept = state["choices"]["threats"], state["choices"]["threat"]
    game = len(campaign.battle.games) + 1 if campaign.battle else 1
    args = {"kept": kept, "low": threats[0], "high": threats[-1]}
    yield words.say("campaign-now-prepare", game=game, **args)


def game_lines(campaign: Campaign, state: dict[str, Any], words: Words) -> Iterator[str]:
    yield from pile_lines(state["battle"], words)
    yield ""
    yield setup_line(campaign, words)
    is_known = state["next"]["setup"] is not None
    yield words.say("campaign-now-game" if is_known else "campaign-now-game-typed")


def setup_line(campaign: Campaign, words: Words) -> str:
    """C3, C9, S13: the sky of the next game, its threat level and its difficulty."""
    pending = campaign.battle.pending if campaign.battle else None
    shown = View(campaign, words)
    stars = shown.stars()
    tiles = [tile_text(tile, words) for tile in shown.tiles(campaign.state.sky_setup())]
    return words.say(
        "campaign-sky",
        tiles=tiles,
        threat=pending.threat if pending else 0,
        difficulty=write_stars(stars.difficulty),
        epicness=write_stars(Fraction(stars.epicness)),
    )


def tile_text(tile: dict[str, Any], words: Words) -> str:
    """`IV+ (more threatening side)`: a tile, and its side if it is that one."""
    return words.say("campaign-tile-turned", tile=tile["id"]) if tile["hard"] else str(tile["id"])


def setup_json(campaign: Campaign) -> str:
    return json.dumps(campaign.setup_of_next_game(), ensure_ascii=False)


def over_lines(campaign: Campaign, state: dict[str, Any], words: Words) -> Iterator[str]:  # noqa: ARG001
    yield words.say("campaign-won" if campaign.won else "campaign-lost", score=campaign.score)


PHASE_LINES = {
    "deal": deal_lines,
    "choose": choose_lines,
    "defend": defend_lines,
    "muster": muster_lines,
    "prepare": prepare_lines,
    "game": game_lines,
    "over": over_lines,
}


def campaign_table(infos: list[CampaignInfo], words: Words) -> RenderableType:
    """All campaigns as a table."""
    from rich.table import Table

    table = Table()
    heads = ("campaign-head-id", "campaign-head-name", "campaign-head-chapter")
    for key in (*heads, "campaign-head-score", "campaign-head-state"):
        table.add_column(words.say(key))
    for info in infos:
        state = words.say(STATES[info.won])
        table.add_row(info.id, info.name, str(info.chapter), str(info.score), state)
    return table


def notebook_table(campaign: Campaign, words: Words) -> RenderableType:
    """C10: the notebook; the last chapter shows only the battles that were fought."""
    from rich.table import Table

    key = "campaign-final-score" if campaign.phase == "over" else "campaign-score"
    table = Table(title=campaign.name, caption=words.say(key, score=campaign.score))
    heads = ("campaign-head-chapter", "campaign-head-city", "campaign-head-scenario")
    for key in (*heads, "campaign-head-character", "campaign-head-upgraded"):
        table.add_column(words.say(key), overflow="fold")  # long words wrap, never cut off
    for number in (1, 2):
        table.add_column(words.say("campaign-head-game", number=number), justify="center")
    last = campaign.chapter
    for row in rows(campaign):
        if row.is_blank and (row.chapter > last or row.chapter > 3):
            continue
        table.add_row(*cells(row, campaign, words))
    return table


def cells(row: Row, campaign: Campaign, words: Words) -> list[str]:
    entry = row.json(campaign.library, words)
    names = [piece["name"] if piece else "" for piece in (entry["city"], entry["scenario"])]
    team = ", ".join(who["name"] for who in entry["upgraded"])
    main = entry["character"]["name"] if entry["character"] else ""
    results = ["–" if r == NOT_PLAYED else "" if r is None else str(r) for r in row.results]
    return [f"{row.chapter}.{row.battle}", *names, main, team, *results]
