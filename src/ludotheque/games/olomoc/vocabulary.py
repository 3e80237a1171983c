# interpreted
"""What the abilities of Olomòc may say: a closed table of verbs, targets, counts, tests, modifiers and events.

Whatever targets needs a line of sight (OLO-022), and a target that gains nothing and loses nothing is none (OLO-Q103):
files need not say so.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.games.olomoc import names
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

    def spoken(self, number: int, say: Say) -> Value:
        words = [say(f"{self.said}-{word}") for word in str(self.decode(number)).split()]
        text = words[0]
        for i, word in enumerate(words[1:], 1):
            text = say(self.join if i == len(words) - 1 else f"{self.join}-comma", first=text, last=word)
        return text


class Titled(Kind):
    """Something that the content names, by its place there."""

    def __init__(self, titles: Titles) -> None:
        self.titles = titles

    def encode(self, name: str, value: object, complain: Complain) -> int:
        if not isinstance(value, str) or value not in self.titles:
            complain(f"unknown {name} {shown(value)}" + nearest(str(value), list(self.titles)))
            return 0
        return list(self.titles).index(value)

    def decode(self, number: int) -> Value:
        return list(self.titles)[number]

    def spoken(self, number: int, say: Say) -> Value:
        return self.titles[str(self.decode(number))][say("card-language")]


class Posed(Titled):
    """A kind of marker; a sentence says its size and what it gives."""

    def __init__(self, markers: Sequence[Table]) -> None:
        super().__init__({marker["id"]: marker["name"] for marker in markers})
        self.markers = markers

    def spoken(self, number: int, say: Say) -> Value:
        marker = self.markers[number]
        return say(f"posed-{marker['gives']}", size=marker["size"], name=str(super().spoken(number, say)))


def vocabulary(abilities: Sequence[str], hostiles: Titles, markers: Sequence[Table]) -> Vocabulary:
    """The words of an edition with these abilities, hostiles and markers."""
    return Vocabulary(
        verbs=(
            Verb("frontal_attack", names.FRONTAL_ATTACK, "n to=engaged", rule="OLO-114", ask="attack"),
            Verb(
                *("ranged_attack", names.RANGED_ATTACK, "n cover:malus=counted far:malus=counted to=shot"),
                rule="OLO-145",
                ask="attack",
            ),
            Verb("push_away", names.PUSH_AWAY, "heading:heading=any to", rule="OLO-056", ask="push", ordered=True),
            Verb("push_towards", names.PUSH_TOWARDS, "heading:heading=any to", rule="OLO-056", ask="terrain"),
            Verb(
                *("place", names.PLACE, "within:length against:against=nothing to"),
                rule="OLO-058",
                ask="place",
                ordered=True,  # OLO-102: who is placed first may stand in the way of the next
            ),
            Verb("gain_noirceur", names.GAIN_NOIRCEUR, "n to", rule="OLO-082", ask="give"),
            Verb("lose_noirceur", names.LOSE_NOIRCEUR, "n to", rule="OLO-082", ask="take"),
            Verb("gain_actions", names.GAIN_ACTIONS, "n to", rule="OLO-210", ask="give"),
            Verb("lose_actions", names.LOSE_ACTIONS, "n to", rule="OLO-095", ask="take"),
            Verb("stun", names.STUN, "to", rule="OLO-087", ask="stun"),
            Verb("rouse", names.ROUSE, "to", rule="OLO-087", ask="rouse"),
            Verb("heal", names.HEAL, "n to", rule="OLO-Q113", ask="heal"),
            Verb("wound", names.WOUND, "n to", rule="OLO-Q45", ask="wound"),
            Verb("roll", names.ROLL, "with:characteristic to", rule="OLO-032", ask="roll"),
            Verb("pose", names.POSE, "marker:marker within:length", rule="OLO-061"),
            Verb("taint", names.TAINT, "to", rule="OLO-014", ask="terrain"),
            Verb("spawn", names.SPAWN, "hostile:hostile at:spot", rule="OLO-177"),
            Verb("activate", names.ACTIVATE, "to", rule="OLO-178", ask="hostile", ordered=True),
            Verb("redraw", names.REDRAW, rule="OLO-Q108"),
            Verb("spare", names.SPARE, "to", rule="OLO-Q109"),
        ),
        selectors=(
            Selector("self", names.SELF),
            Selector("coordinated", program.IT),
            Selector("rouage", names.ROUAGE, "whose:whose within:length? has:has=anything", how=program.CHOSEN),
            Selector("terrain", names.TERRAIN, "within:length", how=program.CHOSEN),
            Selector("engaged", names.ENGAGED, how=program.CHOSEN),
            Selector("shot", names.SHOT, how=program.CHOSEN),
            Selector("own", names.OWN, how=program.CHOSEN),
            Selector("enemy_on_bloc", names.ENEMY_ON_BLOC, how=program.CHOSEN),
            Selector("hostile", names.HOSTILE, how=program.CHOSEN),
            Selector("other_allies", names.OTHER_ALLIES, "within:length?", many=True),
            Selector("everyone", names.EVERYONE, many=True),
            Selector("healthy", names.ALL_HEALTHY, many=True),
            Selector("corrupted", names.ALL_CORRUPTED, many=True),
            Selector("central_terrain", names.CENTRAL_TERRAIN, many=True),
        ),
        counts=(
            Count("successes", names.SUCCESSES),
            Count("noirceur", names.NOIRCEUR_OF, "of"),
            Count("hostiles", names.HOSTILES_ON_BLOC),
            Count("profile", names.PROFILE_ON_BLOC, "hostile:hostile"),
        ),
        conditions=(
            Condition("free", names.IS_FREE, "of"),
            Condition("covered", names.IS_COVERED, "of"),
            Condition("stunned", names.IS_STUNNED, "of"),
            Condition("wounded", names.IS_WOUNDED, "of"),
            Condition("hurt", names.IS_HURT, "of"),
            Condition("unmoved", names.IS_UNMOVED, "of"),
            Condition("against_shot", names.AGAINST_SHOT),
            Condition("against_it", names.AGAINST_IT),
            Condition("touched_marker", names.TOUCHED_MARKER),
        ),
        modifiers=(
            Modifier("dice", names.DICE, "on:rolls n of"),
            Modifier("threshold", names.THRESHOLD_BY, "on:rolls n of"),
            Modifier("tactic", names.TACTIC_COST, "tactic:tactic n:0..9 of"),
            Modifier("free_reaction", names.FREE_REACTION, "reaction:reaction always:flag? of"),
            Modifier("immune", names.IMMUNE, "from:peril of"),
            Modifier("study_range", names.STUDY_WITHIN, "within:length of"),
            Modifier("cover_range", names.COVER_WITHIN, "within:length of"),
            Modifier("charge_unseen", names.CHARGE_UNSEEN, "of"),
            Modifier("last_choice", names.LAST_CHOICE, "of"),
            Modifier("any_target", names.ANY_TARGET, "of"),
            Modifier("coordinate_by_propaganda", names.COORDINATES, "of"),
            Modifier("cover_malus", names.COVER_MALUS, "n of"),
            Modifier("longest_shot", names.LONGEST_SHOT, "within:length"),
            Modifier("cost", names.COST, "acts:acts n of"),
            Modifier("no_coordination", names.NO_COORDINATION),
            Modifier("reinforce", names.REINFORCE, "n:1..9 of"),
        ),
        events=(
            Event("coordination", names.ON_COORDINATION, binds=True),
            Event("tie_drawn", names.ON_TIE_DRAWN),
            Event("tie_effect", names.ON_TIE_EFFECT),
            Event("cycle_end", names.ON_CYCLE_END),
        ),
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
