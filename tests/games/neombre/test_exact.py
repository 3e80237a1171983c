"""Scenes in which a small slip of a rule would show."""

from ludotheque.games.neombre import effects, names, piles, state
from ludotheque.games.neombre.phases import arrivals, cards, hands, harm
from ludotheque.games.neombre.phases.expedition import at_large
from ludotheque.kit.effects.selectors import NONE
from tests.games.neombre.scene import Told, begin, card, scene
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-035", "NEO-Q14")
def test_an_event_that_costs_loot_is_not_triggered_by_the_bonus() -> None:
    t = scene(
        2,
        "expedition",
        zone="1T",
        enemies=[{"card": "Gardien de tertre", "hp": 1}],
        pile="",
        hands=["Furibonderie"],
        loot="Tombe à louer, Murmure posthume",
    )
    t.does(0, "play Furibonderie")
    while t.asks[0][1] != "share-bonus":
        t.play(0, "stop")
    assert card("Tombe à louer") in t.view["shown"]
    assert {choice.split(" ")[0] for choice in t.choices(0)} == {"take", "stop"}


@rule("NEO-062", "NEO-186")
def test_an_enemy_that_cannot_be_aimed_at_cannot_be_healed_either() -> None:
    told: Told = {"hands": ["Onguent rance"], "hp": [5, 5], "draws": [PLENTY]}
    t = scene(2, enemies=["Caméléon mal élevé", FIG], **told).does(0, "play Onguent rance")
    assert t.choices(0) == ["target enemy_1", "target player_0", "target player_1"]


@rule("NEO-054", "NEO-055")
def test_a_summon_that_is_destroyed_leaves_its_place() -> None:
    t = scene(2, enemies=[FIG], in_play=["Squelette stagiaire"])
    assert t.state.lives(state.FIRST_SUMMON)
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.SUMMON, 1)))
    assert not t.state.lives(state.FIRST_SUMMON) and t.row(0)["in_play"] == []
    assert t.has(0, "discard", "Squelette stagiaire")


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


@rule("NEO-133", "NEO-134")
def test_three_cards_of_a_shuffled_fair_are_turned_up() -> None:
    t = scene(
        2,
        "journey",
        enemies=[{"card": WOLF, "hp": 2}],
        pile="Braconnière bilieuse",
        hands=["Furibonderie"],
        discards=["Frappe v, Somme en douze, Hallali précoce, Anathème annoté, Encyclopédie de poche"],
        fair="Gibecière à soufflets, Fléau d, Mont-de-piété, Boîte à diable",
        quests={"REQ01": "closed"},
        loot="",
    )
    t.does(0, "play Furibonderie").play(0, "stop")
    t.state.fair_groups = piles.one_group(t.state.fair)
    assert t.view["fair"] == {"offers": [], "n": 4}
    t.play(0, "market")
    assert len(t.view["fair"]["offers"]) == 3 and list(t.state.fair_groups) == [1, 1, 1, 1]


@rule("NEO-140", "NEO-Q174")
def test_mal_of_an_event_is_for_players_only() -> None:
    s = scene(1, enemies=[FIG]).state
    for target in (0, 1):
        cards.Deed(0, 0, NONE, NONE).do(s, effects.ADD_MAL, target, 2, 0, 0, 0)
    assert [list(deck).count(s.content.mal) for deck in s.decks] == [2]


@rule("NEO-151")
def test_to_be_diminished_by_nothing_is_nothing() -> None:
    s = scene(2, enemies=[FIG]).state
    s.loud = True
    harm.diminish(s, 0, 0)
    assert not s.log
    harm.diminish(s, 0, 1)
    assert (s.hp(0), s.max_hp(0)) == (9, 9) and len(s.log) == 1


@rule("NEO-167", "NEO-Q52")
def test_a_tribute_is_paid_with_ones_own_things() -> None:
    told: Told = {"enemies": [FIG], "hands": ["Fonte de casseroles"], "draws": [PLENTY]}
    t = scene(2, in_play=["", "Bâton ferré"], **told).does(0, "play Fonte de casseroles")
    assert t.asks[0][1] == "team-turn" and t.foes() == [25]
    t = scene(2, in_play=["Bâton ferré", ""], **told).does(0, "play Fonte de casseroles")
    assert t.choices(0) == ["accept", "decline"]
    t.play(0, "accept")
    assert t.foes()[0] <= 18 and t.row(0)["in_play"] == []


