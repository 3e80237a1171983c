"""The client's own tests and its types, run by Node."""

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_web", ROOT / "build_web.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("check", ["format", "lint", "types", "units"])
def test_the_client_passes_its_own_checks(check: str) -> None:
    assert (WEB / "node_modules").is_dir(), "the client's tools are missing: run python build_web.py"
    done = builder().tool(ROOT, check)
    assert done.returncode == 0, done.stdout[-5000:]


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

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        assert not served.exists()
        if "--outDir" in command:
            fresh = Path(command[command.index("--outDir") + 1])
            fresh.mkdir(parents=True)
            (fresh / "index.html").write_text("after")
        return subprocess.CompletedProcess(command, int(fails), "", "no")

    monkeypatch.setattr(build.subprocess, "run", run)
    why = build.build(tmp_path, lambda line: None)
    assert (why is not None) == fails
    assert (served / "index.html").read_text() == ("before" if fails else "after")
    assert (served / ".digest").is_file() != fails
