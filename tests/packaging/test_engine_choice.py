"""Which engine is loaded, compiled or pure, and what the build leaves behind.

The "compiled" module of these scenes is a file of garbage with the suffix of an extension: importing it fails, which
shows that it was preferred to the source beside it.
"""

import ast
import json
import os
import py_compile
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from ludotheque import _engine

REAL = Path(_engine.__file__)
SOURCE = "VALUE = 'from the source'\n"


@pytest.fixture(autouse=True)
def no_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(_engine.SWITCH, raising=False)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A package with a core and two games, a module each, their compiled twins and a stamp that describes all."""
    home = tmp_path / "src" / "ludotheque"
    for folder in ("core", "games", "games/chess", "games/go"):
        (home / folder).mkdir(parents=True)
        (home / folder / "__init__.py").write_text("")
    (home / "__init__.py").write_text("from ludotheque import _engine\n_engine.select()\n")
    (home / "_engine.py").write_bytes(REAL.read_bytes())
    for folder in FOLDERS.values():
        (home / folder / "thing.py").write_text(SOURCE)
        (home / twin(folder)).write_bytes(b"not a library")
    stamp(home)
    return home


FOLDERS = {"core": "core", "chess": "games/chess", "go": "games/go"}


def twin(folder: str) -> str:
    return f"{folder}/thing{_engine.python_tag()}"


def stamp(home: Path, libraries: dict[str, dict[str, object]] | None = None, **changes: object) -> None:
    """What the build leaves behind; `libraries`: what is different about some of them."""
    made = {}
    for name, folder in FOLDERS.items():
        modules = [f"{folder}/thing.py"]
        sources = sorted({"core/thing.py", *modules})
        common = {"sources": sources, "digest": _engine.digest(str(home), sources), "modules": modules}
        made[name] = common | {"files": [twin(folder)], "failed": False, "why": ""} | (libraries or {}).get(name, {})
    tag = _engine.python_tag()
    data = {"python": tag, "built_by": "a test", "compiled": True, "failed": False, "why": "", "libraries": made}
    (home / _engine.STAMP).write_text(json.dumps(data | changes))


def imported(home: Path, module: str = "core", **environment: str) -> str:
    """What a new process gets when it imports the module: its value, or the name of the error."""
    code = """
import importlib, sys
import ludotheque._engine as engine
try:
    VALUE = importlib.import_module(f"ludotheque.{sys.argv[1]}.thing").VALUE
except ImportError as error:
    VALUE = type(error).__name__
