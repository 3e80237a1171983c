"""What is kept of who people are to each other, and of the games they played.

A bond is what one account says of another: `friend` (in both directions), `asks` and `declined` (who asked first, and
was not answered, or was refused, which they are not told), `mute`, `block`, `follow` (whose games one wants to
watch)."""

from typing import Literal

import msgspec

from ludotheque.server.sql import Sql

Shown = Literal["me", "friends", "all"]
Bond = Literal["friend", "asks", "declined", "mute", "block", "follow"]
Fate = Literal["finished", "left", "none"]  # "none": it says nothing about whoever played
NEW_PERSON = "INSERT INTO person VALUES ($1, $2, 'me')"
FORGOTTEN = 30 * 86_400_000  # milliseconds after which one may ask again

PERSON = """SELECT name, seal, shown, created FROM account JOIN person ON account = name WHERE name = $1"""
MET = """SELECT 1 FROM played a JOIN played b ON a.game_table = b.game_table
WHERE a.account = $1 AND b.account = $2
UNION SELECT 1 FROM club_member c JOIN club_member d ON d.club = c.club
WHERE c.account = $1 AND d.account = $2 LIMIT 1"""
ASK = """INSERT INTO bond SELECT CAST($1 AS TEXT), account, 'asks', CAST($2 AS BIGINT) FROM reading
WHERE reading IN ($3, $4, $5) AND account <> $1
AND NOT EXISTS (SELECT 1 FROM bond WHERE bond.account = $1 AND other = reading.account
    AND kind IN ('friend', 'asks', 'declined', 'block'))
GROUP BY account ORDER BY account LIMIT 1 ON CONFLICT DO NOTHING"""
SETTLED = """UPDATE played
SET fate = $1, game = $2, ended = $3, place = $4, seats = $5, people = $6, sworn = $7, kept = $8
WHERE account = $9 AND game_table = $10 AND seat = $11 AND fate IS NULL"""
RESULTS = """SELECT game_table, seat, fate, game, ended, place, seats, people, sworn, kept FROM played
WHERE account = $1 AND fate IN ('finished', 'left') ORDER BY ended DESC, game_table"""


class Person(msgspec.Struct, frozen=True):
    """`seal`: what their seal is drawn from."""

    account: str
    seal: str
    shown: Shown
    since: int


class Played(msgspec.Struct, frozen=True):
    """How a game went for one seat. `place`: 1 for the winners. `people`: how many persons played it."""

    table: str
    seat: int
    fate: Fate
    game: str
    ended: int
    place: int | None
    seats: int
    people: int
    sworn: int = 0
    kept: int = 0

    @property
    def row(self) -> tuple[object, ...]:
        return (self.fate, self.game, self.ended, self.place, self.seats, self.people, self.sworn, self.kept)


