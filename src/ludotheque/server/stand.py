"""What those who look on say to each other. The table hears nothing of it as long as the game lasts; then it is kept
with the game, each line with the moment it was said about.

Whoever speaks there has an account: what is said can be muted, and reported."""

from ludotheque.server import clock, wire
from ludotheque.server.clients import Client
from ludotheque.server.gallery import Onlookers
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import Store, StoreFault

SHOWN = 200  # the last lines
TRIES = 5
SAY = """INSERT INTO stand_line SELECT CAST($1 AS TEXT), coalesce(max(number), 0) + 1, CAST($2 AS TEXT),
CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST($5 AS TEXT) FROM stand_line WHERE game_table = $1 RETURNING number"""
READ = """SELECT number, account, said, seen, text FROM stand_line WHERE game_table = $1 AND number > $2
ORDER BY number DESC LIMIT $3"""
OWN = "SELECT game_table, said, text FROM stand_line WHERE account = $1 ORDER BY said, game_table"


async def lines(store: Store, table: str, since: int = 0) -> list[wire.StandLine]:
    return [wire.StandLine(*row) for row in reversed(await store.all(READ, table, since, SHOWN))]


class Stand:
    def __init__(self, room: Onlookers) -> None:
        self.room = room
        self.told = 0  # the number of the last line that was
        self.opened = False  # to whoever played

    def hears(self, client: Client) -> bool:
        live = self.room.live
        return live.dealt and not client.gone and (live.table.over or not client.seats)

    async def come(self, client: Client) -> None:
        """All that was said, for whoever has just come."""
        if not self.hears(client) or self.room.live.head.hotseat:
            return
        found = await lines(self.room.server.store, self.room.live.id)
        self.told = max([self.told, *(line.number for line in found)])
        client.send(wire.Stand(heard(client, found), True))

    async def say(self, client: Client, text: str) -> None:
        live = self.room.live
        if client.seats or live.head.hotseat or not live.dealt or live.closed is not None:
            raise Refusing("not-yours", 403)
        if client.account is None:
            raise Refusing("stand-account", 403)
        if len(text) > wire.LONGEST_TEXT:
            raise Refusing("too-large")
        seen = client.shown.get(None, (0, ""))[0]
        for left in reversed(range(TRIES)):
            try:
                await self.room.server.store.one(SAY, live.id, client.account, clock.now(), seen, text)
                break
            except StoreFault as fault:  # somebody else was first
                if fault.why != "exists" or not left:
                    raise
        await self.look()
        self.room.server.tell_stand(live.id)

    async def look(self) -> None:
        """Tell what has been said since, to those who may hear it."""
        fresh = await lines(self.room.server.store, self.room.live.id, self.told)
        fresh = [line for line in fresh if line.number > self.told]
        if fresh:
            self.told = fresh[-1].number
            for client in self.room.clients:
                if self.hears(client) and (mine := heard(client, fresh)):
                    client.send(wire.Stand(mine, False))

    def over(self) -> None:
        """The game has ended: whoever played it may read what was said."""
        if not self.opened:
            self.opened = True
            self.room.spawn(self.open())

    async def open(self) -> None:
        for client in [each for each in self.room.clients if each.seats]:
            await self.come(client)


def heard(client: Client, said: list[wire.StandLine]) -> list[wire.StandLine]:
    return [line for line in said if line.name not in client.unheard]
