"""Shares of wins in a game by its groups (a faction, say), its traits and what seats took, with their 95 % intervals.

Everybody plays at first glance: the weights of the game's policy, sharpened, and no search. That is quick enough for a
hundred games a second. `--by-lot VERB` has the choices of a verb made by lot instead. `--think 60` has everybody
search, so many iterations for each answer, without slips and without a clock.

python tools/balance.py --game steamwatchers --by-lot clan deployment [--games 2000] [--seats 4] [--workers 2]
python tools/balance.py --game hybris --by-lot olympian
python tools/balance.py --game diktat --think 60 --option others=true
python tools/balance.py --game steamwatchers --by-lot clan deployment --hasard --games 200 --seats 2

`--hasard` seats one player at first glance, in turn, among others who answer at random, and tells how often it wins.

python tools/balance.py --game neombre --campaigns 100 --workers 2

`--campaigns N`: of a game with campaigns, N with each number of players; everybody makes the choice that looks best,
but which cards are taken is drawn by the weights, sharpened. Tells how often a first fight at each level was won, and
which cards are taken too seldom or too often. A campaign is left after 6,000 decisions.
"""

import argparse
import functools
import json
import random
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import ludotheque
from ludotheque.bots.arena import next_move
from ludotheque.bots.levels import THINKERS, Level
from ludotheque.bots.registry import make
from ludotheque.core.state import verb_of
from ludotheque.lab import campaigns
from ludotheque.match.campaign import CARRIED
from ludotheque.match.registry import registry, rules_of
from ludotheque.match.simulation import Share

SHARPNESS = 2.5
REFERENCE = "reference"
LONGEST = 6_000  # decisions of a campaign, after which it is left
TAKE = "take"  # the verb with which cards are taken in campaigns: that choice is drawn
ENOUGH = 20  # offers of a card before its share says something
SELDOM = 0.01


class Labels:
    """What each seat was dealt or chose for good: the first label it bore under each name."""

    def __init__(self, game: str, state: Any) -> None:
        self.rules = rules_of(game)
        self.found: dict[str, list[str]] = {}
        self.look(state)

    def look(self, state: Any) -> None:
        if self.found and all(all(labels) for labels in self.found.values()):
            return
        for name, labels in self.rules.lab.traits(state).items():
            known = self.found.setdefault(name, [""] * len(labels))
            self.found[name] = [had or new for had, new in zip(known, labels, strict=True)]

    def of(self, state: Any) -> dict[str, list[str]]:
        groups = self.rules.lab.groups(state)
        return ({} if groups is None else {"group": groups}) | self.found


Played = tuple[Any, Labels, set[int], Any]  # a game's end, what all were, who answered at random, what happened


def taken(game: str, events: Iterable[Any]) -> set[tuple[int, str, str]]:
    """Seat, kind and name of everything that was taken in a game, once."""
    takes = rules_of(game).lab.takes
    named = [(event.data, takes[event.key]) for event in events if event.key in takes]
    return {(data["seat"], kind, data[kind]) for data, kind in named}


def glance(policy: Any, state: Any, seat: int, lots: set[int], rng: random.Random) -> int:
    """What somebody plays who does not think."""
    choices = policy.choices(state, seat)
    if len(choices) == 1:
        return int(choices[0])
    if verb_of(choices[0]) in lots:
        return rng.choice(list(choices))
    weights = [weight**SHARPNESS for weight in policy.promises(state, seat, choices)]
    return rng.choices(list(choices), weights)[0] if any(weights) else rng.choice(list(choices))


