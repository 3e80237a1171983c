"""What is kept of campaigns: which table is the n-th of which, and how those that are finished ended.

An ending is written with the last row of its table (`Store.append`), in one transaction. A campaign that branched off
has the tables before the branch in common with the one it left.
"""

from typing import Any

import msgspec

from ludotheque.server.sql import Change, Sql

CAMPAIGN = "SELECT id, game, options, created, origin, after FROM campaign"
CHAPTER = "SELECT campaign, number, game_table, ending FROM chapter"
COPY = """INSERT INTO chapter (campaign, number, game_table, ending)
SELECT CAST($1 AS TEXT), number, game_table, ending FROM chapter WHERE campaign = $2 AND number <= $3"""
ENDED = "UPDATE chapter SET ending = $1 WHERE game_table = $2"


class CampaignHead(msgspec.Struct, frozen=True):
    """`options`: those of every game, and what the first began with. `origin`: the campaign it left, after so many
    games."""

    id: str
    game: str
    options: dict[str, Any]
    created: int
    origin: str | None = None
    after: int = 0


class Chapter(msgspec.Struct, frozen=True):
    """`table` None: it has been removed. `ending` None: it is still being played."""

    campaign: str
    number: int
    table: str | None
    ending: bytes | None = None


def begun(head: CampaignHead) -> Change:
    values = (head.id, head.game, msgspec.json.encode(head.options).decode(), head.created, head.origin, head.after)
    return "INSERT INTO campaign VALUES ($1, $2, $3, $4, $5, $6)", [values]


def opened(*chapters: Chapter) -> Change:
    """Of two who open the same one, only one succeeds."""
    rows = [(each.campaign, each.number, each.table, each.ending and each.ending.decode()) for each in chapters]
    return "INSERT INTO chapter VALUES ($1, $2, $3, $4)", rows


def shared(origin: str, after: int, campaign: str) -> Change:
    """The first chapters of one campaign are those of another too."""
    return COPY, [(campaign, origin, after)]


class Chapters:
    def __init__(self, sql: Sql) -> None:
        self.sql = sql

    async def campaign(self, campaign: str) -> CampaignHead | None:
        return self.head(await self.sql.one(f"{CAMPAIGN} WHERE id = $1", campaign))

    async def branches(self, campaign: str) -> list[CampaignHead]:
        found = await self.sql.all(f"{CAMPAIGN} WHERE origin = $1 ORDER BY after, created, id", campaign)
        return [head for row in found if (head := self.head(row)) is not None]

    def head(self, found: Any) -> CampaignHead | None:
        if found is None:
            return None
        campaign, game, options, created, origin, after = found
        return CampaignHead(campaign, game, msgspec.json.decode(options), created, origin, after)

    async def of(self, campaign: str) -> list[Chapter]:
        found = await self.sql.all(f"{CHAPTER} WHERE campaign = $1 ORDER BY number", campaign)
        return [self.chapter(row) for row in found]

    async def unnamed(self, table: str, names: dict[int, set[str]]) -> list[Change]:
        """What is kept of the end of that table, without these names in these seats."""
        found = await self.sql.all("SELECT campaign, number, ending FROM chapter WHERE game_table = $1", table)
        changes: list[Change] = []
        for campaign, number, ending in found:
            told = {} if ending is None else msgspec.json.decode(ending)
            for seat, occupant in enumerate(told.get("seats", [])):
                if occupant.get("name") in names.get(seat, ()):
                    occupant["name"] = ""
            if told:
                values = (msgspec.json.encode(told).decode(), campaign, number)
                changes.append(("UPDATE chapter SET ending = $1 WHERE campaign = $2 AND number = $3", [values]))
        return changes

    async def at(self, campaign: str, number: int) -> Chapter | None:
        found = await self.sql.one(f"{CHAPTER} WHERE campaign = $1 AND number = $2", campaign, number)
        return None if found is None else self.chapter(found)

    def chapter(self, found: Any) -> Chapter:
        campaign, number, table, ending = found
        return Chapter(campaign, number, table, None if ending is None else ending.encode())
