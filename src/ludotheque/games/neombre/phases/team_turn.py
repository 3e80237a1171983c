"""The team's turn (NEO-063, NEO-093 to NEO-096, NEO-104, NEO-105): drawing, then free play, each in one go."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import SEATS
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, FIRST_COME, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.core.vecs import find, without
from ludotheque.games.neombre import effects, guards, names, order, queries, state, verbs
from ludotheque.games.neombre.phases import hands, harm
from ludotheque.games.neombre.phases.aftermath import fight_floor, follow_up
from ludotheque.games.neombre.phases.in_turn import InTurn
from ludotheque.games.neombre.phases.solo import COMPANION, CompanionTurn, attach, can_act, may_attach, why_not_attach
from ludotheque.games.neombre.piles import laid
from ludotheque.games.neombre.state import NOBODY, Figure, Foe, Nominees, Summon, TurnFrame
from ludotheque.kit.effects.selectors import one
from ludotheque.kit.effects.triggers import drain

MOST_ROUNDS: Final = 200  # NEO-Q27


@frame("begin draw before act close react leave")
class TeamTurn(TurnFrame):
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
        team = s.team
        at: i64
        column: i64
        for at in range(0, len(team), Figure.WIDTH):
            for column in range(Figure.stage, Figure.acted + 1):
                team[at + column] = 0
        clear_the_dead(s)
        for foe in s.foes():
            if s.on(foe, Foe.token) == 0:
                s.set_on(foe, Foe.armour, s.content.armour[s.on(foe, Foe.card)])
        if s.loud:
            s.tell("NEO-093", "team-turn", {"n": int(s.round)})
        s.happens(effects.TEAM_TURN_START, NOBODY)
        drain(s)
        return self.draw(s) if s.calm() else self.goto("draw")

    def draw(self, s: Nominees) -> i64:
        """NEO-063, NEO-Q132, NEO-Q153  One card each, every draw an instruction of its own; the companion has none."""
        if self.draws == 1:
            n = queries.drawers(s)
            seat: i64
            plain = not s.bears(effects.DRAW_STEP) and not s.bears(effects.DRAW_MAY_LAUNCH)
            for seat in range(s.seats):
                plain = plain and (not s.lives(seat) or hands.has_room(s, seat, n))
            if not plain:
                s.call(Drawing(0, s.everybody()))
                return self.goto("before")
            for seat in range(s.seats):
                if s.lives(seat):
                    hands.draw_kept(s, seat, n)
        return self.before(s)

    def before(self, s: Nominees) -> i64:
        if s.awaits(effects.BEFORE_YOUR_TURN):
            for figure in s.living():
                s.happens(effects.BEFORE_YOUR_TURN, figure)
            drain(s)
        return self.goto("act")

    def act(self, s: Nominees) -> i64:
        """NEO-094  Whoever likes comes next, until everybody is done."""
        if self.asked(s) == 0:
            return NEXT
        return ASK

    def asked(self, s: Nominees) -> i64:
        if s.seats == 1 and may_attach(s):
            return 1
        return guards.who_can_play(s)

    def mode(self, s: Nominees) -> i64:
        return FIRST_COME

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-094", "team-turn")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if guards.why_not_now(s, seat) is None:
            spent = guards.played_out(s, seat)
            hand = s.hands[seat]
            i: i64
            for i in range(len(hand)):
                if find(hand, hand[i]) == i and guards.why_not_this(s, seat, hand[i], spent) is None:
                    out = append(out, pack(verbs.PLAY, hand[i]))
            for design in queries.recallable(s, seat):
                if not guards.recalled(s, seat, design) and guards.why_not_this(s, seat, design, spent) is None:
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

    def why_not_answer(self, s: Nominees, seat: i64, choice: i64) -> Refusal | None:
        """NEO-095  Why somebody who is not asked cannot play that card; None for whatever is no card."""
        verb = verb_of(choice)
        if verb == verbs.PLAY or verb == verbs.RECALL:
            return self.why_not(s, seat, choice)
        return None

    def default(self, s: Nominees, seat: i64) -> i64:
        return pack(verbs.END)

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.CONCEDE:
            return self.concede(s, seat)
        if verb == verbs.END:
            if s.get(seat, Figure.stage) == state.OVER:
                s.put(seat, Figure.granted, 0)
                if s.seats == 1:
                    s.put(COMPANION, Figure.stage, state.OVER)
            else:
                end_turn(s, seat)
        elif verb == verbs.ATTACH:
            attach(s, arg_a(choice))
        elif verb == verbs.COMPANION:
            s.call(CompanionTurn(0))
        else:
            self.conceding = 0
            if verb == verbs.PLAY:
                s.shows_hand()
            other: i64
            for other in range(s.figures):
                if other != seat and s.get(other, Figure.stage) == state.OPEN and s.lives(other):  # NEO-095, NEO-Q36
                    end_turn(s, other)
            place = names.HAND if verb == verbs.PLAY else names.DISCARD
            if s.calm():
                play_card(s, seat, arg_a(choice), place)
            else:
                s.call(PlayCard(seat, arg_a(choice), place))
        return self.act(s) if s.calm() else self.goto("act")

    def concede(self, s: Nominees, seat: i64) -> i64:
        """NEO-Q27  A defeat, once all who live want it."""
        self.conceding |= 1 << seat
        if self.conceding & s.everybody() != s.everybody():
            return ASK
        if s.loud:
            s.tell("NEO-Q27", "conceded", {})
        s.outcome = state.LOST
        return s.cut(fight_floor(s))

    def close(self, s: Nominees) -> i64:
        """NEO-Q175  Whoever has not ended their turn ends it now; the companion acts if it has not."""
        if len(unfinished(s)) > 0:
            s.call(LastTurns(0))
        if s.seats == 1:
            s.call(CompanionTurn(0))
        return self.react(s) if s.calm() else self.goto("react")

    def react(self, s: Nominees) -> i64:
        s.happens(effects.TEAM_TURN_END, NOBODY)
        drain(s)
        return self.leave(s) if s.calm() else self.goto("leave")

    def leave(self, s: Nominees) -> i64:
        s.passes(names.TEAM_TURN)
        return DONE


def clear_the_dead(s: Nominees) -> None:
    """The places of dead enemies are free again."""
    place: i64
    for place in range(len(s.enemies) // Foe.WIDTH):
        if s.enemies[place * Foe.WIDTH + Foe.life] == state.SLAIN:
            s.enemies[place * Foe.WIDTH + Foe.life] = state.EMPTY


@frame("next_one")
class Drawing(InTurn):
    """NEO-063, NEO-116  The draw step, where more may come of it than a card in everybody's hand."""

    seat: i64
    left: Annotated[i64, SEATS]  # who has still to draw

    def waiting(self, s: Nominees) -> vec[i64]:
        out = vec[i64](capacity=4)
        seat: i64
        for seat in range(s.seats):
            if self.left >> seat & 1 == 1 and s.lives(seat):
                out = append(out, seat)
        return out

    def next_one(self, s: Nominees) -> i64:
        return self.go_on(s)

    def cards(self, s: Nominees, seat: i64) -> i64:
        return queries.drawers(s) + s.total(effects.DRAW_STEP, seat)

    def trace(self, s: Nominees, seat: i64) -> i64:
        return order.draws(self.cards(s, seat))

    def carry_out(self, s: Nominees, seat: i64) -> None:
        self.left &= ~(1 << seat)
        s.call(DrawStep(seat, self.cards(s, seat)))

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-116", "draws-first")


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
        play_card(s, self.seat, self.card, self.place)
        return DONE


