"""Phase 4, End of Ages, and the end of the game (HYB-104 to HYB-124)."""

from typing import Any

import pytest

from ludotheque.games.hybris import queries
from tests.games.hybris.scene import PILLARS, end, scene, turn
from tests.games.hybris.tiles import whole
from tests.marks import rule


@rule("HYB-105", "HYB-106", "HYB-107", "HYB-108", "HYB-121", "HYB-274", "HYB-276")
def test_everything_comes_home_but_the_defeated() -> None:
    rows = {"pollux": "OL1 acted", "prophet_1": "lemnos acted", "heracles": "below", "olympian": "reserve acted lying"}
    table = end(characters={0: rows | {"persee": "reserve fresh"}}, prayers_on=["pillar_2"])
    shown = table.player(0)["characters"]
    assert shown == {
        "pollux": {"place": "reserve"},
        "heracles": {"place": "below"},
        "persee": {"place": "reserve"},
        "prophet_1": {"place": "reserve"},
        "olympian": {"place": "reserve"},
    }
    assert table.state.age == 2 and table.player(0)["pillar"] is None and not table.player(0)["passed"]
    assert "pillar_2" in table.table.view(None)["pillar_prayers"] and table.asks == [(0, "pillar")]


@rule("HYB-109", "HYB-110")
def test_a_token_is_back_two_ages_later() -> None:
    table = end(used=[["forge"]])
    assert table.player(0)["unavailable"] == ["forge"] and table.player(0)["used"] == []
    for seat, pillar in ((0, 1), (1, 2)):
        table.play(seat, f"pillar pillar_{pillar}")
    table.play(0, "ready").play(1, "ready").play(0, "pass").play(1, "pass")
    assert table.player(0)["unavailable"] == [] and "forge" in table.player(0, 0)["reserve"]


@rule("HYB-111", "HYB-112", "HYB-Q52")
def test_quests_slide_to_the_right() -> None:
    table = end(quests=["E01", None, "X01"])
    shown = [quest["id"] for quest in table.table.view(None)["quests"]]
    assert shown[2] == "E01" and "X01" not in shown and len(set(shown)) == 3


@rule("HYB-113", "HYB-114", "HYB-Q53")
def test_the_forge_works_on_for_nobodys_points() -> None:
    table = end(tiles={"A01": "1 3", "A02": "0 1"})
    assert {name: row["at"] for name, row in table.table.view(None)["tile_at"].items()} == {
        "A01": "stored", "A02": "factory_2",
    }  # fmt: skip
    assert table.have("vp") == [0, 0]


@rule("HYB-115", "HYB-116", "HYB-117", "HYB-118", "HYB-119", "HYB-120")
def test_ouranos_at_the_end_of_the_second_age() -> None:
    """EX-06"""
    table = end(
        4,
        "ouranos",
        age=2,
        faithful=[3, 3, 3, 3],
        goodness=[3, 3, 3, 3],
        oracle=["3 P01"],
        olympians=["zeus", "poseidon", "athena", "hades"],
    )
    # Trêve, Révélation, Ambition and Endoctrinement gave their bottoms on passing
    assert table.have("faithful") == [1, 2, 2, 4] and table.have("goodness") == [3, 3, 3, 2]
    if table.asks[0][1] == "chaos":
        table.play(1, "stop")
    assert table.table.view(None)["chained"] == ["chronos", "ouranos"]
    assert table.player(3)["discard"] == ["P01"] and table.table.view(None)["beside_oracle"] == []


@rule("HYB-115")
def test_there_is_no_fear_in_an_odd_age() -> None:
    assert end(age=3).told("primordial") == []


@rule("HYB-315", "HYB-Q11")
def test_gaia_takes_the_cards_that_show_earth() -> None:
    table = end(2, "gaia", age=4, hands=[["P01", "P02", "P10"]], olympians=["zeus", "hades"], faithful=[1, 0])
    assert set(table.player(0)["discard"]) >= {"P01", "P10"} and "P02" not in table.player(0)["discard"]


@rule("HYB-235", "HYB-Q56")
def test_erebus_is_fought_with_somebody_from_the_reserve() -> None:
    table = end(2, "erebe", age=4, olympians=["zeus", "hades"], arena=["K03"], faithful=[1, 1], aegis=[3, 3])
    assert table.asks == [(0, "fear-fight")] and table.choices(0) == ["challenge pollux", "challenge olympian"]
    table.play(0, "challenge pollux")
    while table.asks[0][1] == "fight-game":
        table.play(table.asks[0][0], "stop")
    assert table.player(0)["characters"]["pollux"]["place"] == "below" and table.asks[0] == (1, "fear-fight")


