"""In which order seats come: around the table, or by what each has."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.state import State


def around(s: State, first: i64) -> vec[i64]:
    """Every seat once, in turn order from `first`."""
    order = vec[i64](capacity=s.seats)
    i: i64
    for i in range(s.seats):
        order = append(order, (first + i) % s.seats)
    return order


def highest_first(keys: vec[i64]) -> vec[i64]:
    """The seats by a number each has, the highest first; of equals the lower seat."""
    n: i64 = len(keys)
    out = vec[i64](capacity=n)
    seat: i64
    for seat in range(n):
        out = append(out, seat)
        i: i64 = seat
        while i > 0 and keys[out[i]] > keys[out[i - 1]]:
            other = out[i - 1]
            out[i - 1] = out[i]
            out[i] = other
            i -= 1
    return out


def next_after(keys: vec[i64], after: i64) -> i64:
    """The seat with the lowest number above one, or with the lowest of all when none is above: whose turn it is on a
    track that goes round. A seat with a negative number takes no part; -1 when none does."""
    best: i64 = -1
    seat: i64
    for seat in range(len(keys)):
        key = keys[seat]
        if key < 0:
            continue
        if best < 0:
            best = seat
        elif (key > after) == (keys[best] > after):
            if key < keys[best]:
                best = seat
        elif key > after:
            best = seat
    return best
