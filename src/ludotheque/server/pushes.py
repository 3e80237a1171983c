"""Browsers that are told by their push service: what each of them wishes, and telling it, never often and never in its
night."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec

from ludotheque.server import clock, rest, wire
from ludotheque.server.holders import Visitor
from ludotheque.server.hooks import NotTaken
from ludotheque.server.links import Links
from ludotheque.server.people import Device, Waiting
from ludotheque.server.push import Address, Gone, Signer, new_key
from ludotheque.server.rest import Calendar
from ludotheque.server.room import Room
from ludotheque.server.sentences import Refusing, phrase
from ludotheque.server.settings import Settings
from ludotheque.server.store import MAKER, hashed
from ludotheque.server.tables import Tables

T = TypeVar("T")
log = logging.getLogger("ludotheque.server")
PACE = 300_000  # milliseconds between two messages to one browser
MOST_TABLES = 60  # that a browser names
MOST_DEVICES = 8  # told about one seat
TOPIC = 32  # letters that a push service takes


class Pushes:
    def __init__(self, tables: Tables, links: Links, settings: Settings, threads: ThreadPoolExecutor) -> None:
        self.tables, self.links, self.settings, self.people = tables, links, settings, tables.store.people
        self.threads = threads
        self.signer: Signer | None = None

    async def sign(self) -> Signer:
        """With the one key of this server, made when it is first needed and kept in its database."""
        if self.signer is None:
            fresh = await self.in_thread(new_key)
            self.signer = Signer(await self.people.secret("push", fresh), self.contact)
        return self.signer

    @property
    def contact(self) -> str:
        if self.settings.mailer is not None:
            return f"mailto:{self.settings.mailer.sender}"
        host = urlsplit(self.settings.base).hostname or ""
        return f"https://{host if '.' in host else 'localhost'}"

    @property
    def after(self) -> int:
        return int(min(self.settings.push_after, self.settings.notice_after) * 1000)

    async def key(self) -> wire.PushKey:
        return wire.PushKey((await self.sign()).public, self.after // 1000, PACE // 1000)

    # -- what a browser wishes

    async def wish(self, visitor: Visitor, asked: wire.PushWish) -> bool:
        """False: it holds no seat that it could be told of."""
        address = Address(asked.endpoint, asked.public_key, asked.auth)
        quiet = night(asked.zone, asked.night)
        await self.in_thread(lambda: address.check(self.settings.private_hooks))
        seats, silent = await self.seats(visitor, asked.seats[:MOST_TABLES]), list[str]()
        for table in dict.fromkeys(asked.silent[:MOST_TABLES]):
            if await self.room(table) is not None:
                silent.append(table)
        device = hashed(asked.endpoint)
        if visitor.account is None and not seats:
            await self.people.remove_device(device)
            return False
        wanted = Device(device, visitor.account, address, asked.language, quiet)
        await self.people.put_device(wanted, clock.now(), seats, silent)
        if visitor.account is not None:
            for table in await self.tables.store.playing(visitor.account, MOST_TABLES):
                await self.room(table)  # from now on it is looked at
        return True

    async def seats(self, visitor: Visitor, asked: list[wire.MyTableAt]) -> list[tuple[str, int]]:
        found = []
        for each in asked:
            room = await self.room(each.table)
            if room is None:
                continue
            try:
                held = await self.links.held(room, visitor, each.keys)
            except Refusing:
                continue
            found += [(each.table, seat) for seat in held if seat != MAKER]
        return found

    async def room(self, table: str) -> Room | None:
        try:
            return await self.tables.room(table)
        except Refusing:
            return None

    async def gone(self, endpoint: str) -> bool:
        return await self.people.remove_device(hashed(endpoint))

    # -- telling

    async def devices(self, table: str, seat: int) -> list[Device]:
        return await self.people.devices(table, seat, MOST_DEVICES)

    async def ready(self, notice: Waiting, now: int) -> list[Device]:
        """The browsers to tell now. When there are only others, the notice waits for the first of them; when there is
        none, it is forgotten."""
        devices = await self.devices(notice.table, notice.seat)
        if not devices:
            await self.people.forget(notice)
            return []
        found = {device.id: free(device, now) for device in devices}
        ready = [device for device in devices if found[device.id] <= now]
        if not ready:
            await self.people.again(notice, min(found.values()))
        return ready

    async def tell(self, device: Device, about: list[Waiting], what: str) -> Callable[[], None] | None:
        """What delivers one message, however many tables wait for whoever looks at that browser. It says the game, and
        nothing else of the table: others may see the screen of a telephone that is locked."""
        if not await self.people.may_tell(device.id, clock.now(), PACE):
            for notice in about:
                await self.people.again(notice, clock.now() + PACE)
            return None
        lang, one = device.language, about[0].table
        live = await self.tables.live(one)
        several = len(about) > 1
        told = {
            "title": "Ludothèque" if several else live.table.rules.manifest.title,
            "body": phrase(what, lang, count=len(about)),
            "link": "/next" if several else f"/table/{one}",
            "lang": lang,
        }
        body, signer, time = msgspec.json.encode(told), await self.sign(), clock.now()
        topic = hashed("several" if several else one)[:TOPIC]
        return lambda: signer.deliver(device.address, body, topic, time, self.settings.private_hooks)

    async def send(self, device: Device, deliver: Callable[[], None]) -> None:
        try:
            await self.in_thread(deliver)
        except Gone:
            await self.people.remove_device(device.id)
        except Refusing as error:
            await self.people.remove_device(device.id)
            log.warning("a browser can no longer be told", extra={"why": error.why})
        except NotTaken:
            await self.people.not_told(device.id)
            raise

    async def in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)


def night(zone: str, minutes: list[int] | None) -> Calendar:
    wanted = None if minutes is None else (minutes[0], minutes[1]) if len(minutes) == 2 else (-1, -1)
    quiet = Calendar(zone, None)
    if rest.why_not(quiet) is not None or (wanted and not (wanted[0] != wanted[1] and is_time(*wanted))):
        raise Refusing("bad-push")
    return msgspec.structs.replace(quiet, night=wanted)


def is_time(*minutes: int) -> bool:
    return all(0 <= minute < 1440 for minute in minutes)


def free(device: Device, now: int) -> int:
    """When it may be told."""
    then = max(now, device.told + PACE)
    asleep = rest.resting(device.quiet, then)
    return then if asleep is None else asleep.end
