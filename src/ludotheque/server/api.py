"""The HTTP interface. Each endpoint is declared once: routes, checks and the OpenAPI document come from it."""

import hmac
import resource
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.bots import registry as bots
from ludotheque.match import journal, ledger
from ludotheque.match.registry import registry
from ludotheque.server import accounts, cards, wire
from ludotheque.server.host import Host
from ludotheque.server.limits import Buckets
from ludotheque.server.sentences import LANGUAGES, Refusing
from ludotheque.server.settings import Settings
from ludotheque.server.store import hashed


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    run: Callable[["Api", Request, Any], Awaitable[wire.Shape | Response]]
    body: type[wire.Shape] | None
    answer: type[wire.Shape] | None
    admin: bool
    cost: float  # of a budget of 60 and 20 a second


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str,
    path: str,
    answer: type[wire.Shape] | None,
    body: type[wire.Shape] | None = None,
    admin: bool = False,
    cost: float = 1.0,
) -> Callable[[Any], Any]:
    def declare(run: Any) -> Any:
        ENDPOINTS.append(Endpoint(method, path, run, body, answer, admin, cost))
        return run

    return declare


class Api:
    def __init__(self, host: Host, settings: Settings) -> None:
        self.host, self.settings = host, settings
        self.asked = Buckets(rate=20, burst=60)
        self.guesses = Buckets(rate=0.2, burst=10)  # of passwords
        self.started = time.monotonic()

    # -- around every endpoint

    async def serve(self, chosen: Endpoint, request: Request) -> Response:
        who, host = caller(request), self.is_host(request)
        if not host and not self.asked.take(who, chosen.cost):
            raise Refusing("too-fast", 429)
        if chosen.body is wire.Credentials and not self.guesses.take(who):
            raise Refusing("too-fast", 429)
        if chosen.admin and not host:
            raise Refusing("host-only", 403)
        body = await self.body(request, chosen.body) if chosen.body else None
        answer = await chosen.run(self, request, body)
        return answer if isinstance(answer, Response) else as_json(answer)

    async def body(self, request: Request, shape: type[wire.Shape]) -> wire.Shape:
        try:
            return msgspec.json.decode(await raw_body(request, wire.LARGEST_BODY), type=shape)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusing("bad-body", 400, str(error)) from error

    def is_host(self, request: Request) -> bool:
        """Whoever has the host's key; and anybody on this machine when the server listens to nobody else."""
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if self.settings.host_key and hmac.compare_digest(given.encode(), self.settings.host_key.encode()):
            return True
        forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
        return self.settings.local and not forwarded and caller(request) in ("127.0.0.1", "::1", "testclient")


def caller(request: Request) -> str:
    return request.client.host if request.client else "unknown"


