# interpreted
"""Puzzles are made: robots play, and every moment is kept in which one choice is far better than every other. A short
search finds what may be one, a longer one what the other choices are, and runs that know nothing of one another prove
by how much the best is better. What is found depends on the game, its number and the seed alone."""

import contextlib
import functools
import hashlib
import json
import math
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

from ludotheque.bots.arena import play_game
from ludotheque.bots.levels import COMPAGNON
from ludotheque.bots.review import fresh_search, opened, whole
from ludotheque.bots.search import Line
from ludotheque.bots.weighing import Weighed, weigh
from ludotheque.core.domains import Domain
from ludotheque.core.state import SEALED
from ludotheque.lab.executors import pool_of
from ludotheque.match.journal import BadJournal, journal_of, step
from ludotheque.match.puzzles import Puzzle, path_of, read, replay
from ludotheque.match.registry import rules_of
from ludotheque.match.table import Table

FORMAT = 1
GLANCE, LOOK = 60, 800  # iterations: at every moment, and where it looks clear
ROUGH, PROOF = 60, 300  # of each run: to see which choices are the best of all, and to prove by how much
HINT, NEAR = 0.05, 0.07  # what the best must be ahead by to be looked at longer, and to be proven
AHEAD = 0.08  # of chances, by which the best must beat every other, intervals apart
WEIGHED = 8  # choices that a proof weighs at most: those the search found best
SHOWN = 4  # answers that are kept
EACH = 2  # puzzles from one game at most
APART = 12  # answers between two of them
ONE_KIND = 0.3  # of all puzzles may ask the same
EASY = 0.4  # of all puzzles may be such that every quick look finds the answer
BLIND = 8  # one moment in so many is looked at longer though it does not look clear: the best of it may be well hidden
TRIES = 12  # quick looks that tell how hard it is
QUICK = 24  # iterations of one: as an Apprenti thinks
MIDDLE, STEP = 1500, 400  # of the scale of levels: half of the quick looks found it; ten times as many did
ALL, EASILY = "", "easy"  # what is counted beside the questions

Found = dict[str, Any]


def make(
    game: str,
    wanted: int,
    seed: str,
    path: Path | None = None,
    mixes: Sequence[dict[str, Any]] = ({},),
    most: int = 10_000,
    workers: int = 1,
) -> Iterator[Found]:
    """Puzzles until there are so many, or so many games have been looked at; each is kept at once. The games have the
    options of these mixes in turn. More workers find the same, sooner."""
    path = path or path_of(game)
    told = kept(game, seed, path)
    first: int = told["tried"]
    with ordered(workers) as in_order:
        numbers = ((game, seed, n, mixes[n % len(mixes)]) for n in range(first, max(first, most)))
        played = in_order(play, numbers)
        while len(told["puzzles"]) < wanted and told["tried"] < most:
            journal = next(played)
            found = look_through(journal, seed, told["tried"], told, wanted, in_order)
            if found:
                told["games"].append(source_of(journal, told["tried"], max(each["entry"] for each in found)))
                told["puzzles"] += [each | {"game": len(told["games"]) - 1} for each in found]
                yield from found
            told["tried"] += 1
            write(path, told)


InOrder = Callable[[Callable[..., Any], Iterator[tuple[Any, ...]]], Iterator[Any]]


@contextlib.contextmanager
def ordered(workers: int) -> Generator[InOrder]:
    """Calls one and the same with these arguments and those, and has the results in their order: here as they are asked
    for, or in processes that are a little ahead."""
    if workers == 1:
        yield lambda work, each: (work(*arguments) for arguments in each)
        return
    with pool_of(workers) as pool:
        yield lambda work, each: in_processes(pool, workers, work, each)


def in_processes(
    pool: ProcessPoolExecutor, ahead: int, work: Callable[..., Any], each: Iterator[tuple[Any, ...]]
) -> Iterator[Any]:
    begun: deque[Future[Any]] = deque()
    try:
        for arguments in each:
            begun.append(pool.submit(work, *arguments))
            if len(begun) > ahead:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()
    finally:
        for late in begun:
            late.cancel()


