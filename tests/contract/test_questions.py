"""Asking changes nothing: neither the position nor what is printed nor what the options settled."""

import ast
import contextlib
import functools
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.domains import Domain
from ludotheque.core.vecs import of
from ludotheque.match.faces import Playable
from ludotheque.match.registry import registry
from ludotheque.match.table import Table
from tests.contract import checks
from tests.contract.declared import attributes
from tests.contract.toy import TrickGame
from tests.drivers import SEED, Case, Driver, Story

GAMES = Path(ludotheque.__file__).parent / "games"
MAKERS = {"loader.py", "drawn.py"}  # they fill content before anybody plays with it


def parts(value: object, known: set[int]) -> Iterator[str]:
    """Everything in a thing made of numbers, texts, rows and objects, as text; an object only where it is met first."""
    if value is None or isinstance(value, int | float | str | type) or callable(value):
        yield repr(value) if not callable(value) else getattr(value, "__qualname__", "")
    elif isinstance(value, dict):
        for key, part in value.items():
            yield repr(key)
            yield from parts(part, known)
    elif isinstance(value, list | tuple | set | frozenset) or hasattr(value, "__getitem__"):
        rows: Any = sorted(value) if isinstance(value, set | frozenset) else value
        yield f"{type(value).__name__} {len(rows)}"
        for part in rows:
            yield from parts(part, known)
    elif id(value) not in known:
        known.add(id(value))
        yield type(value).__qualname__
        for name in sorted(attributes(type(value))):
            yield name
            yield from parts(getattr(value, name, None), known)


def settled(table: Table) -> str:
    """The sum of what is printed and of what the options settled."""
    known: set[int] = set()
    held = [getattr(table.state, name) for name in sorted(table.rules.fixed)]
    return hashlib.sha256("\0".join(text for value in held for text in parts(value, known)).encode()).hexdigest()


def numbers(table: Table) -> dict[str, int]:
    """The numbers that follow from others, or that the options settled."""
    held = {name: getattr(table.state, name) for name in table.rules.fixed}
    return {name: value for name, value in held.items() if isinstance(value, int)}


def ask_everything(table: Table, driver: Driver) -> None:
    """Whatever players, bots and researchers may ask at a pause."""
    state, rules = table.state, table.rules
    [*rules.faults(state)], rules.hides(state), rules.offers(state), rules.account(state)
    state.fingerprint(), state.clone()
    for seat in range(state.seats):
        table.view(seat), table.beside(seat), state.imagine(seat, 1), rules.space(state)
        for decision in [decision for decision in table.waiting if decision.seat == seat]:
            choice = driver.one_of(decision.choices)
            table.why_not(seat, choice), table.foresee(seat, choice), table.why_not(seat, (*choice, 1))
            state.stack[-1].default(state, seat)
            if not isinstance(decision.choices, Domain):
                packed = of([int(table.codec.encode(choice)[0]) for choice in decision.choices[:3]])
                rules.policy().promises(state, seat, packed)
    if rules.policy().EVALUATES:
        rules.policy().values(state)


def check_questions(table: Table, pauses: list[tuple[int, Table]]) -> None:
    """At these pauses of a game that began on that table."""
    printed = settled(table)
    for at, pause in pauses:
        before = checks.position(pause), numbers(pause)
        ask_everything(pause, Driver(at))
        assert (checks.position(pause), numbers(pause)) == before, f"asking changed the position at pause {at}"
    assert settled(table) == printed, "asking changed what is printed or settled for good"


def test_asking_changes_neither_the_position_nor_what_is_printed(case: Case, told: Story) -> None:
    check_questions(case.new(SEED), [(at, table.clone()) for at, table in told.pauses])


def following(table: Table) -> list[str]:
    """What the position has beside its fields, but what is printed."""
    names = sorted(set(table.rules.fixed) - {"content"})
    return [text for name in names for text in parts(getattr(table.state, name), set())]


def test_what_follows_from_a_position_is_what_would_be_found_anew(case: Case, told: Story) -> None:
    for at, pause in told.pauses:
        again = pause.clone()
        again.state.read_back()
        assert following(again) == following(pause), f"at pause {at}"


@pytest.mark.parametrize("flaw", ["", "counted questions", "pencilled cards"])
def test_a_question_that_leaves_a_trace_is_noticed(flaw: str) -> None:
    """Either in the position or in what is printed."""
    table = Playable(TrickGame()).new(seats=3, seed=5)

    def shown(state: Any) -> int:
        if flaw == "counted questions":
            state.points[0] += 1
        elif flaw == "pencilled cards":
            state.flaw += "!"
        return 1

    table.rules.shows = {"shown": shown}
    noticed = pytest.raises(AssertionError, match="asking changed") if flaw else contextlib.nullcontext()
    with noticed:
        check_questions(table, [(0, table)])


@functools.cache
def written_to(path: Path) -> list[str]:
    """Where a source stores something into a part of the content, or changes a list of it in place."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        target = getattr(node, "value", None)
        stores = isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store)
        while stores and isinstance(target, ast.Attribute | ast.Subscript):
            if isinstance(target, ast.Attribute) and target.attr == "content":
                found.append(f"{path.parent.name}/{path.name}:{target.lineno}")
            target = target.value
    return found


def test_no_rule_writes_into_what_is_printed() -> None:
    sources = [path for path in GAMES.rglob("*.py") if path.name not in MAKERS]
    assert [place for path in sources for place in written_to(path)] == []
    assert registry()
