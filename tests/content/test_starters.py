"""`ufs content new`: files to start from, valid as they are, with every line explained."""

from __future__ import annotations

import random
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from tests.support import commands
from tests.support.table import rule
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words, messages_of
from ufs.content import explained
from ufs.content.loader import load
from ufs.content.schema import (
    BaseTile,
    ChapterFile,
    Character,
    City,
    Moment,
    Name,
    Pack,
    PermanentEffect,
    Scenario,
    Sky,
    TimedEffect,
)
from ufs.content.starters import FOLDER, KINDS, make_id, starter, write_starter
from ufs.content.vocabulary import ACTION_WORDS, EFFECTS, refuse_narrowing
from ufs.game import Game

SHAPES: dict[str, type[BaseModel]] = {
    "city": City,
    "character": Character,
    "scenario": Scenario,
    "sky": Sky,
    "base-tile": BaseTile,
    "pack": Pack,
    "chapter": ChapterFile,
}
EN = Words("en")


def ufs(*arguments: str, folder: Path) -> commands.Run:
    return commands.ufs(
        *arguments, stdin="quit\n", folder=folder, XDG_DATA_HOME=str(folder / "data")
    )


# --- the files ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_new_file_is_valid_as_it_is(kind: str, language: str, tmp_path: Path) -> None:
    path = write_starter(kind, "São Paulo", tmp_path, Words(language))
    for pack in (path, tmp_path):
        library = load([pack])
        assert [problem.message(EN) for problem in library.problems] == []
    id = "chapter-1" if kind == "chapter" else "sao-paulo"  # a chapter takes the place of one
    piece = next(p for p in library.pieces.values() if p.id == id)
    assert isinstance(piece, SHAPES[kind])
    if isinstance(piece, City | Character | Scenario | Pack):
        assert piece.name == Name(en="São Paulo", de="São Paulo", fr="São Paulo")


