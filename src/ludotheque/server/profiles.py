"""What people see of each other, and what they are to each other.

Nothing here tells whether an account exists: a person is known to whoever is their friend, was asked by them, has sat
at a table with them, is in a club with them, or when their page is open to everybody; to anybody else a page that is
closed and a page that is not there are the same. To be asked for friendship is told to the asked alone, and so are
refusals and blocks."""

from ludotheque.server import clock, wire
from ludotheque.server.names import checked_name, readings
from ludotheque.server.notes import DAY
from ludotheque.server.persons import Person, Played, Shown
from ludotheque.server.ratings import Ratings
from ludotheque.server.records import Records
from ludotheque.server.sentences import Refusing
from ludotheque.server.tables import Tables

MOST_FRIENDS = MOST_FOLLOWED = 200
ASKED = 10  # persons asked for friendship at once; then one each
PACE = DAY // 10  # milliseconds
LAST = 20  # results that are shown


class Profiles:
    def __init__(self, tables: Tables, records: Records, ratings: Ratings) -> None:
        self.tables, self.records, self.ratings = tables, records, ratings
        self.people, self.persons = tables.store.people, tables.store.persons

    # -- pages

    async def of(self, me: str | None, name: str) -> wire.Profile:
        person = await self.known(me, name)
        friend = me is not None and "friend" in await self.persons.bonds_to(person.account, me)
        whole = person.account == me or person.shown == "all" or (person.shown == "friends" and friend)
        return await self.profile(me, person, whole)

    async def mine(self, me: str) -> wire.MyPeople:
        person = await self.must(me)
        bonds = await self.persons.bonds(me)
        return wire.MyPeople(
            await self.profile(me, person, True),
            [await self.friend(other) for other, kind in bonds if kind == "friend"],
            [await self.friend(other) for other in await self.persons.askers(me)],
            [other for other, kind in bonds if kind == "mute"],
            [other for other, kind in bonds if kind == "block"],
            await self.persons.followed(me),
        )

    async def profile(self, me: str | None, person: Person, whole: bool) -> wire.Profile:
        results = await self.records.results(person.account)
        among = [each for each in results if each.people > 1]
        card = wire.PersonCard(person.account, person.seal, sum(each.fate == "finished" for each in among), len(among))
        own = person.account == me
        if own:
            card.bond = "me"
        elif me is not None:
            said = await self.persons.bonds_to(me, person.account)
            heard = await self.persons.bonds_to(person.account, me)
            card.muted, card.blocked = "mute" in said, "block" in said
            card.followed = None if person.shown != "all" else "follow" in said
            if "friend" in said:
                card.bond = "friend"
            elif "asks" in heard and not card.blocked:
                card.bond = "asks"
            elif said & {"asks", "declined"}:
                card.bond = "asked"
        if not whole:
            return wire.Profile(card, False)
        lines = [
            wire.GameResult(each.game, each.ended, each.place, each.seats, each.people, each.table if own else None)
            for each in results[:LAST]
        ]
        levels = await self.ratings.of(person.account)
        return wire.Profile(card, True, person.shown if own else None, person.since, by_game(results), lines, levels)

    async def friend(self, name: str) -> wire.Friend:
        return wire.Friend(name, (await self.must(name)).seal)

    async def must(self, name: str) -> Person:
        person = await self.persons.person(name)
        if person is None:
            raise Refusing("no-person", 404)
        return person

    async def known(self, me: str | None, name: str) -> Person:
        """Somebody whom that account, or whoever has none, may know of. The same is looked for whether anybody is
        called so or not, so that it takes as long."""
        person = await self.persons.person(name)
        heard = await self.persons.bonds_to(name, me or "")
        said = await self.persons.bonds_to(me or "", name)
        met = await self.persons.met(me or "", name)
        if person is not None and (person.account == me or person.shown == "all"):
            return person
        if person is not None and me is not None and (met or heard & {"friend", "asks"} or said & {"mute", "block"}):
            return person
        raise Refusing("no-person", 404)

    async def show(self, me: str, shown: Shown) -> None:
        await self.persons.show(me, shown)

    # -- friends

    async def ask(self, me: str, name: str) -> None:
        """The same for a name that is nobody's, of somebody who has blocked them, and of whoever will find it. If the
        other has asked too, they are friends."""
        wanted = checked_name(name)
        if not await self.people.guess(f"{me} friends", clock.now(), PACE, ASKED):
            raise Refusing("many-friends", 429)
        if len([1 for _, kind in await self.persons.bonds(me) if kind == "friend"]) >= MOST_FRIENDS:
            raise Refusing("full-friends", 409)
        alike = readings(wanted)
        for asker in await self.persons.askers(me):
            if not readings(asker).isdisjoint(alike):
                await self.persons.befriend(me, asker, clock.now())
                return
        await self.persons.ask(me, sorted(alike), clock.now())

    async def answer(self, me: str, asker: str, yes: bool) -> None:
        if asker not in await self.persons.askers(me):
            raise Refusing("no-person", 404)
        if yes:
            await self.persons.befriend(me, asker, clock.now())
        else:
            await self.persons.decline(me, asker)

    async def part(self, me: str, name: str) -> None:
        await self.persons.part(me, name)

    # -- out of sight

    async def away(self, me: str, asked: wire.Away) -> None:
        """Nobody is told; who is blocked is a friend no longer."""
        if not asked.on:
            await self.persons.loose(me, asked.name, asked.what)
            return
        person = await self.known(me, asked.name)
        if person.account == me:
            raise Refusing("no-person", 404)
        await self.persons.bind(me, person.account, asked.what, clock.now())
        if asked.what == "block":
            await self.persons.part(me, person.account)
            await self.persons.loose(me, person.account, "follow")
            await self.persons.loose(person.account, me, "follow")

    async def follow(self, me: str, name: str, on: bool) -> None:
        """To find first the games that they play before everybody. Only who is open to everybody is followed; they
        are not told."""
        if not on:
            await self.persons.loose(me, name, "follow")
            return
        person = await self.known(me, name)
        if person.account == me or person.shown != "all" or person.account in await self.persons.apart(me):
            raise Refusing("no-person", 404)
        if len(await self.persons.followed(me)) >= MOST_FOLLOWED:
            raise Refusing("full-followed", 409)
        await self.persons.bind(me, person.account, "follow", clock.now())


def by_game(results: list[Played]) -> list[wire.GameRecord]:
    """The games played most, first."""
    found: dict[str, wire.GameRecord] = {}
    for each in results:
        if each.fate != "finished":
            continue
        record = found.setdefault(each.game, wire.GameRecord(each.game, 0, 0, 0, 0, 0))
        if each.people > 1:
            record.games, record.won = record.games + 1, record.won + (each.place == 1)
        else:
            record.alone, record.alone_won = record.alone + 1, record.alone_won + (each.place == 1)
        record.last = max(record.last, each.ended)
        if each.sworn:
            record.sworn, record.kept = (record.sworn or 0) + each.sworn, (record.kept or 0) + each.kept
    return sorted(found.values(), key=lambda each: (-each.games - each.alone, each.game))
