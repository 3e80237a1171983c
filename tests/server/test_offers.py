"""Bots give a person time to answer an offer of one of them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.core.domains import Choice
from ludotheque.server.botseats import COURTESY, BotSeats
from ludotheque.server.numbers import rows_in
from tests.server.play import Player, made, socket, started
from tests.server.receivers import waited
from tests.server.turned import TurnedClock

SEATS = [{"name": "Ana"}, {"kind": "bot", "level": "hasard"}, {"kind": "bot", "level": "hasard"}]
OFFER: Choice = ("offer", 0, "give:pp:1")


@pytest.fixture(autouse=True)
def forward_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 makes an offer to seat 0 as soon as it is asked and may; else bots answer what is played by default."""
    offered: set[str] = set()

    async def think(self: BotSeats, seat: int, asked: bool, bot: str, level: str) -> Choice | None:
        live = self.room.live
        if seat == 1 and asked and live.id not in offered and live.table.why_not(1, OFFER) is None:
            offered.add(live.id)
            return OFFER
        return live.table.decision(seat).default if asked else None

    monkeypatch.setattr(BotSeats, "think", think)


@pytest.fixture
def web(hands: TurnedClock, sqlite_url: str, tmp_path: Path) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as client:
        yield client


def until_offered(player: Player) -> int:
    """Play on until the offer lies on the table; its number."""
    while not (offers := player.states[0]["view"]["offers"]):
        if player.states[0]["decision"]:
            assert player.choose(0, player.states[0]["decision"]["default"])["type"] == "accepted"
        else:
            player.until("state")
    return int(offers[0]["offer"])


def rows(web: TestClient, table: str) -> list[tuple[int, Any]]:
    """When each row was written, in milliseconds, and what it says."""
    lines = web.get(f"/api/admin/tables/{table}/export").text.splitlines()[2:]
    return [(row.written, json.loads(row.body)) for row in rows_in(lines)]


def gap(web: TestClient, table: str, verb: str) -> float:
    """Seconds from the first answer of that kind to the next of anybody."""

    def next_of(written: list[tuple[int, Any]]) -> list[int]:
        at = next((n for n, (_, body) in enumerate(written) if body.get("choice", [""])[0] == verb), len(written))
        return [when for when, _ in written[at : at + 2]]

    before, after = waited(lambda: found if len(found := next_of(rows(web, table))) == 2 else None)
    return float(after - before) / 1000


def until_they_wait(web: TestClient, table: str) -> None:
    waited(lambda: web.app.state.host.rooms[table].bots.courtesy)  # type: ignore[attr-defined]


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_bots_wait_for_an_answer_and_no_longer(web: TestClient, hands: TurnedClock, answer: str) -> None:
    table, keys = made(web, game="diktat", seats=SEATS)
    with socket(web, table) as one:
        ana = Player(one, keys)
        ana.until("state")
        number = until_offered(ana)
        until_they_wait(web, table)
        hands.turn(COURTESY - 1)
        assert rows(web, table)[-1][1]["choice"] == list(OFFER)
        assert ana.choose(0, [answer, number])["type"] == "accepted"
        assert gap(web, table, answer) == 0


def test_an_offer_that_nobody_answers_holds_nothing_up_for_long(web: TestClient, hands: TurnedClock) -> None:
    table, keys = made(web, game="diktat", seats=SEATS)
    with socket(web, table) as one:
        ana = Player(one, keys)
        ana.until("state")
        until_offered(ana)
        until_they_wait(web, table)
        hands.turn(COURTESY - 0.5)
        assert rows(web, table)[-1][1]["choice"] == list(OFFER)
        hands.turn(1.0)
        assert COURTESY - 0.01 <= gap(web, table, "offer") <= COURTESY + 0.5


def test_where_nobody_sits_nobody_waits(web: TestClient) -> None:
    table, _ = made(web, game="diktat", seats=[SEATS[1]] * 3)
    with socket(web, table) as one:
        Player(one, []).until("state")  # robots among themselves play for whoever watches
        assert gap(web, table, "offer") == 0
