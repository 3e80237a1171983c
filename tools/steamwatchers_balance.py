"""Shares of wins in Steamwatchers by clan, Deployment card, first title and order of choice, with their 95 % intervals.

Everybody plays at first glance: the policy's weights, sharpened, and no search; clans and Deployment cards by lot. That
is quick enough for a hundred games a second. `--think 60` has everybody search instead, so many iterations for each
answer, without slips and without a clock.

python tools/steamwatchers_balance.py [--games 2000] [--seats 4] [--seed 1] [--content house] [--think 60] [--workers 2]
python tools/steamwatchers_balance.py --hasard [--games 200] [--seats 2]

`--hasard` seats one player at first glance, in turn, among others who answer at random, and tells how often it wins.
"""

import argparse
import functools
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import ludotheque
from ludotheque.bots.arena import play_game
from ludotheque.bots.levels import THINKERS, Level
from ludotheque.core.state import arg_a, verb_of
from ludotheque.games.steamwatchers.names import CLAN_IDS
from ludotheque.games.steamwatchers.policy import POLICY
from ludotheque.games.steamwatchers.state import CLAN, DEPLOYMENT, SETUP, TITLE_IDS
from ludotheque.games.steamwatchers.verbs import CLAN as TAKE_CLAN
from ludotheque.games.steamwatchers.verbs import DEPLOYMENT as TAKE_DEPLOYMENT
from ludotheque.games.steamwatchers.verbs import TITLE
from ludotheque.match.registry import rules_of
from ludotheque.match.simulation import Share

SHARPNESS = 2.5
REFERENCE = "reference"

Played = tuple[Any, dict[int, str], set[int]]  # the end of a game, everybody's first title, and who answered at random


def glance(state: Any, seat: int, rng: random.Random) -> int:
    """What somebody plays who does not think."""
    choices = POLICY.choices(state, seat)
    if len(choices) == 1:
        return int(choices[0])
    if verb_of(choices[0]) in (TAKE_CLAN, TAKE_DEPLOYMENT):
        return rng.choice(list(choices))
    weights = [weight**SHARPNESS for weight in POLICY.promises(state, seat, choices)]
    return rng.choices(list(choices), weights)[0]


def at_first_glance(said: argparse.Namespace, n: int) -> Played:
    """Guests answer at random."""
    rng = random.Random(f"{said.seed}/{n}")
    guests = set(range(said.seats)) - {n % said.seats} if said.hasard else set()
    state: Any = ludotheque.game("steamwatchers").start(said.seats, said.seed * 1_000_003 + n, options_of(said))
    titles = dict[int, str]()
    while state.stack:
        seat = int(state.actor())
        if seat in guests:
            choice = int(state.random_choice(state.stack[-1], seat, rng.getrandbits(32)))
        else:
            choice = glance(state, seat, rng)
        if state.phase == SETUP and verb_of(choice) == TITLE:
            titles[seat] = TITLE_IDS[arg_a(choice)]
        state.apply(seat, choice)
    return state, titles, guests


def thinking(said: argparse.Namespace, n: int) -> Played:
    THINKERS[REFERENCE] = Level(REFERENCE, max(1, said.think // POLICY.EFFORT), 0.0)
    table = play_game("steamwatchers", [REFERENCE] * said.seats, f"{said.seed}/{n}", options_of(said)).table
    titles = dict[int, str]()
    for entry in table.entries:
        if entry.choice and entry.choice[0] == "title":
            titles.setdefault(entry.seat, str(entry.choice[1]))
    return table.state, titles, set()


def options_of(said: argparse.Namespace) -> dict[str, str]:
    return {"scenario": said.scenario, "content": said.content}


def game(said: argparse.Namespace, n: int) -> list[tuple[str, str, Share]]:
    """What each seat of one game was, kind by kind, and whether it won."""
    state, titles, guests = (thinking if said.think else at_first_glance)(said, n)
    result = rules_of("steamwatchers").result(state)
    found = []
    for seat in range(said.seats):
        labels = {
            "clan": CLAN_IDS[state.get(seat, CLAN)],
            "deployment": str(state.get(seat, DEPLOYMENT)),
            "first title": titles[seat],
            "chose": str((seat - state.chooser) % said.seats + 1),
            "thinks": "hasard" if seat in guests else REFERENCE if said.think else "glance",
        }
        share = Share(1, int(result.ranking[seat] == 1), result.scores[seat])
        found += [(kind, label, share) for kind, label in labels.items()]
    return found


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--content", default="house")
    parser.add_argument("--scenario", default="la_guerre_vient")
    parser.add_argument("--think", type=int, default=0, help="iterations for each answer; none: at first glance")
    parser.add_argument("--hasard", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    said = parser.parse_args(argv)
    found: dict[str, dict[str, Share]] = {}
    with ProcessPoolExecutor(said.workers) as pool:
        for played in pool.map(functools.partial(game, said), range(said.games), chunksize=10):
            for kind, label, share in played:
                found.setdefault(kind, {}).setdefault(label, Share()).add(share)
    for kind, shares in found.items():
        print(f"\n{kind:<14} games   wins    95 %            GÉO")
        for label in sorted(shares):
            row = shares[label].report()
            low, high = row["interval"]
            print(f"{label:<14} {row['games']:5}  {row['share']:5.1%}  {low:5.1%} - {high:5.1%}  {row['score']:5.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
