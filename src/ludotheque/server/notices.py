"""Telling people who are away that it is their turn, or that their table of a tournament is ready: by mail, through
the push service of their browser, or by webhook.

Every few seconds the tables at which somebody wants to be told are looked at. A seat that must answer gets a notice in
the store, due once its holder has been away long enough; being connected, to any process, puts it off. What is due is
claimed by one process and sent from a thread of its own pool. A notice is settled when it is sent or given up, and
there is no other for the same seat and turn. All of it is in the store, so a restart forgets nothing."""

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import msgspec

from ludotheque.server import clock, wire
from ludotheque.server.holders import Visitor
from ludotheque.server.hooks import NotTaken, Target
from ludotheque.server.limits import Budgets
from ludotheque.server.links import Links
from ludotheque.server.live import LiveTable
from ludotheque.server.mail import Mailer, NotSent, is_address
from ludotheque.server.people import EVERY_SEAT, Channel, Contact, Device, Hook, OwnHook, Waiting
from ludotheque.server.pushes import Pushes
from ludotheque.server.room import Room
from ludotheque.server.sentences import Refusing, phrase
from ludotheque.server.settings import Settings
from ludotheque.server.store import MAKER, StoreFault, new_secret
from ludotheque.server.tables import Tables

log = logging.getLogger("ludotheque.server")
BEAT = 10.0  # seconds between two looks, at most
TRIES = 5
LEASE = 300_000  # milliseconds a process has to send a notice before another may try: longer than any attempt
MOST_HOOKS = 20  # of one table
CALLED = -1  # the turn of a notice that a table of a tournament is ready: it comes before every other


@dataclass(frozen=True)
class Holder:
    """Whose notices: an account's, or a seat's; with the maker's key `seat` is MAKER."""

    account: str | None
    table: str | None
    seat: int | None


