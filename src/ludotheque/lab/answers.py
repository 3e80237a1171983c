"""What an experiment answers, as data for a page: sentences, charts with a table each, games that show it.

Everything is counted here, by what the report counts with; a page draws and names nothing by itself. A `key` says which
games stand behind a bar: `openings.showing` finds them again.
"""

import statistics
from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.lab import charts
from ludotheque.lab.compare import SURE, counts, measured
from ludotheque.lab.experiments import Asked, sides_of
from ludotheque.lab.measures import BAND, Change, holm, of_shares, verdict
from ludotheque.lab.openings import worth_opening
from ludotheque.lab.play import Row
from ludotheque.lab.report import ENOUGH, sentence_case
from ludotheque.lab.study import Study
from ludotheque.lab.summary import Labels, by_group, by_seat, by_trait, gaps, shares, trait_names
from ludotheque.lab.verdicts import Data, interval, p_of, signed, studies, taken, verdict_of, who_wins
from ludotheque.match.simulation import Share


def answer(asked: Asked, kept: Sequence[Row], lang: str) -> Data:
    rows, endless = sides_of(asked, kept)
    told = verdict_of(asked, rows, endless, lang)
    page: Data = {
        "at": len(kept),
        "endless": endless,
        **{name: told[name] for name in ("say", "open", "settled")},
        "sections": [],
        "games": [],
    }
    if not all(rows):
        return page
    several = studies(asked, rows, lang)
    study = several[-1]
    sections = compared(*several) if len(several) == 2 else winning(study)
    lengths = [[row["decisions"] for row in each] for each in rows]
    sections += spread(several, "length", lengths)
    rounds = [[row["rounds"] for row in each if row["rounds"] is not None] for each in rows]
    sections += spread(several, "rounds", rounds)
    if not study.together:
        sections += first_player(study)
        sections += spread(several, "gaps", [gaps(each) for each in rows])
        leads = [[row["lead_changes"] for row in each if row["lead_changes"] is not None] for each in rows]
        sections += spread(several, "leads", leads)
    sections += card_section(study, named=len(several) > 1)
    sections.append(endings(study))
    page["sections"] = sections
    page["games"] = worth_opening(asked, kept, study)
    return page


def section(
    name: str, title: str, lead: str, plot: Data | None, header: list[str], rows: list[Data], note: str = ""
) -> Data:
    return {"id": name, "title": title, "lead": lead, "note": note, "plot": plot, "header": header, "rows": rows}


def share_row(study: Study, name: str, share: Share, key: str) -> Data:
    told, texts = interval(study, share), study.texts
    numbers = [texts.number(share.wins), texts.number(share.games), texts.number(share.points / share.games, 2)]
    return {"key": key, "cells": [name, told["share"], told["low"], told["high"], *numbers]}


def header_of(study: Study, *columns: str) -> list[str]:
    return [study.say(f"column-{column}") for column in columns]


def point(study: Study, share: Share) -> Data:
    found = study.point(share)
    assert found is not None
    return {"share": found.share, "low": found.low, "high": found.high, "label": found.label}


def share_section(study: Study, name: str, title: str, lead: str, named: list[tuple[str, Share, str]]) -> Data:
    fair = None if study.together else study.fair
    lines = [
        {
            "name": label,
            "key": key,
            "note": "" if fair is None else study.say(f"verdict-{verdict(share, study.fair)}"),
            "tone": "" if fair is None else study.line(label, share).tone,
            "points": [point(study, share)],
        }
        for label, share, key in named
    ]
    plot = {"kind": "intervals", "series": [], "lines": lines, "fair": fair, "band": BAND}
    header = header_of(study, "who", "share", "from", "to", "wins", "games", "score")
    note = "" if fair is None else study.say("band-note", fair=study.texts.percent(study.fair, 1))
    return section(name, title, lead, plot, header, [share_row(study, *each) for each in named], note)


