# interpreted
"""Several processes think about one position, each on worlds of its own; what they found is added up."""

import functools
import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from ludotheque.bots.levels import Level
from ludotheque.bots.nets import net_of
from ludotheque.bots.search import Line, Search, by_visits
from ludotheque.match.position import load
from ludotheque.match.table import Table

Found = tuple[int, int, list[float], float]  # the fields of a Line


@functools.cache
def pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))


def think(position: str, seat: int, level: Level, seed: int, aside: bool) -> list[Found]:
    """One process's part."""
    table = load(json.loads(position))
    rules = table.rules
    settings = level.settings(rules.policy(), rules.manifest.cooperative)
    seats = int(table.state.seats)
    net = net_of(rules, table.options, seats, level.net)
    search = Search(rules.policy(), lambda state: rules.result(state).ranking, seats, seat, settings, net)
    search.think(table.state, level.effort(table.rules.policy()), level.seconds, seed, aside)
    return [(line.choice, line.visits, line.expects, line.prior) for line in search.lines()]


def lines(table: Table, seat: int, level: Level, seed: int, aside: bool) -> list[Line]:
    """The root's choices over all processes, most visited first. What travels is an imagined world: the others hold no
    more than the seat knows."""
    world = Table(table.rules, table.state.imagine(seat, seed), table.options)
    position = json.dumps(world.save())
    workers = pool(level.processes)
    jobs = [workers.submit(think, position, seat, level, seed + 7919 * n, aside) for n in range(level.processes)]
    merged: dict[int, Line] = {}
    for job in jobs:
        for choice, visits, expects, prior in job.result():
            known = merged.get(choice)
            if known is None:
                merged[choice] = Line(choice, visits, expects, prior)
            else:
                whole = max(known.visits + visits, 1)
                means = [(a * known.visits + b * visits) / whole for a, b in zip(known.expects, expects, strict=True)]
                merged[choice] = Line(choice, known.visits + visits, means, prior)
    return sorted(merged.values(), key=by_visits)
