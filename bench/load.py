"""``python -m bench load``: whole tables over WebSockets, our server beside boardgame.io's, in one run.

Ours applies the rules, shows each seat its own view and answers only when the move is on disk. boardgame.io's runs in
memory, where nothing is kept; and, where it can follow, with its file store, which is the like of ours though it does
not wait for the disk.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bench import servers
from bench.claims import HERE, HOME
from bench.install import install
from bench.report import STYLES, machine, machine_line

KEPT = HOME / "load.json"
PATIENCE = 900.0

SERVERS: dict[str, Callable[[], AbstractContextManager[servers.Running]]] = {
    "ours": servers.ours,
    "boardgame.io, files": lambda: servers.boardgame_io("files"),
    "boardgame.io, memory": lambda: servers.boardgame_io("memory"),
}
EVERYBODY = tuple(SERVERS)
LEFT_AFTER = 250  # moves of a table of Diktat, before it is left
IDLE = {
    "connect4": "connect four, 42 moves",
    "diktat": f"Diktat, {LEFT_AFTER} moves",
    "diktat-whole": "Diktat, a whole game",  # about 290 moves
}
NO_FILES = ("ours", "boardgame.io, memory")  # setting up more tables takes its file store minutes


LOBBY = (0, 1000)  # watchers
MOST_MS = 3.0  # of processor for a move, with a client a seat
GAMES = {  # title and seats
    "diktat": ("Diktat", 4),
    "steamwatchers": ("Steamwatchers", 4),
    "hybris": ("Hybris", 4),
    "neombre": ("Les Nominés du Néombre", 3),
    "olomoc": ("Olomòc", 2),
}


@dataclass(frozen=True)
class Work:
    """`rate`: moves a second in all; None: everybody moves as soon as they may."""

    id: str
    label: str
    tables: int
    rate: float | None
    game: str = "connect4"
    seats: int = 2
    servers: tuple[str, ...] = EVERYBODY
    stretch: float = 1.0  # of the time
    moves: int | None = None  # after which a round ends
    rounds: int | None = None  # so many rounds, and only the memory they take is of interest
    languages: tuple[str, ...] = ()  # in which ours adds sentences, as it does for every browser
    masters: int = 0  # tables beside, each of Maîtres alone with somebody who watches
    processes: int = 0  # of ours, on one PostgreSQL; 0: one on SQLite
    apart: bool = False  # whether those at one table are at different processes
    crowds: int = 1  # processes in which the players are
    watchers: int | None = None  # of the lobby, in which tables are opened and called off meanwhile


WORKS = (
    Work("saturated-50", "50 tables, as fast as it goes", 50, None),
    Work("saturated-200", "200 tables, as fast as it goes", 200, None, servers=NO_FILES),
    Work("saturated-1000", "1,000 tables, as fast as it goes", 1000, None, servers=NO_FILES),
    Work("paced-200", "200 clients, 200 moves/s", 100, 200.0, stretch=3),
    Work("paced-1000", "1,000 clients, 100 moves/s", 500, 100.0, servers=NO_FILES, stretch=3),
    Work("diktat-50", "Diktat, 50 tables of 4 seats", 50, None, "diktat", 4, ("ours",), languages=("fr",)),
    Work(
        "diktat-200",
        "Diktat, 200 tables of 4 seats, 100 moves/s",
        200,
        100.0,
        "diktat",
        4,
        ("ours",),
        2,
        languages=("fr",),
    ),
    Work(
        "diktat-1000",
        "Diktat, 1,000 tables of 4 seats, 180 moves/s, six tables of Maîtres beside",
        1000,
        180.0,
        "diktat",
        4,
        ("ours",),
        6,
        languages=("fr",),
        masters=6,
    ),
    *(
        Work(
            f"move-{game}",
            f"{title}, 20 tables of {seats} seats, as fast as it goes",
            20,
            None,
            game,
            seats,
            ("ours",),
            2,
            languages=("fr",),
        )
        for game, (title, seats) in GAMES.items()
    ),
    *(
        Work(
            f"many-{count}{'-apart' * apart}",
            f"Diktat, 48 tables, {count} on one PostgreSQL{', each table at several' * apart}",
            48,
            None,
            "diktat",
            4,
            ("ours",),
            2,
            languages=("fr",),
            processes=count,
            apart=apart,
            crowds=2,
        )
        for count, apart in ((1, False), (2, False), (4, False), (2, True), (4, True))
    ),
    *(
        Work(
            f"lobby-{watchers}",
            f"Diktat, 20 tables of 4 seats, {watchers:,} in the lobby",
            20,
            None,
            "diktat",
            4,
            ("ours",),
            2,
            languages=("fr",),
            watchers=watchers,
        )
        for watchers in LOBBY
    ),
    Work("idle-connect4", "", 20, None, servers=("ours",), rounds=20),
    Work("idle-diktat", "", 20, None, "diktat", 4, ("ours",), 6, 20 * LEFT_AFTER, 8),
    Work("idle-diktat-whole", "", 20, None, "diktat", 4, ("ours",), 12, None, 6),
)

Results = dict[tuple[str, str], list[dict[str, Any]]]


@dataclass(frozen=True)
class Finding:
    """What must be shown, and what was."""

    what: str
    wanted: str
    value: float | None
    holds: bool
    required: bool = True

    @property
    def verdict(self) -> str:
        if self.value is None:
            return "not shown"
        if self.required:
            return "pass" if self.holds else "FAIL"
        return "reached" if self.holds else "not yet"


def play(work: Work, server: str, seconds: float) -> dict[str, Any]:
    """One crowd at one fresh server."""
    if work.processes:
        opened = servers.several(work.processes)
    else:
        opened = servers.ours(bots=2) if work.masters else SERVERS[server]()
    with opened as running, servers.lobby(running.lobby, work.watchers):
        task = {
            **asdict(running),
            "server": server.partition(",")[0],
            "tables": work.tables // work.crowds,
            "apart": work.apart,
            "share": work.crowds > 1,
            "seats": work.seats,
            "game": work.game,
            "rate": work.rate,
            "moves": work.moves,
            "rounds": work.rounds,
            "languages": work.languages,
            "masters": work.masters,
            "seconds": seconds * work.stretch,
        }
        with ThreadPoolExecutor(work.crowds) as crowds:
            answers = list(crowds.map(crowd, [task] * work.crowds))
    return answers[0] if work.crowds == 1 else together(answers)


def crowd(task: dict[str, Any]) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(HERE / "crowd.py"), json.dumps(task)], capture_output=True, text=True, timeout=PATIENCE
    )
    try:
        answer: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        answer = {"error": (done.stderr.strip().splitlines() or ["the crowd stopped without a word"])[-1]}
    return answer


def together(answers: list[dict[str, Any]]) -> dict[str, Any]:
    """What several crowds found that played at once."""
    for answer in answers:
        if "error" in answer:
            return answer
    times = sorted(time for answer in answers for time in answer.pop("times"))
    found = {
        "moves": sum(answer["moves"] for answer in answers),
        "seconds": max(answer["seconds"] for answer in answers),
        "rate": sum(answer["rate"] for answer in answers),
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[len(times) * 99 // 100],
        "worst_ms": 1000 * times[-1],
        "server_cpu": max(answer["server_cpu"] for answer in answers),
        "crowd_cpu": sum(answer["crowd_cpu"] for answer in answers),
        "load_average": max(answer["load_average"] for answer in answers),
    }
    return found | {"ms_per_move": 1000 * found["server_cpu"] / found["rate"]}


def best(results: Results, work: str, server: str, what: str) -> float | None:
    """The best round: the highest rate, or the lowest time."""
    found = [round_[what] for round_ in results.get((work, server), []) if what in round_]
    if not found:
        return None
    return float(max(found) if what == "rate" else min(found))


def findings(results: Results) -> list[Finding]:
    found = []
    for work in WORKS[:3]:
        rate = best(results, work.id, "ours", "rate")
        for least, required in ((1000, True), (2000, False)):
            what = f"moves a second, {work.tables:,} tables"
            found.append(Finding(what, f">= {least:,}", rate, rate is not None and rate >= least, required))
    mine = best(results, "paced-200", "ours", "p99_ms")
    for server, required in (("boardgame.io, files", True), ("boardgame.io, memory", False)):
        peer = best(results, "paced-200", server, "p99_ms")
        share = mine / peer if mine is not None and peer is not None else None
        what = f"p99 at 200 moves/s, as a part of {server}"
        found.append(Finding(what, "<= 0.33", share, share is not None and share <= 1 / 3, required))
    slow = best(results, "paced-1000", "ours", "p99_ms")
    found.append(Finding("p99 with 1,000 clients, ms", "< 100", slow, slow is not None and slow < 100))
    cost = best(results, "diktat-50", "ours", "ms_per_move")
    found.append(Finding("processor time for a move at Diktat, ms", "<= 1.45", cost, cost is not None and cost <= 1.45))
    for game, (title, _) in GAMES.items():
        cost = best(results, f"move-{game}", "ours", "ms_per_move")
        what = f"processor time for a move at {title}, a client a seat, ms"
        found.append(Finding(what, f"<= {MOST_MS:g}", cost, cost is not None and cost <= MOST_MS))
    crowded = best(results, "diktat-1000", "ours", "p99_ms")
    what = "p99 with 4,000 clients at Diktat and six tables of Maîtres, ms"
    found.append(Finding(what, "< 100", crowded, crowded is not None and crowded < 100))
    alone, watched = (best(results, f"lobby-{watchers}", "ours", "rate") for watchers in LOBBY)
    share = watched / alone if alone and watched else None
    what = f"moves a second with {LOBBY[1]:,} in the lobby, as a part of those with none"
    found.append(Finding(what, ">= 0.90", share, share is not None and share >= 0.9))
    for work_id, label in IDLE.items():
        weight = best(results, f"idle-{work_id}", "ours", "kb_per_table")
        what = f"kB in memory for an idle table of {label}"
        found.append(Finding(what, "<= 100", weight, weight is not None and weight <= 100))
    return found


def measured(results: Results) -> Table:
    grid = Table(box=SIMPLE_HEAD, caption=machine_line())
    for title in ("work", "server", "moves/s", "p50 ms", "p99 ms", "worst ms", "its cpu", "us/move", "crowd cpu"):
        grid.add_column(title, justify="left" if title in ("work", "server") else "right")
    for work in WORKS:
        for server in work.servers:
            rounds = [round_ for round_ in results.get((work.id, server), []) if "rate" in round_]
            if not rounds:
                continue
            top = max(rounds, key=lambda r: r["rate"]) if work.rate is None else min(rounds, key=lambda r: r["p99_ms"])
            grid.add_row(
                work.label if server == work.servers[0] else "",
                server,
                f"{top['rate']:,.0f}",
                f"{top['p50_ms']:.1f}",
                f"{top['p99_ms']:.1f}",
                f"{top['worst_ms']:.0f}",
                f"{top['server_cpu']:.0%}",
                f"{1000 * top['ms_per_move']:.0f}",
                f"{top['crowd_cpu']:.0%}",
            )
    return grid


def judged(found: list[Finding]) -> Table:
    grid = Table(box=SIMPLE_HEAD)
    for title in ("what", "shown", "wanted", ""):
        grid.add_column(title, justify="right" if title == "shown" else "left")
    for finding in found:
        shown = (
            "-" if finding.value is None else f"{finding.value:,.2f}" if finding.value < 10 else f"{finding.value:,.0f}"
        )
        wanted = finding.wanted if finding.required else f"goal {finding.wanted}"
        grid.add_row(finding.what, shown, wanted, Text(finding.verdict, STYLES.get(finding.verdict, "")))
    return grid


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench load", description="Our server under load, beside boardgame.io's.")
    parser.add_argument("--rounds", type=int, default=2, help="turns of each server at each work; the best counts (2)")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of a turn; paced ones are longer (5)")
    parser.add_argument("--only", help="only the works whose name contains this")
    parser.add_argument("--json", action="store_true", help="print data instead of tables")
    options = parser.parse_args(arguments)
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    speak = Console(stderr=True, highlight=False)
    works = [work for work in WORKS if not options.only or options.only in work.id]
    missing = install("boardgame.io") if any(work.servers != ("ours",) for work in works) else None
    if missing is not None:
        speak.print(f"boardgame.io: {missing}", markup=False)
    results: Results = {}
    for _ in range(options.rounds):
        for work in works:
            for server in work.servers:
                if missing and server != "ours":
                    continue
                speak.print(f"{work.label or work.id}: {server}", markup=False)
                results.setdefault((work.id, server), []).append(play(work, server, options.seconds))
    found = [finding for finding in findings(results) if not options.only or finding.value is not None]
    data = {
        "machine": machine(),
        "rounds": [{"work": work, "server": server, "rounds": rounds} for (work, server), rounds in results.items()],
        "findings": [asdict(finding) | {"verdict": finding.verdict} for finding in found],
    }
    KEPT.write_text(json.dumps(data, indent=2) + "\n")
    if options.json:
        print(KEPT.read_text(), end="")
    else:
        console = Console(width=None if sys.stdout.isatty() else 140, highlight=False)
        console.print(measured(results))
        console.print(judged(found))
        for (work_id, server), rounds in results.items():
            for round_ in rounds:
                if "error" in round_:
                    console.print(f"{work_id}, {server}: {round_['error']}", markup=False)
        console.print(f"Every round: {KEPT}", markup=False)
    return 0 if all(finding.verdict == "pass" for finding in found if finding.required) else 1
