"""The rules for players: every rule and every sign has its words and its picture."""

from __future__ import annotations

import re

import pytest

from tests.support.files import ROOT
from tests.support.table import ROSWELL, load, only, place, rule, ship_at
from ufs.base.words import FOLDER, LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.content.schema import City, Sky
from ufs.game.setup import lay

PROJECT = ROOT
PAGE = PROJECT / "src" / "ufs" / "web" / "page"
EXACT = (PROJECT / "docs" / "rules.md").read_text("utf-8")
IDS = re.findall(r"^- \*\*([A-Z]\d+)\*\*", EXACT, re.M)
RULINGS = re.findall(r"^\| ([A-Z]\d+) \|", EXACT.split("### All rulings")[1], re.M)
SCENES = (PAGE / "learn" / "scenes.js").read_text("utf-8")
SCREEN = (PAGE / "learn" / "rules.js").read_text("utf-8")
ICONS = re.findall(
    r"[\w-]+",
    """
    mothership drop-point basic reinforcement arrow-left arrow-right icon explosion action-excavator
    action-research action-reinforcements action-damage skull star research-track energy-track
    damage-track city aa tunnel excavator unexcavated energy fighters research robot-room robot
    exhausted plain-die white-die cost modifier large-room orange special action-energy
    action-robots action-dive repair jam missiles command teleport red-explosion
    """,
)
SAME_WORD = {"icon-explosion-title", "icon-tunnel-title", "icon-robot-title", "rule-section-B"}


def keys() -> list[str]:
    """Every message for players that stands for a rule, a section or a sign."""
    text = (FOLDER / "en" / "rules.ftl").read_text("utf-8")
    return re.findall(r"^((?:rule|icon)-[\w-]+) =", text, re.M)


def between(text: str, begin: str, end: str) -> str:
    return text.split(begin, 1)[1].split(end, 1)[0]


def exact(id: str) -> str:
    """A rule in docs/rules.md."""
    return re.split(r"\n- |\n\n", between(EXACT, f"- **{id}** ", "\0"))[0]


def names_of(table: str) -> list[str]:
    """The names that stand first in the lines of a table of pictures."""
    lines = between(SCENES, f"const {table} = {{\n", "\n};")
    return re.findall(r'^ {2}"?([\w-]+)"?: \(\) =>', lines, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language: str) -> None:
    words = Words(language)
    for id in IDS:
        assert 1 <= len(words.say(f"rule-{id}-title").split()) <= 5, id
        assert words.say(f"rule-{id}").endswith((".", ")")), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_a_title_and_a_text(language: str) -> None:
    words = Words(language)
    for name in ICONS:
        assert words.say(f"icon-{name}-title")
        assert words.say(f"icon-{name}").endswith("."), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_a_title_and_an_intro(language: str) -> None:
    words = Words(language)
    assert words.say("rule-intro")
    for letter in {id[0] for id in IDS}:
        assert words.say(f"rule-section-{letter}")
        assert words.say(f"rule-section-{letter}-intro").endswith(".")


def test_no_words_stand_there_for_something_that_does_not_exist() -> None:
    letters = {id[0] for id in IDS}
    expected = {"rule-intro"}
    expected |= {f"rule-{id}{end}" for id in IDS for end in ("", "-title")}
    expected |= {f"rule-section-{letter}{end}" for letter in letters for end in ("", "-intro")}
    expected |= {f"icon-{name}{end}" for name in ICONS for end in ("", "-title")}
    expected |= {f"icon-group-{group}" for group in ("sky", "edge", "base", "dice")}
    assert sorted(keys()) == sorted(expected)


def test_no_language_repeats_another() -> None:
    for key in keys():
        said = [Words(language).say(key) for language in LANGUAGES]
        if key not in SAME_WORD:
            assert len(set(said)) == len(LANGUAGES), key


def test_all_languages_name_the_same_rules_and_numbers() -> None:
    """A number or an id that one translation lost or changed would be a wrong rule."""
    for key in keys():
        found = [
            sorted(re.findall(r"\b(?:[SDRBMEF])?\d+", Words(language).say(key)))
            for language in LANGUAGES
        ]
        assert found[0] == found[1] == found[2], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_named_in_a_text_exists(language: str) -> None:
    for key in keys():
        named = set(re.findall(r"\b[SDRBMEACF]\d{1,2}\b", Words(language).say(key)))
        assert named <= set(IDS), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_that_differs_is_told_about(language: str) -> None:
    """Where docs/rules.md tells editions apart, the short text does so too."""
    lead = {
        "en": "Box|rint-and-play",
        "de": "Schachtel|Print-and-Play",
        "fr": "Boîte|rint-and-play",
    }
    for id in IDS:
        if re.search(r"\*(pnp|box)[^*]*:\*", exact(id)):
            assert re.search(lead[language], Words(language).say(f"rule-{id}")), id


def test_french_puts_a_space_that_does_not_break_before_high_signs() -> None:
    text = (FOLDER / "fr" / "rules.ftl").read_text("utf-8")
    assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]", text)