@rule("HYB-Q56", "HYB-235", "HYB-250")
def test_whom_a_primordial_meets_and_what_comes_of_it() -> None:
    told: dict[str, Any] = {"olympians": ["zeus", "hades"], "arena": ["K03", "K07"], "faithful": [1, 1], "age": 4}
    fresh = end(2, "erebe", **told, characters={0: {"heracles": "reserve fresh"}})
    assert fresh.choices(0) == ["challenge pollux", "challenge olympian"]
    won = end(2, "erebe", **told, hands=[["P01", "P02"]]).play(0, "challenge pollux", "card P01", "card P02")
    assert won.have("vp")[0] == 3 and won.player(0)["characters"]["pollux"]["place"] == "reserve"
    lost = end(2, "erebe", **told).play(0, "challenge olympian")
    lost.until("turn")
    assert lost.state.age == 5 and lost.player(0)["characters"]["olympian"] == {"place": "reserve", "lying": True}


@rule("HYB-311", "HYB-Q122")
def test_poseidon_makes_points_of_chaos() -> None:
    table = end(2, "ouranos", age=2, olympians=["poseidon", "zeus"], hands=[["P04", "P03"]], faithful=[3, 3])
    assert table.asks == [(0, "chaos")]
    before = table.have("vp")[0]
    table.play(0, "discard P04")
    assert table.have("vp")[0] == before + 4


@rule("HYB-302")
def test_titanomachy_doubles_the_second_wrath() -> None:
    table = end(
        2,
        "ouranos",
        age=2,
        olympians=["zeus", "hades"],
        goodness=[4, 4],
        faithful=[4, 4],
        options={"scenario": "titanomachie"},
    )
    assert table.have("goodness") == [2, 2]


@rule("HYB-218", "HYB-Q50")
def test_powers_of_the_end_of_the_age() -> None:
    table = end(
        tiles={"S04": "0 LE1", "A07": "1 EL1"}, temples={"argos": [1], "elis": [1], "athens": [1]}, aegis=[0, 0]
    )
    assert table.have("aegis")[0] == 1 + 1 and table.have("vp")[1] == 2  # one of them by the other's Pillar


@rule("HYB-123", "HYB-124", "HYB-222", "HYB-Q49", "HYB-Q142")
@pytest.mark.parametrize(("vp", "ranking"), [([10, 12], [2, 1]), ([12, 10], [1, 2]), ([12, 12], [1, 2])])
def test_after_the_last_age_most_points_win_then_greatness(vp: list[int], ranking: list[int]) -> None:
    table = end(2, "ether", age=6, vp=[n + 10 for n in vp], faithful=[0, 0], olympians=["zeus", "hades"])
    result = table.table.rules.result(table.state)
    assert table.state.over and result.reason == "last-age" and result.ranking == ranking
    told = table.table.rules.account(table.state)
    level = vp[0] == vp[1]
    assert told is not None and [line.key for line in told.lines if line.after] == (["greatness"] if level else [])
    assert told.because == ("greatness" if level else "") and (not level or told.lines[-1].values == [3, 4])


@rule("HYB-222")
def test_powers_of_the_end_of_the_game() -> None:
    table = end(
        2,
        "ether",
        age=6,
        vp=[9, 9],
        tiles={"S12": "0 LE1", "O12": "1 AR1"},
        freed=whole("ZEU2"),
        olympians=["zeus", "hades"],
    )
    assert table.have("vp") == [9 - 4 + 2, 9 - 4 + 2]


@rule("HYB-002", "HYB-302")
def test_renaissance_ends_after_four_ages() -> None:
    table = end(2, "pontos", age=4, olympians=["zeus", "hades"], options={"scenario": "renaissance"})
    assert table.state.over and table.state.age == 4


@rule("HYB-302")
def test_greece_united_counts_the_cities() -> None:
    tiles = {"A01": "0 AT1", "A02": "0 AT2", "A03": "1 AT3", "A04": "0 SP1", "A05": "1 SP2"}
    table = end(
        2, "ether", age=6, tiles=tiles, vp=[4, 4], olympians=["zeus", "hades"], options={"scenario": "grece_unifiee"}
    )
    united = table.have("vp")
    alone = end(2, "ether", age=6, tiles=tiles, vp=[4, 4], olympians=["zeus", "hades"]).have("vp")
    assert [a - b for a, b in zip(united, alone, strict=True)] == [3, 0]


