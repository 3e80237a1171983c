"""What shows only with one card more or less, or for another player."""

from ludotheque.core.vecs import of
from ludotheque.games.neombre import effects, names, piles, queries, state
from ludotheque.games.neombre.check import HOUSE, read
from ludotheque.games.neombre.phases import arrivals, hands, harm
from ludotheque.games.neombre.phases.cards import Deed, grant
from ludotheque.games.neombre.phases.expedition import advance, lay_out
from ludotheque.games.neombre.phases.loot_events import names_a_player, touches_loot
from ludotheque.games.neombre.state import Figure
from ludotheque.kit.effects.selectors import NONE
from tests.games.neombre.scene import begin, card, cards, reading, scene, travelling, won
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-159")
def test_a_card_that_lies_twice_in_the_discard_is_offered_once() -> None:
    t = scene(2, enemies=[FIG], discards=["Murmure posthume, Murmure posthume"])
    assert t.choices(0).count(f"recall {card('Murmure posthume')}") == 1


@rule("NEO-028", "NEO-032", "NEO-002")
def test_the_pile_of_a_zone_is_shuffled() -> None:
    s = scene(2, enemies=[FIG], pile="Sanglier").state
    lay_out(s, s.content.zone_ids.index("1T"))
    assert len(s.pile) > 1 and list(s.pile_groups) == [len(s.pile)]


@rule("NEO-027", "NEO-028", "NEO-030")
def test_a_zone_that_is_chosen_is_fought_in() -> None:
    t = travelling(["", ""], quests={"REQ01": "closed"}).play(0, "go 1T")
    assert t.view["zone"] == "1T" and t.asks[0][1] == "enemies"


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


@rule("NEO-052", "NEO-Q41")
def test_whoever_has_less_than_is_destroyed_loses_what_there_is() -> None:
    t = scene(2, enemies=[FIG], in_play=["Bâton ferré"])
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.EQUIPMENT, 2)))
    assert t.row(0)["in_play"] == [] and t.has(0, "discard", "Bâton ferré") and t.asks[0][1] == "team-turn"


@rule("NEO-Q31", "NEO-Q138")
def test_what_waits_for_the_end_of_ones_turn_comes_when_one_ends_it() -> None:
    told = {"in_play": ["Linceul rapiécé"], "discards": ["Frappe v, Furibonderie", "Frappe v"], "draws": [PLENTY] * 2}
    t = scene(2, enemies=[FIG], **told).play(0, "end")  # type: ignore[arg-type]  # a description
    assert t.row(0)["discard"] == [] and t.pile(0) == 6
    assert t.has(1, "discard", "Frappe v") and t.pile(1) == 4


@rule("NEO-Q135")
def test_launches_are_counted_anew_in_every_turn() -> None:
    t = scene(2, enemies=[FIG], draws=[PLENTY] * 2)
    t.state.launches = 7
    t.enemy_turn()
    assert t.view["round"] == 2 and t.state.launches == 0


@rule("NEO-031", "NEO-089")
def test_the_next_fight_of_an_expedition_is_open_again() -> None:
    t = won(loot="Rusticisme", pile=f"{FIG}, Sanglier").play(0, "stop", "fight")
    assert t.state.outcome == state.FIGHTING and t.asks[0][1] == "enemies"
    t.play(0, "enemies 1")
    assert t.view["round"] == 1 and len(t.view["enemies"]) == 1


@rule("NEO-174", "NEO-Q109", "NEO-Q108")
def test_the_methodical_come_back_to_the_only_one_left() -> None:
    t = scene(2, enemies=[{"card": "Bharaloth F", "memory": 1}], dead=[0], draws=[PLENTY] * 2)
    assert t.view["enemies"][0]["targeting"] == "methodical" and t.view["enemies"][0]["aims_at"] == "player_1"


@rule("NEO-188", "NEO-191")
def test_in_company_nobody_has_a_companion() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v"])
    assert t.why(0, "attach Frappe v") == "no-companion"


@rule("NEO-193", "NEO-Q125")
def test_a_companion_without_a_card_acts_in_vain() -> None:
    t = scene(1, enemies=[FIG], draws=[PLENTY]).play(0, "companion")
    assert t.foes() == [25] and t.told("launched") == [] and "companion" not in t.choices(0)


