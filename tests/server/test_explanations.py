"""Robots explain themselves: to whoever plays alone against them, and once the game is over; never to tell a secret."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.bots.levels import THINKERS
from tests.server.play import Player, made, socket, two_people
from tests.server.test_persons import Somebody

THOUGHTS = 200  # for one decision, at most


async def here(_table: str, _kind: tuple[str, str], function: Callable[..., Any], *work: Any) -> Any:
    return await asyncio.to_thread(function, *work)


@pytest.fixture
def web(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    """Robots that think in this process and by no clock: a busy machine changes nothing of what they find."""
    for name, level in THINKERS.items():
        monkeypatch.setitem(THINKERS, name, replace(level, iterations=min(level.iterations, THOUGHTS), seconds=0.0))
    monkeypatch.setattr(web.app.state.host.pool, "run", here)  # type: ignore[attr-defined]
    return web


def asked(player: Player, seat: int, after: int = -1) -> dict[str, Any]:
    """The state in which that seat is asked, past that point of the game. It may have come before an answer did."""
    while not ((state := player.states.get(seat)) and state["decision"] and state["at"] > after):
        player.receive()
    return state


def alone(web: TestClient, game: str, level: str, seats: int = 2) -> tuple[str, list[str]]:
    bots = [{"kind": "bot", "bot": "robot", "level": level}] * (seats - 1)
    return made(web, game=game, seats=[{"name": "Ana"}, *bots])


def explain(web: TestClient, table: str, keys: list[str], **more: Any) -> Any:
    return web.post(f"/api/tables/{table}/explain", json={"keys": keys, **more})


def test_advice_tells_the_choice_two_runners_up_and_what_they_bring(web: TestClient) -> None:
    table, keys = alone(web, "connect4", "compagnon")
    with socket(web, table) as ws:
        player = Player(ws, keys[:1])
        state = asked(player, 0)
        answer = explain(web, table, keys)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert (told["seat"], told["level"], told["played"], len(told["options"])) == (0, "maitre", None, 3)
        open_now = state["decision"]["choices"]
        assert all(option["choice"] in open_now for option in told["options"])
        chances = [option["expects"][0] for option in told["options"]]
        assert chances == sorted(chances, reverse=True)  # the order agrees with its own figures
        assert sum(told["before"]) == pytest.approx(1, abs=0.01) and told["then"] == []
        assert all(len(option["expects"]) == 2 for option in told["options"])
        assert all(option["low"] <= option["expects"][0] <= option["high"] for option in told["options"])
        assert explain(web, table, keys).json() == told
        assert explain(web, table, []).json()["fault"] == "not-yours"
        assert (
            explain(web, table, keys[1:]).json()["fault"] == "not-yours"
        )  # whoever laid the table has no seat by that


def test_advice_is_the_best_there_is_and_names_what_the_choice_is_about(web: TestClient) -> None:
    table, keys = alone(web, "diktat", "hasard")
    with socket(web, table) as ws:
        player = Player(ws, keys[:1])
        state = asked(player, 0)
        for _ in range(12):
            told = explain(web, table, keys).json()
            assert told["level"] == "grand-maitre"
            if named := told["why"]:
                break
            decision = state["decision"]
            assert player.choose(0, decision["default"] or decision["choices"][0])["type"] == "accepted"
            state = asked(player, 0, after=state["at"])
    assert named and all(each["name"].keys() == {"en", "fr"} and each["better"] != each["other"] for each in named)


def test_a_robot_without_secrets_tells_its_own_thoughts_at_once(web: TestClient) -> None:
    table, keys = alone(web, "connect4", "compagnon")
    with socket(web, table) as ws:
        player = Player(ws, keys[:1])
        asked(player, 0)
        assert player.choose(0, ["drop", 3])["type"] == "accepted"
        at = asked(player, 0, after=1)["at"]
        told = explain(web, table, keys, at=at).json()
        assert (told["seat"], told["level"]) == (1, "compagnon")
        assert told["played"]["choice"] in [option["choice"] for option in told["options"]]
        assert explain(web, table, keys, at=0).json()["fault"] == "bad-point"
        assert explain(web, table, keys, at=at + 1).json()["fault"] == "bad-point"


def test_a_robot_with_secrets_keeps_its_reasons_until_the_end(web: TestClient) -> None:
    table, keys = alone(web, "diktat", "hasard", 3)
    with socket(web, table) as ws:
        player = Player(ws, keys[:1])
        state, before = asked(player, 0), 0
        while state["at"] <= before + 1:  # until a robot has moved too
            before, decision = state["at"], state["decision"]
            assert player.choose(0, decision["default"] or decision["choices"][0])["type"] == "accepted"
            state = asked(player, 0, after=before)
        faults = set()
        for at in range(1, state["at"] + 1):
            answer = explain(web, table, keys, at=at).json()
            faults.add(answer.get("fault") if answer.get("seat") != 0 else "own")
        assert "later" in faults and faults <= {"later", "own"}


def test_among_people_nobody_is_advised(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        for n, line in enumerate((one, two)):
            Player(line, [keys[n]]).until("state")
        for key in keys:
            answer = explain(web, table, [key])
            assert (answer.status_code, answer.json()["fault"]) == (
                403,
                "not-alone" if key != keys[-1] else "not-yours",
            )


def test_after_the_end_everybody_may_ask(web: TestClient) -> None:
    table, keys = two_people(web, hotseat=True)
    with socket(web, table) as ws:
        player = Player(ws, keys[:2])
        player.until("proposals")
        for column in (3, 2, 3, 2, 3, 4, 3):
            seat = next(seat for seat in (0, 1) if player.states[seat]["decision"])
            assert player.choose(seat, ["drop", column])["type"] == "accepted"
        last = player.states[0]["at"]
    told = explain(web, table, [], at=last).json()
    assert (told["seat"], told["played"]["choice"]) == (0, ["drop", 3])
    chances = [option["expects"][0] for option in told["options"] if option["choice"][0] == "drop"]
    assert len(chances) == 3 and chances == sorted(chances, reverse=True)
    assert told["options"][0]["choice"] == ["drop", 3] and chances[0] > 0.9
    assert [explain(web, table, each).json()["fault"] for each in ([], keys[:1])] == ["not-asked"] * 2


@pytest.mark.parametrize("body", [{}, {"keys": "x"}, {"keys": ["nonsense"]}, {"keys": [], "at": "now"}])
def test_bad_questions(web: TestClient, body: dict[str, Any]) -> None:
    table, _ = alone(web, "connect4", "hasard")
    answer = web.post(f"/api/tables/{table}/explain", json=body)
    assert answer.status_code in (400, 403) and answer.json()["say"]["fr"]


def test_people_who_set_up_a_coach_ask_it_three_times_each_and_everybody_is_told(web: TestClient) -> None:
    table, keys = two_people(web, coach=True)
    with socket(web, table) as one, socket(web, table) as two:
        players = [Player(one, keys[:1], ["en"]), Player(two, keys[1:2], ["en"])]
        for player in players:
            assert player.until("welcome")["coach"] == 3
            player.until("proposals")
        assert explain(web, table, keys[1:2]).json()["fault"] == "not-asked"
        for n in range(4):
            at = asked(players[0], 0, after=n * 2 - 1)["at"]
            told = explain(web, table, keys[:1]).json()
            if n < 3:
                assert told["left"] == 2 - n and len(told["options"]) == 3
                assert f"asked a robot for advice ({n + 1} of 3)" in players[1].until("chat")["line"]["say"]["en"]
                assert explain(web, table, keys[:1]).json() == told  # of the same question, at no price
            else:
                assert told["fault"] == "coach-spent"
            assert explain(web, table, keys[:1], at=at).json()["fault"] == "not-alone"  # not of what was answered
            players[0].choose(0, ["drop", n % 3])
            asked(players[1], 1, after=at)
            players[1].choose(1, ["drop", n % 3])
        fork = {"at": 2, "key": keys[0], "seats": [{"name": "Ana"}, {"name": "Bo"}]}
        study = web.post(f"/api/tables/{table}/fork", json=fork).json()
        own = [study["links"][0]["key"]]
        with socket(web, study["table"]) as three:
            Player(three, own).until("proposals")
            assert explain(web, study["table"], own).json()["fault"] == "not-alone"  # nor in a copy of it
    wanted = {"game": "connect4", "seats": [{"name": "Ana"}, {"name": "Bo"}], "clock": {"budget": 600}}
    refused = Somebody(web, "Ana").post("/api/tables", **wanted, rated=True, coach=True)
    assert refused.json()["fault"] == "rated-coach"
