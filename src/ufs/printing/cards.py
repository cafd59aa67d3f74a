"""Text cards: cities, characters, scenarios, chapters, and what the signs mean. 63 by 88 mm."""

from __future__ import annotations

from collections.abc import Sequence

from ufs.base.words import Words
from ufs.content import explained
from ufs.content.schema import (
    ChapterFile,
    Character,
    CharacterSide,
    City,
    CitySide,
    EditionFile,
    Scenario,
    Text,
)
from ufs.content.vocabulary import ACTION_WORDS, ROOM_WORDS
from ufs.drawing import shapes
from ufs.game.overview import overview
from ufs.printing import signs as S
from ufs.printing.pen import SMALLEST, Pen
from ufs.printing.signs import INKS, Sign, paint

WIDTH, HEIGHT = 63.0, 88.0
DOUBLE_WIDTH = 2 * WIDTH  # a chapter's briefing is longer
MARGIN = 4.0
BANDS = {
    "blue": "#2f5f9e",
    "damaged": "#8a2f24",
    "normal": "#2f6b52",
    "upgraded": "#8a6500",
    "scenario": "#4b2f7a",
    "chapter": "#221638",
    "legend": "#54476b",
}


def localize(text: Text, words: Words) -> str:
    return str(getattr(text, words.language))


def frame(
    pen: Pen, band: str, title: str, below: str, wide: float = WIDTH, beside: float = 0
) -> None:
    """The background of a card with its title and, smaller, the kind of card."""
    pen.box(0, 0, wide, HEIGHT, S.PAPER)
    pen.box(0, 0, wide, 13.5, BANDS[band])
    most = wide - 2 * MARGIN - beside
    pen.text(MARGIN, 5.2, title, 12, "#ffffff", "bold", "start", most, 6)
    pen.text(MARGIN, 10.4, below, 6.5, "#ffffff", "sans", "start", most, SMALLEST)
    pen.line([(0, 13.5), (wide, 13.5)], S.INK, 0.4)


