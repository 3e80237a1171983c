"""What each scenario adds to the common rules (STW-187 to STW-231). Which of it applies is data: content/scenarios."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.core.state import (
    ASK,
    DONE,
    EACH,
    NEXT,
    NOT_OFFERED,
    PUBLIC,
    SEALED,
    Frame,
    arg_a,
    arg_b,
    mix_vec,
    pack,
    verb_of,
)
from ludotheque.core.vecs import filled
from ludotheque.games.steamwatchers.acts import (
    box_card,
    discard_steam,
    draw_steam,
    gain,
    place_floors,
    put_structure,
    recruit,
    reserve_of,
    sign,
    station,
    withdraw,
    zone_id,
)
from ludotheque.games.steamwatchers.names import DEPLOYED
from ludotheque.games.steamwatchers.phases.elimination import Fallen
from ludotheque.games.steamwatchers.phases.incubation import Cure, Incubate, Pay, Quarantine
from ludotheque.games.steamwatchers.phases.placing import Contract
from ludotheque.games.steamwatchers.procedure import Sealed
from ludotheque.games.steamwatchers.queries import (
    adjacent,
    barrels,
    by_conclave,
    by_reservation,
    controlled,
    controller,
    free_contract_slots,
    free_zones,
    in_play,
    quarantine_tokens,
    room,
    sea_in_play,
)
from ludotheque.games.steamwatchers.state import (
    ASIDE,
    BARREL,
    BASE,
    CLAN_TARGET,
    CONTRACTS,
    CRAMES,
    DEPLOYMENT,
    GEO,
    HOLDER,
    IN_DECK,
    MET,
    NEUTRAL_TARGET,
    NOBODY,
    RESERVE_BASE,
    RESERVE_ELITE,
    TARGET,
    TOXIC,
    TROPHIES,
    TURRET,
    UNIT_IDS,
    Steam,
)
from ludotheque.games.steamwatchers.verbs import BARREL as BARREL_VERB
from ludotheque.games.steamwatchers.verbs import CARD, NO, PLAYER, RECRUIT, SEA, STOP, VOTE, YES, ZONE

NOT_NEAR: Final = Refusal("STW-198", "not-near-deployment")
HELD: Final = Refusal("STW-198", "zone-held")
NO_SUCH_UNIT: Final = Refusal("STW-198", "no-such-unit")
NOT_DRAWN: Final = Refusal("STW-229", "not-drawn")
NO_VOTER: Final = Refusal("STW-222", "no-such-player")
NOT_TIED: Final = Refusal("STW-223", "not-tied")


# -- set-up


def burn_zones(s: Steam) -> None:
    """STW-205  Three cards, deployment zones included: each zone gets the Cramés, their farm, turret and barrel."""
    k: i64
    for k in range(s.scenario.burnt):
        card = draw_steam(s)
        discard_steam(s, card)
        put_structure(s, card, TOXIC)
        if s.turrets > 0:
            s.turrets -= 1
            put_structure(s, card, TURRET)
        s.set_on(card, BARREL, 1)
        station(s, CRAMES, card, s.scenario.burnt_units, 0)
        if s.loud:
            s.tell("STW-205", "crames", {"zone": zone_id(s, card)})


def raise_giants(s: Steam) -> None:
    """STW-225  Fixed columns and neutral Target Zone tokens; the cards of these zones go to the box."""
    giants = s.scenario.giants
    if len(giants) == 0:
        return
    deck = vec[i64](capacity=len(s.deck))
    for zone in giants:
        box_card(s, zone)
        place_floors(s, zone, s.scenario.giant_floors)
        s.set_on(zone, TARGET, NEUTRAL_TARGET)
        if s.loud:
            s.tell("STW-225", "giant", {"zone": zone_id(s, zone)})
    for card in s.deck:
        if s.cards[card] == IN_DECK:
            deck = append(deck, card)
    s.deck = deck


SPREAD: Final = 0
VANGUARD: Final = 1
ILLNESS: Final = 2
SECRET: Final = 3


class Opening(Frame[Steam]):
    """STW-Q81  What one player does after every clan is deployed."""

    STEPS: ClassVar[tuple[str, ...]] = ("spread", "vanguard", "illness", "secret", "end")

    def clone(self) -> "Opening":
        other = Opening(self.seat)
        other.step = self.step
        return other

    def run(self, s: Steam) -> i64:
        rules = s.scenario
        if self.step == SPREAD:
            if rules.spread > 0:
                s.call(SpreadOut(self.seat, rules.spread, 0))
        elif self.step == VANGUARD:
            if rules.vanguard > 0:
                s.call(SpreadOut(self.seat, rules.vanguard, 1))
        elif self.step == ILLNESS:
            k: i64
            for k in range(rules.start_quarantine):
                s.call(Quarantine(self.seat))  # STW-214
        elif self.step == SECRET:
            if rules.rendezvous > 0:
                s.call(draw_rendezvous(s, self.seat))
        else:
            return DONE
        return NEXT


def near_deployment(s: Steam, seat: i64, zone: i64) -> bool:
    """Whether a zone borders one of a seat's deployment zones."""
    first = (s.get(seat, DEPLOYMENT) - 1) * DEPLOYED
    k: i64
    for k in range(DEPLOYED):
        if adjacent(s, s.content.deployment_zones[first + k], zone):
            return True
    return False


