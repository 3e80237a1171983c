"""Which tests in the browser run by day."""

import pytest

from tests import conftest


def test_each_test_in_the_browser_is_drawn_by_some_sources_and_every_other_runs_always(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    item = request.node
    assert conftest.is_drawn(item, 4)
    monkeypatch.setattr(conftest, "IN_BROWSER", conftest.ROOT / "tests" / "house")
    drawn = []
    for n in range(64):
        monkeypatch.setattr(conftest, "sources", lambda n=n: str(n))
        drawn.append(conftest.is_drawn(item, 4))
        assert drawn[-1] == conftest.is_drawn(item, 4)
        assert conftest.is_drawn(item, 1)
    assert 6 < sum(drawn) < 32
    item.add_marker(pytest.mark.daily)
    assert conftest.is_drawn(item, 4)
