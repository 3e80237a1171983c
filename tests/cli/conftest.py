from pathlib import Path

import pytest

from tests.match import small


@pytest.fixture(autouse=True)
def data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a command keeps for its user, it keeps here."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(folder))
    return folder


@pytest.fixture
def small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    small.enter(monkeypatch)
