"""Phase 3, Action (HYB-079 to HYB-103): turns in the order of the Pillars, activation, passing."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, ASK_IF_MANY, DONE, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.core.vecs import filled, find
from ludotheque.games.hybris import effects, guards, names, queries, state, verbs
from ludotheque.games.hybris.belief import give_back
from ludotheque.games.hybris.phases.actions import perform
from ludotheque.games.hybris.phases.contest import CityCombat
from ludotheque.games.hybris.phases.duel import LayToken, TakePosture, bring_token, pick_up
from ludotheque.games.hybris.phases.gains import pay
from ludotheque.games.hybris.phases.oracle import complete, here
from ludotheque.games.hybris.phases.powers import Power
from ludotheque.games.hybris.phases.resolving import Resolve, unresolved
from ludotheque.games.hybris.phases.well import generate
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris, Player, no_facts
from ludotheque.kit.effects import program
from ludotheque.kit.effects.selectors import NONE
from ludotheque.kit.play.order import next_after

NOT_HELD = Refusal("HYB-136", "premonition-not-held")
ELSEWHERE = Refusal("HYB-136", "premonition-elsewhere")
NOT_FULFILLED = Refusal("HYB-136", "premonition-not-fulfilled")
OCCUPIED = Refusal("HYB-088", "spot-not-empty")


@frame("next_turn")
class Turns(Frame[Hybris]):
    """HYB-079  Single turns in Pillar order, until everybody has passed."""

    seat: i64
    last: i64 = -1  # the Pillar of whoever was last

    def next_turn(self, s: Hybris) -> i64:
        keys = filled(s.seats, -1)
        seat: i64
        for seat in range(s.seats):
            if s.get(seat, Player.passed) == 0:
                keys[seat] = queries.lower_pillar(s, seat)
        seat = next_after(keys, self.last)
        if seat < 0:
            s.active = NOBODY
            return DONE
        self.last = keys[seat]
        s.active = seat
        s.facts = no_facts()
        s.call(Turn(seat))
        return self.goto("next_turn")


@frame("open pay posture window_a where stand arrive settled enter lay bonus activated before act after close last")
class Turn(Frame[Hybris]):
    """HYB-Q134  One turn from beginning to end. The token under a character shows when it is activated."""

    seat: i64
    character: Annotated[i64, "character"] = -1
    location: Annotated[i64, "location"] = -1
    place: Annotated[i64, HIDDEN] = -1
    token: Annotated[i64, "token"] = -1  # what lay under it
    hidden: i64 = 0  # 1 while Hadès stands unseen beside another (HYB-318)

    # -- before the move

    def open(self, s: Hybris) -> i64:
        """HYB-080, HYB-100, HYB-Q42  A character or passing; passing is always there."""
        return ASK

    def pay(self, s: Hybris) -> i64:
        """HYB-084, HYB-085"""
        cost = guards.activation_cost(s, self.seat, self.character)
        if cost > 0:
            pay(s, self.seat, names.AEGIS, cost)
        s.mark(self.seat, self.character, state.ACTED)
        s.facts[Facts.sent] = self.character
        if self.character != state.FIGURE:
            self.turn_up_token(s)
        return NEXT

    def turn_up_token(self, s: Hybris) -> None:
        """HYB-086, HYB-087, HYB-Q43  It shows and is used; a Bonus token goes back to the general supply."""
        self.token = s.token(self.seat, self.character)
        s.set_token(self.seat, self.character, state.NO_TOKEN)
        if self.token != state.BONUS_KIND:
            s.add(self.seat, Player.used + self.token, 1)
        s.revealed += 1

    def posture(self, s: Hybris) -> i64:
        """HYB-293, HYB-Q113"""
        if s.duel == 1 and self.character == state.FIGURE:
            s.call(TakePosture(self.seat))
        return NEXT

    def window_a(self, s: Hybris) -> i64:
        """HYB-096, HYB-Q26  The first moment for the Pillar: before the Olympian moves."""
        return ASK if self.may_resolve(s) else NEXT

    def may_resolve(self, s: Hybris) -> bool:
        return self.character == state.FIGURE and unresolved(s, self.seat)

    # -- the move

    def where(self, s: Hybris) -> i64:
        """HYB-086 to HYB-088"""
        if not guards.goes_anywhere(s, self.seat, self.character, self.token):  # what was resolved has closed every way
            return self.goto("after")
        return ASK_IF_MANY

    def stand(self, s: Hybris) -> i64:
        return ASK_IF_MANY

    def arrive(self, s: Hybris) -> i64:
        """HYB-092  The character is there; whoever holds a City fights for it."""
        seat = self.seat
        s.facts[Facts.sent_to] = self.location
        s.revealed += 1
        holder = s.occupant(self.place)
        if s.loud:
            told: dict[str, object] = {"seat": int(seat), "character": character_id(self.character)}
            told["place"] = place_name(s, self.place)
            s.tell("HYB-086", "sent", told)
        occupied = holder != NOBODY and self.place < state.ART and s.content.dotted[self.place - state.SLOT] == 0
        if self.place >= state.CITY:
            s.facts[Facts.sent_city] = self.place - state.CITY
            occupied = holder != NOBODY
            if occupied and not guards.has_kunee(s, seat, self.character):
                s.call(CityCombat(seat, self.character, holder, self.place))
                return NEXT
        if occupied:
            self.hidden = 1  # HYB-318, HYB-319, HYB-Q130
        s.stand(seat, self.character, self.place)
        return NEXT

    def settled(self, s: Hybris) -> i64:
        """HYB-189, HYB-271  Whoever lost the Combat for a City has ended the turn."""
        if s.place(self.seat, self.character) != self.place:
            return self.goto("close")
        if self.place >= state.CITY:
            s.happens(effects.VISITED_HERE, self.seat, self.place - state.CITY)
        return NEXT

    def enter(self, s: Hybris) -> i64:
        """HYB-288, HYB-289"""
        if s.duel == 1:
            pick_up(s, self.seat, self.place)
        return NEXT

    def lay(self, s: Hybris) -> i64:
        """HYB-290, HYB-Q110"""
        bring_token(s, self.seat, self.character, self.location)
        return NEXT

    def bonus(self, s: Hybris) -> i64:
        """HYB-093, HYB-094, HYB-191, HYB-192, HYB-Q40"""
        if self.place >= state.CITY:
            generate(s, self.seat, s.content.city_prayers[self.place - state.CITY])
        elif self.place >= state.ART:
            s.start(self.seat, names.FIRST_BOARD + self.location, names.MALUS)
        else:
            s.start(self.seat, names.FIRST_SLOT + self.place - state.SLOT, names.BONUS)
        return NEXT

    def activated(self, s: Hybris) -> i64:
        """HYB-183  What an ally does when it is activated there."""
        s.happens(effects.ACTIVATED, self.seat, NOBODY)
        return NEXT

    # -- the action, and what may be done beside it

    def before(self, s: Hybris) -> i64:
        """HYB-Q134  Premonitions, and the second moment for the Pillar. Every holder of a Premonition is asked, so that
        the question tells nothing."""
        return ASK if self.may_resolve(s) or len(s.visions[self.seat]) > 0 else NEXT

    def act(self, s: Hybris) -> i64:
        """HYB-095, HYB-Q124"""
        found = guards.actions_at(s, self.seat, self.location, s.facts[Facts.sent_city])
        if len(found) == 0:
            return NEXT
        if len(found) > 1 or self.location == names.ORACLE:  # else a hand without a card to Presage shows
            return ASK
        return self.chosen(s, found[0])

    def chosen(self, s: Hybris, action: i64) -> i64:
        s.facts[Facts.did] = action
        perform(s, self.seat, self.character, action)
        return self.goto("after")

    def after(self, s: Hybris) -> i64:
        """HYB-Q134  Premonitions, powers once an Age, and the last moment for the Pillar, which must come now."""
        if beaten(s):
            return NEXT
        if self.may_resolve(s) or len(s.visions[self.seat]) > 0 or len(usable(s, self.seat)) > 0:
            return ASK
        return NEXT

    def close(self, s: Hybris) -> i64:
        """HYB-320, HYB-Q119, HYB-Q120, HYB-Q136  Hadès comes back from an occupied slot, lying."""
        if self.hidden == 1 and s.place(self.seat, self.character) == self.place:
            s.stand(self.seat, self.character, state.RESERVE)
            s.mark(self.seat, self.character, state.LYING)
            if s.loud:
                s.tell("HYB-320", "unseen", {"seat": int(self.seat)})
        return NEXT

    def last(self, s: Hybris) -> i64:
        """HYB-296, HYB-Q115"""
        if s.duel == 1 and self.character == state.FIGURE:
            s.call(LayToken(self.seat))
        return DONE

    # -- answering

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        if self.at("open"):
            return ("HYB-080", "turn")
        if self.at("window_a"):
            return ("HYB-096", "before-moving")
        if self.at("where"):
            return ("HYB-088", "where")
        if self.at("stand"):
            return ("HYB-088", "stand")
        if self.at("before"):
            return ("HYB-Q134", "before-action")
        return ("HYB-095", "action") if self.at("act") else ("HYB-Q134", "after-action")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        i: i64
        if self.at("open"):
            for i in range(state.CHARACTERS):
                if guards.why_not_activate(s, seat, i) is None:
                    out = append(out, pack(verbs.ACTIVATE, i))
            for element in usable(s, seat):
                out = append(out, pack(verbs.USE, element))
            return append(out, pack(verbs.PASS))
        if self.at("where"):
            for location in guards.destinations(s, seat, self.character, self.token):
                out = append(out, pack(verbs.GO, location))
            return out
        if self.at("stand"):
            for place in guards.places_at(s, seat, self.character, self.location):
                out = append(out, place_choice(place))
            return out
        if self.at("act"):
            for action in guards.actions_at(s, seat, self.location, s.facts[Facts.sent_city]):
                out = append(out, pack(verbs.ACT, action))
            return out
        return self.beside_action(s, seat)

    def beside_action(self, s: Hybris, seat: i64) -> vec[i64]:
        """HYB-Q134  What may be done before or after an action."""
        out = vec[i64](capacity=8)
        if self.may_resolve(s):
            out = append(out, pack(verbs.RESOLVE))
        if not self.at("window_a"):
            for card in s.visions[seat]:
                if why_not_complete(s, seat, card) is None:
                    out = append(out, pack(verbs.COMPLETE, card))
        if self.at("after"):
            for element in usable(s, seat):
                out = append(out, pack(verbs.USE, element))
            if self.may_resolve(s):
                return out
        return append(out, pack(verbs.GO_ON))

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if self.at("open") and verb_of(choice) == verbs.ACTIVATE:
            return guards.why_not_activate(s, seat, arg_a(choice))
        if verb_of(choice) == verbs.COMPLETE and (self.at("before") or self.at("after")):
            return why_not_complete(s, seat, arg_a(choice))
        for offered in self.legal(s, seat):
            if offered == choice:
                return None
        if self.at("stand") and verb_of(choice) == verbs.SLOT and s.occupant(state.SLOT + arg_a(choice)) != NOBODY:
            return OCCUPIED
        return NOT_OFFERED

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.USE:
            s.spent = append(s.spent[:], arg_a(choice))
            if s.loud:
                s.tell("HYB-220", "used", {"seat": int(seat), "element": element_id(s, arg_a(choice))})
            use_power(s, seat, arg_a(choice))
            return self.step
        if verb == verbs.RESOLVE:
            s.call(Resolve(seat))
            return NEXT if self.at("window_a") else self.step
        if verb == verbs.COMPLETE:
            complete(s, seat, arg_a(choice))
            return self.step
        if verb == verbs.PASS:
            pass_turn(s, seat)
            return DONE
        if verb == verbs.ACTIVATE:
            self.character = arg_a(choice)
        elif verb == verbs.GO:
            self.location = arg_a(choice)
        elif verb == verbs.ACT:
            return self.chosen(s, arg_a(choice))
        elif verb == verbs.SLOT:
            self.place = state.SLOT + arg_a(choice)
        elif verb == verbs.ART:
            self.place = state.ART + arg_a(choice)
        elif verb == verbs.CITY:
            self.place = state.CITY + arg_a(choice)
        return NEXT


def place_choice(place: i64) -> i64:
    if place >= state.CITY:
        return pack(verbs.CITY, place - state.CITY)
    if place >= state.ART:
        return pack(verbs.ART, place - state.ART)
    return pack(verbs.SLOT, place - state.SLOT)


def place_name(s: Hybris, place: i64) -> str:
    if place >= state.CITY:
        return names.CITY_IDS[place - state.CITY]
    if place >= state.ART:
        return names.LOCATION_IDS[place - state.ART]
    return s.content.slot_ids[place - state.SLOT]


def character_id(character: i64) -> str:
    if character < names.HEROES:
        return names.HERO_IDS[character]
    return "olympian" if character == state.FIGURE else f"prophet_{character - state.PROPHET + 1}"


def element_id(s: Hybris, element: i64) -> str:
    """The id of a tile, an Upgrade tile or an ally."""
    if element < names.FIRST_UPGRADE:
        return s.content.tile_ids[element - names.FIRST_TILE]
    if element < names.FIRST_ALLY_ELEMENT:
        return s.content.upgrade_ids[element - names.FIRST_UPGRADE]
    return names.HERO_IDS[element - names.FIRST_ALLY_ELEMENT + names.FIRST_ALLY]


def beaten(s: Hybris) -> bool:
    """HYB-271, HYB-272, HYB-Q105, HYB-Q75  Whether the acting character was defeated in its own turn: nothing may
    follow. A Hero that an effect has put into the Underworld was not."""
    return s.facts[Facts.beaten] == 1


def usable(s: Hybris, seat: i64) -> vec[i64]:
    """HYB-220, HYB-Q46  The powers once an Age that a player has left and that could do something."""
    out = vec[i64](capacity=4)
    for element in queries.in_play(s, seat, s.content.with_section[names.ONCE_PER_AGE]):
        if find(s.spent, element) >= 0:
            continue
        start = s.content.book.start(element, names.ONCE_PER_AGE)
        power = Power(seat, element, NONE, NONE, names.ONCE_PER_AGE, start)
        code = s.content.book.code
        if code[start * program.WIDTH] == program.MAY:
            last = code[(start + 1) * program.WIDTH + program.B]
            if power.affords(s, start + 2, last):
                out = append(out, element)
        elif power.possible(s, start):
            out = append(out, element)
    return out


def use_power(s: Hybris, seat: i64, element: i64) -> None:
    """To use a power with a price is to pay it: it is not asked for again."""
    start = s.content.book.start(element, names.ONCE_PER_AGE)
    if s.content.book.code[start * program.WIDTH] == program.MAY:
        start += 1
    s.call(Power(seat, element, NONE, NONE, names.ONCE_PER_AGE, start))


def why_not_complete(s: Hybris, seat: i64, card: i64) -> Refusal | None:
    """HYB-136, HYB-Q105, HYB-Q137  Held, of the Location one was sent to, its conditions met and its cost at hand."""
    if find(s.visions[seat], card) < 0:
        return NOT_HELD
    if not here(s, card):
        return ELSEWHERE
    element = names.FIRST_PREMONITION + card
    book = s.content.book
    at = book.first[element] * program.ENTRY_WIDTH
    power = Power(seat, element, NONE, NONE)
    if book.entries[at + program.ENTRY_IF] != 0 and not power.proves(s, book.entries[at + program.ENTRY_IF], NOBODY):
        return NOT_FULFILLED
    start = book.entries[at + program.START]
    if book.code[start * program.WIDTH] == program.PRICE:
        if not power.affords(s, start + 1, book.code[start * program.WIDTH + program.B]):
            return NOT_FULFILLED
    return None


def pass_turn(s: Hybris, seat: i64) -> None:
    """HYB-101 to HYB-103  Tokens not used come back unseen; an unresolved Pillar still serves the others."""
    s.put(seat, Player.passed, 1)
    character: i64
    for character in range(state.CHARACTERS):
        token = s.token(seat, character)
        if token != state.NO_TOKEN:
            give_back(s, seat, token)
            s.set_token(seat, character, state.NO_TOKEN)
    if s.loud:
        s.tell("HYB-103", "passed", {"seat": int(seat)})
    if unresolved(s, seat):
        s.call(Resolve(seat, 1))
