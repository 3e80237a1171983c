"""Phase 1: titles, Watchers, the Legate, the Primus, and Archon cards."""

from typing import Any

import pytest

from ludotheque.core.state import pack
from ludotheque.games.steamwatchers import effects, queries, verbs
from ludotheque.games.steamwatchers.acts import draw_archon
from ludotheque.games.steamwatchers.state import NOBODY
from tests.games.steamwatchers.scene import Scene, conclave, enacted, moving, scene, ways, wipe
from tests.marks import rule


def bring(card: str, **more: Any) -> Scene:
    """Nobody is Archon and that card is in force: it acts again."""
    return conclave(["legate", "watcher_1"], in_force=card, **more).until("none")


# -- titles


@rule("STW-053", "STW-054", "STW-055")
def test_titles_are_acquired_and_resolved_one_by_one_in_order_of_the_track() -> None:
    t = conclave(["archon", "legate"])
    assert t.table.view(None)["turn"] == 2
    assert t.asks == [(1, "legate")] and t.player(1)["title"] == "legate" and t.player(0)["title"] is None
    assert t.player(1)["reserved"] is None and t.player(0)["reserved"] == "archon"
    t.play(1, "sea mor_irez")
    assert t.player(0)["title"] == "archon" and t.asks == [(0, "archon")]


@rule("STW-025", "STW-054", "STW-Q01")
def test_the_track_goes_from_watcher_over_legate_archon_and_watcher_to_primus() -> None:
    t = conclave(["primus", "watcher_4", "archon", "legate", "watcher_1"])
    acquired: list[tuple[int, str]] = []
    while t.table.waiting and t.table.view(None)["phase"] == "conclave":
        for seat in range(5):
            title = t.player(seat)["title"]
            if title is not None and (seat, title) not in acquired:
                acquired.append((seat, title))
        decision = t.table.waiting[0]
        assert t.table.choose(decision.seat, next(iter(decision))) is None
    assert acquired == [(4, "watcher_1"), (3, "legate"), (2, "archon"), (1, "watcher_4"), (0, "primus")]


@rule("STW-054", "STW-055", "STW-060")
def test_e1_the_legate_token_opens_a_sea_without_taking_a_slot() -> None:
    t = conclave(["legate", "archon"], {"gironde": "0 2b"}, clans=["flotte", "menrau"]).play(0, "sea mor_irez")
    view = t.table.view(None)
    assert view["legate"] == "mor_irez" and view["seas"]["mor_irez"]["free"] == 2 and t.player(0)["reserved"] is None
    assert t.player(0)["title"] == "legate"


@rule("STW-056", "STW-057", "STW-058")
def test_a_watcher_draws_three_and_plays_one_of_all_his_cards() -> None:
    t = conclave(["watcher_1", "legate"], hands={0: {"steam": ["saksa"]}}, deck=["rhone", "breizh", "alba", "frisia"])
    assert sorted(t.player(0, 0)["hand"]["steam"]) == ["alba", "breizh", "rhone", "saksa"]
    assert t.refused(0, "card frisia").rule == "STW-057"
    t.play(0, "card saksa")
    assert t.floors("saksa") == 2 and t.table.view(None)["top"] == "saksa"
    assert t.player(0)["steam_cards"] == 3


@rule("STW-011", "STW-012", "STW-057", "STW-051")
def test_e6_a_card_adds_its_floors_to_a_column_up_to_five() -> None:
    for floors, then in (("", 2), ("f2", 4), ("f4", 5), ("f5", 5)):
        t = conclave(["watcher_1", "legate"], {"noricum": floors}, deck=["noricum", "rhone", "alba"])
        card = t.state.content.zone_ids.index("noricum")
        assert (t.state.content.deployment[card], t.state.content.floors[card]) == (5, 2)
        before = t.floors("noricum")
        assert t.play(0, "card noricum").floors("noricum") == then
        assert [told["placed"] for told in t.told("column")] == [then - before]


