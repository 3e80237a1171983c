"""Links for friends begin with an address that friends can open, or it is said why there is none."""

from pathlib import Path

import pytest

from ludotheque.server import addresses
from tests.server.play import started


@pytest.mark.parametrize(
    ("settings", "own", "base", "word"),
    [
        ({}, "192.168.1.7", None, "--host 0.0.0.0"),
        ({"local": False}, "192.168.1.7", "http://192.168.1.7:80", "same network"),
        ({"local": False}, None, None, "not on a network"),
        ({"local": False, "public": "https://games.example.org/"}, "10.0.0.2", "https://games.example.org", None),
    ],
)
def test_an_address_that_friends_can_open(
    sqlite_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    settings: dict[str, object],
    own: str | None,
    base: str | None,
    word: str | None,
) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: own)
    with started(sqlite_url, tmp_path, **settings) as web:
        told = web.get("/api/invitation").json()
    assert told["base"] == base
    assert word is None or word in told["say"]["en"]


def test_ones_own_address_is_no_loopback() -> None:
    found = addresses.own_address()
    assert found is None or not found.startswith("127.")