def winning(study: Study) -> list[Data]:
    if study.together:
        named = who_wins(study)
        lead = study.say("together-lead", share=interval(study, named[0][1])["share"])
        return [share_section(study, "together", study.say("together-title"), lead, named)]
    kinds: list[tuple[str, str, Labels, Callable[[Any], str]]] = [
        ("group", study.say("groups-title"), by_group, study.texts.name)
    ]
    kinds += [
        (f"trait.{name}", study.trait(name), by_trait(name), study.texts.name) for name in trait_names(study.rows)
    ]
    kinds.append(("seat", study.say("seats-title"), by_seat, lambda seat: study.say("seat", n=seat + 1)))
    found = []
    for kind, title, labels, called in kinds:
        counted = shares(study.rows, labels)
        if len(counted) < 2:
            continue
        order = sorted(counted, key=lambda who: -counted[who].wins / counted[who].games)
        named = [(called(who), counted[who], f"{kind}:{who}") for who in (sorted(counted) if kind == "seat" else order)]
        found.append(share_section(study, kind.replace(".", "-"), title, judged(study, named), named))
    return found


def judged(study: Study, named: list[tuple[str, Share, str]]) -> str:
    by_verdict: dict[str, list[str]] = {}
    for name, share, _ in named:
        by_verdict.setdefault(verdict(share, study.fair), []).append(name)
    order = ("too-strong", "too-weak", "maybe-strong", "maybe-weak")
    said = [study.say(f"lead-{key}", names=", ".join(by_verdict[key])) for key in order if key in by_verdict]
    return " ".join(said) or study.say("lead-fair")


def first_player(study: Study) -> list[Data]:
    found = shares(study.rows, lambda row: [(seat == row["first"], seat) for seat in range(len(row["bots"]))])
    if len(found) < 2:
        return []
    named = [(study.say("first"), found[True], "first:1"), (study.say("others"), found[False], "first:0")]
    share = interval(study, found[True])["share"]
    lead = study.say("first-lead", share=share, verdict=study.say(f"verdict-{verdict(found[True], study.fair)}"))
    return [share_section(study, "first", study.say("first-title"), lead, named)]


def compared(one: Study, two: Study) -> list[Data]:
    named = counts(one, two)
    changes = [of_shares(a, b) for _, a, b in named]
    chances = holm([change.p for change in changes])
    sure = [name for (name, _, _), p in zip(named, chances, strict=True) if p < SURE]
    lead = one.say("compare-sure", names=", ".join(sure)) if sure else one.say("compare-unsure")
    lines = [
        {
            "name": name,
            "key": "",
            "note": one.say("points", n=signed(one.texts, 100 * c.difference), size=one.texts.number(c.size, 2)),
            "tone": "bad" if p < SURE else "",
            "points": [point(one, a), point(two, b)],
        }
        for (name, a, b), c, p in zip(named, changes, chances, strict=True)
    ]
    fair = None if one.together else (one.fair + two.fair) / 2
    plot = {"kind": "intervals", "series": sides_named(one, two), "lines": lines, "fair": fair, "band": BAND}
    header = header_of(one, "who", "a", "b", "difference", "from", "to", "size", "p")
    rows = [
        {"key": "", "cells": change_cells(one, name, c, p, True)}
        for (name, _, _), c, p in zip(named, changes, chances, strict=True)
    ]
    found = [section("compare", one.say("compare-title"), lead, plot, header, rows, one.say("compare-note"))]
    if means := measured(one, two):
        cells = [{"key": "", "cells": change_cells(one, name, c, c.p, False)} for name, c in means]
        found.append(section("means", one.say("compare-means"), "", None, header, cells))
    return found


def sides_named(*several: Study) -> list[str]:
    return [f"{letter} · {study.name}" for letter, study in zip("AB", several, strict=False)]


def change_cells(study: Study, name: str, change: Change, p: float, shown: bool) -> list[str]:
    texts = study.texts
    write: Callable[[float], str] = (lambda n: texts.percent(n, 1)) if shown else (lambda n: texts.number(n, 2))
    numbers = (change.before, change.after, change.difference, change.low, change.high)
    return [name, *map(write, numbers), texts.number(change.size, 2), p_of(texts, p).removeprefix("= ")]


