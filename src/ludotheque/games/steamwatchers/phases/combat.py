"""« Combat »: from the announcement to its consequences (STW-144 to STW-174)."""

from typing import Annotated

from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.numbers import rule_number
from ludotheque.core.state import (
    DONE,
    NEXT,
    Frame,
)
from ludotheque.games.steamwatchers import effects, names, state
from ludotheque.games.steamwatchers.acts import drop_structure, gain, lift_order, place_cube, zone_id
from ludotheque.games.steamwatchers.phases.conquest import Conversion, Raze, Spring
from ludotheque.games.steamwatchers.phases.dials import new_dials
from ludotheque.games.steamwatchers.phases.flight import BurntFlight, Flight, send_back
from ludotheque.games.steamwatchers.phases.forces import attack_force, defence_force
from ludotheque.games.steamwatchers.phases.incubation import Incubate, Stake
from ludotheque.games.steamwatchers.phases.losses import Losses
from ludotheque.games.steamwatchers.phases.support import Support
from ludotheque.games.steamwatchers.queries import lasting, order_of
from ludotheque.games.steamwatchers.state import Player, Steam, Zone


@frame("""begin count_attack count_defence announce set_dials open_dials attacker_paid defender_paid
          compare lost scatter hold close""")
class Combat(Frame[Steam]):
    """STW-145  The active player attacks the holder of a zone. `origin` is the active zone, to which beaten attackers
    return."""

    seat: i64
    zone: Annotated[i64, "zone"]
    origin: Annotated[i64, "zone"]
    foe: i64 = state.NOBODY
    attack: i64 = 0  # forces as announced, then with the barrels
    defence: i64 = 0
    attacker_bid: i64 = 0
    defender_bid: i64 = 0
    tainted: i64 = 0  # contraband barrels the attacker has bid
    idols: i64 = 0  # elite soldiers that attacked
    won: i64 = 0  # 1: the attacker has won

    def count_attack(self, s: Steam) -> i64:
        self.attack = attack_force(s, self.seat, self.zone) + s.answer_or(0)
        self.tell_force(s, "STW-157", "attack", self.seat, self.attack)
        if self.foe != state.CRAMES:  # STW-Q73
            s.call(Support(self.foe, self.zone, state.NOBODY, 0, 0))
        return NEXT

    def count_defence(self, s: Steam) -> i64:
        self.defence = defence_force(s, self.foe, self.zone) + s.answer_or(0)
        self.tell_force(s, "STW-157", "defence", self.foe, self.defence)
        return NEXT

    def announce(self, s: Steam) -> i64:
        if s.clan(self.seat) == names.MENRAU and s.on(self.zone, Zone.raid_elite) > 0 and self.foe != state.CRAMES:
            sow(s, self.foe)
        return NEXT

    def set_dials(self, s: Steam) -> i64:
        s.call(new_dials(s, self.seat, self.foe))
        return NEXT

    def open_dials(self, s: Steam) -> i64:
        bids = s.answered()
        self.attacker_bid = bids[0]
        self.defender_bid = bids[1]
        s.call(Stake(self.seat, self.attacker_bid, rule_number("STW-159")))
        return NEXT

    def dials_are_open(self) -> bool:
        return self.step > self.goto("open_dials")

    def attacker_paid(self, s: Steam) -> i64:
        self.tainted = s.answer_or(0)
        if self.foe != state.CRAMES:
            s.call(Stake(self.foe, self.defender_bid, rule_number("STW-159")))
        return NEXT

    def defender_paid(self, s: Steam) -> i64:  # STW-Q38
        theirs = s.answer_or(0)
        s.call(Incubate(self.seat, self.tainted))
        if theirs > 0:
            s.call(Incubate(self.foe, theirs))
        return NEXT

    def close(self, s: Steam) -> i64:
        s.fighting = state.NOBODY
        return DONE

    def begin(self, s: Steam) -> i64:
        """STW-Q82  Without units on both sides there is no combat: whoever is left stays."""
        at = self.zone * Zone.WIDTH
        self.foe = s.areas[at + Zone.holder]
        if self.foe == state.NOBODY:
            occupy(s, self.seat, self.zone)
            s.call(Spring(self.seat, self.zone))
            return DONE
        if not s.raided(self.zone):
            return DONE
        s.fighting = self.zone
        self.idols = s.on(self.zone, Zone.raid_elite)
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "zone": zone_id(s, self.zone)}
            if self.foe != state.CRAMES:
                told["other"] = int(self.foe)
            s.tell("STW-145", "combat" if self.foe != state.CRAMES else "combat-crames", told)
        s.call(Support(self.seat, self.zone, self.origin, 1, 0))
        return NEXT

    def tell_force(self, s: Steam, rule: str, key: str, seat: i64, force: i64) -> None:
        if s.loud:
            told: dict[str, object] = {"force": int(force)}
            if seat == state.CRAMES:
                s.tell(rule, key + "-crames", told)
            else:
                told["seat"] = int(seat)
                s.tell(rule, key, told)

    def compare(self, s: Steam) -> i64:
        """STW-160, STW-161, STW-Q39  Announced forces and barrels; the attacker wins a tie, unless the Archon says
        otherwise."""
        self.attack += self.attacker_bid
        self.defence += self.defender_bid
        tie = self.attack == self.defence
        self.won = 1 if self.attack > self.defence or (tie and lasting(s, effects.DEFENDER_WINS_TIES) == 0) else 0
        if s.loud:
            told: dict[str, object] = {"attack": int(self.attack), "defence": int(self.defence)}
            told["zone"] = zone_id(s, self.zone)
            if self.won == 1:
                told["winner"] = int(self.seat)
                s.tell("STW-160", "won", told)
            elif self.foe == state.CRAMES:
                s.tell("STW-160", "crames-won", told)
            else:
                told["winner"] = int(self.foe)
                s.tell("STW-160", "won", told)
        s.call(Losses(self.foe if self.won == 1 else self.seat, self.zone))
        return NEXT

    def lost(self, s: Steam) -> i64:
        """STW-199, STW-202  What a victory brings in some scenarios."""
        lost = s.answered()
        winner = self.seat if self.won == 1 else self.foe
        if winner == state.CRAMES:
            return NEXT
        loser = self.foe if self.won == 1 else self.seat
        base: i64 = 0
        elite: i64 = 0
        if len(lost) > 1:
            base, elite = lost[0], lost[1]
        for hooks in s.content.hooks:
            hooks.won(s, winner, loser, self.zone, base, elite)
        return NEXT

    def scatter(self, s: Steam) -> i64:
        """STW-164 to STW-170  The loser's other units flee, or return where they came from."""
        if self.won == 0:
            send_back(s, self.seat, self.zone, self.origin)
            return NEXT
        while s.has(self.zone, state.BEACON + self.foe):
            drop_structure(s, self.zone, state.BEACON + self.foe)
        if self.foe == state.CRAMES:
            s.call(BurntFlight(self.seat, self.zone))
            return NEXT
        if order_of(s, self.zone, self.foe) != state.NO_ORDER:
            lift_order(s, self.zone)
        s.call(Flight(self.foe, self.zone))
        return NEXT

    def hold(self, s: Steam) -> i64:
        """STW-171, STW-172, STW-173, STW-Q41  The winner holds the zone; a conqueror sorts its structures."""
        if self.won == 1:
            remain = s.raided(self.zone)
            occupy(s, self.seat, self.zone)
            if remain and s.structures(self.zone) > 0:
                s.call(Raze(self.seat, self.zone))
            if s.clan(self.seat) == names.APOTRES and self.idols > 0:  # STW-236
                s.call(Conversion(self.seat, self.zone))
        if place_cube(s, self.zone) and s.loud:
            s.tell("STW-173", "morale", {"zone": zone_id(s, self.zone)})
        return NEXT


