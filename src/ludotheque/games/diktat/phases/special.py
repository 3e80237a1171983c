"""Manœuvre spéciale (DIK-101, DIK-102): what an element lets its owner do for a Manoeuvre pawn."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import EVERYONE
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, arg_a, pack, verb_of
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.acts import bury, earn, give_pp, piles_of, show_pile
from ludotheque.games.diktat.guards import why_not_arrive
from ludotheque.games.diktat.phases.assassinate import Assassinate
from ludotheque.games.diktat.phases.duties import note_struck
from ludotheque.games.diktat.phases.moves import Campaign, MovePile, Refresh, Reinforce, hosts
from ludotheque.games.diktat.phases.oaths import settle_fact
from ludotheque.games.diktat.phases.team import SendTeam
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.state import Diktat, fact_of, kind_of
from ludotheque.games.diktat.uses import (
    IS_USED,
    NO_SUCH_EFFECT,
    NOT_YOURS,
    NOTHING_TO_DO,
    NOTHING_USED,
    TOKENS_SPENT,
    can_move_pile,
    can_refresh,
    owns,
    someone_to_kill,
)

NO_AGENTS: Final = Refusal("DIK-Q18", "no-agents")


def why_not_special(s: Diktat, seat: i64, element: i64, row: i64) -> Refusal | None:
    """DIK-101, DIK-025  An unused Special Manoeuvre of one's own that has something to act on."""
    k = s.content
    if element >= names.ELEMENTS or not owns(s, seat, element):
        return NOT_YOURS
    if row >= k.first[element + 1] - k.first[element]:
        return NO_SUCH_EFFECT
    at = (k.first[element] + row) * names.EFFECT_WIDTH
    if k.effects[at] != names.SPECIAL or not s.applies(k.first[element] + row):
        return NO_SUCH_EFFECT
    if s.is_used(seat, element):
        return IS_USED
    verb = k.effects[at + 1]
    if verb == names.KILL_SPREE:
        return None if someone_to_kill(s, seat) else NOTHING_TO_DO
    if verb == names.TUNNELS:
        return why_not_tunnel(s, seat, k.effects[at + 2])
    if verb == names.MOVE_PILE:
        return None if can_move_pile(s, seat) else NOTHING_TO_DO
    if verb == names.REFRESH:
        return None if can_refresh(s, seat, element) else NOTHING_USED
    if verb == names.SWEEP:
        return None if len(sweepable(s, seat)) > 0 else NOTHING_TO_DO
    if verb == names.CAMPAIGN:
        return None if len(hosts(s, seat, state.NOBODY)) > 0 else TOKENS_SPENT
    if verb == names.INQUISITION:
        return None if len(opposing_piles(s, seat)) > 0 else NOTHING_TO_DO
    return None


def why_not_tunnel(s: Diktat, seat: i64, bonus: i64) -> Refusal | None:
    if s.agents(seat) == 0:
        return NO_AGENTS
    sector: i64
    for sector in range(names.SECTORS):
        if why_not_arrive(s, sector, bonus) is None:
            return None
    return NOTHING_TO_DO


def perform_special(s: Diktat, seat: i64, element: i64, row: i64) -> None:
    """DIK-102  The element is Used; then its effect."""
    k = s.content
    at = (k.first[element] + row) * names.EFFECT_WIDTH
    verb = k.effects[at + 1]
    a = k.effects[at + 2]
    s.set_used(seat, element, True)
    if s.loud:
        s.tell("DIK-102", "used", {"seat": seat, "element": s.element_id(element)})
    if verb == names.KILL_SPREE:
        s.call(Assassinate(seat, a + s.get(seat, names.ASSASSIN), 0, 1, state.NOBODY))
    elif verb == names.TUNNELS:
        s.call(SendTeam(seat, a, state.NOBODY, state.NOBODY))
    elif verb == names.MOVE_PILE:
        s.call(MovePile(seat, state.NOBODY))
    elif verb == names.REFRESH:
        s.call(Refresh(seat, a, element, 0))
    elif verb == names.SWEEP:
        s.call(Sweep(seat))
    elif verb == names.CAMPAIGN:
        s.call(Campaign(seat, a, state.NOBODY))
    elif verb == names.INQUISITION:
        s.call(Inquisition(seat, a, state.NOBODY, 0))
    elif verb == names.DOSSIERS:
        s.call(Dossiers(seat, a))
    elif verb == names.REINFORCE:
        s.call(Reinforce(seat, a, k.effects[at + 3], -k.effects[at + 4]))
    elif verb == names.GAIN_PP:
        earn(s, "DIK-101", seat, names.PP, a)


def sweepable(s: Diktat, seat: i64) -> vec[i64]:
    """House (Ratissage): piles of others in a sector with an own pile or Blockhaus."""
    out = vec[i64](capacity=8)
    at: i64 = 0
    while at < len(s.piles):
        sector = s.piles[at + state.PLACE]
        if s.piles[at + state.OWNER_OF] != seat and (s.on(sector, state.BLOCK) > 0 or s.has_pile(seat, sector)):
            out = append(out, pack(verbs.PILE, s.piles[at]))
        at += state.PILE_WIDTH
    return out


def opposing_piles(s: Diktat, seat: i64) -> vec[i64]:
    """Piles of other players, not of the Others."""
    out = vec[i64](capacity=8)
    at: i64 = 0
    while at < len(s.piles):
        if s.piles[at + state.OWNER_OF] != seat and s.piles[at + state.OWNER_OF] != state.OTHERS:
            out = append(out, pack(verbs.PILE, s.piles[at]))
        at += state.PILE_WIDTH
    return out