def play_card(s: Nominees, seat: i64, card: i64, place: i64) -> None:
    """NEO-Q164  In a turn that is over every card uses a granted play; else normal plays come first."""
    if s.get(seat, Figure.stage) == state.OVER:
        s.add(seat, Figure.granted, -1)
    else:
        s.put(seat, Figure.stage, state.OPEN)
        if not guards.is_extra(s, seat, card):
            if s.get(seat, Figure.used) < queries.plays_allowed(s, seat):
                s.add(seat, Figure.used, 1)
            else:
                s.add(seat, Figure.granted, -1)
    if place == names.HAND:
        s.hands[seat] = without(s.hands[seat], card)
        s.cast(seat, card, names.FROM_HAND)
    else:
        s.discards[seat] = without(s.discards[seat], card)
        if s.has(card, names.EXTRA):
            s.recalled = laid(laid(s.recalled, seat), card)
        s.cast(seat, card, names.FROM_DISCARD)


def end_turn(s: Nominees, figure: i64) -> None:
    """A player's turn is over: by a procedure where something comes of it."""
    if s.calm() and not s.awaits(effects.AFTER_YOUR_TURN) and len(s.summoned_by(figure)) == 0:
        s.put(figure, Figure.stage, state.OVER)
        if s.lives(figure):
            s.put(figure, Figure.acted, 1)
    else:
        s.call(EndTurn(s.decider(figure), figure))


