"""What a team decides together: an answer is a wish until all people who are asked want the same."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.core.domains import Choice
from ludotheque.server.botseats import BotSeats
from tests.marks import rule
from tests.server.play import Player, made, socket, started

TWO = [{"name": "Ana"}, {"name": "Bo"}]
FIGHT: dict[str, Any] = {"game": "neombre", "options": {"mode": "fight", "zone": "1B"}}


def heard(*players: Player) -> None:
    """Each has received all that was sent."""
    for player in players:
        player.send(type="ping")
        player.until("pong")


def say(player: Player, seat: int, *choice: Any) -> str:
    answer = player.choose(seat, list(choice))
    heard(player)
    return str(answer["type"])


def wishes(player: Player, seat: int) -> dict[int, list[Any]]:
    heard(player)
    return {wish["seat"]: wish["choice"] for wish in player.states[seat]["wishes"]}


def asked(player: Player, seat: int) -> str:
    heard(player)
    decision = player.states[seat]["decision"]
    return str(decision and decision["ask"])


def reach(ask: str, *seated: tuple[Player, int]) -> None:
    """Everybody answers as by default until that is asked; bots take their time."""
    while asked(*seated[0]) != ask:
        due = [(player, seat) for player, seat in seated if asked(player, seat) not in ("None", ask)]
        for player, seat in due:
            say(player, seat, *player.states[seat]["decision"]["default"])
        if not due and asked(*seated[0]) == "None":
            seated[0][0].until("state")


@rule("NEO-127")
def test_it_is_done_once_all_want_the_same_and_may_be_changed_before(sqlite_url: str, tmp_path: Path) -> None:
    with started(sqlite_url, tmp_path) as web:
        table, keys = made(web, seats=TWO, **FIGHT)
        with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
            ana, bo = Player(one, keys[:1]), Player(two, keys[1:2])
            heard(ana, bo)
            reach("enemies", (ana, 0), (bo, 1))
            assert asked(bo, 1) == "enemies"
            before = bo.states[1]
            assert say(ana, 0, "enemies", 2) == "accepted"
            assert wishes(ana, 0) == wishes(bo, 1) == {0: ["enemies", 2]}
            assert bo.states[1]["at"] == before["at"] and bo.states[1]["view"] == before["view"]
            assert say(bo, 1, "enemies", 99) == "refused"
            assert wishes(bo, 1) == {0: ["enemies", 2]}
            assert say(bo, 1, "enemies", 1) == "accepted"
            assert wishes(ana, 0) == {0: ["enemies", 2], 1: ["enemies", 1]}
    with started(sqlite_url, tmp_path) as web, socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        ana, bo = Player(one, keys[:1]), Player(two, keys[1:2])
        assert wishes(ana, 0) == wishes(bo, 1) == {0: ["enemies", 2], 1: ["enemies", 1]}
        assert say(ana, 0, "enemies", 1) == "accepted"
        heard(bo)
        for player, seat in ((ana, 0), (bo, 1)):
            assert asked(player, seat) != "enemies" and wishes(player, seat) == {}


def alone(web: TestClient, **more: Any) -> None:
    table, keys = made(web, **FIGHT, **more)
    with socket(web, table) as line:
        ana = Player(line, keys)
        heard(ana)
        reach("enemies", *((ana, seat) for seat in sorted(seat for seat in ana.states if seat is not None)))
        assert say(ana, 0, "enemies", 1) == "accepted"
        assert asked(ana, 0) != "enemies"


@rule("NEO-127")
def test_nobody_waits_for_bots_nor_around_one_screen(
    monkeypatch: pytest.MonkeyPatch, sqlite_url: str, tmp_path: Path
) -> None:
    async def think(self: BotSeats, seat: int, asked: bool, bot: str, level: str) -> Choice | None:
        return self.room.live.table.decision(seat).default if asked else None

    monkeypatch.setattr(BotSeats, "think", think)
    with started(sqlite_url, tmp_path) as web:
        alone(web, seats=[{"name": "Ana"}, {"kind": "bot", "level": "hasard"}])
        alone(web, seats=TWO, hotseat=True)


@rule("NEO-094")
def test_in_the_turn_of_the_team_each_plays_without_asking(sqlite_url: str, tmp_path: Path) -> None:
    with started(sqlite_url, tmp_path) as web:
        table, keys = made(web, seats=TWO, **FIGHT)
        with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
            ana, bo = Player(one, keys[:1]), Player(two, keys[1:2])
            heard(ana, bo)
            reach("team-turn", (ana, 0), (bo, 1))
            before = ana.states[0]["at"]
            assert say(ana, 0, "end") == "accepted" and ana.states[0]["at"] > before


def rows(web: TestClient, table: str) -> int:
    return int(web.app.state.host.rooms[table].live.seq)  # type: ignore[attr-defined]


@pytest.fixture
def team(sqlite_url: str, tmp_path: Path) -> Iterator[tuple[TestClient, str, Player, Player]]:
    """Ana and Bo are asked how many enemies they want."""
    with started(sqlite_url, tmp_path) as web:
        table, keys = made(web, seats=TWO, **FIGHT)
        with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
            ana, bo = Player(one, keys[:1]), Player(two, keys[1:2])
            heard(ana, bo)
            reach("enemies", (ana, 0), (bo, 1))
            heard(ana, bo)
            yield web, table, ana, bo


Team = tuple[TestClient, str, Player, Player]


def test_the_same_wish_again_is_not_written(team: Team) -> None:
    web, table, ana, bo = team
    assert say(ana, 0, "enemies", 2) == "accepted"
    heard(bo)
    before, told = rows(web, table), len(bo.bytes)
    for _ in range(30):
        assert say(ana, 0, "enemies", 2) == "accepted"
    heard(bo)
    assert rows(web, table) == before and len(bo.bytes) == told + 1  # a pong
    assert say(bo, 1, "enemies", 2) == "accepted"
    assert asked(bo, 1) != "enemies"


def test_wishes_have_a_budget_of_the_seat(team: Team) -> None:
    web, table, ana, bo = team
    before = rows(web, table)
    answers = [ana.choose(0, ["enemies", 1 + n % 2]) for n in range(150)]
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert {answer["why"] for answer in refused} == {"too-fast"} and refused[0]["say"]["fr"]
    assert 60 <= rows(web, table) - before < 130
    assert say(bo, 1, "enemies", 1) == "accepted"  # another seat has its own


def leave(web: TestClient, table: str, ana: Player, how: str) -> None:
    if how == "replaced":
        assert ana.ask(type="propose", seat=0, what="replace", target=1)["type"] == "accepted"
    elif how == "freed":
        assert web.post(f"/api/admin/tables/{table}/seats/1/remove").status_code == 200
    else:
        headers = {"cookie": "ludotheque-browser=bo"}
        assert web.post(f"/api/tables/{table}/resign", json={"keys": []}, headers=headers).status_code == 200


@pytest.mark.parametrize("how", ["replaced", "freed", "resigned", "taken elsewhere"])
def test_a_wish_ends_when_its_seat_changes_hands(team: Team, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(self: BotSeats, seat: int, asked: bool, bot: str, level: str) -> Choice | None:
        return None

    monkeypatch.setattr(BotSeats, "think", think)
    web, table, ana, bo = team
    assert say(bo, 1, "enemies", 2) == "accepted"
    assert wishes(ana, 0) == {1: ["enemies", 2]}
    if how == "taken elsewhere":
        headers = {"cookie": "ludotheque-browser=bo"}
        link = web.post(f"/api/tables/{table}/revoke", json={"seat": 1}, headers=headers).json()["links"][0]["key"]
        assert wishes(ana, 0) == {1: ["enemies", 2]}  # a new link changes nothing until somebody opens it
        with socket(web, table, "cy") as line:
            Player(line, [link]).until("proposals")
    else:
        leave(web, table, ana, how)
        if how == "replaced":
            heard(bo)
            bo.ask(type="consent", seat=1, proposal=1, yes=True)
    assert wishes(ana, 0) == {}
