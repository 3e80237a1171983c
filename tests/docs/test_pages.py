"""docs/pages.md: every page in both themes and both widths, each picture there and small."""

import re

from tests.docs.blocks import DOCS

LARGEST = 60_000


def test_every_picture_is_there_and_small() -> None:
    shown = re.findall(r"\]\((pictures/[^)]+)\)", (DOCS / "pages.md").read_text(encoding="utf-8"))
    assert len(shown) >= 40
    assert {name.rsplit("-", 2)[1] for name in shown} == {"desk", "phone"}
    assert not [name for name in shown if not 2_000 < (DOCS / name).stat().st_size <= LARGEST]


def test_no_picture_is_left_over() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in [*DOCS.glob("*.md"), DOCS.parent / "README.md"])
    assert not [path.name for path in (DOCS / "pictures").iterdir() if path.name not in pages]
