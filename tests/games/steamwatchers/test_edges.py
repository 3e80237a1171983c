"""Where a rule is easily taken one step too far: the last piece, the seat beside, the tie, the clan that is gone."""

from typing import Any

from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.game import SteamwatchersGame
from ludotheque.games.steamwatchers.phases.incubation import Pay, Quarantine
from ludotheque.games.steamwatchers.state import Player
from tests.games.steamwatchers.scene import (
    Scene,
    attack,
    bid,
    board,
    conclave,
    decline,
    defending,
    election,
    moving,
    phase,
    scene,
    then,
    ways,
    why,
    wipe,
)
from tests.marks import rule

THREE: dict[str, Any] = {"seats": 3, "clans": ["alliance", "menrau", "flotte"]}


def ended(zones: dict[str, str], **more: Any) -> Any:
    result = phase("great_white", zones, turn=5, **more).table.result
    assert result is not None
    return result


# -- ties


@rule("STW-101", "STW-181")
def test_quarantine_tokens_on_action_slots_count_in_a_tie() -> None:
    even = {"gironde": "0 1b f2", "svealand": "1 1b f2"}
    assert ended(even, players=[{"slots": ["free", "quarantine"]}, {}]).winners == [1]
    assert ended(
        even, players=[{"slots": ["quarantine"]}, {"slots": ["free", "quarantine", "quarantine"]}]
    ).winners == [0]


@rule("STW-100", "STW-101")
def test_those_behind_the_winner_are_ranked_by_geo_then_tokens_then_the_track() -> None:
    even = {"gironde": "0 1b f2", "svealand": "1 1b f2", "alba": "2 1b f2"}
    track = ["archon", "legate", "watcher_1"]
    assert ended(even, reserved=track, **THREE).ranking == [3, 2, 1]
    assert ended(even, reserved=track, players=[{}, {"capped": 1}, {}], **THREE).ranking == [2, 3, 1]
    assert ended({**even, "svealand": "1 1b f4", "gironde": "0 1b f3"}, reserved=track, **THREE).ranking == [2, 1, 3]


# -- clans that are gone


def crowd(**more: Any) -> Scene:
    zones = {"gironde": "0 1b defence", "svealand": "1 1b defence", "breizh": "2 2b defence"}
    return scene(3, clans=["apotres", "menrau", "flotte"], zones=zones, **more)


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


@rule("STW-112", "STW-062")
def test_an_archon_card_gives_nothing_to_a_fallen_clan() -> None:
    zones = {"gironde": "0 2b", "svealand": "1 1b", "breizh": "2 1b"}
    t = scene(3, clans=["apotres", "menrau", "flotte"], zones=zones, phase="conclave",
              titles=["archon", "legate", "primus"], hands={0: {"archon": ["degel"]}})  # fmt: skip
    t.play(1, "sea nordhaf")
    wipe(t, "svealand").play(0, "archon degel")
    assert [t.player(seat)["spare_healthy"] for seat in range(3)] == [2, 0, 1]


@rule("STW-113", "STW-Q56")
def test_the_legate_token_stays_when_another_clan_falls() -> None:
    titles = ["legate", "watcher_1", "archon"]
    assert wipe(crowd(titles=titles, legate="nordhaf"), "svealand").table.view(None)["legate"] == "nordhaf"
    assert wipe(crowd(titles=titles, legate="nordhaf"), "gironde").table.view(None)["legate"] is None


@rule("STW-055", "STW-112")
def test_a_clan_that_an_archon_card_wipes_out_is_gone_before_the_next_title() -> None:
    zones = {"gironde": "0 2b", "svealand": "1 1b", "meseta": "2 2b"}
    t = conclave(["archon", "legate", "primus"], zones, players=[{}, {"incubation": 7}, {}],
                 hands={0: {"archon": ["fievre"]}})  # fmt: skip
    t.play(1, "sea nordhaf").play(0, "archon fievre")
    assert t.asks == [(2, "primus")] and t.player(1)["out"]


@rule("STW-223", "STW-112", "STW-Q56")
def test_a_keeper_whose_last_unit_is_exiled_is_eliminated_at_once() -> None:
    t = election({"breizh": "0 1b", "svealand": "1 1b"}, players=[{}, {"incubation": 7}, {}]).play(0, "vote 1")
    assert t.player(1)["exiled"] == 1 and t.player(1)["out"] and t.table.view(None)["bearer"] == -1


