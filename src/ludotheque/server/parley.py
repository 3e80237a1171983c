"""What people at a table say to each other and agree on, and who sits where.

Whoever is away can be replaced if all the others say so, once they have had time to come back. Nobody's absence is
concluded from what one process happens to know: the proposal is in the log, and the process to which the absent is, or
comes, connected writes below it that they are here. From then on only their own word counts."""

import msgspec

from ludotheque.server import cards, clock, wire
from ludotheque.server.clients import Client
from ludotheque.server.holders import Visitor
from ludotheque.server.names import check_apart, checked_name
from ludotheque.server.needs import Body, Company
from ludotheque.server.notes import DAY, MINUTE, Notes
from ludotheque.server.sentences import LANGUAGES, Refusing, phrase

MOST_TIME = 366 * DAY  # that a clock may show
SHORTEST, LONGEST = MINUTE, 60 * DAY  # of a pause that ends by itself


def holder_of(visitor: Visitor, table: str) -> Body:
    found: Body = msgspec.to_builtins(visitor.holder(table))
    return found


class Parley:
    def __init__(self, room: Company) -> None:
        self.room = room
        self.timer: clock.Timer | None = None

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # -- seats

    async def sit_down(self, client: Client, links: dict[int, str], name: str) -> set[int]:
        """Take what these links open, by seat; those are answered that only watch. A browser that sits at a table with
        several screens takes no second seat: the link is somebody else's."""
        room, visitor = self.room, client.visitor

        def claim() -> Body | None:
            live, table = room.live, room.live.id
            if live.turns_away(visitor, table):
                return None
            mine = room.seats_of(visitor)
            for seat in mine:
                if self.better_known(seat, visitor):
                    return {"note": "hold", "seat": seat, "holder": holder_of(visitor, table)}
            free = [seat for seat in sorted(links) if seat not in mine]
            if free and (live.head.hotseat or first):
                for seat in free:
                    back = visitor.comes_back(table, live.seats[seat].holder) and seat not in room.sitting
                    if live.may_take(seat, links[seat], back):
                        called = self.name_for(live, seat, name)
                        laid = {"laid": True} if client.maker else {}
                        return {"note": "hold", "seat": seat, "holder": holder_of(visitor, table)} | called | laid
            return None

        first = not room.seats_of(visitor)
        if visitor.account is not None:
            for seat, owner in room.owners.items():
                if owner == visitor.account and room.live.seats[seat].holder is None:
                    links.setdefault(seat, "")
        while (body := await room.record(claim)) is not None:
            if visitor.account is not None:
                await room.keep_owner(visitor.account, body["seat"])
        await self.bring_calendar(visitor)
        client.seats = room.seats_of(visitor)
        return set(links) - set(client.seats)

    def better_known(self, seat: int, visitor: Visitor) -> bool:
        """Whether whoever holds a seat can be known again by more than what it was taken with."""
        holder, owner = self.room.live.seats[seat].holder, self.room.owners.get(seat)
        assert holder is not None
        unknown = visitor.account is not None and (holder.account is None or owner is None)
        return unknown or (holder.by == "link" and not visitor.bare)

    def name_for(self, live: Notes, seat: int, wanted: str) -> Body:
        """What to call whoever takes that seat: as they wish, unless it has a name or another has that one."""
        if live.seats[seat].name:
            return {"name": live.seats[seat].name}
        others = [occupant.name for occupant in live.seats]
        try:
            check_apart(checked_name(wanted), others)
            return {"name": checked_name(wanted)}
        except Refusing:
            return {"name": phrase("player", LANGUAGES[0], n=seat + 1), "guest": True}

    async def rename(self, client: Client, seat: int, wanted: str) -> None:
        name = checked_name(wanted)

        def make() -> Body:
            client.must_hold(seat)
            check_apart(name, (other.name for n, other in enumerate(self.room.live.seats) if n != seat))
            return {"note": "name", "seat": seat, "name": name}

        await self.room.record(make)

    # -- talk

    async def say(self, client: Client, seat: int, text: str, to: int | None) -> None:
        def make() -> Body:
            client.must_hold(seat)
            return {"note": "say", "seat": seat, "text": text, "to": to}

        await self.room.record(make)

    # -- consent

    async def propose(self, client: Client, proposal: wire.Propose) -> None:
        fields = ("seat", "what", "at", "target", "bot", "level")

        def make() -> Body:
            client.must_hold(proposal.seat)
            body = {name: getattr(proposal, name) for name in fields}
            if proposal.what == "undo":
                body["at"] = self.room.live.row_at(proposal.seat, proposal.at or 0)
            if proposal.what == "replace":
                body["due"] = self.due(proposal.target or 0)
            if proposal.what == "pause" and proposal.until is not None:
                if not SHORTEST <= proposal.until - self.room.now() <= LONGEST:
                    raise Refusing("bad-hour")
                body["until"] = proposal.until
            if empty := [n for n in self.room.live.people if self.room.live.seats[n].holder is None]:
                body["empty"] = empty
            return {"note": "propose", **body}

        await self.room.record(make)

    def due(self, target: int) -> int | None:
        """Until when somebody has time to come back; at once where nobody sits; None: they are here."""
        live, occupant = self.room.live, self.room.live.seats[target]
        if occupant.kind != "human" or (occupant.holder is None and not live.at):
            return 0
        if target in self.room.here and not live.clocks.by_days:
            return None
        return self.room.now() + live.patience

    async def consent(self, client: Client, answer: wire.Consent) -> None:
        def make() -> Body:
            client.must_hold(answer.seat)
            row = self.room.live.proposal_row(answer.proposal)
            if row is None:
                raise Refusing("no-proposal")
            return {"note": "consent", "seat": answer.seat, "proposal": row, "yes": answer.yes}

        await self.room.record(make)

    def look(self) -> None:
        """See to those who may be replaced: they are here after all, or their time is up, or will be."""
        room, live = self.room, self.room.live
        self.stop()
        waiting = [each for each in live.proposals.values() if each.due]
        if any(each.target in room.sitting and not self.unseen(each) for each in waiting):
            room.spawn(self.speak_up(room.sitting))
            return
        ripe = [each.due for each in waiting if each.due is not None and live.agreed(each)]
        if live.paused and live.resumes is not None:
            ripe.append(live.resumes)
        if ripe and live.closed is None and room.owned:
            wait = max(0, min(ripe) - room.now()) / 1000
            self.timer = clock.later(wait, lambda: room.spawn(self.carry_out()))

    def unseen(self, proposal: wire.Proposal) -> bool:
        """By days nobody is shown to be there by looking on, until the last moment: they answer, or speak."""
        return self.room.live.clocks.by_days and (proposal.due or 0) > self.room.now()

    def acted(self, seat: int) -> None:
        """Whoever sits there has done something by their own hand."""
        if self.room.live.clocks.by_days and any(each.due for each in self.room.live.replacing(seat)):
            self.room.spawn(self.speak_up({seat}))

    async def speak_up(self, seats: set[int]) -> None:
        """Somebody whom the others thought away is connected here."""

        def make() -> Body | None:
            for seat in sorted(seats & self.room.sitting):
                if any(each.due for each in self.room.live.replacing(seat)):
                    return {"note": "here", "seat": seat}
            return None

        while await self.room.record(make):
            pass

    async def carry_out(self) -> None:
        """The time of somebody who is away is up, and the others have agreed; or that of a pause is."""

        def make() -> Body | None:
            live = self.room.live
            if not self.room.owned:
                return None
            if live.paused and live.resumes is not None and live.resumes <= self.room.now():
                return {"note": "resumed"}
            for row, each in live.proposals.items():
                up = each.due is not None and each.due <= self.room.now()
                if up and live.agreed(each) and each.target not in self.room.here:
                    return {"note": "carry", "proposal": row}
            return None

        while await self.room.record(make):
            pass

    # -- time

    async def come_back(self, client: Client, seat: int) -> None:
        """Whoever holds a seat takes it from the robot that stood in for them."""

        def make() -> Body | None:
            client.must_hold(seat)
            occupant = self.room.live.seats[seat]
            return {"note": "back", "seat": seat} if occupant.robot and not occupant.plays else None

        await self.room.record(make)

    async def give_time(self, client: Client, seat: int, target: int) -> None:
        """Time for somebody else's clock; nobody votes on it."""

        def make() -> Body:
            client.must_hold(seat)
            live = self.room.live
            if not live.clocks.strict or live.table.over:
                raise Refusing("no-clock")
            if target == seat or not 0 <= target < len(live.seats) or not live.seats[target].plays:
                raise Refusing("no-gift")
            if live.clocks.left[target] + live.clocks.gift > MOST_TIME:
                raise Refusing("no-gift")
            what = "gift-day" if live.clocks.by_days else "gift"
            return {"note": "gift", "seat": seat, "target": target, "what": what, "gift": live.clocks.gift}

        await self.room.record(make)

    async def bring_calendar(self, visitor: Visitor) -> None:
        """Where people have days to answer, their nights and holidays count from now on as they last said."""
        room = self.room
        if not room.live.clocks.by_days or visitor.bare or not room.seats_of(visitor):
            return
        calendar = await room.calendar(visitor)

        def make() -> Body | None:
            live = room.live
            for seat in room.seats_of(visitor) if live.closed is None and not live.table.over else []:
                if live.clocks.calendars[seat] != calendar:
                    return {"note": "rests", "seat": seat, "calendar": msgspec.to_builtins(calendar)}
            return None

        while await room.record(make):
            pass

    # -- telling

    def tell_seats(self) -> None:
        for client in self.room.clients:
            if (live := self.room.seen(client)) is not None:
                client.send(wire.Seats(cards.seats(live, self.room.owners), client.seats))

    def tell_proposals(self) -> None:
        for client in self.room.clients:
            if (live := self.room.seen(client)) is not None:
                client.send(cards.proposals(live, client.eyes[0]))
