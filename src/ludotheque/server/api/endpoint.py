"""What is around every endpoint: its declaration, limits, bodies, who asks."""

import functools
import gzip
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.server import accounts, clock, wire
from ludotheque.server.holders import Visitor, visitor
from ludotheque.server.host import Host
from ludotheque.server.limits import Kind, household
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import Bill
from ludotheque.server.neighbours import FORWARDS, same_user
from ludotheque.server.sentences import Refusing, unread
from ludotheque.server.settings import LOOPBACK, Settings
from ludotheque.server.store import StoreFault


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    run: Callable[["Api", Request, Any], Awaitable[wire.Shape | Response]]
    body: type[wire.Shape] | None
    answer: type[wire.Shape] | None
    admin: bool
    cost: float  # of the budget for asking
    also: Kind | None  # another budget it is taken from; that for guesses is the host's too
    query: tuple[str, ...] = ()


ENDPOINTS: list[Endpoint] = []
PROBE = 2.0  # seconds for which it counts that something could be written


def endpoint(
    method: str,
    path: str,
    answer: type[wire.Shape] | None,
    body: type[wire.Shape] | None = None,
    admin: bool = False,
    cost: float = 1.0,
    also: Kind | None = None,
    query: tuple[str, ...] = (),
) -> Callable[[Any], Any]:
    def declare(run: Any) -> Any:
        ENDPOINTS.append(Endpoint(method, path, run, body, answer, admin, cost, also, query))
        return run

    return declare


class Api:
    def __init__(self, host: Host, settings: Settings) -> None:
        self.host, self.settings = host, settings
        self.started = clock.monotonic()
        self.seen = -PROBE  # when something was last written to see that it can be
        self.ill: StoreFault | None = None
        self.hidden = False  # a proxy has been seen that does not tell, or is not believed, where people come from

    # -- around every endpoint

    async def serve(self, chosen: Endpoint, request: Request) -> Response:
        host = self.admit(request, "ask", chosen.cost)
        if chosen.also is not None and (not host or chosen.also == "guess"):
            self.host.budgets.take(chosen.also, [household(caller(request))])
        if not host:
            await self.host.turns.take(household(caller(request)))
        if any("\0" in text for text in (*request.path_params.values(), *request.query_params.values())):
            raise Refusing("bad-text")
        if chosen.admin and not host:
            raise Refusing("host-only", 403)
        body = await self.body(request, chosen.body) if chosen.body else None
        answer = await chosen.run(self, request, body)
        return answer if isinstance(answer, Response) else as_json(answer)

    def bill(self, request: Request) -> Bill:
        """Who pays for that request in the turns of the others."""
        return functools.partial(self.host.turns.pay, household(caller(request)))

    def admit(self, request: Request, kind: Kind, cost: float = 1.0) -> bool:
        """Refuse who is banned or asks too often; whether it is the host, who may."""
        self.hidden = self.hidden or self.hides(request)
        if self.is_host(request):
            return True
        self.host.bans.check(caller(request))
        self.host.budgets.take(kind, [household(caller(request))], cost)
        return False

    async def body(self, request: Request, shape: type[wire.Shape]) -> wire.Shape:
        data = await raw_body(request, wire.LARGEST_BODY)
        if wire.NUL in data:
            raise Refusing("bad-text")
        try:
            return msgspec.json.decode(data, type=shape)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusing("bad-body", 400, unread(error)) from error

    async def well(self) -> None:
        """StoreFault when nothing can be written; however many ask, it is tried once in a while."""
        if self.host.stopping:
            raise StoreFault("stopping")
        if clock.monotonic() - self.seen >= PROBE:
            self.seen = clock.monotonic()
            try:
                await self.host.store.ready()
                self.ill = None
            except StoreFault as error:
                self.ill = error
        if self.ill is not None:
            raise self.ill

    def hides(self, request: Request) -> bool:
        """Whether it comes by a proxy that makes all visitors one."""
        told = [part.strip() for part in request.headers.get("x-forwarded-for", "").split(",") if part.strip()]
        if told:
            return not self.settings.local and caller(request) not in told
        proxied = any(name in request.headers for name in FORWARDS)
        person = "accept-language" in request.headers  # which browsers say, and no monitor of the host's own does
        behind = bool(self.settings.public) and caller(request) in LOOPBACK and person
        return not self.settings.local and (proxied or behind)

    def is_host(self, request: Request) -> bool:
        """Whoever has the host's key; and, when the server listens to this machine only, whoever runs it, directly."""
        if self.settings.alone:
            return True
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if self.settings.host_key and hmac.compare_digest(given.encode(), self.settings.host_key.encode()):
            return True
        if not self.settings.local or any(name in request.headers for name in FORWARDS):
            return False
        if caller(request) == "testclient":
            return True
        return caller(request) in LOOPBACK and same_user(request.scope.get("client"), request.scope.get("server"))

    async def visitor(self, request: Request) -> Visitor:
        return visitor(request, await accounts.who(self.host.store, request.cookies))

    async def shown(self, request: Request) -> LiveTable:
        """The table the request is about, as whoever asks may see it."""
        room = await self.host.room(request.path_params["table"])
        return await room.shown_to(await self.visitor(request))


def caller(request: Request) -> str:
    return request.client.host if request.client else "unknown"


def as_json(answer: wire.Shape, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def marked(request: Request, answer: wire.Shape) -> Response:
    """With a tag: whoever shows it again is told only that nothing has changed. Nobody between keeps it."""
    body = msgspec.json.encode(answer)
    headers = {"etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"', "cache-control": "private, no-store"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def packed_json(request: Request, body: bytes) -> Response:
    """JSON that is large and no secret, as small as the caller takes it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json", headers={"vary": "accept-encoding"})
    headers = {"vary": "accept-encoding", "content-encoding": "gzip"}
    return Response(squeezed(body), media_type="application/json", headers=headers)


@functools.lru_cache(maxsize=32)
def squeezed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


async def raw_body(request: Request, most: int) -> bytes:
    """The body, refused as soon as it is too large."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refusing("too-large", 413)
        parts.append(part)
    return b"".join(parts)
