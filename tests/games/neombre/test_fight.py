"""The course of a fight: set-up, windows of play, deaths, and in which order things of a round come."""

from ludotheque.games.neombre.phases import arrivals
from tests.games.neombre.scene import Told, card, fresh, scene
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, relentless: poison and 3, no riposte
WOLF = "Loup affamé infecté"  # 15 HP, brutal 1, riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-089", "NEO-117")
def test_a_fight_begins_with_full_hp_and_shuffled_decks() -> None:
    t = scene(
        2,
        "expedition",
        enemies=[{"card": WOLF, "hp": 2}],
        hands=["Furibonderie"],
        discards=["Lame sans nom, Lame sans nom, Stigmate, Stigmate"],
        hp=[4, 4],
        pile=f"{FIG}, {WOLF}",
        loot="",
    )
    t.does(0, "play Furibonderie").play(0, "fight")
    assert t.hp() == [11, 7] and t.row(0)["max_hp"] == 11  # the second has no card to draw
    assert len(t.row(0)["hand"]) == 3 and t.row(0)["draw"] == {"n": 2, "top": []}  # nobody knows what comes


@rule("NEO-Q16")
def test_the_hands_are_known_when_the_number_of_enemies_is_chosen() -> None:
    t = fresh(2, mode="expedition", zone="1B").play(0, "deck D1").play(1, "deck D2")
    assert t.asks[0][1] == "enemies" and [len(t.row(seat)["hand"]) for seat in (0, 1)] == [3, 3]
    t.play(1, "enemies 1")
    assert len(t.view["enemies"]) == 1


@rule("NEO-091", "NEO-092")
def test_arrivals_come_before_an_ambush() -> None:
    t = scene(
        2,
        step="number",
        pile="Bharaloth F, Nuée de freux",
        hands=["Stigmate"],
        draws=["Rusticisme, Frappe v"],
        chance=[0],
    )
    t.play(0, "enemies 2")
    assert t.asks == [(0, "discard")] and len(t.choices(0)) == 2  # what the arrival made them draw, too
    assert t.hp() == [6, 7]  # the second has no card to draw


@rule("NEO-095")
def test_an_extra_card_of_a_teammate_comes_between_too() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v, Frappe v", "Furibonderie"])
    t.does(0, "play Frappe v").does(1, "play Furibonderie")
    assert t.why(0, "play Frappe v") == "turn-over"


@rule("NEO-096")
def test_one_card_is_enough() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v, Frappe v"], draws=[PLENTY] * 2)
    t.does(0, "play Frappe v")
    assert t.can(0, "end")
    t.play(0, "end").play(1, "end")
    assert t.view["round"] == 2 and t.foes() == [22]


@rule("NEO-Q31")
def test_a_teammate_who_ends_the_turn_does_not_close_a_window() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v, Frappe v", "Frappe v"])
    t.does(0, "play Frappe v").play(1, "end")
    assert t.row(0)["stage"] == "open" and t.can(0, "play Frappe v")


@rule("NEO-097", "NEO-077")
def test_who_is_hit_with_all_the_others_ripostes_too() -> None:
    t = scene(2, enemies=[WOLF, FIG], hands=["Battue générale"], draws=[PLENTY])
    t.does(0, "play Battue générale")
    assert t.foes() == [14, 24] and t.hp() == [9, 10]


@rule("NEO-098", "NEO-041")
def test_a_late_enemy_acts_last_wherever_it_stands() -> None:
    t = scene(
        2, enemies=[{"card": WOLF, "hp": 2}, "Bête grouill"], hands=["Furibonderie"], draws=[PLENTY] * 2, chance=[0, 0]
    )
    t.does(0, "play Furibonderie", "target enemy_0").enemy_turn()
    arrivals.make_tokens(t.state, 5, 1)
    assert [row["id"] for row in t.view["enemies"]] == ["enemy_1", "enemy_0"]
    t.enemy_turn()
    assert [event["who"] for event in t.told("attacks")][-2:] == [card("Bête grouill"), card("Bête grouill") + "T"]


@rule("NEO-103", "NEO-171")
def test_the_dead_do_not_decide_with_the_team() -> None:
    t = scene(3, enemies=["Épouvantail repu"], dead=[2], draws=[PLENTY] * 3)
    t.enemy_turn()
    assert t.asks == [(0, "aim"), (1, "aim")]


@rule("NEO-Q33", "NEO-Q48")
def test_a_permission_ends_with_the_team_turn() -> None:
    t = scene(2, enemies=[FIG], hands=["Escrime par, Clou du spectacle"], draws=[PLENTY] * 2, chance=[0])
    t.does(0, "play Escrime par")
    assert t.row(1)["granted"] == 1
    t.does(0, "play Clou du spectacle")
    assert t.view["round"] == 2 and t.row(1)["granted"] == 0


