# interpreted
"""What the files of an edition of Diktat hold: Opportunity cards, Cabals and markers, field by field."""

from typing import Annotated

from msgspec import Meta, field

from ludotheque.games.diktat import names
from ludotheque.kit.content.records import (
    Files,
    Open,
    Printed,
    column,
    count,
    each,
    fits,
    row,
    says,
    several,
    within,
    word,
)  # fmt: skip

SYMBOLS = 3  # places for Affinity symbols kept for each card
SLOTS = 8  # places for Opportunity slots kept for each Cabal
GOODS = {name: i for i, name in enumerate(names.GOOD_IDS)} | {"any": names.ANY_AFFINITY}

Id = Annotated[
    str, fits("^[A-Za-z0-9-]{1,16}$", "Short name of a card, unique in the edition: letters, digits and hyphens.")
]
Origin = Annotated[
    str,
    word("origin", ("house", "fixture", "rulebook", "box", "own"), "box: typed in from a real box; own: your design."),
]
Sector = Annotated[str, word("sector", names.SECTOR_IDS, "The sector it is linked to.")]
Symbol = Annotated[
    str, word("affinity", ("politics", "people", "artefact", "any"), "any accepts every type (DIK-Q38).")
]
CabalId = Annotated[str, word("cabal", names.CABAL_IDS, "The five Cabals keep these ids; `name` is what players read.")]
Line = Annotated[str, fits(r"^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]{1,80}$", "One line of text.")]
Tokens = Annotated[int, within(1, 10)]
Goods = Annotated[int, within(1, 20)]
SlotVp = Annotated[int, within(0, 9)]
When = Annotated[str, word("condition", ("base", "others"), "Only without, or only with the Others.")]


class Text(Printed):
    """The printed words, in French and in English."""

    fr: Line
    en: Line


class Development(Printed, tag_field="type", tag="development"):
    """Taken from the reserve in every Development phase (DIK-063)."""

    one_at_least = ("citizen", "guard", "emissary", "pp", "spy", "assassin")
    citizen: Goods = 0
    guard: Goods = 0
    emissary: Goods = 0
    pp: Goods = 0
    spy: Goods = 0
    assassin: Goods = 0
    when: When = ""


class Gain(Printed, tag_field="type", tag="gain"):
    """Owned as long as the element is (DIK-175)."""

    one_at_least = ("vp", "rank", "affinity")
    beside = {"n": "affinity"}
    vp: Annotated[int, within(-20, 20, "Victory Points.")] = 0
    rank: Annotated[int, within(-100, 100, "Change of Rank.")] = 0
    affinity: Symbol = ""
    n: Annotated[int, within(1, 20, "How many Affinity tokens, 1 when left out.")] = 1
    when: When = ""


class Spoken(Open, tag_field="type", tag=str.lower):
    """One verb with what it needs: docs/adding-a-card.md lists them."""

    verb: str


class Capacity(Spoken): ...


class Besides(Spoken): ...


class Manifestation(Spoken): ...


class Special(Spoken): ...


Effect = Annotated[Development | Gain | Capacity | Besides | Manifestation | Special, Meta(title="effect")]
Effects = Annotated[list[Effect], several(0, 8, "Several manifestations are alternatives: one per use.")]


class Face(Printed, kw_only=True):
    """What a blank Opportunity card shows."""

    sector: Annotated[Sector, column("sector")]
    darkness: Annotated[int, within(0, 9, "Darkness score, in the upper right corner (DIK-178)."), column("darkness")]
    affinity: Annotated[
        list[Symbol], several(0, SYMBOLS, "Affinity symbols, repeats allowed."), row("symbols", SYMBOLS, -1, of=GOODS)
    ] = []
    attack: Annotated[
        bool, says("Whether it shows the icon of an Attack of the Others (DIK-155)."), column("attack")
    ] = False


class Opportunity(Face):
    """One Opportunity card."""

    id: Id
    origin: Origin
    title: Text
    scourge: Annotated[bool, says("true for a Scourge (DIK-174).")] = False
    effects: Effects = []


class Opportunities(Printed):
    """opportunities.toml: the 72 Opportunity cards of an edition."""

    card: list[Opportunity]
    per_sector: Annotated[int, within(1, names.CARDS, "If stated, every sector has exactly this many cards.")] = 0


class Endowment(Printed):
    """What the Endowment box of the screen gives once, at setup (DIK-017), besides the six specific tokens. Leave out
    for nothing."""

    politics: Tokens = 0
    people: Tokens = 0
    artefact: Tokens = 0
    citizen: Goods = 0
    guard: Goods = 0
    emissary: Goods = 0
    pp: Goods = 0
    spy: Goods = 0
    assassin: Goods = 0


def by_good(endowment: Endowment) -> list[int]:
    return [getattr(endowment, good, 0) for good in names.GOOD_IDS]


class Cabal(Printed):
    """One Cabal: its screen and its board."""

    id: CabalId
    origin: Origin
    name: Text
    rank: Annotated[int, within(-100, 100, "Starting Rank on the screen (DIK-052, DIK-Q04)."), column("rank")]
    opportunity_vp: Annotated[
        list[SlotVp], several(1, SLOTS, "VP under each slot, left to right."), count("slots"), row("slot_vp", SLOTS)
    ]
    cabal_cost: Annotated[
        list[Annotated[int, within(0, 50)]], several(5, 5, "PP for each slot (DIK-097)."), each("cabal_cost")
    ]
    cabal_vp: Annotated[list[SlotVp], several(5, 5, "VP of each slot of the Cabal track (DIK-099)."), each("cabal_vp")]
    token: Annotated[str, word("token", names.TOKEN_IDS, "Specific token, six of them (DIK-038)."), column("token")] = (
        ""
    )
    endowment: Annotated[Endowment, column("endowment", by_good)] = field(default_factory=Endowment)


class CabalCard(Printed):
    """One Cabal card."""

    id: Id
    origin: Origin
    cabal: CabalId
    order: Annotated[int, within(1, 5, "Advised order (DIK-100): 1 to 5, each once for a Cabal.")]
    title: Text
    effects: Effects = []


class Marker(Printed):
    """One level of the Influence marker of a sector. Level 2 states its whole effect (DIK-139). Vieille Ville acts
    when it is taken and carries no effect."""

    sector: Sector
    level: Annotated[int, within(1, 2, "1 or 2.")]
    origin: Origin
    rules: Annotated[list[Annotated[str, fits("^DIK-Q?[0-9]+$")]], says("Ids of the rules it comes from.")] = []
    effects: Effects = []


RECORDS = Files(
    opportunities=Opportunities,
    cabals={"cabal": list[Cabal], "card": list[CabalCard]},
    markers={"marker": list[Marker]},
)
