"""Special actions: Special Action tokens and the slots that take them (STW-114 to STW-116)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.numbers import rule_number
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.phases.incubation import Pay
from ludotheque.games.steamwatchers.queries import ability, barrels
from ludotheque.games.steamwatchers.state import Player, Steam

TOKEN_IDS: Final = ("free", "mobilisation", "great_host", "forced_march", "negotiation")

NO_TOKEN: Final = Refusal("STW-115", "no-token")
NO_SLOT: Final = Refusal("STW-115", "no-slot")
SLOT_TAKEN: Final = Refusal("STW-115", "slot-taken")
TOO_DEAR: Final = Refusal("STW-116", "too-dear")


def tokens_left(s: Steam, seat: i64, token: i64) -> i64:
    """STW-115  Special Action tokens in the clan reserve: 2 Mobilisation, 2 Forced March, 1 Negotiation; one of
    Rhein-Stamm's Mobilisations is its Great Host (STW-232)."""
    n: i64 = 1
    if token == state.FORCED_MARCH:
        n = 2
    elif token == state.MOBILISATION:
        n = 1 if ability(s, seat, names.RHEIN_STAMM) else 2
    elif token == state.GREAT_HOST:
        n = 1 if ability(s, seat, names.RHEIN_STAMM) else 0
    k: i64
    for k in range(state.SLOTS):
        if s.get(seat, Player.slot + k) == token:
            n -= 1
    return n


def slot_cost(s: Steam, seat: i64, k: i64) -> i64:
    """STW-116, STW-234  What is printed on a slot: nothing on those of the Apôtres."""
    return s.content.action_cost[s.clan(seat) * names.ACTIONS + k]


def why_not_slot(s: Steam, seat: i64, k: i64) -> Refusal | None:
    """STW-Q24  A free slot that he can pay."""
    if k >= state.SLOTS or s.get(seat, Player.slot + k) != state.FREE:
        return SLOT_TAKEN
    return None if slot_cost(s, seat, k) <= barrels(s, seat) else TOO_DEAR


def usable_slots(s: Steam, seat: i64) -> vec[i64]:
    """Slots of one cost are alike: the first of each."""
    out = vec[i64](capacity=2)
    seen: i64 = 0
    k: i64
    for k in range(state.SLOTS):
        if why_not_slot(s, seat, k) is None:
            cost = slot_cost(s, seat, k)
            if seen >> cost & 1 == 0:
                seen |= 1 << cost
                out = append(out, k)
    return out


def why_not_act(s: Steam, seat: i64, token: i64) -> Refusal | None:
    """STW-115, STW-116  A special action needs its token and a slot within his means."""
    for hooks in s.content.hooks:
        forbidden = hooks.why_not_act(s, seat, token)
        if forbidden is not None:
            return forbidden
    if tokens_left(s, seat, token) == 0:
        return NO_TOKEN
    bad: Refusal | None = NO_SLOT
    k: i64
    for k in range(state.SLOTS):
        if s.get(seat, Player.slot + k) == state.FREE:
            if slot_cost(s, seat, k) <= barrels(s, seat):
                return None
            bad = TOO_DEAR
    return bad


@frame("choose")
class Slot(Frame[Steam]):
    """STW-115, STW-116, STW-Q24  The token goes on a free slot of his choice, then he pays what it costs."""

    seat: i64
    token: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-116", "slot")

    def choose(self, s: Steam) -> i64:
        slots = usable_slots(s, self.seat)
        if len(slots) > 1:
            return ASK
        return self.place(s, slots[0])

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        for k in usable_slots(s, seat):
            out = append(out, pack(verbs.SLOT, k))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.SLOT:
            return NOT_OFFERED
        bad = why_not_slot(s, seat, arg_a(choice))
        return bad if bad is not None else super().why_not(s, seat, choice)

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        return self.place(s, arg_a(choice))

    def place(self, s: Steam, k: i64) -> i64:
        cost = slot_cost(s, self.seat, k)
        s.put(self.seat, Player.slot + k, self.token)
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "action": TOKEN_IDS[self.token], "cost": int(cost)}
            s.tell("STW-115", "special", told)
        if cost > 0:
            s.call(Pay(self.seat, cost, rule_number("STW-116")))
        return DONE
