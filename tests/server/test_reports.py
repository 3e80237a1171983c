"""Reports: what goes with them, who may send how many, and what the host decides, until it is taken back."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.core.events import Event
from ludotheque.server import desk as desks
from tests.server.play import Player, pinged, started
from tests.server.test_persons import Somebody
from tests.server.turned import TurnedClock

DAY = 86_400


@pytest.fixture
def web(sqlite_url: str, tmp_path: Path, hands: TurnedClock) -> Iterator[TestClient]:
    with started(sqlite_url, tmp_path) as found:
        yield found


def table_of(one: Somebody, other: Somebody, game: str = "diktat") -> tuple[str, list[str]]:
    """A table at which both sit, and something was said: aloud, and into one ear."""
    body = {"game": game, "seats": [{"name": None}, {"name": None}]}
    answer = one.post("/api/tables", **body).json()
    table, keys = answer["table"], [link["key"] for link in answer["links"]]
    with one.sit(table, keys[0]) as first, other.sit(table, keys[1]) as second:
        players = [Player(first, keys[:1], ["fr"], name=one.name), Player(second, keys[1:2], ["fr"], name=other.name)]
        for player in players:
            player.until("proposals")
        players[1].ask(type="say", seat=1, text="you play like a brick")
        players[0].ask(type="say", seat=0, text="please stop")
    return table, keys


def reported(me: Somebody, about: str, table: str | None, **more: Any) -> Any:
    lines = [] if table is None else me.get("/api/report", about=about, table=table).json()["lines"]
    theirs = [line["line"] for line in lines if line["theirs"]]
    return me.post("/api/report", **({"about": about, "reason": "words", "table": table, "lines": theirs} | more))


def desk(web: TestClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = web.get("/api/admin/reports").json()["reports"]
    return found


def test_a_report_brings_the_lines_of_the_server_and_no_hidden_card(web: TestClient, hands: TurnedClock) -> None:
    ana, bo, cyd = (Somebody(web, name) for name in ("Ana", "Bo", "Cyd"))
    table, keys = table_of(ana, bo)
    with bo.sit(table, keys[1]) as line:
        player = Player(line, keys[1:2], ["fr"])
        player.until("proposals")
        player.ask(type="say", seat=1, text="whispered to oneself", to=1)
        player.ask(type="say", seat=1, text="between us: a brick", to=0)
    form = ana.get("/api/report", about="Bo", table=table).json()["lines"]
    theirs = ["you play like a brick", "between us: a brick"]
    assert 2 < len(form) <= 10 and [line["text"] for line in form if line["theirs"]] == theirs
    assert "whispered" not in json.dumps(form)
    live = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
    live.table.told.append(Event("DIK-015", "looked", {"seat": 0}, 1, {"card": 7}, True))
    live.table.told.append(Event("DIK-015", "cabal", {"seat": 0}, 1, {"card": "for one pair of eyes"}))
    found = desks.journal(live)
    assert 2 < len(found) <= 10 and not [line for _, line in found if "looked" in str(line)]
    assert "pair of eyes" not in str(found)
    answer = ana.post("/api/report", about="Bo", reason="words", table=table, lines=["made up"], more="<b>rude</b>")
    assert answer.status_code == 200
    (card,) = desk(web)
    hands.turn(1)
    assert card["lines"] == [] and card["more"] == "<b>rude</b>" and card["by"]["account"] == "Ana"
    assert reported(ana, "Bo", table).status_code == 200
    assert [line["text"] for line in desk(web)[1]["lines"]] == theirs
    assert ana.mine()["muted"] == ["Bo"]
    assert cyd.get("/api/report", about="Bo", table=table).status_code == 404  # nobody they know of
    assert reported(ana, "Bo", None, reason="name", mute=False).status_code == 200
    assert "Ana" not in bo.get("/api/report/mine").text + json.dumps(bo.mine()["muted"])


def test_the_same_line_twice_and_more_than_five_a_day_are_refused(web: TestClient, hands: TurnedClock) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    table, _ = table_of(ana, bo)
    assert reported(ana, "Bo", table).status_code == 200
    assert reported(ana, "Bo", table).json()["fault"] == "reported"
    answers = [reported(ana, "Bo", None, reason=why) for why in ("name", "other", "stalling", "cheating")]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert len(desk(web)) == 4
    hands.leap(DAY)
    assert reported(ana, "Bo", None, reason="cheating").status_code == 200
    assert reported(ana, "Ana", None).status_code == 404
    assert web.post("/api/report", json={"about": "Bo", "reason": "words"}).status_code == 403


def test_the_host_decides_in_words_for_a_while_and_may_take_it_back(web: TestClient, hands: TurnedClock) -> None:
    ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
    table, keys = table_of(ana, bo)
    reported(ana, "Bo", table)
    hands.turn(1)
    reported(ana, "Bo", None, reason="other")
    silence, away = (card["report"] for card in desk(web))

    def decided(report: str, act: str) -> bool:
        return bool(
            web.post("/api/admin/reports", json={"report": report, "act": act, "said": "Enough."}).json()["done"]
        )

    assert decided(silence, "mute") and not decided(silence, "out") and decided(away, "lobby")
    words = bo.get("/api/report/mine").json()["words"]
    assert [(word["act"], word["text"]) for word in words] == [("lobby", "Enough."), ("mute", "Enough.")]
    assert [each["act"] for each in ana.get("/api/report/mine").json()["sent"]] == ["lobby", "mute"]

    def says() -> dict[str, Any]:
        with bo.sit(table, keys[1]) as line:
            player = Player(line, keys[1:2])
            player.until("proposals")
            return player.ask(type="say", seat=1, text="hello")

    opening = {"game": "connect4", "seats": [{"name": "Bo"}, {"name": None}], "open": "fr"}
    assert says()["why"] == "held-mute"
    assert bo.post("/api/tables", **opening).json()["fault"] == "held-lobby"
    other = ana.post("/api/tables", **opening).json()["table"]
    assert bo.post(f"/api/lobby/{other}/sit", name="Bo").json()["fault"] == "held-lobby"
    assert web.post("/api/admin/reports/undo", json={"report": away}).json()["done"]
    assert bo.post("/api/tables", **opening).status_code == 200
    hands.leap(8 * DAY)
    assert says()["type"] == "accepted"
    hands.leap(31 * DAY)
    assert not web.post("/api/admin/reports/undo", json={"report": silence}).json()["done"]
    assert desk(web) == []


def test_what_is_said_among_those_who_look_on_is_reported_by_whoever_hears_it(
    web: TestClient, hands: TurnedClock
) -> None:
    ana, bo, cyd, dov = (Somebody(web, name) for name in ("Ana", "Bo", "Cyd", "Dov"))
    table, keys = table_of(ana, bo, game="connect4")
    with cyd.sit(table, "") as line:
        player = Player(line, [], ["fr"])
        player.until("proposals")
        assert player.ask(type="remark", text="the red one cheats")["type"] == "accepted"
    assert ana.get("/api/report", about="Cyd", table=table).status_code == 404  # who plays does not hear it
    assert dov.get("/api/report", about="Cyd").status_code == 404
    form = dov.get("/api/report", about="Cyd", table=table).json()["lines"]
    assert [line["text"] for line in form if line["theirs"]] == ["the red one cheats"]
    assert dov.get("/api/report", about="Dov", table=table).status_code == 404
    assert reported(dov, "Cyd", table, mute=True).status_code == 200
    assert [line["text"] for line in desk(web)[0]["lines"]] == ["the red one cheats"]
    assert dov.mine()["muted"] == ["Cyd"]
    hands.turn(1)
    with ana.sit(table, keys[0]) as first, bo.sit(table, keys[1]) as second:
        players = [Player(first, keys[:1], ["fr"]), Player(second, keys[1:2], ["fr"])]
        for player in players:
            player.until("proposals")
        for n in range(7):
            pinged(*players)
            players[n % 2].choose(n % 2, ["drop", 3 if n % 2 == 0 else n // 2])
    assert reported(ana, "Cyd", table).status_code == 200
