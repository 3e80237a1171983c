"""A guided first game over the wire: an ordinary table whose other seats follow the guide."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.match.guide import LEARNER, guide_of
from ludotheque.server import botseats
from tests.marks import rule
from tests.server.play import Player, socket

GUIDE = guide_of("diktat")
assert GUIDE is not None
STEPS = [step.id for step in GUIDE.steps]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botseats, "BREATH", 0.0)
    monkeypatch.setattr(botseats, "RUN_ON", 0.0)


def guided(web: TestClient) -> tuple[str, list[str]]:
    answer = web.post("/api/guides/diktat", json={"name": "Ana"})
    assert answer.status_code == 200, answer.text
    return answer.json()["table"], [link["key"] for link in answer.json()["links"]]


def make(player: Player, choice: list[Any]) -> None:
    """A move that is accepted, and the state that shows it."""
    answer = player.choose(LEARNER, choice)
    assert answer["type"] == "accepted"
    while player.states[LEARNER]["at"] < answer["seen"]:
        player.until("state")


def until_lesson(player: Player) -> dict[str, Any]:
    """Wait until the learner can do what the lesson asks."""
    while True:
        state = player.states[LEARNER]
        if state["lesson"]["goals"] or (state["lesson"]["done"] and state["decision"]):
            return state
        player.until("state")


def follow(player: Player, most: int = 100) -> list[int]:
    """Do what the lessons ask, so many times; the pages that were shown."""
    shown: list[int] = []
    for _ in range(most):
        state = until_lesson(player)
        shown += [page["number"] for page in state["lesson"]["pages"] if page["number"] not in shown]
        if not state["lesson"]["goals"]:
            break
        make(player, state["lesson"]["goals"][0][0])
    return shown


def test_the_whole_guide_and_then_a_game_like_any_other(web: TestClient) -> None:
    assert next(card for card in web.get("/api/games").json()["games"] if card["id"] == "diktat")["guide"]
    table, keys = guided(web)
    with socket(web, table) as one:
        player = Player(one, keys[:1], ["fr", "en"])
        player.until("state")
        assert follow(player) == list(range(len(STEPS)))
        state = player.states[LEARNER]
        assert state["lesson"]["done"]
        assert state["view"]["players"][LEARNER]["vp"] == 2
        # Rivals now play by themselves; the closing stays until it is put away.
        make(player, ["extend"])
        make(player, ["keep"])
        while not player.states[LEARNER]["decision"]:
            player.until("state")
        assert player.ask(type="unguide", seat=LEARNER)["type"] == "accepted"
        assert player.states[LEARNER]["lesson"] is None or player.until("state")["lesson"] is None


@rule("LUD-13")
def test_another_choice_is_answered_with_the_hint_of_the_step(web: TestClient) -> None:
    table, keys = guided(web)
    with socket(web, table) as one:
        player = Player(one, keys[:1], ["fr", "en"])
        page = player.until("state")["lesson"]["pages"][-1]
        answer = player.choose(LEARNER, ["first", 1])
        assert (answer["type"], answer["rule"], answer["why"]) == ("refused", "LUD-13", "off-lesson")
        assert answer["say"] == page["hint"] and all(page["hint"].values())
        answer = player.choose(LEARNER, ["first", 9])
        assert answer["type"] == "refused" and answer["why"] != "off-lesson"
        assert player.states[LEARNER]["at"] == 0


def test_it_can_be_left_at_any_moment_and_found_again(web: TestClient) -> None:
    table, keys = guided(web)
    with socket(web, table) as one:
        player = Player(one, keys[:1])
        player.until("state")
        follow(player, 3)
        pages = until_lesson(player)["lesson"]["pages"]
    with socket(web, table) as one:
        player = Player(one, keys[:1])
        assert player.until("state")["lesson"]["pages"] == pages
        assert player.ask(type="unguide", seat=LEARNER)["type"] == "accepted"
    with socket(web, table) as one:
        player = Player(one, keys[:1])
        assert player.until("state")["lesson"] is None
        assert player.choose(LEARNER, ["add", "guard"])["type"] == "accepted"


def test_nobody_else_is_taught_and_nobody_else_ends_it(web: TestClient) -> None:
    table, _ = guided(web)
    with socket(web, table) as one:
        watcher = Player(one, [])
        assert watcher.until("state")["lesson"] is None
        assert watcher.ask(type="unguide", seat=LEARNER)["type"] == "refused"
    assert web.post("/api/guides/connect4", json={}).status_code == 404
    assert web.post("/api/guides/nothing", json={}).status_code == 404


def test_a_guide_that_has_changed_leaves_a_game_it_no_longer_fits(web: TestClient) -> None:
    table, _ = guided(web)
    text = web.get(f"/api/admin/tables/{table}/export").text
    assert GUIDE is not None
    answer = web.post("/api/admin/import", content=text.replace(GUIDE.mark, "0" * 16))
    other = answer.json()
    with socket(web, other["table"]) as one:
        player = Player(one, [other["links"][0]["key"]])
        assert player.until("state")["lesson"] is None
        assert player.choose(LEARNER, ["first", 0])["type"] == "accepted"


def test_a_choice_of_the_team_is_left_to_the_person_when_the_lesson_is_over(web: TestClient) -> None:
    """A robot is asked as well, and leaves what one answers for all to whoever is a person."""
    answer = web.post("/api/guides/neombre", json={"name": "Ana"})
    with socket(web, answer.json()["table"]) as line:
        player = Player(line, [answer.json()["links"][0]["key"]], ["en"])
        player.until("state")
        follow(player)
        state = player.states[LEARNER]
        assert state["decision"]["ask"] == "reward" and {waited["seat"] for waited in state["waiting"]} == {0, 1}
        bots = web.app.state.host.rooms[answer.json()["table"]].bots  # type: ignore[attr-defined]
        assert player.ask(type="unguide", seat=LEARNER)["type"] == "accepted"
        assert bots.asked == [LEARNER] and not bots.thinking
        make(player, ["take", "RRB01", "player_1"])
        assert player.states[LEARNER]["over"] and player.states[LEARNER]["result"]["leaves"]
        decks = player.states[LEARNER]["view"]["decks"]
    keys = [link["key"] for link in answer.json()["links"]]
    after = web.post(f"/api/tables/{answer.json()['table']}/next", json={"keys": keys}).json()
    with socket(web, after["table"]) as line:  # the campaign goes on with the decks of the lesson
        player = Player(line, [after["links"][0]["key"]], ["en"])
        assert player.until("welcome")["campaign"]["number"] == 1
        assert [sorted(deck) for deck in player.until("state")["view"]["decks"]] == [sorted(deck) for deck in decks]
