# interpreted
"""A view of Steamwatchers as plain lines, for the terminal and for screen readers: zones under whoever controls them,
then the seas. Empty things are left out."""

from collections.abc import Callable, Iterator
from typing import Any

Say = Callable[..., str]
View = dict[str, Any]

ON_BOARDS = ("spare_healthy", "spare_contraband", "blocked", "capped", "exiled", "trophies")
IN_RESERVE = ("reserve_base", "reserve_elite", "beacons", "contracts", "toxics")


def picture(view: View, say: Say) -> str:
    lines = [say("view-turn", turn=view["turn"], phase=view["phase"], deck=view["deck"], top=view["top"] or "none")]
    lines += tokens(view, say)
    lines += counters(view, say)
    lines += track("title", "view-conclave", view, say)
    lines += track("reserved", "view-reservation", view, say)
    for seat, player in enumerate(view["players"]):
        if player["clan"] is None:
            lines.append(say("view-no-clan", seat=seat))
            continue
        lines.append(clan(seat, player, say))
        lines += [f"  {line}" for line in [*board(player, say), *held(view, seat, say)]]
    for holder in ("crames", None):
        if there := list(held(view, holder, say)):
            lines += [say("view-crames" if holder else "view-nobody"), *(f"  {line}" for line in there)]
    lines += seas(view, say)
    return "\n".join(lines)


def tokens(view: View, say: Say) -> Iterator[str]:
    """The Archon card in force, and tokens that belong to the whole table."""
    if view["in_force"] is not None:
        yield say("view-decree", card=view["in_force"])
    for name in ("named_sea", "legate", "accomplice"):
        if view[name] is not None:
            yield say(f"view-{name}", sea=view[name])
    if view["bearer"] >= 0:
        yield say("view-bearer", seat=view["bearer"])


def counters(view: View, say: Say) -> Iterator[str]:
    """What the scenario counts, where there is something."""
    for counter, counted in view["counters"].items():
        if isinstance(counted, dict):
            parts = [say("view-counted-zone", zone=zone, n=n) for zone, n in counted.items()]
        elif isinstance(counted, list):
            parts = [say("view-counted-seat", seat=seat, n=n) for seat, n in enumerate(counted) if n]
        else:
            parts = [str(counted)]
        if parts:
            yield say("view-counter", counter=counter, list=", ".join(parts))


def track(field: str, text_id: str, view: View, say: Say) -> Iterator[str]:
    """Who stands where, in seat order."""
    standing = [(seat, player[field]) for seat, player in enumerate(view["players"]) if player[field] is not None]
    if standing:
        yield say(text_id, list=", ".join(say("view-at", seat=seat, title=title) for seat, title in standing))


def clan(seat: int, player: View, say: Say) -> str:
    if player["out"]:
        return say("view-out", seat=seat, clan=player["clan"])
    tracks = {name: player[name] for name in ("clan", "geo", "supply", "incubation", "units")}
    line = say("view-clan", seat=seat, **tracks)
    return say("view-passed", text=line) if player["passed"] else line


def board(player: View, say: Say) -> Iterator[str]:
    """What lies on a clan board and in its reserve; its cards and order tokens, for those who may know them."""
    if player["out"]:
        return
    stock = {name: player[name] for name in ("healthy", "contraband")}
    beside = [say(f"view-on-{name}", n=player[name]) for name in ON_BOARDS if player[name]]
    yield say("view-stock", list=", ".join([say("view-barrels", **stock), *beside]))
    yield say("view-slots", list=", ".join(say("view-slot", token=token) for token in player["slots"]))
    reserve = [say(f"view-on-{name}", n=player[name]) for name in IN_RESERVE if player[name]]
    if reserve:
        yield say("view-reserve", list=", ".join(reserve))
    if "orders_left" in player:
        yield say("view-orders", **player["orders_left"])
    if "hand" in player:
        cards = [*player["hand"]["steam"], *player["hand"]["archon"]]
        if cards:
            yield say("view-hand", cards=" ".join(cards))
    elif player["steam_cards"] + player["archon_cards"]:
        yield say("view-cards", steam=player["steam_cards"], archon=player["archon_cards"])
    if "rendezvous" in player:
        where = player["rendezvous"]
        yield say("view-rendezvous-secret") if where == "secret" else say("view-rendezvous", zone=where)


def held(view: View, holder: int | str | None, say: Say) -> Iterator[str]:
    """The zones somebody controls; of those nobody does, the ones where something lies."""
    for zone, row in view["zones"].items():
        if row["control"] == holder:
            parts = [*there(row, say)]
            if parts or holder is not None:
                yield say("view-zone", zone=zone, list=", ".join(parts))


def there(row: View, say: Say) -> Iterator[str]:
    if "holder" in row:
        yield say("part-units", base=row["base"], elite=row["elite"])
    if "raid" in row:
        units = say("part-units", base=row["raid"]["base"], elite=row["raid"]["elite"])
        yield say("view-raid", seat=row["raid"]["seat"], units=units)
    if "floors" in row:
        yield say("view-floors", text=say("part-floors", floors=row["floors"]))
    for built in row.get("structures", []):
        yield say("view-built", structure=f"beacon_{built['owner']}" if "owner" in built else built["kind"])
    if "order" in row:
        order = row["order"]
        yield say("view-order", seat=order["owner"], order=order.get("kind", "hidden"))
    if "target" in row:
        target = row["target"]
        yield say("view-target") if target == "neutral" else say("view-target-of", seat=target)
    for name in ("cube", "barrel", "haven"):
        if name in row:
            yield say(f"view-{name}")


def seas(view: View, say: Say) -> Iterator[str]:
    for sea, row in view["seas"].items():
        owners = [say("view-contracts", seat=seat, n=n) for seat, n in enumerate(row["contracts"]) if n]
        yield say("view-sea", sea=sea, list=", ".join([*owners, say("view-free-slots", n=row["free"])]))
