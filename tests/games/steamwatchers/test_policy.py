"""What Steamwatchers tells bots: only what may be chosen, and what a player would expect of it."""

import random
from typing import Any

import pytest

from ludotheque.bots.arena import play_game
from ludotheque.bots.levels import HASARD, THINKERS, Level
from ludotheque.bots.thinker import Thinker
from ludotheque.games.steamwatchers.policy import POLICY
from ludotheque.games.steamwatchers.state import Zone
from ludotheque.match import notation
from ludotheque.match.faces import game
from tests.games.steamwatchers.scene import Scene, scene

SCENARIOS = [
    (4, "la_guerre_vient"),
    (3, "l_algue_miraculeuse"),
    (2, "le_pillage_des_crames"),
    (5, "les_ruines"),
    (4, "le_reliquaire"),
    (2, "les_trois_geantes"),
    (3, "le_rendez_vous"),
]
QUICK = Level("quick", 8, 0.0)
BRIEF = Level("brief", 60, 0.0)


@pytest.mark.whole
@pytest.mark.parametrize(("seats", "scenario"), SCENARIOS)
def test_it_proposes_only_what_the_rules_allow_and_weighs_all_of_it(seats: int, scenario: str) -> None:
    table = game("steamwatchers").new(seats, seed=3, options={"scenario": scenario})
    rng = random.Random(7)
    state: Any = table.state
    while not table.over:
        seat = state.actor()
        choices = list(POLICY.choices(state, seat))
        assert choices and all(state.why_not(seat, choice) is None for choice in choices)
        weights = list(POLICY.promises(state, seat, POLICY.choices(state, seat)))
        assert len(weights) == len(choices) and all(weight > 0.0 for weight in weights)
        values = list(POLICY.values(state))
        assert sum(values) == pytest.approx(1.0) and all(0.0 <= value <= 1.0 for value in values)
        picked = POLICY.pick(state, seat, rng.getrandbits(32))
        assert picked in choices
        assert table.choose(int(seat), table.codec.decode(picked)) is None
        state = table.state


@pytest.mark.whole
def test_an_apprentice_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight iterations are fewer than an Apprenti's; from both seats."""
    monkeypatch.setitem(THINKERS, "apprenti", QUICK)
    won = 0.0
    for n in range(6):
        levels = ["apprenti", HASARD] if n % 2 == 0 else [HASARD, "apprenti"]
        won += play_game("steamwatchers", levels, f"beats {n}").won(n % 2)
    assert won >= 5.0


def best(t: Scene, seat: int) -> tuple[object, ...]:
    return Thinker(BRIEF, "1").answer(t.table, seat)


def chances(t: Scene) -> list[float]:
    return list(POLICY.values(t.state))


def promised(t: Scene, seat: int) -> dict[str, float]:
    choices = POLICY.choices(t.state, seat)
    said = [notation.write(t.table.codec.decode(choice)) for choice in choices]
    return dict(zip(said, POLICY.promises(t.state, seat, choices), strict=True))


def test_farms_and_tall_columns_are_good_and_exile_is_bad() -> None:
    def held(zone: str, **players: Any) -> float:
        zones = {"rhone": f"0 3b {zone}".strip(), "svealand": "1 3b"}
        return chances(scene(clans=["apotres", "menrau"], turn=4, zones=zones, players=[players, {}]))[0]

    assert held("farm") > held("") and held("farm farm") > held("farm")
    assert held("f5") > held("f1") > held("")
    assert held("farm", exiled=2) < held("farm")


def test_order_tokens_are_placed_zone_by_zone_the_strongest_first() -> None:
    zones = {"rhone": "0 1b", "gironde": "0 3b", "breizh": "0 2b", "svealand": "1 3b"}
    t = scene(clans=["apotres", "menrau"], phase="planning", zones=zones)
    offered = [t.table.codec.decode(choice) for choice in POLICY.choices(t.state, 0)]
    assert {choice[1] for choice in offered} == {"gironde"} and len(offered) == 3


