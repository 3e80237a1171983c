"""What if: a guard that depends on the position after a choice tries it on a copy."""

from typing import TypeVar, cast

from mypy_extensions import i64

from ludotheque.core.state import State

S = TypeVar("S", bound=State)


def trial(s: S, seat: i64, choice: i64) -> S:
    """The world in which that choice was made, quiet, to be asked and thrown away. Whatever it rolls is not what will
    be rolled: a guard may not know the dice to come."""
    world = cast("S", s.clone())
    world.reseed(s.count + 1)
    world.words = s.words[:]
    world.apply(seat, choice)
    return world
