"""Several processes on one PostgreSQL: one owner a table, and everything known everywhere at once. Here each process is
a host in a thread of its own; `tests.crash --processes 3` kills real ones."""

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server import leases
from ludotheque.server.host import Host
from ludotheque.server.limits import BUDGETS, MANY
from ludotheque.server.sentences import Refusing
from tests.server.conftest import fresh_database
from tests.server.play import Player, socket, started, two_people

ANA = {"cookie": "ludotheque-browser=ana-browser"}


@contextlib.contextmanager
def processes(postgres_url: str, data: Path) -> Iterator[tuple[TestClient, TestClient]]:
    url = fresh_database(postgres_url)
    with started(url, data) as here, started(url, data) as there:
        yield here, there


def host_of(web: TestClient) -> Host:
    return web.app.state.host  # type: ignore[attr-defined]


def carry_out(web: TestClient, work: Callable[..., Any], *about: Any) -> Any:
    """In the loop of that process."""
    assert web.portal is not None
    return web.portal.call(work, *about)


def comes(what: Callable[[], Any]) -> None:
    end = time.monotonic() + 20
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_whoever_is_thought_dead_is_taken_over_from_and_comes_back_too_late(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "BEAT", 0.1)
    monkeypatch.setattr(leases, "LOST", 2.0)
    with processes(postgres_url, tmp_path) as (here, there):
        table, keys = two_people(here)
        with socket(here, table, "ana-browser") as one, socket(there, table, "bo-browser") as two:
            ana, bo = Player(one, keys[:1]), Player(two, keys[1:2])
            ana.until("state")
            bo.until("state")
            rooms = {web: host_of(web).rooms[table] for web in (here, there)}
            comes(lambda: sum(room.owned for room in rooms.values()) == 1)
            owner = here if rooms[here].owned else there
            mine, theirs = rooms.pop(owner), next(iter(rooms.values()))
            fence = mine.fence
            assert fence is not None and theirs.fence is None

            async def stuck() -> None: ...

            monkeypatch.setattr(host_of(owner).leases, "beat", stuck)
            comes(lambda: theirs.fence is not None)
            assert theirs.fence is not None and theirs.fence > fence

            store, closed = host_of(owner).store, b'{"note":"closed","why":""}'
            rows = carry_out(owner, store.rows, table)
            assert carry_out(owner, store.append, table, len(rows) + 1, closed, None, fence) is None
            assert carry_out(owner, store.rows, table) == rows
            assert ana.choose(0, ["drop", 3])["type"] == "accepted"  # a person's answer is nobody's to lose
            assert not mine.owned or owner is there
            while not bo.states[1]["decision"]:
                bo.until("state")


def test_a_process_that_says_goodbye_is_followed_at_once(postgres_url: str, tmp_path: Path) -> None:
    url = fresh_database(postgres_url)
    with started(url, tmp_path) as there:
        with started(url, tmp_path) as here:
            table, keys = two_people(here, clock={"budget": 600, "bonus": 0})
            with socket(here, table, "ana-browser") as one:
                Player(one, keys[:1]).until("state")
            assert host_of(here).rooms[table].owned and table not in host_of(there).rooms
        comes(lambda: table in host_of(there).rooms and host_of(there).rooms[table].owned)
        comes(lambda: host_of(there).rooms[table].flag is not None)  # nobody is there, and the clock runs


def test_bans_and_removals_are_everywhere_at_once(postgres_url: str, tmp_path: Path) -> None:
    with processes(postgres_url, tmp_path) as (here, there):
        table, keys = two_people(here)
        other, more = two_people(here)
        with socket(there, table, "ana-browser") as one, socket(there, other, "bo-browser") as two:
            ana, bo = Player(one, keys[:1]), Player(two, more[:1])
            ana.until("state")
            bo.until("state")
            assert carry_out(here, host_of(here).remove, table)
            assert ana.until("closed")["why"] == "closed" and table not in host_of(there).rooms
            mark = host_of(there).rooms[other].clients[0].mark
            began = time.monotonic()
            carry_out(here, host_of(here).bans.ban, "visitor", mark, "")
            assert bo.until("closed")["why"] == "banned" and time.monotonic() - began < 5


def test_what_is_spent_at_one_process_is_spent_at_all(postgres_url: str, tmp_path: Path) -> None:
    with processes(postgres_url, tmp_path) as (here, there):
        one, two = host_of(here), host_of(there)
        for _ in range(int(BUDGETS["guess"][1])):
            carry_out(here, one.budgets.take, "guess", ["192.0.2.7"])
        name = two.budgets.mark and two.budgets.mark("192.0.2.7")
        assert name is not None and "192.0.2.7" not in name
        comes(lambda: name in two.budgets.kept["guess"].known and two.budgets.kept["guess"].known[name].left < 1)
        with pytest.raises(Refusing, match="too-fast"):
            carry_out(there, two.budgets.take, "guess", ["192.0.2.7"])
        carry_out(there, two.budgets.take, "guess", ["192.0.2.8"])

        for _ in range(MANY):
            carry_out(here, one.connections.come, "home")
        comes(lambda: two.connections.elsewhere[one.bus.process].get("home") == MANY)
        assert carry_out(there, two.connections.come, "home") == MANY + 1
        carry_out(there, two.bus.bury, one.bus.process)
        assert carry_out(there, two.connections.come, "home") == 2


def test_whoever_plays_live_at_one_process_looks_for_no_table_at_another(postgres_url: str, tmp_path: Path) -> None:
    with processes(postgres_url, tmp_path) as (here, there):
        table, keys = two_people(here)
        wanted = {"games": ["connect4"], "paces": ["live"]}
        with socket(here, table, "ana-browser") as one:
            Player(one, keys[:1]).until("state")
            comes(lambda: any(host_of(there).presence.live.values()))
            assert there.post("/api/pairing", json=wanted, headers=ANA).json()["fault"] == "plays-live"
        comes(lambda: not any(host_of(there).presence.live.values()))
        assert there.post("/api/pairing", json=wanted, headers=ANA).status_code == 200
