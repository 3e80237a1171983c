"""Ludothèque: deep board games with every rule enforced."""

from importlib import import_module

from ludotheque import _engine

_engine.select()
import_module("ludotheque.games")  # the package of that name comes first: the function below is what stays

from ludotheque.match.campaign import BadCampaign, Campaign  # noqa: E402  (the engine must be chosen before anything loads it)
from ludotheque.match.faces import game, games  # noqa: E402
from ludotheque.match.journal import BadJournal, replay, verify  # noqa: E402
from ludotheque.match.position import BadPosition, load  # noqa: E402
from ludotheque.match.table import Decision, Table  # noqa: E402

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
    "load",
    "replay",
    "verify",
]