@rule("STW-Q07")
def test_a_column_needs_a_top_and_bodies_that_are_left() -> None:
    names = ["eirinn", "alba", "commonwealth", "halogaland", "vestland", "gotaland", "jylland", "breizh", "neustria",
             "lutecia", "flandria", "burgundia", "occitania_alta", "rhone", "provenca"]  # fmt: skip
    fifteen = {name: "f1" for name in names}
    t = conclave(["watcher_1", "legate"], fifteen, deck=["saksa", "rhone", "alba"]).play(0, "card saksa")
    assert t.floors("saksa") == 0  # no top is left
    thirty = {name: "f3" for name in names}
    t = conclave(["watcher_1", "legate"], thirty, deck=["saksa", "rhone", "alba"]).play(0, "card rhone")
    assert t.floors("rhone") == 3  # no body is left


@rule("STW-059", "STW-Q16")
def test_an_unacquired_watcher_raises_the_top_card_after_everybody() -> None:
    t = conclave(["legate", "archon"], deck=["rhone", "breizh"], hands={1: {"archon": ["gel_profond"]}})
    t.play(0, "sea mor_irez")
    assert not t.told("column-from-deck")
    t.play(1, "archon gel_profond")
    assert [event["zone"] for event in t.told("column-from-deck")] == ["rhone", "breizh"]


@rule("STW-Q09")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    names = scene(2, zones={"gironde": "0 1b", "svealand": "1 1b"}).state.content.zone_ids
    west = [name for name in names if name not in ("rhone", "saksa", "breizh", "alba")]
    t = conclave(["watcher_1", "legate"], discard=["saksa", "breizh", "alba"], boxed=west, deck=["rhone"])
    assert "rhone" in t.player(0, 0)["hand"]["steam"] and t.player(0)["steam_cards"] == 3
    assert t.table.view(None)["top"] is None and t.table.view(None)["cards"]["discard"] == 0
    t = conclave(["watcher_1", "legate"], boxed=west, deck=["rhone", "saksa", "breizh", "alba"][:1],
                 hands={1: {"steam": ["saksa", "breizh", "alba"]}})  # fmt: skip
    assert t.player(0)["steam_cards"] == 1  # both are empty: nothing more is drawn


@rule("STW-062", "STW-Q09")
def test_a_covered_archon_card_comes_back_and_the_one_in_force_does_not() -> None:
    names = list(scene(2, zones={"gironde": "0 1b", "svealand": "1 1b"}).state.content.archon_ids)
    covered, played, *rest = names
    t = enacted(played, in_force=covered, hands={1: {"archon": rest}})
    assert t.table.view(None)["in_force"] == played
    assert names[draw_archon(t.state)] == covered and draw_archon(t.state) == NOBODY


@rule("STW-027", "STW-Q10")
def test_of_the_discard_pile_only_the_top_card_and_the_number_are_shown() -> None:
    t = conclave(["watcher_1", "legate"], discard=["saksa", "rhone"])
    view = t.table.view(None)
    assert view["top"] == "rhone" and view["cards"]["discard"] == 2 and "saksa" not in str(view["cards"])
    card = t.choices(0)[0].split()[1]
    assert t.play(0, f"card {card}").table.view(None)["top"] == card


@rule("STW-060", "STW-Q13")
def test_the_legate_chooses_any_sea_in_play() -> None:
    t = conclave(["legate", "archon"])
    assert [c.split()[1] for c in t.choices(0)] == ["mare_nostrum", "mor_irez", "nordhaf", "doggersee", "baltis"]
    assert t.refused(0, "sea pontos").rule == "STW-Q13"


@rule("STW-065")
def test_the_primus_holds_a_position_that_is_not_his_own() -> None:
    t = conclave(["primus", "legate", "archon"], hands={2: {"archon": ["degel"]}}).until("primus")
    assert t.choices(0) == ["title watcher_1", "title legate", "title archon", "title watcher_4"]
    assert t.refused(0, "title primus").rule == "STW-065" and t.refused(0, "title watcher_6").rule == "STW-065"
    t.play(0, "title legate")
    assert t.table.view(None)["primus"] == "legate"


@rule("STW-067", "STW-Q17")
def test_the_primus_places_a_soldier_where_he_is_in_control() -> None:
    zones = {"gironde": "0 5b", "breizh": "0 beacon:0", "rhone": "0 1e"}
    t = conclave(["primus", "legate", "archon"], zones).until("primus").play(0, "title legate")
    assert t.asks == [(0, "soldier")] and t.choices(0) == ["zone breizh", "zone rhone"]
    t.play(0, "zone breizh")
    assert t.units("breizh") == (0, 1, 0) and t.asks[0][1] != "soldier"


