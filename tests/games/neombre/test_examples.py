"""Worked examples, to the last point: the fight against the Bharaloth, and small scenes of one rule each."""

from ludotheque.core.vecs import of
from ludotheque.games.neombre.phases import hands
from ludotheque.games.neombre.phases.aftermath import follow_up
from ludotheque.games.neombre.phases.fight import aggro
from ludotheque.games.neombre.queries import value_of, vigour
from tests.games.neombre.scene import Scene, Told, begin, card, scene
from tests.marks import rule

A_DECK = "Rusticisme, Stigmate, Furibonderie, Frappe v, Procession, Rusticisme, Frappe v, Stigmate, Furibonderie"
B_DECK = "Procession, Frappe v, Rusticisme, Stigmate, Furibonderie, Frappe v, Rusticisme, Procession, Stigmate"


@rule("NEO-012", "NEO-013", "NEO-015", "NEO-016", "NEO-020", "NEO-063", "NEO-069", "NEO-072", "NEO-075", "NEO-076")
@rule("NEO-078", "NEO-089", "NEO-091", "NEO-095", "NEO-102", "NEO-105", "NEO-117", "NEO-126", "NEO-127", "NEO-128")
@rule("NEO-045", "NEO-143", "NEO-167", "NEO-174", "NEO-187", "NEO-Q12", "NEO-Q72")
def test_the_first_expedition_to_the_last_point() -> None:
    t = scene(
        2,
        "journey",
        chance=[0, 0, 1, 0, 0, 0, 0, 0],
        step="hands",
        zone="0R",
        pile="Bharaloth F",
        draws=[A_DECK, B_DECK],
        loot="Furibonderie, Procession, Rusticisme, Stigmate",
        quests={"REQ01": "active"},
    )
    # The hands, then the irruption: everybody suffers 2 and draws 1.
    assert t.hp() == [8, 8] and [t.pile(0), t.pile(1)] == [5, 5]
    assert t.has(0, "hand", "Rusticisme, Stigmate, Furibonderie, Frappe v")
    assert t.has(1, "hand", "Procession, Frappe v, Rusticisme, Stigmate")
    assert t.view["round"] == 1 and t.foes() == [14]

    t.does(0, "play Furibonderie")
    assert t.foes() == [12] and t.hp() == [6, 8] and t.row(0)["used"] == 0
    t.does(0, "play Rusticisme", "accept")
    assert t.foes() == [9] and t.hp() == [3, 8]
    t.does(0, "play Frappe v")
    assert t.foes() == [6] and t.hp() == [2, 8]
    assert t.has(0, "hand", "Stigmate, Procession") and t.has(0, "discard", "Furibonderie, Rusticisme, Frappe v")
    assert t.pile(0) == 4 and not t.can(0, "play Stigmate") and t.why(0, "play Procession") == "no-play-left"

    t.does(1, "play Procession")
    assert not t.can(0, "play Stigmate")  # A's turn ended with it
    assert t.hp() == [4, 8] and t.pile(0) == 6 and len(t.row(0)["discard"]) == 1 and t.foes() == [6]
    t.does(1, "play Rusticisme", "accept")
    assert t.hp() == [4, 5] and t.foes() == [3] and "Furibonderie dérisoire" in t.names(1, "hand")
    assert t.can(1, "play Furibonderie") and t.asks == [(1, "team-turn")]
    t.play(1, "end")

    # The Bharaloth turns on B: a card, a point of damage, a card recycled.
    assert t.asks == [(1, "discard")]
    t.does(1, "card Stigmate")
    assert t.hp() == [4, 4] and len(t.row(1)["discard"]) == 2
    assert t.view["enemies"][0]["aims_at"] == "player_0"
    assert t.view["round"] == 2 and [len(t.row(seat)["hand"]) for seat in (0, 1)] == [3, 3] and t.pile(1) == 4

    t.does(1, "play Frappe v")
    assert t.view["slain"] == ["0RA01"] and t.asks == [(0, "share-loot"), (1, "share-loot")]
    assert [len(deck) for deck in t.view["decks"]] == [9, 9] and t.view["obtain"] == 2 and len(t.view["shown"]) == 4
    t.does(0, "take Furibonderie player_0", "take Stigmate player_1")
    assert t.view["zone"] is None  # the expedition is over, without a bonus
    assert [value_of(t.state, deck) for deck in t.state.decks] == [10, 10]
    assert [vigour(t.state, seat) for seat in (0, 1)] == [11, 11]

    assert t.asks == [(0, "reward"), (1, "reward")] and t.view["quests"]["REQ01"]["state"] == "closed"
    t.does(1, "take Divagation player_1")
    assert t.table.over and card("Divagation") in t.view["decks"][1] and len(t.view["decks"][0]) == 10
    assert {quest for quest, row in t.view["quests"].items() if row["state"] == "active"} == {"REQ02", "REQ03"}


