"""Triggers: something happens, and every element in play that waits for it is put in a queue.

`happens` notes them; `drain` hands them over as one batch to a frame that carries them out one after the other, in the
order of the game's `rank` and, among equals, of their controller's choice. What a triggered effect sets off is a batch
of its own and comes before the rest of the one it belongs to.
"""

from typing import Annotated, Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, arg_b, mix_vec, pack
from ludotheque.kit.effects import program
from ludotheque.kit.effects.modifiers import BOUND, SEAT, SOURCE, STANDING_WIDTH, USED, Ground, without_row
from ludotheque.kit.effects.program import NOBODY

RESOLVE: Final = 124  # the choice: an element, and which of its waiting triggers

# Columns of a trigger that waits: ENTRY, KEY, then as they stood when it was set off.
ENTRY: Final = 0
OF_KEY: Final = 1
OF_SOURCE: Final = 2
OF_SEAT: Final = 3
OF_BOUND: Final = 4
SUBJECT: Final = 5
QUEUE_WIDTH: Final = 6

G = TypeVar("G", bound=Ground)


def happens(s: Ground, event: i64, subject: i64) -> None:
    """An event, and whom it is about: every trigger that waits for it is queued once, if its limit allows."""
    book = s.book()
    entry: i64
    at: i64 = 0
    while at < len(s.standing):
        source = s.standing[at + SOURCE]
        key = s.standing[at]
        for entry in range(book.first[source], book.first[source + 1]):
            e = entry * program.ENTRY_WIDTH
            if book.entries[e + program.FORM] != program.TRIGGER or book.entries[e + program.WHAT] != event:
                continue
            if s.used_up(book, key, entry) or not s.meets(book, at, entry, subject):
                continue
            if book.entries[e + program.TIMES_A] > 0:
                s.note_use(book, key, entry)
                s.uses[s.use_of(key, entry) + USED] &= ~1
            for value in (entry, key, source, s.standing[at + SEAT], s.standing[at + BOUND], subject):
                s.pending = append(s.pending, value)
        at += STANDING_WIDTH


def drain(s: Ground) -> None:
    """Carry out what has been set off, before anything else goes on."""
    if len(s.pending) > 0:
        batch = s.pending
        s.pending = vec[i64]()
        s.call(s.queue(batch))


@mypyc_attr(allow_interpreted_subclasses=True)
@frame("next_one pick_one")
class Drain(Frame[G]):
    """Carries out a batch of triggers. `seat` is whoever puts the next ones in order."""

    seat: i64
    batch: Annotated[vec[i64], HIDDEN]  # rows of QUEUE_WIDTH; the choices name them

    # -- what a game says

    def rank(self, s: G, seat: i64) -> i64:
        """Triggers of a controller with a lower rank come first."""
        return 0

    def chooser(self, s: G, seat: i64) -> i64:
        """Who orders the triggers of a controller; NOBODY: they come in the order in which they were set off."""
        return NOBODY

    def still(self, s: G, seat: i64, subject: i64) -> bool:
        """Whether a trigger whose turn has come is carried out at all."""
        return True

    # -- running

    def next_one(self, s: G) -> i64:
        group = self.group(s)
        n: i64 = len(group)
        if n == 0:
            return DONE
        chooser = self.chooser(s, self.batch[group[0] + OF_SEAT])
        if n > 1 and chooser != NOBODY:
            self.seat = chooser
            return ASK if self.at("pick_one") else NEXT
        self.start(s, group[0])
        return self.goto("next_one")

    def pick_one(self, s: G) -> i64:
        return self.next_one(s)

    def group(self, s: G) -> vec[i64]:
        """Where the triggers begin that come before all others."""
        out = vec[i64](capacity=4)
        best: i64 = 0
        at: i64 = 0
        while at < len(self.batch):
            rank = self.rank(s, self.batch[at + OF_SEAT])
            if len(out) == 0 or rank < best:
                best = rank
                out = append(vec[i64](capacity=4), at)
            elif rank == best:
                out = append(out, at)
            at += QUEUE_WIDTH
        return out

    def legal(self, s: G, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        group = self.group(s)
        for at in group:
            source = self.batch[at + OF_SOURCE]
            place: i64 = 0
            for other in group:
                if other < at and self.batch[other + OF_SOURCE] == source:
                    place += 1
            out = append(out, pack(RESOLVE, source, place))
        return out

    def take(self, s: G, seat: i64, choice: i64) -> i64:
        place = arg_b(choice)
        for at in self.group(s):
            if self.batch[at + OF_SOURCE] == arg_a(choice):
                if place == 0:
                    self.start(s, at)
                    break
                place -= 1
        return self.goto("next_one")

    def start(self, s: G, at: i64) -> None:
        row = self.batch[at : at + QUEUE_WIDTH]
        self.batch = without_row(self.batch, at, QUEUE_WIDTH)
        if not self.still(s, row[OF_SEAT], row[SUBJECT]):
            return
        entries = s.book().entries
        e = row[ENTRY] * program.ENTRY_WIDTH
        given = append(vec[i64](capacity=1), row[SUBJECT])
        it = vec[i64]()
        if entries[e + program.ENTRY_B] == 1:  # the event binds whom it is about
            it = append(it, row[SUBJECT])
        elif row[OF_BOUND] != NOBODY:
            it = append(it, row[OF_BOUND])
        frame = s.scope(row[OF_SEAT], row[OF_SOURCE], it, given)
        frame.section = entries[e]
        frame.pc = entries[e + program.START]
        s.call(frame)

    def mixed(self, h: i64) -> i64:
        return mix_vec(h, self.batch)
