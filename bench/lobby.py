"""Those who look at the lobby while others play: `python -m bench.lobby PORT WATCHERS`.

It says `ready` when each of them has been told what is open, and goes on until it is stopped. Every second another
table is opened to all and the one before is called off, of which each watcher is told."""

import asyncio
import sys

import uvloop

from bench.crowd import Line, post

AT_ONCE = 50  # connections on their way
OPEN = {"game": "connect4", "seats": [{"name": "Ana"}, {"name": None}], "open": "en"}
EVERY = 1.0  # seconds between two tables


async def watch(port: int, watchers: int) -> None:
    loop = asyncio.get_running_loop()
    free = asyncio.Semaphore(AT_ONCE)

    async def come() -> None:
        told = loop.create_future()

        def hear(_: bytes) -> None:
            if not told.done():
                told.set_result(None)

        async with free:
            await loop.create_connection(lambda: Line("/api/lobby/socket", lambda: None, hear), "127.0.0.1", port)
            await told

    await asyncio.gather(*(come() for _ in range(watchers)))
    print("ready", flush=True)
    while True:
        made = await post(port, "/api/tables", OPEN)
        await asyncio.sleep(EVERY)
        await post(port, f"/api/admin/tables/{made['table']}/close", {"why": "done"})


if __name__ == "__main__":
    uvloop.run(watch(*(int(argument) for argument in sys.argv[1:])))
