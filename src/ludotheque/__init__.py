"""Ludothèque: deep board games with every rule enforced."""

from importlib import import_module
from typing import TYPE_CHECKING

from ludotheque import _engine

_engine.select()  # before anything loads it
import_module("ludotheque.games")
del globals()["games"]  # the package has come: the name is the function's

if TYPE_CHECKING:
    from ludotheque.match.campaign import BadCampaign, Campaign
    from ludotheque.match.faces import game, games
    from ludotheque.match.journal import BadJournal, journal_of, replay, verify
    from ludotheque.match.position import BadPosition, load
    from ludotheque.match.table import Decision, Table

__version__ = "0.1.0"
__all__ = [
    "BadCampaign",
    "BadJournal",
    "BadPosition",
    "Campaign",
    "Decision",
    "Table",
    "__version__",
    "game",
    "games",
    "journal_of",
    "load",
    "replay",
    "verify",
]

_HOMES = {
    "campaign": ("BadCampaign", "Campaign"),
    "faces": ("game", "games"),
    "journal": ("BadJournal", "journal_of", "replay", "verify"),
    "position": ("BadPosition", "load"),
    "table": ("Decision", "Table"),
}


def __getattr__(name: str) -> object:
    """Loads what is asked for and nothing else: a command that needs no game starts at once."""
    for home, names in _HOMES.items():
        if name in names:
            value: object = getattr(import_module(f"ludotheque.match.{home}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
