"""Paying, and what contraband and steam do to those who use them (STW-029 to STW-032, STW-175 to STW-185)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, ASK_IF_MANY, DONE, NEXT, NOT_OFFERED, Frame, arg_a, arg_b, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import open_slots, spend, sweep_orders, zone_id
from ludotheque.games.steamwatchers.queries import contraband, healthy, on_board, quarantine_tokens
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

TOKENS: Final = 35

TOO_FEW_HEALTHY: Final = Refusal("STW-029", "too-few-healthy")
TOO_FEW_CONTRABAND: Final = Refusal("STW-029", "too-few-contraband")
MORE_THAN_DUE: Final = Refusal("STW-029", "more-than-due")
TOO_FEW_STOCKED: Final = Refusal("STW-031", "too-few-stocked")
TOO_FEW_SPARE: Final = Refusal("STW-031", "too-few-spare")
NO_SUCH_SLOT: Final = Refusal("STW-181", "no-such-slot")
SLOT_COVERED: Final = Refusal("STW-181", "slot-covered")
NO_UNIT: Final = Refusal("STW-178", "no-such-unit")
FIGHTING: Final = Refusal("STW-180", "fighting")


@frame("pay take_from")
class Pay(Frame[Steam]):
    """STW-029, STW-031, STW-032  Barrels of either type, as the payer likes, healthy ones from the stock or the surplus
    area (STW-Q83); contraband acts once all have left."""

    seat: i64
    amount: i64
    rule: i64  # number of the rule that asks for it
    dirty: i64 = 0  # contraband barrels among them

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-029", "pay") if self.at("pay") else ("STW-031", "stock")

    def pay(self, s: Steam) -> i64:
        self.dirty = self.least(s)
        return ASK if self.dirty < self.most(s) else NEXT

    def take_from(self, s: Steam) -> i64:
        least = self.least(s)
        if least < self.most(s) and slots_matter(s, self.seat):
            return ASK
        return self.settle(s, least)

    def least(self, s: Steam) -> i64:
        """Contraband barrels that must be among those paid, then those of the healthy ones that the stock must give."""
        if self.at("pay"):
            n = self.amount - healthy(s, self.seat)
        else:
            n = self.amount - self.dirty - s.get(self.seat, Player.spare_healthy)
        return max(n, 0)

    def most(self, s: Steam) -> i64:
        due = self.amount
        n = contraband(s, self.seat)
        if self.at("take_from"):
            due -= self.dirty
            n = s.get(self.seat, Player.healthy)
        return n if n < due else due

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        verb: i64 = verbs.PAY if self.at("pay") else verbs.STOCK
        n: i64
        for n in range(self.least(s), self.most(s) + 1):
            out = append(out, pack(verb, n))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        paying = self.at("pay")
        if verb_of(choice) != (verbs.PAY if paying else verbs.STOCK):
            return NOT_OFFERED
        n = arg_a(choice)
        if n > (self.amount if paying else self.amount - self.dirty):
            return MORE_THAN_DUE
        if n > self.most(s):
            return TOO_FEW_CONTRABAND if paying else TOO_FEW_STOCKED
        if n < self.least(s):
            return TOO_FEW_HEALTHY if paying else TOO_FEW_SPARE
        return None

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if self.at("pay"):
            self.dirty = arg_a(choice)
            return NEXT
        return self.settle(s, arg_a(choice))

    def settle(self, s: Steam, stocked: i64) -> i64:
        """STW-Q25  The whole payment leaves first, then incubation rises cell by cell."""
        dirty = self.dirty
        spare = s.get(self.seat, Player.spare_contraband)
        if spare > dirty:
            spare = dirty
        spend(s, self.seat, True, spare, dirty - spare)
        spend(s, self.seat, False, self.amount - dirty - stocked, stocked)
        if s.loud and self.amount > 0:
            told: dict[str, object] = {"seat": int(self.seat), "healthy": int(self.amount - dirty)}
            told["contraband"] = int(dirty)
            s.tell("STW-031", "paid", told)
        self.suffer(s, dirty)
        return DONE

    def suffer(self, s: Steam, dirty: i64) -> None:
        if dirty > 0:
            s.call(Incubate(self.seat, dirty))


@frame()
class Stake(Pay):
    """STW-159, STW-Q38  The barrels of a combat dial: both sides pay before either suffers. Answers the contraband."""

    def suffer(self, s: Steam, dirty: i64) -> None:
        s.answer(dirty)


def slots_matter(s: Steam, seat: i64) -> bool:
    """STW-Q83  Whether anything still looks at his healthy slots this turn: a Quarantine token (STW-Q52) or a Semeur
    (STW-Q64)."""
    sower = s.seat_of(names.MENRAU)
    if s.phase <= state.ACTIVATION and sower != state.NOBODY and sower != seat and s.alive(sower):
        return True
    return tokens_left(s) > 0 and meets(s, seat, names.QUARANTINE, names.CELLS)


def meets(s: Steam, seat: i64, effect: i64, rise: i64) -> bool:
    """Whether so many increases would bring a clan's marker onto a cell with that effect."""
    clan = s.clan(seat)
    at = s.get(seat, Player.incubation)
    n: i64
    for n in range(rise):
        at = one_cell_on(s, clan, at)
        if at == state.NOBODY:
            return False
        if s.content.cell[clan * names.CELLS + at - 1] == effect:
            return True
    return False


