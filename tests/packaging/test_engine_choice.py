"""Which engine is loaded, compiled or pure, and what the build leaves behind.

The "compiled" module of these scenes is a file of garbage with the suffix of an extension: importing it fails, which
shows that it was preferred to the source beside it.
"""

import json
import os
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
    """A package with one module, its compiled twin and a stamp that describes both."""
    home = tmp_path / "src" / "ludotheque"
    (home / "core").mkdir(parents=True)
    (home / "__init__.py").write_text("from ludotheque import _engine\n_engine.select()\n")
    (home / "_engine.py").write_bytes(REAL.read_bytes())
    (home / "core" / "__init__.py").write_text("")
    (home / "core" / "thing.py").write_text(SOURCE)
    binary = f"core/thing{_engine.python_tag()}"
    (home / binary).write_bytes(b"not a library")
    stamp(home, files=[binary])
    return home


def stamp(home: Path, **changes: object) -> None:
    modules = ["core/thing.py"]
    data = {
        "digest": _engine.digest(str(home), modules),
        "python": _engine.python_tag(),
        "built_by": "a test",
        "compiled": True,
        "failed": False,
        "why": "",
        "modules": modules,
        "files": [],
    }
    (home / _engine.STAMP).write_text(json.dumps(data | changes))


def imported(home: Path, **environment: str) -> str:
    """What a new process gets when it imports the module: its value, or the name of the error."""
    code = """
import ludotheque._engine as engine
try:
    from ludotheque.core.thing import VALUE
except ImportError as error:
    VALUE = type(error).__name__
print(engine.status()["engine"], VALUE, sep="; ")
"""
    environment = {**os.environ, "PYTHONPATH": str(home.parent), **environment}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=home, check=True, capture_output=True, text=True
    ).stdout.strip()


def test_a_matching_stamp_chooses_the_compiled_files(home: Path) -> None:
    status = _engine.decide(str(home))
    assert (status["engine"], status["modules"]) == ("compiled", 1)
    assert imported(home) == "compiled; ImportError"


def test_the_switch_hides_the_compiled_files(home: Path) -> None:
    assert imported(home, LUDOTHEQUE_PURE="1") == "pure; from the source"
    assert imported(home, LUDOTHEQUE_PURE="0") == "compiled; ImportError"


def test_an_edited_source_is_never_played_by_the_old_binary(home: Path) -> None:
    (home / "core" / "thing.py").write_text("VALUE = 'edited'\n")
    assert _engine.decide(str(home))["reason"] == "stale"
    assert imported(home) == "pure; edited"


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
    stamp(home, files=["core/gone.so"])
    assert _engine.decide(str(home))["reason"] == "missing"


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
    assert hatch_build.compilable(home, _engine.PACKAGES) == ["core/deep/rule.py", "core/thing.py"]


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


def test_nothing_is_done_when_the_build_is_up_to_date(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    binary = f"core/thing{_engine.python_tag()}"
    stamp(home, files=[binary], built_by=hatch_build.builder())
    monkeypatch.setattr(hatch_build, "compile_apart", lambda *_: pytest.fail("compiled again"))
    assert hatch_build.build(home.parent.parent, print)["compiled"]
    assert (home / binary).read_bytes() == b"not a library"


def test_a_failed_build_is_tried_again_only_when_asked(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[str] = []

    def refuse(*_: object) -> tuple[str, bool, list[str]]:
        tries.append("try")
        return "mypyc said no", True, []

    monkeypatch.setattr(hatch_build, "obstacle", lambda: None)
    monkeypatch.setattr(hatch_build, "compile_apart", refuse)
    root = home.parent.parent
    assert hatch_build.build(root, print)["failed"]
    assert hatch_build.build(root, print)["why"] == "mypyc said no"
    assert len(tries) == 1
    assert _engine.decide(str(home))["reason"] == "build_failed"
    hatch_build.build(root, print, force=True)
    assert len(tries) == 2


def test_this_process_says_which_engine_it_runs() -> None:
    status = _engine.status()
    assert status["engine"] in ("compiled", "pure")
    assert status["why"]
