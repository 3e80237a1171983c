"""Quests and the campaign: what opens, fulfils and closes a quest, who has its rewards, how a journey ends."""

from typing import Any

from ludotheque.games.neombre import names, state
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.games.neombre.phases.expedition import advance
from tests.games.neombre.scene import Scene, card, fresh, home, scene, verbs
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"
KEEPER = "Gardien de tertre"
MAL = "REB01"
RELIC = card("Encyclopédie de poche")


def active(t: Scene) -> set[str]:
    return {name for name, row in t.view["quests"].items() if row["state"] == "active"}


def standing(t: Scene, quest: str) -> tuple[str, int]:
    return t.view["quests"][quest]["state"], t.view["quests"][quest]["progress"]


# -- the first expedition


@rule("NEO-014", "NEO-Q169", "NEO-011")
def test_a_lost_first_expedition_costs_nothing_and_is_fought_again() -> None:
    t = fresh(2).until("team-turn")
    t.play(0, "concede").play(1, "concede")
    assert [deck.count(MAL) for deck in t.view["decks"]] == [0, 0] and t.view["zone"] == "0R"


@rule("NEO-015", "NEO-016", "NEO-014")
def test_the_first_quest_is_fulfilled_whoever_has_died() -> None:
    t = scene(
        2,
        "journey",
        zone="0R",
        enemies=[{"card": "Bharaloth F", "hp": 2}],
        pile="",
        hands=["Furibonderie"],
        dead=[1],
        quests={"REQ01": "active"},
    )
    t.does(0, "play Furibonderie").until("reward")
    assert standing(t, "REQ01") == ("closed", 1) and f"take {card('Divagation')} player_1" in t.choices(0)


# -- quests


@rule("NEO-010", "NEO-026")
def test_an_objective_is_met_by_the_number_that_is_printed() -> None:
    told: dict[str, Any] = {"zone": "1T", "enemies": [{"card": KEEPER, "hp": 1}]}
    assert standing(home(**told), "REQ02") == ("active", 1)
    assert standing(home(progress={"REQ02": 1}, **told), "REQ02") == ("fulfilled", 2)


@rule("NEO-017", "NEO-022")
def test_quests_are_closed_and_received_at_the_refuge_and_nowhere_else() -> None:
    t = home(quests={"REQ02": "closed"})
    assert standing(t, "REQ03") == ("fulfilled", 1) and set(t.view["quests"]) == {"REQ01", "REQ02", "REQ03"}
    t.play(0, "market").until("travel")
    assert standing(t, "REQ03") == ("fulfilled", 1) and set(t.view["quests"]) == {"REQ01", "REQ02", "REQ03"}


@rule("NEO-019", "NEO-020")
def test_a_level_is_over_when_all_its_quests_are_closed_and_not_before() -> None:
    t = home().play(0, "home").play(0, "stop").play(0, "stop")
    assert t.table.over and active(t) == {"REQ02"} and "REQ04" not in t.view["quests"]
    t = home(quests={"REQ04": "closed", "REQ05": "fulfilled", "REQ06": "active"})
    t.play(0, "home").play(0, "stop").play(0, "stop")
    assert t.table.over and active(t) == {"REQ06"} and "REQ07" not in t.view["quests"]


@rule("NEO-023")
def test_one_player_may_have_all_rewards() -> None:
    t = home().play(0, "home")
    t.play(0, "take RRB04 player_0").play(0, "take RRB05 player_0")
    assert t.view["decks"] == [[card("Furibonderie"), "RRB04", "RRB05"], []]


@rule("NEO-024")
def test_a_closed_quest_is_not_fulfilled_again() -> None:
    t = home(quests={"REQ03": "closed"})
    assert standing(t, "REQ03")[0] == "closed"
    t.play(0, "home")
    assert t.table.over and t.told("quest-closes") == []


@rule("NEO-025", "NEO-Q23")
def test_progress_of_other_quests_stays_when_the_expedition_ends() -> None:
    t = home(zone="1T", enemies=[{"card": KEEPER, "hp": 1}]).play(0, "go 1T")
    assert standing(t, "REQ02") == ("active", 1)


@rule("NEO-Q24")
def test_all_fulfilled_quests_are_closed_in_one_visit_and_the_next_level_opens() -> None:
    t = home(quests={"REQ02": "fulfilled"}).play(0, "home")
    assert [standing(t, quest)[0] for quest in ("REQ02", "REQ03")] == ["closed", "closed"]
    offered = []
    while not t.table.over:
        offered.append(t.choices(0)[0].split(" ")[1])
        t.play(0, "stop")
    assert sorted(offered) == ["RRB02", "RRB03", "RRB04", "RRB05"] and active(t) == {"REQ04", "REQ05", "REQ06"}


@rule("NEO-Q167")
def test_a_reward_that_nobody_takes_is_not_offered_again() -> None:
    t = home().play(0, "home").play(0, "stop").play(0, "stop")
    assert standing(t, "REQ03")[0] == "closed" and t.view["decks"][1] == []
    again = fresh(2, campaign=t.result.campaign).play(0, "home")
    assert again.table.over and again.told("took") == []


@rule("NEO-Q171")
def test_only_a_relic_is_handed_in_and_only_if_the_team_wants_to() -> None:
    t = home(quests={"REQ09": "active"}, discards=["Frappe v", f"Stigmate, {RELIC}"]).play(0, "home")
    assert t.choices(0) == [f"hand_in {RELIC} player_1", "stop"]
    t.play(0, "stop")
    assert standing(t, "REQ09") == ("active", 0) and RELIC in t.view["decks"][1]


# -- the campaign


