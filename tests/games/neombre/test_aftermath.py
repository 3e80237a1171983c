"""What follows an instruction: deaths and what they set off, the end of a fight, transe; what stands and until when."""

from ludotheque.games.neombre import queries, state
from ludotheque.games.neombre.phases import hands, harm
from ludotheque.games.neombre.phases.aftermath import follow_up
from tests.games.neombre.scene import Told, begin, card, cards, reading, scene, won
from tests.marks import rule

FIG = "Figuier confesseur"
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-099", "NEO-103", "NEO-Q54", "NEO-Q80", "NEO-052", "NEO-054")
def test_whoever_falls_loses_hand_equipment_and_summons_without_a_transe() -> None:
    t = scene(
        2,
        enemies=[{"card": "Crocohydre"}],
        hands=["Collet à ressort, Stigmate"],
        in_play=["Bâton ferré, Chien de ferme"],
        draws=["Procession", PLENTY],
        hp=[3, 10],
    )
    t.enemy_turn()
    assert t.row(0)["dead"] and t.row(0)["hand"] == [] and t.row(0)["in_play"] == []
    assert len(t.row(0)["discard"]) == 4 and t.pile(0) == 1
    assert t.foes()[0] >= 8 and [seat for seat, _ in t.asks] == [1]  # the trap in hand did not go off


@rule("NEO-101", "NEO-Q84")
def test_when_both_sides_fall_together_it_is_a_defeat() -> None:
    t = scene(2, enemies=[{"card": FIG, "hp": 1}], hands=["Vapeurs méphitiques"], hp=[1, 1])
    t.does(0, "play Vapeurs méphitiques")
    assert t.result.winners == [] and t.result.ranking == [2, 2]


@rule("NEO-102", "NEO-Q83")
def test_the_last_enemy_down_ends_the_fight_at_once() -> None:
    t = scene(2, enemies=[{"card": "Bharaloth F", "hp": 3}], hands=["Rusticisme"])
    t.does(0, "play Rusticisme", "accept")
    assert t.result.winners == [0, 1] and not t.told("drew")


@rule("NEO-Q81")
def test_a_card_ends_with_its_player() -> None:
    t = scene(2, enemies=["Bharaloth F"], hands=["Rusticisme"], draws=["Stigmate"], hp=[3, 10])
    t.does(0, "play Rusticisme", "accept")  # 1 for the tribute, 2 by the riposte
    assert t.row(0)["dead"] and card("Rusticisme") in t.row(0)["discard"] and t.foes() == [11]


@rule("NEO-Q82")
def test_what_is_left_of_an_active_passes_over_the_dead() -> None:
    t = scene(2, enemies=[{"card": "Bharaloth F", "memory": 1}], hands=["Stigmate"], hp=[1, 10], draws=["", PLENTY])
    t.enemy_turn()
    assert t.row(0)["dead"] and len(t.row(0)["discard"]) == 1  # nothing was recycled
    for hp, markers in ((1, {}), (2, {"infection": 1})):  # the riposte: 1, then an infection
        t = scene(2, enemies=["Loup affamé infecté"], hands=["Furibonderie"], hp=[hp, 10], draws=[PLENTY] * 2)
        t.does(0, "play Furibonderie")
        assert t.row(0)["dead"] == (hp == 1) and t.row(0)["markers"] == markers


@rule("NEO-165", "NEO-166", "NEO-Q53", "NEO-Q55", "NEO-Q56")
def test_a_milled_card_goes_into_transe_without_a_riposte() -> None:
    t = scene(2, enemies=["Bharaloth F"], draws=["Fémur contondant, Sel de fossoyeur", ""])
    begin(t, lambda s: (hands.mill(s, 0, 2), follow(s)))
    assert t.asks == [(0, "trance")]
    t.does(0, "resolve Sel de fossoyeur 0")
    assert t.foes() == [11] and t.hp() == [10, 10]


@rule("NEO-165")
def test_a_card_that_has_been_played_goes_into_no_trance() -> None:
    t = scene(2, enemies=[FIG], hands=["Fémur contondant"]).does(0, "play Fémur contondant")
    assert t.foes() == [25 - 3] and t.has(0, "discard", "Fémur contondant")


def follow(s: object) -> None:
    from ludotheque.games.neombre.phases.aftermath import follow_up

    follow_up(s)  # type: ignore[arg-type]  # a state


@rule("NEO-Q136", "NEO-Q79")
def test_a_dying_enemy_still_does_what_its_death_says() -> None:
    t = scene(2, enemies=[{"card": "Ossuaire ambulant", "hp": 2, "armour": 0}, FIG], hands=["Furibonderie"])
    t.does(0, "play Furibonderie", "target enemy_0")
    assert t.hp() == [8, 8] and t.foes() == [25]


