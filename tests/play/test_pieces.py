"""A game keeps the pieces it is played with: whatever changes later, it goes on as it was."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.support.campaigns import go_on_until, written
from tests.support.saves import Saves
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.campaign import Campaign
from ufs.content.earlier import before_v6, earlier_pieces
from ufs.content.loader import Library, built_in, load
from ufs.content.piece_hash import library_of, piece_hash, piece_json, read_piece, set_hash
from ufs.content.schema import City, Sky
from ufs.game import Game
from ufs.game.record import read_any
from ufs.play import Application
from ufs.play.campaigns import OpenCampaign
from ufs.puzzles import shipped
from ufs.store.sqlite import SqliteStorage

BOX = {"edition": "box"}
EN = Words("en")
V5 = Path(__file__).parent.parent / "samples" / "saves" / "v5"


def replaced(library: Library, *pieces: Any) -> Library:
    """A library of another version: some of its pieces are not what they were."""
    other = library.copy()
    for piece in pieces:
        other.add(piece, piece.id)
    return other


@pytest.fixture
def tomorrow() -> Library:
    """Another sky tile I, and less energy in Roswell and in every other city."""
    library = built_in()
    tile = library.get(Sky, "I")
    assert tile is not None
    rows = read_piece({**piece_json(tile), "easy": piece_json(tile)["hard"]})
    cities = [
        city.model_copy(update={"blue": city.blue.model_copy(update={"energy": 0})})
        for city in library.all(City)
    ]
    return replaced(library, rows, *cities)


@pytest.fixture
def next_version(tomorrow: Library, monkeypatch: pytest.MonkeyPatch) -> Library:
    """The same as the game's own pieces, not those of a pack."""
    monkeypatch.setattr("ufs.content.earlier.built_in", lambda: tomorrow)
    return tomorrow


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Saves]:
    made = Saves(tmp_path / "games.sqlite3", built_in())
    yield made
    made.close()


def play(saves: Saves, id: str, moves: int) -> None:
    for _ in range(moves):
        with saves.opened(id) as session:
            saves.act(session, session.version, session.game.actions()[0])


def position(saves: Saves, id: str) -> Any:
    with saves.opened(id) as session:
        assert session.trouble is None
        return session.game.position()


def rows(saves: Saves, sql: str) -> list[Any]:
    with closing(sqlite3.connect(saves.path)) as connection, connection:
        return connection.execute(sql).fetchall()


# --- hashes ---


def test_the_hash_is_about_what_the_rules_read() -> None:
    roswell = built_in().get(City, "roswell")
    assert roswell is not None
    renamed = roswell.model_copy(update={"name": roswell.name.model_copy(update={"en": "R"})})
    assert piece_hash(renamed) == piece_hash(roswell)
    blue = roswell.blue.model_copy(update={"energy": 1})
    assert piece_hash(roswell.model_copy(update={"blue": blue})) != piece_hash(roswell)


def test_hashes_stay_what_they_are() -> None:
    """Old games name their pieces by these; a changed hash means that something else is hashed."""
    tile, city = (next(p for p in earlier_pieces() if p.id == id) for id in ("II", "roswell"))
    assert (piece_hash(tile), piece_hash(city)) == ("a0c18953dfcc73fe", "ef2ccd3cc5989625")
    assert set_hash(["b", "a", "a"]) == set_hash(["a", "b"]) == "0473ef2dc0d324ab"


def test_every_piece_comes_back_from_its_json() -> None:
    for piece in built_in().pieces.values():
        assert read_piece(json.loads(json.dumps(piece_json(piece)))) == piece


# --- games ---


