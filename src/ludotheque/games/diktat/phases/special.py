"""What elements let their owner do, apart from moving pieces (DIK-101, DIK-176): look, show, name, place, strike."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import EVERYONE
from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, pack, verb_of
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.acts import bury, give_pp, show_pile
from ludotheque.games.diktat.phases.assassinate import Assassinate
from ludotheque.games.diktat.phases.duties import note_struck
from ludotheque.games.diktat.phases.oaths import settle_fact
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.state import Diktat, Pile, Player, Sector, fact_of, kind_of


def look_at_secret(s: Diktat, seat: i64) -> None:
    """DIK-077  A private look at the face-down card."""
    s.secret_eyes |= 1 << seat
    s.revealed += 1
    if s.loud:
        card: dict[str, object] = {"card": s.content.card_ids[s.secret]}
        s.whisper("DIK-077", "looked-card", {"seat": seat}, 1 << seat, card)


def look_behind(s: Diktat, rule: str, owner: i64, eyes: i64, seat: i64) -> None:
    """Some seats see everything behind a screen; their counts of PP and Affinities become exact."""
    s.count_exactly(owner, names.PP, names.SCREENED, eyes)
    s.revealed += 1
    if s.loud:
        seen: dict[str, object] = {names.GOOD_IDS[good]: s.get(owner, good) for good in range(names.SCREENED)}
        key = "screen-shown" if seat == owner else "looked-behind"
        readers = EVERYONE if eyes == state.ALL_EYES else eyes | 1 << owner
        s.whisper(rule, key, {"seat": seat, "owner": owner}, readers, {"goods": seen})


def sweep(s: Diktat, seat: i64, pile: i64) -> None:
    """House (Ratissage): look at all pawns of one pile, then one Assassination in that sector."""
    show_pile(s, pile, 1 << seat)
    if s.loud:
        from_where: dict[str, object] = {"seat": seat, "pile": pile, "sector": names.SECTOR_IDS[s.place(pile)]}
        from_where["owner"] = s.owner(pile)
        s.whisper("DIK-101", "looked-pile", from_where, 1 << seat, {"agents": pile_kinds(s, pile)})
    s.call(Assassinate(seat, 1, 0, 0, s.place(pile)))


def pile_kinds(s: Diktat, pile: i64) -> list[object]:
    """The pawns of a pile, top first, as ids."""
    return [names.GOOD_IDS[kind_of(s.pawns[s.find_pawn(pile, i)])] for i in range(1, s.height(pile) + 1)]


def inquire(s: Diktat, seat: i64, pile: i64, ransom: i64) -> None:
    """House (Inquisition): the top and bottom pawns of an opposing pile are shown to all."""
    height = s.height(pile)
    show(s, seat, pile, 1)
    if height > 1:
        show(s, seat, pile, height)
    s.call(Ransom(seat, ransom, pile, height))


def show(s: Diktat, seat: i64, pile: i64, position: i64) -> None:
    index = s.find_pawn(pile, position)
    s.see(index, state.ALL_EYES)
    if s.loud:
        told: dict[str, object] = {"seat": seat, "sector": names.SECTOR_IDS[s.place(pile)], "pile": pile}
        told["owner"] = s.owner(pile)
        told["position"] = position
        told["agent"] = names.GOOD_IDS[kind_of(s.pawns[index])]
        s.tell("DIK-101", "shown", told)
    if fact_of(s.pawns[index]) != 0:
        settle_fact(s, fact_of(s.pawns[index]))


@frame("top bottom")
class Ransom(Procedure):
    """House (Inquisition): for each Emissary shown, the owner of the pile pays or discards it."""

    seat: i64
    ransom: i64
    pile: i64
    height: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-101", "ransom")

    def asked(self, s: Diktat) -> i64:
        return 1 << s.owner(self.pile)

    def top(self, s: Diktat) -> i64:
        return ASK if kind_of(s.pawns[s.find_pawn(self.pile, 1)]) == names.EMISSARY else NEXT

    def bottom(self, s: Diktat) -> i64:
        if self.height == 1 or s.row(self.pile) < 0:
            return DONE
        bottom = s.pawns[s.find_pawn(self.pile, s.height(self.pile))]
        return ASK if kind_of(bottom) == names.EMISSARY else DONE

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=2), pack(verbs.SACRIFICE))
        return append(out, pack(verbs.PAY)) if s.get(seat, names.PP) >= self.ransom else out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.PAY:
            give_pp(s, "DIK-101", seat, self.ransom, self.seat)
        else:
            position: i64 = 1
            if not self.at("top"):
                position = s.height(self.pile)
            sector = names.SECTOR_IDS[s.place(self.pile)]
            bury(s, seat, s.lift(self.pile, position), True)
            if s.get(seat, names.PP) < self.ransom:
                note_struck(s, self.pile)  # DIK-Q55: it had no choice
            if s.loud:
                s.tell("DIK-101", "emissary-lost", {"seat": seat, "pile": self.pile, "sector": sector})
        return NEXT if self.at("top") else DONE


def strike(s: Diktat, seat: i64, turn: i64) -> None:
    """House (Grève générale): the host's next Manoeuvre must be Extend influence (DIK-Q100)."""
    s.put(turn, Player.forced, 1)
    s.add(turn, Player.members, -1)
    s.add(seat, Player.stock, 1)
    if s.loud:
        s.tell("DIK-Q100", "strike", {"seat": seat, "host": turn})


def take_back(s: Diktat, seat: i64, pile: i64) -> None:
    """House (Repli): an own pile returns to the own reserve, types not shown; its Manoeuvre stays spent."""
    height = s.height(pile)
    if s.loud:
        told: dict[str, object] = {"seat": seat, "pile": pile, "sector": names.SECTOR_IDS[s.place(pile)], "n": height}
        s.tell("DIK-Q22", "pile-taken-back", told)
    i: i64
    for i in range(height):
        s.add(seat, kind_of(s.lift(pile, 1)), 1)


def place_token(s: Diktat, seat: i64, token: i64, target: i64) -> None:
    """DIK-038  One specific token from the own stock on a sector, or a Sleeper Agent on a pile."""
    s.add(seat, Player.stock, -1)
    told: dict[str, object] = {"seat": seat, "token": names.TOKEN_IDS[token]}
    if token == names.SLEEPER:
        s.piles[s.row(target) + Pile.sleeper] = 1
    else:
        s.add_on(target, Sector.blockhaus if token == names.BLOCKHAUS else Sector.revolt, 1)
    if s.loud:
        told["sector"] = names.SECTOR_IDS[s.place(target) if token == names.SLEEPER else target]
        if token == names.SLEEPER:
            told["pile"] = target
        s.tell("DIK-038", "token-placed", told)


def refresh(s: Diktat, seat: i64, element: i64) -> None:
    """House: an element loses its Used token."""
    s.set_used(seat, element, False)
    if s.loud:
        s.tell("DIK-024", "refreshed", {"seat": seat, "element": s.element_id(element)})