# -- the Archon


@rule("STW-062")
def test_the_archon_draws_three_and_plays_one_of_all_his_cards() -> None:
    t = conclave(["archon", "legate"], hands={0: {"archon": ["degel"]}}).until("archon")
    assert len(t.player(0, 0)["hand"]["archon"]) == 4
    absent = next(name for name in t.state.content.archon_ids if name not in t.player(0, 0)["hand"]["archon"])
    assert t.refused(0, f"archon {absent}").rule == "STW-062"
    t.play(0, "archon degel")
    assert t.table.view(None)["in_force"] == "degel" and t.player(0)["archon_cards"] == 3


@rule("STW-063")
def test_a_card_stays_in_force_until_another_covers_it() -> None:
    t = enacted("gel_profond", in_force="detroits_rompus")
    assert t.table.view(None)["in_force"] == "gel_profond"
    t = bring("gel_profond")
    assert t.table.view(None)["in_force"] == "gel_profond"


@rule("STW-064")
def test_without_an_archon_the_arrival_acts_again_without_the_bonus() -> None:
    t = conclave(["legate", "watcher_1"], in_force="degel", deck=["rhone", "saksa", "alba"]).until("orders")
    assert [(event["seat"], event["n"]) for event in t.told("gained-healthy")] == [(1, 1), (0, 1)]
    t = conclave(["legate", "watcher_1"], deck=["rhone", "saksa", "alba"]).until("orders")
    assert not t.told("decree-again")  # nothing was ever played


@rule("STW-Q18")
def test_a_choice_made_before_stands_else_the_first_on_the_track_makes_it() -> None:
    t = conclave(["legate", "watcher_1"], in_force="mer_close", named_sea="nordhaf").until("orders")
    assert t.table.view(None)["named_sea"] == "nordhaf" and not t.told("sea-named")
    t = conclave(["legate", "watcher_1"], in_force="mer_close").until("name-sea")
    assert t.asks == [(1, "name-sea")]


@rule("STW-062")
def test_mer_close_names_a_sea_and_gives_the_archon_a_barrel() -> None:
    t = enacted("mer_close", players=[{"healthy": 2}, {}]).play(0, "sea baltis")
    assert t.table.view(None)["named_sea"] == "baltis" and t.player(0)["healthy"] == 3


@rule("STW-062")
@pytest.mark.parametrize("card", ["gel_profond", "rationnement", "terre_grasse"])
def test_cards_whose_bonus_is_a_barrel(card: str) -> None:
    assert enacted(card, players=[{"healthy": 2}, {}]).player(0)["healthy"] == 3


@rule("STW-062")
@pytest.mark.parametrize("card", ["detroits_rompus", "treve_armee"])
def test_cards_whose_bonus_is_a_soldier(card: str) -> None:
    assert enacted(card).units("gironde") == (0, 3, 0)


@rule("STW-062")
def test_degel_gives_a_barrel_to_all_and_one_more_to_the_archon() -> None:
    t = enacted("degel", players=[{"healthy": 0}, {"healthy": 0}])
    assert (t.player(0)["healthy"], t.player(1)["healthy"]) == (2, 1)


@rule("STW-062")
def test_fievre_spares_the_archon() -> None:
    t = enacted("fievre")
    assert (t.player(0)["incubation"], t.player(1)["incubation"]) == (0, 1)


@rule("STW-062")
def test_levee_generale_places_a_soldier_each_and_one_more() -> None:
    t = enacted("levee_generale")
    assert t.units("gironde") == (0, 4, 0) and t.units("svealand") == (1, 3, 0)


@rule("STW-062")
def test_poussee_thermique_grows_low_columns_and_one_of_choice() -> None:
    t = enacted("poussee_thermique", zones={"rhone": "f1", "breizh": "f2", "alba": "f5"})
    assert (t.floors("rhone"), t.floors("breizh")) == (2, 2) and t.asks == [(0, "bonus-floor")]
    assert t.refused(0, "zone alba").rule == "STW-062"
    t.play(0, "zone breizh")
    assert t.floors("breizh") == 3 and t.told("floor-added")[0]["placed"] == 1
    assert [told["floors"] for told in t.told("column-changed")] == [2]  # what stands there, not what came


