"""Phase 5, « Grand blanc »: GÉO levels, victory, supply and upkeep (STW-093 to STW-111, STW-186)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.numbers import rule_number
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, ASK_IF_MANY, DONE, NEXT, NOT_OFFERED, Frame, arg_a, arg_b, pack, verb_of
from ludotheque.games.steamwatchers import effects, names, state, verbs
from ludotheque.games.steamwatchers.acts import (
    gain,
    give_up,
    lift_order,
    open_slots,
    spend,
    sweep_orders,
    to_reserve,
    zone_id,
)
from ludotheque.games.steamwatchers.phases.elimination import Fallen
from ludotheque.games.steamwatchers.phases.incubation import Pay, count_units, take_away
from ludotheque.games.steamwatchers.queries import (
    barrels,
    by_reservation,
    geo,
    havens,
    lasting,
    on_board,
    quarantine_tokens,
)
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

NO_UNIT: Final = Refusal("STW-105", "no-such-unit")


@frame("treat measure victory prepare feed maintain help clear")
class GreatWhite(Frame[Steam]):
    """STW-093, STW-Q50  Each step for everybody, in order of the Reservation track."""

    seat: i64

    def treat(self, s: Steam) -> i64:
        for hooks in s.content.hooks:
            hooks.winter_begins(s)
        return NEXT

    def measure(self, s: Steam) -> i64:
        for seat in by_reservation(s):
            measure(s, seat)
        return NEXT

    def victory(self, s: Steam) -> i64:
        decide(s)
        return NEXT if s.ending == state.RUNNING else DONE

    def prepare(self, s: Steam) -> i64:
        order = by_reservation(s)
        for seat in order:
            refill(s, seat)
        for seat in order:
            empty_surplus(s, seat)
            s.put(seat, Player.supply, supply_level(s, seat))
            if s.loud:
                s.tell("STW-104", "supply", {"seat": int(seat), "level": int(s.get(seat, Player.supply))})
        return NEXT

    def feed(self, s: Steam) -> i64:
        for seat in by_reservation(s):
            s.call(Hunger(seat))
        s.call(Fallen(0))
        return NEXT

    def maintain(self, s: Steam) -> i64:
        for seat in by_reservation(s):
            s.call(Upkeep(seat, contracts_held(s, seat), free_sea(s, seat)))
            s.call(Fallen(seat))
        return NEXT

    def help(self, s: Steam) -> i64:
        for hooks in s.content.hooks:
            hooks.turn_ends(s)
        return NEXT

    def clear(self, s: Steam) -> i64:
        clear(s)
        return DONE


def measure(s: Steam, seat: i64) -> None:
    """STW-094, STW-026  Only now does the marker move; the scenario card counts for its bearer."""
    level = level_of(s, seat)
    s.put(seat, Player.geo, level)
    if s.loud:
        s.tell("STW-094", "geo", {"seat": int(seat), "level": int(level)})


def level_of(s: Steam, seat: i64) -> i64:
    """What would be measured now."""
    level = geo(s, seat)
    for hooks in s.content.hooks:
        level = hooks.level(s, seat, level)
    return level


# -- victory


def decide(s: Steam) -> None:
    """STW-096, STW-098  Hegemony first; on the last turn the game ends here in any case."""
    best: i64 = state.NOBODY
    for seat in by_reservation(s):  # STW-097  fewest Quarantine tokens, then the order of the track
        if hegemon(s, seat) and (best == state.NOBODY or quarantine_tokens(s, seat) < quarantine_tokens(s, best)):
            best = seat
    if best != state.NOBODY:
        s.ending = state.HEGEMONY
    elif s.turn >= s.scenario.turns:
        s.ending = state.LAST_TURN
        for seat in by_reservation(s):  # STW-100, STW-101
            if best == state.NOBODY or ahead(s, seat, best):
                best = seat
    else:
        return
    s.winner = best
    if s.loud:
        key = "hegemony" if s.ending == state.HEGEMONY else "game-over"
        s.tell("STW-186", key, {"seat": int(best), "score": int(final_score(s, best))})


def hegemon(s: Steam, seat: i64) -> bool:
    """STW-203, STW-218, STW-Q55  What the scenario asks for, from the turn it names on."""
    for hooks in s.content.hooks:
        if hooks.hegemon(s, seat):
            return True
    rules = s.scenario
    if rules.hegemony_from == 0 or s.turn < rules.hegemony_from:
        return False
    if rules.hegemony_geo > 0 and s.get(seat, Player.geo) >= rules.hegemony_geo:
        return True
    wanted = havens_wanted(s)
    return wanted > 0 and havens(s, seat) >= wanted


def havens_wanted(s: Steam) -> i64:
    """STW-218  How many Havens make a hegemony; 0: they make none."""
    return s.scenario.hegemony_havens_5 if s.seats == state.MAX_SEATS else s.scenario.hegemony_havens


def final_score(s: Steam, seat: i64) -> i64:
    """STW-099, STW-Q54  GÉO, less one for each pair of units on the Death & Exile board, plus what the scenario adds
    at the end; it may be negative."""
    n = s.get(seat, Player.geo) - s.get(seat, Player.exiled) // 2
    for hooks in s.content.hooks:
        n = hooks.score(s, seat, n)
    return n


def ahead(s: Steam, seat: i64, other: i64) -> bool:
    """STW-101  More GÉO, or as much with fewer Quarantine tokens; `other` comes first on the Reservation track."""
    mine = final_score(s, seat)
    theirs = final_score(s, other)
    if mine != theirs:
        return mine > theirs
    return quarantine_tokens(s, seat) < quarantine_tokens(s, other)


# -- preparation


def refill(s: Steam, seat: i64) -> None:
    """STW-102  Free slots of both stocks are filled, except under Quarantine tokens."""
    gain(s, seat, False, open_slots(s, seat, False))
    gain(s, seat, True, open_slots(s, seat, True))


def empty_surplus(s: Steam, seat: i64) -> None:
    """STW-103  Surplus barrels return to the general reserve; they fill no slot."""
    spend(s, seat, False, s.get(seat, Player.spare_healthy), 0)
    spend(s, seat, True, s.get(seat, Player.spare_contraband), 0)


def supply_level(s: Steam, seat: i64) -> i64:
    """STW-104, STW-Q51  The value for the GÉO level, or the highest cell not covered if that is lower; less under a
    hard winter, except for the clan that has just decreed it."""
    clan = s.clan(seat)
    cell = s.content.supply_cell(clan, s.get(seat, Player.geo))
    highest = s.content.supply_cells[clan] - 1 - s.get(seat, Player.capped)
    if cell > highest:
        cell = highest
    level = s.content.supply_value[clan * names.SUPPLY + cell]
    if s.enacted_by != seat or s.enacted_in != s.turn:
        level -= lasting(s, effects.SUPPLY_LESS)
    return level


@frame("remove")
class Hunger(Frame[Steam]):
    """STW-105, STW-106  Units above the supply level go back to the clan reserve, as their owner chooses."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-105", "hunger")

    def remove(self, s: Steam) -> i64:
        if on_board(s, self.seat) <= s.get(self.seat, Player.supply):
            return DONE
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        zones = s.areas
        at: i64 = 0
        zone: i64
        unit: i64
        for zone in range(s.content.zones):
            if zones[at + Zone.holder] == seat:
                for unit in range(2):
                    if zones[at + Zone.base + unit] > 0:
                        out = append(out, pack(verbs.REMOVE, zone, unit))
            at += Zone.WIDTH
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.REMOVE:
            return NOT_OFFERED
        return None if count_units(s, seat, arg_a(choice), arg_b(choice)) > 0 else NO_UNIT

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        zone = arg_a(choice)
        unit = arg_b(choice)
        take_away(s, seat, zone, unit)
        to_reserve(s, seat, 1 - unit, unit)
        sweep_orders(s, state.NOBODY)
        if s.loud:
            told: dict[str, object] = {"seat": int(seat), "zone": zone_id(s, zone), "unit": state.UNIT_IDS[unit]}
            s.tell("STW-105", "starved", told)
        return self.goto("remove")


