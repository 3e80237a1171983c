# interpreted
"""A net from what was seen in games: gradient descent in numpy. The net is small; playing the games takes longer."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.bots.net import EXACT, grade
from ludotheque.bots.nets import About, Weights, write

WIDE, INNER = 64, 16
BATCH = 2048  # positions
EPOCHS = 3
RATE = 2e-3
DECAY = 0.03  # of the weights, a step, times the rate
DULL = 0.2  # inputs left out
FORGET = 0.2  # sums left out
LATER = 0.5  # what of the goal is said by the policy later in the same game
FADING = 0.9
RARE = 3e-4  # a place that is so seldom not as usual is left out
COARSEST = 90  # grades of a place at most
HELD_OUT = 10  # one game in so many is not learned from
ROOM = 32000  # what a sum may come to, of 16 bits
FINE = 512  # steps to 1, at most

Array = Any


@dataclass
class Seen:
    """Positions: what each seat saw, the policy's chances, who won, which game."""

    seen: Array
    hand: Array
    won: Array
    game: Array

    @classmethod
    def of(cls, folders: list[Path]) -> "Seen":
        parts = []
        for at, folder in enumerate(folders):
            for path in sorted(folder.glob("games-*.npz")):
                with np.load(path) as data:
                    if len(data["game"]):
                        parts.append((data["seen"], data["hand"], data["won"], data["game"] + at * 10_000_000))
        return cls(*(np.concatenate(column) for column in zip(*parts, strict=True)))

    def goal(self) -> Array:
        """Who won, and what the policy says later in the same game, the nearer the more."""
        later = self.won.copy()
        hand = self.hand / self.hand.sum(1, keepdims=True)
        for at in range(len(later) - 2, -1, -1):
            if self.game[at] == self.game[at + 1]:
                later[at] = (1 - FADING) * hand[at + 1] + FADING * later[at + 1]
        return (1 - LATER) * self.won + LATER * later


