"""docs/asking.md: its Python runs."""

from tests.docs.blocks import blocks, run


def test_the_example_runs() -> None:
    code = "\n".join(blocks("asking.md", "python"))
    run("asking.md", code)
