"""A seed that nobody can choose: the deal that people make together, and what a table says of its own for good."""

import contextlib
import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.core.chance import seal
from ludotheque.match import journal
from tests.server.play import Player, made, socket, started, two_people
from tests.server.turned import turned

TOGETHER: dict[str, Any] = {"together": True}


def deal(web: TestClient, table: str) -> dict[str, Any]:
    found: dict[str, Any] = web.get(f"/api/tables/{table}").json()["deal"]
    return found


@contextlib.contextmanager
def two(web: TestClient, table: str, keys: list[str]) -> Iterator[list[Player]]:
    """The first of them has laid the table."""
    with socket(web, table, "ana") as one, socket(web, table, "bo") as other:
        players = [Player(one, [keys[0], keys[-1]]), Player(other, [keys[1]])]
        for player in players:
            player.until("proposals")
        yield players


def give(player: Player, seat: int, value: str) -> dict[str, Any]:
    return player.ask(type="seal", seat=seat, sealed=seal(value))


def shown(player: Player, seat: int) -> dict[str, Any]:
    """The table as that seat was last told it."""
    player.send(type="ping")
    player.until("pong")
    return player.states[seat]


def played(web: TestClient, table: str, players: list[Player]) -> None:
    """To the end, by whoever is asked."""
    rng = random.Random(1)
    while not web.get(f"/api/tables/{table}").json()["over"]:
        for seat, player in enumerate(players):
            if shown(player, seat)["decision"]:
                assert player.choose(seat, player.some_choice(seat, rng))["type"] == "accepted"


def test_the_seed_is_made_of_a_secret_told_sealed_before_and_of_everybodys_share(web: TestClient) -> None:
    table, keys = two_people(web, "phare", **TOGETHER)
    bound = deal(web, table)["commitment"]
    with two(web, table, keys) as (ana, bo):
        assert ana.states == {} and deal(web, table)["silent"] == [0, 1]
        assert give(ana, 0, "of ana")["type"] == "accepted"
        assert ana.ask(type="open", seat=0, value="of ana")["why"] == "bad-share"  # not before all have sealed theirs
        assert give(bo, 1, "of bo")["type"] == "accepted"
        assert give(bo, 1, "better")["why"] == "bad-share"  # too late to choose another
        assert ana.ask(type="open", seat=0, value="of ana")["type"] == "accepted"
        half = deal(web, table)
        assert half["stage"] == "opening" and [share["value"] for share in half["shares"]] == ["", ""]
        assert bo.ask(type="open", seat=1, value="another")["why"] == "bad-share"
        assert ana.ask(type="choose", seat=0, choice=["x"], at=0)["why"] == "not-dealt"
        assert bo.ask(type="open", seat=1, value="of bo")["type"] == "accepted"
        found = deal(web, table)
        assert (found["by"], found["stage"], found["silent"]) == ("together", "dealt", [])
        assert [share["value"] for share in found["shares"]] == ["of ana", "of bo"]
        played(web, table, [ana, bo])
    data = journal.parse(web.get(f"/api/tables/{table}/journal").text)
    secret = data["footer"]["seed"]
    assert hashlib.sha256(f"ludotheque seed {secret}".encode()).hexdigest() == bound == data["header"]["commitment"]
    assert journal.verify(data)["shares"] == [0, 1]
    assert web.get(f"/api/tables/{table}/proof").json()["shares"] == [0, 1]
    for tamper in (lambda h: h["shares"].pop(), lambda h: h["shares"][0].__setitem__(2, "else")):
        forged = journal.parse(web.get(f"/api/tables/{table}/journal").text)
        tamper(forged["header"])
        with pytest.raises(journal.BadJournal):
            journal.verify(forged)


def test_who_does_not_open_their_share_is_left_out_and_holds_up_nobody(sqlite_url: str, tmp_path: Path) -> None:
    with turned() as hands, started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web, **TOGETHER)
        with two(web, table, keys) as (ana, bo):
            for n, player in enumerate((ana, bo)):
                give(player, n, f"of {n}")
            ana.ask(type="open", seat=0, value="of 0")
            hands.turn(15)
            assert deal(web, table)["stage"] == "opening"
            hands.turn(10)
            found = deal(web, table)
            assert found["stage"] == "dealt" and [share["value"] for share in found["shares"]] == ["of 0", ""]
            assert bo.ask(type="open", seat=1, value="of 1")["why"] == "dealt"
            assert shown(ana, 0)["decision"] is not None


