# interpreted
"""What the elements of Diktat may say (DIK-172 to DIK-177): goods and points they give, Capacities, Manifestations and
Special Manoeuvres."""

from typing import Any

from ludotheque.games.diktat import effects, names, verbs
from ludotheque.kit.content import forms
from ludotheque.kit.content.forms import Form
from ludotheque.kit.content.shapes import nearest, shown
from ludotheque.kit.effects.loader import Compiler
from ludotheque.kit.effects.phrases import Path
from ludotheque.kit.effects.vocabulary import (
    Complain,
    Flag,
    Kind,
    Say,
    Value,
    Vocabulary,
    Whole,
    Words,
)

Table = dict[str, Any]

MOST_GOODS = 15
AFFINITIES = ("politics", "people", "artefact")
SYMBOLS = (names.POLITICS, names.PEOPLE, names.ARTEFACT, names.ANY_AFFINITY)
GOODS = {name: i for i, name in enumerate(names.GOOD_IDS[: names.DEBT])} | {
    "any_affinity": names.ANY_AFFINITY,
    "other_affinity": names.OTHER_AFFINITY,
}
GIVEN = ("citizen", "guard", "emissary", "pp", "spy", "assassin", *AFFINITIES, "any_affinity")


class Goods(Kind):
    """So many of one kind of good: `{ pp = 4 }`."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def encode(self, name: str, value: object, complain: Complain) -> int:
        if not isinstance(value, dict):
            complain(f"{name} must be a table, not {shown(value)}")
        elif strangers := [good for good in value if good not in self.known]:
            complain(f"unknown key {shown(strangers[0])}" + nearest(strangers[0], list(self.known)))
        elif len(value) != 1:
            complain(f"{name} must name exactly one good, not {len(value)}")
        else:
            ((good, n),) = value.items()
            return GOODS[good] * 16 + Whole(1, MOST_GOODS).encode(good, n, complain)
        return 0

    def decode(self, number: int) -> Value:
        return next(good for good, place in GOODS.items() if place == number >> 4)

    def form(self) -> Form:
        return forms.choice(
            *(
                forms.option({"key": good}, forms.table(forms.field(good, forms.number(1, MOST_GOODS))), f"form-{good}")
                for good in self.known
            )
        )

    def spoken(self, number: int, say: Say) -> Value:
        return say(f"card-good-{self.decode(number)}", n=number & 15)


VOCABULARY = Vocabulary(
    *effects.WORDS.words(),
    kinds={
        "given": Goods(*GIVEN),
        "got": Goods(*GIVEN, "other_affinity"),
        "token": Words(*names.TOKEN_IDS[1:4], numbers=(1, 2, 3)),
        "agent": Words(*names.GOOD_IDS[:3]),
        "affinity": Words(*AFFINITIES, numbers=SYMBOLS[:3]),
        "symbol": Words(*AFFINITIES, "any", numbers=SYMBOLS),
        "flag": Flag(),
    },
    sections=names.TYPE_IDS,
    do="verb",
    enough=verbs.STOP,
)


def compile_effect(compiler: Compiler, effect: Table, path: Path) -> None:
    """The entries of one effect. Goods, points and Ranks have no verb: each is a modifier of its own name. What an
    effect may be aimed at follows from its verb."""
    beside: Table = {key: value for key, value in effect.items() if key in ("type", "when")}
    if effect["type"] == "development":
        for good in (key for key in effect if key in names.GOOD_IDS):
            compiler.single({**beside, "verb": good, "n": effect[good]}, path, "type")
    elif effect["type"] == "gain":
        for what in (key for key in ("vp", "rank") if key in effect):
            compiler.single({**beside, "verb": what, "n": effect[what]}, path, "type")
        if "affinity" in effect:
            beside |= {"affinity": effect["affinity"], "n": effect.get("n", 1)}
            compiler.single({**beside, "verb": "affinity"}, path, "type")
    else:
        compiler.single({**effect, **aimed(effect)}, path, "type")


def aimed(effect: Table) -> Table:
    """The target of a verb that depends on what stands beside it."""
    if effect.get("verb") == "refresh":
        return {"to": {"up_to": effect.get("n", 1), "of": "used_element"}}
    if effect.get("verb") == "place_token":
        kind = "pile_for" if effect.get("token") == "sleeper" else "sector_for"
        return {"to": {kind: effect.get("token")}}
    return {}
