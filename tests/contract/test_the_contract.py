"""The contract itself: it accepts a right game and notices each way of being wrong."""

from collections.abc import Callable, Iterator

import pytest

from ludotheque.match.faces import Playable
from ludotheque.match.registry import registry
from ludotheque.match.table import Table
from tests.contract import checks
from tests.contract.declared import check_frame_declared, check_state_declared
from tests.contract.toy import TrickGame
from tests.drivers import Driver, Move

Check = Callable[[Table, Move, Driver], object]

POOL: list[tuple[object, ...]] = [*(("play", card) for card in range(12)), ("peek",)]


def imagines(table: Table, move: Move, driver: Driver) -> None:
    for seat in range(table.state.seats):
        checks.check_imagine(table, seat, driver.rng)


CHECKS: dict[str, Check] = {
    "clone": lambda table, move, driver: checks.check_clone(table, driver),
    "save": lambda table, move, driver: checks.check_save(table),
    "marks": lambda table, move, driver: checks.check_marks(table),
    "menus": lambda table, move, driver: checks.check_menus(table, driver),
    "guards": lambda table, move, driver: checks.check_guards(table, POOL, driver.rng),
    "sealed": lambda table, move, driver: checks.check_sealed(table, driver),
    "views": lambda table, move, driver: checks.check_views(table),
    "imagine": imagines,
    "foresight": lambda table, move, driver: checks.check_foresight(table, move[0], driver.rng),
    "hidden": lambda table, move, driver: checks.check_something_hidden([table], 0, driver.rng),
    "learnt": lambda table, move, driver: checks.check_nothing_learnt(table, move, driver.rng),
    "declared": lambda table, move, driver: check_state_declared(table),
    "frames": lambda table, move, driver: [check_frame_declared(kind) for kind in table.rules.frames.values()],
}

FLAWS = {
    "shared hands": "clone",
    "restless": "save",
    "unmarked": "marks",
    "unmarked hands": "marks",
    "dead end": "menus",
    "loose guard": "guards",
    "tight guard": "menus",
    "hurry": "sealed",
    "chatter": "sealed",
    "open deck": "imagine",
    "amnesia": "imagine",
    "memory": "imagine",
    "lost piece": "imagine",
    "oracle": "foresight",
    "clairvoyance": "hidden",
    "stealth": "learnt",
    "undeclared": "declared",
}


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    """A table of the trick game with a flaw, registered as long as the test lasts."""
    rules = TrickGame(getattr(request, "param", ""))
    registry()["tricks"] = rules
    yield Playable(rules).new(seats=3, seed=5)
    del registry()["tricks"]


def walk(table: Table, check: Check) -> None:
    driver = Driver("toy")
    while not table.over:
        move = driver.pick(table)
        check(table, move, driver)
        table.choose(*move)


@pytest.mark.parametrize("name", CHECKS)
def test_a_right_game_passes(table: Table, name: str) -> None:
    walk(table, CHECKS[name])


@pytest.mark.parametrize(("table", "name"), FLAWS.items(), indirect=["table"], ids=FLAWS)
def test_a_flaw_is_noticed(table: Table, name: str) -> None:
    with pytest.raises((AssertionError, IndexError)):  # the latter from a menu with nothing on it
        walk(table, CHECKS[name])
