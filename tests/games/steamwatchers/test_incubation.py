"""Payments, the Incubation track, Quarantine, Death & Exile, elimination."""

from typing import Any

import pytest

from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.phases.decline import Toxins
from ludotheque.games.steamwatchers.phases.incubation import Cure, Incubate, Pay, Quarantine
from ludotheque.games.steamwatchers.state import Player
from tests.games.steamwatchers.scene import Scene, board, crowd, scene, then, wipe
from tests.marks import rule


def level(t: Scene) -> int:
    return int(t.player(0)["incubation"])


# -- paying


@rule("STW-029")
def test_the_payer_chooses_the_type_barrel_by_barrel() -> None:
    t = then(board(healthy=2, contraband=2), Pay(0, 3, 108))
    assert t.choices(0) == ["pay 1", "pay 2"]
    assert t.refused(0, "pay 0").why == "too-few-healthy" and t.refused(0, "pay 3").why == "too-few-contraband"
    assert t.refused(0, "pay 4").why == "more-than-due"
    t.play(0, "pay 2")
    assert (t.player(0)["healthy"], t.player(0)["contraband"]) == (1, 0)
    assert then(board(healthy=3, contraband=3), Pay(0, 3, 108)).choices(0) == [f"pay {n}" for n in range(4)]


def left(t: Scene) -> tuple[int, ...]:
    """Barrels of a clan: healthy in stock and surplus, then contraband."""
    return tuple(t.player(0)[name] for name in ("healthy", "spare_healthy", "contraband", "spare_contraband"))


@rule("STW-031", "STW-Q14", "STW-Q83")
def test_the_payer_says_which_healthy_barrels_he_spends_and_surplus_contraband_goes_first() -> None:
    t = then(board(healthy=2, contraband=1, spare_healthy=1, spare_contraband=1), Pay(0, 2, 108)).play(0, "pay 1")
    assert t.asks == [(0, "stock")] and t.choices(0) == ["stock 0", "stock 1"]
    t.play(0, "stock 1")
    assert left(t) == (1, 1, 1, 0) and level(t) == 1
    t = then(board(healthy=2, contraband=0, spare_healthy=1), Pay(0, 1, 108)).play(0, "stock 0")
    assert left(t) == (2, 0, 0, 0)
    t = then(board(healthy=2, contraband=0, spare_healthy=3), Pay(0, 4, 108))
    assert t.choices(0) == ["stock 1", "stock 2"]
    assert t.refused(0, "stock 0").why == "too-few-spare" and t.refused(0, "stock 3").why == "too-few-stocked"
    assert t.refused(0, "stock 5").why == "more-than-due" and t.refused(0, "pay 1").why == "not-offered"
    assert left(t.play(0, "stock 2")) == (0, 1, 0, 0)


@rule("STW-Q83", "STW-Q52", "STW-Q64")
def test_stock_or_surplus_is_not_asked_when_nothing_looks_at_the_slots_any_more() -> None:
    both: dict[str, Any] = {"healthy": 2, "contraband": 0, "spare_healthy": 1}
    assert then(board("flotte", **both, incubation=7), Pay(0, 1, 108)).asks == [(0, "activation")]  # no more tokens
    t = scene(2, clans=["flotte", "menrau"], zones={"gironde": "0 2b defence", "svealand": "1 1b defence"},
              players=[{**both, "incubation": 7}, {}])  # fmt: skip
    assert then(t, Pay(0, 1, 108)).asks == [(0, "stock")]  # a Semeur takes from the stock alone
    assert then(board("flotte", healthy=0, contraband=0, spare_healthy=2), Pay(0, 1, 108)).asks == [(0, "activation")]
    assert then(board("flotte", healthy=2, contraband=0), Pay(0, 1, 108)).asks == [(0, "activation")]


