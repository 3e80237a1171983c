"""Boards to measure on: four of 16 inches with walls, fences and zones, random ones, and the pieces of a skirmish.

Lengths are thousandths of an inch.
"""

import random

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.vecs import of
from ludotheque.kit.geometry.board import FENCE, HOLDS, NOBODY, ON, WALL, ZONE, Board, Scene
from ludotheque.kit.geometry.ruler import Ruler
from ludotheque.kit.geometry.shapes import is_convex

SMALL, MEDIUM, LARGE = 591, 787, 984  # bases of 30, 40 and 50 mm
PIECE = ON | HOLDS
MARCH, SHOVE = Ruler(3000, 750), Ruler(1000, 500)

# In tenths of an inch.
LAYOUTS: dict[str, list[tuple[int, str]]] = {
    "friche": [
        (WALL, "22,43 52,43 52,51 22,51"),
        (WALL, "22,20 30,20 30,43 22,43"),
        (WALL, "138,117 108,117 108,109 138,109"),
        (WALL, "138,140 130,140 130,117 138,117"),
        (WALL, "108,41 138,41 138,49 108,49"),
        (WALL, "52,119 22,119 22,111 52,111"),
        (FENCE, "122,33 130,33 130,41 122,41"),
        (FENCE, "38,127 30,127 30,119 38,119"),
    ],
    "carrefour": [
        (WALL, "21,50 50,21 53,24 24,53"),
        (WALL, "136,53 107,24 110,21 139,50"),
        (WALL, "139,110 110,139 107,136 136,107"),
        (WALL, "24,107 53,136 50,139 21,110"),
        (FENCE, "28,33 33,28 38,33 33,38"),
        (FENCE, "127,38 122,33 127,28 132,33"),
        (FENCE, "132,127 127,132 122,127 127,122"),
        (FENCE, "33,122 38,127 33,132 28,127"),
    ],
    "entrepots": [
        (WALL, "70,70 90,70 90,90 70,90"),
        (WALL, "24,36 52,36 52,48 24,48"),
        (WALL, "112,24 124,24 124,52 112,52"),
        (WALL, "136,124 108,124 108,112 136,112"),
        (WALL, "48,136 36,136 36,108 48,108"),
    ],
    "marais": [
        (ZONE, "100,80 94,94 80,100 66,94 60,80 66,66 80,60 94,66"),
        (ZONE, "42,104 60,104 60,124 42,124"),
        (WALL, "26,26 48,26 48,48 26,48"),
        (FENCE, "48,34 52,34 52,46 48,46"),
        (WALL, "134,134 112,134 112,112 134,112"),
        (FENCE, "112,126 108,126 108,114 112,114"),
        (WALL, "24,112 52,112 52,118 24,118"),
        (WALL, "136,48 108,48 108,42 136,42"),
    ],
}


def bare(width: int = 16000, height: int = 16000) -> Board:
    return Board(width, height, 20, 1000, 1000)


def polygon(text: str, scale: int = 1) -> vec[i64]:
    """The corners "x,y x,y ..."."""
    return of([round(float(number) * scale) for corner in text.split() for number in corner.split(",")])


def box(west: int, south: int, east: int, north: int) -> vec[i64]:
    return of([west, south, east, south, east, north, west, north])


def walled(*shapes: vec[i64], kind: int = WALL) -> Board:
    board = bare()
    for element, shape in enumerate(shapes):
        board = board.with_polygon(shape, kind, element)
    return board


def layout(name: str) -> Board:
    board = bare()
    for element, (kind, corners) in enumerate(LAYOUTS[name]):
        board = board.with_polygon(polygon(corners, 100), kind, element)
    return board


def scene(board: Board, *pieces: tuple[int, int], side: int = 0, radius: int = SMALL) -> Scene:
    s = Scene(board)
    for x, y in pieces:
        s.add(x, y, radius, side, PIECE)
    return s


def random_polygon(rng: random.Random, size: int = 3000) -> vec[i64]:
    """A convex polygon of 3 to 7 corners, anywhere on a board of 16 inches."""
    while True:
        points = {(rng.randrange(-size, size), rng.randrange(-size, size)) for _ in range(rng.randint(3, 7))}
        x, y = rng.randrange(16001), rng.randrange(16001)
        corners = [n for px, py in hull(sorted(points)) for n in (x + px, y + py)]
        if len(corners) >= 6 and min(corners) >= 0 and max(corners) <= 16000:
            shape = of(corners)
            if is_convex(shape, 0, len(corners) // 2):
                return shape


def hull(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The convex hull of sorted points, counter-clockwise, without corners on a straight edge."""

    def half(way: list[tuple[int, int]]) -> list[tuple[int, int]]:
        out: list[tuple[int, int]] = []
        for x, y in way:
            while len(out) > 1:
                (ax, ay), (bx, by) = out[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                out.pop()
            out.append((x, y))
        return out[:-1]

    return half(points) + half(points[::-1])


def random_board(rng: random.Random, polygons: int) -> Board:
    board = bare()
    for element in range(polygons):
        board = board.with_polygon(random_polygon(rng, 2000), rng.choice([WALL, WALL, FENCE, ZONE]), element)
    return board


def random_place(rng: random.Random, s: Scene, radius: int) -> tuple[int, int] | None:
    """A free place for a disc of that radius, or None after many tries."""
    for _ in range(200):
        x, y = rng.randrange(16001), rng.randrange(16001)
        if s.can_stand(x, y, radius, NOBODY):
            return x, y
    return None


def crowd(rng: random.Random, board: Board, pieces: int) -> Scene:
    """Pieces of three sizes and three sides at random free places."""
    s = Scene(board)
    for _ in range(pieces):
        radius = rng.choice([SMALL, SMALL, MEDIUM, LARGE])
        place = random_place(rng, s, radius)
        if place is not None:
            s.add(*place, radius, rng.randrange(3), PIECE)
    return s
