"""What the tests of the words know of Les Nominés du Néombre."""

from tests.games.shared.words import Words


class NomineesWords(Words):
    prefixes = frozenset(
        {"amount", "card", "clause", "effect", "forbidden", "guide", "limit", "marker", "mod", "only"}
        | {
            "phrase",
            "piece",
            "place",
            "step",
            "tally",
            "target",
            "targeting",
            "test",
            "trigger",
            "until",
            "view",
            "when",
        }
    )
    speaks = ("picture", "doors")
    picture_reads = True
    seen_every = 60
    values = {
        "seat": [0, 3],
        "who": ["player_0", "companion", "0RA01", "3CA01T", "D4B05"],
        "targets": [["player_0"], ["player_0", "player_2"]],
        "card": ["0RB01", "REB01"],
        "cards": [["0RB01"], ["0RB02", "0RB03"]],
        "deck": ["D1", "D3"],
        "zone": ["0R", "2S"],
        "quest": ["REQ01", "REQ02"],
        "marker": ["poison", "neombre"],
        "hp": [1, 14],
        "left": [0, 3],
        "n": [0, 1, 4],
        "obtain": [0, 2],
    }


WORDS = NomineesWords("neombre")