print(engine.status()["engine"], VALUE, sep="; ")
"""
    environment = {**os.environ, "PYTHONPATH": str(home.parent), **environment}
    return subprocess.run(
        [sys.executable, "-c", code, module], env=environment, cwd=home, check=True, capture_output=True, text=True
    ).stdout.strip()


def test_a_matching_stamp_chooses_the_compiled_files(home: Path) -> None:
    status = _engine.decide(str(home))
    assert (status["engine"], status["modules"], status["pure"]) == ("compiled", 3, [])
    assert imported(home) == "compiled; ImportError"


def test_the_switch_hides_the_compiled_files(home: Path) -> None:
    assert imported(home, LUDOTHEQUE_PURE="1") == "pure; from the source"
    assert imported(home, LUDOTHEQUE_PURE="0") == "compiled; ImportError"


def test_bytecode_serves_where_the_sources_were_left_out(home: Path) -> None:
    for source in home.rglob("*.py"):
        py_compile.compile(str(source), cfile=str(source.with_suffix(".pyc")), doraise=True)
        source.unlink()
    assert imported(home, "games.go", LUDOTHEQUE_PURE="1") == "pure; from the source"
    assert _engine.games(str(home)) == ["chess", "go"]


def test_the_switch_may_name_games(home: Path) -> None:
    assert imported(home, "games.go", LUDOTHEQUE_PURE="go") == "mixed; from the source"
    assert imported(home, "games.chess", LUDOTHEQUE_PURE="go") == "mixed; ImportError"
    assert imported(home, LUDOTHEQUE_PURE="chess,go") == "mixed; ImportError"
    assert imported(home, LUDOTHEQUE_PURE="checkers") == "pure; from the source"


def test_an_edited_core_is_never_played_by_an_old_binary(home: Path) -> None:
    (home / "core" / "thing.py").write_text("VALUE = 'edited'\n")
    assert _engine.decide(str(home))["reason"] == "stale"
    assert imported(home) == "pure; edited"
    assert imported(home, "games.go") == "pure; from the source"  # compiled against another core


def test_an_edited_game_runs_from_its_sources_and_the_others_stay_compiled(home: Path) -> None:
    (home / "games" / "go" / "thing.py").write_text("VALUE = 'edited'\n")
    status = _engine.decide(str(home))
    assert (status["engine"], status["reason"], status["pure"], status["modules"]) == ("mixed", "stale", ["go"], 2)
    assert status["why"].startswith("go: the sources changed")
    assert imported(home, "games.go") == "mixed; edited"
    assert imported(home, "games.chess") == "mixed; ImportError"
    assert imported(home) == "mixed; ImportError"


def test_a_game_compiled_against_another_core_is_not_trusted(home: Path) -> None:
    """Even where the core itself was compiled anew."""
    before = json.loads((home / _engine.STAMP).read_text())["libraries"]
    (home / "core" / "thing.py").write_text("VALUE = 'edited'\n")
    stamp(home, {"go": before["go"]})
    assert _engine.decide(str(home))["pure"] == ["go"]


def test_a_new_game_runs_from_its_sources(home: Path) -> None:
    (home / "games" / "checkers").mkdir()
    (home / "games" / "checkers" / "__init__.py").write_text("")
    status = _engine.decide(str(home))
    assert (status["engine"], status["reason"], status["pure"]) == ("mixed", "not_built", ["checkers"])


def test_a_source_touched_but_not_changed_stays_compiled(home: Path) -> None:
    os.utime(home / "core" / "thing.py", (1, 1))
    assert _engine.decide(str(home))["engine"] == "compiled"


def test_a_removed_source_counts_as_a_change(home: Path) -> None:
    (home / "core" / "thing.py").unlink()
    assert _engine.decide(str(home))["reason"] == "stale"


def test_without_a_stamp_compiled_files_are_ignored(home: Path) -> None:
    (home / _engine.STAMP).unlink()
    assert _engine.decide(str(home))["reason"] == "not_built"
    assert imported(home) == "pure; from the source"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"digest": "abc"}'])
def test_a_damaged_stamp_counts_as_none(home: Path, text: str) -> None:
    (home / _engine.STAMP).write_text(text)
    assert _engine.decide(str(home))["reason"] == "not_built"


def test_a_build_for_another_python_is_not_used(home: Path) -> None:
    stamp(home, python=".cpython-399-elsewhere.so")
    status = _engine.decide(str(home))
    assert status["reason"] == "other_python"
    assert ".cpython-399-elsewhere.so" in status["why"]


def test_a_missing_compiled_file_is_noticed(home: Path) -> None:
    stamp(home, {"core": {"files": ["core/gone.so"]}})
    assert _engine.decide(str(home))["reason"] == "missing"
    stamp(home, {"go": {"files": ["games/go/gone.so"]}})
    assert _engine.decide(str(home))["pure"] == ["go"]


def test_the_reason_of_a_pure_build_is_told(home: Path) -> None:
    stamp(home, compiled=False, why="no C compiler was found")
    status = _engine.decide(str(home))
    assert (status["reason"], status["why"]) == ("not_compiled", "no C compiler was found")


def test_the_cure_is_named_only_where_there_is_a_launcher(home: Path) -> None:
    (home / _engine.STAMP).unlink()
    assert "run.py" not in _engine.decide(str(home))["why"]
    (home.parent.parent / "run.py").write_text("")
    assert "python3 run.py" in _engine.decide(str(home))["why"]


def test_what_is_compiled_leaves_out_packages_and_interpreted_modules(home: Path) -> None:
    (home / "core" / "loose.py").write_text("# interpreted\nVALUE = 1\n")
    (home / "core" / "toml.py").write_text('"""Content."""\n\n# interpreted: runs once\nVALUE = 1\n')
    (home / "core" / "deep").mkdir()
    (home / "core" / "deep" / "__init__.py").write_text("VALUE = 1\n")
    (home / "core" / "deep" / "rule.py").write_text("# interpreted languages are slow\nVALUE = 1\n")
    games = ["games/chess/thing.py", "games/go/thing.py"]
    assert hatch_build.compilable(home, _engine.PACKAGES) == ["core/deep/rule.py", "core/thing.py", *games]


def test_what_a_library_is_made_from_holds_all_that_its_code_imports(home: Path) -> None:
    """A constant of an interpreted module is compiled into those that import it."""
    (home / "core" / "loose.py").write_text("# interpreted\nfrom ludotheque.core import far\n")
    (home / "core" / "far.py").write_text("# interpreted\nimport os\n")
    (home / "core" / "alone.py").write_text("# interpreted\n")
    (home / "core" / "thing.py").write_text("from ludotheque.core.loose import VALUE\n")
    found = hatch_build.libraries(home, _engine)
    core = ["core/far.py", "core/loose.py", "core/thing.py"]
    assert list(found) == ["core", "chess", "go"]
    assert found["core"]["sources"] == core and found["core"]["modules"] == ["core/thing.py"]
    assert found["go"]["sources"] == [*core, "games/go/thing.py"] and found["go"]["modules"] == ["games/go/thing.py"]


def test_the_sources_are_laid_out_where_they_are_compiled(home: Path, tmp_path: Path) -> None:
    there = tmp_path / "work" / "src" / "ludotheque"
    hatch_build.lay_out(home, tmp_path / "work", _engine)
    assert (there / "core" / "thing.py").read_text() == SOURCE and (there / "games" / "go" / "thing.py").is_file()
    for path in there.rglob("*.py"):
        os.utime(path, (1, 1))
    (home / "core" / "thing.py").write_text("VALUE = 'edited'\n")
    (home / "games" / "go" / "thing.py").unlink()
    hatch_build.lay_out(home, tmp_path / "work", _engine)
    assert (there / "core" / "thing.py").read_text() == "VALUE = 'edited'\n"
    assert not (there / "games" / "go" / "thing.py").exists()
    assert (there / "games" / "chess" / "thing.py").stat().st_mtime == 1  # untouched


FRAME = """
from ludotheque.core.frame import frame
from ludotheque.core.state import Frame, State


