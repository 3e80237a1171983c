# interpreted
"""What the cards may say: a closed table of verbs, targets, counts, tests, modifiers and events."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.games.neombre import effects, names
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

    def form(self) -> Form:
        cards = {"kind": "name", "of": "Loot"}
        types = forms.option({"among": list(names.TYPE_IDS)}, forms.word(names.TYPE_IDS, "only"), "form-only-type")
        return forms.choice(types, forms.option({"type": "text"}, cards, "form-only-card"))

    def spoken(self, number: int, say: Say) -> Value:
        if number < self.FIRST:
            return say(f"only-{self.decode(number)}")
        return say("only-card", name=self.titles[self.cards[number - self.FIRST]][say("card-language")])


def vocabulary(titles: Mapping[str, Mapping[str, str]]) -> Vocabulary:
    """NEO-Q08, NEO-Q155  The words of an edition whose loot cards have these titles, by their ids. Every verb says whom
    it concerns, and a condition is one test."""
    return Vocabulary(
        *effects.WORDS.words(),
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
