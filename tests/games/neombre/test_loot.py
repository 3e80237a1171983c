"""What a fight brings: loot and its events, Mal, the cleared zone; the fair; the refuge and its quests."""

import pytest

from ludotheque.core.game import BadOption
from ludotheque.games.neombre.check import HOUSE, read
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.games.neombre.phases.loot_events import names_a_player, touches_loot
from ludotheque.match.faces import Playable
from tests.games.neombre.scene import Scene, card, cards, fresh, home, scene, won
from tests.marks import rule

FIG = "Figuier confesseur"
WOLF = "Loup affamé infecté"  # 15 HP, riposte 1
RELIC = card("Encyclopédie de poche")


@rule("NEO-118", "NEO-124", "NEO-125", "NEO-126", "NEO-127", "NEO-128", "NEO-Q22")
def test_the_score_says_how_many_are_shown_and_taken() -> None:
    t = won(loot="Rusticisme, Procession, Stigmate")
    assert t.view["obtain"] == 1 and len(t.view["shown"]) == 3 and t.view["beaten"] == [card("Loup affamé infecté")]
    t.does(1, "take Procession player_1")
    assert card("Procession") in t.view["decks"][1] and t.asks[0][1] == "fight-again"
    assert sorted(t.view["loot_discard"]) == sorted(cards("Rusticisme, Stigmate")) and t.view["shown"] == []
    t = won(loot="Rusticisme, Procession, Stigmate")
    t.play(0, "stop")
    assert len(t.view["loot_discard"]) == 3


@rule("NEO-038", "NEO-039", "NEO-040", "NEO-125", "NEO-Q06", "NEO-Q15")
def test_bonus_and_malus_change_what_may_be_taken() -> None:
    for bonus, obtain in ((2, 3), (0, 1), (-1, 0), (-4, 0)):
        t = scene(
            2,
            "expedition",
            enemies=[{"card": "Loup affamé infecté", "hp": 2}],
            hands=["Furibonderie"],
            pile="Braconnière bilieuse",
            loot="Rusticisme, Procession, Stigmate, Frappe v",
        )
        t.state.bonus = bonus
        t.does(0, "play Furibonderie")
        assert t.told("loot")[-1]["obtain"] == obtain and len(t.told("revealed")[-1]["cards"]) == 3


@rule("NEO-129")
def test_the_loot_discard_becomes_a_pile_when_the_pile_runs_out() -> None:
    t = won(loot="Rusticisme", loot_discard="Procession")
    assert sorted(t.view["shown"]) == sorted(cards("Rusticisme, Procession")) and t.view["loot_discard"] == []


@rule("NEO-119", "NEO-120", "NEO-036", "NEO-Q29")
def test_the_dead_get_no_loot_but_mal() -> None:
    t = won(3, dead=[2], loot="Rusticisme, Procession, Stigmate")
    assert not any(choice.endswith("player_2") for choice in t.choices(0))
    t.play(0, "stop")
    assert [deck.count("REB01") for deck in t.view["decks"]] == [0, 0, 1]


@rule("NEO-121", "NEO-122", "NEO-123")
def test_a_defeat_gives_everybody_mal_and_ends_the_expedition() -> None:
    t = scene(2, "expedition", zone="2P", enemies=["Crocohydre"], hp=[3, 3])
    t.enemy_turn()
    assert t.table.over and [deck.count("REB01") for deck in t.view["decks"]] == [2, 2]
    assert t.view["zone"] is None and t.result.winners == []


