"""The answer to a question in sentences that a designer can quote: the effect, its interval, what is not settled."""

import math
import statistics
from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.lab import charts
from ludotheque.lab.compare import SURE, counts, measured
from ludotheque.lab.experiments import Asked, sides_of
from ludotheque.lab.measures import BAND, Change, holm, of_shares, verdict
from ludotheque.lab.play import Row
from ludotheque.lab.report import ENOUGH
from ludotheque.lab.study import Study
from ludotheque.lab.summary import by_group, by_seat, shares
from ludotheque.lab.words import LabTexts
from ludotheque.match.simulation import Z95, Share, wilson

HOUSE = "house"
LANGS = ("fr", "en")
NARROW = 0.05  # a difference that lies within so much on either side of none is no difference
DRAWN = 6  # lines of a small chart
SETTLED = 30  # games after which a mean length is known

Data = dict[str, Any]


def studies(asked: Asked, rows: list[list[Row]], lang: str) -> list[Study]:
    return [Study(called(side.name, lang), each, lang) for side, each in zip(asked.sides, rows, strict=True)]


def called(name: str, lang: str) -> str:
    """What a side is called: what comes with the game has a name in each language."""
    return LabTexts(None, lang).format("studio-house") if name == HOUSE else name


def summary(asked: Asked, kept: Sequence[Row]) -> Data:
    """The answer in a sentence by language, whether it is settled, how far its widest interval reaches, and some lines
    to draw it with."""
    rows, endless = sides_of(asked, kept)
    told: dict[str, dict[str, str]] = {"say": {}, "open": {}}
    found: Data = {"at": len(kept), "endless": endless, "settled": False, "width": None, "lines": [], "fair": None}
    for lang in LANGS:
        said = verdict_of(asked, rows, endless, lang)
        told["say"][lang], told["open"][lang] = said["say"], said["open"]
        found |= {name: said[name] for name in ("settled", "width", "lines", "fair")}
    return found | told


def verdict_of(asked: Asked, rows: list[list[Row]], endless: int, lang: str) -> Data:
    say = LabTexts(None, lang)
    if not all(rows):
        why = "studio-endless-all" if endless else "studio-none-yet"
        return {
            "say": say.format(why, n=endless),
            "open": "",
            "settled": False,
            "width": None,
            "lines": [],
            "fair": None,
        }
    several = studies(asked, rows, lang)
    kinds: dict[str, Callable[[], Data]] = {
        "long": lambda: long_lasting(several[0]),
        "cards": lambda: cards_matter(several[0]),
        "change": lambda: changed(*several),
        "option": lambda: changed(*several),
        "fair": lambda: fairness(several[0]),
    }
    said = kinds[asked.kind]()
    if endless:
        said["say"] += f" {say.format('studio-endless', n=endless, limit=say.number(asked.limit))}"
    return said


def unknown(say: str) -> Data:
    return {"say": say, "open": "", "settled": False, "width": None, "lines": [], "fair": None}


def reach(share: Share) -> float:
    low, high = wilson(share.wins, share.games)
    return (high - low) / 2


def who_wins(study: Study) -> list[tuple[str, Share, str]]:
    """What stands for fairness in that game: factions where it has any, else seats, else the table; each with the key
    of its games."""
    if study.together:
        share = Share(len(study.rows), sum(1 in row["ranks"] for row in study.rows), 0)
        return [(study.say("everybody"), share, "won:")]
    groups = shares(study.rows, by_group)
    if len(groups) > 1:
        return [(study.texts.name(who), groups[who], f"group:{who}") for who in sorted(groups)]
    seats = shares(study.rows, by_seat)
    return [(study.say("seat", n=who + 1), seats[who], f"seat:{who}") for who in sorted(seats)]


def interval(study: Study, share: Share) -> dict[str, str]:
    low, high = wilson(share.wins, share.games)
    write = study.texts.percent
    return {"share": write(share.wins / share.games, 1), "low": write(low, 1), "high": write(high, 1)}


