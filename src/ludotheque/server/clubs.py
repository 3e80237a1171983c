"""What is kept of clubs: a row for each, its members, whom it has invited, and which tables are its own.

Whatever changes who is in a club first takes hold of its row, so that of several at once each sees what the others did:
a club has one founder as long as it has members, and is gone with the last of them."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ludotheque.server.sql import Change, Sql

Role = Literal["founder", "organiser", "member"]
FORGOTTEN = 30 * 86_400_000  # milliseconds after which one may be invited again

ROW = """SELECT c.id, c.name, c.about, c.shown, c.link, c.made,
(SELECT count(*) FROM club_member m WHERE m.club = c.id) FROM club c"""
HOLD = "UPDATE club SET made = made WHERE id = $1"
JOIN = """INSERT INTO club_member SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), 'member', CAST($3 AS BIGINT)
WHERE (SELECT count(*) FROM club_member WHERE club = $1) < $4 ON CONFLICT DO NOTHING"""
HEIR = """UPDATE club_member SET role = 'founder' WHERE club = $1 AND account = (
SELECT account FROM club_member WHERE club = $1
ORDER BY CASE role WHEN 'organiser' THEN 0 ELSE 1 END, since, account LIMIT 1)
AND NOT EXISTS (SELECT 1 FROM club_member WHERE club = $1 AND role = 'founder')"""
EMPTY = "DELETE FROM club WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM club_member WHERE club = $1)"
HANDED = """UPDATE club_member SET role = 'organiser' WHERE club = $1 AND account = $2 AND role = 'founder'
AND EXISTS (SELECT 1 FROM club_member WHERE club = $1 AND account = $3)"""
TAKEN = """UPDATE club_member SET role = 'founder' WHERE club = $1 AND account = $2
AND NOT EXISTS (SELECT 1 FROM club_member WHERE club = $1 AND role = 'founder')"""
NAMED = """UPDATE club_member SET role = $4 WHERE club = $1 AND account = $3 AND role <> 'founder'
AND EXISTS (SELECT 1 FROM club_member WHERE club = $1 AND account = $2 AND role = 'founder')"""
TABLES = """SELECT c.club, t.id, (SELECT coalesce(max(seq), 0) FROM log WHERE game_table = t.id) FROM club_table c
JOIN club_member m ON m.club = c.club JOIN game_table t ON t.id = c.game_table
WHERE m.account = $1 AND t.finished = 0 ORDER BY t.created DESC, t.id LIMIT $2"""
SITTERS = """SELECT o.game_table, o.account FROM owned_seat o JOIN club_table c ON c.game_table = o.game_table
JOIN club_member m ON m.club = c.club JOIN game_table t ON t.id = c.game_table
WHERE m.account = $1 AND t.finished = 0"""
OVER = """FROM club_table c JOIN game_table t ON t.id = c.game_table AND t.finished = 1
JOIN played p ON p.game_table = c.game_table JOIN club_member m ON m.club = c.club AND m.account = p.account"""
SCORES = f"""SELECT p.game, p.account, count(DISTINCT p.game_table),
count(DISTINCT CASE WHEN p.place = 1 THEN p.game_table END),
count(DISTINCT CASE WHEN p.fate = 'left' THEN p.game_table END), max(p.ended) {OVER}
WHERE c.club = $1 AND p.fate IN ('finished', 'left') AND p.people > 1 GROUP BY p.game, p.account"""
PAIRS = f"""SELECT p.game, p.account, q.account, count(*) {OVER}
JOIN played q ON q.game_table = p.game_table AND q.place > p.place AND q.account <> p.account
JOIN club_member n ON n.club = c.club AND n.account = q.account
WHERE c.club = $1 AND p.fate = 'finished' AND q.fate = 'finished' GROUP BY p.game, p.account, q.account"""
UNSETTLED = """SELECT DISTINCT p.game_table FROM club_table c JOIN game_table t ON t.id = c.game_table
JOIN played p ON p.game_table = c.game_table WHERE c.club = $1 AND t.finished = 1 AND p.fate IS NULL LIMIT $2"""


class Club(msgspec.Struct, frozen=True):
    """`shown`: everybody may know of it and come in. `link`: what stands behind the # of an invitation; None: there is
    none now."""

    id: str
    name: str
    about: str
    shown: bool
    link: str | None
    made: int
    members: int


class Member(msgspec.Struct, frozen=True):
    account: str
    role: Role
    since: int
    seal: str


class Score(msgspec.Struct, frozen=True):
    """Of one member in one game, at the tables of the club that are over."""

    game: str
    account: str
    games: int
    won: int
    left: int
    last: int


def read(row: Sequence[Any]) -> Club:
    club, name, about, shown, link, made, members = row[:7]
    return Club(club, name, about, bool(shown), link, made, members)


def of_club(table: str, club: str) -> Change:
    return "INSERT INTO club_table VALUES ($1, $2)", [(table, club)]


def read_as(club: str, readings: Sequence[str]) -> Change:
    """What is read in the name of a club that everybody may know of: StoreFault("exists") where another is read so."""
    return "INSERT INTO club_reading VALUES ($1, $2)", [(each, club) for each in readings]


class Clubs:
    def __init__(self, sql: Sql) -> None:
        self.sql = sql

    async def found(self, club: Club, founder: str, readings: Sequence[str]) -> None:
        row = (club.id, club.name, club.about, int(club.shown), club.link, club.made)
        await self.sql.together(
            ("INSERT INTO club VALUES ($1, $2, $3, $4, $5, $6)", [row]),
            ("INSERT INTO club_member VALUES ($1, $2, 'founder', $3)", [(club.id, founder, club.made)]),
            read_as(club.id, readings),
        )

    async def keep(self, club: str, name: str, about: str, shown: bool, readings: Sequence[str]) -> None:
        await self.sql.together(
            ("UPDATE club SET name = $1, about = $2, shown = $3 WHERE id = $4", [(name, about, int(shown), club)]),
            ("DELETE FROM club_reading WHERE club = $1", [(club,)]),
            read_as(club, readings),
        )

    async def set_link(self, club: str, link: str | None) -> None:
        await self.sql.all("UPDATE club SET link = $1 WHERE id = $2", link, club)

    async def club(self, club: str) -> Club | None:
        found = await self.sql.one(f"{ROW} WHERE c.id = $1", club)
        return None if found is None else read(found)

    async def invites(self, link: str) -> Club | None:
        found = await self.sql.one(f"{ROW} WHERE c.link = $1", link)
        return None if found is None else read(found)

    async def of_account(self, account: str) -> list[tuple[Club, Role, int]]:
        """With what it is there, and since when."""
        columns = ROW.replace(" FROM club c", ", n.role, n.since FROM club c")
        sql = f"{columns} JOIN club_member n ON n.club = c.id WHERE n.account = $1 ORDER BY n.since, c.id"
        return [(read(row), row[7], row[8]) for row in await self.sql.all(sql, account)]

    async def listed(self, most: int) -> list[Club]:
        """Those that everybody may know of, the largest first."""
        sql = f"{ROW} WHERE c.shown = 1 ORDER BY 7 DESC, c.made, c.id LIMIT $1"
        return [read(row) for row in await self.sql.all(sql, most)]

    # -- members

    async def members(self, club: str) -> list[Member]:
        sql = """SELECT m.account, m.role, m.since, p.seal FROM club_member m JOIN person p ON p.account = m.account
        WHERE m.club = $1 ORDER BY CASE m.role WHEN 'founder' THEN 0 WHEN 'organiser' THEN 1 ELSE 2 END, m.since,
        m.account"""
        return [Member(*row) for row in await self.sql.all(sql, club)]

    async def role(self, club: str, account: str | None) -> Role | None:
        sql = "SELECT role FROM club_member WHERE club = $1 AND account = $2"
        found = await self.sql.one(sql, club, account or "")
        return None if found is None else found[0]

    async def apart(self, account: str) -> set[str]:
        """The clubs that somebody leads whom it has blocked, or who has blocked it."""
        sql = """SELECT m.club FROM club_member m JOIN bond b ON b.kind = 'block'
        AND ((b.account = $1 AND b.other = m.account) OR (b.other = $1 AND b.account = m.account))
        WHERE m.role <> 'member'"""
        return {club for (club,) in await self.sql.all(sql, account)}

    async def join(self, club: str, account: str, now: int, most: int) -> None:
        """Unless there are so many already."""
        called = """DELETE FROM club_call WHERE club = $1 AND account = $2
        AND EXISTS (SELECT 1 FROM club_member WHERE club = $1 AND account = $2)"""
        await self.sql.together((HOLD, [(club,)]), (JOIN, [(club, account, now, most)]), (called, [(club, account)]))

    async def leave(self, club: str, account: str) -> None:
        """Who has been an organiser, or else a member, for longest follows the founder."""
        gone = "DELETE FROM club_member WHERE club = $1 AND account = $2"
        called = "DELETE FROM club_call WHERE club = $1 AND by_account = $2"
        pair = [(club, account)]
        await self.sql.together((HOLD, [(club,)]), (gone, pair), (called, pair), (HEIR, [(club,)]), (EMPTY, [(club,)]))

    async def name(self, club: str, founder: str, account: str, role: Role) -> None:
        """What a member is there, as its founder says."""
        if role == "founder":
            hand = [(club, founder, account)]
            await self.sql.together((HOLD, [(club,)]), (HANDED, hand), (TAKEN, [(club, account)]))
        else:
            await self.sql.together((HOLD, [(club,)]), (NAMED, [(club, founder, account, role)]))

    async def forget(self, account: str) -> None:
        for club, _, _ in await self.of_account(account):
            await self.leave(club.id, account)

    # -- invitations

    async def call(self, club: str, account: str, by: str, now: int) -> None:
        sql = "INSERT INTO club_call VALUES ($1, $2, $3, $4, 0) ON CONFLICT DO NOTHING"
        await self.sql.all(sql, club, account, by, now)

    async def call_back(self, club: str, account: str) -> None:
        await self.sql.all("DELETE FROM club_call WHERE club = $1 AND account = $2 AND declined = 0", club, account)

    async def decline(self, club: str, account: str) -> None:
        await self.sql.all("UPDATE club_call SET declined = 1 WHERE club = $1 AND account = $2", club, account)

    async def called(self, club: str) -> list[str]:
        """Whom it has invited; who has said no is among them, for nobody is told."""
        sql = "SELECT account FROM club_call WHERE club = $1 ORDER BY since, account"
        return [account for (account,) in await self.sql.all(sql, club)]

    async def calls(self, account: str) -> list[tuple[Club, str, int]]:
        """The clubs that have invited it, by whom, and when."""
        columns = ROW.replace(" FROM club c", ", i.by_account, i.since FROM club c")
        sql = f"""{columns} JOIN club_call i ON i.club = c.id
        WHERE i.account = $1 AND i.declined = 0 ORDER BY i.since, c.id"""
        return [(read(row), row[7], row[8]) for row in await self.sql.all(sql, account)]

    async def called_by(self, account: str) -> list[tuple[str, str, int]]:
        """By the name of the club, whom it has invited, and when."""
        sql = """SELECT c.name, i.account, i.since FROM club_call i JOIN club c ON c.id = i.club
        WHERE i.by_account = $1 ORDER BY i.since, i.account"""
        return [(name, other, since) for name, other, since in await self.sql.all(sql, account)]

    async def purge(self, now: int) -> None:
        await self.sql.all("DELETE FROM club_call WHERE since < $1", now - FORGOTTEN)

    # -- tables

    async def tables(self, account: str, most: int) -> list[tuple[str, str, int]]:
        """By club and name, the tables of its clubs that are not over, with the number of their last row."""
        return [(club, table, rows) for club, table, rows in await self.sql.all(TABLES, account, most)]

    async def sitters(self, account: str) -> list[tuple[str, str]]:
        """Who sits at these."""
        return [(table, sitter) for table, sitter in await self.sql.all(SITTERS, account)]

    async def of_table(self, table: str) -> str | None:
        found = await self.sql.one("SELECT club FROM club_table WHERE game_table = $1", table)
        return None if found is None else str(found[0])

    async def scores(self, club: str) -> list[Score]:
        return [Score(*row) for row in await self.sql.all(SCORES, club)]

    async def pairs(self, club: str) -> list[tuple[str, str, str, int]]:
        """In each game, how often one was placed before another."""
        return [(game, one, other, often) for game, one, other, often in await self.sql.all(PAIRS, club)]

    async def unsettled(self, club: str, most: int) -> list[str]:
        """Its finished tables whose result is not counted yet."""
        return [table for (table,) in await self.sql.all(UNSETTLED, club, most)]
