"""docs/security.md: every promise names tests that there are."""

import re
from pathlib import Path

from tests.docs.blocks import DOCS

TESTS = Path(__file__).resolve().parents[1]
ROW = re.compile(r"^\| (?!promise|-)(.+?) \| .+ \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`((?:\w+/)?test_\w+\.py)::(test_\w+)`")


def test_every_promise_is_shown_by_tests_that_there_are() -> None:
    rows = ROW.findall((DOCS / "security.md").read_text(encoding="utf-8"))
    assert len(rows) >= 20
    for promise, shown in rows:
        named = NAMED.findall(shown)
        assert named, promise
        for file, name in named:
            path = TESTS / (file if "/" in file else f"server/{file}")
            assert f"def {name}(" in path.read_text(encoding="utf-8"), (promise, file, name)
