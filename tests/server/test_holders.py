"""A seat belongs to whoever sits in it: the first who opens its link. Afterwards the link only watches."""

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server import wire
from ludotheque.server.clients import Client
from ludotheque.server.holders import COOKIE, Visitor
from ludotheque.server.host import Host
from ludotheque.server.needs import Recorded
from ludotheque.server.room import Room
from ludotheque.server.sentences import Refusing
from tests import restart
from tests.server.play import Player, made, socket, started, two_people


def welcomed(web: TestClient, table: str, keys: list[str], browser: str = "", **hello: Any) -> dict[str, Any]:
    with socket(web, table, browser) as line:
        return Player(line, keys, **hello).until("welcome")


def say_of(player: Player) -> list[str]:
    """The table's own lines that came, in English."""
    player.send(type="ping")
    player.until("pong")
    return [part["say"]["en"] for part in lines(player) if part["say"]]


def lines(player: Player) -> list[dict[str, Any]]:
    return [json.loads(text)["line"] for text in player.bytes if '"type":"chat"' in text]


def test_the_first_who_opens_a_link_holds_the_seat(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table, "bo") as one:
        bo = Player(one, [keys[1]])
        assert bo.until("welcome")["you"] == [1]
        with socket(web, table, "somebody") as two:
            third = Player(two, [keys[1]])
            assert third.until("welcome")["you"] == []
            assert third.until("state")["seat"] is None
            assert third.until("refused")["why"] == "seat-taken"
        with socket(web, table) as two:  # whoever laid the table has the link too
            maker = Player(two, [keys[1], keys[-1]])
            assert (maker.until("welcome")["you"], maker.until("refused")["why"]) == ([], "seat-taken")
        with socket(web, table, "bo") as two:  # a second tab
            assert Player(two, [keys[1]]).until("welcome")["you"] == [1]
        assert bo.ask(type="say", seat=1, text="still here")["type"] == "accepted"
    assert welcomed(web, table, [], "bo")["you"] == [1]  # the browser is known without the link
    seats = web.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["held"] for seat in seats] == [None, "browser"]


def test_what_is_kept_of_a_browser_tells_nothing_about_it(web: TestClient) -> None:
    marks = set()
    for _ in range(2):
        table, keys = two_people(web)
        welcomed(web, table, [keys[0]], "the-cookie")
        log = web.get(f"/api/admin/tables/{table}/export").text
        assert "the-cookie" not in log
        marks.add(web.app.state.host.rooms[table].live.seats[0].holder.mark)  # type: ignore[attr-defined]
    assert len(marks) == 2


def test_a_browser_gets_its_cookie_with_the_first_page(web: TestClient) -> None:
    for page in ("/", "/api/me"):
        web.cookies.clear()
        given = web.get(page).headers["set-cookie"]
        assert given.startswith(f"{COOKIE}=") and "HttpOnly" in given and "SameSite=lax" in given
        assert "set-cookie" not in web.get(page).headers  # it has one


def test_by_https_a_cookie_has_a_name_that_no_neighbour_can_give(sqlite_url: str, tmp_path: Path) -> None:
    with started(sqlite_url, tmp_path, public="https://testserver") as web:
        web.base_url = web.base_url.copy_with(scheme="https")
        given = web.get("/").headers["set-cookie"]
        assert (
            given.startswith(f"__Host-{COOKIE}=") and "Secure" in given and "Path=/" in given and "Domain" not in given
        )
        own = web.cookies[f"__Host-{COOKIE}"]
        table, keys = two_people(web)

        def you(shown: dict[str, str], *links: str) -> Any:
            web.cookies.clear()
            cookies = "; ".join(f"{name}={value}" for name, value in shown.items())
            with web.websocket_connect(f"/api/tables/{table}/socket", headers={"cookie": cookies}) as line:
                return Player(line, list(links)).until("welcome")["you"]

        assert you({f"__Host-{COOKIE}": own}, keys[0]) == [0]
        assert you({COOKIE: "planted", f"__Host-{COOKIE}": own}) == [0]  # by a neighbour under the same domain
        assert you({COOKIE: own}) == [0]  # one given before
        web.cookies.clear()
        again = web.get("/", headers={"cookie": f"{COOKIE}={own}"}).headers["set-cookie"]
        assert again.startswith(f"__Host-{COOKIE}={own};")


