"""Diktat's position: plain integers in a few vecs, and the small operations every chapter shares.

Seats are 0.. clockwise. A pawn on the board is one integer: kind, which seats have seen it, its bag
(Others pawns shuffled together), a sworn statement about it, its pile. All pawns lie in one vec, each
pile bottom first; positions are counted from the top, 1 = top.
"""

from typing import Annotated, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.fields import COUNT, FIXED, FLAG, HIDDEN, OWNER, SEAT, SHARED, Row
from ludotheque.core.position import at_least, position, row, rows, size, times, within
from ludotheque.core.state import State
from ludotheque.core.vecs import find, without_row
from ludotheque.games.diktat import effects, names
from ludotheque.games.diktat.content import Content
from ludotheque.kit.effects import program

# The owner of the Others' piles, never a player's opponent (DIK-008, DIK-184); one in every sector at most (DIK-Q93).
OTHERS: Final[i64] = -1
NOBODY: Final[i64] = -1
ASIDE: Final = 128  # added to a card kept beside the Cabal board (DIK-134)
ALL_EYES: Final[i64] = 63  # five seats, and a sixth bit for whoever looks on

# Phases.
SETUP: Final = 0
DARKNESS: Final = 1
OPPORTUNITIES: Final = 2
DEVELOPMENT_PHASE: Final = 3
MANOEUVRES: Final = 4
RESOLUTION: Final = 5
END_OF_CYCLE: Final = 6
PHASE_IDS: Final = (
    "setup",
    "darkness",
    "opportunities",
    "development",
    "manoeuvres",
    "resolution",
    "end_of_cycle",
)

# How a game ends.
RUNNING: Final = 0
SCORED: Final = 1
OVERRUN: Final = 2  # a seventh card on the corruption track (DIK-224)
DARKENED: Final = 3  # a seventh Darkness token (DIK-225)

SPECIFIC_TOKENS: Final = 6  # of each kind (DIK-038)
DEBT_TOKENS: Final = 10  # DIK-Q15
NO_ELEMENTS: Final = vec[i64]()


@row
class Player(Row):
    """What a player has. The first ten columns are the numbers of names.GOOD_IDS."""

    citizen: Annotated[i64, OWNER, within(0, 99)] = 0
    guard: Annotated[i64, OWNER, within(0, 99)] = 0
    emissary: Annotated[i64, OWNER, within(0, 99)] = 0
    pp: Annotated[i64, OWNER, within(0, 999)] = 0
    politics: Annotated[i64, OWNER, within(0, 10)] = 0
    people: Annotated[i64, OWNER, within(0, 10)] = 0
    artefact: Annotated[i64, OWNER, within(0, 10)] = 0
    assassin: Annotated[i64, within(0, 99)] = 0
    spy: Annotated[i64, within(0, 99)] = 0
    debt: Annotated[i64, within(0, DEBT_TOKENS)] = 0
    borrowed: Annotated[i64, FLAG] = 0  # voluntary Debt taken this Cycle
    pawns: Annotated[i64, within(0, 5)] = 0  # Manoeuvre pawns left
    cabal: Annotated[i64, names.CABAL_IDS] = NOBODY
    breaches: Annotated[i64, within(0, 99)] = 0  # oaths broken
    forced: Annotated[i64, FLAG] = 0  # must Extend influence next (DIK-Q100)
    stock: Annotated[i64, within(0, SPECIFIC_TOKENS)] = 0  # specific tokens in stock
    played: Annotated[i64, HIDDEN, within(0, 31)] = 0  # bit mask of Cabal cards in play
    developed: Annotated[i64, within(0, 5)] = 0  # how many of them
    members: Annotated[i64, within(0, 3)] = 0  # Memberships on this Cabal board
    order: Annotated[i64, within(0, 4)] = 0  # seat order drawn at setup (DIK-Q04)
    made: Annotated[i64, HIDDEN, times(6), at_least(0)] = 0  # Manoeuvres of each type played this Cycle
    handicap: Annotated[i64, HIDDEN] = 0  # VP added by a described position; 0 in every game from its start
    markers: Annotated[i64, HIDDEN, at_least(0)] = 0  # four bits a sector: level | used << 2 | free development << 3


