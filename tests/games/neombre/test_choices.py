"""Who chooses? Each decision that rules/choices/neombre.toml names is met, in random games or in a scene of its own."""

from typing import Any

import pytest

from ludotheque.games.neombre.phases import hands
from ludotheque.games.neombre.phases.aftermath import follow_up
from ludotheque.match import notation
from tests.drivers import Case
from tests.games.neombre.scene import Scene, Told, begin, home, scene, travelling, won, written
from tests.games.shared.choices import in_random_games, named, wanted

FIG = "Figuier confesseur"  # 25 HP, no riposte
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"
RELIC = "Encyclopédie de poche"
GAMES = [Case("neombre", seats, "{}") for seats in (1, 2, 4)]


def in_scene(t: Scene, *moves: str) -> set[str]:
    """Each move is "seat answer", a card by its name after its verb; what it answers is noted, then it is played."""
    met: set[str] = set()
    for move in moves:
        seat, _, answer = move.partition(" ")
        met.update(named(t.table, int(seat), notation.read(written(answer))))
        t.does(int(seat), answer)
    return met


def against(seats: int, **told: Any) -> Scene:
    """A team's turn against somebody who does not matter here."""
    return scene(seats, **{"enemies": [FIG], "draws": [PLENTY] * seats, **told})


def both_mill(s: Any) -> None:
    hands.mill(s, 0, 1)
    hands.mill(s, 1, 1)
    follow_up(s)


def of_cards() -> set[str]:
    seven = ", ".join(["Frappe v"] * 7)
    half = against(2, hands=["Piété filiale"], hp=[5, 5], discards=[seven, ""])
    low = against(2, hands=["Stigmate"], discards=[seven, ""])
    marked = against(2, hands=["Baume anti"], markers=[{"poison": 2, "silt": 2}, {}])
    armed = {"hands": ["Fonte de casseroles"], "in_play": ["Bâton ferré, Gourde cabossée"]}
    guide = against(3, hands=["Mirage dilatoire, Stigmate, Furibonderie"])
    looking = begin(against(2, draws=["Procession, Stigmate, Rusticisme", PLENTY]), lambda s: hands.foresee(s, 0, 2))
    passing = begin(against(2), lambda s: hands.foresee(s, 0, 2))
    full = {"hands": ["Ceinture de vert"], "in_play": ["Bâton ferré, Gourde cabossée, Échasses vermoulues"]}
    return set().union(
        in_scene(half, "0 play Piété filiale", "0 target player_1", "0 round 1"),
        in_scene(low, "0 play Stigmate", "0 branch 0"),
        in_scene(against(2, discards=["Murmure posthume", ""]), "0 recall Murmure posthume"),
        in_scene(marked, "0 play Baume anti", "0 target player_0", "0 marker silt"),
        in_scene(against(2, enemies=[FIG, FIG], hands=["Enlisement progressif, Guet-apens courtois"]),
                 "0 play Enlisement progressif", "0 target enemy_1", "0 play Guet-apens courtois", "0 target enemy_0"),
        in_scene(against(2, enemies=[FIG, FIG, FIG], hands=["Fourche bifide"]),
                 "0 play Fourche bifide", "0 target enemy_2", "0 enough"),
        in_scene(against(2, **full), "0 play Ceinture de vert", "0 card Gourde cabossée"),
        in_scene(against(2, **armed), "0 play Fonte de casseroles", "0 accept", "0 card Bâton ferré"),
        in_scene(against(2, **armed), "0 play Fonte de casseroles", "0 decline"),
        in_scene(against(2, hands=["Mont-de-piété, Rusticisme, Procession"]),
                 "0 play Mont-de-piété", "0 accept", "0 card Rusticisme"),
        in_scene(against(3, hands=["Vêpres des"]), "0 play Vêpres des", "0 target player_1"),
        in_scene(guide, "0 play Mirage dilatoire", "0 accept", "0 card Stigmate", "0 target player_1", "0 end", "1 end",
                 "2 end", "0 aim player_1"),
        in_scene(against(2, hands=["1TB25"], discards=["Frappe v, Rusticisme", ""]),
                 "0 play 1TB25", "0 accept", "0 card Frappe v"),
        in_scene(against(2, hands=["Flair avarié"], draws=["Frappe v, Rusticisme", PLENTY]),
                 "0 play Flair avarié", "0 card Rusticisme"),
        in_scene(looking, "0 look", "0 card Stigmate"),
        in_scene(passing, "0 leave"),
    )  # fmt: skip


