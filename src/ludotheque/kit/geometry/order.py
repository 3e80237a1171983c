"""Sorting a vec in place."""

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
