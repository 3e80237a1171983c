"""Pieces that come from a reserve onto the map: a soldier, a contract, a structure (STW-004 to STW-023)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers import state, verbs
from ludotheque.games.steamwatchers.acts import (
    STRUCTURE_IDS,
    drop_structure,
    put_structure,
    recruit,
    sign,
    stock_of,
    take_structure,
    zone_id,
)
from ludotheque.games.steamwatchers.queries import (
    controller,
    free_contract_slots,
    free_zones,
    in_play,
    room,
    sea_in_play,
)
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

OUT_OF_PLAY: Final = Refusal("STW-035", "out-of-play")
NOT_YOURS: Final = Refusal("STW-019", "not-yours")
ZONE_FULL: Final = Refusal("STW-022", "zone-full")
SEA_OUT_OF_PLAY: Final = Refusal("STW-Q13", "sea-out-of-play")
SEA_FULL: Final = Refusal("STW-017", "sea-full")
NOT_BUILT_HERE: Final = Refusal("STW-009", "not-built-here")


def why_not_station(s: Steam, seat: i64, zone: i64) -> Refusal | None:
    """STW-005, STW-007, STW-019, STW-022  A unit from reserve goes where its clan is in control and has fewer than
    five units; structures are no units."""
    if not in_play(s, zone):
        return OUT_OF_PLAY
    if controller(s, zone) != seat:
        return NOT_YOURS
    return None if room(s, seat, zone) > 0 else ZONE_FULL


def why_not_contract(s: Steam, sea: i64) -> Refusal | None:
    """STW-017, STW-Q13  A contract goes on a free slot of a sea in play."""
    if not sea_in_play(s, sea):
        return SEA_OUT_OF_PLAY
    return None if free_contract_slots(s, sea) > 0 else SEA_FULL


def open_seas(s: Steam) -> vec[i64]:
    """Seas that can take a contract."""
    out = vec[i64](capacity=s.content.seas)
    sea: i64
    for sea in range(s.content.seas):
        if why_not_contract(s, sea) is None:
            out = append(out, sea)
    return out


def rule_of(number: i64) -> str:
    """The id of a rule from its number."""
    return f"STW-{int(number):03d}"


@frame("place")
class Soldier(Frame[Steam]):
    """One base soldier from reserve into a zone he controls, by the rule that grants him; nothing happens without a
    soldier or without room (STW-004, STW-022)."""

    seat: i64
    rule_no: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return (rule_of(self.rule_no), "soldier")

    def place(self, s: Steam) -> i64:
        if s.get(self.seat, Player.reserve_base) == 0:
            return DONE
        zones = free_zones(s, self.seat)
        if len(zones) > 1:
            return ASK
        if len(zones) == 1:
            self.station(s, zones[0])
        return DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        for zone in free_zones(s, seat):
            out = append(out, pack(verbs.ZONE, zone))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        return why_not_station(s, seat, arg_a(choice)) if verb_of(choice) == verbs.ZONE else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        self.station(s, arg_a(choice))
        return DONE

    def station(self, s: Steam, zone: i64) -> None:
        recruit(s, self.seat, zone, 1, 0)
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "zone": zone_id(s, zone), "base": 1, "elite": 0}
            s.tell(rule_of(self.rule_no), "recruited", told)


@frame("place")
class Contract(Frame[Steam]):
    """One contract from reserve onto a free slot of a sea in play (STW-017, STW-023). Answers how many."""

    seat: i64
    optional: i64  # 1: he may decline
    left: i64 = 1  # how many he may still place, this one included

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-017", "contract")

    def about(self, s: Steam, seat: i64) -> dict[str, object]:
        reserve = s.get(self.seat, Player.contracts)
        return {"left": int(self.left if self.left < reserve else reserve)}

    def place(self, s: Steam) -> i64:
        seas = open_seas(s)
        if s.get(self.seat, Player.contracts) == 0 or len(seas) == 0:
            s.answer(0)
            return DONE
        if len(seas) == 1 and self.optional == 0:
            return self.sign(s, seas[0])
        return ASK

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=s.content.seas + 1)
        for sea in open_seas(s):
            out = append(out, pack(verbs.SEA, sea))
        if self.optional == 1:
            out = append(out, pack(verbs.STOP))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.SEA:
            return why_not_contract(s, arg_a(choice))
        return None if verb_of(choice) == verbs.STOP and self.optional == 1 else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.SEA:
            return self.sign(s, arg_a(choice))
        s.answer(0)
        return DONE

    def sign(self, s: Steam, sea: i64) -> i64:
        sign(s, self.seat, sea)
        s.answer(1)
        if s.loud:
            s.tell("STW-017", "contract", {"seat": int(self.seat), "sea": s.content.sea_ids[sea]})
        return DONE


@frame("make_way build")
class Build(Frame[Steam]):
    """STW-008, STW-009  A structure of the builder's choice makes way where two stand already. Without one in reserve
    nothing is built (STW-004)."""

    seat: i64
    zone: Annotated[i64, "zone"]
    structure: Annotated[i64, "structure"]

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-009", "raze")

    def make_way(self, s: Steam) -> i64:
        if stock_of(s, self.seat, self.structure) == 0:
            return DONE
        if s.structures(self.zone) < 2:
            return NEXT
        first = s.on(self.zone, Zone.first)
        if first != s.on(self.zone, Zone.second):
            return ASK
        self.raze(s, first)
        return NEXT

    def build(self, s: Steam) -> i64:
        if stock_of(s, self.seat, self.structure) == 0:
            return DONE
        take_structure(s, self.seat, self.structure)
        put_structure(s, self.zone, self.structure)
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "zone": zone_id(s, self.zone)}
            told["structure"] = structure_id(self.structure)
            s.tell("STW-008", "built", told)
        return DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=2), pack(verbs.RAZE, s.on(self.zone, Zone.first)))
        return append(out, pack(verbs.RAZE, s.on(self.zone, Zone.second)))

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.RAZE:
            return NOT_OFFERED
        return None if s.has(self.zone, arg_a(choice)) else NOT_BUILT_HERE

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        self.raze(s, arg_a(choice))
        return NEXT

    def raze(self, s: Steam, structure: i64) -> None:
        """STW-010  It goes to the box."""
        drop_structure(s, self.zone, structure)
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "zone": zone_id(s, self.zone)}
            told["structure"] = structure_id(structure)
            s.tell("STW-010", "razed", told)


def structure_id(structure: i64) -> str:
    """A structure as events call it: a beacon without its owner."""
    return "beacon" if structure >= state.BEACON else STRUCTURE_IDS[structure]
