"""What the tests of the words know of Le Phare."""

from tests.games.shared.words import Words


class PhareWords(Words):
    values = {
        "seat": [0, 3],
        "task": ["keep", "fetch"],
        "fetched": [0, 1, 2],
        "oil": [0, 1, 4],
        "x": [0, 11_500],
        "y": [5_999],
        "lane": [0, 5],
        "drift": [0, 5],
        "home": [0, 4],
        "wrecks": [0, 3],
    }
    prefixes = frozenset({"foreseen"})
    foreseen = frozenset({"keep", "fetch", "light", "flare", "tow"})


WORDS = PhareWords("phare")
