"""The map of Steamwatchers: organic shapes from its data, the places of the pieces, and proof that borders agree.

A fine mosaic is shared out among zones and seas (mosaic.py); borders are traced, smoothed and simplified once for both
sides (lines.py); then the lines are measured: what the data lists must share a border, nothing else may.
"""

import json
import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

from ludotheque.games.steamwatchers.check import DRAWING, HOUSE, check
from tools.drawings.lines import Line, Lines, middle, peaks, places, scattered
from tools.drawings.mosaic import CRATER, FAULT, MARGIN, STEP, Mosaic, Plan, Point, apart

ROOT = Path(__file__).parents[2]

TARGET = ROOT / "web" / "src" / "games" / "steamwatchers" / "map.gen.json"
SHORTEST = 9.0  # a listed border of less could be overlooked
SLOT = (24, 22)  # contract slots: how far apart, how far below the name of their sea


class Drawing:
    """One map, drawn."""

    def __init__(self, folder: Path) -> None:
        self.faults = [str(fault) for fault in check(folder)]
        if self.faults:
            return
        home = folder if (folder / "map.toml").exists() else HOUSE
        table = tomllib.loads((home / "map.toml").read_text(encoding="utf-8"))
        hints = home / DRAWING
        self.plan = Plan(table, tomllib.loads(hints.read_text(encoding="utf-8")) if hints.exists() else {})
        mosaic = Mosaic(self.plan)
        mosaic.paint()
        if not mosaic.repair():
            self.faults.append("the zones cannot be untangled: move their points, or help with drawing.toml")
        self.lines = Lines(mosaic)
        self.shapes = {name: self.lines.rings({name}) for name in (*self.plan.zones, *self.plan.seas)}
        self.crater = self.lines.rings({CRATER})
        self.cracks = self.lines.rings({FAULT})
        land = {*self.plan.zones, CRATER, FAULT}
        self.coast = self.lines.rings(land)
        self.faults += self.measure()

    def measure(self) -> list[str]:
        """Every listed border is drawn and long enough, no other is, and every zone is one shape."""
        lengths = {pair: length for pair, length in self.lines.lengths.items() if length}
        names = {*self.plan.zones, *self.plan.seas}
        found = [
            f"{' and '.join(sorted(pair))} should touch, their border is {lengths.get(pair, 0):.0f} long"
            for pair in self.plan.touching
            if lengths.get(pair, 0) < SHORTEST
        ]
        found += [
            f"{' and '.join(sorted(pair))} should not touch"
            for pair in lengths
            if pair <= names and pair not in self.plan.touching
        ]
        parts = {name: len(self.lines.mosaic.parts(name)) for name in names}
        found += [f"{name} is drawn in {number} parts" for name, number in parts.items() if number != 1]
        return sorted(found)

    def data(self) -> dict[str, Any]:
        zones = {name: self.zone(name, k) for k, name in enumerate(self.plan.zones)}
        seas = {name: self.sea(name) for name in self.plan.seas}
        straits = [{"zones": list(pair), "path": self.strait(*pair)} for pair in self.plan.straits]
        area = (self.plan.width, self.plan.height)
        plains = [name for name, zone in self.plan.zones.items() if zone["terrain"] == "plain"]
        snow = scattered(lambda p, q: self.holds(plains, p, q), area, 1400, 51)
        ice = scattered(lambda p, q: self.holds(list(self.plan.seas), p, q), area, 700, 52)
        return {
            "width": self.plan.width,
            "height": self.plan.height,
            "zones": zones,
            "seas": seas,
            "straits": straits,
            "crater": path(self.crater),
            "faults": path(self.cracks),
            "coast": path(self.coast),
            "snow": strokes(snow),
            "ice": strokes(ice),
        }

    def holds(self, names: list[str], p: Point, q: Point) -> bool:
        """Both ends of a stroke lie well inside one of these shapes, by the mosaic."""
        mosaic = self.lines.mosaic
        labels = set()
        for x, y in (p, q):
            row = round((y + MARGIN) / (STEP * 0.866))
            column = round((x + MARGIN) / STEP - row % 2 / 2)
            cell = min(max(row, 0), mosaic.rows - 1) * mosaic.columns + min(max(column, 0), mosaic.columns - 1)
            labels |= {mosaic.label[cell], *(mosaic.label[j] for j in mosaic.near(cell))}
        return len(labels) == 1 and labels <= set(names)

    def zone(self, name: str, number: int) -> dict[str, Any]:
        zone, rings = self.plan.zones[name], self.shapes[name]
        box = self.box(rings)
        centre, depth = middle(rings, box)
        label = self.plan.drawing.get("label", {}).get(name)
        spots = places(rings, centre, depth, zone["name"], tuple(label) if label else None)
        found: dict[str, Any] = {
            "name": zone["name"],
            "terrain": zone["terrain"],
            "path": path(rings),
            "at": whole(centre),
            "depth": round(depth),
            "label": whole(spots["label"]),
            "units": [whole(spots[f"u{k}"]) for k in range(5)],
            "structures": [whole(spots["s0"]), whole(spots["s1"])],
            "column": whole(spots["column"]),
            "order": whole(spots["order"]),
            "morale": whole(spots["morale"]),
            "haven": whole(spots["haven"]),  # the Ruins may put one anywhere on the coast
        }
        if zone.get("east"):
            found["east"] = True
        if zone["terrain"] == "mountain":
            found["peaks"] = peaks(rings, box, number)
        return found

    def box(self, rings: list[Line]) -> tuple[float, float, float, float]:
        xs = [min(max(p[0], 0), self.plan.width) for ring in rings for p in ring]
        ys = [min(max(p[1], 0), self.plan.height) for ring in rings for p in ring]
        return min(xs), min(ys), max(xs), max(ys)

    def sea(self, name: str) -> dict[str, Any]:
        sea = self.plan.seas[name]
        x, y = sea["at"]
        wide, below = SLOT
        return {
            "name": sea["name"],
            "path": path(self.shapes[name]),
            "label": [x, y],
            "slots": [[x + wide * k, y + below] for k in (-1, 0, 1)],
            "legate": [x, y + 2 * below],
        }

    def strait(self, a: str, b: str) -> str:
        """A bow between the two shores, where they are nearest."""
        p, q = min(
            ((p, q) for ring in self.shapes[a] for p in ring for other in self.shapes[b] for q in other),
            key=lambda ends: (apart(*ends), ends),
        )
        x, y = (p[0] + q[0]) / 2 - (q[1] - p[1]) * 0.18, (p[1] + q[1]) / 2 + (q[0] - p[0]) * 0.18
        return f"M{p[0]:g} {p[1]:g}Q{x:.1f} {y:.1f} {q[0]:g} {q[1]:g}"


