"""After a fight: who pays and who takes, what a quest counts, what the fair and a cleared zone give."""

from ludotheque.games.neombre import piles
from ludotheque.games.neombre.phases.expedition import advance
from ludotheque.games.neombre.state import Figure
from tests.games.neombre.scene import Scene, card, cards, scene, travelling, won
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"  # 15 HP, score 1/3
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"
MAL = "REB01"


@rule("NEO-120", "NEO-036")
def test_the_dead_of_a_victory_pay_what_the_level_says() -> None:
    t = won(zone="2V", dead=[1], loot="")
    assert [deck.count(MAL) for deck in t.view["decks"]] == [0, 2]


@rule("NEO-121", "NEO-Q27")
def test_the_living_of_a_defeat_pay_too() -> None:
    t = scene(2, "expedition", zone="2V", enemies=[FIG], pile=WOLF, loot="")
    t.play(0, "concede").play(1, "concede")
    assert [deck.count(MAL) for deck in t.view["decks"]] == [2, 2]


@rule("NEO-Q13", "NEO-119")
def test_the_dead_of_the_first_expedition_take_no_loot() -> None:
    t = won(
        2,
        "journey",
        zone="0R",
        quests={"REQ01": "active"},
        enemies=[{"card": "Bharaloth F", "hp": 2}],
        pile="",
        dead=[1],
        loot="Rusticisme, Procession, Stigmate, Aplomb vicinal",
    )
    takers = {choice.rpartition(" ")[2] for choice in t.choices(0) if choice.startswith("take")}
    assert takers == {"player_0"}


@rule("NEO-Q23")
def test_a_lost_fight_brings_no_quest_further() -> None:
    t = scene(
        2, "journey", zone="1T", enemies=[FIG], pile=WOLF, loot="", quests={"REQ02": "active"}, progress={"REQ02": 1}
    )
    t.play(0, "concede").play(1, "concede")
    assert t.view["quests"]["REQ02"]["progress"] == 1 and t.view["quests"]["REQ02"]["state"] == "active"


@rule("NEO-Q151")
def test_who_was_revived_has_died_all_the_same() -> None:
    for fell, counted in ((0, 1), (1, 0)):
        t = scene(2, "journey", zone="3K", enemies=[FIG], quests={"REQ08": "active"})
        t.state.put(1, Figure.fell, fell)
        advance(t.state)
        assert t.view["quests"]["REQ08"]["progress"] == counted


@rule("NEO-Q15")
def test_at_least_one_enemy_is_drawn() -> None:
    t = scene(2, step="number", pile=f"{WOLF}, {FIG}", draws=[PLENTY] * 2)
    assert t.choices(0) == ["enemies 1", "enemies 2"]


@rule("NEO-Q18", "NEO-Q103")
def test_a_token_brings_no_loot() -> None:
    t = scene(
        2,
        "expedition",
        enemies=[{"card": WOLF, "hp": 1}, {"card": "Bête grouill", "token": True}],
        hands=["Battue générale"],
        draws=[PLENTY],
        pile=FIG,
        loot="Rusticisme, Procession, Rusticisme, Rusticisme, Rusticisme, Rusticisme",
    )
    t.does(0, "play Battue générale")
    assert t.view["obtain"] == 1 and len(t.view["shown"]) == 3


@rule("NEO-Q148", "NEO-132")
def test_an_event_that_costs_more_than_there_is_to_take_is_not_offered() -> None:
    for bonus, offered in ((0, True), (-1, False)):
        t = scene(
            2, "expedition", enemies=[{"card": WOLF, "hp": 2}], hands=["Furibonderie"], pile=FIG, loot="Tombe à louer"
        )
        t.state.bonus = bonus
        t.does(0, "play Furibonderie")
        assert (f"trigger {card('Tombe à louer')}" in t.choices(0)) == offered


@rule("NEO-Q14", "NEO-035")
def test_whoever_plays_alone_draws_two_cards_for_a_cleared_zone() -> None:
    t = won(1, pile="", loot="Rusticisme, Procession, Rusticisme, Rusticisme, Rusticisme")
    t.play(0, "stop")
    assert t.asks == [(0, "share-bonus")] and len(t.view["shown"]) == 2


# -- the fair


def at_the_fair(deck: str, fair: str) -> Scene:
    """The first player has a deck, the other none."""
    t = won(2, "journey", quests={"REQ01": "closed"}, discards=[deck], fair=fair, loot="")
    return t.play(0, "stop", "market")


@rule("NEO-134")
def test_only_what_lies_face_up_is_obtained() -> None:
    t = at_the_fair("Coupe cabossée", "Gibecière à soufflets, Fléau d, Mont-de-piété, Élixir de réclame")
    wanted = [choice.split(" ")[1] for choice in t.choices(0) if choice.startswith("buy")]
    assert wanted == [card(name) for name in ("Gibecière à soufflets", "Fléau d", "Mont-de-piété")]


@rule("NEO-135")
def test_one_card_pays_nothing() -> None:
    t = at_the_fair("Carapace d", "Mont-de-piété")  # for 3, the price of the one card
    assert t.asks[0][1] == "travel"


@rule("NEO-137", "NEO-163")
def test_a_relic_alone_pays_the_highest_price() -> None:
    t = at_the_fair("Stigmate, Coupe cabossée", "Cage dorée")
    assert f"buy {card('Cage dorée')} player_0" in t.choices(0)
    t.does(0, "buy Cage dorée player_0", "relic Coupe cabossée")
    assert sorted(t.view["decks"][0]) == sorted(card(name) for name in ("Furibonderie", "Stigmate", "Cage dorée"))


@rule("NEO-138", "NEO-134")
def test_a_new_card_takes_the_place_of_the_one_obtained() -> None:
    deck = "Gibecière à soufflets, Fléau d, Mont-de-piété, Élixir de réclame, Cage dorée, Davier de foire"
    t = won(2, "journey", quests={"REQ01": "closed"}, discards=["Coupe cabossée"], fair=deck, loot="").play(0, "stop")
    t.state.fair_groups = piles.one_group(t.state.fair)
    t.play(0, "market")
    first, *others = t.view["fair"]["offers"]
    assert len(others) == 2
    t.play(0, f"buy {first} player_0").does(0, "relic Coupe cabossée")
    assert t.view["fair"]["offers"][:2] == others and len(t.view["fair"]["offers"]) == 3


@rule("NEO-Q119")
def test_a_relic_is_no_part_of_a_payment() -> None:
    t = at_the_fair("Coupe cabossée, Carapace d", "Mont-de-piété").does(0, "buy Mont-de-piété player_0")
    assert t.choices(0) == [f"relic {card('Coupe cabossée')}"]


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


@rule("NEO-135", "NEO-Q119")
def test_two_copies_of_one_card_pay_a_price_together_and_one_does_not() -> None:
    content = scene(2, enemies=[FIG]).state.content
    offers = cards("Gibecière à soufflets, Fléau d, Mont-de-piété")
    dear = {name: int(content.buy[content.loot_ids.index(name)]) for name in offers}
    offered, price = next((name, n) for name, n in dear.items() if n % 2 == 0)
    half = next(each for i, each in enumerate(content.loot_ids) if content.price[i] * 2 == price and each[0] in "12")
    for decks, buys in (([f"{half}, {half}", ""], True), ([half, half], False)):
        t = travelling(decks, quests={"REQ01": "closed"}).play(0, "market")
        assert (f"buy {offered} player_0" in t.choices(0)) is buys