class Persons:
    def __init__(self, sql: Sql) -> None:
        self.sql = sql

    async def person(self, account: str) -> Person | None:
        """None: nobody is called exactly so."""
        found = await self.sql.one(PERSON, account)
        return None if found is None else Person(*found)

    async def show(self, account: str, shown: Shown) -> None:
        await self.sql.all("UPDATE person SET shown = $1 WHERE account = $2", shown, account)

    # -- bonds

    async def bonds(self, account: str) -> list[tuple[str, Bond]]:
        """What it says of others, in the order in which it did."""
        sql = "SELECT other, kind FROM bond WHERE account = $1 ORDER BY since, other, kind"
        return [(other, kind) for other, kind in await self.sql.all(sql, account)]

    async def bonds_to(self, account: str, other: str) -> set[Bond]:
        found = await self.sql.all("SELECT kind FROM bond WHERE account = $1 AND other = $2", account, other)
        return {kind for (kind,) in found}

    async def askers(self, account: str) -> list[str]:
        """Who wants to be its friend; not those it has blocked."""
        sql = """SELECT account FROM bond b WHERE other = $1 AND kind = 'asks' AND NOT EXISTS
        (SELECT 1 FROM bond WHERE bond.account = $1 AND other = b.account AND kind = 'block') ORDER BY since, account"""
        return [asker for (asker,) in await self.sql.all(sql, account)]

    async def ask(self, account: str, readings: list[str], now: int) -> None:
        """Whoever is called so finds it among those who ask. Something is written whether that is anybody or not, so
        that it takes as long."""
        await self.sql.together(
            (ASK, [(account, now, *(readings * 3)[:3])]),
            ("UPDATE person SET shown = shown WHERE account = $1", [(account,)]),
        )

    async def bind(self, account: str, other: str, kind: Bond, now: int) -> None:
        await self.sql.all("INSERT INTO bond VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", account, other, kind, now)

    async def loose(self, account: str, other: str, *kinds: Bond) -> None:
        delete = "DELETE FROM bond WHERE account = $1 AND other = $2 AND kind = $3"
        await self.sql.together((delete, [(account, other, kind) for kind in kinds]))

    async def befriend(self, one: str, other: str, now: int) -> None:
        """Both, and whoever of them asked is answered."""
        pairs = [(one, other), (other, one)]
        await self.sql.together(
            ("DELETE FROM bond WHERE account = $1 AND other = $2 AND kind IN ('asks', 'declined')", pairs),
            ("INSERT INTO bond VALUES ($1, $2, 'friend', $3) ON CONFLICT DO NOTHING", [(*each, now) for each in pairs]),
        )

    async def part(self, one: str, other: str) -> None:
        await self.sql.together(
            ("DELETE FROM bond WHERE account = $1 AND other = $2 AND kind = 'friend'", [(one, other), (other, one)])
        )

    async def decline(self, account: str, asker: str) -> bool:
        sql = "UPDATE bond SET kind = 'declined' WHERE account = $1 AND other = $2 AND kind = 'asks' RETURNING other"
        return await self.sql.one(sql, asker, account) is not None

    async def apart(self, account: str) -> set[str]:
        """Whom it has blocked, and who has blocked it: they are not brought together."""
        sql = """SELECT other FROM bond WHERE account = $1 AND kind = 'block'
        UNION SELECT account FROM bond WHERE other = $1 AND kind = 'block'"""
        return {other for (other,) in await self.sql.all(sql, account)}

    async def friends_to(self, account: str) -> set[str]:
        """Who says that it is their friend."""
        sql = "SELECT account FROM bond WHERE other = $1 AND kind = 'friend'"
        return {friend for (friend,) in await self.sql.all(sql, account)}

    async def followed(self, account: str) -> list[str]:
        """Whose games it wants to watch, of those whose pages are open to all."""
        sql = """SELECT other FROM bond JOIN person ON person.account = other
        WHERE bond.account = $1 AND kind = 'follow' AND shown = 'all' ORDER BY other"""
        return [other for (other,) in await self.sql.all(sql, account)]

    async def unheard(self, account: str) -> set[str]:
        """Whose words it does not want to read."""
        sql = "SELECT other FROM bond WHERE account = $1 AND kind IN ('mute', 'block')"
        return {other for (other,) in await self.sql.all(sql, account)}

    async def browsers(self, account: str) -> list[int]:
        """Since when a browser is told that it is their turn."""
        return [made for (made,) in await self.sql.all("SELECT created FROM push WHERE account = $1", account)]

    async def looking(self, account: str) -> list[str]:
        """What they look for, who look for a game."""
        return [body for (body,) in await self.sql.all("SELECT body FROM ticket WHERE who = $1", f"account {account}")]

    async def sessions(self, account: str) -> list[int]:
        """Until when it is signed in, wherever it is."""
        sql = "SELECT expires FROM session WHERE account = $1 ORDER BY expires"
        return [expires for (expires,) in await self.sql.all(sql, account)]

    async def forget(self, account: str) -> None:
        """What does not go with the account by itself: addresses given at its seats, guesses, questions to a
        browser."""
        await self.sql.together(
            (
                """DELETE FROM contact WHERE EXISTS (SELECT 1 FROM owned_seat o WHERE o.account = $1
                AND o.game_table = contact.game_table AND o.seat = contact.seat)""",
                [(account,)],
            ),
            ("DELETE FROM guess WHERE who = $1 OR substr(who, 1, length($1) + 1) = $1 || ' '", [(account,)]),
            ("DELETE FROM challenge WHERE account = $1", [(account,)]),
            ("DELETE FROM ticket WHERE who = $1", [(f"account {account}",)]),
        )

    async def blocks(self) -> list[tuple[str, str]]:
        """Among those who look for a game, by what their tickets are known, who has blocked whom."""
        sql = """SELECT a.who, b.who FROM bond JOIN ticket a ON a.who = 'account ' || account
        JOIN ticket b ON b.who = 'account ' || other WHERE kind = 'block'"""
        return [(one, other) for one, other in await self.sql.all(sql)]

    async def purge(self, now: int) -> None:
        """Who was not answered for long may ask again."""
        await self.sql.all("DELETE FROM bond WHERE kind IN ('asks', 'declined') AND since < $1", now - FORGOTTEN)

    # -- games played

    async def met(self, one: str, other: str) -> bool:
        """Whether both have sat at one table, or are in one club."""
        return await self.sql.one(MET, one, other) is not None

    async def at_table(self, table: str) -> list[tuple[str, int]]:
        """The accounts that have had a seat there whose game has not been counted."""
        sql = "SELECT account, seat FROM played WHERE game_table = $1 AND fate IS NULL"
        return [(account, seat) for account, seat in await self.sql.all(sql, table)]

    async def settle(self, account: str, played: Played) -> None:
        await self.sql.all(SETTLED, *played.row, account, played.table, played.seat)

    async def results(self, account: str) -> list[Played]:
        """Those that have ended, the last first."""
        return [Played(*row) for row in await self.sql.all(RESULTS, account)]

    async def tables(self, account: str) -> list[str]:
        """Where it has ever had a seat."""
        sql = "SELECT DISTINCT game_table FROM played WHERE account = $1"
        return sorted(table for (table,) in await self.sql.all(sql, account))

    async def unsettled(self, account: str, most: int) -> list[str]:
        """Finished tables whose result is not counted yet."""
        sql = """SELECT DISTINCT p.game_table FROM played p JOIN game_table t ON t.id = p.game_table
        WHERE p.account = $1 AND p.fate IS NULL AND t.finished = 1 LIMIT $2"""
        return [table for (table,) in await self.sql.all(sql, account, most)]
