"""The team's turn (NEO-063, NEO-093 to NEO-096, NEO-104, NEO-105): drawing, then free play, each in one go."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import SEATS
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, FIRST_COME, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.core.vecs import without
from ludotheque.games.neombre import guards, names, queries, state, verbs
from ludotheque.games.neombre.phases import hands, harm
from ludotheque.games.neombre.phases.aftermath import fight_floor, follow_up
from ludotheque.games.neombre.phases.solo import COMPANION, CompanionTurn, attach, can_act, may_attach, why_not_attach
from ludotheque.games.neombre.piles import laid
from ludotheque.games.neombre.state import NOBODY, Nominees
from ludotheque.kit.effects.selectors import one
from ludotheque.kit.effects.triggers import drain, happens

MOST_ROUNDS: Final = 200  # NEO-Q27


@frame("begin draw before act close react leave")
class TeamTurn(Frame[Nominees]):
    """NEO-093, NEO-094, NEO-096, NEO-Q48, NEO-Q138  Drawing, free play, and what waits for the end of the turn."""

    seat: i64
    draws: i64  # 0 in the first turn of a fight, unless there was an ambush
    conceding: Annotated[i64, SEATS] = 0  # who wants to give up since the last card

    def begin(self, s: Nominees) -> i64:
        """NEO-082, NEO-Q27, NEO-Q98  Armour is back, plays and limits begin anew."""
        s.phase = state.TEAM_TURN
        s.round += 1
        if s.round > MOST_ROUNDS:
            s.outcome = state.LOST
            return s.cut(fight_floor(s))
        s.renew(names.ROUND)
        s.turn_cards = 0
        s.recalled = vec[i64]()
        s.channel = 0
        s.epilogue = 0
        s.launches = 0
        figure: i64
        for figure in range(s.figures):
            for column in (state.STAGE, state.USED, state.PLAYED, state.GRANTED, state.CHANNELLED, state.ACTED):
                s.put(figure, column, 0)
        clear_the_dead(s)
        for foe in s.foes():
            if s.of(foe, state.E_TOKEN) == 0:
                s.set_of(foe, state.E_ARMOUR, s.content.armour[s.of(foe, state.E_CARD)])
        if s.loud:
            s.tell("NEO-093", "team-turn", {"n": int(s.round)})
        happens(s, names.TEAM_TURN_START, NOBODY)
        drain(s)
        return NEXT

    def draw(self, s: Nominees) -> i64:
        """NEO-063, NEO-Q132, NEO-Q153  One card each, every draw an instruction of its own; the companion has none."""
        if self.draws == 1:
            seat: i64
            for seat in range(s.seats):
                if s.lives(seat):
                    s.call(DrawStep(seat, queries.drawers(s) + s.total(names.DRAW_STEP, seat)))
        return NEXT

    def before(self, s: Nominees) -> i64:
        for figure in s.living():
            happens(s, names.BEFORE_YOUR_TURN, figure)
        drain(s)
        return NEXT

    def act(self, s: Nominees) -> i64:
        """NEO-094  Whoever likes comes next, until everybody is done."""
        if self.asked(s) == 0:
            return NEXT
        return ASK

    def asked(self, s: Nominees) -> i64:
        mask: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if guards.can_play_any(s, seat) or may_attach(s):
                mask |= 1 << seat
        return mask

    def mode(self, s: Nominees) -> i64:
        return FIRST_COME

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-094", "team-turn")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for design in queries.distinct(s.hands[seat]):
            if guards.why_not_play(s, seat, design, names.HAND) is None:
                out = append(out, pack(verbs.PLAY, design))
        for design in queries.recallable(s, seat):
            if guards.why_not_play(s, seat, design, names.DISCARD) is None:
                out = append(out, pack(verbs.RECALL, design))
        if s.seats == 1:
            for design in queries.distinct(s.hands[0]):
                if why_not_attach(s, design) is None:
                    out = append(out, pack(verbs.ATTACH, design))
            if can_act(s):
                out = append(out, pack(verbs.COMPANION))
        out = append(out, pack(verbs.END))
        if self.conceding >> seat & 1 == 0:
            out = append(out, pack(verbs.CONCEDE))
        return out

    def why_not(self, s: Nominees, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if verb == verbs.PLAY:
            return guards.why_not_play(s, seat, arg_a(choice), names.HAND)
        if verb == verbs.RECALL:
            return guards.why_not_play(s, seat, arg_a(choice), names.DISCARD)
        if verb == verbs.ATTACH:
            return why_not_attach(s, arg_a(choice))
        for offered in self.legal(s, seat):
            if offered == choice:
                return None
        return NOT_OFFERED

    def default(self, s: Nominees, seat: i64) -> i64:
        return pack(verbs.END)

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.CONCEDE:
            return self.concede(s, seat)
        if verb == verbs.END:
            if s.get(seat, state.STAGE) == state.OVER:
                s.put(seat, state.GRANTED, 0)
                if s.seats == 1:
                    s.put(COMPANION, state.STAGE, state.OVER)
            else:
                s.call(EndTurn(s.decider(seat), seat))
        elif verb == verbs.ATTACH:
            attach(s, arg_a(choice))
        elif verb == verbs.COMPANION:
            s.call(CompanionTurn(0))
        else:
            self.conceding = 0
            if verb == verbs.PLAY:
                s.shows_hand()
            for other in s.living():
                if other != seat and s.get(other, state.STAGE) == state.OPEN:  # NEO-095, NEO-Q36
                    s.call(EndTurn(s.decider(other), other))
            place = names.HAND if verb == verbs.PLAY else names.DISCARD
            s.call(PlayCard(seat, arg_a(choice), place))
        return self.goto("act")

    def concede(self, s: Nominees, seat: i64) -> i64:
        """NEO-Q27  A defeat, once all who live want it."""
        self.conceding |= 1 << seat
        if self.conceding & s.everybody() != s.everybody():
            return self.goto("act")
        if s.loud:
            s.tell("NEO-Q27", "conceded", {})
        s.outcome = state.LOST
        return s.cut(fight_floor(s))

    def close(self, s: Nominees) -> i64:
        """NEO-Q175  Whoever has not ended their turn ends it now; the companion acts if it has not."""
        s.call(LastTurns(0))
        if s.seats == 1:
            s.call(CompanionTurn(0))
        return NEXT

    def react(self, s: Nominees) -> i64:
        happens(s, names.TEAM_TURN_END, NOBODY)
        drain(s)
        return NEXT

    def leave(self, s: Nominees) -> i64:
        s.passes(names.TEAM_TURN)
        return DONE


def clear_the_dead(s: Nominees) -> None:
    """The places of dead enemies are free again."""
    place: i64
    for place in range(len(s.enemies) // state.E_WIDTH):
        if s.enemies[place * state.E_WIDTH + state.E_LIFE] == state.SLAIN:
            s.enemies[place * state.E_WIDTH + state.E_LIFE] = state.EMPTY


@frame("draw settle")
class DrawStep(Frame[Nominees]):
    """NEO-063, NEO-Q153"""

    seat: i64
    left: i64

    def draw(self, s: Nominees) -> i64:
        if self.left <= 0 or not s.lives(self.seat):
            return DONE
        self.left -= 1
        hands.draw(s, self.seat, 1)
        return NEXT

    def settle(self, s: Nominees) -> i64:
        follow_up(s)
        return self.goto("draw")


@frame("check play")
class PlayCard(Frame[Nominees]):
    """NEO-104, NEO-Q36, NEO-Q142  A card leaves the hand and counts; one that has become impossible stays there."""

    seat: i64
    card: Annotated[i64, "card"]
    place: Annotated[i64, "place"]

    def check(self, s: Nominees) -> i64:
        if guards.why_not_play(s, self.seat, self.card, self.place) is None:
            return NEXT
        if s.loud:
            s.tell("NEO-Q36", "unplayed", {"seat": int(self.seat), "card": s.content.loot_ids[self.card]})
        return DONE

    def play(self, s: Nominees) -> i64:
        """NEO-Q164  In a turn that is over every card uses a granted play; else normal plays come first."""
        if s.get(self.seat, state.STAGE) == state.OVER:
            s.add(self.seat, state.GRANTED, -1)
        else:
            s.put(self.seat, state.STAGE, state.OPEN)
            if not guards.is_extra(s, self.seat, self.card):
                if s.get(self.seat, state.USED) < queries.plays_allowed(s, self.seat):
                    s.add(self.seat, state.USED, 1)
                else:
                    s.add(self.seat, state.GRANTED, -1)
        if self.place == names.HAND:
            s.hands[self.seat] = without(s.hands[self.seat], self.card)
            s.cast(self.seat, self.card, names.FROM_HAND)
        else:
            s.discards[self.seat] = without(s.discards[self.seat], self.card)
            if s.has(self.card, names.EXTRA):
                s.recalled = laid(laid(s.recalled, self.seat), self.card)
            s.cast(self.seat, self.card, names.FROM_DISCARD)
        return DONE


@frame("react act")
class EndTurn(Frame[Nominees]):
    """NEO-056, NEO-Q31, NEO-Q35, NEO-Q138  A player's turn is over: what waits for it, then the summons."""

    seat: i64
    figure: Annotated[i64, "character"]

    def react(self, s: Nominees) -> i64:
        s.put(self.figure, state.STAGE, state.OVER)
        happens(s, names.AFTER_YOUR_TURN, self.figure)
        drain(s)
        return NEXT

    def act(self, s: Nominees) -> i64:
        """NEO-Q34  Once a team turn."""
        if s.lives(self.figure) and s.get(self.figure, state.ACTED) == 0:
            s.put(self.figure, state.ACTED, 1)
            for who in s.summoned_by(self.figure):
                s.call(SummonTurn(self.seat, who, s.summon(who, state.S_KEY)))
        return DONE