def subtitle(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def chapter_label(number: int, words: Words) -> str:
    return words.say("print-chapter", number=number) if number else ""


# --- cities ---


def draw_city(pen: Pen, city: City, side: CitySide, damaged: bool, words: Words) -> None:
    """S10: a side of a city: its skyline, its ability, its base tiles and energy."""
    name = words.say("side-damaged" if damaged else "side-blue")
    kind = subtitle(words.say("print-city"), name, chapter_label(city.chapter, words))
    frame(pen, "damaged" if damaged else "blue", localize(city.name, words), kind)
    pen.box(0, 13.7, WIDTH, 25, "#f3cfae" if not damaged else "#d9a184")
    S.draw_skyline(pen.at(MARGIN, 38.6), city.id, WIDTH - 2 * MARGIN, 2.1)
    if damaged:
        for x, y in ((13, 24), (32, 20), (50, 26)):
            paint(pen.at(x, y, 1.1), S.action("hit"))
    pen.line([(0, 38.7), (WIDTH, 38.7)], S.INK, 0.4)
    text = localize(side.text, words) if side.text else words.say("print-no-ability")
    pen.paragraphs(MARGIN, 41, WIDTH - 2 * MARGIN, 31, [text], 10)
    draw_city_foot(pen, city, side.energy, words)


def draw_city_foot(pen: Pen, city: City, energy: int, words: Words) -> None:
    pen.line([(MARGIN, 74.5), (WIDTH - MARGIN, 74.5)], S.LINE, 0.2)
    paint(pen.at(MARGIN + 3, 79, 0.75), S.effect("energy"))
    text = words.say("print-energy-start", energy=energy)
    pen.text(MARGIN + 7, 79, text, 7.5, S.INK, "sans", "start", WIDTH - 15)
    text = words.say("print-base-tiles", upper=city.upper, lower=city.lower)
    most = WIDTH - 2 * MARGIN
    pen.text(MARGIN, 84.2, text, 7.5, S.INK, "sans", "start", most, SMALLEST)


# --- characters ---

# Head and shoulders, 60 wide, on y = 0; all characters share it, and each has its own sign.
BUST = (
    "M-30 0 C-30 -22 -14 -26 -8 -29 C-18 -40 -15 -62 0 -62 "
    "C15 -62 18 -40 8 -29 C14 -26 30 -22 30 0 Z"
)
FILLED, WHITE = INKS["action-shape"], ("#ffffff", S.INK, 0.4)
EFFECT_SIGNS: dict[str, Sign] = {
    **{word: S.effect(word) for word in ROOM_WORDS},
    "lift": S.effect("jam"),
    "barrage": S.effect("missiles"),
    "tunnel": S.action("exc"),
    "dive": S.action("mv"),
    "reroll": [("M-8 -8 H8 V8 H-8 Z", WHITE)],
    "nudge": [("M0 -11 L6 -3 H-6 Z M0 11 L-6 3 H6 Z", FILLED)],
    "flip": [("M0 -11 L6 -3 H-6 Z M0 11 L-6 3 H6 Z", FILLED)],
    "match": [("M-8 -5 H8 V-1 H-8 Z M-8 3 H8 V7 H-8 Z", FILLED)],
    "smoke": [("M-10 5 A5 5 0 0 1 -6 -4 A7 7 0 0 1 7 -4 A5 5 0 0 1 9 5 Z", WHITE)],
    "supplies": [("M-9 -6 H9 V8 H-9 Z M-9 -1 H9", WHITE)],
    "silence": S.sign("cross"),
    "halt": [("M-6 -9 H-1 V9 H-6 Z M1 -9 H6 V9 H1 Z", INKS["action-shape.hot"])],
}


def draw_character(
    pen: Pen, one: Character, side: CharacterSide, upgraded: bool, words: Words
) -> None:
    """C5: a side of a character."""
    name = words.say("side-upgraded" if upgraded else "side-normal")
    kind = subtitle(localize(one.role, words), name, chapter_label(one.chapter, words))
    frame(pen, "upgraded" if upgraded else "normal", localize(one.name, words), kind)
    pen.box(0, 13.7, WIDTH, 25, "#f6e3a8" if upgraded else "#cfe3d8")
    pen.at(WIDTH / 2, 38.6, 1.15).draw(BUST, S.CITY, S.INK, 0.3)
    effect = side.ability[0].effect
    pen.circle(WIDTH / 2 + 15, 26, 5.6, S.PAPER, S.INK)
    paint(pen.at(WIDTH / 2 + 15, 26, 0.95), EFFECT_SIGNS.get(effect, S.sign("star")))
    if upgraded:
        pen.at(WIDTH / 2 - 15, 26, 1.3).draw(S.path_of("star"), S.ENERGY, S.INK, 0.3)
    pen.line([(0, 38.7), (WIDTH, 38.7)], S.INK, 0.4)
    pen.paragraphs(MARGIN, 41.5, WIDTH - 2 * MARGIN, 43, [localize(side.text, words)], 10)


# --- scenarios and chapters ---


def draw_scene(pen: Pen, scenario: Scenario, words: Words) -> None:
    """The front of a scenario: its story."""
    kind = subtitle(words.say("print-scenario"), chapter_label(scenario.chapter, words))
    frame(pen, "scenario", localize(scenario.name, words), kind)
    draw_invasion(pen, WIDTH)
    texts = [localize(text, words) for text in scenario.scene] or [localize(scenario.name, words)]
    pen.paragraphs(MARGIN, 35, WIDTH - 2 * MARGIN, HEIGHT - 39, texts, 9.5, "italic")


def draw_invasion(pen: Pen, wide: float) -> None:
    """The mothership over a row of ships, as a band below the title."""
    pen.box(0, 13.7, wide, 18.5, S.SKY[1])
    half = wide / 2 / 0.3
    hull = pen.at(0, 21.5)
    hull.draw(f"M{half - 40} -8 A40 16 0 0 1 {half + 40} -8 Z", *INKS["mothership-dome"])
    hull.draw(
        f"M{half - 95} 0 Q{half} -26 {half + 95} 0 Q{half} 9 {half - 95} 0 Z",
        *INKS["mothership-hull"],
    )
    for n, kind in enumerate(("basic", "reinforcement", "orange", "basic")):
        paint(pen.at(wide * (n + 0.5) / 4, 27.5, 0.5), S.sign(f"ship {kind}"))
    pen.line([(0, 32.2), (wide, 32.2)], S.INK, 0.4)


def draw_rules(pen: Pen, scenario: Scenario, words: Words) -> None:
    """The back of a scenario: its rules, its sky tile, one black star (S13)."""
    kind = subtitle(words.say("print-rules"), chapter_label(scenario.chapter, words))
    frame(pen, "scenario", localize(scenario.name, words), kind, beside=6)
    pen.at(WIDTH - 6, 6.8, 0.9).draw(S.path_of("star"), "#ffffff", None)
    pen.paragraphs(MARGIN, 17, WIDTH - 2 * MARGIN, 60, [localize(scenario.text, words)], 10)
    if scenario.sky:
        text = words.say("print-scenario-sky", tile=scenario.sky)
        pen.paragraphs(MARGIN, 79, WIDTH - 2 * MARGIN, 7, [text], 7)


def draw_chapter(pen: Pen, chapter: ChapterFile, words: Words) -> None:
    """C6: the briefing of a chapter, on a card twice as wide."""
    kind = subtitle(words.say("print-briefing"), chapter_label(chapter.number, words))
    frame(pen, "chapter", localize(chapter.name, words), kind, DOUBLE_WIDTH)
    texts = [localize(text, words) for text in chapter.briefing]
    if chapter.sky:
        texts.append(words.say("print-chapter-sky", tiles=", ".join(chapter.sky)))
    pen.paragraphs(MARGIN, 17, DOUBLE_WIDTH - 2 * MARGIN, HEIGHT - 21, texts, 10.5)


# --- what the signs mean ---


def draw_legend(pen: Pen, title: str, entries: Sequence[tuple[Sign, str]], words: Words) -> None:
    """A card with signs and their meanings."""
    frame(pen, "legend", title, words.say("print-signs"))
    tall = (HEIGHT - 17) / len(entries)
    for n, (sign, meaning) in enumerate(entries):
        y = 15.5 + (n + 0.5) * tall
        paint(pen.at(8, y, 0.85), sign)
        pen.paragraphs(15, y - tall / 2 + 0.4, WIDTH - 18, tall - 0.4, [meaning], 6.5)


def room_signs(words: Words) -> list[tuple[Sign, str]]:
    signs = [(S.effect(entry.word), entry.meaning) for entry in explained.rooms(words)]
    assert len(signs) == len(ROOM_WORDS)
    signs.append((S.sign("aa"), words.say("print-sign-aa")))
    return [*signs, (S.sign("tunnel-mark"), words.say("print-sign-tunnel"))]


def action_signs(words: Words) -> list[tuple[Sign, str]]:
    found = {entry.word.removesuffix(" n"): entry.meaning for entry in explained.actions(words)}
    printed = (*ACTION_WORDS, "SKULL", "-")
    return [(S.action(word, words.book), found[word]) for word in printed]


def sky_signs(words: Words) -> list[tuple[Sign, str]]:
    plate = S.sign("special")
    signs = [
        (S.sign("arrow"), words.say("print-sign-arrow")),
        (S.sign("mother-icon"), words.say("print-sign-icon")),
        ([(burst_path(), INKS["burst-shape"])], words.say("print-sign-burst")),
        ([(shapes.burst(1, red=True), INKS["burst.red burst-shape"])], words.say("print-sign-red")),
    ]
    signs.append((S.sign("teleport pair-1"), words.say("print-sign-teleport")))
    found = [one for one in explained.specials(words) if one.word != "teleport"]
    return [*signs, *(([*plate, *S.special(one.word)], one.meaning) for one in found)]


def burst_path() -> str:
    return "M0 -11 L4 -5 L11 -6 L7 0 L11 6 L4 5 L0 11 L-4 5 L-11 6 L-7 0 L-11 -6 L-4 -5 Z"


def draw_overview(pen: Pen, edition: EditionFile, words: Words) -> None:
    """The ninth card: what happens in a round, in letters of one size."""
    phases = overview(edition, words)
    frame(pen, "legend", words.say("overview-title"), localize(edition.name, words))
    wide, y, room = WIDTH - 2 * MARGIN - 3, 15.5, HEIGHT - 17.5
    texts = [text for one in phases for text in (one.title, *(step.text for step in one.steps))]
    size = pen.size_for(texts, wide, 1.04 * room, 7.5)  # gaps are narrower than usual
    for number, phase in enumerate(phases, 1):
        y += 0.2 * size if number > 1 else 0
        title = f"{number} · {phase.title}"
        pen.text(MARGIN, y + 0.2 * size, title, size + 0.8, S.INK, "bold", "start", wide + 3)
        y += 0.56 * size
        for step in phase.steps:
            pen.circle(MARGIN + 1, y + 0.23 * size, 0.5, S.ACCENT)
            y = pen.paragraphs(MARGIN + 3, y, wide, room, [step.text], size) + 0.14 * size


def draw_needed(pen: Pen, words: Words) -> None:
    """What a player needs besides the sheets: dice."""
    frame(pen, "legend", words.say("print-needed"), "")
    for n, (kind, value) in enumerate(
        (
            ("plain", 3),
            ("plain", 5),
            ("plain", 1),
            ("white", 4),
            ("white", 6),
            ("robot", 2),
            ("robot", 6),
        )
    ):
        S.draw_die(pen.at(8 + (n % 4) * 12, 24 + (n // 4) * 13), kind, value, words.book)
    end = pen.paragraphs(MARGIN, 46, WIDTH - 2 * MARGIN, 30, [words.say("print-needed-dice")], 8)
    pen.paragraphs(MARGIN, end + 2, WIDTH - 2 * MARGIN, 12, [words.say("print-glue")], 7, "italic")
