"""No module reaches itself through others, and no floor of the house knows a higher one."""

from pathlib import Path

from tools import circles


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circles.circles(circles.imports()) == []


def test_nothing_imports_from_a_higher_floor() -> None:
    assert circles.arrows_up(circles.imports()) == []


def test_imports_in_functions_and_for_type_checkers_count(tmp_path: Path) -> None:
    """A package of four rooms: one circle, closed by an import for types; one arrow up, inside a function."""
    written = {
        "__init__.py": "",
        "core/__init__.py": "",
        "core/a.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ludotheque.core.b import B\n",
        "core/b.py": "from ludotheque.core import a\nclass B: ...\n",
        "core/c.py": "def late():\n    from ..match import table\n",
        "match/__init__.py": "",
        "match/table.py": "import ludotheque.core.b\n",
    }
    for name, text in written.items():
        path = tmp_path / "ludotheque" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    graph = circles.imports(tmp_path)
    assert circles.circles(graph) == [["ludotheque.core.a", "ludotheque.core.b"]]
    assert circles.arrows_up(graph) == ["ludotheque.core.c:2 imports ludotheque.match.table"]
    assert circles.floors(graph, "core") == [["a", "b", "c"]]
