"""« Apprentissage »: what the tutorial hands out turn by turn (STW-190 to STW-195)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import (
    ASK_IF_MANY,
    DONE,
    Frame,
    arg_a,
    pack,
)
from ludotheque.games.steamwatchers import verbs
from ludotheque.games.steamwatchers.acts import (
    recruit,
    sign,
    zone_id,
)
from ludotheque.games.steamwatchers.queries import (
    free_zones,
)
from ludotheque.games.steamwatchers.state import Player, Steam


def sign_first_contract(s: Steam, seat: i64) -> None:
    """STW-047  Deployment 6: a contract on a slot of Mare Nostrum."""
    sea = s.content.deployment_sea[s.get(seat, Player.deployment) - 1]
    if sea < 0:
        return
    sign(s, seat, sea)
    if s.loud:
        s.tell("STW-047", "contract", {"seat": int(seat), "sea": s.content.sea_ids[sea]})


@frame("place")
class FirstElite(Frame[Steam]):
    """STW-193, STW-Q67  One elite soldier in a zone he controls."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-193", "first-elite")

    def place(self, s: Steam) -> i64:
        if s.get(self.seat, Player.reserve_elite) == 0:
            return DONE
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        for zone in free_zones(s, seat):
            out = append(out, pack(verbs.ZONE, zone))
        return out

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        recruit(s, seat, arg_a(choice), 0, 1)
        if s.loud:
            s.tell("STW-193", "first-elite", {"seat": int(seat), "zone": zone_id(s, arg_a(choice))})
        return DONE
