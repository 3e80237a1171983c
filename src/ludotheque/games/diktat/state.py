"""Diktat's position: plain integers in a few vecs, and the small operations every chapter shares.

Seats are 0.. clockwise. A pawn on the board is one integer: kind, which seats have seen it, its bag
(Others pawns shuffled together), a sworn statement about it, its pile. All pawns lie in one vec, each
pile bottom first; positions are counted from the top, 1 = top.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.state import mix_vec
from ludotheque.core.vecs import find
from ludotheque.games.diktat import effects, names
from ludotheque.games.diktat.content import Content
from ludotheque.kit.effects import program
from ludotheque.kit.play.rows import AreaRows

# Columns of a player's row, after the goods of names.py.
BORROWED: Final = 10  # voluntary Debt taken this Cycle
PAWNS: Final = 11  # Manoeuvre pawns left
CABAL: Final = 12
BREACHES: Final = 13  # oaths broken
FORCED: Final = 14  # must Extend influence next (DIK-Q100)
STOCK: Final = 15  # specific tokens in stock
PLAYED: Final = 16  # bit mask of Cabal cards in play
DEVELOPED: Final = 17  # how many of them
MEMBERS: Final = 18  # Memberships on this Cabal board
SETUP_ORDER: Final = 19  # seat order drawn at setup (DIK-Q04)
MADE: Final = 20  # six columns: Manoeuvres of each type played this Cycle
HANDICAP: Final = 26  # VP added by a described position; 0 in every game from its start
MARKERS: Final = 27  # four bits a sector: level | used << 2 | free development << 3
WIDTH: Final = 28

# Columns of a sector's row; sectors are the areas.
LEFT: Final = 0  # Influence markers still on the sector
DARK: Final = 1  # Darkness tokens
CORRUPT: Final = 2  # Corruption tokens
BLOCK: Final = 3  # a Blockhaus
UPRISING: Final = 4  # a Revolt token
SECTOR_WIDTH: Final = 5

# Columns of a pile's row in `piles`.
SERIAL: Final = 0
OWNER_OF: Final = 1
PLACE: Final = 2
HEIGHT: Final = 3
ASLEEP: Final = 4  # a Sleeper Agent lies on it
PILE_WIDTH: Final = 5

# The owner of the Others' piles, never a player's opponent (DIK-008, DIK-184); one in every sector at most (DIK-Q93).
OTHERS: Final[i64] = -1
NOBODY: Final[i64] = -1
ASIDE: Final = 128  # added to a card kept beside the Cabal board (DIK-134)
ALL_EYES: Final[i64] = 63  # five seats, and a sixth bit for whoever looks on

# Columns of what one seat can deduce about another's screen.
UNSEEN: Final = 7  # Agents that left the game without being shown
FOG: Final = 8  # deals with hidden goods it was no party to
BELIEF: Final = 9

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


NO_DEALS: Final[list[vec[i64]]] = []
NO_ELEMENTS: Final = vec[i64]()


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


class Diktat(AreaRows):
    """Everything on and around the table. Who sees which field is declared in sight.py."""

    def __init__(self, seats: i64, content: Content, others: bool) -> None:
        super().__init__(seats, WIDTH, SECTOR_WIDTH)
        self.content: Content = content
        self.others: bool = others
        self.cycle: i64 = 1  # DIK-020
        self.phase: i64 = SETUP
        self.admin: i64 = NOBODY  # DIK-019
        self.ending: i64 = RUNNING
        self.serial: i64 = 1  # the next pile's number
        self.bags: i64 = 1  # the next bag's number
        self.mark: vec[i64] = vec[i64]()  # [card or Cabal card] used | placed tokens, two bits a symbol, << 1
        self.pawns: vec[i64] = vec[i64]()
        self.piles: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()  # last = top
        self.discard: vec[i64] = vec[i64]()
        self.track: vec[i64] = vec[i64]()  # face-up Opportunity cards
        self.secret: i64 = NOBODY
        self.secret_eyes: i64 = 0
        self.corruption: vec[i64] = vec[i64]()
        self.centre: vec[i64] = vec[i64]()  # [kind] discarded Others pawns
        self.own: list[vec[i64]] = []  # [seat] Opportunity cards in order; + ASIDE beside the board
        self.belief: vec[i64] = vec[i64]()  # [(observer*seats + owner)*BELIEF + column]
        self.offers: list[vec[i64]] = NO_DEALS  # replaced, never changed in place: clones share it
        self.oaths: list[vec[i64]] = NO_DEALS
        self.sworn: i64 = 0  # oaths sworn so far: the number of the last one

    # -- players' rows

    def gain(self, seat: i64, good: i64, n: i64) -> None:
        """DIK-037  Take goods in the open: everybody can count them, and they never run out."""
        self.players[seat * WIDTH + good] += n
        if good < names.SCREENED:
            self.believe(seat, good, n)

    def lose(self, seat: i64, good: i64, n: i64) -> None:
        """Give goods back in the open."""
        self.gain(seat, good, -n)

    def believe(self, owner: i64, column: i64, n: i64) -> None:
        """Every observer changes its count of what that owner holds."""
        belief = self.belief
        at = owner * BELIEF + column
        observer: i64
        for observer in range(self.seats):
            belief[at] = max(belief[at] + n, 0)
            at += self.seats * BELIEF

    def deduce(self, observer: i64, owner: i64, column: i64, n: i64) -> None:
        at = (observer * self.seats + owner) * BELIEF + column
        self.belief[at] = max(self.belief[at] + n, 0)

    def believed(self, observer: i64, owner: i64, column: i64) -> i64:
        return self.belief[(observer * self.seats + owner) * BELIEF + column]

    def count_exactly(self, owner: i64, first: i64, end: i64, eyes: i64) -> None:
        """Some seats learn how many an owner has of each good from the first up to the end; no deal clouds that now."""
        observer: i64
        good: i64
        for observer in range(self.seats):
            if eyes >> observer & 1 == 1:
                for good in range(first, end):
                    self.deduce(observer, owner, good, self.get(owner, good) - self.believed(observer, owner, good))
                self.deduce(observer, owner, FOG, -self.believed(observer, owner, FOG))

    def agents(self, seat: i64) -> i64:
        """Agents behind the screen."""
        at = seat * WIDTH
        return self.players[at] + self.players[at + 1] + self.players[at + 2]

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

    def cabal(self, seat: i64) -> i64:
        return self.players[seat * WIDTH + CABAL]

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
        return self.get(seat, MARKERS) >> 4 * sector & 3

    def held(self, seat: i64, sector: i64) -> i64:
        """The four bits of a sector's markers: level, Used, free development made."""
        return self.get(seat, MARKERS) >> 4 * sector & 15

    def hold(self, seat: i64, sector: i64, bits: i64) -> None:
        others = self.get(seat, MARKERS) & ~at_sector(15, sector)
        self.put(seat, MARKERS, others | at_sector(bits, sector))

    # -- piles and pawns

    def row(self, pile: i64) -> i64:
        """Where a pile's row begins, or -1."""
        n: i64 = len(self.piles)
        at: i64 = 0
        while at < n:
            if self.piles[at] == pile:
                return at
            at += PILE_WIDTH
        return -1

    def owner(self, pile: i64) -> i64:
        return self.piles[self.row(pile) + OWNER_OF]

    def place(self, pile: i64) -> i64:
        return self.piles[self.row(pile) + PLACE]

    def height(self, pile: i64) -> i64:
        return self.piles[self.row(pile) + HEIGHT]

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
        self.piles[self.row(pile) + HEIGHT] += 1

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
        self.piles[row + HEIGHT] -= 1
        if self.piles[row + HEIGHT] == 0:
            self.drop_row(row)
        return pawn

    def drop_row(self, row: i64) -> None:
        """An empty pile leaves the board; a Sleeper Agent on it goes back to its stock."""
        if self.piles[row + ASLEEP] == 1:
            seat = self.seat_with_token(names.SLEEPER)
            if seat != NOBODY:
                self.add(seat, STOCK, 1)
        k: i64
        for k in range(PILE_WIDTH):
            self.piles, _ = pop(self.piles, row)

    def see(self, index: i64, eyes: i64) -> None:
        """Seats of the mask learn a pawn."""
        self.pawns[index] |= eyes << 2
        self.revealed += 1

    def move_pawn(self, pile: i64, position: i64, to: i64) -> None:
        """A pawn goes on top of another pile, still unseen by those who had not seen it."""
        pawn = self.lift(pile, position)
        self.pawns = append(self.pawns, (pawn & ~(0xFFF << 8)) | to << 8)
        self.piles[self.row(to) + HEIGHT] += 1

    def others_pile(self, sector: i64) -> i64:
        """The Others pile of a sector, or 0."""
        n: i64 = len(self.piles)
        at: i64 = 0
        while at < n:
            if self.piles[at + OWNER_OF] == OTHERS and self.piles[at + PLACE] == sector:
                return self.piles[at]
            at += PILE_WIDTH
        return 0

    def others_in(self, sector: i64) -> i64:
        """Others pawns of a sector, Corruption tokens not counted."""
        pile = self.others_pile(sector)
        if pile == 0:
            return 0
        return self.height(pile)

    def haunting(self, sector: i64) -> i64:
        """DIK-196  Others pawns of a sector and its Corruption tokens, which count as revealed Parasites."""
        return self.others_in(sector) + self.on(sector, CORRUPT)

    def pile_count(self, sector: i64) -> i64:
        """DIK-074, DIK-185  Piles of a sector, the Others' included; Corruption alone is one too (DIK-Q74)."""
        n: i64 = len(self.piles)
        at: i64 = 0
        count: i64 = 0
        haunted = False
        while at < n:
            if self.piles[at + PLACE] == sector:
                count += 1
                if self.piles[at + OWNER_OF] == OTHERS:
                    haunted = True
            at += PILE_WIDTH
        if not haunted and self.on(sector, CORRUPT) > 0:
            count += 1
        return count

    def has_pile(self, seat: i64, sector: i64) -> bool:
        n: i64 = len(self.piles)
        at: i64 = 0
        while at < n:
            if self.piles[at + OWNER_OF] == seat and self.piles[at + PLACE] == sector:
                return True
            at += PILE_WIDTH
        return False

    def has_any_pile(self, sector: i64) -> bool:
        """DIK-114, DIK-Q83  Whether a player's pile lies in a sector."""
        n: i64 = len(self.piles)
        at: i64 = 0
        while at < n:
            if self.piles[at + OWNER_OF] != OTHERS and self.piles[at + PLACE] == sector:
                return True
            at += PILE_WIDTH
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
        at = seat * WIDTH
        played = self.players[at + PLAYED]
        held = self.players[at + MARKERS]
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
            return self.get(seat, MARKERS) >> 4 * ((element - names.FIRST_MARKER) // 2) & 4 != 0
        return self.mark[element] & 1 == 1

    def set_used(self, seat: i64, element: i64, used: bool) -> None:
        """DIK-024, DIK-161  Put a Used token on an element, or take it off."""
        if element >= names.FIRST_MARKER:
            bit = at_sector(4, (element - names.FIRST_MARKER) // 2)
            held = self.get(seat, MARKERS)
            self.put(seat, MARKERS, held | bit if used else held & ~bit)
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

    # -- copying

    def copy_into(self, other: "Diktat") -> None:
        """Deck, discard pile and owned cards change seldom: copies share them, and whoever changes one slices it
        first."""
        self.copy_base(other)
        other.cycle = self.cycle
        other.phase = self.phase
        other.admin = self.admin
        other.ending = self.ending
        other.serial = self.serial
        other.bags = self.bags
        other.players = self.players[:]
        other.areas = self.areas[:]
        other.mark = self.mark[:]
        other.pawns = self.pawns[:]
        other.piles = self.piles[:]
        other.deck = self.deck
        other.discard = self.discard
        other.track = self.track[:]
        other.secret = self.secret
        other.secret_eyes = self.secret_eyes
        if self.others:
            other.corruption = self.corruption[:]
            other.centre = self.centre[:]
        else:
            other.centre = self.centre  # never touched in the base game
        other.own = self.own[:]
        other.belief = self.belief[:]
        other.offers = self.offers
        if len(self.oaths) > 0:
            other.oaths = [oath[:] for oath in self.oaths]
        other.sworn = self.sworn

    def mixed(self, h: i64) -> i64:
        h = mix_vec(h, self.players)
        h = mix_vec(h, self.areas)
        h = mix_vec(h, self.mark)
        h = mix_vec(h, self.pawns)
        h = mix_vec(h, self.piles)
        h = mix_vec(h, self.deck)
        h = mix_vec(h, self.track)
        h = mix_vec(h, self.discard)
        h = mix_vec(h, self.corruption)
        h = mix_vec(h, self.centre)
        h = mix_vec(h, self.belief)
        for cards in self.own:
            h = mix_vec(h, cards)
        for offer in self.offers:
            h = mix_vec(h, offer)
        for oath in self.oaths:
            h = mix_vec(h, oath)
        h = mix_vec(h, vec[i64]([self.cycle, self.phase, self.admin, self.ending, self.secret, self.secret_eyes]))
        return mix_vec(h, vec[i64]([self.serial, self.bags, self.sworn]))
