"""The door: whoever has the token comes in, everybody else reads where to find it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.support.doors import BEARER, TOKEN
from tests.support.saves import Saves
from tests.web.conftest import DOOR, HERE, PORT
from tests.web.test_games import BOX, error
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.web.app import make_app
from ufs.web.door import PUBLIC, Door, read_cookies
from ufs.web.guard import HEADERS
from ufs.web.serve import listen
from ufs.web.static import PAGE
from ufs.web.token_file import Token

LAN = f"http://192.168.1.20:{PORT}"
NEW = {"setup": BOX}
COOKIE = f"{DOOR.cookie}={TOKEN.text}"


def visitor(store: Saves, door: Door, address: str, client: str = "127.0.0.1") -> TestClient:
    """A browser that has no token yet."""
    app = make_app(store.application(), door)
    return TestClient(app, base_url=address, follow_redirects=False, client=(client, 50000))


@pytest.fixture(params=["this machine", "another machine"])
def guest(store: Saves, request: pytest.FixtureRequest) -> TestClient:
    if request.param == "this machine":
        return visitor(store, DOOR, HERE)
    return visitor(store, Door(PORT, TOKEN, is_open=True), LAN, "192.168.1.30")


def test_nothing_without_the_token(guest: TestClient) -> None:
    for path in (
        "/api/games",
        "/core/app.js",
        "/sw.js",
        "/openapi.json",
        "/api/x?token=" + TOKEN.text,
    ):
        answer = guest.get(path)
        assert error(answer, 401)["code"] == "no_token"
        assert answer.headers["www-authenticate"] == "Bearer"
    assert error(guest.post("/api/games", json=NEW), 401)
    assert error(guest.post("/", json=NEW), 401)
    for wrong in ("", "x", TOKEN.text[:-1], TOKEN.text + "x", "\u00e9"):
        assert guest.get("/", params={"token": wrong}).status_code == 401
        for headers in (
            {"Cookie": f"{DOOR.cookie}={wrong}".encode()},
            {"Cookie": f"another={TOKEN.text}".encode()},
            {"Authorization": f"Bearer {wrong}".encode()},
            {"Authorization": f"Basic {TOKEN.text}".encode()},
            {"Authorization": TOKEN.text.encode()},
        ):
            assert guest.get("/api/games", headers=headers).status_code == 401


def test_the_token_opens_once_and_for_all(guest: TestClient) -> None:
    opened = guest.get("/", params={"token": TOKEN.text})
    assert (opened.status_code, opened.headers["location"]) == (303, "/")
    assert opened.headers["cache-control"] == "no-store"
    cookie = [part.strip().lower() for part in opened.headers["set-cookie"].split(";")]
    assert {"httponly", "samesite=strict", "path=/", "max-age=31536000"} <= set(cookie)
    assert guest.get("/").status_code == 200
    origin = {"Origin": str(guest.base_url).rstrip("/")}
    assert guest.post("/api/games", json=NEW, headers=origin).status_code == 201


def test_programs_bring_the_token_in_a_header(guest: TestClient) -> None:
    for scheme in ("Bearer", "bearer", "BEARER "):
        headers = {"Authorization": f"{scheme} {TOKEN.text}"}
        assert guest.post("/api/games", json=NEW, headers=headers).status_code == 201


def test_other_sites_stay_outside_also_with_the_cookie(guest: TestClient) -> None:
    guest.get("/", params={"token": TOKEN.text})
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = guest.post("/api/games", json=NEW, headers=headers)
        assert error(answer, 403)["code"] == "bad_origin"


def test_a_token_does_not_replace_the_right_name(store: Saves) -> None:
    """The names that a site can let point here stay closed on this machine."""
    stranger = visitor(store, DOOR, f"http://evil.example:{PORT}")
    for path in ("/", f"/?token={TOKEN.text}", *PUBLIC):
        assert error(stranger.get(path, headers=BEARER), 403)["code"] == "bad_host"


# --- cookies ---


@pytest.mark.parametrize(
    "others",
    [
        "odd[name]=1; {}",
        "a:b={{}}; {}",
        "json={{%22a%22:%201}},b; {}",
        '"unclosed; {}',
        "noequals; {}",
        "=nameless; {}",
        "a=b=c;;  ;{}",
        "{}; sp ace=1",
        "caf\u00e9=\u00fc; {}",
        f"{DOOR.cookie}=an-old-one; {{}}",
    ],
)
def test_cookies_of_other_programs_do_not_matter(store: Saves, others: str) -> None:
    guest = visitor(store, DOOR, HERE)
    cookies = others.format(COOKIE).encode("latin-1")
    assert guest.get("/api/games", headers={"Cookie": cookies}).status_code == 200


def test_cookies_are_split_by_hand() -> None:
    assert read_cookies(" a = 1 ;b=2=3; a=; a", "a") == ["1", "", ""]
    assert read_cookies("b=2=3", "b") == ["2=3"]
    assert read_cookies("", "a") == []


def test_two_servers_on_one_machine_do_not_lock_each_other_out() -> None:
    other = Door(PORT + 1, Token("another-token-of-another-folder!", Path()))
    assert other.cookie != DOOR.cookie
    assert Door(PORT + 1, TOKEN).cookie == DOOR.cookie, "the same data folder on a new port"


# --- the page for those without a token ---


def test_whoever_comes_without_it_reads_where_to_find_it(guest: TestClient) -> None:
    texts = set()
    for language in LANGUAGES:
        for path in ("/", "/api", "/?token=wrong"):
            answer = guest.get(path, headers={"Accept-Language": language})
            assert answer.status_code == 401
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert f'<html lang="{language}">' in answer.text
            assert "ufs play" in answer.text
            assert "style=" not in answer.text
            assert "<script" not in answer.text
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
            assert answer.headers["cache-control"] == "no-store"
            texts.add(answer.text)
    assert len(texts) == len(LANGUAGES)


def test_only_this_machine_reads_the_name_of_the_file(store: Saves) -> None:
    home = Token(TOKEN.text, Path.home() / "games" / "token")
    here = visitor(store, Door(PORT, home), HERE).get("/").text
    assert "~/games/token" in here
    assert f"http://127.0.0.1:{PORT}/?token=\u2026" in here
    assert str(TOKEN.path) in visitor(store, DOOR, HERE).get("/").text
    is_open = Door(PORT, home, is_open=True)
    for address, client in (
        (LAN, "192.168.1.30"),
        (HERE, "192.168.1.30"),  # whoever may claim any name
        (f"http://evil.example:{PORT}", "127.0.0.1"),  # a site in this machine's browser
    ):
        text = visitor(store, is_open, address, client).get("/").text
        assert "ufs play" in text
        assert "games" not in text
    assert "~/games/token" in visitor(store, is_open, HERE).get("/").text


def test_what_the_page_needs_before_there_is_a_cookie(guest: TestClient) -> None:
    manifest = json.loads((PAGE / "manifest.webmanifest").read_text(encoding="utf-8"))
    icons = [f"/{icon['src']}" for icon in manifest["icons"]]
    for path in (
        "/manifest.webmanifest",
        "/favicon.ico",
        "/core/style.css",
        "/board/pieces.css",
        "/core/knock.js",
        *icons,
    ):
        assert path in PUBLIC
        assert guest.get(path).status_code == 200
        assert guest.head(path).status_code == 200
        assert error(guest.post(path, json={}), 401)


def test_a_link_on_another_site_asks_again_from_our_own_page(guest: TestClient) -> None:
    """It brings no cookie (SameSite=Strict), but the next request does."""
    link = guest.get("/", headers={"Sec-Fetch-Site": "cross-site"})
    assert link.status_code == 401
    assert '<script src="/core/knock.js" defer></script>' in link.text
    for site in ("same-origin", "cross-site"):
        again = guest.get("/?again", headers={"Sec-Fetch-Site": site})
        assert again.status_code == 401
        assert "<script" not in again.text, "only once"
    again = guest.get("/?again", headers={"Cookie": COOKIE})
    assert (again.status_code, again.headers["location"]) == (303, "/")


# --- behind a proxy ---

PROXY = "https://play.example"


@pytest.fixture
def behind(store: Saves) -> TestClient:
    """A server as a proxy shows it to the world."""
    door = Door(PORT, TOKEN, public=PROXY)
    return TestClient(make_app(store.application(), door), base_url=PROXY)


def test_a_proxy_brings_its_own_address(behind: TestClient) -> None:
    answer = behind.get(f"/?token={TOKEN.text}", follow_redirects=False)
    assert answer.status_code == 303
    assert "secure" in answer.headers["set-cookie"].lower()
    headers = {"Origin": PROXY, "Sec-Fetch-Site": "same-origin"}
    assert behind.put("/api/settings", json={"sound": True}, headers=headers).status_code == 200
    refused = behind.put("/api/settings", json={}, headers={"Origin": "https://other.example"})
    assert refused.json()["error"]["code"] == "bad_origin"
    elsewhere = behind.get("/api/about", headers={"Host": "other.example"})
    assert elsewhere.json()["error"]["code"] == "bad_host"


def test_behind_a_proxy_nobody_reads_where_the_token_is(behind: TestClient) -> None:
    answer = behind.get("/")
    assert answer.status_code == 401
    assert str(TOKEN.path) not in answer.text


@pytest.mark.parametrize("given", ["https://Play.Example/", " https://play.example"])
def test_the_address_of_a_proxy_is_read_as_browsers_name_it(given: str) -> None:
    listener = listen(None, 0, TOKEN, given)
    listener.socket.close()
    assert listener.address() == f"{PROXY}/?token={TOKEN.text}"


NO_SITES = ["play.example", "https://play.example/games", "ftp://x", "https://"]


@pytest.mark.parametrize("given", NO_SITES)
def test_what_is_no_address_of_a_site_is_told(given: str) -> None:
    with pytest.raises(UfsError) as error:
        listen(None, 0, TOKEN, given)
    for language in LANGUAGES:
        assert given in error.value.message(Words(language))
