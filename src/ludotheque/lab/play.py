"""One game of a run, played to its end, and the row that is kept of it.

Where everybody answers at random the engine plays by itself; otherwise bots sit at a real table and get imagined
worlds, as on the server. Either way a game depends on the run's seed and on its number alone, so it can be played again
at a table that keeps a journal.
"""

import random
from collections.abc import Sequence
from typing import Any

from ludotheque.bots.arena import next_move
from ludotheque.bots.registry import Bot
from ludotheque.core.chance import Seeded, mix
from ludotheque.core.codec import NO_WORDS
from ludotheque.core.domains import Choice
from ludotheque.core.game import BadOption, Game
from ludotheque.core.state import FIRST_COME, State
from ludotheque.lab.plan import Job, Plan, make_bot
from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import game
from ludotheque.match.journal import dump, journal_of
from ludotheque.match.registry import rules_of
from ludotheque.match.simulation import GameFailed, keys_of
from ludotheque.match.table import Table

Row = dict[str, Any]

BY_POINTS, BY_CHANCES = "points", "chances"
JOURNAL = "journal"  # the key of a row under which its journal travels, until it is put into a file of its own
STRIDE = 8  # decisions between two looks at who leads
LEAD = 0.05  # of chances: nearer than that nobody is ahead
STREAM = 0x3C6EF35  # what State.playout adds for each decision


class Watch:
    """Who is asked first, what seats come to bear, and how often the lead changes: somebody else alone has the most
    points; where a game counts them at its end only, the best chances by its own judgement (Policy.values)."""

    def __init__(self, rules: Game, state: State) -> None:
        self.rules = rules
        self.first = int(state.actor())
        self.leader: int | None = None
        self.by: str | None = None
        self.changes: int | None = None
        self.traits: dict[str, list[str]] = {}

    def look(self, state: State) -> None:
        for name, labels in self.rules.lab.traits(state).items():
            known = self.traits.setdefault(name, [""] * len(labels))
            self.traits[name] = [old or new for old, new in zip(known, labels, strict=True)]
        ahead = self.ahead(state)
        if self.by is not None:
            self.changes = (self.changes or 0) + (ahead is not None and self.leader not in (None, ahead))
            self.leader = self.leader if ahead is None else ahead

    def ahead(self, state: State) -> int | None:
        """Who leads alone, if anybody can tell."""
        points, policy = self.rules.lab.standing(state), self.rules.policy()
        if points is not None:
            self.by = BY_POINTS
            return leader(points, 0)
        if not policy.EVALUATES or self.rules.manifest.cooperative:
            return None
        self.by = BY_CHANCES
        return None if state.over else leader(list(policy.values(state)), LEAD)


class Endless(GameFailed):
    """A game that was not over after so many decisions."""

    def __init__(self, number: int, decisions: int) -> None:
        super().__init__(number, decisions)  # all of it, so that it survives the way from another process
        self.number, self.decisions = number, decisions

    def __str__(self) -> str:
        return f"Game {self.number} of this run is not over after {self.decisions} decisions"


def leader(worth: Sequence[float], margin: float) -> int | None:
    """Whoever has more than any other, by more than a margin."""
    order = sorted(range(len(worth)), key=lambda seat: -worth[seat])
    if len(order) > 1 and worth[order[0]] - worth[order[1]] <= margin:
        return None
    return order[0]


def play_chunk(plan: Plan, numbers: range) -> list[Row]:
    """The rows of some games."""
    return [play(plan, plan.job(number)) for number in numbers]


def play(plan: Plan, job: Job) -> Row:
    """The row of one game, and beside it its journal where the plan wants journals."""
    try:
        bots = seat_bots(plan, job)
        if not plan.journals and at_random(bots):
            return play_inside(plan, job)
        row, table = play_at_table(plan, job, bots)
        return row | {JOURNAL: dump(journal_of(table))} if plan.journals else row
    except (BadOption, Endless):
        raise
    except Exception as error:
        raise GameFailed(f"Game {job.number} of this run failed ({type(error).__name__}: {error})") from error


def seat_bots(plan: Plan, job: Job) -> list[Bot]:
    return [make_bot(plan.game, bot, f"{plan.seed}/{job.number}/{seat}") for seat, bot in enumerate(job.bots)]


def at_random(bots: list[Bot]) -> bool:
    return all(isinstance(bot, RandomBot) for bot in bots)


def deal_seed(plan: Plan, job: Job) -> str:
    return f"ludotheque lab {plan.seed}/{job.number}"


def play_inside(plan: Plan, job: Job) -> Row:
    """A random game inside the engine."""
    rules, key = rules_of(plan.game), keys_of(plan.seed, job.number)[1]
    state = rules.create(plan.seats, job.options)
    state.dealer = Seeded(deal_seed(plan, job))
    state.settle()
    watch, decisions = Watch(rules, state), 0
    while not state.over and decisions < plan.longest:
        decisions += state.playout(slice_key(key, decisions), STRIDE)
        watch.look(state)
    return row_of(plan, job, watch, state, decisions)


def slice_key(key: int, decisions: int) -> int:
    """The key of the random answers until the next look at who leads."""
    return (key + decisions // STRIDE * 0x9E3779B1) & 0xFFFFFFFFFFFFF


def play_at_table(plan: Plan, job: Job, bots: list[Bot]) -> tuple[Row, Table]:
    table = game(plan.game).new(plan.seats, deal_seed(plan, job), job.options)
    watch, key = Watch(table.rules, table.state), keys_of(plan.seed, job.number)[1]
    random.seed(key)  # nothing a bot does may depend on what was played before
    worlds = random.Random(key)
    while not table.over and len(table.entries) < plan.longest:
        decisions = len(table.entries)
        if at_random(bots):
            seat, choice = random_move(table, slice_key(key, decisions), decisions % STRIDE)
        else:
            seat, choice = next_move(table, bots, worlds)
        refusal = table.choose(seat, choice)
        if refusal is not None:
            raise GameFailed(f"{job.bots[seat]} at seat {seat} chose {choice}: {refusal.why} ({refusal.rule})")
        if table.over or len(table.entries) % STRIDE == 0:
            watch.look(table.state)
    return row_of(plan, job, watch, table.state, len(table.entries)), table


def random_move(table: Table, key: int, n: int) -> tuple[int, Choice]:
    """The n-th move that State.playout makes with that key, as a choice."""
    state = table.state
    frame, draw = state.stack[-1], mix((key << 7) + n * STREAM)
    seat = int(state.actor() if frame.mode(state) != FIRST_COME else state.random_asked(draw))
    packed = state.random_choice(frame, seat, draw)
    choice = table.codec.decode(int(packed), [int(word) for word in state.words])
    state.words = NO_WORDS
    return seat, choice


def row_of(plan: Plan, job: Job, watch: Watch, state: State, decisions: int) -> Row:
    rules = watch.rules
    if not state.over:
        raise Endless(job.number, int(decisions))
    result, stats = rules.result(state), rules.lab.stats(state)
    return {
        "game": plan.game,
        "version": rules.manifest.version,
        "options": job.options,
        "content": job.content,
        "seed": plan.seed,
        "number": job.number,
        "bots": list(job.bots),
        "groups": rules.lab.groups(state),
        "scores": result.scores,
        "ranks": result.ranking,
        "reason": result.reason,
        "decisions": int(decisions),
        "rounds": stats.get("rounds"),
        "first": watch.first,
        "lead_changes": watch.changes,
        "lead_by": watch.by,
        "traits": watch.traits or None,
        "cards": stats.get("cards"),
    }
