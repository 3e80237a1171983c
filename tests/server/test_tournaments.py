"""Tournaments: from entering to the last table, whatever breaks off; who may do what; and what nobody can misuse."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server import clock
from ludotheque.server.store import Account, hashed
from tests.server.conftest import fresh_database
from tests.server.play import Player, started
from tests.server.receivers import HookServer, MailServer
from tests.server.test_leaving import end, everything
from tests.server.test_notices import AWAY, server, token
from tests.server.test_persons import Somebody
from tests.server.test_pushes import Browser
from tests.server.test_ratings import call, dealt, doubtful, host_of, play, standing
from tests.server.turned import TurnedClock

LIVE = {"budget": 900, "bonus": 10, "zero": "loss"}
DAYS = {"budget": 3 * 86_400, "each": 2 * 86_400}
MINUTE = 60_000
WINS, LOSES = (0, 1, 0, 1, 0, 1, 0), (2, 0, 1, 0, 1, 0, 1, 0)


class Entrant(Somebody):
    """Somebody signed in, without a password to be reckoned."""

    def __init__(self, web: TestClient, name: str) -> None:
        self.web, self.name = web, name
        store, secret = host_of(web).store, f"session of {name}"
        call(web, store.add_account, Account(name, None), [name.casefold()])
        call(web, store.add_session, hashed(secret), name, clock.now() + 10**10)
        self.cookies = {"ludotheque": secret, "ludotheque-browser": f"browser of {name}".replace(" ", "-")}

    def to(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.post(f"/api/tournaments{path}", **body)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def refused(self, path: str, **body: Any) -> str:
        answer = self.post(f"/api/tournaments{path}", **body)
        assert answer.status_code >= 400
        assert answer.json()["say"]["fr"] and answer.json()["say"]["en"]
        return str(answer.json()["fault"])


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def people(web: TestClient, many: int) -> list[Entrant]:
    return [Entrant(web, f"P{n:02}") for n in range(many)]


def new(who: Entrant, **more: Any) -> str:
    body = {"name": "Coupe", "game": "connect4", "form": "swiss", "rounds": 3, "missing": "bye", "clock": LIVE}
    told = who.to("", **(body | {"begins": clock.now()} | more))
    return str(told["line"]["id"])


def card(web: TestClient, contest: str, who: Entrant | None = None) -> dict[str, Any]:
    found: dict[str, Any] = web.get(f"/api/tournaments/{contest}", headers=who.headers if who else {}).json()
    return found


def laid(told: dict[str, Any]) -> bool:
    return bool(told["rounds"]) and all(each["table"] for each in told["rounds"][-1]["tables"])


def begin(web: TestClient, hands: TurnedClock, contest: str, here: Sequence[Entrant]) -> dict[str, Any]:
    """These say that they are there, and the round begins."""
    before = card(web, contest)["line"]
    hands.turn(max(0, (before["begins"] - clock.now()) / 1000 - 300))
    for each in here:
        each.to(f"/{contest}/here")
    hands.turn(301)
    found = until(web, contest, lambda told: told["line"]["round"] > before["round"] and laid(told))
    hands.turn(6 * 60)  # nobody opens a table: they are dealt all the same
    return found


async def finished(host: Any, table: str, columns: tuple[int, ...]) -> None:
    """A game to its end; whoever is asked answers."""
    room = await host.room(table)
    for column in columns:
        seat = room.live.asked[0]
        assert not hasattr(await room.choose(seat, ("drop", column), room.live.seen_at(seat), lambda: True), "rule")
    assert room.live.table.over


def played(web: TestClient, contest: str, seed: int) -> dict[str, Any]:
    """All tables of the round, won by whoever begins or by the other."""
    rng = random.Random(seed)
    for each in card(web, contest)["rounds"][-1]["tables"]:
        if not each["over"]:
            call(web, finished, host_of(web), each["table"], rng.choice((WINS, LOSES)))
    return until(web, contest, lambda told: told["rounds"][-1]["over"])


def until(web: TestClient, contest: str, so: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Asked again until it is so: what the server does meanwhile takes a turn of its loop, or of a thread."""
    for _ in range(1000):
        found = card(web, contest)
        if so(found):
            return found
        call(web, host_of(web).store.ready)
    raise AssertionError(found)


