"""Other readings of the rules, which a table may choose; and what rulings leave to players."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.game import BadOption
from ludotheque.games.neombre import effects, guards, names, queries
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.games.neombre.phases import aftermath, hands, harm
from ludotheque.games.neombre.state import Foe
from ludotheque.match.faces import Playable
from tests.games.neombre.scene import Scene, Told, begin, card, cards, fresh, reading, scene
from tests.games.shared import content
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"  # 15 HP, riposte 1
BOAR = "Sanglier atrabilaire"  # riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


def test_only_known_readings_are_taken_each_once() -> None:
    for wrong in (["strange"], ["set_order", "set_order"], "set_order", [3]):
        with pytest.raises(BadOption, match="reading"):
            NomineesGame().check_options(2, {"readings": wrong})
    assert reading("set_order", enemies=[FIG]).state.reads(names.SET_ORDER)
    assert not reading("capped", enemies=[FIG]).state.reads(names.SET_ORDER)


def test_a_table_saved_with_a_reading_that_has_become_the_rule_goes_on() -> None:
    assert reading("orders", enemies=[FIG]).state.readings == 0


def test_a_saved_table_keeps_its_readings() -> None:
    t = reading("set_order", enemies=[FIG])
    assert t.state.clone().reads(names.SET_ORDER)


@rule("NEO-Q124")
def test_a_card_is_attached_before_in_the_middle_of_and_after_the_turn() -> None:
    told: Told = {"enemies": [FIG], "hands": ["Frappe v, Stigmate"], "draws": [PLENTY]}
    t = scene(1, **told)
    t.play(0, "end")
    assert t.view["round"] == 1 and t.row(0)["stage"] == "over" and t.can(0, "attach Frappe v")
    assert t.why(0, "play Frappe v") == "turn-over"
    t.does(0, "attach Frappe v")
    assert t.view["round"] == 2 and t.foes() == [22]  # nothing is left to do: the companion strikes
    t = scene(1, **told)
    t.play(0, "end", "end")
    assert t.view["round"] == 2 and t.foes() == [25]
    t = scene(1, **told)
    t.does(0, "attach Stigmate")
    assert t.row(0)["stage"] == "waiting" and t.row(0)["used"] == 0


@rule("NEO-Q57")
def test_an_extra_card_comes_back_from_the_discard_once_a_turn(tmp_path: Path) -> None:
    folder = content.copied("neombre", tmp_path)
    content.spoil(folder / "zones" / "1t.toml", "effect = [", 'keywords = ["extra"]\neffect = [', after="1TB01")
    murmur = card("Murmure posthume")
    table = Playable(NomineesGame()).given(
        seats=2,
        options={"mode": "fight", "content": str(folder)},
        enemies=[card(FIG)],
        discards=[[murmur]],
        draws=[[card("Stigmate")], [card("Rusticisme")]],
        proxies=True,
    )
    t = Scene(table).play(0, f"recall {murmur}")
    assert t.foes() == [23] and t.row(0)["used"] == 0
    assert t.refused(0, f"recall {murmur}").why == "recalled"
    t.enemy_turn().play(0, f"recall {murmur}")
    assert t.foes() == [21]


@rule("NEO-Q28")
def test_players_come_and_go_between_two_journeys() -> None:
    table = Playable(NomineesGame()).new(3, seed=2)
    for seat in range(3):
        assert table.choose(seat, ("deck", f"D{seat + 1}")) is None
    s = Scene(table).state
    s.decks[1] = s.decks[1][:1]
    left = NomineesGame().result(s).campaign
    t = fresh(2, campaign=left)
    assert t.asks == [(0, "starter-deck")] and t.choices(0) == ["deck D1", "deck D2", "deck D3", "deck D4"]
    assert {name: len(deck) for name, deck in t.view["resting"].items()} == {"D1": 10, "D2": 1, "D3": 10}
    t.play(0, "deck D2").play(1, "deck D4")
    assert [len(deck) for deck in t.view["decks"]] == [1, 10] and list(t.view["resting"]) == ["D1", "D3"]
    again: Any = NomineesGame().result(t.state).campaign
    assert [deck["starter"] for deck in again["decks"]] == ["D2", "D4", "D1", "D3"]
    t = fresh(4, campaign=again)
    assert t.view["starters"] == ["D2", "D4", "D1", "D3"] and t.view["resting"] == {}
    with pytest.raises(BadOption, match="decks"):
        NomineesGame().check_options(2, {"campaign": again | {"decks": again["decks"] * 2}})


@rule("NEO-Q09")
def test_a_deck_counts_for_ever_or_up_to_a_hundred() -> None:
    for name, hp in (("set_order", 22), ("capped", 20)):
        s = reading(name, enemies=[FIG]).state
        rich = [design for design, value in enumerate(s.content.value) if value == 4]
        for design in rich[:30]:
            s.decks[0] = type(s.decks[0])([*s.decks[0], design])
        assert queries.value_of(s, s.decks[0]) == 120 and queries.vigour(s, 0) == hp


@rule("NEO-Q12")
def test_the_first_expedition_has_no_bonus_or_one() -> None:
    for options, asked in (({}, "reward"), ({"readings": ["first_bonus"]}, "share-bonus")):
        t = scene(
            2,
            "journey",
            options=options,
            zone="0R",
            enemies=[{"card": "Bharaloth F", "hp": 2}],
            hands=["Furibonderie"],
            quests={"REQ01": "active"},
        )
        t.does(0, "play Furibonderie").until("share-loot").play(0, "stop")
        assert t.asks[0][1] == asked


@rule("NEO-Q43")
def test_a_recital_looks_at_anybodys_last_card_or_at_ones_own() -> None:
    told: Told = {
        "enemies": [FIG],
        "hands": ["Exorde monocorde, Péroraison", "Péroraison"],
        "draws": [PLENTY] * 2,
    }
    t = reading("own_recital", **told).does(0, "play Exorde monocorde")
    t.does(0, "play Péroraison")
    assert t.foes() == [25 - 3 - 6]
    t = reading("own_recital", **told).does(0, "play Exorde monocorde").does(1, "play Péroraison")
    assert t.foes() == [25 - 3 - 2]


@rule("NEO-Q71")
def test_a_card_that_hits_twice_is_answered_once_or_twice() -> None:
    for readings, lost in (([], 1), (["each_hit"], 2)):
        t = scene(2, options={"readings": readings}, enemies=[WOLF], hands=["Condamnation par"], draws=[PLENTY])
        t.does(0, "play Condamnation par")
        assert t.hp()[0] == 10 - lost


@rule("NEO-Q84")
def test_both_sides_falling_together_may_be_read_as_a_victory() -> None:
    t = reading("tie_won", enemies=[{"card": FIG, "hp": 1}], hands=["Vapeurs méphitiques"], hp=[1, 1])
    t.does(0, "play Vapeurs méphitiques")
    assert t.result.winners == [0, 1]


@rule("NEO-Q88")
def test_whoever_was_called_back_shares_the_loot_or_does_not() -> None:
    for readings, mal in (([], 0), (["fallen_lose"], 1)):
        t = scene(
            2,
            "expedition",
            options={"readings": readings},
            enemies=[{"card": WOLF, "hp": 2}],
            pile=BOAR,
            hands=["2VB22, Furibonderie"],
            loot="Somme en douze, Hallali précoce, Anathème annoté",
        )
        harm.lower(t.state, 1, 10)
        begin(t, aftermath.follow_up)
        assert t.row(1)["dead"]
        t.does(0, "play 2VB22", "branch 0")
        assert [seat for seat, _ in t.asks] == [0, 1]  # whose turn had not begun may still play
        t.does(0, "play Furibonderie")
        assert any(choice.endswith("player_1") for choice in t.choices(0)) == (not mal)
        t.play(0, "stop")
        assert t.view["decks"][1].count("REB01") == mal


@rule("NEO-Q105")
def test_an_infection_hurts_from_the_next_card_or_from_this_one() -> None:
    told: Told = {"enemies": [WOLF], "hands": ["Frappe v"], "draws": [PLENTY]}
    lost = [10 - scene(2, **told).does(0, "play Frappe v").hp()[0]]
    lost.append(10 - reading("fresh_marks", **told).does(0, "play Frappe v").hp()[0])
    assert lost == [1, 2]


@rule("NEO-Q132")
def test_alone_one_draws_for_oneself_or_for_two() -> None:
    for readings, n in (([], 1), (["two_hands"], 2)):
        t = scene(1, options={"readings": readings}, enemies=[FIG], draws=[PLENTY])
        t.enemy_turn()
        assert len(t.row(0)["hand"]) == n
        t = scene(1, options={"readings": readings}, step="hands", pile=FIG, draws=["Stigmate, " * 9])
        assert len(t.row(0)["hand"]) == 3 * n


@rule("NEO-Q54", "NEO-165")
def test_what_falls_from_the_hands_of_the_dead_stays_quiet_or_goes_off() -> None:
    told: Told = {
        "enemies": [{"card": "Crocohydre", "hp": 9}],
        "hands": ["Collet à ressort"],
        "draws": ["", PLENTY],
        "hp": [3, 10],
    }
    t = scene(2, **told).enemy_turn()  # a description
    assert t.row(0)["dead"] and t.foes() == [10] and t.view["round"] == 2
    t = reading("last_words", **told).enemy_turn()
    assert t.row(0)["dead"] and t.foes() == [10 - 1] and t.has(0, "discard", "Collet à ressort")  # armour takes 1 of 2
    t = reading("last_words", enemies=["Crocohydre"], hands=["Jachère funèbre"], draws=[PLENTY] * 2, hp=[3, 10])
    t.enemy_turn()
    assert t.row(0)["hand"] == [] and t.pile(0) == 4  # nobody dead draws


@rule("NEO-Q54", "NEO-Q130")
def test_what_the_companion_bore_falls_like_the_rest() -> None:
    told: Told = {
        "enemies": ["Crocohydre"],
        "attached": "Collet à ressort",
        "companion": {"hp": 3},
        "draws": [PLENTY],
    }
    for readings, left in (([], 10 - 2 + 1), (["last_words"], 10 - 2 - 2 + 1)):
        t = scene(1, options={"readings": readings}, **told)  # a description
        t.state.set_on(4, Foe.armour, 0)
        t.play(0, "end")
        assert t.row(1)["dead"] and t.row(1)["attached"] is None and t.has(0, "discard", "Collet à ressort")
        assert t.foes() == [left]  # struck by the companion, and by the trap it bore; healed


@rule("NEO-Q72", "NEO-Q71")
def test_ripostes_come_after_the_card_or_after_the_blow() -> None:
    told: Told = {"enemies": [{"card": WOLF, "hp": 7}], "hands": ["Condamnation par"], "draws": [PLENTY]}
    t = scene(2, **told).does(0, "play Condamnation par")  # a description
    assert t.table.over and not t.told("marked")  # 4, then half of the 12 that are missing: dead before it answers
    t = reading("at_once", **told).does(0, "play Condamnation par")
    assert t.table.over and len(t.told("marked")) == 1
    before: Told = {"enemies": [BOAR], "hands": ["Rusticisme"], "draws": ["Procession"], "hp": [2, 10]}
    t = scene(2, **before).does(0, "play Rusticisme", "accept")  # a description
    assert t.row(0)["dead"] and t.told("drew")
    t = reading("at_once", **before).does(0, "play Rusticisme", "accept")
    assert t.row(0)["dead"] and not t.told("drew")  # it fell before it could draw
    t = reading("at_once", enemies=[WOLF], hands=["Condamnation par"], draws=[PLENTY]).does(0, "play Condamnation par")
    assert t.hp()[0] == 9  # answered once, not again at the end
    both = {"readings": ["at_once", "each_hit"]}
    t = scene(2, options=both, enemies=[WOLF], hands=["Condamnation par"], draws=[PLENTY])
    assert t.does(0, "play Condamnation par").hp()[0] == 8


@rule("NEO-Q76", "NEO-058")
def test_the_riposte_to_a_summon_is_for_its_player_or_for_itself() -> None:
    told: Told = {"enemies": [BOAR], "in_play": ["Chien de ferme"], "draws": [PLENTY] * 2}
    t = scene(2, **told).play(0, "end")  # a description
    assert t.hp() == [9, 10] and t.row(0)["in_play"][0]["hp"] == 2
    t = reading("stand_in", **told).play(0, "end")
    assert t.hp() == [10, 10] and t.row(0)["in_play"][0]["hp"] == 1
    t = reading("stand_in", enemies=["Chat-huant"], in_play=["Chien de ferme"], hands=["Stigmate"])
    t.play(0, "end")
    assert t.has(0, "hand", "Stigmate")  # a summon has no card to discard
    t = reading("stand_in", enemies=[BOAR], hands=["Frappe v"], in_play=["Chien de ferme"], draws=[PLENTY] * 2)
    assert t.does(0, "play Frappe v").hp() == [9, 10]


@rule("NEO-Q135")
def test_a_turn_ends_after_sixty_cards_or_never() -> None:
    for readings, why in (([], "too-many-cards"), (["endless"], None)):
        t = scene(2, options={"readings": readings}, enemies=[FIG], hands=["Furibonderie, Stigmate"], draws=[PLENTY])
        t.state.turn_cards = 59
        t.does(0, "play Furibonderie")
        if why is None:
            assert t.view["round"] == 1
            assert t.can(0, "play Stigmate") and [seat for seat, _ in t.asks] == [0, 1]
        else:
            assert t.view["round"] == 2  # nobody can play: the enemies have had their turn
    t = scene(2, enemies=[FIG], hands=["Stigmate"])
    design = t.state.content.loot_ids.index(card("Stigmate"))
    for n, refusal in ((59, None), (60, guards.TOO_MANY_CARDS), (61, guards.TOO_MANY_CARDS)):
        t.state.turn_cards = n
        assert guards.why_not_play(t.state, 0, design, names.HAND) == refusal
        assert (guards.who_can_play(t.state) & 1 == 1) == (refusal is None)
    for n, left in ((199, 0), (200, 1)):
        t = scene(2, enemies=[FIG], draws=["Furibonderie"])
        t.state.launches = n
        begin(t, lambda s: hands.launch_top(s, 0))
        assert t.pile(0) == left and t.foes() == [23 if left == 0 else 25]


@rule("NEO-Q180", "NEO-064")
def test_hands_are_seen_by_all_or_by_their_owner() -> None:
    told: Told = {
        "enemies": [FIG],
        "hands": ["Rusticisme, Furibonderie", "Frappe v"],
        "draws": ["Procession, Stigmate", "Onguent rance, Aplomb vicinal"],
    }
    t = scene(2, **told)  # a description
    assert all(t.has(0, "hand", "Rusticisme, Furibonderie") and "held" not in t.row(0) for _ in (0, 1))
    assert not t.table.rules.hides(t.state)
    t = reading("own_hands", **told)
    assert t.table.rules.hides(t.state)
    for seat in (None, 0, 1):
        rows = t.table.view(seat)["team"]
        assert [row["held"] for row in rows] == [2, 1] and [row["draw"]["n"] for row in rows] == [2, 2]
        assert ["hand" in row for row in rows] == [seat == 0, seat == 1]
        assert [len(row["draw"]["top"]) for row in rows] == [2 * (seat == 0), 2 * (seat == 1)]
    assert t.table.view(1)["team"][1]["hand"] == cards("Frappe v")


@rule("NEO-Q180", "NEO-154", "NEO-063")
def test_what_comes_into_an_unseen_hand_is_told_to_its_owner() -> None:
    t = reading("own_hands", enemies=[FIG], draws=["Procession", "Onguent rance"])
    t.enemy_turn()
    for seat in (0, 1):
        drawn = [event for event in t.table.events(seat) if event["key"] == "drew-unseen"]
        assert [("card" in event) for event in drawn] == [seat == 0, seat == 1]
    t = reading("own_hands", enemies=[FIG], draws=["Procession, Stigmate"], discards=["Frappe v, Rusticisme"])
    begin(t, lambda s: hands.choose_cards(s, 0, effects.SEARCH, names.DECK, 0, 1))
    t.does(0, "card Procession")
    begin(t, lambda s: hands.choose_cards(s, 0, effects.SEARCH, names.DISCARD, 0, 1))
    t.does(0, "card Frappe v")
    (found,) = [event for event in t.table.events(1) if event["key"] == "found-unseen"]
    assert "card" not in found and t.told("found")[-1]["card"] == card("Frappe v")


@rule("NEO-Q180", "NEO-161")
def test_what_is_foreseen_beside_an_unseen_hand_is_seen_by_its_owner_alone() -> None:
    draws = ["Procession, Stigmate, Rusticisme", "Onguent rance"]
    t = reading("own_hands", enemies=[FIG], draws=draws, hands=["Frappe v", ""])
    begin(t, lambda s: hands.foresee(s, 0, 2))
    t.play(0, "look").does(0, "card Stigmate")
    for seat in (None, 0, 1):
        view = t.table.view(seat)
        told = str([t.table.events(seat), view["stack"], [{**row, "hand": []} for row in view["team"]]])
        assert [card(name) in told for name in ("Procession", "Stigmate")] == [seat == 0] * 2
    (seen,) = [event for event in t.table.events(1) if event["key"] == "foresaw-unseen"]
    assert seen["n"] == 2 and "cards" not in seen
    t = scene(2, enemies=[FIG], draws=draws)
    begin(t, lambda s: hands.foresee(s, 0, 2))
    t.play(0, "look")
    assert t.told("foresaw")[-1]["cards"] == cards("Procession, Stigmate")


@rule("NEO-Q180", "NEO-161")
def test_what_somebody_else_foresees_is_imagined_among_the_cards_nobody_knows() -> None:
    told: Told = {"draws": ["Procession, Stigmate, Rusticisme, Frappe v"], "hands": ["Onguent rance"]}
    t = reading("own_hands", enemies=[FIG], **told)
    begin(t, lambda s: hands.foresee(s, 0, 3))
    t.play(0, "look").does(0, "card Stigmate")
    s = t.state
    worlds = [s.imagine(1, key) for key in range(1, 13)]
    assert len({tuple(world.draws[0][:3]) for world in worlds}) > 3
    assert all(sorted([*world.hands[0], *world.draws[0]]) == sorted([*s.hands[0], *s.draws[0]]) for world in worlds)
    assert list(s.imagine(0, 5).draws[0]) == list(s.draws[0])


@rule("NEO-Q180", "NEO-064")
def test_a_card_that_no_longer_fits_into_an_unseen_hand_is_seen_by_all() -> None:
    full = "Frappe v, Frappe v, Frappe v, Rusticisme, Rusticisme, Rusticisme"
    t = reading("own_hands", enemies=[FIG], hands=[full], draws=["Procession"])
    t.enemy_turn()
    for seat in (0, 1):
        (milled,) = [event for event in t.table.events(seat) if event["key"] == "overflowed"]
        assert milled["card"] == card("Procession")


@rule("NEO-Q180")
def test_an_unseen_hand_is_imagined_and_what_was_announced_stays_in_it() -> None:
    told: Told = {
        "enemies": [FIG],
        "hands": ["Rusticisme, Furibonderie", "Frappe v, Onguent rance"],
        "draws": ["Procession, Stigmate, Stigmate", "Aplomb vicinal, Stigmate, Rusticisme"],
    }
    s = reading("own_hands", **told).state
    worlds = [s.imagine(0, key) for key in range(1, 13)]
    assert all(list(world.hands[0]) == list(s.hands[0]) for world in worlds)
    assert len({tuple(sorted(world.hands[1])) for world in worlds}) > 3
    for world in worlds:
        assert sorted([*world.hands[1], *world.draws[1]]) == sorted([*s.hands[1], *s.draws[1]])
        assert len(world.hands[1]) == 2
    open_world = scene(2, **told).state.imagine(0, 5)  # a description
    assert list(open_world.hands[1]) == list(s.hands[1])
    t = reading("own_hands", **told)
    begin(t, lambda s: hands.choose_cards(s, 1, effects.SEARCH, names.DECK, names.HEAL + 1, 1))
    healing = s.content.loot_ids.index(card("Aplomb vicinal"))
    s = t.state
    assert all(healing in s.imagine(0, key).draws[1] for key in range(1, 13)) or t.asks[0][1] == "team-turn"
    t = reading("own_hands", **(told | {"in_play": ["Chien de ferme"], "enemies": [FIG, FIG]}))
    t.does(0, "play Furibonderie", "target enemy_0").does(1, "play Frappe v")
    assert t.asks == [(0, "harm")]  # the dog strikes before the card that was announced
    announced = t.state.content.loot_ids.index(card("Frappe v"))
    assert all(announced in t.state.imagine(0, key).hands[1] for key in range(1, 13))


@rule("NEO-Q180", "NEO-099")
def test_what_an_unseen_hand_gives_away_is_not_taken_back() -> None:
    told: Told = {"enemies": [FIG], "hands": ["Furibonderie, Rusticisme"], "draws": [PLENTY] * 2}
    for readings, why in (([], None), (["own_hands"], "undo-after-reveal")):
        t = scene(2, options={"readings": readings}, **told).does(0, "play Furibonderie")
        refused = t.table.undo(0)
        assert (refused and refused.why) == why
    s = reading("own_hands", **told).state
    before = s.revealed
    aftermath.fall(s, 0)
    assert s.revealed == before + 1


@rule("NEO-Q43", "NEO-162")
def test_by_the_other_reading_a_recital_looks_at_the_card_right_before_it_too() -> None:
    t = reading("own_recital", enemies=[FIG], hands=["Exorde monocorde, Péroraison, Aphorisme"], draws=[PLENTY])
    t.does(0, "play Exorde monocorde", "play Aphorisme")
    assert t.foes() == [18]
    t.does(0, "play Péroraison")
    assert t.foes() == [16]
