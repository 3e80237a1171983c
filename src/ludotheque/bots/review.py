# interpreted
"""A finished game looked at again: how each seat stood, where it turned, and what the search would have done.

Every decision is judged by itself, from what the deciding seat could know then: imagined worlds, as for a bot. The
curve of chances is for whoever looks on after the end: it is thought about with all hands open. A decision's judgement
depends on the journal, its number and the seed alone, so a review may be made in pieces, in any process.
"""

import hashlib
import time
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from ludotheque.bots.levels import MAITRE
from ludotheque.bots.reasons import differences, line_after
from ludotheque.bots.search import Line, Search
from ludotheque.bots.weighing import new_search, weigh
from ludotheque.core.domains import Choice
from ludotheque.core.state import BESIDE, verb_of
from ludotheque.match.journal import BadJournal, reading, replay, step
from ludotheque.match.table import Table

FORMAT = 5  # of a review; one of another format is made anew
EFFORT = 300_000  # iterations for a whole game, and for one decision the least and the most of them
LEAST, MOST = 60, 4000
HASTY = replace(MAITRE, foresees=False)  # hundreds of decisions are to be judged
LABELS = ("best", "good", "inaccuracy", "mistake", "blunder")
LOSSES = (0.05, 0.1, 0.2)  # of chances of winning, from which on the next label holds
NOISE = 0.01  # of chances: a smaller loss is within what a short search is unsure of
COSTLY = 3  # choices named to a seat as those that cost it most
HABITS = 3  # questions named to a seat as those it lost most by
OFTEN = 3  # times that make a habit
OPTIONS = 3  # the choice thought best and two runners-up
TURNS = 5  # turning points told at most
LESSONS = 5  # for each seat, at most
LESSON = 0.05  # of chances, that a lesson is at least about
SURE_RUNS = 4  # that know nothing of each other, for a choice that cost so much
PRAISED = 0.1  # of chances, that a choice is better than the next to be named for it
SWING = 0.1  # of chances, less than which is no turning point

Judged = dict[str, Any]


class NotOver(BadJournal):
    """A game under way is not reviewed: that would be advice."""


def decisions(journal: dict[str, Any]) -> list[int]:
    """The entries worth a thought: somebody was asked, had a choice, and did not take it back."""
    kept: list[int] = []
    weighty: set[int] = set()
    table = opened(journal)
    for n, entry in enumerate(journal["entries"]):
        if entry.get("undo"):
            kept.pop()
        else:
            kept.append(n)
            if weighs(table, entry):
                weighty.add(n)
        with reading():
            step(table, entry, n + 1)
    if not table.over:
        raise NotOver(
            "The game is not over: only a finished game is reviewed.",
            "La partie n’est pas finie : seule une partie finie est revue.",
        )
    return [n for n in kept if n in weighty]


def opened(journal: dict[str, Any]) -> Table:
    """The table before the first entry, every outcome known."""
    return replay(journal, 0)


def weighs(table: Table, entry: dict[str, Any]) -> bool:
    """Whether there was something to choose, and the search can think about what was chosen."""
    seat = entry["seat"]
    if not table.state.asked() >> seat & 1:
        return False
    checked = table.check(seat, tuple(entry["choice"]))
    if not isinstance(checked, tuple) or (verb_of(checked[1]) >= BESIDE and len(checked[2]) > 0):
        return False  # a deal typed in many words
    return len(table.rules.policy().choices(table.state.imagine(seat, 1), seat)) > 1


