"""Triggers: something happens, and every element in play that waits for it is put in a queue.

`happens` notes them; `drain` hands them over as one batch to the game's Drain, which carries them out in the order of
its `rank` and, among equals, of their controller's choice (kit/play/queue.py).
"""

from typing import Final, TypeVar

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.frame import frame
from ludotheque.kit.effects import program
from ludotheque.kit.effects.modifiers import BOUND, NO_CONTEXT, SEAT, SOURCE, STANDING_WIDTH, USED, Ground
from ludotheque.kit.effects.program import NOBODY
from ludotheque.kit.play.queue import CONTROLLER, SUBJECT, Queue, waits
from ludotheque.kit.play.queue import SOURCE as QUEUED

# Columns of a trigger that waits, beside those of every queue; all as they stood when it was set off.
ENTRY: Final = 3
OF_KEY: Final = 4
OF_BOUND: Final = 5
QUEUE_WIDTH: Final = 6

G = TypeVar("G", bound=Ground)


def happens(s: Ground, event: i64, subject: i64, context: i64 = NO_CONTEXT) -> None:
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
            if s.used_up(book, key, entry) or not s.meets(book, at, entry, subject, context):
                continue
            if book.entries[e + program.TIMES_A] > 0:
                s.note_use(book, key, entry)
                s.uses[s.use_of(key, entry) + USED] &= ~1
            s.pending = waits(s.pending, source, s.standing[at + SEAT], subject)
            s.pending = extend(s.pending, vec[i64]([entry, key, s.standing[at + BOUND]]))
        at += STANDING_WIDTH


def drain(s: Ground) -> None:
    """Carry out what has been set off, before anything else goes on."""
    if len(s.pending) > 0:
        batch = s.pending
        s.pending = vec[i64]()
        s.call(s.queue(batch))


@mypyc_attr(allow_interpreted_subclasses=True)
@frame()
class Drain(Queue[G]):
    """Carries out a batch of triggers."""

    def still(self, s: G, seat: i64, subject: i64) -> bool:
        """Whether a trigger whose turn has come is carried out at all."""
        return True

    def wide(self) -> i64:
        return QUEUE_WIDTH

    def carry_out(self, s: G, row: vec[i64]) -> None:
        seat = row[CONTROLLER]
        subject = row[SUBJECT]
        if not self.still(s, seat, subject):
            return
        entries = s.book().entries
        e = row[ENTRY] * program.ENTRY_WIDTH
        given = append(vec[i64](capacity=1), subject)
        it = vec[i64]()
        if entries[e + program.ENTRY_B] == 1:  # the event binds whom it is about
            it = append(it, subject)
        elif row[OF_BOUND] != NOBODY:
            it = append(it, row[OF_BOUND])
        frame = s.scope(seat, row[QUEUED], it, given, NO_CONTEXT)
        frame.section = entries[e]
        frame.pc = entries[e + program.START]
        s.call(frame)
