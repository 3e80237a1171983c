"""HTTP: levels, lists of a season, and for the host what does not count."""

from typing import Literal

from ludotheque.server.wire.shape import Shape


class LevelCard(Shape):
    """`level` null: not enough rated games yet; `shown` are needed. Two times in three the truth lies within `band`
    points."""

    game: str
    level: int | None
    band: int | None
    games: int
    shown: int


class MyLevels(Shape):
    """Of whoever asks, in each game of which they have played a rated one."""

    levels: list[LevelCard]


class LevelAt(Shape):
    ended: int
    level: int
    band: int


class LevelCurve(Shape):
    """The level after each of the last rated games; empty as long as it is not shown."""

    card: LevelCard
    curve: list[LevelAt]


class RankedPerson(Shape):
    """`games`: rated ones altogether; `played`: in that season."""

    place: int
    name: str
    seal: str
    level: int
    band: int
    games: int
    played: int


class RankedRobot(Shape):
    """On the same scale, without a place. `games`: with people; none: only measured against other robots."""

    robot: str
    level: int
    band: int
    games: int


class Ranking(Shape):
    """The list of a season (a quarter of a year, `2026-4`), by the level less what is not known of it. Only those are
    on it whose pages are open to whoever asks, and places are counted among them."""

    game: str
    season: str
    seasons: list[str]
    people: list[RankedPerson]
    robots: list[RankedRobot]
    mine: LevelCard | None


class DoubtfulSeat(Shape):
    """`account` null: somebody whose account is no longer there. `answers`: how often they moved."""

    account: str | None
    place: int
    stayed: bool
    answers: int


class DoubtfulGame(Shape):
    """A rated game that does not count. browser, address: two seats came from one; quick: given away at its beginning
    again; pair: the same one wins again and again; host: the host says so. `earlier`: where these two met lately."""

    table: str
    game: str
    ended: int
    why: Literal["browser", "address", "quick", "pair", "host", "guest", "few"]
    seats: list[DoubtfulSeat]
    earlier: list[str]


class DoubtfulGames(Shape):
    games: list[DoubtfulGame]


class Judgement(Shape):
    """Of the host: the rated game of that table counts, or does not; all since are reckoned again."""

    table: str
    counts: bool
