"""Bots give a person time to answer an offer of one of them."""

import time

import pytest
from starlette.testclient import TestClient

from ludotheque.core.domains import Choice
from ludotheque.server import botseats
from ludotheque.server.botseats import BotSeats
from tests.server.play import Player, made, socket

SEATS = [{"name": "Ana"}, {"kind": "bot", "level": "hasard"}, {"kind": "bot", "level": "hasard"}]
OFFER: Choice = ("offer", 0, "give:pp:1")
LONG = 3.0  # seconds, in the place of COURTESY


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
    monkeypatch.setattr(botseats, "COURTESY", LONG)


def until_offered(player: Player) -> int:
    """Play on until the offer lies on the table; its number."""
    while not (offers := player.states[0]["view"]["offers"]):
        if player.states[0]["decision"]:
            assert player.choose(0, player.states[0]["decision"]["default"])["type"] == "accepted"
        else:
            player.until("state")
    return int(offers[0]["offer"])


def rows(web: TestClient, table: str) -> list[str]:
    return web.get(f"/api/admin/tables/{table}/export").text.splitlines()[2:]


def moved(web: TestClient, table: str, count: int, seconds: float) -> float | None:
    """How long it took until there were more rows than that; None: there were none."""
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        if len(rows(web, table)) > count:
            return time.monotonic() - began
        time.sleep(0.02)
    return None


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_bots_wait_for_an_answer_and_no_longer(web: TestClient, answer: str) -> None:
    table, keys = made(web, game="diktat", seats=SEATS)
    with socket(web, table) as one:
        ana = Player(one, keys)
        ana.until("state")
        number = until_offered(ana)
        there = len(rows(web, table))
        assert moved(web, table, there, 0.4 * LONG) is None
        assert ana.choose(0, [answer, number])["type"] == "accepted"
        took = moved(web, table, there + 1, 0.4 * LONG)
        assert took is not None


def test_an_offer_that_nobody_answers_holds_nothing_up_for_long(web: TestClient) -> None:
    table, keys = made(web, game="diktat", seats=SEATS)
    with socket(web, table) as one:
        ana = Player(one, keys)
        ana.until("state")
        until_offered(ana)
        took = moved(web, table, len(rows(web, table)), 3 * LONG)
        assert took is not None and 0.5 * LONG < took < 1.5 * LONG
        assert moved(web, table, len(rows(web, table)), 0.5 * LONG) is not None or ana.states[0]["view"]["waiting"]


def test_where_nobody_is_connected_nobody_waits(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botseats, "COURTESY", 60.0)
    bots = [{"kind": "bot", "level": "hasard"}] * 3
    table, _ = made(web, game="diktat", seats=bots)
    began = time.monotonic()
    while '"offer"' not in "".join(rows(web, table)) and time.monotonic() - began < 20:
        time.sleep(0.02)
    there = [OFFER[0] in row for row in rows(web, table)].index(True) + 1
    assert moved(web, table, there, 10) is not None
