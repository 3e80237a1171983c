"""Open tables: in the lobby until full, dealt or called off; who sits down there; and nothing of any other table."""

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server import lobby, wire
from tests.server.play import Player, made, socket, started
from tests.server.turned import TurnedClock

ANA, BO, CYD = "browser-of-ana", "browser-of-bo", "browser-of-cyd"
DAYS = {"budget": 604_800, "bonus": 86_400}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "BATCH", 0.0)


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def opened(web: TestClient, free: int = 1, **more: Any) -> tuple[str, list[str]]:
    people = [{"name": "Ana"}, *([{"name": None}] * free)]
    return made(web, **({"game": "connect4", "seats": people, "open": "fr"} | more))


def sit(web: TestClient, table: str, browser: str, name: str | None = None) -> Any:
    cookie = {"cookie": f"ludotheque-browser={browser}"}
    return web.post(f"/api/lobby/{table}/sit", json={"name": name}, headers=cookie)


class Watcher:
    """Somebody who looks on: the list as they have been told it."""

    def __init__(self, socket: Any) -> None:
        self.socket, self.tables = socket, {}  # type: ignore[var-annotated]
        self.hear()

    def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.socket.receive_text())
        if told["whole"]:
            self.tables = {}
        for table in told["gone"]:
            del self.tables[table]
        self.tables |= {each["table"]: each for each in told["tables"]}
        return told

    def until(self, so: Callable[[dict[str, Any]], bool]) -> None:
        while not so(self.tables):
            self.hear()


def watching(web: TestClient) -> Any:
    return web.websocket_connect("/api/lobby/socket")


def listed(web: TestClient) -> list[str]:
    return [each["table"] for each in web.get("/api/lobby").json()["tables"]]


def test_the_more_look_on_the_more_seldom_they_are_told(web: TestClient) -> None:
    open_tables = web.app.state.host.lobby  # type: ignore[attr-defined]
    assert open_tables.pause() == lobby.BATCH
    open_tables.watchers = dict.fromkeys(range(1000))
    assert open_tables.pause() == 1000 / lobby.TOLD
    open_tables.watchers = {}


def test_an_open_table_is_told_to_whoever_looks_on_and_says_what_it_is(web: TestClient) -> None:
    with watching(web) as one:
        watcher = Watcher(one)
        assert watcher.tables == {}
        table, _ = opened(web, clock=DAYS)
        watcher.until(lambda tables: table in tables)
        told = watcher.tables[table]
        assert (
            told["game"] == "connect4"
            and told["clock"] == {**DAYS, "each": 0, "zero": "default"}
            and told["language"] == "fr"
        )
        assert told["seats"] == [{"kind": "human", "name": "Ana"}, {"kind": "open", "name": ""}]
        assert listed(web) == [table]
    assert len(json.dumps(told, separators=(",", ":"))) < 300


def test_a_private_table_appears_nowhere_and_takes_nobody(web: TestClient) -> None:
    private, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"name": None}], together=True)
    shown, _ = opened(web)
    with watching(web) as one:
        watcher = Watcher(one)
        watcher.until(lambda tables: shown in tables)
        with socket(web, private, ANA) as two:
            Player(two, [keys[0]]).until("welcome")
        sit(web, shown, BO)
        watcher.until(lambda tables: shown not in tables)
        assert private not in watcher.tables
    refused, unknown = sit(web, private, BO), sit(web, "nosuchtable", BO)
    assert refused.status_code == unknown.status_code == 404 and refused.json() == unknown.json()
    summary = web.get(f"/api/tables/{private}").json()
    assert [seat["held"] for seat in summary["seats"]] == ["browser", None]


def test_two_meet_and_the_game_is_dealt(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> None:
    with started(sqlite_url, tmp_path) as web:
        meet(web, hands)


def meet(web: TestClient, hands: TurnedClock) -> None:
    table, keys = opened(web)
    answer = sit(web, table, BO, "Bo")
    assert answer.status_code == 200 and [link["seat"] for link in answer.json()["links"]] == [1]
    with socket(web, table, ANA) as one, socket(web, table, BO) as two, watching(web) as three:
        players = [Player(one, [keys[0]]), Player(two, [])]
        assert players[1].until("welcome")["you"] == [1]
        for seat, player in enumerate(players):
            sealed = wire_seal(f"share {seat}")
            assert player.ask(type="seal", seat=seat, sealed=sealed)["type"] == "accepted"
        for seat, player in enumerate(players):
            assert player.ask(type="ready", seat=seat, yes=True)["type"] == "accepted"
        hands.turn(6)
        for seat, player in enumerate(players):
            assert player.ask(type="open", seat=seat, value=f"share {seat}")["type"] == "accepted"
        assert players[0].until("state")["decision"] or players[1].until("state")["decision"]
        assert Watcher(three).tables == {}
    seats = web.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Bo"]


def wire_seal(value: str) -> str:
    from ludotheque.core.chance import seal

    return seal(value)


def test_of_two_who_click_at_once_one_gets_the_seat(web: TestClient) -> None:
    table, _ = opened(web)
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda browser: sit(web, table, browser), (BO, CYD)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    (refused,) = [answer for answer in answers if answer.status_code == 409]
    assert refused.json()["fault"] == "table-full" and "dernière place" in refused.json()["say"]["fr"]


def test_sitting_down_twice_takes_one_seat(web: TestClient) -> None:
    table, _ = opened(web, game="diktat", free=2)
    assert len(sit(web, table, BO).json()["links"]) == 1
    assert sit(web, table, BO).json()["links"] == []
    assert [seat["kind"] for seat in web.get(f"/api/tables/{table}").json()["seats"]].count("open") == 1
    assert listed(web) == [table]


def test_a_seat_that_is_kept_for_somebody_by_name_is_not_free(web: TestClient) -> None:
    table, _ = opened(web, game="diktat", seats=[{"name": "Ana"}, {"name": "Bo"}, {"name": None}])
    assert [link["seat"] for link in sit(web, table, CYD).json()["links"]] == [2]
    assert sit(web, table, "yet-another").status_code == 409


@pytest.mark.parametrize(
    "more",
    [
        {"seats": [{"name": "Ana"}, {"name": "Bo"}]},
        {"seats": [{"name": "Ana"}, {"kind": "bot"}]},
        {"hotseat": True},
    ],
)
def test_a_table_without_a_free_seat_is_not_opened(web: TestClient, more: dict[str, Any]) -> None:
    body = {"game": "connect4", "seats": [{"name": "Ana"}, {"name": None}], "open": "fr"} | more
    answer = web.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["fault"]) == (400, "nobody-else")


