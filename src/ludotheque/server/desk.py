"""Reports: somebody tells the host what went wrong with somebody, with the lines of the table that show it.

The lines are the server's own, never what whoever reports sends, and of the journal only what everybody could see: no
hidden card goes with them. Who is reported is not told by whom. The host decides, with words that the person reads; for
thirty days what was decided can be taken back."""

import logging
from typing import Any

import msgspec

from ludotheque.server import cards, clock, stand, wire
from ludotheque.server.bans import Bans
from ludotheque.server.clubhouse import Clubhouse
from ludotheque.server.holders import Visitor
from ludotheque.server.live import LiveTable
from ludotheque.server.notes import DAY
from ludotheque.server.profiles import Profiles
from ludotheque.server.reports import Act, Held, Report, Told
from ludotheque.server.room import Room
from ludotheque.server.sentences import LANGUAGES, Refusing
from ludotheque.server.store import StoreFault, hashed, new_id
from ludotheque.server.tables import Tables

log = logging.getLogger("ludotheque.server")
LINES, TALK = 10, 7  # the last of a table; of these, of its talk at most
A_DAY = 5  # reports
PACE = DAY // A_DAY
BACK = 30 * DAY  # for which the host may take back what was decided
LASTS: dict[Act, int] = {"mute": 7 * DAY, "lobby": 30 * DAY}
SHOWN = 200
encode = msgspec.json.encode


