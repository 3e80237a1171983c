"""Every level at every game: never refused, sees no more than its seat, explains itself."""

import itertools
import random
import time
from typing import Any, ClassVar

import pytest

from ludotheque.bots import registry as bots
from ludotheque.bots.arena import next_move, play_game
from ludotheque.bots.levels import APPRENTI, COMPAGNON, GRAND_MAITRE, HASARD, LEVELS, MAITRE, THINKERS, Level
from ludotheque.bots.search import Line
from ludotheque.bots.thinker import Thinker
from ludotheque.core.policy import Policy
from ludotheque.match.faces import game
from ludotheque.match.registry import registry

QUICK = Level("quick", 6, 0.0)
GAMES = sorted(registry())


@pytest.mark.parametrize("game_id", GAMES)
def test_thinking_bots_play_whole_games_and_are_never_refused(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(THINKERS, "apprenti", QUICK)
    least, most = game(game_id).manifest.seats
    for seats in {least, most}:
        levels = ["apprenti" if seat % 2 == 0 else HASARD for seat in range(seats)]
        played = play_game(game_id, levels, f"{seats}")
        assert played.table.over and played.decisions > 3
        assert all(0.0 <= played.won(seat) <= 1.0 for seat in range(seats))


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_bot_answers_depends_on_nothing_hidden(game_id: str) -> None:
    """The true table and worlds its seat cannot tell from it: the same seed and budget, the same answer."""
    table = game(game_id).new(seed=11)
    rng = random.Random(4)
    for turn in range(40):
        if table.over:
            break
        seat = table.waiting[0].seat
        answers = {Thinker(QUICK, f"{turn}").answer(table.imagine(seat, rng), seat) for _ in range(2)}
        answers.add(Thinker(QUICK, f"{turn}").answer(table, seat))
        assert len(answers) == 1
        assert table.choose(seat, answers.pop()) is None


def test_thinking_leaves_the_table_as_it_was() -> None:
    table = game("diktat").new(3, seed=2)
    before = table.digest()
    seat = table.waiting[0].seat
    Thinker(COMPAGNON, "1").answer(table, seat)
    assert table.digest() == before


def test_it_explains_its_choice_and_two_others() -> None:
    table = game("connect4").new(2, seed=1)
    for column in (3, 0, 3, 0, 3, 1):
        table.choose(table.waiting[0].seat, ("drop", column))
    thought = Thinker(COMPAGNON, "1").explain(table, 0)
    best, *others = thought.options
    assert best.choice == ["drop", 3] and best.expects == [1.0, 0.0] and len(others) == 2
    assert best.share > max(other.share for other in others)
    assert others[0].expects[0] >= others[1].expects[0]
    assert (best.low, best.high) == (1.0, 1.0)
    for other in others:
        assert other.low is not None and other.high is not None
        assert other.low <= other.expects[0] <= other.high
    assert any(other.low != other.high for other in others)  # it is not sure of what does not win at once


def test_a_companion_parries_what_an_apprentice_may_miss() -> None:
    table = game("connect4").new(2, seed=1)
    for column in (3, 0, 3, 0, 3):
        table.choose(table.waiting[0].seat, ("drop", column))
    assert Thinker(COMPAGNON, "1").answer(table, 1) == ("drop", 3)
    assert len({Thinker(APPRENTI, f"{n}").answer(table, 1) for n in range(20)}) > 1


class Hard(Policy[Any]):
    EFFORT: ClassVar[int] = 2
    ENOUGH: ClassVar[int] = 100
    FAR: ClassVar[int] = 7
    SLIPS: ClassVar[int] = 40


def test_a_game_says_what_sets_its_levels_apart() -> None:
    levels = (APPRENTI, COMPAGNON, MAITRE)
    assert [level.effort(Hard()) for level in levels] == [24, 100, 100]
    assert [level.settings(Hard(), False).cut for level in levels] == [0, 0, 7]
    assert [level.slips_at(Hard()) for level in levels] == [60, 40, 0]
    assert [level.slips_at(Policy()) for level in levels] == [60, 0, 0]
    assert MAITRE.effort(Policy()) == MAITRE.iterations


def test_whoever_slips_takes_another_choice_by_its_share_of_the_thinking() -> None:
    lines = [Line(1, 60, [0.6, 0.4], 1.0), Line(2, 30, [0.5, 0.5], 1.0), Line(3, 0, [0.0, 0.0], 1.0)]
    thinker, rng = Thinker(COMPAGNON, "1"), random.Random(5)
    assert {thinker.chosen(lines, rng, 0, False) for _ in range(50)} == {1}
    taken = [thinker.chosen(lines, rng, 50, False) for _ in range(600)]
    assert set(taken) == {1, 2} and 50 < taken.count(2) < 150


def test_bots_are_found_by_name_and_level() -> None:
    assert bots.find("diktat", None, None) == (bots.ROBOT, "compagnon")
    assert bots.find("connect4", "robot", "maitre") == (bots.bots_for("connect4")[0], "maitre")
    assert bots.find("connect4", "thumb", None) is None
    assert bots.find("connect4", "robot", "impossible") is None
    assert bots.ROBOT.levels == LEVELS == ("hasard", "apprenti", "compagnon", "maitre", "grand-maitre")


def test_a_grand_maitre_plays_where_the_game_says_how_much_longer_it_thinks() -> None:
    for found in registry().values():
        policy, name = found.policy(), found.manifest.id
        plays = policy.LONGER > 0
        assert (bots.find(name, None, "grand-maitre") is not None) is plays
        assert [level for level in bots.bots_for(name)[0].levels] == list(LEVELS if plays else LEVELS[:-1])
        if plays:
            assert GRAND_MAITRE.effort(policy) == policy.LONGER * MAITRE.effort(policy)
    assert GRAND_MAITRE.effort(game("hybris").rules.policy()) == 4000


def test_a_good_offer_is_accepted_and_a_bad_one_declined() -> None:
    table = game("diktat").new(2, seed=1)  # everybody has PP and Agents after the first Development
    taker = table.waiting[0].seat
    giver = 1 - taker
    level = Level("quick", 60, 0.0)
    assert table.choose(giver, ("offer", taker, "give:pp:3")) is None
    number = table.view(taker)["offers"][0]["offer"]
    assert Thinker(level, "1").aside(table, giver) is None
    assert table.choose(taker, ("decline", number)) is None
    assert Thinker(level, "1").aside(table, taker) is None
    for offer, answer in ((("give:pp:3",), "accept"), (("give:pp:1", "get:emissary:3"), "decline")):
        assert table.choose(giver, ("offer", taker, *offer)) is None
        number = table.view(taker)["offers"][0]["offer"]
        assert Thinker(level, "1").aside(table, taker) == (answer, number)
        assert table.choose(taker, ("decline", number)) is None


def test_bots_offer_each_other_peace_and_swear_it() -> None:
    table = game("diktat").new(4, seed=3)
    bots_there: list[bots.Bot] = [Thinker(QUICK, f"{seat}") for seat in range(4)]
    worlds = random.Random(1)
    offered, sworn = "", False
    while not table.over and not sworn:
        seat, choice = next_move(table, bots_there, worlds)
        assert table.choose(seat, choice) is None
        sworn = choice[0] == "accept" and "i:no_kill" in offered
        offered = " ".join(map(str, choice)) if choice[0] == "offer" else offered
    state: Any = table.state
    assert sworn and len(state.oaths) == 1


def test_an_answer_to_an_offer_is_explained() -> None:
    table = game("diktat").new(3, seed=1)
    giver = table.waiting[0].seat
    taker = (giver + 1) % 3
    assert table.choose(giver, ("offer", taker, "give:pp:3")) is None
    number = table.view(taker)["offers"][0]["offer"]
    told = Thinker(QUICK, "1").explain(table, taker).options
    assert told[0].choice == ["accept", number]
    assert {tuple(option.choice) for option in told} == {("accept", number), ("decline", number), ()}
    assert told[0].expects[taker] > told[1].expects[taker]


def test_the_same_peace_is_not_sworn_twice() -> None:
    table = game("diktat").new(3, seed=1)
    policy = table.rules.policy()
    seat = table.waiting[0].seat
    other = (seat + 1) % 3
    peace = next(words for words in policy.deals(table.state, seat) if words[0] == other and words[1] > 100)
    once = policy.struck(table.state, seat, peace)
    twice = None if once is None else policy.struck(once, seat, peace)
    before, after = policy.values(table.state), policy.values(once)
    assert after[seat] > before[seat] and after[other] > before[other]
    again = policy.values(twice)
    assert again[seat] < after[seat] and again[other] < after[other]


def test_without_a_clock_the_seed_alone_decides() -> None:
    hurried, patient = (bots.make("maitre", "1", timed) for timed in (True, False))
    assert isinstance(hurried, Thinker) and isinstance(patient, Thinker)
    assert hurried.level.seconds > 0 and patient.level.seconds == 0


def test_nobody_thinks_longer_than_may_be_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the largest table of the largest game, with iterations without end."""
    for level, most in (("apprenti", 0.2), ("compagnon", 1.0), ("maitre", 5.0), ("grand-maitre", 3.1)):
        assert 0 < THINKERS[level].seconds < most
    table = game("steamwatchers").new(5, seed=2)
    looked = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: next(looked) / 10)  # a tenth of a second at every look at the clock
    Thinker(Level("long", 10**9, 0.3), "1").answer(table, table.waiting[0].seat)
    assert next(looked) == 4, "set out at 0.0, at 0.1 and 0.2 there was time, at 0.3 there was none"


def test_several_processes_add_up_what_they_found() -> None:
    table = game("connect4").new(2, seed=1)
    for column in (3, 0, 3, 0, 3):
        table.choose(table.waiting[0].seat, ("drop", column))
    two = Thinker(Level("two", 400, 0.0, processes=2), "1")
    lines = two.lines(table, 1, random.Random(1), False)
    assert table.codec.decode(lines[0].choice) == ("drop", 3)
    assert sum(line.visits for line in lines) > 400
