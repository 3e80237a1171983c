"""The Reliquary: its keeper is elected, and the poorest are helped (STW-219 to STW-224)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import EACH
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import (
    ALONE,
    ASK,
    ASK_IF_MANY,
    DONE,
    NEXT,
    NOT_OFFERED,
    SEALED,
    Frame,
    arg_a,
    pack,
    verb_of,
)
from ludotheque.core.vecs import filled
from ludotheque.games.steamwatchers import verbs
from ludotheque.games.steamwatchers.acts import (
    gain,
    reserve_of,
    sign,
)
from ludotheque.games.steamwatchers.phases.elimination import Fallen
from ludotheque.games.steamwatchers.phases.incubation import Incubate
from ludotheque.games.steamwatchers.queries import (
    by_conclave,
    by_reservation,
    controlled,
    free_contract_slots,
    sea_in_play,
)
from ludotheque.games.steamwatchers.state import Player, Steam
from ludotheque.kit.play.sealed import UNSAID, SealedChoice, unsaid

NO_VOTER: Final = Refusal("STW-222", "no-such-player")
NOT_TIED: Final = Refusal("STW-223", "not-tied")


def new_election(s: Steam) -> "Election":
    return Election(0, unsaid(s), vec[i64]())


@frame("vote count tie keep end")
class Election(SealedChoice[Steam]):
    """STW-221, STW-222, STW-223  One vote for each pair of zones controlled, all given at once and in secret; the first
    on the Conclave track settles a tie (STW-Q77)."""

    seat: i64
    votes: Annotated[vec[i64], EACH]
    tied: vec[i64]

    def imagine(self, s: Steam, seat: i64) -> None:
        if self.at("vote"):
            super().imagine(s, seat)

    def mode(self, s: Steam) -> i64:
        return SEALED if self.at("vote") else ALONE

    def asked(self, s: Steam) -> i64:
        return super().asked(s) if self.at("vote") else 1 << self.seat

    def invited(self, s: Steam) -> i64:
        mask: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if s.alive(seat) and voices(s, seat) > 0:
                mask |= 1 << seat
        return mask

    def answers(self, s: Steam) -> vec[i64]:
        return self.votes

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-222", "vote") if self.at("vote") else ("STW-223", "keeper")

    def about(self, s: Steam, seat: i64) -> dict[str, object]:
        return {"voices": [int(voices(s, other)) for other in range(s.seats)]}

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        other: i64
        if self.at("vote"):
            for other in range(s.seats):
                if s.alive(other):
                    out = append(out, pack(verbs.VOTE, other))
        else:
            for other in self.tied:
                out = append(out, pack(verbs.PLAYER, other))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        a = arg_a(choice)
        if self.at("vote") and verb_of(choice) == verbs.VOTE:
            return None if a < s.seats and s.alive(a) else NO_VOTER
        if not self.at("vote") and verb_of(choice) == verbs.PLAYER:
            for other in self.tied:
                if other == a:
                    return None
            return NOT_TIED
        return NOT_OFFERED

    def vote(self, s: Steam) -> i64:
        return self.gather(s)

    def delivered(self, s: Steam) -> i64:
        return NEXT

    def count(self, s: Steam) -> i64:
        self.tied = leaders(s, self.votes)
        self.seat = by_conclave(s)[0]
        return NEXT

    def tie(self, s: Steam) -> i64:
        if len(self.tied) > 1:
            return ASK
        return self.crown(s, self.tied[0])

    def keep(self, s: Steam) -> i64:
        s.call(Fallen(s.bearer))
        return NEXT

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        return super().take(s, seat, choice) if self.at("vote") else self.crown(s, arg_a(choice))

    def said(self, s: Steam, seat: i64, answer: i64) -> None:
        if s.loud:
            s.whisper("STW-222", "voted", {"seat": int(seat)}, 1 << seat, {"to": int(answer)})

    def crown(self, s: Steam, seat: i64) -> i64:
        """The keeper takes the card, and its incubation, even when elected again."""
        s.bearer = seat
        if s.loud:
            for voter in by_conclave(s):
                if self.votes[voter] != UNSAID:
                    told: dict[str, object] = {"seat": int(voter), "to": int(self.votes[voter])}
                    told["n"] = int(voices(s, voter))
                    s.tell("STW-222", "vote", told)
            s.tell("STW-223", "keeper", {"seat": int(seat)})
        s.call(Incubate(seat, s.scenario.card_incubation))
        return self.goto("keep")


def voices(s: Steam, seat: i64) -> i64:
    """STW-222  A vote for each complete pair of zones controlled."""
    return len(controlled(s, seat)) // 2


def leaders(s: Steam, votes: vec[i64]) -> vec[i64]:
    """Whoever has the most votes; everybody when no vote was cast (STW-Q77)."""
    tally = filled(s.seats, 0)
    seat: i64
    most: i64 = 0
    for seat in range(s.seats):
        if votes[seat] != UNSAID:
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
        if s.get(seat, Player.geo) < least:
            least = s.get(seat, Player.geo)
    out = vec[i64](capacity=s.seats)
    for seat in by_reservation(s):
        if s.get(seat, Player.geo) == least:
            out = append(out, seat)
    return out


@frame("help")
class Poorest(Frame[Steam]):
    """STW-224, STW-Q78  A healthy barrel, or a contract on a free slot."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-224", "poorest")

    def help(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if reserve_of(s, False) > 0:
            out = append(out, pack(verbs.BARREL))
        if s.get(seat, Player.contracts) > 0:
            sea: i64
            for sea in range(s.content.seas):
                if sea_in_play(s, sea) and free_contract_slots(s, sea) > 0:
                    out = append(out, pack(verbs.SEA, sea))
        return out

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.BARREL:
            gain(s, seat, False, 1)
            if s.loud:
                s.tell("STW-224", "gained-healthy", {"seat": int(seat), "n": 1})
        else:
            sign(s, seat, arg_a(choice))
            if s.loud:
                s.tell("STW-224", "contract", {"seat": int(seat), "sea": s.content.sea_ids[arg_a(choice)]})
        return DONE
