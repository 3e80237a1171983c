"""Tournaments: rounds that begin by themselves, tables laid for them, and what these report back.

Each is a list of steps (`tournament.py`); whoever writes the next number has done it, for all processes. A round is
first written down with the names of its tables, then these are laid: what breaks off in between is gone on with at the
next look. A table is one like any other, whose seats are held by those who were paired."""

import asyncio
import contextlib
import functools
import logging
import random
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.bots import registry as bots
from ludotheque.server import clock, wire
from ludotheque.server.contestcards import Known, card, line
from ludotheque.server.contests import Contest, entrant, laid, settled
from ludotheque.server.fresh import new_table
from ludotheque.server.holders import Holder
from ludotheque.server.live import LiveTable
from ludotheque.server.names import checked_name
from ludotheque.server.needs import Body
from ludotheque.server.notes import DAY, Occupant
from ludotheque.server.room import Room
from ludotheque.server.sentences import Refusing
from ludotheque.server.sql import Change
from ludotheque.server.store import StoreFault, new_id
from ludotheque.server.tables import TableMaker
from ludotheque.server.tournament import CALL, Laid, Paired, Step, Tournament, TournamentRules
from ludotheque.server.watching import watched

log = logging.getLogger("ludotheque.server")
BEAT = 30.0  # seconds between two looks at what may have been missed
MOST = 500  # tournaments that go on
MOST_OWN = 3  # of one account
MOST_HOME = 5  # of one household
MOST_ENTERED = 10  # of one account
MOST_TOGETHER = 6  # of one household in one of them
MOST_ENTRANTS: dict[wire.Form, int] = {"swiss": 100, "robin": 16, "knockout": 64, "pods": 100}
MOST_ROUNDS = 11
AHEAD = 90 * DAY  # that the first round may lie ahead
LISTED = 100
SHOWN = 60 * DAY  # for which one that is over is listed
KEPT = 200  # in memory
encode, decode = msgspec.json.encode, msgspec.json.decode
lot = random.SystemRandom()


def checked_reason(why: str) -> str:
    plain = " ".join(why.split())
    if not plain or len(plain) > wire.LONGEST_REASON or not plain.isprintable():
        raise Refusing("no-reason")
    return plain