def test_by_https_a_login_has_such_a_name_too_and_an_older_one_goes_on(sqlite_url: str, tmp_path: Path) -> None:
    with started(sqlite_url, tmp_path, public="https://testserver") as web:
        web.base_url = web.base_url.copy_with(scheme="https")
        signed = web.post("/api/register", json={"name": "Ana", "password": "long enough"})
        secret = re.search(r"__Host-ludotheque=([^;]+)", signed.headers["set-cookie"])
        assert secret is not None
        web.cookies.clear()
        old = {"cookie": f"ludotheque={secret[1]}"}
        assert web.get("/api/me", headers=old).json()["name"] == "Ana"
        out = web.post("/api/logout", headers=old)
        assert 'ludotheque=""' in out.headers["set-cookie"] and out.json()["name"] is None
        assert web.get("/api/me", headers=old).json()["name"] is None


def test_a_program_without_a_cookie_comes_back_from_its_own_address_and_all_are_told(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        with socket(web, table) as two:
            bo = Player(two, [keys[1]])
            assert bo.until("welcome")["you"] == [1]
            assert welcomed(web, table, [keys[1]])["you"] == []  # it is there: nobody sits down in its place
            assert bo.ask(type="say", seat=1, text="still here")["type"] == "accepted"
        with come_from(web, "203.0.113.7"):
            assert welcomed(web, table, [keys[1]])["you"] == []
            study = {"at": 0, "seats": [{"name": "A"}, {"name": "B"}], "hotseat": True, "key": keys[1]}
            assert web.post(f"/api/tables/{table}/fork", json=study).json()["fault"] == "not-yours"
        assert welcomed(web, table, [keys[1]], "dee")["you"] == []  # a browser is told that somebody was there before
        assert welcomed(web, table, [keys[1]])["you"] == [1]
        assert say_of(ana) == ["The seat of Bo was opened from another place and is played from there."]


def test_a_program_that_keeps_what_it_is_handed_is_known_by_it_alone(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as line:
        assert Player(line, [keys[1]]).until("welcome")["you"] == [1]
        (given,) = (value.decode() for name, value in line.extra_headers if name == b"set-cookie")
    token = given.partition("=")[2].partition(";")[0]
    assert given.startswith(f"{COOKIE}=") and "HttpOnly" in given
    with come_from(web, "203.0.113.7"):
        assert welcomed(web, table, [keys[1]], token)["you"] == [1]
    assert welcomed(web, table, [keys[1]])["you"] == []  # from where it was opened first, by the link alone
    assert welcomed(web, table, [], token)["you"] == [1]


@contextlib.contextmanager
def come_from(web: TestClient, address: str) -> Iterator[None]:
    transport: Any = web._transport
    before, transport.client = transport.client, (address, 50000)
    yield
    transport.client = before


def test_a_browser_that_sits_takes_no_second_seat(web: TestClient) -> None:
    """Whoever laid the table tries a friend's link: it stays the friend's."""
    table, keys = two_people(web)
    assert welcomed(web, table, [keys[0], keys[-1]], "ana")["you"] == [0]
    assert welcomed(web, table, [keys[0], keys[1]], "ana")["you"] == [0]
    assert welcomed(web, table, [keys[1]], "bo")["you"] == [1]
    table, keys = two_people(web)  # both sides from the start
    assert welcomed(web, table, keys, "ana")["you"] == [0, 1]


def test_around_one_screen_there_is_one_link_and_one_holder(web: TestClient) -> None:
    table, keys = two_people(web, hotseat=True)
    assert keys[0] == keys[1] != keys[2]
    assert welcomed(web, table, [keys[0]], "screen")["you"] == [0, 1]
    assert welcomed(web, table, [keys[1]], "elsewhere")["you"] == []


def test_an_account_finds_its_seat_from_any_browser(web: TestClient) -> None:
    table, keys = two_people(web)
    web.post("/api/register", json={"name": "ana", "password": "correct horse"})
    session = dict(web.cookies)
    with web.websocket_connect(f"/api/tables/{table}/socket") as line:
        assert Player(line, [keys[0]]).until("welcome")["you"] == [0]
    web.cookies.clear()
    assert welcomed(web, table, [keys[0]], "elsewhere")["you"] == []
    web.cookies.update(session)
    with web.websocket_connect(f"/api/tables/{table}/socket") as line:
        assert Player(line, []).until("welcome")["you"] == [0]
    assert web.get(f"/api/tables/{table}").json()["seats"][0]["account"] == "ana"
    web.post("/api/account/delete", json={"proof": {"password": "correct horse"}})
    web.post("/api/register", json={"name": "ana", "password": "somebody else"})  # the name is free, the seat is not
    with web.websocket_connect(f"/api/tables/{table}/socket") as line:
        assert Player(line, []).until("welcome")["you"] == []


# -- links asked for later


def link(web: TestClient, table: str, seat: int, browser: str = "", key: str | None = None) -> Any:
    headers = {"cookie": f"{COOKIE}={browser}"} if browser else {}
    return web.post(f"/api/tables/{table}/revoke", json={"seat": seat, "key": key}, headers=headers)


def test_whoever_holds_a_seat_moves_it_to_another_browser_and_all_are_told(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        bo.until("proposals")
        fresh = link(web, table, 1, "bo").json()["links"][0]["key"]
        assert bo.ask(type="say", seat=1, text="not yet")["type"] == "accepted"  # until the link is opened
        assert welcomed(web, table, [keys[1]], "maker")["you"] == []  # the old one opens nothing
        assert welcomed(web, table, [fresh], "phone")["you"] == [1]
        assert bo.until("refused")["why"] == "seat-lost"
        assert welcomed(web, table, [fresh], "maker")["you"] == []  # it has been opened
        assert say_of(ana) == [
            "Bo has asked for a new link to this seat.",
            "The seat of Bo was opened from another place and is played from there.",
        ]


def test_nobody_gets_a_link_to_a_seat_that_another_holds(web: TestClient) -> None:
    table, keys = made(web, game="diktat", seats=[{"name": "Ana"}, {"name": "Bo"}, {"name": "Cy"}])
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("proposals")
        bo.until("proposals")
        for browser, key in (("ana", None), ("ana", keys[1]), ("", keys[-1]), ("", keys[1]), ("zed", keys[1])):
            answer = link(web, table, 1, browser, key)
            assert (answer.status_code, answer.json()["fault"]) == (403, "not-your-seat"), (browser, key)
        assert link(web, table, 9, "ana").status_code == 403
        assert link(web, table, 2, "zed").status_code == 403
        fresh = link(web, table, 2, "bo").json()["links"][0]["key"]  # nobody has come
        assert welcomed(web, table, [keys[2]], "cy")["you"] == []
        assert welcomed(web, table, [fresh], "cy")["you"] == [2]
        assert "Bo has asked for a new link to the seat of Cy, which nobody holds." in say_of(ana)


def test_the_key_of_another_opens_no_door(web: TestClient) -> None:
    """Whoever laid the table knows the keys in the links, and gets nothing for them once they are opened."""
    table, keys = two_people(web)
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        for n, line in enumerate((one, two)):
            Player(line, [keys[n]]).until("proposals")
        study = {"at": 0, "seats": [{"name": "A"}, {"name": "B"}], "hotseat": True, "key": keys[1]}
        for headers in ({}, {"cookie": f"{COOKIE}=zed"}):
            assert web.post(f"/api/tables/{table}/fork", json=study, headers=headers).json()["fault"] == "not-yours"
            for path, body in (
                ("rematch", {"keys": [keys[1]]}),
                ("explain", {"keys": [keys[1]]}),
            ):
                answer = web.post(f"/api/tables/{table}/{path}", json=body, headers=headers)
                assert (answer.status_code, answer.json()["fault"]) == (403, "not-yours"), path
            wish = {"table": table, "key": keys[1]}
            assert web.post("/api/notices", json=wish, headers=headers).status_code == 403


# -- names


def test_a_guest_is_called_as_they_wish_and_changes_it(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {}])
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        bo = Player(two, [keys[1]], name="  Bo ")
        assert bo.until("welcome")["seats"][1]["name"] == "Bo"
        assert bo.ask(type="rename", seat=1, name="Bob")["type"] == "accepted"
        while (told := ana.until("seats"))["seats"][1]["name"] != "Bob":
            pass
        assert told["seats"][1]["kind"] == "human"
        assert say_of(ana) == ["Bo is now called Bob."]
        assert bo.ask(type="rename", seat=0, name="Mallory")["why"] == "not-your-seat"
        for name in ("Ana", "ANA", " ana", "A n a", "Ａｎａ", "Аna", "АNА"):
            assert bo.ask(type="rename", seat=1, name=name)["why"] == "same-name", name


def test_a_guest_without_a_name_has_a_number_in_the_language_of_each_reader(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {}])
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        ana, bo = Player(one, [keys[0]], ["en", "fr"]), Player(two, [keys[1]])
        ana.until("proposals")
        assert bo.until("welcome")["seats"][1]["guest"]
        assert ana.choose(0, ["drop", 3])["type"] == "accepted"
        bo.until("state")
        while bo.states[1]["decision"] is None:
            bo.until("state")
        bo.choose(1, ["drop", 3])
        while ana.states[0]["at"] < 2:
            ana.until("state")
        told = ana.states[0]["events"][-1]["say"]
        assert (told["en"][:8], told["fr"][:8]) == ("Player 2", "Joueur 2")
        bo.ask(type="rename", seat=1, name="Bob")
        assert say_of(ana) == ["Player 2 is now called Bob."]


UNFIT = ["", "  ", "x" * 41, "a\nb", "a\tb", "a\u202eb", "a\u200bb", "\u2066a", "\u00ad", "a\u2028b", "\u3164"]
UNFIT += ["\u2800", "a\u0301\u0301\u0301\u0301", "\ufe0f"]


@pytest.mark.parametrize("name", UNFIT)
def test_what_cannot_be_read_is_no_name(web: TestClient, name: str) -> None:
    table, keys = two_people(web)
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("proposals")
        assert ana.ask(type="rename", seat=0, name=name)["why"] == "bad-name"
    if name.strip():
        answer = web.post("/api/tables", json={"game": "connect4", "seats": [{"name": name}, {}]})
        assert (answer.status_code, answer.json()["fault"]) == (400, "bad-name")


def test_two_at_one_table_are_not_called_alike(web: TestClient) -> None:
    answer = web.post("/api/tables", json={"game": "connect4", "seats": [{"name": "Ana"}, {"name": "ana "}]})
    assert (answer.status_code, answer.json()["fault"]) == (409, "same-name")
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {}])
    assert welcomed(web, table, [keys[1]], "zed", name="Ana")["seats"][1]["name"] == "Joueur 2"