def at_first_glance(said: argparse.Namespace, n: int) -> Played:
    """Guests answer at random."""
    rng = random.Random(f"{said.seed}/{n}")
    guests = set(range(said.seats)) - {n % said.seats} if said.hasard else set()
    rules = rules_of(said.game)
    state: Any = ludotheque.game(said.game).start(said.seats, said.seed * 1_000_003 + n, options_of(said))
    state.loud = bool(rules.lab.takes)
    numbers = rules.codec(state).numbers
    lots = {numbers[verb] for verb in said.by_lot}
    policy, labels = rules.policy(), Labels(said.game, state)
    while state.stack:
        seat = int(state.actor())
        if seat in guests:
            choice = int(state.random_choice(state.stack[-1], seat, rng.getrandbits(32)))
        else:
            choice = glance(policy, state, seat, lots, rng)
        state.apply(seat, choice)
        labels.look(state)
    return state, labels, guests, state.log


def thinking(said: argparse.Namespace, n: int) -> Played:
    rules, seed = rules_of(said.game), f"{said.seed}/{n}"
    THINKERS[REFERENCE] = Level(REFERENCE, max(1, said.think // rules.policy().EFFORT), 0.0)
    table = ludotheque.game(said.game).new(said.seats, f"deal {seed}", options_of(said))
    lots = {rules.codec(table.state).numbers[verb] for verb in said.by_lot}
    bots = [make(REFERENCE, f"{seed}/{seat}", timed=False) for seat in range(said.seats)]
    worlds, rng, labels = random.Random(f"worlds {seed}"), random.Random(f"lots {seed}"), Labels(said.game, table.state)
    while not table.over:
        seat = int(table.state.actor())
        choices = rules.policy().choices(table.state, seat) if lots else []
        if lots and verb_of(choices[0]) in lots:
            move = seat, table.codec.decode(rng.choice(list(choices)))
        else:
            move = next_move(table, bots, worlds)
        refused = table.choose(*move)
        assert refused is None, f"game {seed}: {refused}"
        labels.look(table.state)
    return table.state, labels, set(), table.told


def options_of(said: argparse.Namespace) -> dict[str, Any]:
    """Values as JSON where they are, else as text."""
    found: dict[str, Any] = {}
    for name, _, text in (option.partition("=") for option in said.option):
        try:
            found[name] = json.loads(text)
        except ValueError:
            found[name] = text
    return found


def game(said: argparse.Namespace, n: int) -> tuple[list[tuple[str, str, Share]], dict[tuple[str, str], bool]]:
    """What each seat of one game was, kind by kind, and whether it won; and what the game offered, and whether anybody
    took it."""
    state, labels, guests, events = (thinking if said.think else at_first_glance)(said, n)
    result = rules_of(said.game).result(state)
    kinds = labels.of(state)
    found = []
    took = taken(said.game, events)
    cards = rules_of(said.game).lab.stats(state).get("cards") or [[]] * said.seats
    for seat in range(said.seats):
        own = {kind: each[seat] for kind, each in kinds.items() if each[seat]}
        own |= {"seat": str(seat + 1)}
        own |= {"thinks": "hasard" if seat in guests else REFERENCE if said.think else "glance"}
        share = Share(1, int(result.ranking[seat] == 1), result.scores[seat])
        found += [(kind, label, share) for kind, label in own.items()]
        found += [(kind, label, share) for who, kind, label in sorted(took) if who == seat]
        found += [("card", label, share) for label in cards[seat]]
    names = {(kind, label) for _, kind, label in took}
    offered = rules_of(said.game).lab.offered(state)
    return found, {(kind, label): (kind, label) in names for kind, labels in offered.items() for label in labels}


def campaign(said: argparse.Namespace, n: int) -> list[dict[str, Any]]:
    """The games of one campaign, as `ludotheque.lab.campaigns` has them."""
    rules, most = rules_of(said.game), rules_of(said.game).manifest.seats[1]
    seats, rows = 1 + n % most, list[dict[str, Any]]()
    while not rows or rows[-1]["left"] is not None:
        carried = {CARRIED: rows[-1]["left"]} if rows else {}
        rng = random.Random(f"{said.seed}/{n}/{len(rows)}")
        state: Any = ludotheque.game(said.game).start(seats, rng.getrandbits(50), options_of(said) | carried)
        state.loud, policy, asked = True, rules.policy(), 0
        take = rules.codec(state).numbers.get(TAKE)
        while state.stack and asked < LONGEST:
            seat = int(state.actor())
            choices = policy.choices(state, seat)
            if verb_of(choices[0]) == take:
                state.apply(seat, glance(policy, state, seat, set(), rng))
            else:
                promises = policy.promises(state, seat, choices)
                state.apply(seat, choices[max(range(len(choices)), key=lambda i: promises[i])])
            asked += 1
        trials = rules.lab.trials(state, [{"key": event.key, **event.data} for event in state.log])
        result = None if state.stack else rules.result(state)
        spent = asked + sum(row["decisions"] for row in rows)
        ends = result is None or result.reason == campaigns.WON or spent > LONGEST
        rows.append(
            {
                "campaign": n,
                "seats": seats,
                "chapter": len(rows) + 1,
                "reason": None if result is None else result.reason,
                "decisions": asked,
                "trials": trials,
                "decks": rules.lab.stats(state)["cards"],
                "left": None if ends or result is None else result.campaign,
            }
        )
    return rows


def say_campaigns(rows: list[dict[str, Any]]) -> None:
    found = campaigns.report(rows)
    print("level seats  first fights   won    95 %")
    for row in found["levels"]:
        low, high = row["interval"]
        share = row["won"] / row["trials"]
        print(f"{row['name']:5} {row['seats']:5}  {row['trials']:12}  {share:5.1%}  {low:5.1%} - {high:5.1%}")
    weighed = sorted(
        (card["taken"] / card["offered"], card["offered"], card["card"])
        for card in found["cards"]
        if card["offered"] >= ENOUGH
    )
    odd = [card for card in weighed if not 0.02 <= card[0] <= 0.9]
    print(f"\n{len(weighed)} cards offered {ENOUGH} times or more, {len(odd)} taken in under 2 % or over 90 % of them:")
    print(", ".join(f"{name} {share:.0%} of {offers}" for share, offers, name in odd))


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(registry()), required=True)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--by-lot", nargs="*", default=[], metavar="VERB")
    parser.add_argument("--think", type=int, default=0, help="iterations for each answer; none: at first glance")
    parser.add_argument("--hasard", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--campaigns", type=int, default=0, help="so many with each number of players")
    said = parser.parse_args(argv)
    if said.campaigns:
        with ProcessPoolExecutor(said.workers) as pool:
            numbers = range(said.campaigns * rules_of(said.game).manifest.seats[1])
            say_campaigns([row for rows in pool.map(functools.partial(campaign, said), numbers) for row in rows])
        return
    found: dict[str, dict[str, Share]] = {}
    offers: dict[tuple[str, str], list[bool]] = {}
    with ProcessPoolExecutor(said.workers) as pool:
        for played in pool.map(functools.partial(game, said), range(said.games), chunksize=10):
            for kind, label, share in played[0]:
                found.setdefault(kind, {}).setdefault(label, Share()).add(share)
            for what, took in played[1].items():
                offers.setdefault(what, []).append(took)
    for kind, shares in found.items():
        print(f"\n{kind:<24} games   wins    95 %           points")
        for label in sorted(shares):
            row = shares[label].report()
            low, high = row["interval"]
            print(f"{label:<24} {row['games']:5}  {row['share']:5.1%}  {low:5.1%} - {high:5.1%}  {row['score']:6.2f}")
    rare = [(what, took) for what, took in sorted(offers.items()) if sum(took) < SELDOM * len(took)]
    if offers:
        print(f"\n{len(rare)} of {len(offers)} things taken in under {SELDOM:.0%} of the games that offered them:")
        print(", ".join(f"{kind} {label} {sum(took)} of {len(took)}" for (kind, label), took in rare))


if __name__ == "__main__":
    main(sys.argv[1:])