@rule("STW-032", "STW-Q25")
def test_each_contraband_barrel_raises_incubation_once_all_have_left() -> None:
    t = then(board("flotte", healthy=1, contraband=4), Pay(0, 4, 108)).play(0, "pay 3")
    assert level(t) == 3 and t.asks == [(0, "quarantine")]
    assert "quarantine_full" not in t.choices(0)  # the healthy barrel was paid before any cell acted
    assert t.player(0)["contraband"] == 1


@rule("STW-030")
def test_a_barrel_without_free_slot_goes_to_the_surplus_area() -> None:
    zones = {"gironde": "0 2b", "svealand": "1 1b"}
    t = scene(2, clans=["alliance", "menrau"], zones=zones, phase="conclave", titles=["archon", "legate"],
              players=[{"healthy": 5, "blocked": 1}, {}], hands={0: {"archon": ["degel"]}})  # fmt: skip
    t.play(1, "sea nordhaf").play(0, "archon degel")
    assert (t.player(0)["healthy"], t.player(0)["spare_healthy"]) == (5, 2)


@rule("STW-030", "STW-Q14")
def test_a_barrel_goes_on_a_free_slot_first_and_the_surplus_has_no_limit() -> None:
    def thawed(**row: int) -> tuple[int, int]:
        zones = {"gironde": "0 2b", "svealand": "1 1b"}
        t = scene(2, clans=["alliance", "menrau"], zones=zones, phase="conclave", titles=["archon", "legate"],
                  players=[row, {}], hands={0: {"archon": ["degel"]}})  # fmt: skip
        t.play(1, "sea nordhaf").play(0, "archon degel")
        return t.player(0)["healthy"], t.player(0)["spare_healthy"]

    assert thawed(healthy=3) == (5, 0)
    assert thawed(healthy=5) == (6, 1)
    assert thawed(healthy=6, spare_healthy=9) == (6, 11)


# -- the track


@rule("STW-175", "STW-176")
def test_every_cell_crossed_acts_in_order_and_resistance_does_nothing() -> None:
    t = then(board("flotte"), Incubate(0, 2))
    assert level(t) == 2 and t.asks == [(0, "activation")]
    then(t, Incubate(0, 3))
    assert level(t) == 3 and t.asks == [(0, "quarantine")]
    t.play(0, "quarantine_supply")
    assert level(t) == 5 and t.asks == [(0, "quarantine")]


@rule("STW-182")
def test_a_slot_under_quarantine_serves_no_action() -> None:
    t = board("apotres", slots=["quarantine"] * 4).play(0, "activate gironde")
    assert "mobilise" not in t.choices(0) and t.refused(0, "mobilise").why == "no-slot"


@rule("STW-183")
def test_a_covered_barrel_goes_to_the_general_reserve() -> None:
    t = then(board("flotte"), Quarantine(0)).play(0, "quarantine_full")
    assert (left(t), t.player(0)["blocked"]) == ((5, 0, 4, 0), 1)


@rule("STW-184")
def test_a_token_on_the_supply_track_acts_in_phase_five() -> None:
    t = then(board("flotte"), Quarantine(0)).play(0, "quarantine_supply")
    assert (t.player(0)["supply"], t.player(0)["capped"]) == (10, 1)


@rule("STW-Q53")
def test_without_a_token_left_a_quarantine_cell_does_nothing() -> None:
    t = board("flotte")
    t.state.put(1, Player.blocked, 35)
    then(t, Incubate(0, 3))
    assert level(t) == 3 and t.asks == [(0, "activation")]
    assert (t.player(0)["exiled"], t.player(0)["units"]) == (0, 2)


@rule("STW-177", "STW-181")
def test_a_quarantine_token_goes_where_its_owner_likes_but_never_on_contraband() -> None:
    t = then(board("flotte", healthy=3, slots=["free", "forced_march", "quarantine", "free"]), Quarantine(0))
    assert t.choices(0) == [
        "quarantine_slot 0",
        "quarantine_slot 1",
        "quarantine_slot 3",
        "quarantine_full",
        "quarantine_empty",
        "quarantine_supply",
    ]
    assert t.refused(0, "quarantine_slot 2").rule == "STW-181" and t.refused(0, "quarantine_slot 4").rule == "STW-181"


