"""Sets of numbers beyond the 63 that a mask holds: bits in as many words as it takes.

A set is a `vec[i64]` of WORD bits a word. `put` and `drop` change it in place; the others make a new one. Two sets that
are compared or joined have as many words each.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.vecs import zeros

WORD: Final = 63  # bits a word: the sign stays free


def empty(n: i64) -> vec[i64]:
    """Room for the numbers from 0 to n - 1, none of them in it."""
    return zeros((n + WORD - 1) // WORD)


def bit(x: i64, one: i64) -> i64:
    """The one is a parameter: compiled code shifts a literal, or a local that is always 1, as a 32-bit number."""
    return one << x % WORD


def put(s: vec[i64], x: i64) -> None:
    s[x // WORD] |= bit(x, 1)


def drop(s: vec[i64], x: i64) -> None:
    s[x // WORD] &= ~bit(x, 1)


def has(s: vec[i64], x: i64) -> bool:
    return s[x // WORD] & bit(x, 1) != 0


def size(s: vec[i64]) -> i64:
    n: i64 = 0
    for word in s:
        while word != 0:
            word &= word - 1
            n += 1
    return n


def none(s: vec[i64]) -> bool:
    for word in s:
        if word != 0:
            return False
    return True


def same(a: vec[i64], b: vec[i64]) -> bool:
    i: i64
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True


def within(a: vec[i64], b: vec[i64]) -> bool:
    """Whether everything in one is in the other too."""
    i: i64
    for i in range(len(a)):
        if a[i] & ~b[i] != 0:
            return False
    return True


def meet(a: vec[i64], b: vec[i64]) -> bool:
    """Whether they have something in common."""
    i: i64
    for i in range(len(a)):
        if a[i] & b[i] != 0:
            return True
    return False


def both(a: vec[i64], b: vec[i64]) -> vec[i64]:
    out = a[:]
    i: i64
    for i in range(len(a)):
        out[i] &= b[i]
    return out


def either(a: vec[i64], b: vec[i64]) -> vec[i64]:
    out = a[:]
    i: i64
    for i in range(len(a)):
        out[i] |= b[i]
    return out


def less(a: vec[i64], b: vec[i64]) -> vec[i64]:
    """What is in the first and not in the second."""
    out = a[:]
    i: i64
    for i in range(len(a)):
        out[i] &= ~b[i]
    return out


def members(s: vec[i64]) -> vec[i64]:
    """What is in it, the lowest first."""
    out = vec[i64](capacity=8)
    first: i64 = 0
    for word in s:
        x = first
        while word != 0:
            if word & 1 == 1:
                out = append(out, x)
            word >>= 1
            x += 1
        first += WORD
    return out


def holding(n: i64, numbers: vec[i64]) -> vec[i64]:
    """The set of some numbers, with room for n."""
    out = empty(n)
    for x in numbers:
        put(out, x)
    return out
