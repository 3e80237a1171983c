"""The application: HTTP, WebSocket and the pages of the client."""

import contextlib
import functools
import gzip
import logging
from collections.abc import AsyncIterator
from importlib import resources
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludotheque.server import accounts
from ludotheque.server.api import ENDPOINTS, Api, Endpoint, as_json
from ludotheque.server.host import Host
from ludotheque.server.security import Guard
from ludotheque.server.sentences import Refusing
from ludotheque.server.settings import Settings
from ludotheque.server.sockets import Visit
from ludotheque.server.store import StoreFault, open_store

log = logging.getLogger("ludotheque.server")
PACKED = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
LONG = "public, max-age=31536000, immutable"

NOT_BUILT = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Ludothèque</title>
<h1>Ludothèque</h1>
<p lang="fr">Le serveur tourne, mais ses pages n'ont pas été construites. Dans le dossier du projet :
<code>npm --prefix web ci &amp;&amp; npm --prefix web run build</code>, puis rechargez cette page.</p>
<p lang="en">The server runs, but its pages have not been built. In the project's folder:
<code>npm --prefix web ci &amp;&amp; npm --prefix web run build</code>, then reload this page.</p></html>"""


def web_folder() -> Path:
    return Path(str(resources.files("ludotheque"))) / "_web"


@functools.lru_cache(maxsize=256)
def packed(path: Path, _changed: int) -> bytes:
    """The file as it travels; packed once."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def page(request: Request, path: Path, cache: str) -> Response:
    headers = {"cache-control": cache}
    if path.suffix not in PACKED:
        return FileResponse(path, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(path, headers=headers)
    content = packed(path, path.stat().st_mtime_ns)
    return Response(content, headers=headers | {"content-encoding": "gzip"}, media_type=PACKED[path.suffix])


def pages(request: Request) -> Response:
    """A file of the built client; any other address is a page of the client, which finds its own way."""
    root = web_folder().resolve()
    index = root / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT)
    path = (root / request.path_params["path"].lstrip("/")).resolve()
    if path != root and path.is_relative_to(root) and path.is_file():
        cache = LONG if "/assets/" in request.url.path else "no-cache"
        return page(request, path, cache)
    if "." in request.path_params["path"].rpartition("/")[2]:
        raise Refusing("no-page", 404)
    return page(request, index, "no-cache")


def make_app(settings: Settings) -> Starlette:
    host = Host(open_store(settings.database), settings)
    api = Api(host, settings)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await host.open()
        if settings.thinkers:
            host.pool.warm()
        try:
            yield
        finally:
            await host.close()

    def route(chosen: Endpoint) -> Route:
        async def run(request: Request) -> Response:
            return await api.serve(chosen, request)

        return Route(chosen.path, run, methods=[chosen.method], name=chosen.run.__name__)

    async def socket(websocket: WebSocket) -> None:
        account = await accounts.who(host.store, websocket.cookies)
        await Visit(host, websocket, account).run(websocket.path_params["table"])

    async def refused(_request: Request, error: Any) -> Response:
        return as_json(error.fault(), error.status)

    async def unstored(_request: Request, error: Any) -> Response:
        log.error("the database failed", extra={"why": str(error)})
        return as_json(Refusing(error.why).fault(), 503)

    async def unknown(_request: Request, error: Any) -> Response:
        return as_json(Refusing("no-page").fault(), error.status_code)

    async def failed(_request: Request, error: Any) -> Response:
        log.error("a request failed", exc_info=error)
        return as_json(Refusing("fault").fault(), 500)

    app = Starlette(
        routes=[
            *map(route, ENDPOINTS),
            WebSocketRoute("/api/tables/{table}/socket", socket),
            Route("/api/{path:path}", lambda request: no_such_page(), methods=["GET", "POST"]),
            Route("/{path:path}", pages),
        ],
        middleware=[Middleware(Guard, local=settings.local)],
        exception_handlers={Refusing: refused, StoreFault: unstored, HTTPException: unknown, Exception: failed},
        lifespan=lifespan,
    )
    app.state.host, app.state.api = host, api
    return app


def no_such_page() -> Response:
    raise Refusing("no-page", 404)