@rule("NEO-012", "NEO-116", "NEO-187")
def test_irruption_with_four_players() -> None:
    t = scene(4, step="hands", zone="0R", pile="Bharaloth F", draws=["Stigmate, Stigmate, Stigmate, Stigmate"] * 4)
    assert t.hp() == [8] * 4 and [len(row["hand"]) for row in t.view["team"]] == [4] * 4


@rule("NEO-174", "NEO-Q109")
def test_a_methodical_enemy_goes_round_and_skips_the_dead() -> None:
    for first, dead, second in ((2, [3], 0), (0, [], 1), (3, [0], 1), (1, [2, 3], 0)):
        t = scene(
            4,
            enemies=[{"card": "Bharaloth F", "memory": first}],
            dead=dead,
            hp=[9] * 4,
            draws=["Stigmate, Stigmate"] * 4,
        )
        assert t.view["enemies"][0]["aims_at"] == f"player_{second}"
        t.enemy_turn()
        assert [seat for seat in range(4) if t.hp()[seat] == 8] == [second]


@rule("NEO-037", "NEO-038", "NEO-039", "NEO-034", "NEO-Q15", "NEO-Q166")
def test_aggro_counts_enemies_added_and_left_out_but_not_those_missing() -> None:
    assert [aggro(3, 4, n) for n in (1, 2, 3)] == [-1, 0, 1] and aggro(3, 1, 1) == 0
    assert [aggro(4, 2, n) for n in (1, 2)] == [-1, 0] and aggro(3, 5, 4) == 2 and aggro(2, 9, 1) == 0


@rule("NEO-043", "NEO-044", "NEO-Q09")
def test_hit_points_of_a_deck() -> None:
    t = scene(2)
    one = t.state.content.loot_ids.index(card("Rusticisme"))
    for value, hp in ((9, 10), (10, 11), (19, 11), (20, 12), (99, 19), (100, 20), (110, 21)):
        t.state.decks[0] = of([one] * value)
        assert vigour(t.state, 0) == hp


@rule("NEO-081", "NEO-082", "NEO-170", "NEO-Q98", "NEO-Q112")
def test_armour_takes_the_first_damage_of_every_round() -> None:
    t = scene(2, enemies=["Crocohydre"], hands=["Furibonderie, Frappe v", "Stigmate"], draws=["Stigmate"] * 2)
    t.does(0, "play Furibonderie")
    assert t.foes() == [9]
    t.does(0, "play Frappe v")
    assert t.foes() == [6] and t.view["enemies"][0]["armour"] == 0
    t.does(1, "play Stigmate").enemy_turn()
    assert t.foes() == [5] and t.hp() == [7, 7] and t.view["enemies"][0]["armour"] == 1


@rule("NEO-110")
def test_a_card_being_resolved_is_not_in_the_discard() -> None:
    t = scene(2, enemies=["Bharaloth F"], hands=["Stigmate"], discards=["Rusticisme, Procession" + ", Frappe v" * 3])
    t.does(0, "play Stigmate")
    assert t.foes() == [12]
    t = scene(2, enemies=["Bharaloth F"], hands=["Stigmate"], discards=["Rusticisme, Procession" + ", Frappe v" * 4])
    t.does(0, "play Stigmate")
    assert t.choices(0) == ["branch 0", "branch 1"]
    t.does(0, "branch 1")
    assert t.foes() == [10]


@rule("NEO-087", "NEO-088", "NEO-080", "NEO-Q105")
def test_an_infection_hurts_from_the_next_card_on_and_ends_with_the_wolf() -> None:
    t = scene(2, enemies=["Loup affamé infecté"], hands=["", "Rusticisme, Stigmate"], draws=["", "Frappe v"])
    t.does(1, "play Rusticisme", "accept")
    assert t.hp() == [10, 8] and t.foes() == [12] and t.row(1)["markers"] == {"infection": 1}
    t.does(1, "play Stigmate")
    assert t.hp() == [10, 6] and t.foes() == [10] and t.row(1)["markers"] == {"infection": 1}
    t = scene(
        2,
        enemies=[{"card": "Loup affamé infecté", "hp": 2}, "Bharaloth F"],
        hands=["Stigmate, Procession"],
        markers=[{"infection": 1}],
    )
    t.does(0, "play Stigmate", "target enemy_0", "play Procession")
    assert t.hp() == [10, 10] and t.row(0)["markers"] == {"infection": 1}


@rule("NEO-075", "NEO-086", "NEO-Q106")
def test_poison_is_counted_for_each_player() -> None:
    t = scene(2, enemies=[{"card": "Serpent des lianes", "memory": 0}], markers=[{"poison": 2}], draws=["Stigmate"] * 2)
    t.enemy_turn()
    assert t.hp() == [8, 9]


@rule("NEO-083", "NEO-084", "NEO-085", "NEO-Q102", "NEO-Q103", "NEO-169")
def test_worms_join_after_the_beast_and_stay_when_it_dies() -> None:
    t = scene(
        2,
        enemies=[{"card": "Bête grouillante", "memory": 0}],
        hands=["Frappe v, Stigmate"],
        hp=[10, 9],
        draws=["Stigmate, Stigmate"] * 2,
    )
    t.does(0, "play Frappe v")
    assert t.foes() == [23, 1, 1] and [row["token"] for row in t.view["enemies"]] == [False, True, True]
    t.enemy_turn()  # the beast strikes B, each worm whoever has most
    assert t.hp() == [8, 6]
    t = scene(
        2,
        enemies=[{"card": "Bête grouillante", "hp": 2}, {"card": "Bête grouillante", "token": True}],
        hands=["Stigmate"],
    )
    t.does(0, "play Stigmate", "target enemy_0")
    assert t.foes() == [1] and t.view["outcome"] == "fighting"


@rule("NEO-106", "NEO-107")
def test_a_launched_card_uses_no_play() -> None:
    t = scene(2, enemies=["Bharaloth F"], hands=["Stigmate, Stigmate, Stigmate"], draws=["Furibonderie"])
    t.does(0, "play Stigmate", "play Stigmate")
    t.state.running = len(t.state.stack) - 1
    hands.launch_top(t.state, 0)
    t.state.settle()
    t.table.menu.clear()
    t.play(0)
    assert t.foes() == [8] and t.hp()[0] == 4 and t.row(0)["used"] == 2 and "0RB01" in t.row(0)["discard"]


@rule("NEO-064", "NEO-065", "NEO-067", "NEO-Q65", "NEO-Q66")
def test_an_empty_pile_and_a_full_hand() -> None:
    six = "Stigmate, " * 6
    t = scene(2, enemies=["Bharaloth F"], hands=[six], draws=["Rusticisme, Rusticisme"])
    hands.draw(t.state, 0, 2)
    assert t.names(0, "discard") == ["Rusticisme"] * 2 and t.hp()[0] == 10
    hands.draw(t.state, 0, 1)
    hands.mill(t.state, 0, 3)
    assert t.hp()[0] == 9 and len(t.row(0)["hand"]) == 6
    t = scene(2, enemies=["Bharaloth F"], hands=["Stigmate, Stigmate"], draws=["Rusticisme"])
    hands.draw(t.state, 0, 3)
    assert len(t.row(0)["hand"]) == 3 and t.hp()[0] == 8


@rule("NEO-092", "NEO-184", "NEO-185", "NEO-Q97")
def test_an_ambusher_and_those_after_it_act_first_and_the_players_then_draw() -> None:
    t = scene(
        4,
        step="number",
        pile="Bharaloth F, Lionne pelée, Bharaloth F",
        zone="2V",
        draws=["Stigmate, Stigmate, Stigmate"] * 4,
    )
    t.play(0, "enemies 3")
    attacks = [event["who"] for event in t.told("attacks")]
    assert attacks == [card("Lionne pelée"), "0RA01"] and t.view["round"] == 1
    assert all(len(row["hand"]) >= 1 for row in t.view["team"])


@rule("NEO-Q96", "NEO-Q102", "NEO-Q136")
def test_a_death_effect_calls_and_the_fight_goes_on() -> None:
    told: Told = {
        "enemies": [{"card": "Maîtresse de piste", "hp": 2}],
        "hands": ["Furibonderie"],
        "zone": "2V",
    }
    t = scene(2, pile="Lionne pelée", **told)
    t.does(0, "play Furibonderie")
    assert t.hp() == [10, 10] and len(t.foes()) == 1 and t.view["outcome"] == "fighting"
    assert t.view["enemies"][0]["card"] == card("Lionne pelée")
    t = scene(2, **told)
    t.does(0, "play Furibonderie")
    assert t.result.winners == [0, 1]


@rule("NEO-Q55", "NEO-Q56", "NEO-Q142", "NEO-Q146", "NEO-165", "NEO-166", "NEO-167")
def test_a_transe_in_a_tribute_comes_before_the_pick() -> None:
    t = scene(
        2,
        enemies=[{"card": "Loup affamé infecté", "hp": 2}, {"card": "Bharaloth F", "memory": 0}],
        hands=["Sceau de cire noire, Collet à ressort", ""],
        draws=["Stigmate"] * 2,
    )
    t.does(0, "play Sceau de cire noire", "accept", "target enemy_0")
    assert t.foes() == [14] and t.hp() == [10, 10]
    if t.asks[0][1] != "team-turn":
        t.play(0, "target enemy_1")
    t.enemy_turn()
    assert t.hp() == [10, 10] and t.view["enemies"][0]["aims_at"] == "player_1"


@rule("NEO-Q134", "NEO-Q143", "NEO-050")
def test_a_protection_for_two_enemy_phases_and_the_price_of_an_empty_pile() -> None:
    t = scene(2, enemies=["Loup affamé infecté"], hands=["Toile élastique"])
    t.does(0, "play Toile élastique")
    while "accept" in t.choices(0):
        t.play(0, "accept")
    before = t.hp()
    t.enemy_turn()
    assert t.hp() == [before[0] - 1, before[1] - 1]  # only the empty piles cost something
    assert len(t.row(0)["in_play"]) == 1
    t.enemy_turn()
    assert t.hp() == [before[0] - 2, before[1] - 2] and t.row(0)["in_play"] == []
    t.enemy_turn()
    assert t.hp() == [before[0] - 4, before[1] - 4]


@rule("NEO-Q144", "NEO-Q78", "NEO-115")
def test_modifiers_and_armour() -> None:
    t = scene(
        2,
        enemies=["Crocohydre", {"card": "Anguille", "hp": 14}],
        hands=["Paso doble, Secours usuraire"],
        in_play=["Croc monté en dague"],
        draws=["Stigmate", "Stigmate, Stigmate, Stigmate"],
    )
    t.does(0, "play Paso doble")
    assert t.foes() == [7, 10]
    before = t.hp()
    t.does(0, "play Secours usuraire")
    assert t.hp()[1] == before[1] - 2


@rule("NEO-Q33", "NEO-Q34", "NEO-Q164")
def test_a_granted_play_reopens_a_turn_for_one_card() -> None:
    t = scene(
        2,
        enemies=[{"card": "Bharaloth F"}],
        hands=["Passage de cognée, Stigmate", "Stigmate, Furibonderie, Procession"],
        max_hp=[30, 30],
    )
    t.does(1, "play Stigmate", "end")
    assert t.asks == [(0, "team-turn")]
    t.does(0, "play Passage de cognée")
    assert [seat for seat, _ in t.asks] == [0, 1] and t.row(1)["granted"] == 1
    t.does(1, "play Furibonderie")
    assert t.told("attacks")  # A's turn ended when B played, and nobody can play any more