class Tournaments:
    def __init__(self, tables: TableMaker) -> None:
        self.tables, self.store = tables, tables.store
        self.contests = tables.store.contests
        self.states: dict[str, Tournament] = {}
        self.previews: dict[str, tuple[int, wire.PairingPreview]] = {}
        self.waiting = asyncio.Event()
        self.timer: clock.Timer | None = None

    async def open(self) -> None:
        self.waiting.set()
        self.tables.spawn(self.catch_up())
        self.tables.spawn(self.run())
        self.tables.spawn(self.sweep())

    # -- making one, entering, leaving

    async def make(self, me: str, home: str, asked: wire.NewTournament) -> wire.Tournament:
        rules = self.rules(asked)
        name, now = checked_name(asked.name), clock.now()
        if asked.begins > now + AHEAD:
            raise Refusing("tournament-far")
        begins = max(asked.begins, now + (CALL if rules.live else 0))
        running, own, household = await self.contests.running(me, home)
        if running >= MOST:
            raise Refusing("tournaments-full", 503)
        if own >= MOST_OWN or household >= MOST_HOME:
            raise Refusing("many-tournaments", 429)
        contest = Contest(new_id(), name, asked.game, me, asked.listed, now, begins, encode(rules).decode())
        await self.contests.make(contest, home, "open", begins)
        self.waiting.set()
        return await self.card(contest.id, me)

    def rules(self, asked: wire.NewTournament) -> TournamentRules:
        """What is asked for, if that game can be played so."""
        game = self.tables.rules(asked.game)
        least, most = game.manifest.seats
        if game.manifest.cooperative:
            raise Refusing("tournament-together")
        self.tables.check_clock(game, asked.clock)
        duel = asked.form != "pods"
        if duel and least > 2:
            raise Refusing("tournament-no-duel")
        if not duel and (most < 3 or not 3 <= asked.size <= min(5, most)):
            raise Refusing("tournament-no-pods")
        offered: dict[wire.Form, tuple[wire.Absent, ...]] = {
            "swiss": ("bye", "robot"),
            "robin": ("bye", "robot"),
            "knockout": ("bye",),
            "pods": ("smaller", "robot"),
        }
        if asked.missing not in offered[asked.form] or (asked.late and asked.form in ("robin", "knockout")):
            raise Refusing("tournament-rule")
        counted = asked.form in ("swiss", "pods")
        if counted and not 1 <= asked.rounds <= MOST_ROUNDS:
            raise Refusing("tournament-rounds")
        return TournamentRules(
            asked.form,
            msgspec.structs.replace(asked.clock, zero=asked.clock.zero or "default"),
            asked.rounds if counted else 0,
            asked.size if not duel else 2,
            asked.missing,
            asked.rated,
            asked.late,
            2 if duel else min(5, most),
        )

    async def enter(self, me: str, home: str, contest: str) -> wire.Tournament:
        if await self.contests.entered(me) >= MOST_ENTERED:
            raise Refusing("many-entered", 429)
        if home and await self.contests.at_home(contest, home) >= MOST_TOGETHER:
            raise Refusing("many-at-home", 429)

        def make(known: Known) -> tuple[Step, list[Change]] | None:
            state, number = known.state, known.number(me)
            if number in state.active:
                return None
            if not self.may_enter(state):
                raise Refusing(
                    "tournament-begun" if state.rounds or state.over or state.off else "tournament-full", 409
                )
            if number is not None:
                return Step("in", number), []
            number = len(known.entrants)
            return Step("in", number), [entrant(contest, number, me, home)]

        await self.step(contest, make)
        return await self.card(contest, me)

    def may_enter(self, state: Tournament) -> bool:
        begun = state.stage != "open"
        if begun and not (state.rules.late and state.stage == "playing" and len(state.rounds) < state.planned):
            return False
        return len(state.active) < MOST_ENTRANTS[state.rules.form]

    async def leave(self, me: str, contest: str) -> wire.Tournament:
        def make(known: Known) -> tuple[Step, list[Change]] | None:
            number = known.number(me)
            if number not in known.state.active or known.state.stage not in ("open", "playing"):
                return None
            return Step("out", number), []

        await self.step(contest, make)
        return await self.card(contest, me)

    async def come(self, me: str, contest: str) -> wire.Tournament:
        """They are there for the next round."""

        def make(known: Known) -> tuple[Step, list[Change]] | None:
            number = known.number(me)
            if number not in known.state.active:
                raise Refusing("not-entered", 409)
            if not known.state.calls(clock.now()):
                raise Refusing("no-call", 409)
            return None if number in known.state.here else (Step("here", number), [])

        await self.step(contest, make)
        return await self.card(contest, me)

    # -- the organiser's desk

    def at_desk(self, known: Known, me: str) -> None:
        if known.contest.organiser != me:
            raise Refusing("desk-only", 403)
        if known.state.stage not in ("open", "playing"):
            raise Refusing("tournament-over", 409)

    async def move(self, me: str, contest: str, at: int | None) -> wire.Tournament:
        """The next round begins then. Nobody is left out because it comes sooner than they were told."""

        def make(known: Known) -> tuple[Step, list[Change]]:
            self.at_desk(known, me)
            state, now = known.state, clock.now()
            if not state.between:
                raise Refusing("round-goes-on", 409)
            silent = set(state.active) - set(state.present)
            if at is None and silent:
                raise Refusing("not-all-here", 409)
            if at is not None and not now + (CALL if state.rules.live else 0) <= at <= now + AHEAD:
                raise Refusing("tournament-when")
            return Step("moved", by="organiser", at=now if at is None else at), []

        await self.step(contest, make)
        return await self.card(contest, me)

    async def rule(self, me: str, contest: str, asked: wire.TournamentRuling) -> wire.Tournament:
        why = checked_reason(asked.why)

        def make(known: Known) -> tuple[Step, list[Change]]:
            self.at_desk(known, me)
            found = [each for each in known.state.tables if each.table == asked.table]
            if not found:
                raise Refusing("no-table", 404)
            if known.number(me) in found[0].people:
                raise Refusing("own-table", 403)
            if found[0] not in known.state.rounds[-1].tables:
                raise Refusing("round-stands", 409)
            seats = found[0].seats
            if len(asked.places) != len(seats) or any(n is not None and not 1 <= n <= len(seats) for n in asked.places):
                raise Refusing("bad-places")
            return Step("ruling", table=asked.table, places=asked.places, why=why), [settled(asked.table)]

        await self.step(contest, make)
        return await self.card(contest, me)

    async def send_off(self, me: str, contest: str, asked: wire.TournamentExit) -> wire.Tournament:
        why = checked_reason(asked.why)

        def make(known: Known) -> tuple[Step, list[Change]]:
            self.at_desk(known, me)
            if asked.who not in known.state.active:
                raise Refusing("not-entered", 409)
            return Step("out", asked.who, by="organiser", why=why), []

        await self.step(contest, make)
        return await self.card(contest, me)

    async def call_off(self, me: str | None, host: bool, contest: str, why: str) -> wire.Tournament:
        """By the organiser, or by the host of the server."""
        reason = checked_reason(why)

        def make(known: Known) -> tuple[Step, list[Change]] | None:
            if not host:
                self.at_desk(known, me or "")
            over = known.state.stage not in ("open", "playing")
            return None if over else (Step("off", by="organiser", why=reason), [])

        await self.step(contest, make)
        return await self.card(contest, me)

    # -- steps

    async def known(self, contest: str) -> Known:
        found = await self.contests.contest(contest)
        if found is None:
            raise Refusing("no-tournament", 404)
        state = self.states.get(contest)
        if state is None:
            if len(self.states) >= KEPT:
                self.states.clear()
            state = self.states[contest] = Tournament(decode(found.rules, type=TournamentRules), found.begins)
        entrants = await self.contests.entrants(contest)
        for number, made, body in await self.contests.steps(contest, state.last):
            if number == state.last + 1:  # whoever else reads may have been quicker
                state.absorb(number, made, decode(body, type=Step))
        state.gone = {each.number for each in entrants if each.account is None or each.out}
        return Known(found, state, entrants)

    async def step(self, contest: str, make: Callable[[Known], tuple[Step, list[Change]] | None]) -> None:
        """Write what `make` says, asked again whenever another was first; None: there is nothing to write."""
        while True:
            known = await self.known(contest)
            number = known.state.last + 1
            if (made := make(known)) is None:
                return
            if await self.write(contest, number, *made):
                break
        await self.look(contest)

    async def write(self, contest: str, number: int, step: Step, more: list[Change]) -> bool:
        try:
            await self.contests.write(contest, number, clock.now(), encode(step).decode(), *more)
        except StoreFault as fault:
            if fault.why != "exists":
                raise
            return False
        return True

    # -- what is done by itself

    async def look(self, contest: str) -> None:
        """Do all that is to be done by now."""
        while True:
            known = await self.known(contest)
            state, now = known.state, clock.now()
            if state.rounds and state.stage == "playing":
                await self.lay(known)
                await self.deal(known)
            number = state.last + 1
            step = await self.next(known)
            if step is None:
                over = state.stage in ("over", "off")
                await self.contests.stands(contest, state.stage, now if over else state.due(now))
                self.waiting.set()
                return
            await self.write(contest, number, step, [])

    async def next(self, known: Known) -> Step | None:
        state, now = known.state, clock.now()
        if state.stage not in ("open", "playing"):
            return None
        for seats in state.to_come:
            return Step("leg", tables=[Paired(new_id(), seats)])
        if not state.between:
            return None
        if state.finished:
            return Step("over")
        if now < state.begins:
            return None
        if not state.enough:
            return Step("over") if state.rounds else Step("off", by="rule", why="few")
        return await self.begun(state)

    async def begun(self, state: Tournament) -> Step:
        present, expected, lots = state.present, state.expected(), state.lots
        fresh = [] if state.order else lot.sample(lots, len(lots))
        found = await asyncio.to_thread(state.pairing, state.order or fresh, present)
        tables = [Paired(new_id(), list(seats)) for seats in found.tables]
        missing = [who for who in expected if who not in present]
        return Step("round", tables=tables, byes=found.byes, missing=missing, order=fresh)

    async def lay(self, known: Known) -> None:
        """The tables of the round that are not laid yet."""
        there = await self.contests.laid(known.contest.id)
        for each in known.state.rounds[-1].tables:
            if each.table not in there:
                await self.lay_one(known, each)
                with contextlib.suppress(Refusing):
                    await self.tables.room(each.table)  # it is looked at whether somebody wants to be told

    async def lay_one(self, known: Known, each: Laid) -> None:
        rules, contest, names = known.state.rules, known.contest, known.names
        game = self.tables.rules(contest.game)
        robot = bots.find(contest.game, None, None)
        assert robot is not None
        people = {seat: name for seat, who in enumerate(each.seats) if who is not None and (name := names[who])}
        seats = [
            Occupant("human", people[seat])
            if seat in people
            else Occupant("bot", robot[0].name, robot[0].name, robot[1])
            for seat in range(len(each.seats))
        ]
        try:
            await self.tables.lay(
                new_table(game, len(seats), None, {}),
                seats,
                False,
                rules.clock,
                more=[laid(each.table, contest.id), *held(each.table, people)],
                deal="together" if len(people) > 1 else "server",
                called=each.table,
                rated=rules.rated and len(people) > 1,
                aloud=True,
                watch=msgspec.structs.replace(watched(True, rules.clock), who="all" if contest.listed else "link"),
            )
        except StoreFault as fault:
            if fault.why != "exists":
                raise  # else another process has laid it

    async def deal(self, known: Known) -> None:
        """Nobody is waited for without end: whoever has not come plays from when they come, and their clock runs."""
        if clock.now() < known.state.waits[0]:
            return
        for each in known.state.going:
            with contextlib.suppress(Refusing):  # a table that cannot be opened is the organiser's to decide
                room = await self.tables.room(each.table)
                await room.record(functools.partial(no_longer_waits, room))

    async def told(self, table: str) -> None:
        """Something has happened at that table by which its game may be decided."""
        try:
            contest = await self.contests.of_table(table)
            if contest is not None:
                await self.settle(contest, await self.tables.live(table))
        except (Refusing, StoreFault) as error:
            log.warning("a table of a tournament waits", extra={"table": table, "why": error.why})

    def over(self, table: str) -> None:
        self.tables.spawn(self.told(table))

    async def settle(self, contest: str, live: LiveTable) -> None:
        def make(known: Known) -> tuple[Step, list[Change]] | None:
            found = [each for each in known.state.going if each.table == live.id]
            places = (
                outcome(live, [known.names.get(who) if who is not None else None for who in found[0].seats])
                if found
                else None
            )
            if places is None:
                return None
            return Step("result", table=live.id, places=places), [settled(live.id)]

        await self.step(contest, make)

    async def catch_up(self) -> None:
        """What ended while no server saw to it."""
        try:
            for table in await self.contests.unsettled():
                await self.told(table)
            for contest in await self.contests.all_running():
                await self.look(contest)
        except StoreFault as error:
            log.warning("tournaments wait for the database", extra={"why": str(error)})

    async def run(self) -> None:
        while True:
            await self.waiting.wait()
            self.waiting.clear()
            try:
                for contest in await self.contests.due(clock.now()):
                    await self.look(contest)
                await self.set_alarm()
            except StoreFault as error:
                log.warning("tournaments wait for the database", extra={"why": str(error)})

    async def set_alarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        due = await self.contests.next_due(clock.now())
        if due is not None:
            self.timer = clock.later(max(0, due - clock.now()) / 1000, self.waiting.set)

    async def sweep(self) -> None:
        while True:
            await clock.sleep(BEAT)
            with contextlib.suppress(StoreFault):  # it is looked at again
                for table in await self.contests.unsettled():
                    if table in self.tables.rooms:
                        await self.told(table)
                self.waiting.set()

    # -- telling

    async def listed(self, me: str | None) -> wire.Tournaments:
        listed = await self.contests.listed(me, clock.now() - SHOWN, LISTED)
        return wire.Tournaments([line(await self.known(each.id), me) for each in listed])

    async def card(self, contest: str, me: str | None) -> wire.Tournament:
        known = await self.known(contest)
        desk = await self.desk(known) if me is not None and known.contest.organiser == me else None
        may_enter = self.may_enter(known.state) and known.number(me) not in known.state.active
        return card(known, me, await self.contests.laid(contest), desk, may_enter)

    async def desk(self, known: Known) -> wire.DeskCard:
        state, mine = known.state, known.number(known.contest.organiser)
        going = state.going
        waits = [n for n, each in enumerate(state.rounds[-1].tables, 1) if each in going] if state.rounds else []
        silent = [who for who in state.active if who not in state.here] if state.calls(clock.now()) else []
        own = [each.table for each in state.tables if mine is not None and mine in each.people]
        return wire.DeskCard(waits, silent, await self.preview(known.contest.id, state), own)

    async def preview(self, contest: str, state: Tournament) -> wire.PairingPreview | None:
        """The next round as it would be if all came; of a knock-out only once its matches are decided."""
        if state.stage != "playing" or len(state.rounds) >= state.planned or len(state.active) < 2:
            return None
        if state.rules.form == "knockout" and not state.between:
            return None
        last, active = state.last, state.active
        if self.previews.get(contest, (0, None))[0] != last:
            found = await asyncio.to_thread(state.pairing, list(state.order), active)
            self.previews[contest] = last, wire.PairingPreview([list(each) for each in found.tables], found.byes)
        return self.previews[contest][1]

    # -- what is kept of a person

    async def of(self, account: str) -> list[dict[str, Any]]:
        """For their file."""
        told = []
        for contest, name, game, number in await self.contests.of_account(account):
            organises = (await self.known(contest)).contest.organiser == account
            steps = [{"made": made, **decode(body)} for _, made, body in await self.contests.steps(contest, 0)]
            theirs = [
                each
                for each in steps
                if (number is not None and each.get("who") == number)
                or (organises and (each.get("by") == "organiser" or each["what"] == "ruling"))
            ]
            told.append({"tournament": contest, "name": name, "game": game, "organises": organises, "steps": theirs})
        return told


