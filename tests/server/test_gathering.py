"""The doors by which people meet, attacked as one: by a stranger who tries every one of them. A new door that takes a
name, or lists something, is found by its declaration and has to stand here too."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from ludotheque.server import clock
from ludotheque.server.api import ENDPOINTS, Endpoint
from tests.server.play import Player, made, started
from tests.server.test_clubs import Fellow, group
from tests.server.test_tournaments import DAYS, Entrant, card, laid, new, until
from tests.server.turned import TurnedClock

NAMES = {"name", "about", "who", "account"}
OF_OTHERS: dict[str, dict[str, Any]] = {  # doors that take somebody's name, with what else they want
    "GET /api/person": {},
    "POST /api/friends/ask": {},
    "POST /api/friends/answer": {"yes": True},
    "POST /api/friends/remove": {},
    "POST /api/person/follow": {"on": True},
    "POST /api/person/away": {"what": "mute", "on": True},
    "GET /api/report": {},
    "POST /api/report": {"reason": "name"},
    "POST /api/clubs/{club}/invite": {},
    "POST /api/clubs/{club}/remove": {},
    "POST /api/clubs/{club}/role": {"role": "organiser"},
}
OF_ONES_OWN = {  # what somebody, or something of theirs, is to be called
    "POST /api/register",
    "POST /api/login",
    "POST /api/passkeys",
    "POST /api/clubs",
    "POST /api/clubs/{club}",
    "POST /api/tournaments",
    "POST /api/pairing",
    "POST /api/lobby/{table}/sit",
    "POST /api/guides/{game}",
}


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def called(chosen: Endpoint) -> str:
    return f"{chosen.method} {chosen.path}"


def open_doors() -> list[Endpoint]:
    return [each for each in ENDPOINTS if not each.admin and "/studio" not in each.path]


def takes_a_name(chosen: Endpoint) -> bool:
    fields = msgspec.structs.fields(chosen.body) if chosen.body is not None else ()
    return bool(NAMES & {field.name for field in fields if field.type in (str, str | None)} | NAMES & {*chosen.query})


def test_no_door_tells_a_stranger_who_is_there(web: TestClient) -> None:
    """Every answer about somebody whose page is closed is, byte for byte, the one about nobody."""
    assert {called(each) for each in open_doors() if takes_a_name(each)} == OF_OTHERS.keys() | OF_ONES_OWN
    Entrant(web, "Bo")
    club, (eve,) = group(web, "Eve")
    for door, more in OF_OTHERS.items():
        method, path = door.split(" ")
        about = "about" if "report" in path else "name"

        def answer(name: str, method: str = method, path: str = path, more: Any = more, about: str = about) -> Any:
            where, body = path.replace("{club}", club), {about: name, **more}
            found = eve.get(where, **body) if method == "GET" else eve.post(where, **body)
            return found.status_code, found.content.replace(name.encode(), b"")

        assert answer("Bo") == answer("Nobody"), door


def test_what_is_private_stands_in_no_list_of_a_stranger(web: TestClient, hands: TurnedClock) -> None:
    ana, bo, eve = Fellow(web, "Anaximene"), Entrant(web, "Bolzano"), Entrant(web, "Eve")
    secrets = {ana.name, bo.name}
    for more in ({}, {"watch": {"who": "link"}}, {"watch": {"who": "nobody"}}):
        table, keys = made(web, game="connect4", seats=[{"name": ana.name}, {"name": bo.name}], **more)
        secrets.add(table)
        with ana.sit(table, keys[0]) as line:
            Player(line, keys[:1]).until("proposals")
    club = ana.founds()
    secrets |= {club, ana.lays(club)[0]}
    contest = new(bo, listed=False, begins=clock.now() + 60_000, clock=DAYS, rounds=1)
    for each in (ana, bo):
        each.post(f"/api/tournaments/{contest}/enter")
    hands.turn(61)
    told = until(web, contest, laid)
    secrets |= {contest, told["rounds"][0]["tables"][0]["table"]}
    lists = [each.path for each in open_doors() if each.method == "GET" and "{" not in each.path]
    assert {"/api/lobby", "/api/watch", "/api/clubs", "/api/tournaments", "/api/ranking"} <= {*lists}
    for path in lists:
        for headers in ({}, eve.headers):
            text = web.get(path, headers=headers, params={"game": "connect4"}).text
            assert [secret for secret in secrets if secret in text] == [], path
    with web.websocket_connect("/api/lobby/socket", headers=eve.headers) as line:
        text = line.receive_text()
        assert [secret for secret in secrets if secret in text] == []
    assert card(web, contest)["line"]["id"] == contest  # but by its link
