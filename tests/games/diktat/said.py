"""What the tests of the words know of Diktat."""

from collections.abc import Iterator
from typing import Any

from ludotheque.games.diktat.game import REASONS
from ludotheque.games.diktat.names import GOOD_IDS, SECTOR_IDS, TOKEN_IDS
from tests.games.shared.words import Case, Words

OPTIONS: list[dict[str, Any]] = [{}, {"others": True}, {"content": "fixture", "cabals": "choose"}]
GAMES = 30


class DiktatWords(Words):
    options = {"content": "house"}
    values = {
        "seat": [0],
        "to": ["josefov"],
        "owner": [1, -1],
        "first": [2],
        "host": [1],
        "sector": list(SECTOR_IDS),
        "pile": [3],
        "onto": [5],
        "position": [1, 2, 3],
        "agent": list(GOOD_IDS[:3]),
        "agents": [["guard"], ["citizen", "emissary"]],
        "good": list(GOOD_IDS),
        "goods": [{"guard": 2, "pp": 0, "people": 1}, {"pp": 0}],
        "n": [0, 1, 2],
        "pp": [0, 1, 2],
        "pawns": [4],
        "level": [1, 2],
        "cycle": [2],
        "card": ["KA3"],
        "element": ["KA3", "HA2", "karst_1"],
        "cabal": ["polisec"],
        "token": list(TOKEN_IDS[1:]),
        "manoeuvre": ["send", "spy", "assassinate", "extend", "develop", "special"],
        "clauses": [["clause:no_kill:2"], ["clause:send:karst", "clause:give:pp:2"]],
        "items": [[], ["give:pp:2"], ["get:card:KA3", "i:no_kill:2:1"]],
    }
    speaks = ("words", "picture")
    completed = frozenset({"name-", "count-", "item-", "clause-"})
    prefixes = frozenset(
        {"count", "clause", "item", "part", "phrase", "view", "guide", "habit", "foreseen"}
        | {"card", "effect"}  # of the cards
    )
    foreseen = frozenset({"bid", "kill", "take_card", "take_marker", "play", "team"})
    seen_every = 40

    def endings(self) -> set[str]:
        return set(REASONS.values())

    def samples(self, names: list[str], key: str) -> Iterator[dict[str, Any]]:
        for data in super().samples(names, key):
            if "to" in data and key not in ("pile-moved", "others-moved"):
                data["to"] = 1 if data.get("sector") == "karst" else 9
            if key == "deal" or data.get("items", True):  # an offer holds something
                yield data

    def games(self) -> list[Case]:
        return [(2 + n % 4, OPTIONS[n % 3]) for n in range(GAMES)]


WORDS = DiktatWords("diktat")