@rule("NEO-038", "NEO-Q15")
def test_as_many_enemies_may_be_added_as_the_pile_holds() -> None:
    pile = ", ".join(["Loup affamé infecté"] * 9)
    t = scene(2, step="hands", zone="1B", pile=pile, draws=[PLENTY] * 2)
    assert t.choices(0) == [f"enemies {n}" for n in range(1, 10)]


@rule("NEO-Q34", "NEO-Q35")
def test_summons_act_once_even_when_their_controller_plays_nothing_or_again() -> None:
    t = scene(2, enemies=[FIG], hands=["Escrime par, Frappe v", "Molosse"], in_play=["", "Chien de ferme"])
    t.play(1, "end")
    assert t.foes() == [23] and t.row(1)["in_play"][0]["hp"] == 2
    t.does(0, "play Escrime par").does(1, "play Molosse")
    assert (
        t.view["round"] == 2 and t.foes() == [20] and [row["hp"] for row in t.row(1)["in_play"]] == [2, 2]
    )  # the late one waits
    t = scene(2, enemies=[FIG], hands=["Escrime par, Frappe v", "Frappe v"], in_play=["", "Chien de ferme"])
    t.play(1, "end").does(0, "play Escrime par").play(1, "end")
    assert t.foes() == [20] and t.row(1)["in_play"][0]["hp"] == 2


@rule("NEO-Q36")
def test_a_card_that_has_become_impossible_stays_in_hand() -> None:
    t = scene(
        2,
        enemies=[{"card": FIG, "hp": 2}, FIG],
        hands=["Battue générale", "Paso doble"],
        in_play=["Chien de ferme"],
        draws=[PLENTY],
    )
    t.does(0, "play Battue générale").does(1, "play Paso doble").play(0, "target enemy_0")
    assert t.foes() == [24] and t.has(1, "hand", "Paso doble") and t.row(0)["stage"] == "over"
    assert t.row(1)["played"] == 0


# -- deaths


@rule("NEO-Q79", "NEO-Q84")
def test_all_are_damaged_before_anybody_dies() -> None:
    t = scene(
        2, "expedition", enemies=[{"card": FIG, "hp": 3}], hands=["Vapeurs méphitiques"], hp=[4, 3], pile=WOLF, loot=""
    )
    t.does(0, "play Vapeurs méphitiques")
    assert t.state.outcome == 1 and [event["who"] for event in t.told("fell")] == ["player_1"]


@rule("NEO-Q80")
def test_a_death_comes_before_the_next_instruction_of_the_card() -> None:
    t = scene(2, enemies=[{"card": WOLF, "hp": 4}, FIG], hands=["Chamboule-tout"])
    t.does(0, "play Chamboule-tout", "target enemy_0")
    assert t.foes() == [23]


@rule("NEO-Q81")
def test_what_a_card_has_left_to_do_dies_with_its_player() -> None:
    t = scene(2, enemies=[FIG], discards=["Prosopopée du cadavre"], hp=[1, 10])
    t.does(0, "recall Prosopopée du cadavre")
    assert t.hp() == [0, 10] and t.foes() == [25] and t.has(0, "discard", "Prosopopée du cadavre")


@rule("NEO-Q82")
def test_an_active_goes_on_for_the_enemy_when_its_target_has_died() -> None:
    t = scene(2, enemies=[{"card": "Goule", "hp": 10}], discards=["Frappe v"], hp=[3, 10], draws=["", PLENTY])
    t.enemy_turn()
    assert t.hp() == [0, 10] and t.foes() == [11]


@rule("NEO-Q83", "NEO-Q136")
def test_the_last_death_does_its_worst_before_the_victory() -> None:
    t = scene(2, enemies=[{"card": "Ossuaire", "hp": 1, "armour": 0}], hands=["Frappe v"], hp=[1, 2])
    t.does(0, "play Frappe v")
    assert t.result.winners == []


@rule("NEO-Q87", "NEO-Q50")
def test_the_dead_are_neither_teammates_nor_players() -> None:
    t = scene(2, enemies=[FIG], dead=[1], hands=["Tisane de vigueur"])
    assert t.why(0, "play Tisane de vigueur") == "no-target"
    t = scene(3, enemies=[FIG], dead=[1], hands=["Instinct grégaire"])
    t.does(0, "play Instinct grégaire")
    assert t.foes() == [23]


@rule("NEO-Q88", "NEO-164", "NEO-Q176")
def test_a_revived_player_has_at_most_the_maximum_and_the_old_markers() -> None:
    t = scene(2, enemies=[FIG], dead=[1], max_hp=[10, 7], markers=[{}, {"silt": 2}], hands=["Insigne des disparus"])
    t.does(0, "play Insigne des disparus").play(0, "branch 0")
    assert t.hp() == [10, 7] and t.row(1)["markers"] == {"silt": 2}