@rule("NEO-Q138", "NEO-Q136")
def test_an_ally_s_death_is_noticed_by_the_living() -> None:
    t = scene(2, enemies=[{"card": "Veuve consolable", "hp": 5}, {"card": FIG, "hp": 2}], hands=["Furibonderie"])
    t.does(0, "play Furibonderie", "target enemy_1")
    assert t.foes() == [9] and t.view["enemies"][0]["markers"] == {"rage": 2}


@rule("NEO-164", "NEO-Q88", "NEO-Q87")
def test_the_dead_come_back_with_the_hit_points_printed_and_no_card() -> None:
    t = scene(2, enemies=[FIG], hands=["2VB22", ""], dead=[1], draws=["", PLENTY])
    t.does(0, "play 2VB22", "branch 0")
    assert t.hp() == [10, 3] and t.row(1)["hand"] == [] and not t.row(1)["dead"]
    assert [seat for seat, _ in t.asks] == [0, 1]  # a turn not begun may be taken


@rule("NEO-150", "NEO-151", "NEO-Q90", "NEO-Q176")
def test_augment_and_diminish_move_the_maximum_too() -> None:
    t = scene(2, enemies=[{"card": "Crocohydre", "armour": 1}], hp=[4, 10])
    harm.augment(t.state, 0, 3)
    harm.diminish(t.state, 1, 4)
    harm.diminish(t.state, 4, 2)
    rows = t.view["team"]
    assert [(row["hp"], row["max_hp"]) for row in rows] == [(7, 13), (6, 6)]
    assert (t.foes(), t.view["enemies"][0]["armour"]) == ([8], 1)
    harm.diminish(t.state, 1, 50)
    assert t.hp()[1] == 0 and t.row(1)["max_hp"] == 1


@rule("NEO-117", "NEO-119", "NEO-120")
def test_everybody_is_whole_as_soon_as_a_fight_is_over_and_the_dead_still_go_without_loot() -> None:
    told: Told = {"hp": [4, 0], "dead": [1], "markers": {0: {"poison": 2}}, "pile": "Sanglier atrabilaire"}
    t = scene(
        2, mode="expedition", enemies=[{"card": FIG, "hp": 1}], hands=["Frappe v", ""], draws=["", PLENTY], **told
    )
    t.does(0, "play Frappe v")
    assert t.view["phase"] == "between" and t.asks[0][1] == "share-loot"
    for row in t.view["team"]:
        assert (row["hp"], row["max_hp"], row["dead"], row["markers"]) == (10, 10, False, {})
    assert all(t.state.lives(seat) and t.state.hp(seat) == 10 for seat in (0, 1))
    assert not any(choice.endswith("player_1") for choice in t.choices(0))
    t.play(0, "stop")
    assert [row["seat"] for row in t.told("mal")] == [1]


@rule("NEO-050", "NEO-051", "NEO-Q85")
def test_the_enchantment_of_whoever_dies_protects_until_its_end() -> None:
    """Stèle fendue: the team takes 1 damage less until the end of the enemy phase. Its owner falls before."""
    told: Told = {"hands": ["Stèle fendue", ""], "in_play": ["Cuir bouilli", ""], "draws": [PLENTY, PLENTY]}
    t = scene(2, enemies=[{"card": FIG, "memory": 1}], **told).does(0, "play Stèle fendue", "leave")
    harm.lower(t.state, 0, 10)
    begin(t, follow_up)
    assert t.row(0)["dead"] and [row["card"] for row in t.row(0)["in_play"]] == [card("Stèle fendue")]
    assert t.has(0, "discard", "Cuir bouilli")  # equipment falls with its bearer
    t.play(1, "end")
    assert t.hp() == [0, 10 - (3 - 1) - 1]  # 1 less by the stele, 1 more by the poison
    assert t.row(0)["in_play"] == [] and t.has(0, "discard", "Cuir bouilli, Stèle fendue")


@rule("NEO-050", "NEO-051")
def test_enchantments_stay_until_their_end() -> None:
    t = scene(2, enemies=["Crocohydre"], hands=["Stèle fendue, Stèle fendue", ""], draws=[PLENTY, PLENTY])
    t.does(0, "play Stèle fendue", "leave", "play Stèle fendue", "leave")
    assert len(t.row(0)["in_play"]) == 2
    t.enemy_turn()
    assert t.hp() == [9, 9] and t.row(0)["in_play"] == [] and t.has(0, "discard", "Stèle fendue, Stèle fendue")


@rule("NEO-Q144", "NEO-Q138")
def test_a_modifier_once_a_round_is_used_by_the_first_instruction() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v, Frappe v"], in_play=["Bâton ferré"], draws=[PLENTY] * 2)
    t.does(0, "play Frappe v", "play Frappe v")
    assert t.foes() == [25 - 4 - 3]
    t.play(0, "end").play(1, "end").does(0, "play Stigmate")
    assert t.foes() == [25 - 4 - 3 - 3]


