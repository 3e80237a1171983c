"""Only a few tests in the browser are tried again by `run.py test`."""

import json
from pathlib import Path

import pytest

import run

SLOW_PAGE = "tests/browser/test_errors.py::test_it[a]"


@pytest.mark.parametrize(
    ("failed", "again"),
    [
        ([], []),
        ([SLOW_PAGE + "@browser test_errors"], [SLOW_PAGE]),
        ([SLOW_PAGE, "tests/core/test_state.py::test_it"], []),
        ([f"{SLOW_PAGE}{n}" for n in range(4)], []),
    ],
)
def test_what_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failed: list[str], again: list[str]
) -> None:
    told = tmp_path / ".pytest_cache/v/cache/lastfailed"
    told.parent.mkdir(parents=True)
    told.write_text(json.dumps(dict.fromkeys(failed, True)))
    monkeypatch.setattr(run, "ROOT", tmp_path)
    assert run.kept_waiting() == again
