"""What is kept of rated games: one row a seat, with the level before and after, so that all can be reckoned again.

The games of one kind are reckoned one after the other: whoever reckons writes the next number, which only one can write
(`reckoning`), and with it everything that follows from it."""

from typing import Any, Literal

import msgspec

from ludotheque.server.levels import Level, first_of
from ludotheque.server.sql import Change, Sql

Why = Literal["guest", "few", "browser", "address", "quick", "pair", "host"]  # why a game does not count
HIDDEN: tuple[Why, ...] = ("browser", "address", "quick", "pair")  # what only the host is told
SEAT = """game_table, seat, account, robot, place, stayed, answers, before, unsure_before, level, unsure, nth"""
NEW_SEAT = f"INSERT INTO rated_seat (game, {SEAT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
RECKONED = "UPDATE rated_game SET number = $1, ended = $2, why = $3 WHERE game_table = $4"
AGAIN = """UPDATE rated_seat SET before = $1, unsure_before = $2, level = $3, unsure = $4, nth = $5
WHERE game_table = $6 AND seat = $7"""
LAST = """SELECT level, unsure, nth FROM rated_seat WHERE {who} = $1 AND game = $2 AND nth IS NOT NULL
ORDER BY nth DESC LIMIT 1"""
ALL_LAST = """SELECT s.game, s.level, s.unsure, s.nth FROM rated_seat s JOIN
(SELECT game, max(nth) AS nth FROM rated_seat WHERE account = $1 GROUP BY game) l
ON l.game = s.game AND l.nth = s.nth WHERE s.account = $1 ORDER BY s.game"""
CURVE = """SELECT g.ended, s.level, s.unsure, s.nth FROM rated_seat s JOIN rated_game g ON g.game_table = s.game_table
WHERE s.account = $1 AND s.game = $2 AND s.nth IS NOT NULL ORDER BY s.nth DESC LIMIT $3"""
BOARD = """SELECT s.account, p.seal, p.shown, s.level, s.unsure, s.nth, l.games FROM rated_seat s JOIN
(SELECT t.account AS account, max(t.nth) AS nth, count(*) AS games FROM rated_seat t
JOIN rated_game g ON g.game_table = t.game_table
WHERE t.game = $1 AND t.nth IS NOT NULL AND t.account IS NOT NULL AND g.ended >= $2 AND g.ended < $3
GROUP BY t.account) l ON l.account = s.account AND l.nth = s.nth
JOIN person p ON p.account = s.account JOIN account a ON a.name = s.account
WHERE s.game = $1 AND s.nth >= $4 AND a.banned = 0"""
ROBOTS = """SELECT s.robot, s.level, s.unsure, s.nth FROM rated_seat s JOIN
(SELECT robot, max(nth) AS nth FROM rated_seat WHERE game = $1 AND robot IS NOT NULL GROUP BY robot) l
ON l.robot = s.robot AND l.nth = s.nth WHERE s.game = $1"""
BETWEEN = """SELECT g.game_table, g.ended, g.why, a.place, a.stayed, a.answers, b.place, b.stayed, b.answers
FROM rated_game g JOIN rated_seat a ON a.game_table = g.game_table AND a.account = $1
JOIN rated_seat b ON b.game_table = g.game_table AND b.account = $2
WHERE g.ended >= $3 AND NOT EXISTS (SELECT 1 FROM rated_seat o WHERE o.game_table = g.game_table
AND o.account IS NOT NULL AND o.account <> $1 AND o.account <> $2) ORDER BY g.ended DESC, g.number DESC"""
LATE = """SELECT r.game_table FROM rated_game r JOIN game_table t ON t.id = r.game_table WHERE r.number IS NULL
AND (t.finished = 1 OR (EXISTS (SELECT 1 FROM played p WHERE p.game_table = t.id AND p.fate = 'left')
AND (SELECT count(*) FROM played p WHERE p.game_table = t.id AND p.fate IS NULL) < 2)) LIMIT $1"""
STANDINGS = """SELECT s.account, s.game, s.level, s.unsure FROM rated_seat s JOIN
(SELECT t.account AS account, t.game AS game, max(t.nth) AS nth FROM rated_seat t
JOIN ticket k ON k.who = 'account ' || t.account GROUP BY t.account, t.game) l
ON l.account = s.account AND l.game = s.game AND l.nth = s.nth"""


