"""The catalogues of the games: every entry applies to the code as it is, and every rule is accounted for."""

import pytest

from ludotheque.match import ledger
from tests.misread import catalogue

GAMES = ("diktat", "hybris", "neombre", "olomoc", "steamwatchers")
MOST = 0.10  # of a game's rules, that no code could misread


@pytest.mark.parametrize("game", catalogue.games())
def test_every_misreading_applies(game: str) -> None:
    for each in catalogue.load(game).misreadings:
        catalogue.applied(each)


@pytest.mark.parametrize("game", catalogue.games())
def test_no_two_misreadings_are_one(game: str) -> None:
    changes = [(each.rule, each.changes) for each in catalogue.load(game).misreadings]
    assert [change for change in changes if changes.count(change) > 1] == []


@pytest.mark.parametrize("game", catalogue.games())
def test_the_rules_that_are_misread_exist_and_stand_under_their_chapter(game: str) -> None:
    known, rules = catalogue.load(game), ledger.load(game)
    chapters = {entry.chapter for entry in rules.entries}
    assert {each.chapter for each in known.misreadings} <= chapters
    for each in known.misreadings:
        entry = rules.find(each.rule)
        assert entry is not None, each
        assert entry.is_ruling or entry.chapter == each.chapter, each


@pytest.mark.parametrize("game", catalogue.games())
def test_what_cannot_be_misread_is_little_and_is_not_misread(game: str) -> None:
    known, rules = catalogue.load(game), ledger.load(game)
    assert [rule for rule in known.none if rules.find(rule) is None] == []
    assert sorted(known.none.keys() & known.rules) == []
    assert len(known.none) <= MOST * len(rules.entries)


@pytest.mark.parametrize("game", GAMES)
def test_how_many_rules_nobody_has_tried_to_misread(game: str) -> None:
    """The number in unread.toml only ever goes down: a rule without a misreading asks for one."""
    left = catalogue.unread(game)
    assert len(left) == catalogue.load(game).unread, f"{len(left)}: {' '.join(left)}"
