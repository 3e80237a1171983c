"""The application: HTTP, WebSocket and the pages of the client."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludotheque.server import accounts
from ludotheque.server.api import Api, Endpoint, as_json, offered
from ludotheque.server.databases import open_store
from ludotheque.server.host import Host
from ludotheque.server.pages import no_page, pages, reads_pages
from ludotheque.server.security import Guard
from ludotheque.server.sentences import Refusing
from ludotheque.server.settings import Settings
from ludotheque.server.sockets import Visit
from ludotheque.server.store import Store, StoreFault

log = logging.getLogger("ludotheque.server")
SWITCH = 0.001  # seconds after which a busy event loop lets the thread that writes go on
BROKEN_OFF = 499  # for the log only: whoever asked was gone before having asked


def make_app(settings: Settings, store: Store | None = None) -> Starlette:
    """`store`: one that no address names."""
    host = Host(store or open_store(settings.database), settings)
    api = Api(host, settings)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH)
        await host.open()
        if not settings.alone:
            await asyncio.to_thread(accounts.nobody)
        if settings.thinkers:
            host.pool.warm()
        host.questions.warm()
        try:
            yield
        finally:
            await host.close()

    def route(chosen: Endpoint) -> Route:
        async def run(request: Request) -> Response:
            kind = f"{chosen.method} {chosen.path}"
            return await host.metrics.prices.of(kind, api.serve(chosen, request), api.bill(request))

        return Route(chosen.path, run, methods=[chosen.method], name=chosen.run.__name__)

    async def socket(websocket: WebSocket) -> None:
        account = await accounts.who(host.store, websocket.cookies)
        await Visit(host, websocket, account).run(websocket.path_params["table"])

    async def lobby(websocket: WebSocket) -> None:
        account = await accounts.who(host.store, websocket.cookies)
        await Visit(host, websocket, account).watch_lobby()

    async def refused(request: Request, error: Any) -> Response:
        if error.why == "no-page" and reads_pages(request):
            return no_page(error.status)
        return as_json(error.fault(), error.status)

    async def unstored(_request: Request, error: Any) -> Response:
        log.error("the database failed", extra={"why": str(error)})
        return as_json(Refusing(error.why).fault(), 503)

    async def unknown(request: Request, error: Any) -> Response:
        return await refused(request, Refusing("no-page", error.status_code))

    async def gone(_request: Request, _error: Any) -> Response:
        return Response(status_code=BROKEN_OFF)

    app = Starlette(
        routes=[
            *map(route, offered(settings.alone)),
            WebSocketRoute("/api/tables/{table}/socket", socket),
            WebSocketRoute("/api/lobby/socket", lobby),
            Route("/api/{path:path}", no_such_page, methods=["GET", "POST"]),
            Route("/{path:path}", pages),
        ],
        middleware=[Middleware(Guard, local=settings.local, public=settings.public, taken=host.metrics.requests)],
        exception_handlers={Refusing: refused, StoreFault: unstored, HTTPException: unknown, ClientDisconnect: gone},
        lifespan=lifespan,
    )
    app.state.host, app.state.api = host, api
    return app


async def no_such_page(_request: Request) -> Response:
    raise Refusing("no-page", 404)