class RatedSeat(msgspec.Struct):
    """How a rated game went for one seat. `account` and `robot` None: somebody whose account is no longer there.
    `stayed`: they played it to its end. `answers`: how often they moved. `nth`: how many of theirs count with it; None:
    it does not."""

    table: str
    seat: int
    account: str | None
    robot: str | None
    place: int
    stayed: bool
    answers: int
    before: Level = Level()
    level: Level = Level()
    nth: int | None = None

    @property
    def who(self) -> str:
        """By what its level is carried on to the next game."""
        if self.account is not None:
            return f"account {self.account}"
        return f"robot {self.robot}" if self.robot is not None else f"{self.table} {self.seat}"

    @property
    def row(self) -> tuple[object, ...]:
        levels = (self.before.mu, self.before.sigma, self.level.mu, self.level.sigma)
        place = (self.place, int(self.stayed), self.answers)
        return (self.table, self.seat, self.account, self.robot, *place, *levels, self.nth)

    @property
    def again(self) -> tuple[object, ...]:
        levels = (self.before.mu, self.before.sigma, self.level.mu, self.level.sigma)
        return (*levels, self.nth, self.table, self.seat)


class Standing(msgspec.Struct, frozen=True):
    level: Level
    games: int


class Ranked(msgspec.Struct, frozen=True):
    """Somebody on the list of a season; `played`: rated games in it."""

    account: str
    seal: str
    shown: str
    level: Level
    games: int
    played: int


class Meeting(msgspec.Struct, frozen=True):
    """How a rated game went between two, seen from the first."""

    table: str
    ended: int
    why: Why | None
    place: int
    stayed: bool
    answers: int
    other_place: int
    other_stayed: bool
    other_answers: int


class RatedGame(msgspec.Struct):
    table: str
    game: str
    ended: int
    why: Why | None
    seats: list[RatedSeat]


def set_up(table: str, game: str) -> Change:
    return "INSERT INTO rated_game (game_table, game) VALUES ($1, $2)", [(table, game)]


def read(row: tuple[Any, ...]) -> RatedSeat:
    table, seat, account, robot, place, stayed, answers, mu, sigma, after, unsure, nth = row
    return RatedSeat(
        table, seat, account, robot, place, bool(stayed), answers, Level(mu, sigma), Level(after, unsure), nth
    )


