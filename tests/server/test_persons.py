"""People among themselves: their pages, friends, whom they mute or block, and what none of it tells."""

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server import profiles
from tests.server.play import Player, made, started, two_people
from tests.server.test_lobby import Watcher
from tests.server.turned import TurnedClock

PASSWORD = "long enough"


class Somebody:
    """An account and its cookies, on a server that several share."""

    def __init__(self, web: TestClient, name: str) -> None:
        self.web, self.name = web, name
        web.cookies.clear()
        assert web.post("/api/register", json={"name": name, "password": PASSWORD}).status_code == 200
        web.get("/api/me")
        self.cookies = dict(web.cookies)
        web.cookies.clear()

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    def get(self, path: str, **params: str) -> Any:
        return self.web.get(path, params=params, headers=self.headers)

    def post(self, path: str, **body: Any) -> Any:
        return self.web.post(path, json=body, headers=self.headers)

    def page(self, name: str) -> Any:
        return self.get("/api/person", name=name)

    def mine(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/api/person/mine").json()
        return found

    def friends(self) -> list[str]:
        return [each["name"] for each in self.mine()["friends"]]

    def asks(self) -> list[str]:
        return [each["name"] for each in self.mine()["asks"]]

    def sit(self, table: str, key: str) -> Any:
        return self.web.websocket_connect(f"/api/tables/{table}/socket", headers=self.headers)


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def settled(web: TestClient) -> None:
    """What was left to be done beside has been done."""
    web.portal.call(web.app.state.host.store.ready)  # type: ignore[attr-defined, union-attr, call-arg]


def befriended(one: Somebody, other: Somebody) -> None:
    one.post("/api/friends/ask", name=other.name)
    other.post("/api/friends/answer", name=one.name, yes=True)


def game(web: TestClient, *people: Somebody, moves: int = 100) -> str:
    """A game of the two, played to its end or so far: whoever begins has four in a row."""
    table, keys = two_people(web)
    with people[0].sit(table, keys[0]) as one, people[1].sit(table, keys[1]) as two:
        players = [Player(one, [keys[0]]), Player(two, [keys[1]])]
        for player in players:
            player.until("state")
        for seat, column in itertools.islice(zip(itertools.cycle((0, 1)), (0, 1, 0, 1, 0, 1, 0)), moves):
            players[seat].states[seat] = players[seat].states[seat]
            while not players[seat].states[seat]["decision"]:
                players[seat].until("state")
            assert players[seat].choose(seat, ["drop", column])["type"] == "accepted"
    return table


def test_a_page_is_its_owners_alone_until_they_open_it(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        ana, bo, cyd = (Somebody(web, name) for name in ("Ana", "Bo", "Cyd"))
        table = game(web, ana, bo)
        own = ana.mine()["profile"]
        assert own["shown"] == "me" and own["results"][0]["table"] == table
        assert own["games"] == [
            {"game": "connect4", "games": 1, "won": 1, "alone": 0, "alone_won": 0, "last": own["games"][0]["last"],
             "sworn": None, "kept": None}
        ]  # fmt: skip
        met = bo.page("Ana").json()  # they have sat at one table: name, seal, games finished
        assert not met["whole"] and met["games"] == met["results"] == [] and met["since"] is None
        assert (met["card"]["finished"], met["card"]["begun"]) == (1, 1) and met["card"]["seal"] == own["card"]["seal"]
        assert cyd.page("Ana").json() == cyd.page("Nobody").json()
        befriended(cyd, ana)
        assert not cyd.page("Ana").json()["whole"]
        ana.post("/api/person/shown", shown="friends")
        assert cyd.page("Ana").json()["whole"] and not bo.page("Ana").json()["whole"]
        assert cyd.page("Ana").json()["results"][0]["table"] is None
        ana.post("/api/person/shown", shown="all")
        told = web.get("/api/person", params={"name": "Ana"}).json()
        assert told["whole"] and told["shown"] is None and told["card"]["bond"] is None


def test_whoever_leaves_before_the_end_has_begun_a_game_and_not_finished_it(web: TestClient) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    game(web, ana, bo)
    table = game(web, ana, bo, moves=2)
    assert ana.post(f"/api/tables/{table}/resign", keys=[]).status_code == 200
    settled(web)
    card = bo.page("Ana").json()["card"]
    assert (card["finished"], card["begun"]) == (1, 2)
    assert ana.mine()["profile"]["results"][0]["place"] is None
    assert bo.mine()["profile"]["card"]["begun"] == 1  # that game goes on for him


def test_one_screen_for_all_and_lessons_say_nothing_of_anybody(web: TestClient) -> None:
    ana = Somebody(web, "Ana")
    table, keys = made(web, game="connect4", seats=[{"name": "A"}, {"name": "B"}], hotseat=True)
    with ana.sit(table, keys[0]) as one:
        player = Player(one, keys)
        player.until("state")
        player.until("state")
        for seat, column in zip(itertools.cycle((0, 1)), (0, 1, 0, 1, 0, 1, 0)):
            while not player.states[seat]["decision"]:
                player.until("state")
            player.choose(seat, ["drop", column])
    assert ana.mine()["profile"]["results"] == []


def test_friends_are_asked_and_answer(web: TestClient) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    ana.post("/api/friends/ask", name="bo")  # as it reads
    assert (bo.asks(), ana.friends()) == (["Ana"], [])
    bo.post("/api/friends/answer", name="Ana", yes=True)
    assert (bo.friends(), ana.friends(), bo.asks()) == (["Ana"], ["Bo"], [])
    bo.post("/api/friends/remove", name="Ana")
    assert (bo.friends(), ana.friends()) == ([], [])
    bo.post("/api/friends/ask", name="Ana")
    ana.post("/api/friends/ask", name="Bo")  # both have asked
    assert (bo.friends(), ana.friends()) == (["Ana"], ["Bo"])


def test_asking_tells_neither_who_is_there_nor_who_refused_or_blocked(web: TestClient) -> None:
    """Every answer to whoever asks is, byte for byte, the one for a name that is nobody's."""
    ana, bo, cyd, dan = (Somebody(web, name) for name in ("Ana", "Bo", "Cyd", "Dan"))
    game(web, cyd, ana)
    cyd.post("/api/person/away", name="Ana", what="block", on=True)
    answers = {name: ana.post("/api/friends/ask", name=name).content for name in ("Bo", "Cyd", "Dan", "Nobody")}
    assert len(set(answers.values())) == 1
    assert (bo.asks(), cyd.asks(), dan.asks()) == (["Ana"], [], ["Ana"])
    dan.post("/api/friends/answer", name="Ana", yes=False)
    assert dan.asks() == []
    assert ana.post("/api/friends/ask", name="Dan").content == answers["Nobody"] and dan.asks() == []
    assert ana.page("Cyd").json()["card"]["bond"] == "asked"  # as for anybody who has not answered
    for name in ("Bo", "Dan", "Nobody"):
        assert ana.page(name).status_code == 404
        assert ana.post("/api/person/away", name=name, what="block", on=True).json()["fault"] == "no-person"
    assert ana.post("/api/friends/answer", name="Nobody", yes=True).content == (
        ana.post("/api/friends/answer", name="Bo", yes=True).content
    )


def test_who_is_not_answered_may_ask_again_after_a_month(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> None:
    with started(sqlite_url, tmp_path) as web:
        ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
        ana.post("/api/friends/ask", name="Bo")
        bo.post("/api/friends/answer", name="Ana", yes=False)
        hands.moment += 31 * 86400 - 10
        hands.turn(2 * 3600)
        for each in (ana, bo):
            web.post("/api/login", json={"name": each.name, "password": PASSWORD})
            each.cookies = dict(web.cookies)
            web.cookies.clear()
        ana.post("/api/friends/ask", name="Bo")
        assert bo.asks() == ["Ana"]


def test_nobody_asks_many_people(web: TestClient) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    faults = [ana.post("/api/friends/ask", name=f"Nobody {n}").json().get("fault") for n in range(profiles.ASKED + 1)]
    assert faults == [None] * profiles.ASKED + ["many-friends"]
    ana.post("/api/friends/ask", name="Bo")
    assert bo.asks() == []


def test_whoever_is_blocked_is_told_nothing_and_is_a_friend_no_longer(web: TestClient) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    befriended(ana, bo)
    game(web, ana, bo)
    before = bo.page("Ana").json()["card"] | {"bond": None}
    assert ana.post("/api/person/away", name="Bo", what="block", on=True).json()["blocked"] == ["Bo"]
    assert (ana.friends(), bo.friends()) == ([], [])
    assert bo.page("Ana").json()["card"] == before
    assert bo.mine()["blocked"] == [] and "Ana" not in str(bo.mine()["friends"])
    assert ana.post("/api/person/away", name="Bo", what="block", on=False).json()["blocked"] == []
    bo.post("/api/friends/ask", name="Ana")
    assert ana.asks() == ["Bo"]


def lobby(who: Somebody) -> list[str]:
    return [each["table"] for each in who.get("/api/lobby").json()["tables"]]


def test_the_open_tables_of_the_blocked_are_not_there_for_either(
    web: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.lobby.BATCH", 0.0)
    ana, bo, cyd = (Somebody(web, name) for name in ("Ana", "Bo", "Cyd"))
    game(web, ana, bo)
    ana.post("/api/person/away", name="Bo", what="block", on=True)
    sockets = [web.websocket_connect("/api/lobby/socket", headers=each.headers) for each in (bo, cyd)]
    with sockets[0] as one, sockets[1] as two:
        of_bo, of_cyd = Watcher(one), Watcher(two)
        table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"name": None}], open="fr")
        for each in (of_bo, of_cyd):
            each.until(lambda tables: table in tables)  # nobody with an account sits there yet
        with ana.sit(table, keys[0]) as hers:
            Player(hers, [keys[0]]).until("welcome")
            of_bo.until(lambda tables: table not in tables)
            assert table not in lobby(bo) and table in lobby(cyd) and table in lobby(ana)
            refused = bo.post(f"/api/lobby/{table}/sit", name="Bo")
            assert refused.content == bo.post("/api/lobby/nothinghere/sit", name="Bo").content
            assert cyd.post(f"/api/lobby/{table}/sit", name="Cyd").status_code == 200
            of_cyd.until(lambda tables: table not in tables)
            other, _ = made(web, game="connect4", seats=[{"name": "Dan"}, {"name": None}], open="fr")
            while True:
                told = of_bo.hear()
                assert table not in told["gone"] and all(each["table"] != table for each in told["tables"])
                if other in of_bo.tables:
                    break


def test_nobody_is_paired_with_whom_they_blocked(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes after them is, though they wait longer."""
    ana, bo, cyd = (Somebody(web, name) for name in ("Ana", "Bo", "Cyd"))
    game(web, ana, bo)
    ana.post("/api/person/away", name="Bo", what="block", on=True)
    monkeypatch.setattr("ludotheque.server.bans.Bans.mark", lambda self, address: "")  # as from three households
    for each in (bo, ana, cyd):
        assert each.post("/api/pairing", games=["connect4"], paces=["days"]).status_code == 200
    pairing = web.app.state.host.pairing  # type: ignore[attr-defined]
    web.portal.call(pairing.read)  # type: ignore[union-attr]
    together = [sorted(line) for line in pairing.together.values()] + [sorted(pairing.found)]
    assert ["account Bo", "account Cyd"] in together  # found by now, or about to be
    assert not any(len(line) > 1 and "account Ana" in line for line in together)


def test_a_person_who_mutes_keeps_that_wherever_they_sign_in(web: TestClient) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    game(web, ana, bo)
    assert ana.post("/api/person/away", name="Bo", what="mute", on=True).json()["muted"] == ["Bo"]
    assert ana.page("Bo").json()["card"]["muted"] and not bo.page("Ana").json()["card"]["muted"]
    assert ana.post("/api/person/away", name="Ana", what="mute", on=True).json()["fault"] == "no-person"
    assert ana.post("/api/person/away", name="Bo", what="mute", on=False).json()["muted"] == []


def test_without_an_account_nobody_has_a_page(web: TestClient) -> None:
    for path in ("/api/person/mine", "/api/person/shown", "/api/friends/ask", "/api/person/away"):
        body = {"shown": "all", "name": "Ana", "what": "mute", "on": True}
        wanted = {"/api/person/shown": ("shown",), "/api/friends/ask": ("name",)}.get(path, ("name", "what", "on"))
        told = web.get(path) if "mine" in path else web.post(path, json={each: body[each] for each in wanted})
        assert told.json()["fault"] == "sign-in"
