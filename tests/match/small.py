"""A little game for the tests of the table: two seats, a turn of several moves, a die, a secret, an any-time choice."""

from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.codec import Codec
from ludotheque.core.doors import ContentDoor, LabDoor
from ludotheque.core.frame import by_id, frame
from ludotheque.core.game import Game, Manifest, Option, Result, ranked
from ludotheque.core.refusal import Refusal
from ludotheque.core.sight import By, Public
from ludotheque.core.state import (
    ASK,
    BESIDE,
    DONE,
    NEXT,
    NO_WINDOW,
    Frame,
    State,
    arg_a,
    mix_vec,
    pack,
    verb_of,
)
from ludotheque.core.vecs import filled, of
from ludotheque.match.registry import registry

TAKE, ROLL, PEEK, END = 1, 2, 3, 4
WAVE = BESIDE
LAST_TURN = 4


@frame("lots move")
class Turns(Frame["Small"]):
    seat: i64

    def prompt(self, s: "Small", seat: i64) -> tuple[str, str]:
        return ("SML-01", "move")

    def lots(self, s: "Small") -> i64:
        self.seat = s.below("SML-01", 2)
        return NEXT

    def move(self, s: "Small") -> i64:
        return DONE if s.turns == LAST_TURN else ASK

    def legal(self, s: "Small", seat: i64) -> vec[i64]:
        return of([pack(TAKE, 1), pack(TAKE, 2), pack(ROLL), pack(PEEK), pack(END)])

    def take(self, s: "Small", seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == TAKE:
            s.points[seat] += arg_a(choice)
            s.tell("SML-01", "took", {"seat": seat, "n": arg_a(choice)})
        elif verb == ROLL:
            s.points[seat] += s.below("SML-01", 6)
        elif verb == PEEK:
            s.revealed += 1
            s.whisper("SML-01", "peeked", {"seat": seat}, 1 << seat, {"token": "pearl"})
        else:
            s.turns += 1
            self.seat = 1 - seat
        return self.goto("move")


class Small(State):
    def __init__(self) -> None:
        super().__init__(2)
        self.points: vec[i64] = filled(2, 0)
        self.waved: vec[i64] = filled(2, 0)
        self.turns: i64 = 0

    def beside(self, seat: i64) -> vec[i64]:
        return of([]) if self.waved[seat] else of([pack(WAVE)])

    def why_not_beside(self, seat: i64, choice: i64) -> Refusal | None:
        return NO_WINDOW if self.waved[seat] else None

    def take_beside(self, seat: i64, choice: i64) -> None:
        self.waved[seat] = 1
        self.tell("SML-02", "waved", {"seat": seat})

    def clone(self) -> "Small":
        other = Small()
        self.copy_base(other)
        other.points, other.waved, other.turns = self.points[:], self.waved[:], self.turns
        return other

    def imagine(self, seat: i64, key: i64) -> "Small":
        other = self.clone()
        other.reseed(key)
        return other

    def mixed(self, h: i64) -> i64:
        return mix_vec(mix_vec(h, self.points), self.waved)


class SmallContent(ContentDoor):
    def names(self, options: dict[str, Any], lang: str) -> dict[str, str]:
        return {"pearl": {"fr": "la perle", "en": "the pearl"}[lang]}

    def check(self, folder: str | None) -> list[tuple[str, int, str]]:
        return [] if folder is None else [("cards.toml", 3, "no such card"), ("cards.toml", 0, "too few cards")]


class SmallLab(LabDoor):
    def groups(self, state: Small) -> list[str]:
        return ["even" if points % 2 == 0 else "odd" for points in state.points]


class SmallGame(Game):
    manifest = Manifest(
        id="small",
        title="Small",
        seats=(2, 2),
        stage="test",
        version="1",
        options={
            "loud": Option(False, (False, True)),
            "length": Option(1),
            "mood": Option("calm", ("calm", "wild")),
            "past": Option({}),
        },
    )
    content = SmallContent()
    lab = SmallLab()
    sees = {"points": By(lambda state, seat: None if seat is None else int(state.points[seat]))}
    sees |= {"waved": Public(), "turns": Public()}
    frames = by_id(Turns)
    text = str(Path(__file__).with_name("text"))
    ledger = "SML"

    def blank(self, seats: int, options: dict[str, Any]) -> Small:
        return Small()

    def create(self, seats: int, options: dict[str, Any]) -> Small:
        state = Small()
        state.call(Turns(0))
        return state

    def codec(self, state: Small) -> Codec:
        return Codec(
            {TAKE: ("take", "int"), ROLL: ("roll",), PEEK: ("peek",), END: ("end",), WAVE: ("wave",)},
            {"token": ("pearl",)},
        )

    def result(self, state: Small) -> Result:
        points = [int(n) for n in state.points]
        return Result(points, ranked(points), "turns-played")


def enter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game for one test."""
    monkeypatch.setitem(registry(), "small", SmallGame())
