"""Enemies and how they come (NEO-041, NEO-083, NEO-091, NEO-181 to NEO-187)."""

from typing import Annotated

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, FIRST_COME, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.core.vecs import repeated, without
from ludotheque.games.neombre import names, order, piles, queries, state, verbs
from ludotheque.games.neombre.phases.in_turn import InTurn
from ludotheque.games.neombre.piles import laid
from ludotheque.games.neombre.state import FIRST_ENEMY, NOBODY, NOTHING, Foe, Nominees
from ludotheque.kit.effects import interpreter
from ludotheque.kit.effects.selectors import NONE


def bears(s: Nominees, card: i64, keyword: i64) -> bool:
    return s.content.enemy_keywords[card] >> keyword & 1 == 1


def draw_enemy(s: Nominees) -> i64:
    s.pile, s.pile_groups, card = piles.top(s, "NEO-041", s.pile, s.pile_groups)
    return card


def place_enemy(s: Nominees, card: i64, token: i64) -> i64:
    """NEO-041, NEO-079, NEO-Q93, NEO-Q102  Another enemy at the end of the row, its passive in force; NOBODY when there
    is no place left on the table (NEO-Q177)."""
    place: i64 = 0
    n: i64 = len(s.enemies) // Foe.WIDTH
    while place < n and s.enemies[place * Foe.WIDTH + Foe.life] != state.EMPTY:
        place += 1
    if place == state.ENEMY_PLACES:
        return NOBODY
    i: i64
    if place == n:
        s.enemies = extend(s.enemies, repeated(Foe.FRESH, 1))
    who = FIRST_ENEMY + place
    for i in range(names.MARKERS):
        s.set_on(who, Foe.marks + i, 0)
    hp = s.content.token_hp[card] if token == 1 else s.content.hp[card]
    s.set_on(who, Foe.card, card)
    s.set_on(who, Foe.token, token)
    s.set_on(who, Foe.hp, hp)
    s.set_on(who, Foe.max_hp, hp)
    s.set_on(who, Foe.armour, s.content.armour[card] * (1 - token))
    s.set_on(who, Foe.memory, NOBODY)
    s.set_on(who, Foe.attacker, NOBODY)
    s.set_on(who, Foe.life, state.ALIVE)
    s.set_on(who, Foe.key, NOTHING if token == 1 else s.enter(s.element_of(who), who))
    s.order = laid(s.order, place)
    if s.loud:
        s.tell("NEO-083" if token == 1 else "NEO-090", "came", {"who": queries.called(s, who), "hp": int(hp)})
    return who


def make_tokens(s: Nominees, maker: i64, n: i64) -> None:
    """NEO-083, NEO-085, NEO-Q02, NEO-Q103  Tokens of an enemy's card."""
    i: i64
    for i in range(n):
        place_enemy(s, s.on(maker, Foe.card), 1)


def arrive(s: Nominees, who: i64) -> None:
    """NEO-187, NEO-Q95, NEO-Q96  What an enemy does once, when it comes into play."""
    if bears(s, s.on(who, Foe.card), names.CALL):
        s.call(Draw(1))
    s.perform(who, s.element_of(who), names.ARRIVAL, NONE)


