"""Who is answered next when many ask at once.

At each turn of the event loop one message is taken up: of the households that wait, that for which least was lately
done. So whoever asks for much waits for their own, and whoever asks for little is next."""

import asyncio
from collections import deque

from ludotheque.server import clock

HALF = 2.0  # seconds after which half of what was done for a household is forgotten


class Turns:
    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.spent: dict[str, tuple[float, float]] = {}  # seconds of the processor for each, and when that was reckoned
        self.going = False

    async def take(self, who: str) -> None:
        """Until it is their turn."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self.waiting.setdefault(who, deque()).append(turn)
        if not self.going:
            self.going = True
            loop.call_soon(self.next)
        await turn

    def next(self) -> None:
        while self.waiting:
            who = min(self.waiting, key=self.lately)
            line = self.waiting[who]
            turn = line.popleft()
            if not line:
                del self.waiting[who]
            if not turn.done():  # whoever asked may be gone
                turn.set_result(None)
                break
        self.going = bool(self.waiting)
        if self.going:
            asyncio.get_running_loop().call_soon(self.next)

    def lately(self, who: str) -> float:
        seconds, when = self.spent.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((clock.monotonic() - when) / HALF))

    def pay(self, who: str, seconds: float) -> None:
        if len(self.spent) >= 10_000:
            self.spent = {each: kept for each, kept in self.spent.items() if self.lately(each) > 0.001}
        self.spent[who] = (self.lately(who) + seconds, clock.monotonic())
