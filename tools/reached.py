"""Which tests reach what changed: those of the same folder, and those that import it.

python tools/reached.py              # what differs from main, or from the last commit on main itself
python tools/reached.py FILE ...
"""

import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "src/ludotheque/"
GAMES = re.compile(r"(?:src/ludotheque/games/|tests/games/|rules/)(\w+)[/.]")
SHARED = ("test_words.py", "test_content.py", "test_printed.py", "test_readback.py")
EVERY_GAME = ("tests/contract", "tests/ledger", *(f"tests/games/shared/{name}" for name in SHARED))
IMPORT = re.compile(r"^ *(?:from +([\w.]+) +import +(\([^)]*\)|.*)|import +([\w.]+))", re.MULTILINE)
BROWSER = "tests/browser"  # needs the client, built
BASES = ("main", "origin/main", "HEAD")


@dataclass
class Reached:
    tests: list[str] = field(default_factory=list)
    games: list[str] = field(default_factory=list)  # that tests of every game look at; all of them if none


def git(*arguments: str) -> list[str]:
    ran = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return ran.stdout.splitlines() if ran.returncode == 0 else []


def base() -> str:
    """Where this branch left main."""
    return next((found[0] for name in BASES if (found := git("merge-base", "HEAD", name))), "HEAD")


def changed() -> list[str]:
    """Files that differ from where this branch left main, committed or not; those that are gone are left out."""
    names = {*git("diff", "--name-only", base()), *git("ls-files", "--others", "--exclude-standard")}
    return sorted(name for name in names if (ROOT / name).is_file())


def module(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(text: str) -> set[str]:
    """Every name that may be a module."""
    found = set()
    for home, names, plain in IMPORT.findall(text):
        found |= {plain} if plain else {home, *(f"{home}.{name}" for name in re.findall(r"\w+", names))}
    return found


def importers(paths: Iterable[str]) -> list[str]:
    """Files of tests that import one of these, themselves or by way of other files of tests."""
    files = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py")}
    wants = {path: imported(text) for path, text in files.items()}
    wanted = {module(path) for path in paths if path.endswith(".py")}
    found: set[str] = set()
    while more := {path for path, names in wants.items() if path not in found and names & wanted}:
        found |= more
        wanted |= {module(path) for path in more}
    return sorted(found)


def is_test(path: str) -> bool:
    return path.startswith("tests/") and Path(path).name.startswith("test_") and path.endswith(".py")


def folder_of(path: str) -> str:
    """The folder of tests that bears the name of the folder this file is in, or is it."""
    within = path.removeprefix(PACKAGE).removeprefix("tests/")
    if within == path and not path.startswith("docs/"):
        return ""
    homes = [parent for parent in (Path("tests") / within).parents if parent != Path("tests")]
    return next((str(home) for home in homes[:-1] if (ROOT / home).is_dir()), "")


def reached(paths: Iterable[str]) -> Reached:
    paths = list(paths)
    games = sorted({found[1] for path in paths if (found := GAMES.match(path)) and found[1] != "shared"})
    elsewhere = [path for path in paths if not GAMES.match(path)]
    tests = {path for path in paths if is_test(path)}
    tests |= {path for path in importers(path for path in paths if path not in tests) if is_test(path)}
    tests |= {folder for path in paths if not is_test(path) and (folder := folder_of(path))}
    if any(not is_test(path) for path in paths if path not in elsewhere):
        tests.update(EVERY_GAME)
    tests = {test for test in tests if not test.startswith(BROWSER)}
    whole = [test for test in tests if not test.endswith(".py")]
    apart = sorted(test for test in tests if not any(test.startswith(f"{home}/") for home in whole))
    return Reached(apart, [] if any(not is_test(path) for path in elsewhere) else games)


def main(arguments: list[str]) -> int:
    found = reached(arguments or changed())
    print(*found.tests, *(f"--game={game}" for game in found.games), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
