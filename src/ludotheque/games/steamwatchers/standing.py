# interpreted
"""How everybody stands, for boards that show it all the time: the tracks, the combat under way, what the scenario
counts. From what everybody sees; the rules' own queries answer."""

from collections.abc import Callable
from typing import Any

from ludotheque.games.steamwatchers import effects, names, queries, state
from ludotheque.games.steamwatchers.foresee import shown_combat
from ludotheque.games.steamwatchers.phases.great_white import havens_wanted, level_of
from ludotheque.games.steamwatchers.phases.reliquary import voices
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

Aim = dict[str, Any]


def each(s: Steam, query: Any) -> list[int]:
    """A number a seat."""
    return [int(query(s, seat)) if s.clan(seat) != state.NOBODY else 0 for seat in range(s.seats)]


def aims(s: Steam) -> list[Aim]:
    """What the scenario counts, and how far each clan is."""
    rules, found = s.scenario, list[Aim]()
    if rules.plain_clans:
        turns = {"elites": rules.elites_from, "contracts": rules.contracts_from, "march": rules.march_from}
        found.append({"aim": "learning", "turns": {name: int(turn) for name, turn in turns.items()}})
    if rules.hegemony_geo:
        found.append(hegemony(s, "geo", int(rules.hegemony_geo), each(s, level_of)))
    if havens_wanted(s):
        found.append(hegemony(s, "havens", int(havens_wanted(s)), each(s, queries.havens)))
    if rules.card == names.ALGA:
        found.append({"aim": "alga", "geo": int(rules.card_geo)})
    if rules.card == names.RELIQUARY:
        found.append({"aim": "keeper", "geo": int(rules.card_geo)})
        found.append({"aim": "votes", "levels": each(s, voices)})
    if rules.trophies:
        points = each(s, lambda s, seat: s.get(seat, Player.trophies) // rules.trophies)
        found.append({"aim": "trophies", "figures": int(rules.trophies), "levels": points})
    if len(rules.giants):
        found.append({"aim": "giants", "geo": int(rules.target_geo), "zones": zones(s, giant)})
    if rules.rendezvous_own:
        found.append({"aim": "rendezvous", "own": int(rules.rendezvous_own), "other": int(rules.rendezvous_other)})
    if rules.burnt:
        found.append({"aim": "burnt", "zones": zones(s, burnt)})
    return found


def hegemony(s: Steam, aim: str, goal: int, levels: list[int]) -> Aim:
    return {"aim": aim, "goal": goal, "from": int(s.scenario.hegemony_from), "levels": levels}


def zones(s: Steam, chosen: Any) -> list[str]:
    return [name for zone, name in enumerate(s.content.zone_ids) if queries.in_play(s, zone) and chosen(s, zone)]


def giant(s: Steam, zone: int) -> bool:
    return s.on(zone, Zone.target) == state.NEUTRAL_TARGET


def burnt(s: Steam, zone: int) -> bool:
    """Held by the Cramés, or left toxic by them."""
    return s.on(zone, Zone.holder) == state.CRAMES or s.has(zone, state.TOXIC)


SHOWS: dict[str, Callable[[Any], object]] = {
    "combat": shown_combat,
    "harvest": lambda s: each(s, queries.geo),
    "titles": lambda s: list(state.TITLE_IDS[1 : 1 + queries.positions(s)]),
    "straits": lambda s: "closed" if queries.lasting(s, effects.STRAITS_CLOSED) > 0 else "open",
    "aims": aims,
}