def small(study: Study, named: Sequence[tuple[str, Share, str]]) -> list[Data]:
    order = sorted(named, key=lambda each: -each[1].wins / each[1].games)
    ends = order if len(order) <= DRAWN else [*order[: DRAWN // 2], *order[-DRAWN // 2 :]]
    return [
        {"name": name, "share": s.wins / s.games, "low": wilson(s.wins, s.games)[0], "high": wilson(s.wins, s.games)[1]}
        for name, s, _ in ends
    ]


def fairness(study: Study) -> Data:
    named, texts = who_wins(study), study.texts
    width = max(reach(share) for _, share, _ in named)
    found = {"width": width, "lines": small(study, named), "fair": None if study.together else study.fair}
    if study.together:
        said = texts.format("studio-together", **interval(study, named[0][1]))
        return found | {"say": said, "open": "", "settled": width <= NARROW}
    by_verdict: dict[str, list[tuple[str, Share, str]]] = {}
    for each in named:
        by_verdict.setdefault(verdict(each[1], study.fair), []).append(each)
    clear = [each for key in ("too-strong", "too-weak") for each in by_verdict.get(key, [])]
    unsure = [each for key in ("maybe-strong", "maybe-weak") for each in by_verdict.get(key, [])]
    far = max(named, key=lambda each: abs(each[1].wins / each[1].games - study.fair))
    fair = texts.percent(study.fair, 1)
    if clear:
        listed = ", ".join(f"{name} ({study.say(f'verdict-{verdict(s, study.fair)}')})" for name, s, _ in clear)
        worst = max(clear, key=lambda each: abs(each[1].wins / each[1].games - study.fair))
        said = texts.format("studio-unfair", names=listed, who=worst[0], fair=fair, **interval(study, worst[1]))
    else:
        key = "studio-unsure" if unsure else "studio-fair"
        said = texts.format(key, who=far[0], fair=fair, **interval(study, far[1]))
    left = "" if not unsure else texts.format("studio-open", names=", ".join(name for name, _, _ in unsure))
    if unsure:
        left += f" {texts.format('studio-more', n=texts.number(more_games(study, unsure)))}"
    return found | {"say": said, "open": left, "settled": not unsure}


def more_games(study: Study, unsure: Sequence[tuple[str, Share, str]]) -> int:
    """How many more would probably settle these, shares staying as they are; rounded up."""
    factor = 1.0
    for _, share, _ in unsure:
        won = share.wins / share.games
        edge = study.fair * (1 + BAND if won > study.fair else 1 - BAND)
        factor = max(factor, (reach(share) / max(0.005, abs(won - edge))) ** 2)
    more = len(study.rows) * (factor - 1)
    unit = 10 ** max(1, int(math.log10(max(more, 10))))
    return int(math.ceil(max(more, 10) / unit) * unit)


def mean_reach(values: Sequence[int]) -> float:
    return Z95 * statistics.pstdev(values) / math.sqrt(len(values))


def long_lasting(study: Study) -> Data:
    values, texts = [row["decisions"] for row in study.rows], study.texts
    rounds = [row["rounds"] for row in study.rows if row["rounds"] is not None]
    mean, off = statistics.fmean(values), mean_reach(values)
    tenth = statistics.quantiles(values, n=10) if len(values) > 1 else [values[0]] * 9
    said = texts.format(
        "studio-long",
        mean=texts.number(mean),
        low=texts.number(mean - off),
        high=texts.number(mean + off),
        most=texts.number(tenth[-1]),
    )
    if rounds:
        said += f" {texts.format('studio-long-rounds', mean=texts.number(statistics.fmean(rounds), 1))}"
    bars = [{"name": "", "share": n / len(values), "low": 0.0, "high": 0.0} for _, _, n in charts.bins(values)]
    return {
        "say": said,
        "open": "" if len(values) >= SETTLED else texts.format("studio-open-long"),
        "settled": len(values) >= SETTLED,
        "width": off / mean if mean else 0.0,
        "lines": bars,
        "fair": None,
    }


def taken(rows: list[Row]) -> dict[Any, Share]:
    known = [row for row in rows if row["cards"] is not None]
    return shares(known, lambda row: [(c, seat) for seat, own in enumerate(row["cards"]) for c in dict.fromkeys(own)])


def cards_matter(study: Study) -> Data:
    texts, found = study.texts, taken(study.rows)
    known = [(texts.name(card), share, f"card:{card}") for card, share in found.items() if share.games >= ENOUGH]
    if len(known) < 2 or study.together:
        key = "studio-no-cards" if not found or study.together else "studio-cards-few"
        return unknown(texts.format(key))
    order = sorted(known, key=lambda each: -each[1].wins / each[1].games)
    judged = {each[2]: verdict(each[1], study.fair) for each in known}
    strong = [each for each in order if judged[each[2]] == "too-strong"]
    weak = [each for each in reversed(order) if judged[each[2]] == "too-weak"]
    best, worst = order[0], order[-1]
    values = {f"{name}-{key}": value for name, each in (("best", best), ("worst", worst))
              for key, value in interval(study, each[1]).items()}  # fmt: skip
    said = texts.format(
        "studio-cards", strong=len(strong), weak=len(weak), all=len(known), best=best[0], worst=worst[0], **values
    )
    few = len(found) - len(known)
    return {
        "say": said,
        "open": texts.format("studio-open-cards", n=few, least=ENOUGH) if few else "",
        "settled": few <= len(found) // 10,
        "width": max(reach(share) for _, share, _ in known),
        "lines": small(study, known),
        "fair": study.fair,
    }


def changed(one: Study, two: Study) -> Data:
    texts, named = one.texts, counts(one, two)
    changes = [of_shares(a, b) for _, a, b in named]
    chances = holm([change.p for change in changes])
    first = max(range(len(named)), key=lambda n: (-chances[n], abs(changes[n].difference)))
    name, change, p = named[first][0], changes[first], chances[first]
    points = {key: texts.number(100 * abs(value), 1) for key, value in (("by", change.difference),)}
    said = texts.format(
        "studio-changed" if p < SURE else "studio-luck",
        side=two.name,
        who=name,
        more="yes" if change.difference > 0 else "no",
        before=texts.percent(change.before, 1),
        after=texts.percent(change.after, 1),
        low=signed(texts, 100 * change.low),
        high=signed(texts, 100 * change.high),
        p=p_of(texts, p),
        **points,
    )
    within = all(abs(each.low) <= NARROW and abs(each.high) <= NARROW for each in changes)
    lasting = next((each for label, each in measured(one, two) if label == one.say("length-title")), None)
    if lasting is not None:
        said += f" {length_said(texts, lasting)}"
    lines = [
        {"name": label, "share": each.difference, "low": each.low, "high": each.high}
        for (label, _, _), each in list(zip(named, changes, strict=True))[:DRAWN]
    ]
    return {
        "say": said,
        "open": "" if p < SURE or within else texts.format("studio-open-change"),
        "settled": p < SURE or within,
        "width": max((each.high - each.low) / 2 for each in changes),
        "lines": lines,
        "fair": 0.0,
    }


def signed(texts: LabTexts, value: float) -> str:
    text = texts.number(value, 1)
    return text if value < 0 else f"+{text}"


def p_of(texts: LabTexts, p: float) -> str:
    return f"< {texts.number(0.001, 3)}" if p < 0.001 else f"= {texts.number(p, 3)}"


def length_said(texts: LabTexts, change: Change) -> str:
    return texts.format(
        "studio-length-changed" if change.p < SURE else "studio-length-same",
        more="yes" if change.difference > 0 else "no",
        by=texts.number(abs(change.difference)),
        low=signed(texts, change.low),
        high=signed(texts, change.high),
    )
