"""Set-up: board and decks, clans and titles, deployments."""

from collections import Counter

import pytest

from ludotheque.core.game import BadOption
from ludotheque.games.steamwatchers.game import SteamwatchersGame
from ludotheque.games.steamwatchers.state import Zone
from tests.games.steamwatchers.scene import chosen, crowd, deploy, fresh
from tests.marks import rule

EAST = (
    "epiri", "trakija", "vojvodina", "sandzak", "duna_barrage",
    "gagauziya", "skuthia", "mistreana", "pustynia", "lulli_sapmi",
)  # fmt: skip


@rule("STW-001")
def test_two_to_five_players_each_with_a_clan_of_their_own() -> None:
    for seats in (1, 6):
        with pytest.raises(BadOption):
            SteamwatchersGame().check_options(seats, {})
    t = fresh(3)
    t.play(t.asks[0][0], "clan menrau", "title legate")
    assert "clan menrau" not in t.choices(t.asks[0][0])
    assert t.refused(t.asks[0][0], "clan menrau").rule == "STW-001"


@rule("STW-002")
def test_every_game_has_one_scenario_with_its_number_of_turns() -> None:
    turns = [
        SteamwatchersGame().blank(2, {"content": "house", "scenario": name}).scenario.turns
        for name in ("la_guerre_vient", "les_feux_du_vieux_monde", "l_algue_miraculeuse")
    ]
    assert turns == [5, 3, 4]


@rule("STW-033")
def test_the_turn_marker_starts_on_zero_and_both_decks_are_shuffled() -> None:
    one, two = fresh(4, seed=1), fresh(4, seed=2)
    assert one.table.view(None)["turn"] == 0 and one.table.view(None)["archons"] == 18
    assert list(one.state.deck) != list(two.state.deck) and list(one.state.archons) != list(two.state.archons)


@rule("STW-034", "STW-035")
def test_the_east_is_out_of_play_with_two_or_three() -> None:
    for seats in (2, 3):
        t = fresh(seats)
        assert not set(EAST) & set(t.table.view(None)["zones"])
        assert len(t.state.deck) == 39 - 3
    assert len(fresh(4).state.deck) == 49 - 3 and set(EAST) <= set(fresh(4).table.view(None)["zones"])
    t = chosen(2, ["menrau", "flotte"], ["legate", "archon"])
    assert t.refused(t.asks[0][0], "deployment 3").rule == "STW-034"
    t = chosen(3, ["menrau", "flotte", "alliance"], ["legate", "archon", "primus"])
    assert t.refused(t.asks[0][0], "deployment 3").rule == "STW-034"


@rule("STW-036")
def test_five_turrets_stay_in_the_box_with_two_or_three() -> None:
    assert [fresh(seats).table.view(None)["turrets"] for seats in (2, 3, 4, 5)] == [10, 10, 15, 15]


@rule("STW-037", "STW-Q08")
def test_initial_columns_rise_from_the_deck_and_their_cards_are_discarded() -> None:
    t = fresh(4, seed=3)
    columns = {name: row["floors"] for name, row in t.table.view(None)["zones"].items() if "floors" in row}
    content = t.state.content
    assert len(columns) == 3 and t.table.view(None)["cards"]["discard"] == 3
    assert all(content.floors[content.zone_ids.index(name)] == floors for name, floors in columns.items())


@rule("STW-038")
def test_cards_with_a_deployment_number_are_skipped_and_shuffled_back() -> None:
    skipped, on_top = 0, set()
    for seed in range(12):
        t = fresh(4, seed=seed)
        content = t.state.content
        raised = [content.zone_ids.index(name) for name, row in t.table.view(None)["zones"].items() if "floors" in row]
        assert all(content.deployment[zone] == 0 for zone in raised) and len(t.state.deck) == 46
        skipped += len(t.told("skipped"))
        for event in t.told("skipped"):
            assert content.zone_ids.index(event["zone"]) in list(t.state.deck)
        if back := {content.zone_ids.index(event["zone"]) for event in t.told("skipped")}:
            on_top.add(set(list(t.state.deck)[-len(back) :]) == back)
    assert skipped > 0 and False in on_top


@rule("STW-051")
def test_a_card_names_a_zone_floors_and_perhaps_a_deployment() -> None:
    content = fresh(4).state.content
    assert Counter(int(n) for n in content.floors) == {1: 11, 2: 27, 3: 11}
    assert Counter(int(n) for n in content.deployment) == {0: 31, **{n: 3 for n in range(1, 7)}}
    raised = {zone for seed in range(12) for zone in range(49) if fresh(4, seed=seed).state.on(zone, Zone.floors)}
    assert any(content.deployment[near] for zone in raised for near in range(49) if content.near_mask[zone] >> near & 1)


