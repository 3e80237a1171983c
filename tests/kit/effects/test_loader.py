"""The closed vocabulary: what is not in it is refused where it stands, in words."""

from pathlib import Path

import pytest

from ludotheque.core.vecs import of
from ludotheque.kit.effects import program
from ludotheque.kit.effects.loader import Compiler
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.vocabulary import Condition, Flag, Modifier, Selector, Verb, Vocabulary, Words, arguments
from tests.kit.effects.scene import edition
from tests.kit.effects.toy import load
from tests.kit.effects.words import DEALT, EFFECT

pytestmark = pytest.mark.interpreted


def faults(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "cards.toml"
    file.write_text(text, encoding="utf-8")
    return [f"{fault.line}: {fault.reason}" for fault in load(file)[1]]


def fault(tmp_path: Path, effect: str, more: str = "") -> str:
    """The one fault of a card whose effect stands on line 3."""
    (found,) = faults(tmp_path, f'[[card]]\nid = "card"\neffect = {effect}\n{more}')
    return found


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ('{do="hti", n=1, to="prowler"}', 'unknown verb "hti"; did you mean "hit"?'),
        ("{do=3}", "do must be text in quotes, not 3"),
        ('{do="hit", to="prowler"}', 'missing key "n"'),
        ('{do="hit", n=1}', 'missing key "to"'),
        (
            '{do="hit", n="1", to="prowler"}',
            'an amount is a whole number or a table with the key "per" or "half", not "1"',
        ),
        ('{do="hit", n=1, to="prowle"}', 'unknown target "prowle"; did you mean "prowler"?'),
        ('{do="hit", n=1, to="prowler", marker="burn"}', 'unknown key "marker"; known: do, n, to'),
        ('{do="mark", marker="brun", to="you"}', 'unknown marker "brun"; did you mean "burn"?'),
        ('{do="hit", n=1, to="it"}', 'nobody has been chosen before "it"'),
        ('{do="hit", n=1, to={exactly=0, of="prowler"}}', "exactly must be a whole number from 1, not 0"),
        ('{do="hit", n=1, to={up_to=2, of="prowlers"}}', '"prowlers" leaves nothing to choose'),
        ('{do="hit", n=1, to={with_mrak="burn"}}', 'whom? "with_mrak"; did you mean "with_mark"?'),
        ('{do="hit", n={per="lives"}, to="prowler"}', 'unknown count "lives"; did you mean "life"?'),
        ('{do="hit", n={per={count="life", of="mate"}}, to="prowler"}', '"mate" is a choice, and nobody is asked here'),
        (
            '{do="hit", n={per={count="cards", in="pocket", of="you"}}, to="prowler"}',
            'unknown in "pocket"; known: hand, discard',
        ),
        ('{do="hit", n={per="plays", maxx=3}, to="prowler"}', 'unknown key "maxx"; did you mean "max"?'),
        ('{pick="team"}', '"team" leaves nothing to choose'),
        ('{if="alon", then=[]}', 'unknown test "alon"; did you mean "alone"?'),
        ('{if={ge=["plays"]}, then=[]}', "ge needs a list: [COUNT, 3]"),
        ('{when="alone", then=[]}', 'unknown condition "alone"; known: unhurt, opening'),
        ('{if="alone"}', "steps must be a list, not None"),
        ("{choose=[{then=[]}]}", "choose needs a list of two or more branches, each a table in braces"),
        ("{may=[{may=[]}], then=[]}", "a price is a plain list of verbs"),
        ('{do="call", may=[]}', 'a step says one thing, not "do" and "may"'),
        ('{dou="call"}', 'a step does not begin with "dou"; did you mean "do"?'),
        ("7", "a step must be a table in braces, not 7"),
    ],
)
def test_a_fault_is_told_with_its_line_and_its_reason(tmp_path: Path, step: str, told: str) -> None:
    assert fault(tmp_path, f"[\n  {step},\n]") == f"4: {told}"


def test_faults_of_modifiers_and_triggers(tmp_path: Path) -> None:
    assert (
        fault(tmp_path, "[]", 'static = [{mod="tkaen", n=1, of="you"}]')
        == '4: unknown modifier "tkaen"; did you mean "taken"?'
    )
    assert (
        fault(tmp_path, "[]", 'static = [{mod="taken", n=1, of="you", limit=0}]')
        == "4: limit must be a whole number from 1, not 0"
    )
    assert (
        fault(tmp_path, "[]", 'static = [{mod="taken", n=1, of="you", limit=1, per="day"}]')
        == '4: unknown period "day"; known: night, watch'
    )
    assert (
        fault(tmp_path, "[]", 'static = [{mod="taken", n=1, of="mate"}]')
        == '4: "mate" is a choice, and nobody is asked here'
    )
    assert fault(tmp_path, "[]", 'triggers = [{at="noon", then=[]}]').startswith('4: unknown event "noon"')
    assert (
        fault(tmp_path, "[]", 'triggers = [{at="discarded", wo="you", then=[]}]')
        == '4: unknown key "wo"; did you mean "who"?'
    )