@rule("STW-062")
def test_refroidissement_lowers_tall_columns_but_the_one_spared() -> None:
    t = enacted("refroidissement", zones={"rhone": "f3", "breizh": "f5", "alba": "f2", "gironde": "0 2b f4"},
                deck=["eirinn", "frisia"])  # fmt: skip
    assert t.asks == [(0, "spare-column")] and t.refused(0, "zone alba").rule == "STW-062"
    t.play(0, "zone breizh")
    assert [t.floors(name) for name in ("rhone", "breizh", "alba", "gironde")] == [2, 5, 2, 3]
    assert not t.told("incubation")


@rule("STW-062", "STW-064")
def test_refroidissement_spares_no_column_when_it_acts_again() -> None:
    t = conclave(["legate", "watcher_1"], {"rhone": "f3", "breizh": "f5"}, in_force="refroidissement",
                 deck=["eirinn", "frisia", "alba"]).until("orders")  # fmt: skip
    assert not t.told("column-spared") and [t.floors(name) for name in ("rhone", "breizh")] == [2, 4]


@rule("STW-062")
def test_lignes_fortifiees_builds_a_turret_where_the_archon_has_a_unit() -> None:
    t = enacted("lignes_fortifiees", zones={"breizh": "0 beacon:0", "rhone": "0 1b"})
    assert t.choices(0) == ["zone gironde", "zone rhone"]
    t.play(0, "zone rhone")
    assert t.built("rhone") == ["turret"]


@rule("STW-062")
@pytest.mark.parametrize("card", ["lignes_fortifiees", "poussee_thermique", "refroidissement"])
def test_a_number_beyond_the_last_zone_names_no_zone(card: str) -> None:
    t = enacted(card, zones={"breizh": "0 1b f4", "rhone": "0 1b f3"})
    content = t.state.content
    assert t.asks[0][0] == 0 and t.state.why_not(0, pack(verbs.ZONE, content.zone_ids.index("breizh"))) is None
    for number in (content.zones, content.zones + 1):
        refusal = t.state.why_not(0, pack(verbs.ZONE, number))
        assert refusal is not None and (refusal.rule, refusal.why) == ("STW-062", "no-such-column")


@rule("STW-062")
def test_silence_radio_and_reseau_de_veille_draw_steam_cards() -> None:
    assert enacted("silence_radio").player(0)["steam_cards"] == 1
    t = enacted("reseau_de_veille")
    assert (t.player(0)["steam_cards"], t.player(1)["steam_cards"]) == (2, 1)


@rule("STW-062")
def test_marche_noir_offers_contraband_and_two_to_the_archon() -> None:
    t = enacted("marche_noir", players=[{"contraband": 0}, {"contraband": 0}])
    t.play(1, "stop").play(0, "barrel", "barrel")
    assert (t.player(0)["contraband"], t.player(1)["contraband"]) == (2, 0) and t.asks[0][1] != "smuggle"


@rule("STW-062")
def test_ports_ouverts_lets_havens_sign_and_the_archon_even_without() -> None:
    t = enacted("ports_ouverts")  # Svealand is a haven, Gironde is not
    t.play(1, "sea baltis").play(0, "sea nordhaf")
    seas = t.table.view(None)["seas"]
    assert seas["baltis"]["contracts"] == [0, 1] and seas["nordhaf"]["contracts"] == [1, 0]
    t = enacted("ports_ouverts", zones={"svealand": "", "vestland": "1 1b"})
    assert t.asks[0][0] == 0


@rule("STW-062", "STW-185")
def test_air_pur_removes_a_quarantine_token() -> None:
    t = enacted("air_pur", players=[{"capped": 1}, {}])
    assert t.player(0)["capped"] == 0


@rule("STW-241")
def test_alliance_draws_two_cards_at_the_very_first_conclave() -> None:
    first = conclave(["archon", "legate"], clans=["alliance", "menrau"], turn=0)
    later = conclave(["archon", "legate"], clans=["alliance", "menrau"], turn=1)
    assert first.player(0)["steam_cards"] == 2 and later.player(0)["steam_cards"] == 0


