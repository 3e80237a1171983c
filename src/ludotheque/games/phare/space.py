"""Le Phare as numbers. The coast is a plane: an action sets a lantern on a cross of its half-cable grid."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core.space import OUTSIDE, Space, write
from ludotheque.core.state import State, arg_a, arg_b, verb_of
from ludotheque.games.phare.phases.night import GRID
from ludotheque.games.phare.state import FETCH, FLARE, HEIGHT, KEEP, LANES, LIGHT, LOST, SAVED, TOW, WIDTH, Coast
from ludotheque.kit.play.window import PASS

NIGHTS: Final = SAVED + LOST - 1  # as many lanterns at most


class CoastSpace(Space):
    def __init__(self) -> None:
        super().__init__()
        self.block(KEEP)
        self.block(FETCH)
        self.block(LIGHT, WIDTH // GRID + 1, HEIGHT // GRID + 1)
        self.block(FLARE)
        self.block(TOW, 2)
        self.block(PASS)
        self.part("own sealed task", 1)
        self.part("oil, lens, ships home, wrecks", 4)
        self.part("the ship's lane", LANES)
        self.part("the ship's drift", LANES)
        self.part("lanterns: set, x, y", 3 * NIGHTS)

    def action(self, s: State, seat: i64, choice: i64) -> i64:
        if verb_of(choice) != LIGHT:
            return self.place(verb_of(choice), arg_a(choice), 0, 0)
        x = arg_a(choice)
        y = arg_b(choice)
        if x % GRID != 0 or y % GRID != 0:
            return OUTSIDE
        return self.place(LIGHT, x // GRID, y // GRID, 0)

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(s, Coast)
        at = write(out, at, s.tasks[seat])
        at = write(out, at, s.oil)
        at = write(out, at, s.lens)
        at = write(out, at, s.home)
        at = write(out, at, s.wrecks)
        if s.lane >= 0:
            out[at + s.lane] = 1
        if s.drift >= 0:
            out[at + LANES + s.drift] = 1
        at += 2 * LANES
        last = at + 3 * NIGHTS
        i: i64
        for i in range(0, len(s.lanterns), 2):
            at = write(out, at, 1)
            at = write(out, at, s.lanterns[i])
            at = write(out, at, s.lanterns[i + 1])
        return last
