"""Links to seats: made with a table or asked for later, and what somebody holds by them."""

from typing import Any

from ludotheque.server import wire
from ludotheque.server.holders import Visitor
from ludotheque.server.keys import MOST_KEYS, lock_of
from ludotheque.server.notes import Notes
from ludotheque.server.records import Records
from ludotheque.server.room import Room
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import MAKER, SCREEN, hashed, new_secret
from ludotheque.server.tables import Tables


class Links:
    def __init__(self, tables: Tables, records: Records) -> None:
        self.tables, self.store, self.records = tables, tables.store, records

    async def find(self, notes: Notes, table: str, keys: list[str]) -> tuple[dict[int, str], bool, bool]:
        """The seats these keys are for, each with the hash of its key; whether one is the maker's; whether one is for
        nothing here."""
        found: dict[int, str] = {}
        maker = wrong = False
        people = [seat for seat, occupant in enumerate(notes.seats) if occupant.kind != "bot"]
        for key in keys[:MOST_KEYS]:
            kept = hashed(key)
            opens = await self.store.seat_of(kept)
            if opens is None or opens[0] != table:
                wrong = True
            elif opens[1] == MAKER:
                maker = True
            else:
                found |= dict.fromkeys(people if opens[1] == SCREEN else {opens[1]}.intersection(people), kept)
        return found, maker, wrong

    async def held(self, room: Room, visitor: Visitor, keys: list[str]) -> list[int]:
        """The seats somebody holds who asks outside a connection, and MAKER where they show that key. The key of a seat
        counts for whoever shows nothing else and comes from where the seat is held that way."""
        if self.store.shared:
            await room.catch_up()
        links, maker, wrong = await self.find(room.live, room.live.id, keys)
        mine = set(room.seats_of(visitor))
        for seat in links:
            if visitor.comes_back(room.live.id, room.live.seats[seat].holder):
                mine.add(seat)
        if wrong and not mine and not maker:
            raise Refusing("bad-key", 403)
        return sorted(mine) + [MAKER] * maker

    async def renew(self, visitor: Visitor, table: str, asked: wire.Revoke) -> wire.TableMade:
        """A new link: for one's own seat, to go on elsewhere; or for a seat that nobody holds."""
        room = await self.tables.room(table)
        keys = [] if asked.key is None else [asked.key]
        held = await self.held(room, visitor, keys)
        invited, _, _ = await self.find(room.live, table, keys)
        if not 0 <= asked.seat < len(room.live.seats) or not (held or asked.seat in invited):
            raise Refusing("not-your-seat", 403)
        own = asked.seat in held
        by = asked.seat if own else next((seat for seat in held if seat != MAKER), None)
        secret = new_secret()

        def make() -> dict[str, Any]:
            occupant = room.live.seats[asked.seat]
            if not own and (occupant.kind == "bot" or occupant.holder is not None):
                raise Refusing("not-your-seat", 403)
            return {"note": "link", "seat": asked.seat, "by": by, "link": hashed(secret)}

        await room.record(make)
        await self.store.new_key(table, lock_of(room.live, asked.seat), hashed(secret))
        return wire.TableMade(table, [wire.SeatLink(asked.seat, secret)])

    async def free(self, table: str, seat: str) -> wire.TableMade:
        """The host of the server has a seat given up by whoever holds it."""
        room = await self.tables.room(table)
        if not seat.isascii() or not seat.isdigit() or int(seat) >= len(room.live.seats):
            raise Refusing("no-page", 404)
        number, secret = int(seat), new_secret()
        await room.note({"note": "free", "seat": number})
        await room.note({"note": "link", "seat": number, "by": None, "link": hashed(secret)})
        await self.store.new_key(table, lock_of(room.live, number), hashed(secret))
        return wire.TableMade(table, [wire.SeatLink(number, secret)])

    async def left(self, table: str, seat: int) -> None:
        """Somebody gave a seat up for good: what they asked to be told about it is nobody else's."""
        owner = (await self.store.owners(table)).get(seat)
        if owner is not None:
            await self.records.left(await self.tables.live(table), seat, owner)
        await self.store.disown(table, seat)
        await self.store.people.leave_seat(table, seat)
        contact = await self.store.people.contact_at(table, seat)
        if contact is not None:
            await self.store.people.remove_contact(contact.id)
