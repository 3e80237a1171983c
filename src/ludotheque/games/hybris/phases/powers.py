"""What cards, tiles and boards do: their programs, run one step at a time."""

from typing import Annotated, Final

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
from ludotheque.games.hybris.phases.gains import LoseCard, can_pay, gain, lose, pay, score, shame
from ludotheque.games.hybris.phases.olympus import Guide
from ludotheque.games.hybris.phases.oracle import peek
from ludotheque.games.hybris.phases.well import generate
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris, Player
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.program import Book

# Columns of Hybris.combat that effects touch (phases/combat.py).
FIGHTER: Final = 2
EXTRA: Final = 5
NEXT_FORCE: Final = 7
NEXT_COST: Final = 9


@frame(words=effects.WORDS)
class Power(Effect[Hybris]):
    """An effect in progress; `seat` has its benefit or bears it."""

    short: Annotated[i64, HIDDEN] = 0  # 1 when something had to be lost that was not there

    def book(self, s: Hybris) -> Book:
        return s.content.book

    # -- what is done

    def do_gain(self, s: Hybris, what: i64, n: i64) -> None:
        if what == names.VP:
            score(s, self.seat, queries.source_of(self.source), n)
        else:
            gain(s, self.seat, what, n)

    def do_lose(self, s: Hybris, what: i64, n: i64) -> None:
        if lose(s, self.seat, what, n):
            self.short = 1

    def do_pay(self, s: Hybris, what: i64, n: i64) -> None:
        pay(s, self.seat, what, n)

    def payable_pay(self, s: Hybris, what: i64, n: i64) -> bool:
        return can_pay(s, self.seat, what, n)

    def do_act(self, s: Hybris, action: i64) -> None:
        s.act(self.seat, action)

    def do_peek(self, s: Hybris) -> None:
        peek(s, self.seat)

    def do_guide(self, s: Hybris) -> None:
        s.call(Guide(self.seat))

    def do_embolden(self, s: Hybris, n: i64) -> None:
        """HYB-Q30"""
        s.add(self.seat, Player.bold, n)

    def do_generate(self, s: Hybris, n: i64) -> None:
        generate(s, self.seat, n)

    def do_hand_limit(self, s: Hybris, n: i64) -> None:
        s.call(DiscardDown(self.seat, n))

    def do_discard_showing(self, s: Hybris, element: i64) -> None:
        discard_showing(s, self.seat, element)

    def do_defeat_hero(self, s: Hybris, n: i64) -> None:
        if len(undefeated(s, self.seat)) < n:
            self.short = 1
        i: i64
        for i in range(n):
            s.call(FallHero(self.seat))

    def do_face(self, s: Hybris) -> None:
        s.face(self.seat, self.source - names.FIRST_PRIMORDIAL)

    def do_send_back(self, s: Hybris, who: i64, place: i64) -> None:
        s.call(SendBack(self.seat, who, place))

    def payable_send_back(self, s: Hybris, who: i64, place: i64) -> bool:
        return len(to_send_back(s, self.seat, who, place)) > 0

    def do_reveal(self, s: Hybris, elements: i64) -> None:
        s.call(Show(self.seat, elements, 0))

    def payable_reveal(self, s: Hybris, elements: i64) -> bool:
        return covers(s, s.hands[self.seat], elements)

    def do_discard(self, s: Hybris, elements: i64) -> None:
        s.call(Show(self.seat, elements, 1))

    def payable_discard(self, s: Hybris, elements: i64) -> bool:
        return covers(s, s.hands[self.seat], elements)

    def do_discard_any(self, s: Hybris, n: i64) -> None:
        i: i64
        for i in range(n):
            s.call(LoseCard(self.seat))

    def payable_discard_any(self, s: Hybris, n: i64) -> bool:
        return len(s.hands[self.seat]) >= n

    def do_add_force(self, s: Hybris, n: i64) -> None:
        s.combat[EXTRA + self.side(s)] += n

    def do_next_force(self, s: Hybris, n: i64) -> None:
        s.combat[NEXT_FORCE + self.side(s)] += n

    def do_next_cost(self, s: Hybris, n: i64) -> None:
        s.combat[NEXT_COST + self.side(s)] += n

    def side(self, s: Hybris) -> i64:
        """0 for the attacker of the Combat, 1 for the other."""
        return 0 if s.combat[0] == self.seat else 1

    def able_act(self, s: Hybris, action: i64) -> bool:
        """HYB-Q126  Whether a power once an Age could do something."""
        return s.grants(action)

    def able_gain(self, s: Hybris, what: i64) -> bool:
        return what != names.PRAYER or s.well > 0

    def ended(self, s: Hybris) -> None:
        """HYB-034, HYB-Q144  All losses of one effect share a single Greatness, which comes last."""
        if self.short == 1:
            shame(s, self.seat)

    # -- how many

    def count_connected(self, s: Hybris) -> i64:
        """Of the tile that says it; of a City, those joined to the tile just deployed."""
        if self.source < names.FIRST_CITY:
            return len(queries.connected(s, self.source - names.FIRST_TILE))
        return self.count_joined(s)

    def count_joined(self, s: Hybris) -> i64:
        deployed = s.facts[Facts.deployed]
        return 0 if deployed == NOBODY else len(queries.connected(s, deployed))

    def count_temples(self, s: Hybris) -> i64:
        return queries.temples_of(s, self.seat)

    def count_cities(self, s: Hybris) -> i64:
        return queries.cities_of(s, self.seat)

    def count_unlocked(self, s: Hybris) -> i64:
        return queries.unlocked(s, self.seat)

    def count_premonitions(self, s: Hybris) -> i64:
        return len(s.visions[self.seat])

    def count_determination(self, s: Hybris) -> i64:
        return s.get(self.seat, names.DETERMINATION)

    def count_faithful(self, s: Hybris) -> i64:
        return s.get(self.seat, names.FAITHFUL)

    def count_prayers(self, s: Hybris) -> i64:
        return s.get(self.seat, names.PRAYER)

    def count_aegis(self, s: Hybris) -> i64:
        return s.get(self.seat, names.AEGIS)

    def count_goodness(self, s: Hybris) -> i64:
        return s.get(self.seat, names.GOODNESS)

    def count_greatness_space(self, s: Hybris) -> i64:
        return s.get(self.seat, names.GREATNESS)

    def count_heroes_below(self, s: Hybris) -> i64:
        return queries.heroes_below(s, self.seat)

    def count_oracle_symbols(self, s: Hybris) -> i64:
        return queries.symbols_beside_oracle(s)

    def count_other_players(self, s: Hybris) -> i64:
        return s.seats - 1

    def count_showing(self, s: Hybris, element: i64) -> i64:
        return showing(s, self.seat, self.source - names.FIRST_CONFLICT, element)

    def count_converted(self, s: Hybris) -> i64:
        return s.facts[Facts.converted]

    def count_in_factory(self, s: Hybris) -> i64:
        return queries.in_factory(s, self.seat)

    def count_stored(self, s: Hybris) -> i64:
        return len(queries.stored(s, self.seat))

    def count_chants(self, s: Hybris) -> i64:
        return s.facts[Facts.chanted]

    def count_hand(self, s: Hybris) -> i64:
        return len(s.hands[self.seat])

    def count_allies(self, s: Hybris) -> i64:
        return queries.allies_of(s, self.seat)

    # -- whether: HYB-253, HYB-Q81  Roles exist against players only.

    def holds_attacking(self, s: Hybris) -> bool:
        return self.holds_against_player(s) and s.combat[0] == self.seat

    def holds_defending(self, s: Hybris) -> bool:
        return self.holds_against_player(s) and s.combat[0] != self.seat

    def holds_against_player(self, s: Hybris) -> bool:
        return len(s.combat) > 0 and s.combat[1] != NOBODY

    def holds_against_game(self, s: Hybris) -> bool:
        return len(s.combat) > 0 and s.combat[1] == NOBODY

    def holds_with_olympian(self, s: Hybris) -> bool:
        return self.holds_fighter(s, state.FIGURE)

    def holds_fighter(self, s: Hybris, hero: i64) -> bool:
        return len(s.combat) > 0 and s.combat[FIGHTER + self.side(s)] == hero

    # -- whether: what the turn in progress has seen

    def holds_here(self, s: Hybris, location: i64) -> bool:
        return s.facts[Facts.sent_to] == location

    def holds_in_city(self, s: Hybris, city: i64) -> bool:
        return s.facts[Facts.sent_city] == city

    def holds_sent(self, s: Hybris, character: i64) -> bool:
        return s.facts[Facts.sent] != NOBODY and queries.kind_of(s.facts[Facts.sent]) == character

    def holds_did(self, s: Hybris, action: i64) -> bool:
        return s.facts[Facts.did] == action

    def holds_temple_here(self, s: Hybris) -> bool:
        city = s.facts[Facts.sent_city]
        return city != NOBODY and queries.has_temple(s, self.seat, city)

    def holds_affine(self, s: Hybris) -> bool:
        return queries.affine(s, s.facts[Facts.deployed])

    def holds_made(self, s: Hybris, kind: i64) -> bool:
        made = s.facts[Facts.made]
        return made != NOBODY and s.content.tile_type[made] == kind

    def holds_beat_player(self, s: Hybris) -> bool:
        return s.facts[Facts.beat_player] > 0

    def holds_beat_quest(self, s: Hybris) -> bool:
        return s.facts[Facts.beat_quest] > 0

    def holds_beat_hero(self, s: Hybris) -> bool:
        return s.facts[Facts.beat_hero] > 0

    def holds_pushed(self, s: Hybris) -> bool:
        return s.facts[Facts.pushed] > 0

    def holds_epic_ended(self, s: Hybris) -> bool:
        return s.facts[Facts.epic_ended] > 0


def showing(s: Hybris, seat: i64, card: i64, element: i64) -> i64:
    """Other cards of a zone that show an Element."""
    n: i64 = 0
    for other in s.zones[seat]:
        if s.content.shows(other, element) > 0:
            n += 1
    return n - 1 if s.content.shows(card, element) > 0 else n