@rule("NEO-Q162", "NEO-Q92")
def test_protections_lower_what_is_suffered_too_but_not_below_nothing() -> None:
    t = scene(2, enemies=[FIG], in_play=["Masque à long bec", ""])
    harm.suffer(t.state, 0, 1)
    harm.suffer(t.state, 1, 1)
    harm.suffer(t.state, 0, 3)
    assert t.hp() == [8, 9]


@rule("NEO-Q147")
def test_a_smaller_hand_discards_nothing_but_holds_no_more() -> None:
    t = scene(2, enemies=["Glacier rampant"], hands=["Stigmate, " * 5, ""], draws=["Rusticisme", PLENTY])
    hands.draw(t.state, 0, 1)
    assert len(t.row(0)["hand"]) == 5 and t.has(0, "discard", "Rusticisme")


@rule("NEO-Q158")
def test_what_is_forbidden_is_not_done() -> None:
    t = scene(2, enemies=["Greffier des cendres", "Doyen décollé"], discards=["Stigmate, Stigmate"], draws=["Frappe v"])
    hands.recycle(t.state, 0, 2)
    assert len(t.row(0)["discard"]) == 2
    begin(t, lambda s: hands.launch_top(s, 0))
    assert t.pile(0) == 1


@rule("NEO-101", "NEO-Q136", "NEO-Q161")
def test_who_dies_of_a_transe_ends_the_fight_like_anybody() -> None:
    """The last player mills a card whose transe draws from an empty pile, which costs the last HP."""
    told: Told = {"dead": [1], "draws": ["Jachère funèbre"]}
    for hp, over in ((1, True), (10, False)):
        t = scene(2, enemies=["Chantre des limbes", FIG], hp=[hp, 10], **told)  # a description
        t.enemy_turn()
        assert t.table.over == over and (t.view["outcome"] == "lost") == over and t.view["round"] == (1 if over else 2)


@rule("NEO-Q136")
def test_only_the_death_of_an_ally_moves_the_widow() -> None:
    t = scene(2, enemies=["Veuve consolable"], hands=["Vapeurs méphitiques"], hp=[1, 10], draws=[PLENTY] * 2)
    t.does(0, "play Vapeurs méphitiques")
    assert t.row(0)["dead"] and t.view["enemies"][0]["markers"] == {}


@rule("NEO-Q136", "NEO-080")
def test_an_effect_of_death_is_that_of_whoever_died() -> None:
    told: Told = {"hands": ["Furibonderie"], "draws": [PLENTY] * 2}
    both = [{"card": "Charroi d", "hp": 2}, {"card": FIG, "hp": 2}]
    t = scene(2, enemies=both, **told).does(0, "play Furibonderie", "target enemy_1")
    assert [row["token"] for row in t.view["enemies"]] == [False]
    t = scene(2, enemies=both, **told).does(0, "play Furibonderie", "target enemy_0")
    assert [row["token"] for row in t.view["enemies"]] == [False, True, True]


@rule("NEO-117", "NEO-Q104")
def test_after_a_fight_nothing_lies_before_the_players() -> None:
    told: Told = {"draws": [PLENTY, PLENTY], "discards": ["Frappe v", ""], "in_play": ["Cuir bouilli", ""]}
    t = won(2, loot="Rusticisme", jails=["Onguent rance", ""], **told)
    s = t.state
    assert all(len(pile) == 0 for piles in (s.hands, s.draws, s.discards, s.jails, s.groups) for pile in piles)
    assert len(s.standing) == 0 and len(s.enemies) == 0 and s.launches == 0 and s.phase == state.NO_FIGHT
    assert sorted(t.view["decks"][0])[:1] == cards("Furibonderie") and len(t.view["decks"][0]) == 8


@rule("NEO-102", "NEO-Q136")
def test_a_fight_is_not_won_while_the_dead_have_still_something_to_do() -> None:
    t = scene(
        2,
        enemies=[{"card": "Encrier boutefeu", "hp": 1}, {"card": "Charroi d", "hp": 1}],
        hands=["Vapeurs méphitiques, Frappe v", "Frappe v"],
        draws=[PLENTY] * 2,
    )
    t.does(0, "play Vapeurs méphitiques")
    assert not t.table.over and [row["token"] for row in t.view["enemies"]] == [True, True]
    assert t.has(1, "discard", "Frappe v")


