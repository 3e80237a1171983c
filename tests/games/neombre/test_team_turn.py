"""The team's turn: free order, two cards in one go, extra cards, canaliser, épilogue, granted plays, summons."""

from ludotheque.games.neombre.phases import hands
from ludotheque.games.neombre.phases.cards import grant
from ludotheque.games.neombre.state import Figure
from tests.games.neombre.scene import Told, begin, card, scene
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, relentless, no riposte
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-094", "NEO-095", "NEO-096", "NEO-Q31")
def test_players_come_in_any_order_and_play_their_two_cards_in_one_go() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v, Frappe v", "Frappe v, Frappe v, Frappe v"])
    assert [seat for seat, _ in t.asks] == [0, 1]
    t.does(1, "play Frappe v").does(0, "play Frappe v")
    assert t.why(1, "play Frappe v") == "turn-over" and t.row(1)["stage"] == "over"
    assert [seat for seat, _ in t.asks] == [0]
    t.does(0, "play Frappe v")
    assert t.why(0, "play Frappe v") == "not-in-hand" and t.foes() == [16]
    t.play(0, "end")
    assert t.view["round"] == 2


@rule("NEO-105")
def test_two_cards_and_extra_cards_beside() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v, Frappe v, Frappe v, Furibonderie, Furibonderie"])
    t.does(0, "play Furibonderie", "play Frappe v", "play Frappe v")
    assert t.why(0, "play Frappe v") == "no-play-left"
    t.does(0, "play Furibonderie")
    assert t.foes() == [25 - 4 - 6] and t.row(0)["used"] == 2 and t.row(0)["played"] == 4


@rule("NEO-096")
def test_nobody_has_to_play() -> None:
    t = scene(3, enemies=[FIG], hands=["Frappe v"] * 3, draws=[PLENTY] * 3)
    t.enemy_turn()
    assert t.view["round"] == 2 and t.foes() == [25]


@rule("NEO-153", "NEO-162", "NEO-Q45", "NEO-Q47")
def test_canaliser_comes_first_and_only_recitals_follow() -> None:
    t = scene(
        2, enemies=[FIG], hands=["Exorde monocorde, Péroraison, Frappe v, Furibonderie, Aphorisme"], draws=[PLENTY]
    )
    t.does(0, "play Furibonderie")
    assert t.why(0, "play Exorde monocorde") == "already-played"
    t = scene(
        2, enemies=[FIG], hands=["Exorde monocorde, Péroraison, Frappe v, Furibonderie, Aphorisme"], draws=[PLENTY]
    )
    t.does(0, "play Exorde monocorde")
    assert t.foes() == [22]
    assert t.why(0, "play Frappe v") == "only-recital" and t.why(0, "play Furibonderie") == "only-recital"
    t.does(0, "play Aphorisme")
    assert t.foes() == [18]
    t.does(0, "play Péroraison")  # the card before it had no canaliser
    assert t.foes() == [16]


@rule("NEO-162", "NEO-Q43", "NEO-Q44")
def test_a_recital_looks_at_the_last_card_of_anybody() -> None:
    t = scene(2, enemies=[FIG], hands=["Exorde monocorde", "Péroraison, Péroraison"], draws=[PLENTY] * 2)
    t.does(0, "play Exorde monocorde").does(1, "play Péroraison")
    assert t.foes() == [25 - 3 - 6]
    t.does(1, "play Péroraison")
    assert t.foes() == [25 - 3 - 6 - 2]


@rule("NEO-155", "NEO-Q48")
def test_epilogue_ends_the_playing_of_all() -> None:
    t = scene(2, enemies=[FIG], hands=["Clou du spectacle, Furibonderie", "Furibonderie"], draws=[PLENTY] * 2)
    t.does(0, "play Clou du spectacle")
    assert t.foes() == [19] and t.view["round"] == 2


@rule("NEO-160", "NEO-Q42")
def test_prelude_is_for_the_first_card_of_the_team_turn() -> None:
    t = scene(2, enemies=[FIG], hands=["Hallali précoce", "Hallali précoce"], draws=[PLENTY] * 2)
    t.does(1, "play Hallali précoce").does(0, "play Hallali précoce")
    assert t.foes() == [25 - 5 - 3]


@rule("NEO-160", "NEO-Q42")
def test_a_card_launched_before_any_is_played_leaves_the_prelude_to_the_first_that_is() -> None:
    snake = {"card": "Serpent des lianes", "memory": 0}
    t = scene(2, enemies=[snake, FIG], draws=["Frappe v, Stigmate", "Hallali précoce"])
    t.enemy_turn()
    while t.asks[0][1] != "draw-or-launch":
        t.play(t.asks[0][0], t.choices(t.asks[0][0])[0])
    t.play(0, "launch").play(1, "draw")
    before = t.foes()[1]
    t.does(1, "play Hallali précoce")
    assert before - t.foes()[1] == 5


