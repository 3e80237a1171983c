# interpreted
"""A view of Olomòc as plain lines, for the terminal and for screen readers: the cycle, then each player with row and
rouages, then hostiles and markers. Empty things are left out; lengths are inches."""

from collections.abc import Callable, Iterator
from typing import Any

Say = Callable[..., str]
View = dict[str, Any]

INCH = 1000


def picture(view: View, say: Say) -> str:
    lines = [say("view-cycle", cycle=view["cycle"], phase=view["phase"], stage=view["stage"], traque=view["traque"])]
    if view["agenda"]:
        lines.append(say("view-agenda", agenda=view["agenda"], layout=view["layout"] or "none"))
    if view["artefact"]:
        lines.append(say("view-artefact", artefact=view["artefact"]["artefact"], figure=view["artefact"]["number"]))
    for seat, player in enumerate(view["players"]):
        mark = "first" if view["priority"] == seat else "second"
        lines.append(say("view-player", seat=seat, vp=player["vp"], fiel=player["fiel"], priority=mark))
        lines += [f"  {line}" for line in belongings(view, seat, player, say)]
    lines += [piece(row, say) for row in view["pieces"] if "seat" not in row]
    return "\n".join([*lines, *(marker(row, say) for row in view["markers"])])


def belongings(view: View, seat: int, player: View, say: Say) -> Iterator[str]:
    if view["rows"]:
        yield say("view-row", cards=", ".join(say("view-card", card=card or "none") for card in view["rows"][seat]))
    if player.get("hand"):
        yield say("view-hand", cards=", ".join(say("view-card", card=card) for card in player["hand"]))
    for row in view["pieces"]:
        if row.get("seat") == seat:
            yield piece(row, say)


def place(row: View, say: Say) -> str:
    if row["at"]:
        return say("view-at", x=row["at"][0] / INCH, y=row["at"][1] / INCH)
    return say("view-out") if row["where"] == "out" else say("view-away")


def piece(row: View, say: Say) -> str:
    """Who, where, what is left of the life line, tokens, and what ails them."""
    parts = [say("view-life", n=len(row["life"]) - row["checked"], of=len(row["life"]))]
    if "actions" in row and row["where"] != "out":
        parts.append(say("view-actions", n=row["actions"]))
    if row.get("noirceur"):
        parts.append(say("view-noirceur", n=row["noirceur"]))
    if row["stunned"]:
        parts.append(say("view-stunned"))
    if row["at"] and not row["free"]:
        parts.append(say("view-engaged"))
    return say("view-piece", piece=row["called"], place=place(row, say), told=", ".join(parts))


def marker(row: View, say: Say) -> str:
    told = say("view-nobody") if row["token"] is None else say("view-token", seat=row["token"])
    return say("view-marker", marker=row["kind"], place=place(row, say), told=told)
