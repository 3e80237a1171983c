# interpreted
"""What the files of an edition of Hybris hold: tiles, cards and boards, field by field."""

from typing import Annotated, Any

from msgspec import field

from ludotheque.games.hybris import names, state
from ludotheque.games.hybris.vocabulary import SYMBOLS
from ludotheque.kit.content.records import (
    Files,
    Open,
    Printed,
    bits,
    column,
    each,
    fits,
    grammar,
    row,
    says,
    several,
    within,
    word,
)  # fmt: skip

PLACES = 4  # for elements, kept for each Upgrade tile
ALL_EFFECTS = "What it does, each entry with `when`; the words are those of docs/effects.md and vocabulary.py."
ORIGINS = "completed: named by the rulebook, the rest is ours; box: typed in from a real box; own: your design."


def symbols(elements: list[str]) -> int:
    return SYMBOLS.encode("elements", elements, unsaid) if elements else 0


def unsaid(reason: str) -> None:
    raise AssertionError(reason)


class Text(Printed):
    """The printed words, in French and in English."""

    fr: Annotated[str, fits(r"^\S(.*\S)?$", "a text that is not empty")]
    en: Annotated[str, fits(r"^\S(.*\S)?$", "a text that is not empty")]


class Effect(Open):
    """An entry: steps (with cost and if), a modifier (mod) or a trigger (at)."""

    grammar = "entry"
    when: Annotated[str, word("moment", names.SECTION_IDS)]


def chants(effects: list[Effect]) -> int:
    return sum(effect.when.startswith("chant_") for effect in effects)


Steps = Annotated[list[dict[str, Any]], grammar("steps")]
Id = Annotated[str, fits("^[A-Z0-9]{2,6}$", "Short name, unique in the edition: letters and digits.")]
Digit = Annotated[int, within(0, 9)]
Effects = Annotated[list[Effect], says(ALL_EFFECTS)]
Type = Annotated[str, word("type of Technology", names.TYPE_IDS)]
Element = Annotated[str, word("Element", names.ELEMENT_IDS)]
Glyph = Annotated[str, word("Combo image", names.GLYPH_IDS)]
Edge = Annotated[str, fits(r"^[A-Z]{2}[1-4]\.[NESW]$", "A case and one of its edges, as in AT1.E.")]


class Titled(Printed):
    origin: Annotated[str, word("origin", ("rulebook", "completed", "house", "box", "own"), ORIGINS)]
    title: Text


class Pillar(Titled):
    """A Divine Pillar: top, bottom, and what the active player does after all bottoms."""

    number: Annotated[int, within(1, 6, "Also the turn order (HYB-069).")]
    effects: Effects


class Cost(Printed):
    """What Manufacture costs (HYB-145)."""

    faithful: Annotated[Digit, column("cost_faithful")]
    aegis: Annotated[Digit, column("cost_aegis")]


def edge_bits(edges: str) -> int:
    return sum(1 << names.EDGE_IDS.index(edge) for edge in edges)


class Tile(Titled):
    """A Technology tile."""

    id: Annotated[Id, column("tile_ids")]
    type: Annotated[Type, column("tile_type")]
    cost: Cost
    vp: Annotated[int, within(0, 20, "Reward A."), column("tile_vp")]
    prayers: Annotated[int, within(0, 9, "Reward B."), column("tile_prayers")]
    edges: Annotated[
        str,
        fits("^N?E?S?W?$", "Sides with a chevron, in the order N, E, S, W (HYB-211)."),
        column("tile_edges", edge_bits),
    ]
    effects: Effects


class City(Titled):
    """A City of the Mortal World."""

    id: Annotated[str, word("City", names.CITY_IDS)]
    prayers: Annotated[int, within(0, 9, "Prayers that the slot generates (HYB-191)."), column("city_prayers")]
    goodness: Annotated[int, within(0, 5), column("city_goodness")]
    faithful: Annotated[Digit, column("city_faithful")]
    affinity: Annotated[Type, column("affinity")]
    cases: Annotated[list[Annotated[str, fits("^[A-Z]{2}[1-4]$")]], several(2, 4), each("case_ids")]
    effects: Effects


class Pair(Printed):
    """Two edges of cases that meet."""

    a: Edge
    b: Edge


class Slot(Printed):
    """A slot of a Location; dotted ones take any number of characters (HYB-088)."""

    id: Annotated[Id, column("slot_ids")]
    effects: Effects
    dotted: Annotated[bool, column("dotted")] = False


class Board(Titled):
    """A Location board; its malus is an effect."""

    id: Annotated[str, word("Location", names.LOCATION_IDS[: names.BOARDS])]
    actions: Annotated[list[Annotated[str, word("action", names.ACTION_IDS)]], bits("board_actions")]
    effects: Effects
    slot: Annotated[list[Slot], several(3, 3)]


class Conversion(Printed):
    """A line of the conversion table (HYB-141)."""

    prayers: Annotated[int, within(1, 9), column("line_prayers")]
    origin: Annotated[str, word("origin", ("rulebook", "completed", "house", "box", "own"), ORIGINS)]
    effects: Effects


class Track(Printed):
    """A space of the Goodness track."""

    effects: Effects


class HeroName(Printed):
    """A Hero of an Olympian."""

    id: Annotated[str, word("Hero", names.HERO_IDS[: names.FIRST_ALLY])]
    name: Text


