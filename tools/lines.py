"""How much is written where: lines of Python by room and by game, and what frames declare, at any commit.

python tools/lines.py                    # as it lies here
python tools/lines.py 7bf4241 HEAD       # side by side
"""

import ast
import io
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "src/ludotheque/"


def sources(commit: str) -> Iterator[tuple[str, str]]:
    """Every Python file of the package, by its path; "": as it lies here."""
    if not commit:
        for path in sorted((ROOT / PACKAGE).rglob("*.py")):
            yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
        return
    packed = subprocess.run(["git", "archive", commit, PACKAGE], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            if member.name.endswith(".py") and (file := archive.extractfile(member)) is not None:
                yield member.name, file.read().decode()


def declared(source: str) -> Counter[str]:
    """Frames declared with `@frame`, their steps and their fields."""
    found: Counter[str] = Counter()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "frame":
                    steps = mark.args[0].value if mark.args and isinstance(mark.args[0], ast.Constant) else ""
                    found["frames"] += 1
                    found["steps"] += len(str(steps).split())
                    found["fields"] += sum(isinstance(line, ast.AnnAssign) for line in node.body)
    return found


def count(commit: str) -> dict[str, Counter[str]]:
    """Lines, frames, steps and fields of each room; a game is a room of its own."""
    rooms: dict[str, Counter[str]] = {}
    for path, source in sources(commit):
        parts = path.removeprefix(PACKAGE).split("/")
        room = "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0] if len(parts) > 1 else ""
        rooms.setdefault(room, Counter()).update({"lines": source.count("\n"), "files": 1} | declared(source))
    rooms.pop("", None)
    return rooms


def main() -> None:
    commits = sys.argv[1:] or [""]
    counted = [count(commit) for commit in commits]
    for room in sorted({room for rooms in counted for room in rooms}):
        told = []
        for rooms in counted:
            n = rooms.get(room, Counter())
            frames = f" ({n['frames']} frames, {n['steps']} steps, {n['fields']} fields)" if n["frames"] else ""
            told.append(f"{n['lines']:,} lines in {n['files']} files{frames}")
        print(f"{room:22}", " | ".join(told))


if __name__ == "__main__":
    main()
