"""Optional accounts: a name and a password, sessions in the database."""

import asyncio
import functools
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ludotheque.server import clock
from ludotheque.server.names import checked_name
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import Account, Store, hashed, new_secret

COOKIE = "ludotheque"
SESSION = 30 * 86400  # seconds
PASSWORD = (8, 200)  # characters


@functools.cache
def hasher() -> PasswordHasher:
    """argon2id with 19 MiB, two passes, one lane: one of the profiles OWASP recommends."""
    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@functools.cache
def nobody() -> str:
    """What is checked when there is no such account, so that it takes as long."""
    return hasher().hash(new_secret())


async def register(store: Store, name: str, password: str) -> str:
    kept = checked_name(name)
    made = await asyncio.to_thread(hasher().hash, checked_password(password))
    if not await store.add_account(Account(kept, made)):
        raise Refusing("name-taken", 409)
    return kept


def checked_password(password: str) -> str:
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise Refusing("bad-password")
    return password


async def set_password(store: Store, name: str, password: str) -> None:
    """Every login ends with it."""
    made = await asyncio.to_thread(hasher().hash, checked_password(password))
    await store.people.set_password(name, made)
    await store.end_sessions(name)


async def sign_in(store: Store, name: str, password: str) -> str:
    account = await store.account(unicodedata.normalize("NFKC", name).strip())
    right = await asyncio.to_thread(verify, account.password if account else None, password)
    if account is None or account.banned or not right:
        raise Refusing("bad-login", 403)
    return account.name


def verify(kept: str | None, password: str) -> bool:
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
    secret = cookies.get(COOKIE)
    return await store.session(hashed(secret), clock.now()) if secret else None
