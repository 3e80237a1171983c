"""A crowd of scripted clients, in a process of its own: `python crowd.py '{"server": "ours", "port": ..., ...}'`.

Both servers are played over the same hand-made WebSocket, as thin as it can be, so that the crowd is never what is
measured. Every table has one connection a seat. A move's time runs from sending it until its mover has it back: from
ours the new state and the receipt that it is on disk, from boardgame.io the new state. Everybody else at the table is
shown it too, and whoever is next moves only then. Tables are opened before the clock runs; when all have played to
their end before the time is up, as many others are opened and play on. The answer is one line of JSON.
"""

import asyncio
import contextlib
import json
import os
import random
import resource
import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec
import uvloop

# A whole game of connect four without a winner: 42 moves, the same for everybody.
DRAWN = "015502320345364356222230416104501114435666"
PAUSE = 0.3  # seconds of quiet before and after a round
LATE = ("stale", "over")  # another was faster
decode = msgspec.json.decode
encode = msgspec.json.encode


class Line(asyncio.Protocol):
    """One WebSocket of a client: whole text frames both ways, and an answer to pings."""

    def __init__(self, path: str, ready: Callable[[], None], hear: Callable[[bytes], None]) -> None:
        self.path, self.ready, self.hear = path, ready, hear
        self.kept = b""
        self.open = self.left = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: bHVkb3RoZXF1ZSBiZW5jaA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self.kept + data if self.kept else data
        if not self.open:
            head, mark, data = data.partition(b"\r\n\r\n")
            if not mark:
                self.kept = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(head.decode(errors="replace"))
            self.open = True
            self.ready()
        at = 0
        while len(data) - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < begin + size:
                break
            kind = data[at] & 15
            at = begin + size
            if kind == 1:
                self.hear(data[begin:at])
            elif kind == 9:
                self.write(data[begin:at], 10)
        self.kept = data[at:]

    def write(self, text: bytes, kind: int = 1) -> None:
        """A frame under the mask 0, which leaves the text as it is."""
        size = len(text)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + text)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.left:
            raise ConnectionError("the server hung up") from error

    def leave(self) -> None:
        self.left = True
        self.transport.abort()


async def post(port: int, path: str, body: dict[str, Any]) -> Any:
    """One HTTP request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    text = encode(body)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text)
    answer = await reader.read()
    writer.close()
    status, _, content = answer.partition(b"\r\n\r\n")
    if b" 200 " not in status.partition(b"\r\n")[0]:
        raise ConnectionError(answer.decode(errors="replace"))
    if b"transfer-encoding: chunked" in status.lower():
        content = content.partition(b"\r\n")[2].rpartition(b"\r\n0\r\n")[0]
    return decode(content)


class Seat(Protocol):
    """One client at one table. It tells the crowd when it may move, and makes its move when told to."""

    line: Line

    def move(self) -> None: ...


class Wish(msgspec.Struct):
    seat: int
    choice: list[str | int]


class Asked(msgspec.Struct):
    mode: str = "alone"
    choices: list[list[str | int]] | None = None
    default: list[str | int] | None = None


class Waited(msgspec.Struct):
    seat: int


class Heard(msgspec.Struct):
    """What a client of ours needs of a message."""

    type: str
    at: int = 0
    over: bool = False
    decision: Asked | None = None
    waiting: list[Waited] = []
    wishes: list[Wish] = []
    why: str = ""


ours = msgspec.json.Decoder(Heard)


class OurSeat:
    def __init__(self, crowd: "Crowd", table: str, seat: int, key: str) -> None:
        self.crowd, self.seat, self.key = crowd, seat, key
        self.asked: Asked | None = None
        self.wish: list[str | int] | None = None  # of another, to be agreed with
        self.at = 0
        self.waits = False
        self.line = Line(f"/api/tables/{table}/socket", self.greet, self.hear)

    def greet(self) -> None:
        hello = {"type": "hello", "protocol": 1, "keys": [self.key], "languages": self.crowd.task["languages"]}
        self.line.write(encode(hello))

    def hear(self, text: bytes) -> None:
        message = ours.decode(text)
        if message.type == "state":
            self.at, self.asked = message.at, self.mine(message)
            if message.over:
                self.crowd.over(self)
        elif message.type == "accepted":
            self.waits = False
            self.crowd.back(self)
        elif message.type == "refused":
            if message.why not in LATE:
                raise ValueError(f"refused: {text!r}")
            self.waits = False
        if self.asked is not None and not self.waits and message.type in ("state", "accepted", "refused"):
            self.waits = True
            self.crowd.may_move(self)

    def mine(self, message: Heard) -> Asked | None:
        """What it has to answer. Of several who are asked together the first speaks, and the others agree."""
        self.wish = None
        if message.decision is None or message.decision.mode != "first":
            return message.decision
        if any(wish.seat == self.seat for wish in message.wishes):
            return None
        if message.wishes:
            self.wish = message.wishes[0].choice
            return message.decision
        return message.decision if self.seat == min(waited.seat for waited in message.waiting) else None

    def move(self) -> None:
        assert self.asked is not None
        choice = self.crowd.choose(self.asked, self.at) if self.wish is None else self.wish
        body = {"type": "choose", "id": self.at, "seat": self.seat, "choice": choice, "at": self.at}
        self.line.write(encode(body))


class Watcher:
    """Somebody who looks on while Maîtres play."""

    def __init__(self, crowd: "Crowd", table: str) -> None:
        self.crowd = crowd
        self.line = Line(f"/api/tables/{table}/socket", self.greet, self.hear)

    def greet(self) -> None:
        hello = {"type": "hello", "protocol": 1, "keys": [], "languages": self.crowd.task["languages"]}
        self.line.write(encode(hello))

    def hear(self, text: bytes) -> None:
        if self.crowd.begun and ours.decode(text).type == "state":
            self.crowd.thoughts += 1


class Context(msgspec.Struct):
    currentPlayer: str
    turn: int
    gameover: dict[str, Any] | None = None


class Match(msgspec.Struct):
    ctx: Context
    state: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: Match


class PeerSeat:
    """boardgame.io speaks socket.io: a digit or two, the game's channel, then a JSON array."""

    def __init__(self, crowd: "Crowd", match: str, seat: int, key: str) -> None:
        self.crowd, self.match, self.seat, self.key = crowd, match, str(seat), key
        self.state: Match | None = None
        self.moved: int | None = None  # the number of the state it answered, until it hears of a later one
        self.line = Line("/socket.io/?EIO=4&transport=websocket", lambda: None, self.hear)

    def emit(self, *parts: Any) -> None:
        self.line.write(b"42/connect-four," + encode(parts))

    def hear(self, text: bytes) -> None:
        if text[:1] == b"0":
            self.line.write(b"40/connect-four,")
        elif text[:1] == b"2":
            self.line.write(b"3")
        elif text[:2] == b"40":
            self.emit("sync", self.match, self.seat, self.key, 2)
        elif text[:2] == b"42":
            self.told(decode(text[text.index(b",") + 1 :], type=list[msgspec.Raw]))

    def told(self, parts: list[msgspec.Raw]) -> None:
        kind = bytes(parts[0])
        if kind not in (b'"sync"', b'"update"'):
            return
        self.state = decode(parts[2], type=Synced).state if kind == b'"sync"' else decode(parts[2], type=Match)
        if self.moved is not None and self.state.state > self.moved:
            self.moved = None
            self.crowd.back(self)
        context = self.state.ctx
        if context.gameover is not None:
            self.crowd.over(self)
        elif context.currentPlayer == self.seat and self.moved is None:
            self.moved = self.state.state
            self.crowd.may_move(self)

    def move(self) -> None:
        assert self.state is not None
        column = int(DRAWN[self.state.ctx.turn - 1])
        payload = {"type": "drop", "args": [column], "playerID": self.seat, "credentials": self.key}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state.state, self.match, self.seat)


