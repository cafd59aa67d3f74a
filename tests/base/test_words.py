"""The catalogues: every message in every language, none missing, none unused, none broken."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from tests.support.files import SOURCE
from ufs.base.words import (
    FOLDER,
    LANGUAGES,
    TERMS,
    Book,
    Term,
    Words,
    catalogue,
    compact,
    help_texts,
    pick_language,
)
from ufs.rules.legal import REASONS

PAGE = SOURCE / "web" / "page"
STARTERS = SOURCE / "content" / "starters"


def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language; the terms of the editions are each language's own affair."""
    paths = sorted((FOLDER / language).glob("*.ftl"))
    return messages_in([path for path in paths if path.name != TERMS])


def terms(language: str) -> dict[str, ast.Message]:
    return messages_in([FOLDER / language / TERMS])


def messages_in(paths: list[Path]) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in paths:
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def test_french_signs_stay_with_their_word() -> None:
    """A colon or a question mark never begins a line: there is a no-break space before it."""
    for path in sorted((FOLDER / "fr").glob("*.ftl")):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
        wrong = [line for line in lines if re.search(r"\S [:;?!»](?![\w=])|« ", line)]
        assert wrong == [], path.name


def variables(node: Any) -> set[str]:
    """The names of the variables a message uses."""
    found: set[str] = set()
    if isinstance(node, ast.VariableReference):
        found.add(node.id.name)
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for key, message in english.items():
        assert variables(other[key]) <= variables(message) | {"book"}, key


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_translations_are_translations(language: str) -> None:
    """Nearly every sentence differs from the English one."""
    words, english = messages(language), messages("en")
    same = [
        key for key in english if str(words[key].value) and _text(words[key]) == _text(english[key])
    ]
    assert len(same) < 0.1 * len(english), same


def _text(message: ast.Message) -> str:
    from fluent.syntax import serialize

    return serialize(ast.Resource([message])).split("=", 1)[1]


def used_keys() -> set[str]:
    """Every key that stands in the source as a string, or is made there from a known beginning."""
    files = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.js")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    starters = "\n".join(path.read_text(encoding="utf-8") for path in STARTERS.glob("*.toml"))
    found = set(re.findall(r"""["'`]([a-z][A-Za-z0-9-]+)["'`]""", text))
    found |= set(re.findall(r"^(?:#: |@text )([a-z-]+)", starters, re.MULTILINE))
    return found | {f"refuse-{name}" for name, _ in REASONS}