@rule("STW-039", "STW-040", "STW-Q02", "STW-Q03", "STW-Q01")
def test_positions_by_number_of_players() -> None:
    places = ["watcher_1", "legate", "archon", "watcher_4", "primus", "watcher_6"]
    for seats, last in ((2, 4), (3, 5), (4, 5), (5, 6)):
        t = fresh(seats)
        seat = t.asks[0][0]
        t.play(seat, "clan menrau")
        assert t.choices(seat) == [f"title {name}" for name in places[:last]]
    t = fresh(2)
    t.play(t.asks[0][0], "clan menrau")
    assert t.refused(t.asks[0][0], "title primus").rule == "STW-040"


@rule("STW-041")
def test_the_primus_and_legate_tokens_start_on_the_conclave_track() -> None:
    view = fresh(3).table.view(None)
    assert view["primus"] == "conclave" and view["legate"] is None


@rule("STW-042")
def test_a_random_player_chooses_first_then_to_the_left() -> None:
    firsts = {fresh(4, seed=seed).asks[0][0] for seed in range(24)}
    assert firsts == {0, 1, 2, 3}
    t = fresh(4)
    order = []
    for clan, title in zip(
        ("menrau", "flotte", "apotres", "alliance"), ("legate", "archon", "primus", "watcher_1"), strict=True
    ):
        order.append(t.asks[0][0])
        t.play(order[-1], f"clan {clan}", f"title {title}")
    assert order == [(order[0] + i) % 4 for i in range(4)]


@rule("STW-043")
def test_a_clan_then_at_once_a_free_position() -> None:
    t = fresh(3)
    first = t.asks[0][0]
    assert t.asks == [(first, "clan")]
    t.play(first, "clan catabates")
    assert t.asks == [(first, "first-title")]
    t.play(first, "title archon")
    assert (t.player(first)["reserved"], t.player(first)["title"]) == ("archon", None)  # acquired in turn 1
    second = t.asks[0][0]
    t.play(second, "clan menrau")
    assert t.refused(second, "title archon").rule == "STW-043"


@rule("STW-044")
def test_the_last_to_choose_deploys_first_then_to_the_right() -> None:
    t = chosen(3, ["menrau", "flotte", "alliance"], ["legate", "archon", "primus"])
    first = int(t.state.chooser)
    order = [deploy(t, 1, "5 0", "3 0")]
    t.until("deployment")
    order.append(t.asks[0][0])
    assert order == [(first + 2) % 3, (first + 1) % 3]
    assert t.refused(order[1], "deployment 1").rule == "STW-044"


@rule("STW-045", "STW-Q11")
def test_forces_are_spread_freely_within_five_a_zone() -> None:
    t = chosen(2, ["menrau", "catabates"], ["legate", "archon"])  # the Catabates deploy 8 base and 2 elite soldiers
    seat = t.asks[0][0]
    t.play(seat, "deployment 1")
    assert t.refused(seat, "station neustria 6 0").rule == "STW-022"
    assert t.refused(seat, "station breizh 2 0").rule == "STW-045"
    assert t.refused(seat, "station neustria 1 3").rule == "STW-045"
    t.play(seat, "station neustria 5 0", "station lutecia 0 0")
    assert [t.units(name) for name in ("neustria", "lutecia", "flandria")] == [
        (seat, 5, 0),
        (None, 0, 0),
        (seat, 3, 2),
    ]
    t.play(seat, "zone lutecia", "zone lutecia", "zone flandria")  # column and farms, even where no unit stands
    assert t.floors("lutecia") == 3 and t.built("lutecia") == ["farm"] and t.control("lutecia") is None


@rule("STW-045")
def test_what_is_left_must_fit() -> None:
    t = chosen(2, ["menrau", "catabates"], ["legate", "archon"], scenario="les_feux_du_vieux_monde")
    seat = t.asks[0][0]
    t.play(seat, "deployment 1")  # 10 base and 2 elite soldiers
    assert t.refused(seat, "station neustria 1 0").why == "forces-left"
    t.play(seat, "station neustria 2 0")


@rule("STW-046", "STW-049", "STW-050", "STW-188")
def test_a_clan_starts_with_a_column_of_three_full_stocks_and_its_markers() -> None:
    t = chosen(2, ["menrau", "alliance"], ["legate", "archon"])
    seat = deploy(t, 1, "3 0", "3 0")
    assert t.asks == [(seat, "first-steam")]
    assert t.refused(seat, "zone gironde").rule == "STW-045"
    t.play(seat, "zone neustria", "zone lutecia", "zone lutecia")
    assert t.floors("neustria") == 3 and t.built("lutecia") == ["farm", "farm"]
    row = t.player(seat)
    assert (row["geo"], row["supply"], row["incubation"], row["healthy"], row["contraband"]) == (5, 10, 0, 6, 3)
    assert t.geo(seat) == 5 and row["units"] == 10


