"""A table in memory: its log played back, row by row.

The log is the only truth. A row is a journal entry (an answer or an undo, as in a journal file) or a note: who sits
where, what was said, what was proposed and agreed. Every process that reads the same rows has the same table.
"""

import bisect
from array import array
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ludotheque.core.chance import Rigged, seeded_by
from ludotheque.core.domains import Choice
from ludotheque.core.events import Event
from ludotheque.core.refusal import Refusal
from ludotheque.match import journal
from ludotheque.match.guide import Progress, guide_of
from ludotheque.match.journal import journal_of
from ludotheque.match.table import STALE, Entry, Table
from ludotheque.server.notes import Ending, Notes, Occupant, TableHead, time_of
from ludotheque.server.pace import Clocks
from ludotheque.server.rest import NEVER, Calendar
from ludotheque.server.sentences import Refusing
from ludotheque.server.standing import Orders, written
from ludotheque.server.store import Row, hashed
from ludotheque.server.wire import Proposal, Trial


def from_journal(data: dict[str, Any], written: int) -> tuple[TableHead, list[str]]:
    """The head and the lines of a table on which that game was played. A journal does not say by whom."""
    journal.check_version(data["header"])
    if data["footer"].get("seed") is None:
        raise Refusing("not-over", 409)
    seats = [Occupant("bot", f"n° {seat + 1}") for seat in range(data["header"]["seats"])]
    stamp = msgspec.json.encode({"written": written}).decode()
    lines = [f"{stamp}\t{msgspec.json.encode(entry).decode()}" for entry in data["entries"]]
    return TableHead(data["header"], data["footer"]["seed"], seats), lines


