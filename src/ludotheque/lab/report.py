"""The report: one HTML file that holds everything it shows, to be read anywhere, mailed and printed."""

import re
import statistics
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from ludotheque.lab import charts
from ludotheque.lab.charts import Line
from ludotheque.lab.compare import comparison
from ludotheque.lab.measures import BAND, verdict
from ludotheque.lab.play import BY_CHANCES, LEAD, STRIDE, Row
from ludotheque.lab.results import said
from ludotheque.lab.study import Study
from ludotheque.lab.summary import Labels, by_bot, by_group, by_seat, by_trait, gaps, shares, trait_names
from ludotheque.lab.words import LabFault
from ludotheque.match.simulation import Share, wilson

STYLE = Path(__file__).with_name("report.css")
CARDS_SHOWN = 8  # strongest, and weakest
ENOUGH = 20  # times a card must have been taken to be judged


def page(path: Path, rows: list[Row], lang: str, other: tuple[Path, list[Row]] | None = None) -> str:
    """The whole file."""
    study = Study(path.name, rows, lang)
    parts = []
    if other is not None:
        if other[1][0]["game"] != rows[0]["game"]:
            raise LabFault("compared", 2, one=path.name, two=other[0].name)
        parts.append(comparison(study, Study(other[0].name, other[1], lang)))
    parts += [*switches(study), *sections(study)]
    style = STYLE.read_text(encoding="utf-8")
    say = study.say
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(say("title", game=study.title))}</title>
<style>
{style}</style>
</head>
<body>
<header class="top">
<p class="brand">{LOGO}Ludothèque</p>
<fieldset class="theme"><legend class="sr">{escape(say("theme"))}</legend>{themes(study)}</fieldset>
</header>
<main>
<p class="eyebrow">{escape(say("eyebrow"))}</p>
<h1>{escape(say("title", game=study.title))}</h1>
{facts(study)}
{contents(study, parts)}
{"".join(parts)}
</main>
<footer><p>{escape(say("foot"))}</p></footer>
</body>
</html>
"""


LOGO = (
    '<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">'
    '<circle cx="6.5" cy="6.5" r="5.5" fill="#E2552B"/><path d="M19.5 1 25 12H14Z" fill="#F2DC6B"/>'
    '<path d="M1 14H12V25H1Z" fill="#3D7FDB"/><path d="M19.5 14 25 19.5 19.5 25 14 19.5Z" fill="#1FB89A"/></svg>'
)


def themes(study: Study) -> str:
    return "".join(
        f'<label><input type="radio" name="theme" id="theme-{name}"{" checked" if name == "auto" else ""}>'
        f"<span>{escape(study.say(f'theme-{name}'))}</span></label>"
        for name in ("auto", "light", "dark")
    )


def facts(study: Study) -> str:
    """What was played, by whom, with what."""
    rows, texts = study.rows, study.texts
    bots = sorted({texts.bot(bot) for row in rows for bot in row["bots"]})
    seats = sorted({len(row["bots"]) for row in rows})
    listed = [
        (study.say("fact-games"), texts.number(len(rows))),
        (study.say("fact-seats"), ", ".join(map(str, seats))),
        (study.say("fact-bots"), ", ".join(bots)),
        (study.say("fact-options"), "; ".join(options_said(rows)) or study.say("none")),
        (study.say("fact-content"), ", ".join(sorted({row["content"] for row in rows} - {""})) or study.say("none")),
        (study.say("fact-seed"), ", ".join(sorted({row["seed"] for row in rows}))),
        (study.say("fact-file"), study.name),
    ]
    return (
        '<dl class="facts">'
        + "".join(f"<div><dt>{escape(a)}</dt><dd>{escape(b)}</dd></div>" for a, b in listed)
        + "</dl>"
    )


def options_said(rows: list[Row]) -> list[str]:
    return [f"{name}={' / '.join(sorted(apart(rows, name)))}" for name in rows[0]["options"]]


def contents(study: Study, parts: list[str]) -> str:
    """A way to each section, by the titles they have."""
    titles = [re.findall(r'<section id="([^"]*)"><h2>(.*?)</h2>', part)[0] for part in parts]
    items = "".join(f'<li><a href="#{name}">{title}</a></li>' for name, title in titles)
    return f'<nav class="contents" aria-label="{escape(study.say("contents"))}"><ol>{items}</ol></nav>'


def section(study: Study, name: str, title: str, lead: str, drawing: str, numbers: str, note: str = "") -> str:
    title = escape(title)
    below = f'<p class="note">{escape(note)}</p>' if note else ""
    return (
        f'<section id="{name}"><h2>{title}</h2><p class="lead">{escape(lead)}</p><figure>{drawing}</figure>{below}'
        f"<details><summary>{escape(study.say('numbers'))}</summary>{numbers}</details></section>\n"
    )


def sections(study: Study) -> list[str]:
    found: list[str] = []
    texts = study.texts
    if study.together:
        found.append(together(study))
    else:
        found += won_by(study, "groups", study.say("groups-title"), by_group, texts.name)
        for trait in trait_names(study.rows):
            found += won_by(study, trait, study.trait(trait), by_trait(trait), texts.name)
        found += won_by(study, "seats", study.say("seats-title"), by_seat, lambda seat: study.say("seat", n=seat + 1))
    found += won_by(study, "bots", study.say("bots-title"), by_bot, texts.bot)
    found += varied(study)
    found += first_player(study)
    found += counted(study, "length", [row["decisions"] for row in study.rows])
    found += counted(study, "rounds", [row["rounds"] for row in study.rows if row["rounds"] is not None])
    if not study.together:
        found += counted(study, "gaps", gaps(study.rows))
        changes = [row["lead_changes"] for row in study.rows if row["lead_changes"] is not None]
        guessed = any(row["lead_by"] == BY_CHANCES for row in study.rows)
        how = study.say("leads-chances" if guessed else "leads-points", every=STRIDE, margin=round(100 * LEAD))
        found += counted(study, "leads", changes, how)
    found += cards(study)
    found.append(endings(study))
    return found


def won_by(study: Study, name: str, title: str, labels: Labels, called: Callable[[Any], str]) -> list[str]:
    """Wins of those who bear a label; nothing to say where all bear the same."""
    found = shares(study.rows, labels)
    if len(found) < 2:
        return []
    order = sorted(found, key=lambda who: -found[who].wins / found[who].games) if name != "seats" else sorted(found)
    lines = [study.line(called(who), found[who]) for who in order]
    return [
        section(
            study,
            name,
            title,
            judged(study, [(called(who), found[who]) for who in order]),
            charts.intervals(title, lines, study.fair, BAND, study.percent),
            study.table(title, [(called(who), found[who]) for who in order]),
            study.say("band-note", fair=study.texts.percent(study.fair, 1)),
        )
    ]


def judged(study: Study, named: list[tuple[str, Share]]) -> str:
    """The sentence a designer wants first."""
    by_verdict: dict[str, list[str]] = {}
    for name, share in named:
        by_verdict.setdefault(verdict(share, study.fair), []).append(name)
    said = [
        study.say(f"lead-{key}", names=", ".join(by_verdict[key]))
        for key in ("too-strong", "too-weak", "maybe-strong", "maybe-weak")
        if key in by_verdict
    ]
    return " ".join(said) or study.say("lead-fair")


def together(study: Study) -> str:
    """A co-operative game is won by all or by nobody."""
    share = Share(
        len(study.rows), sum(1 in row["ranks"] for row in study.rows), sum(r["scores"][0] for r in study.rows)
    )
    name, title, point = study.say("everybody"), study.say("together-title"), study.point(share)
    assert point is not None
    return section(
        study,
        "together",
        title,
        study.say("together-lead", share=point.label),
        charts.intervals(title, [Line(name, (point,))], None, BAND, study.percent),
        study.table(title, [(name, share)]),
    )


def apart(rows: list[Row], option: str) -> dict[str, list[Row]]:
    """The rows of each value of an option."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(said(row["options"].get(option)), []).append(row)
    return found


