"""The game as tables play it: what a seat cannot know can be drawn anew."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.acts import archon_place, ruines
from ludotheque.games.steamwatchers.state import Steam
from ludotheque.kit.play.sealed import imagine_sealed


class SteamTable(Steam):
    """A game of Steamwatchers."""

    def clone(self) -> "SteamTable":
        other = SteamTable(self.seats, self.content)
        self.copy_base(other)
        self.copy_board(other)
        return other

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
        return place != state.ASIDE + seat and s.get(place - state.ASIDE, state.MET) == 0
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
    places = vec[i64](capacity=len(pool))
    place: i64
    for place in range(state.ASIDE + state.MAX_SEATS):
        for card in pool:
            if s.cards[card] == place and place != state.IN_DECK:
                places = append(places, place)
    s.shuffle("STW-033", pool)
    n: i64 = len(places)
    i: i64
    for i in range(n):
        s.cards[pool[i]] = places[i]
    deck = vec[i64](capacity=len(s.deck))
    at = n
    spot: i64 = -1
    if hidden:
        packet = len(s.deck) - s.buried
        spot = s.buried + s.below("STW-215", packet)
    for i in range(len(s.deck)):
        if i == spot:
            deck = append(deck, wild)
        else:
            s.cards[pool[at]] = state.IN_DECK
            deck = append(deck, pool[at])
            at += 1
    s.deck = deck


def deal_archons(s: Steam, seat: i64) -> None:
    """Likewise for the Archon cards."""
    pool = vec[i64](capacity=18)
    card: i64
    for card in range(len(s.content.archon_ids)):
        if unknown(s, s.cards[archon_place(s, card)], seat):
            pool = append(pool, card)
    places = vec[i64](capacity=18)
    place: i64
    for place in range(state.MAX_SEATS):
        for card in pool:
            if s.cards[archon_place(s, card)] == place:
                places = append(places, place)
    s.shuffle("STW-033", pool)
    deck = vec[i64](capacity=len(s.archons))
    n: i64 = len(places)
    i: i64
    for i in range(len(pool)):
        if i < n:
            s.cards[archon_place(s, pool[i])] = places[i]
        else:
            s.cards[archon_place(s, pool[i])] = state.IN_DECK
            deck = append(deck, pool[i])
    s.archons = deck
