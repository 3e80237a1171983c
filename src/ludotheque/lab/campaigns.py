"""Whole campaigns between bots: game after game, each beginning with what the one before left, and what they show.

A row is one game of one campaign. It holds what it left, so that a file of rows can be gone on with, and its trials
(`LabDoor.trials`). A campaign ends with a game that leaves nothing or says `campaign-won`, or after so many games.
"""

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.bots.arena import next_move
from ludotheque.lab.plan import make_bot
from ludotheque.lab.words import LabFault, in_pieces
from ludotheque.match.campaign import CARRIED, has_campaign
from ludotheque.match.faces import game
from ludotheque.match.registry import rules_of
from ludotheque.match.simulation import GameFailed, Share, keys_of, wilson
from ludotheque.match.table import Table

Row = dict[str, Any]
WON = "campaign-won"
LONGEST = 20_000  # decisions of one game


@dataclass(frozen=True)
class Run:
    """Campaign n is played by as many as its turn says, all of them the same bot."""

    game: str
    seats: tuple[int, ...]
    bot: str
    options: dict[str, Any]
    seed: str
    most: int  # games of a campaign

    def seats_of(self, campaign: int) -> int:
        return self.seats[campaign % len(self.seats)]

    def head(self, campaign: int) -> Row:
        """What every row of a campaign says."""
        rules = rules_of(self.game)
        options = rules.check_options(self.seats_of(campaign), self.options)
        return {
            "game": self.game,
            "content": rules.content.mark(options),
            "options": {name: value for name, value in options.items() if name != CARRIED},
            "seed": self.seed,
            "bot": self.bot,
            "campaign": campaign,
            "seats": self.seats_of(campaign),
        }


def play(
    run: Run, campaigns: int, out: Path | None, tick: Callable[[int], None] = lambda done: None, limit: float = 1e12
) -> list[Row]:
    """The rows of so many campaigns, those in the file first. After `limit` seconds no further game is begun."""
    if not has_campaign(rules_of(run.game)):
        raise LabFault("no-campaign", game=rules_of(run.game).manifest.title)
    until = time.monotonic() + limit
    rows = read(out, run) if out is not None and out.exists() else []
    for campaign in range(campaigns):
        mine = [row for row in rows if row["campaign"] == campaign]
        while not ended(mine, run.most) and time.monotonic() < until:
            row = chapter(run, campaign, mine)
            mine.append(row)
            rows.append(row)
            if out is not None:
                with in_pieces(out), out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
        tick(1)
    return rows


def ended(rows: list[Row], most: int) -> bool:
    return bool(rows) and (rows[-1]["left"] is None or rows[-1]["reason"] == WON or len(rows) >= most)


def read(path: Path, run: Run) -> list[Row]:
    """Rows that this run would have written."""
    with in_pieces(path):
        text = path.read_text(encoding="utf-8")
    rows: list[Row] = []
    for n, line in enumerate(text.splitlines(), 1):
        try:
            row = json.loads(line)
            wanted = run.head(row["campaign"])
            other = next((name for name in wanted if row[name] != wanted[name]), None)
            rows.append(
                {name: row[name] for name in (*wanted, "chapter", "reason", "decisions", "trials", "decks", "left")}
            )
        except (ValueError, KeyError, TypeError):
            raise LabFault("corrupt", 1, file=str(path), line=n) from None
        if other is not None:
            raise LabFault(
                "other-run", file=str(path), number=n, name=other, found=str(row[other]), want=str(wanted[other])
            )
    return rows


def chapter(run: Run, campaign: int, before: list[Row]) -> Row:
    """The next game of a campaign, played to its end."""
    seats, name = run.seats_of(campaign), f"{run.seed}/{campaign}/{len(before)}"
    carried = {CARRIED: before[-1]["left"]} if before else {}
    table = game(run.game).new(seats, f"ludotheque campaigns {name}", run.options | carried)
    bots = [make_bot(run.game, run.bot, f"{name}/{seat}") for seat in range(seats)]
    key = keys_of(name, 0)[1]
    random.seed(key)  # nothing a bot does may depend on what was played before
    worlds = random.Random(key)
    while not table.over:
        seat, choice = next_move(table, bots, worlds)
        refusal = table.choose(seat, choice)
        if refusal is not None or len(table.entries) > LONGEST:
            raise GameFailed(f"Campaign {campaign}, game {len(before) + 1}: {choice} at seat {seat}: {refusal}")
    return run.head(campaign) | row_of(table, len(before) + 1)