def test_a_seat_is_held_after_a_restart(sqlite_url: str, tmp_path: Path) -> None:
    with started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web)
        welcomed(web, table, [keys[1]], "bo")
    with started(sqlite_url, tmp_path) as web:
        assert welcomed(web, table, [keys[1]], "zed")["you"] == []
        assert welcomed(web, table, [], "bo")["you"] == [1]


# -- several processes, of which none has heard what the other wrote


def deaf() -> tuple[Host, Host]:
    """Two processes on one database; nothing fails, and nobody is told of what the other adds."""
    kept = restart.Shared(random.Random(1))
    kept.faults = 0.0
    one, two = restart.opened(kept), restart.opened(kept)
    for store in kept.stores:
        store.told = lambda table, seq: None
    return one, two


async def seated(one: Host, two: Host) -> tuple[Room, Room, restart.Person, restart.Person]:
    """Ana is connected to one process, Bo to the other."""
    seats = [wire.NewSeat("human", "Ana"), wire.NewSeat("human", "Bo")]
    table = (await one.create(wire.NewTable("connect4", seats))).table
    here, there = await one.room(table), await two.room(table)
    ana, bo = (restart.Person([seat], asyncio.Event()) for seat in range(2))
    await restart.come(here, ana)
    await there.catch_up()
    await restart.come(there, bo)
    await here.catch_up()
    return here, there, ana, bo


