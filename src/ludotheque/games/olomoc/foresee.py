# interpreted
"""What may be measured on the Bloc at any time (OLO-008), and what a place or an attack would come to.

Everything on the Bloc is open, so whoever sits at the table may measure for any piece. The kit and the rules' own
queries answer; chances are whole numbers out of a thousand.
"""

from math import comb
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import State, arg_a, arg_b
from ludotheque.games.olomoc import effects, names, queries
from ludotheque.games.olomoc.codec import TERRAIN_IDS
from ludotheque.games.olomoc.ends import aimed_at, rings_of
from ludotheque.games.olomoc.phases import attack, moving
from ludotheque.games.olomoc.phases.harm import wounds_that_count
from ludotheque.games.olomoc.phases.moving import Where
from ludotheque.games.olomoc.phases.rolls import BY_ABILITY, PAID
from ludotheque.games.olomoc.places import Place
from ludotheque.games.olomoc.state import FIRST_MARKER, PIECE_IDS, PIECES, Bloc, Piece
from ludotheque.kit.geometry.angles import FULL, unit
from ludotheque.kit.geometry.board import Scene, fault_kind
from ludotheque.kit.geometry.exact import root_up
from ludotheque.kit.geometry.measure import (
    element_distance,
    engages,
    free,
    gap_up,
    held_by,
    left_behind,
    supported,
    touches,
    touches_element,
    within,
)
from ludotheque.kit.geometry.ruler import laid_fault
from ludotheque.kit.geometry.sight import line_between, line_to_element, seen_until, sees
from ludotheque.kit.geometry.snap import CONTACT_POLYGON, MAGNET_IDS
from ludotheque.kit.geometry.travel import NO_TOOL, Travel, contact_point

Told = dict[str, Any]

TOOL_IDS = ("", "march", "push", "slide", "tape")
ATTACKS = {"attack": names.ROLL_FRONTAL, "shoot": names.ROLL_RANGED, "charge": names.ROLL_CHARGE}
THOUSAND = 1000
CLOSE = 8  # how far from a ruler a base is put that touches it (OLO-G32)


def foresee(s: Bloc, seat: int, choice: Choice) -> Told | None:
    """`attack`, `shoot`, `charge`: the odds. `at`: what the place is like."""
    match choice:
        case ("attack" | "shoot" | "charge" as how, str(piece), str(target)):
            return odds(s, how, number(piece), number(target))
        case ("at", int(x), int(y), *_):
            where = s.stack[-1]
            return described(s, where, x, y) if isinstance(where, Where) else None
        case _:
            return None


def measure(s: Bloc, seat: int | None, question: Choice) -> Told | None:
    """`reach PIECE`: everywhere it can go. `tape FROM TO`: how far. `sight PIECE TO`: whether it sees that.
    `place PIECE X Y`: what a place is like. `lay PIECE RULER X Y ANGLE [X Y]`: a ruler laid by hand around a point,
    turned by hundredths of a degree, and the base against it near another. `snap PIECE X Y`: the place that a click
    means. `places PIECE`: some that are worth a thought. `odds HOW PIECE TARGET [X Y]`: of an attack, from another
    place if one is given. FROM and TO are pieces, terrain, or points X Y."""
    match question:
        case ("reach", str(piece)) if where := goes(s, piece):
            return told_of(where) | {"rings": [bends(ring) for ring in rings_of(s, where)]}
        case ("tape", *rest) if pair := two(s, rest):
            return tape(s, *pair)
        case ("sight", *rest) if (pair := two(s, rest)) and isinstance(pair[0], int) and pair[0] < PIECES:
            return sight(s, *pair)
        case ("place", str(piece), int(x), int(y)) if on_bloc(x, y) and (where := goes(s, piece)):
            return told_of(where) | judged(s, where, x, y)
        case ("lay", str(piece), "march" | "push" as tool, int(x), int(y), int(angle), *end) if (
            on_bloc(x, y) and is_point(end) and (where := goes(s, piece))
        ):
            return told_of(where) | laid(s, where, TOOL_IDS.index(tool), (x, y, angle), end)
        case ("snap", str(piece), int(x), int(y)) if on_bloc(x, y) and (where := goes(s, piece)):
            return told_of(where) | snapped(s, where, x, y)
        case ("places", str(piece)) if where := goes(s, piece):
            return told_of(where) | {"places": all_described(s, where)}
        case ("odds", "attack" | "shoot" | "charge" as how, str(piece), str(target), *at) if fighters(s, piece, target):
            return odds_from(s, how, number(piece), number(target), at)
        case _:
            return None


