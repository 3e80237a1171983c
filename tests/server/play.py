"""A client for the tests: it keeps what it received, byte for byte, and can answer at random."""

import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from ludotheque.server import wire
from ludotheque.server.app import make_app
from ludotheque.server.settings import Settings


class Player:
    """Drives one socket with `send_text` and `receive_text`."""

    def __init__(self, socket: Any, keys: list[str], languages: list[str] | None = None, **hello: Any) -> None:
        self.socket = socket
        self.bytes: list[str] = []
        self.states: dict[int | None, dict[str, Any]] = {}
        self.events: dict[int | None, list[dict[str, Any]]] = {}
        self.alone: dict[int | None, set[int]] = {}
        self.number = 0
        self.proposals: list[dict[str, Any]] = []
        greeting = {"type": "hello", "protocol": wire.PROTOCOL, "keys": keys, "languages": languages or []}
        self.send(**(greeting | hello))

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        text = self.socket.receive_text()
        self.bytes.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            seat = message["seat"]
            self.states[seat] = message
            known = self.events.setdefault(seat, [])
            assert message["since"] <= len(known), "a gap in the events"
            known[message["since"] :] = message["events"]
            self.alone.setdefault(seat, set()).update(message["alone"])
        elif message["type"] == "proposals":
            self.proposals = message["proposals"]
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message with a new number and wait for its answer."""
        self.number += 1
        self.send(id=self.number, **message)
        while True:
            answer = self.receive()
            if answer["type"] in ("accepted", "refused", "past", "forecast") and answer.get("id") == self.number:
                return answer

    def choose(self, seat: int, choice: list[Any], at: int | None = None) -> dict[str, Any]:
        at = self.states[seat]["at"] if at is None else at
        return self.ask(type="choose", seat=seat, choice=choice, at=at)

    def some_choice(self, seat: int, rng: random.Random) -> list[Any]:
        """Something legal for a seat that is asked."""
        decision = self.states[seat]["decision"]
        if decision["choices"] is not None:
            found: list[Any] = rng.choice(decision["choices"])
            return found
        default: list[Any] = decision["default"]
        return default


@contextlib.contextmanager
def started(database: str, data: Path, **settings: Any) -> Iterator[TestClient]:
    """A server in this process."""
    with TestClient(make_app(Settings(database, data=data, thinkers=1, **settings))) as client:
        yield client


def made(web: TestClient, **body: Any) -> tuple[str, list[str]]:
    """A new table and its keys: one for each person, then the maker's."""
    answer = web.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["table"], [link["key"] for link in answer.json()["links"]]


def two_people(web: TestClient, game: str = "connect4", **more: Any) -> tuple[str, list[str]]:
    return made(web, game=game, seats=[{"name": "Ana"}, {"name": "Bo"}], **more)


def socket(web: TestClient, table: str, browser: str = "") -> Any:
    """A connection; `browser`: with the cookie of that one."""
    headers = {"cookie": f"ludotheque-browser={browser}"} if browser else {}
    return web.websocket_connect(f"/api/tables/{table}/socket", headers=headers)


def pinged(*players: Player) -> None:
    """Whatever was on its way to them has come."""
    for player in players:
        player.send(type="ping")
        player.until("pong")
