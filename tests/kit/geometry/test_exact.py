"""Arithmetic against Python's own whole numbers, which have no end."""

import math
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ludotheque.core.vecs import of
from ludotheque.kit.geometry.angles import ONE, compare_turns, cosine, sine, turned_x, turned_y, unit
from ludotheque.kit.geometry.exact import (
    SIDE,
    SPAN,
    compare_products,
    compare_roots,
    isqrt,
    root_down,
    root_up,
    rounded,
)
from ludotheque.kit.geometry.order import put_in, sort, take_least

BIG = 2**62 - 1


def sign(n: int | Fraction) -> int:
    return (n > 0) - (n < 0)


@given(st.integers(0, BIG))
@example(0)
@example(BIG)
@example((2**31 - 1) ** 2)
@example((2**31 - 1) ** 2 - 1)
def test_the_root_of_any_number_that_fits(n: int) -> None:
    assert isqrt(n) == math.isqrt(n)


def test_the_root_of_every_small_number_and_next_to_every_kind_of_square() -> None:
    for n in range(70_000):
        assert isqrt(n) == math.isqrt(n)
    for bits in range(31):
        for k in (2**bits, 2**bits + 1, 3 * 2**bits // 2):
            for n in (k * k - 1, k * k, k * k + 1):
                if n <= BIG:
                    assert isqrt(n) == math.isqrt(n)


@given(st.integers(0, BIG), st.integers(0, BIG), st.integers(0, BIG), st.integers(0, BIG))
@example(BIG, BIG, BIG, BIG)
@example(BIG, BIG, BIG, BIG - 1)
@example(BIG, 1, 2**31, 2**31)
@example(2**31, 2**31, BIG, 1)
@example(0, BIG, BIG, 0)
def test_products_of_124_bits_are_compared(a: int, b: int, c: int, d: int) -> None:
    assert compare_products(a, b, c, d) == sign(a * b - c * d)


@given(st.integers(1, BIG), st.integers(1, BIG), st.integers(-2, 2))
def test_products_that_differ_by_next_to_nothing_are_told_apart(a: int, b: int, more: int) -> None:
    assert compare_products(a, b, b, a) == 0
    if 0 <= b + more <= BIG:
        assert compare_products(a, b + more, b, a) == sign(more)


def roots() -> st.SearchStrategy[tuple[int, int]]:
    """A square of a distance as a fraction: up to the diagonal of the largest board."""
    return (
        st.integers(1, 2 * SIDE * SIDE)
        .flatmap(lambda d: st.tuples(st.integers(0, SPAN * SPAN * d), st.just(d)))
        .filter(lambda f: f[0] <= BIG and f[0] < SPAN * SPAN * f[1])
    )


def exact_order(n1: int, d1: int, n2: int, d2: int, more: int) -> int:
    """sqrt(n1/d1) against sqrt(n2/d2) + more, by squaring fractions."""
    left, right = Fraction(n1, d1), Fraction(n2, d2)
    if more < 0:
        return -exact_order(n2, d2, n1, d1, -more)
    rest = left - right - more * more
    return -1 if rest < 0 else sign(rest * rest - 4 * more * more * right)


@given(roots(), roots(), st.integers(-SPAN, SPAN))
def test_roots_are_compared_with_a_difference(one: tuple[int, int], other: tuple[int, int], more: int) -> None:
    assert compare_roots(*one, *other, more) == exact_order(*one, *other, more)


@given(roots(), st.integers(-SPAN, SPAN), st.integers(-3, 3), st.integers(1, 1000))
def test_roots_that_nearly_agree_are_compared(one: tuple[int, int], more: int, off: int, times: int) -> None:
    """The other root is chosen so that both sides have the same whole part."""
    n, d = one
    k = max(root_down(n, d) - more, 0)
    other = (k * k * times + off, times)
    if 0 <= other[0] <= BIG and k < SPAN:
        assert compare_roots(n, d, *other, more) == exact_order(n, d, *other, more)
        assert compare_roots(*other, n, d, -more) == -exact_order(n, d, *other, more)


@given(roots())
def test_roots_are_rounded_both_ways(one: tuple[int, int]) -> None:
    n, d = one
    assert root_down(n, d) ** 2 * d <= n < (root_down(n, d) + 1) ** 2 * d
    assert n <= root_up(n, d) ** 2 * d and (root_up(n, d) == 0 or (root_up(n, d) - 1) ** 2 * d < n)


@given(st.integers(-(2**61), 2**61), st.integers(1, 45))
@example(2**44, 45)
@example(-(2**44), 45)
@example(-(2**44) + 1, 45)
def test_halves_are_rounded_away_from_zero(n: int, bits: int) -> None:
    half = Fraction(1, 2)
    exact = Fraction(abs(n), 2**bits)
    assert rounded(n, bits) == sign(n) * math.floor(exact + half)


def test_sines_are_right_to_the_last_digits() -> None:
    for angle in range(-50, 36_050, 7):
        assert abs(int(sine(angle)) - math.sin(math.radians(angle / 100)) * ONE) < 1.6
        assert abs(int(cosine(angle)) - math.cos(math.radians(angle / 100)) * ONE) < 1.6
    assert [sine(100 * d) for d in (0, 30, 90, 150, 180, 270, 330)] == [0, ONE // 2, ONE, ONE // 2, 0, -ONE, -ONE // 2]


def test_a_quarter_turn_is_exact() -> None:
    assert (turned_x(3, 1, cosine(9000), sine(9000)), turned_y(3, 1, cosine(9000), sine(9000))) == (-1, 3)


@given(st.integers(-SPAN, SPAN), st.integers(-SPAN, SPAN))
def test_unit_vectors(x: int, y: int) -> None:
    ux, uy = map(int, unit(x, y))
    length = math.hypot(x, y)
    if length == 0:
        assert (ux, uy) == (ONE, 0)
    else:
        assert abs(ux - x / length * ONE) < 40 and abs(uy - y / length * ONE) < 40


@given(*[st.integers(-50, 50)] * 4)
def test_directions_come_counter_clockwise_from_east(ax: int, ay: int, bx: int, by: int) -> None:
    if (ax, ay) == (0, 0) or (bx, by) == (0, 0):
        return
    first, second = (math.atan2(y, x) % math.tau for x, y in ((ax, ay), (bx, by)))
    expected = 0 if math.isclose(first, second, abs_tol=1e-9) else -1 if first < second else 1
    assert compare_turns(ax, ay, bx, by) == expected


@pytest.mark.parametrize("n", [0, 1, 2, 3, 10, 300])
def test_sorting(n: int) -> None:
    values = [(k * 7919) % 97 - 40 for k in range(n)]
    v = of(values)
    sort(v)
    assert list(v) == sorted(values)
    heap = of([])
    for put, value in enumerate(values):
        heap = put_in(heap, put, value)
    assert [take_least(heap, left) for left in range(n, 0, -1)] == sorted(values)
