"""Robots explain themselves: what one would do in your place, and why one did what it did.

While a game is under way that is for whoever plays against robots only: among people it would be advice, and so it
would at a table forked from theirs. Where people have set up their table with a coach, each of them may ask a few times
while they are asked themselves, and everybody is told. And a robot that has secrets keeps its reasons until the end,
for they would tell them."""

import random
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.bots import worker
from ludotheque.bots.levels import THINKERS, USUAL, adviser
from ludotheque.match.table import Table
from ludotheque.server import wire
from ludotheque.server.holders import Visitor
from ludotheque.server.live import LiveTable
from ludotheque.server.notes import ADVICE
from ludotheque.server.sentences import LANGUAGES, Refusing, TableTexts, reasons

if TYPE_CHECKING:
    from ludotheque.server.host import Host


async def explain(host: "Host", visitor: Visitor, table: str, asked: wire.Explain) -> wire.Explanation:
    live = await host.live(table)
    held = await host.links.held(await host.room(table), visitor, asked.keys)
    own = next((seat for seat in held if 0 <= seat < len(live.seats)), None)
    if own is None:
        await (await host.room(table)).gallery.check(visitor)
    coached = live.head.coach and asked.at is None and own is not None
    if not live.table.over and not coached:
        check_alone(live, own)
    if await host.fairness.among_people(live.head.source if coached else table):
        raise Refusing("not-alone", 403)
    if asked.at is None:
        if own is None or own not in live.asked:
            raise Refusing("not-asked", 409)
        return await advice(host, live, own)
    count = live.count(own, asked.at)
    if not 0 < count <= len(live.table.entries):
        raise Refusing("bad-point")
    entry = live.table.entries[count - 1]
    if entry.choice is None or entry.seat < 0:
        raise Refusing("nothing-to-explain", 409)
    if not live.table.over and live.table.rules.hides(live.table.state) and entry.seat != own:
        raise Refusing("later", 403)
    before = await host.positions.at(live, count - 1)
    level = live.seats[entry.seat].level or USUAL
    seed = live.robots_draw(live.known_before(entry.seat, live.marks[count - 1]))  # that of its answer
    return await thought(host, live, before, entry.seat, level, seed, list(entry.choice))


async def advice(host: "Host", live: LiveTable, own: int) -> wire.Explanation:
    level, question = adviser(live.table.rules.policy()).name, live.turn_of(own)
    among = live.head.coach and others(live, own)

    def told() -> dict[str, Any] | None:
        if question in live.advised[own]:
            return None
        if len(live.advised[own]) >= ADVICE:
            raise Refusing("coach-spent", 409, str(ADVICE))
        return {"note": "advice", "seat": own, "asked": question}

    if among:
        told()  # before the robot thinks
    found = await thought(host, live, live.table, own, level, live.robots_draw(live.known[own]), None)
    if among:
        await (await host.room(live.id)).record(told)
        found.left = ADVICE - len(live.advised[own])
    return found


def others(live: LiveTable, own: int | None) -> bool:
    """Whether other people play there."""
    return any(occupant.kind != "bot" for seat, occupant in enumerate(live.seats) if seat != own)


def check_alone(live: LiveTable, own: int | None) -> None:
    """In a game under way an explanation is advice: only for whoever plays it without other people."""
    if own is None:
        raise Refusing("not-yours", 403)
    if others(live, own):
        raise Refusing("not-alone", 403)


async def thought(
    host: "Host", live: LiveTable, table: Table, seat: int, level: str, seed: str, played: list[Any] | None
) -> wire.Explanation:
    if level not in THINKERS:
        return wire.Explanation(seat, level, 0, [])
    world = table.imagine(seat, random.Random(seed))
    try:
        found = await (await host.fairness.robots(live, live.head.coach)).run(
            live.id, ("explain", level), worker.explain, msgspec.json.encode(world.save()), level, seat, seed, played
        )
    except TimeoutError:
        raise Refusing("thinks-long", 503) from None
    voices = {lang: TableTexts(table.rules, lang, table.options) for lang in LANGUAGES}
    return msgspec.convert(found | {"why": reasons(found["why"], voices)}, wire.Explanation)