def made_in_the_page(key: str) -> bool:
    """Whether the page puts this key together: t(`end-${reason}`)."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PAGE.rglob("*.js")))
    made = re.findall(r"`([a-z][A-Za-z0-9-]*-)\$\{[^{}`]*\}([A-Za-z0-9-]*)`", text)
    return any(re.fullmatch(f"{start}.+{end}", key) for start, end in made)


MADE_KEYS = re.compile(
    r"(event|forecast-at|hint-use|hint-ability|phase|ship|room|next|rule|icon|tutorial|vocabulary|terminal-goal|terminal-special|target|setup-kind|fact|table)-.*"
)


def test_no_message_is_missing_or_unused() -> None:
    keys = set(messages("en"))
    used = used_keys()
    cli = set(help_texts("en"))
    unused = {key for key in keys - used - cli if not MADE_KEYS.fullmatch(key)}
    assert not {key for key in unused if not made_in_the_page(key)}
    assert {f"refuse-{name}" for name, _ in REASONS} <= keys


def test_every_reason_for_a_refusal_names_a_rule_of_the_rules_page() -> None:
    page = (SOURCE.parent.parent / "docs" / "rules.md").read_text(encoding="utf-8")
    for _, rule in REASONS:
        assert f"- **{rule}**" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_texts_are_plain_lines(language: str) -> None:
    for entry in parse((FOLDER / language / "cli.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            assert all(isinstance(part, ast.TextElement) for part in entry.value.elements)
            assert help_texts(language)[entry.id.name]


@pytest.mark.parametrize(
    ("wish", "environment", "expected"),
    [
        ("de", {}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_ALL": "de_AT", "LANG": "fr_FR"}, "de"),
        (None, {"LANG": "cs_CZ.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        ("en", {"LANG": "de_DE"}, "en"),
    ],
)
def test_the_wish_or_the_locale_picks_the_language(
    wish: str | None, environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert pick_language(wish) == expected


def test_plurals_are_right() -> None:
    for language in LANGUAGES:
        words = Words(language)
        one = words.say("event-action-reinforcements", row=5, amount=1)
        many = words.say("event-action-reinforcements", row=5, amount=3)
        assert one.replace("1", "3") != many


def test_a_missing_argument_is_a_bug_and_says_so() -> None:
    with pytest.raises(ValueError, match="event-round"):
        Words("en").say("event-round")


def test_terms_are_translated_inside_sentences() -> None:
    sentence = Words("de").say("event-phase", phase=Term("phase-rooms"))
    assert Words("de").say("phase-rooms") in sentence


def fluent(pattern: str) -> Any:
    message = parse(f"key = {pattern}\n").body[0]
    assert isinstance(message, ast.Message), pattern
    return message.value


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("Just words", "Just words"),
        ("Energy { $n }", ["Energy ", ["n"]]),
        ('A{"\\u00A0"}{ 3 }b', "A\u00a03b"),
        ("{ phase-dice }!", [{"m": "phase-dice"}, "!"]),
        (
            "{ $n ->\n    [0] none\n    [one] { $n } ship\n   *[other] { $n } ships\n }",
            [
                {
                    "v": "n",
                    "s": {
                        "0": "none",
                        "one": [["n"], " ship"],
                        "other": [["n"], " ships"],
                    },
                }
            ],
        ),
        (
            "{ $n ->\n    [one] Just { $n } ship\n   *[other] Just { $n } ships\n }",
            ["Just ", ["n"], {"v": "n", "s": {"one": " ship", "other": " ships"}}],
        ),
        (
            "{ $way ->\n   *[flip] over\n    [up] up\n }",
            [{"v": "way", "s": {"flip": "over", "up": "up"}, "d": "flip"}],
        ),
    ],
)
def test_patterns_become_small(pattern: str, expected: Any) -> None:
    assert compact(fluent(pattern)) == expected


def test_what_the_page_cannot_say_is_a_bug_and_says_so() -> None:
    with pytest.raises(ValueError, match="FunctionReference"):
        compact(fluent("{ NUMBER($n) }"))


def parts(pattern: Any) -> list[Any]:
    """Every part of a compact pattern, those inside variants too."""
    if isinstance(pattern, str):
        return [pattern]
    selects = [part for part in pattern if isinstance(part, dict) and "s" in part]
    inside = [variant for part in selects for variant in part["s"].values()]
    return [*pattern, *(part for variant in inside for part in parts(variant))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_of_the_page_is_whole(language: str) -> None:
    found = catalogue(language)
    assert found["phase-over"] == Words(language).say("phase-over")
    assert "server-stop" not in found
    for key, pattern in found.items():
        for part in parts(pattern):
            if isinstance(part, dict) and "m" in part:
                assert part["m"] in found, key
            if isinstance(part, dict) and "s" in part:
                assert part.get("d", "other") in part["s"], key


def test_a_file_is_read_when_it_is_needed_also_for_a_message_inside_another() -> None:
    from ufs.base.words import Catalogue

    fresh = Catalogue("en")
    assert fresh.format("server-stop", {}) == (Words("en").say("server-stop"), [])
    assert {path.name for path in fresh.waiting} >= {"errors.ftl", "events.ftl"}


def test_terms_with_other_words_put_in_have_other_hashes() -> None:
    """Sentences are remembered by their terms: with equal hashes, finding one takes longer with
    each."""
    terms = [Term("rolled-plain", values=str(number)) for number in range(100)]
    assert len({hash(term) for term in terms}) > 90
    assert hash(Term("a", x=1, y=[2])) == hash(Term("a", y=[2], x=1))
    assert Term("a", x=1, y=[2]) == Term("a", y=[2], x=1)


# --- each edition in its own words ---

BOOKS: tuple[Book, ...] = ("box", "pnp")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_word_for_both_rulebooks_and_is_used(language: str) -> None:
    text = "".join(path.read_text("utf-8") for path in (FOLDER / language).glob("*.ftl"))
    for key in terms(language):
        box, pnp = (Words(language, book).say(key) for book in BOOKS)
        assert box != pnp, key
        assert f"{{ {key} }}" in text, f"{key} is never used"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_that_differ_between_editions_have_a_variant_for_each(language: str) -> None:
    """A selection by `$book` names the print-and-play and falls back to the box."""
    for key, message in {**messages(language), **terms(language)}.items():
        for select in selections(message):
            assert {variant.key.name: variant.default for variant in select.variants} == {
                "pnp": False,
                "box": True,
            }, key


def selections(node: Any) -> list[Any]:
    """Every selection by `$book` inside a message."""
    found = []
    if isinstance(node, ast.SelectExpression) and "book" in variables(node.selector):
        found.append(node)
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found += selections(child)
    return found


# What the rulebooks say: a thing, the words of the box, the words of the print-and-play.
SPOKEN = [
    ("en", "ship-basic", "purple ship", "green ship"),
    ("en", "ship-reinforcement", "white ship", "red ship"),
    ("en", "plain-die-hint", "Gray die", "Black die"),
    ("en", "icon-drop-point-title", "Drop point", "Starting spot"),
    ("en", "phase-rooms", "rooms phase", "resolve rooms"),
    ("en", "about-hard", "More threatening side", "Difficult side"),
    ("de", "ship-basic", "violettes Schiff", "grünes Schiff"),
    ("de", "ship-reinforcement", "weißes Schiff", "rotes Schiff"),
    ("de", "plain-die-hint", "Grauer Würfel", "Schwarzer Würfel"),
    ("de", "excavator", "Tunnelbohrer", "Grabegerät"),
    ("de", "unexcavated", "nicht ausgebohrt", "nicht ausgegraben"),
    ("de", "icon-drop-point-title", "Abwurfpunkt", "Startplatz"),
    ("de", "phase-rooms", "Raum-Phase", "Räume aktivieren"),
    ("de", "about-hard", "Bedrohlichere Seite", "Schwierige Seite"),
    ("fr", "ship-basic", "vaisseau violet", "vaisseau vert"),
    ("fr", "ship-reinforcement", "vaisseau blanc", "vaisseau rouge"),
    ("fr", "plain-die-hint", "Dé gris", "Dé noir"),
    ("fr", "phase-dice", "phase de planification", "phase de planification"),
    ("fr", "about-hard", "Côté Menace", "Côté difficile"),
]


@pytest.mark.parametrize(("language", "key", "box", "pnp"), SPOKEN)
def test_things_are_called_what_the_rulebook_calls_them(
    language: str, key: str, box: str, pnp: str
) -> None:
    assert Words(language).say(key) == box  # the box's words, where no game is played
    assert Words(language, "pnp").say(key) == pnp
    assert Words(language, "pnp").by("box").say(key) == box


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_inside_a_sentence_follow_the_rulebook(language: str) -> None:
    """Also a word that is put into a sentence: the kind of ship."""
    ship = Term("ship-basic")
    for book in BOOKS:
        words = Words(language, book)
        told = words.say("event-spawn", kind=ship, at_column=3, which="basic")
        assert words.say("ship-basic") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_the_words_of_both_rulebooks(language: str) -> None:
    """The catalogue is one; the page says which rulebook speaks."""
    found = catalogue(language)
    for key in ("ship-basic", "plain-die-hint", "about-hard"):
        chosen = [part for part in with_references(found, key) if part.get("v") == "book"]
        assert chosen, key
        assert {"box", "pnp"} == set(chosen[0]["s"])
        assert chosen[0]["d"] == "box"


def with_references(found: dict[str, Any], key: str) -> list[dict[str, Any]]:
    """The parts of a message that choose, those of the messages it refers to included."""
    here = [part for part in parts(found[key]) if isinstance(part, dict)]
    inside = [part for one in here if "m" in one for part in with_references(found, one["m"])]
    return [*here, *inside]
