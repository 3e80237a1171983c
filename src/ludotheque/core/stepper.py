"""A position driven by action numbers: one call carries out an action, finds who is asked next, and writes down that
seat's mask and observation, new ones every time.

An observation begins with the same parts for every game (see HEAD): who looks, who is asked, and the three innermost
procedures, each with what that seat may see of it, each field at its own place; the parts of the game's own Space
follow. Every number has sixteen bits: one beyond 32,767 is cut off there, so a game with long distances measures them
in units that fit, and writes no squares of them.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from ludotheque.core.fields import EACH, OWNER, PUBLIC
from ludotheque.core.space import OUTSIDE, Space, write
from ludotheque.core.state import Frame, State
from ludotheque.core.vecs import zeros

LEVELS: Final = 3  # procedures shown, the innermost first
ROW: Final = 8  # of a field that is a row, its length and so many of its first entries
NOBODY: Final[i64] = -1
NO_SEAT: Final[i64] = 0

EVERYBODY_SEES: Final = 0
OWNER_SEES: Final = 1
EACH_SEES: Final = 2


class Stepper:
    """`seat` is who must answer, NOBODY once the game is over; `legal` lists that seat's actions, `mask` marks them."""

    def __init__(self, space: Space, seats: i64, frames: dict[str, type[Frame[Any]]]) -> None:
        self.space: Space = space
        self.seats: i64 = seats
        self.kinds: dict[type, int] = {}
        self.fields: list[list[tuple[str, int, bool]]] = []
        self.widest: i64 = 0  # how many numbers the fields of a procedure take at most
        codes = {PUBLIC: EVERYBODY_SEES, OWNER: OWNER_SEES, EACH: EACH_SEES}
        for kind in frames.values():
            self.kinds[kind] = len(self.fields)
            seen = [(name, codes[f.sight], f.many) for name, f in kind.FIELDS.items() if f.sight in codes]
            self.fields.append([field for field in seen if field[0] != "seat"])
            wide = sum(1 + ROW if many and code != EACH_SEES else 1 for _, code, many in self.fields[-1])
            self.widest = max(self.widest, wide)
        self.level: i64 = len(self.fields) + 2 + self.widest
        self.numbers: i64 = 2 * seats + LEVELS * self.level + space.numbers
        self.unseen: vec[i16] = vec[i16](capacity=self.numbers)
        i: i64
        for i in range(self.numbers):
            self.unseen = append(self.unseen, 0)
        self.closed: vec[u8] = vec[u8](capacity=space.actions)
        for i in range(space.actions):
            self.closed = append(self.closed, 0)
        self.seen: vec[i16] = self.unseen
        self.mask: vec[u8] = self.closed
        self.written: i64 = 0
        self.packed: vec[i64] = zeros(space.actions)
        self.legal: vec[i64] = vec[i64]()
        self.state: State | None = None
        self.seat: i64 = NOBODY
        self.steps: i64 = 0

    def parts(self) -> list[tuple[str, int]]:
        """The name and size of each part of an observation, in order."""
        head = [("own seat", int(self.seats)), ("asked seats, own first", int(self.seats))]
        for which in ("innermost procedure", "the one below", "the third"):
            head.append((f"{which}: which", len(self.fields)))
            head.append((f"{which}: step + 1", 1))
            head.append((f"{which}: its seat counted from the own one, + 1", 1))
            head.append((f"{which}: its fields", int(self.widest)))
        return head + self.space.parts

    def load(self, state: State) -> None:
        """Take a position, which must have been settled."""
        self.state = state
        self.steps = 0
        self.look()

    def step(self, action: i64) -> i64:
        """Carry out an action of the seat that is asked; answers who is asked next."""
        if action < 0 or action >= self.space.actions or self.mask[action] == 0:
            raise ValueError(f"action {action} is not open")
        state = self.state
        assert state is not None
        self.steps += 1
        state.apply(self.seat, self.packed[action])
        self.look()
        return self.seat

    def look(self) -> None:
        """Write down what is for whoever is asked; the first seat's observation once nobody is."""
        state = self.state
        assert state is not None
        self.mask = self.closed[:]
        seat = state.actor()
        self.seat = seat
        found = vec[i64](capacity=16)
        if seat != NOBODY:
            found = self.open(state, seat, state.stack[-1].legal(state, seat), found)
            found = self.open(state, seat, state.beside(seat), found)
            if len(found) == 0:
                self.packed[0] = state.stack[-1].default(state, seat)
                self.mask[0] = 1
                found = append(found, 0)
        self.legal = found
        self.seen = self.observe(max(seat, 0))

    def open(self, state: State, seat: i64, choices: vec[i64], found: vec[i64]) -> vec[i64]:
        for choice in choices:
            action = self.space.action(state, seat, choice)
            if action != OUTSIDE:
                self.packed[action] = choice
                self.mask[action] = 1
                found = append(found, action)
        return found

    def observe(self, seat: i64) -> vec[i16]:
        """What a seat may know now."""
        state = self.state
        assert state is not None
        seen = self.unseen[:]
        seats = self.seats
        seen[seat] = 1
        asked = state.asked()
        i: i64
        for i in range(seats):
            if asked >> (seat + i) % seats & 1 == 1:
                seen[seats + i] = 1
        at = 2 * seats
        depth: i64 = len(state.stack)
        for i in range(LEVELS):
            if depth > i:
                self.frame(state.stack[depth - 1 - i], seat, seen, at)
            at += self.level
        self.written = self.space.observe(state, seat, seen, at)
        return seen

    def frame(self, frame: Frame[Any], seat: i64, seen: vec[i16], at: i64) -> None:
        """Which procedure it is, its step, whose it is, and what this seat may see of its fields."""
        kind: i64 = self.kinds[type(frame)]
        seen[at + kind] = 1
        at += len(self.fields)
        at = write(seen, at, frame.step + 1)
        owner = frame.seat
        at = write(seen, at, (owner - seat + self.seats) % self.seats + 1 if owner >= 0 else NO_SEAT)
        for name, sight, many in self.fields[kind]:
            row = many and sight != EACH_SEES
            if sight != OWNER_SEES or owner == seat:
                value: Any = getattr(frame, name)
                if sight == EACH_SEES:
                    write(seen, at, value[seat])
                elif row:
                    write_row(seen, at, value)
                else:
                    write(seen, at, value)
            at += 1 + ROW if row else 1


def write_row(seen: vec[i16], at: i64, row: vec[i64]) -> None:
    n: i64 = len(row)
    at = write(seen, at, n)
    i: i64
    for i in range(min(n, ROW)):
        at = write(seen, at, row[i])
