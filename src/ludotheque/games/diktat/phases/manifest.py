"""Manifestations (DIK-176, DIK-177): an element used at any moment, without a Manoeuvre pawn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, arg_a, pack
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.acts import earn, spend
from ludotheque.games.diktat.phases.assassinate import Assassinate
from ludotheque.games.diktat.phases.develop import Develop
from ludotheque.games.diktat.phases.extend import Extend
from ludotheque.games.diktat.phases.manoeuvres import spy_manoeuvre
from ludotheque.games.diktat.phases.moves import MoveOthers, MovePawns, MovePile, PlaceToken, Refresh
from ludotheque.games.diktat.phases.oaths import ACT_USE, note_act
from ludotheque.games.diktat.phases.special import own_piles
from ludotheque.games.diktat.procedure import FIRST_SEAT, SECTOR, SKIP, TWICE, Procedure, nudge_below
from ludotheque.games.diktat.state import Diktat, kind_of


def use_element(s: Diktat, seat: i64, element: i64, row: i64, turn: i64) -> None:
    """DIK-177  The element is Used, and its effect happens; `turn` is the seat whose decision is pending."""
    k = s.content
    at = (k.first[element] + row) * names.EFFECT_WIDTH
    verb = k.effects[at + 1]
    a = k.effects[at + 2]
    s.set_used(seat, element, True)
    note_act(s, seat, ACT_USE, element, 0)
    if s.loud:
        s.tell("DIK-177", "used", {"seat": seat, "element": s.element_id(element)})
    if verb == names.EXCHANGE:
        exchange(s, seat, k.effects[at + 3], k.effects[at + 4])
    elif verb == names.REFRESH:
        s.call(Refresh(seat, a, element, 0))
    elif verb == names.LOOK_SECRET:
        look_at_secret(s, seat)
    elif verb == names.MOVE_PILE or verb == names.RETREAT:
        s.call(MovePile(seat, state.NOBODY))
    elif verb == names.MOVE_PAWNS:
        s.call(MovePawns(seat, a, 0, state.NOBODY, 0))
    elif verb == names.MOVE_OTHERS:
        s.call(MoveOthers(seat, a, state.NOBODY, 0, state.NOBODY))
    elif verb == names.PLACE_TOKEN:
        s.call(PlaceToken(seat, a))
    elif verb == names.TAKE_BACK:
        s.call(TakeBack(seat))
    elif verb == names.PLAY_TWICE:
        nudge_below(s, TWICE, 0)
    elif verb == names.SKIP_TURN:
        nudge_below(s, SKIP, 0)
        if s.loud:
            s.tell("DIK-148", "turn-skipped", {"seat": seat})
    elif verb == names.STRIKE:
        strike(s, seat, turn)
    elif verb == names.NAME_SECTOR or verb == names.NAME_FIRST:
        s.call(Usurp(seat, 1 if verb == names.NAME_SECTOR else 0))
    else:
        bonus(s, seat, verb, a)


def bonus(s: Diktat, seat: i64, verb: i64, a: i64) -> None:
    """House: a Manoeuvre without a pawn, directly after one's own; all its limits and costs apply."""
    if verb == names.BONUS_SPY:
        s.call(spy_manoeuvre(s, seat))
    elif verb == names.BONUS_EXTEND:
        s.call(Extend(seat))
    elif verb == names.BONUS_DEVELOP:
        s.call(Develop(seat, a, 0))
    elif verb == names.BONUS_ASSASSINATE:
        s.call(Assassinate(seat, a, 0, 0, state.NOBODY))


def look_at_secret(s: Diktat, seat: i64) -> None:
    """DIK-077  A private look at the face-down card."""
    s.secret_eyes |= 1 << seat
    s.revealed += 1
    if s.loud:
        card: dict[str, object] = {"card": s.content.card_ids[s.secret]}
        s.whisper("DIK-077", "looked-card", {"seat": seat}, 1 << seat, card)