def names(told: dict[str, Any]) -> dict[int, str]:
    return {each["number"]: each["name"] for each in told["entrants"]}


def test_a_swiss_of_32_with_two_who_do_not_come(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> None:
    """From entering to the last table; the server stops in the middle of the second round."""
    with started(sqlite_url, tmp_path) as web:
        crowd = people(web, 32)
        contest = new(crowd[0], rounds=5, begins=clock.now() + 3_600_000)
        for each in crowd:
            each.to(f"/{contest}/enter")
        assert crowd[3].refused(f"/{contest}/here") == "no-call"
        told = begin(web, hands, contest, crowd[:30])
        (first,) = told["rounds"]
        assert sorted(names(told)[who] for who in first["missing"]) == ["P30", "P31"]
        assert len(first["tables"]) == 15 and first["byes"] == []
        played(web, contest, 1)
        assert card(web, contest)["rounds"][0]["over"]
        told = begin(web, hands, contest, crowd[:29])
        assert len(told["rounds"][1]["tables"]) == 14 and len(told["rounds"][1]["byes"]) == 1
        for each in told["rounds"][1]["tables"][:7]:
            call(web, finished, host_of(web), each["table"], WINS)
    with started(sqlite_url, tmp_path) as web:
        for each in crowd:
            each.web = web
        told = until(web, contest, lambda told: sum(each["over"] for each in told["rounds"][1]["tables"]) == 7)
        played(web, contest, 3)
        for seed in (4, 5, 6):
            begin(web, hands, contest, crowd)
            played(web, contest, seed)
        told = until(web, contest, lambda told: told["line"]["stage"] == "over")
        assert len(told["rounds"]) == 5
        pairs = [frozenset(s["who"] for s in t["seats"]) for each in told["rounds"] for t in each["tables"]]
        assert len(pairs) == len(set(pairs)) == 15 + 14 + 16 + 16 + 16
        lines = told["standings"]
        assert [each["place"] for each in lines] == sorted(each["place"] for each in lines) and len(lines) == 32
        assert sum(each["points"] for each in lines) == len(pairs) + 1  # a point for each table, and one bye
        late = [each for each in lines if names(told)[each["who"]] in ("P30", "P31")]
        assert all(each["rounds"][:2] == [0, 0] for each in late)
        for who in range(32):
            seats = [s["who"] for each in told["rounds"] for t in each["tables"] for s in t["seats"][:1]]
            assert 1 <= seats.count(who) <= 4


def test_a_table_is_one_like_any_other_and_rated_if_it_was_said(web: TestClient, hands: TurnedClock) -> None:
    ana, bo, cyd = Entrant(web, "Ana"), Entrant(web, "Bo"), Entrant(web, "Cyd")
    contest = new(cyd, rounds=1, rated=True)
    for each in (ana, bo):
        each.to(f"/{contest}/enter")
    hands.turn(301)
    assert card(web, contest, ana)["line"]["call"] and not card(web, contest, ana)["line"]["answered"]
    assert cyd.refused(f"/{contest}/move", at=None) == "not-all-here"
    for each in (ana, bo):
        each.to(f"/{contest}/here")
    assert cyd.to(f"/{contest}/move", at=None)["rulings"][0]["what"] == "moved"
    told = until(web, contest, lambda told: told["rounds"] and told["rounds"][0]["tables"][0]["table"])
    (found,) = told["rounds"][0]["tables"]
    order = [{"Ana": ana, "Bo": bo}[names(told)[seat["who"]]] for seat in found["seats"]]
    assert card(web, contest, ana)["line"]["table"] == found["table"]
    assert [each["summary"]["table"] for each in ana.post("/api/mine").json()["tables"]] == [found["table"]]
    with (
        order[0].sit(found["table"], "") as one,
        order[1].sit(found["table"], "") as two,
        cyd.sit(found["table"], "") as three,
    ):
        onlooker = Player(three, [])
        assert onlooker.until("welcome")["you"] == []
        play(dealt(found["table"], ["", ""], one, two), WINS)
    told = until(web, contest, lambda told: told["line"]["stage"] == "over")
    assert [(names(told)[each["who"]], each["points"]) for each in told["standings"]] == [
        (order[0].name, 1),
        (order[1].name, 0),
    ]
    until(web, contest, lambda _: standing(web, order[0])[1])
    assert standing(web, order[0])[0] > 1500 > standing(web, order[1])[0]


def test_somebody_who_entered_twice_gains_no_level(web: TestClient, hands: TurnedClock) -> None:
    """With two accounts of one browser: the tournament counts what was played, the levels do not."""
    ana, two = Entrant(web, "Ana"), Entrant(web, "Ana too")
    two.cookies["ludotheque-browser"] = ana.cookies["ludotheque-browser"]
    contest = new(ana, rounds=1, rated=True)
    for each in (ana, two):
        each.to(f"/{contest}/enter")
    told = begin(web, hands, contest, [ana, two])
    (found,) = told["rounds"][0]["tables"]
    order = [{"Ana": ana, "Ana too": two}[names(told)[seat["who"]]] for seat in found["seats"]]
    with order[0].sit(found["table"], "") as one, order[1].sit(found["table"], "") as other:
        players = [Player(one, []), Player(other, [])]
        for player in players:
            player.until("state")
        play(players, WINS)
    assert until(web, contest, lambda told: told["line"]["stage"] == "over")["standings"][0]["points"] == 1
    until(web, contest, lambda _: doubtful(web))
    assert [(each["table"], each["why"]) for each in doubtful(web)] == [(found["table"], "browser")]
    assert standing(web, ana) == standing(web, two) == (1500, 0)


def test_everybody_is_called_to_their_table_before_their_first_turn(sqlite_url: str, tmp_path: Path) -> None:
    """By the page, and by mail, push or webhook as they chose; whoever is there already is not."""
    with (
        MailServer() as mails,
        HookServer() as hook,
        HookServer() as service,
        server(sqlite_url, tmp_path, mails, push_after=AWAY) as (web, later),
    ):
        ana, bo = Entrant(web, "ana"), Entrant(web, "bo")
        contest = new(ana, rounds=1, clock=DAYS, begins=clock.now() + MINUTE)
        for each in (ana, bo):
            each.to(f"/{contest}/enter")
        assert ana.post("/api/notices/hook", url=hook.url).status_code == 200
        assert bo.post("/api/notices/mail", address="bo@example.org", language="fr").status_code == 200
        web.post(f"/api/notices/confirm?token={token(mails, 'confirm')}")
        browser = Browser(service)
        assert bo.post("/api/notices/push", **browser.wish()).json()["done"]
        later(90)
        table = until(web, contest, laid)["rounds"][0]["tables"][0]["table"]
        later(30)
        assert [json.loads(body) | {"since": 0} for _, _, body in hook.posts] == [
            {
                "event": "ready",
                "table": table,
                "game": "connect4",
                "seat": json.loads(hook.posts[0][2])["seat"],
                "name": "ana",
                "since": 0,
                "link": f"https://t.example/table/{table}",
            }
        ]
        assert [mail["Subject"] for mail in mails.mails[1:]] == ["Ludothèque : votre table du tournoi est prête"]
        assert table in mails.mails[1].get_content()
        (push,) = [browser.read(body) for _, _, body in service.posts]
        assert push["body"] == "Your table in the tournament is ready" and push["link"] == f"/table/{table}"
        for each in (ana, bo):
            (mine,) = each.post("/api/mine", tables=[]).json()["tables"]
            assert mine["asked"] == mine["you"] and mine["question"]["en"].startswith("Your table is ready")
        first, second = (ana, bo) if json.loads(hook.posts[0][2])["seat"] == 0 else (bo, ana)
        with first.sit(table, "") as one, second.sit(table, "") as two:
            players = dealt(table, ["", ""], one, two)
            assert any(player.states for player in players)
        later(4 * AWAY)
        events = [json.loads(body)["event"] for _, _, body in hook.posts]
        subjects = [mail["Subject"] for mail in mails.mails[2:]]
        assert events == ["ready", "turn"] or subjects == ["Ludothèque : c’est à vous de jouer"]


def test_a_knock_out_in_two_legs_with_seats_exchanged(web: TestClient, hands: TurnedClock) -> None:
    crowd = people(web, 3)
    contest = new(crowd[0], form="knockout", rounds=0)
    for each in crowd:
        each.to(f"/{contest}/enter")
    told = begin(web, hands, contest, crowd)
    (first,) = told["rounds"][0]["tables"]
    assert len(told["rounds"][0]["byes"]) == 1
    one, two = (seat["who"] for seat in first["seats"])
    call(web, finished, host_of(web), first["table"], WINS)
    told = until(
        web, contest, lambda told: len(told["rounds"][0]["tables"]) == 2 and told["rounds"][0]["tables"][1]["table"]
    )
    second = told["rounds"][0]["tables"][1]
    assert [seat["who"] for seat in second["seats"]] == [two, one]
    hands.turn(6 * 60)
    call(web, finished, host_of(web), second["table"], WINS)  # one leg each: a third decides
    told = until(
        web, contest, lambda told: len(told["rounds"][0]["tables"]) == 3 and told["rounds"][0]["tables"][2]["table"]
    )
    hands.turn(6 * 60)
    played(web, contest, 1)
    winner = next(
        each["who"] for each in card(web, contest)["standings"] if each["points"] == 1 and each["who"] in (one, two)
    )
    told = begin(web, hands, contest, [each for each in crowd if names(told)[winner] != each.name])
    assert told["rounds"][1]["tables"] == [] and told["rounds"][1]["missing"] == [winner]
    told = until(web, contest, lambda told: told["line"]["stage"] == "over")
    assert [each["place"] for each in told["standings"]] == [1, 2, 3] and told["standings"][1]["who"] == winner


def test_pods_are_filled_by_robots_without_points_and_whoever_leaves_has_none(
    web: TestClient, hands: TurnedClock
) -> None:
    crowd = people(web, 5)
    days = {"each": 86_400, "budget": 86_400}
    contest = new(
        crowd[0], game="diktat", form="pods", rounds=1, size=3, missing="robot", clock=days, begins=clock.now() + MINUTE
    )
    for each in crowd:
        each.to(f"/{contest}/enter")
    hands.turn(60)
    told = until(web, contest, lambda told: told["rounds"] and all(t["table"] for t in told["rounds"][0]["tables"]))
    tables = told["rounds"][0]["tables"]
    assert sorted(sum(seat["who"] is not None for seat in each["seats"]) for each in tables) == [2, 3]
    assert [len(each["seats"]) for each in tables] == [3, 3]
    for each in tables:
        here = [crowd[seat["who"]] for seat in each["seats"] if seat["who"] is not None]
        for leaver in here[1:]:
            assert leaver.post(f"/api/tables/{each['table']}/resign", keys=[]).status_code == 200
    told = until(web, contest, lambda told: told["line"]["stage"] == "over")
    assert sorted(each["points"] for each in told["standings"]) == [0, 0, 0, 5, 5]


def test_where_only_robots_sit_any_more_the_table_is_over(web: TestClient, hands: TurnedClock) -> None:
    crowd = people(web, 2)
    contest = new(crowd[0], rounds=1)
    for each in crowd:
        each.to(f"/{contest}/enter")
    (table,) = begin(web, hands, contest, crowd)["rounds"][0]["tables"]
    room = call(web, host_of(web).room, table["table"])
    for seat in (0, 1):  # their time is up, both of them
        call(web, room.note, {"note": "stand-in", "seat": seat, "bot": "robot", "level": "apprenti"})
    hands.turn(61)
    told = until(web, contest, lambda told: told["line"]["stage"] == "over")
    (found,) = told["rounds"][0]["tables"]
    assert found["over"] and [seat["place"] for seat in found["seats"]] == [None, None]
    assert [each["points"] for each in told["standings"]] == [0, 0]


def test_the_organiser_rules_but_not_at_their_own_table_and_everybody_reads_why(
    web: TestClient, hands: TurnedClock
) -> None:
    crowd = people(web, 4)
    contest = new(crowd[0], form="robin", rounds=0)
    for each in crowd:
        each.to(f"/{contest}/enter")
    told = begin(web, hands, contest, crowd)
    tables = told["rounds"][0]["tables"]
    own = next(each for each in tables if any(seat["who"] == 0 for seat in each["seats"]))
    other = next(each for each in tables if each is not own)
    why = "Both came late <b>"
    assert crowd[0].refused(f"/{contest}/rule", table=own["table"], places=[1, 2], why=why) == "own-table"
    assert crowd[1].refused(f"/{contest}/rule", table=other["table"], places=[1, 2], why=why) == "desk-only"
    assert crowd[0].refused(f"/{contest}/rule", table=other["table"], places=[1, 3], why=why) == "bad-places"
    assert crowd[0].refused(f"/{contest}/rule", table=other["table"], places=[1, 2], why=" ") == "no-reason"
    assert crowd[0].refused(f"/{contest}/move", at=None) == "round-goes-on"
    desk = card(web, contest, crowd[0])["desk"]
    assert desk["waits"] == [1, 2] and desk["preview"] and desk["mine"] == [own["table"]]
    assert card(web, contest, crowd[1])["desk"] is None
    told = crowd[0].to(f"/{contest}/rule", table=other["table"], places=[1, None], why=why)
    assert told["rulings"][-1]["why"] == why and told["rulings"][-1]["what"] == "ruling"
    assert (
        crowd[0].to(f"/{contest}/out", who=other["seats"][1]["who"], why="Never there")["rulings"][-1]["what"] == "out"
    )
    played(web, contest, 1)
    told = begin(web, hands, contest, [each for each in crowd if each.name != names(told)[other["seats"][1]["who"]]])
    assert crowd[0].refused(f"/{contest}/rule", table=other["table"], places=[2, 1], why=why) == "round-stands"
    assert told["rounds"][1]["missing"] == [other["seats"][1]["who"]] and len(told["rounds"][1]["byes"]) == 1
    assert crowd[0].to(f"/{contest}/end", why="The power is out")["line"]["stage"] == "off"
    assert crowd[0].refused(f"/{contest}/move", at=None) == "tournament-over"


def test_what_cannot_be_played_so_is_refused_in_words(web: TestClient) -> None:
    ana = Entrant(web, "Ana")
    body: dict[str, Any] = {
        "name": "Coupe",
        "game": "diktat",
        "form": "swiss",
        "rounds": 3,
        "missing": "bye",
        "clock": LIVE,
    }
    body["begins"] = clock.now()
    for more, fault in (
        ({"game": "neombre"}, "tournament-together"),
        ({"game": "olomoc", "form": "pods", "missing": "smaller"}, "tournament-no-pods"),
        ({"game": "hybris", "form": "pods", "missing": "smaller", "size": 5}, "tournament-no-pods"),
        ({"missing": "smaller"}, "tournament-rule"),
        ({"form": "knockout", "missing": "robot"}, "tournament-rule"),
        ({"form": "robin", "late": True}, "tournament-rule"),
        ({"rounds": 0}, "tournament-rounds"),
        ({"rounds": 99}, "tournament-rounds"),
        ({"clock": {"budget": 0}}, "bad-clock"),
        ({"begins": clock.now() + 10**11}, "tournament-far"),
        ({"name": "a\u202eb"}, "bad-name"),
        ({"game": "nosuchgame"}, "no-game"),
    ):
        assert ana.refused("", **(body | more)) == fault, more
    assert web.post("/api/tournaments", json=body).json()["fault"] == "sign-in"
    assert web.get("/api/tournaments/nosuch").json()["fault"] == "no-tournament"
    html = {"accept": "text/html"}
    found = [f"/tournaments{path}" for path in ("", "/new")] + [f"/tournament/{new(ana)}"]
    assert [web.get(path, headers=html).status_code for path in found] == [200, 200, 200]
    assert web.get("/tournament/nosuch", headers=html).status_code == 404


def test_doors_are_limited_and_private_ones_are_found_by_their_link_alone(
    sqlite_url: str, tmp_path: Path, hands: TurnedClock
) -> None:
    with started(sqlite_url, tmp_path, local=False) as web:
        ana, bo = Entrant(web, "Ana"), Entrant(web, "Bo")
        private = new(ana, listed=False)
        ids = lambda who: [each["id"] for each in who.get("/api/tournaments").json()["tournaments"]]  # noqa: E731
        assert ids(ana) == [private] and ids(bo) == [] and web.get("/api/tournaments").json()["tournaments"] == []
        assert card(web, private)["line"]["name"] == "Coupe"
        for name in "abcdef":
            Entrant(web, f"Home {name}").to(f"/{private}/enter")
            hands.turn(1)
        assert bo.refused(f"/{private}/enter") == "many-at-home"
        hands.turn(10)
        assert bo.refused(f"/{private}/end", why="No") == "desk-only"
        assert web.post(f"/api/tournaments/{private}/end", json={"why": "No"}).json()["fault"] == "sign-in"
        for path in ("enter", "leave", "here"):
            assert web.post(f"/api/tournaments/{private}/{path}").json()["fault"] == "sign-in"
        new(ana), new(ana)
        body = {
            "name": "Coupe",
            "game": "connect4",
            "form": "swiss",
            "rounds": 3,
            "missing": "bye",
            "clock": LIVE,
            "begins": 0,
        }
        assert ana.refused("", **body) == "many-tournaments"
        assert bo.refused("", **body) == "too-fast"


def test_too_few_call_it_off_by_the_rule_and_late_ones_enter_where_it_says_so(
    web: TestClient, hands: TurnedClock
) -> None:
    crowd = people(web, 4)
    alone, late = new(crowd[0]), new(crowd[0], late=True)
    crowd[0].to(f"/{alone}/enter")
    for each in crowd[:2]:
        each.to(f"/{late}/enter")
    begin(web, hands, late, crowd[:2])
    told = until(web, alone, lambda told: told["line"]["stage"] == "off")
    assert [each["why"] for each in told["rulings"]] == ["few"]
    assert crowd[2].refused(f"/{alone}/enter") == "tournament-begun"
    crowd[2].to(f"/{late}/enter")
    assert crowd[1].to(f"/{late}/leave")["line"]["mine"] is False
    played(web, late, 1)
    told = begin(web, hands, late, [crowd[0], crowd[2]])
    assert sorted(seat["who"] for seat in told["rounds"][1]["tables"][0]["seats"]) == [0, 2]
    assert [each["rounds"][0] for each in told["standings"] if each["who"] == 2] == [0]


def test_a_deleted_account_leaves_somebody_and_none_of_its_words(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        zyx, bo = Somebody(web, "Zyxwilda"), Entrant(web, "Bo")
        body = {"name": "Wildas Cup", "game": "connect4", "form": "swiss", "rounds": 3, "missing": "bye"}
        days = {"each": 86_400, "budget": 86_400}
        contest = zyx.post("/api/tournaments", **body, clock=days, begins=clock.now() + MINUTE).json()["line"]["id"]
        zyx.post(f"/api/tournaments/{contest}/enter"), bo.to(f"/{contest}/enter")
        assert zyx.post(f"/api/tournaments/{contest}/move", at=None).status_code == 200
        told = until(web, contest, laid)
        assert "Zyxwilda" in str(told)
        (kept,) = zyx.get("/api/account/export").json()["tournaments"]
        assert kept["name"] == "Wildas Cup" and [each["what"] for each in kept["steps"]] == ["in", "moved"]
        assert zyx.post(f"/api/tournaments/{contest}/out", who=1, why="Zyxwilda says so").status_code == 200
        end(zyx)
        kept_now = everything(web)
        assert "Zyxwilda" not in kept_now and "Wilda" not in kept_now
        told = card(web, contest)
        assert told["line"]["organiser"] is None and [each["name"] for each in told["entrants"]] == [None, "Bo"]


async def looking(host: Any, contest: str) -> None:
    for _ in range(30):
        await host.tournaments.look(contest)


def test_two_processes_pair_a_round_once(postgres_url: str, tmp_path: Path) -> None:
    url = fresh_database(postgres_url)
    days = {"each": 86_400, "budget": 86_400}
    with started(url, tmp_path) as here, started(url, tmp_path) as there:
        crowd = people(here, 6)
        contest = new(crowd[0], clock=days, begins=clock.now() + 60 * MINUTE)
        for n, each in enumerate(crowd):
            each.web = (here, there)[n % 2]
            each.to(f"/{contest}/enter")
        looks = [web.portal.start_task_soon(looking, host_of(web), contest) for web in (there, here, there)]  # type: ignore[union-attr]
        crowd[0].to(f"/{contest}/move", at=None)
        assert [each.result() for each in looks] == [None] * 3
        told = until(here, contest, laid)
        assert until(there, contest, laid)["rounds"] == told["rounds"]
        assert len(told["rounds"]) == 1 and len(told["rounds"][0]["tables"]) == 3
        assert len(here.get("/api/admin/tables").json()["tables"]) == 3
