"""docs/campaign.md tells the truth: its file is a campaign."""

from __future__ import annotations

import json

from tests.support.campaigns import begin
from tests.support.pages import blocks
from ufs.campaign import Campaign


def test_the_file_of_the_page_is_a_campaign() -> None:
    (example,) = blocks("docs/campaign.md", "json")
    data = json.loads(example)
    data["chapters"] += begin().save()["chapters"][1:]
    campaign = Campaign.from_save({**data, "cards": "manual"})  # the next deal is not shown
    assert campaign.score == 1
    assert (campaign.phase, campaign.chapter) == ("deal", 1)
