"""Shares of wins in Steamwatchers by clan, Deployment card, first title and order of choice, with their 95 % intervals.

Everybody plays at first glance: the policy's weights, sharpened, and no search; clans and Deployment cards by lot. That
is quick enough for thousands of games; a few hundred with bots that think (`ludotheque simulate`) then confirm.

python tools/steamwatchers_balance.py [--games 2000] [--seats 4] [--seed 1] [--content house] [--hasard]

`--hasard` seats one such player, in turn, among others who answer at random, and tells how often it wins.
"""

import argparse
import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import ludotheque
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


def glance(state: Any, seat: int, rng: random.Random) -> int:
    """What somebody plays who does not think."""
    choices = POLICY.choices(state, seat)
    if len(choices) == 1:
        return int(choices[0])
    if verb_of(choices[0]) in (TAKE_CLAN, TAKE_DEPLOYMENT):
        return rng.choice(list(choices))
    weights = [weight**SHARPNESS for weight in POLICY.promises(state, seat, choices)]
    return rng.choices(list(choices), weights)[0]


def play(start: Any, rng: random.Random, guests: set[int]) -> tuple[Any, dict[int, int]]:
    """One game and everybody's first title; guests answer at random."""
    state, titles = start, dict[int, int]()
    while state.stack:
        seat = int(state.actor())
        if seat in guests:
            choice = int(state.random_choice(state.stack[-1], seat, rng.getrandbits(32)))
        else:
            choice = glance(state, seat, rng)
        if state.phase == SETUP and verb_of(choice) == TITLE:
            titles[seat] = arg_a(choice)
        state.apply(seat, choice)
    return state, titles


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--content", default="house")
    parser.add_argument("--scenario", default="la_guerre_vient")
    parser.add_argument("--hasard", action="store_true")
    said = parser.parse_args(argv)
    rules, game = rules_of("steamwatchers"), ludotheque.game("steamwatchers")
    options = {"scenario": said.scenario, "content": said.content}
    found: dict[str, dict[str, Share]] = {"clan": {}, "deployment": {}, "first title": {}, "chose": {}, "thinks": {}}
    for n in range(said.games):
        rng = random.Random(f"{said.seed}/{n}")
        seats = set(range(said.seats))
        guests = seats - {n % said.seats} if said.hasard else set()
        start = game.start(seats=said.seats, seed=said.seed * 1_000_003 + n, options=options)
        state, titles = play(start, rng, guests)
        result = rules.result(state)
        for seat in seats:
            labels = {
                "clan": CLAN_IDS[state.get(seat, CLAN)],
                "deployment": str(state.get(seat, DEPLOYMENT)),
                "first title": TITLE_IDS[titles[seat]],
                "chose": str((seat - state.chooser) % said.seats + 1),
                "thinks": "hasard" if seat in guests else "glance",
            }
            for kind, label in labels.items():
                share = Share(1, int(result.ranking[seat] == 1), result.scores[seat])
                found[kind].setdefault(label, Share()).add(share)
    for kind, shares in found.items():
        print(f"\n{kind:<14} games   wins    95 %            GÉO")
        for label in sorted(shares):
            row = shares[label].report()
            low, high = row["interval"]
            print(f"{label:<14} {row['games']:5}  {row['share']:5.1%}  {low:5.1%} - {high:5.1%}  {row['score']:5.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