@rule("HYB-002", "HYB-003")
def test_the_sixth_age_begins_with_its_pillars_and_is_played() -> None:
    table = end(2, age=5)
    assert table.state.age == 6 and not table.state.over and table.asks[0][1] == "pillar"


@rule("HYB-105")
def test_pillars_that_were_resolved_come_back_face_up() -> None:
    table = scene(2, pillars=PILLARS[:2]).play(0, "pass")
    assert table.player(0)["resolved"]
    table.play(1, "pass")
    assert table.state.age == 2 and not any(table.have("resolved"))


@rule("HYB-003", "HYB-115")
def test_the_last_age_has_its_end_of_ages_too() -> None:
    assert [event["primordial"] for event in end(2, "ether", age=6).told("primordial")] == ["ether"]


@rule("HYB-018", "HYB-124")
def test_auras_decide_nothing_after_the_set_up() -> None:
    table = end(2, "ether", age=6, vp=[22, 22], faithful=[0, 0], olympians=["zeus", "hades"], greatness=[4, 3])
    result = table.table.rules.result(table.state)
    assert result.scores[0] == result.scores[1] and table.have("greatness") == [4, 3] and result.ranking == [2, 1]


@rule("HYB-304")
def test_the_variants_of_victory_change_how_one_wins() -> None:
    told: dict[str, Any] = {"age": 6, "vp": [20, 30], "olympians": ["zeus", "hades"], "freed": whole("ZEU6")}
    usual, awakened = (end(2, "ether", options={"variant": variant}, **told) for variant in ("none", "victoire_eveil"))
    assert usual.table.rules.result(usual.state).ranking == [2, 1]
    assert awakened.table.rules.result(awakened.state).ranking == [1, 2]
    six = {**whole("ZEU1", "ZEU2", "ZEU3", "ZEU4", "ZEU6"), "ZEU5": 2}
    for variant, over in (("none", True), ("victoire_influence", False)):
        table = scene(2, phase="planning", freed=six, options={"variant": variant}).start(0, "S09", "immediate")
        assert table.state.over is over


@rule("HYB-122")
def test_the_fifth_tile_wins_nothing_and_the_sixth_the_game() -> None:
    first = whole("ZEU1", "ZEU2", "ZEU3", "ZEU4")
    fifth = scene(2, phase="planning", freed={**first, "ZEU5": 2}).start(0, "S09", "immediate").play(0, "upgrade ZEU5")
    assert queries.unlocked(fifth.state, 0) == 5 and not fifth.state.over
    sixth = scene(2, phase="planning", freed={**first, "ZEU5": 2, **whole("ZEU6")}).start(0, "S09", "immediate")
    assert sixth.state.over and sixth.table.rules.result(sixth.state).reason == "all-upgrades"


@rule("HYB-Q142")
def test_behind_an_immediate_winner_the_others_stand_as_they_are() -> None:
    freed = {**whole("ZEU1", "ZEU2", "ZEU3", "ZEU4", "ZEU6"), "ZEU5": 2}
    table = scene(3, phase="planning", freed=freed, vp=[0, 5, 6], tiles={"O12": "1 AR1"}).start(0, "S09", "immediate")
    result = table.table.rules.result(table.state)
    assert result.scores[1:] == [5, 6] and result.ranking == [1, 3, 2]


@rule("HYB-123")
def test_unlocked_tiles_do_not_decide_after_the_last_age() -> None:
    told: dict[str, Any] = {"olympians": ["zeus", "hades"], "freed": whole("HAD4"), "vp": [20, 19]}
    table = end(2, "ether", age=6, **told)
    assert [queries.unlocked(table.state, seat) for seat in (0, 1)] == [0, 1]
    assert table.table.rules.result(table.state).ranking == [1, 2]


@rule("HYB-123", "HYB-Q49")
def test_the_sixth_age_ends_like_the_others_then_the_game() -> None:
    told: dict[str, Any] = {"olympians": ["zeus", "hades"], "tiles": {"S04": "0 LE1"}, "aegis": [0, 0]}
    table = end(2, "ether", age=6, **told)
    assert [event["primordial"] for event in table.told("primordial")] == ["ether"]
    assert table.have("aegis")[0] == 1 + 1 and table.state.over  # S04's, and the other's Pillar


# -- read closely

FEW: dict[str, Any] = {"olympians": ["zeus", "hades"]}