def of_fights() -> set[str]:
    civil = {"step": "number", "pile": f"Curé vérolé, {FIG}, {FIG}"}
    crown = {"hands": ["Clou du spectacle", "", ""], "in_play": ["", "Molosse étique", "Squelette stagiaire"]}
    spurs = against(2, in_play=["Éperons du vertige", "Gourde cabossée"], hp=[9, 5]).enemy_turn()
    astrolabe = {"in_play": ["Astrolabe grippé", ""], "discards": ["Frappe v, Frappe v", ""]}
    milled = begin(against(2, draws=["Viatique moisi", "Collet à ressort"], hp=[5, 5]), both_mill)
    held = ", ".join(["Frappe v"] * 3 + ["Rusticisme"] * 3)
    drawing = against(2, hands=[held, ""], draws=["Viatique moisi", PLENTY]).enemy_turn()
    snake = against(2, enemies=[{"card": "Serpent des", "memory": 0}])
    digger = against(2, enemies=["Fossoyeur en grève"], hands=["Frappe v, Rusticisme, Procession"])
    return set().union(
        in_scene(against(3, enemies=[], **civil), "1 enemies 2", "2 keep"),
        in_scene(against(3, enemies=[], **civil), "1 enemies 2", "2 replace"),
        in_scene(against(3, enemies=[], step="number", pile=f"Curé vérolé, Braconnière bilieuse, {FIG}, {FIG}"),
                 "1 enemies 2", "2 replace", "0 under Braconnière bilieuse"),
        in_scene(against(3, enemies=[], step="number", pile="Troupe de rétiaires, Nonne écorchée"),
                 "0 enemies 2", "1 target enemy_1"),
        in_scene(against(2, hands=["Dictée noire"], draws=["Frappe v", "Aplomb vicinal"]),
                 "0 play Dictée noire", "1 target player_1"),
        in_scene(against(3, **crown), "0 play Clou du spectacle", "1 name player_2"),
        in_scene(spurs, "1 resolve Gourde cabossée 0"),
        in_scene(against(2, **astrolabe).enemy_turn(), "0 leave", "0 accept"),
        in_scene(against(2, **astrolabe).enemy_turn(), "0 leave", "0 decline"),
        in_scene(milled, "1 resolve Collet à ressort 0"),
        in_scene(drawing, "1 name player_0"),
        in_scene(against(2, enemies=["Loup affamé infecté", "Bharaloth F"], hands=["Moulinet obstiné"], hp=[3, 10]),
                 "0 play Moulinet obstiné", "1 target enemy_1"),
        in_scene(snake.enemy_turn().until("draw-or-launch"), "0 draw", "1 launch"),
        in_scene(digger, "0 play Frappe v", "0 card Rusticisme", "0 end", "1 end", "1 aim player_0"),
        in_scene(against(1, hands=["Frappe v"]), "0 attach Frappe v", "0 companion"),
        in_scene(against(2), "0 concede"),
    )  # fmt: skip


def between_fights() -> set[str]:
    opened = {"REQ01": "closed"}
    fair = travelling([f"Frappe v, Somme en douze, {RELIC}", ""], quests=opened)
    cleared: Told = {"pile": "", "fair": "Fléau d, Boîte à diable"}
    return set().union(
        in_scene(home(), "0 home", "0 take RRB04 player_1", "0 stop"),
        in_scene(home(quests={"REQ09": "active"}, discards=["", RELIC]), "0 home", "0 stop"),
        in_scene(home(quests={"REQ09": "active"}, discards=["", RELIC]), "0 home", f"0 hand_in {RELIC} player_1"),
        in_scene(won(loot="Caveau entrouvert, Procession, Stigmate"), "0 trigger Caveau entrouvert", "0 name player_1",
                 "0 take Procession player_0", "0 stop", "0 fight"),
        in_scene(won(loot="Nouvelle Calende", **cleared), "0 stop", "0 trigger Nouvelle Calende"),
        in_scene(won(loot="Rusticisme, Procession, Rusticisme", **cleared), "0 stop", "0 take Procession player_0",
                 "0 stop"),
        in_scene(won(loot=""), "0 stop"),
        in_scene(fair, "0 market", "0 buy Gibecière à soufflets player_0", "0 pay Frappe v", "0 pay Somme en douze",
                 "0 buy Fléau d player_0", f"0 relic {RELIC}"),
        in_scene(travelling([RELIC, ""], quests=opened), "0 market", "1 stop", "1 go 1T"),
    )  # fmt: skip


@pytest.mark.whole
def test_each_decision_that_is_named_is_met_in_play() -> None:
    assert sorted(wanted("neombre") - of_cards() - of_fights() - between_fights() - in_random_games(GAMES, 2)) == []
