# interpreted
"""What can be wrong with a layout, in words: the same for `content check` and for whoever draws one."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

Spot = tuple[str | int, ...]

SENTENCES = {
    "twice": {
        "en": "{piece} stands twice in the layout",
        "fr": "{piece} figure deux fois dans la disposition",
    },
    "same-corner": {
        "en": "{piece} has the same corner twice",
        "fr": "{piece} a deux fois le même sommet",
    },
    "crosses-itself": {
        "en": "{piece} crosses itself",
        "fr": "{piece} se croise lui-même",
    },
    "clockwise": {
        "en": "{piece} has its corners clockwise; list them counter-clockwise",
        "fr": "{piece} a ses sommets dans le sens des aiguilles d’une montre ; il faut le sens inverse",
    },
    "not-convex": {
        "en": "{piece} is not convex; divide it into parts that touch",
        "fr": "{piece} n’est pas convexe ; divisez-le en parties qui se touchent",
    },
    "off-the-bloc": {
        "en": "{piece} lies off the Bloc, whose sides go from 0 to 16000",
        "fr": "{piece} sort du Bloc, dont les côtés vont de 0 à 16000",
    },
    "near-the-edge": {
        "en": "{piece} stands nearer than 2 inches to the edge of the Bloc",
        "fr": "{piece} est à moins de 2 pouces du bord du Bloc",
    },
    "parts-overlap": {
        "en": "parts of {piece} overlap; they may only touch",
        "fr": "des parties de {piece} se recouvrent ; elles ne peuvent que se toucher",
    },
    "parts-apart": {
        "en": "the parts of {piece} do not touch each other",
        "fr": "les parties de {piece} ne se touchent pas",
    },
    "overlaps": {
        "en": "{piece} overlaps {other}",
        "fr": "{piece} recouvre {other}",
    },
    "too-near": {
        "en": "{piece} stands nearer than 2 inches to {other} without touching it",
        "fr": "{piece} est à moins de 2 pouces de {other} sans le toucher",
    },
    "no-agenda": {
        "en": "no agenda is called {agenda}{nearest}",
        "fr": "aucun agenda ne s’appelle {agenda}{nearest}",
    },
    "agenda-twice": {
        "en": "{agenda} stands twice",
        "fr": "{agenda} figure deux fois",
    },
    "marker-overlaps": {
        "en": "{piece} and marker {marker} of {agenda} overlap",
        "fr": "{piece} et le marqueur {marker} de {agenda} se recouvrent",
    },
    "marker-too-near": {
        "en": "{piece} and marker {marker} of {agenda} stand nearer than 2 inches without touching",
        "fr": "{piece} et le marqueur {marker} de {agenda} sont à moins de 2 pouces sans se toucher",
    },
    "no-room": {
        "en": "{hostile} of {agenda} has no room at its place",
        "fr": "{hostile} de {agenda} n’a pas la place de se tenir où il commence",
    },
    "no-entry": {
        "en": "a rouage of {size} mm cannot enter over {edge} in {agenda}",
        "fr": "un rouage de {size} mm ne peut pas entrer par {edge} dans {agenda}",
    },
    "shut-in": {
        "en": "a rouage of {size} mm could stand at ({x}, {y}) and never get out",
        "fr": "un rouage de {size} mm pourrait se tenir en ({x}, {y}) et n’en jamais sortir",
    },
    "no-agenda-fits": {
        "en": "no agenda can be played on this layout",
        "fr": "aucun agenda ne peut se jouer sur cette disposition",
    },
}


class Flaw(NamedTuple):
    """Something wrong at a place of a layout, the rule it breaks, and the ids and figures of its sentence."""

    path: Spot
    key: str
    rule: str
    words: Mapping[str, str | int]

    def say(self, lang: str, named: Callable[[str], str] = str) -> str:
        words = {name: named(word) if isinstance(word, str) else word for name, word in self.words.items()}
        said = SENTENCES[self.key][lang].format(**words)
        return f"{said} ({self.rule})" if self.rule else said
