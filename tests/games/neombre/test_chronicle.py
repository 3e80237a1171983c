"""What statistics are told of a journey."""

from typing import Any

from ludotheque.games.neombre.chronicle import NomineesLab
from ludotheque.match.guide import LEARNER
from tests.games.neombre.scene import card, scene
from tests.games.shared.guide import played

LAB = NomineesLab()


def test_a_fight_its_cards_and_its_loot() -> None:
    table = played("neombre")
    state: Any = table.state
    (fight,) = LAB.trials(state, table.events(LEARNER))
    assert (fight["where"], fight["level"], fight["won"], fight["rounds"]) == ("0R", 0, True, 3)
    assert fight["played"].count("D1B01") == 3 and len(fight["played"]) == 9
    assert fight["offered"] == ["0RB01", "0RB03", "0RB04", "0RB06"] and fight["taken"] == ["0RB01", "0RB04"]
    assert [len(deck) for deck in LAB.stats(state)["cards"]] == [11, 11]


def test_events_are_not_offered_nor_is_loot_of_which_nothing_may_be_taken() -> None:
    told = {"key": "fight", "zone": "1B"}, {"key": "victory", "n": 2}
    event = next(
        name for design, name in enumerate(scene().state.content.loot_ids) if scene().state.content.types[design] == 32
    )
    shown = {"key": "revealed", "cards": [card("Rusticisme"), event]}
    state = scene().state
    assert LAB.trials(state, [*told, {"key": "loot", "obtain": 1}, shown])[0]["offered"] == [card("Rusticisme")]
    assert LAB.trials(state, [*told, {"key": "loot", "obtain": 0}, shown])[0]["offered"] == []
    assert LAB.trials(state, [told[0]])[0]["won"] is False
