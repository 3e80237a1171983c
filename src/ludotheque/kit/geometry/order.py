"""Sorting a vec in place, whole or only as far as it is read."""

from librt.vecs import vec
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


def heap(v: vec[i64]) -> None:
    """Puts the least number first, and the others so that `take_least` is quick."""
    i: i64 = len(v) // 2 - 1
    while i >= 0:
        _sink(v, i, i64(len(v)))
        i -= 1


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
