"""The nights and holidays of people: said once, counted at every table by days where they sit."""

from ludotheque.server import rest, wire
from ludotheque.server.holders import Visitor
from ludotheque.server.rest import NEVER, Calendar
from ludotheque.server.sentences import Refusing
from ludotheque.server.tables import Tables

MOST = 100  # tables at which one calendar is told at once


def card(calendar: Calendar) -> wire.CalendarCard:
    return wire.CalendarCard(
        calendar.zone,
        None if calendar.night is None else list(calendar.night),
        list(calendar.holidays),
        calendar.since + rest.WEEK if calendar.night is not None else None,
    )


async def of(tables: Tables, visitor: Visitor) -> Calendar:
    return NEVER if visitor.bare else await tables.store.people.calendar(visitor.diary)


async def change(tables: Tables, visitor: Visitor, asked: wire.NewCalendar, now: int) -> Calendar:
    """Keep it, and count by it from now on at the tables named and at those of the account."""
    if visitor.bare:
        raise Refusing("no-diary", 403)
    night = None if asked.night is None else (asked.night[0], asked.night[1]) if len(asked.night) == 2 else (0, 0)
    wanted = Calendar(asked.zone, night, tuple(sorted(set(asked.holidays))))
    found = rest.changed(await of(tables, visitor), wanted, now)
    if isinstance(found, str):
        raise Refusing(found)
    await tables.store.people.set_calendar(visitor.diary, found)
    owned = [] if visitor.account is None else await tables.store.playing(visitor.account, MOST)
    for table in dict.fromkeys([*asked.tables[:MOST], *owned]):
        try:
            room = await tables.room(table)
        except Refusing:
            continue
        await room.parley.bring_calendar(visitor)
    return found
