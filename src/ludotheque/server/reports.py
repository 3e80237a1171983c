"""What is kept of reports: who said what of whom, with the lines of a table that go with it, and what came of it."""

from typing import Literal

import msgspec

from ludotheque.server.sql import Sql
from ludotheque.server.wire import ReportLine

Reason = Literal["words", "cheating", "stalling", "name", "other"]
Act = Literal["word", "mute", "lobby", "out", "nothing"]
Held = Literal["mute", "lobby"]
COLUMNS = "id, by_account, about, game_table, made, body, act, said, decided, until, undone"
NEW = "INSERT INTO report VALUES ($1, $2, $3, $4, $5, $6, NULL, '', NULL, NULL, NULL)"
DECIDE = """UPDATE report SET act = $1, said = $2, decided = $3, until = $4 WHERE id = $5 AND act IS NULL
RETURNING about"""


class Told(msgspec.Struct, frozen=True):
    """What whoever reports has said. `at`: of so many moves as everybody counts them. `club`: the name of one, and what
    it says of itself, where these are reported."""

    reason: Reason
    more: str
    game: str | None
    at: int
    lines: list[ReportLine]
    club: str = ""


class Report(msgspec.Struct, frozen=True):
    """`until`: what is not allowed to them lasts till then. `undone`: when the host took it back."""

    id: str
    by: str
    about: str
    table: str | None
    made: int
    body: str
    act: Act | None
    said: str
    decided: int | None
    until: int | None
    undone: int | None

    @property
    def told(self) -> Told:
        return msgspec.json.decode(self.body, type=Told)

    @property
    def named(self) -> str:
        """Of whom, or of which club, whoever reports has spoken: who answers for a club they need not know."""
        return self.told.club.partition("\n")[0] or self.about


class Reports:
    def __init__(self, sql: Sql) -> None:
        self.sql = sql

    async def add(self, report: Report, lines: list[str]) -> None:
        """StoreFault("exists"): they have reported one of these lines already."""
        row = (report.id, report.by, report.about, report.table, report.made, report.body)
        await self.sql.together(
            (NEW, [row]),
            ("INSERT INTO reported_line VALUES ($1, $2)", [(report.by, line) for line in lines]),
        )

    async def all(self, since: int, most: int) -> list[Report]:
        """Those that wait, the oldest first; then those decided since, the last first."""
        sql = f"""SELECT {COLUMNS} FROM report WHERE act IS NULL OR decided > $1
        ORDER BY coalesce(-decided, made - 9000000000000000), id LIMIT $2"""
        return [Report(*row) for row in await self.sql.all(sql, since, most)]

    async def of(self, column: Literal["by_account", "about"], account: str) -> list[Report]:
        sql = f"SELECT {COLUMNS} FROM report WHERE {column} = $1 ORDER BY made DESC, id"
        return [Report(*row) for row in await self.sql.all(sql, account)]

    async def decide(self, report: str, act: Act, said: str, now: int, until: int | None) -> str | None:
        """Who it was about; None: there is no such report, or it is decided."""
        found = await self.sql.one(DECIDE, act, said, now, until, report)
        return None if found is None else str(found[0])

    async def undo(self, report: str, now: int, since: int) -> Report | None:
        sql = f"""UPDATE report SET undone = $1 WHERE id = $2 AND undone IS NULL AND decided > $3
        RETURNING {COLUMNS}"""
        found = await self.sql.one(sql, now, report, since)
        return None if found is None else Report(*found)

    async def held(self, account: str, now: int) -> dict[Held, int]:
        """What is not allowed to that account now, and until when."""
        sql = """SELECT act, max(until) FROM report WHERE about = $1 AND until > $2 AND undone IS NULL GROUP BY act"""
        return {act: until for act, until in await self.sql.all(sql, account, now)}

    async def forget(self, account: str, called: dict[str, set[str]]) -> None:
        """What it said, where that goes with a report about somebody else, and that it was reported itself. `called`:
        by table, what it was called there."""
        changed = []
        for report, table, body in await self.sql.all("SELECT id, game_table, body FROM report"):
            told = msgspec.json.decode(body, type=Told)
            names = {account} | called.get(table, set())
            lines = [line for line in told.lines if not names_any(line, names)]
            if lines != told.lines:
                body = msgspec.json.encode(msgspec.structs.replace(told, lines=lines)).decode()
                changed.append((body, report))
        await self.sql.together(
            ("UPDATE report SET body = $1 WHERE id = $2", changed),
            ("DELETE FROM reported_line WHERE substr(line, 1, length($1) + 1) = $1 || ' '", [(account,)]),
        )


def names_any(line: ReportLine, names: set[str]) -> bool:
    return line.name in names or any(name in text for name in names for text in line.say.values())
