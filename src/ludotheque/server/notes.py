"""What the rows of a log say without playing its moves: who sits where, what was said, proposed, agreed and closed."""

from collections.abc import Iterable
from copy import copy
from typing import Any, Literal

import msgspec

from ludotheque.core.chance import Share
from ludotheque.core.game import Result
from ludotheque.server.holders import Holder, Visitor
from ludotheque.server.numbers import Numbers
from ludotheque.server.sentences import LANGUAGES, phrase
from ludotheque.server.shuffle import Shuffle
from ludotheque.server.store import MAKER, Row
from ludotheque.server.wire import ChatLine, ClockSettings, Language, Proposal, Trial, Watching

COUNTDOWN = 5_000  # milliseconds from everybody being ready to the deal
WAIT = 5 * 60_000  # after which whoever is host need not wait any more
KEPT_LINES = 200  # of talk between the same people
ADVICE = 3  # how often each seat may ask a robot among people
MINUTE = 60_000
Friendly = Literal["guest", "few"]
DAY = 86_400_000
PATIENCE = 10 * MINUTE  # that somebody who is away has to come back before they can be replaced
LONGEST_PATIENCE = 3 * DAY


def time_of(row: Row, body: dict[str, Any]) -> int:
    """When that was, by the time that clocks of games go by."""
    time: int = body.get("time", row.written)
    return time


def hearers(line: ChatLine) -> set[int | None] | None:
    """Between whom it was said; None: everybody heard it."""
    return None if line.to is None else {line.seat, line.to}


def began(notes: "Notes") -> int:
    """When it was laid, by the time that clocks go by."""
    return notes.created if notes.head.began is None else notes.head.began


def by_days(pace: ClockSettings | None) -> bool:
    """Whether people have days to answer."""
    return pace is not None and max(pace.budget, pace.each) * 1000 >= DAY


