"""Enemies: whom they aim at, what they do, how they come; ripostes, armour, tokens, markers."""

import pytest

from ludotheque.core.vecs import of
from ludotheque.games.neombre import names, state
from ludotheque.games.neombre.phases import arrivals, hands
from ludotheque.games.neombre.state import FIRST_ENEMY, Foe
from tests.games.neombre.scene import begin, card, scene
from tests.marks import rule

FIG = "Figuier confesseur"
WOLF = "Loup affamé infecté"  # 15 HP, riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


def struck(name: str, chance: list[int] | None = None, **told: object) -> list[int]:
    """Who loses HP in the enemies' turn, of three players who have cards enough."""
    t = scene(3, chance=chance, enemies=[{"card": name, **told.pop("enemy", {})}], draws=[PLENTY] * 3, **told)  # type: ignore[arg-type, dict-item]  # a description
    before = t.hp()
    t.enemy_turn()
    return [seat for seat in range(3) if t.hp()[seat] < before[seat]]


@rule("NEO-169", "NEO-177", "NEO-179")
def test_the_arrogant_take_the_strongest_and_predators_the_weakest() -> None:
    assert struck("Veuve consolable", hp=[7, 9, 8]) == [1]
    assert struck("Braconnière bilieuse", hp=[7, 9, 8]) == [0]
    assert struck("Braconnière bilieuse", chance=[1], hp=[7, 9, 7]) == [2]


@rule("NEO-172", "NEO-176")
def test_the_fearless_take_the_fullest_hand_and_opportunists_the_emptiest() -> None:
    held = ["Stigmate", "Stigmate, Stigmate", ""]
    assert struck("Curé vérolé", hands=held) == [1]
    assert struck("Grimoire carnivore", hands=held) == [2]


@rule("NEO-175")
def test_the_necrotic_take_the_fullest_discard() -> None:
    assert struck("Goule cachottière", discards=["Stigmate", "", "Stigmate, Stigmate"]) == [2]


@rule("NEO-173")
def test_the_undecided_take_anybody() -> None:
    assert [struck("Maîtresse de piste", chance=[n]) for n in range(3)] == [[0], [1], [2]]


@rule("NEO-178", "NEO-Q111")
def test_the_vengeful_take_whoever_hit_them_last() -> None:
    t = scene(3, enemies=["Gardien de tertre"], hands=["Furibonderie", "", "Furibonderie"], draws=[PLENTY] * 3)
    t.does(0, "play Furibonderie").does(2, "play Furibonderie")
    assert t.view["enemies"][0]["aims_at"] == "player_2"
    t.enemy_turn()
    assert t.hp() == [10, 10, 7]
    assert struck("Gardien de tertre", chance=[1]) == [1]  # nobody yet: by chance
    assert struck("Gardien de tertre", chance=[0], enemy={"attacker": 2}, dead=[2]) == [0]


@rule("NEO-168", "NEO-Q110", "NEO-Q108")
def test_the_relentless_stay_with_their_first_target_until_it_dies() -> None:
    assert struck(FIG, chance=[2]) == [2] and struck(FIG, enemy={"memory": 1}) == [1]
    t = scene(3, chance=[1], enemies=[{"card": FIG, "memory": 0}], dead=[0], draws=[PLENTY] * 3)
    t.enemy_turn()
    assert t.hp()[2] < 10 and t.view["enemies"][0]["aims_at"] == "player_2"


@rule("NEO-171")
def test_the_players_choose_for_the_stupid() -> None:
    t = scene(3, enemies=["Fossoyeur en grève"], draws=[PLENTY] * 3)
    t.enemy_turn()
    assert t.asks == [(0, "aim"), (1, "aim"), (2, "aim")]
    t.play(2, "aim player_1")
    assert t.hp() == [10, 6, 10]


@rule("NEO-170")
def test_the_brutal_strike_everybody() -> None:
    assert struck("Crocohydre") == [0, 1, 2]


