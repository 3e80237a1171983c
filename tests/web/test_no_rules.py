"""The page asks the engine; it computes no rule (docs/asking.md). Rules are cited where somebody may read them, never
beside code that decides."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
RULE = re.compile(r"\b(?:STW|DIK|OLO|HYB|NEO|PHA|C4|LUD)-[QG]?\d{2,3}\b")
SHOWN = re.compile(r'<RuleRef\s+id="[^"]*"')  # a link that opens the rule
TABLES = ("about.ts",)  # what a thing is: the rules that say so
COUNTS_PLAYERS = re.compile(r"\.seats\s*(?:===|!==|<|>|\?)|\[[^\]]*\.seats\]")
OLD = ("forces.ts", "incubation.ts", "score.ts")


def sources() -> list[Path]:
    found = [path for kind in ("*.ts", "*.svelte") for path in SOURCE.rglob(kind)]
    return [path for path in found if ".test." not in path.name and ".gen." not in path.name]


def of_games() -> list[Path]:
    return [path for path in sources() if "games" in path.parts]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_are_cited_where_they_are_shown_and_nowhere_else(path: Path) -> None:
    if path.name not in TABLES:
        assert RULE.findall(SHOWN.sub("", path.read_text(encoding="utf-8"))) == []


def test_a_table_of_rules_decides_nothing() -> None:
    """In `about.ts` an id is a string of a table or of what is shown, never something to reckon with."""
    for path in of_games():
        if path.name in TABLES:
            text = path.read_text(encoding="utf-8")
            quoted = re.findall(rf'"({RULE.pattern[2:-2]})"', text)
            assert len(quoted) == len(RULE.findall(text)) and len(quoted) > 5, path


def test_no_board_reckons_with_the_number_of_players() -> None:
    found = [path.name for path in of_games() if COUNTS_PLAYERS.search(path.read_text(encoding="utf-8"))]
    assert [name for name in found if name not in TABLES] == []


def test_what_went_does_not_come_back() -> None:
    assert [path.name for path in of_games() if path.name in OLD] == []
    printed = (SOURCE / "games" / "steamwatchers" / "cards.gen.json").read_text(encoding="utf-8")
    assert '"borders"' not in printed and '"hegemony"' not in printed  # nothing to compute a rule from


def test_no_board_knows_what_an_oath_may_say() -> None:
    """The grammar of deals comes with the content: codec.py of the game has it, and nobody else."""
    from ludotheque.games.diktat.codec import CLAUSES

    sworn = [clause for clause in CLAUSES if "_" in clause]  # the others are verbs too
    listed = [path.name for path in of_games() if sum(name in path.read_text(encoding="utf-8") for name in sworn) > 3]
    assert len(sworn) > 8 and listed == []


def test_the_test_sees_what_it_looks_for() -> None:
    assert RULE.findall("/** STW-146, DIK-Q51 */ C4-01") == ["STW-146", "DIK-Q51", "C4-01"]
    assert not RULE.findall(SHOWN.sub("", '<RuleRef id="STW-146" {open} />'))
    assert COUNTS_PLAYERS.search("[0, 0, 5, 4][prague.seats]") and COUNTS_PLAYERS.search("europe.seats === 5 ? 6 : 4")
    assert len(of_games()) > 60
