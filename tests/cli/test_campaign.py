"""`ufs campaign …`, as a user types it: a whole campaign in a terminal."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from tests.support.campaigns import play_out
from tests.support.commands import invoke, process
from tests.support.saves import Saves
from ufs.base.words import LANGUAGES, Words
from ufs.campaign.notebook import notebook
from ufs.content.loader import built_in
from ufs.content.schema import Character, City, Scenario
from ufs.game import Game
from ufs.store.sqlite import default_path
from ufs.store.storage import GameInfo

Json = dict[str, Any]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "160")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")
    monkeypatch.setattr(sys, "argv", ["ufs"])
    return tmp_path


def ufs(*words: str, stdin: str = "") -> Result:
    return invoke(["campaign", *words], stdin)


def done(*words: str, stdin: str = "") -> str:
    """What a command that works says."""
    run = ufs(*words, stdin=stdin)
    assert run.exit_code == 0, run.stderr
    return " ".join(run.stdout.split())


def wrong(*words: str) -> str:
    """What a command that does not work says."""
    run = ufs(*words)
    assert run.exit_code == 2
    assert "Traceback" not in run.stderr
    return " ".join(run.stderr.split())


def seen() -> Json:
    found: Json = json.loads(done("show", "--json"))
    return found


def test_a_whole_campaign_is_kept_in_a_terminal() -> None:
    done("new", "The long night", "--seed", "3")
    for _ in range(2):
        done("choose", "1", "--threat", "2")
        done("result", "won")
    for count in (1, 1, 2, 2):
        done("choose", "2")
        able = [who["id"] for who in seen()["choices"]["characters"]]
        done("choose", "--team", ",".join(able[:count]), "--threat", "3")
        done("result", "lost")
        done("result", "won", "--threat", "1")
    first, second = (city["name"] for city in seen()["choices"]["cities"][:2])
    done("choose", "--city", first.upper())  # by its name, as people write it
    able = [who["name"] for who in seen()["choices"]["characters"]]
    done("choose", "--team", ", ".join(able[:3]), "--threat", "4")
    done("result", "lost")
    done("choose", "--city", second, "--team", ", ".join(able[3:6]))
    end = done("result", "won", "--threat", "4")
    score = 2 + 2 + 4 * (1 - 1) + 4 - 1
    assert f"The campaign is won. Final score: {score}" in end
    assert (seen()["phase"], seen()["score"]) == ("over", score)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_told_in_every_language(language: str) -> None:
    said = []

    def tell(*words: str) -> None:
        said.append(done(*words, "--lang", language))

    tell("list")
    tell("new", "Kampagne", "--own-cards", "--seed", "4")
    tell("deal")
    tell("show", "--rules")
    tell("choose", "1")
    tell("choose", "--threat", "1")
    tell("result", "lost")
    tell("undo")
    tell("result", "won")
    tell("deal")
    tell("choose", "2", "--threat", "1")
    tell("result", "won")
    tell("deal")
    tell("choose", "1")
    tell("notebook")
    tell("list")
    assert all(said)
    names = {city.name for city in built_in().all(City) if city.chapter == 1}
    assert sum(getattr(name, language) in said[-2] for name in names) == 2


def test_cards_of_ones_own_are_typed_in() -> None:
    done("new", "At the table", "--own-cards")
    done("deal", "surge,havana,pilot", "tremors,rio,miner")
    assert [pile["city"]["id"] for pile in seen()["piles"]] == ["havana", "rio"]
    done("choose", "2")
    tiles = ("--sky", "I,II,III,IV", "--hard", "sky2")
    assert "threat level 1, not 4" in wrong("choose", "--threat", "4", *tiles)
    done("result", "won", "--threat", "1", *tiles)
    assert seen()["score"] == 1
    assert "SCENARIO,CITY,CHARACTER" in wrong("deal", "surge", "havana")


def test_cards_of_another_box_are_typed_in() -> None:
    """C2, C10: by their names, after an equals sign."""
    done("new", "At the table", "--own-cards", "--seed", "3")
    assert "=NAME" in done("show")
    done("deal", "=The long wait,=Springfield,=Ann Lee", "tremors,rio,miner")
    told = done("choose", "1")
    assert "City: Springfield." in told
    assert "Character: Ann Lee" in told
    assert "does not know this city" in done("choose", "--threat", "2")
    assert "Springfield" in wrong("play")
    done("result", "won")
    assert "Springfield" in done("notebook")
    done("deal")
    done("choose", "1", "--threat", "1")
    done("result", "won")
    done("deal")
    done("choose", "1", "--team", "ann lee", "--threat", "1")
    assert [who["name"] for who in seen()["battle"]["upgraded"]] == ["Ann Lee"]


def test_a_name_with_a_comma_stands_in_quotes() -> None:
    done("new", "At the table", "--own-cards", "--seed", "3")
    done("deal", '=Night,rio, "=Ann Lee, the Brave"', "tremors,havana,miner")
    assert "Character: Ann Lee, the Brave" in done("choose", "1")


def test_tiles_are_never_ignored() -> None:
    """C9: what is said of the sky is used or refused."""
    done("new", "At the table", "--own-cards", "--seed", "3")
    done("deal")
    done("choose", "1")
    assert "Name them all with --sky" in wrong("choose", "--threat", "2", "--hard", "sky2")
    assert "Name them all" in wrong("result", "won", "--threat", "2", "--hard", "sky2")
    assert "with --threat" in wrong("choose", "--sky", "I,II,III,IV")
    done("new", "The long night", "--seed", "3")
    assert "The program deals" in wrong("choose", "1", "--threat", "2", "--hard", "sky4")
    assert "with --threat" in wrong("choose", "1", "--sky", "I,II,III,IV")
    assert seen()["phase"] == "choose"


def test_commands_are_for_the_campaign_played_last_even_when_it_is_over() -> None:
    done("new", "Other", "--seed", "4")
    done("choose", "1", "--threat", "2")
    done("result", "won")
    test_a_whole_campaign_is_kept_in_a_terminal()
    assert "The long night" in done("notebook")
    done("undo")  # the last result of the one that was over
    assert (seen()["name"], seen()["phase"]) == ("The long night", "game")


def test_a_game_that_is_over_is_noted_at_once_and_not_taken_back() -> None:
    done("new", "The long night", "--seed", "3")
    done("choose", "1", "--threat", "1")
    first = in_campaign()
    lines = moves_of(Game.new(first.setup_of_next_game(), first.seed_of_next_game())).splitlines()
    told = done("play", stdin="\n".join([*lines, "undo", "quit", ""]))
    assert "It cannot be taken back." in told
    assert in_campaign().battles[0].games[0].won is False


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notebook_is_whole_in_a_narrow_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C10: nothing is cut off."""
    monkeypatch.setenv("COLUMNS", "80")
    test_a_whole_campaign_is_kept_in_a_terminal()
    assert "…" not in done("notebook", "--lang", language)


