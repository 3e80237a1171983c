"""Before the deal at an open table: the host, who is ready, the countdown, a seat given back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.core.chance import seal
from tests.server.play import Player, made, socket, started
from tests.server.turned import TurnedClock

ANA, BO, CYD = "browser-of-ana", "browser-of-bo", "browser-of-cyd"


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def laid(web: TestClient, free: int = 1) -> tuple[str, list[str]]:
    seats = [{"name": "Ana"}, *([{"name": None}] * free)]
    return made(web, game="connect4" if free == 1 else "diktat", seats=seats, open="fr")


def sit(web: TestClient, table: str, browser: str) -> Any:
    cookie = {"cookie": f"ludotheque-browser={browser}"}
    return web.post(f"/api/lobby/{table}/sit", json={"name": None}, headers=cookie)


def deal(web: TestClient, table: str) -> dict[str, Any]:
    found: dict[str, Any] = web.get(f"/api/tables/{table}").json()["deal"]
    return found


def come(player: Player, seat: int) -> None:
    player.until("welcome")
    assert player.ask(type="seal", seat=seat, sealed=seal(f"share {seat}"))["type"] == "accepted"


def ready(player: Player, seat: int, yes: bool = True) -> dict[str, Any]:
    return player.ask(type="ready", seat=seat, yes=yes)


def opens(players: list[Player]) -> None:
    for seat, player in enumerate(players):
        assert player.ask(type="open", seat=seat, value=f"share {seat}")["type"] == "accepted"


def test_all_ready_begins_after_five_seconds_that_anybody_may_stop(web: TestClient, hands: TurnedClock) -> None:
    table, keys = laid(web)
    sit(web, table, BO)
    with socket(web, table, ANA) as one, socket(web, table, BO) as two:
        players = [Player(one, [keys[0], keys[-1]]), Player(two, [])]
        for seat, player in enumerate(players):
            come(player, seat)
        assert deal(web, table)["starts"] is None and deal(web, table)["stage"] == "sealing"
        ready(players[0], 0)
        hands.turn(60)
        assert (deal(web, table)["ready"], deal(web, table)["starts"]) == ([0], None)
        ready(players[1], 1)
        assert deal(web, table)["starts"] is not None
        hands.turn(4)
        ready(players[0], 0, yes=False)
        hands.turn(60)
        assert (deal(web, table)["ready"], deal(web, table)["stage"]) == ([1], "sealing")
        ready(players[0], 0)
        hands.turn(4)
        assert deal(web, table)["stage"] == "sealing"
        hands.turn(2)
        assert deal(web, table)["stage"] == "opening"
        assert ready(players[0], 0)["type"] == "refused"
        opens(players)
        assert deal(web, table)["stage"] == "dealt" and deal(web, table)["host"] is None


def test_a_free_seat_holds_the_deal_until_a_robot_takes_it(web: TestClient, hands: TurnedClock) -> None:
    table, keys = laid(web, free=2)
    sit(web, table, BO)
    with socket(web, table, ANA) as one, socket(web, table, BO) as two:
        players = [Player(one, [keys[0], keys[-1]]), Player(two, [])]
        for seat, player in enumerate(players):
            come(player, seat)
            ready(player, seat)
        hands.turn(60)
        assert deal(web, table)["stage"] == "sealing"  # a seat is free
        assert players[0].ask(type="fill", seat=0, target=2)["type"] == "accepted"
        assert deal(web, table)["starts"] is not None
        hands.turn(6)
        assert deal(web, table)["stage"] == "opening"


def test_the_host_need_not_wait_for_ever_and_robots_take_the_empty_seats(web: TestClient, hands: TurnedClock) -> None:
    table, keys = laid(web, free=3)
    sit(web, table, BO)
    with socket(web, table, ANA) as one, socket(web, table, BO) as two:
        ana, bo = Player(one, [keys[0], keys[-1]]), Player(two, [])
        come(ana, 0)
        come(bo, 1)
        assert deal(web, table)["host"] == 0
        assert ana.ask(type="begin", seat=0)["why"] == "too-early"
        hands.turn(301)
        assert bo.ask(type="begin", seat=1)["why"] == "host-of-table"
        assert bo.ask(type="fill", seat=1, target=2)["why"] == "host-of-table"
        assert ana.ask(type="begin", seat=0)["type"] == "accepted"
        seats = web.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "human", "bot", "bot"]
        assert deal(web, table)["stage"] == "opening"


def test_the_table_is_handed_over_and_goes_to_whoever_has_sat_longest(web: TestClient) -> None:
    table, keys = laid(web, free=2)
    sit(web, table, BO)
    sit(web, table, CYD)
    assert deal(web, table)["host"] == 1  # until whoever laid it comes
    with socket(web, table, ANA) as one, socket(web, table, BO) as two, socket(web, table, CYD) as three:
        ana, bo, cyd = Player(one, [keys[0], keys[-1]]), Player(two, []), Player(three, [])
        for seat, player in enumerate((ana, bo, cyd)):
            come(player, seat)
        assert deal(web, table)["host"] == 0
        assert bo.ask(type="hand-over", seat=1, target=2)["why"] == "host-of-table"
        assert ana.ask(type="hand-over", seat=0, target=2)["type"] == "accepted"
        assert deal(web, table)["host"] == 2
        host = web.app.state.host  # type: ignore[attr-defined]
        room = web.portal.call(host.room, table)  # type: ignore[union-attr]
        web.portal.call(room.note, {"note": "free", "seat": 2})  # type: ignore[union-attr]
        assert deal(web, table)["host"] == 0  # and then whoever was there before Bo


def test_a_seat_given_back_is_free_for_others_and_not_for_whoever_had_it(web: TestClient) -> None:
    table, keys = laid(web)
    sit(web, table, BO)
    with socket(web, table, ANA) as one, socket(web, table, BO) as two:
        ana, bo = Player(one, [keys[0], keys[-1]]), Player(two, [])
        come(ana, 0)
        come(bo, 1)
        ready(bo, 1)
        assert bo.ask(type="give-back", seat=1, target=0, why="away")["why"] != "accepted"
        assert ana.ask(type="give-back", seat=0, target=1, why="away")["type"] == "accepted"
        assert bo.until("refused")["why"] == "seat-lost"
        assert (deal(web, table)["ready"], len(deal(web, table)["shares"])) == ([], 1)
        refused = sit(web, table, BO)
        assert (refused.status_code, refused.json()["fault"]) == (403, "turned-away")
        assert sit(web, table, CYD).status_code == 200
        with socket(web, table, CYD) as three:
            cyd = Player(three, [])
            come(cyd, 1)
            for player, seat in ((ana, 0), (cyd, 1)):
                ready(player, seat)
            assert deal(web, table)["starts"] is not None


def test_once_dealing_nobody_is_sent_away(web: TestClient, hands: TurnedClock) -> None:
    table, keys = laid(web)
    with socket(web, table, ANA) as one:
        ana = Player(one, [keys[0], keys[-1]])
        come(ana, 0)
        sit(web, table, BO)
        with socket(web, table, BO) as two:
            bo = Player(two, [])
            come(bo, 1)
            ready(ana, 0)
            ready(bo, 1)
            hands.turn(6)
            for kind in ("give-back", "hand-over"):
                more = {"why": "away"} if kind == "give-back" else {}
                assert ana.ask(type=kind, seat=0, target=1, **more)["why"] == "seat-not-free"


def test_a_restart_keeps_who_is_ready_and_goes_on_counting(database: str, tmp_path: Path, hands: TurnedClock) -> None:
    with started(database, tmp_path) as web:
        table, keys = laid(web)
        sit(web, table, BO)
        with socket(web, table, ANA) as one, socket(web, table, BO) as two:
            for seat, player in enumerate((Player(one, [keys[0], keys[-1]]), Player(two, []))):
                come(player, seat)
                ready(player, seat)
    with started(database, tmp_path) as web:
        assert deal(web, table)["ready"] == [0, 1]
        hands.turn(6)
        with socket(web, table, ANA) as one:
            ana = Player(one, [])
            while ana.until("dealing", "welcome")["deal"]["stage"] == "sealing":
                hands.turn(1)
