"""What follows every instruction (NEO-Q136, NEO-Q153, NEO-Q161): deaths and what they set off, the end of the fight,
transe, effects of discarding."""

from typing import Annotated, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.state import DONE, FIRST_COME, Frame
from ludotheque.core.vecs import without
from ludotheque.games.neombre import effects, names, order, queries, state
from ludotheque.games.neombre.phases.hands import leave_play, throw
from ludotheque.games.neombre.piles import laid
from ludotheque.games.neombre.state import FIRST_ENEMY, FIRST_SUMMON, NOBODY, NOTHING, Figure, Foe, Nominees, Summon
from ludotheque.kit.effects import modifiers, program
from ludotheque.kit.effects.selectors import NONE
from ludotheque.kit.effects.triggers import ENTRY, Drain, drain
from ludotheque.kit.play import queue
from ludotheque.kit.play.queue import waits

A_TRANCE: Final[i64] = -1  # in the place of the entry of a trigger
AFTER_ENEMIES: Final[i64] = 1 << 32


def follow_up(s: Nominees) -> None:
    """An instruction is complete: treat what it has brought about, before anything else goes on."""
    s.close_uses()
    if len(s.dropped) > 0 or len(s.pending) > 0 or anybody_falls(s):
        s.call(Aftermath(0))