def test_a_game_goes_on_with_its_own_pieces(store: Saves, tomorrow: Library) -> None:
    ids = [store.create(Game.new({**BOX, "city": c}, 3)).id for c in ("roswell", "sydney")]
    for id in ids:
        play(store, id, 12)
    before = {id: position(store, id) for id in ids}
    later = Saves(store.path, tomorrow)
    for id in ids:
        assert position(later, id) == before[id]
        play(later, id, 3)
        play(store, id, 3)  # with the old version again
    for id in ids:
        assert position(later, id) == position(store, id)
    new = later.create(Game.new(BOX, 3, library=tomorrow))
    assert new.game.position()["energy"] == 0
    assert new.info.pieces not in {info.pieces for info in later.games() if info.id in ids}


def test_words_are_todays_as_long_as_the_piece_plays_as_it_did(store: Saves) -> None:
    id = store.create(Game.new(BOX, 3)).id
    roswell = built_in().get(City, "roswell")
    assert roswell is not None
    name = roswell.name.model_copy(update={"en": "Roswell, New Mexico"})
    renamed = replaced(built_in(), roswell.model_copy(update={"name": name}))
    with Saves(store.path, renamed).opened(id) as session:
        city = session.game.table.city
        assert city is not None
        assert city.name.en == "Roswell, New Mexico"


def test_a_pack_is_edited_while_a_game_runs(store: Saves, tmp_path: Path) -> None:
    pack = tmp_path / "prague.toml"
    data = {**piece_json(built_in().pieces[City, "roswell"]), "id": "prague"}
    text = f"""kind = "city"\nid = "prague"\nsource = "own"\neditions = ["box"]
upper = "{data["upper"]}"\nlower = "{data["lower"]}"
name = {{ en = "Prague", de = "Prag", fr = "Prague" }}\n"""
    pack.write_text(f"{text}[blue]\nenergy = 3\n[damaged]\nenergy = 4\n", encoding="utf-8")
    first = Saves(store.path, load([pack]))
    id = first.create(Game.new({**BOX, "city": "prague"}, 1, library=first.library)).id
    play(first, id, 4)
    before = position(first, id)
    pack.write_text(f"{text}[blue]\nenergy = 6\n[damaged]\nenergy = 4\n", encoding="utf-8")
    second = Saves(store.path, load([pack]))
    assert position(second, id) == before
    play(second, id, 1)


def test_every_piece_is_stored_once(store: Saves) -> None:
    for seed in range(5):
        store.create(Game.new(BOX, seed))
    store.create(Game.new({**BOX, "city": "sydney"}, 1))
    ((sets,),) = rows(store, "SELECT count(*) FROM piece_sets")
    ((pieces,),) = rows(store, "SELECT count(*) FROM pieces")
    with store.opened(store.games()[0].id) as session:
        on_table = len(session.game.table.pieces)
    assert sets == 2
    assert on_table < pieces < 2 * on_table


@pytest.mark.parametrize("lost", ["pieces", "piece_sets"])
def test_lost_pieces_do_no_harm_while_they_are_what_they_were(
    store: Saves, tomorrow: Library, lost: str
) -> None:
    id = store.create(Game.new(BOX, 3)).id
    play(store, id, 12)
    before = position(store, id)
    rows(store, f"DELETE FROM {lost}")
    assert position(Saves(store.path, built_in()), id) == before
    with Saves(store.path, tomorrow).opened(id) as session:
        assert session.trouble is not None
        assert session.game.position() == before  # shown as it was left


def test_damaged_pieces_are_not_believed(store: Saves, tomorrow: Library) -> None:
    id = store.create(Game.new(BOX, 3)).id
    play(store, id, 12)
    rows(store, """UPDATE pieces SET data = replace(data, '"energy":', '"energy":1')""")
    with Saves(store.path, tomorrow).opened(id) as session:
        assert session.trouble is not None


# --- a replay that leads elsewhere ---


