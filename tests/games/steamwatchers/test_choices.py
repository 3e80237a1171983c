"""Who chooses? Every decision that rules/choices/steamwatchers.toml names is met, in random games or in a scene of its
own, and no other."""

import pytest

from tests.drivers import Case
from tests.games.shared.choices import in_random_games, in_scene, wanted
from tests.games.steamwatchers.scene import attack, bid, burnt, defending, moving, scene

SCENARIOS = {
    "apprentissage": 2,
    "l_algue_miraculeuse": 2,
    "la_guerre_vient": 5,
    "le_pillage_des_crames": 2,
    "le_reliquaire": 3,
    "le_rendez_vous": 3,
    "les_feux_du_vieux_monde": 4,
    "les_ruines": 3,
    "les_trois_geantes": 4,
}
GAMES = [Case("steamwatchers", seats, f'{{"scenario": "{name}"}}') for name, seats in SCENARIOS.items()]
RHONE = ["apotres", "conglomerat"]


def in_scenes() -> set[str]:
    """Decisions that random games come to seldom."""
    fleeing = bid(attack("5b", "2b 3e", {"provenca": "1 4b"}), 5, 0)
    idols = bid(attack("2b 2e", "1b", {"burgundia": "0 1b"}), 0, 0)
    trophy = bid(attack("5b", "1b 1e", scenario="les_feux_du_vieux_monde"), 3, 0)
    trapped = moving("gironde", "2b 1e", {"breizh": "beacon:1"}, clans=RHONE)
    crossing = moving("breizh", "2b", {"gironde": "beacon:1"})
    beaten = burnt("5b", others={"burgundia": "1 1b", "helvetia": "crames 4b"})
    spread = defending("gironde", "1b", seas={"mor_irez": [2, 0], "nordhaf": [1, 0]})
    zones = {"rhone": "0 1b movement", "breizh": "0 1b defence", "istra": "1 1b defence"}
    ill = {"incubation": 7, "healthy": 0, "slots": ["mobilisation", "mobilisation"]}
    dying = scene(2, clans=["catabates", "menrau"], zones=zones, players=[ill])
    return set().union(
        in_scene(dying, "0 activate rhone", "0 force lutecia", "0 exile breizh base"),
        in_scene(beaten, "0 bid 0", "0 zone helvetia"),
        in_scene(spread, "0 negotiate", "0 move_contract mor_irez baltis"),
        in_scene(fleeing, "1 lose 1", "1 lose 2"),
        in_scene(idols, "0 zone rhone"),
        in_scene(trophy, "0 trophy elite"),
        in_scene(trapped, "0 march breizh", "0 group 1 1", "0 remove gironde elite"),
        in_scene(crossing, "0 force lutecia", "0 group 1 0", "0 through neustria"),
    )


@pytest.mark.whole
def test_the_decisions_that_are_named_are_those_met_in_play() -> None:
    met, named = in_scenes() | in_random_games(GAMES, 16), wanted("steamwatchers")
    assert sorted(named - met) == []
    assert sorted(ask for ask in met - named if ":" in ask) == []
