"""The promises, checked after every step: what is stored is what the page was told."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simulator.bin_check import Attempt, BinCheck
from simulator.model import (
    BrokenPromiseError,
    CampaignModel,
    GameModel,
    Listed,
    Model,
    games_of,
    newest_first,
)
from simulator.requests import Request, expect
from simulator.statistics_check import check_statistics
from simulator.stored import Stored
from ufs.content.piece_hash import piece_hash, read_piece, set_hash
from ufs.play import Application
from ufs.store.storage import CAMPAIGN, CampaignInfo, GameInfo, Pieces

LOOKED_AT: Pieces = {}  # that are what their hashes say: to find that out takes long


@dataclass
class Doubt:
    """A request that was not answered: it is carried out wholly or not at all."""

    request: Request
    is_over: bool = False  # something else was saved after it: it cannot turn up any more


class Checks:
    """Compares the saves with the model."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.doubts: list[Doubt] = []
        self.looks = 0
        self.aged = 0  # games and campaigns that left the bin by themselves
        self.last: dict[str, tuple[int, str]] = {}  # versions and dates at the last look
        self.last_campaigns: dict[str, int] = {}
        self.bin = BinCheck(model)
        self.removals = 0  # of the model at the last look

    def doubt(self, request: Request) -> None:
        self.doubts.append(Doubt(request))

    def saved(self) -> None:
        """A change was answered, so what failed before it cannot turn up after a restart."""
        for doubt in self.doubts:
            doubt.is_over = True

    # --- the comparison ---

    def after_step(self, application: Application) -> None:
        """The quick look: every list, and in full what changed since the last look."""
        stored, before = self.look(application), self.last
        for id in self.touched(stored):
            self.check_record(stored, id)
        if self.last != before:
            check_statistics(application, self.model)

    def after_restart(self, application: Application, path: Path, attempts: list[Attempt]) -> None:
        """The thorough look: every game is read and replayed, the file is checked."""
        check_notice(application, attempts)
        self.aged += self.bin.after_start(Stored(application), attempts)
        stored = self.look(application)
        check_pieces(stored)
        for game in self.model.games.values():
            self.check_record(stored, game.id)
            with application.sessions.opened(game.id) as session:
                expect(f"trouble with {game.id}", session.trouble, None)
                expect(f"version of {game.id}", session.version, game.version)
                expect(f"position of {game.id}", session.game.position(), game.game.position())
                expect(f"actions of {game.id}", session.game.actions(), game.game.actions())
        for campaign in self.model.campaigns.values():
            self.check_campaign_record(stored, campaign)
        check_statistics(application, self.model)
        check_file(path)

    def look(self, application: Application) -> Stored:
        self.looks += 1
        if self.removals != self.model.removals:  # versions say nothing about what was before
            self.removals, self.last, self.last_campaigns = self.model.removals, {}, {}
        stored = Stored(application)
        self.reconcile(stored)
        self.check_games(stored)
        self.check_campaigns(stored)
        self.check_puzzles(stored)
        self.bin.check(stored)
        expect("settings", stored.settings, self.model.settings)
        return stored

    def reconcile(self, stored: Stored) -> None:
        """Find out which of the requests without an answer were carried out."""
        changes = self.model.changes
        for doubt in self.doubts[::-1]:  # the latest is the likeliest
            answer = doubt.request.find(self.model, stored)
            if answer is not None:
                doubt.request.adopt(self.model, answer)
                self.doubts.remove(doubt)
        self.doubts = [doubt for doubt in self.doubts if not doubt.is_over]
        for campaign in self.model.campaigns.values():  # C3: whoever looks notes a result
            if stored.went_on(campaign) and self.model.can_note(campaign):
                self.model.note(campaign)
        put_in_order(self.model.games, list(stored.games), changes)
        put_in_order(self.model.campaigns, list(stored.campaigns), changes)

    # --- games ---

    def check_games(self, stored: Stored) -> None:
        known, there = self.model.games, stored.games
        missing, unknown = sorted(known.keys() - there.keys()), stored.unknown_games(self.model)
        if missing:
            raise BrokenPromiseError(f"a game is gone: {missing}")
        if unknown:
            kinds = [there[id].kind for id in unknown]
            raise BrokenPromiseError(f"a game that nobody was told about: {unknown}, {kinds}")
        for game in known.values():
            check_info(there[game.id], game)
        expect("the order of the games", list(there), ids(newest_first(known.values())))

    def touched(self, stored: Stored) -> list[str]:
        """The games whose stored summary changed since the last look."""
        now = {id: (info.version, info.updated) for id, info in stored.games.items()}
        changed = [id for id in now if self.last.get(id) != now[id]]
        self.last = now
        return changed

    def check_record(self, stored: Stored, id: str) -> None:
        """Every step is there, once, in order, with its dice."""
        record, game = stored.game(id), self.model.games[id]
        if record is None:
            raise BrokenPromiseError(f"a listed game cannot be read: {id}")
        numbers = [step.number for step in record.steps]
        expect(f"numbers of the steps of {id}", numbers, list(range(1, len(numbers) + 1)))
        steps = [(step.action, step.rolls) for step in record.steps]
        expect(f"steps of {id}", steps, game.all_steps())
        expect(f"steps done of {id}", record.at, len(game.game.steps))
        expect(f"first rolls of {id}", record.first_rolls, game.game.first_rolls)
        expect(f"seed of {id}", record.seed, str(game.game.seed))
        expect(f"origin of {id}", record.origin, game.game.origin)
        position = None if game.is_old else as_json(game.game.position())
        expect(f"stored position of {id}", record.position, position)
        check_info(record.info, game)

    # --- campaigns, puzzles ---

    def check_campaigns(self, stored: Stored) -> None:
        known, there = self.model.campaigns, stored.campaigns
        expect("the campaigns", sorted(there), sorted(known))
        for campaign in known.values():
            info, own = there[campaign.id], campaign.campaign
            found = (info.version, info.name, info.chapter, info.score, info.won)
            expected = (campaign.version, own.name, own.chapter, own.score, own.won)
            expect(f"campaign {campaign.id}", found, expected)
            if self.last_campaigns.get(campaign.id) != info.version:
                self.check_campaign_record(stored, campaign)
        expect("the order of the campaigns", list(there), ids(newest_first(known.values())))
        named = set[str]().union(*(games_of(campaign) for campaign in known.values()))
        lonely = [one.id for one in self.model.games.values() if one.kind == CAMPAIGN]
        expect("campaigns' games without one", sorted(set(lonely) - named), [])
        self.last_campaigns = {id: info.version for id, info in there.items()}

    def check_campaign_record(self, stored: Stored, campaign: CampaignModel) -> None:
        record = stored.campaign(campaign.id)
        if record is None:
            raise BrokenPromiseError(f"a listed campaign cannot be read: {campaign.id}")
        expect(f"campaign {campaign.id}", record.data, as_json(campaign.campaign.save()))

    def check_puzzles(self, stored: Stored) -> None:
        for id, puzzle in self.model.puzzles.items():
            note = stored.notes.get(id)
            found: Any = (None, 0, None, False, False)
            if note is not None:
                game = note.game if note.game in self.model.games else None  # else deleted
                found = (game, note.tries, note.judged, bool(note.solved), bool(note.shown))
            own = puzzle.game if puzzle.game in self.model.games else None
            known = (own, puzzle.tries, puzzle.judged, puzzle.solved, puzzle.shown)
            expect(f"puzzle {id}", found, known)
        expect("other puzzles", sorted(stored.notes.keys() - self.model.puzzles.keys()), [])


