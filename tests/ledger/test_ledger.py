"""The coverage tool on a made-up ledger, and the real ledgers."""

import re
import tomllib
from pathlib import Path

import pytest

from ludotheque.match import ledger
from tests.marks import rule

SENTENCES = 'page = "1"\nfr = "Une règle."\nen = "A rule."\n'


def rule_toml(rule_id: str, status: str = "todo", chapter: str = "start", more: str = "") -> str:
    return f'[[rule]]\nid = "{rule_id}"\nchapter = "{chapter}"\nstatus = "{status}"\n{SENTENCES}{more}\n'


def ruling_toml(rule_id: str, status: str = "todo", settles: str = "TOY-001", reason: str = "Because.") -> str:
    return (
        f'[[ruling]]\nid = "{rule_id}"\nrules = ["{settles}"]\nstatus = "{status}"\n'
        'question = { fr = "Quoi ?", en = "What?" }\nanswer = { fr = "Cela.", en = "That." }\n'
        f'reason = {{ fr = "{reason}", en = "{reason}" }}\n'
    )


class Checkout:
    """A little project: one ledger, one game folder, one tests folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in ("rules", "src/ludotheque/games/toy", "tests/games"):
            (root / folder).mkdir(parents=True)

    def write(self, path: str, *texts: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text("".join(texts), encoding="utf-8")

    def rules(self, *texts: str) -> None:
        self.write("rules/toy.toml", *texts)

    def code(self, text: str) -> None:
        self.write("src/ludotheque/games/toy/game.py", text)

    def tests(self, text: str) -> None:
        self.write("tests/games/test_toy.py", text)

    def report(self) -> ledger.Coverage:
        return ledger.coverage("toy", self.root)

    def problems(self) -> list[str]:
        return [str(problem) for problem in self.report().problems]

    def proven(self) -> dict[str, list[str]]:
        return {row.entry.id: [proof.name for proof in row.tests] for row in self.report().rows}


@pytest.fixture
def project(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_a_row_joins_sentence_code_and_tests(project: Checkout) -> None:
    project.rules(rule_toml("TOY-001", "done"), ruling_toml("TOY-Q01", "done"))
    project.code('"""TOY-001"""\n\nx = 1  # TOY-Q01, again TOY-001\n')
    project.tests('from tests.marks import rule\n\n@rule("TOY-001", "TOY-Q01")\ndef test_it():\n    pass\n')
    first, second = project.report().rows
    assert (first.entry.chapter, first.entry.status, first.entry.page) == ("start", "done", "1")
    assert first.entry.sentence == {"fr": "Une règle.", "en": "A rule."}
    assert [str(place) for place in first.code] == [
        "src/ludotheque/games/toy/game.py:1",
        "src/ludotheque/games/toy/game.py:3",
    ]
    assert [(proof.name, str(proof.place)) for proof in first.tests] == [("test_it", "tests/games/test_toy.py:4")]
    assert second.entry.is_ruling and second.entry.settles == ("TOY-001",)
    assert second.entry.sentence == {"fr": "Cela.", "en": "That."}
    assert project.problems() == []


def test_a_done_rule_needs_a_test_and_a_citation(project: Checkout) -> None:
    project.rules(rule_toml("TOY-001", "done"), ruling_toml("TOY-Q01", "done"), rule_toml("TOY-002"))
    assert project.problems() == [
        "TOY-001: done without a test",
        "TOY-001: done without a citation in the code",
        "TOY-Q01: done without a test",
        "TOY-Q01: done without a citation in the code",
    ]


def test_an_id_cited_in_content_counts(project: Checkout) -> None:
    project.rules(rule_toml("TOY-001"))
    project.write("src/ludotheque/games/toy/content/cards.toml", 'rules = ["TOY-001"]\n')
    assert [str(place) for place in project.report().rows[0].code] == ["src/ludotheque/games/toy/content/cards.toml:1"]


def test_a_range_cites_only_its_ends(project: Checkout) -> None:
    project.rules(*(rule_toml(f"TOY-00{n}") for n in (1, 2, 3)))
    project.code("# TOY-001 to TOY-003\n")
    assert [bool(row.code) for row in project.report().rows] == [True, False, True]


def test_a_rule_that_is_out_says_why(project: Checkout) -> None:
    why = 'reason = { fr = "Sans objet.", en = "Not needed." }\n'
    project.rules(
        rule_toml("TOY-001", "out"),
        rule_toml("TOY-002", "out", more=why),
        ruling_toml("TOY-Q01", "out"),
        ruling_toml("TOY-Q02", "out", reason=" "),
    )
    assert project.problems() == ["TOY-001: out without a reason", "TOY-Q02: out without a reason"]


def test_a_ruling_that_is_ours_says_why(project: Checkout) -> None:
    rulings = (ruling_toml("TOY-Q01") + "ours = true\n", ruling_toml("TOY-Q02", reason=" ") + "ours = true\n")
    project.rules(rule_toml("TOY-001"), *rulings, ruling_toml("TOY-Q03"))
    assert [row.entry.ours for row in project.report().rows] == [False, True, True, False]
    assert project.problems() == ["TOY-Q02: ours without a reason"]


def test_unknown_ids_are_reported_where_they_stand(project: Checkout) -> None:
    project.rules(rule_toml("TOY-001"), ruling_toml("TOY-Q01", settles="TOY-007"))
    project.code("# TOY-008, and SHA-256 is no rule\n")
    project.tests('@rule("TOY-009")\ndef test_it():\n    pass\n')
    assert project.problems() == [
        "TOY-007: unknown, named by TOY-Q01 in the ledger",
        "TOY-008: unknown, cited in the code (src/ludotheque/games/toy/game.py:1)",
        "TOY-009: unknown, marked on test_it (tests/games/test_toy.py:2)",
    ]


def test_an_id_occurs_once_and_its_status_is_known(project: Checkout) -> None:
    project.rules(rule_toml("TOY-001"), rule_toml("TOY-001"), rule_toml("TOY-002", "finished"))
    assert project.problems() == [
        "TOY-001: twice in the ledger",
        "TOY-002: status 'finished' is none of todo, done, out",
    ]


def test_marks_are_found_on_functions_classes_modules_and_cases(project: Checkout) -> None:
    project.rules(*(rule_toml(f"TOY-00{n}") for n in (1, 2, 3, 4, 5)))
    project.tests(
        """
