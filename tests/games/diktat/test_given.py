"""Described positions that cannot be: each is refused in one sentence that says what contradicts what."""

from typing import Any

import pytest

import ludotheque
from ludotheque.games.diktat.state import Player
from tests.games.diktat.scene import scene
from tests.marks import rule

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
    (
        {"affinity": [["Po"] * 6, ["Po"] * 5]},
        "players, mark: more than 10 politics tokens are there (DIK-Q",
    ),
    ({"debts": [6, 5]}, "debt: 11 Debt tokens are out; there are 10 (DIK-Q15)."),
    (
        {"darkness": {"karst": 1}},
        "sectors, corruption, centre, piles: the Others, their tokens",
    ),
    (
        {"others": True, "darkness": {"karst": 4, "motol": 3}},
        "sectors: 7 Darkness tokens lie on the board; there are 6 (DI",
    ),
    ({"markers": [{"karst": 2}, {"karst": 1}]}, "karst has 2 Influence markers; more are described (DIK-021)."),
    ({"markers": [{"atlantis": 1}]}, "There is no sector 'atlantis'; the sectors are nouvelle_ville,"),
    ({"track": ["XX9"]}, "There is no Opportunity card 'XX9'."),
    ({"track": ["KA1"], "secret": "KA1"}, "The card KA1 lies both on the Opportunities track and on the secret slot."),
    ({"track": ["Karst[-|N1]"] * 7}, "No card of karst is left for 'Karst[-|N1]'."),
    (
        {"corruption": ["KA1"]},
        "sectors, corruption, centre, piles: the Others, their tokens",
    ),
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
    ({"cabals": "random,choose"}, "There is no Cabal 'random'; the Cabals are harmonie,"),
    ({"pp": 3}, "pp is 3; it must be a list."),
    ({"pp": {"A": 1, 0: 2}}, "pp names a seat twice"),
    ({"reserve": [3]}, "reserve is 3; it must say what belongs to each name."),
    ({"affinity": ["Po"]}, "affinity is 'Po'; it must be a list."),
    ({"track": "KA1"}, "track is 'KA1'; it must be a list."),
    ({"track": ["KA11"]}, "There is no Opportunity card 'KA11'; did you mean 'KA1'?"),
    ({"markers": [{"karts": 1}]}, "There is no sector 'karts'; did you mean 'karst'?"),
    ({"phase": "manoeuvre"}, "There is no phase 'manoeuvre'; did you mean 'manoeuvres'?"),
    ({"stock": [1]}, "stock: seat 0 has a stock of 1 tokens; its Cabal has none (D"),
    ({"stock": [0, 7]}, "stock is 7; it must be a number from 0 to 6."),
    (
        {"stock": [0, 6], "blockhaus": ["karst"]},
        "stock, sectors, piles, members: 7 blockhaus tokens are there",
    ),
    (
        {"blockhaus": ["karst", "karst"], "stock": [0, 4]},
        "blockhaus (sectors 4) is 2; it is at least 0 and at most 1.",
    ),
    (
        {"revolt": ["karst"]},
        "stock, sectors, piles, members: 1 revolt tokens are there; t",
    ),
    (
        {"members": [1]},
        "stock, sectors, piles, members: 1 membership tokens are ther",
    ),
    (
        {"seats": 3, "cabals": "harmonie,garde_noire,syndicats", "members": [3], "stock": {2: 3}},
        "members: number 0 is 3; it is at most 2 (DIK-038).",
    ),
    (
        {"cabals": "harmonie,syndicats", "members": [0, 1], "stock": {1: 5}},
        "members: seat 1 hosts Memberships of its own (DIK-038).",
    ),
    (
        {"piles": {"karst": ["A: C"]}, "sleepers": [1]},
        "stock, sectors, piles, members: 1 sleeper tokens are there;",
    ),
    (
        {"cabals": "polisec,harmonie", "piles": {"karst": ["A: C"]}, "sleepers": [1], "stock": [5]},
        "piles: a Sleeper Agent lies on pile 1, which is not an oppon",
    ),
    (
        {"markers": [dict.fromkeys(("karst", "motol", "josefov", "college", "combinat", "forteresse"), 1)]},
        "players: seat 0 holds markers of 6 sectors; a board has 5 sl",
    ),
    (
        {"developed": [["HA-K1", "HA-K1"]]},
        "played, developed: seat 0 has developed 2 cards, and 1 are i",
    ),
    ({"borrowed": [2]}, "borrowed is 2; it is either true or false."),
    ({"forced": ["yes"]}, "forced is 'yes'; it is either true or false."),
    (
        {"secret_seen": [0]},
        "secret_eyes, secret: somebody has looked at a secret card th",
    ),
    (
        {"piles": {"karst": ["A: C"] * 4}},
        "piles: karst has 4 players' piles; there are at most 3, Tunn",
    ),
    ({"piles": {"karst": [3]}}, "A pile is written 'A: C,E,G' (top first), not 3."),
    ({"piles": {"karst": ["A: C"]}, "seen": [(1, 0, ["A"])]}, "Pile 1 has no pawn at position 0."),
    ({"piles": {"karst": ["A: C"]}, "seen": [1]}, "A pawn that was seen is written (pile, position, seats), not 1."),
    (
        {"others": True, "darkness": {"artefact": 1}},
        "sectors: a Darkness token lies on the Artefact, where none e",
    ),
    (
        {"others": True, "corruption": [f"KA{i}" for i in range(1, 7)] + ["JO1"]},
        "corruption: 7 cards lie on the corruption track, which has 6",
    ),
    (
        {"cards": [["Karst[Po,Pe|N1]"]], "affinity": [["Po"] * 10], "placed": {"KA1": ["Po"]}},
        "players, mark: more than 10 politics tokens are there (DIK-Q",
    ),
    ({"turn": 7}, "There is no seat 7 at a table of 2."),
    ({"admin": "Z"}, "There is no seat 'Z' at a table of 2."),
    ({"vp": [1000]}, "vp is 1000; it must be a number from -99 to 99."),
    ({"weather": "rain"}, "A position has no 'weather'; see docs/positions.md for what it can say."),
    ({"cabals": "harmonie"}, "Option 'cabals' names 1 Cabals for 2 seats"),
]