@rule("STW-182")
def test_on_an_action_slot_the_token_there_returns_and_the_slot_is_lost() -> None:
    t = then(board("flotte", slots=["forced_march"]), Quarantine(0)).play(0, "quarantine_slot 0")
    assert t.player(0)["slots"] == ["quarantine", "free", "free", "free"]


@rule("STW-183", "STW-Q52")
def test_on_a_healthy_slot_full_or_empty() -> None:
    t = then(board("flotte", healthy=3), Quarantine(0)).play(0, "quarantine_full")
    assert (t.player(0)["healthy"], t.player(0)["blocked"]) == (2, 1)
    t = then(board("flotte", healthy=3), Quarantine(0)).play(0, "quarantine_empty")
    assert (t.player(0)["healthy"], t.player(0)["blocked"]) == (3, 1)
    t = then(board("flotte", healthy=6), Quarantine(0))
    assert "quarantine_empty" not in t.choices(0)


@rule("STW-184", "STW-Q51")
def test_on_the_supply_track_from_the_highest_cell_down_but_the_lowest() -> None:
    t = then(board("flotte", capped=5), Quarantine(0)).play(0, "quarantine_supply")
    assert t.player(0)["capped"] == 6
    assert "quarantine_supply" not in then(t, Quarantine(0)).choices(0)


@rule("STW-Q53")
def test_without_a_place_or_a_token_nothing_happens() -> None:
    full: dict[str, Any] = {"slots": ["quarantine"] * 4, "healthy": 0, "blocked": 6, "capped": 6}
    t = then(board("flotte", **full), Quarantine(0))
    assert t.asks == [(0, "activation")]
    t = board("flotte")
    t.state.put(1, 5, 35)  # every token of the box lies on the other board
    assert then(t, Quarantine(0)).asks == [(0, "activation")]


@rule("STW-178")
def test_death_and_exile_takes_a_unit_of_the_owners_choice() -> None:
    t = then(board("rhein_stamm", {"breizh": "0 1b 1e"}, incubation=6), Incubate(0, 1))
    assert t.choices(0) == ["exile breizh base", "exile breizh elite", "exile gironde base"]
    assert t.refused(0, "exile gironde elite").rule == "STW-178"
    t.play(0, "exile breizh elite")
    row = t.player(0)
    assert row["exiled"] == 1 and row["reserve_elite"] == 2 and t.units("breizh") == (0, 1, 0)


@rule("STW-179")
def test_every_further_increase_exiles_again() -> None:
    t = then(board("rhein_stamm", {"gironde": "0 4b"}, incubation=7), Incubate(0, 2))
    assert level(t) == 7 and t.player(0)["exiled"] == 2


@rule("STW-014")
def test_exiled_units_belong_to_no_reserve() -> None:
    t = then(board("rhein_stamm", {"gironde": "0 4b"}, incubation=7), Incubate(0, 2))
    assert t.player(0)["reserve_base"] == 13 - 4


@rule("STW-235")
def test_the_track_of_the_apotres_has_an_end() -> None:
    t = then(board("apotres", incubation=7), Incubate(0, 3))
    assert level(t) == 7 and t.player(0)["exiled"] == 0 and t.asks == [(0, "activation")]


@rule("STW-185")
def test_a_quarantine_token_stays_until_an_effect_removes_it() -> None:
    t = then(board("flotte", slots=["quarantine"], blocked=1, capped=1, healthy=5), Cure(0))
    assert t.choices(0) == ["lift_slot 0", "lift_stock", "lift_supply"]
    t.play(0, "lift_slot 0")
    assert t.player(0)["slots"][0] == "free" and t.player(0)["blocked"] == 1


# -- elimination


