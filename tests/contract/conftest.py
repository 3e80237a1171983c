"""The contract runs on every registered game, every number of seats and every option set the game declares."""

import pytest

# Before they are imported: their assertions must explain themselves.
pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.declared")

from ludotheque.match.registry import registry  # noqa: E402
from tests.drivers import BY_DAY, LONGEST, Case, Story, cases, story  # noqa: E402


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str, scope="session")
    if "rules" in metafunc.fixturenames:
        metafunc.parametrize("rules", registry().values(), ids=registry(), scope="session")


@pytest.fixture(scope="session")
def told(case: Case, pytestconfig: pytest.Config) -> Story:
    """A random game of the case, played once for all the tests; by day one that is not long."""
    return story(case, LONGEST if pytestconfig.getoption("--tables") == "all" else BY_DAY)
