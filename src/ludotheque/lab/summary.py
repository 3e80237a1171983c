"""What rows come to: shares with their intervals, as data for the terminal, for JSON and for the report."""

from collections.abc import Callable, Iterable
from typing import Any

from ludotheque.lab.plan import Plan
from ludotheque.lab.play import Row
from ludotheque.match.simulation import Share

Labels = Callable[[Row], Iterable[tuple[Any, int]]]  # of a row: labels, and the seat each stands for


def shares(rows: list[Row], labels: Labels) -> dict[Any, Share]:
    """How often whoever bears a label plays, wins (a shared first place counts) and scores."""
    found: dict[Any, Share] = {}
    for row in rows:
        for name, seat in labels(row):
            share = found.setdefault(name, Share())
            share.add(Share(1, int(row["ranks"][seat] == 1), row["scores"][seat]))
    return found


def by_seat(row: Row) -> Iterable[tuple[Any, int]]:
    return [(seat, seat) for seat in range(len(row["bots"]))]


def by_group(row: Row) -> Iterable[tuple[Any, int]]:
    return [(group, seat) for seat, group in enumerate(row["groups"] or [])]


def by_bot(row: Row) -> Iterable[tuple[Any, int]]:
    return [(bot, seat) for seat, bot in enumerate(row["bots"])]


def by_trait(name: str) -> Labels:
    """Seats by what they were dealt or chose under that name."""

    def labels(row: Row) -> Iterable[tuple[Any, int]]:
        found = (row["traits"] or {}).get(name, [])
        return [(label, seat) for seat, label in enumerate(found) if label]

    return labels


def trait_names(rows: list[Row]) -> list[str]:
    return list(dict.fromkeys(name for row in rows for name in row["traits"] or {}))


def lines(found: dict[Any, Share]) -> list[dict[str, Any]]:
    return [{"name": name, **found[name].report()} for name in sorted(found)]


def report(plan: Plan, rows: list[Row]) -> dict[str, Any]:
    """A run in numbers, in an order that depends on the rows alone."""
    decisions = [row["decisions"] for row in rows]
    reasons: dict[str, int] = {}
    for row in rows:
        reasons[row["reason"]] = reasons.get(row["reason"], 0) + 1
    winners = [row["ranks"].count(1) for row in rows]
    bots = shares(rows, by_bot)
    return {
        "game": plan.game,
        "seats_count": plan.seats,
        "seed": plan.seed,
        "options": list(plan.variants),
        "games": len(rows),
        "decisions": {"mean": sum(decisions) / len(rows), "min": min(decisions), "max": max(decisions)},
        "seats": lines(shares(rows, by_seat)),
        "groups": lines(shares(rows, by_group)),
        "traits": {name: lines(shares(rows, by_trait(name))) for name in trait_names(rows)},
        "bots": lines(bots) if len(bots) > 1 else [],
        "reasons": dict(sorted(reasons.items(), key=lambda item: (-item[1], item[0]))),
        "ties": sum(n > 1 for n in winners),
        "nobody": winners.count(0),
    }


def meetings(rows: list[Row]) -> dict[tuple[str, str], tuple[int, int]]:
    """For each two different bots: how often the first ended ahead of the second, of how often one was ahead."""
    found: dict[tuple[str, str], tuple[int, int]] = {}
    for row in rows:
        seats = list(zip(row["bots"], row["ranks"], strict=True))
        for one, rank in seats:
            for two, other in seats:
                if one != two and rank != other:
                    ahead, met = found.get((one, two), (0, 0))
                    found[one, two] = (ahead + (rank < other), met + 1)
    return found


def gaps(rows: list[Row]) -> list[int]:
    """By how many points games were won; of games that somebody won."""
    found = []
    for row in rows:
        best, *rest = sorted(row["scores"], reverse=True)
        if 1 in row["ranks"] and rest:
            found.append(best - rest[0])
    return found
