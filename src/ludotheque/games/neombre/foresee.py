# interpreted
"""What a choice in a fight would do, ripostes included, until somebody has to answer again. The rules themselves play
it, on copies with different luck: what comes out alike in all of them is told, the rest is left to chance."""

from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.games.neombre import state
from ludotheque.games.neombre.codec import CHARACTER_IDS, NomineesCodec
from ludotheque.games.neombre.phases.cards import Deed
from ludotheque.games.neombre.state import Nominees

LUCKS = (1, 2, 3, 4)
FORESEEN = ("play", "recall", "target", "branch", "accept", "decline", "companion")


def foresee(s: Nominees, seat: int, choice: Choice) -> dict[str, Any] | None:
    """`hp`: of whom it changes, before and after; `falls`; `chance`: whether luck has a part in it; `by_target`: the
    same for each target that may be chosen next."""
    if s.phase != state.TEAM_TURN or choice[0] not in FORESEEN:
        return None
    packed, _ = NomineesCodec(s).encode(choice)
    told = compared([played(s, seat, packed, luck) for luck in LUCKS], s)
    world = played(s, seat, packed, LUCKS[0])
    top = world.stack[-1] if not world.over and world.stack else None
    if isinstance(top, Deed) and top.at("aim") and world.asked() >> seat & 1:
        codec = NomineesCodec(world)
        told["by_target"] = {
            str(codec.decode(target)[1]): compared([played(world, seat, target, luck) for luck in LUCKS], s)
            for target in top.legal(world, seat)
            if codec.decode(target)[0] == "target"
        }
    return told


def played(s: Nominees, seat: int, choice: int, luck: int) -> Any:
    world: Any = s.clone()
    world.reseed(luck)
    world.apply(seat, choice)
    return world


def compared(worlds: list[Any], before: Nominees) -> dict[str, Any]:
    """What those worlds have in common, against the position before."""
    changes = [changed(before, world) for world in worlds]
    common = {who: row for who, row in changes[0].items() if all(other.get(who) == row for other in changes)}
    return {
        "hp": {CHARACTER_IDS[who]: list(row) for who, row in common.items()},
        "falls": [CHARACTER_IDS[who] for who, row in common.items() if row[1] == 0],
        "chance": any(other != changes[0] for other in changes),
    }


def changed(before: Nominees, after: Nominees) -> dict[int, tuple[int, int]]:
    """Whose HP are others than before; 0 for whoever is gone."""
    found = {}
    who: int
    for who in (*before.living(), *before.foes(), *(one for f in before.living() for one in before.summoned_by(f))):
        was = int(before.hp(who))
        now = int(after.hp(who)) if present(after, who) else 0
        if now != was:
            found[int(who)] = (was, now)
    return found


def present(s: Nominees, who: int) -> bool:
    """Whether somebody is still there: a fight that is won has cleared its row."""
    if state.FIRST_ENEMY <= who < state.FIRST_SUMMON:
        return who - state.FIRST_ENEMY < len(s.enemies) // state.E_WIDTH and s.lives(who)
    return s.lives(who)
