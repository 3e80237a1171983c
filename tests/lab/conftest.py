import pytest

from tests.match import small


@pytest.fixture
def small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    small.enter(monkeypatch)
