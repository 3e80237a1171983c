"""What is done behind somebody's back cannot be noticed: not from numbers, times, refusals, nor from what is sent."""

import contextlib
import itertools
import json
import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.match.bots import RandomBot
from ludotheque.server.live import LiveTable
from ludotheque.server.numbers import ROOM
from tests.games.diktat.test_others_attack import beside_others, send
from tests.marks import rule
from tests.server.play import Player, made, socket, started
from tests.server.test_leaks import some_move
from tests.server.turned import TurnedClock, turned

REST = 300  # seconds after which every budget is full again


def plain(answer: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in answer.items() if name != "id"}


def all_it_can_learn(web: TestClient, table: str, player: Player, seat: int | None, key: str | None) -> dict[str, Any]:
    """Everything these eyes are told when they ask for everything."""
    at = player.states[seat]["at"]
    found: dict[str, Any] = {"summary": web.get(f"/api/tables/{table}").json()}
    with socket(web, table, f"of-{seat}") as line:
        fresh = Player(line, [key] if key else [])
        fresh.until("proposals")
        found["fresh"] = fresh.states[seat]
        found["told"] = fresh.bytes[0]
    found["look"] = [plain(player.ask(type="look", seat=seat, at=n)) for n in (at, at + 1, at + 2)]
    if seat is not None:
        offered = ((player.states[seat]["decision"] or {}).get("choices") or [["nonsense"]])[:3]
        found["ask"] = [plain(player.ask(type="ask", seat=seat, choice=choice)) for choice in offered]
        found["choose"] = [
            plain(player.ask(type="choose", seat=seat, choice=["nonsense"], at=n)) for n in (at, at + 1, at + 2)
        ]
        undo = [plain(player.ask(type="propose", seat=seat, what="undo", at=n)) for n in (at + 1, at + 2)]
        found["undo"] = undo
        others = [{"name": f"F{n}"} for n in range(len(found["summary"]["seats"]))]
        for n in (at + 1, at + 2):
            body = {"at": n, "seats": others, "key": key, "hotseat": True}
            found[f"fork {n}"] = web.post(f"/api/tables/{table}/fork", json=body).json()
    return found


@pytest.mark.parametrize(("game", "seats", "seed"), [("diktat", 2, 1), ("diktat", 3, 2), ("steamwatchers", 3, 3)])
def test_a_quiet_move_changes_nothing_for_the_others(
    sqlite_url: str, tmp_path: Path, game: str, seats: int, seed: int
) -> None:
    with turned() as hands, started(sqlite_url, tmp_path) as web:
        play_behind_backs(web, hands, game, seats, seed)


def play_behind_backs(web: TestClient, hands: TurnedClock, game: str, seats: int, seed: int) -> None:
    clock = {"budget": 9000, "bonus": 50}
    table, keys = made(web, game=game, clock=clock, seats=[{"name": f"Player {n}"} for n in range(seats)])
    rng, bot = random.Random(seed), RandomBot(seed)
    quiet = 0
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(socket(web, table, f"of-{n}" if n < seats else "")) for n in range(seats + 1)]
        eyes: list[int | None] = [*range(seats), None]
        players = [Player(line, [] if seat is None else [keys[seat]]) for line, seat in zip(lines, eyes, strict=True)]
        for player in players:
            player.until("state")
        live: LiveTable = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
        while quiet < 5 and len(live.marks) < 150:
            seat, choice = some_move(live.table, rng, bot)
            watching = [(player, other) for player, other in zip(players, eyes, strict=True) if other != seat]
            for player in players:
                settle(player)
            trial = live.table.clone()
            trial.choose(seat, choice)
            told = trial.told.since(len(live.table.told))
            hidden = bool(told) and all(event.private for event in told)
            hands.turn(REST if hidden else 1)
            before = [
                all_it_can_learn(web, table, player, other, None if other is None else keys[other])
                for player, other in watching
                if hidden
            ] or [{}] * len(watching)
            for player in players:
                settle(player)
            heard = [len(player.bytes) for player in players]
            seen = [live.seen_at(other) for other in eyes]
            receipt = players[seat].choose(seat, list(choice))
            assert receipt["type"] == "accepted"
            settle(players[seat])
            unaware = [other for other in eyes if live.seen_at(other) == seen[eyes.index(other)]]
            if not unaware:
                assert receipt["at"] % ROOM == 0  # whoever counts rows counts none that it may not know of
                continue
            quiet += 1
            for player, other in watching:
                if other in unaware:
                    settle(player)
                    since = player.bytes[heard[eyes.index(other)] :]
                    assert [json.loads(text)["type"] for text in since] == ["pong"]
            for (player, other), was in zip(watching, before, strict=True):
                if other in unaware:
                    now = all_it_can_learn(web, table, player, other, None if other is None else keys[other])
                    assert now == was and "too-fast" not in json.dumps(now)
        assert quiet == 5, "too few moves were made behind anybody's back"
        hands.turn(REST)
        numbers = [asked["at"] for asked in (player.ask(type="say", text="well") for player in players[:seats])]
        assert [number % ROOM for number in numbers] == [0] * seats
        assert [b - a for a, b in itertools.pairwise(numbers)] == [ROOM] * (seats - 1)
        players[0].ask(type="propose", seat=0, what="pause")
        settle(players[1])
        assert [proposal["number"] for proposal in players[1].proposals] == [1]


