"""Two runs side by side: what changed, by how much, and whether it may be luck."""

import statistics
from collections.abc import Callable
from html import escape
from typing import Any

from ludotheque.lab import charts
from ludotheque.lab.charts import Line
from ludotheque.lab.measures import BAND, Change, holm, of_means, of_shares
from ludotheque.lab.play import Row
from ludotheque.lab.results import said
from ludotheque.lab.study import Study
from ludotheque.lab.summary import by_group, by_seat, by_trait, gaps, shares, trait_names
from ludotheque.match.simulation import Share

SURE = 0.05


def comparison(one: Study, two: Study, option: str = "") -> str:
    """The section on A and B: two files, or the two values of an option in one."""
    say = one.say
    named = counts(one, two)
    changes = [of_shares(a, b) for _, a, b in named]
    chances = holm([change.p for change in changes])
    lines = []
    for (name, a, b), change, p in zip(named, changes, chances, strict=True):
        note, tone = effect(one, change), "bad" if p < SURE else ""
        lines.append(Line(name, (one.point(a), two.point(b)), note, tone))
    sure = [name for (name, _, _), p in zip(named, chances, strict=True) if p < SURE]
    lead = say("compare-sure", names=", ".join(sure)) if sure else say("compare-unsure")
    title = say("compare-option", option=option) if option else say("compare-title")
    fair = None if one.together else (one.fair + two.fair) / 2
    drawing = charts.intervals(title, lines, fair, BAND, one.percent, (f"A · {one.name}", f"B · {two.name}"))
    header = [say(f"column-{c}") for c in ("who", "a", "b", "difference", "from", "to", "size", "p")]
    table = [cells(one, name, c, p, shown=True) for (name, _, _), c, p in zip(named, changes, chances, strict=True)]
    means = measured(one, two)
    below = charts.table(title, header, table)
    caption = f"{say('compare-means')}{f' ({option})' if option else ''}"
    below += charts.table(caption, header, [cells(one, name, c, c.p, shown=False) for name, c in means])
    return (
        f'<section id="{f"compare-{option}" if option else "compare"}"><h2>{escape(title)}</h2>'
        f'<p class="lead">{escape(lead)}</p>{differs(one, two)}'
        f"<figure>{drawing}</figure>"
        f'<p class="note">{escape(say("compare-note"))}</p>'
        f"<details open><summary>{escape(say('numbers'))}</summary>{below}</details></section>\n"
    )


def counts(one: Study, two: Study) -> list[tuple[str, Share, Share]]:
    """The same shares on both sides: of factions, traits and seats, or of everybody."""
    if one.together:
        both = [Share(len(s.rows), sum(1 in row["ranks"] for row in s.rows), 0) for s in (one, two)]
        return [(one.say("everybody"), both[0], both[1])]
    found = []
    kinds: list[tuple[Any, Callable[[Any], str]]] = [(by_group, one.texts.name)]
    kinds += [(by_trait(trait), one.texts.name) for trait in trait_names(one.rows)]
    kinds.append((by_seat, lambda seat: one.say("seat", n=seat + 1)))
    for labels, called in kinds:
        a, b = shares(one.rows, labels), shares(two.rows, labels)
        found += [(called(who), a[who], b[who]) for who in sorted(a) if who in b]
    return found


def measured(one: Study, two: Study) -> list[tuple[str, Change]]:
    """Means of both sides, where both have the number."""
    kinds: list[tuple[str, Callable[[list[Row]], list[int]]]] = [
        ("length-title", lambda rows: [row["decisions"] for row in rows]),
        ("rounds-title", lambda rows: [row["rounds"] for row in rows if row["rounds"] is not None]),
        ("leads-title", lambda rows: [row["lead_changes"] for row in rows if row["lead_changes"] is not None]),
        ("gaps-title", gaps),
    ]
    found = []
    for name, take in kinds:
        a, b = take(one.rows), take(two.rows)
        if a and b and statistics.pvariance(a + b):
            found.append((one.say(name), of_means(a, b)))
    return found


def differs(one: Study, two: Study) -> str:
    """What the two sides were played with, where it is not the same."""
    items = []
    sides = []
    for study in (one, two):
        rows = study.rows
        options = {name: sorted({said(row["options"].get(name)) for row in rows}) for name in rows[0]["options"]}
        sides.append(
            {name: " / ".join(values) for name, values in options.items()}
            | {one.say("fact-content"): ", ".join(sorted({row["content"] for row in rows}))}
            | {one.say("fact-bots"): ", ".join(sorted({study.texts.bot(bot) for row in rows for bot in row["bots"]}))}
            | {one.say("fact-games"): study.texts.number(len(rows))}
        )
    for name in sides[0]:
        a, b = sides[0][name], sides[1].get(name, "")
        if a != b:
            items.append(f"<div><dt>{escape(name)}</dt><dd>A: {escape(a)}<br>B: {escape(b)}</dd></div>")
    return f'<dl class="facts">{"".join(items)}</dl>' if items else ""


def effect(study: Study, change: Change) -> str:
    points, size = study.texts.number(100 * change.difference, 1), study.texts.number(change.size, 2)
    return study.say("points", n=points if change.difference < 0 else f"+{points}", size=size)


def cells(study: Study, name: str, change: Change, p: float, shown: bool) -> list[str]:
    """`shown`: numbers are shares."""
    texts = study.texts
    write = (lambda n: texts.percent(n, 1)) if shown else (lambda n: texts.number(n, 2))
    chance = f"< {texts.number(0.001, 3)}" if p < 0.001 else texts.number(p, 3)
    numbers = (change.before, change.after, change.difference, change.low, change.high)
    return [name, *map(write, numbers), texts.number(change.size, 2), chance]
