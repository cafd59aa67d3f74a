"""What the project is made of: pinned with hashes, listed, licensed, checked (tools/supply.py)."""

from __future__ import annotations

import importlib.resources
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import distributions
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import jsonschema_rs
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import pins
import supply
from tests.support.files import ROOT

BY_CALENDAR = {"dask", "distributed"}  # their numbers say nothing about what breaks


def run_tool(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "supply.py"), *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | environment,
        timeout=240,
    )


# --- requirements/ ---


def installed() -> dict[str, pins.Package]:
    found: dict[str, pins.Package] = {}
    for one in distributions():
        name = canonicalize_name(one.name)
        needs = tuple(map(Requirement, one.requires or ()))
        found[name] = pins.Package(name, one.version, needs, None)
    return found


def test_everything_that_any_system_needs_is_pinned() -> None:
    pinned = pins.all_pins()
    for roots in pins.root_requirements().values():
        for name, systems in pins.find_needed(roots, installed()).items():
            if name != "pip":
                assert systems <= pinned[name].systems, name


def test_playing_needs_nothing_from_the_list_for_developers() -> None:
    play = {pin.name for pin in pins.read_pins(pins.FOLDER / "play.txt")}
    needed = set(pins.find_needed(pins.root_requirements()["play.txt"], installed()))
    assert needed == play
    assert {"hatchling", "numba"} <= play
    assert not {"pytest", "joblib"} & play


def test_what_is_installed_is_what_is_pinned() -> None:
    """`make setup` has installed the list and nothing else under these names."""
    here = installed()
    for name, pin in pins.all_pins().items():
        if sys.platform in pin.systems:
            assert here[name].version.partition("+")[0] == pin.version, name


def test_every_pin_has_hashes_and_no_file_an_address() -> None:
    for file in pins.FOLDER.glob("*.txt"):
        text = file.read_text(encoding="utf-8")
        assert "/" not in re.sub(r"`.*?`|requirements/|CPU/", "", text), file.name
    unhashed = {pin.name for pin in pins.all_pins().values() if not pin.hashes}
    assert unhashed == {pins.UNHASHED}


def test_a_pin_is_read_as_it_was_written(tmp_path: Path) -> None:
    pin = pins.Pin("colorama", "0.4.6", ("a" * 64, "b" * 64), frozenset({"win32", "darwin"}))
    file = tmp_path / "some.txt"
    file.write_text(pins.NOTE + pin.text(), encoding="utf-8")
    assert pins.read_pins(file) == [pin]


def test_make_installs_nothing_unchecked_but_pytorch_and_the_project_itself() -> None:
    for target in ("setup", ".venv/.playable"):
        plan = subprocess.run(
            ["make", "-n", "-B", target], cwd=ROOT, capture_output=True, text=True, check=True
        )
        unchecked = [
            line.split(" install ")[1]
            for line in plan.stdout.splitlines()
            if " install " in line and "--require-hashes --no-deps" not in line
        ]
        assert all("torch.txt" in one or one.endswith("-e .") for one in unchecked), unchecked
        assert any("--no-deps --no-build-isolation" in one for one in unchecked)


def test_a_new_major_version_is_not_taken_unseen() -> None:
    declared = pins.project()
    lists = [declared["project"]["dependencies"], declared["build-system"]["requires"]]
    lists += declared["project"]["optional-dependencies"].values()
    for one in (Requirement(text) for texts in lists for text in texts):
        bounded = any(part.operator == "<" for part in one.specifier)
        assert bounded or one.name in BY_CALENDAR | {pins.PROJECT}, str(one)


def make_index(folder: Path, **files: str) -> str:
    """A package index with one page, of the package `thing`."""
    page = folder / "thing" / "index.html"
    page.parent.mkdir(parents=True)
    links = [f'<a href="../f/{file}#sha256={digest}">{file}</a>' for file, digest in files.items()]
    page.write_text("<!DOCTYPE html><html>" + "<br/>".join(links), encoding="utf-8")
    return folder.as_uri() + "/"


def test_the_hashes_of_a_version_come_from_all_indexes(tmp_path: Path) -> None:
    one = make_index(
        tmp_path / "one",
        **{"thing-1.0.tar.gz": "aa", "thing-1.0-py3-none-any.whl": "bb", "thing-1.1.tar.gz": "cc"},
    )
    other = make_index(tmp_path / "other", **{"thing-1.0.tar.gz": "aa", "thing-1.0.exe": "dd"})
    empty = (tmp_path / "empty").as_uri() + "/"
    thing = pins.Package("thing", "1.0", (), "bb")
    assert pins.find_hashes(thing, [one, other, empty]) == ("aa", "bb")


@pytest.mark.parametrize(
    ("here", "there", "problem"),
    [
        ({"thing-1.0.tar.gz": "aa"}, {"thing-1.0.tar.gz": "bb"}, "different hashes"),
        ({"thing-2.0.tar.gz": "aa"}, {}, "no index has a hash"),
        ({"thing-1.0.tar.gz": "cc"}, {}, "a file no index lists"),
    ],
)
def test_doubtful_archives_are_refused(
    tmp_path: Path, here: dict[str, str], there: dict[str, str], problem: str
) -> None:
    indexes = [make_index(tmp_path / "here", **here), make_index(tmp_path / "there", **there)]
    with pytest.raises(pins.SupplyError, match=problem):
        pins.find_hashes(pins.Package("thing", "1.0", (), "aa"), indexes)


