"""Whatever an earlier version wrote opens today, position for position.

`tests/samples/saves` has one folder for each version that changed pieces, rules or the schema,
written by that version itself (`tools/golden_saves.py`). No folder is ever rewritten.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.campaigns import written
from ufs.base.words import Words
from ufs.campaign import Campaign
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.game.record import read_any
from ufs.play import Application
from ufs.store.sqlite import SqliteStorage

FOLDERS = sorted((Path(__file__).parent.parent / "samples" / "saves").iterdir())
WORDS = Words("en")
Json = dict[str, Any]


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def folder(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture
def expected(folder: Path) -> Json:
    found: Json = json.loads((folder / "expected.json").read_text("utf-8"))
    return found


@pytest.fixture
def app(folder: Path, tmp_path: Path) -> Iterator[Application]:
    shutil.copy(folder / "games.sqlite3", tmp_path)
    app = Application(SqliteStorage(tmp_path / "games.sqlite3"), built_in())
    yield app
    app.close()


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_every_game_opens_as_it_was_left(app: Application, expected: Json) -> None:
    assert {info.id for info in app.storage.games()} == set(expected["games"])
    for id, before in expected["games"].items():
        view = app.games.view(id, WORDS)
        log = [entry["action"] for entry in app.games.log(id, WORDS)["entries"]]
        now = {name: view[name] for name in before if name != "log"} | {"log": log}
        assert as_json(now) == before, id


def test_every_campaign_opens_as_it_was_left(app: Application, expected: Json) -> None:
    assert {info.id for info in app.campaigns.infos()} == set(expected["campaigns"])
    for id, notebook in expected["campaigns"].items():
        assert written(as_json(app.campaigns.notebook(id, WORDS))) == written(notebook)


def test_the_statistics_are_what_they_were(app: Application, expected: Json) -> None:
    figures = app.statistics(WORDS)
    assert {name: figures[name] for name in expected["statistics"]} == expected["statistics"]


def test_every_exported_game_reads_as_it_stood(folder: Path, expected: Json) -> None:
    files = [*folder.glob("records/*.txt"), *folder.glob("saves/*.json")]
    assert len(files) > 20
    for path in files:
        game: Game = read_any(path.read_text("utf-8"), built_in())
        assert as_json(game.position()) == expected["games"][path.stem]["position"], path.name


def test_every_exported_campaign_reads_and_plays_on(folder: Path, expected: Json) -> None:
    files = list(folder.glob("campaigns/*.json"))
    assert len(files) == len(expected["campaigns"])
    for path in files:
        campaign = Campaign.from_text(path.read_text("utf-8"), built_in())
        assert campaign.score == expected["campaigns"][path.stem]["score"]


@pytest.mark.parametrize("finished", [True, False])
def test_the_golden_saves_have_games_that_are_over_and_that_go_on(
    expected: Json, finished: bool
) -> None:
    results = [one["position"]["result"] is not None for one in expected["games"].values()]
    assert results.count(finished) > 5


def test_a_game_of_an_earlier_version_is_played_on(app: Application, expected: Json) -> None:
    for id, before in expected["games"].items():
        placings = [one for one in before["actions"] if one["do"] == "place"]
        if placings and before["position"]["result"] is None:
            answer = app.games.act(id, before["version"], placings[0], WORDS)
            assert answer["version"] == before["version"] + 1
