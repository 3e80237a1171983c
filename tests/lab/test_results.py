"""Files of rows: kept, read back, gone on with, and refused when they are damaged or of another run."""

import importlib
import json
from pathlib import Path

import pytest

from ludotheque.lab.executors import Here
from ludotheque.lab.plan import Plan
from ludotheque.lab.results import Sink, read
from ludotheque.lab.run import run
from ludotheque.lab.words import LabFault
from tests.lab.runs import plan, row

NAMES = ("rows.jsonl", "rows.parquet")


@pytest.mark.parametrize("name", NAMES)
def test_rows_come_back_as_they_were_kept(tmp_path: Path, name: str) -> None:
    what = plan("diktat", 3, options=[{"others": True}, {"content": "fixture"}])
    sink = Sink(tmp_path / name, what)
    run(what, 6, sink, lambda seconds: Here())
    assert read(tmp_path / name) == sink.rows and len(sink.rows) == 6
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("name", NAMES)
def test_traits_come_back_as_they_were_kept(tmp_path: Path, name: str) -> None:
    what = plan("steamwatchers", 3)
    sink = Sink(tmp_path / name, what)
    run(what, 2, sink, lambda seconds: Here())
    assert read(tmp_path / name) == sink.rows and len(sink.rows[0]["traits"]["first_title"]) == 3


@pytest.mark.parametrize("name", NAMES)
def test_a_run_goes_on_from_its_file(tmp_path: Path, name: str) -> None:
    what, path = plan(seed="s"), tmp_path / name
    whole = Sink(None, what)
    run(what, 9, whole, lambda seconds: Here())
    run(what, 4, Sink(path, what), lambda seconds: Here())
    heard: list[int] = []
    run(what, 9, Sink(path, what), lambda seconds: Here(), heard.append)
    assert heard[0] == 4 and read(path) == whole.rows
    run(what, 9, Sink(path, what), lambda seconds: Here())
    assert read(path) == whole.rows


@pytest.mark.parametrize("name", NAMES)
def test_a_run_that_was_killed_goes_on(tmp_path: Path, name: str) -> None:
    what, path = plan(), tmp_path / name
    killed = Sink(path, what)
    run(what, 3, Sink(None, what), lambda seconds: Here())
    killed.add([row(seed="1", number=0), row(number=1)])
    with killed.lines.open("a") as file:
        file.write('{"game":"conn')
    again = Sink(path, what)
    assert len(again.rows) == 2
    run(what, 3, again, lambda seconds: Here())
    assert [r["number"] for r in read(path)] == [0, 1, 2]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "other", [plan(seed="2"), plan("phare", 2), plan("diktat", 2), plan("diktat", 2, options=[{"others": True}])]
)
def test_a_file_of_another_run_is_left_alone(tmp_path: Path, name: str, other: Plan) -> None:
    path = tmp_path / name
    run(plan(), 3, Sink(path, plan()), lambda seconds: Here())
    before = path.read_bytes()
    with pytest.raises(LabFault) as fault:
        Sink(path, other)
    assert fault.value.why == "other-run" and path.read_bytes() == before


DAMAGED = {
    "cut": json.dumps(row())[:40],
    "not JSON": "hello\n",
    "not a row": "[1, 2]\n",
    "not text": "\udcff\n",
    "a part missing": json.dumps({name: value for name, value in row().items() if name != "ranks"}) + "\n",
    "too few scores": json.dumps(row(scores=[1])) + "\n",
    "words for ranks": json.dumps(row() | {"ranks": ["first", "second"]}) + "\n",
    "numbers for bots": json.dumps(row(bots=[1, 2])) + "\n",
    "numbers for cards": json.dumps(row(cards=[[1], []])) + "\n",
    "numbers for traits": json.dumps(row(traits={"title": [1, 2]})) + "\n",
    "too few traits": json.dumps(row(traits={"title": ["a"]})) + "\n",
    "no lists of cards": json.dumps(row(cards=["AB", "CD"])) + "\n",
    "nobody first": json.dumps(row(first=2)) + "\n",
    "deep": "[" * 100_000 + "\n",
}


@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_is_named_with_its_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_bytes((json.dumps(row()) + "\n" + text).encode("utf-8", "surrogateescape"))
    with pytest.raises(LabFault) as fault:
        read(path)
    assert fault.value.why == "corrupt" and fault.value.values["line"] == 2


def test_rows_of_earlier_days_are_read(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    old = {name: value for name, value in row().items() if name not in ("traits", "lead_by")}
    path.write_text(json.dumps(old) + "\n")
    assert read(path) == [row()]


def test_other_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "bad.parquet").write_bytes(b"PAR1 not really")
    (tmp_path / "empty.jsonl").write_text("")
    lines = json.dumps(row()) + "\n" + json.dumps(row(game="diktat")) + "\n"
    (tmp_path / "mixed.jsonl").write_text(lines)
    for name, why in (
        ("bad.parquet", "corrupt"),
        ("empty.jsonl", "no-rows"),
        ("mixed.jsonl", "two-games"),
        ("none.jsonl", "file"),
        ("none.parquet", "file"),
        ("rows.csv", "suffix"),
    ):
        with pytest.raises(LabFault) as fault:
            read(tmp_path / name)
        assert fault.value.why == why, name


def test_without_pyarrow_a_parquet_file_is_refused_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", absent)
    with pytest.raises(LabFault) as fault:
        Sink(Path("rows.parquet"), plan())
    assert fault.value.why == "no-parquet"
