"""Who chooses? Each entry of rules/choices names a rule, and says who is asked or why nobody is."""

import pytest

from ludotheque.match import ledger
from tests.games.shared import choices


@pytest.mark.parametrize("game", choices.games())
def test_each_entry_names_a_rule_and_says_who_is_asked_or_why_nobody_is(game: str) -> None:
    rules = ledger.load(game)
    for choice in choices.entries(game):
        assert rules.find(choice["rule"]) is not None, choice
        assert choice["who"] and choice["what"] and len(choice.keys() & {"asks", "same", "decided"}) == 1, choice