# -- upkeep


def contracts_held(s: Steam, seat: i64) -> vec[i64]:
    """The sea of each of his contracts."""
    out = vec[i64](capacity=3)
    sea: i64
    k: i64
    for sea in range(s.content.seas):
        for k in range(s.contracts(sea, seat)):
            out = append(out, sea)
    return out


def free_sea(s: Steam, seat: i64) -> i64:
    """STW-048, STW-Q12  The sea where his Deployment card keeps his contracts for nothing, or NOBODY."""
    number = s.get(seat, Player.deployment)
    return s.content.deployment_sea[number - 1] if number > 0 else state.NOBODY


@frame("contract")
class Upkeep(Frame[Steam]):
    """STW-107, STW-108  Each contract is kept for one barrel, or goes back to the clan reserve; those that cost nothing
    too (STW-048, STW-Q12)."""

    seat: i64
    left: Annotated[vec[i64], "sea"]  # seas of the contracts still to decide, the last one next
    gratis: Annotated[i64, "sea"]

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-048", "upkeep-free") if self.free() else ("STW-107", "upkeep")

    def free(self) -> bool:
        return self.left[len(self.left) - 1] == self.gratis

    def contract(self, s: Steam) -> i64:
        if len(self.left) == 0 or not s.alive(self.seat):
            return DONE
        if barrels(s, self.seat) == 0 and not self.free():
            self.drop(s)
            return self.goto("contract")
        return ASK

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        sea = self.left[len(self.left) - 1]
        return append(append(vec[i64](capacity=2), pack(verbs.KEEP, sea)), pack(verbs.DROP, sea))

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.DROP:
            self.drop(s)
            return self.goto("contract")
        if not self.free():
            s.call(Pay(seat, 1, rule_number("STW-108")))
        self.left = self.left[: len(self.left) - 1]
        return self.goto("contract")

    def drop(self, s: Steam) -> None:
        n: i64 = len(self.left)
        sea = self.left[n - 1]
        self.left = self.left[: n - 1]
        give_up(s, self.seat, sea)
        if s.loud:
            s.tell("STW-107", "contract-dropped", {"seat": int(self.seat), "sea": s.content.sea_ids[sea]})


def clear(s: Steam) -> None:
    """STW-109, STW-110, STW-111  Tokens to their reserves, cubes off the board, incubation to 0."""
    zone: i64
    for zone in range(s.content.zones):
        s.set_on(zone, Zone.cube, 0)
        if s.on(zone, Zone.order) != state.NO_ORDER:
            lift_order(s, zone)
    seat: i64
    slot: i64
    for seat in range(s.seats):
        for slot in range(state.SLOTS):
            token = s.get(seat, Player.slot + slot)
            if token != state.QUARANTINE and token != state.NO_SLOT:
                s.put(seat, Player.slot + slot, state.FREE)
        s.put(seat, Player.incubation, 0)
        s.put(seat, Player.title, 0)
        s.put(seat, Player.passed, 0 if s.alive(seat) else 1)
        s.put(seat, Player.delayed, 0)
    s.legate = state.NOBODY
    s.primus = state.ON_CONCLAVE