class Crowd:
    def __init__(self, task: dict[str, Any]) -> None:
        self.task = task
        self.rng = random.Random(1)
        self.playing: set[Seat] = set()
        self.sent: dict[Seat, float] = {}
        self.ready: deque[Seat] = deque()
        self.owed: deque[float] = deque()
        self.times: list[float] = []
        self.late: list[float] = []
        self.last = sys.maxsize  # the move with which a round ends
        self.begun = False
        self.opened = 0
        self.thoughts = 0  # moves of Maîtres beside
        self.done = asyncio.Event()

    # -- tables

    async def open(self) -> list[Seat]:
        """A new table and a connection for each seat, at one process, or each at another."""
        ports = [self.task["port"], *(port for port, _ in self.task["others"])]
        self.opened += 1
        first, lobby, count = self.opened % len(ports), self.task["lobby"], self.task["seats"]
        seats: list[Seat]
        if self.task["server"] == "ours":
            people = [{"name": f"P{self.rng.randrange(10**6)}"} for _ in range(count)]
            made = await post(lobby, "/api/tables", {"game": self.task["game"], "seats": people})
            links = [link for link in made["links"] if link["seat"] >= 0]
            seats = [OurSeat(self, made["table"], link["seat"], link["key"]) for link in links]
        else:
            match = (await post(lobby, "/games/connect-four/create", {"numPlayers": count}))["matchID"]
            seats = []
            for n in range(count):
                body = {"playerID": str(n), "playerName": f"P{n}"}
                key = (await post(lobby, f"/games/connect-four/{match}/join", body))["playerCredentials"]
                seats.append(PeerSeat(self, match, n, key))
        for n, seat in enumerate(seats):
            port = ports[(first + n * self.task["apart"]) % len(ports)]
            await asyncio.get_running_loop().create_connection(lambda line=seat.line: line, "127.0.0.1", port)
        return seats

    async def beside(self) -> None:
        """Tables of Maîtres alone, which play as long as somebody watches."""
        robots = [{"kind": "bot", "level": "maitre"}] * self.task["seats"]
        for _ in range(self.task["masters"]):
            made = await post(self.task["lobby"], "/api/tables", {"game": self.task["game"], "seats": robots})
            watcher = Watcher(self, made["table"])
            await asyncio.get_running_loop().create_connection(
                lambda line=watcher.line: line, "127.0.0.1", self.task["port"]
            )

    def over(self, seat: Seat) -> None:
        self.playing.discard(seat)
        if not self.playing and not self.sent:
            self.done.set()

    # -- moves

    def choose(self, asked: Asked, at: int) -> list[str | int]:
        if self.task["game"] == "connect4":
            return ["drop", int(DRAWN[at])]
        if asked.choices:
            return self.rng.choice(asked.choices)
        assert asked.default is not None
        return asked.default

    def may_move(self, seat: Seat) -> None:
        if self.begun and self.task["rate"] is None:
            self.send(seat, time.perf_counter())
        elif self.begun and self.owed:
            self.send(seat, self.owed.popleft())
        else:
            self.ready.append(seat)

    def send(self, seat: Seat, since: float) -> None:
        self.sent[seat] = since
        seat.move()

    def back(self, seat: Seat) -> None:
        since = self.sent.pop(seat, None)
        if since is not None and self.begun:
            self.times.append(time.perf_counter() - since)
        if (not self.playing and not self.sent) or len(self.times) >= self.last:
            self.done.set()

    async def pace(self) -> None:
        """So many moves a second in all, at random moments. One that finds nobody ready is late from the start."""
        due = time.perf_counter()
        while True:
            due += self.rng.expovariate(self.task["rate"])
            wait = due - time.perf_counter()
            if wait > 0.001:
                await asyncio.sleep(wait)
            if self.ready:
                self.send(self.ready.popleft(), time.perf_counter())
            else:
                self.owed.append(due)

    # -- the run

    async def round(self, seconds: float) -> tuple[float, float, float]:
        """So many tables, opened before anybody moves, play for so long or to their end. The time it took, and the
        processor time of the server and of the crowd."""
        pids = [self.task["pid"], *(pid for _, pid in self.task["others"])]
        seats = [seat for _ in range(self.task["tables"]) for seat in await self.open()]
        self.playing = set(seats)
        while len(self.ready) < self.task["tables"]:
            await asyncio.sleep(0.01)
        await asyncio.sleep(PAUSE)
        self.done.clear()
        self.last = len(self.times) + self.task["moves"] if self.task["moves"] else sys.maxsize
        began, busy, own = time.perf_counter(), sum(map(cpu, pids)), time.process_time()
        self.begun = True
        pacing = None
        if self.task["rate"] is None:
            while self.ready:
                self.send(self.ready.popleft(), time.perf_counter())
        else:
            pacing = asyncio.create_task(self.pace())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.done.wait(), seconds)
        self.begun = False
        spent = time.perf_counter() - began, sum(map(cpu, pids)) - busy, time.process_time() - own
        if pacing is not None:
            pacing.cancel()
        self.late += [time.perf_counter() - due for due in self.owed]
        await asyncio.sleep(PAUSE)  # for what is still on its way
        for seat in seats:
            seat.line.leave()
        for waiting in (self.ready, self.owed, self.sent):
            waiting.clear()
        return spent

    async def weigh(self) -> dict[str, Any]:
        """What tables weigh that have been played and left: round after round of a few tables, so that the connections
        of the last round serve the next and only the tables add up."""
        await self.round(self.task["seconds"])
        await asyncio.sleep(1)
        before, rounds = memory(self.task["pid"]), self.task["rounds"]
        for _ in range(rounds):
            await self.round(self.task["seconds"])
        await asyncio.sleep(1)
        gained = memory(self.task["pid"]) - before
        return {"kb_per_table": gained / rounds / self.task["tables"], "moves": len(self.times)}

    async def run(self) -> dict[str, Any]:
        asyncio.get_running_loop().set_exception_handler(failed)
        if self.task["rounds"]:
            return await self.weigh()
        await self.beside()
        seconds = busy = own = 0.0
        while seconds < 0.9 * self.task["seconds"]:
            spent = await self.round(self.task["seconds"] - seconds)
            seconds, busy, own = seconds + spent[0], busy + spent[1], own + spent[2]
        times = sorted(self.times + self.late)
        return {
            "moves": len(self.times),
            "seconds": seconds,
            "rate": len(self.times) / seconds,
            "p50_ms": 1000 * times[len(times) // 2],
            "p99_ms": 1000 * times[len(times) * 99 // 100],
            "worst_ms": 1000 * times[-1],
            "server_cpu": busy / seconds,
            "ms_per_move": 1000 * busy / len(self.times),
            "crowd_cpu": own / seconds,
            "thoughts": self.thoughts,
            "load_average": os.getloadavg()[0],
            **({"times": times} if self.task["share"] else {}),
        }


def failed(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A crowd with a broken client measures nothing."""
    print(json.dumps({"error": repr(context.get("exception") or context["message"])}), flush=True)
    os._exit(1)


def cpu(pid: int) -> float:
    """Seconds of processor the process has used; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.is_file():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


def memory(pid: int) -> int:
    """Kilobytes of the process in memory; 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    if not status.is_file():
        return 0
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a connection each
    print(json.dumps(uvloop.run(Crowd(json.loads(sys.argv[1])).run())), flush=True)
