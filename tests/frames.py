"""Frames that nobody should send: `.venv/bin/python -m tests.frames --frames 100000`.

Every kind of message is made from its declared shape, with legal choices, wrong types, numbers that are too large, what
belongs to others and what comes out of order, then damaged as text now and then; at tables of every game, dealt or not,
by whoever sits there, watches, or shows the key of another table. The server must answer the ping after each frame,
never report a fault of its own, and open every table again from its log. `--seed` meets a failure again."""

import argparse
import collections
import contextlib
import faulthandler
import json
import random
import sys
import tempfile
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludotheque.server import sockets, wire
from ludotheque.server.limits import Buckets
from tests.server.play import Player, made, socket, started

GAMES = ("diktat", "steamwatchers", "hybris", "neombre", "olomoc", "connect4")
KINDS = typing.get_args(wire.ToServer)
BATCH = 100  # frames of one connection
PATIENCE = 120  # seconds for a batch
LARGE = [2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**30, -(2**63), -(10**30)]
ODD: list[Any] = [None, True, False, 1.5, -0.0, 1e308, "", "\0", "\ud800", "\ufeff", "x" * 3000, [], {}, [[]], {"a": 1}]
DAMAGE = ["", "{", "}", '"', "\\ud800", "\x00", "]]", "\ufeff", ",", "NaN", "1e999", "\u202e"]


class Frames:
    """Frames for one connection, which knows what it was shown."""

    def __init__(self, rng: random.Random, player: Player | None, keys: list[str]) -> None:
        self.rng, self.player, self.keys = rng, player, keys

    def next(self) -> str | bytes:
        pick, rng = self.rng.random(), self.rng
        if pick < 0.02:
            return rng.randbytes(rng.randrange(80))
        if pick < 0.03:
            return '{"type":"say","id":1,"text":"' + "x" * wire.LARGEST_FRAME + '"}'
        if pick < 0.05:
            deep = rng.choice([10, 1000, 30_000])
            return '{"type":"choose","id":1,"seat":0,"at":0,"choice":' + "[" * deep + "]" * deep + "}"
        text = json.dumps(self.message())
        if pick < 0.10:
            text = text[:-1] + ',"id":2,"seat":1' + text[-1:]  # twice the same name
        elif pick < 0.25:
            cut = rng.randrange(len(text))
            text = text[:cut] + rng.choice(DAMAGE) + text[cut + rng.randrange(3) :]
        return text

    def message(self) -> dict[str, Any]:
        kind = self.rng.choice(KINDS)
        message: dict[str, Any] = {"type": str(kind.__struct_config__.tag)}
        for field in msgspec.structs.fields(kind):
            if self.rng.random() < 0.95:
                message[field.name] = self.odd() if self.rng.random() < 0.06 else self.value(field.name, field.type)
        if self.rng.random() < 0.04:
            message[self.rng.choice(["more", "admin", "type"])] = self.odd()
        return message

    def odd(self) -> Any:
        return self.rng.choice([*ODD, *LARGE])

    def value(self, name: str, shape: Any) -> Any:
        """Something of that shape, now and then even something sensible."""
        rng, origin, inner = self.rng, typing.get_origin(shape), typing.get_args(shape)
        if name in ("choice", "question"):
            return self.choice()
        if origin is Literal:
            return rng.choice(inner)
        if origin in (typing.Union, types.UnionType):
            return self.value(name, rng.choice(inner))
        if origin is list:
            return [self.value(name, inner[0]) for _ in range(rng.choice([0, 1, 1, 2, 40]))]
        if shape is type(None):
            return None
        if shape is bool:
            return rng.random() < 0.5
        if shape is int:
            return self.number(name)
        if shape is str:
            return self.text(name)
        if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
            return {field.name: self.value(field.name, field.type) for field in msgspec.structs.fields(shape)}
        return self.odd()

    def number(self, name: str) -> int:
        if name == "protocol":
            return wire.PROTOCOL
        if self.rng.random() < 0.05:
            return self.rng.choice(LARGE)
        own = [] if self.player is None else [seat for seat in self.player.states if seat is not None]
        if name == "seat" and own and self.rng.random() < 0.9:
            return self.rng.choice(own)
        if name == "at" and self.player is not None and self.player.states:
            return int(self.rng.choice(list(self.player.states.values()))["at"]) - self.rng.choice([0, 0, 0, 1, -1])
        return self.rng.choice([0, 0, 1, 1, 2, 3, -1, 7])

    def text(self, name: str) -> str:
        if name in ("keys", "key"):
            return self.rng.choice([*self.keys, "no such key"])
        words = ["drop 1", "kill 17 2", "pass", "robot", "maitre", "Ana", "Аna", "0" * 64, "", "é\u0301", "x" * 900]
        return self.rng.choice(words)

    def choice(self) -> list[Any]:
        """A legal one, or one with a part replaced, left out or added; or something that is measured."""
        states = [] if self.player is None else [s for s in self.player.states.values() if s["decision"]]
        legal = [choice for state in states for choice in (state["decision"]["choices"] or [])[:40]]
        legal += [state["decision"]["default"] for state in states if state["decision"]["default"]]
        chosen = list(
            self.rng.choice(legal or [["drop", 3], ["reach", "a1"], ["places", "b1"], ["offer", 1, "give:pp:1"]])
        )
        for _ in range(self.rng.choice([0, 0, 0, 1, 1, 2])):
            part = self.rng.choice([*ODD, *LARGE, 0, 1, "a1", -1])
            place = self.rng.randrange(len(chosen) + 1)
            chosen[place : place + self.rng.randrange(2)] = [part] * self.rng.choice([0, 1, 1, 30])
        return chosen


