"""Which fields the classes of a game have, and whether each says who sees it."""

import ast
import functools
import inspect
import textwrap
from typing import Any

from ludotheque.core.fields import EACH, HIDDEN, OWNER, PUBLIC
from ludotheque.core.position import fixed_fields
from ludotheque.core.sight import BASE_FIELDS, Sight
from ludotheque.core.state import Frame, State
from ludotheque.match.table import Table


def attributes(kind: type) -> set[str]:
    """The fields of a class: a compiled one lists them, an interpreted one is read."""
    found: set[str] = set()
    for base in kind.__mro__:
        if "__mypyc_attrs__" in vars(base):
            found |= set(vars(base)["__mypyc_attrs__"]) - {"__dict__"}
        elif base.__module__ not in ("builtins", "typing"):
            found |= assigned(base)
    return found | set(getattr(kind, "FIELDS", ()))


@functools.cache
def assigned(kind: type) -> set[str]:
    """The names stored in `self` anywhere in the class."""
    nodes = ast.walk(ast.parse(textwrap.dedent(inspect.getsource(kind))))
    return {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


def leaves(kind: type[Frame[Any]]) -> list[type[Frame[Any]]]:
    below = kind.__subclasses__()
    return [leaf for child in below for leaf in leaves(child)] if below else [kind]


def check_state_declared(table: Table) -> None:
    rules = table.rules
    fields = attributes(type(table.state)) - attributes(State)
    fixed = {*rules.fixed, *fixed_fields(type(table.state))}
    assert fields == {sight.of or name for name, sight in rules.sees.items()} | fixed
    assert all(isinstance(sight, Sight) for sight in rules.sees.values())
    assert not set(rules.sees) & {*BASE_FIELDS, *fixed}
    assert not set(rules.shows) & {*BASE_FIELDS, *fields}


def check_frame_declared(kind: type[Frame[Any]]) -> None:
    assert attributes(kind) - {"step", "caller"} <= set(kind.FIELDS)
    assert {field.sight for field in kind.FIELDS.values()} <= {PUBLIC, OWNER, EACH, HIDDEN}
    assert kind.STEPS and len(set(kind.STEPS)) == len(kind.STEPS)
