"""Directions without floats: sines in 2**-30 for every hundredth of a degree, unit vectors, turning.

The tables are summed from the power series in long whole numbers when the module is loaded, so they are the same on
every machine.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.kit.geometry.exact import isqrt, rounded

BITS: Final = 30
ONE: Final = 1 << 30
RIGHT: Final = 9000  # a right angle in hundredths of a degree
FULL: Final = 36000


def _pi(bits: int) -> int:
    """pi * 2**bits by Machin's formula."""
    one = 1 << (bits + 16)

    def arctangent_of_inverse(x: int) -> int:
        power = one // x
        total, odd, sign = power, 3, -1
        while power:
            power //= x * x
            total += sign * (power // odd)
            odd, sign = odd + 2, -sign
        return total

    return (16 * arctangent_of_inverse(5) - 4 * arctangent_of_inverse(239)) >> 16


PI: Final = _pi(90)  # in 2**-90


def _series(hundredths: int, cosine: bool) -> int:
    """The sine or cosine of an angle, in 2**-30, rounded."""
    bits = 90
    x = PI * hundredths // 18000
    term, n = (1 << bits, 0) if cosine else (x, 1)
    total, sign = 0, 1
    while term:
        total += sign * term
        term = ((term * x >> bits) * x >> bits) // ((n + 1) * (n + 2))
        n, sign = n + 2, -sign
    return (total + (1 << (bits - BITS - 1))) >> (bits - BITS)


def _table(step: int, count: int, cosine: bool) -> vec[i64]:
    table = vec[i64](capacity=count)
    for k in range(count):
        table = append(table, i64(_series(step * k, cosine)))
    return table


DEGREE_SINES: Final = _table(100, 91, False)
SMALL_SINES: Final = _table(1, 100, False)
SMALL_COSINES: Final = _table(1, 100, True)


def _quarter_sine(angle: i64) -> i64:
    """Of 0 to 9000 hundredths of a degree."""
    whole: i64 = angle // 100
    part: i64 = angle - whole * 100
    return rounded(DEGREE_SINES[whole] * SMALL_COSINES[part] + DEGREE_SINES[90 - whole] * SMALL_SINES[part], BITS)


def _whole_sines() -> vec[i64]:
    """Of every whole degree all around."""
    sines = vec[i64](capacity=360)
    k: i64
    for k in range(360):
        half: i64 = k % 180
        value: i64 = DEGREE_SINES[half if half <= 90 else 180 - half]
        sines = append(sines, value if k < 180 else -value)
    return sines


WHOLE_SINES: Final = _whole_sines()


def sine(angle: i64) -> i64:
    """The sine of so many hundredths of a degree, times 2**30."""
    turned: i64 = angle % FULL
    if turned % 100 == 0:
        return WHOLE_SINES[turned // 100]
    if turned <= RIGHT:
        return _quarter_sine(turned)
    if turned <= 2 * RIGHT:
        return _quarter_sine(2 * RIGHT - turned)
    if turned <= 3 * RIGHT:
        return -_quarter_sine(turned - 2 * RIGHT)
    return -_quarter_sine(FULL - turned)


def cosine(angle: i64) -> i64:
    return sine(angle + RIGHT)


def turned_x(x: i64, y: i64, cos: i64, sin: i64) -> i64:
    """The x of (x, y) turned counter-clockwise, to the nearest whole number."""
    return rounded(x * cos - y * sin, BITS)


def turned_y(x: i64, y: i64, cos: i64, sin: i64) -> i64:
    return rounded(x * sin + y * cos, BITS)


def unit(x: i64, y: i64) -> tuple[i64, i64]:
    """The direction of (x, y) as a vector of length 2**30 (to one part in 2**28); (0, 0) points east."""
    if x == 0 and y == 0:
        return ONE, 0
    size: i64 = max(max(x, -x), max(y, -y))
    while size < 1 << 26:
        x <<= 3
        y <<= 3
        size <<= 3
    while size >= 1 << 30:
        x >>= 1
        y >>= 1
        size >>= 1
    length: i64 = isqrt(x * x + y * y)
    return (x << BITS) // length, (y << BITS) // length


def compare_turns(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """Which of two directions comes first counter-clockwise from east: -1 the first, 1 the second, 0 neither."""
    a_lower: bool = ay < 0 or (ay == 0 and ax < 0)
    b_lower: bool = by < 0 or (by == 0 and bx < 0)
    if a_lower != b_lower:
        return 1 if a_lower else -1
    cross: i64 = ax * by - ay * bx
    return -1 if cross > 0 else 1 if cross < 0 else 0
