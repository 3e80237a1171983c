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
    for folder in sorted(folders()):
        package = importlib.import_module(f"ludotheque.games.{folder}")
        found += [package.GAME] if hasattr(package, "GAME") else []
    found += [point.load() for point in entry_points(group="ludotheque.games")]
    by_id: dict[str, Game] = {}
    for game in found:
        if game.manifest.id in by_id:
            raise ValueError(f"two games are called {game.manifest.id!r}")
        by_id[game.manifest.id] = game
    return dict(sorted(by_id.items()))


@functools.cache
def folders() -> frozenset[str]:
    """The names of the games that come with this package."""
    home = importlib.import_module("ludotheque.games")
    return frozenset(folder.name for folder in pkgutil.iter_modules(home.__path__) if folder.ispkg)


@functools.cache
def own(game_id: str) -> Game | None:
    """That game, from its folder: no other is loaded for it."""
    game: Game | None = getattr(importlib.import_module(f"ludotheque.games.{game_id}"), "GAME", None)
    return game if game is not None and game.manifest.id == game_id else None


def rules_of(game_id: object) -> Game:
    if isinstance(game_id, str) and game_id in folders() and (game := own(game_id)) is not None:
        return game
    known = registry()
    if not isinstance(game_id, str) or game_id not in known:
        games = ", ".join(known)
        raise UnknownGame(
            f"There is no game {game_id!r}. The games here are: {games}.",
            f"Il n’y a pas de jeu {game_id!r}. Les jeux d’ici sont : {games}.",
        )
    return known[game_id]
