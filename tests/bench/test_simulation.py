"""The bench of the laboratory, in small: it runs, and judges by the ratio."""

import pytest

from bench import simulation
from ludotheque.lab.executors import Executor, Here


@pytest.mark.parametrize(("times", "code"), [([9.0, 5.0, 9.5, 4.0], 0), ([9.0, 5.1, 9.0, 5.2], 1)])
def test_the_best_of_each_is_judged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], times: list[float], code: int
) -> None:
    asked: list[int] = []

    def seconds(games: int, executor: Executor) -> float:
        asked.append(executor.workers)
        return times[len(asked) - 1]

    monkeypatch.setattr(simulation, "seconds", seconds)
    assert simulation.main(["--games", "900"]) == code
    assert asked == [1, 2, 1, 2]
    assert f"ratio: {9.0 / min(times[1], times[3]):.2f}" in capsys.readouterr().out


def test_a_run_is_timed() -> None:
    assert simulation.seconds(5, Here()) > 0