@row
class Sector(Row):
    """What lies on a sector."""

    markers: Annotated[i64, within(0, 2)] = 2  # Influence markers still there (DIK-021)
    darkness: Annotated[i64, within(0, 7)] = 0
    corruption: Annotated[i64, within(0, 99)] = 0
    blockhaus: Annotated[i64, within(0, 1)] = 0
    revolt: Annotated[i64, within(0, 1)] = 0


@row
class Pile(Row):
    serial: Annotated[i64, at_least(1)] = 0
    owner: Annotated[i64, SEAT] = OTHERS
    sector: Annotated[i64, names.SECTOR_IDS] = 0
    height: Annotated[i64, at_least(1)] = 0
    sleeper: Annotated[i64, FLAG] = 0  # a Sleeper Agent lies on it


@row
class Belief(Row):
    """What one seat can deduce about another's screen. The first seven columns are the numbers of names.GOOD_IDS."""

    screened: Annotated[i64, times(names.SCREENED), at_least(0)] = 0
    unseen: Annotated[i64, at_least(0)] = 0  # Agents that left the game without being shown
    fog: Annotated[i64, at_least(0)] = 0  # deals with hidden goods it was no party to


def kind_of(pawn: i64) -> i64:
    return pawn & 3


def eyes_of(pawn: i64) -> i64:
    return pawn >> 2 & 63


def pile_of(pawn: i64) -> i64:
    return pawn >> 8 & 0xFFF


def bag_of(pawn: i64) -> i64:
    return pawn >> 20 & 0xFF


def fact_of(pawn: i64) -> i64:
    return pawn >> 28


def make_pawn(kind: i64, eyes: i64, pile: i64, bag: i64) -> i64:
    return kind | eyes << 2 | pile << 8 | bag << 20


def at_sector(bits: i64, sector: i64) -> i64:
    """Four bits moved to a sector's place. As a parameter, for compiled code shifts a literal as a 32-bit number."""
    return bits << 4 * sector


