"""Which games there are: one per folder of ludotheque.games, and those other packages declare."""

import functools
import importlib
import pkgutil
from importlib.metadata import entry_points

from ludotheque.core.game import Game, Said


class UnknownGame(Said, KeyError):
    """There is no game of that id."""


@functools.cache
def registry() -> dict[str, Game]:
    """Every game by id, in alphabetical order. A package adds one through the entry point group
    `ludotheque.games`, whose value is a Game."""
    found: list[Game] = []
    home = importlib.import_module("ludotheque.games")
    for folder in pkgutil.iter_modules(home.__path__):
        if folder.ispkg:
            package = importlib.import_module(f"ludotheque.games.{folder.name}")
            found += [package.GAME] if hasattr(package, "GAME") else []
    found += [point.load() for point in entry_points(group="ludotheque.games")]
    by_id: dict[str, Game] = {}
    for game in found:
        if game.manifest.id in by_id:
            raise ValueError(f"two games are called {game.manifest.id!r}")
        by_id[game.manifest.id] = game
    return dict(sorted(by_id.items()))


def rules_of(game_id: object) -> Game:
    known = registry()
    if not isinstance(game_id, str) or game_id not in known:
        games = ", ".join(known)
        raise UnknownGame(
            f"There is no game {game_id!r}. The games here are: {games}.",
            f"Il n’y a pas de jeu {game_id!r}. Les jeux d’ici sont : {games}.",
        )
    return known[game_id]
