# interpreted
"""How a frame is declared: its steps in the decorator, its fields once each, a method for each step.

    @frame("choose cross arrive")
    class Move(Frame[Steam]):
        seat: i64
        zone: Annotated[i64, "zone"]  # a kind: its numbers are ids of the codec
        losses: i64 = 0
        bids: Annotated[vec[i64], EACH]  # a sight: who sees it; without one everybody does

        def choose(self, s: Steam) -> i64: ...

`self.at("cross")` asks for the current step; `return self.goto("cross")` goes there. The constructor, the copy and the
dispatch follow (core/expansion.py); a frame built on another has its fields and steps first, and may list its
own after them. A frame may have a `run` of its own, which may call `self.dispatch(s)` for the method of the step.

`@frame(words=effects.WORDS)` does the same for the words of effects: BY_WORD of the class lists the methods that find
another by a word's name, as `do` finds `do_inflict`.
"""

import __future__

import dis
import inspect
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType
from typing import Annotated, Any, ClassVar, TypeVar, dataclass_transform, get_args, get_origin

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core import expansion
from ludotheque.core.expansion import BadFrame, ByWord, Declared, Entry
from ludotheque.core.fields import REQUIRED, Field
from ludotheque.core.numbers import Numbered
from ludotheque.core.state import Frame

VECTOR: Any = vec[i64]
F = TypeVar("F", bound=Frame[Any])


@dataclass_transform()
def frame(steps: str = "", words: Numbered | None = None) -> Callable[[type[F]], type[F]]:
    """Declare a frame. What cannot be meant is refused here, when the game is imported."""

    def declare(kind: type[F]) -> type[F]:
        frame, defaults = read(kind, expansion.steps_in(steps))
        if words is not None:
            frame.by_word = by_word(kind, words)
        expansion.check(frame, {name for name in dir(kind) if callable(getattr(kind, name))})
        for method in vars(kind).values():
            if isinstance(method, FunctionType):
                for step in steps_named(method.__code__):
                    expansion.number(frame, step)
        for entry in frame.own:
            if entry.default is not None:
                delattr(kind, entry.name)
        for name, value in body(frame, kind, defaults).items():
            setattr(kind, name, value)
        return kind

    return declare


def read(kind: type[Frame[Any]], steps: tuple[str, ...]) -> tuple[Declared, dict[str, object]]:
    """A frame as its class says it, and the values of its defaults."""
    inherited = [
        Entry(name, "vec[i64]" if field.many else "i64", field.sight, field.kind, default_text(name, field.default))
        for name, field in kind.FIELDS.items()
    ]
    defaults = {name: field.default for name, field in kind.FIELDS.items()}
    own = []
    for name, hint in inspect.get_annotations(kind, eval_str=True).items():
        form: Any = get_origin(hint)
        if form is ClassVar:
            continue
        plain, *marks = get_args(hint) if form is Annotated else [hint]
        sight, ids = expansion.annotated(f"{kind.__name__}.{name}", marks)
        defaults[name] = vars(kind).get(name, REQUIRED)
        own.append(Entry(name, plain.__name__, sight, ids, default_text(name, defaults[name])))
    frame = Declared(kind.__name__, steps or kind.STEPS, inherited + own, own, kind.STEPS)
    frame.abstract = bool(getattr(kind, "__parameters__", ()))
    if "run" in vars(kind):
        frame.dispatch = "dispatch" if "dispatch" in vars(kind)["run"].__code__.co_names else ""
    return frame, defaults


def by_word(kind: type[Frame[Any]], words: Numbered) -> list[ByWord]:
    """What finds the methods of a frame by these words."""
    said: dict[str, str] = {}
    for above in reversed(kind.__mro__):
        said |= vars(above).get("BY_WORD", {})
    methods = {
        name: list(method.__code__.co_varnames[2 : method.__code__.co_argcount])
        for name in dir(kind)
        if isinstance(method := getattr(kind, name), FunctionType)
    }
    found = [ByWord(name, text, words.numbers, methods) for name, text in said.items()]
    for each in found:
        each.head = ", ".join(["s", *each.parameters])
    return found


def default_text(name: str, value: Any) -> str | None:
    if value is REQUIRED:
        return None
    return expansion.EMPTY if type(value) is VECTOR and len(value) == 0 else f"defaults[{name!r}]"


def body(frame: Declared, kind: type[Frame[Any]], defaults: dict[str, object]) -> dict[str, Any]:
    """The text that the build would compile, run."""
    names = {"ClassVar": ClassVar, "Field": Field, "vec": vec, "i64": i64, "defaults": defaults, kind.__name__: kind}
    text = "\n".join(expansion.written(frame))
    made: dict[str, Any] = {}
    exec(compile(text, f"<frame {frame.name}>", "exec", __future__.annotations.compiler_flag), names, made)
    del made["__annotations__"]
    for name, value in made.items():
        if isinstance(value, FunctionType):
            value.__qualname__, value.__module__ = f"{kind.__qualname__}.{name}", kind.__module__
    return made


def steps_named(code: CodeType) -> Iterator[str]:
    """What a method asks for by `self.at` and `self.goto`."""
    if "at" in code.co_names or "goto" in code.co_names:
        told = list(dis.get_instructions(code))
        for whose, which, step in zip(told, told[1:], told[2:], strict=False):
            of_self = whose.argval == "self" or (isinstance(whose.argval, tuple) and whose.argval[-1:] == ("self",))
            if of_self and which.argval in ("at", "goto"):
                if not isinstance(step.argval, str) or not step.opname.startswith("LOAD_CONST"):
                    raise BadFrame(f"{code.co_qualname}: a step is named in quotes")
                yield step.argval
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from steps_named(inner)


def by_id(*kinds: type[Frame[Any]]) -> dict[str, type[Frame[Any]]]:
    """Frames under the ids by which views and saved positions call them."""
    found: dict[str, type[Frame[Any]]] = {}
    for kind in kinds:
        if kind.ID in found:
            raise BadFrame(f"two frames are called {kind.ID!r}: {found[kind.ID].__module__} and {kind.__module__}")
        found[kind.ID] = kind
    return found
