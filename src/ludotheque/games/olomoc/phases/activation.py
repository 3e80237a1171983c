"""The activation of rouages (OLO-105 to OLO-126, OLO-222, OLO-227 to OLO-234)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import scramble
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, Frame, arg_a, arg_b, arg_c, pack, verb_of
from ludotheque.games.olomoc import effects, glance, guards, names, queries, state, verbs
from ludotheque.games.olomoc.phases import abilities, agenda, moving
from ludotheque.games.olomoc.phases.attack import Attack, pay, why_not_any_shot
from ludotheque.games.olomoc.phases.mechanism import answering, trigger_start
from ludotheque.games.olomoc.phases.rolls import Roll, use
from ludotheque.games.olomoc.state import NOBODY, NONE, Bloc, Piece
from ludotheque.kit.effects import modifiers, program
from ludotheque.kit.effects.selectors import one
from ludotheque.kit.geometry.board import Scene

PLAIN: Final = 0
WITH_BONUS: Final = 1

SELDOM: Final = 64


@frame("ask")
class Activation(Frame[Bloc]):
    """OLO-098, OLO-100, OLO-222, OLO-230, OLO-Q64, OLO-Q99, OLO-Q104  A rouage, and the one it coordinates, use active
    abilities in any order, until their player stops or none of them is left."""

    seat: i64
    piece: Annotated[i64, "piece"]
    propaganda: i64 = 0  # 1: activated by a propaganda card
    partner: Annotated[i64, "piece"] = NOBODY

    def ask(self, s: Bloc) -> i64:
        if s.acting == 0:
            return DONE
        return ASK

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-222", "activation")

    def actors(self, s: Bloc) -> vec[i64]:
        out = vec[i64](capacity=2)
        if s.is_active(self.piece):
            out = append(out, self.piece)
        if self.partner != NOBODY and s.is_active(self.partner):
            out = append(out, self.partner)
        return out

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        return self.listed(s, seat, True)

    def listed(self, s: Bloc, seat: i64, thorough: bool) -> vec[i64]:
        """What is legal; whoever is not thorough leaves out marches and charges without a usual end."""
        out = vec[i64](capacity=16)
        scene = s.scene()
        may_end = True
        for piece in self.actors(s):
            if guards.must_enter(s, piece):
                may_end = False
                out = append(out, pack(verbs.ENTER, piece))
            else:
                out = self.acts(s, scene, piece, out, thorough)
        partner: i64
        for partner in range(seat * names.CABAL, (seat + 1) * names.CABAL):
            if self.why_not_coordinate(s, self.piece, partner, PLAIN) is None:
                out = append(out, pack(verbs.COORDINATE, self.piece, partner, PLAIN))
                if self.why_not_coordinate(s, self.piece, partner, WITH_BONUS) is None:
                    out = append(out, pack(verbs.COORDINATE, self.piece, partner, WITH_BONUS))
        if may_end:
            out = append(out, pack(verbs.END))
        return out

    def acts(self, s: Bloc, scene: Scene, piece: i64, out: vec[i64], thorough: bool) -> vec[i64]:
        """What a rouage that need not enter first may do."""
        target: i64
        token: i64
        for target in range(self.seat * names.CABAL, (self.seat + 1) * names.CABAL):
            for token in range(2):
                if guards.why_not_rest(s, scene, piece, target, token) is None:
                    out = append(out, pack(verbs.REST, piece, target, token))
        at: i64
        for at in range(0, len(s.standing), modifiers.STANDING_WIDTH):
            if s.standing[at + modifiers.SEAT] == piece and s.standing[at + modifiers.MOMENT] == 0:
                ability = s.standing[at + modifiers.SOURCE]
                if self.why_not_use(s, piece, ability) is None:
                    out = append(out, pack(verbs.USE, piece, ability))
        return self.generic(s, scene, piece, out, thorough) if guards.why_not_act(s, piece) is None else out

    def generic(self, s: Bloc, scene: Scene, piece: i64, out: vec[i64], thorough: bool) -> vec[i64]:
        """The generic abilities that are open to a rouage, but rest."""
        if guards.why_not_march(s, piece, thorough) is None:
            out = append(out, pack(verbs.MARCH, piece))
        if guards.why_not_any_attack(s, piece) is None:
            for foe in queries.foes_of(s, piece):
                if guards.why_not_attack(s, scene, piece, foe) is None:
                    out = append(out, pack(verbs.ATTACK, piece, foe))
            if why_not_any_shot(s, scene, piece) is None:
                for foe in queries.aims(s, scene, piece):
                    if guards.why_not_shoot(s, scene, piece, foe) is None:
                        out = append(out, pack(verbs.SHOOT, piece, foe))
        if guards.why_not_any_charge(s, scene, piece) is None:
            for foe in queries.foes_of(s, piece):
                if guards.why_not_charge(s, scene, piece, foe, thorough) is None:
                    out = append(out, pack(verbs.CHARGE, piece, foe))
        for marker in queries.markers(s):
            if guards.why_not_study(s, scene, piece, marker) is None:
                out = append(out, pack(verbs.STUDY, piece, marker))
        return out

    def sample(self, s: Bloc, seat: i64, draw: i64) -> i64:
        """The first legal one of what might be done, from a place that the draw gives, in an order that leaps about. A
        charge that none of the usual ends makes possible is drawn, but seldom: to find its end takes long."""
        thorough = scramble(draw, 2) % SELDOM == 0
        actors = self.actors(s)
        entering: i64 = 0  # those who can do nothing before they have entered, a bit each
        for piece in actors:
            if guards.must_enter(s, piece):
                entering |= 1 << piece
        found = glance.thinkable(s, seat, actors)
        n: i64 = len(found)
        leap: i64 = 11 if n % 11 != 0 else 7 if n % 7 != 0 else 1
        k: i64
        for k in range(n):
            choice = found[(draw + leap * k) % n]
            verb = verb_of(choice)
            if entering != 0 and verb != verbs.COORDINATE:
                if verb == verbs.ENTER and entering >> arg_a(choice) & 1 == 1:
                    return choice
                if verb == verbs.END or entering >> arg_a(choice) & 1 == 1:
                    continue
            if verb == verbs.CHARGE and not thorough:
                if guards.why_not_charge(s, s.scene(), arg_a(choice), arg_b(choice), thorough) is None:
                    return choice
            elif self.why_not(s, seat, choice) is None:
                return choice
        raise AssertionError("an activation can be ended, or somebody must enter")

    def why_not_use(self, s: Bloc, piece: i64, ability: i64) -> Refusal | None:
        if not s.is_active(piece):
            return guards.NOT_ACTIVE
        if guards.must_enter(s, piece):
            return guards.MUST_ENTER
        if s.of(piece, Piece.stunned) == 1:
            return guards.STUNNED
        return abilities.why_not_use(s, self.seat, piece, ability)

    def why_not_coordinate(self, s: Bloc, piece: i64, partner: i64, bonus: i64) -> Refusal | None:
        """OLO-229, OLO-231, OLO-232, OLO-Q114"""
        if self.partner != NOBODY:
            return guards.COORDINATED_ALREADY
        if piece != self.piece:
            return guards.NO_COORDINATION
        why = guards.why_not_partner(s, piece, partner, self.propaganda == 1)
        if why is not None or bonus == PLAIN:
            return why
        ability = answering(s, piece, effects.ON_COORDINATION)
        if ability == NONE or abilities.why_not_afford(s, piece, ability) is not None:
            return guards.NO_BONUS
        selector = s.book().code[trigger_start(s, ability) * program.WIDTH + program.TO]
        own = s.book().selectors[selector * program.SELECTOR_WIDTH] == effects.SELF
        gains = piece if own else partner
        return guards.NO_BONUS if s.of(gains, Piece.actions) >= names.ACTIONS else None

    def why_not(self, s: Bloc, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        piece = arg_a(choice)
        if verb == verbs.END:
            for actor in self.actors(s):
                if guards.must_enter(s, actor):
                    return guards.MUST_ENTER
            return None
        if piece >= state.ROUAGES:
            return guards.NOT_ACTIVE if verbs.is_of_a_piece(verb) else NOT_OFFERED
        if verb == verbs.ENTER:
            return guards.why_not_enter(s, piece)
        if verb == verbs.MARCH:
            return guards.why_not_march(s, piece)
        if verb == verbs.USE:
            return self.why_not_use(s, piece, arg_b(choice))
        if verb == verbs.COORDINATE:
            return self.why_not_coordinate(s, piece, arg_b(choice), arg_c(choice))
        scene = s.scene()
        if verb == verbs.REST:
            return guards.why_not_rest(s, scene, piece, arg_b(choice), arg_c(choice))
        if verb == verbs.ATTACK:
            return guards.why_not_attack(s, scene, piece, arg_b(choice))
        if verb == verbs.SHOOT:
            return guards.why_not_shoot(s, scene, piece, arg_b(choice))
        if verb == verbs.CHARGE:
            return guards.why_not_charge(s, scene, piece, arg_b(choice))
        if verb == verbs.STUDY:
            return guards.why_not_study(s, scene, piece, arg_b(choice))
        return NOT_OFFERED

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        piece = arg_a(choice)
        target = arg_b(choice)
        if verb == verbs.END:
            return DONE
        if verb == verbs.ENTER:
            pay(s, piece, names.ENTRY)
            s.call(moving.Where(seat, piece, moving.ENTERS))
        elif verb == verbs.REST:
            rest(s, piece, target, arg_c(choice))
        elif verb == verbs.MARCH:
            pay(s, piece, names.MARCH)
            s.add_of(piece, Piece.marches, 1)
            s.call(moving.Where(seat, piece, moving.MARCHES))
        elif verb == verbs.USE:
            self.use(s, piece, target)
        elif verb == verbs.COORDINATE:
            self.coordinate(s, target, arg_c(choice))
        elif verb == verbs.STUDY:
            pay(s, piece, names.STUDY)
            s.add_of(piece, Piece.studies, 1)
            s.call(Study(seat, piece, target))
        else:
            act: i64 = names.CHARGE if verb == verbs.CHARGE else names.ATTACK
            pay(s, piece, act)
            s.add_of(piece, Piece.attacks, 1)
            if s.loud:
                key = "charges" if verb == verbs.CHARGE else "shoots" if verb == verbs.SHOOT else "attacks"
                s.tell("OLO-111", key, {"piece": s.called(piece), "target": s.called(target)})
            if verb == verbs.CHARGE:
                s.add_of(piece, Piece.marches, 1)
                s.call(Charge(seat, piece, target))
            else:
                kind: i64 = names.ROLL_RANGED if verb == verbs.SHOOT else names.ROLL_FRONTAL
                s.call(Attack(seat, piece, target, kind))
        return self.goto("ask")

    def use(self, s: Bloc, piece: i64, ability: i64) -> None:
        """OLO-094, OLO-096, OLO-113, OLO-Q42"""
        if s.loud:
            s.tell("OLO-098", "uses", {"piece": s.called(piece), "ability": s.content.ability_ids[ability]})
        s.add_of(piece, Piece.attacks, s.content.is_attack[ability])
        abilities.pay_ability(s, piece, ability)
        if s.ending == state.GOING_ON:
            s.call(abilities.deed_of(s, self.seat, piece, ability))

    def coordinate(self, s: Bloc, partner: i64, bonus: i64) -> None:
        """OLO-230, OLO-231, OLO-233, OLO-Q114  Both are active now, each with its own limits."""
        self.partner = partner
        s.acting |= 1 << partner
        if self.propaganda == 1:
            use(s, queries.key_of(s, effects.COORDINATES, 0, self.piece))
        if s.loud:
            s.tell("OLO-230", "coordinates", {"piece": s.called(self.piece), "partner": s.called(partner)})
        if bonus == WITH_BONUS:
            ability = answering(s, self.piece, effects.ON_COORDINATION)
            abilities.pay_ability(s, self.piece, ability)
            start = trigger_start(s, ability)
            deed = abilities.Deed(self.seat, ability, one(partner), one(partner), names.TRIGGERS, start)
            deed.me = self.piece
            s.call(deed)


def rest(s: Bloc, piece: i64, target: i64, token: i64) -> None:
    """OLO-106, OLO-107  One state token or one Noirceur token goes."""
    pay(s, piece, names.REST)
    s.add_of(piece, Piece.rests, 1)
    if token == guards.OF_STUNNED:
        s.stun(target, 0)
    else:
        s.add_of(target, Piece.noirceur, -1)
    if s.loud:
        s.tell(
            "OLO-107", "rests", {"piece": s.called(piece), "target": s.called(target), "token": guards.TOKEN_IDS[token]}
        )


@frame("move strike over")
class Charge(Frame[Bloc]):
    """OLO-121, OLO-122, OLO-123, OLO-124, OLO-125, OLO-Q36, OLO-Q37  A free march that ends with the target engaged and
    in sight, then a free frontal attack."""

    seat: i64
    piece: Annotated[i64, "piece"]
    target: Annotated[i64, "piece"]

    def move(self, s: Bloc) -> i64:
        s.call(moving.Where(self.seat, self.piece, moving.CHARGES, self.target))
        return NEXT

    def strike(self, s: Bloc) -> i64:
        s.call(Attack(self.seat, self.piece, self.target, names.ROLL_CHARGE))
        return NEXT

    def over(self, s: Bloc) -> i64:
        return DONE


@frame("roll result")
class Study(Frame[Bloc]):
    """OLO-038, OLO-Q115  A Technique roll that targets an objective marker; what it does is the agenda's."""

    seat: i64
    piece: Annotated[i64, "piece"]
    marker: Annotated[i64, "piece"]

    def roll(self, s: Bloc) -> i64:
        if s.loud:
            s.tell("OLO-Q115", "studies", {"piece": s.called(self.piece), "target": s.called(self.marker)})
        s.call(Roll(self.seat, self.piece, self.marker, names.ROLL_STUDY))
        return NEXT

    def result(self, s: Bloc) -> i64:
        if s.answer_or(0) >= s.content.study_successes[s.agenda]:
            agenda.studied(s, self.piece, self.marker)
        return DONE