@rule("NEO-130", "NEO-131", "NEO-132", "NEO-Q116", "NEO-Q148")
def test_events_are_triggered_before_anything_is_taken_and_never_taken() -> None:
    t = won(loot="Clairière giboyeuse, Procession, Stigmate", loot_discard="Rusticisme, Frappe v")
    assert t.asks[0][1] == "loot-events" and t.choices(0) == [f"trigger {card('Clairière giboyeuse')}", "stop"]
    t.does(1, "trigger Clairière giboyeuse")
    assert len(t.view["shown"]) == 4 and t.view["obtain"] == 1 and t.asks[0][1] == "share-loot"
    t.does(0, "take Rusticisme player_0")
    assert card("Clairière giboyeuse") in t.view["loot_discard"]
    t = won(loot="Clairière giboyeuse, Procession, Stigmate")
    t.play(0, "stop")
    assert not any("1BB14" in choice for choice in t.choices(0))


@rule("NEO-Q148")
def test_an_event_of_one_player_names_who_and_one_that_costs_needs_the_price() -> None:
    t = won(loot="Caveau entrouvert, Procession, Stigmate")
    t.does(0, "trigger Caveau entrouvert", "name player_1")
    assert t.view["obtain"] == 2 and [deck.count("REB01") for deck in t.view["decks"]] == [0, 1]
    t = won(loot="Tombe à louer, Procession, Stigmate", discards=["Rusticisme", "Frappe v, Stigmate, Procession"])
    t.does(0, "trigger Tombe à louer")
    t.play(0, "name player_1")
    t.does(1, "card Frappe v", "card Stigmate")
    assert len(t.view["decks"][1]) == 1 and t.view["obtain"] == 0 and t.asks[0][1] == "fight-again"
    t = won(loot="Bric-à-brac flottant, Procession, Stigmate", loot_discard="Rusticisme, Frappe v, Aplomb vicinal")
    t.does(0, "trigger Bric-à-brac")
    assert len(t.view["shown"]) == 2 and t.view["spent"] == [card("Bric-à-brac")]


@rule("NEO-035", "NEO-Q14", "NEO-Q170", "NEO-032")
def test_a_cleared_zone_offers_a_card_for_each_player_and_is_put_away() -> None:
    t = won(3, pile="", dead=[2], loot="Rusticisme, Procession, Stigmate, Frappe v, Aplomb vicinal, Gourde")
    t.play(0, "stop")
    assert t.asks[0][1] == "share-bonus" and len(t.view["shown"]) == 3
    first = t.view["shown"][0]
    t.play(1, f"take {first} player_2").play(0, "stop")
    assert t.table.over and first in t.view["decks"][2] and t.view["zone"] is None


@rule("NEO-027", "NEO-028", "NEO-031", "NEO-033", "NEO-Q10")
def test_an_expedition_goes_on_with_the_enemies_that_are_left() -> None:
    t = fresh(2, seed=3, mode="expedition", zone="1B")
    t.play(0, "deck D1").play(1, "deck D2")
    assert t.view["zone"] == "1B" and t.view["pile"] == 12 and t.view["loot"] == 34
    t = won(pile="Braconnière bilieuse, Curé vérolé", loot="Rusticisme, Procession, Stigmate")
    t.play(0, "stop").play(1, "fight")
    assert t.view["pile"] == 2 and t.view["beaten"] == [card("Loup affamé infecté")] and t.asks[0][1] == "enemies"
    t = won(loot="Rusticisme, Procession, Stigmate")
    t.play(0, "stop").play(1, "stop")
    assert t.table.over and t.view["zone"] is None


@rule("NEO-103", "NEO-117", "NEO-089", "NEO-Q172")
def test_everybody_is_whole_again_for_the_next_fight() -> None:
    t = won(
        2,
        hp=[4, 1],
        discards=["Frappe v", "Stigmate"],
        jails=["Procession", ""],
        loot="Rusticisme",
        pile="Braconnière bilieuse, Gardien de tertre",
    )
    t.play(0, "stop").play(1, "fight")
    assert t.hp() == [10, 8]  # B has one card for a hand of three
    assert t.row(0)["jail"] == [] and t.row(0)["discard"] == []
    assert len(t.row(0)["hand"]) == 3


# -- the fair


