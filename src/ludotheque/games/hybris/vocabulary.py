# interpreted
"""What the cards, tiles and boards of Hybris may say: one closed list of words."""

from typing import Any

from ludotheque.games.hybris import effects, names
from ludotheque.kit.content.shapes import nearest, shown
from ludotheque.kit.effects import program
from ludotheque.kit.effects.loader import Compiler
from ludotheque.kit.effects.phrases import Path
from ludotheque.kit.effects.vocabulary import (
    Complain,
    Condition,
    Count,
    Event,
    Kind,
    Modifier,
    Say,
    Value,
    Verb,
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
    verbs=(
        Verb("gain", effects.GAIN, "what:resource n"),
        Verb("lose", effects.LOSE, "what:lost n"),
        Verb("pay", effects.PAY, "what:good n:1..9"),
        Verb("act", effects.ACT, "action:granted"),
        Verb("peek", effects.PEEK),
        Verb("guide", effects.GUIDE),
        Verb("embolden", effects.EMBOLDEN, "n:1..9"),
        Verb("generate", effects.GENERATE, "n"),
        Verb("hand_limit", effects.HAND_LIMIT, "n:0..9"),
        Verb("discard_showing", effects.DISCARD_SHOWING, "element:element"),
        Verb("defeat_hero", effects.DEFEAT_HERO, "n:1..3"),
        Verb("face", effects.FACE),
        Verb("send_back", effects.SEND_BACK, "who:character from:place"),
        Verb("reveal", effects.REVEAL, "elements:symbols"),
        Verb("discard", effects.DISCARD, "elements:symbols"),
        Verb("discard_any", effects.DISCARD_ANY, "n:1..3"),
        Verb("add_force", effects.ADD_FORCE, "n:1..9"),
        Verb("next_force", effects.NEXT_FORCE, "n:1..9"),
        Verb("next_cost", effects.NEXT_COST, "n:-3..3"),
    ),
    counts=(
        Count("connected", effects.CONNECTED),
        Count("temples", effects.TEMPLES),
        Count("cities", effects.CITIES_HELD),
        Count("unlocked", effects.UNLOCKED),
        Count("premonitions", effects.PREMONITIONS_HELD),
        Count("determination", effects.DETERMINATION),
        Count("faithful", effects.FAITHFUL),
        Count("prayers", effects.PRAYERS),
        Count("aegis", effects.AEGIS),
        Count("heroes_below", effects.HEROES_BELOW),
        Count("oracle_symbols", effects.ORACLE_SYMBOLS),
        Count("other_players", effects.OTHER_PLAYERS),
        Count("showing", effects.SHOWING, "element:element"),
        Count("greatness_space", effects.GREATNESS_SPACE),
        Count("goodness", effects.GOODNESS),
        Count("converted", effects.CONVERTED),
        Count("in_factory", effects.IN_FACTORY),
        Count("stored", effects.STORED),
        Count("chants", effects.CHANTS),
        Count("hand", effects.HAND),
        Count("allies", effects.ALLIES),
        Count("joined", effects.JOINED),
    ),
    conditions=(
        Condition("attacking", effects.ATTACKING),
        Condition("defending", effects.DEFENDING),
        Condition("with_olympian", effects.WITH_OLYMPIAN),
        Condition("against_player", effects.AGAINST_PLAYER),
        Condition("against_game", effects.AGAINST_GAME),
        Condition("fighter", effects.FIGHTER, "hero:hero"),
        Condition("here", effects.HERE, "location:location"),
        Condition("in_city", effects.IN_CITY, "city:city"),
        Condition("sent", effects.SENT, "character:character"),
        Condition("did", effects.DID, "action:action"),
        Condition("temple_here", effects.TEMPLE_HERE),
        Condition("affine", effects.AFFINE),
        Condition("made", effects.MADE, "type:type"),
        Condition("beat_player", effects.BEAT_PLAYER),
        Condition("beat_quest", effects.BEAT_QUEST),
        Condition("beat_hero", effects.BEAT_HERO),
        Condition("pushed", effects.PUSHED),
        Condition("epic_ended", effects.EPIC_ENDED),
    ),
    modifiers=(
        Modifier("force", effects.FORCE, "n"),
        Modifier("opponent_force", effects.OPPONENT_FORCE, "n"),
        Modifier("opponent_combos", effects.OPPONENT_COMBOS),
        Modifier("wins_ties", effects.WINS_TIES),
        Modifier("manufacture_discount", effects.MANUFACTURE_DISCOUNT, "n:1..9"),
        Modifier("influence_faithful", effects.INFLUENCE_FAITHFUL, "n:1..9"),
        Modifier("wrath_immune", effects.WRATH_IMMUNE),
        Modifier("prophets_free", effects.PROPHETS_FREE),
        Modifier("hero_free", effects.HERO_FREE, "hero:hero"),
        Modifier("storage", effects.STORAGE, "n:1..9"),
        Modifier("well_immune", effects.WELL_IMMUNE),
        Modifier("sanctuary", effects.SANCTUARY),
        Modifier("combat_determination", effects.COMBAT_DETERMINATION, "n:1..9"),
        Modifier("convert_discount", effects.CONVERT_DISCOUNT, "n:1..9"),
        Modifier("death_to_reserve", effects.DEATH_TO_RESERVE, "hero:hero"),
        Modifier("kunee", effects.KUNEE),
        Modifier("must_show", effects.MUST_SHOW, "elements:symbols"),
        Modifier("certain_win", effects.CERTAIN_WIN),
        Modifier("hero_falls", effects.HERO_FALLS),
        Modifier("type_force_zero", effects.TYPE_FORCE_ZERO, "type:card_type"),
        Modifier("type_limit", effects.TYPE_LIMIT, "type:card_type n:0..9"),
        Modifier("needs_unlocked", effects.NEEDS_UNLOCKED, "n:1..6"),
        Modifier("discard_first", effects.DISCARD_FIRST, "n:1..3"),
        Modifier("drawn_force_zero", effects.DRAWN_FORCE_ZERO),
        Modifier("ages", effects.AGES, "n:1..6"),
        Modifier("upgrades_to_win", effects.UPGRADES_TO_WIN, "n:1..6"),
        Modifier("wrath_2_times", effects.WRATH_2_TIMES, "n:1..3"),
        Modifier("confrontation_vp", effects.CONFRONTATION_VP, "n:1..9"),
        Modifier("epic_vp", effects.EPIC_VP, "n:1..9"),
        Modifier("majority_vp", effects.MAJORITY_VP, "n:1..9"),
        Modifier("well_start", effects.WELL_START, "n:0..30"),
        Modifier("overflow_from", effects.OVERFLOW_FROM, "n:1..30"),
        Modifier("destroy_from", effects.DESTROY_FROM, "n:1..30"),
        Modifier("no_upgrade_win", effects.NO_UPGRADE_WIN),
        Modifier("cities_to_win", effects.CITIES_TO_WIN, "n:1..5"),
        Modifier("rank_by_upgrades", effects.RANK_BY_UPGRADES),
        Modifier("presage_cost", effects.PRESAGE_COST, "n:1..9"),
        Modifier("perceive_vp", effects.PERCEIVE_VP, "n:0..9"),
    ),
    events=(
        Event("combat_won", effects.COMBAT_WON),
        Event("hero_fallen", effects.HERO_FALLEN),
        Event("influenced", effects.INFLUENCED),
        Event("drained", effects.DRAINED),
        Event("perceived", effects.PERCEIVED),
        Event("resurrected", effects.RESURRECTED),
        Event("quest_step", effects.QUEST_STEP),
        Event("attacked", effects.ATTACKED),
        Event("deployed_here", effects.DEPLOYED_HERE),
        Event("visited_here", effects.VISITED_HERE),
        Event("activated", effects.ACTIVATED),
    ),
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
