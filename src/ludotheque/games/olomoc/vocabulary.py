# interpreted
"""What the abilities of Olomòc may say: a closed table of verbs, targets, counts, tests, modifiers and events.

Whatever targets needs a line of sight (OLO-022), and a target that gains nothing and loses nothing is none (OLO-Q103):
files need not say so.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.games.olomoc import effects, names
from ludotheque.kit.content import forms
from ludotheque.kit.content.forms import Form
from ludotheque.kit.content.shapes import nearest, shown
from ludotheque.kit.effects import program
from ludotheque.kit.effects.loader import Compiler
from ludotheque.kit.effects.phrases import Path, Report
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.vocabulary import (
    Complain,
    Flag,
    Kind,
    Say,
    Value,
    Vocabulary,
    Words,
)

Table = dict[str, Any]
Titles = Mapping[str, Mapping[str, str]]

ABILITIES = "OLO-092"
MOMENTS = {
    "phase_end": (names.PHASE_END, 1),
    "next_phase_end": (names.PHASE_END, 2),
    "cycle_end": (names.CYCLE_END, 1),
}
# Whom an ability of a rouage, and whom a card of nobody may name.
OF_ROUAGES = ("it", "self", "coordinated", "rouage", "terrain", "engaged", "shot", "other_allies")
OF_CARDS = ("it", "own", "enemy_on_bloc", "hostile", "everyone", "healthy", "corrupted", "central_terrain")
ATTACKS = ("frontal_attack", "ranged_attack")  # OLO-113


class Length(Kind):
    """Thousandths of an inch, or "contact"; a sentence says inches."""

    def encode(self, name: str, value: object, complain: Complain) -> int:
        if value == "contact":
            return names.CONTACT
        if not isinstance(value, int) or isinstance(value, bool):
            complain(f'{name} must be "contact" or a whole number of thousandths of an inch, not {shown(value)}')
        elif not 0 < value <= names.SIDE:
            complain(f"{name} must be between 1 and {names.SIDE} thousandths of an inch, not {value} (OLO-003)")
        else:
            return value
        return names.NO_LENGTH

    def decode(self, number: int) -> Value:
        return {names.NO_LENGTH: "none", names.CONTACT: "contact"}.get(number, number)

    def form(self) -> Form:
        contact = forms.option({"value": "contact"}, forms.fixed("contact"), "form-contact")
        return forms.choice(forms.option({"type": "number"}, forms.number(1, names.SIDE), "form-thousandths"), contact)

    def spoken(self, number: int, say: Say) -> Value:
        if number <= 0:
            return str(self.decode(number))
        whole, part = divmod(number, 1000)
        return say("inches", whole=whole, part=f"{part:03}".rstrip("0") or "none")


class Several(Kind):
    """A list of words, each for one bit or several."""

    def __init__(self, ids: Sequence[str], bits: Sequence[int], said: str, join: str) -> None:
        self.ids, self.bits, self.said, self.join = list(ids), bits, said, join

    def encode(self, name: str, value: object, complain: Complain) -> int:
        if not isinstance(value, list) or not value:
            complain(f"{name} must be a list of words, not {shown(value)}")
            return 0
        bits = 0
        for word in value:
            if word not in self.ids:
                complain(f"unknown {name} {shown(word)}" + nearest(str(word), self.ids))
            else:
                bits |= self.bits[self.ids.index(word)]
        return bits

    def decode(self, number: int) -> Value:
        return " ".join(word for word, bits in zip(self.ids, self.bits, strict=True) if number & bits)

    def form(self) -> Form:
        return forms.listed(forms.word(self.ids, self.said), 1)

    def spoken(self, number: int, say: Say) -> Value:
        words = [say(f"{self.said}-{word}") for word in str(self.decode(number)).split()]
        text = words[0]
        for i, word in enumerate(words[1:], 1):
            text = say(self.join if i == len(words) - 1 else f"{self.join}-comma", first=text, last=word)
        return text


class Titled(Kind):
    """Something that the content names, by its place there."""

    record = "Hostile"

    def __init__(self, titles: Titles) -> None:
        self.titles = titles

    def encode(self, name: str, value: object, complain: Complain) -> int:
        if not isinstance(value, str) or value not in self.titles:
            complain(f"unknown {name} {shown(value)}" + nearest(str(value), list(self.titles)))
            return 0
        return list(self.titles).index(value)

    def decode(self, number: int) -> Value:
        return list(self.titles)[number]

    def form(self) -> Form:
        return {"kind": "name", "of": self.record}

    def spoken(self, number: int, say: Say) -> Value:
        return self.titles[str(self.decode(number))][say("card-language")]


class Posed(Titled):
    """A kind of marker; a sentence says its size and what it gives."""

    record = "MarkerKind"

    def __init__(self, markers: Sequence[Table]) -> None:
        super().__init__({marker["id"]: marker["name"] for marker in markers})
        self.markers = markers

    def spoken(self, number: int, say: Say) -> Value:
        marker = self.markers[number]
        return say(f"posed-{marker['gives']}", size=marker["size"], name=str(super().spoken(number, say)))


def vocabulary(abilities: Sequence[str], hostiles: Titles, markers: Sequence[Table]) -> Vocabulary:
    """The words of an edition with these abilities, hostiles and markers."""
    return Vocabulary(
        *effects.WORDS.words(),
        kinds={
            "length": Length(),
            "malus": Words(*names.MALUS_IDS),
            "against": Words(*names.AGAINST_IDS),
            "heading": Words(*names.HEADING_IDS),
            "characteristic": Words(*names.CHARACTERISTIC_IDS, said="characteristic"),
            "marker": Posed(markers),
            "hostile": Titled(hostiles),
            "spot": Words(*names.SPAWN_IDS, said="spot"),
            "whose": Words(*names.WHOSE_IDS),
            "has": Words(*names.HAS_IDS),
            "rolls": Several(names.ROLL_IDS, names.ROLL_BITS, "roll", "roll-and"),
            "acts": Several(names.GENERIC_IDS, [1 << i for i in range(len(names.GENERIC_IDS))], "act", "act-or"),
            "tactic": Words(*names.TACTIC_IDS, said="tactic"),
            "reaction": Words(*names.REACTION_IDS, said="reaction"),
            "peril": Words(*names.PERIL_IDS, said="peril"),
            "flag": Flag(),
        },
        sections=names.SECTION_IDS,
        moments=MOMENTS,
        names=tuple(abilities),
        rule=ABILITIES,
        lone=program.TAKE_LONE,
    )


class Abilities(Compiler):
    """Compiles abilities, one element each. The modifiers of one ability bear its name: OLO-103."""

    def ability(self, ability: Table, path: Path) -> None:
        self.begin(ability["id"])
        if "effect" in ability:
            self.program("effect", ability, path, "effect")
        for i, modifier in enumerate(ability.get("static", ())):
            named = {**modifier, "name": ability["id"]} if modifier.get("mod") in ("dice", "threshold") else modifier
            self.modifier("static", named, (*path, "static", i))
        for i, trigger in enumerate(ability.get("triggers", ())):
            self.trigger("triggers", trigger, (*path, "triggers", i))


def book_of(
    abilities: Sequence[tuple[Table, Path]], hostiles: Titles, markers: Sequence[Table], report: Report
) -> Book:
    """What abilities do, each by its place."""
    compiler = Abilities(vocabulary([ability["id"] for ability, _ in abilities], hostiles, markers), report)
    for ability, path in abilities:
        compiler.ability(ability, path)
    return compiler.finish()


def faultless(path: Path, reason: str) -> None:
    """For abilities that the check has read before."""
    raise AssertionError(f"{path}: {reason}")
