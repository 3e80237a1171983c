"""Described positions that cannot be: each is refused in one sentence that says what contradicts what."""

from typing import Any

import pytest

from tests.games.diktat.scene import scene

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"pp": [1, 2, 3]}, "[1, 2, 3] has 3 entries for 2 seats."),
    ({"pp": {"C": 1}}, "There is no seat 2 at a table of 2."),
    ({"pp": [-1]}, "pp is -1; it must be a number from 0 to 999."),
    ({"cycle": 6}, "cycle is 6; it must be a number from 1 to 5."),
    ({"pawns": [6]}, "pawns is 6; it must be a number from 0 to 5."),
    ({"phase": "noon"}, "There is no phase 'noon'; the phases are start,"),
    ({"phase": "darkness"}, "There is a Darkness phase only with others=True (DIK-201)."),
    ({"reserve": [{"spy": 1}]}, "A reserve holds citizens, guards and emissaries, not 'spy'."),
    ({"affinity": [["moon"]]}, "There is no Affinity 'moon': politics, people or artefact."),
    ({"affinity": [["Po"] * 6, ["Po"] * 5]}, "More than 10 politics tokens are described (DIK-Q39)."),
    ({"debts": [6, 5]}, "More than 10 Debt tokens are described (DIK-Q15)."),
    ({"darkness": {"karst": 1}}, "Darkness and Corruption tokens exist only with others=True (DIK-180)."),
    ({"others": True, "darkness": {"karst": 4, "motol": 3}}, "More than 6 Darkness tokens are described (DIK-225)."),
    ({"markers": [{"karst": 2}, {"karst": 1}]}, "karst has 2 Influence markers; more are described (DIK-021)."),
    ({"markers": [{"atlantis": 1}]}, "There is no sector 'atlantis'; the sectors are nouvelle_ville,"),
    ({"track": ["XX9"]}, "There is no Opportunity card 'XX9'."),
    ({"track": ["KA1"], "secret": "KA1"}, "The card KA1 lies both on the Opportunities track and on the secret slot."),
    ({"track": ["Karst[-|N1]"] * 7}, "No card of karst is left for 'Karst[-|N1]'."),
    ({"corruption": ["KA1"]}, "There is a corruption track only with others=True (DIK-180)."),
    ({"placed": {"XX9": ["Po"]}}, "There is no Opportunity card 'XX9'."),
    ({"placed": {"KA1": ["Po"]}}, "Affinity tokens are placed on KA1, which nobody owns."),
    ({"cards": [["KA1"]], "placed": {"KA1": ["Po"]}}, "KA1 has 0 Affinity symbols; 1 are described."),
    ({"piles": {"karst": ["C,E"]}}, "A pile is written 'A: C,E,G' (top first), not 'C,E'."),
    ({"piles": {"karst": ["A: C,X"]}}, "A pawn is C, G or E, not 'X' in 'A: C,X'."),
    ({"piles": {"karst": ["others: C"]}}, "There are Others piles only with others=True (DIK-180)."),
    ({"others": True, "piles": {"karst": ["others: C", "others: G"]}}, "karst has two Others piles;"),
    ({"others": True, "piles": {"karst": ["others: C,C,C,C,C"]}}, "There are 4 Parasites, 4 Abominations"),
    ({"others": True, "centre": ["X"]}, "A pawn is C, G or E, not 'X' in centre."),
    ({"centre": ["C"]}, "There are discarded Others only with others=True (DIK-180)."),
    ({"seen": [(1, 1, ["A"])]}, "Pile 1 has no pawn at position 1."),
    ({"sleepers": [3]}, "A Sleeper Agent lies on pile 3, which is not there."),
    ({"developed": [["PS-K1"]]}, "'PS-K1' is no card of seat 0's Cabal; its cards are HA-K1,"),
    ({"used": [["KA1"]]}, "Seat 0 does not own 'KA1', which is described as Used."),
    ({"weather": "rain"}, "A position has no 'weather'; see docs/positions.md for what it can say."),
    ({"cabals": "harmonie"}, "Option 'cabals' names 1 Cabals for 2 seats"),
]


@pytest.mark.parametrize(("description", "reason"), IMPOSSIBLE, ids=lambda value: str(value)[:40])
def test_an_impossible_position_is_refused(description: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError) as refused:
        scene(**description)
    assert str(refused.value).startswith(reason)


def test_tokens_lie_on_a_card_in_notation() -> None:
    card = "Karst[Po,Pe|N1]"
    t = scene(cards={"A": [card]}, placed={card: [None, "people"]})
    assert t.player(0)["cards"][0]["tokens"] == [None, "people"]
    assert t.vp == [1, 0]
