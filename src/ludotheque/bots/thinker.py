# interpreted
"""A bot that thinks: it searches imagined worlds, deals where the game has deals, and says why on demand."""

import hashlib
import random
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots import parallel
from ludotheque.bots.levels import Level
from ludotheque.bots.search import NOTHING, Line, Search
from ludotheque.bots.weighing import RUNS, new_search, weigh
from ludotheque.core.codec import NO_WORDS
from ludotheque.core.domains import Choice
from ludotheque.core.state import BESIDE, SEALED
from ludotheque.match.table import Table

WORLDS = 12  # imagined worlds in which a deal is weighed
MARGIN = 0.006  # what a deal must bring each side, as a chance of winning; half of it is enough to accept one
OFFER_ODDS = 4  # one time in so many a good deal is proposed: nobody is pestered, and two bots do not haggle for ever
RUNNERS_UP = 2
FIGURES, MOST_FIGURES = 400, 3000  # iterations behind each figure that is told
MANOEUVRE = 8  # answers told beforehand at most
BLUFF = 4  # an answer thought about so many times less than another is not tried instead


@dataclass(frozen=True)
class Option:
    """A choice that was thought about: its share of the thinking, and the chances of each seat after it; `low` and
    `high`: where those of its own seat lie 95 times in a hundred. A deal to offer has no share: it is weighed by
    itself."""

    choice: list[object]
    share: float
    expects: list[float]
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Explanation:
    """What a bot would do and what it expects, then the next best. `choice` None: it would do nothing."""

    seat: int
    level: str
    iterations: int
    options: list[Option]
    before: list[float] = field(default_factory=list)  # the chances of each seat, whatever is chosen
    then: list[list[object]] = field(default_factory=list)  # what the seat would go on to answer in the same breath

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


