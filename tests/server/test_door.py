"""Connections that ask for nothing, or only half: they go, and meanwhile everybody else is answered."""

import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from ludotheque.server import door
from ludotheque.server.app import make_app
from ludotheque.server.settings import Settings

LONG = 40.0  # seconds, on a machine that has much else to do; who is never sent away stays longer
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"


@contextlib.contextmanager
def listening(data: Path, **settings: Any) -> Iterator[int]:
    """The port of a server in a thread of this process."""
    settings = {"thinkers": 0, "local": False} | settings
    made = Settings(f"sqlite:///{data}/door.db", data=data, **settings)
    server = uvicorn.Server(door.configured(make_app(made), made))
    with socket.create_server(("127.0.0.1", 0), backlog=512) as listener:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield listener.getsockname()[1]
        server.should_exit = True
        thread.join(20)


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    monkeypatch.setattr(door, "HEAD", 0.5)
    monkeypatch.setattr(door, "BODY", 0.5)
    with listening(tmp_path) as found:
        yield found


def opened(port: int, data: bytes = b"") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", port), timeout=LONG)
    made.sendall(data)
    return made


def answered(port: int) -> bool:
    with opened(port, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n") as one:
        return b" 200 " in one.recv(4000).partition(b"\r\n")[0]


def until_closed(one: socket.socket) -> tuple[bytes, float]:
    """What it was told before the server hung up, and after how long."""
    began, told = time.monotonic(), b""
    with one, contextlib.suppress(ConnectionResetError):
        while data := one.recv(4000):
            told += data
    return told, time.monotonic() - began


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/ga",
        HEAD,
        HEAD + b"Content-Length: 500\r\n\r\n{",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
    ids=["nothing", "half a line", "half a head", "half a body", "half a chunk"],
)
def test_half_a_request_is_not_waited_for(port: int, half: bytes) -> None:
    told, taken = until_closed(opened(port, half))
    assert 0.3 < taken < LONG and b" 200 " not in told


def test_one_letter_after_the_other_does_not_last_for_ever(port: int) -> None:
    one = opened(port, HEAD)
    began = time.monotonic()
    with one, contextlib.suppress(OSError):
        one.settimeout(0.1)
        while time.monotonic() - began < LONG:
            one.sendall(b"x")
            with contextlib.suppress(TimeoutError):
                if not one.recv(100):
                    break
    assert time.monotonic() - began < LONG


def test_a_second_half_request_on_the_same_connection_is_not_waited_for_either(port: int) -> None:
    with opened(port, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/") as one:
        told, taken = until_closed(one)
        assert b" 200 " in told and taken < LONG


def test_a_large_body_that_keeps_coming_is_waited_for(port: int) -> None:
    body = json.dumps({"game": "connect4", "seats": [{"name": "Ana"}, {"name": "Bo"}]}).encode() + b" " * 60_000
    with opened(port, HEAD + f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()) as one:
        for at in range(0, len(body), 3000):
            one.sendall(body[at : at + 3000])
            time.sleep(0.05)
        assert b" 200 " in one.recv(4000)


def test_a_websocket_may_be_silent_for_long(port: int) -> None:
    with opened(port) as one:
        body = json.dumps({"game": "connect4", "seats": [{"name": "Ana"}, {"name": "Bo"}]}).encode()
        one.sendall(HEAD + f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
        made = json.loads(until_closed(one)[0].partition(b"\r\n\r\n")[2])
    with connect(f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket") as table:
        table.send(json.dumps({"type": "hello", "protocol": 1}))
        assert "welcome" in table.recv(timeout=LONG)
        time.sleep(1.5)
        table.send(json.dumps({"type": "ping", "n": 7}))
        while "pong" not in (said := str(table.recv(timeout=LONG))):
            pass
        assert '"n":7' in said


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with listening(tmp_path, per_address=5, proxies="") as port:
        first = [opened(port) for _ in range(5)]
        told, _ = until_closed(opened(port, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"))
        assert b" 503 " in told and b"Trop de connexions" in told and b"Too many connections" in told
        first[0].close()
        time.sleep(0.2)
        assert answered(port)
        for one in first:
            one.close()


def test_behind_a_proxy_sockets_are_counted_by_who_is_behind_it(tmp_path: Path) -> None:
    with listening(tmp_path, per_address=3, proxies="127.0.0.1") as port:
        address = f"ws://127.0.0.1:{port}/api/tables/nowhere/socket"

        def come(who: str) -> Any:
            return connect(address, additional_headers={"x-forwarded-for": who}, legacy=True)

        here = [come("203.0.113.7") for _ in range(3)]
        with come("203.0.113.7") as one:
            assert json.loads(one.recv(timeout=LONG))["why"] == "too-many"
        with come("203.0.113.8") as one:
            one.send("{}")
            assert json.loads(one.recv(timeout=LONG))["why"] == "unreadable"
        for one in here:
            one.close()


def test_a_server_of_ones_own_counts_nobody(tmp_path: Path) -> None:
    with listening(tmp_path, per_address=2, local=True) as port:
        some = [opened(port) for _ in range(10)]
        assert answered(port)
        for one in some:
            one.close()


def test_before_files_run_out_newcomers_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "room", lambda: 4)
    with listening(tmp_path, per_address=100) as port:
        some = [opened(port) for _ in range(4)]
        assert b" 503 " in until_closed(opened(port))[0]
        some.pop().close()
        time.sleep(0.2)
        assert answered(port)
        for one in some:
            one.close()


def test_whoever_does_not_read_the_answer_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "STALLED", 0.5)
    with listening(tmp_path, local=True) as port:
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.settimeout(LONG)
        one.connect(("127.0.0.1", port))
        one.setblocking(False)
        began, sent = time.monotonic(), True
        while sent and time.monotonic() - began < LONG:  # asks on and on, and reads nothing
            try:
                one.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
            except BlockingIOError:
                time.sleep(0.05)
            except OSError:
                sent = False
        assert not sent
        one.close()
