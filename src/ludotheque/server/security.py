"""What every request and every answer goes through: origin, host name, headers, a line in the log."""

import logging
import time
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server.api import as_json
from ludotheque.server.metrics import Histogram
from ludotheque.server.sentences import Refusing
from ludotheque.server.settings import LOOPBACK

log = logging.getLogger("ludotheque.server")

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PORTS = {"http": 80, "https": 443}
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def host_name(authority: str) -> str:
    return urlsplit(f"//{authority}").hostname or ""


def may_come(scope: Scope, local: bool, public: str = "") -> bool:
    """A browser says where a page comes from: it must be this very server, by its public address or by the name that
    was asked for, and not by http where others come by https. A server for this machine only answers to no other name,
    or a foreign page could reach it under one of its own."""
    headers = Headers(scope=scope)
    authority = headers.get("host", "")
    try:
        if local and host_name(authority) not in (*LOOPBACK, "testserver"):
            return False
        if headers.get("origin") is None:
            return True
        origin, address = urlsplit(headers["origin"]), urlsplit(public)
        if origin.scheme not in PORTS or not origin.hostname:
            return False
        if public and (origin.scheme, place(origin)) == (address.scheme, place(address)):
            return True
        secure = scope["scheme"] in ("https", "wss") or (
            address.scheme == "https" and address.hostname == host_name(authority)
        )
        here = urlsplit(f"{origin.scheme}://{authority}")
        return place(origin) == place(here) and not (secure and origin.scheme != "https")
    except ValueError:
        return False


def place(address: SplitResult) -> tuple[str | None, int | None]:
    """A name and a port, also where it is the usual one and is not said."""
    return address.hostname, address.port or PORTS.get(address.scheme)


class Guard:
    def __init__(self, app: ASGIApp, local: bool, public: str, taken: Histogram) -> None:
        self.app, self.local, self.public, self.taken = app, local, public, taken

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket" and not may_come(scope, self.local, self.public):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 0

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
            await send(message)

        try:
            if may_come(scope, self.local, self.public):
                await self.app(scope, receive, dressed)
            else:
                await as_json(Refusing("bad-origin").fault(), 403)(scope, receive, dressed)
        except Exception:
            log.exception("a request failed", extra={"path": scope["path"]})
            if not status:
                await as_json(Refusing("fault").fault(), 500)(scope, receive, dressed)
        self.taken.observe(time.perf_counter() - started)
        taken = round((time.perf_counter() - started) * 1000, 1)
        log.info("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": taken})
