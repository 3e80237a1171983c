"""What a service manager and whoever keeps the server see of it."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server.metrics import Histogram, Prices
from ludotheque.server.store import StoreFault
from tests.server.play import Player, socket, started, two_people
from tests.server.turned import turned


def test_health_is_red_as_long_as_nothing_can_be_written(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(connection: Any, tasks: list[Any]) -> None:
        for task in tasks:
            task.fault = StoreFault("disk-full")

    with turned() as hands, started(sqlite_url, tmp_path) as web:
        assert web.get("/api/health").json()["ok"] is True
        monkeypatch.setattr(web.app.state.host.store, "carry_out", no_room)  # type: ignore[attr-defined]
        hands.turn(5)
        red = web.get("/api/health")
        assert (red.status_code, red.json()["fault"]) == (503, "disk-full") and red.json()["say"]["fr"]
        monkeypatch.undo()
        hands.turn(5)
        assert web.get("/api/health").status_code == 200


def test_health_is_red_on_either_database_that_only_reads(database: str, tmp_path: Path) -> None:
    with turned() as hands, started(database, tmp_path) as web:
        store, portal = web.app.state.host.store, web.portal  # type: ignore[attr-defined]
        assert portal is not None and web.get("/api/health").status_code == 200
        shut = "PRAGMA query_only = 1"
        if store.name == "postgresql":
            name = portal.call(store.one, "SELECT current_database()")[0]
            shut = f"ALTER DATABASE {name} SET default_transaction_read_only = on"
        portal.call(store.one, shut)
        if store.name == "postgresql":
            portal.call(store.pool.expire_connections)
        hands.turn(10)
        assert web.get("/api/health").status_code == 503


def test_asking_often_writes_seldom(web: TestClient) -> None:
    with turned():
        store = web.app.state.host.store  # type: ignore[attr-defined]
        ready, asked = store.ready, []

        async def counted() -> None:
            asked.append(1)
            await ready()

        store.ready = counted
        assert [web.get("/api/health").status_code for _ in range(20)] == [200] * 20
        assert len(asked) == 1


def buckets(text: str, name: str) -> list[int]:
    return [int(n) for n in re.findall(rf'ludotheque_{name}_seconds_bucket{{le="[^"]+"}} (\d+)', text)]


def test_metrics_say_how_long_things_take(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        ana.choose(0, ["drop", 3])
        text = web.get("/api/metrics").text
    for name in ("move", "write", "request"):
        counts = buckets(text, name)
        assert counts == sorted(counts) and counts[-1] >= 1, name
        assert f"ludotheque_{name}_seconds_count {counts[-1]}" in text
        assert re.search(rf"ludotheque_{name}_seconds_sum \d", text)
    assert "# TYPE ludotheque_move_seconds histogram" in text and 'le="+Inf"' in text


def test_a_histogram_counts_each_in_every_bucket_that_holds_it() -> None:
    found = Histogram("x", "things")
    for seconds in (0.0004, 0.03, 0.03, 99.0):
        found.observe(seconds)
    assert buckets("\n".join(found.lines()), "x")[0] == 1 and buckets("\n".join(found.lines()), "x")[-1] == 4
    assert 'le="0.05"} 3' in "\n".join(found.lines())


def prices(text: str, name: str) -> dict[str, float]:
    return {kind: float(n) for kind, n in re.findall(rf'ludotheque_{name}_total{{kind="([^"]+)"}} (\S+)', text)}


def test_metrics_say_what_each_kind_of_message_costs(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        ana.choose(0, ["drop", 3])
        for n in range(3):
            ana.send(type="ping", n=n)
            ana.until("pong")
        text = web.get("/api/metrics").text
    counts, seconds = prices(text, "messages"), prices(text, "processor_seconds")
    assert (counts["hello"], counts["choose"], counts["ping"], counts["POST /api/tables"]) == (1, 1, 3, 1)
    assert seconds["choose"] > seconds["ping"] > 0


def test_what_a_message_costs_is_work_and_not_waiting() -> None:
    spent = Prices()

    async def works() -> int:
        await asyncio.sleep(0.05)
        return sum(range(100_000))

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError

    async def both() -> int:
        found = await spent.of("work", works())
        with pytest.raises(ValueError):
            await spent.of("fault", fails())
        task = asyncio.ensure_future(spent.of("stopped", asyncio.sleep(60)))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return found

    assert asyncio.run(both()) == sum(range(100_000))
    assert 0 < spent.seconds["work"] < 0.04 and spent.counts == {"work": 1, "fault": 1, "stopped": 1}
