"""`train`: a net for the Grand Maître of one game, round by round."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.arguments import GameName, Options, read_options
from ludotheque.cli.lab import Seats, Seed, Workers, speaking
from ludotheque.cli.output import say
from ludotheque.cli.tongue import Language
from ludotheque.lab.training import Course
from ludotheque.lab.training import train as learn
from ludotheque.match.registry import rules_of


def train(
    game: GameName,
    keep: Annotated[Path, typer.Option("--keep", metavar="DIR", help="Games and nets lie there; goes on from them.")],
    seats: Seats = None,
    rounds: Annotated[int, typer.Option(min=1, help="How often: games, a net, a duel.")] = 2,
    games: Annotated[int, typer.Option(min=20, help="Games of each round.")] = 6000,
    duels: Annotated[int, typer.Option(min=2, help="Games of each duel.")] = 200,
    iterations: Annotated[int, typer.Option(min=1, help="How long a decision is thought about in these games.")] = 24,
    workers: Workers = None,
    seed: Seed = "1",
    option: Options = None,
    lang: Language = None,
) -> None:
    """Plays the search against itself, learns a net from these games, and keeps it if it wins its duel."""
    with speaking(lang):
        rules = rules_of(game)
        count = rules.manifest.seats[0] if seats is None else seats
        options = rules.check_options(count, read_options(rules, option))
        course = Course(
            game, count, options, keep, rounds, games, duels, iterations, seed, workers or os.cpu_count() or 1
        )
        found = learn(course, lambda line: typer.echo(line, err=True))
        for done in found:
            low, high = done.interval
            say(
                f"{done.number}  {done.won:g} / {done.duels}, {done.share:.1%} ({low:.1%} - {high:.1%})"
                f"  log-loss {done.before:.4f} -> {done.after:.4f}  {done.net or '-'}"
            )
