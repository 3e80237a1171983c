"""The table for people and the JSON for programs."""

import os
import platform
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from bench.claims import Contestant
from bench.contest import Judgement, Outcome, all_shown

STYLES = {"pass": "green", "reached": "green", "FAIL": "bold red", "not shown": "bold red", "not yet": "yellow"}


def amount(rate: float | None, unit: str) -> str:
    """A rate as people say it: so many a second, or the time one takes when it is the time that matters."""
    if rate is None:
        return "-"
    if unit in ("replays", "regions"):
        return f"{1000 / rate:.2f} ms"
    if unit == "builds":
        return f"{1 / rate:.0f} s"
    return f"{rate:,.0f}/s"


def required(judgement: Judgement, unit: str) -> str:
    claim = judgement.claim
    if claim.at_least is None:
        return ""
    if claim.peer is not None:
        return f">= {claim.at_least:g}x"
    sign = "<=" if unit in ("replays", "regions", "builds") else ">="
    return f"{'goal ' if claim.strength == 'goal' else ''}{sign} {amount(claim.at_least, unit)}"


def table(judgements: Sequence[Judgement], contestants: Mapping[str, Contestant]) -> Table:
    grid = Table(box=SIMPLE_HEAD, caption=machine_line())
    for title in ("ours", "best", "beside", "its best", "ratio", "required", ""):
        grid.add_column(title, justify="right" if title in ("best", "its best", "ratio") else "left")
    before = ""
    for judgement in judgements:
        claim = judgement.claim
        mine = contestants[claim.ours]
        grid.add_row(
            mine.label if mine.id != before else "",
            amount(judgement.ours, mine.unit) if mine.id != before else "",
            contestants[claim.peer].label if claim.peer else "",
            amount(judgement.peer, mine.unit) if claim.peer else "",
            f"{judgement.value:.1f}x" if claim.peer and judgement.value is not None else "",
            required(judgement, mine.unit),
            Text(judgement.verdict, STYLES.get(judgement.verdict, "")),
        )
        before = mine.id
    return grid


def faults(contestants: Mapping[str, Contestant], outcomes: Mapping[str, Outcome]) -> list[str]:
    """A line for each contestant that could not run."""
    return [f"{contestants[name].label}: {outcome.error}" for name, outcome in outcomes.items() if outcome.error]


def as_json(
    judgements: Sequence[Judgement], contestants: Mapping[str, Contestant], outcomes: Mapping[str, Outcome]
) -> dict[str, Any]:
    return {
        "machine": machine(),
        "contestants": {
            name: {
                "label": contestants[name].label,
                "unit": contestants[name].unit,
                "best_per_second": outcome.best,
                "rounds_per_second": outcome.rates,
                "error": outcome.error,
            }
            for name, outcome in outcomes.items()
        },
        "claims": [
            {
                "ours": judgement.claim.ours,
                "peer": judgement.claim.peer,
                "strength": judgement.claim.strength,
                "at_least": judgement.claim.at_least,
                "value": judgement.value,
                "verdict": judgement.verdict,
                "note": judgement.note,
            }
            for judgement in judgements
        ],
        "ok": all_shown(judgements),
    }


def machine() -> dict[str, Any]:
    return {"cpu": cpu(), "cores": os.cpu_count(), "system": platform.platform(), "python": sys.version.split()[0]}


def machine_line() -> str:
    return "{cpu}, {cores} cores; {system}; Python {python}".format(**machine())


def cpu() -> str:
    """The processor's name where the system tells it, otherwise its family."""
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