def whole(p: Point) -> list[int]:
    return [round(p[0]), round(p[1])]


def path(rings: list[Line]) -> str:
    """Closed outlines as one SVG path, in tenths told as differences."""
    out = []
    for ring in rings:
        tenths = [(round(x * 10), round(y * 10)) for x, y in ring]
        text = f"M{_tenth(tenths[0][0])}{_gap(_tenth(tenths[0][1]))}l"
        first = True
        for (ax, ay), (bx, by) in pairwise(tenths):
            if (ax, ay) != (bx, by):
                dx, dy = _tenth(bx - ax), _tenth(by - ay)
                text += (dx if first else _gap(dx)) + _gap(dy)
                first = False
        out.append(re.sub(r"(?<=\.\d) (?=\.)", "", text) + "z")  # a second point begins a number by itself
    return "".join(out)


def _tenth(n: int) -> str:
    text = f"{n / 10:g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _gap(text: str) -> str:
    return text if text.startswith("-") else f" {text}"


def strokes(lines: list[Line]) -> str:
    out = []
    for p, q in lines:
        dx, dy = q[0] - p[0], q[1] - p[1]
        cx, cy = round(dx / 2 + dy * 0.16), round(dy / 2 - dx * 0.16)
        out.append(f"M{round(p[0])} {round(p[1])}q{cx} {cy} {round(dx)} {round(dy)}")
    return "".join(out)


