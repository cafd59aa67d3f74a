"""Running the server."""

from __future__ import annotations

import uvicorn
from anyio.to_thread import current_default_thread_limiter

from tests.support.doors import TOKEN
from tests.support.saves import Saves
from ufs.web.app import make_app
from ufs.web.serve import WORKERS, AnnouncingServer, listen


def test_a_few_threads_answer_and_requests_wait_in_line(store: Saves) -> None:
    listener = listen(None, 0, TOKEN)
    found: list[float] = []

    def ready() -> None:
        found.append(current_default_thread_limiter().total_tokens)
        server.should_exit = True

    app = make_app(store.application(), listener.door)
    server = AnnouncingServer(uvicorn.Config(app, lifespan="off"), ready)
    server.run(sockets=[listener.socket])
    assert found == [WORKERS]
