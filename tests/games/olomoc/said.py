"""What the tests of the words know of Olomòc."""

from tests.games.shared.words import Words


class BlocWords(Words):
    prefixes = frozenset(
        {
            "act",
            "agenda",
            "brief",
            "card",
            "characteristic",
            "clause",
            "edge",
            "effect",
            "guide",
            "instinct",
            "mod",
            "objective",
            "peril",
            "posed",
        }
        | {
            "reaction",
            "roll",
            "score",
            "spot",
            "step",
            "study",
            "tactic",
            "tally",
            "target",
            "test",
            "trait",
            "trigger",
            "until",
            "view",
        }
    )
    speaks = ("picture",)
    picture_reads = True
    seen_every = 60
    values = {
        "seat": [0, 1],
        "piece": ["petra_kantor", "rogue"],
        "target": ["kubik_oktobar", "objective"],
        "partner": ["dominik_kralov"],
        "agenda": ["releves", "dossiers"],
        "layout": ["friche", "marais"],
        "characters": [["dominik_kralov", "kubik_oktobar", "petra_kantor"]],
        "character": ["petra_kantor"],
        "equipment": [["exosquelette", "chronographe", "grappin"], ["fumigenes", "mandat_special", "gilet_renforce"]],
        "ministry": ["animosite", "triage"],
        "artefact": ["pluie_de_fiel", "stase"],
        "figure": ["1.618"],
        "edge": ["south", "east"],
        "ability": ["sommation", "bond"],
        "tactic": ["push_target", "stun_target"],
        "token": ["noirceur", "stunned"],
        "what": ["put_token", "remove_marker", "take_file"],
        "manner": ["march", "charge", "enter", "push", "push_away", "push_towards", "place", "place_other", "pose"],
        "card": ["propaganda", "petra_kantor", "triage"],
        "dice": [[1, 5, 6], [2]],
        "ruler": [[], [1, 2, 3, 4, 5, 6, 7, 8]],
        "n": [0, 1, 2],
        "a": [0, 3],
        "b": [1, 2],
        "near": ["objective.3", "rogue", "south"],
        "x": [591, 8000],
        "y": [591, 8000],
        "left": [0, 4],
        "rank": [0, 3],
        "threshold": [3, 5],
        "terrain": [1, 8],
        "actions": [0, 4],
        "noirceur": [0, 3],
    }


WORDS = BlocWords("olomoc")
