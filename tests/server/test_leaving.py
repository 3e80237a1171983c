"""What is kept about a person: all of it in one file, and after deletion none of it anywhere."""

import time
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from ludotheque.server import clock
from tests.server.play import Player, made, started
from tests.server.test_persons import PASSWORD, Somebody, befriended, game

NAME, CALLED, SAID, MAIL = "Zyxwilda", "Qorvanne", "secretum-vulgatum", "zyx.wilda@example.org"
TRACES = (NAME, CALLED, SAID, MAIL)


def everything(web: TestClient) -> str:
    """All rows of all tables, whatever they are called."""
    return "\n".join(row for rows in by_table(web).values() for row in rows)


def by_table(web: TestClient) -> dict[str, list[str]]:
    store, portal = web.app.state.host.store, web.portal  # type: ignore[attr-defined]
    assert portal is not None
    names = (
        "SELECT name FROM sqlite_master WHERE type = 'table'"
        if store.name == "sqlite"
        else "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    )
    tables = [row[0] for row in portal.call(store.all, names) if row[0] != "process"]  # which is written at every beat
    assert {"log", "account", "played", "bond", "guess", "contact"} <= set(tables)
    return {table: [str(tuple(row)) for row in portal.call(store.all, f"SELECT * FROM {table}")] for table in tables}


def bytes_of(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


def lived(web: TestClient) -> tuple[Somebody, Somebody, str]:
    """Somebody who has left traces wherever one can: an account, a finished game, one under way, a rematch, talk,
    another name, friends, a block, a request, an address, a calendar, wrong passwords."""
    zyx, bo = Somebody(web, NAME), Somebody(web, "Bo")
    befriended(zyx, bo)
    zyx.post("/api/friends/ask", name="Nobody")
    finished = game(web, zyx, bo)
    assert zyx.post(f"/api/tables/{finished}/rematch", keys=[]).status_code == 200
    zyx.post("/api/person/away", name="Bo", what="mute", on=True)
    zyx.post("/api/calendar", zone="Europe/Prague", night=[1380, 360])
    web.post("/api/login", json={"name": NAME, "password": "wrong password"})
    web.cookies.clear()
    wish = {"games": ["connect4"], "paces": ["days"], "name": CALLED}
    assert zyx.post("/api/pairing", **wish).status_code == 200
    table, keys = made(web, game="connect4", seats=[{"name": CALLED}, {"name": "Bo"}])
    with zyx.sit(table, keys[0]) as one, bo.sit(table, keys[1]) as two:
        player, other = Player(one, [keys[0]]), Player(two, [keys[1]])
        player.until("state"), other.until("state")
        player.ask(type="say", seat=0, text=SAID, to=None)
        player.ask(type="say", seat=0, text=SAID, to=1)
        other.ask(type="say", seat=1, text="what Bo said", to=None)
        player.ask(type="rename", seat=0, name=NAME)
        player.choose(0, ["drop", 3])
    portal = web.portal
    assert portal is not None
    sql = "INSERT INTO contact VALUES ('c1', $1, NULL, NULL, $2, 'fr', 1)"
    portal.call(web.app.state.host.store.all, sql, NAME, MAIL)  # type: ignore[attr-defined, call-arg]
    return zyx, bo, table


def gathered(web: TestClient, zyx: Somebody, bo: Somebody) -> None:
    """And wherever people gather: a club, a tournament and a ruling in it, the stand, reports, whom they follow."""
    web.cookies.clear()

    def done(me: Somebody, path: str, /, **body: Any) -> Any:
        answer = me.post(path, **body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    club = done(zyx, "/api/clubs", name=CALLED, about=SAID)["line"]["id"]
    done(zyx, f"/api/clubs/{club}/invite", name="Bo")
    rules = {"game": "connect4", "form": "swiss", "rounds": 3, "missing": "bye", "clock": {"budget": 900, "bonus": 10}}
    contest = done(zyx, "/api/tournaments", name=CALLED, begins=clock.now() + 10**7, **rules)["line"]["id"]
    for each in (zyx, bo):
        entrants = done(each, f"/api/tournaments/{contest}/enter")["entrants"]
    done(zyx, f"/api/tournaments/{contest}/out", who=entrants[-1]["number"], why=SAID)
    done(bo, "/api/person/shown", shown="all")
    done(zyx, "/api/person/follow", name="Bo", on=True)
    done(zyx, "/api/login", name=NAME, password=PASSWORD)
    web.cookies.clear()
    robot = {"kind": "bot", "bot": "robot", "level": "apprenti"}
    table, keys = made(web, game="connect4", seats=[{"name": "Bo"}, robot])
    with bo.sit(table, keys[0]) as one, zyx.sit(table, "") as two:
        player, watching = Player(one, keys[:1]), Player(two, [])
        player.until("state")
        watching.until("stand")
        assert watching.ask(type="remark", text=SAID)["type"] == "accepted"
    cyd = Somebody(web, "Cyd")
    lines = cyd.get("/api/report", about="Bo", table=table).json()["lines"]
    assert SAID in str(lines)
    done(cyd, "/api/report", about="Bo", reason="words", table=table, lines=[line["line"] for line in lines])
    for one, other in ((zyx, bo), (bo, zyx)):
        done(one, "/api/report", about=other.name, reason="name", more=f"{SAID} {zyx.name}")


def end(who: Somebody) -> Any:
    return who.post("/api/account/delete", proof={"password": PASSWORD})


def test_the_file_tells_all_that_is_kept(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        zyx, bo, table = lived(web)
        answer = zyx.get("/api/account/export")
        told = answer.json()
        assert all(trace in answer.text for trace in TRACES)
        assert told["people"] == [{"name": "Bo", "is": "friend"}, {"name": "Bo", "is": "mute"}]
        assert told["nights and holidays"]["zone"] == "Europe/Prague" and len(told["results"]) == 1
        (mine,) = [each for each in told["tables"] if each["table"] == table]
        assert [row["text"] for row in mine["rows"] if row.get("note") == "say"] == [SAID, SAID]
        assert [row["choice"] for row in mine["rows"] if "choice" in row] == [["drop", 3]]
        assert "what Bo said" not in answer.text
        assert SAID not in bo.get("/api/account/export").text
        assert web.get("/api/account/export").json()["fault"] == "sign-in"


def test_nothing_is_left_in_any_table_or_file(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        zyx, bo, _ = lived(web)
        before = everything(web)
        assert all(trace in before for trace in TRACES)
        assert end(zyx).json()["name"] is None
        after = everything(web)
        assert [trace for trace in TRACES if trace in after] == []
        assert "what Bo said" in after
        if database.startswith("sqlite"):
            deadline = time.monotonic() + 10
            left = list(TRACES)
            while left and time.monotonic() < deadline:
                found = bytes_of(tmp_path)
                left = [trace for trace in TRACES if trace.encode() in found]
                time.sleep(0.1)
            assert left == []
        assert bo.friends() == [] and bo.page(NAME).content == bo.page("Nobody").content
        assert bo.mine()["profile"]["card"]["finished"] == 1  # his game stays his


def test_no_table_of_the_gathering_remembers_whoever_has_gone(sqlite_url: str, tmp_path: Path) -> None:
    with started(sqlite_url, tmp_path) as web:
        zyx, bo, _ = lived(web)
        gathered(web, zyx, bo)
        apart = {"passkey", "challenge", "own_hook", "push"} | {"studio_guest", "edition", "experiment"}
        apart |= {"rated_seat", "rated_trace"}  # tried by tests of their own
        assert of_people(web) <= naming(web, NAME) | apart
        end(zyx)
        assert {trace: naming(web, trace) for trace in TRACES} == {trace: set() for trace in TRACES}
        assert bo.get("/api/clubs").json()["clubs"] == []


def naming(web: TestClient, trace: str) -> set[str]:
    """The tables in which that stands."""
    return {table for table, rows in by_table(web).items() if any(trace in row for row in rows)}


def of_people(web: TestClient) -> set[str]:
    """The tables that name accounts."""
    sql = "SELECT m.name FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) k WHERE k.\"table\" = 'account'"
    host = web.app.state.host  # type: ignore[attr-defined]
    assert web.portal is not None
    return {table for (table,) in web.portal.call(host.store.all, sql)}


def test_whoever_plays_on_sees_somebody_and_the_game_as_it_was(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        zyx, bo, table = lived(web)
        with bo.sit(table, "") as one:
            other = Player(one, [], ["en"])
            welcome = other.until("welcome")
            assert welcome["seats"][0]["name"] == NAME and len([each for each in welcome["chat"] if each["text"]]) == 3
            other.until("state")
            end(zyx)
            told = other.until("seats")["seats"][0]
            assert (told["name"], told["gone"], told["account"]) == ("", True, None)
            assert other.choose(1, ["drop", 4])["type"] == "accepted"
        with bo.sit(table, "") as again:
            other = Player(again, [], ["en"])
            chat = other.until("welcome")["chat"]
            assert [each["text"] for each in chat if each["text"]] == ["what Bo said"]
            said = [event["say"]["en"] for event in other.until("state")["events"] if "say" in event]
            assert any("Somebody" in each for each in said)


def test_whoever_takes_the_name_next_takes_nothing_else(web: TestClient) -> None:
    zyx, _, table = lived(web)
    seal = zyx.mine()["profile"]["card"]["seal"]
    end(zyx)
    other = Somebody(web, NAME)
    mine = other.mine()
    assert mine["friends"] == mine["muted"] == mine["profile"]["results"] == []
    assert mine["profile"]["card"]["seal"] != seal
    with other.sit(table, "") as one:
        assert Player(one, []).until("welcome")["you"] == []


def test_another_process_forgets_too(postgres_url: str, tmp_path: Path) -> None:
    from tests.server.conftest import fresh_database

    database = fresh_database(postgres_url)
    with started(database, tmp_path) as web, started(database, tmp_path) as there:
        zyx, bo, table = lived(web)
        bo.web = there
        with bo.sit(table, "") as one:
            other = Player(one, [], ["en"])
            assert other.until("welcome")["seats"][0]["name"] == NAME
            end(zyx)
            while not other.until("seats")["seats"][0].get("gone"):
                pass
