"""The commands of the page on the laboratory run as printed, in the order of the page."""

import shlex
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli import lab
from ludotheque.lab.plan import Plan
from ludotheque.lab.results import read
from ludotheque.lab.run import run
from tests.cli.drive import fine
from tests.docs.blocks import blocks

COMMANDS = [line for block in blocks("lab.md", "") for line in block.strip().splitlines()]
FEW = 30  # games are as good as thousands to show that a command runs


def test_the_page_runs_as_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def short(plan: Plan, games: int, *rest: Any) -> bool:
        return run(plan, games // 100 * FEW // 10, *rest)

    monkeypatch.setattr(lab, "run", short)
    assert len(COMMANDS) >= 10 and all(command.startswith("ludotheque ") for command in COMMANDS)
    for command in COMMANDS:
        words = shlex.split(command)[1:]
        if words[0] != "open":  # it serves until it is stopped: tests/server has it
            fine(*words)
    assert len(read(tmp_path / "diktat.jsonl")) == 90
    for name in ("diktat.html", "change.html", "others.html"):
        assert "<h1>Diktat, measured</h1>" in (tmp_path / name).read_text(encoding="utf-8")