def three() -> Scene:
    zones = {"gironde": "0 1b defence", "svealand": "1 1b defence", "breizh": "2 2b defence", "karst": ""}
    zones.pop("karst")
    zones |= {"neustria": "0 beacon:0 farm", "lutecia": "1 beacon:1"}
    return scene(
        3,
        clans=["apotres", "menrau", "flotte"],
        zones=zones,
        seas={"mor_irez": [1, 1, 0]},
        titles=["legate", "watcher_1", "primus"],
        legate="nordhaf",
        primus="archon",
        hands={0: {"steam": ["saksa"], "archon": ["degel"]}},
        players=[{"incubation": 7}, {"capped": 2}, {}],
    )


@rule("STW-112", "STW-113")
def test_a_clan_without_units_leaves_with_beacons_and_contracts() -> None:
    t = wipe(three(), "gironde")
    assert t.player(0)["out"] and t.player(0)["units"] == 0
    assert t.built("neustria") == ["farm"] and t.control("neustria") is None
    assert t.table.view(None)["seas"]["mor_irez"]["contracts"] == [0, 1, 0]
    assert not t.table.over


@rule("STW-Q56")
def test_its_tokens_hand_and_titles_go_back_or_leave_the_game() -> None:
    t = wipe(three(), "gironde")
    view = t.table.view(None)
    assert view["legate"] is None and t.order("gironde") is None
    assert view["primus"] == "archon" and [t.player(seat)["passed"] for seat in range(3)] == [True, False, False]
    assert t.player(0)["steam_cards"] == t.player(0)["archon_cards"] == view["cards"]["discard"] == 0
    assert t.built("neustria") == ["farm"]  # what was neutral stays
    t = wipe(three(), "breizh")
    assert t.table.view(None)["primus"] == "conclave"


@rule("STW-Q57")
def test_the_last_clan_wins_at_once() -> None:
    t = wipe(three(), "gironde", "breizh")
    result = t.table.result
    assert result is not None and result.winners == [1] and result.reason == "last_clan"


@rule("STW-Q57", "STW-101")
def test_clans_that_fall_together_are_parted_by_quarantine_then_by_the_track() -> None:
    t = wipe(three(), "gironde", "svealand", "breizh")
    result = t.table.result
    assert result is not None and result.winners == [0]  # Legate comes before Primus; Menrâu has two tokens


ALONE = {"gironde": "0 1b defence", "svealand": "1 1b defence", "breizh": "2 1b defence"}


@rule("STW-Q57", "STW-101")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_of_clans_that_fall_together_the_first_on_the_track_wins_wherever_it_sits(best: int) -> None:
    titles = ["legate", "archon"]
    titles.insert(best, "watcher_1")
    t = scene(3, clans=["apotres", "alliance", "flotte"], zones=ALONE, titles=titles)
    result = wipe(t, "gironde", "svealand", "breizh").table.result
    assert result is not None and result.winners == [best]


@rule("STW-Q57")
def test_of_clans_that_fall_together_one_that_has_passed_counts_by_its_reservation() -> None:
    told: dict[str, Any] = {"titles": ["watcher_1", "legate", "archon"], "reserved": ["primus", "none", "none"]}
    t = scene(3, clans=["apotres", "alliance", "flotte"], zones=ALONE, passed=[0], **told)
    result = wipe(t, "gironde", "svealand", "breizh").table.result
    assert result is not None and result.winners == [1]


@rule("STW-082", "STW-113")
def test_a_title_that_a_fallen_clan_had_reserved_is_free_again() -> None:
    told: dict[str, Any] = {
        "titles": ["watcher_1", "legate", "archon"],
        "reserved": ["none", "primus", "none"],
        "passed": [1],
    }
    t = scene(3, clans=["apotres", "menrau", "flotte"], zones=ALONE, acting=0, **told).play(0, "pass")
    assert t.refused(0, "title primus").rule == "STW-082"
    t = scene(3, clans=["apotres", "menrau", "flotte"], zones=ALONE, acting=0, **told)
    wipe(t, "svealand").play(0, "pass", "title primus")