def effort(count: int) -> int:
    """Iterations for each of so many decisions."""
    return max(LEAST, min(MOST, EFFORT // max(1, count)))


def judge(journal: dict[str, Any], wanted: Sequence[int], iterations: int, seed: str = "") -> Iterator[Judged]:
    """What is to be said of these entries, one after the other."""
    table = opened(journal)
    for n, entry in enumerate(journal["entries"][: max(wanted, default=-1) + 1]):
        if n in wanted:
            yield judge_one(table, n, entry, iterations, seed)
        with reading():
            step(table, entry, n + 1)


def judge_for(
    journal: dict[str, Any], wanted: Sequence[int], iterations: int, seed: str, seconds: float
) -> list[Judged]:
    """As many of these entries as that time allows, one at least."""
    stop = time.monotonic() + seconds
    found: list[Judged] = []
    for one in judge(journal, wanted, iterations, seed):
        found.append(one)
        if time.monotonic() >= stop:
            break
    return found


def judge_one(table: Table, n: int, entry: dict[str, Any], iterations: int, seed: str) -> Judged:
    """One decision: what was played, what the search prefers and what follows, and what the difference costs the
    seat."""
    seat, state = int(entry["seat"]), table.state
    key = int.from_bytes(hashlib.sha256(f"{seed}/{n}".encode()).digest()[:5], "big")
    search = fresh_search(table, seat)
    search.think(state, iterations, 0.0, key)
    lines = search.lines()
    named = [(line, whole(table, seat, table.codec.decode(line.choice))) for line in lines]
    kept = list(islice(((line, act) for line, act in named if act), OPTIONS))
    played, (best, first) = whole(table, seat, tuple(entry["choice"])), kept[0]
    options = [option(table, seat, search, line, lines) for line, _ in kept]
    made = told(table, seat, entry["choice"]) | {"expects": rounded(best.expects)}
    if played != first:
        expects = fresh_search(table, seat).weigh(state, played, max(best.visits, LEAST), key)
        made["expects"] = rounded(expects)
        if best.expects[seat] - expects[seat] >= LESSON:
            make_sure(table, seat, [(options[0], first), (made, played)], iterations, key)
    loss = 0.0 if played == first else max(0.0, round(options[0]["expects"][seat] - made["expects"][seat], 3))
    rule, ask = state.stack[-1].prompt(state, seat)
    return {
        "entry": n,
        "seat": seat,
        "rule": rule,
        "ask": ask,
        "open": rounded(fresh_search(table, seat).foresee(state, max(LEAST, iterations // 2), key)),
        "played": made,
        "options": options,
        "loss": loss,
        "blind": blind(lines, seat),
        "label": LABELS[0] if played == first else label(loss),
        "why": differences(table, seat, tuple(options[0]["choice"]), tuple(made["choice"])) if loss >= LESSON else [],
    }


def option(table: Table, seat: int, search: Search, line: Line, lines: list[Line]) -> Judged:
    """A choice that the search thought about, and the line that follows."""
    visits = sum(line.visits for line in lines) or 1
    return told(table, seat, table.codec.decode(line.choice)) | {
        "share": round(line.visits / visits, 3),
        "expects": rounded(line.expects),
        "then": line_after(table, seat, search, line.choice),
    }


def make_sure(table: Table, seat: int, options: list[tuple[Judged, int]], iterations: int, key: int) -> None:
    """Weigh two choices again, by the best judgement there is, each with its interval."""
    each = max(LEAST, iterations // SURE_RUNS)
    weighed = weigh(table, seat, [act for _, act in options], each, key, SURE_RUNS)
    for told_of, act in options:
        one = next(one for one in weighed if one.choice == act)
        told_of |= {"expects": rounded(one.expects), "low": round(one.low, 3), "high": round(one.high, 3)}


def blind(lines: list[Line], seat: int) -> float:
    """What a seat loses in the mean that chooses here without looking."""
    seen = [line.expects[seat] for line in lines if line.visits > 0]
    best = lines[0].expects[seat]
    return round(sum(max(0.0, best - expects) for expects in seen) / max(1, len(seen)), 3)


def whole(table: Table, seat: int, choice: Choice) -> int:
    """A choice as it is carried out, be it recorded so or thought of in short: a place with the tool that leads there,
    however that is laid. 0: nothing leads there; whoever thinks ahead asks for no proof."""
    checked = table.check(seat, choice)
    return checked[1] if isinstance(checked, tuple) else 0


def fresh_search(table: Table, seat: int) -> Search:
    return new_search(table, seat, HASTY)


def told(table: Table, seat: int, choice: Sequence[object]) -> Judged:
    """A choice, and the words its sentence needs beside it."""
    return {"choice": list(choice), "words": table.rules.speech.words(table.state, seat, tuple(choice))}


def rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 3) for chance in chances]


def label(loss: float) -> str:
    """Of a choice that the search would not have made: by what it lost of the chances, which is told beside it."""
    return LABELS[1 + bisect_right(LOSSES, loss)]


# -- the whole


def gather(journal: dict[str, Any], judged: list[Judged], iterations: int) -> dict[str, Any]:
    """The review: the curve with the result as its end, the turning points, the decisions judged so far."""
    ranking = journal["footer"]["ranking"]
    together = replay(journal, 0).rules.manifest.cooperative
    share = 1.0 if together else 1.0 / max(1, ranking.count(1))
    end = [share if rank == 1 else 0.0 for rank in ranking]
    curve = smooth([*(one["open"] for one in judged), end])
    places = [*(one["entry"] for one in judged), len(journal["entries"])]
    points = [{"entry": n, "chances": chances} for n, chances in zip(places, curve, strict=True)]
    return {
        "format": FORMAT,
        "game": journal["header"]["game"],
        "seats": journal["header"]["seats"],
        "entries": len(journal["entries"]),
        "iterations": iterations,
        "points": points,
        "turns": turns(points, judged),
        "sums": sums(journal, judged),
        "decisions": judged,
    }


def smooth(curve: list[list[float]]) -> list[list[float]]:
    """Each point but the last with a quarter of both neighbours: a short search finds more for whoever is to move, and
    that would show as teeth."""
    out = []
    for n, here in enumerate(curve[:-1]):
        before, after = curve[n - 1] if n else curve[n + 1], curve[n + 1]
        out.append(rounded([(a + 2 * b + c) / 4 for a, b, c in zip(before, here, after, strict=True)]))
    return [*out, rounded(curve[-1])]


def turns(points: list[dict[str, Any]], judged: list[Judged]) -> list[dict[str, Any]]:
    """Where the chances changed most, in the order of the game. `entry` is the decision after which they did."""
    swings = []
    for n, one in enumerate(judged):
        before, after = points[n]["chances"], points[n + 1]["chances"]
        most = max(abs(b - a) for a, b in zip(before, after, strict=True))
        if most >= SWING:
            swings.append((most, {"entry": one["entry"], "seat": one["seat"], "before": before, "after": after}))
    swings.sort(key=lambda swing: (-swing[0], swing[1]["entry"]))
    return sorted((turn for _, turn in swings[:TURNS]), key=lambda turn: turn["entry"])


def sums(journal: dict[str, Any], judged: list[Judged]) -> list[dict[str, Any]]:
    """What a seat lost in all, the choices that cost it most, and what it did again and again."""
    end = replay(journal)
    return [
        sum_up(seat, [one for one in judged if one["seat"] == seat])
        | {
            "marks": end.rules.lab.habits(
                end.state, [tuple(e.choice) for e in end.entries if e.choice and e.seat == seat], seat
            )
        }
        for seat in range(journal["header"]["seats"])
    ]


def sum_up(seat: int, own: list[Judged]) -> dict[str, Any]:
    lossy = [one for one in own if one["loss"] >= NOISE]
    dearest = sorted(lossy, key=lambda one: (-one["loss"], one["entry"]))
    by_ask: dict[str, list[float]] = {}
    for one in lossy:
        by_ask.setdefault(one["ask"], []).append(one["loss"])
    habits = [
        {"ask": ask, "times": len(losses), "lost": round(sum(losses), 3)}
        for ask, losses in by_ask.items()
        if len(losses) >= OFTEN
    ]
    habits.sort(key=lambda habit: (-habit["lost"], habit["ask"]))  # type: ignore[operator]  # a number
    return {
        "seat": seat,
        "decisions": len(own),
        "faults": sum(one["label"] not in LABELS[:2] for one in own),
        "lost": round(sum(one["loss"] for one in lossy), 3),
        "blind": round(sum(one["blind"] for one in own), 3),
        "costly": [one["entry"] for one in dearest[:COSTLY]],
        "lessons": lessons(dearest),
        "praised": praised(own),
        "habits": habits[:HABITS],
    }


def lessons(dearest: list[Judged]) -> list[int]:
    """The entries one learns most from, in the order of the game: dear ones, surely so, one of each question."""
    by_ask: dict[str, int] = {}
    for one in dearest:
        best, played = one["options"][0], one["played"]
        if one["loss"] >= LESSON and "low" in best and best["low"] > played["high"]:
            by_ask.setdefault(one["ask"], one["entry"])
    return sorted(list(by_ask.values())[:LESSONS])


def praised(own: list[Judged]) -> int | None:
    """The entry at which the best choice was found though every other was far worse."""
    found = [(gap(one), -one["entry"]) for one in own if one["label"] == LABELS[0] and gap(one) >= PRAISED]
    return -max(found)[1] if found else None


def gap(one: Judged) -> float:
    """By how much the best choice is better than the next."""
    seat, options = one["seat"], one["options"]
    return float(options[0]["expects"][seat] - max((each["expects"][seat] for each in options[1:]), default=1.0))
