"""A frame from its declaration: what follows from it, what it may not say, and the text that the build compiles."""

import ast
import traceback
from pathlib import Path
from typing import Annotated, Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ludotheque
from ludotheque.core import expansion, sight
from ludotheque.core.expansion import BadFrame, expand
from ludotheque.core.fields import EACH, HIDDEN, SEATS, Field
from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, State
from ludotheque.core.vecs import of
from ludotheque.games.diktat.phases.struggle import PowerStruggle

NOWHERE = -1
SOURCES = Path(expansion.__file__).parents[2]


@frame("set_out cross arrive")
class Walk(Frame[State]):
    """Goes somewhere."""

    seat: i64
    zone: Annotated[i64, "zone"]
    bids: Annotated[vec[i64], EACH]
    seen: vec[i64] = vec[i64]()
    to: Annotated[i64, HIDDEN, "zone"] = NOWHERE

    def set_out(self, s: State) -> i64:
        return NEXT

    def cross(self, s: State) -> i64:
        return ASK if self.at("cross") else self.goto("set_out")

    def arrive(self, s: State) -> i64:
        return DONE

    def back(self) -> i64:
        return self.goto("cross")


@frame()
class Stroll(Walk):
    def arrive(self, s: State) -> i64:
        return self.goto("set_out")


@frame("set_out cross arrive rest")
class Hike(Walk):
    load: i64 = 3

    def rest(self, s: State) -> i64:
        return self.goto("rest")


def test_the_constructor_takes_the_fields_in_their_order_and_knows_the_defaults() -> None:
    walk = Walk(1, 4, of([0, 2]))
    assert (walk.seat, walk.zone, list(walk.bids), list(walk.seen), walk.to, walk.step) == (
        1,
        4,
        [0, 2],
        [],
        NOWHERE,
        0,
    )
    assert Walk(1, 4, of([]), of([5]), to=7).to == 7
    with pytest.raises(TypeError, match="zone"):
        Walk(1)  # type: ignore[call-arg]


def test_a_copy_shares_nothing_and_stands_at_the_same_step() -> None:
    walk = Walk(0, 1, of([1, 2]))
    walk.step = 2
    twin = walk.clone()
    assert type(twin) is Walk and isinstance(twin, Walk)
    assert (twin.step, list(twin.bids)) == (2, [1, 2])
    twin.bids[0] = 9
    assert list(walk.bids) == [1, 2]


def test_each_step_is_the_method_of_its_name() -> None:
    walk, state = Walk(0, 1, of([])), State(2)
    said = []
    for walk.step in range(3):
        said.append(walk.run(state))
    assert said == [NEXT, ASK, DONE] and walk.back() == 1
    assert walk.at("arrive") and not walk.at("cross")


def test_a_field_says_who_sees_it_and_what_its_numbers_mean() -> None:
    facts = {name: (f.sight, f.kind, f.many) for name, f in Walk.FIELDS.items()}
    assert facts == {
        "seat": ("public", "", False),
        "zone": ("public", "zone", False),
        "bids": ("each", "", True),
        "seen": ("public", "", True),
        "to": ("hidden", "zone", False),
    }
    ids = {"zone": ("rhone", "oder", "ebro")}
    seen = sight.view_frame(Walk(0, 1, of([3, 4])), 0, ids)
    assert (seen["frame"], seen["step"], seen["zone"], seen["bids"]) == ("walk", "set_out", "oder", 3)
    assert "to" not in seen and sight.view_frame(Walk(0, NOWHERE, of([3, 4])), None, ids)["zone"] is None


def test_a_mask_of_seats_is_shown_as_seats() -> None:
    assert sight.spoken(0b1010, SEATS, {}) == [1, 3] and sight.spoken([1, 0], "zone", {"zone": ("a", "b")}) == [
        "b",
        "a",
    ]


