"""Described positions that cannot be: each is refused in one sentence that says what contradicts what."""

from typing import Any

import pytest

import ludotheque
from ludotheque.games.diktat.state import Player
from tests.games.diktat.scene import scene

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"pp": [1, 2, 3]}, "pp is [1, 2, 3], with 3 entries for 2 seats."),
    ({"pp": {"C": 1}}, "There is no seat 'C' at a table of 2."),
    ({"pp": [-1]}, "pp is -1; it must be a number from 0 to 999."),
    ({"cycle": 6}, "cycle is 6; it must be a number from 1 to 5."),
    ({"pawns": [6]}, "pawns is 6; it must be a number from 0 to 5."),
    ({"phase": "noon"}, "There is no phase 'noon'; the phases are start,"),
    ({"phase": "darkness"}, "There is a Darkness phase only with others=True (DIK-201)."),
    ({"reserve": [{"spy": 1}]}, "A reserve holds citizens, guards and emissaries, not 'spy'."),
    ({"affinity": [["moon"]]}, "There is no Affinity 'moon': politics, people or artefact."),
    ({"affinity": [["Po"] * 6, ["Po"] * 5]}, "More than 10 politics tokens are described (DIK-Q39)."),
    ({"debts": [6, 5]}, "More than 10 Debt tokens are described (DIK-Q15)."),
    ({"darkness": {"karst": 1}}, "The Others, their tokens and their track exist only with others=True (DIK-180)."),
    ({"others": True, "darkness": {"karst": 4, "motol": 3}}, "More than 6 Darkness tokens are described (DIK-225)."),
    ({"markers": [{"karst": 2}, {"karst": 1}]}, "karst has 2 Influence markers; more are described (DIK-021)."),
    ({"markers": [{"atlantis": 1}]}, "There is no sector 'atlantis'; the sectors are nouvelle_ville,"),
    ({"track": ["XX9"]}, "There is no Opportunity card 'XX9'."),
    ({"track": ["KA1"], "secret": "KA1"}, "The card KA1 lies both on the Opportunities track and on the secret slot."),
    ({"track": ["Karst[-|N1]"] * 7}, "No card of karst is left for 'Karst[-|N1]'."),
    ({"corruption": ["KA1"]}, "The Others, their tokens and their track exist only with others=True (DIK-180)."),
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
    # -- each of these was once accepted, or crashed
    ({"pp": 3}, "pp is 3; it must be a list."),
    ({"pp": {"A": 1, 0: 2}}, "pp names a seat twice"),
    ({"reserve": [3]}, "reserve is 3; it must say what belongs to each name."),
    ({"affinity": ["Po"]}, "affinity is 'Po'; it must be a list."),
    ({"track": "KA1"}, "track is 'KA1'; it must be a list."),
    ({"track": ["KA11"]}, "There is no Opportunity card 'KA11'; did you mean 'KA1'?"),
    ({"markers": [{"karts": 1}]}, "There is no sector 'karts'; did you mean 'karst'?"),
    ({"phase": "manoeuvre"}, "There is no phase 'manoeuvre'; did you mean 'manoeuvres'?"),
    ({"stock": [1]}, "Seat 0 has no such stock of tokens (DIK-038)."),
    ({"stock": [0, 7]}, "stock is 7; it must be a number from 0 to 6."),
    ({"stock": [0, 6], "blockhaus": ["karst"]}, "There are 6 blockhaus tokens; more are described (DIK-038)."),
    ({"blockhaus": ["karst", "karst"], "stock": [0, 4]}, "karst has more than one Blockhaus or Revolt."),
    ({"revolt": ["karst"]}, "Nobody here plays the revolt tokens that are described (DIK-038)."),
    ({"members": [1]}, "Nobody here plays the membership tokens that are described (DIK-038)."),
    (
        {"seats": 3, "cabals": "harmonie,garde_noire,syndicats", "members": [3], "stock": {2: 3}},
        "A board takes 2 Memberships at most.",
    ),
    ({"cabals": "harmonie,syndicats", "members": [0, 1], "stock": {1: 5}}, "Seat 1 hosts Memberships of its own"),
    ({"piles": {"karst": ["A: C"]}, "sleepers": [1]}, "Nobody here plays the sleeper tokens that are described"),
    (
        {"cabals": "polisec,harmonie", "piles": {"karst": ["A: C"]}, "sleepers": [1], "stock": [5]},
        "A Sleeper Agent lies on an opponent's pile, one a pile (DIK-038).",
    ),
    (
        {"markers": [dict.fromkeys(("karst", "motol", "josefov", "college", "combinat", "forteresse"), 1)]},
        "Seat 0 holds markers of more than 5 sectors (DIK-138).",
    ),
    ({"developed": [["HA-K1", "HA-K1"]]}, "Seat 0 has developed another number of cards than are in play (DIK-098)."),
    ({"borrowed": [2]}, "borrowed is 2; it is either true or false."),
    ({"forced": ["yes"]}, "forced is 'yes'; it is either true or false."),
    ({"secret_seen": [0]}, "Somebody has looked at a secret card that is not there."),
    ({"piles": {"karst": ["A: C"] * 4}}, "karst has 4 players' piles, more than even tunnels allow (DIK-074)."),
    ({"piles": {"karst": [3]}}, "A pile is written 'A: C,E,G' (top first), not 3."),
    ({"piles": {"karst": ["A: C"]}, "seen": [(1, 0, ["A"])]}, "Pile 1 has no pawn at position 0."),
    ({"piles": {"karst": ["A: C"]}, "seen": [1]}, "A pawn that was seen is written (pile, position, seats), not 1."),
    ({"others": True, "darkness": {"artefact": 1}}, "No Darkness and no Corruption token ever lies on the Artefact"),
    ({"others": True, "corruption": [f"KA{i}" for i in range(1, 7)] + ["JO1"]}, "The corruption track has six slots"),
    (
        {"cards": [["Karst[Po,Pe|N1]"]], "affinity": [["Po"] * 10], "placed": {"KA1": ["Po"]}},
        "More than 10 politics tokens are described (DIK-Q39).",
    ),
    ({"turn": 7}, "There is no seat 7 at a table of 2."),
    ({"admin": "Z"}, "There is no seat 'Z' at a table of 2."),
    ({"vp": [1000]}, "vp is 1000; it must be a number from -99 to 99."),
    ({"weather": "rain"}, "A position has no 'weather'; see docs/positions.md for what it can say."),
    ({"cabals": "harmonie"}, "Option 'cabals' names 1 Cabals for 2 seats"),
]