def at_the_fair(decks: list[str], fair: str, seats: int = 2) -> Scene:
    t = scene(
        seats,
        "journey",
        zone="1B",
        enemies=[{"card": "Loup affamé infecté", "hp": 2}],
        pile="Braconnière bilieuse",
        hands=["Furibonderie"],
        discards=decks,
        fair=fair,
        quests={"REQ01": "closed"},
        loot="",
    )
    t.does(0, "play Furibonderie").play(0, "stop").play(0, "market")
    return t


@rule("NEO-133", "NEO-134", "NEO-135", "NEO-136", "NEO-138", "NEO-046", "NEO-Q119")
def test_two_cards_of_one_deck_pay_a_price_exactly() -> None:
    # Gibecière costs 5; A has prices 1, 2, 3, 4 (and a card without), B only a 1.
    t = at_the_fair(
        ["Frappe v, Hallali précoce, Anathème annoté, Somme en douze", "Murmure posthume"],
        "Gibecière à soufflets, Fléau d, Mont-de-piété, Boîte à diable",
    )
    assert t.view["fair"]["offers"] == cards("Gibecière à soufflets, Fléau d, Mont-de-piété")
    buys = t.choices(0)
    assert f"buy {card('Gibecière à soufflets')} player_0" in buys and not any(
        choice.endswith("player_1") for choice in buys
    )
    t.does(1, "buy Gibecière à soufflets player_0")
    assert t.asks == [(0, "pay")] and len(t.choices(0)) == 2
    t.does(0, "pay Frappe v")
    assert t.choices(0) == [f"pay {card('Somme en douze')}"]
    t.does(0, "pay Somme en douze")
    assert card("Gibecière à soufflets") in t.view["decks"][0] and card("Frappe v") not in t.view["decks"][0]
    assert t.view["fair"] == {"offers": cards("Fléau d, Mont-de-piété, Boîte à diable"), "n": 3}


@rule("NEO-137", "NEO-163", "NEO-Q149")
def test_a_relic_alone_buys_anything_and_fair_cards_go_under_their_deck() -> None:
    relic = card("Encyclopédie de poche")
    t = at_the_fair([relic, ""], "Gibecière à soufflets, Fléau d, Mont-de-piété, Boîte à diable")
    t.does(0, "buy Mont-de-piété player_0", f"relic {relic}")
    assert relic not in t.view["decks"][0] and card("Mont-de-piété") in t.view["decks"][0]


@rule("NEO-139", "NEO-Q120", "NEO-Q123")
def test_the_offers_stay_on_top() -> None:
    t = at_the_fair(["Frappe v, Somme en douze", ""], "Gibecière à soufflets, Fléau d, Mont-de-piété, Boîte à diable")
    before = t.view["fair"]
    t.play(0, "stop")
    assert t.view["fair"] == before and t.asks[0][1] == "travel" and t.view["zone"] is None
    t.play(1, "market")
    assert t.view["fair"] == before


# -- the refuge


@rule("NEO-017", "NEO-022", "NEO-023", "NEO-024", "NEO-Q167")
def test_a_fulfilled_quest_is_closed_at_the_refuge_and_its_rewards_shared() -> None:
    t = home()
    assert t.view["quests"]["REQ03"] == {"state": "fulfilled", "progress": 1, "goal": 1}
    t.play(0, "home")
    assert t.view["quests"]["REQ03"]["state"] == "closed" and t.asks[0][1] == "reward"
    reward = t.view["stack"][-1]["card"]
    t.play(1, f"take {reward} player_1").play(0, "stop")
    assert t.table.over and reward in t.view["decks"][1]
    assert "REQ04" not in t.view["quests"]  # the other quest of its level is still open


@rule("NEO-018", "NEO-019", "NEO-Q24")
def test_the_next_level_opens_when_every_quest_of_a_level_is_closed() -> None:
    t = home(quests={"REQ02": "closed"})
    t.play(0, "home").play(0, "stop").play(0, "stop")
    assert {name for name, row in t.view["quests"].items() if row["state"] == "active"} == {"REQ04", "REQ05", "REQ06"}


