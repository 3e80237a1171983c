# interpreted
"""What a choice in a fight would do, ripostes included, until somebody has to answer again; and what the enemies would
do if the team stopped here. The rules themselves play it, on copies with different luck: what comes out alike in all of
them is told, the rest is left to chance."""

from collections import Counter
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.state import ASK, ASK_IF_ANY
from ludotheque.games.neombre import effects, names, queries, state
from ludotheque.games.neombre.codec import CHARACTER_IDS, NomineesCodec
from ludotheque.games.neombre.content import Content
from ludotheque.games.neombre.phases import enemies
from ludotheque.games.neombre.phases.cards import Deed
from ludotheque.games.neombre.phases.team_turn import TeamTurn
from ludotheque.games.neombre.state import Foe, Nominees
from ludotheque.kit.effects.selectors import one

LUCKS = (1, 2, 3, 4)
# Blows of the positions looked at last: everybody at a table asks for them after every move. By the content, which is
# kept with them, the readings and the fingerprint.
KEPT: dict[tuple[int, int, int], tuple[Content, dict[str, Any]]] = {}
MOST_KEPT = 64
FORESEEN = ("play", "recall", "target", "branch", "accept", "decline", "companion", "aim")
# What else comes of a choice and is told, each with who it befalls.
BEFALLS = {"came": "who", "milled": "seat", "discarded": "seat", "jailed": "seat", "drew": "seat", "marked": "who"}
PHASES = (state.TEAM_TURN, state.ENEMY_PHASE, state.AMBUSH)


def foresee(s: Nominees, seat: int, choice: Choice) -> dict[str, Any] | None:
    """`hp`: of whom it changes, before and after; `falls`; `then`: what else befalls whom, and how often; `asks`: what
    has to be answered before it is over; `chance`: whether luck has a part in it; `by_target`: the same for each target
    that may be chosen next."""
    if s.phase not in PHASES or choice[0] not in FORESEEN:
        return None
    packed, _ = NomineesCodec(s).encode(choice)
    worlds = outcomes(s, seat, packed)
    told, world = compared(worlds, s), worlds[0]
    top = world.stack[-1] if not world.over and world.stack else None
    if isinstance(top, Deed) and top.at("aim") and world.asked() >> seat & 1:
        codec = NomineesCodec(world)
        told["by_target"] = {
            str(codec.decode(target)[1]): compared(outcomes(world, seat, target), s)
            for target in top.legal(world, seat)
            if codec.decode(target)[0] == "target"
        }
    return told


def outcomes(s: Nominees, seat: int, choice: int) -> list[Any]:
    """What may come of a choice: one world for each luck, a single one where luck has no part in it."""
    first = played(s, seat, choice, LUCKS[0])
    return [first] if first.count == 0 else [first, *(played(s, seat, choice, luck) for luck in LUCKS[1:])]


def played(s: Nominees, seat: int, choice: int, luck: int) -> Any:
    world: Any = s.clone()
    world.reseed(luck)
    world.loud = True
    world.log.clear()
    world.apply(seat, choice)
    return world


def compared(worlds: list[Any], before: Nominees) -> dict[str, Any]:
    """What those worlds have in common, against the position before."""
    changes = [changed(before, world) for world in worlds]
    common = {who: row for who, row in changes[0].items() if all(other.get(who) == row for other in changes)}
    then, asks = alike([befallen(world) for world in worlds]), {asked_next(world) for world in worlds}
    return {
        "hp": {CHARACTER_IDS[who]: list(row) for who, row in common.items()},
        "falls": [CHARACTER_IDS[who] for who, row in common.items() if row[1] == 0],
        "chance": any(other != changes[0] for other in changes),
        **({"then": then} if then else {}),
        **({"asks": asks.pop()} if len(asks) == 1 and asks != {None} else {}),
    }


def befallen(world: Any) -> Counter[tuple[str, str, str]]:
    """What happened beside blows: what, to whom, with which marker; how often."""
    found: Counter[tuple[str, str, str]] = Counter()
    for event in world.log:
        if event.key in BEFALLS:
            who = event.data[BEFALLS[event.key]]
            named = CHARACTER_IDS[who] if isinstance(who, int) else str(who)
            n = int(event.data["n"]) if event.key == "marked" else 1
            found[event.key, named, str(event.data.get("marker", ""))] += n
    return found


def alike(worlds: list[Counter[tuple[str, str, str]]]) -> list[list[Any]]:
    """What happens whatever the luck."""
    return [[*what, n] for what, n in worlds[0].items() if all(other[what] == n for other in worlds)]


def asked_next(world: Any) -> str | None:
    """The question that somebody has to answer before the turn goes on."""
    top = None if world.over or not world.stack else world.stack[-1]
    if top is None or isinstance(top, TeamTurn) or world.phase == state.NO_FIGHT:
        return None
    mask = int(world.asked())
    return str(top.prompt(world, (mask & -mask).bit_length() - 1)[1]) if mask else None


def changed(before: Nominees, after: Nominees) -> dict[int, tuple[int, int]]:
    """Whose HP are others than before; 0 for whoever is gone."""
    found = {}
    who: int
    for who in (*before.living(), *before.foes(), *(ours for f in before.living() for ours in before.summoned_by(f))):
        was = int(before.hp(who))
        now = int(after.hp(who)) if present(after, who) else 0
        if now != was:
            found[int(who)] = (was, now)
    return found


