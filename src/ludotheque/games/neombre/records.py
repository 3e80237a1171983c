# interpreted
"""What the files of an edition hold: zones, their loot and their enemies, starter decks and quests, field by field."""

from typing import Annotated, Any

from msgspec import Meta, field

from ludotheque.games.neombre import names
from ludotheque.games.neombre.vocabulary import vocabulary
from ludotheque.kit.content.records import Files, Printed, bits, column, fits, grammar, row, says, several, within, word

REWARDS = 2  # places for rewards kept for each quest
MOMENTS = vocabulary({}).moments  # when an enchantment ends: the moment, and how many of them

ZoneId = Annotated[str, fits("[0-9A-Z]{2}", "Two signs, the first of which is the level of an expedition.")]
CardId = Annotated[str, fits("[0-9A-Z]{3}[0-9]{2}", "The zone, a letter for the kind of card, a number.")]
Text = Annotated[str, fits("(?s).{1,400}", "1 to 400 characters.")]
Tables = list[dict[str, Any]]
Steps = Annotated[Tables, says("What is done, step by step; docs/effects.md has the language."), grammar("steps")]
Standing = Annotated[Tables, says("What it changes as long as it is there."), grammar("modifiers")]
Triggers = Annotated[Tables, says("What waits for an event."), grammar("triggers")]
Targeting = Annotated[str, word("targeting", names.TARGETING_IDS, "How it finds its target.")]
Number = Annotated[int, within(0, 99)]


class Name(Printed):
    """In both languages."""

    fr: Text
    en: Text


class Written(Printed, kw_only=True):
    origin: Annotated[str, word("origin", ("rulebook", "mixed", "house"), "mixed: rulebook and house.")]
    name: Name
    ours: Annotated[list[Text], says("What of a card of mixed origin is ours.")] = []


class Slots(Printed):
    """Cards of its loot pile, by what they are first of all."""

    assault: Number = 0
    heal: Number = 0
    flow: Number = 0
    enchantment: Number = 0
    equipment: Number = 0
    summon: Number = 0
    event: Number = 0


class Zone(Printed):
    """A zone and what its decks hold."""

    id: Annotated[ZoneId, column("zone_ids")]
    name: Name
    enemies: Annotated[int, within(0, 99, "Cards of its enemy pile.")]
    slots: Slots
    level: Annotated[int, within(0, 9, "Of its expeditions (NEO-036), if there are any."), column("level")] = -1


class Loot(Written):
    """A loot card (NEO-042)."""

    beside = {"turn": "summon", "cost": "event"}
    id: Annotated[CardId, column("loot_ids")]
    value: Annotated[int, within(0, 9, "NEO-043"), column("value")]
    types: Annotated[list[Annotated[str, word("type", names.TYPE_IDS)]], says("What it is (NEO-047)."), bits("types")]
    price: Annotated[int, within(1, 20, "Resale price, if it can be sold (NEO-046)."), column("price")] = -1
    buy: Annotated[int, within(1, 30, "Price at the fair (NEO-135)."), column("buy")] = -1
    copies: Annotated[int, within(1, 40, "How many there are, 1 if not said.")] = 1
    keywords: Annotated[list[Annotated[str, word("keyword", names.KEYWORD_IDS)]], bits("keywords")] = []
    tribute: Steps = []
    pick: Annotated[str, word("pick", ("enemy",), "Somebody chosen before the effect.")] = ""
    effect: Steps = []
    trance: Steps = []
    static: Standing = []
    triggers: Triggers = []
    until: Annotated[
        str,
        word("duration", MOMENTS, "When an enchantment ends (NEO-050)."),
        column("moment", lambda until: MOMENTS[until][0] if until else 0),
        column("moments", lambda until: MOMENTS[until][1] if until else 0),
    ] = ""
    summon: Annotated[int, within(1, 20, "Hit points of a summon (NEO-059)."), column("summon")] = 0
    turn: Steps = []
    cost: Annotated[int, within(0, 9, "Obtainable loot that an event costs (NEO-132)."), column("cost")] = 0
    event: Steps = []


