"""Who chooses? Every decision that rules/choices/diktat.toml names is met, in random games or in a scene of its own."""

from typing import Any

import pytest

from tests.drivers import Case
from tests.games.diktat.scene import scene
from tests.games.shared.choices import in_random_games, in_scene, wanted

PILES = {"karst": ["A: C,E", "B: C"], "josefov": ["A: C"]}
FULL = dict.fromkeys(("college", "motol", "combinat", "forteresse", "hypogees"), 1)
OTHERS, CHOSEN = ('{"others": true}', '{"cabals": "choose"}')
GAMES = [Case("diktat", seats, options) for seats in (2, 3, 5) for options in ("{}", OTHERS, CHOSEN)]


def played(description: dict[str, Any], *moves: str) -> set[str]:
    return in_scene(scene(**description), *moves)


def in_scenes() -> set[str]:
    """Decisions that random games come to seldom."""
    artefact = {"markers": [{"artefact": 1}], "piles": PILES}
    conquest = {"phase": "resolution", "piles": {"karst": ["A: E,E"]}}
    josefov = {"cards": [["Karst[Po|N1]"]], "markers": [{"josefov": 1}], "affinity": [["po", "pe"]]}
    exchange = {"content": "house", "cards": [["JO5"]], "affinity": [["po"]]}
    beside = {"others": True, "piles": {"karst": ["others: C,C,C"]}, "reserve": [{"C": 2}]}
    hidden = {"others": True, "markers": [{"artefact": 1}], "piles": {"karst": ["others: C,C"]}}
    return set().union(
        played({"markers": [{"motol": 2}], "piles": PILES}, "0 use motol_2 2", "0 pile 1", "0 name motol"),
        played(artefact, "0 use artefact_1 0", "0 pawn 1 2", "0 pile 3", "0 stop"),
        played(hidden, "0 use artefact_1 1", "0 pawn 1 1", "0 name motol", "0 stop"),
        played({**conquest, "markers": [FULL]}, "0 name karst", "0 take_marker", "0 drop_marker motol"),
        played({**conquest, "others": True, "darkness": {"karst": 1}}, "0 name karst", "0 clear"),
        played(
            josefov, "0 score KA1 0 politics", "0 offer 1 give:marker:josefov", "1 accept 9", "0 give_up people",
            "0 give_up_placed KA1 0",
        ),
        played({"others": True, "corruption_tokens": {"karst": 1}}, "0 assassinate", "0 kill_corruption karst"),
        played(
            {"piles": {"karst": ["A: C"]}, "secret": "KA1"}, "0 offer 1 get:pp:1", "1 decline 9", "0 offer 1 get:pp:1",
            "0 retract 9", "0 tell 1 1 guard", "0 tell_card KA1 9", "0 show_pawn 1 1 9", "0 show_screen 1",
        ),
        played(exchange, "0 use JO5 0", "0 give_up politics", "0 affinity people"),
        played(beside, "0 send", "0 name karst", "0 add citizen", "0 add citizen", "0 ready", "1 kill 3 1", "1 stop"),
        played({"piles": {"karst": ["B: C,C"]}}, "0 spy", "0 look 1 1", "0 show", "0 stop"),
    )  # fmt: skip


@pytest.mark.whole
def test_each_decision_that_is_named_is_met_in_play() -> None:
    assert sorted(wanted("diktat") - in_scenes() - in_random_games(GAMES)) == []