@rule("NEO-026", "NEO-Q23", "NEO-Q151")
def test_what_a_won_fight_does_for_quests() -> None:
    t = home(zone="1T", enemies=[{"card": "Gardien de tertre", "hp": 1}])
    assert t.view["quests"]["REQ02"]["progress"] == 1 and t.view["quests"]["REQ03"]["progress"] == 0
    t = home(zone="3K", enemies=[{"card": FIG, "hp": 1}], quests={"REQ08": "active"}, seats=3, dead=[2])
    assert t.view["quests"]["REQ08"]["progress"] == 0  # somebody died
    t = home(zone="3K", enemies=[{"card": FIG, "hp": 1}], quests={"REQ08": "active"})
    assert t.view["quests"]["REQ08"]["progress"] == 1
    t = home(
        zone="4G",
        enemies=[{"card": "Foudre en boule", "hp": 1}],
        quests={"REQ10": "active", "REQ12": "active"},
        progress={"REQ10": 7},
    )
    assert t.view["quests"]["REQ10"]["state"] == "fulfilled" and t.view["quests"]["REQ12"]["progress"] == 1


@rule("NEO-Q23", "NEO-025")
def test_progress_in_one_expedition_is_lost_with_it() -> None:
    t = home(zone="2S", enemies=[{"card": "Golem d", "hp": 1}], quests={"REQ04": "active"}, progress={"REQ04": 1})
    assert t.view["quests"]["REQ04"]["progress"] == 2
    t.play(0, "go 2S")
    assert t.view["quests"]["REQ04"]["progress"] == 0


@rule("NEO-Q171")
def test_a_relic_may_be_handed_in_for_a_quest() -> None:
    t = home(quests={"REQ09": "active"}, discards=["", RELIC])
    t.play(0, "home")
    assert t.asks[0][1] == "hand-in"
    t.does(0, f"hand_in {RELIC} player_1")
    assert t.view["quests"]["REQ09"]["state"] == "closed" and t.view["decks"][1] == []


@rule("NEO-030", "NEO-Q11")
def test_every_zone_the_fair_and_the_refuge_can_be_reached() -> None:
    t = home()
    assert t.choices(0)[:2] == ["home", "market"] and len(t.choices(0)) == 13


# -- the campaign


@rule("NEO-008", "NEO-009", "NEO-011", "NEO-Q168", "NEO-Q169")
def test_a_campaign_begins_with_starter_decks_on_the_path() -> None:
    t = fresh(3)
    assert t.asks == [(0, "starter-deck")] and len(t.choices(0)) == 4
    t.play(0, "deck D3").play(1, "deck D1")
    assert t.choices(2) == ["deck D2", "deck D4"]
    t.play(2, "deck D4")
    assert t.view["zone"] == "0R" and len(t.foes()) == 1 and [len(deck) for deck in t.view["decks"]] == [10, 10, 10]
    assert list(t.view["quests"]) == ["REQ01"]
    for seat in range(3):
        t.play(seat, "concede")
    assert t.view["zone"] == "0R" and not t.table.over  # only that way, however often it is lost
    assert [deck.count("REB01") for deck in t.view["decks"]] == [0, 0, 0]  # NEO-014


