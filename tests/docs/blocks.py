"""The blocks of code in a page of the documentation."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    """Every block of that language, with blank lines before it so that an error names the line of the page."""
    text = (DOCS / page).read_text(encoding="utf-8")
    found = [match for match in FENCE.finditer(text) if match[1] == language]
    return ["\n" * text.count("\n", 0, match.start(2)) + match[2] for match in found]


def run(page: str, code: str) -> None:
    exec(compile(code, str(DOCS / page), "exec"), {"__name__": "docs"})