@rule("STW-003")
def test_a_printed_effect_beats_a_rule_but_never_the_material_limit() -> None:
    t = enacted("levee_generale", zones={"gironde": "0 5b", "breizh": "0 5b", "rhone": "0 2b"})
    assert t.player(0)["reserve_base"] == 0 and t.units("rhone") == (0, 2, 0)


@rule("STW-Q02")
def test_the_sixth_position_is_a_third_watcher() -> None:
    t = conclave(["watcher_6", "legate", "archon", "watcher_1", "primus"])
    while t.asks[0][0] != 0:
        t.play(t.asks[0][0], t.choices(t.asks[0][0])[0])
    assert t.asks == [(0, "watcher")] and t.player(0)["steam_cards"] == 3
    t = conclave(["watcher_1", "legate", "archon", "watcher_4", "primus"]).until("orders")
    assert len(t.told("column-from-deck")) == 1
    zones = {"gironde": "0 2b", "svealand": "1 2b", "meseta": "2 2b", "boiaria": "3 2b", "latium": "4 2b"}
    t = scene(5, clans=["apotres", "menrau", "flotte", "catabates", "rhein_stamm"], zones=zones,
              titles=["watcher_1", "legate", "archon", "watcher_4", "primus"])  # fmt: skip
    assert {"title watcher_4", "title watcher_6"} <= set(t.until("reserve").choices(0))


@rule("STW-Q03")
def test_with_two_players_nobody_receives_the_soldier_of_the_primus() -> None:
    t = conclave(["watcher_1", "legate"]).until("orders")
    assert not t.told("recruited") and [t.player(seat)["units"] for seat in range(2)] == [2, 2]


@rule("STW-056", "STW-057", "STW-058")
def test_either_watcher_draws_three_must_play_one_and_keeps_all_others() -> None:
    hand = ["saksa", "rhone", "alba"]
    t = conclave(["watcher_4", "legate"], hands={0: {"steam": hand}}).until("watcher")
    assert t.player(0)["steam_cards"] == 6 == len([choice for choice in t.choices(0) if choice.startswith("card")])
    assert len(t.choices(0)) == 6 and t.play(0, "card saksa").player(0)["steam_cards"] == 5


@rule("STW-059")
def test_only_watchers_that_nobody_acquired_raise_a_column() -> None:
    t = conclave(["watcher_1", "archon", "watcher_4"], hands={1: {"archon": ["degel"]}}).until("orders")
    assert not t.told("column-from-deck")  # neither for the Legate nor for the Primus


@rule("STW-060")
def test_the_legate_goes_even_where_every_slot_is_taken() -> None:
    t = conclave(["legate", "archon"], seas={"mor_irez": [1, 1]}).play(0, "sea mor_irez")
    assert t.table.view(None)["legate"] == "mor_irez"


@rule("STW-063")
def test_a_covered_card_acts_no_more() -> None:
    t = enacted("gel_profond", in_force="detroits_rompus")
    assert queries.lasting(t.state, effects.STRAITS_CLOSED) == 0
    assert queries.lasting(bring("detroits_rompus").state, effects.STRAITS_CLOSED) > 0


@rule("STW-064")
@pytest.mark.parametrize("archon", [0, 1])
def test_a_card_that_acts_again_gives_no_bonus_to_whoever_played_it(archon: int) -> None:
    t = conclave(["legate", "watcher_1"], in_force="degel", enacted_by=archon, enacted_in=1).until("orders")
    assert [(event["seat"], event["n"]) for event in t.told("gained-healthy")] == [(1, 1), (0, 1)]
    t = conclave(["legate", "watcher_1"], in_force="reseau_de_veille", enacted_by=archon, enacted_in=1).until("orders")
    assert [t.player(seat)["steam_cards"] for seat in range(2)] == [1, 2 + 1]  # the Watcher has kept two