# --- the bill of materials ---


def schema(name: str) -> Any:
    files = importlib.resources.files("cyclonedx.schema") / "_res"
    return json.loads((files / f"{name}.SNAPSHOT.schema.json").read_text(encoding="utf-8"))


def test_the_bill_is_valid_and_complete_and_says_nothing_about_this_machine(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "sub" / "two.json"]
    for file in files:
        done = run_tool("sbom", "--out", str(file))
        assert done.returncode == 0, done.stderr
    text = files[0].read_text(encoding="utf-8")
    assert text == files[1].read_text(encoding="utf-8")
    for private in (ROOT, Path.home(), sys.prefix, os.sep + "site-packages", "://"):
        assert str(private) not in text

    bill = json.loads(text)
    whole = schema("bom-1.6")
    parts = [f"{name}.SNAPSHOT.schema.json" for name in ("spdx", "jsf-0.82")]
    named = [(urljoin(whole["$id"], part), schema(part.split(".SNAP")[0])) for part in parts]
    registry = jsonschema_rs.Registry(named)
    jsonschema_rs.validator_for(whole, registry=registry).validate(bill)
    listed = {one["name"]: one for one in bill["components"]}
    faces = {name for name in listed if name.startswith("@")}
    assert set(listed) - faces == set(installed()) - {pins.PROJECT}
    assert listed["numpy"]["purl"] == f"pkg:pypi/numpy@{listed['numpy']['version']}"
    assert listed["certifi"]["licenses"] == [{"expression": "MPL-2.0"}]
    assert [listed[name]["licenses"] for name in faces] == 2 * [[{"expression": "OFL-1.1"}]]
    face = listed["@expo-google-fonts/figtree"]
    assert face["purl"] == f"pkg:npm/%40expo-google-fonts/figtree@{face['version']}"
    assert len({one["hashes"][0]["content"] for one in listed.values()}) == len(listed)


# --- licences ---


def test_every_licence_of_this_environment_is_allowed() -> None:
    done = run_tool("licences")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^numba \S+ +LicenseRef-BSD$", done.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    ("licence", "allowed"),
    [
        ("MIT", True),
        ("GPL-3.0-only", False),
        ("MIT OR GPL-3.0-only", True),
        ("MIT AND GPL-3.0-only", False),
        ("(MIT OR GPL-3.0-only) AND Apache-2.0", True),
        ("Apache-2.0 WITH LLVM-exception", True),
    ],
)
def test_which_licences_are_allowed(licence: str, allowed: bool) -> None:
    assert supply.is_allowed(licence) == allowed


@pytest.mark.parametrize("field", ["License-Expression: GPL-3.0-only", "License: as we please"])
def test_a_licence_that_is_not_allowed_fails(tmp_path: Path, field: str) -> None:
    folder = tmp_path / "strange_thing-1.0.dist-info"
    folder.mkdir()
    metadata = f"Metadata-Version: 2.4\nName: strange-thing\nVersion: 1.0\n{field}\n"
    (folder / "METADATA").write_text(metadata, encoding="utf-8")
    done = run_tool("licences", PYTHONPATH=str(tmp_path))
    assert done.returncode == supply.FAILED
    assert "strange-thing 1.0: " in done.stderr


# --- known vulnerabilities ---


@contextmanager
def database(vulnerable: str) -> Iterator[str]:
    """A database in the form of OSV, on this machine, that knows one thing about one package."""
    fixed = {"ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "99"}]}]}

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            package = asked["package"] | {"purl": ""}
            known = {
                "id": "PYSEC-0-1",
                "modified": "2026-01-01T00:00:00Z",
                "affected": [{"package": package, **fixed}],
            }
            is_known = package["name"] == vulnerable
            body = json.dumps({"vulns": [known]} if is_known else {}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_known_vulnerabilities_are_named() -> None:
    with database("numpy") as address:
        done = run_tool("audit", "--database", address, "--may-skip", NO_PROXY="127.0.0.1")
    assert done.returncode == supply.VULNERABLE, done.stderr
    assert re.search(r"^numpy \S+: PYSEC-0-1, cured in 99$", done.stdout, re.MULTILINE)


def test_without_known_vulnerabilities_the_audit_passes() -> None:
    with database("nothing") as address:
        done = run_tool("audit", "--database", address, NO_PROXY="127.0.0.1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "0 with known vulnerabilities" in done.stdout


@pytest.mark.parametrize(("options", "code"), [((), supply.SKIPPED), (("--may-skip",), 0)])
def test_without_a_database_the_audit_says_loudly_that_it_was_skipped(
    options: tuple[str, ...], code: int
) -> None:
    nobody = "http://127.0.0.1:9"  # the port for throwing away: nobody listens
    done = run_tool("audit", *options, "--database", nobody, NO_PROXY="127.0.0.1")
    assert done.returncode == code
    assert "SKIPPED: KNOWN VULNERABILITIES WERE NOT CHECKED" in done.stderr


def test_packages_without_an_answer_count_as_skipped(capsys: pytest.CaptureFixture[str]) -> None:
    answers: list[dict[str, Any]] = [
        {"name": "one", "version": "1", "vulns": []},
        {"name": "two", "skip_reason": "?"},
    ]
    assert supply.report_audit(answers, may_skip=False) == supply.SKIPPED
    assert "no answer for two" in capsys.readouterr().err
