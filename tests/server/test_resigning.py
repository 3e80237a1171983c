"""Giving a game up: a robot takes the seat where others play on, else the game is left as it is."""

from typing import Any

from starlette.testclient import TestClient

from tests.server.play import Player, made, socket, two_people


def resign(web: TestClient, table: str, *keys: str, browser: str = "") -> Any:
    headers = {"cookie": f"ludotheque-browser={browser}"} if browser else {}
    return web.post(f"/api/tables/{table}/resign", json={"keys": list(keys)}, headers=headers)


def test_among_people_a_robot_plays_on_and_everybody_is_told(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]], ["en"])
        ana.until("proposals")
        bo.until("proposals")
        assert resign(web, table, browser="somebody").status_code == 403
        told = resign(web, table, browser="ana").json()
        assert (told["abandoned"], told["closed"]) == (False, None)
        assert [seat["kind"] for seat in told["seats"]] == ["bot", "human"]
        assert bo.until("chat")["line"]["say"]["en"] == "Ana has given up: a robot plays on in that seat."
        while bo.until("state")["decision"] is None:  # the robot answers in the place of Ana
            pass
        assert ana.ask(type="say", seat=0, text="still here")["why"] == "not-yours"
    assert resign(web, table, browser="ana").status_code == 403


def test_alone_the_game_is_left_as_it_is_and_can_be_watched(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot"}])
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        told = resign(web, table, browser="ana").json()
        assert told["abandoned"] and told["seats"][0]["name"] == "Ana"
        assert ana.until("closed")["why"] == "abandoned"
    with socket(web, table, "ana") as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        assert ana.choose(0, ["drop", 3])["why"] == "abandoned"
    assert resign(web, table, browser="ana").json()["abandoned"]  # a second time changes nothing


def test_the_last_who_stays_may_give_up_too(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        Player(one, [keys[0]]).until("proposals")
        Player(two, [keys[1]]).until("proposals")
        assert not resign(web, table, browser="bo").json()["abandoned"]
        assert resign(web, table, browser="ana").json()["abandoned"]


def test_around_one_screen_everybody_gives_up_at_once(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"name": "Bo"}], hotseat=True)
    with socket(web, table, "ana") as one:
        assert Player(one, keys[:1]).until("welcome")["you"] == [0, 1]
        assert resign(web, table, browser="ana").json()["abandoned"]


def test_a_finished_game_is_not_given_up(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table, "ana") as one, socket(web, table, "bo") as two:
        players = [Player(one, [keys[0]]), Player(two, [keys[1]])]
        for player in players:
            player.until("state")
        for turn in range(7):
            seat = turn % 2
            while players[seat].states[seat]["decision"] is None:
                players[seat].until("state")
            assert players[seat].choose(seat, ["drop", seat])["type"] == "accepted"
        assert resign(web, table, browser="ana").json()["fault"] == "over"


def test_a_summary_says_how_far_the_game_is(web: TestClient) -> None:
    for game, round_said in (
        ("connect4", "0 discs played"),
        ("diktat", "Cycle 1 of 5"),
        ("steamwatchers", "Setup"),
        ("phare", "0 home, 0 lost"),
    ):
        table, _ = made(web, game=game, seats=[{"name": "Ana"}, {"name": "Bo"}])
        assert web.get(f"/api/tables/{table}").json()["round"]["en"] == round_said, game
