"""What only Steamwatchers says: its names in their forms, a bid to its owner."""

from typing import Any

import pytest

import ludotheque
from ludotheque.games.steamwatchers.acts import STRUCTURE_IDS
from ludotheque.games.steamwatchers.game import SteamwatchersGame
from ludotheque.games.steamwatchers.names import CLAN_IDS, SCENARIO_IDS
from ludotheque.games.steamwatchers.state import ORDER_IDS, PHASE_IDS, TITLE_IDS, UNIT_IDS
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.texts import Texts
from tests.games.shared import spoken
from tests.games.steamwatchers.said import PLACES, WORDS

pytestmark = pytest.mark.interpreted


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def texts(lang: str) -> Texts:
    return Texts(SteamwatchersGame(), lang, WORDS.options)


@pytest.fixture
def written(lang: str) -> spoken.Written:
    return spoken.Written(WORDS.home, lang)


def test_every_thing_has_its_name(written: spoken.Written, texts: Texts) -> None:
    things = {*UNIT_IDS, *ORDER_IDS, *STRUCTURE_IDS, *TITLE_IDS, *PHASE_IDS}
    turns = {f"chose_{n}" for n in range(1, 6)}  # of choice, as the laboratory counts them
    assert written.named("name-") == things | turns | {"beacon", "crames", *PLACES}
    assert written.named("count-") == set(UNIT_IDS)
    for unit in UNIT_IDS:
        assert f"name-{unit}.a" in written.parts
    for structure in STRUCTURE_IDS[1:]:
        assert {f"name-{structure}.{form}" for form in ("a", "the")} <= set(written.parts)
    state: Any = ludotheque.game("steamwatchers").new(5, 1).state
    content = state.content
    for piece in (*content.zone_ids, *content.sea_ids, *content.archon_ids, *CLAN_IDS, *SCENARIO_IDS):
        assert texts.name(piece) != piece


def test_a_bid_is_told_to_its_owner_with_its_number(texts: Texts) -> None:
    both = [texts.event({"key": "bid-set", "seat": 0}), texts.event({"key": "bid-set", "seat": 0, "n": 3})]
    assert (
        both
        == {
            "fr": ["A règle sa roue de combat.", "A règle sa roue de combat sur 3."],
            "en": ["A sets their combat dial.", "A sets their combat dial to 3."],
        }[texts.lang]
    )