import pytest
from tests import marks
from tests.marks import rule

pytestmark = [rule("TOY-001")]

@rule("TOY-002")
class TestGroup:
    async def test_inside(self):
        pass

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("TOY-003")), 2])
@marks.rule("TOY-004")
def test_cases(n):
    pass

@rule("TOY-005")
def not_a_test():
    pass
"""
    )
    assert project.proven() == {
        "TOY-001": ["TestGroup::test_inside", "test_cases"],
        "TOY-002": ["TestGroup::test_inside"],
        "TOY-003": ["test_cases"],
        "TOY-004": ["test_cases"],
        "TOY-005": [],
    }


def test_a_mark_that_no_ledger_could_hold_is_a_stray(project: Checkout) -> None:
    project.rules(rule_toml("TOY-001"))
    project.tests('@rule("TYO-001", *MORE)\ndef test_it():\n    pass\n')
    assert project.problems() == []
    assert [str(problem) for problem in ledger.strays(project.root)] == [
        "TYO-001: in no ledger, marked on test_it (tests/games/test_toy.py:2)",
        "*MORE: in no ledger, marked on test_it (tests/games/test_toy.py:2)",
    ]


def test_a_ledger_without_a_game_is_cited_in_the_engine(project: Checkout) -> None:
    project.write("rules/engine.toml", rule_toml("ENG-01"))
    project.write("src/ludotheque/core/state.py", "# ENG-01\n")
    project.code("# ENG-01 as well, but a game is not the engine\n")
    (row,) = ledger.coverage("engine", project.root).rows
    assert [str(place) for place in row.code] == ["src/ludotheque/core/state.py:1"]


def test_the_table_counts_by_chapter(project: Checkout) -> None:
    project.rules(
        rule_toml("TOY-001", "done"),
        rule_toml("TOY-002", "out"),
        rule_toml("TOY-003", chapter="end"),
        ruling_toml("TOY-Q01"),
    )
    project.code("# TOY-001 TOY-003\n")
    project.tests('@rule("TOY-001")\ndef test_it():\n    pass\n')
    assert ledger.table(project.report()).splitlines() == [
        "toy      rules  done  out  todo  with test  cited",
        "start        2     1    1     0          1      1",
        "end          1     0    0     1          0      1",
        "rulings      1     0    0     1          0      0",
        "total        4     1    1     2          1      2",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[rule]]\nid = 1\n", "chapter is missing"),
        (rule_toml("toy 1"), "'toy 1' is not a rule id"),
        (rule_toml("TOY-001", more='colour = "red"'), "unknown field 'colour'"),
        (rule_toml("TOY-001", chapter=" "), "chapter must be a text that is not empty"),
        (ruling_toml("TOY-Q01").replace(', en = "What?"', ""), "question needs exactly fr and en"),
        (ruling_toml("TOY-Q01").replace('["TOY-001"]', '"TOY-001"'), "rules must be a list of rule ids"),
        (ruling_toml("TOY-Q01") + 'ours = "yes"\n', "ours must be true or false"),
        (rule_toml("TOY-001", more="ours = true"), "unknown field 'ours'"),
        ("[[rules]]\n", "unknown table 'rules'"),
        ("[[rule]\n", "toy.toml: "),
    ],
)
def test_a_faulty_ledger_is_refused_in_one_sentence(project: Checkout, text: str, said: str) -> None:
    project.rules(text)
    with pytest.raises(ledger.LedgerError) as refused:
        project.report()
    assert said in str(refused.value) and "\n" not in str(refused.value)


def test_an_unknown_ledger_names_those_there_are(project: Checkout) -> None:
    project.rules(rule_toml("TOY-001"))
    with pytest.raises(ledger.LedgerError, match="the ledgers here are: toy"):
        ledger.load("chess", project.root / "rules")


def test_an_installed_package_finds_its_own_ledgers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "ludotheque"
    monkeypatch.setattr(ledger, "_PACKAGE", package)
    with pytest.raises(ledger.LedgerError, match="install ludotheque again"):
        ledger.rules_folder()
    (package / "_rules").mkdir(parents=True)
    (package / "_rules" / "toy.toml").write_text(rule_toml("TOY-001"), encoding="utf-8")
    assert ledger.load("toy").find("TOY-001") is not None
    assert ledger.load("toy").find("TOY-002") is None
    with pytest.raises(ledger.LedgerError, match="from a checkout"):
        ledger.coverage("toy")


def test_the_mark_carries_its_ids() -> None:
    mark = rule("DIK-088", "DIK-Q26").mark
    assert (mark.name, mark.args) == ("rule", ("DIK-088", "DIK-Q26"))


def test_every_ledger_is_consistent() -> None:
    games = ledger.ledger_ids()
    assert "diktat" in games
    problems = {game: [str(problem) for problem in ledger.coverage(game).problems] for game in games}
    assert problems == {game: [] for game in games}
    assert [str(problem) for problem in ledger.strays()] == []


def test_every_sentence_of_a_ledger_is_there_in_both_languages() -> None:
    for game in ledger.ledger_ids():
        for entry in ledger.load(game).entries:
            assert all(entry.texts()), entry.id


@pytest.mark.parametrize(
    ("game", "prefix", "rules", "measures", "rulings"),
    [
        ("diktat", "DIK", 230, 0, 104),
        ("steamwatchers", "STW", 251, 0, 89),
        ("neombre", "NEO", 195, 0, 180),
        ("olomoc", "OLO", 254, 32, 118),
        ("hybris", "HYB", 321, 0, 146),
    ],
)
def test_a_ledger_is_whole_and_in_order(game: str, prefix: str, rules: int, measures: int, rulings: int) -> None:
    path = ledger.rules_folder() / f"{game}.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    numbered = [f"{prefix}-{n:03d}" for n in range(1, rules + 1)]
    assert [raw["id"] for raw in data["rule"]] == numbered + [f"{prefix}-G{n:02d}" for n in range(1, measures + 1)]
    assert [raw["id"] for raw in data["ruling"]] == [f"{prefix}-Q{n:02d}" for n in range(1, rulings + 1)]


@pytest.mark.parametrize("lang", ledger.LANGUAGES)
def test_every_chapter_has_a_heading_in_the_page(lang: str) -> None:
    root = ledger.checkout()
    assert root is not None
    source = root / "web" / "src"
    files = [source / "kit" / f"rules.{lang}.ftl", *source.glob(f"games/*/text/card.{lang}.ftl")]
    words = "\n".join(path.read_text(encoding="utf-8") for path in files)
    headed = set(re.findall(r"^chapter-([\w-]+) =", words, re.MULTILINE)) | {ledger.RULINGS}
    used = {(game, entry.chapter) for game in ledger.ledger_ids() for entry in ledger.load(game).entries}
    assert [(game, chapter) for game, chapter in used if not {chapter, f"{game}-{chapter}"} & headed] == []