def anybody_falls(s: Nominees) -> bool:
    at: i64
    team = s.team
    for at in range(Figure.hp, len(team), Figure.WIDTH):
        if team[at] == 0 and s.lives(at // Figure.WIDTH):
            return True
    if s.any_summons():
        summons = s.summons
        for at in range(Summon.hp, len(summons), Summon.WIDTH):
            if summons[at] == 0 and s.lives(FIRST_SUMMON + at // Summon.WIDTH):
                return True
    enemies = s.enemies
    for place in s.order:
        if enemies[place * Foe.WIDTH + Foe.hp] == 0:
            return True
    return False


@frame("bury judge discards end")
class Aftermath(Frame[Nominees]):
    """NEO-Q161  Deaths, the end of the fight if it is over, what comes of discarding."""

    seat: i64
    dropped: Annotated[vec[i64], HIDDEN] = vec[i64]()  # figure and design

    def bury(self, s: Nominees) -> i64:
        """NEO-Q79, NEO-Q80, NEO-Q136  All who are at 0 HP die together; then what waits for a death runs."""
        gone = vec[i64]()
        for place in s.order:
            if s.on(FIRST_ENEMY + place, Foe.hp) == 0:
                slay(s, FIRST_ENEMY + place)
                gone = append(gone, FIRST_ENEMY + place)
        figure: i64
        for figure in range(s.figures):
            if s.get(figure, Figure.hp) == 0 and s.lives(figure):
                fall(s, figure)
                gone = append(gone, figure)
        self.dropped = s.dropped
        s.dropped = vec[i64]()
        remove_summons(s)
        for who in gone:
            s.happens(effects.ON_DEATH, who)
            s.happens(effects.ON_ALLY_DEATH, who)
        for who in gone:
            if who >= FIRST_ENEMY and s.on(who, Foe.key) != NOTHING:
                s.leave(s.on(who, Foe.key))  # NEO-080
            release(s, who)
        drain(s)
        return self.judge(s) if s.calm() else self.goto("judge")

    def judge(self, s: Nominees) -> i64:
        """NEO-101, NEO-102, NEO-Q83, NEO-Q84  Nobody alive: defeat; else no enemy alive: victory. Not while the
        effects of another death are still under way."""
        outcome: i64 = state.FIGHTING
        if len(s.living()) == 0 and not (s.reads(names.TIE_WON) and len(s.order) == 0):
            outcome = state.LOST
        elif len(s.order) == 0 and s.drawn > 0:
            outcome = state.WON
        if outcome == state.FIGHTING or self.within_another(s):
            return self.discards(s)
        s.outcome = outcome
        return s.cut(fight_floor(s))

    def within_another(self, s: Nominees) -> bool:
        """Whether the effects of an earlier death are still under way."""
        place: i64
        for place in range(s.running):
            other = s.stack[place]
            if isinstance(other, Aftermath) and other.step == self.goto("judge"):
                return True
        return False

    def discards(self, s: Nominees) -> i64:
        """NEO-165, NEO-Q55, NEO-Q161  Transe effects, and what waits for a discard once a card, for living owners."""
        i: i64
        for i in range(0, len(self.dropped), 2):
            if acts_still(s, self.dropped[i]) and s.content.start(self.dropped[i + 1], names.TRANCE) > 0:
                s.pending = waits(s.pending, self.dropped[i + 1], self.dropped[i], self.dropped[i])
                s.pending = extend(s.pending, vec[i64]([A_TRANCE, NOTHING, NOBODY]))
        for i in range(0, len(self.dropped), 2):
            if acts_still(s, self.dropped[i]):
                s.happens(effects.ON_DISCARD, self.dropped[i])
        drain(s)
        return DONE if s.calm() else self.goto("end")


def acts_still(s: Nominees, figure: i64) -> bool:
    """NEO-Q54  Whether what a player discards has effects: of the dead none, but for another reading."""
    return s.lives(figure) or s.reads(names.LAST_WORDS)


def fight_floor(s: Nominees) -> i64:
    """How many procedures stay when the fight is over: the fight itself and what it belongs to."""
    place: i64 = len(s.stack)
    while place > 0 and not isinstance(s.stack[place - 1], FightFrame):
        place -= 1
    return place


class FightFrame(Frame[Nominees]):
    """The fight in progress; everything above it on the stack ends with it."""


def slay(s: Nominees, foe: i64) -> None:
    """NEO-078, NEO-118  An enemy dies; its card is defeated."""
    s.set_on(foe, Foe.life, state.SLAIN)
    s.order = without(s.order, foe - FIRST_ENEMY)
    if s.on(foe, Foe.token) == 0:
        s.slain = laid(s.slain, s.on(foe, Foe.card))
    if s.loud:
        s.tell("NEO-078", "slain", {"who": queries.called(s, foe)})


def fall(s: Nominees, figure: i64) -> None:
    """NEO-099, NEO-Q54, NEO-Q85, NEO-Q86, NEO-Q130  Hand, equipment and summons go to the discard, which is no
    discarding for transe; plays are lost."""
    s.put(figure, Figure.dead, 1)
    s.put(figure, Figure.fell, 1)
    s.put(figure, Figure.granted, 0)
    if s.get(figure, Figure.stage) == state.OPEN:
        s.put(figure, Figure.stage, state.OVER)
    if s.loud:
        s.tell("NEO-099", "fell", {"who": queries.called(s, figure)})
    if figure >= s.seats:
        if s.attached != NOTHING:
            let_fall(s, 0, s.attached)
            s.attached = NOTHING
        return
    s.shows_hand()
    for design in s.hands[figure]:
        let_fall(s, figure, design)
    s.hands[figure] = vec[i64]()
    for kind in (names.EQUIPMENT, names.SUMMON):
        for key in queries.in_play(s, figure, kind):
            let_fall(s, figure, leave_play(s, key))


def let_fall(s: Nominees, seat: i64, design: i64) -> None:
    """NEO-Q54  What the dead held goes to the discard; by another reading it is discarded."""
    if s.reads(names.LAST_WORDS):
        throw(s, seat, design)
    else:
        s.discards[seat] = laid(s.discards[seat], design)


def remove_summons(s: Nominees) -> None:
    """NEO-Q39  A summon at 0 HP is destroyed."""
    if not s.any_summons():
        return
    figure: i64
    for figure in range(s.figures):
        for who in s.summoned_by(figure):
            if s.of(who, Summon.hp) == 0 and s.lives(figure):
                if s.loud:
                    s.tell("NEO-Q39", "slain", {"who": queries.called(s, who)})
                s.discards[figure] = laid(s.discards[figure], leave_play(s, s.of(who, Summon.key)))


def release(s: Nominees, who: i64) -> None:
    """NEO-Q143  An enchantment bound to somebody ends with that character."""
    at: i64 = 0
    while at < len(s.standing):
        if s.standing[at + modifiers.BOUND] == who:
            key = s.standing[at]
            figure = s.standing[at + modifiers.SEAT]
            s.discards[figure] = laid(s.discards[figure], leave_play(s, key))
        else:
            at += modifiers.STANDING_WIDTH


@frame()
class Reactions(Drain[Nominees]):
    """NEO-116, NEO-Q55, NEO-Q138  What waits at one moment, in the order the players choose wherever that can matter:
    of one player's own effects, that player; else the team."""

    def rank(self, s: Nominees, seat: i64) -> i64:
        """By another reading nobody is asked: the enemies' in drawing order, then the players'."""
        if not s.reads(names.SET_ORDER):
            return 0
        return s.on(seat, Foe.key) if seat >= FIRST_ENEMY else AFTER_ENEMIES + seat

    def chooser(self, s: Nominees, seat: i64) -> i64:
        if len(self.batch) == self.wide() or s.reads(names.SET_ORDER):
            return NOBODY
        group = self.group(s)
        traces = vec[i64](capacity=len(group))
        whose = vec[i64](capacity=len(group))
        alike = True
        for at in group:
            trace = self.trace(s, at)
            who = self.batch[at + queue.CONTROLLER]
            if who >= FIRST_ENEMY and trace & order.OWNS == 0:
                who = FIRST_ENEMY + self.batch[at + queue.SOURCE]  # whichever of those with this card does it
            traces = append(traces, trace)
            whose = append(whose, who)
            alike = alike and self.same(group[0], at)
        return s.decider(seat) if not alike and order.can_matter(s, traces, whose) else NOBODY

    def trace(self, s: Nominees, at: i64) -> i64:
        """Of the row that begins there."""
        if self.batch[at + ENTRY] == A_TRANCE:
            return order.of_program(s, s.content.start(self.batch[at + queue.SOURCE], names.TRANCE))
        entry = self.batch[at + ENTRY] * program.ENTRY_WIDTH
        return order.of_program(s, s.content.book.entries[entry + program.START])

    def same(self, at: i64, other: i64) -> bool:
        i: i64
        for i in range(self.wide()):
            if self.batch[at + i] != self.batch[other + i]:
                return False
        return True

    def asked(self, s: Nominees) -> i64:
        group = self.group(s)
        one = self.batch[group[0] + queue.CONTROLLER]
        for at in group:
            if one >= FIRST_ENEMY or self.batch[at + queue.CONTROLLER] != one:
                return s.everybody()
        return 1 << s.decider(one)

    def mode(self, s: Nominees) -> i64:
        return FIRST_COME

    def about(self, s: Nominees, seat: i64) -> dict[str, object]:
        """Whose each of the effects is, in the order of the choices."""
        whose = [self.batch[at + queue.CONTROLLER] for at in self.group(s)]
        return {"whose": [names.FIGURE_IDS[who] if who < FIRST_ENEMY else queries.called(s, who) for who in whose]}

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        for at in self.group(s):
            if self.batch[at + ENTRY] != A_TRANCE:
                return ("NEO-Q138", "order")
        return ("NEO-Q55", "trance")

    def carry_out(self, s: Nominees, row: vec[i64]) -> None:
        """NEO-Q56"""
        if row[ENTRY] == A_TRANCE:
            s.perform(row[queue.CONTROLLER], row[queue.SOURCE], names.TRANCE, NONE)
        else:
            super().carry_out(s, row)

    def still(self, s: Nominees, seat: i64, subject: i64) -> bool:
        """NEO-Q161  A dead player's do not run, nor what concerns a player who is dead by then; an enemy's only when
        it lives, unless it waits for its own death."""
        if seat < FIRST_ENEMY:
            return s.lives(seat)
        return s.lives(seat) or subject == seat
