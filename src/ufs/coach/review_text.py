"""A review for the terminal: a graph in block characters, a table, the key moments in words."""

from __future__ import annotations

import textwrap

from ufs.base.words import Words
from ufs.coach.reasons import say_all
from ufs.coach.review import SCALE, Point, Review
from ufs.game.moves import write_move

WIDTH = 80
HEIGHT = 10
MARGIN = 6  # for `100% `
BLOCKS = " ▁▂▃▄▅▆▇█"
HEADS = ("review-round", "review-played", "review-cost", "review-better")
COSTLY = 200  # ten-thousandths: choices that cost at least this are in the table


def review_lines(review: Review, words: Words) -> list[str]:
    """Everything `ufs review` prints."""
    return [
        words.say("review-title"),
        "",
        *draw(review),
        "",
        *table(review, words),
        "",
        *moments(review, words),
        "",
        balance(review, words),
    ]


def draw(review: Review) -> list[str]:
    """The chance over the game; below it the rounds, and 1 2 3 under the key moments."""
    points = review.points
    width = WIDTH - MARGIN
    shown = [points[column * len(points) // width] for column in range(width - 1)] + points[-1:]
    eighths = [round(point.chance * HEIGHT * 8 / SCALE) for point in shown]
    labels = {0: "100%", HEIGHT // 2: " 50%", HEIGHT - 1: "  0%"}
    lines = []
    for row in range(HEIGHT):
        floor = (HEIGHT - 1 - row) * 8
        blocks = "".join(BLOCKS[min(max(high - floor, 0), 8)] for high in eighths)
        lines.append(f"{labels.get(row, ''):4} {blocks}".rstrip())
    return [*lines, " " * (MARGIN - 1) + rounds(shown), " " * (MARGIN - 1) + marks(review, shown)]


def rounds(shown: list[Point]) -> str:
    """The round numbers where each round begins, as far as there is room."""
    line = ""
    for column, point in enumerate(shown):
        begins = column == 0 or point.round > shown[column - 1].round
        if begins and (column > len(line) or column == 0):
            line = line.ljust(column) + str(point.round)
    return line


def marks(review: Review, shown: list[Point]) -> str:
    line = [" "] * len(shown)
    for number, moment in enumerate(review.moments, 1):
        place = review.points.index(moment) * len(shown) // len(review.points)
        line[min(place, len(shown) - 1)] = str(number)
    return "".join(line).rstrip()


def table(review: Review, words: Words) -> list[str]:
    """The choices that cost 2 points or more, in the order they were made."""
    costly = [point for point in review.points if point.loss >= COSTLY]
    if not costly:
        return [words.say("review-table-none")]
    rows = [[words.say(key) for key in HEADS]]
    for point in costly:
        better = [write_move(better.action) for better in point.better[:2]]
        cost = str(percent(point.loss))
        rows.append([str(point.round), move_of(point), cost, ", ".join(better)])
    widths = [max(len(row[n]) for row in rows) for n in range(4)]
    lines = [
        f"  {row[0]:>{widths[0]}}  {row[1]:{widths[1]}}  {row[2]:>{widths[2]}}  {row[3]}"
        for row in rows
    ]
    return [words.say("review-table"), *lines]


def moments(review: Review, words: Words) -> list[str]:
    """The choices that mattered most, with better actions and why."""
    if not review.moments:
        return [words.say("review-no-moments")]
    lines = []
    for number, point in enumerate(review.moments, 1):
        assert point.best is not None
        better = point.better[0]
        args = {"number": str(number), "round": str(point.round), "move": move_of(point)}
        chances = {"best": percent(point.best), "chance": percent(point.chance)}
        move = write_move(better.action)
        lines += wrapped(words.say("review-moment", **args, **chances, better=move), "")
        for named, facts in ((move, better.facts), (move_of(point), point.facts)):
            if facts:
                said = " ".join(say_all(facts, words))
                lines += wrapped(words.say("review-moment-against", move=named, facts=said), "   ")
    return lines


def balance(review: Review, words: Words) -> str:
    """Start, luck and choices, rounded so that they still add up."""
    start, result, skill = percent(review.start), percent(review.result), percent(review.skill)
    luck = result - start - skill
    return words.say(
        "review-balance",
        over="yes" if review.over else "no",
        start=start,
        result=result,
        luck=signed(luck),
        skill=signed(skill),
    )


def percent(chance: int) -> int:
    return round(chance * 100 / SCALE)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def move_of(point: Point) -> str:
    assert point.action is not None
    return write_move(point.action)


def wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent="   ")
