"""The Artefact and priority (OLO-169 to OLO-176)."""

from typing import Annotated, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK_IF_MANY, DONE, NEXT, Frame, pack, verb_of
from ludotheque.games.olomoc import effects, names, queries, state, verbs
from ludotheque.games.olomoc.phases.abilities import Deed, pay_ability, why_not_afford
from ludotheque.games.olomoc.state import NOBODY, NONE, Bloc, order_of
from ludotheque.kit.effects import modifiers, program
from ludotheque.kit.effects.modifiers import STANDING_WIDTH

EMPTY: Final = vec[i64]()


def draw(s: Bloc) -> None:
    """OLO-171, OLO-174, OLO-Q69  The top card; an empty pile is made anew from the discards, without the active
    card."""
    if len(s.pile) == 0:
        s.pile = s.discard
        s.discard = vec[i64]()
        if s.loud:
            s.tell("OLO-174", "reshuffled", {})
    s.pile, s.drawn = pop(s.pile[:], s.below("OLO-171", len(s.pile)))
    if s.loud:
        s.tell(
            "OLO-171", "drawn", {"artefact": artefact_id(s, s.drawn), "figure": s.content.artefact_card_ids[s.drawn]}
        )


def artefact_id(s: Bloc, card: i64) -> str:
    return s.content.artefact_ids[s.content.artefact_card[card]]


def bearer_of(s: Bloc, seat: i64, event: i64) -> i64:
    """A rouage of a player with an ability that answers an event, may still be used and can be paid; NOBODY without."""
    for piece in queries.mine(s, seat):
        ability = answering(s, piece, event)
        if ability != NONE and why_not_afford(s, piece, ability) is None:
            return piece
    return NOBODY


def answering(s: Bloc, piece: i64, event: i64) -> i64:
    """The ability by which a rouage answers an event, not used up, its test met; NONE without one."""
    book = s.book()
    at: i64
    entry: i64
    for at in range(0, len(s.standing), STANDING_WIDTH):
        if s.standing[at + modifiers.SEAT] != piece or s.standing[at + modifiers.MOMENT] != 0:
            continue
        source = s.standing[at + modifiers.SOURCE]
        for entry in range(book.first[source], book.first[source + 1]):
            e = entry * program.ENTRY_WIDTH
            if book.entries[e + program.FORM] == program.TRIGGER and book.entries[e + program.WHAT] == event:
                if not s.used_up(book, s.standing[at], entry) and s.meets(book, at, entry, piece, modifiers.NO_CONTEXT):
                    return source
    return NONE


def trigger_start(s: Bloc, ability: i64) -> i64:
    """Where the steps of a trigger begin."""
    book = s.book()
    entry: i64
    for entry in range(book.first[ability], book.first[ability + 1]):
        e = entry * program.ENTRY_WIDTH
        if book.entries[e + program.FORM] == program.TRIGGER:
            return book.entries[e + program.START]
    return 0


@frame("ask")
class Answer(Frame[Bloc]):
    """OLO-Q101, OLO-Q108, OLO-Q109  Whether the bearer of an ability answers the card. Answers 1 when it does."""

    seat: i64
    piece: Annotated[i64, "piece"]
    ability: Annotated[i64, "ability"]
    effect: i64  # 0: the card is drawn; 1: it takes effect

    def ask(self, s: Bloc) -> i64:
        return ASK_IF_MANY

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-Q108", "replace") if self.effect == 0 else ("OLO-Q109", "shield")

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        verb: i64 = verbs.REPLACE if self.effect == 0 else verbs.SHIELD
        return append(append(vec[i64](capacity=2), pack(verbs.PASS)), pack(verb))

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        if verb_of(choice) != verbs.PASS:
            pay_ability(s, self.piece, self.ability)
            if self.effect == 1:
                s.spared |= 1 << self.piece
            if s.loud:
                key = "replaced" if self.effect == 0 else "shielded"
                s.tell("OLO-Q108", key, {"piece": s.called(self.piece)})
            s.answer(1)
        return DONE


