# interpreted
"""Whether a layout is legal and can be played: shapes, distances, ways in, no pocket without a way out.

`Bench.layout` tells all that is wrong with one, to `content check` and to whoever draws it (flaws.py).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names
from ludotheque.games.olomoc.flaws import Flaw, Spot
from ludotheque.kit.content.shapes import nearest
from ludotheque.kit.geometry.board import FENCE, NOBODY, ON, WALL, ZONE, Board, Scene
from ludotheque.kit.geometry.entry import Entry
from ludotheque.kit.geometry.ruler import Ruler
from ludotheque.kit.geometry.shapes import (
    is_convex,
    point_to_polygon,
    polygon_to_polygon,
    polygons_overlap,
    side_of,
)

Table = dict[str, Any]
Corner = tuple[int, int]
Broken = tuple[str, str]  # the key of a flaw, and the rule

KINDS = (WALL, FENCE, ZONE)  # of a polygon, by the kind of its terrain
GRID = 100  # between the places that are tried when terrain stands in a ring
SLACK = 40  # a way that much narrower than a base is taken for open: the grid would miss the narrowest legal ones


class Part(NamedTuple):
    """A convex polygon of a layout: the place of its terrain, whether it is a zone, its corners."""

    terrain: int
    zone: bool
    shape: vec[i64]

    def gap(self, other: "Part", k: int) -> int:
        """The sign of (distance to another part) - k."""
        a, b = self.shape, other.shape
        return polygon_to_polygon(a, 0, len(a) // 2, b, 0, len(b) // 2, k)

    def overlaps(self, other: "Part") -> bool:
        a, b = self.shape, other.shape
        return polygons_overlap(a, 0, len(a) // 2, b, 0, len(b) // 2)

    def from_point(self, x: int, y: int, k: int) -> int:
        """The sign of (distance to a point) - k."""
        return point_to_polygon(self.shape, 0, len(self.shape) // 2, x, y, k)


def radius(diameter: int) -> int:
    return names.RADII[names.DIAMETERS.index(diameter)]


def board_of(layout: Table) -> Board:
    """The Bloc with the terrain of a layout: each polygon has the place of its terrain there as its element."""
    board = Board(names.SIDE, names.SIDE, names.TOUCH, names.THREAT, names.BRIDGE)
    for i, piece in enumerate(layout["terrain"]):
        for part in piece["parts"]:
            board = board.with_polygon(corners(part), KINDS[names.TERRAIN_IDS.index(piece["kind"])], i)
    return board


def corners(part: Sequence[Sequence[int]]) -> vec[i64]:
    return vec[i64]([i64(number) for corner in part for number in corner])


class Bench:
    """What a layout is tried with: the agendas, the hostiles, the bases and the ruler of a content."""

    def __init__(self, agendas: list[Table], hostiles: list[Table], bases: Sequence[int], march: Table) -> None:
        self.agendas = {agenda["id"]: agenda for agenda in agendas}
        self.guards = {hostile["id"]: radius(hostile["base"]) for hostile in hostiles}
        self.bases = sorted(set(bases))
        self.march = Ruler(march["length"], march["width"])

    def layout(self, layout: Table, path: Spot) -> list[Flaw]:
        """Everything wrong with a layout whose tables have the right form; what comes later needs what came before."""
        for check in (self.shapes, self.distances, self.agenda_by_agenda, self.pockets):
            if found := list(check(layout, path)):
                return found
        return []

    def drawn(self, layout: Table) -> list[Flaw]:
        """The same of a layout made for no agenda in particular: it bars those whose flaws stand under "agendas"."""
        for check in (self.shapes, self.distances, self.pockets):
            if found := list(check(layout, ())):
                return found
        found = list(self.agenda_by_agenda({**layout, "agendas": list(self.agendas)}, ()))
        if {flaw.words["agenda"] for flaw in found} == set(self.agendas):
            found.append(Flaw(("terrain",), "no-agenda-fits", "OLO-Q92", {}))
        return found

    def shapes(self, layout: Table, path: Spot) -> Iterator[Flaw]:
        """OLO-G02  Terrain is made of convex polygons, counter-clockwise, on the Bloc and off its edge (OLO-189)."""
        seen: set[str] = set()
        for i, piece in enumerate(layout["terrain"]):
            if piece["id"] in seen:
                yield Flaw((*path, "terrain", i, "id"), "twice", "", {"piece": piece["id"]})
            seen.add(piece["id"])
            for k, part in enumerate(piece["parts"]):
                fault = shape_fault([(x, y) for x, y in part]) or edge_fault([(x, y) for x, y in part])
                if fault is not None:
                    yield Flaw((*path, "terrain", i, "parts", k), *fault, {"piece": piece["id"]})

    def distances(self, layout: Table, path: Spot) -> Iterator[Flaw]:
        """OLO-189  Two inches between terrain, or none at all; zones are exempt (OLO-017)."""
        parts = list(parts_of(layout))
        for i, piece in enumerate(layout["terrain"]):
            own = [part for part in parts if part.terrain == i]
            where = (*path, "terrain", i)
            if any(a.overlaps(b) for a, b in combinations(own, 2)):
                yield Flaw(where, "parts-overlap", "OLO-G02", {"piece": piece["id"]})
            elif not joined(own, names.TOUCH):
                yield Flaw(where, "parts-apart", "OLO-G02", {"piece": piece["id"]})
            for k, other in enumerate(layout["terrain"][:i]):
                theirs = [part for part in parts if part.terrain == k]
                if "zone" in (piece["kind"], other["kind"]):
                    continue
                both = {"piece": piece["id"], "other": other["id"]}
                if any(a.overlaps(b) for a in own for b in theirs):
                    yield Flaw(where, "overlaps", "OLO-189", both)
                elif not touching(own, theirs) and any(a.gap(b, names.CLEARANCE) < 0 for a in own for b in theirs):
                    yield Flaw(where, "too-near", "OLO-189", both)

    def agenda_by_agenda(self, layout: Table, path: Spot) -> Iterator[Flaw]:
        solid = [part for part in parts_of(layout) if not part.zone]
        for k, name in enumerate(layout["agendas"]):
            where = (*path, "agendas", k)
            if name not in self.agendas:
                guess = nearest(name, list(self.agendas))
                yield Flaw(where, "no-agenda", "", {"agenda": name, "nearest": guess})
            elif layout["agendas"].index(name) < k:
                yield Flaw(where, "agenda-twice", "", {"agenda": name})
            else:
                yield from self.markers(layout, solid, self.agendas[name], where)
                yield from self.guarded(layout, self.agendas[name], where)
                yield from self.entries(layout, self.agendas[name], where)

    def markers(self, layout: Table, solid: list[Part], agenda: Table, where: Spot) -> Iterator[Flaw]:
        """OLO-189, OLO-Q93  Two inches between terrain and a marker of the agenda, or none at all."""
        for marker in agenda.get("markers", ()):
            (x, y), r = marker["at"], radius(marker["size"])
            near = [part for part in solid if part.from_point(x, y, r + names.CLEARANCE) < 0]
            for part in near:
                piece = layout["terrain"][part.terrain]["id"]
                words = {"piece": piece, "marker": marker["id"], "agenda": agenda["id"]}
                if part.from_point(x, y, r) < 0:
                    yield Flaw(where, "marker-overlaps", "OLO-189", words)
                elif part.from_point(x, y, r + names.TOUCH) > 0:
                    yield Flaw(where, "marker-too-near", "OLO-189", words)

    def guarded(self, layout: Table, agenda: Table, where: Spot) -> Iterator[Flaw]:
        """OLO-177, OLO-G10  A hostile of the agenda has room where it begins."""
        scene = scene_of(layout, agenda)
        for guard in agenda.get("hostiles", ()):
            (x, y), r = guard["at"], self.guards[guard["profile"]]
            if not scene.can_stand(x, y, r, NOBODY):
                words = {"hostile": guard["profile"], "agenda": agenda["id"]}
                yield Flaw(where, "no-room", "OLO-G10", words)

    def entries(self, layout: Table, agenda: Table, where: Spot) -> Iterator[Flaw]:
        """OLO-228, OLO-G18  The largest rouage can come in over both deployment lines."""
        scene, size = scene_of(layout, agenda), self.bases[-1]
        for guard in agenda.get("hostiles", ()):
            x, y = guard["at"]
            scene.add(x, y, self.guards[guard["profile"]], NOBODY, ON)
        for edge in agenda["edges"]:
            if not Entry(scene, radius(size), self.march, names.EDGE_IDS.index(edge)).is_possible():
                words = {"size": size, "edge": edge, "agenda": agenda["id"]}
                yield Flaw(where, "no-entry", "OLO-228", words)

    def pockets(self, layout: Table, path: Spot) -> Iterator[Flaw]:
        """OLO-Q92  No place is shut in, for any base."""
        board = board_of(layout)
        for size in self.bases:
            place = pocket(board, [part for part in parts_of(layout) if not part.zone], radius(size))
            if place is not None:
                words = {"size": size, "x": place[0], "y": place[1]}
                yield Flaw((*path, "terrain"), "shut-in", "OLO-Q92", words)
                return


def parts_of(layout: Table) -> Iterator[Part]:
    for i, piece in enumerate(layout["terrain"]):
        for part in piece["parts"]:
            yield Part(i, piece["kind"] == "zone", corners(part))


def scene_of(layout: Table, agenda: Table) -> Scene:
    """The layout with the markers of an agenda."""
    scene = Scene(board_of(layout))
    for marker in agenda.get("markers", ()):
        x, y = marker["at"]
        scene.add(x, y, radius(marker["size"]), NOBODY, ON)
    return scene


def shape_fault(part: list[Corner]) -> Broken | None:
    """What is wrong with the corners of a part, whatever surrounds it."""
    n = len(part)
    edges = [(part[i], part[(i + 1) % n]) for i in range(n)]
    if len(set(part)) < n:
        return "same-corner", "OLO-G02"
    if any(cross(*edges[i], *edges[k]) for i in range(n) for k in range(i + 2, n) if (i, k) != (0, n - 1)):
        return "crosses-itself", "OLO-G02"
    if sum(a[0] * b[1] - a[1] * b[0] for a, b in edges) < 0:
        return "clockwise", "OLO-G02"
    if not is_convex(corners(part), 0, n):
        return "not-convex", "OLO-G02"
    return None


def edge_fault(part: list[Corner]) -> Broken | None:
    """OLO-Q90, OLO-Q91  Two inches from the edge, for zones too, and no touching instead."""
    numbers = [number for corner in part for number in corner]
    if not all(0 <= number <= names.SIDE for number in numbers):
        return "off-the-bloc", "OLO-003"
    if not all(names.CLEARANCE <= number <= names.SIDE - names.CLEARANCE for number in numbers):
        return "near-the-edge", "OLO-189"
    return None


def cross(a: Corner, b: Corner, c: Corner, d: Corner) -> bool:
    """Whether two closed segments meet."""
    ends = (side_of(*a, *b, *c), side_of(*a, *b, *d), side_of(*c, *d, *a), side_of(*c, *d, *b))
    if ends[0] * ends[1] > 0 or ends[2] * ends[3] > 0:
        return False
    return all(max(min(a[i], b[i]), min(c[i], d[i])) <= min(max(a[i], b[i]), max(c[i], d[i])) for i in range(2))


def touching(some: list[Part], others: list[Part]) -> bool:
    return any(a.gap(b, names.TOUCH) <= 0 for a in some for b in others)


def joined(parts: list[Part], k: int) -> bool:
    """Whether one gets from any part to any other by steps of at most k."""
    return len(clusters(parts, k)) <= 1


def clusters(parts: list[Part], k: int) -> list[list[Part]]:
    found: list[list[Part]] = []
    for part in parts:
        near = [cluster for cluster in found if any(part.gap(other, k) <= 0 for other in cluster)]
        found = [cluster for cluster in found if not any(cluster is other for other in near)]
        found.append([part, *(other for cluster in near for other in cluster)])
    return found


def pocket(board: Board, solid: list[Part], r: int) -> Corner | None:
    """A place where a disc of radius r can stand and from which it cannot get away, or None.

    Polygons swollen by r are convex again. Where these meet in no ring, what they leave is in one piece; only around a
    ring are places tried.
    """
    for cluster in clusters(solid, 2 * r):
        links = sum(a.gap(b, 2 * r) < 0 for a, b in combinations(cluster, 2))
        if links >= len(cluster):
            place = shut_in(Scene(board), cluster, r)
            if place is not None:
                return place
    return None


def shut_in(scene: Scene, cluster: list[Part], r: int) -> Corner | None:
    xs = [int(part.shape[i]) for part in cluster for i in range(0, len(part.shape), 2)]
    ys = [int(part.shape[i]) for part in cluster for i in range(1, len(part.shape), 2)]
    columns, rows = range(min(xs), max(xs) + 1, GRID), range(min(ys), max(ys) + 1, GRID)
    open_places = {(x, y) for x in columns for y in rows if scene.can_stand(x, y, r - SLACK, NOBODY)}
    outside = [(x, y) for x, y in open_places if x in (columns[0], columns[-1]) or y in (rows[0], rows[-1])]
    left = open_places - set(outside)
    while outside:
        x, y = outside.pop()
        for place in ((x + GRID, y), (x - GRID, y), (x, y + GRID), (x, y - GRID)):
            if place in left:
                left.remove(place)
                outside.append(place)
    return next((place for place in sorted(left) if scene.can_stand(*place, r, NOBODY)), None)
