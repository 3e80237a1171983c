"""Who sits where, with which options."""

import pytest

from ludotheque.bots.registry import bots_for
from ludotheque.lab.plan import known_bots, make_plan, random_bot, round_robin, seated, variants
from ludotheque.lab.words import LabFault
from ludotheque.match.registry import rules_of
from tests.lab.runs import plan

RANDOM = random_bot("diktat")
OTHER = next(bot for bot in known_bots("diktat") if bot != RANDOM)


def test_one_bot_takes_every_seat_and_several_one_each() -> None:
    assert seated("connect4", 2, [], rotate=False) == ((RANDOM, RANDOM),)
    assert seated("diktat", 3, [OTHER], rotate=True) == ((OTHER,) * 3,)
    assert seated("diktat", 2, [OTHER, RANDOM], rotate=False) == ((OTHER, RANDOM),)
    assert seated("diktat", 2, [OTHER, RANDOM], rotate=True) == ((OTHER, RANDOM), (RANDOM, OTHER))


def test_a_bot_is_named_by_kind_level_or_both() -> None:
    for kind in bots_for("diktat"):
        for level in kind.levels:
            assert seated("diktat", 2, [f"{kind.name}:{level}"], rotate=False)[0][0] in known_bots("diktat")


@pytest.mark.parametrize(
    ("bots", "why"), [(["deep"], "no-bot"), (["random:deep"], "no-bot"), ([RANDOM] * 3, "mix"), (["a:b:c"], "no-bot")]
)
def test_impossible_mixes_are_refused(bots: list[str], why: str) -> None:
    with pytest.raises(LabFault) as fault:
        seated("diktat", 4, bots, rotate=False)
    assert fault.value.why == why


def test_a_tournament_seats_everybody_everywhere() -> None:
    two = round_robin("diktat", 2, [OTHER, RANDOM])
    assert sorted(two) == sorted([(OTHER, RANDOM), (RANDOM, OTHER)])
    four = round_robin("diktat", 4, [OTHER, RANDOM])
    assert len(four) == len(set(four)) and all(set(lineup) == {OTHER, RANDOM} for lineup in four)
    for seat in range(4):
        assert sum(lineup[seat] == OTHER for lineup in four) * 2 == len(four)


@pytest.mark.parametrize(("seats", "bots", "why"), [(2, [RANDOM, RANDOM], "pool"), (1, [RANDOM, OTHER], "alone")])
def test_impossible_tournaments_are_refused(seats: int, bots: list[str], why: str) -> None:
    with pytest.raises(LabFault) as fault:
        round_robin("diktat", seats, bots)
    assert fault.value.why == why


@pytest.mark.usefixtures("small_game")
def test_options_vary_in_turn() -> None:
    rules = rules_of("small")
    mixes = variants(rules, 2, {"length": 3}, {"mood": ["calm", "wild"], "loud": [True, False]})
    assert len(mixes) == 4 and all(mix["length"] == 3 for mix in mixes)
    made = make_plan("small", 2, mixes, ((RANDOM, RANDOM),), "1")
    assert [made.job(n).options["mood"] for n in range(4)] == ["calm", "calm", "wild", "wild"]
    assert made.job(5).options == made.job(1).options
    with pytest.raises(LabFault):
        variants(rules, 2, {"mood": "calm"}, {"mood": ["wild"]})


def test_the_mark_tells_contents_apart_wherever_they_lie() -> None:
    one, two = plan("diktat", options=[{}, {"content": "fixture"}]).marks
    assert one and two and one != two
    assert plan("connect4").marks == ("",)
