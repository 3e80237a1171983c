"""Specific abilities (OLO-092 to OLO-104): what cards say, carried out step by step by the kit's interpreter."""

from typing import Annotated, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK_IF_MANY, DONE, Frame, arg_a, pack
from ludotheque.core.vecs import find
from ludotheque.games.olomoc import effects, names, queries, state, verbs
from ludotheque.games.olomoc.phases import attack, harm, hostiles, moving
from ludotheque.games.olomoc.phases.rolls import Roll, use
from ludotheque.games.olomoc.state import FIRST_MARKER, NOBODY, NONE, PIECES, Bloc, Piece
from ludotheque.kit.effects import program
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.selectors import one
from ludotheque.kit.geometry.board import Scene
from ludotheque.kit.geometry.exact import compare_roots
from ludotheque.kit.geometry.measure import element_distance, element_within, free, touches, within
from ludotheque.kit.geometry.sight import sees, sees_element

# Terrain as a target, after the pieces.
FIRST_TERRAIN: Final = PIECES

ABILITY_USED: Final = Refusal("OLO-094", "ability-used")
NOT_ACTIVE_ABILITY: Final = Refusal("OLO-098", "ability-not-active")
NOT_ITS_ABILITY: Final = Refusal("OLO-093", "ability-not-its")
NO_ACTIONS: Final = Refusal("OLO-095", "no-token")
NO_ATTACK_LEFT: Final = Refusal("OLO-112", "no-attack-left")
CONDITION_UNMET: Final = Refusal("OLO-092", "ability-condition")
USELESS: Final = Refusal("OLO-Q103", "ability-useless")
OFF_BLOC: Final = Refusal("OLO-Q75", "ability-off-bloc")


class Aim(Effect[Bloc]):
    """What else a word says: whether a selector means somebody, whether a verb would do something."""

    BY_WORD: ClassVar[dict[str, str]] = {
        "means": "selector atom scene piece a b c = False",
        "useful": "verb op target a = True",
    }

    def means(self, s: Bloc, atom: i64, scene: Scene, piece: i64, a: i64, b: i64, c: i64) -> bool:
        """OLO-066, OLO-182  Whether a selector may mean a rouage or hostile that is in the game; what cards of the
        table say is of the rouages of players, except where they name a hostile."""
        raise NotImplementedError

    def useful(self, s: Bloc, op: i64, target: i64, a: i64) -> bool:
        """OLO-Q35, OLO-Q103  Whether a verb would do something to a target that is chosen."""
        raise NotImplementedError


