"""A position of Olomòc: the Bloc, two cabals, hostiles, markers and cards as plain numbers.

A *piece* is anything with a place on the Bloc and has one number, that of its disc: the rouages of seat 0 by rank, then
those of seat 1, then hostiles, then markers. Lengths are thousandths of an inch (OLO-G01), so a place is two whole
numbers. Tokens are counted and have no place (OLO-006, OLO-050). The Artefact pile keeps no order: a card is drawn by
chance when it is needed, so that nothing is hidden but chance to come, the rows that players have laid and the
ministries they hold.
"""

from typing import Annotated, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import COUNT, FIXED, FLAG, FOLLOWS, HIDDEN, SEAT, SEATS, SHARED, Row
from ludotheque.core.position import at_least, position, row, rows, size, within
from ludotheque.core.state import Frame
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

# Where a rouage or hostile is.
AWAY: Final = 0  # not yet on the Bloc
ON_BLOC: Final = 1
OUT: Final = 2
WHERE_IDS: Final = ("away", "on_bloc", "out")

# What a marker is; posed ones by their design from POSED on.
OBJECTIVE: Final = 0
POSED: Final = 1

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
MECHANISM_IDS: Final = ("", "cycle", "tie")


def bare_board() -> Board:
    """OLO-003, OLO-010, OLO-027, OLO-G07, OLO-Q03, OLO-Q04  A square of 16 inches, before any terrain lies on it; how
    near is contact, how far a threat zone reaches, what a 30 mm marker counts for."""
    return Board(names.SIDE, names.SIDE, names.TOUCH, names.THREAT, names.BRIDGE)


BARE: Final = bare_board()


@row
class Player(Row):
    fiel: Annotated[i64, at_least(0)] = 0
    vp: Annotated[i64, at_least(0)] = 0
    tokens: Annotated[i64, at_least(0)] = 0  # agenda tokens taken
    propaganda: Annotated[i64, at_least(0)] = 0  # cards
    hand: Annotated[i64, HIDDEN, within(0, 511)] = 0  # which of the nine ministry cards are held, a bit each


@row
class Marker(Row):
    kind: Annotated[i64, "marker"] = OBJECTIVE  # posed ones by their design from POSED on
    token: Annotated[i64, SEAT] = NOBODY  # the seat whose agenda token lies on it
    tainted: Annotated[i64, FLAG] = 0


@row
class Piece(Row):
    """A rouage or hostile."""

    profile: Annotated[i64, "profile"] = NONE
    equipment: Annotated[i64, "equipment"] = NONE
    where: Annotated[i64, WHERE_IDS] = AWAY
    checked: Annotated[i64, at_least(0)] = 0  # life points, from the left
    noirceur: Annotated[i64, within(0, names.NOIRCEUR)] = 0
    stunned: Annotated[i64, FLAG] = 0
    actions: Annotated[i64, within(0, names.ACTIONS)] = 0
    marches: Annotated[i64, at_least(0)] = 0  # of this planning phase, like the next three
    attacks: Annotated[i64, at_least(0)] = 0
    rests: Annotated[i64, at_least(0)] = 0
    studies: Annotated[i64, at_least(0)] = 0
    moved: Annotated[i64, FLAG] = 0  # once it made a movement in this planning phase
    files: Annotated[i64, at_least(0)] = 0  # dossiers carried
    # The planning phase in which its activation card was turned up this cycle, 0 before.
    turned: Annotated[i64, within(0, names.PHASES)] = 0
    life: Annotated[i64, HIDDEN, at_least(0)] = 0  # its life line, two bits a point
    activated: Annotated[i64, FLAG] = 0  # of a hostile: once activated in this hostile phase
    fell: Annotated[i64, within(0, names.CYCLES)] = 0  # the cycle in which it went out of action


