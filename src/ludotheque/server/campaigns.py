"""Campaigns: tables that follow one another.

The n-th table of a campaign is a row that only one can write, together with the table: whoever opens the next a moment
later gets the same. How a game ended, and what it left, is written with its last move. So neither needs more than the
rows to be found again after a crash.
"""

import asyncio
from typing import Any

import msgspec

from ludotheque.core.game import BadOption, Game
from ludotheque.match import journal
from ludotheque.match.campaign import CARRIED, Campaign, has_campaign
from ludotheque.match.campaign import opened as from_header
from ludotheque.match.registry import UnknownGame, rules_of
from ludotheque.match.table import Table
from ludotheque.server import cards, clock, imports, wire
from ludotheque.server.chapters import CampaignHead, Chapter, begun, opened, shared
from ludotheque.server.fairness import Fairness
from ludotheque.server.fresh import new_table
from ludotheque.server.holders import Visitor
from ludotheque.server.keys import MOST_KEYS, lock_of
from ludotheque.server.links import Links
from ludotheque.server.live import LiveTable
from ludotheque.server.notes import Ending, Notes, Occupant, Place
from ludotheque.server.pool import ThinkingPool
from ludotheque.server.room import Room
from ludotheque.server.sentences import LANGUAGES, Refusing, texts, unplayable
from ludotheque.server.sql import Change
from ludotheque.server.store import MAKER, StoreFault, hashed, new_id, new_secret
from ludotheque.server.tables import Deal, TableMaker

GAME_TIME = 20.0  # seconds for one game of a file
IMPORT_TIME = 180.0  # and for all of them
MOST_AT_ONCE = 8  # files, one being played and the others waiting


def ended(chapter: Chapter) -> Ending | None:
    return None if chapter.ending is None else msgspec.json.decode(chapter.ending, type=Ending)


def full(rules: Game, head: CampaignHead) -> dict[str, Any]:
    """The options of every game; a file names those that are not the usual ones."""
    return {name: option.default for name, option in rules.manifest.options.items()} | head.options


def staying(before: Occupant) -> Occupant:
    """The same at the next table."""
    if before.kind == "bot" and before.bot is None:
        raise Refusing("bad-bot")  # of a table that came as a file, which does not say who played
    return before.again


