"""Drawing, milling, jailing, foreseeing, harm and healing: what an empty pile costs, what a limit stops."""

from ludotheque.games.neombre import state
from ludotheque.games.neombre.phases import hands, harm
from ludotheque.games.neombre.state import Foe
from tests.games.neombre.scene import Told, card, scene
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, relentless: poison and 3, no riposte
WOLF = "Loup affamé infecté"  # 15 HP, brutal 1, riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"
SIX = "Stigmate, Stigmate, Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-066", "NEO-065")
def test_the_discard_does_not_become_a_draw_pile() -> None:
    t = scene(2, enemies=[FIG], hands=["Notes marginales"], discards=["Frappe v, Frappe v"])
    t.does(0, "play Notes marginales")
    assert t.hp() == [8, 10] and t.row(0)["hand"] == [] and len(t.row(0)["discard"]) == 3


@rule("NEO-067", "NEO-Q59")
def test_the_top_of_the_draw_pile_is_jailed_and_an_empty_one_costs_nothing() -> None:
    t = scene(2, enemies=["Notaire sépulcral"], hands=["Estoc malhabile"])
    t.does(0, "play Estoc malhabile")
    assert t.hp() == [10, 10] and t.row(0)["jail"] == []
    t = scene(2, enemies=["Notaire sépulcral"], hands=["Estoc malhabile"], draws=["Stigmate, Rusticisme"])
    t.does(0, "play Estoc malhabile")
    assert t.has(0, "jail", "Stigmate") and t.asks[0][1] == "team-turn"


@rule("NEO-Q59", "NEO-156")
def test_the_owner_picks_what_is_jailed_from_the_discard() -> None:
    t = scene(2, enemies=["Nécrophore ponctuel"], hands=["Frappe v"], discards=["Stigmate, Rusticisme"])
    t.does(0, "play Frappe v")
    assert t.asks == [(0, "jail")] and len(t.choices(0)) == 3
    t.does(0, "card Rusticisme")
    assert t.has(0, "jail", "Rusticisme")


@rule("NEO-068", "NEO-150")
def test_healing_reaches_a_maximum_that_was_raised() -> None:
    t = scene(2, enemies=[FIG], hands=["Cataplasme de tourbe"], hp=[10, 8])
    t.does(0, "play Cataplasme de tourbe").play(0, "target player_1")
    assert t.hp() == [10, 11] and t.row(1)["max_hp"] == 11


@rule("NEO-071")
def test_damage_leaves_the_maximum_as_it_was() -> None:
    t = scene(2, enemies=[WOLF], hands=["Estoc malhabile"])
    t.does(0, "play Estoc malhabile")
    assert t.hp() == [9, 10] and t.row(0)["max_hp"] == 10
    assert t.foes() == [12] and t.view["enemies"][0]["max_hp"] == 15


