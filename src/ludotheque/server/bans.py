"""Who may not come in. Of a visitor without an account only a mark of the address is kept, never the address."""

import hashlib
import hmac
import logging
import re

from ludotheque.server import clock, wire
from ludotheque.server.bus import Bus
from ludotheque.server.limits import household
from ludotheque.server.people import Banned, Kind
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import StoreFault, new_secret
from ludotheque.server.tables import Tables

log = logging.getLogger("ludotheque.server")
BEAT = 10.0  # seconds after which a process knows of a ban that it was not told
MARK = re.compile(r"[0-9a-f]{16}")


class Bans:
    def __init__(self, tables: Tables, bus: Bus) -> None:
        self.tables, self.people, self.bus = tables, tables.store.people, bus
        bus.on("bans", lambda _process, _body: tables.spawn(self.read()))
        bus.missed.append(lambda: tables.spawn(self.read()))
        self.secret = b""
        self.marks: set[str] = set()
        self.accounts: set[str] = set()

    async def open(self) -> None:
        self.secret = (await self.people.secret("marks", new_secret())).encode()
        await self.read()
        self.tables.spawn(self.run())

    async def run(self) -> None:
        while True:
            await clock.sleep(BEAT)
            try:
                await self.read()
            except StoreFault as error:
                log.warning("bans wait for the database", extra={"why": str(error)})

    async def read(self) -> None:
        known = await self.people.bans()
        self.marks = {ban.who for ban in known if ban.kind == "visitor"}
        self.accounts = {ban.who for ban in known if ban.kind == "account"}
        for room in list(self.tables.rooms.values()):
            for client in list(room.clients):
                if client.mark in self.marks or client.account in self.accounts:
                    room.dismiss(client, "banned")

    async def changed(self) -> None:
        await self.bus.tell("bans")
        await self.read()

    def mark(self, address: str) -> str:
        """The same for every address one household has."""
        return hmac.new(self.secret, household(address).encode(), hashlib.sha256).hexdigest()[:16]

    def check(self, address: str, account: str | None = None) -> None:
        if account in self.accounts or (self.marks and self.mark(address) in self.marks):
            raise Refusing("banned", 403)

    async def ban(self, kind: Kind, who: str, why: str) -> bool:
        store = self.tables.store
        if kind == "account":
            if not await store.ban(who, True):
                return False
            await store.end_sessions(who)
        else:
            who = who if MARK.fullmatch(who) else self.mark(who)
        await self.people.add_ban(Banned(kind, who, why[: wire.LONGEST_TEXT], clock.now()))
        await self.changed()
        return True

    async def unban(self, kind: Kind, who: str) -> bool:
        if kind == "account":
            await self.tables.store.ban(who, False)
        elif not MARK.fullmatch(who):
            who = self.mark(who)
        done = await self.people.remove_ban(kind, who)
        await self.changed()
        return done

    async def listed(self) -> wire.Bans:
        return wire.Bans([wire.BanCard(ban.kind, ban.who, ban.why, ban.since) for ban in await self.people.bans()])
