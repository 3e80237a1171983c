"""Small operations on `vec[i64]`. A vec is a handle: assign back what these return."""

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

# What a position has before it is laid out or copied; never changed.
NO_PILES: Final[list[vec[i64]]] = []
NO_VECS: Final = vec[vec[i64]]()


def zeros(n: i64) -> vec[i64]:
    return filled(n, 0)


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * n)


def repeated(row: tuple[int, ...], n: i64) -> vec[i64]:
    """So many times the same numbers."""
    one = vec[i64](capacity=len(row))
    for number in row:
        one = append(one, number)
    out = vec[i64](capacity=len(row) * n)
    i: i64
    for i in range(n):
        out = extend(out, one)
    return out


def new_piles(n: i64) -> list[vec[i64]]:
    """So many empty piles."""
    out: list[vec[i64]] = []
    i: i64
    for i in range(n):
        out.append(vec[i64]())
    return out


def new_vecs(n: i64) -> vec[vec[i64]]:
    """The same as a vec of them."""
    out = vec[vec[i64]](capacity=n)
    i: i64
    for i in range(n):
        out = append(out, vec[i64]())
    return out


def of(values: list[int]) -> vec[i64]:
    v = vec[i64](capacity=len(values))
    for value in values:
        v = append(v, value)
    return v


def find(v: vec[i64], x: i64) -> i64:
    """Index of the first x, or -1."""
    n: i64 = len(v)
    i: i64
    for i in range(n):
        if v[i] == x:
            return i
    return -1


def same(v: vec[i64], w: vec[i64]) -> bool:
    """The same numbers in the same order."""
    i: i64
    if len(v) != len(w):
        return False
    for i in range(len(v)):
        if v[i] != w[i]:
            return False
    return True


def without(v: vec[i64], x: i64) -> vec[i64]:
    """A vec of its own, less the first x, order kept."""
    rest = v[:]
    at = find(v, x)
    if at >= 0:
        rest, x = pop(rest, at)
    return rest


def without_row(rows: vec[i64], at: i64, width: i64) -> vec[i64]:
    """A vec of rows, less the one that begins there; the given one is used up."""
    i: i64
    for i in range(width):
        rows, _gone = pop(rows, at)
    return rows
