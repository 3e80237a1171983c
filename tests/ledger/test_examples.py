"""Rules one can try (rules/examples): each example does what it says, at the position it lays."""

import tomllib
from pathlib import Path

import pytest

from ludotheque.match import examples, ledger
from ludotheque.match.examples import Example

GAMES = sorted(path.stem for path in (ledger.rules_folder() / "examples").glob("*.toml"))
ALL = [(game, example) for game in GAMES for example in examples.load(game)]
LEAST = 350

EXAMPLE = """
[[example]]
rule = "DIK-088"
given = { seats = 2, pp = [3, 1], piles = { karst = ["B: G"] } }
before = ["A assassinate"]
moves = [{ do = "kill 1 1", cites = ["DIK-088"] }, { do = "kill 9 1", refused = "DIK-Q20" }]
"""


def named(game: str, example: Example) -> str:
    return f"{example.rule}-{examples.load(game).index(example)}"


@pytest.mark.parametrize(("game", "example"), ALL, ids=[named(*each) for each in ALL])
def test_each_move_is_told_or_refused_by_the_rules_it_names(game: str, example: Example) -> None:
    table = examples.lay(game, example)
    asked = [decision.seat for decision in table.waiting]
    assert example.ask or example.seat in asked, "nobody asks: what the move answers must be said"
    digest = table.digest()
    for move in example.moves:
        played = examples.play(table, example.seat, move)
        if move.refused:
            assert played.refusal is not None and played.refusal.rule == move.refused, (move, played.refusal)
            assert played.table.digest() == digest
        else:
            assert played.refusal is None, (move, played.refusal)
            told = {event.rule for event in played.events if event.noticed_by(example.seat)}
            assert told >= set(move.cites), (move, told)
    assert table.digest() == digest


@pytest.mark.parametrize("game", GAMES)
def test_examples_stand_in_the_order_of_the_rules(game: str) -> None:
    order = [entry.id for entry in ledger.load(game).entries]
    places = [order.index(example.rule) for example in examples.load(game)]
    assert places == sorted(places)


@pytest.mark.parametrize("game", GAMES)
def test_examples_show_rules_of_the_ledger_in_our_own_edition(game: str) -> None:
    book = ledger.load(game)
    for example in examples.load(game):
        assert book.find(example.rule) is not None, example
        assert examples.lay(game, example).options.get("content", "house") == "house", example
        assert len({move.choice for move in example.moves}) == len(example.moves) <= 3, example


def test_there_are_as_many_as_are_promised() -> None:
    assert len(ALL) >= LEAST


def write(folder: Path, text: str) -> Path:
    path = folder / "diktat.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_example_is_read_as_it_is_written(tmp_path: Path) -> None:
    (example,) = examples.read(write(tmp_path, EXAMPLE), 0)
    assert (example.rule, example.seat, example.before) == ("DIK-088", 0, ((0, ("assassinate",)),))
    shown, refused = example.moves
    assert (shown.choice, shown.cites, shown.refused) == (("kill", 1, 1), ("DIK-088",), "")
    assert (refused.choice, refused.cites, refused.refused) == (("kill", 9, 1), (), "DIK-Q20")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('cites = ["DIK-088"]', 'cites = ["DIK-085"]', "none of its moves shows that rule"),
        ('cites = ["DIK-088"]', 'told = ["DIK-088"]', "a move has do"),
        ('cites = ["DIK-088"]', 'cites = ["DIK-088"], refused = "DIK-084"', "a move has do"),
        ("before =", "after =", "it has"),
        ('["A assassinate"]', '["Z assassinate"]', "substring not found"),
        ("before =", 'ask = { fr = "Qui ?" }\nbefore =', "ask needs exactly"),
        ("[[example]]", "[example]", ""),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_name_of_the_file(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert tomllib.loads(EXAMPLE) and old in EXAMPLE
    with pytest.raises(ledger.LedgerError, match=rf"diktat\.toml.*{why}"):
        examples.read(write(tmp_path, EXAMPLE.replace(old, new)), 0)
