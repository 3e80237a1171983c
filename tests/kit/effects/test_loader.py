"""The closed vocabulary: what is not in it is refused where it stands, in words."""

from pathlib import Path

import pytest

from ludotheque.kit.effects import program
from ludotheque.kit.effects.vocabulary import Selector, Verb, Vocabulary, Words, arguments
from tests.kit.effects.scene import edition
from tests.kit.effects.toy import load


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
        ("{do=3}", "verb must be text in quotes, not 3"),
        ('{do="hit", to="prowler"}', 'hit needs the key "n"'),
        ('{do="hit", n=1}', 'hit needs the key "to"'),
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
        ('{when="alone", then=[]}', 'unknown clause "alone"; known: unhurt, opening'),
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
            Vocabulary(**wrong)  # type: ignore[arg-type]  # each case names its own fields
    with pytest.raises(ValueError, match="of which kind"):
        arguments("n to where")