@pytest.mark.parametrize("kind", KINDS)
def test_the_languages_differ_in_their_comments_only(kind: str) -> None:
    texts = [starter(kind, "Bremen", Words(language)) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    assert len({str(tomllib.loads(text)) for text in texts}) == 1


def fields(shape: Any) -> set[str]:
    """The names of every field of a shape and of the tables inside it."""
    found: set[str] = set()
    if isinstance(shape, type) and issubclass(shape, BaseModel):
        for name, field in shape.model_fields.items():
            found |= {name, *(fields(field.annotation))}
        return found
    for argument in get_args(shape):
        found |= fields(argument)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_there_is_stands_in_the_file(kind: str) -> None:
    text = starter(kind, "Bremen", EN)
    for name in fields(SHAPES[kind]) - ({"on"} if kind == "character" else set()):
        written = rf"^(?:# )?{name} = |^\[+(?:\w+\.)?{name}[\].]|^\[+{name}\]"
        assert re.search(written, text, re.MULTILINE), name


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_is_explained_where_it_stands_first(kind: str) -> None:
    """A comment above the first line of each name; an ability is explained as a whole."""
    seen: set[str] = set()
    lines = starter(kind, "Bremen", EN).splitlines()
    as_a_whole = {"when", "effect", "on", "amount", "times", "per", "en", "de", "fr", "lower"}
    for before, line in zip(["", *lines], lines, strict=False):
        match = re.match(r"(?:# )?(\w+) = |\[+([\w.]+)\]+$", line)
        name = (match[1] or match[2]).rpartition(".")[2] if match else ""
        if name and name not in seen | as_a_whole and not name.isupper():
            seen.add(name)
            if name not in ("ability", "hard"):
                assert before.startswith("# "), line
    assert "kind" in seen


@rule("A1", "A2", "A3", "A7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_sky_tile_explains_what_only_advanced_tiles_have(language: str) -> None:
    comments = [
        line for line in starter("sky", "Storm", Words(language)).splitlines() if line[:1] == "#"
    ]
    text = re.sub(r"\s+", " ", " ".join(line.lstrip("# ") for line in comments))
    for word in ("2r", '"city"', "teleport"):
        assert word in text, word
    assert re.search(r"[Pp]osition 0|Platz 0", text)


def test_no_line_is_too_long() -> None:
    for kind in KINDS:
        for language in LANGUAGES:
            for line in starter(kind, "Bremen", Words(language)).splitlines():
                assert len(line) <= 100 or not line.startswith("#"), line


def test_every_word_of_the_templates_exists() -> None:
    templates = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.toml"))
    used = set(re.findall(r"^(?:#: |@text )([a-z-]+)", templates, re.MULTILINE))
    assert used <= set(messages_of("en").file_of)


# --- the vocabulary ---


def test_the_vocabulary_is_whole() -> None:
    assert [entry.word for entry in explained.moments(EN)] == list(get_args(Moment))
    assert {entry.word for entry in explained.effects(EN)} == set(get_args(TimedEffect))
    assert {entry.word for entry in explained.permanent_effects(EN)} == set(
        get_args(PermanentEffect)
    )
    actions = [entry.word.removesuffix(" n") for entry in explained.actions(EN)]
    assert actions == [*ACTION_WORDS, "SKULL", "-"]
    known = {key for key in messages_of("en").file_of if key.startswith("vocabulary-")}
    words = {f"when-{word}" for word in get_args(Moment)}
    words |= {f"effect-{word}" for word in (*get_args(TimedEffect), *get_args(PermanentEffect))}
    words |= {f"effect-{entry.word}" for entry in (*explained.rooms(EN), *explained.specials(EN))}
    words |= {f"action-{word}" for word in (*ACTION_WORDS, "skull", "none")}
    assert known == {f"vocabulary-{word}" for word in words}


def test_the_words_for_on_are_those_the_check_accepts() -> None:
    from ufs.content.schema import Ability

    for entries in (explained.moments(EN), explained.effects(EN), explained.permanent_effects(EN)):
        for entry in entries:
            is_moment = entry.word in get_args(Moment) and entries[0].word == "always"
            if is_moment and entry.word == "always":
                continue
            effect = "energy" if is_moment else entry.word
            when = entry.word if is_moment else "dug" if entry.word in EFFECTS else "always"
            for on in entry.on:
                ability = Ability.model_validate({"when": when, "effect": effect, "on": on})
                assert refuse_narrowing(ability) is None
            wrong = Ability.model_validate({"when": when, "effect": effect, "on": "nothing"})
            found = refuse_narrowing(wrong)
            assert found is not None
            assert found[2] == list(entry.on)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_stands_in_the_file_of_a_city(language: str) -> None:
    text = starter("city", "Bremen", Words(language))
    for word in (*get_args(Moment), *get_args(TimedEffect), *get_args(PermanentEffect)):
        assert re.search(rf"^#   {word}  ", text, re.MULTILINE), word


# --- playing with them ---


def play_to_the_end(game: Game) -> None:
    luck = random.Random(1)
    while not game.is_over:
        game.act_code(luck.choice(game.codes()))


@pytest.mark.parametrize("damaged", [False, True])
def test_new_pieces_can_be_played(damaged: bool, tmp_path: Path) -> None:
    for kind in KINDS:
        write_starter(kind, "Bremen", tmp_path, EN)
    city = tmp_path / "city-bremen.toml"
    text = city.read_text(encoding="utf-8")
    city.write_text(
        text.replace('upper = "A"', 'upper = "bremen"').replace('lower = "B"', 'lower = "bremen"'),
        encoding="utf-8",
    )
    library = load([tmp_path])
    assert not library.problems
    setup = {
        "edition": "box",
        "city": "bremen",
        "damaged": damaged,
        "scenario": "bremen",
        "characters": [{"id": "bremen", "upgraded": damaged}],
        "sky": ["I", "bremen", "III", "IV"],
    }
    for seed in range(3):
        game = Game.new(setup, seed, library=library)
        assert {one.kind for one in game.table.abilities} >= {"scenario", "character"}
        play_to_the_end(game)
        assert Game.from_record(game.record(), library).result == game.result


# --- names and mistakes ---


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Bremen", "bremen"),
        ("Reykjavík", "reykjavik"),
        ("New Delhi!", "new-delhi"),
        ("Straße 7", "strasse-7"),
        ("東京", "東京"),
    ],
)
def test_a_name_becomes_an_id(name: str, id: str) -> None:
    assert make_id(name) == id
    assert tomllib.loads(starter("city", name, EN))["id"] == id