def no_longer_waits(room: Room) -> Body | None:
    live = room.live
    if live.dealt or live.shuffle is None or live.closed is not None:
        return None
    if live.shuffle.due is None:
        return {"note": "start"}
    return {"note": "deal"} if live.shuffle.due <= room.now() else None


def held(table: str, people: dict[int, str]) -> list[Change]:
    """Those seats are theirs from the beginning: whoever is signed in sits down by opening the table."""
    notes = [
        {"note": "hold", "seat": seat, "holder": msgspec.to_builtins(Holder("account", "", name)), "name": name}
        for seat, name in people.items()
    ]
    now = clock.now()
    rows = [(table, n, now, encode(note).decode()) for n, note in enumerate(notes, 1)]
    own = [(name, table, seat) for seat, name in people.items()]
    return [
        ("INSERT INTO log VALUES ($1, $2, $3, $4)", rows),
        ("INSERT INTO owned_seat (account, game_table, seat) VALUES ($1, $2, $3)", own),
        ("INSERT INTO played (account, game_table, seat) VALUES ($1, $2, $3)", own),
    ]


def outcome(live: LiveTable, names: list[str | None]) -> list[int | None] | None:
    """How the game of that table ended for each seat; None: it is not decided. `names`: who was paired there. Whoever
    has left, or whose seat a robot holds, has no place; where nobody plays any more it is over for all."""
    people = [seat for seat, name in enumerate(names) if name is not None or live.head.seats[seat].kind != "bot"]
    here = [seat for seat in people if stays(live.seats[seat], names[seat])]
    result = live.table.result
    if result is not None:
        there = [seat for seat in here if live.seats[seat].plays]
        return [result.ranking[seat] if seat in there or seat not in people else None for seat in range(len(names))]
    if live.closed is not None or (live.dealt and not any(live.seats[seat].plays for seat in here)):
        return [None] * len(names)
    if len(people) > 1 and len(here) == 1:
        return [1 if seat in here else None for seat in range(len(names))]
    return None


def stays(occupant: Occupant, name: str | None) -> bool:
    return occupant.kind != "bot" and occupant.holder is not None and name == occupant.holder.account is not None