def test_a_card_certain_to_come_back_to_itself_is_refused(tmp_path: Path) -> None:
    def launching(name: str, other: str) -> str:
        return f'[[card]]\nid = "{name}"\neffect = [{{do="launch", card="{other}"}}]\n'

    assert faults(tmp_path, launching("a", "b") + launching("b", "a")) == ["6: launches without end: a > b > a"]
    assert faults(tmp_path, launching("a", "a")) == ["3: launches without end: a > a"]
    maybe = '[[card]]\nid = "a"\neffect = [{may=[{do="launch", card="a"}]}]\n'
    assert faults(tmp_path, maybe) == []
    assert faults(tmp_path, launching("a", "b") + launching("b", "c") + '[[card]]\nid = "c"\n') == []


def test_equal_phrases_share_a_row() -> None:
    one = edition('[[card]]\nid = "a"\neffect = [{do="hit", n=1, to="prowler"}, {do="heal", n=1, to="prowler"}]')
    assert len(one.book.selectors) == 2 * program.SELECTOR_WIDTH


def test_a_vocabulary_that_cannot_be_meant_is_refused() -> None:
    verb = Verb("go", 16, "")
    for wrong, told in (
        ({"verbs": (verb, Verb("go", 17))}, "'go' stands twice"),
        ({"verbs": (verb, Verb("run", 16))}, "16 stands twice"),
        ({"verbs": (Verb("go", 3),)}, "numbers below 16"),
        ({"verbs": (Verb("go", 16, "where:place"),)}, "no kind is called 'place'"),
        ({"verbs": (verb,), "selectors": (Selector("it", 16),)}, "'it' stands twice"),
        ({"verbs": (Verb("go", 16, "a:k b:k c:k d:k"),), "kinds": {"k": Words("x")}}, "more than three arguments"),
    ):
        with pytest.raises(ValueError, match=told):
            Vocabulary(**wrong)  # each case names its own fields
    with pytest.raises(ValueError, match="of which kind"):
        arguments("n to where")


# -- entries written as one table


PLAIN = Vocabulary(
    verbs=(Verb("give", 16, "n:1..5 what:what", within="gift"), Verb("go", 17)),
    modifiers=(Modifier("more", 2, "n:1..3", within="always"), Modifier("proof", 3, within="always")),
    conditions=(Condition("winter", 16, clause=True),),
    kinds={"what": Words("salt", "oil", numbers=(7, 9)), "flag": Flag()},
    sections=("gift", "always"),
    do="verb",
)


def single(*tables: dict[str, object]) -> tuple[Book, list[str]]:
    told: list[str] = []
    compiler = Compiler(PLAIN, lambda path, reason: told.append(f"{path}: {reason}"))
    compiler.begin("card")
    for i, table in enumerate(tables):
        compiler.single(table, (i,), "kind")
    return compiler.finish(), told


def test_an_entry_may_be_one_table_with_one_word() -> None:
    book, told = single(
        {"kind": "gift", "verb": "give", "n": 2, "what": "oil", "when": "winter"},
        {"kind": "always", "verb": "more", "n": 3},
        {"kind": "always", "verb": "proof", "when": "winter"},
        {"kind": "always", "verb": "more", "n": 1},
    )
    assert told == []
    at = book.start(0, 0) * program.WIDTH
    assert [int(book.code[at + c]) for c in (program.OP, program.N, program.A)] == [16, 2, 9]
    assert book.entries[program.ENTRY_IF] > 0
    assert (book.sum(0, 2), book.sum(0, 3)) == (4, 0)  # what needs a test is no plain sum
    assert int(book.entries[2 * program.ENTRY_WIDTH + program.ENTRY_N]) == 1


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ({"kind": "gifts", "verb": "go"}, '(0, \'kind\'): unknown kind "gifts"; did you mean "gift"?'),
        ({"kind": "gift"}, '(0,): missing key "verb"'),
        ({"kind": "always", "verb": "give"}, '(0, \'verb\'): verb "give" belongs to an effect of kind "gift"'),
        ({"kind": "gift", "verb": "gove"}, '(0, \'verb\'): unknown verb "gove"; did you mean "give"?'),
        ({"kind": "gift", "verb": "give", "n": 6, "what": "oil"}, "(0, 'n'): n must be between 1 and 5, not 6"),
        (
            {"kind": "gift", "verb": "give", "n": 1, "wht": "oil"},
            '(0, \'wht\'): unknown key "wht"; did you mean "what"?',
        ),
        ({"kind": "gift", "verb": "go", "if": "x"}, "(0, 'if'): unknown key \"if\"; known: kind, verb, when"),
        ({"kind": "gift", "verb": "go", "when": "war"}, "(0, 'when'): unknown condition \"war\"; known: winter"),
    ],
)
def test_a_wrong_table_is_told(table: dict[str, object], told: str) -> None:
    assert single(table)[1] == [told]


def test_some_elements_may_be_silenced() -> None:
    cards = edition(
        '[[card]]\nid = "a"\neffect = []\nstatic = [{mod="dealt", n=1, of="you"}]\n'
        '[[card]]\nid = "b"\neffect = []\nstatic = [{mod="dealt", n=2, of="you"}]\n'
    )
    book = cards.book.silenced(of([0]))
    assert [int(f) for f in book.first] == [0, 0, 2] and [int(f) for f in cards.book.first] == [0, 2, 4]
    assert (book.sum(0, DEALT), book.sum(1, DEALT), cards.book.sum(0, DEALT)) == (0, 2, 1)
    assert book.start(1, EFFECT) == cards.book.start(1, EFFECT) > 0
