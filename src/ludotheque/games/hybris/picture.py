# interpreted
"""A view of Hybris as plain lines, for the terminal and for screen readers: the Age, then each player, then the board.
Empty things are left out."""

from collections.abc import Callable, Iterator
from typing import Any

Say = Callable[..., str]
View = dict[str, Any]

TRACKS = ("vp", "aegis", "faithful", "prayer", "greatness", "goodness", "determination")


def picture(view: View, say: Say) -> str:
    lines = [say("view-age", age=view["age"], ages=view["ages"], phase=view["phase"], well=view["well"])]
    for seat, player in enumerate(view["players"]):
        if player["olympian"] is None:
            lines.append(say("view-no-olympian", seat=seat))
            continue
        lines.append(say("view-olympian", seat=seat, olympian=player["olympian"], passed=str(player["passed"]).lower()))
        lines += [f"  {line}" for line in board(player, say)]
    return "\n".join([*lines, *shared(view, say)])


def listed(parts: Iterator[str] | list[str]) -> str:
    return ", ".join(parts)


def board(player: View, say: Say) -> Iterator[str]:
    """The tracks, the Pillars, the characters and the cards of one player."""
    yield say("view-tracks", **{name: player[name] for name in TRACKS}, sparks=player["sparks"])
    pillars = [player[name] for name in ("pillar", "second") if player[name]]
    if pillars:
        yield say("view-pillars", pillars=" ".join(pillars), posture=player["posture"] or "none")
    if player["characters"]:
        yield say(
            "view-characters", list=listed(character(name, row, say) for name, row in player["characters"].items())
        )
    if isinstance(player["hand"], list):
        if player["hand"]:
            yield say("view-hand", cards=" ".join(player["hand"]))
        if player["premonitions"]:
            yield say("view-premonitions", cards=" ".join(player["premonitions"]))
    else:
        yield say("view-cards", n=player["hand"], premonitions=player["premonitions"])
    if player["zone"]:
        yield say("view-zone", cards=" ".join(player["zone"]))
    freed = {upgrade: n for upgrade, n in player["freed"].items() if n}
    if freed:
        yield say("view-freed", list=listed(say("view-of", name=upgrade, n=n) for upgrade, n in freed.items()))


def character(name: str, row: View, say: Say) -> str:
    place = row["place"].removesuffix("_art")
    state = "lying" if row.get("lying") else "acted" if row.get("acted") else "ready"
    return say("view-character", character=name, place=place, token=row.get("token", "none"), state=state)


def shared(view: View, say: Say) -> Iterator[str]:
    """Tiles, Temples, Quests, the Oracle and the Underworld."""
    for name, row in view["tile_at"].items():
        if row["at"] != "gone":
            yield say("view-tile", tile=name, place=row["at"], seat=row["owner"])
    for city, seats in view["temples"].items():
        for seat in seats:
            yield say("view-temple", city=city, seat=seat)
    for quest in view["quests"]:
        if quest is not None:
            done = len([seat for seat in quest["chants"] if seat is not None])
            yield say("view-quest", quest=quest["id"], n=done, chants=len(quest["chants"]))
    for spot, row in view["laid"].items():
        yield say("view-laid", place=spot, seat=row["seat"], face=row["face"])
    for row in view["beside_oracle"]:
        yield say("view-oracle", seat=row["seat"], card=row["card"])
    for pile, row in view["veiled"].items():
        if "card" in row:
            yield say("view-seen", pile=pile, card=row["card"])
    if view["chained"]:
        yield say("view-chained", cards=" ".join(view["chained"]))
    fight = view["combat"]
    if fight is not None:
        for row in fight["sides"]:
            yield say("view-combat", seat=row["seat"], character=row["character"], force=row["force"])
        if "enemy" in fight:
            yield say("view-enemy", enemy=fight["enemy"], force=fight["enemy_force"])
