"""From a mosaic to lines: borders traced once, smoothed once and shared by both sides, and places for the pieces."""

import math
from collections import defaultdict
from collections.abc import Callable
from itertools import pairwise

from tools.drawings.mosaic import CRATER, FAULT, Mosaic, Noise, Pair, Point, apart

Line = list[Point]
Corner = tuple[int, int, int]
Wish = tuple[float, float, float, float, float, float, float]

GRAIN = {"sea": (5.0, 30, 0.0), "coast": (2.8, 3, 2.1), "zone": (3.6, 9, 1.7), "decor": (3.2, 5, 0.0)}
SLACK = 0.4  # how far a simplified line may lie from the smooth one
PAST = 6.0  # a shape ends so far beyond the canvas


class Lines:
    """The arcs between corners where three owners meet, and the rings made of them."""

    def __init__(self, mosaic: Mosaic) -> None:
        self.mosaic = mosaic
        self.plan = mosaic.plan
        self.arcs: dict[tuple[Corner, ...], Line] = {}
        self.lengths: dict[Pair, float] = defaultdict(float)
        self.rough = {"coast": Noise(7, 9), "zone": Noise(8, 13)}

    def rings(self, labels: set[str]) -> list[Line]:
        """The outlines of all cells with one of those labels."""
        follow: dict[Corner, tuple[Corner, Pair]] = {}
        for i, label in enumerate(self.mosaic.label):
            if label in labels:
                around = self.mosaic.around[i]
                for k, j in enumerate(around):
                    if j >= 0 and self.mosaic.label[j] in labels:
                        continue
                    before, after = around[k - 1], around[(k + 1) % 6]
                    pair = frozenset((label, self.mosaic.label[j] if j >= 0 else ""))
                    follow[_corner(i, before, j, k)] = (_corner(i, j, after, k + 1), pair)
        rings = []
        while follow:
            start = min(follow)
            chain, pairs = [start], []
            while chain[-1] in follow:
                corner, pair = follow.pop(chain[-1])
                chain.append(corner)
                pairs.append(pair)
            rings.append(self._ring(chain[:-1], pairs))
        return [ring for ring in rings if len(ring) > 2]

    def _ring(self, chain: list[Corner], pairs: list[Pair]) -> Line:
        cuts = [k for k in range(len(chain)) if pairs[k] != pairs[k - 1]]
        if not cuts:
            return self._arc([*chain, chain[0]], pairs[0])[:-1]
        ring: Line = []
        for k, cut in enumerate(cuts):
            end = cuts[k + 1] if k + 1 < len(cuts) else cuts[0] + len(chain)
            corners = [chain[c % len(chain)] for c in range(cut, end + 1)]
            ring += self._arc(corners, pairs[cut])[:-1]
        return ring

    def _arc(self, corners: list[Corner], pair: Pair) -> Line:
        """The same points in both directions, whoever asks first."""
        key = tuple(corners)
        back = key[::-1]
        first = min(key, back) if key[0] != key[-1] else key
        if first not in self.arcs and first[::-1] in self.arcs:
            first = first[::-1]
        if first not in self.arcs:
            line = self._drawn([self.place(corner) for corner in first], pair)
            self.arcs[first] = line
            self.lengths[pair] += sum(self._seen(a, b) for a, b in pairwise(line))
        line = self.arcs[first]
        return line if first == key else line[::-1]

    def _seen(self, a: Point, b: Point) -> float:
        """The length of a stroke on the canvas, measured in sixteen parts."""
        parts = ((a[0] + (b[0] - a[0]) * t / 32, a[1] + (b[1] - a[1]) * t / 32) for t in range(1, 32, 2))
        inside = sum(0 <= x <= self.plan.width and 0 <= y <= self.plan.height for x, y in parts)
        return apart(a, b) * inside / 16

    def place(self, corner: Corner) -> Point:
        spots = [self.mosaic.spots[i] for i in corner if i >= 0]
        return sum(p[0] for p in spots) / len(spots), sum(p[1] for p in spots) / len(spots)

    def _drawn(self, line: Line, pair: Pair) -> Line:
        kind = self._kind(pair)
        step, rounds, amount = GRAIN[kind]
        line = _softened(_resampled(line, step), rounds)
        if amount:
            line = _roughened(line, self.rough[kind], amount)
        low, right, bottom = -PAST, self.plan.width + PAST, self.plan.height + PAST
        clipped = [(min(max(x, low), right), min(max(y, low), bottom)) for x, y in line]
        return [(round(x, 1), round(y, 1)) for x, y in _simplified(clipped)]

    def _kind(self, pair: Pair) -> str:
        if pair & {CRATER, FAULT, ""}:
            return "decor"
        seas = sum(name in self.plan.seas for name in pair)
        return ("zone", "coast", "sea")[seas]


