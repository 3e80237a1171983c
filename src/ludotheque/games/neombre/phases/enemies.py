"""The enemies' turn (NEO-074, NEO-075, NEO-098, NEO-168 to NEO-180): whom each aims at, and what it does."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, FIRST_COME, NEXT, Frame, arg_a, pack
from ludotheque.core.vecs import find
from ludotheque.games.neombre import effects, names, piles, queries, state, verbs
from ludotheque.games.neombre.phases import harm
from ludotheque.games.neombre.phases.aftermath import follow_up
from ludotheque.games.neombre.state import NOBODY, Foe, Nominees
from ludotheque.kit.effects.selectors import one
from ludotheque.kit.effects.triggers import drain


@frame("act react leave")
class EnemyPhase(Frame[Nominees]):
    """NEO-098, NEO-Q138  The actives, then what waits for the end of the phase, then what lasted until it."""

    seat: i64

    def act(self, s: Nominees) -> i64:
        s.phase = state.ENEMY_PHASE
        s.launches = 0
        s.call(Onslaught(0, s.foes()))
        return NEXT

    def react(self, s: Nominees) -> i64:
        s.guide = NOBODY
        s.happens(effects.ENEMY_PHASE_END, NOBODY)
        drain(s)
        return self.leave(s) if s.calm() else NEXT

    def leave(self, s: Nominees) -> i64:
        s.passes(names.ENEMY_PHASE)
        return DONE


@frame("next_one")
class Onslaught(Frame[Nominees]):
    """NEO-098, NEO-Q102  Enemies act one after the other; who arrives meanwhile does not."""

    seat: i64
    left: Annotated[vec[i64], "character"]

    def next_one(self, s: Nominees) -> i64:
        while len(self.left) > 0:
            foe = self.left[0]
            self.left = self.left[1:]
            if s.lives(foe) and not s.stands(effects.NO_ACTIVE, foe):  # NEO-Q146
                activate(s, foe)
                if not s.calm():
                    return self.goto("next_one")
        return DONE


def method(s: Nominees, foe: i64) -> i64:
    """NEO-084  How an enemy finds its target; a token as its maker's card says."""
    card = s.on(foe, Foe.card)
    return s.content.token_targeting[card] if s.on(foe, Foe.token) == 1 else s.content.targeting[card]


def activate(s: Nominees, foe: i64) -> None:
    """NEO-074, NEO-Q113, NEO-Q115  An enemy finds its target for the whole of its active, then acts."""
    how = method(s, foe)
    if how == names.BRUTAL:  # NEO-170
        strike(s, foe, s.living())
    elif guided(s) or how == names.STUPID:  # NEO-171, NEO-Q114
        found = open_targets(s)
        if len(found) > 1:
            s.call(Activate(0, foe))
        else:
            strike_at(s, foe, found[0])
    else:
        strike_at(s, foe, find_target(s, foe, how))


def guided(s: Nominees) -> bool:
    """NEO-Q165  Whether a card has a player choose: in an enemy phase only, for those who have not acted yet."""
    return s.phase == state.ENEMY_PHASE and s.guide != NOBODY


def open_targets(s: Nominees) -> vec[i64]:
    """Whom the players may choose as the target of an enemy."""
    return s.living() if guided(s) else candidates(s)


def strike_at(s: Nominees, foe: i64, figure: i64) -> None:
    """NEO-Q114, NEO-Q145  What an enemy remembers of its target: a relentless one its first for good."""
    how = method(s, foe)
    if how == names.METHODICAL or (how == names.RELENTLESS and not keeps_target(s, foe)):
        s.set_on(foe, Foe.memory, figure)
    strike(s, foe, one(figure))


def strike(s: Nominees, foe: i64, targets: vec[i64]) -> None:
    if s.loud:
        whom = [queries.called(s, figure) for figure in targets]
        s.tell("NEO-074", "attacks", {"who": queries.called(s, foe), "targets": whom})
    if s.on(foe, Foe.token) == 0:
        s.perform(foe, s.element_of(foe), names.ACTIVE, targets)
        return
    for figure in targets:  # NEO-083
        harm.inflict(s, foe, figure, s.content.token_attack[s.on(foe, Foe.card)], False)
    follow_up(s)


