# interpreted
"""What the cards, tiles and boards of Hybris may say: one closed list of words."""

from typing import Any

from ludotheque.games.hybris import effects, names
from ludotheque.kit.content import forms
from ludotheque.kit.content.forms import Form
from ludotheque.kit.content.shapes import nearest, shown
from ludotheque.kit.effects import program
from ludotheque.kit.effects.loader import Compiler
from ludotheque.kit.effects.phrases import Path
from ludotheque.kit.effects.vocabulary import (
    Complain,
    Kind,
    Say,
    Value,
    Vocabulary,
    Words,
)

Table = dict[str, Any]


class Symbols(Kind):
    """A list of Element symbols, repeats allowed: how many of each, SYMBOL_BITS apiece."""

    def encode(self, name: str, value: object, complain: Complain) -> int:
        if not isinstance(value, list) or not value:
            complain(f"{name} must be a list of Elements, not {shown(value)}")
            return 0
        total = 0
        for symbol in value:
            if symbol not in names.ELEMENT_IDS:
                complain(f"unknown Element {shown(symbol)}" + nearest(str(symbol), list(names.ELEMENT_IDS)))
                return 0
            if value.count(symbol) > names.SYMBOL_MOST:
                complain(f"{name} names {shown(symbol)} more than {names.SYMBOL_MOST} times")
                return 0
            total += 1 << names.ELEMENT_IDS.index(symbol) * names.SYMBOL_BITS
        return total

    def decode(self, number: int) -> Value:
        return " ".join(self.listed(number))

    def form(self) -> Form:
        return forms.listed(forms.word(names.ELEMENT_IDS, "element"), 1, 4)

    def listed(self, number: int) -> list[str]:
        return [
            element
            for i, element in enumerate(names.ELEMENT_IDS)
            for _ in range(number >> i * names.SYMBOL_BITS & names.SYMBOL_MOST)
        ]

    def spoken(self, number: int, say: Say) -> Value:
        text = ""
        for element in self.listed(number):
            more = say(f"element-{element}")
            text = say("symbol-and", first=text, last=more) if text else more
        return text


SYMBOLS = Symbols()
LOSSES = [names.RESOURCE_IDS.index(name) for name in names.LOST_IDS]
GRANTED = [names.ACTION_IDS.index(name) for name in names.GRANTED_IDS]

VOCABULARY = Vocabulary(
    *effects.WORDS.words(),
    kinds={
        "resource": Words(*names.RESOURCE_IDS),
        "lost": Words(*names.LOST_IDS, numbers=LOSSES),
        "good": Words(*names.GOOD_IDS),
        "granted": Words(*names.GRANTED_IDS, numbers=GRANTED, said="granted"),
        "action": Words(*names.ACTION_IDS, said="action"),
        "element": Words(*names.ELEMENT_IDS, said="element"),
        "symbols": SYMBOLS,
        "character": Words(*names.CHARACTER_IDS),
        "place": Words(*names.PLACE_IDS, said="place"),
        "hero": Words(*names.HERO_IDS, said="hero"),
        "location": Words(*names.LOCATION_IDS, said="at"),
        "city": Words(*names.CITY_IDS, said="city"),
        "type": Words(*names.TYPE_IDS, said="type"),
        "card_type": Words(*names.CARD_TYPE_IDS),
    },
    sections=names.SECTION_IDS,
    periods=("age",),
    rule="HYB-004",
    lone=program.TAKE_LONE,
)


def compile_effect(compiler: Compiler, effect: Table, path: Path) -> None:
    """One entry of an element. Beside `when` it has `mod` (what stands), `at` (what waits for an event), or `steps`
    with the `cost` and the test `if` that they may have."""
    section = str(effect["when"])
    rest = {key: value for key, value in effect.items() if key != "when"}
    if "mod" in rest:
        compiler.modifier(section, rest, path)
    elif "at" in rest:
        compiler.trigger(section, rest, path)
    else:
        compiler.strangers(rest, path, ("steps", "cost", "if"))
        if "steps" not in rest:
            compiler.report(path, 'an effect needs one of the keys "steps", "mod", "at"')
            return
        compiler.program(section, rest, path, "steps", cost="cost")
