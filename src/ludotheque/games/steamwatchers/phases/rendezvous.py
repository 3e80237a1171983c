"""The rendezvous: a secret zone, revealed once (STW-229 to STW-231)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import (
    ASK,
    ASK_IF_MANY,
    DONE,
    NEXT,
    NOT_OFFERED,
    Frame,
    arg_a,
    pack,
    verb_of,
)
from ludotheque.games.steamwatchers import state, verbs
from ludotheque.games.steamwatchers.acts import draw_steam, recruit, steam_cards, zone_id
from ludotheque.games.steamwatchers.queries import (
    free_zones,
    room,
)
from ludotheque.games.steamwatchers.state import Player, Steam, Zone
from ludotheque.kit.play.cards import move_all, on_top, shuffled

NOT_DRAWN: Final = Refusal("STW-229", "not-drawn")


def draw_rendezvous(s: Steam, seat: i64) -> None:
    """STW-229  Three cards, of which one is kept."""
    drawn = vec[i64](capacity=3)
    k: i64
    for k in range(s.scenario.rendezvous):
        card = draw_steam(s)
        if card != state.NOBODY:
            drawn = append(drawn, card)
            s.cards[card] = seat
    if s.loud:
        names = [zone_id(s, card) for card in drawn]
        s.whisper("STW-229", "drew-steam", {"seat": int(seat), "n": len(drawn)}, 1 << seat, {"cards": names})


@frame("draw keep")
class Secret(Frame[Steam]):
    """STW-229  One of the three cards is his rendezvous; the others are shuffled back into the deck."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-229", "rendezvous")

    def draw(self, s: Steam) -> i64:
        draw_rendezvous(s, self.seat)
        return NEXT

    def keep(self, s: Steam) -> i64:
        return ASK

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        for card in steam_cards(s, seat):
            out = append(out, pack(verbs.CARD, card))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.CARD:
            return NOT_OFFERED
        return None if s.cards[arg_a(choice)] == seat else NOT_DRAWN

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        s.cards[arg_a(choice)] = state.ASIDE + seat
        others = steam_cards(s, seat)
        move_all(s.cards, others, 0, state.IN_DECK)
        s.deck = shuffled(s, "STW-229", on_top(s.deck, others))
        if s.loud:
            s.whisper("STW-229", "kept", {"seat": int(seat)}, 1 << seat, {"zone": zone_id(s, arg_a(choice))})
        return DONE


def rendezvous_of(s: Steam, seat: i64) -> i64:
    """The zone of a seat's rendezvous, or NOBODY."""
    kept = steam_cards(s, state.ASIDE + seat)
    return kept[0] if len(kept) > 0 else state.NOBODY


def may_meet(s: Steam, seat: i64) -> bool:
    """STW-230, STW-Q80  Once, in the first turns, before he activates a token."""
    return s.scenario.rendezvous > 0 and s.turn <= s.scenario.rendezvous_last and s.get(seat, Player.met) == 0


@frame("show recruit")
class Rendezvous(Frame[Steam]):
    """STW-230  The card is shown, his Target Zone token goes there, and soldiers join one zone he controls."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-230", "rendezvous-recruits")

    def show(self, s: Steam) -> i64:
        zone = rendezvous_of(s, self.seat)
        s.put(self.seat, Player.met, 1)
        s.revealed += 1
        s.set_on(zone, Zone.target, state.CLAN_TARGET + self.seat)
        if s.loud:
            s.tell("STW-230", "met", {"seat": int(self.seat), "zone": zone_id(s, zone)})
        return NEXT

    def recruit(self, s: Steam) -> i64:
        return DONE if s.get(self.seat, Player.reserve_base) == 0 else ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        for zone in free_zones(s, seat):
            out = append(out, pack(verbs.ZONE, zone))
        return out

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        zone = arg_a(choice)
        n = s.scenario.rendezvous_recruits
        if n > s.get(seat, Player.reserve_base):
            n = s.get(seat, Player.reserve_base)
        if n > room(s, seat, zone):
            n = room(s, seat, zone)
        recruit(s, seat, zone, n, 0)
        if s.loud:
            s.tell("STW-230", "recruited", {"seat": int(seat), "zone": zone_id(s, zone), "base": int(n), "elite": 0})
        return DONE
