# interpreted: it guards what comes from outside
"""Whether a position can be at all: no piece is missing, doubled, or where no rule ever puts it."""

from collections import Counter
from collections.abc import Iterator

from ludotheque.games.diktat import names, state
from ludotheque.games.diktat.phases.others import CORRUPTION_SLOTS, DARKNESS_TOKENS
from ludotheque.games.diktat.phases.possessions import MARKER_SLOTS
from ludotheque.games.diktat.queries import cycles, manoeuvres
from ludotheque.games.diktat.state import Diktat, Pile, Player, Sector, kind_of, pile_of

OF_EACH_KIND = 4  # Parasites, Abominations, Vectors (DIK-181)
MEMBERS = {2: 3}  # Memberships a board takes, by seats; else two


def impossible(s: Diktat) -> str | None:
    """Why a position cannot be, in one sentence; None if it can."""
    for part in (table, boards, cards, tokens, sectors, piles, others, sworn):
        for fault in part(s):
            return fault
    return None


def table(s: Diktat) -> Iterator[str]:
    sizes = (s.seats * Player.WIDTH, names.SECTORS * Sector.WIDTH, names.FIRST_MARKER, 3)
    if (len(s.players), len(s.sectors), len(s.mark), len(s.centre)) != sizes or len(s.own) != s.seats:
        yield "Something of the table is missing."
        return
    if s.admin != state.NOBODY and not 0 <= s.admin < s.seats:
        yield f"There is no seat {s.admin} to hold the Administrator token."
    if not 1 <= s.cycle <= cycles(s.seats):
        yield f"Cycle {s.cycle} is none of the {cycles(s.seats)} of this game (DIK-050)."
    cabals = [s.cabal(seat) for seat in range(s.seats) if s.cabal(seat) != state.NOBODY]
    if len(set(cabals)) < len(cabals) or any(not 0 <= cabal < names.CABALS for cabal in cabals):
        yield "Each seat leads one Cabal, and none is led twice (DIK-001)."


def boards(s: Diktat) -> Iterator[str]:
    for seat in range(s.seats):
        if min(s.get(seat, column) for column in range(names.GOODS)) < 0:
            yield f"Seat {seat} has less than nothing of something."
        if not 0 <= s.get(seat, Player.pawns) <= manoeuvres(s.seats):
            yield f"Seat {seat} has more Manoeuvre pawns left than it is given (DIK-009 to DIK-012)."
        if s.get(seat, Player.breaches) < 0 or not {s.get(seat, Player.borrowed), s.get(seat, Player.forced)} <= {0, 1}:
            yield f"The notes beside the board of seat {seat} make no sense."
        played = s.get(seat, Player.played)
        if played >> 5 or s.get(seat, Player.developed) != int(played).bit_count():
            yield f"Seat {seat} has developed another number of cards than are in play (DIK-098)."
        if sum(s.level(seat, sector) > 0 for sector in range(names.SECTORS)) > MARKER_SLOTS:
            yield f"Seat {seat} holds markers of more than {MARKER_SLOTS} sectors (DIK-138)."
    if sum(s.get(seat, names.DEBT) for seat in range(s.seats)) > state.DEBT_TOKENS:
        yield f"More than {state.DEBT_TOKENS} Debt tokens are described (DIK-Q15)."


def cards(s: Diktat) -> Iterator[str]:
    lying = [*s.deck, *s.discard, *s.track, *s.corruption, *([s.secret] if s.secret != state.NOBODY else [])]
    owned = [card % state.ASIDE for own in s.own for card in own]
    if sorted([*lying, *owned]) != list(range(names.CARDS)):
        yield "An Opportunity card is missing, or lies in two places."
    if len(s.corruption) > CORRUPTION_SLOTS + (s.ending == state.OVERRUN):
        yield "The corruption track has six slots (DIK-224)."
    if s.secret == state.NOBODY and s.secret_eyes:
        yield "Somebody has looked at a secret card that is not there."
    yield from loose(s)
    for seat in range(s.seats):
        yield from on_cards(s, seat)


def loose(s: Diktat) -> Iterator[str]:
    owned = {card % state.ASIDE for own in s.own for card in own}
    for card in range(names.CARDS):
        if card not in owned and s.mark[card]:
            yield f"Something lies on {s.content.card_ids[card]}, which nobody owns."


def on_cards(s: Diktat, seat: int) -> Iterator[str]:
    """The tokens on the cards of one seat: each on a symbol that is printed there (DIK-135)."""
    for own in s.own[seat]:
        card = own % state.ASIDE
        for symbol in range(3):
            printed = s.content.symbols[card * 3 + symbol]
            if s.placed(card, symbol) and printed < 0:
                yield f"{s.content.card_ids[card]} has no symbol for a token that lies there (DIK-135)."
    slots = sum(card < state.ASIDE for card in s.own[seat])
    if s.cabal(seat) != state.NOBODY and slots > s.content.slots[s.cabal(seat)]:
        yield f"Seat {seat} has more cards on its track than slots (DIK-134)."


