"""The drawn map of Steamwatchers: what touches on the drawing is what touches in the rules, and it is fresh."""

import importlib
import json
import re
import shutil
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ludotheque.games.steamwatchers import loader
from ludotheque.games.steamwatchers.check import HOUSE

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "src" / "games" / "steamwatchers" / "map.gen.json"
Spot = tuple[int, int]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return importlib.import_module("tools.drawings.steamwatchers")


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


def rings(path: str) -> list[list[Spot]]:
    """The corners of a path, in tenths."""
    found = []
    for part in re.findall(r"M([^Mz]*)z", path):
        start, _, rest = part.partition("l")
        numbers = [round(float(n) * 10) for n in re.findall(r"-?(?:\d+\.\d+|\.\d+|\d+)", f"{start} {rest}")]
        x, y = numbers[:2]
        ring = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        found.append(ring)
    return found


def edges(path: str) -> set[frozenset[Spot]]:
    return {frozenset(pair) for ring in rings(path) for pair in pairwise([*ring, ring[0]])}


def inside(x: int, y: int, path: str) -> bool:
    found = False
    for ring in rings(path):
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            if (ay > y * 10) != (by > y * 10) and x * 10 < (bx - ax) * (y * 10 - ay) / (by - ay) + ax:
                found = not found
    return found


def test_the_file_is_fresh(tool: ModuleType) -> None:
    drawing = tool.Drawing(HOUSE)
    assert drawing.faults == []
    assert FILE.read_text(encoding="utf-8") == tool.written(drawing.data()), "stale: run tools/drawing.py"


def test_what_is_drawn_together_is_together(drawn: dict[str, Any]) -> None:
    """Shapes share strokes exactly where the map says that they touch: by land, on a coast, from sea to sea."""
    content = loader.load()
    names = [*content.zone_ids, *content.sea_ids]
    first = content.zones
    listed: set[frozenset[str]] = set()
    for z in range(first):
        listed |= {frozenset((names[z], names[o])) for o in range(first) if content.land_mask[z] >> o & 1}
        listed |= {
            frozenset((names[z], names[first + s])) for s in range(content.seas) if content.shore_mask[z] >> s & 1
        }
    for s in range(content.seas):
        linked = [o for o in range(content.seas) if content.sea_mask[s] >> o & 1]
        listed |= {frozenset((names[first + s], names[first + o])) for o in linked}
    owners: dict[frozenset[Spot], list[str]] = defaultdict(list)
    for name, shape in (drawn["zones"] | drawn["seas"]).items():
        for edge in edges(shape["path"]):
            owners[edge].append(name)
    assert all(len(found) <= 2 for found in owners.values())
    right, bottom = drawn["width"] * 10, drawn["height"] * 10
    on_canvas = [edge for edge in owners if any(0 <= x <= right and 0 <= y <= bottom for x, y in edge)]
    assert {frozenset(owners[edge]) for edge in on_canvas if len(owners[edge]) == 2} == listed
    straits = {frozenset(strait["zones"]) for strait in drawn["straits"]}
    assert straits == {
        frozenset((names[a], names[b])) for a in range(first) for b in range(first) if content.strait_mask[a] >> b & 1
    }


def test_no_outline_crosses_itself(drawn: dict[str, Any]) -> None:
    for name, shape in drawn["zones"].items():
        for ring in rings(shape["path"]):
            assert len(set(ring)) == len(ring), f"{name} passes twice through a corner"
            assert not any(_cross(a, b) for a, b in _near_pairs(list(pairwise([*ring, ring[0]])))), name


def _near_pairs(strokes: list[tuple[Spot, Spot]]) -> list[tuple[tuple[Spot, Spot], tuple[Spot, Spot]]]:
    found = []
    for i, (a, b) in enumerate(strokes):
        for c, d in strokes[i + 2 :]:
            apart_x = max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0])
            apart_y = max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1])
            if not apart_x and not apart_y and not {a, b} & {c, d}:
                found.append(((a, b), (c, d)))
    return found


def _cross(one: tuple[Spot, Spot], two: tuple[Spot, Spot]) -> bool:
    def side(p: Spot, q: Spot, r: Spot) -> int:
        turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return (turn > 0) - (turn < 0)

    (a, b), (c, d) = one, two
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_pieces_have_their_place_inside_their_zone(drawn: dict[str, Any]) -> None:
    for name, zone in drawn["zones"].items():
        spots = [*zone["units"], *zone["structures"], zone["column"], zone["order"], zone["at"]]
        assert len({tuple(spot) for spot in spots[:-1]}) == len(spots) - 1
        assert all(inside(x, y, zone["path"]) for x, y in spots), name
        assert bool(zone.get("peaks")) == (zone["terrain"] == "mountain")
    for name, sea in drawn["seas"].items():
        assert all(inside(x, y, sea["path"]) for x, y in (*sea["slots"], sea["label"])), name


def test_a_map_with_a_fault_is_not_drawn(tool: ModuleType, tmp_path: Path) -> None:
    text = (HOUSE / "map.toml").read_text(encoding="utf-8")
    (tmp_path / "map.toml").write_text(text.replace('straits = ["alba"]\n', ""), encoding="utf-8")
    (fault,) = tool.Drawing(tmp_path).faults
    assert "alba names eirinn in straits, but eirinn does not name alba" in fault


def test_a_map_without_a_drawn_coast_finds_its_own(tool: ModuleType, tmp_path: Path) -> None:
    """Nothing but the points of the zones: the tool draws what it can and says which borders it could not draw."""
    shutil.copy(HOUSE / "map.toml", tmp_path)
    drawing = tool.Drawing(tmp_path)
    assert all("should touch" in fault or "parts" in fault for fault in drawing.faults)
    assert len(drawing.shapes["burgundia"]) == 1
