"""After a combat, losses and trophies (STW-162, STW-163, STW-199)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK_IF_MANY, DONE, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers import state, verbs
from ludotheque.games.steamwatchers.acts import (
    to_reserve,
    withdraw,
    zone_id,
)
from ludotheque.games.steamwatchers.phases.incubation import count_units
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

USUAL_LOSSES: Final = 2
WRONG_LOSSES: Final = Refusal("STW-162", "wrong-losses")


def leave(s: Steam, seat: i64, zone: i64, base: i64, elite: i64) -> None:
    """Units of one side leave the zone they fought in."""
    if s.on(zone, Zone.holder) == seat:
        withdraw(s, zone, base, elite)
    else:  # his raiders
        s.add_on(zone, Zone.raid_base, -base)
        s.add_on(zone, Zone.raid_elite, -elite)


def fewest_elites(base: i64, due: i64) -> i64:
    return max(due - base, 0)


def most_elites(elite: i64, due: i64) -> i64:
    return due if due < elite else elite


@frame("lose")
class Losses(Frame[Steam]):
    """STW-162, STW-163, STW-Q42  The loser, and only he, returns two of the units that fought, of his choice; all if
    there are fewer. Cramés lose one, to the box (STW-210, STW-212). Answers what was lost, base and elite soldiers."""

    seat: i64
    zone: Annotated[i64, "zone"]

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-162", "losses")

    def about(self, s: Steam, seat: i64) -> dict[str, object]:
        return {"due": int(self.due(s))}

    def due(self, s: Steam) -> i64:
        there = count_units(s, self.seat, self.zone, 0) + count_units(s, self.seat, self.zone, 1)
        wanted: i64 = USUAL_LOSSES
        for hooks in s.content.hooks:
            wanted = hooks.losses(s, self.seat, wanted)
        return wanted if wanted < there else there

    def lose(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        due = self.due(s)
        elite: i64
        least = fewest_elites(count_units(s, seat, self.zone, 0), due)
        for elite in range(least, most_elites(count_units(s, seat, self.zone, 1), due) + 1):
            out = append(out, pack(verbs.LOSE, elite))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.LOSE:
            return NOT_OFFERED
        return None if super().why_not(s, seat, choice) is None else WRONG_LOSSES

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        elite = arg_a(choice)
        base = self.due(s) - elite
        seat = self.seat
        leave(s, seat, self.zone, base, elite)
        if seat != state.CRAMES:
            to_reserve(s, seat, base, elite)
        if s.loud:
            told: dict[str, object] = {"zone": zone_id(s, self.zone), "base": int(base), "elite": int(elite)}
            if seat == state.CRAMES:
                s.tell("STW-210", "crames-lost", told)
            else:
                told["seat"] = int(seat)
                s.tell("STW-162", "lost", told)
        s.answer(base)
        s.answer(elite)
        return DONE


@frame("pick")
class Trophy(Frame[Steam]):
    """STW-199, STW-Q69  The winner keeps one of the figures just lost; it is out of its owner's reserve for good."""

    seat: i64
    loser: i64
    base: i64
    elite: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-199", "trophy")

    def pick(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        if self.base > 0:
            out = append(out, pack(verbs.TROPHY, 0))
        if self.elite > 0:
            out = append(out, pack(verbs.TROPHY, 1))
        return out

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        unit = arg_a(choice)
        s.add(self.loser, Player.reserve_base if unit == 0 else Player.reserve_elite, -1)
        s.add(self.loser, Player.taken, 1)
        s.add(self.seat, Player.trophies, 1)
        if s.loud:
            s.tell(
                "STW-199", "trophy", {"seat": int(self.seat), "owner": int(self.loser), "unit": state.UNIT_IDS[unit]}
            )
        return DONE
