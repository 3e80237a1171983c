"""« Mise en place »: the board and the order of what follows (STW-033 to STW-041, STW-Q81)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import NEXT, Frame
from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.acts import (
    discard_steam,
    draw_steam,
    place_floors,
    ruines,
    zone_id,
)
from ludotheque.games.steamwatchers.phases.clans import ChooseClan
from ludotheque.games.steamwatchers.phases.deployment import Deploy
from ludotheque.games.steamwatchers.queries import (
    FULL_TABLE,
    by_reservation,
    in_play,
)
from ludotheque.games.steamwatchers.state import Steam
from ludotheque.kit.play.cards import on_top, shuffled

FARMS: Final = 40
TURRETS: Final = 15
FEWER_TURRETS: Final = 10


def lay_out(s: Steam) -> None:
    """STW-013, STW-033, STW-034, STW-036  Everything beside the board, nothing shuffled yet."""
    s.open_box()
    s.farms = FARMS
    s.turrets = TURRETS if s.seats >= FULL_TABLE else FEWER_TURRETS
    card: i64
    for card in range(s.content.zones):
        if in_play(s, card):
            s.cards[card] = state.IN_DECK
            s.deck = append(s.deck, card)
    for card in range(len(s.content.archon_ids)):
        s.cards[ruines(s) + 1 + card] = state.IN_DECK
        s.archons = append(s.archons, card)


@frame("shuffle columns choose deploy after end")
class SetUp(Frame[Steam]):
    """STW-Q81  Board and decks, columns, clans and titles, deployments, what the scenario adds."""

    seat: i64

    def shuffle(self, s: Steam) -> i64:
        shuffle_decks(s)
        return NEXT

    def columns(self, s: Steam) -> i64:
        raise_first_columns(s)
        for hooks in s.content.hooks:
            hooks.board(s)
        return NEXT

    def choose(self, s: Steam) -> i64:
        s.chooser = s.below("STW-042", s.seats)
        if s.loud:
            s.tell("STW-042", "first-chooser", {"seat": int(s.chooser)})
        i: i64
        for i in range(s.seats):
            s.call(ChooseClan((s.chooser + i) % s.seats))
        return NEXT

    def deploy(self, s: Steam) -> i64:
        """STW-044  The last to choose deploys first, then to the right."""
        i: i64
        for i in range(s.seats):
            s.call(Deploy((s.chooser + s.seats - 1 - i) % s.seats))
        return NEXT

    def after(self, s: Steam) -> i64:
        for seat in by_reservation(s):  # STW-Q71
            for hooks in s.content.hooks:
                hooks.deployed(s, seat)
        return NEXT


def shuffle_decks(s: Steam) -> None:
    """STW-033"""
    s.deck = shuffled(s, "STW-033", s.deck)
    s.archons = shuffled(s, "STW-033", s.archons)


def raise_first_columns(s: Steam) -> None:
    """STW-037, STW-038, STW-Q08  Cards with a deployment number are skipped, and shuffled back at the end."""
    skipped = vec[i64]()
    raised: i64 = 0
    while raised < s.scenario.columns:
        card = draw_steam(s)
        if card == state.NOBODY:
            break
        if s.content.deployment[card] > 0:
            skipped = append(skipped, card)
            if s.loud:
                s.tell("STW-038", "skipped", {"zone": zone_id(s, card)})
        else:
            discard_steam(s, card)
            floors = place_floors(s, card, s.content.floors[card])
            raised += 1
            if s.loud:
                s.tell("STW-037", "first-column", {"zone": zone_id(s, card), "placed": int(floors)})
    if len(skipped) > 0:
        s.deck = shuffled(s, "STW-038", on_top(s.deck, skipped))
