"""docs/geometry.md: its code runs, its limits are those of the code, its drawing is what the kit answers."""

import importlib.util
from pathlib import Path

from ludotheque.kit.geometry.exact import SIDE, SPAN
from tests.docs.blocks import DOCS, blocks, run

PAGE = "geometry.md"
TEXT = (DOCS / PAGE).read_text(encoding="utf-8")
KIT = DOCS.parent / "src/ludotheque/kit/geometry"


def test_the_code_runs() -> None:
    (code,) = blocks(PAGE, "python")
    run(PAGE, code)


def test_every_module_is_named() -> None:
    for path in KIT.glob("[a-z]*.py"):
        assert f"`{path.stem}`" in TEXT, path.stem


def test_the_limits_are_those_of_the_code() -> None:
    assert f"`SIDE` = {SIDE:,}" in TEXT and f"{SPAN:,}" in TEXT
    assert 2 * SIDE**2 < 2**31 and 4 * SIDE**4 < 2**62 and SPAN**2 * 2 * SIDE**2 < 2**62 and 2 * SIDE**2 < SPAN**2


def test_the_drawing_is_what_the_kit_answers() -> None:
    path = Path(__file__).parents[2] / "tools/geometry_drawing.py"
    spec = importlib.util.spec_from_file_location("geometry_drawing", path)
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.TARGET.read_text(encoding="utf-8") == tool.drawing()
