# interpreted
"""What the cards may say: a closed table of verbs, targets, counts, tests, modifiers and events."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.games.neombre import names
from ludotheque.kit.content.shapes import nearest, shown
from ludotheque.kit.effects import program
from ludotheque.kit.effects.loader import Compiler
from ludotheque.kit.effects.phrases import Path, Report
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.vocabulary import (
    Complain,
    Condition,
    Count,
    Event,
    Flag,
    Kind,
    Modifier,
    Say,
    Selector,
    Value,
    Verb,
    Vocabulary,
    Words,
)

Table = dict[str, Any]

# Whom a card of a player, and whom a card of an enemy may name.
OF_PLAYERS = (
    *("you", "team", "teammate", "teammates", "enemy", "all_enemies", "character", "all_characters", "all_others"),
    *("it", "dead_teammate", "your_summons", "random_enemy"),
)
OF_ENEMIES = ("it", "target", "attacker", "players", "team", "self", "other_enemies", "random_player", "with_marker")

# Events of one player: on a card of a player only its controller's count, on an enemy everybody's.
PERSONAL = ("before_your_turn", "after_your_turn", "after_card_played", "on_discard")
ASK = "NEO-109"


class Only(Kind):
    """Which cards a verb may take: those of a type, or the copies of one card."""

    FIRST = names.ONLY_CARDS

    def __init__(self, titles: Mapping[str, Mapping[str, str]]) -> None:
        self.titles = titles
        self.cards = list(titles)

    def encode(self, name: str, value: object, complain: Complain) -> int:
        known = [*names.TYPE_IDS, *self.cards]
        if not isinstance(value, str):
            complain(f"{name} must be text in quotes, not {shown(value)}")
        elif value not in known:
            complain(f"{name} is a type or a card, not {shown(value)}" + nearest(value, known))
        elif value in names.TYPE_IDS:
            return names.TYPE_IDS.index(value) + 1
        else:
            return self.cards.index(value) + self.FIRST
        return 0

    def decode(self, number: int) -> Value:
        if number == 0:
            return "any"
        return names.TYPE_IDS[number - 1] if number < self.FIRST else self.cards[number - self.FIRST]

    def spoken(self, number: int, say: Say) -> Value:
        if number < self.FIRST:
            return say(f"only-{self.decode(number)}")
        return say("only-card", name=self.titles[self.cards[number - self.FIRST]][say("card-language")])


def vocabulary(titles: Mapping[str, Mapping[str, str]]) -> Vocabulary:
    """NEO-Q08, NEO-Q155  The words of an edition whose loot cards have these titles, by their ids. Every verb says whom
    it concerns, and a condition is one test."""
    return Vocabulary(
        verbs=(
            Verb("inflict", names.INFLICT, "n to", rule="NEO-071", ask="harm"),
            Verb("suffer", names.SUFFER, "n to", rule="NEO-071", ask="harm"),
            Verb("diminish", names.DIMINISH, "n to", rule="NEO-151", ask="harm"),
            Verb("heal", names.HEALS, "n to", rule="NEO-068", ask="help"),
            Verb("augment", names.AUGMENT, "n to", rule="NEO-150", ask="help"),
            Verb("revive", names.REVIVE, "n to", rule="NEO-164", ask="help"),
            Verb("draw", names.DRAW, "n to", rule="NEO-065", ask="whose-cards"),
            Verb("recycle", names.RECYCLE, "n to", rule="NEO-069", ask="whose-cards"),
            Verb("mill", names.MILL, "n to", rule="NEO-158", ask="whose-cards"),
            Verb("discard", names.DISCARDS, "n to", rule="NEO-072", ask="whose-cards"),
            Verb("jail", names.JAILS, "n from:place to", rule="NEO-156", ask="whose-cards"),
            Verb("search", names.SEARCH, "n in:place only:only? to", rule="NEO-154", ask="whose-cards"),
            Verb("foresee", names.FORESEE, "n to", rule="NEO-161", ask="whose-cards"),
            Verb("launch", names.LAUNCH, "n from:place only:only? chosen:flag? to", rule="NEO-106", ask="whose-cards"),
            Verb("banish", names.BANISH, "n from:place only:only? to", rule="NEO-152", ask="whose-cards"),
            Verb("attach", names.ATTACH, "marker:marker n to", rule="NEO-086", ask="whose-markers"),
            Verb("gain", names.GAIN, "marker:marker n", rule="NEO-086"),
            Verb("remove_marker", names.REMOVE_MARKER, "marker:marker n to", rule="NEO-086", ask="whose-markers"),
            Verb("token", names.TOKEN, "n"),
            Verb("call", names.CALLS, "n"),
            Verb("destroy", names.DESTROY, "what:piece n to", rule="NEO-052", ask="whose-pieces"),
            Verb("extra_play", names.EXTRA_PLAY, "n to", rule="NEO-105", ask="whose-plays"),
            Verb("set_targets", names.SET_TARGETS),
            Verb("loot_reveal", names.LOOT_REVEAL, "n", within="event"),
            Verb("loot_obtain", names.LOOT_OBTAIN, "n", within="event"),
            Verb("loot_redraw", names.LOOT_REDRAW, within="event"),
            Verb("shuffle_fair", names.SHUFFLE_FAIR, within="event"),
            Verb("add_mal", names.ADD_MAL, "n to", within="event", rule="NEO-036", ask="whose-cards"),
        ),
        selectors=(
            Selector("you", program.YOU),
            Selector("team", names.TEAM, many=True),
            Selector("teammate", names.TEAMMATE, how=program.CHOSEN),
            Selector("teammates", names.TEAMMATES, many=True),
            Selector("enemy", names.ENEMY, how=program.CHOSEN),
            Selector("all_enemies", names.ALL_ENEMIES, many=True),
            Selector("character", names.CHARACTER, how=program.CHOSEN),
            Selector("all_characters", names.ALL_CHARACTERS, many=True),
            Selector("all_others", names.ALL_OTHERS, many=True),
            Selector("dead_teammate", names.DEAD_TEAMMATE, how=program.CHOSEN),
            Selector("your_summons", names.YOUR_SUMMONS, many=True),
            Selector("random_enemy", names.RANDOM_ENEMY, how=program.DRAWN),
            Selector("target", program.GIVEN),
            Selector("attacker", program.GIVEN),
            Selector("players", names.EVERY_PLAYER, many=True),
            Selector("self", names.SELF),
            Selector("other_enemies", names.OTHER_ENEMIES, many=True),
            Selector("random_player", names.RANDOM_PLAYER, how=program.DRAWN),
            Selector("with_marker", names.WITH_MARKER, "marker:marker", many=True),
        ),
        counts=(
            Count("cards", names.CARDS_IN, "in:place of"),
            Count("markers", names.MARKERS_ON, "marker:marker of"),
            Count("hp", names.HP_OF, "of"),
            Count("max_hp", names.MAX_HP_OF, "of"),
            Count("missing_hp", names.MISSING_HP_OF, "of"),
            Count("summons", names.SUMMONS_OF, "of"),
            Count("equipment", names.EQUIPMENT_OF, "of"),
            Count("plays", names.PLAYS_OF, "of"),
            Count("enemies", names.ENEMIES_IN_PLAY),
            Count("players", names.PLAYERS_ALIVE),
            Count("teammates", names.TEAMMATES_ALIVE),
        ),
        conditions=(
            Condition("alone", names.ALONE, "of"),
            Condition("killed", names.KILLED, "of"),
            Condition("has_marker", names.HAS_MARKER, "marker:marker of"),
            Condition("prelude", names.PRELUDE, clause=True),
            Condition("recital", names.RECITAL, clause=True),
            Condition("paramnesia", names.PARAMNESIA, clause=True),
            Condition("immaculate", names.IMMACULATE, "of=it", clause=True),
        ),
        modifiers=(
            Modifier("damage_dealt", names.DAMAGE_DEALT, "n of"),
            Modifier("damage_taken", names.DAMAGE_TAKEN, "n of"),
            Modifier("heal_received", names.HEAL_RECEIVED, "n of"),
            Modifier("hand_limit", names.HAND_SIZE, "n of"),
            Modifier("plays", names.PLAYS, "n of"),
            Modifier("draw_step", names.DRAW_STEP, "n of"),
            Modifier("draw_may_launch", names.DRAW_MAY_LAUNCH, "of"),
            Modifier("untargetable", names.UNTARGETABLE, "of"),
            Modifier("no_riposte", names.NO_RIPOSTE, "of"),
            Modifier("no_active", names.NO_ACTIVE, "of"),
            Modifier("taunt", names.TAUNT, "of"),
            Modifier("forbid", names.FORBID, "what:forbidden of"),
        ),
        events=(
            Event("team_turn_start", names.TEAM_TURN_START),
            Event("team_turn_end", names.TEAM_TURN_END),
            Event("before_your_turn", names.BEFORE_YOUR_TURN),
            Event("after_your_turn", names.AFTER_YOUR_TURN),
            Event("enemy_phase_end", names.ENEMY_PHASE_END),
            Event("after_card_played", names.AFTER_CARD_PLAYED, binds=True),
            Event("on_discard", names.ON_DISCARD, binds=True),
            Event("on_death", names.ON_DEATH),
            Event("on_ally_death", names.ON_ALLY_DEATH),
        ),
        kinds={
            "place": Words(*names.PLACE_IDS, said="place"),
            "marker": Words(*names.MARKER_IDS, said="marker"),
            "piece": Words(*names.PIECE_IDS, said="piece"),
            "forbidden": Words(*names.FORBIDDEN_IDS, said="forbidden"),
            "only": Only(titles),
            "flag": Flag(),
        },
        sections=names.SECTION_IDS,
        periods=("round",),
        limits={"first_each_round": (1, "round")},
        moments={
            "end_of_team_turn": (names.TEAM_TURN, 1),
            "end_of_enemy_phase": (names.ENEMY_PHASE, 1),
            "end_of_next_enemy_phase": (names.ENEMY_PHASE, 2),
            "end_of_fight": (names.FIGHT, 1),
        },
        rule=ASK,
        rounding=program.ASKED,
        lone=program.TAKE_LONE,
    )


class Cards(Compiler):
    """Compiles loot cards and enemies, one element each."""

    def loot(self, card: Table, path: Path) -> None:
        self.begin(card["id"])
        self.program("effect", card, path, "effect", price="tribute", pick="pick")
        for section in ("trance", "turn", "event"):
            if section in card:
                self.program(section, card, path, section)
        self.standing_parts(card, path, "you")

    def enemy(self, card: Table, path: Path) -> None:
        """NEO-Q01, NEO-Q05  Each box as the file has it, none supposed where there is nothing."""
        self.begin(card["id"])
        for section in ("active", "riposte", "arrival"):
            if section in card:
                self.program(section, card, path, section)
        self.standing_parts(card, path, "players")

    def standing_parts(self, card: Table, path: Path, whose: str) -> None:
        for i, modifier in enumerate(card.get("static", ())):
            self.modifier("static", modifier, (*path, "static", i))
        for i, trigger in enumerate(card.get("triggers", ())):
            own = {"who": whose} if trigger.get("at") in PERSONAL else {}
            self.trigger("triggers", own | trigger, (*path, "triggers", i))


def book_of(loot: Sequence[Table], enemies: Sequence[Table], report: Report) -> Book:
    """What the cards do: the loot by its place, then the enemies."""
    compiler = Cards(vocabulary({card["id"]: card["name"] for card in loot}), report)
    for i, card in enumerate(loot):
        compiler.loot(card, ("loot", i))
    for i, card in enumerate(enemies):
        compiler.enemy(card, ("enemy", i))
    return compiler.finish()


def faultless(path: Path, reason: str) -> None:
    """For cards that the check has read before."""
    raise AssertionError(f"{path}: {reason}")
