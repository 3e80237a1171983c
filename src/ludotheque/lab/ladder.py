"""The ladder: every level of a game against the others, rated, with intervals; the same for any number of processes."""

import json
import math
import random
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from ludotheque.bots.arena import play_game
from ludotheque.bots.levels import LEVELS, THINKERS
from ludotheque.lab.executors import pool_of
from ludotheque.lab.words import LabFault, in_pieces
from ludotheque.match.faces import game
from ludotheque.match.simulation import wilson

RESAMPLES = 400
LEAN = 400 / math.log(10)  # an Elo point


@dataclass(frozen=True)
class Bout:
    """One game of the ladder: `high` sits at one seat (in a co-operative game at all), `low` at the others."""

    high: str
    low: str
    number: int
    levels: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, int]:
        return self.high, self.low, self.number


Outcome = tuple[float, dict[str, list[float]]]  # what `high` won, and how long each level thought


class Outcomes:
    """What every bout came to; in a file, if there is one, a line each below a line that says which ladder it is."""

    def __init__(self, path: Path | None, about: dict[str, Any]) -> None:
        self.path = path
        self.known: dict[tuple[str, str, int], Outcome] = {}
        if path is not None:
            with in_pieces(path):
                data = path.read_bytes() if path.exists() else b""
            self.read(path, data, json.loads(json.dumps(about)))

    def read(self, path: Path, data: bytes, about: dict[str, Any]) -> None:
        *lines, torn = data.split(b"\n")
        for n, text in enumerate(lines, 1):
            try:
                line = json.loads(text)
                if n > 1:
                    self.known[line["high"], line["low"], line["number"]] = (float(line["won"]), dict(line["seconds"]))
                found = {name: line[name] for name in about} if n == 1 else about
            except (ValueError, KeyError, TypeError, RecursionError):
                raise LabFault("corrupt", 1, file=str(path), line=n) from None
            for name, want in about.items():
                if found[name] != want:
                    raise LabFault("other-ladder", file=str(path), name=name, found=str(found[name]), want=str(want))
        if torn or not lines:  # half a line, of a run that was killed while it wrote
            whole = data[: len(data) - len(torn)] or json.dumps(about).encode() + b"\n"
            with in_pieces(path):
                path.write_bytes(whole)

    def add(self, bout: Bout, outcome: Outcome) -> None:
        if self.path is not None:
            line = {"high": bout.high, "low": bout.low, "number": bout.number, "won": outcome[0], "seconds": outcome[1]}
            with in_pieces(self.path), self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        self.known[bout.key] = outcome


@dataclass
class Score:
    """What `high` won of each game against `low`, in order of the games."""

    high: str
    low: str
    won: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        return sum(self.won) / len(self.won)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(sum(self.won), len(self.won))


