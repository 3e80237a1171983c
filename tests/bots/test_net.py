"""Nets: exact sums, no secrets, and nobody is judged by a net that does not know the game played."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots import nets
from ludotheque.bots.levels import GRAND_MAITRE, MAITRE
from ludotheque.bots.net import Net, grade
from ludotheque.bots.nets import OWN, About, BadNet, Weights
from ludotheque.bots.weighing import new_search
from ludotheque.core.state import State
from ludotheque.match.faces import game
from ludotheque.match.registry import registry, rules_of
from ludotheque.match.simulation import wilson

GAMES = sorted(registry())
SHIPPED = [(name, path) for name in GAMES for path in sorted((Path(rules_of(name).text).parent / "nets").glob("*"))]
KILOBYTES = 400


def positions(game_id: str, seats: int, count: int) -> list[State]:
    """On the way of a game at first glance."""
    rules, rng = rules_of(game_id), random.Random(3)
    state = rules.create(seats, rules.check_options(seats, None))
    state.reseed(5)
    state.settle()
    found: list[State] = []
    while not state.over and len(found) < count:
        for _ in range(rng.randrange(2, 9)):
            if not state.over:
                seat = int(state.actor())
                state.apply(seat, rules.policy().pick(state, seat, rng.getrandbits(32)))
        if not state.over:
            found.append(state.clone())
    return found


def shipped(name: str, path: Path) -> tuple[About, Weights, Net]:
    about, weights = nets.read(path)
    net = nets.net_of(rules_of(name), about.options, about.seats, OWN)
    assert net is not None, f"{path.name} does not know the {name} of today"
    return about, weights, net


def plainly(about: About, weights: Weights, seen: list[int]) -> float:
    """The same judgement in fractions, a row after the other."""
    wide, inner = about.wide, about.inner
    sums = [float(number) for number in weights.begin]
    for at, usual, least, most, first in zip(*(weights.places[n::5] for n in range(5)), strict=True):
        if seen[at] != usual:
            row = first + min(max(int(grade(seen[at])), least), most) - least
            sums = [x + y for x, y in zip(sums, weights.rows[row * wide : (row + 1) * wide], strict=True)]
    hidden = [max(x, 0.0) / about.scale for x in sums]
    second = weights.second
    out = [second[wide * inner + j] + sum(hidden[k] * second[k * inner + j] for k in range(wide)) for j in range(inner)]
    return weights.third[inner] + sum(max(x, 0.0) * y for x, y in zip(out, weights.third[:inner], strict=True))


@pytest.mark.parametrize(("name", "path"), SHIPPED)
def test_sums_of_four_weights_at_once_are_the_sums_of_each(name: str, path: Path) -> None:
    about, weights, net = shipped(name, path)
    judged = []
    for state in positions(name, about.seats, 12):
        for seat in range(about.seats):
            seen = net.eyes.look(state, seat)
            judged.append(net.judge(seen))
            assert abs(judged[-1] - plainly(about, weights, list(seen))) < 1e-4
    assert max(judged) - min(judged) > 0.1


@pytest.mark.parametrize(("name", "path"), SHIPPED)
def test_a_shipped_net_is_small_and_won_its_duel(name: str, path: Path) -> None:
    about, _, _ = shipped(name, path)
    assert path.stat().st_size <= KILOBYTES * 1000 and path == nets.home(rules_of(name), about.seats)
    last = about.story[-1]
    assert last["games"] > 0 and last["seed"] and last["after"] < last["before"]
    assert wilson(last["won"], last["duels"])[0] > 0.5


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_view_is_the_same_to_a_net(game_id: str) -> None:
    """Worlds that a seat cannot tell apart give it the same numbers, so that no judgement of its own can differ."""
    rules = rules_of(game_id)
    seats = rules.manifest.seats[0] if rules.manifest.cooperative else max(2, rules.manifest.seats[0])
    eyes = nets.eyes(rules, rules.check_options(seats, None), seats, sorted(rules.frames))
    for number, state in enumerate(positions(game_id, seats, 10)):
        for seat in range(seats):
            worlds = [state.imagine(seat, key) for key in (number + 1, number + 77, number + 7777)]
            assert {tuple(eyes.look(world, seat)) for world in worlds} == {tuple(eyes.look(state, seat))}


def test_the_hybris_net_judges_a_seat_by_its_view_alone() -> None:
    net = nets.net_of(rules_of("hybris"), rules_of("hybris").check_options(2, None), 2, OWN)
    assert net is not None
    worlds: set[tuple[float, ...]] = set()
    for state in positions("hybris", 2, 6):
        assert len({net.judge(net.eyes.look(state.imagine(0, key), 0)) for key in range(1, 5)}) == 1
        worlds.add(tuple(net.judge(net.eyes.look(state, seat)) for seat in range(2)))
        chances = list(net.values(state, rules_of("hybris").policy()))
        assert abs(sum(chances) - 1.0) < 1e-9 and min(chances) > 0.0
    assert len(worlds) > 1


def test_only_a_grand_maitre_asks_the_net_and_only_where_it_knows_the_game() -> None:
    def asked(level: Any, seats: int, **options: Any) -> bool:
        table = game("hybris").new(seats, 1, options)
        return new_search(table, 0, level).net is not None

    assert asked(GRAND_MAITRE, 2) and not asked(MAITRE, 2)
    assert not asked(GRAND_MAITRE, 3) and not asked(GRAND_MAITRE, 2, duel=True)


def test_other_pieces_other_nets(tmp_path: Path) -> None:
    rules = rules_of("hybris")
    about, weights = nets.read(nets.home(rules, 2))
    same, other = tmp_path / "same.net", tmp_path / "other.net"
    nets.write(same, about, weights)
    nets.write(other, replace(about, pieces="of another edition"), weights)
    assert nets.net_of(rules, about.options, 2, str(same)) is not None
    assert nets.net_of(rules, about.options, 2, str(other)) is None
    assert nets.net_of(rules, about.options, 2, str(tmp_path / "none.net")) is None


def test_a_torn_file_is_refused(tmp_path: Path) -> None:
    data = nets.home(rules_of("hybris"), 2).read_bytes()
    for torn in (data[:-1], data.replace(b'"scale": ', b'"scale": x', 1), b"", data[:-9] + b"x" + data[-8:]):
        path = tmp_path / "torn.net"
        path.write_bytes(torn)
        with pytest.raises(BadNet):
            nets.read(path)


def test_grades_grow_with_their_values() -> None:
    grades = [int(grade(value)) for value in range(-40, 3000)]
    assert grades == sorted(grades) and len(set(grades[40:56])) == 16
    assert grades[40 + 100] < grades[40 + 200] < grades[40 + 400]
