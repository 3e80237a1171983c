"""Whole-number arithmetic that cannot overflow: products of 124 bits compared, roots, differences of roots.

Every length of this package lies between 0 and SPAN, the diagonal of the largest board; what a function takes and
what it may meet inside is proven in docs/geometry.md. Nothing here or anywhere in the package is a float.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SIDE: Final = 32767  # the longest side of a board: products of four lengths stay below 2**62
SPAN: Final = 46341  # no distance on a board reaches it
LOW31: Final = (1 << 31) - 1
LOW62: Final = (1 << 62) - 1


TOP_BITS: Final = 10


def _roots() -> vec[i64]:
    """For the top 10 bits m of a number: 64 times the root of m and a half, rounded down."""
    roots = vec[i64](capacity=1 << TOP_BITS)
    m: i64
    root: i64 = 0
    for m in range(1 << TOP_BITS):
        while (root + 1) * (root + 1) <= 2048 * (2 * m + 1):
            root += 1
        roots = append(roots, root)
    return roots


def _inverses(roots: vec[i64]) -> vec[i64]:
    """Of each of those roots: 2**22 over twice the root."""
    inverses = vec[i64](capacity=1 << TOP_BITS)
    for root in roots:
        inverses = append(inverses, (1 << 27) // root)
    return inverses


ROOTS: Final = _roots()
INVERSES: Final = _inverses(ROOTS)


def isqrt(n: i64) -> i64:
    """The whole part of the square root of n, for 0 <= n < 2**62: by Newton's steps, which divide by a root known to
    ten bits and so need no division."""
    if n <= 0:
        return 0
    half: i64 = 0
    m: i64 = n
    if m >= 1 << 42:
        m >>= 32
        half = 16
    if m >= 1 << 26:
        m >>= 16
        half += 8
    if m >= 1 << 18:
        m >>= 8
        half += 4
    if m >= 1 << 14:
        m >>= 4
        half += 2
    if m >= 1 << 12:
        m >>= 2
        half += 1
    if m >= 1 << 10:
        m >>= 2
        half += 1
    inverse: i64 = INVERSES[m]
    x: i64 = (ROOTS[m] << half) >> 6
    x += (((n - x * x) >> half) * inverse) >> 22
    if half > 12:
        x += (((n - x * x) >> half) * inverse) >> 22
    if half > 18:
        x += (((n - x * x) >> half) * inverse) >> 22
    while x * x > n:
        x -= 1
    while (x + 1) * (x + 1) <= n:
        x += 1
    return x


def compare_products(a: i64, b: i64, c: i64, d: i64) -> i64:
    """The sign of a * b - c * d, for numbers from 0 to 2**62 - 1: both products in two halves of 62 bits."""
    ah: i64 = a >> 31
    al: i64 = a & LOW31
    bh: i64 = b >> 31
    bl: i64 = b & LOW31
    middle: i64 = ah * bl + al * bh
    low: i64 = al * bl + ((middle & LOW31) << 31)
    high: i64 = ah * bh + (middle >> 31) + (low >> 62)
    ch: i64 = c >> 31
    cl: i64 = c & LOW31
    dh: i64 = d >> 31
    dl: i64 = d & LOW31
    middle = ch * dl + cl * dh
    other: i64 = cl * dl + ((middle & LOW31) << 31)
    top: i64 = ch * dh + (middle >> 31) + (other >> 62)
    low &= LOW62
    other &= LOW62
    if high != top:
        return 1 if high > top else -1
    if low != other:
        return 1 if low > other else -1
    return 0


def root_down(n: i64, d: i64) -> i64:
    """The greatest k with k <= sqrt(n / d); n below 2**62, the root below SPAN."""
    return isqrt(n if d == 1 else n // d)


def root_up(n: i64, d: i64) -> i64:
    """The least k with k >= sqrt(n / d); n below 2**62, the root below SPAN."""
    k: i64 = isqrt(n if d == 1 else n // d)
    return k if k * k * d == n else k + 1


def compare_roots(n1: i64, d1: i64, n2: i64, d2: i64, more: i64) -> i64:
    """The sign of sqrt(n1 / d1) - (sqrt(n2 / d2) + more), exactly.

    Roots lie below SPAN, n below 2**62, d below 2**31."""
    if more == 0:
        return compare_products(n1, d2, n2, d1)
    if d1 == d2 and more > 0 and n1 <= n2:
        return -1
    if d1 == d2 and more < 0 and n1 >= n2:
        return 1
    k1: i64 = root_down(n1, d1)
    k2: i64 = root_down(n2, d2) + more
    if k1 > k2:
        return 1
    if k1 < k2:
        return -1
    return _compare_close_roots(int(n1), int(d1), int(n2), int(d2), int(more))


def _compare_close_roots(n1: int, d1: int, n2: int, d2: int, more: int) -> i64:
    """Two roots with the same whole part: squared twice, in numbers as long as they need to be."""
    left = n1 * d2
    right = n2 * d1
    shift = more * more * d1 * d2
    if more < 0:
        # sqrt(left) + sqrt(shift) against sqrt(right)
        rest = right - left - shift
        if rest < 0:
            return 1
        squared = rest * rest - 4 * left * shift
        return -1 if squared > 0 else 1 if squared < 0 else 0
    # sqrt(left) against sqrt(right) + sqrt(shift)
    rest = left - right - shift
    if rest < 0:
        return -1
    squared = rest * rest - 4 * right * shift
    return 1 if squared > 0 else -1 if squared < 0 else 0


def rounded(n: i64, bits: i64) -> i64:
    """n / 2**bits to the nearest whole number, halves away from zero."""
    return ((n >> (bits - 1)) + 1) >> 1 if n >= 0 else -(((-n >> (bits - 1)) + 1) >> 1)