@rule("NEO-161")
def test_a_single_card_can_be_foreseen() -> None:
    t = scene(2, enemies=[FIG], draws=["Procession"])
    begin(t, lambda s: hands.foresee(s, 0, 2))
    assert t.asks == [(0, "foresee")]
    t.play(0, "look")
    assert t.told("foresaw")[0]["cards"] == [card("Procession")] and list(t.state.groups[0]) == [1]


@rule("NEO-Q177", "NEO-187")
def test_who_finds_no_place_does_not_come() -> None:
    t = scene(2, enemies=["Bête grouill"], pile="Bharaloth F, Bharaloth F", draws=[PLENTY] * 2)
    another = t.state.content.enemy_ids.index(card("Bharaloth F"))
    arrivals.make_tokens(t.state, 4, state.ENEMY_PLACES - 6)
    arrivals.place_enemy(t.state, another, 0)
    arrivals.make_tokens(t.state, 4, 3)
    begin(t, lambda s: s.call(arrivals.Draw(2)))
    assert len(t.view["enemies"]) == state.ENEMY_PLACES and t.hp() == [8, 8]  # what one of them does on arrival


@rule("NEO-Q57", "NEO-159")
def test_what_one_player_has_recalled_another_may_still_recall() -> None:
    t = scene(2, enemies=[FIG], discards=["Murmure posthume", "Murmure posthume"], draws=[PLENTY] * 2)
    t.state.recalled = type(t.state.recalled)([0, t.state.content.loot_ids.index(card("Murmure posthume"))])
    t.table.menu.clear()
    assert not t.can(0, "recall Murmure posthume") and t.can(1, "recall Murmure posthume")


@rule("NEO-150", "NEO-004")
def test_hit_points_rise_as_far_as_they_can_be_shown() -> None:
    s = scene(2, enemies=[FIG]).state
    harm.augment(s, 0, 500)
    assert (s.hp(0), s.max_hp(0)) == (99, 99)


