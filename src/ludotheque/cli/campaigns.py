"""`simulate --campaign`: whole campaigns between bots, and what is said of them."""

from pathlib import Path
from typing import Any

from ludotheque.cli.output import bar, say, say_columns, say_data
from ludotheque.lab import campaigns
from ludotheque.lab.words import LabTexts
from ludotheque.match.registry import rules_of

ENOUGH = 20  # offers of a card before its share says something
SELDOM, OFTEN = 0.02, 0.9  # of its offers: a card taken less, or more, wants a look


def conduct(run: campaigns.Run, count: int, out: Path | None, limit: float, tongue: str, as_data: bool) -> None:
    """A whole run, and what is said of it."""
    with bar(rules_of(run.game).manifest.title, count) as tick:
        rows = campaigns.play(run, count, out, tick, limit)
    found = campaigns.report(rows)
    if as_data:
        say_data({"game": run.game, "bot": run.bot, "seed": run.seed, "options": run.options} | found)
    else:
        say_report(found, run, LabTexts(rules_of(run.game), tongue, run.options))


def say_report(found: dict[str, Any], run: campaigns.Run, texts: LabTexts) -> None:
    say(texts.format("campaigns-title", game=run.game, bot=texts.bot(run.bot), seed=run.seed))
    rows = found["campaigns"]
    names = ("seats", "campaigns", "finished", "games", "trials", "won", "rounds", "decisions")
    say_columns(
        [texts.format(f"campaigns-{name}") for name in names],
        [[texts.number(row[name], 1 if name == "rounds" else 0) for name in names] for row in rows],
        right=0,
    )
    for part, title in (("levels", "campaigns-first-visit"), ("zones", "campaigns-zone")):
        say()
        say_shares(found[part], texts.format(title), texts)
    say()
    say_columns(
        [texts.format("campaigns-chapter"), texts.format("campaigns-deck"), texts.format("campaigns-decks")],
        [[str(row["chapter"]), texts.number(row["mean"], 1), str(row["decks"])] for row in found["growth"]],
        right=0,
    )
    say()
    say_cards(found["cards"], texts)


def say_shares(rows: list[dict[str, Any]], title: str, texts: LabTexts) -> None:
    names = ("seats", "won-share", "from", "to", "trials")
    lines = []
    for row in rows:
        parts = [row["won"] / row["trials"], *row["interval"]]
        name = texts.name(row["name"]) if isinstance(row["name"], str) else str(row["name"])
        lines.append([name, str(row["seats"]), *(texts.percent(part) for part in parts), str(row["trials"])])
    say_columns([title, *(texts.format(f"campaigns-{name}") for name in names)], lines, right=1)


def say_cards(rows: list[dict[str, Any]], texts: LabTexts) -> None:
    """The cards that are taken too seldom or too often, of those that were offered often enough."""
    weighed = [row for row in rows if row["offered"] >= ENOUGH]
    odd = [row for row in weighed if not SELDOM <= row["taken"] / row["offered"] <= OFTEN]
    offered = sum(row["offered"] > 0 for row in rows)
    say(texts.format("campaigns-cards", offered=offered, weighed=len(weighed), enough=ENOUGH, odd=len(odd)))
    if not odd:
        return
    names = ("card", "offers", "taken", "trials", "won-share")
    lines = [
        [
            texts.name(row["card"]),
            str(row["offered"]),
            texts.percent(row["taken"] / row["offered"]),
            str(row["trials"]),
            texts.percent(row["won"] / row["trials"]) if row["trials"] else "–",
        ]
        for row in sorted(odd, key=lambda row: row["taken"] / row["offered"])
    ]
    say_columns([texts.format(f"campaigns-{name}") for name in names], lines, right=1)
