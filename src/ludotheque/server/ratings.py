"""Rated games: which of them count, what they make of the levels of those who played, and who is shown them.

A table is rated from when it is set up, for good. Its game is reckoned once, when it is over or when all but one of its
people have left for good; whatever breaks off in between is begun again. Where the server sees people play against
themselves or lose on purpose, a game does not count; that is told to its host and to nobody else."""

import logging
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from ludotheque.server import clock, wire
from ludotheque.server.levels import SHOWN, Level, after, first_of, measured
from ludotheque.server.live import LiveTable
from ludotheque.server.notes import DAY, Occupant
from ludotheque.server.rated import Meeting, RatedGame, RatedSeat, Standing, Why
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import StoreFault
from ludotheque.server.tables import Tables

log = logging.getLogger("ludotheque.server")
LATELY = 30 * DAY  # for which games between the same two are looked at
FEW = 6  # answers before which leaving a game is giving it away
RUN = 6  # games between two that one of them has won, one after the other; the next does not count
CURVE = 60  # games that a curve shows
AT_ONCE = 50  # tables that are reckoned late
MOST = 100  # people on a list
SEASONS = 8  # that can be looked up


class Ratings:
    def __init__(self, tables: Tables) -> None:
        self.tables, self.rated = tables, tables.store.rated

    # -- reckoning

    async def look(self, live: LiveTable) -> None:
        """Reckon the game of that table, if it is rated and decided."""
        if not live.head.rated or await self.rated.reckoned(live.id):
            return
        if (found := ending(live)) is None:
            return
        game = live.table.rules.manifest.id
        while True:
            number = await self.rated.number(game) + 1
            if await self.rated.reckoned(live.id):
                return
            done = RatedGame(live.id, game, live.moved if live.table.over else clock.now(), found.why, found.seats)
            done.why = done.why or await self.doubt(done)
            await self.reckon(done)
            try:
                await self.rated.keep(number, done)
                return
            except StoreFault as fault:
                if fault.why != "exists":
                    raise  # else another game was reckoned meanwhile: its levels are the ones to begin with

    async def reckon(self, game: RatedGame) -> None:
        """What it makes of the levels that people have now."""
        stand: dict[str, Standing] = {}
        for each in game.seats:
            stand[each.who] = await self.rated.standing(game.game, each.account, each.robot)
        carry(game, stand)

    async def late(self) -> None:
        """What ended while no server saw to it."""
        for table in await self.rated.late(AT_ONCE):
            try:
                await self.look(await self.tables.live(table))
            except Refusing as error:
                log.warning("a rated game waits to be reckoned", extra={"table": table, "why": error.why})

    async def judge(self, table: str, counts: bool) -> bool:
        """The host has a game count, or not, and all since are reckoned again."""
        game = await self.rated.game_of(table)
        if game is None:
            return False
        await self.again(game, {table: None if counts else "host"})
        return True

    async def again(self, game: str, judged: dict[str, Why | None]) -> None:
        """All rated games of that kind from the first on."""
        while True:
            number = await self.rated.number(game) + 1
            games = await self.rated.games(game)
            stand: dict[str, Standing] = {}
            for each in games:
                each.why = judged.get(each.table, each.why)
                for seat in each.seats:
                    fresh = first_of(game, seat.robot) if seat.account or seat.robot else seat.before
                    stand.setdefault(seat.who, Standing(fresh, 0))
                carry(each, stand)
            try:
                await self.rated.keep_all(number, game, games)
                return
            except StoreFault as fault:
                if fault.why != "exists":
                    raise

    # -- what does not count

    async def doubt(self, game: RatedGame) -> Why | None:
        """Why that game is not to count, as far as the server can see."""
        named = [seat.account for seat in game.seats if seat.account is not None]
        people = set(named)
        if len(people) < len(named):
            return "browser"
        seen: dict[str, str] = {}
        for mark, account in await self.rated.traces(game.table):
            if account in people and seen.setdefault(mark, account) != account:
                return "browser" if mark.startswith("browser") else "address"
        if len(people) != 2:
            return None
        two = [seat for seat in game.seats if seat.account is not None]
        winner, loser = sorted(two, key=lambda seat: (not seat.stayed, seat.place))
        assert winner.account is not None and loser.account is not None
        before = await self.rated.between(winner.account, loser.account, game.ended - LATELY)
        if thrown(loser.stayed, loser.answers) and any(given_away(each) for each in before):
            return "quick"
        drawn = winner.stayed == loser.stayed and winner.place == loser.place
        return "pair" if not drawn and won_in_a_row(before) >= RUN else None

    async def doubtful(self) -> wire.DoubtfulGames:
        """For the host: what does not count, and what speaks against it."""
        told = []
        for game in await self.rated.doubtful(MOST):
            people = [seat for seat in game.seats if seat.robot is None]
            named = [seat.account for seat in people if seat.account]
            before: list[Meeting] = []
            if len(named) == 2:
                meetings = await self.rated.between(named[0], named[1], game.ended - LATELY)
                before = [each for each in meetings if each.ended <= game.ended and each.table != game.table]
            seats = [wire.DoubtfulSeat(each.account, each.place, each.stayed, each.answers) for each in people]
            earlier = [each.table for each in before]
            told.append(wire.DoubtfulGame(game.table, game.game, game.ended, game.why or "host", seats, earlier))
        return wire.DoubtfulGames(told)

    # -- who is shown what

    async def mine(self, account: str) -> wire.MyLevels:
        found = await self.rated.standings(account)
        return wire.MyLevels([card(game, standing) for game, standing in found.items()])

    async def of(self, account: str) -> list[wire.LevelCurve]:
        """Somebody's levels, for whoever may see their page."""
        told = []
        for game, standing in (await self.rated.standings(account)).items():
            curve = await self.rated.curve(account, game, CURVE) if standing.games >= SHOWN else []
            points = [wire.LevelAt(ended, level.points, level.band) for ended, level in curve]
            told.append(wire.LevelCurve(card(game, standing), points))
        return told

    async def ranking(self, me: str | None, game: str, season: str) -> wire.Ranking:
        """The list of a season: of those whose pages are open to whoever asks, as if nobody else played."""
        now = season_at(clock.now())
        season = season or now
        since, until = bounds(season)
        friends = set() if me is None else await self.tables.store.persons.friends_to(me)
        rows = [
            row
            for row in await self.rated.board(game, since, until, SHOWN)
            if row.account == me or row.shown == "all" or (row.shown == "friends" and row.account in friends)
        ]
        rows.sort(key=lambda row: (row.level.band - row.level.points, row.account))
        people = [
            wire.RankedPerson(place, row.account, row.seal, row.level.points, row.level.band, row.games, row.played)
            for place, row in enumerate(rows, 1)
            if place <= MOST or row.account == me
        ]
        own = None if me is None else card(game, await self.rated.standing(game, me, None))
        begun = await self.rated.first_ended(game)
        seasons = [now] if begun is None else seasons_between(season_at(begun), now)[:SEASONS]
        robots = await self.robots(game) if season == now else []
        return wire.Ranking(game, season, seasons, people, robots, own)

    async def robots(self, game: str) -> list[wire.RankedRobot]:
        found = await self.rated.robots(game)
        for robot in ("apprenti", "compagnon", "maitre", "grand-maitre"):
            if measured(game, robot):
                found.setdefault(robot, Standing(first_of(game, robot), 0))
        shown = [each for each in found.items() if each[1].games >= SHOWN or measured(game, each[0])]
        told = [wire.RankedRobot(robot, each.level.points, each.level.band, each.games) for robot, each in shown]
        return sorted(told, key=lambda each: -each.level)