@rule("NEO-Q136")
def test_whoever_dies_in_the_same_instruction_sees_no_death() -> None:
    t = scene(
        2,
        enemies=[{"card": "Sonneur de glas", "hp": 1}, {"card": FIG, "hp": 1}, FIG],
        hands=["Battue générale"],
        draws=[PLENTY] * 2,
    )
    t.does(0, "play Battue générale")
    assert t.foes() == [24] and t.pile(1) == 4


@rule("NEO-Q137")
def test_an_active_is_dropped_with_its_enemy() -> None:
    t = scene(
        2,
        enemies=[{"card": "Notaire sépulcral", "hp": 1}, {"card": FIG, "memory": 1}],
        hands=["Fémur contondant"],
        draws=[PLENTY] * 2,
    )
    t.enemy_turn().play(0, "target enemy_0")
    assert t.foes() == [25] and t.hp() == [10, 6]


# -- the order of a round


@rule("NEO-Q98", "NEO-082")
def test_armour_that_was_used_is_not_back_for_the_enemies_turn() -> None:
    t = scene(
        2,
        enemies=["Gardien de tertre", "Notaire sépulcral"],
        hands=["Frappe v, Fémur contondant"],
        draws=[PLENTY] * 2,
        max_hp=[30, 30],
    )
    t.does(0, "play Frappe v", "target enemy_0")
    assert t.foes()[0] == 13
    t.enemy_turn().play(0, "target enemy_0")
    assert t.foes()[0] == 12


@rule("NEO-Q102", "NEO-083")
def test_tokens_stand_last_and_wait_for_the_next_turn_of_the_enemies() -> None:
    t = scene(2, enemies=["Meneur de pénitents", FIG], draws=[PLENTY] * 2, chance=[0, 1])
    t.enemy_turn()
    assert [bool(row["token"]) for row in t.view["enemies"]] == [False, False, True]
    assert t.hp() == [8, 6]


@rule("NEO-Q113")
def test_the_target_of_an_active_stays_whatever_its_steps_change() -> None:
    three, two = "Stigmate, Stigmate, Stigmate", "Stigmate, Stigmate"
    t = scene(2, enemies=["Clown lugubre"], hands=[three, two], draws=["Rusticisme, Procession"] * 2)
    t.enemy_turn()
    assert t.hp() == [8, 10] and t.has(0, "hand", "Stigmate, Rusticisme, Procession")


@rule("NEO-Q135")
def test_the_launches_of_the_enemies_turn_are_counted_apart() -> None:
    t = scene(2, enemies=["Épouvantail repu"], draws=[PLENTY] * 2)
    t.state.launches = 200
    t.enemy_turn()
    assert t.asks[0][1] == "aim" and t.state.launches == 0


@rule("NEO-Q138")
def test_what_lasts_until_the_end_of_the_enemies_turn_still_covers_that_end() -> None:
    t = scene(
        2, enemies=["Champignon-cardinal"], in_play=["Angélus du guet"], markers=[{"poison": 1}], draws=[PLENTY] * 2
    )
    t.enemy_turn()
    assert t.hp() == [10, 10] and t.row(0)["in_play"] == [] and t.has(0, "discard", "Angélus du guet")


@rule("NEO-Q138")
def test_the_team_puts_effects_of_enemies_and_players_in_order() -> None:
    """At the end of the enemies' turn one heals itself by 1 and a bracelet lowers it by 1."""
    told: Told = {"enemies": [{"card": "Champignon-cardinal", "hp": 1}], "in_play": ["", "Bracelet de scolopendres"]}
    for first, over in (("Champignon-cardinal", False), ("Bracelet de scolopendres", True)):
        t = scene(2, draws=[PLENTY] * 2, **told).enemy_turn()
        assert t.asks == [(0, "order"), (1, "order")]
        assert t.table.waiting[0].about["whose"] == ["player_1", card("Champignon-cardinal")]
        t.does(0, f"resolve {first} 0")
        assert t.table.over == over and (over or t.foes() == [1])
    t = scene(2, options={"readings": ["set_order"]}, draws=[PLENTY] * 2, **told).enemy_turn()
    assert t.foes() == [1] and t.view["round"] == 2  # the enemies' first


@rule("NEO-Q138")
def test_the_start_of_the_turn_comes_before_the_draw() -> None:
    t = scene(
        2,
        enemies=[{"card": "Chamane des cimes", "memory": 0}],
        markers=[{"poison": 1}],
        hp=[1, 10],
        draws=[PLENTY] * 2,
    )
    t.enemy_turn()
    assert t.row(0)["dead"] and t.pile(0) == 4 and t.hp()[1] == 7


