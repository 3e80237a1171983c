"""Hostile rouages (OLO-177 to OLO-185): they appear, and act by instinct."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK_IF_MANY, DONE, NEXT, Frame, arg_a, pack
from ludotheque.games.olomoc import effects, names, queries, state, verbs
from ludotheque.games.olomoc.phases.attack import Attack, why_not_frontal, why_not_ranged
from ludotheque.games.olomoc.phases.moving import Displace, landmark, tell_move
from ludotheque.games.olomoc.state import FIRST_HOSTILE, FIRST_MARKER, NOBODY, Bloc, Piece
from ludotheque.kit.geometry.board import Scene
from ludotheque.kit.geometry.heading import Way, approach, goal_disc, goal_point
from ludotheque.kit.geometry.measure import compare_gaps, within
from ludotheque.kit.geometry.pose import nearest_place
from ludotheque.kit.geometry.travel import NO_TOOL, Travel

CENTRE: Final = names.SIDE // 2


def spawn(s: Bloc, profile: i64, x: i64, y: i64) -> i64:
    """OLO-061, OLO-177, OLO-G26  A hostile appears as near as possible to a place; NOBODY where there is no room or
    number left."""
    piece: i64 = FIRST_HOSTILE
    while piece < FIRST_MARKER and s.is_on(piece):
        piece += 1
    if piece == FIRST_MARKER:
        return NOBODY
    px, py = nearest_place(s.scene(), x, y, s.content.radius[profile], NOBODY)
    if px < 0:
        return NOBODY
    column: i64
    for column in range(Piece.WIDTH):
        s.set_of(piece, column, Piece.FRESH[column])
    s.become(piece, profile)
    s.set_down(piece, px, py)
    at: i64
    for at in range(s.content.first_ability[profile], s.content.first_ability[profile + 1]):
        s.enter(s.content.profile_abilities[at], piece)
    if s.loud:
        near = landmark(s, piece, px, py)
        s.tell("OLO-177", "spawned", {"piece": s.called(piece), "x": int(px), "y": int(py), "near": near})
    return piece


# -- instinct


def before(s: Bloc, scene: Scene, hostile: i64, hidden: i64, one: i64, other: i64) -> bool:
    """OLO-181, OLO-Q79  Whom a hostile prefers: not protected (a bit each of `hidden`), highest rank, nearest, fewest
    life points left, of the player with priority, first by id."""
    if hidden >> one & 1 != hidden >> other & 1:
        return hidden >> other & 1 == 1
    if s.rank(one) != s.rank(other):
        return s.rank(one) > s.rank(other)
    order = compare_gaps(scene, hostile, one, other)
    if order != 0:
        return order < 0
    if queries.life_left(s, one) != queries.life_left(s, other):
        return queries.life_left(s, one) < queries.life_left(s, other)
    if s.owner(one) != s.owner(other):
        return s.owner(one) == s.priority
    return s.content.by_id[s.of(one, Piece.profile)] < s.content.by_id[s.of(other, Piece.profile)]


def by_preference(s: Bloc, scene: Scene, hostile: i64, among: vec[i64]) -> vec[i64]:
    out = vec[i64](capacity=len(among))
    hidden: i64 = 0
    if len(among) > 1:
        for piece in among:
            if s.stands(effects.LAST_CHOICE, piece):
                hidden |= 1 << piece
    for piece in among:
        out = append(out, piece)
        i: i64 = len(out) - 1
        while i > 0 and before(s, scene, hostile, hidden, out[i], out[i - 1]):
            last = out[i - 1]
            out[i - 1] = out[i]
            out[i] = last
            i -= 1
    return out


def satisfying(s: Bloc, scene: Scene, hostile: i64, condition: i64, reach: i64) -> vec[i64]:
    """OLO-Q80  The rouages for whom the condition of a rule holds; a shot obeys what shots of players obey."""
    out = vec[i64](capacity=state.ROUAGES)
    for piece in queries.foes_of(s, hostile):
        if condition == names.IF_ENGAGING:
            if why_not_frontal(s, scene, hostile, piece, names.ROLL_FRONTAL, 0) is not None:
                continue
        elif condition == names.IF_NEAR:
            if not within(scene, hostile, piece, reach):
                continue
        elif condition == names.IF_SHOT:
            if why_not_ranged(s, scene, hostile, piece, names.ROLL_RANGED, 0) is not None:
                continue
        out = append(out, piece)
    return by_preference(s, scene, hostile, out)


@frame("begin act over")
class HostileTurn(Frame[Bloc]):
    """OLO-179, OLO-180, OLO-236, OLO-Q79, OLO-Q83, OLO-Q99  The activation of a hostile: so many actions, for each the
    first rule of its instinct whose condition holds. No player decides anything of it."""

    seat: i64
    piece: Annotated[i64, "piece"]
    left: i64 = 0

    def begin(self, s: Bloc) -> i64:
        self.left = s.content.instinct_actions[s.of(self.piece, Piece.profile)]
        if s.loud:
            s.tell("OLO-236", "hostile-acts", {"piece": s.called(self.piece)})
        return NEXT

    def act(self, s: Bloc) -> i64:
        if self.left == 0 or not s.is_on(self.piece):
            return NEXT
        self.left -= 1
        c = s.content
        profile = s.of(self.piece, Piece.profile)
        scene = s.scene()
        row: i64
        for row in range(c.first_instinct[profile], c.first_instinct[profile + 1]):
            condition = c.instinct_if[row]
            if condition == names.IF_STUNNED and s.of(self.piece, Piece.stunned) == 0:
                continue
            among = vec[i64]()
            if condition != names.IF_STUNNED:
                among = satisfying(s, scene, self.piece, condition, c.instinct_range[row])
                if condition != names.IF_ALWAYS and len(among) == 0:
                    continue
            self.follow_rule(s, c.instinct_do[row], c.instinct_at[row], among)
            break
        return self.goto("act")

    def follow_rule(self, s: Bloc, deed: i64, at: i64, among: vec[i64]) -> None:
        if deed == names.SHAKE_OFF:
            s.stun(self.piece, 0)
            self.left = 0
            if s.loud:
                s.tell("OLO-180", "shakes-off", {"piece": s.called(self.piece)})
        elif deed == names.STOP:
            self.left = 0
        elif deed == names.STRIKE:
            s.call(Attack(NOBODY, self.piece, among[0], names.ROLL_FRONTAL))
            self.tell_attack(s, among[0])
        elif deed == names.SHOOT:
            s.call(Attack(NOBODY, self.piece, among[0], names.ROLL_RANGED))
            self.tell_attack(s, among[0])
        else:
            self.move(s, at, among)

    def tell_attack(self, s: Bloc, target: i64) -> None:
        if s.loud:
            s.tell("OLO-181", "attacks", {"piece": s.called(self.piece), "target": s.called(target)})

    def move(self, s: Bloc, at: i64, among: vec[i64]) -> None:
        """OLO-063, OLO-G29, OLO-Q79  Directly towards the first of them that can be approached."""
        scene = s.scene()
        rulers = [s.content.march_ruler, s.content.push_ruler]
        travel = Travel(scene, self.piece, rulers, queries.reach_of(s, self.piece))
        if at == names.AT_CENTRE:
            self.go(s, travel, approach(travel, goal_point(scene, CENTRE, CENTRE)))
            return
        for target in among:
            if self.go(s, travel, approach(travel, goal_disc(scene, target))):
                return

    def go(self, s: Bloc, travel: Travel, way: Way) -> bool:
        if way.tool == NO_TOOL:
            return False
        if s.loud:
            tell_move(s, "OLO-181", self.piece, "march", way.x, way.y, way.corners(travel))
        s.call(Displace(NOBODY, self.piece, way.x, way.y))
        return True

    def over(self, s: Bloc) -> i64:
        return DONE


@frame("choose activate")
class Designate(Frame[Bloc]):
    """OLO-235, OLO-236, OLO-237, OLO-Q84  In turn from the player with priority each designates a hostile that has not
    been activated in this phase."""

    seat: i64

    def waiting(self, s: Bloc) -> vec[i64]:
        out = vec[i64]()
        for piece in queries.hostiles(s):
            if s.of(piece, Piece.activated) == 0:
                out = append(out, piece)
        return out

    def choose(self, s: Bloc) -> i64:
        s.active = self.seat
        return ASK_IF_MANY

    def activate(self, s: Bloc) -> i64:
        self.seat = s.other(self.seat)
        return self.goto("choose")

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-236", "hostile")

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for piece in self.waiting(s):
            out = append(out, pack(verbs.NAME, piece))
        return out

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        piece = arg_a(choice)
        s.set_of(piece, Piece.activated, 1)
        s.call(HostileTurn(self.seat, piece))
        return NEXT