@rule("STW-Q58")
def test_toxic_farms_outlive_menrau_but_control_nothing() -> None:
    zones = {
        "gironde": "0 1b defence",
        "svealand": "1 1b",
        "breizh": "2 2b defence",
        "rhone": "toxic",
        "lutecia": "0 1b toxic",
    }
    t = scene(3, clans=["apotres", "menrau", "flotte"], zones=zones, titles=["legate", "watcher_1", "primus"])
    assert t.control("rhone") == 1
    wipe(t, "svealand")
    assert t.control("rhone") is None and t.built("rhone") == ["toxic"] and t.control("lutecia") == 0
    assert level(then(t, Toxins(0))) == 1  # and they still harm whoever holds them


@rule("STW-113", "STW-237")
def test_only_the_fall_of_flotte_libre_takes_the_accomplice_away() -> None:
    assert wipe(crowd(accomplice="mor_irez"), "gironde").table.view(None)["accomplice"] == "mor_irez"
    assert wipe(crowd(accomplice="mor_irez"), "breizh").table.view(None)["accomplice"] is None


@rule("STW-113", "STW-Q56")
def test_a_fallen_clan_frees_its_action_slots_and_keeps_their_number() -> None:
    t = crowd(players=[{"slots": ["quarantine", "forced_march"], "blocked": 1, "healthy": 4, "capped": 2}])
    slots = len(t.player(0)["slots"])
    row = wipe(t, "gironde").player(0)
    assert row["slots"] == ["free"] * slots and (row["blocked"], row["capped"]) == (0, 0)


@rule("STW-113", "STW-Q56")
def test_the_legate_token_stays_when_another_clan_falls() -> None:
    titles = ["legate", "watcher_1", "archon"]
    assert wipe(crowd(titles=titles, legate="nordhaf"), "svealand").table.view(None)["legate"] == "nordhaf"
    assert wipe(crowd(titles=titles, legate="nordhaf"), "gironde").table.view(None)["legate"] is None


@rule("STW-181", "STW-Q52")
def test_a_single_empty_slot_takes_a_quarantine_token() -> None:
    assert "quarantine_empty" in then(board("flotte", healthy=5), Quarantine(0)).choices(0)
    assert "quarantine_full" in then(board("flotte", healthy=1), Quarantine(0)).choices(0)


@rule("STW-Q83", "STW-Q64")
def test_stock_or_surplus_is_asked_only_while_a_semeur_of_another_may_come() -> None:
    both: dict[str, Any] = {"healthy": 2, "contraband": 0, "spare_healthy": 1, "incubation": 7}
    zones = {"gironde": "0 2b defence", "svealand": "1 1b defence", "alba": "2 1b defence"}

    def paying(*clans: str) -> Scene:
        return scene(3, clans=list(clans), zones=zones, players=[both, {}, {}])

    assert then(paying("flotte", "menrau", "alliance"), Pay(0, 1, 91)).asks == [(0, "stock")]
    assert then(paying("flotte", "alliance", "menrau"), Pay(0, 1, 91)).asks == [(0, "stock")]
    assert then(paying("menrau", "alliance", "flotte"), Pay(0, 1, 91)).asks == [(0, "activation")]  # not his own
    late = paying("flotte", "menrau", "alliance")
    late.state.phase = state.DECLINE
    assert then(late, Pay(0, 1, 91)).asks == [(0, "activation")]  # no more combats
    assert then(wipe(paying("flotte", "menrau", "alliance"), "svealand"), Pay(0, 1, 91)).asks == [(0, "activation")]


@rule("STW-Q83", "STW-Q53")
def test_stock_or_surplus_is_not_asked_when_no_quarantine_token_is_left() -> None:
    both: dict[str, Any] = {"healthy": 2, "contraband": 0, "spare_healthy": 1}
    t = board("flotte", **both)
    t.state.put(1, Player.blocked, 34)
    assert then(t, Pay(0, 1, 91)).asks == [(0, "stock")]
    t = board("flotte", **both)
    t.state.put(1, Player.blocked, 35)
    assert then(t, Pay(0, 1, 91)).asks == [(0, "activation")]
