"""The files for hosting name what there is."""

import re
from pathlib import Path

import pytest
from typer.main import get_command

from ludotheque.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
FILES = ("Containerfile", "compose.yaml", "ludotheque.service")


def options_of(command: str) -> set[str]:
    found = get_command(app).get_command(None, command)  # type: ignore[attr-defined]  # a group of commands
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


def test_the_container_is_made_of_what_the_lock_names_and_of_exact_versions() -> None:
    text = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
    assert "--require-hashes -r /src/requirements-play.lock" in text and "HEALTHCHECK" in text
    assert [line for line in text.splitlines() if "pip install" in line and "--require-hashes" not in line] == [
        "RUN pip install --no-deps --no-build-isolation --no-index /src \\"
    ]
    assert "asyncpg==" in (ROOT / "requirements-play.lock").read_text(encoding="utf-8")
    images = re.findall(
        r"(?:ARG BASE=|image: )(\S+)", text + (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
    )
    assert len(images) == 2 and all(re.search(r":\d+\.\d+", image) for image in images)
    kept_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".git", ".venv", "**/.env", "**/*.db", "**/*.key", "web/node_modules"} <= set(kept_out)


def test_no_password_stands_on_a_command_line() -> None:
    compose = (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
    command = compose[compose.index("command:") : compose.index("environment:")]
    assert "PASSWORD" not in command and "LUDOTHEQUE_DATABASE: postgresql://" in compose
    assert "EnvironmentFile=" in (ROOT / "deploy/ludotheque.service").read_text(encoding="utf-8")


def test_the_service_may_do_little() -> None:
    """`systemd-analyze security --offline=yes deploy/ludotheque.service` says 1.4 of 10."""
    lines = (ROOT / "deploy/ludotheque.service").read_text(encoding="utf-8").splitlines()
    closed = ("ProtectSystem=strict", "ProtectHome=true", "PrivateDevices=true", "PrivateUsers=true", "PrivateTmp=true")
    kernel = [f"ProtectKernel{part}=true" for part in ("Logs", "Modules", "Tunables")]
    more = (
        "CapabilityBoundingSet=",
        "NoNewPrivileges=true",
        "SystemCallFilter=@system-service",
        "RestrictNamespaces=true",
    )
    assert {*closed, *kernel, *more, "RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6"} <= set(lines)


def test_the_page_names_commands_and_options_there_are() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    host = get_command(app).get_command(None, "host").commands  # type: ignore[attr-defined]
    assert set(re.findall(r"ludotheque host (\w+)", page)) <= set(host)
    assert {"--public-url", "--trusted-proxies", "--per-address", "--workers"} <= options_of("serve")
    assert all((ROOT / name).is_file() for name in re.findall(r"`(deploy/[\w.]+)`", page))
