"""A server of one's own takes its host, and nobody else, for its host: by no proxy, however quiet."""

import os
import socket
import sys
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from ludotheque.server.neighbours import FORWARDS, read, same_user, told, user_of
from tests.server.play import started

NOBODY = 65534  # a user who owns nothing


def connected(family: socket.AddressFamily, host: str) -> tuple[socket.socket, socket.socket]:
    with socket.socket(family) as listening:
        listening.bind((host, 0))
        listening.listen()
        near = socket.create_connection(listening.getsockname()[:2])
        return near, listening.accept()[0]


@pytest.mark.parametrize("name", ["host", "proxy"])
def test_a_quiet_proxy_of_another_user_is_not_the_host(
    web: TestClient, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """It adds no header and passes on the name of this machine."""
    near, far = connected(socket.AF_INET, "127.0.0.1")
    with near, far:
        client, server = near.getsockname(), far.getsockname()
        assert user_of(client, server) == os.getuid()
        if name == "proxy":
            monkeypatch.setattr("ludotheque.server.neighbours.user_of", lambda *ends: os.getuid() + 4242)
        scope = {"type": "http", "headers": [(b"host", b"127.0.0.1")], "client": client, "server": server}
        api = web.app.state.api  # type: ignore[attr-defined]
        assert api.is_host(Request(scope)) == (name == "host")


def test_whose_connection_it_is_is_asked_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    near, far = connected(socket.AF_INET, "127.0.0.1")
    with near, far:
        ends = near.getsockname(), far.getsockname()
        assert same_user(*ends)
        monkeypatch.setattr("ludotheque.server.neighbours.user_of", lambda *ends: 4242)
        assert not same_user(*ends)
        monkeypatch.setattr("ludotheque.server.neighbours.user_of", lambda *ends: None)
        assert same_user(*ends)  # the system does not tell


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is asked")
@pytest.mark.parametrize(("family", "host"), [(socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")])
def test_both_ways_to_ask_tell_the_same(family: socket.AddressFamily, host: str) -> None:
    """Of a connection of somebody else's, where the tests may become somebody else."""
    root = os.geteuid() == 0
    owner = NOBODY if root else os.geteuid()
    os.seteuid(owner)
    near = socket.socket(family)
    os.seteuid(os.getuid())
    with near, socket.socket(family) as listening:
        listening.bind((host, 0))
        listening.listen()
        near.connect(listening.getsockname())
        client, server = near.getsockname()[:2], listening.getsockname()[:2]
        assert read(client, server) == owner
        assert told(client, server) in (owner, None)  # a system in a box need not answer
        assert same_user(client, server) != root
        assert told(client, (host, 9)) is None and read(client, (host, 9)) is None


@pytest.mark.parametrize("header", FORWARDS)
def test_whatever_a_proxy_adds_gives_it_away(web: TestClient, header: str) -> None:
    assert web.get("/api/admin/tables").status_code == 200
    assert web.get("/api/admin/tables", headers={header: "somebody"}).status_code == 403


def test_a_proxy_that_hides_people_is_noticed(sqlite_url: str, tmp_path: Path) -> None:
    with started(sqlite_url, tmp_path, local=False, public="https://games.example.org", host_key="k") as web:
        key = {"authorization": "Bearer k"}
        assert not web.get("/api/admin/checkup", headers=key).json()["hidden"]
        web.get("/api/games", headers={"x-forwarded-for": "testclient"})  # believed
        assert not web.get("/api/admin/checkup", headers=key).json()["hidden"]
        web.get("/api/games", headers={"x-forwarded-for": "203.0.113.5"})  # not believed: the proxy is not named
        assert web.get("/api/admin/checkup", headers=key).json()["hidden"]


@pytest.mark.parametrize(
    ("header", "hidden"), [((b"user-agent", b"curl/8"), False), ((b"accept-language", b"fr"), True)]
)
def test_a_monitor_of_the_hosts_own_is_no_proxy_that_hides_people(
    sqlite_url: str, tmp_path: Path, header: tuple[bytes, bytes], hidden: bool
) -> None:
    with started(sqlite_url, tmp_path, local=False, public="https://games.example.org", host_key="k") as web:
        api = web.app.state.api  # type: ignore[attr-defined]
        here = {"type": "http", "headers": [(b"host", b"127.0.0.1:8000"), header], "client": ("127.0.0.1", 5)}
        assert api.hides(Request(here)) is hidden
