# interpreted
"""Who sees what of a game of Steamwatchers, and how it is shown.

Public: the board, tracks, clan boards and reserves. Secret: which cards a hand holds, the decks' order, the kind of an
order token until all are revealed, a rendezvous until it is met. A view speaks of ids, never of the numbers inside.
"""

from itertools import pairwise
from typing import Any

from ludotheque.core.sight import Plus, Public, Sight, columns_seen, sights
from ludotheque.games.steamwatchers import queries, state
from ludotheque.games.steamwatchers.acts import STRUCTURE_IDS, archon_place, orders_left, reserve_of
from ludotheque.games.steamwatchers.phases.planning import still_placing
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

SLOT_IDS = ("free", "mobilisation", "great_host", "forced_march", "negotiation", "quarantine")


def holder(number: int) -> int | str | None:
    """A seat, the Cramés, or nobody."""
    if number == state.CRAMES:
        return "crames"
    return None if number == state.NOBODY else int(number)


def structure(code: int) -> dict[str, object]:
    if code >= state.BEACON:
        return {"kind": "beacon", "owner": int(code - state.BEACON)}
    return {"kind": STRUCTURE_IDS[code]}


def order(s: Steam, zone: int, seat: int | None) -> dict[str, object] | None:
    """STW-068  While tokens are placed each player sees his own; once he is ready, everybody sees where his lie, and
    their kinds when all are revealed."""
    kind, owner = s.on(zone, Zone.order), int(s.on(zone, Zone.ordered_by))
    if kind == state.NO_ORDER:
        return None
    if s.phase == state.PLANNING and owner != seat:
        return None if still_placing(s) >> owner & 1 else {"owner": owner}
    return {"owner": owner, "kind": state.ORDER_IDS[kind]}


def target(code: int) -> int | str | None:
    if code == state.NO_TARGET:
        return None
    return int(code - state.CLAN_TARGET) if code >= state.CLAN_TARGET else "neutral"


def zones(s: Steam) -> dict[str, dict[str, object]]:
    shown: dict[str, dict[str, object]] = {}
    for zone, name in enumerate(s.content.zone_ids):
        if not queries.in_play(s, zone):
            continue
        row: dict[str, object] = {"control": holder(queries.controller(s, zone))}
        if s.on(zone, Zone.holder) != state.NOBODY:
            row |= {
                "holder": holder(s.on(zone, Zone.holder)),
                "base": int(s.on(zone, Zone.base)),
                "elite": int(s.on(zone, Zone.elite)),
                "force": int(queries.garrison(s, zone)),
            }
        if s.raided(zone):
            row["raid"] = {
                "seat": int(s.raider),
                "base": int(s.on(zone, Zone.raid_base)),
                "elite": int(s.on(zone, Zone.raid_elite)),
                "force": int(queries.raid(s, zone)),
            }
        built = [structure(s.on(zone, place)) for place in (Zone.first, Zone.second) if s.on(zone, place) != state.NONE]
        more = {
            "structures": built,
            "floors": int(s.on(zone, Zone.floors)),
            "cube": bool(s.on(zone, Zone.cube)),
            "order": order(s, zone, None),
            "target": target(s.on(zone, Zone.target)),
            "barrel": bool(s.on(zone, Zone.barrel)),
            "haven": queries.haven(s, zone),
        }
        shown[name] = row | {key: value for key, value in more.items() if value or (value == 0 and key == "target")}
    return shown


def own_orders(s: Steam, shown: dict[str, dict[str, object]], seat: int) -> dict[str, dict[str, object]]:
    """STW-068  With the kinds of the tokens that this seat has placed."""
    if s.phase != state.PLANNING:
        return shown
    mine = {
        name: shown[name] | {"order": order(s, zone, seat)}
        for zone, name in enumerate(s.content.zone_ids)
        if name in shown and s.on(zone, Zone.order) != state.NO_ORDER and s.on(zone, Zone.ordered_by) == seat
    }
    return shown | mine


def hand(s: Steam, seat: int) -> dict[str, list[str]]:
    content = s.content
    archons = enumerate(content.archon_ids)
    return {
        "steam": [name for card, name in enumerate(content.zone_ids) if s.cards[card] == seat],
        "archon": [name for card, name in archons if s.cards[archon_place(s, card)] == seat],
    }


