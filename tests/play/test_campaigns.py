"""Campaigns in the saves: several side by side, saved at every step, no update lost."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.campaigns import begin, take_step
from tests.support.saves import Saves
from ufs.base.errors import UfsError
from ufs.campaign import Campaign
from ufs.content.loader import built_in
from ufs.play.campaigns import Campaigns, OpenCampaign


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
def campaigns(path: Path) -> Iterator[Campaigns]:
    store = Saves(path, built_in())
    yield store.campaigns
    store.close()


def again(campaigns: Campaigns) -> Campaigns:
    """The same file, as another process opens it."""
    assert isinstance(campaigns.sessions, Saves)
    return Saves(campaigns.sessions.path, built_in()).campaigns


def step(campaigns: Campaigns, saved: OpenCampaign, seed: int = 1) -> OpenCampaign:
    chance = random.Random(seed)
    won = chance.random() < 0.5

    def work(now: Campaign) -> None:
        take_step(now, chance, won)

    return campaigns.change(saved, saved.version, work)


def test_a_campaign_comes_back_as_it_was_after_every_step(campaigns: Campaigns) -> None:
    saved = campaigns.create(begin(3))
    seed = 0
    while saved.campaign.phase != "over":
        seed += 1
        saved = step(campaigns, saved, seed)
        found = again(campaigns).open(saved.id)
        assert found.campaign.save() == saved.campaign.save()
        assert found.info == saved.info
    (row,) = campaigns.infos()
    campaign = saved.campaign
    assert (row.name, row.chapter, row.score, row.won) == (
        campaign.name,
        campaign.chapter,
        campaign.score,
        campaign.won,
    )


def test_several_campaigns_do_not_mix(campaigns: Campaigns) -> None:
    made = [campaigns.create(begin(seed)) for seed in range(3)]
    made[1] = step(campaigns, made[1])
    for saved in made:
        assert campaigns.open(saved.id).campaign.save() == saved.campaign.save()
    assert campaigns.infos()[0].id == made[1].id
    campaigns.delete(made[1].id)
    assert {row.id for row in campaigns.infos()} == {made[0].id, made[2].id}


def test_an_old_version_changes_nothing(campaigns: Campaigns) -> None:
    old = campaigns.create(begin(3))
    new = step(campaigns, old)
    for stale in (campaigns, again(campaigns)):
        with pytest.raises(UfsError) as caught:
            step(stale, old)
        assert caught.value.code == "changed_elsewhere"
    with pytest.raises(UfsError) as caught:
        campaigns.change(new, old.version, lambda now: now.undo())
    assert caught.value.code == "changed_elsewhere"
    assert campaigns.open(old.id).campaign.save() == new.campaign.save()


def test_a_step_that_is_refused_is_not_saved(campaigns: Campaigns) -> None:
    saved = campaigns.create(begin(3))

    def half(now: Campaign) -> None:
        now.choose(1)
        now.prepare(99)

    with pytest.raises(UfsError, match="99"):
        campaigns.change(saved, saved.version, half)
    assert saved.campaign.phase == "choose"
    found = campaigns.open(saved.id)
    assert (found.campaign.save(), found.version) == (saved.campaign.save(), 1)


def test_many_threads_and_one_campaign(campaigns: Campaigns) -> None:
    """Whoever was told that a step happened finds it there, and nobody else does."""
    saved = campaigns.create(begin(3))
    done: list[int] = []
    codes: set[str] = set()

    def work(seed: int) -> None:
        mine = again(campaigns)
        for n in range(4):
            now = mine.open(saved.id)
            try:
                step(mine, now, seed * 10 + n)
                done.append(now.version)
            except UfsError as error:
                codes.add(error.code)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes <= {"changed_elsewhere"}
    assert len(done) == len(set(done))
    assert campaigns.open(saved.id).version == len(done) + 1


def test_what_is_not_there_or_broken_is_told(campaigns: Campaigns, path: Path) -> None:
    for work in (campaigns.open, campaigns.delete):
        with pytest.raises(UfsError) as caught:
            work("nothing")
        assert caught.value.code == "no_such_campaign"
    saved = campaigns.create(begin(3))
    data = saved.campaign.save()
    data["steps"][0]["piles"][0]["city"] = "atlantis"
    for text in (json.dumps(data), "{", "[]"):
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE campaigns SET data = ?", [text])
        with pytest.raises(UfsError) as caught:
            campaigns.open(saved.id)
        assert caught.value.code == "broken_campaign"
        assert str(caught.value)
    assert len(campaigns.infos()) == 1  # one bad row never hides the others


def test_saves_from_before_campaigns_get_a_place_for_them(path: Path) -> None:
    from ufs.store.database import connect, migrate

    migrate(connect(path), "v3")
    store = Saves(path, built_in())
    assert store.storage.set_aside is None
    campaigns = store.campaigns
    assert campaigns.infos() == []
    saved = campaigns.create(begin(3))
    assert again(campaigns).open(saved.id).campaign.save() == saved.campaign.save()
