"""A mosaic of small cells over a map of zones and seas: who owns each cell, so that only what should touch does."""

import heapq
import math
from collections import defaultdict
from typing import Any

Point = tuple[float, float]
Pair = frozenset[str]

STEP = 6.2  # width of a cell
MARGIN = 40  # cells beyond the canvas, so that shapes do not end at its edge
FAULT, CRATER, SEA = "fault", "crater", "sea"
SHORE = 34.0  # width of the land around the zones of a map without coast
COAST_ROOM = 26.0  # a mark of another sea that near counts more than the coast


def apart(a: Point, b: Point) -> float:
    return math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


class Noise:
    """Smooth noise on the plane in [-1, 1], the same everywhere for the same seed."""

    def __init__(self, seed: int, cell: float) -> None:
        self.seed, self.cell = seed, cell

    def at(self, p: Point, octaves: int = 3) -> float:
        total, height, scale = 0.0, 1.0, 1.0 / self.cell
        for _ in range(octaves):
            total += height * self._one(p[0] * scale + 50, p[1] * scale + 50)
            height, scale = height / 2, scale * 2
        return total

    def _one(self, x: float, y: float) -> float:
        i, j = math.floor(x), math.floor(y)
        u, v = x - i, y - j
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        top = self.knot(i, j) * (1 - u) + self.knot(i + 1, j) * u
        return top * (1 - v) + (self.knot(i, j + 1) * (1 - u) + self.knot(i + 1, j + 1) * u) * v

    def knot(self, i: int, j: int) -> float:
        n = (i * 374761393 + j * 668265263 + self.seed * 362437) & 0xFFFFFFFF
        n = ((n ^ n >> 13) * 1274126177) & 0xFFFFFFFF
        return ((n ^ n >> 16) & 0xFFFF) / 32768 - 1


class Plan:
    """What a map file and its drawing file say, as the tool needs it."""

    def __init__(self, table: dict[str, Any], drawing: dict[str, Any]) -> None:
        self.width, self.height = table["canvas"]
        self.zones: dict[str, dict[str, Any]] = {zone["id"]: zone for zone in table["zone"]}
        self.seas: dict[str, dict[str, Any]] = {sea["id"]: sea for sea in table["sea"]}
        self.drawing = drawing
        self.touching: set[Pair] = set()
        for name, zone in self.zones.items():
            self.touching |= {frozenset((name, other)) for other in (*zone["borders"], *zone.get("seas", ()))}
        for name, sea in self.seas.items():
            self.touching |= {frozenset((name, other)) for other in sea["links"]}
        straits = {frozenset((name, other)) for name, zone in self.zones.items() for other in zone.get("straits", ())}
        self.straits = sorted(tuple(sorted(pair)) for pair in straits)

    def may_touch(self, a: str, b: str) -> bool:
        if a == b or FAULT in (a, b):
            return True
        if CRATER in (a, b):
            return any(name in self.drawing["crater"]["beside"] for name in (a, b))
        return frozenset((a, b)) in self.touching