def bends(ring: Any) -> list[int]:
    """A ring without the corners at which it goes straight on."""
    corners = [(int(ring[k]), int(ring[k + 1])) for k in range(0, len(ring), 2)]
    found: list[int] = []
    for k, (x, y) in enumerate(corners):
        (px, py), (nx, ny) = corners[k - 1], corners[(k + 1) % len(corners)]
        if (x - px) * (ny - y) != (y - py) * (nx - x):
            found += [x, y]
    return found


# -- what is meant


def number(name: str) -> int:
    return PIECE_IDS.index(name)


def on_bloc(x: int, y: int) -> bool:
    return 0 <= x <= names.SIDE and 0 <= y <= names.SIDE


def goes(s: Bloc, name: str) -> Where | None:
    """The place that is being asked for, if it is for that piece; else a march, or the way onto the Bloc."""
    asks = s.stack[-1] if s.stack else None
    if isinstance(asks, Where) and PIECE_IDS[asks.piece] == name:
        return asks
    if name not in PIECE_IDS[:FIRST_MARKER] or not s.lives(number(name)):
        return None
    piece = number(name)
    if s.is_on(piece):
        return Where(s.owner(piece), piece, moving.MARCHES)
    deployed = s.is_rouage(piece) and s.edges[s.owner(piece)] >= 0
    return Where(s.owner(piece), piece, moving.ENTERS) if deployed else None


def told_of(where: Where) -> Told:
    return {"piece": PIECE_IDS[where.piece], "manner": moving.MODE_IDS[where.manner]}


def is_point(words: list[Any]) -> bool:
    """A point of the Bloc, or nothing."""
    return not words or (len(words) == 2 and all(type(n) is int for n in words) and on_bloc(*words))


def two(s: Bloc, rest: list[Any]) -> tuple[Any, Any] | None:
    """Two things to measure between: the number of a piece, of terrain after the pieces, or a point."""
    found: list[Any] = []
    words = list(rest)
    while words:
        word = words.pop(0)
        if isinstance(word, str) and word in PIECE_IDS and s.is_on(number(word)):
            found.append(number(word))
        elif isinstance(word, str) and word in TERRAIN_IDS[: int(s.terrains())]:
            found.append(PIECES + TERRAIN_IDS.index(word))
        elif type(word) is int and words and type(words[0]) is int and on_bloc(word, words[0]):
            found.append((word, words.pop(0)))
        else:
            return None
    return (found[0], found[1]) if len(found) == 2 else None


def fighters(s: Bloc, piece: str, target: str) -> bool:
    return all(name in PIECE_IDS[:FIRST_MARKER] and s.is_on(number(name)) for name in (piece, target))


def named(pieces: Any) -> list[str]:
    return [PIECE_IDS[piece] for piece in pieces]


# -- tape and sight


def tape(s: Bloc, one: Any, other: Any) -> Told | None:
    """OLO-007, OLO-009, OLO-010  `gap`: between the edges, as it counts and rounded up, so that "within k" is gap <= k;
    `line`: where the tape lies; `contact`; `bridged`: they touch one marker and count as an inch apart."""
    if isinstance(one, int) and one >= PIECES:
        one, other = other, one
        if isinstance(one, int) and one >= PIECES:
            return None
    scene = s.scene()
    if isinstance(one, int) and isinstance(other, int) and other < PIECES:
        plain = apart(scene, one, other)
        gap = int(gap_up(scene, one, other))
        line = rim_to_rim(scene, one, other)
        return {"gap": gap, "line": line, "contact": bool(touches(scene, one, other)), "bridged": gap < plain}
    if isinstance(other, int) and other >= PIECES:
        x, y, r = centre(scene, one)
        top, bottom = element_distance(scene, x, y, other - PIECES)
        gap = max(int(root_up(top, bottom)) - r, 0)
        contact = isinstance(one, int) and bool(touches_element(scene, one, other - PIECES))
        line = rim_to_rim(scene, one, foot(scene, x, y, other - PIECES))
        return {"gap": gap, "line": line, "contact": contact, "bridged": False}
    gap = max(apart(scene, one, other), 0)
    return {"gap": gap, "line": rim_to_rim(scene, one, other), "contact": False, "bridged": False}


def centre(scene: Scene, thing: Any) -> tuple[int, int, int]:
    """The place and the radius of a piece, or a point."""
    if isinstance(thing, int):
        return int(scene.x(thing)), int(scene.y(thing)), int(scene.radius(thing))
    return thing[0], thing[1], 0


