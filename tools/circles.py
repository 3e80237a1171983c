"""Which modules import each other in a circle, and which import from a higher floor of the house.

Every import counts: those inside functions and those for type checkers too, since a reader must follow them all.

python tools/circles.py            # circles and arrows back up, each with the lines that close it
python tools/circles.py server     # the floors of one package: each module imports only from those below
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "ludotheque"
SOURCES = Path(__file__).resolve().parents[1] / "src"
ROOMS = ("core", "kit", "games", "match", "", "bots", "lab", "adapters", "server", "cli")  # "": the package's own face

Imports = dict[str, dict[str, int]]  # by module: what it imports, and on which line


def modules(sources: Path = SOURCES) -> dict[str, Path]:
    """Every module of the package with its file."""
    found = {}
    for path in sorted((sources / PACKAGE).rglob("*.py")):
        parts = path.relative_to(sources).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(name: str, path: Path) -> Iterator[tuple[str, int]]:
    """Whatever a module imports anywhere, with the line: a name may be a module or something in one."""
    home = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            start = home[: len(home) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            for alias in node.names:
                yield f"{base}.{alias.name}", node.lineno


def imports(sources: Path = SOURCES) -> Imports:
    known = modules(sources)
    found: Imports = {name: {} for name in known}
    for name, path in known.items():
        for whole, line in imported(name, path):
            target = whole if whole in known else whole.rpartition(".")[0]
            if target in known and target != name:
                found[name].setdefault(target, line)
    return found


def components(graph: Imports) -> list[list[str]]:
    """Groups of modules that all reach each other (Tarjan), those that import nothing of the others first."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    open_: list[str] = []
    done: list[list[str]] = []

    def visit(node: str) -> None:
        number[node] = low[node] = len(number)
        open_.append(node)
        for target in sorted(graph[node]):
            if target in graph and target not in number:
                visit(target)
            if target in open_:
                low[node] = min(low[node], low[target])
        if low[node] == number[node]:
            at = open_.index(node)
            done.append(sorted(open_[at:]))
            del open_[at:]

    for node in sorted(graph):
        if node not in number:
            visit(node)
    return done


def circles(graph: Imports) -> list[list[str]]:
    return [group for group in components(graph) if len(group) > 1]


def arrows_up(graph: Imports) -> list[str]:
    """Imports from a higher floor of the house."""

    def floor(name: str) -> int:
        room = name.split(".")[1] if "." in name else ""
        return ROOMS.index(room) if room in ROOMS else -1  # a file beside the rooms is for all of them

    return [
        f"{name}:{line} imports {target}"
        for name, targets in graph.items()
        for target, line in targets.items()
        if floor(target) > floor(name) >= 0
    ]


def floors(graph: Imports, package: str) -> list[list[str]]:
    """The modules of one package, lowest floor first: one above the highest it imports. A circle shares a floor."""
    inside = f"{PACKAGE}.{package}"
    part = {name: targets for name, targets in graph.items() if name.startswith(f"{inside}.")}
    height: dict[str, int] = {}
    for group in components(part):
        below = [height[target] for name in group for target in part[name] if target in part and target not in group]
        height.update(dict.fromkeys(group, max(below, default=-1) + 1))
    return [
        sorted(name.removeprefix(f"{inside}.") for name in height if height[name] == level)
        for level in range(max(height.values()) + 1)
    ]


def main() -> None:
    graph = imports()
    for package in sys.argv[1:]:
        for level, names in reversed(list(enumerate(floors(graph, package), 1))):
            print(f"{level:3}  {' '.join(names)}")
    if len(sys.argv) > 1:
        return
    for group in circles(graph):
        print(" <-> ".join(name.removeprefix(f"{PACKAGE}.") for name in group))
        for name in group:
            for target, line in graph[name].items():
                if target in group:
                    print(f"    {name}:{line} imports {target}")
    for arrow in arrows_up(graph):
        print(f"back up: {arrow}")
    print(f"{len(circles(graph))} circles, {len(arrows_up(graph))} arrows back up")


if __name__ == "__main__":
    main()
