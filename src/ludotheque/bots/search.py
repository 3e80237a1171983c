"""Information-set Monte-Carlo tree search over packed choices, for any game of the engine.

Every iteration imagines a world that the thinking seat cannot tell from the true one, walks down, plays on, and
remembers. There is one tree for each seat: a seat's own tree branches on its own choices as they are and on those of
the others as they were shown to it, so that nobody plays on what it cannot know; sealed answers look alike to all but
their author, each seat settling its own apart from the others. A choice is weighed against how often it was open, not
against how often its parent was visited. Each seat strives for its own utility; where all win together that is one.

Nodes of all trees lie in parallel vecs. Nothing here knows a game: what is worth knowing comes from a Policy.
"""

import math
import time
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.bots.net import Net
from ludotheque.core.chance import mix, scramble
from ludotheque.core.policy import Policy
from ludotheque.core.state import FIRST_COME, SEALED, State

NONE: Final = -1
NOTHING: Final = 0  # the choice of doing nothing while another seat is asked; no game has verb 0
WIDE: Final = 28  # more choices than this are taken in by and by
SAME_WORLD: Final = 4  # iterations on one imagined world, each with chances of its own
TRIES: Final = 3  # worlds among which one is drawn by how likely they are
DEEPEST: Final = 40  # decisions inside the trees
TAGGED: Final = 4  # a node visited so often may be found again at the next decision
ROOM: Final = 400_000  # nodes kept for the next decision at most
CLOCK: Final = 8  # iterations between two looks at the clock


class Settings:
    """How to think. `cut` decisions of a rollout are played before the policy's values are taken; below 0, or where the
    policy has none, rollouts go to the end."""

    def __init__(self, cut: i64 = 0, explore: float = 1.0, together: bool = False, guided: bool = True) -> None:
        self.cut: i64 = cut
        self.guided: bool = guided  # rollouts follow the policy's `pick`, not mere chance
        self.explore: float = explore
        self.together: bool = together  # a co-operative game: all win or lose


class Line:
    """What became of one choice at the root."""

    def __init__(self, choice: int, visits: int, expects: list[float], prior: float) -> None:
        self.choice = choice
        self.visits = visits
        self.expects = expects  # mean utility of each seat after it
        self.prior = prior


