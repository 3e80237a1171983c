"""The load bench: a short run on a real server, and the judgement on made-up figures. Nothing is installed."""

import sys
from typing import Any

import pytest

from bench import load
from bench.crowd import DRAWN
from bench.load import Results, Work, findings, measured, play
from ludotheque.match.faces import Playable
from ludotheque.match.registry import rules_of

RAN = {"rate": 1500.0, "p50_ms": 1.0, "p99_ms": 4.0, "worst_ms": 9.0, "server_cpu": 0.9, "crowd_cpu": 0.2}
RAN["ms_per_move"] = 0.6


def test_the_game_of_the_crowd_fills_the_board() -> None:
    table = Playable(rules_of("connect4")).new(2, "x", {})
    for column in DRAWN:
        assert not table.over
        assert table.choose(table.waiting[0].seat, ("drop", int(column))) is None
    assert table.result is not None
    assert table.result.reason == "board-full"


@pytest.mark.slow
@pytest.mark.parametrize("rate", [None, 50.0])
def test_a_crowd_plays_on_a_real_server(rate: float | None) -> None:
    answer = play(Work("short", "short", 2, rate), "ours", 1.0)
    assert "error" not in answer, answer
    assert 0 < answer["p50_ms"] <= answer["p99_ms"] <= answer["worst_ms"]
    assert answer["moves"] == pytest.approx(answer["rate"] * answer["seconds"])
    assert answer["moves"] > 84 if rate is None else 20 < answer["moves"] < 90
    if sys.platform == "linux":
        assert answer["server_cpu"] > 0


@pytest.mark.slow
def test_maitres_think_beside_a_crowd() -> None:
    work = Work("beside", "beside", 2, 20.0, "diktat", 4, ("ours",), languages=("fr",), masters=1)
    answer = play(work, "ours", 30.0)
    assert "error" not in answer, answer
    assert answer["thoughts"] > 0 and answer["ms_per_move"] > 0


@pytest.mark.slow
def test_a_crowd_weighs_the_tables_it_leaves() -> None:
    answer = play(Work("idle", "", 2, None, servers=("ours",), rounds=2), "ours", 5.0)
    assert set(answer) == {"kb_per_table", "moves"}
    assert answer["moves"] == 3 * 2 * len(DRAWN)


def test_others_look_at_the_lobby_meanwhile() -> None:
    answer = play(Work("looked at", "looked at", 1, None, servers=("ours",), watchers=5), "ours", 0.2)
    assert answer["moves"] > 0


def test_a_crowd_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = play(Work("none", "none", 1, None, game="no-such-game"), "ours", 0.1)
    assert set(answer) == {"error"}


def made_up(**faster: dict[str, Any]) -> Results:
    """Every work done by everybody alike, with exceptions by server."""
    results: Results = {}
    for work in load.WORKS:
        for server in work.servers:
            changed = faster.get(server.rpartition(" ")[2], {})
            results[work.id, server] = [RAN | {"kb_per_table": 80.0} | changed]
    return results


def verdicts(results: Results) -> dict[str, str]:
    return {f"{finding.what} {finding.wanted}": finding.verdict for finding in findings(results)}


def test_what_is_required_is_judged_against_the_file_store() -> None:
    found = verdicts(made_up(files={"p99_ms": 12.0}, memory={"p99_ms": 11.0}))
    assert found["p99 at 200 moves/s, as a part of boardgame.io, files <= 0.33"] == "pass"
    assert found["p99 at 200 moves/s, as a part of boardgame.io, memory <= 0.33"] == "not yet"
    assert found["moves a second, 200 tables >= 1,000"] == "pass"
    assert found["moves a second, 200 tables >= 2,000"] == "not yet"
    assert found["moves a second with 1,000 in the lobby, as a part of those with none >= 0.90"] == "pass"
    assert found["kB in memory for an idle table of connect four, 42 moves <= 100"] == "pass"


def test_what_could_not_be_run_is_not_shown() -> None:
    results = made_up(files={"p99_ms": 11.0})
    results["saturated-200", "ours"] = [{"error": "out of breath"}]
    found = verdicts(results)
    assert found["moves a second, 200 tables >= 1,000"] == "not shown"
    assert found["p99 at 200 moves/s, as a part of boardgame.io, files <= 0.33"] == "FAIL"
    assert measured(results).row_count == sum(len(work.servers) for work in load.WORKS) - 1