@frame("choose_pile")
class Sweep(Procedure):
    """House (Ratissage): look at all pawns of one pile, then one Assassination in that sector."""

    seat: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-101", "sweep")

    def choose_pile(self, s: Diktat) -> i64:
        return ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        return sweepable(s, seat)

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        pile = arg_a(choice)
        show_pile(s, pile, 1 << seat)
        if s.loud:
            from_where: dict[str, object] = {"seat": seat, "pile": pile, "sector": names.SECTOR_IDS[s.place(pile)]}
            from_where["owner"] = s.owner(pile)
            s.whisper("DIK-101", "looked-pile", from_where, 1 << seat, {"agents": pile_kinds(s, pile)})
        s.call(Assassinate(seat, 1, 0, 0, s.place(pile)))
        return DONE


def pile_kinds(s: Diktat, pile: i64) -> list[object]:
    """The pawns of a pile, top first, as ids."""
    return [names.GOOD_IDS[kind_of(s.pawns[s.find_pawn(pile, i)])] for i in range(1, s.height(pile) + 1)]


@frame("choose_opponent")
class Dossiers(Procedure):
    """House: look at everything one opponent keeps behind the screen, then gain PP."""

    seat: i64
    pp: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-101", "dossiers")

    def choose_opponent(self, s: Diktat) -> i64:
        return ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        other: i64
        for other in range(s.seats):
            if other != seat:
                out = append(out, pack(verbs.OPPONENT, other))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        look_behind(s, "DIK-101", arg_a(choice), 1 << seat, seat)
        earn(s, "DIK-101", seat, names.PP, self.pp)
        return DONE


def look_behind(s: Diktat, rule: str, owner: i64, eyes: i64, seat: i64) -> None:
    """Some seats see everything behind a screen; their counts of PP and Affinities become exact."""
    observer: i64
    good: i64
    for observer in range(s.seats):
        if eyes >> observer & 1 == 1:
            for good in range(names.PP, names.SCREENED):
                s.deduce(observer, owner, good, s.get(owner, good) - s.believed(observer, owner, good))
            s.deduce(observer, owner, state.FOG, -s.believed(observer, owner, state.FOG))
    s.revealed += 1
    if s.loud:
        seen: dict[str, object] = {names.GOOD_IDS[good]: s.get(owner, good) for good in range(names.SCREENED)}
        key = "screen-shown" if seat == owner else "looked-behind"
        readers = EVERYONE if eyes == state.ALL_EYES else eyes | 1 << owner
        s.whisper(rule, key, {"seat": seat, "owner": owner}, readers, {"goods": seen})


@frame("choose_pile top bottom")
class Inquisition(Procedure):
    """House: the top and bottom pawns of an opposing pile are shown to all; for each Emissary its owner pays
    or discards it."""

    seat: i64
    ransom: i64
    pile: i64
    height: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-101", "inquisition" if self.at("choose_pile") else "ransom")

    def asked(self, s: Diktat) -> i64:
        return 1 << self.seat if self.at("choose_pile") else 1 << s.owner(self.pile)

    def choose_pile(self, s: Diktat) -> i64:
        return ASK

    def top(self, s: Diktat) -> i64:
        return ASK if kind_of(s.pawns[s.find_pawn(self.pile, 1)]) == names.EMISSARY else NEXT

    def bottom(self, s: Diktat) -> i64:
        if self.height == 1 or s.row(self.pile) < 0:
            return DONE
        bottom = s.pawns[s.find_pawn(self.pile, s.height(self.pile))]
        return ASK if kind_of(bottom) == names.EMISSARY else DONE

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        if self.at("choose_pile"):
            return opposing_piles(s, seat)
        out = append(vec[i64](capacity=2), pack(verbs.SACRIFICE))
        return append(out, pack(verbs.PAY)) if s.get(seat, names.PP) >= self.ransom else out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        if self.at("choose_pile"):
            self.pile = arg_a(choice)
            self.height = s.height(self.pile)
            self.show(s, 1)
            if self.height > 1:
                self.show(s, self.height)
            return NEXT
        if verb_of(choice) == verbs.PAY:
            give_pp(s, "DIK-101", seat, self.ransom, self.seat)
        else:
            position: i64 = 1 if self.at("top") else s.height(self.pile)
            sector = names.SECTOR_IDS[s.place(self.pile)]
            bury(s, seat, s.lift(self.pile, position), True)
            if s.get(seat, names.PP) < self.ransom:
                note_struck(s, self.pile)  # DIK-Q55: it had no choice
            if s.loud:
                s.tell("DIK-101", "emissary-lost", {"seat": seat, "pile": self.pile, "sector": sector})
        return NEXT if self.at("top") else DONE

    def show(self, s: Diktat, position: i64) -> None:
        index = s.find_pawn(self.pile, position)
        s.see(index, state.ALL_EYES)
        if s.loud:
            told: dict[str, object] = {
                "seat": self.seat,
                "sector": names.SECTOR_IDS[s.place(self.pile)],
                "pile": self.pile,
            }
            told["owner"] = s.owner(self.pile)
            told["position"] = position
            told["agent"] = names.GOOD_IDS[kind_of(s.pawns[index])]
            s.tell("DIK-101", "shown", told)
        if fact_of(s.pawns[index]) != 0:
            settle_fact(s, fact_of(s.pawns[index]))


def own_piles(s: Diktat, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=8)
    for pile in piles_of(s, seat):
        out = append(out, pack(verbs.PILE, pile))
    return out
