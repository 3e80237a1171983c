"""Where cards go: hands, draw piles, discards, the jail; searching, foreseeing, launching, banishing."""

from ludotheque.core.vecs import of
from ludotheque.games.neombre import effects, names, piles, queries
from ludotheque.games.neombre.phases import hands
from tests.games.neombre.scene import Told, begin, card, scene
from tests.marks import rule

FIG = "Figuier confesseur"
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-066", "NEO-069", "NEO-070", "NEO-Q64")
def test_recycled_cards_lie_under_the_pile_in_an_unknown_order() -> None:
    t = scene(2, enemies=[FIG], draws=["Rusticisme"], discards=["Frappe v, Furibonderie, Procession"])
    hands.recycle(t.state, 0, 2)
    assert t.pile(0) == 3 and len(t.row(0)["discard"]) == 1 and list(t.state.groups[0]) == [1, 2]
    hands.draw_one(t.state, 0)
    assert t.has(0, "hand", "Rusticisme")
    hands.recycle(t.state, 0, 5)
    assert t.row(0)["discard"] == [] and list(t.state.groups[0]) == [2, 1]


@rule("NEO-158", "NEO-067")
def test_milling_takes_from_the_top_and_stops_at_the_bottom() -> None:
    t = scene(2, enemies=[FIG], draws=["Rusticisme, Procession"])
    hands.mill(t.state, 0, 1)
    assert t.has(0, "discard", "Rusticisme")
    hands.mill(t.state, 0, 4)
    assert t.has(0, "discard", "Rusticisme, Procession") and t.hp() == [10, 10]


@rule("NEO-Q58")
def test_whoever_discards_chooses_and_gives_all_where_there_are_fewer() -> None:
    t = scene(2, enemies=[FIG], hands=["", "Rusticisme, Procession, Frappe v"])
    begin(t, lambda s: hands.choose_cards(s, 1, effects.DISCARDS, names.HAND, 0, 2))
    assert t.asks == [(1, "discard")]
    t.does(1, "card Procession")
    t.does(1, "card Rusticisme")
    assert t.has(1, "hand", "Frappe v") and t.has(1, "discard", "Rusticisme, Procession")
    begin(t, lambda s: hands.choose_cards(s, 1, effects.DISCARDS, names.HAND, 0, 2))
    assert t.row(1)["hand"] == [] and t.asks[0][1] == "team-turn"


@rule("NEO-156", "NEO-Q59")
def test_the_jail_takes_from_the_hand_the_top_of_the_pile_or_the_discard() -> None:
    t = scene(2, enemies=[FIG], hands=["Rusticisme, Procession"], draws=["Frappe v, Stigmate"], discards=["Rusticisme"])
    begin(t, lambda s: hands.choose_cards(s, 0, effects.JAILS, names.HAND, 0, 1))
    t.does(0, "card Procession")
    hands.jail_top(t.state, 0, 1)
    begin(t, lambda s: hands.choose_cards(s, 0, effects.JAILS, names.DISCARD, 0, 2))
    assert t.has(0, "jail", "Procession, Frappe v, Rusticisme") and t.row(0)["discard"] == [] and t.pile(0) == 1


@rule("NEO-112", "NEO-154", "NEO-Q60", "NEO-Q61")
def test_a_search_shuffles_the_pile_it_looks_through() -> None:
    t = scene(2, enemies=[FIG], hands=["Flair avarié"], draws=["Procession, Rusticisme, Frappe v, Procession"])
    t.does(0, "play Flair avarié")
    assert t.asks == [(0, "search")] and t.choices(0) == [f"card {card('Rusticisme')}", f"card {card('Frappe v')}"]
    t.does(0, "card Frappe v")
    # prelude: a card of the shuffled rest; the searching card itself was not recycled
    assert card("Frappe v") in t.row(0)["hand"] and list(t.state.groups[0]) == [2]
    t = scene(2, enemies=[FIG], hands=["Stigmate, " * 6], draws=["Procession, Rusticisme"])
    begin(t, lambda s: hands.choose_cards(s, 0, effects.SEARCH, names.DECK, 0, 1))
    t.does(0, "card Procession")
    assert t.has(0, "discard", "Procession") and len(t.row(0)["hand"]) == 6


@rule("NEO-161", "NEO-Q63")
def test_foreseen_cards_lie_face_up_in_the_order_one_likes() -> None:
    t = scene(2, enemies=[FIG], hands=["Stigmate"], draws=["Procession, Rusticisme, Frappe v"])
    hands.shuffle_draws(t.state, 0)
    assert t.row(0)["draw"] == {"n": 3, "top": []}
    begin(t, lambda s: hands.foresee(s, 0, 2))
    t.play(0, "look")
    first, second = t.row(0)["draw"]["top"][:2]
    t.does(0, f"card {second}")
    assert t.row(0)["draw"] == {"n": 3, "top": [second, first, *t.row(0)["draw"]["top"][2:]]}
    hands.draw_one(t.state, 0)
    assert second in t.row(0)["hand"]
    begin(t, lambda s: hands.foresee(s, 0, 9))
    t.play(0, "leave")
    assert t.row(0)["draw"]["top"][0] == first


@rule("NEO-106", "NEO-Q68", "NEO-111")
def test_a_launched_card_resolves_inside_the_one_that_launches_it() -> None:
    t = scene(2, enemies=[FIG], hands=["Flûte de la canopée"], draws=["Frappe v, Chien de ferme, Stigmate"])
    t.does(0, "play Flûte de la canopée")
    assert t.foes() == [22] and [row["card"] for row in t.row(0)["in_play"]] == [card("Chien de ferme")]
    assert t.row(0)["discard"] == [card("Frappe v"), card("Flûte de la canopée")] and t.row(0)["used"] == 1


@rule("NEO-108", "NEO-Q70")
def test_a_launched_card_without_targets_goes_to_the_discard() -> None:
    t = scene(2, enemies=[FIG], hands=["Flûte de la canopée"], draws=["Paso doble, Frappe v"])
    t.does(0, "play Flûte de la canopée")
    assert t.foes() == [22] and card("Paso doble") in t.row(0)["discard"] and t.told("fizzled")


@rule("NEO-Q69", "NEO-167")
def test_a_launched_card_may_pay_its_tribute() -> None:
    for answer, hp, foe in (("accept", 9, 22), ("decline", 10, 25)):
        t = scene(2, enemies=[FIG], hands=["Flûte de la canopée"], draws=["Rusticisme, Procession, Procession"])
        t.does(0, "play Flûte de la canopée", answer)
        assert t.hp()[0] == hp and t.foes() == [foe]


@rule("NEO-Q52", "NEO-167")
def test_a_tribute_not_paid_leaves_nothing_and_still_uses_a_play() -> None:
    t = scene(2, enemies=[FIG], hands=["Rusticisme, Rature vengeresse"])
    t.does(0, "play Rusticisme", "decline")
    assert t.foes() == [25] and t.row(0)["used"] == 1 and t.has(0, "discard", "Rusticisme")
    t.does(0, "play Rature vengeresse")  # nothing in hand to jail: nothing is offered
    assert t.foes() == [25] and t.row(0)["used"] == 2
    t = scene(2, enemies=[FIG], hands=["Rusticisme"], hp=[1, 10])
    t.does(0, "play Rusticisme", "accept")
    assert t.row(0)["dead"] and t.foes() == [25]


@rule("NEO-152", "NEO-Q30")
def test_a_banished_card_leaves_the_deck_for_good() -> None:
    t = scene(2, enemies=[FIG], hands=["Mont-de-piété, Rusticisme, Procession"], draws=[PLENTY])
    t.does(0, "play Mont-de-piété", "accept", "card Rusticisme")
    assert card("Rusticisme") not in t.view["decks"][0] and len(t.row(0)["hand"]) == 5


@rule("NEO-053", "NEO-052")
def test_equipment_that_is_destroyed_goes_to_the_discard() -> None:
    t = scene(2, enemies=[FIG], in_play=["Bâton ferré, Gourde cabossée"])
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.EQUIPMENT, 1)))
    assert t.asks == [(0, "destroy")]
    t.does(0, "card Bâton ferré")
    assert t.has(0, "discard", "Bâton ferré") and len(t.row(0)["in_play"]) == 1


@rule("NEO-113", "NEO-Q67")
def test_a_half_is_rounded_as_its_player_likes() -> None:
    for answer, healed in (("round 0", 1), ("round 1", 2)):
        t = scene(2, enemies=[FIG], hands=["Piété filiale"], discards=["Stigmate, Stigmate, Stigmate"], hp=[5, 10])
        t.does(0, "play Piété filiale", "target player_0", answer)
        assert t.hp()[0] == 5 + healed


@rule("NEO-157", "NEO-Q91")
def test_immaculate_is_full_of_life() -> None:
    for hp, left in ((25, 20), (24, 21)):
        t = scene(2, enemies=[{"card": FIG, "hp": hp}], hands=["Guet-apens courtois"])
        t.does(0, "play Guet-apens courtois")
        assert t.foes() == [left]


@rule("NEO-Q107", "NEO-Q160")
def test_the_snake_offers_to_launch_instead_of_drawing() -> None:
    t = scene(2, enemies=[{"card": "Serpent des lianes", "memory": 0}], draws=["Frappe v, Stigmate", "Procession"])
    t.enemy_turn().play(1, "name player_0")
    assert t.asks == [(0, "draw-or-launch")]
    t.play(0, "launch")
    assert t.foes() == [14] and t.row(0)["hand"] == [] and t.row(0)["markers"] == {"poison": 1}
    t.play(1, "draw")
    assert t.has(1, "hand", "Procession")


@rule("NEO-114", "NEO-049", "NEO-068", "NEO-Q49")
def test_healing_may_be_wasted_and_never_goes_beyond_the_maximum() -> None:
    t = scene(2, enemies=[FIG], hands=["Aplomb vicinal, Aplomb vicinal"], draws=[PLENTY], hp=[10, 9])
    t.does(0, "play Aplomb vicinal", "target player_0", "play Aplomb vicinal", "target player_1")
    assert t.hp() == [10, 10]


@rule("NEO-049", "NEO-062", "NEO-147")
def test_a_character_is_a_player_an_enemy_or_for_healing_a_summon() -> None:
    t = scene(2, enemies=[FIG], hands=["Aplomb vicinal"], in_play=["Chien de ferme"], draws=[PLENTY])
    t.does(0, "play Aplomb vicinal")
    assert t.choices(0) == ["target enemy_0", "target player_0", "target player_1", "target summon_0_0"]


@rule("NEO-Q58", "NEO-053", "NEO-152")
def test_a_question_about_cards_says_whose_they_are_and_where_they_lie() -> None:
    t = scene(2, enemies=[FIG], hands=["", "Rusticisme, Procession, Frappe v"], discards=["", "Stigmate, Procession"])
    begin(t, lambda s: hands.choose_cards(s, 1, effects.DISCARDS, names.HAND, 0, 1))
    assert t.table.waiting[0].about["among"] == {"of": "player_1", "in": "hand"}
    assert "source" not in t.table.waiting[0].about  # no card has them choose
    t.does(1, "card Procession")
    begin(t, lambda s: hands.choose_cards(s, 1, effects.LAUNCH, names.DISCARD, 0, 1))
    assert t.table.waiting[0].about["among"] == {"of": "player_1", "in": "discard"}
    held = "Bâton ferré, Habit du dimanche"
    t = scene(2, enemies=[FIG], in_play=[held])
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.EQUIPMENT, 1)))
    assert t.table.waiting[0].about["among"] == {"of": "player_0", "in": "in_play"}
    where = t.table.view(0)["team"][0]
    assert {card for _, card in t.table.waiting[0]} == {row["card"] for row in where["in_play"]}


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


@rule("NEO-161", "NEO-Q150")
def test_nothing_is_foreseen_for_the_dead_nor_none_for_anybody() -> None:
    t = scene(2, enemies=[FIG], dead=[1], draws=[PLENTY, PLENTY])
    depth = len(t.state.stack)
    hands.foresee(t.state, 1, 2)
    hands.foresee(t.state, 0, 0)
    assert len(t.state.stack) == depth
    hands.foresee(t.state, 0, 1)
    assert len(t.state.stack) == depth + 1


@rule("NEO-161")
def test_a_single_card_can_be_foreseen() -> None:
    t = scene(2, enemies=[FIG], draws=["Procession"])
    begin(t, lambda s: hands.foresee(s, 0, 2))
    assert t.asks == [(0, "foresee")]
    t.play(0, "look")
    assert t.told("foresaw")[0]["cards"] == [card("Procession")] and list(t.state.groups[0]) == [1]


@rule("NEO-Q58")
def test_whoever_discards_all_is_not_asked_which() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v, Onguent rance"])
    begin(t, lambda s: hands.choose_cards(s, 0, effects.DISCARDS, names.HAND, 0, 2))
    assert t.row(0)["hand"] == [] and t.has(0, "discard", "Frappe v, Onguent rance") and t.asks[0][1] == "team-turn"
    t = scene(2, enemies=[FIG], hands=["Frappe v, Onguent rance, Stigmate"])
    begin(t, lambda s: hands.choose_cards(s, 0, effects.DISCARDS, names.HAND, 0, 2))
    assert t.asks == [(0, "discard")]