# -- elections


@rule("STW-222", "STW-Q77")
def test_whoever_has_the_most_votes_is_elected_whoever_sits_beside() -> None:
    zones = {"breizh": "0 1b", "gotaland": "1 1b"}
    for keeper in range(3):
        t = election(zones).play(0, f"vote {keeper}").play(1, f"vote {keeper}")
        assert t.table.view(None)["bearer"] == keeper


@rule("STW-Q77", "STW-112")
def test_without_a_vote_those_who_are_left_tie() -> None:
    for gone, left in (("meseta", ["player 0", "player 1"]), ("gironde", ["player 1", "player 2"])):
        t = conclave(["archon", "legate", "primus"], scenario="le_reliquaire", clans=["alliance", "menrau", "flotte"])
        wipe(t, gone).until("keeper")
        assert t.asks == [(1, "keeper")] and t.choices(1) == left


@rule("STW-224", "STW-Q78")
def test_the_barrel_for_the_poorest_comes_after_the_refill() -> None:
    t = phase("great_white", {"gironde": "0 1b f1", "svealand": "1 1b"}, scenario="le_reliquaire", bearer=0, turn=1)
    t.play(1, "barrel")
    assert (t.player(1)["healthy"], t.player(1)["spare_healthy"], t.player(1)["contracts"]) == (6, 1, 3)


# -- the Archon and the Legate


@rule("STW-191", "STW-064")
def test_without_the_archons_ability_no_card_acts_again() -> None:
    for scenario, spare in (("apprentissage", 0), ("la_guerre_vient", 1)):
        t = scene(2, scenario, clans=["alliance", "menrau"], zones={"gironde": "0 2b", "svealand": "1 1b"},
                  phase="conclave", titles=["legate", "watcher_1"], in_force="degel").until("orders")  # fmt: skip
        assert t.player(0)["spare_healthy"] == spare


@rule("STW-060")
def test_the_legate_token_serves_its_owner_in_its_sea_alone() -> None:
    t = moving("padania", "1b", titles=["legate", "watcher_4"], legate="nordhaf")
    assert not ways(t, "sail")  # it lies elsewhere
    t = moving("padania", "1b", titles=["watcher_1", "legate"], legate="mare_nostrum")
    assert not ways(t, "sail")  # it is another's


# -- combat


@rule("STW-199", "STW-Q69")
def test_a_defenders_trophy_is_a_figure_of_the_attacker() -> None:
    t = bid(attack("3b", "3b", scenario="les_feux_du_vieux_monde"), 0, 3)
    row = t.player(0)
    assert (row["units"], row["reserve_base"]) == (2, 12 - 4 + 1)  # of two lost, one is kept
    assert t.player(1)["units"] == 4 and t.player(1)["reserve_base"] == 13 - 4


@rule("STW-Q82", "STW-131", "STW-239")
def test_attackers_who_find_a_trapped_beacon_alone_lose_a_unit_to_their_reserve() -> None:
    def sprung(group: str) -> Scene:
        zones = {"gironde": "0 3b 1e movement", "rhone": "1 3b", "burgundia": "1 1b beacon"}
        t = scene(2, clans=["apotres", "conglomerat"], zones=zones, players=[{"beacons": 0}, {"incubation": 7}])
        t.play(0, "activate gironde", "march burgundia", group, "march rhone")
        t.play(0, t.choices(0)[-1], "fight rhone")
        return t.play(0, "bid 0").play(1, "bid 1").play(1, "pay 1")  # the defender of Burgundia is exiled

    t = sprung("group 2 0")
    assert t.built("burgundia") == [] and t.units("burgundia") == (0, 1, 0)
    assert [told["owner"] for told in t.told("beacon-destroyed")] == [1] and len(t.told("trapped")) == 1
    assert t.player(0)["units"] == 1 and t.player(0)["reserve_base"] == 12 - 1
    t = sprung("group 1 1")
    assert t.asks == [(0, "trap")] and t.choices(0) == ["lose 0", "lose 1"]
    t.play(0, "lose 1")
    assert t.units("burgundia") == (0, 1, 0) and t.player(0)["reserve_elite"] == 4


