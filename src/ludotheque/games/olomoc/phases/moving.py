"""Movement (OLO-045 to OLO-065): displacement by a ruler or without one, push, placement, entering the Bloc.

A place is announced with its end and the ruler that proves it; who names an end only gets the first tool that leads
there. What is kept is the end and the corners of the ruler, checked as they are (OLO-G12, OLO-Q112).
"""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import scramble
from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, Frame, arg_a, arg_b, arg_c, pack, verb_of
from ludotheque.core.vecs import find
from ludotheque.games.olomoc import names, queries, state, verbs
from ludotheque.games.olomoc.hiding import Hiding
from ludotheque.games.olomoc.laying import NO_END, Laying
from ludotheque.games.olomoc.phases import agenda
from ludotheque.games.olomoc.phases.harm import attribute
from ludotheque.games.olomoc.places import Place
from ludotheque.games.olomoc.search import Answers, Search, slack_of
from ludotheque.games.olomoc.state import NOBODY, Bloc, Piece
from ludotheque.kit.geometry import board as plane
from ludotheque.kit.geometry.angles import cosine, sine
from ludotheque.kit.geometry.board import Scene, fault_kind
from ludotheque.kit.geometry.entry import Entry
from ludotheque.kit.geometry.heading import (
    Candidates,
    Goal,
    Way,
    goal_disc,
    goal_element,
    is_away,
    is_direct,
    is_towards,
)
from ludotheque.kit.geometry.measure import holds, left_behind, touches
from ludotheque.kit.geometry.ruler import Ruler, entry_fault, placing_fault, ruler_fault, slide_fault
from ludotheque.kit.geometry.shapes import point_to_segment, segment_to_polygon, square
from ludotheque.kit.geometry.sight import sees
from ludotheque.kit.geometry.spots import SLIDES, Spots, cell_of, march_points
from ludotheque.kit.geometry.travel import NO_TOOL, Travel, contact_point, inner_point, point_at

# What somebody does there.
MARCHES: Final = 0
CHARGES: Final = 1
ENTERS: Final = 2
PUSHED: Final = 3
PUSHED_AWAY: Final = 4  # from the piece in `target`
PUSHED_TOWARDS: Final = 5  # the terrain in `target`
PLACED: Final = 6
PLACED_BY_CARD: Final = 7  # it may stay where it is (OLO-Q19)
POSED: Final = 8  # a marker of the design in `target`, near the piece
MODE_IDS: Final = ("march", "charge", "enter", "push", "push_away", "push_towards", "place", "place_other", "pose")
RULES: Final = (*("OLO-109", "OLO-123", "OLO-228", "OLO-056", "OLO-056", "OLO-056", "OLO-058", "OLO-058", "OLO-061"),)

# The tools of a move, as an answer names them.
ANY_TOOL: Final = 0
MARCH_RULER: Final = 1
PUSH_RULER: Final[i64] = 2
SLIDE: Final = 3
TAPE: Final = 4  # a placing needs no ruler

ONLY_RULER: Final = 0  # of a push, as a way counts its tools

FINE_STEP: Final = 1  # degrees between the rulers that are tried (OLO-G15)
COARSE_STEP: Final = 5
A_WHILE: Final = 150  # cells of rulers looked at where nobody need be sure
MOST: Final = 64  # places listed
ROUNDING: Final = 3  # what rounding the corners of a ruler may add to how far it leads
NEAR: Final = 3500  # between centres: one is near the other

OFF_BOARD: Final = Refusal("OLO-046", "off-board")
ON_TERRAIN: Final = Refusal("OLO-047", "on-terrain")
ON_PIECE: Final = Refusal("OLO-047", "on-piece")
RULER_BENT: Final = Refusal("OLO-G12", "ruler-bent")
RULER_OFF_BOARD: Final = Refusal("OLO-049", "ruler-off-board")
RULER_ON_TERRAIN: Final = Refusal("OLO-047", "ruler-on-terrain")
RULER_ON_PIECE: Final = Refusal("OLO-047", "ruler-on-piece")
RULER_OFF_START: Final = Refusal("OLO-048", "ruler-off-start")
RULER_OFF_END: Final = Refusal("OLO-051", "ruler-off-end")
ON_RULER: Final = Refusal("OLO-052", "on-ruler")
UNMOVED: Final = Refusal("OLO-Q19", "unmoved")
TOO_FAR: Final = Refusal("OLO-055", "too-far")
PLACED_TOO_FAR: Final = Refusal("OLO-G19", "placed-too-far")
WAY_BLOCKED: Final = Refusal("OLO-Q17", "way-blocked")
RULER_OFF_EDGE: Final = Refusal("OLO-228", "ruler-off-edge")
OUT_OF_REACH: Final = Refusal("OLO-051", "out-of-reach")
WRONG_TOOL: Final = Refusal("OLO-Q20", "wrong-tool")
NOT_ENGAGING: Final = Refusal("OLO-123", "not-engaging")
TARGET_UNSEEN: Final = Refusal("OLO-Q36", "target-unseen")
NOT_AWAY: Final = Refusal("OLO-064", "not-away")
NOT_TOWARDS: Final = Refusal("OLO-062", "not-towards")
NOT_DIRECT: Final = Refusal("OLO-Q25", "not-direct")
NOT_TOUCHING: Final = Refusal("OLO-058", "not-touching")
POSED_TOO_FAR: Final = Refusal("OLO-Q26", "posed-too-far")

