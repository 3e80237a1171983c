"""What may be measured on the Bloc, and what a place or an attack would come to."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
import shapely

from ludotheque.core.refusal import Refusal
from ludotheque.games.olomoc.phases.moving import MARCHES, Where
from ludotheque.games.olomoc.places import Place
from tests.games.olomoc.scene import OTHERS, Scene, box, scene
from tests.marks import rule

WALL = [box(6000, 2000, 6500, 3900)]


def ask(at: Scene, *question: Any, seat: int = 0) -> dict[str, Any]:
    """An answer, which changes nothing."""
    before = at.table.digest()
    told = at.table.measure(seat, question)
    assert isinstance(told, dict), f"{question}: {told}"
    assert at.table.digest() == before
    return told


def facing(**told: Any) -> Scene:
    places = {"a3": (4000, 4000), "b2": (8000, 4000)}
    return scene(**{"pieces": places, "step": "activation", "active": "a3", "cabals": {1: OTHERS}} | told)


# -- tape


@rule("OLO-007", "OLO-008", "OLO-009", "OLO-012", "OLO-G01")
def test_the_tape_measures_between_edges_and_rounds_up() -> None:
    at = facing()
    assert ask(at, "tape", "a3", "b2") == {
        "gap": 2818,
        "line": [4591, 4000, 7409, 4000],
        "contact": False,
        "bridged": False,
    }
    assert ask(at, "tape", 4000, 0, 4000, 3000)["gap"] == 3000
    assert ask(at, "tape", "a3", 5000, 5000)["gap"] == 824, "1414.2 less a radius, rounded up"
    for seat in (0, 1):
        for one, other in (("a3", "b2"), ("b2", "a3")):
            assert ask(at, "tape", one, other, seat=seat)["gap"] == 2818, "whoever's turn it is, whosever they are"


@rule("OLO-010", "OLO-G07")
def test_two_rouages_at_one_small_marker_are_bridged() -> None:
    around = scene(bare=False, pieces={"a3": (6818, 8000), "b2": (9182, 8000)})
    assert ask(around, "tape", "a3", "b2")["gap"] == 1000
    assert ask(around, "tape", "a3", "b2")["bridged"] and ask(around, "tape", "a3", "m2")["contact"]


@rule("OLO-011", "OLO-G06")
def test_the_tape_goes_to_terrain() -> None:
    at = facing(terrain=[box(6000, 3000, 6500, 5000), box(1000, 9000, 2000, 10000)])
    assert ask(at, "tape", "a3", "t1") == {
        "gap": 1409,
        "line": [4591, 4000, 6000, 4000],
        "contact": False,
        "bridged": False,
    }
    assert ask(at, "tape", "t1", "a3")["gap"] == 1409
    touching = facing(pieces={"a3": (5409, 4000)}, terrain=[box(6000, 3000, 6500, 5000)])
    assert ask(touching, "tape", "a3", "t1")["contact"]


@pytest.mark.parametrize(
    "question",
    [
        ("tape", "a3"),
        ("tape", "a3", "a2"),
        ("tape", "a3", "t9"),
        ("tape", "t1", "t1"),
        ("tape", "a3", -1, 5),
        ("tape", "a3", 4000, 16001),
        ("tape", "a3", "b2", "b2"),
        ("sight", 4000, 4000, "a3"),
        ("sight", "t1", "a3"),
        ("reach", "m1"),
        ("reach", "nobody"),
        ("place", "a3", 4000, -1),
        ("place", "a3", "x", 4000),
        ("lay", "a3", "march", 4000, 4000),
        ("lay", "a3", "tape", 4000, 4000, 0),
        ("lay", "a3", "march", 4000, 4000, 0, 5000),
        ("lay", "a3", "march", 4000, 16001, 0),
        ("lay", "m1", "march", 4000, 4000, 0),
        ("snap", "a3", 16001, 0),
        ("odds", "tickle", "a3", "b2"),
        ("odds", "shoot", "a3", "b3"),
        ("odds", "shoot", "a3", "b2", 4000),
        ("odds", "shoot", "a3", "b2", 4000, 99999),
        (),
    ],
)
def test_what_cannot_be_measured_is_refused(question: tuple[Any, ...]) -> None:
    refused = facing(terrain=WALL).table.measure(0, question)
    assert isinstance(refused, Refusal) and refused.why == "not-measured"


def test_who_watches_measures_nothing_where_rows_are_hidden() -> None:
    refused = facing().table.measure(None, ("tape", "a3", "b2"))
    assert isinstance(refused, Refusal) and refused.why == "not-for-spectators"


# -- sight


@rule("OLO-018", "OLO-021", "OLO-154", "OLO-G22")
def test_a_line_of_sight_has_a_witness_or_says_where_it_is_cut() -> None:
    at = facing(terrain=[box(6000, 2000, 6500, 4100)])
    seen = ask(at, "sight", "a3", "b2")
    assert seen["sees"] and seen["cut"] is None and (seen["gap"], seen["band"], seen["cover"]) == (2818, "near", False)
    ax, ay, bx, by = seen["witness"]
    line = shapely.LineString([(ax, ay), (bx, by)])
    assert not line.intersects(shapely.box(6000, 2000, 6500, 4100))
    assert shapely.Point(4000, 4000).distance(shapely.Point(ax, ay)) <= 591
    assert shapely.Point(8000, 4000).distance(shapely.Point(bx, by)) <= 591
    hidden = ask(facing(terrain=[box(6000, 2000, 6500, 6000)]), "sight", "a3", "b2")
    assert not hidden["sees"] and hidden["witness"] is None and hidden["cut"] == [5999, 4000]


@rule("OLO-154", "OLO-155", "OLO-157")
@pytest.mark.parametrize(("x", "band"), [(9182, "near"), (9183, "far")])
def test_the_band_of_a_shot_and_cover(x: int, band: str) -> None:
    at = facing(pieces={"a3": (4000, 4000), "b2": (x, 4000)}, terrain=[box(x - 500, 2000, x + 500, 3409, "low")])
    told = ask(at, "sight", "a3", "b2")
    assert (told["band"], told["cover"]) == (band, True)


@rule("OLO-G23")
def test_points_and_terrain_are_seen_or_not() -> None:
    at = facing(terrain=[*WALL, box(9000, 1000, 9500, 1500)])
    assert not ask(at, "sight", "a3", 7000, 3000)["sees"]
    assert ask(at, "sight", "a3", 7000, 5000)["sees"]
    assert ask(at, "sight", "a3", "t1")["sees"]
    behind = facing(pieces={"a3": (4000, 3000)}, terrain=[box(6000, 1, 6500, 9000), box(9000, 2500, 9500, 3500)])
    assert ask(behind, "sight", "a3", "t2") == {"sees": False, "witness": None, "cut": None}


# -- where one can go


def area(rings: list[list[int]]) -> shapely.Geometry:
    shapes = [shapely.Polygon(list(zip(ring[::2], ring[1::2], strict=True))) for ring in rings]
    outer = shapely.union_all([each.buffer(0) for each in shapes if shapely.LinearRing(each.exterior).is_ccw])
    return outer.difference(
        shapely.union_all([each.buffer(0) for each in shapes if not shapely.LinearRing(each.exterior).is_ccw])
    )


@rule("OLO-048", "OLO-051", "OLO-055", "OLO-G14")
def test_everywhere_a_march_leads_lies_in_the_rings_and_nothing_else() -> None:
    at = facing(terrain=WALL)
    told = ask(at, "reach", "a3")
    assert (told["piece"], told["manner"]) == ("a3", "march")
    inside = area(told["rings"])
    domain = Place(at.s.clone(), Where(0, 2, MARCHES), 0)
    for x, y in product(range(700, 9000, 830), repeat=2):
        far = inside.boundary.distance(shapely.Point(x, y)) > 250
        if far:
            assert inside.contains(shapely.Point(x, y)) == (domain.at(x, y) is None), (x, y)
    for ring in told["rings"]:
        assert all(domain.at(x, y) is None for x, y in zip(ring[::2], ring[1::2], strict=True))


@rule("OLO-123", "OLO-Q36")
def test_a_charge_leads_only_where_the_target_is_held_and_seen() -> None:
    at = facing(terrain=WALL)
    at.play(("charge", "a3", "b2"))
    told = ask(at, "reach", "a3")
    assert told["manner"] == "charge"
    held = shapely.Point(8000, 4000).buffer(2 * 591 + 1000 + 1)
    assert area(told["rings"]).area > 0 and area(told["rings"]).difference(held).area < 250 * 250
    places = ask(at, "places", "a3")["places"]
    assert places and all(place["engages"] == ["b2"] and "b2" in place["seen_by"] for place in places)
    drawn = ask(at, "snap", "a3", 6900, 4000)
    assert at.table.why_not(0, ("at", *drawn["at"])) is None


@rule("OLO-228", "OLO-G32")
def test_whoever_is_off_the_bloc_reaches_the_strip_at_its_own_edge() -> None:
    at = facing()
    told = ask(at, "reach", "a2")
    assert told["manner"] == "enter"
    west, south, east, north = area(told["rings"]).bounds
    assert (west, south, east) == pytest.approx((591, 591, 15409), abs=40) and 3550 <= north <= 3723
    assert ask(at, "places", "a2")["places"][0]["tool"] == "march"
    told = ask(at, "place", "a2", 8000, 8000)
    assert (told["why"], told["far"], told["most"]) == ("out-of-reach", 8000 - 591, 3000)


@rule("OLO-008", "OLO-051")
def test_a_place_out_of_reach_says_by_how_much_the_ruler_is_too_short() -> None:
    """Between the bases, as the ruler would lie; no figure where only something in the way keeps it off."""
    at = facing(pieces={"a3": (4000, 4000)}, terrain=[box(4700, 2000, 5000, 6000)])
    told = ask(at, "place", "a3", 9000, 4000)
    assert (told["why"], told["far"], told["most"]) == ("out-of-reach", 5000 - 2 * 591, 3000)
    assert "far" not in ask(at, "place", "a3", 5700, 4000)


@rule("OLO-056", "OLO-058", "OLO-Q26")
@pytest.mark.parametrize(("manner", "farthest"), [(3, 2300), (6, 2 * 591 + 2000)])
def test_pushes_and_placings_have_their_own_reach(manner: int, farthest: int) -> None:
    at = facing(pieces={"a3": (4000, 4000)})
    at.s.stack.append(Where(0, 2, manner, -1, 2000))
    told = ask(at, "reach", "a3")
    west, _, east, _ = area(told["rings"]).bounds
    assert 4000 - west == pytest.approx(farthest, abs=40) and east - 4000 == pytest.approx(farthest, abs=40)


# -- places


@rule("OLO-G27")
def test_a_place_is_described() -> None:
    at = facing(pieces={"a3": (4000, 4000), "b2": (8000, 4000), "b3": (5000, 12000)}, terrain=WALL)
    told = ask(at, "place", "a3", 6250, 4491)
    ruler = told.pop("ruler")
    assert told == {
        "piece": "a3",
        "manner": "march",
        "at": [6250, 4491],
        "tool": "march",
        "moved": 2303,
        "struck_by": [],
        "free": False,
        "engages": ["b2"],
        "engaged_by": ["b2"],
        "contact": ["t1"],
        "cover": True,
        "seen_by": ["b2", "b3"],
        "shot_by": [],
        "strikes": ["b2"],
        "shoots": [],
        "markers": [],
        "tainted_by": [],
    }
    at.play(("march", "a3"))
    assert at.table.foresee(0, ("at", 6250, 4491)) == {
        key: value for key, value in told.items() if key not in ("piece", "manner")
    } | {"ruler": ruler}
    at.play(("at", 6250, 4491, 1, *ruler))
    assert at.at("a3") == (6250, 4491), "the ruler that was shown proves the march"


@rule("OLO-138", "OLO-G25")
def test_a_place_says_who_may_strike_first_and_what_would_taint() -> None:
    at = facing(pieces={"a3": (4000, 4000), "b2": (6000, 4000)}, terrain=[box(2000, 6000, 3000, 7000)])
    at.s.tainted = 1
    told = ask(at, "place", "a3", 2500, 5409)
    assert told["struck_by"] == ["b2"] and told["tainted_by"] == ["t1"] and told["free"]
    near = ask(at, "place", "a3", 4100, 4100)
    assert near["struck_by"] == [] and near["tainted_by"] == []
    tired = facing(pieces={"a3": (4000, 4000), "b2": {"at": [6000, 4000], "actions": 0}})
    assert ask(tired, "place", "a3", 2500, 5409)["struck_by"] == []


def test_a_place_that_is_none_names_its_rule() -> None:
    at = facing(terrain=WALL)
    assert ask(at, "place", "a3", 6200, 3000) == {
        "piece": "a3",
        "manner": "march",
        "at": [6200, 3000],
        "rule": "OLO-047",
        "why": "on-terrain",
    }
    assert ask(at, "place", "a3", 12000, 3000)["why"] == "out-of-reach"


@rule("OLO-G27")
@pytest.mark.parametrize(
    ("x", "y", "magnet", "of"),
    [
        (6750, 4000, "contact", "b2"),
        (5900, 4000, "inside", "b2"),
        (5700, 4000, "outside", "b2"),
        (4000, 8400, "reach", None),
        (5000, 5000, None, None),
    ],
)
def test_a_click_is_drawn_to_what_matters(x: int, y: int, magnet: str | None, of: str | None) -> None:
    told = ask(facing(), "snap", "a3", x, y)
    assert (told["magnet"], told["of"]) == (magnet, of)
    assert ("b2" in told["engages"]) == (magnet in ("contact", "inside"))


def test_a_click_at_a_wall_or_nowhere() -> None:
    at = facing(terrain=WALL)
    told = ask(at, "snap", "a3", 5450, 3000)
    assert (told["magnet"], told["of"], told["cover"]) == ("contact", "t1", True)
    assert ask(at, "snap", "a3", 12000, 12000) == {
        "piece": "a3",
        "manner": "march",
        "at": None,
        "magnet": None,
        "of": None,
    }


# -- rulers laid by hand


@rule("OLO-048", "OLO-051", "OLO-G12", "OLO-Q112")
def test_a_base_goes_along_a_ruler_laid_by_hand() -> None:
    at = facing()
    told = ask(at, "lay", "a3", "march", 4974, 5400, 9000, 3000, 6500)
    assert (told["asked"], told["tool"]) == ([4974, 5400, 9000, 3000, 6500], "march")
    x, y = told["at"]
    assert abs(x - 4000) <= 1 and y == 6500 and told["free"] and told["struck_by"] == []
    inside = ask(at, "lay", "a3", "march", 4974, 5400, 9000, 4700, 6500)
    assert inside["at"] == [x, y], "a point on the ruler means its nearest side"
    at.play(("march", "a3"), ("at", x, y, 1, *told["ruler"]))
    assert at.at("a3") == (x, y)


@pytest.mark.parametrize(
    ("laid", "rule", "why"),
    [
        (("march", 4974, 5400, 9000), None, None),
        (("march", 4000, 100, 0), "OLO-049", "ruler-off-board"),
        (("march", 3000, 4000, 0), "OLO-047", "ruler-on-piece"),
        (("march", 6200, 4000, 9000), "OLO-047", "ruler-on-terrain"),
        (("march", 10000, 10000, 0, 10000, 11000), "OLO-048", "ruler-off-start"),
        (("push", 4849, 4300, 9000, 8000, 4000), "OLO-047", "on-terrain"),
    ],
)
def test_a_ruler_that_cannot_lie_there_names_its_rule(laid: tuple[Any, ...], rule: str | None, why: str | None) -> None:
    told = ask(facing(terrain=WALL), "lay", "a3", *laid)
    assert (told.get("rule"), told.get("why")) == (rule, why)
    assert len(told["ruler"]) == 8


# -- odds


def chances(dice: int, least: int) -> list[Fraction]:
    """By trying every way the dice can fall."""
    rolls = list(product(range(1, 7), repeat=dice))
    counts = [sum(face >= least for face in roll) for roll in rolls]
    return [Fraction(counts.count(n), len(rolls)) for n in range(dice + 1)]


@rule("OLO-032", "OLO-033", "OLO-147")
def test_the_odds_of_a_shot_are_those_of_its_dice() -> None:
    at = facing()
    told = ask(at, "odds", "shoot", "a3", "b2")
    assert (told["dice"], told["threshold"], told["why"]) == (3, 5, None)
    assert told["parts"] == [{"key": "shooting", "n": 3}] and told["eased"] == []
    none, dodge, riposte = told["answers"]
    assert [none["answer"], dodge["answer"], riposte["answer"]] == ["none", "dodge", "riposte"]
    assert none["wounds"] == [round(1000 * chance) for chance in chances(3, 5)]
    assert at.table.foresee(0, ("shoot", "a3", "b2")) == told


@rule("OLO-136")
def test_a_dodge_takes_successes_away() -> None:
    told = ask(facing(), "odds", "shoot", "a3", "b2")["answers"]
    hits, saved = chances(3, 5), chances(told[1]["dice"], told[1]["threshold"])
    missed = sum(hit * save for n, hit in enumerate(hits) for k, save in enumerate(saved) if k >= n)
    assert told[1]["wounds"][0] == round(1000 * missed)


@rule("OLO-154", "OLO-155")
def test_the_dice_are_written_out() -> None:
    at = facing(pieces={"a3": (4000, 4000), "b2": (11000, 4000)}, terrain=[box(10000, 2000, 12000, 3409, "low")])
    told = ask(at, "odds", "shoot", "a3", "b2")
    assert told["parts"] == [{"key": "shooting", "n": 3}, {"key": "far", "n": -2}, {"key": "cover", "n": -1}]
    assert told["dice"] == 0 and told["why"] == "no-dice" and told["answers"][0]["wounds"] == [1000]
    assert ask(at, "odds", "shoot", "a3", "b2", 6000, 4000)["dice"] == 2, "from a place nearer by"


@rule("OLO-034", "OLO-035", "OLO-121")
def test_support_and_a_charge_ease_the_roll() -> None:
    at = facing(pieces={"a3": (4000, 4000), "a1": (8000, 6000), "b2": (8000, 4000)})
    told = at.table.foresee(0, ("charge", "a3", "b2"))
    assert isinstance(told, dict)
    assert told["eased"] == [{"key": "support", "n": -1}, {"key": "charge", "n": -1}]
    assert told["threshold"] == 3 and told["why"] is None, "reckoned from where the charge ends"
    assert ask(at, "odds", "attack", "a3", "b2")["why"] == "not-engaged"


@rule("OLO-072", "OLO-073", "OLO-076")
def test_the_life_line_decides_who_falls() -> None:
    whole = facing(pieces={"a3": (4000, 4000), "b2": (5500, 4000)})
    row = whole.piece("b2")["life"]
    hurt = facing(pieces={"a3": (4000, 4000), "b2": {"at": [5500, 4000], "checked": len(row) - 1, "actions": 0}})
    told = ask(hurt, "odds", "attack", "a3", "b2")
    assert [answer["answer"] for answer in told["answers"]] == ["none"], "nothing left to pay a reaction"
    due = 2 if row[-1] == "R" else 1
    expected = sum(chances(told["dice"], told["threshold"])[due:])
    assert told["answers"][0]["out"] == round(1000 * expected)
    assert ask(whole, "odds", "attack", "a3", "b2")["answers"][0]["out"] == 0


@rule("OLO-130")
def test_a_riposte_strikes_back() -> None:
    at = facing(pieces={"a3": (4000, 4000), "b2": (5500, 4000)})
    told = ask(at, "odds", "attack", "a3", "b2")["answers"]
    riposte = next(answer for answer in told if answer["answer"] == "riposte")
    assert sum(riposte["back"]) == pytest.approx(1000, abs=2) and riposte["back_out"] == 0
    assert riposte["wounds"] == told[0]["wounds"]
