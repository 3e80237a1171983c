"""All that is kept about a person: told to them in one file, and taken away with their account.

What they did at a table is the others' game too and stays; who it was and what they said goes, out of the rows of the
log as well. The names and words of others stay theirs, whoever these speak of."""

from collections.abc import Iterator
from typing import Any

import msgspec

from ludotheque.server import clock
from ludotheque.server.clubhouse import Clubhouse
from ludotheque.server.notes import TableHead
from ludotheque.server.persons import Persons
from ludotheque.server.profiles import by_game
from ludotheque.server.rest import NEVER
from ludotheque.server.sentences import Refusing
from ludotheque.server.sql import Change
from ludotheque.server.stand import OWN
from ludotheque.server.store import Row
from ludotheque.server.tables import Tables
from ludotheque.server.tournaments import Tournaments

decode, encode = msgspec.json.decode, msgspec.json.encode
NOTE = b'{"note":'
REWRITE = "UPDATE log SET body = $1 WHERE game_table = $2 AND seq = $3"
REWRITE_HEAD = "UPDATE game_table SET head = $1 WHERE id = $2"


class Leaving:
    def __init__(self, tables: Tables, tournaments: Tournaments, clubhouse: Clubhouse) -> None:
        self.tables, self.store, self.tournaments = tables, tables.store, tournaments
        self.clubhouse = clubhouse

    @property
    def persons(self) -> Persons:
        return self.store.persons

    # -- the file

    async def export(self, account: str) -> dict[str, Any]:
        person, people = await self.persons.person(account), self.store.people
        assert person is not None
        contact, hook = await people.contact_of(account), await people.own_hook(account)
        played = await self.persons.results(account)
        keys = await people.passkeys(account)
        return {
            "ludotheque-person": 1,
            "written": clock.now(),
            "name": account,
            "since": person.since,
            "page": {"seal": person.seal, "shown": person.shown},
            "people": [{"name": other, "is": kind} for other, kind in await self.persons.bonds(account)],
            "asked by": await self.persons.askers(account),
            "signed in until": await self.persons.sessions(account),
            "passkeys": [{"name": key.name, "made": key.created, "used": key.used} for key in keys],
            "mail": None if contact is None else {"address": contact.address, "language": contact.language},
            "webhook": None if hook is None else hook.url,
            "browsers told": await self.persons.browsers(account),
            "looks for": [decode(body) for body in await self.persons.looking(account)],
            "nights and holidays": msgspec.to_builtins(await people.calendar(f"account {account}")),
            "games": msgspec.to_builtins(by_game(played)),
            "results": msgspec.to_builtins(played),
            "rated games": [
                {"game": game, "counts": why is None, **msgspec.to_builtins(seat)}
                for seat, game, why in await self.store.rated.seats_of(account)
            ],
            "reports": [
                msgspec.to_builtins(each) | {"about": each.named}
                for each in await self.store.reports.of("by_account", account)
            ],
            "told by the host": [
                {"time": each.decided, "act": each.act, "text": each.said, "until": each.until}
                for each in await self.store.reports.of("about", account)
                if each.act is not None
            ],
            "said while watching": [
                {"table": table, "time": said, "text": text} for table, said, text in await self.store.all(OWN, account)
            ],
            "tournaments": await self.tournaments.of(account),
            "clubs": await self.clubhouse.told_of(account),
            "studio": {
                "may": await self.store.desks.is_guest(account),
                "asked": [
                    {"title": one.title, "created": one.created, "played": one.played, "question": decode(one.asked)}
                    for one in await self.store.desks.experiments(account)
                ],
                "editions": [
                    {"name": one.name, "game": one.game, "created": one.created, "files": decode(one.files)}
                    for one in await self.store.desks.editions(account)
                ],
            },
            "tables": [await self.told(account, table) for table in await self.persons.tables(account)],
        }

    async def told(self, account: str, table: str) -> dict[str, Any]:
        """What the log of a table says of them."""
        head = await self.store.head(table)
        assert head is not None
        game = decode(head.head, type=TableHead).header["game"]
        rows = await self.store.rows(table)
        theirs = [{"time": row.written, **body} for row, body in rows_of(account, rows, True)]
        return {"table": table, "game": game, "created": head.created, "rows": theirs}

    # -- the end

    async def delete(self, account: str) -> None:
        """The account goes last: whatever breaks off before can be begun again."""
        await self.store.end_sessions(account)
        tables, seats = await self.persons.tables(account), await self.store.owned(account)
        called = {table: await self.called(account, table) for table in tables}
        for table in tables:
            await self.store.together(*await self.without(account, table))
        await self.store.reports.forget(account, called)
        await self.persons.forget(account)
        await self.store.contests.forget(account)
        await self.clubhouse.forget(account)
        await self.store.people.remove_account(account)
        for table in tables:
            await self.tell(table, [seat for owned, seat in seats if owned == table])
        self.tables.spawn(self.store.sweep_up())

    async def called(self, account: str, table: str) -> set[str]:
        """What they called themselves at a table."""
        rows = rows_of(account, await self.store.rows(table), False)
        return {body["name"] for _, body in rows if body.get("name")}

    async def without(self, account: str, table: str) -> list[Change]:
        """The log of a table without who they were and what they said there."""
        head, rows = await self.store.head(table), await self.store.rows(table)
        assert head is not None
        theirs = list(rows_of(account, rows, False))
        rewritten = [(encode(cleaned(body, head.finished)).decode(), table, row.seq) for row, body in theirs]
        changes: list[Change] = [(REWRITE, rewritten)]
        first = decode(head.head, type=TableHead)
        names: dict[int, set[str]] = {}
        for _, body in theirs:
            if body.get("name"):
                names.setdefault(body["seat"], set()).add(body["name"])
        changes += await self.unnamed(table, first, names)
        for child, begun in await self.children(table):
            changes += await self.unnamed(child, begun, names)
        return changes

    async def unnamed(self, table: str, head: TableHead, names: dict[int, set[str]]) -> list[Change]:
        """The head of a table, and what its campaign kept of its end, without these names in these seats."""
        found = [seat for seat, said in names.items() if head.seats[seat].name in said]
        for seat in found:
            head.seats[seat].name = ""
        changes: list[Change] = [(REWRITE_HEAD, [(encode(head).decode(), table)])] if found else []
        return changes + await self.store.chapters.unnamed(table, names)

    async def children(self, table: str) -> list[tuple[str, TableHead]]:
        """The tables that were made from that one, with the people who sat there."""
        sql = "SELECT id, head FROM game_table WHERE head LIKE $1"
        found = await self.store.all(sql, f'%"parent":"{table}"%')
        return [(child, decode(head.encode(), type=TableHead)) for child, head in found]

    async def tell(self, table: str, seats: list[int]) -> None:
        """Whoever is at that table, at whichever process, reads its log again."""
        try:
            room = await self.tables.room(table)
        except Refusing:  # it cannot be opened: nobody is there
            return
        await room.forget(seats)


def rows_of(account: str, rows: list[Row], moves: bool) -> Iterator[tuple[Row, dict[str, Any]]]:
    """What they did at a table while they held a seat there: notes, and moves too if asked for."""
    held: set[int] = set()
    for row in rows:
        if not moves and not row.body.startswith(NOTE):
            continue
        body = decode(row.body)
        seat = body.get("seat")
        if body.get("note") == "hold":
            theirs = body["holder"].get("account") == account
            held = held | {seat} if theirs else held - {seat}
        if seat in held:
            yield row, body


def cleaned(body: dict[str, Any], over: bool) -> dict[str, Any]:
    match body["note"]:
        case "hold":
            holder = {"by": "browser", "mark": "" if over else body["holder"]["mark"]}
            return body | {"holder": holder, "name": "", "guest": True}
        case "name":
            return body | {"name": ""}
        case "say":
            return body | {"text": ""}
        case "rests":
            return body | {"calendar": msgspec.to_builtins(NEVER)}
    return body
