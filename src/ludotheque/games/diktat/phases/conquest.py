"""Conquête d'un secteur (DIK-114 to DIK-124), with the Others in play too (DIK-216 to DIK-222)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import SEATS
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, arg_a, pack, verb_of
from ludotheque.games.diktat import effects, names, state, verbs
from ludotheque.games.diktat.acts import (
    bury,
    crown,
    give_pp,
    kinds,
    piles_in,
    remove_corruption,
    show_pile,
    take_from_tracks,
    trophies_left,
)
from ludotheque.games.diktat.guards import (
    NO_DARKNESS,
    can_claim,
    why_not_card,
    why_not_marker,
)
from ludotheque.games.diktat.phases.duties import note_offered
from ludotheque.games.diktat.phases.oaths import (
    ACT_TAKE,
    ACT_TAKE_MARKER,
    SWEAR_TAKE,
    SWEAR_TAKE_MARKER,
    note_act,
    settle_fact,
)
from ludotheque.games.diktat.phases.possessions import AcquireMarker, add_card
from ludotheque.games.diktat.phases.struggle import open_struggle
from ludotheque.games.diktat.phases.window import Window
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.queries import by_rank, capacity, count_kind, emissaries, precedes
from ludotheque.games.diktat.state import Diktat, Pile, Sector, eyes_of, fact_of, kind_of, make_pawn, pile_of

RANSOM: Final = 2
CANNOT_PAY: Final = Refusal("DIK-Q13", "cannot-pay")


@frame("reveal first_effect second_effect count struggle rank_claimants claims clear_sector others_stay")
class Conquest(Procedure):
    """Reveal, count, order, claim, clear."""

    seat: i64
    sector: Annotated[i64, "sector"]
    sleepers: i64  # Sleeper Agents that became Emissaries
    tied: Annotated[i64, SEATS]  # bit mask of the players with the most Emissaries
    turn: i64  # whose claim, in `order`
    order: vec[i64]  # seats in order of claims; OTHERS among them

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-120", "trophy")

    def about(self, s: Diktat, seat: i64) -> dict[str, object]:
        """The marker he would take."""
        if why_not_marker(s, seat, self.sector) is not None:
            return {}
        return {"marker": f"{names.SECTOR_IDS[self.sector]}_{s.level(seat, self.sector) + 1}"}

    def asked(self, s: Diktat) -> i64:
        return 1 << self.order[self.turn]

    def window(self, s: Diktat) -> i64:
        return verbs.IN_CONQUEST if self.at("claims") else 0

    # -- revealing and counting

    def reveal(self, s: Diktat) -> i64:
        """DIK-115, DIK-216  All pawns are turned face up."""
        for pile in piles_in(s, self.sector):
            self.turn_up(s, pile)
        return NEXT

    def reveal_arrivals(self, s: Diktat) -> None:
        """DIK-Q64  What comes in during the conquest is turned face up too."""
        for pile in piles_in(s, self.sector):
            for pawn in s.pawns:
                if pile_of(pawn) == pile and eyes_of(pawn) != state.ALL_EYES:
                    self.turn_up(s, pile)
                    break

    def turn_up(self, s: Diktat, pile: i64) -> None:
        show_pile(s, pile, state.ALL_EYES)
        if s.loud:
            told: dict[str, object] = {"sector": names.SECTOR_IDS[self.sector], "pile": pile}
            told["owner"] = s.owner(pile)
            told["agents"] = kinds(s, pile)
            s.tell("DIK-115", "pile-revealed", told)
        if len(s.oaths) > 0:
            for pawn in s.pawns:
                if fact_of(pawn) != 0 and pile_of(pawn) == pile:
                    settle_fact(s, fact_of(pawn))

    def first_effect(self, s: Diktat) -> i64:
        return self.effect(s, True)

    def second_effect(self, s: Diktat) -> i64:
        return self.effect(s, False)

    def effect(self, s: Diktat, first: bool) -> i64:
        """DIK-Q97  Effects that add or discard pawns, in order of Rank of their owners."""
        rebel = s.seat_with_token(names.REVOLT)
        master = s.seat_with_token(names.SLEEPER)
        revolt_first = rebel != state.NOBODY and (master == state.NOBODY or precedes(s, rebel, master))
        if first == revolt_first:
            if rebel != state.NOBODY and s.on(self.sector, Sector.revolt) > 0 and s.has_pile(rebel, self.sector):
                s.call(Revolt(rebel, self.sector, 0))
        elif master != state.NOBODY:
            self.wake_sleepers(s)
        return NEXT

    def wake_sleepers(self, s: Diktat) -> None:
        """House (Agent dormant): a Citizen of the pile is discarded and the token becomes an Emissary of PoliSec."""
        for pile in piles_in(s, self.sector):
            row = s.row(pile)
            if s.piles[row + Pile.sleeper] == 0:
                continue
            s.piles[row + Pile.sleeper] = 0
            owner = s.owner(pile)
            position: i64
            for position in range(1, s.height(pile) + 1):
                if kind_of(s.pawns[s.find_pawn(pile, position)]) == names.CITIZEN:
                    bury(s, owner, s.lift(pile, position), True)
                    self.sleepers += 1
                    if s.loud:
                        s.tell("DIK-Q97", "sleeper-wakes", {"owner": owner, "sector": names.SECTOR_IDS[self.sector]})
                    break

    def claimable(self, s: Diktat, seat: i64) -> i64:
        """Emissaries a seat can still spend here, a woken Sleeper Agent included."""
        n = emissaries(s, seat, self.sector)
        if self.sleepers > 0 and seat != state.OTHERS and s.token_of(seat) == names.SLEEPER:
            n += self.sleepers
        return n

    def strength(self, s: Diktat, seat: i64) -> i64:
        """DIK-116, DIK-Q97  Emissaries, and what counts as more of them for Winner and order (house)."""
        n = self.claimable(s, seat)
        if n == 0:
            return 0
        if s.on(self.sector, Sector.blockhaus) > 0:
            if s.token_of(seat) == names.BLOCKHAUS:
                n += 1
            law = capacity(s, seat, effects.MARTIAL_LAW)
            if law > 0:
                n += count_kind(s, seat, self.sector, names.GUARD) // law
        return n

    def compare(self, s: Diktat) -> i64:
        """DIK-116, DIK-117, DIK-217, DIK-218, DIK-Q60, DIK-Q61, DIK-Q87  How many players have the
        most Emissaries; 0 if the Others or nobody at all is the Winner."""
        most: i64 = 0
        self.tied = 0
        tied: i64 = 0
        seat: i64
        for seat in range(s.seats):
            n = self.strength(s, seat)
            if n > most:
                most = n
                self.tied = 1 << seat
                tied = 1
            elif n > 0 and n == most:
                self.tied |= 1 << seat
                tied += 1
        vectors = emissaries(s, state.OTHERS, self.sector)
        if most == 0 or vectors >= most:
            return 0
        return tied

    def count(self, s: Diktat) -> i64:
        """DIK-117  A tie is fought out, whether or not a Trophy is left (DIK-Q61)."""
        tied = self.compare(s)
        if tied == 0:
            return self.nobody_wins(s)
        if tied > 1:
            if s.loud:
                s.tell("DIK-117", "power-struggle", {"sector": names.SECTOR_IDS[self.sector]})
            s.call(Window(state.NOBODY, verbs.IN_CONQUEST, self.tied))  # DIK-Q62: the last moment for a Debt
        return NEXT

    def struggle(self, s: Diktat) -> i64:
        """DIK-126, DIK-Q64  Pawns may have moved since the tie was counted."""
        if self.tied & self.tied - 1 == 0:
            return NEXT
        self.reveal_arrivals(s)
        tied = self.compare(s)
        if tied == 0:
            return self.nobody_wins(s)
        if tied > 1:
            s.call(open_struggle(s, self.sector, self.tied))
        return NEXT

    def nobody_wins(self, s: Diktat) -> i64:
        if s.loud:
            s.tell(
                "DIK-218" if s.others_in(self.sector) > 0 else "DIK-Q60",
                "no-winner",
                {"sector": names.SECTOR_IDS[self.sector]},
            )
        return self.goto("others_stay")

    def rank_claimants(self, s: Diktat) -> i64:
        """DIK-118, DIK-119, DIK-127, DIK-220, DIK-Q63, DIK-Q87  The order of claims, the Others among the players,
        fixed for this conquest (DIK-Q05)."""
        order = s.answered()  # of a Power struggle, where there was one
        i: i64
        if len(order) > 0:
            self.tied = 0
        vectors = emissaries(s, state.OTHERS, self.sector)
        seats = by_rank(s)
        strengths = vec[i64](capacity=5)
        n = vectors
        for i in range(s.seats):
            strengths = append(strengths, self.strength(s, i))
            n = max(n, strengths[i])
        while n > 0:
            if vectors == n:
                order = append(order, state.OTHERS)
            for seat in seats:
                if strengths[seat] == n and not contains(order, seat):
                    order = append(order, seat)
            n -= 1
        self.order = order
        self.turn = 0
        if s.loud:
            s.tell("DIK-116", "winner", {"seat": order[0], "sector": names.SECTOR_IDS[self.sector]})
        return NEXT

    # -- claiming

    def claims(self, s: Diktat) -> i64:
        """DIK-119, DIK-121, DIK-122, DIK-123, DIK-Q59  Rounds in the same order until nobody can claim."""
        self.reveal_arrivals(s)
        self.let_in(s)
        idle: i64 = 0
        n: i64 = len(self.order)
        while idle < n:
            seat = self.order[self.turn]
            if seat == state.OTHERS:
                if self.others_claim(s):
                    self.turn = (self.turn + 1) % n
                    return self.goto("claims")  # somebody may have to say which pile loses an Emissary
            elif self.claimable(s, seat) > 0 and can_claim(s, seat, self.sector):
                return ASK
            self.turn = (self.turn + 1) % n
            idle += 1
        return NEXT

    def let_in(self, s: Diktat) -> None:
        """DIK-Q64  Whoever brings Emissaries after the count claims after those who are there."""
        seat: i64
        for seat in range(state.OTHERS, s.seats):
            if self.claimable(s, seat) > 0 and not contains(self.order, seat):
                self.order = append(self.order, seat)

    def others_claim(self, s: Diktat) -> bool:
        """DIK-221, DIK-Q85, DIK-Q86  One Vector is discarded, then one Emissary of every player who has one."""
        if emissaries(s, state.OTHERS, self.sector) == 0 or trophies_left(s, self.sector) == 0:
            return False
        anybody = False
        seat: i64
        for seat in range(s.seats):
            if self.claimable(s, seat) > 0:
                anybody = True
        if not anybody:
            return False
        self.discard_emissary(s, state.OTHERS)
        if s.loud:
            s.tell("DIK-221", "others-claim", {"sector": names.SECTOR_IDS[self.sector]})
        for seat in by_rank(s):
            if self.claimable(s, seat) > 0:
                self.lose_emissary(s, seat)
        return True

    def lose_emissary(self, s: Diktat, seat: i64) -> None:
        """DIK-120, DIK-Q85  One Emissary of a seat leaves the sector; who has some in several piles says from which."""
        if len(piles_with_emissary(s, seat, self.sector)) > 1:
            s.call(Loss(seat, self.sector))
        else:
            self.discard_emissary(s, seat)

    def discard_emissary(self, s: Diktat, seat: i64) -> i64:
        """DIK-120  The pile it came from, 0 for a woken Sleeper Agent."""
        for pile in piles_with_emissary(s, seat, self.sector):
            discard_from(s, pile)
            return pile
        self.sleepers -= 1
        return 0

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        """DIK-130, DIK-227, DIK-Q58  A marker, a card, a Darkness token, or no Trophy at all."""
        out = vec[i64](capacity=8)
        if why_not_marker(s, seat, self.sector) is None:
            out = append(out, pack(verbs.TAKE_MARKER))
        for card in s.track:
            if why_not_card(s, seat, self.sector, card) is None:
                out = append(out, pack(verbs.TAKE_CARD, card))
        for card in s.corruption:
            if why_not_card(s, seat, self.sector, card) is None:
                out = append(out, pack(verbs.TAKE_CARD, card))
        if s.on(self.sector, Sector.darkness) > 0:
            out = append(out, pack(verbs.CLEAR))
        return append(out, pack(verbs.NO_TROPHY))

    def why_not(self, s: Diktat, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if verb == verbs.TAKE_MARKER:
            return why_not_marker(s, seat, self.sector)
        if verb == verbs.TAKE_CARD:
            return why_not_card(s, seat, self.sector, arg_a(choice))
        if verb == verbs.CLEAR:
            return None if s.on(self.sector, Sector.darkness) > 0 else NO_DARKNESS
        return None if verb == verbs.NO_TROPHY else NOT_OFFERED

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        """DIK-120  Discard one Emissary, take one Trophy."""
        if len(s.oaths) > 0:
            self.note_trophies(s, seat)
        self.turn = (self.turn + 1) % len(self.order)
        self.lose_emissary(s, seat)
        self.take_trophy(s, seat, choice)
        return self.goto("claims")

    def take_trophy(self, s: Diktat, seat: i64, choice: i64) -> None:
        verb = verb_of(choice)
        if verb == verbs.TAKE_MARKER:
            note_act(s, seat, ACT_TAKE_MARKER, self.sector, 0)
            s.call(AcquireMarker(seat, self.sector))
        elif verb == verbs.TAKE_CARD:
            self.take_card(s, seat, arg_a(choice))
        elif verb == verbs.CLEAR:
            s.add_on(self.sector, Sector.darkness, -1)  # DIK-227, DIK-Q90
            if s.loud:
                s.tell("DIK-227", "darkness-cleared", {"seat": seat, "sector": names.SECTOR_IDS[self.sector]})
        elif s.loud:
            s.tell("DIK-Q58", "no-trophy", {"seat": seat, "sector": names.SECTOR_IDS[self.sector]})

    def take_card(self, s: Diktat, seat: i64, card: i64) -> None:
        """DIK-131 to DIK-134  The card goes to the player's board, its effects available at once."""
        take_from_tracks(s, card)
        note_act(s, seat, ACT_TAKE, card, 0)
        if s.loud:
            s.tell("DIK-131", "card-taken", {"seat": seat, "card": s.content.card_ids[card]})
        add_card(s, seat, card)
        crown(s)

    def note_trophies(self, s: Diktat, seat: i64) -> None:
        for choice in self.legal(s, seat):
            if verb_of(choice) == verbs.TAKE_CARD:
                note_offered(s, seat, SWEAR_TAKE, arg_a(choice))
            elif verb_of(choice) == verbs.TAKE_MARKER:
                note_offered(s, seat, SWEAR_TAKE_MARKER, self.sector)

    # -- clearing

    def clear_sector(self, s: Diktat) -> i64:
        """DIK-124, DIK-222, DIK-Q76  All pawns left are discarded, the Others' too."""
        self.discard_players(s)
        pile = s.others_pile(self.sector)
        if pile != 0:
            i: i64
            for i in range(s.height(pile)):
                bury(s, state.OTHERS, s.lift(pile, 1), True)
        remove_corruption(s, self.sector)
        return DONE

    def others_stay(self, s: Diktat) -> i64:
        """DIK-219, DIK-Q84  Nobody claims; the players' pawns go, the Others are shuffled and stay."""
        self.discard_players(s)
        pile = s.others_pile(self.sector)
        if pile != 0:
            shuffle_pile(s, pile)
        return DONE

    def discard_players(self, s: Diktat) -> None:
        for pile in piles_in(s, self.sector):
            owner = s.owner(pile)
            if owner != state.OTHERS:
                i: i64
                for i in range(s.height(pile)):
                    bury(s, owner, s.lift(pile, 1), True)
        s.set_on(self.sector, Sector.blockhaus, 0)  # house: a Blockhaus is spent by the conquest
        if s.loud:
            s.tell("DIK-124", "sector-cleared", {"sector": names.SECTOR_IDS[self.sector]})