def spread(several: list[Study], name: str, values: list[list[int]]) -> list[Data]:
    """How a number is spread over the games of each side."""
    together = [value for each in values for value in each]
    if not all(values) or len(set(together)) < 2:
        return []
    study, own = several[-1], values[-1]
    texts, bins = study.texts, charts.bins(together)
    tenth = statistics.quantiles(own, n=10) if len(own) > 1 else [own[0]] * 9
    lead = study.say(
        f"{name}-lead",
        mean=texts.number(statistics.fmean(own), 1),
        median=texts.number(statistics.median(own)),
        low=texts.number(tenth[0]),
        high=texts.number(tenth[-1]),
        none=texts.percent(own.count(0) / len(own)),
    )
    if len(several) > 1:
        lead = f"{study.name} : {lead}" if texts.lang == "fr" else f"{study.name}: {lead}"
    bars, rows = [], []
    for low, high, _ in bins:
        label, key = str(low) if low == high else f"{low}–{high}", f"{name}:{low}-{high}"
        n = [sum(low <= value <= high for value in each) for each in values]
        bars.append({"label": label, "key": key, "parts": [k / len(v) for k, v in zip(n, values, strict=True)]})
        rows.append({"key": key, "cells": [label, *parted(study, n, values)]})
    head = [f"{study.say('column-games')} {mark}".strip() for mark in ("AB" if len(several) > 1 else [""])]
    header = [study.say(f"{name}-title")]
    for title in head:
        header += [title, study.say("column-part")]
    means = [
        {"at": statistics.fmean(each), "label": study.say("mean", mean=texts.number(statistics.fmean(each), 1))}
        for each in values
    ]
    plot = {"kind": "bars", "series": sides_named(*several) if len(several) > 1 else [], "bars": bars, "means": means,
            "low": bins[0][0], "high": bins[-1][1] + 1}  # fmt: skip
    return [section(name, study.say(f"{name}-title"), lead, plot, header, rows)]


def parted(study: Study, n: list[int], values: list[list[int]]) -> list[str]:
    cells: list[str] = []
    for count, each in zip(n, values, strict=True):
        cells += [study.texts.number(count), study.texts.percent(count / len(each), 1)]
    return cells


def card_section(study: Study, named: bool) -> list[Data]:
    found = taken(study.rows)
    if len(found) < 2 or study.together:
        return []
    texts, games = study.texts, sum(row["cards"] is not None for row in study.rows)
    order = sorted(found, key=lambda card: -found[card].wins / found[card].games)
    known = [card for card in order if found[card].games >= ENOUGH]
    tones = {card: study.line("", found[card]).tone for card in known}
    marked = sorted((c for c in known if tones[c]), key=lambda c: -abs(found[c].wins / found[c].games - study.fair))[:6]
    dots = [
        {"x": found[c].games / games, "y": found[c].wins / found[c].games, "name": texts.name(c), "key": f"card:{c}",
         "tone": tones[c] if c in marked else ""}
        for c in known
    ]  # fmt: skip
    rows = []
    for card in sorted(found, key=lambda card: -found[card].games):
        told = interval(study, found[card])
        cells = [texts.name(card), texts.percent(found[card].games / games, 1), *told.values()]
        rows.append({"key": f"card:{card}", "cells": [*cells, texts.number(found[card].games)]})
    header = header_of(study, "card", "taken", "share", "from", "to", "games")
    plot = {"kind": "dots", "dots": dots, "fair": study.fair, "across": study.say("cards-across"),
            "up": study.say("cards-up")} if dots else None  # fmt: skip
    title = study.say("cards-title") + (f" · {study.name}" if named else "")
    note = study.say("cards-note", least=ENOUGH)
    return [section("cards", title, study.say("cards-lead"), plot, header, rows, note)]


def endings(study: Study) -> Data:
    rows, texts = study.rows, study.texts
    reasons = dict.fromkeys(row["reason"] for row in rows)
    named = []
    for reason in reasons:
        share = Share(len(rows), sum(row["reason"] == reason for row in rows), 0)
        named.append((sentence_case(texts.format(f"reason-{reason}")), share, f"reason:{reason}"))
    if not study.together:
        winners = [row["ranks"].count(1) for row in rows]
        named.append((study.say("ties"), Share(len(rows), sum(n > 1 for n in winners), 0), "tie:"))
        named.append((study.say("nobody"), Share(len(rows), winners.count(0), 0), "nobody:"))
    lines = [
        {"name": name, "key": key, "note": "", "tone": "", "points": [point(study, share)]}
        for name, share, key in named
    ]
    plot = {"kind": "intervals", "series": [], "lines": lines, "fair": None, "band": BAND}
    cells = [
        {"key": key, "cells": [name, *interval(study, s).values(), texts.number(s.wins)]} for name, s, key in named
    ]
    header = header_of(study, "end", "part", "from", "to", "games")
    return section("ends", study.say("ends-title"), study.say("ends-lead"), plot, header, cells)
