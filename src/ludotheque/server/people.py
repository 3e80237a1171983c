"""What is kept of people beside their accounts: passkeys, bans, addresses, and whom to tell that it is their turn."""

from typing import Any, Literal

import msgspec

from ludotheque.server.push import Address
from ludotheque.server.rest import NEVER, Calendar
from ludotheque.server.sql import Sql
from ludotheque.server.wire import Language

Kind = Literal["account", "visitor"]
Channel = Literal["mail", "push", "hook", "own"]  # a mail, a browser, the hook of the table, the hook of the account
EVERY_SEAT = -1  # of a hook that is not one seat's


class Passkey(msgspec.Struct, frozen=True):
    id: str
    account: str
    public_key: str
    counter: int
    name: str
    created: int
    used: int | None = None


class Banned(msgspec.Struct, frozen=True):
    kind: Kind
    who: str
    why: str
    since: int


class Contact(msgspec.Struct, frozen=True):
    """An address for mail, of an account or of one seat."""

    id: str
    account: str | None
    table: str | None
    seat: int | None
    address: str
    language: Language
    confirmed: bool = False


class Hook(msgspec.Struct, frozen=True):
    table: str
    seat: int
    url: str
    secret: str


class OwnHook(msgspec.Struct, frozen=True):
    """Of an account, for all its seats."""

    account: str
    url: str
    secret: str


class Device(msgspec.Struct, frozen=True):
    """A browser that is told by its push service: at the seats it named, and at all of its account. `quiet`: in that
    night it is not told. `told`: when it last was."""

    id: str
    account: str | None
    address: Address
    language: Language
    quiet: Calendar = NEVER
    told: int = 0


class Waiting(msgspec.Struct, frozen=True):
    """A notice to send about one seat. `turn`: the row after which that seat has not answered."""

    table: str
    seat: int
    channel: Channel
    turn: int
    tries: int = 0


PASSKEY = "SELECT id, account, public_key, counter, name, created, used FROM passkey"
CONTACT = "SELECT id, account, game_table, seat, address, language, confirmed FROM contact"
GUESS = """INSERT INTO guess VALUES ($1, $2) ON CONFLICT (who) DO UPDATE
SET free = CASE WHEN guess.free > $3 THEN guess.free + $4 ELSE excluded.free END
WHERE guess.free <= $5 RETURNING free"""
KNOWN = 400 * 86_400_000  # milliseconds without a login after which a browser is a stranger again
EXPECT = """INSERT INTO waiting (game_table, seat, channel, turn, due) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (game_table, seat, channel) DO UPDATE SET turn = excluded.turn, due = excluded.due, tries = 0, settled = 0
WHERE waiting.turn < excluded.turn OR ($6 = 1 AND waiting.settled = 0 AND waiting.tries = 0)"""
CLAIM = """UPDATE waiting SET tries = tries + 1, due = $2
WHERE settled = 0 AND due <= $1 AND (game_table, seat, channel) IN
(SELECT game_table, seat, channel FROM waiting WHERE settled = 0 AND due <= $1 ORDER BY due LIMIT 50)
RETURNING game_table, seat, channel, turn, tries"""
TARGETS = """SELECT id FROM game_table WHERE finished = 0 AND id IN (
SELECT game_table FROM contact WHERE confirmed = 1 AND game_table IS NOT NULL
UNION SELECT game_table FROM hook
UNION SELECT o.game_table FROM owned_seat o JOIN contact c ON c.account = o.account WHERE c.confirmed = 1
UNION SELECT o.game_table FROM owned_seat o JOIN own_hook h ON h.account = o.account
UNION SELECT game_table FROM push_seat
UNION SELECT o.game_table FROM owned_seat o JOIN push p ON p.account = o.account)"""
DEVICE = """INSERT INTO push VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0)
ON CONFLICT (id) DO UPDATE SET account = excluded.account, public_key = excluded.public_key, auth = excluded.auth,
language = excluded.language, quiet = excluded.quiet"""
DEVICES = """SELECT id, account, endpoint, public_key, auth, language, quiet, told FROM push
WHERE id IN (SELECT push FROM push_seat WHERE game_table = $1 AND seat = $2
UNION SELECT p.id FROM push p JOIN owned_seat o ON o.account = p.account WHERE o.game_table = $1 AND o.seat = $2)
AND id NOT IN (SELECT push FROM push_silent WHERE game_table = $1) ORDER BY created DESC, id LIMIT $3"""
IDLE_DEVICES = """DELETE FROM push WHERE account IS NULL AND created <= $1 AND id NOT IN (
SELECT s.push FROM push_seat s JOIN game_table t ON t.id = s.game_table WHERE t.finished = 0)"""


