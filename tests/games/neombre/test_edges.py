"""What shows only with one card more or less, or for another player."""

from ludotheque.games.neombre import names, state
from ludotheque.games.neombre.phases import arrivals, hands, harm
from ludotheque.games.neombre.phases.expedition import advance, lay_out
from tests.games.neombre.scene import card, scene
from tests.games.neombre.test_hands import begin
from tests.games.neombre.test_loot import won
from tests.games.neombre.test_rulings import travelling
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
    s = scene(2, enemies=[FIG], quests={content.quest_ids[quest]: "active"}).state
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
    arrivals.make_tokens(t.state, 4, state.ENEMY_PLACES - 2)
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
