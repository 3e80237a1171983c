"""The race and its judgement, on fake workers: nothing is installed and nothing real is timed."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bench import install as installing
from bench import measuring
from bench.claims import CLAIMS, CONTESTANTS, PACKAGES, Claim, Contestant
from bench.contest import Judgement, Outcome, all_shown, judge, race
from bench.report import as_json, faults, table

FAKE = """
import sys
name, log, *counts = sys.argv[1:]
for line in sys.stdin:
    with open(log, "a") as file:
        print(name, line.strip(), file=file)
    if not counts:
        sys.exit("out of breath")
    print('{"decisions": %s, "seconds": 2.0}' % counts.pop(0), flush=True)
"""


def fake(name: str, log: Path, *counts: int) -> Contestant:
    """A worker that answers these counts in turn, then stops."""
    return Contestant(name, name, "decisions", (sys.executable, "-c", FAKE, name, str(log), *map(str, counts)))


def judgement(claim: Claim, **best: float) -> Judgement:
    return judge(claim, {name: Outcome([rate]) for name, rate in best.items()})


def test_contestants_run_in_turn_and_the_best_round_counts(tmp_path: Path) -> None:
    log, seen = tmp_path / "log", list[str]()
    outcomes = race([fake("hare", log, 9999, 40, 60, 20), fake("snail", log, 1, 2, 2, 4)], 3, 0.5, seen.append)
    assert outcomes["hare"].rates == [20, 30, 10]
    assert (outcomes["hare"].best, outcomes["snail"].best) == (30, 2)
    turns = ["hare warm", "snail warm", *["hare run 0.5", "snail run 0.5"] * 3]
    assert log.read_text().splitlines() == turns
    assert len(seen) == len(turns)


def test_a_worker_that_stops_is_named_and_the_others_go_on(tmp_path: Path) -> None:
    log = tmp_path / "log"
    outcomes = race([fake("hare", log, 10, 10), fake("snail", log, 1, 1, 1)], 2, 0.1, lambda label: None)
    assert outcomes["hare"].error == "out of breath"
    assert outcomes["hare"].best is None
    assert outcomes["snail"].best == 0.5
    judged = judge(Claim("snail", "hare", 2), outcomes)
    assert (judged.verdict, judged.note) == ("not shown", "out of breath")
    assert not all_shown([judged])


def test_a_worker_that_cannot_start_is_an_error_too(tmp_path: Path) -> None:
    nowhere = Contestant("ghost", "ghost", "decisions", (str(tmp_path / "nothing"),))
    assert "nothing" in str(race([nowhere], 1, 0.1, lambda label: None)["ghost"].error)


@pytest.mark.parametrize(
    ("claim", "value", "verdict"),
    [
        (Claim("us", "them", 20), 25, "pass"),
        (Claim("us", "them", 25), 25, "pass"),
        (Claim("us", "them", 26), 25, "FAIL"),
        (Claim("us", "them", 26, "goal"), 25, "not yet"),
        (Claim("us", "them", None, "shown"), 25, ""),
        (Claim("us", None, 100), 100, "pass"),
        (Claim("us", None, 101), 100, "FAIL"),
        (Claim("us", None, 90, "goal"), 100, "reached"),
    ],
)
def test_a_claim_is_judged_by_ratio_or_by_rate(claim: Claim, value: float, verdict: str) -> None:
    judged = judgement(claim, us=100, them=4)
    assert (judged.value, judged.verdict) == (value, verdict)
    assert all_shown([judged]) == (verdict != "FAIL")


def test_table_and_json_say_the_same() -> None:
    contestants = {c.id: c for c in CONTESTANTS}
    outcomes = {c.id: Outcome([1_000_000.0 if c.needs is None else 1_000.0]) for c in CONTESTANTS}
    outcomes["catan-copies"] = Outcome(error="not installed: no such package")
    judgements = [judge(claim, outcomes) for claim in CLAIMS]
    console = Console(width=140, record=True, file=io.StringIO())
    console.print(table(judgements, contestants))
    text = console.export_text()
    data = json.loads(json.dumps(as_json(judgements, contestants, outcomes)))
    assert "1,000,000/s" in text and "1000.0x" in text and "0.00 ms" in text
    assert text.count("not shown") == [claim["verdict"] for claim in data["claims"]].count("not shown") == 1
    assert faults(contestants, outcomes) == ["catanatron 3.2.1: not installed: no such package"]
    assert data["ok"] is False


def test_every_claim_names_contestants_that_count_the_same_thing() -> None:
    contestants = {c.id: c for c in CONTESTANTS}
    assert len(contestants) == len(CONTESTANTS)
    for claim in CLAIMS:
        assert contestants[claim.ours].needs is None
        if claim.peer is not None:
            assert contestants[claim.peer].unit == contestants[claim.ours].unit
            assert contestants[claim.peer].needs in {None, *PACKAGES}


def test_the_worker_answers_each_command_with_one_line_of_json() -> None:
    script = "import worker; worker.WARM_SECONDS = 0.01; worker.serve('copies', lambda: 7)"
    answers = subprocess.run(
        [sys.executable, "-c", script],
        input="warm\nrun 0.02\n",
        cwd=Path(installing.__file__).parent,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert len(answers) == 2
    answer = json.loads(answers[1])
    assert answer["copies"] % 7 == 0 and answer["copies"] > 0
    assert 0.02 <= answer["seconds"] < 2


def test_a_peer_that_cannot_be_installed_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installing, "VENV", tmp_path)
    monkeypatch.setattr(installing, "VENV_PYTHON", Path(sys.executable))

    def refuse(command: list[str]) -> None:
        raise subprocess.CalledProcessError(1, command, stderr="a warning\nERROR: no such version\n")

    monkeypatch.setattr(installing, "run", refuse)
    assert installing.install("rlcard") == "not installed: ERROR: no such version"
    monkeypatch.setattr(installing, "run", lambda command: None)
    assert installing.install("rlcard") is None
    monkeypatch.setattr(installing, "run", refuse)
    assert installing.install("rlcard") is None, "a second installation is not tried"


def test_both_sides_of_the_geometry_answer_alike() -> None:
    asked: list[tuple[list[Any], Callable[[Any], bool], Callable[[Any], bool]]] = [
        (measuring.sights()[:120], measuring.our_sight(), measuring.shapely_sight()),
        (measuring.moves()[:120], measuring.our_legality(), measuring.shapely_legality()),
    ]
    for questions, ours, theirs in asked:
        answers = [ours(question) for question in questions]
        assert answers == [theirs(question) for question in questions]
        assert 10 < sum(answers) < 110, "yes and no are both asked for"
    assert measuring.our_regions()() == 1