@frame("rise")
class Incubate(Frame[Steam]):
    """STW-175, STW-176  The marker advances cell by cell, the effect of each applied in full before the next."""

    seat: i64
    n: i64

    def rise(self, s: Steam) -> i64:
        clan = s.clan(self.seat)
        at = s.get(self.seat, Player.incubation)
        last = s.content.cells[clan]
        if self.n == 0 or not s.alive(self.seat):
            return DONE
        at = one_cell_on(s, clan, at)
        if at == state.NOBODY:
            return DONE
        s.put(self.seat, Player.incubation, at)
        self.n -= 1
        effect = s.content.cell[clan * names.CELLS + at - 1]
        if s.loud and (self.n == 0 or at == last or effect != names.RESISTANCE):
            s.tell("STW-176", "incubation", {"seat": int(self.seat), "level": int(at)})
        if effect == names.QUARANTINE:
            s.call(Quarantine(self.seat))
        elif effect == names.DEATH:  # STW-179  and again at each further increase
            s.call(Exile(self.seat))
        return self.goto("rise")


def one_cell_on(s: Steam, clan: i64, at: i64) -> i64:
    """STW-176, STW-179, STW-235  Where the marker goes next: the last cell acts again and again, but for a track that
    ends (NOBODY)."""
    last = s.content.cells[clan]
    if at < last:
        return at + 1
    return state.NOBODY if s.content.track_ends[clan] == 1 else last


def tokens_left(s: Steam) -> i64:
    """Quarantine tokens in the general reserve."""
    n: i64 = TOKENS
    seat: i64
    for seat in range(s.seats):
        n -= quarantine_tokens(s, seat)
    return n