class Campaigns:
    def __init__(self, tables: TableMaker, links: Links, fairness: Fairness) -> None:
        self.tables, self.chapters = tables, tables.store.chapters
        self.links, self.fairness = links, fairness
        self.workers = ThinkingPool(1, GAME_TIME)  # in which games of files are played, apart from robots
        self.importing = 0
        self.progress: dict[str, wire.ImportProgress] = {}  # of the files that are being taken in, by their tickets

    def close(self) -> None:
        self.workers.close()

    async def head(self, campaign: str) -> CampaignHead:
        head = await self.chapters.campaign(campaign)
        if head is None:
            raise Refusing("no-campaign", 404)
        return head

    # -- opening tables

    async def begin(self, table: Table, seats: list[Occupant], asked: wire.NewTable, deal: Deal) -> wire.TableMade:
        """The first table of a new campaign."""
        rules = table.rules
        if not has_campaign(rules):
            raise Refusing("stands-alone", 400, rules.manifest.title)
        head = CampaignHead(new_id(), rules.manifest.id, table.options, clock.now())
        place = Place(head.id, 1)
        return await self.tables.lay(
            table, seats, asked.hotseat, asked.clock, place=place, more=[begun(head)], deal=deal
        )

    async def go_on(self, visitor: Visitor, table: str, asked: wire.NextTable) -> wire.TableMade:
        """The table after this one; the first who asks opens it."""
        room = await self.tables.room(table)
        mine = await self.links.held(room, visitor, asked.keys)
        live = await room.rest()
        if not mine:
            raise Refusing("not-yours", 403)
        if live.head.campaign is None and not has_campaign(live.table.rules):
            raise Refusing("no-campaign", 404)
        result = live.table.result
        if result is None:
            raise Refusing("not-over", 409)
        if result.campaign is None:
            raise Refusing("campaign-over", 409)
        if live.head.campaign is None:
            return await self.begin_after(visitor, room, mine, asked)
        campaign, number = live.head.campaign.campaign, live.head.campaign.number + 1
        after = await self.chapters.at(campaign, number)
        if after is None:
            try:
                return await self.open(room, live, mine, asked, Place(campaign, number))
            except StoreFault as fault:
                after = await self.chapters.at(campaign, number) if fault.why == "exists" else None
                if after is None:
                    raise
        return await self.follow(after, mine)

    async def begin_after(self, visitor: Visitor, room: Room, mine: list[int], asked: wire.NextTable) -> wire.TableMade:
        """A campaign that begins with what a game apart has left: a guided one, say. Once that has been followed by
        another table, it is the next."""
        live = room.live
        if live.next is not None:
            return await self.tables.rematch(visitor, live.id, asked.keys)
        options = {**live.table.options, CARRIED: live.table.result.campaign if live.table.result else None}
        head = CampaignHead(new_id(), live.table.rules.manifest.id, options, clock.now())
        return await self.open(room, live, mine, asked, Place(head.id, 1), begun(head))

    async def open(
        self, room: Room, live: LiveTable, mine: list[int], asked: wire.NextTable, place: Place, *more: Change
    ) -> wire.TableMade:
        seats, place.kept = self.seated(room, live, mine, asked.seats)
        table = self.new(live.table.rules.manifest.id, len(seats), live.table.options, live.table.result)
        made = await self.tables.lay(
            table, seats, live.head.hotseat, live.head.clock, parent=live.id, place=place, more=more, deal=live.again
        )
        await room.note({"note": "next", "table": made.table})
        links = {link.seat: link for link in made.links}
        for client in room.clients:
            own = [links[n] for n, kept in enumerate(place.kept) if kept in client.seats and n in links]
            client.send(wire.Next(made.table, own))
        given = [n for n, kept in enumerate(place.kept) if kept is None or kept in mine]
        return wire.TableMade(made.table, [links[n] for n in (*given, MAKER) if n in links], made.campaign)

    def new(self, game: str, seats: int, options: dict[str, Any], ending: Any) -> Table:
        """A table that begins with what the last one left."""
        full = options if ending is None else {**options, CARRIED: ending.campaign}
        return new_table(self.tables.rules(game), seats, None, full)

    def seated(
        self, room: Room, live: LiveTable, mine: list[int], asked: list[wire.NextSeat] | None
    ) -> tuple[list[Occupant], list[int | None]]:
        """Who sits at the next table, and which seat each had at this one."""
        game = live.table.rules.manifest.id
        wanted = [wire.NextSeat(stays=seat) for seat in range(len(live.seats))] if asked is None else asked
        kept = [seat.stays for seat in wanted]
        stays = [seat for seat in kept if seat is not None]
        if len(set(stays)) != len(stays) or not set(stays) <= set(range(len(live.seats))):
            raise Refusing("bad-stays")
        for seat, occupant in enumerate(live.seats):
            if occupant.kind != "bot" and seat in room.here and seat not in stays and seat not in mine:
                raise Refusing("is-here", 409, occupant.name)
        seats = []
        for place in wanted:
            stayed = None if place.stays is None else live.seats[place.stays]
            seats += self.tables.seated(game, [place]) if stayed is None else [staying(stayed)]
        return seats, kept

    async def follow(self, after: Chapter, mine: list[int]) -> wire.TableMade:
        """Somebody else has opened it: new keys of one's own seats there."""
        if after.table is None:
            raise Refusing("no-table", 404)
        notes = await self.tables.glance(after.table)
        kept = [] if notes.head.campaign is None else notes.head.campaign.kept
        links = []
        for seat, before in enumerate(kept):
            if before is not None and before in mine and notes.seats[seat].kind != "bot":
                secret = new_secret()
                await self.tables.store.new_key(after.table, lock_of(notes, seat), hashed(secret))
                links.append(wire.SeatLink(seat, secret))
        return wire.TableMade(after.table, links, after.campaign)

    async def check_right(self, visitor: Visitor, campaign: str, keys: list[str]) -> None:
        """Whoever branches a campaign, which then names the branch, has a key of one of its tables, or sits at one of
        the last two."""
        tables = [chapter.table for chapter in await self.chapters.of(campaign) if chapter.table is not None]
        for key in keys[:MOST_KEYS]:
            opens = await self.tables.store.seat_of(hashed(key))
            if opens is not None and opens[0] in tables:
                return
        for table in tables[-2:]:
            room = await self.tables.room(table)
            if room.seats_of(visitor):
                return
        raise Refusing("not-yours", 403)

    async def branch(self, visitor: Visitor, campaign: str, asked: wire.Branch) -> wire.TableMade:
        """Another campaign that leaves this one after one of its finished games, and its next table."""
        head = await self.head(campaign)
        await self.check_right(visitor, campaign, asked.keys)
        chapters = await self.chapters.of(campaign)
        finished = [ending for chapter in chapters if (ending := ended(chapter)) is not None]
        if not 0 <= asked.after <= len(finished):
            raise Refusing("bad-branch", 400, str(len(finished)))
        last = finished[asked.after - 1] if asked.after else None
        if last is not None and last.left is None:
            raise Refusing("campaign-over", 409)
        self.tables.check_clock(rules_of(head.game), asked.clock)
        seats = self.tables.seated(head.game, asked.seats)
        like = next((chapter.table for chapter in chapters if chapter.number == asked.after + 1), None)
        if any(occupant.kind == "bot" for occupant in seats):
            await self.fairness.check(like)
        table = self.new(head.game, len(seats), head.options, None if last is None else last.result)
        other = CampaignHead(new_id(), head.game, head.options, clock.now(), campaign, asked.after)
        place = Place(other.id, asked.after + 1)
        more = [begun(other), shared(campaign, asked.after, other.id)]
        return await self.tables.lay(table, seats, asked.hotseat, asked.clock, place=place, more=more, like=like)

    # -- looking

    async def look(self, campaign: str) -> wire.CampaignCard:
        head = await self.head(campaign)
        rules = self.tables.rules(head.game)
        options = full(rules, head)
        chapters = []
        for chapter in await self.chapters.of(campaign):
            chapters.append(await self.card(head, chapter))
            await asyncio.sleep(0)  # a long campaign must not hold up the others
        known: set[str] = set()
        cards.gather([[each.left, [[trial.where, trial.taken] for trial in each.trials]] for each in chapters], known)
        if rules.content.spoils:
            known = rules.content.met(options, known)
        return wire.CampaignCard(
            campaign=campaign,
            game=head.game,
            title=rules.manifest.title,
            options=cards.shown_options(rules, options),
            created=head.created,
            chapters=chapters,
            over=bool(chapters) and chapters[-1].over and chapters[-1].left is None,
            origin=None if head.origin is None else wire.Branched(head.origin, head.after),
            branches=[wire.Branched(other.id, other.after) for other in await self.chapters.branches(campaign)],
            names={
                lang: {piece: name for piece, name in rules.content.names(options, lang).items() if piece in known}
                for lang in LANGUAGES
            },
        )

    async def card(self, head: CampaignHead, chapter: Chapter) -> wire.ChapterCard:
        ending = ended(chapter)
        if ending is None:
            notes: Notes | None = None if chapter.table is None else await self.tables.glance(chapter.table)
            seats = [] if notes is None else cards.seats(notes, {})
            return wire.ChapterCard(chapter.number, chapter.table, False, seats, None, None, {}, [])
        people = [occupant.name for occupant in ending.seats]
        rules = self.tables.rules(head.game)
        options = full(rules, head)
        voices = {lang: texts(rules, lang, options, people) for lang in LANGUAGES}
        left = ending.left
        return wire.ChapterCard(
            number=chapter.number,
            table=chapter.table,
            over=True,
            seats=[wire.SeatInfo(n, s.kind, s.name, s.bot, s.level) for n, s in enumerate(ending.seats)],
            result=cards.outcome(ending.result, voices),
            left=None if left is None else rules.content.carried(options, left),
            trials=ending.trials,
            say={} if left is None else {lang: voice.carried(left) for lang, voice in voices.items()},
        )

    # -- as a file

    async def file(self, campaign: str) -> tuple[str, str]:
        """The name and the text of a file of its finished games, as the command line writes it."""
        head = await self.head(campaign)
        story = Campaign(head.game, head.options)
        for chapter in await self.chapters.of(campaign):
            ending = ended(chapter)
            if ending is None:
                break
            if chapter.table is None:
                raise Refusing("no-table", 404)
            story.chapters.append((await self.tables.live(chapter.table)).journal())
            story.left.append(ending.left)
        return f"{head.game}-campaign-{campaign}.jsonl", story.dump()

    def check_room(self) -> None:
        """Whether one more file may wait."""
        if self.importing >= MOST_AT_ONCE:
            raise Refusing("too-fast", 429)

    async def take_in(self, data: bytes, sender: str, ticket: str = "") -> wire.TableMade:
        """A campaign from a file: each of its games played again, all of it written at once. `ticket`: under which the
        sender asks how far it is."""
        self.check_room()
        games: list[imports.PlayedGame] = []
        until = clock.monotonic() + IMPORT_TIME
        self.importing += 1
        try:
            lines = await asyncio.to_thread(imports.split, data)
            head = self.from_file(lines[0])
            if len(lines) == 1:
                raise Refusing("empty-campaign")
            carried = head.options[CARRIED]
            for number, line in enumerate(lines[1:], 1):
                self.progress[ticket] = wire.ImportProgress(number - 1, len(lines) - 1)
                if clock.monotonic() > until:
                    raise Refusing("slow-campaign", 413)
                played = await self.played(sender, head, number, carried, line)
                carried = played.left
                games.append(played)
        finally:
            self.importing -= 1
            self.progress.pop(ticket, None)
            if not self.importing:
                self.workers.close()
        tables = [each.made for each in games if each.made is not None]
        ends = zip(tables, games, strict=True)
        written = opened(*(Chapter(head.id, n, made.table, each.ending) for n, (made, each) in enumerate(ends, 1)))
        changes = [change for each in games for change in each.changes]
        await self.tables.store.together(*changes, begun(head), written)
        return wire.TableMade(tables[-1].table, tables[-1].links, head.id)

    def from_file(self, line: str) -> CampaignHead:
        """Of the campaign that a file begins with that line."""
        try:
            first = msgspec.json.decode(line)
            self.tables.check_options(self.tables.rules(first[CARRIED]), first["options"])
            story = from_header(first)
        except (journal.BadJournal, BadOption, UnknownGame) as error:
            raise Refusing("bad-journal", 400, unplayable(error)) from error
        except (msgspec.MsgspecError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
            raise Refusing("bad-campaign") from error
        return CampaignHead(new_id(), story.rules.manifest.id, story.every, clock.now())

    async def played(self, sender: str, head: CampaignHead, number: int, carried: Any, line: str) -> imports.PlayedGame:
        try:
            found: imports.PlayedGame = await self.workers.run(
                sender, ("import", head.game), imports.play, head, number, carried, line
            )
        except TimeoutError:
            raise Refusing("slow-campaign", 413) from None
        if found.refused is None:
            return found
        raise Refusing("bad-journal", 400, found.refused) if found.refused else Refusing("bad-campaign")
