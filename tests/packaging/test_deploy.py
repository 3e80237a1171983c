"""The files for hosting name what there is."""

import re
import tomllib
from pathlib import Path

import pytest
from typer.main import get_command

from ludotheque.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
FILES = ("Containerfile", "compose.yaml", "ludotheque.service")


def options_of(command: str) -> set[str]:
    found = get_command(app).commands[command]  # type: ignore[attr-defined]  # a group of commands
    return {name for param in found.params for name in (*param.opts, *param.secondary_opts)}


@pytest.mark.parametrize("name", FILES)
def test_a_file_starts_the_server_with_options_it_has(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    started = text[text.rindex("serve") :]
    given = set(re.findall(r"--[a-z][a-z-]+", started))
    assert given and given <= options_of("serve")


def test_what_the_environment_sets_is_read() -> None:
    texts = "\n".join((ROOT / "deploy" / name).read_text(encoding="utf-8") for name in FILES)
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/ludotheque").rglob("*.py"))
    named = set(re.findall(r"\bLUDOTHEQUE_[A-Z_]+\b", texts))
    assert named == {name for name in named if f'"{name}"' in sources} != set()


def test_the_container_installs_what_the_database_needs() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert "postgres" in extras and "[postgres]" in (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")


def test_the_page_names_commands_and_options_there_are() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    host = get_command(app).commands["host"].commands  # type: ignore[attr-defined]
    assert set(re.findall(r"ludotheque host (\w+)", page)) <= set(host)
    assert {"--public-url", "--trusted-proxies", "--per-address", "--workers"} <= options_of("serve")
    assert all((ROOT / name).is_file() for name in re.findall(r"`(deploy/[\w.]+)`", page))