def test_a_seat_that_was_taken_away_makes_no_move_at_a_process_that_has_not_heard_of_it() -> None:
    async def play() -> None:
        here, there, ana, _ = await seated(*deaf())
        await there.note({"note": "link", "seat": 0, "by": 0, "link": "fresh"})
        phone = Client(Visitor(browser="phone"), False, ())
        assert await there.parley.sit_down(phone, {0: "fresh"}, "") == set() and phone.seats == [0]
        await there.join(phone, {})
        assert ana.seats == [0]  # as far as the other process knows
        with pytest.raises(Refusing, match="not-your-seat"):
            await here.choose(0, ("drop", 3), 0, ana.holding(0))
        assert ana.seats == [] and here.live.at == 0
        with pytest.raises(Refusing, match="not-your-seat"):
            await here.parley.say(ana, 0, "me", None)
        assert isinstance(await there.choose(0, ("drop", 3), 0, phone.holding(0)), Recorded)

    asyncio.run(play())


def test_nobody_who_is_connected_to_another_process_is_away() -> None:
    async def play() -> None:
        here, there, ana, bo = await seated(*deaf())
        assert 1 not in here.here  # presence has not come round
        await here.parley.propose(ana, wire.Propose(1, 0, "replace", target=1, bot="robot", level="hasard"))
        assert ana.proposals[-1]["due"] is not None and here.live.seats[1].kind == "human"
        await there.catch_up()
        while bo.proposals[-1]["due"] is not None:
            await asyncio.sleep(0)
        await here.catch_up()
        assert ana.proposals[-1]["due"] is None and here.live.seats[1].kind == "human"

    asyncio.run(play())
