"""Rated games: counted once, whatever breaks off; which do not count; who is shown what; and what fraud gains."""

import itertools
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server import clock, levels, ratings
from ludotheque.server.levels import Level
from ludotheque.server.pairing import Ticket, Wanted
from ludotheque.server.rated import Meeting
from tests.server.play import Player, made, started, two_people
from tests.server.test_leaving import end, everything
from tests.server.test_lobby import wire_seal
from tests.server.test_persons import Somebody, befriended, settled

CLOCK = {"budget": 3600}
WINS = (0, 1, 0, 1, 0, 1, 0)  # whoever begins has four in a row


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


@pytest.fixture
def shown_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """After one rated game, where eight would have to be played."""
    monkeypatch.setattr(ratings, "SHOWN", 1)


def call(web: TestClient, work: Callable[..., Any], *values: Any) -> Any:
    assert web.portal is not None
    return web.portal.call(work, *values)


def host_of(web: TestClient) -> Any:
    return web.app.state.host  # type: ignore[attr-defined]


def new_rated(who: Somebody, **more: Any) -> tuple[str, list[str]]:
    body = {"game": "connect4", "seats": [{"name": "One"}, {"name": "Two"}], "rated": True, "clock": CLOCK} | more
    answer = who.post("/api/tables", **body)
    assert answer.status_code == 200, answer.text
    return answer.json()["table"], [link["key"] for link in answer.json()["links"]]


def dealt(table: str, keys: list[str], one: Any, two: Any) -> list[Player]:
    players = [Player(one, [keys[0]]), Player(two, [keys[1]])]
    for seat, player in enumerate(players):
        player.until("welcome")
        assert player.ask(type="seal", seat=seat, sealed=wire_seal(f"share {seat}"))["type"] == "accepted"
    for seat, player in enumerate(players):
        assert player.ask(type="open", seat=seat, value=f"share {seat}")["type"] == "accepted"
    for seat, player in enumerate(players):
        while seat not in player.states:
            player.until("state")
    return players


def play(players: list[Player], columns: tuple[int, ...]) -> None:
    for seat, column in zip(itertools.cycle((0, 1)), columns):
        while not players[seat].states[seat]["decision"]:
            players[seat].until("state")
        assert players[seat].choose(seat, ["drop", column])["type"] == "accepted"


