"""A journey (NEO-008, NEO-017, NEO-030): from the refuge to one zone after another, and back to the refuge."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.games.neombre import names, piles, state, verbs
from ludotheque.games.neombre.phases.expedition import Expedition, at_large, lay_out
from ludotheque.games.neombre.phases.fair import Fair
from ludotheque.games.neombre.phases.fight import Fight
from ludotheque.games.neombre.phases.loot import Shared
from ludotheque.games.neombre.phases.loot_events import next_loot
from ludotheque.games.neombre.phases.refuge import Refuge, open_level
from ludotheque.games.neombre.piles import laid
from ludotheque.games.neombre.state import NOBODY, Nominees

CARDS_A_LEVEL: Final = 12  # that a deck made for a level has found, for each level below


@frame("decks found travel")
class Journey(Shared):
    """NEO-009, NEO-030, NEO-Q11, NEO-Q169  Where to, until the team rests at the refuge."""

    seat: i64

    def decks(self, s: Nominees) -> i64:
        s.call(ChooseDecks(0))
        return NEXT

    def found(self, s: Nominees) -> i64:
        """NEO-009, NEO-Q10  At the beginning of a campaign the fair's deck is shuffled and the first quest opens."""
        if s.quests[0] == state.LOCKED:
            s.fair = at_large(s, s.content.fair)
            s.fair_groups = piles.one_group(s.fair)
            open_level(s)
        return NEXT

    def travel(self, s: Nominees) -> i64:
        if s.quests[0] == state.ACTIVE:  # NEO-Q169
            lay_out(s, s.content.path)
            s.call(Expedition(0))
            return self.goto("travel")
        if s.quests[0] == state.FULFILLED:  # NEO-016
            s.call(Refuge(0))
            return DONE
        return ASK

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-030", "travel")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        """NEO-007  Every region of the map has a deck to be met."""
        out = append(append(vec[i64](capacity=16), pack(verbs.HOME)), pack(verbs.MARKET))
        zone: i64
        for zone in range(len(s.content.zone_ids)):
            if s.content.level[zone] >= 0:
                out = append(out, pack(verbs.GO, zone))
        return out

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.HOME:  # NEO-025
            s.call(Refuge(0))
            return DONE
        if verb == verbs.MARKET:  # NEO-Q123
            s.call(Fair(0))
        else:
            lay_out(s, arg_a(choice))
            if s.loud:
                s.tell("NEO-028", "sets-out", {"zone": s.content.zone_ids[s.zone]})
            s.call(Expedition(0))
        return self.goto("travel")


@frame("choose")
class ChooseDecks(Frame[Nominees]):
    """NEO-008, NEO-Q168  Each player without a deck takes an unused starter deck, in seat order."""

    seat: i64

    def choose(self, s: Nominees) -> i64:
        while self.seat < s.seats and s.starters[self.seat] != NOBODY:
            self.seat += 1
        return ASK if self.seat < s.seats else DONE

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-Q168", "starter-deck")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        deck: i64
        for deck in range(len(s.content.deck_ids)):
            if not is_taken(s, deck):
                out = append(out, pack(verbs.DECK, deck))
        return out

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        take_deck(s, seat, arg_a(choice))
        return self.choose(s)


def is_taken(s: Nominees, deck: i64) -> bool:
    for taken in s.starters:
        if taken == deck:
            return True
    return False


def take_deck(s: Nominees, seat: i64, deck: i64) -> None:
    s.starters = s.starters[:]
    s.starters[seat] = deck
    if len(s.resting[deck]) > 0:  # NEO-Q28
        s.decks[seat] = s.resting[deck]
        s.resting[deck] = vec[i64]()
    else:
        s.decks[seat] = at_large(s, len(s.content.zone_ids) + deck)
    if s.loud:
        s.tell("NEO-Q168", "starter", {"seat": int(seat), "deck": s.content.deck_ids[deck]})


@frame("decks prepare set_out")
class Sortie(Frame[Nominees]):
    """NEO-Q178  One fight, or one expedition, with decks of its level, apart from any campaign."""

    seat: i64
    zone: i64
    whole: i64  # 1 for an expedition

    def decks(self, s: Nominees) -> i64:
        s.call(ChooseDecks(0))
        return NEXT

    def prepare(self, s: Nominees) -> i64:
        """Every deck has found some cards of each level below, the path apart."""
        level: i64
        seat: i64
        i: i64
        for level in range(1, s.content.level[self.zone]):
            s.loot = loot_of_level(s, level)
            for i in range(CARDS_A_LEVEL):
                for seat in range(s.seats):
                    s.decks[seat] = laid(s.decks[seat], next_loot(s))
        s.fair = at_large(s, s.content.fair)
        s.fair_groups = piles.one_group(s.fair)
        return NEXT

    def set_out(self, s: Nominees) -> i64:
        lay_out(s, self.zone)
        if self.whole == 1:
            s.call(Expedition(0))
        else:
            s.call(Fight(0))
        return DONE


def loot_of_level(s: Nominees, level: i64) -> vec[i64]:
    """The loot of all zones of a level, without the events."""
    out = vec[i64](capacity=64)
    zone: i64
    for zone in range(len(s.content.zone_ids)):
        if s.content.level[zone] == level:
            for design in at_large(s, zone):
                if not s.is_(design, names.EVENT):
                    out = append(out, design)
    return out
