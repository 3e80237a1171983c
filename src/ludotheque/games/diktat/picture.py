# interpreted
"""A view of Diktat as plain lines, for the terminal and for screen readers. Empty things are left out."""

from collections.abc import Callable, Iterator
from typing import Any

from ludotheque.games.diktat import names

Say = Callable[..., str]
View = dict[str, Any]

ON_SECTORS = ("markers", "darkness", "corruption", "blockhaus", "revolt")
OTHERS = -1  # as the texts know their owner


def picture(view: View, say: Say) -> str:
    lines = [say("view-cycle", cycle=view["cycle"], phase=view["phase"], admin=view["admin"], deck=view["deck"])]
    lines += cards(view, say)
    for player in view["players"]:
        if "cabal" not in player:
            lines.append(say("view-no-cabal", seat=player["seat"]))
            continue
        lines.append(say("view-player", **{key: player[key] for key in ("seat", "cabal", "vp", "rank", "pawns")}))
        lines += [f"  {line}" for line in board(player, say)]
    for sector in names.SECTOR_IDS:
        lines.append(say("view-sector", sector=sector, list=", ".join(there(view, sector, say))))
        lines += [f"  {pile(found, say)}" for found in view["piles"] if found["sector"] == sector]
    for offer in view["offers"]:
        lines.append(say("view-offer", seat=offer["seat"], to=offer["to"], items=" ".join(offer["items"])))
    for oath in view["oaths"]:
        lines += [
            say("view-oath", seat=sworn["seat"], clause=f"clause:{sworn['clause']}")
            for sworn in oath["clauses"]
            if sworn["open"]
        ]
    return "\n".join(lines)


def cards(view: View, say: Say) -> Iterator[str]:
    """The tracks of the main board and of the Others."""
    if view["track"]:
        yield say("view-track", cards=full(view["track"]))
    if view["secret"] is not None:
        known = view["secret"]["card"]
        yield say("view-secret") if known is None else say("view-secret-known", card=full([known]))
    if view["corruption"]:
        yield say("view-corruption", cards=full(view["corruption"]), n=len(view["corruption"]))


def full(ids: list[str]) -> str:
    return " ".join(f"full:{card}" for card in ids)


def board(player: View, say: Say) -> Iterator[str]:
    """What lies on and beside a Cabal board; behind the screen, for its owner."""
    goods = [
        say(f"count-{good}", n=player[good]) for good in names.GOOD_IDS[names.ASSASSIN : names.GOODS] if player[good]
    ]
    if player["token"] and player["stock"]:
        goods.append(say("view-stock", token=player["token"], n=player["stock"]))
    if player["members"]:
        goods.append(say("view-members", n=player["members"]))
    if player["breaches"]:
        goods.append(say("view-breaches", n=player["breaches"]))
    if goods:
        yield say("view-beside", list=", ".join(goods))
    if player["markers"]:
        yield say("view-markers", markers=" ".join(f"{sector}_{n}" for sector, n in player["markers"].items()))
    if player["cards"]:
        yield say("view-cards", list=", ".join(card(found, say) for found in player["cards"]))
    if player["played"]:
        yield say("view-played", cards=" ".join(player["played"]))
    if player["used"]:
        yield say("view-used", elements=" ".join(player["used"]))
    if "screen" in player:
        held = [say(f"count-{good}", n=n) for good, n in player["screen"].items() if n]
        yield say("view-screen", list=", ".join(held) if held else say("nothing"))


def card(found: View, say: Say) -> str:
    """A card with its Affinity symbols, covered by a token or free."""
    if not found["tokens"]:
        return say("view-card", card=found["card"])
    symbols = [say("view-free") if token is None else say(f"name-{token}") for token in found["tokens"]]
    return say("view-card-symbols", card=found["card"], list=", ".join(symbols))


def there(view: View, sector: str, say: Say) -> list[str]:
    on = view["sectors"][sector]
    return [say(f"view-on-{what}", n=on[what]) for what in ON_SECTORS if on[what] or what == "markers"]


def pile(found: View, say: Say) -> str:
    """A pile, top first, with a question mark for every pawn the reader has not seen."""
    owner = OTHERS if found["owner"] is None else found["owner"]
    pawns = [say("view-pawn", owner=owner, agent=kind or "unknown") for kind in found["pawns"]]
    text = say("view-pile", pile=found["pile"], owner=owner, list=", ".join(pawns))
    return say("view-asleep", text=text) if found["sleeper"] else text