def strike(s: Diktat, seat: i64, turn: i64) -> None:
    """House (Grève générale): the host's next Manoeuvre must be Extend influence (DIK-Q100)."""
    s.put(turn, state.FORCED, 1)
    s.add(turn, state.MEMBERS, -1)
    s.add(seat, state.STOCK, 1)
    if s.loud:
        s.tell("DIK-Q100", "strike", {"seat": seat, "host": turn})


def exchange(s: Diktat, seat: i64, give: i64, get: i64) -> None:
    """DIK-173  Discard what is listed, take what is listed, once."""
    given = give >> 4
    wanted = get >> 4
    if given == names.ANY_AFFINITY or wanted == names.OTHER_AFFINITY or wanted == names.ANY_AFFINITY:
        s.call(Exchange(seat, give, get, 0))
        return
    spend(s, "DIK-173", seat, given, give & 15)
    earn(s, "DIK-173", seat, wanted, get & 15)


@frame("give_up receive")
class Exchange(Procedure):
    """DIK-173  An exchange with an Affinity of choice: which one goes, which one comes."""

    seat: i64
    give: i64
    get: i64
    given: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-173", "exchange-give" if self.at("give_up") else "exchange-get")

    def give_up(self, s: Diktat) -> i64:
        if self.give >> 4 == names.ANY_AFFINITY:
            return ASK
        spend(s, "DIK-173", self.seat, self.give >> 4, self.give & 15)
        return self.goto("receive")

    def receive(self, s: Diktat) -> i64:
        if self.get >> 4 < names.ANY_AFFINITY:
            earn(s, "DIK-173", self.seat, self.get >> 4, self.get & 15)
            return DONE
        return ASK if len(self.legal(s, self.seat)) > 0 else DONE

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        good: i64
        for good in range(names.POLITICS, names.ARTEFACT + 1):
            if self.at("give_up"):
                if s.get(seat, good) >= self.give & 15 and self.can_replace(s, good):
                    out = append(out, pack(verbs.GIVE_UP, good))
            elif s.affinity_stock(good) > 0 and (self.get >> 4 == names.ANY_AFFINITY or good != self.given):
                out = append(out, pack(verbs.AFFINITY, good))
        return out

    def can_replace(self, s: Diktat, good: i64) -> bool:
        """For a change of type: some other type must be in stock."""
        if self.get >> 4 != names.OTHER_AFFINITY:
            return True
        other: i64
        for other in range(names.POLITICS, names.ARTEFACT + 1):
            if other != good and s.affinity_stock(other) > 0:
                return True
        return False

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        good = arg_a(choice)
        if self.at("give_up"):
            self.given = good
            spend(s, "DIK-173", seat, good, self.give & 15)
            return self.goto("receive")
        earn(s, "DIK-173", seat, good, self.get & 15)
        return DONE


@frame("choose_pile")
class TakeBack(Procedure):
    """House (Repli): an own pile returns to the own reserve, types not shown; its Manoeuvre stays spent."""

    seat: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-Q22", "take-back")

    def choose_pile(self, s: Diktat) -> i64:
        return ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        return own_piles(s, seat)

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        pile = arg_a(choice)
        height = s.height(pile)
        if s.loud:
            told: dict[str, object] = {
                "seat": seat,
                "pile": pile,
                "sector": names.SECTOR_IDS[s.place(pile)],
                "n": height,
            }
            s.tell("DIK-Q22", "pile-taken-back", told)
        i: i64
        for i in range(height):
            s.add(seat, kind_of(s.lift(pile, 1)), 1)
        return DONE


@frame("name")
class Usurp(Procedure):
    """House (Centre Motol): name the first player, or the next sector, instead of the Administrator."""

    seat: i64
    sector: i64  # 1: a sector, 0: the first player

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-114", "next-sector") if self.sector == 1 else ("DIK-065", "first-player")

    def name(self, s: Diktat) -> i64:
        return ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        i: i64
        if self.sector == 1:
            for i in range(names.SECTORS):
                if s.has_any_pile(i):
                    out = append(out, pack(verbs.NAME, i))
        else:
            for i in range(s.seats):
                out = append(out, pack(verbs.FIRST, i))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        nudge_below(s, SECTOR if self.sector == 1 else FIRST_SEAT, seat << 8 | arg_a(choice))
        return DONE