def contains(v: vec[i64], x: i64) -> bool:
    for y in v:
        if y == x:
            return True
    return False


def shuffle_pile(s: Diktat, pile: i64) -> None:
    """DIK-219, DIK-Q25  The pawns of an Others pile are shuffled: their kinds are known, their order is not."""
    pool = vec[i64](capacity=12)
    for pawn in s.pawns:
        if pile_of(pawn) == pile:
            pool = append(pool, kind_of(pawn))
    s.shuffle("DIK-219", pool)
    k: i64 = 0
    i: i64
    for i in range(len(s.pawns)):
        if pile_of(s.pawns[i]) == pile:
            s.pawns[i] = make_pawn(pool[k], 0, pile, s.bags)
            k += 1
    s.bags += 1


@frame("ransom")
class Revolt(Procedure):
    """House (Révolte): each other player present with an Emissary discards one there or pays Résistance."""

    seat: i64
    sector: Annotated[i64, "sector"]
    answered: Annotated[i64, SEATS]

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-Q97", "revolt")

    def target(self, s: Diktat) -> i64:
        for seat in by_rank(s):
            if seat != self.seat and self.answered >> seat & 1 == 0 and self.conquest(s).claimable(s, seat) > 0:
                return seat
        return state.NOBODY

    def conquest(self, s: Diktat) -> Conquest:
        """The conquest that this interrupts: it counts woken Sleeper Agents as Emissaries too."""
        below = s.stack[-2]
        assert isinstance(below, Conquest)
        return below

    def asked(self, s: Diktat) -> i64:
        return 1 << self.target(s)

    def ransom(self, s: Diktat) -> i64:
        if self.target(s) != state.NOBODY:
            return ASK
        s.set_on(self.sector, Sector.revolt, 0)
        return DONE

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=2), pack(verbs.SACRIFICE))
        return append(out, pack(verbs.PAY)) if s.get(seat, names.PP) >= RANSOM else out

    def why_not(self, s: Diktat, seat: i64, choice: i64) -> Refusal | None:
        if choice == pack(verbs.SACRIFICE):
            return None
        if choice == pack(verbs.PAY):
            return None if s.get(seat, names.PP) >= RANSOM else CANNOT_PAY
        return NOT_OFFERED

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        self.answered |= 1 << seat
        if verb_of(choice) == verbs.PAY:
            give_pp(s, "DIK-Q97", seat, RANSOM, self.seat)
            return self.goto("ransom")
        if len(piles_with_emissary(s, seat, self.sector)) > 1:
            s.call(Loss(seat, self.sector))
        else:
            tell_loss(s, "DIK-Q97", seat, self.conquest(s).discard_emissary(s, seat), self.sector)
        return self.goto("ransom")


