"""Deployments (STW-044 to STW-048)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, Frame, arg_a, arg_b, arg_c, pack, verb_of
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
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

TAKEN_CARD: Final = Refusal("STW-044", "deployment-taken")
FAR_CARD: Final = Refusal("STW-034", "deployment-far")
BURNT_CARD: Final = Refusal("STW-206", "deployment-burnt")
NOT_DEPLOYED: Final = Refusal("STW-045", "not-deployed")
TOO_MANY: Final = Refusal("STW-022", "five-units")
CANNOT_FIT: Final = Refusal("STW-045", "forces-left")


@frame("card first second column farm contract accomplice end")
class Deploy(Frame[Steam]):
    """STW-044 to STW-048  A Deployment card, then the starting forces over its three zones."""

    seat: i64
    base: i64 = 0  # soldiers still to be placed
    elite: i64 = 0
    farms: i64 = 0

    def zone(self, s: Steam, k: i64) -> i64:
        return s.content.deployment_zones[(s.get(self.seat, Player.deployment) - 1) * names.DEPLOYED + k]

    def settled(self) -> i64:
        """How many of the zones have their units."""
        return 1 if self.at("second") else 0

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        if self.at("card"):
            return ("STW-044", "deployment")
        if self.at("column"):
            return ("STW-046", "first-steam")
        if self.at("farm"):
            return ("STW-045", "first-farm")
        return ("STW-237", "accomplice") if self.at("accomplice") else ("STW-045", "forces")

    def card(self, s: Steam) -> i64:
        return ASK

    def first(self, s: Steam) -> i64:
        return ASK

    def second(self, s: Steam) -> i64:
        return ASK

    def column(self, s: Steam) -> i64:
        return ASK if s.content.start_floors[s.clan(self.seat)] > 0 else NEXT

    def farm(self, s: Steam) -> i64:
        return ASK if self.farms > 0 else NEXT

    def contract(self, s: Steam) -> i64:
        if s.content.deployment_sea[s.get(self.seat, Player.deployment) - 1] >= 0 and s.scenario.contracts_from == 0:
            sign_first_contract(s, self.seat)
        return NEXT

    def accomplice(self, s: Steam) -> i64:
        return ASK if ability(s, self.seat, names.FLOTTE) else DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=24)
        i: i64
        j: i64
        if self.at("card"):
            for i in range(1, names.DEPLOYMENTS + 1):
                if why_not_deployment(s, i) is None:
                    out = append(out, pack(verbs.DEPLOYMENT, i))
        elif self.at("first") or self.at("second"):
            zone = self.zone(s, self.settled())
            for i in range(self.elite + 1):
                for j in range(self.base + 1):
                    if self.why_not_forces(j, i) is None:
                        out = append(out, pack(verbs.STATION, zone, j, i))
        elif self.at("column") or self.at("farm"):
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
        rest = names.DEPLOYED - 1 - self.settled()
        return CANNOT_FIT if self.base + self.elite - base - elite > rest * ROOM else None

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if self.at("card") and verb == verbs.DEPLOYMENT:
            return why_not_deployment(s, arg_a(choice))
        if (self.at("first") or self.at("second")) and verb == verbs.STATION:
            if arg_a(choice) != self.zone(s, self.settled()):
                return NOT_DEPLOYED
            return self.why_not_forces(arg_b(choice), arg_c(choice))
        if (self.at("column") or self.at("farm")) and verb == verbs.ZONE:
            k: i64
            for k in range(names.DEPLOYED):
                if self.zone(s, k) == arg_a(choice):
                    return None
            return NOT_DEPLOYED
        return super().why_not(s, seat, choice)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if self.at("card"):
            self.pick(s, arg_a(choice))
            return NEXT
        if self.at("first") or self.at("second"):
            self.base -= arg_b(choice)
            self.elite -= arg_c(choice)
            self.settle_in(s, arg_a(choice), arg_b(choice), arg_c(choice))
            if self.at("second"):
                self.settle_in(s, self.zone(s, names.DEPLOYED - 1), self.base, self.elite)
            return NEXT
        if self.at("column"):
            floors = place_floors(s, arg_a(choice), s.content.start_floors[s.clan(seat)])
            if s.loud:
                told: dict[str, object] = {"seat": int(seat), "zone": zone_id(s, arg_a(choice)), "placed": int(floors)}
                s.tell("STW-046", "start-column", told)
            return NEXT
        if self.at("farm"):
            take_structure(s, seat, state.FARM)
            put_structure(s, arg_a(choice), state.FARM)
            if s.loud:
                s.tell("STW-045", "start-farm", {"seat": int(seat), "zone": zone_id(s, arg_a(choice))})
            self.farms -= 1
            return self.goto("farm")
        s.accomplice = arg_a(choice)
        if s.loud:
            s.tell("STW-237", "accomplice", {"seat": int(seat), "sea": s.content.sea_ids[arg_a(choice)]})
        return DONE

    def pick(self, s: Steam, number: i64) -> None:
        s.put(self.seat, Player.deployment, number)
        clan = s.clan(self.seat)
        self.base = s.content.start_base[clan]
        self.elite = s.content.start_elite[clan]
        for hooks in s.content.hooks:
            self.base = hooks.soldiers(s, self.seat, 0, self.base)
            self.elite = hooks.soldiers(s, self.seat, 1, self.elite)
        self.farms = s.content.start_farms[clan]
        if self.base > s.get(self.seat, Player.reserve_base):
            self.base = s.get(self.seat, Player.reserve_base)
        if self.elite > s.get(self.seat, Player.reserve_elite):
            self.elite = s.get(self.seat, Player.reserve_elite)
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
        if s.get(seat, Player.deployment) == number:
            return TAKEN_CARD
    if s.seats < FULL_TABLE and s.content.deployment_far[number - 1] == 1:
        return FAR_CARD
    k: i64
    for k in range(names.DEPLOYED):
        if s.on(s.content.deployment_zones[(number - 1) * names.DEPLOYED + k], Zone.holder) == state.CRAMES:
            return BURNT_CARD
    return None
