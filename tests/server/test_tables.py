"""Tables over HTTP and WebSocket."""

import functools
import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.match import journal
from ludotheque.server import wire
from tests.server.play import Player, made, socket, two_people


def test_two_people_finish_a_game_and_download_a_journal_that_proves(web: TestClient) -> None:
    table, keys = two_people(web)
    rng = random.Random(1)
    assert web.get(f"/api/tables/{table}/journal").status_code == 409
    with socket(web, table) as one, socket(web, table) as two:
        players = [Player(one, [keys[0]]), Player(two, [keys[1]])]
        for seat, player in enumerate(players):
            assert player.until("welcome")["you"] == [seat]
            player.until("state")
        while not players[0].states[0]["over"]:
            for seat, player in enumerate(players):
                if player.states[seat]["decision"]:
                    assert player.choose(seat, player.some_choice(seat, rng))["type"] == "accepted"
                    at = player.states[seat]["at"]
                    other = players[1 - seat]
                    while other.states[1 - seat]["at"] < at:
                        other.until("state")
        assert players[0].states[0]["result"] == players[1].states[1]["result"]
        answer = players[0].ask(type="choose", seat=0, choice=["drop", 3], at=players[0].states[0]["at"])
        assert (answer["type"], answer["why"]) == ("refused", "over")
    text = web.get(f"/api/tables/{table}/journal").text
    assert journal.verify(text)["entries"] == players[0].states[0]["at"]
    summary = web.get(f"/api/tables/{table}").json()
    assert summary["over"] and summary["result"]["ranking"] == players[0].states[0]["result"]["ranking"]


