"""Who chooses? Every decision that rules/choices/hybris.toml names is met, in random games or in a scene of its
own, and no other."""

from typing import Any

import pytest

from tests.drivers import Case
from tests.games.hybris.scene import at, clash, deploy, duel, quest, turn
from tests.games.shared.choices import in_random_games, in_scene, wanted

SCENARIO = '{"scenario": "age_des_heros"}'
GAMES = [Case("hybris", *case) for case in ((2, "{}"), (2, '{"duel": true}'), (3, SCENARIO), (4, "{}"))]


def in_scenes() -> set[str]:
    """Decisions that random games come to seldom."""
    two_heroes = {0: {"pollux": "reserve moirai", "heracles": "CO2 acted", "persee": "colosseum_art acted"}}
    third = {"O01": "1 3", "A02": "1 stored", "A03": "1 stored", "C01": "0 1"}
    design: dict[str, Any] = {"prayer": [1], "tiles": {"A08": "0 AR1"}, "characters": {0: {"prophet_1": "olympus"}}}
    tokens = duel(laid=dict.fromkeys(("OL1", "OL2"), "1 olympian"))
    alone = clash(hands=[["P01", "P03", "P08"], ["P04"]])
    flood = at("mortal_world", "", well=13, temples={"argos": [0], "elis": [0]})
    temple = deploy(temples={"argos": [0]}, well=9).until("deploy-temple")
    chants = [quest("E10", hands=[["CZ1", "CZ2", "P03", "P01"]]) for _ in range(2)]
    deployment = deploy(move="", hands=[[], ["P01"]])
    return set().union(
        in_scene(deployment, "0 deploy O01 AR2", "1 contest olympian", "1 card P01", "1 continue", "1 reward A"),
        in_scene(deploy(), "1 pass"),
        in_scene(at("olympus", "slot OL3", prayer=[7]), "0 act convert", "0 convert line_2", "0 stop"),
        in_scene(chants[0], "0 card CZ1", "0 card P03", "0 discard P01"),
        in_scene(chants[1], "0 card CZ1", "0 card P03", "0 stop"),
        in_scene(turn(tiles={"A08": "0 AR1"}), "0 use A08"),
        in_scene(
            turn(**design), "0 activate prophet_1", "0 slot OL3", "0 act convert", "0 convert line_1", "0 use A08"
        ),
        in_scene(alone, "0 card P03", "1 card P04", "0 continue", "1 stop", "0 card P01", "0 stop"),
        in_scene(tokens, "0 activate olympian", "0 token OL1", "0 token OL2", "0 accept"),
        in_scene(flood, "0 city argos", "0 temple elis"),
        in_scene(temple, "0 take prayer"),
        in_scene(at("mortal_world", "city sparta", temples={"sparta": [0]}), "0 take faithful", "0 take goodness"),
        in_scene(at("forge", "slot FO1", tiles=third), "1 tile A02"),
        in_scene(quest("E12", characters=two_heroes), "0 send_back persee"),
        in_scene(quest("X02"), "0 hero pollux"),
    )


@pytest.mark.whole
def test_the_decisions_that_are_named_are_those_met_in_play() -> None:
    met, named = in_scenes() | in_random_games(GAMES), wanted("hybris")
    assert sorted(named - met) == []
    assert sorted(ask for ask in met - named if ":" in ask) == []
