"""The Python of the tour and of the README runs as printed."""

import pytest

from tests.docs.blocks import blocks, run

EXAMPLES = [(page, code) for page in ("tour.md", "../README.md") for code in blocks(page, "python")]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 3


@pytest.mark.parametrize(("page", "code"), EXAMPLES, ids=lambda value: value.split("\n")[0] or "code")
def test_an_example_runs(page: str, code: str) -> None:
    run(page, code)
