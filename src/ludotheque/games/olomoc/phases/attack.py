"""Attacks and reactions (OLO-111 to OLO-157): frontal, ranged and opportunity attacks, dodge, riposte, fate,
tactics."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, ASK_IF_MANY, DONE, NEXT, Frame, arg_a, arg_b, pack, verb_of
from ludotheque.core.vecs import without
from ludotheque.games.olomoc import effects, names, queries, state, verbs
from ludotheque.games.olomoc.phases import moving
from ludotheque.games.olomoc.phases.harm import POINTS, settle, strike
from ludotheque.games.olomoc.phases.rolls import BY_ABILITY, PAID, fate_choices, tell_roll, tempt, use
from ludotheque.games.olomoc.state import NONE, Bloc, Piece
from ludotheque.kit.effects import program
from ludotheque.kit.geometry.board import Scene
from ludotheque.kit.geometry.measure import free, holds, within
from ludotheque.kit.geometry.sight import sees

# How a target answers an attack.
NO_REACTION: Final = 0
DODGES: Final = 1
RIPOSTES: Final = 2

FRONTAL: Final = names.ROLL_FRONTAL | names.ROLL_CHARGE  # rolls of frontal attacks

NOT_ENGAGED: Final = Refusal("OLO-114", "not-engaged")
UNSEEN: Final = Refusal("OLO-022", "unseen")
NO_COMBAT: Final = Refusal("OLO-039", "no-combat")
NO_SHOOTING: Final = Refusal("OLO-147", "no-shooting")
SHOOTER_ENGAGED: Final = Refusal("OLO-148", "shooter-engaged")
TARGET_ENGAGED: Final = Refusal("OLO-150", "target-engaged")
NOT_NEAREST: Final = Refusal("OLO-151", "not-nearest")
NO_DICE: Final = Refusal("OLO-Q11", "no-dice")
TOO_DARK: Final = Refusal("OLO-153", "too-dark")
NO_FOE: Final = Refusal("OLO-Q43", "no-foe")
STUNNED: Final = Refusal("OLO-090", "reactor-stunned")
NO_TOKEN: Final = Refusal("OLO-095", "no-token")
NOT_IN_REACH: Final = Refusal("OLO-128", "riposte-out-of-reach")
NO_DODGE: Final = Refusal("OLO-039", "no-dodge")
NO_ABILITY: Final = Refusal("OLO-Q101", "no-ability")
NO_PUSH: Final = Refusal("OLO-Q22", "no-push")
IMMOVABLE: Final = Refusal("OLO-Q35", "immovable")
ALREADY_STUNNED: Final = Refusal("OLO-087", "already-stunned")
TOO_FEW: Final = Refusal("OLO-116", "too-few-successes")
UNTARGETABLE: Final = Refusal("OLO-002", "untargetable")


def is_foe(s: Bloc, piece: i64, target: i64) -> bool:
    """OLO-185, OLO-Q43, OLO-Q77  A rouage of the other player or a hostile, on the Bloc."""
    return target < state.FIRST_MARKER and s.is_on(target) and s.side(target) != s.side(piece)


def why_not_frontal(s: Bloc, scene: Scene, piece: i64, target: i64, kind: i64, more: i64) -> Refusal | None:
    """OLO-022, OLO-028, OLO-039, OLO-111, OLO-114, OLO-Q02, OLO-Q43  A frontal attack aims at somebody engaged and
    seen."""
    if not is_foe(s, piece, target):
        return NO_FOE
    if not holds(scene, piece, target):
        return NOT_ENGAGED
    if not sees(scene, piece, target):
        return UNSEEN
    return NO_COMBAT if queries.dice(s, scene, piece, kind, target, more, 0) == 0 else None


def why_not_any_shot(s: Bloc, scene: Scene, piece: i64) -> Refusal | None:
    """OLO-147, OLO-148  Whether somebody can shoot at all, and is free to."""
    if s.content.stat(s.of(piece, Piece.profile), names.SHOOTING) == 0:
        return NO_SHOOTING
    return None if free(scene, piece) else SHOOTER_ENGAGED


def why_not_ranged(s: Bloc, scene: Scene, piece: i64, target: i64, kind: i64, ignores: i64) -> Refusal | None:
    """OLO-128, OLO-133, OLO-145, OLO-147, OLO-148, OLO-149, OLO-150, OLO-151, OLO-Q11  A shot by somebody free at the
    nearest of those free and in sight; a riposte need not aim at the nearest."""
    if not is_foe(s, piece, target):
        return NO_FOE
    why = why_not_any_shot(s, scene, piece)
    if why is not None:
        return why
    if not free(scene, target):
        return TARGET_ENGAGED
    most = queries.length(s, effects.LONGEST_SHOT, piece)
    if most > 0 and not within(scene, piece, target, most):
        return TOO_DARK
    if not sees(scene, piece, target):  # last, for it takes longest
        return UNSEEN
    if kind == names.ROLL_RANGED and queries.is_passed_over(s, scene, piece, target, most):
        return NOT_NEAREST
    return NO_DICE if queries.dice(s, scene, piece, kind, target, 0, ignores) == 0 else None


# -- reactions


def why_not_pay(s: Bloc, piece: i64, act: i64) -> Refusal | None:
    """OLO-095, OLO-Q78  Action tokens of the rouage itself; hostiles have none."""
    return NO_TOKEN if s.of(piece, Piece.actions) < queries.cost(s, piece, act) else None


def pay(s: Bloc, piece: i64, act: i64) -> None:
    """OLO-095, OLO-137, OLO-Q54  Costs are paid when something is declared."""
    s.add_of(piece, Piece.actions, -queries.cost(s, piece, act))


def why_not_dodge(s: Bloc, scene: Scene, piece: i64, attacker: i64) -> Refusal | None:
    """OLO-090, OLO-134, OLO-135, OLO-137"""
    if s.of(piece, Piece.stunned) == 1:
        return STUNNED
    if queries.dice(s, scene, piece, names.ROLL_DODGE, attacker, 0, 0) == 0:
        return NO_DODGE
    return why_not_pay(s, piece, names.EVADE)


def riposte_kind(kind: i64) -> i64:
    """OLO-Q32  Combat against a frontal attack, Shooting against a ranged one."""
    return names.ROLL_SHOT_BACK if kind == names.ROLL_RANGED else names.ROLL_RIPOSTE


def why_not_riposte(s: Bloc, scene: Scene, piece: i64, attacker: i64, kind: i64, price: i64) -> Refusal | None:
    """OLO-090, OLO-127, OLO-128, OLO-133, OLO-Q32, OLO-Q101"""
    if s.of(piece, Piece.stunned) == 1:
        return STUNNED
    answer = riposte_kind(kind)
    if answer == names.ROLL_SHOT_BACK:
        why = why_not_ranged(s, scene, piece, attacker, answer, 0)
        if why is not None:
            return why
    elif not holds(scene, piece, attacker):
        return NOT_IN_REACH
    elif queries.dice(s, scene, piece, answer, attacker, 0, 0) == 0:
        return NO_COMBAT
    if price == PAID:
        return why_not_pay(s, piece, names.RIPOSTE)
    if answer != names.ROLL_SHOT_BACK:
        return NO_ABILITY
    key = queries.key_of(s, effects.FREE_REACTION, names.FREE_RIPOSTE, piece)
    return NO_ABILITY if key == NONE else None


@frame("ask")
class React(Frame[Bloc]):
    """OLO-127, OLO-132, OLO-134, OLO-Q31, OLO-Q33  Before the dice the target's owner declares a dodge, a riposte or
    nothing. Answers which, and is not asked where nothing is possible."""

    seat: i64
    piece: Annotated[i64, "piece"]
    attacker: Annotated[i64, "piece"]
    roll: i64  # of the attack

    def ask(self, s: Bloc) -> i64:
        return ASK_IF_MANY

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-127", "react")

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=4), pack(verbs.PASS))
        scene = s.scene()
        if why_not_dodge(s, scene, self.piece, self.attacker) is None:
            out = append(out, pack(verbs.DODGE))
        price: i64
        for price in range(2):
            if why_not_riposte(s, scene, self.piece, self.attacker, self.roll, price) is None:
                out = append(out, pack(verbs.RIPOSTE, price))
        return out

    def why_not(self, s: Bloc, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if verb == verbs.DODGE:
            return why_not_dodge(s, s.scene(), self.piece, self.attacker)
        if verb == verbs.RIPOSTE:
            return why_not_riposte(s, s.scene(), self.piece, self.attacker, self.roll, arg_a(choice))
        return super().why_not(s, seat, choice)

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.DODGE:
            pay(s, self.piece, names.EVADE)
            s.answer(DODGES)
        elif verb == verbs.RIPOSTE:
            if arg_a(choice) == PAID:
                pay(s, self.piece, names.RIPOSTE)
            else:
                use(s, queries.key_of(s, effects.FREE_REACTION, names.FREE_RIPOSTE, self.piece))
            s.answer(RIPOSTES)
        if s.loud and verb != verbs.PASS:
            key = "dodges" if verb == verbs.DODGE else "ripostes"
            s.tell("OLO-127", key, {"piece": s.called(self.piece)})
        return DONE


# -- the attack


@frame("react roll fate cancel tactic push wound")
class Attack(Frame[Bloc]):
    """OLO-111, OLO-115, OLO-146, OLO-Q30  An attack already declared and paid for: reaction, both rolls, fate, dodge,
    tactic, wounds. Answers how many life points of the target it checked."""

    seat: i64  # the attacker's owner; NOBODY for a hostile
    attacker: Annotated[i64, "piece"]
    target: Annotated[i64, "piece"]
    kind: i64  # of its roll
    more: i64 = 0  # dice that an ability adds
    ignores: i64 = 0  # maluses
    reaction: i64 = NO_REACTION
    threshold: i64 = 0
    answer_threshold: i64 = 0
    left: i64 = 0  # successes
    tempted: i64 = 0
    faces: vec[i64] = vec[i64]()
    answers: vec[i64] = vec[i64]()  # dice of the reaction

    def react(self, s: Bloc) -> i64:
        if s.is_rouage(self.target):
            s.call(React(s.owner(self.target), self.target, self.attacker, self.kind))
        return NEXT

    def roll(self, s: Bloc) -> i64:
        """OLO-129, OLO-135  Both roll at the same time."""
        self.reaction = s.answer_or(NO_REACTION)
        scene = s.scene()
        n = queries.dice(s, scene, self.attacker, self.kind, self.target, self.more, self.ignores)
        self.threshold = queries.threshold(s, scene, self.attacker, self.kind, self.target, 0)
        self.faces = queries.rolled(s, n)
        tell_roll(s, self.attacker, self.faces, self.threshold)
        if self.reaction != NO_REACTION:
            answer = names.ROLL_DODGE if self.reaction == DODGES else riposte_kind(self.kind)
            shot_at: i64 = 1 if self.kind == names.ROLL_RANGED else 0
            n = queries.dice(s, scene, self.target, answer, self.attacker, 0, 0)
            self.answer_threshold = queries.threshold(s, scene, self.target, answer, self.attacker, shot_at)
            self.answers = queries.rolled(s, n)
            tell_roll(s, self.target, self.answers, self.answer_threshold)
        return NEXT

    def fate(self, s: Bloc) -> i64:
        """OLO-040, OLO-044, OLO-Q14"""
        return ASK if s.is_active(self.attacker) else NEXT

    def cancel(self, s: Bloc) -> i64:
        """OLO-136  Each success of a dodge takes one away."""
        self.left = queries.successes(self.faces, self.threshold)
        if self.reaction == DODGES:
            self.left = max(self.left - queries.successes(self.answers, self.answer_threshold), 0)
        return NEXT

    def tactic(self, s: Bloc) -> i64:
        """OLO-116, OLO-120, OLO-131, OLO-184, OLO-Q34  One combat tactic at most, in frontal attacks of players."""
        if self.kind & FRONTAL == 0 or not s.is_rouage(self.attacker) or self.left == 0:
            return self.goto("wound")
        return ASK_IF_MANY

    def push(self, s: Bloc) -> i64:
        return NEXT

    def wound(self, s: Bloc) -> i64:
        """OLO-115, OLO-130, OLO-Q47  Wounds of both sides are one batch."""
        batch = strike(s, vec[i64](), self.target, self.left, self.attacker)
        if self.reaction == RIPOSTES:
            back = queries.successes(self.answers, self.answer_threshold)
            batch = strike(s, batch, self.attacker, back, self.target)
        s.answer(batch[POINTS])
        settle(s, batch)
        return DONE

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-040", "fate") if self.at("fate") else ("OLO-116", "tactic")

    def about(self, s: Bloc, seat: i64) -> dict[str, object]:
        hits = int(queries.successes(self.faces, self.threshold))
        return {"hits": hits, "answered": int(queries.successes(self.answers, self.answer_threshold))}

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        if self.at("fate"):
            return fate_choices(s, self.attacker)
        out = append(vec[i64](capacity=6), pack(verbs.PASS))
        tactic: i64
        price: i64
        for tactic in range(3):
            for price in range(2):
                if self.why_not_tactic(s, tactic, price) is None:
                    out = append(out, pack(verbs.TACTIC, tactic, price))
        return out

    def price_of(self, s: Bloc, tactic: i64, price: i64) -> i64:
        """OLO-117, OLO-118, OLO-119  Successes given up; NONE where no ability makes it cheaper."""
        if price == PAID:
            return s.content.tactic_cost[tactic]
        key = queries.key_of(s, effects.TACTIC_COST, tactic, self.attacker)
        if key == NONE:
            return NONE
        return s.book().entries[queries.entry_of(s, key, effects.TACTIC_COST) + program.ENTRY_N]

    def why_not_tactic(self, s: Bloc, tactic: i64, price: i64) -> Refusal | None:
        """OLO-116, OLO-117, OLO-118, OLO-119, OLO-Q22, OLO-Q35"""
        due = self.price_of(s, tactic, price)
        if due == NONE:
            return NO_ABILITY
        if due > self.left:
            return TOO_FEW
        if tactic == names.STUN_TARGET:
            return ALREADY_STUNNED if s.of(self.target, Piece.stunned) == 1 else None
        pushed = self.target if tactic == names.PUSH_TARGET else self.attacker
        return why_not_push(s, self.seat, pushed)

    def why_not(self, s: Bloc, seat: i64, choice: i64) -> Refusal | None:
        if self.at("tactic") and verb_of(choice) == verbs.TACTIC:
            return self.why_not_tactic(s, arg_a(choice), arg_b(choice))
        return super().why_not(s, seat, choice)

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.KEEP:
            return NEXT
        if verb == verbs.TEMPT:
            self.tempted = 1
            tempt(s, self.attacker, arg_a(choice))
            if s.ending == state.GOING_ON:  # OLO-042  The whole roll again.
                self.faces = queries.rolled(s, len(self.faces))
                tell_roll(s, self.attacker, self.faces, self.threshold)
            return NEXT
        if verb == verbs.PASS:
            return self.goto("wound")
        tactic = arg_a(choice)
        self.left -= self.price_of(s, tactic, arg_b(choice))
        if arg_b(choice) == BY_ABILITY:
            use(s, queries.key_of(s, effects.TACTIC_COST, tactic, self.attacker))
        if s.loud:
            s.tell("OLO-116", "tactic", {"piece": s.called(self.attacker), "tactic": names.TACTIC_IDS[tactic]})
        if tactic == names.STUN_TARGET:
            s.stun(self.target, 1)
        else:
            pushed = self.target if tactic == names.PUSH_TARGET else self.attacker
            s.call(moving.Where(self.seat, pushed, moving.PUSHED))
        return self.goto("push")


def why_not_push(s: Bloc, seat: i64, pushed: i64) -> Refusal | None:
    """OLO-Q22, OLO-Q35  A push needs a place, and somebody who can be pushed."""
    if s.owner(pushed) != seat and queries.is_immune(s, pushed, names.FROM_PUSH):
        return IMMOVABLE
    return None if moving.Where(seat, pushed, moving.PUSHED).possible(s) else NO_PUSH


# -- opportunity


def why_not_opportunity(s: Bloc, scene: Scene, piece: i64, mover: i64, price: i64) -> Refusal | None:
    """OLO-039, OLO-090, OLO-138, OLO-Q39, OLO-Q101"""
    if s.of(piece, Piece.stunned) == 1:
        return STUNNED
    if not sees(scene, piece, mover):
        return UNSEEN
    if queries.is_immune(s, mover, names.FROM_OPPORTUNITY):
        return UNTARGETABLE
    if queries.dice(s, scene, piece, names.ROLL_OPPORTUNITY, mover, 0, 0) == 0:
        return NO_COMBAT
    if price == PAID and s.is_rouage(piece):
        return why_not_pay(s, piece, names.OPPORTUNITY)
    key = queries.key_of(s, effects.FREE_REACTION, names.FREE_OPPORTUNITY, piece)
    return NO_ABILITY if key == NONE else None


@frame("ask strikes")
class Opportunity(Frame[Bloc]):
    """OLO-138, OLO-139, OLO-141, OLO-142, OLO-144, OLO-Q38, OLO-Q39, OLO-Q78  A piece that is left behind may
    strike, resolved before the move; nobody answers, nothing is rolled again. A hostile does so only where its profile
    says."""

    seat: i64
    piece: Annotated[i64, "piece"]
    mover: Annotated[i64, "piece"]

    def ask(self, s: Bloc) -> i64:
        if s.is_hostile(self.piece):
            if why_not_opportunity(s, s.scene(), self.piece, self.mover, BY_ABILITY) is None:
                return self.goto("strikes")
            return DONE
        return ASK_IF_MANY

    def strikes(self, s: Bloc) -> i64:
        scene = s.scene()
        least = queries.threshold(s, scene, self.piece, names.ROLL_OPPORTUNITY, self.mover, 0)
        faces = queries.rolled(s, queries.dice(s, scene, self.piece, names.ROLL_OPPORTUNITY, self.mover, 0, 0))
        if s.loud:
            s.tell("OLO-138", "strikes", {"piece": s.called(self.piece), "target": s.called(self.mover)})
        tell_roll(s, self.piece, faces, least)
        settle(s, strike(s, vec[i64](), self.mover, queries.successes(faces, least), self.piece))
        return DONE

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-138", "opportunity")

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=3), pack(verbs.PASS))
        scene = s.scene()
        price: i64
        for price in range(2):
            if why_not_opportunity(s, scene, self.piece, self.mover, price) is None:
                out = append(out, pack(verbs.STRIKE, price))
        return out

    def why_not(self, s: Bloc, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.STRIKE:
            return why_not_opportunity(s, s.scene(), self.piece, self.mover, arg_a(choice))
        return super().why_not(s, seat, choice)

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.PASS:
            return DONE
        if arg_a(choice) == PAID:
            pay(s, self.piece, names.OPPORTUNITY)
        else:
            use(s, queries.key_of(s, effects.FREE_REACTION, names.FREE_OPPORTUNITY, self.piece))
        return self.goto("strikes")


def could_strike(s: Bloc, scene: Scene, piece: i64, mover: i64) -> bool:
    if why_not_opportunity(s, scene, piece, mover, BY_ABILITY) is None:
        return True
    return s.is_rouage(piece) and why_not_opportunity(s, scene, piece, mover, PAID) is None


@frame("look ask")
class Opportunities(Frame[Bloc]):
    """OLO-102, OLO-140, OLO-Q41  Those whom a displacement leaves behind, one at a time while the mover is in play: the
    hostile ones, in the order of the player with priority; then the rouages of that player; then those of the other,
    each in the order of their player, who chooses anew after every strike."""

    seat: i64
    mover: Annotated[i64, "piece"]
    left: Annotated[vec[i64], "piece"]

    def side(self, s: Bloc) -> vec[i64]:
        """Those of the side that comes next who could strike now."""
        scene = s.scene()
        for side in vec[i64]([state.HOSTILE_SIDE, s.priority, s.other(s.priority)]):
            found = vec[i64](capacity=len(self.left))
            for foe in self.left:
                if s.side(foe) == side and could_strike(s, scene, foe, self.mover):
                    found = append(found, foe)
            if len(found) > 0:
                return found
        return vec[i64]()

    def look(self, s: Bloc) -> i64:
        if not s.is_on(self.mover):
            return DONE
        open_now = self.side(s)
        if len(open_now) == 0:
            return DONE
        self.seat = s.priority if s.is_hostile(open_now[0]) else s.owner(open_now[0])
        if self.all_alike(s, open_now):
            self.strike_by(s, open_now[0])
            return self.goto("look")
        return NEXT

    def all_alike(self, s: Bloc, among: vec[i64]) -> bool:
        """Whether it cannot matter who comes first: there is but one, or hostiles of one profile."""
        for piece in among:
            if piece != among[0]:
                if s.is_rouage(piece) or s.of(piece, Piece.profile) != s.of(among[0], Piece.profile):
                    return False
        return True

    def strike_by(self, s: Bloc, piece: i64) -> None:
        self.left = without(self.left, piece)
        s.call(Opportunity(s.owner(piece), piece, self.mover))

    def ask(self, s: Bloc) -> i64:
        return ASK

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-102", "strike-order")

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        open_now = self.side(s)
        if s.is_rouage(open_now[0]):
            out = append(out, pack(verbs.PASS))
        for piece in open_now:
            out = append(out, pack(verbs.NAME, piece))
        return out

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.NAME:
            self.strike_by(s, arg_a(choice))
        else:
            for piece in self.side(s):
                self.left = without(self.left, piece)
        return self.goto("look")