@frame("go")
class Walk(Frame[State]):
    seat: i64

    def go(self, s: State) -> i64:
        return self.goto("go")
"""


def test_frames_are_laid_out_written_out(home: Path, tmp_path: Path) -> None:
    (home / "games" / "go" / "thing.py").write_text(FRAME)
    assert hatch_build.lay_out(home, tmp_path / "work", _engine) == {}
    there = (tmp_path / "work" / "src" / "ludotheque" / "games" / "go" / "thing.py").read_text()
    assert "return i64(0)\n" in there and "def clone(self)" in there and "@frame" not in there


def test_a_frame_that_cannot_be_written_out_costs_its_own_game_alone(home: Path, compiler: "Compiler") -> None:
    (home / "games" / "go" / "thing.py").write_text(FRAME.replace('goto("go")', 'goto("come")'))
    (home / "games" / "chess" / "thing.py").write_text(FRAME)
    made = hatch_build.build(home.parent.parent, print)["libraries"]
    assert made["go"]["why"] == "src/ludotheque/games/go/thing.py: Walk has no step 'come'; its steps are go"
    assert made["go"]["failed"] and not made["chess"]["failed"] and compiler.asked == [["chess"]]


def test_a_machine_without_compiler_gets_a_pure_build(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    (home / "core" / "thing.py").write_text("VALUE = 'edited'\n")
    said: list[str] = []
    made = hatch_build.build(home.parent.parent, said.append)
    assert (made["compiled"], made["failed"], said) == (False, False, [])
    assert hatch_build.binaries(home) == []
    status = _engine.decide(str(home))
    assert status["reason"] == "not_compiled"
    assert "no C compiler" in status["why"]


def test_the_switch_makes_a_pure_build(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_engine.SWITCH, "1")
    made = hatch_build.build(home.parent.parent, print)
    assert not made["compiled"]
    assert _engine.SWITCH in made["why"]
    assert hatch_build.binaries(home) == []


class Compiler:
    """Notes what it is given to compile; refuses those named in `refuses`, is stopped before those in `late`."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.refuses: set[str] = set()
        self.late: set[str] = set()

    def run(
        self, root: Path, work: Path, modules: dict[str, list[str]], names: list[str]
    ) -> tuple[str, bool, list[str]]:
        assert set(modules) == {"core", *names}  # every library is compiled with the core before its eyes
        self.asked.append(names)
        if self.refuses & set(names):
            return "mypyc said no", True, []
        shared = [f"_native_{name}__mypyc{_engine.python_tag()}" for name in names]
        made = [work / "lib" / "ludotheque" / file for file in [*shared, *(twin(FOLDERS[name]) for name in names)]]
        for path in made:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"compiled again")
        finished = [name for name in names if name not in self.late]
        return "too slow" if self.late else "", False, finished