@rule("STW-165", "STW-166")
def test_once_they_have_fled_there_is_no_second_refuge() -> None:
    poor = [{"beacons": 0, "spare_healthy": 3}, {"healthy": 0, "contraband": 0}]
    t = bid(attack("5b", "4b 1e", {"burgundia": "1 3b 1e", "helvetia": "1 1b"}, players=poor), 8, 0)
    t.play(1, "lose 0", "flee burgundia")
    assert t.asks == [(1, "overflow")] and t.refused(1, "flee helvetia").rule == "LUD-03"


@rule("STW-236", "STW-Q59")
def test_no_conversion_without_a_base_soldier_or_room() -> None:
    t = bid(attack("2b 2e", "1b", players=[{"beacons": 0, "reserve_base": 0}, {}]), 0, 0)
    assert t.asks[0][1] != "conversion"
    t = bid(attack("3b 2e", "1b"), 0, 0)
    assert t.units("rhone") == (0, 3, 2) and t.asks[0][1] != "conversion"


@rule("STW-240", "STW-Q62")
def test_perce_ciel_three_zones_away_do_not_support() -> None:
    t = attack("3b", "1b", {"alba": "0 2e defence"}, clans=["conglomerat", "menrau"])
    assert t.asks[0][1] == "bid"


@rule("STW-172")
def test_each_kind_of_structure_is_offered_once_to_a_conqueror() -> None:
    for built, offered in (("farm", ["raze farm"]), ("farm farm", ["raze farm"]), ("turret farm", None)):
        t = bid(attack("5b", f"1b {built}"), 3, 0)
        assert t.asks[0] == (0, "spoils")
        assert sorted(t.choices(0)) == sorted(["stop", *(offered or ["raze farm", "raze turret"])])


@rule("STW-139", "STW-004")
def test_the_last_elite_soldier_of_the_reserve_may_be_recruited() -> None:
    t = defending("gironde", "1b", {"breizh": "0 1b"}, players=[{"reserve_elite": 1}]).play(0, "mobilise")
    assert "recruit elite gironde" in t.choices(0)
    t = defending("gironde", "1b", {"breizh": "0 1b"}, players=[{"reserve_elite": 0}]).play(0, "mobilise")
    assert why(t, "recruit elite gironde")[0] == "STW-004"


# -- incubation and decline


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


@rule("STW-091", "STW-246", "STW-004")
def test_without_a_farm_left_only_menrau_has_something_to_build() -> None:
    names = ["eirinn", "alba", "commonwealth", "halogaland", "vestland", "gotaland", "jylland", "breizh", "neustria",
             "lutecia", "flandria", "burgundia", "occitania_alta", "rhone", "provenca", "saksa", "padania", "istra",
             "latium", "meseta"]  # fmt: skip
    all_farms = {name: "farm farm" for name in names}
    t = decline({**all_farms, "gironde": "0 1b f1"})
    assert t.asks[0][1] != "farm" and t.floors("gironde") == 0
    t = decline({**all_farms, "svealand": "1 1b f1", "gironde": "0 1b"})
    assert t.asks == [(1, "farm")] and t.choices(1) == ["stop", "toxic_farm"]


@rule("STW-Q07", "STW-004")
def test_the_last_body_floor_is_placed_and_no_more() -> None:
    names = ["eirinn", "alba", "commonwealth", "halogaland", "vestland", "gotaland", "jylland", "neustria", "lutecia",
             "flandria", "burgundia", "occitania_alta", "rhone", "provenca"]  # fmt: skip
    for breizh in ("f2", "f1"):  # of thirty bodies, one is left or two
        zones = {**{name: "f3" for name in names}, "breizh": breizh}
        t = conclave(["watcher_1", "legate"], zones, deck=["breizh", "rhone", "alba"]).play(0, "card breizh")
        assert t.floors("breizh") == 3


# -- what is counted about a game


@rule("STW-094", "STW-099")
def test_the_standing_is_geo_less_each_pair_of_exiles() -> None:
    t = scene(2, clans=["alliance", "menrau"], zones={"gironde": "0 1b f3", "svealand": "1 1b f2"},
              players=[{"exiled": 5, "trophies": 1}, {"exiled": 1}])  # fmt: skip
    assert SteamwatchersGame.lab.standing(t.state) == [1, 2]


@rule("STW-042", "STW-043")
def test_turns_to_choose_are_counted_from_the_first_chooser() -> None:
    t = crowd(chooser=1)
    assert SteamwatchersGame.lab.traits(t.state)["turn_to_choose"] == ["chose_3", "chose_1", "chose_2"]