@dataclass
class Places:
    """Which values of which places have a row."""

    usual: Array
    least: Array
    most: Array
    first: Array
    kept: Array  # the places with rows
    grown: Array  # of each row its value, brought near 1
    place: Array  # of each row its place, counted among those kept

    @classmethod
    def of(cls, seen: Array) -> "Places":
        flat = seen.reshape(-1, seen.shape[-1])
        some = flat[:: max(1, len(flat) // 100_000)]
        usual = np.array([np.bincount(column - column.min()).argmax() + column.min() for column in some.T])
        kept = np.where((some != usual).mean(0) > RARE)[0]
        grades = graded(some[:, kept])
        least, most = grades.min(0), np.minimum(grades.max(0), grades.min(0) + COARSEST)
        sizes = most - least + 1
        first = np.zeros(len(usual), int)
        first[kept] = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        place = np.repeat(np.arange(len(kept)), sizes)
        value = np.concatenate([np.arange(a, b + 1) for a, b in zip(least, most, strict=True)]).astype(np.float32)
        value = np.sign(value) * np.log1p(np.abs(value))
        spread = np.maximum(np.std(np.sign(grades) * np.log1p(np.abs(grades)), 0), 0.15)
        wide_least, wide_most = np.zeros(len(usual), int), np.zeros(len(usual), int)
        wide_least[kept], wide_most[kept] = least, most
        return cls(usual, wide_least, wide_most, first, kept, (value / spread[place]).astype(np.float32), place)

    def rows(self, seen: Array) -> Array:
        """The row of each kept place of each view; that of what is usual is no row."""
        found = graded(seen[:, self.kept])
        found = np.clip(found, self.least[self.kept], self.most[self.kept]) - self.least[self.kept]
        found += self.first[self.kept]
        found[seen[:, self.kept] == self.usual[self.kept]] = len(self.place)
        return found.astype(np.int32)

    def usual_rows(self) -> Array:
        grades = np.clip(graded(self.usual[self.kept]), self.least[self.kept], self.most[self.kept])
        return self.first[self.kept] + grades - self.least[self.kept]


GRADES = np.array([int(grade(value)) for value in range(-EXACT, 8192)])


def graded(values: Array) -> Array:
    return GRADES[np.clip(values, -EXACT, len(GRADES) - EXACT - 1) + EXACT]


@dataclass
class Learner:
    """The weights, and how they change (Adam)."""

    weights: dict[str, Array]
    slow: dict[str, Array] = field(default_factory=dict)
    fast: dict[str, Array] = field(default_factory=dict)
    steps: int = 0

    @classmethod
    def fresh(cls, places: Places, rng: Any) -> "Learner":
        kept, rows = len(places.kept), len(places.place)
        weights = {
            "rows": np.zeros((rows, WIDE)),
            "line": rng.normal(0, 0.5 / kept**0.5, (kept, WIDE)),
            "begin": np.zeros(WIDE),
            "second": rng.normal(0, (2 / WIDE) ** 0.5, (WIDE, INNER)),
            "inner": np.zeros(INNER),
            "third": rng.normal(0, 0.1 / INNER**0.5, INNER),
            "trust": np.ones(1),
        }
        return cls({name: value.astype(np.float32) for name, value in weights.items()})

    def step(self, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            slow = self.slow.setdefault(name, np.zeros_like(slope))
            fast = self.fast.setdefault(name, np.zeros_like(slope))
            slow += 0.1 * (slope - slow)
            fast += 0.001 * (slope * slope - fast)
            change = (slow / (1 - 0.9**self.steps)) / (np.sqrt(fast / (1 - 0.999**self.steps)) + 1e-8)
            if name in ("rows", "line", "second"):
                change += DECAY * 10 * self.weights[name]
            self.weights[name] -= (rate * change).astype(np.float32)

    def table(self, places: Places) -> Array:
        """What each row adds in all; the last one is no row."""
        whole = self.weights["rows"] + places.grown[:, None] * self.weights["line"][places.place]
        return np.concatenate([whole, np.zeros((1, WIDE), np.float32)])


def numbers(learner: Learner, places: Places, rows: Array) -> Array:
    """What the net says of each view."""
    table, found = learner.table(places), []
    w = learner.weights
    for at in range(0, len(rows), BATCH):
        some = rows[at : at + BATCH]
        hot = np.zeros((len(some), len(table)), np.float32)
        hot[np.arange(len(some))[:, None], some] = 1
        hot[:, -1] = 0
        inner = np.maximum(np.maximum(hot @ table + w["begin"], 0) @ w["second"] + w["inner"], 0)
        found.append(inner @ w["third"])
    return np.concatenate(found)


def chances(known: Array) -> Array:
    grown = np.exp(known - known.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True)


def loss(known: Array, goal: Array) -> float:
    return float(-(goal * np.log(np.maximum(chances(known), 1e-9))).sum(1).mean())


def slopes(learner: Learner, places: Places, rows: Array, hand: Array, goal: Array, rng: Any) -> dict[str, Array]:
    """Where the loss of a batch falls."""
    w, table = learner.weights, learner.table(places)
    count, seats = hand.shape
    rows = np.where(rng.random(rows.shape, np.float32) < DULL, len(places.place), rows)
    hot = np.zeros((len(rows), len(table)), np.float32)
    hot[np.arange(len(rows))[:, None], rows] = 1
    hot[:, -1] = 0
    sums = hot @ table + w["begin"]
    stay = (rng.random(sums.shape, np.float32) > FORGET) / np.float32(1 - FORGET)
    first = np.maximum(sums, 0) * stay
    inner = np.maximum(first @ w["second"] + w["inner"], 0)
    known = (inner @ w["third"]).reshape(count, seats) + w["trust"] * hand
    back = ((chances(known) - goal) / count).astype(np.float32)
    flat = back.reshape(-1)
    to_inner = flat[:, None] * w["third"] * (inner > 0)
    to_first = (to_inner @ w["second"].T) * stay * (sums > 0)
    to_table = (hot.T @ to_first)[:-1]
    line = np.zeros_like(w["line"])
    np.add.at(line, places.place, to_table * places.grown[:, None])
    return {
        "rows": to_table,
        "line": line,
        "begin": to_first.sum(0),
        "second": first.T @ to_inner,
        "inner": to_inner.sum(0),
        "third": inner.T @ flat,
        "trust": np.array([(back * hand).sum()], np.float32),
    }


def learn(data: Seen, seed: int, tick: Any = lambda epoch, line: None) -> tuple[Learner, Places, float, float]:
    """The net that foretells games it did not learn from best, and the log-loss there: the policy's own, the net's."""
    rng = np.random.default_rng(seed)
    seats = data.hand.shape[1]
    places = Places.of(data.seen)
    rows = places.rows(data.seen.reshape(-1, data.seen.shape[-1])).reshape(len(data.seen), seats, -1)
    hand = np.log(np.maximum(data.hand, 1e-4)).astype(np.float32)
    goal = data.goal().astype(np.float32)
    apart = data.game % HELD_OUT == 0
    learned, held = np.where(~apart)[0], np.where(apart)[0]
    learner = Learner.fresh(places, rng)
    steps, done = EPOCHS * -(-len(learned) // BATCH), 0
    before = loss(hand[held], data.won[held])
    best, kept = before, {name: value.copy() for name, value in learner.weights.items()}
    kept["third"][:] = 0
    for epoch in range(EPOCHS):
        order = rng.permutation(learned)
        for at in range(0, len(order), BATCH):
            part = order[at : at + BATCH]
            done += 1
            warm = min(1.0, 5 * done / steps)
            rate = RATE * warm * (1 - done / (steps + 1))
            views = rows[part].reshape(-1, rows.shape[-1])
            learner.step(slopes(learner, places, views, hand[part], goal[part], rng), rate)
        said = numbers(learner, places, rows[held].reshape(-1, rows.shape[-1])).reshape(-1, seats)
        after = loss(said + learner.weights["trust"] * hand[held], data.won[held])
        tick(epoch, after)
        if after < best:
            best, kept = after, {name: value.copy() for name, value in learner.weights.items()}
    learner.weights = kept
    return learner, places, before, best


def save(path: Path, learner: Learner, places: Places, about: dict[str, Any]) -> None:
    """In whole numbers; what is usual adds nothing, for it is where the sums begin."""
    w, table = learner.weights, learner.table(places)[:-1].astype(np.float64)
    usual = places.usual_rows()
    begin = w["begin"] + table[usual].sum(0)
    table = table - table[usual][places.place]
    most = np.abs(begin).max() + np.maximum.reduceat(np.abs(table).max(1), places.first[places.kept]).sum()
    scale = int(min(FINE, ROOM // (most + 1)))
    kept = places.kept
    columns = np.stack([kept, *(column[kept] for column in (places.usual, places.least, places.most, places.first))], 1)
    small = Weights(
        columns.astype(int).ravel().tolist(),
        np.rint(begin * scale).astype(int).tolist(),
        np.rint(table * scale).astype(int).ravel().tolist(),
        np.concatenate([w["second"], w["inner"][None]]).ravel().tolist(),
        [*w["third"].tolist(), 0.0],
    )
    said = About(**about, places=len(kept), wide=WIDE, inner=INNER, scale=scale, trust=float(w["trust"][0]))
    write(path, said, small)
