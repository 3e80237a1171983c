"""Tournaments: who meets whom, what they earn, and what decides between equals."""

import itertools
import random
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.match import pairings, standings
from ludotheque.match.pairings import Pairing
from ludotheque.match.standings import Game, Round

DUEL = ((1, 2), (2, 1), (1, 1))


def played(found: Pairing, rng: random.Random) -> Round:
    """Anything may come of it; of pods also shared places, and somebody who leaves."""
    games = []
    for seats in found.tables:
        places: tuple[int | None, ...] = rng.choice(DUEL)
        if len(seats) > 2:
            places = tuple(rng.choice((1, 2, 3, None)) for _ in seats)
        games.append(Game(seats, places))
    return Round(games, found.byes)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 17), st.integers(1, 7), st.integers())
def test_a_swiss_meets_nobody_twice_while_that_can_be_avoided(people: int, many: int, seed: int) -> None:
    rng, order, rounds = random.Random(seed), list(range(people)), list[Round]()
    for _ in range(min(many, people // 2)):  # so long some round without a second meeting is always left
        found = pairings.swiss(order, order, rounds)
        here = [who for seats in found.tables for who in seats] + found.byes
        assert sorted(here, key=int) == order and len(found.byes) == people % 2  # type: ignore[arg-type]
        rounds.append(played(found, rng))
    assert max(pairings.met(rounds).values()) == 1
    byes = Counter(who for each in rounds for who in each.byes)
    assert max(byes.values(), default=0) <= 1


@settings(max_examples=20, deadline=None)
@given(st.integers(4, 16), st.integers())
def test_where_a_robot_plays_nobody_has_a_bye_and_nobody_the_robot_twice_in_a_row(people: int, seed: int) -> None:
    rng, order, rounds = random.Random(seed), list(range(people)), list[Round]()
    for _ in range(3):
        found = pairings.swiss(order, order, rounds, robot=True)
        assert not found.byes and sum(None in seats for seats in found.tables) == people % 2
        rounds.append(played(found, rng))
    assert max(Counter(who for each in rounds for who in pairings.alone_at(each)).values(), default=0) <= 1


@pytest.mark.parametrize(("second", "expected"), [((2, 3), [(1, 2), (3, 0)]), ((3, 2), [(1, 3), (2, 0)])])
def test_among_equals_those_meet_who_can_change_seats(second: tuple[int, int], expected: list[tuple[int, int]]) -> None:
    first = Round([Game((0, 1), (1, 1)), Game(second, (1, 1))])
    assert sorted(pairings.swiss([0, 1, 2, 3], [0, 1, 2, 3], [first]).tables) == expected


def test_near_points_and_even_seats_decide_among_those_who_have_not_met() -> None:
    first = Round([Game((0, 1), (1, 2)), Game((2, 3), (1, 2))])
    found = pairings.swiss([0, 1, 2, 3], [0, 1, 2, 3], [first])
    assert {frozenset(seats) for seats in found.tables} == {frozenset((0, 2)), frozenset((1, 3))}
    second = Round([Game(found.tables[0], (1, 1)), Game(found.tables[1], (1, 1))])
    third = pairings.swiss([0, 1, 2, 3], [0, 1, 2, 3], [first, second])
    assert {frozenset(seats) for seats in third.tables} == {frozenset((0, 3)), frozenset((1, 2))}
    lean = pairings.had([first, Round([Game((2, 0), (1, 2))])])
    assert pairings.seated((0, 3), lean) == (3, 0) or pairings.seated((0, 3), lean) == (0, 3)
    assert pairings.seated((2, 1), lean) == (1, 2)  # 2 had the first seat twice, 1 never


def test_the_bye_goes_to_whoever_had_it_least_often_and_stands_last() -> None:
    rounds = [Round([Game((0, 1), (1, 2))], [2])]
    assert pairings.swiss([0, 1, 2], [0, 1, 2], rounds).byes == [1]
    rounds.append(Round([Game((0, 2), (1, 2))], [1]))
    assert pairings.swiss([0, 1, 2], [0, 1, 2], rounds).byes == [0]


@pytest.mark.parametrize("people", range(2, 12))
def test_in_a_round_robin_everybody_meets_everybody_once(people: int) -> None:
    order = random.Random(people).sample(range(people), people)
    rounds = [pairings.robin(order, n, order) for n in range(pairings.robin_rounds(people))]
    met = Counter(frozenset(seats) for each in rounds for seats in each.tables)
    assert set(met.values()) == {1} and len(met) == people * (people - 1) // 2
    assert not any(each.byes for each in rounds)
    first = Counter(seats[0] for each in rounds for seats in each.tables)
    assert max(first.values()) - min(first[who] for who in order) <= 1 + people % 2


def test_whose_opponent_is_missing_has_a_bye_or_a_robot() -> None:
    assert pairings.robin([0, 1, 2, 3], 0, [0, 1, 2]).byes == [0]
    assert (0, None) in [
        tuple(sorted(each, key=str)) for each in pairings.robin([0, 1, 2, 3], 0, [0, 1, 2], True).tables
    ]
    assert pairings.robin([0, 1, 2], 0, [0, 1, 2]) == pairings.robin(
        [0, 1, 2], 0, [0, 1, 2], True
    )  # whose turn it is rests


@given(st.integers(1, 60), st.integers(3, 5), st.integers(3, 5))
def test_pods_are_of_three_to_five_whenever_that_goes(people: int, size: int, most: int) -> None:
    size = min(size, most)
    found = pairings.sizes(people, size, 3, most)
    assert all(3 <= each <= most for each in found) and sum(found) <= people
    whole = any(tables * 3 <= people <= tables * most for tables in range(1, people + 1))
    assert (sum(found) == people) == whole
    if people >= 12:
        assert max(found) <= size
    filled = pairings.sizes(people, size, 2, size)
    assert all(2 <= each <= size for each in filled) and (sum(filled) == people or people == 1)


@settings(max_examples=30, deadline=None)
@given(st.integers(3, 20), st.integers(), st.booleans())
def test_pods_seat_everybody_and_mix_them(people: int, seed: int, robot: bool) -> None:
    rng, order, rounds = random.Random(seed), list(range(people)), list[Round]()
    for _ in range(3):
        found = pairings.pods(order, order, rounds, 4, 5, robot)
        here = [who for seats in found.tables for who in seats if who is not None] + found.byes
        assert sorted(here) == order
        assert not robot or all(len(seats) == 4 for seats in found.tables)
        rounds.append(played(found, rng))
    if people >= 16 and not robot:
        assert max(pairings.met(rounds[:2]).values()) == 1


def test_points_of_a_pod_are_those_of_its_places_and_shared_with_them() -> None:
    earned = lambda *places: [standings.in_pod(Game(tuple(range(len(places))), places), n) for n in range(len(places))]  # noqa: E731
    assert earned(1, 2, 3) == [5, 3, 1]
    assert earned(4, 2, 3, 1) == [1, 3, 2, 5]
    assert earned(1, 2, 3, 4, 5) == [5, 3, 2, 1, 0]
    assert earned(1, 1, 3, 4) == [4, 4, 2, 1]
    assert earned(1, 2, 2, 2) == [5, 2, 2, 2]
    assert earned(1, 2, None, None) == [5, 3, 0, 0]
    robots = Game((0, None, 1, 2), (2, 1, 3, 4))
    assert [standings.in_pod(robots, who) for who in range(3)] == [5, 3, 1]  # a robot takes no points


def test_whoever_left_has_no_point_and_the_other_has_won() -> None:
    assert [standings.in_duel(Game((0, 1), (2, None)), who) for who in (0, 1)] == [1, 0]
    assert [standings.in_duel(Game((0, 1), (None, None)), who) for who in (0, 1)] == [0, 0]
    assert standings.in_duel(Game((0, None), (2, 1)), 0) == 0


def test_buchholz_then_sonneborn_berger_decide_between_equal_points() -> None:
    rounds = [
        Round([Game((0, 1), (1, 2)), Game((2, 3), (1, 2)), Game((4, 5), (1, 1))]),
        Round([Game((0, 2), (2, 1)), Game((1, 4), (1, 2)), Game((3, 5), (1, 2))]),
    ]
    lines = {line.who: line for line in standings.standings("swiss", range(6), rounds)}
    assert lines[2].place == 1 and lines[2].points == 2
    assert {who for who, line in lines.items() if line.points == 1} == {0, 1, 3}
    assert lines[0].ties == (Fraction(1 + 2), Fraction(1))  # it met 1 and 2, and beat 1
    assert lines[1].ties == (1 + Fraction(1, 2), Fraction(1, 2))
    assert lines[3].ties == (2 + Fraction(1, 2), Fraction(1, 2))
    assert [line.who for line in standings.standings("swiss", range(6), rounds)][:4] == [2, 0, 3, 1]


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 33), st.integers())
def test_a_knock_out_leaves_one_and_places_by_the_round_in_which_people_went_out(people: int, seed: int) -> None:
    rng, order, rounds = random.Random(seed), list(range(people)), list[Round]()
    while len(slots := standings.remaining(order, rounds)) > 1:
        found, games = pairings.knockout(slots, order, rounds), list[Game]()
        for seats in found.tables:
            legs = [Game(seats, rng.choice(DUEL))]
            while standings.wants_leg(legs):
                legs.append(Game(legs[-1].seats[::-1], rng.choice(DUEL)))
            assert 2 <= len(legs) <= 3 and legs[0].seats == legs[1].seats[::-1]
            games += legs
        rounds.append(Round(games, found.byes))
    assert len(rounds) == max(1, (people - 1).bit_length())
    lines = standings.standings("knockout", order, rounds)
    assert [line.place for line in lines][:2] == [1, 2] and lines[0].who == slots[0]
    assert Counter(line.place for line in lines)[3] == min(2, max(0, people - 2))
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)