def apart(scene: Scene, one: Any, other: Any) -> int:
    ax, ay, ra = centre(scene, one)
    bx, by, rb = centre(scene, other)
    return int(root_up((bx - ax) ** 2 + (by - ay) ** 2, 1)) - ra - rb


def foot(scene: Scene, x: int, y: int, element: int) -> tuple[int, int]:
    """The point of some terrain that is nearest to another, to a unit; itself if it lies on it."""
    board = scene.board
    near: list[tuple[int, int, int]] = []
    for p in range(int(board.polygons())):
        if board.element[p] == element:
            if board.point_to_polygon(p, x, y, 0) <= 0:
                return x, y
            at, n = int(board.first[p]), int(board.corners[p])
            points = [(int(board.points[at + 2 * k]), int(board.points[at + 2 * k + 1])) for k in range(n)]
            for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
                ex, ey = bx - ax, by - ay
                along = min(max(ex * (x - ax) + ey * (y - ay), 0), ex * ex + ey * ey)
                fx, fy = ax + ex * along // (ex * ex + ey * ey), ay + ey * along // (ex * ex + ey * ey)
                near.append(((fx - x) ** 2 + (fy - y) ** 2, fx, fy))
    _, fx, fy = min(near)
    return fx, fy


def rim_to_rim(scene: Scene, one: Any, other: Any) -> list[int]:
    """The part of the line between two centres that lies outside both."""
    ax, ay, ra = centre(scene, one)
    bx, by, rb = centre(scene, other)
    far = max(int(root_up((bx - ax) ** 2 + (by - ay) ** 2, 1)), 1)
    return [
        ax + (bx - ax) * ra // far,
        ay + (by - ay) * ra // far,
        bx + (ax - bx) * rb // far,
        by + (ay - by) * rb // far,
    ]


def sight(s: Bloc, piece: int, thing: Any) -> Told:
    """OLO-018, OLO-G22  `witness`: a free segment, or None; `cut`: how far the straight line is free then. Of a piece
    also the distance and its band, and whether it is in cover."""
    scene = s.scene()
    x, y, r = centre(scene, piece)
    if isinstance(thing, int) and thing >= PIECES:
        witness = line_to_element(scene.board, x, y, r, thing - PIECES)
        return {"sees": len(witness) > 0, "witness": [int(n) for n in witness] or None, "cut": None}
    tx, ty, tr = centre(scene, thing)
    witness = line_between(scene.board, x, y, r, tx, ty, tr)
    seen = len(witness) > 0
    cut = None if seen else [int(n) for n in seen_until(scene.board, x, y, tx, ty)]
    told: Told = {"sees": seen, "witness": [int(n) for n in witness] or None, "cut": cut}
    told["gap"] = int(gap_up(scene, piece, thing)) if isinstance(thing, int) else max(apart(scene, piece, thing), 0)
    told["band"] = band(s, piece, told["gap"])
    told["far"] = names.FAR
    if isinstance(thing, int) and thing < FIRST_MARKER:
        told["cover"] = bool(queries.covered(s, scene, thing))
    return told


def band(s: Bloc, piece: int, gap: int) -> str:
    """OLO-149, OLO-154  Near, far (fewer dice), or farther than light allows."""
    most = int(queries.length(s, effects.LONGEST_SHOT, piece)) if piece < FIRST_MARKER else 0
    if most > 0 and gap > most:
        return "beyond"
    return "near" if gap <= names.FAR else "far"


# -- places


def judged(s: Bloc, where: Where, x: int, y: int) -> Told:
    """A place described, or the rule against it; of one out of reach also how far apart the bases would be, or the base
    and the edge it enters by (`far`), and how long the ruler is (`most`)."""
    why = Place(s, where, int(where.seat)).at(x, y)
    if why is None:
        return described(s, where, x, y)
    told: Told = {"at": [x, y], "rule": why.rule, "why": why.why}
    far, most = bridged(s, where, x, y)
    return told | {"far": far, "most": most} if why is moving.OUT_OF_REACH and far > most else told


def bridged(s: Bloc, where: Where, x: int, y: int) -> tuple[int, int]:
    """What the ruler of a move would lie between, and how long it is."""
    r = int(where.radius(s))
    if where.manner == moving.ENTERS:
        inside = {"south": y, "north": names.SIDE - y, "west": x, "east": names.SIDE - x}
        return inside[names.EDGE_IDS[s.edges[s.owner(where.piece)]]] - r, int(s.content.march_ruler.length)
    ruler = s.content.march_ruler if where.manner <= moving.CHARGES else s.content.push_ruler
    return apart(s.scene(), int(where.piece), (x, y)) - r, int(ruler.length)


