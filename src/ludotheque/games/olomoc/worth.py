"""What things are worth in Olomòc, in victory points to be expected at the end: a quick reckoning for whoever thinks
ahead. Walls are not looked at: only how near things are."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.olomoc import effects, names, queries, state
from ludotheque.games.olomoc.phases import agenda
from ludotheque.games.olomoc.phases.activation import Charge, Study
from ludotheque.games.olomoc.phases.attack import DODGES, Attack
from ludotheque.games.olomoc.phases.moving import ENTERS, Where
from ludotheque.games.olomoc.phases.rolls import Roll
from ludotheque.games.olomoc.state import (
    FIRST_HOSTILE,
    FIRST_MARKER,
    NOBODY,
    NONE,
    PROPAGANDA_CARD,
    Bloc,
    Marker,
    Piece,
    Player,
)
from ludotheque.kit.geometry.board import Scene
from ludotheque.kit.geometry.ruler import to_edge
from ludotheque.kit.geometry.travel import apart

HALFWAY: Final = 2500.0  # the distance at which something is half as near as it can be
OFF_THE_BLOC: Final = 9000.0  # from anything
LASTS: Final = 0.7  # what a token or a dossier of today brings at a later end of cycle
HELD_AGAIN: Final = 0.35  # the same of a marker that is held today
ROUAGE: Final = 1.1  # in the game, beside the points that its loss gives away
LIFE: Final = 1.2  # unhurt
AT_RISK: Final = 0.6  # of the points for its loss, when it is almost gone
UNDER_WAY: Final = 0.15  # a march or an entry that is paid for
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
        worth = float(s.get(seat, Player.vp)) + earnings(s, seat, left) - dread(s, seat)
        for piece in queries.mine(s, seat):
            worth += person(s, piece)
        out = append(out, worth + approach(s, scene, seat, left))
    begun(s, scene, left, out)
    return out


# -- what is begun and paid for


def begun(s: Bloc, scene: Scene, left: float, out: vec[float]) -> None:
    """Adds what the dice of an attack or a study may bring, or have brought already, and a march that is paid for."""
    for frame in s.stack:
        if isinstance(frame, Attack):
            blow(s, scene, frame.attacker, frame.target, struck(s, scene, frame), out)
        elif isinstance(frame, Charge):
            if not frame.at("over"):
                n = hoped(s, scene, frame.piece, frame.target, names.ROLL_CHARGE)
                blow(s, scene, frame.piece, frame.target, n, out)
        elif isinstance(frame, Study):
            chance = success(s, scene, frame)
            out[frame.seat] += 0.8 * chance * goal(s, frame.seat, frame.marker, left)
        elif isinstance(frame, Where) and frame.manner <= ENTERS:
            out[frame.seat] += UNDER_WAY


def hoped(s: Bloc, scene: Scene, piece: i64, target: i64, kind: i64) -> float:
    """The successes to be expected of a roll."""
    n = float(queries.dice(s, scene, piece, kind, target, 0, 0))
    return n * float(7 - queries.threshold(s, scene, piece, kind, target, 0)) / 6.0


def struck(s: Bloc, scene: Scene, attack: Attack) -> float:
    """The wounds of an attack, as far as they can be told."""
    if len(attack.faces) == 0:
        return hoped(s, scene, attack.attacker, attack.target, attack.kind)
    if attack.at("fate"):
        hits = queries.successes(attack.faces, attack.threshold)
        if attack.reaction == DODGES:
            hits -= queries.successes(attack.answers, attack.answer_threshold)
        return float(max(hits, 0))
    return float(attack.left)


def blow(s: Bloc, scene: Scene, author: i64, target: i64, wounds: float, out: vec[float]) -> None:
    """What so many wounds change for both sides."""
    left = float(queries.life_left(s, target))
    if wounds <= 0.0 or left <= 0.0:
        return
    if s.is_rouage(target):
        points = float(s.content.life_points[s.of(target, Piece.profile)])
        out[s.owner(target)] += body(s, target, max(left - wounds, 0.0) / points) - body(s, target, left / points)
    elif s.is_rouage(author) and is_prey(s, target):
        out[s.owner(author)] += 0.35 * min(wounds, left) + (2.0 if wounds >= left else 0.0)


def success(s: Bloc, scene: Scene, study: Study) -> float:
    """The chance that a study succeeds; once the dice lie there, whether it does."""
    wanted = s.content.study_successes[s.agenda]
    top = s.stack[-1]
    if isinstance(top, Roll) and len(top.faces) > 0:
        return 1.0 if queries.successes(top.faces, top.threshold) >= wanted else 0.0
    n = queries.dice(s, scene, study.piece, names.ROLL_STUDY, study.marker, 0, 0)
    return at_least(wanted, n, queries.threshold(s, scene, study.piece, names.ROLL_STUDY, study.marker, 0))


def at_least(wanted: i64, n: i64, least: i64) -> float:
    """The chance of one success, or of two, with so many dice."""
    fails = float(least - 1) / 6.0
    none = math.pow(fails, float(n))
    if wanted <= 1 or n == 0:
        return 1.0 - none
    return 1.0 - none - float(n) * (1.0 - fails) * math.pow(fails, float(n - 1))


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
            lead = float(s.get(seat, Player.tokens) - s.get(s.other(seat), Player.tokens))
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
        carried = float(s.of(piece, Piece.files))
        if carried > 0.0:
            away = float(to_edge(scene, s.place_x(piece), s.place_y(piece), s.edges[seat]))
            found += carried * (0.35 + 0.5 * closeness(max(away - 3000.0, 0.0)))
    return found


def closeness(gap: float) -> float:
    return HALFWAY / (HALFWAY + max(gap, 0.0))


def goal(s: Bloc, seat: i64, marker: i64, left: float) -> float:
    """What a marker would bring that is not done with; one that the other loses by it twice as much."""
    what = s.content.study_do[s.agenda]
    if what == names.PUT_TOKEN:
        holder = s.on(marker, Marker.token)
        return 0.0 if holder == seat else (0.8 if holder == NOBODY else 1.5) * left
    if what == names.REMOVE_MARKER:
        return 2.0
    return 0.5 + 0.7 * left if what == names.TAKE_FILE else 0.6 + 0.2 * left


def able(s: Bloc, piece: i64) -> float:
    """How good a rouage is at what the markers ask for."""
    if s.content.study_do[s.agenda] == names.NO_STUDY:
        return 0.3 + 0.2 * float(s.rank(piece))
    return 0.25 * float(min(s.content.stat(s.of(piece, Piece.profile), names.TECHNIQUE), 4))


def is_prey(s: Bloc, piece: i64) -> bool:
    """A hostile that the agenda gives something for."""
    return len(agenda.scores(s, names.AT_HOSTILE_HURT, s.of(piece, Piece.profile))) > 0


def prize(s: Bloc) -> float:
    """What an enemy out of action brings, apart from points for its rank."""
    return 1.0 if len(agenda.scores(s, names.AT_ROUAGE_OUT, NONE)) > 0 else 0.3


def fights(s: Bloc, piece: i64) -> float:
    """The better of Combat and Shooting, in dice."""
    profile = s.of(piece, Piece.profile)
    return float(max(s.content.stat(profile, names.COMBAT), s.content.stat(profile, names.SHOOTING)))


def gap_to(scene: Scene, x: i64, y: i64, r: i64, other: i64) -> float:
    return float(apart(x, y, scene.x(other), scene.y(other)) - r - scene.radius(other))


def drawn(s: Bloc, piece: i64, other: i64, left: float) -> float:
    """What it would be worth to a rouage to stand right beside a marker, a hostile or an enemy."""
    if other >= FIRST_MARKER:
        return 0.55 * goal(s, s.owner(piece), other, left) * able(s, piece)
    if other >= FIRST_HOSTILE:
        return 0.12 * fights(s, piece) if is_prey(s, other) else -0.15
    strong = fights(s, piece) * health(s, piece) - 0.7 * fights(s, other) * health(s, other)
    return 0.06 * prize(s) * strong


def pull(s: Bloc, scene: Scene, piece: i64, other: i64, left: float) -> float:
    """What it is worth to a rouage to be as near as it is."""
    near = closeness(gap_to(scene, scene.x(piece), scene.y(piece), scene.radius(piece), other))
    return drawn(s, piece, other, left) * near


def health(s: Bloc, piece: i64) -> float:
    """The share of its life that a piece has left."""
    return float(queries.life_left(s, piece)) / float(max(s.content.life_points[s.of(piece, Piece.profile)], 1))


def approach(s: Bloc, scene: Scene, seat: i64, left: float) -> float:
    """For each marker the rouage that is best placed; for hostiles and enemies all of them."""
    worth = 0.0
    own = queries.mine(s, seat)
    other: i64
    for other in queries.markers(s):
        best = 0.0
        for piece in own:
            if s.is_on(piece):
                best = max(best, pull(s, scene, piece, other, left))
            else:
                best = max(best, drawn(s, piece, other, left) * closeness(OFF_THE_BLOC))
        worth += best
    for other in range(FIRST_MARKER):
        if s.is_on(other) and s.side(other) != seat:
            for piece in own:
                if s.is_on(piece):
                    worth += pull(s, scene, piece, other, left)
    return worth


class Glance:
    """What places are worth to a rouage at first glance: what draws it is worked out once for all of them."""

    def __init__(self, s: Bloc, scene: Scene, piece: i64) -> None:
        self.scene: Scene = scene
        self.radius: i64 = scene.radius(piece)
        self.files: float = float(s.of(piece, Piece.files))
        self.home: i64 = s.edges[s.owner(piece)]
        self.reach: float = float(max(s.content.study_range, queries.length(s, effects.STUDY_WITHIN, piece)))
        self.goals: vec[i64] = queries.markers(s)
        self.others: vec[i64] = queries.foes_of(s, piece)
        self.draws: vec[float] = vec[float](capacity=len(self.goals) + len(self.others))  # goals first
        left = ends_to_come(s)
        for other in self.goals:
            self.draws = append(self.draws, drawn(s, piece, other, left))
        for other in self.others:
            self.draws = append(self.draws, drawn(s, piece, other, left))

    def at(self, x: i64, y: i64) -> float:
        worth = 0.0
        scene = self.scene
        n: i64 = 0
        for other in self.goals:
            gap = gap_to(scene, x, y, self.radius, other)
            worth = max(worth, self.draws[n] * closeness(gap) * (1.5 if gap <= self.reach else 1.0))
            n += 1
        for other in self.others:
            worth += self.draws[n] * closeness(gap_to(scene, x, y, self.radius, other))
            n += 1
        if self.files > 0.0:
            worth += self.files * closeness(max(float(to_edge(scene, x, y, self.home)) - 3000.0, 0.0))
        return worth


# -- rouages


def person(s: Bloc, piece: i64) -> float:
    """A rouage in the game: its health, what its loss may give away, its tokens."""
    worth = body(s, piece, health(s, piece))
    if s.of(piece, Piece.stunned) == 1:
        worth -= STUNNED
    dark = float(s.of(piece, Piece.noirceur))
    worth -= NOIRCEUR * dark + (CORRUPTED if dark == float(names.NOIRCEUR) else 0.0)
    worth += (ACTION_TO_COME if will_act(s, piece) else ACTION_LEFT) * float(s.of(piece, Piece.actions))
    return worth + (0.4 if s.is_on(piece) else 0.0)


def will_act(s: Bloc, piece: i64) -> bool:
    """Whether a rouage is active or may be again in this cycle: its card or propaganda is still to be turned up, or the
    card of somebody who can coordinate it."""
    if s.is_active(piece) or s.of(piece, Piece.turned) == 0:
        return True
    seat = s.owner(piece)
    slot: i64
    for slot in range(s.phase, names.PHASES):
        card = s.card(seat, slot)
        if card == PROPAGANDA_CARD or (piece - seat * names.CABAL < card < PROPAGANDA_CARD):
            return True
    return False


def body(s: Bloc, piece: i64, whole: float) -> float:
    """A rouage by the share of its life that is left: the more it is hurt, the likelier its loss."""
    if whole <= 0.0:
        return -bounty(s, piece)
    sound = math.sqrt(whole)
    return (
        (ROUAGE + 0.2 * float(s.rank(piece))) * (0.35 + 0.65 * sound)
        + LIFE * whole
        - AT_RISK * bounty(s, piece) * (1.0 - sound)
    )


def bounty(s: Bloc, piece: i64) -> float:
    """The points that the loss of a rouage gives away."""
    worth = 0.0
    for row in agenda.scores(s, names.AT_ROUAGE_OUT, NONE):
        points = float(s.content.score_n[row])
        worth += points * float(s.rank(piece)) if s.content.score_per[row] == names.PER_RANK else points
    return worth


def dread(s: Bloc, seat: i64) -> float:
    """Fiel: the third is the end."""
    n = s.get(seat, Player.fiel)
    return LOST if n >= names.FIEL else FIEL * float(n * n) * 0.8
