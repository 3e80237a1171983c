"""The count of what comes into play, on a few games."""

from ludotheque.games.hybris import names
from tests.games.hybris.exercise import KINDS, exercised


def test_games_are_counted_by_what_they_bring_into_play() -> None:
    tally = exercised(3)
    assert sum(tally.counts[names.FIRST_PILLAR + i] for i in range(names.PILLARS)) > 20
    for kind in ("tiles", "slots", "Sparks", "Conflict cards", "Premonitions", "Upgrade tiles"):
        first, n = KINDS[kind]
        assert sum(tally.counts[first + i] for i in range(n)) > 0, kind
    assert len(list(tally.table())) == len(KINDS) + 1
