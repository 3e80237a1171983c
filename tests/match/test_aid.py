"""Every game that is whole has an aid sheet: short, in both languages, each line with a rule that says so at length."""

from pathlib import Path

import pytest

from ludotheque.match import ledger
from ludotheque.match.aid import BadAid, aid_file, aid_of, read_aid
from ludotheque.match.registry import registry
from ludotheque.match.versions import mark_of

WHOLE = [game for game, rules in registry().items() if rules.manifest.stage != "in the making"]
AIDED = [game for game, rules in registry().items() if aid_file(rules).is_file()]
LONGEST = 24  # words of a line


def test_every_whole_game_has_one() -> None:
    assert {"diktat", "steamwatchers", "phare", "connect4"} <= set(WHOLE) <= set(AIDED)


@pytest.mark.parametrize("game", AIDED)
def test_every_line_is_short_and_cites_a_rule_in_force(game: str) -> None:
    known = {entry.id: entry for entry in ledger.load(game).entries}
    for part in aid_of(game):
        for line in part.lines:
            assert known[line.rule].status == "done", line.rule
            assert all(len(text.split()) <= LONGEST for text in line.text.values()), line
            assert all(text != known[line.rule].sentence[lang] for lang, text in line.text.items()), line


GOOD = """
[[part]]
fr = "Le tour"
en = "The turn"
[[part.line]]
rule = "X-01"
fr = "Un pas."
en = "One step."
"""


def test_a_sheet_is_read_as_it_is_written() -> None:
    (part,) = read_aid(GOOD)
    assert part.title == {"fr": "Le tour", "en": "The turn"}
    assert [(line.rule, line.text["en"]) for line in part.lines] == [("X-01", "One step.")]


@pytest.mark.parametrize(
    ("good", "bad", "why"),
    [
        ('rule = "X-01"', "", "A line of the part 'Le tour' needs 'rule'"),
        ('en = "One step."', "", "A line of the part 'Le tour' needs 'en'"),
        ('en = "One step."', 'en = " "', "A line of the part 'Le tour' says nothing in one language"),
        ('en = "The turn"', "", "A part needs 'en'"),
        ('fr = "Un pas."', 'fr = "Un pas."\nbold = true', "A line of the part 'Le tour' has no 'bold'"),
        (GOOD[GOOD.index("[[part.line]]") :], "line = []", "The part 'Le tour' is empty"),
        (GOOD, "part = []", "An aid sheet is empty"),
    ],
)
def test_a_sheet_that_says_too_little_is_refused(good: str, bad: str, why: str) -> None:
    with pytest.raises(BadAid, match=why):
        read_aid(GOOD.replace(good, bad))


def test_a_rule_is_not_carried_out_by_the_sheet_that_shortens_it(tmp_path: Path) -> None:
    (tmp_path / "aid.toml").write_text('rule = "DIK-088"', encoding="utf-8")
    (tmp_path / "guide.toml").write_text('rule = "DIK-089"', encoding="utf-8")
    assert list(ledger.citations([tmp_path], tmp_path, {"DIK"})) == ["DIK-089"]


def test_other_words_on_a_sheet_are_no_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = mark_of("connect4")
    monkeypatch.setattr("ludotheque.match.versions.AID", "")
    assert mark_of.__wrapped__("connect4") != mark
