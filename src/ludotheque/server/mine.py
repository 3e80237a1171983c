"""All the tables of one person at once: which of them wait for an answer, what is asked there, and what has happened.

Of each it tells what their own seats may know; of a table at which they hold none, what a spectator may."""

from typing import TYPE_CHECKING

from ludotheque.server import cards, wire
from ludotheque.server.digest import happened
from ludotheque.server.holders import Visitor
from ludotheque.server.live import LiveTable
from ludotheque.server.room import Room
from ludotheque.server.sentences import LANGUAGES, Refusing, phrase
from ludotheque.server.store import MAKER

if TYPE_CHECKING:
    from ludotheque.server.host import Host

MOST = 100  # tables that are told at once
COST = 0.5  # of the budget for asking, for each


async def tables_of(host: "Host", visitor: Visitor, asked: list[wire.MyTableAt]) -> wire.MyTables:
    keys = {each.table: each.keys for each in asked}
    owned = [] if visitor.account is None else await host.store.playing(visitor.account, MOST)
    found, gone = [], []
    for table in dict.fromkeys([*keys, *owned]):
        try:
            room = await host.room(table)
            you = await seats(host, room, visitor, keys.get(table, []))
            live = await (room.rest() if you else room.shown_to(visitor))
        except Refusing as error:
            if error.status == 404:
                gone.append(table)
            continue
        if table in keys or (you and live.closed is None):
            found.append(told(room, live, you))
    return wire.MyTables(sorted(found, key=pressing), gone)


async def seats(host: "Host", room: Room, visitor: Visitor, keys: list[str]) -> list[int]:
    if not visitor.bare or not keys:
        return room.seats_of(visitor)
    try:
        return [seat for seat in await host.links.held(room, visitor, keys) if seat != MAKER]
    except Refusing:
        return []


def pressing(mine: wire.MyTable) -> tuple[int, float, int]:
    if not mine.asked:
        return 2, 0.0, -mine.summary.moved
    return (0, mine.due, mine.since) if mine.due is not None else (1, 0.0, mine.since)


def told(room: Room, live: LiveTable, you: list[int]) -> wire.MyTable:
    runs = live.closed is None and not live.paused
    asked = [seat for seat in you if seat in live.asked] if runs else []
    if runs and not live.dealt:
        asked = [seat for seat in you if seat in live.silent]
    mine = wire.MyTable(cards.summary(live, room.owners, LANGUAGES), you, asked, live.moved_for(None), None, {}, [])
    if not asked:
        return mine
    mine.since = live.moved_for(asked[0])
    if clocks := [seat for seat in asked if seat in live.running]:
        mine.due = min(live.clocks.due(seat) for seat in clocks)
    if not live.dealt:
        mine.question = {lang: phrase("sit-down", lang) for lang in LANGUAGES}
    elif not live.head.hotseat:
        voices = cards.spoken(live, LANGUAGES)
        ask = live.table.decision(asked[0]).ask
        mine.question = {lang: voice.ask(ask, asked[0]) for lang, voice in voices.items()}
        shown = [cards.event_card(event, asked[0], voices) for event in happened(live, asked[0])]
        mine.happened = [event["say"] for event in shown]
    return mine
