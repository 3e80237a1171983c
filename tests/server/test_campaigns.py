"""Campaigns on the server: the n-th table, what is carried, who sits there, files, branches; on both databases."""

import asyncio
import json
import threading
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque import Campaign
from ludotheque.match import campaign as campaigns
from ludotheque.match import journal
from ludotheque.match.bots import RandomBot
from ludotheque.match.journal import journal_of
from ludotheque.server import campaigns as server_campaigns
from ludotheque.server import chapters, imports, wire
from ludotheque.server.chapters import CampaignHead, Chapter
from ludotheque.server.holders import COOKIE, Visitor
from ludotheque.server.store import Head, StoreFault
from tests.server.conftest import fresh_database
from tests.server.play import Player, made, socket, started
from tests.server.process import Socket, server
from tests.server.test_store import opened

Moves = list[tuple[int, list[Any]]]


def game(won: bool, seats: int = 2, **carried: int) -> tuple[str, Moves]:
    """The seed of a game of Le Phare that ends in that way, and its moves."""
    for seed in range(500):
        table, bot = Campaign("phare", {"campaign": carried}).begin(seats, seed=seed), RandomBot(seed)
        moves: Moves = []
        while not table.over:
            seat = table.waiting[0].seat
            choice = bot.answer(table, seat)
            assert table.choose(seat, choice) is None
            moves.append((seat, list(choice)))
        assert table.result is not None
        if (table.result.campaign is not None) == won:
            return str(seed), moves
    raise AssertionError("no such game was found")


WON = game(True)
LOST = game(False)


def begun(web: TestClient, seats: list[dict[str, Any]] | None = None) -> tuple[str, list[str], str]:
    """The first table of a campaign around one screen, its keys, and the campaign."""
    people = seats or [{"name": "Ana"}, {"name": "Bo"}]
    answer = web.post(
        "/api/tables", json={"game": "phare", "seats": people, "hotseat": True, "seed": WON[0], "campaign": True}
    ).json()
    return answer["table"], [link["key"] for link in answer["links"]], answer["campaign"]