class People:
    def __init__(self, sql: Sql) -> None:
        self.sql = sql

    async def secret(self, name: str, fresh: str) -> str:
        """The secret of that name, which is `fresh` if there was none: the same for every process."""
        await self.sql.all("INSERT INTO secret VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh)
        return str((await self.sql.one("SELECT value FROM secret WHERE name = $1", name))[0])

    async def beat(self, time: int) -> None:
        """Something is written, to see that it can be."""
        sql = "INSERT INTO secret VALUES ('beat', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.sql.all(sql, str(time))

    # -- accounts

    async def set_password(self, account: str, password: str) -> None:
        await self.sql.all("UPDATE account SET password = $1 WHERE name = $2", password, account)

    async def unread(self) -> list[str]:
        """The accounts that have no reading of their own, the oldest first."""
        sql = "SELECT name FROM account WHERE name NOT IN (SELECT account FROM reading) ORDER BY created, name"
        return [row[0] for row in await self.sql.all(sql)]

    async def add_readings(self, account: str, readings: list[str]) -> None:
        """Those that no other account has."""
        for reading in readings:
            await self.sql.all("INSERT INTO reading VALUES ($1, $2) ON CONFLICT DO NOTHING", reading, account)

    async def read_as(self, readings: list[str]) -> str | None:
        for reading in readings:
            found = await self.sql.one("SELECT account FROM reading WHERE reading = $1", reading)
            if found is not None:
                return str(found[0])
        return None

    async def guess(self, who: str, now: int, pace: int, most: int) -> bool:
        """Whether one more password may be tried: `most` at once, then one each `pace` milliseconds."""
        return await self.sql.one(GUESS, who, now + pace, now, pace, now + (most - 1) * pace) is not None

    async def guessed(self, who: str) -> None:
        await self.sql.all("DELETE FROM guess WHERE who = $1", who)

    async def know_browser(self, account: str, mark: str, now: int) -> None:
        sql = """INSERT INTO known_browser VALUES ($1, $2, $3)
        ON CONFLICT (account, mark) DO UPDATE SET used = excluded.used"""
        await self.sql.all(sql, account, mark, now)

    async def knows_browser(self, account: str, mark: str) -> bool:
        sql = "SELECT used FROM known_browser WHERE account = $1 AND mark = $2"
        return await self.sql.one(sql, account, mark) is not None

    async def remove_account(self, account: str) -> None:
        """With its logins, passkeys, address, hook, and its hold on seats; what was played and said stays."""
        await self.sql.all("DELETE FROM account WHERE name = $1", account)
        await self.sql.all("DELETE FROM calendar WHERE who = $1", f"account {account}")
        await self.sql.all("DELETE FROM ticket WHERE who = $1", f"account {account}")

    # -- calendars

    async def calendar(self, who: str) -> Calendar:
        found = await self.sql.one("SELECT body FROM calendar WHERE who = $1", who)
        return NEVER if found is None else msgspec.json.decode(found[0], type=Calendar)

    async def set_calendar(self, who: str, calendar: Calendar) -> None:
        sql = "INSERT INTO calendar VALUES ($1, $2) ON CONFLICT (who) DO UPDATE SET body = excluded.body"
        await self.sql.all(sql, who, msgspec.json.encode(calendar).decode())

    # -- what runs out

    async def purge(self, time: int) -> None:
        """Forget the logins, questions, guesses and browsers that have run out, and those at no table that goes on."""
        await self.sql.all("DELETE FROM session WHERE expires <= $1", time)
        await self.sql.all("DELETE FROM challenge WHERE expires <= $1", time)
        await self.sql.all("DELETE FROM guess WHERE free <= $1", time)
        await self.sql.all("DELETE FROM known_browser WHERE used <= $1", time - KNOWN)
        await self.sql.all(IDLE_DEVICES, time - KNOWN)

    # -- passkeys

    async def add_passkey(self, key: Passkey) -> bool:
        sql = "INSERT INTO passkey VALUES ($1, $2, $3, $4, $5, $6, NULL) ON CONFLICT DO NOTHING RETURNING id"
        values = (key.id, key.account, key.public_key, key.counter, key.name, key.created)
        return await self.sql.one(sql, *values) is not None

    async def passkey(self, key: str) -> Passkey | None:
        found = await self.sql.one(f"{PASSKEY} WHERE id = $1", key)
        return found and Passkey(*found)

    async def passkeys(self, account: str) -> list[Passkey]:
        sql = f"{PASSKEY} WHERE account = $1 ORDER BY created, id"
        return [Passkey(*row) for row in await self.sql.all(sql, account)]

    async def passkey_used(self, key: Passkey, counter: int, when: int) -> bool:
        """Whether the counter was still the one known: of two answers with one counter one counts."""
        sql = "UPDATE passkey SET counter = $1, used = $2 WHERE id = $3 AND counter = $4 RETURNING id"
        return await self.sql.one(sql, counter, when, key.id, key.counter) is not None

    async def remove_passkey(self, account: str, key: str) -> bool:
        sql = "DELETE FROM passkey WHERE id = $1 AND account = $2 RETURNING id"
        return await self.sql.one(sql, key, account) is not None

    async def add_challenge(self, challenge: str, account: str, expires: int, now: int) -> None:
        await self.sql.all("DELETE FROM challenge WHERE expires <= $1", now)
        await self.sql.all("INSERT INTO challenge VALUES ($1, $2, $3)", challenge, account, expires)

    async def take_challenge(self, challenge: str, now: int) -> str | None:
        """The account it was made for ("": whoever signs in), once; None when it is not, or no longer, good."""
        sql = "DELETE FROM challenge WHERE challenge = $1 RETURNING account, expires"
        found = await self.sql.one(sql, challenge)
        return str(found[0]) if found is not None and found[1] > now else None

    # -- bans

    async def add_ban(self, ban: Banned) -> None:
        sql = """INSERT INTO ban VALUES ($1, $2, $3, $4)
        ON CONFLICT (kind, who) DO UPDATE SET why = excluded.why, since = excluded.since"""
        await self.sql.all(sql, ban.kind, ban.who, ban.why, ban.since)

    async def remove_ban(self, kind: Kind, who: str) -> bool:
        return await self.sql.one("DELETE FROM ban WHERE kind = $1 AND who = $2 RETURNING who", kind, who) is not None

    async def bans(self) -> list[Banned]:
        found = await self.sql.all("SELECT kind, who, why, since FROM ban ORDER BY since, kind, who")
        return [Banned(*row) for row in found]

    # -- addresses

    async def put_contact(self, contact: Contact) -> None:
        """In the place of whatever address that account or seat had."""
        if contact.account is not None:
            await self.sql.all("DELETE FROM contact WHERE account = $1", contact.account)
        else:
            await self.sql.all("DELETE FROM contact WHERE game_table = $1 AND seat = $2", contact.table, contact.seat)
        await self.sql.all(
            "INSERT INTO contact VALUES ($1, $2, $3, $4, $5, $6, $7)",
            contact.id,
            contact.account,
            contact.table,
            contact.seat,
            contact.address,
            contact.language,
            int(contact.confirmed),
        )

    async def contact(self, contact: str) -> Contact | None:
        return self.read(await self.sql.one(f"{CONTACT} WHERE id = $1", contact))

    async def contact_of(self, account: str) -> Contact | None:
        return self.read(await self.sql.one(f"{CONTACT} WHERE account = $1", account))

    async def contact_at(self, table: str, seat: int) -> Contact | None:
        return self.read(await self.sql.one(f"{CONTACT} WHERE game_table = $1 AND seat = $2", table, seat))

    def read(self, found: Any) -> Contact | None:
        if found is None:
            return None
        contact, account, table, seat, address, language, confirmed = found
        return Contact(contact, account, table, seat, address, language, bool(confirmed))

    async def confirm(self, contact: str) -> bool:
        return await self.sql.one("UPDATE contact SET confirmed = 1 WHERE id = $1 RETURNING id", contact) is not None

    async def remove_contact(self, contact: str) -> bool:
        return await self.sql.one("DELETE FROM contact WHERE id = $1 RETURNING id", contact) is not None

    async def put_hook(self, hook: Hook) -> None:
        sql = """INSERT INTO hook VALUES ($1, $2, $3, $4)
        ON CONFLICT (game_table, seat) DO UPDATE SET url = excluded.url, secret = excluded.secret"""
        await self.sql.all(sql, hook.table, hook.seat, hook.url, hook.secret)

    async def remove_hook(self, table: str, seat: int) -> bool:
        sql = "DELETE FROM hook WHERE game_table = $1 AND seat = $2 RETURNING seat"
        return await self.sql.one(sql, table, seat) is not None

    async def hooks(self, table: str) -> list[Hook]:
        sql = "SELECT game_table, seat, url, secret FROM hook WHERE game_table = $1 ORDER BY seat"
        return [Hook(*row) for row in await self.sql.all(sql, table)]

    async def put_own_hook(self, hook: OwnHook) -> None:
        sql = """INSERT INTO own_hook VALUES ($1, $2, $3)
        ON CONFLICT (account) DO UPDATE SET url = excluded.url, secret = excluded.secret"""
        await self.sql.all(sql, hook.account, hook.url, hook.secret)

    async def remove_own_hook(self, account: str) -> bool:
        return await self.sql.one("DELETE FROM own_hook WHERE account = $1 RETURNING account", account) is not None

    async def own_hook(self, account: str) -> OwnHook | None:
        found = await self.sql.one("SELECT account, url, secret FROM own_hook WHERE account = $1", account)
        return found and OwnHook(*found)

    # -- browsers that are told

    async def put_device(self, device: Device, now: int, seats: list[tuple[str, int]], silent: list[str]) -> None:
        """In the place of what that browser wished before."""
        to = device.address
        quiet = msgspec.json.encode(device.quiet).decode()
        values = (device.id, device.account, to.endpoint, to.public_key, to.auth, device.language, quiet, now)
        await self.sql.all(DEVICE, *values)
        await self.sql.all("DELETE FROM push_seat WHERE push = $1", device.id)
        await self.sql.all("DELETE FROM push_silent WHERE push = $1", device.id)
        for table, seat in seats:
            await self.sql.all(
                "INSERT INTO push_seat VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", device.id, table, seat
            )
        for table in silent:
            await self.sql.all("INSERT INTO push_silent VALUES ($1, $2) ON CONFLICT DO NOTHING", device.id, table)

    async def remove_device(self, device: str) -> bool:
        return await self.sql.one("DELETE FROM push WHERE id = $1 RETURNING id", device) is not None

    async def devices(self, table: str, seat: int, most: int) -> list[Device]:
        """Those told about that seat, the newest first."""
        found = await self.sql.all(DEVICES, table, seat, most)
        return [
            Device(device, account, Address(*where), language, msgspec.json.decode(quiet, type=Calendar), told)
            for device, account, *where, language, quiet, told in found
        ]

    async def leave_seat(self, table: str, seat: int) -> None:
        await self.sql.all("DELETE FROM push_seat WHERE game_table = $1 AND seat = $2", table, seat)

    async def may_tell(self, device: str, now: int, pace: int) -> bool:
        """Whether that browser has had its rest since it was last told; it is told now."""
        sql = "UPDATE push SET told = $2 WHERE id = $1 AND told <= $3 RETURNING id"
        return await self.sql.one(sql, device, now, now - pace) is not None

    async def not_told(self, device: str) -> None:
        await self.sql.all("UPDATE push SET told = 0 WHERE id = $1", device)

    # -- notices

    async def noticed(self) -> list[str]:
        """The tables in play at which somebody wants to be told."""
        return [row[0] for row in await self.sql.all(TARGETS)]

    async def expect(self, notice: Waiting, due: int, here: bool) -> None:
        """That seat keeps the table waiting; `here`: it is connected, so what was due before is put off."""
        values = (notice.table, notice.seat, notice.channel, notice.turn, due, int(here))
        await self.sql.all(EXPECT, *values)

    async def claim(self, now: int, until: int) -> list[Waiting]:
        """The notices that are due, each given to one process; due again at `until` unless that process says more."""
        return [Waiting(*row) for row in await self.sql.all(CLAIM, now, until)]

    async def again(self, notice: Waiting, due: int) -> None:
        """It could not be sent: try once more then."""
        sql = "UPDATE waiting SET due = $5 WHERE game_table = $1 AND seat = $2 AND channel = $3 AND turn = $4"
        await self.sql.all(sql, notice.table, notice.seat, notice.channel, notice.turn, due)

    async def settle(self, notice: Waiting) -> None:
        """Sent, or given up: nothing more about this turn of that seat."""
        sql = "UPDATE waiting SET settled = 1 WHERE game_table = $1 AND seat = $2 AND channel = $3 AND turn = $4"
        await self.sql.all(sql, notice.table, notice.seat, notice.channel, notice.turn)

    async def forget(self, notice: Waiting) -> None:
        """It is no longer that seat's turn."""
        sql = "DELETE FROM waiting WHERE game_table = $1 AND seat = $2 AND channel = $3 AND turn = $4"
        await self.sql.all(sql, notice.table, notice.seat, notice.channel, notice.turn)
