"""Whom enemies aim at and how they come: what a method counts, who is passed over, calls, civilians, ambushes."""

from ludotheque.games.neombre import queries
from ludotheque.games.neombre.phases import arrivals
from tests.games.neombre.scene import Scene, Told, begin, card, scene
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, relentless: poison and 3 (4 with poison), no riposte
WOLF = "Loup affamé infecté"  # 15 HP, brutal 1, riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"
SHADOW = {"card": "Panthère d’alcôve", "markers": {"rage": 1}}  # untargetable as long as it has rage


def arrow(t: Scene) -> str | None:
    """Whom the first enemy is shown to aim at."""
    found: str | None = t.view["enemies"][0].get("aims_at")
    return found


def row(t: Scene) -> list[str]:
    """The cards of the enemies in their order."""
    return [enemy["card"] for enemy in t.view["enemies"]]


@rule("NEO-170", "NEO-Q160", "NEO-061")
def test_a_brutal_enemy_hits_who_hides_and_no_summon() -> None:
    t = scene(2, enemies=[WOLF], in_play=["Camouflage de"], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.hp() == [9, 9]
    t = scene(2, enemies=[WOLF], in_play=["", "Chien de ferme"], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.hp() == [9, 8] and t.row(1)["in_play"][0]["hp"] == 2


@rule("NEO-171", "NEO-061")
def test_a_stupid_enemy_strikes_a_player() -> None:
    t = scene(2, enemies=["Épouvantail repu"], in_play=["Chien de ferme"], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.choices(0) == ["aim player_0", "aim player_1"]


@rule("NEO-172", "NEO-175", "NEO-177")
def test_what_a_method_counts_and_nothing_beside_it() -> None:
    t = scene(
        2, enemies=["Chat-huant"], hands=["Stigmate, Stigmate", "Stigmate"], draws=[PLENTY, f"{PLENTY}, {PLENTY}"]
    )
    t.enemy_turn()
    assert t.hp() == [8, 10]
    told = {"discards": ["Stigmate, Stigmate", "Stigmate"], "jails": ["", "Stigmate, Stigmate, Stigmate"]}
    t = scene(2, enemies=["Goule"], draws=[PLENTY] * 2, **told)  # type: ignore[arg-type]  # a description
    t.enemy_turn()
    assert t.hp() == [7, 10]
    t = scene(2, enemies=["Brochet duelliste"], hp=[5, 6], max_hp=[5, 10], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.hp() == [2, 6]


@rule("NEO-173")
def test_an_undecided_enemy_draws_anew_every_turn() -> None:
    t = scene(2, enemies=["Maîtresse de piste"], draws=[PLENTY] * 2, chance=[0, 1])
    t.enemy_turn().enemy_turn()
    assert t.hp() == [8, 8]


@rule("NEO-173")
def test_an_undecided_enemy_may_take_the_same_player_again() -> None:
    t = scene(2, enemies=["Maîtresse de piste"], draws=[PLENTY] * 2, chance=[0, 0])
    t.enemy_turn().enemy_turn()
    assert t.hp() == [6, 10]


@rule("NEO-178", "NEO-Q111")
def test_a_vengeful_enemy_remembers_from_round_to_round() -> None:
    t = scene(2, enemies=[{"card": "Gardien de tertre", "attacker": 1}], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.hp() == [10, 7] and arrow(t) == "player_1"


@rule("NEO-Q111")
def test_a_summon_is_avenged_on_its_controller_and_a_lowering_on_nobody() -> None:
    t = scene(2, enemies=["Mage réfutateur"], hands=["Estoc malhabile"], in_play=["", "Chien de ferme"])
    t.does(0, "play Estoc malhabile")
    assert arrow(t) == "player_0"
    t.play(1, "end")
    assert arrow(t) == "player_1"
    t = scene(2, enemies=["Mage réfutateur"], hands=["Estoc malhabile", "Davier de foire"])
    t.does(0, "play Estoc malhabile").does(1, "play Davier de foire")
    assert arrow(t) == "player_0"


@rule("NEO-186", "NEO-Q100")
def test_an_untargetable_enemy_stays_so_when_it_is_alone() -> None:
    t = scene(2, enemies=[SHADOW], hands=["Estoc malhabile"])
    assert t.why(0, "play Estoc malhabile") == "no-target"


@rule("NEO-Q110")
def test_a_relentless_enemy_has_its_new_target_for_good() -> None:
    t = scene(3, enemies=[{"card": FIG, "memory": 1}], dead=[1], hands=["2VB22"], draws=[PLENTY] * 3, chance=[0])
    t.enemy_turn()
    assert t.hp() == [6, 0, 10]
    t.does(0, "play 2VB22").play(0, "branch 0")
    assert t.hp()[1] == 3 and arrow(t) == "player_0"


@rule("NEO-Q114")
def test_the_target_chosen_for_a_methodical_enemy_is_its_last() -> None:
    t = scene(3, enemies=[{"card": "Bharaloth F", "memory": 0}], hands=["Poudre d"], draws=[PLENTY] * 3)
    t.does(0, "play Poudre d").enemy_turn().play(0, "aim player_2")
    assert t.hp() == [10, 10, 9] and arrow(t) == "player_0"


@rule("NEO-Q115")
def test_nothing_takes_the_place_of_what_an_active_cannot_do() -> None:
    t = scene(2, enemies=["Cercueil capitonné"], hands=["Stigmate"], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.hp() == [6, 10]


@rule("NEO-Q145")
def test_provocation_and_hiding_bind_for_their_time() -> None:
    told = {"draws": [PLENTY] * 2}
    t = scene(2, enemies=[{"card": FIG, "memory": 0}], in_play=["", "Provocation outrancière"], **told)  # type: ignore[arg-type]
    t.enemy_turn()
    assert t.hp() == [10, 8] and arrow(t) == "player_0"
    t = scene(2, enemies=[FIG], in_play=["", "Provocation outrancière, Camouflage de"], **told)  # type: ignore[arg-type]
    t.enemy_turn()
    assert t.hp() == [6, 10]
    t = scene(2, enemies=["Anguille centenaire"], in_play=["Camouflage de", "Camouflage de"], hp=[10, 9], **told)  # type: ignore[arg-type]
    t.enemy_turn()
    assert t.hp() == [6, 9]


# -- how they come


@rule("NEO-041")
def test_enemies_stand_in_the_order_in_which_they_were_drawn() -> None:
    t = scene(3, step="number", pile=f"{WOLF}, {FIG}", draws=[PLENTY] * 3)
    t.play(0, "enemies 2")
    assert row(t) == [card(WOLF), card(FIG)]


@rule("NEO-181", "NEO-Q95")
def test_a_call_brings_one_enemy_that_may_call_another() -> None:
    t = scene(2, step="number", pile=f"Meute sans berger, {FIG}, {WOLF}", draws=[PLENTY] * 2)
    t.play(0, "enemies 1")
    assert row(t) == [card("Meute sans berger"), card(FIG)]
    t = scene(2, step="number", pile=f"Meute sans berger, Belluaire masqué, {FIG}", draws=[PLENTY] * 2)
    t.play(0, "enemies 1")
    assert row(t) == [card("Meute sans berger"), card("Belluaire masqué"), card(FIG)]


@rule("NEO-182", "NEO-Q94")
def test_a_replaced_civilian_goes_under_the_pile_and_leaves_its_place() -> None:
    t = scene(2, step="number", pile=f"Braconnière bilieuse, {FIG}, {WOLF}", draws=[PLENTY] * 2)
    t.play(0, "enemies 1").play(0, "replace")
    ids = t.state.content.enemy_ids
    assert row(t) == [card(FIG)] and [ids[each] for each in t.state.pile] == [card(WOLF), card("Braconnière bilieuse")]
    t = scene(3, step="number", pile=f"Braconnière bilieuse, {FIG}, {WOLF}", draws=[PLENTY] * 3)
    t.play(0, "enemies 2").play(0, "replace")
    assert row(t) == [card(WOLF), card(FIG)]


@rule("NEO-Q94", "NEO-116")
def test_the_team_says_in_which_order_replaced_civilians_go_under_the_pile() -> None:
    told: Told = {"pile": f"Braconnière bilieuse, Curé vérolé, {FIG}, {WOLF}", "draws": [PLENTY] * 3}
    for first, then in (("Braconnière bilieuse", "Curé vérolé"), ("Curé vérolé", "Braconnière bilieuse")):
        t = scene(3, step="number", **told).play(0, "enemies 2").play(0, "replace")
        assert t.asks == [(seat, "under-first") for seat in range(3)]
        t.does(2, f"under {first}")
        ids = t.state.content.enemy_ids
        assert [ids[each] for each in t.state.pile] == [card(first), card(then)] and list(t.state.pile_groups) == [1, 1]
    alike: Told = {**told, "pile": f"Braconnière bilieuse, Braconnière bilieuse, {FIG}, {WOLF}"}
    t = scene(3, step="number", **alike).play(0, "enemies 2").play(0, "replace")
    assert t.asks[0][1] == "team-turn" and t.view["pile"] == 2
    t = scene(3, step="number", options={"readings": ["set_order"]}, **told).play(0, "enemies 2").play(0, "replace")
    assert t.asks[0][1] == "team-turn" and list(t.state.pile_groups) == [2]


@rule("NEO-Q93", "NEO-187")
def test_called_enemies_have_their_arrival_at_the_start_and_later() -> None:
    t = scene(2, step="number", pile="Meute sans berger, Bharaloth F", draws=[PLENTY] * 2)
    t.play(0, "enemies 1")
    assert t.hp() == [8, 8] and [t.pile(seat) for seat in (0, 1)] == [3, 3]
    t = scene(
        2,
        enemies=[{"card": "Maîtresse de piste", "hp": 3}],
        pile="Bharaloth F",
        hands=["Estoc malhabile"],
        draws=[PLENTY] * 2,
    )
    t.does(0, "play Estoc malhabile")
    assert row(t) == [card("Bharaloth F")] and t.hp() == [8, 8]


@rule("NEO-Q96", "NEO-184")
def test_a_called_enemy_takes_part_in_the_ambush() -> None:
    t = scene(2, step="number", pile="Belluaire masqué, Nuée de freux", draws=[PLENTY] * 2, chance=[0])
    t.play(0, "enemies 1")
    assert t.view["round"] == 1 and t.hp() == [8, 10]


@rule("NEO-Q97", "NEO-184")
def test_in_an_ambush_all_from_the_first_ambusher_on_act_once() -> None:
    t = scene(3, step="number", pile="Nuée de freux, Troupe de rétiaires", draws=[PLENTY] * 3)
    t.play(0, "enemies 2")
    assert t.view["round"] == 1 and sum(t.hp()) == 30 - 2 - 2 - 1 - 1  # the two tokens too
    three = "Stigmate, Stigmate, Stigmate"
    t = scene(3, step="number", pile="Nuée de freux, Renard défroqué", hands=[three] * 3, draws=[PLENTY] * 3)
    t.play(0, "enemies 2")
    assert t.view["round"] == 1 and sum(t.hp()) == 30 - 2 - 2


@rule("NEO-062", "NEO-186")
def test_an_enemy_that_cannot_be_aimed_at_cannot_be_healed_either() -> None:
    told: Told = {"hands": ["Onguent rance"], "hp": [5, 5], "draws": [PLENTY]}
    t = scene(2, enemies=["Caméléon mal élevé", FIG], **told).does(0, "play Onguent rance")
    assert t.choices(0) == ["target enemy_1", "target player_0", "target player_1"]


@rule("NEO-187", "NEO-Q95")
def test_who_is_called_in_the_middle_of_a_fight_does_what_it_does_on_arrival() -> None:
    t = scene(2, enemies=[FIG], pile="Bharaloth F", draws=[PLENTY] * 2)
    begin(t, lambda s: s.call(arrivals.Draw(1)))
    assert t.hp() == [8, 8] and [len(t.row(seat)["hand"]) for seat in (0, 1)] == [1, 1]


@rule("NEO-178", "NEO-Q108")
def test_the_vengeful_point_at_whoever_hit_them_also_at_the_first_player() -> None:
    for seat in (0, 1):
        t = scene(2, enemies=[{"card": "Gardien de tertre", "attacker": seat}], draws=[PLENTY] * 2)
        assert t.view["enemies"][0]["aims_at"] == f"player_{seat}"
        t.enemy_turn()
        assert [n < 10 for n in t.hp()] == [seat == 0, seat == 1]


@rule("NEO-174", "NEO-Q109", "NEO-Q108")
def test_the_methodical_come_back_to_the_only_one_left() -> None:
    t = scene(2, enemies=[{"card": "Bharaloth F", "memory": 1}], dead=[0], draws=[PLENTY] * 2)
    assert t.view["enemies"][0]["targeting"] == "methodical" and t.view["enemies"][0]["aims_at"] == "player_1"


@rule("NEO-171")
def test_the_stupid_have_no_choice_where_one_is_left() -> None:
    t = scene(2, enemies=["Fossoyeur en grève"], dead=[1], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.view["round"] == 2 and t.hp()[0] < 10


@rule("NEO-171", "NEO-188")
def test_the_stupid_may_be_sent_against_the_companion() -> None:
    t = scene(1, enemies=["Fossoyeur en grève"], draws=[PLENTY])
    t.enemy_turn()
    assert t.choices(0) == ["aim player_0", "aim player_1"]
    assert t.play(0, "aim player_1").hp() == [10, 6]


@rule("NEO-Q145", "NEO-186")
def test_whoever_hides_leaves_the_other_exposed() -> None:
    s = scene(2, enemies=[FIG], in_play=["Camouflage de mousse"]).state
    assert list(queries.exposed(s)) == [1]
    s = scene(2, enemies=[FIG], in_play=["Camouflage de mousse"], dead=[1]).state
    assert list(queries.exposed(s)) == [0]