class Deck(Printed):
    """A starter deck."""

    id: Annotated[ZoneId, column("deck_ids")]
    name: Name


class Score(Printed):
    """Its loot score (NEO-124)."""

    obtain: Annotated[int, within(0, 9, "Cards obtained."), column("obtain")]
    reveal: Annotated[int, within(0, 19, "Cards revealed."), column("reveal")]


class Token(Printed):
    """The enemies without a card that it makes (NEO-083)."""

    fr: Text
    en: Text
    attack: Annotated[int, within(0, 9, "Damage of its attack."), column("token_attack")]
    hp: Annotated[int, within(1, 20, "Hit points."), column("token_hp")]
    targeting: Annotated[Targeting, column("token_targeting")]


class Enemy(Written):
    """An enemy (NEO-073)."""

    id: Annotated[CardId, column("enemy_ids")]
    role: Annotated[str, word("role", names.ROLE_IDS, "What it is for in its zone.")]
    hp: Annotated[int, within(1, 99, "Hit points (NEO-004)."), column("hp")]
    targeting: Annotated[Targeting, column("targeting")]
    loot: Score
    active: Steps
    armour: Annotated[int, within(0, 9, "NEO-081"), column("armour")] = 0
    keywords: Annotated[list[Annotated[str, word("keyword", names.ENEMY_KEYWORD_IDS)]], bits("enemy_keywords")] = []
    riposte: Steps = []
    arrival: Steps = []
    static: Standing = []
    triggers: Triggers = []
    token: Token = field(default_factory=lambda: Token("", "", 0, 0, names.TARGETING_IDS[0]))


class Cards(Printed):
    """The cards of one zone."""

    loot: Annotated[list[Loot], says("Loot cards.")] = []
    enemy: Annotated[list[Enemy], says("Enemies.")] = []


class WinFights(Printed, tag_field="type", tag="win_fights"):
    """So many fights won in a zone."""

    n: Annotated[int, within(1, 20, "Fights.")]
    zone: ZoneId
    one_expedition: Annotated[bool, says("All in one expedition.")] = False
    min_bonus: Annotated[int, within(1, 9, "Aggro bonus that counts.")] = 0
    no_death: Annotated[bool, says("Nobody died.")] = False


class Defeat(Printed, tag_field="type", tag="defeat"):
    """So many enemies of a zone defeated."""

    n: Annotated[int, within(1, 50, "Enemies.")]
    zone: ZoneId


class DefeatNamed(Printed, tag_field="type", tag="defeat_named"):
    """One enemy defeated."""

    n: Annotated[int, within(1, 9, "Times.")]
    enemy: CardId


class Deliver(Printed, tag_field="type", tag="deliver"):
    """Cards with a keyword handed in at the refuge."""

    n: Annotated[int, within(1, 9, "Cards.")]
    keyword: Annotated[str, word("keyword", ("relic",))]


class WinEach(Printed, tag_field="type", tag="win_each"):
    """A fight won in each of some zones."""

    zones: Annotated[list[ZoneId], several(2, 20)]


class Quest(Written):
    """A quest (NEO-010)."""

    id: Annotated[CardId, column("quest_ids")]
    level: Annotated[int, within(0, 9, "NEO-019"), column("quest_level")]
    objective: Annotated[WinFights | Defeat | DefeatNamed | Deliver | WinEach, Meta(title="objective")]
    reward: Annotated[list[CardId], several(1, REWARDS, "Loot cards."), row("rewards", REWARDS, -1, of="loot_ids")]
    hint: Name


RECORDS = Files(
    zones={"zone": Annotated[list[Zone], several(4, 63)]},
    decks={"deck": Annotated[list[Deck], several(4, 4)], "loot": list[Loot]},
    quests={"quest": Annotated[list[Quest], several(1, 40)]},
    cards=Cards,
)  # cards: a file for each zone
