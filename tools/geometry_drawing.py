"""Draws docs/pictures/geometry.svg from the geometry's own answers: `python tools/geometry_drawing.py`."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.vecs import of
from ludotheque.kit.geometry.board import FENCE, HOLDS, ON, WALL, Board, Scene
from ludotheque.kit.geometry.region import reachable
from ludotheque.kit.geometry.ruler import Ruler
from ludotheque.kit.geometry.sight import line_of_sight
from ludotheque.kit.geometry.travel import Travel

TARGET = Path(__file__).parents[1] / "docs/pictures/geometry.svg"
SIDE, SCALE = 16_000, 25
WALLS = [(WALL, 2200, 4300, 5200, 5100), (WALL, 10800, 4100, 13800, 4900), (FENCE, 12200, 3300, 13000, 4100)]
WALLS += [(WALL, 6900, 9000, 7700, 12000), (WALL, 2200, 11100, 5200, 11900)]
PIECES = [(5600, 7600, 0), (8300, 6500, 1), (10600, 11500, 1)]
END = (8300, 8600)


def scene() -> Scene:
    board = Board(SIDE, SIDE, 20, 1000, 1000)
    for element, (kind, west, south, east, north) in enumerate(WALLS):
        board = board.with_polygon(of([west, south, east, south, east, north, west, north]), kind, element)
    s = Scene(board)
    for x, y, side in PIECES:
        s.add(x, y, 591, side, ON | HOLDS)
    return s


def place(x: int, y: int) -> str:
    return f"{x / SCALE:g},{(SIDE - y) / SCALE:g}"


def corners(shape: vec[i64]) -> str:
    numbers = [int(n) for n in shape]
    return " ".join(place(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True))


def disc(x: int, y: int, r: int, style: str) -> str:
    cx, cy = place(x, y).split(",")
    return f'<circle cx="{cx}" cy="{cy}" r="{r / SCALE:g}" {style}/>'


def drawing() -> str:
    s = scene()
    travel = Travel(s, 0, [Ruler(3000, 750), Ruler(1000, 500)], 1182)
    rings = "".join(f"M{corners(ring)}Z" for ring in reachable(travel))
    assert travel.find(*END, 1) == 0
    sight = line_of_sight(s, 0, 2)
    size = f"{SIDE / SCALE:g}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}">',
        "<title>A board: walls, three pieces, where one can go, a ruler, a line of sight</title>",
        f'<rect width="{size}" height="{size}" fill="#f4efe4"/>',
        f'<path d="{rings}" fill="#7fb3a6" fill-opacity=".45" stroke="#2f6f62" fill-rule="evenodd"/>',
    ]
    for p, (kind, *_) in enumerate(WALLS):
        at = s.board.first[p]
        shape = s.board.points[at : at + 8]
        lines.append(f'<polygon points="{corners(shape)}" fill="{"#5b5348" if kind == WALL else "#b3a68e"}"/>')
    for i, (x, y, side) in enumerate(PIECES):
        if side:
            lines.append(disc(x, y, 1591, 'fill="none" stroke="#a8442f" stroke-dasharray="4 4"'))
        lines.append(disc(x, y, 591, f'fill="{"#a8442f" if side else "#2f6f62"}"'))
    lines.append(f'<polygon points="{corners(travel.corners)}" fill="#d9a441" fill-opacity=".8" stroke="#8a6416"/>')
    lines.append(disc(*END, 591, 'fill="none" stroke="#2f6f62" stroke-width="2"'))
    lines.append(f'<polyline points="{corners(sight)}" stroke="#1d3f8f" stroke-width="2" fill="none"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    TARGET.write_text(drawing(), encoding="utf-8")