def row_of(table: Table, number: int) -> Row:
    result, lab = table.result, table.rules.lab
    assert result is not None
    return {
        "chapter": number,
        "reason": result.reason,
        "decisions": len(table.entries),
        "trials": lab.trials(table.state, table.events(None)),
        "decks": lab.stats(table.state).get("cards"),
        "left": result.campaign,
    }


# -- what they show


def report(rows: list[Row]) -> dict[str, Any]:
    seats = sorted({row["seats"] for row in rows})
    return {
        "campaigns": [length(rows, n) for n in seats],
        "levels": shares(rows, "level", first=True),
        "zones": shares(rows, "where", first=False),
        "growth": growth(rows),
        "cards": cards(rows),
    }


def told(rows: list[Row]) -> dict[int, list[Row]]:
    """The rows of each campaign."""
    found: dict[int, list[Row]] = {}
    for row in rows:
        found.setdefault(row["campaign"], []).append(row)
    return found


def length(rows: list[Row], seats: int) -> dict[str, Any]:
    mine = [story for story in told(rows).values() if story[0]["seats"] == seats]
    fights = [trial for story in mine for row in story for trial in row["trials"]]
    return {
        "seats": seats,
        "campaigns": len(mine),
        "finished": sum(story[-1]["reason"] == WON for story in mine),
        "games": sum(map(len, mine)),
        "trials": len(fights),
        "won": sum(trial["won"] for trial in fights),
        "rounds": sum(trial["rounds"] for trial in fights) / max(1, len(fights)),
        "decisions": sum(row["decisions"] for story in mine for row in story),
    }


def shares(rows: list[Row], by: str, first: bool) -> list[dict[str, Any]]:
    """Trials won, by level or by place, and by number of players. `first`: of each campaign only the first of each."""
    found: dict[tuple[Any, int], Share] = {}
    for story in told(rows).values():
        seen: set[Any] = set()
        for trial in (trial for row in story for trial in row["trials"]):
            if not (first and trial[by] in seen):
                share = found.setdefault((trial[by], story[0]["seats"]), Share())
                share.games += 1
                share.wins += trial["won"]
            seen.add(trial[by])
    return [
        {
            "name": name,
            "seats": seats,
            "trials": share.games,
            "won": share.wins,
            "interval": wilson(share.wins, share.games),
        }
        for (name, seats), share in sorted(found.items(), key=lambda item: (str(item[0][0]), item[0][1]))
    ]


def growth(rows: list[Row]) -> list[dict[str, Any]]:
    """Cards of a deck after the first, second … game of a campaign."""
    sizes: dict[int, list[int]] = {}
    for row in rows:
        sizes.setdefault(row["chapter"], []).extend(len(deck) for deck in row["decks"] or [])
    return [
        {"chapter": n, "decks": len(each), "mean": sum(each) / len(each)} for n, each in sorted(sizes.items()) if each
    ]


def cards(rows: list[Row]) -> list[dict[str, Any]]:
    """Each card that was offered or played: how often it was offered and taken, and how trials went in which it was
    played."""
    offered, taken, played, won = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for trial in trials(rows):
        offered.update(trial["offered"])
        taken.update(trial["taken"])
        played.update(set(trial["played"]))
        if trial["won"]:
            won.update(set(trial["played"]))
    return [
        {"card": card, "offered": offered[card], "taken": taken[card], "trials": played[card], "won": won[card]}
        for card in sorted(offered | played)
    ]


def trials(rows: list[Row]) -> Iterator[dict[str, Any]]:
    return (trial for row in rows for trial in row["trials"])
