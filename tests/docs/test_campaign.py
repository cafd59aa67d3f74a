"""The examples of docs/campaign.md run."""

from __future__ import annotations

import json
import re

import pytest

from tests.support.campaigns import begin
from tests.support.files import DOCS
from ufs.campaign import Campaign
from ufs.cli.campaign import campaign_app

PAGE = (DOCS / "campaign.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_python_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    for example in blocks("python"):
        exec(compile(example, "campaign.md", "exec"), {})
        printed = iter(capsys.readouterr().out.splitlines())
        for expected in re.findall(r"print\(.*?\)  # (.+)", example):
            assert expected in printed


def test_the_file_of_the_page_is_a_campaign() -> None:
    (example,) = blocks("json")
    data = json.loads(example)
    data["chapters"] += begin().save()["chapters"][1:]
    campaign = Campaign.from_save({**data, "cards": "manual"})  # the next deal is not shown
    assert campaign.score == 2
    assert (campaign.phase, campaign.chapter) == ("deal", 1)


def test_the_commands_of_the_page_exist() -> None:
    known = {command.name for command in campaign_app.registered_commands}
    named = re.findall(r"^ufs campaign (\w+(?:, \w+)*)", PAGE, re.MULTILINE)
    used = {word for line in named for word in line.split(", ")}
    assert {"new", "choose", "play", "result", "notebook", "show", "list", "undo"} <= used <= known