def _corner(a: int, b: int, c: int, k: int) -> Corner:
    """A corner is the three cells that meet there; beyond the mosaic, a turn of its last cell."""
    if b < 0 or c < 0:
        return (a, -1 - k % 6, max(b, c)) if max(b, c) < 0 else _edge(a, max(b, c))
    first, second, third = sorted((a, b, c))
    return first, second, third


def _edge(a: int, b: int) -> Corner:
    return min(a, b), max(a, b), -1


def _resampled(line: Line, step: float) -> Line:
    at = [0.0]
    for a, b in pairwise(line):
        at.append(at[-1] + apart(a, b))
    number = max(2, round(at[-1] / step) + 1)
    out, k = [line[0]], 0
    for n in range(1, number - 1):
        want = at[-1] * n / (number - 1)
        while at[k + 1] < want:
            k += 1
        t = (want - at[k]) / (at[k + 1] - at[k])
        out.append((line[k][0] + (line[k + 1][0] - line[k][0]) * t, line[k][1] + (line[k + 1][1] - line[k][1]) * t))
    return [*out, line[-1]]


def _softened(line: Line, rounds: int) -> Line:
    closed = line[0] == line[-1]
    for _ in range(rounds):
        ends = [line[0], line[-1]]
        if closed:
            ends = [_mean(line[-2], line[0], line[1])] * 2
        line = [ends[0], *(_mean(*line[k - 1 : k + 2]) for k in range(1, len(line) - 1)), ends[1]]
    return line


def _mean(a: Point, b: Point, c: Point) -> Point:
    return (a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4


def _roughened(line: Line, noise: Noise, amount: float) -> Line:
    last = len(line) - 1
    out = list(line)
    for k in range(1, last):
        dx, dy = line[k + 1][0] - line[k - 1][0], line[k + 1][1] - line[k - 1][1]
        size = max(math.sqrt(dx * dx + dy * dy), 1e-6)
        push = noise.at(line[k], 2) * amount * min(1.0, min(k, last - k) / 3)
        out[k] = (line[k][0] - dy / size * push, line[k][1] + dx / size * push)
    return out


def _simplified(line: Line) -> Line:
    """Points that lie within SLACK of the line without them are left out."""
    if len(line) < 3:
        return line
    if line[0] == line[-1]:
        far = max(range(len(line)), key=lambda k: apart(line[k], line[0]))
        return [*_simplified(line[: far + 1])[:-1], *_simplified(line[far:])]
    (ax, ay), (bx, by) = line[0], line[-1]
    size = max(apart(line[0], line[-1]), 1e-9)
    off = [abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / size for x, y in line]
    k = max(range(len(line)), key=lambda k: off[k])
    if off[k] <= SLACK:
        return [line[0], line[-1]]
    return [*_simplified(line[: k + 1])[:-1], *_simplified(line[k:])]


def distance(p: Point, rings: list[Line]) -> float:
    """How deep a point lies inside an outline; negative outside."""
    x, y = p
    best, inside = math.inf, False
    for ring in rings:
        ax, ay = ring[-1]
        for bx, by in ring:
            dx, dy = bx - ax, by - ay
            t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1)
            if t < 0:
                t = 0.0
            elif t > 1:
                t = 1.0
            ex, ey = x - ax - t * dx, y - ay - t * dy
            d = ex * ex + ey * ey
            if d < best:
                best = d
            if (ay > y) != (by > y) and x < dx * (y - ay) / dy + ax:
                inside = not inside
            ax, ay = bx, by
    return math.sqrt(best) if inside else -math.sqrt(best)


# A piece: where it would like to be from the middle of its zone, where its box is centred, half the box, how much it
# must stay inside. Sizes are those of the drawings at scale 1.
PIECES: dict[str, Wish] = {
    "column": (-17, 12, 0, -11, 7.5, 15, 1.0),
    "order": (2, -2, 0, 0, 9.5, 9.5, 1.0),
    "u0": (0, 15, 0, 0, 8.5, 8.5, 1.0),
    "u1": (17, 13, 0, -2, 8.5, 10, 1.0),
    "s0": (19, -5, 0, 0, 7, 6.5, 1.0),
    "s1": (-16, 22, 0, 0, 7, 6.5, 1.0),
    "haven": (-18, -12, 0, 0, 6.5, 6.5, 0.8),
    "morale": (21, 24, 0, 0, 6, 6, 0.8),
    "u2": (9, 24, 0, 0, 5.5, 5.5, 1.0),
    "u3": (-5, 24, 0, 0, 5.5, 5.5, 1.0),
    "u4": (13, 4, 0, 0, 5.5, 5.5, 1.0),
}
NAME = 0.25  # how much a name must stay inside
LETTER = 2.35  # half the width of a letter of a zone's name
REACH = 52  # pieces stay that near to the middle


