"""The special rules of the scenarios (STW-188 to STW-231), one a class: what each does, and when. Which of them a
scenario has, and with what numbers, is data: content/house/scenarios."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.acts import gain
from ludotheque.games.steamwatchers.hooks import AnyHooks, Hooks
from ludotheque.games.steamwatchers.phases.elimination import Fallen
from ludotheque.games.steamwatchers.phases.incubation import Quarantine
from ludotheque.games.steamwatchers.phases.learning import FirstElite, sign_first_contract
from ludotheque.games.steamwatchers.phases.losses import Trophy
from ludotheque.games.steamwatchers.phases.opening import SpreadOut, burn_zones, bury_ruins, raise_giants
from ludotheque.games.steamwatchers.phases.placing import Contract
from ludotheque.games.steamwatchers.phases.reliquary import Poorest, new_election, poorest
from ludotheque.games.steamwatchers.phases.rendezvous import Secret, rendezvous_of
from ludotheque.games.steamwatchers.phases.treatment import Treatment
from ludotheque.games.steamwatchers.queries import by_reservation, controller
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

NO_MARCH_YET: Final = Refusal("STW-195", "no-march-yet")
NO_NEGOTIATION_YET: Final = Refusal("STW-194", "no-negotiation-yet")


class SameForces(Hooks[Steam]):
    """STW-188  Everybody starts with the same soldiers, whatever the clan board says."""

    def soldiers(self, s: Steam, seat: i64, unit: i64, n: i64) -> i64:
        return s.scenario.start_base if unit == 0 else s.scenario.start_elite


class ExtraForces(Hooks[Steam]):
    """STW-197, STW-201  Soldiers deployed in addition."""

    def soldiers(self, s: Steam, seat: i64, unit: i64, n: i64) -> i64:
        return n + (s.scenario.extra_base if unit == 0 else s.scenario.extra_elite)


class Learning(Hooks[Steam]):
    """STW-190, STW-192, STW-193, STW-194, STW-195  What the tutorial has set aside comes turn by turn."""

    def turn_begins(self, s: Steam) -> None:
        if s.scenario.elites_from == s.turn:
            for seat in by_reservation(s):
                s.call(FirstElite(seat))
        if s.scenario.contracts_from == s.turn:
            for seat in by_reservation(s):  # STW-Q66
                sign_first_contract(s, seat)
            for seat in by_reservation(s):
                s.call(Contract(seat, 0))

    def why_not_act(self, s: Steam, seat: i64, token: i64) -> Refusal | None:
        if token == state.FORCED_MARCH and s.scenario.march_from > s.turn:
            return NO_MARCH_YET
        return NO_NEGOTIATION_YET if token == state.NEGOTIATION and s.scenario.contracts_from > s.turn else None


class Spread(Hooks[Steam]):
    """STW-198  Units move into free zones beside the deployment zones."""

    def deployed(self, s: Steam, seat: i64) -> None:
        s.call(SpreadOut(seat, s.scenario.spread, 0))


class Vanguard(Hooks[Steam]):
    """STW-207  Base soldiers in a free zone beside the deployment zones."""

    def deployed(self, s: Steam, seat: i64) -> None:
        s.call(SpreadOut(seat, s.scenario.vanguard, 1))


class Trophies(Hooks[Steam]):
    """STW-199, STW-200  The winner of a combat keeps a figure; so many are worth 1 GÉO."""

    def won(self, s: Steam, winner: i64, loser: i64, zone: i64, base: i64, elite: i64) -> None:
        if base + elite > 0 and loser != state.CRAMES:
            s.call(Trophy(winner, loser, base, elite))

    def score(self, s: Steam, seat: i64, n: i64) -> i64:
        return n + s.get(seat, Player.trophies) // s.scenario.trophies


class Bearer(Hooks[Steam]):
    """The scenario card counts for whoever bears it (STW-026)."""

    def level(self, s: Steam, seat: i64, n: i64) -> i64:
        return n + s.scenario.card_geo if s.bearer == seat else n


class Alga(Bearer):
    """STW-202  The winner of a combat takes the card, and barrels."""

    def won(self, s: Steam, winner: i64, loser: i64, zone: i64, base: i64, elite: i64) -> None:
        s.bearer = winner
        got = gain(s, winner, False, s.scenario.card_healthy)
        if s.loud:
            s.tell("STW-202", "alga", {"seat": int(winner), "n": int(got)})


class Burnt(Hooks[Steam]):
    """STW-205, STW-210  The Cramés hold zones, and lose fewer units."""

    def board(self, s: Steam) -> None:
        burn_zones(s)

    def losses(self, s: Steam, seat: i64, n: i64) -> i64:
        return s.scenario.burnt_losses if seat == state.CRAMES else n


class FirstQuarantine(Hooks[Steam]):
    """STW-214  Quarantine tokens at set-up."""

    def deployed(self, s: Steam, seat: i64) -> None:
        k: i64
        for k in range(s.scenario.start_quarantine):
            s.call(Quarantine(seat))


class Ruins(Hooks[Steam]):
    """STW-215  The card Ruines in the deck."""

    def board(self, s: Steam) -> None:
        bury_ruins(s)


class TreatmentForAll(Hooks[Steam]):
    """STW-217  A Quarantine token may be paid off at the start of Phase 5."""

    def winter_begins(self, s: Steam) -> None:
        for seat in by_reservation(s):
            s.call(Treatment(seat))
            s.call(Fallen(seat))


class Reliquary(Bearer):
    """STW-221  A keeper is elected at the end of the Conclave."""

    def conclave_ends(self, s: Steam) -> None:
        if s.turn >= s.scenario.vote_from:
            s.call(new_election(s))


class HelpThePoorest(Hooks[Steam]):
    """STW-224  A barrel or a contract for those with the least GÉO."""

    def turn_ends(self, s: Steam) -> None:
        for seat in poorest(s):
            s.call(Poorest(seat))


class Giants(Hooks[Steam]):
    """STW-225, STW-228  Columns that stand from the start, and what their zones are worth at the end."""

    def board(self, s: Steam) -> None:
        raise_giants(s)

    def score(self, s: Steam, seat: i64, n: i64) -> i64:
        zone: i64
        for zone in range(s.content.zones):
            if s.on(zone, Zone.target) == state.NEUTRAL_TARGET and controller(s, zone) == seat:
                n += s.scenario.target_geo
        return n


class TallerColumns(Hooks[Steam]):
    """STW-226, STW-Q79  Columns that appear are taller."""

    def floors(self, s: Steam, zone: i64, n: i64) -> i64:
        return n + s.scenario.extra_floor


class HotColumns(Hooks[Steam]):
    """STW-227  Tall columns raise incubation more."""

    def rise(self, s: Steam, zone: i64, n: i64) -> i64:
        return s.scenario.tall_incubation if s.on(zone, Zone.floors) >= s.scenario.tall_floors else n


class SecretPlaces(Hooks[Steam]):
    """STW-229, STW-231  A rendezvous is drawn at set-up; its zone, and those of the others, count at the end."""

    def deployed(self, s: Steam, seat: i64) -> None:
        s.call(Secret(seat))

    def score(self, s: Steam, seat: i64, n: i64) -> i64:
        other: i64
        for other in range(s.seats):
            zone = rendezvous_of(s, other)
            if zone != state.NOBODY and controller(s, zone) == seat:
                n += s.scenario.rendezvous_own if other == seat else s.scenario.rendezvous_other
        return n


# By the name of the rule in the data, in the order in which they are asked (STW-Q81); one that is numbers only, read by
# the chapters themselves, has no class.
SPECIAL_RULES: Final[dict[str, type[AnyHooks]]] = {
    "same_forces": SameForces,
    "extra_forces": ExtraForces,
    "learning": Learning,
    "spread": Spread,
    "vanguard": Vanguard,
    "trophies": Trophies,
    "alga": Alga,
    "burnt": Burnt,
    "giants": Giants,
    "first_quarantine": FirstQuarantine,
    "ruins": Ruins,
    "cure": TreatmentForAll,
    "reliquary": Reliquary,
    "poorest": HelpThePoorest,
    "taller_columns": TallerColumns,
    "hot_columns": HotColumns,
    "rendezvous": SecretPlaces,
}
