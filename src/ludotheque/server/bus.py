"""What server processes on one database say to each other. Nobody keeps it: what must not be lost is in the database,
and whoever may have missed something asks again. A process alone speaks to nobody."""

import secrets
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.server.store import Store

Hear = Callable[[str, Any], object]  # which process says what


class Said(msgspec.Struct):
    process: str
    kind: str
    body: Any = None


decoder = msgspec.json.Decoder(Said)


class Bus:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(4)
        self.hearers: defaultdict[str, list[Hear]] = defaultdict(list)
        self.missed: list[Callable[[], object]] = []  # something may not have been heard
        self.buried: list[Callable[[str], None]] = []  # that process is gone

    def open(self) -> None:
        self.store.heard = self.hear

    def on(self, kind: str, hear: Hear) -> None:
        self.hearers[kind].append(hear)

    async def tell(self, kind: str, body: Any = None) -> None:
        if self.store.shared:
            await self.store.announce(msgspec.json.encode(Said(self.process, kind, body)).decode())

    def hear(self, text: str) -> None:
        """What some process has said; nothing: something may have been missed."""
        if not text:
            for ask in self.missed:
                ask()
            return
        said = decoder.decode(text)
        if said.process != self.process:
            for hear in self.hearers[said.kind]:
                hear(said.process, said.body)

    def bury(self, process: str) -> None:
        for forget in self.buried:
            forget(process)
