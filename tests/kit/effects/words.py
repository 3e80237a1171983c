"""The vocabulary of the toy, and how its file of cards is read."""

from typing import Any

from ludotheque.kit.effects import program
from ludotheque.kit.effects.loader import Compiler
from ludotheque.kit.effects.phrases import Report
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.vocabulary import Condition, Count, Event, Modifier, Selector, Verb, Vocabulary, Words

KEEPERS = 4
MARKERS = ("burn", "frost")
PLACES = ("hand", "discard")
PERIODS = ("night", "watch")

HIT, SUFFER, HEAL, DRAW, DISCARD, MARK, LAUNCH, CALL = range(16, 24)
MATE, TEAM, PROWLER, PROWLERS, SOMEBODY, SELF, WITH_MARK = range(16, 23)
CARDS, MARKS, LIFE, PLAYS, COUNT_PROWLERS = range(16, 21)
DEAD, MARKED, UNHURT, OPENING, ALONE = range(16, 21)
DEALT, TAKEN, HAND_SIZE, HIDDEN, FORBID = range(1, 6)
NIGHT_FALLS, CARD_PLAYED, DISCARDED, PROWLER_DIES = range(1, 5)
EFFECT, ACTIVE, RIPOSTE, STANDING, TRANCE = range(5)
DAWN = 1


def vocabulary(ids: tuple[str, ...] = (), **options: int) -> Vocabulary:
    return Vocabulary(
        verbs=(
            Verb("hit", HIT, "n to", rule="LUD-01", ask="hit"),
            Verb("suffer", SUFFER, "n to=you", rule="LUD-01"),
            Verb("heal", HEAL, "n to", rule="LUD-01"),
            Verb("draw", DRAW, "n=1 to=you", rule="LUD-01", ordered=True),
            Verb("discard", DISCARD, "n=1 to=you", rule="LUD-01"),
            Verb("mark", MARK, "marker:marker n=1 to", rule="LUD-01"),
            Verb("launch", LAUNCH, "card:card", launches=True),
            Verb("call", CALL, "n=1"),
        ),
        selectors=(
            Selector("you", program.YOU),
            Selector("mate", MATE, how=program.CHOSEN),
            Selector("team", TEAM, many=True),
            Selector("prowler", PROWLER, how=program.CHOSEN),
            Selector("a_prowler", PROWLER, how=program.DRAWN),
            Selector("prowlers", PROWLERS, many=True),
            Selector("somebody", SOMEBODY, how=program.CHOSEN),
            Selector("victim", program.GIVEN),
            Selector("attacker", program.GIVEN),
            Selector("self", SELF),
            Selector("with_mark", WITH_MARK, "marker:marker", many=True),
        ),
        counts=(
            Count("cards", CARDS, "in:place of"),
            Count("marks", MARKS, "marker:marker of"),
            Count("life", LIFE, "of"),
            Count("plays", PLAYS),
            Count("prowlers", COUNT_PROWLERS),
        ),
        conditions=(
            Condition("dead", DEAD, "of"),
            Condition("marked", MARKED, "marker:marker of"),
            Condition("unhurt", UNHURT, "of=it", clause=True),
            Condition("opening", OPENING, clause=True),
            Condition("alone", ALONE),
        ),
        modifiers=(
            Modifier("dealt", DEALT, "n of"),
            Modifier("taken", TAKEN, "n of"),
            Modifier("hand", HAND_SIZE, "n of"),
            Modifier("hidden", HIDDEN, "of"),
            Modifier("forbid", FORBID, "what:what of"),
        ),
        events=(
            Event("night_falls", NIGHT_FALLS, who="you"),
            Event("card_played", CARD_PLAYED, binds=True, who="you"),
            Event("discarded", DISCARDED, binds=True, who="you"),
            Event("prowler_dies", PROWLER_DIES),
        ),
        kinds={
            "marker": Words(*MARKERS, said="marker"),
            "place": Words(*PLACES, said="place"),
            "what": Words("healing", said="what"),
            "card": Words(*ids),
        },
        sections=("effect", "active", "riposte", "standing", "trance"),
        periods=PERIODS,
        limits={"first_each_night": (1, "night")},
        moments={"dawn": (DAWN, 1), "next_dawn": (DAWN, 2)},
        names=("cloak",),
        rule="LUD-01",
        lone=options.get("lone", program.ASK_LONE),
        vanished=options.get("vanished", program.SKIP),
        rounding=options.get("rounding", program.ASKED),
    )


class Edition:
    """The cards of a file, by number: keepers' cards first, then prowlers."""

    def __init__(self) -> None:
        self.book = Book()
        self.ids: list[str] = []
        self.cards = 0
        self.copies = 0  # cards in the box
        self.life: list[int] = []
        self.until: list[tuple[int, int]] = []
        self.first_prowlers: list[int] = []
        self.words = vocabulary()


def read(table: dict[str, Any], report: Report, **options: int) -> Edition:
    edition = Edition()
    cards, prowlers = table.get("card", []), table.get("prowler", [])
    edition.ids = [element["id"] for element in (*cards, *prowlers)]
    edition.cards, edition.copies = len(cards), 2 * len(cards)
    edition.words = vocabulary(tuple(edition.ids), **options)
    edition.life = [element.get("life", 0) for element in (*cards, *prowlers)]
    edition.until = [edition.words.moments.get(card.get("until", ""), (0, 0)) for card in (*cards, *prowlers)]
    edition.first_prowlers = [len(cards) + i for i, prowler in enumerate(prowlers) if prowler.get("first", True)]
    compiler = Compiler(edition.words, report)
    for kind, elements in (("card", cards), ("prowler", prowlers)):
        for i, element in enumerate(elements):
            path = (kind, i)
            compiler.begin(element["id"])
            if kind == "card":
                compiler.program("effect", element, path, "effect", price="tribute", cost="cost", pick="pick")
            for section in ("active", "riposte", "trance"):
                if section in element:
                    compiler.program(section, element, path, section)
            for j, modifier in enumerate(element.get("static", ())):
                compiler.modifier("standing", modifier, (*path, "static", j))
            for j, trigger in enumerate(element.get("triggers", ())):
                compiler.trigger("standing", trigger, (*path, "triggers", j))
    edition.book = compiler.finish()
    return edition