def test_a_frame_built_on_another_has_its_fields_and_steps_first() -> None:
    stroll, hike = Stroll(0, 1, of([])), Hike(0, 1, of([]), load=2)
    assert (Stroll.STEPS, list(Stroll.FIELDS)) == (Walk.STEPS, list(Walk.FIELDS))
    assert (Hike.STEPS[-1], list(Hike.FIELDS)[-1], hike.load, hike.clone().load) == ("rest", "load", 2, 2)  # type: ignore[attr-defined]
    stroll.step, hike.step = 2, 3
    assert type(stroll.clone()) is Stroll and stroll.run(State(1)) == 0 and hike.run(State(1)) == 3


HEAD = """
from typing import Annotated
from librt.vecs import vec
from mypy_extensions import i64
from ludotheque.core.fields import EACH, HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, Frame, State


"""

# What is said of it: the decorator, the fields, and what the step `go` does (None: there is no such method).
WRONG: dict[str, tuple[str, str, str | None]] = {
    "no step 'arrive'": ('frame("go")', "seat: i64", 'return self.goto("arrive")'),
    "no step 'cross'": ('frame("go")', "seat: i64", 'return ASK if self.at("cross") else DONE'),
    "named in quotes": ('frame("go")', "seat: i64", "return self.goto(self.STEPS[0])"),
    "no method for its step 'stay'": ('frame("go stay")', "seat: i64", "return DONE"),
    "'take' has the name": ('frame("go take")', "seat: i64", "return DONE"),
    "declares no steps": ("frame()", "seat: i64", "return DONE"),
    "step 'go' twice": ('frame("go go")', "seat: i64", "return DONE"),
    "is no name of a step": ('frame("go, stay")', "seat: i64", "return DONE"),
    "no field 'seat'": ('frame("go")', "zone: i64", "return DONE"),
    "is a field and a step": ('frame("go")', "seat: i64; go: i64", None),
    "is a field and a method": ('frame("go")', "seat: i64; legal: i64", "return DONE"),
    "an i64 or a vec": ('frame("go")', "seat: i64; name: str", "return DONE"),
    "a vec has no default": ('frame("go")', "seat: i64; row: vec[i64] = vec[i64]([1])", "return DONE"),
    "what EACH seat sees": ('frame("go")', "seat: i64; bid: Annotated[i64, EACH]", "return DONE"),
    "more than one": ('frame("go")', 'seat: i64; bid: Annotated[i64, "zone", "sea"]', "return DONE"),
}


def wrong(said: str) -> str:
    decorator, fields, body = WRONG[said]
    step = "    def run(self, s: State) -> i64: ..." if body is None else f"    def go(self, s: State) -> i64: {body}"
    return "\n".join(
        [HEAD, f"@{decorator}", "class X(Frame[State]):", *(f"    {f}" for f in fields.split("; ")), "", step]
    )


MOVED = """
@frame("go")
class W(Frame[State]):
    seat: i64

    def go(self, s: State) -> i64:
        return DONE



@frame("rest go")
class X(W):
    def rest(self, s: State) -> i64:
        return DONE
"""


def test_a_frame_may_not_move_the_steps_of_the_one_it_is_built_on() -> None:
    with pytest.raises(BadFrame, match="come first: go"):
        exec(compile(HEAD + MOVED, "<wrong>", "exec"), {"__name__": "wrong"})
    with pytest.raises(BadFrame, match="come first: go"):
        expand(HEAD + MOVED, lambda module: None)


def test_a_frame_without_room_for_what_follows_is_refused() -> None:
    with pytest.raises(BadFrame, match="W: leave 2 more blank"):
        expand(HEAD + MOVED.replace("\n\n\n\n", "\n"), lambda module: None)


@pytest.mark.parametrize("said", WRONG)
def test_what_cannot_be_meant_is_refused_when_the_game_is_imported(said: str) -> None:
    with pytest.raises(BadFrame, match=said):
        exec(compile(wrong(said), "<wrong>", "exec"), {"__name__": "wrong"})


