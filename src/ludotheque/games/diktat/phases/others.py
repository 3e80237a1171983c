"""Configuration: les Autres. The Darkness phase (DIK-201 to DIK-209) and the defeats of DIK-224 and DIK-225."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import NEXT
from ludotheque.core.vecs import zeros
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.acts import draw_card
from ludotheque.games.diktat.phases.moves import move_other
from ludotheque.games.diktat.phases.window import Window
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.state import Diktat, Pile, Sector, make_pawn

CORRUPTION_SLOTS: Final = 6
DARKNESS_TOKENS: Final = 6
INFECTION_GROUP: Final = 4


def corrupt(s: Diktat, card: i64, rule: str) -> None:
    """DIK-197, DIK-224  A card is added to the corruption track; a seventh loses the game for everybody."""
    if card == state.NOBODY or s.ending != state.RUNNING:
        return
    s.corruption = append(s.corruption[:], card)
    if s.loud:
        sector = names.SECTOR_IDS[s.content.sector[card]]
        s.tell(rule, "corrupted", {"card": s.content.card_ids[card], "sector": sector, "n": len(s.corruption)})
    if len(s.corruption) > CORRUPTION_SLOTS:
        s.ending = state.OVERRUN
        if s.loud:
            s.tell("DIK-224", "overrun", {})


@frame("gather proliferate infect end")
class DarknessPhase(Procedure):
    """DIK-201  Before Opportunities: Gathering, Proliferation, Infection, with windows between (DIK-Q07)."""

    seat: i64

    def gather(self, s: Diktat) -> i64:
        s.phase = state.DARKNESS
        if s.cycle > 1:
            gather(s)
        return NEXT

    def proliferate(self, s: Diktat) -> i64:
        proliferate(s)
        return self.go_on(s)

    def infect(self, s: Diktat) -> i64:
        infect(s)
        return self.go_on(s)

    def go_on(self, s: Diktat) -> i64:
        if s.ending != state.RUNNING:
            return s.cut(0)
        s.call(Window(state.NOBODY, verbs.OPEN))
        return NEXT


def gather(s: Diktat) -> None:
    """DIK-202  Discarded Others pawns are shuffled and put face down below the Others of the Artefact."""
    pool = vec[i64](capacity=12)
    kind: i64
    i: i64
    for kind in range(3):
        for i in range(s.centre[kind]):
            pool = append(pool, kind)
    if len(pool) == 0:
        return
    s.centre = zeros(3)
    s.shuffle("DIK-202", pool)
    pile = s.others_pile(names.ARTEFACT_SECTOR)
    if pile == 0:
        pile = s.new_pile(state.OTHERS, names.ARTEFACT_SECTOR)
    below = vec[i64](capacity=len(pool) + len(s.pawns))
    for kind in pool:
        below = append(below, make_pawn(kind, 0, pile, s.bags))
    for pawn in s.pawns:
        below = append(below, pawn)
    s.pawns = below
    s.bags += 1
    s.piles[s.row(pile) + Pile.height] += len(pool)
    if s.loud:
        s.tell("DIK-202", "gathering", {"n": len(pool)})


def proliferate(s: Diktat) -> None:
    """DIK-203, DIK-204, DIK-205, DIK-206, DIK-207  A card joins the corruption track; each corrupted sector (DIK-198)
    receives Others from the top of the Artefact, in track order, once per card; when none is left, Corruption
    tokens (DIK-195, DIK-Q77)."""
    card = draw_card(s, "DIK-203")
    if card == state.NOBODY:
        return
    corrupt(s, card, "DIK-203")
    score = s.content.darkness[card]
    if s.ending != state.RUNNING or score == 0:  # DIK-Q80
        return
    received = zeros(names.SECTORS)
    for other in s.corruption:
        sector = s.content.sector[other]
        if sector == names.ARTEFACT_SECTOR:  # DIK-Q78: its pawns would only come back onto their own pile
            received[sector] += s.others_in(sector)
        else:
            received[sector] += spread(s, sector, score)
    for other in s.corruption:
        sector = s.content.sector[other]
        if received[sector] == 0:
            received[sector] = 1
            s.add_on(sector, Sector.corruption, 1)
            if s.loud:
                s.tell("DIK-207", "corruption-token", {"sector": names.SECTOR_IDS[sector]})


def spread(s: Diktat, sector: i64, score: i64) -> i64:
    """DIK-191, DIK-192, DIK-194, DIK-Q79  One pawn at a time from the top of the Artefact pile; how many came."""
    moved: i64 = 0
    while moved < score:
        source = s.others_pile(names.ARTEFACT_SECTOR)
        if source == 0:
            break
        move_other(s, source, 1, sector)
        moved += 1
    if moved > 0 and s.loud:
        s.tell("DIK-204", "proliferation", {"sector": names.SECTOR_IDS[sector], "n": moved})
    return moved


def infect(s: Diktat) -> None:
    """DIK-208, DIK-209, DIK-Q75, DIK-Q81  A Darkness token for each full group of four Others in a sector,
    Corruption counted; a seventh token on the board loses the game (DIK-225, DIK-Q82)."""
    on_board: i64 = 0
    sector: i64
    for sector in range(names.SECTORS):
        on_board += s.on(sector, Sector.darkness)
    for sector in range(names.SECTORS):
        if sector == names.ARTEFACT_SECTOR:
            continue
        tokens = s.haunting(sector) // INFECTION_GROUP
        if tokens == 0:
            continue
        placed = min(tokens, DARKNESS_TOKENS - on_board)
        if placed > 0:
            on_board += placed
            s.add_on(sector, Sector.darkness, placed)
            if s.loud:
                s.tell("DIK-208", "infection", {"sector": names.SECTOR_IDS[sector], "n": placed})
        if placed < tokens:
            s.ending = state.DARKENED
            if s.loud:
                s.tell("DIK-225", "darkened", {})
            return