def present(s: Nominees, who: int) -> bool:
    """Whether somebody is still there: a fight that is won has cleared its row."""
    if state.FIRST_ENEMY <= who < state.FIRST_SUMMON:
        return who - state.FIRST_ENEMY < len(s.enemies) // Foe.WIDTH and s.lives(who)
    return s.lives(who)


def blows(s: Nominees) -> dict[str, Any] | None:
    """Enemy by enemy whom it would strike if its turn came now, and for how much (None where luck decides), protections
    counted; of an enemy that waits for an answer in the middle of its effect, what is left of it. `sure`: it is fixed
    on them; else as things stand. `falls`: who would not outlive it."""
    if s.phase != state.TEAM_TURN and striking(s) < 0:
        return None
    key = (id(s.content), int(s.readings), int(s.fingerprint()))
    if key not in KEPT:
        if len(KEPT) == MOST_KEPT:
            del KEPT[next(iter(KEPT))]
        KEPT[key] = s.content, counted(s)
    return KEPT[key][1]


def counted(s: Nominees) -> dict[str, Any]:
    to_come = onslaught if striking(s) < 0 else remainder
    told = [to_come(s, LUCKS[0])]
    if told[0][2]:
        told += [to_come(s, luck) for luck in LUCKS[1:]]
    rows, fallen, _ = told[0]
    return {
        "blows": [
            {**row, "n": row["n"] if all(other[0][i]["n"] == row["n"] for other in told) else None}
            for i, row in enumerate(rows)
            if all(same_aim(row, other[0][i : i + 1]) for other in told)
        ],
        "falls": [who for who in fallen if all(who in other[1] for other in told)],
    }


def same_aim(row: dict[str, Any], found: list[dict[str, Any]]) -> bool:
    return [(other["foe"], other["who"]) for other in found] == [(row["foe"], row["who"])]


def onslaught(s: Nominees, luck: int) -> tuple[list[dict[str, Any]], list[str], bool]:
    """What happens with that luck, enemies one after the other; those whose target is open are left out. And whether
    luck has any part in it."""
    world: Any = s.clone()
    world.reseed(luck)
    world.loud = True
    world.phase = state.ENEMY_PHASE
    world.passes(names.TEAM_TURN)
    rows: list[dict[str, Any]] = []
    lucky = False
    depth = len(world.stack)
    for foe in s.foes():
        if len(world.stack) < depth:
            break
        if not world.lives(foe) or world.stands(effects.NO_ACTIVE, foe):
            continue
        aim, sure = enemies.aims_now(world, foe)
        if len(aim) == 0:
            continue
        mark = len(world.log)
        lucky |= run_out(world, foe, luck)
        rows += struck(world, mark, foe, list(aim), sure)
    return rows, fallen(s, world), lucky or world.count > 0


def striking(s: Nominees) -> int:
    """Where on the stack the effect of an enemy stands of which something is asked; -1: nowhere."""
    found = (place for place, deed in enumerate(s.stack) if isinstance(deed, Deed) and deed.me in s.foes())
    return max(found, default=-1)


def remainder(s: Nominees, luck: int) -> tuple[list[dict[str, Any]], list[str], bool]:
    """What is left of the effect that is asked about, with that luck, as `onslaught` tells it."""
    world: Any = s.clone()
    world.reseed(luck)
    world.loud = True
    place = striking(s)
    deed = world.stack[place]
    foe, aim = deed.me, list(deed.given)
    lucky = run_down(world, place, luck, asked_now=True)
    return struck(world, 0, foe, aim, True), fallen(s, world), lucky or world.count > 0


def struck(world: Any, mark: int, foe: int, aim: list[int], sure: bool) -> list[dict[str, Any]]:
    """What those it aims at have lost since that mark of the log."""
    lost = [event.data for event in world.log[mark:] if event.key in ("hurt", "diminished")]
    return [
        {
            "foe": CHARACTER_IDS[foe],
            "who": CHARACTER_IDS[figure],
            "n": sum(int(data["n"]) for data in lost if data["who"] == queries.called(world, figure)),
            "sure": sure,
        }
        for figure in aim
    ]


def fallen(s: Nominees, world: Any) -> list[str]:
    return [CHARACTER_IDS[figure] for figure in s.living() if world.hp(figure) == 0]


def run_out(world: Any, foe: int, luck: int) -> bool:
    """The active of an enemy to its end. Answers whether anything was asked."""
    depth = len(world.stack)
    world.call(enemies.Onslaught(0, one(foe)))
    return run_down(world, depth, luck, asked_now=False)


def run_down(world: Any, depth: int, luck: int, *, asked_now: bool) -> bool:
    """Until the stack is down to that; what is asked on the way is answered by luck. Answers whether anything was."""
    asked = False
    while len(world.stack) > depth:
        top, height = world.stack[-1], len(world.stack)
        world.running = height - 1
        flow, asked_now = ASK if asked_now else top.run(world), False
        if flow <= ASK_IF_ANY:
            flow = world.ask_or_go(top, flow)
        if flow == ASK:
            mask = top.asked(world)
            seat = (mask & -mask).bit_length() - 1
            offered = top.legal(world, seat)
            flow = top.take(world, seat, offered[luck % len(offered)])
            asked = asked or len(offered) > 1
        world.follow(top, flow, height)
    return asked