@pytest.mark.parametrize("said", WRONG)
def test_and_when_it_is_built(said: str) -> None:
    with pytest.raises(BadFrame, match=said):
        expand(wrong(said), lambda module: None)


def sources() -> dict[Path, str]:
    found = {path: path.read_text(encoding="utf-8") for path in sorted((SOURCES / "ludotheque").rglob("*.py"))}
    return {path: text for path, text in found.items() if expansion.IMPORT in text.splitlines()}


def expanded(text: str) -> str:
    def read(module: str) -> str | None:
        path = SOURCES.joinpath(*module.split(".")).with_suffix(".py")
        return path.read_text(encoding="utf-8") if path.is_file() else None

    return expand(text, read)


@pytest.mark.interpreted
def test_written_out_every_method_of_every_frame_keeps_its_lines() -> None:
    frames = 0
    for path, text in sources().items():
        before, after = methods(text), methods(expanded(text))
        assert before.items() <= after.items(), path
        frames += text.count("\n@frame(")
    assert frames > 90


def methods(text: str) -> dict[tuple[str, str], tuple[int, int | None]]:
    return {
        (node.name, each.name): (each.lineno, each.end_lineno)
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef)
        for each in node.body
        if isinstance(each, ast.FunctionDef)
    }


def test_written_out_a_frame_is_what_the_decorator_makes() -> None:
    """The same text runs in both: what the build compiles, run as it is, gives the same class."""
    for path, text in sources().items():
        if "games" not in path.parts:
            continue
        module = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        names: dict[str, Any] = {"__name__": module}
        exec(compile(expanded(text), str(path), "exec"), names)
        declared = vars(__import__(module, fromlist=["*"]))
        for name, kind in names.items():
            if isinstance(kind, type) and issubclass(kind, Frame) and kind.__module__ == module and kind.STEPS:
                ours = declared[name]
                assert ours.STEPS == kind.STEPS
                assert {n: told(f) for n, f in ours.FIELDS.items()} == {n: told(f) for n, f in kind.FIELDS.items()}


def told(field: Field) -> tuple[object, ...]:
    return field.sight, field.kind, field.many, repr(field.default)


def test_what_every_frame_has_is_no_name_of_a_step() -> None:
    every = {name for name in dir(Frame) if name.islower() and not name.startswith("_")}
    assert every | {"caller", "seat", "step"} == expansion.TAKEN | {"end"}


def test_a_traceback_leads_to_the_line_of_the_source() -> None:
    """Compiled too, where the frame was written out."""
    state: Any = ludotheque.game("diktat").start(seats=2)
    with pytest.raises(IndexError) as fault:
        PowerStruggle(-1, 0, 1, 1, vec[i64]()).worth(state, 0)
    last = traceback.extract_tb(fault.value.__traceback__)[-1]
    source = (SOURCES / "ludotheque/games/diktat/phases/struggle.py").read_text(encoding="utf-8").split("\n")
    assert last.filename.replace("\\", "/").endswith("src/ludotheque/games/diktat/phases/struggle.py")
    assert last.name == "worth"
    assert source[(last.lineno or 0) - 1].strip() == "return self.bids[seat] + self.bonus(s, seat)"


def test_an_inherited_default_is_written_by_its_value() -> None:
    """The module of the frame that inherits it may not know its name."""
    absent = "from typing import Final\nNOBODY: Final = -1\n"
    base = f"""from kit.absent import NOBODY as NO_ONE
{expansion.IMPORT}


@frame("ask")
class Window(Frame[Any]):
    seat: i64 = NO_ONE

    def ask(self, s: Any) -> i64: ...
"""
    game = f"""from kit.window import Window
{expansion.IMPORT}


@frame()
class Contest(Window):
    prize: i64


"""
    text = expand(
        game.replace("    prize: i64\n", "    prize: i64 = 2\n"), {"kit.window": base, "kit.absent": absent}.get
    )
    assert "def __init__(self, seat: i64 = -1, prize: i64 = 2)" in text