def begun_apart(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> tuple[str, list[str]]:
    """The same, each with a screen of their own."""
    monkeypatch.setattr("ludotheque.match.faces.new_seed", lambda: WON[0])
    return made(web, game="phare", seats=[{"name": "Ana"}, {"name": "Bo"}], campaign=True)


def play(web: TestClient, table: str, keys: list[str], moves: Moves) -> None:
    with socket(web, table) as line:
        answer(Player(line, keys), moves)


def answer(player: Player, moves: Moves) -> None:
    for seat, choice in moves:
        while not player.states.get(seat, {}).get("decision"):
            player.receive()
        before = player.states[seat]
        assert player.choose(seat, choice)["type"] == "accepted"
        if player.states[seat] is before:
            player.states[seat] = {**before, "decision": None}


def card(web: TestClient, campaign: str) -> dict[str, Any]:
    answer = web.get(f"/api/campaigns/{campaign}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def go_on(web: TestClient, table: str, keys: list[str], **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = web.post(f"/api/tables/{table}/next", json={"keys": keys, **more}).json()
    return found


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deal of every table to come is known."""
    monkeypatch.setattr("ludotheque.match.faces.new_seed", lambda: "7")


# -- the store


def test_a_table_and_its_chapter_are_written_together(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            head = CampaignHead("c1", "phare", {"campaign": {"oil": 2}}, 5)
            first, second = Chapter("c1", 1, "t1"), Chapter("c1", 2, "t2")
            await store.create(Head("t1", b"{}", 5), {"k1": 0}, chapters.begun(head), chapters.opened(first))
            with pytest.raises(StoreFault, match="exists"):  # another opened it first
                await store.create(Head("t9", b"{}", 6), {"k9": 0}, chapters.opened(Chapter("c1", 1, "t9")))
            assert await store.head("t9") is None and await store.seat_of("k9") is None
            await store.create(Head("t2", b"{}", 7), {}, chapters.opened(second))
            assert await store.append("t1", 1, b'{"n":1}') is not None
            assert (await store.chapters.of("c1"))[0].ending is None
            assert await store.append("t1", 1, b'{"n":1}', b'{"too":"late"}') is None
            assert (await store.chapters.of("c1"))[0].ending is None
            assert await store.append("t1", 2, b'{"n":2}', '{"fin":"été"}'.encode()) is not None
        async with opened(database) as store:
            assert await store.chapters.campaign("c1") == head
            assert await store.chapters.campaign("c2") is None
            ended = Chapter("c1", 1, "t1", '{"fin":"été"}'.encode())
            assert await store.chapters.of("c1") == [ended, second]
            assert await store.chapters.at("c1", 1) == ended and await store.chapters.at("c1", 3) is None
            branch = CampaignHead("c2", "phare", {}, 8, "c1", 1)
            await store.together(chapters.begun(branch), chapters.shared("c1", 1, "c2"))
            assert await store.chapters.branches("c1") == [branch]
            assert await store.chapters.of("c2") == [Chapter("c2", 1, "t1", ended.ending)]
            await store.remove("t1")
            assert (await store.chapters.of("c1"))[0] == Chapter("c1", 1, None, ended.ending)

    asyncio.run(scene())


def test_of_many_rows_written_at_once_each_ending_reaches_its_own_chapter(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            await store.together(chapters.begun(CampaignHead("c1", "phare", {}, 5)))
            for n in range(1, 7):
                await store.create(Head(f"t{n}", b"{}", 5), {}, chapters.opened(Chapter("c1", n, f"t{n}")))
            rows = [store.append(f"t{n}", 1, b"{}", b'{"n":%d}' % n if n % 2 else None) for n in range(1, 7)]
            assert all(written is not None for written in await asyncio.gather(*rows))
            found = [chapter.ending for chapter in await store.chapters.of("c1")]
            assert found == [b'{"n":1}', None, b'{"n":3}', None, b'{"n":5}', None]

    asyncio.run(scene())


def test_a_last_row_that_cannot_tell_its_campaign_is_not_written(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as store:
            await store.create(Head("t1", b"{}", 5), {})
            await store.all("DROP TABLE chapter")
            with pytest.raises(StoreFault):
                await store.append("t1", 1, b"{}", b'{"fin":1}')
            head = await store.head("t1")
            assert await store.rows("t1") == [] and head is not None and not head.finished

    asyncio.run(scene())


# -- tables that follow one another


def test_the_next_table_begins_with_what_the_last_one_left(database: str, tmp_path: Path, dealt: None) -> None:
    with started(database, tmp_path) as web:
        table, keys, campaign = begun(web)
        assert web.get(f"/api/tables/{table}").json()["campaign"] == {"campaign": campaign, "number": 1}
        assert go_on(web, table, keys[:1])["fault"] == "not-yours"  # nobody has come
        with socket(web, table) as line:
            Player(line, keys).until("state")
        assert go_on(web, table, keys[:1])["fault"] == "not-over"
        (first,) = card(web, campaign)["chapters"]
        assert (first["number"], first["table"], first["over"], first["left"]) == (1, table, False, None)
        play(web, table, keys, WON[1])
        (first,) = card(web, campaign)["chapters"]
        left = first["left"]
        assert first["over"] and left["lens"] == 1 and first["result"]["reason"] == "safe-coast"
        assert "1 lentille" in first["say"]["fr"] and "1 lens" in first["say"]["en"]
        assert [seat["name"] for seat in first["seats"]] == ["Ana", "Bo"]
        second = go_on(web, table, keys)
        assert second["campaign"] == campaign and second["table"] != table
        assert [link["seat"] for link in second["links"]] == [0, 1, -1]
        summary = web.get(f"/api/tables/{second['table']}").json()
        assert summary["options"]["campaign"] == left and summary["campaign"]["number"] == 2
        assert [seat["name"] for seat in summary["seats"]] == ["Ana", "Bo"] and summary["hotseat"]
    with started(database, tmp_path) as web:  # another process reads the same
        assert [chapter["table"] for chapter in card(web, campaign)["chapters"]] == [table, second["table"]]
        again = go_on(web, table, keys[:1])
        assert again["table"] == second["table"]
        with socket(web, second["table"]) as line:
            welcome = Player(line, [link["key"] for link in again["links"]]).until("welcome")
            assert welcome["campaign"] == {"campaign": campaign, "number": 2} and 0 in welcome["you"]


def test_two_who_press_next_at_once_get_one_table(database: str, tmp_path: Path, dealt: None) -> None:
    with started(database, tmp_path) as web:
        table, keys, campaign = begun(web)
        play(web, table, keys, WON[1])
        host = web.app.state.api.host  # type: ignore[attr-defined]  # Starlette's own, untyped
        asked = [host.campaigns.go_on(Visitor(address="testclient"), table, wire.NextTable([key])) for key in keys * 3]

        async def together() -> list[Any]:
            return await asyncio.gather(*asked)

        tables = {answer.table for answer in web.portal.call(together)}  # type: ignore[union-attr]  # it is started
        assert len(tables) == 1
        assert len(card(web, campaign)["chapters"]) == 2


def test_a_defeat_ends_the_campaign(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.match.faces.new_seed", lambda: LOST[0])
    body = {"game": "phare", "seats": [{}, {}], "hotseat": True, "campaign": True}
    answer = web.post("/api/tables", json=body).json()
    keys = [link["key"] for link in answer["links"]]
    play(web, answer["table"], keys, LOST[1])
    found = card(web, answer["campaign"])
    assert found["over"] and found["chapters"][0]["left"] is None and found["chapters"][0]["say"] == {}
    assert go_on(web, answer["table"], keys)["fault"] == "campaign-over"
    body = {"after": 1, "seats": [{}], "keys": keys}
    assert web.post(f"/api/campaigns/{answer['campaign']}/branch", json=body).status_code == 409


def test_only_who_sat_there_opens_the_next_table(web: TestClient, dealt: None) -> None:
    table, keys, _ = begun(web)
    play(web, table, keys, WON[1])
    assert go_on(web, table, [])["fault"] == "not-yours"
    assert go_on(web, table, ["somebody else's"])["fault"] == "bad-key"
    other, other_keys = made(web, game="connect4", seats=[{"kind": "bot"}, {}])
    assert go_on(web, other, other_keys)["fault"] == "no-campaign"
    alone = web.post("/api/tables", json={"game": "connect4", "seats": [{}, {}], "campaign": True})
    assert alone.json()["fault"] == "stands-alone"


def test_a_game_apart_that_leaves_something_can_be_the_beginning_of_a_campaign(web: TestClient, dealt: None) -> None:
    """What it left is what the first game begins with; whoever asks after the first is led to the same table."""
    people = [{"name": "Ana"}, {"name": "Bo"}]
    body = {"game": "phare", "seats": people, "hotseat": True, "seed": WON[0]}
    made = web.post("/api/tables", json=body).json()
    keys = [link["key"] for link in made["links"]]
    assert go_on(web, made["table"], keys)["fault"] == "not-over"
    with socket(web, made["table"]) as line:
        player = Player(line, keys)
        answer(player, WON[1])
        assert player.states[0]["over"] and player.states[0]["result"]["leaves"]
    after = go_on(web, made["table"], keys)
    found = card(web, after["campaign"])
    assert [chapter["table"] for chapter in found["chapters"]] == [after["table"]]
    table, rules = web.app.state.host.rooms, Campaign("phare", {"campaign": {}})  # type: ignore[attr-defined]
    played = rules.begin(2, seed=WON[0])
    for seat, choice in WON[1]:
        assert played.choose(seat, tuple(choice)) is None
    assert played.result is not None
    with socket(web, after["table"]) as line:
        assert Player(line, [link["key"] for link in after["links"]]).until("welcome")["campaign"]["number"] == 1
    assert table[after["table"]].live.table.options["campaign"] == played.result.campaign
    assert go_on(web, made["table"], keys)["table"] == after["table"]


# -- who sits at the next table


def test_somebody_missing_is_replaced_by_a_robot_and_another_joins(
    web: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = begun_apart(web, monkeypatch)
    play(web, table, keys, WON[1])
    wanted = [{"kind": "bot", "name": "Zed"}, {"stays": 0}, {"name": "Cleo"}]
    answer = go_on(web, table, keys[:1], seats=wanted)
    assert [link["seat"] for link in answer["links"]] == [1, 2, -1]
    seats = web.get(f"/api/tables/{answer['table']}").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("bot", "Zed"), ("human", "Ana"), ("human", "Cleo")]
    follows = go_on(web, table, keys[1:2])  # Bo has been replaced: there is nothing left to hold
    assert follows["table"] == answer["table"] and follows["links"] == []


def test_who_is_at_the_table_cannot_be_left_out(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys = begun_apart(web, monkeypatch)
    play(web, table, keys, WON[1])
    with socket(web, table) as line:
        player = Player(line, keys[1:2])
        player.until("state")
        refused = go_on(web, table, keys[:1], seats=[{"stays": 0}, {"kind": "bot"}])
        assert refused["fault"] == "is-here" and "Bo" in refused["say"]["fr"]
        answer = go_on(web, table, keys[:1])
        told = player.until("next")
        assert told["table"] == answer["table"] and [link["seat"] for link in told["links"]] == [1]


@pytest.mark.parametrize(
    ("seats", "fault"),
    [
        ([{"stays": 0}, {"stays": 0}], "bad-stays"),
        ([{"stays": 7}], "bad-stays"),
        ([{"stays": -1}], "bad-stays"),
        ([{"stays": 0}] + [{"kind": "bot"}] * 4, "bad-option"),
        ([], "bad-option"),
        ([{"kind": "bot", "bot": "nobody"}], "bad-bot"),
    ],
)
def test_seats_that_cannot_be_are_refused(web: TestClient, dealt: None, seats: list[Any], fault: str) -> None:
    table, keys, campaign = begun(web)
    play(web, table, keys, WON[1])
    assert go_on(web, table, keys, seats=seats)["fault"] == fault
    assert len(card(web, campaign)["chapters"]) == 1


# -- files and branches


def test_a_campaign_leaves_as_a_file_and_comes_back(database: str, tmp_path: Path, dealt: None) -> None:
    with started(database, tmp_path) as web:
        table, keys, campaign = begun(web)
        play(web, table, keys, WON[1])
        go_on(web, table, keys)
        answer = web.get(f"/api/campaigns/{campaign}/file")
        assert f"phare-campaign-{campaign}.jsonl" in answer.headers["content-disposition"]
        story = campaigns.parse(answer.text)  # as the command line reads it
        assert len(story.chapters) == 1 and story.carried["lens"] == 1
        assert story.verify()[0]["reason"] == "safe-coast"
        taken = web.post("/api/campaigns", content=answer.content).json()
        assert taken["campaign"] != campaign
        found = card(web, taken["campaign"])
        assert [(c["number"], c["over"], c["left"]) for c in found["chapters"]] == [(1, True, story.carried)]
        assert web.get(f"/api/campaigns/{taken['campaign']}/file").text == answer.text
        key = taken["links"][-1]["key"]
        assert go_on(web, taken["table"], [key])["fault"] == "bad-bot"  # a file does not say who played
        second = go_on(web, taken["table"], [key], seats=[{"name": "Ana"}, {"kind": "bot"}])
        assert web.get(f"/api/tables/{second['table']}").json()["options"]["campaign"] == story.carried


def test_files_that_are_no_campaign_are_refused_in_words(web: TestClient) -> None:
    empty = Campaign("phare").dump()
    assert web.post("/api/campaigns", content=empty).json()["fault"] == "empty-campaign"
    for text in ("", "{}", "[1]\n", "nonsense", empty.replace("phare", "nowhere"), empty[:-9]):
        answer = web.post("/api/campaigns", content=text)
        assert answer.status_code in (400, 404), text
        assert answer.json()["say"]["fr"]
    assert web.get("/api/campaigns/nowhere").status_code == 404
    assert web.get("/api/campaigns/nowhere/file").status_code == 404


def test_a_game_changed_by_hand_is_refused(web: TestClient) -> None:
    story = Campaign("phare")
    table, bot = story.begin(2, seed=WON[0]), RandomBot(int(WON[0]))
    while not table.over:
        seat = table.waiting[0].seat
        table.choose(seat, bot.answer(table, seat))
    story.add(journal_of(table))
    story.chapters[0]["footer"]["seed"] = "another"
    answer = web.post("/api/campaigns", content=story.dump())
    assert answer.json()["fault"] == "bad-journal" and "seed" in json.dumps(answer.json()["say"])


def finished(games: int) -> Campaign:
    """A campaign of so many games, all of them won."""
    story = Campaign("phare")
    while len(story.chapters) < games:
        for seed in range(1000):
            table, bot = story.begin(2, seed=seed), RandomBot(seed)
            while not table.over:
                seat = table.waiting[0].seat
                table.choose(seat, bot.answer(table, seat))
            if table.result is not None and table.result.campaign is not None:
                story.add(journal_of(table))
                break
    return story


def test_a_game_of_a_file_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    story = finished(2)
    steps, step = [], journal.step
    monkeypatch.setattr(journal, "step", lambda *about: steps.append(about[2]) or step(*about))
    lines = imports.split(story.dump().encode())
    head = CampaignHead("c", "phare", story.every, 0)
    one = imports.play(head, 1, story.begun, lines[1])
    two = imports.play(head, 2, one.left, lines[2])
    assert (one.refused, two.refused, two.left) == (None, None, story.carried)
    assert len(steps) == sum(len(chapter["entries"]) for chapter in story.chapters)
    assert imports.play(head, 2, story.begun, lines[2]).refused  # it does not begin with what the first left


@pytest.mark.parametrize("opening", ['{"a":', "[", '{"ludotheque": 1, "campaign": "phare", "options": {"campaign": ['])
def test_whatever_is_nested_deep_is_refused_in_words(opening: str, web: TestClient) -> None:
    plain = opening * 5000 + "\n"
    for text in (plain, journal.sealed([{}]).replace("{}", opening * 5000, 1), plain * 3):
        answer = web.post("/api/campaigns", content=text)
        assert answer.status_code == 400 and answer.json()["say"]["fr"], answer.text


def test_a_file_is_bounded_by_games_bytes_and_time(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = b"{}\n" * 5_000_000
    tracemalloc.start()
    answer = web.post("/api/campaigns", content=lines)
    held = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert (answer.status_code, answer.json()["fault"]) == (413, "long-campaign") and held < 4 * len(lines)
    long = journal.sealed([{"ludotheque": 1, "campaign": "phare", "options": {}}, "x" * imports.LONGEST_GAME])
    assert web.post("/api/campaigns", content=long).json()["fault"] == "long-campaign"
    monkeypatch.setattr(server_campaigns, "IMPORT_TIME", -1.0)
    assert web.post("/api/campaigns", content=finished(1).dump()).json()["fault"] == "slow-campaign"


def test_the_sender_of_a_file_hears_how_far_it_is_and_somebody_else_signs_in(
    web: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaigns_of = web.app.state.host.campaigns  # type: ignore[attr-defined]
    text, heard, held = finished(2).dump(), [], threading.Event()

    async def slow(sender: str, head: Any, number: int, carried: Any, line: str) -> Any:
        while number == 2 and not held.is_set():
            await asyncio.sleep(0.01)
        return imports.play(head, number, carried, line)

    monkeypatch.setattr(campaigns_of, "played", slow)
    sending = threading.Thread(target=lambda: heard.append(web.post("/api/campaigns?ticket=mine", content=text)))
    sending.start()
    while campaigns_of.progress.get("mine") != wire.ImportProgress(1, 2):
        assert sending.is_alive()
        time.sleep(0.01)
    assert web.get("/api/imports/mine").json() == {"played": 1, "games": 2}
    portal = web.portal
    assert portal is not None
    free = threading.Event()
    portal.call(fill_the_threads, free)  # whatever else threads are busy with
    try:
        signed = web.post("/api/register", json={"name": "Ana", "password": "long enough"})
        assert signed.status_code == 200
    finally:
        free.set()
        held.set()
    sending.join()
    assert heard[0].status_code == 200 and web.get("/api/imports/mine").json() == {"played": 0, "games": 0}


async def fill_the_threads(free: threading.Event) -> None:
    loop = asyncio.get_running_loop()
    for _ in range(64):
        loop.run_in_executor(None, free.wait)


def test_a_branch_leaves_after_any_finished_game(database: str, tmp_path: Path, dealt: None) -> None:
    with started(database, tmp_path) as web:
        table, keys, campaign = begun(web)
        play(web, table, keys, WON[1])
        second = go_on(web, table, keys)["table"]
        left = card(web, campaign)["chapters"][0]["left"]
        for after, options in ((1, left), (0, {})):
            body = {"after": after, "seats": [{"name": "Cleo"}], "keys": keys[:1]}
            answer = web.post(f"/api/campaigns/{campaign}/branch", json=body)
            other = answer.json()
            found = card(web, other["campaign"])
            assert found["origin"] == {"campaign": campaign, "after": after}
            assert [chapter["table"] for chapter in found["chapters"]] == [*[table][:after], other["table"]]
            summary = web.get(f"/api/tables/{other['table']}").json()
            assert summary["options"]["campaign"] == options
            assert summary["campaign"] == {"campaign": other["campaign"], "number": after + 1}
        for after in (-1, 2):
            body = {"after": after, "seats": [{}], "keys": keys}
            refused = web.post(f"/api/campaigns/{campaign}/branch", json=body)
            assert refused.json()["fault"] == "bad-branch"
        found = card(web, campaign)
        assert [chapter["table"] for chapter in found["chapters"]] == [table, second]
        assert sorted(branch["after"] for branch in found["branches"]) == [0, 1]


def test_only_who_sat_there_branches_a_campaign(web: TestClient, dealt: None) -> None:
    table, keys, campaign = begun(web)
    play(web, table, keys, WON[1])
    other, strange, elsewhere = begun(web)
    body = {"after": 1, "seats": [{"name": "Cleo"}]}

    def branch(**more: Any) -> Any:
        return web.post(f"/api/campaigns/{campaign}/branch", json=body | more)

    for refused in (branch(), branch(keys=strange), branch(keys=["x"])):
        assert (refused.status_code, refused.json()["fault"]) == (403, "not-yours")
    assert card(web, campaign)["branches"] == []
    with socket(web, other, "ana") as line:  # who holds a seat needs no key
        assert Player(line, [strange[0]]).until("welcome")["you"]
    mine = {"cookie": f"{COOKIE}=ana"}
    path = f"/api/campaigns/{elsewhere}/branch"
    assert web.post(path, json=body | {"after": 0}, headers=mine).status_code == 200
    assert branch(keys=[keys[-1]]).status_code == 200


def test_at_another_process_one_hears_of_the_next_table_and_gets_ones_own_seats(
    postgres_url: str, tmp_path: Path
) -> None:
    url = fresh_database(postgres_url)
    with server(url, tmp_path) as one, server(url, tmp_path) as two:
        body = {"game": "phare", "seats": [{"name": "Ana"}, {"name": "Bo"}], "hotseat": True, "seed": WON[0]}
        first = one.post("/api/tables", {**body, "campaign": True})
        keys = [link["key"] for link in first["links"]]
        answer(Player(Socket(one, first["table"]), keys), WON[1])
        watches = Player(Socket(two, first["table"]), [])
        watches.until("state")
        second = one.post(f"/api/tables/{first['table']}/next", {"keys": keys[:1]})
        told = watches.until("next")
        assert (told["table"], told["links"]) == (second["table"], [])
        again = two.post(f"/api/tables/{first['table']}/next", {"keys": keys[:1]})
        assert again["table"] == second["table"] and [link["seat"] for link in again["links"]] == [0, 1]
        assert len(two.get(f"/api/campaigns/{first['campaign']}")["chapters"]) == 2


def test_a_journey_killed_in_the_middle_of_a_fight_goes_on_in_another_process(database: str, tmp_path: Path) -> None:
    """A campaign of Néombre: the fight as it stood, then its end, what is told of it, and the next journey; its file,
    and another campaign from there."""
    left = {
        "decks": [{"starter": "D1", "cards": ["D1B01", "D1B02", "D1B03", "1BB02", "1BB03"]}],
        "quests": {"REQ01": [3, 1], "REQ02": [1, 0]},
        "fair": ["FFB01", "FFB02", "FFB03", "FFB04"],
        "fair_groups": [4],
    }

    def sat(running: Any, table: str) -> Player:
        player = Player(Socket(running, table), [key], ["fr"])
        player.until("proposals")
        return player

    def play(player: Player, *choices: list[Any]) -> None:
        for choice in choices:
            answer = player.choose(0, choice)
            assert answer["type"] == "accepted", answer
            player.send(type="ping")
            player.until("pong")

    with server(database, tmp_path) as one:
        body = {"game": "neombre", "seats": [{"name": "Ana"}], "options": {"campaign": left}, "campaign": True}
        body |= {"hotseat": True, "seed": "1" * 32}  # the enemies drawn ask nothing before the first card
        made = one.post("/api/tables", body)
        table, key = made["table"], made["links"][0]["key"]
        before = sat(one, table)
        play(before, ["go", "1B"], ["enemies", 1])
        stood = before.states[0]
        one.kill()
    with server(database, tmp_path) as two:
        after = sat(two, table)
        assert after.states[0]["view"] == stood["view"] and after.states[0]["decision"] == stood["decision"]
        play(after, ["concede"], ["home"])
        two.kill()
    with server(database, tmp_path) as three:
        (told,) = three.get(f"/api/campaigns/{made['campaign']}")["chapters"]
        assert told["over"] and [(trial["where"], trial["won"]) for trial in told["trials"]] == [("1B", False)]
        assert told["left"]["decks"][0]["mal"] == 1  # of the level of the zone
        following = three.post(f"/api/tables/{table}/next", {"keys": [key]})
        key = following["links"][0]["key"]
        carried = sat(three, following["table"]).states[0]["view"]["decks"]
        assert sorted(carried[0]) == sorted(told["left"]["decks"][0]["cards"])
        story = three.get(f"/api/campaigns/{made['campaign']}/file")
        body = {"after": 1, "seats": [{"name": "Cleo"}], "keys": [key]}
        branch = three.post(f"/api/campaigns/{made['campaign']}/branch", body)
        three.kill()
    with started(database, tmp_path) as four:
        taken = four.post("/api/campaigns", content=story).json()
        for campaign in (taken["campaign"], branch["campaign"]):
            (first, *_) = card(four, campaign)["chapters"]
            assert first["left"] == told["left"] and first["trials"] == told["trials"]
        assert four.get(f"/api/campaigns/{taken['campaign']}/file").text == story
        carried_on = four.get(f"/api/tables/{branch['table']}").json()["options"]["campaign"]
        assert carried_on["decks"] == told["left"]["decks"]
