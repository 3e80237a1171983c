"""`run.py check`: what a change needs, and no more."""

import os
import subprocess
from pathlib import Path

import pytest

import run
from tools import reached

SPY = "src/ludotheque/games/diktat/phases/spy.py"


@pytest.mark.parametrize(
    ("path", "tests", "others", "games"),
    [
        (SPY, ["tests/games/diktat", "tests/contract", "tests/ledger"], ["tests/games/olomoc"], ["diktat"]),
        ("rules/hybris.toml", ["tests/ledger", "tests/contract"], ["tests/core"], ["hybris"]),
        ("src/ludotheque/kit/play/order.py", ["tests/kit/play"], ["tests/kit", "tests/kit/geometry"], []),
        ("src/ludotheque/server/bans.py", ["tests/server"], ["tests/contract"], []),
        ("tests/drivers.py", ["tests/contract/test_copies.py"], ["tests/packaging/test_locks.py"], []),
        ("tests/games/diktat/test_spy.py", ["tests/games/diktat/test_spy.py"], ["tests/contract"], ["diktat"]),
        ("tests/games/diktat/scene.py", ["tests/games/diktat"], ["tests/games/olomoc"], ["diktat"]),
        ("run.py", ["tests/packaging/test_check.py"], ["tests/packaging/test_wheel.py"], []),
        ("docs/tour.md", ["tests/docs"], ["tests/cli"], []),
        ("tests/browser/player.py", [], ["tests/browser"], []),
    ],
)  # fmt: skip
def test_the_tests_of_a_file_are_those_of_its_folder_and_those_that_import_it(
    path: str, tests: list[str], others: list[str], games: list[str]
) -> None:
    assert (reached.ROOT / path).is_file()
    found = reached.reached([path])
    assert set(tests) <= set(found.tests) and not set(others) & set(found.tests)
    assert found.games == games
    assert not any(name.startswith("tests/browser") for name in found.tests)


def test_with_a_shared_file_no_game_is_left_out() -> None:
    found = reached.reached([SPY, "tests/drivers.py"])
    assert found.games == [] and "tests/contract" in found.tests
    assert "tests/contract/test_copies.py" not in found.tests  # its folder is there


def test_imports_are_read_however_they_are_written() -> None:
    text = "import a.b\nfrom c import (\n    d,\n    e as f,\n)\n    from g.h import i\n"
    assert {"a.b", "c", "c.d", "c.e", "g.h", "g.h.i"} <= reached.imported(text)


def test_changed_is_what_differs_from_main(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        who = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"]
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    def write(*names: str) -> None:
        for name in names:
            (tmp_path / name).write_text(f"{name} {len(list(tmp_path.iterdir()))}")

    monkeypatch.setattr(reached, "ROOT", tmp_path)
    git("init", "-q", "-b", "main")
    write("same", "committed", "edited", "removed", "mains")
    git("add", ".")
    git("commit", "-q", "-m", "one")
    assert reached.changed() == []
    write("edited")
    assert reached.changed() == ["edited"]
    git("checkout", "-q", "-b", "mine")
    write("committed")
    (tmp_path / "removed").unlink()
    git("commit", "-q", "-a", "-m", "two")
    write("new")
    assert reached.changed() == ["committed", "edited", "new"]


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    asked: list[list[str]] = []

    def step(command: list[str], more: dict[str, str]) -> int:
        assert more == (run.PURE_ONLY if command[0] == "pytest" else {})
        asked.append(command)
        return int("broken.py" in command)

    monkeypatch.setattr(run, "run", step)
    monkeypatch.setattr(os, "chdir", lambda path: None)
    return asked


def check(monkeypatch: pytest.MonkeyPatch, *files: str) -> int:
    monkeypatch.setattr(reached, "changed", lambda: list(files))
    return run.check()


def test_a_phase_is_formatted_typed_and_tested_from_its_sources(
    steps: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert check(monkeypatch, SPY) == 0
    assert [command[0] for command in steps] == ["ruff", "ruff", "mypy", "lint-imports", "pytest"]
    assert SPY in steps[0] and "tests/games/diktat" in steps[-1] and "--game=diktat" in steps[-1]


def test_only_what_changed_is_looked_at(steps: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(monkeypatch) == 0 and steps == []
    assert check(monkeypatch, "web/src/main.ts") == 0
    assert [command[-1] for command in steps] == list(run.CLIENT)


def test_it_stops_at_the_first_fault(steps: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(monkeypatch, "broken.py", SPY) == 1 and len(steps) == 1