def test_whoever_does_not_come_is_not_waited_for_without_end(web: TestClient) -> None:
    table, keys = two_people(web, **TOGETHER)
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        assert ana.ask(type="begin", seat=0)["why"] == "bad-share"  # not before one's own share is sealed
        give(ana, 0, "of ana")
        assert ana.ask(type="begin", seat=0)["type"] == "accepted"
        assert ana.ask(type="open", seat=0, value="of ana")["type"] == "accepted"
        assert shown(ana, 0)["decision"] is not None
    found = deal(web, table)
    assert (found["by"], found["silent"]) == ("together", [1])
    with socket(web, table, "bo") as two_:
        lines = Player(two_, [keys[1]]).until("welcome")["chat"]
        assert [line["say"]["en"] for line in lines] == [
            "Ana has begun without waiting for the shares of those who have not come."
        ]


def test_a_robot_takes_a_seat_to_which_nobody_has_come_and_the_deal_goes_on(web: TestClient) -> None:
    """Of three seats one is filled while another is still awaited: nobody else is asked."""
    table, keys = made(web, game="phare", seats=[{"name": "Ana"}, {}, {}], **TOGETHER)
    with two(web, table, keys) as (ana, bo):
        give(ana, 0, "of ana")
        assert ana.ask(type="fill", seat=0, target=1)["why"] == "seat-not-free"  # Bo holds it
        assert ana.ask(type="fill", seat=0, target=3)["why"] == "seat-not-free"
        assert ana.ask(type="fill", seat=2, target=2)["why"] == "not-your-seat"
        assert ana.ask(type="fill", seat=0, target=2)["type"] == "accepted"
        assert ana.ask(type="fill", seat=0, target=2)["why"] == "seat-not-free"
        while bo.until("seats")["seats"][2]["kind"] != "bot":
            pass
        assert deal(web, table)["stage"] == "sealing"
        give(bo, 1, "of bo")  # the last who was waited for
        assert ana.ask(type="open", seat=0, value="of ana")["type"] == "accepted"
        assert bo.ask(type="open", seat=1, value="of bo")["type"] == "accepted"
    assert deal(web, table)["stage"] == "dealt"
    with socket(web, table, "cy") as late:
        assert Player(late, [keys[2]]).until("welcome")["you"] == []


def test_whoever_laid_the_table_calls_the_game_off_before_the_deal(web: TestClient) -> None:
    table, keys = two_people(web, **TOGETHER)
    with two(web, table, keys) as (ana, bo):
        assert bo.ask(type="call-off", seat=1)["why"] == "not-yours"
        ana.send(type="call-off", id=1, seat=0)
        for player in (ana, bo):
            gone = player.until("closed")
            assert (gone["why"], gone["again"]) == ("called-off", False)
            assert gone["say"]["en"] == "This game was called off before the deal."
    with socket(web, table, "ana") as again:
        assert Player(again, [keys[0]]).until("closed")["why"] == "called-off"
    assert web.get(f"/api/tables/{table}").json()["abandoned"]


def test_whoever_laid_the_table_sees_to_it_without_a_seat(web: TestClient) -> None:
    """As beside a big screen: robots, a seat asked back, the beginning, and no game at all."""
    table, keys = made(web, game="phare", seats=[{}, {}, {}], **TOGETHER)
    with socket(web, table, "screen") as screen, socket(web, table, "ana") as one, socket(web, table, "bo") as other:
        maker, ana, bo = Player(screen, [keys[-1]]), Player(one, [keys[0]]), Player(other, [keys[1]])
        for player in (maker, ana, bo):
            player.until("proposals")
        assert ana.ask(type="fill", seat=-1, target=2)["why"] == "not-your-seat"
        assert maker.ask(type="fill", seat=-1, target=2)["type"] == "accepted"
        assert maker.ask(type="begin", seat=-1)["why"] == "nobody-came"
        give(ana, 0, "of ana")
        assert maker.ask(type="give-back", seat=-1, target=1, why="away")["type"] == "accepted"
        link = web.post(f"/api/tables/{table}/revoke", json={"key": keys[-1], "seat": 1}).json()["links"][0]["key"]
        with socket(web, table, "cy") as third:
            assert Player(third, [link]).until("welcome")["you"] == [1]
        assert maker.ask(type="begin", seat=-1)["type"] == "accepted"
    with socket(web, table, "ana") as one:
        lines = [line["say"]["en"] for line in Player(one, [keys[0]]).until("welcome")["chat"]]
        assert "Whoever laid the table has asked for the seat of Player 2 back: nobody was there." in lines
    other_table, keys = made(web, game="phare", seats=[{}, {}], **TOGETHER)
    with socket(web, other_table, "screen") as screen:
        maker = Player(screen, [keys[-1]])
        maker.until("proposals")
        maker.send(type="call-off", id=1, seat=-1)
        assert maker.until("closed")["why"] == "called-off"


