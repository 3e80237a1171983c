"""What lies in the box and on the table, what cards, quests and enemies are made of, and the plain steps of a fight."""

import pytest

from ludotheque.games.neombre import queries
from ludotheque.games.neombre.check import HOUSE, read
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.games.neombre.laws import LAWS
from ludotheque.games.neombre.loader import load
from ludotheque.games.neombre.phases import harm
from ludotheque.games.neombre.records import RECORDS
from tests.games.neombre.scene import Scene, Told, card, cards, fresh, scene
from tests.games.neombre.words import printer
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"  # 15 HP, riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"
FILES = read(HOUSE)


def faults(kind: str, table: dict[str, object]) -> list[str]:
    """What the records find wrong with a file of that kind."""
    found: list[str] = []
    RECORDS.shapes.check(kind, table, lambda path, reason: found.append(reason))
    return found


@rule("NEO-001")
def test_a_card_is_in_one_place_and_no_copy_is_doubled() -> None:
    t = scene(2, enemies=[FIG], hands=["Rusticisme"], zone=card(FIG)[:2])
    game = NomineesGame()
    assert [*LAWS.faults(t.state, game.codec(t.state).ids)] == []
    t.state.decks[1] = t.state.decks[0][:1]
    t.state.hands[1] = t.state.decks[1][:]
    [fault] = LAWS.faults(t.state, game.codec(t.state).ids)
    assert "lies there 2 times; there are 1 of it" in fault.en
    content = load("house")
    zones = {name: content.zone[design] for design, name in enumerate(content.loot_ids)}
    assert len(zones) == len(content.loot_ids)
    assert all(name.startswith((*content.zone_ids, *content.deck_ids)[zone]) for name, zone in zones.items())


@rule("NEO-002", "NEO-041")
def test_the_deck_of_a_zone_splits_into_loot_and_enemies() -> None:
    t = fresh(2, mode="expedition", zone="2P").until("enemies")
    s = t.state
    assert {s.content.enemy_ids[enemy][:3] for enemy in s.pile} == {"2PA"} and t.view["pile"] == len(s.pile) == 13
    assert {s.content.loot_ids[design][:3] for design in s.loot} == {"2PB"} and t.view["loot"] == len(s.loot) == 38


@rule("NEO-004")
def test_hp_run_from_nought_to_ninety_nine() -> None:
    s = scene(2, enemies=[FIG], hp=[3, 10]).state
    harm.lower(s, 0, 5)
    assert s.hp(0) == 0
    harm.augment(s, 1, 85)
    assert (s.hp(1), s.max_hp(1)) == (95, 95)
    harm.augment(s, 1, 85)
    assert (s.hp(1), s.max_hp(1)) == (99, 99)


@rule("NEO-006")
def test_markers_lie_on_players_and_on_enemies() -> None:
    t = scene(2, enemies=[WOLF], hands=["Frappe v"], draws=[PLENTY] * 2).does(0, "play Frappe v")
    assert t.row(0)["markers"] == {"infection": 1} and t.row(1)["markers"] == {}
    t = scene(2, enemies=[{"card": FIG, "markers": {"rage": 2}}], markers=[{"poison": 1}])
    assert t.view["enemies"][0]["markers"] == {"rage": 2} and t.row(0)["markers"] == {"poison": 1}


@rule("NEO-007")
def test_every_region_of_the_map_is_a_zone_with_a_deck() -> None:
    t = scene(
        2,
        "journey",
        enemies=[{"card": WOLF, "hp": 2}],
        pile="Braconnière bilieuse",
        hands=["Furibonderie"],
        quests={"REQ01": "closed"},
        loot="",
    )
    t.does(0, "play Furibonderie").play(0, "stop")
    regions = [choice.removeprefix("go ") for choice in t.choices(0) if choice.startswith("go ")]
    assert regions == ["0R", "1B", "1T", "2P", "2S", "2V", "3C", "3K", "4G", "4M", "5N"]
    named = {zone["id"]: zone["name"] for zone in FILES.tables["zones"]["zone"]}
    for zone in regions:
        assert named[zone]["fr"] and named[zone]["en"] and FILES.cards[zone]["enemy"] and FILES.cards[zone]["loot"]


