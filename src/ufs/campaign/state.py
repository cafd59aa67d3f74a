"""The state of a campaign: its battles so far, what was dealt, what is left. Steps change it.

Every step is checked against the rules before anything changes; an error names the broken rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

from ufs.base.errors import UfsError
from ufs.base.words import Term
from ufs.campaign.shapes import (
    TYPED,
    AnyStep,
    BeginShape,
    ChapterShape,
    ChooseShape,
    DealShape,
    DefendShape,
    MusterShape,
    PileShape,
    PrepareShape,
    ResultShape,
    is_typed,
)
from ufs.content.loader import Library
from ufs.content.schema import Scenario, Sky
from ufs.game.comments import read_lines
from ufs.game.random_battle import EDITION, stars_on
from ufs.game.record import MAGIC
from ufs.game.sampling import Skies, skies_of
from ufs.game.setup import lay

FINALE = 4  # C1, C7: the last chapter
BATTLES = 2  # C2: in each chapter before it
GAMES = 2  # C3: in a city that is undamaged when its battle begins
STANDARD_THREAT = 1  # S9
STAND_IN = "roswell"  # S10: the city without an ability
TEAM = {1: 0, 2: 1, 3: 2, FINALE: 3}  # C5, C7: how many upgraded characters join
Kind = Literal["city", "scenario", "character"]
Reason = Literal["unchosen", "fought", "lost"]  # C2, C4: why a card has left the campaign
# What comes next, with the key of its sentence.
PHASES = {
    "deal": "campaign-phase-deal",
    "choose": "campaign-phase-choose",
    "defend": "campaign-phase-defend",
    "muster": "campaign-phase-muster",
    "prepare": "campaign-phase-prepare",
    "game": "campaign-phase-game",
    "over": "campaign-phase-over",
}


@dataclass
class BattleGame:
    """One game of a battle (C3)."""

    damaged: bool
    threat: int
    sky: list[str]
    hard: list[str]
    begun: bool = False
    game: str | None = None
    record: str | None = None
    won: bool | None = None

    @property
    def level(self) -> int:
        """C9: the threat level, whatever an earlier version noted for it."""
        return len(self.hard)

    @property
    def result(self) -> int | str | None:
        """C3: what the notebook shows: the threat level of a win, or X."""
        return None if self.won is None else self.threat if self.won else "X"


@dataclass
class Battle:
    """One battle: a city, a scenario, the characters, and its games."""

    chapter: int
    city: str
    scenario: str
    character: str | None  # C2: from the pile; None in the last chapter
    was_damaged: bool = False  # C7: the battle begins on the damaged side of its city
    upgraded: list[str] | None = None  # None until they are chosen
    games: list[BattleGame] = field(default_factory=list)

    @property
    def most_games(self) -> int:
        """C3, C7: in the last chapter the city is damaged already and gets only one game."""
        return 1 if self.was_damaged else GAMES

    @property
    def is_won(self) -> bool:
        return any(game.won for game in self.games)

    @property
    def is_over(self) -> bool:
        lost = sum(game.won is False for game in self.games)
        return self.is_won or lost == self.most_games

    @property
    def pending(self) -> BattleGame | None:
        """The game whose result is not known yet."""
        return self.games[-1] if self.games and self.games[-1].won is None else None

    @property
    def is_damaged(self) -> bool:
        """C3: whether the next game uses the damaged side."""
        return self.was_damaged or any(game.won is False for game in self.games)


@dataclass(frozen=True)
class LeftPiece:
    """A card that has left the campaign: nobody chose its pile, it was fought, or it was lost."""

    kind: Kind
    id: str
    chapter: int
    why: Reason


@dataclass
class CampaignState:
    """A campaign after some of its steps."""

    chapters: Sequence[ChapterShape]
    library: Library
    dealt: list[PileShape] = field(default_factory=list)  # all piles so far
    piles: list[PileShape] = field(default_factory=list)  # the two to choose from now, if any
    battles: list[Battle] = field(default_factory=list)

    # --- looking ---

    @property
    def chapter(self) -> int:
        over = sum(battle.is_over for battle in self.battles if battle.chapter < FINALE)
        return min(FINALE, over // BATTLES + 1)

    @property
    def battle(self) -> Battle | None:
        """The current battle."""
        return self.battles[-1] if self.battles and not self.battles[-1].is_over else None

    @property
    def won(self) -> bool | None:
        """C7: won with the first win of the last chapter, lost when no city is left."""
        if self.chapter < FINALE:
            return None
        if any(battle.is_won for battle in self.battles if battle.chapter == FINALE):
            return True
        return None if self.battle or self.saved_cities() or self.unnamed_cities() else False

    @property
    def phase(self) -> str:
        battle = self.battle
        if battle is not None:
            if battle.upgraded is None:
                return "muster"
            return "prepare" if battle.pending is None else "game"
        if self.piles:
            return "choose"
        if self.chapter < FINALE:
            return "deal"
        return "defend" if self.won is None else "over"

    def undealt(self, kind: str) -> list[str]:
        """C2: the scenarios, cities or characters of this chapter that have not been dealt."""
        names = {"scenarios": "scenario", "cities": "city", "characters": "character"}
        used = {getattr(pile, names[kind]) for pile in self.dealt}
        return [id for id in getattr(self.chapters[self.chapter - 1], kind) if id not in used]

    def kept_characters(self) -> dict[str, int]:
        """C4: the characters of finished battles, each with the chapter they were met in."""
        over = [battle for battle in self.battles if battle.is_over and battle.character]
        return {str(battle.character): battle.chapter for battle in over}

    def candidates(self) -> list[str]:
        """C5: who may join as an upgraded character.

        Those met in an earlier chapter, except, in chapters 2 and 3, those who joined the chapter's
        other battle.
        """
        served: set[str] = set()
        if self.chapter < FINALE:
            for battle in self.battles:
                served |= set(battle.upgraded or []) if battle.chapter == self.chapter else set()
        return [
            who
            for who, met in self.kept_characters().items()
            if met < self.chapter and who not in served
        ]

    def team_size(self) -> int:
        return min(TEAM[self.chapter], len(self.candidates()))

    def saved_cities(self) -> dict[str, bool]:
        """C4, C7: the saved cities, each with whether it is damaged.

        In the last chapter they include the undealt cities of chapters 2 and 3, and exclude those
        already attacked.
        """
        early = [battle for battle in self.battles if battle.chapter < FINALE]
        found = {battle.city: len(battle.games) == GAMES for battle in early if battle.is_won}
        if self.chapter == FINALE:
            seen = {pile.city for pile in self.dealt}
            for number in self.chapters_with_a_rest():
                cities = self.chapters[number - 1].cities
                if not self.has_typed_cities(number):  # otherwise it is one we do not know
                    found |= dict.fromkeys((city for city in cities if city not in seen), False)
        attacked = {battle.city for battle in self.battles if battle.chapter == FINALE}
        return {city: damaged for city, damaged in found.items() if city not in attacked}

    def chapters_with_a_rest(self) -> range:
        """C7: the chapters whose cities count as saved if they were in no pile."""
        return range(2, FINALE)

    def has_typed_cities(self, chapter: int) -> bool:
        per_chapter = 2 * BATTLES
        piles = self.dealt[per_chapter * (chapter - 1) : per_chapter * chapter]
        return any(is_typed(pile.city) for pile in piles)

    def unnamed_cities(self) -> int:
        """C7: how many cities of the player's own table were in no pile: they may be typed in."""
        if self.chapter < FINALE:
            return 0
        unknown = [n for n in self.chapters_with_a_rest() if self.has_typed_cities(n)]
        count = sum(len(self.chapters[n - 1].cities) - 2 * BATTLES for n in unknown)
        dealt = {pile.city for pile in self.dealt}
        last = [battle.city for battle in self.battles if battle.chapter == FINALE]
        return count - sum(is_typed(city) and city not in dealt for city in last)

    def left(self) -> list[LeftPiece]:
        """C2, C4, C7: all cards that have left the campaign, in the order in which they left."""
        found: list[LeftPiece] = []
        for number, battle in enumerate(self.battles):
            if battle.chapter < FINALE:
                piles = self.dealt[2 * number : 2 * number + 2]
                other = next(pile for pile in piles if pile.city != battle.city)
                found += [
                    LeftPiece(kind, getattr(other, kind), battle.chapter, "unchosen")
                    for kind in get_args(Kind)
                ]
                if battle.is_over:
                    found.append(LeftPiece("scenario", battle.scenario, battle.chapter, "fought"))
            if battle.is_over and not battle.is_won:
                found.append(LeftPiece("city", battle.city, battle.chapter, "lost"))
        return found

    def skies(self) -> Skies:
        """C6, C9: the possible skies of the next game, counted by their threatening tiles."""
        ids = self.chapters[self.chapter - 1].sky
        tiles = [tile for id in ids if (tile := self.library.get(Sky, id)) is not None]
        scenario = self.library.get(Scenario, self.battle.scenario) if self.battle else None
        return skies_of(tiles, scenario, self.library).by_threat()

    def threats(self) -> list[int]:
        """C9: the threat levels to choose from."""
        return self.skies().totals()

    def kept_threat(self) -> int:
        """C9: the threat level of the game before; a campaign begins with the standard one (S9)."""
        games = [game for battle in self.battles for game in battle.games]
        wanted = games[-1].level if games else STANDARD_THREAT
        return min(self.threats(), key=lambda threat: abs(threat - wanted))

    def setup(self) -> dict[str, object]:
        """The setup of the next game, without the cards that the program does not know."""
        self.expect("game")
        assert self.battle is not None
        if is_typed(self.battle.city):
            name = self.battle.city.removeprefix(TYPED)
            raise UfsError("bad_step", "campaign-typed-city", "C3", found=name)
        return self.sky_setup()

    def sky_setup(self) -> dict[str, object]:
        """The same, to look at its sky: a city that the program does not know has a stand-in."""
        self.expect("game")
        assert self.battle is not None
        assert self.battle.pending is not None
        return setup_of(self.battle, self.battle.pending)

    # --- doing ---

    def expect(self, phase: str, rule: str = "C2") -> None:
        """Refuse a step at the wrong time; the error says what comes next."""
        if self.phase != phase:
            raise UfsError("bad_step", "campaign-other-phase", rule, now=Term(PHASES[self.phase]))

    def apply(self, step: AnyStep) -> None:
        """Carry out a step, or raise an error and change nothing."""
        if isinstance(step, DealShape):
            self.deal(step)
        elif isinstance(step, ChooseShape):
            self.choose(step)
        elif isinstance(step, DefendShape):
            self.defend(step)
        elif isinstance(step, MusterShape):
            self.muster(step)
        elif isinstance(step, PrepareShape):
            self.prepare(step)
        elif isinstance(step, BeginShape):
            self.begin(step)
        else:
            self.note(step)

    def deal(self, step: DealShape) -> None:
        """C2: two piles of what is left in the chapter."""
        self.expect("deal", "C2")
        first, second = step.piles
        for kind, name in (
            ("scenarios", "scenario"),
            ("cities", "city"),
            ("characters", "character"),
        ):
            for pile in step.piles:
                id, left = getattr(pile, name), self.undealt(kind)
                is_new = is_typed(id) and id not in {getattr(one, name) for one in self.dealt}
                if id not in left and not is_new:
                    raise UfsError("bad_step", "campaign-not-left", "C2", found=id, expected=left)
            if getattr(first, name) == getattr(second, name):
                twice = getattr(first, name)
                raise UfsError("bad_step", "campaign-in-both-piles", "C2", found=twice)
        self.piles = list(step.piles)
        self.dealt += step.piles

    def choose(self, step: ChooseShape) -> None:
        """C2: one pile is the next battle, the other leaves the campaign."""
        self.expect("choose", "C2")
        pile, self.piles = self.piles[step.pile - 1], []
        battle = Battle(self.chapter, pile.city, pile.scenario, pile.character)
        self.battles.append(battle)
        self.skip_empty_muster(battle)

    def skip_empty_muster(self, battle: Battle) -> None:
        """C5: nobody to choose, as always in the first chapter."""
        if self.team_size() == 0:
            battle.upgraded = []

    def defend(self, step: DefendShape) -> None:
        """C7: the next city of the last chapter."""
        self.expect("defend", "C7")
        saved = self.saved_cities()
        if step.city not in saved and not self.is_unnamed(step.city):
            args = {"found": step.city, "expected": [*saved]}
            raise UfsError("bad_step", "campaign-not-saved", "C7", **args)
        known = [b.scenario for b in self.battles if b.chapter == FINALE]
        known = known[:1] or self.chapters[FINALE - 1].scenarios
        is_first = not any(battle.chapter == FINALE for battle in self.battles)
        if step.scenario not in known and not (is_first and is_typed(step.scenario)):
            args = {"found": step.scenario, "expected": known}
            raise UfsError("bad_step", "campaign-other-scenario", "C7", **args)
        is_damaged = step.damaged or saved.get(
            step.city, True
        )  # `saved`: as it was before format 2
        battle = Battle(FINALE, step.city, step.scenario, None, is_damaged)
        self.battles.append(battle)
        self.skip_empty_muster(battle)

    def is_unnamed(self, city: str) -> bool:
        attacked = {battle.city for battle in self.battles} | {pile.city for pile in self.dealt}
        return is_typed(city) and self.unnamed_cities() > 0 and city not in attacked

    def muster(self, step: MusterShape) -> None:
        """C5, C7: the upgraded characters join."""
        rule = "C7" if self.chapter == FINALE else "C5"
        self.expect("muster", rule)
        candidates, size = self.candidates(), self.team_size()
        for who in step.characters:
            if who not in candidates:
                args = {"found": who, "expected": candidates}
                raise UfsError("bad_step", "campaign-cannot-join", rule, **args)
        if len(set(step.characters)) != size or len(step.characters) != size:
            raise UfsError("bad_step", "campaign-team-size", rule, count=size, expected=candidates)
        assert self.battle is not None
        self.battle.upgraded = list(step.characters)

    def prepare(self, step: PrepareShape) -> None:
        """C3, C9: the threat level of the next game and its sky, in the city as it is now."""
        self.expect("prepare", "C9")
        assert self.battle is not None
        game = BattleGame(self.battle.is_damaged, step.threat, list(step.sky), list(step.hard))
        self.check_tiles(step)
        table = lay(setup_of(self.battle, game), self.library)
        shown = game.level if step.counts == "tiles" else stars_on(table).black
        if shown != step.threat:
            args = {"found": step.threat, "shown": shown}
            raise UfsError("bad_step", "campaign-other-threat", "C9", **args)
        self.battle.games.append(game)

    def check_threat(self, threat: int) -> None:
        threats = self.threats()
        if threat not in threats:
            args = {"found": threat, "expected": threats}
            raise UfsError("bad_step", "campaign-no-such-threat", "C9", **args)

    def check_tiles(self, step: PrepareShape) -> None:
        """C6: only tiles of the chapter's sky, and the one a scenario brings."""
        places = self.skies().places
        if len(step.sky) != len(places):
            args = {"found": len(step.sky), "expected": len(places)}
            raise UfsError("bad_step", "campaign-tile-count", "C6", **args)
        for sides, id in zip(places, step.sky, strict=True):
            allowed = list(dict.fromkeys(side.tile for side in sides))
            if id not in allowed:
                raise UfsError("bad_step", "campaign-tile", "C6", found=id, expected=allowed)

    def begin(self, step: BeginShape) -> None:
        """The game begins: the choices that led to it cannot be taken back."""
        self.expect("game", "C3")
        game = self.battle.pending if self.battle else None
        assert game is not None
        if game.begun:
            raise UfsError("bad_step", "campaign-game-runs", "C3")
        game.begun, game.game = True, step.game

    def note(self, step: ResultShape) -> None:
        """C3, C4: the result of a game; saved cities and kept characters follow from it."""
        self.expect("game", "C3")
        game = self.battle.pending if self.battle else None
        assert game is not None
        end = "result won" if step.won else "result lost"
        if step.record is not None:
            lines = [said for _, said, _ in read_lines(step.record)] or [""]
            if lines[0] != MAGIC or not lines[-1].startswith(end):
                raise UfsError("bad_step", "campaign-other-record", "C3", expected=end)
        game.won, game.record = step.won, step.record
        game.game = step.game or game.game


