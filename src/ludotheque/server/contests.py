"""What is kept of tournaments: a row for each, who entered, and steps numbered from 1, of which two processes never
write the same. The names of people stand with who entered and nowhere else."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ludotheque.server.sql import Change, Sql

ROW = "SELECT id, name, game, organiser, listed, made, begins, rules FROM tournament"
RUNNING = "stage IN ('open', 'playing')"
STEP = "INSERT INTO tournament_step VALUES ($1, $2, $3, $4)"


class Contest(msgspec.Struct, frozen=True):
    id: str
    name: str
    game: str
    organiser: str | None
    listed: bool
    made: int
    begins: int
    rules: str


class Entrant(msgspec.Struct, frozen=True):
    """`account` None: it is no longer there. `out`: it may not come in."""

    number: int
    account: str | None
    out: bool


def laid(table: str, contest: str) -> Change:
    return "INSERT INTO tournament_table VALUES ($1, $2, 0)", [(table, contest)]


def settled(table: str) -> Change:
    return "UPDATE tournament_table SET settled = 1 WHERE game_table = $1", [(table,)]


def entrant(contest: str, number: int, account: str, home: str) -> Change:
    return "INSERT INTO tournament_entrant VALUES ($1, $2, $3, $4)", [(contest, number, account, home)]


def read(row: Sequence[Any]) -> Contest:
    contest, name, game, organiser, listed, made, begins, rules = row
    return Contest(contest, name, game, organiser, bool(listed), made, begins, rules)


class Contests:
    def __init__(self, sql: Sql) -> None:
        self.sql = sql

    async def make(self, contest: Contest, home: str, stage: str, due: int) -> None:
        row = (contest.id, contest.name, contest.game, contest.organiser, home, int(contest.listed), contest.made)
        insert = "INSERT INTO tournament VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
        await self.sql.together((insert, [(*row, contest.begins, contest.rules, stage, due)]))

    async def contest(self, contest: str) -> Contest | None:
        found = await self.sql.one(f"{ROW} WHERE id = $1", contest)
        return None if found is None else read(found)

    async def listed(self, account: str | None, since: int, most: int) -> list[Contest]:
        """Those that everybody may see and those of that account: what goes on, and what has ended since then."""
        sql = f"""{ROW} t WHERE (listed = 1 OR organiser = $1 OR EXISTS
        (SELECT 1 FROM tournament_entrant e WHERE e.tournament = t.id AND e.account = $1))
        AND ({RUNNING} OR (stage = 'over' AND due >= $2)) ORDER BY stage = 'over', begins DESC, id LIMIT $3"""
        return [read(row) for row in await self.sql.all(sql, account or "", since, most)]

    async def running(self, organiser: str, home: str) -> tuple[int, int, int]:
        """How many go on: altogether, of that account, and of that household."""
        sql = f"""SELECT count(*), coalesce(sum(CASE WHEN organiser = $1 THEN 1 ELSE 0 END), 0),
        coalesce(sum(CASE WHEN home = $2 THEN 1 ELSE 0 END), 0) FROM tournament WHERE {RUNNING}"""
        found = await self.sql.one(sql, organiser, home)
        return int(found[0]), int(found[1]), int(found[2]) if home else 0

    async def steps(self, contest: str, since: int) -> list[tuple[int, int, str]]:
        sql = "SELECT number, made, body FROM tournament_step WHERE tournament = $1 AND number > $2 ORDER BY number"
        return [(number, made, body) for number, made, body in await self.sql.all(sql, contest, since)]

    async def write(self, contest: str, number: int, made: int, body: str, *more: Change) -> None:
        """The next step and what goes with it; StoreFault("exists") where another was first."""
        await self.sql.together((STEP, [(contest, number, made, body)]), *more)

    async def stands(self, contest: str, stage: str, due: int | None) -> None:
        await self.sql.all("UPDATE tournament SET stage = $1, due = $2 WHERE id = $3", stage, due, contest)

    async def due(self, now: int) -> list[str]:
        sql = f"SELECT id FROM tournament WHERE {RUNNING} AND due <= $1 ORDER BY due, id LIMIT 100"
        return [contest for (contest,) in await self.sql.all(sql, now)]

    async def next_due(self, now: int) -> int | None:
        found = await self.sql.one(f"SELECT min(due) FROM tournament WHERE {RUNNING} AND due > $1", now)
        return None if found is None or found[0] is None else int(found[0])

    async def all_running(self) -> list[str]:
        return [contest for (contest,) in await self.sql.all(f"SELECT id FROM tournament WHERE {RUNNING}")]

    # -- who enters

    async def entrants(self, contest: str) -> list[Entrant]:
        sql = """SELECT e.number, e.account, coalesce(a.banned, 0) FROM tournament_entrant e
        LEFT JOIN account a ON a.name = e.account WHERE e.tournament = $1 ORDER BY e.number"""
        return [Entrant(number, account, bool(banned)) for number, account, banned in await self.sql.all(sql, contest)]

    async def at_home(self, contest: str, home: str) -> int:
        sql = "SELECT count(*) FROM tournament_entrant WHERE tournament = $1 AND home = $2"
        return int((await self.sql.one(sql, contest, home))[0])

    async def entered(self, account: str) -> int:
        """In how many that go on."""
        sql = f"""SELECT count(*) FROM tournament t JOIN tournament_entrant e ON e.tournament = t.id
        WHERE e.account = $1 AND {RUNNING}"""
        return int((await self.sql.one(sql, account))[0])

    async def of_account(self, account: str) -> list[tuple[str, str, str, int | None]]:
        """By id, name and game where it entered, with its number, or organises."""
        sql = """SELECT t.id, t.name, t.game, e.number FROM tournament t
        LEFT JOIN tournament_entrant e ON e.tournament = t.id AND e.account = $1
        WHERE e.account = $1 OR t.organiser = $1 ORDER BY t.made, t.id"""
        return [(contest, name, game, number) for contest, name, game, number in await self.sql.all(sql, account)]

    async def forget(self, account: str) -> None:
        """What it called its tournaments, its words in them, and whence it came."""
        said = []
        sql = """SELECT s.tournament, s.number, s.body FROM tournament_step s JOIN tournament t ON t.id = s.tournament
        WHERE t.organiser = $1 AND s.body LIKE '%"why":%'"""
        for contest, number, body in await self.sql.all(sql, account):
            step = msgspec.json.decode(body)
            if step.get("by") != "rule":
                said.append((msgspec.json.encode(step | {"why": ""}).decode(), contest, number))
        await self.sql.together(
            ("UPDATE tournament_step SET body = $1 WHERE tournament = $2 AND number = $3", said),
            ("UPDATE tournament SET name = '', home = '' WHERE organiser = $1", [(account,)]),
            ("UPDATE tournament_entrant SET home = '' WHERE account = $1", [(account,)]),
        )

    # -- tables

    async def laid(self, contest: str) -> set[str]:
        sql = "SELECT game_table FROM tournament_table WHERE tournament = $1"
        return {table for (table,) in await self.sql.all(sql, contest)}

    async def of_table(self, table: str) -> str | None:
        """The tournament that waits for the result of that table."""
        sql = "SELECT tournament FROM tournament_table WHERE game_table = $1 AND settled = 0"
        found = await self.sql.one(sql, table)
        return None if found is None else str(found[0])

    async def unsettled(self) -> list[str]:
        return [table for (table,) in await self.sql.all("SELECT game_table FROM tournament_table WHERE settled = 0")]
