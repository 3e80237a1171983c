"""A tournament as it is told: its line in the list, and the whole of it."""

from fractions import Fraction
from typing import Literal

import msgspec

from ludotheque.match.standings import earned
from ludotheque.server import clock, wire
from ludotheque.server.contests import Contest, Entrant
from ludotheque.server.tournament import Laid, RoundOf, Step, Tournament

WHAT: dict[str, Literal["ruling", "out", "moved", "off"]] = {
    "ruling": "ruling",
    "out": "out",
    "moved": "moved",
    "off": "off",
}


class Known(msgspec.Struct):
    """A tournament as it is now, with the names of those in it."""

    contest: Contest
    state: Tournament
    entrants: list[Entrant]

    @property
    def names(self) -> dict[int, str | None]:
        return {each.number: each.account for each in self.entrants}

    def number(self, account: str | None) -> int | None:
        found = [each.number for each in self.entrants if account is not None and each.account == account]
        return found[0] if found else None


def line(known: Known, me: str | None) -> wire.TournamentLine:
    contest, state, mine = known.contest, known.state, known.number(me)
    rules = state.rules
    places = {line.who: line.place for line in state.standings()} if state.rounds else {}
    own = [each.table for each in state.going if mine is not None and mine in each.people]
    return wire.TournamentLine(
        id=contest.id,
        name=contest.name,
        game=contest.game,
        form=rules.form,
        stage=state.stage,
        organiser=contest.organiser,
        clock=rules.clock,
        listed=contest.listed,
        rated=rules.rated,
        late=rules.late,
        size=rules.size,
        missing=rules.missing,
        round=len(state.rounds),
        rounds=state.planned,
        begins=state.begins if state.between and not state.finished else None,
        call=state.calls(clock.now()) and not state.finished,
        entrants=len(places) if state.stage == "over" else len(state.active),
        mine=mine in state.active,
        answered=mine in state.here,
        place=places.get(mine) if mine is not None and any(each.ended for each in state.rounds) else None,
        table=own[0] if own else None,
        organises=me is not None and contest.organiser == me,
    )


def card(known: Known, me: str | None, there: set[str], desk: wire.DeskCard | None, may_enter: bool) -> wire.Tournament:
    """`there`: the tables that are laid."""
    state, names = known.state, known.names
    return wire.Tournament(
        line=line(known, me),
        entrants=[
            wire.EntrantCard(who, names.get(who), who not in state.active, who in state.here)
            for who in dict.fromkeys(state.entered)
        ],
        rounds=[told_round(state, each, there) for each in state.rounds],
        standings=[
            wire.StandingLine(
                each.who,
                each.place,
                plain(each.points),
                [None if gained is None else plain(gained) for gained in each.rounds],
                [plain(tie) for tie in each.ties],
            )
            for each in (state.standings() if state.rounds else [])
        ],
        rulings=[told_ruling(state, each.made, each.step) for each in state.rulings],
        desk=desk,
        me=known.number(me),
        may_enter=may_enter,
    )


def plain(points: Fraction) -> float:
    return round(float(points), 2)


def told_round(state: Tournament, each: RoundOf, there: set[str]) -> wire.RoundCard:
    tables = [told_table(state, each, laid, there) for laid in each.tables]
    return wire.RoundCard(each.begun, each.ended is not None, tables, each.byes, each.missing)


def told_table(state: Tournament, each: RoundOf, laid: Laid, there: set[str]) -> wire.TournamentTable:
    game = laid.game
    alone = msgspec.structs.replace(each, tables=[laid], byes=[]).plain
    seats = []
    for seat, who in enumerate(laid.seats):
        gained = earned(state.rules.form, alone, who) if who is not None and game.over else None
        place = game.places[seat] if game.over else None
        seats.append(wire.TournamentSeat(who, place, None if gained is None else plain(gained)))
    return wire.TournamentTable(laid.table if laid.table in there else None, seats, game.over, laid.ruled)


def told_ruling(state: Tournament, made: int, step: Step) -> wire.RulingCard:
    at: tuple[int | None, int | None] = (None, None)
    for n, each in enumerate(state.rounds, 1):
        for m, laid in enumerate(each.tables, 1):
            if step.table and laid.table == step.table:
                at = n, m
    return wire.RulingCard(WHAT[step.what], made, step.why, step.who, *at, step.at)