@position
class Diktat(State):
    """Everything on and around the table."""

    content: Annotated[Content, FIXED]
    others: Annotated[bool, FIXED]
    cycle: Annotated[i64, within(1, 5)] = 1  # DIK-020
    phase: Annotated[i64, PHASE_IDS] = SETUP
    admin: Annotated[i64, SEAT] = NOBODY  # DIK-019
    ending: Annotated[i64, within(RUNNING, DARKENED)] = RUNNING
    serial: Annotated[i64, at_least(1)] = 1  # the next pile's number
    bags: Annotated[i64, at_least(1)] = 1  # the next bag's number
    players: Annotated[vec[i64], rows(Player, "seats")]
    sectors: Annotated[vec[i64], rows(Sector, names.SECTORS)]
    # [card or Cabal card] used | placed tokens, two bits a symbol, << 1; shown with the cards
    mark: Annotated[vec[i64], HIDDEN, within(0, 127), size(names.FIRST_MARKER)]
    pawns: Annotated[vec[i64], HIDDEN, at_least(0)]  # shown with the piles
    piles: Annotated[vec[i64], rows(Pile, 0)]
    deck: Annotated[vec[i64], COUNT, SHARED, "element"]  # last = top
    discard: Annotated[vec[i64], SHARED, "element"]
    track: Annotated[vec[i64], SHARED, "element"]  # face-up Opportunity cards
    secret: Annotated[i64, "element"] = NOBODY
    secret_eyes: Annotated[i64, within(0, ALL_EYES)] = 0
    corruption: Annotated[vec[i64], SHARED, "element"]
    centre: Annotated[vec[i64], SHARED, within(0, 4), size(3)]  # [kind] discarded Others pawns
    # [seat] Opportunity cards in order; + ASIDE beside the board; shown with their owners
    own: Annotated[list[vec[i64]], HIDDEN, SHARED, within(0, ASIDE + names.CARDS - 1), size("seats")]
    # Rows of Belief, for each observer one an owner.
    belief: Annotated[vec[i64], HIDDEN, at_least(0), size("seats * self.seats * 9")]
    offers: Annotated[list[vec[i64]], HIDDEN, SHARED]  # replaced, never changed in place
    oaths: Annotated[list[vec[i64]], HIDDEN]
    sworn: Annotated[i64, at_least(0)] = 0  # oaths sworn so far: the number of the last one

    # -- players' rows

    def gain(self, seat: i64, good: i64, n: i64) -> None:
        """DIK-037  Take goods in the open: everybody can count them, and they never run out."""
        self.players[seat * Player.WIDTH + good] += n
        if good < names.SCREENED:
            self.believe(seat, good, n)

    def lose(self, seat: i64, good: i64, n: i64) -> None:
        """Give goods back in the open."""
        self.gain(seat, good, -n)

    def believe(self, owner: i64, column: i64, n: i64) -> None:
        """Every observer changes its count of what that owner holds."""
        belief = self.belief
        at = owner * Belief.WIDTH + column
        observer: i64
        for observer in range(self.seats):
            belief[at] = max(belief[at] + n, 0)
            at += self.seats * Belief.WIDTH

    def deduce(self, observer: i64, owner: i64, column: i64, n: i64) -> None:
        at = (observer * self.seats + owner) * Belief.WIDTH + column
        self.belief[at] = max(self.belief[at] + n, 0)

    def believed(self, observer: i64, owner: i64, column: i64) -> i64:
        return self.belief[(observer * self.seats + owner) * Belief.WIDTH + column]

    def count_exactly(self, owner: i64, first: i64, end: i64, eyes: i64) -> None:
        """Some seats learn how many an owner has of each good from the first up to the end; no deal clouds that now."""
        observer: i64
        good: i64
        for observer in range(self.seats):
            if eyes >> observer & 1 == 1:
                for good in range(first, end):
                    self.deduce(observer, owner, good, self.get(owner, good) - self.believed(observer, owner, good))
                self.deduce(observer, owner, Belief.fog, -self.believed(observer, owner, Belief.fog))

    def agents(self, seat: i64) -> i64:
        """Agents behind the screen."""
        at = seat * Player.WIDTH
        return self.players[at] + self.players[at + 1] + self.players[at + 2]

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

    def cabal(self, seat: i64) -> i64:
        return self.players[seat * Player.WIDTH + Player.cabal]

    def token_of(self, seat: i64) -> i64:
        return self.content.token[self.cabal(seat)]

    def seat_with_token(self, token: i64) -> i64:
        """The seat whose Cabal plays that specific token, or NOBODY."""
        seat: i64
        for seat in range(self.seats):
            if self.token_of(seat) == token:
                return seat
        return NOBODY

    # -- sectors

    def level(self, seat: i64, sector: i64) -> i64:
        """0, 1 or 2 markers of that sector held."""
        return self.get(seat, Player.markers) >> 4 * sector & 3

    def held(self, seat: i64, sector: i64) -> i64:
        """The four bits of a sector's markers: level, Used, free development made."""
        return self.get(seat, Player.markers) >> 4 * sector & 15

    def hold(self, seat: i64, sector: i64, bits: i64) -> None:
        others = self.get(seat, Player.markers) & ~at_sector(15, sector)
        self.put(seat, Player.markers, others | at_sector(bits, sector))

    # -- piles and pawns

    def row(self, pile: i64) -> i64:
        """Where a pile's row begins, or -1."""
        n: i64 = len(self.piles)
        at: i64 = 0
        while at < n:
            if self.piles[at] == pile:
                return at
            at += Pile.WIDTH
        return -1

    def owner(self, pile: i64) -> i64:
        return self.piles[self.row(pile) + Pile.owner]

    def place(self, pile: i64) -> i64:
        return self.piles[self.row(pile) + Pile.sector]

    def height(self, pile: i64) -> i64:
        return self.piles[self.row(pile) + Pile.height]

    def new_pile(self, owner: i64, sector: i64) -> i64:
        serial = self.serial
        self.serial = serial + 1
        piles = append(self.piles, serial)
        piles = append(piles, owner)
        piles = append(piles, sector)
        piles = append(piles, 0)
        self.piles = append(piles, 0)
        return serial

    def lay(self, pile: i64, kind: i64, eyes: i64, bag: i64) -> None:
        """Put a pawn on top of a pile."""
        self.pawns = append(self.pawns, make_pawn(kind, eyes, pile, bag))
        self.piles[self.row(pile) + Pile.height] += 1

    def find_pawn(self, pile: i64, position: i64) -> i64:
        """Index in `pawns` of the position-th pawn from the top of a pile."""
        i: i64 = len(self.pawns) - 1
        while i >= 0:
            if self.pawns[i] >> 8 & 0xFFF == pile:
                position -= 1
                if position == 0:
                    return i
            i -= 1
        return -1

    def lift(self, pile: i64, position: i64) -> i64:
        """DIK-023  Take a pawn off the board: the others keep their order. An empty pile leaves at once (DIK-Q19)."""
        self.pawns, pawn = pop(self.pawns, self.find_pawn(pile, position))
        row = self.row(pile)
        self.piles[row + Pile.height] -= 1
        if self.piles[row + Pile.height] == 0:
            self.drop_row(row)
        return pawn

    def drop_row(self, row: i64) -> None:
        """An empty pile leaves the board; a Sleeper Agent on it goes back to its stock."""
        if self.piles[row + Pile.sleeper] == 1:
            seat = self.seat_with_token(names.SLEEPER)
            if seat != NOBODY:
                self.add(seat, Player.stock, 1)
        self.piles = without_row(self.piles, row, Pile.WIDTH)

    def see(self, index: i64, eyes: i64) -> None:
        """Seats of the mask learn a pawn."""
        self.pawns[index] |= eyes << 2
        self.revealed += 1

    def move_pawn(self, pile: i64, position: i64, to: i64) -> None:
        """A pawn goes on top of another pile, still unseen by those who had not seen it."""
        pawn = self.lift(pile, position)
        self.pawns = append(self.pawns, (pawn & ~(0xFFF << 8)) | to << 8)
        self.piles[self.row(to) + Pile.height] += 1

    def others_pile(self, sector: i64) -> i64:
        """The Others pile of a sector, or 0."""
        n: i64 = len(self.piles)
        at: i64 = 0
        while at < n:
            if self.piles[at + Pile.owner] == OTHERS and self.piles[at + Pile.sector] == sector:
                return self.piles[at]
            at += Pile.WIDTH
        return 0

    def others_in(self, sector: i64) -> i64:
        """Others pawns of a sector, Corruption tokens not counted."""
        pile = self.others_pile(sector)
        if pile == 0:
            return 0
        return self.height(pile)

    def haunting(self, sector: i64) -> i64:
        """DIK-196  Others pawns of a sector and its Corruption tokens, which count as revealed Parasites."""
        return self.others_in(sector) + self.on(sector, Sector.corruption)

    def pile_count(self, sector: i64) -> i64:
        """DIK-074, DIK-185  Piles of a sector, the Others' included; Corruption alone is one too (DIK-Q74)."""
        n: i64 = len(self.piles)
        at: i64 = 0
        count: i64 = 0
        haunted = False
        while at < n:
            if self.piles[at + Pile.sector] == sector:
                count += 1
                if self.piles[at + Pile.owner] == OTHERS:
                    haunted = True
            at += Pile.WIDTH
        if not haunted and self.on(sector, Sector.corruption) > 0:
            count += 1
        return count

    def has_pile(self, seat: i64, sector: i64) -> bool:
        n: i64 = len(self.piles)
        at: i64 = 0
        while at < n:
            if self.piles[at + Pile.owner] == seat and self.piles[at + Pile.sector] == sector:
                return True
            at += Pile.WIDTH
        return False

    def has_any_pile(self, sector: i64) -> bool:
        """DIK-114, DIK-Q83  Whether a player's pile lies in a sector."""
        n: i64 = len(self.piles)
        at: i64 = 0
        while at < n:
            if self.piles[at + Pile.owner] != OTHERS and self.piles[at + Pile.sector] == sector:
                return True
            at += Pile.WIDTH
        return False

    # -- elements

    def applies(self, row: i64) -> bool:
        """Whether an effect's condition holds in this configuration."""
        book = self.content.book
        test = book.entries[row * program.ENTRY_WIDTH + program.ENTRY_IF]
        if test == 0:
            return True
        return book.tests[test * program.TEST_WIDTH] == (effects.OTHERS_ONLY if self.others else effects.BASE_ONLY)

    def elements(self, seat: i64) -> vec[i64]:
        """Everything of a seat that carries effects: cards, Cabal cards in play, markers at their level."""
        at = seat * Player.WIDTH
        played = self.players[at + Player.played]
        held = self.players[at + Player.markers]
        if played == 0 and held == 0 and len(self.own[seat]) == 0:
            return NO_ELEMENTS
        out = vec[i64](capacity=16)
        for card in self.own[seat]:
            out = append(out, card & 127)
        i: i64
        if played != 0:
            first = names.FIRST_CABAL_CARD + self.cabal(seat) * 5
            for i in range(5):
                if played >> i & 1 == 1:
                    out = append(out, first + i)
        i = 0
        while held != 0:
            if held & 3 != 0:
                out = append(out, names.FIRST_MARKER + i * 2 + (held & 3) - 1)
            held >>= 4
            i += 1
        return out

    def element_id(self, element: i64) -> str:
        """How files and players name an element."""
        if element < names.FIRST_MARKER:
            return self.content.card_ids[element]
        at = element - names.FIRST_MARKER
        return f"{names.SECTOR_IDS[at // 2]}_{at % 2 + 1}"

    def is_used(self, seat: i64, element: i64) -> bool:
        if element >= names.FIRST_MARKER:
            return self.get(seat, Player.markers) >> 4 * ((element - names.FIRST_MARKER) // 2) & 4 != 0
        return self.mark[element] & 1 == 1

    def set_used(self, seat: i64, element: i64, used: bool) -> None:
        """DIK-024, DIK-161  Put a Used token on an element, or take it off."""
        if element >= names.FIRST_MARKER:
            bit = at_sector(4, (element - names.FIRST_MARKER) // 2)
            held = self.get(seat, Player.markers)
            self.put(seat, Player.markers, held | bit if used else held & ~bit)
        else:
            self.mark[element] = self.mark[element] | 1 if used else self.mark[element] & ~1

    def placed(self, card: i64, symbol: i64) -> i64:
        """The Affinity on a symbol of a card (POLITICS..), or 0."""
        token = self.mark[card] >> (1 + 2 * symbol) & 3
        if token == 0:
            return 0
        return names.POLITICS + token - 1

    def place_token(self, card: i64, symbol: i64, good: i64) -> None:
        self.mark[card] |= (good - names.POLITICS + 1) << (1 + 2 * symbol)

    def lift_token(self, card: i64, symbol: i64) -> None:
        self.mark[card] &= ~(3 << (1 + 2 * symbol))

    def tokens_placed(self, card: i64) -> i64:
        count: i64 = 0
        symbol: i64
        for symbol in range(3):
            if self.mark[card] >> (1 + 2 * symbol) & 3 != 0:
                count += 1
        return count

    def affinity_stock(self, good: i64) -> i64:
        """DIK-Q39  Tokens of one type still in the common supply of ten."""
        count: i64 = 10
        seat: i64
        for seat in range(self.seats):
            count -= self.get(seat, good)
            for card in self.own[seat]:
                symbol: i64
                for symbol in range(3):
                    if self.placed(card & 127, symbol) == good:
                        count -= 1
        return count

    def owner_of_card(self, card: i64) -> i64:
        seat: i64
        for seat in range(self.seats):
            if find(self.own[seat], card) >= 0 or find(self.own[seat], card + ASIDE) >= 0:
                return seat
        return NOBODY
