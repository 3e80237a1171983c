"""What cards, tiles and boards do: their programs, run one step at a time."""

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.games.hybris import effects, names, queries, state
from ludotheque.games.hybris.phases.defeat import FallHero, undefeated
from ludotheque.games.hybris.phases.demands import (
    DiscardDown,
    SendBack,
    Show,
    covers,
    discard_showing,
    to_send_back,
)
from ludotheque.games.hybris.phases.gains import LoseCard, can_pay, gain, lose, pay, shame
from ludotheque.games.hybris.phases.olympus import Guide
from ludotheque.games.hybris.phases.oracle import peek
from ludotheque.games.hybris.phases.well import generate
from ludotheque.games.hybris.state import NOBODY, Hybris
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.selectors import NONE

# Columns of Hybris.combat that effects touch (phases/combat.py).
FIGHTER: Final = 2
EXTRA: Final = 5
NEXT_FORCE: Final = 7
NEXT_COST: Final = 9


@frame()
class Power(Effect[Hybris]):
    """An effect in progress; `seat` has its benefit or bears it."""

    short: Annotated[i64, HIDDEN] = 0  # 1 when something had to be lost that was not there

    def book(self, s: Hybris) -> Book:
        return s.content.book

    def candidates(self, s: Hybris, atom: i64, a: i64, b: i64, c: i64) -> vec[i64]:
        return NONE

    def do(self, s: Hybris, op: i64, target: i64, n: i64, a: i64, b: i64, c: i64) -> None:
        if op == effects.GAIN:
            gain(s, self.seat, a, n)
        elif op == effects.LOSE:
            if lose(s, self.seat, a, n):
                self.short = 1
        elif op == effects.PAY:
            pay(s, self.seat, a, n)
        elif op == effects.EMBOLDEN:  # HYB-Q30
            s.add(self.seat, state.BOLD, n)
        elif op == effects.GENERATE:
            generate(s, self.seat, n)
        elif op == effects.ACT:
            s.act(self.seat, a)
        elif op == effects.PEEK:
            peek(s, self.seat)
        elif op == effects.GUIDE:
            s.call(Guide(self.seat))
        else:
            self.demand(s, op, n, a, b)

    def demand(self, s: Hybris, op: i64, n: i64, a: i64, b: i64) -> None:
        """What asks for cards or characters, and what only a Combat knows."""
        i: i64
        if op == effects.HAND_LIMIT:
            s.call(DiscardDown(self.seat, n))
        elif op == effects.DISCARD_SHOWING:
            discard_showing(s, self.seat, a)
        elif op == effects.DEFEAT_HERO:
            if len(undefeated(s, self.seat)) < n:
                self.short = 1
            for i in range(n):
                s.call(FallHero(self.seat))
        elif op == effects.FACE:
            s.face(self.seat, self.source - names.FIRST_PRIMORDIAL)
        elif op == effects.SEND_BACK:
            s.call(SendBack(self.seat, a, b))
        elif op == effects.REVEAL:
            s.call(Show(self.seat, a, 0))
        elif op == effects.DISCARD:
            s.call(Show(self.seat, a, 1))
        elif op == effects.DISCARD_ANY:
            for i in range(n):
                s.call(LoseCard(self.seat))
        else:
            side: i64 = 0 if s.combat[0] == self.seat else 1
            column: i64 = EXTRA
            if op == effects.NEXT_FORCE:
                column = NEXT_FORCE
            elif op == effects.NEXT_COST:
                column = NEXT_COST
            s.combat[column + side] += n

    def payable(self, s: Hybris, op: i64, target: i64, n: i64, a: i64, b: i64, c: i64) -> bool:
        if op == effects.PAY:
            return can_pay(s, self.seat, a, n)
        if op == effects.SEND_BACK:
            return len(to_send_back(s, self.seat, a, b)) > 0
        if op == effects.REVEAL or op == effects.DISCARD:
            return covers(s, s.hands[self.seat], a)
        return op != effects.DISCARD_ANY or len(s.hands[self.seat]) >= n

    def able(self, s: Hybris, op: i64, n: i64, a: i64, b: i64, c: i64) -> bool:
        """Whether a power once an Age could do something (HYB-Q126)."""
        if op == effects.ACT:
            return s.grants(a)
        if op == effects.GAIN and a == names.PRAYER:
            return s.well > 0
        return True

    def ended(self, s: Hybris) -> None:
        """HYB-034, HYB-Q144  All losses of one effect share a single Greatness, which comes last."""
        if self.short == 1:
            shame(s, self.seat)

    def count(self, s: Hybris, atom: i64, a: i64, b: i64, target: i64) -> i64:
        seat = self.seat
        if atom == effects.SHOWING:
            return showing(s, seat, self.source - names.FIRST_CONFLICT, a)
        if atom == effects.CONNECTED and self.source < names.FIRST_CITY:
            return len(queries.connected(s, self.source - names.FIRST_TILE))
        if atom == effects.JOINED or atom == effects.CONNECTED:
            deployed = s.facts[state.DEPLOYED]
            return 0 if deployed == NOBODY else len(queries.connected(s, deployed))
        if atom == effects.TEMPLES:
            return queries.temples_of(s, seat)
        if atom == effects.CITIES_HELD:
            return queries.cities_of(s, seat)
        if atom == effects.UNLOCKED:
            return queries.unlocked(s, seat)
        if atom == effects.PREMONITIONS_HELD:
            return len(s.visions[seat])
        if atom == effects.DETERMINATION:
            return s.get(seat, names.DETERMINATION)
        if atom == effects.FAITHFUL:
            return s.get(seat, names.FAITHFUL)
        if atom == effects.PRAYERS:
            return s.get(seat, names.PRAYER)
        if atom == effects.AEGIS:
            return s.get(seat, names.AEGIS)
        if atom == effects.GOODNESS:
            return s.get(seat, names.GOODNESS)
        if atom == effects.GREATNESS_SPACE:
            return s.get(seat, names.GREATNESS)
        return self.more(s, atom)

    def more(self, s: Hybris, atom: i64) -> i64:
        if atom == effects.HEROES_BELOW:
            return queries.heroes_below(s, self.seat)
        if atom == effects.ORACLE_SYMBOLS:
            return queries.symbols_beside_oracle(s)
        if atom == effects.OTHER_PLAYERS:
            return s.seats - 1
        if atom == effects.CONVERTED:
            return s.facts[state.CONVERTED]
        if atom == effects.IN_FACTORY:
            return queries.in_factory(s, self.seat)
        if atom == effects.STORED:
            return len(queries.stored(s, self.seat))
        if atom == effects.CHANTS:
            return s.facts[state.CHANTED]
        if atom == effects.HAND:
            return len(s.hands[self.seat])
        return queries.allies_of(s, self.seat)

    def holds(self, s: Hybris, atom: i64, a: i64, b: i64, target: i64) -> bool:
        """What the Combat or the turn in progress has seen."""
        if atom <= effects.FIGHTER:
            return self.fighting(s, atom, a)
        facts = s.facts
        if atom == effects.HERE:
            return facts[state.SENT_TO] == a
        if atom == effects.IN_CITY:
            return facts[state.SENT_CITY] == a
        if atom == effects.SENT:
            return facts[state.SENT] != NOBODY and queries.kind_of(facts[state.SENT]) == a
        if atom == effects.DID:
            return facts[state.DID] == a
        if atom == effects.TEMPLE_HERE:
            city = facts[state.SENT_CITY]
            return city != NOBODY and queries.has_temple(s, self.seat, city)
        if atom == effects.AFFINE:
            return queries.affine(s, facts[state.DEPLOYED])
        if atom == effects.MADE:
            return facts[state.MADE] != NOBODY and s.content.tile_type[facts[state.MADE]] == a
        if atom == effects.BEAT_PLAYER:
            return facts[state.BEAT_PLAYER] > 0
        if atom == effects.BEAT_QUEST:
            return facts[state.BEAT_QUEST] > 0
        if atom == effects.BEAT_HERO:
            return facts[state.BEAT_HERO] > 0
        if atom == effects.PUSHED:
            return facts[state.PUSHED] > 0
        return facts[state.EPIC_ENDED] > 0

    def fighting(self, s: Hybris, atom: i64, a: i64) -> bool:
        """HYB-253, HYB-Q81  Roles exist against players only."""
        if len(s.combat) == 0:
            return False
        side: i64 = 0 if s.combat[0] == self.seat else 1
        against_player = s.combat[1] != NOBODY
        if atom == effects.ATTACKING:
            return against_player and side == 0
        if atom == effects.DEFENDING:
            return against_player and side == 1
        if atom == effects.AGAINST_PLAYER:
            return against_player
        if atom == effects.AGAINST_GAME:
            return not against_player
        fighter = s.combat[FIGHTER + side]
        return fighter == (state.FIGURE if atom == effects.WITH_OLYMPIAN else a)


def showing(s: Hybris, seat: i64, card: i64, element: i64) -> i64:
    """Other cards of a zone that show an Element."""
    n: i64 = 0
    for other in s.zones[seat]:
        if s.content.shows(other, element) > 0:
            n += 1
    return n - 1 if s.content.shows(card, element) > 0 else n