@rule("NEO-154", "NEO-Q63")
def test_a_card_that_is_found_leaves_its_own_part_of_the_pile() -> None:
    pile, groups = of([7, 8, 9, 7]), of([1, 2, 1])
    for found, left, parts in ((7, [8, 9, 7], [2, 1]), (8, [7, 9, 7], [1, 1, 1]), (9, [7, 8, 7], [1, 1, 1])):
        rest, sizes = piles.without_card(pile, groups, found)
        assert (list(rest), list(sizes)) == (left, parts)
    rest, sizes = piles.without_card(of([7, 8, 9]), of([1, 1, 1]), 9)
    assert (list(rest), list(sizes)) == ([7, 8], [1, 1])


@rule("NEO-152", "NEO-Q29")
def test_a_filter_by_name_lets_that_card_through_and_no_other() -> None:
    s = scene(2, enemies=[FIG]).state
    frappe = s.content.loot_ids.index(card("Frappe v"))
    only = names.ONLY_CARDS + s.content.mal
    assert queries.suits(s, s.content.mal, only) and not queries.suits(s, frappe, only)
    assert list(queries.suiting(s, of([frappe, s.content.mal]), only)) == [s.content.mal]


@rule("NEO-064", "NEO-067", "NEO-106", "NEO-156")
def test_the_first_card_of_the_book_leaves_the_pile_like_any_other() -> None:
    mal = card("Mal de Résurrection")
    t = scene(2, enemies=[FIG], draws=[mal, PLENTY])
    assert t.state.content.loot_ids.index(mal) == 0
    hands.draw(t.state, 0, 2)
    assert t.row(0)["hand"] == [mal] and t.hp() == [9, 10]  # and the second one costs 1 HP
    t = begin(scene(2, enemies=[FIG], draws=[mal, PLENTY]), lambda s: hands.launch_top(s, 0))
    assert t.pile(0) == 0 and t.row(0)["discard"] == [mal]
    t = begin(scene(2, enemies=[FIG], draws=[mal, PLENTY]), lambda s: hands.jail_top(s, 0, 2))
    assert t.pile(0) == 0 and t.row(0)["jail"] == [mal]
    t = begin(scene(2, enemies=[FIG], draws=[mal, PLENTY]), lambda s: hands.mill(s, 0, 2))
    assert t.pile(0) == 0 and t.row(0)["discard"] == [mal]


@rule("NEO-161", "NEO-Q63")
def test_three_foreseen_cards_are_put_back_in_the_order_chosen() -> None:
    """Sépulture bavarde: foresee 3, draw 2, mill 1."""
    t = scene(2, enemies=[FIG], hands=["Sépulture bavarde"], draws=["Stigmate, Frappe v, Rusticisme, Aplomb vicinal"])
    t.does(0, "play Sépulture bavarde", "look")
    assert t.choices(0) == [f"card {card(name)}" for name in ("Stigmate", "Frappe v", "Rusticisme")]
    t.does(0, "card Rusticisme")
    assert t.choices(0) == [f"card {card(name)}" for name in ("Stigmate", "Frappe v")]
    t.does(0, "card Frappe v")
    assert t.has(0, "hand", "Rusticisme, Frappe v") and t.has(0, "discard", "Stigmate, Sépulture bavarde")
    assert t.pile(0) == 1


@rule("NEO-112", "NEO-Q61", "NEO-106")
def test_the_draw_pile_is_shuffled_for_a_card_out_of_it_only() -> None:
    """An automaton launches from the hand, a bust searches the discard: what lies on the pile is still known."""
    pile = ["Frappe v", "Stigmate", "Rusticisme"]
    kinds: list[tuple[str, Told]] = [
        ("Automate joueur", {"hands": ["Furibonderie"]}),
        ("Buste parlant", {"discards": ["Furibonderie"]}),
    ]
    for summon, told in kinds:
        t = scene(2, enemies=[FIG], in_play=[summon], draws=[", ".join(pile), PLENTY], **told).play(0, "end")
        assert t.has(0, "hand" if "discards" in told else "discard", "Furibonderie")
        assert t.row(0)["draw"]["top"] == [card(name) for name in pile]
