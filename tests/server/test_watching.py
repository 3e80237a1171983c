"""Whoever looks on is told what happened as late as the players wanted, by every door, and finds the games that are
open to all."""

import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.core.state import SEALED
from ludotheque.match.bots import RandomBot
from ludotheque.server import sockets
from ludotheque.server.live import LiveTable
from ludotheque.server.sentences import Refusing
from tests.server.play import Player, made, pinged, socket, started, two_people
from tests.server.test_leaks import some_move
from tests.server.test_persons import Somebody, befriended
from tests.server.test_ratings import call, host_of
from tests.server.turned import TurnedClock

LATE = {"who": "all", "minutes": 2}
BY_ANSWERS = {"who": "all", "answers": 1}
GAMES = [("diktat", 3), ("hybris", 3), ("neombre", 2), ("olomoc", 2), ("steamwatchers", 3)]


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def living(web: TestClient, table: str) -> LiveTable:
    found: LiveTable = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
    return found


class Truth:
    """What a spectator without delay would have known, and since when."""

    def __init__(self, live: LiveTable, hands: TurnedClock) -> None:
        self.live, self.hands = live, hands
        self.views: dict[int, Any] = {}
        self.moments: list[tuple[float, int, int | None]] = []  # when, how many moves, where a question was sealed
        self.put: int | None = None
        self.note()

    def note(self) -> None:
        live, state = self.live, self.live.table.state
        at = live.seen_at(None)
        self.views[at] = json.loads(json.dumps(live.table.view(None)))
        if not state.asked() or state.stack[-1].mode(state) != SEALED:
            self.put = None
        elif self.put is None or not live.given:
            self.put = at
        self.moments.append((self.hands.now(), at, self.put))

    @property
    def newest(self) -> int:
        """The last of these moves that anybody else may know of now."""
        old = max((at for when, at, _ in self.moments if when <= self.hands.now() - 120_000), default=0)
        return old if self.put is None else min(old, max(0, self.put - 1))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whoever_looks_on_knows_nothing_newer_by_any_door(
    web: TestClient, hands: TurnedClock, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    monkeypatch.setattr(sockets, "MESSAGES", (1e6, 1e6))
    people = [{"name": f"Player {n}"} for n in range(seats)]
    table, keys = made(web, game=game, seats=people, watch=LATE)
    rng, bot = random.Random(7), RandomBot(7)
    with contextlib.ExitStack() as stack:
        players = [Player(stack.enter_context(socket(web, table)), [key], ["fr"]) for key in keys[:seats]]
        for player in players:
            player.until("proposals")
        watching = Player(stack.enter_context(socket(web, table)), [], ["fr"])
        watching.until("proposals")
        live = living(web, table)
        truth, moved = Truth(live, hands), 0
        for n in range(24):
            if live.table.over:
                break
            seat, choice = some_move(live.table, rng, bot)
            pinged(players[seat])
            assert players[seat].choose(seat, list(choice))["type"] == "accepted"
            truth.note()
            hands.turn(rng.choice((1, 20, 45, 130)))
            pinged(watching)
            had = watching.states[None]
            assert had["at"] <= truth.newest and had["view"] == truth.views[had["at"]]
            moved = max(moved, had["at"])
            if n % 11 == 5:
                with socket(web, table) as again:  # whoever comes anew, and every other door
                    fresh = Player(again, [], ["fr"])
                    fresh.until("proposals")
                    assert fresh.states[None]["at"] == had["at"] and fresh.events[None] == watching.events[None]
                    assert fresh.ask(type="look", seat=None, at=live.seen_at(None))["type"] == "refused" or (
                        had["at"] == live.seen_at(None)
                    )
                mine = web.post("/api/mine", json={"tables": [{"table": table}]}).json()["tables"][0]["summary"]
                told = web.get(f"/api/tables/{table}").json()
                assert told == mine and told["at"] == had["at"] and told["moved"] == had["moved"]
                assert told["waiting"] == [each["seat"] for each in had["waiting"]]
        kinds = {json.loads(text)["type"] for text in watching.bytes}
        assert moved > 3 and "clock" not in kinds
        everything = "".join(watching.bytes)
        for events in (players[0].events[0][len(watching.events[None]) + 12 :],):
            assert not [each for each in events if f'"number":{each["number"]},' in everything]


def test_talk_comes_as_late_as_the_moves_and_the_end_opens_all(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, watch=LATE, clock={"budget": 600, "bonus": 0})
    with socket(web, table) as one, socket(web, table) as two, socket(web, table) as three:
        ana, bo = Player(one, keys[:1]), Player(two, keys[1:2])
        for player in (ana, bo):
            player.until("proposals")
        watching = Player(three, [])
        watching.until("proposals")
        assert ana.choose(0, ["drop", 3])["type"] == "accepted"
        ana.ask(type="say", seat=0, text="look at column three")
        hands.turn(119)
        pinged(ana, bo, watching)
        assert watching.states[None]["at"] == 0 and "column three" not in "".join(watching.bytes)
        assert not any('"type":"clock"' in text for text in watching.bytes)
        assert any('"type":"clock"' in text for text in bo.bytes)
        hands.turn(2)
        pinged(watching)
        assert watching.states[None]["at"] == 1 and "column three" in "".join(watching.bytes)
        for n in range(3):
            pinged(ana, bo)
            bo.choose(1, ["drop", 0 if n else 1])
            pinged(ana)
            ana.choose(0, ["drop", 3])
        pinged(watching, ana)
        assert ana.states[0]["over"] and watching.states[None]["over"]
        assert watching.states[None]["at"] == ana.states[0]["at"]


def test_by_days_they_are_an_answer_late_however_long_it_takes(
    sqlite_url: str, tmp_path: Path, hands: TurnedClock
) -> None:
    """And a server that starts again knows it as well."""
    with started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web, watch=BY_ANSWERS)
        with socket(web, table) as one, socket(web, table) as two:
            ana, bo = Player(one, keys[:1]), Player(two, keys[1:2])
            bo.until("proposals")
            ana.until("proposals")
            ana.choose(0, ["drop", 3])
            hands.leap(86_400 * 3)
            assert web.get(f"/api/tables/{table}").json()["at"] == 0
            pinged(bo)
            bo.choose(1, ["drop", 2])
            assert web.get(f"/api/tables/{table}").json()["at"] == 1
    with started(sqlite_url, tmp_path) as web, socket(web, table) as three:
        watching = Player(three, [])
        watching.until("proposals")
        assert watching.states[None]["at"] == 1


