"""Who is ahead, as it can be known from the stand."""

import random

import pytest

from ludotheque.bots import onlooker
from ludotheque.games.olomoc import laws
from ludotheque.games.olomoc.state import NONE, Bloc, Player
from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import game
from ludotheque.match.table import Table


@pytest.mark.parametrize(
    ("name", "seats", "moves"), [("hybris", 3, 60), ("neombre", 2, 30), ("olomoc", 2, 40), ("steamwatchers", 3, 60)]
)
def test_positions_that_look_the_same_from_the_stand_are_judged_alike(name: str, seats: int, moves: int) -> None:
    table = played(name, seats, moves)
    found = onlooker.chances(table)
    assert len(found) == (1 if table.rules.manifest.cooperative else seats)
    assert all(0 <= chance <= 1 for chance in found)
    rng = random.Random(5)
    alike = table
    for seat in range(seats):
        alike = alike.imagine(seat, rng)
    sent = onlooker.seen_from_the_stand(table)
    assert sent is not None and sent.view(None) == alike.view(None) == table.view(None)
    assert onlooker.chances(alike) == onlooker.chances(sent) == found


def test_where_the_stand_could_know_more_than_is_kept_nothing_is_said() -> None:
    assert onlooker.seen_from_the_stand(played("diktat", 3, 10)) is None


def test_who_holds_which_ministries_is_not_known_from_the_stand() -> None:
    """OLO-Q97  The two know it of each other, whoever looks on does not."""
    table = played("olomoc", 2, 40)
    state = table.state.clone()
    assert isinstance(state, Bloc) and state.card(0, 0) == NONE
    cards = [next(card for card in laws.hand(state, seat) if not laws.is_axis(state, card)) for seat in range(2)]
    for seat in range(2):
        state.add(seat, Player.hand, (1 << cards[1 - seat]) - (1 << cards[seat]))
    other = Table(table.rules, state, table.options)
    assert other.view(None) == table.view(None) and other.view(0) != table.view(0)
    sent, alike = onlooker.seen_from_the_stand(table), onlooker.seen_from_the_stand(other)
    assert sent is not None and alike is not None and sent.digest() == alike.digest()


def played(name: str, seats: int, moves: int) -> Table:
    table, bot = game(name).new(seats, seed=3), RandomBot(3)
    for _ in range(moves):
        seat = table.waiting[0].seat
        assert table.choose(seat, bot.answer(table, seat)) is None
    return table
