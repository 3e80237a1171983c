# interpreted
"""Archon cards, clan boards and scenarios in plain words, built from the same files the rules play.

The words stand in text/cards.<language>.ftl; whoever calls brings the function that formats them.
"""

from typing import Any, Protocol

from ludotheque.games.steamwatchers import loader

Table = dict[str, Any]


class Say(Protocol):
    """Formats one message of the card texts in one language."""

    def __call__(self, message: str, /, **values: str | int) -> str: ...


def archon(card: Table, say: Say) -> list[str]:
    """One sentence for each effect of an Archon card."""
    lines = []
    for effect in card["effects"]:
        text = say(f"effect-{effect['when']}-{effect['verb']}", n=effect.get("n", 1), floors=effect.get("floors", 0))
        lines.append(say("card-line", type=say(f"card-when-{effect['when']}"), text=text))
    return lines


def clan(board: Table, say: Say) -> list[str]:
    """The ability of a clan, then that of its elite soldiers."""
    return [say(f"clan-{board['id']}"), say(f"elite-{board['id']}")]


def scenario(table: Table, names: dict[str, str], say: Say) -> list[str]:
    """One sentence for each special rule of a scenario, and its hegemony."""
    lines = [_special(special, names, say) for special in table.get("special", ())]
    if "hooks" in table:
        lines.append(table["hooks"][say("scenario-language")])
    hegemony = table.get("hegemony", {})
    if "geo" in hegemony:
        lines.append(say("hegemony-geo", n=hegemony["geo"], **{"from": hegemony["from"]}))
    if "havens" in hegemony:
        values = {"from": hegemony["from"], "n": hegemony["havens"], "five": hegemony["havens_5"]}
        lines.append(say("hegemony-havens", **values))
    return lines


def headline(table: Table, names: dict[str, str], say: Say) -> str:
    """Turns, initial columns and the clans that stay away."""
    parts = [say("scenario-turns", n=table["turns"]), say("scenario-columns", n=table["columns"])]
    parts += [say("scenario-barred", clan=names[name]) for name in table.get("barred", ())]
    return " · ".join(parts)


def _special(special: Table, names: dict[str, str], say: Say) -> str:
    values: dict[str, str | int] = dict.fromkeys(loader.SPECIAL[special["rule"]], 0)
    values |= {key: value for key, value in special.items() if isinstance(value, int)}
    if special["rule"] == "giants":
        values["zones"] = ", ".join(names[zone] for zone in special["zones"])
    return say(f"special-{special['rule']}", **values)
