"""Bots give a person time to answer an offer of one of them."""

import json
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.core.domains import Choice
from ludotheque.server import botseats
from ludotheque.server.botseats import BotSeats
from tests.server.play import Player, made, socket

SEATS = [{"name": "Ana"}, {"kind": "bot", "level": "hasard"}, {"kind": "bot", "level": "hasard"}]
OFFER: Choice = ("offer", 0, "give:pp:1")
LONG = 2.0  # seconds, in the place of COURTESY


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


def rows(web: TestClient, table: str) -> list[tuple[int, Any]]:
    """When each row was written, in milliseconds, and what it says."""
    lines = web.get(f"/api/admin/tables/{table}/export").text.splitlines()[2:]
    parts = [line.partition("\t") for line in lines]
    return [(json.loads(stamp)["written"], json.loads(body)) for stamp, _, body in parts]


def gap(web: TestClient, table: str, verb: str) -> float:
    """Seconds from the first answer of that kind to the next of anybody."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        written = rows(web, table)
        at = next((n for n, (_, body) in enumerate(written) if body.get("choice", [""])[0] == verb), len(written))
        if at + 1 < len(written):
            return (written[at + 1][0] - written[at][0]) / 1000
        time.sleep(0.05)
    raise AssertionError("nobody moved")


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_bots_wait_for_an_answer_and_no_longer(web: TestClient, answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botseats, "COURTESY", 60.0)
    table, keys = made(web, game="diktat", seats=SEATS)
    with socket(web, table) as one:
        ana = Player(one, keys)
        ana.until("state")
        number = until_offered(ana)
        time.sleep(1)
        assert rows(web, table)[-1][1]["choice"] == list(OFFER)
        assert ana.choose(0, [answer, number])["type"] == "accepted"
        assert gap(web, table, answer) < 30


def test_an_offer_that_nobody_answers_holds_nothing_up_for_long(web: TestClient) -> None:
    table, keys = made(web, game="diktat", seats=SEATS)
    with socket(web, table) as one:
        ana = Player(one, keys)
        ana.until("state")
        until_offered(ana)
        assert 0.9 * LONG < gap(web, table, "offer") < LONG + 10


def test_where_nobody_sits_nobody_waits(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botseats, "COURTESY", 60.0)
    table, _ = made(web, game="diktat", seats=[SEATS[1]] * 3)
    with socket(web, table) as one:
        Player(one, []).until("state")  # robots among themselves play for whoever watches
        assert gap(web, table, "offer") < 30
