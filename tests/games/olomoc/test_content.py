"""The house content of Olomòc: what is there, held against the specification."""

import pytest

from ludotheque.games.olomoc import names
from ludotheque.games.olomoc.content import Content
from ludotheque.games.olomoc.loader import load
from tests.marks import rule

pytestmark = pytest.mark.interpreted


@pytest.fixture(scope="module")
def content() -> Content:
    return load("house")


@rule("OLO-158", "OLO-169")
def test_how_much_there_is_of_everything(content: Content) -> None:
    assert len(content.faction_ids) == 4
    assert content.characters == 24 and len(content.profile_ids) == 24 + 3
    assert len(content.equipment_ids) == 16
    assert len(content.ministry_card) == 9 and len(content.ministry_ids) == 8
    assert [int(content.ministry[content.ministry_card[card]]) for card in range(2)] == [names.AXIS, names.AXIS]
    assert len(content.artefact_card) == 12
    assert len(content.agenda_ids) == 6 and len(content.layout_ids) == 4
