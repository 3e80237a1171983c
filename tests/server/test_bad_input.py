"""Whatever is sent: a sentence in both languages, and the game stands as it stood.

A port that is taken and a database that cannot be opened are in test_processes.py: nobody is connected then."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import sqlite, wire
from tests.server.play import Player, socket, started, two_people

Send = Callable[[Player, int], None]


def choose(player: Player, number: int, **more: Any) -> None:
    player.send(**({"type": "choose", "id": number, "seat": 0, "choice": ["drop", 3], "at": 1} | more))


BAD: dict[str, tuple[Send, str]] = {
    "stale answer": (lambda p, n: choose(p, n, at=0), "stale"),
    "double click": (lambda p, n: choose(p, n, at=0, choice=["drop", 1]), "stale"),
    "answer from the future": (lambda p, n: choose(p, n, at=99), "stale"),
    "answer for another seat": (lambda p, n: choose(p, n, seat=1), "not-your-seat"),
    "answer for no seat": (lambda p, n: choose(p, n, seat=99), "not-your-seat"),
    "not a choice": (lambda p, n: choose(p, n, choice=["fly"]), "wrong-shape"),
    "empty choice": (lambda p, n: choose(p, n, choice=[]), "wrong-shape"),
    "malformed": (lambda p, n: p.socket.send_text('{"type":"choose",'), "unreadable"),
    "not text": (lambda p, n: p.socket.send_bytes(b"\xff\xfe\x00"), "unreadable"),
    "unknown type": (lambda p, n: p.send(type="cheat", id=n), "unreadable"),
    "unknown field": (lambda p, n: choose(p, n, admin=True), "unreadable"),
    "wrong type of field": (lambda p, n: choose(p, n, seat="0"), "unreadable"),
    "oversize": (lambda p, n: p.socket.send_text('{"x":"' + "x" * wire.LARGEST_FRAME + '"}'), "too-large"),
    "nul in talk": (lambda p, n: p.send(type="say", id=n, text="a\0b"), "bad-text"),
    "long talk": (lambda p, n: p.send(type="say", id=n, text="x" * 2000), "too-large"),
    "settled proposal": (lambda p, n: p.send(type="consent", id=n, seat=0, proposal=7, yes=True), "no-proposal"),
    "second greeting": (lambda p, n: p.send(type="hello", protocol=wire.PROTOCOL), "unreadable"),
}


def in_words(say: dict[str, str]) -> None:
    assert set(say) == {"fr", "en"} and all(len(text) > 10 for text in say.values()) and say["fr"] != say["en"]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A game after its first move, seat 1 to answer."""
    folder = tmp_path_factory.mktemp("bad")
    with started(f"sqlite:///{folder}/test.db", folder) as web:
        table, keys = two_people(web)
        with socket(web, table) as one:
            ana = Player(one, [keys[0]], ["fr", "en"])
            ana.until("state")
            assert ana.choose(0, ["drop", 1])["type"] == "accepted"
        yield web, table, keys


@pytest.mark.parametrize("what", BAD)
def test_a_bad_message_is_answered_in_words_and_changes_nothing(played: Any, what: str) -> None:
    web, table, keys = played
    send, why = BAD[what]
    before = web.get(f"/api/tables/{table}").json()
    with socket(web, table) as one:
        ana = Player(one, [keys[0]], ["fr", "en"])
        view = ana.until("state")["view"]
        send(ana, 1)
        refused = ana.until("refused")
        assert refused["why"] == why
        in_words(refused["say"])
        assert web.get(f"/api/tables/{table}").json() == before
        past = ana.ask(type="look", seat=0, at=1)  # the connection is as good as before
        assert past["type"] == "past" and past["view"] == view


def test_a_wrong_link_an_unknown_table_and_an_old_client(played: Any) -> None:
    web, table, keys = played
    with socket(web, table) as one:
        stranger = Player(one, ["no-such-key"])
        assert stranger.until("welcome")["you"] == []
        refused = stranger.until("refused")
        assert refused["why"] == "bad-key"
        in_words(refused["say"])
    cases: list[tuple[str, dict[str, Any], str]] = [("nowhere", {}, "no-table"), (table, {"protocol": 0}, "upgrade")]
    for where, hello, why in cases:
        with socket(web, where) as one:
            closed = Player(one, [keys[0]], **hello).until("closed")
            assert closed["why"] == why and closed["again"] is False
            in_words(closed["say"])
    assert web.get(f"/api/tables/{table}").json()["at"] == 1


def test_a_locked_database_loses_nothing(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    with started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web)
        with socket(web, table) as one:
            ana = Player(one, [keys[0]], ["fr", "en"])
            ana.until("state")
            other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            refused = ana.choose(0, ["drop", 3])
            assert (refused["type"], refused["why"]) == ("refused", "database-locked")
            in_words(refused["say"])
            other.execute("ROLLBACK")
            other.close()
            assert ana.choose(0, ["drop", 3], at=0)["type"] == "accepted"
        web.app.state.host.forget(table)  # type: ignore[attr-defined]
        assert web.get(f"/api/tables/{table}").json()["at"] == 1


def test_a_disk_that_is_really_full_loses_nothing(sqlite_url: str, tmp_path: Path) -> None:
    """SQLite is given no page more than it has: the same error as from a full disk."""
    with started(sqlite_url, tmp_path) as web:
        store, portal = web.app.state.host.store, web.portal  # type: ignore[attr-defined]
        assert portal is not None
        table, keys = two_people(web)
        with socket(web, table, "ana") as one:
            ana = Player(one, [keys[0]], ["fr", "en"])
            ana.until("state")
            (pages,) = portal.call(store.one, "PRAGMA page_count")
            portal.call(store.one, f"PRAGMA max_page_count = {pages}")
            said = 0
            while (answer := ana.ask(type="say", text=f"{said} " + "x" * 990))["type"] == "accepted":
                said += 1
            assert answer["why"] == "disk-full"
            in_words(answer["say"])
            portal.call(store.one, "PRAGMA max_page_count = 100000")
            assert ana.choose(0, ["drop", 3])["type"] == "accepted"
        web.app.state.host.forget(table)  # type: ignore[attr-defined]
        with socket(web, table, "ana") as one:
            back = Player(one, [keys[0]])
            assert len(back.until("welcome")["chat"]) == said
            assert len(back.until("state")["events"]) == len(ana.events[0])


def test_every_sentence_a_person_may_meet_says_what_to_do() -> None:
    """Beside what happened: the sentences of section "bad input" have a second part, in both languages."""
    from ludotheque.server.sentences import sentence

    for why in ("bad-key", "no-table", "upgrade", "too-large", "unreadable", "database-locked", "disk-full"):
        for text in sentence(why).values():
            assert any(mark in text for mark in (". ", ": ", " : ", "; ", " ; ")), (why, text)