def test_who_misses_a_match_is_out_and_two_who_miss_it_both_are() -> None:
    order = [0, 1, 2, 3]
    assert standings.remaining(order, [Round([Game((0, 1), (1, 2)), Game((1, 0), (2, 1))], [2], [3])]) == [0, 2]
    assert standings.remaining(order, [Round([Game((0, 1), (1, 2)), Game((1, 0), (2, 1))], [], [2, 3])]) == [0, None]
    level = [Game((0, 1), (1, 2)), Game((1, 0), (1, 2)), Game((0, 1), (1, 1))]
    assert standings.remaining([1, 0], [Round(level)]) == [1]  # whoever was drawn first
    nobody = [Game((0, 1), (None, None))]
    assert not standings.wants_leg(nobody) and standings.remaining([0, 1], [Round(nobody)]) == [None]


def test_great_rounds_are_matched_among_neighbours_and_still_meet_nobody_twice() -> None:
    rng, order, rounds = random.Random(7), list(range(80)), list[Round]()
    for _ in range(2):
        rounds.append(played(pairings.swiss(order, order, rounds), rng))
    assert max(pairings.met(rounds).values()) == 1
    points = {line.who: line.points for line in standings.standings("swiss", order, rounds[:1])}
    gaps = [abs(points[a] - points[b]) for game in rounds[1].games for a, b in itertools.combinations(game.people, 2)]
    assert max(gaps) <= Fraction(1, 2)
