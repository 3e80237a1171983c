"""Draws the board of a game from its content: shapes, and the places of the pieces.

python tools/drawing.py --game steamwatchers                    write the file the client fetches
python tools/drawing.py --game steamwatchers --check            say whether that file is what would be written
python tools/drawing.py --game steamwatchers DIR --to FILE      draw the board of another content folder
python tools/drawing.py --game steamwatchers --svg FILE         also write a picture to look at

How a game is drawn stands in tools/drawings/<game>.py: HOUSE, TARGET, Drawing, written, picture, summary.
"""

import argparse
import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

SHARED = ("lines", "mosaic")  # what drawings are made with


def games() -> list[str]:
    return sorted(path.stem for path in (ROOT / "tools" / "drawings").glob("*.py") if path.stem not in SHARED)


def main(argv: list[str]) -> int:
    say = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    say.add_argument("--game", choices=games(), required=True)
    say.add_argument("folder", nargs="?", type=Path)
    say.add_argument("--to", type=Path)
    say.add_argument("--svg", type=Path)
    say.add_argument("--check", action="store_true")
    asked = say.parse_args(argv)
    board = importlib.import_module(f"tools.drawings.{asked.game}")
    target: Path = asked.to or board.TARGET
    drawing = board.Drawing(asked.folder or board.HOUSE)
    if drawing.faults:
        print("\n".join(drawing.faults))
        return 1
    data = drawing.data()
    text: str = board.written(data)
    if asked.svg:
        asked.svg.write_text(board.picture(data), encoding="utf-8")
    if asked.check:
        fresh = target.is_file() and target.read_text(encoding="utf-8") == text
        print(f"{target.name} is {'fresh' if fresh else 'stale: run python tools/drawing.py'}")
        return 0 if fresh else 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    print(f"{target}: {board.summary(drawing, data)}, {len(text)} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