def snapped(s: Bloc, where: Where, x: int, y: int) -> Told:
    """OLO-G27  The legal place that a click means, and what drew it there; `at` None: nothing near is legal."""
    aim = aimed_at(s, where, x, y)
    if aim.tool == NO_TOOL:
        return {"at": None, "magnet": None, "of": None}
    of = None
    if aim.of >= 0:
        of = TERRAIN_IDS[s.board.element[aim.of]] if aim.magnet == CONTACT_POLYGON else PIECE_IDS[aim.of]
    drawn = {"magnet": MAGNET_IDS[aim.magnet] or None, "of": of}
    return described(s, where, int(aim.x), int(aim.y)) | drawn


def all_described(s: Bloc, where: Where) -> list[Told]:
    """The places worth a thought; what the tools have met on the way to one is known for the next."""
    scene, world = s.scene(), s.clone()
    travel = where.travel(s, scene) if where.manner < moving.PLACED and where.manner != moving.ENTERS else None
    ends = [(int(arg_a(end)), int(arg_b(end))) for end in where.legal(s, where.seat)]
    return [described(s, where, x, y, scene, travel, world) for x, y in ends]


def described(
    s: Bloc,
    where: Where,
    x: int,
    y: int,
    scene: Scene | None = None,
    travel: Travel | None = None,
    world: State | None = None,
) -> Told:
    """OLO-G27  A legal place: the tool and the ruler that prove it, who may strike first (`struck_by`), and what the
    piece would have there. Whoever asks for many brings the scene, the tools and a world of their own."""
    s.words = s.words[:0]
    tool = where.tool_to(s, scene or s.scene(), travel, x, y, moving.FINE_STEP)
    told: Told = {"at": [x, y], "tool": TOOL_IDS[tool], "ruler": [int(n) for n in s.words]}
    s.words = s.words[:0]
    return told | stood(s, where, x, y, scene, world)


def stood(s: Bloc, where: Where, x: int, y: int, scene: Scene | None = None, other: State | None = None) -> Told:
    """What a piece would have at a legal place, and who may strike before it is there; looked at in another world."""
    piece, scene = int(where.piece), scene or s.scene()
    if where.manner == moving.POSED:
        return {}
    told: Told = {}
    if s.is_on(piece):
        told["moved"] = int(root_up((x - int(scene.x(piece))) ** 2 + (y - int(scene.y(piece))) ** 2, 1))
    displaced = where.manner <= moving.CHARGES and s.is_on(piece)
    left: Any = left_behind(scene, piece, x, y) if displaced else ()
    told["struck_by"] = named(foe for foe in left if may_strike(s, scene, foe, piece))
    tainted = {int(element) for element in queries.tainted_touched(s, scene, piece)} if s.is_on(piece) else set()
    world: Any = other or s.clone()
    world.set_down(piece, x, y)
    return told | standing(world, piece, tainted)


def laid(s: Bloc, where: Where, tool: int, how: tuple[int, int, int], end: list[Any]) -> Told:
    """OLO-048, OLO-051, OLO-G12  A ruler laid by hand, the base against it as near as it can be to a point, and what
    that place is like; or the rule against it."""
    kind = s.content.push_ruler if tool == moving.PUSH_RULER else s.content.march_ruler
    x, y, angle = how
    corners = kind.laid(x, y, angle % FULL)
    told: Told = {"asked": [*how, *end], "tool": TOOL_IDS[tool], "ruler": [int(n) for n in corners]}
    scene = s.scene()
    why = moving.FAULTS[fault_kind(laid_fault(scene, kind, corners))]
    if why is None and end:
        at = against(told["ruler"], int(where.radius(s)), end[0], end[1])
        told["at"] = [*at]
        why = where.fault(s, scene, *at, tool, corners) or where.end_fault(s, scene, *at)
        if why is None:
            return told | stood(s, where, *at)
    return told | ({} if why is None else {"rule": why.rule, "why": why.why})


