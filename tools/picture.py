"""Draws the README's picture: the beginning of a game of Diktat in the terminal.

python tools/picture.py          # writes docs/pictures/diktat-terminal.svg
"""

import io
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parents[1]
COMMAND = ["--lang", "fr", "play", "diktat", "--seats", "3", "--seed", "5"]
TYPED = ["send", "name karst", "add emissary", "add guard", "ready"]
SKIPPED = 5  # lines about the places and the commitment


def main() -> None:
    """Play the typed answers, show each where it was typed, and keep the last screenful."""
    session = subprocess.run(
        [sys.executable, "-m", "ludotheque.cli", *COMMAND],
        input="\n".join(TYPED),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    answers = iter(TYPED)
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True)
    console.print(Text("$ ludotheque " + " ".join(COMMAND), style="bold"))
    lines = session.stdout.splitlines()[SKIPPED:]
    for line in lines[: next(i for i, text in enumerate(lines) if "ready" in text) + 8]:
        if line.startswith("A > "):
            console.print(Text("A > ", style="bold yellow") + Text(next(answers, ""), style="bold"))
            line = line[4:]
        console.print(Text(line, style="cyan" if "[" in line else ""))
    svg = re.sub(r"@font-face\s*{.*?}\s*", "", console.export_svg(title="Diktat"), flags=re.DOTALL)
    (ROOT / "docs/pictures/diktat-terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