def switches(study: Study) -> list[str]:
    """Each option that has two values in one file: one value beside the other."""
    found = []
    for option in study.rows[0]["options"]:
        values = apart(study.rows, option)
        if len(values) == 2:
            one, two = (Study(f"{option}={value}", rows, study.texts.lang) for value, rows in values.items())
            found.append(comparison(one, two, option))
    return found


def varied(study: Study) -> list[str]:
    """Wins beside each value of an option that has three or more."""
    found = []
    labels: Labels
    called: Callable[[Any], str]
    for option in study.rows[0]["options"]:
        by_value = apart(study.rows, option)
        if len(by_value) < 3:
            continue
        if study.together:
            labels, called = (lambda row: [("", 0)]), lambda who: study.say("everybody")
        elif study.rows[0]["groups"]:
            labels, called = by_group, study.texts.name
        else:
            labels, called = by_seat, lambda seat: study.say("seat", n=seat + 1)
        values = list(by_value)
        counts = [shares(by_value[value], labels) for value in values]
        names = sorted({who for count in counts for who in count})
        lines = [Line(called(who), tuple(study.point(count.get(who)) for count in counts)) for who in names]
        series = [f"{option}={value}" for value in values]
        flat = [
            (f"{called(who)}, {series[n]}", count[who])
            for who in names
            for n, count in enumerate(counts)
            if who in count
        ]
        fair = study.fair if not study.together else None
        title, lead = study.say("option-title", option=option), study.say("option-lead", option=option)
        drawing = charts.intervals(title, lines, fair, BAND, study.percent, series)
        found.append(section(study, f"option-{option}", title, lead, drawing, study.table(title, flat)))
    return found