@pytest.mark.parametrize("name", ["", "!?", "x" * 61, "a\nb", "a\x7fb", "../"])
def test_a_name_that_makes_no_id_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(UfsError) as caught:
        write_starter("city", name, tmp_path, EN)
    assert caught.value.key == "making-no-name"
    assert list(tmp_path.iterdir()) == []


def test_odd_names_are_written_as_they_are(tmp_path: Path) -> None:
    name = "Rock 'n' \"Roll\" \\ {braces} @id@"
    path = write_starter("city", name, tmp_path, EN)
    assert tomllib.loads(path.read_text(encoding="utf-8"))["name"]["de"] == name
    assert load([tmp_path]).problems == []


def test_a_file_that_is_there_stays(tmp_path: Path) -> None:
    path = write_starter("sky", "Storm", tmp_path, EN)
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(UfsError) as caught:
        write_starter("sky", "Storm", tmp_path, EN)
    assert caught.value.key == "making-exists"
    assert path.read_text(encoding="utf-8") == "mine"
    with pytest.raises(UfsError) as caught:
        write_starter("city", "Bremen", path, EN)  # a file where the folder should be
    assert caught.value.key == "lab-write-error"


# --- the command ---


def test_the_commands_it_proposes_work(tmp_path: Path) -> None:
    made = ufs("content", "new", "pack", "My pack", folder=tmp_path)
    assert made.returncode == 0
    assert (tmp_path / "my-pack" / "pack.toml").is_file()
    for kind in KINDS:
        if kind != "pack":
            run = ufs("content", "new", kind, "Bremen", "--out", "my-pack", folder=tmp_path)
            assert (run.returncode, run.stderr) == (0, "")
            for command in re.findall(r"ufs ((?:content|play) .*)", run.stdout):
                words = shlex.split(command)
                text = ["--text"] if words[0] == "play" else []
                proposed = ufs(*words, *text, folder=tmp_path)
                assert proposed.returncode == 0, proposed.stderr
    check = ufs("content", "check", "my-pack", folder=tmp_path)
    assert check.returncode == 0
    assert check.stdout.startswith("7 pieces here")


def test_a_chapter_replaces_one_of_the_game(tmp_path: Path) -> None:
    run = ufs("content", "new", "chapter", "Spring", "--out", "mine", folder=tmp_path)
    assert EN.say("making-replaces", id="chapter-1") in run.stdout
    file = tmp_path / "mine" / "chapter-spring.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"chapter-1"', '"spring"').replace('"I", "II"', '"Z", "II"'))
    problems = load([tmp_path / "mine"]).problems
    assert {(problem.place, problem.key) for problem in problems} == {
        ("number", "chapter-twice"),
        ("sky[0]", "unknown-piece"),
    }
    for language in LANGUAGES:
        assert all(problem.message(Words(language)) for problem in problems)


def test_the_readers_language(tmp_path: Path) -> None:
    run = ufs("--lang", "de", "content", "new", "city", "Roswell", folder=tmp_path)
    assert run.returncode == 0
    assert "Geschrieben: city-roswell.toml" in run.stdout
    assert Words("de").say("making-replaces", id="roswell") in run.stdout
    assert "# Eine Stadt." in (tmp_path / "city-roswell.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("arguments", [("town", "Bremen"), ("city", "?"), ("edition", "x")])
def test_what_is_wrong_is_said(arguments: tuple[str, str], tmp_path: Path) -> None:
    run = ufs("content", "new", *arguments, folder=tmp_path)
    assert run.returncode == 2
    assert run.stderr.startswith("Error: ")
    assert list(tmp_path.glob("*.toml")) == []
