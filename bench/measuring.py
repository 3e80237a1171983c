"""Lines of sight and moves by a ruler, on a board with eight pieces: the same questions to our geometry and to shapely.

A board of 16 inches in thousandths, eight walls along the axes. What a question is made of is plain numbers, so both
interpreters can read it; both sides are asked one question a call, from Python.
"""

import math
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

BOARD, RADIUS, TOUCH = 16_000, 591, 20
LENGTH, WIDTH = 3_000, 750
# west, south, east, north; the last two hide nothing
WALLS = (
    (2200, 4300, 5200, 5100),
    (2200, 2000, 3000, 4300),
    (10800, 10900, 13800, 11700),
    (13000, 11700, 13800, 14000),
    (10800, 4100, 13800, 4900),
    (2200, 11100, 5200, 11900),
    (12200, 3300, 13000, 4100),
    (3000, 11900, 3800, 12700),
)
OPAQUE = 6
PIECES = 8
QUESTIONS = 400
SAMPLES = 24  # points of a rim from which shapely looks

Place = tuple[int, int]


class Move(NamedTuple):
    """Whether the first piece may go to `end` along a ruler with these corners, as pairs and one after the other."""

    pieces: list[Place]
    corners: list[Place]
    numbers: list[int]
    end: Place


def free(pieces: list[Place], x: int, y: int) -> bool:
    if not (RADIUS <= x <= BOARD - RADIUS and RADIUS <= y <= BOARD - RADIUS):
        return False
    for west, south, east, north in WALLS:
        if math.dist((x, y), (min(max(x, west), east), min(max(y, south), north))) < RADIUS:
            return False
    return all(math.dist((x, y), piece) >= 2 * RADIUS for piece in pieces)


def crowd(rng: random.Random) -> list[Place]:
    pieces: list[Place] = []
    while len(pieces) < PIECES:
        place = rng.randrange(BOARD), rng.randrange(BOARD)
        if free(pieces, *place):
            pieces.append(place)
    return pieces


def sights() -> list[tuple[Place, Place]]:
    rng = random.Random(1)
    return [(pieces[0], pieces[1]) for pieces in (crowd(rng) for _ in range(QUESTIONS))]


