"""Who chooses? Which decisions are met in play, to be laid beside those that rules/choices/GAME.toml names."""

import tomllib
from collections.abc import Iterable

from ludotheque.core.domains import Choice
from ludotheque.match import ledger, notation
from ludotheque.match.table import Table
from tests.drivers import Case, Driver
from tests.games.shared.scenes import PlayedScene


def wanted(game: str) -> set[str]:
    """The decisions that the file of a game names."""
    file = ledger.rules_folder() / "choices" / f"{game}.toml"
    return {ask for choice in tomllib.loads(file.read_text("utf-8"))["choice"] for ask in choice.get("asks", [])}


def named(table: Table, seat: int, choice: Choice) -> list[str]:
    """The question and its answer, "question:answer"; an answer beside any question by itself."""
    asked = [decision.ask for decision in table.waiting if decision.seat == seat and choice in decision]
    return [asked[0], f"{asked[0]}:{choice[0]}"] if asked else [str(choice[0])]


def in_random_games(cases: Iterable[Case], seeds: int = 3) -> set[str]:
    met: set[str] = set()
    for case in cases:
        for seed in range(seeds):
            table = case.new(seed)
            for seat, choice in Driver(seed).play(table):
                met.update(named(table, seat, choice))
    return met


def in_scene(scene: PlayedScene, *moves: str) -> set[str]:
    """Each move is "seat answer"; what it answers is noted, then it is played."""
    met: set[str] = set()
    for move in moves:
        seat, _, answer = move.partition(" ")
        met.update(named(scene.table, int(seat), notation.read(answer)))
        scene.play(int(seat), answer)
    return met
