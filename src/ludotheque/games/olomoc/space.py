"""Olomòc as numbers. A place is an action by the quarter of an inch it lies in: of the places that are listed no two
share one. Every listed choice has an action. Pieces are told from the side of whoever looks, the own cabal first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core.space import Space, write
from ludotheque.core.state import State, arg_a, arg_b, arg_c, verb_of
from ludotheque.core.vecs import zeros
from ludotheque.games.olomoc import names, state, verbs
from ludotheque.games.olomoc.content import Content
from ludotheque.games.olomoc.state import FIRST_MARKER, PIECES, ROUAGES, Bloc, Marker, Piece, Player
from ludotheque.kit.effects import modifiers
from ludotheque.kit.geometry.spots import CELL

NUMBERS: Final = 8  # below it lies whatever choices count
SQUARES: Final = names.SIDE // CELL  # to a side
PIECE: Final = Piece.WIDTH + 3  # numbers of a rouage or hostile: x, y, on the Bloc, its columns
COMMON: Final = 12


class BlocSpace(Space):
    def __init__(self, content: Content, ids: dict[str, tuple[str, ...]]) -> None:
        super().__init__()
        self.abilities: i64 = len(content.ability_ids)
        self.ministries: i64 = len(content.ministry_ids)
        self.artefacts: i64 = len(content.artefact_card_ids)
        self.agendas: i64 = len(content.agenda_ids)
        self.layouts: i64 = len(content.layout_ids)
        self.of_rank: vec[i64] = zeros(content.characters)  # [character] how many of its rank come before it
        counts = zeros(names.CABAL + 1)
        k: i64
        for k in range(content.characters):
            self.of_rank[k] = counts[content.rank[k]]
            counts[content.rank[k]] += 1
        most: i64 = 0
        for n in counts:
            most = max(most, n)
        sizes = {kind: len(words) for kind, words in ids.items()}
        sizes["int"] = NUMBERS
        for verb in verbs.VERBS:
            digits = [1, 1, 1]
            words = verbs.VERBS[verb]
            if verb == verbs.AT:
                digits = [SQUARES, SQUARES, 1]
            elif verb == verbs.CABAL:
                digits = [int(most), int(most), int(most)]
            else:
                for i in range(1, len(words)):
                    digits[i - 1] = sizes[words[i]]
            self.block(verb, digits[0], digits[1], digits[2])
        self.part("agenda, layout", self.agendas + self.layouts)
        self.part(
            "own edge + 1, cycle, planning phase, stage, whose priority, whose turn (1 own, 2 other), traque, "
            "mechanism, cards in the pile, tainted terrain (two words), own seat",
            COMMON,
        )
        self.part("own Fiel, points, tokens, propaganda, ministries; then the other's", 2 * Player.WIDTH)
        self.part("own ministries, how many of each; then those spent and the fallen one", 2 * self.ministries)
        self.part("own row, card + 1; then what the other has turned up", 2 * names.PHASES)
        for k in range(FIRST_MARKER):
            who = "own rouage" if k < names.CABAL else "enemy" if k < ROUAGES else "hostile"
            self.part(f"{who} {k % names.CABAL + 1}: x, y, on the Bloc, profile and equipment + 1, columns", PIECE)
        for k in range(state.MARKERS):
            self.part(f"marker {k + 1}: x, y, on the Bloc, kind + 1, token (1 own, 2 other), tainted", 6)
        self.part("Artefact cards: active, then discarded", 2 * self.artefacts)
        self.part("abilities that stand for a time: own, then the other's", 2 * self.abilities)
        self.part("uses of abilities: own, then the other's", 2 * self.abilities)

    def action(self, s: State, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        a = arg_a(choice)
        b = arg_b(choice)
        if verb == verbs.AT:
            return self.place(verb, a // CELL, b // CELL, 0)
        if verb == verbs.CABAL:
            return self.place(verb, self.of_rank[a], self.of_rank[b], self.of_rank[arg_c(choice)])
        return self.place(verb, a, b, arg_c(choice))

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(s, Bloc)
        if s.agenda >= 0:
            out[at + s.agenda] = 1
        at += self.agendas
        if s.layout >= 0:
            out[at + s.layout] = 1
        at += self.layouts
        low = s.tainted & 0x7FFF
        for x in (
            s.edges[seat] + 1,
            s.cycle,
            s.phase,
            s.stage,
            relative(seat, s.priority),
            relative(seat, s.active),
            s.traque,
            s.mechanism,
            len(s.pile),
            low,
            s.tainted >> 15,
            seat,
        ):
            at = write(out, at, x)
        k: i64
        column: i64
        for k in range(2):
            player = seat if k == 0 else 1 - seat
            for column in range(Player.WIDTH):
                x = s.get(player, column)
                at = write(out, at, members(x) if column == Player.hand else x)
        at = self.cards(s, seat, out, at)
        at = self.laid(s, seat, out, at)
        for k in range(FIRST_MARKER):
            piece = k
            if k < ROUAGES:
                piece = (k + seat * names.CABAL) % ROUAGES
            at = self.piece(s, piece, out, at)
        for k in range(FIRST_MARKER, PIECES):
            if s.is_on(k):
                write(out, at, s.place_x(k))
                write(out, at + 1, s.place_y(k))
                out[at + 2] = 1
                write(out, at + 3, s.on(k, Marker.kind) + 1)
                write(out, at + 4, relative(seat, s.on(k, Marker.token)))
                write(out, at + 5, s.on(k, Marker.tainted))
            at += 6
        if s.artefact >= 0:
            out[at + s.artefact] = 1
        at += self.artefacts
        for card in s.discard:
            out[at + card] = 1
        at += self.artefacts
        return self.abilities_of(s, seat, out, at)

    def cards(self, s: Bloc, seat: i64, out: vec[i16], at: i64) -> i64:
        card: i64
        for card in range(len(s.content.ministry_card)):
            if s.get(seat, Player.hand) >> card & 1 == 1:
                out[at + s.content.ministry_card[card]] += 1
        at += self.ministries
        for card in s.spent:
            out[at + s.content.ministry_card[card]] += 1
        if s.fallen >= 0:
            out[at + s.content.ministry_card[s.fallen]] += 1
        return at + self.ministries

    def laid(self, s: Bloc, seat: i64, out: vec[i16], at: i64) -> i64:
        slot: i64
        for slot in range(names.PHASES):
            write(out, at + slot, s.card(seat, slot) + 1)
            if slot < s.phase:
                write(out, at + names.PHASES + slot, s.card(1 - seat, slot) + 1)
        return at + 2 * names.PHASES

    def piece(self, s: Bloc, piece: i64, out: vec[i16], at: i64) -> i64:
        if s.of(piece, Piece.profile) >= 0:
            if s.is_on(piece):
                write(out, at, s.place_x(piece))
                write(out, at + 1, s.place_y(piece))
                out[at + 2] = 1
            column: i64
            for column in range(Piece.WIDTH):
                x = s.of(piece, column)
                write(out, at + 3 + column, x + 1 if column <= Piece.equipment else x)
        return at + PIECE

    def abilities_of(self, s: Bloc, seat: i64, out: vec[i16], at: i64) -> i64:
        """What stands for a time, and what has been used, by the side of its bearer."""
        row: i64
        for row in range(0, len(s.standing), modifiers.STANDING_WIDTH):
            if s.standing[row + modifiers.MOMENT] != 0:
                out[at + self.side(s, seat, row) + s.standing[row + modifiers.SOURCE]] += 1
        at += 2 * self.abilities
        use: i64
        for use in range(0, len(s.uses), modifiers.USE_WIDTH):
            row = s.row_of(s.uses[use])
            spot = at + self.side(s, seat, row) + s.standing[row + modifiers.SOURCE]
            write(out, spot, s.uses[use + modifiers.USED])
        return at + 2 * self.abilities

    def side(self, s: Bloc, seat: i64, row: i64) -> i64:
        """Where the abilities of a bearer begin: the own side first, everything else after it."""
        bearer = s.standing[row + modifiers.SEAT]
        if 0 <= bearer < ROUAGES and s.owner(bearer) == seat:
            return 0
        return self.abilities


def relative(seat: i64, other: i64) -> i64:
    """Nobody, oneself, or the other."""
    if other < 0:
        return 0
    if other == seat:
        return 1
    return 2


def members(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        n += mask & 1
        mask >>= 1
    return n
