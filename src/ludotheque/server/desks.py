"""What is kept of the studio: whom the host lets in, editions, experiments and the games they have played.

`account` None is the host. An experiment is played by whoever holds it, for as long as they say so now and then
(`held_until`); its games are added in the order of their numbers by the holder alone, so that none is there twice."""

from collections.abc import Sequence

import msgspec

from ludotheque.server.sql import Sql

EXPERIMENT = "id, account, created, title, asked, state, why, result, played, letters, seconds, held_until"
EDITION = "id, account, game, name, created, changed, files, version"
MOST_VERSIONS = 100  # of an edition
MOST_LETTERS = 4_000_000  # of them together
FORGET = """DELETE FROM edition_version WHERE edition = $1 AND number IN (SELECT number FROM (
SELECT number, row_number() OVER (ORDER BY number DESC) AS place, sum(length(files)) OVER (ORDER BY number DESC) AS size
FROM edition_version WHERE edition = $1) AS kept WHERE place > $2 OR size > $3)"""
CLAIM = """UPDATE experiment SET held = $2, held_until = $3 WHERE held_until < $1 AND id = (
SELECT e.id FROM experiment e WHERE e.held_until < $1 AND e.state = 'waiting'
AND (SELECT count(*) FROM experiment r WHERE r.held_until >= $1 AND r.state = 'waiting') < $4
ORDER BY (SELECT count(*) FROM experiment r WHERE r.held_until >= $1 AND r.state = 'waiting'
    AND coalesce(r.account, '') = coalesce(e.account, '')), e.created, e.id LIMIT 1) RETURNING id"""
ADD = """INSERT INTO experiment_game (experiment, number, body)
SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT) WHERE EXISTS (SELECT 1 FROM experiment
WHERE id = $1 AND held = $4 AND state = 'waiting' AND played = $5)"""
ADDED = """UPDATE experiment SET played = played + $1, letters = letters + $2, seconds = seconds + $3
WHERE id = $4 AND held = $5 AND state = 'waiting' AND played = $6"""


class Experiment(msgspec.Struct, frozen=True):
    """`state`: waiting (to be played, or played just now by whoever holds it), paused, done, stopped. `asked` and
    `result` are JSON."""

    id: str
    account: str | None
    created: int
    title: str
    asked: str
    state: str
    why: str
    result: str | None
    played: int
    letters: int
    seconds: float
    held_until: int


class Edition(msgspec.Struct, frozen=True):
    """`files`: JSON, what each holds by its name."""

    id: str
    account: str | None
    game: str
    name: str
    created: int
    changed: int
    files: str
    version: int = 0


class Version(msgspec.Struct, frozen=True):
    """`what`: JSON, what was changed, by language; `files`: JSON, of each file that was, its text before and after."""

    number: int
    made: int
    what: str
    files: str


