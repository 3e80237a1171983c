"""Charts as HTML and SVG, drawn in percentages so that they fit a desk, a phone and a sheet of paper; nothing runs.

Whoever does not see a chart has the table below it: the drawing itself is one image with a sentence.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

SHAPES = (  # one a series, with a colour of its own, around 0 0
    '<circle r="5.5"/>',
    '<path d="M0-7.5 7.5 0 0 7.5-7.5 0Z"/>',
    '<path d="M-5-5H5V5H-5Z"/>',
    '<path d="M0-6.5 6.5 5H-6.5Z"/>',
)
ROW, LANE = 34, 13  # pixels: a row of one series; what each further series adds
TALL = 168
TICKS = 5


@dataclass(frozen=True)
class Point:
    """A share and its interval, all from 0 to 1."""

    share: float
    low: float
    high: float
    label: str  # what is written beside it


@dataclass(frozen=True)
class Line:
    """One line of a chart of intervals: a point for each series (None: nothing known)."""

    name: str
    points: tuple[Point | None, ...]
    note: str = ""
    tone: str = ""  # "", "bad" or "warn"


def image(said: str, *parts: str) -> str:
    return f'<div class="chart" role="img" aria-label="{escape(said)}">{"".join(parts)}</div>'


def at(share: float) -> str:
    return f"{100 * share:.2f}%"


def scale(most: float) -> tuple[float, list[float]]:
    """A round end for an axis from 0, and its ticks."""
    step = 10.0 ** math.floor(math.log10(max(most, 1e-9) / TICKS))
    step *= next(factor for factor in (1, 2, 2.5, 5, 10) if step * factor * TICKS >= most * 0.999)
    count = math.ceil(most / step - 1e-9)
    return step * count, [step * n for n in range(count + 1)]


def intervals(
    said: str, lines: Sequence[Line], fair: float | None, band: float, percent: str, series: Sequence[str] = ()
) -> str:
    """Shares with their whiskers, one above the other; a dashed line for the fair share in its shaded band. `percent`
    is how the language writes one of them: "{}%"."""
    highest = max([point.high for line in lines for point in line.points if point] + [1.5 * (fair or 0.0), 0.05])
    end, ticks = scale(min(1.0, highest))
    rows = []
    for line in lines:
        height = ROW + LANE * (len(line.points) - 1)
        drawn = "" if fair is None else ground(fair / end, band)
        middle = (len(line.points) - 1) / 2
        whiskers = (whisker(p, end, LANE * (n - middle), n) for n, p in enumerate(line.points) if p is not None)
        drawn += f'<svg y="50%" width="100%" overflow="visible">{"".join(whiskers)}</svg>'
        labels = "".join(f"<b>{escape(point.label)}</b>" if point else "<b>–</b>" for point in line.points)
        note = f"<i>{escape(line.note)}</i>" if line.note else ""
        rows.append(
            f'<div class="line {line.tone}"><span class="name">{escape(line.name)}</span>'
            f'<svg class="track" height="{height}" width="100%">{drawn}</svg>'
            f'<span class="value">{labels}{note}</span></div>'
        )
    marks = "".join(
        f'<text x="{at(tick / end)}" y="14">{escape(percent.format(f"{100 * tick:g}"))}</text>' for tick in ticks
    )
    axis = f'<span></span><svg class="track" height="18" width="100%">{marks}</svg><span></span>'
    return image(said, key(series), *rows, f'<div class="line axis">{axis}</div>')


def ground(fair: float, band: float) -> str:
    return (
        f'<rect class="band" x="{at(fair * (1 - band))}" width="{at(2 * fair * band)}" height="100%"/>'
        f'<line class="fair" x1="{at(fair)}" x2="{at(fair)}" y1="0" y2="100%"/>'
    )


def whisker(point: Point, end: float, y: float, n: int) -> str:
    ends = "".join(
        f'<line x1="{at(edge / end)}" x2="{at(edge / end)}" y1="{y - 4}" y2="{y + 4}"/>'
        for edge in (point.low, point.high)
    )
    return (
        f'<g class="s{n % len(SHAPES)}">'
        f'<line x1="{at(point.low / end)}" x2="{at(point.high / end)}" y1="{y}" y2="{y}"/>{ends}'
        f'<svg x="{at(point.share / end)}" y="{y}" overflow="visible">{SHAPES[n % len(SHAPES)]}</svg></g>'
    )


def key(series: Sequence[str]) -> str:
    if not series:
        return ""
    marks = (
        f'<span><svg width="16" height="16" class="s{n % len(SHAPES)}"><svg x="8" y="8" overflow="visible">'
        f"{SHAPES[n % len(SHAPES)]}</svg></svg>{escape(name)}</span>"
        for n, name in enumerate(series)
    )
    return f'<div class="key">{"".join(marks)}</div>'


def bins(values: Sequence[int]) -> list[tuple[int, int, int]]:
    """From, to and how many: one bar a value where there are few, else about twenty of one round width."""
    least, most = min(values), max(values)
    width = 1
    while (most - least) // width >= 24:
        width = next(n for n in (2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 5000, 10**6) if n > width)
    first = least // width * width
    found = [(start, start + width - 1, 0) for start in range(first, most + 1, width)]
    for value in values:
        start, stop, count = found[(value - first) // width]
        found[(value - first) // width] = (start, stop, count + 1)
    return found


def histogram(said: str, counted: Sequence[tuple[int, int, int]], mean: float, mean_label: str) -> str:
    """Bars of how many games have such a number, and their mean."""
    end, ticks = scale(max(count for _, _, count in counted))
    wide = 1 / len(counted)
    bars, names = [], []
    every, fat = math.ceil(len(counted) / 9), 0.88 if len(counted) > 9 else 0.56
    for n, (start, stop, count) in enumerate(counted):
        high = (TALL - 8) * count / end
        span = f"{start}" if start == stop else f"{start}–{stop}"
        bars.append(
            f'<rect class="bar" x="{at(wide * (n + 0.5 - fat / 2))}" width="{at(wide * fat)}" y="{TALL - high:.1f}" '
            f'height="{high:.1f}"><title>{span}: {count}</title></rect>'
        )
        if n % every == 0:
            names.append(f'<text x="{at(wide * (n + 0.5))}" y="14">{start}</text>')
    lines = "".join(
        f'<line class="grid" x1="0" x2="100%" y1="{TALL - (TALL - 8) * tick / end:.1f}" '
        f'y2="{TALL - (TALL - 8) * tick / end:.1f}"/>'
        for tick in ticks
    )
    sides = "".join(f'<text x="100%" y="{TALL - (TALL - 8) * tick / end + 4:.1f}">{tick:g}</text>' for tick in ticks)
    first, last = counted[0][0], counted[-1][1] + 1
    where = (mean - first + (0.5 if counted[0][0] == counted[0][1] else 0)) / (last - first)
    anchor = "end" if where > 0.6 else "start"
    mark = (
        f'<line class="fair" x1="{at(where)}" x2="{at(where)}" y1="0" y2="{TALL}"/>'
        f'<text class="mean" x="{at(where)}" dx="{-6 if anchor == "end" else 6}" y="11" text-anchor="{anchor}">'
        f"{escape(mean_label)}</text>"
    )
    return image(
        said,
        f'<div class="histogram"><svg class="side" height="{TALL + 4}" width="100%">{sides}</svg>'
        f'<svg class="track" height="{TALL}" width="100%">{lines}{"".join(bars)}{mark}</svg>'
        f'<span></span><svg class="axis" height="18" width="100%">{"".join(names)}</svg></div>',
    )


def window(least: float, most: float) -> list[float]:
    """Round ticks around all values, from 0 where that costs less than half of the room."""
    if least < most / 2:
        return scale(most)[1]
    step = scale(max(most - least, 0.02))[1][1]
    first, last = math.floor(least / step + 1e-9), math.ceil(most / step - 1e-9)
    return [step * n for n in range(first, max(last, first + 1) + 1)]


def scatter(
    said: str, points: Sequence[tuple[float, float, str, str]], fair: float, across: str, up: str, percent: str
) -> str:
    """Points of two shares, their name and their tone; those with a tone have a number, and their names stand below."""
    tall = 300
    x_ticks = window(min(x for x, *_ in points), max(x for x, *_ in points))
    y_ticks = window(min(fair, *(y for _, y, *_ in points)), max(fair, *(y for _, y, *_ in points)))

    def right(x: float) -> float:
        return (x - x_ticks[0]) / (x_ticks[-1] - x_ticks[0])

    def down(y: float) -> float:
        return tall * (y_ticks[-1] - y) / (y_ticks[-1] - y_ticks[0])

    drawn = [f'<line class="fair" x1="0" x2="100%" y1="{down(fair):.1f}" y2="{down(fair):.1f}"/>']
    drawn += [
        f'<circle class="dot" cx="{at(right(x))}" cy="{down(y):.1f}" r="4"><title>{escape(name)}</title></circle>'
        for x, y, name, tone in points
        if not tone
    ]
    named = sorted((point for point in points if point[3]), key=lambda point: -point[1])
    drawn += [
        f'<svg x="{at(right(x))}" y="{down(y):.1f}" overflow="visible"><circle class="dot {tone}" r="9">'
        f'<title>{escape(name)}</title></circle><text class="nth" y="4">{n}</text></svg>'
        for n, (x, y, name, tone) in enumerate(named, 1)
    ]
    listed = "".join(
        f'<span class="{tone}"><b>{n}</b>{escape(name)}</span>' for n, (_, _, name, tone) in enumerate(named, 1)
    )
    sides = "".join(
        f'<text x="100%" y="{down(tick) + 8:.1f}">{escape(percent.format(f"{100 * tick:g}"))}</text>'
        for tick in y_ticks
    )
    names = "".join(
        f'<text x="{at(right(tick))}" y="14">{escape(percent.format(f"{100 * tick:g}"))}</text>' for tick in x_ticks
    )
    return image(
        said,
        f'<p class="up">{escape(up)}</p>'
        f'<div class="histogram"><svg class="side" height="{tall + 8}" width="100%">{sides}</svg>'
        f'<svg class="track plot" height="{tall}" width="100%">{"".join(drawn)}</svg>'
        f'<span></span><svg class="axis" height="18" width="100%">{names}</svg></div>'
        f'<p class="across">{escape(across)}</p>',
        f'<div class="key numbers">{listed}</div>' if listed else "",
    )


def table(caption: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The numbers of a chart; the first column names its rows."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in header)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )
