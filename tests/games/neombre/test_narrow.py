"""Scenes at the edge of a rule: one more, one less, the neighbour, the other pile."""

from ludotheque.games.neombre import names, state
from ludotheque.games.neombre.phases import arrivals, hands, harm
from ludotheque.games.neombre.phases.expedition import advance
from ludotheque.games.neombre.phases.team_turn import SummonTurn
from ludotheque.games.neombre.state import Figure, Foe, Summon
from tests.games.neombre.scene import Scene, Told, begin, card, cards, fresh, scene, won
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"  # 15 HP, riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"
DOG = state.FIRST_SUMMON


def quest(t: Scene, name: str) -> int:
    return t.state.content.quest_ids.index(name)


@rule("NEO-Q151", "NEO-026")
def test_a_quest_for_the_daring_counts_fights_with_a_bonus_only() -> None:
    for bonus, fulfilled in ((0, False), (1, True), (2, True), (-1, False)):
        t = scene(2, "journey", zone="2V", enemies=[FIG], quests={"REQ06": "active"})
        t.state.bonus = bonus
        advance(t.state)
        assert (t.state.quests[quest(t, "REQ06")] == state.FULFILLED) == fulfilled
    t = scene(2, "journey", zone="1T", enemies=[FIG], quests={"REQ02": "active"})
    t.state.set_quest(quest(t, "REQ06"), state.ACTIVE)
    t.state.bonus = 0
    advance(t.state)
    assert [t.state.progress[quest(t, name)] for name in ("REQ02", "REQ06")] == [1, 0]


@rule("NEO-161", "NEO-Q150")
def test_nothing_is_foreseen_for_the_dead_nor_none_for_anybody() -> None:
    t = scene(2, enemies=[FIG], dead=[1], draws=[PLENTY, PLENTY])
    depth = len(t.state.stack)
    hands.foresee(t.state, 1, 2)
    hands.foresee(t.state, 0, 0)
    assert len(t.state.stack) == depth
    hands.foresee(t.state, 0, 1)
    assert len(t.state.stack) == depth + 1


@rule("NEO-105", "NEO-Q160")
def test_more_plays_are_for_whoever_has_them() -> None:
    told: Told = {"enemies": [FIG], "hands": ["Frappe v, Frappe v, Frappe v"] * 2, "draws": [PLENTY] * 2}
    t = scene(2, in_play=["", "Doublure d"], **told)
    t.does(0, "play Frappe v", "play Frappe v")
    assert t.why(0, "play Frappe v") == "no-play-left"
    t.does(1, "play Frappe v", "play Frappe v", "play Frappe v")
    assert t.row(1)["used"] == 3


@rule("NEO-Q164", "NEO-Q33")
def test_a_granted_play_is_spent_by_whoever_has_it_after_the_normal_ones() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v, Frappe v, Frappe v, Frappe v"], draws=[PLENTY] * 2)
    t.state.put(0, Figure.granted, 1)
    t.state.put(1, Figure.granted, 1)
    t.does(0, "play Frappe v", "play Frappe v")
    assert (t.row(0)["used"], t.row(0)["granted"]) == (2, 1)
    t.does(0, "play Frappe v")
    assert (t.row(0)["granted"], t.row(1)["granted"]) == (0, 1)


@rule("NEO-167", "NEO-052")
def test_a_summon_is_a_price_where_a_summon_is_asked_for() -> None:
    told: Told = {"enemies": [FIG], "hands": ["Lâcher de rapace"], "draws": [PLENTY]}
    t = scene(2, in_play=["Bâton ferré"], **told).does(0, "play Lâcher de rapace")
    assert t.foes() == [25] and len(t.row(0)["in_play"]) == 1  # equipment does not pay
    t = scene(2, in_play=["Bâton ferré, Chien de ferme"], **told).does(0, "play Lâcher de rapace", "accept")
    assert t.foes() == [25 - 5 - 1] and [row["card"] for row in t.row(0)["in_play"]] == cards("Bâton ferré")


