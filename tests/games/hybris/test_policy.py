"""What bots are told of Hybris."""

from typing import Any

from ludotheque.bots.levels import COMPAGNON, Level
from ludotheque.bots.thinker import Thinker
from ludotheque.core.state import pack, verb_of
from ludotheque.games.hybris import names, state, verbs
from ludotheque.games.hybris.policy import POLICY
from ludotheque.games.hybris.worth import at_once, lasting, prospects
from tests.games.hybris.scene import Scene, at, clash, end, fresh, scene

PILLARS = ["pillar_1", "pillar_5"]


def better(what: str, **told: Any) -> bool:
    """Whether seat 0 stands better with that than without."""
    usual: dict[str, Any] = {"phase": "planning", "age": 3}
    return bool(prospects(scene(2, **(usual | told)).state)[0] > prospects(scene(2, **usual).state)[0])


def test_everything_good_is_worth_something() -> None:
    assert better("points", vp=[2, 0])
    for name in ("aegis", "faithful", "prayer", "goodness", "determination"):
        assert better(name, **{name: [6 if name == "aegis" else 4]})
    assert better("a tile in storage", tiles={"A01": "0 stored"})
    assert better("an element removed", freed={"ZEU2": 1})
    assert better("a Hero", characters={0: {"heracles": "reserve"}})
    assert not better("a Hero defeated", characters={0: {"pollux": "below"}})


def test_what_a_tile_does_counts_beside_its_points() -> None:
    """A02 gives Aegis at the start of each Age; A08 lets design once an Age; A06 adds Force, which cannot be read off
    plainly; A12 gives a Spark when it is deployed."""
    s = scene(2, phase="planning", age=3).state
    tiles = {name: s.content.tile_ids.index(name) for name in ("A02", "A06", "A08", "A12")}
    assert lasting(s, tiles["A02"], 3.0) > lasting(s, tiles["A06"], 3.0) > lasting(s, tiles["A06"], 1.0) > 0.0
    assert lasting(s, tiles["A08"], 3.0) > lasting(s, tiles["A06"], 3.0)
    assert at_once(s, tiles["A12"]) > at_once(s, tiles["A02"]) == 0.0
    assert better("a tile at work", tiles={"A02": "0 AT1"})


def test_every_pillar_is_worth_something_and_three_are_looked_at() -> None:
    seen = set()
    for seed in range(6):
        table = fresh(4, seed=seed)
        while table.asks[0][1] != "pillar":
            table.play(table.asks[0][0], table.choices(table.asks[0][0])[0])
        seat = table.asks[0][0]
        looked_at = POLICY.choices(table.state, seat)
        assert len(looked_at) == 3 < len(table.choices(seat)) == 6
        assert all(POLICY.worth(table.state, seat, choice) > 0.0 for choice in looked_at)
        seen |= set(looked_at)
    assert len(seen) == 6


def test_a_service_that_does_nothing_is_worth_least() -> None:
    for tiles, better_served in (({}, False), ({"A02": "1 1"}, True)):
        s = at("mortal_world", "city lemnos", tiles=tiles).state
        served, recruited = (
            POLICY.worth(s, 0, pack(*choice)) for choice in ((verbs.SERVE,), (verbs.TAKE, names.FAITHFUL))
        )
        assert (served > recruited) is better_served


def test_chances_add_up_and_follow_the_points() -> None:
    for vp in ([10, 0, 0], [0, 3, 0]):
        values = POLICY.values(scene(3, phase="planning", vp=vp).state)
        assert abs(sum(values) - 1.0) < 1e-9 and max(values) == values[vp.index(max(vp))]


def test_a_lead_counts_more_at_the_end() -> None:
    early, late = (POLICY.values(scene(2, phase="planning", age=age, vp=[5, 0]).state)[0] for age in (1, 6))
    assert 0.5 < early < late


