"""Whole games kept as files: they replay to the same positions on every engine, compiled or pure."""

import collections
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque import _engine

ROOT = Path(__file__).resolve().parents[2]
JOURNALS = sorted((ROOT / "tests" / "journals").glob("*.jsonl"))
DIGESTS = """
import sys, ludotheque
for path in sys.argv[1:]:
    print(ludotheque.replay(open(path, encoding="utf-8").read()).digest())
"""


def test_there_are_journals() -> None:
    kept = collections.Counter(path.stem.partition("-")[0] for path in JOURNALS)
    assert kept == {"connect4": 1, "diktat": 5, "olomoc": 2, "phare": 1, "steamwatchers": 6}


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_kept_game_replays_and_is_proven(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert ludotheque.replay(text).over
    assert ludotheque.verify(text)["entries"] > 0


@pytest.mark.parametrize("pure", ["1", ",".join(_engine.games(_engine.HOME))], ids=["everything", "the games"])
def test_compiled_and_pure_engines_reach_the_same_positions(pure: str) -> None:
    """The engine loaded here against the sources in another process, all of them or those of the games alone on the
    compiled core; every entry's digest is compared too, for the journals carry them."""
    here = [ludotheque.replay(path.read_text(encoding="utf-8")).digest() for path in JOURNALS]
    there = subprocess.run(
        [sys.executable, "-c", DIGESTS, *map(str, JOURNALS)],
        env={**os.environ, "LUDOTHEQUE_PURE": pure, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.split() == here


def test_the_compiled_engine_is_tested_where_it_can_be_built() -> None:
    """Nothing above compares anything if the engine failed to compile; only its absence by choice or for want of a
    compiler is accepted."""
    status = _engine.status()
    assert status["engine"] == "compiled" or status["reason"] in ("switch", "not_compiled"), status