def test_sky_tiles_are_told_with_their_sides() -> None:
    """C6, C9: players lay out real pieces from it."""
    done("new", "At the table", "--own-cards", "--seed", "3")
    done("deal")
    done("choose", "1")
    tiles = ("--sky", "I,II,III,IV", "--hard", "sky1,sky4")
    told = done("choose", "--threat", "2", *tiles)
    turned = "(more threatening side)"
    assert f"I {turned}, II, III, IV {turned} · threat level 2 ·" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_left_is_told(language: str) -> None:
    """C2, C4."""
    done("new", "The long night", "--seed", "3")
    assert done("left", "--lang", "en") == "Nothing has left the campaign yet."
    other = seen()["piles"][1]
    done("choose", "1", "--threat", "2")
    done("result", "won")
    told = done("left", "--lang", language)
    pieces = [
        built_in().get(City, other["city"]["id"]),
        built_in().get(Scenario, other["scenario"]["id"]),
        built_in().get(Character, other["character"]["id"]),
    ]
    for piece in pieces:
        assert piece is not None
        assert getattr(piece.name, language) in told


def test_the_threat_level_is_kept_unless_it_is_changed() -> None:
    """C9: the next game is played at the threat level of the one before."""
    done("new", "The long night", "--seed", "3")
    assert "Play at threat level 1, as before" in done("choose", "1")
    done("choose", "--threat", "3")
    assert "Play at threat level 3, as before" in done("result", "lost")
    run = ufs("play", "--print")
    assert len(json.loads(run.stdout.splitlines()[-1])["hard"]) == 3


