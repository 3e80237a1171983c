"""Perft: how many sequences of answers a position allows, to a depth. A count that moves is a rule that changed."""

from typing import Any


def perft(state: Any, depth: int) -> int:
    """Sequences of `depth` answers to the decisions in progress, any-time choices left aside."""
    if depth == 0 or state.over:
        return 1
    seat = state.actor()
    total = 0
    for choice in list(state.legal(seat)):
        after = state.clone()
        after.apply(seat, choice)
        total += perft(after, depth - 1)
    return total
