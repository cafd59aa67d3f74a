"""A campaign: four chapters, one method for every step. The list of steps *is* the campaign.

>>> from ufs.campaign import Campaign
>>> campaign = Campaign.new("The long night", seed=7)
>>> campaign.phase
'choose'
>>> campaign.choose(1)
>>> campaign.prepare(threat=2)
>>> setup = campaign.setup_of_next_game()
>>> campaign.note(won=True)
>>> campaign.score
2
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cached_property
from typing import Any, get_args

from ufs.base import strict_json
from ufs.base.errors import UfsError, show
from ufs.base.text import code_point, find_hidden, is_blank
from ufs.base.words import Term
from ufs.campaign.earlier import with_whole_skies
from ufs.campaign.shapes import (
    EARLIER_FORMAT,
    FORMAT,
    LONGEST_NAME,
    TYPED,
    AnyStep,
    BeginShape,
    CampaignShape,
    Cards,
    ChapterShape,
    ChooseShape,
    DealShape,
    DefendShape,
    MusterShape,
    PileShape,
    PrepareShape,
    ResultShape,
    is_typed,
    validate_campaign,
)
from ufs.campaign.state import BATTLES, FINALE, Battle, CampaignState
from ufs.content.loader import Library, built_in
from ufs.content.piece_hash import piece_hash, set_hash
from ufs.content.references import KINDS as KINDS_BY_NAME
from ufs.content.references import named_pieces
from ufs.content.schema import (
    ChapterFile,
    Character,
    City,
    EditionFile,
    Piece,
    Scenario,
    Sky,
    TablePiece,
)
from ufs.game import Game
from ufs.game.game import check_seed
from ufs.game.made_with import Known, begin_with_pieces, write_carried
from ufs.game.random_battle import EDITION, STREAM_BATTLE
from ufs.game.sampling import Draws, basic_tiles
from ufs.game.setup import SKY_NAMES
from ufs.rules import RULES_VERSION

STREAM_CAMPAIGN = STREAM_BATTLE + 1  # of the campaign's seed
# Every deal, sky and game has its own range of draws: choosing again after undo draws the same.
DRAWS_RESERVED = 100  # for each of them
FIRST_SKY, FIRST_DICE, FIRST_SCENARIO = 10_000, 20_000, 30_000
PILE_PIECES = 2 * BATTLES  # C2: pieces of each kind that are dealt in a chapter


class Campaign:
    """A campaign in progress. The same seed, content and choices give the same campaign."""

    def __init__(
        self, name: str, seed: int, cards: Cards, chapters: list[ChapterShape], library: Library
    ) -> None:
        self.name = name
        self.seed = seed
        self.cards = cards  # "manual": the player deals, at a real table
        self.chapters = chapters
        self.library = library
        self.steps: list[AnyStep] = []
        self._state = CampaignState(chapters, library)

    @classmethod
    def new(
        cls,
        name: str,
        seed: int | None = None,
        cards: str = "auto",
        library: Library | None = None,
    ) -> Campaign:
        """C1: begin a campaign with the pieces of a library. The default seed is random."""
        library = library or built_in()
        seed = secrets.randbits(32) if seed is None else check_seed(seed)
        name = check_name(name)
        if cards not in get_args(Cards):
            raise UfsError("bad_campaign", "campaign-cards", found=show(cards))
        chapters = roster(library)
        check_roster(chapters, library)
        check_skies(chapters, library)
        campaign = cls(name, seed, "auto" if cards == "auto" else "manual", chapters, library)
        campaign._deal_automatically()
        return campaign

    # --- looking ---

    @property
    def phase(self) -> str:
        """What comes next: deal, choose, defend, muster, prepare, game or over."""
        return self._state.phase

    @property
    def chapter(self) -> int:
        return self._state.chapter

    @property
    def piles(self) -> list[PileShape]:
        return list(self._state.piles)

    @property
    def battles(self) -> list[Battle]:
        """All battles so far. Read-only."""
        return self._state.battles

    @property
    def battle(self) -> Battle | None:
        """The current battle."""
        return self._state.battle

    @property
    def state(self) -> CampaignState:
        return self._state

    @property
    def won(self) -> bool | None:
        return self._state.won

    @property
    def score(self) -> int:
        """C8: the threat levels won, minus the games lost."""
        games = [game for battle in self.battles for game in battle.games]
        won = sum(game.threat for game in games if game.won)
        return won - sum(game.won is False for game in games)

    @cached_property
    def pieces(self) -> list[Piece]:
        """What this campaign is made with."""
        return pieces_of(self.chapters, self.library)

    @cached_property
    def pieces_hash(self) -> str:
        return set_hash(map(piece_hash, self.pieces))

    def position(self) -> dict[str, Any]:
        """Where the campaign stands, to compare with after its steps were replayed."""
        state = self._state
        games = [
            [battle.city, battle.scenario, game.threat, game.won]
            for battle in state.battles
            for game in battle.games
        ]
        return {
            "phase": self.phase,
            "chapter": self.chapter,
            "score": self.score,
            "piles": [pile.model_dump() for pile in state.piles],
            "games": games,
            "saved": state.saved_cities(),
            "kept": state.kept_characters(),
        }

    def setup_of_next_game(self) -> dict[str, Any]:
        """C3: the setup of the next game, for `Game.new`."""
        return self._state.setup()

    def seed_of_next_game(self) -> int:
        """The seed of its dice: the same choices meet the same luck."""
        self._state.expect("game", "C3")
        return self._draws(FIRST_DICE, self._games_so_far() - 1).seed()

    # --- doing ---

    def deal(self, piles: Sequence[Any] | None = None) -> None:
        """C2: deal two piles: the given ones (at a real table), or drawn ones."""
        if self.cards == "auto":
            raise UfsError("bad_step", "campaign-cards-are-dealt", "C2")
        self._state.expect("deal", "C2")
        step = make_step(DealShape, piles=list(piles)) if piles is not None else self._draw_deal()
        self._apply(step)

    def choose(self, pile: int) -> None:
        """C2: fight the battle of pile 1 or 2 next; the other pile leaves the campaign."""
        self._apply(make_step(ChooseShape, pile=pile))

    def defend(self, city: str, scenario: str | None = None) -> None:
        """C7: choose the saved city to defend next in the last chapter, on its damaged side.

        At a real table the first one may name the scenario of the last chapter.
        """
        if self.cards == "auto" and scenario is not None:
            raise UfsError("bad_step", "campaign-cards-are-dealt", "C7")
        known = [b.scenario for b in self.battles if b.chapter == FINALE]
        draws = self._draws(FIRST_SCENARIO, 0)
        drawn = known[0] if known else draws.one(self.chapters[FINALE - 1].scenarios)
        scenario = drawn if scenario is None else scenario
        self._apply(make_step(DefendShape, city=city, scenario=scenario, damaged=True))

    def muster(self, characters: Sequence[str]) -> None:
        """C5, C7: choose the upgraded characters of this battle."""
        self._apply(make_step(MusterShape, characters=list(characters)))

    def prepare(
        self,
        threat: int | None = None,
        sky: Sequence[str] | None = None,
        hard: Sequence[str] = (),
    ) -> None:
        """C9: choose the threat level of the next game, by default that of the game before.

        Its sky is drawn, or given (real table).
        """
        self._state.expect("prepare", "C9")
        level = self._state.kept_threat() if threat is None else threat
        if sky is not None:
            if self.cards == "auto":
                raise UfsError("bad_step", "campaign-cards-are-dealt", "C3")
            hard = [name for name in SKY_NAMES if name in hard] + sorted({*hard} - {*SKY_NAMES})
            self._apply(
                make_step(PrepareShape, threat=level, sky=list(sky), hard=hard, counts="tiles")
            )
            return
        if hard:
            if self.cards == "auto":
                raise UfsError("bad_step", "campaign-cards-are-dealt", "C3")
            raise UfsError("bad_step", "campaign-hard-alone", "C9", found=list(hard))
        self._state.check_threat(level)
        draws = self._draws(FIRST_SKY, self._games_so_far())
        tiles, turned = self._state.skies().draw(level, draws)
        self._apply(PrepareShape(threat=level, sky=tiles, hard=turned, counts="tiles"))

    def begin(self, game: str | None = None) -> None:
        """Begin the next game; `game` is its id in the saves. This cannot be undone."""
        self._apply(make_step(BeginShape, game=game))

    def link(self, old: str, new: str) -> None:
        """The game on the table goes on under another id."""
        steps = [
            step.model_copy(update={"game": new})
            if isinstance(step, BeginShape) and step.game == old
            else step
            for step in self.steps
        ]
        self._state, self.steps = self._replay(steps), steps

    def discard_begun_game(self) -> None:
        """Discard a game that was begun and not finished: it can begin anew, with the same dice."""
        if self.steps and isinstance(self.steps[-1], BeginShape):
            self.steps.pop()
            self._state = self._replay(self.steps)

    def note(self, won: bool) -> None:
        """C3: enter a result by hand, for a game played at a real table."""
        self._apply(make_step(ResultShape, won=won))

    def finish(self, game: Game, reference: str | None = None) -> None:
        """C3: note the result of a game played with this program, and store its record."""
        self._state.expect("game", "C3")
        pending = self.battle.pending if self.battle else None
        is_linked = pending is not None and reference is not None and pending.game == reference
        is_from_start = game.origin is None or is_linked  # one that was linked may have gone on
        if not is_from_start or game.table.setup != self.setup_of_next_game():
            raise UfsError("bad_step", "campaign-other-game", "C3")
        if game.result is None:
            raise UfsError("bad_step", "campaign-unfinished-game", "C3")
        self._apply(ResultShape(won=game.result["won"], game=reference, record=game.record()))

    @property
    def can_undo(self) -> bool:
        """Whether the last choice, or result entered by hand, can be taken back."""
        step = self._last_choice()
        return step is not None and not is_final(step)

    def undo(self) -> None:
        """Take back the last choice, or a result entered by hand."""
        step = self._last_choice()
        if step is None:
            raise UfsError("nothing_to_undo", "campaign-nothing-to-undo")
        if is_final(step):
            raise UfsError("illegal_undo", "campaign-game-begun", "C3")
        while self.steps[-1] is not step:
            self.steps.pop()
        self.steps.pop()
        self._state = self._replay(self.steps)
        self._deal_automatically()  # the same piles: every deal has its own draws

    def _last_choice(self) -> AnyStep | None:
        chosen = [
            step for step in self.steps if self.cards == "manual" or not isinstance(step, DealShape)
        ]
        return chosen[-1] if chosen else None

    def _apply(self, step: AnyStep) -> None:
        self._state.apply(step)
        self.steps.append(step)
        self._deal_automatically()

    def _deal_automatically(self) -> None:
        if self.cards == "auto" and self.phase == "deal":
            step = self._draw_deal()
            self._state.apply(step)
            self.steps.append(step)

    def _draw_deal(self) -> DealShape:
        """C2: one random scenario, city and character for each pile."""
        draws = self._draws(0, len(self.battles))
        drawn = {
            kind: draws.some(self._state.undealt(kind), 2)
            for kind in ("scenarios", "cities", "characters")
        }
        piles = zip(*drawn.values(), strict=True)
        return DealShape(
            piles=[PileShape(scenario=s, city=c, character=who) for s, c, who in piles]
        )

    def _games_so_far(self) -> int:
        return sum(len(battle.games) for battle in self.battles)

    def _draws(self, first: int, number: int) -> Draws:
        return Draws(self.seed, STREAM_CAMPAIGN, first + DRAWS_RESERVED * number)

    # --- saving ---

    def save(self, with_pieces: bool = False) -> dict[str, Any]:
        """The whole campaign as JSON. With its pieces it can be read where they are not known."""
        carried = {"carried": write_carried(self.pieces)} if with_pieces else {}
        return {
            "format": FORMAT,
            "name": self.name,
            "seed": self.seed,
            "cards": self.cards,
            "chapters": [chapter.model_dump() for chapter in self.chapters],
            "steps": [step.model_dump() for step in self.steps],
            "rules": RULES_VERSION,
            "pieces": self.pieces_hash,
            **carried,
        }

    @classmethod
    def from_text(
        cls, text: str, library: Library | None = None, known: Known | None = None
    ) -> Campaign:
        """Load a campaign from the text of its file.

        A game in progress is not part of the file: it begins anew, with the same dice.
        """
        text = text.strip().removeprefix("\ufeff")
        data = strict_json.parse(text, "campaign-no-file", "bad_campaign")
        campaign = cls.from_file(data, library, known)
        campaign.discard_begun_game()
        return campaign

    @classmethod
    def from_file(
        cls, data: Any, library: Library | None = None, known: Known | None = None
    ) -> Campaign:
        """Load a campaign with the pieces that its file names."""
        shape = validate_campaign(data)
        return begin_with_pieces(
            lambda pieces: cls.from_save(data, pieces),
            lambda campaign: campaign.pieces_hash,
            hash=shape.pieces,
            carried=shape.carried or [],
            library=library,
            known=known,
        )

    @classmethod
    def from_save(cls, data: Any, library: Library | None = None) -> Campaign:
        """Load a saved campaign. Every mismatch is reported; nothing is repaired."""
        library = library or built_in()
        shape = validate_campaign(data)
        if check_name(shape.name) != shape.name:
            raise UfsError("bad_campaign", "campaign-name", "C10", most=LONGEST_NAME)
        check_roster(shape.chapters, library)
        chapters = shape.chapters
        if shape.format == EARLIER_FORMAT:
            chapters = with_whole_skies(chapters, library)
        check_skies(chapters, library)
        campaign = cls(shape.name, shape.seed, shape.cards, chapters, library)
        check_cards(shape)
        campaign._state = campaign._replay(shape.steps)
        campaign.steps = list(shape.steps)
        if shape.cards == "auto" and campaign.phase == "deal":
            raise UfsError("bad_campaign", "campaign-deal-missing", "C2")
        return campaign

    def _replay(self, steps: Sequence[AnyStep]) -> CampaignState:
        state = CampaignState(self.chapters, self.library)
        for number, step in enumerate(steps, 1):
            try:
                state.apply(step)
            except UfsError as error:
                what = Term(error.key, **error.args_)
                args = {"step": number, "what": what}
                raise UfsError("bad_campaign", "campaign-step", error.rule, **args) from None
        return state


def is_final(step: AnyStep) -> bool:
    """A game that began, or was played with this program, cannot be taken back."""
    return isinstance(step, BeginShape) or (isinstance(step, ResultShape) and not step.by_hand)


def check_name(name: str) -> str:
    """C10: a campaign needs a name that fits into the notebook."""
    tidy = " ".join(name.split()) if isinstance(name, str) else ""
    if is_blank(tidy) or len(tidy) > LONGEST_NAME:
        raise UfsError("bad_campaign", "campaign-name", "C10", most=LONGEST_NAME)
    hidden = find_hidden(tidy)
    if hidden is not None:
        found = code_point(hidden)
        raise UfsError("bad_campaign", "campaign-name-hidden", "C10", found=found)
    return tidy


def make_step(kind: type[Any], **values: Any) -> Any:
    """A validated step, or an error that names every field that does not fit."""
    from pydantic import TypeAdapter

    from ufs.game.shapes import validate

    return validate(TypeAdapter(kind), values, "bad_step")


# --- the pieces of a campaign ---


def roster(library: Library) -> list[ChapterShape]:
    """C1, C6: the pieces of every chapter at the beginning of a campaign."""
    briefed = {file.number: file for file in library.all(ChapterFile)}
    basic = [tile.id for tile in basic_tiles(library, EDITION)]
    return [
        ChapterShape(
            scenarios=ids_of(library, Scenario, number),
            cities=ids_of(library, City, number),
            characters=ids_of(library, Character, number),
            sky=list(briefed[number].sky) if number in briefed and briefed[number].sky else basic,
        )
        for number in range(1, FINALE + 1)
    ]


def ids_of(
    library: Library, kind: type[Scenario] | type[City] | type[Character], chapter: int
) -> list[str]:
    pieces: list[Any] = list(library.all(kind))
    return [piece.id for piece in pieces if EDITION in piece.editions and piece.chapter == chapter]


def pieces_of(chapters: Sequence[ChapterShape], library: Library) -> list[Piece]:
    """All pieces that a campaign may need: the box, its chapters, and whatever these name."""
    found: dict[tuple[type[Piece], str], Piece] = {}
    wanted: list[tuple[type[Piece], str]] = [(EditionFile, EDITION)]
    wanted += [(ChapterFile, file.id) for file in library.all(ChapterFile)]
    for chapter in chapters:
        wanted += [(piece, id) for kind, piece in KINDS.items() for id in getattr(chapter, kind)]
    while wanted:
        key = wanted.pop()
        piece = library.get(*key)
        if piece is None or key in found:
            continue
        found[key] = piece
        named = named_pieces(key[0], piece)
        wanted += [(KINDS_BY_NAME[kind], id) for _, kind, id in named if kind != "edition"]
    return list(found.values())


KINDS: dict[str, type[TablePiece]] = {
    "scenarios": Scenario,
    "cities": City,
    "characters": Character,
    "sky": Sky,
}
KIND_WORDS = {
    "scenarios": "campaign-scenarios",
    "cities": "campaign-cities",
    "characters": "campaign-characters",
}


def check_roster(chapters: Sequence[ChapterShape], library: Library) -> None:
    """C1: every piece exists, and each chapter has enough for two deals."""
    for number, chapter in enumerate(chapters, 1):
        for kind, piece in KINDS.items():
            ids: list[str] = getattr(chapter, kind)
            missing = [id for id in ids if library.get(piece, id) is None]
            if missing:
                args = {"chapter": number, "found": missing}
                raise UfsError("bad_campaign", "campaign-piece-gone", "C1", **args)
            if len(set(ids)) < len(ids):
                raise UfsError("bad_campaign", "campaign-piece-twice", "C1", found=ids)
        needed = dict.fromkeys(KIND_WORDS, PILE_PIECES) if number < FINALE else {"scenarios": 1}
        for kind, least in needed.items():
            if len(getattr(chapter, kind)) < least:
                args = {"kind": Term(KIND_WORDS[kind]), "chapter": number, "count": least}
                raise UfsError("bad_campaign", "campaign-too-few", "C1", **args)


def check_cards(shape: CampaignShape) -> None:
    """C2: only at a real table lie cards that the program does not know."""
    if shape.cards == "manual":
        return
    dealt = [pile for step in shape.steps if isinstance(step, DealShape) for pile in step.piles]
    names = [name for pile in dealt for name in pile.model_dump().values()]
    for step in shape.steps:
        if isinstance(step, DefendShape):
            names += [step.city, step.scenario]
    typed = [name.removeprefix(TYPED) for name in names if is_typed(name)]
    if typed:
        raise UfsError("bad_campaign", "campaign-typed-cards", "C2", found=typed)


def check_skies(chapters: Sequence[ChapterShape], library: Library) -> None:
    """C6: the sky of every chapter has a tile for each place."""
    for number, chapter in enumerate(chapters, 1):
        tiles = [tile for id in chapter.sky if (tile := library.get(Sky, id)) is not None]
        places = {tile.position for tile in tiles}
        missing = [name for n, name in enumerate(SKY_NAMES, 1) if n not in places]
        if missing:
            args = {"chapter": number, "found": missing}
            raise UfsError("bad_campaign", "campaign-sky-gap", "C6", **args)
