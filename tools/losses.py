"""How much each level loses in a decision, as a review sees it: `python tools/losses.py diktat --games 20`.

Each level plays games against itself, and every decision of them is judged. What is kept is the share of what choices
without looking would have lost: none by chance, all by whoever always finds the best."""

import argparse
import math

from ludotheque.bots import review
from ludotheque.bots.arena import play_game
from ludotheque.bots.levels import LEVELS
from ludotheque.bots.registry import bots_for
from ludotheque.match.journal import journal_of
from ludotheque.match.registry import rules_of


def lost(game: str, level: str, seed: str, iterations: int) -> tuple[int, float, float]:
    """Of one game: the decisions, what they lost, and what they would have lost without looking."""
    seats = max(2, rules_of(game).manifest.seats[0])
    journal = journal_of(play_game(game, [level] * seats, f"losses {seed}").table)
    judged = list(review.judge(journal, review.decisions(journal), iterations))
    return len(judged), sum(one["loss"] for one in judged), sum(one["blind"] for one in judged)


def line(level: str, rows: list[tuple[int, float, float]]) -> str:
    decisions, losses, blind = (sum(column) for column in zip(*rows, strict=True))
    means = [100 * each / max(1, count) for count, each, _ in rows]
    mean = sum(means) / len(means)
    spread = math.sqrt(sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1) / len(means))
    return (
        f"{level:14}{len(rows):4} games{decisions:7} decisions  {100 * losses / decisions:5.2f} points a decision"
        f"  (+-{1.96 * spread:.2f} over games)  kept {1 - losses / blind if blind else 1:.0%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20, help="games of each level")
    parser.add_argument("--iterations", type=int, default=200, help="of the search that judges a decision")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    known = bots_for(asked.game)[0].levels
    for level in (each for each in LEVELS if each in known):
        rows = [lost(asked.game, level, f"{asked.seed}/{n}", asked.iterations) for n in range(asked.games)]
        print(line(level, rows), flush=True)


if __name__ == "__main__":
    main()