class Desk:
    def __init__(self, tables: Tables, profiles: Profiles, clubhouse: Clubhouse, bans: Bans) -> None:
        self.tables, self.profiles, self.clubhouse, self.bans = tables, profiles, clubhouse, bans
        self.reports = tables.store.reports

    # -- whoever reports

    async def form(self, me: str, visitor: Visitor, about: str, table: str) -> wire.ReportForm:
        await self.about(me, visitor, about, table)
        lines = [] if not table else [line for _, line in await self.lines(visitor, table, about)]
        return wire.ReportForm(lines)

    async def about(self, me: str, visitor: Visitor, name: str, table: str | None) -> str:
        """Somebody whom that account knows of, or hears among those who look on."""
        heard = await self.among_onlookers(visitor, table) if table else []
        if name not in {line.name for line in heard}:
            name = (await self.profiles.known(me, name)).account
        if name == me:
            raise Refusing("no-person", 404)
        return name

    async def among_onlookers(self, visitor: Visitor, table: str) -> list[wire.StandLine]:
        """What those who look on have said to each other, for whoever may read it."""
        room = await self.tables.room(table)
        live = await room.shown_to(visitor)
        if not live.dealt or (room.seats_of(visitor) and not live.table.over):
            return []
        return await stand.lines(self.tables.store, table)

    async def lines(self, visitor: Visitor, table: str, about: str) -> list[tuple[str, wire.ReportLine]]:
        """The last lines of talk and of the journal that whoever asks may read, each with a mark that is its own."""
        room = await self.tables.room(table)
        live = await room.shown_to(visitor)
        seats = room.seats_of(visitor)
        said = talk(live, room, seats, about)
        for line in await self.among_onlookers(visitor, table):
            mark = hashed(f"report {live.head.seed} stand {line.number}")[:24]
            theirs = line.name == about
            said.append((mark, wire.ReportLine(mark, line.time, line.name, line.text, {}, None, theirs)))
        said = sorted(said, key=lambda each: each[1].time or 0)[-TALK:]
        return [*said, *journal(live)[len(said) - LINES :]]

    async def report(self, me: str, visitor: Visitor, asked: wire.NewReport) -> None:
        if asked.club is not None:
            await self.report_club(me, asked.club, asked.more)
            return
        about = await self.about(me, visitor, asked.about, asked.table)
        known: dict[str, wire.ReportLine] = {}
        at, game = 0, None
        if asked.table:
            known = dict(await self.lines(visitor, asked.table, about))
            live = await (await self.tables.room(asked.table)).shown_to(visitor)
            at, game = live.seen_at(None), live.table.rules.manifest.id
        chosen = [line for line in asked.lines if line in known]
        if len(asked.more) > wire.LONGEST_TEXT or len(asked.lines) > LINES:
            raise Refusing("too-large")
        marks = chosen or [f"{about} {asked.reason} {asked.table or ''}"]
        told = Told(asked.reason, asked.more.strip(), game, at, [known[line] for line in chosen])
        await self.add(me, about, asked.table, told, marks)
        if asked.mute:
            await self.profiles.persons.bind(me, about, "mute", clock.now())

    async def report_club(self, me: str, club: str, more: str) -> None:
        """The name of a club and what it says of itself, for which its founder answers."""
        founder, name = await self.clubhouse.reported(me, club)
        if len(more) > wire.LONGEST_TEXT:
            raise Refusing("too-large")
        await self.add(me, founder, None, Told("name", more.strip(), None, 0, [], name), [f"club {club}"])

    async def add(self, me: str, about: str, table: str | None, told: Told, marks: list[str]) -> None:
        if not await self.tables.store.people.guess(f"{me} reports", clock.now(), PACE, A_DAY):
            raise Refusing("many-reports", 429)
        report = Report(new_id(), me, about, table, clock.now(), encode(told).decode(), None, "", None, None, None)
        try:
            await self.reports.add(report, marks)
        except StoreFault as fault:
            if fault.why == "exists":
                raise Refusing("reported", 409) from fault
            raise

    async def mine(self, me: str) -> wire.MyReports:
        """What came of one's own reports, and what the host has told one."""
        now = clock.now()
        sent = [
            wire.SentReport(
                each.named,
                each.told.reason,
                each.made,
                each.act if each.undone is None else None,
            )
            for each in await self.reports.of("by_account", me)
            if now - each.made < BACK
        ]
        words = [
            wire.HostWord(each.decided, each.act, each.said, each.until)
            for each in await self.reports.of("about", me)
            if each.decided and each.act and each.act != "nothing" and each.undone is None and now - each.decided < BACK
        ]
        return wire.MyReports(sent, words)

    async def check(self, account: str | None, what: Held) -> None:
        """Whether the host has not taken that from them for a while."""
        if account is None:
            return
        until = (await self.reports.held(account, clock.now())).get(what)
        if until is not None:
            raise Refusing(f"held-{what}", 403)

    # -- the host

    async def listed(self) -> wire.Reports:
        found = await self.reports.all(clock.now() - BACK, SHOWN)
        return wire.Reports([await self.card(each) for each in found])

    async def card(self, each: Report) -> wire.ReportCard:
        told = each.told
        undoable = each.decided is not None and each.undone is None
        return wire.ReportCard(
            report=each.id,
            by=await self.record(each.by),
            about=await self.record(each.about),
            reason=told.reason,
            table=each.table,
            game=told.game,
            at=told.at,
            made=each.made,
            lines=told.lines,
            more=told.more,
            act=each.act,
            said=each.said,
            decided=each.decided,
            until=each.until,
            undone=each.undone,
            undoable=undoable,
            club=told.club or None,
        )

    async def record(self, account: str) -> wire.ReportRecord:
        person = await self.profiles.must(account)
        made = [each for each in await self.reports.of("by_account", account) if each.act is not None]
        about = [each for each in await self.reports.of("about", account) if each.act is not None]
        founded = [each for each in made if each.act != "nothing" and each.undone is None]
        acts = [each.act for each in about if each.act not in (None, "nothing") and each.undone is None]
        ended = await self.profiles.records.results(account)
        return wire.ReportRecord(
            account, person.since, len(ended), len(made), len(founded), [act for act in acts if act is not None]
        )

    async def decide(self, report: str, act: Act, said: str) -> bool:
        now = clock.now()
        until = now + LASTS[act] if act in LASTS else None
        about = await self.reports.decide(report, act, said.strip()[: wire.LONGEST_TEXT], now, until)
        if about is None:
            return False
        if act == "out":
            await self.bans.ban("account", about, said.strip())
        log.info("a report is decided", extra={"report": report, "act": act})
        return True

    async def undo(self, report: str) -> bool:
        """What was decided lately is taken back."""
        now = clock.now()
        found = await self.reports.undo(report, now, now - BACK)
        if found is None:
            return False
        if found.act == "out":
            await self.bans.unban("account", found.about)
        log.info("what a report led to is taken back", extra={"report": report, "act": found.act})
        return True


def talk(live: LiveTable, room: Room, seats: list[int], about: str) -> list[tuple[str, wire.ReportLine]]:
    """What was said there, with the eyes of these seats."""
    found = []
    for line in live.chat:
        if line.seat is None or not live.may_read(seats, line):
            continue
        whose = room.owners.get(line.seat) == about
        mark = hashed(f"report {live.head.seed} {line.number}")[:24]
        found.append((mark, wire.ReportLine(mark, line.time, line.name, line.text, {}, None, whose)))
    return found


def journal(live: LiveTable) -> list[tuple[str, wire.ReportLine]]:
    """What everybody saw happen."""
    if not live.dealt:
        return []
    voices = cards.spoken(live, LANGUAGES)
    since, fresh = live.events(None, max(0, live.events(None, 1 << 60)[0] - LINES))
    found = []
    for n, event in enumerate(fresh, since):
        told: dict[str, Any] = cards.event_card(event, None, voices)
        mark = hashed(f"report {live.head.seed} event {n}")[:24]
        found.append((mark, wire.ReportLine(mark, None, "", "", told["say"], event.rule, False)))
    return found