def written(data: dict[str, Any]) -> str:
    """One line for each zone and sea, so that a change can be read."""
    lines = []
    for key, value in data.items():
        if key in ("zones", "seas"):
            inside = [f"  {json.dumps(k)}: {_dense(v)}" for k, v in value.items()]
            lines.append(f'"{key}": {{\n' + ",\n".join(inside) + "\n}")
        else:
            lines.append(f'"{key}": {_dense(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _dense(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def picture(data: dict[str, Any]) -> str:
    """A plain drawing of everything in the file, to look at."""
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {data["width"]} {data["height"]}"><style>'
        "path{stroke-linejoin:round;stroke-linecap:round}text{font:600 7px sans-serif;text-anchor:middle;fill:#12304a}"
        "</style>"
    ]
    for sea in data["seas"].values():
        out.append(f'<path d="{sea["path"]}" fill="#11273a" stroke="#2b4d66" stroke-dasharray="1 4"/>')
    out.append(f'<path d="{data["coast"]}" fill="none" stroke="#8fd0ea" stroke-opacity=".25" stroke-width="16"/>')
    for zone in data["zones"].values():
        fill = "#8ba8b9" if zone["terrain"] == "mountain" else "#b9d0dc"
        out.append(f'<path d="{zone["path"]}" fill="{fill}" stroke="#5e8296"/>')
        for x, y, s in zone.get("peaks", ()):
            out.append(f'<path d="M{x} {y - s}l{-s * 0.7:.1f} {s}h{s * 1.4:.1f}z" fill="#f4fbff" stroke="#4d6b7e"/>')
    out.append(f'<path d="{data["snow"]}" fill="none" stroke="#fff" stroke-opacity=".5"/>')
    out.append(f'<path d="{data["ice"]}" fill="none" stroke="#cfeaf5" stroke-opacity=".15"/>')
    out.append(f'<path d="{data["coast"]}" fill="none" stroke="#eefaff" stroke-width="1.5"/>')
    out.append(f'<path d="{data["crater"]}" fill="#2a1a15" stroke="#e0662b"/>')
    out.append(f'<path d="{data["faults"]}" fill="#0c1822"/>')
    for strait in data["straits"]:
        out.append(
            f'<path d="{strait["path"]}" fill="none" stroke="#f6c08f" stroke-width="2" stroke-dasharray=".1 5"/>'
        )
    for zone in data["zones"].values():
        for key, colour, size in (("column", "#fff", 7), ("order", "#d08030", 9), ("morale", "#c0a040", 5)):
            out.append(
                f'<circle cx="{zone[key][0]}" cy="{zone[key][1]}" r="{size}" fill="{colour}" fill-opacity=".6"/>'
            )
        for x, y in zone["units"]:
            out.append(f'<circle cx="{x}" cy="{y}" r="6" fill="#b03030" fill-opacity=".5"/>')
        for x, y in zone["structures"]:
            out.append(f'<rect x="{x - 6}" y="{y - 6}" width="12" height="12" fill="#307040" fill-opacity=".5"/>')
        out.append(f'<text x="{zone["label"][0]}" y="{zone["label"][1] + 2}">{zone["name"].upper()}</text>')
    for sea in data["seas"].values():
        for x, y in sea["slots"]:
            out.append(f'<rect x="{x - 9}" y="{y - 7}" width="19" height="14" fill="none" stroke="#cfeaf5"/>')
    return "\n".join([*out, "</svg>\n"])


def summary(drawing: Drawing, data: dict[str, Any]) -> str:
    borders = sum(pair <= drawing.plan.zones.keys() for pair in drawing.plan.touching)
    return f"{len(data['zones'])} zones, {len(data['seas'])} seas, {borders} land borders"
