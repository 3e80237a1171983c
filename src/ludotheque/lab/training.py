# interpreted
"""A net, round by round: the search plays against itself with the newest net, a net learns from these games and those
before, and duels with the last that won; only a winner is kept. All lies in a folder and is gone on with from there."""

import importlib
import json
import random
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from ludotheque.bots import nets
from ludotheque.bots.arena import next_move
from ludotheque.bots.levels import MAITRE, Level
from ludotheque.bots.thinker import Thinker
from ludotheque.extras import to_install
from ludotheque.lab.executors import pool_of
from ludotheque.lab.lessons import Lesson, play
from ludotheque.lab.words import LabFault, in_pieces
from ludotheque.match.faces import game
from ludotheque.match.registry import rules_of
from ludotheque.match.simulation import wilson

CHUNK = 8  # games to a file
SETTLED = ("game", "seats", "options", "games", "iterations", "duels", "seed")  # once for all rounds


@dataclass(frozen=True)
class Course:
    """What is to be learned. `iterations`: of a decision in the games that are learned from."""

    game: str
    seats: int
    options: dict[str, Any]
    folder: Path
    rounds: int = 2
    games: int = 4000
    duels: int = 200
    iterations: int = 24
    seed: str = "1"
    workers: int = 1


@dataclass(frozen=True)
class Round:
    """How a round ended: its duel with the last net, or with the policy alone."""

    number: int
    games: int
    iterations: int
    seed: str
    before: float  # log-loss on games held out, of the policy's chances
    after: float  # of the net's
    won: float
    duels: int
    net: str  # the best net after it: a file, or none

    @property
    def share(self) -> float:
        return self.won / self.duels

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.duels)


Tick = Callable[[str], None]
J = TypeVar("J")
D = TypeVar("D")


def duel(game_id: str, options: dict[str, Any], seats: int, hero: Level, other: Level, seed: str, number: int) -> float:
    """What `hero` wins of a game against `other` at all other seats; every deal is played once from each seat."""
    at, deal = number % seats, f"{seed}/{number // seats}"
    table = game(game_id).new(seats, f"deal {deal}", options)
    bots: list[Any] = [Thinker(hero if n == at else other, f"{deal}/{n}") for n in range(seats)]
    worlds = random.Random(f"worlds {deal}")
    while not table.over:
        table.choose(*next_move(table, bots, worlds))
    assert table.result is not None
    winners = table.result.winners
    return 1.0 / len(winners) if at in winners else 0.0


def train(course: Course, tick: Tick = lambda line: None) -> list[Round]:
    begin(course)
    found: list[Round] = []
    best = ""
    try:
        for number in range(1, course.rounds + 1):
            found.append(one_round(course, number, best, found, tick))
            best = found[-1].net
    except KeyboardInterrupt:
        raise LabFault("training-interrupted", 130, folder=str(course.folder)) from None
    return found


def begin(course: Course) -> None:
    """Refuse what cannot be, and note in the folder what is learned there."""
    rules = rules_of(course.game)
    if rules.manifest.cooperative or not rules.policy().EVALUATES:
        raise LabFault("no-training", game=rules.manifest.title)
    try:
        importlib.import_module("numpy")
    except ImportError as error:
        raise LabFault("no-numpy", 1, install=to_install("train")) from error
    said = {name: getattr(course, name) for name in SETTLED}
    path = course.folder / "course.json"
    with in_pieces(path):
        course.folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_text(json.dumps(said), encoding="utf-8")
        found = json.loads(path.read_text(encoding="utf-8"))
    for name, want in json.loads(json.dumps(said)).items():
        if found.get(name) != want:
            raise LabFault("other-training", file=str(path), name=name, found=str(found.get(name)), want=str(want))


def one_round(course: Course, number: int, best: str, before: list[Round], tick: Tick) -> Round:
    folder = course.folder / f"round-{number}"
    folder.mkdir(exist_ok=True)
    outcome = folder / "outcome.json"
    if outcome.exists():
        return Round(**json.loads(outcome.read_text(encoding="utf-8")))
    seed = f"{course.seed}.{number}"
    play_lessons(course, folder, seed, best, tick)
    net = folder / "learned.net"
    losses = folder / "losses.json"
    if not losses.exists():
        losses.write_text(json.dumps(learn(course, number, net, tick)), encoding="utf-8")
    won = play_duels(course, folder / "duels.jsonl", seed, str(net), best, tick)
    kept = str(net) if 2 * won > course.duels else best
    before_it, after = json.loads(losses.read_text(encoding="utf-8"))
    done = Round(number, course.games, course.iterations, seed, before_it, after, won, course.duels, kept)
    about, weights = nets.read(net)
    story = [asdict(each) | {"net": each.net == str(net)} for each in (*before, done)]
    nets.write(net, replace(about, story=story), weights)
    outcome.write_text(json.dumps(asdict(done)), encoding="utf-8")
    return done


def each(course: Course, work: Callable[[J], D], jobs: list[J]) -> Iterator[tuple[J, D]]:
    """Every job and what came of it, as they come."""
    if course.workers == 1:
        for job in jobs:
            yield job, work(job)
        return
    with pool_of(course.workers) as pool:
        under_way = {pool.submit(work, job): job for job in jobs}
        for done in as_completed(under_way):
            yield under_way[done], done.result()


def play_lessons(course: Course, folder: Path, seed: str, best: str, tick: Tick) -> None:
    lessons = [
        Lesson(
            course.game,
            course.seats,
            course.options,
            seed,
            first,
            min(CHUNK, course.games - first),
            course.iterations,
            best,
        )
        for first in range(0, course.games, CHUNK)
    ]
    played = 0
    for _, games in each(course, partial(play, folder=folder), lessons):
        played += games
        tick(f"{folder.name}: {played} / {course.games}")


def learn(course: Course, number: int, net: Path, tick: Tick) -> tuple[float, float]:
    from ludotheque.lab import learning  # numpy, which only a training needs

    data = learning.Seen.of([course.folder / f"round-{n}" for n in range(1, number + 1)])
    learner, places, hand, best = learning.learn(
        data, number, lambda epoch, loss: tick(f"round-{number}: {epoch + 1}, {loss:.4f}")
    )
    rules = rules_of(course.game)
    about = {
        "game": course.game,
        "seats": course.seats,
        "options": course.options,
        "pieces": nets.pieces(rules, course.options, course.seats),
        "frames": sorted(rules.frames),
    }
    learning.save(net, learner, places, about)
    return hand, best


def play_duels(course: Course, path: Path, seed: str, net: str, best: str, tick: Tick) -> float:
    """As Maîtres, each without a clock, so that the same seed plays the same games."""
    hero, other = (replace(MAITRE, seconds=0.0, net=name) for name in (net, best))
    known: dict[int, float] = {}
    if path.exists():
        known = dict(json.loads(line) for line in path.read_text(encoding="utf-8").split("\n")[:-1])
    play_duel = partial(duel, course.game, course.options, course.seats, hero, other, seed)
    left = [number for number in range(course.duels) if number not in known]
    with path.open("a", encoding="utf-8") as file:
        for done, won in each(course, play_duel, left):
            known[done] = won
            file.write(json.dumps([done, won]) + "\n")
            file.flush()
            tick(f"{path.parent.name}: {sum(known.values()):g} / {len(known)}")
    return sum(known[number] for number in range(course.duels))