def kept(game: str, seed: str, path: Path) -> dict[str, Any]:
    """What an earlier run has made, or nothing yet."""
    if path.is_file():
        told: dict[str, Any] = json.loads(path.read_bytes())
        if told["format"] == FORMAT and told["seed"] == seed:
            return told
    return {"format": FORMAT, "seed": seed, "tried": 0, "games": [], "puzzles": []}


def write(path: Path, told: dict[str, Any]) -> None:
    """A game and a puzzle to a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = {name: ",\n".join(as_line(each) for each in told[name]) for name in ("games", "puzzles")}
    head = as_line({name: told[name] for name in ("format", "seed", "tried")})[:-1]
    body = f'{head},"games":[\n{lines["games"]}\n],"puzzles":[\n{lines["puzzles"]}\n]}}\n'
    partial = path.with_suffix(".partial")
    partial.write_text(body, encoding="utf-8")
    partial.replace(path)


def as_line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# -- one game


def play(game: str, seed: str, number: int, options: dict[str, Any]) -> dict[str, Any]:
    """The journal of one game of Compagnons."""
    least, most = rules_of(game).manifest.seats
    seats = least + number % (min(most, 4) - least + 1)
    return journal_of(play_game(game, levels_of(seats), f"puzzles {seed}/{number}", options).table)


def levels_of(seats: int) -> list[str]:
    return [COMPAGNON.name] * seats


def source_of(journal: dict[str, Any], number: int, answers: int) -> dict[str, Any]:
    """What is kept of a game, up to so many answers."""
    header = journal["header"]
    return {
        "number": number,
        "seats": header["seats"],
        "levels": levels_of(header["seats"]),
        "options": header["options"],
        "opening": header["outcomes"] or [],
        "answers": [[each["seat"], each["choice"], each["outcomes"]] for each in journal["entries"][:answers]],
    }


def look_through(
    journal: dict[str, Any], seed: str, number: int, told: dict[str, Any], wanted: int, in_order: InOrder
) -> list[Found]:
    kinds = Counter(kind for each in told["puzzles"] for kind in (ALL, *kinds_of(each)))
    text = json.dumps(journal)
    every = ((text, n, keyed(seed, number, n)) for n in range(len(journal["entries"])))
    found: list[Found] = []
    for n, one in enumerate(in_order(moment_at, every)):
        if one is not None and wanted_still(one, kinds, wanted) and (not found or n >= found[-1]["entry"] + APART):
            kinds.update((ALL, *kinds_of(one)))
            found.append(one | {"id": f"{number}-{n}", "entry": n})
            if len(found) == EACH:
                break
    return found


def keyed(seed: str, number: int, entry: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}/{entry}".encode()).digest()[:4], "big")


class Walk:
    """A game on its way. Going back begins anew."""

    def __init__(self, text: str) -> None:
        self.journal = json.loads(text)
        self.begin()

    def begin(self) -> None:
        self.table = opened(self.journal)
        self.entry = 0

    def to(self, entry: int) -> Table:
        if entry < self.entry:
            self.begin()
        while self.entry < entry:
            step(self.table, self.journal["entries"][self.entry], self.entry + 1)
            self.entry += 1
        return self.table


walk = functools.lru_cache(maxsize=1)(Walk)


def moment_at(text: str, entry: int, key: int) -> Found | None:
    on = walk(text)
    table = on.to(entry)
    return moment(table, int(on.journal["entries"][entry]["seat"]), key)


def kinds_of(one: Found) -> list[str]:
    return [one["ask"], *([EASILY] if one["level"] == level(TRIES) else [])]


def wanted_still(one: Found, kinds: Counter[str], wanted: int) -> bool:
    """Not too many that ask the same, nor too many that are easy, as long as others are found at all."""
    room = {kind: EASY if kind == EASILY else ONE_KIND for kind in kinds_of(one)}
    return all(kinds[kind] < max(EACH, share * wanted) or kinds[kind] == kinds[ALL] for kind, share in room.items())


def moment(table: Table, seat: int, key: int) -> Found | None:
    """What is to be solved here, if anything is."""
    if not offered(table, seat) or (key % BLIND and not ahead(searched(table, seat, GLANCE, key), seat, HINT)):
        return None
    lines = searched(table, seat, LOOK, key)
    if not ahead(lines, seat, NEAR):
        return None
    weighed = proof(table, seat, [line.choice for line in lines[:WEIGHED]], key)
    if weighed is None:
        return None
    best = weighed[0].choice
    quick = [searched(table, seat, QUICK, key + n)[0].choice == best for n in range(TRIES)]
    return {
        "seat": seat,
        "ask": table.state.stack[-1].prompt(table.state, seat)[1],
        "answers": [as_answer(table, each) for each in weighed[:SHOWN]],
        "level": level(sum(quick)),
        "key": key,
    }


def offered(table: Table, seat: int) -> bool:
    """Whether the seat has a list to choose from, and nothing to bluff with."""
    if not table.state.asked() >> seat & 1:
        return False
    asks = table.state.stack[-1]
    if asks.ID in table.rules.bluffs and asks.mode(table.state) == SEALED:
        return False
    choices = next(decision.choices for decision in table.waiting if decision.seat == seat)
    return not isinstance(choices, Domain) and len(choices) > 1


def searched(table: Table, seat: int, iterations: int, key: int) -> list[Line]:
    search = fresh_search(table, seat)  # quick: what it finds is proven by the best judgement
    search.think(table.state, iterations, 0.0, key)
    return search.lines()


def ahead(lines: list[Line], seat: int, by: float) -> bool:
    """Whether what was thought about most expects more than every other that was thought about at all."""
    others = [line.expects[seat] for line in lines[1:] if line.visits > 0]
    return bool(others) and lines[0].expects[seat] - max(others) >= by


def proof(table: Table, seat: int, choices: list[int], key: int) -> list[Weighed] | None:
    """The best of these choices, each weighed long, if the first is better than all by enough; None: it is not."""
    rough = weigh(table, seat, choices, ROUGH, key, 2)
    if any(rough[0].chance - other.chance < NEAR for other in rough[1:]):
        return None
    weighed = weigh(table, seat, [each.choice for each in rough[:SHOWN]], PROOF, key)
    return weighed if stands(weighed) else None


def stands(weighed: list[Weighed]) -> bool:
    return len(weighed) > 1 and all(weighed[0].clear_of(other, AHEAD) for other in weighed[1:])


def as_answer(table: Table, weighed: Weighed) -> list[Any]:
    chances = (round(each, 3) for each in (weighed.chance, weighed.low, weighed.high))
    return [list(table.codec.decode(weighed.choice)), *chances]


def level(found: int) -> int:
    """How hard it is: from how often a quick look finds the answer."""
    share = (found + 0.5) / (TRIES + 1)
    return round(MIDDLE - STEP * math.log10(share / (1 - share)))


# -- proven again


def proven_still(puzzle: Puzzle) -> bool:
    """Whether it can be played to, and the judgement of today proves it as it was proven when it was made."""
    try:
        table = replay(puzzle)
    except BadJournal:
        return False
    acts = [whole(table, puzzle.seat, answer.choice) for answer in puzzle.answers]
    weighed = weigh(table, puzzle.seat, acts, PROOF, puzzle.key) if all(acts) else []
    return bool(weighed) and weighed[0].choice == acts[0] and stands(weighed)


def check(game: str, path: Path | None = None, workers: int = 1) -> list[str]:
    """The puzzles that are no longer proven; they are taken out of the file."""
    path = path or path_of(game)
    if not path.is_file():
        return []
    there = read(game, path, path.stat().st_mtime_ns)
    with ordered(workers) as in_order:
        proven = in_order(proven_still, ((puzzle,) for puzzle in there))
        gone = [puzzle.id for puzzle, still in zip(there, proven, strict=True) if not still]
    if gone:
        told = json.loads(path.read_bytes())
        told["puzzles"] = [each for each in told["puzzles"] if each["id"] not in gone]
        write(path, told)
    return gone