@contextlib.contextmanager
def unhurried(folder: Path) -> Iterator[TestClient]:
    """A server that lets everybody do as much as they like."""
    before, sockets.MESSAGES = sockets.MESSAGES, (1e9, 1e9)
    try:
        with started(f"sqlite:///{folder}/frames.db", folder) as web:
            budgets = web.app.state.host.budgets  # type: ignore[attr-defined]
            budgets.kept = {kind: Buckets(1e9, 1e9) for kind in budgets.kept}
            yield web
    finally:
        sockets.MESSAGES = before


def sent(line: Any, frame: str | bytes) -> None:
    if isinstance(frame, bytes):
        line.send_bytes(frame)
    else:
        line.send_text(frame)


def connection(
    web: TestClient, rng: random.Random, table: str, keys: list[str], count: int
) -> collections.Counter[str]:
    """That many frames by one visitor; what came back, counted."""
    answers: collections.Counter[str] = collections.Counter()
    with socket(web, table, f"b{rng.randrange(3)}") as line:
        if rng.random() < 0.1:  # something before the greeting
            sent(line, Frames(rng, None, keys).next())
            with contextlib.suppress(WebSocketDisconnect):
                answers.update([json.loads(line.receive_text())["type"]])
            return answers
        player = Player(line, rng.sample(keys, rng.choice([0, 1, len(keys)])), rng.choice([[], ["fr", "en"]]))
        frames = Frames(rng, player, keys)
        player.until("proposals", "closed")
        for n in range(count):
            frame = frames.next()
            sent(line, frame)
            player.send(type="ping", n=n)
            try:
                while (told := player.receive())["type"] != "pong":
                    answers.update([told["type"]])
                    if told.get("why") == "fault":
                        raise AssertionError(f"a fault after {frame[:500]!r}")
            except WebSocketDisconnect as gone:
                if answers["closed"]:
                    return answers
                raise AssertionError(f"the server hung up on {frame[:500]!r}") from gone
    return answers


def laid(web: TestClient, game: str, rng: random.Random) -> tuple[str, list[str]]:
    more: dict[str, Any] = rng.choice([{}, {}, {"hotseat": True}, {"together": True}])
    return made(web, game=game, seats=[{"name": "Ana"}, {"name": "Bo"}], **more)


def run(folder: Path, frames: int, seed: int, games: tuple[str, ...] = GAMES) -> collections.Counter[str]:
    """What was answered, counted by its kind."""
    rng, answers = random.Random(seed), collections.Counter[str]()
    with unhurried(folder) as web:
        tables = {game: laid(web, game, rng) for game in games}
        strangers = [key for _, keys in tables.values() for key in keys]
        left, batch = frames, min(BATCH, max(1, frames // len(games)))
        while left > 0:
            faulthandler.dump_traceback_later(PATIENCE, exit=True)
            game = games[(frames - left) // batch % len(games)]
            table, keys = tables[game]
            answers += connection(web, rng, table, [*keys, *rng.sample(strangers, 2)], batch)
            left -= batch
            faulthandler.cancel_dump_traceback_later()
            summary = web.get(f"/api/tables/{table}")
            assert summary.status_code == 200, summary.text
            if summary.json()["over"] or summary.json()["closed"] is not None or rng.random() < 0.1:
                web.app.state.host.forget(table)  # type: ignore[attr-defined]
                assert web.get(f"/api/tables/{table}").json() == summary.json(), "the log says something else"
                tables[game] = laid(web, game, rng)
    return answers


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.frames")
    parser.add_argument("--frames", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        answers = run(Path(folder), options.frames, options.seed)
    print(json.dumps(dict(answers.most_common()), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
