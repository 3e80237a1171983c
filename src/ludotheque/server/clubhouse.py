"""Clubs: who is in one, its own tables, and its results.

Whoever is not in a club and was not invited is told the same as where there is none, unless its founder has opened it
to everybody. Nothing is kept here: every answer is made from the store, so all processes say the same. Results are
counted from what is kept of games played, at the tables of the club that are over."""

import unicodedata
from collections.abc import Coroutine
from typing import Any

import msgspec

from ludotheque.kit.content import shelf
from ludotheque.match.registry import rules_of
from ludotheque.server import cards, clock, wire
from ludotheque.server.bus import Bus
from ludotheque.server.clubs import Club, Role
from ludotheque.server.holders import Visitor
from ludotheque.server.lobby import seated, short
from ludotheque.server.names import alike, checked_name, readings
from ludotheque.server.notes import DAY, Notes, Occupant
from ludotheque.server.records import AT_ONCE, Records
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import StoreFault, new_id, new_secret
from ludotheque.server.tables import Tables

MOST_FOUNDED = 3  # clubs of which one account is the founder
MOST_JOINED = 12  # in which it is
MOST_MEMBERS = 150
MOST_CALLED = 40  # who are invited to one club and have not come
CALLS = 20  # invitations of one account at once, then one each
PACE = DAY // 20  # milliseconds
MOST_WAITING = 12  # tables of a club that wait for players
MOST_TABLES = 100  # that are told at once
MOST_LISTED = 100
IDLE = 14 * DAY  # after which a table at which nobody has begun is not told any more
STOPPED = 90 * DAY  # the same of a game that goes on
MOST_LINES = 2000  # kept in memory


def checked_about(text: str) -> str:
    """A few lines of plain text."""
    lines = [" ".join(line.split()) for line in unicodedata.normalize("NFKC", text).strip().splitlines()]
    plain = "\n".join(lines)
    if len(plain) > wire.LONGEST_ABOUT or len(lines) > 8 or not all(line.isprintable() for line in lines):
        raise Refusing("club-about")
    return plain


def line(club: Club, role: Role | None) -> wire.ClubLine:
    return wire.ClubLine(club.id, club.name, club.about, club.shown, club.members, role)


