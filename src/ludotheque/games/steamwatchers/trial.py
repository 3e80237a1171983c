# interpreted
"""Plays scenarios from outside to the end, so that `content check` can say where their hooks break."""

from pathlib import Path
from typing import Any

from ludotheque.core.game import Game
from ludotheque.games.steamwatchers import loader, outside
from ludotheque.games.steamwatchers.state import Steam
from ludotheque.kit.content.toml_file import Fault

SEEDS = range(3)


def trials(game: Game, folder: str) -> list[Fault]:
    """The first fault of each scenario with hooks, at its fewest and its most players. Their code runs."""
    outside.vouch(Path(folder))
    found: list[Fault] = []
    for name, path in loader.code(folder).items():
        fewest, most = loader.tables(folder)["scenarios"][name]["players"]
        faults = [trial(game, folder, name, path, seats) for seats in sorted({fewest, most})]
        found += [fault for fault in faults if fault is not None][:1]
    return found


def trial(game: Game, folder: str, name: str, path: Path, seats: int) -> Fault | None:
    options = {"content": folder, "scenario": name}
    try:
        for seed in SEEDS:
            quiet, loud = played(game, seats, options, seed, False), played(game, seats, options, seed, True)
            if [*game.faults(loud)]:
                return Fault(str(path), 0, f"with {seats} players a game ends with pieces lost or doubled (STW-004)")
            if quiet.fingerprint() != loud.fingerprint():
                reason = f"with {seats} players the same game ends differently a second time: hooks remember nothing"
                return Fault(str(path), 0, reason)
    except loader.ContentError as error:
        return error.faults[0] if error.faults else Fault(str(path), 0, str(error))
    except Exception as error:
        return outside.blame(path, error)
    return None


def played(game: Game, seats: int, options: dict[str, Any], seed: int, loud: bool) -> Steam:
    state = game.create(seats, options)
    assert isinstance(state, Steam)
    state.reseed(seed + 1)
    state.loud = loud
    state.settle()
    state.playout(seed + 1)
    return state