class Rated:
    def __init__(self, sql: Sql) -> None:
        self.sql = sql

    # -- reckoning

    async def number(self, game: str) -> int:
        """How often the games of that kind have been reckoned."""
        found = await self.sql.one("SELECT coalesce(max(number), 0) FROM reckoning WHERE game = $1", game)
        return int(found[0])

    async def reckoned(self, table: str) -> bool:
        """Whether there is nothing to reckon there, any more or at all."""
        found = await self.sql.one("SELECT number FROM rated_game WHERE game_table = $1", table)
        return found is None or found[0] is not None

    async def keep(self, number: int, game: RatedGame) -> None:
        """The next game, with its number; StoreFault("exists") where another was first."""
        await self.sql.together(
            ("INSERT INTO reckoning VALUES ($1, $2)", [(game.game, number)]),
            (RECKONED, [(number, game.ended, game.why, game.table)]),
            (NEW_SEAT, [(game.game, *each.row) for each in game.seats]),
            ("DELETE FROM rated_trace WHERE game_table = $1", [(game.table,)]),
        )

    async def keep_all(self, number: int, game: str, games: list[RatedGame]) -> None:
        """All of them reckoned again."""
        await self.sql.together(
            ("INSERT INTO reckoning VALUES ($1, $2)", [(game, number)]),
            ("UPDATE rated_game SET why = $1 WHERE game_table = $2", [(each.why, each.table) for each in games]),
            (AGAIN, [seat.again for each in games for seat in each.seats]),
        )

    async def games(self, game: str) -> list[RatedGame]:
        """Every one that was reckoned, in that order."""
        heads = await self.sql.all(
            "SELECT game_table, ended, why FROM rated_game WHERE game = $1 AND number IS NOT NULL ORDER BY number", game
        )
        found = {table: RatedGame(table, game, ended, why, []) for table, ended, why in heads}
        for row in await self.sql.all(f"SELECT {SEAT} FROM rated_seat WHERE game = $1 ORDER BY game_table, seat", game):
            if row[0] in found:
                found[row[0]].seats.append(read(tuple(row)))
        return list(found.values())

    async def late(self, most: int) -> list[str]:
        """Tables whose rated game has ended and is not reckoned."""
        return [table for (table,) in await self.sql.all(LATE, most)]

    # -- what is seen of people before a game counts

    async def trace(self, table: str, account: str, *marks: str) -> None:
        insert = "INSERT INTO rated_trace VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self.sql.together((insert, [(table, account, mark) for mark in marks]))

    async def traces(self, table: str) -> list[tuple[str, str]]:
        """The mark of each browser and address, and the account that came with it."""
        sql = "SELECT mark, account FROM rated_trace WHERE game_table = $1 ORDER BY mark, account"
        return [(mark, account) for mark, account in await self.sql.all(sql, table)]

    async def between(self, one: str, other: str, since: int) -> list[Meeting]:
        """The rated games of these two and no other person, the last first."""
        found = await self.sql.all(BETWEEN, one, other, since)
        return [
            Meeting(table, ended, why, place, bool(stayed), n, other_place, bool(other_stayed), m)
            for table, ended, why, place, stayed, n, other_place, other_stayed, m in found
        ]

    # -- levels

    async def standing(self, game: str, account: str | None, robot: str | None) -> Standing:
        who = "account" if account is not None else "robot"
        found = await self.sql.one(LAST.format(who=who), account or robot, game)
        return Standing(first_of(game, robot), 0) if found is None else Standing(Level(found[0], found[1]), found[2])

    async def standings(self, account: str) -> dict[str, Standing]:
        """In each game of which they have played a rated one."""
        found = await self.sql.all(ALL_LAST, account)
        return {game: Standing(Level(mu, sigma), nth) for game, mu, sigma, nth in found}

    async def waiting(self) -> dict[tuple[str, str], Level]:
        """By account and game, the levels of those who look for a table."""
        return {(account, game): Level(mu, sigma) for account, game, mu, sigma in await self.sql.all(STANDINGS)}

    async def curve(self, account: str, game: str, most: int) -> list[tuple[int, Level]]:
        """Their level after each of the last games that count, the first of these first."""
        found = await self.sql.all(CURVE, account, game, most)
        return [(ended, Level(mu, sigma)) for ended, mu, sigma, _ in reversed(found)]

    async def seats_of(self, account: str) -> list[tuple[RatedSeat, str, Why | None]]:
        """All their rated games that have been reckoned, the first first."""
        columns = ", ".join(f"s.{name}" for name in SEAT.split(", "))
        sql = f"""SELECT {columns}, g.game, g.why FROM rated_seat s JOIN rated_game g ON g.game_table = s.game_table
        WHERE s.account = $1 ORDER BY g.ended, g.game_table"""
        return [(read(tuple(row)[:-2]), row[-2], row[-1]) for row in await self.sql.all(sql, account)]

    async def board(self, game: str, since: int, until: int, least: int) -> list[Ranked]:
        """Who played a rated game in that time and has as many as are needed to be shown."""
        found = await self.sql.all(BOARD, game, since, until, least)
        return [Ranked(name, seal, shown, Level(mu, sigma), nth, n) for name, seal, shown, mu, sigma, nth, n in found]

    async def robots(self, game: str) -> dict[str, Standing]:
        found = await self.sql.all(ROBOTS, game)
        return {robot: Standing(Level(mu, sigma), nth) for robot, mu, sigma, nth in found}

    async def first_ended(self, game: str) -> int | None:
        found = await self.sql.one("SELECT min(ended) FROM rated_game WHERE game = $1 AND why IS NULL", game)
        return None if found is None or found[0] is None else int(found[0])

    async def game_of(self, table: str) -> str | None:
        sql = "SELECT game FROM rated_game WHERE game_table = $1 AND number IS NOT NULL"
        found = await self.sql.one(sql, table)
        return None if found is None else str(found[0])

    async def doubtful(self, most: int) -> list[RatedGame]:
        """The games that the server or its host does not count, the last first."""
        heads = await self.sql.all(
            """SELECT game_table, game, ended, why FROM rated_game
            WHERE why IN ('browser', 'address', 'quick', 'pair', 'host') ORDER BY ended DESC LIMIT $1""",
            most,
        )
        found = []
        for table, game, ended, why in heads:
            rows = await self.sql.all(f"SELECT {SEAT} FROM rated_seat WHERE game_table = $1 ORDER BY seat", table)
            found.append(RatedGame(table, game, ended, why, [read(tuple(row)) for row in rows]))
        return found
