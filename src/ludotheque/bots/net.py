"""A learned judgement: what a seat may know, as the game's numbers (core/space.py), given to a small network.

Each place of an observation has a row of weights for each of its values; the rows of a view are added up. A weight is a
whole number, and four stand in a word, 16 bits each: one addition adds four, and compiled or not the sums are the same.
What is above 0 goes through two small layers to one number, the more the better for that seat. A seat's number follows
from its own view alone.
"""

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core.policy import Policy
from ludotheque.core.space import Space, write
from ludotheque.core.state import Frame, State

LANES: Final = 4  # weights in a word
INNERMOST: Final = 3  # procedures that are looked at
HEAD: Final = 9  # numbers about them
EXACT: Final = 16  # values below this have rows of their own, those above share them with their neighbours
SURE: Final = 0.0001  # no chance is taken to be less


class Eyes:
    """Writes down what a seat sees of a position: who is asked, the innermost procedures, the game's own numbers."""

    def __init__(self, space: Space, seats: i64, frames: dict[type[Frame[Any]], int]) -> None:
        self.space: Space = space
        self.seats: i64 = seats
        self.frames: dict[type[Frame[Any]], int] = frames  # those that have a number; 0 is any other
        self.numbers: i64 = seats + HEAD + space.numbers
        self.blank: vec[i16] = vec[i16]([0] * self.numbers)

    def look(self, state: State, seat: i64) -> vec[i16]:
        seen = self.blank[:]
        seats = self.seats
        asked = state.asked()
        i: i64
        for i in range(seats):
            if asked >> (seat + i) % seats & 1 == 1:
                seen[i] = 1
        at = seats
        top: i64 = len(state.stack) - 1
        for i in range(INNERMOST):
            if i <= top:
                frame = state.stack[top - i]
                kind: i64 = self.frames.get(type(frame), 0)
                write(seen, at, kind)
                write(seen, at + 1, frame.step + 1)
                if frame.seat >= 0:
                    write(seen, at + 2, (frame.seat - seat + seats) % seats + 1)
            at += HEAD // INNERMOST
        self.space.observe(state, seat, seen, at)
        return seen


def grade(value: i64) -> i64:
    """Values as rows tell them apart: the larger, the coarser."""
    if value <= -EXACT:
        return 1 - EXACT
    if value < EXACT:
        return value
    found: i64 = EXACT
    step: i64 = 2
    value -= EXACT
    while value >= 8 * step and step < 1024:  # eight grades of each width, each width twice the one before
        value -= 8 * step
        step *= 2
        found += 8
    return found + min(value // step, 7)


class Net:
    """`at`, `usual`, `least`, `most`, `first`: of each place that counts, where it stands, the value that adds nothing,
    the grades that have a row and the word where the first of them begins. `begin`: where the sums begin."""

    def __init__(
        self,
        eyes: Eyes,
        places: list[tuple[int, int, int, int, int]],
        begin: vec[i64],
        rows: vec[i64],
        second: vec[float],
        third: vec[float],
        trust: float,
    ) -> None:
        self.eyes: Eyes = eyes
        self.at: vec[i64] = vec[i64]([place[0] for place in places])
        self.usual: vec[i64] = vec[i64]([place[1] for place in places])
        self.least: vec[i64] = vec[i64]([place[2] for place in places])
        self.most: vec[i64] = vec[i64]([place[3] for place in places])
        self.first: vec[i64] = vec[i64]([place[4] for place in places])
        self.begin: vec[i64] = begin
        self.rows: vec[i64] = rows
        self.second: vec[float] = second  # for each sum a row of weights, then where these sums begin
        self.third: vec[float] = third  # their weights, then where the answer begins
        self.trust: float = trust  # in the policy's own chances

    def values(self, state: State, policy: Policy[Any]) -> vec[float]:
        """Each seat's chance, the policy's own chances taken in."""
        out = policy.values(state)
        whole = 0.0
        seat: i64
        for seat in range(len(out)):
            known = self.trust * math.log(max(out[seat], SURE))
            out[seat] = math.exp(known + self.judge(self.eyes.look(state, seat)))
            whole += out[seat]
        for seat in range(len(out)):
            out[seat] /= whole
        return out

    def judge(self, seen: vec[i16]) -> float:
        """How a view looks to the seat that has it."""
        sums = self.begin[:]
        words: i64 = len(sums)
        rows = self.rows
        at = self.at
        usual = self.usual
        i: i64
        k: i64
        for i in range(len(at)):
            value: i64 = i64(seen[at[i]])
            if value != usual[i]:
                least = self.least[i]
                row = self.first[i] + (min(max(grade(value), least), self.most[i]) - least) * words
                for k in range(words):
                    sums[k] += rows[row + k]
        return self.answer(sums)

    def answer(self, sums: vec[i64]) -> float:
        second = self.second
        width: i64 = len(self.third) - 1
        inner = second[len(second) - width :]
        row: i64 = 0
        lane: i64
        j: i64
        for word in sums:
            for lane in range(LANES):
                x = word & 0xFFFF
                if x >= 0x8000:
                    x -= 0x10000
                word = (word - x) >> 16
                if x > 0:
                    weight = float(x)
                    for j in range(width):
                        inner[j] += weight * second[row + j]
                row += width
        out = self.third[width]
        for j in range(width):
            if inner[j] > 0.0:
                out += inner[j] * self.third[j]
        return out