@rule("NEO-167", "NEO-Q142")
def test_an_enchantment_whose_tribute_is_declined_does_not_enter_play() -> None:
    told: Told = {"enemies": [FIG], "hands": ["Nom de guerre, Rusticisme"], "draws": [PLENTY]}
    t = scene(2, **told).does(0, "play Nom de guerre", "decline")
    assert t.row(0)["in_play"] == [] and t.has(0, "discard", "Nom de guerre") and t.has(0, "hand", "Rusticisme")
    t = scene(2, **told).does(0, "play Nom de guerre", "accept")
    assert [row["card"] for row in t.row(0)["in_play"]] == cards("Nom de guerre")
    told["hands"] = ["Nom de guerre"]
    t = scene(2, **told).does(0, "play Nom de guerre")  # nothing to discard: it cannot be paid
    assert t.row(0)["in_play"] == [] and t.has(0, "discard", "Nom de guerre")


@rule("NEO-057", "NEO-059", "NEO-Q39")
def test_a_summon_that_has_left_does_not_act_and_another_in_its_place_not_twice() -> None:
    t = scene(2, enemies=[FIG], in_play=["Chien de ferme"])
    key = t.state.of(DOG, Summon.key)
    begin(t, lambda s: s.call(SummonTurn(0, DOG, key + 7)))
    assert t.foes() == [25] and t.row(0)["in_play"][0]["hp"] == 3
    begin(t, lambda s: s.call(SummonTurn(0, DOG, key)))
    assert t.foes() == [23] and t.row(0)["in_play"][0]["hp"] == 2
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.SUMMON, 1)))
    begin(t, lambda s: s.call(SummonTurn(0, DOG, key)))
    assert t.foes() == [23] and not t.state.lives(DOG)


@rule("NEO-060", "NEO-150")
def test_your_summons_are_yours_and_all_of_them() -> None:
    t = scene(
        2,
        enemies=[FIG],
        hands=["Dompteuse repentie, Picotin"],
        in_play=["Chien de ferme, Squelette stagiaire", "Chien de ferme"],
        draws=[PLENTY],
    )
    t.does(0, "play Dompteuse repentie")
    assert [(row["hp"], row["max_hp"]) for row in t.row(0)["in_play"]] == [(5, 5), (4, 4)]
    assert t.row(1)["in_play"][0]["hp"] == 3 and t.hp() == [10, 10]
    t.state.set_hp(DOG, 1)
    t.does(0, "play Picotin", "target player_1")
    assert [row["hp"] for row in t.row(0)["in_play"]] == [2, 4]


@rule("NEO-071", "NEO-Q111")
def test_damage_among_enemies_is_no_assault() -> None:
    s = scene(2, enemies=[FIG, FIG]).state
    assert not harm.inflict(s, 4, 5, 3, False) and s.hp(5) == 22
    assert s.on(5, Foe.attacker) == state.NOBODY
    assert harm.inflict(s, 1, 5, 3, True) and s.on(5, Foe.attacker) == 1


@rule("NEO-Q138", "NEO-088")
def test_what_waits_for_the_start_of_the_team_turn_comes_before_the_first_card() -> None:
    t = scene(
        2, enemies=[{"card": "Chamane des cimes", "memory": 0}], markers=[{"poison": 1}], draws=[PLENTY] * 2, hp=[9, 9]
    )
    t.enemy_turn()
    assert t.hp() == [8, 9 - 2 - 1] and t.asks[0][1] == "team-turn"


@rule("NEO-092", "NEO-101", "NEO-184")
def test_an_ambush_may_end_the_fight() -> None:
    t = scene(2, step="number", pile="Lionne pelée", zone="2V", hp=[1, 1], draws=[PLENTY] * 2)
    while not t.table.over and t.view["round"] == 0:
        seat = t.table.waiting[0].seat
        t.play(seat, t.choices(seat)[0])
    fell = [row["dead"] for row in t.view["team"]]
    assert t.table.over == all(fell)
    if not t.table.over:
        assert fell.count(True) == 1 and t.view["round"] == 1