def test_a_replay_that_leads_elsewhere_is_told(store: Saves) -> None:
    id = store.create(Game.new(BOX, 3)).id
    play(store, id, 6)
    left = position(store, id)
    rows(store, """UPDATE games SET position = replace(position, '"energy":', '"energy":1')""")
    later = Saves(store.path, built_in())
    app = later.application()
    for language in LANGUAGES:
        view = app.games.view(id, Words(language))
        assert f"1{left['energy']}" in view["trouble"]
        assert view["undo"] is False
        assert view["actions"] == view["forecasts"] == []
    version = view["version"]
    changes: list[Callable[[], Any]] = [
        lambda: app.games.act(id, version, {"do": "done"}, EN),
        lambda: app.games.undo(id, version, EN),
        lambda: app.games.redo(id, version, EN),
    ]
    for change in changes:
        with pytest.raises(UfsError) as error:
            change()
        assert error.value.code == "other_position"
    assert rows(store, "SELECT version FROM games") == [(version,)]
    exported = json.loads(app.games.record(id))
    assert len(exported["steps"]) == 6


def test_going_on_begins_where_the_game_was_left(store: Saves) -> None:
    id = store.create(Game.new(BOX, 3), "strict").id
    play(store, id, 6)
    left = position(store, id)
    rows(store, "DELETE FROM steps WHERE number = 4")
    later = Saves(store.path, built_in())
    new = later.application().games.go_on(id, EN)
    assert new["position"] == left
    assert new["mode"] == "strict"
    assert new["trouble"] is None
    play(later, new["id"], 2)
    assert len(later.games()) == 2
    with pytest.raises(UfsError) as error:
        later.go_on(new["id"])
    assert error.value.key == "store-no-trouble"


# --- what was written before pieces were kept ---


def test_games_of_before_get_the_pieces_of_that_time(tmp_path: Path, next_version: Library) -> None:
    """Also if this version migrates them only after its pieces changed."""
    shutil.copy(V5 / "games.sqlite3", tmp_path)
    expected = json.loads((V5 / "expected.json").read_text("utf-8"))
    app = Application(SqliteStorage(tmp_path / "games.sqlite3"), next_version)
    assert app.storage.games_without_pieces() == []
    assert app.storage.campaigns_without_pieces() == []
    for id, before in expected["games"].items():
        view = app.games.view(id, EN)
        assert (view["position"], view["trouble"]) == (before["position"], None)
    for id, notebook in expected["campaigns"].items():
        now = json.loads(json.dumps(app.campaigns.notebook(id, EN)))
        assert written(now) == written(notebook)
    app.close()


def test_texts_of_before_are_read_with_the_pieces_of_that_time(next_version: Library) -> None:
    expected = json.loads((V5 / "expected.json").read_text("utf-8"))
    for path in (*V5.glob("records/*.txt"), *V5.glob("saves/*.json")):
        game = read_any(path.read_text("utf-8"), next_version)
        assert game.position() == expected["games"][path.stem]["position"]


def test_the_pieces_of_that_time_leave_packs_as_they_are(tomorrow: Library) -> None:
    then = before_v6(tomorrow)  # to this library, its changed pieces are those of a pack
    assert then.get(City, "roswell") is tomorrow.get(City, "roswell")
    gone = before_v6(built_in()).pieces.keys() - built_in().pieces.keys()
    assert gone == {
        (Sky, id) for id in ("V", "VI", "VII", "VIII", "IX")
    }  # our own ones of that time
    assert before_v6(built_in()).get(Sky, "I+") is None


def test_a_standing_of_before_that_differs_is_told(store: Saves) -> None:
    id = store.create(Game.new(BOX, 3)).id
    play(store, id, 6)
    rows(store, "UPDATE games SET position = NULL, pieces = NULL")
    assert position(Saves(store.path, built_in()), id)["round"] >= 1
    rows(store, """UPDATE games SET standing = replace(standing, '"round":', '"round":1')""")
    with Saves(store.path, built_in()).opened(id) as session:
        assert session.trouble is not None


# --- records and saves as text ---


def played(library: Library | None = None) -> Game:
    game = Game.new({**BOX, "city": "sydney"}, 5, library=library)
    for _ in range(12):
        game.act(game.actions()[0])
    return game