@frame("place")
class Quarantine(Frame[Steam]):
    """STW-177, STW-181  One Quarantine token where its owner likes: action slot, healthy slot or Supply track."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-181", "quarantine")

    def place(self, s: Steam) -> i64:
        if tokens_left(s) == 0:  # STW-Q53
            return DONE
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=10)
        slot: i64
        for slot in range(state.SLOTS):
            if why_not_cover(s, seat, slot) is None:
                out = append(out, pack(verbs.QUARANTINE_SLOT, slot))
        if s.get(seat, Player.healthy) > 0:
            out = append(out, pack(verbs.QUARANTINE_FULL))
        if open_slots(s, seat, False) > 0:  # STW-Q52
            out = append(out, pack(verbs.QUARANTINE_EMPTY))
        if s.get(seat, Player.capped) < s.content.supply_cells[s.clan(seat)] - 1:  # STW-Q51  the lowest cell stays
            out = append(out, pack(verbs.QUARANTINE_SUPPLY))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.QUARANTINE_SLOT:
            return why_not_cover(s, seat, arg_a(choice))
        return super().why_not(s, seat, choice)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        place = "supply"
        if verb == verbs.QUARANTINE_SLOT:  # STW-182  the token lying there goes back to the clan reserve
            s.put(seat, Player.slot + arg_a(choice), state.QUARANTINE)
            place = "slot"
        elif verb == verbs.QUARANTINE_SUPPLY:  # STW-184
            s.add(seat, Player.capped, 1)
        else:  # STW-183  so does the barrel, to the general reserve
            s.add(seat, Player.blocked, 1)
            place = "stock"
            if verb == verbs.QUARANTINE_FULL:
                s.add(seat, Player.healthy, -1)
        if s.loud:
            s.tell("STW-181", "quarantined", {"seat": int(seat), "place": place})
        return DONE


def why_not_cover(s: Steam, seat: i64, slot: i64) -> Refusal | None:
    if slot >= state.SLOTS or s.get(seat, Player.slot + slot) == state.NO_SLOT:
        return NO_SUCH_SLOT
    return SLOT_COVERED if s.get(seat, Player.slot + slot) == state.QUARANTINE else None


@frame("exile")
class Exile(Frame[Steam]):
    """STW-178, STW-014  One unit of the player's choice leaves the board for Death & Exile, out of every reserve."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-178", "exile")

    def exile(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        zone: i64
        unit: i64
        for zone in range(s.content.zones):
            for unit in range(2):
                if why_not_exile(s, seat, zone, unit) is None:
                    out = append(out, pack(verbs.EXILE, zone, unit))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        return why_not_exile(s, seat, arg_a(choice), arg_b(choice)) if verb_of(choice) == verbs.EXILE else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        zone = arg_a(choice)
        take_away(s, seat, zone, arg_b(choice))
        s.add(seat, Player.exiled, 1)
        if s.loud:
            told: dict[str, object] = {
                "seat": int(seat),
                "zone": zone_id(s, zone),
                "unit": state.UNIT_IDS[arg_b(choice)],
            }
            s.tell("STW-178", "exiled", told)
        sweep_orders(s, s.active)
        return DONE


def take_away(s: Steam, seat: i64, zone: i64, unit: i64) -> None:
    """One unit leaves a zone, from those that hold it or from those that raid it."""
    at = zone * Zone.WIDTH
    if s.areas[at + Zone.holder] == seat:
        s.areas[at + Zone.base + unit] -= 1
        if s.areas[at + Zone.base] + s.areas[at + Zone.elite] == 0:
            s.areas[at + Zone.holder] = state.NOBODY
    else:
        s.areas[at + Zone.raid_base + unit] -= 1


def count_units(s: Steam, seat: i64, zone: i64, unit: i64) -> i64:
    """Units of one clan and type in a zone, as its holder's or as raiders."""
    at = zone * Zone.WIDTH
    if s.areas[at + Zone.holder] == seat:
        return s.areas[at + Zone.base + unit]
    if s.raider == seat:
        return s.areas[at + Zone.raid_base + unit]
    return 0


def why_not_exile(s: Steam, seat: i64, zone: i64, unit: i64) -> Refusal | None:
    """STW-180, STW-Q40  A unit fighting in the combat being resolved is spared while he has another."""
    if count_units(s, seat, zone, unit) == 0:
        return NO_UNIT
    if zone == s.fighting and on_board(s, seat) > s.units(zone, seat):
        return FIGHTING
    return None


@frame("lift")
class Cure(Frame[Steam]):
    """STW-185  An effect removes one Quarantine token, of the player's choice, to the general reserve."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-185", "cure")

    def lift(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        slot: i64
        for slot in range(state.SLOTS):
            if s.get(seat, Player.slot + slot) == state.QUARANTINE:
                out = append(out, pack(verbs.LIFT_SLOT, slot))
        if s.get(seat, Player.blocked) > 0:
            out = append(out, pack(verbs.LIFT_STOCK))
        if s.get(seat, Player.capped) > 0:
            out = append(out, pack(verbs.LIFT_SUPPLY))
        return out

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.LIFT_SLOT:
            s.put(seat, Player.slot + arg_a(choice), state.FREE)
        else:
            s.add(seat, Player.blocked if verb == verbs.LIFT_STOCK else Player.capped, -1)
        if s.loud:
            s.tell("STW-185", "cured", {"seat": int(seat)})
        return DONE
