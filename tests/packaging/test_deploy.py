"""The files for hosting name what there is."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it says no types
from typer.main import get_command

from ludotheque.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
FILES = ("Containerfile", "compose.yaml", "compose-many.yaml", "kubernetes.yaml", "ludotheque.service")


def options_of(command: str) -> set[str]:
    found = get_command(app).get_command(None, command)  # type: ignore[attr-defined]  # a group of commands
    return {name for param in found.params for name in (*param.opts, *param.secondary_opts)}


@pytest.mark.parametrize("name", FILES)
def test_a_file_starts_the_server_with_options_it_has(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    started = re.split(r"\bserve\b", text)[-1]
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
    composed = [(ROOT / "deploy" / name).read_text(encoding="utf-8") for name in ("compose.yaml", "compose-many.yaml")]
    images = re.findall(r"(?:ARG BASE=|image: )(\S+)", text + "".join(composed))
    assert len(images) == 4 and all(re.search(r":\d+\.\d+", image) for image in images)
    kept_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".git", ".venv", "**/.env", "**/*.db", "**/*.key", "web/node_modules"} <= set(kept_out)


def test_no_password_stands_on_a_command_line() -> None:
    compose = (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
    command = compose[compose.index("command:") : compose.index("environment:")]
    assert "PASSWORD" not in command and "LUDOTHEQUE_DATABASE: postgresql://" in compose
    assert "EnvironmentFile=" in (ROOT / "deploy/ludotheque.service").read_text(encoding="utf-8")


def objects() -> dict[str, Any]:
    """`kubernetes-validate --strict deploy/kubernetes.yaml` passes them against the schemas of 1.37."""
    text = (ROOT / "deploy/kubernetes.yaml").read_text(encoding="utf-8")
    return {each["kind"]: each for each in yaml.safe_load_all(text)}


def test_several_servers_share_a_database_and_nothing_else() -> None:
    found = objects()
    deployment, pod = found["Deployment"]["spec"], found["Deployment"]["spec"]["template"]
    assert deployment["replicas"] > 1 and deployment["selector"]["matchLabels"] == pod["metadata"]["labels"]
    for kind, selector in (("Service", "selector"), ("PodDisruptionBudget", "selector")):
        chosen = found[kind]["spec"][selector]
        assert chosen.get("matchLabels", chosen) == pod["metadata"]["labels"]
    (container,) = pod["spec"]["containers"]
    assert {volume["name"] for volume in pod["spec"]["volumes"]} == {m["name"] for m in container["volumeMounts"]}
    assert all("persistentVolumeClaim" not in volume for volume in pod["spec"]["volumes"])
    environment = {each["name"]: each for each in container["env"]}
    assert "secretKeyRef" in environment["LUDOTHEQUE_DATABASE"]["valueFrom"]
    assert (
        container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
        and pod["spec"]["securityContext"]["runAsNonRoot"]
    )
    (rule,) = found["Ingress"]["spec"]["rules"]
    (path,) = rule["http"]["paths"]
    assert path["backend"]["service"]["name"] == found["Service"]["metadata"]["name"]
    assert rule["host"] in environment["LUDOTHEQUE_PUBLIC_URL"]["value"]

    many = yaml.safe_load((ROOT / "deploy/compose-many.yaml").read_text(encoding="utf-8"))["services"]
    assert "ports" not in many["table"] and "./nginx-many.conf:" in many["proxy"]["volumes"][0]
    proxy = (ROOT / "deploy/nginx-many.conf").read_text(encoding="utf-8")
    assert "server table:8000" in proxy and "hash $place consistent;" in proxy


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
