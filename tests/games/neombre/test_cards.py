"""What cards are: value, types, how long they stay, how many find room, and what summons do."""

from ludotheque.games.neombre import names, state
from ludotheque.games.neombre.phases import hands
from ludotheque.games.neombre.phases.team_turn import SummonTurn
from ludotheque.games.neombre.state import Summon
from tests.games.neombre.scene import begin, card, scene, travelling, verbs
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
DOG = state.FIRST_SUMMON
WOLF = "Loup affamé infecté"  # 15 HP, brutal 1, riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-045", "NEO-Q30")
def test_a_card_that_leaves_the_deck_takes_its_hp_along_after_the_fight() -> None:
    told = {"hands": ["Serment à rebours, Lame sans nom"], "max_hp": [11, 10]}
    t = scene(2, enemies=[FIG], **told)  # type: ignore[arg-type]  # a description
    t.does(0, "play Serment à rebours", "accept")
    assert t.foes() == [14] and t.hp() == [11, 10] and t.row(0)["max_hp"] == 11
    rest = ["Estoc malhabile, Estoc malhabile, Estoc malhabile"] * 2
    t = scene(2, "expedition", enemies=[WOLF], discards=rest, pile=FIG, loot="", **told)  # type: ignore[arg-type]
    t.state.set_hp(4, 11)
    t.does(0, "play Serment à rebours", "accept").play(0, "fight")
    assert t.hp() == [10, 10]


@rule("NEO-046", "NEO-Q119")
def test_a_card_without_a_price_makes_up_no_payment() -> None:
    t = travelling(["Carapace d, Stigmate", ""], quests={"REQ01": "closed"}).play(0, "market")
    assert verbs(t) == {"go", "home", "market"}


@rule("NEO-047")
def test_a_card_has_all_its_types() -> None:
    t = scene(2, enemies=[FIG], hands=["Sortilège bouturé"], discards=["Terrier providentiel"], draws=[PLENTY])
    t.does(0, "play Sortilège bouturé")
    assert [row["card"] for row in t.row(0)["in_play"]] == [card("Terrier providentiel")]


@rule("NEO-048", "NEO-058", "NEO-Q76")
def test_a_summon_that_strikes_is_answered() -> None:
    t = scene(2, enemies=[WOLF], in_play=["Chien de ferme"])
    t.play(0, "end")
    assert t.foes() == [13] and t.hp() == [9, 10] and t.row(0)["in_play"][0]["hp"] == 2


@rule("NEO-051")
def test_a_fourth_enchantment_stays() -> None:
    t = scene(2, enemies=[FIG], in_play=["Angélus du guet, Brume grumeleuse, Thèse soutenue"], hands=["Eau dormante"])
    t.does(0, "play Eau dormante")
    assert len(t.row(0)["in_play"]) == 4


@rule("NEO-052")
def test_equipment_stays_from_round_to_round() -> None:
    t = scene(2, enemies=[FIG], hands=["Carapace d"], draws=[PLENTY] * 2)
    t.does(0, "play Carapace d").enemy_turn()
    assert t.view["round"] == 2 and len(t.row(0)["in_play"]) == 1


@rule("NEO-055", "NEO-053", "NEO-Q40")
def test_equipment_and_summons_of_each_player_have_three_places_each() -> None:
    t = scene(2, enemies=[FIG], in_play=["Carapace d, Croc monté, Tigresse"], hands=["Molosse"])
    t.does(0, "play Molosse")
    assert len(t.row(0)["in_play"]) == 4
    t = scene(2, enemies=[FIG], in_play=["Croc monté", "Croc monté, Bâton ferré"], hands=["Carapace d"])
    t.does(0, "play Carapace d")
    assert len(t.row(0)["in_play"]) == 2


@rule("NEO-Q41", "NEO-Q53")
def test_the_summon_that_makes_room_has_its_trance() -> None:
    t = scene(
        2, enemies=[FIG], in_play=["Lionceau de parade, Lionceau de parade, Lionceau de parade"], hands=["Molosse"]
    )
    t.does(0, "play Molosse")
    assert t.foes() == [24] and len(t.row(0)["in_play"]) == 3


@rule("NEO-056")
def test_summons_act_in_their_order_of_arrival() -> None:
    t = scene(2, enemies=[FIG], in_play=["Molosse, Tigresse"])
    t.play(0, "end")
    assert [event["n"] for event in t.told("hurt") if event["who"] == card(FIG)] == [2, 3]


@rule("NEO-057")
def test_the_controller_chooses_whom_a_summon_strikes() -> None:
    t = scene(2, enemies=[FIG, WOLF], in_play=["Chien de ferme"])
    t.play(0, "end")
    assert t.asks == [(0, "harm")] and t.choices(0) == ["target enemy_0", "target enemy_1"]
    t.play(0, "target enemy_1")
    assert t.foes() == [25, 13]


@rule("NEO-059", "NEO-Q39")
def test_a_summon_with_one_hp_left_still_acts() -> None:
    t = scene(2, enemies=[FIG], in_play=["Molosse"], draws=[PLENTY] * 2)
    t.enemy_turn().play(0, "end")
    assert t.foes() == [21] and t.row(0)["in_play"] == [] and card("Molosse") in t.row(0)["discard"]