def settle(player: Player) -> None:
    player.send(type="ping")
    player.until("pong")


def test_lines_of_talk_are_counted_by_each_who_hears_them(web: TestClient) -> None:
    table, keys = made(web, game="diktat", seats=[{"name": name} for name in ("Ana", "Bo", "Cy")])
    with socket(web, table, "a") as one, socket(web, table, "b") as two, socket(web, table, "c") as three:
        ana, bo, cy = (Player(line, [keys[n]]) for n, line in enumerate((one, two, three)))
        for player in (ana, bo, cy):
            player.until("proposals")
        for text, to in (("all", None), ("between us", 1), ("and again", 1), ("all too", None)):
            ana.ask(type="say", seat=0, text=text, to=to)
        heard = [cy.until("chat")["line"] for _ in range(2)]
        assert [(line["number"], line["text"]) for line in heard] == [(1, "all"), (2, "all too")]
        assert [bo.until("chat")["line"]["number"] for _ in range(4)] == [1, 2, 3, 4]
        receipt = cy.ask(type="say", seat=2, text="well")
        assert receipt["at"] % ROOM == 0


def test_what_is_said_to_one_seat_is_on_no_other_connection(web: TestClient) -> None:
    """Nor is it told to whoever comes later, nor is it in the game that is downloaded and seen again."""
    with contextlib.ExitStack() as stack:
        table, (ana, bo, cy) = three(web, stack)
        watcher = Player(stack.enter_context(socket(web, table)), [])
        watcher.until("state")
        assert ana.ask(type="say", seat=0, text="between us", to=1)["type"] == "accepted"
        assert bo.until("chat")["line"]["to"] == 1
        again = [Player(stack.enter_context(socket(web, table, each)), []) for each in ("of-2", "of-1", "")]
        for player in (cy, watcher, *again):
            settle(player)
        assert ["between us" in "".join(player.bytes) for player in (cy, watcher, *again)] == [
            False,
            False,
            False,
            True,
            False,
        ]
        live: LiveTable = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
        assert "between us" not in json.dumps(live.journal())


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "diktat", "aloud": True}, "aloud-agreed"),
        ({"game": "neombre"}, "aloud-cooperative"),
    ],
)
def test_nothing_is_said_to_one_seat_where_the_table_hears_everything(
    web: TestClient, wanted: dict[str, Any], why: str
) -> None:
    table, keys = made(web, seats=[{"name": "Ana"}, {"name": "Bo"}], **wanted)
    with socket(web, table, "a") as one, socket(web, table, "b") as two:
        ana, bo = Player(one, [keys[0]]), Player(two, [keys[1]])
        assert ana.until("welcome")["asides"] is False
        refused = ana.ask(type="say", seat=0, text="between us", to=1)
        assert refused["why"] == why and refused["say"]["en"].endswith(".")
        assert ana.ask(type="say", seat=0, text="to all")["type"] == "accepted"
        assert bo.until("chat")["line"]["text"] == "to all"


@rule("DIK-215", "DIK-Q95")
def test_whoever_acts_for_the_others_is_told_nothing_in_private(web: TestClient) -> None:
    with contextlib.ExitStack() as stack:
        table, (_, bo, cy) = three(web, stack)
        live: LiveTable = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
        scene = send(beside_others(3, "C"), 0, "faubourgs", "C,C")
        live.table = scene.table
        refused = cy.ask(type="say", seat=2, text="a guard lies there", to=1)
        assert refused["why"] == "aside-hush" and "DIK-215" in refused["say"]["en"]
        assert bo.ask(type="say", seat=1, text="what lies there?", to=2)["type"] == "accepted"
        scene.play(1, f"kill {scene.pile('faubourgs', 1)} 1")
        assert cy.ask(type="say", seat=2, text="well struck", to=1)["type"] == "accepted"


