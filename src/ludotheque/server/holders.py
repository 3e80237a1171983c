"""Who holds a seat. A link is an invitation: whoever opens it first holds the seat, and then the link only watches.

A browser is known by a cookie that no script can read, of which only a hash is kept, another one at every table.
Somebody signed in is known by their account too, from any browser. A program that shows neither holds its seat by the
link alone and by its connection: who opens the link again the same way takes the seat over, and everybody is told."""

import secrets
from typing import Literal

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludotheque.server.store import hashed

COOKIE = "ludotheque-browser"
LASTS = 400 * 86400  # seconds: as long as browsers keep a cookie
LONGEST = 200  # characters of a cookie that is looked at


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """`mark`: of the browser at this table, or of a connection that showed none ("" with an account alone)."""

    by: Literal["browser", "account", "link"]
    mark: str
    account: str | None = None


class Visitor(msgspec.Struct, frozen=True):
    """Whoever asks. `connection`: what tells one connection without a cookie from another."""

    account: str | None = None
    browser: str | None = None
    connection: str = ""

    @property
    def bare(self) -> bool:
        return self.account is None and self.browser is None

    def mark(self, table: str) -> str:
        if self.browser is not None:
            return hashed(f"browser {table} {self.browser}")
        return self.connection if self.bare else ""

    def holder(self, table: str) -> Holder:
        by: Literal["browser", "account", "link"] = "link" if self.bare else "browser" if self.browser else "account"
        return Holder(by, self.mark(table), self.account)

    def holds(self, table: str, holder: Holder | None, owner: str | None) -> bool:
        """`owner`: the account that the seat belongs to by the store, for an account may have been deleted since."""
        if holder is None:
            return False
        if self.account is not None and holder.account is not None and owner is not None:
            return self.account == holder.account == owner
        return holder.mark != "" and holder.mark == self.mark(table)


def visitor(asks: HTTPConnection, account: str | None) -> Visitor:
    browser = asks.cookies.get(COOKIE, "")[:LONGEST] or None
    return Visitor(account, browser, f"connection {secrets.token_hex(8)}")


def secure(asks: HTTPConnection) -> bool:
    """Whether cookies are to travel by https only."""
    public: str = asks.app.state.api.settings.public
    return asks.url.scheme == "https" or public.startswith("https:")


def give_cookie(asks: HTTPConnection, answer: Response) -> None:
    """A browser that has none yet gets a cookie to be known by."""
    if not asks.cookies.get(COOKIE):
        secret = secrets.token_urlsafe(32)
        answer.set_cookie(COOKIE, secret, max_age=LASTS, httponly=True, samesite="lax", secure=secure(asks))
