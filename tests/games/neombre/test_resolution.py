"""How effects are resolved: whom they mean, what becomes of targets that are gone, ripostes, durations, launches."""

from ludotheque.games.neombre import state
from ludotheque.games.neombre.phases import arrivals, hands
from ludotheque.games.neombre.phases.cards import grant
from ludotheque.games.neombre.state import Figure, Summon
from ludotheque.match.texts import Texts
from tests.games.neombre.scene import Told, begin, card, cards, scene
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"  # 15 HP, riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-141", "NEO-142", "NEO-143", "NEO-144", "NEO-060")
def test_the_team_the_teammates_one_of_them_and_you() -> None:
    told: Told = {
        "enemies": [FIG],
        "hp": [5, 5, 5, 5],
        "in_play": ["Squelette stagiaire"],
        "dead": [3],
        "draws": [PLENTY] * 4,
    }
    t = scene(4, hands=["Litanie du pansement, Procession, Second souffle"], **told)
    t.state.set_of(state.FIRST_SUMMON, Summon.hp, 1)
    t.does(0, "play Litanie du pansement")
    assert t.hp() == [6, 6, 6, 0]
    t.does(0, "play Procession")
    assert t.hp() == [6, 8, 8, 0] and t.row(0)["in_play"][0]["hp"] == 1  # summons are no teammates
    t = scene(4, hands=["Second souffle, Tisane de vigueur"], **told)
    t.does(0, "play Second souffle", "play Tisane de vigueur")
    assert t.hp()[0] == 8 and t.choices(0) == ["target player_1", "target player_2"]


@rule("NEO-145", "NEO-146", "NEO-Q159", "NEO-Q141")
def test_one_enemy_all_of_them_and_up_to_so_many() -> None:
    t = scene(2, enemies=[FIG, FIG, FIG], hands=["Estoc malhabile, Moulinet obstiné"])
    t.does(0, "play Estoc malhabile", "target enemy_1", "play Moulinet obstiné")
    assert t.foes() == [24, 21, 24]
    t = scene(2, enemies=[FIG, FIG, FIG], hands=["Fourche bifide, Estoc malhabile"])
    t.does(0, "play Fourche bifide", "target enemy_2")
    assert t.choices(0) == ["target enemy_0", "target enemy_1", "enough"]
    t.does(0, "target enemy_0")
    assert t.foes() == [22, 25, 22]  # 2 each, and 1 more for each as the first card


@rule("NEO-148", "NEO-149", "NEO-Q79")
def test_all_characters_are_enemies_players_and_summons() -> None:
    t = scene(2, enemies=[FIG], hands=["Vapeurs méphitiques"], in_play=["", "Tortue-bastion"])
    t.does(0, "play Vapeurs méphitiques")
    assert t.hp() == [7, 7] and t.foes() == [22] and t.row(1)["in_play"][0]["hp"] == 1