@rule("STW-047")
def test_deployment_six_signs_a_contract_in_mare_nostrum() -> None:
    t = chosen(2, ["menrau", "alliance"], ["legate", "archon"])
    seat = deploy(t, 6, "3 0", "3 0")
    t.play(seat, "zone latium", "zone latium", "zone latium")
    assert t.table.view(None)["seas"]["mare_nostrum"]["contracts"][seat] == 1 and t.player(seat)["contracts"] == 2


@rule("STW-047")
def test_deployment_six_brings_flotte_libre_a_contract_besides_its_accomplice() -> None:
    t = chosen(2, ["menrau", "flotte"], ["legate", "archon"])
    seat = deploy(t, 6, "3 0", "3 0")
    t.play(seat, "zone latium", "zone latium", "zone latium")
    assert t.asks == [(seat, "accomplice")] and t.player(seat)["contracts"] == 2


@rule("STW-044", "STW-034")
def test_deployment_three_is_taken_at_a_full_table_only() -> None:
    clans = ["menrau", "flotte", "alliance", "apotres", "catabates"]
    t = chosen(5, clans, ["legate", "archon", "watcher_1", "watcher_4", "primus"])
    assert "deployment 3" in t.choices(t.asks[0][0])


@rule("STW-246")
def test_the_farms_of_setup_are_no_toxic_ones() -> None:
    t = chosen(2, ["alliance", "menrau"], ["legate", "archon"])
    seat = deploy(t, 1, "3 0", "3 0")
    t.play(seat, "zone neustria", "zone neustria", "zone neustria")
    assert t.built("neustria") == ["farm", "farm"] and t.player(seat)["toxics"] == 3


@rule("STW-237", "STW-Q81")
def test_flotte_libre_places_its_accomplice_after_its_farms() -> None:
    t = chosen(2, ["menrau", "flotte"], ["legate", "archon"])
    seat = deploy(t, 1, "3 0", "3 0")
    assert t.asks == [(seat, "first-steam")] and t.table.view(None)["accomplice"] is None
    t.play(seat, "zone neustria", "zone neustria", "zone neustria")
    assert t.asks == [(seat, "accomplice")] and "sea pontos" not in t.choices(seat)
    t.play(seat, "sea doggersee")
    view = t.table.view(None)
    assert view["accomplice"] == "doggersee" and view["seas"]["doggersee"]["free"] == 2


@rule("STW-028")
def test_hands_are_counted_by_all_and_seen_by_their_owner() -> None:
    t = chosen(2, ["alliance", "menrau"], ["watcher_1", "archon"]).until("watcher")
    seat = t.asks[0][0]
    other = 1 - seat
    assert len(t.player(seat, seat)["hand"]["steam"]) == t.player(seat, other)["steam_cards"] >= 3
    assert "hand" not in t.player(seat, other) and "hand" not in t.player(seat, None)


@rule("STW-Q81")
def test_the_order_of_set_up() -> None:
    t = chosen(2, ["menrau", "alliance"], ["legate", "archon"]).until("legate")
    keys = [event["key"] for event in t.table.events(None)]
    milestones = ["first-column", "first-chooser", "clan-chosen", "deployed", "start-column", "start-farm", "phase"]
    assert [keys.index(key) for key in milestones] == sorted(keys.index(key) for key in milestones)


@rule("STW-Q04")
def test_each_thing_has_one_name_whatever_the_source_spells() -> None:
    content = fresh(4).state.content
    assert "mor_irez" in content.sea_ids and "mor_inez" not in content.sea_ids
    assert len(set(content.zone_ids)) == 49 and len(set(content.sea_ids)) == 6


@rule("STW-Q06")
def test_twenty_beacons_three_a_clan_two_for_the_trapped_ones() -> None:
    beacons = [int(n) for n in fresh(4).state.content.beacons]
    assert sum(beacons) == 20 and beacons[1] == 2 and set(beacons) == {2, 3}
    t = chosen(2, ["conglomerat", "menrau"], ["legate", "archon"])
    assert sorted(t.player(seat)["beacons"] for seat in range(2)) == [2, 3]


@rule("STW-Q46")
def test_outside_a_pending_combat_a_zone_holds_units_of_one_clan() -> None:
    t = fresh(3, seed=5)
    for n in range(400):
        if t.table.over:
            break
        decision = t.table.waiting[0]
        choices = list(decision)
        assert t.table.choose(decision.seat, choices[(n * 7) % len(choices)]) is None
        fighting = any(frame["frame"] in ("movement", "battles") for frame in t.table.view(None)["stack"])
        assert fighting or not any("raid" in row for row in t.table.view(None)["zones"].values())


@rule("STW-042", "STW-043")
def test_turns_to_choose_are_counted_from_the_first_chooser() -> None:
    t = crowd(chooser=1)
    assert SteamwatchersGame.lab.traits(t.state)["turn_to_choose"] == ["chose_3", "chose_1", "chose_2"]