def test_the_next_game_is_printed() -> None:
    done("new", "The long night", "--seed", "3")
    assert "choose one of the two piles" in wrong("play")
    done("choose", "1")
    run = ufs("play", "--threat", "2", "--print")
    setup = json.loads(run.stdout.splitlines()[-1])
    assert Game.new(setup, 1).table.setup == setup
    assert seen()["can_undo"]  # nothing was begun


def moves_of(game: Game) -> str:
    """What to type for a whole game, always the first action."""
    from ufs.game.moves import write_move

    played = play_out(Game.new(game.table.setup, game.seed), lambda now: now.actions()[0])
    return "".join(f"{write_move(step.action)}\n" for step in played.steps)


def test_a_game_is_played_at_the_prompt_left_and_gone_on_with() -> None:
    done("new", "The long night", "--seed", "3")
    done("choose", "1", "--threat", "1")
    first = in_campaign()
    lines = moves_of(Game.new(first.setup_of_next_game(), first.seed_of_next_game())).splitlines()
    told = done("play", stdin="\n".join([*lines[:7], "quit", ""]))
    assert "ufs campaign play --campaign" in told
    assert "begun or played" in wrong("undo")
    (kept,) = kept_games()
    assert kept.standing is not None
    assert kept.standing["steps"] == 7
    done("play", stdin="\n".join([*lines[7:], "quit", ""]))
    fought = in_campaign().battles[0].games[0]
    assert fought.won is False
    assert fought.game == kept.id
    assert Game.from_record(str(fought.record)).is_over
    assert seen()["phase"] == "prepare"


def in_campaign() -> Any:
    store = Saves(default_path(), built_in())
    found = store.campaigns.open(store.campaigns.infos()[0].id).campaign
    store.close()
    return found


def test_a_game_left_before_its_first_move_begins_again() -> None:
    done("new", "The long night", "--seed", "3")
    done("choose", "1", "--threat", "1")
    first = done("play", stdin="quit\n")
    assert first == done("play", stdin="quit\n")


def kept_games() -> list[GameInfo]:
    store = Saves(default_path(), built_in())
    found = store.games()
    store.close()
    return found


def test_a_game_begun_in_the_page_goes_on_in_the_terminal() -> None:
    done("new", "The long night", "--seed", "3")
    done("choose", "1", "--threat", "1")
    store = Saves(default_path(), built_in())
    (info,) = store.campaigns.infos()
    begun = store.campaigns.open(info.id)
    session = store.campaigns.begin(begun, begun.version)
    store.act(session, 1, {"do": "place", "worker": 0, "space": [1, 1]})
    store.close()
    assert "(row 1, column 1)" in done("play", stdin="log\nquit\n")
    (kept,) = kept_games()
    assert kept.id == session.id
    done("result", "won")


def test_a_game_that_was_deleted_begins_anew() -> None:
    done("new", "The long night", "--seed", "3")
    done("choose", "1", "--threat", "1")
    done("play", stdin="quit\n")
    store = Saves(default_path(), built_in())
    store.delete(store.games()[0].id)
    store.close()
    done("play", stdin="quit\n")
    assert len(kept_games()) == 1