def tokens(s: Diktat) -> Iterator[str]:
    """DIK-038, DIK-Q39  Affinities, and the tokens of one Cabal each."""
    for good in range(names.POLITICS, names.ARTEFACT + 1):
        if not 0 <= s.affinity_stock(good) <= 10:
            yield f"More than 10 {names.GOOD_IDS[good]} tokens are described (DIK-Q39)."
    hosted = [s.get(seat, Player.members) for seat in range(s.seats)]
    if min(hosted) < 0 or max(hosted) > MEMBERS.get(s.seats, 2):
        yield f"A board takes {MEMBERS.get(s.seats, 2)} Memberships at most."
    for token, placed in on_board(s).items():
        owner = s.seat_with_token(token)
        if placed and owner == state.NOBODY:
            yield f"Nobody here plays the {names.TOKEN_IDS[token]} tokens that are described (DIK-038)."
        if owner != state.NOBODY and placed + s.get(owner, Player.stock) > state.SPECIFIC_TOKENS:
            yield f"There are {state.SPECIFIC_TOKENS} {names.TOKEN_IDS[token]} tokens; more are described (DIK-038)."
    for seat in range(s.seats):
        if s.get(seat, Player.stock) < 0 or (s.get(seat, Player.stock) and s.token_of(seat) == names.NO_TOKEN):
            yield f"Seat {seat} has no such stock of tokens (DIK-038)."
        if s.get(seat, Player.members) and s.token_of(seat) == names.MEMBERSHIP:
            yield f"Seat {seat} hosts Memberships of its own (DIK-038)."


def on_board(s: Diktat) -> dict[int, int]:
    """How many tokens of each Cabal are in play."""
    return {
        names.BLOCKHAUS: sum(s.on(sector, Sector.blockhaus) for sector in range(names.SECTORS)),
        names.REVOLT: sum(s.on(sector, Sector.revolt) for sector in range(names.SECTORS)),
        names.SLEEPER: sum(s.piles[at + Pile.sleeper] for at in range(0, len(s.piles), Pile.WIDTH)),
        names.MEMBERSHIP: sum(s.get(seat, Player.members) for seat in range(s.seats)),
    }


def sectors(s: Diktat) -> Iterator[str]:
    for sector, name in enumerate(names.SECTOR_IDS):
        markers = s.on(sector, Sector.markers) + sum(s.level(seat, sector) for seat in range(s.seats))
        if markers != 2 or s.on(sector, Sector.markers) < 0:
            yield f"{name} has 2 Influence markers; another number is described (DIK-021)."
        if min(s.on(sector, Sector.darkness), s.on(sector, Sector.corruption)) < 0:
            yield f"{name} has less than no tokens."
        if not {s.on(sector, Sector.blockhaus), s.on(sector, Sector.revolt)} <= {0, 1}:
            yield f"{name} has more than one Blockhaus or Revolt."
    if s.on(names.ARTEFACT_SECTOR, Sector.darkness) or s.on(names.ARTEFACT_SECTOR, Sector.corruption):
        yield "No Darkness and no Corruption token ever lies on the Artefact (DIK-208, DIK-Q78)."
    if sum(s.on(sector, Sector.darkness) for sector in range(names.SECTORS)) > DARKNESS_TOKENS:
        yield f"More than {DARKNESS_TOKENS} Darkness tokens are described (DIK-225)."


def piles(s: Diktat) -> Iterator[str]:
    counted = Counter(pile_of(pawn) for pawn in s.pawns)
    rows = range(0, len(s.piles), Pile.WIDTH)
    heights = {s.piles[at]: s.piles[at + Pile.height] for at in rows}
    if heights != dict(counted) or len(heights) != len(rows) or any(pile >= s.serial for pile in heights):
        yield "A pile has another number of pawns than it says."
    if any(kind_of(pawn) > names.EMISSARY for pawn in s.pawns):
        yield "A pawn is a Citizen, a Guard or an Emissary."
    haunted: set[int] = set()
    for at in rows:
        owner, place = s.piles[at + Pile.owner], s.piles[at + Pile.sector]
        if not 0 <= place < names.SECTORS or not state.OTHERS <= owner < s.seats:
            yield "A pile belongs to nobody, or lies nowhere."
        if owner == state.OTHERS and place in haunted:
            yield f"{names.SECTOR_IDS[place]} has two Others piles; there is one a sector at most (DIK-192)."
        if owner == state.OTHERS:
            haunted.add(place)
        asleep = s.piles[at + Pile.sleeper]
        if asleep and (owner == state.OTHERS or s.token_of(owner) == names.SLEEPER or asleep != 1):
            yield "A Sleeper Agent lies on an opponent's pile, one a pile (DIK-038)."


def others(s: Diktat) -> Iterator[str]:
    """DIK-181  Once they are there, four of each kind, on the board or in the centre."""
    count = [*s.centre]
    for pawn in s.pawns:
        if s.owner(pile_of(pawn)) == state.OTHERS:
            count[kind_of(pawn)] += 1
    if min(s.centre) < 0 or count not in ([0] * 3, [OF_EACH_KIND] * 3):
        yield "There are 4 Parasites, 4 Abominations and 4 Vectors; another number is described (DIK-181)."
    tokens = any(s.on(sector, Sector.darkness) or s.on(sector, Sector.corruption) for sector in range(names.SECTORS))
    if not s.others and (tokens or any(count) or len(s.corruption)):
        yield "The Others, their tokens and their track exist only with others=True (DIK-180)."


def sworn(s: Diktat) -> Iterator[str]:
    for parties in [*s.offers, *s.oaths]:
        if parties[1] == parties[2] or not all(0 <= seat < s.seats for seat in parties[1:3]):
            yield "An offer or an oath is between two players."
