"""The mutants of a toy, and what becomes of them."""

import ast
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from tests.mutants import __main__ as command
from tests.mutants import changes, running
from tests.mutants.changes import Module, Mutant

RACE = '''
"""A race to the flag (TOY-001)."""

from typing import Final

NEXT: Final = -1
LENGTH: Final = 3
# The columns of a runner.
PLACE: Final = 0
TIRED: Final = 1


class Refusal(str):
    pass


class State:
    def __init__(self, seats: int) -> None:
        self.seats, self.loud, self.told = seats, True, 0
        self.rows = [[0, 0] for _ in range(seats)]

    def get(self, seat: int, column: int) -> int:
        return self.rows[seat][column]


def why_not_run(s: State, seat: int) -> "Refusal | None":
    """TOY-002  Nobody runs past the flag."""
    if s.get(seat, PLACE) >= LENGTH:
        return Refusal("there")
    return None


def run(s: State, seat: int) -> None:
    """TOY-003  One step, which tires."""
    s.rows[seat][PLACE] += 1
    s.rows[seat][TIRED] += 1
    if s.loud:
        s.told += 1


def rest(s: State, seat: int) -> None:
    """TOY-004  Nobody is less than rested."""
    if s.get(seat, TIRED) > 0:
        s.rows[seat][TIRED] -= 1
'''

TESTS = """
import pytest
from ludotheque.games.toy import race

def rule(*ids):
    return pytest.mark.rule(*ids)

@rule("TOY-002")
def test_three_steps_and_no_more():
    s = race.State(2)
    for _ in range(3):
        assert race.why_not_run(s, 0) is None
        race.run(s, 0)
    race.rest(s, 0)
    assert race.why_not_run(s, 0) == "there" and race.why_not_run(s, 1) is None

@rule("TOY-003")
def test_a_step_tires():
    s = race.State(2)
    race.run(s, 1)
    race.run(s, 1)
    assert s.rows == [[0, 0], [2, 2]]

@rule("TOY-004")
def test_a_rest():
    s = race.State(2)
    race.run(s, 1)
    race.rest(s, 1)
    assert s.rows == [[0, 0], [1, 0]]

def test_that_proves_no_rule():
    s = race.State(2)
    race.rest(s, 0)
    assert s.rows[0] == [0, 0]
"""

RUN = """
import sys
from importlib import import_module
from pathlib import Path
from tests.mutants.__main__ import main
root = Path(sys.argv[1])
import_module("ludotheque.games").__path__.append(str(root / "src/ludotheque/games"))
sys.exit(main(sys.argv[2:], root))
"""


def found(source: str, path: str = "phases/race.py", siblings: dict[str, Any] | None = None) -> list[Mutant]:
    return Module(path, textwrap.dedent(source).encode(), siblings or {}).mutants()


def changed(source: str, kind: str = "", siblings: dict[str, Any] | None = None) -> list[str]:
    """What the lines of a function become."""
    return [f"{m.was} -> {m.text}" for m in found(source, siblings=siblings) if kind in m.kind]


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    rules, tests = tmp_path / "src/ludotheque/games/toy", tmp_path / "tests/games/toy"
    for folder in (rules, tests):
        folder.mkdir(parents=True)
    (rules / "__init__.py").touch()
    (rules / "race.py").write_text(RACE.lstrip())
    (tests / "test_race.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule(*ids): a rule\n")
    return tmp_path