@frame("next_one")
class LastTurns(Frame[Nominees]):
    """NEO-Q175  Turns that are still open when nobody plays any more end in seat order, or as the team says."""

    seat: i64

    def unfinished(self, s: Nominees) -> vec[i64]:
        out = vec[i64](capacity=4)
        for figure in s.living():
            if s.get(figure, state.STAGE) != state.OVER and figure < s.seats:
                out = append(out, figure)
        return out

    def next_one(self, s: Nominees) -> i64:
        found = self.unfinished(s)
        n: i64 = len(found)
        if n == 0:
            return DONE
        if n > 1 and s.reads(names.ORDERS):
            return ASK
        s.call(EndTurn(found[0], found[0]))
        return self.goto("next_one")

    def asked(self, s: Nominees) -> i64:
        return s.everybody()

    def mode(self, s: Nominees) -> i64:
        return FIRST_COME

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-Q175", "ends-first")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for figure in self.unfinished(s):
            out = append(out, pack(verbs.NAME, figure))
        return out

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        s.call(EndTurn(arg_a(choice), arg_a(choice)))
        return self.goto("next_one")


@frame("act tire end")
class SummonTurn(Frame[Nominees]):
    """NEO-057, NEO-058, NEO-059, NEO-Q37, NEO-Q38  A summon acts if it can, and loses 1 HP in any case."""

    seat: i64
    who: Annotated[i64, "character"]
    key: i64

    def there(self, s: Nominees) -> bool:
        return s.lives(self.who) and s.summon(self.who, state.S_KEY) == self.key

    def act(self, s: Nominees) -> i64:
        if not self.there(s):
            return DONE
        s.perform(s.controller(self.who), s.summon(self.who, state.S_CARD), names.TURN, one(self.who))
        return NEXT

    def tire(self, s: Nominees) -> i64:
        if self.there(s):
            harm.lower(s, self.who, 1)
            follow_up(s)
        return NEXT