@frame("react act")
class EndTurn(Frame[Nominees]):
    """NEO-056, NEO-Q31, NEO-Q35, NEO-Q138  A player's turn is over: what waits for it, then the summons."""

    seat: i64
    figure: Annotated[i64, "character"]

    def react(self, s: Nominees) -> i64:
        s.put(self.figure, Figure.stage, state.OVER)
        s.happens(effects.AFTER_YOUR_TURN, self.figure)
        drain(s)
        return self.act(s) if s.calm() else NEXT

    def act(self, s: Nominees) -> i64:
        """NEO-Q34  Once a team turn."""
        if s.lives(self.figure) and s.get(self.figure, Figure.acted) == 0:
            s.put(self.figure, Figure.acted, 1)
            for who in s.summoned_by(self.figure):
                s.call(SummonTurn(self.seat, who, s.of(who, Summon.key)))
        return DONE


@frame("next_one")
class LastTurns(InTurn):
    """NEO-Q175  Turns that are still open when nobody plays any more end, one after the other."""

    seat: i64

    def waiting(self, s: Nominees) -> vec[i64]:
        return unfinished(s)

    def next_one(self, s: Nominees) -> i64:
        return self.go_on(s)

    def trace(self, s: Nominees, seat: i64) -> i64:
        return order.of_turn_end(s, seat)

    def carry_out(self, s: Nominees, seat: i64) -> None:
        end_turn(s, seat)

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-Q175", "ends-first")


def unfinished(s: Nominees) -> vec[i64]:
    """The players whose turn is not over."""
    out = vec[i64]()
    seat: i64
    for seat in range(s.seats):
        if s.get(seat, Figure.stage) != state.OVER and s.lives(seat):
            out = append(out, seat)
    return out


@frame("act tire end")
class SummonTurn(Frame[Nominees]):
    """NEO-057, NEO-058, NEO-059, NEO-Q37, NEO-Q38  A summon acts if it can, and loses 1 HP in any case."""

    seat: i64
    who: Annotated[i64, "character"]
    key: i64

    def there(self, s: Nominees) -> bool:
        return s.lives(self.who) and s.of(self.who, Summon.key) == self.key

    def act(self, s: Nominees) -> i64:
        if not self.there(s):
            return DONE
        s.perform(s.controller(self.who), s.of(self.who, Summon.card), names.TURN, one(self.who))
        return NEXT

    def tire(self, s: Nominees) -> i64:
        if self.there(s):
            harm.lower(s, self.who, 1)
            follow_up(s)
        return NEXT