@pytest.mark.parametrize(("description", "reason"), IMPOSSIBLE, ids=lambda value: str(value)[:40])
def test_an_impossible_position_is_refused(description: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError) as refused:
        scene(**description)
    assert reason in str(refused.value)


# A saved position with one number changed, and what becomes wrong with it.
TAMPERED: dict[str, tuple[tuple[str, int], int]] = {
    "a fourth type of Agent": (("pawns", 0), 3),
    "a pile of nobody": (("piles", 1), 4),
    "a pile nowhere": (("piles", 2), 12),
    "a pawn too many": (("piles", 3), 9),
    "two Sleeper Agents": (("piles", 4), 2),
    "a card twice": (("deck", 0), 5),
    "a third marker": (("sectors", 0), 3),
    "a token on a card of nobody": (("mark", 3), 2),
    "less than nothing": (("players", 3), -1),
    "two seats with one Cabal": (("players", Player.WIDTH + Player.cabal), 0),
    "a Cabal that is none": (("players", Player.cabal), 5),
    "a stock that is none": (("players", Player.stock), 1),
}


@pytest.mark.parametrize("change", TAMPERED)
def test_a_saved_position_that_cannot_be_is_not_loaded(change: str) -> None:
    saved = scene(2, piles={"karst": ["A: C,G"]}).table.save()
    assert ludotheque.load(saved).waiting
    (field, at), value = TAMPERED[change]
    saved["state"]["fields"][field][at] = value
    with pytest.raises(ValueError, match="This position"):
        ludotheque.load(saved)


@pytest.mark.parametrize(("field", "value"), [("admin", 2), ("cycle", 9), ("cycle", 0), ("secret_eyes", 1)])
def test_a_number_that_cannot_be_is_not_loaded(field: str, value: int) -> None:
    saved = scene(2).table.save()
    saved["state"]["fields"][field] = value
    with pytest.raises(ValueError, match="This position is impossible"):
        ludotheque.load(saved)


def test_tokens_lie_on_a_card_in_notation() -> None:
    card = "Karst[Po,Pe|N1]"
    t = scene(cards={"A": [card]}, placed={card: [None, "people"]})
    assert t.player(0)["cards"][0]["tokens"] == [None, "people"]
    assert t.vp == [1, 0]
