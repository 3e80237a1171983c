"""While people play against each other no robot helps any of them, by whichever door."""

import contextlib
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import ludotheque
from ludotheque.server import botseats
from tests.server.play import Player, made, socket, two_people

STUDY = [{"name": "Me"}, {"name": "The other"}]
ROBOT = {"kind": "bot", "bot": "robot", "level": "maitre"}


def fork(web: TestClient, table: str, key: str, *seats: dict[str, Any]) -> Any:
    body = {"at": 0, "seats": seats, "key": key, "hotseat": all("kind" not in seat for seat in seats)}
    return web.post(f"/api/tables/{table}/fork", json=body)


def test_a_running_game_among_people_is_studied_without_robots(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        for n, line in enumerate((one, two)):
            Player(line, [keys[n]]).until("state")
        refused = fork(web, table, keys[0], {"name": "Me"}, ROBOT)
        assert (refused.status_code, refused.json()["fault"]) == (403, "no-robots")
        study = fork(web, table, keys[0], *STUDY)
        assert study.status_code == 200, study.text
    apart, own = study.json()["table"], [link["key"] for link in study.json()["links"]]
    with socket(web, apart) as line:
        alone = Player(line, own)
        alone.until("state")
        advised = web.post(f"/api/tables/{apart}/explain", json={"keys": own})
        assert (advised.status_code, advised.json()["fault"]) == (403, "not-alone")
        deeper = fork(web, apart, own[0], {"name": "Me"}, ROBOT)
        assert (deeper.status_code, deeper.json()["fault"]) == (403, "no-robots")
        answer = alone.ask(type="propose", seat=0, what="replace", target=1, bot="robot", level="maitre")
        assert (answer["type"], answer["why"]) == ("refused", "no-robots")


WON = (3, 2, 3, 2, 3, 2, 3)  # of connect four


class Doors:
    """A running game among people, and everything by which one of them could have a robot judge its position."""

    def __init__(self, web: TestClient, stack: contextlib.ExitStack) -> None:
        self.web, self.stack = web, stack
        self.table, self.keys = two_people(web)
        self.ana, self.bo = (self.sit(self.table, self.keys[n], f"of-{n}") for n in range(2))

    def sit(self, table: str, key: str, browser: str) -> Player:
        player = Player(self.stack.enter_context(socket(self.web, table, browser)), [key])
        player.until("proposals")
        return player

    def post(self, path: str, body: Any, browser: str = "of-0") -> Any:
        return self.web.post(path, json=body, headers={"cookie": f"ludotheque-browser={browser}"})

    def study(self, table: str, *seats: dict[str, Any], **more: Any) -> Any:
        return self.post(f"/api/tables/{table}/fork", {"at": 0, "seats": seats or STUDY, **more})

    def made(self, answer: Any) -> tuple[str, list[str]]:
        assert answer.status_code == 200, answer.text
        return answer.json()["table"], [link["key"] for link in answer.json()["links"]]

    # -- the doors: each answers what the server said

    def fork(self) -> Any:
        return self.study(self.table, {"name": "Me"}, ROBOT).json()["fault"]

    def fork_of_a_fork(self) -> Any:
        table, keys = self.made(self.study(self.table))
        self.sit(table, keys[0], "of-0")
        return self.study(table, {"name": "Me"}, ROBOT).json()["fault"]

    def resigning_in_a_fork(self) -> Any:
        table, keys = self.made(self.study(self.table))
        for n in range(2):
            self.sit(table, keys[n], f"mine-{n}")
        return self.post(f"/api/tables/{table}/resign", {"keys": []}, "mine-0").json()["fault"]

    def replacing_in_a_fork(self) -> Any:
        table, keys = self.made(self.study(self.table))
        me = self.sit(table, keys[0], "of-0")
        return me.ask(type="propose", seat=0, what="replace", target=1, bot="robot", level="maitre")["why"]

    def explaining_here(self) -> Any:
        return self.post(f"/api/tables/{self.table}/explain", {"keys": []}).json()["fault"]

    def explaining_a_fork(self) -> Any:
        table, keys = self.made(self.study(self.table, hotseat=True))
        self.sit(table, keys[0], "of-0")
        return self.post(f"/api/tables/{table}/explain", {"keys": []}).json()["fault"]

    def reviewing_a_fork(self) -> Any:
        table, keys = self.made(self.study(self.table, hotseat=True))
        both = self.sit(table, keys[0], "of-0")
        for turn, column in enumerate(WON):
            assert both.choose(turn % 2, ["drop", column])["type"] == "accepted"
        return self.post(f"/api/tables/{table}/review", {}).json()["fault"]

    def explaining_the_end_of_a_fork(self) -> Any:
        table, keys = self.made(self.study(self.table, hotseat=True))
        both = self.sit(table, keys[0], "of-0")
        for turn, column in enumerate(WON):
            assert both.choose(turn % 2, ["drop", column])["type"] == "accepted"
        return self.post(f"/api/tables/{table}/explain", {"keys": [], "at": 1}).json()["fault"]

    def the_campaign_begun_again(self) -> Any:
        body = {"game": "phare", "seats": [{"name": "Ana"}, {"name": "Bo"}], "campaign": True}
        begun = self.post("/api/tables", body).json()
        path, again = f"/api/campaigns/{begun['campaign']}/branch", {"after": 0, "keys": [begun["links"][0]["key"]]}
        assert self.post(path, {**again, "seats": [{"name": "Ana"}, {"name": "Bo"}]}).status_code == 200
        return self.post(path, {**again, "seats": [{"name": "Ana"}, {"kind": "bot"}]}).json()["fault"]

    def its_file_brought_back(self) -> Any:
        file = self.web.get(f"/api/admin/tables/{self.table}/export").content
        again = self.web.post("/api/admin/import", content=file).json()
        for n in range(2):
            self.sit(again["table"], again["links"][n]["key"], f"file-{n}")
        return self.post(f"/api/tables/{again['table']}/resign", {"keys": []}, "file-0").json()["fault"]


DOORS = [name for name in vars(Doors) if not name.startswith("_") and name not in ("sit", "post", "study", "made")]


@pytest.mark.parametrize("door", DOORS)
def test_every_door_is_shut_while_people_play(web: TestClient, door: str) -> None:
    with contextlib.ExitStack() as stack:
        assert getattr(Doors(web, stack), door)() in ("no-robots", "not-alone", "not-over")


def test_whoever_comes_later_shuts_what_was_open_before(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game against a robot is laid out elsewhere with robots; then somebody takes the robot's seat in it."""
    monkeypatch.setattr(botseats, "BARRED", 0.2)
    with contextlib.ExitStack() as stack:
        doors = Doors(web, stack)
        table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot", "level": "hasard"}])
        ana = doors.sit(table, keys[0], "of-0")
        apart, own = doors.made(doors.study(table, {"name": "Me"}, {"kind": "bot", "level": "hasard"}))
        ana.ask(type="propose", seat=0, what="replace", target=1)
        assert [seat["kind"] for seat in web.get(f"/api/tables/{table}").json()["seats"]] == ["human", "open"]
        me = doors.sit(apart, own[0], "of-0")
        assert me.choose(0, ["drop", 3])["type"] == "accepted"
        assert me.until("refused")["why"] == "no-robots"
        me.send(type="ping")
        me.until("pong")
        assert me.states[0]["at"] == 1
        assert doors.post(f"/api/tables/{table}/resign", {"keys": []}).json()["abandoned"]
        while me.states[0]["at"] == 1:
            me.until("state")


def test_nobody_comes_to_the_robots_past_the_check() -> None:
    """All that thinks is asked for by way of `Fairness.robots`."""
    folder = Path(ludotheque.__file__).parent / "server"
    sources = {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*.py")}
    thinking = {name for name, text in sources.items() if re.search(r"\bworker\.(?!ready|prepare)\w", text)}
    assert thinking == {"pool.py", "botseats.py", "explanations.py", "reviews.py", "leading.py"}
    assert all(re.search(r"\b(fairness|server)\.robots\(", sources[name]) for name in thinking - {"pool.py"})
    assert "return await self.fairness.robots(live, plays, stand)" in sources["host.py"]  # the server of a table
    assert {name for name, text in sources.items() if "host.pool" in text} == {"app.py"}  # to warm it
    holders = {name for name, text in sources.items() if "import ThinkingPool" in text}
    assert holders == {"fairness.py", "host.py", "needs.py", "campaigns.py", "questions.py"}  # the last two: their own


def test_once_it_is_over_everything_is_open(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        players = [Player(one, [keys[0]]), Player(two, [keys[1]])]
        for player in players:
            player.until("state")
        study = fork(web, table, keys[0], *STUDY).json()
        for turn, column in enumerate(WON):
            mover = players[turn % 2]
            while not mover.states[turn % 2]["decision"]:
                mover.until("state")
            assert mover.choose(turn % 2, ["drop", column])["type"] == "accepted"
    assert fork(web, table, keys[0], {"name": "Me"}, ROBOT).status_code == 200
    with socket(web, study["table"]) as one:
        Player(one, [study["links"][0]["key"]]).until("state")
        again = fork(web, study["table"], study["links"][0]["key"], {"name": "Me"}, ROBOT).json()
    with socket(web, again["table"]) as one:
        own = [again["links"][0]["key"]]
        Player(one, own).until("state")
        advised = web.post(f"/api/tables/{again['table']}/explain", json={"keys": own})
        assert advised.json().get("fault") in (None, "not-asked")


def test_alone_against_robots_nothing_is_shut(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot", "level": "hasard"}])
    with socket(web, table) as one:
        Player(one, [keys[0]]).until("state")
    assert fork(web, table, keys[0], {"name": "Me"}, ROBOT).status_code == 200


def test_what_chance_answers_cannot_be_foretold(web: TestClient) -> None:
    """A robot that answers by chance draws from what only the server knows until the end."""
    live = None
    for _ in range(2):
        table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot", "level": "hasard"}])
        with socket(web, table) as one:
            Player(one, [keys[0]]).until("state")
            before, live = live, web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
            assert table not in live.robots_draw(0) and live.head.seed not in live.robots_draw(0)
            assert len({live.robots_draw(row) for row in range(9)}) == 9
    assert before is not None and live is not None and before.robots_draw(0) != live.robots_draw(0)
