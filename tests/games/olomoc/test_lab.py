"""What the laboratory counts in a game of Olomòc."""

import pytest

from ludotheque.match.registry import rules_of
from ludotheque.match.texts import Texts
from tests.games.olomoc.scene import fresh, scene

RULES = rules_of("olomoc")
LAB = RULES.lab


def test_seats_are_counted_by_faction_side_agenda_and_what_they_took() -> None:
    s = scene(agenda="dossiers", edges=["west", "east"], vp=[3, 1], cycle=2).s
    assert LAB.groups(s) == ["administration", "frange"] and LAB.standing(s) == [3, 1]
    told = LAB.stats(s)
    assert told["rounds"] == 2 and [len(cards) for cards in told["cards"]] == [6, 6]
    assert told["cards"][0][2] == s.content.profile_ids[s.of(2, 0)]
    traits = LAB.traits(s)
    assert traits["edge"] == ["west", "east"] and sorted(traits["player"]) == ["player_1", "player_2"]
    assert traits["agenda_by_edge"] == ["dossiers west", "dossiers east"]
    assert traits["agenda_by_faction"] == ["dossiers administration", "dossiers frange"]


def test_before_anything_is_known_nothing_is_counted() -> None:
    s = fresh(1).s
    assert LAB.groups(s) == ["none", "none"] and {"".join(labels) for labels in LAB.traits(s).values()} == {""}


@pytest.mark.parametrize(("lang", "said"), [("fr", "Emprise, le bord est"), ("en", "Stranglehold, the eastern edge")])
def test_labels_are_said_in_words(lang: str, said: str) -> None:
    texts = Texts(RULES, lang)
    assert texts.name("emprise east") == said and " " in texts.name("player_1")
    assert all(f"trait-{name}" in texts for name in LAB.traits(fresh(1).s))
