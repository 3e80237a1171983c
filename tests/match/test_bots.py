"""The random bot: legal, seeded, and any-time choices too."""

import pytest

import ludotheque
from ludotheque.core.domains import Choice
from ludotheque.match.bots import RandomBot
from ludotheque.match.table import Table


def moves(table: Table, seed: int) -> list[tuple[int, Choice]]:
    bot, found = RandomBot(seed), []
    while not table.over:
        seat = table.waiting[-1].seat
        choice = bot.answer(table, seat)
        assert table.choose(seat, choice) is None
        found.append((seat, choice))
    return found


@pytest.mark.parametrize("game", ["connect4", "phare"])
def test_the_same_seed_gives_the_same_answers(game: str) -> None:
    games = [moves(ludotheque.game(game).new(seed=1), seed) for seed in (4, 4, 5)]
    assert games[0] == games[1] != games[2]


@pytest.mark.usefixtures("small_game")
def test_it_also_answers_beside_the_question() -> None:
    verbs = {choice[0] for seed in range(5) for _, choice in moves(ludotheque.game("small").new(seed=1), seed)}
    assert verbs == {"take", "roll", "peek", "end", "wave"}
