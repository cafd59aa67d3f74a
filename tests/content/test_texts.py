"""The words on the pieces: complete in three languages, and the same as what the pieces do.

Numbers are balanced long after the sentences were written, so the sentences are held against them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from pydantic import BaseModel

from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.content.schema import Ability, ChapterFile, Character, City, Piece, Scenario, Text
from ufs.content.vocabulary import EFFECTS
from ufs.game.abilities import LEAP_MIN_COST
from ufs.rules.abilities import phase_of, turns_dice
from ufs.rules.board import COLUMNS, SKY_ROWS
from ufs.rules.rooms import SUPPLIED
from ufs.rules.state import DICE, DIE_SIDES

NO_BREAK = "\u00a0"


@dataclass(frozen=True)
class Told:
    """A text of a piece and where it stands."""

    piece: Piece
    place: str
    text: Text

    @property
    def label(self) -> str:
        return f"{type(self.piece).__name__} {self.piece.id} {self.place}"


def texts_in(part: Any, place: str = "") -> Iterator[tuple[str, Text]]:
    """Every text inside a piece, however deep."""
    if isinstance(part, Text):
        yield place, part
    elif isinstance(part, BaseModel):
        for name in type(part).model_fields:
            yield from texts_in(getattr(part, name), f"{place}.{name}".lstrip("."))
    elif isinstance(part, (list, tuple)):
        for n, one in enumerate(part):
            yield from texts_in(one, f"{place}[{n}]")


TOLD = [
    Told(piece, place, text)
    for kind in (City, Character, Scenario, ChapterFile)
    for piece in built_in().all(kind)
    for place, text in texts_in(piece)
]
STORY = [told for told in TOLD if re.match(r"scene|briefing", told.place)]
SENTENCES = [told for told in TOLD if re.search(r"text|scene|briefing", told.place)]


def in_all(text: Text) -> list[tuple[str, str]]:
    return [(language, getattr(text, language)) for language in LANGUAGES]


# --- complete, and in three languages ---


def test_a_text_is_there_in_every_language() -> None:
    for told in TOLD:
        for _, text in in_all(told.text):
            assert re.fullmatch(r"[^ \n]+( [^ \n]+)*", text), told.label
            assert not re.search(r"TEXT|TODO|\.\.\.|[{}<>_]", text), told.label
            if told.place == "name" and not isinstance(told.piece, City):
                assert text.lower() != told.piece.id, told.label


def test_everything_with_an_ability_says_what_it_is() -> None:
    for city in built_in().all(City):
        for side in (city.blue, city.damaged):
            assert (side.text is None) == (not side.ability), city.id


def test_every_scenario_has_three_panels_and_every_chapter_its_briefing() -> None:
    for scenario in built_in().all(Scenario):
        assert len(scenario.scene) == 3, scenario.id
    chapters = built_in().all(ChapterFile)
    assert [chapter.number for chapter in chapters] == [1, 2, 3, 4]
    for chapter in chapters:
        assert 2 <= len(chapter.briefing) <= 4, chapter.id


def is_proper_name(told: Told) -> bool:
    return told.place == "name" and isinstance(told.piece, (City, Character))


def test_the_three_languages_differ() -> None:
    for told in TOLD:
        if not is_proper_name(told):
            assert len({text for _, text in in_all(told.text)}) == len(LANGUAGES), told.label


def test_people_have_names_of_their_own_that_no_language_changes() -> None:
    people = built_in().all(Character)
    for person in people:
        assert person.name.en == person.name.de == person.name.fr
        assert len(person.name.en.split()) == 2, person.name.en
    words = [word for person in people for word in person.name.en.split()]
    assert len(set(words)) == len(words)


# Typed from an atlas: the cities that are called otherwise in German or French.
ELSEWHERE = {
    "beijing": ("Beijing", "Peking", "Pékin"),
    "cairo": ("Cairo", "Kairo", "Le Caire"),
    "havana": ("Havana", "Havanna", "La Havane"),
    "london": ("London", "London", "Londres"),
    "mexico-city": ("Mexico City", "Mexiko-Stadt", "Mexico"),
    "montreal": ("Montreal", "Montreal", "Montréal"),
    "moscow": ("Moscow", "Moskau", "Moscou"),
    "mumbai": ("Mumbai", "Mumbai", "Bombay"),
    "seoul": ("Seoul", "Seoul", "Séoul"),
    "singapore": ("Singapore", "Singapur", "Singapour"),
    "tokyo": ("Tokyo", "Tokio", "Tokyo"),
}


def test_cities_are_called_as_the_language_calls_them() -> None:
    for city in built_in().all(City):
        found = (city.name.en, city.name.de, city.name.fr)
        assert found == ELSEWHERE.get(city.id, (city.name.en,) * 3)


def test_a_story_names_nobody_who_may_not_be_there() -> None:
    """C2: any city and any character can meet any scenario. Roswell is where the line ends."""
    cities = {city.name for city in built_in().all(City) if city.id != "roswell"}
    names = cities | {person.name for person in built_in().all(Character)}
    for told in STORY:
        for language, text in in_all(told.text):
            called = [re.escape(getattr(name, language)) for name in names]
            assert not re.search(rf"\b({'|'.join(called)})\b", text), told.label


# --- typography, and one word for one thing ---


QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "fr": ("«", "»")}


def test_sentences_end_and_quotation_marks_close() -> None:
    for told in SENTENCES:
        for language, text in in_all(told.text):
            opened, closed = QUOTES[language]
            assert text.rstrip(closed + NO_BREAK).endswith((".", "!", "?")), told.label
            marks = re.findall('[„“”«»"]', text)
            assert marks == [opened, closed] * (len(marks) // 2), told.label


def test_french_is_set_like_french() -> None:
    for told in TOLD:
        assert "'" not in told.text.fr, told.label
        assert not re.search(rf"[^{NO_BREAK}][:;!?»]", told.text.fr), told.label
        assert not re.search(rf"«[^{NO_BREAK}]", told.text.fr), told.label


# The rules pages say it otherwise.
WRONG_WORDS = {
    "en": "turrets?|meeple|alien ship|mother ship|drop-point|anti-aircraft|turn phase",
    "de": r"Würfelphase|Raumphase|Mutterschiffphase|Flak|Bagger|Jäger|Luftabwehrgeschütz\w*",
    "fr": "vaisseaux? mères?|canons? antiaériens?|DCA|excavateur|tours? de jeu|chasseurs AA",
}


def test_one_thing_has_one_word() -> None:
    for told in SENTENCES:
        for language, text in in_all(told.text):
            assert not re.search(rf"\b({WRONG_WORDS[language]})\b", text), told.label


# --- what a text says is what the ability does ---


@dataclass(frozen=True)
class Side:
    """A side of a city or character, or a scenario: its abilities and the sentence for them."""

    label: str
    abilities: Sequence[Ability]
    text: Text


def sides() -> Iterator[Side]:
    for city in built_in().all(City):
        for name, half in (("blue", city.blue), ("damaged", city.damaged)):
            if half.text:
                yield Side(f"{city.id} {name}", half.ability, half.text)
    for person in built_in().all(Character):
        yield Side(f"{person.id} normal", person.normal.ability, person.normal.text)
        yield Side(f"{person.id} upgraded", person.upgraded.ability, person.upgraded.text)
    for scenario in built_in().all(Scenario):
        yield Side(scenario.id, scenario.ability, scenario.text)


SIDES = list(sides())
side = pytest.mark.parametrize("side", SIDES, ids=[one.label for one in SIDES])

WITHOUT_NUMBER = (
    "immune", "spawn-anywhere", "one-target", "goal-orange",
    "reroll", "silence", "halt", "flip",
)  # fmt: skip
# One robot, the next die, the next room, the lowest row, no energy, and damage like any ship's.
IN_WORDS = {"robots": 1, "smoke": 1, "supplies": 1, "barrage": 1, "dig-cost": 0, "orange": 1}


def numbers(text: str) -> Counter[int]:
    return Counter(int(number) for number in re.findall(r"\d+", text))


def amount_said(ability: Ability) -> list[int]:
    """The amount of an ability, as a player has to read it."""
    amount = abs(ability.amount)
    if ability.effect in WITHOUT_NUMBER or IN_WORDS.get(ability.effect) == amount:
        return []
    if ability.effect in ("missiles", "lift") and amount >= SKY_ROWS:
        return []  # the whole column, as far as they can
    if ability.effect == "hold" and ability.on == "aa":
        return [amount + 1]  # D6: an AA gun holds 1 by itself
    return [amount]


def to_be_said(abilities: Sequence[Ability]) -> Counter[int]:
    """Every number that stands in the abilities; the same effect of two dice is told in one, and so
    are two effects of the same die."""
    said = Counter({int(one.on) for one in abilities if one.on and one.on.isdigit()})
    for kind in {(ability.when, ability.effect, ability.amount) for ability in abilities}:
        alike = [one for one in abilities if (one.when, one.effect, one.amount) == kind]
        said.update(amount_said(alike[0]))
        said.update([SUPPLIED] if alike[0].effect == "supplies" else [])  # F27
        said.update(one.times for one in alike if one.times > 1 and one.when != "chosen")
    return said


def may_be_said(ability: Ability) -> Counter[int]:
    """Further numbers that belong to what an ability is about."""
    if ability.when == "hit":
        return Counter([1])  # F10: once for every 1 damage
    if ability.effect == "flip":
        return Counter([1, DIE_SIDES])  # F40: an example
    if ability.effect == "hold":
        return Counter({"edges": [1, COLUMNS], "middle": [3], "aa": [1]}.get(ability.on or "", []))
    if ability.effect == "dig-cost":
        return Counter([1])  # R10: what it costs elsewhere
    return Counter([LEAP_MIN_COST] if ability.effect == "leap" else [])


@side
def test_all_languages_say_the_same_numbers(side: Side) -> None:
    english = numbers(side.text.en)
    assert numbers(side.text.de) == english
    assert numbers(side.text.fr) == english


@side
def test_every_amount_is_said_and_no_other_number(side: Side) -> None:
    needed, said = to_be_said(side.abilities), numbers(side.text.en)
    assert needed <= said
    assert said - needed <= sum(map(may_be_said, side.abilities), Counter())


OFTEN = {
    1: Text(en="Once", de="Einmal", fr="Une fois"),
    2: Text(en="Twice", de="Zweimal", fr="Deux fois"),
    3: Text(en="Three times", de="Dreimal", fr="Trois fois"),
}
PER = {
    "game": Text(en="a game", de="pro Partie", fr="par partie"),
    "round": Text(en="a round", de="pro Runde", fr="par manche"),
}
WITHIN = Text(en="in the {}:", de="in der {}:", fr="pendant la {}" + NO_BREAK + ":")
EITHER = Text(en="{} or the {}", de="{} oder der {}", fr="{} ou la {}")
CHOSEN = [one for one in SIDES if one.abilities[0].when == "chosen"]


@pytest.mark.parametrize("side", CHOSEN, ids=[one.label for one in CHOSEN])
def test_what_is_chosen_says_how_often_and_when(side: Side) -> None:
    """F2, F13: a player has to know the phase, and whether to save it for later."""
    ability = side.abilities[0]
    effect = EFFECTS[ability.effect]
    for language, text in in_all(side.text):
        often = getattr(OFTEN[ability.times or 1], language)
        per = getattr(PER[ability.per], language)
        dice, rooms = Words(language).say("phase-dice"), Words(language).say("phase-rooms")
        phase = dice if phase_of(effect) == DICE else rooms
        if turns_dice(effect):
            phase = getattr(EITHER, language).format(dice, rooms)
        within = getattr(WITHIN, language).format(phase)
        assert text.startswith(f"{often} {per}, {within} ")


TIME = {
    "round": Text(en="Each round", de="In jeder Runde", fr="À chaque manche"),
    "game": Text(en="game", de="Partie", fr="partie"),
}


@side
def test_what_happens_by_itself_says_when_it_is_limited(side: Side) -> None:
    """F2, F12: an ability that comes once a round says so, and one without a limit does not."""
    by_itself = [ability for ability in side.abilities if ability.when not in ("chosen", "always")]
    each_round = [ability for ability in by_itself if ability.times and ability.per == "round"]
    each_round += [ability for ability in by_itself if ability.when == "round"]
    for language, text in in_all(side.text):
        assert bool(each_round) == (getattr(TIME["round"], language) in text), language
        if [one for one in by_itself if one.times and one.per == "game"]:
            assert getattr(TIME["game"], language) in text, language


@side
def test_a_rule_is_short(side: Side) -> None:
    """One or two sentences for an ability; a scenario with several has one or two for each."""
    for language, text in in_all(side.text):
        sentences = len(re.findall(r"[.!?](?:\s|$)", text))
        assert sentences <= 1 + len(side.abilities), language
        assert len(text) <= 150 * len(side.abilities) + 70, language