@position
class Bloc(Ground):
    content: Annotated[Content, FIXED]
    agenda: Annotated[i64, "agenda"] = NONE
    layout: Annotated[i64, "layout"] = NONE
    first: Annotated[i64, SEAT] = NOBODY  # the seat of player 1
    edges: Annotated[vec[i64], names.EDGE_IDS, SHARED, size("seats", NONE)]  # by seat
    players: Annotated[vec[i64], rows(Player, "seats")]
    markers: Annotated[vec[i64], rows(Marker, MARKERS, FIRST_MARKER)]
    pieces: Annotated[vec[i64], rows(Piece, FIRST_MARKER)]
    discs: Annotated[vec[i64], HIDDEN, size(PIECES * plane.DISC)]  # shown with the pieces and the markers
    tainted: Annotated[i64, at_least(0)] = 0  # terrain tainted until the end of the cycle, a bit each
    fallen: Annotated[i64, "ministry_card"] = NONE  # the Ministère déchu
    spent: Annotated[vec[i64], SHARED, "ministry_card"]  # ministry cards discarded
    pile: Annotated[vec[i64], COUNT, SHARED, "artefact"]  # Artefact cards, in no order
    artefact: Annotated[i64, "artefact"] = NONE  # the active card
    drawn: Annotated[i64, "artefact"] = NONE  # a card that does not count yet (OLO-Q108)
    discard: Annotated[vec[i64], SHARED, "artefact"]
    priority: Annotated[i64, SEAT] = NOBODY
    traque: Annotated[i64, within(0, ROUAGES)] = 0
    stage: Annotated[i64, STAGE_IDS] = SETTING_UP
    cycle: Annotated[i64, within(0, names.CYCLES)] = 0
    phase: Annotated[i64, within(0, names.PHASES)] = 0  # the planning phase, from 1
    rows: Annotated[vec[i64], at_least(NONE), size(2 * names.PHASES, NONE)]  # by seat, from left to right
    active: Annotated[i64, SEAT] = NOBODY  # the active player
    acting: Annotated[i64, HIDDEN, within(0, 63)] = 0  # rouages that are active, a bit each; shown with them
    mechanism: Annotated[i64, MECHANISM_IDS] = NO_MECHANISM
    spared: Annotated[i64, within(0, 63)] = 0  # rouages that the card does nothing to, a bit each
    ending: Annotated[i64, ENDING_IDS] = GOING_ON
    losers: Annotated[i64, SEATS] = 0  # seats that lost by Fiel
    board: Annotated[Board, FOLLOWS] = BARE  # the terrain with the smoke on it

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
        return self.of(piece, Piece.profile) != NONE and self.of(piece, Piece.where) != OUT

    def place_x(self, piece: i64) -> i64:
        return self.discs[piece * plane.DISC]

    def place_y(self, piece: i64) -> i64:
        return self.discs[piece * plane.DISC + 1]

    def is_on(self, piece: i64) -> bool:
        return self.discs[piece * plane.DISC + 4] & plane.ON != 0

    def rank(self, piece: i64) -> i64:
        """OLO-069  It decides the order of play, who coordinates whom, cabals, and whom hostiles go for."""
        return self.content.rank[self.of(piece, Piece.profile)]

    def other(self, seat: i64) -> i64:
        return 1 - seat

    def is_active(self, piece: i64) -> bool:
        return self.acting >> piece & 1 == 1

    def called(self, piece: i64) -> str:
        """What the log calls a piece: its profile, with a number where it has a namesake, or what kind of marker it
        is."""
        if piece < FIRST_MARKER:
            profile = self.content.profile_ids[self.of(piece, Piece.profile)]
            n = self.namesake(piece)
            return f"{profile}.{n}" if n > 0 else profile
        kind = self.on(piece, Marker.kind)
        return "objective" if kind == OBJECTIVE else self.content.marker_ids[kind - POSED]

    def namesake(self, piece: i64) -> i64:
        """Which of those with its profile a piece is, from 1; 0: it is the only one. Hostiles count while they are on
        the Bloc, rouages of both players always."""
        n: i64 = 1
        alone = True
        other: i64
        for other in range(FIRST_MARKER):
            if other != piece and self.of(other, Piece.profile) == self.of(piece, Piece.profile):
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
            kind = self.on(piece, Marker.kind)
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
        shape = self.content.marker_outline[self.on(piece, Marker.kind) - POSED][:]
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
            self.set_of(piece, Piece.where, ON_BLOC)
        else:
            self.lay_board()

    def take_away(self, piece: i64) -> None:
        self.discs[piece * plane.DISC + 4] &= ~plane.ON
        if piece >= FIRST_MARKER:
            self.lay_board()

    def become(self, piece: i64, profile: i64) -> None:
        """A rouage or hostile with a profile, its life line unchecked."""
        self.set_of(piece, Piece.profile, profile)
        self.set_of(piece, Piece.life, self.content.life[profile])
        self.discs[piece * plane.DISC + 2] = self.content.radius[profile]
        self.discs[piece * plane.DISC + 4] = plane.HOLDS

    def stun(self, piece: i64, stunned: i64) -> None:
        """OLO-087, OLO-088  One stunned token at most; without a threat zone as long as it lies there."""
        self.set_of(piece, Piece.stunned, stunned)
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


def order_of(s: Bloc, first: i64) -> vec[i64]:
    """Both seats, one of them first."""
    return vec[i64]([first, 1 - first])
