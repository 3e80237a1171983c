"""Why an active rouage cannot do something now: one guard each, for what is offered and for who insists."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.games.olomoc import effects, names, queries, state
from ludotheque.games.olomoc.phases import attack, moving
from ludotheque.games.olomoc.state import FIRST_MARKER, ROUAGES, Bloc, Marker, Piece
from ludotheque.kit.geometry.board import Scene
from ludotheque.kit.geometry.measure import free, within
from ludotheque.kit.geometry.shapes import square
from ludotheque.kit.geometry.sight import sees

# What a rest takes away.
OF_NOIRCEUR: Final = 0
OF_STUNNED: Final = 1
TOKEN_IDS: Final = ("noirceur", "stunned")

NOT_ACTIVE: Final = Refusal("OLO-098", "not-active")
MUST_ENTER: Final = Refusal("OLO-227", "must-enter")
ON_BLOC_ALREADY: Final = Refusal("OLO-227", "on-bloc-already")
NO_ENTRY: Final = Refusal("OLO-Q75", "no-entry")
OFF_BLOC: Final = Refusal("OLO-Q75", "off-bloc")
STUNNED: Final = Refusal("OLO-089", "stunned")
NO_TOKEN: Final = Refusal("OLO-095", "no-token")
NO_REST_LEFT: Final = Refusal("OLO-Q28", "no-rest-left")
REST_TOO_FAR: Final = Refusal("OLO-106", "rest-too-far")
REST_UNSEEN: Final = Refusal("OLO-Q29", "rest-unseen")
NO_ALLY: Final = Refusal("OLO-106", "no-ally")
NOTHING_TO_REMOVE: Final = Refusal("OLO-Q29", "nothing-to-remove")
ONLY_ITSELF: Final = Refusal("OLO-108", "only-itself")
NO_MARCH_LEFT: Final = Refusal("OLO-110", "no-march-left")
NO_ATTACK_LEFT: Final = Refusal("OLO-112", "no-attack-left")
NO_CHARGE_LEFT: Final = Refusal("OLO-126", "no-charge-left")
NO_WAY: Final = Refusal("OLO-Q112", "no-way")
NOT_FREE: Final = Refusal("OLO-121", "charger-engaged")
CHARGE_UNSEEN: Final = Refusal("OLO-122", "charge-unseen")
NO_CHARGE: Final = Refusal("OLO-Q36", "no-charge")
NO_STUDY: Final = Refusal("OLO-Q115", "no-study")
NO_STUDY_LEFT: Final = Refusal("OLO-094", "no-study-left")
STUDY_ENGAGED: Final = Refusal("OLO-Q115", "study-engaged")
STUDY_TOO_FAR: Final = Refusal("OLO-Q115", "study-too-far")
STUDY_UNSEEN: Final = Refusal("OLO-022", "unseen")
STUDIED_ALREADY: Final = Refusal("OLO-Q115", "studied-already")
NO_TECHNIQUE: Final = Refusal("OLO-039", "no-technique")


def why_not_act(s: Bloc, piece: i64) -> Refusal | None:
    """OLO-089, OLO-098, OLO-Q73, OLO-Q75  An active rouage on the Bloc that is not stunned."""
    if not s.is_active(piece):
        return NOT_ACTIVE
    if not s.is_on(piece):
        return MUST_ENTER if must_enter(s, piece) else OFF_BLOC
    return STUNNED if s.of(piece, Piece.stunned) == 1 else None


def must_enter(s: Bloc, piece: i64) -> bool:
    """OLO-227, OLO-Q73  Whether a rouage off the Bloc has a token and a place to enter."""
    return why_not_enter(s, piece) is None


def why_not_enter(s: Bloc, piece: i64) -> Refusal | None:
    """OLO-227, OLO-Q74, OLO-Q75"""
    if not s.is_active(piece):
        return NOT_ACTIVE
    if s.is_on(piece):
        return ON_BLOC_ALREADY
    if s.of(piece, Piece.actions) < queries.cost(s, piece, names.ENTRY):
        return NO_TOKEN
    return None if moving.Where(s.owner(piece), piece, moving.ENTERS).possible(s) else NO_ENTRY


def has_tokens(s: Bloc, piece: i64, act: i64) -> bool:
    return s.of(piece, Piece.actions) >= queries.cost(s, piece, act)


def why_not_rest(s: Bloc, scene: Scene, piece: i64, target: i64, token: i64) -> Refusal | None:
    """OLO-089, OLO-106, OLO-107, OLO-108, OLO-Q28, OLO-Q29, OLO-Q74, OLO-Q75, OLO-Q116"""
    if not s.is_active(piece):
        return NOT_ACTIVE
    if must_enter(s, piece):
        return MUST_ENTER
    if target >= ROUAGES or s.owner(target) != s.owner(piece) or not s.lives(target):
        return NO_ALLY
    if s.of(piece, Piece.stunned) == 1 and (target != piece or token != OF_STUNNED):
        return ONLY_ITSELF
    if s.of(target, Piece.stunned if token == OF_STUNNED else Piece.noirceur) == 0:
        return NOTHING_TO_REMOVE
    if s.of(piece, Piece.rests) >= s.content.generic_limit[names.REST]:
        return NO_REST_LEFT
    if not has_tokens(s, piece, names.REST):
        return NO_TOKEN
    if target != piece:
        if not within(scene, piece, target, names.REST_RANGE):
            return REST_TOO_FAR
        if not sees(scene, piece, target):
            return REST_UNSEEN
    return None


def why_not_march(s: Bloc, piece: i64, thorough: bool = True) -> Refusal | None:
    """OLO-109, OLO-110  Whoever is not thorough looks at the usual ends alone."""
    why = why_not_act(s, piece)
    if why is not None:
        return why
    if s.of(piece, Piece.marches) >= s.content.generic_limit[names.MARCH]:
        return NO_MARCH_LEFT
    if not has_tokens(s, piece, names.MARCH):
        return NO_TOKEN
    where = moving.Where(s.owner(piece), piece, moving.MARCHES)
    return None if where.possible(s, thorough) else NO_WAY


def why_not_any_attack(s: Bloc, piece: i64) -> Refusal | None:
    """OLO-112  Two attacks a planning phase, of whatever kind."""
    why = why_not_act(s, piece)
    if why is not None:
        return why
    if s.of(piece, Piece.attacks) >= s.content.generic_limit[names.ATTACK]:
        return NO_ATTACK_LEFT
    return None if has_tokens(s, piece, names.ATTACK) else NO_TOKEN


def why_not_attack(s: Bloc, scene: Scene, piece: i64, target: i64) -> Refusal | None:
    """OLO-111, OLO-112, OLO-114"""
    why = why_not_any_attack(s, piece)
    return attack.why_not_frontal(s, scene, piece, target, names.ROLL_FRONTAL, 0) if why is None else why


def why_not_shoot(s: Bloc, scene: Scene, piece: i64, target: i64) -> Refusal | None:
    """OLO-111, OLO-112, OLO-145"""
    why = why_not_any_attack(s, piece)
    return attack.why_not_ranged(s, scene, piece, target, names.ROLL_RANGED, 0) if why is None else why


def why_not_any_charge(s: Bloc, scene: Scene, piece: i64) -> Refusal | None:
    """OLO-121, OLO-126  A charge is one march and one attack."""
    why = why_not_act(s, piece)
    if why is not None:
        return why
    limits = s.content.generic_limit
    if s.of(piece, Piece.marches) >= limits[names.MARCH] or s.of(piece, Piece.attacks) >= limits[names.ATTACK]:
        return NO_CHARGE_LEFT
    if not has_tokens(s, piece, names.CHARGE):
        return NO_TOKEN
    if s.content.stat(s.of(piece, Piece.profile), names.COMBAT) == 0:
        return attack.NO_COMBAT
    return None if free(scene, piece) else NOT_FREE


def is_near_enough(s: Bloc, scene: Scene, piece: i64, target: i64) -> bool:
    """Whether a march could end with somebody engaged, if nothing were in the way."""
    r = scene.radius(piece)
    apart = max(names.THREAT, scene.bridge_span)
    far = s.content.march_ruler.reach(r) + 2 * names.TOUCH + r + scene.radius(target) + apart
    return square(scene.x(piece) - scene.x(target), scene.y(piece) - scene.y(target)) <= far * far


def why_not_charge(s: Bloc, scene: Scene, piece: i64, target: i64, thorough: bool = True) -> Refusal | None:
    """OLO-121, OLO-122, OLO-126, OLO-Q36, OLO-Q112  At somebody in sight, who can be reached; whoever is not thorough
    looks at the usual ends alone."""
    why = why_not_any_charge(s, scene, piece)
    if why is not None:
        return why
    if not attack.is_foe(s, piece, target):
        return attack.NO_FOE
    if not is_near_enough(s, scene, piece, target):
        return NO_CHARGE
    if not s.stands(effects.CHARGE_UNSEEN, piece) and not sees(scene, piece, target):
        return CHARGE_UNSEEN
    where = moving.Where(s.owner(piece), piece, moving.CHARGES, target)
    return None if where.possible(s, thorough) else NO_CHARGE


def why_not_study(s: Bloc, scene: Scene, piece: i64, marker: i64) -> Refusal | None:
    """OLO-039, OLO-Q115  A free rouage studies an objective marker that is near and in sight."""
    why = why_not_act(s, piece)
    if why is not None:
        return why
    if s.content.study_do[s.agenda] == names.NO_STUDY or marker < FIRST_MARKER or not s.is_on(marker):
        return NO_STUDY
    if s.on(marker, Marker.kind) != state.OBJECTIVE:
        return NO_STUDY
    if s.content.study_do[s.agenda] == names.PUT_TOKEN and s.on(marker, Marker.token) == s.owner(piece):
        return STUDIED_ALREADY
    if s.of(piece, Piece.studies) >= s.content.generic_limit[names.STUDY]:
        return NO_STUDY_LEFT
    if not has_tokens(s, piece, names.STUDY):
        return NO_TOKEN
    if not free(scene, piece):
        return STUDY_ENGAGED
    farther = queries.length(s, effects.STUDY_WITHIN, piece)
    if not within(scene, piece, marker, max(s.content.study_range, farther)):
        return STUDY_TOO_FAR
    if not sees(scene, piece, marker):
        return STUDY_UNSEEN
    return NO_TECHNIQUE if queries.dice(s, scene, piece, names.ROLL_STUDY, marker, 0, 0) == 0 else None


# -- coordination

NO_COORDINATION: Final = Refusal("OLO-230", "no-coordination")
COORDINATED_ALREADY: Final = Refusal("OLO-232", "coordinated-already")
FORBIDDEN: Final = Refusal("OLO-002", "coordination-forbidden")
BY_PROPAGANDA: Final = Refusal("OLO-234", "coordination-propaganda")
NOT_LOWER: Final = Refusal("OLO-229", "not-lower")
NOT_TURNED: Final = Refusal("OLO-Q62", "not-turned")
NO_BONUS: Final = Refusal("OLO-Q114", "no-bonus")
BONUS_IDS: Final = ("plain", "bonus")


def why_not_partner(s: Bloc, piece: i64, partner: i64, propaganda: bool) -> Refusal | None:
    """OLO-229, OLO-230, OLO-234, OLO-Q62, OLO-Q63, OLO-Q99"""
    if not s.is_active(piece):
        return NOT_ACTIVE
    if s.stands(effects.NO_COORDINATION, piece):
        return FORBIDDEN
    if propaganda and not s.stands(effects.COORDINATES, piece):
        return BY_PROPAGANDA
    if partner >= ROUAGES or partner == piece or s.owner(partner) != s.owner(piece) or not s.lives(partner):
        return NO_COORDINATION
    if s.rank(partner) >= s.rank(piece):
        return NOT_LOWER
    turned = s.of(partner, Piece.turned)
    return None if 0 < turned < s.phase else NOT_TURNED