class Found(msgspec.Struct):
    """A rated game that is decided."""

    why: Why | None
    seats: list[RatedSeat]


def carry(game: RatedGame, stand: dict[str, Standing]) -> None:
    """Write into the seats of a game what it makes of these levels, and carry them on."""
    before = levels = [stand[each.who].level for each in game.seats]
    counts = game.why is None
    if counts:
        levels = after(before, [each.place for each in game.seats], [each.stayed for each in game.seats])
    for seat, old, new in zip(game.seats, before, levels, strict=True):
        games = stand[seat.who].games + 1
        seat.before, seat.level, seat.nth = old, new, games if counts else None
        if counts:
            stand[seat.who] = Standing(new, games)


def gone(first: Occupant, now: Occupant) -> bool:
    """Whether whoever began in that seat has left it for good."""
    assert first.holder is not None
    return now.kind == "bot" or now.holder is None or now.holder.account != first.holder.account


def ending(live: LiveTable) -> Found | None:
    """How the rated game of that table went; None: it is not decided."""
    if not live.first:
        return None
    if live.friendly is not None:
        return Found(live.friendly, [])
    people = [seat for seat, each in enumerate(live.first) if each.kind != "bot"]
    here = [seat for seat in people if not gone(live.first[seat], live.seats[seat])]
    result = live.table.result
    if result is None and (len(here) > 1 or not live.at):
        return None
    seats = []
    for seat, first in enumerate(live.first):
        if first.holder is None:
            if result is not None:
                seats.append(RatedSeat(live.id, seat, None, first.level, result.ranking[seat], True, 0))
            continue
        stayed = seat in here and (result is None or live.seats[seat].plays)
        place = result.ranking[seat] if result is not None else 1
        seats.append(RatedSeat(live.id, seat, first.holder.account, None, place, stayed, live.answers[seat]))
    return Found(None if any(each.stayed for each in seats if each.account) else "few", seats)


