"""What every visit does first, done once ahead: a table of each game is begun and shown. The browser keeps what Python
then has in its memory, and the next visits begin with it (`web/src/site/memory.ts`)."""

import asyncio
import gc
import json
import random
import tempfile

from ludotheque.match.registry import registry
from ludotheque.server.wire import PROTOCOL
from ludotheque.site import beside  # what a worker in which robots think needs
from ludotheque.site.tab import Tab

__all__ = ["begin", "beside", "go_on"]


async def nothing() -> None: ...


async def begin() -> None:
    with tempfile.TemporaryDirectory() as folder:
        tab = Tab(folder, nothing, None)
        await tab.open()
        for number, game in enumerate(registry()):
            await show(tab, number, game)
        await tab.close()
    gc.collect()
    gc.disable()
    gc.freeze()


async def show(tab: Tab, number: int, game: str) -> None:
    """A table of that game, until a person at it is shown where it stands."""
    shown = asyncio.Event()

    def hear(_kind: str, text: str) -> None:
        if '"type":"state"' in text:
            shown.set()

    sides = [{"kind": "human", "name": name} for name in "AB"]
    _, _, answer = await tab.request(
        "POST", "/api/tables", json.dumps({"game": game, "seats": sides, "options": {}}).encode()
    )
    made = json.loads(answer)
    hello = {"type": "hello", "protocol": PROTOCOL, "keys": [made["links"][0]["key"]], "name": None, "since": []}
    for language in ("fr", "en"):
        shown.clear()
        tab.connect(number, f"/api/tables/{made['table']}/socket", hear)
        tab.hear(number, json.dumps(hello | {"languages": [language]}))
        await shown.wait()
        tab.hang_up(number)


def go_on() -> None:
    """After what was kept has come back."""
    gc.enable()
    random.seed()  # where it was kept, every visit would draw the same
