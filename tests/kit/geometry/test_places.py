"""The nearest legal place, entries, headings, spots, clicks, and the region of all ends."""

import math
import random

import pytest
import shapely

from ludotheque.core.vecs import of
from ludotheque.kit.geometry.board import BRIDGES, FINE, NOBODY, ON, Scene
from ludotheque.kit.geometry.entry import Entry
from ludotheque.kit.geometry.heading import (
    ANGLES,
    FEW,
    Candidates,
    approach,
    goal_disc,
    goal_element,
    goal_point,
    is_away,
    is_direct,
    is_towards,
)
from ludotheque.kit.geometry.measure import engaged, gap_up, sheltered, touches, touches_element
from ludotheque.kit.geometry.pose import nearest_place
from ludotheque.kit.geometry.region import Region, reachable
from ludotheque.kit.geometry.ruler import EAST, NORTH, SOUTH, WEST, entry_fault, ruler_fault, slide_fault
from ludotheque.kit.geometry.sight import sees
from ludotheque.kit.geometry.snap import (
    CONTACT_DISC,
    CONTACT_POLYGON,
    JUST_INSIDE,
    JUST_OUTSIDE,
    NOTHING,
    REACH_LIMIT,
    Snap,
)
from ludotheque.kit.geometry.spots import CONTACT, COVER, ENGAGED, HIDDEN, LIMIT, Spots, march_points, march_spots
from ludotheque.kit.geometry.travel import NO_TOOL, Travel
from tests.kit.geometry.boards import (
    LARGE,
    LAYOUTS,
    MARCH,
    PIECE,
    SHOVE,
    SMALL,
    bare,
    box,
    crowd,
    layout,
    random_board,
    scene,
    walled,
)
from tests.marks import rule


def travel(s: Scene, mover: int = 0) -> Travel:
    return Travel(s, mover, [MARCH, SHOVE], 2 * s.radius(mover))


def is_proven(s: Scene, x: int, y: int, tool: int, corners: object) -> bool:
    """Whether the exact test accepts a move of disc 0."""
    if tool == 2:
        return slide_fault(s, 0, x, y, 2 * s.radius(0)) == FINE
    return ruler_fault(s, 0, (MARCH, SHOVE)[tool], corners, x, y) == FINE  # type: ignore[arg-type] # a vec


@rule("OLO-G26")
class TestNearestPlace:
    def test_a_free_place_is_taken(self) -> None:
        assert nearest_place(scene(bare(), (4000, 4000)), 8000, 8000, SMALL, NOBODY) == (8000, 8000)
        assert nearest_place(scene(bare(), (4000, 4000)), 4000, 4001, SMALL, 0) == (4000, 4001), "its own place is free"

    def test_out_of_the_middle_of_a_polygon_it_goes_east(self) -> None:
        assert nearest_place(Scene(layout("entrepots")), 8000, 8000, SMALL, NOBODY) == (9591, 8000)

    def test_out_of_the_centre_of_a_disc_it_goes_east(self) -> None:
        s = scene(bare(), (8000, 8000), radius=LARGE)
        assert nearest_place(s, 8000, 8000, SMALL, NOBODY) == (8000 + LARGE + SMALL, 8000)
        s.add(8000 + LARGE + SMALL, 8000, SMALL, NOBODY, ON)
        x, y = nearest_place(s, 8000, 8000, SMALL, NOBODY)
        assert y > 8000 and 1575 <= math.dist((x, y), (8000, 8000)) <= 1576, "next counter-clockwise"

    def test_into_the_corner_of_the_board(self) -> None:
        assert nearest_place(Scene(bare()), 0, 0, SMALL, NOBODY) == (SMALL, SMALL)
        assert nearest_place(Scene(bare()), 16000, 9000, SMALL, NOBODY) == (16000 - SMALL, 9000)

    def test_where_two_outlines_cross(self) -> None:
        """Between two discs too close to pass, wanted right between: up or down, and up comes first."""
        s = scene(bare(), (7000, 8000), (9000, 8000))
        x, y = nearest_place(s, 8000, 8000, SMALL, NOBODY)
        assert (x, y) == (8000, 8631), "the height of a triangle of sides 1182 and 1000, rounded up"

    def test_no_place_at_all(self) -> None:
        s = Scene(bare(1000, 1000))
        assert nearest_place(s, 500, 500, SMALL, NOBODY) == (-1, -1)
        full = Scene(bare(2000, 2000))
        full.add(1000, 1000, 900, 0, ON)
        assert nearest_place(full, 500, 500, SMALL, NOBODY) == (-1, -1)
        with pytest.raises(ValueError, match="no point"):
            nearest_place(full, 2001, 500, SMALL, NOBODY)

    @pytest.mark.parametrize("seed", range(25))
    def test_no_legal_point_is_nearer(self, seed: int) -> None:
        rng = random.Random(seed)
        s = crowd(rng, layout(rng.choice(list(LAYOUTS))) if seed % 2 else random_board(rng, 8), 8)
        x, y = rng.randrange(16001), rng.randrange(16001)
        px, py = nearest_place(s, x, y, SMALL, NOBODY)
        assert s.can_stand(px, py, SMALL, NOBODY)
        far = math.dist((px, py), (x, y))
        for _ in range(400):
            angle, d = rng.uniform(0, math.tau), rng.uniform(max(far - 60, 0), far)
            qx, qy = round(x + d * math.cos(angle)), round(y + d * math.sin(angle))
            if math.dist((qx, qy), (x, y)) < far - 1.5:
                assert not s.can_stand(qx, qy, SMALL, NOBODY)


