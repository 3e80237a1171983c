"""Loot (NEO-119, NEO-124 to NEO-132): what a won fight brings, its events, and how it is shared."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, ASK_IF_MANY, DONE, FIRST_COME, NEXT, Frame, arg_a, arg_b, pack, verb_of
from ludotheque.core.vecs import without
from ludotheque.games.neombre import names, queries, verbs
from ludotheque.games.neombre.phases.loot_events import names_a_player, reveal_loot, touches_loot
from ludotheque.games.neombre.piles import laid
from ludotheque.games.neombre.state import Nominees
from ludotheque.kit.effects.selectors import NONE
from ludotheque.kit.play.cards import on_top


class Shared(Frame[Nominees]):
    """A decision that the team takes together: whoever answers first settles it."""

    def asked(self, s: Nominees) -> i64:
        return (1 << s.seats) - 1

    def mode(self, s: Nominees) -> i64:
        return FIRST_COME


class FoundLoot(Shared):
    """Loot turned up, which the team takes or triggers card by card, until it stops; a step begins anew after each."""

    def trigger_card(self, s: Nominees, design: i64) -> None:
        """An event is triggered: what it costs, where it goes."""
        raise NotImplementedError

    def take_card(self, s: Nominees) -> None:
        """What taking a card costs."""

    def default(self, s: Nominees, seat: i64) -> i64:
        return pack(verbs.STOP)

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.STOP:
            return NEXT
        design = arg_a(choice)
        s.shown = without(s.shown, design)
        if verb_of(choice) == verbs.TRIGGER:
            self.trigger_card(s, design)
            s.call(LootEvent(0, design))
        else:
            self.take_card(s)
            receive(s, arg_b(choice), design)
        return self.step


def receive(s: Nominees, seat: i64, design: i64) -> None:
    """NEO-045, NEO-127  A card joins a player's deck."""
    s.decks[seat] = laid(s.decks[seat], design)
    if s.loud:
        s.tell("NEO-127", "took", {"seat": int(seat), "card": s.content.loot_ids[design]})


def survivors(s: Nominees) -> vec[i64]:
    """NEO-119, NEO-Q13, NEO-Q117  The players who may receive loot: those who live when the fight ends (NEO-Q88)."""
    out = vec[i64](capacity=4)
    seat: i64
    for seat in range(s.seats):
        if not queries.lost_loot(s, seat):
            out = append(out, seat)
    return out


@frame("reveal trigger share clean")
class Loot(FoundLoot):
    """NEO-124 to NEO-128"""

    seat: i64

    def reveal(self, s: Nominees) -> i64:
        """NEO-040, NEO-125, NEO-Q06, NEO-Q15, NEO-Q18  The scores of all defeated enemies, then bonus and malus."""
        obtain: i64 = s.bonus
        n: i64 = 0
        for card in s.slain:
            obtain += s.content.obtain[card]
            n += s.content.reveal[card]
        s.obtain = max(obtain, 0)
        if s.loud:
            s.tell("NEO-125", "loot", {"obtain": int(s.obtain), "n": int(n)})
        reveal_loot(s, n)
        return NEXT

    def trigger(self, s: Nominees) -> i64:
        """NEO-131, NEO-Q116  Events may be triggered, one after the other, before anything is taken."""
        return ASK_IF_MANY

    def share(self, s: Nominees) -> i64:
        """NEO-127, NEO-Q22  Card by card, as far as the team likes."""
        return ASK_IF_MANY

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-131", "loot-events") if self.at("trigger") else ("NEO-127", "share-loot")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        receivers = survivors(s)
        for design in queries.distinct(s.shown):
            if self.at("trigger"):
                if s.is_(design, names.EVENT) and s.content.cost[design] <= s.obtain:
                    out = append(out, pack(verbs.TRIGGER, design))
            elif s.obtain > 0 and not s.is_(design, names.EVENT):
                for receiver in receivers:
                    out = append(out, pack(verbs.TAKE, design, receiver))
        return append(out, pack(verbs.STOP))

    def trigger_card(self, s: Nominees, design: i64) -> None:
        s.obtain -= s.content.cost[design]
        s.spent = laid(s.spent, design)

    def take_card(self, s: Nominees) -> None:
        s.obtain -= 1

    def clean(self, s: Nominees) -> i64:
        """NEO-128, NEO-Q116  What was not taken goes to the loot discard, events too."""
        s.loot_discard = on_top(on_top(s.loot_discard, s.shown), s.spent)
        s.shown = vec[i64]()
        s.spent = vec[i64]()
        s.obtain = 0
        return DONE


@frame("name happen")
class LootEvent(Shared):
    """NEO-130, NEO-132, NEO-Q148  An event; of one player only, the team names which."""

    seat: i64
    card: Annotated[i64, "card"]
    figure: Annotated[i64, "character"] = 0

    def name(self, s: Nominees) -> i64:
        found = self.legal(s, 0)
        if len(found) > 1 and names_a_player(s, self.card):
            return ASK
        if len(found) > 0:
            self.figure = arg_a(found[0])
        return NEXT

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-Q148", "name-player")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for figure in survivors(s):
            out = append(out, pack(verbs.NAME, figure))
        return out

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        self.figure = arg_a(choice)
        return NEXT

    def happen(self, s: Nominees) -> i64:
        if s.loud:
            s.tell("NEO-130", "event", {"card": s.content.loot_ids[self.card]})
        s.perform(self.figure, self.card, names.LOOTED, NONE)
        return DONE


@frame("reveal share clean")
class Cleared(FoundLoot):
    """NEO-035, NEO-Q14, NEO-Q170  The last enemy of a zone is beaten: a card of its loot for each player, to be shared
    or left; also for those who died."""

    seat: i64

    def reveal(self, s: Nominees) -> i64:
        if s.loud:
            s.tell("NEO-035", "cleared", {"zone": s.content.zone_ids[s.zone]})
        reveal_loot(s, s.figures)
        return NEXT

    def share(self, s: Nominees) -> i64:
        return ASK if len(s.shown) > 0 else NEXT

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-035", "share-bonus")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        receiver: i64
        for design in queries.distinct(s.shown):
            if not s.is_(design, names.EVENT):
                for receiver in range(s.seats):
                    out = append(out, pack(verbs.TAKE, design, receiver))
            elif s.content.cost[design] == 0 and not touches_loot(s, design):
                out = append(out, pack(verbs.TRIGGER, design))
        return append(out, pack(verbs.STOP))

    def trigger_card(self, s: Nominees, design: i64) -> None:
        s.loot_discard = laid(s.loot_discard, design)

    def clean(self, s: Nominees) -> i64:
        for design in s.shown:
            s.loot_discard = laid(s.loot_discard, design)
        s.shown = vec[i64]()
        return DONE
