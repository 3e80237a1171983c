"""The game as tables play it: what a seat cannot know can be drawn anew."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.position import position
from ludotheque.core.vecs import without
from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.acts import archon_place, ruines
from ludotheque.games.steamwatchers.state import Player, Steam
from ludotheque.kit.play.cards import redeal, slipped_in
from ludotheque.kit.play.sealed import imagine_sealed


@position
@mypyc_attr(free_list_len=1)  # the memory of the last copy that went is taken for the next
class SteamTable(Steam):
    """A game of Steamwatchers."""

    def imagine(self, seat: i64, key: i64) -> "SteamTable":
        """Other hands, both decks, secret rendezvous, order tokens face down, answers under seal."""
        world = self.clone()
        world.reseed(key)
        deal_steam(world, seat)
        deal_archons(world, seat)
        imagine_sealed(world, seat)
        return world


def unknown(s: Steam, place: i64, seat: i64) -> bool:
    """Whether a seat cannot tell which card lies there: a deck, another's hand, another's secret rendezvous."""
    if place < state.MAX_SEATS:
        return place != seat
    if place >= state.ASIDE:
        return place != state.ASIDE + seat and s.get(place - state.ASIDE, Player.met) == 0
    return place == state.IN_DECK


def deal_steam(s: Steam, seat: i64) -> None:
    """Steam Column cards that seat has not seen change places among themselves; Ruines stays in its packet."""
    wild = ruines(s)
    hidden = s.cards[wild] == state.IN_DECK
    pool = vec[i64](capacity=s.content.zones)
    card: i64
    for card in range(s.content.zones):
        if unknown(s, s.cards[card], seat):
            pool = append(pool, card)
    height = len(s.deck)
    s.deck = redeal(s, s.cards, 0, pool, without(s.deck, wild) if hidden else s.deck, state.IN_DECK)
    if hidden:
        s.deck = slipped_in(s.deck, wild, s.buried + s.below("STW-215", height - s.buried))


def deal_archons(s: Steam, seat: i64) -> None:
    """Likewise for the Archon cards."""
    pool = vec[i64](capacity=18)
    card: i64
    for card in range(len(s.content.archon_ids)):
        if unknown(s, s.cards[archon_place(s, card)], seat):
            pool = append(pool, card)
    s.archons = redeal(s, s.cards, archon_place(s, 0), pool, s.archons, state.IN_DECK)
