"""Two locks: everything, and the part of it that playing needs. Which of them the launcher installs, and when."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import ClassVar

import pytest

import hatch_build
import run
from ludotheque.cli import processes

ROOT = Path(run.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PIN = re.compile(r"^([a-z0-9._-]+)==([^\s;]+)[^\\\n]*((?:\\\n\s+--hash=sha256:[0-9a-f]{64}[^\S\n]*)+)$", re.MULTILINE)


def pins(lock: Path) -> set[tuple[str, str, frozenset[str]]]:
    """The name, the version and the hashes of each package."""
    text = lock.read_text(encoding="utf-8")
    found = {(name, version, frozenset(re.findall(r"[0-9a-f]{64}", sums))) for name, version, sums in PIN.findall(text)}
    assert len(found) == len(re.findall(r"^\w", text, re.MULTILINE)), "a line of the lock was not understood"
    return found


def names(requirements: list[str]) -> set[str]:
    return {
        re.split(r"[^\w.-]", line, maxsplit=1)[0].lower().replace("_", "-").replace(".", "-") for line in requirements
    }


@pytest.mark.parametrize("lock", [run.EVERYTHING, run.PLAY])
def test_a_lock_names_no_server_and_how_it_was_made(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text and "--index-url" not in text
    assert f"-o {lock.name}\n" in text and "--generate-hashes" in text


def test_what_is_played_with_is_a_part_of_what_is_tested() -> None:
    assert pins(run.PLAY) < pins(run.EVERYTHING)


def test_playing_installs_what_it_needs_and_nothing_of_the_laboratory() -> None:
    installed = {name for name, *_ in pins(run.PLAY)}
    groups, extras = PROJECT["dependency-groups"], PROJECT["project"]["optional-dependencies"]
    assert names(PROJECT["project"]["dependencies"]) | names(groups["play"]) <= installed
    own = [line for line in groups["dev"] if isinstance(line, str)]
    others = names([*own, *extras["lab"], *extras["ray"], *extras["rl"]])
    assert {"ray", "pyarrow", "numpy", "playwright"} <= others
    assert not others & installed


class Worker:
    """Something that works beside the game."""

    all: ClassVar[list["Worker"]] = []

    def __init__(self, command: list[str], **_: object) -> None:
        self.name, self.working = command[1], True
        self.all.append(self)

    def terminate(self) -> None:
        self.working = False

    def wait(self) -> int:
        self.working = False
        return 0


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A checkout in which nothing is really installed; what would have been run."""
    asked: list[list[str]] = []
    for name in ("requirements.lock", "requirements-play.lock", "pyproject.toml", "hatch_build.py"):
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "EVERYTHING", tmp_path / "requirements.lock")
    monkeypatch.setattr(run, "PLAY", tmp_path / "requirements-play.lock")
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "find_uv", lambda: "uv")
    monkeypatch.setattr(run, "compile_engine", lambda: 0)
    monkeypatch.setattr(run, "build_web", lambda: 0)
    monkeypatch.setattr(run, "test", lambda options: 0)
    monkeypatch.setattr(run, "run", lambda command: 0)
    monkeypatch.setattr(subprocess, "Popen", Worker)
    monkeypatch.setenv(run.COMPILING, "")

    def must(command: list[str]) -> None:
        asked.append(command)
        if command[1] == "venv":
            run.VENV.mkdir()

    monkeypatch.setattr(run, "must", must)
    return asked


def done(commands: list[list[str]], *arguments: str) -> list[str]:
    """What the launcher did: made an environment, synced it with a lock."""
    commands.clear()
    assert run.main(list(arguments)) == 0
    return ["venv" if c[1] == "venv" else Path(c[-1]).name for c in commands if c[1] == "venv" or c[2] == "sync"]


def test_players_get_the_small_lock_and_testers_add_the_rest(commands: list[list[str]]) -> None:
    assert done(commands) == ["venv", "requirements-play.lock"]
    assert done(commands, "play", "diktat") == []
    assert done(commands, "test") == ["requirements.lock"]
    assert done(commands, "test") == done(commands, "install") == done(commands, "serve") == []
    run.PLAY.write_text("a newer part")
    assert done(commands, "serve") == []
    run.EVERYTHING.write_text("a newer whole")
    assert done(commands, "serve") == ["venv", "requirements-play.lock"]
    assert done(commands, "install") == ["requirements.lock"]


def test_an_installation_that_broke_off_is_begun_again(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    done(commands)
    must = run.must
    monkeypatch.setattr(run, "must", lambda command: run.stop("out of room"))
    with pytest.raises(SystemExit):
        run.main(["test"])
    monkeypatch.setattr(run, "must", must)
    assert done(commands, "test") == ["venv", "requirements.lock"]


@pytest.mark.parametrize(
    ("arguments", "beside"),
    [
        ([], True),
        (["--lang", "fr"], True),
        (["serve", "--no-browser"], True),
        (["play", "diktat"], True),
        (["open", "game.jsonl"], True),
        (["simulate", "diktat"], False),
        (["install"], False),
        (["test"], False),
    ],
)
def test_whoever_plays_does_not_wait_for_the_compiler(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, arguments: list[str], beside: bool
) -> None:
    Worker.all = []
    waited: list[str] = []

    def wait_for(name: str) -> int:
        waited.append(name)
        return 0

    monkeypatch.setattr(run, "PURE", False)
    monkeypatch.setattr(run, "compile_engine", lambda: wait_for("compiler"))
    monkeypatch.setattr(run, "build_web", lambda: wait_for("client"))
    playing: list[list[str]] = []

    def play(command: list[str]) -> int:
        playing.append([worker.name for worker in Worker.all if worker.working])
        return 0

    monkeypatch.setattr(run, "run", play)
    done(commands, *arguments)
    if beside:
        assert playing == [["build_web.py", "hatch_build.py"]] and not waited
        assert os.environ[run.COMPILING] == "1"  # so the server watches for it
    else:
        built = [worker.name for worker in Worker.all]
        assert (waited, built) == (([], []) if arguments == ["test"] else (["compiler"], ["build_web.py"]))
    assert not any(worker.working for worker in Worker.all)  # nothing outlives the game


def test_the_installation_itself_compiles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = tmp_path / "asked"
    run.must([sys.executable, "-c", f"import os; open({str(asked)!r}, 'w').write(os.environ['{run.LATER}'])"])
    assert asked.read_text() == "1" and run.LATER == hatch_build.LATER
    assert run.COMPILING == processes.COMPILING