class Notices:
    def __init__(self, tables: Tables, links: Links, settings: Settings, budgets: Budgets) -> None:
        self.tables, self.links, self.settings, self.people = tables, links, settings, tables.store.people
        self.threads = ThreadPoolExecutor(4, "notices")  # slow receivers hold up nothing but each other
        self.pushes = Pushes(tables, links, settings, self.threads)
        self.budgets = budgets
        self.secret = b""

    async def open(self) -> None:
        self.secret = (await self.people.secret("links", new_secret())).encode()
        self.looking = self.tables.spawn(self.run())

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    @property
    def away(self) -> int:
        return int(self.settings.notice_after * 1000)

    # -- what people wish

    def mailer(self) -> Mailer:
        if self.settings.mailer is None:
            raise Refusing("no-mail")
        return self.settings.mailer

    async def of(self, who: Holder) -> wire.Notices:
        found = wire.Notices(self.settings.mailer is not None, int(self.settings.notice_after))
        if who.seat == MAKER and who.table is not None:
            hooks = await self.people.hooks(who.table)
            found.hooks = [wire.HookInfo(hook.url, None if hook.seat == EVERY_SEAT else hook.seat) for hook in hooks]
        elif contact := await self.contact(who):
            found.mail = wire.MailNotice(shortened(contact.address), contact.language, contact.confirmed)
        if who.account is not None and (own := await self.people.own_hook(who.account)):
            found.hooks = [wire.HookInfo(own.url, None)]
        return found

    async def contact(self, who: Holder) -> Contact | None:
        if who.account is not None:
            return await self.people.contact_of(who.account)
        assert who.table is not None and who.seat is not None
        return await self.people.contact_at(who.table, who.seat)

    async def wish(self, who: Holder, address: str, language: wire.Language) -> None:
        """Keep the address and send it the link that confirms it."""
        mailer, address = self.mailer(), address.strip()
        if who.seat == MAKER:
            raise Refusing("not-your-seat", 403)
        if not is_address(address):
            raise Refusing("bad-address")
        self.budgets.take("letter", [address.lower()])
        contact = Contact(new_secret(), who.account, who.table, who.seat, address, language)
        await self.people.put_contact(contact)
        link = f"{self.settings.base}/notices#confirm={self.token('confirm', contact)}"
        subject = phrase("mail-confirm-subject", language)
        letter = mailer.compose(address, subject, phrase("mail-confirm-text", language, link=link))
        try:
            await self.in_thread(lambda: mailer.deliver(letter))
        except NotSent as error:
            log.warning("a mail could not be sent", extra={"why": str(error)})
            await self.people.remove_contact(contact.id)
            raise Refusing("mail-fault", 503) from error

    async def no_mail(self, who: Holder) -> None:
        if contact := await self.contact(who):
            await self.people.remove_contact(contact.id)

    def token(self, purpose: str, contact: Contact) -> str:
        text = f"{purpose} {contact.id} {contact.address}"
        return f"{contact.id}.{hmac.new(self.secret, text.encode(), hashlib.sha256).hexdigest()}"

    async def signed(self, purpose: str, token: str) -> Contact:
        contact = await self.people.contact(token.partition(".")[0])
        if contact is None or not hmac.compare_digest(self.token(purpose, contact).encode(), token.encode()):
            raise Refusing("old-link", 404)
        return contact

    async def confirm(self, token: str) -> None:
        contact = await self.signed("confirm", token)
        await self.people.confirm(contact.id)
        tables = (
            [contact.table] if contact.table else [t for t, _ in await self.tables.store.owned(contact.account or "")]
        )
        for table in tables:
            await self.room(table)  # from now on it is looked at

    async def stop(self, token: str) -> None:
        await self.people.remove_contact((await self.signed("stop", token)).id)

    # -- webhooks

    async def hook(self, table: str, wish: wire.HookWish) -> wire.HookMade:
        room = await self.made_by(table, wish.key)
        if wish.seat is not None and not 0 <= wish.seat < len(room.live.seats):
            raise Refusing("not-your-seat", 403)
        target = Target(wish.url, self.settings.private_hooks)
        await self.in_thread(target.check)
        if len(await self.people.hooks(table)) >= MOST_HOOKS:
            raise Refusing("bad-hook")
        secret = new_secret()
        await self.people.put_hook(Hook(table, EVERY_SEAT if wish.seat is None else wish.seat, wish.url, secret))
        return wire.HookMade(wish.url, wish.seat, secret)

    async def own_hook(self, account: str, url: str) -> wire.HookMade:
        target = Target(url, self.settings.private_hooks)
        await self.in_thread(target.check)
        secret = new_secret()
        await self.people.put_own_hook(OwnHook(account, url, secret))
        for table, _ in await self.tables.store.owned(account):
            await self.room(table)  # from now on it is looked at
        return wire.HookMade(url, None, secret)

    async def no_hook(self, table: str, gone: wire.HookGone) -> bool:
        await self.made_by(table, gone.key)
        return await self.people.remove_hook(table, EVERY_SEAT if gone.seat is None else gone.seat)

    async def made_by(self, table: str, key: str) -> Room:
        room = await self.tables.room(table)
        if MAKER not in await self.links.held(room, Visitor(), [key]):
            raise Refusing("not-maker", 403)
        return room

    # -- looking

    async def run(self) -> None:
        beat = min(BEAT, self.settings.notice_after / 4, self.settings.push_after / 4)
        await self.wake()
        while True:
            try:
                await self.look()
            except StoreFault as error:
                log.warning("notices wait for the database", extra={"why": str(error)})
            await clock.sleep(beat)

    async def wake(self) -> None:
        """After a start the tables concerned are read once: a turn may have begun just before the stop."""
        try:
            for table in await self.people.noticed():
                await self.room(table)
        except StoreFault as error:
            log.warning("notices wait for the database", extra={"why": str(error)})

    async def room(self, table: str) -> Room | None:
        try:
            return await self.tables.room(table)
        except Refusing:
            return None  # gone, or damaged, which was logged

    async def look(self) -> None:
        time = clock.now()  # those who left together are told together
        for table in await self.people.noticed():
            room = self.tables.rooms.get(table)
            if room is not None:
                for seat in waited_for(room.live):
                    await self.expect(room, seat, room.live.turn_of(seat), time)
                for seat in await self.called(room.live):
                    await self.expect(room, seat, CALLED, time)
        letters: dict[tuple[str, bool], list[Waiting]] = {}
        pushes: dict[tuple[str, bool], tuple[Device, list[Waiting]]] = {}
        for notice in await self.people.claim(time, time + LEASE):
            room = await self.room(notice.table)
            called = notice.turn == CALLED
            if room is None or not await self.still(room.live, notice):
                await self.people.forget(notice)
            elif notice.seat in room.here:
                await self.people.forget(notice)
                await self.expect(room, notice.seat, notice.turn, time)
            elif notice.channel == "push":
                for device in await self.pushes.ready(notice, time):
                    pushes.setdefault((device.id, called), (device, []))[1].append(notice)
            elif notice.channel != "mail":
                self.tables.spawn(self.call(room, notice))
            elif contact := await self.contact_for(room, notice.seat):
                letters.setdefault((contact.id, called), []).append(notice)
            else:
                await self.people.forget(notice)
        for (contact_id, _), about in letters.items():
            self.tables.spawn(self.write(contact_id, about))
        for device, about in pushes.values():
            self.tables.spawn(self.push(device, about))

    async def called(self, live: LiveTable) -> list[int]:
        """Who has not come yet to a table that a tournament has laid for them."""
        if live.dealt or live.closed is not None or await self.tables.store.contests.of_table(live.id) is None:
            return []
        return live.silent

    async def still(self, live: LiveTable, notice: Waiting) -> bool:
        if notice.turn == CALLED:
            return notice.seat in await self.called(live)
        return notice.seat in waited_for(live) and live.turn_of(notice.seat) == notice.turn

    async def expect(self, room: Room, seat: int, turn: int, time: int) -> None:
        """Whoever is called is told at once: they were not there, and their clock will run."""
        live = room.live
        channels: list[Channel] = []
        if self.settings.mailer is not None and await self.contact_for(room, seat) is not None:
            channels.append("mail")
        if await self.hook_for(room, seat, "hook") is not None:
            channels.append("hook")
        if await self.hook_for(room, seat, "own") is not None:
            channels.append("own")
        if await self.pushes.devices(live.id, seat):
            channels.append("push")
        for channel in channels:
            notice = Waiting(live.id, seat, channel, turn)
            away = 0 if turn == CALLED else self.pushes.after if channel == "push" else self.away
            await self.people.expect(notice, time + away, seat in room.here)

    async def contact_for(self, room: Room, seat: int) -> Contact | None:
        """The address confirmed for the seat, else that of the account which owns it."""
        found = await self.people.contact_at(room.live.id, seat)
        if (found is None or not found.confirmed) and seat in room.owners:
            found = await self.people.contact_of(room.owners[seat])
        return found if found is not None and found.confirmed else None

    async def hook_for(self, room: Room, seat: int, channel: Channel) -> Hook | OwnHook | None:
        """The table's own, for that seat or for every one; else that of the account which owns the seat."""
        if channel == "own":
            return await self.people.own_hook(room.owners[seat]) if seat in room.owners else None
        hooks = {hook.seat: hook for hook in await self.people.hooks(room.live.id)}
        return hooks.get(seat) or hooks.get(EVERY_SEAT)

    # -- sending

    async def in_thread(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def write(self, contact_id: str, about: list[Waiting]) -> None:
        """One mail, however many tables wait for the same person."""
        contact = await self.people.contact(contact_id)
        if contact is None or self.settings.mailer is None:
            return
        mailer, lang, base = self.settings.mailer, contact.language, self.settings.base
        lines = []
        for notice in about:
            live = await self.tables.live(notice.table)
            title, link = live.table.rules.manifest.title, f"{base}/table/{notice.table}"
            lines.append(phrase("mail-turn-table", lang, game=title, link=link))
        token = self.token("stop", contact)
        told = "mail-called" if about[0].turn == CALLED else "mail-turn"
        text = phrase(f"{told}-text", lang, tables="\n".join(lines), stop=f"{base}/notices#stop={token}")
        subject = phrase(f"{told}-subject", lang, count=len(about))
        letter = mailer.compose(contact.address, subject, text, f"{base}/api/notices/stop?token={token}")
        await self.attempt(self.in_thread(lambda: mailer.deliver(letter)), about)

    async def push(self, device: Device, about: list[Waiting]) -> None:
        told = "push-called" if about[0].turn == CALLED else "push-turn"
        if (deliver := await self.pushes.tell(device, about, told)) is not None:
            await self.attempt(self.pushes.send(device, deliver), about)

    async def call(self, room: Room, notice: Waiting) -> None:
        hook = await self.hook_for(room, notice.seat, notice.channel)
        if hook is None:
            return await self.people.forget(notice)
        live = room.live
        told = {
            "event": "ready" if notice.turn == CALLED else "turn",
            "table": live.id,
            "game": live.table.rules.manifest.id,
            "seat": notice.seat,
            "name": live.seats[notice.seat].name,
            "since": live.moved_for(notice.seat),
            "link": f"{self.settings.base}/table/{live.id}",
        }
        body, time = msgspec.json.encode(told), clock.now()

        def deliver() -> None:
            try:
                Target(hook.url, self.settings.private_hooks).deliver(body, hook.secret, time)
            except Refusing as error:
                raise NotTaken(error.why) from error

        await self.attempt(self.in_thread(deliver), [notice])

    async def attempt(self, delivery: Awaitable[None], about: list[Waiting]) -> None:
        try:
            await delivery
        except (NotSent, NotTaken) as error:
            log.warning("a notice could not be sent", extra={"table": about[0].table, "why": str(error)})
            for notice in about:
                if notice.tries < TRIES:
                    await self.people.again(notice, clock.now() + int(self.settings.notice_retry * 1000) * notice.tries)
            about = [notice for notice in about if notice.tries >= TRIES]
        for notice in about:
            await self.people.settle(notice)


def waited_for(live: LiveTable) -> list[int]:
    """The people who keep the table waiting."""
    if live.paused or live.closed is not None:
        return []
    return [seat for seat in live.asked if live.seats[seat].plays]


def shortened(address: str) -> str:
    name, _, domain = address.partition("@")
    return f"{name[:1]}***@{domain}"