class Desks:
    def __init__(self, sql: Sql) -> None:
        self.sql = sql

    # -- whom the host lets in

    async def let_in(self, account: str, now: int) -> None:
        await self.sql.all("INSERT INTO studio_guest VALUES ($1, $2) ON CONFLICT DO NOTHING", account, now)

    async def put_out(self, account: str) -> bool:
        """What they have asked stays theirs, and waits."""
        out = await self.sql.one("DELETE FROM studio_guest WHERE account = $1 RETURNING account", account)
        await self.sql.all("UPDATE experiment SET state = 'paused' WHERE account = $1 AND state = 'waiting'", account)
        return out is not None

    async def guests(self) -> list[str]:
        return [name for (name,) in await self.sql.all("SELECT account FROM studio_guest ORDER BY since, account")]

    async def is_guest(self, account: str) -> bool:
        return await self.sql.one("SELECT 1 FROM studio_guest WHERE account = $1", account) is not None

    # -- editions

    async def editions(self, account: str | None) -> list[Edition]:
        sql = f"SELECT {EDITION} FROM edition WHERE {whose(account)}"
        return [Edition(*row) for row in await self.sql.all(f"{sql} ORDER BY changed DESC, id", *mark(account))]

    async def edition(self, name: str) -> Edition | None:
        found = await self.sql.one(f"SELECT {EDITION} FROM edition WHERE id = $1", name)
        return None if found is None else Edition(*found)

    async def add_edition(self, one: Edition) -> None:
        sql = f"INSERT INTO edition ({EDITION}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
        await self.sql.all(sql, *msgspec.structs.astuple(one))

    async def rename(self, name: str, called: str, now: int) -> None:
        await self.sql.all("UPDATE edition SET name = $1, changed = $2 WHERE id = $3", called, now, name)

    async def change(self, one: Edition, called: str, files: str, version: Version) -> bool:
        """The next version of an edition; False: somebody has changed it meanwhile. What was taken back before is
        forgotten, and what is older than there is room for."""
        if not await self.set_files(one, called, files, version.number, version.made):
            return False
        row = (one.id, *msgspec.structs.astuple(version))
        await self.sql.together(
            ("DELETE FROM edition_version WHERE edition = $1 AND number >= $2", [(one.id, version.number)]),
            ("INSERT INTO edition_version VALUES ($1, $2, $3, $4, $5)", [row]),
            (FORGET, [(one.id, MOST_VERSIONS, MOST_LETTERS)]),
        )
        return True

    async def step(self, one: Edition, files: str, version: int, now: int) -> bool:
        """Another version that is kept; False: somebody has changed it meanwhile."""
        return await self.set_files(one, one.name, files, version, now)

    async def set_files(self, one: Edition, called: str, files: str, version: int, now: int) -> bool:
        sql = """UPDATE edition SET name = $1, files = $2, version = $3, changed = $4 WHERE id = $5 AND version = $6
        RETURNING id"""
        return await self.sql.one(sql, called, files, version, now, one.id, one.version) is not None

    async def versions(self, name: str) -> list[Version]:
        sql = "SELECT number, made, what, files FROM edition_version WHERE edition = $1 ORDER BY number"
        return [Version(*row) for row in await self.sql.all(sql, name)]

    async def remove_edition(self, name: str) -> None:
        await self.sql.all("DELETE FROM edition WHERE id = $1", name)

    async def freeze(self, name: str, game: str, title: str, files: str, now: int) -> None:
        sql = "INSERT INTO frozen_edition VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        await self.sql.all(sql, name, game, title, files, now)

    async def frozen(self, name: str) -> tuple[str, str] | None:
        """Its title, and the files that it holds."""
        found = await self.sql.one("SELECT title, files FROM frozen_edition WHERE name = $1", name)
        return None if found is None else (str(found[0]), str(found[1]))

    # -- experiments

    async def experiments(self, account: str | None) -> list[Experiment]:
        sql = f"SELECT {EXPERIMENT} FROM experiment WHERE {whose(account)} ORDER BY created DESC, id"
        return [Experiment(*row) for row in await self.sql.all(sql, *mark(account))]

    async def experiment(self, name: str) -> Experiment | None:
        found = await self.sql.one(f"SELECT {EXPERIMENT} FROM experiment WHERE id = $1", name)
        return None if found is None else Experiment(*found)

    async def ask(self, name: str, account: str | None, title: str, asked: str, now: int) -> None:
        sql = (
            "INSERT INTO experiment (id, account, created, title, asked, state) VALUES ($1, $2, $3, $4, $5, 'waiting')"
        )
        await self.sql.all(sql, name, account, now, title, asked)

    async def move(self, name: str, state: str, *before: str, why: str = "") -> bool:
        """From one of these states to that one."""
        among = ", ".join(f"${n}" for n in range(4, 4 + len(before)))
        sql = f"UPDATE experiment SET state = $1, why = $2 WHERE id = $3 AND state IN ({among}) RETURNING id"
        return await self.sql.one(sql, state, why, name, *before) is not None

    async def remove(self, name: str) -> None:
        await self.sql.all("DELETE FROM experiment WHERE id = $1", name)

    async def games(self, name: str) -> list[str]:
        """What is kept of its games, in the order of their numbers."""
        sql = "SELECT body FROM experiment_game WHERE experiment = $1 ORDER BY number"
        return [body for (body,) in await self.sql.all(sql, name)]

    async def game(self, name: str, number: int) -> tuple[str, str | None] | None:
        """What is kept of one game, and the table at which it can be seen."""
        sql = "SELECT body, game_table FROM experiment_game WHERE experiment = $1 AND number = $2"
        found = await self.sql.one(sql, name, number)
        return None if found is None else (found[0], found[1])

    async def seen_at(self, name: str, number: int, table: str) -> None:
        sql = "UPDATE experiment_game SET game_table = $1 WHERE experiment = $2 AND number = $3"
        await self.sql.all(sql, table, name, number)

    async def tables(self, name: str) -> list[str]:
        sql = "SELECT game_table FROM experiment_game WHERE experiment = $1 AND game_table IS NOT NULL"
        return [table for (table,) in await self.sql.all(sql, name)]

    # -- who plays it

    async def claim(self, holder: str, now: int, until: int, most: int) -> str | None:
        """The next that waits, while fewer than so many are played anywhere: first of those for whom least is."""
        found = await self.sql.one(CLAIM, now, holder, until, most)
        return None if found is None else str(found[0])

    async def hold(self, name: str, holder: str, until: int) -> None:
        await self.sql.all("UPDATE experiment SET held_until = $1 WHERE id = $2 AND held = $3", until, name, holder)

    async def let_go(self, name: str, holder: str) -> None:
        sql = "UPDATE experiment SET held = '', held_until = 0 WHERE id = $1 AND held = $2"
        await self.sql.all(sql, name, holder)

    async def let_go_all(self) -> None:
        """Nobody holds any: there is one server process, and it has only just begun."""
        await self.sql.all("UPDATE experiment SET held = '', held_until = 0")

    async def add_games(self, name: str, holder: str, first: int, bodies: Sequence[str], seconds: float) -> None:
        """The next games of an experiment; nothing happens where somebody else holds it, or where they are there."""
        rows = [(name, first + n, body, holder, first) for n, body in enumerate(bodies)]
        letters = sum(map(len, bodies))
        await self.sql.together((ADD, rows), (ADDED, [(len(bodies), letters, seconds, name, holder, first)]))

    async def keep_result(self, name: str, result: str) -> None:
        await self.sql.all("UPDATE experiment SET result = $1 WHERE id = $2", result, name)


def whose(account: str | None) -> str:
    return "account IS NULL" if account is None else "account = $1"


def mark(account: str | None) -> tuple[str, ...]:
    return () if account is None else (account,)
