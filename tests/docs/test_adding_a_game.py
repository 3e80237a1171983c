"""The first part of docs/adding-a-game.md, typed into an empty folder: a game that is found, played and proven."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.docs.blocks import DOCS

ROOT = DOCS.parent
PAGE = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
WHOLE = PAGE[: PAGE.index("## Part two")]
FILES = dict(re.findall(r"^```(?:python|toml|ftl)\n# (\S+)\n(.*?)^```$", WHOLE, flags=re.DOTALL | re.MULTILINE))


@pytest.fixture(scope="module")
def typed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files as the page has them, installed as an installer would."""
    home = tmp_path_factory.mktemp("typed")
    for name, text in FILES.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    project = tomllib.loads(FILES["pyproject.toml"])["project"]
    info = home / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = [f"{name} = {value}" for name, value in project["entry-points"]["ludotheque.games"].items()]
    (info / "entry_points.txt").write_text("\n".join(["[ludotheque.games]", *points, ""]))
    return home


def run(home: Path, *command: str) -> str:
    path = os.pathsep.join([str(home), str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path, "LUDOTHEQUE_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    return done.stdout


def test_the_page_has_every_file_of_a_game() -> None:
    assert set(FILES) == {
        "galets/rules.toml",
        "galets/state.py",
        "galets/phases.py",
        "galets/game.py",
        "galets/__init__.py",
        "galets/text/fr.ftl",
        "galets/text/en.ftl",
        "galets/test_galets.py",
        "pyproject.toml",
    }
    assert WHOLE.count("```python") + WHOLE.count("```toml") + WHOLE.count("```ftl") == len(FILES)


def test_it_is_found_and_its_rules_are_read(typed: Path) -> None:
    assert "Les Galets" in run(typed, "ludotheque.cli", "games")
    assert "GAL-04" in run(typed, "ludotheque.cli", "rules", "galets", "--lang", "en")


def test_it_keeps_the_contract_and_its_own_tests(typed: Path) -> None:
    quiet = ("-q", "-p", "no:cacheprovider", "-n", "0")
    told = run(typed, "pytest", *quiet, str(typed / "galets" / "test_galets.py"))
    assert "3 passed" in told
    told = run(typed, "pytest", *quiet, "tests/contract", "tests/games/shared/test_words.py", "-k", "galets")
    assert int(re.findall(r"(\d+) passed", told)[0]) > 90