class Thinker:
    """Plays one seat of one table, or of one position at a time. The same seed gives the same answers, as long as the
    clock does not run out first."""

    def __init__(self, level: Level, seed: str) -> None:
        self.level, self.seed = level, seed
        self.search: Search | None = None
        self.turn = 0

    def answer(self, table: Table, seat: int) -> Choice:
        """A legal choice for a seat that is asked."""
        rng = self.begin_turn()
        offer = self.offer(table, seat, rng) if self.level.deals else None
        if offer is not None:
            return tuple(offer.choice)
        asks = table.state.stack[-1]
        bluffs = asks.ID in table.rules.bluffs and asks.mode(table.state) == SEALED
        slips = self.level.slips_at(table.rules.policy())
        return table.codec.decode(self.chosen(self.lines(table, seat, rng, False), rng, slips, bluffs))

    def aside(self, table: Table, seat: int) -> Choice | None:
        """A choice beside another seat's decision, or None."""
        policy = table.rules.policy()
        if not policy.DEALS or len(policy.asides(table.state.imagine(seat, 1), seat)) == 0:
            return None
        best = self.beside(table, seat, self.begin_turn())[0].choice
        return tuple(best) if best else None

    def explain(self, table: Table, seat: int) -> Explanation:
        """What this bot would do there, the runners-up, and what it expects of each, best first by figures that all had
        the same effort."""
        rng = self.begin_turn()
        if not table.state.asked() >> seat & 1:
            return Explanation(seat, self.level.name, WORLDS, self.beside(table, seat, rng)[: 1 + RUNNERS_UP])
        offer = self.offer(table, seat, rng) if self.level.deals else None
        lines = self.lines(table, seat, rng, False)
        whole = sum(line.visits for line in lines)
        before = [
            round(sum(line.visits * line.expects[n] for line in lines) / max(1, whole), 3)
            for n in range(table.state.seats)
        ]
        options = self.compared(table, seat, lines, rng)
        then = self.manoeuvre(table, seat, options[0].choice, rng)
        if offer is not None:
            options, then = [offer, *options], []
        return Explanation(seat, self.level.name, whole, options[: 1 + RUNNERS_UP], before, then)

    def compared(self, table: Table, seat: int, lines: list[Line], rng: random.Random) -> list[Option]:
        """The choices thought about most, each weighed as long as the others."""
        kept = lines[: 1 + RUNNERS_UP]
        options = {line.choice: option for line, option in zip(kept, told(table, lines), strict=False)}
        effort = min(MOST_FIGURES, max(FIGURES, lines[0].visits)) // RUNS
        weighed = weigh(table, seat, list(options), effort, rng.getrandbits(40), level=self.level)
        return [
            replace(
                options[each.choice],
                expects=[round(chance, 3) for chance in each.expects],
                low=round(each.low, 3),
                high=round(each.high, 3),
            )
            for each in weighed
        ]

    def manoeuvre(self, table: Table, seat: int, choice: list[object], rng: random.Random) -> list[list[object]]:
        """What the seat would answer next while nobody else is asked and nothing is drawn or revealed."""
        world, found = table.imagine(seat, rng), list[list[object]]()
        while len(found) < MANOEUVRE and world.choose(seat, tuple(choice)) is None:
            if world.over or world.barrier != "start" or world.state.asked() != 1 << seat:
                break
            search = new_search(world, seat, self.level)
            search.think(world.state, FIGURES, 0.0, rng.getrandbits(40))
            choice = list(world.codec.decode(search.lines()[0].choice))
            found.append(choice)
        return found

    # -- thinking

    def begin_turn(self) -> random.Random:
        self.turn += 1
        block = hashlib.sha256(f"{self.seed}/{self.level.name}/{self.turn}".encode()).digest()
        return random.Random(int.from_bytes(block[:8], "big"))

    def lines(self, table: Table, seat: int, rng: random.Random, aside: bool) -> list[Line]:
        """What the search makes of the seat's choices, best first."""
        if self.search is None or self.search.seat != seat or self.search.seats != table.state.seats:
            self.search = new_search(table, seat, self.level)
        seed = rng.getrandbits(40)
        if self.level.processes > 1:
            return parallel.lines(table, seat, self.level, seed, aside)
        effort = self.level.effort(table.rules.policy())
        self.search.think(table.state, effort, self.level.seconds, seed, aside)
        return self.search.lines()

    def chosen(self, lines: list[Line], rng: random.Random, slips: int, bluffs: bool) -> int:
        """The choice thought about most; or, so often in a hundred, another that was thought about; or, where the game
        bluffs, any that is not much worse."""
        if rng.randrange(100) < slips:
            weights = [line.visits for line in lines]
            return rng.choices(lines, weights)[0].choice
        if bluffs:
            good = [line for line in lines if line.visits * BLUFF >= lines[0].visits]
            return rng.choices(good, [line.visits for line in good])[0].choice
        return lines[0].choice

    # -- dealing

    def beside(self, table: Table, seat: int, rng: random.Random) -> list[Option]:
        """Any-time choices, best first: by what each changes at once, in the worlds this seat can imagine. What brings
        too little is not worth it: then what changes least comes first. A game that judges no position is searched."""
        policy = table.rules.policy()
        if not policy.EVALUATES:
            return told(table, self.lines(table, seat, rng, True))
        worlds = [table.state.imagine(seat, rng.getrandbits(61)) for _ in range(WORLDS)]
        before = sum(policy.values(world)[seat] for world in worlds) / WORLDS
        found = [Option([], 0.0, mean([policy.values(world) for world in worlds]))]
        for choice in policy.asides(worlds[0], seat):
            after = []
            for world in worlds:
                if world.why_not(seat, choice) is None:
                    then = world.clone()
                    then.apply(seat, choice)
                    after.append(policy.values(then))
            if 2 * len(after) >= WORLDS:
                found.insert(0, Option(list(table.codec.decode(choice)), 0.0, mean(after)))
        found.sort(key=lambda option: -option.expects[seat])
        if found[0].expects[seat] - before < MARGIN / 2:
            found.sort(key=lambda option: (abs(option.expects[seat] - before), not option.choice))
        return found

    def offer(self, table: Table, seat: int, rng: random.Random) -> Option | None:
        """A deal that leaves both sides better off in most worlds this seat can imagine, and the chances after it."""
        policy = table.rules.policy()
        if policy.OFFER == 0 or rng.randrange(OFFER_ODDS) != 0:
            return None
        worlds = [table.state.imagine(seat, rng.getrandbits(61)) for _ in range(WORLDS)]
        best, found, hopes = 0.0, None, list[float]()
        for words in policy.deals(worlds[0], seat):
            mine, theirs, times, after_all = 0.0, 0.0, 0, list[vec[float]]()
            for world in worlds:
                after = policy.struck(world, seat, words)
                if after is not None:
                    before, then = policy.values(world), policy.values(after)
                    mine += then[seat] - before[seat]
                    theirs += then[words[0]] - before[words[0]]
                    times += 1
                    after_all.append(then)
            if 2 * times >= WORLDS and min(mine, theirs) / times >= MARGIN and mine + theirs > best:
                best, found, hopes = mine + theirs, words, mean(after_all)
        if found is None or not self.may_offer(table, seat, policy.OFFER, found):
            return None
        return Option(list(table.codec.decode(policy.OFFER, list(found))), 0.0, hopes)

    def may_offer(self, table: Table, seat: int, verb: int, words: vec[i64]) -> bool:
        table.state.words = words
        refusal = table.state.why_not(seat, verb)
        table.state.words = NO_WORDS
        return refusal is None and verb >> 48 >= BESIDE


def told(table: Table, lines: list[Line]) -> list[Option]:
    whole = sum(line.visits for line in lines) or 1
    return [
        Option(
            [] if line.choice == NOTHING else list(table.codec.decode(line.choice)),
            round(line.visits / whole, 3),
            [round(chance, 3) for chance in line.expects],
        )
        for line in lines
    ]


def mean(chances: "list[vec[float]]") -> list[float]:
    """Of each seat, over some worlds."""
    return [round(sum(seats) / len(chances), 4) for seats in zip(*chances, strict=True)]