def test_a_table_among_themselves_shows_itself_by_no_door(web: TestClient) -> None:
    table, keys = two_people(web, watch={"who": "nobody"})
    with socket(web, table) as one, socket(web, table) as two:
        players = [Player(one, keys[:1]), Player(two, keys[1:2])]
        for player in players:
            player.until("proposals")
        for n in range(7):
            pinged(*players)
            players[n % 2].choose(n % 2, ["drop", 3 if n % 2 == 0 else n // 2])
        pinged(*players)
        assert players[0].states[0]["over"]
    with socket(web, table) as three:
        assert Player(three, []).receive()["why"] == "not-watched"
    path = f"/api/tables/{table}"
    doors = ["", "/journal", "/proof", "/review", "/content"]
    assert [web.get(path + door).status_code for door in doors] == [403] * 5
    assert web.post(f"{path}/fork", json={"at": 1, "seats": [{"name": "A"}, {"name": "B"}]}).status_code == 403
    assert web.post(f"{path}/explain", json={"at": 1, "keys": []}).status_code == 403
    told = web.post("/api/mine", json={"tables": [{"table": table}]}).json()
    assert told == {"tables": [], "gone": []}
    assert web.get("/api/watch").json() == {"games": []}
    shown = web.get(f"/table/{table}", headers={"accept-language": "fr"}).text
    assert "Ana" not in shown


def test_games_are_listed_whose_players_wanted_it_and_none_of_people_one_is_apart_from(web: TestClient) -> None:
    ana, bo, cyd = (Somebody(web, name) for name in ("Ana", "Bo", "Cyd"))
    seats = [{"name": None}, {"name": None}]

    def opened(host: Somebody, guest: Somebody, **more: Any) -> str:
        answer = host.post("/api/tables", game="connect4", seats=seats, **more).json()
        for each, link in zip((host, guest), answer["links"], strict=False):
            with each.sit(answer["table"], link["key"]) as line:
                Player(line, [link["key"]], name=each.name).until("proposals")
        return str(answer["table"])

    def told(who: Somebody) -> list[str]:
        return [each["game"]["table"] for each in who.get("/api/watch").json()["games"]]

    public = opened(ana, bo, watch=LATE)
    opened(ana, bo, watch={"who": "link"})
    opened(ana, bo)
    opened(ana, bo, watch={"who": "nobody"})
    waiting = opened(ana, bo, open="fr", together=True)
    assert told(cyd) == [public] and waiting not in told(cyd)
    befriended(ana, cyd)
    assert cyd.get("/api/watch").json()["games"][0]["friends"] == ["Ana"]
    assert cyd.post("/api/person/follow", name="Bo", on=True).json()["fault"] == "no-person"  # a closed page
    bo.post("/api/person/shown", shown="all")
    assert cyd.post("/api/person/follow", name="Bo", on=True).json()["followed"] == ["Bo"]
    assert cyd.get("/api/watch").json()["games"][0]["followed"] == ["Bo"]
    assert cyd.page("Bo").json()["card"]["followed"] and "Cyd" not in bo.get("/api/person/mine").text
    assert cyd.post("/api/person/follow", name="Cyd", on=True).json()["fault"] == "no-person"
    bo.post("/api/person/shown", shown="friends")
    assert cyd.get("/api/watch").json()["games"][0]["followed"] == [] == cyd.mine()["followed"]
    bo.post("/api/person/shown", shown="all")
    assert cyd.mine()["followed"] == ["Bo"]
    bo.post("/api/friends/ask", name="Cyd")
    cyd.post("/api/friends/answer", name="Bo", yes=True)
    bo.post("/api/person/away", name="Cyd", what="block", on=True)
    assert told(cyd) == [] and told(ana) == [public]
    bo.post("/api/person/away", name="Cyd", what="block", on=False)
    assert cyd.mine()["followed"] == []


def test_those_who_look_on_talk_apart_and_the_table_reads_it_at_the_end(web: TestClient, hands: TurnedClock) -> None:
    cyd, dan = Somebody(web, "Cyd"), Somebody(web, "Dan")
    table, keys = two_people(web, watch=LATE)
    with (
        socket(web, table) as one,
        socket(web, table) as two,
        cyd.sit(table, "") as three,
        dan.sit(table, "") as four,
        socket(web, table) as five,
    ):
        players = [Player(one, keys[:1]), Player(two, keys[1:2])]
        for player in players:
            player.until("proposals")
        speaking, hearing, guest = Player(three, []), Player(four, []), Player(five, [])
        for each in (speaking, hearing, guest):
            assert each.until("stand")["lines"] == []
        assert guest.ask(type="remark", text="let me")["why"] == "stand-account"
        assert players[0].ask(type="remark", text="me too")["why"] == "not-yours"
        assert speaking.ask(type="remark", text="the third column wins")["type"] == "accepted"
        said = hearing.until("stand")["lines"]
        assert [(line["name"], line["text"], line["at"]) for line in said] == [("Cyd", "the third column wins", 0)]
        for n in range(7):
            pinged(*players)
            players[n % 2].choose(n % 2, ["drop", 3 if n % 2 == 0 else n // 2])
            if n < 6:
                assert "third column" not in "".join(text for player in players for text in player.bytes)
        for player in players:
            assert player.until("stand")["lines"] == said
        for n in range(12):
            answer = speaking.ask(type="remark", text=f"and {n}")
        assert answer["why"] == "too-fast"
    told = cyd.get("/api/account/export")
    assert "the third column wins" in told.text


def test_who_is_ahead_is_told_to_those_who_look_on_as_late_as_the_moves(web: TestClient, hands: TurnedClock) -> None:
    table, keys = two_people(web, watch=LATE)
    with socket(web, table) as one, socket(web, table) as two, socket(web, table) as three:
        players = [Player(one, keys[:1]), Player(two, keys[1:2])]
        for player in players:
            player.until("proposals")
        watching = Player(three, [])
        first = watching.until("lead")
        assert first["turn"] is None
        assert [(point["at"], len(point["chances"]), sum(point["chances"])) for point in first["points"]] == [(0, 2, 1)]
        assert players[0].choose(0, ["drop", 3])["type"] == "accepted"
        hands.turn(119)
        pinged(*players, watching)
        assert len(leads_told(watching)) == 1
        hands.turn(2)
        told = watching.until("lead")
        assert [point["at"] for point in told["points"]] == [0, 1]
        with socket(web, table) as four:
            assert Player(four, []).until("lead") == told
        pinged(*players)
        assert not any(leads_told(player) for player in players)


def leads_told(player: Player) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, player.bytes) if message["type"] == "lead"]


def test_who_is_ahead_is_told_only_where_players_chose_it_and_among_people_only_late(web: TestClient) -> None:
    host = host_of(web)
    robot = {"kind": "bot", "bot": "robot", "level": "compagnon"}

    def may(*seats: Any, **more: Any) -> bool:
        table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, *seats], **more)
        with socket(web, table) as line:
            Player(line, keys[:1]).until("proposals")
        try:
            call(web, host.fairness.robots, living(web, table), False, True)
        except Refusing:
            return False
        return True

    assert may({"name": "Bo"}, watch=LATE) and may({"name": "Bo"}, watch=BY_ANSWERS)
    assert may(robot, watch={"who": "all"})
    assert not may({"name": "Bo"}, watch={"who": "all"})
    assert not may({"name": "Bo"}) and not may({"name": "Bo"}, hotseat=True)


@pytest.mark.parametrize(
    "more",
    [
        {"watch": {"minutes": 61}},
        {"watch": {"answers": 6}},
        {"watch": {"minutes": -1}},
        {"watch": {"who": "nobody"}, "hotseat": True},
    ],
)
def test_a_delay_has_bounds(web: TestClient, more: dict[str, Any]) -> None:
    answer = web.post("/api/tables", json={"game": "connect4", "seats": [{"name": "A"}, {"name": "B"}], **more})
    assert answer.status_code == 400 and answer.json()["fault"] == "bad-watch"
