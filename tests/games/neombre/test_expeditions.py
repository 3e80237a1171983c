"""Expeditions: how a zone is laid out, when it is put away, what it costs and what a cleared one brings."""

from typing import Any

from ludotheque.games.neombre import state
from ludotheque.games.neombre.phases.expedition import at_large, lay_out
from tests.games.neombre.scene import Scene, card, cards, fresh, home, scene, travelling, won
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"  # 15 HP, score 1/3
THREE = "Ribambelle de cloportes"  # of which there are three, in 3C
MAL = "REB01"


def in_zone(t: Scene, zone: str) -> list[str]:
    """The loot of a zone, once it is laid out."""
    lay_out(t.state, t.state.content.zone_ids.index(zone))
    return [t.state.content.loot_ids[design] for design in t.state.loot]


@rule("NEO-001", "NEO-002", "NEO-028", "NEO-032")
def test_a_copy_that_a_player_holds_is_missing_from_its_zone_and_the_others_are_not() -> None:
    whole = in_zone(scene(2, enemies=[FIG]), "3C")
    assert len(whole) == 40 and whole.count(card(THREE)) == 3
    rest = in_zone(scene(2, enemies=[FIG], discards=["", THREE], zone="1B"), "3C")
    assert len(rest) == 39 and rest.count(card(THREE)) == 2


@rule("NEO-Q10", "NEO-126")
def test_loot_is_turned_up_by_chance() -> None:
    pile = "Rusticisme, Procession, Stigmate, Frappe v, Aplomb vicinal"
    for chance, shown in (([0, 0, 0], "Rusticisme, Procession, Stigmate"), ([4, 3, 2], "Aplomb vicinal, Frappe v")):
        t = won(loot=pile, chance=chance)
        assert set(cards(shown)) <= set(t.view["shown"]) and len(t.view["shown"]) == 3


@rule("NEO-Q10")
def test_enemies_are_shuffled_before_every_visit_and_the_fair_before_none() -> None:
    t = travelling(["", ""], quests={"REQ01": "closed"})
    t.play(0, "market")
    assert t.view["fair"]["offers"] == cards("Gibecière à soufflets, Fléau d, Mont-de-piété")
    assert list(t.state.fair_groups) == [1, 1, 1]
    for _ in range(2):
        lay_out(t.state, t.state.content.zone_ids.index("1T"))
        assert list(t.state.pile_groups) == [12]


def beaten(zone: str = "2P", **told: Any) -> Scene:
    """A journey in which both players give up."""
    t = scene(2, "journey", zone=zone, enemies=[FIG], loot="", **told)
    return t.play(0, "concede").play(1, "concede")


@rule("NEO-031", "NEO-123")
def test_after_a_defeat_nobody_is_asked_whether_to_fight_again() -> None:
    t = beaten(pile=WOLF, quests={"REQ01": "closed"})
    assert t.asks == [(0, "travel"), (1, "travel")] and t.view["zone"] is None


@rule("NEO-Q169", "NEO-030")
def test_a_beaten_team_goes_where_it_likes_and_back_to_the_same_zone() -> None:
    t = travelling(["", ""], quests={"REQ01": "closed"}).play(0, "go 1T").until("team-turn")
    t.play(0, "concede").play(1, "concede")
    assert t.asks == [(0, "travel"), (1, "travel")]
    assert {"go 1T", "go 1B", "home", "market"} <= set(t.choices(1))
    t.play(1, "go 1T")
    assert t.view["zone"] == "1T" and t.asks[0][1] == "enemies"


@rule("NEO-033", "NEO-035")
def test_the_beaten_do_not_come_back_when_the_pile_is_empty() -> None:
    t = won(pile="", beaten="Braconnière bilieuse", loot="Rusticisme, Procession, Stigmate, Frappe v")
    t.play(0, "stop")
    assert t.asks[0][1] == "share-bonus" and t.view["pile"] == 0
    assert sorted(t.view["beaten"]) == sorted(cards(f"Braconnière bilieuse, {WOLF}"))


