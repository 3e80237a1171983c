"""Positions to solve, as they are sent: of robots' games, and of finished games, where somebody could have done better.

What is shown is what the asked seat could see; what comes of an answer happens in one of the worlds it could imagine.
The table is thrown away: a visitor names a puzzle and nothing else."""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.bots.reasons import differences
from ludotheque.match import puzzles
from ludotheque.match.examples import Move
from ludotheque.match.table import Table
from ludotheque.server import wire
from ludotheque.server.examples import laid_card
from ludotheque.server.sentences import LANGUAGES, Refusing, TableTexts, reasons

if TYPE_CHECKING:
    from ludotheque.server.host import Host

TRIED = 3  # differences told of an answer
OWN_LEVEL = 1500  # of a puzzle that nobody has measured


def listed(games: Sequence[str]) -> wire.Puzzles:
    return wire.Puzzles(
        {
            game: [wire.PuzzleCard(each.id, each.ask, each.level) for each in puzzles.load(game)]
            for game in games
            if puzzles.load(game)
        }
    )


def puzzle_card(game: str, name: str) -> wire.Puzzle:
    puzzle = next((each for each in puzzles.load(game) if each.id == name), None)
    if puzzle is None:
        raise Refusing("no-page", 404)
    answers = [(answer.choice, (answer.chance, answer.low, answer.high)) for answer in puzzle.shuffled()]
    best = next(n for n, (choice, _) in enumerate(answers) if choice == puzzle.best.choice)
    told = answered(puzzles.lay(puzzle), puzzle.seat, game, name, answers, best)
    told.level = puzzle.level
    told.source = {key: puzzle.source[key] for key in ("number", "seats", "levels")} | {"entry": puzzle.entry}
    return told


def answered(
    table: Table, seat: int, game: str, name: str, answers: Sequence[tuple[Any, Any]], best: int
) -> wire.Puzzle:
    """The position, what comes of each answer, and why the best is better than the others."""
    voices = {lang: TableTexts(table.rules, lang, table.options) for lang in LANGUAGES}
    moves = [Move(choice, (), "") for choice, _ in answers]
    told = []
    for n, (choice, (chance, low, high)) in enumerate(answers):
        found = [] if n == best else differences(table, seat, answers[best][0], choice)
        told.append(wire.Answer(chance, low, high, reasons(found, voices)[:TRIED]))
    laid = laid_card(game, "", table, seat, moves)
    return wire.Puzzle(game, name, laid, best, told, OWN_LEVEL, {})


async def lesson(host: "Host", table: str, entry: int) -> tuple[Table, int, list[tuple[Any, Any]], int, int]:
    """Of a reviewed game: the table before that entry, whose it was, the answers weighed, the best and the one that
    was given."""
    live = await host.reviews.finished(table)
    kept = await host.reviews.kept(table)
    found = next((one for one in (kept or {}).get("decisions", ()) if one["entry"] == entry), None)
    if found is None or "low" not in found["played"]:
        raise Refusing("no-page", 404)
    seat = found["seat"]
    weighed = {plain(found["played"]["choice"]): found["played"]}
    for option in found["options"]:
        weighed.setdefault(plain(option["choice"]), option)
    best = plain(found["options"][0]["choice"])
    order = random.Random(f"{table}/{entry}").sample(sorted(weighed, key=str), len(weighed))
    answers = []
    for choice in order:
        chance = weighed[choice]["expects"][seat]
        answers.append((choice, (chance, weighed[choice].get("low", chance), weighed[choice].get("high", chance))))
    before = await host.positions.at(live, entry)
    return before, seat, answers, order.index(best), order.index(plain(found["played"]["choice"]))


def plain(choice: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(choice)


def lesson_card(
    before: Table, seat: int, name: str, answers: list[tuple[Any, Any]], best: int, played: int
) -> wire.Puzzle:
    world = before.imagine(seat, random.Random(name))
    told = answered(world, seat, before.rules.manifest.id, name, answers, best)
    told.played = played
    return told