class Occupant(msgspec.Struct, omit_defaults=True):
    """Who plays a seat. `open`: a person's seat that nobody has taken yet. A person's seat with a `bot` is held by that
    robot until they are back. `holder`: who has opened its link. `offered`: the hash of the one link by which it may be
    taken now, whoever holds it ("": by none); None: by any of its own, as long as nobody holds it. `guest`: the name is
    only a number, for want of another. `gone`: whoever sat there is not to be known any more. `since`: the row with
    which whoever sat there before went."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    bot: str | None = None
    level: str | None = None
    holder: Holder | None = None
    offered: str | None = None
    guest: bool = False
    gone: bool = False
    since: int = 0

    @property
    def robot(self) -> bool:
        """Whether a robot answers there."""
        return self.kind == "bot" or self.bot is not None

    @property
    def again(self) -> "Occupant":
        """The same at another table."""
        if self.kind == "bot":
            return Occupant("bot", self.name, self.bot, self.level)
        return Occupant(self.kind, self.name, guest=self.guest)

    @property
    def plays(self) -> bool:
        """Whether a person answers there."""
        return self.kind == "human" and self.bot is None


class Place(msgspec.Struct):
    """Which table of a campaign. `kept`: for each seat the one that whoever plays it had at the table before."""

    campaign: str
    number: int
    kept: list[int | None] = []


class Ending(msgspec.Struct):
    """How a game of a campaign ended, and what it left for the next: None where the campaign ended with it. `trials`:
    what was tried in it and how that went, as its statistics count it."""

    result: Result
    seats: list[Occupant]
    trials: list[Trial] = []

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
    together: bool = False  # people make the deal together
    known: bool = False  # somebody chose the seed
    rules: str = ""  # the mark of those it began with
    file: bool = False  # it came as a file: what is said of its beginning is as good as the file
    like: str | None = None  # another table that began with the very same
    ready: bool = False  # the deal waits until everybody says that they are ready
    open: Language | None = None  # anybody may sit down: the language of its place in the lobby
    rated: bool = False  # the game counts for the levels of those who play it
    levels: list[int] | None = None  # between which is whoever may sit down without having been invited
    watch: Watching | None = None  # who may look on, and how late; None: whoever has its address, at once
    club: str | None = None  # its members alone may know of it
    coach: bool = False  # among people a robot may be asked for advice
    aloud: bool = False  # nothing is said to one seat alone

    @property
    def source(self) -> str | None:
        """The table where the position it began with comes from."""
        return self.like or (self.parent if self.header.get("from") is not None else None)


class Notes:
    def __init__(self, head: TableHead, created: int) -> None:
        self.head, self.created = head, created
        self.seq = 0
        self.numbers = Numbers(len(head.seats))
        self.at = 0  # the row of the last move
        self.moved = created
        self.time = began(self)  # of the last row, as clocks go by it
        self.pause = 0  # the longest time between two moves
        self.seats = [Occupant(s.kind, s.name, s.bot, s.level, guest=s.guest) for s in head.seats]
        self.chat: list[ChatLine] = []
        self.proposals: dict[int, Proposal] = {}  # by the row of each; people know them by their own numbers
        self.proposed = 0  # how often something was
        self.empty: dict[int, list[int]] = {}  # by proposal: the seats of people that nobody had taken
        self.wishes: dict[int, list[Any]] = {}  # what each person wants answered to a question put to several together
        self.paused = False
        self.resumes: int | None = None  # when the pause ends by itself
        self.closed: str | None = None  # in the words of whoever closed it
        self.abandoned = False  # by everybody who played: it is closed too
        self.next: str | None = None
        self.version: str = head.header.get("version", "")  # of the rules it is played by now
        self.rules = head.rules
        self.studied: list[int] = []  # who has forked it while it was played
        self.advised: list[set[int]] = [set() for _ in head.seats]  # at which of its questions a robot was asked
        self.shuffle = Shuffle() if head.together else None
        self.came: list[int] = []  # the seats that somebody holds, longest first; the first is the host's
        self.ready: set[int] = set()
        self.starts: int | None = None  # when the deal begins, unless somebody stops it
        self.dealt_at = 0  # the row with which it was
        self.first: list[Occupant] = []  # who sat there when it was dealt
        self.answers = [0] * len(head.seats)  # how often whoever plays there has moved
        self.stake: Friendly | None = None  # the last that was told of why it is not rated
        self.turned: set[str] = set()  # who had to give a seat back and gets none here: browsers and accounts

    @property
    def again(self) -> Literal["together", "server"]:
        """How the same people have their next game dealt."""
        return "together" if self.head.together else "server"

    @property
    def dealt(self) -> bool:
        return self.shuffle is None or self.shuffle.dealt

    @property
    def people(self) -> list[int]:
        return [n for n, occupant in enumerate(self.seats) if occupant.plays]

    @property
    def free(self) -> list[int]:
        """Where anybody may sit down who finds the table in the lobby, or on the page of its club."""
        found = self.head.open is not None or self.head.club is not None
        if not found or self.closed is not None or self.shuffle is None or self.shuffle.due is not None:
            return []
        return [n for n, occupant in enumerate(self.seats) if occupant.kind == "open" and occupant.holder is None]

    @property
    def friendly(self) -> Friendly | None:
        """Why a table that was set up as rated is not: somebody plays without an account, or one person alone."""
        people = [each for each in self.first or self.seats if each.kind != "bot"]
        holders = [each.holder for each in people]
        if any(held.account is None for held in holders if held is not None) or (self.first and None in holders):
            return "guest"
        return "few" if len(people) < 2 else None

    @property
    def host(self) -> int | None:
        """Who sees to the table until it is dealt."""
        return self.came[0] if self.head.ready and self.came and not self.dealt else None

    @property
    def patience(self) -> int:
        """How long somebody who is away is waited for, in milliseconds: ten minutes, or thrice the longest pause of the
        game so far, but no longer than three days; three days where the clocks give days."""
        if by_days(self.head.clock):
            return LONGEST_PATIENCE
        return min(max(PATIENCE, 3 * self.pause), LONGEST_PATIENCE)

    def may_take(self, seat: int, link: str, back: bool) -> bool:
        """Whether opening the link with this hash takes the seat. `back`: by whoever held it by that link before."""
        occupant = self.seats[seat]
        if occupant.kind == "bot" or self.closed is not None:
            return False
        if occupant.offered is not None:
            return link == occupant.offered
        return occupant.holder is None or back

    def called(self, seat: int, lang: Literal["fr", "en"]) -> str:
        if seat == MAKER:
            return phrase("who-laid", lang)
        occupant = self.seats[seat]
        if occupant.gone:
            return phrase("somebody", lang)
        return phrase("player", lang, n=seat + 1) if occupant.guest or not occupant.name else occupant.name

    def remark(self, row: Row, what: str, *seats: int, **values: str) -> None:
        """A line about the table itself, for everybody; the seats it is about are called $who and $by."""
        said = {}
        for lang in LANGUAGES:
            named = {name: self.called(seat, lang) for name, seat in zip(("who", "by"), seats, strict=False)}
            said[lang] = phrase(f"line-{what}", lang, **named, **values)
        self.add_line(ChatLine(row.seq, row.written, None, "", "", None, said))

    def add_line(self, line: ChatLine) -> None:
        """The oldest between the same people goes: what some whisper takes nothing from what others may read again."""
        self.chat.append(line)
        alike = [n for n, each in enumerate(self.chat) if hearers(each) == hearers(line)]
        if len(alike) > KEPT_LINES:
            del self.chat[alike[0]]

    def may_read(self, seats: Iterable[int], line: ChatLine) -> bool:
        """Whether whoever has these seats hears that. What was said to those who sat there before is not theirs."""
        between = hearers(line)
        return between is None or any(seat in between and line.number > self.seats[seat].since for seat in seats)

    def recorded(self, row: Row, body: dict[str, Any]) -> None:
        """Row `row` is safe."""
        self.seq = row.seq
        self.time = time_of(row, body)
        self.numbers.after(body)
        if "note" in body:
            before = self.dealt
            self.noted(row, body)
            self.waited()
            self.close_shuffle()
            if self.dealt and not before:
                self.first = [copy(occupant) for occupant in self.seats]
                self.dealt_at = row.seq
                self.deal()
            return
        self.answers[body["seat"]] += self.seats[body["seat"]].plays
        if not body.get("quiet"):
            self.pause = max(self.pause, row.written - self.moved) if self.at else 0
        self.at, self.moved = row.seq, row.written
        self.wishes.clear()
        if not body.get("quiet"):
            for start in [n for n, proposal in self.proposals.items() if proposal.what == "undo"]:
                del self.proposals[start]  # the position it was about has gone

    def noted(self, row: Row, body: dict[str, Any]) -> None:
        match body["note"]:
            case "say" if body["text"]:
                name = self.seats[body["seat"]].name if body["seat"] is not None else ""
                self.add_line(ChatLine(row.seq, row.written, body["seat"], name, body["text"], body["to"]))
            case "sit" | "hold" | "free" | "link" | "name":
                self.seated(row, body)
            case "ready" | "host" | "start":
                self.prepared(row, body)
            case "studied" | "advice":
                self.helped(row, body)
            case "seal" | "begin" | "open" | "deal":
                self.shuffled(row, body)
            case "rules":
                self.changed(row, body)
            case "wish":
                self.wishes[body["seat"]] = body["choice"]
            case "propose" | "here" | "carry" | "consent" | "resumed":
                self.agreeing(row, body)
            case "resign":
                self.resigned(row, body)
            case "stand-in" | "back" | "gift":
                self.stood_in(row, body)
            case "closed" | "called-off":
                self.abandoned, self.closed = body["note"] == "called-off", body.get("why", "")
            case "forgotten":
                for seat in body["seats"]:
                    self.seats[seat].gone = self.seats[seat].guest = True
            case "next":
                self.next = body["table"]

    def helped(self, row: Row, body: dict[str, Any]) -> None:
        """Somebody does not think alone, and everybody is told."""
        seat = body["seat"]
        if body["note"] == "studied":
            self.remark(row, "studied", seat)
            self.studied = sorted({*self.studied, seat})
            return
        self.advised[seat].add(body["asked"])
        self.remark(row, "advice", seat, count=str(len(self.advised[seat])), most=str(ADVICE))

    def agreeing(self, row: Row, body: dict[str, Any]) -> None:
        """Something is proposed or agreed to, or whoever may be replaced is here after all."""
        match body["note"]:
            case "propose":
                self.propose(row, body)
            case "here":
                for replacing in self.replacing(body["seat"]):
                    replacing.due = None
            case "carry":
                self.settle(body["proposal"], row)
            case "resumed":
                self.remark(row, "resumed")
                self.go_on()
            case "consent":
                proposal = self.proposals.get(body["proposal"])
                if proposal is None:
                    return
                if not body["yes"]:
                    del self.proposals[body["proposal"]]
                elif body["seat"] not in proposal.agreed:
                    proposal.agreed.append(body["seat"])
                    self.settle(body["proposal"], row)

    def propose(self, row: Row, body: dict[str, Any]) -> None:
        fields = {name: body[name] for name in ("seat", "what", "at", "target", "bot", "level")}
        due = body["due"] if "due" in body else 0 if body.get("absent", True) else None
        self.proposed += 1
        self.empty[self.proposed] = body.get("empty", [])
        self.proposals[row.seq] = Proposal(
            number=self.proposed,
            agreed=[body["seat"]],
            due=due if body["what"] == "replace" else None,
            until=body.get("until") if body["what"] == "pause" else None,
            **fields,
        )
        self.settle(row.seq, row)

    def seated(self, row: Row, body: dict[str, Any]) -> None:
        """Somebody takes a seat or leaves it, has a new link made for it, or wants to be called otherwise. What whoever
        leaves it had wished for the team is not wished by whoever comes."""
        seat, occupant = body["seat"], self.seats[body["seat"]]
        match body["note"]:
            case "sit":  # somebody is to sit there, and nobody holds the seat yet
                self.seats[seat] = Occupant(body["kind"], body["name"], body.get("bot"), body.get("level"))
                self.wishes.pop(seat, None)
            case "hold":
                before, occupant.holder = occupant.holder, msgspec.convert(body["holder"], Holder)
                occupant.kind, occupant.offered = "human", None
                occupant.guest = body.get("guest", occupant.guest)
                occupant.name = body.get("name") or occupant.name
                occupant.gone = False
                if body.get("laid"):
                    self.came = [seat, *(other for other in self.came if other != seat)]
                if before is None or before.mark != occupant.holder.mark:
                    self.wishes.pop(seat, None)
                    occupant.bot = occupant.level = None
                if before is not None and before.mark != occupant.holder.mark:
                    self.remark(row, "moved", seat)
            case "free":
                self.wishes.pop(seat, None)
                if "why" in body and occupant.holder is not None:
                    self.remark(row, f"given-back-{body['why']}", seat, body["by"])
                    self.turned |= {occupant.holder.mark, f"account {occupant.holder.account}"}
                    if self.shuffle is not None:
                        self.shuffle.shares.pop(seat, None)
                else:
                    self.remark(row, "freed", seat)
                self.seats[seat] = Occupant("open", offered="", since=row.seq)
            case "link":
                occupant.offered = body["link"]
                if body["by"] is None or body["by"] == seat:
                    self.remark(row, "link", seat)
                else:
                    self.remark(row, "link-by", seat, body["by"])
            case "name":
                if body["name"]:
                    self.remark(row, "renamed", seat, name=body["name"])
                occupant.name, occupant.guest = body["name"], not body["name"]

    def prepared(self, row: Row, body: dict[str, Any]) -> None:
        """Before the deal: somebody is ready, or not yet; the table is handed over; everybody was ready long enough."""
        match body["note"]:
            case "ready":
                (self.ready.add if body["yes"] else self.ready.discard)(body["seat"])
            case "host" if body["seat"] in self.came:
                self.remark(row, "host", body["seat"])
                self.came.remove(body["seat"])
                self.came.insert(0, body["seat"])
            case "start" if self.shuffle is not None:
                self.shuffle.close(self.time)

    def waited(self) -> None:
        """Who sits there now, and whether all of them are ready."""
        held = [n for n, occupant in enumerate(self.seats) if occupant.kind == "human" and occupant.holder is not None]
        self.came = [seat for seat in self.came if seat in held] + [seat for seat in held if seat not in self.came]
        self.ready &= set(held)
        if self.head.rated and not self.dealt and self.stake != self.friendly:
            self.stake = self.friendly
            self.ready.clear()  # nothing begins at a stake that somebody has not seen
        people = {n for n, occupant in enumerate(self.seats) if occupant.kind != "bot"}
        if self.head.ready and people and people <= self.ready and not self.silent:
            self.starts = self.starts or self.time + COUNTDOWN
        else:
            self.starts = None

    def turns_away(self, visitor: Visitor, table: str) -> bool:
        return visitor.mark(table) in self.turned or f"account {visitor.account}" in self.turned - {"account None"}

    def stood_in(self, row: Row, body: dict[str, Any]) -> None:
        """A robot holds the seat of somebody who has no time left, or gives it back; or somebody gives time."""
        match body["note"]:
            case "stand-in":
                self.remark(row, "stand-in", body["seat"])
                self.wishes.pop(body["seat"], None)
                self.seats[body["seat"]].bot, self.seats[body["seat"]].level = body["bot"], body["level"]
                for start in list(self.proposals):
                    self.settle(start, row)
            case "back":
                self.remark(row, "back", body["seat"])
                self.seats[body["seat"]].bot = self.seats[body["seat"]].level = None
            case "gift":
                self.remark(row, body["what"], body["target"], body["seat"])

    def resigned(self, row: Row, body: dict[str, Any]) -> None:
        """A robot takes the seats of whoever gives up. Where nobody else plays, the game stays as it is."""
        if not any(each.holder for seat, each in enumerate(self.seats) if seat not in body["seats"]):
            self.abandoned, self.closed = True, ""
            return
        for seat in body["seats"]:
            self.remark(row, "lost" if body.get("late") else "resigned", seat)
            self.wishes.pop(seat, None)
            self.seats[seat] = Occupant("bot", body["bot"], body["bot"], body["level"], since=row.seq)
        for start in list(self.proposals):
            self.settle(start, row)

    @property
    def shut(self) -> str:
        """The key of the sentence that says why nothing more is played here."""
        if not self.abandoned:
            return "closed"
        return "abandoned" if self.dealt else "called-off"

    # -- other rules than those it began with

    def changed(self, row: Row, body: dict[str, Any]) -> None:
        """From here on the table is played by these rules. `at`: the last row that they play back as it was; what came
        after it is void."""
        if body["at"] is None:
            self.remark(row, "rules", old=self.version, new=body["version"])
        else:
            self.remark(row, "mended", old=self.version, new=body["version"], moves=str(body["moves"]))
            self.proposals.clear()
            self.wishes.clear()
            self.at, self.moved = row.seq, row.written
        self.version, self.rules = body["version"], body["rules"]

    # -- the deal that people make together

    def shuffled(self, row: Row, body: dict[str, Any]) -> None:
        shuffle = self.shuffle
        if shuffle is None or shuffle.dealt:
            return
        match body["note"]:
            case "seal" if shuffle.due is None:
                shuffle.shares[body["seat"]] = Share(body["seat"], body["sealed"], "")
            case "begin" if shuffle.due is None:
                self.remark(row, "begun", body["seat"])
                shuffle.close(self.time)
            case "open" if shuffle.may_open(body["seat"], body["value"]):
                shuffle.shares[body["seat"]].value = body["value"]
                shuffle.settle()
            case "deal":
                shuffle.settle(up=True)

    @property
    def silent(self) -> list[int]:
        """The seats of people that have not told a share."""
        shares = {} if self.shuffle is None else self.shuffle.shares
        return [seat for seat, occupant in enumerate(self.seats) if occupant.kind != "bot" and seat not in shares]

    def close_shuffle(self) -> None:
        if self.shuffle is not None and self.shuffle.due is None and not self.silent and not self.head.ready:
            self.shuffle.close(self.time)

    def deal(self) -> None:
        """All shares are there: the game can begin."""

    def proposal_row(self, number: int) -> int | None:
        """The row of the open proposal that people know by this number."""
        return next((row for row, each in self.proposals.items() if each.number == number), None)

    def replacing(self, seat: int) -> list[Proposal]:
        """The proposals to replace somebody who is away."""
        return [each for each in self.proposals.values() if each.target == seat and each.due is not None]

    def agreed(self, proposal: Proposal) -> bool:
        """Whether everybody who has a say has said yes: of somebody who is away, the others; for a seat that nobody
        has taken, nobody."""
        absent = proposal.target if proposal.due is not None else -1
        empty = [seat for seat in self.empty[proposal.number] if self.seats[seat].holder is None]
        return set(self.people) <= {*proposal.agreed, *empty, absent}

    def settle(self, start: int, row: Row) -> None:
        """`start`: the row it was made with. Once everybody has agreed it is done, with the very row that brought the
        last consent. Somebody who is away is replaced when their time to come back has passed, and not before."""
        proposal = self.proposals.get(start)
        if proposal is None or not self.agreed(proposal):
            return
        if proposal.due is not None and self.time < proposal.due and proposal.target not in proposal.agreed:
            return
        del self.proposals[start]
        if proposal.what == "undo":
            self.go_back(proposal, row)
        elif proposal.what == "replace" and proposal.target is not None:
            self.remark(row, "replaced" if proposal.bot else "freed", proposal.target)
            self.wishes.pop(proposal.target, None)
            if proposal.bot:
                self.seats[proposal.target] = Occupant("bot", proposal.bot, proposal.bot, proposal.level, since=row.seq)
            else:
                self.seats[proposal.target] = Occupant("open", offered="", since=row.seq)
        else:
            self.go_on()
            if proposal.what == "pause":
                self.paused, self.resumes = True, proposal.until

    def go_on(self) -> None:
        """No pause any more, and none to end."""
        self.tick(self.time)
        self.paused, self.resumes = False, None
        for start in [n for n, each in self.proposals.items() if each.what == "resume"]:
            del self.proposals[start]

    def go_back(self, proposal: Proposal, row: Row) -> None:
        self.at, self.moved = row.seq, row.written
        self.proposals.clear()
        self.wishes.clear()

    def tick(self, time: int) -> None:
        """Clocks are told the time before a pause and after it."""
