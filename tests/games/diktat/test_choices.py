"""Who chooses? Every decision that rules/choices/diktat.toml names is met, in random games or in a scene of its own."""

import tomllib
from typing import Any

import pytest

from ludotheque.core.domains import Choice
from ludotheque.match import ledger, notation
from ludotheque.match.table import Table
from tests.drivers import Case, Driver
from tests.games.diktat.scene import scene

PILES = {"karst": ["A: C,E", "B: C"], "josefov": ["A: C"]}
FULL = dict.fromkeys(("college", "motol", "combinat", "forteresse", "hypogees"), 1)
OTHERS, CHOSEN = ('{"others": true}', '{"cabals": "choose"}')
GAMES = [Case("diktat", seats, options) for seats in (2, 3, 5) for options in ("{}", OTHERS, CHOSEN)]


def named(table: Table, seat: int, choice: Choice) -> list[str]:
    """The question and its answer, "question:answer"; an answer beside any question by itself."""
    asked = [decision.ask for decision in table.waiting if decision.seat == seat and choice in decision]
    return [asked[0], f"{asked[0]}:{choice[0]}"] if asked else [str(choice[0])]


def in_random_games() -> set[str]:
    met: set[str] = set()
    for case in GAMES:
        for seed in range(3):
            table = case.new(seed)
            for seat, choice in Driver(seed).play(table):
                met.update(named(table, seat, choice))
    return met


def in_scene(description: dict[str, Any], *moves: str) -> set[str]:
    """Each move is "seat answer"; what it answers is noted, then it is played."""
    t = scene(**description)
    met: set[str] = set()
    for move in moves:
        seat, _, answer = move.partition(" ")
        met.update(named(t.table, int(seat), notation.read(answer)))
        t.play(int(seat), answer)
    return met


def in_scenes() -> set[str]:
    """Decisions that random games come to seldom."""
    artefact = {"markers": [{"artefact": 1}], "piles": PILES}
    conquest = {"phase": "resolution", "piles": {"karst": ["A: E,E"]}}
    josefov = {"cards": [["Karst[Po|N1]"]], "markers": [{"josefov": 1}], "affinity": [["po", "pe"]]}
    exchange = {"content": "house", "cards": [["JO5"]], "affinity": [["po"]]}
    beside = {"others": True, "piles": {"karst": ["others: C,C,C"]}, "reserve": [{"C": 2}]}
    hidden = {"others": True, "markers": [{"artefact": 1}], "piles": {"karst": ["others: C,C"]}}
    return set().union(
        in_scene({"markers": [{"motol": 2}], "piles": PILES}, "0 use motol_2 2", "0 pile 1", "0 name motol"),
        in_scene(artefact, "0 use artefact_1 0", "0 pawn 1 2", "0 pile 3", "0 stop"),
        in_scene(hidden, "0 use artefact_1 1", "0 pawn 1 1", "0 name motol", "0 stop"),
        in_scene({**conquest, "markers": [FULL]}, "0 name karst", "0 take_marker", "0 drop_marker motol"),
        in_scene({**conquest, "others": True, "darkness": {"karst": 1}}, "0 name karst", "0 clear"),
        in_scene(
            josefov, "0 score KA1 0 politics", "0 offer 1 give:marker:josefov", "1 accept 9", "0 give_up people",
            "0 give_up_placed KA1 0",
        ),
        in_scene({"others": True, "corruption_tokens": {"karst": 1}}, "0 assassinate", "0 kill_corruption karst"),
        in_scene(
            {"piles": {"karst": ["A: C"]}, "secret": "KA1"}, "0 offer 1 get:pp:1", "1 decline 9", "0 offer 1 get:pp:1",
            "0 retract 9", "0 tell 1 1 guard", "0 tell_card KA1 9", "0 show_pawn 1 1 9", "0 show_screen 1",
        ),
        in_scene(exchange, "0 use JO5 0", "0 give_up politics", "0 affinity people"),
        in_scene(beside, "0 send", "0 name karst", "0 add citizen", "0 add citizen", "0 ready", "1 kill 3 1", "1 stop"),
        in_scene({"piles": {"karst": ["B: C,C"]}}, "0 spy", "0 look 1 1", "0 show", "0 stop"),
    )  # fmt: skip


@pytest.mark.whole
def test_each_decision_that_is_named_is_met_in_play() -> None:
    file = ledger.rules_folder() / "choices" / "diktat.toml"
    wanted = {ask for choice in tomllib.loads(file.read_text("utf-8"))["choice"] for ask in choice.get("asks", [])}
    assert sorted(wanted - in_scenes() - in_random_games()) == []
