"""Who is left out, who is asked, what ends where: rules at the edge of what a plain scene shows."""

from typing import Any

import pytest

from ludotheque.core.state import arg_a, arg_b
from ludotheque.games.olomoc import names
from ludotheque.games.olomoc.phases import attack, moving
from ludotheque.kit.effects import program
from ludotheque.kit.geometry.measure import free
from tests.games.olomoc.scene import ADMINISTRATION, OTHERS, Scene, box, content_with, filled, fresh, scene, until
from tests.marks import rule

PLAIN = ("exosquelette", "disrupteur_quantique", "grappin")
HYNEK = ("dominik_kralov", "hynek_novotny", "petra_kantor")


def bloc(dice: list[int] | None = None, **told: Any) -> Scene:
    told = filled(told, cabals=[ADMINISTRATION, OTHERS], equipment=[PLAIN, PLAIN])
    return scene(dice, **told)


@rule("OLO-090", "OLO-127", "OLO-133")
def test_a_stunned_rouage_does_not_shoot_back() -> None:
    def shot_at(stunned: bool) -> Scene:
        target = {"at": [7000, 8000], "stunned": stunned}
        return bloc([1] * 8, cabals=[HYNEK, OTHERS], active="a2", pieces={"a2": (3000, 8000), "b2": target})

    awake = shot_at(False).play(("shoot", "a2", "b2"))
    assert awake.offered == [("pass",), ("dodge",), ("riposte", "paid")]
    dazed = shot_at(True)
    why = attack.why_not_riposte(dazed.s, dazed.s.scene(), 4, 1, names.ROLL_RANGED, 0)
    assert why is not None and (why.rule, why.why) == ("OLO-090", "reactor-stunned")
    assert dazed.play(("shoot", "a2", "b2")).asks == [(0, "fate")], "nothing to declare"


@rule("OLO-022", "OLO-015", "OLO-104")
def test_a_hook_holds_on_to_terrain_near_and_in_sight_and_to_no_zone() -> None:
    hook = bloc(
        pieces={"a3": (2000, 8000)},
        terrain=[
            box(4000, 7000, 4500, 9000),
            box(5000, 7500, 5500, 8500),  # behind the first
            box(1000, 10000, 3000, 11000, "zone"),
            box(9000, 3000, 9500, 3500),  # beyond six inches
        ],
    )
    assert hook.play(("use", "a3", "grappin")).asks == [(0, "where")], "one décor is left: it is taken"
    assert hook.s.stack[-1].target == 0


@rule("OLO-G28")
def test_a_march_hides_from_whoever_has_a_shot() -> None:
    few = ("milena_hruba", "kubik_oktobar", "jana_alena_novak")  # Shooting 1, 2 and 0
    s = bloc(cabals=[ADMINISTRATION, few], pieces={"b1": (4000, 8000), "b2": (8000, 8000), "b3": (12000, 8000)}).s
    assert [int(foe) for foe in moving.shooters(s, 2)] == [3, 4]


@rule("OLO-010", "OLO-027", "OLO-Q04")
def test_only_a_marker_of_thirty_millimetres_brings_two_who_touch_it_together() -> None:
    ivana = ("ivana_prokop", "zdenka_mraz", "radek_sedlak")

    def across(size: int) -> Any:
        """A posed marker of that size between two enemies that touch it."""
        content = content_with([])
        radius = {30: 591, 40: 787, 50: 984}[size]
        content.marker_diameter[0], content.marker_radius[0] = size, radius
        s = bloc(cabals=[ivana, OTHERS], active="a1", pieces={"a1": (4000, 8000), "b2": (8000 + 2 * radius, 3000)}).s
        s.content = content
        moving.pose(s, 0, 4591 + radius, 8000)
        s.set_down(4, 5182 + 2 * radius, 8000)
        return s

    for size in (30, 40, 50):
        s = across(size)
        assert [free(s.scene(), piece) for piece in (0, 4)] == [size != 30] * 2