@frame("draws chronograph replace counts manifesto effect over")
class Mechanism(Frame[Bloc]):
    """OLO-171, OLO-172, OLO-175, OLO-211, OLO-212, OLO-218, OLO-Q68, OLO-Q70, OLO-Q108  Draw, let it be replaced, give
    priority, let rouages be spared, resolve. Nothing answers the mechanism that begins a cycle."""

    seat: i64
    tie: i64  # 1: of two equal ranks
    asked_seats: i64 = 0  # who was asked about this card

    def draws(self, s: Bloc) -> i64:
        s.mechanism = state.OF_TIE if self.tie == 1 else state.OF_CYCLE
        draw(s)
        self.asked_seats = 0
        return NEXT if self.tie == 1 else self.goto("counts")

    def chronograph(self, s: Bloc) -> i64:
        while self.asked_seats < 2:
            seat = s.priority if self.asked_seats == 0 else s.other(s.priority)
            self.asked_seats += 1
            piece = bearer_of(s, seat, effects.ON_TIE_DRAWN)
            if piece != NOBODY:
                s.call(Answer(seat, piece, answering(s, piece, effects.ON_TIE_DRAWN), 0))
                return NEXT
        return self.goto("counts")

    def replace(self, s: Bloc) -> i64:
        """The card set aside goes to the discards once another was drawn, and the window opens again."""
        if s.answer_or(0) == 0:
            return self.goto("chronograph")
        aside = s.drawn
        draw(s)
        s.discard = append(s.discard[:], aside)
        self.asked_seats = 0
        return self.goto("chronograph")

    def counts(self, s: Bloc) -> i64:
        if s.artefact != NONE:
            s.discard = append(s.discard[:], s.artefact)
        s.artefact = s.drawn
        s.drawn = NONE
        number = s.content.artefact_seat[s.artefact]  # OLO-170
        s.priority = s.first if number == 0 else s.other(s.first)
        s.spared = 0
        self.asked_seats = 0
        if s.loud:
            s.tell("OLO-170", "priority", {"seat": int(s.priority)})
        return NEXT if self.tie == 1 else self.goto("effect")

    def manifesto(self, s: Bloc) -> i64:
        """OLO-Q109  Only where the card would do something to the bearer."""
        if s.content.artefact_spares[s.content.artefact_card[s.artefact]] == 0:
            return NEXT
        while self.asked_seats < 2:
            seat = s.priority if self.asked_seats == 0 else s.other(s.priority)
            self.asked_seats += 1
            piece = bearer_of(s, seat, effects.ON_TIE_EFFECT)
            if piece != NOBODY and would_hit(s, piece):
                s.call(Answer(seat, piece, answering(s, piece, effects.ON_TIE_EFFECT), 1))
                return self.goto("manifesto")
        return NEXT

    def effect(self, s: Bloc) -> i64:
        """OLO-173  Effects of both players' choosing come by priority; the others once."""
        resolve_card(s, s.content.artefact_ability[s.content.artefact_card[s.artefact]], s.priority)
        return NEXT

    def over(self, s: Bloc) -> i64:
        s.mechanism = state.NO_MECHANISM
        s.spared = 0
        return DONE


def would_hit(s: Bloc, piece: i64) -> bool:
    """OLO-Q109  Whether the active card does something to a rouage now: read off the targets of its first step."""
    ability = s.content.artefact_ability[s.content.artefact_card[s.artefact]]
    start = s.book().start(ability, names.EFFECT)
    selector = s.book().code[start * program.WIDTH + program.TO]
    deed = Deed(s.other(s.owner(piece)), ability, vec[i64](), vec[i64](), names.EFFECT, start)
    for target in deed.members(s, selector, NOBODY):
        if target == piece:
            return True
    return False


def resolve_card(s: Bloc, ability: i64, seat: i64) -> None:
    """OLO-165, OLO-173  What a card of the table says: for each player, who has priority first, or once."""
    start = s.book().start(ability, names.EFFECT)
    if start == 0:
        if s.content.until[ability] != 0:
            s.enter(ability, NOBODY, NOBODY, s.content.until[ability], s.content.until_times[ability])
        return
    if s.content.each_player[ability] == 1:
        for each in order_of(s, s.priority):
            s.call(Deed(each, ability, vec[i64](), vec[i64](), names.EFFECT, start))
    else:
        s.call(Deed(seat, ability, vec[i64](), vec[i64](), names.EFFECT, start))