@pytest.mark.parametrize("part", ["name", "level", "objective", "reward", "hint"])
def test_a_quest_has_a_title_a_level_an_objective_rewards_and_a_story(part: str) -> None:
    quests = FILES.tables["quests"]["quest"]
    assert len(quests) == 14 and faults("quests", {"quest": quests}) == []
    for quest in quests:
        assert quest["reward"] and quest["hint"]["fr"] and quest["hint"]["en"]
    short = {key: value for key, value in quests[1].items() if key != part}
    assert faults("quests", {"quest": [short]})
    assert faults("quests", {"quest": [quests[1] | {"reward": []}]})


@rule("NEO-029", "NEO-032")
def test_an_expedition_ends_when_its_deck_is_put_away() -> None:
    t = scene(
        2,
        "journey",
        enemies=[{"card": WOLF, "hp": 2}],
        pile="Braconnière bilieuse",
        hands=["Furibonderie"],
        quests={"REQ01": "closed"},
    )
    t.does(0, "play Furibonderie").play(0, "stop")
    assert t.view["zone"] == "1B" and t.view["beaten"] == [card(WOLF)] and t.view["loot_discard"] and t.view["pile"]
    t.play(0, "stop")
    assert t.view["zone"] is None
    assert [t.view[part] for part in ("pile", "beaten", "loot", "loot_discard")] == [0, [], 0, []]


@pytest.mark.parametrize("part", ["id", "name", "value", "types"])
def test_a_loot_card_has_a_name_a_value_and_types_a_price_if_it_can_be_sold(part: str) -> None:
    loot = FILES.cards["1B"]["loot"]
    assert faults("cards", {"loot": loot}) == []
    assert any("price" in each for each in loot) and any("price" not in each for each in loot)
    short = {key: value for key, value in loot[0].items() if key != part}
    assert faults("cards", {"loot": [short]})


@rule("NEO-048", "NEO-076")
def test_an_assault_is_answered_and_healing_is_not() -> None:
    t = scene(2, enemies=[WOLF], hands=["Frappe v"], draws=[PLENTY]).does(0, "play Frappe v")
    assert t.foes() == [12] and t.hp() == [9, 10]
    t = scene(2, enemies=[{"card": WOLF, "hp": 5}], hands=["Onguent rance"], draws=[PLENTY])
    t.does(0, "play Onguent rance", "target enemy_0")
    assert t.foes()[0] > 5 and t.hp() == [10, 10]


@rule("NEO-071")
def test_inflicting_takes_so_many_hp() -> None:
    s = scene(2, enemies=[FIG]).state
    assert harm.inflict(s, 0, 4, 3, True) and s.hp(4) == 22
    assert not harm.inflict(s, 4, 1, 3, False) and s.hp(1) == 7


def test_an_enemy_has_three_boxes_that_may_be_empty() -> None:
    boxes = [printer("fr")[0].enemy_text(each["id"]) for each in FILES.enemies]
    assert all(set(box) == {"active", "riposte", "passive"} for box in boxes)
    for part in ("riposte", "passive"):
        assert any(box[part] for box in boxes) and any(not box[part] for box in boxes)
    enemies = FILES.cards["1B"]["enemy"]
    assert faults("cards", {"enemy": enemies}) == []
    for part in ("hp", "targeting", "loot"):
        assert faults("cards", {"enemy": [{key: value for key, value in enemies[0].items() if key != part}]})


@rule("NEO-090")
def test_the_enemies_of_a_fight_are_drawn_and_revealed() -> None:
    t = scene(3, step="number", pile=f"{WOLF}, Braconnière bilieuse, Veuve consolable", draws=[PLENTY] * 3)
    t.play(0, "enemies 2", "keep")
    assert [row["card"] for row in t.view["enemies"]] == cards(f"{WOLF}, Braconnière bilieuse") and t.view["pile"] == 1
    came = [event["who"] for event in t.table.events(None) if event["key"] == "came"]
    assert came == cards(f"{WOLF}, Braconnière bilieuse")