@rule("NEO-104", "NEO-159", "NEO-Q57")
def test_paramnesia_is_played_from_the_discard() -> None:
    t = scene(2, enemies=[FIG], hands=["Murmure posthume"], discards=["Rancune mal enterrée, Frappe v"])
    assert t.why(0, "recall Frappe v") == "no-paramnesia" and t.why(0, "play Frappe v") == "not-in-hand"
    assert t.why(0, "recall Murmure posthume") == "not-in-discard"
    assert t.can(0, "recall Rancune mal enterrée") and not t.can(0, "recall Frappe v")
    t.does(0, "play Murmure posthume")
    assert t.foes() == [25]
    t.does(0, "recall Murmure posthume")
    assert t.foes() == [23] and t.has(0, "discard", "Murmure posthume, Rancune mal enterrée, Frappe v")
    assert t.why(0, "recall Murmure posthume") == "no-play-left"


@rule("NEO-115", "NEO-Q50", "NEO-Q139")
def test_a_card_needs_its_targets() -> None:
    t = scene(2, enemies=[FIG], hands=["Paso doble, Secours usuraire"], dead=[1])
    assert t.why(0, "play Paso doble") == "no-target" and t.why(0, "play Secours usuraire") == "no-target"
    t = scene(2, enemies=[FIG, FIG], hands=["Paso doble, Secours usuraire"])
    assert t.can(0, "play Paso doble") and t.can(0, "play Secours usuraire")


@rule("NEO-056", "NEO-057", "NEO-058", "NEO-059", "NEO-Q35", "NEO-Q37")
def test_a_summon_acts_after_its_player_on_its_first_turn_too_and_tires() -> None:
    t = scene(2, enemies=["Loup affamé infecté"], hands=["Chien de ferme", ""], draws=[PLENTY] * 2)
    t.does(0, "play Chien de ferme", "end")
    assert t.foes() == [13] and t.hp() == [9, 10]  # the wolf answers its master
    assert t.row(0)["in_play"] == [
        {"card": card("Chien de ferme"), "id": "summon_0_0", "hp": 2, "max_hp": 3},
    ]
    t.play(1, "end")
    assert t.hp() == [8, 9]


@rule("NEO-Q36", "NEO-Q34")
def test_the_summons_of_a_turn_that_ends_act_before_the_next_card() -> None:
    t = scene(
        2,
        enemies=[{"card": FIG, "hp": 4}, FIG],
        hands=["Frappe v", "Frappe v"],
        in_play=["Chien de ferme"],
        draws=[PLENTY] * 2,
    )
    t.does(0, "play Frappe v", "target enemy_0").does(1, "play Frappe v")
    assert t.asks == [(0, "harm")]
    t.does(0, "target enemy_0")
    assert t.foes() == [22] and t.row(0)["acted"]  # what was B's only choice is taken


