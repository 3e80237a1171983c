"""Random games for the tests: which ones there are, how they are played, and what is kept of them."""

import functools
import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import ludotheque
from ludotheque.core.domains import Choice, Domain
from ludotheque.core.game import BadOption, Game
from ludotheque.match.bots import RandomBot
from ludotheque.match.registry import registry, rules_of
from ludotheque.match.table import Table

LONGEST = 5_000  # decisions: a random game that lasts longer does not end
BY_DAY = 400  # decisions of a game looked at every day; nearly all end by then
BESIDE_ODDS = 12  # one move in so many is an any-time choice of any seat, where there is one
PAUSES = 20  # pauses of a game that the costly checks look at
SEED = "the secret seed of the contract"

Move = tuple[int, Choice]


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and options (as JSON, to be hashable)."""

    game: str
    seats: int
    options: str

    def __str__(self) -> str:
        words = "".join(c if c.isalnum() else " " for c in self.options).split()
        return "-".join([self.game, str(self.seats), *words])

    @property
    def rules(self) -> Game:
        return rules_of(self.game)

    @property
    def full_options(self) -> dict[str, Any]:
        return self.rules.check_options(self.seats, json.loads(self.options))

    def new(self, seed: int | str) -> Table:
        return ludotheque.game(self.game).new(self.seats, seed, json.loads(self.options))


def cases() -> list[Case]:
    """Every registered game, every number of seats, every option set it declares and that number of seats allows."""
    found = []
    for name, rules in registry().items():
        least, most = rules.manifest.seats
        for seats, options in itertools.product(range(least, most + 1), rules.contract_options):
            try:
                rules.check_options(seats, options)
            except BadOption:
                continue
            found.append(Case(name, seats, json.dumps(options, sort_keys=True)))
    return found


class Driver:
    """Plays at random, any-time choices included."""

    def __init__(self, seed: int | str) -> None:
        self.bot = RandomBot(seed)
        self.rng = self.bot.rng

    def pick(self, table: Table) -> Move:
        """A legal move of some seat."""
        if self.rng.randrange(BESIDE_ODDS) == 0:
            seat = self.rng.randrange(table.state.seats)
            open_now = table.beside(seat)
            if open_now:
                return seat, self.bot.one_of(self.rng.choice(open_now))
        decision = self.rng.choice(table.waiting)
        return decision.seat, self.one_of(decision.choices)

    def one_of(self, choices: list[Choice] | Domain) -> Choice:
        return choices.sample(self.rng.randrange) if isinstance(choices, Domain) else self.rng.choice(choices)

    def play(self, table: Table, most: int = LONGEST) -> Iterator[Move]:
        """Carry out moves until the game is over; each is given just before it is carried out."""
        for _ in range(most):
            if table.over:
                return
            move = self.pick(table)
            yield move
            refusal = table.choose(*move)
            assert refusal is None, f"{move} was offered, then refused: {refusal}"


@dataclass
class Story:
    """One finished random game: every move, and copies of the table at some pauses, the first moves first."""

    case: Case
    moves: list[Move]
    pauses: list[tuple[int, Table]]
    table: Table

    @property
    def choices(self) -> list[Choice]:
        return list(dict.fromkeys(choice for _, choice in self.moves))


@functools.cache
def story(case: Case, longest: int = LONGEST) -> Story:
    """The first of these random games that ends within so many decisions."""
    for n in itertools.count():
        table = case.new(SEED)
        moves: list[Move] = []
        seen: list[tuple[int, Table]] = []
        for move in Driver(f"{case} {SEED}" + f" {n}" * (n > 0)).play(table, longest):
            seen.append((len(moves), table.clone()))
            moves.append(move)
        if table.over:
            break
        assert longest < LONGEST, f"{case} is not over after {LONGEST} decisions"
    return Story(case, moves, telling(seen), table)


def telling(seen: list[tuple[int, Table]]) -> list[tuple[int, Table]]:
    """One pause of each kind, then pauses spread over the game, PAUSES in all (more where there are more kinds)."""
    kinds: dict[object, int] = {}
    for at, table in seen:
        asked = table.state.asked()
        frame = table.state.stack[-1]
        kinds.setdefault((type(frame).__name__, int(frame.step), asked & (asked - 1) != 0, bool(table.beside(0))), at)
    kept = set(kinds.values())
    for at in range(0, len(seen), max(1, len(seen) // PAUSES)):
        if len(kept) < PAUSES:
            kept.add(at)
    return [seen[at] for at in sorted(kept)]