@rule("NEO-100", "NEO-063")
def test_after_the_enemies_the_team_begins_again_with_a_card_each() -> None:
    t = scene(2, enemies=[FIG], draws=[PLENTY] * 2, used=[2, 1])
    t.enemy_turn()
    assert t.view["round"] == 2 and t.view["phase"] == "team"
    assert [len(t.row(seat)["hand"]) for seat in (0, 1)] == [1, 1] and t.row(0)["used"] == 0
    t.enemy_turn()
    assert t.view["round"] == 3 and [len(t.row(seat)["hand"]) for seat in (0, 1)] == [2, 2]


@rule("NEO-180")
def test_a_targeting_that_cannot_be_applied_takes_anybody() -> None:
    for n in range(3):
        t = scene(3, chance=[n], enemies=["Gardien de tertre"], draws=[PLENTY] * 3)  # vengeful, and nobody hit it
        t.enemy_turn()
        assert [seat for seat in range(3) if t.hp()[seat] < 10] == [n]


@rule("NEO-Q25", "NEO-016")
def test_whoever_fell_in_the_last_fight_may_still_have_a_reward() -> None:
    t = scene(
        2,
        "journey",
        enemies=[{"card": WOLF, "hp": 2}],
        pile="Braconnière bilieuse",
        hands=["Furibonderie"],
        dead=[1],
        quests={"REQ01": "closed", "REQ02": "active", "REQ03": "active"},
        loot="",
    )
    t.does(0, "play Furibonderie").play(0, "stop").play(0, "home")
    assert {choice.rsplit(" ")[-1] for choice in t.choices(0)} == {"player_0", "player_1", "stop"}


@rule("NEO-Q32")
def test_an_extra_card_comes_before_between_or_after() -> None:
    orders = ("FXX", "XFX", "XXF")
    for order in orders:
        t = scene(2, enemies=[FIG], hands=["Furibonderie, Frappe v, Frappe v"])
        for each in order:
            t.does(0, "play Furibonderie" if each == "F" else "play Frappe v")
        assert t.foes() == [25 - 2 - 6] and t.row(0)["used"] == 2


@rule("NEO-Q38", "NEO-059")
def test_a_summon_that_can_do_nothing_still_tires() -> None:
    t = scene(2, enemies=["Caméléon mal élevé"], in_play=["Squelette stagiaire"])  # which cannot be aimed at yet
    (before,), foe = t.row(0)["in_play"], t.foes()
    t.play(0, "end")
    (after,) = t.row(0)["in_play"]
    assert after["hp"] == before["hp"] - 1 and t.foes() == foe


def trading(decks: list[str], fair: str) -> Scene:
    t = scene(
        2,
        "journey",
        enemies=[{"card": WOLF, "hp": 2}],
        pile="Braconnière bilieuse",
        hands=["Furibonderie"],
        discards=decks,
        fair=fair,
        quests={"REQ01": "closed"},
        loot="",
    )
    return t.does(0, "play Furibonderie").play(0, "stop").play(0, "market")


@rule("NEO-Q118", "NEO-Q121", "NEO-Q122")
def test_fewer_offers_than_three_as_many_exchanges_as_one_likes_and_what_is_paid_goes_home() -> None:
    pay = "Frappe v, Somme en douze, Hallali précoce, Anathème annoté"
    t = trading([pay, ""], "Gibecière à soufflets, Fléau d")
    assert t.view["fair"]["offers"] == cards("Gibecière à soufflets, Fléau d")
    t.does(0, "buy Gibecière à soufflets player_0", "pay Frappe v", "pay Somme en douze")
    assert t.view["fair"]["offers"] == cards("Fléau d")
    t.does(0, "buy Fléau d player_0").until("travel")
    assert t.view["fair"] == {"offers": [], "n": 0} and len(t.view["decks"][0]) == 3
    t.play(0, "go 1B").until("enemies")
    loot = [t.state.content.loot_ids[design] for design in t.state.loot]
    paid = [each for each in cards("Frappe v, Somme en douze") if each.startswith("1B")]
    assert paid and all(each in loot for each in paid)


