# interpreted
"""What a choice would cost and give, until somebody has to choose again. The rules themselves play it, on copies with
different luck; what comes out alike in all of them is told, the rest is left to chance. Nobody contests there."""

from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.state import arg_a, pack, verb_of
from ludotheque.core.vecs import find
from ludotheque.games.hybris import names, queries, state, verbs
from ludotheque.games.hybris.codec import HybrisCodec
from ludotheque.games.hybris.phases.cities import idle_service
from ludotheque.games.hybris.phases.contest import Contest
from ludotheque.games.hybris.phases.moirai import Accomplish
from ludotheque.games.hybris.phases.olympus import useful
from ludotheque.games.hybris.state import NOBODY, Hybris, Player

LUCKS = (1, 2)
FORESEEN = (
    "activate", "slot", "art", "city", "act", "deploy", "convert", "make", "take", "service", "resolve", "accept",
    "reward", "upgrade", "quest",
)  # fmt: skip


def foresee(s: Hybris, seat: int, choice: Choice) -> dict[str, Any] | None:
    """`gains`: by seat, what each would have more or less; `well`: the Prayers in it, where that changes; `links`: of a
    tile about to be deployed, the tiles it would be connected with; `idle`: a conversion or a Service that would bring
    nothing; `chant`: of an Epic the number of its next Chant, and `met`: whether that would succeed."""
    if choice[0] not in FORESEEN:
        return None
    packed, _ = HybrisCodec(s).encode(choice)
    worlds = [played(s, seat, packed, luck) for luck in LUCKS]
    told: dict[str, Any] = {"gains": {}}
    for who in range(s.seats):
        rows = [gained(s, world, who) for world in worlds]
        common = {what: n for what, n in rows[0].items() if all(row.get(what) == n for row in rows)}
        if common:
            told["gains"][str(who)] = common
    if worlds[0].well != s.well and all(world.well == worlds[0].well for world in worlds):
        told["well"] = int(worlds[0].well)
    if choice[0] == "deploy":
        tile = s.content.tile_ids.index(str(choice[1]))
        told["links"] = [s.content.tile_ids[other] for other in queries.connected(worlds[0], tile)]
    if is_idle(s, seat, packed):
        told["idle"] = True
    if choice[0] == "quest" and s.content.chants[arg_a(packed)] > 0:
        attempts = [attempted(s, world, arg_a(packed)) for world in worlds]
        told |= attempts[0] if all(each == attempts[0] for each in attempts) else {}
    return told


def is_idle(s: Hybris, seat: int, choice: int) -> bool:
    """HYB-Q15, HYB-Q93"""
    if verb_of(choice) == verbs.LINE:
        return not useful(s, seat, arg_a(choice))
    return verb_of(choice) == verbs.SERVE and idle_service(s)


def attempted(before: Hybris, after: Hybris, quest: int) -> dict[str, Any]:
    """HYB-162, HYB-166  A Chant that is not met leaves the Quest as it was, and nothing more is asked of it."""
    zone = find(before.quests, quest)
    row = range(zone * state.MOST_CHANTS, zone * state.MOST_CHANTS + before.content.chants[quest])
    sung = sum(before.chanted[n] != NOBODY for n in row)
    left = after.quests[zone] == quest and all(after.chanted[n] == before.chanted[n] for n in row)
    met = not left or any(isinstance(each, Accomplish) for each in after.stack)
    return {"chant": sung + 1, "met": met}


def played(s: Hybris, seat: int, choice: int, luck: int) -> Any:
    world: Any = s.clone()
    world.reseed(luck)
    world.apply(seat, choice)
    while not world.over and isinstance(world.stack[-1], Contest):
        world.apply(next(other for other in range(s.seats) if world.asked() >> other & 1), pack(verbs.PASS))
    return world


def gained(before: Hybris, after: Hybris, seat: int) -> dict[str, int]:
    rows = {name: int(after.get(seat, what) - before.get(seat, what)) for what, name in enumerate(COUNTED)}
    rows["card"] = len(after.hands[seat]) - len(before.hands[seat])
    rows["premonition"] = len(after.visions[seat]) - len(before.visions[seat])
    rows["spark"] = int(after.get(seat, Player.sparks) - before.get(seat, Player.sparks))
    rows["bonus_token"] = int(after.get(seat, Player.bonus) - before.get(seat, Player.bonus))
    rows["greatness"] = -rows["greatness"]  # the first space is the best
    return {what: n for what, n in rows.items() if n != 0}


COUNTED = names.RESOURCE_IDS[: names.CARD]
