"""`run.py test` answers 0 only for a suite that ran to its end; a few tests that go by the clock are tried again."""

import json
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import run

SLOW_PAGE = "tests/browser/test_errors.py::test_it[a]"
LATE_CLOCK = "tests/server/test_time.py::test_it"
RULE = "tests/core/test_state.py::test_it"

Suite = Callable[..., int]


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Suite:
    """Runs `run_tests` with the exit codes of pytest given; each pass leaves the failures it names."""
    monkeypatch.setattr(run, "LAST_FAILED", tmp_path / "lastfailed")
    monkeypatch.setattr(run, "SECOND_TRIES", tmp_path / "second_tries.txt")
    monkeypatch.setattr(run, "PURE", False)
    (tmp_path / "second_tries.txt").write_text("# a head\n")

    def play(*passes: tuple[int, list[str]], options: list[str] | None = None) -> int:
        left = list(passes)
        commands: list[list[str]] = []

        def pytest_pass(command: list[str], more: dict[str, str] | None = None) -> int:
            commands.append(command)
            code, names = left.pop(0)
            if names:
                run.LAST_FAILED.write_text(json.dumps(dict.fromkeys(names, True)))
            return code

        monkeypatch.setattr(run, "run", pytest_pass)
        code = run.run_tests(options or [])
        assert not left, f"only {commands} ran"
        return code

    return play


def test_a_green_suite_is_followed_by_the_pure_one(suite: Suite) -> None:
    assert suite((0, []), (0, [])) == 0
    assert suite((0, []), (1, [])) == 1
    assert suite((0, []), options=["-k", "guard"]) == 0


@pytest.mark.parametrize("code", [2, 3, 4, 5, 137, -9, -11])
def test_a_suite_that_did_not_end_is_not_tried_again(suite: Suite, code: int) -> None:
    run.LAST_FAILED.write_text(json.dumps({SLOW_PAGE: True}))  # of another day
    assert suite((code, [])) == code
    assert suite((code, [SLOW_PAGE])) == code


def test_failures_of_another_day_are_forgotten(suite: Suite) -> None:
    run.LAST_FAILED.write_text(json.dumps({SLOW_PAGE: True}))
    assert suite((1, [])) == 1


def test_a_slow_page_is_tried_again_and_must_pass(suite: Suite) -> None:
    assert suite((1, [SLOW_PAGE + "@browser test_errors"]), (0, []), (0, [])) == 0
    assert suite((1, [SLOW_PAGE, LATE_CLOCK]), (0, []), (0, [])) == 0
    assert suite((1, [SLOW_PAGE]), (1, [SLOW_PAGE])) == 1
    assert suite((1, [SLOW_PAGE]), options=["-k", "page"]) == 1


@pytest.mark.parametrize("names", [[RULE], [SLOW_PAGE, RULE], [f"{SLOW_PAGE}{n}" for n in range(9)]])
def test_nothing_else_is_tried_again(suite: Suite, names: list[str]) -> None:
    assert suite((1, names)) == 1


def test_second_tries_are_written_down_and_the_third_of_one_test_fails(suite: Suite) -> None:
    again: list[tuple[int, list[str]]] = [(1, [SLOW_PAGE]), (0, []), (0, [])]
    assert suite(*again) == 0 and suite((1, [SLOW_PAGE + "b"]), (0, []), (0, [])) == 0 and suite(*again) == 0
    assert suite((1, [SLOW_PAGE]), (0, [])) == 1
    assert [line.split(" ", 1)[1] for line in run.SECOND_TRIES.read_text().splitlines()[1:]] == [
        SLOW_PAGE, SLOW_PAGE + "b", SLOW_PAGE, SLOW_PAGE,
    ]  # fmt: skip


def test_the_list_kept_in_the_project_can_be_read() -> None:
    for line in run.SECOND_TRIES.read_text().splitlines():
        assert line.startswith("#") or line.split(" ", 1)[1].startswith(run.BY_THE_CLOCK), line


@pytest.mark.parametrize(("command", "kept"), [("pytest", True), ("ludotheque", False)])
def test_tests_keep_the_bytecode_of_what_they_import(monkeypatch: pytest.MonkeyPatch, command: str, kept: bool) -> None:
    started: list[dict[str, str]] = []

    class Process:
        def __init__(self, arguments: list[str], env: dict[str, str]) -> None:
            started.append(env)

        def wait(self) -> int:
            return 0

    monkeypatch.setenv(run.NO_BYTECODE, "1")
    monkeypatch.setattr(subprocess, "Popen", Process)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    assert run.run([command]) == 0
    assert (run.NO_BYTECODE not in started[0]) == kept
