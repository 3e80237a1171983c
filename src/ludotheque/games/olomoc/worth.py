"""What things are worth in Olomòc, in victory points to be expected at the end: a quick reckoning for whoever thinks
ahead. Walls are not looked at: only how near things are."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names, queries, state
from ludotheque.games.olomoc.phases import agenda
from ludotheque.games.olomoc.state import FIRST_HOSTILE, FIRST_MARKER, NONE, Bloc
from ludotheque.kit.geometry.board import Scene
from ludotheque.kit.geometry.ruler import to_edge
from ludotheque.kit.geometry.travel import apart

HALFWAY: Final = 2500.0  # the distance at which something is half as near as it can be
OFF_THE_BLOC: Final = 9000.0  # from anything
LASTS: Final = 0.7  # what a token or a dossier of today brings at a later end of cycle
HELD_AGAIN: Final = 0.35  # the same of a marker that is held today
ROUAGE: Final = 1.1  # in the game, beside the points that its loss gives away
LIFE: Final = 1.2  # unhurt
STUNNED: Final = 0.45
ACTION_TO_COME: Final = 0.11  # a token of a rouage that will be activated in this cycle
ACTION_LEFT: Final = 0.03  # of one that can only react
NOIRCEUR: Final = 0.12
CORRUPTED: Final = 0.9
FIEL: Final = 1.0
LOST: Final = 60.0


def ends_to_come(s: Bloc) -> float:
    """How many ends of cycle will still be scored; fewer the nearer the PoliSec is."""
    whole = float(names.CYCLES - s.cycle) + (0.0 if s.stage == state.CYCLE_END else 1.0)
    return whole * (1.0 - 0.2 * float(min(s.traque, 2)))


def prospects(s: Bloc) -> vec[float]:
    """For each seat the points it may expect at the end."""
    out = vec[float](capacity=2)
    seat: i64
    if s.stage == state.SETTING_UP:
        return append(append(out, 0.0), 0.0)
    scene = s.scene()
    left = ends_to_come(s)
    for seat in range(2):
        worth = float(s.has(seat, state.VP)) + earnings(s, seat, left) - dread(s, seat)
        for piece in queries.mine(s, seat):
            worth += person(s, piece)
        out = append(out, worth + approach(s, scene, seat, left))
    return out


# -- the agenda


def earnings(s: Bloc, seat: i64, left: float) -> float:
    """What the agenda would give for what is so today."""
    c = s.content
    worth = 0.0
    row: i64
    for row in range(c.first_score[s.agenda], c.first_score[s.agenda + 1]):
        when = c.score_when[row]
        if when != names.AT_CYCLE_END and when != names.AT_GAME_END:
            continue
        n = float(c.score_n[row])
        if c.score_to[row] == names.TO_MOST_TOKENS:
            lead = float(s.has(seat, state.TOKENS) - s.has(s.other(seat), state.TOKENS))
            worth += n * (0.5 + 0.5 * lead / (1.5 + math.fabs(lead)))
        elif c.score_per[row] == names.PER_FILE_HOME:
            worth += n * files_home(s, seat)
        elif left > 0.0:
            again = LASTS if is_lasting(c.score_per[row]) else HELD_AGAIN
            sure = 0.55 + 0.09 * float(s.phase) if again == HELD_AGAIN else 0.9
            worth += n * float(agenda.earned(s, seat, row)) * (sure + again * max(left - 1.0, 0.0))
    return worth


def is_lasting(per: i64) -> bool:
    return per == names.PER_OWN_TOKEN or per == names.PER_FILE


def files_home(s: Bloc, seat: i64) -> float:
    """Dossiers carried, the more the nearer they are to the own deployment line."""
    found = 0.0
    scene = s.scene()
    for piece in queries.on_bloc(s, seat):
        carried = float(s.of(piece, state.FILES))
        if carried > 0.0:
            away = float(to_edge(scene, s.place_x(piece), s.place_y(piece), s.edges[seat]))
            found += carried * (0.35 + 0.5 * closeness(max(away - 3000.0, 0.0)))
    return found


def closeness(gap: float) -> float:
    return HALFWAY / (HALFWAY + max(gap, 0.0))


def goal(s: Bloc, seat: i64, marker: i64, left: float) -> float:
    """What a marker would bring that is not done with."""
    what = s.content.study_do[s.agenda]
    if what == names.PUT_TOKEN:
        return 0.0 if s.marker(marker, state.M_TOKEN) == seat else 0.8 * left
    if what == names.REMOVE_MARKER:
        return 2.0
    return 0.5 + 0.7 * left if what == names.TAKE_FILE else 0.6 + 0.2 * left


def able(s: Bloc, piece: i64) -> float:
    """How good a rouage is at what the markers ask for."""
    if s.content.study_do[s.agenda] == names.NO_STUDY:
        return 0.3 + 0.2 * float(s.rank(piece))
    return 0.25 * float(min(s.content.stat(s.of(piece, state.PROFILE), names.TECHNIQUE), 4))


def is_prey(s: Bloc, piece: i64) -> bool:
    """A hostile that the agenda gives something for."""
    return len(agenda.scores(s, names.AT_HOSTILE_HURT, s.of(piece, state.PROFILE))) > 0


def prize(s: Bloc) -> float:
    """What an enemy out of action brings, apart from points for its rank."""
    return 1.0 if len(agenda.scores(s, names.AT_ROUAGE_OUT, NONE)) > 0 else 0.3


def fights(s: Bloc, piece: i64) -> float:
    """The better of Combat and Shooting, in dice."""
    profile = s.of(piece, state.PROFILE)
    return float(max(s.content.stat(profile, names.COMBAT), s.content.stat(profile, names.SHOOTING)))


def gap_to(scene: Scene, x: i64, y: i64, r: i64, other: i64) -> float:
    return float(apart(x, y, scene.x(other), scene.y(other)) - r - scene.radius(other))


def pull(s: Bloc, scene: Scene, piece: i64, x: i64, y: i64, other: i64, left: float) -> float:
    """What it is worth to a rouage to be near a marker, a hostile or an enemy, from some place."""
    near = closeness(gap_to(scene, x, y, scene.radius(piece), other))
    if other >= FIRST_MARKER:
        return 0.55 * goal(s, s.owner(piece), other, left) * able(s, piece) * near
    if other >= FIRST_HOSTILE:
        return 0.12 * fights(s, piece) * near if is_prey(s, other) else -0.15 * near
    strong = fights(s, piece) * health(s, piece) - 0.7 * fights(s, other) * health(s, other)
    return 0.06 * prize(s) * strong * near


def health(s: Bloc, piece: i64) -> float:
    """The share of its life that a piece has left."""
    return float(queries.life_left(s, piece)) / float(max(s.content.life_points[s.of(piece, state.PROFILE)], 1))


def approach(s: Bloc, scene: Scene, seat: i64, left: float) -> float:
    """For each marker the rouage that is best placed; for hostiles and enemies all of them."""
    worth = 0.0
    own = queries.mine(s, seat)
    other: i64
    for other in queries.markers(s):
        best = 0.0
        for piece in own:
            if s.is_on(piece):
                best = max(best, pull(s, scene, piece, s.place_x(piece), s.place_y(piece), other, left))
            else:
                far = closeness(OFF_THE_BLOC)
                best = max(best, 0.55 * goal(s, seat, other, left) * able(s, piece) * far)
        worth += best
    for other in range(FIRST_MARKER):
        if s.is_on(other) and s.side(other) != seat:
            for piece in own:
                if s.is_on(piece):
                    worth += pull(s, scene, piece, s.place_x(piece), s.place_y(piece), other, left)
    return worth


def place(s: Bloc, scene: Scene, piece: i64, x: i64, y: i64) -> float:
    """What a place is worth to a rouage at first glance."""
    left = ends_to_come(s)
    worth = 0.0
    other: i64
    for other in queries.markers(s):
        near = pull(s, scene, piece, x, y, other, left)
        gap = gap_to(scene, x, y, scene.radius(piece), other)
        worth = max(worth, near * (1.5 if gap <= float(s.content.study_range) else 1.0))
    for other in range(FIRST_MARKER):
        if s.is_on(other) and s.side(other) != s.side(piece):
            worth += pull(s, scene, piece, x, y, other, left)
    if s.of(piece, state.FILES) > 0:
        home = float(to_edge(scene, x, y, s.edges[s.owner(piece)]))
        worth += float(s.of(piece, state.FILES)) * closeness(max(home - 3000.0, 0.0))
    return worth


# -- rouages


def person(s: Bloc, piece: i64) -> float:
    """A rouage in the game: what its loss would give away, its health, its tokens."""
    worth = ROUAGE + 0.2 * float(s.rank(piece))
    for row in agenda.scores(s, names.AT_ROUAGE_OUT, NONE):
        points = float(s.content.score_n[row])
        worth += points * float(s.rank(piece)) if s.content.score_per[row] == names.PER_RANK else points
    whole = health(s, piece)
    worth = worth * (0.35 + 0.65 * math.sqrt(whole)) + LIFE * whole
    if s.of(piece, state.STUNNED) == 1:
        worth -= STUNNED
    dark = float(s.of(piece, state.NOIRCEUR))
    worth -= NOIRCEUR * dark + (CORRUPTED if dark == float(names.NOIRCEUR) else 0.0)
    to_act = s.is_active(piece) or s.of(piece, state.TURNED) == 0
    worth += (ACTION_TO_COME if to_act else ACTION_LEFT) * float(s.of(piece, state.ACTIONS))
    return worth + (0.4 if s.is_on(piece) else 0.0)


def dread(s: Bloc, seat: i64) -> float:
    """Fiel: the third is the end."""
    n = s.has(seat, state.FIEL)
    return LOST if n >= names.FIEL else FIEL * float(n * n) * 0.8