@frame("choose")
class Loss(Procedure):
    """DIK-120, DIK-221, DIK-Q85  Whoever has Emissaries in several piles of the sector says which pile loses one."""

    seat: i64
    sector: Annotated[i64, "sector"]

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-Q85", "lose-emissary")

    def choose(self, s: Diktat) -> i64:
        return ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for pile in piles_with_emissary(s, seat, self.sector):
            out = append(out, pack(verbs.PILE, pile))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        discard_from(s, arg_a(choice))
        tell_loss(s, "DIK-Q85", seat, arg_a(choice), self.sector)
        return DONE


def tell_loss(s: Diktat, rule: str, seat: i64, pile: i64, sector: i64) -> None:
    if s.loud:
        lost: dict[str, object] = {"seat": seat, "pile": pile, "sector": names.SECTOR_IDS[sector]}
        s.tell(rule, "emissary-lost", lost)


def piles_with_emissary(s: Diktat, seat: i64, sector: i64) -> vec[i64]:
    out = vec[i64](capacity=4)
    for pile in piles_in(s, sector):
        if s.owner(pile) == seat and find_emissary(s, pile) > 0:
            out = append(out, pile)
    return out


def find_emissary(s: Diktat, pile: i64) -> i64:
    """The position of the first Emissary of a pile, 0 if there is none."""
    position: i64
    for position in range(1, s.height(pile) + 1):
        if kind_of(s.pawns[s.find_pawn(pile, position)]) == names.EMISSARY:
            return position
    return 0


def discard_from(s: Diktat, pile: i64) -> None:
    if s.height(pile) == 1:
        s.piles[s.row(pile) + Pile.sleeper] = 0  # revealed without a Citizen: a Sleeper Agent is spent
    bury(s, s.owner(pile), s.lift(pile, find_emissary(s, pile)), True)
