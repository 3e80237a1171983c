"""A game of three days in seconds: everybody looks in now and then, and orders answer in between."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.match.bots import RandomBot
from ludotheque.server import sockets
from ludotheque.server.digest import MOMENTS, SENTENCES
from tests.server.play import Player, made, started
from tests.server.test_orders import DAYS, at_table, let_pass, live, order, settle
from tests.server.turned import TurnedClock

HOUR = 3600


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def ahead(player: Player, seat: int) -> list[dict[str, Any]]:
    player.number += 1
    player.send(type="ahead", seat=seat, id=player.number)
    found: list[dict[str, Any]] = player.until("questions")["questions"]
    return found


def recall(player: Player, seat: int) -> dict[str, Any]:
    player.number += 1
    player.send(type="recall", seat=seat, id=player.number)
    return player.until("digest")


def look_in(web: TestClient, table: str, key: str, seat: int, bot: RandomBot) -> dict[str, Any]:
    """What happened, what is asked, and what is ordered until the next time."""
    with at_table(web, table, key, seat, ["fr", "en"]) as player:
        now = live(web, table)
        found = recall(player, seat)
        check_digest(player, seat, found)
        for _ in range(30):
            if seat not in now.asked or now.table.over:
                break
            assert player.choose(seat, list(bot.answer(now.table, seat)))["type"] == "accepted"
            settle(player)
        if not now.table.over and seat not in now.orders:
            questions = ahead(player, seat)
            assert questions and all(len(each["choices"]) == len(each["say"]["fr"]) for each in questions)
            given = [{"ask": each["ask"], "answers": each["choices"][:8], "until": "game"} for each in questions[:12]]
            assert order(player, seat, *given)["type"] == "accepted"
    return found


def check_digest(player: Player, seat: int, found: dict[str, Any]) -> None:
    """It tells nothing that the seat was not told."""
    known = [event["say"]["fr"] for event in player.events[seat] if "say" in event]
    assert len(found["happened"]) <= SENTENCES and len(found["moments"]) <= MOMENTS
    points = [moment["at"] for moment in found["moments"]]
    assert points == sorted(set(points)) and all(0 < at <= player.states[seat]["at"] for at in points)
    assert {each["fr"] for each in found["happened"]} <= set(known)
    assert {moment["say"]["fr"] for moment in found["moments"]} <= set(known)
    for moment in found["moments"]:
        assert player.ask(type="look", seat=seat, at=moment["at"])["type"] == "past"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("diktat", 2), ("steamwatchers", 3)])
def test_three_days_by_letter(
    web: TestClient, hands: TurnedClock, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    monkeypatch.setattr(sockets, "MESSAGES", (1e6, 1e6))
    people = [{"name": f"Player {n}"} for n in range(seats)]
    table, keys = made(web, game=game, clock=DAYS, seats=people)
    rng, bot = random.Random(3), RandomBot(3)
    acts = used = 0
    for hour in range(0, 72, 12):
        for seat in rng.sample(range(seats), seats):
            if hour == 0 or rng.random() < 0.5:
                digest = look_in(web, table, keys[seat], seat, bot)
                acts, used = acts + digest["acts"], used + digest["used"]
        for _ in range(4):
            let_pass(web, hands, 3 * HOUR)
            assert live(web, table).clocks.late == [0] * seats, hour
    assert acts > 0 and used > 0 and len(live(web, table).table.entries) > 12, (acts, used)