class Clubhouse:
    def __init__(self, tables: Tables, bus: Bus, records: Records) -> None:
        self.tables, self.bus, self.records = tables, bus, records
        self.clubs, self.persons = tables.store.clubs, tables.store.persons
        self.lines: dict[str, tuple[int, wire.ClubTable | None]] = {}  # each as it was with so many rows
        bus.on("club-left", lambda _process, body: self.turned_out(*body))

    # -- who may know of one

    async def known(self, me: str | None, club: str) -> tuple[Club, Role | None, str | None]:
        """A club that they may know of, what they are in it, and who has invited them. The same is asked whether there
        is one or not."""
        found, role = await self.clubs.club(club), await self.clubs.role(club, me)
        calls = [by for each, by in await self.calls(me) if each.id == club]
        near = await self.near(me, club)
        if found is None or (role is None and not calls and not (found.shown and near)):
            raise Refusing("no-club", 404)
        return found, role, calls[0] if calls and role is None else None

    async def calls(self, me: str | None) -> list[tuple[Club, str]]:
        """The invitations of somebody, but from those they are kept apart from."""
        if me is None:
            return []
        apart = await self.persons.apart(me)
        return [(club, by) for club, by, _ in await self.clubs.calls(me) if by not in apart]

    async def near(self, me: str | None, club: str) -> bool:
        """Whether they are kept apart from nobody who leads it."""
        return me is None or club not in await self.clubs.apart(me)

    async def mine(self, me: str | None) -> wire.MyClubs:
        own = [] if me is None else await self.clubs.of_account(me)
        apart = set() if me is None else await self.clubs.apart(me)
        inside = {club.id for club, _, _ in own}
        others = [each for each in await self.clubs.listed(MOST_LISTED) if each.id not in inside]
        return wire.MyClubs(
            [line(club, role) for club, role, _ in own],
            [wire.ClubInvitation(line(club, None), by) for club, by in await self.calls(me) if club.id not in inside],
            [line(each, None) for each in others if each.id not in apart],
        )

    async def tables_of(self, me: str | None) -> wire.ClubTables:
        own = [] if me is None else await self.clubs.of_account(me)
        tables = [] if me is None or not own else await self.told_tables(me)
        return wire.ClubTables([line(club, role) for club, role, _ in own], tables)

    async def card(self, me: str | None, club: str) -> wire.Club:
        found, role, by = await self.known(me, club)
        card = wire.Club(line(found, role), by)
        if role is None or me is None:
            return card
        for table in await self.clubs.unsettled(club, AT_ONCE):
            await self.records.count(table)
        members = await self.clubs.members(club)
        card.members = [wire.ClubMember(each.account, each.seal, each.role, each.since) for each in members]
        card.tables = [each for each in await self.told_tables(me) if each.club == club]
        card.scores = [
            wire.ClubScore(each.game, each.account, each.games, each.won, each.left, each.last)
            for each in sorted(await self.clubs.scores(club), key=lambda each: (each.game, -each.won, each.account))
        ]
        card.pairs = [wire.ClubPair(*each) for each in sorted(await self.clubs.pairs(club))]
        if role != "member":
            card.link, card.called = found.link, await self.clubs.called(club)
        return card

    async def within(self, me: str, club: str, *roles: Role) -> Role:
        """What they are in it, one of these; to whoever may not know of it there is none."""
        _, role, _ = await self.known(me, club)
        if role is None or (roles and role not in roles):
            raise Refusing("club-role", 403)
        return role

    # -- founding, settings

    async def found(self, me: str, asked: wire.ClubWish) -> wire.Club:
        own = await self.clubs.of_account(me)
        if sum(role == "founder" for _, role, _ in own) >= MOST_FOUNDED:
            raise Refusing("many-clubs", 429)
        self.check_room(len(own))
        name, about = await self.checked(me, asked, "")
        club = Club(new_id(), name, about, asked.shown, None, clock.now(), 1)
        await self.named(self.clubs.found(club, me, sorted(readings(name)) if asked.shown else []))
        return await self.card(me, club.id)

    def check_room(self, joined: int) -> None:
        if joined >= MOST_JOINED:
            raise Refusing("many-joined", 429)

    async def checked(self, me: str, asked: wire.ClubWish, club: str) -> tuple[str, str]:
        """Its name and text. Two clubs of one person never read alike; of others nobody is told here that they are
        there, but those that everybody may know of."""
        name = checked_name(asked.name)
        for other, _, _ in await self.clubs.of_account(me):
            if other.id != club and alike(other.name, name):
                raise Refusing("same-club", 409)
        return name, checked_about(asked.about)

    async def named(self, writing: Coroutine[Any, Any, None]) -> None:
        try:
            await writing
        except StoreFault as fault:
            if fault.why == "exists":
                raise Refusing("same-club", 409) from fault
            raise

    async def settle(self, me: str, club: str, asked: wire.ClubWish) -> wire.Club:
        await self.within(me, club, "founder")
        name, about = await self.checked(me, asked, club)
        shown = sorted(readings(name)) if asked.shown else []
        await self.named(self.clubs.keep(club, name, about, asked.shown, shown))
        return await self.card(me, club)

    # -- coming in

    async def renew(self, me: str, club: str, on: bool) -> wire.Club:
        await self.within(me, club, "founder", "organiser")
        await self.clubs.set_link(club, new_secret() if on else None)
        return await self.card(me, club)

    async def invite(self, me: str, club: str, name: str, on: bool) -> wire.Club:
        """A friend; that they decline is told to nobody."""
        await self.within(me, club, "founder", "organiser")
        if not on:
            await self.clubs.call_back(club, name)
            return await self.card(me, club)
        if "friend" not in await self.persons.bonds_to(me, name):
            raise Refusing("not-friend", 403)
        if await self.clubs.role(club, name) is not None:
            raise Refusing("in-club", 409)
        called = await self.clubs.called(club)
        if name not in called:
            if len(called) >= MOST_CALLED:
                raise Refusing("many-called", 429)
            if not await self.tables.store.people.guess(f"{me} clubs", clock.now(), PACE, CALLS):
                raise Refusing("many-called", 429)
            await self.clubs.call(club, name, me, clock.now())
        return await self.card(me, club)

    async def answer(self, me: str, club: str, yes: bool) -> wire.MyClubs:
        if not any(each.id == club for each, _ in await self.calls(me)):
            raise Refusing("no-club", 404)
        if yes:
            await self.come(me, club)
        else:
            await self.clubs.decline(club, me)
        return await self.mine(me)

    async def join(self, me: str, club: str) -> wire.Club:
        """One that everybody may come into."""
        found, role, _ = await self.known(me, club)
        if role is None and not found.shown:
            raise Refusing("no-club", 404)
        await self.come(me, club)
        return await self.card(me, club)

    async def invited(self, me: str | None, link: str) -> Club:
        """Where a link leads: nowhere for whoever is kept apart from somebody who leads that club."""
        found = await self.clubs.invites(link)
        near = await self.near(me, "" if found is None else found.id)
        if found is None or not near:
            raise Refusing("void-link", 404)
        return found

    async def look(self, me: str | None, link: str) -> wire.ClubLine:
        found = await self.invited(me, link)
        return line(found, await self.clubs.role(found.id, me))

    async def join_by(self, me: str, link: str) -> wire.Club:
        found = await self.invited(me, link)
        await self.come(me, found.id)
        return await self.card(me, found.id)

    async def come(self, me: str, club: str) -> None:
        if await self.clubs.role(club, me) is not None:
            return
        self.check_room(len(await self.clubs.of_account(me)))
        await self.clubs.join(club, me, clock.now(), MOST_MEMBERS)
        if await self.clubs.role(club, me) is None:
            raise Refusing("club-full", 409)

    # -- going, and what members are

    async def leave(self, me: str, club: str) -> wire.MyClubs:
        await self.within(me, club)
        await self.clubs.leave(club, me)
        await self.left(club, me)
        return await self.mine(me)

    async def remove(self, me: str, club: str, name: str) -> wire.Club:
        """By the founder; a member also by organisers. The link by which they could come again is void."""
        mine = await self.within(me, club, "founder", "organiser")
        theirs = await self.clubs.role(club, name)
        if theirs is None:
            raise Refusing("no-member", 404)
        if theirs == "founder" or (theirs == "organiser" and mine != "founder"):
            raise Refusing("club-role", 403)
        found = await self.clubs.club(club)
        await self.clubs.leave(club, name)
        if found is not None and found.link is not None:
            await self.clubs.set_link(club, new_secret())
        await self.left(club, name)
        return await self.card(me, club)

    async def name(self, me: str, club: str, name: str, role: Role) -> wire.Club:
        await self.within(me, club, "founder")
        if name == me or await self.clubs.role(club, name) is None:
            raise Refusing("no-member", 404)
        await self.clubs.name(club, me, name, role)
        return await self.card(me, club)

    async def forget(self, account: str) -> None:
        """It is about to be deleted."""
        clubs = await self.clubs.of_account(account)
        await self.clubs.forget(account)
        for club, _, _ in clubs:
            await self.left(club.id, account)

    async def left(self, club: str, account: str) -> None:
        self.turned_out(club, account)
        await self.bus.tell("club-left", [club, account])

    def turned_out(self, club: str, account: str) -> None:
        """They look on at no table of that club any more."""
        for room in list(self.tables.rooms.values()):
            if room.live.head.club == club:
                room.turn_out(account)

    # -- its tables

    async def check_table(self, me: str | None, asked: wire.NewTable, seats: list[Occupant]) -> None:
        """Whether that table may be opened for the club."""
        if me is None:
            raise Refusing("sign-in", 403)
        assert asked.club is not None
        await self.within(me, asked.club)
        alone = asked.hotseat or asked.campaign or asked.open is not None or asked.levels is not None
        if alone or not any(seat.kind == "open" for seat in seats):
            raise Refusing("club-table")
        if asked.watch is not None and asked.watch.who == "all":
            raise Refusing("club-watch")
        waiting = [each for each in await self.told_tables(me) if each.club == asked.club and not each.dealt]
        if len(waiting) >= MOST_WAITING:
            raise Refusing("many-club-tables", 429)

    async def told_tables(self, me: str) -> list[wire.ClubTable]:
        """Those of their clubs that are not over; none at which sits somebody they are kept apart from, unless they sit
        there too."""
        apart, sitters = await self.persons.apart(me), await self.clubs.sitters(me)
        found = []
        for club, table, rows in await self.clubs.tables(me, MOST_TABLES):
            people = {account for at, account in sitters if at == table}
            if me not in people and not people.isdisjoint(apart):
                continue
            if (told := await self.table_line(club, table, rows)) is not None:
                found.append(msgspec.structs.replace(told, mine=me in people))
        return sorted(found, key=lambda each: (each.dealt, not each.mine, -each.since))

    async def table_line(self, club: str, table: str, rows: int) -> wire.ClubTable | None:
        kept = self.lines.get(table)
        if kept is None or kept[0] != rows:
            if len(self.lines) >= MOST_LINES:
                self.lines.clear()
            kept = self.lines[table] = rows, await self.read(club, table)
        return kept[1]

    async def read(self, club: str, table: str) -> wire.ClubTable | None:
        """As it stands; None: nobody plays or waits there any more."""
        try:
            notes: Notes = await self.tables.glance(table)
        except Refusing:
            return None
        header = notes.head.header
        if notes.closed is not None or clock.now() - notes.moved > (STOPPED if notes.dealt else IDLE):
            return None
        options = cards.shown_options(rules_of(header["game"]), header["options"])
        return wire.ClubTable(
            club,
            table,
            header["game"],
            {name: short(value) for name, value in options.items()},
            [wire.OpenSeat(seat.kind, "" if seat.guest else seat.name) for seat in notes.seats],
            notes.head.clock,
            notes.created,
            notes.dealt,
            notes.head.rated,
            False,
            shelf.title_of(header["options"].get("content")),
        )

    async def sit(self, visitor: Visitor, club: str, table: str) -> wire.TableMade:
        """A free seat there, under the name of their account."""
        me = visitor.account or ""
        await self.within(me, club)
        if await self.clubs.of_table(table) != club:
            raise Refusing("no-table", 404)
        room = await self.tables.room(table)
        if not (await self.persons.apart(me)).isdisjoint(room.owners.values()):
            raise Refusing("no-table", 404)

        def free() -> int:
            if not room.live.free:
                raise Refusing("table-full", 409)
            return room.live.free[0]

        return await seated(room, visitor, free, me)

    # -- reports

    async def reported(self, me: str, club: str) -> tuple[str, str]:
        """Who answers for the name of a club that they know of, and that name."""
        found, _, _ = await self.known(me, club)
        founder = next(each.account for each in await self.clubs.members(club) if each.role == "founder")
        if founder == me:
            raise Refusing("no-club", 404)
        return founder, f"{found.name}\n{found.about}".strip()

    async def told_of(self, account: str) -> dict[str, object]:
        """What is kept of them here."""
        return {
            "in": [
                {"name": club.name, "role": role, "since": since}
                for club, role, since in await self.clubs.of_account(account)
            ],
            "invited to": [
                {"name": club.name, "by": by, "time": since} for club, by, since in await self.clubs.calls(account)
            ],
            "has invited": [
                {"name": name, "who": who, "time": since} for name, who, since in await self.clubs.called_by(account)
            ],
        }