FAULTS: Final = (
    None,
    OFF_BOARD,
    ON_TERRAIN,
    ON_PIECE,
    RULER_BENT,
    RULER_OFF_BOARD,
    RULER_ON_TERRAIN,
    RULER_ON_PIECE,
    RULER_OFF_START,
    RULER_OFF_END,
    ON_RULER,
    UNMOVED,
    TOO_FAR,
    WAY_BLOCKED,
    WAY_BLOCKED,
    RULER_OFF_EDGE,
)


ANSWERS: Final = Answers()


@frame("ask")
class Where(Frame[Bloc]):
    """OLO-048, OLO-051, OLO-053, OLO-055, OLO-058, OLO-061, OLO-Q21, OLO-Q112  Where a piece goes: whoever uses the
    effect says so, whoever owns the piece."""

    seat: i64
    piece: Annotated[i64, "piece"]
    manner: Annotated[i64, "manner"]
    target: Annotated[i64, HIDDEN] = NOBODY
    within: i64 = 0  # of a placing
    against: i64 = 0  # 1: it ends in contact with terrain
    directly: i64 = 0  # 1: a push changes the distance as much as it can

    def ask(self, s: Bloc) -> i64:
        return ASK

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return (RULES[self.manner], "where")

    def about(self, s: Bloc, seat: i64) -> dict[str, object]:
        if self.manner == PUSHED_TOWARDS:
            return {"terrain": int(self.target)}
        if self.manner == POSED:
            return {"marker": s.content.marker_ids[self.target]}
        return {"target": state.PIECE_IDS[self.target]} if self.target != NOBODY else {}

    # -- what is legal

    def travel(self, s: Bloc, scene: Scene) -> Travel:
        if self.manner <= CHARGES:
            rulers = [s.content.march_ruler, s.content.push_ruler]
            return Travel(scene, self.piece, rulers, queries.reach_of(s, self.piece))
        return Travel(scene, self.piece, [s.content.push_ruler], 0)

    def laying(self, s: Bloc, scene: Scene) -> Laying:
        """Every ruler that may be used, in the order of the tools."""
        if self.manner == ENTERS:
            return Laying(scene, self.piece, [s.content.march_ruler], s.edges[s.owner(self.piece)])
        if self.manner <= CHARGES:
            return Laying(scene, self.piece, [s.content.march_ruler, s.content.push_ruler], NOBODY)
        return Laying(scene, self.piece, [s.content.push_ruler] if self.manner < PLACED else [], NOBODY)

    def radius(self, s: Bloc) -> i64:
        if self.manner == POSED:
            return s.content.marker_radius[self.target]
        return s.discs[self.piece * plane.DISC + 2]

    def fault(self, s: Bloc, scene: Scene, x: i64, y: i64, tool: i64, corners: vec[i64]) -> Refusal | None:
        """OLO-046, OLO-047, OLO-054, OLO-060, OLO-G10, OLO-G13, OLO-G14, OLO-G16, OLO-G17, OLO-G18, OLO-G19, OLO-Q16,
        OLO-Q18  Why a piece cannot go there by that tool; the way of a ruler is not looked at."""
        if self.manner == POSED:
            return self.pose_fault(s, scene, x, y)
        if self.manner == PLACED or self.manner == PLACED_BY_CARD:
            kind = fault_kind(placing_fault(scene, self.piece, x, y, self.within))
            if kind == plane.TOO_FAR:
                return PLACED_TOO_FAR
            if kind == plane.FINE and self.manner == PLACED and x == scene.x(self.piece) and y == scene.y(self.piece):
                return UNMOVED
            return FAULTS[kind]
        if self.manner == ENTERS:
            if tool != MARCH_RULER:
                return WRONG_TOOL
            radius = scene.radius(self.piece)
            edge = s.edges[s.owner(self.piece)]
            return FAULTS[fault_kind(entry_fault(scene, radius, s.content.march_ruler, corners, edge, x, y))]
        if tool == SLIDE and self.manner <= CHARGES:
            return FAULTS[fault_kind(slide_fault(scene, self.piece, x, y, queries.reach_of(s, self.piece)))]
        if tool == PUSH_RULER or (tool == MARCH_RULER and self.manner <= CHARGES):
            ruler: Ruler = s.content.push_ruler if tool == PUSH_RULER else s.content.march_ruler
            return FAULTS[fault_kind(ruler_fault(scene, self.piece, ruler, corners, x, y))]
        return WRONG_TOOL

    def pose_fault(self, s: Bloc, scene: Scene, x: i64, y: i64) -> Refusal | None:
        """OLO-Q26  The place itself must be legal, and as near to the bearer as the card says."""
        radius = self.radius(s)
        kind = fault_kind(scene.place_fault(x, y, radius, NOBODY))
        if kind != plane.FINE:
            return FAULTS[kind]
        most = names.TOUCH if self.within == names.CONTACT else self.within
        apart = scene.radius(self.piece) + radius + most
        far = square(x - scene.x(self.piece), y - scene.y(self.piece)) > apart * apart
        return POSED_TOO_FAR if far else None

    def end_fault(self, s: Bloc, scene: Scene, x: i64, y: i64) -> Refusal | None:
        """OLO-123, OLO-Q36  What else is asked of the end, looked at with the piece in its place."""
        if self.manner == PUSHED_AWAY or self.manner == PUSHED_TOWARDS:
            return self.heading_fault(s, scene, x, y)
        if self.manner != CHARGES and self.against == 0:
            return None
        at = self.piece * plane.DISC
        old_x = s.discs[at]
        old_y = s.discs[at + 1]
        s.discs[at] = x
        s.discs[at + 1] = y
        why: Refusal | None = None
        if self.manner == CHARGES:
            if not holds(scene, self.piece, self.target):
                why = NOT_ENGAGING
            elif not sees(scene, self.piece, self.target):
                why = TARGET_UNSEEN
        elif not touches_terrain(scene, x, y, scene.radius(self.piece), 0):
            why = NOT_TOUCHING
        s.discs[at] = old_x
        s.discs[at + 1] = old_y
        return why

    def goal(self, scene: Scene) -> Goal:
        return goal_disc(scene, self.target) if self.manner == PUSHED_AWAY else goal_element(scene, self.target)

    def heading_fault(self, s: Bloc, scene: Scene, x: i64, y: i64) -> Refusal | None:
        """OLO-062, OLO-063, OLO-064, OLO-065, OLO-G20, OLO-Q25  Nearer or farther at the end than at the start, and
        where the effect says directly, as much as a push can do."""
        goal = self.goal(scene)
        away = self.manner == PUSHED_AWAY
        from_x = scene.x(self.piece)
        from_y = scene.y(self.piece)
        if away and not is_away(goal, from_x, from_y, x, y):
            return NOT_AWAY
        if not away and not is_towards(goal, from_x, from_y, x, y):
            return NOT_TOWARDS
        if self.directly == 1 and not is_direct(self.travel(s, scene), goal, x, y, ONLY_RULER, away):
            return NOT_DIRECT
        return None

    def is_open(self, s: Bloc, scene: Scene, travel: Travel | None, x: i64, y: i64) -> bool:
        """Whether a piece may stand at a place, no farther than tools go, and all that is asked of the end is true."""
        if travel is None:
            return self.fault(s, scene, x, y, TAPE, s.words) is None and self.end_fault(s, scene, x, y) is None
        return travel.may_reach(x, y) and self.end_fault(s, scene, x, y) is None

    def tool_to(self, s: Bloc, scene: Scene, travel: Travel | None, x: i64, y: i64, step: i64) -> i64:
        """The first tool that leads to a place, its ruler in `s.words`; ANY_TOOL when none does."""
        if travel is not None and not travel.may_reach(x, y):
            return ANY_TOOL
        if self.end_fault(s, scene, x, y) is not None:
            return ANY_TOOL
        if self.manner >= PLACED:
            return TAPE if self.fault(s, scene, x, y, TAPE, s.words) is None else ANY_TOOL
        if self.manner == ENTERS:
            entry = Entry(scene, scene.radius(self.piece), s.content.march_ruler, s.edges[s.owner(self.piece)])
            if not scene.can_stand(x, y, entry.r, NOBODY):
                return ANY_TOOL
            if not entry.find(x, y, step):
                return self.ruler_to(s, scene, x, y)
            s.words = entry.corners
            return MARCH_RULER
        way = self.travel(s, scene) if travel is None else travel
        tool = way.find(x, y, step)
        if tool == NO_TOOL:
            if way.has_room(x, y):
                return self.ruler_to(s, scene, x, y)
            return ANY_TOOL
        s.words = way.corners
        return tool + MARCH_RULER if self.manner <= CHARGES else PUSH_RULER

    def ruler_to(self, s: Bloc, scene: Scene, x: i64, y: i64) -> i64:
        """OLO-G12, OLO-Q112  The same among all rulers that can be laid, for a place with room."""
        laying = self.laying(s, scene)
        straight = self.manner != ENTERS and laying.leads_straight(x, y)
        if not straight and not laying.leads(laying.around(x, y, 1), x, y, NO_END):
            return ANY_TOOL
        s.words = laying.corners
        return laying.kind + MARCH_RULER if self.manner <= ENTERS else PUSH_RULER

    def complete(self, s: Bloc, seat: i64, choice: i64) -> i64:
        """Whoever only thinks ahead needs no proof: what is carried out is the end alone."""
        return self.proven(s, choice) if s.loud else choice

    def proven(self, s: Bloc, choice: i64) -> i64:
        if verb_of(choice) != verbs.AT or arg_c(choice) != ANY_TOOL or len(s.words) > 0:
            return choice
        scene = s.scene()
        tool = self.tool_to(s, scene, None, arg_a(choice), arg_b(choice), FINE_STEP)
        return pack(verbs.AT, arg_a(choice), arg_b(choice), tool)

    def why_not(self, s: Bloc, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.AT:
            return NOT_OFFERED
        x = arg_a(choice)
        y = arg_b(choice)
        tool = arg_c(choice)
        scene = s.scene()
        if tool == ANY_TOOL:  # nothing leads there: say what is wrong with the place itself, if anything is
            whole = self.proven(s, choice)
            if arg_c(whole) != ANY_TOOL:
                s.words = vec[i64]()
                return None
            return self.why_unreachable(s, scene, x, y)
        if (tool == SLIDE or tool == TAPE) and len(s.words) > 0:
            return WRONG_TOOL
        why = self.fault(s, scene, x, y, tool, s.words)
        return self.end_fault(s, scene, x, y) if why is None else why

    def why_unreachable(self, s: Bloc, scene: Scene, x: i64, y: i64) -> Refusal:
        if self.manner >= PLACED:
            why = self.fault(s, scene, x, y, TAPE, vec[i64]())
        else:
            why = FAULTS[fault_kind(scene.place_fault(x, y, self.radius(s), self.piece))]
            if why is None and x == scene.x(self.piece) and y == scene.y(self.piece):
                why = UNMOVED
        if why is None:
            why = self.end_fault(s, scene, x, y)
        return OUT_OF_REACH if why is None else why

    # -- some of the places

    def usual(self) -> i64:
        """How many places `point` knows."""
        if self.manner == CHARGES:
            return 3 * 12
        if self.manner == POSED:
            return 2 * 16 if self.within > 0 else 16
        return 3 * 36

    def point(self, s: Bloc, scene: Scene, k: i64) -> tuple[i64, i64]:
        """OLO-G28, OLO-Q112  The k-th of the places worth a thought, legal or not."""
        x = scene.x(self.piece)
        y = scene.y(self.piece)
        r = scene.radius(self.piece)
        part = k % 3
        if self.manner == CHARGES:
            angle: i64 = 3000 * (k // 3)
            x = scene.x(self.target)
            y = scene.y(self.target)
            apart = r + scene.radius(self.target)
            if part == 0:
                return contact_point(x, y, cosine(angle), sine(angle), apart)
            return inner_point(x, y, cosine(angle), sine(angle), apart + names.THREAT * part // 2)
        if self.manner == POSED:
            apart = r + self.radius(s)
            angle = 2250 * (k // 2) if self.within > 0 else 2250 * k
            if self.within > 0 and k % 2 == 1:
                return inner_point(x, y, cosine(angle), sine(angle), apart + self.within)
            return contact_point(x, y, cosine(angle), sine(angle), apart)
        return point_at(x, y, cosine(1000 * (k // 3)), sine(1000 * (k // 3)), self.farthest(s, scene) >> part)

    def unusual(self, s: Bloc, scene: Scene) -> vec[i64]:
        """Places that a manner of its own asks for, x and y in turn: where it stands, as far as it goes."""
        out = vec[i64]()
        if self.manner == CHARGES or self.manner == POSED:
            return out
        if self.manner == PLACED_BY_CARD:
            out = append(append(out, scene.x(self.piece)), scene.y(self.piece))
        if self.directly == 1:
            best = self.straight(s, scene)
            out = append(append(out, best.x), best.y)
        return out

    def straight(self, s: Bloc, scene: Scene) -> Way:
        """The end of a push that changes the distance most."""
        candidates = Candidates(self.travel(s, scene), self.goal(scene), self.manner == PUSHED_AWAY)
        return candidates.first(ONLY_RULER, COARSE_STEP)

    def farthest(self, s: Bloc, scene: Scene) -> i64:
        """How far a push or a placing goes, from centre to centre."""
        r = scene.radius(self.piece)
        return s.content.push_ruler.reach(r) if self.manner < PLACED else self.within + 2 * r

    def touching(self, s: Bloc, scene: Scene) -> Spots | None:
        """OLO-G28  Places in contact with terrain, where the end must be such a one: at corners, and at the thirds and
        the middle of edges."""
        if self.against == 0:
            return None
        travel = Travel(scene, self.piece, [], 0)
        travel.farthest = self.farthest(s, scene)
        spots = Spots(travel)
        k: i64
        for k in range(scene.board.polygons()):
            if scene.board.kind[k] & plane.SHELTERS:
                spots.along(k)
        return spots

    def ends(self, s: Bloc, most: i64, from_place: i64) -> vec[i64]:
        """The usual places, or where none of them is legal one that is found by searching everywhere."""
        out = self.usual_ends(s, most, from_place)
        if len(out) > 0 or self.is_there(s):
            return out
        x, y = ANSWERS.of(Anywhere(s, self), s.board, self.depends_on(s))
        return append(out, pack(verbs.AT, x, y, ANY_TOOL)) if x >= 0 else out

    def depends_on(self, s: Bloc) -> vec[i64]:
        """All numbers by which one search differs from another on the same board."""
        key = append(append(append(s.discs[:], self.piece), self.manner), self.target)
        key = append(append(append(key, self.within), self.against), self.directly)
        return append(append(key, self.radius(s)), s.edges[s.owner(self.piece)] if self.manner == ENTERS else NOBODY)

    def is_there(self, s: Bloc) -> bool:
        """Whether a push towards terrain begins so near to it that no place is nearer by the least that counts."""
        if self.manner != PUSHED_TOWARDS:
            return False
        scene = s.scene()
        num, den = self.goal(scene).apart(scene.x(self.piece), scene.y(self.piece))
        least = scene.radius(self.piece) + 1
        return num < den * least * least

    def usual_ends(self, s: Bloc, most: i64, from_place: i64) -> vec[i64]:
        """So many legal places at most, as choices, looked for from a place in the list; one in each small square.
        Rulers are tried by coarse steps, and only where that leads nowhere by fine ones."""
        scene = s.scene()
        out = vec[i64]()
        taken = dict[int, bool]()
        i: i64
        if self.manner == ENTERS:
            entry = Entry(scene, scene.radius(self.piece), s.content.march_ruler, s.edges[s.owner(self.piece)])
            if most == 1:
                x, y = entry.draw(from_place)
                return append(out, pack(verbs.AT, x, y, ANY_TOOL)) if x >= 0 else out
            found = entry.places(MOST)
            n: i64 = len(found) // 10
            for i in range(min(n, most)):
                at = 10 * ((i + from_place) % n)
                if cell_of(found[at], found[at + 1]) not in taken:
                    taken[cell_of(found[at], found[at + 1])] = True
                    out = append(out, pack(verbs.AT, found[at], found[at + 1], ANY_TOOL))
            return out
        travel: Travel | None = None
        if self.manner < PLACED:
            travel = self.travel(s, scene)
        if self.manner == MARCHES and travel is not None:
            spots = march_points(travel, queries.markers(s), shooters(s, self.piece))
            if most == 1:
                x, y = spots.draw(from_place, COARSE_STEP)
                if x < 0:
                    x, y = spots.draw(from_place, FINE_STEP)
                return append(out, pack(verbs.AT, x, y, ANY_TOOL)) if x >= 0 else out
            settled = spots.settle(most, COARSE_STEP)
            for each in settled if len(settled) > 0 else spots.settle(most, FINE_STEP):
                out = append(out, pack(verbs.AT, each.x, each.y, ANY_TOOL))
            return out
        usual = self.usual()
        found = self.unusual(s, scene)
        known: i64 = usual + len(found) // 2
        touching = self.touching(s, scene)
        shut = vec[i64]()  # what no ruler laid by coarse steps leads to
        total: i64 = known
        if touching is not None:
            total += touching.total
        for i in range(total):
            at = (from_place + 7 * i) % total if total % 7 != 0 else (from_place + i) % total
            if at < usual:
                x, y = self.point(s, scene, at)
            elif touching is None or at < known:
                x = found[2 * (at - usual)]
                y = found[2 * (at - usual) + 1]
            else:
                x, y = touching.point(at - known)
            if not scene.board.holds_disc(x, y, 0) or (len(out) > 0 and cell_of(x, y) in taken):
                continue
            if not self.is_open(s, scene, travel, x, y):
                continue
            if travel is not None and not travel.leads(x, y, COARSE_STEP):
                shut = append(append(shut, x), y)
                continue
            out = append(out, pack(verbs.AT, x, y, ANY_TOOL))
            if len(out) == most:
                break
            taken[cell_of(x, y)] = True
        if travel is not None and len(out) == 0:
            for i in range(0, len(shut), 2):
                cell = cell_of(shut[i], shut[i + 1])
                if len(out) < most and cell not in taken and travel.leads(shut[i], shut[i + 1], FINE_STEP):
                    out = append(out, pack(verbs.AT, shut[i], shut[i + 1], ANY_TOOL))
                    taken[cell] = True
        return out

    def possible(self, s: Bloc, thorough: bool = True) -> bool:
        """OLO-Q112  Whether a place exists: it is looked for everywhere before anything is forbidden. Whoever is not
        thorough looks at the usual ones alone, which is sooner done."""
        if self.manner == MARCHES and self.slides(s):
            return True
        if self.directly == 1 and self.straight(s, s.scene()).tool != NO_TOOL:
            return True
        return len(self.ends(s, 1, 0) if thorough else self.usual_ends(s, 1, 0)) > 0

    def slides(self, s: Bloc) -> bool:
        """OLO-055  Whether one of the usual ends of a march is reached without a ruler, which is quickly seen."""
        scene = s.scene()
        reach = queries.reach_of(s, self.piece)
        k: i64
        for k in range(SLIDES):
            angle: i64 = 36000 * k // SLIDES
            x, y = point_at(scene.x(self.piece), scene.y(self.piece), cosine(angle), sine(angle), reach)
            if scene.board.holds_disc(x, y, 0) and slide_fault(scene, self.piece, x, y, reach) == plane.FINE:
                return True
        return False

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        return self.ends(s, MOST, 0)

    def sample(self, s: Bloc, seat: i64, draw: i64) -> i64:
        found = self.ends(s, 1, scramble(draw, 1) & 0xFFFF)
        assert len(found) > 0, "no place was left"
        return found[0]

    def default(self, s: Bloc, seat: i64) -> i64:
        return self.sample(s, seat, 0)

    def domain(self, s: Bloc, seat: i64) -> object:
        return Place(s, self, seat)

    # -- going there

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        x = arg_a(choice)
        y = arg_b(choice)
        if s.loud:
            tell_move(s, RULES[self.manner], self.piece, MODE_IDS[self.manner], x, y, s.words)
        if self.manner <= CHARGES:
            s.call(Displace(self.seat, self.piece, x, y))
        elif self.manner == POSED:
            pose(s, self.target, x, y)
        else:
            shift(s, self.piece, x, y)
        return DONE


class Anywhere(Search):
    """OLO-Q112  Every place that a piece may go to, not only the usual ones."""

    def __init__(self, s: Bloc, where: Where) -> None:
        scene = s.scene()
        self.s: Bloc = s
        self.where: Where = where
        self.scene: Scene = scene
        self.radius: i64 = where.radius(s)
        self.mover: i64 = NOBODY if where.manner == POSED else where.piece
        self.start_x: i64 = scene.x(where.piece)
        self.start_y: i64 = scene.y(where.piece)
        self.travel: Travel | None = None
        self.laying: Laying = where.laying(s, scene)
        self.near: vec[i64] = vec[i64]()  # of each ring in which the end of a charge lies: x, y, least, most
        self.hiding: Hiding | None = None
        self.goal: Goal | None = None  # of a push, and how far it is
        self.apart: i64 = 0
        if where.manner == ENTERS:
            self.reach: i64 = 2 * names.SIDE
            super().__init__(names.SIDE // 2, names.SIDE // 2, names.SIDE // 2)
            return
        if where.manner < PLACED:
            travel = where.travel(s, scene)
            self.travel = travel
            self.reach = travel.farthest + 2 * names.TOUCH + ROUNDING
        elif where.manner == POSED:
            self.reach = scene.radius(where.piece) + self.radius + max(where.within, names.TOUCH)
        else:
            self.reach = where.farthest(s, scene)
        if where.manner == PUSHED_AWAY or where.manner == PUSHED_TOWARDS:
            goal = where.goal(scene)
            self.goal = goal
            self.apart = goal.gap_up(self.start_x, self.start_y, 0)
        if where.manner == CHARGES:
            self.near = rings_of_zone(scene, where.target, self.radius)
            self.hiding = Hiding(scene, self.radius, where.target)
            far: i64 = names.THREAT + 2 * names.RADII[1] + 2 * names.TOUCH
            super().__init__(
                scene.x(where.target), scene.y(where.target), self.radius + scene.radius(where.target) + far
            )
        else:
            super().__init__(self.start_x, self.start_y, self.reach)

    def may_hold(self, west: i64, south: i64, side: i64) -> bool:
        x: i64 = west + side // 2
        y: i64 = south + side // 2
        slack: i64 = slack_of(side)
        far: i64 = self.reach + slack
        if square(x - self.start_x, y - self.start_y) > far * far or not self.is_in_rings(x, y, slack):
            return False
        inner: i64 = self.radius - slack
        if inner <= 0:
            return self.scene.board.holds_disc(x, y, inner)
        if not self.scene.can_stand(x, y, inner, self.mover) or not self.may_head(x, y, slack):
            return False
        if slack == 0:
            return True
        if self.where.against == 1 and not touches_terrain(self.scene, x, y, inner, 2 * slack):
            return False
        if self.hiding is not None and self.hiding.is_hidden(x, y, slack):
            return False
        return self.may_lead(west, south, side)

    def is_in_rings(self, x: i64, y: i64, slack: i64) -> bool:
        near = self.near
        k: i64
        for k in range(0, len(near), 4):
            d2 = square(x - near[k], y - near[k + 1])
            least = max(near[k + 2] - slack, 0)
            most = near[k + 3] + slack
            if least * least <= d2 <= most * most:
                return True
        return len(near) == 0

    def may_head(self, x: i64, y: i64, slack: i64) -> bool:
        """Whether a push could end near a point and go away from its goal, or towards it, as it must."""
        if self.goal is None:
            return True
        apart = self.goal.gap_up(x, y, 0)
        return apart + slack >= self.apart if self.where.manner == PUSHED_AWAY else apart - slack <= self.apart

    def may_lead(self, west: i64, south: i64, side: i64) -> bool:
        """Whether some tool could lead to a square."""
        if self.where.manner >= PLACED:
            return True
        around = self.notes if len(self.notes) > 0 else self.laying.around(west, south, side)
        self.notes = self.laying.narrowed(around, west, south, side)
        if len(self.notes) > 0:
            return True
        half: i64 = side // 2
        return self.travel is not None and may_slide(self.travel, west + half, south + half, slack_of(side))

    def is_place(self, x: i64, y: i64, surely: bool) -> bool:
        travel = self.travel
        where = self.where
        if not self.scene.board.holds_disc(x, y, 0):
            return False
        if where.manner >= PLACED:
            return where.is_open(self.s, self.scene, travel, x, y)
        if where.manner == ENTERS or travel is None:
            return self.scene.can_stand(x, y, self.radius, NOBODY) and self.laying.leads(
                self.notes, x, y, NO_END if surely else A_WHILE
            )
        if not travel.has_room(x, y):
            return False
        if where.manner == CHARGES:
            return where.end_fault(self.s, self.scene, x, y) is None and self.leads(travel, x, y, surely)
        return self.leads(travel, x, y, surely) and where.end_fault(self.s, self.scene, x, y) is None  # it takes long

    def leads(self, travel: Travel, x: i64, y: i64, surely: bool) -> bool:
        if travel.slides(x, y):
            return True
        if surely:
            return self.laying.leads(self.notes, x, y, NO_END)
        return self.laying.leads_straight(x, y) or self.laying.leads(self.notes, x, y, A_WHILE)


def may_slide(travel: Travel, x: i64, y: i64, slack: i64) -> bool:
    """Whether a straight way could lead to some point no farther than `slack` from (x, y)."""
    far: i64 = travel.slide + slack
    if travel.slide == 0 or square(x - travel.x, y - travel.y) > far * far:
        return False
    scene = travel.scene
    board = scene.board
    r: i64 = travel.radius - slack
    k: i64
    for k in range(scene.count()):
        if k != travel.mover and scene.is_on(k):
            if point_to_segment(travel.x, travel.y, x, y, scene.x(k), scene.y(k), r + scene.radius(k)) < 0:
                return False
    for k in range(board.polygons()):
        if board.kind[k] & plane.SOLID:
            first = board.first[k]
            if segment_to_polygon(board.points, first, board.corners[k], travel.x, travel.y, x, y, r) < 0:
                return False
    return True


def rings_of_zone(scene: Scene, target: i64, r: i64) -> vec[i64]:
    """Where a disc of radius r engages a target: in a ring around it, and against bridging markers that it touches."""
    rim: i64 = r + scene.radius(target)
    rings = append(append(vec[i64](), scene.x(target)), scene.y(target))
    rings = append(append(rings, rim), rim + scene.board.zone)
    k: i64
    for k in range(scene.count()):
        if scene.marks(k) & (plane.ON | plane.BRIDGES) == plane.ON | plane.BRIDGES and touches(scene, target, k):
            rim = r + scene.radius(k)
            rings = append(append(rings, scene.x(k)), scene.y(k))
            rings = append(append(rings, rim), rim + scene.board.touch)
    return rings


def tell_move(s: Bloc, rule: str, piece: i64, manner: str, x: i64, y: i64, corners: vec[i64]) -> None:
    """A move as announced: its end, and the ruler that proves it."""
    data: dict[str, object] = {"piece": s.called(piece), "manner": manner, "x": int(x), "y": int(y)}
    data["near"] = landmark(s, piece, x, y)
    data["ruler"] = [int(n) for n in corners]
    s.tell(rule, "moves", data)


def landmark(s: Bloc, piece: i64, x: i64, y: i64) -> str:
    """What a player would say that a point is near: an objective by its number, or another piece; else an edge."""
    scene, found, least = s.scene(), "", square(NEAR, 0)
    k: i64
    for n, k in enumerate(queries.markers(s)):
        if square(scene.x(k) - x, scene.y(k) - y) < least:
            found, least = f"objective.{n + 1}", square(scene.x(k) - x, scene.y(k) - y)
    for k in range(state.FIRST_MARKER):
        if k != piece and s.is_on(k) and square(scene.x(k) - x, scene.y(k) - y) < least:
            found, least = s.called(k), square(scene.x(k) - x, scene.y(k) - y)
    if found:
        return found
    edge = min(x, y, names.SIDE - x, names.SIDE - y)
    if edge == y:
        return "south"
    if edge == names.SIDE - y:
        return "north"
    return "west" if edge == x else "east"


def touches_terrain(scene: Scene, x: i64, y: i64, r: i64, more: i64) -> bool:
    """Whether a disc is in contact with a décor that is no zone and covers none, or is no farther than so much more."""
    board = scene.board
    p: i64
    for p in range(board.polygons()):
        if board.kind[p] & plane.SOLID and board.point_to_polygon(p, x, y, r + board.touch + more) <= 0:
            if board.point_to_polygon(p, x, y, r) >= 0:
                return True
    return False


def shooters(s: Bloc, piece: i64) -> vec[i64]:
    """Foes that could shoot, from whose sight a march may hide."""
    out = vec[i64]()
    for foe in queries.foes_of(s, piece):
        if s.content.stat(s.of(foe, Piece.profile), names.SHOOTING) > 0:
            out = append(out, foe)
    return out


def shift(s: Bloc, piece: i64, x: i64, y: i64) -> None:
    """OLO-029, OLO-030, OLO-031, OLO-045, OLO-057, OLO-059, OLO-083, OLO-G25, OLO-Q23, OLO-Q24, OLO-Q71, OLO-Q102
    A movement is carried out: each tainted element that is newly touched gives a token, but not to the corrupted."""
    before = vec[i64]()
    if s.is_on(piece):
        before = queries.tainted_touched(s, s.scene(), piece)
    s.set_down(piece, x, y)
    s.set_of(piece, Piece.moved, 1)
    if not s.is_rouage(piece):
        return
    for element in queries.tainted_touched(s, s.scene(), piece):
        if find(before, element) < 0 and queries.status(s, piece) != names.CORRUPTED:
            if s.mechanism == state.OF_CYCLE or not queries.is_immune(s, piece, names.FROM_TAINTED_CONTACT):
                attribute(s, piece, "OLO-083")


def pose(s: Bloc, design: i64, x: i64, y: i64) -> None:
    """OLO-061  A marker that an ability poses, until the end of the cycle."""
    marks: i64 = 0
    if s.content.marker_covers[design] == 1:
        marks = plane.COVERS
    if s.content.marker_diameter[design] == names.BRIDGING:
        marks |= plane.BRIDGES
    agenda.lay_marker(s, state.POSED + design, x, y, s.content.marker_radius[design], marks, 0)


@frame("announce go")
class Displace(Frame[Bloc]):
    """OLO-138, OLO-140, OLO-143, OLO-Q40  A displacement as announced: first those left behind may strike; then it is
    made, if the mover is still in play."""

    seat: i64
    piece: Annotated[i64, "piece"]
    x: i64
    y: i64

    def announce(self, s: Bloc) -> i64:
        foes = left_behind(s.scene(), self.piece, self.x, self.y)
        if len(foes) > 0:
            s.opportunities(foes, self.piece)
        return NEXT

    def go(self, s: Bloc) -> i64:
        if s.is_on(self.piece):
            shift(s, self.piece, self.x, self.y)
        return DONE