@frame("turn_up civil set_aside put_under join")
class Draw(Frame[Nominees]):
    """NEO-041, NEO-181, NEO-182, NEO-Q94  Enemies are drawn, civilians kept or replaced, and the rest join the row."""

    n: i64
    seat: i64 = 0
    drawn: Annotated[vec[i64], "enemy"] = vec[i64]()
    aside: Annotated[vec[i64], "enemy"] = vec[i64]()  # replaced civilians that are not under the pile yet

    def turn_up(self, s: Nominees) -> i64:
        drawn = vec[i64](capacity=self.n)
        while self.n > 0 and len(s.pile) > 0:
            drawn = append(drawn, draw_enemy(s))
            self.n -= 1
        self.drawn = drawn
        s.revealed += 1
        return NEXT if self.any_civilian(s) else self.join(s)

    def civil(self, s: Nominees) -> i64:
        """NEO-183  One decision for all of them."""
        return ASK

    def any_civilian(self, s: Nominees) -> bool:
        for card in self.drawn:
            if bears(s, card, names.CIVILIAN):
                return True
        return False

    def asked(self, s: Nominees) -> i64:
        return s.everybody()

    def mode(self, s: Nominees) -> i64:
        return FIRST_COME

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-Q94", "under-first") if self.at("put_under") else ("NEO-182", "civilians")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        if self.at("put_under"):
            for card in queries.distinct(self.aside):
                out = append(out, pack(verbs.UNDER, card))
            return out
        return append(append(out, pack(verbs.KEEP)), pack(verbs.REPLACE))

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.UNDER:
            self.lay_under(s, append(vec[i64](), arg_a(choice)))
            return self.goto("put_under")
        return self.goto("join") if verb_of(choice) == verbs.KEEP else self.goto("set_aside")

    def set_aside(self, s: Nominees) -> i64:
        """NEO-Q19  Replaced one by one in their places; when the pile runs out the last ones stay after all."""
        aside = vec[i64](capacity=4)
        kept = vec[i64](capacity=len(self.drawn))
        for card in self.drawn:
            while bears(s, card, names.CIVILIAN) and len(s.pile) > 0:
                aside = append(aside, card)
                card = draw_enemy(s)
            kept = append(kept, card)
        self.drawn = kept
        self.aside = aside
        if s.loud:
            s.tell("NEO-182", "replaced", {"n": len(aside)})
        return NEXT

    def put_under(self, s: Nominees) -> i64:
        """NEO-116, NEO-Q94  One under the other, as the team says; where nobody is asked, in an order nobody knows."""
        if len(queries.distinct(self.aside)) > 1 and not s.reads(names.SET_ORDER):
            return ASK
        self.lay_under(s, self.aside)
        return NEXT

    def lay_under(self, s: Nominees, cards: vec[i64]) -> None:
        for card in cards:
            self.aside = without(self.aside, card)
        s.pile, s.pile_groups = piles.under(s.pile, s.pile_groups, cards)

    def join(self, s: Nominees) -> i64:
        """NEO-Q93  During the set-up the arrival effects wait for their turn."""
        came = vec[i64](capacity=len(self.drawn))
        for card in self.drawn:
            who = place_enemy(s, card, 0)
            if who != NOBODY:
                came = append(came, who)
        if s.phase == state.SETTING_UP:
            join_those_to_come(s, came)
        else:
            s.call(Arrivals(0, came))
        return DONE


@frame("next_one")
class Arrivals(InTurn):
    """NEO-091, NEO-116, NEO-187, NEO-Q93  What enemies do when they arrive, in the order of the team's choice where it
    can matter; those called at the start of a fight join the ones that have still to come."""

    seat: i64
    left: Annotated[vec[i64], "character"]

    def verb(self) -> i64:
        return interpreter.TARGET

    def waiting(self, s: Nominees) -> vec[i64]:
        out = vec[i64](capacity=len(self.left))
        for foe in self.left:
            if s.lives(foe):
                out = append(out, foe)
        return out

    def next_one(self, s: Nominees) -> i64:
        return self.go_on(s)

    def trace(self, s: Nominees, who: i64) -> i64:
        return order.of_arrival(s, who)

    def carry_out(self, s: Nominees, who: i64) -> None:
        self.left = without(self.left, who)
        arrive(s, who)

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-Q93", "arrives-first")


def join_those_to_come(s: Nominees, came: vec[i64]) -> None:
    """NEO-Q93  Enemies called while others arrive."""
    place: i64
    for place in range(len(s.stack)):
        frame = s.stack[place]
        if isinstance(frame, Arrivals):
            frame.left = extend(frame.left[:], came)
