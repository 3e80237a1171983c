"""Saved positions read back: everything a file can have wrong is said, nothing half-read is kept."""

import json
from typing import Any

from ludotheque.core import sight
from ludotheque.core.chance import Dealer, dealer_from
from ludotheque.core.game import Game
from ludotheque.match.registry import UnknownGame, rules_of
from ludotheque.match.table import FORMAT, Table

# What foreign data can bring about while it is read.
UNREADABLE = (LookupError, TypeError, AttributeError, ValueError, ArithmeticError, RecursionError, NotImplementedError)


class BadPosition(ValueError):
    """Not a saved position, or not one of this version."""


def in_words(error: BaseException) -> str:
    """What an error says, as a part of a sentence."""
    if isinstance(error, KeyError) and not isinstance(error, UnknownGame):
        return f"{error} is missing"
    return str(error).rstrip(".") or type(error).__name__


def load(data: dict[str, Any] | str) -> Table:
    """A table at a saved position."""
    if isinstance(data, str):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise BadPosition(f"This is not a saved position: it is not JSON ({error}).") from None
    return read_position(data, None)


def read_position(data: object, dealer: Dealer | None) -> Table:
    """A table at a saved position, with its own dealer or, to play a journal again, with another one."""
    if not isinstance(data, dict) or "ludotheque" not in data or "state" not in data:
        raise BadPosition("This is not a saved position: it has no 'ludotheque' and 'state' parts.")
    if data["ludotheque"] != FORMAT:
        raise BadPosition(f"This position is of format {data['ludotheque']!r}; this program reads format {FORMAT}.")
    rules = rules_of(data.get("game"))
    if data.get("version") != rules.manifest.version:
        raise BadPosition(
            f"This position was saved by version {data.get('version')!r} of {rules.manifest.title}; "
            f"the rules here are version {rules.manifest.version!r}: open it with the version that saved it."
        )
    try:
        return read_table(rules, data, dealer)
    except BadPosition:
        raise
    except UNREADABLE as error:
        raise BadPosition(f"This position cannot be read: {in_words(error)}.") from error


def read_table(rules: Game, data: dict[str, Any], dealer: Dealer | None) -> Table:
    options = rules.check_options(data["seats"], data["options"])
    state = rules.blank(data["seats"], options)
    sight.read(state, rules.sees, rules.frames, data["state"])
    if state.seats != data["seats"] or not rules.conserved(state):
        raise BadPosition("This position is impossible: some pieces are missing, misplaced or exist twice.")
    own = None if data["chance"]["dealer"] == "none" else dealer_from(data["chance"])
    state.dealer = dealer or own
    state.loud = True
    table = Table(rules, state, options)
    table.origin = data
    if "pending" in data:
        if data["pending"] is None:
            return table.begin()
        seat, choice = data["pending"]
        if dealer is None and (table.choose(seat, tuple(choice)) is not None or table.need is None):
            raise BadPosition("This position is impossible: the choice that waits for an outcome cannot be made.")
    if any(decision.choices == [] for decision in table.waiting):
        raise BadPosition("This position is impossible: a seat is asked and nothing is open to it.")
    for seat in (*range(state.seats), None):
        table.view(seat)  # what cannot be shown is no position
    return table
