# interpreted
"""Why a choice is thought better than another, and what would come after it, from what the seat that has it can know.

A reason is a number that the game itself tells and that the two choices make differ: what it foresees of both, and the
boards of the players once both were made, in worlds with different luck; what does not come out alike is left to chance
and is no reason."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.bots.search import NONE, Search
from ludotheque.core.domains import Choice
from ludotheque.core.state import FIRST_COME, SEALED, State
from ludotheque.match.table import Table

LUCKS = (1, 2, 3)
FOLLOWED = 3  # answers told of what follows a choice, at most
SEEN = 4  # times that the search went this way, at least
FORESEEN = "foreseen-"  # before the key of a number that is only foreseen
LONGEST = 40  # steps on the way, those that nobody had to choose included

Told = dict[str, Any]
Numbers = dict[tuple[int, str], int]


def differences(table: Table, seat: int, better: Choice, other: Choice) -> list[Told]:
    """What is another number after the better choice than after the other, largest difference first; the seat's own
    before those of others. Which of these have a name is for the game's texts to say."""
    here, there = outcome(table, seat, better), outcome(table, seat, other)
    both = [(who, key, n, there[who, key]) for (who, key), n in here.items() if there.get((who, key), n) != n]
    both.sort(key=lambda one: (one[0] != seat, -abs(one[2] - one[3]), one[1]))
    return [{"seat": who, "key": key, "better": better, "other": other} for who, key, better, other in both]


def outcome(table: Table, seat: int, choice: Choice) -> Numbers:
    """The numbers that are told of a choice and those it leads to, as far as they are the same whatever the luck."""
    worlds = [after(table, seat, choice, luck) for luck in LUCKS]
    common = {at: n for at, n in worlds[0].items() if all(other.get(at) == n for other in worlds[1:])}
    foreseen = table.foresee(seat, choice)
    return common | (dict(leaves(foreseen, seat)) if isinstance(foreseen, dict) else {})


def after(table: Table, seat: int, choice: Choice, luck: int) -> Numbers:
    world = table.imagine(seat, random.Random(luck))
    if world.choose(seat, choice) is not None:
        return {}
    rows = world.view(seat).get("players", [])
    return {(who, key): n for who, row in enumerate(rows) for key, n in counts(row).items()}


def counts(row: Told) -> dict[str, int]:
    """The numbers on the board of a player."""
    found: dict[str, int] = {}
    for key, value in row.items():
        inner = value if isinstance(value, dict) else {key: value}
        found |= {name: each for name, each in inner.items() if type(each) is int}
    return found


def leaves(told: Told, seat: int) -> Iterator[tuple[tuple[int, str], int]]:
    """The numbers in what a game foresees; of whom each is, where it says so."""
    for key, value in told.items():
        if type(value) is int:
            yield (seat, f"{FORESEEN}{key}"), value
        elif key == "gains" and isinstance(value, dict):
            for who, row in value.items():
                yield from (((int(who), what), n) for what, n in row.items())


# -- what follows


def line_after(table: Table, seat: int, search: Search, choice: int) -> list[Told]:
    """What the search thinks would be answered after a choice, as long as it has looked there often enough: whose
    answer, which, and the words its sentence needs. Sealed answers of others stay unsaid."""
    world = table.state.imagine(seat, 1)
    world.reseed(1)
    nodes = [int(node) for node in search.root]
    told: list[Told] = []
    actor, packed = seat, choice
    for _ in range(LONGEST):
        nodes = descend(search, world, nodes, actor, packed)
        world.apply(actor, packed)
        found = expected(search, world, nodes, seat)
        if found is None or len(told) == FOLLOWED:
            break
        actor, packed, thought = found
        if thought and (actor == seat or world.stack[-1].mode(world) != SEALED):
            words = tuple(table.rules.codec(world).decode(packed))
            told.append({"seat": actor, "choice": list(words), "words": table.rules.speech.words(world, actor, words)})
    return told


def descend(search: Search, world: State, nodes: Sequence[int], actor: int, packed: int) -> list[int]:
    """The node of each seat once that is answered; NONE where the search has not been."""
    sealed = world.stack[-1].mode(world) == SEALED
    shown = 0 if sealed else int(search.policy.shown(world, actor, packed))
    return [
        NONE if node == NONE else int(search.child(node, packed if who == actor else shown))
        for who, node in enumerate(nodes)
    ]


def expected(search: Search, world: State, nodes: list[int], seat: int) -> tuple[int, int, bool] | None:
    """Who answers next, what, and whether there was something to choose; None: the search hardly looked."""
    if len(world.stack) == 0 or world.stack[-1].mode(world) == FIRST_COME:
        return None
    actor = int(world.actor())
    choices = [int(choice) for choice in search.offered(world, actor, False)]
    if len(choices) == 1:
        return actor, choices[0], False
    if nodes[actor] == NONE:
        return None
    kids = [(choice, int(search.child(nodes[actor], choice))) for choice in choices]
    seen = [(int(search.visits[kid]), -choice) for choice, kid in kids if kid != NONE]
    visits, best = max(seen, default=(0, 0))
    return (actor, -best, True) if visits >= SEEN else None