@rule("NEO-061")
def test_enemies_do_not_reach_summons() -> None:
    t = scene(2, enemies=["Crocohydre"], in_play=["Tortue-bastion"], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.row(0)["in_play"][0]["hp"] == 3  # it has tired, nothing else


@rule("NEO-109", "NEO-110")
def test_a_card_cannot_recycle_itself() -> None:
    t = scene(2, enemies=[FIG], hands=["Second souffle"], hp=[5, 10])
    t.does(0, "play Second souffle")
    assert t.has(0, "discard", "Second souffle") and t.pile(0) == 0


@rule("NEO-Q140")
def test_a_step_whose_target_is_gone_is_passed_over_and_the_card_goes_on() -> None:
    t = scene(2, enemies=[{"card": FIG, "hp": 2}, FIG], hands=["Hallali précoce, Rusticisme"], draws=[PLENTY])
    t.does(0, "play Hallali précoce", "target enemy_0")
    assert t.foes() == [25]
    t.does(0, "play Rusticisme", "accept")
    assert t.foes() == [22] and len(t.row(0)["hand"]) == 1


@rule("NEO-Q42", "NEO-Q46")
def test_keywords_of_playing_mean_nothing_on_a_launched_card() -> None:
    t = scene(
        2,
        enemies=[FIG],
        hands=["Flûte de la canopée, Estoc malhabile"],
        draws=["Hallali précoce, Clou du spectacle, Stigmate"],
    )
    t.does(0, "play Flûte de la canopée")
    assert t.foes() == [25 - 3 - 6]  # no prelude for the one
    t.does(0, "play Estoc malhabile")  # and no epilogue by the other
    assert t.foes() == [25 - 3 - 6 - 3]


@rule("NEO-Q51")
def test_of_alternatives_only_those_that_hold_can_be_chosen() -> None:
    t = scene(2, enemies=[FIG], hands=["2VB22"], hp=[5, 10])
    t.does(0, "play 2VB22")  # nobody is dead: it heals
    assert t.asks == [(0, "help")]


@rule("NEO-Q73", "NEO-Q75", "NEO-Q76", "NEO-Q77")
def test_ripostes_stop_with_the_attacker() -> None:
    t = scene(2, enemies=["Bharaloth F", WOLF], hands=["Moulinet obstiné"], hp=[2, 10])
    t.does(0, "play Moulinet obstiné").play(1, "target enemy_0")
    assert t.row(0)["dead"] and t.row(0)["markers"] == {}  # the wolf had nobody left to bite
    t = scene(2, enemies=["Bharaloth F"], in_play=["Molosse étique"], draws=[PLENTY] * 2)
    t.play(0, "end")
    assert t.hp() == [8, 10] and t.foes() == [12]


@rule("NEO-Q160")
def test_no_riposte_is_for_its_bearer_and_as_long_as_it_lasts() -> None:
    t = scene(2, enemies=["Bharaloth F"], hands=["Pirouette esquivante, Estoc malhabile", "Estoc malhabile"])
    t.does(0, "play Pirouette esquivante", "play Estoc malhabile")
    assert t.hp() == [10, 10] and t.foes() == [11]
    t.does(1, "play Estoc malhabile")
    assert t.hp() == [10, 8]


@rule("NEO-Q156", "NEO-Q143")
def test_a_modifier_of_whoever_was_chosen_ends_with_them() -> None:
    t = scene(3, enemies=["Crocohydre"], hands=["Radeau de fortune"], draws=[PLENTY] * 3)
    t.does(0, "play Radeau de fortune", "target player_2")
    assert t.row(0)["in_play"] == [{"card": card("Radeau de fortune"), "on": "player_2"}]
    t.enemy_turn()
    assert t.hp() == [7, 7, 11] and t.row(0)["in_play"] == []
    t = scene(2, enemies=[{"card": FIG, "hp": 3}, FIG], hands=["Sceau de cire noire, Estoc malhabile, Stigmate"])
    t.does(0, "play Sceau de cire noire", "accept", "card Stigmate", "target enemy_0")
    assert t.row(0)["in_play"][0]["on"] == "enemy_0"
    t.does(0, "play Estoc malhabile", "target enemy_0")
    assert t.row(0)["in_play"] == [] and card("Sceau de cire noire") in t.row(0)["discard"]


@rule("NEO-Q114", "NEO-Q165")
def test_a_card_chooses_the_targets_of_the_next_enemy_phase() -> None:
    t = scene(
        3,
        enemies=[{"card": "Gardien de tertre", "attacker": 0}, {"card": FIG, "memory": 0}, "Crocohydre"],
        hands=["Mirage dilatoire, Stigmate"],
        draws=[PLENTY] * 3,
    )
    t.does(0, "play Mirage dilatoire", "accept", "target player_1")
    t.enemy_turn()
    assert t.asks == [(0, "aim")]
    t.play(0, "aim player_2", "aim player_1")
    assert t.hp() == [7, 2, 4]  # poisoned, B loses 1 more by each of two blows
    assert t.view["enemies"][1]["aims_at"] == "player_0"
    t.enemy_turn()
    assert t.asks[0][1] == "team-turn"  # for one phase only


@rule("NEO-Q165")
def test_targets_chosen_in_an_ambush_are_those_of_the_next_enemy_phase() -> None:
    t = scene(2, step="number", pile="Lionne pelée, Lionne pelée", zone="2V", draws=["Stigmate, " * 6] * 2)
    t.state.guide = 0  # as if a card launched in the ambush had said so
    t.play(0, "enemies 2")
    assert len(t.told("attacks")) == 2 and t.asks[0][1] == "team-turn"
    t.enemy_turn()
    assert t.asks == [(0, "aim")]


@rule("NEO-Q113")
def test_hit_points_are_compared_when_the_enemy_begins() -> None:
    t = scene(2, enemies=["Maîtresse de piste", "Veuve consolable"], hp=[9, 8], draws=[PLENTY] * 2, chance=[0])
    t.enemy_turn()
    assert t.hp() == [7, 6]  # the first one's blow made B the stronger


@rule("NEO-Q137")
def test_an_enemy_that_dies_in_its_own_active_does_no_more() -> None:
    t = scene(
        2,
        enemies=[{"card": "Chat-huant sentencieux", "hp": 1}, FIG],
        hands=["Stigmate"],
        draws=["Collet à ressort, Estoc malhabile, Stigmate", PLENTY],
    )
    t.play(0, "end").play(1, "end")
    # it struck, milled two cards, one of them a trap
    assert t.asks == [(0, "harm")]
    t.play(0, "target enemy_0")
    assert card("Chat-huant sentencieux") in t.view["slain"]


@rule("NEO-Q157")
def test_a_count_over_a_group_is_its_sum() -> None:
    t = scene(2, enemies=[FIG, FIG], hands=["Final pyrotechnique", "Bravade fruste, Bravade fruste"])
    t.does(1, "play Bravade fruste", "target enemy_0", "play Bravade fruste", "target enemy_0")
    t.does(0, "play Final pyrotechnique")
    assert t.foes() == [21, 23]  # two cards before it, itself not counted


@rule("NEO-Q153", "NEO-Q161")
def test_an_instruction_is_complete_for_all_before_anything_follows() -> None:
    t = scene(
        2,
        enemies=[{"card": "Encrier boutefeu", "hp": 1}, {"card": "Encrier boutefeu", "hp": 1}, FIG],
        hands=["Moulinet obstiné, Collet à ressort", "Stigmate"],
    )
    t.does(0, "play Moulinet obstiné")
    # both fall together; then the players discard, and the trap in the hand goes off
    assert t.foes() == [22] and t.row(0)["hand"] == [] and t.row(1)["hand"] == []


@rule("NEO-Q86")
def test_the_plays_of_the_dead_are_lost() -> None:
    t = scene(2, enemies=["Bharaloth F"], hands=["Estoc malhabile, Estoc malhabile", ""], hp=[2, 10])
    t.state.put(0, Figure.granted, 2)
    t.does(0, "play Estoc malhabile")
    assert t.row(0)["dead"] and t.row(0)["granted"] == 0 and [seat for seat, _ in t.asks] == [1]


@rule("NEO-Q175")
def test_after_an_epilogue_turns_end_by_themselves() -> None:
    t = scene(3, enemies=[FIG], hands=["", "", "Clou du spectacle"], in_play=["Molosse étique"] * 3, draws=[PLENTY] * 3)
    t.does(2, "play Clou du spectacle").play(0, "name player_1").play(2, "name player_2")
    assert t.view["round"] == 2 and t.foes() == [25 - 6 - 2 * 3]


@rule("NEO-Q175")
def test_after_an_epilogue_a_turn_ends_whoever_lies_dead_beside() -> None:
    told: Told = {"in_play": ["Molosse étique", "", ""], "draws": [PLENTY] * 3, "dead": [1]}
    t = scene(3, enemies=[FIG], hands=["", "", "Clou du spectacle"], **told)
    t.does(2, "play Clou du spectacle")
    assert t.view["round"] == 2 and t.foes() == [25 - 6 - 2]


@rule("NEO-053", "NEO-055", "NEO-Q40")
def test_what_has_room_takes_no_place() -> None:
    t = scene(2, enemies=[FIG], hands=["Gourde cabossée"], in_play=["Squelette stagiaire, Bâton ferré"])
    t.does(0, "play Gourde cabossée")
    stays = [entry["card"] for entry in t.row(0)["in_play"]]
    assert stays == cards("Squelette stagiaire, Bâton ferré, Gourde cabossée")


@rule("NEO-Q142", "NEO-Q161")
def test_what_waits_for_a_card_comes_after_one_that_hits_nobody() -> None:
    t = scene(2, enemies=[FIG], hands=["Second souffle"], in_play=["Part d’ombre"], hp=[5, 10], draws=[PLENTY] * 2)
    t.does(0, "play Second souffle")
    assert t.foes() == [24] and t.row(0)["played"] == 1


@rule("NEO-Q177")
def test_the_table_holds_sixty_enemies() -> None:
    t = scene(2, enemies=["Bête grouillante"])
    arrivals.make_tokens(t.state, 4, 70)
    assert len(t.foes()) == 60
    assert arrivals.place_enemy(t.state, 0, 0) == state.NOBODY


@rule("NEO-Q101")
def test_alone_is_without_tokens_too() -> None:
    t = scene(2, enemies=["Serpent des lianes"], hands=["Estoc malhabile, Estoc malhabile"])
    t.does(0, "play Estoc malhabile")
    assert t.foes() == [14]
    arrivals.place_enemy(t.state, t.state.content.enemy_ids.index(card("Bête grouillante")), 1)
    t.does(0, "play Estoc malhabile")
    assert t.foes() == [14]


@rule("NEO-Q131", "NEO-Q104", "NEO-117")
def test_nothing_of_a_fight_outlives_it() -> None:
    t = scene(
        1,
        "expedition",
        enemies=[{"card": WOLF, "hp": 2}],
        pile="Braconnière bilieuse, Curé vérolé",
        hands=["Furibonderie"],
        attached="Stigmate",
        markers=[{"infection": 1}],
        jails=["Procession"],
        loot="",
    )
    t.does(0, "play Furibonderie")
    assert sorted(t.view["decks"][0]) == sorted(cards("Furibonderie, Stigmate, Procession"))
    t.play(0, "fight")
    assert t.row(0)["markers"] == {} and t.view["team"][1]["attached"] is None and t.row(0)["jail"] == []


@rule("NEO-005", "NEO-Q108")
def test_an_arrow_shows_a_target_only_where_it_is_certain() -> None:
    t = scene(2, enemies=[FIG, {"card": FIG, "memory": 1}, "Braconnière bilieuse"])
    assert [row.get("aims_at") for row in t.view["enemies"]] == [None, "player_1", None]


@rule("NEO-003")
def test_a_view_names_nothing_of_what_is_not_met_yet() -> None:
    t = scene(2, "journey", enemies=[FIG], zone="3K", quests={"REQ01": "closed", "REQ02": "active"})
    shown = str(t.view)
    assert "REQ04" not in shown and "RRB" not in shown and "4GB" not in shown and "3KB" not in shown


@rule("NEO-140")
def test_the_fair_is_shuffled_by_the_new_calends_only() -> None:
    t = scene(
        2,
        "expedition",
        enemies=[{"card": WOLF, "hp": 2}],
        pile="Braconnière bilieuse",
        hands=["Furibonderie"],
        loot="Nouvelle Calende, Stigmate",
        fair="Gibecière à soufflets, Fléau d, Mont-de-piété, Boîte à diable",
    )
    t.does(0, "play Furibonderie")
    assert t.view["fair"]["offers"] == cards("Gibecière à soufflets, Fléau d, Mont-de-piété")
    t.does(0, "trigger Nouvelle Calende")
    assert t.view["fair"] == {"offers": [], "n": 4}


@rule("NEO-Q89")
def test_alone_the_companion_can_be_called_back() -> None:
    t = scene(1, enemies=[FIG], hands=["2VB22"], companion={"hp": 0}, draws=[PLENTY])
    t.state.put(1, Figure.dead, 1)
    t.does(0, "play 2VB22", "branch 0")
    assert t.hp() == [10, 3]


@rule("NEO-Q107", "NEO-067")
def test_launching_from_an_empty_pile_costs_nothing() -> None:
    t = scene(2, enemies=["Serpent des lianes"])
    begin(t, lambda s: hands.draw(s, 0, 1))
    t.play(0, "launch")
    assert t.hp() == [10, 10]


@rule("NEO-Q51")
def test_a_choice_between_two_ways_says_what_each_does() -> None:
    t = scene(2, enemies=[FIG], hands=["Stigmate"], discards=["Frappe v, " * 6]).does(0, "play Stigmate")
    said = {}
    for lang in ("fr", "en"):
        texts, table = Texts(t.table.rules, lang, t.table.options), t.table
        said[lang] = [
            texts.choice(choice, table.rules.speech.words(table.state, 0, choice)) for choice in table.waiting[0]
        ]
        assert not texts.faults and len(set(said[lang])) == len(said[lang]) == 2
    assert ["2" in text and "4" not in text for text in said["en"]] == [True, False]
    assert said["fr"][0].startswith("infligez") and said["fr"][1].startswith("si ") and "4" in said["fr"][1]


# -- what is played, what is launched, what is discarded

SHADOW = {"card": "Panthère d’alcôve", "markers": {"rage": 1}}  # untargetable as long as it has rage


@rule("NEO-106", "NEO-Q107")
def test_a_launched_card_needs_no_room_in_the_hand() -> None:
    six = "Stigmate, Stigmate, Stigmate, Stigmate, Stigmate, Stigmate"
    t = scene(2, enemies=["Serpent des"], dead=[1], hands=[six], draws=["Estoc malhabile, Estoc malhabile"])
    t.enemy_turn().play(0, "launch")
    assert t.foes() == [14] and len(t.row(0)["hand"]) == 6 and t.has(0, "discard", "Estoc malhabile")


@rule("NEO-107")
def test_launched_cards_are_not_played() -> None:
    t = scene(2, enemies=[FIG], hands=["Flûte de la canopée"], draws=["Estoc malhabile, Estoc malhabile"])
    t.does(0, "play Flûte de la canopée")
    assert t.foes() == [19] and t.row(0)["played"] == 1 and t.view["turn_cards"] == 1


@rule("NEO-112", "NEO-106")
def test_a_pile_is_shuffled_after_a_card_of_choice_was_launched_from_it() -> None:
    t = scene(2, enemies=[FIG], hands=["Nom dérobé"], draws=["Stigmate, Estoc malhabile, Rusticisme"])
    t.does(0, "play Nom dérobé", "card Estoc malhabile")
    assert t.foes() == [22] and t.row(0)["draw"] == {"n": 2, "top": []}


@rule("NEO-Q49")
def test_a_card_may_be_played_for_a_part_that_does_nothing() -> None:
    t = scene(2, enemies=[FIG], hands=["Péroraison, Murmure posthume"])
    t.does(0, "play Péroraison", "play Murmure posthume")
    assert t.foes() == [23] and t.row(0)["used"] == 2


@rule("NEO-Q50", "NEO-143")
def test_a_card_for_the_teammates_is_played_without_any() -> None:
    t = scene(2, enemies=[FIG], dead=[1], hands=["Procession"])
    t.does(0, "play Procession")
    assert t.row(0)["used"] == 1


@rule("NEO-Q51")
def test_a_way_whose_condition_fails_is_not_offered() -> None:
    t = scene(2, enemies=[FIG], hands=["Stigmate"], discards=["Frappe v, Frappe v, Frappe v, Frappe v, Frappe v"])
    t.does(0, "play Stigmate")
    assert t.foes() == [23]


@rule("NEO-Q52", "NEO-167")
def test_a_tribute_is_paid_in_full_and_without_a_discount() -> None:
    t = scene(2, enemies=[FIG], hands=["Dîme d, Stigmate"])
    t.does(0, "play Dîme d")
    assert t.asks[0][1] == "team-turn" and t.foes() == [25] and t.has(0, "hand", "Stigmate")
    t = scene(2, enemies=[FIG], in_play=["Carapace d"], hands=["Rusticisme"], draws=["Stigmate"])
    t.does(0, "play Rusticisme", "accept")
    assert t.hp() == [9, 10] and t.foes() == [22]


@rule("NEO-Q53", "NEO-165")
def test_what_is_discarded_for_a_trance() -> None:
    five = "Stigmate, Stigmate, Stigmate, Stigmate, Stigmate"
    t = scene(2, enemies=[FIG], hands=[f"Notes marginales, {five}"], draws=["Stigmate, Fémur contondant"])
    t.does(0, "play Notes marginales")
    assert t.foes() == [24]  # milled, for the hand was full
    t = scene(2, enemies=[FIG], hands=["Fémur contondant"])
    t.does(0, "play Fémur contondant")
    assert t.foes() == [22]  # resolved, and not discarded


@rule("NEO-Q53", "NEO-Q141", "NEO-Q154")
def test_a_destroyed_card_has_no_trance_and_that_target_stays_the_one_chosen() -> None:
    t = scene(2, enemies=[FIG], in_play=["Lionceau de parade"], hands=["Mise à mort"])
    t.does(0, "play Mise à mort", "accept")
    assert t.foes() == [25 - 3 - 4] and t.hp() == [10, 10] and t.row(0)["in_play"] == []


@rule("NEO-Q56", "NEO-Q99", "NEO-Q111")
def test_a_trance_uses_up_armour_and_is_remembered() -> None:
    t = scene(
        2,
        enemies=["Gardien de tertre"],
        hands=["", "Passe-droit"],
        draws=["", "Fémur contondant, Fémur contondant, Stigmate"],
    )
    t.does(1, "play Passe-droit")
    assert t.foes() == [14] and t.view["enemies"][0].get("aims_at") == "player_1"


@rule("NEO-Q67", "NEO-113")
def test_whom_an_enemy_reaches_rounds_its_half() -> None:
    t = scene(2, enemies=[{"card": "Horloge d", "memory": 0}], max_hp=[10, 11], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.asks == [(1, "effect-round")]


@rule("NEO-Q70", "NEO-108")
def test_a_launched_card_without_a_target_has_no_trance() -> None:
    told = "Glas étouffé, Estoc malhabile, Rusticisme, Rusticisme"
    t = scene(2, enemies=[SHADOW], hands=["Flûte de la canopée"], draws=[told])
    t.does(0, "play Flûte de la canopée")
    assert t.row(0)["hand"] == [] and t.has(0, "discard", "Glas étouffé, Estoc malhabile, Flûte de la canopée")


@rule("NEO-Q139", "NEO-115")
def test_the_targets_of_the_certain_steps_are_looked_for_before_the_tribute() -> None:
    t = scene(2, enemies=[SHADOW], hands=["Rature vengeresse, Stigmate, Murmure posthume"])
    assert t.why(0, "play Rature vengeresse") == "no-target"
    t.does(0, "play Murmure posthume")
    assert t.row(0)["used"] == 1


@rule("NEO-Q140")
def test_a_step_that_finds_nobody_is_skipped() -> None:
    t = scene(2, enemies=[FIG], dead=[1], hands=["Bénédiction sous"], draws=["Stigmate"])
    t.does(0, "play Bénédiction sous")
    assert t.has(0, "hand", "Stigmate")


@rule("NEO-Q160")
def test_without_ripostes_no_token_is_made_either() -> None:
    t = scene(2, enemies=["Bête grouill"], in_play=["Pirouette"], hands=["Estoc malhabile"])
    t.does(0, "play Estoc malhabile")
    assert t.foes() == [23]


@rule("NEO-Q160")
def test_an_untargetable_player_is_still_a_teammate() -> None:
    t = scene(2, enemies=[FIG], in_play=["", "Camouflage de"], hands=["Tisane de vigueur"], draws=["", PLENTY])
    t.does(0, "play Tisane de vigueur")
    assert len(t.row(1)["hand"]) == 2


@rule("NEO-Q164")
def test_a_play_granted_outside_a_team_turn_is_nothing() -> None:
    t = scene(2, enemies=[FIG])
    t.state.phase = state.ENEMY_PHASE
    grant(t.state, 0, 1)
    assert t.row(0)["granted"] == 0
    t.state.phase = state.TEAM_TURN
    grant(t.state, 0, 1)
    assert t.row(0)["granted"] == 1


@rule("NEO-Q135")
def test_launches_are_counted_anew_in_every_turn() -> None:
    t = scene(2, enemies=[FIG], draws=[PLENTY] * 2)
    t.state.launches = 7
    t.enemy_turn()
    assert t.view["round"] == 2 and t.state.launches == 0


@rule("NEO-113", "NEO-Q67")
def test_whoever_plays_a_card_says_how_its_half_is_rounded_whomever_it_hits() -> None:
    for choice, left in (("round 0", 25 - 3), ("round 1", 25 - 4)):
        t = scene(2, enemies=[FIG], hands=["", "Moitié de soi"], hp=[10, 7]).does(1, "play Moitié de soi")
        assert t.asks == [(1, "effect-round")]
        assert t.play(1, choice).foes() == [left]


@rule("NEO-Q106", "NEO-Q51")
def test_the_hp_that_count_are_those_of_whoever_is_named() -> None:
    for seat, left in ((0, 25 - 9), (1, 25 - 4)):
        held = ["", ""]
        held[seat] = "Bélier ascensionnel"
        t = scene(2, enemies=[FIG], hands=held, hp=[9, 4]).does(seat, "play Bélier ascensionnel")
        assert t.foes() == [left]


@rule("NEO-Q106", "NEO-150")
def test_equipment_that_counts_is_that_of_whoever_is_named() -> None:
    """Corselet d’algues vivaces: 1 HP more for each equipment of its bearer, at most 2."""
    for worn, most in (("", 11), (", Bâton ferré", 12), (", Bâton ferré, Cuir bouilli", 12)):
        t = scene(2, enemies=[WOLF], in_play=[f"Corselet d{worn}", "Cuir bouilli"], draws=[PLENTY] * 2).enemy_turn()
        assert t.view["round"] == 2 and [row["max_hp"] for row in t.view["team"]] == [most, 10]
