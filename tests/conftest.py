"""Settings that all tests share, and how they are spread over processes."""

import functools
import gc
import hashlib
import os
import subprocess
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from ludotheque.core.game import Game
from tests.drivers import Case

settings.register_profile(
    "fast",
    max_examples=30,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("deep", max_examples=500, stateful_step_count=80, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fast"))

ROOT = Path(__file__).resolve().parents[1]
IN_BROWSER = ROOT / "tests" / "browser"
TABLES = {"all": 0, "ends": 2, "smallest": 1}  # how many of the least and the most seats of a game


def pytest_addoption(parser: pytest.Parser) -> None:
    tables = "the contract at every table, at the smallest and the largest of each game, or at the smallest"
    parser.addoption("--tables", choices=list(TABLES), default="all", help=tables)
    drawn = "of the tests in the browser one in so many, drawn by the sources, beside those marked daily"
    parser.addoption("--drawn", type=int, default=1, help=drawn)
    parser.addoption("--game", action="append", default=[], help="of what every game is asked, only this one")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: looking for garbage among it, now or later, is time lost."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in this very hook
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("slow") is not None:
            item.add_marker(pytest.mark.timeout(0))  # the night is long, and these have limits of their own
        if (name := group(item)) is not None:
            item.add_marker(pytest.mark.xdist_group(name))
    tables, games, one_in = (config.getoption(name) for name in ("--tables", "--game", "--drawn"))
    left = {item for item in items if left_out(item, tables, games) or not is_drawn(item, one_in)}
    if left:
        config.hook.pytest_deselected(items=list(left))
        items[:] = [item for item in items if item not in left]


def left_out(item: pytest.Item, tables: str, games: list[str]) -> bool:
    case = case_of(item)
    if case is not None and tables != "all" and case.seats not in list(case.rules.manifest.seats)[: TABLES[tables]]:
        return True
    game = case.game if case is not None else game_of(item)
    return bool(games) and game is not None and game not in games


def is_drawn(item: pytest.Item, one_in: int) -> bool:
    if one_in == 1 or not item.path.is_relative_to(IN_BROWSER) or item.get_closest_marker("daily") is not None:
        return True
    return int(hashlib.sha256(f"{sources()} {item.nodeid}".encode()).hexdigest(), 16) % one_in == 0


@functools.cache
def sources() -> str:
    """What the tests in the browser look at, and they themselves, by their digests; nothing where there is no
    repository."""
    trees = [f"HEAD:{folder}" for folder in ("src", "web/src", "tests/browser")]
    try:
        return subprocess.run(["git", "rev-parse", *trees], cwd=ROOT, capture_output=True, text=True).stdout
    except FileNotFoundError:
        return ""


def game_of(item: pytest.Item) -> str | None:
    """The game that a test of every game is about."""
    callspec = getattr(item, "callspec", None)
    named = callspec.params if callspec is not None else {}
    found = named.get("game", named.get("rules"))
    return found.manifest.id if isinstance(found, Game) else found if isinstance(found, str) else None


def case_of(item: pytest.Item) -> Case | None:
    """The game, the table and the options that a test of the contract is about."""
    callspec = getattr(item, "callspec", None)
    found = callspec.params.get("case") if callspec is not None else None
    return found if isinstance(found, Case) else None


def group(item: pytest.Item) -> str | None:
    """Tests that go to one process: a file of the browser's, those that share a PostgreSQL or the story of a game."""
    if item.path.parent.name == "browser":
        return f"browser {item.path.stem}"
    callspec = getattr(item, "callspec", None)
    if "postgres_url" in getattr(item, "fixturenames", ()) or (
        callspec is not None and callspec.params.get("database") == "postgresql"
    ):
        return "postgres"
    case = case_of(item)
    return None if case is None else f"contract {case}"