@rule("NEO-008")
def test_a_deck_stays_with_its_player_from_one_journey_to_the_next() -> None:
    t = home().play(0, "home").play(0, "take RRB04 player_1").play(0, "stop")
    again = fresh(2, campaign=t.result.campaign)
    assert again.asks[0][1] == "travel" and again.view["decks"][1] == ["RRB04"]
    assert again.view["decks"][0] == [card("Furibonderie")]


@rule("NEO-Q20")
def test_mal_does_not_stay_behind_at_the_refuge() -> None:
    t = home(dead=[1]).play(0, "home").play(0, "stop").play(0, "stop")
    assert t.table.over and t.view["decks"][1] == [MAL]


@rule("NEO-Q26", "NEO-Q179")
def test_a_campaign_is_won_with_the_last_quest_and_goes_on() -> None:
    for last, reason in (("active", "won"), ("fulfilled", "campaign-won")):
        t = home(quests={"REQ13": "fulfilled", "REQ14": last}).play(0, "home")
        while not t.table.over:
            t.play(0, "stop")
        assert t.result.reason == reason and t.result.winners == [0, 1] and t.result.campaign
        again = fresh(2, campaign=t.result.campaign)
        assert again.asks[0][1] == "travel" and verbs(again) == {"go", "home", "market"}


@rule("NEO-Q26", "NEO-Q179")
def test_a_journey_that_was_lost_leaves_the_campaign_as_it_is() -> None:
    t = scene(2, "journey", enemies=[FIG], pile=WOLF, loot="", quests={"REQ01": "closed", "REQ02": "active"})
    t.play(0, "concede").play(1, "concede").play(0, "home")
    assert t.table.over and t.result.reason == "lost" and t.result.winners == [] and t.result.scores == [1, 1]
    assert t.result.campaign and fresh(2, campaign=t.result.campaign).view["quests"] == t.view["quests"]


@rule("NEO-Q179")
def test_a_journey_goes_well_though_it_has_closed_nothing() -> None:
    t = home(zone="1T", enemies=[{"card": KEEPER, "hp": 1}]).play(0, "home")
    assert t.result.reason == "won" and t.result.winners == [0, 1] and t.result.scores == [1, 1]


@rule("NEO-003")
def test_the_cards_of_a_zone_are_known_one_by_one() -> None:
    met = NomineesGame().content.met({"content": "house"}, {"1B", "1BA04", "REQ02"})
    assert {"1BA04", "REQ02", "REQ02-hint", "1B"} <= met
    assert not {"1BA01", "1BB12", "REQ03", "RRB02"} & met


@rule("NEO-Q168")
def test_only_the_next_player_without_a_deck_chooses_one() -> None:
    t = fresh(2)
    assert t.asks == [(0, "starter-deck")] and t.refused(1, "deck D1")
    t.play(0, "deck D2")
    assert t.asks == [(1, "starter-deck")] and t.choices(1) == ["deck D1", "deck D3", "deck D4"]


@rule("NEO-Q26", "NEO-Q178")
def test_a_fight_apart_leaves_nothing_to_a_campaign() -> None:
    t = scene(2, enemies=[{"card": FIG, "hp": 2}], hands=["Furibonderie"]).does(0, "play Furibonderie")
    assert t.result.campaign is None and t.result.scores == [1, 1]


def quest(t: Scene, name: str) -> int:
    return t.state.content.quest_ids.index(name)


@rule("NEO-Q151", "NEO-026")
def test_a_quest_for_the_daring_counts_fights_with_a_bonus_only() -> None:
    for bonus, fulfilled in ((0, False), (1, True), (2, True), (-1, False)):
        t = scene(2, "journey", zone="2V", enemies=[FIG], quests={"REQ06": "active"})
        t.state.bonus = bonus
        advance(t.state)
        assert (t.state.quests[quest(t, "REQ06")] == state.FULFILLED) == fulfilled
    for zone, bonus, progress in (("1T", 0, [1, 0]), ("1T", -1, [1, 0]), ("2S", 1, [0, 0])):
        t = scene(2, "journey", zone=zone, enemies=[FIG], quests={"REQ02": "active"})
        t.state.set_quest(quest(t, "REQ06"), state.ACTIVE)
        t.state.bonus = bonus
        advance(t.state)
        assert [t.state.progress[quest(t, name)] for name in ("REQ02", "REQ06")] == progress


@rule("NEO-Q178")
def test_decks_of_a_level_hold_no_event_and_cards_of_lower_levels_only() -> None:
    t = fresh(2, mode="fight", zone="3K").until("enemies")
    s = t.state
    for deck in s.decks:
        added = [design for design in deck if s.content.zone[design] < len(s.content.zone_ids)]
        assert len(added) == 24 and not any(s.is_(design, names.EVENT) for design in deck)
        levels = sorted(int(s.content.level[s.content.zone[design]]) for design in added)
        assert levels == [1] * 12 + [2] * 12


@rule("NEO-026", "NEO-022")
def test_a_quest_of_several_zones_wants_a_victory_in_each() -> None:
    content = scene(2, enemies=[FIG]).state.content
    quest = [int(goal) for goal in content.objective].index(names.WIN_EACH)
    zones = [zone for zone in range(len(content.zone_ids)) if content.goal_zones[quest] >> zone & 1 == 1]
    s = scene(2, "journey", enemies=[FIG], quests={content.quest_ids[quest]: "active"}).state
    for zone in zones:
        assert s.quests[quest] == state.ACTIVE
        for _ in range(2):  # a second time in the same zone adds nothing
            s.zone = zone
            advance(s)
    assert len(zones) > 1 and s.quests[quest] == state.FULFILLED
