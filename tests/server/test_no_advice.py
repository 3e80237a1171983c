"""While people play against each other no robot helps any of them, by whichever door."""

from typing import Any

from starlette.testclient import TestClient

from tests.server.play import Player, made, socket, two_people

STUDY = [{"name": "Me"}, {"name": "The other"}]
ROBOT = {"kind": "bot", "bot": "robot", "level": "maitre"}


def fork(web: TestClient, table: str, key: str, *seats: dict[str, Any]) -> Any:
    body = {"at": 0, "seats": seats, "key": key, "hotseat": all("kind" not in seat for seat in seats)}
    return web.post(f"/api/tables/{table}/fork", json=body)


def test_a_running_game_among_people_is_studied_without_robots(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        for n, line in enumerate((one, two)):
            Player(line, [keys[n]]).until("state")
        refused = fork(web, table, keys[0], {"name": "Me"}, ROBOT)
        assert (refused.status_code, refused.json()["fault"]) == (403, "no-robots")
        study = fork(web, table, keys[0], *STUDY)
        assert study.status_code == 200, study.text
    apart, own = study.json()["table"], [link["key"] for link in study.json()["links"]]
    with socket(web, apart) as line:
        alone = Player(line, own)
        alone.until("state")
        advised = web.post(f"/api/tables/{apart}/explain", json={"keys": own})
        assert (advised.status_code, advised.json()["fault"]) == (403, "not-alone")
        deeper = fork(web, apart, own[0], {"name": "Me"}, ROBOT)
        assert (deeper.status_code, deeper.json()["fault"]) == (403, "no-robots")
        answer = alone.ask(type="propose", seat=0, what="replace", target=1, bot="robot", level="maitre")
        assert (answer["type"], answer["why"]) == ("refused", "no-robots")


def test_once_it_is_over_everything_is_open(web: TestClient) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        players = [Player(one, [keys[0]]), Player(two, [keys[1]])]
        for player in players:
            player.until("state")
        study = fork(web, table, keys[0], *STUDY).json()
        for turn, column in enumerate((3, 2, 3, 2, 3, 2, 3)):
            mover = players[turn % 2]
            while not mover.states[turn % 2]["decision"]:
                mover.until("state")
            assert mover.choose(turn % 2, ["drop", column])["type"] == "accepted"
    assert fork(web, table, keys[0], {"name": "Me"}, ROBOT).status_code == 200
    with socket(web, study["table"]) as one:
        Player(one, [study["links"][0]["key"]]).until("state")
        again = fork(web, study["table"], study["links"][0]["key"], {"name": "Me"}, ROBOT).json()
    with socket(web, again["table"]) as one:
        own = [again["links"][0]["key"]]
        Player(one, own).until("state")
        advised = web.post(f"/api/tables/{again['table']}/explain", json={"keys": own})
        assert advised.json().get("fault") in (None, "not-asked")


def test_alone_against_robots_nothing_is_shut(web: TestClient) -> None:
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot", "level": "hasard"}])
    with socket(web, table) as one:
        Player(one, [keys[0]]).until("state")
    assert fork(web, table, keys[0], {"name": "Me"}, ROBOT).status_code == 200


def test_what_chance_answers_cannot_be_foretold(web: TestClient) -> None:
    """A robot that answers by chance draws from what only the server knows until the end."""
    live = None
    for _ in range(2):
        table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot", "level": "hasard"}])
        with socket(web, table) as one:
            Player(one, [keys[0]]).until("state")
            before, live = live, web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
            assert table not in live.robots_draw(0) and live.head.seed not in live.robots_draw(0)
            assert len({live.robots_draw(row) for row in range(9)}) == 9
    assert before is not None and live is not None and before.robots_draw(0) != live.robots_draw(0)