class SpreadOut(Frame[Steam]):
    """STW-198, STW-Q70  Up to so many of his units move into uncontrolled zones beside his deployment zones; or, as a
    vanguard, base soldiers come from the reserve (STW-207). A move is RECRUIT unit zone."""

    STEPS: ClassVar[tuple[str, ...]] = ("where", "whence")
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "left": PUBLIC, "fresh": PUBLIC, "zone": PUBLIC}

    def __init__(self, seat: i64, left: i64, fresh: i64, zone: i64 = NOBODY) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.left: i64 = left
        self.fresh: i64 = fresh  # 1: from the reserve
        self.zone: i64 = zone  # where the next unit goes

    def clone(self) -> "SpreadOut":
        other = SpreadOut(self.seat, self.left, self.fresh, self.zone)
        other.step = self.step
        return other

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        if self.fresh == 1:
            return ("STW-207", "vanguard")
        return ("STW-198", "spread") if self.step == 0 else ("STW-198", "spread-unit")

    def run(self, s: Steam) -> i64:
        if self.step == 1:
            units = self.legal(s, self.seat)
            return ASK if len(units) > 1 else self.take(s, self.seat, units[0])
        if self.left == 0 or (self.fresh == 1 and s.get(self.seat, RESERVE_BASE) == 0):
            return DONE
        return ASK if len(self.legal(s, self.seat)) > 1 else DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        zone: i64
        unit: i64
        if self.step == 0:
            out = append(out, pack(STOP))
            for zone in range(s.content.zones):
                if self.why_not_there(s, zone) is None:
                    out = append(out, pack(ZONE, zone))
            return out
        for zone in range(s.content.zones):
            if s.on(zone, HOLDER) == seat and zone != self.zone:
                for unit in range(2):
                    if s.on(zone, BASE + unit) > 0:
                        out = append(out, pack(RECRUIT, unit, zone))
        return out

    def why_not_there(self, s: Steam, zone: i64) -> Refusal | None:
        if not in_play(s, zone) or not near_deployment(s, self.seat, zone):
            return NOT_NEAR
        if zone == self.zone and room(s, self.seat, zone) > 0:  # the second unit may join the first
            return None
        return HELD if controller(s, zone) != NOBODY else None

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if self.step == 0 and verb == ZONE:
            return self.why_not_there(s, arg_a(choice))
        if self.step == 1 and verb == RECRUIT:
            zone = arg_b(choice)
            there = s.on(zone, HOLDER) == seat and zone != self.zone and s.on(zone, BASE + arg_a(choice)) > 0
            return None if there else NO_SUCH_UNIT
        return super().why_not(s, seat, choice)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == STOP:
            return DONE
        if verb_of(choice) == ZONE:
            self.zone = arg_a(choice)
            if self.fresh == 0:
                return NEXT
            recruit(s, seat, self.zone, 1, 0)
            if s.loud:
                s.tell("STW-207", "vanguard", {"seat": int(seat), "zone": zone_id(s, self.zone)})
        else:
            unit = arg_a(choice)
            withdraw(s, arg_b(choice), 1 - unit, unit)
            station(s, seat, self.zone, 1 - unit, unit)
            if s.loud:
                told: dict[str, object] = {"seat": int(seat), "unit": UNIT_IDS[unit]}
                told["from_zone"] = zone_id(s, arg_b(choice))
                told["zone"] = zone_id(s, self.zone)
                s.tell("STW-198", "spread", told)
        self.left -= 1
        return 0


# -- « Apprentissage »