def mutants_of(toy: Path, *arguments: str) -> tuple[int, str]:
    environment = {**os.environ, "LUDOTHEQUE_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(toy), "toy", "--jobs", "2", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    return done.returncode, done.stdout + done.stderr


def test_the_survivors_of_a_toy_are_those_that_no_rule_test_meets(toy: Path) -> None:
    code, said = mutants_of(toy)
    survivors = [line.strip() for line in said.splitlines() if line.startswith("  race.py:")]
    assert survivors == [
        "race.py:rest: condition: s.get(seat, TIRED) > 0 -> True",
        "race.py:rest: comparison: s.get(seat, TIRED) > 0 -> s.get(seat, TIRED) >= 0",
        "race.py:rest: field: TIRED -> 0",
    ]
    assert "TOY-004  race.py:42  survives" in said
    assert "    -     if s.get(seat, TIRED) > 0:\n    +     if True:" in said
    assert code == 1 and "3 survive; 0 could not be put in; 0 equivalent" in said


MORE = """
import pytest
from ludotheque.games.toy import race

@pytest.mark.rule("TOY-004")
def test_the_rested_stay_rested():
    s = race.State(2)
    race.run(s, 0)
    s.rows[0][race.TIRED] = 0
    race.rest(s, 0)
    assert s.rows[0] == [1, 0]
"""


def test_after_new_tests_only_those_that_survived_run_again_and_a_changed_test_proves_anew(toy: Path) -> None:
    mutants_of(toy)
    (fates,) = (toy / "build/mutants/toy").glob("fates-*.jsonl")
    before = len(fates.read_text().splitlines())
    (toy / "tests/games/toy/test_more.py").write_text(MORE)
    code, said = mutants_of(toy, "--killed")
    assert code == 0 and "0 survive" in said and said.count("test_the_rested_stay_rested") == 3
    assert len(fates.read_text().splitlines()) == before + 3
    (toy / "tests/games/toy/test_race.py").write_text(TESTS.replace("[2, 2]", "[2, s.rows[1][1]]"))
    code, said = mutants_of(toy)
    assert "race.py:run: dropped: s.rows[seat][TIRED] += 1 -> pass" in said


def test_a_test_file_is_another_when_one_whose_scenes_it_borrows_is(tmp_path: Path) -> None:
    for name, text in (("test_a", "from toy.test_b import x"), ("test_b", "from toy.test_c import x"), ("test_c", "")):
        (tmp_path / f"{name}.py").write_text(text)
    assert [path.stem for path in running.leaning(tmp_path / "test_a.py")] == ["test_a", "test_b", "test_c"]


def test_an_equivalent_mutant_is_told_apart_and_a_stale_one_is_a_fault(toy: Path) -> None:
    key = "race.py:rest: condition: s.get(seat, TIRED) > 0 -> True"
    listed = toy / "tests/games/toy/equivalent_mutants.toml"
    listed.write_text(f"[[mutant]]\nkey = {key!r}\nreason = 'A toy.'\n")
    code, said = mutants_of(toy, "--only", "-> True")
    assert code == 0 and "equivalent: A toy." in said and "0 survive; 0 could not be put in; 1 equivalent" in said
    listed.write_text("[[mutant]]\nkey = 'race.py:gone'\nreason = 'It was.'\n")
    code, said = mutants_of(toy, "--only", "LENGTH")
    assert code == 1 and "yet listed as equivalent: race.py:gone" in said


def test_rule_tests_that_fail_unchanged_stop_it(toy: Path) -> None:
    (toy / "tests/games/toy/test_race.py").write_text(TESTS.replace("[2, 2]", "[2, 3]"))
    code, said = mutants_of(toy)
    assert code == 1 and "fail without any change" in said and "test_a_step_tires" in said


def test_a_game_that_has_no_rules_yet_says_so(toy: Path) -> None:
    (toy / "src/ludotheque/games/toy/race.py").unlink()
    code, said = mutants_of(toy)
    assert code == 2 and "toy has no rules code yet" in said


def test_the_sample_is_listed_by_rule_and_runs_nothing(toy: Path) -> None:
    code, said = mutants_of(toy, "--list", "--sample", "5")
    rules = [line.split()[0] for line in said.splitlines() if line.startswith("TOY-")]
    assert code == 0 and len(rules) == 5 and rules == sorted(rules) and not (toy / "build").exists()


def test_a_sample_is_the_same_for_a_seed_and_another_for_another() -> None:
    every = found(RACE)
    drawn = [m.key for m in command.sampled(every, 10, "1")]
    assert drawn == [m.key for m in command.sampled(found("# moved down\n\n" + RACE), 10, "1")]
    assert drawn != [m.key for m in command.sampled(every, 10, "2")]
    assert len({m.key for m in every}) == len(every)


# -- which changes there are


def test_comparisons_turn_and_move_by_one() -> None:
    assert changed("def f(a, b):\n    return g(a < b)", "comparison") == ["a < b -> a <= b", "a < b -> a >= b"]
    assert changed("def f(a):\n    return g(a is None)", "comparison") == ["a is None -> a is not None"]


def test_amounts_move_by_one_and_capacities_do_not() -> None:
    assert changed("def f():\n    return g(2, capacity=8)", "constant") == ["2 -> 1", "2 -> 3"]
    assert changed("def f(a):\n    return a >> 4 & 15 == 2", "constant") == ["2 -> 1", "2 -> 3"]


def test_sums_become_differences_where_that_makes_one() -> None:
    source = "def f(s, at):\n    return s.rows[at + WIDTH], s.rows[at + FIRST], s.rows[at + 1]"
    module = Module("phases/race.py", source.encode(), {}, frozenset({"FIRST"}))
    assert [m.text for m in module.mutants() if m.kind == "arithmetic"] == ["(at - WIDTH)"]


def test_conditions_hold_always_never_or_in_part() -> None:
    source = "def f(a, b, x):\n    if a and not b:\n        x.go()\n"
    assert changed(source, "condition") == [
        "a and not b -> (not b)",
        "a and not b -> (a)",
        "a and not b -> True",
        "a and not b -> False",
    ]
    assert changed(source, "and/or") == ["a and not b -> (a or not b)"]
    assert changed(source, "not") == ["not b -> b"]


def test_guards_fall() -> None:
    source = 'def why_not_go(s, seat) -> "Refusal | None":\n    if s.x:\n        return FAR\n    return None'
    assert changed(source, "guard") == ["FAR -> None"]
    assert changed("def near(s) -> bool:\n    return s.x", "answer") == ["s.x -> True", "s.x -> False"]


def test_the_next_seat_and_the_neighbouring_track() -> None:
    siblings = {"state": {"PLACE": ("TIRED", 1)}}
    source = "def f(s, seat):\n    s.add(seat, state.PLACE)\n"
    assert changed(source, "seat", siblings) == ["seat -> (seat + 1) % s.seats"]
    assert changed(source, "field", siblings) == ["state.PLACE -> state.TIRED"]
    imported = "from toy.state import PLACE\ndef f(s):\n    s.add(0, PLACE)\n"
    assert changed(imported, "field", siblings) == ["PLACE -> 1"]


def test_the_neighbouring_column_of_a_row() -> None:
    declared = "@row\nclass Player(Row):\n    gold: i64 = 0\n    rank: i64 = 0\n"
    siblings = changes.rows(ast.parse(declared + "class Other:\n    a: i64 = 0\n"))
    assert siblings == {"Player": {"gold": ("rank", 1), "rank": ("gold", 0)}}
    source = "def f(s, seat):\n    return s.get(seat, Player.gold)\n"
    assert changed(source, "field", siblings) == ["Player.gold -> Player.rank"]


def test_neighbours_are_numbered_one_after_the_other() -> None:
    tree = ast.parse(RACE)
    assert changes.enumerations(tree) == {"PLACE": ("TIRED", 1), "TIRED": ("PLACE", 0)}


def test_statements_are_left_out_but_for_names_that_come_into_being() -> None:
    source = """
        def f(s):
            n = 0
            out = first(s)
            out = append(out, n)
            n = 2
            s.admin = n
            s.call(n)
            n += 1
            s.tell("TOY-001")
            s.revealed += 1
    """
    assert changed(source, "dropped") == [
        "out = append(out, n) -> pass",
        "n = 2 -> pass",
        "s.admin = n -> pass",
        "s.call(n) -> pass",
        "n += 1 -> pass",
    ]


@pytest.mark.parametrize("declared", ['@frame("go stop")\nclass A:\n', 'class A:\n    STEPS: X = ("go", "stop")\n'])
def test_steps_are_skipped_however_they_are_declared(declared: str) -> None:
    source = declared + "    def go(self, s) -> i64:\n        s.a()\n        return NEXT\n"
    (skipped,) = (m for m in found(source) if m.kind == "step skipped")
    assert b"        return NEXT\n        s.a()" in skipped.applied(source.encode())


def test_telling_wording_and_copying_are_no_rules() -> None:
    assert found("def f(s):\n    if s.loud:\n        s.told(3)\n") == []
    assert (
        found("class A:\n    def clone(self):\n        return A(1)\n    def prompt(self):\n        return (1, 2)\n")
        == []
    )


def test_the_rules_of_a_game_are_found_by_folder(tmp_path: Path) -> None:
    for name in ("policy", "guards", "check_map", "given", "glance_moves", "state", "phases/war"):
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text("# interpreted: it reads files\n" if name == "check_map" else '"""Rules."""\n')
    assert [p.stem for p in changes.rules_modules(tmp_path)] == ["guards", "war", "state"]
    plain = "def f(s):\n    return 1\n\ndef g(s):\n    '''TOY-001'''\n    return 1\n"
    assert {m.where for m in found(plain, "state.py")} == {"g"}


def test_a_rule_is_the_nearest_that_is_cited() -> None:
    source = '''
        class A:
            """TOY-001"""
            def f(self, s):
                """TOY-002"""
                s.a()  # TOY-003
                s.b()
            def g(self, s):
                s.c()
    '''
    assert [m.rules for m in found(source)] == [("TOY-003", "TOY-002"), ("TOY-002",), ("TOY-001",)]


# -- processes


def test_a_method_that_no_longer_asks_its_base_class_is_put_in_too() -> None:
    class Base:
        def go(self) -> int:
            return 1

    class Own(Base):
        def go(self) -> int:
            return super().go()

    code = compile("class Own:\n    def go(self):\n        return 2\n", "own", "exec")
    assert isinstance(Own.go, FunctionType)
    running.give(Own.go, running.within(code, ["Own", "go"]), Own, "go")
    assert Own().go() == 2


def test_what_never_ends_is_stopped_and_what_breaks_says_so() -> None:
    def endless(write: object) -> int:
        running.patience(0.05)
        while True:
            pass

    def broken(write: object) -> int:
        raise ValueError("no")

    tasks = iter([("endless", endless), ("broken", broken)])
    ends = {name: (code, wrote) for name, code, wrote in running.forked(tasks, 2)}
    assert ends == {"endless": (running.TIMED_OUT, ""), "broken": (running.BROKEN, "ValueError: no")}