class Power(Printed):
    """The name of a power, and the rules that are its effect."""

    name: Text
    rules: list[Annotated[str, fits("^HYB-[0-9]{3}$")]]


class Upgrade(Titled):
    """An Upgrade tile."""

    id: Annotated[Id, column("upgrade_ids")]
    elements: Annotated[
        list[Annotated[str, word("element of a tile", names.REMOVED_IDS)]],
        several(1, 4),
        row("upgrade_elements", PLACES, -1, of=names.RESOURCE_IDS),
    ]
    effects: Effects


class Olympian(Printed):
    """An Olympian board."""

    id: Annotated[str, word("Olympian", names.OLYMPIAN_IDS)]
    title: Text
    aura: Annotated[int, within(1, 9), column("aura")]
    determination: Annotated[int, within(1, 6), column("determination")]
    heroes: Annotated[list[HeroName], several(3, 3, "The others than the first begin on their tiles.")]
    powers: Annotated[list[Power], several(2, 2)]
    sparks: Annotated[list[Steps], several(8, 8, "Bonuses of the Spark track, from left to right.")]
    upgrade: Annotated[list[Upgrade], several(6, 6)]


class Conflict(Titled):
    """A Conflict card. copies: how many the Colosseum deck holds."""

    id: Annotated[Id, column("conflict_ids")]
    deck: Annotated[str, word("deck", ("common", *names.OLYMPIAN_IDS, "colosseum"))]
    type: Annotated[str, word("type of card", names.CARD_TYPE_IDS), column("card_type")]
    elements: Annotated[list[Element], several(0, 3), column("symbols", symbols)]
    force: Annotated[Digit, column("force")]
    determination: Annotated[int, within(0, 6), column("card_cost")]
    upgraded: bool = False
    copies: Annotated[int, within(1, 9), column("copies")] = 1
    left: Annotated[Glyph, column("left")] = ""
    right: Annotated[Glyph, column("right")] = ""
    combo: Annotated[Digit, column("combo")] = 0
    effects: Effects = []


class Enemy(Printed):
    """How the game fights (HYB-243 to HYB-246)."""

    base: Annotated[int, within(0, 20), column("enemy_base")]
    cards: Annotated[int, within(0, 5), column("enemy_cards")]
    elements: Annotated[list[Element], several(0, 4), column("enemy_symbols", symbols)]


class Hero(Titled):
    """A Hero of the Colosseum."""

    id: Annotated[str, word("Hero", names.HERO_IDS[names.FIRST_ALLY :])]
    enemy: Enemy
    effects: Effects


class Primordial(Titled):
    """A Primordial."""

    id: Annotated[str, fits("^[a-z]{2,16}$", "A name of lower-case letters."), column("primordial_ids")]
    pile: Annotated[str, word("pile", names.PILE_IDS), column("pile")]
    aegis: Annotated[Digit, column("drained")]
    enemy: Enemy = field(default_factory=lambda: Enemy(base=-1, cards=0, elements=[]))
    effects: Effects = []


class Epic(Titled):
    """An Epic Quest."""

    fixed = {"enemy_base": -1, "enemy_cards": 0, "enemy_symbols": 0}
    id: Annotated[Id, column("quest_ids")]
    effects: Annotated[Effects, column("chants", chants)]


class Confrontation(Titled):
    """A Confrontation Quest."""

    fixed = {"chants": 0}
    id: Annotated[Id, column("quest_ids")]
    enemy: Enemy
    effects: Effects


class Premonition(Titled):
    """A Premonition."""

    id: Annotated[Id, column("premonition_ids")]
    location: Annotated[str, word("Location", names.LOCATION_IDS), column("premonition_at")]
    effects: Effects


class Scenario(Titled):
    """A Scenario."""

    id: Annotated[str, word("Scenario", names.SCENARIO_IDS)]
    effects: Effects


class Variant(Titled):
    """A Variant; with_scenario: it may be combined with a Scenario (HYB-304, HYB-305)."""

    id: Annotated[str, word("Variant", names.VARIANT_IDS)]
    with_scenario: Annotated[bool, column("with_scenario")]
    effects: Effects


class Posture(Titled):
    """A Posture: the halves that stay visible, and the face of the tokens placed."""

    id: Annotated[str, word("Posture", state.POSTURE_IDS)]
    tops: Annotated[int, within(1, 2), column("posture_tops")]
    bottoms: Annotated[int, within(1, 2), column("posture_bottoms")]
    token: Annotated[str, word("face", state.FACE_IDS), column("posture_face")]


RECORDS = Files(
    pillars={"pillar": list[Pillar]},
    technologies={"tile": list[Tile]},
    cities={"city": list[City], "neighbours": list[Pair], "link": list[Pair]},
    boards={"board": list[Board], "conversion": list[Conversion], "goodness": list[Track]},
    olympians={"olympian": list[Olympian]},
    conflicts={"card": list[Conflict]},
    heroes={"hero": list[Hero]},
    primordials={"primordial": list[Primordial]},
    quests={"epic": list[Epic], "confrontation": list[Confrontation]},
    premonitions={"card": list[Premonition]},
    scenarios={"scenario": list[Scenario], "variant": list[Variant], "posture": list[Posture]},
)