def player(s: Steam, seat: int) -> dict[str, object]:
    """STW-028  A clan board, its reserve, and how many cards it holds."""
    held = hand(s, seat)
    row: dict[str, object] = {
        **columns_seen(s, "players", seat, {}, False),
        "title": None if s.get(seat, Player.title) == 0 else state.TITLE_IDS[s.get(seat, Player.title)],
        "reserved": None if s.get(seat, Player.reserved) == 0 else state.TITLE_IDS[s.get(seat, Player.reserved)],
        "slots": [
            SLOT_IDS[s.get(seat, Player.slot + k)]
            for k in range(state.SLOTS)
            if s.get(seat, Player.slot + k) != state.NO_SLOT
        ],
        "steam_cards": len(held["steam"]),
        "archon_cards": len(held["archon"]),
        "units": int(queries.on_board(s, seat)),
        "barrels": int(queries.barrels(s, seat)),
    }
    meeting = rendezvous(s, seat)
    if meeting is not None:
        row["rendezvous"] = meeting if s.get(seat, Player.met) else "secret"
    if s.phase != state.PLANNING:
        row["orders_left"] = orders(s, seat)
    return row


def rendezvous(s: Steam, seat: int) -> str | None:
    met = [card for card in range(s.content.zones) if s.cards[card] == state.ASIDE + seat]
    return s.content.zone_ids[met[0]] if met else None


def orders(s: Steam, seat: int) -> dict[str, int]:
    kinds = (state.DEFENCE, state.MOVEMENT, state.DECOY)
    return {state.ORDER_IDS[kind]: int(orders_left(s, seat, kind)) for kind in kinds}


def players(s: Steam) -> list[dict[str, object]]:
    return [player(s, seat) for seat in range(s.seats)]


def own_secrets(s: Steam, rows: list[dict[str, object]], seat: int) -> list[dict[str, object]]:
    """STW-028  With the cards that this seat holds, its rendezvous and its order tokens."""
    mine = {"hand": hand(s, seat), "orders_left": orders(s, seat)}
    if (meeting := rendezvous(s, seat)) is not None:
        mine["rendezvous"] = meeting
    return [*rows[:seat], rows[seat] | mine, *rows[seat + 1 :]]


def seas(s: Steam, value: Any) -> dict[str, object]:
    """Contracts, free slots, and how many zones on its coast each clan controls."""
    controlled = [list(queries.controlled(s, seat)) for seat in range(s.seats)]
    return {
        name: {
            "contracts": [int(s.seas[sea * state.MAX_SEATS + seat]) for seat in range(s.seats)],
            "free": int(queries.free_contract_slots(s, sea)),
            "coasts": [len([z for z in held if s.content.shore_mask[z] >> sea & 1]) for held in controlled],
        }
        for sea, name in enumerate(s.content.sea_ids)
        if queries.sea_in_play(s, sea)
    }


def cards(s: Steam, value: Any) -> dict[str, int]:
    """How many lie where; which ones is told by hands, tops and the card in force (STW-027, STW-Q10)."""
    steam = s.content.zones
    return {
        "discard": sum(s.cards[card] == state.IN_DISCARD for card in range(steam)),
        "boxed": sum(s.cards[card] == state.IN_BOX for card in range(steam)),
        "healthy": int(reserve_of(s, False)),
        "contraband": int(reserve_of(s, True)),
    }


def title_held(s: Steam, position: int) -> str:
    """Where the Primus token is."""
    return {0: "conclave", -1: "primus"}.get(int(position), state.TITLE_IDS[max(position, 0)])


def counters(s: Steam, values: Any) -> dict[str, object]:
    """What the scenario's hooks count: a number, one a seat, or those of the zones that have one."""
    shown: dict[str, object] = {}
    names = [*s.scenario.counters, ""]
    for name, after in pairwise(names):
        first = s.scenario.counters[name]
        row = [int(n) for n in values[first : s.scenario.counters.get(after, s.scenario.counted)]]
        if len(row) == s.content.zones:
            shown[name] = {s.content.zone_ids[zone]: n for zone, n in enumerate(row) if n}
        else:
            shown[name] = row[: s.seats] if len(row) > 1 else row[0]
    return shown


SEES: dict[str, Sight] = sights(
    Steam,
    primus=Public(title_held),
    zones=Plus(zones, own_orders, of="areas"),
    players=Plus(players, own_secrets),
    seas=Public(seas),
    cards=Public(cards),
    counters=Public(counters),
)
