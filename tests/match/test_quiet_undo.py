"""Taking back an answer leaves alone what others did that one could not notice."""

import random

from ludotheque.core.domains import Domain
from ludotheque.match import journal
from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import game
from ludotheque.match.journal import journal_of
from ludotheque.match.table import Table


def whisper(table: Table, rng: random.Random) -> tuple[int, int, int] | None:
    """Somebody offers something in secret: the offer, who made it, to whom."""
    for seat in range(table.state.seats):
        for offered in table.beside(seat):
            choice = offered.sample(rng.randrange) if isinstance(offered, Domain) else offered
            if choice[0] == "offer" and table.why_not(seat, choice) is None:
                told, offers = len(table.told), table.rules.offers(table.state)
                table.choose(seat, choice)
                assert all(event.private for event in table.told.since(told))
                (made,) = [offer for offer in table.rules.offers(table.state) if offer not in offers]
                return made
    return None


def test_an_offer_nobody_else_noticed_neither_stops_an_undo_nor_is_lost_by_it() -> None:
    found = 0
    for seed in range(40):
        rng, bot = random.Random(seed), RandomBot(seed)
        table = game("diktat").new(3, seed=seed)
        for _ in range(30):
            mover = table.waiting[0].seat
            table.choose(mover, bot.answer(table, mover))
            if table.last_answer(mover) is None:
                continue
            before = table.clone()
            made = whisper(table, rng)
            if made is None or mover in made[1:]:
                table = before
                continue
            assert table.last_answer(mover) is not None
            told = len(table.events(mover))
            assert table.undo(mover) is None
            assert made in table.rules.offers(table.state)
            assert [event["key"] for event in table.events(mover)[told:]] == ["undone"]
            told += 1
            assert len(journal.replay(journal_of(table)).entries) == len(table.entries)
            assert table.undo(made[1]) is None  # who made it takes it back, and that is nobody else's business
            assert table.events(mover)[told:] == [] and made not in table.rules.offers(table.state)
            found += 1
            break
    assert found > 5
