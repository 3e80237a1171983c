"""Who chooses? Which decisions are met in play, to be laid beside those that rules/choices/GAME.toml names."""

import tomllib
from collections.abc import Iterable
from typing import Any

from ludotheque.core.domains import Choice, Domain
from ludotheque.match import ledger, notation
from ludotheque.match.table import Decision, Table
from tests.drivers import Case, Driver
from tests.games.shared.scenes import PlayedScene


def entries(game: str) -> list[dict[str, Any]]:
    file = ledger.rules_folder() / "choices" / f"{game}.toml"
    found: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["choice"]
    return found


def wanted(game: str) -> set[str]:
    """The decisions that the file of a game names."""
    return {ask for choice in entries(game) for ask in choice.get("asks", [])}


def named(table: Table, seat: int, choice: Choice) -> list[str]:
    """The question and its answer, "question:answer"; an answer beside any question by itself."""
    asked = [decision.ask for decision in table.waiting if decision.seat == seat and answers(choice, decision)]
    return [asked[0], f"{asked[0]}:{choice[0]}"] if asked else [str(choice[0])]


def answers(choice: Choice, decision: Decision) -> bool:
    choices = decision.choices
    return choices.why_not(choice) is None if isinstance(choices, Domain) else choice in choices


def in_random_games(cases: Iterable[Case], seeds: int = 3) -> set[str]:
    met: set[str] = set()
    for case in cases:
        for seed in range(seeds):
            table = case.new(seed)
            for seat, choice in Driver(seed).play(table):
                met.update(named(table, seat, choice))
    return met


def at_table(table: Table, moves: Iterable[tuple[int, Choice]]) -> set[str]:
    """What each move answers is noted, then it is played."""
    met: set[str] = set()
    for seat, choice in moves:
        met.update(named(table, seat, choice))
        refusal = table.choose(seat, choice)
        assert refusal is None, f"{choice} by seat {seat}: {refusal}"
    return met


def in_scene(scene: PlayedScene, *moves: str) -> set[str]:
    """Each move is "seat answer"."""
    told = [(int(seat), notation.read(answer)) for seat, _, answer in (move.partition(" ") for move in moves)]
    return at_table(scene.table, told)