@rule("NEO-074", "NEO-098", "NEO-041")
def test_enemies_act_in_drawing_order() -> None:
    t = scene(2, enemies=["Crocohydre", "Gardien de tertre", "Loup affamé infecté"], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert [event["who"] for event in t.told("attacks")] == [
        card(name) for name in ("Crocohydre", "Gardien de tertre", "Loup affamé infecté")
    ]


@rule("NEO-076", "NEO-077", "NEO-097", "NEO-Q71")
def test_every_enemy_hit_ripostes_once() -> None:
    wolf = "Loup affamé infecté"
    t = scene(2, enemies=[wolf, wolf, "Bharaloth F"], hands=["Paso doble", ""], draws=[PLENTY] * 2)
    t.does(0, "play Paso doble", "target enemy_0", "target enemy_2")
    assert t.hp() == [7, 10] and t.foes() == [12, 15, 11]


@rule("NEO-048", "NEO-077")
def test_what_hits_all_enemies_is_an_assault_on_each() -> None:
    wolf = "Loup affamé infecté"
    t = scene(2, enemies=[wolf, wolf], hands=["Battue générale"], draws=[PLENTY] * 2).does(0, "play Battue générale")
    assert all(left < 15 for left in t.foes()) and t.hp() == [8, 10]


@rule("NEO-078", "NEO-Q72")
def test_an_enemy_that_falls_does_not_riposte() -> None:
    t = scene(2, enemies=[{"card": "Bharaloth F", "hp": 4}, FIG], hands=["Hallali précoce"])
    t.does(0, "play Hallali précoce", "target enemy_0")
    assert t.hp() == [10, 10] and t.view["slain"] == ["0RA01"]


@rule("NEO-Q74", "NEO-Q99")
def test_damage_that_armour_stops_is_still_an_assault() -> None:
    t = scene(2, enemies=[{"card": "Bharaloth F", "armour": 5}], hands=["Furibonderie"])
    t.does(0, "play Furibonderie")
    assert t.foes() == [14] and t.hp() == [8, 10] and t.view["enemies"][0]["armour"] == 3


@rule("NEO-186", "NEO-Q100")
def test_an_untargetable_enemy_is_reached_by_mass_effects_only() -> None:
    goat = {"card": "Bouc émissaire", "hp": 11}
    t = scene(2, enemies=[goat, FIG], hands=["Frappe v, Prosopopée fulminante"], draws=[PLENTY] * 2)
    t.does(0, "play Prosopopée fulminante", "leave")
    assert t.foes() == [9, 23]
    t = scene(2, enemies=[goat, FIG], hands=["Frappe v"], draws=[PLENTY] * 2)
    t.does(0, "play Frappe v")
    assert t.foes() == [8, 25]


@rule("NEO-Q101")
def test_unless_alone_is_looked_up_at_every_moment() -> None:
    t = scene(2, enemies=["Serpent des lianes"], hands=["Frappe v"])
    assert t.can(0, "play Frappe v")
    t = scene(2, enemies=["Serpent des lianes", {"card": "Bête grouillante", "token": True}], hands=["Frappe v"])
    t.does(0, "play Frappe v")
    assert t.foes() == [17]  # it struck the worm


@rule("NEO-181", "NEO-Q95", "NEO-Q18")
def test_a_caller_brings_one_more_enemy_to_the_end_of_the_row() -> None:
    t = scene(2, step="number", pile="Nappe de sangsues, Gardien de tertre", zone="2P")
    t.play(0, "enemies 1")
    assert [row["card"] for row in t.view["enemies"]] == [card("Nappe de sangsues"), card("Gardien de tertre")]
    assert t.view["bonus"] == 0 and t.view["pile"] == 0


@rule("NEO-182", "NEO-183", "NEO-Q94", "NEO-Q19")
def test_civilians_are_kept_or_replaced_all_alike() -> None:
    pile = "Braconnière bilieuse, Curé vérolé, Gardien de tertre, Fossoyeur en grève, Crocohydre"
    t = scene(3, step="number", pile=pile)
    t.play(0, "enemies 2")
    assert t.asks[0][1] == "civilians"
    t.play(1, "keep")
    assert [row["card"] for row in t.view["enemies"]] == [card("Braconnière bilieuse"), card("Curé vérolé")]
    t = scene(3, step="number", pile=pile)
    t.play(0, "enemies 2").play(2, "replace")
    assert t.asks == [(seat, "under-first") for seat in range(3)]
    t.does(1, "under Fossoyeur en grève")
    assert t.choices(0) == [f"under {card(name)}" for name in ("Braconnière bilieuse", "Curé vérolé")]
    t.does(0, "under Braconnière bilieuse")
    assert [row["card"] for row in t.view["enemies"]] == [card("Gardien de tertre"), card("Crocohydre")]
    assert t.view["pile"] == 3 and t.view["bonus"] == 0
    t = scene(3, step="number", pile="Braconnière bilieuse, Curé vérolé")
    t.play(0, "enemies 2").play(2, "replace")  # nobody to replace them: they stay after all
    assert len(t.foes()) == 2


@rule("NEO-079", "NEO-091", "NEO-Q93")
def test_a_passive_holds_as_long_as_its_enemy_lives() -> None:
    t = scene(
        2, enemies=[{"card": "Bouc émissaire", "hp": 3}, FIG, FIG], hands=["Frappe v, Frappe v"], draws=[PLENTY] * 2
    )
    t.does(0, "play Frappe v", "play Frappe v")
    assert t.choices(0) == ["target enemy_1", "target enemy_2"]


@rule("NEO-088", "NEO-Q163", "NEO-Q152")
def test_markers_stay_on_who_bears_them() -> None:
    t = scene(2, enemies=["Figuier confesseur"], hands=["Épizootie"], draws=[PLENTY] * 2)
    t.does(0, "play Épizootie")
    assert t.view["enemies"][0]["markers"] == {"infection": 1}


@rule("NEO-Q145")
def test_who_provokes_is_aimed_at_and_who_hides_is_not() -> None:
    t = scene(
        3, enemies=["Braconnière bilieuse"], hp=[5, 9, 10], in_play=["", "", "Costume à paillettes"], draws=[PLENTY] * 3
    )
    t.enemy_turn()
    assert t.hp()[0] == 5 and t.hp()[1] == 9 and t.hp()[2] < 10


@pytest.mark.parametrize("seats", [1, 2, 4])
@rule("NEO-037", "NEO-Q16")
def test_the_usual_number_of_enemies_is_offered_and_is_the_default(seats: int) -> None:
    t = scene(seats, step="number", pile="Crocohydre, Gardien de tertre, Nappe de sangsues, Bouc émissaire")
    assert t.asks[0][1] == "enemies" and len(t.choices(0)) == 4
    usual = {1: 1, 2: 1, 4: 3}[seats]
    assert t.table.waiting[0].default == ("enemies", usual)


@rule("NEO-074", "NEO-075", "NEO-174")
def test_whom_an_enemy_strikes_is_shown_while_its_effect_asks_and_not_only_its_next_target() -> None:
    t = scene(2, enemies=[{"card": "Bharaloth Féral", "memory": 0}], hands=["", "Stigmate, Furibonderie, Rusticisme"])
    assert "strikes" not in t.view["enemies"][0]
    t.enemy_turn()
    foe = t.view["enemies"][0]
    assert t.asks == [(1, "discard")] and t.table.waiting[0].about["source"] == foe["card"]
    assert foe["aims_at"] == "player_0" and foe["strikes"] == ["player_1"]
    t.does(1, "card Stigmate")
    assert all("strikes" not in each for each in t.view["enemies"])


# -- what stands on an enemy, and what does not

SHADOW = {"card": "Panthère d’alcôve", "markers": {"rage": 1}}  # untargetable as long as it has rage


@rule("NEO-080")
def test_what_a_passive_forbids_is_allowed_once_its_enemy_is_dead() -> None:
    t = scene(2, enemies=[{"card": "Bouc émissaire", "hp": 3}, FIG], hands=["Estoc malhabile, Estoc malhabile"])
    t.does(0, "play Estoc malhabile", "play Estoc malhabile")
    assert t.foes() == [22]


@rule("NEO-083")
def test_a_token_has_its_attack_first_and_its_hp_second() -> None:
    t = scene(
        2, enemies=[{"card": "Roi de rats", "token": True}, FIG], hands=["Stigmate"], draws=[PLENTY] * 2, chance=[0]
    )
    assert t.foes() == [1, 25]
    t.enemy_turn()
    assert t.hp() == [6, 8]  # 2 for the one without cards


@rule("NEO-085", "NEO-Q103")
def test_a_token_has_neither_armour_nor_riposte() -> None:
    t = scene(2, enemies=[{"card": "Ombre gravide", "token": True}], hands=["Bravade fruste"])
    t.does(0, "play Bravade fruste")
    assert t.foes() == [1] and t.hp() == [10, 10]
    both = ["Cercueil capitonné", {"card": "Cercueil capitonné", "token": True}]
    t = scene(2, enemies=both, max_hp=[30, 30], draws=[PLENTY] * 2)
    assert [row["armour"] for row in t.view["enemies"]] == [2, 0]
    t.enemy_turn()  # in the next round the armour of cards is back
    assert t.view["round"] == 2 and [row["armour"] for row in t.view["enemies"]] == [2, 0]


@rule("NEO-041", "NEO-079", "NEO-Q110")
def test_who_takes_the_place_of_a_dead_enemy_has_nothing_of_it() -> None:
    """A token that stays with its first target comes where an enemy stood that bore markers and had struck."""
    struck = {"card": "Ombre gravide", "hp": 2, "memory": 1, "markers": {"rage": 2}}
    coffin = {"card": "Cercueil capitonné", "hp": 2, "armour": 0}
    held = ["Furibonderie, Frappe v", ""]
    t = scene(2, enemies=[struck, coffin, FIG], hands=held, max_hp=[60, 60], draws=[PLENTY] * 2)
    t.does(0, "play Furibonderie", "target enemy_0").enemy_turn()
    t.state.set_on(FIRST_ENEMY + 1, Foe.armour, 0)
    t.does(0, "play Frappe v", "target enemy_1")
    tokens = [row for row in t.view["enemies"] if row["token"]]
    assert [row["id"] for row in tokens] == ["enemy_0", "enemy_3"]
    assert all(row["markers"] == {} and "aims_at" not in row for row in tokens)


@rule("NEO-086")
def test_what_an_enemy_gains_lies_on_itself() -> None:
    t = scene(2, enemies=["Coquille vivante"], draws=[PLENTY] * 2, chance=[0])
    t.enemy_turn()
    assert t.view["enemies"][0]["markers"] == {"neombre": 2} and t.row(0)["markers"] == {}
    assert t.hp() == [6, 10]


@rule("NEO-Q72")
def test_each_launched_card_is_answered_before_the_next() -> None:
    t = scene(2, enemies=[WOLF], hands=["Flûte de la canopée"], draws=["Estoc malhabile, Estoc malhabile"], hp=[1, 10])
    t.does(0, "play Flûte de la canopée")
    assert t.foes() == [12] and t.row(0)["dead"]


@rule("NEO-Q75")
def test_nothing_of_a_riposte_happens_once_the_attacker_is_dead() -> None:
    t = scene(2, enemies=[WOLF, "Bête grouill"], hands=["Battue générale"], draws=[PLENTY], hp=[1, 10])
    t.does(0, "play Battue générale")
    if t.asks[0][1] == "riposte-order":
        t.play(1, "target enemy_0")
    assert t.foes() == [14, 25] and t.row(0)["dead"]


@rule("NEO-Q99")
def test_armour_stops_a_summon_and_nothing_that_is_suffered() -> None:
    t = scene(2, enemies=["Gardien de tertre"], in_play=["Chien de ferme"])
    t.play(0, "end")
    assert t.foes() == [14]
    t = scene(
        2, enemies=["Gargouille repentante"], in_play=["Chapelle ardente"], hands=["Variolisation"], draws=[PLENTY]
    )
    t.does(0, "play Variolisation")
    assert t.foes() == [22] and t.view["enemies"][0]["armour"] == 4


@rule("NEO-Q90", "NEO-151")
def test_nobody_ripostes_to_a_lowering() -> None:
    t = scene(2, enemies=[WOLF], hands=["Davier de foire"])
    t.does(0, "play Davier de foire")
    assert t.foes() == [11] and t.hp() == [10, 10]


@rule("NEO-Q100", "NEO-186")
def test_who_is_untargetable_is_not_chosen_for_healing_and_found_by_chance() -> None:
    t = scene(2, enemies=[SHADOW], hands=["Onguent rance, Couteaux d"], hp=[5, 5])
    t.does(0, "play Onguent rance")
    assert t.choices(0) == ["target player_0", "target player_1"]
    t.play(0, "target player_0").does(0, "play Couteaux d")
    assert t.foes() == [17 - 6]


@rule("NEO-Q105")
def test_a_launched_card_does_not_set_off_the_infection() -> None:
    told = "Second souffle, Second souffle"
    t = scene(2, enemies=[WOLF], hands=["Flûte de la canopée"], draws=[told], hp=[2, 10], markers=[{"infection": 1}])
    t.does(0, "play Flûte de la canopée")
    assert t.hp() == [2 + 3 + 3 - 1, 10]


@rule("NEO-Q152")
def test_an_enemy_counts_its_own_markers_only() -> None:
    angry = {"card": "Gorille endeuillé", "attacker": 0, "markers": {"rage": 2}}
    t = scene(2, enemies=[angry, {"card": "Gorille endeuillé", "attacker": 1}], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.hp() == [5, 7]


@rule("NEO-Q163")
def test_players_with_a_marker_are_players() -> None:
    t = scene(2, enemies=[{"card": "Charogne", "markers": {"infection": 1}}], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.asks[0][1] == "aim" and t.foes() == [30]
    t = scene(2, enemies=[FIG], hands=["Venin retourné"], markers=[{"poison": 1}, {"poison": 3}])
    t.does(0, "play Venin retourné")
    assert [t.row(seat)["markers"] for seat in (0, 1)] == [{}, {"poison": 1}]


@rule("NEO-084", "NEO-085")
def test_a_token_aims_as_its_maker_says_and_the_maker_as_it_does_itself() -> None:
    t = scene(2, enemies=[{"card": "3CA01", "hp": 1}, {"card": "3CA01", "token": True}])
    assert [row["targeting"] for row in t.view["enemies"]] == ["methodical", "arrogant"]


@rule("NEO-086", "NEO-Q163")
def test_markers_of_one_kind_are_taken_without_a_question() -> None:
    t = scene(2, enemies=[FIG], markers=[{"poison": 2}])
    begin(t, lambda s: s.call(hands.Unmark(0, 0, 1)))
    assert t.asks[0][1] == "team-turn" and t.row(0)["markers"] == {"poison": 1}
    t = scene(2, enemies=[FIG], markers=[{"poison": 2, "silt": 1}])
    begin(t, lambda s: s.call(hands.Unmark(0, 0, 2)))
    assert t.asks == [(0, "unmark")] and t.choices(0) == ["marker poison", "marker silt"]
    t.play(0, "marker silt")
    assert t.row(0)["markers"] == {"poison": 1}


@rule("NEO-083", "NEO-Q177")
def test_the_place_of_the_dead_is_free_from_the_next_team_turn_on() -> None:
    t = scene(2, enemies=[{"card": WOLF, "hp": 2}, FIG], hands=["Furibonderie"], pile="Sanglier", draws=[PLENTY] * 2)
    t.does(0, "play Furibonderie", "target enemy_0")
    begin(t, lambda s: s.call(arrivals.Draw(1)))
    assert [row["id"] for row in t.view["enemies"]] == ["enemy_1", "enemy_2"]  # the dead still lies there
    t = scene(2, enemies=[{"card": WOLF, "hp": 2}, FIG], hands=["Furibonderie"], pile="Sanglier", draws=[PLENTY] * 2)
    t.does(0, "play Furibonderie", "target enemy_0").enemy_turn()
    begin(t, lambda s: s.call(arrivals.Draw(1)))
    assert [row["id"] for row in t.view["enemies"]] == ["enemy_1", "enemy_0"]
    assert t.view["enemies"][1]["card"] == card("Sanglier")


@rule("NEO-083", "NEO-085")
def test_a_token_has_the_hit_points_of_its_name_and_no_armour_and_no_passive() -> None:
    t = scene(2, enemies=["Bête grouill"])
    arrivals.make_tokens(t.state, 4, 1)
    worm = t.view["enemies"][1]
    assert (worm["hp"], worm["max_hp"], worm["armour"], worm["token"]) == (1, 1, 0, True)
    assert t.state.on(5, Foe.key) == state.NOTHING and t.state.on(5, Foe.memory) == state.NOBODY


@rule("NEO-Q177", "NEO-187")
def test_who_finds_no_place_does_not_come() -> None:
    t = scene(2, enemies=["Bête grouill"], pile="Bharaloth F, Bharaloth F", draws=[PLENTY] * 2)
    another = t.state.content.enemy_ids.index(card("Bharaloth F"))
    arrivals.make_tokens(t.state, 4, state.ENEMY_PLACES - 6)
    arrivals.place_enemy(t.state, another, 0)
    arrivals.make_tokens(t.state, 4, 3)
    begin(t, lambda s: s.call(arrivals.Draw(2)))
    assert len(t.view["enemies"]) == state.ENEMY_PLACES and t.hp() == [8, 8]  # what one of them does on arrival


@rule("NEO-Q112", "NEO-144", "NEO-170")
def test_of_several_targets_each_is_hurt_by_what_is_its_own() -> None:
    t = scene(2, enemies=["Ours catarrheux"], markers=[{}, {"infection": 1}], draws=[PLENTY] * 2)
    begin(t, lambda s: s.perform(4, s.element_of(4), names.ACTIVE, of([0, 1])))
    lost = [10 - hp for hp in t.hp()]
    assert lost[1] == lost[0] + 1


@rule("NEO-098", "NEO-Q138")
def test_what_waits_for_the_end_of_the_enemies_turn_comes_every_round() -> None:
    """Ours héraldique calms down by 2 at the end of the enemies' turn."""
    bear = {"card": "Ours héraldique", "markers": {"rage": 3}}
    t = scene(2, enemies=[bear], max_hp=[30, 30], draws=[PLENTY] * 2).enemy_turn()
    assert t.view["round"] == 2 and t.view["enemies"][0]["markers"] == {"rage": 1}
