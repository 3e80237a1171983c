"""A night on the coast. Lay this file beside rules/phare.toml and tick the sentences off."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import scramble
from ludotheque.core.domains import Spot
from ludotheque.core.fields import NOBODY
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, Frame, arg_a, arg_b, pack, verb_of
from ludotheque.core.vecs import filled
from ludotheque.games.phare.state import (
    EAST,
    FETCH,
    FLARE,
    HEIGHT,
    KEEP,
    LANES,
    LIGHT,
    LOST,
    SAVED,
    TANK,
    TOW,
    UNSAID,
    WEST,
    WIDTH,
    Coast,
    why_not_light,
    why_not_tow,
)
from ludotheque.kit.play.order import around
from ludotheque.kit.play.sealed import SealedChoice
from ludotheque.kit.play.window import Window

GRID: Final = 500


@frame("dusk lantern ship dawn")
class Nights(Frame[Coast]):
    """PHA-02  Each night has a dusk, a lantern, a ship and a dawn; then the watch passes to the left."""

    seat: i64

    def dusk(self, s: Coast) -> i64:
        s.call(Dusk(self.seat))
        return NEXT

    def lantern(self, s: Coast) -> i64:
        keeper = s.answer_or(NOBODY)
        if keeper != NOBODY:
            s.call(Lantern(keeper))
        return NEXT

    def ship(self, s: Coast) -> i64:
        roll_ship(s)
        if not s.lit():
            s.call(Rescue(around(s, (self.seat + 1) % s.seats)))  # PHA-09  the watch speaks last
        return NEXT

    def dawn(self, s: Coast) -> i64:
        break_day(s)
        if s.home == SAVED or s.wrecks == LOST:  # PHA-13
            return DONE
        self.seat = (self.seat + 1) % s.seats
        return self.goto("dusk")


@frame("seal")
class Dusk(SealedChoice[Coast]):
    """PHA-03  All keepers at once, each in secret, keep the lamp or fetch oil."""

    seat: i64

    def seal(self, s: Coast) -> i64:
        return self.gather(s)

    def invited(self, s: Coast) -> i64:
        return (1 << s.seats) - 1

    def answers(self, s: Coast) -> vec[i64]:
        return s.tasks

    def missing(self, answer: i64) -> bool:
        return answer == UNSAID

    def kept(self, choice: i64) -> i64:
        return verb_of(choice)

    def prompt(self, s: Coast, seat: i64) -> tuple[str, str]:
        return ("PHA-03", "task")

    def legal(self, s: Coast, seat: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), pack(KEEP)), pack(FETCH))

    def said(self, s: Coast, seat: i64, answer: i64) -> None:
        if s.loud:
            task = "keep" if answer == KEEP else "fetch"
            s.whisper("PHA-03", "sealed", {"seat": int(seat)}, 1 << seat, {"task": task})

    def delivered(self, s: Coast) -> i64:
        open_tasks(s, self.seat)
        return DONE


def open_tasks(s: Coast, watch: i64) -> None:
    """PHA-04  Whoever fetched brings a measure of oil; the tank holds four. Answers the keeper of the lamp (PHA-05)."""
    keeper: i64 = NOBODY
    fetched: i64 = 0
    for seat in around(s, watch):
        if s.tasks[seat] == FETCH:
            fetched += 1
        elif keeper == NOBODY:
            keeper = seat
    s.oil = min(TANK, s.oil + fetched)
    s.tasks = filled(s.seats, UNSAID)
    if s.loud:
        s.tell("PHA-04", "oil", {"fetched": int(fetched), "oil": int(s.oil)})
        if keeper == NOBODY:
            s.tell("PHA-05", "unlit", {})
    s.answer(keeper)


@frame("set")
class Lantern(Frame[Coast]):
    """PHA-05  The first who kept the lamp, from the watch leftwards, sets a lantern on the coast."""

    seat: i64

    def prompt(self, s: Coast, seat: i64) -> tuple[str, str]:
        return ("PHA-05", "lantern")

    def set(self, s: Coast) -> i64:
        return ASK

    def legal(self, s: Coast, seat: i64) -> vec[i64]:
        """A few of the spots, on a coarse grid; at most six lanterns never bar all of them."""
        out = vec[i64]()
        x: i64
        y: i64
        for x in range(0, WIDTH + 1, GRID):
            for y in range(0, HEIGHT + 1, GRID):
                if why_not_light(s, x, y) is None:
                    out = append(out, pack(LIGHT, x, y))
        return out

    def domain(self, s: Coast, seat: i64) -> object:
        some = self.legal(s, seat)[0]
        return Spot("light", WIDTH, HEIGHT, lambda x, y: why_not_light(s, x, y), ("light", arg_a(some), arg_b(some)))

    def why_not(self, s: Coast, seat: i64, choice: i64) -> Refusal | None:
        return why_not_light(s, arg_a(choice), arg_b(choice)) if verb_of(choice) == LIGHT else NOT_OFFERED

    def sample(self, s: Coast, seat: i64, draw: i64) -> i64:
        i: i64
        for i in range(16):
            x = scramble(draw, i) % (WIDTH + 1)
            y = scramble(draw, i + 16) % (HEIGHT + 1)
            if why_not_light(s, x, y) is None:
                return pack(LIGHT, x, y)
        return super().sample(s, seat, draw)

    def take(self, s: Coast, seat: i64, choice: i64) -> i64:
        s.lanterns = append(append(s.lanterns, arg_a(choice)), arg_b(choice))
        if s.loud:
            s.tell("PHA-05", "lit", {"seat": int(seat), "x": int(arg_a(choice)), "y": int(arg_b(choice))})
        return DONE


def roll_ship(s: Coast) -> None:
    """PHA-07  Two dice bring a ship: her lane from west to east, her drift from south to north."""
    s.lane = s.below("PHA-07", LANES)
    s.drift = s.below("PHA-07", LANES)
    if s.loud:
        s.tell("PHA-07", "ship", {"lane": int(s.lane) + 1, "drift": int(s.drift) + 1})


@frame()
class Rescue(Window[Coast]):
    """PHA-09  A ship in the dark: each keeper may burn a measure of oil for her, until she is lit."""

    def prompt(self, s: Coast, seat: i64) -> tuple[str, str]:
        return ("PHA-09", "rescue")

    def reactions(self, s: Coast, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        if s.oil > 0 and not s.lit():
            out = append(out, pack(FLARE))
            side: i64
            for side in range(WEST, EAST + 1):
                if why_not_tow(s, side) is None:
                    out = append(out, pack(TOW, side))
        return out

    def why_not(self, s: Coast, seat: i64, choice: i64) -> Refusal | None:
        return why_not_tow(s, arg_a(choice)) if verb_of(choice) == TOW else super().why_not(s, seat, choice)

    def react(self, s: Coast, seat: i64, choice: i64) -> i64:
        s.oil -= 1
        if verb_of(choice) == FLARE:  # PHA-10  The drift die is rolled again.
            s.drift = s.below("PHA-10", LANES)
            if s.loud:
                s.tell("PHA-10", "flare", {"seat": int(seat), "drift": int(s.drift) + 1})
        else:  # PHA-11  The ship moves one lane.
            s.lane += 1 if arg_a(choice) == EAST else -1
            if s.loud:
                s.tell("PHA-11", "towed", {"seat": int(seat), "lane": int(s.lane) + 1})
        return NEXT


def break_day(s: Coast) -> None:
    """PHA-12  At dawn a lit ship comes home, a ship in the dark is wrecked."""
    saved = s.lit()
    if saved:
        s.home += 1
    else:
        s.wrecks += 1
    if s.loud:
        counts: dict[str, object] = {"home": int(s.home), "wrecks": int(s.wrecks)}
        s.tell("PHA-12", "came-home" if saved else "wrecked", counts)
