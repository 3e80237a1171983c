"""What the tests of the words know of Steamwatchers."""

from collections.abc import Iterable, Iterator
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.games.steamwatchers.acts import STRUCTURE_IDS
from ludotheque.games.steamwatchers.names import CLAN_IDS, SCENARIO_IDS
from ludotheque.games.steamwatchers.sight import SLOT_IDS
from ludotheque.games.steamwatchers.state import ENDING_IDS, ORDER_IDS, PHASE_IDS, TITLE_IDS, UNIT_IDS
from ludotheque.match.table import Decision
from tests.games.shared.words import Case, Words

PLACES = ("slot", "stock", "supply")  # where a Quarantine token goes
LISTS: dict[str, list[Any]] = {
    "defence": [["rhone"], []],
    "movement": [[], ["alba", "rhone"]],
    "decoy": [["gironde"], []],
}


class SteamWords(Words):
    options = {"content": "house", "scenario": SCENARIO_IDS[1]}
    values = {
        "seat": [0, 2],
        "other": [1],
        "owner": [1],
        "winner": [3],
        "zone": ["rhone", "eirinn"],
        "from_zone": ["alba"],
        "through": ["burgundia"],
        "to": ["gironde"],
        "sea": ["mor_irez"],
        "card": ["mer_close", "rhone"],
        "cards": [["rhone"], ["rhone", "alba"]],
        "clan": list(CLAN_IDS),
        "title": list(TITLE_IDS[1:]),
        "phase": list(PHASE_IDS[1:]),
        "order": list(ORDER_IDS[1:]),
        "unit": list(UNIT_IDS),
        "structure": list(STRUCTURE_IDS[1:]),
        "action": list(SLOT_IDS[1:5]),
        "place": list(PLACES),
        "base": [1, 2, 0],
        "elite": [0, 2, 1],
        "floors": [1, 3],
        "placed": [1, 3],
        "exchanged": [0, 1],
        "n": [1, 2],
        "cost": [0, 1],
        "healthy": [0, 1, 3],
        "contraband": [1, 0, 2],
        "force": [7],
        "attack": [9],
        "defence": [8],
        "level": [0, 4],
        "score": [-1, 12],
        "turn": [1],
        "last": [4],
    }
    speaks = ("picture",)
    prefixes = frozenset(
        {"count", "part", "view", "guide", "trait", "habit", "foreseen"}
        | {"card", "clan", "effect", "elite", "hegemony", "scenario", "special"}  # of the content
    )
    foreseen = frozenset({"pay", "support", "bid", "flee", "group", "march", "sail", "force", "attack"})
    seen_every = 60
    picture_reads = True

    def endings(self) -> set[str]:
        return set(ENDING_IDS)

    def samples(self, names: list[str], key: str) -> Iterator[dict[str, Any]]:
        kinds = self.values | LISTS if key == "revealed" else self.values
        longest = max((len(kinds[name]) for name in names), default=1)
        for i in range(longest):
            data = {name: kinds[name][i % len(kinds[name])] for name in names}
            if "to" in data and key in ("voted", "vote"):
                data["to"] = 1
            yield data

    def games(self) -> list[Case]:
        """Each scenario twice: with as few as it takes, then with as many."""
        found = []
        for pick in (min, max):
            for scenario in SCENARIO_IDS:
                options = {"scenario": scenario}
                found.append((pick(seats for seats in range(2, 6) if self.takes(seats, options)), options))
        return found

    def listed(self, decision: Decision) -> Iterable[Choice]:
        return decision


WORDS = SteamWords("steamwatchers")
