"""Saved positions read back: everything a file can have wrong is said, nothing half-read is kept."""

import json
from typing import Any

from ludotheque.core import sight
from ludotheque.core.chance import Dealer, dealer_from
from ludotheque.core.game import Game, Said
from ludotheque.match.registry import rules_of
from ludotheque.match.table import FORMAT, Table

# What foreign data can bring about while it is read.
UNREADABLE = (LookupError, TypeError, AttributeError, ValueError, ArithmeticError, RecursionError, NotImplementedError)


class BadPosition(Said):
    """Not a saved position, or not one of this version."""


def in_words(error: BaseException) -> tuple[str, str]:
    """What an error says, as a part of a sentence: in English, in French."""
    if isinstance(error, Said):
        return error.say["en"].rstrip("."), error.say["fr"].rstrip(".")
    if isinstance(error, KeyError):
        return f"{error} is missing", f"il y manque {error}"
    return str(error).rstrip(".") or type(error).__name__, "la forme attendue n’y est pas"


def load(data: dict[str, Any] | str) -> Table:
    """A table at a saved position."""
    if isinstance(data, str):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise BadPosition(
                f"This is not a saved position: it is not JSON ({error}).",
                "Ce n’est pas une position sauvegardée : ce n’est pas du JSON.",
            ) from None
    return read_position(data, None)


def read_position(data: object, dealer: Dealer | None) -> Table:
    """A table at a saved position, with its own dealer or, to play a journal again, with another one."""
    if not isinstance(data, dict) or "ludotheque" not in data or "state" not in data:
        raise BadPosition(
            "This is not a saved position: it has no 'ludotheque' and 'state' parts.",
            "Ce n’est pas une position sauvegardée : il y manque les parties 'ludotheque' et 'state'.",
        )
    if data["ludotheque"] != FORMAT:
        raise BadPosition(
            f"This position is of format {data['ludotheque']!r}; this program reads format {FORMAT}.",
            f"Cette position est au format {data['ludotheque']!r} ; ce programme lit le format {FORMAT}.",
        )
    rules = rules_of(data.get("game"))
    if data.get("version") != rules.manifest.version:
        raise BadPosition(
            f"This position was saved by version {data.get('version')!r} of {rules.manifest.title}; "
            f"the rules here are version {rules.manifest.version!r}: open it with the version that saved it.",
            f"Cette position a été sauvegardée par la version {data.get('version')!r} de {rules.manifest.title} ; "
            f"les règles d’ici sont la version {rules.manifest.version!r} : ouvrez-la avec la version d’origine.",
        )
    try:
        return read_table(rules, data, dealer)
    except BadPosition:
        raise
    except UNREADABLE as error:
        why, pourquoi = in_words(error)
        raise BadPosition(
            f"This position cannot be read: {why}.", f"Cette position ne peut pas être lue : {pourquoi}."
        ) from error


def read_table(rules: Game, data: dict[str, Any], dealer: Dealer | None) -> Table:
    options = rules.check_options(data["seats"], data["options"])
    state = rules.blank(data["seats"], options)
    sight.read(state, rules.sees, rules.frames, data["state"])
    state.read_back()
    if state.seats != data["seats"]:
        raise BadPosition(
            f"This position is impossible: it is one of {state.seats} seats, not of {data['seats']}.",
            f"Cette position est impossible : elle est à {state.seats} places, et non à {data['seats']}.",
        )
    for fault in rules.faults(state):
        raise BadPosition(f"This position is impossible: {fault.en}", f"Cette position est impossible : {fault.fr}")
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
            raise BadPosition(
                "This position is impossible: the choice that waits for an outcome cannot be made.",
                "Cette position est impossible : le choix qui attend un tirage ne peut pas se faire.",
            )
    if any(decision.choices == [] for decision in table.waiting):
        raise BadPosition(
            "This position is impossible: a seat is asked and nothing is open to it.",
            "Cette position est impossible : une place est interrogée et rien ne lui est ouvert.",
        )
    for seat in (*range(state.seats), None):
        table.view(seat)  # what cannot be shown is no position
    return table
