"""Real connections: too slow, too many, gone in the middle."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from unittest.mock import Mock

import pytest

from tests.support.doors import BEARER, PATIENCE, RunningServer, read_to_the_end
from tests.support.lab import wait_until
from tests.support.saves import Saves
from ufs.base.words import LANGUAGES, Words
from ufs.web.connections import BoundedProtocol
from ufs.web.guard import Limits

# Long enough for a request on a busy machine; what a test does not wait for takes a minute.
SHORT_HEADERS = Limits(header_s=1, body_s=60)
SHORT_BODY = Limits(header_s=60, body_s=0.2)
SHORT_ANSWER = Limits(header_s=60, body_s=60, answer_s=0.5)
NEW = b'{"setup": {"edition": "box"}}'
PAUSE_S = 0.02  # of a client that sends byte by byte


@pytest.fixture
def server(store: Saves) -> Iterator[RunningServer]:
    with RunningServer(store.application(), SHORT_HEADERS) as running:
        yield running


@pytest.fixture
def waiting_for_bodies(store: Saves) -> Iterator[RunningServer]:
    with RunningServer(store.application(), SHORT_BODY) as running:
        yield running


def drip(connection: socket.socket, letter: bytes) -> bytes:
    """Send on and on, a byte at a time, until the server hangs up; what it said."""
    received = b""
    connection.settimeout(PAUSE_S)
    try:
        while True:
            connection.sendall(letter)
            try:
                more = connection.recv(65536)
            except TimeoutError:
                continue
            if not more:
                return received
            received += more
    except (ConnectionResetError, BrokenPipeError):
        return received


def test_whoever_says_nothing_is_hung_up_on(server: RunningServer) -> None:
    with server.connect() as connection:
        assert read_to_the_end(connection) == b""
    wait_until(lambda: server.connections == 0, "the connection is gone")


def test_headers_that_never_end(server: RunningServer) -> None:
    with server.connect() as connection:
        connection.sendall(b"GET /api/about HTTP/1.1\r\nX-Slow: ")
        assert drip(connection, b"x") == b""


def test_headers_of_a_second_request_that_never_end(server: RunningServer) -> None:
    with server.send("GET", "/api/about") as connection:
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(b"GET /api/about HTTP/1.1\r\nX-Slow: ")
        drip(connection, b"x")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_body_that_never_ends(waiting_for_bodies: RunningServer, language: str) -> None:
    headers = {"Content-Length": "1000", "Accept-Language": language}
    with waiting_for_bodies.send("POST", "/api/games", headers=headers) as connection:
        answer = drip(connection, b" ")
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408")
    error = json.loads(body)["error"]
    assert error["code"] == "too_slow"
    assert error["message"] == Words(language).say("http-too-slow", seconds="0.2")


def test_a_body_for_which_nobody_waits(server: RunningServer) -> None:
    """The request was refused at once, but its body goes on and on."""
    headers = {"Content-Length": "1000", "Authorization": ""}
    with server.send("POST", "/nothing", headers=headers) as connection:
        assert drip(connection, b" ").startswith(b"HTTP/1.1 401")
    wait_until(lambda: server.connections == 0, "the connection is gone")


def test_half_a_body_is_no_request(server: RunningServer) -> None:
    """A chunk that would make a game on its own; the end of the body never comes."""
    connection = server.connect()
    head = {"Host": f"127.0.0.1:{server.port}", "Content-Type": "application/json", **BEARER}
    lines = "".join(f"{name}: {text}\r\n" for name, text in head.items())
    start = f"POST /api/games HTTP/1.1\r\n{lines}Transfer-Encoding: chunked\r\n\r\n"
    connection.sendall(start.encode() + b"%x\r\n%b\r\n" % (len(NEW), NEW))
    wait_until(lambda: server.connections == 1, "the request has come")
    connection.close()
    wait_until(lambda: server.connections == 0 and not server.server.server_state.tasks, "left")
    assert server.client.get("/api/games").json()["games"] == []


def test_a_slow_but_honest_client_is_served(store: Saves) -> None:
    length = {"Content-Length": str(len(NEW))}
    with (
        RunningServer(store.application(), Limits(header_s=60, body_s=60)) as server,
        server.send("POST", "/api/games", headers=length) as connection,
    ):
        for letter in NEW:
            connection.sendall(bytes([letter]))
        assert connection.recv(65536).startswith(b"HTTP/1.1 201")


def never_read(server: RunningServer) -> socket.socket:
    """A client that asks for more than the system keeps for it, and reads nothing."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(PATIENCE)
    connection.connect(("127.0.0.1", server.port))
    head = f"GET /core/style.css HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
    connection.setblocking(False)
    with suppress(BlockingIOError):
        connection.sendall(head.encode() * 2000)
    return connection


def test_whoever_never_reads_the_answer_is_hung_up_on(store: Saves) -> None:
    """Even without the token: files of the page are for everybody."""
    with RunningServer(store.application(), SHORT_ANSWER) as server:
        with closing(never_read(server)):
            wait_until(lambda: server.connections == 1, "the connection is there")
            wait_until(lambda: server.connections == 0, "the connection is gone")
        assert server.client.get("/api/about").status_code == 200


def test_whoever_takes_a_part_of_the_answer_has_time_for_the_rest() -> None:
    """Without a network: the system's buffers make a slow client look like one that stops."""
    connection = BoundedProtocol.__new__(BoundedProtocol)
    connection.loop, connection.transport = Mock(), Mock()
    connection.transport.get_write_buffer_size = Mock(side_effect=[100, 60, 59, 59])
    connection.watch_answer()
    for left in (100, 60, 59):
        connection.transport.abort.assert_not_called()
        seconds, check, before = connection.loop.call_later.call_args.args
        assert (seconds, before) == (Limits().answer_s, left)
        check(before)
    connection.transport.abort.assert_called_once()


def test_connections_beyond_the_limit(store: Saves) -> None:
    """Some are told in words, those beyond are dropped; afterwards there is room again."""
    few = Limits(header_s=60, connections=3, refused=2)
    with RunningServer(store.application(), few) as server:
        with ExitStack() as stack:
            for _ in range(few.connections):
                stack.enter_context(server.connect())
            wait_until(lambda: server.connections == few.connections, "all are open")
            for language in LANGUAGES:
                wish = {"Accept-Language": language}
                with server.send("GET", "/api/about", headers=wish) as connection:
                    head, _, body = read_to_the_end(connection).partition(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 503")
                error = json.loads(body)["error"]
                assert error["code"] == "too_many_connections"
                assert error["message"] == Words(language).say("http-too-many-connections")
            wait_until(lambda: server.connections == few.connections, "they are closed")
            for _ in range(few.refused):
                stack.enter_context(server.connect())
            wait_until(lambda: server.connections == few.connections + few.refused, "refused")
            assert read_to_the_end(stack.enter_context(server.connect())) == b""
        wait_until(lambda: server.connections == 0, "all are closed")
        assert server.client.get("/api/about").status_code == 200
