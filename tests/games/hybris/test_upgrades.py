"""Upgrade tiles (HYB-126 to HYB-133, HYB-122)."""

import pytest

from ludotheque.games.hybris import names
from tests.games.hybris.scene import at, quest, scene, turn
from tests.games.hybris.tiles import elements, points, spark, whole
from tests.marks import rule

ATHENA = ["athena", "zeus"]
TILES = [f"ATH{i}" for i in range(1, 7)]


@rule("HYB-126", "HYB-127", "HYB-056")
def test_only_the_leftmost_element_of_a_tile_can_be_removed() -> None:
    """EX-07: « Chouette Chevêche » begins with a Temple."""
    table = scene(olympians=ATHENA, phase="planning").start(0, "S09", "immediate")
    assert table.asks == [(0, "remove")]
    assert table.choices(0) == [f"upgrade {tile}" for tile in TILES if elements(tile)[0] == names.SPARK]
    table.refused(0, "upgrade ATH1")
    table.play(0, "upgrade ATH3")
    assert table.player(0)["freed"]["ATH3"] == 1


@rule("HYB-127", "HYB-Q14", "HYB-058")
def test_what_lies_nowhere_leftmost_is_not_removed_and_a_single_tile_is_not_asked_for() -> None:
    prophets = [tile for tile in TILES if elements(tile)[0] == names.PROPHET]
    table = scene(olympians=ATHENA, phase="planning", freed=dict.fromkeys(prophets[1:], 1))
    table.start(0, "M07", "immediate")
    assert table.told("removed") == [] and names.HERO not in [elements(tile)[0] for tile in TILES]
    table.start(0, "O09", "immediate")
    assert table.player(0)["freed"][prophets[0]] == 1


@rule("HYB-128", "HYB-Q58")
def test_a_spark_covers_the_next_bonus_of_its_track() -> None:
    table = (
        scene(olympians=ATHENA, phase="planning", freed={"ATH2": 2})
        .start(0, "S09", "immediate")
        .play(0, "upgrade ATH3")
    )
    assert table.player(0)["sparks"] == 3 and table.have("vp") == [spark("athena", 3), 0]


@rule("HYB-129")
def test_a_freed_prophet_or_hero_waits_for_the_next_age() -> None:
    table = scene(olympians=ATHENA, phase="planning", freed={"ATH4": 1})
    table.start(0, "M07", "immediate")
    rows = table.player(0)["characters"]
    assert rows["telemaque"] == {"place": "reserve", "fresh": True}
    assert table.refused(0, "assign telemaque forge").rule == "HYB-129"
    assert table.have("vp")[0] == points("ATH4")  # the tile is unlocked


@rule("HYB-130", "HYB-057", "HYB-Q59")
def test_a_temple_goes_where_its_owner_has_none() -> None:
    table = scene(olympians=ATHENA, phase="planning", freed={"ATH2": 2}, temples={"argos": [0], "elis": [1]})
    table.start(0, "A04", "immediate")
    assert table.asks == [(0, "temple")]
    assert table.choices(0) == ["city athens", "city sparta", "city elis", "city lemnos"]
    table.play(0, "city elis")
    assert table.table.view(None)["temples"]["elis"] == [0, 1]


@rule("HYB-130")
def test_a_temple_goes_to_any_city_wherever_its_owners_characters_stand() -> None:
    there = {0: {"calypso": "argos"}}
    table = turn(olympians=ATHENA, freed={"ATH2": 2}, characters=there)
    table.start(0, "A04", "immediate").play(0, "upgrade ATH2")
    assert table.choices(0) == ["city athens", "city sparta", "city argos", "city elis", "city lemnos"]


@rule("HYB-132", "HYB-133")
def test_the_last_element_unlocks_the_tile() -> None:
    """EX-08, but for the conversion that brings the Temple."""
    table = scene(olympians=ATHENA, phase="planning", vp=[3], freed={"ATH2": len(elements("ATH2")) - 1})
    table.start(0, "A04", "immediate").play(0, "upgrade ATH2", "city lemnos")
    assert table.have("vp")[0] == 7 and table.have("determination")[0] == 4
    assert table.player(0, 0)["hand"] == ["CAU"]
    assert table.told("unlocked")[0]["upgrade"] == "ATH2"


