"""The files for the forge: a typo there is noticed by nobody until a stranger meets it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.support.files import ROOT, SOURCE

GITHUB = ROOT / ".github"
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
TYPES = {"markdown", "input", "textarea", "dropdown", "checkboxes"}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def fields(form: str) -> dict[str, Any]:
    body = read(GITHUB / "ISSUE_TEMPLATE" / f"{form}.yml")["body"]
    return {field["id"]: field for field in body if "id" in field}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_has_what_the_forge_wants(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert {field["type"] for field in form["body"]} <= TYPES
    assert len({field["id"] for field in asked}) == len(asked) > 0
    assert all(field["attributes"]["label"] for field in asked)


def test_a_rule_question_brings_rule_seed_and_record() -> None:
    asked = fields("rule")
    for name in ("rule", "seed", "record"):
        assert asked[name]["validations"] == {"required": True}
    editions = {path.stem for path in (SOURCE / "content/packs/base/editions").glob("*.toml")}
    assert set(asked["edition"]["attributes"]["options"]) == editions


def test_ci_runs_the_make_targets_on_three_systems_and_four_pythons() -> None:
    jobs = read(GITHUB / "workflows" / "ci.yml")["jobs"]
    versions = ["3.11", "3.12", "3.13", "3.14"]
    check = jobs["check"]["strategy"]["matrix"]
    assert check == {
        "os": [f"{n}-latest" for n in ("ubuntu", "macos", "windows")],
        "python": versions,
    }
    assert jobs["test"]["strategy"]["matrix"] == {"python": versions}
    for name in ("check", "test"):
        (run,) = [step["run"] for step in jobs[name]["steps"] if "run" in step]
        assert run.startswith(f"make {name} ")


def test_the_hooks_need_nothing_from_elsewhere() -> None:
    (repo,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repo["repo"] == "local"
    assert {hook["language"] for hook in repo["hooks"]} == {"system"}
    assert all(hook["entry"].startswith("make ") for hook in repo["hooks"])
