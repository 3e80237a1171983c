"""Runs: the same rows from any executor, whole or in pieces, and every one of them a game that can be opened."""

import math
import multiprocessing
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.core.game import BadOption, Game
from ludotheque.lab import run as running
from ludotheque.lab.executors import Executor, Here, Processes
from ludotheque.lab.plan import Plan, known_bots, random_bot
from ludotheque.lab.play import Row, leader, play
from ludotheque.lab.results import Sink
from ludotheque.lab.run import journal_of_row, local_executor, run
from ludotheque.lab.words import LabFault, LabTexts
from ludotheque.match.journal import parse, replay, verify
from ludotheque.match.registry import registry, rules_of
from ludotheque.match.simulation import GameFailed
from tests.lab.runs import plan
from tests.match.small import SmallLab

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


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the lock installs Ray on Linux only")
def test_ray_gives_the_same_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "600")  # on a machine with much else to do it starts slowly
    monkeypatch.setenv("RAY_gcs_rpc_server_reconnect_timeout_s", "600")
    from ludotheque.lab.on_ray import OnRay, knock

    what = plan("diktat", 3)
    cluster = OnRay("local", 1)
    knock(cluster.ray.get_runtime_context().gcs_address)  # it answers whoever would join it
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
        journal = parse(journal_of_row(row | {"traits": None, "lead_by": None}))
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
    assert {row["lead_by"] for row in rows} == {"points"}
    assert play(plan(), plan().job(0))["lead_changes"] is None


def test_where_points_are_counted_at_the_end_the_chances_tell_who_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_of("diktat").lab, "standing", lambda state: None)
    what = plan("diktat", 4)
    rows = [play(what, what.job(n)) for n in range(10)]
    assert {row["lead_by"] for row in rows} == {"chances"} and any(row["lead_changes"] for row in rows)
    assert play(plan("phare"), plan("phare").job(0))["lead_by"] is None  # nobody leads where all win together


@pytest.mark.parametrize(
    ("worth", "margin", "ahead"),
    [([3, 7, 7], 0, None), ([3, 8, 7], 0, 1), ([0.4, 0.44, 0.16], 0.05, None), ([0.3, 0.5, 0.2], 0.05, 1), ([4], 0, 0)],
)
def test_nobody_leads_in_a_tie(worth: list[float], margin: float, ahead: int | None) -> None:
    assert leader(worth, margin) == ahead


SCENARIOS = [
    (seats, options)
    for seats in range(2, 6)
    for options in rules_of("steamwatchers").contract_options
    if suits(rules_of("steamwatchers"), seats, options)
]


@pytest.mark.parametrize(("seats", "options"), SCENARIOS)
def test_steamwatchers_counts_deployments_and_first_titles(seats: int, options: dict[str, Any]) -> None:
    """What each seat was told to have taken when the game began, whatever it holds at the end."""
    what = plan("steamwatchers", seats, options=[options])
    row = play(what, what.job(3))
    told = [
        event
        for event in replay(parse(journal_of_row(row))).events(None)
        if event["key"] in ("title-chosen", "deployed")
    ]
    titles = {event["seat"]: event["title"] for event in told if event["key"] == "title-chosen"}
    cards = {event["seat"]: f"deployment_{event['n']}" for event in told if event["key"] == "deployed"}
    assert row["traits"]["first_title"] == [titles[seat] for seat in range(seats)]
    assert row["traits"]["deployment"] == [cards[seat] for seat in range(seats)]
    order = {f"chose_{list(titles).index(seat) + 1}": seat for seat in range(seats)}
    assert row["traits"]["turn_to_choose"] == sorted(order, key=lambda label: order[label])
    for lang in ("fr", "en"):
        texts = LabTexts(rules_of("steamwatchers"), lang, row["options"])
        labels = [label for labels in row["traits"].values() for label in labels]
        assert all(texts.name(label) != label for label in labels)
        assert all(f"trait-{name}" in texts for name in row["traits"])


def test_the_limit_also_ends_a_run_of_long_games(monkeypatch: pytest.MonkeyPatch) -> None:
    what = plan()
    sink = Sink(None, what)
    assert not run(what, 9, sink, lambda seconds: Here(), limit=0.0)
    assert len(sink.rows) == 1


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


def test_a_worker_that_is_killed_is_said_to_be_gone() -> None:
    what = plan("diktat", 4)
    coming = Processes(2).map_unordered([(what, range(1)), (what, range(1, 1_000_000)), (what, range(1, 1_000_000))])
    assert len(next(coming)[1]) == 1
    for process in multiprocessing.active_children():
        process.kill()
    with pytest.raises(LabFault) as fault:
        next(coming)
    assert fault.value.why == "worker-lost"


def test_a_ray_that_falls_silent_is_said_to_have() -> None:
    from ludotheque.lab.on_ray import OnRay

    class Gone(Exception):
        """What Ray raises when its cluster is gone."""

    def silent(*asked: object, **more: object) -> None:
        raise Gone

    cluster = OnRay.__new__(OnRay)
    cluster.address, cluster.workers = "there:1", 1
    cluster.ray = SimpleNamespace(
        remote=lambda function: SimpleNamespace(remote=lambda *chunk: object()),
        wait=silent,
        shutdown=lambda: None,
        exceptions=SimpleNamespace(RayError=Gone, RayTaskError=ZeroDivisionError),
    )
    with pytest.raises(LabFault, match="cluster at there:1 no longer answers"):
        next(cluster.map_unordered([(plan(), range(1))]))


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
    whole = SmallLab.groups

    calls = 0

    def broken(self: SmallLab, state: Any) -> list[str]:
        nonlocal calls
        calls += 1
        if calls > 3:
            raise ZeroDivisionError("oh")
        return whole(self, state)

    monkeypatch.setattr(SmallLab, "groups", broken)
    what = plan("small")
    sink = Sink(tmp_path / "rows.jsonl", what)
    monkeypatch.setattr(running, "CHUNK_SECONDS", 0.0)
    with pytest.raises(GameFailed, match=r"Game 3 .*ZeroDivisionError: oh"):
        run(what, 10, sink, lambda seconds: Here(), limit=math.inf)
    assert len((tmp_path / "rows.jsonl").read_text().splitlines()) == 3
