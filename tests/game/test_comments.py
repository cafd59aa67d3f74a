"""What people write into a record stays at its move, however the game is kept."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.support.table import PNP1, ROSWELL, load
from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import load as load_packs
from ufs.content.starters import starter
from ufs.game import Game


def played(dice: str = "auto", steps: int = 60, setup: dict[str, Any] = ROSWELL) -> Game:
    game, luck = Game.new(setup, 4, dice), random.Random(4)
    for _ in range(steps):
        if game.is_over:
            break
        if game.dice_to_roll():
            game.act({"do": "roll", "values": [luck.randint(1, 6)] * game.dice_to_roll()})
        else:
            game.act_code(luck.choice(game.codes()))
    return game


def commented(text: str) -> str:
    """The same record with a comment behind every line, above every line and below the last."""
    lines: list[str] = []
    for n, line in enumerate(text.splitlines()):
        if not line:
            lines.append(line)
        elif line.startswith("#"):  # the heading of a round
            lines += [line, f"#{n}: how a round begins"]
        else:
            lines += [f"# {n}: above", f"{line}  # {n} # beside"]
            lines += [f"# {n}: the end of a round"] if line == "done" else []
    return "\n".join([*lines, "#", "# the last word"]) + "\n"


def games() -> list[Any]:
    position = load(PNP1, ships={n: [2, n + 1] for n in range(5)}, dice="auto")
    position.act({"do": "place", "worker": 4, "space": [1, 1]})
    return [
        pytest.param(played("auto"), id="automatic dice"),
        pytest.param(played("manual"), id="own dice"),
        pytest.param(played("auto", 1000), id="a whole game"),
        pytest.param(position, id="a position"),
        pytest.param(Game.blank(ROSWELL, 1, "auto", None), id="not rolled yet"),
    ]


def test_names_in_a_record_may_have_the_sign_of_a_comment(tmp_path: Path) -> None:
    text = starter("city", "Prague", Words("en"))
    named = text.replace('en = "Prague"', 'en = "Prague #1 }#"')
    assert named != text
    (tmp_path / "prague.toml").write_text(named, encoding="utf-8")
    setup = {"edition": "box", "city": "prague", "real": {"scenario": "Fog #3 # }"}}
    game = Game.new(setup, 1, library=load_packs([tmp_path]))
    lines = game.record(with_pieces=True).splitlines()
    marked = [f"{line}  # seen" if line.startswith(("piece:", "real:")) else line for line in lines]
    assert len([line for line in marked if line.endswith("# seen")]) > 2
    for found in (lines, marked):
        again = Game.from_record("\n".join(found))
        assert again.position() == game.position()
        assert again.table.city == game.table.city


@pytest.mark.parametrize("game", games())
def test_comments_stay_where_they_are(game: Game) -> None:
    text = commented(game.record())
    again = Game.from_record(text)
    assert again.state() == game.state()
    assert again.record() == text


@pytest.mark.parametrize("game", games())
def test_comments_stay_in_a_save(game: Game) -> None:
    text = commented(game.record())
    save = json.loads(json.dumps(Game.from_record(text).save()))
    assert Game.from_save(save).record() == text


def test_a_game_without_comments_is_saved_as_ever() -> None:
    game = Game.from_record(played().record())
    assert "comments" not in game.save()
    assert all(step.keys() == {"action", "rolls"} for step in game.save()["steps"])


def test_a_comment_goes_and_comes_with_its_move() -> None:
    game = Game.new(ROSWELL, 5)
    game.act({"do": "place", "worker": 0, "space": [1, 1]})
    game = Game.from_record(game.record().replace("P1 1-1", "# why not\nP1 1-1 # hm"))
    assert "# why not\nP1 1-1  # hm\nunfinished" in game.record()
    game.undo()
    assert "#" not in game.record().replace("# Round 1", "")
    game.redo()
    assert "# why not\nP1 1-1  # hm" in game.record()
    game.undo()
    game.act({"do": "place", "worker": 1, "space": [1, 1]})
    assert "# hm" not in game.record()


def test_our_own_headings_are_no_comments() -> None:
    text = played().record()
    assert text.count("# Round 2") == 1
    once = Game.from_record(text.replace("# Round 2", "# Round 7\n# Round 2"))
    assert once.record() == text
    kept = Game.from_record(text.replace("# Round 2", "# Round 2 was long"))
    assert "# Round 2\n# Round 2 was long\n" in kept.record()


def test_the_comment_of_a_header_that_says_nothing_stays() -> None:
    game = Game.from_record("ufs-record/1\nedition: box\nhard:  # nothing\nseed: 1\nunfinished\n")
    assert "hard:" not in game.record()
    pieces = f"pieces: {game.table.pieces_hash}"
    assert f"{pieces}\n# nothing\n\n# Round 1\n" in game.record()


def test_a_sign_inside_a_position_is_no_comment() -> None:
    game = load(PNP1)
    text = game.record()
    assert Game.from_record(text).record() == text
    odd = text.replace('"setup": {', '"setup": {"#": 1, ')
    with pytest.raises(UfsError, match="#"):
        Game.from_record(odd)


NO_COMMENTS = ["no sign", "", "# two\nuse 2-2", "# two\u2028lines", 7]


@pytest.mark.parametrize("comment", NO_COMMENTS)
def test_a_comment_in_a_save_is_one_line_with_its_sign(comment: Any) -> None:
    save = played(steps=1).save()
    save["steps"][0]["comments"] = [{"above": [comment]}]
    with pytest.raises(UfsError) as caught:
        Game.from_save(save)
    assert caught.value.code == "bad_save"
    assert "steps[0].comments[0].above[0]" in str(caught.value)


def test_what_a_save_hands_out_is_not_the_game() -> None:
    game = Game.from_record(commented(played(steps=3).record()))
    before, save = game.record(), game.save()
    save["comments"].clear()
    save["steps"][0]["comments"][0]["above"].clear()
    assert game.record() == before


def test_a_comment_may_have_emoji_and_tabs() -> None:
    text = played(steps=3).record().replace("seed: ", "# 👩\u200d🚀\tmine\nseed: ")
    assert "# 👩\u200d🚀\tmine\n" in Game.from_record(text).record()