@rule("HYB-104")
def test_quests_then_the_forge_then_fear() -> None:
    table = end(2, "ouranos", age=2, **FEW, tiles={"A01": "1 3"}, quests=["E01"])
    told = [event["key"] for event in table.table.events(None) if event["key"] in ("quest", "stored", "primordial")]
    assert told == ["quest", "quest", "stored", "primordial"]


@rule("HYB-111", "HYB-112")
def test_a_quest_that_was_begun_slides_with_its_tokens_and_leaves_like_any_other() -> None:
    gone = turn(quests=[None, None, "E02"], hands=[["P03"]], characters={0: {"pollux": "moirai"}})
    gone.play(0, "activate pollux", "slot MO3", "quest E02", "card P03", "stop").play(1, "pass").play(0, "pass")
    assert "E02" not in [quest["id"] for quest in gone.table.view(None)["quests"]]
    slid = turn(quests=[None, "E02", "X08"], hands=[["P03"]], characters={0: {"pollux": "moirai"}})
    slid.play(0, "activate pollux", "slot MO3", "quest E02", "card P03", "stop").play(1, "pass").play(0, "pass")
    last = slid.table.view(None)["quests"][2]
    assert (last["id"], last["chants"]) == ("E02", [0, None, None])


@rule("HYB-112", "HYB-Q52")
def test_all_three_zones_are_filled_the_first_card_furthest_to_the_right() -> None:
    table = turn(quests=[None, None, "X01"])
    ids = table.state.content.quest_ids
    drawn = [ids[quest] for quest in table.state.quest_deck][:-4:-1]
    table.play(0, "pass").play(1, "pass")
    assert [quest and quest["id"] for quest in table.table.view(None)["quests"]] == drawn[::-1]


@rule("HYB-117")
def test_everybody_with_a_card_beside_the_oracle_is_immune() -> None:
    table = end(2, "ouranos", age=2, **FEW, faithful=[3, 3], oracle=["1 P01", "0 P02"])
    assert table.have("faithful") == [3, 4]  # one more by the other's Pillar


@rule("HYB-118")
def test_wrath_ii_strikes_from_the_best_in_greatness() -> None:
    table = end(2, "ouranos", age=2, **FEW, faithful=[3, 3], goodness=[3, 3])
    assert [event["seat"] for event in table.told("lost") if event["what"] == "goodness"] == [0, 1]


@rule("HYB-121")
def test_the_sixth_age_is_played() -> None:
    table = end(age=5)
    assert table.state.age == 6 and not table.state.over


@rule("HYB-276", "HYB-Q56", "HYB-Q77")
def test_whoever_is_spared_gives_the_token_under_it_back_to_its_own_player() -> None:
    table = scene(2, pillars=PILLARS[:2], characters={0: {"icare": "reserve oracle"}}).start(0, "erebe", "wrath_1")
    assert "oracle" not in table.player(0, 0)["reserve"]
    table.play(0, "challenge icare")
    row = table.player(0, 0)
    assert row["characters"]["icare"] == {"place": "reserve"} and row["reserve"].count("oracle") == 1


@rule("HYB-116", "HYB-Q56")
def test_a_primordial_that_strikes_is_known_to_all() -> None:
    table = scene(3, age=4, pillars=PILLARS[:3])
    erebe = table.state.veiled[1] = table.state.content.primordial_ids.index("erebe")
    assert {table.state.imagine(0, key).veiled[1] for key in range(20)} == {4, 5, 6}
    for seat in (0, 2, 1):
        table.play(seat, "pass")
    assert table.asks[0][1] == "fear-fight"
    assert all(table.state.imagine(seat, key).veiled[1] == erebe for seat in range(3) for key in range(10))


@rule("HYB-111", "HYB-Q52")
def test_three_quests_move_one_zone_each() -> None:
    shown = [quest["id"] for quest in end(quests=["E01", "E02", "X01"]).table.view(None)["quests"]]
    assert shown[1:] == ["E01", "E02"]


@rule("HYB-250", "HYB-171")
def test_a_primordial_beaten_is_no_confrontation() -> None:
    told: dict[str, Any] = {"olympians": ["zeus", "hades"], "arena": ["K03"], "hands": [["P04", "P02", "P01"]]}
    table = end(2, "erebe", age=4, tiles={"C11": "0 EL1"}, determination=[6], **told)
    before = table.have("vp")[0]
    table.play(0, "challenge pollux")
    while table.asks == [(0, "fight-game")]:
        table.play(0, table.choices(0)[0])
    assert table.told("defeated") == [] and table.have("vp")[0] == before + 3
