"""Every sentence cites a known rule and exists in both languages; what is asked at a door of a game stands there."""

from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from ludotheque.core.doors import ContentDoor, LabDoor, SpeechDoor
from ludotheque.core.game import Game
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.texts import files
from tests.contract.checks import Complaints, known_rules
from tests.drivers import Case, Story

pytestmark = pytest.mark.interpreted


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(node: fluent.BaseNode) -> set[str]:
    finder = Variables()
    finder.visit(node)
    return finder.found


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message and attribute of a folder of texts, with its variables."""
    found: dict[str, set[str]] = {}
    for path in files(folder, lang):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message | fluent.Term):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
                found[entry.id.name] = variables(entry.value) if entry.value else set()
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute)
    return found


def test_what_is_asked_at_a_door_does_not_stand_on_the_game_where_nobody_looks(rules: Game) -> None:
    asked = {name for door in (ContentDoor, LabDoor, SpeechDoor) for name in vars(door) if not name.startswith("_")}
    assert {"picture", "stats", "mark"} <= asked
    assert not asked & set(dir(rules))


def test_both_languages_have_the_same_messages_and_variables(rules: Game) -> None:
    one, two = (messages(Path(rules.text), lang) for lang in LANGUAGES)
    assert set(one) == set(two)
    assert {name: one[name] for name in one if one[name] != two[name]} == {}


def test_every_event_cites_a_known_rule_in_both_languages(case: Case, told: Story) -> None:
    assert told.table.told
    words = Complaints(told.table)
    words.events()
    words.check()


def test_every_question_cites_a_known_rule_in_both_languages(case: Case, told: Story) -> None:
    words = Complaints(told.table)
    for _, table in told.pauses:
        words.table = table
        words.questions()
    words.check()


def test_every_verb_and_the_result_have_a_sentence(case: Case, told: Story) -> None:
    words = Complaints(told.table)
    words.verbs()
    words.result()
    words.check()


def test_the_rules_of_the_game_are_in_a_ledger(rules: Game) -> None:
    assert any(rule.startswith(f"{rules.ledger}-") for rule in known_rules())
