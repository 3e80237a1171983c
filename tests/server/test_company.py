"""Bots beside people: what anybody may answer is left to the people, unless the game says that a bot steps in."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.core.domains import Choice
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.server.botseats import BotSeats
from tests.server.play import Player, made, socket, started

SEATS = [{"name": "Ana"}, {"kind": "bot", "level": "hasard"}]


@pytest.fixture
def by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots answer."""

    async def think(self: BotSeats, seat: int, asked: bool, bot: str, level: str) -> Choice | None:
        return self.room.live.table.decision(seat).default if asked else None

    monkeypatch.setattr(BotSeats, "think", think)


@pytest.fixture
def web(by_default: None, sqlite_url: str, tmp_path: Path) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as client:
        yield client


def to_the_team_turn(player: Player) -> None:
    """Ana answers by default until the team acts."""
    while not (decision := player.states[0]["decision"]) or decision["ask"] != "team-turn":
        if decision:
            assert player.choose(0, decision["default"])["type"] == "accepted"
        else:
            player.until("state")


@pytest.mark.parametrize("steps_in", [False, True])
def test_a_bot_waits_for_people_unless_it_helps_now(
    web: TestClient, monkeypatch: pytest.MonkeyPatch, steps_in: bool
) -> None:
    monkeypatch.setattr(
        NomineesGame, "steps_in", lambda self, state, seat: steps_in and state.stack[-1].ID == "team_turn"
    )
    table, keys = made(web, game="neombre", seats=SEATS, options={"mode": "fight"}, hotseat=True, seed="a")
    with socket(web, table) as one:
        ana = Player(one, keys)
        ana.until("state")
        to_the_team_turn(ana)
        bots = web.app.state.host.rooms[table].bots  # type: ignore[attr-defined]
        if not steps_in:
            assert not bots.thinking and bots.asked == [0]
            assert len(ana.states[0]["waiting"]) == 2 and ana.states[0]["yields"] == [1]
            return
        while ana.states[0]["view"]["team"][1]["stage"] != "over":
            ana.until("state")
        assert ana.states[0]["view"]["team"][0]["stage"] == "waiting" and ana.states[0]["decision"]


def test_a_bot_says_why_and_it_is_told_again_by_another_process(
    by_default: None, monkeypatch: pytest.MonkeyPatch, sqlite_url: str, tmp_path: Path
) -> None:
    monkeypatch.setattr(NomineesGame, "steps_in", lambda self, state, seat: state.stack[-1].ID == "team_turn")
    seats = [{"name": "Ana"}, {"kind": "bot", "name": "Zed", "level": "compagnon"}]

    def told(player: Player) -> list[dict[str, Any]]:
        while player.states.get(0, {"view": {"team": []}})["view"]["team"][1:2] == [] or (
            player.states[0]["view"]["team"][1]["stage"] != "over"
        ):
            player.until("state")
        return [event for event in player.events[0] if event["key"].startswith("because")]

    with started(sqlite_url, tmp_path) as web:
        table, keys = made(web, game="neombre", seats=seats, options={"mode": "fight"}, hotseat=True, seed="a")
        with socket(web, table) as one:
            ana = Player(one, keys, ["fr"])
            ana.until("state")
            to_the_team_turn(ana)
            (why,) = told(ana)
        assert why["say"]["fr"] == "Zed s’arrête là : plus rien d’utile à jouer."
    with started(sqlite_url, tmp_path) as web, socket(web, table) as one:
        assert told(Player(one, keys, ["fr"])) == [why]