def test_called_off_closed_or_removed_it_is_gone(web: TestClient) -> None:
    (first, keys), (second, _), (third, _) = opened(web), opened(web), opened(web)
    with watching(web) as one:
        watcher = Watcher(one)
        watcher.until(lambda tables: len(tables) == 3)
        with socket(web, first, ANA) as two:
            ana = Player(two, [keys[0], keys[-1]])
            ana.until("welcome")
            ana.send(id=1, type="call-off", seat=0)
            ana.until("closed")
        watcher.until(lambda tables: first not in tables)
        web.post(f"/api/admin/tables/{second}/close", json={"why": "late"})
        watcher.until(lambda tables: second not in tables)
        host = web.app.state.host  # type: ignore[attr-defined]
        web.portal.call(host.room, third)  # type: ignore[union-attr]
        began = time.monotonic()
        web.portal.call(host.remove, third)  # type: ignore[union-attr]
        watcher.until(lambda tables: tables == {})
        assert time.monotonic() - began < lobby.BEAT / 2  # told, not found at the next look
    assert sit(web, first, BO).status_code == 404


def test_a_restart_keeps_the_list(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        table, _ = opened(web, game="diktat", free=2)
        sit(web, table, BO, "Bo")
        before = web.get("/api/lobby").json()["tables"]
        while not before or before[0]["seats"][1]["name"] != "Bo":
            before = web.get("/api/lobby").json()["tables"]
    with started(database, tmp_path) as web, watching(web) as one:
        watcher = Watcher(one)
        watcher.until(lambda tables: table in tables)
        assert [watcher.tables[table]] == before
        assert sit(web, table, CYD).status_code == 200


def test_two_processes_show_the_same_lobby(postgres_url: str, tmp_path: Path) -> None:
    from tests.server.conftest import fresh_database

    url = fresh_database(postgres_url)
    with started(url, tmp_path) as here, started(url, tmp_path) as there, watching(there) as one:
        watcher = Watcher(one)
        table, _ = opened(here)
        watcher.until(lambda tables: table in tables)
        with ThreadPoolExecutor(2) as pool:
            tries = [pool.submit(sit, web, table, browser) for web, browser in ((here, BO), (there, CYD))]
            assert sorted(each.result().status_code for each in tries) == [200, 409]
        watcher.until(lambda tables: table not in tables)


def test_nobody_there_for_long_takes_it_off_until_they_come_back(
    sqlite_url: str, tmp_path: Path, hands: TurnedClock
) -> None:
    with started(sqlite_url, tmp_path) as web, watching(web) as one:
        watcher = Watcher(one)
        live, keys = opened(web)
        days, _ = opened(web, clock=DAYS)
        watcher.until(lambda tables: len(tables) == 2)
        hands.turn(11 * 60)
        watcher.until(lambda tables: live not in tables)
        assert days in watcher.tables
        with socket(web, live, ANA) as two:
            Player(two, [keys[0]]).until("welcome")
            watcher.until(lambda tables: live in tables)


def test_a_seat_is_not_kept_for_whoever_sat_down_and_never_came(
    sqlite_url: str, tmp_path: Path, hands: TurnedClock
) -> None:
    with started(sqlite_url, tmp_path) as web, watching(web) as one:
        watcher = Watcher(one)
        table, keys = opened(web)
        with socket(web, table, ANA) as two:
            Player(two, [keys[0]]).until("welcome")
            sit(web, table, BO)
            watcher.until(lambda tables: table not in tables)
            for _ in range(7):
                hands.turn(60)
            watcher.until(lambda tables: table in tables)
        assert sit(web, table, CYD).status_code == 200


def test_one_household_opens_only_so_many(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> None:
    body = {"game": "connect4", "seats": [{"name": "Ana"}, {"name": None}], "open": "fr"}
    with started(sqlite_url, tmp_path, local=False) as web:
        with watching(web) as one:
            watcher = Watcher(one)
            for n in range(lobby.MOST_OWN):
                assert web.post("/api/tables", json=body).status_code == 200
                watcher.until(lambda tables, n=n: len(tables) == n + 1)  # type: ignore[misc]
            refused = web.post("/api/tables", json=body)
            assert (refused.status_code, refused.json()["fault"]) == (429, "many-open")
        for _ in range(6):
            refused = web.post("/api/tables", json=body)
        assert refused.json()["fault"] == "too-fast"
        assert web.post("/api/tables", json=body | {"open": None, "together": True}).status_code == 200


def test_the_shape_of_a_line_holds_no_key_and_no_account(web: TestClient) -> None:
    assert set(wire.OpenSeat.__struct_fields__) == {"kind", "name"}
    table, keys = opened(web)
    for _ in range(200):  # a table is listed beside what is answered
        if table in (told := web.get("/api/lobby").text):
            break
        time.sleep(0.05)
    assert table in told and not any(key in told for key in keys)
