"""How the client is built, and that every check of its sources is run."""

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

import run
from ludotheque.server import pages

ROOT = Path(__file__).parents[2]


def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_web", ROOT / "build_web.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_check_of_the_clients_sources_is_run_beside_the_compiler() -> None:
    assert set(run.CLIENT) == set(builder().TOOLS) - {"tidy"}


def test_nothing_is_rebuilt_when_nothing_changed() -> None:
    assert builder().build(ROOT, lambda line: pytest.fail(f"built again: {line}")) is None


@pytest.mark.parametrize("fails", [True, False])
def test_a_client_that_is_built_anew_is_whole_or_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    """While it is built there is none: half of it would be worse."""
    build, served = builder(), tmp_path / "src" / "ludotheque" / "_web"
    for path, text in ((tmp_path / "web/package-lock.json", "{}"), (served / "index.html", "before")):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "web" / "node_modules").mkdir()
    monkeypatch.setattr(build, "find_node", lambda: (Path("node"), Path("npm")))

    at: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        assert not served.exists()
        at.append((served.parent / pages.PROGRESS).read_text())
        if "--outDir" in command:
            fresh = Path(command[command.index("--outDir") + 1])
            fresh.mkdir(parents=True)
            (fresh / "index.html").write_text("after")
        return subprocess.CompletedProcess(command, int(fails), "", "no")

    monkeypatch.setattr(build.subprocess, "run", run)
    why = build.build(tmp_path, lambda line: None)
    assert (why is not None) == fails
    assert at == (["tools"] if fails else ["tools", "pages"])
    assert not (served.parent / pages.PROGRESS).exists()
    assert (served / "index.html").read_text() == ("before" if fails else "after")
    assert (served / ".digest").is_file() != fails
