"""Why a bot does what it does: one line for its team-mates."""

from typing import Any

from ludotheque.games.neombre.game import NomineesGame
from tests.games.neombre.scene import Scene, Told, card, scene

FIG = "Figuier confesseur"  # strikes for 4
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


def why(t: Scene, *choice: str, seat: int = 0) -> dict[str, Any] | None:
    line = NomineesGame.speech.because(t.state, seat, choice)
    return None if line is None else {"key": line.key.removeprefix("because-"), **line.data}


def at_war(**told: Any) -> Scene:
    usual: Told = {"enemies": [{"card": FIG, "memory": 1}], "draws": [PLENTY, PLENTY]}
    return scene(2, **(usual | told))


def test_whoever_would_fall_is_healed_or_protected() -> None:
    t = at_war(hp=[10, 3], hands=["Onguent rance"]).does(0, "play Onguent rance")
    assert why(t, "target", "player_1") == {"key": "heals", "seat": 0, "who": "player_1"}
    t = at_war(hp=[10, 3], hands=["", "D1B04"])
    assert why(t, "play", "D1B04", seat=1) == {"key": "recovers", "seat": 1}
    t = at_war(hp=[3, 10], enemies=[{"card": "Veuve consolable"}], hands=["Onguent rance"])
    t.does(0, "play Onguent rance")
    assert why(t, "target", "player_0") == {"key": "rests", "seat": 0, "hp": 3}
    assert why(t, "target", "player_1") is None
    t = at_war(hp=[10, 3], enemies=[{"card": "Veuve consolable"}], hands=["Onguent rance"])
    t.does(0, "play Onguent rance")
    assert why(t, "target", "player_1") == {"key": "restores", "seat": 0, "who": "player_1", "hp": 3}


def test_an_enemy_is_finished_or_weakened_for_what_it_would_do() -> None:
    blow = ("play", card("Frappe v"))
    for hp, key in ((25, "weakens"), (3, "finishes")):
        t = at_war(enemies=[{"card": FIG, "memory": 1, "hp": hp}], hands=["Frappe v"])
        assert why(t, *blow) == {"key": key, "seat": 0, "who": card(FIG), "n": 4}
    unaware = at_war(enemies=[{"card": FIG, "hp": 3}], hands=["Frappe v"])
    assert why(unaware, *blow) == {"key": "removes", "seat": 0, "who": card(FIG)}
    two = at_war(enemies=[{"card": FIG, "memory": 1}, FIG], hands=["Frappe v"])
    assert why(two, *blow) is None  # its target comes next
    two.does(0, "play Frappe v")
    assert why(two, "target", "enemy_0") == {"key": "weakens", "seat": 0, "who": card(FIG), "n": 5}
    assert why(two, "target", "enemy_1") is None


def test_who_ends_early_says_so() -> None:
    assert why(at_war(hands=["Onguent rance"]), "end") == {"key": "ends", "seat": 0}
    assert why(at_war(hands=["", "Frappe v"]), "end") is None
