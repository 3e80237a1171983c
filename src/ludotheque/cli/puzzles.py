"""`puzzles`: positions to solve, found in games of robots."""

import os
from typing import Annotated

import typer

from ludotheque.cli.arguments import GameName, Options
from ludotheque.cli.lab import Seed, Varied, Workers, read_variants, speaking
from ludotheque.cli.output import say
from ludotheque.cli.tongue import Language
from ludotheque.lab import puzzling
from ludotheque.match.puzzles import load
from ludotheque.match.registry import rules_of
from ludotheque.match.texts import Texts


def puzzles(
    game: GameName,
    wanted: Annotated[int, typer.Option("--puzzles", min=1, help="How many there shall be.")] = 50,
    most: Annotated[int, typer.Option("--games", min=1, help="How many games are looked through at most.")] = 10_000,
    check: Annotated[
        bool, typer.Option("--check", help="Prove them again; drop those that are no longer proven.")
    ] = False,
    option: Options = None,
    vary: Varied = None,
    seed: Seed = "1",
    workers: Workers = None,
    lang: Language = None,
) -> None:
    """Finds positions in which one choice is far better than every other; goes on from those there are."""
    with speaking(lang) as tongue:
        rules = rules_of(game)
        texts = Texts(rules, tongue)
        processes = workers or os.cpu_count() or 1
        if check:
            gone = puzzling.check(game, workers=processes)
            say(texts.format("cli-puzzles-checked", kept=len(load(game)), gone=len(gone)))
            return
        mixes = read_variants(rules, rules.manifest.seats[0], option, vary)
        for found in puzzling.make(game, wanted, seed, mixes=mixes, most=most, workers=processes):
            best, following = found["answers"][:2]
            ahead = round(100 * (best[1] - following[1]))
            say(texts.format("cli-puzzles-found", id=found["id"], ask=found["ask"], level=found["level"], ahead=ahead))
        say(texts.format("cli-puzzles-there", count=len(load(game))))
