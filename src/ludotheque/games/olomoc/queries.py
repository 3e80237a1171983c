"""What can be read off a position: who engages whom, who sees whom, what a roll is made of, whom an attack may aim
at."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.olomoc import effects, names, state
from ludotheque.games.olomoc.state import FIRST_HOSTILE, FIRST_MARKER, NOBODY, NONE, PIECES, Bloc, Marker, Piece
from ludotheque.kit.effects import modifiers, program
from ludotheque.kit.geometry import board as plane
from ludotheque.kit.geometry.board import Scene
from ludotheque.kit.geometry.measure import (
    compare_gaps,
    element_within,
    free,
    nearest,
    sheltered,
    supported,
    touches,
    touches_element,
    within,
)
from ludotheque.kit.geometry.sight import sees

IGNORES_COVER: Final = 1
IGNORES_RANGE: Final = 2


def mine(s: Bloc, seat: i64) -> vec[i64]:
    """The rouages of a player that are in the game, by rank."""
    out = vec[i64](capacity=names.CABAL)
    piece: i64
    for piece in range(seat * names.CABAL, (seat + 1) * names.CABAL):
        if s.lives(piece):
            out = append(out, piece)
    return out


def on_bloc(s: Bloc, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=names.CABAL)
    for piece in mine(s, seat):
        if s.is_on(piece):
            out = append(out, piece)
    return out


def hostiles(s: Bloc) -> vec[i64]:
    """Those on the Bloc."""
    out = vec[i64](capacity=state.HOSTILES)
    piece: i64
    for piece in range(FIRST_HOSTILE, FIRST_MARKER):
        if s.is_on(piece):
            out = append(out, piece)
    return out


def foes_of(s: Bloc, piece: i64) -> vec[i64]:
    """OLO-066, OLO-185, OLO-Q77  The enemies and hostiles on the Bloc; to a hostile the rouages of both players."""
    out = vec[i64](capacity=FIRST_MARKER)
    discs = s.discs
    side = s.side(piece)
    other: i64
    for other in range(FIRST_MARKER):
        at = other * plane.DISC
        if discs[at + 4] & plane.ON != 0 and discs[at + 3] != side:
            out = append(out, other)
    return out


def markers(s: Bloc) -> vec[i64]:
    """Objective markers on the Bloc."""
    out = vec[i64](capacity=state.MARKERS)
    piece: i64
    for piece in range(FIRST_MARKER, PIECES):
        if s.is_on(piece) and s.on(piece, Marker.kind) == state.OBJECTIVE:
            out = append(out, piece)
    return out


def status(s: Bloc, piece: i64) -> i64:
    """OLO-080  Healthy, tainted or corrupted."""
    tokens = s.of(piece, Piece.noirceur)
    return names.CORRUPTED if tokens == names.NOIRCEUR else names.STAINED if tokens > 0 else names.HEALTHY


def life_left(s: Bloc, piece: i64) -> i64:
    return s.content.life_points[s.of(piece, Piece.profile)] - s.of(piece, Piece.checked)


def life_point(s: Bloc, piece: i64, place: i64) -> i64:
    return s.of(piece, Piece.life) >> (2 * place) & 3


# -- terrain


def is_zone(s: Bloc, terrain: i64) -> bool:
    return s.content.terrain_kind[s.content.first_terrain[s.layout] + terrain] == names.ZONE


def covered(s: Bloc, scene: Scene, piece: i64) -> bool:
    """OLO-157, OLO-G24  In contact with a décor that is no zone, or with what gives cover; an ability may reach
    farther."""
    if sheltered(scene, piece):
        return True
    reach = length(s, effects.COVER_WITHIN, piece)
    if reach > 0:
        terrain: i64
        for terrain in range(s.terrains()):
            if not is_zone(s, terrain) and element_within(scene, piece, terrain, reach):
                return True
    return False


def tainted_touched(s: Bloc, scene: Scene, piece: i64) -> vec[i64]:
    """The tainted elements in contact with a rouage: terrain by its number, then markers from the number of pieces."""
    out = vec[i64]()
    k: i64
    if s.tainted != 0:
        for k in range(s.terrains()):
            if s.tainted >> k & 1 == 1 and touches_element(scene, piece, k):
                out = append(out, PIECES + k)
    for k in range(FIRST_MARKER, PIECES):
        if s.is_on(k) and s.on(k, Marker.tainted) == 1 and touches(scene, piece, k):
            out = append(out, k)
    return out


# -- whom


def valid_targets(s: Bloc, scene: Scene, piece: i64) -> vec[i64]:
    """OLO-149, OLO-150, OLO-151, OLO-152  Enemies and hostiles in sight and free, within what light allows."""
    most = length(s, effects.LONGEST_SHOT, piece)
    out = vec[i64]()
    for foe in foes_of(s, piece):
        if is_valid(scene, piece, foe, most):
            out = append(out, foe)
    return out


def is_valid(scene: Scene, piece: i64, foe: i64, most: i64) -> bool:
    """Whether a foe is a target at all; 0 stands for as far as one sees."""
    return free(scene, foe) and (most == 0 or within(scene, piece, foe, most)) and sees(scene, piece, foe)


def is_passed_over(s: Bloc, scene: Scene, piece: i64, target: i64, most: i64) -> bool:
    """OLO-151, OLO-Q08  Whether another valid target is nearer than a valid one, which must then be aimed at."""
    if s.stands(effects.ANY_TARGET, piece):
        return False
    for foe in foes_of(s, piece):
        if foe != target and compare_gaps(scene, piece, foe, target) < 0 and is_valid(scene, piece, foe, most):
            return True
    return False


def aims(s: Bloc, scene: Scene, piece: i64) -> vec[i64]:
    """OLO-151, OLO-Q07, OLO-Q08  The nearest of the valid targets, several at exactly the same distance; an ability
    may aim at any."""
    valid = valid_targets(s, scene, piece)
    return valid if s.stands(effects.ANY_TARGET, piece) else nearest(scene, piece, valid)


# -- what abilities change


def context(asking: i64, aimed: i64, answers_shot: i64) -> i64:
    """In which a modifier is looked for: what is asked, whom a roll is against, whether it answers a ranged attack."""
    return asking | (aimed - NOBODY) << state.ASKING_BITS | answers_shot << state.ANSWERS_SHOT


def aimed_at(context: i64) -> i64:
    return (context >> state.ASKING_BITS & state.AIMED) + NOBODY


def shot_at(context: i64) -> bool:
    return context >> state.ANSWERS_SHOT & 1 == 1


def length(s: Bloc, what: i64, piece: i64) -> i64:
    """The greatest length that a modifier gives a piece, 0 for none."""
    book = s.book()
    most: i64 = 0
    rows = s.standing
    bears = book.bears
    width: i64 = book.modifiers
    at: i64
    entry: i64
    for at in range(0, len(rows), modifiers.STANDING_WIDTH):
        source = rows[at + modifiers.SOURCE]
        if bears[source * width + what] == 0:
            continue
        for entry in range(book.first[source], book.first[source + 1]):
            if s.concerns(book, at, entry, what, piece, modifiers.NO_CONTEXT):
                most = max(most, book.entries[entry * program.ENTRY_WIDTH + program.ENTRY_A])
    return most


def key_of(s: Bloc, what: i64, asking: i64, piece: i64) -> i64:
    """The key of an ability that changes something for a piece, and may still be used; NONE without one."""
    book = s.book()
    asked = context(asking, NOBODY, 0)
    rows = s.standing
    bears = book.bears
    width: i64 = book.modifiers
    at: i64
    entry: i64
    for at in range(0, len(rows), modifiers.STANDING_WIDTH):
        source = rows[at + modifiers.SOURCE]
        if bears[source * width + what] == 0:
            continue
        for entry in range(book.first[source], book.first[source + 1]):
            if s.concerns(book, at, entry, what, piece, asked):
                return rows[at]
    return NONE


def entry_of(s: Bloc, key: i64, what: i64) -> i64:
    """Where the modifier of that kind begins in the entries of the book."""
    book = s.book()
    source = s.standing[s.row_of(key) + modifiers.SOURCE]
    entry: i64
    for entry in range(book.first[source], book.first[source + 1]):
        if book.entries[entry * program.ENTRY_WIDTH + program.WHAT] == what:
            return entry * program.ENTRY_WIDTH
    return NONE


def is_immune(s: Bloc, piece: i64, peril: i64) -> bool:
    return key_of(s, effects.IMMUNE, peril, piece) != NONE


def cost(s: Bloc, piece: i64, act: i64) -> i64:
    """OLO-095, OLO-Q27  Action tokens that a generic ability costs now."""
    if s.content.changed_costs >> act & 1 == 0:
        return s.content.generic_cost[act]
    return s.content.generic_cost[act] + s.total(effects.COST, piece, context(act, NOBODY, 0))


# -- rolls


def changed(s: Bloc, what: i64, roller: i64, kind: i64, target: i64, shot_at: i64) -> i64:
    """What abilities add to the dice or to the threshold of a roll."""
    return s.total(what, roller, context(kind, target, shot_at))


def malus(s: Bloc, scene: Scene, shooter: i64, target: i64, ignores: i64) -> i64:
    """OLO-154, OLO-155, OLO-156, OLO-Q111  What long range and cover take from the dice of a shot."""
    lost: i64 = 0
    if ignores & IGNORES_RANGE == 0 and not within(scene, shooter, target, names.FAR):
        lost += names.FAR_DICE
    if ignores & IGNORES_COVER == 0 and covered(s, scene, target):
        other = s.total(effects.COVER_MALUS, shooter)
        lost += other if other != 0 else names.COVER_DICE
    return lost


def characteristic_of(kind: i64) -> i64:
    if kind & (names.ROLL_RANGED | names.ROLL_SHOT_BACK) != 0:
        return names.SHOOTING
    if kind == names.ROLL_DODGE:
        return names.DODGE
    return names.TECHNIQUE if kind & (names.ROLL_STUDY | names.ROLL_CARD) != 0 else names.COMBAT


def dice(s: Bloc, scene: Scene, roller: i64, kind: i64, target: i64, more: i64, ignores: i64) -> i64:
    """OLO-032, OLO-039, OLO-147, OLO-Q11  How many dice; a printed 0 stays 0, and so does what maluses bring below."""
    characteristic = characteristic_of(kind)
    printed = s.content.stat(s.of(roller, Piece.profile), characteristic)
    if printed == 0:
        return 0
    n = printed + more + changed(s, effects.DICE, roller, kind, target, 0)
    if characteristic == names.SHOOTING:
        n += malus(s, scene, roller, target, ignores)
    return max(n, 0)


def threshold(s: Bloc, scene: Scene, roller: i64, kind: i64, target: i64, shot_at: i64) -> i64:
    """OLO-033, OLO-034, OLO-035, OLO-183, OLO-Q66, OLO-036, OLO-037, OLO-038, OLO-Q09, OLO-Q10  5, less 1 for support,
    less 1 for a charge, and what abilities change."""
    least: i64 = names.THRESHOLD
    if supported(scene, roller, target):
        least -= 1
    if kind == names.ROLL_CHARGE:
        least -= 1
    least += changed(s, effects.THRESHOLD_BY, roller, kind, target, shot_at)
    return bounded(least)


def bounded(least: i64) -> i64:
    """OLO-Q10  A 1 always fails, a 6 never does."""
    return min(max(least, names.LOWEST), names.HIGHEST)


def rolled(s: Bloc, n: i64) -> vec[i64]:
    """OLO-032  So many dice, as they fall."""
    faces = vec[i64](capacity=n)
    i: i64
    for i in range(n):
        faces = append(faces, 1 + s.below("OLO-032", 6))
    return faces


def successes(faces: vec[i64], least: i64) -> i64:
    n: i64 = 0
    for face in faces:
        if face >= least:
            n += 1
    return n


def d3(face: i64) -> i64:
    """OLO-004  A D3 read from a D6."""
    return (face + 1) // 2


def reach_of(s: Bloc, piece: i64) -> i64:
    """OLO-055  How far a rouage goes without a ruler: its own base size."""
    return 2 * s.discs[piece * plane.DISC + 2]