@rule("STW-Q16")
def test_titles_nobody_acquired_act_by_position_the_column_before_the_archon() -> None:
    t = conclave(["legate", "watcher_4"], in_force="poussee_thermique", deck=["rhone", "saksa", "alba", "lutecia"])
    t.play(0, "sea nordhaf").play(1, "card rhone")
    assert t.floors("lutecia") == 2  # one floor by its card, one by the Archon's
    t = conclave(["legate", "watcher_4"], deck=["rhone", "saksa", "alba", "lutecia"])
    t.play(0, "sea nordhaf").play(1, "card rhone")
    assert t.told("column-from-deck") and t.table.view(None)["in_force"] is None, "no card played yet: nothing"


@rule("STW-Q17")
def test_the_primus_may_use_a_toxic_farm_and_a_position_not_left_yet_and_needs_room() -> None:
    t = conclave(["primus", "watcher_6", "legate", "archon", "watcher_1"]).until("primus")
    assert t.player(1)["reserved"] == "watcher_6"
    assert t.play(0, "title watcher_6").table.view(None)["primus"] == "watcher_6"
    t = conclave(["legate", "primus", "archon"], {"rhone": "toxic"}).until("primus").play(1, "title legate")
    assert t.choices(1) == ["zone svealand", "zone rhone"]
    t = conclave(["primus", "legate", "archon"], {"gironde": "0 5b"}).until("primus").play(0, "title legate")
    assert t.player(0)["units"] == 5


@rule("STW-055", "STW-112")
def test_a_clan_that_an_archon_card_wipes_out_is_gone_before_the_next_title() -> None:
    zones = {"gironde": "0 2b", "svealand": "1 1b", "meseta": "2 2b"}
    t = conclave(["archon", "legate", "primus"], zones, players=[{}, {"incubation": 7}, {}],
                 hands={0: {"archon": ["fievre"]}})  # fmt: skip
    t.play(1, "sea nordhaf").play(0, "archon fievre")
    assert t.asks == [(2, "primus")] and t.player(1)["out"]


@rule("STW-060")
def test_the_legate_token_serves_its_owner_in_its_sea_alone() -> None:
    t = moving("padania", "1b", titles=["legate", "watcher_4"], legate="nordhaf")
    assert not ways(t, "sail")  # it lies elsewhere
    t = moving("padania", "1b", titles=["watcher_1", "legate"], legate="mare_nostrum")
    assert not ways(t, "sail")  # it is another's


@rule("STW-060", "STW-124")
def test_the_legate_token_joins_the_seas_under_contract() -> None:
    contract = moving("padania", "1b", seas={"mare_nostrum": [1, 0]}, titles=["watcher_1", "watcher_4"])
    assert "breizh" not in ways(contract, "sail")
    legate: dict[str, Any] = {"titles": ["legate", "watcher_4"], "legate": "mor_irez"}
    both = moving("padania", "1b", seas={"mare_nostrum": [1, 0]}, **legate)
    assert ways(both, "sail") > ways(contract, "sail") and "breizh" in ways(both, "sail")


@rule("STW-Q07", "STW-004")
def test_the_last_body_floor_is_placed_and_no_more() -> None:
    names = ["eirinn", "alba", "commonwealth", "halogaland", "vestland", "gotaland", "jylland", "neustria", "lutecia",
             "flandria", "burgundia", "occitania_alta", "rhone", "provenca"]  # fmt: skip
    for breizh in ("f2", "f1"):  # of thirty bodies, one is left or two
        zones = {**{name: "f3" for name in names}, "breizh": breizh}
        t = conclave(["watcher_1", "legate"], zones, deck=["breizh", "rhone", "alba"]).play(0, "card breizh")
        assert t.floors("breizh") == 3


@rule("STW-112", "STW-062")
def test_an_archon_card_gives_nothing_to_a_fallen_clan() -> None:
    zones = {"gironde": "0 2b", "svealand": "1 1b", "breizh": "2 1b"}
    t = scene(3, clans=["apotres", "menrau", "flotte"], zones=zones, phase="conclave",
              titles=["archon", "legate", "primus"], hands={0: {"archon": ["degel"]}})  # fmt: skip
    t.play(1, "sea nordhaf")
    wipe(t, "svealand").play(0, "archon degel")
    assert [t.player(seat)["spare_healthy"] for seat in range(3)] == [2, 0, 1]