def as_json(answer: wire.Shape, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


async def raw_body(request: Request, most: int) -> bytes:
    """The body, refused as soon as it is too large."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refusing("too-large", 413)
        parts.append(part)
    return b"".join(parts)


# -- games and rules


@endpoint("GET", "/api/games", wire.Games)
async def games(api: Api, request: Request, body: None) -> wire.Games:
    found = []
    for rules in registry().values():
        m = rules.manifest
        options = [
            wire.OptionCard(name, option.default, None if option.values is None else list(option.values), option.about)
            for name, option in m.options.items()
        ]
        kinds = [wire.BotCard(kind.name, list(kind.levels)) for kind in bots.bots_for(m.id)]
        found.append(wire.GameCard(m.id, m.title, m.seats, m.stage, m.version, options, m.cooperative, m.hidden, kinds))
    return wire.Games(api.host.version, wire.PROTOCOL, found)


@endpoint("GET", "/api/rules/{game}", wire.RuleBook)
async def rules(api: Api, request: Request, body: None) -> wire.RuleBook:
    game = request.path_params["game"]
    if game not in ledger.ledger_ids():
        raise Refusing("no-game", 404)
    book = ledger.load(game)
    said: Any = [entry for entry in book.entries if not entry.is_ruling]
    settled: Any = [entry for entry in book.entries if entry.is_ruling]
    return wire.RuleBook(
        game,
        [wire.RuleText(e.id, e.chapter, e.page, e.status, e.sentence, e.reason or None) for e in said],
        [wire.RulingText(e.id, list(e.settles), e.status, e.question, e.sentence, e.reason) for e in settled],
    )


# -- tables


@endpoint("POST", "/api/tables", wire.TableMade, wire.NewTable, cost=5)
async def make(api: Api, request: Request, body: wire.NewTable) -> wire.TableMade:
    return await api.host.create(body)


@endpoint("GET", "/api/tables/{table}", wire.TableSummary)
async def table(api: Api, request: Request, body: None) -> wire.TableSummary:
    room = await api.host.room(request.path_params["table"])
    return cards.summary(room.live, room.owners, LANGUAGES)


@endpoint("POST", "/api/tables/{table}/fork", wire.TableMade, wire.Fork, cost=5)
async def fork(api: Api, request: Request, body: wire.Fork) -> wire.TableMade:
    return await api.host.fork(request.path_params["table"], body)


@endpoint("POST", "/api/tables/{table}/rematch", wire.TableMade, wire.Rematch, cost=5)
async def rematch(api: Api, request: Request, body: wire.Rematch) -> wire.TableMade:
    return await api.host.rematch(request.path_params["table"], body.keys[:16])


@endpoint("POST", "/api/tables/{table}/revoke", wire.TableMade, wire.Revoke)
async def revoke(api: Api, request: Request, body: wire.Revoke) -> wire.TableMade:
    return await api.host.revoke(request.path_params["table"], body)


@endpoint("GET", "/api/tables/{table}/journal", None)
async def record(api: Api, request: Request, body: None) -> Response:
    """The journal of a finished game, a file that replays anywhere."""
    live = (await api.host.room(request.path_params["table"])).live
    if not live.table.over:
        raise Refusing("not-over", 409)
    name = f"{live.table.rules.manifest.id}-{live.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(journal.dump(live.journal()), media_type="application/jsonl", headers=headers)


# -- accounts


def with_session(answer: wire.Shape, secret: str, request: Request) -> Response:
    response = as_json(answer)
    secure = request.url.scheme == "https"
    age = accounts.SESSION if secret else 0
    response.set_cookie(accounts.COOKIE, secret, max_age=age, httponly=True, samesite="lax", secure=secure)
    return response


@endpoint("GET", "/api/me", wire.Me)
async def me(api: Api, request: Request, body: None) -> wire.Me:
    name = await accounts.who(api.host.store, request.cookies)
    found = wire.Me(name, api.is_host(request))
    for table_id, seat in await api.host.store.owned(name) if name else []:
        live = (await api.host.room(table_id)).live
        mine = wire.SeatedAt(table_id, seat, live.table.rules.manifest.id, live.table.over, seat in live.asked)
        found.tables.append(mine)
    return found


@endpoint("POST", "/api/register", wire.Me, wire.Credentials)
async def register(api: Api, request: Request, body: wire.Credentials) -> Response:
    name = await accounts.register(api.host.store, body.name, body.password)
    return with_session(wire.Me(name, False), await accounts.new_session(api.host.store, name), request)


@endpoint("POST", "/api/login", wire.Me, wire.Credentials)
async def login(api: Api, request: Request, body: wire.Credentials) -> Response:
    name = await accounts.sign_in(api.host.store, body.name, body.password)
    return with_session(wire.Me(name, False), await accounts.new_session(api.host.store, name), request)


@endpoint("POST", "/api/logout", wire.Me)
async def logout(api: Api, request: Request, body: None) -> Response:
    secret = request.cookies.get(accounts.COOKIE)
    if secret:
        await api.host.store.end_session(hashed(secret))
    return with_session(wire.Me(None, False), "", request)


@endpoint("POST", "/api/logout-everywhere", wire.Me)
async def logout_everywhere(api: Api, request: Request, body: None) -> Response:
    name = await accounts.who(api.host.store, request.cookies)
    if name is None:
        raise Refusing("sign-in", 403)
    await api.host.store.end_sessions(name)
    return with_session(wire.Me(None, False), "", request)


# -- health and administration


@endpoint("GET", "/api/health", wire.Health, cost=0)
async def health(api: Api, request: Request, body: None) -> wire.Health:
    await api.host.store.ready()
    return wire.Health(True, api.host.version, api.host.store.name, len(api.host.rooms))


@endpoint("GET", "/api/metrics", None, cost=0)
async def metrics(api: Api, request: Request, body: None) -> Response:
    """In the text format that Prometheus reads."""
    host = api.host
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 if sys.platform == "darwin" else 1)
    numbers = {
        "live_tables": len(host.rooms),
        "clients": sum(len(room.clients) for room in host.rooms.values()),
        "thinking_bots": sum(len(room.thinking) for room in host.rooms.values()),
        "rows_written_total": host.counts["rows"],
        "tables_made_total": host.counts["tables"],
        "uptime_seconds": round(time.monotonic() - api.started, 1),
        "peak_memory_bytes": int(kilobytes * 1024),
    }
    text = "".join(f"ludotheque_{name} {value}\n" for name, value in numbers.items())
    return Response(text, media_type="text/plain; version=0.0.4")


@endpoint("GET", "/api/admin/tables", wire.TableList, admin=True)
async def all_tables(api: Api, request: Request, body: None) -> wire.TableList:
    found = []
    for listed in await api.host.store.tables(most=200, after=request.query_params.get("after", "")):
        room = api.host.rooms.get(listed.id)
        live = room.live if room is not None else await api.host.read(listed.id)
        found.append(cards.summary(live, {} if room is None else room.owners, ()))
    return wire.TableList(found)


@endpoint("POST", "/api/admin/tables/{table}/close", wire.Done, wire.CloseTable, admin=True)
async def close(api: Api, request: Request, body: wire.CloseTable) -> wire.Done:
    room = await api.host.room(request.path_params["table"])
    await room.close(body.why[: wire.LONGEST_TEXT])
    return wire.Done()


@endpoint("GET", "/api/admin/tables/{table}/export", None, admin=True)
async def export(api: Api, request: Request, body: None) -> Response:
    name = request.path_params["table"]
    data = await api.host.export(name)
    headers = {"content-disposition": f'attachment; filename="table-{name}.jsonl"'}
    return Response(data, media_type="application/jsonl", headers=headers)


@endpoint("POST", "/api/admin/import", wire.TableMade, admin=True)
async def take_in(api: Api, request: Request, body: None) -> wire.TableMade:
    return await api.host.take_in(await raw_body(request, wire.LARGEST_IMPORT))


@endpoint("POST", "/api/admin/backup", wire.Done, admin=True)
async def backup(api: Api, request: Request, body: None) -> wire.Done:
    path = api.settings.backup_path()
    await api.host.store.backup(path)
    return wire.Done(path=path)


@endpoint("POST", "/api/admin/ban", wire.Done, wire.Ban, admin=True)
async def ban(api: Api, request: Request, body: wire.Ban) -> wire.Done:
    done = await api.host.store.ban(body.name, True)
    if done:
        await api.host.store.end_sessions(body.name)
    return wire.Done(done)


@endpoint("GET", "/api/openapi.json", None)
async def document(api: Api, request: Request, body: None) -> Response:
    from ludotheque.server.openapi import openapi

    return Response(msgspec.json.encode(openapi(api.host.version)), media_type="application/json")
