"""A table in memory: its log played back, row by row.

The log is the only truth. A row is a journal entry (an answer or an undo, as in a journal file) or a note: who sits
where, what was said, what was proposed and agreed. Every process that reads the same rows has the same table.
"""

import bisect
from array import array
from typing import Any

import msgspec

from ludotheque.core.chance import Rigged, Seeded
from ludotheque.core.domains import Choice
from ludotheque.core.events import Event
from ludotheque.core.refusal import Refusal
from ludotheque.match import journal
from ludotheque.match.guide import Progress, guide_of
from ludotheque.match.table import STALE, Entry, Table
from ludotheque.server.notes import Notes, Occupant, TableHead
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import Row, hashed
from ludotheque.server.wire import Proposal


def from_journal(data: dict[str, Any], written: int) -> tuple[TableHead, list[str]]:
    """The head and the lines of a table on which that game was played. A journal does not say by whom."""
    if data["footer"].get("seed") is None:
        raise Refusing("not-over", 409)
    seats = [Occupant("bot", f"n° {seat + 1}") for seat in range(data["header"]["seats"])]
    stamp = msgspec.json.encode({"written": written}).decode()
    lines = [f"{stamp}\t{msgspec.json.encode(entry).decode()}" for entry in data["entries"]]
    return TableHead(data["header"], data["footer"]["seed"], seats), lines


class Broken(Exception):
    """The log of this table does not play back."""


def entry_row(entry: Entry) -> dict[str, Any]:
    """A journal entry as the log keeps it."""
    if entry.choice is None:
        return {"seat": entry.seat, "undo": True, "digest": entry.digest}
    return {"seat": entry.seat, "choice": list(entry.choice), "outcomes": list(entry.outcomes), "digest": entry.digest}