def thrown(stayed: bool, answers: int) -> bool:
    return not stayed and answers <= FEW


def given_away(meeting: Meeting) -> bool:
    """Whether the other left that game at its beginning."""
    return thrown(meeting.other_stayed, meeting.other_answers) and meeting.stayed


def won_in_a_row(meetings: Sequence[Meeting]) -> int:
    """How many of the last games between two the first of them has won, up to the first that they did not win."""
    for n, each in enumerate(meetings):
        if (not each.stayed, each.place) >= (not each.other_stayed, each.other_place):
            return n
    return len(meetings)


def card(game: str, standing: Standing) -> wire.LevelCard:
    """A level is told once enough games stand behind it."""
    level: Level | None = standing.level if standing.games >= SHOWN else None
    if level is None:
        return wire.LevelCard(game, None, None, standing.games, SHOWN)
    return wire.LevelCard(game, level.points, level.band, standing.games, SHOWN)


# -- seasons: the quarters of a year


def season_at(time: int) -> str:
    day = datetime.fromtimestamp(time / 1000, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def bounds(season: str) -> tuple[int, int]:
    """From when and until when it lasts, in milliseconds."""
    year, _, quarter = season.partition("-")
    if not (year.isascii() and year.isdigit() and len(year) == 4 and year > "2000" and quarter in ("1", "2", "3", "4")):
        raise Refusing("no-page", 404)
    begins = datetime(int(year), int(quarter) * 3 - 2, 1, tzinfo=UTC)
    ends = datetime(int(year) + (quarter == "4"), int(quarter) % 4 * 3 + 1, 1, tzinfo=UTC)
    return round(begins.timestamp() * 1000), round(ends.timestamp() * 1000)


def seasons_between(first: str, last: str) -> list[str]:
    """All of them, the last first."""
    found = [last]
    while found[-1] > first:
        year, quarter = (int(part) for part in found[-1].split("-"))
        found.append(f"{year}-{quarter - 1}" if quarter > 1 else f"{year - 1}-4")
    return found
