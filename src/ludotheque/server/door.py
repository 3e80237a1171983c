"""The door of a server: how long a request may take to come in whole, and how many connections one address may hold.

A proxy that is trusted, and everybody on a server of one's own, may hold any number: whoever is behind a proxy is
counted when a table is opened (`sockets.py`), by the address the proxy tells.
"""

import resource
from collections import Counter
from typing import TYPE_CHECKING, Any

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludotheque.server import clock
from ludotheque.server.clients import LINE
from ludotheque.server.limits import household
from ludotheque.server.sentences import sentence
from ludotheque.server.settings import Settings
from ludotheque.server.wire import LARGEST_FRAME

if TYPE_CHECKING:
    from starlette.applications import Starlette

HEAD = 10.0  # seconds for the head of a request, from its first letter or from the beginning of the connection
BODY = 20.0  # seconds for its body, and one more for each
BIT = 16_384  # bytes that have come
STALLED = 60.0  # seconds for which somebody may leave an answer unread
SPARE = 64  # files for other things than connections
ENOUGH = 65_536  # files


def room() -> int:
    """How many connections there are files for, once the system has been asked for all it allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return (most if soft == resource.RLIM_INFINITY else soft) - SPARE


class Doorkeeper:
    """Counts who is in."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.per_address
        self.free = settings.local
        self.trusted = _TrustedHosts(settings.proxies)
        self.room = room()
        self.all = 0
        self.inside: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        counted = not self.free and who not in self.trusted
        if self.all >= self.room or (counted and self.inside[who] >= self.most):
            return False
        self.all += 1
        self.inside[who] += 1
        return True

    def leave(self, who: str) -> None:
        self.all -= 1
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]


def words(status: int, why: str) -> bytes:
    """An answer from before there is an application to ask."""
    said = "\n".join(sentence(why).values()).encode() + b"\n"
    phrase = {408: "Request Timeout", 503: "Service Unavailable"}[status]
    head = f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
    return f"{head}content-length: {len(said)}\r\nconnection: close\r\n\r\n".encode() + said


class Door(H11Protocol):
    keeper: Doorkeeper
    who: str | None = None  # counted under this name
    late: clock.Timer | None = None  # when the request that is coming in is waited for no more
    stalled: clock.Timer | None = None
    state: Any = None  # which part of it is coming in
    since = 0.0
    received = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        who = household(self.client[0]) if self.client else "unknown"
        if not self.keeper.enter(who):
            self.connections.discard(self)
            transport.write(words(503, "too-many"))
            transport.close()
            return
        self.who = who
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        self.read_on()
        if self.who is not None:
            self.keeper.leave(self.who)
            self.who = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.who is None:
            return
        self.received += len(data)
        super().data_received(data)
        self.watch()

    # -- a request that is coming in

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    def watch(self) -> None:
        """Wait for what is missing of the request, from when it began to come and not from its latest letter."""
        state = self.conn.their_state
        waits = state is h11.SEND_BODY or (
            state is h11.IDLE and (bool(self.conn.trailing_data[0]) or self.cycle is None)
        )
        if not waits or self.transport.get_protocol() is not self:
            self.forget()
        elif state is not self.state or self.late is None:
            self.forget()
            self.state, self.since, self.received = state, clock.monotonic(), 0
            self.set(BODY if state is h11.SEND_BODY else HEAD)

    def set(self, seconds: float) -> None:
        self.late = clock.later(seconds, self.is_late)

    def is_late(self) -> None:
        self.late = None
        if self.state is h11.SEND_BODY:
            left = BODY + self.received // BIT - (clock.monotonic() - self.since)
            if left > 0:
                self.set(left)
                return
        if self.state is h11.IDLE and not self.transport.is_closing():
            self.transport.write(words(408, "too-slow"))
        self.transport.close()

    def forget(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    # -- an answer that is not read

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = clock.later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_on()

    def read_on(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    # -- a table

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection is a table's from here on, and still counted."""
        self.forget()
        self.read_on()
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        if isinstance(line, Line):
            line.counted, self.who = (self.keeper, self.who), None


class Line(WebSocketsSansIOProtocol):
    """The connection of somebody at a table. What is said goes straight to the network, past the layers of the
    application, as long as the network takes it."""

    counted: tuple[Doorkeeper, str | None] | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

    @property
    def free(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.disconnected and self.writable.is_set()

    def say(self, text: bytes) -> None:
        """A text frame (RFC 6455): unmasked, whole, its length in 7, 16 or 64 bits."""
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2)
        else:
            head = b"\x81\x7f" + size.to_bytes(8)
        self.transport.write(head + text)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted is not None and self.counted[1] is not None:
            self.counted[0].leave(self.counted[1])
            self.counted = None
        super().connection_lost(exc)


def configured(app: "Starlette", settings: Settings) -> uvicorn.Config:
    """How the application is served."""
    door = type("Door", (Door,), {"keeper": Doorkeeper(settings)})
    return uvicorn.Config(
        app,
        http=door,
        ws=Line,
        ws_max_size=4 * LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
    )
