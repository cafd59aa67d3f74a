"""The API held against its own description: whatever is sent, the answer is one it promises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.support.coached import quick_source
from tests.support.doors import BEARER, TOKEN
from tests.support.saves import Saves
from ufs.coach.service import CoachService
from ufs.game import Game
from ufs.web.app import make_app
from ufs.web.door import Door

PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
# A server on port 80 may be called without one, as schemathesis does.
HERE = {"Host": "localhost", **BEARER}
CALM = settings(
    max_examples=6,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture
def api(store: Saves) -> Any:
    application = store.application(CoachService(store.library, quick_source()))
    app = make_app(application, Door(80, TOKEN))
    return schemathesis.openapi.from_asgi("/openapi.json", app, headers=HERE)


def run(api: Any, mode: GenerationMode, check: Callable[[Any], object]) -> int:
    """Try every request with all kinds of content; how many were tried."""
    tried = 0
    for result in api.get_all_operations():
        operation = result.ok()
        if mode is GenerationMode.NEGATIVE and not can_be_wrong(operation):
            continue

        @seed(1)
        @CALM
        @given(case=operation.as_strategy(generation_mode=mode))
        def tries(case: Any) -> None:
            nonlocal tried
            tried += 1
            check(case)

        tries()
    return tried


def can_be_wrong(operation: Any) -> bool:
    """Not without content, where any text is an id: hypothesis would look for a second in vain."""
    named = {part.name for part in (*operation.path_parameters, *operation.query)}
    return bool(operation.body) or bool(named - {"id"})


def test_what_fits_the_description_is_answered_as_described(api: Any) -> None:
    def check(case: Any) -> None:
        case.call_and_validate(headers=HERE, checks=PROMISES)

    assert run(api, GenerationMode.POSITIVE, check) > 100


def test_what_breaks_the_description_is_refused(api: Any) -> None:
    def check(case: Any) -> None:
        case.call_and_validate(headers=HERE, checks=[*PROMISES, negative_data_rejection])

    assert run(api, GenerationMode.NEGATIVE, check) > 100


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_whatever_is_asked_of_a_game_that_is_there(
    api: Any, store: Saves, mode: GenerationMode
) -> None:
    saved = store.create(Game.new({"edition": "box"}, 4))

    def check(case: Any) -> None:
        if case.method == "DELETE":
            return  # the next one would find no game
        if "id" in case.path_parameters:
            case.path_parameters["id"] = saved.id
        if isinstance(case.body, dict) and "version" in case.body:
            with store.opened(saved.id) as now:
                case.body["version"] = now.version
        case.call_and_validate(headers=HERE, checks=PROMISES)

    assert run(api, mode, check) > 100
    with store.opened(saved.id) as found:
        assert found.game.record().startswith("ufs-record/1")
