"""Whole games of the toy, every check of the contract at every pause, in the middle of its effects too."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.match.faces import Playable
from ludotheque.match.table import Table
from tests.contract import checks
from tests.contract.declared import check_frame_declared, check_state_declared
from tests.drivers import Driver
from tests.kit.effects.scene import registered
from tests.kit.effects.toy import WatchGame, load

EDITION = load(Path(__file__).with_name("cards.toml"))[0]


@pytest.fixture
def rules() -> Iterator[WatchGame]:
    game = WatchGame(EDITION)
    with registered(game):
        yield game


def walk(rules: WatchGame, seed: int) -> Iterator[tuple[Table, Driver]]:
    table, driver = Playable(rules).new(seats=2 + seed % 2, seed=seed), Driver(seed)
    while not table.over:
        yield table, driver
        table.choose(*driver.pick(table))


def test_every_pause_is_clean(rules: WatchGame) -> None:
    asked: Counter[str] = Counter()
    for seed in range(12):
        for table, driver in walk(rules, seed):
            step = f"{type(table.state.stack[-1]).__name__} {table.state.stack[-1].STEPS[table.state.stack[-1].step]}"
            asked[step] += 1
            if asked[step] > 6:
                continue
            checks.check_clone(table, driver)
            checks.check_save(table)
            checks.check_menus(table, driver)
            checks.check_views(table)
            for seat in range(table.state.seats):
                checks.check_imagine(table, seat, driver.rng)
            assert [*rules.faults(table.state)] == []
            check_state_declared(table)
    steps = {
        "Play aim",
        "Play order",
        "Play weigh",
        "Play choose",
        "Play may",
        "Order pick_one",
        "Discard throw",
        "Nights turn",
    }
    assert set(asked) == steps


def test_frames_declare_who_sees_them(rules: WatchGame) -> None:
    for kind in rules.frames.values():
        check_frame_declared(kind)