class Search:
    """The trees of one seat's thinking, kept from one of its decisions to the next."""

    def __init__(
        self,
        policy: Policy[Any],
        rank: Callable[[Any], list[int]],
        seats: int,
        seat: int,
        settings: Settings,
        net: Net | None = None,
    ) -> None:
        self.policy: Policy[Any] = policy
        self.rank: Callable[[Any], list[int]] = rank  # the ranking of a finished game
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.settings: Settings = settings
        self.evaluates: bool = policy.EVALUATES
        self.net: Net | None = net  # judges in the policy's place
        self.iterations: i64 = 0  # of the last decision
        self.reused: i64 = 0  # visits found in the kept tree
        self.aside: bool = False
        self.forced: bool = False  # there is nothing to choose
        self.only: i64 = NONE  # the one choice at the root that is thought about
        self.sees_all: bool = False  # the position is thought about as it is, nothing imagined
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.key: vec[i64] = vec[i64](capacity=1024)  # [node] the choice that leads here
        self.first: vec[i64] = vec[i64](capacity=1024)  # [node] its last born child
        self.next: vec[i64] = vec[i64](capacity=1024)  # [node] its elder sister
        self.visits: vec[i64] = vec[i64](capacity=1024)
        self.open: vec[i64] = vec[i64](capacity=1024)  # [node] how often it could have been chosen
        self.total: vec[float] = vec[float](capacity=1024)
        self.prior: vec[float] = vec[float](capacity=1024)
        self.root: vec[i64] = vec[i64]()  # [seat]
        self.firsts: vec[i64] = vec[i64]()  # nodes of the root's choices
        self.joint: vec[float] = vec[float]()  # [first * seats + seat] sums of utilities
        self.counts: vec[i64] = vec[i64]()  # [first]
        self.tags: vec[i64] = vec[i64]()  # rows: what the seat saw, then a node for each seat

    def add(self, parent: i64, key: i64, prior: float) -> i64:
        node: i64 = len(self.key)
        self.key = append(self.key, key)
        self.first = append(self.first, NONE)
        self.visits = append(self.visits, 0)
        self.open = append(self.open, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        if parent == NONE:
            self.next = append(self.next, NONE)
        else:
            self.next = append(self.next, self.first[parent])
            self.first[parent] = node
        return node

    def child(self, parent: i64, key: i64) -> i64:
        node = self.first[parent]
        while node != NONE and self.key[node] != key:
            node = self.next[node]
        return node

    # -- thinking

    def think(self, state: State, iterations: int, seconds: float, seed: int, aside: bool = False) -> None:
        """Think about a position until either budget is spent (0: it does not count); it stays untouched, and only
        what the seat can know of it is used. `aside`: another seat is asked."""
        self.aside = aside
        self.take_up(state)
        spent: i64 = 0
        limit: i64 = iterations
        stop = time.monotonic() + seconds
        world = state
        while True:
            if spent % SAME_WORLD == 0:
                world = self.imagine(state, scramble(seed, spent) << 20 | spent)
            self.iterate(world.clone(), scramble(seed + 1, spent))
            spent += 1
            if limit > 0 and (spent >= limit or (spent % CLOCK == 0 and self.settled(limit - spent))):
                break
            if self.forced:
                break
            if seconds > 0.0 and spent % CLOCK == 0 and time.monotonic() >= stop:
                break
        self.iterations = spent

    def weigh(self, state: State, choice: int, iterations: int, seed: int) -> list[float]:
        """What each seat may expect once the thinking seat has made that choice, whatever else is open to it."""
        self.only = choice
        self.think(state, iterations, 0.0, seed)
        self.only = NONE
        return self.lines()[0].expects

    def foresee(self, state: State, iterations: int, seed: int) -> list[float]:
        """What each seat may expect here, for somebody who sees all hands; whoever plays on does not."""
        self.sees_all = True
        self.think(state, iterations, 0.0, seed)
        self.sees_all = False
        return self.lines()[0].expects

    def take_up(self, state: State) -> None:
        """Begin at the node of the last thinking that looks like this position to the seat, or afresh."""
        n = self.seats
        self.reused = 0
        found: i64 = NONE
        if len(self.tags) > 0 and len(self.key) < ROOM and not self.aside:
            tag = self.look(state)
            at: i64 = 0
            while at < len(self.tags):
                if self.tags[at] == tag:
                    found = at
                at += n + 1
        if found == NONE:
            self.clear()
        seat: i64
        root = vec[i64](capacity=n)
        for seat in range(n):
            root = append(root, self.add(NONE, 0, 1.0) if found == NONE else self.tags[found + 1 + seat])
        self.root = root
        self.tags = vec[i64]()
        self.firsts = vec[i64]()
        self.joint = vec[float]()
        self.counts = vec[i64]()
        if found != NONE:
            self.reused = self.visits[root[self.seat]]

    def look(self, state: State) -> i64:
        """A number for all that the seat sees: the imagined world of one key is the same for all it cannot tell
        apart."""
        return state.imagine(self.seat, 1).fingerprint()

    def imagine(self, state: State, key: i64) -> State:
        """One of a few worlds, the likelier the more often."""
        if self.sees_all:
            return state
        world = state.imagine(self.seat, key)
        weight = self.policy.likely(world, self.seat)
        if weight >= 1.0:
            return world
        tries: i64
        for tries in range(1, TRIES):
            other = state.imagine(self.seat, key ^ (tries << 52))
            likely = self.policy.likely(other, self.seat)
            weight += likely
            if likely * 4294967296.0 > weight * float(scramble(key, tries)):
                world = other
        return world

    def settled(self, left: i64) -> bool:
        """Whether so many more iterations could not change which choice has the most visits."""
        if self.only != NONE:
            return False
        most: i64 = 0
        second: i64 = 0
        for node in self.firsts:
            n = self.visits[node]
            if n > most:
                second = most
                most = n
            elif n > second:
                second = n
        return most - second > left

    def iterate(self, world: State, draw: i64) -> None:
        """One walk down, one rollout, one walk back."""
        world.reseed(draw << 24 | draw >> 8)
        policy = self.policy
        seats = self.seats
        nodes = self.root[:]
        path = vec[i64](capacity=32)  # node and seat in turn
        first: i64 = NONE
        depth: i64 = 0
        seat: i64
        while len(world.stack) > 0 and depth < DEEPEST:
            frame = world.stack[-1]
            mode = frame.mode(world)
            actor = world.random_asked(mix(draw + depth)) if mode == FIRST_COME else world.actor()
            beside = self.aside and depth == 0
            if depth == 0:
                actor = self.seat  # others may be asked with it
            node = nodes[actor]
            if depth > 0 and actor == self.seat and self.visits[node] == TAGGED:
                self.tag(world, nodes)
            choices = self.offered(world, actor, beside)
            if len(choices) == 1 and depth > 0:
                world.apply(actor, choices[0])
                continue
            if depth == 0 and self.only != NONE:
                choices = append(vec[i64](), self.only)
            elif depth == 0:
                self.forced = len(choices) == 1
            kid = self.select(world, actor, node, choices, mix(draw * 3 + depth))
            choice = self.key[kid]
            path = append(append(path, kid), actor)
            if depth == 0:
                first = self.slot(kid)
            shown: i64 = 0
            if mode != SEALED and choice != NOTHING:
                shown = policy.shown(world, actor, choice)
            nodes[actor] = kid
            for seat in range(seats):
                if seat != actor:
                    other = self.child(nodes[seat], shown)
                    if other == NONE:
                        other = self.add(nodes[seat], shown, 1.0)
                    nodes[seat] = other
                    path = append(append(path, other), seat)
            if choice != NOTHING:
                world.apply(actor, choice)
            depth += 1
            if self.visits[kid] == 0:
                break
        gains = self.judge(world, draw)
        for seat in range(seats):
            node = self.root[seat]
            self.visits[node] += 1
            self.total[node] += gains[seat]
            if first != NONE:
                self.joint[first * seats + seat] += gains[seat]
        if first != NONE:
            self.counts[first] += 1
        i: i64
        for i in range(0, len(path), 2):
            node = path[i]
            self.visits[node] += 1
            self.total[node] += gains[path[i + 1]]

    def offered(self, world: State, actor: i64, beside: bool) -> vec[i64]:
        return append(self.policy.asides(world, actor), NOTHING) if beside else self.policy.choices(world, actor)

    def slot(self, kid: i64) -> i64:
        """The place of a root's choice in `firsts`."""
        i: i64
        for i in range(len(self.firsts)):
            if self.firsts[i] == kid:
                return i
        self.firsts = append(self.firsts, kid)
        self.counts = append(self.counts, 0)
        seat: i64
        for seat in range(self.seats):
            self.joint = append(self.joint, 0.0)
        return len(self.firsts) - 1

    def tag(self, world: State, nodes: vec[i64]) -> None:
        """Note what the seat sees here, to go on from here if the game comes this way."""
        self.tags = append(self.tags, self.look(world))
        for node in nodes:
            self.tags = append(self.tags, node)

    # -- choosing

    def select(self, world: State, seat: i64, node: i64, choices: vec[i64], draw: i64) -> i64:
        """The child to try: its mean, and the more for its promise the less it was tried when it was open."""
        if len(choices) > WIDE:
            return self.select_wide(world, seat, node, choices, draw)
        kids = vec[i64](capacity=len(choices))
        fresh = False
        for choice in choices:
            kid = self.child(node, choice)
            fresh = fresh or kid == NONE
            kids = append(kids, kid)
        if fresh:
            promises = self.policy.promises(world, seat, choices)
            i: i64
            for i in range(len(choices)):
                if kids[i] == NONE:
                    kids[i] = self.add(node, choices[i], promises[i])
        return self.best(node, kids)

    def best(self, node: i64, kids: vec[i64]) -> i64:
        whole = 0.0
        for kid in kids:
            whole += self.prior[kid]
            self.open[kid] += 1
        even = whole <= 0.0
        if even:
            whole = float(len(kids))
        n = self.visits[node]
        unknown = self.total[node] / float(n) if n > 0 else 0.5
        explore = self.settings.explore / whole
        found: i64 = NONE
        most = -1.0
        for kid in kids:
            n = self.visits[kid]
            mean = self.total[kid] / float(n) if n > 0 else unknown
            share = 1.0 if even else self.prior[kid]
            worth = mean + explore * share * math.sqrt(float(self.open[kid])) / float(n + 1)
            if worth > most:
                most = worth
                found = kid
        return found

    def select_wide(self, world: State, seat: i64, node: i64, choices: vec[i64], draw: i64) -> i64:
        """Progressive widening: a few choices at first, a new one the more seldom the more there are. A new one is the
        most promising of some drawn from the list and one from the whole domain."""
        kids = vec[i64](capacity=WIDE)
        frame = world.stack[-1]
        kid = self.first[node]
        while kid != NONE:
            if world.why_not(seat, self.key[kid]) is None:
                kids = append(kids, kid)
            kid = self.next[kid]
        n: i64 = len(kids)
        if n == 0 or n * n < 2 * self.visits[node]:
            drawn = vec[i64](capacity=8)
            i: i64
            for i in range(7):
                choice = choices[scramble(draw, i) % len(choices)]
                if self.child(node, choice) == NONE:
                    drawn = append(drawn, choice)
            choice = frame.sample(world, seat, draw)
            if self.child(node, choice) == NONE:
                drawn = append(drawn, choice)
            if len(drawn) > 0:
                promises = self.policy.promises(world, seat, drawn)
                top: i64 = 0
                for i in range(1, len(drawn)):
                    if promises[i] > promises[top]:
                        top = i
                kids = append(kids, self.add(node, drawn[top], promises[top]))
        return self.best(node, kids)

    # -- judging

    def judge(self, world: State, draw: i64) -> vec[float]:
        """Play on from here, and say what each seat gets."""
        cut = self.settings.cut
        if not self.evaluates or cut < 0:
            self.roll(world, draw, 100_000)
            return self.gains(world)
        self.roll(world, draw, cut)
        if len(world.stack) == 0:
            return self.gains(world)
        net = self.net
        return self.policy.values(world) if net is None else net.values(world, self.policy)

    def roll(self, world: State, draw: i64, limit: i64) -> None:
        n: i64 = 0
        guided = self.settings.guided
        while n < limit and len(world.stack) > 0:
            drawn = mix((draw << 7) + n * 0x3C6EF35)
            seat = world.random_asked(drawn) if world.stack[-1].mode(world) == FIRST_COME else world.actor()
            if guided:
                world.apply(seat, self.policy.pick(world, seat, drawn))
            else:
                world.apply(seat, world.random_choice(world.stack[-1], seat, drawn))
            n += 1

    def gains(self, world: State) -> vec[float]:
        """A finished game: winners share 1, or have it together. Where the policy evaluates, a little of that tells a
        narrow defeat from a rout."""
        ranking = self.rank(world)
        winners = 0
        for place in ranking:
            if place == 1:
                winners += 1
        share = 0.0 if winners == 0 else 1.0 if self.settings.together else 1.0 / float(winners)
        out = vec[float](capacity=len(ranking))
        margin = self.policy.values(world) if self.evaluates else out
        i: i64
        for i in range(len(ranking)):
            gain = share if ranking[i] == 1 else 0.0
            out = append(out, 0.9 * gain + 0.1 * margin[i] if self.evaluates else gain)
        return out

    # -- reporting

    def lines(self) -> list[Line]:
        """What is known of the root's choices, most visited first."""
        out: list[Line] = []
        i: i64
        for i in range(len(self.firsts)):
            node = self.firsts[i]
            n = self.counts[i]
            expects = [self.joint[i * self.seats + seat] / float(n) if n > 0 else 0.0 for seat in range(self.seats)]
            out.append(Line(self.key[node], self.visits[node], expects, self.prior[node]))
        out.sort(key=by_visits)
        return out


def by_visits(line: Line) -> tuple[int, float, int]:
    return (-line.visits, -line.prior, line.choice)
