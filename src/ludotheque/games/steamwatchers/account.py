# interpreted
"""A finished game explained: where each clan's GÉO comes from, which hegemony was reached, what settled a tie."""

from dataclasses import dataclass
from typing import Any

from ludotheque.core.game import Account, Line
from ludotheque.games.steamwatchers import queries, state
from ludotheque.games.steamwatchers.phases.great_white import final_score, havens_wanted
from ludotheque.games.steamwatchers.state import Player, Steam


@dataclass(frozen=True)
class Goal:
    """A hegemony that somebody has reached."""

    what: str
    rule: str
    n: int
    has: list[int]


def account(s: Steam) -> Account:
    seats = range(s.seats)
    goal, scores = reached(s), [int(final_score(s, seat)) for seat in seats]
    lines = [*points(s, scores)]
    if goal is not None:
        lines.append(Line(f"hegemony-{goal.what}", goal.rule, [*goal.has], True, goal.n))
    level = tied(s, scores, goal)
    tokens = {seat: int(queries.quarantine_tokens(s, seat)) for seat in level}
    by_tokens = list(tokens.values()).count(min(tokens.values(), default=0)) == 1
    if len(level) > 1:
        rule = "STW-101" if goal is None else "STW-097"
        lines.append(Line("quarantines", rule, [tokens.get(seat) for seat in seats], True))
        if not by_tokens:
            place = [int(s.get(seat, Player.reserved)) or None if seat in level else None for seat in seats]
            lines.append(Line("reservation", rule, place, True))
    if goal is not None:
        return Account(lines, goal.what, {"n": goal.n, "has": goal.has[s.winner]})
    if len(level) > 1:
        return Account(lines, "tokens" if by_tokens else "place", {"n": scores[s.winner]})
    gone = any(s.get(seat, Player.out) for seat in seats)
    return Account(lines, "standing" if s.ending == state.LAST_TURN and gone else "")


def points(s: Steam, scores: list[int]) -> list[Line]:
    """STW-026, STW-094, STW-095, STW-099  The last clan standing wins before Phase 5, and the eliminated have left it:
    of those the level last measured counts."""
    seats = range(s.seats)
    counted = [s.ending != state.LAST_CLAN and not s.get(seat, Player.out) for seat in seats]
    geo = [int(s.get(seat, Player.geo)) for seat in seats]
    farms = [built(s, seat) if counted[seat] else 0 for seat in seats]
    floors = [int(queries.geo(s, seat)) - farms[seat] if counted[seat] else 0 for seat in seats]
    exile = [-(int(s.get(seat, Player.exiled)) // 2) for seat in seats]
    key, rule = bonus(s)
    harvested = [Line("farms", "STW-095", [*farms]), Line("floors", "STW-094", [*floors])]
    others = [
        Line("before", "STW-026", [0 if counted[seat] else geo[seat] for seat in seats]),
        Line("card", "STW-094", [geo[n] - farms[n] - floors[n] if counted[n] else 0 for n in seats]),
        Line(key, rule, [scores[seat] - geo[seat] - exile[seat] for seat in seats]),
        Line("exile", "STW-099", [*exile]),
    ]
    always = [] if s.ending == state.LAST_CLAN else harvested
    return [*always, *(line for line in others if any(line.values))]


def built(s: Steam, seat: int) -> int:
    zones = queries.controlled(s, seat)
    return sum(int(s.count_of(zone, state.FARM) + s.count_of(zone, state.TOXIC)) for zone in zones)


def bonus(s: Steam) -> tuple[str, str]:
    """What a scenario adds at the end, and the rule that says so."""
    rules: Any = s.scenario
    if rules.trophies:
        return "trophies", "STW-200"
    if rules.rendezvous_own:
        return "rendezvous", "STW-231"
    return ("targets", "STW-228") if len(rules.giants) else ("scenario", "STW-099")


def reached(s: Steam) -> Goal | None:
    """STW-203, STW-218  None: there was no hegemony, or it was that of a scenario from outside."""
    seats = range(s.seats)
    if s.ending != state.HEGEMONY:
        return None
    goals = [
        Goal("geo", "STW-203", int(s.scenario.hegemony_geo), [int(s.get(seat, Player.geo)) for seat in seats]),
        Goal("havens", "STW-218", int(havens_wanted(s)), [int(queries.havens(s, seat)) for seat in seats]),
    ]
    return next((goal for goal in goals if goal.n and max(goal.has) >= goal.n), None)


def tied(s: Steam, scores: list[int], goal: Goal | None) -> list[int]:
    """STW-097, STW-101  The clans between which a tie had to be settled, or the one that stood alone."""
    standing = [seat for seat in range(s.seats) if not s.get(seat, Player.out)]
    if s.ending == state.LAST_TURN:
        return [seat for seat in standing if scores[seat] == max(scores[other] for other in standing)]
    return [] if goal is None else [seat for seat in standing if goal.has[seat] >= goal.n]