@dataclass
class Ladder:
    game: str
    seats: int
    seed: str
    together: bool
    scores: list[Score]
    seconds: dict[str, list[float]]

    def ratings(self) -> list[tuple[str, float, float, float]]:
        """Elo of each level with its 95 % interval, the weakest at 0, by resampling games; a co-operative game has
        none."""
        rng = random.Random(f"ladder {self.seed}")
        point = elo([(s.high, s.low, s.share, len(s.won)) for s in self.scores], self.seats)
        samples = []
        for _ in range(RESAMPLES):
            drawn = [
                (s.high, s.low, sum(rng.choices(s.won, k=len(s.won))) / len(s.won), len(s.won)) for s in self.scores
            ]
            samples.append(elo(drawn, self.seats))
        rows = []
        for level in point:
            spread = sorted(sample[level] for sample in samples)
            rows.append((level, point[level], spread[RESAMPLES // 40], spread[-1 - RESAMPLES // 40]))
        return rows


def elo(results: list[tuple[str, str, float, int]], seats: int) -> dict[str, float]:
    """Ratings that explain shares of first places best (Bradley and Terry): `high` wins against `seats - 1` times
    `low` with chance e^h / (e^h + (seats - 1) e^l). Half a game each way keeps a clean sweep finite."""
    levels = [level for level in LEVELS if any(level in result[:2] for result in results)]
    rate = dict.fromkeys(levels, 0.0)
    for _ in range(4000):
        slope = dict.fromkeys(levels, 0.0)
        weight = dict.fromkeys(levels, 1e-9)
        for high, low, share, games in results:
            others = seats - 1
            expected = 1.0 / (1.0 + others * math.exp(rate[low] - rate[high]))
            seen = (share * games + 0.5) / (games + 1)
            push = games * (seen - expected)
            slope[high] += push
            slope[low] -= push
            weight[high] += games * expected * (1 - expected)
            weight[low] += games * expected * (1 - expected)
        for level in levels:
            rate[level] += 0.5 * max(-1.0, min(1.0, slope[level] / weight[level]))
    return {level: LEAN * (rate[level] - rate[levels[0]]) for level in levels}


def bouts(levels: list[str], seats: int, games: int, together: bool) -> list[Bout]:
    """Two levels at a time; the same deal is played once from each seat, so that no seat's luck counts."""
    if together:
        return [Bout(level, level, n, (level,) * seats) for level in levels for n in range(games)]
    found = []
    for low, high in combinations(levels, 2):
        for n in range(games):
            at = n % seats
            found.append(Bout(high, low, n, tuple(high if seat == at else low for seat in range(seats))))
    return found


def play_bout(game_id: str, bout: Bout, seed: str, options: dict[str, Any]) -> Outcome:
    deal = bout.number if bout.high == bout.low else bout.number // len(bout.levels)
    played = play_game(game_id, list(bout.levels), f"{seed}/{deal}", options)
    at = 0 if bout.high == bout.low else bout.levels.index(bout.high)
    return played.won(at), played.seconds


def climb(
    game_id: str,
    levels: list[str],
    seats: int,
    games: int,
    seed: str = "1",
    options: dict[str, Any] | None = None,
    workers: int = 1,
    tick: Callable[[int], None] = lambda played: None,
    keep: Path | None = None,
) -> Ladder:
    """Play the whole ladder, or what is missing of it in the file that keeps it."""
    rules = game(game_id).rules
    full = rules.check_options(seats, options)
    together = rules.manifest.cooperative
    thinks = {name: asdict(level) for name, level in THINKERS.items()}
    outcomes = Outcomes(keep, {"ladder": game_id, "seats": seats, "seed": seed, "options": full, "levels": thinks})
    todo = bouts(levels, seats, games, together)
    left = [bout for bout in todo if bout.key not in outcomes.known]
    tick(len(todo) - len(left))
    try:
        for bout, outcome in finished(game_id, left, seed, full, workers):
            outcomes.add(bout, outcome)
            tick(1)
    except KeyboardInterrupt:
        played = sum(bout.key in outcomes.known for bout in todo)
        if keep is None:
            raise LabFault("ladder-lost", 130, played=played, games=len(todo)) from None
        raise LabFault("interrupted", 130, played=played, games=len(todo), file=str(keep)) from None
    scores: dict[tuple[str, str], Score] = {}
    seconds: dict[str, list[float]] = {}
    for bout in todo:
        won, spent = outcomes.known[bout.key]
        scores.setdefault((bout.high, bout.low), Score(bout.high, bout.low)).won.append(won)
        for name, times in spent.items():
            seconds.setdefault(name, []).extend(times)
    return Ladder(game_id, seats, seed, together, list(scores.values()), seconds)


def finished(
    game_id: str, todo: list[Bout], seed: str, options: dict[str, Any], workers: int
) -> Iterator[tuple[Bout, Outcome]]:
    """Each bout and its outcome, as they come."""
    if workers == 1:
        for bout in todo:
            yield bout, play_bout(game_id, bout, seed, options)
        return
    with pool_of(workers) as pool:
        under_way = {pool.submit(play_bout, game_id, bout, seed, options): bout for bout in todo}
        for done in as_completed(under_way):
            yield under_way[done], done.result()


def quantile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def as_page(ladder: Ladder, command: str) -> str:
    """The ladder as a page of the documentation."""
    title = game(ladder.game).manifest.title
    lines = [f"# Ladder: {title}, {ladder.seats} seats", "", f"`{command}`", ""]
    if ladder.together:
        lines += ["| level | deals | won | 95 % interval |", "|---|---|---|---|"]
        for score in ladder.scores:
            low, high = score.interval
            lines.append(f"| {score.high} | {len(score.won)} | {score.share:.1%} | {low:.1%} to {high:.1%} |")
        lines += ["", "All seats play the same level, on the same deals.", ""]
        lines += ["| more deals won | by | 95 % interval |", "|---|---|---|"]
        for below, above in zip(ladder.scores, ladder.scores[1:], strict=False):
            gain, low, high = paired(below.won, above.won, ladder.seed)
            lines.append(f"| {above.high} than {below.high} | {gain:+.1%} | {low:+.1%} to {high:+.1%} |")
    else:
        lines += ["| level | Elo | 95 % interval |", "|---|---|---|"]
        lines += [f"| {name} | {r:.0f} | {low:.0f} to {high:.0f} |" for name, r, low, high in ladder.ratings()]
        lines += [
            "",
            f"One seat against {ladder.seats - 1}; a fair share of first places is {1 / ladder.seats:.0%}.",
            "",
        ]
        lines += ["| level | against | games | first places | 95 % interval |", "|---|---|---|---|---|"]
        for score in ladder.scores:
            low, high = score.interval
            cells = (score.high, score.low, str(len(score.won)), f"{score.share:.1%}", f"{low:.1%} to {high:.1%}")
            lines.append(f"| {' | '.join(cells)} |")
    lines += ["", "| level | decisions | seconds a decision, median | 95th percentile |", "|---|---|---|---|"]
    for level in LEVELS:
        times = ladder.seconds.get(level)
        if times:
            lines.append(f"| {level} | {len(times)} | {quantile(times, 0.5):.3f} | {quantile(times, 0.95):.3f} |")
    return "\n".join(lines) + "\n"


def paired(below: list[float], above: list[float], seed: str) -> tuple[float, float, float]:
    """How much more is won on the same deals, with its 95 % interval by resampling deals."""
    rng = random.Random(f"paired {seed}")
    gains = [b - a for a, b in zip(below, above, strict=True)]
    spread = sorted(sum(rng.choices(gains, k=len(gains))) / len(gains) for _ in range(2000))
    return sum(gains) / len(gains), spread[50], spread[-51]
