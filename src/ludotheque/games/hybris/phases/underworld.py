"""The Colosseum's training and the Underworld (HYB-180, HYB-185 to HYB-187, HYB-312, HYB-313)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, Frame, arg_a, pack
from ludotheque.games.hybris import effects, names, queries, state, verbs
from ludotheque.games.hybris.phases.gains import gain, score
from ludotheque.games.hybris.state import NOBODY, Hybris


@frame("choose")
class Resurrect(Frame[Hybris]):
    """HYB-185, HYB-186, HYB-Q106  One defeated Hero of one's own, an ally too, comes back to the reserve."""

    seat: i64

    def choose(self, s: Hybris) -> i64:
        return ASK

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-185", "resurrect")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        hero: i64
        for hero in range(names.HEROES):
            if s.place(seat, hero) == state.BELOW:
                out = append(out, pack(verbs.HERO, hero))
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        s.stand(seat, arg_a(choice), state.RESERVE)
        s.mark(seat, arg_a(choice), state.ACTED)  # HYB-Q36  no token lies under it until the next Planning
        if s.loud:
            s.tell("HYB-185", "resurrected", {"seat": int(seat), "hero": names.HERO_IDS[arg_a(choice)]})
        s.happens(effects.RESURRECTED, seat, NOBODY)
        return DONE


def can_resurrect(s: Hybris, seat: i64) -> bool:
    return queries.heroes_below(s, seat) > 0


def drain(s: Hybris, seat: i64, by_olympian: bool) -> None:
    """HYB-187  Aegis as the topmost Primordial of the Underworld gives; Zeus has his share (HYB-312, HYB-313)."""
    gain(s, seat, names.AEGIS, s.content.drained[s.chained[len(s.chained) - 1]])
    zeus = s.seat_of(names.ZEUS)
    if zeus != NOBODY and zeus != seat:  # HYB-Q95
        gain(s, zeus, names.AEGIS, 1)
        score(s, zeus, names.FROM_OLYMPIAN, 1)
        if by_olympian:
            gain(s, zeus, names.PRAYER, 1)
