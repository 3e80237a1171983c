"""Playing alone: the companion, the card attached to it, and whose cards move."""

from ludotheque.games.neombre import effects, names
from ludotheque.games.neombre.phases.cards import Deed
from ludotheque.kit.effects.selectors import NONE
from tests.games.neombre.scene import card, scene
from tests.marks import rule

FIG = "Figuier confesseur"
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-188", "NEO-189", "NEO-195", "NEO-Q129", "NEO-Q133")
def test_the_bharaloth_alone() -> None:
    t = scene(1, step="hands", zone="0R", pile="Bharaloth F", draws=["Stigmate, " * 9])
    assert t.hp() == [8, 8] and len(t.row(0)["hand"]) == 5 and t.view["team"][1]["companion"]
    t = scene(1, enemies=[{"card": "Bharaloth F", "memory": 0}], hands=["Stigmate"], draws=[PLENTY])
    t.enemy_turn()
    assert t.hp() == [10, 9] and t.row(0)["discard"] == []  # discarded, then recycled, by the player


@rule("NEO-191", "NEO-192", "NEO-193", "NEO-194", "NEO-Q124", "NEO-Q125", "NEO-190")
def test_a_card_is_attached_once_a_turn_and_triggered_every_turn() -> None:
    t = scene(1, enemies=["Bharaloth F"], hands=["Frappe v, Stigmate, Furibonderie"], draws=[PLENTY])
    t.does(0, "attach Frappe v")
    assert t.why(0, "attach Stigmate") == "attached-already" and t.row(0)["used"] == 0
    t.play(0, "companion")
    assert t.foes() == [11] and t.hp() == [10, 8] and "companion" not in t.choices(0)
    assert t.view["team"][1]["attached"] == card("Frappe v")
    t = scene(1, enemies=[FIG], hands=["Stigmate, Furibonderie"], attached="Fémur contondant", draws=[PLENTY])
    t.does(0, "play Furibonderie")
    assert "companion" not in t.choices(0)  # not in the middle of the player's turn
    t.does(0, "attach Stigmate")
    assert t.foes() == [22] and t.has(0, "discard", "Furibonderie, Fémur contondant")  # its transe
    t.play(0, "end")
    assert t.foes() == [20]  # it acts when the player is done


@rule("NEO-Q126")
def test_the_companion_pays_with_its_own_blood() -> None:
    t = scene(1, enemies=[FIG], attached="Rusticisme", draws=[PLENTY])
    t.play(0, "companion", "accept")
    assert t.hp() == [10, 9] and t.foes() == [22] and len(t.row(0)["hand"]) == 1


@rule("NEO-Q127")
def test_a_permanent_attached_does_nothing() -> None:
    t = scene(1, enemies=[FIG], hands=["Chien de ferme"], draws=[PLENTY]).does(0, "attach Chien de ferme")
    t.play(0, "companion")
    assert t.foes() == [25] and t.row(0)["in_play"] == []
    assert t.view["team"][1]["attached"] == card("Chien de ferme"), "attached it may be, as any card"


@rule("NEO-Q128")
def test_the_companion_has_an_empty_hand_and_sits_to_the_left() -> None:
    t = scene(1, enemies=["Grimoire carnivore"], hands=["Stigmate"], draws=[PLENTY])
    t.enemy_turn()
    assert t.hp() == [10, 7]


@rule("NEO-Q130", "NEO-Q150", "NEO-Q174")
def test_one_may_die_and_the_other_fights_on() -> None:
    t = scene(1, enemies=[{"card": FIG, "memory": 1}], attached="Frappe v", companion={"hp": 2}, draws=[PLENTY])
    t.play(0, "companion")
    assert t.hp()[1] == 3
    t.enemy_turn()
    assert t.view["team"][1]["dead"] and t.has(0, "discard", "Frappe v") and t.asks == [(0, "team-turn")]
    t = scene(1, enemies=[{"card": FIG, "memory": 0, "hp": 3}], attached="Frappe v", hp=[1], draws=[PLENTY])
    t.play(0, "end")  # the companion strikes
    assert t.result.winners == [0]


@rule("NEO-Q132")
def test_the_player_draws_one_card_a_turn() -> None:
    t = scene(1, enemies=[FIG], draws=[PLENTY])
    t.enemy_turn()
    assert len(t.row(0)["hand"]) == 1


@rule("NEO-Q48", "NEO-155")
def test_after_an_epilogue_a_card_can_still_be_attached() -> None:
    t = scene(1, enemies=[FIG], hands=["Clou du spectacle, Stigmate"], draws=[PLENTY])
    t.does(0, "play Clou du spectacle")
    assert t.asks == [(0, "team-turn")] and t.why(0, "play Stigmate") == "epilogue"
    t.does(0, "attach Stigmate")
    assert t.view["round"] == 2 and t.foes() == [25 - 6 - 2]  # the companion has used it