def by_itself(body: dict[str, Any]) -> bool:
    """Whether the table made that move for somebody: by an order of theirs, or because there was no other."""
    return body.get("order") is not None or bool(body.get("only"))


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
        watchers = len(head.seats) + 1  # each seat, then spectators
        self.known = [0] * watchers  # the row of the last move each noticed
        self.last_seen = [created] * watchers  # when that was
        self.turns = array("q")  # the row of every move and of every return by consent
        self.unseen = [array("q") for _ in range(watchers)]  # the places in `turns` of those each did not notice
        self.told_by = array("q")  # how much had been told with each of `turns`
        self.when = array("q")  # and when it was written
        self.marks = array("q")  # the row of each entry of the table's journal
        self.answered = [0] * len(head.seats)  # how much had been told after the last answer each gave by itself
        self.gave = [created] * len(head.seats)  # when that was
        self.orders: dict[int, Orders] = {}  # of each seat that has some
        self.returned = 0  # the row of the last return by consent: no answer to an older state counts
        guide = guide_of(self.table.rules.manifest.id)
        self.guide = guide if guide is not None and guide.mark == head.guide else None
        self.missed = [0] * watchers  # how many events each has not noticed
        self.counted = 0  # how many events that is reckoned from
        self.heard: dict[int | None, tuple[int, set[str]]] = {}  # by eyes, the words of so many of their events
        self.clocks = Clocks(head.clock, len(self.seats), self.time)
        self.before = self.mark()
        self.given: set[int] = set()  # who has answered what others are still asked at the same time
        self.void: set[int] = set()  # rows of moves that count no more: they were made by rules that have been mended

    def opened(self) -> Table:
        """By the rules that are here: whether they play the log back as it was is seen row by row."""
        head = self.head
        header = journal.by_present_rules(head.header)
        if not head.chance:
            shares = header.get("shares") if self.shuffle is None else self.shuffle.plain
            return journal.open_table({"header": header}, seeded_by(head.seed, shares))
        start = header["from"]["state"]["fields"]["count"]
        return journal.open_table({"header": header}, Rigged(head.chance, start, head.seed))

    def mark(self) -> tuple[int, int]:
        """Who is asked, and how much has been told."""
        return int(self.table.state.asked()), len(self.table.told)

    @property
    def pending(self) -> bool:
        """Whether the table has made a move that is not written yet: nobody may be shown it."""
        return len(self.table.entries) > len(self.marks)

    @property
    def asked(self) -> list[int]:
        mask = self.table.state.asked() if self.dealt and not self.table.over else 0
        return [seat for seat in range(len(self.seats)) if mask >> seat & 1]

    @property
    def running(self) -> list[int]:
        """The seats whose clocks run, but for their nights and holidays. A robot needs no clock."""
        if self.paused or not self.clocks.runs:
            return []
        return [seat for seat in self.asked if not (self.clocks.strict and self.seats[seat].robot)]

    def answers_for(self, seat: int) -> bool:
        """Whether anything may be answered there while whoever holds the seat is away: they have said so, they have
        days for it, and nobody is asking whether they are to be replaced."""
        orders = self.orders.get(seat)
        return (
            orders is not None
            and self.clocks.by_days
            and not self.head.hotseat
            and self.seats[seat].plays
            and orders.own != self.answers[seat]
            and not self.replacing(seat)
        )

    @property
    def holding_back(self) -> list[int]:
        """The bots that leave what anybody may answer to the people who are asked, unless the game says that one steps
        in."""
        bots = [seat for seat in self.asked if self.seats[seat].robot]
        if not bots or len(bots) == len(self.asked) or self.table.decision(bots[0]).mode != "first":
            return []
        return [seat for seat in bots if not self.table.rules.steps_in(self.table.state, seat)]

    @property
    def aloud(self) -> Literal["rated", "cooperative", "agreed"] | None:
        """Why nothing is said to one seat alone here."""
        if self.table.rules.manifest.cooperative:
            return "cooperative"
        return "rated" if self.head.rated else "agreed" if self.head.aloud else None

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
        if row.seq in self.void:
            body = {"note": "void", "quiet": body.get("quiet"), "seat": body["seat"]}
        elif "note" not in body:
            self.tick(time_of(row, body))
            try:
                journal.step(self.table, body, len(self.marks) + 1)
            except Exception as error:  # whatever rules make of a row they did not write
                raise Broken(f"row {row.seq}: {error}") from error
        self.recorded(row, body)
        return body

    def recorded(self, row: Row, body: dict[str, Any]) -> None:
        """Row `row` is safe; if it is a move, the table has made it already."""
        if "note" in body and self.clocks.strict:
            self.tick(time_of(row, body))
        super().recorded(row, body)
        if "note" in body:
            return
        if (why := body.get("because")) is not None:
            self.tell_first(Event(why["rule"], why["key"], why["data"]), self.before[1])
        if body.get("late"):
            self.tell_first(
                Event("LUD-16", "out-of-time", {"seat": body["seat"], "n": self.clocks.late[body["seat"]] + 1}),
                self.before[1],
            )
        asked, mark = bool(self.before[0] >> body["seat"] & 1), self.before[1]
        quiet = self.notice(body["seat"], row.written, bool(by_itself(body) or body.get("late")))
        self.ordered(body, mark)
        if self.clocks.runs and not quiet:
            self.clock_after(body, asked)
        self.marks.append(row.seq)
        self.table.pack()

    def ordered(self, body: dict[str, Any], mark: int) -> None:
        """A move that was made by order, or because there was no other, says so to its author alone: whether anybody
        notices it is settled before."""
        seat, orders = body["seat"], self.orders.get(body["seat"])
        if body.get("undo") and orders is not None:
            orders.own = self.answers[seat]
        if not by_itself(body):
            return
        number = body.get("order")
        if number is not None and orders is not None and number < len(orders.standing):
            orders.standing[number].used += 1
        key, secret = ("only-answer", {}) if number is None else ("by-order", {"n": number + 1})
        self.tell_first(Event("LUD-17", key, {}, 1 << seat, secret, True), mark)
        self.told_by[-1] += 1
        self.before = self.mark()

    def tell_first(self, event: Event, mark: int) -> None:
        """Before what the move has told."""
        told = self.table.told
        fresh = told.since(mark)
        told.cut(mark)
        for each in (event, *fresh):
            told.append(each)

    def is_quiet(self) -> bool:
        """Of a move that told only some, and left everybody asked as before, nobody else learns that it was made. Asked
        before it is recorded."""
        asked, told = self.before
        fresh = self.table.told.since(told)
        return bool(fresh) and self.mark()[0] == asked and all(event.private for event in fresh)

    def notice(self, mover: int, time: int, for_them: bool) -> bool:
        """Who learns of a move; whether nobody else does. `for_them`: the mover has not made it."""
        quiet, fresh = self.is_quiet(), self.table.told.since(self.before[1])
        asked = self.before[0]
        self.before = self.mark()
        together = self.before[0] and self.before[0] == asked & ~(1 << mover)
        self.given = {*self.given, mover} if together and asked >> mover & 1 else self.given & set(self.asked)
        if not for_them:
            self.answered[mover], self.gave[mover] = len(self.table.told), time
        self.add_turn(self.at, time)
        for watcher, unseen in enumerate(self.unseen):
            eyes = watcher if watcher < len(self.seats) else None
            if not quiet or watcher == mover or any(event.noticed_by(eyes) for event in fresh):
                self.known[watcher], self.last_seen[watcher] = self.at, time
            else:
                unseen.append(len(self.turns) - 1)
        return quiet

    def add_turn(self, row: int, time: int) -> None:
        self.turns.append(row)
        self.told_by.append(len(self.table.told))
        self.when.append(time)

    def noted(self, row: Row, body: dict[str, Any]) -> None:
        super().noted(row, body)
        match body["note"]:
            case "orders" if (holder := self.seats[body["seat"]].holder) is not None:
                seat, told = body["seat"], len(self.table.told)
                self.orders[seat] = written(body, self.orders.get(seat), holder, row.seq, told)
            case "asleep" if body["seat"] in self.orders:
                self.orders[body["seat"]].standing[body["order"]].asleep = "illegal"
            case "forgotten":
                for seat in body["seats"]:
                    self.orders.pop(seat, None)
            case "unguided":
                self.guide = None
            case "back":
                self.clocks.came_back(body["seat"])
            case "gift":
                self.clocks.left[body["target"]] += body["gift"]
            case "rests":
                self.clocks.rests(body["seat"], msgspec.convert(body["calendar"], Calendar))
        for seat, occupant in enumerate(self.seats):
            if occupant.holder is None:
                self.clocks.rests(seat, NEVER)
            if seat in self.orders and not self.orders[seat].belong_to(occupant.holder):
                del self.orders[seat]

    def deal(self) -> None:
        self.table = self.opened()
        self.before, self.clocks.ticked = self.mark(), self.time

    def go_back(self, proposal: Proposal, row: Row) -> None:
        count = bisect.bisect_right(self.marks, proposal.at or 0)
        told = self.table.told
        told.append(Event("LUD-10", "undone", {"seat": proposal.seat}))
        self.table = self.played(count)
        self.table.told = told
        del self.marks[count:]
        super().go_back(proposal, row)
        self.stands_elsewhere(row)

    def stands_elsewhere(self, row: Row) -> None:
        """Everybody notices that the table has gone back with this row."""
        self.returned, self.clocks.ticked = row.seq, self.time
        self.clocks.went_back()
        self.given = set()
        for orders in self.orders.values():
            for standing in orders.standing:
                standing.asleep = "back"  # they were written for another position
        self.add_turn(row.seq, row.written)
        self.known, self.last_seen = [row.seq] * len(self.known), [row.written] * len(self.known)
        self.before = self.mark()

    def changed(self, row: Row, body: dict[str, Any]) -> None:
        super().changed(row, body)
        if body["at"] is not None:
            self.stands_elsewhere(row)

    def played(self, count: int) -> Table:
        """The table after so many entries of its journal."""
        table = self.opened()
        for n, entry in enumerate(self.table.entries[:count], 1):
            journal.step(table, entry_row(entry), n)
        return table

    # -- what each has seen, counted in moves; once the game is over all is known, and everybody counts every move

    def hidden(self, eyes: int | None) -> Sequence[int]:
        """The places in `turns` of what these eyes did not notice."""
        return () if self.table.over else self.unseen[-1 if eyes is None else eyes]

    def seen_at(self, eyes: int | None) -> int:
        """How many moves these eyes have seen."""
        return len(self.turns) - len(self.hidden(eyes))

    def seen_by(self, eyes: int | None, row: int) -> int:
        """How many of them by that row."""
        place = bisect.bisect_right(self.turns, row)
        return place - bisect.bisect_left(self.hidden(eyes), place)

    def row_at(self, eyes: int | None, at: int) -> int:
        """The row of the move with which these eyes had seen that many."""
        if not 0 <= at <= self.seen_at(eyes):
            raise Refusing("bad-point")
        if at == 0:
            return 0
        place = at - 1
        for unseen in self.hidden(eyes):
            place += unseen <= place
        return self.turns[place]

    def count(self, eyes: int | None, at: int) -> int:
        """How many entries the journal then had."""
        return bisect.bisect_right(self.marks, self.row_at(eyes, at))

    def known_before(self, seat: int, row: int) -> int:
        """The row of the last move that seat had noticed when that row was added."""
        place = bisect.bisect_left(self.turns, row) - 1
        unseen = self.unseen[seat]
        while place >= 0 and place in unseen:
            place -= 1
        return self.turns[place] if place >= 0 else 0

    def turn_of(self, seat: int) -> int:
        """The row of that seat's last answer, or of the return by consent that came after it: its turn since."""
        for row, entry in zip(reversed(self.marks), reversed(self.table.entries[: len(self.marks)]), strict=True):
            if entry.seat == seat:  # one entry more may be on its way to the disk
                return max(row, self.returned)
        return self.returned

    def moved_for(self, eyes: int | None) -> int:
        """When the last move came that these eyes noticed."""
        return self.moved if self.table.over else self.last_seen[-1 if eyes is None else eyes]

    # -- answering

    def choose(self, seat: int, choice: Choice, at: int, sure: bool = True) -> Refusal | None:
        """Make the move in memory; the caller then writes it down, or has the table read again. `at`: how many moves
        the seat had seen. Whoever is not `sure` makes it only if it can be taken back."""
        if not 0 <= seat < len(self.seats) or not 0 <= at <= self.seen_at(seat):
            return STALE
        if self.row_at(seat, at) < self.returned:
            return STALE
        seen = len(self.marks) if at == self.seen_at(seat) else self.count(seat, at)
        lesson = self.lesson
        off = lesson.why_not(self.table, seat, choice) if lesson else None
        if off is None and not sure and at == self.seen_at(seat):
            off = self.table.why_unsure(seat, choice)
        return off or self.table.choose(seat, choice, seen)

    def unheard(self, seat: int, choice: Choice) -> list[int]:
        """Who has to agree with this answer of that seat and has not: the other people who are asked, where the game
        wants their word."""
        held = self.seats[seat].holder
        if self.head.hotseat or held is None or seat not in self.asked or not self.table.rules.joint(self.table.state):
            return []
        return [
            other
            for other in self.asked
            if self.seats[other].plays
            and (holder := self.seats[other].holder) is not None
            and holder.mark != held.mark
            and self.wishes.get(other) != list(choice)
        ]

    @property
    def last(self) -> dict[str, Any]:
        """The row for the move just made."""
        row = entry_row(self.table.entries[-1])
        return row | {"quiet": True} if self.is_quiet() else row

    def take_back(self) -> None:
        """The move just made could not be written down: it was never made."""
        if self.pending:
            told = self.table.told
            told.cut(self.before[1])
            self.table = self.played(len(self.marks))
            self.table.told = told
            self.missed, self.counted = [0] * len(self.missed), 0

    def ending(self) -> bytes | None:
        """What the campaign of this table is told with the row of its last move."""
        result = self.table.result
        if result is None:
            return None
        seats = [Occupant(s.kind, s.name, s.bot, s.level) for s in self.seats]
        told = self.table.rules.lab.trials(self.table.state, self.table.events(None))
        trials = [Trial(each["where"], each["level"], each["won"], each["rounds"], each["taken"]) for each in told]
        return msgspec.json.encode(Ending(result, seats, trials))

    def why_not_undo(self, seat: int | None) -> Refusal | None:
        return None if seat is None else self.table.why_not_undo(seat)

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

    def clock_after(self, body: dict[str, Any], asked: bool) -> None:
        """What a move that others notice does to the clock of whoever made it."""
        if body.get("undo"):
            self.clocks.taken_back(body["seat"])
        else:
            answer = asked and not self.table.is_beside(tuple(body["choice"]))
            self.clocks.answered(body["seat"], answer, body.get("lag", 0), bool(body.get("late")))

    def tick(self, time: int) -> None:
        """Charge the seats that are asked for the time since the last reckoning."""
        self.clocks.tick(time, self.running)

    def remaining(self, time: int) -> list[int]:
        """What each clock shows at that time."""
        return self.clocks.remaining(time, self.running)

    # -- robots

    def robots_draw(self, row: int) -> str:
        """What a robot that answers after that row draws its chance from: nobody knows it before the seed is told."""
        return hashed(f"robots {self.head.seed} {row}")

    # -- the journal

    def journal(self) -> dict[str, Any]:
        return journal_of(self.table)
