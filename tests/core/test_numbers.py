"""What is declared one by one has its number, in both engines the same; a word of an effect finds its method."""

import ast
import importlib
from pathlib import Path
from typing import Any, ClassVar

import pytest
from mypy_extensions import i64

from ludotheque.core import expansion
from ludotheque.core.expansion import BadFrame, expand
from ludotheque.core.frame import frame
from ludotheque.core.numbers import Ids, Verbs, rule_number
from ludotheque.core.state import Frame, State
from ludotheque.kit.effects.vocabulary import Lexicon

SOURCES = Path(expansion.__file__).parents[2]


def test_numbers_follow_the_order_of_declaration() -> None:
    metal = Ids()
    assert [metal.id("iron"), metal.id("tin", "zinc"), metal.id("gold")] == [0, 1, 3]
    assert metal.ids() == ("iron", "tin", "zinc", "gold")
    verbs = Verbs()
    assert [verbs.verb("go"), verbs.verb("accept", number=121), verbs.verb("take", "card", "int")] == [1, 121, 2]
    verbs.resume(verb=10)
    assert verbs.verb("stop") == 10
    assert verbs == {1: ("go",), 121: ("accept",), 2: ("take", "card", "int"), 10: ("stop",)}
    words = Lexicon()
    assert [words.verb("hit", "n to"), words.modifier("more"), words.verb("heal")] == [16, 1, 17]
    with pytest.raises(ValueError, match="'hit'"):
        words.verb("hit")
    words.resume(verb=16)
    with pytest.raises(ValueError, match="'cure' or its number 16"):
        words.verb("cure")


def test_a_rule_stands_by_its_id_and_is_built_as_its_number() -> None:
    assert [rule_number("STW-062"), rule_number("STW-159")] == [62, 159]
    text = 's.call(Pay(seat, rule_number("STW-062"), rule_number("STW-159")))  # é\n'
    assert expand(text, lambda module: None) == "s.call(Pay(seat, i64(62), i64(159)))  # é\n"


def declaring() -> dict[str, str]:
    found = {}
    for path in sorted((SOURCES / "ludotheque").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if any(f" = {kind}()" in text for kind in expansion.NUMBERED):
            found[".".join(path.relative_to(SOURCES).with_suffix("").parts)] = text
    return found


def test_the_build_writes_the_numbers_that_the_modules_give() -> None:
    constants = 0
    for module, text in declaring().items():
        here = vars(importlib.import_module(module))
        for node in ast.parse(expand(text, lambda module: None)).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
                assert here[ast.unparse(node.target)] == node.value.value, (module, ast.unparse(node.target))
                constants += 1
        told, _ = expansion.numbered(ast.parse(text))
        assert told == {name: here[name].numbers for name in told}, module
        assert len(text.split("\n")) == len(expand(text, lambda module: None).split("\n"))
    assert constants > 50


WORDS = Lexicon()
WORDS.verb("give")
WORDS.verb("take")
WORDS.verb("keep")
WORDS.verb("burn")


class Speaking(Frame[State]):
    BY_WORD: ClassVar[dict[str, str]] = {"do": "verb op target n a b c", "may": "verb op n = True"}

    def do(self, s: State, op: i64, target: i64, n: i64, a: i64, b: i64, c: i64) -> tuple[object, ...]:
        raise NotImplementedError

    def may(self, s: State, op: i64, n: i64) -> bool:
        raise NotImplementedError


@frame("speak", words=WORDS)
class Speech(Speaking):
    seat: i64

    def speak(self, s: State) -> i64:
        return 0

    def do_give(self, s: State, what: i64, n: i64) -> tuple[object, ...]:
        return "give", what, n

    def do_take(self, s: State, target: i64, first: i64, second: i64, third: i64) -> tuple[object, ...]:
        return "take", target, first, second, third

    def do_other(self, s: State, op: i64, target: i64, n: i64, a: i64, b: i64, c: i64) -> tuple[object, ...]:
        return "other", op

    def may_take(self, s: State, n: i64) -> bool:
        return n > 1


def test_a_word_finds_the_method_of_its_name() -> None:
    speech, s = Speech(0), State(2)
    assert [speech.do(s, op, 5, 6, 7, 8, 9) for op in (16, 17, 18, 19)] == [
        ("give", 7, 6),
        ("take", 5, 7, 8, 9),
        ("other", 18),
        ("other", 19),
    ]
    assert [speech.may(s, 16, 0), speech.may(s, 17, 1), speech.may(s, 17, 2), speech.may(s, 19, 0)] == [1, 0, 1, 1]


LEXICON = """
from ludotheque.kit.effects.vocabulary import Lexicon
WORDS = Lexicon()
WORDS.verb("give")
WORDS.verb("take")
"""
SPOKEN = """
import words
from typing import ClassVar
from mypy_extensions import i64
from ludotheque.core.frame import frame
from ludotheque.core.state import DONE, Frame, State


@frame("go", words=words.WORDS)
class X(Frame[State]):
    BY_WORD: ClassVar[dict[str, str]] = {"do": "verb op n a b c"}
    seat: i64

    def go(self, s: State) -> i64:
        return DONE

    def do(self, s: State, op: i64, n: i64, a: i64, b: i64, c: i64) -> None: ...

    def do_give(self, s: State, n: i64) -> None: ...

"""


@pytest.mark.parametrize(
    ("methods", "told"),
    [
        ("", "the verb 'take' has no method do_take"),
        ("def do_take(self, s: State) -> None: ...\n\n    def do_tkae(self, s: State) -> None: ...", "called 'tkae'"),
        ("def do_take(self, s: State, p: i64, q: i64, r: i64, t: i64) -> None: ...", "asks for more than there is"),
    ],
)
def test_a_word_without_a_method_and_a_method_without_a_word_are_refused(
    methods: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module: Any = type(importlib)("words")
    exec(LEXICON, vars(module))
    monkeypatch.setitem(importlib.import_module("sys").modules, "words", module)
    text = f"{SPOKEN}    {methods}\n"
    with pytest.raises(BadFrame, match=told):
        exec(compile(text, "<wrong>", "exec"), {"__name__": "wrong"})
    with pytest.raises(BadFrame, match=told):
        expand(text.replace("import words", "from here import words"), {"here.words": LEXICON}.get)