@rule("NEO-Q39", "NEO-054")
def test_a_summon_without_hit_points_goes_to_the_discard() -> None:
    t = scene(2, enemies=[FIG], in_play=["Squelette stagiaire"], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert len(t.row(0)["in_play"]) == 1
    t.enemy_turn()
    assert t.row(0)["in_play"] == [] and card("Squelette stagiaire") in t.row(0)["discard"]


@rule("NEO-053", "NEO-Q40", "NEO-Q41", "NEO-Q53")
def test_a_fourth_equipment_takes_the_place_of_another_which_is_discarded() -> None:
    t = scene(
        2,
        enemies=[FIG],
        hands=["Habit du dimanche"],
        in_play=["Bâton ferré, Gourde cabossée, Linceul rapiécé", "Croc monté en dague"],
    )
    t.does(0, "play Habit du dimanche")
    assert t.asks == [(0, "make-room")] and len(t.choices(0)) == 3
    t.does(0, "card Gourde cabossée")
    assert [row["card"] for row in t.row(0)["in_play"]] == [
        card(name) for name in ("Bâton ferré", "Linceul rapiécé", "Habit du dimanche")
    ]
    assert t.has(0, "discard", "Gourde cabossée")


@rule("NEO-055", "NEO-Q53", "NEO-165")
def test_a_fourth_summon_sets_off_the_transe_of_the_one_it_replaces() -> None:
    t = scene(
        2,
        enemies=[FIG],
        hands=["Singe savant"],
        in_play=["Squelette stagiaire, Lionceau de parade, Chien de ferme"],
    )
    t.does(0, "play Singe savant", "card Lionceau de parade")
    assert t.foes() == [24] and len(t.row(0)["in_play"]) == 3


@rule("NEO-Q27")
def test_giving_up_takes_all_who_live_and_is_a_defeat() -> None:
    t = scene(3, enemies=[FIG], hands=["Frappe v"] * 2, dead=[2])
    t.play(0, "concede")
    assert "concede" not in t.choices(0) and t.view["outcome"] == "fighting"
    t.does(1, "play Frappe v")
    assert "concede" in t.choices(0)
    t.play(0, "concede").play(1, "concede")
    assert t.result.winners == []


@rule("NEO-Q135")
def test_sixty_cards_are_enough_for_one_turn() -> None:
    t = scene(2, enemies=[FIG], hands=["Furibonderie, Furibonderie"])
    t.state.turn_cards = 59
    t.does(0, "play Furibonderie")
    assert t.view["round"] == 2


@rule("NEO-063", "NEO-093")
def test_everybody_alive_draws_one_card_in_every_turn_but_the_first() -> None:
    t = scene(3, step="number", pile="Figuier confesseur", draws=[PLENTY] * 3, dead=[2])
    assert t.view["round"] == 1 and [len(t.row(seat)["hand"]) for seat in range(3)] == [0, 0, 0]
    t.enemy_turn()
    assert [len(t.row(seat)["hand"]) for seat in range(3)] == [1, 1, 0]


@rule("NEO-Q160", "NEO-063")
def test_more_cards_in_the_draw_step_and_a_larger_hand() -> None:
    t = scene(2, enemies=[FIG], in_play=["Gibecière à soufflets"], draws=[PLENTY] * 2, hands=["Stigmate, " * 5, ""])
    t.enemy_turn()
    assert [len(t.row(seat)["hand"]) for seat in (0, 1)] == [7, 1]
    t = scene(2, enemies=[FIG], in_play=["", "Échasses vermoulues"], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert [len(t.row(seat)["hand"]) for seat in (0, 1)] == [1, 2]


@rule("NEO-094", "NEO-127")
def test_cards_are_played_by_each_and_enemies_counted_by_all() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v"])
    assert not t.table.rules.joint(t.state)
    t = scene(2, step="number", pile=f"{FIG}, {FIG}")
    assert t.asks[0][1] == "enemies" and t.table.rules.joint(t.state)


@rule("NEO-Q48", "NEO-Q124", "NEO-095")
def test_whoever_is_alone_attaches_after_the_turn_and_plays_no_more() -> None:
    t = scene(1, enemies=[FIG], hands=["Frappe v, Stigmate"], draws=[PLENTY])
    assert t.can(0, "play Frappe v")
    t.play(0, "end")
    assert t.view["round"] == 1 and not t.can(0, "play Frappe v") and t.can(0, "attach Frappe v")


@rule("NEO-Q164", "NEO-096")
def test_a_granted_play_can_be_left() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v", "Frappe v, Frappe v"])
    t.play(0, "end")
    t.state.put(0, Figure.granted, 1)
    t.does(1, "play Frappe v")
    assert [seat for seat, _ in t.asks] == [0, 1]
    t.play(0, "end")
    assert [seat for seat, _ in t.asks] == [1] and t.row(0)["granted"] == 0


@rule("NEO-Q27")
def test_the_two_hundredth_round_is_the_last() -> None:
    t = scene(2, enemies=[FIG], draws=[PLENTY] * 2)
    t.state.round = 199
    t.enemy_turn()
    assert t.view["round"] == 200 and not t.table.over
    t.enemy_turn()
    assert t.table.over and t.hp()[1] > 0 and t.result.winners == []


@rule("NEO-105", "NEO-Q160")
def test_more_plays_are_for_whoever_has_them() -> None:
    told: Told = {"enemies": [FIG], "hands": ["Frappe v, Frappe v, Frappe v"] * 2, "draws": [PLENTY] * 2}
    t = scene(2, in_play=["", "Doublure d"], **told)
    t.does(0, "play Frappe v", "play Frappe v")
    assert t.why(0, "play Frappe v") == "no-play-left"
    t.does(1, "play Frappe v", "play Frappe v", "play Frappe v")
    assert t.row(1)["used"] == 3


@rule("NEO-Q164", "NEO-Q33")
def test_a_granted_play_is_spent_by_whoever_has_it_after_the_normal_ones() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v, Frappe v, Frappe v, Frappe v"], draws=[PLENTY] * 2)
    t.state.put(0, Figure.granted, 1)
    t.state.put(1, Figure.granted, 1)
    t.does(0, "play Frappe v", "play Frappe v")
    assert (t.row(0)["used"], t.row(0)["granted"]) == (2, 1)
    t.does(0, "play Frappe v")
    assert (t.row(0)["granted"], t.row(1)["granted"]) == (0, 1)


@rule("NEO-Q138", "NEO-088")
def test_what_waits_for_the_start_of_the_team_turn_comes_before_the_first_card() -> None:
    t = scene(
        2, enemies=[{"card": "Chamane des cimes", "memory": 0}], markers=[{"poison": 1}], draws=[PLENTY] * 2, hp=[9, 9]
    )
    t.enemy_turn()
    assert t.hp() == [8, 9 - 2 - 1] and t.asks[0][1] == "team-turn"


@rule("NEO-Q43", "NEO-162")
def test_a_recital_launched_by_a_card_with_channel_sees_it() -> None:
    t = scene(2, enemies=[FIG], hands=["Racine étrangleuse"], draws=["Péroraison, Rusticisme"])
    t.does(0, "play Racine étrangleuse", "card Péroraison")
    assert t.foes() == [25 - 3 - 2 - 4]
    t = scene(2, enemies=[FIG], draws=["Péroraison"])
    begin(t, lambda s: hands.launch_top(s, 0))
    assert t.foes() == [23]


@rule("NEO-Q31", "NEO-Q138")
def test_what_waits_for_the_end_of_ones_turn_comes_when_one_ends_it() -> None:
    told = {"in_play": ["Linceul rapiécé"], "discards": ["Frappe v, Furibonderie", "Frappe v"], "draws": [PLENTY] * 2}
    t = scene(2, enemies=[FIG], **told).play(0, "end")  # type: ignore[arg-type]  # a description
    assert t.row(0)["discard"] == [] and t.pile(0) == 6
    assert t.has(1, "discard", "Frappe v") and t.pile(1) == 4


@rule("NEO-Q33", "NEO-Q158")
def test_no_play_is_granted_where_extra_cards_are_forbidden() -> None:
    for enemy, granted in (("Archimage renégate", 0), ("Maître de chapelle", 1)):
        s = scene(2, enemies=[enemy]).state
        grant(s, 0, 1)
        assert s.get(0, Figure.granted) == granted


@rule("NEO-056", "NEO-Q138")
def test_what_waits_for_the_end_of_a_turn_comes_before_the_summons() -> None:
    """Linceul rapiécé puts a card under the empty pile, which the spectral copyist then draws."""
    told: Told = {"in_play": ["Linceul rapiécé, Copiste spectral"], "discards": ["Frappe v"], "draws": ["", PLENTY]}
    t = scene(2, enemies=[FIG], **told).play(0, "end")
    assert t.has(0, "hand", "Frappe v") and t.hp() == [10, 10] and t.row(0)["discard"] == []


@rule("NEO-056", "NEO-Q107")
def test_a_summon_that_the_end_of_a_turn_brings_acts_in_it() -> None:
    """Gants de prestidigitatrice have a player with an empty hand draw 2 at the end, or launch with the serpent."""
    told: Told = {"in_play": ["Gants de prestidigitatrice"], "draws": ["Chien de ferme, Stigmate", PLENTY]}
    t = scene(2, enemies=["Serpent des lianes"], **told).play(0, "end")
    assert t.asks == [(0, "draw-or-launch")]
    t.play(0, "launch")
    assert [row["card"] for row in t.row(0)["in_play"]][1:] == [card("Chien de ferme")] and t.foes() == [17]
    t.play(0, "draw")
    assert t.foes() == [17 - 2] and t.row(0)["acted"]


@rule("NEO-153", "NEO-093")
def test_a_card_with_channel_binds_whoever_played_it_alone() -> None:
    held = ["Furibonderie", "Prosopopée fulminante, Furibonderie"]
    t = scene(2, enemies=[FIG], hands=held).does(1, "play Prosopopée fulminante")
    assert t.can(0, "play Furibonderie") and not t.can(1, "play Furibonderie")
    assert t.why(1, "play Furibonderie") == "only-recital"


@rule("NEO-Q34")
def test_whoever_has_ended_a_turn_without_summons_has_had_theirs() -> None:
    t = scene(2, enemies=[FIG], draws=[PLENTY] * 2).play(0, "end")
    assert [row["acted"] for row in t.view["team"]] == [True, False]