@rule("HYB-122", "HYB-Q57")
def test_the_sixth_tile_wins_at_once() -> None:
    freed = {**whole("ATH1", "ATH2", "ATH4", "ATH5", "ATH6"), "ATH3": len(elements("ATH3")) - 1}
    table = scene(olympians=ATHENA, phase="planning", freed=freed, vp=[0, 9])
    table.start(0, "M07", "immediate")
    assert table.state.over and table.have("vp")[0] == points("ATH3") > 0  # the reward is still given
    result = table.table.rules.result(table.state)
    assert result.winners == [0] and result.reason == "all-upgrades" and result.ranking == [1, 2]


@rule("HYB-302", "HYB-304")
@pytest.mark.parametrize(
    ("options", "over"),
    [({}, False), ({"scenario": "renaissance"}, True), ({"variant": "victoire_influence"}, False)],
)
def test_scenarios_change_how_many_tiles_win(options: dict[str, object], over: bool) -> None:
    freed = {**whole("ATH1", "ATH2", "ATH4"), "ATH3": len(elements("ATH3")) - 1}
    table = scene(olympians=ATHENA, phase="planning", freed=freed, options=options).start(0, "M07", "immediate")
    assert table.state.over is over


# -- read closely


@rule("HYB-Q14")
def test_a_removal_that_is_possible_is_due() -> None:
    table = scene(2, phase="planning").start(0, "S09", "immediate")
    assert table.asks == [(0, "remove")] and all(choice.startswith("upgrade") for choice in table.choices(0))


@rule("HYB-Q58")
def test_the_spark_has_its_bonus_before_the_tile_its_reward() -> None:
    told = {"olympians": ["poseidon", "zeus"], "freed": {"POS3": 1}}
    table = scene(2, phase="planning", **told).start(0, "S09", "immediate").play(0, "upgrade POS3")
    assert [event["n"] for event in table.told("gained") if event["what"] == "vp"] == [
        spark("poseidon", 1), points("POS3"),
    ]  # fmt: skip


@rule("HYB-131")
def test_a_temple_serves_its_owner_alone() -> None:
    table = at("mortal_world", "city lemnos", temples={"lemnos": [1]}, tiles={"A02": "1 1"}).play(0, "take faithful")
    assert table.asks == [(1, "turn")] and table.have("faithful")[0] == 2


@rule("HYB-132")
def test_an_unlocked_tile_has_its_effect_besides_its_reward() -> None:
    assert scene(2, phase="pillars", freed=whole("ZEU6")).have("aegis")[0] == 4


@rule("HYB-Q23")
def test_the_upgraded_card_is_discarded_like_any_other() -> None:
    table = quest("X03", hands=[["CZU"]]).play(0, "card CZU")
    assert table.player(0)["discard"] == ["CZU"]


@rule("HYB-126", "HYB-132")
def test_a_tile_is_unlocked_by_its_last_element_whatever_their_number() -> None:
    content = scene().state.content
    for upgrade, name in enumerate(content.upgrade_ids):
        elements = [int(e) for e in content.upgrade_elements[upgrade * 4 : upgrade * 4 + 4] if e >= 0]
        olympian = names.OLYMPIAN_IDS[upgrade // names.UPGRADES]
        other = "zeus" if olympian != "zeus" else "hades"
        for n in (len(elements) - 1, len(elements)):
            s = scene(phase="planning", olympians=[olympian, other], freed={name: n}).state
            assert s.unlocked(0, upgrade % names.UPGRADES) is (n == len(elements))


@rule("HYB-129", "HYB-058")
def test_prophets_come_one_after_the_other() -> None:
    prophets = [tile for tile in TILES if elements(tile)[0] == names.PROPHET]
    assert len(prophets) >= 2
    table = scene(2, olympians=ATHENA, phase="planning", characters={0: {"prophet_1": "reserve"}})
    for freed, tile in (("prophet_2", prophets[0]), ("prophet_3", prophets[1])):
        table.start(0, "O09", "immediate")
        if table.asks == [(0, "remove")]:
            table.play(0, f"upgrade {tile}")
        rows = table.player(0)["characters"]
        assert rows[freed] == {"place": "reserve", "fresh": True} and "icare" not in rows