# What cannot be by the rulebook: counts, places, moments; and what is no description at all.
UNTHINKABLE: list[tuple[dict[str, Any], str]] = [
    (
        {"phase": "development", "track": ["KA1", "KA2", "KA3"]},
        "track, phase: 3 cards lie on the Opportunities track; in this",
    ),
    ({"track": ["KA1", "KA2", "KA3"]}, "track, phase: 3 cards lie on the Opportunities track; in this"),
    (
        {"seats": 5, "track": ["KA1", "KA2", "KA3", "KA4"]},
        "track, phase: 4 cards lie on the Opportunities track; in this",
    ),
    (
        {"phase": "resolution", "track": ["KA1", "KA2", "KA3", "KA4"]},
        "track, phase: 4 cards lie on the Opportunities track; in this",
    ),
    ({"phase": "start", "track": ["KA1"]}, "track, secret: with the phase 'start', nothing is drawn yet"),
    ({"phase": "opportunities", "track": ["KA1"]}, "track, secret: with the phase 'opportunities', nothing is"),
    ({"phase": "opportunities", "secret": "KA1"}, "track, secret: with the phase 'opportunities', nothing is"),
    ({"phase": "start", "secret": "KA1"}, "track, secret: with the phase 'start', nothing is drawn yet"),
    ({"phase": "resolution", "secret": "KA1"}, "secret: with the phase 'resolution', it has been revealed by"),
    ({"phase": "attack", "secret": "KA1"}, "secret: with the phase 'attack', it has been revealed by then"),
    ({"phase": "after_conquests", "secret": "KA1"}, "secret: with the phase 'after_conquests', it has been"),
    ({"phase": "end_of_cycle", "secret": "KA1"}, "secret: with the phase 'end_of_cycle', it has been revealed"),
    (
        {"phase": "end_of_cycle", "piles": {"karst": ["A: C"]}},
        "piles: with the phase 'end_of_cycle', no player has a team on",
    ),
    (
        {"phase": "after_conquests", "piles": {"karst": ["A: C"]}},
        "piles: with the phase 'after_conquests', no player has a team",
    ),
    ({"phase": "attack", "piles": {"karst": ["A: C"]}}, "piles: with the phase 'attack', no player has a team on the"),
    (
        {"phase": "first_player", "piles": {"karst": ["A: C"]}},
        "piles: with the phase 'first_player', no player has a team on",
    ),
    (
        {"phase": "development", "piles": {"karst": ["A: C"]}},
        "piles: with the phase 'development', no player has a team on",
    ),
    ({"phase": "start", "piles": {"karst": ["A: C"]}}, "piles: with the phase 'start', no player has a team on the"),
    ({"phase": "resolution", "pawns": [1, 0]}, "pawns, phase: seat 0 has 1 Manoeuvre pawns left outside the"),
    ({"phase": "end_of_cycle", "pawns": [1]}, "pawns, phase: seat 0 has 1 Manoeuvre pawns left outside the"),
    ({"phase": "start", "pawns": [5]}, "pawns, phase: seat 0 has 5 Manoeuvre pawns left outside the"),
    ({"phase": "development", "pawns": [5]}, "pawns: with the phase 'development', Development is about to"),
    ({"seats": 4, "pawns": [5]}, "players, piles: seat 0 has 0 piles on the board and 5"),
    ({"seats": 5, "pawns": [0, 0, 0, 0, 5]}, "players, piles: seat 4 has 0 piles on the board and 5"),
    ({"seats": 5, "cycle": 4}, "cycle is 4; it must be a number from 1 to 3."),
    ({"seats": 3, "cycle": 5}, "cycle is 5; it must be a number from 1 to 4."),
    ({"cycle": 0}, "cycle is 0; it must be a number from 1 to 5."),
    ({"cycle": "2"}, "cycle is '2'; it must be a number from 1 to 5."),
    ({"cycle": True}, "cycle is True; it must be a number from 1 to 5."),
    ({"cycle": 1.5}, "cycle is 1.5; it must be a number from 1 to 5."),
    ({"piles": {"karst": ["A: C"]}, "pawns": [5, 5]}, "players, piles: seat 0 has 1 piles on the board and 5"),
    ({"admin": "B"}, "admin: seat 0 outranks the Administrator (DIK-056)."),
    ({"admin": "A", "markers": [{}, {"college": 2}]}, "admin: seat 1 outranks the Administrator (DIK-056)."),
    ({"borrowed": [1]}, "borrowed, debt: 1 seats have borrowed this Cycle, and fewer"),
    ({"debts": [11]}, "debts is 11; it must be a number from 0 to 10."),
    ({"debts": [-1]}, "debts is -1; it must be a number from 0 to 10."),
    (
        {"affinity": [["Po", "Po", "Po", "Po", "Po", "Po", "Po", "Po", "Po", "Po", "Po"]]},
        "politics (players 0) is 11; it is at least 0 and at most 10.",
    ),
    ({"cards": [["KA1", "KA1"]]}, "The card KA1 lies both on the board of seat 0 and on the"),
    ({"cards": [["KA1"], ["KA1"]]}, "The card KA1 lies both on the board of seat 0 and on the"),
    ({"deck": ["KA1"], "discard": ["KA1"]}, "The card KA1 lies both on the discard pile and on the deck."),
    ({"deck": ["KA1", "KA1"]}, "The card KA1 lies both on the deck and on the deck."),
    ({"cards": [["HA-K1"]]}, "There is no Opportunity card 'HA-K1'."),
    ({"track": ["HA-K1"]}, "There is no Opportunity card 'HA-K1'."),
    ({"secret": "karst_1"}, "There is no Opportunity card 'karst_1'."),
    (
        {"cards": [["Karst[Po|N1]"]], "placed": {"Karst[Po|N1]": ["Pe"]}},
        "mark, own: a token lies on KA1, which has no symbol for it,",
    ),
    (
        {"cards": [["Karst[Po|N1]"]], "placed": {"Karst[Po|N1]": ["Po", "Po"]}},
        "Karst[Po|N1] has 1 Affinity symbols; 2 are described.",
    ),
    (
        {"content": "house", "cards": [["KA1"]], "placed": {"KA1": ["Po", "Pe", "Ar"]}},
        "KA1 has 1 Affinity symbols; 3 are described.",
    ),
    ({"markers": [{"karst": 3}]}, "markers of karst is 3; it must be a number from 0 to 2."),
    ({"markers": [{"karst": -1}]}, "markers of karst is -1; it must be a number from 0 to 2."),
    ({"markers": [{"karst": 2}, {"karst": 2}]}, "karst has 2 Influence markers; more are described (DIK-021)."),
    ({"used": [["karst_1"]]}, "Seat 0 does not own 'karst_1', which is described as Used."),
    ({"markers": [{"karst": 2}], "used": [["karst_1"]]}, "Seat 0 does not own 'karst_1', which is described as Used."),
    ({"developed": [["GN-K1"]]}, "'GN-K1' is no card of seat 0's Cabal; its cards are HA-K1,"),
    ({"developed": [["HA-K1"], ["HA-K1"]]}, "'HA-K1' is no card of seat 1's Cabal; its cards are GN-K1,"),
    ({"developed": ["HA-K1"]}, "developed is 'HA-K1'; it must be a list."),
    (
        {"blockhaus": ["karst"], "cabals": "harmonie,polisec"},
        "stock, sectors, piles, members: 1 blockhaus tokens are there;",
    ),
    ({"blockhaus": ["nowhere"]}, "There is no sector 'nowhere'; the sectors are nouvelle_ville,"),
    ({"blockhaus": "karst"}, "blockhaus is 'karst'; it must be a list."),
    (
        {"blockhaus": ["karst", "motol", "josefov", "college", "combinat", "forteresse", "faubourgs"]},
        "stock, sectors, piles, members: 7 blockhaus tokens are there;",
    ),
    ({"members": [1, 1], "cabals": "harmonie,garde_noire"}, "stock, sectors, piles, members: 2 membership tokens are"),
    (
        {"cabals": "harmonie,syndicats", "members": [4], "stock": [0, 2]},
        "members is 4; it must be a number from 0 to 3.",
    ),
    (
        {"cabals": "harmonie,syndicats", "members": [3], "stock": [0, 4]},
        "stock, sectors, piles, members: 7 membership tokens are",
    ),
    ({"stock": [0, -1]}, "stock is -1; it must be a number from 0 to 6."),
    ({"stock": [2]}, "stock: seat 0 has a stock of 2 tokens; its Cabal has none"),
    (
        {"cabals": "polisec,harmonie", "piles": {"karst": ["B: C"]}, "sleepers": [1, 1]},
        "sleeper (piles 0) is 2; it is at least 0 and at most 1.",
    ),
    (
        {"cabals": "polisec,harmonie", "others": True, "piles": {"karst": ["others: C"]}, "sleepers": [1]},
        "piles: a Sleeper Agent lies on pile 1, which is not an",
    ),
    ({"cabals": "harmonie,harmonie"}, "Option 'cabals' names a Cabal twice: each leads one Cabal and"),
    ({"cabals": "harmonie,martians"}, "There is no Cabal 'martians'; the Cabals are harmonie,"),
    ({"cabals": "harmonie,polisec,resistance"}, "Option 'cabals' names 3 Cabals for 2 seats: name one for each"),
    ({"seats": 1}, "seats is 1; it must be a number from 2 to 5."),
    ({"seats": 6}, "seats is 6; it must be a number from 2 to 5."),
    ({"seats": "two"}, "seats is 'two'; it must be a number from 2 to 5."),
    ({"others": True, "corruption": ["KA1", "KA1"]}, "The card KA1 lies both on the corruption track and on the"),
    (
        {"others": True, "corruption": ["KA1"], "track": ["KA1"]},
        "The card KA1 lies both on the Opportunities track and on the",
    ),
    ({"others": True, "darkness": {"karst": 7}}, "sectors: 7 Darkness tokens lie on the board; there are 6"),
    ({"others": True, "darkness": {"karst": -1}}, "darkness is -1; it must be a number from 0 to 7."),
    (
        {"others": True, "centre": ["C", "C", "C", "C", "C"]},
        "There are 4 Parasites, 4 Abominations and 4 Vectors; more are",
    ),
    (
        {"others": True, "centre": ["C", "C", "C", "C"], "piles": {"karst": ["others: C"]}},
        "There are 4 Parasites, 4 Abominations and 4 Vectors; more are",
    ),
    (
        {"others": True, "piles": {"karst": ["others: C"], "motol": ["others: C,C,C,C"]}},
        "There are 4 Parasites, 4 Abominations and 4 Vectors; more are",
    ),
    ({"corruption_tokens": {"karst": 1}}, "sectors, corruption, centre, piles: the Others, their tokens"),
    (
        {"others": True, "corruption_tokens": {"karst": 100}},
        "corruption_tokens is 100; it must be a number from 0 to 99.",
    ),
    (
        {"others": True, "corruption_tokens": {"karst": -1}},
        "corruption_tokens is -1; it must be a number from 0 to 99.",
    ),
    ({"phase": "infection"}, "There is a Darkness phase only with others=True (DIK-201)."),
    ({"phase": 3}, "There is no phase 3; the phases are start, darkness,"),
    ({"phase": None}, "There is no phase None; the phases are start, darkness,"),
    ({"turn": "C"}, "There is no seat 'C' at a table of 2."),
    ({"turn": -1}, "There is no seat -1 at a table of 2."),
    ({"turn": None}, "There is no seat None at a table of 2."),
    ({"phase": "resolution", "turn": 1}, "turn: with the phase 'resolution', turns are taken in the"),
    ({"pp": [1000000000000000000000000000000]}, "pp is 1000000000000000000000000000000; it must be a number"),
    ({"pp": ["3"]}, "pp is '3'; it must be a number from 0 to 999."),
    ({"pp": [None]}, "pp is None; it must be a number from 0 to 999."),
    ({"pp": [1.5]}, "pp is 1.5; it must be a number from 0 to 999."),
    ({"pp": [True]}, "pp is True; it must be a number from 0 to 999."),
    ({"reserve": [{"C": -1}]}, "reserve of C is -1; it must be a number from 0 to 99."),
    ({"reserve": [{"C": 100}]}, "reserve of C is 100; it must be a number from 0 to 99."),
    ({"reserve": {"A": "C"}}, "reserve is 'C'; it must say what belongs to each name."),
    ({"reserve": [["C"]]}, "reserve is ['C']; it must say what belongs to each name."),
    ({"spies": [-1]}, "spies is -1; it must be a number from 0 to 99."),
    ({"assassins": ["many"]}, "assassins is 'many'; it must be a number from 0 to 99."),
    ({"vp": [100]}, "vp is 100; it must be a number from -99 to 99."),
    ({"vp": ["x"]}, "vp is 'x'; it must be a number from -99 to 99."),
    ({"piles": {"karst": ["A:"]}}, "A pile is written 'A: C,E,G' (top first), not 'A:'."),
    ({"piles": {"karst": [""]}}, "A pile is written 'A: C,E,G' (top first), not ''."),
    ({"piles": {"karst": ["A: C,,E"]}}, "A pawn is C, G or E, not '' in 'A: C,,E'."),
    ({"piles": {"karst": "A: C"}}, "piles is 'A: C'; it must be a list."),
    ({"piles": ["A: C"]}, "piles is ['A: C']; it must say what belongs to each name."),
    ({"piles": {"karst": ["F: C"]}}, "There is no seat 'F' at a table of 2."),
    ({"piles": {3: ["A: C"]}}, "There is no sector 3; the sectors are nouvelle_ville,"),
    ({"piles": {"karst": ["A: C"]}, "seen": [(1, 1, ["Z"])]}, "There is no seat 'Z' at a table of 2."),
    ({"piles": {"karst": ["A: C"]}, "seen": [(1, 2, ["B"])]}, "Pile 1 has no pawn at position 2."),
    ({"piles": {"karst": ["A: C"]}, "seen": [(2, 1, ["B"])]}, "Pile 2 has no pawn at position 1."),
    (
        {"piles": {"karst": ["A: C"]}, "seen": [("1", 1, ["B"])]},
        "A pawn that was seen is written (pile, position, seats), not",
    ),
    ({"piles": {"karst": ["A: C"]}, "seen": [(1, 1, "B")]}, "seen is 'B'; it must be a list."),
    ({"seen": 3}, "seen is 3; it must be a list."),
    ({"secret": "KA1", "secret_seen": ["C"]}, "There is no seat 'C' at a table of 2."),
    ({"secret": "KA1", "secret_seen": "A"}, "secret_seen is 'A'; it must be a list."),
    ({"secret": ["KA1"]}, "There is no Opportunity card ['KA1']; did you mean 'KA1'?"),
    ({"secret": 5}, "There is no Opportunity card 5."),
    ({"secret": {"a": 1}}, "There is no Opportunity card {'a': 1}."),
    ({"cards": ["KA1"]}, "cards is 'KA1'; it must be a list."),
    ({"cards": [[3]]}, "There is no Opportunity card 3."),
    ({"cards": [[None]]}, "There is no Opportunity card None."),
    ({"cards": [[["KA1"]]]}, "There is no Opportunity card ['KA1']; did you mean 'KA1'?"),
    ({"track": [None]}, "There is no Opportunity card None."),
    ({"discard": 3}, "discard is 3; it must be a list."),
    ({"deck": {"a": 1}}, "deck is {'a': 1}; it must be a list."),
    ({"track": [{"x": 1}]}, "There is no Opportunity card {'x': 1}."),
    ({"forced": [2]}, "forced is 2; it is either true or false."),
    ({"breaches": [-1]}, "breaches is -1; it must be a number from 0 to 99."),
    ({"breaches": [1000000]}, "breaches is 1000000; it must be a number from 0 to 99."),
    ({"affinity": {"A": {"po": 1}}}, "affinity is {'po': 1}; it must be a list."),
    ({"affinity": [[None]]}, "There is no Affinity None: politics, people or artefact."),
    ({"placed": ["KA1"]}, "placed is ['KA1']; it must say what belongs to each name."),
    ({"cards": [["Karst[Po|N1]"]], "placed": {"Karst[Po|N1]": "Po"}}, "placed is 'Po'; it must be a list."),
    (
        {"cards": [["Karst[Po|N1]"]], "placed": {"Karst[Po|N1]": [3]}},
        "There is no Affinity 3: politics, people or artefact.",
    ),
    ({"track": ["Karst[Po"]}, '"Karst[Po" is not a card: write Sector[symbols|Nscore] or'),
    ({"track": ["Nowhere[Po|N1]"]}, 'unknown sector "Nowhere" in "Nowhere[Po|N1]"; known:'),
    ({"track": ["Karst[Xx|N1]"]}, 'unknown symbol "xx" in "Karst[Xx|N1]": use Po, Pe, Ar, * or -'),
    ({"others": "yes"}, "Option 'others' is 'yes'; it may be one of [False, True]."),
    ({"others": 2}, "Option 'others' is 2; it may be one of [False, True]."),
    ({"content": "nothing"}, 'unknown content "nothing": give "house", "fixture", or the'),
    ({"cabals": 3}, "Option 'cabals' must be of type str, not 3."),
    ({"cabals": ["harmonie", 4]}, "There is no Cabal '4'; the Cabals are harmonie, garde_noire,"),
    ({"cabals": [["harmonie"], "polisec"]}, "There is no Cabal \"['harmonie']\"; the Cabals are harmonie,"),
    ({"sleepers": 3}, "sleepers is 3; it must be a list."),
    ({"sleepers": ["1"]}, "A Sleeper Agent lies on pile '1', which is not there."),
    ({"sleepers": [None]}, "A Sleeper Agent lies on pile None, which is not there."),
    ({"admin": 5}, "There is no seat 5 at a table of 2."),
    ({"admin": 1.0}, "There is no seat 1.0 at a table of 2."),
    ({"admin": ["A"]}, "There is no seat ['A'] at a table of 2."),
    (
        {"developed": {"A": ["HA-K1", "HA-K2", "HA-K3", "HA-K4", "HA-K5", "HA-K1"]}},
        "developed (players 0) is 6; it is at least 0 and at most 5.",
    ),
    (
        {"revolt": ["karst", "karst"], "cabals": "resistance,harmonie"},
        "revolt (sectors 4) is 2; it is at least 0 and at most 1.",
    ),
    ({"revolt": [["karst"]]}, "There is no sector ['karst']; the sectors are nouvelle_ville,"),
    ({"blockhaus": [3]}, "There is no sector 3; the sectors are nouvelle_ville,"),
    ({"darkness": ["karst"]}, "darkness is ['karst']; it must say what belongs to each name."),
    (
        {"phase": "start", "cycle": 2, "reserve": [{"C": 2}]},
        "reserve: with the phase 'start', Agents and tokens went with",
    ),
    ({"phase": "start", "cycle": 2, "assassins": [1]}, "reserve: with the phase 'start', Agents and tokens went with"),
    (
        {"phase": "start", "cycle": 2, "used": [["karst_1"]], "markers": [{"karst": 1}]},
        "used: with the phase 'start', Used tokens are off by then",
    ),
    (
        {"phase": "start", "cycle": 2, "borrowed": [1], "debts": [1]},
        "borrowed: with the phase 'start', nobody has borrowed in the",
    ),
    ({"phase": "start", "forced": [1]}, "forced, phase: seat 0 must Extend influence before there are"),
]


@pytest.mark.parametrize(("description", "reason"), [*IMPOSSIBLE, *UNTHINKABLE], ids=lambda value: str(value)[:40])
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


@rule("DIK-Q78")
def test_a_corruption_token_on_the_artefact_is_saved_and_read() -> None:
    saved = scene(2, others=True, corruption_tokens={"artefact": 1}).table.save()
    assert ludotheque.load(saved).view(None)["sectors"]["artefact"]["corruption"] == 1
