"""The guided first game of a game, as its tests look at it."""

from ludotheque.core.domains import Choice
from ludotheque.match.guide import LEARNER, Guide, guide_of
from ludotheque.match.table import Table


def guide(game: str) -> Guide:
    found = guide_of(game)
    assert found is not None, f"{game} has no guide"
    return found


def answers(game: str) -> list[Choice]:
    """What the learner is taught to answer."""
    return [move.choices[0] for _, move in guide(game).line if move.seat == LEARNER]


def played(game: str) -> Table:
    """The table where the guide ends."""
    table = guide(game).open()
    for _, move in guide(game).line:
        assert table.choose(move.seat, move.choices[0]) is None
    return table