def within(seconds: float, condition: Callable[[], bool]) -> None:
    """What is done beside takes its time where the database is a process of its own."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def rated_game(
    web: TestClient, *people: Somebody, columns: tuple[int, ...] = WINS, leaves: bool = False, counted: bool = True
) -> str:
    """The first of the two wins, or, if the other leaves, so many moves are played."""
    table, keys = new_rated(people[0])
    with people[0].sit(table, keys[0]) as one, people[1].sit(table, keys[1]) as two:
        play(dealt(table, keys, one, two), columns)
    if leaves:
        assert people[1].post(f"/api/tables/{table}/resign", keys=[]).status_code == 200
    if counted:
        within(20, lambda: call(web, host_of(web).store.rated.reckoned, table))
    return table


def standing(web: TestClient, who: Somebody) -> tuple[int, int]:
    found = call(web, host_of(web).store.rated.standing, "connect4", who.name, None)
    return found.level.points, found.games


def doubtful(web: TestClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = web.get("/api/admin/ratings").json()["games"]
    return found


# -- how a level is reckoned


def test_places_move_levels_and_narrow_what_is_not_known() -> None:
    fresh = [Level()] * 5
    found = levels.after(fresh, [1, 2, 2, 4, 5], [True] * 5)
    assert [each.points for each in found] == sorted((each.points for each in found), reverse=True)
    assert found[1] == found[2] and found[0].points > 1500 > found[4].points
    assert all(each.band < 250 for each in found) and Level().points == 1500 and Level().band == 250


def test_whoever_leaves_is_last_and_nobody_who_stays_goes_down() -> None:
    strong, weak = Level(35.0, 2.0), Level(20.0, 2.0)
    end = levels.after([strong, weak, weak], [3, 1, 2], [True, True, False])  # the robot in the last seat came second
    assert end[0].mu == strong.mu and end[1].mu > weak.mu and end[2].mu < weak.mu
    assert levels.after([strong, weak], [2, 1], [True, True])[0].mu < strong.mu


def test_robots_stand_where_they_were_measured() -> None:
    points = [levels.first_of("hybris", each).points for each in ("apprenti", "compagnon", "maitre", "grand-maitre")]
    assert points == sorted(points) and points[1] == 1500
    assert 170 <= points[2] - points[1] <= 200  # three of four games won: by Elo 191
    assert not levels.measured("olomoc", "grand-maitre") and levels.first_of("neombre", "maitre") == Level()


# -- which games are rated


def test_a_finished_game_is_counted_once_and_again_from_the_beginning(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        ana, bo, host = Somebody(web, "Ana"), Somebody(web, "Bo"), host_of(web)
        table = rated_game(web, ana, bo)
        after = standing(web, ana), standing(web, bo)
        assert after[0][0] > 1500 > after[1][0] and after[0][1] == after[1][1] == 1
        for _ in range(3):  # the end is told again, and again looked for
            call(web, host.records.count, table)
            call(web, host.ratings.late)
        assert (standing(web, ana), standing(web, bo)) == after
        rated_game(web, bo, ana)
        before = everything(web)
        call(web, host.ratings.again, "connect4", {})
        assert [line for line in everything(web).splitlines() if line not in before.splitlines()] == ["('connect4', 3)"]
        assert host.ratings.rated is host.store.rated and standing(web, ana)[1] == 2


def test_what_broke_off_between_the_end_and_the_counting_is_counted_at_the_next_start(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> None:
        """The server dies here."""

    with started(database, tmp_path) as web:
        ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
        with monkeypatch.context() as dying:
            dying.setattr(ratings.Ratings, "look", nothing)
            rated_game(web, ana, bo, counted=False)
            rated_game(web, ana, bo, columns=(0, 1), leaves=True, counted=False)
            within(20, lambda: len(call(web, host_of(web).store.rated.late, 9)) == 2)
            assert standing(web, ana) == (1500, 0)
    with started(database, tmp_path) as web:
        within(20, lambda: standing(web, ana)[1] == standing(web, bo)[1] == 2)


def test_friendly_games_change_nothing(web: TestClient) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    table, keys = two_people(web, together=True)
    with ana.sit(table, keys[0]) as one, bo.sit(table, keys[1]) as two:
        play(dealt(table, keys, one, two), WINS)
    settled(web)
    assert standing(web, ana) == (1500, 0) and doubtful(web) == []


def test_with_a_guest_the_game_is_friendly_and_everybody_is_told_before_the_deal(web: TestClient) -> None:
    ana = Somebody(web, "Ana")
    table, keys = new_rated(ana)
    with ana.sit(table, keys[0]) as one, web.websocket_connect(f"/api/tables/{table}/socket") as two:
        players = dealt(table, keys, one, two)
        told = [part for part in players[0].bytes if '"friendly":"guest"' in part and '"stage":"sealing"' in part]
        assert told
        assert players[0].ask(type="say", seat=0, text="between us", to=1)["why"] == "aloud-rated"
        play(players, WINS)
    settled(web)
    assert standing(web, ana) == (1500, 0)


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"clock": None}, "rated-clock"),
        ({"hotseat": True}, "rated-alone"),
        ({"seats": [{"name": "One"}, {"kind": "bot"}]}, "rated-alone"),
        ({"game": "phare"}, "rated-together"),
        ({"game": "diktat", "options": {"content": "fixture"}}, "rated-content"),
    ],
)
def test_what_cannot_be_rated_is_refused_in_words(web: TestClient, more: dict[str, Any], fault: str) -> None:
    ana = Somebody(web, "Ana")
    body = {"game": "connect4", "seats": [{"name": "One"}, {"name": "Two"}], "rated": True, "clock": CLOCK} | more
    assert ana.post("/api/tables", **body).json()["fault"] == fault
    assert web.post("/api/tables", json=body).json()["fault"] == "rated-account"


def test_no_table_becomes_rated_later(web: TestClient) -> None:
    """Not by a file, not as a fork, not by whatever is sent to it."""
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    table = rated_game(web, ana, bo)
    before = standing(web, ana)
    data = web.get(f"/api/admin/tables/{table}/export").content
    assert b'"rated":true' in data
    taken = web.post("/api/admin/import", content=data).json()["table"]
    assert b'"rated":true' not in web.get(f"/api/admin/tables/{taken}/export").content
    seats = [{"name": "One"}, {"name": "Two"}]
    fork = ana.post(f"/api/tables/{table}/fork", at=2, seats=seats).json()["table"]
    assert b'"rated":true' not in web.get(f"/api/admin/tables/{fork}/export").content
    again = ana.post(f"/api/tables/{table}/rematch", keys=[]).json()["table"]
    assert b'"rated":true' in web.get(f"/api/admin/tables/{again}/export").content  # set up so from the first
    assert standing(web, ana) == before


def test_leaving_is_losing_at_once_and_the_other_need_not_play_on(web: TestClient) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    rated_game(web, ana, bo, columns=(0, 1, 0, 1), leaves=True)
    assert standing(web, ana)[0] > 1500 > standing(web, bo)[0]


# -- fraud


def test_one_browser_in_two_seats_does_not_count_and_only_the_host_is_told(web: TestClient) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    bo.cookies["ludotheque-browser"] = ana.cookies["ludotheque-browser"]
    table = rated_game(web, ana, bo)
    assert standing(web, ana) == standing(web, bo) == (1500, 0)
    (told,) = doubtful(web)
    assert (told["table"], told["why"]) == (table, "browser")
    assert [seat["account"] for seat in told["seats"]] == ["Ana", "Bo"]
    assert "browser" not in str(ana.mine()["profile"]["levels"])
    assert web.post("/api/admin/ratings", json={"table": table, "counts": True}).json()["done"]
    assert standing(web, ana)[0] > 1500 > standing(web, bo)[0] and doubtful(web) == []
    assert web.post("/api/admin/ratings", json={"table": table, "counts": False}).json()["done"]
    assert standing(web, ana) == (1500, 0) and doubtful(web)[0]["why"] == "host"


def test_one_address_in_two_seats_does_not_count(sqlite_url: str, tmp_path: Path) -> None:
    with started(sqlite_url, tmp_path, local=False, host_key="key") as web:
        ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
        rated_game(web, ana, bo)
        assert standing(web, ana) == (1500, 0)
        assert web.get("/api/admin/ratings").status_code == 403
        told = web.get("/api/admin/ratings", headers={"authorization": "Bearer key"}).json()["games"]
        assert [each["why"] for each in told] == ["address"]


def test_games_given_away_to_the_same_person_do_not_count(web: TestClient) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    rated_game(web, ana, bo, columns=(0, 1), leaves=True)
    once = standing(web, ana)
    second = rated_game(web, ana, bo, columns=(0, 1), leaves=True)
    assert standing(web, ana) == once and once[1] == 1
    (told,) = doubtful(web)
    assert (told["table"], told["why"], len(told["earlier"])) == (second, "quick", 1)
    assert told["seats"][1] == {"account": "Bo", "place": 1, "stayed": False, "answers": 1}


def test_the_same_winner_again_and_again_counts_so_often_and_no_more() -> None:
    won = Meeting("t", 0, None, 1, True, 20, 2, True, 20)
    lost = Meeting("t", 0, None, 2, True, 20, 1, True, 20)
    left = Meeting("t", 0, None, 1, True, 20, 1, False, 20)
    assert ratings.won_in_a_row([won, left, won]) == 3
    assert ratings.won_in_a_row([won, lost, won]) == 1 and ratings.won_in_a_row([lost]) == 0


def test_a_pair_with_one_winner_is_noticed(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "RUN", 2)
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    for _ in range(3):
        rated_game(web, ana, bo)
    assert standing(web, ana)[1] == 2 and [each["why"] for each in doubtful(web)] == ["pair"]
    rated_game(web, bo, ana)
    assert standing(web, ana)[1] == 3


# -- who is shown what


def ranked(who: Somebody | TestClient, **more: str) -> list[str]:
    told = (
        who.get("/api/ranking", params={"game": "connect4"} | more)
        if isinstance(who, TestClient)
        else (who.get("/api/ranking", game="connect4", **more))
    )
    return [each["name"] for each in told.json()["people"]]


@pytest.mark.usefixtures("shown_at_once")
def test_on_the_list_are_only_those_whose_page_is_open_to_whoever_asks(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        ana, bo, cyd = (Somebody(web, name) for name in ("Ana", "Bo", "Cyd"))
        rated_game(web, ana, bo)
        assert (ranked(ana), ranked(bo), ranked(cyd), ranked(web)) == (["Ana"], ["Bo"], [], [])
        befriended(ana, cyd)
        ana.post("/api/person/shown", shown="friends")
        assert (ranked(cyd), ranked(bo), ranked(web)) == (["Ana"], ["Bo"], [])
        bo.post("/api/person/shown", shown="all")
        assert (ranked(cyd), ranked(web), ranked(ana)) == (["Ana", "Bo"], ["Bo"], ["Ana", "Bo"])
        first = web.get("/api/ranking", params={"game": "connect4"}).json()["people"][0]
        assert first["place"] == 1  # as if nobody else played
        assert ranked(web, season="2020-1") == []
        assert web.get("/api/ranking", params={"game": "connect4", "season": "all"}).status_code == 404
        assert call(web, host_of(web).store.ban, "Bo", True) and ranked(web) == []


def test_a_level_is_shown_after_eight_games_and_not_before(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    rated_game(web, ana, bo)
    told = ana.get("/api/levels").json()["levels"]
    assert told == [{"game": "connect4", "level": None, "band": None, "games": 1, "shown": 8}]
    assert ana.mine()["profile"]["levels"][0]["curve"] == [] and ranked(ana) == []
    monkeypatch.setattr(ratings, "SHOWN", 1)
    own = ana.mine()["profile"]["levels"][0]
    assert own["card"]["level"] > 1500 and [point["level"] for point in own["curve"]] == [own["card"]["level"]]
    assert bo.page("Ana").json()["levels"] == []
    assert web.get("/api/levels").json()["levels"] == []


@pytest.mark.usefixtures("shown_at_once")
def test_a_deleted_person_leaves_somebody_and_the_levels_of_others(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        zyx, bo = Somebody(web, "Zyxwilda"), Somebody(web, "Bo")
        rated_game(web, zyx, bo)
        assert len(zyx.get("/api/account/export").json()["rated games"]) == 1
        before = standing(web, bo)
        end(zyx)
        assert "Zyxwilda" not in everything(web)
        assert standing(web, bo) == before and ranked(bo) == ["Bo"]
        call(web, host_of(web).ratings.again, "connect4", {})
        assert standing(web, bo) == before


# -- the lobby


def test_a_rated_table_in_the_lobby_asks_for_an_account_and_for_the_level_it_says(web: TestClient) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    body = {"open": "fr", "seats": [{"name": "One"}, {"name": None}]}
    table, _ = new_rated(ana, **body, levels=[1000, 1200])
    told = [each for each in ana.get("/api/lobby").json()["tables"] if each["table"] == table]
    assert [(each["rated"], each["levels"]) for each in told] in ([], [(True, [1000, 1200])])
    assert web.post(f"/api/lobby/{table}/sit", json={"name": "Guest"}).json()["fault"] == "rated-account"
    refused = bo.post(f"/api/lobby/{table}/sit", name="Bo").json()
    assert refused["fault"] == "other-level" and "1,200" in refused["say"]["en"] and "0" in refused["say"]["en"]
    other, _ = new_rated(ana, **body, levels=[1700, 1900])
    assert bo.post(f"/api/lobby/{other}/sit", name="Bo").status_code == 200  # 1,500 ± 250 may be 1,700
    for wrong in ([1, 2, 3], [1900, 1700], [-1, 5]):
        answer = ana.post("/api/tables", game="connect4", rated=True, clock=CLOCK, levels=wrong, **body)
        assert answer.json()["fault"] == "bad-levels"
    assert made(web, game="connect4", seats=[{"name": "Ana"}, {"name": None}], open="fr")


# -- quick pairing


def looking(web: TestClient, minutes: float, **levels: float) -> list[list[str]]:
    """Who would sit together for a rated game of two, having waited so long."""
    pairing, now = host_of(web).pairing, clock.now()
    came = now - 1000 - round(minutes * 60_000)
    wanted = Wanted(["connect4"], ["live"], "", True)
    who = {name: f"account {name}" for name in levels}
    pairing.tickets = {
        key: Ticket(key, name, wanted, came + n, now, came + n) for n, (name, key) in enumerate(who.items())
    }
    pairing.levels = {(name, "connect4"): Level(25 + (level - 1500) / 30, 2.0) for name, level in levels.items()}
    lines = pairing.stood()["connect4", "live", True]
    return [sorted(key.removeprefix("account ") for key in line) for line in lines]


def test_for_a_rated_game_near_levels_come_together_and_time_brings_the_others(web: TestClient) -> None:
    assert looking(web, 0, Ana=1500, Bo=1900, Cyd=1600) == [["Ana", "Cyd"], ["Bo"]]
    assert looking(web, 0, Ana=1500, Bo=1900, Cyd=1950) == [["Ana"], ["Bo", "Cyd"]]
    assert looking(web, 1, Ana=1500, Bo=1900) == [["Ana"], ["Bo"]]
    assert looking(web, 2, Ana=1500, Bo=1900) == [["Ana", "Bo"]]


def test_a_rated_ticket_makes_a_rated_table_and_asks_for_an_account(
    web: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.pairing.BATCH", 0.0)
    wish: dict[str, Any] = {"games": ["connect4"], "paces": ["days"], "rated": True}
    assert web.post("/api/pairing", json=wish).json()["fault"] == "rated-account"
    ana, bo, cyd = (Somebody(web, name) for name in ("Ana", "Bo", "Cyd"))
    assert ana.post("/api/pairing", **wish | {"games": ["phare"]}).json()["fault"] == "rated-together"
    assert ana.post("/api/pairing", **wish).json()["ticket"]["rated"]
    assert cyd.post("/api/pairing", **wish | {"rated": False}).status_code == 200  # somebody who plays for nothing
    assert bo.post("/api/pairing", **wish).status_code == 200
    for _ in range(200):
        if (bo.get("/api/pairing").json()["ticket"]["found"] or {}).get("ready"):
            break
    table = bo.post("/api/pairing/seat").json()["table"]
    assert ana.post("/api/pairing/seat").json()["table"] == table
    assert b'"rated":true' in web.get(f"/api/admin/tables/{table}/export").content
    assert cyd.get("/api/pairing").json()["ticket"]["found"] is None