def test_a_farm_is_built_when_it_can_be_paid() -> None:
    zones = {"rhone": "0 3b f1", "svealand": "1 3b"}
    reserved = ["watcher_1", "archon"]
    t = scene(clans=["apotres", "menrau"], turn=2, phase="decline", zones=zones, reserved=reserved)
    assert t.asks[0][1] == "farm" and best(t, 0) == ("farm",)


def test_it_walks_into_an_empty_zone_with_farms() -> None:
    zones = {"gironde": "0 4b movement", "rhone": "farm farm", "svealand": "1 3b"}
    t = scene(clans=["apotres", "menrau"], turn=5, phase="activation", zones=zones).play(0, "activate gironde")
    assert best(t, 0)[1] == "rhone"


def test_a_hopeless_attack_is_left_alone() -> None:
    zones = {"gironde": "0 1b movement", "rhone": "1 5b turret turret", "eirinn": "0 2b"}
    t = scene(clans=["apotres", "menrau"], turn=3, phase="activation", zones=zones).play(0, "activate gironde")
    assert best(t, 0) != ("march", "rhone")


def test_the_rendezvous_chosen_stays_secret() -> None:
    t = Scene(game("steamwatchers").new(2, seed=1, options={"scenario": "le_rendez_vous"})).until("rendezvous")
    seat = t.table.waiting[0].seat
    shown = {POLICY.shown(t.state, seat, choice) for choice in POLICY.choices(t.state, seat)}
    assert len(POLICY.choices(t.state, seat)) > 1 and len(shown) == 1


def test_the_laboratory_gets_turns_and_points() -> None:
    rules = game("steamwatchers").rules
    played = play_game("steamwatchers", [HASARD] * 4, "lab")
    state: Any = played.table.state
    assert rules.lab.stats(state) == {"rounds": state.turn} and len(rules.lab.standing(state) or []) == 4
    assert len(rules.content.mark({"content": "house"})) == 12


def test_clans_and_deployments_are_picked_by_whim() -> None:
    """Nothing tells them apart before the first column: no two bots like the same one."""
    picked = set()
    for n in range(8):
        table = game("steamwatchers").new(4, seed=n)
        picked.add(Thinker(QUICK, f"{n}").answer(table, table.waiting[0].seat))
    assert len(picked) >= 3 and all(choice[0] == "clan" for choice in picked)


def test_a_defence_token_with_nothing_to_do_is_left_alone() -> None:
    """Nobody near, no room for a turret but in the place of a farm, last turn: it goes on defending, and he passes."""
    zones = {"rhone": "0 3b farm farm defence", "svealand": "1 3b movement"}
    t = scene(clans=["apotres", "menrau"], phase="activation", turn=5, zones=zones)
    weights = promised(t, 0)
    assert weights["pass"] > 1.3 * weights["activate rhone"]


def test_a_defence_token_that_can_recruit_is_used() -> None:
    zones = {"rhone": "0 3b farm farm defence", "svealand": "1 3b movement"}
    t = scene(clans=["apotres", "menrau"], phase="activation", turn=2, zones=zones)
    weights = promised(t, 0)
    assert weights["activate rhone"] > weights["pass"]


def test_nobody_is_ahead_before_anybody_has_deployed() -> None:
    """The first to deploy is not thought to have won for being alone on the map."""
    table = game("steamwatchers").new(3, seed=5, options={"scenario": "la_guerre_vient"})
    state: Any = table.state
    while not any(state.on(zone, Zone.holder) >= 0 for zone in range(state.content.zones)):
        assert list(POLICY.values(state)) == pytest.approx([1 / 3] * 3)
        seat = int(state.actor())
        assert table.choose(seat, table.codec.decode(POLICY.choices(state, seat)[0])) is None
        state = table.state
    assert list(POLICY.values(state)) == pytest.approx([1 / 3] * 3)