def test_a_client_that_comes_back_gets_what_it_missed_and_nothing_twice(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        first, second = Player(one, [keys[0]]), Player(two, [keys[1]])
        first.until("state")
        second.until("state")
        first.choose(0, ["drop", 3])
        second.until("state")
        had = len(second.events[1])
    with socket(web, table) as one:
        first = Player(one, [keys[0]])
        first.until("state")
        with socket(web, table) as two:
            back = Player(two, [keys[1]], since=[{"seat": 1, "events": had}])
            back.events[1] = list(second.events[1])
            state = back.until("state")
            assert (state["since"], state["events"], state["at"]) == (had, [], 1)
            back.choose(1, ["drop", 3])
            assert [event["number"] for event in back.events[1]] == list(range(len(back.events[1])))


def test_a_table_survives_a_restart(sqlite_url: str, tmp_path: Any) -> None:
    from tests.server.play import started

    with started(sqlite_url, tmp_path) as web:
        table, keys = two_people(web, "diktat")
        with socket(web, table) as one, socket(web, table) as two:
            players = [Player(one, [keys[0]]), Player(two, [keys[1]])]
            play_on(players, 60)
        before = [player.states[seat]["view"] for seat, player in enumerate(players)]
        ats = [player.states[seat]["at"] for seat, player in enumerate(players)]
    with started(sqlite_url, tmp_path) as web, socket(web, table) as one, socket(web, table) as two:
        again = [Player(one, [keys[0]]), Player(two, [keys[1]])]
        for seat, player in enumerate(again):
            state = player.until("state")
            assert state["view"] == before[seat] and state["at"] == ats[seat]
            assert state["events"] == players[seat].events[seat]


def play_on(players: list[Player], moves: int, seed: int = 1) -> None:
    """Everybody answers at random in turn."""
    rng = random.Random(seed)
    for seat, player in enumerate(players):
        if seat not in player.states:
            player.until("state")
    for _ in range(moves):
        asked = [(s, p) for s, p in enumerate(players) if p.states[s]["decision"]]
        if not asked:
            return
        seat, player = asked[0]
        assert player.choose(seat, player.some_choice(seat, rng))["type"] == "accepted"
        for other_seat, other in enumerate(players):
            other.send(type="ping", n=1)
            other.until("pong")
            assert other.states[other_seat] is not None


def test_an_answer_to_an_older_state_is_stale_and_a_double_click_counts_once(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        both = Player(one, keys)
        both.until("state")
        both.until("state")
        assert both.choose(0, ["drop", 3])["type"] == "accepted"
        again = both.ask(type="choose", seat=0, choice=["drop", 3], at=0)
        assert (again["type"], again["why"]) == ("refused", "stale")
        assert web.get(f"/api/tables/{table}").json()["at"] == 1
        ahead = both.ask(type="choose", seat=1, choice=["drop", 3], at=99)
        assert (ahead["type"], ahead["why"]) == ("refused", "stale")


def test_a_refusal_cites_its_rule_in_the_languages_asked_for(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        player = Player(one, [keys[0]], ["fr", "en"])
        state = player.until("state")
        assert set(state["decision"]["say"]) == {"fr", "en"} and len(state["decision"]["say"]["fr"]) == 7
        answer = player.choose(0, ["drop", 9])
        assert answer["type"] == "refused" and answer["rule"] and set(answer["say"]) == {"fr", "en"}
        assert player.choose(0, ["fly"])["why"] == "wrong-shape"
        typed = player.ask(type="typed", seat=0, text="DROP 3", at=0)
        assert typed["type"] == "accepted"
        assert "Ana" in player.events[0][-1]["say"]["fr"]
        mistyped = player.ask(type="typed", seat=0, text='"', at=1)
        assert mistyped["why"] == "nothing-typed"
        assert mistyped["say"]["fr"] == "Le texte entre guillemets au caractère 1 n’est pas fermé."


def test_nobody_plays_a_seat_they_do_not_hold(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        player, spectator = Player(one, [keys[0]]), Player(two, [])
        assert spectator.until("welcome")["you"] == []
        assert spectator.until("state")["seat"] is None
        player.until("state")
        for stranger, seat in ((spectator, 0), (player, 1), (player, -1), (player, 7)):
            for message in (
                {"type": "choose", "seat": seat, "choice": ["drop", 1], "at": 0},
                {"type": "undo", "seat": seat},
                {"type": "propose", "seat": seat, "what": "pause"},
                {"type": "say", "seat": seat, "text": "hello"},
                {"type": "look", "seat": seat, "at": 0},
            ):
                assert stranger.ask(**message)["type"] == "refused"


def test_undo_by_rule_and_back_by_consent(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        ana.until("state")
        bo.until("state")
        for player, seat, column in ((ana, 0, 1), (bo, 1, 2), (ana, 0, 3)):
            while not player.states[seat]["decision"]:
                player.until("state")
            assert player.choose(seat, ["drop", column])["type"] == "accepted"
        assert ana.ask(type="undo", seat=0)["why"] == "undo-after-hand"
        assert ana.ask(type="propose", seat=0, what="undo", at=1)["type"] == "accepted"
        while not (shown := bo.until("proposals"))["proposals"]:
            pass
        (proposal,) = shown["proposals"]
        assert proposal["agreed"] == [0] and proposal["what"] == "undo"
        assert bo.ask(type="consent", seat=1, proposal=proposal["number"], yes=True)["type"] == "accepted"
        state = bo.states[1]
        assert state["decision"] is not None and state["at"] > 3
        assert bo.events[1][-1]["key"] == "undone"
        # An answer to a state from before the return is stale, though the position looks the same.
        assert bo.ask(type="choose", seat=1, choice=["drop", 2], at=1)["why"] == "stale"
        assert bo.choose(1, ["drop", 5])["type"] == "accepted"
        at = bo.states[1]["at"]
    web.app.state.host.forget(table)  # type: ignore[attr-defined]
    with socket(web, table) as two:  # from the log alone it is the same table
        back = Player(two, [keys[1]])
        state = back.until("state")
        assert state["at"] == at and state["view"] == bo.states[1]["view"]
        assert back.events[1] == bo.events[1]


def test_an_answer_is_taken_back_by_rule_and_stays_so(web: TestClient) -> None:
    table, keys = made(web, game="phare", seats=[{"name": "Ana"}])
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        before = ana.until("state")
        assert before["undo"] is False and ana.ask(type="undo", seat=0)["type"] == "refused"
        assert ana.choose(0, before["decision"]["default"])["type"] == "accepted"
        assert ana.states[0]["undo"] is True and ana.states[0]["view"] != before["view"]
        assert ana.ask(type="undo", seat=0)["type"] == "accepted"
        assert (ana.states[0]["view"], ana.states[0]["decision"]) == (before["view"], before["decision"])
        events = ana.events[0]
        assert events[-1]["key"] == "undone"
    web.app.state.host.forget(table)  # type: ignore[attr-defined]
    with socket(web, table) as one:  # from the log alone it is the same table
        again = Player(one, [keys[0]])
        assert again.until("state")["view"] == before["view"] and again.events[0] == events


def test_pause_needs_everybody_and_stops_the_game(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        both = Player(one, keys)
        both.until("state")
        both.until("state")
        both.ask(type="propose", seat=0, what="pause")
        (proposal,) = both_proposals(both)
        assert both.choose(0, ["drop", 1])["type"] == "accepted"
        both.ask(type="consent", seat=1, proposal=proposal["number"], yes=True)
        assert both.choose(1, ["drop", 1])["why"] == "paused"
        assert both.ask(type="typed", seat=1, text="drop 1", at=both.states[1]["at"])["why"] == "paused"
        assert both.ask(type="undo", seat=0)["why"] == "paused"
        assert both.ask(type="consent", seat=1, proposal=proposal["number"], yes=True)["why"] == "no-proposal"
        both.ask(type="propose", seat=1, what="resume")
        (proposal,) = both_proposals(both)
        both.ask(type="consent", seat=0, proposal=proposal["number"], yes=True)
        assert both.choose(1, ["drop", 1])["type"] == "accepted"


def both_proposals(player: Player) -> list[Any]:
    """What is proposed now, from the last word on it."""
    said = [json.loads(text) for text in player.bytes if '"type":"proposals"' in text]
    found: list[Any] = said[-1]["proposals"]
    return found


def test_bots_play_their_seats(web: TestClient) -> None:
    table, keys = made(
        web,
        game="diktat",
        seats=[{"name": "Ana"}, {"kind": "bot", "level": "apprenti"}, {"kind": "bot", "level": "hasard"}],
    )
    rng = random.Random(3)
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        for _ in range(25):
            while not ana.states[0]["decision"]:
                ana.until("state")
            ana.choose(0, ana.some_choice(0, rng))
        assert ana.states[0]["at"] > 25


def test_a_game_between_bots_runs_to_its_end(web: TestClient) -> None:
    table, _ = made(
        web, game="connect4", seats=[{"kind": "bot", "level": "apprenti"}, {"kind": "bot", "level": "hasard"}]
    )
    with socket(web, table) as one:
        watcher = Player(one, [])
        watcher.until("state")
        while not watcher.states[None]["over"]:
            watcher.until("state")
    assert journal.verify(web.get(f"/api/tables/{table}/journal").text)["entries"] > 6


def test_looking_back_and_forking(web: TestClient) -> None:
    table, keys = two_people(web, "diktat")
    with socket(web, table) as one, socket(web, table) as two:
        players = [Player(one, [keys[0]]), Player(two, [keys[1]])]
        play_on(players, 20)
        past = players[0].ask(type="look", seat=0, at=5)
        assert past["type"] == "past" and past["view"]["you"] == 0
        assert players[0].ask(type="look", seat=1, at=5)["why"] == "not-your-seat"
        assert players[0].ask(type="look", seat=0, at=9999)["why"] == "bad-point"
    study = {"at": 5, "seats": [{"name": "Ana"}, {"name": "Bo"}], "hotseat": True}
    assert web.post(f"/api/tables/{table}/fork", json=study).status_code == 403
    fork = web.post(f"/api/tables/{table}/fork", json=study | {"key": keys[0]}).json()
    with socket(web, fork["table"]) as one:
        ana = Player(one, [fork["links"][0]["key"]])
        state = ana.until("state")
        same = {k: v for k, v in state["view"].items() if k != "stack"}
        assert same == {k: v for k, v in past["view"].items() if k != "stack"}
    web.app.state.host.forget(fork["table"])  # type: ignore[attr-defined]
    assert web.get(f"/api/tables/{fork['table']}").status_code == 200


@pytest.mark.parametrize("game", ["diktat", "steamwatchers"])
def test_what_the_forker_cannot_know_is_imagined_anew(web: TestClient, game: str) -> None:
    table, keys = two_people(web, game)
    rooms = web.app.state.host.rooms  # type: ignore[attr-defined]
    with socket(web, table) as one, socket(web, table) as two:
        players = [Player(one, [keys[0]]), Player(two, [keys[1]])]
        for _ in range(6):  # until the other has a secret
            play_on(players, 20)
            live = rooms[table].live
            body = {"at": live.seen_at(0), "seats": [{"name": "Ana"}, {"name": "Bo"}], "key": keys[0]}
            worlds = []
            for _ in range(6):
                fork = web.post(f"/api/tables/{table}/fork", json=body).json()["table"]
                assert web.get(f"/api/tables/{fork}").status_code == 200
                worlds.append(rooms[fork].live.table)
            assert all(world.view(0) == live.table.view(0) for world in worlds)
            if any(world.view(1) != live.table.view(1) for world in worlds):
                break
        else:
            pytest.fail("every fork knew what the other holds")
    assert len({world.digest() for world in worlds}) > 1
    assert len({rooms[table].live.head.seed, *(world.state.dealer.seed for world in worlds)}) == 7


def test_a_finished_game_is_forked_by_anybody_as_it_truly_was(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        play_on([Player(one, [keys[0]]), Player(two, [keys[1]])], 60)
    body = {"at": 4, "seats": [{"name": "Cy"}, {"kind": "bot", "level": "hasard"}]}
    fork = web.post(f"/api/tables/{table}/fork", json=body).json()
    live = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
    with socket(web, fork["table"]) as one:
        cy = Player(one, [link["key"] for link in fork["links"]])
        state, then = cy.until("state"), live.played(4).view(0)
        assert state["over"] is False
        assert {**state["view"], "stack": None} == {**json.loads(json.dumps(then)), "stack": None}


def test_a_rematch_gives_each_seat_its_own_key(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        players = [Player(one, [keys[0]]), Player(two, [keys[1]])]
        play_on(players, 1)
        assert web.post(f"/api/tables/{table}/rematch", json={"keys": [keys[0]]}).status_code == 409
        play_on(players, 60)
        first = web.post(f"/api/tables/{table}/rematch", json={"keys": [keys[0]]}).json()
        told = players[1].until("next")
        assert told["table"] == first["table"] and [link["seat"] for link in told["links"]] == [1]
        assert [link["seat"] for link in first["links"]] == [0]
        second = web.post(f"/api/tables/{table}/rematch", json={"keys": [keys[1]]}).json()
        assert second["table"] == first["table"] and [link["seat"] for link in second["links"]] == [1]
    with socket(web, first["table"]) as one:
        assert Player(one, [first["links"][0]["key"], second["links"][0]["key"]]).until("welcome")["you"] == [0, 1]


def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        play_on([Player(one, [keys[0]]), Player(two, [keys[1]])], 60)
        ask = [functools.partial(web.post, f"/api/tables/{table}/rematch", json={"keys": [key]}) for key in keys[:2]]
        with ThreadPoolExecutor(2) as both:
            first, second = (each.result().json() for each in [both.submit(asked) for asked in ask])
    assert first["table"] == second["table"]
    assert [link["seat"] for made in (first, second) for link in made["links"]] == [0, 1]
    assert web.portal is not None
    host: Any = web.app.state.host  # type: ignore[attr-defined]
    assert (
        len(
            web.portal.call(
                host.store.tables,
            )
        )
        == 2
    )


def test_chat_reaches_whom_it_is_for(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two, socket(web, table) as three:
        ana, bo, watcher = Player(one, [keys[0]]), Player(two, [keys[1]]), Player(three, [])
        for player in (ana, bo, watcher):
            player.until("state")
        ana.ask(type="say", text="<b>hello</b>")
        assert bo.until("chat")["line"]["text"] == "<b>hello</b>"
        assert watcher.until("chat")["line"]["name"] == "Ana"
        ana.ask(type="say", text="a secret", to=1)
        assert bo.until("chat")["line"]["text"] == "a secret"
        watcher.send(type="ping")
        watcher.until("pong")
        assert not any("a secret" in text for text in watcher.bytes)
        assert ana.ask(type="say", text="x" * 2000)["why"] == "too-large"
        assert watcher.ask(type="say", text="me too")["why"] == "not-yours"
    with socket(web, table) as three:
        lines = Player(three, []).until("welcome")["chat"]
        assert [line["text"] for line in lines] == ["<b>hello</b>"]


def test_opening_the_link_of_an_open_seat_takes_it(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {}])
    assert web.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "open"
    with socket(web, table) as two:
        welcome = Player(two, [keys[1]], name=" Bo ").until("welcome")
        assert welcome["seats"][1]["kind"] == "human" and welcome["seats"][1]["name"] == "Bo"


def test_a_clock_that_runs_out_plays_the_default(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.server.host import Host

    monkeypatch.setattr(Host, "check_clock", lambda self, rules, clock: None)
    table, keys = two_people(web, clock={"budget": 1, "bonus": 0})
    with socket(web, table) as one:
        both = Player(one, keys)
        assert both.until("clock")["running"] == [0]
        while both.states[1]["at"] == 0:
            both.until("state")
        assert both.states[1]["decision"] is not None


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"type": "hello", "protocol": 0}, "upgrade"),
        ({"type": "ping"}, "hello-first"),
        ({"type": "nonsense"}, "unreadable"),
        ("not json", "unreadable"),
        ("[" * 5000, "unreadable"),
        ("x" * (wire.LARGEST_FRAME + 1), "too-large"),
    ],
)
def test_a_wrong_greeting_is_answered_with_a_sentence(web: TestClient, message: Any, why: str) -> None:
    table, _ = two_people(web)
    with socket(web, table) as one:
        one.send_text(message if isinstance(message, str) else json.dumps(message))
        closed = json.loads(one.receive_text())
        assert (closed["type"], closed["why"]) == ("closed", why)
        assert closed["say"]["fr"] and closed["say"]["en"]


def test_an_unknown_table_is_said(web: TestClient) -> None:
    with socket(web, "nowhere") as one:
        assert Player(one, []).until("closed")["why"] == "no-table"
    answer = web.get("/api/tables/nowhere")
    assert answer.status_code == 404 and answer.json()["fault"] == "no-table"