@rule("NEO-Q161", "NEO-165")
def test_what_waits_for_a_discard_comes_once_for_every_card_of_its_owner() -> None:
    for seat, left in ((0, 23), (1, 25)):
        told = {"in_play": ["", ""], "hands": ["Carnaval des asticots"], "draws": [PLENTY] * 2}
        told["in_play"][seat] = "Chapelle ardente"
        t = scene(2, enemies=[FIG], **told).does(0, "play Carnaval des asticots")  # type: ignore[arg-type]
        assert t.foes() == [left]


@rule("NEO-Q161", "NEO-Q138")
def test_what_waits_is_for_the_living_whoever_else_has_died() -> None:
    t = scene(2, enemies=[FIG], in_play=["Gourde cabossée"], hp=[5, 0], dead=[1], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert [event["who"] for event in t.told("healed")] == ["player_0"]


@rule("NEO-Q161")
def test_whoever_dies_in_between_has_nothing_more_to_do() -> None:
    t = scene(
        2,
        enemies=[{"card": FIG, "memory": 1}],
        in_play=["Éperons du vertige, Trousse de barbier"],
        hp=[2, 9],
        draws=[PLENTY] * 2,
    )
    t.enemy_turn().does(0, "resolve Éperons du vertige 0").play(0, "accept")
    assert t.row(0)["dead"] and t.asks == [(1, "team-turn")]


@rule("NEO-Q138", "NEO-Q136")
def test_of_one_moment_an_enemy_has_done_all_before_the_next_one() -> None:
    """A widow and a Cerberus see two allies die at once: where nobody is asked, both deaths move the first before any
    moves the second."""
    enemies = ["Veuve consolable", "Cerbère d", {"card": "Loup affamé infecté", "hp": 3}, {"card": FIG, "hp": 3}]
    told: Told = {"enemies": enemies, "hands": ["Vapeurs méphitiques"], "draws": [PLENTY] * 2}
    t = reading("set_order", **told).does(0, "play Vapeurs méphitiques")
    widow, dog = card("Veuve consolable"), card("Cerbère d")
    assert [event["who"] for event in t.told("marked")] == [widow, widow, dog, dog]
    assert [row["markers"] for row in t.view["enemies"]] == [{"rage": 4}, {"rage": 2}]


@rule("NEO-Q138", "NEO-Q136")
def test_where_nobody_is_asked_the_dead_keep_their_place_in_drawing_order() -> None:
    """A widow is moved by the death of a cart drawn after her before that cart does what its death says."""
    told: Told = {"hands": ["Furibonderie"], "draws": [PLENTY] * 2}
    told["enemies"] = ["Veuve consolable", {"card": "Charroi d", "hp": 2}]
    t = reading("set_order", **told).does(0, "play Furibonderie", "target enemy_1")
    assert [event["key"] for event in t.table.events(None) if event["key"] in ("marked", "came")][-3:] == [
        *("marked", "came", "came")
    ]


@rule("NEO-Q136", "NEO-116")
def test_the_team_says_which_of_two_deaths_speaks_first() -> None:
    """One bids the players draw, the other discard: their hands are empty."""
    told: Told = {"hands": ["Vapeurs méphitiques"], "draws": [PLENTY] * 2}
    told["enemies"] = [{"card": "Taureau mélomane", "hp": 1}, {"card": "Encrier boutefeu", "hp": 1}, FIG]
    for first, held in (("Taureau mélomane", 0), ("Encrier boutefeu", 1)):
        t = scene(2, **told).does(0, "play Vapeurs méphitiques")
        assert t.asks == [(0, "order"), (1, "order")]
        t.does(1, f"resolve {first} 0")
        assert [len(t.row(seat)["hand"]) for seat in (0, 1)] == [held, held]
    told["enemies"] = [{"card": "Taureau mélomane", "hp": 1}, {"card": "Charroi d", "hp": 1}, FIG]
    t = scene(2, **told).does(0, "play Vapeurs méphitiques")
    assert t.asks[0][1] == "team-turn" and len(t.foes()) == 3


@rule("NEO-Q136", "NEO-Q87")
def test_what_concerns_all_players_does_not_concern_the_dead() -> None:
    s = scene(2, enemies=["Glacier rampant"], dead=[1]).state
    assert [queries.hand_limit(s, seat) for seat in (0, 1)] == [4, 6]


@rule("NEO-Q54", "NEO-Q55", "NEO-103")
def test_the_transe_of_whoever_has_died_meanwhile_is_lost() -> None:
    """Jachère funèbre draws from an empty pile, which costs the last HP: the trap discarded with it stays still."""
    for first, left in (("Jachère funèbre", 25), ("Collet à ressort", 25 - 2)):
        t = scene(2, enemies=[FIG], draws=["Jachère funèbre, Collet à ressort", PLENTY], hp=[1, 10])
        begin(t, lambda s: (hands.mill(s, 0, 2), follow_up(s)))
        t.does(0, f"resolve {first} 0")
        assert t.row(0)["dead"] and t.foes() == [left]
