"""What a client is given of the content of Olomòc."""

from typing import Any

import pytest

from ludotheque.games.olomoc.loader import load, spoken_names, titles
from ludotheque.games.olomoc.printed import printed
from tools.readback import LANGUAGES, speaker

pytestmark = pytest.mark.interpreted


@pytest.fixture(scope="module")
def shown() -> dict[str, Any]:
    return printed("house", {lang: speaker("olomoc", lang) for lang in LANGUAGES})


def test_everything_is_there_by_its_id(shown: dict[str, Any]) -> None:
    content = load("house")
    assert list(shown["profiles"]) == content.profile_ids
    assert list(shown["equipment"]) == content.equipment_ids
    assert list(shown["cards"]) == content.ministry_ids and list(shown["artefact"]) == content.artefact_ids
    assert list(shown["agendas"]) == content.agenda_ids and list(shown["layouts"]) == content.layout_ids
    assert list(shown["markers"]) == content.marker_ids
    borne = [ability for profile in shown["profiles"].values() for ability in profile["abilities"]]
    cards = [*shown["equipment"], *shown["cards"], *shown["artefact"]]
    assert sorted([*borne, *cards]) == sorted(content.ability_ids)


def test_figures_and_words_stand_side_by_side(shown: dict[str, Any]) -> None:
    petra = shown["profiles"]["petra_kantor"]
    assert (petra["rank"], petra["radius"], petra["life"]) == (3, 591, "RSSSSTS")
    assert petra["abilities"]["sommation"]["limit"] == {"phase": 1}
    assert petra["abilities"]["sommation"]["en"]["name"] == "Final Warning"
    assert shown["profiles"]["rogue"]["fr"]["instinct"][-1] == "Sinon : son activation finit."
    assert shown["agendas"]["emprise"]["markers"][0]["radius"] == 787
    assert shown["markers"]["smoke"] == {
        "size": 50,
        "radius": 984,
        "gives": "obstruction",
        "fr": {"name": "Fumée"},
        "en": {"name": "Smoke"},
    }
    assert shown["rulers"] == {"march": {"length": 3000, "width": 750}, "push": {"length": 1000, "width": 500}}


def test_an_id_shared_by_an_agenda_and_a_hostile_is_the_hostile() -> None:
    assert spoken_names("house")["gargoule"] == {"fr": "Gargoule", "en": "Gargoyle"}
    assert titles("house")["agenda"]["gargoule"] == {"fr": "La Gargoule", "en": "The Gargoyle"}
