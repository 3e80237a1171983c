"""What the tests of the words know of a game beyond its sources: `tests/games/<id>/said.py` may say more as `WORDS`."""

import ast
import importlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.game import BadOption
from ludotheque.match.campaign import has_campaign
from ludotheque.match.faces import Playable
from ludotheque.match.registry import rules_of
from ludotheque.match.table import Decision, Table
from ludotheque.match.texts import Texts
from tests.games.shared import spoken
from tests.words.plurals import PLURAL

Case = tuple[int, dict[str, Any]]  # seats and options
TESTS = Path(__file__).parents[1]
CLUMSY = re.compile(r"[\[\]{}_]|None|  | [.,]|\.\.|,\.| \)|\( |\b[dD]e les?\b|\bà les?\b|\bd’[A-E]\b|:\.| :$|; \.")
# A name that is not there: nothing before the verb, nothing between quotes or before a comma.
NAMELESS = re.compile(r"^[\s.,:;’]|«\s*»|“\s*”|\(\)|\s\s|\s$")
# A number that is a name: what follows it need not agree with it.
NUMBERED = re.compile(r"\b(?:Player|Joueur|pile) \d+")
# English words that are no French ones.
ENGLISH = re.compile(
    r"\b(?:the|of|and|with|your|you|their|from|this|that|which|gains|loses|takes|goes|has|is|are|does|player|seat|card"
    r"|round|turn|nobody|none|score)\b",
    re.IGNORECASE,
)
# The machine's own words: letters and figures of an id (p2p3, D1B01), a key with dashes and a number (pile-31), a name
# of a variable, a kind with its thing (zone:RE), a truth.
MACHINE = re.compile(r"\b[a-zA-Z]+\d+[a-zA-Z]\w*|\b[a-z]+-\d|\$\w|\b[a-z]+:[\w]|\b(?:True|False|null|undefined)\b")


class Words:
    options: dict[str, Any] = {}  # with which its sentences are read
    values: dict[str, list[Any]] = {}  # values of each kind of data, for sentences that random games reach rarely
    speaks: tuple[str, ...] = ()  # modules that name sentences of parts, phrases and pictures themselves
    completed: frozenset[str] = frozenset()  # beginnings of ids in them that are for other sentences
    prefixes: frozenset[str] = frozenset()  # of the ids it has beside those of every game
    foreseen: frozenset[str] = frozenset()  # the verbs whose outcome it foretells
    seen_every = 20  # one decision in so many is looked at from every side
    picture_reads = False  # whether its picture is made of sentences

    def __init__(self, game: str) -> None:
        self.game, self.rules = game, rules_of(game)
        self.home = Path(self.rules.text).parent
        self.sources = spoken.Sources(self.home)
        self.events = self.sources.events()

    def table(self) -> Table:
        return Playable(self.rules).new(options=self.options)

    def verbs(self) -> set[str]:
        return {words[0] for words in self.table().codec.verbs.values()}

    def endings(self) -> set[str]:
        found: set[str] = set()
        for home in self.sources.functions:
            for call in spoken.calls(home, "Result"):
                found |= spoken.strings(call.args[2], home)
        return found

    def standard(self) -> set[str]:
        """The beginnings of the ids that every game may have."""
        every = {"event", "ask", "why", "choice", "reason", "name", "field", "seat", "domain", "round", "form", "hush"}
        return every | ({"carried"} if has_campaign(self.rules) else set())

    def samples(self, names: list[str], key: str) -> Iterator[dict[str, Any]]:
        """Data that shows every value of every key at least once."""
        longest = max((len(self.values[name]) for name in names), default=1)
        for i in range(longest):
            yield {name: self.values[name][i % len(self.values[name])] for name in names}

    def games(self) -> list[Case]:
        """Games to be told whole: with every set of options, and as few and as many as it takes."""
        return [
            (seats, options)
            for options in self.rules.contract_options * 2
            for seats in sorted(set(self.rules.manifest.seats))
            if self.takes(seats, options)
        ]

    def takes(self, seats: int, options: dict[str, Any]) -> bool:
        try:
            self.rules.check_options(seats, options)
        except BadOption:
            return False
        return True

    def listed(self, decision: Decision) -> Iterable[Choice]:
        return decision.choices if isinstance(decision.choices, list) else []


def words_of(game: str) -> Words:
    if not (TESTS / game / "said.py").is_file():
        return Words(game)
    found: Words = importlib.import_module(f"tests.games.{game}.said").WORDS
    return found


def well_said(texts: Texts, sentence: str) -> None:
    assert texts.faults == [], sentence
    assert not CLUMSY.search(sentence), sentence
    assert not MACHINE.search(sentence), sentence
    assert not NAMELESS.search(sentence), sentence
    assert not PLURAL[texts.lang].search(NUMBERED.sub("Q", sentence)), sentence
    assert texts.lang != "fr" or not ENGLISH.search(sentence), sentence


def well_told(texts: Texts, sentence: str) -> None:
    """An event begins with whom or what it is about, and is a whole sentence."""
    well_said(texts, sentence)
    assert sentence.endswith(".") and not sentence[0].islower() and sentence[0] not in " .:", sentence


def literals(words: Words) -> tuple[set[str], set[str]]:
    whole, begun = words.sources.literals(*words.speaks)
    return whole, begun - words.completed


def named_in_calls(words: Words) -> set[str]:
    """The ids that its sources give to `say`."""
    calls = (call for tree in words.sources.trees for call in spoken.calls(tree, "say"))
    return {str(call.args[0].value) for call in calls if call.args and isinstance(call.args[0], ast.Constant)}