@rule("NEO-035", "NEO-Q14")
def test_the_reward_for_a_cleared_zone_may_all_go_to_one_player() -> None:
    t = won(pile="", loot="Rusticisme, Procession, Stigmate, Frappe v, Aplomb vicinal")
    t.play(0, "stop")
    first, second = t.view["shown"]
    t.play(0, f"take {first} player_0", f"take {second} player_0")
    assert {first, second} <= set(t.view["decks"][0]) and t.view["decks"][1] == []


@rule("NEO-035")
def test_the_reward_for_a_cleared_zone_is_a_card_a_player_whatever_the_bonus_of_the_fight() -> None:
    enemies = [{"card": "Loup affamé infecté", "hp": 2}]
    loot = "Rusticisme, Procession, Stigmate, Frappe v, Aplomb vicinal, Rusticisme, Stigmate, Procession"
    t = scene(2, "expedition", enemies=enemies, pile="", hands=["Furibonderie"], loot=loot)
    t.state.bonus = 2
    t.does(0, "play Furibonderie")
    assert (t.asks[0][1], t.view["obtain"]) == ("share-loot", 1 + 2)
    assert t.play(0, "stop").asks[0][1] == "share-bonus" and len(t.view["shown"]) == 2


@rule("NEO-Q170")
def test_a_cleared_zone_is_rewarded_after_the_loot_and_the_mal() -> None:
    t = won(pile="", dead=[1], loot="Rusticisme, Procession, Stigmate, Frappe v, Aplomb vicinal")
    assert t.asks[0][1] == "share-loot" and t.view["obtain"] == 1 and t.view["decks"][1].count(MAL) == 0
    t.play(0, "stop")
    assert t.asks[0][1] == "share-bonus" and t.view["decks"][1].count(MAL) == 1


@rule("NEO-Q170")
def test_a_defeat_by_the_last_enemies_of_a_zone_is_not_rewarded() -> None:
    t = beaten(zone="1B", pile="", quests={"REQ01": "closed"})
    assert t.told("cleared") == [] and t.asks[0][1] == "travel"


@rule("NEO-036", "NEO-120")
def test_the_zone_says_how_much_mal_and_the_path_none_however_often() -> None:
    told: dict[str, Any] = {"hands": ["Furibonderie"], "pile": "", "dead": [1], "loot": ""}
    quests = {"REQ01": "closed", "REQ02": "active"}
    for zone, enemy, mal in (("0R", "Bharaloth F", 0), ("1B", WOLF, 1), ("2V", FIG, 2), ("4M", FIG, 4)):
        t = scene(2, "journey", zone=zone, enemies=[{"card": enemy, "hp": 2}], quests=quests, **told)
        t.does(0, "play Furibonderie").until("travel")
        assert t.view["decks"][1].count(MAL) == mal, zone


@rule("NEO-003", "NEO-134")
def test_what_the_fair_has_is_seen_by_going_there() -> None:
    t = home(fair="Gibecière à soufflets, Fléau d, Mont-de-piété, Élixir de réclame")
    t.state.fair_groups = type(t.state.fair_groups)([4])
    assert t.view["fair"] == {"offers": [], "n": 4}
    t.play(0, "market")
    assert len(t.view["fair"]["offers"]) == 3


@rule("NEO-012", "NEO-034", "NEO-011")
def test_four_players_meet_one_enemy_on_the_path_and_no_malus() -> None:
    t = fresh(4).until("team-turn")
    assert t.view["zone"] == "0R" and len(t.foes()) == 1 and t.view["pile"] == 0 and t.view["bonus"] == 0


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


@rule("NEO-152", "NEO-Q149")
def test_what_a_player_holds_does_not_lie_in_its_zone() -> None:
    s = scene(2, enemies=[FIG], hands=["Somme en douze"]).state
    held = s.content.loot_ids.index(card("Somme en douze"))
    assert held not in at_large(s, s.content.zone[held])
    s.decks[0] = s.decks[0][:0]
    assert held in at_large(s, s.content.zone[held])