@rule("NEO-Q154")
def test_the_price_of_a_may() -> None:
    t = scene(2, enemies=["Bharaloth F"], in_play=["Ceinture de vertèbres"], draws=["", "Stigmate"], hp=[5, 10])
    t.enemy_turn()
    while t.asks and t.asks[0][1] == "discard":
        t.does(t.asks[0][0], t.choices(t.asks[0][0])[0])
    assert "effect-pay" not in [ask for _, ask in t.asks]
    t = scene(
        2,
        enemies=["Bharaloth F"],
        in_play=["", "Éperons du vertige, Carapace d"],
        draws=["", "Stigmate, Stigmate, Stigmate"],
    )
    t.enemy_turn()
    while t.asks[0][1] != "effect-pay":
        t.play(t.asks[0][0], t.choices(t.asks[0][0])[0])
    before = t.hp()[1]
    t.play(1, "accept")
    assert t.hp()[1] == before - 2 and t.row(1)["granted"] == 1


@rule("NEO-174", "NEO-Q109")
def test_four_rounds_of_a_methodical_enemy_that_begins_with_the_third_player() -> None:
    t = scene(4, chance=[2], enemies=["Bharaloth F"], draws=["Stigmate, " * 5] * 4, hp=[10, 10, 10, 10])
    struck = []
    for turn in range(4):
        if turn == 1:
            t.state.put(3, 2, 1)  # D falls in the second team turn
        before = t.hp()
        t.enemy_turn()
        while t.asks and t.asks[0][1] == "discard":
            t.play(t.asks[0][0], t.choices(t.asks[0][0])[0])
        struck.append([seat for seat in range(4) if t.hp()[seat] < before[seat]])
    assert struck == [[2], [0], [1], [2]]


def beat(t: Scene) -> None:
    """All enemies fall at once."""
    for foe in t.state.foes():
        t.state.set_hp(foe, 0)
    begin(t, follow_up)
    t.table.collect()


def loot_of(seats: int, drawn: int, pile: str, zone: str = "1B") -> tuple[int, int]:
    """So many enemies are drawn and fall: cards obtained, cards revealed."""
    plenty = "Stigmate, Stigmate, Stigmate"
    t = scene(seats, "expedition", step="number", pile=pile, zone=zone, draws=[plenty] * seats)
    if len(t.state.pile) > 1:
        t.play(0, f"enemies {drawn}")
    t.until("team-turn")
    beat(t)
    (told,) = t.told("loot")
    return told["obtain"], told["n"]


FIVE = ", ".join(["Loup affamé infecté"] * 5)


@rule("NEO-034", "NEO-037", "NEO-038", "NEO-039", "NEO-040", "NEO-125", "NEO-Q06", "NEO-Q15")
def test_loot_of_more_enemies_of_fewer_and_of_all_that_are_left() -> None:
    assert loot_of(3, 2, FIVE) == (2, 6)
    assert loot_of(3, 3, FIVE) == (4, 9)
    assert loot_of(3, 1, FIVE) == (0, 3)
    assert loot_of(3, 1, "Loup affamé infecté") == (1, 3)


@rule("NEO-034", "NEO-Q166")
def test_loot_near_the_end_of_a_pile() -> None:
    two = "Loup affamé infecté, Loup affamé infecté"
    assert loot_of(4, 2, two) == (2, 6)
    assert loot_of(4, 1, two) == (0, 3)
    assert loot_of(3, 4, FIVE) == (6, 12)


@rule("NEO-124", "NEO-125")
def test_two_enemies_of_two_and_four_give_four_of_eight() -> None:
    assert loot_of(3, 2, "Bharaloth F, Bharaloth F", "0R") == (4, 8)


@rule("NEO-044", "NEO-045")
def test_a_deck_that_loses_a_card_loses_the_hit_point_it_was_worth() -> None:
    s = scene(2).state
    one = s.content.loot_ids.index(card("Rusticisme"))
    s.decks[0] = of([one] * 10)
    assert vigour(s, 0) == 11
    hands.banish(s, 0, one)
    assert value_of(s, s.decks[0]) == 9 and vigour(s, 0) == 10


