"""Deployments (STW-044 to STW-048)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, PUBLIC, Frame, arg_a, arg_b, arg_c, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import (
    place_floors,
    put_structure,
    recruit,
    take_structure,
    zone_id,
)
from ludotheque.games.steamwatchers.phases.learning import sign_first_contract
from ludotheque.games.steamwatchers.queries import (
    FULL_TABLE,
    ROOM,
    ability,
    sea_in_play,
)
from ludotheque.games.steamwatchers.state import Steam

TAKEN_CARD: Final = Refusal("STW-044", "deployment-taken")
FAR_CARD: Final = Refusal("STW-034", "deployment-far")
BURNT_CARD: Final = Refusal("STW-206", "deployment-burnt")
NOT_DEPLOYED: Final = Refusal("STW-045", "not-deployed")
TOO_MANY: Final = Refusal("STW-022", "five-units")
CANNOT_FIT: Final = Refusal("STW-045", "forces-left")
PICK: Final = 0
UNITS: Final = 1
COLUMN: Final = 3
FARM: Final = 4
CONTRACT: Final = 5
ACCOMPLICE: Final = 6


class Deploy(Frame[Steam]):
    """STW-044 to STW-048  A Deployment card, then the starting forces over its three zones."""

    STEPS: ClassVar[tuple[str, ...]] = ("card", "first", "second", "column", "farms", "contract", "accomplice", "end")
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "base": PUBLIC, "elite": PUBLIC, "farms": PUBLIC}

    def __init__(self, seat: i64, base: i64, elite: i64, farms: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.base: i64 = base  # soldiers still to be placed
        self.elite: i64 = elite
        self.farms: i64 = farms

    def clone(self) -> "Deploy":
        other = Deploy(self.seat, self.base, self.elite, self.farms)
        other.step = self.step
        return other

    def zone(self, s: Steam, k: i64) -> i64:
        return s.content.deployment_zones[(s.get(self.seat, state.DEPLOYMENT) - 1) * names.DEPLOYED + k]

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        if self.step == PICK:
            return ("STW-044", "deployment")
        if self.step < COLUMN:
            return ("STW-045", "forces")
        if self.step == COLUMN:
            return ("STW-046", "first-steam")
        return ("STW-045", "first-farm") if self.step == FARM else ("STW-237", "accomplice")

    def run(self, s: Steam) -> i64:
        if self.step == COLUMN and s.content.start_floors[s.clan(self.seat)] == 0:
            return NEXT
        if self.step == FARM and self.farms == 0:
            return NEXT
        if self.step == CONTRACT:
            if s.content.deployment_sea[s.get(self.seat, state.DEPLOYMENT) - 1] >= 0 and s.scenario.contracts_from == 0:
                sign_first_contract(s, self.seat)
            return NEXT
        if self.step == ACCOMPLICE and not ability(s, self.seat, names.FLOTTE):
            return DONE
        return ASK if self.step <= ACCOMPLICE else DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=24)
        i: i64
        j: i64
        if self.step == PICK:
            for i in range(1, names.DEPLOYMENTS + 1):
                if why_not_deployment(s, i) is None:
                    out = append(out, pack(verbs.DEPLOYMENT, i))
        elif self.step < COLUMN:
            zone = self.zone(s, self.step - UNITS)
            for i in range(self.elite + 1):
                for j in range(self.base + 1):
                    if self.why_not_forces(j, i) is None:
                        out = append(out, pack(verbs.STATION, zone, j, i))
        elif self.step < CONTRACT:
            for i in range(names.DEPLOYED):
                out = append(out, pack(verbs.ZONE, self.zone(s, i)))
        else:
            for i in range(s.content.seas):
                if sea_in_play(s, i):
                    out = append(out, pack(verbs.SEA, i))
        return out

    def why_not_forces(self, base: i64, elite: i64) -> Refusal | None:
        """STW-045, STW-Q11  Freely, but five units a zone at most, and what is left must fit in the other zones."""
        if base > self.base or elite > self.elite:
            return NOT_DEPLOYED
        if base + elite > ROOM:
            return TOO_MANY
        rest = names.DEPLOYED - 1 - (self.step - UNITS)
        return CANNOT_FIT if self.base + self.elite - base - elite > rest * ROOM else None

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if self.step == PICK and verb == verbs.DEPLOYMENT:
            return why_not_deployment(s, arg_a(choice))
        if (self.step == UNITS or self.step == UNITS + 1) and verb == verbs.STATION:
            if arg_a(choice) != self.zone(s, self.step - UNITS):
                return NOT_DEPLOYED
            return self.why_not_forces(arg_b(choice), arg_c(choice))
        if (self.step == COLUMN or self.step == FARM) and verb == verbs.ZONE:
            k: i64
            for k in range(names.DEPLOYED):
                if self.zone(s, k) == arg_a(choice):
                    return None
            return NOT_DEPLOYED
        return super().why_not(s, seat, choice)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if self.step == PICK:
            self.pick(s, arg_a(choice))
            return NEXT
        if self.step < COLUMN:
            self.base -= arg_b(choice)
            self.elite -= arg_c(choice)
            self.settle_in(s, arg_a(choice), arg_b(choice), arg_c(choice))
            if self.step == UNITS + 1:
                self.settle_in(s, self.zone(s, names.DEPLOYED - 1), self.base, self.elite)
            return NEXT
        if self.step == COLUMN:
            floors = place_floors(s, arg_a(choice), s.content.start_floors[s.clan(seat)])
            if s.loud:
                told: dict[str, object] = {"seat": int(seat), "zone": zone_id(s, arg_a(choice)), "floors": int(floors)}
                s.tell("STW-046", "start-column", told)
            return NEXT
        if self.step == FARM:
            take_structure(s, seat, state.FARM)
            put_structure(s, arg_a(choice), state.FARM)
            if s.loud:
                s.tell("STW-045", "start-farm", {"seat": int(seat), "zone": zone_id(s, arg_a(choice))})
            self.farms -= 1
            return FARM
        s.accomplice = arg_a(choice)
        if s.loud:
            s.tell("STW-237", "accomplice", {"seat": int(seat), "sea": s.content.sea_ids[arg_a(choice)]})
        return DONE

    def pick(self, s: Steam, number: i64) -> None:
        s.put(self.seat, state.DEPLOYMENT, number)
        clan = s.clan(self.seat)
        self.base = s.content.start_base[clan]
        self.elite = s.content.start_elite[clan]
        for hooks in s.content.hooks:
            self.base = hooks.soldiers(s, self.seat, 0, self.base)
            self.elite = hooks.soldiers(s, self.seat, 1, self.elite)
        self.farms = s.content.start_farms[clan]
        if self.base > s.get(self.seat, state.RESERVE_BASE):
            self.base = s.get(self.seat, state.RESERVE_BASE)
        if self.elite > s.get(self.seat, state.RESERVE_ELITE):
            self.elite = s.get(self.seat, state.RESERVE_ELITE)
        if s.loud:
            s.tell("STW-044", "deployed", {"seat": int(self.seat), "n": int(number)})

    def settle_in(self, s: Steam, zone: i64, base: i64, elite: i64) -> None:
        if base + elite == 0:
            return
        recruit(s, self.seat, zone, base, elite)
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "zone": zone_id(s, zone)}
            told["base"] = int(base)
            told["elite"] = int(elite)
            s.tell("STW-045", "stationed", told)


def why_not_deployment(s: Steam, number: i64) -> Refusal | None:
    if number < 1 or number > names.DEPLOYMENTS:
        return NOT_OFFERED
    seat: i64
    for seat in range(s.seats):
        if s.get(seat, state.DEPLOYMENT) == number:
            return TAKEN_CARD
    if s.seats < FULL_TABLE and s.content.deployment_far[number - 1] == 1:
        return FAR_CARD
    k: i64
    for k in range(names.DEPLOYED):
        if s.on(s.content.deployment_zones[(number - 1) * names.DEPLOYED + k], state.HOLDER) == state.CRAMES:
            return BURNT_CARD
    return None
