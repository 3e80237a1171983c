# interpreted
"""A view of Les Nominés du Néombre as plain lines, for the terminal and for screen readers: where the team is, the
enemies in the order they act, then each of the team. Empty things are left out."""

from collections.abc import Callable, Iterator
from typing import Any

Say = Callable[..., str]
View = dict[str, Any]


def picture(view: View, say: Say) -> str:
    lines = list(journey(view, say))
    if view["phase"] != "between":
        lines += [enemy(n, row, say) for n, row in enumerate(view["enemies"], 1)]
        for row in view["team"]:
            lines.append(figure(row, say))
            lines += [f"  {line}" for line in cards(row, say)]
    return "\n".join([*lines, *found(view, say)])


def journey(view: View, say: Say) -> Iterator[str]:
    """Where the team is, and its quests."""
    if view["zone"] is None:
        yield say("view-between")
    else:
        yield say("view-zone", zone=view["zone"], pile=view["pile"], loot=view["loot"], n=view["round"])
    for name, quest in view["quests"].items():
        if quest["state"] != "closed":
            yield say("view-quest", quest=name, state=quest["state"], n=quest["progress"], goal=quest["goal"])
    if view["phase"] == "between":
        for seat, deck in enumerate(view["decks"]):
            if deck:
                yield say("view-deck", seat=seat, deck=view["starters"][seat], n=len(deck))


def markers(row: View, say: Say) -> list[str]:
    return [say("view-marker", marker=marker, n=n) for marker, n in row["markers"].items()]


def enemy(n: int, row: View, say: Say) -> str:
    card = row["card"] + ("T" if row["token"] else "")
    facts = [say("view-hp", hp=row["hp"], max=row["max_hp"])]
    if row["armour"]:
        facts.append(say("view-armour", n=row["armour"]))
    facts.append(say(f"targeting-{row['targeting']}"))
    if "aims_at" in row:
        facts.append(say("view-aims", who=row["aims_at"]))
    return say("view-enemy", n=n, card=card, list=", ".join([*facts, *markers(row, say)]))


def figure(row: View, say: Say) -> str:
    who = "companion" if row["companion"] else row["id"]
    if row["dead"]:
        return say("view-dead", who=who)
    facts = [say("view-hp", hp=row["hp"], max=row["max_hp"])]
    if "plays" in row:
        facts.append(say("view-stage", stage=row["stage"], n=max(row["plays"] - row["used"], 0) + row["granted"]))
    return say("view-figure", who=who, list=", ".join([*facts, *markers(row, say)]))


def cards(row: View, say: Say) -> Iterator[str]:
    """What lies before a player or the companion."""
    for place in ("hand", "discard", "jail"):
        if row.get(place):
            yield say("view-cards", place=place, cards=" ".join(row[place]))
    if row.get("held") and "hand" not in row:
        yield say("view-held", n=row["held"])
    if "draw" in row:
        n, top = row["draw"]["n"], row["draw"]["top"]
        yield say("view-draw-top", n=n, cards=" ".join(top)) if top else say("view-draw", n=n)
    if row.get("attached"):
        yield say("view-cards", place="attached", cards=row["attached"])
    if row["in_play"]:
        yield say("view-in-play", list=", ".join(permanent(card, say) for card in row["in_play"]))


def permanent(row: View, say: Say) -> str:
    if "hp" in row:
        return say("view-summon", card=row["card"], hp=row["hp"], max=row["max_hp"])
    return say("view-card", card=row["card"])


def found(view: View, say: Say) -> Iterator[str]:
    """Loot turned up, and what the fair offers."""
    if view["shown"]:
        yield say("view-loot", cards=" ".join(view["shown"]), n=view["obtain"])
    if view["phase"] == "between" and view["fair"]["offers"]:
        yield say("view-fair", cards=" ".join(view["fair"]["offers"]))
