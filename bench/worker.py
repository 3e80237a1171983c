"""The worker's end of the protocol. A worker is one contestant in its own process and interpreter.

It reads one command a line on stdin (``warm``, ``run SECONDS``) and answers one line of JSON on stdout:
``{"decisions": 20480, "seconds": 1.003}``. The end of stdin ends it. Only the standard library is used here, because
the peers' interpreters have nothing else in common.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

Choice = TypeVar("Choice")

WARM_SECONDS = 1.0


def pick(choices: Sequence[Choice]) -> Choice:
    """One of the choices at random, the same cheap way for every contestant driven from Python."""
    return choices[int(random.random() * len(choices))]


def serve(unit: str, batch: Callable[[], int]) -> None:
    """Answer the driver: ``batch`` does a small amount of work (a game, some copies) and says how many units it was."""

    def run(seconds: float) -> None:
        done = 0
        start = now = time.perf_counter()
        while now - start < seconds:
            done += batch()
            now = time.perf_counter()
        print(json.dumps({unit: done, "seconds": now - start}), flush=True)

    random.seed(1)
    for line in sys.stdin:
        command, *rest = line.split()
        run(float(rest[0]) if command == "run" else WARM_SECONDS)
