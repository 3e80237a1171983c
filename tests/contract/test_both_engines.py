"""The pure engine plays what the compiled one played: every random game of the contract, position by position."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.core.game import Game
from ludotheque.match import journal as journals
from ludotheque.match.journal import journal_of
from tests.drivers import BY_DAY, cases, story

ROOT = Path(__file__).resolve().parents[2]
REPLAY = """
import sys, ludotheque
for path in sys.argv[1:]:
    print(ludotheque.replay(open(path, encoding="utf-8").read()).digest())
"""


@pytest.mark.whole
def test_the_pure_engine_comes_to_the_same_positions(rules: Game, tmp_path: Path) -> None:
    """A journal carries a mark of the position after each of its entries, and replaying compares them all."""
    mine = [case for case in cases() if case.rules is rules and case.seats in rules.manifest.seats]
    played = [story(case, BY_DAY).table for case in mine]
    paths = [tmp_path / f"{n}.jsonl" for n in range(len(played))]
    for file, table in zip(paths, played, strict=True):
        file.write_text(journals.dump(journal_of(table)), encoding="utf-8")
    path = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]  # games of other packages lie there
    there = subprocess.run(
        [sys.executable, "-c", REPLAY, *map(str, paths)],
        env={**os.environ, "LUDOTHEQUE_PURE": "1", "PYTHONPATH": os.pathsep.join(path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.split() == [table.digest() for table in played] != []