@rule("NEO-171")
def test_the_stupid_have_no_choice_where_one_is_left() -> None:
    t = scene(2, enemies=["Fossoyeur en grève"], dead=[1], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.view["round"] == 2 and t.hp()[0] < 10


@rule("NEO-071", "NEO-Q144")
def test_an_enemy_that_another_protects_is_hurt_less() -> None:
    for who, less in (("Dame des nénuphars", 1), ("Sanglier", 0)):
        s = scene(2, enemies=[who, FIG]).state
        harm.inflict(s, 0, 5, 3, True)
        assert s.hp(5) == 25 - 3 + less


@rule("NEO-Q130", "NEO-099")
def test_a_companion_that_falls_without_a_card_leaves_none() -> None:
    t = scene(1, enemies=[{"card": FIG, "memory": 1}], companion={"hp": 1}, draws=[PLENTY])
    t.enemy_turn()
    assert t.view["team"][1]["dead"] and len(t.state.discards[0]) == 0


@rule("NEO-102", "NEO-Q136")
def test_a_fight_is_not_won_while_the_dead_have_still_something_to_do() -> None:
    t = scene(
        2,
        enemies=[{"card": "Encrier boutefeu", "hp": 1}, {"card": "Charroi d", "hp": 1}],
        hands=["Vapeurs méphitiques, Frappe v", "Frappe v"],
        draws=[PLENTY] * 2,
    )
    t.does(0, "play Vapeurs méphitiques")
    assert not t.table.over and [row["token"] for row in t.view["enemies"]] == [True, True]
    assert t.has(1, "discard", "Frappe v")


@rule("NEO-185", "NEO-092")
def test_after_an_ambush_everybody_draws_in_the_first_turn_too() -> None:
    for enemy, drawn in (("Lionne pelée", 1), (FIG, 0)):
        t = scene(2, step="number", pile=enemy, zone="2V", draws=[PLENTY] * 2).until("team-turn")
        assert t.view["round"] == 1 and [len(t.row(seat)["hand"]) for seat in (0, 1)] == [drawn, drawn]


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


@rule("NEO-Q43", "NEO-162")
def test_by_the_other_reading_a_recital_looks_at_the_card_right_before_it_too() -> None:
    t = reading("own_recital", enemies=[FIG], hands=["Exorde monocorde, Péroraison, Aphorisme"], draws=[PLENTY])
    t.does(0, "play Exorde monocorde", "play Aphorisme")
    assert t.foes() == [18]
    t.does(0, "play Péroraison")
    assert t.foes() == [16]


@rule("NEO-167", "NEO-Q52", "NEO-Q154")
def test_a_price_in_cards_is_paid_in_full_by_a_living_player_or_not_at_all() -> None:
    s = scene(3, enemies=[FIG], draws=[PLENTY] * 3, discards=["Frappe v, Frappe v"] * 3, dead=[2]).state
    deed = Deed(0, 0, NONE, NONE)
    for op, most in ((effects.MILL, 4), (effects.RECYCLE, 2)):
        for who, n, payable in ((0, most, True), (0, most + 1, False), (1, most, True), (2, 1, False), (4, 1, False)):
            assert deed.payable(s, op, who, n, 0, 0, 0) is payable, (op, who, n)


@rule("NEO-Q127")
def test_a_permanent_attached_is_not_even_launched() -> None:
    t = scene(1, enemies=[FIG], attached="Chien de ferme", draws=[PLENTY]).play(0, "companion")
    assert t.told("launched") == [] and t.view["team"][1]["attached"] == card("Chien de ferme")


@rule("NEO-Q143")
def test_an_enchantment_goes_back_to_whoever_laid_it() -> None:
    hand = "Sceau de cire noire, Estoc malhabile, Stigmate"
    t = scene(2, enemies=[{"card": FIG, "hp": 3}, FIG], hands=["", hand], in_play=["Bâton ferré"])
    t.does(1, "play Sceau de cire noire", "accept", "card Stigmate", "target enemy_0")
    t.does(1, "play Estoc malhabile", "target enemy_0")
    assert t.row(1)["in_play"] == [] and card("Sceau de cire noire") in t.row(1)["discard"]
    assert t.row(0)["discard"] == [] and len(t.row(0)["in_play"]) == 1


@rule("NEO-Q145", "NEO-186")
def test_whoever_hides_leaves_the_other_exposed() -> None:
    s = scene(2, enemies=[FIG], in_play=["Camouflage de mousse"]).state
    assert list(queries.exposed(s)) == [1]
    s = scene(2, enemies=[FIG], in_play=["Camouflage de mousse"], dead=[1]).state
    assert list(queries.exposed(s)) == [0]


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


@rule("NEO-Q161", "NEO-165")
def test_what_waits_for_a_discard_comes_once_for_every_card_of_its_owner() -> None:
    for seat, left in ((0, 23), (1, 25)):
        told = {"in_play": ["", ""], "hands": ["Carnaval des asticots"], "draws": [PLENTY] * 2}
        told["in_play"][seat] = "Chapelle ardente"
        t = scene(2, enemies=[FIG], **told).does(0, "play Carnaval des asticots")  # type: ignore[arg-type]
        assert t.foes() == [left]


@rule("NEO-Q161", "NEO-Q138")
def test_what_waits_is_for_the_living_whoever_else_has_died() -> None:
    t = scene(2, enemies=[FIG], in_play=["Gourde cabossée"], hp=[5, 0], dead=[1], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert [event["who"] for event in t.told("healed")] == ["player_0"]


@rule("NEO-Q161")
def test_whoever_dies_in_between_has_nothing_more_to_do() -> None:
    t = scene(
        2,
        enemies=[{"card": FIG, "memory": 1}],
        in_play=["Éperons du vertige, Trousse de barbier"],
        hp=[2, 9],
        draws=[PLENTY] * 2,
    )
    t.enemy_turn().does(0, "resolve Éperons du vertige 0").play(0, "accept")
    assert t.row(0)["dead"] and t.asks == [(1, "team-turn")]


@rule("NEO-Q33", "NEO-Q158")
def test_no_play_is_granted_where_extra_cards_are_forbidden() -> None:
    for enemy, granted in (("Archimage renégate", 0), ("Maître de chapelle", 1)):
        s = scene(2, enemies=[enemy]).state
        grant(s, 0, 1)
        assert s.get(0, Figure.granted) == granted


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


@rule("NEO-Q112", "NEO-144", "NEO-170")
def test_of_several_targets_each_is_hurt_by_what_is_its_own() -> None:
    t = scene(2, enemies=["Ours catarrheux"], markers=[{}, {"infection": 1}], draws=[PLENTY] * 2)
    begin(t, lambda s: s.perform(4, s.element_of(4), names.ACTIVE, of([0, 1])))
    lost = [10 - hp for hp in t.hp()]
    assert lost[1] == lost[0] + 1
