"""Who is ahead at a table, for those who look on: judged by a robot from what can be known from the stand alone, moment
by moment, kept with the table for all of them. The newest moment comes first, then those before, so that whoever comes
late finds the whole curve."""

import logging
from itertools import pairwise
from typing import Protocol

import msgspec

from ludotheque.bots import onlooker, worker
from ludotheque.bots.review import SWING
from ludotheque.server import wire
from ludotheque.server.clients import Client
from ludotheque.server.live import LiveTable
from ludotheque.server.needs import RoomServer, Tasks
from ludotheque.server.sentences import Refusing

log = logging.getLogger("ludotheque.server")
STEPS = 32  # moments of a curve at least, where the game has had as many
MOST = 48  # at most
STAND = "stand"  # all of them are one table to the pool: one is judged at a time, after those whose robots play
encode = msgspec.json.encode


class Watched(Tasks, Protocol):
    """A table as those see it who look on."""

    @property
    def server(self) -> RoomServer: ...


class View(Protocol):
    @property
    def live(self) -> LiveTable | None: ...

    @property
    def clients(self) -> list[Client]: ...


class Leading:
    def __init__(self, room: Watched, view: View) -> None:
        self.room, self.view = room, view
        self.found: dict[int, list[float]] = {}  # chances after so many moves
        self.thinking = False
        self.failed = False

    def look(self) -> None:
        """There may be something new to judge, or somebody new who wants to know."""
        live = self.view.live
        if live is None or self.thinking or self.failed or not self.view.clients or not shown(live):
            return
        if self.next(live) is not None:
            self.thinking = True
            self.room.spawn(self.think())

    def next(self, live: LiveTable) -> int | None:
        """The moment to be judged next: the newest, the first, then the middle of the widest gap."""
        last = live.seen_at(None)
        self.found = {at: chances for at, chances in self.found.items() if at <= last}
        for at in (last, 0):
            if at not in self.found:
                return at
        gaps = [(later - before, before) for before, later in pairwise(sorted(self.found))]
        wide, before = max(gaps, default=(0, 0))
        return before + wide // 2 if wide > max(1, last // STEPS) else None

    async def think(self) -> None:
        try:
            while (live := self.view.live) is not None and self.view.clients and shown(live):
                at = self.next(live)
                if at is None:
                    return
                robots = await self.room.server.robots(live, stand=True)
                table = await self.room.server.positions.at(live, live.count(None, at))
                world = None if table.over else onlooker.seen_from_the_stand(table)
                if world is None:
                    self.failed = True
                    return
                kind = (live.table.rules.manifest.id, "stand")
                self.found[at] = await robots.run(STAND, kind, worker.look_on, encode(world.save()))
                self.thin_out()
                self.tell()
        except Refusing:
            return  # no robot may think about this table now
        except TimeoutError:
            self.failed = True
            log.warning("who is ahead took too long", extra={"table": self.view.live and self.view.live.id})
        except Exception:
            self.failed = True
            raise
        finally:
            self.thinking = False

    def thin_out(self) -> None:
        """The moment goes that stands nearest between two others."""
        while len(self.found) > MOST:
            places = sorted(self.found)
            del self.found[min(zip(places, places[1:], places[2:], strict=False), key=lambda p: p[2] - p[0])[1]]

    def tell(self, clients: list[Client] | None = None) -> None:
        live = self.view.live
        if self.found and live is not None and shown(live):
            message = drawn(self.found)
            for client in self.view.clients if clients is None else clients:
                client.send(message)


def shown(live: LiveTable) -> bool:
    chosen = live.head.watch is not None and not live.head.hotseat
    return chosen and live.dealt and not live.table.over and live.closed is None


def drawn(found: dict[int, list[float]]) -> wire.Lead:
    """The curve, each point with half of the one before it: whoever is to move seems better off to a short search."""
    points: list[wire.LeadPoint] = []
    before: list[float] | None = None
    for at in sorted(found):
        chances = found[at]
        mean = chances if before is None else [(2 * a + b) / 3 for a, b in zip(chances, before, strict=True)]
        points.append(wire.LeadPoint(at, [round(chance, 3) for chance in mean]))
        before = chances
    swings = [(max(map(abs_difference, a.chances, b.chances)), b.at) for a, b in pairwise(points)]
    most, turn = max(swings, key=lambda swing: swing[0], default=(0.0, 0))
    return wire.Lead(points, turn if most >= SWING else None)


def abs_difference(a: float, b: float) -> float:
    return abs(a - b)