class BeforeTurn(Frame[Steam]):
    """STW-190, STW-193, STW-194, STW-195  What the tutorial has set aside is handed out before a turn begins."""

    STEPS: ClassVar[tuple[str, ...]] = ("elites", "contracts", "end")

    def clone(self) -> "BeforeTurn":
        other = BeforeTurn(self.seat)
        other.step = self.step
        return other

    def run(self, s: Steam) -> i64:
        if self.step == 0:
            if s.scenario.elites_from == s.turn:
                for seat in by_reservation(s):
                    s.call(FirstElite(seat))
            return NEXT
        if self.step == 1:
            if s.scenario.contracts_from == s.turn:
                for seat in by_reservation(s):  # STW-Q66
                    sign_first_contract(s, seat)
                for seat in by_reservation(s):
                    s.call(Contract(seat, 0))
            return NEXT
        return DONE


def sign_first_contract(s: Steam, seat: i64) -> None:
    """STW-047  Deployment 6: a contract on a slot of Mare Nostrum."""
    sea = s.content.deployment_sea[s.get(seat, DEPLOYMENT) - 1]
    if sea < 0:
        return
    sign(s, seat, sea)
    if s.loud:
        s.tell("STW-047", "contract", {"seat": int(seat), "sea": s.content.sea_ids[sea]})


class FirstElite(Frame[Steam]):
    """STW-193, STW-Q67  One elite soldier in a zone he controls."""

    STEPS: ClassVar[tuple[str, ...]] = ("place",)

    def clone(self) -> "FirstElite":
        return FirstElite(self.seat)

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-193", "first-elite")

    def run(self, s: Steam) -> i64:
        if s.get(self.seat, RESERVE_ELITE) == 0:
            return DONE
        zones = self.legal(s, self.seat)
        if len(zones) == 0:
            return DONE
        return ASK if len(zones) > 1 else self.take(s, self.seat, zones[0])

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        for zone in free_zones(s, seat):
            out = append(out, pack(ZONE, zone))
        return out

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        recruit(s, seat, arg_a(choice), 0, 1)
        if s.loud:
            s.tell("STW-193", "first-elite", {"seat": int(seat), "zone": zone_id(s, arg_a(choice))})
        return DONE


# -- ruins and havens


class Treatment(Frame[Steam]):
    """STW-217, STW-Q75  At the start of Phase 5 a player may pay to be rid of one Quarantine token."""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "end")

    def clone(self) -> "Treatment":
        other = Treatment(self.seat)
        other.step = self.step
        return other

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-217", "treatment")

    def run(self, s: Steam) -> i64:
        if self.step == 1 or quarantine_tokens(s, self.seat) == 0 or barrels(s, self.seat) < s.scenario.cure:
            return DONE
        return ASK

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), pack(NO)), pack(YES))

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == YES:
            s.call(Cure(seat))
            s.call(Pay(seat, s.scenario.cure, 217))
        return NEXT


# -- the Reliquary


def new_election(s: Steam) -> "Election":
    return Election(0, filled(s.seats, NOBODY), vec[i64]())


