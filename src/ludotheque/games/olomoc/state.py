"""A position of Olomòc: the Bloc, two cabals, hostiles, markers and cards as plain numbers.

A *piece* is anything with a place on the Bloc and has one number, that of its disc: the rouages of seat 0 by rank, then
those of seat 1, then hostiles, then markers. Lengths are thousandths of an inch (OLO-G01), so a place is two whole
numbers. Tokens are counted and have no place (OLO-006, OLO-050). The Artefact pile keeps no order: a card is drawn by
chance when it is needed, so that nothing is hidden but chance to come, the rows that players have laid and the
ministries they hold.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.state import Frame, mix_vec
from ludotheque.core.vecs import filled, zeros
from ludotheque.games.olomoc import effects, names
from ludotheque.games.olomoc.content import Content
from ludotheque.kit.effects import modifiers, program
from ludotheque.kit.effects.modifiers import Ground
from ludotheque.kit.effects.program import Book
from ludotheque.kit.geometry import board as plane
from ludotheque.kit.geometry.board import Board, Scene
from ludotheque.kit.geometry.exact import SPAN

NOBODY: Final[i64] = -1
NONE: Final[i64] = -1

# Of the context of a modifier (queries.context): what is asked, whom a roll is against, whether it answers a shot.
ASKING_BITS: Final[i64] = 16
ASKING: Final[i64] = (1 << 16) - 1
AIMED: Final[i64] = (1 << 16) - 1
ANSWERS_SHOT: Final[i64] = 32

# Pieces.
ROUAGES: Final = 6
FIRST_HOSTILE: Final = 6
HOSTILES: Final = 6
FIRST_MARKER: Final = 12
MARKERS: Final = 8
PIECES: Final = 20
HOSTILE_SIDE: Final[i64] = 2  # beside the two seats
PIECE_IDS: Final = (
    *("a1", "a2", "a3", "b1", "b2", "b3"),
    *("h1", "h2", "h3", "h4", "h5", "h6"),
    *("m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8"),
)

# Columns of a rouage or hostile.
PROFILE: Final = 0
EQUIPMENT: Final = 1
WHERE: Final = 2
CHECKED: Final = 3  # life points, from the left
NOIRCEUR: Final = 4
STUNNED: Final = 5
ACTIONS: Final = 6
MARCHES: Final = 7  # of this planning phase
ATTACKS: Final = 8
RESTS: Final = 9
STUDIES: Final = 10
MOVED: Final = 11  # 1 once it made a movement in this planning phase
FILES: Final = 12  # dossiers carried
TURNED: Final = 13  # the planning phase in which its activation card was turned up this cycle, 0 before
LIFE: Final = 14  # its life line, two bits a point
DONE_PHASE: Final = 15  # of a hostile: 1 once activated in this hostile phase
FELL: Final = 16  # the cycle in which it went out of action
WIDTH: Final = 17

# Where a rouage or hostile is.
AWAY: Final = 0  # not yet on the Bloc
ON_BLOC: Final = 1
OUT: Final = 2
WHERE_IDS: Final = ("away", "on_bloc", "out")

# Columns of a marker.
M_KIND: Final = 0
M_TOKEN: Final = 1  # the seat whose agenda token lies on it
M_TAINTED: Final = 2
M_WIDTH: Final = 3

# What a marker is; posed ones by their design from POSED on.
OBJECTIVE: Final = 0
POSED: Final = 1

# Columns of a player.
FIEL: Final = 0
VP: Final = 1
TOKENS: Final = 2  # agenda tokens taken
PROPAGANDA: Final = 3  # cards
HAND: Final = 4  # ministry cards held, a bit each
P_WIDTH: Final = 5

# Cards of a planning row: the rouages by rank from 0, a propaganda card, then the ministry cards.
PROPAGANDA_CARD: Final = 3
FIRST_MINISTRY: Final = 4

# Where the game is.
SETTING_UP: Final = 0
RESERVES: Final = 1
MECHANISM: Final = 2
PLANNING: Final = 3
PHASES: Final = 4
HOSTILE_PHASE: Final = 5
CYCLE_END: Final = 6
STAGE_IDS: Final = ("setup", "reserves", "mechanism", "planning", "phases", "hostiles", "end")

# How it ended.
GOING_ON: Final = 0
BY_CYCLES: Final = 1
BY_TRAQUE: Final = 2
BY_FIEL: Final = 3
ENDING_IDS: Final = ("", "cycles", "traque", "fiel")

# Which mechanism is being carried out.
NO_MECHANISM: Final = 0
OF_CYCLE: Final = 1  # no ability has to do with it (OLO-212)
OF_TIE: Final = 2


class Bloc(Ground):
    def __init__(self, seats: i64, content: Content) -> None:
        super().__init__(seats)
        self.content: Content = content
        self.agenda: i64 = NONE
        self.layout: i64 = NONE
        self.first: i64 = NOBODY  # the seat of player 1
        self.edges: vec[i64] = vec[i64]()  # by seat
        self.players: vec[i64] = vec[i64]()
        self.pieces: vec[i64] = vec[i64]()
        self.discs: vec[i64] = vec[i64]()
        self.markers: vec[i64] = vec[i64]()
        self.tainted: i64 = 0  # terrain tainted until the end of the cycle, a bit each
        self.fallen: i64 = NONE  # the Ministère déchu, a card
        self.spent: vec[i64] = vec[i64]()  # ministry cards discarded
        self.pile: vec[i64] = vec[i64]()  # Artefact cards, in no order
        self.artefact: i64 = NONE  # the active card
        self.drawn: i64 = NONE  # a card that does not count yet (OLO-Q108)
        self.discard: vec[i64] = vec[i64]()
        self.priority: i64 = NOBODY
        self.traque: i64 = 0
        self.stage: i64 = SETTING_UP
        self.cycle: i64 = 0
        self.phase: i64 = 0  # the planning phase, from 1
        self.rows: vec[i64] = vec[i64]()  # by seat, from left to right
        self.active: i64 = NOBODY  # the active player
        self.acting: i64 = 0  # pieces that are active, a bit each
        self.mechanism: i64 = NO_MECHANISM
        self.spared: i64 = 0  # pieces that the card does nothing to, a bit each
        self.ending: i64 = GOING_ON
        self.losers: i64 = 0  # seats that lost by Fiel, a bit each
        self.board: Board = BARE  # the terrain with the smoke on it: it follows from layout, markers and discs

    def lay_out(self) -> None:
        """An empty table: nobody is known, nothing lies anywhere. A copy is not laid out, it is given everything."""
        self.edges = filled(2, NONE)
        self.players = zeros(2 * P_WIDTH)
        self.pieces = zeros(FIRST_MARKER * WIDTH)
        self.discs = zeros(PIECES * plane.DISC)
        self.markers = zeros(MARKERS * M_WIDTH)
        self.rows = filled(2 * names.PHASES, NONE)
        piece: i64
        for piece in range(PIECES):
            side: i64 = NOBODY if piece >= FIRST_MARKER else HOSTILE_SIDE
            self.discs[piece * plane.DISC + 3] = side if piece >= ROUAGES else piece // names.CABAL
        for piece in range(FIRST_MARKER):
            self.put(piece, PROFILE, NONE)
            self.put(piece, EQUIPMENT, NONE)

    # -- rows

    def of(self, piece: i64, column: i64) -> i64:
        return self.pieces[piece * WIDTH + column]

    def put(self, piece: i64, column: i64, value: i64) -> None:
        self.pieces[piece * WIDTH + column] = value

    def add(self, piece: i64, column: i64, n: i64) -> None:
        self.pieces[piece * WIDTH + column] += n

    def has(self, seat: i64, column: i64) -> i64:
        return self.players[seat * P_WIDTH + column]

    def give(self, seat: i64, column: i64, n: i64) -> None:
        self.players[seat * P_WIDTH + column] += n

    def marker(self, piece: i64, column: i64) -> i64:
        return self.markers[(piece - FIRST_MARKER) * M_WIDTH + column]

    def set_marker(self, piece: i64, column: i64, value: i64) -> None:
        self.markers[(piece - FIRST_MARKER) * M_WIDTH + column] = value

    def card(self, seat: i64, slot: i64) -> i64:
        return self.rows[seat * names.PHASES + slot]

    # -- who is who

    def owner(self, piece: i64) -> i64:
        """The seat of a rouage; NOBODY of anything else."""
        return piece // names.CABAL if piece < ROUAGES else NOBODY

    def side(self, piece: i64) -> i64:
        return self.discs[piece * plane.DISC + 3]

    def is_rouage(self, piece: i64) -> bool:
        return 0 <= piece < ROUAGES

    def is_hostile(self, piece: i64) -> bool:
        return FIRST_HOSTILE <= piece < FIRST_MARKER

    def lives(self, piece: i64) -> bool:
        """Whether a rouage or hostile is in the game, on the Bloc or not."""
        return self.of(piece, PROFILE) != NONE and self.of(piece, WHERE) != OUT

    def place_x(self, piece: i64) -> i64:
        return self.discs[piece * plane.DISC]

    def place_y(self, piece: i64) -> i64:
        return self.discs[piece * plane.DISC + 1]

    def is_on(self, piece: i64) -> bool:
        return self.discs[piece * plane.DISC + 4] & plane.ON != 0

    def rank(self, piece: i64) -> i64:
        """OLO-069  It decides the order of play, who coordinates whom, cabals, and whom hostiles go for."""
        return self.content.rank[self.of(piece, PROFILE)]

    def other(self, seat: i64) -> i64:
        return 1 - seat

    def is_active(self, piece: i64) -> bool:
        return self.acting >> piece & 1 == 1

    def called(self, piece: i64) -> str:
        """What the log calls a piece: its profile, with a number where it has a namesake, or what kind of marker it
        is."""
        if piece < FIRST_MARKER:
            profile = self.content.profile_ids[self.of(piece, PROFILE)]
            n = self.namesake(piece)
            return f"{profile}.{n}" if n > 0 else profile
        kind = self.marker(piece, M_KIND)
        return "objective" if kind == OBJECTIVE else self.content.marker_ids[kind - POSED]

    def namesake(self, piece: i64) -> i64:
        """Which of those with its profile a piece is, from 1; 0: it is the only one. Hostiles count while they are on
        the Bloc, rouages of both players always."""
        n: i64 = 1
        alone = True
        other: i64
        for other in range(FIRST_MARKER):
            if other != piece and self.of(other, PROFILE) == self.of(piece, PROFILE):
                if other < ROUAGES or self.is_on(other):
                    alone = False
                    if other < piece:
                        n += 1
        if alone:
            return 0
        return n

    # -- the Bloc

    def lay_board(self) -> None:
        """The terrain of the layout, and smoke that cuts lines of sight as an obstructing décor does."""
        board = self.content.boards[self.layout] if self.layout >= 0 else BARE
        piece: i64
        for piece in range(FIRST_MARKER, PIECES):
            kind = self.marker(piece, M_KIND)
            if self.is_on(piece) and kind >= POSED and self.content.marker_blocks[kind - POSED] == 1:
                board = board.with_sound(self.smoke(piece), plane.BLOCKS, self.terrains() + piece)
        self.board = board

    def use_layout(self, layout: i64) -> None:
        self.layout = layout
        self.lay_board()

    def read_back(self) -> None:
        self.lay_board()

    def terrains(self) -> i64:
        """How many décors the layout has; they are the elements of its board."""
        if self.layout < 0:
            return 0
        return self.content.first_terrain[self.layout + 1] - self.content.first_terrain[self.layout]

    def smoke(self, piece: i64) -> vec[i64]:
        """The outline of a marker where it lies."""
        at = piece * plane.DISC
        shape = self.content.marker_outline[self.marker(piece, M_KIND) - POSED][:]
        k: i64
        for k in range(0, len(shape), 2):
            shape[k] += self.discs[at]
            shape[k + 1] += self.discs[at + 1]
        return shape

    def scene(self) -> Scene:
        """The Bloc as the geometry sees it; its discs are those of this position. What is measured on it is measured
        by the kit: gaps between edges, contact and overlap (OLO-007, OLO-009, OLO-011, OLO-012, OLO-G03, OLO-G04,
        OLO-G05), lines of sight (OLO-018, OLO-019, OLO-020, OLO-021, OLO-G21, OLO-G22, OLO-G23, OLO-Q01), threat zones
        (OLO-024, OLO-025, OLO-026, OLO-G09), whether a base and a ruler may lie somewhere (OLO-016, OLO-G08,
        OLO-G11, OLO-Q06). It gives the answers of OLO-G31, and looks no farther than it must (OLO-G30)."""
        scene = Scene(self.board)
        scene.discs = self.discs
        scene.bridge_span = self.bridge_span()
        return scene

    def bridge_span(self) -> i64:
        """How far apart two pieces can be that touch the same bridging marker; below 0: there is none."""
        marks: i64 = plane.ON | plane.BRIDGES
        discs = self.discs
        span: i64 = -SPAN
        at: i64
        for at in range(FIRST_MARKER * plane.DISC, PIECES * plane.DISC, plane.DISC):
            if discs[at + 4] & marks == marks:
                span = max(span, 2 * (discs[at + 2] + names.TOUCH))
        return span

    def set_down(self, piece: i64, x: i64, y: i64) -> None:
        """Put a piece on the Bloc, or elsewhere on it."""
        at = piece * plane.DISC
        self.discs[at] = x
        self.discs[at + 1] = y
        self.discs[at + 4] |= plane.ON
        if piece < FIRST_MARKER:
            self.put(piece, WHERE, ON_BLOC)
        else:
            self.lay_board()

    def take_away(self, piece: i64) -> None:
        self.discs[piece * plane.DISC + 4] &= ~plane.ON
        if piece >= FIRST_MARKER:
            self.lay_board()

    def become(self, piece: i64, profile: i64) -> None:
        """A rouage or hostile with a profile, its life line unchecked."""
        self.put(piece, PROFILE, profile)
        self.put(piece, LIFE, self.content.life[profile])
        self.discs[piece * plane.DISC + 2] = self.content.radius[profile]
        self.discs[piece * plane.DISC + 4] = plane.HOLDS

    def stun(self, piece: i64, stunned: i64) -> None:
        """OLO-087, OLO-088  One stunned token at most; without a threat zone as long as it lies there."""
        self.put(piece, STUNNED, stunned)
        at = piece * plane.DISC + 4
        if stunned == 1:
            self.discs[at] &= ~plane.HOLDS
        else:
            self.discs[at] |= plane.HOLDS

    # -- abilities: each of a rouage in the game stands, with it as its controller; what one leaves behind stands beside

    def book(self) -> Book:
        return self.content.book

    def concerns(self, book: Book, at: i64, entry: i64, what: i64, subject: i64, context: i64) -> bool:
        """What an active ability changes, it changes once it has been used."""
        source = self.standing[at + modifiers.SOURCE]
        if self.content.timing[source] == names.ACTIVE and self.standing[at + modifiers.MOMENT] == 0:
            return False
        e = entry * program.ENTRY_WIDTH
        if book.entries[e + program.WHAT] != what:
            return False
        if not self.fits(what, book.entries[e + program.ENTRY_A], book.entries[e + program.ENTRY_B], subject, context):
            return False  # quick to see; whom the entry names takes longer
        return super().concerns(book, at, entry, what, subject, context)

    def fits(self, what: i64, a: i64, b: i64, subject: i64, context: i64) -> bool:
        """The context says what is asked (queries.context): a kind of roll, a tactic, a peril, a generic ability."""
        asking = context & ASKING
        if what == effects.DICE or what == effects.THRESHOLD_BY:
            return a & asking != 0
        if what == effects.TACTIC_COST or what == effects.FREE_REACTION or what == effects.IMMUNE:
            return a == asking
        return what != effects.COST or a >> asking & 1 == 1

    def used_up(self, book: Book, key: i64, entry: i64) -> bool:
        """OLO-094  An ability has one count, whatever it says, kept for each rouage."""
        at = self.row_of(key)
        limit = self.content.limit[self.standing[at + modifiers.SOURCE]]
        if limit == 0 or self.standing[at + modifiers.MOMENT] != 0:
            return False
        use = self.use_of(key, 0)
        return use >= 0 and self.uses[use + modifiers.USED] >= limit

    def note_use(self, book: Book, key: i64, entry: i64) -> None:
        source = self.standing[self.row_of(key) + modifiers.SOURCE]
        if self.content.limit[source] == 0:
            return
        at = self.use_of(key, 0)
        if at < 0:
            at = len(self.uses)
            for value in (key, 0, 0, self.content.period[source]):
                self.uses = append(self.uses, value)
        self.uses[at + modifiers.USED] += 1

    def ability_of(self, piece: i64, ability: i64) -> i64:
        """The key of an ability of a piece, or NONE."""
        at: i64
        for at in range(0, len(self.standing), modifiers.STANDING_WIDTH):
            if self.standing[at + modifiers.SOURCE] == ability and self.standing[at + modifiers.SEAT] == piece:
                if self.standing[at + modifiers.MOMENT] == 0:
                    return self.standing[at]
        return NONE

    # -- what procedures start without knowing each other; the game as tables play it says how (play.py)

    def opportunities(self, foes: vec[i64], mover: i64) -> None:
        """Pieces left behind may strike."""
        raise NotImplementedError

    # -- the end

    def follow(self, frame: Frame[Any], flow: i64, depth: i64) -> None:
        """OLO-167, OLO-252, OLO-253  A game that is over stops at once, whatever was under way."""
        if self.ending == GOING_ON:
            super().follow(frame, flow, depth)
        else:
            self.cut(0)

    # -- the state as a whole

    def copy_bloc(self, other: "Bloc") -> None:
        """Deployment lines and piles of cards change seldom: copies share them, and whoever changes one slices it
        first."""
        self.copy_ground(other)
        other.agenda = self.agenda
        other.layout = self.layout
        other.first = self.first
        other.edges = self.edges
        other.players = self.players[:]
        other.pieces = self.pieces[:]
        other.discs = self.discs[:]
        other.markers = self.markers[:]
        other.tainted = self.tainted
        other.fallen = self.fallen
        other.spent = self.spent
        other.pile = self.pile
        other.artefact = self.artefact
        other.drawn = self.drawn
        other.discard = self.discard
        other.priority = self.priority
        other.traque = self.traque
        other.stage = self.stage
        other.cycle = self.cycle
        other.phase = self.phase
        other.rows = self.rows[:]
        other.active = self.active
        other.acting = self.acting
        other.mechanism = self.mechanism
        other.spared = self.spared
        other.ending = self.ending
        other.losers = self.losers
        other.board = self.board

    def mixed(self, h: i64) -> i64:
        h = self.mixed_ground(h)
        h = mix_vec(h, vec[i64]([self.agenda, self.layout, self.first, self.tainted, self.fallen, self.artefact]))
        h = mix_vec(h, vec[i64]([self.drawn, self.priority, self.traque, self.stage, self.cycle, self.phase]))
        h = mix_vec(h, vec[i64]([self.active, self.acting, self.mechanism, self.spared, self.ending, self.losers]))
        for part in (self.edges, self.players, self.pieces, self.discs, self.markers, self.spent, self.pile):
            h = mix_vec(h, part)
        return mix_vec(mix_vec(h, self.discard), self.rows)


def bare_board() -> Board:
    """OLO-003, OLO-010, OLO-027, OLO-G07, OLO-Q03, OLO-Q04  A square of 16 inches, before any terrain lies on it; how
    near is contact, how far a threat zone reaches, what a 30 mm marker counts for."""
    return Board(names.SIDE, names.SIDE, names.TOUCH, names.THREAT, names.BRIDGE)


BARE: Final = bare_board()


def order_of(s: Bloc, first: i64) -> vec[i64]:
    """Both seats, one of them first."""
    return vec[i64]([first, 1 - first])
