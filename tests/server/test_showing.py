"""What seats see alike is made once, and is what each would have been shown alone."""

import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from ludotheque.match.faces import game
from ludotheque.match.journal import journal_of
from ludotheque.match.records import SHEAF
from ludotheque.match.registry import registry
from ludotheque.server import cards, sentences, wire
from ludotheque.server.clients import BACKLOG, Client
from ludotheque.server.holders import Visitor
from ludotheque.server.live import LiveTable
from ludotheque.server.notes import Occupant, TableHead
from ludotheque.server.store import Row
from tests.server.play import Player
from tests.server.process import Socket, server

encode, decode = msgspec.json.encode, msgspec.json.decode


def live_table(name: str, seats: int) -> LiveTable:
    header = journal_of(game(name).new(seats, "showing"))["header"]
    return LiveTable("t", TableHead(header, "showing", [Occupant("human", f"P{n}") for n in range(seats)]), 0)


@pytest.mark.parametrize("name", sorted(registry()))
def test_shown_together_or_alone_every_seat_sees_the_same(name: str) -> None:
    rng = random.Random(4)
    live = live_table(name, 3 if registry()[name].manifest.seats[1] > 2 else 2)
    for n in range(60):
        together = cards.Showing(live)
        for eyes in rng.sample([*range(len(live.seats)), None], len(live.seats) + 1):
            alone = encode(cards.state(cards.Showing(live), eyes, 0, ("fr", "en")))
            assert encode(cards.state(together, eyes, 0, ("fr", "en"))) == alone
            assert decode(alone)["view"] == decode(encode(live.table.view(eyes)))
        if live.table.over:
            break
        decision = live.table.waiting[0]
        choice = rng.choice(decision.choices) if isinstance(decision.choices, list) else decision.default
        assert choice is not None
        assert live.table.choose(decision.seat, choice) is None, n


def test_what_a_kept_table_has_told_long_ago_is_packed() -> None:
    rng, live = random.Random(4), live_table("diktat", 4)
    for n in range(1, 260):
        decision = live.table.waiting[0]
        choice = rng.choice(decision.choices) if isinstance(decision.choices, list) else decision.default
        assert choice is not None
        assert live.table.choose(decision.seat, choice) is None
        live.recorded(Row(n, n, encode(live.last)), live.last)
        assert max(len(live.table.told.held[1]), len(live.table.entries.held[1])) < 3 * SHEAF
    assert live.table.told.held[0] and live.table.entries.held[0]
    assert len(live.events(None, 0)[1]) > 2 * SHEAF


def test_what_was_said_of_one_table_is_not_said_of_another() -> None:
    """Sentences are kept with the names that are in them."""
    rules = registry()["connect4"]
    for people in (["Ana", "Bo"], ["Ciro", "Dina"], ["Ana", "Bo"]):
        voice = sentences.texts(rules, "en", {}, people)
        told = voice.event({"rule": "x", "key": "undone", "seat": 1})
        assert people[1] in told and voice.ask("drop", 0) is not None


def test_a_choice_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = sentences.texts(registry()["connect4"], "fr", {}, ["Ana", "Bo"])
    said, bundle = [], voice.bundle
    monkeypatch.setattr(voice, "said", {})
    monkeypatch.setattr(voice, "plain", {})
    plain = type(bundle).format_pattern
    monkeypatch.setattr(type(bundle), "format_pattern", lambda *a, **k: (said.append(1), plain(*a, **k))[1])
    first = voice.choice(("drop", 3))
    count = len(said)
    assert voice.choice(("drop", 3)) == first and len(said) == count > 0
    assert sentences.texts(registry()["connect4"], "fr", {}, ["Ciro", "Dina"]).choice(("drop", 3)) == first
    assert len(said) == count, "it names nobody: it is said alike at every table"
    assert voice.choice(("drop", 4)) != first


def test_messages_come_in_order_whatever_the_network_takes(sqlite_url: str, tmp_path: Path) -> None:
    """Some go straight to the network, some wait in the queue of somebody who reads slowly."""
    with server(sqlite_url, tmp_path) as running:
        made = running.post("/api/tables", {"game": "diktat", "seats": [{"name": "A"}, {"name": "B"}]})
        address = f"ws://127.0.0.1:{running.port}/api/tables/{made['table']}/socket"
        heard: list[dict[str, Any]] = []

        def read_slowly() -> None:
            with connect(address, max_size=None, max_queue=1) as slow:
                slow.send(json.dumps({"type": "hello", "protocol": 1, "languages": ["fr", "en"]}))
                while (message := json.loads(slow.recv(timeout=40))).get("n") != "end":
                    heard.append(message)
                    if message["type"] == "chat" and message["line"]["text"] == "end":
                        return
                    time.sleep(0.01)

        reader = threading.Thread(target=read_slowly, daemon=True)
        reader.start()
        keys = [link["key"] for link in made["links"]]
        both = Player(Socket(running, made["table"]), keys[:2])
        rng = random.Random(1)
        both.until("state")
        both.until("state")
        for _ in range(60):
            asked = [seat for seat, state in both.states.items() if seat is not None and state["decision"]]
            if not asked:
                both.until("state")
                continue
            both.choose(asked[0], both.some_choice(asked[0], rng))
        both.ask(type="say", seat=0, text="end")
        reader.join(60)
        states = [message["at"] for message in heard if message["type"] == "state"]
        assert states == sorted(states) and len(states) > 20
        assert heard[0]["type"] == "welcome" and heard[-1]["type"] == "chat"


def test_whoever_reads_nothing_is_let_go_and_costs_no_more() -> None:
    """The queue of somebody whose network takes nothing ends with a word of farewell and grows no further."""
    client = Client(Visitor(browser="b"), False, ())
    for n in range(3 * BACKLOG):
        client.send(wire.Pong(n))
    waiting = [client.queue.get_nowait() for _ in range(client.queue.qsize())]
    assert len(waiting) == BACKLOG + 2 and waiting[-1] is None
    assert json.loads(waiting[-2] or b"")["why"] == "slow"
    assert [json.loads(text or b"")["n"] for text in waiting[:BACKLOG]] == list(range(BACKLOG))
