"""Where a ruler of a given direction can lie so that it touches two discs.

A ruler touches a disc at a gap exactly when its centre lies on the outline of a rounded rectangle around the disc: the
ruler's rectangle swollen by radius and gap. So its centre, seen from the first disc, is the end of a chord of that
outline that equals the way from disc to disc. Of a given way there are two such chords, mirrored in the middle of the
way; one is found piece by piece of the outline, in closed form.

Coordinates are along the ruler and across it, in FINE-ths of the unit.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.kit.geometry.angles import BITS, unit
from ludotheque.kit.geometry.exact import isqrt

FINE_BITS: Final = 6


def has_chord(u: i64, v: i64, a: i64, b: i64, r: i64) -> bool:
    """Whether the way (u, v), both at least 0, fits in the rounded rectangle of half sides a and b, corners r."""
    over: i64 = max(u - 2 * a, 0)
    across: i64 = max(v - 2 * b, 0)
    return over * over + across * across <= 4 * r * r


def chord(u: i64, v: i64, a: i64, b: i64, r: i64) -> tuple[i64, i64]:
    """One point q of the outline, seen from its centre, such that q - (u, v) is on it too; u and v at least 0, and
    has_chord. The other one is (u, v) - q."""
    twice: i64 = 2 * r
    if u >= r and v >= r and u <= 2 * a + r and v <= 2 * b + r:
        return a + r, v - b - r
    if u <= r and v <= r and u * u + v * v <= twice * min(u, v):
        return _on_one_corner(u, v, a, b, r)
    if (v <= r and (u >= v or u > r)) or (v > r and u > 2 * a + r):
        return _long_chord(u, v, a, b, r)
    y, x = _long_chord(v, u, b, a, r)
    return x, y


def _on_one_corner(u: i64, v: i64, a: i64, b: i64, r: i64) -> tuple[i64, i64]:
    """Both ends on the arc around (a, -b)."""
    nx, ny = unit(v, -u)
    height: i64 = isqrt(max(4 * r * r - u * u - v * v, 0))  # twice the distance of the chord from the arc's centre
    return a + ((u + (nx * height >> BITS)) >> 1), -b + ((v + (ny * height >> BITS)) >> 1)


def _long_chord(u: i64, v: i64, a: i64, b: i64, r: i64) -> tuple[i64, i64]:
    """From the lower side, or the arc around (-a, -b), to the right."""
    if v <= r:
        rise: i64 = isqrt(2 * r * v - v * v)
        if u <= 2 * a + rise:
            return a + rise, v - b - r
    over: i64 = u - 2 * a - r
    if over < 0:
        return _between_corners(u, v, a, b, r, -b)
    drop: i64 = isqrt(max(r * r - over * over, 0))
    if v < drop:
        return _between_corners(u, v, a, b, r, -b)
    if v <= 2 * b + drop:
        return a + r, v - b - drop
    return _between_corners(u, v, a, b, r, b)


def _between_corners(u: i64, v: i64, a: i64, b: i64, r: i64, top: i64) -> tuple[i64, i64]:
    """From the arc around (-a, -b) to the arc around (a, top): where two circles cross, to the lower right."""
    wx: i64 = 2 * a - u
    wy: i64 = top + b - v
    nx, ny = unit(wy, -wx)
    height: i64 = isqrt(max(4 * r * r - wx * wx - wy * wy, 0))
    if nx * v - ny * u < 0:
        height = -height
    return (u + (nx * height >> BITS)) >> 1, (top - b + v + (ny * height >> BITS)) >> 1
