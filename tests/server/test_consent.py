"""Somebody is away: the others replace them by a bot or by another person, links are renewed, the game rests."""

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.play import Player, made, socket, two_people


def proposal(player: Player) -> dict[str, Any]:
    """The one that is open."""
    while not (shown := player.until("proposals"))["proposals"]:
        pass
    found: dict[str, Any] = shown["proposals"][-1]
    return found


def test_an_absent_seat_is_played_by_a_bot(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        assert (
            ana.ask(type="propose", seat=0, what="replace", target=1, bot="robot", level="hasard")["type"] == "accepted"
        )
        ana.choose(0, ["drop", 1])
        while ana.states[0]["at"] < 2 or not ana.states[0]["decision"]:
            ana.until("state")
        assert web.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "bot"
    with socket(web, table) as two:
        back = Player(two, [keys[1]])
        assert back.until("welcome")["you"] == []
        assert back.until("refused")["why"] == "bad-key"


def test_an_absent_seat_is_given_to_somebody_else(web: TestClient) -> None:
    table, keys = made(web, game="diktat", seats=[{"name": "Ana"}, {"name": "Bo"}, {"name": "Cy"}])
    with socket(web, table) as one, socket(web, table) as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("state")
        bo.until("state")
        ana.ask(type="propose", seat=0, what="replace", target=2)
        asked = proposal(bo)
        assert (asked["what"], asked["target"], asked["agreed"], asked["absent"]) == ("replace", 2, [0], True)
        assert web.get(f"/api/tables/{table}").json()["seats"][2]["kind"] == "human"  # not yet
        bo.ask(type="consent", seat=1, proposal=asked["number"], yes=True)
        link = ana.until("next")
        assert link["table"] == table and [each["seat"] for each in link["links"]] == [2]
        assert web.get(f"/api/tables/{table}").json()["seats"][2]["kind"] == "open"
        with socket(web, table) as three:
            dee = Player(three, [link["links"][0]["key"]], name="Dee")
            welcome = dee.until("welcome")
            assert welcome["you"] == [2] and welcome["seats"][2]["name"] == "Dee"
            assert dee.until("state")["seat"] == 2
    with socket(web, table) as three:
        assert Player(three, [keys[2]]).until("welcome")["you"] == []


@pytest.mark.parametrize("yes", [True, False])
def test_whoever_is_there_must_agree_to_be_replaced(web: TestClient, yes: bool) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("state")
        bo.until("state")
        ana.ask(type="propose", seat=0, what="replace", target=1, bot="robot", level="hasard")
        asked = proposal(bo)
        assert asked["absent"] is False
        bo.ask(type="consent", seat=1, proposal=asked["number"], yes=yes)
        kind = web.get(f"/api/tables/{table}").json()["seats"][1]["kind"]
        assert kind == ("bot" if yes else "human")
        assert ana.ask(type="consent", seat=0, proposal=asked["number"], yes=True)["why"] == "no-proposal"


def test_one_who_comes_back_in_time_may_say_no(web: TestClient) -> None:
    table, keys = made(web, game="diktat", seats=[{"name": "Ana"}, {"name": "Bo"}, {"name": "Cy"}])
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        ana.ask(type="propose", seat=0, what="replace", target=2, bot="robot", level="hasard")
    with socket(web, table) as three:
        cy = Player(three, [keys[2]])
        asked = proposal(cy)
        cy.ask(type="consent", seat=2, proposal=asked["number"], yes=False)
    web.app.state.host.forget(table)  # type: ignore[attr-defined]
    with socket(web, table) as two:  # from the log alone it is settled too
        bo = Player(two, [keys[1]])
        assert bo.until("proposals")["proposals"] == []
        assert bo.ask(type="consent", seat=1, proposal=asked["number"], yes=True)["why"] == "no-proposal"
    assert web.get(f"/api/tables/{table}").json()["seats"][2]["kind"] == "human"


def test_a_bot_gives_its_seat_to_a_person(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot", "level": "hasard"}])
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        ana.ask(type="propose", seat=0, what="replace", target=1)
        (link,) = next(json.loads(text) for text in ana.bytes if '"type":"next"' in text)["links"]
    with socket(web, table) as two:
        assert Player(two, [link["key"]], name="Bo").until("welcome")["you"] == [1]


def test_holder_and_maker_renew_a_link(web: TestClient) -> None:
    table, keys = two_people(web)
    own = web.post(f"/api/tables/{table}/revoke", json={"key": keys[0], "seat": 0}).json()["links"][0]["key"]
    assert web.post(f"/api/tables/{table}/revoke", json={"key": keys[0], "seat": 0}).json()["fault"] == "bad-key"
    with socket(web, table) as one:
        assert Player(one, [own]).until("welcome")["you"] == [0]
    made_again = web.post(f"/api/tables/{table}/revoke", json={"key": keys[2], "seat": 0}).json()["links"][0]["key"]
    with socket(web, table) as one:
        assert Player(one, [own]).until("welcome")["you"] == []
    with socket(web, table) as one:
        assert Player(one, [made_again]).until("welcome")["you"] == [0]
    for seat in (-1, 7, 1):
        answer = web.post(f"/api/tables/{table}/revoke", json={"key": made_again, "seat": seat})
        assert (answer.status_code, answer.json()["fault"]) == (403, "not-your-seat")


def test_a_proposal_that_makes_no_sense_is_refused(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        for bad, why in (
            ({"what": "replace"}, "unreadable"),
            ({"what": "replace", "target": 9}, "unreadable"),
            ({"what": "replace", "target": 1, "bot": "deep"}, "bad-bot"),
            ({"what": "undo"}, "bad-point"),
            ({"what": "undo", "at": 99}, "bad-point"),
        ):
            answer = ana.ask(type="propose", seat=0, **bad)
            assert (answer["type"], answer["why"]) == ("refused", why) and set(answer["say"]) == {"fr", "en"}