def test_a_game_that_is_dealt_is_not_called_off(web: TestClient) -> None:
    table, keys = two_people(web, **TOGETHER)
    with two(web, table, keys) as (ana, bo):
        give(ana, 0, "of ana")
        give(bo, 1, "of bo")
        ana.ask(type="open", seat=0, value="of ana")
        bo.ask(type="open", seat=1, value="of bo")
        assert ana.ask(type="call-off", seat=0)["why"] == "dealt"


def test_a_deal_is_gone_on_with_after_a_restart(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        table, keys = two_people(web, "diktat", **TOGETHER)
        with two(web, table, keys) as players:
            for n, player in enumerate(players):
                give(player, n, f"of {n}")
    with started(database, tmp_path) as web, two(web, table, keys) as (ana, bo):
        for n, player in enumerate((ana, bo)):
            player.ask(type="open", seat=n, value=f"of {n}")
        view = shown(ana, 0)["view"]
    with started(database, tmp_path) as web, two(web, table, keys) as (ana, _):
        assert ana.states[0]["view"] == view


def test_before_the_deal_nobody_sees_or_asks_anything(web: TestClient) -> None:
    table, keys = two_people(web, "diktat", clock={"budget": 60}, **TOGETHER)
    with two(web, table, keys) as (ana, _):
        assert ana.states == {}
        assert ana.ask(type="look", seat=0, at=0)["why"] == "not-dealt"
        assert ana.ask(type="undo", seat=0)["why"] == "not-dealt"
        study = {"at": 0, "seats": [{"name": "A"}, {"name": "B"}], "hotseat": True}
        headers = {"cookie": "ludotheque-browser=ana"}
        assert web.post(f"/api/tables/{table}/fork", json=study, headers=headers).json()["fault"] == "not-dealt"
        assert web.get(f"/api/tables/{table}").json()["waiting"] == []


def test_the_same_people_deal_together_again(web: TestClient) -> None:
    table, keys = two_people(web, "phare", **TOGETHER)
    with two(web, table, keys) as players:
        for n, player in enumerate(players):
            give(player, n, f"of {n}")
        for n, player in enumerate(players):
            player.ask(type="open", seat=n, value=f"of {n}")
        played(web, table, players)
        again = web.post(
            f"/api/tables/{table}/rematch", json={"keys": []}, headers={"cookie": "ludotheque-browser=ana"}
        )
    assert deal(web, again.json()["table"])["stage"] == "sealing"


# -- what is said for good


def test_a_seed_that_somebody_chose_is_told_to_whoever_comes_later(web: TestClient) -> None:
    """A stranger is asked to a table whose draws its maker knows."""
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot"}], seed="7")
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        ana.ask(type="propose", seat=0, what="replace", target=1)
        assert web.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "open"
    with socket(web, table, "bo") as line:
        assert Player(line, []).until("welcome")["deal"]["by"] == "chosen"
    assert deal(web, made(web, game="connect4", seats=[{}, {"kind": "bot"}])[0])["by"] == "server"


def test_a_fork_says_so_and_so_does_the_table_it_was_made_from(web: TestClient) -> None:
    table, keys = two_people(web)
    with two(web, table, keys):
        study = {"at": 0, "seats": [{"name": "A"}, {"name": "B"}], "hotseat": True}
        headers = {"cookie": "ludotheque-browser=bo"}
        fork = web.post(f"/api/tables/{table}/fork", json=study, headers=headers).json()["table"]
    assert deal(web, fork)["fork"] and not deal(web, table)["fork"]
    assert deal(web, table)["studied"] == [1]


def test_a_table_that_came_as_a_file_says_so(web: TestClient) -> None:
    table, _ = made(web, game="connect4", seats=[{}, {"kind": "bot"}])
    taken = web.post("/api/admin/import", content=web.get(f"/api/admin/tables/{table}/export").content).json()
    assert deal(web, taken["table"])["file"] and not deal(web, table)["file"]