class Election(Sealed):
    """STW-221, STW-222, STW-223  One vote for each pair of zones controlled, all given at once and in secret; the first
    on the Conclave track settles a tie (STW-Q77)."""

    STEPS: ClassVar[tuple[str, ...]] = ("vote", "count", "tie", "keep", "end")
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "votes": EACH, "tied": PUBLIC}

    def __init__(self, seat: i64, votes: vec[i64], tied: vec[i64]) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.votes: vec[i64] = votes
        self.tied: vec[i64] = tied

    def clone(self) -> "Election":
        other = Election(self.seat, self.votes[:], self.tied[:])
        other.step = self.step
        return other

    def mixed(self, h: i64) -> i64:
        return mix_vec(mix_vec(h, self.votes), self.tied)

    def imagine(self, s: Steam, seat: i64) -> None:
        other: i64
        for other in range(s.seats):
            if self.step == 0 and other != seat and self.votes[other] != NOBODY:
                standing = by_conclave(s)
                self.votes[other] = standing[s.below("STW-222", len(standing))]

    def mode(self, s: Steam) -> i64:
        return SEALED if self.step == 0 else 0

    def asked(self, s: Steam) -> i64:
        if self.step > 0:
            return 1 << self.seat
        mask: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if self.votes[seat] == NOBODY and s.alive(seat) and voices(s, seat) > 0:
                mask |= 1 << seat
        return mask

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-222", "vote") if self.step == 0 else ("STW-223", "keeper")

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        other: i64
        if self.step == 0:
            for other in range(s.seats):
                if s.alive(other):
                    out = append(out, pack(VOTE, other))
        else:
            for other in self.tied:
                out = append(out, pack(PLAYER, other))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        a = arg_a(choice)
        if self.step == 0 and verb_of(choice) == VOTE:
            return None if a < s.seats and s.alive(a) else NO_VOTER
        if self.step > 0 and verb_of(choice) == PLAYER:
            for other in self.tied:
                if other == a:
                    return None
            return NOT_TIED
        return NOT_OFFERED

    def run(self, s: Steam) -> i64:
        if self.step == 0:
            if self.asked(s) != 0:
                return ASK
            s.deliver()
            return NEXT
        if self.step == 1:
            self.tied = leaders(s, self.votes)
            self.seat = by_conclave(s)[0]
            return NEXT
        if self.step == 2:
            if len(self.tied) > 1:
                return ASK
            return self.crown(s, self.tied[0])
        if self.step == 3:
            s.call(Fallen(s.bearer))
            return NEXT
        return DONE

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if self.step == 0:
            self.votes[seat] = arg_a(choice)
            if s.loud:
                s.whisper("STW-222", "voted", {"seat": int(seat)}, 1 << seat, {"to": int(arg_a(choice))})
            return 0
        return self.crown(s, arg_a(choice))

    def crown(self, s: Steam, seat: i64) -> i64:
        """The keeper takes the card, and its incubation, even when elected again."""
        s.bearer = seat
        if s.loud:
            for voter in by_conclave(s):
                if self.votes[voter] != NOBODY:
                    told: dict[str, object] = {"seat": int(voter), "to": int(self.votes[voter])}
                    told["n"] = int(voices(s, voter))
                    s.tell("STW-222", "vote", told)
            s.tell("STW-223", "keeper", {"seat": int(seat)})
        s.call(Incubate(seat, s.scenario.card_incubation))
        return 3


def voices(s: Steam, seat: i64) -> i64:
    """STW-222  A vote for each complete pair of zones controlled."""
    return len(controlled(s, seat)) // 2


def leaders(s: Steam, votes: vec[i64]) -> vec[i64]:
    """Whoever has the most votes; everybody when no vote was cast (STW-Q77)."""
    tally = filled(s.seats, 0)
    seat: i64
    most: i64 = 0
    for seat in range(s.seats):
        if votes[seat] != NOBODY:
            tally[votes[seat]] += voices(s, seat)
    for seat in range(s.seats):
        if tally[seat] > most:
            most = tally[seat]
    out = vec[i64](capacity=s.seats)
    for seat in range(s.seats):
        if tally[seat] == most and s.alive(seat):
            out = append(out, seat)
    return out


def poorest(s: Steam) -> vec[i64]:
    """STW-224  Whoever has the fewest GÉO, in order of the Reservation track."""
    least: i64 = 10000
    for seat in by_reservation(s):
        if s.get(seat, GEO) < least:
            least = s.get(seat, GEO)
    out = vec[i64](capacity=s.seats)
    for seat in by_reservation(s):
        if s.get(seat, GEO) == least:
            out = append(out, seat)
    return out


class Poorest(Frame[Steam]):
    """STW-224, STW-Q78  A healthy barrel, or a contract on a free slot."""

    STEPS: ClassVar[tuple[str, ...]] = ("help",)

    def clone(self) -> "Poorest":
        return Poorest(self.seat)

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-224", "poorest")

    def run(self, s: Steam) -> i64:
        ways = self.legal(s, self.seat)
        if len(ways) == 0:
            return DONE
        return ASK if len(ways) > 1 else self.take(s, self.seat, ways[0])

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if reserve_of(s, False) > 0:
            out = append(out, pack(BARREL_VERB))
        if s.get(seat, CONTRACTS) > 0:
            sea: i64
            for sea in range(s.content.seas):
                if sea_in_play(s, sea) and free_contract_slots(s, sea) > 0:
                    out = append(out, pack(SEA, sea))
        return out

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == BARREL_VERB:
            gain(s, seat, False, 1)
            if s.loud:
                s.tell("STW-224", "gained-healthy", {"seat": int(seat), "n": 1})
        else:
            sign(s, seat, arg_a(choice))
            if s.loud:
                s.tell("STW-224", "contract", {"seat": int(seat), "sea": s.content.sea_ids[arg_a(choice)]})
        return DONE


# -- the rendezvous