@rule("NEO-184", "NEO-185", "NEO-098")
def test_after_the_ambush_all_enemies_act_in_their_order() -> None:
    t = scene(
        4,
        step="number",
        pile="Sanglier atrabilaire, Lionne pelée, Ours catarrheux",
        zone="2V",
        draws=["Stigmate, " * 6] * 4,
    )
    t.play(0, "enemies 3").until("team-turn").enemy_turn()
    t.until("team-turn")
    order = [event["who"] for event in t.told("attacks")]
    first, second, third = (card(name) for name in ("Sanglier atrabilaire", "Lionne pelée", "Ours catarrheux"))
    assert order == [second, third, first, second, third]


@rule("NEO-Q102", "NEO-Q96")
def test_a_lioness_called_in_the_team_turn_acts_in_the_enemy_phase() -> None:
    t = scene(
        2,
        enemies=[{"card": "Maîtresse de piste", "hp": 2}],
        hands=["Furibonderie"],
        pile="Lionne pelée",
        zone="2V",
        draws=["Stigmate, Stigmate"] * 2,
    )
    t.does(0, "play Furibonderie").enemy_turn()
    assert [event["who"] for event in t.told("attacks")] == [card("Lionne pelée")]


@rule("NEO-135", "NEO-136", "NEO-137", "NEO-138", "NEO-139")
def test_what_pays_a_price_of_five() -> None:
    house = scene(2).state.content
    wanted = [name for design, name in enumerate(house.loot_ids) if house.buy[design] == 5]
    held = [
        next(name for design, name in enumerate(house.loot_ids) if house.price[design] == price)
        for price in (1, 2, 3, 4)
    ]
    relic = "Encyclopédie de poche"

    def fair() -> Scene:
        t = scene(
            2,
            "journey",
            enemies=[{"card": "Loup affamé infecté", "hp": 2}],
            pile="Braconnière bilieuse",
            hands=["Furibonderie"],
            discards=[", ".join(held), relic],
            fair=f"{wanted[0]}, Fléau d, Mont-de-piété, Boîte à diable",
            quests={"REQ01": "closed"},
            loot="",
        )
        return t.does(0, "play Furibonderie").play(0, "stop").play(0, "market")

    one, two, three, four = held
    for first, second in ((one, four), (two, three), (three, two), (four, one)):
        t = fair().play(0, f"buy {wanted[0]} player_0")
        assert {move for move in t.choices(0) if move.startswith("pay")} == {f"pay {each}" for each in held}
        t.play(0, f"pay {first}")
        if t.asks[0][1] != "market":
            assert [move for move in t.choices(0) if move.startswith("pay")] in ([f"pay {second}"], [])
        t = fair().play(0, f"buy {wanted[0]} player_0").play(0, f"pay {first}")
        if wanted[0] not in t.view["decks"][0]:
            t.play(0, f"pay {second}")
        assert wanted[0] in t.view["decks"][0] and first not in t.view["decks"][0] and second not in t.view["decks"][0]
    t = fair().play(0, f"buy {wanted[0]} player_1")
    if wanted[0] not in t.view["decks"][1]:
        assert [move for move in t.choices(1) if move.startswith(("pay", "relic"))] == [f"relic {card(relic)}"]
        t.play(1, f"relic {card(relic)}")
    assert t.view["decks"][1] == [wanted[0]] and card("Boîte à diable") in t.view["fair"]["offers"]
    offers = t.view["fair"]["offers"]
    t.play(0, "stop").play(0, "market")
    assert t.view["fair"]["offers"] == offers and len(offers) == 3


@rule("NEO-129")
def test_nine_are_to_be_revealed_and_there_are_seven() -> None:
    three = [{"card": "Loup affamé infecté", "hp": 2}] * 3
    t = scene(
        3,
        "expedition",
        enemies=three,
        pile="Bouc émissaire",
        draws=["Stigmate"] * 3,
        loot="Rusticisme, Procession, Aplomb vicinal, Gourde",
        loot_discard="Frappe v, Ronces dociles, Morsure ancillaire",
    )
    beat(t)
    (found,) = t.told("revealed")
    assert t.told("loot")[0]["n"] == 9 and len(found["cards"]) == 7
    assert set(found["cards"][:4]) == {card(each) for each in ("Rusticisme", "Procession", "Aplomb", "Gourde")}