@rule("NEO-Q138")
def test_nothing_ends_with_an_ambush() -> None:
    t = scene(2, step="number", pile="Nuée de freux", in_play=["Angélus du guet"], draws=[PLENTY] * 2, chance=[0])
    assert t.view["round"] == 1 and sum(t.hp()) == 19
    assert [row["card"] for row in t.row(0)["in_play"]] == [card("Angélus du guet")]


@rule("NEO-Q142", "NEO-Q72")
def test_ripostes_find_the_card_in_the_discard() -> None:
    t = scene(2, enemies=["Nécrophore ponctuel"], hands=["Frappe v"])
    t.does(0, "play Frappe v")
    assert t.has(0, "jail", "Frappe v") and t.row(0)["discard"] == []


@rule("NEO-Q142")
def test_what_waits_for_a_played_card_comes_after_the_ripostes() -> None:
    t = scene(2, enemies=[WOLF], hands=["Estoc malhabile"], in_play=["", "Public en délire"], hp=[1, 10])
    t.does(0, "play Estoc malhabile")
    assert t.row(0)["dead"]


@rule("NEO-Q142")
def test_an_enchantment_on_a_dead_target_goes_to_the_discard() -> None:
    t = scene(2, enemies=[{"card": WOLF, "hp": 2}, FIG], hands=["Souffle coupé"])
    t.does(0, "play Souffle coupé", "target enemy_0")
    assert t.foes() == [25] and t.row(0)["in_play"] == [] and t.has(0, "discard", "Souffle coupé")


@rule("NEO-Q153", "NEO-116")
def test_every_draw_of_the_draw_step_is_settled_by_itself() -> None:
    six = "Rusticisme, Rusticisme, Rusticisme, Rusticisme, Rusticisme, Rusticisme"
    t = scene(
        2,
        "expedition",
        enemies=[{"card": "Reflet hostile", "hp": 1, "attacker": 0}],
        hands=[six],
        draws=["Fémur contondant"],
        hp=[10, 1],
        pile=WOLF,
        loot="",
    )
    t.enemy_turn()
    assert t.asks[0][1] == "draws-first"
    t.play(0, "name player_0")
    assert t.state.outcome == 1 and t.told("fell") == [] and t.told("exhausted") == []


@rule("NEO-Q161", "NEO-Q55")
def test_the_team_puts_trances_and_what_waits_for_a_discard_in_order() -> None:
    """A femur is discarded: its trance hurts an enemy, which heals itself by 1 because of it."""
    femurs = "Fémur contondant, Fémur contondant"
    told: Told = {"hands": ["Variolisation"], "draws": [femurs, PLENTY], "enemies": [{"card": "Dame blanche", "hp": 1}]}
    t = scene(2, **told).does(0, "play Variolisation")
    assert t.asks == [(0, "order"), (1, "order")]
    t.does(1, "resolve Fémur contondant 0")
    assert t.table.over and t.result.winners == [0, 1]
    t = scene(2, **told).does(0, "play Variolisation").does(1, "resolve Dame blanche 0")
    assert not t.table.over and t.foes() == [1]


@rule("NEO-099", "NEO-Q86")
def test_whoever_falls_in_the_middle_of_a_turn_has_had_it() -> None:
    t = scene(2, enemies=["Bharaloth F"], hands=["Rusticisme"], draws=["Stigmate"], hp=[3, 10])
    t.does(0, "play Rusticisme", "accept")
    assert t.row(0)["dead"] and t.row(0)["stage"] == "over" and t.row(1)["stage"] == "waiting"


@rule("NEO-092", "NEO-101", "NEO-184")
def test_an_ambush_may_end_the_fight() -> None:
    t = scene(2, step="number", pile="Lionne pelée", zone="2V", hp=[1, 1], draws=[PLENTY] * 2)
    while not t.table.over and t.view["round"] == 0:
        seat = t.table.waiting[0].seat
        t.play(seat, t.choices(seat)[0])
    fell = [row["dead"] for row in t.view["team"]]
    assert t.table.over == all(fell)
    if not t.table.over:
        assert fell.count(True) == 1 and t.view["round"] == 1


@rule("NEO-185", "NEO-092")
def test_after_an_ambush_everybody_draws_in_the_first_turn_too() -> None:
    for enemy, drawn in (("Lionne pelée", 1), (FIG, 0)):
        t = scene(2, step="number", pile=enemy, zone="2V", draws=[PLENTY] * 2).until("team-turn")
        assert t.view["round"] == 1 and [len(t.row(seat)["hand"]) for seat in (0, 1)] == [drawn, drawn]