@rule("NEO-187", "NEO-Q95")
def test_who_is_called_in_the_middle_of_a_fight_does_what_it_does_on_arrival() -> None:
    t = scene(2, enemies=[FIG], pile="Bharaloth F", draws=[PLENTY] * 2)
    begin(t, lambda s: s.call(arrivals.Draw(1)))
    assert t.hp() == [8, 8] and [len(t.row(seat)["hand"]) for seat in (0, 1)] == [1, 1]


@rule("NEO-Q136")
def test_only_the_death_of_an_ally_moves_the_widow() -> None:
    t = scene(2, enemies=["Veuve consolable"], hands=["Vapeurs méphitiques"], hp=[1, 10], draws=[PLENTY] * 2)
    t.does(0, "play Vapeurs méphitiques")
    assert t.row(0)["dead"] and t.view["enemies"][0]["markers"] == {}


@rule("NEO-Q138")
def test_nobody_is_asked_for_an_order_that_cannot_matter() -> None:
    t = scene(2, enemies=[FIG], in_play=["Gourde cabossée, Échasses vermoulues"], hp=[5, 5], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.view["round"] == 2 and t.asks[0][1] == "team-turn"


@rule("NEO-156", "NEO-Q59")
def test_enemies_jail_from_the_hand_the_pile_or_the_discard() -> None:
    places = (("Fossoyeur en grève", "hand"), ("Notaire sépulcral", "draw"), ("Nécrophore ponctuel", "discard"))
    for enemy, place in places:
        t = scene(
            2,
            enemies=[enemy],
            hands=["Frappe v, Rusticisme"],
            draws=["Procession, Stigmate"],
            discards=["Somme en douze"],
        )
        t.does(0, "play Frappe v")
        held = {"hand": "Rusticisme", "draw": "Procession", "discard": "Somme en douze"}
        if t.asks[0][1] == "jail":
            t.does(0, f"card {held[place]}")
        assert t.has(0, "jail", held[place])


@rule("NEO-067", "NEO-156")
def test_nothing_of_the_dead_is_jailed_nor_of_anybody_instead() -> None:
    t = scene(2, enemies=[FIG], dead=[0], draws=["Rusticisme", "Procession"])
    hands.jail_top(t.state, 0, 1)
    assert [t.pile(seat) for seat in (0, 1)] == [1, 1] and t.row(1)["jail"] == []
    hands.jail_top(t.state, 1, 1)
    assert t.pile(1) == 0 and t.has(1, "jail", "Procession")


@rule("NEO-099", "NEO-Q86")
def test_whoever_falls_in_the_middle_of_a_turn_has_had_it() -> None:
    t = scene(2, enemies=["Bharaloth F"], hands=["Rusticisme"], draws=["Stigmate"], hp=[3, 10])
    t.does(0, "play Rusticisme", "accept")
    assert t.row(0)["dead"] and t.row(0)["stage"] == "over" and t.row(1)["stage"] == "waiting"


@rule("NEO-150")
def test_to_be_augmented_by_one_is_one() -> None:
    s = scene(2, enemies=[FIG]).state
    harm.augment(s, 0, 1)
    assert (s.hp(0), s.max_hp(0)) == (11, 11)


@rule("NEO-152", "NEO-Q149")
def test_what_a_player_holds_does_not_lie_in_its_zone() -> None:
    s = scene(2, enemies=[FIG], hands=["Somme en douze"]).state
    held = s.content.loot_ids.index(card("Somme en douze"))
    assert held not in at_large(s, s.content.zone[held])
    s.decks[0] = s.decks[0][:0]
    assert held in at_large(s, s.content.zone[held])


@rule("NEO-Q26", "NEO-Q178")
def test_a_fight_apart_leaves_nothing_to_a_campaign() -> None:
    t = scene(2, enemies=[{"card": FIG, "hp": 2}], hands=["Furibonderie"]).does(0, "play Furibonderie")
    assert t.result.campaign is None and t.result.scores == [1, 1]


@rule("NEO-Q136", "NEO-080")
def test_an_effect_of_death_is_that_of_whoever_died() -> None:
    told: Told = {"hands": ["Furibonderie"], "draws": [PLENTY] * 2}
    both = [{"card": "Charroi d", "hp": 2}, {"card": FIG, "hp": 2}]
    t = scene(2, enemies=both, **told).does(0, "play Furibonderie", "target enemy_1")
    assert [row["token"] for row in t.view["enemies"]] == [False]
    t = scene(2, enemies=both, **told).does(0, "play Furibonderie", "target enemy_0")
    assert [row["token"] for row in t.view["enemies"]] == [False, True, True]