@rule("NEO-035", "NEO-Q14", "NEO-140")
def test_an_event_without_a_price_that_leaves_the_loot_alone_may_come_with_the_bonus() -> None:
    t = won(2, pile="", loot="Nouvelle Calende, Clairière giboyeuse, Rusticisme", fair="Fléau d, Boîte à diable")
    while t.asks[0][1] != "share-bonus":
        t.play(0, "stop")
    offered = {choice for choice in t.choices(0) if choice.startswith("trigger")}
    assert offered <= {f"trigger {card('Nouvelle Calende')}"}
    if card("Nouvelle Calende") in t.view["shown"]:
        assert offered and list(t.state.fair_groups) == [1, 1]
        t.does(0, "trigger Nouvelle Calende")
        assert list(t.state.fair_groups) == [2]


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


@rule("NEO-Q43", "NEO-162")
def test_a_recital_launched_by_a_card_with_channel_sees_it() -> None:
    t = scene(2, enemies=[FIG], hands=["Racine étrangleuse"], draws=["Péroraison, Rusticisme"])
    t.does(0, "play Racine étrangleuse", "card Péroraison")
    assert t.foes() == [25 - 3 - 2 - 4]
    t = scene(2, enemies=[FIG], draws=["Péroraison"])
    begin(t, lambda s: hands.launch_top(s, 0))
    assert t.foes() == [23]


@rule("NEO-178", "NEO-Q108")
def test_the_vengeful_point_at_whoever_hit_them_also_at_the_first_player() -> None:
    for seat in (0, 1):
        t = scene(2, enemies=[{"card": "Gardien de tertre", "attacker": seat}], draws=[PLENTY] * 2)
        assert t.view["enemies"][0]["aims_at"] == f"player_{seat}"
        t.enemy_turn()
        assert [n < 10 for n in t.hp()] == [seat == 0, seat == 1]


@rule("NEO-Q178")
def test_decks_of_a_level_hold_no_event_and_cards_of_lower_levels_only() -> None:
    t = fresh(2, mode="fight", zone="3K").until("enemies")
    s = t.state
    for deck in s.decks:
        added = [design for design in deck if s.content.zone[design] < len(s.content.zone_ids)]
        assert len(added) == 24 and not any(s.is_(design, names.EVENT) for design in deck)
        levels = sorted(int(s.content.level[s.content.zone[design]]) for design in added)
        assert levels == [1] * 12 + [2] * 12


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


@rule("NEO-117", "NEO-Q104")
def test_after_a_fight_nothing_lies_before_the_players() -> None:
    t = won(2, loot="Rusticisme", draws=[PLENTY, PLENTY], discards=["Frappe v", ""], jails=["Onguent rance", ""])
    s = t.state
    assert all(len(pile) == 0 for piles in (s.hands, s.draws, s.discards, s.jails, s.groups) for pile in piles)
    assert len(s.standing) == 0 and s.launches == 0 and s.phase == state.NO_FIGHT
    assert sorted(t.view["decks"][0])[:1] == cards("Furibonderie") and len(t.view["decks"][0]) == 7


@rule("NEO-083", "NEO-Q177")
def test_the_place_of_the_dead_is_free_from_the_next_team_turn_on() -> None:
    t = scene(2, enemies=[{"card": WOLF, "hp": 2}, FIG], hands=["Furibonderie"], pile="Sanglier", draws=[PLENTY] * 2)
    t.does(0, "play Furibonderie", "target enemy_0")
    begin(t, lambda s: s.call(arrivals.Draw(1)))
    assert [row["id"] for row in t.view["enemies"]] == ["enemy_1", "enemy_2"]  # the dead still lies there
    t = scene(2, enemies=[{"card": WOLF, "hp": 2}, FIG], hands=["Furibonderie"], pile="Sanglier", draws=[PLENTY] * 2)
    t.does(0, "play Furibonderie", "target enemy_0").enemy_turn()
    begin(t, lambda s: s.call(arrivals.Draw(1)))
    assert [row["id"] for row in t.view["enemies"]] == ["enemy_1", "enemy_0"]
    assert t.view["enemies"][1]["card"] == card("Sanglier")


