"""What cards, tiles and boards do: their programs, run one step at a time."""

from typing import Annotated

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.games.hybris import effects, names, queries, state
from ludotheque.games.hybris.phases.gains import can_pay, gain, lose, pay, shame
from ludotheque.games.hybris.phases.well import generate
from ludotheque.games.hybris.state import NOBODY, Hybris
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.selectors import NONE


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
        else:
            raise NotImplementedError(f"the chapter of verb {op} is not written yet")

    def payable(self, s: Hybris, op: i64, target: i64, n: i64, a: i64, b: i64, c: i64) -> bool:
        return op != effects.PAY or can_pay(s, self.seat, a, n)

    def ended(self, s: Hybris) -> None:
        """HYB-034, HYB-Q144  All losses of one effect share a single Greatness, which comes last."""
        if self.short == 1:
            shame(s, self.seat)

    def count(self, s: Hybris, atom: i64, a: i64, b: i64, target: i64) -> i64:
        seat = self.seat
        if atom == effects.CONNECTED:
            return len(queries.connected(s, self.source - names.FIRST_TILE))
        if atom == effects.JOINED:
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
        """What the turn in progress has seen."""
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