def middle(rings: list[Line], box: tuple[float, float, float, float]) -> tuple[Point, float]:
    """The point of a shape that lies deepest, and how deep."""
    left, top, right, bottom = box
    step = 8.0
    spots = [(left + step * i, top + step * j) for i in range(int((right - left) / step) + 1)
             for j in range(int((bottom - top) / step) + 1)]  # fmt: skip
    while step > 0.6:
        best = max(spots, key=lambda p: (distance(p, rings), p))
        step /= 2.5
        spots = [(best[0] + i * step, best[1] + j * step) for i in range(-2, 3) for j in range(-2, 3)]
    best = max(spots, key=lambda p: (distance(p, rings), p))
    return best, distance(best, rings)


def places(rings: list[Line], centre: Point, depth: float, name: str, label: Point | None) -> dict[str, Point]:
    """Where each piece of a zone goes: inside, and apart from one another."""
    scale = min(max(depth / 27, 0.8), 1.3)
    small = min(scale, 1.0)
    wanted: dict[str, Wish] = {"label": (0, -depth * 0.78 / scale, 0, 0, len(name) * LETTER, 5, NAME)}
    for key, (dx, dy, ox, oy, w, h, stay) in PIECES.items():
        wanted[key] = (dx, dy, ox, oy * small, w * small, h * small, stay)
    room = _Room(rings, centre)
    found: dict[str, Point] = {}
    for key, wish in wanted.items():
        at = (centre[0] + wish[0] * scale, centre[1] + wish[1] * scale)
        found[key] = label if key == "label" and label else room.best(at, wish)
        room.boxes.append((found[key][0] + wish[2], found[key][1] + wish[3], wish[4], wish[5]))
    return found


class _Room:
    """Spots in and near the middle of a zone, how deep they lie, and the boxes already set there."""

    STEP = 4.0

    def __init__(self, rings: list[Line], centre: Point) -> None:
        self.centre = centre
        self.boxes: list[tuple[float, float, float, float]] = []
        self.deep: dict[tuple[int, int], float] = {}
        number = int(REACH / self.STEP)
        for i in range(-number, number + 1):
            for j in range(-number, number + 1):
                d = distance(self.spot(i, j), rings)
                if d > -4:
                    self.deep[i, j] = d

    def spot(self, i: int, j: int) -> Point:
        return self.centre[0] + i * self.STEP, self.centre[1] + j * self.STEP

    def best(self, at: Point, wish: Wish) -> Point:
        i, j = min(self.deep, key=lambda place: (self.cost(place, at, wish), place))
        return self.spot(i, j)

    def cost(self, place: tuple[int, int], at: Point, wish: Wish) -> float:
        _, _, ox, oy, w, h, stay = wish
        p = self.spot(*place)
        below = self.deep.get((place[0], place[1] + round(oy / self.STEP)), -8.0)
        total = apart(p, at) * 0.8 + max(0.0, min(w, h) + 1 - min(self.deep[place], below)) * 7 * stay
        if stay > NAME and self.deep[place] < 2:
            total += 1000  # only a name may stand outside its zone
        for bx, by, bw, bh in self.boxes:
            over = w + bw - abs(p[0] + ox - bx)
            if over > 0:
                over = min(over, h + bh - abs(p[1] + oy - by))
                if over > 0:
                    total += 3 + over * 8
        return total


def peaks(rings: list[Line], box: tuple[float, float, float, float], seed: int) -> list[tuple[int, int, int]]:
    """Mountain relief: x, y and height of each peak, from north to south."""
    dice, ridge = Noise(100 + seed, 1), Noise(31, 34)
    left, top, right, bottom = box
    out: list[tuple[float, float, float]] = []
    for k in range(700):
        p = (_between(dice.knot(k, 0), left, right), _between(dice.knot(k, 1), top, bottom))
        size = 6.5 + 6.5 * max(0.0, ridge.at(p, 2)) + dice.knot(k, 2)
        if any(apart((p[0], p[1] * 1.5), (q[0], q[1] * 1.5)) < (size + q[2]) * 0.62 for q in out):
            continue
        if distance((p[0], p[1] - size / 2), rings) > size * 0.7:
            out.append((*p, size))
    return sorted(((round(x), round(y), round(s)) for x, y, s in out), key=lambda q: (q[1], q[0]))


def scattered(fits: Callable[[Point, Point], bool], area: tuple[float, float], number: int, seed: int) -> list[Line]:
    """Short strokes thrown over the canvas, kept where they fit."""
    dice, wind = Noise(seed, 1), Noise(41, 120)
    out: list[Line] = []
    for k in range(number):
        p = (_between(dice.knot(k, 0), 0, area[0]), _between(dice.knot(k, 1), 0, area[1]))
        length, slope = 9 + 5 * dice.knot(k, 2), 0.42 + 0.4 * wind.at(p, 2)
        size = math.sqrt(1 + slope * slope)
        q = (p[0] + length / size, p[1] + length * slope / size)
        if fits(p, q) and not any(apart(p, line[0]) < 13 for line in out):
            out.append([p, q])
    return out


def _between(t: float, low: float, high: float) -> float:
    return low + (t + 1) / 2 * (high - low)
