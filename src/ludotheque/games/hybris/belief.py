"""Imagining what a seat cannot know: a world drawn anew from that seat's own knowledge and nothing else."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.state import Frame
from ludotheque.games.hybris import names, state
from ludotheque.games.hybris.state import Hybris, Player
from ludotheque.kit.play.cards import redrawn
from ludotheque.kit.play.sealed import Sealed

TRIES: Final = 400


def imagine_into(s: Hybris, seat: i64) -> None:
    """Redraw everything hidden from a seat, in place; pools are put in order first, so that only what the seat knows
    decides."""
    imagine_conflicts(s, seat)
    imagine_visions(s, seat)
    s.quest_deck = redrawn(s, s.quest_deck)
    pile: i64
    for pile in range(state.PILES):
        if s.veiled[pile] != state.NOBODY and s.seen_by[pile] >> seat & 1 == 0:
            s.veiled[pile] = 1 + pile * 3 + s.below("HYB-014", 3)
    owner: i64
    for owner in range(s.seats):
        if owner != seat:
            imagine_tokens(s, owner)
    for frame in s.stack:
        if isinstance(frame, Sealed):
            frame.imagine(s, seat)
        elif isinstance(frame, Handy) and frame.seat != seat:
            frame.imagine(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Handy(Frame[Hybris]):
    """A question that is put only to somebody whose hand can answer it: others know that much of the hand."""

    def answers(self, s: Hybris) -> bool:
        """Whether the hand can."""
        raise NotImplementedError

    def forget(self) -> None:
        """Whatever was chosen so far and not shown."""

    def imagine(self, s: Hybris) -> None:
        """Cards of hand and deck change places until the hand can answer."""
        self.forget()
        seat = self.seat
        tries: i64 = 0
        cards = s.hands[seat][:]
        for card in s.decks[seat]:
            cards = append(cards, card)
        held: i64 = len(s.hands[seat])
        while not self.answers(s) and tries < TRIES:
            cards = redrawn(s, cards)
            s.hands[seat] = cards[:held]
            s.decks[seat] = cards[held:]
            tries += 1


def imagine_conflicts(s: Hybris, seat: i64) -> None:
    """Cards of the Colosseum that others hold are shared out anew with its deck; then each hand with its own deck."""
    pool = s.arena[:]
    taken = vec[i64](capacity=s.seats)
    rests: list[vec[i64]] = []
    owner: i64
    for owner in range(s.seats):
        n: i64 = 0
        rest = vec[i64](capacity=24)
        if owner != seat:
            for cards in (s.hands[owner], s.decks[owner]):
                for card in cards:
                    if card >= names.FIRST_COLOSSEUM:
                        pool = append(pool, card)
                        n += 1
                    else:
                        rest = append(rest, card)
        taken = append(taken, n)
        rests.append(rest)
    pool = redrawn(s, pool)
    at: i64 = 0
    i: i64
    for owner in range(s.seats):
        if owner == seat:
            s.decks[owner] = redrawn(s, s.decks[owner])
            continue
        cards = rests[owner]
        for i in range(taken[owner]):
            cards = append(cards, pool[at])
            at += 1
        cards = redrawn(s, cards)
        held: i64 = len(s.hands[owner])
        s.hands[owner] = cards[:held]
        s.decks[owner] = cards[held:]
    s.arena = pool[at:]


def imagine_visions(s: Hybris, seat: i64) -> None:
    """Premonitions of others and those of the deck change places."""
    pool = s.vision_deck[:]
    owner: i64
    for owner in range(s.seats):
        if owner != seat:
            for card in s.visions[owner]:
                pool = append(pool, card)
    pool = redrawn(s, pool)
    at: i64 = 0
    for owner in range(s.seats):
        if owner != seat:
            n: i64 = len(s.visions[owner])
            s.visions[owner] = pool[at : at + n]
            at += n
    s.vision_deck = pool[at:]


def imagine_tokens(s: Hybris, owner: i64) -> None:
    """HYB-Q34  Which token lies under which character: any that would be allowed there (HYB-076)."""
    pool = vec[i64](capacity=12)
    location: i64
    i: i64
    bearers = vec[i64](capacity=8)
    character: i64
    for character in range(state.CHARACTERS):
        token = s.token(owner, character)
        if token != state.NO_TOKEN:
            bearers = append(bearers, character)
            give_back(s, owner, token)
            s.set_token(owner, character, state.NO_TOKEN)
    if s.phase == state.PLANNING:  # not even whether there is one has been shown yet
        bearers = vec[i64](capacity=8)
        for character in range(state.FIGURE):
            here = s.place(owner, character) == state.RESERVE and not s.is_(owner, character, state.FRESH)
            if here and s.below("HYB-075", 4) > 0:
                bearers = append(bearers, character)
    if len(bearers) == 0:
        return
    for location in range(names.LOCATIONS):
        for i in range(s.get(owner, Player.kept + location)):
            pool = append(pool, location)
    for i in range(s.get(owner, Player.bonus)):
        pool = append(pool, state.BONUS_KIND)
    s.shuffle("imagined", pool)
    n: i64 = len(bearers)
    while n > 0:  # Prophets first: fewer tokens suit them
        n -= 1
        for i in range(len(pool)):
            token = pool[i]
            if token != state.NO_TOKEN and suits(bearers[n], token):
                take_up(s, owner, token)
                s.set_token(owner, bearers[n], token)
                pool[i] = state.NO_TOKEN
                break


def suits(character: i64, token: i64) -> bool:
    """HYB-076  A Prophet never has a token of the Moirai or the Colosseum."""
    return character < state.PROPHET or (token != names.MOIRAI and token != names.COLOSSEUM)


def give_back(s: Hybris, seat: i64, token: i64) -> None:
    """A token returns to the reserve."""
    if token == state.BONUS_KIND:
        s.add(seat, Player.bonus, 1)
    else:
        s.add(seat, Player.kept + token, 1)


def take_up(s: Hybris, seat: i64, token: i64) -> None:
    """A token leaves the reserve."""
    if token == state.BONUS_KIND:
        s.add(seat, Player.bonus, -1)
    else:
        s.add(seat, Player.kept + token, -1)