@rule("NEO-014", "NEO-Q13")
def test_the_first_expedition_brings_no_mal_and_no_loot_to_the_dead() -> None:
    told = {"enemies": [{"card": "Bharaloth F", "hp": 2}], "hands": ["Furibonderie"], "dead": [1]}
    for zone, mal in (("0R", 0), ("2P", 2)):
        t = scene(2, "expedition", zone=zone, pile="Bharaloth F", loot="Procession, Stigmate", **told)  # type: ignore[arg-type]  # a description
        t.does(0, "play Furibonderie")
        assert t.asks[0][1] == "share-loot" and not any(choice.endswith("player_1") for choice in t.choices(0))
        t.until("fight-again")
        assert t.view["decks"][1].count("REB01") == mal


@rule("NEO-005", "NEO-Q108")
def test_an_arrow_lies_where_the_next_target_is_fixed_and_never_on_the_dead() -> None:
    told: Told = {"hp": [9, 5], "draws": [PLENTY] * 2}
    t = scene(2, enemies=["Braconnière bilieuse", "Veuve consolable"], **told)  # fewest HP, most HP
    assert [row.get("aims_at") for row in t.view["enemies"]] == [None, None]
    t = scene(2, enemies=[{"card": FIG, "memory": 1}], dead=[1], **told)
    assert t.view["enemies"][0].get("aims_at") is None
    t.enemy_turn()
    assert t.hp()[0] < 9


@rule("NEO-006")
def test_markers_are_not_counted_by_the_tokens_in_the_box() -> None:
    snake = {"card": "Serpent des", "memory": 1}
    t = scene(2, enemies=[snake], markers=[{"poison": 7}, {}], draws=[PLENTY] * 2).enemy_turn()
    assert t.row(0)["markers"] == {"poison": 8} and t.hp() == [2, 10]
    t = scene(2, enemies=[{"card": "Colosse de bise", "memory": 0, "markers": {"wind": 9}}], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.view["enemies"][0]["markers"] == {"wind": 10}


@rule("NEO-Q05", "NEO-076")
def test_the_upper_box_of_the_wolf_is_what_it_does_and_the_middle_one_what_it_answers() -> None:
    t = scene(2, enemies=[WOLF], hands=["Frappe v"], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.hp() == [9, 9] and [t.row(seat)["markers"] for seat in (0, 1)] == [{}, {}]
    t.does(0, "play Frappe v")
    assert [t.row(seat)["markers"] for seat in (0, 1)] == [{"infection": 1}, {}]


@rule("NEO-Q157")
def test_the_cards_of_a_team_turn_are_counted_until_the_next_begins() -> None:
    hands = ["Frappe v, Furibonderie, Stigmate, Procession", "Frappe v"]
    t = scene(2, enemies=[{"card": "Bharaloth F", "memory": 1}], hands=hands, draws=[PLENTY] * 2)
    t.does(0, "play Furibonderie", "play Frappe v").does(1, "play Frappe v").enemy_turn()
    assert t.asks == [(0, "discard")] and [t.row(seat)["played"] for seat in (0, 1)] == [2, 1]
    t.does(0, "card Stigmate")
    assert t.asks[0][1] == "team-turn" and [t.row(seat)["played"] for seat in (0, 1)] == [0, 0]


@rule("NEO-004", "NEO-Q09", "NEO-044")
def test_a_deck_of_great_value_gives_as_many_hit_points_as_the_wheels_show() -> None:
    s = scene(2, enemies=[FIG]).state
    dear = [value == 8 for value in s.content.value].index(True)
    for copies, hp in ((111, 98), (112, 99), (120, 99)):
        s.decks[0] = type(s.decks[0])([dear] * copies)
        assert queries.value_of(s, s.decks[0]) == 8 * copies and queries.vigour(s, 0) == hp
