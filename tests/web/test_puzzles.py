"""The routes of puzzles, on a real file of saves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tests.support.saves import Saves
from tests.web.conftest import client_for
from ufs.content.loader import built_in
from ufs.game.moves import read_move
from ufs.puzzles import Puzzle, shipped

DAY = "2026-11-16"


def open_puzzle(client: TestClient, puzzle: Puzzle) -> Any:
    return client.post(f"/api/puzzles/{puzzle.id}/game", json={}).json()


def play(client: TestClient, puzzle: Puzzle, line: list[str]) -> Any:
    """Play a line from the beginning of the puzzle's game; the verdict."""
    view = open_puzzle(client, puzzle)
    id, version = view["id"], view["version"]
    for _ in range(view["step"]):
        version = client.post(f"/api/games/{id}/undo", json={"version": version}).json()["version"]
    for move in line:
        body = {"version": version, "action": read_move(move)}
        version = client.post(f"/api/games/{id}/act", json=body).json()["version"]
    return client.post(f"/api/puzzles/{puzzle.id}/answer", json={}).json()


def test_the_puzzle_of_a_day_is_the_first_of_the_list(client: TestClient) -> None:
    found = client.get(f"/api/puzzles?day={DAY}&days=3").json()
    assert [one["day"] for one in found["days"]] == ["2026-11-16", "2026-11-15", "2026-11-14"]
    assert found["count"] == len(shipped().puzzles)
    assert (found["solved"], found["streak"]) == (0, 0)
    assert found["unsolved"] in shipped().by_id


def test_an_answer_gives_nothing_away_before_it_is_right(client: TestClient) -> None:
    puzzle = shipped().puzzles[0]
    told = client.get(f"/api/puzzles/{puzzle.id}").json()
    assert not {"lines", "chance", "others", "missed"} & set(told)
    verdict = client.post(f"/api/puzzles/{puzzle.id}/answer", json={}).json()
    assert verdict == {"state": "open", "text": None, "tries": 0, "solution": None}
    missed = play(client, puzzle, puzzle.others[0].line)
    assert (missed["state"], missed["tries"], missed["solution"]) == ("missed", 1, None)
    assert f"{round(100 * puzzle.others[0].chance)} %" in missed["text"]


def test_the_right_line_solves_it_for_good(client: TestClient) -> None:
    puzzle = shipped().puzzles[5]
    play(client, puzzle, puzzle.others[0].line)
    solved = play(client, puzzle, puzzle.lines[0])
    assert (solved["state"], solved["tries"]) == ("solved", 2)
    assert len(solved["solution"]["line"]["moves"]) == len(puzzle.lines[0])
    assert solved["solution"]["chance"] == puzzle.chance
    again = client.post(f"/api/puzzles/{puzzle.id}/answer", json={}).json()
    assert again["tries"] == 2
    play(client, puzzle, puzzle.others[0].line)
    assert client.get(f"/api/puzzles/{puzzle.id}").json()["solved"] is True


def test_the_same_line_counts_once(client: TestClient) -> None:
    puzzle = shipped().puzzles[3]
    play(client, puzzle, puzzle.others[0].line)
    for _ in range(3):
        verdict = client.post(f"/api/puzzles/{puzzle.id}/answer", json={}).json()
    assert verdict["tries"] == 1


def test_who_looked_at_the_solution_has_not_solved_it(client: TestClient) -> None:
    puzzle = shipped().puzzles[7]
    solution = client.post(f"/api/puzzles/{puzzle.id}/solution", json={}).json()
    assert solution["chance"] == puzzle.chance
    assert play(client, puzzle, puzzle.lines[0])["state"] == "solved"
    told = client.get(f"/api/puzzles/{puzzle.id}").json()
    assert (told["solved"], told["shown"]) == (False, True)


def test_days_in_a_row_are_counted_up_to_today(client: TestClient) -> None:
    days = client.get(f"/api/puzzles?day={DAY}&days=3").json()["days"]
    yesterday, before = (shipped().find(days[n]["puzzle"]["id"]) for n in (1, 2))
    for puzzle in (yesterday, before):
        play(client, puzzle, puzzle.lines[0])
    found = client.get(f"/api/puzzles?day={DAY}").json()
    assert (found["solved"], found["streak"]) == (2, 2)


def test_puzzles_are_not_among_the_games(client: TestClient) -> None:
    open_puzzle(client, shipped().puzzles[0])
    assert client.get("/api/games").json()["games"] == []
    assert client.get("/api/statistics").json()["unfinished"] == 0


def test_a_puzzle_goes_on_after_the_server_was_stopped(tmp_path: Path) -> None:
    puzzle = shipped().puzzles[1]
    ids = []
    for _ in range(2):
        store = Saves(tmp_path / "games.sqlite3", built_in())
        client = client_for(store.application())
        ids.append(open_puzzle(client, puzzle)["id"])
        if len(ids) == 1:
            play(client, puzzle, puzzle.others[0].line)
        store.close()
    assert ids[0] == ids[1]


def test_a_deleted_game_is_made_anew(client: TestClient) -> None:
    puzzle = shipped().puzzles[2]
    first = open_puzzle(client, puzzle)["id"]
    assert client.delete(f"/api/games/{first}").status_code == 204
    assert open_puzzle(client, puzzle)["id"] != first


def test_words_come_in_the_language_that_is_asked_for(client: TestClient) -> None:
    puzzle = shipped().puzzles[4]
    german = {"Accept-Language": "de"}
    told = client.post(f"/api/puzzles/{puzzle.id}/solution", json={}, headers=german).json()
    assert "gewinnt" in told["text"]


def test_bad_requests_are_answered_with_a_sentence(client: TestClient) -> None:
    unknown = client.get("/api/puzzles/zzzzzzzz")
    assert unknown.status_code == 404
    assert unknown.json()["error"]["code"] == "no_such_puzzle"
    for query in ("day=yesterday", "days=0", "days=1000", "day=2026-13-01"):
        assert client.get(f"/api/puzzles?{query}").status_code == 422
    for day in ("0001-01-01", "9999-12-31"):
        assert client.get(f"/api/puzzles?day={day}").status_code == 200