def three(web: TestClient, stack: contextlib.ExitStack) -> tuple[str, list[Player]]:
    table, keys = made(web, game="diktat", seats=[{"name": name} for name in ("Ana", "Bo", "Cy")])
    players = [Player(stack.enter_context(socket(web, table, f"of-{n}")), [keys[n]]) for n in range(3)]
    for player in players:
        player.until("proposals")
        settle(player)
    return table, players


def whisper(player: Player, times: int, hands: TurnedClock) -> list[int]:
    receipts = []
    for n in range(times):
        hands.turn(3)
        receipts.append(player.ask(type="say", seat=0, text=f"between us {n}", to=1)["at"])
    return receipts


@pytest.mark.parametrize("times", [0, 3, 5, 16, 40])
def test_whispers_are_counted_by_no_number_of_others(sqlite_url: str, tmp_path: Path, times: int) -> None:
    """Neither by the numbers of proposals nor by receipts, however many; a receipt names the line of its row."""
    with turned() as hands, started(sqlite_url, tmp_path) as web, contextlib.ExitStack() as stack:
        table, (ana, bo, cy) = three(web, stack)
        before = cy.ask(type="propose", seat=2, what="pause")["at"]
        settle(cy)
        (first,) = cy.proposals
        own = whisper(ana, times, hands)
        assert bo.ask(type="consent", seat=1, proposal=first["number"], yes=False)["at"] == before + ROOM
        hands.turn(60)
        assert cy.ask(type="propose", seat=2, what="pause")["at"] == before + 2 * ROOM
        settle(cy)
        (second,) = cy.proposals
        assert (first["number"], second["number"]) == (1, 2)
        own += whisper(ana, 2, hands)
        settle(cy)
        assert "between us" not in "".join(cy.bytes)
        lines = web.get(f"/api/admin/tables/{table}/export").text.splitlines()[2:]
        for at, n in zip(own, (*range(times), 0, 1), strict=True):
            assert f'"between us {n}"' in lines[at - 1] and at % ROOM
        assert own == sorted(own)


def test_what_one_did_not_do_is_read_off_no_receipt(sqlite_url: str, tmp_path: Path) -> None:
    """A line that says nothing is not written: its receipt is the last that its seat may know of."""
    with turned() as hands, started(sqlite_url, tmp_path) as web, contextlib.ExitStack() as stack:
        _, (ana, _, cy) = three(web, stack)
        before = cy.ask(type="say", seat=2, text="")["at"]
        whisper(ana, 5, hands)
        assert cy.ask(type="say", seat=2, text="")["at"] == before


@pytest.mark.parametrize("times", [0, 1, 7])
def test_ones_own_whispers_do_not_count_those_of_others(sqlite_url: str, tmp_path: Path, times: int) -> None:
    with turned() as hands, started(sqlite_url, tmp_path) as web, contextlib.ExitStack() as stack:
        table, (ana, bo, _) = three(web, stack)
        begun = bo.ask(type="say", seat=1, text="")["at"]
        whisper(ana, times, hands)
        hands.turn(60)
        receipts = [bo.ask(type="say", seat=1, text=f"aside {n}", to=2)["at"] for n in range(2)]
        assert receipts == [begun + 2, begun + 5]  # every third is kept for this seat
        lines = web.get(f"/api/admin/tables/{table}/export").text.splitlines()[2:]
        assert all(f'"aside {n}"' in lines[at - 1] for n, at in enumerate(receipts))


def test_whispers_push_nothing_out_of_what_others_can_read_again(sqlite_url: str, tmp_path: Path) -> None:
    from ludotheque.server.notes import KEPT_LINES

    with turned() as hands, started(sqlite_url, tmp_path) as web, contextlib.ExitStack() as stack:
        table, (ana, _, cy) = three(web, stack)
        cy.ask(type="say", seat=2, text="for all")
        whisper(ana, KEPT_LINES + 5, hands)
        stranger = Player(stack.enter_context(socket(web, table)), [])
        assert [line["text"] for line in stranger.until("welcome")["chat"]] == ["for all"]
        own = Player(stack.enter_context(socket(web, table, "of-0")), [])
        assert len(own.until("welcome")["chat"]) == KEPT_LINES + 1


def test_a_file_keeps_the_order_of_what_was_done() -> None:
    from ludotheque.server.numbers import lines_of, rows_in
    from ludotheque.server.store import Row

    rng = random.Random(3)
    rows = []
    for n in range(1, 400):
        body: dict[str, Any] = {"seat": rng.randrange(3), "n": n}
        rows.append(Row(n, n, json.dumps(body | ({"quiet": True} if rng.random() < 0.8 else {})).encode()))
    assert rows_in(line.decode() for line in lines_of(rows, 3)) == rows