@rule("OLO-Q52", "OLO-Q46", "OLO-086", "OLO-253")
def test_fiel_from_a_tainted_last_point_comes_before_the_third_loss() -> None:
    last = {"at": [5500, 8000], "checked": 4, "noirceur": 3, "actions": 0}  # of Dominik, whose last point is tainted
    told: dict[str, Any] = {"cabals": [ADMINISTRATION, HYNEK], "traque": 2, "vp": [0, 5], "fiel": [0, 2]}
    end = bloc([5, 1, 1, 1], **told, pieces={"a3": (4000, 8000), "b1": last})
    end.play(("attack", "a3", "b1"), ("keep",), ("pass",))
    assert end.table.result is not None and (end.table.result.reason, end.table.result.ranking) == ("fiel", [1, 2])
    assert end.s.traque == 2 and end.has(0, "vp") == 0, "nobody was put out of action any more"


@rule("OLO-108", "OLO-089")
def test_a_stunned_rouage_rouses_nobody_but_itself() -> None:
    dazed: dict[str, Any] = {"a3": {"at": [4000, 8000], "stunned": True}, "a1": {"at": [4000, 9300], "stunned": True}}
    pair = bloc(pieces=dazed)
    assert pair.refused("rest", "a3", "a1", "stunned") == ("OLO-108", "only-itself")
    assert pair.offered == [("rest", "a3", "a3", "stunned"), ("end",)]


@rule("OLO-229", "OLO-230")
@pytest.mark.parametrize("side", ["a", "b"])
def test_either_player_is_offered_both_lower_ranks_to_coordinate(side: str) -> None:
    cabals = [ADMINISTRATION, ("milena_hruba", "hynek_novotny", "petra_kantor")]
    turned = {f"{side}1": {"turned": 1}, f"{side}2": {"turned": 2}, f"{side}3": (4000, 8000)}
    pair = bloc(cabals=cabals, phase=3, active=f"{side}3", pieces=turned)
    offered = [choice[2] for choice in pair.offered if choice[0] == "coordinate"]
    assert offered == [f"{side}1", f"{side}2"]


@rule("OLO-145", "OLO-155", "OLO-156", "OLO-002")
@pytest.mark.parametrize(("cover", "far", "dice"), [(1, 1, 5), (0, 1, 4), (1, 0, 3), (0, 0, 2)])
def test_a_shot_of_a_card_leaves_out_the_maluses_that_it_names(cover: int, far: int, dice: int) -> None:
    aim = bloc(
        [1] * 5,
        cabals=[HYNEK, OTHERS],
        active="a2",
        terrain=[box(8500, 6600, 9500, 7409)],
        pieces={"a2": (3000, 8000), "b2": {"at": [9000, 8000], "actions": 0}},
    )
    book = aim.s.content.book
    row = book.start(aim.s.content.ability_ids.index("tir_ajuste"), names.EFFECT) * program.WIDTH
    book.code[row + program.A], book.code[row + program.B] = cover, far
    aim.play(("use", "a2", "tir_ajuste"))
    assert len(aim.events("rolled")[0]["dice"]) == dice


@rule("OLO-038", "OLO-034", "OLO-135", "OLO-129")
@pytest.mark.parametrize(("answer", "kind"), [(("dodge",), 3), (("riposte", "paid"), 2)])
def test_whoever_answers_an_attack_is_supported_against_the_attacker(answer: tuple[str, ...], kind: int) -> None:
    for at, threshold in (((4000, 9500), 4), ((12000, 9500), 5)):
        fight = bloc([1] * 9, pieces={"a3": (4000, 8000), "b2": (5500, 8000), "b1": at})
        fight.play(("attack", "a3", "b2"), answer)
        attacked, answered = fight.events("rolled")
        assert (attacked["threshold"], answered["threshold"], len(answered["dice"])) == (5, threshold, kind)


@rule("OLO-181", "OLO-033", "OLO-236")
def test_a_hostile_that_comes_near_and_strikes_has_no_bonus_of_a_charge() -> None:
    hunt = bloc(
        [1] * 9, step="hostiles", pieces={"a3": (4000, 8000)}, hostiles=[{"profile": "rogue", "at": [7000, 8000]}]
    )
    hunt.play(("pass",))
    assert len(hunt.events("moves")) == 1 and [event["threshold"] for event in hunt.events("rolled")] == [5]


