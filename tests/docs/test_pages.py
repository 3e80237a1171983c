"""docs/pages.md: every page in both themes and both widths, each picture there, small, and of the page as it is."""

import json
import re

from tests.docs.blocks import DOCS
from tools import pictures

LARGEST = 60_000


def test_every_picture_is_there_and_small() -> None:
    shown = re.findall(r"\]\((pictures/[^)]+)\)", (DOCS / "pages.md").read_text(encoding="utf-8"))
    assert len(shown) >= 40
    assert {name.rsplit("-", 2)[1] for name in shown} == {"desk", "phone"}
    assert not [name for name in shown if not 2_000 < (DOCS / name).stat().st_size <= LARGEST]


def test_no_picture_is_left_over() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in [*DOCS.glob("*.md"), DOCS.parent / "README.md"])
    assert not [
        path.name for path in (DOCS / "pictures").iterdir() if path.suffix != ".json" and path.name not in pages
    ]


def test_no_picture_is_older_than_its_page() -> None:
    drawn = json.loads(pictures.STAMPS.read_text())
    stale = [part for part in pictures.PARTS if drawn.get(part) != pictures.digest(part)]
    assert stale == [], f"python tools/pictures.py {' '.join(stale)}"


def test_the_readme_shows_all_five_games_and_leads_to_every_page() -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"docs/pictures/([\w-]+)-desk-\w+\.webp", readme)
    assert {"table", "steamwatchers-movement", "neombre-fight", "hybris-turn", "olomoc-march"} <= set(shown)
    for page in ("tour", "hosting", "lab", "adding-a-card", "research", "adding-a-game", "campaigns", "fairness"):
        assert f"(docs/{page}.md)" in readme, page