def test_a_record_names_its_pieces_and_stays_short() -> None:
    text = played().record()
    assert f"\npieces: {played().table.pieces_hash}\n" in text
    assert len(text) < 1000


@pytest.mark.parametrize("form", ["record", "save"])
def test_a_text_carries_its_pieces_along(form: str, tomorrow: Library) -> None:
    game = played(tomorrow)

    def text(with_pieces: bool) -> str:
        if form == "record":
            return game.record(with_pieces)
        return json.dumps(game.save(with_pieces))

    with pytest.raises(UfsError) as error:
        read_any(text(False), built_in())
    assert "are not known here" in str(error.value)
    again = read_any(text(True), built_in())
    assert again.position() == game.position()
    assert again.record() == game.record()


def test_a_known_set_of_pieces_need_not_be_carried(store: Saves, tomorrow: Library) -> None:
    later = Saves(store.path, tomorrow)
    id = later.create(played(tomorrow)).id
    text = later.export(id)
    assert store.load(text).game.position() == position(later, id)


def test_todays_pieces_can_be_asked_for(tomorrow: Library) -> None:
    game = Game.new(BOX, 5, library=tomorrow)
    text = game.record().replace(game.table.pieces_hash, "today")
    assert read_any(text, tomorrow).position() == game.position()
    assert read_any(text, built_in()).position() != game.position()


def test_carried_pieces_of_a_stranger_are_checked(tomorrow: Library) -> None:
    save = played(tomorrow).save(True)
    for spoil, key in (
        ({"upper": "nowhere"}, "pieces-wrong"),
        ({"blue": {"energy": 5}}, "pieces-do-not-match"),
        ({"blue": {"energy": "much"}}, "misfits"),
    ):
        carried = [
            {**piece, **spoil} if piece["kind"] == "city" else piece for piece in save["carried"]
        ]
        with pytest.raises(UfsError) as error:
            read_any(json.dumps({**save, "carried": carried}), built_in())
        assert error.value.key == key
    with pytest.raises(UfsError) as error:
        read_any(json.dumps({**save, "carried": save["carried"] * 40}), built_in())
    assert error.value.key == "pieces-too-many"


def test_a_save_that_leads_elsewhere_is_refused() -> None:
    save = played().save()
    save["position"]["energy"] += 1
    with pytest.raises(UfsError) as error:
        read_any(json.dumps(save), built_in())
    assert error.value.key == "save-other-position"


# --- campaigns and puzzles ---


def begun(store: Saves) -> OpenCampaign:
    campaign = go_on_until(Campaign.new("The long night", 4), "game", 2)
    return store.campaigns.create(campaign)


def test_a_campaign_goes_on_with_its_own_pieces(store: Saves, tomorrow: Library) -> None:
    opened = begun(store)
    later = Saves(store.path, tomorrow)
    again = later.campaigns.open(opened.id)
    assert again.campaign.position() == opened.campaign.position()
    game = later.campaigns.begin(again, again.version)
    assert game.game.position()["energy"] > 0
    assert game.info.pieces in {info.pieces for info in later.games()}
    assert position(store, game.id) == game.game.position()


def test_lost_pieces_of_a_campaign_are_told(store: Saves, tomorrow: Library) -> None:
    opened = begun(store)
    rows(store, "DELETE FROM piece_sets")
    again = Saves(store.path, built_in()).campaigns.open(opened.id)
    assert (again.trouble, again.campaign.position()) == (None, opened.campaign.position())
    poorer = tomorrow.copy()
    del poorer.pieces[City, opened.campaign.battles[0].city]
    campaigns = Saves(store.path, poorer).campaigns
    with pytest.raises(UfsError) as error:
        campaigns.open(opened.id)
    assert error.value.code == "broken_campaign"
    assert campaigns.file(opened.id)["steps"]