class Mosaic:
    """Cells in rows, every other row half a cell further: three cells meet in each corner, never four."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.columns = math.ceil((plan.width + 2 * MARGIN) / STEP)
        self.rows = math.ceil((plan.height + 2 * MARGIN) / (STEP * 0.866))
        jitter = Noise(11, 1)
        self.spots: list[Point] = []
        for row in range(self.rows):
            for column in range(self.columns):
                x = -MARGIN + (column + row % 2 / 2) * STEP + jitter.knot(column, row) * STEP * 0.3
                y = -MARGIN + row * STEP * 0.866 + jitter.knot(row, column + 7777) * STEP * 0.3
                self.spots.append((x, y))
        self.around = [self._around(i) for i in range(len(self.spots))]
        self.label = [""] * len(self.spots)

    def _around(self, i: int) -> list[int]:
        """The six cells around a cell, clockwise from the east; -1 beyond the mosaic."""
        row, column = divmod(i, self.columns)
        odd = row % 2
        found = []
        for r, c in ((0, 1), (1, odd), (1, odd - 1), (0, -1), (-1, odd - 1), (-1, odd)):
            inside = 0 <= row + r < self.rows and 0 <= column + c < self.columns
            found.append((row + r) * self.columns + column + c if inside else -1)
        return found

    def near(self, i: int) -> list[int]:
        return [j for j in self.around[i] if j >= 0]

    def paint(self) -> None:
        """Land to the zone whose half of a border link passes nearest, the rest to the seas."""
        bend, coast = (Noise(1, 46), Noise(2, 46)), (Noise(3, 26), Noise(4, 26))
        nearest = self._nearest()
        polygons = list(self.plan.drawing.get("coast", {}).values())
        crater = self.plan.drawing.get("crater")
        rim = Noise(5, 30)
        for i, p in enumerate(self.spots):
            if crater and apart(p, tuple(crater["at"])) < crater["radius"] * (1 + 0.12 * rim.at(p, 2)):
                self.label[i] = CRATER
                continue
            if polygons:
                q = _bent(p, coast, 8.0, 4)
                land = any(_inside(q, polygon) for polygon in polygons)
                self.label[i] = nearest(_bent(p, bend, 7.0, 3))[0] if land else SEA
            else:
                zone, distance = nearest(_bent(p, bend, 7.0, 3))
                self.label[i] = zone if distance < SHORE + 8 * rim.at(p, 3) else SEA
        self.tidy()
        self._name_seas()

    def _nearest(self) -> Any:
        """The zone of the nearest sample: its own point, the points it must reach, and half of each link."""
        samples: dict[tuple[int, int], list[tuple[float, float, str]]] = defaultdict(list)
        size = 25.0
        for name, zone in self.plan.zones.items():
            x, y = zone["at"]
            points = [(x, y), *map(tuple, self.plan.drawing.get("reach", {}).get(name, ()))]
            for other in zone["borders"]:
                ox, oy = self.plan.zones[other]["at"]
                points += [(x + (ox - x) * t / 50, y + (oy - y) * t / 50) for t in range(3, 25)]
            for px, py in points:
                samples[int(px // size), int(py // size)].append((px, py, name))

        def nearest(p: Point) -> tuple[str, float]:
            column, row = int(p[0] // size), int(p[1] // size)
            best, name, ring = math.inf, "", 0
            while best > ((ring - 1) * size) ** 2 or ring < 2:
                for c in range(column - ring, column + ring + 1):
                    rows = range(row - ring, row + ring + 1)
                    for r in rows if abs(c - column) == ring else (row - ring, row + ring):
                        for px, py, owner in samples.get((c, r), ()):
                            d = (px - p[0]) ** 2 + (py - p[1]) ** 2
                            if (d, owner) < (best, name):
                                best, name = d, owner
                ring += 1
            return name, math.sqrt(best)

        return nearest

    def _name_seas(self) -> None:
        """Water beside a zone of one sea is that sea; marks say more; the rest is flooded from there."""
        marks = [(sea, tuple(p)) for sea, points in self.plan.drawing.get("water", {}).items() for p in points]
        marks += [(sea, tuple(entry["at"])) for sea, entry in self.plan.seas.items()]
        water = [i for i, label in enumerate(self.label) if label == SEA]
        queue: list[tuple[float, int, str]] = []
        for i in water:
            zones = [self.plan.zones[self.label[j]] for j in self.near(i) if self.label[j] in self.plan.zones]
            only = {zone["seas"][0] for zone in zones if len(zone.get("seas", ())) == 1}
            if len(only) == 1:
                (sea,) = only
                if not any(other != sea and apart(self.spots[i], p) < COAST_ROOM for other, p in marks):
                    queue.append((0.0, i, sea))
        queue += [(0.0, min(water, key=lambda i: apart(self.spots[i], p)), sea) for sea, p in marks]
        heapq.heapify(queue)
        while queue:
            distance, i, sea = heapq.heappop(queue)
            if self.label[i] != SEA:
                continue
            self.label[i] = sea
            for j in self.near(i):
                if self.label[j] == SEA:
                    heapq.heappush(queue, (distance + apart(self.spots[i], self.spots[j]), j, sea))

    def parts(self, label: str) -> list[list[int]]:
        """The connected parts of a label, the largest first."""
        cells = [i for i, found in enumerate(self.label) if found == label]
        left = set(cells)
        parts = []
        for first in cells:
            if first not in left:
                continue
            part = [first]
            left.discard(first)
            for i in part:
                for j in self.near(i):
                    if j in left:
                        left.discard(j)
                        part.append(j)
            parts.append(part)
        return sorted(parts, key=len, reverse=True)

    def tidy(self) -> None:
        """Parts cut off from the rest of their zone go to their neighbours."""
        for label in sorted(set(self.label) - {FAULT}):
            for part in self.parts(label)[1:]:
                if label == SEA and len(part) >= 12:
                    continue
                votes: dict[str, int] = defaultdict(int)
                for i in part:
                    for j in self.near(i):
                        if self.label[j] != label:
                            votes[self.label[j]] += 1
                new = max(sorted(votes), key=lambda name: votes[name])
                for i in part:
                    self.label[i] = new

    def repair(self) -> bool:
        """Cells change hands until no two zones touch that should not; where nothing else helps, a fault opens."""
        for _ in range(8):
            if self._untangle() == 0:
                return True
            self.tidy()
        return False

    def _bad(self, i: int, label: str) -> int:
        return sum(not self.plan.may_touch(label, self.label[j]) for j in self.near(i))

    def _untangle(self) -> int:
        """How many rounds it took."""
        scope = [i for i, (x, y) in enumerate(self.spots) if self._in_frame(x, y)]
        for turn in range(400):
            hot = [i for i in scope if self._bad(i, self.label[i])]
            if not hot:
                return turn
            wide = {k for i in hot for j in (i, *self.near(i)) for k in (j, *self.near(j))}
            scope = sorted(i for i in wide if self._in_frame(*self.spots[i]))
            for i in hot:
                if self._bad(i, self.label[i]):
                    self.label[i] = self._better(i, turn > 40)
        return -1

    def _in_frame(self, x: float, y: float) -> bool:
        return -8 < x < self.plan.width + 8 and -8 < y < self.plan.height + 8

    def _better(self, i: int, stuck: bool) -> str:
        around = [self.label[j] for j in self.near(i)]
        best, choice = math.inf, FAULT
        for label in sorted({*around, self.label[i], FAULT}):
            bad = self._bad(i, label)
            if stuck and label != FAULT and bad:
                continue
            same = around.count(label)
            cost = 16.5 * bad + 0.9 * (len(around) - same) + 16 * (label == FAULT) + 8 * (same == 0)
            cost += 0.5 * (label == self.label[i])
            if cost < best:
                best, choice = cost, label
        return choice


def _bent(p: Point, noises: tuple[Noise, Noise], by: float, octaves: int) -> Point:
    return p[0] + noises[0].at(p, octaves) * by, p[1] + noises[1].at(p, octaves) * by


def _inside(p: Point, polygon: list[Point]) -> bool:
    x, y = p
    inside = False
    ax, ay = polygon[-1]
    for bx, by in polygon:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        ax, ay = bx, by
    return inside
