"""The server in a browser's tab: the same application and the same rooms, called by messages instead of sockets.

A worker of the page imports this in Pyodide (`web/src/site/worker.ts`) and gives it what only a browser can do."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from starlette.types import Message, Scope

from ludotheque.bots.levels import LEVELS
from ludotheque.server import pool
from ludotheque.server.app import make_app
from ludotheque.server.holders import COOKIE
from ludotheque.server.settings import Settings
from ludotheque.server.store import BadDatabase
from ludotheque.site.beside import WebWorker
from ludotheque.site.store import KeptStore

LEVELS_HERE = LEVELS[:3]  # those that answer within three seconds on an interpreted engine
BROWSER = f"{COOKIE}=tab"  # there is one, and it always says so


class Tab:
    def __init__(self, folder: str, keep: Callable[[], Awaitable[object]], start: Callable[[], Any] | None) -> None:
        """`keep`: have the folder kept by the browser. `start`: another worker with this package, for robots."""
        self.start = start
        settings = Settings("", data=Path(folder), thinkers=int(start is not None), alone=True, levels=LEVELS_HERE)
        self.app = make_app(settings, KeptStore(f"{folder}/ludotheque.db", keep))
        self.living = contextlib.AsyncExitStack()
        self.sockets: dict[int, asyncio.Queue[Message]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        logging.basicConfig(level=logging.WARNING)
        if (start := self.start) is not None:
            self.living.callback(pool.use, pool.use(lambda _nice: WebWorker(start())))
        await self.living.enter_async_context(self.app.router.lifespan_context(self.app))

    async def begin(self) -> dict[str, str] | None:
        """Why what was kept cannot be used, by language."""
        try:
            await self.open()
        except BadDatabase as error:
            return error.say
        return None

    async def close(self) -> None:
        await self.living.aclose()

    def scope(self, kind: str, address: str, headers: dict[str, str], **more: object) -> Scope:
        path, _, query = address.partition("?")
        headers = {"host": "localhost", "cookie": BROWSER, **headers}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 0),
            "server": ("localhost", 80),
            "state": {},
            **more,
        }

    async def request(self, method: str, address: str, body: bytes) -> tuple[int, list[tuple[str, str]], bytes]:
        """The status of the answer, its headers, and the answer."""
        coming: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        answer: list[Message] = []

        async def receive() -> Message:
            return coming.pop() if coming else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            answer.append(message)

        length = {"content-length": str(len(body))}
        await self.app(self.scope("http", address, length, method=method), receive, send)
        headers = [(name.decode(), value.decode()) for name, value in answer[0]["headers"]]
        return answer[0]["status"], headers, b"".join(part.get("body", b"") for part in answer[1:])

    def connect(self, number: int, address: str, tell: Callable[[str, str], object]) -> None:
        """Open a socket. `tell`: "open", "message" with its text, "close"."""
        queue: asyncio.Queue[Message] = asyncio.Queue()
        queue.put_nowait({"type": "websocket.connect"})
        self.sockets[number] = queue

        async def send(message: Message) -> None:
            kind = message["type"].removeprefix("websocket.")
            if kind in ("accept", "send"):
                tell("open" if kind == "accept" else "message", message.get("text") or "")

        async def run() -> None:
            try:
                await self.app(self.scope("websocket", address, {}, subprotocols=[]), queue.get, send)
            finally:
                self.sockets.pop(number, None)
                tell("close", "")

        task = asyncio.get_running_loop().create_task(run())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def hear(self, number: int, text: str) -> None:
        if number in self.sockets:
            self.sockets[number].put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self, number: int) -> None:
        if number in self.sockets:
            self.sockets[number].put_nowait({"type": "websocket.disconnect", "code": 1000})
