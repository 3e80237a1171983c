"""Games worth opening: those that stand out, and those behind a bar of a chart."""

from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.lab.experiments import ENDLESS, Asked, side_of, whole
from ludotheque.lab.play import Row
from ludotheque.lab.study import Study
from ludotheque.lab.verdicts import Data, called

SHOWN = 12  # games that are named at once


def worth_opening(asked: Asked, kept: Sequence[Row], study: Study) -> list[Data]:
    """Some games, each for a reason."""
    over = [(number, row) for number, row in enumerate(kept) if ENDLESS not in row]
    picks: list[tuple[str, Callable[[Row], float]]] = [
        ("longest", lambda row: row["decisions"]),
        ("shortest", lambda row: -row["decisions"]),
    ]
    if not study.together:
        picks.insert(0, ("turned", lambda row: row["lead_changes"] or 0))
        picks.insert(1, ("closest", lambda row: -margin(row)))
        picks.append(("clearest", margin))
    found: dict[int, Data] = {}
    for why, worth in picks:
        number, row = max(over, key=lambda each: worth(each[1]))
        if number not in found:
            found[number] = told(asked, number, row, study, why)
    return list(found.values())


def margin(row: Row) -> float:
    best, *rest = sorted(row["scores"], reverse=True)
    return float(best - rest[0]) if rest else 0.0


def told(asked: Asked, number: int, row: Row, study: Study, why: str = "") -> Data:
    texts = study.texts
    winners = [seat for seat, rank in enumerate(row["ranks"]) if rank == 1]
    names = [
        texts.name(row["groups"][seat]) if row["groups"] else study.say("seat", n=seat + 1) for seat in winners
    ]  # fmt: skip
    side = side_of(asked, number)[0]
    return {
        "number": number,
        "side": called(asked.sides[side].name, texts.lang) if len(asked.sides) > 1 else "",
        "won": study.say("everybody") if study.together and winners else ", ".join(names) or study.say("nobody"),
        "scores": " – ".join(texts.number(score) for score in row["scores"]),
        "decisions": row["decisions"],
        "leads": row["lead_changes"],
        "why": texts.format(f"studio-why-{why}") if why else "",
    }


def showing(asked: Asked, kept: Sequence[Row], key: str, lang: str) -> list[Data]:
    """Games that stand behind a bar; of a share, those that were won."""
    kind, _, value = key.partition(":")
    rows = [(number, row) for number, row in enumerate(kept) if ENDLESS not in row]
    if not rows:
        return []
    shows = test_of(kind, value)
    found = [(number, row) for number, row in rows if shows(row)]
    study = Study("", [whole(asked, *rows[0])], lang)
    return [told(asked, number, row, study) for number, row in found[:SHOWN]]


def test_of(kind: str, value: str) -> Callable[[Row], bool]:
    """Whether a row is one of those that a key stands for."""
    low, _, high = value.partition("-")
    numbers: dict[str, Callable[[Row], Any]] = {
        "length": lambda row: row["decisions"],
        "rounds": lambda row: row["rounds"],
        "gaps": lambda row: margin(row) if 1 in row["ranks"] else None,
        "leads": lambda row: row["lead_changes"],
    }
    if kind in numbers and low.isdecimal() and high.isdecimal():
        number, least, most = numbers[kind], int(low), int(high)
        return lambda row: (found := number(row)) is not None and least <= found <= most
    trait = kind.removeprefix("trait.")
    tests: dict[str, Callable[[Row], bool]] = {
        "won": lambda row: 1 in row["ranks"],
        "group": lambda row: won_by(row, [group == value for group in row["groups"] or []]),
        "seat": lambda row: won_by(row, [str(seat) == value for seat in seats(row)]),
        "first": lambda row: won_by(
            row, [(seat == row["first"]) == (value == "1") for seat in range(len(row["ranks"]))]
        ),
        "card": lambda row: won_by(row, [value in own for own in row["cards"] or []]),
        "reason": lambda row: bool(row["reason"] == value),
        "tie": lambda row: row["ranks"].count(1) > 1,
        "nobody": lambda row: 1 not in row["ranks"],
        f"trait.{trait}": lambda row: won_by(row, [label == value for label in (row["traits"] or {}).get(trait, [])]),
    }
    return tests.get(kind, lambda row: False)


def seats(row: Row) -> range:
    return range(len(row["ranks"]))


def won_by(row: Row, bears: list[bool]) -> bool:
    return any(row["ranks"][seat] == 1 for seat, own in enumerate(bears) if own)