@rule("OLO-197", "OLO-200")
@pytest.mark.parametrize(("seed", "one"), [(1, 0), (2, 1)])
def test_a_draft_goes_on_until_both_have_one_of_each_rank(seed: int, one: int) -> None:
    game = until(fresh(seed, agenda="releves", cabals="draft"), "recruit")
    assert game.asks == [(one, "recruit")]
    game.play(("recruit", "petra_kantor"), ("recruit", "vlasta_cerna"))
    assert game.refused("recruit", "jana_alena_novak") == ("OLO-200", "wrong-rank")
    game.play(("recruit", "hynek_novotny"), ("recruit", "otakar_blaha"), ("recruit", "dominik_kralov"))
    assert game.asks == [(1 - one, "recruit")] and game.offered == [
        ("recruit", "lumir_havel"),
        ("recruit", "ivana_prokop"),
    ]
    assert game.play(("recruit", "ivana_prokop")).asks == [(1 - one, "equip")]


@rule("OLO-241", "OLO-247")
@pytest.mark.parametrize("priority", [0, 1])
def test_each_player_discards_the_ministry_of_the_own_row_by_priority(priority: int) -> None:
    own = ["dominik_kralov", "requisition", "petra_kantor", "kubik_oktobar", "propaganda"]
    theirs = ["rejeton", "kubik_oktobar", "couvre_feu", "jana_alena_novak", "propaganda"]
    hands = [["animosite", "requisition", "triage", "communion"], ["animosite", "couvre_feu"]]
    turn = bloc(step="end", priority=priority, rows=[own, theirs], ministries=hands, pile=["2.000"])
    view = turn.table.view(None)
    played = ["requisition", "couvre_feu"]
    assert view["spent"] == [played[priority], played[1 - priority]]
    for seat in (0, 1):
        hand = turn.table.view(seat)["players"][seat]["hand"]
        assert played[seat] not in hand and "animosite" in hand


@rule("OLO-117", "OLO-Q22", "OLO-Q21")
@pytest.mark.parametrize("side", ["west", "east", "south", "north"])
def test_a_push_by_a_tactic_goes_wherever_there_is_room(side: str) -> None:
    walls = {
        "west": box(7100, 7100, 7409, 8900, "low"),
        "east": box(8591, 7100, 8900, 8900, "low"),
        "south": box(7409, 7100, 8591, 7409, "low"),
        "north": box(7409, 8591, 8591, 8900, "low"),
    }
    behind = {"west": (9582, 8000), "east": (6418, 8000), "south": (8000, 9582), "north": (8000, 6418)}[side]
    fight = bloc(
        [5, 1, 1, 1],
        terrain=[wall for name, wall in walls.items() if name != side],
        pieces={"a3": (8000, 8000), "b2": {"at": [*behind], "actions": 0}},
    )
    fight.play(("attack", "a3", "b2"), ("keep",))
    assert ("tactic", "push_attacker", "paid") in fight.offered


@rule("OLO-Q75", "OLO-Q73")
def test_with_no_way_in_only_what_needs_no_place_is_used() -> None:
    brood = ("rejeton", "ludmila_tesar", "soeur_ilse")
    gear = [("disrupteur_quantique", "trousse_stimulante", "fumigenes"), PLAIN]
    told: dict[str, Any] = {"cabals": [brood, OTHERS], "equipment": gear, "terrain": [box(0, 0, 16000, 4800)]}
    for piece, ability in (("a1", "bond"), ("a1", "disrupteur_quantique"), ("a3", "fumigenes"), ("a3", "murmure")):
        shut = bloc(**told, active=piece)
        assert shut.refused("use", piece, ability) == ("OLO-Q75", "ability-off-bloc")
    spent = bloc(**told, active="a2", pieces={"a2": {"actions": 2}}).play(("use", "a2", "trousse_stimulante"))
    assert (spent.piece("a2")["actions"], spent.piece("a2")["noirceur"]) == (3, 1)