@pytest.fixture
def compiler(home: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    monkeypatch.setattr(hatch_build, "obstacle", lambda: None)
    compiler = Compiler()
    monkeypatch.setattr(hatch_build, "run_compiler", compiler.run)
    stamp(home, built_by=hatch_build.builder())
    return compiler


def test_nothing_is_done_when_the_build_is_up_to_date(home: Path, compiler: Compiler) -> None:
    assert hatch_build.build(home.parent.parent, print)["compiled"]
    assert compiler.asked == []
    assert (home / twin("core")).read_bytes() == b"not a library"


def test_a_change_in_one_game_compiles_that_game(home: Path, compiler: Compiler) -> None:
    (home / "games" / "go" / "thing.py").write_text("VALUE = 'edited'\n")
    made = hatch_build.build(home.parent.parent, print)
    assert compiler.asked == [["go"]]
    assert made["libraries"]["go"]["files"] == [f"_native_go__mypyc{_engine.python_tag()}", twin("games/go")]
    assert (home / twin("games/go")).read_bytes() == b"compiled again"
    assert (home / twin("games/chess")).read_bytes() == b"not a library"
    assert _engine.decide(str(home))["engine"] == "compiled"


def test_a_change_in_the_core_compiles_everything(home: Path, compiler: Compiler) -> None:
    (home / "core" / "thing.py").write_text("VALUE = 'edited'\n")
    hatch_build.build(home.parent.parent, print)
    assert compiler.asked == [["core", "chess", "go"]]
    assert _engine.decide(str(home))["engine"] == "compiled"


def test_another_builder_compiles_everything(home: Path, compiler: Compiler) -> None:
    stamp(home, built_by="an older one")
    hatch_build.build(home.parent.parent, print)
    assert compiler.asked == [["core", "chess", "go"]]


def test_a_game_that_cannot_be_compiled_costs_itself_alone(home: Path, compiler: Compiler) -> None:
    compiler.refuses = {"go"}
    (home / "core" / "thing.py").write_text("VALUE = 'edited'\n")
    root = home.parent.parent
    made = hatch_build.build(root, print)
    assert compiler.asked == [["core", "chess", "go"], ["core"], ["chess"], ["go"]]
    assert made["compiled"] and made["failed"]
    status = _engine.decide(str(home))
    assert (status["engine"], status["reason"], status["pure"]) == ("mixed", "build_failed", ["go"])
    assert "mypyc said no" in status["why"]
    assert not (home / twin("games/go")).exists()  # what was compiled from older sources is gone
    hatch_build.build(root, print)
    assert len(compiler.asked) == 4  # not again, until something changes or somebody insists


def test_what_was_finished_when_time_was_over_is_kept(home: Path, compiler: Compiler) -> None:
    compiler.late = {"go"}
    (home / "core" / "thing.py").write_text("VALUE = 'edited'\n")
    root = home.parent.parent
    made = hatch_build.build(root, print)
    assert made["compiled"] and made["libraries"]["go"]["files"] == []
    assert (home / twin("games/chess")).read_bytes() == b"compiled again"
    assert not (home / twin("games/go")).exists()  # half of it is none
    status = _engine.decide(str(home))
    assert (status["engine"], status["pure"]) == ("mixed", ["go"]) and "go: too slow" in status["why"]
    compiler.late = set()
    hatch_build.build(root, print)
    assert compiler.asked[1:] == [["go"]]  # with the time of its own
    assert _engine.decide(str(home))["engine"] == "compiled"


SLOW = """
import sys, time
from pathlib import Path
with open(Path(sys.argv[2]) / "done.txt", "a") as done:
    for name in {names!r}:
        print(name, file=done)
time.sleep(60)
"""


def test_each_library_has_its_time_and_a_stopped_compiler_says_what_it_has_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    modules = {name: [f"{folder}/thing.py"] for name, folder in FOLDERS.items()}
    whole = [*hatch_build.parts_of("core", modules["core"]), *hatch_build.parts_of("chess", modules["chess"])]
    half = hatch_build.parts_of("go", modules["go"])[:1]  # without the door to its module
    slow = tmp_path / "slow.py"
    slow.write_text(SLOW.format(names=[*whole, *half]))
    monkeypatch.setattr(hatch_build, "__file__", str(slow))
    monkeypatch.setattr(hatch_build, "TIME_LIMIT_S", 1)
    why, fault, finished = hatch_build.run_compiler(tmp_path, tmp_path, modules, ["core", "chess", "go"])
    assert (finished, fault) == (["core", "chess"], False)
    assert why == "compiling go took more than 3 s and was stopped"


def test_a_failed_build_is_tried_again_only_when_asked(home: Path, compiler: Compiler) -> None:
    compiler.refuses = {"core"}
    (home / "core" / "thing.py").write_text("VALUE = 'edited'\n")
    root = home.parent.parent
    assert hatch_build.build(root, print)["failed"]
    assert hatch_build.build(root, print)["why"] == "mypyc said no"
    assert compiler.asked == [["core", "chess", "go"], ["core"]]  # without a core there is nothing to compile against
    assert _engine.decide(str(home))["reason"] == "build_failed"
    hatch_build.build(root, print, force=True)
    assert len(compiler.asked) == 4


def test_a_game_that_left_takes_its_binaries_along(home: Path, compiler: Compiler) -> None:
    shutil.rmtree(home / "games" / "go")
    (home / "games" / "go").mkdir()
    (home / twin("games/go")).write_bytes(b"not a library")
    made = hatch_build.build(home.parent.parent, print)
    assert compiler.asked == [] and list(made["libraries"]) == ["core", "chess"]
    assert not (home / twin("games/go")).exists()


def test_this_process_says_which_engine_it_runs() -> None:
    status = _engine.status()
    assert status["engine"] in ("compiled", "mixed", "pure")
    assert status["why"]
    assert (_engine.engine_of("connect4") == "pure") == ("connect4" in status["pure"])
    assert _engine.engine_of("a game of another package") == "pure"


def test_what_games_build_on_may_be_built_on_by_a_game_that_runs_from_its_sources() -> None:
    home = REAL.parent
    compiled = {path for path in hatch_build.compilable(home, _engine.PACKAGES) if not path.startswith("games/")}
    closed = {
        f"ludotheque.{path[:-3].replace('/', '.')}.{node.name}"
        for path in compiled
        for node in ast.parse((home / path).read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
        and not any("allow_interpreted_subclasses=True" in ast.unparse(mark) for mark in node.decorator_list)
    }
    built_on = set()
    for path in sorted((home / "games").rglob("*.py")):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        froms = [node for node in body if isinstance(node, ast.ImportFrom)]
        named = {alias.asname or alias.name: f"{node.module}.{alias.name}" for node in froms for alias in node.names}
        bases = [base for node in body if isinstance(node, ast.ClassDef) for base in node.bases]
        built_on |= {named.get(ast.unparse(base).partition("[")[0], "") for base in bases}
    assert "ludotheque.core.state.Frame" in built_on
    assert not built_on & closed
