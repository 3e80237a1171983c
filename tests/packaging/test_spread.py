"""How the suite is spread over processes."""

import pytest

from tests.drivers import Case


@pytest.mark.parametrize("case", [Case("connect4", 2, "{}")], ids=str)
def test_the_tests_of_one_story_go_to_one_process(case: Case, request: pytest.FixtureRequest) -> None:
    mark = request.node.get_closest_marker("xdist_group")
    assert mark is not None and mark.args == (f"contract {case}",)
    if hasattr(request.config, "workerinput"):  # what xdist goes by is the end of the id
        assert request.node.nodeid.endswith(f"@contract {case}")