def test_a_campaign_carries_its_pieces_along(store: Saves, tomorrow: Library) -> None:
    later = Saves(store.path, tomorrow)
    campaign = later.campaigns.create(Campaign.new("Tomorrow", 4, library=tomorrow))
    short, whole = (later.campaigns.file(campaign.id, carried) for carried in (False, True))
    with pytest.raises(UfsError) as error:
        Campaign.from_text(json.dumps(short), built_in())
    assert error.value.key == "pieces-unknown"
    again = Campaign.from_text(json.dumps(whole), built_in())
    assert again.position() == campaign.campaign.position()
    found = again.library.get(City, "roswell")
    assert found is not None
    assert found.blue.energy == 0
    assert store.campaigns.load(json.dumps(short), EN)["name"] == "Tomorrow"  # it is known here


def test_a_campaign_that_stands_elsewhere_is_told_and_exported(store: Saves) -> None:
    opened = begun(store)
    rows(store, """UPDATE campaigns SET position = replace(position, '"score":', '"score":9')""")
    campaigns = Saves(store.path, built_in()).campaigns
    for language in LANGUAGES:
        assert opened.id in campaigns.view(opened.id, False, Words(language))["trouble"]
    again = campaigns.open(opened.id)
    with pytest.raises(UfsError) as error:
        campaigns.change(again, again.version, lambda campaign: campaign.note(True))
    assert error.value.code == "other_position"
    assert campaigns.file(opened.id)["steps"]
    rows(store, """UPDATE campaigns SET data = replace(data, '"pile":', '"pile":9')""")
    with pytest.raises(UfsError) as error:
        campaigns.open(opened.id)
    assert error.value.code == "broken_campaign"
    assert campaigns.file(opened.id)["steps"]


@pytest.mark.rule("C3")
def test_a_campaigns_game_that_went_on_elsewhere_is_noted_there(store: Saves) -> None:
    opened = begun(store)
    game = store.campaigns.begin(opened, opened.version)
    play(store, game.id, 5)
    rows(store, "DELETE FROM steps WHERE number = 3")
    later = Saves(store.path, built_in())
    new = later.go_on(game.id)
    assert later.campaigns.of_game(new.id)["waits"] is True
    while not new.game.is_over:
        later.act(new, new.version, new.game.actions()[0])
    (played_game,) = later.campaigns.open(opened.id).campaign.battles[-1].games
    assert (played_game.game, played_game.won) == (new.id, new.game.result["won"])  # type: ignore[index]
    assert later.go_on(game.id).kind == "game"  # the campaign has its game already


def test_a_puzzles_game_that_goes_on_is_in_the_list(store: Saves) -> None:
    """The puzzle itself begins anew; without a list that names it, the other would be lost."""
    app, puzzle = store.application(), shipped().puzzles[0]
    game = app.puzzles.game_of(puzzle)
    store.act(game, game.version, game.game.actions()[0])
    rows(store, "DELETE FROM steps")
    later = Saves(store.path, built_in())
    assert later.games() == []
    new = later.go_on(game.id)
    assert [info.id for info in later.games()] == [new.id]


def test_puzzles_are_judged_with_the_pieces_they_were_made_with(
    store: Saves, tomorrow: Library
) -> None:
    puzzle = next(one for one in shipped().puzzles if one.position["setup"]["edition"] == "box")
    for library in (built_in(), tomorrow):
        app = Saves(store.path, library).application()
        line = app.puzzles.solution(puzzle.id, EN)["line"]["actions"]
        view = app.puzzles.open(puzzle.id, EN)
        for action in line:
            view = {**view, **app.games.act(view["id"], view["version"], action, EN)}
        assert app.puzzles.answer(puzzle.id, EN)["state"] == "solved"
        app.sessions.delete(view["id"])


def test_the_pieces_of_the_puzzles_are_in_their_file() -> None:
    book = shipped()
    alone = library_of(book.pieces)
    for puzzle in book.puzzles:
        assert Game.load(puzzle.position, 0, "manual", alone).position() == puzzle.position