@rule("NEO-Q28", "NEO-Q26")
def test_what_a_journey_leaves_is_what_the_next_begins_with() -> None:
    t = home()
    t.play(0, "home").play(0, "stop").play(0, "stop")
    left = t.result.campaign
    again = fresh(3, campaign=left)
    assert again.asks == [(2, "starter-deck")]
    again.play(2, "deck D4")
    assert again.asks[0][1] == "travel" and again.view["decks"][0] == sorted(t.view["decks"][0])
    assert again.view["quests"] == t.view["quests"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"decks": []}, "1 to 4 entries"),
        ({"decks": [{"starter": "D9", "cards": []}]}, "starter"),
        ({"decks": [{"starter": "D1", "cards": ["0RB01", "0RB01"]}]}, "more copies"),
        ({"decks": [{"starter": "D1", "cards": ["XXB01"]}]}, "unknown card"),
        ({"quests": {"REQ99": [1, 0]}}, "REQ99"),
        ({"quests": {"REQ01": [7, 0]}}, "stands at 7"),
        ({"quests": {"REQ01": "open"}}, "must be a list"),
        ({"fair": ["FFB01"], "fair_groups": [2]}, "add up"),
        ({"gold": 3}, "unknown key"),
    ],
)
@rule("NEO-Q28")
def test_a_campaign_edited_by_hand_is_refused_with_a_sentence(change: dict[str, object], why: str) -> None:
    campaign = {"decks": [{"starter": "D1", "cards": []}], "quests": {}, "fair": [], "fair_groups": []} | change
    with pytest.raises(BadOption, match=why):
        Playable(NomineesGame()).new(2, options={"campaign": campaign})


@rule("NEO-Q178")
def test_a_fight_apart_has_decks_of_its_level() -> None:
    t = fresh(2, mode="fight", zone="3K")
    t.play(0, "deck D1").play(1, "deck D2")
    assert [len(deck) for deck in t.view["decks"]] == [10 + 12 * 2] * 2
    with pytest.raises(BadOption, match="the zones are"):
        Playable(NomineesGame()).new(2, options={"mode": "fight", "zone": "RE"})
    with pytest.raises(BadOption, match="no campaign"):
        Playable(NomineesGame()).new(2, options={"mode": "fight", "campaign": {"decks": []}})


@rule("NEO-Q179")
def test_a_table_says_how_it_ended() -> None:
    t = home()
    t.play(0, "home").play(0, "stop").play(0, "stop")
    assert t.result.reason == "won" and t.result.scores == [2, 2] and t.result.winners == [0, 1]


@rule("NEO-Q148")
def test_an_event_for_the_only_survivor_names_nobody() -> None:
    t = scene(
        2,
        "expedition",
        enemies=[{"card": WOLF, "hp": 2}],
        hands=["", "Furibonderie"],
        dead=[0],
        pile="Braconnière bilieuse",
        loot="Caveau entrouvert, Procession, Stigmate",
    )
    t.does(1, "play Furibonderie").does(1, "trigger Caveau entrouvert")
    assert t.asks[0][1] == "share-loot" and [deck.count("REB01") for deck in t.view["decks"]] == [0, 1]


@rule("NEO-Q14", "NEO-Q148")
def test_what_an_event_says_of_the_loot_and_of_one_player() -> None:
    s = scene(2, enemies=[FIG]).state
    events = [each for each in read(HOUSE).loot if "event" in each]
    assert len(events) >= 20
    for each in events:
        design = s.content.loot_ids.index(each["id"])
        verbs = {step["do"] for step in each["event"]}
        assert touches_loot(s, design) == bool(verbs & {"loot_reveal", "loot_obtain", "loot_redraw"}), each["id"]
        assert names_a_player(s, design) == any(step.get("to") == "you" for step in each["event"]), each["id"]


@rule("NEO-126", "NEO-129", "NEO-Q148")
def test_loot_that_is_redrawn_goes_to_the_loot_discard() -> None:
    """The pile is empty by then, so that the same cards are turned up again."""
    t = won(2, pile="Braconnière bilieuse", loot="Bric-à-brac flottant, Rusticisme, Aplomb vicinal")
    assert sorted(t.view["shown"]) == sorted(cards("Bric-à-brac flottant, Rusticisme, Aplomb vicinal"))
    t.does(0, "trigger Bric-à-brac flottant")
    assert sorted(t.view["shown"]) == sorted(cards("Rusticisme, Aplomb vicinal")) and t.view["loot_discard"] == []