@rule("NEO-188", "NEO-037")
def test_the_companion_counts_among_the_players() -> None:
    t = scene(1, step="number", pile=f"{FIG}, {FIG}", draws=["Stigmate"])
    t.play(0, "enemies 1")
    assert t.state.bonus == 0


@rule("NEO-189", "NEO-Q129")
def test_the_companion_begins_with_the_hp_that_the_deck_gives() -> None:
    t = scene(
        1,
        "expedition",
        enemies=[{"card": FIG, "hp": 2}],
        hands=["Furibonderie"],
        discards=["Lame sans nom, Lame sans nom, Stigmate"],
        pile=FIG,
        loot="",
    )
    t.does(0, "play Furibonderie").play(0, "fight")
    assert t.hp() == [11, 11] and t.row(1)["max_hp"] == 11


@rule("NEO-194")
def test_the_companion_is_healed_like_a_player() -> None:
    t = scene(1, enemies=[FIG], hands=["Onguent rance"], companion={"hp": 5})
    t.does(0, "play Onguent rance").play(0, "target player_1")
    assert t.hp() == [10, 9]


@rule("NEO-Q130")
def test_the_companion_fights_on_alone() -> None:
    t = scene(1, enemies=[{"card": FIG, "hp": 6, "memory": 0}], hp=[1], attached="Estoc malhabile", draws=["Stigmate"])
    t.enemy_turn()
    assert [event["who"] for event in t.told("fell")] == ["player_0"] and len(t.told("victory")) == 1


@rule("NEO-Q150", "NEO-Q164")
def test_a_play_for_the_companion_is_nobody_s() -> None:
    t = scene(1, enemies=[FIG], hands=["Escrime par"])
    t.does(0, "play Escrime par")
    assert t.row(0)["granted"] == 0


@rule("NEO-Q174")
def test_a_dead_companion_costs_nothing() -> None:
    t = scene(
        1,
        "expedition",
        enemies=[{"card": FIG, "hp": 2}],
        hands=["Furibonderie"],
        companion={"hp": 0},
        pile=FIG,
        loot="",
    )
    t.does(0, "play Furibonderie")
    assert t.asks[0][1] == "fight-again" and t.view["decks"][0] == [card("Furibonderie")]


@rule("NEO-140", "NEO-Q174")
def test_mal_of_an_event_is_for_players_only() -> None:
    s = scene(1, enemies=[FIG]).state
    for target in (0, 1):
        Deed(0, 0, NONE, NONE).do(s, effects.ADD_MAL, target, 2, 0, 0, 0)
    assert [list(deck).count(s.content.mal) for deck in s.decks] == [2]


@rule("NEO-188", "NEO-191")
def test_in_company_nobody_has_a_companion() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v"])
    assert t.why(0, "attach Frappe v") == "no-companion"


@rule("NEO-193", "NEO-Q125")
def test_a_companion_without_a_card_acts_in_vain() -> None:
    t = scene(1, enemies=[FIG], draws=[PLENTY]).play(0, "companion")
    assert t.foes() == [25] and t.told("launched") == [] and "companion" not in t.choices(0)


@rule("NEO-Q130", "NEO-099")
def test_a_companion_that_falls_without_a_card_leaves_none() -> None:
    t = scene(1, enemies=[{"card": FIG, "memory": 1}], companion={"hp": 1}, draws=[PLENTY])
    t.enemy_turn()
    assert t.view["team"][1]["dead"] and len(t.state.discards[0]) == 0


@rule("NEO-Q127")
def test_a_permanent_attached_is_not_even_launched() -> None:
    t = scene(1, enemies=[FIG], attached="Chien de ferme", draws=[PLENTY]).play(0, "companion")
    assert t.told("launched") == [] and t.view["team"][1]["attached"] == card("Chien de ferme")


@rule("NEO-Q150", "NEO-Q158")
def test_a_search_that_is_forbidden_and_a_banishment_for_the_companion_are_left_out() -> None:
    deed = Deed(0, 0, NONE, NONE)
    for enemy, search in (("Bibliothécaire furibarde", False), (FIG, True)):
        s = scene(1, enemies=[enemy]).state
        calls = len(s.stack)
        for op, target, asks in (
            (effects.SEARCH, 0, search),
            (effects.BANISH, 0, True),
            (effects.BANISH, 1, False),
            (effects.JAILS, 1, True),
        ):
            deed.do(s, op, target, 1, names.DISCARD, 0, 0)
            assert len(s.stack) - calls == asks, op
            calls = len(s.stack)


@rule("NEO-195", "NEO-Q150", "NEO-103")
def test_no_card_moves_for_the_companion_of_a_dead_player() -> None:
    """Chantre des limbes has every player mill 1: the companion's card is the player's, as long as that one lives."""
    t = scene(1, enemies=["Chantre des limbes"], draws=[PLENTY]).enemy_turn()
    assert len(t.told("milled")) == 2
    t = scene(1, enemies=["Chantre des limbes"], dead=[0], draws=[PLENTY])  # nobody is asked any more
    assert t.table.over and len(t.told("attacks")) > 1 and t.told("milled") == []
