"""A choice drawn by weight: what a policy's `pick` usually is."""

from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.policy import Policy
from ludotheque.core.state import State

S = TypeVar("S", bound=State)
SPREAD: Final = 536870912.0  # a 32-bit draw without its last three bits lies below


def by_weight(choices: vec[i64], weights: vec[float], draw: i64) -> i64:
    """One of the choices, each as often as its weight says. The last three bits of the draw are not used: a policy may
    decide something else by them."""
    whole = 0.0
    for weight in weights:
        whole += weight
    at = whole * float(draw >> 3) / SPREAD
    i: i64 = 0
    while i < len(choices) - 1 and at >= weights[i]:
        at -= weights[i]
        i += 1
    return choices[i]


def by_promise(policy: Policy[S], s: S, seat: i64, draw: i64, many: i64) -> i64:
    """As if thinking for an instant; any of more than so `many` choices."""
    choices = policy.choices(s, seat)
    if len(choices) == 1:
        return choices[0]
    if len(choices) > many:
        return choices[(draw >> 3) % len(choices)]
    return by_weight(choices, policy.promises(s, seat, choices), draw)