def occupy(s: Steam, seat: i64, zone: i64) -> None:
    """Raiders become the holder's units; a barrel of the Cramés is theirs (STW-209)."""
    at = zone * Zone.WIDTH
    base = s.areas[at + Zone.raid_base]
    elite = s.areas[at + Zone.raid_elite]
    s.areas[at + Zone.raid_base] = 0
    s.areas[at + Zone.raid_elite] = 0
    if base + elite == 0:
        return
    s.areas[at + Zone.holder] = seat
    s.areas[at + Zone.base] = base
    s.areas[at + Zone.elite] = elite
    if s.areas[at + Zone.barrel] == 1:
        s.areas[at + Zone.barrel] = 0
        s.add(seat, Player.spare_contraband, 1)
        if s.loud:
            s.tell("STW-209", "barrel", {"seat": int(seat), "zone": zone_id(s, zone)})


def sow(s: Steam, foe: i64) -> None:
    """STW-250, STW-251, STW-Q64  Before the bid a Semeur turns a healthy barrel of the stock into contraband, and
    raises the defender's incubation whether or not it could."""
    exchanged: i64 = 0
    if s.get(foe, Player.healthy) > 0:
        exchanged = gain(s, foe, True, 1)
        s.add(foe, Player.healthy, -exchanged)
    if s.loud:
        s.tell("STW-250", "sown", {"seat": int(foe), "exchanged": int(exchanged)})
    s.call(Incubate(foe, 1))