@rule("OLO-G18", "OLO-G32")
class TestEntry:
    @pytest.mark.parametrize("edge", [SOUTH, EAST, NORTH, WEST])
    @pytest.mark.parametrize("name", list(LAYOUTS))
    def test_the_usual_places_are_legal(self, name: str, edge: int) -> None:
        s = crowd(random.Random(edge), layout(name), 5)
        entry = Entry(s, SMALL, MARCH, edge)
        places = list(entry.places(64))
        assert 20 < len(places) // 10 <= 64 and entry.is_possible()
        for k in range(0, len(places), 10):
            x, y, *corners = places[k : k + 10]
            assert entry_fault(s, SMALL, MARCH, of(corners), edge, x, y) == FINE

    def test_one_is_drawn_by_a_roll(self) -> None:
        s = crowd(random.Random(2), layout("friche"), 8)
        entry = Entry(s, SMALL, MARCH, WEST)
        drawn = set()
        for roll in range(0, 300, 7):
            x, y = entry.draw(roll)
            assert entry_fault(s, SMALL, MARCH, entry.corners, WEST, x, y) == FINE
            drawn.add((x, y))
        assert len(drawn) > 25
        assert Entry(Scene(bare(3500, 1200)), SMALL, MARCH, SOUTH).draw(3) == (-1, -1)

    @pytest.mark.parametrize("edge", [SOUTH, EAST, NORTH, WEST])
    def test_how_deep_it_gets(self, edge: int) -> None:
        entry = Entry(Scene(bare()), SMALL, MARCH, edge)
        for deep, possible in ((591, True), (2000, True), (3599, True), (3685, True), (3692, False), (5000, False)):
            inset = deep if edge in (SOUTH, WEST) else 16000 - deep
            x, y = (8000, inset) if edge in (SOUTH, NORTH) else (inset, 8000)
            assert entry.find(x, y, 1) == possible
            if possible:
                assert entry_fault(Scene(bare()), SMALL, MARCH, entry.corners, edge, x, y) == FINE

    def test_a_sweep_of_rulers_finds_nothing_else(self) -> None:
        rng = random.Random(3)
        s = crowd(rng, layout("friche"), 6)
        entry = Entry(s, SMALL, MARCH, SOUTH)
        for _ in range(40):
            x, y = rng.randrange(600, 15400), rng.randrange(600, 3650)
            if s.can_stand(x, y, SMALL, NOBODY) and not entry.find(x, y, 1):
                for _ in range(3000):
                    angle = rng.randrange(18000)
                    high = 1500 * abs(math.sin(math.radians(angle / 100))) + 375 * abs(
                        math.cos(math.radians(angle / 100))
                    )
                    corners = MARCH.laid(x + rng.randrange(-3700, 3701), math.ceil(high), angle)
                    assert entry_fault(s, SMALL, MARCH, corners, SOUTH, x, y) != FINE

    def test_a_barred_edge(self) -> None:
        """A wall along the whole edge leaves no room for the ruler."""
        s = Scene(walled(box(0, 600, 16000, 700)))
        assert not Entry(s, SMALL, MARCH, SOUTH).find(8000, 1400, 1)
        assert len(Entry(s, SMALL, MARCH, SOUTH).places(64)) == 0
        assert Entry(s, SMALL, MARCH, NORTH).is_possible()

    def test_only_the_grid_finds_the_last_place(self) -> None:
        """Room for a ruler lying along the edge and for the base at its end, nowhere else."""
        s = Scene(bare(6000, 1200))
        entry = Entry(s, SMALL, MARCH, SOUTH)
        assert len(entry.places(64)) == 0 and entry.is_possible()
        assert not Entry(Scene(bare(3500, 1200)), SMALL, MARCH, SOUTH).is_possible()


