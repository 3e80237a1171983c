"""Bots against bots: `PYTHONPATH=src python -m tests.bots.duel --games 40 --seats 2` prints how often each wins."""

import argparse
import random
import sys

from ludotheque.bots import registry as bots
from ludotheque.core.refusal import Refusal
from ludotheque.match.faces import game


def play(seats: list[str], seed: int, game_id: str = "diktat") -> tuple[list[int], list[int]]:
    """Scores and ranking of one game; each bot answers at an imagined table, as on the server."""
    table = game(game_id).new(len(seats), seed=seed)
    rng = random.Random(seed)
    turn = 0
    while not table.over:
        turn += 1
        seat = table.waiting[0].seat
        kind = bots.KINDS[seats[seat]]
        world = table.imagine(seat, rng)
        choice = kind.make(kind.levels[-1], f"{seed} {turn}").answer(world, seat)
        refused = table.choose(seat, choice)
        if isinstance(refused, Refusal):
            raise AssertionError(f"{seats[seat]} answered {choice}: {refused}")
    result = table.result
    assert result is not None
    return result.scores, result.ranking


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="thumb")
    parser.add_argument("--against", default="random")
    asked = parser.parse_args()
    won, mine, theirs = 0.0, [], []
    for n in range(asked.games):
        at = n % asked.seats
        seats = [asked.bot if seat == at else asked.against for seat in range(asked.seats)]
        scores, ranking = play(seats, n)
        won += (ranking[at] == 1) / max(1, ranking.count(1))
        mine.append(scores[at])
        theirs += [score for seat, score in enumerate(scores) if seat != at]
    print(f"{asked.bot} in one of {asked.seats} seats against {asked.against}: {won:g} of {asked.games} games won")
    print(f"mean score {sum(mine) / len(mine):.2f} against {sum(theirs) / len(theirs):.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