@rule("NEO-035", "NEO-Q14", "NEO-140")
def test_an_event_without_a_price_that_leaves_the_loot_alone_may_come_with_the_bonus() -> None:
    t = won(2, pile="", loot="Nouvelle Calende, Clairière giboyeuse, Rusticisme", fair="Fléau d, Boîte à diable")
    while t.asks[0][1] != "share-bonus":
        t.play(0, "stop")
    offered = {choice for choice in t.choices(0) if choice.startswith("trigger")}
    assert offered <= {f"trigger {card('Nouvelle Calende')}"}
    assert {choice.split()[1] for choice in t.choices(0) if choice.startswith("take")} <= {card("Rusticisme")}
    if card("Nouvelle Calende") in t.view["shown"]:
        assert offered and list(t.state.fair_groups) == [1, 1]
        t.does(0, "trigger Nouvelle Calende")
        assert list(t.state.fair_groups) == [2]


@rule("NEO-Q12", "NEO-035")
def test_the_path_brings_its_bonus_once_the_first_quest_is_closed_and_no_other_zone_waits_for_that() -> None:
    for zone, enemy, status in (("0R", "Bharaloth F", "closed"), ("1B", WOLF, "active")):
        t = scene(
            2,
            "journey",
            zone=zone,
            enemies=[{"card": enemy, "hp": 2}],
            hands=["Furibonderie"],
            quests={"REQ01": status},
        )
        t.does(0, "play Furibonderie").until("share-loot").play(0, "stop")
        assert t.asks[0][1] == "share-bonus"


@rule("NEO-028", "NEO-032")
def test_a_zone_that_is_entered_again_has_all_its_enemies_again() -> None:
    s = won(loot="Rusticisme", pile="Sanglier").play(0, "stop").state
    zone = s.zone
    assert [s.content.enemy_ids[beaten] for beaten in s.beaten] == [card(WOLF)]
    lay_out(s, zone)
    assert len(s.pile) == len(s.content.enemies_of[zone]) and len(s.beaten) == 0


@rule("NEO-028", "NEO-032", "NEO-002")
def test_the_pile_of_a_zone_is_shuffled() -> None:
    s = scene(2, enemies=[FIG], pile="Sanglier").state
    lay_out(s, s.content.zone_ids.index("1T"))
    assert len(s.pile) > 1 and list(s.pile_groups) == [len(s.pile)]


@rule("NEO-027", "NEO-028", "NEO-030")
def test_a_zone_that_is_chosen_is_fought_in() -> None:
    t = travelling(["", ""], quests={"REQ01": "closed"}).play(0, "go 1T")
    assert t.view["zone"] == "1T" and t.asks[0][1] == "enemies"


@rule("NEO-031", "NEO-089")
def test_the_next_fight_of_an_expedition_is_open_again() -> None:
    t = won(loot="Rusticisme", pile=f"{FIG}, Sanglier").play(0, "stop", "fight")
    assert t.state.outcome == state.FIGHTING and t.asks[0][1] == "enemies"
    t.play(0, "enemies 1")
    assert t.view["round"] == 1 and [row["id"] for row in t.view["enemies"]] == ["enemy_0"]


@rule("NEO-089", "NEO-105")
def test_in_the_next_fight_no_card_has_been_played_yet() -> None:
    told: dict[str, Any] = {"hands": ["Frappe v, Furibonderie"], "loot": "Rusticisme", "pile": f"{FIG}, Sanglier"}
    t = scene(2, "expedition", enemies=[{"card": WOLF, "hp": 5}], **told).does(0, "play Frappe v")
    assert t.view["turn_cards"] == 1
    t.state.launches = 3
    t.does(0, "play Furibonderie").play(0, "stop", "fight")
    assert t.asks[0][1] == "enemies" and t.view["turn_cards"] == 0 and t.state.launches == 0
