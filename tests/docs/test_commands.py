"""Every command that a page prints can be typed as it stands: its name and its options exist."""

import re
import shlex
from typing import Any

import pytest
import typer
from typer.core import TyperGroup

from ludotheque.cli.app import app
from tests.docs.blocks import DOCS

PAGES = [*sorted(DOCS.glob("*.md")), DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md"]
OF_RUN_PY = {"check", "test", "nightly", "install"}  # not commands of the package
PRINTED = re.compile(r"^(?:\w+=\S+ )?(?:python3 run\.py|ludotheque) ([a-z].*?)(?:  +#.*)?$", re.MULTILINE)
INLINE = re.compile(r"`(?:python3 run\.py|ludotheque) ([a-z][^`]*)`")


def commands() -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        found += [(page.name, line) for line in PRINTED.findall(text) + INLINE.findall(text)]
    return [(page, line) for page, line in found if line.split()[0] not in OF_RUN_PY]


def test_there_are_commands() -> None:
    assert len(commands()) > 40


@pytest.mark.parametrize(("page", "line"), sorted(set(commands())))
def test_a_printed_command_is_one(page: str, line: str) -> None:
    words = shlex.split(line.replace("\n", " "))
    command: Any = typer.main.get_command(app)
    while isinstance(command, TyperGroup):
        command = command.get_command(typer.Context(command), words.pop(0))
        assert command is not None, (page, line)
    known = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    for word in words:
        option = word.partition("=")[0]
        assert not option.startswith("-") or option in known or command.name == "bench", (page, line, option)