def against(corners: list[int], r: int, x: int, y: int) -> tuple[int, int]:
    """Where a base in contact with a ruler is nearest to a point."""
    points = list(zip(corners[::2], corners[1::2], strict=True))
    inside, near = True, []
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        ex, ey = bx - ax, by - ay
        inside = inside and ex * (y - ay) >= ey * (x - ax)
        along, whole = min(max(ex * (x - ax) + ey * (y - ay), 0), ex * ex + ey * ey), ex * ex + ey * ey
        fx, fy = ax + ex * along // whole, ay + ey * along // whole
        near.append(((fx - x) ** 2 + (fy - y) ** 2, fx, fy, ey, -ex))
    far, fx, fy, nx, ny = min(near)
    ux, uy = unit(nx, ny) if inside or far == 0 else unit(x - fx, y - fy)
    px, py = contact_point(fx, fy, ux, uy, r + CLOSE)
    return int(px), int(py)


def may_strike(s: Bloc, scene: Scene, foe: int, mover: int) -> bool:
    return any(attack.why_not_opportunity(s, scene, foe, mover, price) is None for price in (PAID, BY_ABILITY))


def standing(s: Bloc, piece: int, tainted: set[int]) -> Told:
    """What a piece has where it stands: whom it holds and who holds it, what it touches, cover, who sees it, who could
    shoot at it, whom it could strike or shoot at, which markers are near, what taints it."""
    scene = s.scene()
    foes = [int(foe) for foe in queries.foes_of(s, piece)]
    others = [k for k in range(PIECES) if k != piece and s.is_on(k)]
    terrain = range(int(s.terrains()))
    touched = {int(element) for element in queries.tainted_touched(s, scene, piece)} - tainted
    return {
        "free": bool(free(scene, piece)),
        "engages": named(foe for foe in foes if engages(scene, piece, foe)),
        "engaged_by": named(held_by(scene, piece)),
        "contact": named(k for k in others if touches(scene, piece, k))
        + [TERRAIN_IDS[k] for k in terrain if touches_element(scene, piece, k)],
        "cover": bool(queries.covered(s, scene, piece)),
        "seen_by": named(foe for foe in foes if sees(scene, foe, piece)),
        "shot_by": named(foe for foe in foes if could_shoot(s, scene, foe, piece)),
        "strikes": named(
            foe for foe in foes if attack.why_not_frontal(s, scene, piece, foe, names.ROLL_FRONTAL, 0) is None
        ),
        "shoots": named(foe for foe in foes if could_shoot(s, scene, piece, foe)),
        "markers": named(k for k in queries.markers(s) if within(scene, piece, k, s.content.study_range)),
        "tainted_by": [PIECE_IDS[k] if k < PIECES else TERRAIN_IDS[k - PIECES] for k in sorted(touched)],
    }


def could_shoot(s: Bloc, scene: Scene, shooter: int, target: int) -> bool:
    return attack.why_not_ranged(s, scene, shooter, target, names.ROLL_RANGED, 0) is None


# -- odds


def odds_from(s: Bloc, how: str, piece: int, target: int, at: list[Any]) -> Told | None:
    """The odds with the attacker somewhere else, wherever that is."""
    if not at:
        return odds(s, how, piece, target)
    match at:
        case (int(x), int(y)) if on_bloc(x, y):
            world: Any = s.clone()
            world.set_down(piece, x, y)
            return odds_there(world, ATTACKS[how], piece, target)
        case _:
            return None


def odds(s: Bloc, how: str, piece: int, target: int) -> Told:
    """A charge is reckoned from the first place that it could end at, if there is one."""
    if how == "charge":
        ends = Where(s.owner(piece), piece, moving.CHARGES, target).ends(s, 1, 0)
        if len(ends) > 0:
            world: Any = s.clone()
            world.set_down(piece, arg_a(ends[0]), arg_b(ends[0]))
            return odds_there(world, ATTACKS[how], piece, target)
    return odds_there(s, ATTACKS[how], piece, target)


