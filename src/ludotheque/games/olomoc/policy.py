"""What Olomòc tells bots: chances from expected points, and which choices and places look promising."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import scramble
from ludotheque.core.policy import Policy
from ludotheque.core.state import arg_a, arg_b, pack, verb_of
from ludotheque.games.olomoc import names, queries, rows, state, verbs, worth
from ludotheque.games.olomoc.phases.activation import Activation
from ludotheque.games.olomoc.phases.attack import Attack
from ludotheque.games.olomoc.phases.moving import ANY_TOOL, COARSE_STEP, ENTERS, MARCHES, MOST, PLACED, Where
from ludotheque.games.olomoc.phases.rolls import PAID, Roll
from ludotheque.games.olomoc.play import BlocTable
from ludotheque.games.olomoc.state import NONE, Piece
from ludotheque.kit.bots.pick import by_promise
from ludotheque.kit.bots.values import attention, chances
from ludotheque.kit.effects.interpreter import ACCEPT, TARGET
from ludotheque.kit.geometry.entry import Entry
from ludotheque.kit.geometry.order import sort
from ludotheque.kit.geometry.spots import Spots, march_points

KEENNESS: Final = 1.4  # how fast attention grows with worth
MANY: Final[i64] = 60
PLACES: Final = 12  # thought about at a time
HIGHEST: Final = 100.0  # worth of a place
OTHER_PLACES: Final = 8  # of a charge, a push or a placing
BY_LOT: Final = 4  # places looked at by whoever plays on


class BlocPolicy(Policy[BlocTable]):
    EVALUATES: ClassVar[bool] = True
    EFFORT: ClassVar[int] = 2
    ENOUGH: ClassVar[int] = 600
    FAR: ClassVar[int] = 24

    def values(self, s: BlocTable) -> vec[float]:
        """Chances from prospects: a lead is worth the more the less is to come."""
        return chances(worth.prospects(s), 1.0 + 0.45 * worth.ends_to_come(s))

    def choices(self, s: BlocTable, seat: i64) -> vec[i64]:
        """What is asked; of places a few that look best, and what leads to no usual place is left out."""
        top = s.stack[-1]
        if isinstance(top, Activation):
            return top.listed(s, seat, False)
        if not isinstance(top, Where):
            return top.legal(s, seat)
        found = vec[i64]()
        if top.manner == MARCHES:
            found = self.marches(s, top)
        elif top.manner == ENTERS:
            found = self.entries(s, top)
        else:
            found = top.ends(s, OTHER_PLACES, 0)
        return found if len(found) > 0 else top.legal(s, seat)

    def marches(self, s: BlocTable, top: Where) -> vec[i64]:
        """Those of the usual ends that are worth most, proven by a ruler one after the other."""
        scene = s.scene()
        spots = march_points(top.travel(s, scene), queries.markers(s), vec[i64]())  # walls are not looked at
        found = spots.roomy()
        keys = vec[i64]()
        glance = worth.Glance(s, scene, top.piece)
        n: i64
        for n in range(len(found) // 3):
            keys = append(keys, order(glance.at(found[3 * n], found[3 * n + 1])) << 32 | n)
        sort(keys)
        out = vec[i64](capacity=PLACES)
        for spot in spots.best(keys, found, PLACES, COARSE_STEP):
            out = append(out, pack(verbs.AT, spot.x, spot.y, ANY_TOOL))
        return out

    def entries(self, s: BlocTable, top: Where) -> vec[i64]:
        """Those worth most of the usual ones."""
        listed = top.ends(s, MOST, 0)
        glance = worth.Glance(s, s.scene(), top.piece)
        keys = vec[i64]()
        n: i64
        for n in range(len(listed)):
            keys = append(keys, order(glance.at(arg_a(listed[n]), arg_b(listed[n]))) << 32 | n)
        sort(keys)
        out = vec[i64](capacity=PLACES)
        for n in range(min(len(keys), PLACES)):
            out = append(out, listed[keys[n] & 0xFFFFFFFF])
        return out

    def promises(self, s: BlocTable, seat: i64, choices: vec[i64]) -> vec[float]:
        out = vec[float](capacity=len(choices))
        top = s.stack[-1]
        if isinstance(top, Where):
            return self.promised_places(s, top, choices)
        for choice in choices:
            out = append(out, attention(self.worth(s, seat, choice), KEENNESS, -2.0, 2.0))
        return out

    def promised_places(self, s: BlocTable, top: Where, choices: vec[i64]) -> vec[float]:
        """By how much better than where it stands; an enemy is pushed to where it likes it least."""
        out = vec[float](capacity=len(choices))
        if top.manner >= PLACED or not s.is_rouage(top.piece):
            for _ in choices:
                out = append(out, 1.0)
            return out
        scene = s.scene()
        glance = worth.Glance(s, scene, top.piece)
        sign = 1.5 if s.owner(top.piece) == top.seat else -1.5
        here = glance.at(scene.x(top.piece), scene.y(top.piece)) if s.is_on(top.piece) else 0.0
        for choice in choices:
            gain = sign * (glance.at(arg_a(choice), arg_b(choice)) - here)
            out = append(out, attention(gain, KEENNESS, -2.0, 2.0))
        return out

    def pick(self, s: BlocTable, seat: i64, draw: i64) -> i64:
        top = s.stack[-1]
        if isinstance(top, Where) and (top.manner == MARCHES or top.manner == ENTERS):
            return self.pick_place(s, top, seat, draw)
        return by_promise(self, s, seat, draw, MANY)

    def pick_place(self, s: BlocTable, top: Where, seat: i64, draw: i64) -> i64:
        """The best of a few ends by lot: to prove many of them takes longer than all the rest."""
        scene = s.scene()
        glance = worth.Glance(s, scene, top.piece)
        best = 0.0
        found: i64 = NONE
        spots: Spots | None = None
        if top.manner == MARCHES:
            spots = march_points(top.travel(s, scene), queries.markers(s), vec[i64]())
        entry = Entry(scene, scene.radius(top.piece), s.content.march_ruler, s.edges[s.owner(top.piece)])
        n: i64
        for n in range(BY_LOT):
            roll = scramble(draw, n) & 0xFFFF
            x, y = entry.draw(roll) if spots is None else spots.draw(roll, COARSE_STEP)
            if x >= 0 and (found == NONE or glance.at(x, y) > best):
                best = glance.at(x, y)
                found = pack(verbs.AT, x, y, ANY_TOOL)
        return top.sample(s, seat, draw) if found == NONE else found

    # -- worth of a choice at first glance

    def worth(self, s: BlocTable, seat: i64, choice: i64) -> float:
        verb = verb_of(choice)
        a = arg_a(choice)
        b = arg_b(choice)
        if verb == verbs.ATTACK:
            return self.worth_attack(s, a, b, names.ROLL_FRONTAL)
        if verb == verbs.SHOOT:
            return self.worth_attack(s, a, b, names.ROLL_RANGED)
        if verb == verbs.CHARGE:
            return self.worth_attack(s, a, b, names.ROLL_CHARGE) - 0.1
        if verb == verbs.STUDY:
            return 1.6
        if verb == verbs.PLAN:
            return self.worth_plan(choice)
        if verb == verbs.MARCH:
            return 0.4
        if verb == verbs.REST:
            return 0.9 if b == a and s.of(a, Piece.stunned) == 1 else 0.35 * float(s.of(b, Piece.noirceur)) - 0.4
        if verb == verbs.END:
            return -1.2 if s.of(self.acting(s), Piece.actions) > 1 else -0.3
        return self.worth_answer(s, seat, verb, a)

    def worth_answer(self, s: BlocTable, seat: i64, verb: i64, a: i64) -> float:
        """What is asked while something else goes on."""
        if verb == verbs.TEMPT:
            return self.worth_tempting(s, a)
        if verb == verbs.TACTIC:
            return 0.3 if a == names.STUN_TARGET else -0.2
        if verb == verbs.STRIKE or verb == verbs.NAME:
            return 0.8
        if verb == verbs.DODGE or verb == verbs.RIPOSTE or verb == verbs.USE or verb == ACCEPT:
            return 0.3
        if verb == verbs.RESTORE:
            return 0.4 * float(a)
        if verb == TARGET and a < state.FIRST_MARKER:
            return 0.2 if s.owner(a) != seat else 0.0
        return 0.0

    def acting(self, s: BlocTable) -> i64:
        """A rouage that is active now."""
        piece: i64 = 0
        while piece < state.ROUAGES - 1 and not s.is_active(piece):
            piece += 1
        return piece

    def worth_plan(self, plan: i64) -> float:
        """Propaganda gives back tokens that were spent, and whoever coordinates needs somebody turned up before."""
        found = 0.0
        slot: i64
        before: i64
        for slot in range(names.PHASES):
            card = rows.card_at(plan, slot)
            if card == state.PROPAGANDA_CARD:
                found += 0.3 * float(slot - 2)
            elif card < state.PROPAGANDA_CARD:
                for before in range(slot):
                    found += 0.25 if rows.card_at(plan, before) < card else 0.0
        return found

    def worth_attack(self, s: BlocTable, piece: i64, target: i64, kind: i64) -> float:
        """Wounds to be expected, against the life that is left."""
        scene = s.scene()
        hits = worth.hoped(s, scene, piece, target, kind)
        left = float(max(queries.life_left(s, target), 1))
        found = 0.25 * hits + 1.0 * min(hits / left, 1.0) - 0.3
        return found if s.is_rouage(target) or worth.is_prey(s, target) else found - 0.8

    def worth_tempting(self, s: BlocTable, price: i64) -> float:
        """Whether a roll is so bad that another is worth a Noirceur token."""
        top = s.stack[-1]
        if isinstance(top, Attack):
            return self.regret(s, top.attacker, top.faces, top.threshold, price)
        if isinstance(top, Roll):
            return self.regret(s, top.piece, top.faces, top.threshold, price)
        return -1.0

    def regret(self, s: BlocTable, piece: i64, faces: vec[i64], least: i64, price: i64) -> float:
        hoped = float(len(faces)) * float(7 - least) / 6.0 - float(queries.successes(faces, least))
        return 0.6 * hoped - 0.3 - (0.35 * float(s.of(piece, Piece.noirceur)) if price == PAID else 0.0)


def order(worth: float) -> i64:
    """A number that is the smaller the more something is worth."""
    return int(1000.0 * min(max(HIGHEST - worth, 0.0), 2.0 * HIGHEST))


POLICY: Final = BlocPolicy()