@rule("OLO-083", "OLO-Q24", "OLO-Q115")
def test_a_tainted_marker_that_was_removed_stains_nobody() -> None:
    gone = bloc(
        [5, 5],
        bare=False,
        agenda="purification",
        cabals=[HYNEK, OTHERS],
        pieces={"a3": (8000, 4600), "b2": (12000, 9000)},
    )
    gone.play(("study", "a3", "m3"), ("keep",), ("march", "a3"), ("at", 8000, 4432))
    assert gone.piece("a3")["noirceur"] == 0 and gone.has(0, "vp") == 3


@rule("OLO-Q112", "OLO-G15", "OLO-Q22")
def test_a_place_exists_when_a_ruler_turned_by_single_degrees_leads_there() -> None:
    """One base stands in a pocket, another pocket has room for it, and between two walls a ruler lies at 37 degrees."""
    pockets = [
        box(6000, 5000, 7409, 11000),
        box(7409, 8591, 8591, 11000),
        box(7409, 5000, 8591, 7409),
        box(10856, 5000, 12265, 11000),
        box(9674, 8990, 10856, 11000),
        box(9674, 5000, 10856, 7808),
        box(8591, 8800, 9674, 11000),
        box(8591, 5000, 9674, 7600),
    ]
    lower = ("obstructing", [9030, 7911, 9054, 7879, 9534, 8240, 9510, 8272])
    upper = ("obstructing", [9202, 8681, 9178, 8713, 8698, 8352, 8722, 8320])
    s = bloc(terrain=[*pockets, lower, upper], pieces={"a3": (8000, 8000)}).s
    push = moving.Where(0, 2, moving.PUSHED)
    travel = push.travel(s, s.scene())
    assert not travel.leads(10265, 8399, 5) and travel.leads(10265, 8399, 1)
    assert push.tool_to(s, s.scene(), None, 10265, 8399, 1) == moving.PUSH_RULER
    assert push.possible(s) and attack.why_not_push(s, 0, 2) is None
    assert [(int(arg_a(end)), int(arg_b(end))) for end in push.legal(s, 0)] == [(10265, 8399)]
    narrow = ("obstructing", [9212, 8668, 9188, 8700, 8708, 8339, 8732, 8307])  # a little nearer
    shut = bloc(terrain=[*pockets, lower, narrow], pieces={"a3": (8000, 8000)}).s
    assert not push.possible(shut) and attack.why_not_push(shut, 0, 2) is attack.NO_PUSH


@rule("OLO-Q12", "OLO-086", "OLO-040")
def test_fate_that_costs_the_game_rolls_no_study_again() -> None:
    dark = bloc([1, 1], bare=False, fiel=[2, 0], pieces={"a3": {"at": [3250, 6500], "noirceur": 3}})
    dark.play(("study", "a3", "m1"), ("tempt", "paid"))
    assert dark.table.result is not None and dark.table.result.reason == "fiel" and len(dark.events("rolled")) == 1


@rule("OLO-Q112", "OLO-G28")
def test_every_place_that_is_listed_can_be_announced_as_it_stands() -> None:
    for moves in ([("march", "a3")], [("use", "a3", "sommation")], [("charge", "a3", "b2")]):
        table = bloc(pieces={"a3": (4000, 8000), "b2": (7000, 8000)}).play(*moves)
        where = table.s.stack[-1]
        listed = list(where.legal(table.s, 0))
        assert len(listed) > 10 and all(where.why_not(table.s, 0, choice) is None for choice in listed[::6])


def abilities_of(table: Scene) -> set[tuple[int, str]]:
    """Whose abilities stand, and those of the table, which are nobody's."""
    rows = table.s.standing
    return {(int(rows[k + 2]), table.s.content.ability_ids[rows[k + 1]]) for k in range(0, len(rows), 6)}