@rule("OLO-G20", "OLO-G29")
class TestHeading:
    def test_towards_and_away_by_at_least_a_thousandth(self) -> None:
        goal = goal_disc(scene(bare(), (8000, 8000)), 0)
        assert is_towards(goal, 4000, 8000, 4001, 8000) and is_away(goal, 4001, 8000, 4000, 8000)
        assert not is_towards(goal, 4000, 8000, 4000, 8000) and not is_away(goal, 4000, 8000, 4000, 8000)
        aside = 4000, 8044  # 0.24 farther
        assert not is_away(goal, 4000, 8000, *aside) and is_away(goal, 4000, 8000, 4000, 8090)
        assert goal.gap_up(4000, 8000, SMALL) == 4000 - 2 * SMALL

    def test_references_are_points_discs_and_polygons(self) -> None:
        s = scene(walled(box(6000, 6000, 7000, 10000)), (4000, 8000))
        wall, point = goal_element(s, 0), goal_point(s, 4000, 9000)
        assert wall.gap_up(4000, 8000, SMALL) == 2000 - SMALL and point.gap_up(4000, 8000, SMALL) == 1000 - SMALL
        assert is_towards(wall, 4000, 8000, 4001, 9900) and not is_towards(wall, 4000, 8000, 3999, 8000)
        assert is_towards(wall, 4000, 4000, 4600, 4600) and is_away(wall, 4600, 4600, 4000, 4000)

    @pytest.mark.parametrize("seed", range(20))
    def test_the_approach_is_legal_and_always_the_same(self, seed: int) -> None:
        rng = random.Random(seed)
        s = crowd(rng, layout(list(LAYOUTS)[seed % 4]), 6)
        way = approach(travel(s), goal_disc(s, 1))
        again = approach(travel(s), goal_disc(s, 1))
        assert (way.x, way.y, way.tool) == (again.x, again.y, again.tool)
        if way.tool == NO_TOOL:
            return
        assert is_proven(s, way.x, way.y, way.tool, way.corners(travel(s)))
        assert is_towards(goal_disc(s, 1), s.x(0), s.y(0), way.x, way.y)
        assert is_direct(travel(s), goal_disc(s, 1), way.x, way.y, way.tool, False)

    @pytest.mark.parametrize("seed", range(8))
    def test_room_is_where_a_disc_can_stand_however_often_it_is_asked(self, seed: int) -> None:
        rng = random.Random(seed)
        s = crowd(rng, layout(list(LAYOUTS)[seed % 4]), 8)
        t = travel(s)
        assert not t.has_room(t.x, t.y)
        roomy = 0
        for _ in range(400):
            far = rng.choice((1500, 4000, 16000))
            x, y = (min(max(at + rng.randint(-far, far), 0), 16000) for at in (t.x, t.y))
            assert t.has_room(x, y) == s.can_stand(x, y, t.radius, 0)
            roomy += t.has_room(x, y)
        assert 0 < roomy < 400

    @pytest.mark.parametrize("away", [False, True])
    @pytest.mark.parametrize("seed", range(6))
    def test_ends_listed_a_few_at_a_time_come_in_the_same_order(self, seed: int, away: bool) -> None:
        s = crowd(random.Random(seed), layout(list(LAYOUTS)[seed % 4]), 6)
        found = []
        for few in (FEW, 1, ANGLES):
            candidates = Candidates(travel(s), goal_disc(s, 1), away)
            candidates.few = few
            found.append([(way.x, way.y, way.tool) for way in (candidates.first(tool, 5) for tool in range(3))])
        assert found[0] == found[1] == found[2]

    def test_in_the_open_it_goes_straight_and_as_far_as_it_can(self) -> None:
        s = scene(bare(), (3000, 8000), (12000, 8000))
        way = approach(travel(s), goal_disc(s, 1))
        assert (way.x, way.y, way.tool) == (3000 + 4274, 8000, 0)

    def test_within_reach_it_ends_in_contact_the_nearest_way(self) -> None:
        s = scene(bare(), (3000, 8000), (6000, 8000))
        way = approach(travel(s), goal_disc(s, 1))
        assert (way.x, way.y) == (6000 - 2 * SMALL - (way.x < 6000 - 2 * SMALL), 8000)
        s.move(0, way.x, way.y)
        assert touches(s, 0, 1)
        assert approach(travel(s), goal_disc(s, 1)).tool == NO_TOOL, "there is nothing nearer than contact"

    def test_a_point_is_approached_until_the_base_touches_it(self) -> None:
        s = scene(bare(), (6000, 8000))
        way = approach(travel(s), goal_point(s, 8000, 8000))
        assert SMALL <= math.dist((way.x, way.y), (8000, 8000)) <= SMALL + 1

    def test_behind_a_wall_it_goes_as_near_as_it_can(self) -> None:
        s = scene(walled(box(6000, 4000, 6500, 12000)), (4500, 8000), (8000, 8000))
        way = approach(travel(s), goal_disc(s, 1))
        assert way.tool != NO_TOOL and 5300 < way.x <= 6000 - SMALL

    def test_a_piece_shut_in_stays(self) -> None:
        walls = [box(3000, 3000, 5000, 3100), box(3000, 4290, 5000, 4400), box(3000, 3100, 3100, 4290)]
        s = scene(walled(*walls, box(4290, 3100, 4400, 4290)), (3695, 3695), (9000, 9000))
        assert approach(travel(s), goal_disc(s, 1)).tool == NO_TOOL

    def test_directly_means_almost_as_far_as_possible(self) -> None:
        s = scene(bare(), (5000, 8000), (13000, 8000))
        goal, t = goal_disc(s, 1), travel(s)
        assert is_direct(t, goal, 5000 + 4230, 8000, 0, False) and not is_direct(t, goal, 5000 + 4220, 8000, 0, False)
        assert is_direct(t, goal, 5000 + 4290, 8000, 0, False), "better than the best one looked at"
        assert is_direct(t, goal, 5000 - 4230, 8000, 0, True) and not is_direct(t, goal, 5000 - 3000, 8000, 0, True)
        assert not is_direct(t, goal, 5000 - 4230, 8000, 0, False)
        assert is_direct(t, goal, 5000 - 2300, 8000, 1, True), "as far as that tool goes"


