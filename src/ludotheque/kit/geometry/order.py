"""Sorting a vec in place, whole or only as far as it is read."""

from librt.vecs import append, vec
from mypy_extensions import i64


def sort(v: vec[i64]) -> None:
    """From least to greatest (Shell's sort, gaps by 9 / 4)."""
    n: i64 = len(v)
    gap: i64 = 1
    while gap * 9 // 4 < n:
        gap = gap * 9 // 4 + 1
    while gap > 0:
        i: i64
        for i in range(gap, n):
            value: i64 = v[i]
            j: i64 = i - gap
            while j >= 0 and v[j] > value:
                v[j + gap] = v[j]
                j -= gap
            v[j + gap] = value
        gap = gap * 4 // 9


def put_in(v: vec[i64], n: i64, value: i64) -> vec[i64]:
    """One more number in a heap of the first n numbers of a vec, from which `take_least` takes; what lies behind them
    is of no use."""
    i: i64 = n
    if n < len(v):
        v[n] = value
    else:
        v = append(v, value)
    while i > 0 and v[(i - 1) >> 1] > value:
        v[i] = v[(i - 1) >> 1]
        i = (i - 1) >> 1
    v[i] = value
    return v


def take_least(v: vec[i64], n: i64) -> i64:
    """Takes the least of the first n numbers of a heap; n - 1 are left."""
    least: i64 = v[0]
    v[0] = v[n - 1]
    _sink(v, 0, n - 1)
    return least


def _sink(v: vec[i64], i: i64, n: i64) -> None:
    if i >= n:
        return
    value: i64 = v[i]
    child: i64 = 2 * i + 1
    while child < n:
        if child + 1 < n and v[child + 1] < v[child]:
            child += 1
        if v[child] >= value:
            break
        v[i] = v[child]
        i = child
        child = 2 * i + 1
    v[i] = value
