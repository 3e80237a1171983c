"""The misreadings of a toy, and what becomes of them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.match import ledger
from tests.misread import catalogue, changed
from tests.misread.catalogue import Change, Misreading, Stale
from tools import reached

RACE = '''
"""A race to the flag."""

import functools

LENGTH = 3


class Runner:
    """Goes step by step."""

    PACE = (1, 2)

    def __init__(self):
        self.place = 0

    def run(self):
        self.place += self.PACE[0]

    def there(self):
        return self.place >= LENGTH

    @classmethod
    def winner(cls, runners):
        return next(r for r in runners if r.there())


class Heavy(Runner):
    def run(self):
        super().run()


@functools.cache
def prize(place):
    assert place > 0
    return 10 - place
'''
USES = "from ludotheque.games.toy.race import LENGTH, prize\n\ndef left(runner):\n    return LENGTH - runner.place\n"
TESTS = """
import pytest
from ludotheque.games.toy.race import Heavy, Runner, prize
from ludotheque.games.toy.uses import left

@pytest.mark.rule("TOY-001")
def test_the_flag_stands_at_three():
    r = Runner()
    assert left(r) == 3
    for _ in range(3):
        r.run()
    assert r.there()

@pytest.mark.rule("TOY-002")
def test_the_first_takes_nine():
    assert prize(1) == 9

@pytest.mark.rule("TOY-003")
def test_the_heavy_run_as_well():
    r = Heavy()
    r.run()
    assert r.place == 1

@pytest.mark.rule("TOY-004")
def test_somebody_wins():
    with pytest.raises(StopIteration):
        Runner.winner([])
"""
RUN = """
import importlib, sys
from pathlib import Path
from tests.misread.__main__ import main