@frame(words=effects.WORDS)
class Deed(Aim):
    """OLO-100, OLO-101, OLO-104, OLO-Q100  An ability in progress. `me` is its bearer, NOBODY for a card of the table;
    `seat` is who carries it out."""

    me: Annotated[i64, "piece"] = NOBODY
    heard: Annotated[i64, HIDDEN] = 0  # what the last attack or roll came to
    asking: Annotated[i64, HIDDEN] = 0  # of one that only reads a modifier: in which context (queries.context)
    batch: Annotated[vec[i64], HIDDEN] = vec[i64]()  # life points checked by the instruction in progress

    def book(self, s: Bloc) -> Book:
        return s.content.book

    def run(self, s: Bloc) -> i64:
        heard = s.answer_or(NONE)
        if heard != NONE:
            self.heard = heard
        return super().run(s)

    # -- whom

    def candidates_self(self, s: Bloc) -> vec[i64]:
        return one(self.me)

    def candidates_terrain(self, s: Bloc, length: i64) -> vec[i64]:
        """That is no zone."""
        scene = s.scene()
        found = vec[i64]()
        k: i64
        for k in range(s.terrains()):
            if not queries.is_zone(s, k) and element_within(scene, self.me, k, length):
                if sees_element(scene, self.me, k):
                    found = append(found, FIRST_TERRAIN + k)
        return found

    def candidates_central_terrain(self, s: Bloc) -> vec[i64]:
        return central(s, s.scene())

    def candidates_other(self, s: Bloc, atom: i64, a: i64, b: i64, c: i64) -> vec[i64]:
        scene = s.scene()
        found = vec[i64]()
        k: i64
        for k in range(FIRST_MARKER):
            if s.lives(k) and self.means(s, atom, scene, k, a, b, c):
                found = append(found, k)
        return found

    def means_rouage(self, s: Bloc, scene: Scene, piece: i64, whose: i64, length: i64, has: i64) -> bool:
        return self.is_targeted(s, scene, whose, length, has, piece)

    def means_engaged(self, s: Bloc, scene: Scene, piece: i64) -> bool:
        return attack.why_not_frontal(s, scene, self.me, piece, names.ROLL_FRONTAL, 0) is None

    def means_shot(self, s: Bloc, scene: Scene, piece: i64) -> bool:
        return attack.why_not_ranged(s, scene, self.me, piece, names.ROLL_RANGED, self.ignored(s)) is None

    def means_hostile(self, s: Bloc, piece: i64) -> bool:
        return s.is_hostile(piece) and s.is_on(piece)

    def means_own(self, s: Bloc, piece: i64) -> bool:
        return s.is_rouage(piece) and s.owner(piece) == self.seat

    def means_enemy_on_bloc(self, s: Bloc, piece: i64) -> bool:
        return self.means_everyone(s, piece) and s.owner(piece) != self.seat and s.is_on(piece)

    def means_other_allies(self, s: Bloc, scene: Scene, piece: i64, length: i64) -> bool:
        if not self.means_everyone(s, piece) or piece == self.me or s.owner(piece) != s.owner(self.me):
            return False
        return length == names.NO_LENGTH or within(scene, self.me, piece, length)

    def means_everyone(self, s: Bloc, piece: i64) -> bool:
        """Rouages of both players, on the Bloc or not, but for whoever is spared."""
        return s.is_rouage(piece) and s.spared >> piece & 1 == 0

    def means_healthy(self, s: Bloc, piece: i64) -> bool:
        return self.means_everyone(s, piece) and queries.status(s, piece) == names.HEALTHY

    def means_corrupted(self, s: Bloc, piece: i64) -> bool:
        return self.means_everyone(s, piece) and queries.status(s, piece) == names.CORRUPTED

    def is_targeted(self, s: Bloc, scene: Scene, whose: i64, length: i64, has: i64, piece: i64) -> bool:
        """OLO-022, OLO-104, OLO-Q76  Of the right side, near enough, in sight, with what it must have; off the Bloc
        only oneself."""
        if piece == self.me:
            return whose == names.ALLY and has_it(s, piece, has)
        allied = s.side(piece) == s.side(self.me)
        friend = whose == names.ALLY or whose == names.OTHER_ALLY
        if allied != friend or (whose == names.ENEMY and not s.is_rouage(piece)):
            return False
        if not s.is_on(piece) or not s.is_on(self.me) or not has_it(s, piece, has):
            return False
        if length == names.CONTACT:
            if not touches(scene, self.me, piece):
                return False
        elif length != names.NO_LENGTH and not within(scene, self.me, piece, length):
            return False
        return sees(scene, self.me, piece)

    def ignored(self, s: Bloc) -> i64:
        """The maluses that the ranged attack of this program leaves out."""
        code = s.content.book.code
        start = s.content.book.start(self.source, names.EFFECT) * program.WIDTH
        cover: i64 = queries.IGNORES_COVER if code[start + program.A] == names.IGNORED else 0
        return cover | (queries.IGNORES_RANGE if code[start + program.B] == names.IGNORED else 0)

    def fitting(self, s: Bloc, row: i64, found: vec[i64]) -> vec[i64]:
        """OLO-Q35, OLO-Q103  Whoever is chosen is somebody to whom the verb does something."""
        if self.me == NOBODY:
            return found
        code = s.content.book.code
        out = vec[i64](capacity=len(found))
        for target in found:
            if self.useful(s, code[row], target, code[row + program.A]):
                out = append(out, target)
        return out

    def useful_push_away(self, s: Bloc, target: i64, heading: i64) -> bool:
        if s.owner(target) != self.seat and queries.is_immune(s, target, names.FROM_PUSH):
            return False
        return self.pushing(target, moving.PUSHED_AWAY, self.me, heading).possible(s)

    def useful_push_towards(self, s: Bloc, target: i64, heading: i64) -> bool:
        return self.pushing(self.me, moving.PUSHED_TOWARDS, target - FIRST_TERRAIN, heading).possible(s)

    def useful_taint(self, s: Bloc, target: i64) -> bool:
        return s.tainted >> (target - FIRST_TERRAIN) & 1 == 0

    # -- OLO-Q103  Whether a verb that concerns the bearer would do something.

    def able_place(self, s: Bloc, length: i64, against: i64) -> bool:
        return self.placing(self.me, length, against).possible(s)

    def able_pose(self, s: Bloc, marker: i64, length: i64) -> bool:
        return moving.Where(self.seat, self.me, moving.POSED, marker, length).possible(s)

    def able_gain_actions(self, s: Bloc) -> bool:
        return self.me == NOBODY or s.of(self.me, Piece.actions) < names.ACTIONS

    def pushing(self, piece: i64, manner: i64, target: i64, directly: i64) -> moving.Where:
        return moving.Where(self.seat, piece, manner, target, 0, 0, directly)

    def placing(self, piece: i64, length: i64, against: i64) -> moving.Where:
        manner: i64 = moving.PLACED if piece == self.me else moving.PLACED_BY_CARD
        return moving.Where(self.seat, piece, manner, NOBODY, length, against)

    def present(self, s: Bloc, target: i64) -> bool:
        return target >= FIRST_TERRAIN or s.lives(target)

    # -- counts and tests

    def count_successes(self, s: Bloc) -> i64:
        """Of the last roll of the program."""
        return self.heard

    def count_noirceur(self, s: Bloc, target: i64) -> i64:
        return s.of(target, Piece.noirceur)

    def count_hostiles(self, s: Bloc) -> i64:
        return len(queries.hostiles(s))

    def count_profile(self, s: Bloc, hostile: i64) -> i64:
        n: i64 = 0
        for piece in queries.hostiles(s):
            if s.of(piece, Piece.profile) == s.content.characters + hostile:
                n += 1
        return n

    def holds_against_shot(self, s: Bloc) -> bool:
        """The roll answers a ranged attack."""
        return queries.shot_at(self.asking)

    def holds_against_it(self, s: Bloc) -> bool:
        """The roll targets whom the ability was used on."""
        return len(self.it) > 0 and queries.aimed_at(self.asking) == self.it[0]

    def holds_touched_marker(self, s: Bloc) -> bool:
        """The roll targets a marker that the bearer touches."""
        aimed = queries.aimed_at(self.asking)
        return aimed >= FIRST_MARKER and touches(s.scene(), self.me, aimed)

    def holds_hurt(self, s: Bloc, target: i64) -> bool:
        """The attack just made checked one of its life points."""
        return self.heard > 0 and s.lives(target)

    def holds_stunned(self, s: Bloc, target: i64) -> bool:
        return s.of(target, Piece.stunned) == 1

    def holds_wounded(self, s: Bloc, target: i64) -> bool:
        return s.of(target, Piece.checked) > 0

    def holds_unmoved(self, s: Bloc, target: i64) -> bool:
        """In this planning phase."""
        return s.of(target, Piece.moved) == 0

    def holds_free(self, s: Bloc, target: i64) -> bool:
        return s.is_on(target) and free(s.scene(), target)

    def holds_covered(self, s: Bloc, target: i64) -> bool:
        return s.is_on(target) and queries.covered(s, s.scene(), target)

    # -- what is done

    def do_frontal_attack(self, s: Bloc, target: i64, n: i64) -> None:
        self.heard = 0
        s.call(attack.Attack(self.seat, self.me, target, names.ROLL_FRONTAL, n))

    def do_ranged_attack(self, s: Bloc, target: i64, n: i64) -> None:
        self.heard = 0
        s.call(attack.Attack(self.seat, self.me, target, names.ROLL_RANGED, n, self.ignored(s)))

    def do_roll(self, s: Bloc, target: i64) -> None:
        self.heard = 0
        s.call(Roll(self.seat, self.me, target, names.ROLL_CARD))

    def do_push_away(self, s: Bloc, target: i64, heading: i64) -> None:
        s.call(self.pushing(target, moving.PUSHED_AWAY, self.me, heading))

    def do_push_towards(self, s: Bloc, target: i64, heading: i64) -> None:
        s.call(self.pushing(self.me, moving.PUSHED_TOWARDS, target - FIRST_TERRAIN, heading))

    def do_place(self, s: Bloc, target: i64, length: i64, against: i64) -> None:
        if target == self.me or not queries.is_immune(s, target, names.FROM_PLACE):
            s.call(self.placing(target, length, against))

    def do_pose(self, s: Bloc, marker: i64, length: i64) -> None:
        s.call(moving.Where(self.seat, self.me, moving.POSED, marker, length))

    def do_spawn(self, s: Bloc, hostile: i64, at: i64) -> None:
        profile = s.content.characters + hostile
        if at == names.SPAWN_CENTRE:
            hostiles.spawn(s, profile, names.SIDE // 2, names.SIDE // 2)
        else:
            s.call(NeutralEdge(s.priority, profile))

    def do_activate(self, s: Bloc, target: i64) -> None:
        """OLO-178, OLO-Q118  One hostile acts."""
        s.call(hostiles.HostileTurn(self.seat, target))

    def do_taint(self, s: Bloc, target: i64) -> None:
        s.tainted |= 1 << (target - FIRST_TERRAIN)
        if s.loud:
            s.tell("OLO-014", "tainted", {"terrain": int(target - FIRST_TERRAIN) + 1})

    def do_wound(self, s: Bloc, target: i64, n: i64) -> None:
        self.batch = harm.check(s, self.batch, target, n, NOBODY)

    def do_redraw(self, s: Bloc) -> None:
        """OLO-Q108  Answers a card of the table: the mechanism draws again (mechanism.Answer)."""

    def do_spare(self, s: Bloc) -> None:
        """OLO-Q109  Answers a card of the table: the mechanism spares the bearer (mechanism.Answer)."""

    # -- OLO-Q50, OLO-Q86, OLO-Q113  Tokens given and taken; what cannot be done is not.

    def do_gain_noirceur(self, s: Bloc, target: i64, n: i64) -> None:
        i: i64
        for i in range(n):
            harm.attribute(s, target, "OLO-082")

    def do_lose_noirceur(self, s: Bloc, target: i64, n: i64) -> None:
        s.set_of(target, Piece.noirceur, max(s.of(target, Piece.noirceur) - n, 0))
        tell_change(s, "OLO-082", "lightened", target)

    def do_gain_actions(self, s: Bloc, target: i64, n: i64) -> None:
        s.set_of(target, Piece.actions, min(s.of(target, Piece.actions) + n, names.ACTIONS))
        tell_change(s, "OLO-210", "gained-actions", target)

    def do_lose_actions(self, s: Bloc, target: i64, n: i64) -> None:
        s.set_of(target, Piece.actions, max(s.of(target, Piece.actions) - n, 0))
        tell_change(s, "OLO-095", "lost-actions", target)

    def do_stun(self, s: Bloc, target: i64) -> None:
        s.stun(target, 1)
        tell_change(s, "OLO-087", "stunned", target)

    def do_rouse(self, s: Bloc, target: i64) -> None:
        s.stun(target, 0)
        tell_change(s, "OLO-087", "roused", target)

    def do_heal(self, s: Bloc, target: i64) -> None:
        harm.heal(s, target)

    def after(self, s: Bloc) -> None:
        """OLO-Q51, OLO-Q105  What an instruction did to all its targets is looked at together."""
        batch = self.batch
        self.batch = vec[i64]()
        harm.settle(s, batch)

    def goes_on(self, s: Bloc) -> bool:
        """OLO-Q99  Nothing more happens once the bearer is out of action."""
        return s.ending == state.GOING_ON and (self.me == NOBODY or s.lives(self.me))

    def ended(self, s: Bloc) -> None:
        """OLO-Q107  What the ability leaves behind stands until its time is over."""
        until = s.content.until[self.source]
        if until != 0 and self.section == names.EFFECT:
            bound = self.it[0] if len(self.it) > 0 else NOBODY
            s.enter(self.source, self.me, bound, until, s.content.until_times[self.source])

    def about(self, s: Bloc, seat: i64) -> dict[str, object]:
        return {"ability": s.content.ability_ids[self.source]}


def has_it(s: Bloc, piece: i64, what: i64) -> bool:
    """Whether a target has what an ability asks for."""
    if what == names.HAS_NOIRCEUR:
        return s.of(piece, Piece.noirceur) > 0
    if what == names.HAS_ACTION:
        return s.of(piece, Piece.actions) > 0
    if what == names.HAS_SPENT_ACTION:
        return s.of(piece, Piece.actions) < names.ACTIONS
    if what == names.HAS_WOUND:
        return s.of(piece, Piece.checked) > 0
    return what == names.HAS_ANYTHING or s.of(piece, Piece.stunned) == 1


def tell_change(s: Bloc, rule: str, key: str, piece: i64) -> None:
    if s.loud:
        data: dict[str, object] = {"piece": s.called(piece), "noirceur": int(s.of(piece, Piece.noirceur))}
        data["actions"] = int(s.of(piece, Piece.actions))
        s.tell(rule, key, data)


def central(s: Bloc, scene: Scene) -> vec[i64]:
    """The décors that are no zone nearest to the middle of the Bloc, several at equal distance."""
    best = vec[i64]()
    num: i64 = 0
    den: i64 = 1
    k: i64
    for k in range(s.terrains()):
        if queries.is_zone(s, k):
            continue
        n, d = element_distance(scene, names.SIDE // 2, names.SIDE // 2, k)
        order: i64 = -1
        if len(best) > 0:
            order = compare_roots(n, d, num, den, 0)
        if order < 0:
            best = vec[i64]()
            num = n
            den = d
        if order <= 0:
            best = append(best, FIRST_TERRAIN + k)
    return best


@frame("choose")
class NeutralEdge(Frame[Bloc]):
    """The player with priority chooses at which of the two edges without a deployment line a hostile appears."""

    seat: i64
    profile: Annotated[i64, "profile"]

    def choose(self, s: Bloc) -> i64:
        return ASK_IF_MANY

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-177", "neutral-edge")

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        edge: i64
        for edge in range(4):
            if find(s.edges, edge) < 0:
                out = append(out, pack(verbs.SIDE, edge))
        return out

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        edge = arg_a(choice)
        radius = s.content.radius[self.profile]
        middle: i64 = names.SIDE // 2
        low: i64 = radius if edge == 0 or edge == 3 else names.SIDE - radius
        if edge % 2 == 0:
            hostiles.spawn(s, self.profile, middle, low)
        else:
            hostiles.spawn(s, self.profile, low, middle)
        return DONE


# -- active abilities


def deed_of(s: Bloc, seat: i64, piece: i64, ability: i64) -> Deed:
    deed = Deed(seat, ability, vec[i64](), vec[i64](), names.EFFECT, s.content.book.start(ability, names.EFFECT))
    deed.me = piece
    return deed


def why_not_afford(s: Bloc, piece: i64, ability: i64) -> Refusal | None:
    return NO_ACTIONS if s.of(piece, Piece.actions) < s.content.cost_actions[ability] else None


def pay_ability(s: Bloc, piece: i64, ability: i64) -> None:
    """OLO-094, OLO-095, OLO-096, OLO-Q53, OLO-Q54  Cost and count, when it is declared."""
    use(s, s.ability_of(piece, ability))
    s.add_of(piece, Piece.actions, -s.content.cost_actions[ability])
    i: i64
    for i in range(s.content.cost_noirceur[ability]):
        harm.attribute(s, piece, "OLO-096")
    harm.test_fiel(s)


def why_not_use(s: Bloc, seat: i64, piece: i64, ability: i64) -> Refusal | None:
    """OLO-094, OLO-095, OLO-098, OLO-113, OLO-Q75, OLO-Q103  An active ability of an active rouage."""
    key = s.ability_of(piece, ability)
    if key == NONE:
        return NOT_ITS_ABILITY
    if s.content.timing[ability] != names.ACTIVE:
        return NOT_ACTIVE_ABILITY
    if s.used_up(s.book(), key, 0):
        return ABILITY_USED
    if s.content.is_attack[ability] == 1 and s.of(piece, Piece.attacks) >= s.content.generic_limit[names.ATTACK]:
        return NO_ATTACK_LEFT
    why = why_not_afford(s, piece, ability)
    if why is not None:
        return why
    deed = deed_of(s, seat, piece, ability)
    if not s.is_on(piece) and not needs_no_place(s, deed.pc):
        return OFF_BLOC
    if not condition_met(s, deed, ability):
        return CONDITION_UNMET
    return None if deed.possible(s, deed.pc) else USELESS


def condition_met(s: Bloc, deed: Deed, ability: i64) -> bool:
    """What the ability asks for beside its cost."""
    book = s.book()
    entry: i64
    for entry in range(book.first[ability], book.first[ability + 1]):
        e = entry * program.ENTRY_WIDTH
        if book.entries[e + program.FORM] == program.PROGRAM and book.entries[e + program.ENTRY_IF] != 0:
            return deed.proves(s, book.entries[e + program.ENTRY_IF], NOBODY)
    return True


def needs_no_place(s: Bloc, start: i64) -> bool:
    """OLO-Q75  Whether a program speaks of the bearer alone, and not of where it stands."""
    code = s.book().code
    row = start
    while code[row * program.WIDTH] != program.STOP:
        at = row * program.WIDTH
        op = code[at]
        if not gives_tokens(op):
            return False
        atom = s.book().selectors[code[at + program.TO] * program.SELECTOR_WIDTH]
        if atom != effects.SELF:
            return False
        row += 1
    return True


def gives_tokens(op: i64) -> bool:
    """Whether a verb gives or takes tokens or heals, and no more."""
    noirceur = op == effects.GAIN_NOIRCEUR or op == effects.LOSE_NOIRCEUR
    actions = op == effects.GAIN_ACTIONS or op == effects.LOSE_ACTIONS
    return noirceur or actions or op == effects.STUN or op == effects.ROUSE or op == effects.HEAL