def odds_there(s: Bloc, kind: int, piece: int, target: int) -> Told:
    """OLO-032 to OLO-039, OLO-115 to OLO-136  The roll with what it is made of, and for each answer of the target the
    chances of life points checked (`wounds`: none, one, ...), of the target out of action (`out`), and of a riposte
    (`back`, `back_out`). Fate and tactics are left to the players. `why`: what speaks against the attack now."""
    scene = s.scene()
    dice, least = roll(s, scene, piece, kind, target, 0)
    hits = ways(dice, least)
    why = why_not(s, scene, kind, piece, target)
    told: Told = {
        "attacker": PIECE_IDS[piece],
        "target": PIECE_IDS[target],
        "dice": dice,
        "parts": parts(s, scene, piece, kind, target),
        "threshold": least,
        "eased": eased(s, scene, piece, kind, target),
        "rule": None if why is None else why.rule,
        "why": None if why is None else why.why,
        "answers": [{"answer": "none"} | effect(s, target, hits)],
    }
    if not s.is_rouage(target):
        return told
    shot = int(kind == names.ROLL_RANGED)
    if attack.why_not_dodge(s, scene, target, piece) is None:
        dodge, bound = roll(s, scene, target, names.ROLL_DODGE, piece, shot)
        saved = ways(dodge, bound)
        row = {"answer": "dodge", "dice": dodge, "threshold": bound}
        told["answers"].append(row | effect(s, target, less(hits, saved)))
    prices = (PAID, BY_ABILITY)
    if any(attack.why_not_riposte(s, scene, target, piece, kind, price) is None for price in prices):
        back, bound = roll(s, scene, target, int(attack.riposte_kind(kind)), piece, shot)
        returned = effect(s, piece, ways(back, bound))
        row = {"answer": "riposte", "dice": back, "threshold": bound}
        told["answers"].append(
            row | effect(s, target, hits) | {"back": returned["wounds"], "back_out": returned["out"]}
        )
    return told


def why_not(s: Bloc, scene: Scene, kind: int, piece: int, target: int) -> Refusal | None:
    """Why nobody could attack so from there, whoever's turn it is."""
    if kind == names.ROLL_RANGED:
        return attack.why_not_ranged(s, scene, piece, target, kind, 0)
    return attack.why_not_frontal(s, scene, piece, target, kind, 0)


def roll(s: Bloc, scene: Scene, roller: int, kind: int, target: int, shot_at: int) -> tuple[int, int]:
    dice = int(queries.dice(s, scene, roller, kind, target, 0, 0))
    return dice, int(queries.threshold(s, scene, roller, kind, target, shot_at))


def parts(s: Bloc, scene: Scene, piece: int, kind: int, target: int) -> list[Told]:
    """What the dice come from."""
    characteristic = int(queries.characteristic_of(kind))
    printed = int(s.content.stat(s.of(piece, Piece.profile), characteristic))
    found = [{"key": names.CHARACTERISTIC_IDS[characteristic], "n": printed}]
    if printed == 0:
        return found
    found.append({"key": "abilities", "n": int(queries.changed(s, effects.DICE, piece, kind, target, 0))})
    if characteristic == names.SHOOTING:
        found.append({"key": "far", "n": int(queries.malus(s, scene, piece, target, queries.IGNORES_COVER))})
        found.append({"key": "cover", "n": int(queries.malus(s, scene, piece, target, queries.IGNORES_RANGE))})
    return [found[0], *(part for part in found[1:] if part["n"] != 0)]


def eased(s: Bloc, scene: Scene, piece: int, kind: int, target: int) -> list[Told]:
    """What changes the threshold."""
    found = [
        {"key": "support", "n": -int(supported(scene, piece, target))},
        {"key": "charge", "n": -int(kind == names.ROLL_CHARGE)},
        {"key": "abilities", "n": int(queries.changed(s, effects.THRESHOLD_BY, piece, kind, target, 0))},
    ]
    return [part for part in found if part["n"] != 0]


def ways(dice: int, least: int) -> list[int]:
    """In how many ways so many dice show 0, 1, 2 ... successes."""
    good = 7 - least
    return [comb(dice, n) * good**n * (6 - good) ** (dice - n) for n in range(dice + 1)]


def less(hits: list[int], saved: list[int]) -> list[int]:
    """OLO-136  The same after a dodge."""
    left = [0] * len(hits)
    for n, here in enumerate(hits):
        for k, there in enumerate(saved):
            left[max(n - k, 0)] += here * there
    return left


def effect(s: Bloc, piece: int, hits: list[int]) -> Told:
    """OLO-070 to OLO-075  What so many successes do to a life line."""
    left = int(queries.life_left(s, piece))
    checked = [0] * (left + 1)
    for n, here in enumerate(hits):
        checked[int(wounds_that_count(s, piece, n))] += here
    of = sum(hits)
    last = max(n for n, here in enumerate(checked) if here)
    return {"wounds": [thousandths(n, of) for n in checked[: last + 1]], "out": thousandths(checked[left], of)}


def thousandths(n: int, of: int) -> int:
    """To the nearest; 0 and 1000 are kept for never and always."""
    if n in (0, of):
        return THOUSAND if n else 0
    return min(max((2 * THOUSAND * n + of) // (2 * of), 1), THOUSAND - 1)