def test_a_game_on_the_table_does_not_travel_with_the_file_and_begins_anew(tmp_path: Path) -> None:
    done("new", "The long night", "--seed", "3")
    done("choose", "1", "--threat", "1")
    first = done("play", stdin="quit\n")
    file = tmp_path / "campaign.json"
    done("export", str(file))
    done("import", str(file))
    board = slice(0, 400)  # before the sentences that name the campaign
    assert done("play", stdin="quit\n")[board] == first[board]


def test_a_result_is_taken_from_a_record(tmp_path: Path) -> None:
    done("new", "The long night", "--seed", "3")
    done("choose", "1", "--threat", "1")
    record = tmp_path / "game.txt"
    game = Game.new(in_campaign().setup_of_next_game(), 5)
    record.write_text(game.record(), encoding="utf-8")
    assert "not over yet" in wrong("result", "--record", str(record))
    play_out(game, lambda now: now.actions()[0])
    record.write_text(game.record(), encoding="utf-8")
    done("result", "--record", str(record))
    assert in_campaign().battles[0].games[0].record == game.record()


def test_several_campaigns_lie_side_by_side(tmp_path: Path) -> None:
    done("new", "First", "--seed", "1")
    first = seen()["id"]
    done("new", "Second", "--seed", "2")
    done("choose", "1", "--campaign", first)
    listed = json.loads(done("list", "--json"))
    assert [row["name"] for row in listed] == ["First", "Second"]
    assert seen()["name"] == "First"  # the one that was played last
    file = tmp_path / "first.json"
    done("export", str(file), "--campaign", first)
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == "ufs-campaign/2"
    done("delete", first)
    assert [row["name"] for row in json.loads(done("list", "--json"))] == ["Second"]
    done("import", str(file))
    assert seen()["name"] == "First"
    assert seen()["id"] != first


def test_mistakes_are_told_in_a_sentence(tmp_path: Path) -> None:
    assert "no campaign yet" in wrong("show")
    assert "no campaign yet" in done("list")
    assert "a name of 1 to" in wrong("new", " ")
    done("new", "The long night")
    assert 'no campaign "xyz"' in wrong("show", "--campaign", "xyz")
    assert 'no campaign "xyz"' in wrong("delete", "xyz")
    assert "Say what you choose" in wrong("choose")
    assert "pile" in wrong("choose", "5")
    assert "won or lost" in wrong("result")
    assert "won or lost" in wrong("result", "maybe")
    assert "Next:" in wrong("result", "won")
    bad = tmp_path / "bad.json"
    assert "cannot be read" in wrong("import", str(bad))
    bad.write_text("{", encoding="utf-8")
    assert "not the file of a campaign" in wrong("import", str(bad))
    bad.write_text("{}", encoding="utf-8")
    assert "format: missing" in wrong("import", str(bad))
    assert "could not be written" in wrong("export", str(tmp_path / "no" / "folder.json"))


def test_all_that_one_command_chooses_happens_or_nothing() -> None:
    done("new", "The long night", "--seed", "3")
    assert "threat level 9" in wrong("choose", "1", "--threat", "9")
    assert seen()["phase"] == "choose"


def test_the_notebook_is_printed_and_given_as_json() -> None:
    done("new", "The long night", "--seed", "3")
    done("choose", "1", "--threat", "3")
    done("result", "won")
    table = done("notebook")
    assert "The long night" in table
    assert "Score so far: 3" in table
    assert re.search(r"3 │ –", table)
    told = json.loads(done("notebook", "--json"))
    assert told == json.loads(json.dumps(notebook(in_campaign(), Words("en"))))


def test_the_real_program_keeps_a_campaign(tmp_path: Path) -> None:
    env: dict[str, Any] = {"XDG_DATA_HOME": str(tmp_path / "real")}
    made = process("campaign", "new", "Üben", "--seed", "1", **env)
    assert made.returncode == 0, made.stderr
    assert "Üben" in made.stdout
    told = process("--lang", "fr", "campaign", "--help", **env)
    assert "Tenir une campagne" in told.stdout