def first_player(study: Study) -> list[str]:
    if study.together or len({len(row["bots"]) for row in study.rows}) > 1:
        return []
    found = shares(study.rows, lambda row: [(seat == row["first"], seat) for seat in range(len(row["bots"]))])
    if len(found) < 2:
        return []
    named = [(study.say("first"), found[True]), (study.say("others"), found[False])]
    judged, title = verdict(found[True], study.fair), study.say("first-title")
    drawing = charts.intervals(title, [study.line(*pair) for pair in named], study.fair, BAND, study.percent)
    share = study.texts.percent(found[True].wins / found[True].games, 1)
    lead = study.say("first-lead", share=share, verdict=study.say(f"verdict-{judged}"))
    return [section(study, "first", title, lead, drawing, study.table(title, named))]


def counted(study: Study, name: str, values: list[int], note: str = "") -> list[str]:
    """How a number is spread over the games."""
    if len(set(values)) < 2:
        return []
    texts, bars = study.texts, charts.bins(values)
    mean, middle = statistics.fmean(values), statistics.median(values)
    tenth = statistics.quantiles(values, n=10)
    lead = study.say(
        f"{name}-lead",
        mean=texts.number(mean, 1),
        median=texts.number(middle, 0),
        low=texts.number(tenth[0], 0),
        high=texts.number(tenth[-1], 0),
        none=texts.percent(values.count(0) / len(values), 0),
    )
    label = study.say("mean", mean=texts.number(mean, 1))
    header = [study.say(f"{name}-title"), study.say("column-games"), study.say("column-part")]
    rows = [
        [str(a) if a == b else f"{a}–{b}", texts.number(n), texts.percent(n / len(values), 1)] for a, b, n in bars if n
    ]
    title = study.say(f"{name}-title")
    drawing = charts.histogram(title, bars, mean, label)
    return [section(study, name, title, lead, drawing, charts.table(title, header, rows), note)]


def cards(study: Study) -> list[str]:
    """How often each card is taken, and how often whoever takes it wins."""
    rows = [row for row in study.rows if row["cards"] is not None]
    found = shares(rows, lambda row: [(c, seat) for seat, own in enumerate(row["cards"]) for c in dict.fromkeys(own)])
    known = {card: share for card, share in found.items() if share.games >= ENOUGH}
    if len(known) < 2 or study.together:
        return []
    texts, fair = study.texts, study.fair
    order = sorted(known, key=lambda card: -known[card].wins / known[card].games)
    ends = order if len(order) <= 2 * CARDS_SHOWN else order[:CARDS_SHOWN] + order[-CARDS_SHOWN:]
    title = study.say("cards-title")
    tones = {card: study.line("", known[card]).tone for card in order}
    named = sorted((c for c in order if tones[c]), key=lambda c: -abs(known[c].wins / known[c].games - fair))[:6]
    dots = [
        (s.games / len(rows), s.wins / s.games, texts.name(c), tones[c] if c in named else "") for c, s in known.items()
    ]
    across, up = study.say("cards-across"), study.say("cards-up")
    drawing = charts.scatter(study.say("cards-lead"), dots, fair, across, up, study.percent)
    lines = [study.line(texts.name(card), known[card]) for card in ends]
    drawing += f"<h3>{escape(study.say('cards-ends'))}</h3>"
    drawing += charts.intervals(study.say("cards-ends"), lines, fair, BAND, study.percent)
    note = study.say("cards-note", least=ENOUGH)
    table = cards_table(study, title, found, len(rows))
    return [section(study, "cards", title, study.say("cards-lead"), drawing, table, note)]


def cards_table(study: Study, title: str, found: dict[Any, Share], games: int) -> str:
    """The cards taken most often first."""
    texts = study.texts
    header = [study.say(f"column-{c}") for c in ("card", "taken", "share", "from", "to", "games")]
    table = []
    for card in sorted(found, key=lambda card: -found[card].games):
        share = found[card]
        numbers = [share.games / games, share.wins / share.games, *wilson(share.wins, share.games)]
        table.append([texts.name(card), *(texts.percent(n, 1) for n in numbers), texts.number(share.games)])
    return charts.table(title, header, table)


def sentence_case(text: str) -> str:
    return text[:1].upper() + text[1:]


def endings(study: Study) -> str:
    """Why games end; ties, and games that nobody wins."""
    rows, texts = study.rows, study.texts
    counts = {
        sentence_case(texts.format(f"reason-{reason}")): sum(row["reason"] == reason for row in rows)
        for reason in dict.fromkeys(row["reason"] for row in rows)
    }
    if not study.together:
        winners = [row["ranks"].count(1) for row in rows]
        counts |= {study.say("ties"): sum(n > 1 for n in winners), study.say("nobody"): winners.count(0)}
    found = {name: Share(len(rows), count, 0) for name, count in counts.items()}
    lines = [Line(name, (study.point(share),)) for name, share in found.items()]
    title = study.say("ends-title")
    header = [study.say(f"column-{column}") for column in ("end", "games", "part")]
    table = [[name, texts.number(n), texts.percent(n / len(rows), 1)] for name, n in counts.items()]
    drawing = charts.intervals(title, lines, None, BAND, study.percent)
    return section(study, "ends", title, study.say("ends-lead"), drawing, charts.table(title, header, table))