@rule("OLO-G28")
class TestSpots:
    @pytest.mark.parametrize("seed", range(8))
    def test_the_spots_of_a_march_are_legal_and_have_what_they_say(self, seed: int) -> None:
        rng = random.Random(seed)
        s = crowd(rng, layout(list(LAYOUTS)[seed % 4]), 6)
        marker = s.add(8000, 3250, SMALL, NOBODY, ON | BRIDGES)
        foes = [i for i in range(1, 6) if s.side(i) != s.side(0)]
        spots = march_spots(travel(s), of([marker]), of(foes), 64)
        before = list(s.discs)
        assert 10 < len(spots) <= 64
        cells = [(spot.x // 250, spot.y // 250) for spot in spots]
        assert len(set(cells)) == len(cells)
        for spot in spots:
            assert is_proven(s, spot.x, spot.y, spot.tool, spot.corners)
            there = s.clone()
            there.move(0, spot.x, spot.y)
            assert engaged(there, 0) == bool(spot.features & ENGAGED)
            assert sheltered(there, 0) == bool(spot.features & COVER)
            if spot.features & HIDDEN:
                assert any(not sees(there, 0, foe) for foe in foes)
        assert list(s.discs) == before

    def test_around_a_foe_just_inside_and_just_outside_its_zone(self) -> None:
        s = scene(bare(), (5000, 8000))
        foe = s.add(9000, 8000, SMALL, 1, PIECE)
        for gap, holds in ((0, True), (500, True), (1000, True), (1050, False)):
            spots = Spots(travel(s))
            spots.around(foe, 12, gap)
            found = spots.settle(64, 5)
            assert found
            for spot in found:
                there = s.clone()
                there.move(0, spot.x, spot.y)
                assert gap - 1 <= gap_up(there, 0, foe) <= gap + (gap == 0)
                assert bool(spot.features & ENGAGED) == holds == engaged(there, 0)
                assert bool(spot.features & CONTACT) == (gap == 0)

    def test_of_two_ends_in_one_square_the_better_is_kept(self) -> None:
        s = scene(bare(), (5000, 8000))
        s.add(9000, 8000, SMALL, 1, PIECE)
        spots = Spots(travel(s))
        spots.at(6770, 8010)
        spots.at(6820, 8010)
        kept = [(spot.x, spot.y) for spot in spots.settle(64, 5)]
        assert kept == [(6820, 8010)], "engaged, though it was named last"

    def test_just_outside_the_zone_of_a_foe_is_outside_it(self) -> None:
        s = scene(bare(), (5000, 8000))
        foe = s.add(9000, 8000, SMALL, 1, PIECE)
        spots = Spots(travel(s))
        spots.around_foe(foe)
        gaps = {round(math.dist(spots.point(k), (9000, 8000))) - 2 * SMALL for k in range(spots.total)}
        assert spots.total == 48 and max(gaps) in (1049, 1050)
        assert {min(abs(gap - wanted) for wanted in (0, 500, 1000, 1050)) for gap in gaps} <= {0, 1}

    def test_along_a_wall_everything_is_sheltered(self) -> None:
        s = scene(layout("carrefour"), (5200, 5200))
        spots = Spots(travel(s))
        spots.along(0)
        found = spots.settle(64, 5)
        assert len(found) >= 4
        for spot in found:
            assert spot.features & COVER
            there = s.clone()
            there.move(0, spot.x, spot.y)
            assert touches_element(there, 0, 0)

    def test_the_edges_of_the_board_and_the_limit_of_the_reach(self) -> None:
        s = scene(bare(), (3000, 3000))
        spots = Spots(travel(s))
        spots.edges()
        assert {(spot.x, spot.y) for spot in spots.settle(64, 5)} >= {(3000, 591), (591, 3000), (5137, 591)}
        spots = Spots(travel(s))
        spots.polar(16, 4274, LIMIT)
        found = spots.settle(64, 5)
        assert len(found) == 7 and all(spot.features & LIMIT for spot in found), "the others are off the board"

    @pytest.mark.parametrize("seed", range(6))
    def test_one_is_drawn_by_a_roll(self, seed: int) -> None:
        s = crowd(random.Random(seed), layout(list(LAYOUTS)[seed % 4]), 6)
        points = march_points(travel(s), of([]), of([]))
        drawn = set()
        for roll in range(0, 4000, 97):
            x, y = points.draw(roll, 5)
            assert is_proven(s, x, y, points.travel.find(x, y, 5), points.travel.corners)
            drawn.add((x, y))
        assert len(drawn) > 15

    def test_what_a_game_names_itself(self) -> None:
        s = scene(bare(), (5000, 8000))
        spots = Spots(travel(s))
        assert spots.draw(7, 5) == (-1, -1)
        spots.at(15000, 8000)
        assert spots.draw(7, 5) == (-1, -1) and spots.settle(9, 5) == []
        spots.at(6000, 8000)
        assert [(spot.x, spot.y) for spot in spots.settle(9, 5)] == [(6000, 8000)]

    def test_no_more_than_asked_for_and_the_best_first(self) -> None:
        s = scene(layout("friche"), (6000, 6000))
        s.add(8000, 6000, SMALL, 1, PIECE)
        spots = march_spots(travel(s), of([]), of([]), 10)
        assert len(spots) == 10 and all(spot.features & ENGAGED for spot in spots)
        values = [spot.features for spot in spots]
        assert values == sorted(values, reverse=True)


@rule("OLO-G27")
class TestSnap:
    def clicked(self, s: Scene, x: int, y: int) -> Snap:
        snap = Snap(travel(s))
        if snap.click(x, y):
            assert is_proven(s, snap.x, snap.y, snap.tool, snap.travel.corners)
        return snap

    def test_a_click_in_the_open_is_taken_as_it_is(self) -> None:
        snap = self.clicked(scene(bare(), (4000, 8000)), 6000, 8000)
        assert (snap.x, snap.y, snap.tool, snap.magnet) == (6000, 8000, 0, NOTHING)

    @pytest.mark.parametrize(
        ("x", "magnet", "snapped"),
        [
            (6700, CONTACT_DISC, 6818),
            (6900, CONTACT_DISC, 6818),
            (5900, JUST_INSIDE, 5818),
            (5700, JUST_OUTSIDE, 5817),
            (6400, NOTHING, 6400),
        ],
    )
    def test_magnets_around_a_foe(self, x: int, magnet: int, snapped: int) -> None:
        s = scene(bare(), (4000, 8000))
        foe = s.add(8000, 8000, SMALL, 1, PIECE)
        snap = self.clicked(s, x, 8000)
        assert snap.magnet == magnet and abs(int(snap.x) - snapped) <= 1 and snap.of == (foe if magnet else -1)
        s.move(0, snap.x, snap.y)
        assert engaged(s, 0) == (magnet != JUST_OUTSIDE)

    def test_a_friend_has_no_zone_to_avoid(self) -> None:
        s = scene(bare(), (4000, 8000), (8000, 8000))
        assert self.clicked(s, 5900, 8000).magnet == NOTHING

    def test_a_wall_draws_to_contact(self) -> None:
        s = scene(layout("carrefour"), (6000, 6000))
        snap = self.clicked(s, 4350, 4350)
        assert (snap.magnet, snap.of) == (CONTACT_POLYGON, 0)
        s.move(0, snap.x, snap.y)
        assert touches_element(s, 0, 0) and sheltered(s, 0)

    def test_the_limit_of_the_reach(self) -> None:
        snap = self.clicked(scene(bare(), (4000, 8000)), 8400, 8000)
        assert (snap.magnet, snap.x) == (REACH_LIMIT, 8274)

    def test_an_illegal_click_goes_to_the_nearest_legal_point(self) -> None:
        s = scene(bare(), (4000, 8000))
        snap = self.clicked(s, 8700, 8000)
        assert snap.magnet == NOTHING and 8200 <= snap.x <= 8290
        assert self.clicked(s, 9900, 8000).tool == NO_TOOL
        off = self.clicked(s, -5000, 8000)
        assert (off.x, off.y) == (SMALL, 8000)


def area(rings: list[list[tuple[int, int]]]) -> shapely.Geometry:
    """What the rings enclose: outer ones counter-clockwise, holes clockwise."""
    outer = [shapely.Polygon(ring) for ring in rings if shapely.LinearRing(ring).is_ccw]
    holes = [shapely.Polygon(ring) for ring in rings if not shapely.LinearRing(ring).is_ccw]
    return shapely.union_all([p.buffer(0) for p in outer]).difference(shapely.union_all([p.buffer(0) for p in holes]))


def rings_of(s: Scene) -> list[list[tuple[int, int]]]:
    found = [list(ring) for ring in reachable(travel(s))]
    return [list(zip(ring[::2], ring[1::2], strict=True)) for ring in found if len(ring) >= 6]


@rule("OLO-G14")
class TestRegion:
    def test_in_the_open_it_is_a_disc(self) -> None:
        (ring,) = rings_of(scene(bare(), (8000, 8000)))
        for x, y in ring:
            assert 4265 <= math.dist((x, y), (8000, 8000)) <= 4291
        assert shapely.LinearRing(ring).is_ccw and len(ring) > 100

    @pytest.mark.parametrize("name", list(LAYOUTS))
    def test_every_corner_is_a_legal_end(self, name: str) -> None:
        s = crowd(random.Random(name), layout(name), 7)
        t = travel(s)
        corners = [corner for ring in rings_of(s) for corner in ring]
        assert len(corners) > 30
        for x, y in random.Random(1).sample(corners, 25):
            tool = t.find(x, y, 1)
            assert tool != NO_TOOL and is_proven(s, x, y, tool, t.corners)

    @pytest.mark.parametrize("name", ["friche", "carrefour"])
    def test_inside_is_legal_and_outside_is_not_but_for_a_squares_width(self, name: str) -> None:
        rng = random.Random(name)
        s = crowd(rng, layout(name), 7)
        t, region = travel(s), area(rings_of(s))
        inner, outer = region.buffer(-180), region.buffer(180)
        inside = outside = 0
        for _ in range(200):
            x, y = s.x(0) + rng.randrange(-4400, 4401), s.y(0) + rng.randrange(-4400, 4401)
            spot = shapely.Point(x, y)
            if inner.contains(spot):
                inside += 1
                assert t.find(x, y, 1) != NO_TOOL
            elif not outer.contains(spot):
                outside += 1
                assert t.find(x, y, 1) == NO_TOOL
        assert inside > 15 and outside > 15

    def test_a_hole_runs_the_other_way(self) -> None:
        s = scene(bare(), (5000, 8000), (6400, 8000))
        rings = rings_of(s)
        assert len(rings) == 2 and [shapely.LinearRing(ring).is_ccw for ring in rings].count(False) == 1

    def test_nowhere_to_go_is_no_ring(self) -> None:
        walls = [box(3000, 3000, 5000, 3100), box(3000, 4290, 5000, 4400), box(3000, 3100, 3100, 4290)]
        s = scene(walled(*walls, box(4290, 3100, 4400, 4290)), (3695, 3695))
        region = Region(travel(s), 400)
        region.build()
        assert region.rings == []