@rule("NEO-Q58")
def test_a_small_hand_is_discarded_without_a_penalty() -> None:
    t = scene(2, enemies=["Clown lugubre"], hands=["Rusticisme"], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.hp() == [8, 10] and t.has(0, "discard", "Rusticisme")


@rule("NEO-Q63", "NEO-161")
def test_foreseen_cards_stay_face_up_until_they_are_drawn() -> None:
    t = scene(2, enemies=[FIG], hands=["Étincelle bègue"], draws=["Rusticisme, Procession, Stigmate", PLENTY])
    t.does(0, "play Étincelle bègue").play(0, "look").does(0, "card Procession").enemy_turn()
    assert t.view["round"] == 2 and t.has(0, "hand", "Procession")
    assert t.row(0)["draw"]["top"][0] == card("Rusticisme")


@rule("NEO-Q65", "NEO-Q107")
def test_each_single_draw_may_be_replaced() -> None:
    t = scene(2, enemies=["Serpent des"], hands=["Notes marginales"], draws=["Rusticisme, Estoc malhabile, Stigmate"])
    t.does(0, "play Notes marginales").play(0, "draw")
    assert t.asks == [(0, "draw-or-launch")] and t.has(0, "hand", "Rusticisme")
    t.play(0, "launch")
    assert t.foes() == [14] and t.has(0, "hand", "Rusticisme")


# -- modifiers


@rule("NEO-Q144", "NEO-081")
def test_armour_stops_what_a_modifier_has_added() -> None:
    t = scene(2, enemies=["Gargouille repentante"], in_play=["Croc monté"], hands=["Bravade fruste"])
    t.does(0, "play Bravade fruste")
    assert t.foes() == [23] and t.view["enemies"][0]["armour"] == 2


@rule("NEO-Q144", "NEO-Q74")
def test_nothing_is_added_to_no_damage() -> None:
    t = scene(2, enemies=[WOLF], in_play=["Croc monté"], hands=["Obole des"])
    t.does(0, "play Obole des")
    assert t.foes() == [15] and t.hp() == [10, 10]


@rule("NEO-Q144")
def test_what_raises_healing_leaves_a_raise_alone() -> None:
    t = scene(2, enemies=[FIG], in_play=["Encensoir"], hands=["Fiole saumâtre"], draws=[PLENTY])
    t.does(0, "play Fiole saumâtre").play(0, "target player_0")
    assert t.hp() == [12, 10] and t.row(0)["max_hp"] == 12


@rule("NEO-Q144")
def test_once_a_round_is_one_instruction_with_all_its_targets() -> None:
    t = scene(2, enemies=[FIG, FIG], in_play=["Bâton ferré"], hands=["Battue générale, Bravade fruste"], draws=[PLENTY])
    t.does(0, "play Battue générale")
    assert t.foes() == [23, 23]
    t.does(0, "play Bravade fruste").play(0, "target enemy_0")
    assert t.foes() == [22, 23]


@rule("NEO-Q147")
def test_a_hand_has_room_for_one_card_at_least() -> None:
    t = scene(
        2,
        enemies=[FIG],
        in_play=["Scaphandre percé, Scaphandre percé, Scaphandre percé"],
        hands=["Notes marginales"],
        draws=[PLENTY],
    )
    t.does(0, "play Notes marginales")
    assert t.has(0, "hand", "Stigmate") and t.pile(0) == 2


@rule("NEO-Q147", "NEO-064")
def test_a_lower_limit_takes_no_card_out_of_a_hand() -> None:
    t = scene(2, enemies=["Glacier rampant"], hands=[SIX], draws=[PLENTY] * 2, discards=["Frappe v"], max_hp=[20, 20])
    t.enemy_turn()
    assert t.view["round"] == 2 and len(t.row(0)["hand"]) == 6 and t.pile(0) == 3
    assert len(t.row(0)["discard"]) == 2


@rule("NEO-Q162", "NEO-Q90")
def test_protections_stop_a_riposte_and_no_lowering() -> None:
    t = scene(2, enemies=["Dame des nénuphars", FIG], hands=["Davier de foire"])
    t.does(0, "play Davier de foire", "target enemy_1")
    assert t.foes() == [17, 21]
    t = scene(2, enemies=[WOLF], in_play=["Carapace d"], hands=["Estoc malhabile"])
    t.does(0, "play Estoc malhabile")
    assert t.foes() == [12] and t.hp() == [10, 10]


@rule("NEO-151")
def test_to_be_diminished_by_nothing_is_nothing() -> None:
    s = scene(2, enemies=[FIG]).state
    s.loud = True
    harm.diminish(s, 0, 0)
    assert not s.log
    harm.diminish(s, 0, 1)
    assert (s.hp(0), s.max_hp(0)) == (9, 9) and len(s.log) == 1


@rule("NEO-150")
def test_to_be_augmented_by_one_is_one() -> None:
    s = scene(2, enemies=[FIG]).state
    harm.augment(s, 0, 1)
    assert (s.hp(0), s.max_hp(0)) == (11, 11)


@rule("NEO-071", "NEO-Q111")
def test_damage_among_enemies_is_no_assault() -> None:
    s = scene(2, enemies=[FIG, FIG]).state
    assert not harm.inflict(s, 4, 5, 3, False) and s.hp(5) == 22
    assert s.on(5, Foe.attacker) == state.NOBODY
    assert harm.inflict(s, 1, 5, 3, True) and s.on(5, Foe.attacker) == 1
    s.set_on(5, Foe.armour, 4)
    assert harm.inflict(s, 0, 5, 3, True) and s.hp(5) == 19 and s.on(5, Foe.attacker) == 0, "armour took it all"


@rule("NEO-114", "NEO-068")
def test_healing_that_heals_nothing_is_not_told() -> None:
    s = scene(2, enemies=[FIG], hp=[9, 10]).state
    s.loud = True
    harm.heal(s, 1, 3)
    assert not s.log
    harm.heal(s, 0, 3)
    assert len(s.log) == 1 and s.hp(0) == 10


@rule("NEO-Q158", "NEO-Q150")
def test_a_forbidden_search_finds_nothing_and_nothing_is_banished_for_the_companion() -> None:
    told: Told = {"hands": ["Flair avarié"], "draws": ["Frappe v, Stigmate"]}
    t = scene(2, enemies=["Bibliothécaire furibarde"], **told).does(0, "play Flair avarié")
    assert t.told("found") == []
    t = scene(2, enemies=[FIG], **told).does(0, "play Flair avarié")
    assert t.asks[0][1] in ("search", "team-turn")
    for ban, enemy in (("recycle", "Greffier des cendres"), ("heal", "Maître de chapelle")):
        t = scene(2, enemies=[enemy], hp=[5, 10], discards=["Frappe v"], draws=[PLENTY])
        hands.recycle(t.state, 0, 1)
        harm.heal(t.state, 0, 2)
        assert (len(t.row(0)["discard"]) == 1) == (ban == "recycle") and (t.hp()[0] == 5) == (ban == "heal")


@rule("NEO-150", "NEO-004")
def test_hit_points_rise_as_far_as_they_can_be_shown() -> None:
    s = scene(2, enemies=[FIG]).state
    harm.augment(s, 0, 500)
    assert (s.hp(0), s.max_hp(0)) == (99, 99)


@rule("NEO-071", "NEO-Q144")
def test_an_enemy_that_another_protects_is_hurt_less() -> None:
    for who, less in (("Dame des nénuphars", 1), ("Sanglier", 0)):
        s = scene(2, enemies=[who, FIG]).state
        harm.inflict(s, 0, 5, 3, True)
        assert s.hp(5) == 25 - 3 + less