@frame("aim")
class Activate(Frame[Nominees]):
    """NEO-171, NEO-Q114  The players choose the target of a stupid enemy; of any other when a card says so."""

    seat: i64
    foe: Annotated[i64, "character"]

    def aim(self, s: Nominees) -> i64:
        return ASK

    def asked(self, s: Nominees) -> i64:
        if guided(s) and s.lives(s.guide):
            return 1 << s.decider(s.guide)
        return s.everybody()

    def mode(self, s: Nominees) -> i64:
        return FIRST_COME

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-Q114" if guided(s) else "NEO-171", "aim")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for figure in open_targets(s):
            out = append(out, pack(verbs.AIM, figure))
        return out

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        strike_at(s, self.foe, arg_a(choice))
        return DONE


def candidates(s: Nominees) -> vec[i64]:
    """NEO-061, NEO-Q145  Whom a single target is chosen from: figures only, those who provoke, if any of the exposed
    does."""
    exposed = queries.exposed(s)
    if not s.bears(effects.TAUNT):
        return exposed
    out = vec[i64](capacity=4)
    for figure in exposed:
        if s.stands(effects.TAUNT, figure):
            out = append(out, figure)
    return out if len(out) > 0 else exposed


def keeps_target(s: Nominees, foe: i64) -> bool:
    """NEO-Q110  Whether a relentless enemy still has its target: only death replaces it."""
    memory = s.on(foe, Foe.memory)
    return memory != NOBODY and s.lives(memory)


def find_target(s: Nominees, foe: i64, how: i64) -> i64:
    """NEO-168, NEO-174, NEO-178, NEO-179, NEO-180  The target that is fixed, or who comes first by the method, or
    chance."""
    found = candidates(s)
    fixed = settled(s, foe, how, found)
    if fixed != NOBODY:
        return fixed
    best = foremost(s, how, found)
    return best[piles.any_of(s, "NEO-179", len(best))]


def foremost(s: Nominees, how: i64, found: vec[i64]) -> vec[i64]:
    """Those who come first by a method, all where it is left to chance."""
    best = vec[i64](capacity=4)
    most: i64 = 0
    for figure in found:
        score = rating(s, figure, how)
        if len(best) == 0 or score > most:
            best = append(vec[i64](capacity=4), figure)
            most = score
        elif score == most:
            best = append(best, figure)
    return best


def rating(s: Nominees, figure: i64, how: i64) -> i64:
    """NEO-169, NEO-172, NEO-173, NEO-175, NEO-176, NEO-177, NEO-Q128  What a method compares, the highest first; 0 for
    all where it is left to chance."""
    if how == names.ARROGANT:
        return s.hp(figure)
    if how == names.PREDATOR:
        return -s.hp(figure)
    if how == names.FEARLESS:
        return len(queries.pile_of(s, figure, names.HAND))
    if how == names.OPPORTUNIST:
        return -len(queries.pile_of(s, figure, names.HAND))
    if how == names.NECROTIC:
        return len(queries.pile_of(s, figure, names.DISCARD))
    return 0


def next_target(s: Nominees, foe: i64) -> i64:
    """NEO-005, NEO-Q108  Whom an arrow points at: the next target where it is fixed, else NOBODY."""
    return settled(s, foe, method(s, foe), candidates(s))


def aims_now(s: Nominees, foe: i64) -> tuple[vec[i64], bool]:
    """Whom an enemy would strike if its turn came now, nobody where players or chance decide; and whether it is fixed
    on them (NEO-Q108), or would turn to whoever strikes it or comes first by then."""
    how = method(s, foe)
    if how == names.BRUTAL:
        return (s.living(), True)
    found = candidates(s)
    fixed = settled(s, foe, how, found)
    if fixed != NOBODY:
        return (one(fixed), how != names.VENGEFUL)
    best = found if how == names.STUPID else foremost(s, how, found)
    return (best if len(best) == 1 else vec[i64](), False)


def settled(s: Nominees, foe: i64, how: i64, found: vec[i64]) -> i64:
    """The one among those found whom an enemy has no choice but to aim at, or NOBODY."""
    memory = s.on(foe, Foe.memory)
    if how == names.METHODICAL and memory != NOBODY:
        return next_left(s, memory, found)
    if how == names.RELENTLESS and find(found, memory) >= 0:
        return memory
    if how == names.VENGEFUL and find(found, s.on(foe, Foe.attacker)) >= 0:
        return s.on(foe, Foe.attacker)
    return NOBODY


def next_left(s: Nominees, figure: i64, found: vec[i64]) -> i64:
    """NEO-174, NEO-Q109  The next of those to the left of a figure, itself last."""
    step: i64
    for step in range(1, s.figures + 1):
        if find(found, (figure + step) % s.figures) >= 0:
            return (figure + step) % s.figures
    return NOBODY
