"""What the tests of the words know of Hybris."""

from collections.abc import Iterator
from typing import Any

from ludotheque.games.hybris import names
from ludotheque.games.hybris.loader import load
from ludotheque.games.hybris.sight import CHARACTER_IDS
from ludotheque.games.hybris.state import ENDING_IDS, FACE_IDS, PILLAR_IDS, POSTURE_IDS
from tests.games.shared.words import Case, Words

HOUSE = load("house")
COUNTED = [name for name in names.RESOURCE_IDS if name not in ("colosseum_card", "premonition", "upgraded_card")]
CARDS = {"foresaw": "premonition_ids", "completed": "premonition_ids", "looked": "primordial_ids"}


class HybrisWords(Words):
    options = {"content": "house"}
    values = {
        "seat": [0, 1],
        "other": [1, 0],
        "age": [1, 6],
        "n": [1, 2, 5],
        "space": [1, 4],
        "well": [9, 14],
        "who": [*names.OLYMPIAN_IDS[:1], "pollux", "prophet_1"],
        "force": [0, 12],
        "chant": [1, 2, 3, 4],
        "what": COUNTED,
        "deck": ["own", "colosseum"],
        "pile": list(names.PILE_IDS[1:]),
        "reward": ["A", "B", "C"],
        "olympian": list(names.OLYMPIAN_IDS),
        "hero": list(names.HERO_IDS),
        "character": list(CHARACTER_IDS),
        "place": [*names.CITY_IDS, *names.LOCATION_IDS, *HOUSE.slot_ids],
        "city": list(names.CITY_IDS),
        "posture": list(POSTURE_IDS),
        "face": list(FACE_IDS),
        "pillar": list(PILLAR_IDS),
        "upgrade": HOUSE.upgrade_ids,
        "tile": HOUSE.tile_ids,
        "element": [HOUSE.tile_ids[0], HOUSE.upgrade_ids[0], "calypso"],
        "quest": HOUSE.quest_ids,
        "primordial": HOUSE.primordial_ids,
        "card": HOUSE.conflict_ids,
        "cards": [[], HOUSE.conflict_ids[:1], HOUSE.conflict_ids[1:3]],
    }
    prefixes = frozenset(
        {
            "count",
            "guide",
            "view",
            "card",
            "effect",
            "action",
            "amount",
            "at",
            "bound",
            "city",
            "clause",
            "element",
            "for",
            "granted",
        }
        | {"hero", "limit", "mod", "moment", "place", "step", "symbol", "tally", "test", "trigger", "type"}
    )
    speaks = ("picture",)
    picture_reads = True
    seen_every = 60

    def endings(self) -> set[str]:
        return set(ENDING_IDS)

    def samples(self, names: list[str], key: str) -> Iterator[dict[str, Any]]:
        for data in super().samples(names, key):
            if "card" in data and key in CARDS:
                data["card"] = getattr(HOUSE, CARDS[key])[0]
            if data.get("cards") != [] or key == "enemy":
                yield data

    def games(self) -> list[Case]:
        return [
            (2, {"duel": True}),
            (2, {}),
            (3, {"scenario": "renaissance"}),
            (4, {"variant": "victoire_eveil", "grip": True}),
        ]


WORDS = HybrisWords("hybris")
