"""Words, content, settings, the files of the page."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.support.saves import Saves
from tests.web.conftest import client_for
from tests.web.test_games import error
from ufs import __version__
from ufs.base.words import LANGUAGES, catalogue
from ufs.content.loader import built_in
from ufs.drawing.page_files import PAGE_FILES
from ufs.web import static
from ufs.web.static import NOT_KEPT, PAGE, SERVICE_WORKER, SHELL, TYPES, page_names

SENT = sorted(page_names() - set(PAGE_FILES))


def test_about(client: TestClient) -> None:
    about = client.get("/api/about").json()
    assert about["version"] == __version__
    assert about["languages"] == ["en", "de", "fr"]
    assert about["notice"] is None


def test_the_page_is_told_about_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_bytes(b"garbage" * 1000)
    client = client_for(Saves(path, built_in()).application())
    notices = {
        client.get("/api/about", headers={"Accept-Language": language}).json()["notice"]
        for language in LANGUAGES
    }
    assert len(notices) == 3
    assert all("games.damaged-" in notice for notice in notices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words(client: TestClient, language: str) -> None:
    answer = client.get(f"/api/words/{language}").json()
    assert answer == {"language": language, "messages": catalogue(language)}
    some = client.get(f"/api/words/{language}/game").json()["messages"]
    assert some.items() < answer["messages"].items()
    assert {"prompt-pick", "title"} <= some.keys()
    assert error(client.get("/api/words/tlh"), 422)["code"] == "bad_request"


def test_content(client: TestClient) -> None:
    found = client.get("/api/content", headers={"Accept-Language": "de"}).json()["editions"]
    editions: dict[str, Any] = {edition["id"]: edition for edition in found}
    assert set(editions) == {"box", "pnp1", "pnp2"}
    box, cards = editions["box"], editions["pnp2"]
    assert (box["kind"], box["most"], box["default_city"]) == ("box", 4, "roswell")
    assert (cards["kind"], cards["most"], cards["cities"]) == ("cards", 8, [])
    assert set(cards["hard"]) > set(box["hard"])
    assert box["sky"] == ["I", "II", "III", "IV"]
    assert {sky["id"] for sky in box["skies"]} >= set(box["sky"])
    (york,) = [city for city in box["cities"] if city["id"] == "new-york"]
    assert york["blue"]["text"] != york["damaged"]["text"]
    for edition in found:
        for city in [None] if not edition["cities"] else [c["id"] for c in edition["cities"]]:
            setup = {"edition": edition["id"], "hard": edition["hard"]}
            setup |= {} if city is None else {"city": city}
            assert client.post("/api/games", json={"setup": setup}).status_code == 201


def test_settings(client: TestClient, store: Saves) -> None:
    defaults = client.get("/api/settings").json()
    assert defaults == {
        "language": "auto",
        "theme": "auto",
        "speed": "normal",
        "sound": False,
        "volume": 60,
        "effects": True,
        "music": True,
        "sound_asked": False,
        "mode": "relaxed",
        "panel": False,
        "tutorial_done": False,
        "win_chance": False,
        "after_move": False,
        "seal_broken": False,
        "corrections": False,
        "mothership_waits": False,
    }
    changed = client.put("/api/settings", json={"language": "de", "sound": True}).json()
    assert changed == {**defaults, "language": "de", "sound": True}
    assert client.get("/api/settings").json() == changed
    assert error(client.put("/api/settings", json={"theme": "pink"}), 422)["code"] == "bad_request"
    assert error(client.put("/api/settings", json={"color": 1}), 422)["code"] == "bad_request"
    store.storage.set_settings({"speed": "of the future", "unknown": 1})
    assert client.get("/api/settings").json() == changed


def test_settings_of_a_version_that_only_knew_sound_on_and_off(
    client: TestClient, store: Saves
) -> None:
    store.storage.set_settings({"language": "fr", "sound": True})
    found = client.get("/api/settings").json()
    assert (found["sound"], found["volume"], found["effects"], found["music"]) == (
        True,
        60,
        True,
        True,
    )
    store.storage.set_settings({"volume": 300})
    assert client.get("/api/settings").json() == found
    for volume in (-1, 101, 2.5, True, "60"):
        refused = client.put("/api/settings", json={"volume": volume})
        assert error(refused, 422)["code"] == "bad_request"


@pytest.mark.parametrize("name", SENT)
def test_every_file_of_the_page(name: str, client: TestClient) -> None:
    answer = client.get(f"/{name}")
    assert answer.status_code == 200
    if name != SERVICE_WORKER:  # the server fills in the names of the others
        assert answer.content == (PAGE / name).read_bytes()
    assert answer.headers["content-type"] == TYPES[Path(name).suffix]
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(f"/{name}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("name", PAGE_FILES)
def test_shapes_are_handed_out_like_files_of_the_page(name: str, client: TestClient) -> None:
    answer = client.get(f"/{name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == TYPES[Path(name).suffix]
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == PAGE_FILES[name]()
    again = client.get(f"/{name}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert not (PAGE / name).exists(), "a file would hide behind it"
    assert error(client.get(f"/more/{name}"), 404)["code"] == "not_found"


def test_the_page_itself(client: TestClient) -> None:
    assert client.get("/").content == (PAGE / "index.html").read_bytes()
    assert client.get("/api").content == (PAGE / "api.html").read_bytes()
    assert client.head("/").status_code == 200
    assert client.get("/core/style.css").headers["content-encoding"] == "gzip"
    plain = client.get("/core/style.css", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == client.get("/core/style.css").content


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/../app.py",
        "/%2e%2e/app.py",
        "/..%2fapp.py",
        "/%2e%2e%2f%2e%2e%2fcli.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/a%00b.js",
        "/" + "x" * 5000 + ".js",
        "/api/nothing",
    ],
)
def test_nothing_else_is_handed_out(path: str, client: TestClient) -> None:
    assert error(client.get(path), 404)["code"] == "not_found"


def test_a_method_that_is_not_there(client: TestClient) -> None:
    assert error(client.post("/api/about", json={}), 405)["code"] == "not_allowed"
    assert error(client.delete("/api/games"), 405)["code"] == "not_allowed"


def test_the_openapi_page_describes_everything(client: TestClient) -> None:
    api = client.get("/openapi.json").json()
    assert len(api["paths"]) == 46
    for name in ("PositionShape", "SetupShape", "PlaceShape", "View", "Answer", "ErrorAnswer"):
        assert name in api["components"]["schemas"]
    for path, item in api["paths"].items():
        for operation in item.values():
            assert operation["description"], path
            assert "HTTPValidationError" not in str(operation), path


def test_the_icon_is_where_browsers_look_for_it(client: TestClient) -> None:
    answer = client.get("/favicon.ico")
    assert answer.status_code == 200
    assert answer.content == client.get("/icon.svg").content


# --- what a browser may keep ---


def worker(client: TestClient) -> tuple[str, str, set[str]]:
    """The service worker as it is sent: its text, the name of its cache, what it may keep."""
    text = client.get("/sw.js").text
    (cache,) = re.findall(r"`\$\{OURS\}([0-9a-f]{20})`", text)
    shell, files, scripts = (
        part.split(" ") for part in re.findall(r'"([^"]*)"\.split\(" "\)', text)
    )
    return text, cache, {*shell, *files, *(f"{name}.js" for name in scripts)}


def test_the_service_worker_knows_the_files_of_the_page(client: TestClient) -> None:
    text, _, names = worker(client)
    assert "{" + "digest}" not in text
    assert {"", "core/app.js", "board/shapes.js", "board/pieces.css", "api/words/de"} <= names
    assert not {"sw.js", "openapi.json", "api/games", "core/knock.js"} & names
    for name in names:
        answer = client.get(f"/{name}")
        assert answer.status_code == 200, name
        assert answer.headers["cache-control"] == "no-cache", name
    there = page_names()
    assert there - NOT_KEPT <= names
    assert set(SHELL) <= names


def test_its_cache_is_named_by_the_content(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever changes in the page, browsers begin a new cache."""
    _, before, _ = worker(client)
    assert worker(client)[1] == before
    changed = tmp_path / "page"
    shutil.copytree(PAGE, changed)
    monkeypatch.setattr(static, "PAGE", changed)
    assert worker(client)[1] == before, "the same content in another place"
    with (changed / "screens" / "home.js").open("a", encoding="utf-8") as file:
        file.write("\nexport const more = 1;\n")
    _, after, _ = worker(client)
    assert after != before
    (changed / "core" / "more.js").write_text("export const more = 1;\n", encoding="utf-8")
    _, last, names = worker(client)
    assert last not in (before, after)
    assert "core/more.js" in names


def test_nothing_else_may_be_kept(client: TestClient) -> None:
    for path in ("/api/games", "/api/settings", "/api/about", "/openapi.json", "/nothing"):
        assert client.get(path).headers["cache-control"] == "no-store"
