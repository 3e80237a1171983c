"""Effet d’un jeton Défense (STW-133 to STW-143)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK_IF_MANY, DONE, NEXT, NOT_OFFERED, Frame, arg_a, arg_b, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import recruit, zone_id
from ludotheque.games.steamwatchers.phases.actions import Slot, why_not_act
from ludotheque.games.steamwatchers.phases.placing import Build, Contract, open_seas, why_not_contract, why_not_station
from ludotheque.games.steamwatchers.queries import ability, adjacent, controller, havens, in_play, near_mask, room
from ludotheque.games.steamwatchers.state import Player, Steam

BASE: Final = 0  # the two types as choices name them
ELITE: Final = 1

RECRUITING: Final = 1

RECRUITS: Final = 2  # STW-138
HOST: Final = 4  # STW-232

NOT_RHEIN_STAMM: Final = Refusal("STW-232", "not-rhein-stamm")
NO_TURRET: Final = Refusal("STW-004", "no-turret")
NOBODY_TO_RECRUIT: Final = Refusal("STW-Q23", "nobody-to-recruit")
NO_ROOM: Final = Refusal("STW-Q23", "no-room")
NO_HAVEN: Final = Refusal("STW-Q32", "no-haven")
NOTHING_TO_PLACE: Final = Refusal("STW-Q23", "nothing-to-place")
NO_BASE: Final = Refusal("STW-004", "no-base")
NO_ELITE: Final = Refusal("STW-004", "no-elite")
NO_ELITE_YET: Final = Refusal("STW-192", "no-elite-yet")
ONE_TYPE: Final = Refusal("STW-138", "one-type")
HOST_NO_ELITE: Final = Refusal("STW-232", "host-no-elite")
TOO_FAR: Final = Refusal("STW-138", "too-far")
RECRUIT_ONE: Final = Refusal("STW-Q23", "recruit-one")
NOT_YOUR_CONTRACT: Final = Refusal("STW-143", "not-your-contract")
SAME_SEA: Final = Refusal("STW-143", "same-sea")


def muster(s: Steam, seat: i64, active: i64) -> vec[i64]:
    """STW-138, STW-140, STW-Q33  The active zone and the adjacent ones he controls, by land or strait, with room."""
    mask = near_mask(s, active)
    out = vec[i64](capacity=8)
    zone: i64
    for zone in range(s.content.zones):
        if zone == active or mask >> zone & 1 == 1:
            if controller(s, zone) == seat and room(s, seat, zone) > 0:
                out = append(out, zone)
    return out


def why_not_turret(s: Steam) -> Refusal | None:
    """STW-134, STW-Q23"""
    return None if s.turrets > 0 else NO_TURRET


def why_not_mobilise(s: Steam, seat: i64, active: i64, token: i64) -> Refusal | None:
    """STW-138, STW-139, STW-232, STW-Q23  Somebody to recruit, somewhere to put him."""
    if token == state.GREAT_HOST and not ability(s, seat, names.RHEIN_STAMM):
        return NOT_RHEIN_STAMM
    bad = why_not_act(s, seat, token)
    if bad is not None:
        return bad
    if s.get(seat, Player.reserve_base) == 0 and (token == state.GREAT_HOST or why_not_elite(s, seat) is not None):
        return NOBODY_TO_RECRUIT
    return None if len(muster(s, seat, active)) > 0 else NO_ROOM


def why_not_elite(s: Steam, seat: i64) -> Refusal | None:
    """STW-139, STW-192, STW-193"""
    if s.scenario.elites_from > s.turn:
        return NO_ELITE_YET
    return None if s.get(seat, Player.reserve_elite) > 0 else NO_ELITE


def why_not_negotiate(s: Steam, seat: i64) -> Refusal | None:
    """STW-142, STW-143, STW-194, STW-Q32  A haven and a contract to place, or with an empty reserve one to move."""
    bad = why_not_act(s, seat, state.NEGOTIATION)
    if bad is not None:
        return bad
    if s.get(seat, Player.contracts) == 0:
        return None if len(transfers(s, seat)) > 0 else NOTHING_TO_PLACE
    if havens(s, seat) == 0:
        return NO_HAVEN
    return None if len(open_seas(s)) > 0 else NOTHING_TO_PLACE


def why_not_transfer(s: Steam, seat: i64, sea: i64, to: i64) -> Refusal | None:
    """STW-143, STW-Q32  One of his contracts to a free slot of another sea; no Legate or Accomplice token."""
    if s.contracts(sea, seat) == 0:
        return NOT_YOUR_CONTRACT
    return SAME_SEA if sea == to else why_not_contract(s, to)


def transfers(s: Steam, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=16)
    sea: i64
    to: i64
    for sea in range(s.content.seas):
        for to in range(s.content.seas):
            if why_not_transfer(s, seat, sea, to) is None:
                out = append(out, pack(verbs.MOVE_CONTRACT, sea, to))
    return out


@frame("choose")
class Defence(Frame[Steam]):
    """STW-133  Exactly one of: build a turret, wait, Mobilisation, Negotiation."""

    seat: i64
    zone: Annotated[i64, "zone"]

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-133", "defence")

    def choose(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=5)
        for verb in (verbs.TURRET, verbs.MOBILISE, verbs.GREAT_HOST, verbs.NEGOTIATE, verbs.WAIT):
            if self.why_not(s, seat, pack(verb)) is None:
                out = append(out, pack(verb))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if verb == verbs.TURRET:
            return why_not_turret(s)
        if verb == verbs.MOBILISE:
            return why_not_mobilise(s, seat, self.zone, state.MOBILISATION)
        if verb == verbs.GREAT_HOST:
            return why_not_mobilise(s, seat, self.zone, state.GREAT_HOST)
        if verb == verbs.NEGOTIATE:
            return why_not_negotiate(s, seat)
        return None if verb == verbs.WAIT else NOT_OFFERED  # STW-137

    def default(self, s: Steam, seat: i64) -> i64:
        return pack(verbs.WAIT)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.TURRET:  # STW-134, STW-136  it costs nothing and belongs to nobody
            s.call(Build(seat, self.zone, state.TURRET))
        elif verb == verbs.NEGOTIATE:
            s.call(Negotiation(seat, 0, 0))
        elif verb == verbs.WAIT:
            if s.loud:
                s.tell("STW-137", "waited", {"seat": int(seat), "zone": zone_id(s, self.zone)})
        else:
            s.call(
                Mobilisation(seat, self.zone, state.GREAT_HOST if verb == verbs.GREAT_HOST else state.MOBILISATION, 0)
            )
        return DONE


@frame("pay recruit")
class Mobilisation(Frame[Steam]):
    """STW-138, STW-139  Up to two base soldiers, or one elite soldier; up to four base soldiers for the Great Host
    (STW-232). The slot is paid first (STW-Q24); at least one unit is recruited if it still can be (STW-Q23). An order
    token in their zone is theirs too (STW-141)."""

    seat: i64
    zone: Annotated[i64, "zone"]
    token: i64
    recruited: i64  # base soldiers so far

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-138", "recruit")

    def pay(self, s: Steam) -> i64:
        s.call(Slot(self.seat, self.token))
        return NEXT

    def recruit(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        zones = muster(s, seat, self.zone)
        if s.get(seat, Player.reserve_base) > 0 and self.recruited < (
            HOST if self.token == state.GREAT_HOST else RECRUITS
        ):
            for zone in zones:
                out = append(out, pack(verbs.RECRUIT, BASE, zone))
        if self.recruited > 0:
            return append(out, pack(verbs.STOP))
        if self.token == state.MOBILISATION and why_not_elite(s, seat) is None:
            for zone in zones:
                out = append(out, pack(verbs.RECRUIT, ELITE, zone))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if verb == verbs.STOP:
            return None if self.recruited > 0 else RECRUIT_ONE
        if verb != verbs.RECRUIT:
            return NOT_OFFERED
        zone = arg_b(choice)
        bad: Refusal | None = None
        if arg_a(choice) == ELITE:
            if self.token == state.GREAT_HOST:
                return HOST_NO_ELITE
            bad = ONE_TYPE if self.recruited > 0 else why_not_elite(s, seat)
        elif s.get(seat, Player.reserve_base) == 0:
            bad = NO_BASE
        if bad is None and in_play(s, zone) and zone != self.zone and not adjacent(s, self.zone, zone):
            bad = TOO_FAR
        return bad if bad is not None else why_not_station(s, seat, zone)

    def default(self, s: Steam, seat: i64) -> i64:
        return pack(verbs.STOP) if self.recruited > 0 else self.legal(s, seat)[0]

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.STOP:
            return DONE
        elite = arg_a(choice)
        recruit(s, seat, arg_b(choice), 1 - elite, elite)
        if s.loud:
            told: dict[str, object] = {"seat": int(seat), "zone": zone_id(s, arg_b(choice))}
            told["base"] = int(1 - elite)
            told["elite"] = int(elite)
            s.tell("STW-139" if elite == ELITE else "STW-138", "recruited", told)
        if elite == ELITE:
            return DONE
        self.recruited += 1
        return RECRUITING


@frame("pay count place after_placing transfer")
class Negotiation(Frame[Steam]):
    """STW-142, STW-Q32, STW-Q86  For each haven he controls a contract from reserve, at least one; with an empty
    reserve one of those on the seas moves to another (STW-143)."""

    seat: i64
    left: i64
    placed: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-143", "move-contract")

    def pay(self, s: Steam) -> i64:
        s.call(Slot(self.seat, state.NEGOTIATION))
        return NEXT

    def count(self, s: Steam) -> i64:
        self.left = havens(s, self.seat)
        return self.goto("place") if s.get(self.seat, Player.contracts) > 0 else self.goto("transfer")

    def place(self, s: Steam) -> i64:
        if self.left == 0:
            return DONE
        s.call(Contract(self.seat, self.placed, self.left))
        return NEXT

    def after_placing(self, s: Steam) -> i64:
        if s.answer_or(0) == 0:
            return DONE
        self.left -= 1
        self.placed = 1
        return self.goto("place")

    def transfer(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        return transfers(s, seat)

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.MOVE_CONTRACT:
            return NOT_OFFERED
        return why_not_transfer(s, seat, arg_a(choice), arg_b(choice))

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        sea = arg_a(choice)
        to = arg_b(choice)
        s.seas[sea * state.MAX_SEATS + seat] -= 1
        s.seas[to * state.MAX_SEATS + seat] += 1
        if s.loud:
            told: dict[str, object] = {"seat": int(seat), "sea": s.content.sea_ids[sea], "to": s.content.sea_ids[to]}
            s.tell("STW-143", "contract-moved", told)
        return DONE