def test_planning_is_thought_of_one_character_at_a_time() -> None:
    table = scene(2, phase="planning", characters={0: {"heracles": "reserve", "persee": "reserve"}})
    offered = POLICY.choices(table.state, 0)
    assert len(offered) == 8 and len(table.choices(0)) > 20  # seven Locations for the first, and being ready
    table.play(0, "assign pollux oracle")
    assert verbs.LIFT not in {verb_of(choice) for choice in POLICY.choices(table.state, 0)}


def test_of_many_tiles_a_few_are_looked_at() -> None:
    """Which ones depends on what the seat can see alone, and changes from one position to the next."""
    table = scene(2, phase="planning").start(0, "A08", "once_per_age")
    offered = POLICY.choices(table.state, 0)
    assert len(set(offered)) == 8 and all(table.state.why_not(0, choice) is None for choice in offered)
    assert all(list(POLICY.choices(table.state.imagine(0, key), 0)) == list(offered) for key in (2, 3))
    other = scene(2, phase="planning", vp=[1]).start(0, "A08", "once_per_age")
    assert set(POLICY.choices(other.state, 0)) != set(offered)


def chosen(table: Scene, seat: int, draws: int = 60) -> list[tuple[Any, ...]]:
    picked = [POLICY.pick(table.state, seat, draw * 71582788) for draw in range(draws)]
    return [table.table.codec.decode(choice) for choice in picked]


def test_a_bot_seldom_passes_while_it_can_act() -> None:
    table = scene(2, pillars=PILLARS, characters={0: {"pollux": "oracle"}})
    moves = chosen(table, 0)
    assert moves.count(("pass",)) < len(moves) // 5 and set(moves) <= set(map(tuple, table.table.waiting[0]))
    assert POLICY.promise(table.state, 0, pack(verbs.PASS)) > 0.0


def test_a_token_laid_stays_secret() -> None:
    table = scene(2, phase="planning")
    for choice in POLICY.choices(table.state, 0):
        assert verb_of(POLICY.shown(table.state, 0, choice)) == verbs.READY
    assert table.state.phase == state.PLANNING


def test_in_a_combat_nobody_can_rely_on_what_a_bot_lays() -> None:
    table = clash(hands=[["P01", "P02", "P05"], ["P01", "P03", "P05"]], determination=[6, 6])
    answers = {Thinker(COMPAGNON, f"bluff {seed}").answer(table.table, 0) for seed in range(12)}
    assert len(answers) > 1


def test_elsewhere_a_bot_plays_what_it_found_best() -> None:
    table = scene(2, pillars=PILLARS, vp=[0, 0], tiles={"A01": "0 stored"}, characters={0: {"pollux": "mortal_world"}})
    table.play(0, "activate pollux", "city athens")
    sure = Level("sure", 60, 0.0)
    assert {Thinker(sure, f"plain {seed}").answer(table.table, 0) for seed in range(6)} == {("act", "deploy")}


def test_poseidon_gives_a_dear_card_for_points() -> None:
    """HYB-311"""
    table = end(2, "ouranos", age=2, olympians=["poseidon", "zeus"], hands=[["P04", "P03"]], faithful=[3, 3])
    moves = chosen(table, 0)
    assert moves.count(("discard", "P04")) > len(moves) // 2


def test_a_chant_that_cannot_be_sung_is_not_worth_trying() -> None:
    """HYB-166"""
    able, unable = (
        scene(2, quests=[None, None, "E10"], hands=[hand]).state for hand in (["CZ1", "CZ2", "P03"], ["P01"])
    )
    epic = able.content.quest_ids.index("E10")
    assert POLICY.worth_quest(able, 0, epic) > 0.0 > POLICY.worth_quest(unable, 0, epic)


def test_a_turn_is_judged_by_how_it_may_end() -> None:
    """HYB-085  The Aegis is paid at once, the fruit comes later: half way through, both are counted."""
    table = scene(2, pillars=PILLARS, characters={0: {"pollux": "oracle"}})
    assert POLICY.quiet(table.state)
    table.play(0, "activate pollux")
    assert not POLICY.quiet(table.state) and POLICY.quiet(POLICY.played_on(table.state))
    assert table.state.age == POLICY.played_on(table.state).age
