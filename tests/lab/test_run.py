"""Runs: the same rows from any executor, whole or in pieces, and every one of them a game that can be opened."""

import math
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.game import BadOption, Game
from ludotheque.lab import run as running
from ludotheque.lab.executors import Executor, Here, Processes
from ludotheque.lab.plan import Plan, known_bots, random_bot
from ludotheque.lab.play import Row, play
from ludotheque.lab.results import Sink
from ludotheque.lab.run import journal_of, local_executor, run
from ludotheque.match.journal import parse, verify
from ludotheque.match.registry import registry
from ludotheque.match.simulation import GameFailed
from tests.lab.runs import plan
from tests.match.small import SmallGame

THINKER = next(bot for bot in known_bots("diktat") if bot != random_bot("diktat"))


def rows_of(what: Plan, games: int, executor: Callable[[float], Executor]) -> list[Row]:
    sink = Sink(None, what)
    heard: list[int] = []
    assert run(what, games, sink, executor, heard.append)
    assert sum(heard) == games and [row["number"] for row in sink.rows] == list(range(games))
    return sink.rows


def test_any_number_of_workers_gives_the_same_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    what = plan("diktat", 3, options=[{"others": True}, {}])
    one = rows_of(what, 30, lambda seconds: Here())
    monkeypatch.setattr(running, "CHUNK_SECONDS", 0.01)
    assert rows_of(what, 30, lambda seconds: Processes(2)) == one
    assert rows_of(plan("diktat", 3, seed="2", options=[{"others": True}, {}]), 5, lambda seconds: Here()) != one[:5]


@pytest.mark.skipif(sys.platform != "linux", reason="the lock installs Ray on Linux only")
def test_ray_gives_the_same_rows() -> None:
    from ludotheque.lab.on_ray import OnRay

    what = plan("diktat", 3)
    cluster = OnRay("local", 1)
    assert rows_of(what, 12, lambda seconds: cluster) == rows_of(what, 12, lambda seconds: Here())


def test_bots_play_the_same_game_whatever_was_played_before() -> None:
    what = plan("diktat", 2, [THINKER, random_bot("diktat")])
    apart, together = play(what, what.job(1)), [play(what, what.job(n)) for n in range(2)]
    assert together[1] == apart and together[0] != apart


def suits(rules: Game, seats: int, options: dict[str, Any]) -> bool:
    """Some scenarios are for two."""
    try:
        rules.check_options(seats, options)
    except BadOption:
        return False
    return True


@pytest.mark.parametrize("name", registry())
def test_every_row_is_a_game_whose_journal_is_proven(name: str) -> None:
    rules = registry()[name]
    seats = rules.manifest.seats[1]
    options = [chosen for chosen in rules.contract_options if suits(rules, seats, chosen)]
    what = plan(name, seats, options=options)
    for number in range(len(options)):
        row = play(what, what.job(number))
        journal = parse(journal_of(row))
        assert verify(journal)["ranking"] == row["ranks"]
        assert journal["footer"]["scores"] == row["scores"] and journal["footer"]["entries"] == row["decisions"]


def test_journals_are_kept_while_bots_play(tmp_path: Path) -> None:
    what = plan("diktat", 2, [THINKER, random_bot("diktat")], journals=True)
    sink = Sink(tmp_path / "rows.jsonl", what, tmp_path / "journals")
    assert run(what, 2, sink, lambda seconds: Here())
    kept = sorted((tmp_path / "journals").iterdir())
    assert [path.name for path in kept] == ["diktat-0.jsonl", "diktat-1.jsonl"]
    assert verify(kept[1].read_text())["ranking"] == sink.rows[1]["ranks"]
    assert "journal" not in sink.rows[0]


def test_diktat_counts_rounds_leads_and_cards() -> None:
    what = plan("diktat", 4)
    rows = [play(what, what.job(n)) for n in range(20)]
    assert all(1 <= row["rounds"] <= 4 and len(row["cards"]) == 4 for row in rows)
    assert any(row["lead_changes"] for row in rows) and any(card for row in rows for card in row["cards"])
    assert {row["first"] for row in rows} == {0, 1, 2, 3}
    assert play(plan(), plan().job(0))["lead_changes"] is None


def test_a_run_out_of_time_keeps_its_beginning() -> None:
    what = plan()
    sink = Sink(None, what)
    assert not run(what, 100_000, sink, lambda seconds: Here(), limit=0.2)
    assert 2 <= len(sink.rows) < 100_000 and [row["number"] for row in sink.rows] == list(range(len(sink.rows)))


def test_nobody_waits_for_the_games_under_way_when_a_run_is_stopped() -> None:
    what = plan("diktat", 4)
    coming = Processes(2).map_unordered([(what, range(1)), (what, range(1, 1_000_000)), (what, range(1, 1_000_000))])
    assert len(next(coming)[1]) == 1
    begun = time.monotonic()
    coming.close()
    assert time.monotonic() - begun < 20


def test_help_is_called_where_there_is_work() -> None:
    choose = local_executor(None, 3)
    assert choose(0.1).workers == 1 and choose(60).workers == 3
    assert local_executor(2, 8)(0.1).workers == 2


def test_chunks_are_long_enough_to_be_worth_sending() -> None:
    sizes = [len(numbers) for _, numbers in running.chunks(plan(), 2, 1002, 0.01, 2)]
    assert sizes == [50] * 20
    assert [len(numbers) for _, numbers in running.chunks(plan(), 0, 10, 0.001, 2)] == [5, 5]
    assert [len(numbers) for _, numbers in running.chunks(plan(), 0, 3, 20.0, 2)] == [1, 1, 1]


@pytest.mark.usefixtures("small_game")
def test_a_game_that_breaks_is_named_and_the_others_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    whole = SmallGame.groups

    def broken(self: SmallGame, state: object) -> list[str]:
        broken.calls += 1
        if broken.calls > 3:
            raise ZeroDivisionError("oh")
        return whole(self, state)

    broken.calls = 0
    monkeypatch.setattr(SmallGame, "groups", broken)
    what = plan("small")
    sink = Sink(tmp_path / "rows.jsonl", what)
    monkeypatch.setattr(running, "CHUNK_SECONDS", 0.0)
    with pytest.raises(GameFailed, match=r"Game 3 .*ZeroDivisionError: oh"):
        run(what, 10, sink, lambda seconds: Here(), limit=math.inf)
    assert len((tmp_path / "rows.jsonl").read_text().splitlines()) == 3