def check_info(info: GameInfo, game: GameModel) -> None:
    """What the list says of a game is what the game says of itself."""
    position = game.game.position()
    result = position["result"] or {}
    names = ("round", "phase", "research", "damage", "result")
    standing = {name: position[name] for name in names} | {"steps": len(game.game.steps)}
    found = {name: (info.standing or {}).get(name) for name in standing}
    expect(f"stored version of {game.id}", info.version, game.version)
    expect(f"stored standing of {game.id}", found, standing)
    told = (info.won, info.reason, info.finished_at is not None)
    expect(f"result of {game.id}", told, (result.get("won"), result.get("reason"), bool(result)))
    kind = (info.kind, info.mode, info.dice, info.forked, info.imported)
    expected = (game.kind, game.mode, game.game.dice, game.forked, game.imported)
    expect(f"kind of {game.id}", kind, expected)
    expect(f"setup of {game.id}", info.setup, game.game.table.setup)


def check_notice(application: Application, attempts: list[Attempt]) -> None:
    """Nothing is to be told, except of a backup that could not be made when something failed."""
    notice = application.storage.notice()
    if notice is not None and (notice[0] != "store-no-backup" or attempts[-1].is_smooth):
        raise BrokenPromiseError(f"the notice about the saves: {notice[0]}")


def check_pieces(stored: Stored) -> None:
    """Every set of pieces that a game or a campaign names is there, and is what its hash says."""
    infos: list[GameInfo | CampaignInfo | None] = [
        *stored.games.values(),
        *stored.campaigns.values(),
        *(one.info for one in stored.bin.values()),
    ]
    for hash in sorted({info.pieces for info in infos if info and info.pieces}):
        pieces = stored.storage.read_pieces(hash) or {}
        expect(f"the pieces {hash}", set_hash(pieces), hash)
        for one, piece in pieces.items():
            if LOOKED_AT.get(one) != piece:
                expect(f"the piece {one}", piece_hash(read_piece(piece)), one)
                LOOKED_AT[one] = piece


def ids(what: Iterable[GameModel | CampaignModel]) -> list[str]:
    return [one.id for one in what]


def put_in_order(known: dict[str, Listed], newest_first: list[str], since: int) -> None:
    """Of several changes without an answer only the list says which one was the last."""
    changed = [id for id in reversed(newest_first) if id in known and known[id].place > since]
    places = sorted(known[id].place for id in changed)
    for id, place in zip(changed, places, strict=True):
        known[id].place = place


def check_file(path: Path) -> None:
    """SQLite's own check, and no step without its game."""
    with closing(sqlite3.connect(path)) as connection:
        for pragma in ("integrity_check", "foreign_key_check"):
            rows = connection.execute(f"PRAGMA {pragma}").fetchall()
            expect(pragma, rows, [("ok",)] if pragma == "integrity_check" else [])


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))
