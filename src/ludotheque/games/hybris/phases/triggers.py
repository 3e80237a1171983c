"""Reactions (HYB-125, HYB-221, HYB-Q47): powers that wait for an event."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.hybris import effects, names, queries, state
from ludotheque.games.hybris.phases.powers import Power
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris
from ludotheque.kit.effects import program
from ludotheque.kit.effects.selectors import NONE


def set_off(s: Hybris, event: i64, seat: i64, city: i64) -> None:
    """Start every reaction to an event: those of the active player, then of the others in Greatness order."""
    entries = s.content.book.entries
    entry: i64
    for owner in order_of_reactions(s):
        for element in queries.in_play(s, owner, s.content.with_reaction[event]):
            for entry in range(s.content.book.first[element], s.content.book.first[element + 1]):
                at = entry * program.ENTRY_WIDTH
                if entries[at + program.FORM] != program.TRIGGER or entries[at + program.WHAT] != event:
                    continue
                if not concerns(s, event, seat, city, owner, element):
                    continue
                power = Power(owner, element, NONE, NONE, names.REACTION, entries[at + program.START])
                test = entries[at + program.ENTRY_IF]
                if test == 0 or power.proves(s, test, NOBODY):
                    s.call(power)


def order_of_reactions(s: Hybris) -> vec[i64]:
    order = vec[i64](capacity=s.seats)
    if s.active != NOBODY:
        order = append(order, s.active)
    for seat in s.by_greatness():
        if seat != s.active:
            order = append(order, seat)
    return order


def concerns(s: Hybris, event: i64, seat: i64, city: i64, owner: i64, element: i64) -> bool:
    """Whether the reaction of an element in play answers to what a seat did."""
    if event == effects.DEPLOYED_HERE or event == effects.VISITED_HERE:
        place = s.tile_at[element - names.FIRST_TILE]
        return owner != seat and s.content.case_city[place - state.CASE] == city
    if owner != seat:
        return False
    if event == effects.ACTIVATED:
        return element - names.FIRST_ALLY_ELEMENT + names.FIRST_ALLY == s.facts[Facts.sent]
    return True