class LiveTable(Notes):
    def __init__(self, table_id: str, head: TableHead, created: int) -> None:
        super().__init__(head, created)
        self.id = table_id
        self.table = self.opened()
        self.known = [0] * (len(head.seats) + 1)  # the row of the last move each seat noticed; then of spectators
        self.marks = array("q")  # the row of each entry of the table's journal
        self.returned = 0  # the row of the last return by consent: no answer to an older state counts
        guide = guide_of(self.table.rules.manifest.id)
        self.guide = guide if guide is not None and guide.mark == head.guide else None
        self.missed = [0] * (len(head.seats) + 1)  # how many events each seat has not noticed; then spectators
        self.counted = 0  # how many events that is reckoned from
        budget = head.clock.budget * 1000 if head.clock else 0
        self.left = [budget] * len(self.seats)
        self.ticked = created  # until when `left` is reckoned
        self.before = self.mark()

    def opened(self) -> Table:
        head = self.head
        if not head.chance:
            return journal.open_table({"header": head.header}, Seeded(head.seed))
        start = head.header["from"]["state"]["fields"]["count"]
        return journal.open_table({"header": head.header}, Rigged(head.chance, start, head.seed))

    def mark(self) -> tuple[int, int]:
        """Who is asked, and how much has been told."""
        return int(self.table.state.asked()), len(self.table.told)

    @property
    def pending(self) -> bool:
        """Whether the table has made a move that is not written yet: nobody may be shown it."""
        return len(self.table.entries) > len(self.marks)

    @property
    def asked(self) -> list[int]:
        mask = self.table.state.asked() if not self.table.over else 0
        return [seat for seat in range(len(self.seats)) if mask >> seat & 1]

    @property
    def lesson(self) -> Progress | None:
        """Where a guided table stands; None: nobody is taught here, or not any more."""
        return None if self.guide is None else Progress(self.guide, self.table)

    # -- playing the log back

    def absorb(self, row: Row) -> dict[str, Any]:
        """Bring the table up to the next row, which comes from the store."""
        if row.seq != self.seq + 1:
            raise Broken(f"row {row.seq} comes after row {self.seq}")
        body: dict[str, Any] = msgspec.json.decode(row.body)
        if "note" not in body:
            self.tick(row.written)
            try:
                journal.step(self.table, body, len(self.marks) + 1)
            except (journal.BadJournal, KeyError, TypeError, ValueError) as error:
                raise Broken(f"row {row.seq}: {error}") from error
        self.recorded(row, body)
        return body

    def recorded(self, row: Row, body: dict[str, Any]) -> None:
        """Row `row` is safe; if it is a move, the table has made it already."""
        super().recorded(row, body)
        if "note" in body:
            return
        self.notice(body["seat"])
        self.marks.append(row.seq)
        if self.head.clock:
            self.left[body["seat"]] += self.head.clock.bonus * 1000

    def notice(self, mover: int) -> None:
        """Of a move that told only some, and left everybody asked as before, nobody else learns that it was made."""
        asked, told = self.before
        self.before = self.mark()
        fresh = self.table.told.since(told)
        secret = bool(fresh) and self.before[0] == asked and all(event.private for event in fresh)
        for seat in range(len(self.known)):
            eyes = seat if seat < len(self.seats) else None
            if not secret or seat == mover or any(event.noticed_by(eyes) for event in fresh):
                self.known[seat] = self.at

    def noted(self, row: Row, body: dict[str, Any]) -> None:
        super().noted(row, body)
        if body["note"] == "unguided":
            self.guide = None

    def go_back(self, proposal: Proposal, row: Row) -> None:
        count = self.count(proposal.at or 0)
        told = self.table.told
        told.append(Event("LUD-10", "undone", {"seat": proposal.seat}))
        self.table = self.played(count)
        self.table.told = told
        del self.marks[count:]
        super().go_back(proposal, row)
        self.returned, self.ticked = row.seq, row.written
        self.known = [row.seq] * len(self.known)
        self.before = self.mark()

    def played(self, count: int) -> Table:
        """The table after so many entries of its journal."""
        table = self.opened()
        for n, entry in enumerate(self.table.entries[:count], 1):
            journal.step(table, entry_row(entry), n)
        return table

    def count(self, at: int) -> int:
        """How many entries of the journal a client had seen whose state said `at`."""
        return bisect.bisect_right(self.marks, at)

    # -- answering

    def choose(self, seat: int, choice: Choice, at: int) -> Refusal | None:
        """Make the move in memory; the caller then writes it down, or has the table read again."""
        if not self.returned <= at <= self.at:
            return STALE
        if 0 <= seat < len(self.seats) and at >= self.known[seat]:
            at = self.at
        lesson = self.lesson
        off = lesson.why_not(self.table, seat, choice) if lesson else None
        return off or self.table.choose(seat, choice, self.count(at))

    @property
    def last(self) -> dict[str, Any]:
        """The row for the move just made."""
        return entry_row(self.table.entries[-1])

    def take_back(self) -> None:
        """The move just made could not be written down: it was never made."""
        if self.pending:
            told = self.table.told
            told.cut(self.before[1])
            self.table = self.played(len(self.marks))
            self.table.told = told
            self.missed, self.counted = [0] * len(self.missed), 0

    def may_undo(self, seat: int) -> bool:
        return self.table.last_answer(seat) is not None

    def seen_at(self, seat: int | None) -> int:
        """The row of the last move that seat noticed."""
        return self.known[-1 if seat is None else seat]

    # -- events

    def events(self, seat: int | None, since: int) -> tuple[int, list[Event]]:
        """What that seat has noticed from event `since` of its own numbering on, and the number of the first."""
        told = self.table.told
        count = len(told)
        if count > self.counted:
            for event in told.since(self.counted):
                if event.private:
                    for n in range(len(self.missed)):
                        self.missed[n] += not event.noticed_by(n if n < len(self.seats) else None)
            self.counted = count
        total = count - self.missed[-1 if seat is None else seat]
        since = min(since, total)
        wanted = back = total - since
        fresh: list[Event] = []
        while len(fresh) < wanted:
            fresh = [event for event in told.since(max(0, count - back)) if event.noticed_by(seat)]
            back *= 2
        return since, fresh[len(fresh) - wanted :]

    # -- clocks

    def tick(self, time: int) -> None:
        """Charge the seats that are asked for the time since the last reckoning."""
        if self.head.clock and not self.paused:
            for seat in self.asked:
                self.left[seat] = max(0, self.left[seat] - max(0, time - self.ticked))
        self.ticked = max(self.ticked, time)

    def remaining(self, time: int) -> list[int]:
        """What each clock shows at that time."""
        running = [] if self.paused else self.asked
        spent = max(0, time - self.ticked)
        return [max(0, left - spent) if seat in running else left for seat, left in enumerate(self.left)]

    # -- robots

    def robots_draw(self, row: int) -> str:
        """What a robot that answers after that row draws its chance from: nobody knows it before the seed is told."""
        return hashed(f"robots {self.head.seed} {row}")

    # -- the journal

    def journal(self) -> dict[str, Any]:
        return self.table.journal()
