"""What the rows of a log say without playing its moves: who sits where, what was said, proposed, agreed and closed."""

import hashlib
from typing import Any, Literal

import msgspec

from ludotheque.core.game import Result
from ludotheque.server.store import Row
from ludotheque.server.wire import ChatLine, ClockSettings, Proposal

KEPT_LINES = 200  # of chat
ROOM = 32  # numbers from one row that everybody notices to the next: those between are for what only some do
LEAP = 4  # how far apart those lie, more or less


def number_after(number: int, seq: int, body: dict[str, Any], seed: str) -> int:
    """The number by which people know row `seq`, whose forerunner has `number`. Who knows the numbers of rows that
    everybody notices cannot count what was done secretly in between. A row that only some notice (a whisper, a quiet
    move) comes a chance number of steps later, so that its own number tells next to nothing of another such."""
    public = (number // ROOM + 1) * ROOM
    if not body.get("quiet") and body.get("to") is None:
        return public
    chance = hashlib.sha256(f"row {seed} {seq}".encode()).digest()
    step = next((n for n, byte in enumerate(chance, 1) if byte % LEAP == 0), len(chance))
    return max(number + 1, min(number + step, public - 1))


def time_of(row: Row, body: dict[str, Any]) -> int:
    """When that was, by the time that clocks of games go by."""
    time: int = body.get("time", row.written)
    return time


class Occupant(msgspec.Struct):
    """Who plays a seat. `open`: a person's seat that nobody has taken yet."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    bot: str | None = None
    level: str | None = None


class Place(msgspec.Struct):
    """Which table of a campaign. `kept`: for each seat the one that whoever plays it had at the table before."""

    campaign: str
    number: int
    kept: list[int | None] = []


class Ending(msgspec.Struct):
    """How a game of a campaign ended, and what it left for the next: None where the campaign ended with it."""

    result: Result
    seats: list[Occupant]

    @property
    def left(self) -> dict[str, Any] | None:
        return self.result.campaign


class TableHead(msgspec.Struct):
    """What is written once, when a table is set up. `header` is the header of its journal."""

    header: dict[str, Any]
    seed: str
    seats: list[Occupant]
    hotseat: bool = False
    clock: ClockSettings | None = None
    parent: str | None = None
    guide: str | None = None  # the mark of the guide it follows
    chance: list[int] = []  # the first draws, where a guide fixes them
    began: int | None = None  # by the time that clocks go by
    campaign: Place | None = None


class Notes:
    def __init__(self, head: TableHead, created: int) -> None:
        self.head, self.created = head, created
        self.seq = 0
        self.number = 0  # by which people know the last row
        self.at = 0  # the row of the last move
        self.moved = created
        self.time = created if head.began is None else head.began  # of the last row, as clocks go by it
        self.seats = [Occupant(s.kind, s.name, s.bot, s.level) for s in head.seats]
        self.chat: list[ChatLine] = []
        self.proposals: dict[int, Proposal] = {}
        self.paused = False
        self.closed: str | None = None
        self.next: str | None = None

    @property
    def people(self) -> list[int]:
        return [n for n, occupant in enumerate(self.seats) if occupant.kind == "human"]

    def recorded(self, row: Row, body: dict[str, Any]) -> None:
        """Row `row` is safe."""
        self.seq = row.seq
        self.time = time_of(row, body)
        self.number = number_after(self.number, row.seq, body, self.head.seed)
        if "note" in body:
            self.noted(row, body)
            return
        self.at, self.moved = row.seq, row.written
        if not body.get("quiet"):
            for number in [n for n, proposal in self.proposals.items() if proposal.what == "undo"]:
                del self.proposals[number]  # the position it was about has gone

    def noted(self, row: Row, body: dict[str, Any]) -> None:
        match body["note"]:
            case "say":
                name = self.seats[body["seat"]].name if body["seat"] is not None else ""
                self.chat.append(ChatLine(row.seq, row.written, body["seat"], name, body["text"], body["to"]))
                del self.chat[:-KEPT_LINES]
            case "sit":
                self.seats[body["seat"]] = Occupant(body["kind"], body["name"], body.get("bot"), body.get("level"))
            case "propose":
                fields = {name: body[name] for name in ("seat", "what", "at", "target", "bot", "level")}
                absent = body["what"] == "replace" and body.get("absent", True)
                self.proposals[row.seq] = Proposal(number=row.seq, agreed=[body["seat"]], absent=absent, **fields)
                self.settle(row.seq, row)
            case "consent":
                proposal = self.proposals.get(body["proposal"])
                if proposal is None:
                    return
                if not body["yes"]:
                    del self.proposals[body["proposal"]]
                elif body["seat"] not in proposal.agreed:
                    proposal.agreed.append(body["seat"])
                    self.settle(body["proposal"], row)
            case "closed":
                self.closed = body["why"]
            case "next":
                self.next = body["table"]

    def settle(self, number: int, row: Row) -> None:
        """Once everybody has agreed it is done, with the very row that brought the last consent."""
        proposal = self.proposals[number]
        if not set(self.people) <= {*proposal.agreed, proposal.target if proposal.absent else -1}:
            return
        del self.proposals[number]
        if proposal.what == "undo":
            self.go_back(proposal, row)
        elif proposal.what == "replace" and proposal.target is not None:
            if proposal.bot:
                self.seats[proposal.target] = Occupant("bot", proposal.bot, proposal.bot, proposal.level)
            else:
                self.seats[proposal.target] = Occupant("open")
        else:
            self.tick(self.time)
            self.paused = proposal.what == "pause"

    def go_back(self, proposal: Proposal, row: Row) -> None:
        self.at, self.moved = row.seq, row.written
        self.proposals.clear()

    def tick(self, time: int) -> None:
        """Clocks are told the time before a pause and after it."""