def setup_of(battle: Battle, game: BattleGame) -> dict[str, object]:
    """The setup of one game, in full, as `Game.new` takes it and `Table.setup` has it.

    Nothing is known of a card that was typed in but its name, which the game shows.
    """
    team = [{"id": battle.character, "upgraded": False}] if battle.character else []
    team += [{"id": who, "upgraded": True} for who in battle.upgraded or []]
    known = [member for member in team if not is_typed(str(member["id"]))]
    return {
        "edition": EDITION,
        "hard": list(game.hard),
        "city": STAND_IN if is_typed(battle.city) else battle.city,
        "damaged": game.damaged,
        "sky": list(game.sky),
        "scenario": None if is_typed(battle.scenario) else battle.scenario,
        "characters": known,
        **real_cards(battle, bool(known)),
    }


def real_cards(battle: Battle, has_known_team: bool) -> dict[str, object]:
    """The names of the cards on the player's table; a setup has such characters or known ones."""
    real: dict[str, object] = {}
    if is_typed(battle.scenario):
        real["scenario"] = battle.scenario.removeprefix(TYPED)
    people = [battle.character, *(battle.upgraded or [])]
    typed = [who.removeprefix(TYPED) for who in people if who is not None and is_typed(who)]
    if typed and not has_known_team:
        real["characters"] = typed
    return {"real": real} if real else {}
