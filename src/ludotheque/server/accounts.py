"""Optional accounts: a name and a password, sessions in the database.

Wrong passwords are counted by account too, in the database, for all processes: ten at once, then one every half minute.
So that nobody can lock somebody else out by guessing, a browser in which that account was signed in before has a count
of its own; signed in it stays whatever others guess, and a passkey is no guess."""

import asyncio
import functools
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from ludotheque.server import clock
from ludotheque.server.holders import cookie
from ludotheque.server.names import checked_name, readings
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import Account, Store, hashed, new_secret

if TYPE_CHECKING:
    from argon2 import PasswordHasher

COOKIE = "ludotheque"
SESSION = 30 * 86400  # seconds
PASSWORD = (8, 200)  # characters
HASHING = ThreadPoolExecutor(2, "password")
T = TypeVar("T")
GUESSES = 10  # wrong passwords for one account at once
PACE = 30_000  # milliseconds after which one more may be tried


@functools.cache
def hasher() -> "PasswordHasher":
    """argon2id with 19 MiB, two passes, one lane: one of the profiles OWASP recommends. In a browser's tab nobody signs
    in, and it is not there."""
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@functools.cache
def nobody() -> str:
    """What is checked when there is no such account, so that it takes as long."""
    return hasher().hash(new_secret())


async def apart(work: Callable[..., T], *about: object) -> T:
    """A password takes its time in threads of its own: whatever else threads are busy with, nobody waits to sign in."""
    return await asyncio.get_running_loop().run_in_executor(HASHING, work, *about)


async def register(store: Store, name: str, password: str) -> str:
    kept = checked_name(name)
    made = await apart(hasher().hash, checked_password(password))
    if not await store.add_account(Account(kept, made), sorted(readings(kept))):
        raise Refusing("name-taken", 409)
    return kept


async def read_names(store: Store) -> None:
    """Accounts from before names that read alike were one name: the first of these has it, and all go on."""
    for name in await store.people.unread():
        await store.people.add_readings(name, sorted(readings(name)))


def checked_password(password: str) -> str:
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise Refusing("bad-password")
    return password


async def set_password(store: Store, name: str, password: str) -> None:
    """Every login ends with it."""
    made = await apart(hasher().hash, checked_password(password))
    await store.people.set_password(name, made)
    await store.end_sessions(name)


async def sign_in(store: Store, name: str, password: str, browser: str | None = None) -> str:
    """`browser`: the cookie that was shown."""
    plain, people = unicodedata.normalize("NFKC", name[: PASSWORD[1]]).strip(), store.people
    alike = sorted(readings(plain))
    account = await store.account(plain) or await store.account(await people.read_as(alike) or "")
    meant = account.name if account else f"? {alike[0]}"
    mark = hashed(f"login {meant} {browser}") if browser else ""
    who = f"{meant} {mark}" if mark and await people.knows_browser(meant, mark) else meant
    if not await people.guess(who, clock.now(), PACE, GUESSES):
        raise Refusing("many-guesses", 429)
    right = await apart(verify, account.password if account else None, password)
    if account is None or account.banned or not right:
        raise Refusing("bad-login", 403)
    await people.guessed(who)
    if mark:
        await people.know_browser(meant, mark, clock.now())
    return account.name


def verify(kept: str | None, password: str) -> bool:
    from argon2.exceptions import VerificationError

    try:
        hasher().verify(kept or nobody(), password[: PASSWORD[1] + 1])
    except VerificationError:
        return False
    return kept is not None


async def new_session(store: Store, account: str) -> str:
    secret = new_secret()
    await store.add_session(hashed(secret), account, clock.now() + SESSION * 1000)
    return secret


async def who(store: Store, cookies: dict[str, str]) -> str | None:
    """The account of whoever sends these cookies."""
    secret = cookie(cookies, COOKIE)
    return await store.session(hashed(secret), clock.now()) if secret else None
