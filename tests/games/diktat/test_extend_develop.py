"""« Étendre son influence » and « Développer sa Cabale »."""

import pytest

from tests.games.diktat.scene import scene
from tests.marks import rule

# -- Extend influence


@rule("DIK-095", "DIK-096")
def test_dik_g03_extend_influence() -> None:
    t = scene(2, reserve={"A": {"C": 2}}, spies=[1, 0]).play(0, "extend", "discard spy")
    assert t.pp == [2, 0]
    assert (t.goods("spy")[0], t.goods("citizen")[0]) == (0, 2)
    t.refused(0, "discard citizen")
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-095")
def test_extending_influence_gives_one_pp() -> None:
    t = scene(2, pp=[4, 4], reserve={"A": {"C": 1}}).play(0, "extend", "keep")
    assert t.pp == [5, 4]
    assert t.goods("citizen")[0] == 1


@rule("DIK-096")
@pytest.mark.parametrize("good", ["citizen", "guard", "emissary", "assassin", "spy"])
def test_one_agent_assassin_or_spy_may_be_discarded_for_one_more_pp(good: str) -> None:
    everything = {"reserve": {"A": {"C": 2, "G": 2, "E": 2}}, "assassins": [2, 0], "spies": [2, 0]}
    t = scene(2, affinity={"A": ["Po"]}, **everything).play(0, "extend")
    assert t.choices(0) == [
        "keep", "discard citizen", "discard guard", "discard emissary", "discard assassin", "discard spy",
    ]  # fmt: skip
    t.play(0, f"discard {good}")
    assert t.pp == [2, 0]
    left = {name: t.goods(name)[0] for name in ("citizen", "guard", "emissary", "assassin", "spy")}
    assert left == {name: 1 if name == good else 2 for name in left}


@rule("DIK-096")
def test_what_a_player_does_not_have_cannot_be_discarded() -> None:
    t = scene(2, reserve={"A": {"G": 1}}, piles={"karst": ["A: C"]}).play(0, "extend")
    assert t.choices(0) == ["keep", "discard guard"]
    t.refused(0, "discard citizen")


@rule("DIK-Q29")
def test_the_type_of_an_agent_discarded_for_influence_stays_secret() -> None:
    t = scene(3, reserve={"A": {"E": 1}}).play(0, "extend", "discard emissary")
    assert t.told("agent-discarded", 0)[0]["agent"] == "emissary"
    for eyes in (1, 2, None):
        (discarded,) = t.told("agent-discarded", eyes)
        assert discarded["seat"] == 0  # that one was discarded is public
        assert "agent" not in discarded


@rule("DIK-Q29")
def test_a_discarded_token_is_seen_by_everybody() -> None:
    t = scene(2, assassins=[1, 0]).play(0, "extend", "discard assassin")
    assert t.told("spent")[0]["good"] == "assassin"


@rule("DIK-Q29")
def test_agents_discarded_at_the_end_of_the_cycle_are_not_shown() -> None:
    t = scene(2, phase="end_of_cycle", reserve={"A": {"E": 2, "G": 1}}, pawns=[0, 0])
    assert t.goods("emissary") == [3, 3]  # those of the next Development only
    ended = [event for event in t.table.events(1) if event["key"] == "cycle-ends"]
    assert len(ended) == 1
    assert not any("emissary" in event.values() for event in t.table.events(1))


# -- Develop the Cabal


@rule("DIK-097")
def test_each_development_costs_what_the_next_free_slot_shows() -> None:
    t = scene(2, pp=[25, 0])
    left = [25]
    for card in ("HA-K1", "HA-K2", "HA-K3", "HA-K4", "HA-K5"):
        t.play(0, "develop", f"play {card}").play(1, "extend", "keep")
        left.append(t.pp[0])
    assert left == [25, 23, 20, 16, 11, 5]


@rule("DIK-097")
def test_the_cost_of_the_house_cabals_is_their_own() -> None:
    t = scene(2, content="house", cabals=["resistance", "harmonie"], pp=[9, 9])
    t.play(0, "develop", "play RE1").play(1, "develop", "play HA1")
    assert t.pp == [8, 6]


@rule("DIK-098")
def test_the_chosen_card_is_in_play_and_its_effects_are_active_at_once() -> None:
    t = scene(2, content="house", cabals=["garde_noire", "harmonie"], pp=[9, 0])
    t.refused(0, "use GN1 0")
    t.play(0, "develop")
    assert t.choices(0) == ["play GN1", "play GN2", "play GN3", "play GN4", "play GN5"]
    t.play(0, "play GN1")
    assert t.player(0)["played"] == ["GN1"]
    assert t.asks == [(1, "manoeuvre")]
    t.play(0, "use GN1 0", "name karst")  # beside the turn of B
    assert t.on("karst")["blockhaus"] == 1


@rule("DIK-098", "DIK-175")
def test_a_gain_of_the_card_comes_with_it() -> None:
    t = scene(
        3, content="house", cabals=["garde_noire", "harmonie", "polisec"], pp=[0, 9, 0], turn="B", affinity={"B": []}
    )
    t.play(1, "develop", "play HA4", "affinity people")
    assert t.rank[1] == 29
    assert t.goods("people")[1] == 1
    others = ("citizen", "guard", "emissary", "politics", "artefact")
    assert [t.goods(name)[1] for name in others] == [0] * 5 and t.asks != [(1, "affinity")]


@rule("DIK-098")
def test_a_played_card_cannot_be_played_again() -> None:
    t = scene(2, pp=[9, 0], developed={"A": ["HA-K2"]}).play(0, "develop")
    assert t.choices(0) == ["play HA-K1", "play HA-K3", "play HA-K4", "play HA-K5"]
    t.refused(0, "play HA-K2")
    t.refused(0, "play GN-K1")


@rule("DIK-099")
def test_the_vp_of_a_slot_are_gained_when_its_card_is_placed() -> None:
    t = scene(2, pp=[25, 0])
    scores = []
    for card in ("HA-K5", "HA-K4", "HA-K3", "HA-K2", "HA-K1"):
        t.play(0, "develop", f"play {card}").play(1, "extend", "keep")
        scores.append(t.vp[0])
    assert scores == [0, 1, 1, 2, 4]


@rule("DIK-100")
def test_the_printed_order_is_only_advice() -> None:
    t = scene(2, content="house", pp=[9, 9]).play(0, "develop", "play HA5").play(1, "extend", "keep")
    t.play(0, "develop", "play HA2")
    assert t.player(0)["played"] == ["HA2", "HA5"]


@rule("DIK-Q28")
def test_developing_with_every_slot_filled_is_not_legal() -> None:
    t = scene(2, pp=[99, 0], developed={"A": ["HA-K1", "HA-K2", "HA-K3", "HA-K4", "HA-K5"]})
    assert "develop" not in t.choices(0)
    assert t.refused(0, "develop").rule == "DIK-Q28"


@rule("DIK-Q28")
@pytest.mark.parametrize(("purse", "legal"), [(1, False), (2, True)])
def test_developing_with_too_few_pp_is_not_legal(purse: int, legal: bool) -> None:
    t = scene(2, pp=[purse, 0])
    assert ("develop" in t.choices(0)) == legal
    if not legal:
        assert t.refused(0, "develop").why == "too-poor"
        assert t.goods("debt") == [0, 0]  # no Debt is forced for it
