"""Moving piles and pawns, placing Memberships: what Manifestations and Special Manoeuvres let a player do."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, arg_a, arg_b, pack, verb_of
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.acts import earn, piles_of
from ludotheque.games.diktat.guards import why_not_arrive
from ludotheque.games.diktat.phases.others_attack import arrive
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.state import Diktat, Pile, Player, Sector
from ludotheque.games.diktat.uses import hosts, why_not_host_others


@frame("choose_pile choose_sector")
class MovePile(Procedure):
    """DIK-Q30, DIK-148  A whole own pile, order unchanged, to a sector below its limit."""

    seat: i64
    pile: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-Q30", "move-pile" if self.at("choose_pile") else "move-where")

    def choose_pile(self, s: Diktat) -> i64:
        return ASK

    def choose_sector(self, s: Diktat) -> i64:
        return ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        if self.at("choose_pile"):
            for pile in piles_of(s, seat):
                if len(self.ways_out(s, pile)) > 0:
                    out = append(out, pack(verbs.PILE, pile))
            return out
        return self.ways_out(s, self.pile)

    def ways_out(self, s: Diktat, pile: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        here = s.place(pile)
        sector: i64
        for sector in range(names.SECTORS):
            if sector != here and why_not_arrive(s, sector, 0) is None:
                out = append(out, pack(verbs.NAME, sector))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        if self.at("choose_pile"):
            self.pile = arg_a(choice)
            return NEXT
        sector = arg_a(choice)
        row = s.row(self.pile)
        if s.loud:
            told: dict[str, object] = {
                "seat": seat,
                "pile": self.pile,
                "sector": names.SECTOR_IDS[s.piles[row + Pile.sector]],
            }
            told["to"] = names.SECTOR_IDS[sector]
            s.tell("DIK-148", "pile-moved", told)
        s.piles[row + Pile.sector] = sector
        arrive(s, self.pile)
        return DONE


@frame("choose_pawn choose_pile")
class MovePawns(Procedure):
    """DIK-153, DIK-Q31  Up to two own pawns from one own pile onto own piles in other sectors."""

    seat: i64
    left: i64
    moved: i64
    pile: i64  # the source, once chosen
    position: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-153", "move-pawn" if self.at("choose_pawn") else "move-onto")

    def choose_pawn(self, s: Diktat) -> i64:
        return DONE if self.left == 0 or (self.moved > 0 and s.row(self.pile) < 0) else ASK

    def choose_pile(self, s: Diktat) -> i64:
        return ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        if self.at("choose_pile"):
            return self.targets(s, seat, self.pile)
        position: i64
        for pile in piles_of(s, seat):
            if (self.moved == 0 or pile == self.pile) and len(self.targets(s, seat, pile)) > 0:
                for position in range(1, s.height(pile) + 1):
                    out = append(out, pack(verbs.PAWN, pile, position))
        if self.moved > 0:
            out = append(out, pack(verbs.STOP))
        return out

    def targets(self, s: Diktat, seat: i64, source: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        here = s.place(source)
        for pile in piles_of(s, seat):
            if s.place(pile) != here:
                out = append(out, pack(verbs.PILE, pile))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.STOP:
            return DONE
        if verb == verbs.PAWN:
            self.pile = arg_a(choice)
            self.position = arg_b(choice)
            return NEXT
        if s.loud:
            told: dict[str, object] = {"seat": seat, "pile": self.pile, "position": self.position}
            told["onto"] = arg_a(choice)
            s.tell("DIK-153", "pawn-moved", told)
        s.move_pawn(self.pile, self.position, arg_a(choice))
        self.left -= 1
        self.moved += 1
        return self.goto("choose_pawn")


@frame("choose_pawn choose_sector")
class MoveOthers(Procedure):
    """DIK-229, DIK-190, DIK-196, DIK-Q76, DIK-Q91  Up to two Others pawns, and only Others pawns, from one sector to
    another; a Corruption token is one of them."""

    seat: i64
    left: i64
    source: Annotated[i64, "sector"]  # once chosen
    position: i64  # 0: a Corruption token
    to: Annotated[i64, "sector"]  # the destination sector, once chosen

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-229", "others-pawn" if self.at("choose_pawn") else "others-where")

    def choose_pawn(self, s: Diktat) -> i64:
        return DONE if self.left == 0 or (self.to != state.NOBODY and s.haunting(self.source) == 0) else ASK

    def choose_sector(self, s: Diktat) -> i64:
        return ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=24)
        sector: i64
        if self.at("choose_sector"):
            for sector in range(names.SECTORS):
                if why_not_host_others(s, sector, self.source) is None:
                    out = append(out, pack(verbs.NAME, sector))
            return out
        at: i64 = 0
        position: i64
        while at < len(s.piles):
            if s.piles[at + Pile.owner] == state.OTHERS and self.leaves(s, s.piles[at + Pile.sector]):
                for position in range(1, s.piles[at + Pile.height] + 1):
                    out = append(out, pack(verbs.PAWN, s.piles[at], position))
            at += Pile.WIDTH
        for sector in range(names.SECTORS):
            if s.on(sector, Sector.corruption) > 0 and self.leaves(s, sector):
                out = append(out, pack(verbs.CORRUPTION, sector))
        if self.to != state.NOBODY:
            out = append(out, pack(verbs.STOP))
        return out

    def leaves(self, s: Diktat, source: i64) -> bool:
        """Whether what lies in a sector can go somewhere: a second pawn follows the first."""
        if self.to != state.NOBODY:
            return source == self.source
        sector: i64
        for sector in range(names.SECTORS):
            if why_not_host_others(s, sector, source) is None:
                return True
        return False

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.STOP:
            return DONE
        if verb == verbs.NAME:
            self.to = arg_a(choice)
        else:
            self.source = arg_a(choice) if verb == verbs.CORRUPTION else s.place(arg_a(choice))
            self.position = 0
            if verb != verbs.CORRUPTION:
                self.position = arg_b(choice)
            if self.to == state.NOBODY:
                return NEXT
        if s.loud:
            told: dict[str, object] = {"seat": seat, "sector": names.SECTOR_IDS[self.source]}
            if self.position > 0:
                told["position"] = self.position
            told["to"] = names.SECTOR_IDS[self.to]
            s.tell("DIK-229", "others-moved" if self.position > 0 else "corruption-moved", told)
        if self.position > 0:
            move_other(s, s.others_pile(self.source), self.position, self.to)
        else:
            s.add_on(self.source, Sector.corruption, -1)
            s.add_on(self.to, Sector.corruption, 1)
        self.left -= 1
        return self.goto("choose_pawn")


def move_other(s: Diktat, pile: i64, position: i64, sector: i64) -> None:
    """DIK-192  An Others pawn goes on top of the Others pile of a sector, or starts one."""
    target = s.others_pile(sector)
    if target == 0:
        target = s.new_pile(state.OTHERS, sector)
    s.move_pawn(pile, position, target)


@frame("choose")
class Reinforce(Procedure):
    """House: put Agents of one type from the own reserve on top of own piles, then 1 PP."""

    seat: i64
    kind: Annotated[i64, "agent"]
    left: i64
    only: i64  # the one pile allowed, 0: any, -1: the first chosen

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-101", "reinforce")

    def choose(self, s: Diktat) -> i64:
        """Asked even with no such Agent left: whether there is one is for the owner to know (DIK-030)."""
        if self.left > 0 and len(piles_of(s, self.seat)) > 0:
            return ASK
        earn(s, "DIK-101", self.seat, names.PP, 1)
        return DONE

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if s.get(seat, self.kind) > 0:
            for pile in piles_of(s, seat):
                if self.only <= 0 or pile == self.only:
                    out = append(out, pack(verbs.PILE, pile))
        return append(out, pack(verbs.STOP))

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        """Types are not shown; single pawns do not draw the Others (DIK-Q73)."""
        if verb_of(choice) == verbs.STOP:
            self.left = 0
            return self.goto("choose")
        s.add(seat, self.kind, -1)
        s.lay(arg_a(choice), self.kind, 0, 0)
        if self.only < 0:
            self.only = arg_a(choice)
        self.left -= 1
        if s.loud:
            sector = names.SECTOR_IDS[s.place(arg_a(choice))]
            s.tell("DIK-101", "reinforced", {"seat": seat, "pile": arg_a(choice), "sector": sector})
        return self.goto("choose")


@frame("choose")
class Campaign(Procedure):
    """House: place Memberships on two different boards (both on the same one with 2 players)."""

    seat: i64
    left: i64
    last: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-038", "campaign")

    def choose(self, s: Diktat) -> i64:
        return ASK if self.left > 0 and len(hosts(s, self.seat, self.last)) > 0 else DONE

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = hosts(s, seat, self.last)
        return append(out, pack(verbs.STOP)) if self.last != state.NOBODY else out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.STOP:
            return DONE
        self.last = arg_a(choice)
        self.left -= 1
        s.add(seat, Player.stock, -1)
        s.add(self.last, Player.members, 1)
        if s.loud:
            s.tell(
                "DIK-038",
                "membership-placed",
                {"seat": seat, "host": self.last, "token": names.TOKEN_IDS[names.MEMBERSHIP]},
            )
        return self.goto("choose")
