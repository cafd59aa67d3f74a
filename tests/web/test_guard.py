"""The guard: other sites, other names, too much, not JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.support.saves import Saves
from tests.web.conftest import HERE, PORT, client_for
from tests.web.test_games import BOX, error
from ufs.base.words import LANGUAGES, Words
from ufs.web.guard import HEADERS, MAX_BODY, POLICY

NEW = {"setup": BOX}


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "LocalHost"])
def test_our_own_names(client: TestClient, host: str) -> None:
    headers = {"Host": f"{host}:{PORT}"}
    assert client.get("/api/about", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        f"evil.example:{PORT}",
        "127.0.0.1",
        "127.0.0.1:80",
        f"127.0.0.1.evil.example:{PORT}",
        f"localhost.:{PORT}",
        "",
    ],
)
def test_another_name_for_this_machine(client: TestClient, host: str) -> None:
    """What a site does that lets its own name point here."""
    for path in ("/api/games", "/", "/openapi.json"):
        answer = client.get(path, headers={"Host": host})
        assert error(answer, 403)["code"] == "bad_host"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": f"https://127.0.0.1:{PORT}"},
        {"Origin": "http://127.0.0.1:9999"},
        {"Origin": f"http://localhost:{PORT}"},  # not the name it was asked under
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": HERE, "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_another_site_can_neither_read_nor_play(
    client: TestClient, headers: dict[str, str]
) -> None:
    for answer in (
        client.get("/api/games", headers=headers),
        client.post("/api/games", json=NEW, headers=headers),
        client.put("/api/settings", json={"sound": True}, headers=headers),
        client.delete("/api/games/whatever", headers=headers),
        client.options("/api/games", headers=headers),
    ):
        assert error(answer, 403)["code"] == "bad_origin"
        assert not [name for name in answer.headers if name.startswith("access-control")]
    assert client.get("/api/games").json() == {"games": [], "total": 0, "next": None}


def test_our_own_page_may(client: TestClient) -> None:
    headers = {"Origin": HERE, "Sec-Fetch-Site": "same-origin"}
    assert client.post("/api/games", json=NEW, headers=headers).status_code == 201
    assert client.get("/api/games", headers={"Sec-Fetch-Site": "none"}).status_code == 200
    link = client.get("/", headers={"Sec-Fetch-Site": "cross-site"})
    assert link.status_code == 200, "a link from elsewhere opens the page"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json"]
)
def test_a_form_of_another_site_is_no_json(client: TestClient, kind: str) -> None:
    answer = client.post("/api/games", content=b'{"setup": {}}', headers={"Content-Type": kind})
    assert error(answer, 415)["code"] == "not_json"


def test_what_every_answer_tells_the_browser(client: TestClient) -> None:
    answers = [client.get(path) for path in ("/", "/core/style.css", "/api/about", "/nothing")]
    answers.append(client.get("/", headers={"Host": "evil.example"}))
    answers.append(client.post("/api/games", content=b"{", headers=JSON))
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    assert "unsafe" not in POLICY
    assert answers[2].headers["cache-control"] == "no-store"


JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b'"text"',
        b"null",
        b"[" * 100_000,
        b'{"setup": {"edition": "box"}, "seed": NaN}',
        b'{"setup": {"edition": "box"}, "seed": 1e999}',
        b'{"setup": {"edition": "\\ud800"}}',
        b'{"setup": {"edition": "box"}, "seed": ' + b"9" * 5000 + b"}",
    ],
)
def test_bodies_that_are_no_request(client: TestClient, content: bytes) -> None:
    answer = client.post("/api/games", content=content, headers=JSON)
    assert error(answer, 422)["code"] in ("bad_json", "bad_request", "bad_setup")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "content",
    [
        b'{"setup": {"edition": "box"}, "seed": 1, "seed": 2}',
        b'{"setup": {"edition": "box", "hard": [], "seed": 1, "seed": 1}}',
        b'{"setup": {"edition": "box"}, "more": [[{"s\\u0065ed": 1, "seed": 1}]]}',
    ],
)
def test_a_field_that_is_given_twice_is_named(
    client: TestClient, content: bytes, language: str
) -> None:
    headers = {**JSON, "Accept-Language": language}
    answer = client.post("/api/games", content=content, headers=headers)
    found = error(answer, 422)
    assert found["code"] == "bad_json"
    assert found["message"] == Words(language).say("json-duplicate-field", field="seed")
    assert client.get("/api/games").json()["games"] == []


def test_a_body_that_is_too_large(client: TestClient) -> None:
    answer = client.post("/api/games/load", json={"text": "x" * MAX_BODY})
    assert error(answer, 413)["code"] == "too_large"
    fits = client.post("/api/games/load", json={"text": "x" * (MAX_BODY - 100)})
    assert error(fits, 422)["code"] == "bad_record"


def test_a_body_of_unknown_length_that_never_ends(client: TestClient) -> None:
    sent = 0

    def endless() -> Iterator[bytes]:
        nonlocal sent
        while sent < 100 * MAX_BODY:
            sent += 65536
            yield b"x" * 65536

    answer = client.post("/api/games/load", content=endless(), headers=JSON)
    assert error(answer, 413)["code"] == "too_large"


def test_a_bug_is_told_without_its_traceback(
    store: Saves, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fall(_asked: Any) -> Any:
        raise RuntimeError("secret of the house")

    monkeypatch.setattr(store.storage, "page_of_games", fall)
    answer = client_for(store.application()).get("/api/games")
    assert error(answer, 500)["code"] == "internal"
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert answer.headers["content-security-policy"] == POLICY
    assert "secret of the house" in capsys.readouterr().err