@rule("NEO-Q39", "NEO-062")
def test_a_summon_is_healed_up_to_its_printed_hp() -> None:
    t = scene(2, enemies=[FIG], in_play=["Chien de ferme"], hands=["", "Onguent rance"])
    t.play(0, "end").does(1, "play Onguent rance").play(1, f"target {t.row(0)['in_play'][0]['id']}")
    assert t.row(0)["in_play"][0]["hp"] == 3


@rule("NEO-Q29")
def test_resurrection_sickness_is_played_like_a_card() -> None:
    t = scene(2, enemies=[FIG], hands=["Mal de Résurrection"])
    t.does(0, "play Mal de Résurrection")
    assert t.row(0)["used"] == 1 and t.has(0, "discard", "Mal de Résurrection")


@rule("NEO-054", "NEO-055")
def test_a_summon_that_is_destroyed_leaves_its_place() -> None:
    t = scene(2, enemies=[FIG], in_play=["Squelette stagiaire"])
    assert t.state.lives(state.FIRST_SUMMON)
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.SUMMON, 1)))
    assert not t.state.lives(state.FIRST_SUMMON) and t.row(0)["in_play"] == []
    assert t.has(0, "discard", "Squelette stagiaire")


@rule("NEO-057", "NEO-059", "NEO-Q39")
def test_a_summon_that_has_left_does_not_act_and_another_in_its_place_not_twice() -> None:
    t = scene(2, enemies=[FIG], in_play=["Chien de ferme"])
    key = t.state.of(DOG, Summon.key)
    begin(t, lambda s: s.call(SummonTurn(0, DOG, key + 7)))
    assert t.foes() == [25] and t.row(0)["in_play"][0]["hp"] == 3
    begin(t, lambda s: s.call(SummonTurn(0, DOG, key)))
    assert t.foes() == [23] and t.row(0)["in_play"][0]["hp"] == 2
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.SUMMON, 1)))
    begin(t, lambda s: s.call(SummonTurn(0, DOG, key)))
    assert t.foes() == [23] and not t.state.lives(DOG)


@rule("NEO-060", "NEO-150")
def test_your_summons_are_yours_and_all_of_them() -> None:
    t = scene(
        2,
        enemies=[FIG],
        hands=["Dompteuse repentie, Picotin"],
        in_play=["Chien de ferme, Squelette stagiaire", "Chien de ferme"],
        draws=[PLENTY],
    )
    t.does(0, "play Dompteuse repentie")
    assert [(row["hp"], row["max_hp"]) for row in t.row(0)["in_play"]] == [(5, 5), (4, 4)]
    assert t.row(1)["in_play"][0]["hp"] == 3 and t.hp() == [10, 10]
    t.state.set_hp(DOG, 1)
    t.does(0, "play Picotin", "target player_1")
    assert [row["hp"] for row in t.row(0)["in_play"]] == [2, 4]


@rule("NEO-053", "NEO-055", "NEO-Q40")
def test_three_pieces_of_equipment_make_no_summon_leave() -> None:
    three = "Bâton ferré, Gourde cabossée, Échasses vermoulues"
    t = scene(2, enemies=[FIG], hands=["Chien de ferme, Ceinture de vert"], in_play=[three], draws=[PLENTY])
    t.does(0, "play Chien de ferme")
    assert len(t.row(0)["in_play"]) == 4 and t.row(0)["discard"] == []
    t.does(0, "play Ceinture de vert")
    assert t.asks == [(0, "make-room")] and len(t.choices(0)) == 3
    t.does(0, "card Gourde cabossée")
    assert t.has(0, "discard", "Gourde cabossée") and len(t.row(0)["in_play"]) == 4


@rule("NEO-052", "NEO-Q41")
def test_whoever_loses_all_is_not_asked_which() -> None:
    t = scene(2, enemies=[FIG], in_play=["Bâton ferré, Gourde cabossée"])
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.EQUIPMENT, 2)))
    assert t.row(0)["in_play"] == [] and t.asks[0][1] == "team-turn"
    t = scene(2, enemies=[FIG], in_play=["Bâton ferré, Bâton ferré"])
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.EQUIPMENT, 1)))
    assert len(t.row(0)["in_play"]) == 1 and t.asks[0][1] == "team-turn"
    t = scene(2, enemies=[FIG], in_play=["Bâton ferré, Gourde cabossée"])
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.EQUIPMENT, 1)))
    assert t.asks == [(0, "destroy")]


@rule("NEO-052", "NEO-Q41")
def test_whoever_has_less_than_is_destroyed_loses_what_there_is() -> None:
    t = scene(2, enemies=[FIG], in_play=["Bâton ferré"])
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.EQUIPMENT, 2)))
    assert t.row(0)["in_play"] == [] and t.has(0, "discard", "Bâton ferré") and t.asks[0][1] == "team-turn"


@rule("NEO-Q143")
def test_an_enchantment_goes_back_to_whoever_laid_it() -> None:
    hand = "Sceau de cire noire, Estoc malhabile, Stigmate"
    t = scene(2, enemies=[{"card": FIG, "hp": 3}, FIG], hands=["", hand], in_play=["Bâton ferré"])
    t.does(1, "play Sceau de cire noire", "accept", "card Stigmate", "target enemy_0")
    t.does(1, "play Estoc malhabile", "target enemy_0")
    assert t.row(1)["in_play"] == [] and card("Sceau de cire noire") in t.row(1)["discard"]
    assert t.row(0)["discard"] == [] and len(t.row(0)["in_play"]) == 1
