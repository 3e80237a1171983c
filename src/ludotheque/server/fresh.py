"""New tables from options that somebody sent."""

import logging
from typing import Any

import msgspec

from ludotheque.core.chance import Seeded
from ludotheque.core.game import BadOption, Game
from ludotheque.match import journal
from ludotheque.match.faces import Playable
from ludotheque.match.journal import journal_of
from ludotheque.match.table import Table
from ludotheque.server import cards
from ludotheque.server.sentences import LANGUAGES, Refusing

log = logging.getLogger("ludotheque.server")
DEEPEST = 16  # an option within an option
LARGEST = 2**53  # whole numbers that every reader of JSON keeps


def why_not(value: object, depth: int = 0) -> str | None:
    """What is wrong with the shape of an option, whatever the game."""
    if depth > DEEPEST:
        return "deep"
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return next((why for each in inner if (why := why_not(each, depth + 1)) is not None), None)
    if isinstance(value, float) or (isinstance(value, int) and abs(value) > LARGEST):
        return "number"
    return None


def new_table(rules: Game, seats: int, seed: int | str | None, options: dict[str, Any]) -> Table:
    """A table that is laid, read again from what would be written of it, and shown, before anything is written. A game
    says in words what it does not take; whatever else it makes of strange options, nobody is sent a fault for them."""
    if why_not(options) is not None:
        raise Refusing("bad-options")
    try:
        table = Playable(rules).new(seats, seed, options)
        header = msgspec.json.decode(msgspec.json.encode(journal_of(table)["header"]))
        show(journal.open_table({"header": header}, Seeded("shown")))
    except BadOption as error:
        raise Refusing("bad-option", 400, error.say) from error
    except Exception as error:
        log.warning("a game fails over options", extra={"game": rules.manifest.id, "why": repr(error)[:200]})
        raise Refusing("bad-options") from error
    return table


def show(table: Table) -> None:
    """As whoever opens it will be shown it: what cannot be shown is noticed here."""
    cards.shown_options(table.rules, table.options)
    for eyes in (None, *range(table.state.seats)):
        table.view(eyes)
    for lang in LANGUAGES:
        table.rules.content.names(table.options, lang)
    if table.rules.content.spoils:
        table.rules.content.met(table.options, set())