@rule("NEO-083", "NEO-085")
def test_a_token_has_the_hit_points_of_its_name_and_no_armour_and_no_passive() -> None:
    t = scene(2, enemies=["Bête grouill"])
    arrivals.make_tokens(t.state, 4, 1)
    worm = t.view["enemies"][1]
    assert (worm["hp"], worm["max_hp"], worm["armour"], worm["token"]) == (1, 1, 0, True)
    assert t.state.on(5, Foe.key) == state.NOTHING and t.state.on(5, Foe.memory) == state.NOBODY


@rule("NEO-114", "NEO-068")
def test_healing_that_heals_nothing_is_not_told() -> None:
    s = scene(2, enemies=[FIG], hp=[9, 10]).state
    s.loud = True
    harm.heal(s, 1, 3)
    assert not s.log
    harm.heal(s, 0, 3)
    assert len(s.log) == 1 and s.hp(0) == 10


@rule("NEO-053", "NEO-055", "NEO-Q40")
def test_three_pieces_of_equipment_make_no_summon_leave() -> None:
    three = "Bâton ferré, Gourde cabossée, Échasses vermoulues"
    t = scene(2, enemies=[FIG], hands=["Chien de ferme, Ceinture de vert"], in_play=[three], draws=[PLENTY])
    t.does(0, "play Chien de ferme")
    assert len(t.row(0)["in_play"]) == 4 and t.row(0)["discard"] == []
    t.does(0, "play Ceinture de vert")
    assert t.asks == [(0, "make-room")] and len(t.choices(0)) == 3
    t.does(0, "card Gourde cabossée")
    assert t.has(0, "discard", "Gourde cabossée") and len(t.row(0)["in_play"]) == 4


@rule("NEO-052", "NEO-Q41")
def test_whoever_loses_all_is_not_asked_which() -> None:
    t = scene(2, enemies=[FIG], in_play=["Bâton ferré, Gourde cabossée"])
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.EQUIPMENT, 2)))
    assert t.row(0)["in_play"] == [] and t.asks[0][1] == "team-turn"
    t = scene(2, enemies=[FIG], in_play=["Bâton ferré, Bâton ferré"])
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.EQUIPMENT, 1)))
    assert len(t.row(0)["in_play"]) == 1 and t.asks[0][1] == "team-turn"
    t = scene(2, enemies=[FIG], in_play=["Bâton ferré, Gourde cabossée"])
    begin(t, lambda s: s.call(hands.Lose(0, 0, names.EQUIPMENT, 1)))
    assert t.asks == [(0, "destroy")]


@rule("NEO-Q158", "NEO-Q150")
def test_a_forbidden_search_finds_nothing_and_nothing_is_banished_for_the_companion() -> None:
    told: Told = {"hands": ["Flair avarié"], "draws": ["Frappe v, Stigmate"]}
    t = scene(2, enemies=["Bibliothécaire furibarde"], **told).does(0, "play Flair avarié")
    assert t.told("found") == []
    t = scene(2, enemies=[FIG], **told).does(0, "play Flair avarié")
    assert t.asks[0][1] in ("search", "team-turn")
    for ban, enemy in (("recycle", "Greffier des cendres"), ("heal", "Maître de chapelle")):
        t = scene(2, enemies=[enemy], hp=[5, 10], discards=["Frappe v"], draws=[PLENTY])
        hands.recycle(t.state, 0, 1)
        harm.heal(t.state, 0, 2)
        assert (len(t.row(0)["discard"]) == 1) == (ban == "recycle") and (t.hp()[0] == 5) == (ban == "heal")
