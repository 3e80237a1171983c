"""The same chunks on a Ray cluster. Every machine of it needs this package, of the same version."""

import importlib
import os
import re
import socket
from collections.abc import Generator, Iterable
from typing import Any

from ludotheque.extras import to_install
from ludotheque.lab.executors import QUEUE, Chunk
from ludotheque.lab.play import Row, play_chunk
from ludotheque.lab.words import LabFault

LOCAL = "local"
SETTINGS = 4  # a kind of frame of HTTP/2, on which Ray's calls travel
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, SETTINGS, 0, 0, 0, 0, 0])
PATIENCE = 5.0  # seconds until an address counts as not answering


class OnRay:
    """`address`: "local" starts a Ray of its own on this machine, "auto" takes the one that runs here."""

    def __init__(self, address: str, workers: int | None) -> None:
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError as error:
            raise LabFault("no-ray", 1, install=to_install("ray")) from error
        knock(address)
        self.ray, self.address = ray, address
        cores = {"num_cpus": workers} if address == LOCAL and workers else {}
        try:
            ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="error", **cores)
        except (ConnectionError, OSError, ValueError, RuntimeError) as error:
            raise LabFault("ray-silent", 1, address=address) from error
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def map_unordered(self, chunks: Iterable[Chunk]) -> Generator[tuple[range, list[Row]]]:
        remote = self.ray.remote(play_chunk)
        under_way: dict[Any, range] = {}
        coming = iter(chunks)
        try:
            while True:
                while len(under_way) < self.workers * QUEUE and (chunk := next(coming, None)) is not None:
                    under_way[remote.remote(*chunk)] = chunk[1]
                if not under_way:
                    return
                done = self.ray.wait(list(under_way), num_returns=1)[0][0]
                yield under_way.pop(done), self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except (self.ray.exceptions.RayError, ConnectionError) as error:
            raise LabFault("ray-lost", 1, address=self.address) from error
        finally:
            self.ray.shutdown()


def knock(address: str) -> None:
    """Ray itself waits for minutes for an address where nobody is."""
    place = re.fullmatch(r"(?:ray://)?\[?([^\]/]+?)\]?:(\d{1,5})", address)
    if place is None and address not in (LOCAL, "auto"):
        raise LabFault("ray-address", address=address)
    if place is not None:
        try:
            with socket.create_connection((place[1], int(place[2])), PATIENCE) as line:
                greet(line)
        except (OSError, OverflowError) as error:
            raise LabFault("ray-silent", 1, address=address) from error


def greet(line: socket.socket) -> None:
    """Whatever speaks Ray's protocol answers a greeting with its settings; others are silent, or say something else."""
    if os.environ.get("RAY_USE_TLS") == "1":
        return
    line.sendall(GREETING)
    answer = b""
    while len(answer) < 4:
        more = line.recv(64)
        if not more:
            raise ConnectionError("no answer")
        answer += more
    if answer[3] != SETTINGS:
        raise ConnectionError("not a cluster")