def test_every_rule_has_a_picture_or_is_told_in_words() -> None:
    """`IN_WORDS` of the screen names first and last of those without a picture, by section."""
    pictured = names_of("RULES")
    assert pictured == [id for id in IDS if id in pictured]
    ranges = re.findall(r"(\w): \[(\d+), (\d+)\]", between(SCREEN, "IN_WORDS = {", "};"))
    in_words = {f"{x}{n}" for x, low, high in ranges for n in range(int(low), int(high) + 1)}
    assert set(IDS) - set(pictured) <= in_words <= set(IDS)


def test_every_sign_has_a_picture_and_a_place_on_the_screen() -> None:
    """Most are drawn as small scenes; those of abilities (F) are pieces by themselves."""
    pieces = re.findall(r'"?([\w-]+)"?: \(\) =>', between(SCREEN, "const SIGNS = {", "\n};"))
    assert sorted(names_of("ICONS") + pieces) == sorted(ICONS)
    groups = between(SCENES, "export const ICON_GROUPS = {", "\n};")
    assert sorted(re.findall(r'"([\w-]+)"', groups) + pieces) == sorted(ICONS)
    for group in re.findall(r"^ {2}(\w+): \[", groups, re.M):
        assert Words("en").say(f"icon-group-{group}")


def test_every_rule_the_screen_mentions_exists() -> None:
    code = re.sub(r'"M-?\d[^"]* [^"]*"', "", SCENES + SCREEN)  # paths move with M, too
    mentioned = set(re.findall(r"\b[SDRBMEACF]\d{1,2}\b", code))
    assert mentioned <= set(IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_the_screen_uses_exists(language: str) -> None:
    used = re.findall(r'(?:\bt\(|caption: )"([a-z0-9-]+)"', SCREEN + SCENES)
    assert {"rules-title", "rules-found", "rules-box", "rules-pnp1"} <= set(used)
    for key in used:
        assert Words(language).say(key, count=2)


@rule("S10")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["new-york", "washington"])
def test_the_numbers_of_the_standard_cities_are_those_of_their_files(
    id: str, language: str
) -> None:
    """Each number of an ability and the energy at the start; New York's one robot is a word."""
    city = built_in().get(City, id)
    assert city is not None
    amounts = [
        ability.amount
        for side in (city.blue, city.damaged)
        for ability in side.ability
        if ability.effect != "robots"
    ]
    name = getattr(city.name, language)
    [told] = [line for line in Words(language).say("rule-S10").splitlines() if name in line]
    found = [int(number) for number in re.findall(r"\d+", told) if number != "0"]
    assert found == [*amounts, city.blue.energy]


# --- the examples of docs/rules.md ---


def example(begin: str) -> list[str]:
    """The lines of a drawn example, from the one that begins so."""
    return (begin + between(EXACT, f"```\n{begin}", "\n```")).splitlines()


@rule("D5", "D6", "D7", "D8")
def test_the_example_of_the_dice_phase_is_what_happens() -> None:
    """Column 1 of the easy tiles I and II, and where ships `a` and `b` end."""
    head, *lines = example("row  space   before")
    elsewhere, gun = head.index("5 elsewhere"), head.index("5 on the AA gun")
    sky = lay(ROSWELL, built_in()).sky
    ends: dict[str, dict[str, int]] = {"elsewhere": {}, "gun": {}}
    for line in lines:
        row, space = int(line.split()[0]), line.split()[1]
        assert space == sky[row - 1].tokens[0], row
        for where, text in (("elsewhere", line[elsewhere:gun]), ("gun", line[gun:])):
            if found := re.match(r"([ab]) {3}", text):
                ends[where][found[1]] = row
    for where, space_of_die in (("elsewhere", [3, 1]), ("gun", [1, 1])):
        game = load(ROSWELL, excavator=[4, 1], ships=only({0: [2, 1], 1: [3, 1]}))
        game.act(place(4, *space_of_die))  # a 5
        slid = 2 if where == "elsewhere" else 1  # the arrow in row 8
        assert [ship_at(game, 0), ship_at(game, 1)] == [
            [ends[where]["a"], 1],
            [ends[where]["b"], slid],
        ]


@rule("A1")
def test_the_example_of_teleports_is_the_front_of_tile_i_plus() -> None:
    tile = built_in().get(Sky, "I+")
    assert tile is not None
    words = {"excavator back": "exc", "all ships down": "mv"}
    lines = example("column   1   2   3   4   5\nrow 1    1   .")[1:]
    for line, row in zip(lines, tile.easy.rows, strict=True):
        _, _, *tokens = line[:27].split()
        said, _, amount = line[27:].strip().rpartition(" ")
        assert tuple(tokens) == row.tokens
        assert (words[said], int(amount)) == (row.action, row.amount)


def test_every_ruling_of_a_rule_is_in_the_table_of_rulings_and_the_other_way_round() -> None:
    marked = {id for id in IDS if re.search(r"our\s+rulings?", exact(id), re.I)}
    assert marked <= set(RULINGS)
    assert set(RULINGS) - marked <= {"F8"}  # a detail of our own design
    assert {"D5", "D6", "D13", "R8", "C5", "C7", "C9"} <= marked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_called_one_in_the_words_for_players(language: str) -> None:
    said = {"en": "our ruling", "de": "unsere festlegung", "fr": "notre choix|nos choix"}
    for id in RULINGS:
        if id != "F8":
            assert re.search(said[language], Words(language).say(f"rule-{id}").lower()), id