def moves() -> list[Move]:
    """Rulers laid beside a piece, 8 off it, and an end anywhere along the other side or beyond an end of the ruler."""
    rng, found = random.Random(2), list[Move]()
    while len(found) < QUESTIONS:
        pieces = crowd(rng)
        x, y = pieces[0]
        angle = math.radians(rng.randrange(36_000) / 100)
        c, s = math.cos(angle), math.sin(angle)
        along, across = rng.randrange(-LENGTH // 2, LENGTH // 2), WIDTH / 2 + RADIUS + 8

        def at(u: float, v: float, c: float = c, s: float = s, x: int = x, y: int = y) -> Place:
            return round(x + u * c - v * s), round(y + u * s + v * c)

        half, side = LENGTH / 2, across
        corners = [at(along + u * half, side + v * WIDTH / 2) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        end = at(along + rng.randrange(-LENGTH // 2, LENGTH // 2), 2 * across) if rng.random() < 0.5 else None
        end = end or at(along + half + RADIUS + 8, across + rng.randrange(-WIDTH // 2, WIDTH // 2))
        found.append(Move(pieces, corners, [n for corner in corners for n in corner], end))
    return found


def forever(questions: list[Any], answer: Callable[[Any], object], a_batch: int) -> Callable[[], int]:
    """Answers so many questions a batch, in turn, again and again."""

    def turn() -> Iterator[Any]:
        while True:
            yield from questions

    asked = turn()

    def batch() -> int:
        for _ in range(a_batch):
            answer(next(asked))
        return a_batch

    return batch


def our_board() -> Any:
    from ludotheque.core.vecs import of
    from ludotheque.kit.geometry.board import FENCE, WALL, Board

    board = Board(BOARD, BOARD, TOUCH, 1000, 1000)
    for element, (west, south, east, north) in enumerate(WALLS):
        shape = of([west, south, east, south, east, north, west, north])
        board = board.with_polygon(shape, WALL if element < OPAQUE else FENCE, element)
    return board


def our_scene(pieces: list[Place]) -> Any:
    from ludotheque.kit.geometry.board import HOLDS, ON, Scene

    scene = Scene(our_board())
    for side, (x, y) in enumerate(pieces):
        scene.add(x, y, RADIUS, side % 2, ON | HOLDS)
    return scene


def our_sight() -> Callable[[tuple[Place, Place]], bool]:
    from ludotheque.kit.geometry.sight import line_between

    board = our_board()
    return lambda pair: len(line_between(board, *pair[0], RADIUS, *pair[1], RADIUS)) > 0


def our_legality() -> Callable[[Move], bool]:
    """The scene stands ready, as it does in a game; the ruler's corners arrive as numbers."""
    from ludotheque.core.vecs import of
    from ludotheque.kit.geometry.ruler import Ruler, ruler_fault

    ruler, scenes = Ruler(LENGTH, WIDTH), dict[int, Any]()

    def legal(move: Move) -> bool:
        scene = scenes.get(id(move))
        if scene is None:
            scene = scenes[id(move)] = our_scene(move.pieces)
        return ruler_fault(scene, 0, ruler, of(move.numbers), *move.end) == 0

    return legal


def our_regions() -> Callable[[], int]:
    from ludotheque.kit.geometry.region import reachable
    from ludotheque.kit.geometry.ruler import Ruler
    from ludotheque.kit.geometry.travel import Travel

    rng = random.Random(3)
    rulers = [Ruler(LENGTH, WIDTH), Ruler(1000, 500)]
    scenes = [our_scene(crowd(rng)) for _ in range(20)]
    return forever(scenes, lambda scene: reachable(Travel(scene, 0, rulers, 2 * RADIUS)), 1)


def shapely_sight() -> Callable[[tuple[Place, Place]], bool]:
    """The centre line, then every segment between points of the two rims, all in one call; walls prepared."""
    import numpy as np
    import shapely

    walls = shapely.union_all([shapely.box(*wall) for wall in WALLS[:OPAQUE]])
    shapely.prepare(walls)
    turns = np.linspace(0, math.tau, SAMPLES, endpoint=False)
    rim = RADIUS * np.stack([np.cos(turns), np.sin(turns)], axis=1)
    here, there = (index.ravel() for index in np.meshgrid(range(SAMPLES), range(SAMPLES)))

    def sees(pair: tuple[Place, Place]) -> bool:
        if not shapely.intersects(walls, shapely.linestrings(pair)):
            return True
        ends = np.stack([pair[0] + rim[here], pair[1] + rim[there]], axis=1)
        return not shapely.intersects(walls, shapely.linestrings(ends)).all()

    return sees


def shapely_legality() -> Callable[[Move], bool]:
    """Walls and pieces stand ready, prepared; touching is no overlap, so intersections must have an area."""
    import shapely

    board = shapely.box(0, 0, BOARD, BOARD)
    walls = [shapely.box(*wall) for wall in WALLS]
    shapely.prepare([board, *walls])
    known = dict[int, list[Any]]()

    def legal(move: Move) -> bool:
        centres = known.get(id(move))
        if centres is None:
            centres = known[id(move)] = [shapely.Point(piece) for piece in move.pieces]
        end = shapely.Point(move.end)
        if not (RADIUS <= end.x <= BOARD - RADIUS and RADIUS <= end.y <= BOARD - RADIUS):
            return False
        if any(wall.distance(end) < RADIUS for wall in walls):
            return False
        if any(centre.distance(end) < 2 * RADIUS for centre in centres[1:]):
            return False
        ruler = shapely.Polygon(move.corners)
        if not board.covers(ruler) or any(wall.overlaps(ruler) or wall.contains(ruler) for wall in walls):
            return False
        if any(ruler.distance(centre) < RADIUS for centre in centres):
            return False
        return (
            RADIUS <= ruler.distance(centres[0]) <= RADIUS + TOUCH and RADIUS <= ruler.distance(end) <= RADIUS + TOUCH
        )

    return legal


CONTESTANTS: dict[str, Callable[[], tuple[str, Callable[[], int]]]] = {
    "geometry-sight": lambda: ("answers", forever(sights(), our_sight(), 100)),
    "geometry-legality": lambda: ("answers", forever(moves(), our_legality(), 100)),
    "geometry-region": lambda: ("regions", our_regions()),
    "shapely-sight": lambda: ("answers", forever(sights(), shapely_sight(), 10)),
    "shapely-legality": lambda: ("answers", forever(moves(), shapely_legality(), 10)),
}
