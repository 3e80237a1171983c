"""Plays games and counts how often each element of the content came into play.

    .venv/bin/python -m tests.games.hybris.exercise --games 600

A card counts when it is played, a tile when it is deployed, a Quest when it is attempted, and so on (`Tally.notice`).
Games go through all numbers of seats, Scenarios, Variants and the Duel; seats play by what looks promising. Two in
three begin late, with tiles in storage and most of the Upgrade tiles begun, so that what comes late is seen too.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.games.hybris import names, state
from ludotheque.games.hybris.content import Content
from ludotheque.games.hybris.game import HybrisGame
from ludotheque.games.hybris.loader import load
from ludotheque.games.hybris.policy import POLICY
from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import Playable
from ludotheque.match.table import Table

ENOUGH = 20
KINDS = {
    "Pillars": (names.FIRST_PILLAR, names.PILLARS),
    "tiles": (names.FIRST_TILE, names.TILES),
    "Cities": (names.FIRST_CITY, names.CITIES),
    "slots": (names.FIRST_SLOT, names.BOARD_SLOTS),
    "illustrations": (names.FIRST_BOARD, names.BOARDS),
    "conversions": (names.FIRST_LINE, names.LINES),
    "Goodness spaces": (names.FIRST_GOODNESS, names.GOODNESS_SPACES),
    "Sparks": (names.FIRST_SPARK, names.SPARKS * names.OLYMPIANS),
    "Upgrade tiles": (names.FIRST_UPGRADE, names.UPGRADES * names.OLYMPIANS),
    "Conflict cards": (names.FIRST_CONFLICT, names.CONFLICTS),
    "Colosseum Heroes": (names.FIRST_ALLY_ELEMENT, names.ALLIES),
    "Primordials": (names.FIRST_PRIMORDIAL + 1, names.PRIMORDIALS - 1),  # Chronos only lies there
    "Quests": (names.FIRST_QUEST, names.QUESTS),
    "Premonitions": (names.FIRST_PREMONITION, names.PREMONITIONS),
    "Scenarios": (names.FIRST_SCENARIO, names.SCENARIOS),
    "Variants": (names.FIRST_VARIANT, names.VARIANTS),
}
NAMED = {
    "resolves": ("pillar", names.FIRST_PILLAR),
    "deployed": ("tile", names.FIRST_TILE),
    "unlocked": ("upgrade", names.FIRST_UPGRADE),
    "played": ("card", names.FIRST_CONFLICT),
    "primordial": ("primordial", names.FIRST_PRIMORDIAL),
    "attempts": ("quest", names.FIRST_QUEST),
    "completed": ("card", names.FIRST_PREMONITION),
    "fights": ("hero", names.FIRST_ALLY_ELEMENT),
    "influences": ("city", names.FIRST_CITY),
}


class Tally:
    def __init__(self, content: Content) -> None:
        self.content = content
        self.counts: Counter[int] = Counter()

    def options(self, options: dict[str, Any]) -> None:
        if options.get("scenario", "none") != "none":
            self.counts[names.FIRST_SCENARIO + names.SCENARIO_IDS.index(options["scenario"])] += 1
        for name in (options.get("variant", "none"), "emprise_oracle" if options.get("grip") else "none"):
            if name != "none":
                self.counts[names.FIRST_VARIANT + names.VARIANT_IDS.index(name)] += 1

    def choice(self, s: Any, seat: int, choice: Choice) -> None:
        """What no event names: lines of the conversion table, spaces of the Goodness track, Sparks as they come off."""
        if choice[0] == "convert":
            self.counts[names.FIRST_LINE + int(str(choice[1]).removeprefix("line_")) - 1] += 1
        elif choice[0] == "deploy":
            for space in range(s.get(seat, names.GOODNESS)):
                self.counts[names.FIRST_GOODNESS + space] += 1

    def notice(self, event: dict[str, Any]) -> None:
        if event["key"] in NAMED:
            field, first = NAMED[event["key"]]
            ids = self.ids(first)
            self.counts[first + ids.index(event[field])] += 1
        elif event["key"] == "sent":
            if event["place"] in self.content.slot_ids:
                self.counts[names.FIRST_SLOT + self.content.slot_ids.index(event["place"])] += 1
            elif event["place"] in names.LOCATION_IDS:
                self.counts[names.FIRST_BOARD + names.LOCATION_IDS.index(event["place"])] += 1

    def ids(self, first: int) -> list[str]:
        if first == names.FIRST_PILLAR:
            return [f"pillar_{n + 1}" for n in range(names.PILLARS)]
        return self.content.element_ids[first:]

    def end(self, s: Any) -> None:
        for seat in range(s.seats):
            for spark in range(s.get(seat, state.SPARKS)):
                self.counts[names.FIRST_SPARK + s.olympian(seat) * names.SPARKS + spark] += 1

    def table(self) -> Iterator[str]:
        yield f"{'':18}{'how many':>9}{'least':>7}{'most':>7}  under {ENOUGH}"
        for kind, (first, n) in KINDS.items():
            seen = [self.counts[first + i] for i in range(n)]
            few = [f"{self.content.element_ids[first + i]} {seen[i]}" for i in range(n) if seen[i] < ENOUGH]
            yield f"{kind:18}{n:9}{min(seen):7}{max(seen):7}  {', '.join(few) or '-'}"

    def least(self) -> int:
        return min(self.counts[first + i] for first, n in KINDS.values() for i in range(n))


def cases() -> Iterator[tuple[int, dict[str, Any]]]:
    """Seats and options, all of them in turn, for ever."""
    while True:
        for seats in (4, 3, 2):
            yield seats, {}
            for scenario in names.SCENARIO_IDS:
                yield seats, {"scenario": scenario, "grip": scenario == "puits_tari", "duel": seats == 2}
            for variant in names.VARIANT_IDS[:2]:
                yield seats, {"variant": variant}


def late(seats: int, options: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A position far on: everybody rich, with tiles, Premonitions and allies, and Upgrade tiles half unlocked."""
    content = load("house")
    olympians = rng.sample(names.OLYMPIAN_IDS, seats)
    tiles = rng.sample(content.tile_ids, 2 * seats + 3)
    visions = rng.sample(content.premonition_ids, 3 * seats)
    told: dict[str, Any] = {"tiles": {tile: f"{i % seats} stored" for i, tile in enumerate(tiles[: 2 * seats])}}
    told["tiles"] |= {tile: f"{rng.randrange(seats)} {i + 1}" for i, tile in enumerate(tiles[2 * seats :])}
    freed, sparks = {}, []
    for olympian in olympians:
        first, off = names.OLYMPIAN_IDS.index(olympian) * names.UPGRADES, 0
        for upgrade in range(first, first + names.UPGRADES):
            elements = [int(e) for e in content.upgrade_elements[upgrade * 4 : upgrade * 4 + 4] if e >= 0]
            n = rng.randrange(max(1, len(elements) - 1), len(elements))
            freed[content.upgrade_ids[upgrade]] = n
            off += elements[:n].count(int(names.SPARK))
        sparks.append(off)
    return told | {
        "olympians": olympians,
        "options": options,
        "phase": "pillars",
        "age": rng.choice((1, 3, 4)) if options.get("scenario") == "renaissance" else rng.choice((1, 3, 5)),
        "freed": freed,
        "sparks": sparks,
        "premonitions": [visions[3 * seat : 3 * seat + 3] for seat in range(seats)],
        "well": 5,
        **{name: [rng.randrange(4, 9) for _ in range(seats)] for name in ("aegis", "faithful", "prayer", "vp")},
    }


def play(table: Table, seed: str, tally: Tally) -> None:
    bot = RandomBot(seed)
    while not table.over:
        seat = table.waiting[0].seat
        s = table.state
        picked = POLICY.pick(s, seat, bot.rng.getrandbits(32))
        choice = table.codec.decode(picked)
        tally.choice(s, seat, choice)
        refusal = table.choose(seat, choice)
        assert refusal is None, f"{choice}: {refusal}"
    for event in table.events(None):
        tally.notice(event)
    tally.end(table.state)


def exercised(games: int) -> Tally:
    tally = Tally(load("house"))
    game = Playable(HybrisGame())
    for n, (seats, options) in zip(range(games), cases(), strict=False):
        tally.options(options)
        rng = Random(f"late {n}")
        begun = (
            game.given(seats=seats, **late(seats, options, rng)) if n % 3 else game.new(seats, seed=n, options=options)
        )
        play(begun, f"exercise {n}", tally)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.hybris.exercise", description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    for line in exercised(parser.parse_args().games).table():
        print(line)


if __name__ == "__main__":
    main()