@rule("OLO-245", "OLO-099", "OLO-Q87")
def test_what_lasts_ends_with_the_cycle_and_what_rouages_can_do_stays() -> None:
    told: dict[str, Any] = {"pile": ["2.000"], "pieces": {"a3": (4000, 8000)}}
    before = abilities_of(bloc(**told))
    lasting = [{"ability": "couvre_feu"}, {"ability": "marque_du_gibier", "by": "a3", "on": "b2"}]
    assert abilities_of(bloc(**told, standing=lasting)) > before
    assert abilities_of(bloc(**told, step="end", standing=lasting)) == before and len(before) > 6


@rule("OLO-177", "OLO-061")
@pytest.mark.parametrize(("edge", "at"), [("south", [8000, 591]), ("north", [8000, 15409])])
def test_a_rogue_comes_from_the_south_or_the_north_where_players_come_from_the_sides(edge: str, at: list[int]) -> None:
    born = bloc(step="mechanism", agenda="reglement", pile=["1.202"])
    assert born.offered == [("side", "south"), ("side", "north")]
    assert born.play(("side", edge)).piece("h1")["at"] == at


@rule("OLO-G28", "OLO-Q112")
def test_of_places_a_quarter_of_an_inch_apart_one_is_listed() -> None:
    for moves in ([("march", "a3")], [("use", "a3", "sommation")], [("charge", "a3", "b2")]):
        table = bloc(pieces={"a3": (4000, 8000), "b2": (7000, 8000)}).play(*moves)
        listed = table.magnets
        cells = {(x // 250, y // 250) for x, y in listed}
        assert len(cells) == len(listed)


@rule("OLO-088", "OLO-107", "OLO-023")
def test_whoever_is_roused_has_a_threat_zone_again() -> None:
    dazed = bloc(pieces={"a3": {"at": [4000, 8000], "stunned": True}, "b2": {"at": [5500, 8000], "stunned": True}})
    assert [free(dazed.s.scene(), piece) for piece in (2, 4)] == [True, True]
    dazed.play(("rest", "a3", "a3", "stunned"))
    assert [free(dazed.s.scene(), piece) for piece in (2, 4)] == [True, False]
    assert ("attack", "a3", "b2") in dazed.offered


@rule("OLO-151", "OLO-149", "OLO-150")
def test_a_nearer_foe_that_is_hidden_or_engaged_protects_nobody() -> None:
    told: dict[str, Any] = {"cabals": [HYNEK, OTHERS], "active": "a2"}
    wall = [box(2000, 9000, 4000, 9300)]
    hidden = bloc([1] * 5, **told, terrain=wall, pieces={"a2": (3000, 8000), "b1": (3000, 10200), "b2": (8000, 8000)})
    assert hidden.refused("shoot", "a2", "b1") == ("OLO-022", "unseen")
    hidden.play(("shoot", "a2", "b2"))
    held = {"a2": (3000, 8000), "b1": (3000, 11000), "a1": (3000, 12500), "b2": (8000, 8000)}
    engaged = bloc([1] * 5, **told, pieces=held)
    assert engaged.refused("shoot", "a2", "b1") == ("OLO-150", "target-engaged")
    engaged.play(("shoot", "a2", "b2"))
    plain = bloc(**told, pieces={"a2": (3000, 8000), "b1": (3000, 11000), "b2": (8000, 8000)})
    assert plain.refused("shoot", "a2", "b2") == ("OLO-151", "not-nearest")


@rule("OLO-042", "OLO-043")
def test_a_study_that_tempts_fate_keeps_nothing_of_its_first_roll() -> None:
    lost = bloc([6, 6, 1, 1], bare=False, pieces={"a3": (3250, 6500)})
    lost.play(("study", "a3", "m1"), ("tempt", "paid"))
    assert [event["dice"] for event in lost.events("rolled")] == [[6, 6], [1, 1]]
    assert lost.events("studied") == [] and lost.piece("a3")["noirceur"] == 1
    kept = bloc([6, 1], bare=False, pieces={"a3": (3250, 6500)}).play(("study", "a3", "m1"), ("keep",))
    assert len(kept.events("studied")) == 1