def draw_rendezvous(s: Steam, seat: i64) -> "Secret":
    """STW-229  Three cards, of which one is kept."""
    drawn = vec[i64](capacity=3)
    k: i64
    for k in range(s.scenario.rendezvous):
        card = draw_steam(s)
        if card != NOBODY:
            drawn = append(drawn, card)
            s.cards[card] = seat
    if s.loud:
        names = [zone_id(s, card) for card in drawn]
        s.whisper("STW-229", "drew-steam", {"seat": int(seat), "n": len(drawn)}, 1 << seat, {"cards": names})
    return Secret(seat)


class Secret(Frame[Steam]):
    """STW-229  One of the three cards is his rendezvous; the others are shuffled back into the deck."""

    STEPS: ClassVar[tuple[str, ...]] = ("keep",)

    def clone(self) -> "Secret":
        return Secret(self.seat)

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-229", "rendezvous")

    def run(self, s: Steam) -> i64:
        return ASK

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        card: i64
        for card in range(s.content.zones):
            if s.cards[card] == seat:
                out = append(out, pack(CARD, card))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != CARD:
            return NOT_OFFERED
        return None if s.cards[arg_a(choice)] == seat else NOT_DRAWN

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        deck = s.deck[:]
        card: i64
        for card in range(s.content.zones):
            if s.cards[card] == seat:
                if card == arg_a(choice):
                    s.cards[card] = ASIDE + seat
                else:
                    s.cards[card] = IN_DECK
                    deck = append(deck, card)
        s.shuffle("STW-229", deck)
        s.deck = deck
        if s.loud:
            s.whisper("STW-229", "kept", {"seat": int(seat)}, 1 << seat, {"zone": zone_id(s, arg_a(choice))})
        return DONE


def rendezvous_of(s: Steam, seat: i64) -> i64:
    """The zone of a seat's rendezvous, or NOBODY."""
    card: i64
    for card in range(s.content.zones):
        if s.cards[card] == ASIDE + seat:
            return card
    return NOBODY


def may_meet(s: Steam, seat: i64) -> bool:
    """STW-230, STW-Q80  Once, in the first turns, before he activates a token."""
    return s.scenario.rendezvous > 0 and s.turn <= s.scenario.rendezvous_last and s.get(seat, MET) == 0


class Rendezvous(Frame[Steam]):
    """STW-230  The card is shown, his Target Zone token goes there, and soldiers join one zone he controls."""

    STEPS: ClassVar[tuple[str, ...]] = ("show", "recruit")

    def clone(self) -> "Rendezvous":
        other = Rendezvous(self.seat)
        other.step = self.step
        return other

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-230", "rendezvous-recruits")

    def run(self, s: Steam) -> i64:
        if self.step == 0:
            zone = rendezvous_of(s, self.seat)
            s.put(self.seat, MET, 1)
            s.revealed += 1
            s.set_on(zone, TARGET, CLAN_TARGET + self.seat)
            if s.loud:
                s.tell("STW-230", "met", {"seat": int(self.seat), "zone": zone_id(s, zone)})
            return NEXT
        zones = self.legal(s, self.seat)
        if len(zones) == 0 or s.get(self.seat, RESERVE_BASE) == 0:
            return DONE
        return ASK if len(zones) > 1 else self.take(s, self.seat, zones[0])

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        for zone in free_zones(s, seat):
            out = append(out, pack(ZONE, zone))
        return out

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        zone = arg_a(choice)
        n = s.scenario.rendezvous_recruits
        if n > s.get(seat, RESERVE_BASE):
            n = s.get(seat, RESERVE_BASE)
        if n > room(s, seat, zone):
            n = room(s, seat, zone)
        recruit(s, seat, zone, n, 0)
        if s.loud:
            s.tell("STW-230", "recruited", {"seat": int(seat), "zone": zone_id(s, zone), "base": int(n), "elite": 0})
        return DONE


# -- the end


def end_bonus(s: Steam, seat: i64) -> i64:
    """STW-200, STW-228, STW-231  What figures taken, target zones and rendezvous are worth at the end."""
    rules = s.scenario
    n: i64 = 0
    if rules.trophies > 0:
        n += s.get(seat, TROPHIES) // rules.trophies
    zone: i64
    if rules.target_geo > 0:
        for zone in range(s.content.zones):
            if s.on(zone, TARGET) == NEUTRAL_TARGET and controller(s, zone) == seat:
                n += rules.target_geo
    if rules.rendezvous > 0:
        other: i64
        for other in range(s.seats):
            zone = rendezvous_of(s, other)
            if zone != NOBODY and controller(s, zone) == seat:
                n += rules.rendezvous_own if other == seat else rules.rendezvous_other
    return n
