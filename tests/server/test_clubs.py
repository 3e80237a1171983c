"""Clubs: who may know of one and do what, its own tables, its results, and what is left of whoever leaves."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludotheque.server import clubhouse
from tests.server.conftest import fresh_database
from tests.server.play import Player, started
from tests.server.test_leaving import end, everything
from tests.server.test_persons import Somebody, befriended
from tests.server.test_ratings import WINS, call, host_of, play, within
from tests.server.test_tournaments import Entrant
from tests.server.test_waiting_room import come, opens, ready
from tests.server.turned import TurnedClock

NAME, ABOUT = "Les Jeudis", "Le jeudi, <b>sans pendule</b>."


class Fellow(Entrant):
    def to(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.post(f"/api/clubs{path}", **body)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def no(self, path: str, **body: Any) -> str:
        answer = self.post(f"/api/clubs{path}", **body)
        assert answer.status_code >= 400 and answer.json()["say"]["fr"] and answer.json()["say"]["en"]
        return str(answer.json()["fault"])

    def founds(self, **more: Any) -> str:
        return str(self.to("", **({"name": NAME, "about": ABOUT} | more))["line"]["id"])

    def club(self, club: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/clubs/{club}").json()
        return found

    def clubs(self, what: str = "clubs") -> list[Any]:
        return list(self.get("/api/clubs").json()[what])

    def tables(self) -> list[str]:
        return [each["table"] for each in self.get("/api/clubs/tables").json()["tables"]]

    def roles(self, club: str) -> dict[str, str]:
        return {each["name"]: each["role"] for each in self.club(club)["members"]}

    def lays(self, club: str, **more: Any) -> tuple[str, list[str]]:
        body = {"game": "connect4", "seats": [{"name": self.name}, {"name": None}], "club": club} | more
        answer = self.post("/api/tables", **body)
        assert answer.status_code == 200, answer.text
        return answer.json()["table"], [link["key"] for link in answer.json()["links"]]


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def group(web: TestClient, *names: str) -> tuple[str, list[Fellow]]:
    """A club and its members, who came by its link."""
    people = [Fellow(web, name) for name in names]
    club = people[0].founds()
    link = people[0].to(f"/{club}/link", on=True)["link"]
    for each in people[1:]:
        each.to("/join", link=link)
    return club, people


def played(hands: TurnedClock, club: str, one: Fellow, two: Fellow, columns: tuple[int, ...] = WINS) -> str:
    """A table of the club, opened by one, joined by two, dealt, and played so far."""
    table, keys = one.lays(club)
    two.to(f"/{club}/sit/{table}")
    with one.sit(table, "") as first, two.sit(table, "") as second:
        players = [Player(first, keys[:1]), Player(second, [])]
        for seat, player in enumerate(players):
            come(player, seat)
        for seat, player in enumerate(players):
            ready(player, seat)
        hands.turn(6)
        opens(players)
        for seat, player in enumerate(players):
            while seat not in player.states:
                player.until("state")
        play(players, columns)
    return table


def test_whoever_is_not_in_a_private_club_hears_the_same_as_of_none(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        club, (ana, bo) = group(web, "Ana", "Bo")
        cyd = Fellow(web, "Cyd")
        table, _ = ana.lays(club)
        doors: list[tuple[str, dict[str, Any]]] = [
            ("", {"name": "Mine"}),
            ("/link", {"on": True}),
            ("/invite", {"name": "Bo"}),
            ("/answer", {"yes": True}),
            ("/join", {}),
            ("/leave", {}),
            ("/remove", {"name": "Bo"}),
            ("/role", {"name": "Bo", "role": "organiser"}),
            (f"/sit/{table}", {}),
        ]
        for path, body in doors:
            there, nowhere = (cyd.post(f"/api/clubs/{each}{path}", **body) for each in (club, "nosuch"))
            assert (there.status_code, there.content) == (404, nowhere.content), path
            assert web.post(f"/api/clubs/{club}{path}", json=body).json()["fault"] == "sign-in"
        assert cyd.get(f"/api/clubs/{club}").content == cyd.get("/api/clubs/nosuch").content
        assert web.get(f"/api/clubs/{club}").content == cyd.get("/api/clubs/nosuch").content
        for name in (NAME, "Les Jeuԁis"):  # what others call a private club is no obstacle, nor told
            assert cyd.to("", name=name)["line"]["role"] == "founder"
            cyd.to(f"/{cyd.clubs()[0]['id']}/leave")
        assert cyd.get("/api/clubs").json() == {"clubs": [], "invitations": [], "others": []}
        body = {"game": "connect4", "seats": [{}, {}], "club": club}
        assert cyd.post("/api/tables", **body).json() == cyd.post("/api/tables", **(body | {"club": "no"})).json()
        report = {"about": "", "reason": "name"}
        assert cyd.post("/api/report", **report, club=club).json()["fault"] == "no-club"
        assert bo.tables() == [table]
        assert web.get("/api/lobby").json()["tables"] == web.get("/api/watch").json()["games"] == []


def test_a_table_of_a_club_is_there_for_its_members_alone(web: TestClient) -> None:
    club, (ana, bo) = group(web, "Ana", "Bo")
    cyd = Fellow(web, "Cyd")
    table, keys = ana.lays(club)
    (told,) = bo.club(club)["tables"]
    assert (told["table"], told["dealt"], told["mine"], [each["kind"] for each in told["seats"]]) == (
        table,
        False,
        False,
        ["human", "open"],
    )
    for path in ("", "/content", "/journal", "/review", "/proof", "/review/1"):
        there, nowhere = (cyd.get(f"/api/tables/{each}{path}") for each in (table, "nosuch"))
        assert (there.status_code, there.content) == (404, nowhere.content), path
        assert bo.get(f"/api/tables/{table}{path}").status_code in (200, 409)
    for who, key in ((cyd, ""), (cyd, keys[1]), (cyd, keys[-1])):  # not even with a link to a seat
        with who.sit(table, "") as line:
            player = Player(line, [key] if key else [])
            assert player.until("closed", "welcome")["why"] == "no-table"
    with web.websocket_connect(f"/api/tables/{table}/socket") as line:
        assert Player(line, [keys[1]]).until("closed", "welcome")["type"] == "closed"
    assert cyd.post(f"/api/lobby/{table}/sit", name="C").json()["fault"] == "not-open"
    asked = [{"table": table, "keys": []}]
    assert cyd.post("/api/mine", tables=asked).json() == {"tables": [], "gone": [table]}
    assert [each["summary"]["table"] for each in bo.post("/api/mine", tables=asked).json()["tables"]] == [table]
    html = {"accept": "text/html"}
    codes = {who.name: web.get(f"/table/{table}", headers=html | who.headers).status_code for who in (bo, cyd)}
    assert codes == {"Bo": 200, "Cyd": 404}
    assert [web.get(f"/{page}", headers=html).status_code for page in ("clubs", "clubs/new", "clubs/join")] == [200] * 3
    pages = [web.get(f"/club/{each}", headers=html).text.replace(each, "") for each in (club, "nosuch")]
    assert pages[0] == pages[1]
    assert bo.to(f"/{club}/sit/{table}")["links"][0]["seat"] == 1
    assert ana.club(club)["tables"][0]["seats"][1]["name"] == "Bo"
    assert ana.no(f"/{club}/sit/nosuch") == "no-table"
    other = ana.lays(ana.founds(name="Another"))[0]
    assert bo.no(f"/{club}/sit/{other}") == "no-table"
    for more, fault in (
        ({"open": "fr"}, "club-table"),
        ({"hotseat": True}, "club-table"),
        ({"seats": [{"name": "A"}, {"name": "B"}]}, "club-table"),
        ({"watch": {"who": "all"}}, "club-watch"),
    ):
        body = {"game": "connect4", "seats": [{}, {}], "club": club} | more
        assert ana.post("/api/tables", **body).json()["fault"] == fault


def test_links_are_renewed_and_revoked_and_friends_are_invited_without_being_told_on(web: TestClient) -> None:
    ana, bo, cyd = (Fellow(web, name) for name in ("Ana", "Bo", "Cyd"))
    club = ana.founds()
    first = ana.to(f"/{club}/link", on=True)["link"]
    assert (bo.to("/invited", link=first)["name"], bo.to("/invited", link=first)["role"]) == (NAME, None)
    second = ana.to(f"/{club}/link", on=True)["link"]
    assert bo.no("/join", link=first) == bo.no("/invited", link="") == "void-link"
    bo.to("/join", link=second)
    assert bo.club(club)["link"] is None and bo.club(club)["called"] == []  # which are for those who may invite
    ana.to(f"/{club}/link", on=False)
    assert cyd.no("/join", link=second) == "void-link"
    third = ana.to(f"/{club}/link", on=True)["link"]
    assert ana.to(f"/{club}/remove", name="Bo")["link"] not in (None, third)
    assert bo.no("/join", link=third) == "void-link" and bo.clubs() == []
    assert ana.no(f"/{club}/invite", name="Bo") == ana.no(f"/{club}/invite", name="Nobody") == "not-friend"
    befriended(ana, bo)
    assert ana.to(f"/{club}/invite", name="Bo")["called"] == ["Bo"]
    (told,) = bo.clubs("invitations")
    assert (told["by"], told["club"]["name"], bo.club(club)["by"], bo.club(club)["members"]) == ("Ana", NAME, "Ana", [])
    assert bo.to(f"/{club}/answer", yes=False)["invitations"] == []
    assert ana.to(f"/{club}/invite", name="Bo")["called"] == ["Bo"] and bo.clubs("invitations") == []
    call(web, host_of(web).store.clubs.purge, 10**15)
    ana.to(f"/{club}/invite", name="Bo")
    ana.to(f"/{club}/invite", name="Bo", on=False)
    assert bo.no(f"/{club}/answer", yes=True) == "no-club"
    ana.to(f"/{club}/invite", name="Bo")
    assert [each["id"] for each in bo.to(f"/{club}/answer", yes=True)["clubs"]] == [club]
    assert ana.no(f"/{club}/invite", name="Bo") == "in-club" and ana.club(club)["called"] == []


def test_founder_organisers_and_members_do_what_is_theirs(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        club, (ana, bo, cyd, dan) = group(web, "Ana", "Bo", "Cyd", "Dan")
        for path, body in (("/link", {"on": True}), ("/invite", {"name": "Ana"}), ("/remove", {"name": "Cyd"})):
            assert bo.no(f"/{club}{path}", **body) == "club-role"
        assert bo.no(f"/{club}/role", name="Bo", role="founder") == "club-role"
        ana.to(f"/{club}/role", name="Cyd", role="organiser")
        assert ana.roles(club) == {"Ana": "founder", "Cyd": "organiser", "Bo": "member", "Dan": "member"}
        assert cyd.to(f"/{club}/link", on=True)["link"]
        assert cyd.no(f"/{club}", name="Mine") == cyd.no(f"/{club}/remove", name="Ana") == "club-role"
        assert cyd.no(f"/{club}/role", name="Bo", role="organiser") == "club-role"
        assert cyd.no(f"/{club}/remove", name="Nobody") == "no-member"
        cyd.to(f"/{club}/remove", name="Dan")
        assert dan.clubs() == [] and dan.no(f"/{club}/leave") == "no-club"
        assert ana.to(f"/{club}", name="Les Vendredis")["line"]["name"] == "Les Vendredis"
        ana.to(f"/{club}/role", name="Bo", role="founder")
        assert ana.roles(club) == {"Bo": "founder", "Ana": "organiser", "Cyd": "organiser"}
        bo.to(f"/{club}/leave")
        assert ana.roles(club) == {"Ana": "founder", "Cyd": "organiser"}
        ana.to(f"/{club}/leave")
        assert cyd.roles(club) == {"Cyd": "founder"}
        cyd.lays(club)
        cyd.to(f"/{club}/leave")
        store = host_of(web).store
        assert [call(web, store.all, f"SELECT * FROM {name}") for name in ("club", "club_member", "club_table")] == [
            []
        ] * 3


def test_a_public_club_is_found_but_by_those_its_leaders_block_and_reads_like_no_other(web: TestClient) -> None:
    ana, bo, cyd = (Fellow(web, name) for name in ("Ana", "Bo", "Cyd"))
    club = ana.founds(name="Cactus", shown=True)
    (told,) = bo.clubs("others")
    assert (told["id"], told["about"], told["members"], told["role"]) == (club, ABOUT, 1, None)
    assert bo.club(club)["members"] == bo.club(club)["scores"] == []
    assert web.get("/api/clubs").json()["others"] == [told]
    for name in ("САСTUS", "c a c t u s", "Саctus"):  # letters of other alphabets, and spaces
        assert bo.no("", name=name, shown=True) == "same-club"
        assert ana.no("", name=name) == "same-club"
    for name in ("", " ", "a\u202eb", "x" * 41, "a\u200bb"):
        assert bo.no("", name=name) == "bad-name"
    assert bo.no("", name="B", about="x" * 301) == bo.no("", name="B", about="a\u202eb") == "club-about"
    own = bo.founds(name="Саctus")
    assert bo.no(f"/{own}", name="Саctus", shown=True) == "same-club"
    assert cyd.to(f"/{club}/join")["line"]["role"] == "member"
    assert cyd.no(f"/{own}/join") == "no-club"
    befriended(ana, bo)  # so that she knows him
    ana.post("/api/person/away", name="Bo", what="block", on=True)
    assert bo.clubs("others") == [] and bo.club(club) == bo.club("nosuch")
    link = ana.to(f"/{club}/link", on=True)["link"]
    assert bo.no(f"/{club}/join") == "no-club" and bo.no("/join", link=link) == "void-link"
    ana.to(f"/{club}", name="Cactus", shown=False)
    assert bo.to(f"/{own}", name="Саctus", shown=True)["line"]["shown"]


def test_whom_somebody_blocks_they_meet_at_no_table_of_the_club(web: TestClient) -> None:
    club, (ana, bo, cyd) = group(web, "Ana", "Bo", "Cyd")
    table, keys = ana.lays(club)
    with ana.sit(table, keys[0]) as line:
        Player(line, keys[:1]).until("welcome")
    assert bo.tables() == [table]
    assert ana.get("/api/person", name="Bo").status_code == 200  # they know of each other
    ana.post("/api/person/away", name="Bo", what="block", on=True)
    assert bo.tables() == [] and bo.no(f"/{club}/sit/{table}") == "no-table"
    assert cyd.tables() == [table]


def test_results_are_those_of_finished_tables_of_the_club_and_of_its_members(
    web: TestClient, hands: TurnedClock
) -> None:
    club, (ana, bo, cyd) = group(web, "Ana", "Bo", "Cyd")
    first = played(hands, club, ana, bo)
    played(hands, club, bo, ana)
    again = ana.post(f"/api/tables/{first}/rematch", keys=[]).json()["table"]
    assert {each["table"] for each in cyd.club(club)["tables"]} == {again}
    played(hands, club, cyd, ana, WINS[:3])  # goes on
    played(hands, bo.founds(name="Elsewhere"), bo, _joined(bo, cyd), WINS)
    within(20, lambda: sum(each["games"] for each in ana.club(club)["scores"]) == 4)
    told = cyd.club(club)
    assert [(each["game"], each["name"], each["games"], each["won"], each["left"]) for each in told["scores"]] == [
        ("connect4", "Ana", 2, 1, 0),
        ("connect4", "Bo", 2, 1, 0),
    ]
    assert told["pairs"] == [
        {"game": "connect4", "name": "Ana", "other": "Bo", "times": 1},
        {"game": "connect4", "name": "Bo", "other": "Ana", "times": 1},
    ]
    bo.to(f"/{club}/leave")
    assert [each["name"] for each in cyd.club(club)["scores"]] == ["Ana"] and cyd.club(club)["pairs"] == []
    assert bo.club(club)["fault"] == "no-club"


def _joined(founder: Fellow, other: Fellow) -> Fellow:
    club = founder.clubs()[-1]["id"]
    other.to("/join", link=founder.to(f"/{club}/link", on=True)["link"])
    return other


def test_a_club_is_told_and_forgotten_with_the_person(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        zyx, bo = Somebody(web, "Zyxwilda"), Fellow(web, "Bo")
        club = zyx.post("/api/clubs", name=NAME).json()["line"]["id"]
        befriended(zyx, bo)
        zyx.post(f"/api/clubs/{club}/invite", name="Bo")
        told = zyx.get("/api/account/export").json()["clubs"]
        assert [each["name"] for each in told["in"]] == [NAME] and told["in"][0]["role"] == "founder"
        assert [each["who"] for each in told["has invited"]] == ["Bo"]
        (asked,) = bo.get("/api/account/export").json()["clubs"]["invited to"]
        assert (asked["name"], asked["by"]) == (NAME, "Zyxwilda")
        alone = zyx.post("/api/clubs", name="Qorvanne").json()["line"]["id"]
        bo.to(f"/{club}/answer", yes=True)
        assert end(zyx).status_code == 200
        kept = everything(web)
        assert "Zyxwilda" not in kept and alone not in kept and "Qorvanne" not in kept
        assert bo.roles(club) == {"Bo": "founder"}


def test_a_name_is_reported_to_the_host_who_alone_hears_who_answers_for_it(web: TestClient) -> None:
    ana, bo = Fellow(web, "Ana"), Fellow(web, "Bo")
    club = ana.founds(name="Rude <i>words</i>", shown=True)
    body = {"about": "", "reason": "name", "club": club}
    assert ana.post("/api/report", **body).json()["fault"] == "no-club"
    answer = bo.post("/api/report", **body, more="it is rude")
    assert [each["about"] for each in answer.json()["sent"]] == ["Rude <i>words</i>"]
    assert bo.post("/api/report", **body).json()["fault"] == "reported"
    (card,) = web.get("/api/admin/reports").json()["reports"]
    assert (card["about"]["account"], card["club"], card["reason"]) == ("Ana", f"Rude <i>words</i>\n{ABOUT}", "name")
    assert "Ana" not in bo.get("/api/account/export").text


def test_clubs_members_and_invitations_are_limited(
    web: TestClient, hands: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo, cyd = (Fellow(web, name) for name in ("Ana", "Bo", "Cyd"))
    clubs = [ana.founds(name=name) for name in ("One", "Two", "Three")]
    assert ana.no("", name="Four") == "many-clubs"
    monkeypatch.setattr(clubhouse, "MOST_MEMBERS", 2)
    links = [ana.to(f"/{club}/link", on=True)["link"] for club in clubs]
    bo.to("/join", link=links[0])
    assert cyd.no("/join", link=links[0]) == "club-full"
    monkeypatch.setattr(clubhouse, "MOST_JOINED", 1)
    assert bo.no("/join", link=links[1]) == bo.no("", name="Own") == "many-joined"
    monkeypatch.setattr(clubhouse, "MOST_WAITING", 1)
    bo.lays(clubs[0])
    body = {"game": "connect4", "seats": [{}, {}], "club": clubs[0]}
    assert bo.post("/api/tables", **body).json()["fault"] == "many-club-tables"
    monkeypatch.setattr(clubhouse, "CALLS", 2)
    befriended(ana, cyd)
    for _ in range(2):
        ana.to(f"/{clubs[0]}/invite", name="Cyd")
        ana.to(f"/{clubs[0]}/invite", name="Cyd", on=False)
    assert ana.no(f"/{clubs[0]}/invite", name="Cyd") == "many-called"
    hands.turn(4400)
    assert ana.to(f"/{clubs[0]}/invite", name="Cyd")["called"] == ["Cyd"]


def test_every_process_says_the_same_at_once_and_turns_out_whoever_has_left(postgres_url: str, tmp_path: Path) -> None:
    database = fresh_database(postgres_url)
    with started(database, tmp_path) as web, started(database, tmp_path) as there:
        club, (ana, bo) = group(web, "Ana", "Bo")
        bo.web = there
        table, _ = ana.lays(club)
        assert [each["table"] for each in bo.club(club)["tables"]] == [table]
        with bo.sit(table, "") as line:
            player = Player(line, [])
            assert player.until("welcome")["club"] == club
            ana.to(f"/{club}/remove", name="Bo")
            assert player.until("closed")["why"] == "no-table"
            with pytest.raises(WebSocketDisconnect):
                player.until("never")
        assert bo.clubs() == [] and bo.get(f"/api/tables/{table}").status_code == 404
