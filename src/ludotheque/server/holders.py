"""Who holds a seat. A link is an invitation: whoever opens it first holds the seat, and then the link only watches.

A browser is known by a cookie that no script can read, of which only a hash is kept, another one at every table.
Somebody signed in is known by their account too, from any browser. Whoever opens a table without a cookie is handed
one with the first answer; a program may also bring one of its own making. A program that keeps none is known by the
link and by the address it opened it from: from there it comes back once it has gone, and everybody is told; from
anywhere else the link only watches. As soon as it shows its cookie, the cookie alone counts."""

import secrets
from collections.abc import Mapping
from typing import Literal

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludotheque.server.limits import household
from ludotheque.server.store import hashed

COOKIE = "ludotheque-browser"
LASTS = 400 * 86400  # seconds: as long as browsers keep a cookie
LONGEST = 200  # characters of a cookie that is looked at
PINNED = (
    "__Host-"  # begins the name of a cookie that no other server can set, a neighbour under the same domain neither
)


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """`mark`: of the browser at this table ("" with an account alone). `home`: of the address at this table, where the
    seat was opened without a cookie."""

    by: Literal["browser", "account", "link"]
    mark: str
    account: str | None = None
    home: str = ""


class Visitor(msgspec.Struct, frozen=True):
    """Whoever asks. `known`: the cookie is one they showed, and not one they are only now handed."""

    account: str | None = None
    browser: str | None = None
    known: bool = True
    address: str = ""

    @property
    def bare(self) -> bool:
        return self.account is None and (self.browser is None or not self.known)

    @property
    def diary(self) -> str:
        """By what their calendar is kept."""
        return f"account {self.account}" if self.account is not None else hashed(f"calendar {self.browser}")

    def mark(self, table: str) -> str:
        return "" if self.browser is None else hashed(f"browser {table} {self.browser}")

    def home(self, table: str) -> str:
        return hashed(f"address {table} {self.address}")

    def holder(self, table: str) -> Holder:
        if self.bare:
            return Holder("link", self.mark(table), home=self.home(table))
        return Holder("browser" if self.browser and self.known else "account", self.mark(table), self.account)

    def holds(self, table: str, holder: Holder | None, owner: str | None) -> bool:
        """`owner`: the account that the seat belongs to by the store, for an account may have been deleted since."""
        if holder is None:
            return False
        if self.account is not None and holder.account is not None and owner is not None:
            return self.account == holder.account == owner
        return holder.mark != "" and holder.mark == self.mark(table)

    def comes_back(self, table: str, holder: Holder | None) -> bool:
        """Whether they show nothing and come from where whoever holds the seat by its link came from."""
        return self.bare and holder is not None and holder.by == "link" and holder.home == self.home(table)


def visitor(asks: HTTPConnection, account: str | None) -> Visitor:
    shown = cookie(asks.cookies, COOKIE)[:LONGEST]
    address = household(asks.client.host if asks.client else "unknown")
    return Visitor(account, shown or secrets.token_urlsafe(32), bool(shown), address)


def secure(asks: HTTPConnection) -> bool:
    """Whether cookies are to travel by https only."""
    public: str = asks.app.state.api.settings.public
    return asks.url.scheme == "https" or public.startswith("https:")


def cookie(cookies: Mapping[str, str], name: str) -> str:
    """What a browser shows, by https or from before it was asked for by https only: nobody loses a seat by that."""
    return cookies.get(PINNED + name) or cookies.get(name, "")


def set_cookie(asks: HTTPConnection, answer: Response, name: str, secret: str, age: int) -> None:
    """By https under a name that only this server can have given."""
    https = secure(asks)
    answer.set_cookie(f"{PINNED * https}{name}", secret, max_age=age, httponly=True, samesite="lax", secure=https)


def give_cookie(asks: HTTPConnection, answer: Response, secret: str | None = None) -> None:
    """A browser that has none yet, or one that others could have set, gets a cookie to be known by."""
    if not asks.cookies.get(f"{PINNED * secure(asks)}{COOKIE}"):
        known = cookie(asks.cookies, COOKIE)[:LONGEST]
        set_cookie(asks, answer, COOKIE, known or secret or secrets.token_urlsafe(32), LASTS)


def greeting(asks: HTTPConnection, who: Visitor) -> list[tuple[bytes, bytes]]:
    """The headers with which a connection to a table is taken up."""
    answer = Response()
    give_cookie(asks, answer, who.browser)
    return [(name, value) for name, value in answer.raw_headers if name == b"set-cookie"]
