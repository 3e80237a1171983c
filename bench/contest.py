"""The race: every contestant in its own process, one at a time, turn by turn; the best of each; then the judgement."""

import json
import os
import subprocess
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bench.claims import Claim, Contestant

PATIENCE = 120.0


class WorkerError(Exception):
    """A worker stopped or answered nonsense; the message is the last thing it said."""


class Worker:
    def __init__(self, contestant: Contestant) -> None:
        env = {key: value for key, value in os.environ.items() if key != "LUDOTHEQUE_PURE"}
        self.unit = contestant.unit
        self.said = tempfile.TemporaryFile("w+")  # noqa: SIM115 - open as long as the worker, see close()
        self.process = subprocess.Popen(
            contestant.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.said,
            text=True,
            env={**env, "OMP_NUM_THREADS": "1", **contestant.env},
        )

    def ask(self, command: str) -> float:
        """Send one command; how many units a second it did."""
        assert self.process.stdin is not None and self.process.stdout is not None
        timer = threading.Timer(PATIENCE, self.process.kill)
        timer.start()
        try:
            print(command, file=self.process.stdin, flush=True)
            answer = json.loads(self.process.stdout.readline())
            return float(answer[self.unit] / answer["seconds"])
        except (OSError, ValueError, KeyError, ZeroDivisionError):
            self.process.kill()
            self.process.wait()
            self.said.seek(0)
            lines = self.said.read().strip().splitlines() or ["it stopped without a word"]
            raise WorkerError(lines[-1]) from None
        finally:
            timer.cancel()

    def close(self) -> None:
        """The end of its input is the worker's sign to leave."""
        self.process.communicate()
        self.said.close()


@dataclass
class Outcome:
    rates: list[float] = field(default_factory=list)
    error: str | None = None

    @property
    def best(self) -> float | None:
        return max(self.rates, default=None) if self.error is None else None


def race(
    contestants: Sequence[Contestant], rounds: int, seconds: float, tick: Callable[[str], None]
) -> dict[str, Outcome]:
    """Warm everybody up, then let each run in turn, ``rounds`` times; nobody runs while another does."""
    outcomes = {contestant.id: Outcome() for contestant in contestants}
    workers: dict[str, Worker] = {}

    def turn(contestant: Contestant, command: str) -> float | None:
        tick(contestant.label)
        outcome = outcomes[contestant.id]
        if outcome.error is not None:
            return None
        try:
            if contestant.id not in workers:
                workers[contestant.id] = Worker(contestant)
            return workers[contestant.id].ask(command)
        except (OSError, WorkerError) as error:
            outcome.error = str(error)
            return None

    try:
        for contestant in contestants:
            turn(contestant, "warm")
        for _ in range(rounds):
            for contestant in contestants:
                rate = turn(contestant, f"run {seconds}")
                if rate is not None:
                    outcomes[contestant.id].rates.append(rate)
    finally:
        for worker in workers.values():
            worker.close()
    return outcomes


@dataclass(frozen=True)
class Judgement:
    """A claim with what was measured: ``value`` is the ratio, or our rate when the claim has no peer."""

    claim: Claim
    ours: float | None
    peer: float | None
    value: float | None
    verdict: str
    note: str


def judge(claim: Claim, outcomes: Mapping[str, Outcome]) -> Judgement:
    sides = [outcomes[name] for name in (claim.ours, claim.peer) if name is not None]
    rates = [side.best for side in sides]
    note = "; ".join(side.error for side in sides if side.error is not None)
    ours, peer = rates[0], rates[1] if claim.peer is not None else None
    value = None
    if ours is not None:
        value = ours if claim.peer is None else ours / peer if peer is not None else None
    return Judgement(claim, ours, peer, value, verdict(claim, value), note)


def verdict(claim: Claim, value: float | None) -> str:
    if claim.strength != "shown" and value is None:
        return "not shown"
    if value is None or claim.at_least is None:
        return ""
    if claim.strength == "goal":
        return "reached" if value >= claim.at_least else "not yet"
    return "pass" if value >= claim.at_least else "FAIL"


def all_shown(judgements: Sequence[Judgement]) -> bool:
    return all(judgement.verdict == "pass" for judgement in judgements if judgement.claim.strength == "required")