root = Path(sys.argv[1])
importlib.import_module("ludotheque.games").__path__.append(str(root / "src/ludotheque/games"))
sys.exit(main(sys.argv[2:], root))
"""


def entry(rule: str, where: str, replace: str, by: str, kind: str = "count") -> str:
    change = f"replace = {replace!r}\nby = {by!r}" if replace else f'body = """{by}"""'
    return f'[[misread]]\nrule = "{rule}"\nkind = "{kind}"\nreads = "Something else."\nwhere = "{where}"\n{change}\n'


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    rules, tests = tmp_path / "src/ludotheque/games/toy", tmp_path / "tests/games/toy"
    for folder in (rules, tests / "misread"):
        folder.mkdir(parents=True)
    for name in ("kit", "core", "match"):
        (tmp_path / "tests" / name).mkdir()
    (rules / "__init__.py").touch()
    (rules / "race.py").write_text(RACE)
    (rules / "uses.py").write_text(USES)
    (tests / "test_race.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    rule(*ids): a rule\n    slow: long\n")
    return tmp_path


def misread(toy: Path, *entries: str, arguments: tuple[str, ...] = ()) -> tuple[int, str]:
    (toy / "tests/games/toy/misread/race.toml").write_text("\n".join(entries))
    command = [sys.executable, "-c", RUN, str(toy), "toy", *arguments, "--noticed"]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, env={**os.environ, "LUDOTHEQUE_PURE": "1"}
    )
    return done.returncode, done.stdout + done.stderr


def test_what_an_assertion_notices_is_told_from_what_crashes_and_what_survives(toy: Path) -> None:
    code, said = misread(
        toy,
        entry("TOY-001", "race:LENGTH", "3", "4"),
        entry("TOY-001", "race:Runner", "PACE = (1, 2)", "PACE = (0, 2)"),
        entry("TOY-001", "race:Runner.there", "", "def there(self):\n    return self.place > LENGTH"),
        entry("TOY-002", "race:prize", "10", "9", "boundary"),
        entry("TOY-003", "race:Heavy.run", "super().run()", "super().run(); super().run()"),
        entry("TOY-004", "race:Runner.winner", "next(", "max("),
        entry("TOY-002", "race:prize", "place > 0", "place > 1"),
        entry("TOY-002", "race:prize", "10 - place", "10 - 1"),
        entry("TOY-009", "race:prize", "10 - place", "10 - 2"),
    )
    found = [
        line.split("  ")[0] for line in said.splitlines() if line.split(":")[0] in ("noticed", "crashed", "survives")
    ]
    noticed = ["TOY-001"] * 3 + ["TOY-002", "TOY-003"]
    assert found == [f"noticed: {rule}" for rule in noticed] + [
        "crashed: TOY-004",
        "crashed: TOY-002",
        "survives: TOY-002",
        "survives: TOY-009",
    ]
    assert code == 1 and "total            5            9        5        2        2" in said


def test_when_all_are_noticed_it_is_content_and_rules_can_be_named(toy: Path) -> None:
    good, bad = entry("TOY-002", "race:prize", "10", "9"), entry("TOY-001", "race:prize", "10", "9")
    assert misread(toy, good)[0] == 0
    assert misread(toy, good, bad)[0] == 1
    assert misread(toy, good, bad, arguments=("TOY-002",))[0] == 0
    assert misread(toy, good, bad, arguments=("TOY-007",))[0] == 2


def test_an_entry_that_no_longer_applies_stops_it(toy: Path) -> None:
    code, said = misread(toy, entry("TOY-002", "race:prize", "11", "9"))
    assert code == 1 and "toy, race.toml, TOY-002: race:prize has this 0 times: '11'" in said


def test_a_test_that_fails_without_any_change_proves_nothing(toy: Path) -> None:
    (toy / "tests/games/toy/test_race.py").write_text(TESTS.replace("== 9", "== 7"))
    code, said = misread(toy, entry("TOY-002", "race:prize", "10", "9"))
    assert code == 1 and "fails without any change: tests/games/toy/test_race.py::test_the_first_takes_nine" in said


@pytest.mark.parametrize(
    ("where", "replace", "by", "said"),
    [
        ("race:prizes", "10", "9", "race:prizes is not there"),
        ("race:Runner.jump", "10", "9", "race:Runner.jump is not there"),
        ("race:Runner.run", "self", "it", "race:Runner.run has this 3 times: 'self'"),
        ("race:prize", "10", "10", "race:prize: nothing is changed"),
        ("race:prize", "10", "(", "'(' was never closed"),
        ("race:prize", "", "def price(place):\n    return 9", "race:prize has lost its name"),
        ("horse:prize", "10", "9", "there is no src/ludotheque/games/toy/horse.py"),
        ("cards.toml", "10", "=", "there is no src/ludotheque/games/toy/cards.toml"),
    ],
)
def test_what_does_not_apply_says_why(toy: Path, where: str, replace: str, by: str, said: str) -> None:
    wrong = Misreading("toy", "race", "TOY-001", "count", "Something.", (Change(where, replace, by),))
    with pytest.raises(Stale) as refused:
        catalogue.applied(wrong, toy)
    assert said in str(refused.value) and "toy, race.toml, TOY-001" in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (entry("TOY-001", "race:prize", "10", "9", "colour"), "kind 'colour' is none of"),
        (entry("TOY-001", "", "10", "9"), "where is missing"),
        (entry("TOY-001", "race:prize", "10", "9") + "line = 3\n", "unknown field 'line'"),
        (entry("TOY-001", "race:prize", "10", "9") + 'body = "x"\n', "either `replace` and `by` or `body`"),
        ('[[none]]\nrule = "TOY-001"\nreason = ""\n', "a rule and its reason"),
        ('[[nothing]]\nrule = "TOY-001"\n', "unknown table 'nothing'"),
    ],
)
def test_a_faulty_catalogue_is_refused(toy: Path, text: str, said: str) -> None:
    (toy / "tests/games/toy/misread/race.toml").write_text(text)
    with pytest.raises(Stale, match=said):
        catalogue.load("toy", toy)


def test_a_change_may_touch_several_places_of_a_file(toy: Path) -> None:
    text = entry("TOY-001", "race:prize", "10", "9") + 'also = [{ where = "race:LENGTH", replace = "3", by = "5" }]\n'
    (toy / "tests/games/toy/misread/race.toml").write_text(text)
    (both,) = catalogue.load("toy", toy).misreadings
    (source,) = catalogue.applied(both, toy).values()
    assert "LENGTH = 5" in source and "return 9 - place" in source


def test_twenty_are_drawn_by_the_date() -> None:
    every = [
        Misreading("toy", "race", f"TOY-{n:03}", "count", "Something.", (Change("a:b", "c", "d"),)) for n in range(99)
    ]
    monday = changed.drawn(every, "2026-11-16", 20)
    assert len(monday) == 20 and monday == changed.drawn(every[::-1], "2026-11-16", 20)
    assert set(monday) != set(changed.drawn(every, "2026-11-17", 20))


def test_a_change_concerns_what_it_touches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three misreadings: one whose function differs, one whose rule's test does, one that main has already."""
    spy, tests = catalogue.ROOT / "src/ludotheque/games/diktat/phases/spy.py", "tests/games/diktat/test_end.py"
    here = {path: path.read_text(encoding="utf-8") for path in (spy, catalogue.ROOT / tests)}
    was = {spy: here[spy].replace("LOOKS + s.get", "LOOKS - s.get")}
    was[catalogue.ROOT / tests] = here[catalogue.ROOT / tests].replace("def test_", "def test_old_", 1)
    rule = next(p.rule for p in ledger.proofs(catalogue.ROOT / "tests", catalogue.ROOT) if p.place.path == tests)
    monkeypatch.setattr(reached, "changed", lambda: [str(p.relative_to(catalogue.ROOT)) for p in here])
    monkeypatch.setattr(changed, "before", was.__getitem__)
    of = [
        Misreading("diktat", "x", "DIK-076", "count", "a", (Change("phases.spy:spy_manoeuvre", "LOOKS", "1"),)),
        Misreading("diktat", "x", rule, "count", "b", (Change("phases.extend:Extend.take", "pp = 1", "pp = 2"),)),
        Misreading("diktat", "x", "DIK-076", "count", "c", (Change("phases.spy:SpyOut.look", "ASK", "DONE"),)),
    ]
    assert changed.concerned(of) == of[:2]
