# interpreted
"""Thinking in another process: a position in, a choice out."""

import json
import os
import random
import signal
import threading
import time
from typing import Any

from ludotheque.bots import onlooker, review
from ludotheque.bots.levels import THINKERS
from ludotheque.bots.reasons import differences
from ludotheque.bots.registry import KINDS, Listener
from ludotheque.bots.thinker import Thinker
from ludotheque.core.domains import Choice
from ludotheque.match.position import load
from ludotheque.match.registry import registry
from ludotheque.match.table import Table


def prepare(parent: int) -> None:
    """Once in each worker: load the games, leave Ctrl-C to the server, and go when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()
    registry()


def _follow(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


def ready() -> bool:
    return True


def think(position: bytes, bot: str, level: str, seat: int, asked: bool, seed: str) -> list[object] | None:
    """What that bot does at that seat; None: it does nothing beside the decision."""
    random.seed(seed)  # nothing a bot does may depend on which worker it runs in
    table = load(json.loads(position))
    player = KINDS[bot].make(level, seed)
    choice: Choice | None
    if asked:
        choice = player.answer(table, seat)
    else:
        listener: Listener = player  # type: ignore[assignment]  # asked only of kinds that listen
        choice = listener.aside(table, seat)
    return None if choice is None else list(choice)


def because(position: bytes, seat: int, choice: Choice) -> dict[str, Any] | None:
    """Why a bot does that, as a line of the log."""
    table = load(json.loads(position))
    line = table.rules.speech.because(table.state, seat, tuple(choice))
    return None if line is None else {"rule": line.rule, "key": line.key, "data": line.data}


def explain(position: bytes, level: str, seat: int, seed: str, played: list[object] | None) -> dict[str, Any]:
    """What a bot of that level would do at that seat, two runners-up and what it expects of each; with the words their
    sentences need, and those of what was played."""
    table = load(json.loads(position))
    thought = Thinker(THINKERS[level], seed).explain(table, seat).as_json()
    for option in thought["options"]:
        option["words"] = review.told(table, seat, option["choice"])["words"] if option["choice"] else {}
    thought["then"] = followed(table, seat, thought)
    thought["why"] = compared(table, seat, thought["options"])
    own = None if played is None else review.told(table, seat, played) | {"expects": []}
    return thought | {"played": own}


def compared(table: Table, seat: int, options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the first option makes better than the next, where both were thought about."""
    two = [tuple(option["choice"]) for option in options[:2] if option["share"] > 0 and option["choice"]]
    return differences(table, seat, two[0], two[1]) if len(two) == 2 else []


def followed(table: Table, seat: int, thought: dict[str, Any]) -> list[dict[str, Any]]:
    """What comes after the first option, with the words of each answer where it is given."""
    world, answers = table.clone(), [thought["options"][0]["choice"], *thought["then"]]
    told = []
    for n, choice in enumerate(answers[1:]):
        if world.choose(seat, tuple(answers[n])) is not None or not world.state.asked() >> seat & 1:
            break
        told.append(review.told(world, seat, choice) | {"expects": []})
    return told


def plan_review(journal: bytes) -> list[int]:
    """The entries of a finished game that are worth a judgement."""
    return review.decisions(json.loads(journal))


def review_some(journal: bytes, wanted: list[int], iterations: int, seconds: float) -> list[review.Judged]:
    """The judgement of as many of these entries as that time allows, one at least."""
    return review.judge_for(json.loads(journal), wanted, iterations, "", seconds)


def look_on(position: bytes) -> list[float]:
    """The chances of each seat, as they can be known from the stand."""
    return onlooker.chances(load(json.loads(position)))
